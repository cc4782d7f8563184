### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Statyk karalystę iš kauliukų aplink savo pilį ir išnaudok kiekvieną karūną.
rules-intro-kingdomino = Pastatyk turtingiausią karalystę: dėk šešių vietovių kauliukus aplink savo pilį ir rink karūnas.

## play: terms

terrain-wheat = javai
terrain-forest = miškas
terrain-water = ežeras
terrain-grass = pieva
terrain-swamp = pelkė
terrain-mine = kasykla
terrain-castle = pilis
terrain-letter-wheat = J
terrain-letter-forest = M
terrain-letter-water = E
terrain-letter-grass = P
terrain-letter-swamp = L
terrain-letter-mine = K

## play: options

option-kingdomino-three-players = Kai žaidžia trys
option-kingdomino-three-players-about = Kiek kauliukų guli eilėje, kai žaidžia trys.
option-kingdomino-three-players-is-lines_of_three = eilės po tris, 36 kauliukai
option-kingdomino-three-players-is-lines_of_four = eilės po keturis, visi 48; nepasirinktas pašalinamas
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
option-kingdomino-middle-kingdom-is-reach = nė vienas langelis nenutolęs daugiau kaip per 2 (Didžiojoje dvikovoje – 3)
option-kingdomino-middle-kingdom-is-full = centre, o karalystė didžiausio įmanomo pločio ir aukščio
option-kingdomino-harmony = Harmonija
option-kingdomino-harmony-about = 5 papildomi taškai už pilną karalystę be išmesto kauliuko.
option-kingdomino-mighty-duel = Didžioji dvikova
option-kingdomino-mighty-duel-about = Du žaidėjai, visi 48 kauliukai, karalystės 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Karaliai ištraukti: pirmiausia renkasi { $player }.
       *[other] Partija { $game } iš { $games }. Karaliai ištraukti: pirmiausia renkasi { $player }.
    }
told-kingdomino-row = Nauji kauliukai: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } deda kauliuką { $tile }.
        [one] { $player } deda kauliuką { $tile } ir gauna { $points } tašką.
        [few] { $player } deda kauliuką { $tile } ir gauna { $points } taškus.
       *[other] { $player } deda kauliuką { $tile } ir gauna { $points } taškų.
    }
told-kingdomino-discard = { $player } neturi kur dėti kauliuko { $tile } ir jį išmeta.
told-kingdomino-pick = { $player } renkasi kauliuką { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Dėti kauliuką { $tile }
        [one] Dėti kauliuką { $tile } ir gauti { $points } tašką
        [few] Dėti kauliuką { $tile } ir gauti { $points } taškus
       *[other] Dėti kauliuką { $tile } ir gauti { $points } taškų
    }
may-kingdomino-discard = Išmesti kauliuką { $tile }: nėra kur dėti
may-kingdomino-pick = Pasirinkti kauliuką { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Javai
        [forest] Miškas
        [water] Ežeras
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
        [water] Ežeras plečiasi
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
score-kingdomino-harmony-lost = Karalystė nebepilna
score-kingdomino-game = Partija { $game }
score-kingdomino-tie = Taškų po lygiai: lemia didžiausia valda ({ $squares ->
        [one] { $squares } langelis
        [few] { $squares } langeliai
       *[other] { $squares } langelių
    }), paskui karūnos ({ $crowns })

## play: hints

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

## play: refusals

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
        [water] ežeras
        [grass] pieva
        [swamp] pelkė
       *[mine] kasykla
    }, { $right ->
        [wheat] javai
        [forest] miškas
        [water] ežeras
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
refused-kingdomino-row-count = Kauliukų eilėje: { $count }, ne { $written }.
refused-kingdomino-lot-count = Traukiamų karalių: { $count }, ne { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player }: tvarkoje turi būti { $kings } karalius.
        [few] { $player }: tvarkoje turi būti { $kings } karaliai.
       *[other] { $player }: tvarkoje turi būti { $kings } karalių.
    }
refused-kingdomino-kings-snake = Su šia parinktimi dviejų žaidėjų tvarka yra A, B, B, A.

## play: positions as text

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

## page: the board

help-kingdomino = Pasirink paryškintą langelį; ten rodomas kauliukas su taškais. Pasuk jį, paskui žaisk. D pereina prie kauliukų, iš kurių renkamasi, P – į tavo karalystę.
kingdomino-current = Dėti
kingdomino-round = Raundas { $round } iš { $rounds }
kingdomino-game = Partija { $game } iš { $games }
kingdomino-next = Rinktis
kingdomino-done = atlikta
kingdomino-castle = pilis
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } karūna
        [few] { $terrain }, { $crowns } karūnos
       *[other] { $terrain }, { $crowns } karūnų
    }
