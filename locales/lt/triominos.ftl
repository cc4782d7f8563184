### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Derink trikampių kauliukų kampus, statyk tiltus ir uždarinėk šešiakampius.
rules-intro-triominos = Dėk trikampius kauliukus kraštinė prie kraštinės, rink taškus už kiekvieną ir papildomus už tiltus bei šešiakampius.

## play: options

option-triominos-hexagons = Keli šešiakampiai iškart
option-triominos-hexagons-about = Kiek taškų duoda kauliukas, užbaigiantis daugiau nei vieną šešiakampį.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, kad ir kiek būtų
option-triominos-hexagons-is-each = po 50 už kiekvieną
option-triominos-target = Siekiami taškai
option-triominos-target-about = Mačas baigiasi po raundo, kuriame kas nors juos pasiekia.
option-triominos-rounds = Daugiausia raundų (0 = ∞)
option-triominos-rounds-about = Mačas baigiasi po tiek raundų, net jei tikslo niekas nepasiekė; 0 – be ribos.
option-triominos-solo-hand = Kauliukai rankoje žaidžiant vienam
option-triominos-solo-hand-about = Su 0 kiekvienas kauliukas imamas iš atsargų.
option-triominos-solo-draws = Kiek galima imti žaidžiant vienam
option-triominos-solo-draws-about = Su riba rezultatus galima palyginti; 20 yra geras skaičius. Su 55 ribos nėra.

## play: log

told-triominos-dealt = Raundas { $round } išdalytas; pradeda { $player }.
told-triominos-turned-up = Atverstas { $tile }, taškai: { $points }.
told-triominos-starts = { $player } pradeda kauliuku { $tile }, taškai: { $points }.
told-triominos-lays =
    { $bonus ->
        [bridge] { $player } deda { $tile } ir stato tiltą, taškai: { $points }.
        [double] { $player } deda { $tile } ir sudaro dvigubą jungtį, taškai: { $points }.
        [hexagon] { $player } deda { $tile } ir uždaro šešiakampį, taškai: { $points }.
        [hexagons2] { $player } deda { $tile } ir uždaro du šešiakampius, taškai: { $points }.
        [hexagons3] { $player } deda { $tile } ir uždaro tris šešiakampius, taškai: { $points }.
       *[none] { $player } deda { $tile }, taškai: { $points }.
    }{ $ends ->
        [out] { " " }Tai buvo paskutinis kauliukas: raundas baigtas.
        [blocked] { " " }Niekas nebegali dėti: raundas baigtas.
       *[no] { "" }
    }
told-triominos-draws =
    { $count ->
        [1] { $player } ima kauliuką.
        [2] { $player } ima antrą kauliuką.
        [3] { $player } ima trečią kauliuką.
       *[other] { $player } vėl ima kauliuką (šiuo ėjimu tai { $count }. kauliukas).
    }
told-triominos-drew =
    { $missed ->
        [yes] Kauliukas netinka, ir ėjimas baigtas.
       *[no] { $player } paėmė kauliuką.
    }{ $ends ->
        [blocked] { " " }Niekas nebegali dėti: raundas baigtas.
       *[no] { "" }
    }
told-triominos-drew-tile =
    { $missed ->
        [yes] { $player } paėmė { $tile }. Jis netinka, ir ėjimas baigtas.
       *[no] { $player } paėmė { $tile }.
    }{ $ends ->
        [blocked] { " " }Niekas nebegali dėti: raundas baigtas.
       *[no] { "" }
    }
told-triominos-passes =
    { $player } praleidžia ėjimą, taškai: { $points }.{ $ends ->
        [blocked] { " " }Niekas nebegali ar nebenori dėti: raundas baigtas.
       *[no] { "" }
    }

## play: possible moves

may-triominos-starts = Pradėti kauliuku { $tile }, taškai: { $points }
may-triominos-lays = { $bonus ->
    [bridge] Dėti { $tile } ir pastatyti tiltą, taškai: { $points }
    [double] Dėti { $tile } ir sudaryti dvigubą jungtį, taškai: { $points }
    [hexagon] Dėti { $tile } ir uždaryti šešiakampį, taškai: { $points }
    [hexagons2] Dėti { $tile } ir uždaryti du šešiakampius, taškai: { $points }
    [hexagons3] Dėti { $tile } ir uždaryti tris šešiakampius, taškai: { $points }
   *[none] Dėti { $tile }, taškai: { $points }
}{ $ends ->
    [out] { " – " }paskutinis tavo kauliukas
    [blocked] { " – " }po to niekas nebegalės dėti
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Imti kauliuką
    [2] Imti antrą kauliuką
    [3] Imti trečią kauliuką
   *[other] Vėl imti kauliuką (šiuo ėjimu tai { $count }. kauliukas)
}
may-triominos-passes = Praleisti ėjimą, taškai: { $points }{ $ends ->
    [blocked] { " – " }po to niekas nebegalės ar nebenorės dėti
   *[no] { "" }
}

