terrain-wheat = javai
terrain-forest = miškas
terrain-water = vanduo
terrain-grass = pieva
terrain-swamp = pelkė
terrain-mine = kasykla
terrain-castle = pilis

option-kingdomino-three-players = Kai žaidžia trys
option-kingdomino-three-players-about = Kiek kauliukų guli eilėje, kai žaidžia trys.
option-kingdomino-three-players-is-lines_of_three = eilės po tris, 36 kauliukai
option-kingdomino-three-players-is-lines_of_four = eilės po keturis, visi 48; nepaimtas iškrenta iš žaidimo
option-kingdomino-first-picks = Pirmas pasirinkimas
option-kingdomino-first-picks-about = Kokia tvarka du žaidėjai renkasi iš pirmos eilės.
option-kingdomino-first-picks-is-lot = karaliai traukiami burtais
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastija
option-kingdomino-dynasty-about = Trys partijos iš eilės; laimi didžiausia suma.
option-kingdomino-middle-kingdom = Vidurio karalystė
option-kingdomino-middle-kingdom-about = 10 papildomų taškų už pilį karalystės viduryje.
option-kingdomino-middle-kingdom-is-off = išjungta
option-kingdomino-middle-kingdom-is-rule = kairėje tiek pat, kiek dešinėje, viršuje tiek pat, kiek apačioje
option-kingdomino-middle-kingdom-is-reach = niekas neguli toliau nei per pusę pilnos karalystės
option-kingdomino-middle-kingdom-is-full = vienodai į visas puses, didžiausio pločio ir aukščio
option-kingdomino-harmony = Harmonija
option-kingdomino-harmony-about = 5 papildomi taškai už pilną karalystę be išmesto kauliuko.
option-kingdomino-mighty-duel = Didžioji dvikova
option-kingdomino-mighty-duel-about = Du žaidėjai, visi 48 kauliukai, karalystės 7 × 7.

told-kingdomino-kings =
    { $games ->
        [1] Karaliai ištraukti: pirmiausia renkasi { $player }.
       *[other] Partija { $game } iš { $games }. Karaliai ištraukti: pirmiausia renkasi { $player }.
    }
told-kingdomino-row = Kiti kauliukai: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } deda kauliuką { $tile }.
        [one] { $player } deda kauliuką { $tile } ir gauna { $points } tašką.
        [few] { $player } deda kauliuką { $tile } ir gauna { $points } taškus.
       *[other] { $player } deda kauliuką { $tile } ir gauna { $points } taškų.
    }
told-kingdomino-discard = { $player } neturi kur dėti kauliuko { $tile } ir jį išmeta.
told-kingdomino-pick = { $player } renkasi kauliuką { $tile }.

score-kingdomino-property =
    { $terrain ->
        [wheat] Javai
        [forest] Miškas
        [water] Vanduo
        [grass] Pieva
        [swamp] Pelkė
       *[mine] Kasykla
    }: { $squares ->
        [one] { $squares } langelis
        [few] { $squares } langeliai
       *[other] { $squares } langelių
    } × { $crowns ->
        [one] { $crowns } karūna
        [few] { $crowns } karūnos
       *[other] { $crowns } karūnų
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Javai plečiasi
        [forest] Miškas plečiasi
        [water] Vanduo plečiasi
        [grass] Pieva plečiasi
        [swamp] Pelkė plečiasi
       *[mine] Kasykla plečiasi
    }: { $squares ->
        [one] { $squares } langelis
        [few] { $squares } langeliai
       *[other] { $squares } langelių
    } × { $crowns ->
        [one] { $crowns } karūna
        [few] { $crowns } karūnos
       *[other] { $crowns } karūnų
    }
score-kingdomino-middle = Vidurio karalystė: pilis yra centre
score-kingdomino-middle-lost = Pilis nebe centre
score-kingdomino-harmony = Harmonija: karalystė pilna
score-kingdomino-harmony-lost = Karalystė nebe pilna
score-kingdomino-game = Partija { $game }

