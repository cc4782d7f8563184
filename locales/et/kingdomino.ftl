### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Lao oma lossi ümber doominoklotsidest kuningriik ja pane iga kroon punkte tooma.
rules-intro-kingdomino = Ehita kõige rikkam kuningriik: lao oma lossi ümber kuut liiki maastikuga doominoklotse ja kogu kroone.

## play: terms

terrain-wheat = viljapõld
terrain-forest = mets
terrain-water = järv
terrain-grass = rohumaa
terrain-swamp = soo
terrain-mine = kaevandus
terrain-castle = loss
terrain-letter-wheat = V
terrain-letter-forest = M
terrain-letter-water = J
terrain-letter-grass = R
terrain-letter-swamp = S
terrain-letter-mine = K

## play: options

option-kingdomino-three-players = Kolme mängijaga
option-kingdomino-three-players-about = Mitu doominoklotsi on reas, kui mängijaid on kolm.
option-kingdomino-three-players-is-lines_of_three = kolmesed read, 36 klotsi
option-kingdomino-three-players-is-lines_of_four = neljased read, kõik 48; see, mida keegi ei vali, eemaldatakse
option-kingdomino-first-picks = Esimene valik
option-kingdomino-first-picks-about = Mis järjekorras kaks mängijat esimesest reast valivad.
option-kingdomino-first-picks-is-lot = kuningad loositakse
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dünastia
option-kingdomino-dynasty-about = Kolm mängu järjest; võidab suurim summa.
option-kingdomino-middle-kingdom = Keskriik
option-kingdomino-middle-kingdom-about = 10 lisapunkti, kui loss on oma kuningriigi keskel.
option-kingdomino-middle-kingdom-is-off = väljas
option-kingdomino-middle-kingdom-is-rule = vasakule sama palju kui paremale, üles sama palju kui alla
option-kingdomino-middle-kingdom-is-reach = ükski ruut pole lossist kaugemal kui 2 (Kuningate heitluses 3)
option-kingdomino-middle-kingdom-is-full = loss keskel ning kuningriik nii lai ja kõrge kui võimalik
option-kingdomino-harmony = Harmoonia
option-kingdomino-harmony-about = 5 lisapunkti tervikliku kuningriigi eest, kui ühestki klotsist ei loobutud.
option-kingdomino-mighty-duel = Kuningate heitlus
option-kingdomino-mighty-duel-about = Kaks mängijat, kõik 48 klotsi, kuningriigid 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Kuningad on loositud: esimesena valib { $player }.
       *[other] Mäng { $game } / { $games }. Kuningad on loositud: esimesena valib { $player }.
    }
told-kingdomino-row = Järgmised klotsid: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } paigutab klotsi { $tile }.
        [one] { $player } paigutab klotsi { $tile } ja saab { $points } punkti.
       *[other] { $player } paigutab klotsi { $tile } ja saab { $points } punkti.
    }
told-kingdomino-discard = { $player } ei saa klotsi { $tile } kuhugi panna ja loobub sellest.
told-kingdomino-pick = { $player } valib klotsi { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Paiguta klots { $tile }
        [one] Paiguta klots { $tile } ja saa { $points } punkt
       *[other] Paiguta klots { $tile } ja saa { $points } punkti
    }
may-kingdomino-discard = Loobu klotsist { $tile }: seda pole kuhugi panna
may-kingdomino-pick = Vali klots { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Viljapõld
        [forest] Mets
        [water] Järv
        [grass] Rohumaa
        [swamp] Soo
       *[mine] Kaevandus
    }: { $squares ->
        [one] { $squares } ruut
       *[other] { $squares } ruutu
    } × { $crowns ->
        [one] { $crowns } kroon
       *[other] { $crowns } krooni
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Viljapõld
        [forest] Mets
        [water] Järv
        [grass] Rohumaa
        [swamp] Soo
       *[mine] Kaevandus
    } kasvab: { $squares ->
        [one] { $squares } ruut
       *[other] { $squares } ruutu
    } × { $crowns ->
        [one] { $crowns } kroon
       *[other] { $crowns } krooni
    }
score-kingdomino-middle = Keskriik: loss on keskel
score-kingdomino-middle-lost = Loss ei ole enam keskel
score-kingdomino-harmony = Harmoonia: kuningriik on tervik
score-kingdomino-harmony-lost = Kuningriik ei ole enam tervik
score-kingdomino-game = { $game }. mäng
score-kingdomino-tie = Võrdsed punktid: otsustab suurim maatükk ({ $squares ->
    [one] { $squares } ruut
   *[other] { $squares } ruutu
}), siis kroonid ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] See annab kohe { $points } punkti.
       *[other] See annab kohe { $points } punkti.
    }