## play: points

score-triominos-tiles = Padėti kauliukai
score-triominos-starts = Pirmi kauliukai
score-triominos-bridges = Tiltai
score-triominos-doubles = Dvigubos jungtys
score-triominos-hexagons = Šešiakampiai
score-triominos-draws = Paimti kauliukai
score-triominos-misses = Ėjimai be padėto kauliuko
score-triominos-outs = Padėti visi kauliukai
score-triominos-hands = Kitų rankose likę kauliukai

## play: hints

reason-triominos-start = Tai pradinis kauliukas.
reason-triominos-last-tile = Tai tavo paskutinis kauliukas: raundas tavo.
reason-triominos-points =
    { $bonus ->
        [bridge] Taškai su tiltu: { $points }.
        [double] Taškai su dviguba jungtimi: { $points }.
        [hexagon] Taškai su šešiakampiu: { $points }.
        [hexagons2] Taškai su dviem šešiakampiais: { $points }.
        [hexagons3] Taškai su trimis šešiakampiais: { $points }.
       *[none] Taškai: { $points }.
    }
reason-triominos-allows-bonus =
    { $count ->
        [one] Palieka { $count } vietą, kur kiti gali gauti priedą.
        [few] Palieka { $count } vietas, kur kiti gali gauti priedą.
       *[other] Palieka { $count } vietų, kur kiti gali gauti priedą.
    }
reason-triominos-spoils-bonus =
    { $count ->
        [one] Atima { $count } vietą priedui.
        [few] Atima { $count } vietas priedui.
       *[other] Atima { $count } vietų priedui.
    }
reason-triominos-narrows =
    { $count ->
        [0] Nebetinka joks kauliukas, kurį gali turėti kiti.
        [one] Betinka tik { $count } kauliukas, kurį gali turėti kiti.
        [few] Betinka tik { $count } kauliukai, kuriuos gali turėti kiti.
       *[other] Betinka tik { $count } kauliukų, kuriuos gali turėti kiti.
    }
reason-triominos-goes-on =
    { $count ->
        [0] Po to netinka nė vienas tavo kauliukas.
        [one] Po to tinka { $count } tavo kauliukas.
        [few] Po to tinka { $count } tavo kauliukai.
       *[other] Po to tinka { $count } tavo kauliukų.
    }
reason-triominos-draws-to-wait = Tavo kauliukai vėliau bus vertesni: imti kainuoja mažiau nei dėti dabar.
reason-triominos-must-draw = Netinka nė vienas tavo kauliukas.
reason-triominos-passes-to-wait = Praleisti kainuoja mažiau nei dėti dabar.
reason-triominos-must-pass = Netinka nė vienas tavo kauliukas, ir nebėra ko imti.

## play: refusals

refused-triominos-over = Mačas baigtas.
refused-triominos-luck-first = Kauliukai dar dalijami arba imami.
refused-triominos-no-luck = Dabar niekas nedalijama ir neimama.
refused-triominos-start = Raundas pradedamas kauliuku { $tile } stalo viduryje.
refused-triominos-must-lay = Paimtas kauliukas { $tile } tinka, ir jį reikia dėti dabar.
refused-triominos-held-before = Šiuo ėjimu ėmei, todėl negali dėti { $tile }, kurį jau turėjai.
refused-triominos-pool-empty = Nebėra ko imti.
refused-triominos-draws-used =
    { $count ->
        [0] Šioje partijoje kauliukų imti negalima.
        [one] { $count } kauliukas, kurį galima imti, jau paimtas.
        [few] Visi { $count } kauliukai, kuriuos galima imti, jau paimti.
       *[other] Visi kauliukai, kuriuos galima imti ({ $count }), jau paimti.
    }
refused-triominos-must-draw =
    { $count ->
        [one] Praleisti negalima: dar galima imti { $count } kauliuką.
        [few] Praleisti negalima: dar galima imti { $count } kauliukus.
       *[other] Praleisti negalima: dar galima imti { $count } kauliukų.
    }