refused-kingdomino-over = Partija baigta.
refused-kingdomino-luck = Pirma traukiami kauliukai arba karaliai.
refused-kingdomino-place-first = Pirma padėk savo kauliuką, paskui rinkis kitą.
refused-kingdomino-pick-now = Tavo kauliukas jau padėtas; dabar rinkis kitą.
refused-kingdomino-other-domino = Tau reikia dėti kauliuką { $own }, ne { $tile }.
refused-kingdomino-not-in-row = Kauliuko { $tile } nėra eilėje, iš kurios renkamasi.
refused-kingdomino-taken = Ant kauliuko { $tile } jau stovi karalius.
refused-kingdomino-backwards = Abi kauliuko { $tile } pusės vienodos: rašyk jį į rytus arba pietus.
refused-kingdomino-covered = Tas langelis jau uždengtas.
refused-kingdomino-outside = Karalystė būtų { $across } × { $down } langelių; ji turi tilpti į { $size } × { $size }.
refused-kingdomino-unmatched = Nė viena pusė neliečia pilies ar savo vietovės ({ $left ->
        [wheat] javai
        [forest] miškas
        [water] vanduo
        [grass] pieva
        [swamp] pelkė
       *[mine] kasykla
    }, { $right ->
        [wheat] javai
        [forest] miškas
        [water] vanduo
        [grass] pieva
        [swamp] pelkė
       *[mine] kasykla
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Kauliuką { $tile } galima padėti { $count } būdu, todėl jį reikia dėti.
        [few] Kauliuką { $tile } galima padėti { $count } būdais, todėl jį reikia dėti.
       *[other] Kauliuką { $tile } galima padėti { $count } būdų, todėl jį reikia dėti.
    }

refused-kingdomino-no-luck = Dabar nėra ko traukti.
refused-kingdomino-row-twice = Kauliukas { $tile } eilėje yra du kartus.
refused-kingdomino-row-seen = Kauliukas { $tile } jau buvo išdėtas anksčiau.
refused-kingdomino-kings-count =
    { $kings ->
        [one] Eilėje yra { $kings } karalius ({ $player }).
        [few] Eilėje yra { $kings } karaliai ({ $player }).
       *[other] Eilėje yra { $kings } karalių ({ $player }).
    }
refused-kingdomino-kings-snake = Gyvatėlės tvarka yra A, B, B, A.

refused-kingdomino-position-word = „{ $text }“ šioje pozicijoje negalima perskaityti.
refused-kingdomino-position-missing = Pozicijoje trūksta dalies „{ $section }“.
refused-kingdomino-position-twice = Kauliukas { $tile } yra dviejose vietose.
refused-kingdomino-position-order = Eilės kauliukai eina nuo mažiausio numerio.
refused-kingdomino-position-kings = Karalių skaičius nesutampa ({ $player }).
refused-kingdomino-position-count = Kauliukų skaičius nesutampa.
refused-kingdomino-position-kingdom = Tokios karalystės pagal taisykles pastatyti negalima ({ $player }).
refused-kingdomino-position-stage = Partijos etapas nedera su eilėmis ant stalo.
refused-kingdomino-position-past = Baigtos šios Dinastijos partijos nesutampa.

text-kingdomino-move = Ėjimas rašomas kaip „48@1,0>e“, „discard 48“ arba „pick 48“.
text-kingdomino-direction = Kauliukas nukreiptas į e, s, w arba n.

reason-kingdomino-points =
    { $points ->
        [one] Iškart duoda { $points } tašką.
        [few] Iškart duoda { $points } taškus.
       *[other] Iškart duoda { $points } taškų.
    }
reason-kingdomino-middle = Pilis lieka viduryje.
reason-kingdomino-no-hole = Nepalieka langelio, kurio negalima užpildyti.
reason-kingdomino-holes =
    { $count ->
        [one] Palieka { $count } langelį, kurio negalima užpildyti.
        [few] Palieka { $count } langelius, kurių negalima užpildyti.
       *[other] Palieka { $count } langelių, kurių negalima užpildyti.
    }
reason-kingdomino-no-place = Kauliukui { $tile } nėra vietos.
reason-kingdomino-would-bring =
    { $points ->
        [one] Gali iškart duoti { $points } tašką.
        [few] Gali iškart duoti { $points } taškus.
       *[other] Gali iškart duoti { $points } taškų.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Turi { $count } karūną.
        [few] Turi { $count } karūnas.
       *[other] Turi { $count } karūnų.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } su juo gautų { $points } tašką.
        [few] { $player } su juo gautų { $points } taškus.
       *[other] { $player } su juo gautų { $points } taškų.
    }
reason-kingdomino-order =
    { $place ->
        [1] Kitame raunde tavo ėjimas pirmas.
        [2] Kitame raunde tavo ėjimas antras.
        [3] Kitame raunde tavo ėjimas trečias.
       *[other] Kitame raunde tavo ėjimas paskutinis.
    }