reason-kingdomino-middle = Loss jääb keskele.
reason-kingdomino-no-hole = Ei jäta ühtki ruutu, mida ei saa täita.
reason-kingdomino-holes =
    { $count ->
        [one] Jätab { $count } ruudu, mida ei saa täita.
       *[other] Jätab { $count } ruutu, mida ei saa täita.
    }
reason-kingdomino-no-place = Klotsile { $tile } pole kohta.
reason-kingdomino-would-bring =
    { $points ->
        [one] See võib anda kohe { $points } punkti.
       *[other] See võib anda kohe { $points } punkti.
    }
reason-kingdomino-crowns =
    Sellel on { $count ->
        [one] { $count } kroon
       *[other] { $count } krooni
    }.
reason-kingdomino-denies =
    { $points ->
        [one] { $player } saaks sellega { $points } punkti.
       *[other] { $player } saaks sellega { $points } punkti.
    }
reason-kingdomino-order =
    { $place ->
        [1] Järgmises voorus oled esimene.
        [2] Järgmises voorus oled teine.
        [3] Järgmises voorus oled kolmas.
       *[other] Järgmises voorus oled viimane.
    }

## play: refusals

refused-kingdomino-over = Mäng on läbi.
refused-kingdomino-luck = Kõigepealt loositakse klotsid või kuningad.
refused-kingdomino-place-first = Paiguta kõigepealt oma klots, siis vali järgmine.
refused-kingdomino-pick-now = Su klots on juba paigas; nüüd vali järgmine.
refused-kingdomino-other-domino = Sul tuleb paigutada klots { $own }, mitte { $tile }.
refused-kingdomino-not-in-row = Klotsi { $tile } valitavas reas ei ole.
refused-kingdomino-taken = Klotsil { $tile } on juba kuningas.
refused-kingdomino-backwards = Klotsi { $tile } pooled on ühesugused: kirjuta see suunaga itta või lõunasse.
refused-kingdomino-covered = See ruut on juba kaetud.
refused-kingdomino-outside = Kuningriik oleks { $across } × { $down } ruutu; see peab mahtuma { $size } × { $size } ruudustikku.
refused-kingdomino-unmatched =
    Kumbki pool ei puuduta lossi ega oma maastikku ({ $left ->
        [wheat] viljapõld
        [forest] mets
        [water] järv
        [grass] rohumaa
        [swamp] soo
       *[mine] kaevandus
    }, { $right ->
        [wheat] viljapõld
        [forest] mets
        [water] järv
        [grass] rohumaa
        [swamp] soo
       *[mine] kaevandus
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Klotsi { $tile } saab paigutada { $count } viisil, seega tuleb see paigutada.
       *[other] Klotsi { $tile } saab paigutada { $count } viisil, seega tuleb see paigutada.
    }
refused-kingdomino-no-luck = Praegu pole midagi loosida.
refused-kingdomino-row-twice = Klots { $tile } on reas kaks korda.
refused-kingdomino-row-seen = Klots { $tile } on juba laual olnud.
refused-kingdomino-row-count = Klotse reas: { $count }, mitte { $written }.
refused-kingdomino-lot-count = Kuningaid loosida: { $count }, mitte { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] Mängijal { $player } peab järjekorras olema { $kings } kuningas.
       *[other] Mängijal { $player } peab järjekorras olema { $kings } kuningat.
    }
refused-kingdomino-kings-snake = Selle valikuga on järjekord A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = „{ $text }“ ei ole selles seisus loetav.
refused-kingdomino-position-missing = Seisus puudub osa „{ $section }“.
refused-kingdomino-position-twice = Klots { $tile } on kahes kohas.
refused-kingdomino-position-order = Rea klotsid peavad olema järjestatud alates väikseimast numbrist.
refused-kingdomino-position-kings = Mängija { $player } kuningate arv ei klapi.
refused-kingdomino-position-count = Klotside arv ei klapi.
refused-kingdomino-position-kingdom = Mängija { $player } kuningriiki ei saa reeglite järgi ehitada.
refused-kingdomino-position-stage = Mängu etapp ei sobi laual olevate ridadega.
refused-kingdomino-position-past = Selle Dünastia lõppenud mängud ei klapi.
text-kingdomino-move = Käik kirjutatakse nii: „48@1,0>e“, „discard 48“ või „pick 48“.
text-kingdomino-direction = Klotsi suund on e, s, w või n.

## page: the board