refused-triominos-not-in-hand = Kauliuko { $tile } tavo rankoje nėra.
refused-triominos-covered = Ten jau guli kauliukas.
refused-triominos-no-side = Prie tos vietos nėra jokio kauliuko.
refused-triominos-corner = Tas kampas rodo { $shows }, ne { $not }.
refused-triominos-hand-size = Vietai { $seat } išdalyta kauliukų { $count }, o ne { $expected }.
refused-triominos-not-in-pool = Kauliuko { $tile } atsargose nėra.
refused-triominos-tile-twice = { $tile } paminėtas du kartus.
refused-triominos-table = Kauliuko { $tile } ten dėti negalima.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Kažkuris kauliukas yra dviejose vietose.
        [points] Joks mačas neturi tokių raundų ir sumų.
        [last] Ankstesnis raundas negalėjo taip baigtis.
       *[other] Tokios pozicijos negali būti.
    }
text-triominos-tile = Kauliuko { $text } nėra: skaičiai yra nuo 0 iki 5 ir didėja pagal laikrodžio rodyklę.
text-triominos-stage = „{ $text }“ nėra nė vienas iš deal, start, play, draw, over.
text-triominos-too-many = Atidėta daugiau kauliukų, negu jų yra žaidime.

## page: the board

pool-count =
    { $count ->
        [one] { $count } kauliukas atsargose
        [few] { $count } kauliukai atsargose
       *[other] { $count } kauliukų atsargose
    }
help-triominos = Pasirink kauliuką iš rankos (1–9), paskui vieną iš paryškintų vietų. Vilk stalą, kad jį pastumtum; 0 rodo viską.
triominos-table =
    { $count ->
        [one] Stalas, { $count } kauliukas: { $tiles }
        [few] Stalas, { $count } kauliukai: { $tiles }
       *[other] Stalas, { $count } kauliukų: { $tiles }
    }