kingdomino-tile = kauliukas { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } dešinėn
        [left] { $x } kairėn
       *[none] { "" }
    } { $along ->
        [down] { $y } žemyn
        [up] { $y } aukštyn
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] tuščia
        [one] tuščia, { $ways } būdas padėti
        [few] tuščia, { $ways } būdai padėti
       *[other] tuščia, { $ways } būdų padėti
    }
kingdomino-kingdom =
    { $points ->
        [one] Karalystė ({ $player }), { $points } taškas
        [few] Karalystė ({ $player }), { $points } taškai
       *[other] Karalystė ({ $player }), { $points } taškų
    }
kingdomino-enlarge =
    { $points ->
        [one] Žiūrėti karalystę ({ $player }), { $points } taškas
        [few] Žiūrėti karalystę ({ $player }), { $points } taškai
       *[other] Žiūrėti karalystę ({ $player }), { $points } taškų
    }
kingdomino-own-again = Atgal į mano karalystę
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – kol kas be karūnos
       *[no] { $gain }
    }
kingdomino-choose-place = Padėk: { $tile }.
kingdomino-choose-tile = Pasirink kauliuką kitam raundui.
kingdomino-no-place = Kauliukas { $number } niekur netinka ir išmetamas.
kingdomino-discard = Išmesti { $number }
kingdomino-next-order = Tavo eilė rinktis kitame raunde: { $place }.
kingdomino-one-way = Čia jis tinka tik taip pasuktas.
kingdomino-not-here = Kauliukas čia netinka.
kingdomino-move-pick = Pasirinkti: { $tile }
kingdomino-move-discard = Išmesti kauliuką { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Tavo eilė rinktis kitame raunde: nuo { $first } iki { $last }, priklauso nuo kitų.
kingdomino-moment = Valda baigta: { $points }
kingdomino-to-come = Dar laukiami kauliukai
kingdomino-to-come-about = Jau išdėti yra blankūs. Dar bus atversta: { $count }.

## page: the score pad

pad-terrain = Vietovė
pad-crowns = Karūnos
pad-empty = tuščia
pad-kingdom = Karalystė
pad-size = { $size } × { $size } langelių
pad-kingdomino-about = Pasirink vietovę ir karūnas, paskui liesk karalystės langelius.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Karaliai ištraukti: pirmiausia renkiesi tu.
       *[other] Partija { $game } iš { $games }. Karaliai ištraukti: pirmiausia renkiesi tu.
    }
own-kingdomino-place =
    { $points ->
        [0] Dedi kauliuką { $tile }.
        [one] Dedi kauliuką { $tile } ir gauni { $points } tašką.
        [few] Dedi kauliuką { $tile } ir gauni { $points } taškus.
       *[other] Dedi kauliuką { $tile } ir gauni { $points } taškų.
    }
