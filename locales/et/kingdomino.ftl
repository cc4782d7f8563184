terrain-wheat = viljapõld
terrain-forest = mets
terrain-water = järv
terrain-grass = rohumaa
terrain-swamp = soo
terrain-mine = kaevandus
terrain-castle = loss
option-kingdomino-three-players = Kolme mängijaga
option-kingdomino-three-players-about = Mitu doominoklotsi on reas, kui mängivad kolm.
option-kingdomino-three-players-is-lines_of_three = kolmesed read, 36 klotsi
option-kingdomino-three-players-is-lines_of_four = neljased read, kõik 48; see, mida keegi ei võta, lahkub mängust
option-kingdomino-first-picks = Esimene valik
option-kingdomino-first-picks-about = Mis järjekorras kaks mängijat esimesest reast valivad.
option-kingdomino-first-picks-is-lot = kuningad loositakse
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dünastia
option-kingdomino-dynasty-about = Kolm mängu järjest; võidab suurim summa.
option-kingdomino-middle-kingdom = Keskriik
option-kingdomino-middle-kingdom-about = 10 lisapunkti lossi eest, mis on oma kuningriigi keskel.
option-kingdomino-middle-kingdom-is-off = väljas
option-kingdomino-middle-kingdom-is-rule = vasakule sama palju kui paremale, üles sama palju kui alla
option-kingdomino-middle-kingdom-is-reach = miski pole kaugemal kui pool täis kuningriiki
option-kingdomino-middle-kingdom-is-full = igast küljest võrdne ning nii lai ja kõrge kui võimalik
option-kingdomino-harmony = Harmoonia
option-kingdomino-harmony-about = 5 lisapunkti tervikliku kuningriigi eest, kui ühestki klotsist ei loobutud.
option-kingdomino-mighty-duel = Kuningate heitlus
option-kingdomino-mighty-duel-about = Kaks mängijat, kõik 48 klotsi, kuningriigid 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] Kuningad on loositud: esimesena valib { $player }.
       *[other] { $game }. mäng { $games }-st. Kuningad on loositud: esimesena valib { $player }.
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
refused-kingdomino-kings-count =
    { $kings ->
        [one] Mängijal { $player } on järjekorras { $kings } kuningas.
       *[other] Mängijal { $player } on järjekorras { $kings } kuningat.
    }
refused-kingdomino-kings-snake = Edasi-tagasi valides on järjekord A, B, B, A.
refused-kingdomino-position-word = „{ $text }“ ei ole selles seisus loetav.
refused-kingdomino-position-missing = Seisus puudub osa „{ $section }“.
refused-kingdomino-position-twice = Klots { $tile } on kahes kohas.
refused-kingdomino-position-order = Rea klotsid on järjestatud alates väikseimast numbrist.
refused-kingdomino-position-kings = Mängija { $player } kuningate arv ei klapi.
refused-kingdomino-position-count = Klotside arv ei klapi.
refused-kingdomino-position-kingdom = Mängija { $player } kuningriiki ei saa reeglite järgi ehitada.
refused-kingdomino-position-stage = Mängu etapp ei sobi laual olevate ridadega.
refused-kingdomino-position-past = Selle Dünastia lõppenud mängud ei klapi.
text-kingdomino-move = Käik kirjutatakse nii: „48@1,0>e“, „discard 48“ või „pick 48“.
text-kingdomino-direction = Klotsi suund on e, s, w või n.
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