triominos-spots = Vietos, kur kauliukas tinka
triominos-points =
    { $bonus ->
        [bridge] taškai su tiltu: { $points }
        [double] taškai su dviguba jungtimi: { $points }
        [hexagon] taškai su šešiakampiu: { $points }
        [hexagons2] taškai su dviem šešiakampiais: { $points }
        [hexagons3] taškai su trimis šešiakampiais: { $points }
       *[none] { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
    }
triominos-moment =
    { $bonus ->
        [bridge] Tiltas!
        [double] Dviguba jungtis!
        [hexagons2] Du šešiakampiai!
        [hexagons3] Trys šešiakampiai!
       *[hexagon] Šešiakampis!
    }
triominos-choose-tile = Pasirink kauliuką iš rankos.
triominos-choose-spot =
    { $count ->
        [one] Tinka { $count } vietoje.
        [few] Tinka { $count } vietose.
       *[other] Tinkamų vietų: { $count }.
    }
triominos-fits-nowhere = { $tile } dabar niekur netinka.
triominos-must-draw = Netinka nė vienas tavo kauliukas: imk.
triominos-must-pass = Niekas netinka, ir nebėra ko imti: praleisk.
triominos-draw = Imti (−5)
triominos-draws-left = Šiuo ėjimu dar gali imti: { $count }
triominos-pass = Praleisti (−10)
triominos-move-start = Pirmas dedamas { $tile }: { $points }
triominos-move-beside = Dėti { $tile } prie { $beside }
triominos-move-lay = Dėti { $tile } prie { $beside }: { $points }
triominos-draw-again = Paimtas kauliukas netinka: imk dar. Šiuo ėjimu dar galima imti: { $count }.
triominos-draw-sure = Turi tinkamą kauliuką. Vis tiek imti (−5)?

## page: the score pad

pad-whose = Kieno ėjimas
pad-what = Veiksmas
pad-value = Kauliuko vertė
pad-others = Kitų kauliukų vertė
pad-triominos-about = Užrašyk kiekvieną kauliuką, kiekvieną ėmimą ir kiekvieno raundo pabaigą; lapas sudeda taškus.
pad-deed-lay = Padėtas kauliukas
pad-deed-start = Pirmas raundo kauliukas
pad-deed-bridge = Tiltas
pad-deed-double = Dviguba jungtis
pad-deed-hexagon = Šešiakampis
pad-deed-hexagons2 = Du šešiakampiai
pad-deed-hexagons3 = Trys šešiakampiai
pad-deed-draw = Paimtas kauliukas
pad-deed-stuck = Ėjimas be kauliuko
pad-deed-out = Nebėra kauliukų, raundas laimėtas
pad-deed-blocked = Mažiausia suma įstrigus raundui

## page: what you did

own-triominos-dealt = Raundas { $round } išdalytas; pradedi tu.
own-triominos-starts = Pradedi kauliuku { $tile }, taškai: { $points }.
own-triominos-lays =
    { $bonus ->
        [bridge] Dedi { $tile } ir statai tiltą, taškai: { $points }.
        [double] Dedi { $tile } ir sudarai dvigubą jungtį, taškai: { $points }.
        [hexagon] Dedi { $tile } ir uždarai šešiakampį, taškai: { $points }.
        [hexagons2] Dedi { $tile } ir uždarai du šešiakampius, taškai: { $points }.
        [hexagons3] Dedi { $tile } ir uždarai tris šešiakampius, taškai: { $points }.
       *[none] Dedi { $tile }, taškai: { $points }.
    }{ $ends ->
        [out] { " " }Tai buvo paskutinis kauliukas: raundas baigtas.
        [blocked] { " " }Niekas nebegali dėti: raundas baigtas.
       *[no] { "" }
    }
own-triominos-draws =
    { $count ->
        [1] Imi kauliuką.
        [2] Imi antrą kauliuką.
        [3] Imi trečią kauliuką.
       *[other] Vėl imi kauliuką (šiuo ėjimu tai { $count }. kauliukas).
    }
own-triominos-drew-tile =
    { $missed ->
        [yes] Paėmei { $tile }. Jis netinka, ir ėjimas baigtas.
       *[no] Paėmei { $tile }.
    }{ $ends ->
        [blocked] { " " }Niekas nebegali dėti: raundas baigtas.
       *[no] { "" }
    }
own-triominos-passes =
    Praleidi ėjimą, taškai: { $points }.{ $ends ->
        [blocked] { " " }Niekas nebegali ar nebenori dėti: raundas baigtas.
       *[no] { "" }
    }

## book: the guided first game

lesson-triominos-aim = Triominos: kiekvienas padėtas kauliukas duoda savo trijų skaičių sumą. Kai kas nors pasiekia 400, raundas sužaidžiamas iki galo ir mačą laimi didžiausia suma.
lesson-triominos-tile = Pasirink kauliuką iš rankos. Visos tinkamos vietos paryškinamos, kauliukas jau tinkamai pasuktas. Pasirink vieną ir žaisk.
lesson-triominos-match = Du kauliukai liečiasi visa kraštine, ir abu jos skaičiai turi sutapti su gretimo kauliuko skaičiais. Taip pat turi sutapti kiekvienas kampas, kuris liečia kitą.
lesson-triominos-draw = Jei negali ar nenori dėti kauliuko, imk iki trijų; kiekvienas kainuoja penkis taškus. Pradėjus imti, tęsk, kol kuris nors tiks.
lesson-triominos-bonus = Dar 40 taškų už tiltą ar dvigubą jungtį, 50 – už uždarytą šešiakampį. Ieškok jų!
lesson-triominos-end = Kas padeda paskutinį savo kauliuką, gauna 25 taškus ir visų kitų kauliukų vertę.
lesson-triominos-free = Tai viskas. Žaisk toliau ir prašyk užuominos, kada nori.

## book: rules

rules-t1 = Yra 56 trikampiai kauliukai su skaičiais nuo 0 iki 5, kiekvienas derinys kartą, didėjant pagal laikrodžio rodyklę. Kauliukas vertas savo kampų sumos.
rules-t2 = Du žaidėjai ima po 9 kauliukus, trys ar keturi – po 7, penki ar šeši – po 6. Likusieji užversti sudaro atsargas.
rules-t3 = Pirmas dedamas didžiausias trilypis (trys vienodi skaičiai), jį deda tas, kas jį turi. Jei trilypio niekas neturi, pradeda didžiausios vertės kauliukas. (Sprendimas: dėti reikia būtent tą kauliuką; tarp vienodų verčių lemia didžiausias kampo skaičius, paskui antras pagal dydį.)
rules-t4 = Pradedantis gauna kauliuko vertę ir dar 10, net ir už 0-0-0.
rules-t5 = Toliau žaidžiama pagal laikrodžio rodyklę. Kauliukas dedamas kraštine prie kito kauliuko, abu bendros kraštinės skaičiai turi sutapti. Jis duoda tiek taškų, kokia jo vertė. (Sprendimas: turi sutapti kiekvienas kampas, susitinkantis su kampu ant stalo, net jei liečiasi tik viršūnės.)
rules-t6 = Jei negali ar nenori dėti kauliuko, imi po vieną, daugiausia tris; kiekvienas kainuoja 5 taškus. Paimtą tinkamą kauliuką reikia dėti iškart. Pradėjus imti, reikia tęsti, kol kauliukas tiks, bus paimti trys arba baigsis atsargos. Jei netinka ir trečias, netenki dar 10 taškų, ir tavo ėjimas baigiasi. (Sprendimas: paėmus negalima dėti kauliuko, kuris rankoje buvo anksčiau.)
rules-t7 = Jei atsargos tuščios ir negali ar nenori dėti kauliuko, netenki 10 taškų, ir tavo ėjimas baigiasi. (Sprendimas: ėjimas be padėto kauliuko visada kainuoja 10. Jei visi iš eilės praleidžia, raundas baigtas.)
rules-t8 = Kas padeda paskutinį savo kauliuką, baigia raundą ir gauna 25 taškus bei visų kitų rankose likusių kauliukų vertę. Kiti nieko nepraranda.
rules-t9 = Raundas baigiasi ir tada, kai atsargos tuščios ir niekas negali dėti kauliuko. Kam liko mažiausia kauliukų vertė, tas gauna visų kitų kauliukų vertę, atėmus savo; 25 taškų negauna. (Sprendimas: jei mažiausia vertė liko keliems, taip gauna kiekvienas iš jų.)
rules-t10 = Tiltas, 40 taškų: kauliukas turi vieną bendrą kraštinę su kaimynu, o priešingas kampas liečia kitą kauliuką.
rules-t11 = Dviguba jungtis, 40 taškų: kauliukas turi dvi bendras kraštines su kauliukais ant stalo.
rules-t12 = Šešiakampis, 50 taškų: kauliukas yra šeštas aplink vieną tašką ir uždaro šešiakampį. Dvigubos jungties priedo tada nėra. (Sprendimas: skaičiuojamas tik geriausias iš trijų priedų. Du šešiakampiai iškart duoda 60, trys – 70; parinktys duoda visada 50 arba po 50 už kiekvieną.)
rules-t13 = Mačas baigiasi po raundo, kuriame kas nors pasiekia 400 taškų; laimi, kas turi daugiausia taškų. (Sprendimas: raundas visada žaidžiamas iki galo; jei sumos vienodos, pergalė pasidalijama. Tikslą galima keisti, o parinktis baigia mačą po nustatyto raundų skaičiaus.)
rules-t14 = Kas pradeda kitą raundą, nustatoma vėl taip pat.
rules-t15 = Vienam: vienas kauliukas atverčiamas ir padedamas; toliau galioja tos pačios taisyklės, baudos ir priedai, o tu bandai pagerinti savo rezultatą. (Sprendimas: rankoje 9 kauliukai; parinktys keičia jų skaičių ir riboja ėmimą. Padėjus visus kauliukus gaunami 25 taškai; įstrigus likusių kauliukų vertė atimama.)

## book: captions of the examples

rules-example-triominos-start = Didžiausias trilypis padėtas pirmas, taškai: { $points } – jo vertė ir 10.
rules-example-triominos-bridge = Tiltas: naujausias kauliukas vieną kauliuką liečia kraštine, o kitą – priešingu kampu.
rules-example-triominos-double = Dviguba jungtis: naujausias kauliukas liečia du kauliukus, kiekvieną kraštine.
rules-example-triominos-hexagon = Naujausias kauliukas yra šeštas aplink vieną tašką: šešiakampis.

## terminal

terminal-letters-triominos = · žymi kauliuką, * – naujausią.

## command line

score-triominos-first = { $tile } pradeda: jo vertė ir 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } ir tiltas
score-triominos-double = { $tile } ir dviguba jungtis
score-triominos-hexagon =
    { $tile } ir { $count ->
        [one] { $count } šešiakampis
        [few] { $count } šešiakampiai
       *[other] { $count } šešiakampių
    }
score-triominos-drawn =
    { $count ->
        [one] Paimtas { $count } kauliukas
        [few] Paimti { $count } kauliukai
       *[other] Paimta { $count } kauliukų
    }
score-triominos-missed = Ėjimas be padėto kauliuko
score-triominos-out = Padėtas paskutinis kauliukas
score-triominos-others = Liko kitų rankose
score-triominos-own = Liko savo rankoje
refused-score-two-out = Tik vienas žaidėjas gali pirmas padėti paskutinį savo kauliuką.
refused-score-hand-out = Kas padėjo paskutinį kauliuką, tas rankoje nebeturi nieko.