own-kingdomino-discard = Neturi kur dėti kauliuko { $tile } ir jį išmeti.
own-kingdomino-pick = Renkiesi kauliuką { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Sveiki, Jūsų Didenybe! Iš kauliukų aplink savo pilį statyk karalystę. Žemė ko nors verta tik tada, kai joje yra karūnų.
lesson-kingdomino-pick = Pasirink kauliuką iš eilės: paliesk jį ir žaisk. Maži numeriai leidžia kitame raunde rinktis anksčiau; dideli turi daugiau karūnų.
lesson-kingdomino-order = Tavo karalius dabar stovi ant to kauliuko. Karaliai eina numerių tvarka, nuo mažiausio iki didžiausio.
lesson-kingdomino-place = Dabar padėk savo kauliuką ant vieno iš paryškintų langelių; skaičius rodo, kiek taškų jis duotų. Pasuk jį mygtuku ↻, pelės ratuku arba klavišu R.
lesson-kingdomino-match = Viena pusė turi liesti savo vietovę arba pilį. Pabandyk padidinti vietovę, kurioje yra karūnų.
lesson-kingdomino-points = Kiekviena sujungta vietovė duoda langelių skaičių, padaugintą iš karūnų skaičiaus: keturi miško langeliai su dviem karūnomis verti aštuonių.
lesson-kingdomino-limit = Viskas turi tilpti į 5 × 5 langelius. Kas niekur netinka, išmetama, todėl nepalik siaurų skylių.
lesson-kingdomino-free = Tai viskas. Žaisk toliau ir prašyk užuominos, kada nori.

## book: rules

rules-k1 = Kingdomino žaidžia du, trys arba keturi žaidėjai. Kiekvienas stato karalystę aplink vieną pilies langelį.
rules-k2 = Du žaidėjai turi po du karalius; trys ar keturi – po vieną.
rules-k3 = Yra 48 kauliukai, sunumeruoti nuo 1 iki 48. Keturi žaidėjai naudoja visus, trys – 36, du – 24; likusieji neatversti pašalinami iš žaidimo. (Sprendimas: spausdintas skaičius trims žaidėjams, 38, yra spaudos klaida.) Parinktis: trys žaidėjai naudoja visus 48 eilėmis po keturis, o nepasirinktas pašalinamas iš žaidimo.
rules-k4 = Eilėje tiek kauliukų, kiek karalių: keturi, kai žaidžia du ar keturi, trys, kai žaidžia trys. Jie išdėstyti pagal numerius, mažiausias viršuje.
rules-k5 = Pirmai eilei karaliai traukiami atsitiktine tvarka; ta tvarka kiekvienas statomas ant laisvo kauliuko. Ant kauliuko stovi tik vienas karalius. Parinktis dviem žaidėjams: tvarka A, B, B, A.
rules-k6 = Kai pasirinkti visi eilės kauliukai, išdedama kita eilė, kol yra kauliukų.
rules-k7 = Ėjimų tvarka yra karalių tvarka eilėje, nuo viršaus.
rules-k8 = Per savo ėjimą pirma dedi kauliuką iš po savo karaliaus į karalystę, paskui statai karalių ant laisvo kitos eilės kauliuko.
rules-k9 = Žaidžiant dviese, kiekvienas raunde turi du ėjimus, po vieną kiekvienam karaliui.
rules-k10 = Partiją sudaro dvylika raundų; dviem žaidėjams – šeši (Didžiojoje dvikovoje dvylika).
rules-k11 = Paskutiniame raunde nebėra ko rinktis: tik dedi savo kauliuką.
rules-k12 = Kauliukas uždengia du laisvus gretimus langelius bet kuria iš keturių krypčių.
rules-k13 = Bent viena pusė turi kraštine liesti pilį arba savo vietovės langelį. Užtenka vieno sutapimo; kitos kraštinės derėti neprivalo.
rules-k14 = Visa karalystė su pilimi turi tilpti į kvadratą 5 × 5 (Didžiojoje dvikovoje 7 × 7). Pilis gali atsidurti bet kurioje jo vietoje.
rules-k15 = Kauliuką, kurį galima padėti, reikia padėti bet kur, kur jis tinka. Jei niekur netinka, jis išmetamas; paskui renkiesi kaip įprasta. Skylės gali likti.
rules-k16 = Vienos vietovės langeliai, sujungti kraštinėmis, sudaro valdą. Ji duoda langelių skaičių, padaugintą iš karūnų skaičiaus; be karūnos – nieko. Galima turėti kelias tos pačios vietovės valdas. Pilis nepriklauso nė vienai.
rules-k17 = Laimi, kas turi daugiausia taškų. Jei po lygiai, lemia didžiausia valda, paskui karūnų skaičius; jei ir jis vienodas, pergalė pasidalijama.
rules-k18 = Dinastija: trys partijos iš eilės, laimi didžiausia suma. Jei sumos vienodos, pergalė pasidalijama. Kiekvienai partijai karaliai traukiami iš naujo.
rules-k19 = Vidurio karalystė: 10 papildomų taškų, jei pilis karalystės centre. (Sprendimas: tiek pat nuo kairiojo padėtų kauliukų krašto, kiek nuo dešiniojo, ir nuo viršaus tiek, kiek nuo apačios.) Parinktys siūlo dar du aiškinimus.
rules-k20 = Harmonija: 5 papildomi taškai, jei niekas neišmesta ir karalystė pilna: visi kauliukai padėti ir kvadratas užpildytas.
rules-k21 = Didžioji dvikova: du žaidėjai naudoja visus 48 kauliukus ir stato 7 × 7 karalystes per dvylika raundų po keturis kauliukus.

## book: captions of the examples

rules-example-kingdomino-tiles = Kauliukai turi dvi puses, kiekvienoje yra vietovė, o kartais ir karūnų. Numeris lemia tvarką.
rules-example-kingdomino-row = Karaliai eina numerių tvarka. Kas padėjo kauliuką, stato karalių ant laisvo kitos eilės kauliuko.
rules-example-kingdomino-match = Užtenka vienos sutampančios kraštinės: kauliukas { $tile } savo vietovę liečia tik viena puse.
rules-example-kingdomino-scoring = Šios karalystės taškai: { $points }. Kiekviena valda duoda langelius, padaugintus iš karūnų.
rules-example-kingdomino-complete = Pilna karalystė su pilimi centre; taškai su abiem variantais: { $points }.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } javai, { terrain-letter-forest } miškas, { terrain-letter-water } ežeras, { terrain-letter-grass } pieva, { terrain-letter-swamp } pelkė, { terrain-letter-mine } kasykla, su karūnų skaičiumi; ♜ pilis; ♔ ir skaičius: to žaidėjo karalius.

## command line

refused-score-castle = Karalystėje yra lygiai viena pilis; rašyk ją „C“.
refused-score-mixed = Karalystę rašyk arba kaip žemėlapį, arba kauliukais, ne abiem būdais.