help-kingdomino = Vali esiletõstetud ruut; klotsi näidatakse seal koos punktidega. Pööra ja tee siis käik. D viib valitavate klotside juurde, P sinu kuningriiki.
kingdomino-current = Paigutada
kingdomino-round = Voor { $round } / { $rounds }
kingdomino-game = Mäng { $game } / { $games }
kingdomino-next = Valida
kingdomino-done = tehtud
kingdomino-castle = loss
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } kroon
       *[other] { $terrain }, { $crowns } krooni
    }
kingdomino-tile = klots { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } paremale
        [left] { $x } vasakule
       *[none] { "" }
    } { $along ->
        [down] { $y } alla
        [up] { $y } üles
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] tühi
        [one] tühi, { $ways } viis paigutada
       *[other] tühi, { $ways } viisi paigutada
    }
kingdomino-kingdom =
    Mängija { $player } kuningriik, { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
kingdomino-enlarge =
    Vaata mängija { $player } kuningriiki, { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
kingdomino-own-again = Tagasi minu kuningriiki
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – veel ilma kroonita
       *[no] { $gain }
    }
kingdomino-choose-place = Paiguta { $tile }.
kingdomino-choose-tile = Vali klots järgmiseks vooruks.
kingdomino-no-place = Klots { $number } ei sobi kuhugi. Sellest loobutakse.
kingdomino-discard = Loobu: { $number }
kingdomino-next-order = Järgmises voorus oled valimisel { $place }. kohal.
kingdomino-one-way = Muu suund siia ei sobi.
kingdomino-not-here = Klots ei sobi siia.
kingdomino-move-pick = Vali { $tile }
kingdomino-move-discard = Loobu klotsist { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Järgmises voorus oled valimisel { $first }.–{ $last }. kohal, olenevalt teistest.
kingdomino-moment = Maatükk valmis: { $points }
kingdomino-to-come = Klotsid, mis veel tulevad
kingdomino-to-come-about = Juba laual olnud klotsid on tuhmid. Veel avamata: { $count }.

## page: the score pad

pad-terrain = Maastik
pad-crowns = Kroonid
pad-empty = tühi
pad-kingdom = Kuningriik
pad-size = { $size } × { $size } ruutu
pad-kingdomino-about = Vali maastik ja kroonid, siis puuduta kuningriigi ruute.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Kuningad on loositud: esimesena valid sina.
       *[other] Mäng { $game } / { $games }. Kuningad on loositud: esimesena valid sina.
    }
own-kingdomino-place =
    { $points ->
        [0] Paigutad klotsi { $tile }.
        [one] Paigutad klotsi { $tile } ja saad { $points } punkti.
       *[other] Paigutad klotsi { $tile } ja saad { $points } punkti.
    }
own-kingdomino-discard = Sa ei saa klotsi { $tile } kuhugi panna ja loobud sellest.
own-kingdomino-pick = Valid klotsi { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Tere tulemast, Teie Majesteet! Ehita oma lossi ümber doominoklotsidest kuningriik. Maa on midagi väärt ainult siis, kui sellel on kroone.
lesson-kingdomino-pick = Vali reast klots: puuduta seda ja tee siis käik. Väikese numbriga valid järgmises voorus varem; suurtel numbritel on rohkem kroone.
lesson-kingdomino-order = Sinu kuningas seisab nüüd sellel klotsil. Kuningad käivad numbrite järjekorras, väikseimast suurimani.
lesson-kingdomino-place = Pane nüüd oma klots mõnele esiletõstetud ruudule; arv näitab, mitu punkti see annaks. Pööra seda nupuga ↻, hiirerattaga või R-klahviga.
lesson-kingdomino-match = Üks pool peab puudutama sama maastikku või lossi. Püüa suurendada maastikku, millel on kroone.
lesson-kingdomino-points = Iga ühtne maatükk annab ruutude ja kroonide arvu korrutise: neli metsaruutu kahe krooniga on väärt kaheksa punkti.
lesson-kingdomino-limit = Sinu kuningriik peab mahtuma 5 × 5 ruudustikku. Klotsist, mis kuhugi ei sobi, loobutakse, seega väldi kitsaid auke.
lesson-kingdomino-free = See on kõik. Mängi edasi ja küsi vihjet, millal soovid.

## book: rules

rules-k1 = Kingdominot mängib kaks, kolm või neli mängijat. Igaüks rajab kuningriigi oma lossiruudu ümber.
rules-k2 = Kahe mängijaga on kummalgi kaks kuningat, kolme või nelja mängijaga igaühel üks.
rules-k3 = Doominoklotse on 48, numbritega 1 kuni 48. Nelja mängijaga kasutatakse kõiki, kolmega 36, kahega 24; ülejäänud eemaldatakse pimesi. (Lahend: kolme mängija jaoks trükitud arv 38 on trükiviga.) Valik: kolm mängijat kasutavad kõiki 48 klotsi neljastes ridades ja see, mida keegi ei valinud, eemaldatakse.
rules-k4 = Reas on sama palju klotse kui kuningaid: kahe või nelja mängijaga neli, kolmega kolm. Need on numbrite järjekorras, väikseim üleval.
rules-k5 = Esimese rea jaoks võetakse kuningad juhuslikus järjekorras; selles järjekorras pannakse igaüks vabale klotsile. Ühel klotsil on vaid üks kuningas. Valik kahele: järjekord on A, B, B, A.
rules-k6 = Kui kõik rea klotsid on valitud, laotakse järgmine rida, kuni klotse jätkub.
rules-k7 = Käigujärjekorra määrab kuningate asukoht reas, ülevalt alla.
rules-k8 = Oma käigul paiguta kõigepealt kuninga all olev klots oma kuningriiki ja pane siis kuningas järgmise rea vabale klotsile.
rules-k9 = Kahekesi mängides on kummalgi igas voorus kaks käiku, üks kummagi kuningaga.
rules-k10 = Mäng kestab kaksteist vooru, kahekesi kuus (Kuningate heitluses kaksteist).
rules-k11 = Viimases voorus pole enam midagi valida: klots ainult paigutatakse.
rules-k12 = Klots katab kaks vaba kõrvuti asetsevat ruutu, ükskõik millises neljast suunast.
rules-k13 = Vähemalt üks pool peab küljega puudutama lossi või sama maastikuga ruutu. Ühest sobivusest piisab; teised küljed ei pea sobima.
rules-k14 = Kogu kuningriik koos lossiga peab mahtuma 5 × 5 ruudustikku (Kuningate heitluses 7 × 7). Loss võib jääda selles ükskõik kuhu.
rules-k15 = Klots, mida saab paigutada, tuleb paigutada, kuhu iganes see sobib. Kui see kuhugi ei sobi, tuleb sellest loobuda; seejärel valitakse nagu ikka. Augud võivad jääda.
rules-k16 = Külgedega kokku puutuvad sama maastikuga ruudud moodustavad maatüki. See annab ruutude arvu ja kroonide arvu korrutise; ilma kroonita punkte ei saa. Sama maastikuga maatükke võib olla mitu. Loss ei kuulu ühegi juurde.
rules-k17 = Võidab suurim punktisumma. Viigi korral otsustab suurim maatükk, siis kroonide arv; kui ka need on võrdsed, jagatakse võit.
rules-k18 = Dünastia: kolm mängu järjest ja võidab suurim summa. Võrdse summa korral võit jagatakse. Igaks mänguks loositakse kuningad uuesti.
rules-k19 = Keskriik: 10 lisapunkti, kui loss on kuningriigi keskel. (Lahend: laotud ala ulatub lossist vasakule sama kaugele kui paremale ja üles sama kaugele kui alla.) Kaks muud tõlgendust on valikus.
rules-k20 = Harmoonia: 5 lisapunkti, kui ühestki klotsist ei loobutud ja kuningriik on tervik: kõik klotsid paigutatud ja ruudustik täis.
rules-k21 = Kuningate heitlus: kaks mängijat kasutavad kõiki 48 klotsi ja ehitavad 7 × 7 kuningriigid kaheteistkümne vooruga, igas voorus neli klotsi.

## book: captions of the examples

rules-example-kingdomino-tiles = Doominoklotsil on kaks poolt, kummalgi maastik ja mõnikord ka kroone. Number määrab järjekorra.
rules-example-kingdomino-row = Käiakse kuningate järjekorras, ülevalt alla. Kes on klotsi paigutanud, paneb kuninga järgmise rea vabale klotsile.
rules-example-kingdomino-match = Ühest sobivast küljest piisab: klots { $tile } puudutab sama maastikku ainult ühe poolega.
rules-example-kingdomino-scoring = See kuningriik annab { $points } punkti: iga maatüki ruutude arv korrutatakse selle kroonide arvuga.
rules-example-kingdomino-complete = Terviklik kuningriik, mille keskel on loss: mõlema lisareegliga annab see { $points } punkti.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } viljapõld, { terrain-letter-forest } mets, { terrain-letter-water } järv, { terrain-letter-grass } rohumaa, { terrain-letter-swamp } soo, { terrain-letter-mine } kaevandus, koos kroonide arvuga; ♜ loss; ♔ ja number: selle mängija kuningas.

## command line

refused-score-castle = Kuningriigis on täpselt üks loss; kirjuta see tähega „C“.
refused-score-mixed = Kirjuta kuningriik kas kaardina või doominoklotsidena, mitte mõlemat moodi.
