### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Būvē ap savu pili karalisti no domino un izmanto katru kroni.
rules-intro-kingdomino = Būvē bagātāko karalisti: liec ap pili domino ar sešām zemēm un krāj kroņus.

## play: terms

terrain-wheat = kvieši
terrain-forest = mežs
terrain-water = ezers
terrain-grass = pļava
terrain-swamp = purvs
terrain-mine = raktuves
terrain-castle = pils
terrain-letter-wheat = K
terrain-letter-forest = M
terrain-letter-water = E
terrain-letter-grass = P
terrain-letter-swamp = V
terrain-letter-mine = R

## play: options

option-kingdomino-three-players = Trīs spēlētāji
option-kingdomino-three-players-about = Cik domino ir rindā, ja spēlē trīs.
option-kingdomino-three-players-is-lines_of_three = rindas pa trim, 36 domino
option-kingdomino-three-players-is-lines_of_four = rindas pa četriem, visi 48; neizvēlēto izņem no spēles
option-kingdomino-first-picks = Pirmā izvēle
option-kingdomino-first-picks-about = Kādā secībā divi spēlētāji izvēlas no pirmās rindas.
option-kingdomino-first-picks-is-lot = karaļus izlozē
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastija
option-kingdomino-dynasty-about = Trīs spēles pēc kārtas; uzvar lielākā summa.
option-kingdomino-middle-kingdom = Vidus karaliste
option-kingdomino-middle-kingdom-about = 10 papildpunkti par pili karalistes vidū.
option-kingdomino-middle-kingdom-is-off = izslēgts
option-kingdomino-middle-kingdom-is-rule = vienādi tālu pa kreisi un pa labi, uz augšu un uz leju
option-kingdomino-middle-kingdom-is-reach = neviens lauciņš nav tālāk par 2 (Lielajā duelī 3)
option-kingdomino-middle-kingdom-is-full = centrā, un karaliste ir cik vien iespējams plata un augsta
option-kingdomino-harmony = Harmonija
option-kingdomino-harmony-about = 5 papildpunkti par pilnu karalisti bez atmesta domino.
option-kingdomino-mighty-duel = Lielais duelis
option-kingdomino-mighty-duel-about = Divi spēlētāji, visi 48 domino, karalistes 7 × 7.

## play: log

told-kingdomino-kings = { $games ->
        [1] Karaļi izlozēti: izvēli sāk { $player }.
       *[other] Spēle { $game } no { $games }. Karaļi izlozēti: izvēli sāk { $player }.
    }
told-kingdomino-row = Nākamie domino: { $tiles }.
told-kingdomino-place = { $points ->
        [0] { $player } liek domino { $tile }.
        [zero] { $player } liek domino { $tile } un iegūst { $points } punktu.
        [one] { $player } liek domino { $tile } un iegūst { $points } punktu.
       *[other] { $player } liek domino { $tile } un iegūst { $points } punktus.
    }
told-kingdomino-discard = { $player } nevar nolikt domino { $tile } un to atmet.
told-kingdomino-pick = { $player } izvēlas domino { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Likt domino { $tile }
        [zero] Likt domino { $tile } un iegūt { $points } punktu
        [one] Likt domino { $tile } un iegūt { $points } punktu
       *[other] Likt domino { $tile } un iegūt { $points } punktus
    }
may-kingdomino-discard = Atmest domino { $tile }: tam nav vietas
may-kingdomino-pick = Izvēlēties domino { $tile }

## play: points

score-kingdomino-property = { $terrain ->
        [wheat] Kvieši
        [forest] Mežs
        [water] Ezers
        [grass] Pļava
        [swamp] Purvs
       *[mine] Raktuves
    }: { $squares ->
        [zero] { $squares } lauciņu
        [one] { $squares } lauciņš
       *[other] { $squares } lauciņi
    } × { $crowns ->
        [zero] { $crowns } kroņu
        [one] { $crowns } kronis
       *[other] { $crowns } kroņi
    }
score-kingdomino-grown = { $terrain ->
        [wheat] Kvieši
        [forest] Mežs
        [water] Ezers
        [grass] Pļava
        [swamp] Purvs
       *[mine] Raktuves
    }, tagad { $squares ->
        [zero] { $squares } lauciņu
        [one] { $squares } lauciņš
       *[other] { $squares } lauciņi
    } × { $crowns ->
        [zero] { $crowns } kroņu
        [one] { $crowns } kronis
       *[other] { $crowns } kroņi
    }
score-kingdomino-middle = Vidus karaliste: pils ir centrā
score-kingdomino-middle-lost = Pils vairs nav centrā
score-kingdomino-harmony = Harmonija: karaliste ir pilna
score-kingdomino-harmony-lost = Karaliste vairs nav pilna
score-kingdomino-game = Spēle { $game }
score-kingdomino-tie = Vienādi punkti: izšķir lielākais īpašums ({ $squares ->
    [zero] { $squares } lauciņu
    [one] { $squares } lauciņš
   *[other] { $squares } lauciņi
}), tad kroņi ({ $crowns })

## play: hints

reason-kingdomino-points = Tas uzreiz dod { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }.
reason-kingdomino-middle = Pils paliek vidū.
reason-kingdomino-no-hole = Nepaliek lauciņu, ko nevar aizpildīt.
reason-kingdomino-holes = Paliek { $count ->
        [zero] { $count } neaizpildāmu lauciņu
        [one] { $count } neaizpildāms lauciņš
       *[other] { $count } neaizpildāmi lauciņi
    }.
reason-kingdomino-no-place = Domino { $tile } nav vietas.
reason-kingdomino-would-bring = Tas uzreiz var dot { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }.
reason-kingdomino-crowns = Tam ir { $count ->
        [zero] { $count } kroņu
        [one] { $count } kronis
       *[other] { $count } kroņi
    }.
reason-kingdomino-denies = { $player } ar to iegūtu { $points ->
        [zero] { $points } punktu
        [one] { $points } punktu
       *[other] { $points } punktus
    }.
reason-kingdomino-order = { $place ->
        [1] Nākamajā kārtā tev ir pirmais gājiens.
        [2] Nākamajā kārtā tev ir otrais gājiens.
        [3] Nākamajā kārtā tev ir trešais gājiens.
       *[other] Nākamajā kārtā tev ir pēdējais gājiens.
    }

## play: refusals

refused-kingdomino-over = Spēle ir beigusies.
refused-kingdomino-luck = Vispirms izlozē domino vai karaļus.
refused-kingdomino-place-first = Vispirms noliec savu domino, tad izvēlies nākamo.
refused-kingdomino-pick-now = Tavs domino jau ir nolikts; tagad izvēlies nākamo.
refused-kingdomino-other-domino = Tev jāliek domino { $own }, nevis { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } nav rindā, no kuras izvēlas.
refused-kingdomino-taken = Uz domino { $tile } jau stāv karalis.
refused-kingdomino-backwards = Abas domino { $tile } puses ir vienādas: raksti to uz austrumiem vai dienvidiem.
refused-kingdomino-covered = Šis lauciņš jau ir aizņemts.
refused-kingdomino-outside = Karaliste būtu { $across } × { $down } lauciņi; tai jāietilpst { $size } × { $size }.
refused-kingdomino-unmatched = Neviena puse neskar pili vai savu zemi ({ $left ->
        [wheat] kvieši
        [forest] mežs
        [water] ezers
        [grass] pļava
        [swamp] purvs
       *[mine] raktuves
    }, { $right ->
        [wheat] kvieši
        [forest] mežs
        [water] ezers
        [grass] pļava
        [swamp] purvs
       *[mine] raktuves
    }).
refused-kingdomino-fits = { $count ->
        [zero] Domino { $tile } var nolikt { $count } veidos, tāpēc tas jāliek.
        [one] Domino { $tile } var nolikt { $count } veidā, tāpēc tas jāliek.
       *[other] Domino { $tile } var nolikt { $count } veidos, tāpēc tas jāliek.
    }
refused-kingdomino-no-luck = Tagad nekas nav jāizlozē.
refused-kingdomino-row-twice = Domino { $tile } rindā ir divreiz.
refused-kingdomino-row-seen = Domino { $tile } jau ir bijis izlikts.
refused-kingdomino-row-count = Domino rindā: { $count }, nevis { $written }.
refused-kingdomino-lot-count = Izlozējamie karaļi: { $count }, nevis { $written }.
refused-kingdomino-kings-count = { $player }: secībā jābūt { $kings ->
        [zero] { $kings } karaļiem
        [one] { $kings } karalim
       *[other] { $kings } karaļiem
    }.
refused-kingdomino-kings-snake = Ar šo opciju divu spēlētāju secība ir A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = Šajā pozīcijā nevar izlasīt „{ $text }”.
refused-kingdomino-position-missing = Pozīcijai trūkst daļas „{ $section }”.
refused-kingdomino-position-twice = Domino { $tile } ir divās vietās.
refused-kingdomino-position-order = Rindas domino kārtojas no mazākā numura.
refused-kingdomino-position-kings = Karaļu skaits neatbilst: { $player }.
refused-kingdomino-position-count = Domino skaits neatbilst.
refused-kingdomino-position-kingdom = Tādu karalisti pēc noteikumiem nevar uzbūvēt: { $player }.
refused-kingdomino-position-stage = Spēles posms neatbilst rindām uz galda.
refused-kingdomino-position-past = Šīs Dinastijas pabeigtās spēles nesakrīt.
text-kingdomino-move = Gājienu raksta kā „48@1,0>e”, „discard 48” vai „pick 48”.
text-kingdomino-direction = Domino virziens ir e, s, w vai n.

## page: the board

help-kingdomino = Izvēlies izceltu lauciņu; tur parādās domino ar punktiem. Pagriez to un spēlē. D iet pie izvēles domino, P – pie tavas karalistes.
kingdomino-current = Jānoliek
kingdomino-round = Kārta { $round } no { $rounds }
kingdomino-game = Spēle { $game } no { $games }
kingdomino-next = Jāizvēlas
kingdomino-done = gatavs
kingdomino-castle = pils
kingdomino-half = { $crowns ->
        [0] { $terrain }
        [zero] { $terrain }, { $crowns } kroņu
        [one] { $terrain }, { $crowns } kronis
       *[other] { $terrain }, { $crowns } kroņi
    }
kingdomino-tile = domino { $number }: { $left }, { $right }
kingdomino-place = { $across ->
        [right] { $x } pa labi
        [left] { $x } pa kreisi
       *[none] { "" }
    } { $along ->
        [down] { $y } uz leju
        [up] { $y } uz augšu
       *[none] { "" }
    }
kingdomino-empty = { $ways ->
        [0] tukšs
        [zero] tukšs, { $ways } veidu, kā likt
        [one] tukšs, { $ways } veids, kā likt
       *[other] tukšs, { $ways } veidi, kā likt
    }
kingdomino-kingdom = Karaliste: { $player }, { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
kingdomino-enlarge = Apskatīt karalisti: { $player }, { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
kingdomino-own-again = Atpakaļ uz manu karalisti
kingdomino-gain = { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – vēl nav kroņa
       *[no] { $gain }
    }
kingdomino-choose-place = Noliec: { $tile }.
kingdomino-choose-tile = Izvēlies domino nākamajai kārtai.
kingdomino-no-place = Domino { $number } nekur neder, un tas jāatmet.
kingdomino-discard = Atmest { $number }
kingdomino-next-order = Nākamajā kārtā tu izvēlies { $place }. pēc kārtas.
kingdomino-one-way = Šeit tas der tikai šādi.
kingdomino-not-here = Domino šeit neder.
kingdomino-move-pick = Izvēlēties: { $tile }
kingdomino-move-discard = Atmest domino { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Tava vieta nākamajā kārtā: { $first }.–{ $last }., atkarībā no citiem.
kingdomino-moment = Īpašums pabeigts: { $points }
kingdomino-to-come = Vēl gaidāmie domino
kingdomino-to-come-about = Jau izliktie ir bāli. Vēl neatklāti: { $count }.

## page: the score pad

pad-terrain = Zeme
pad-crowns = Kroņi
pad-empty = tukšs
pad-kingdom = Karaliste
pad-size = { $size } × { $size } lauciņi
pad-kingdomino-about = Izvēlies zemi un tās kroņus, tad pieskaries karalistes lauciņiem.

## page: what you did

own-kingdomino-kings = { $games ->
        [1] Karaļi izlozēti: izvēli sāc tu.
       *[other] Spēle { $game } no { $games }. Karaļi izlozēti: izvēli sāc tu.
    }
own-kingdomino-place = { $points ->
        [0] Tu liec domino { $tile }.
        [zero] Tu liec domino { $tile } un iegūsti { $points } punktu.
        [one] Tu liec domino { $tile } un iegūsti { $points } punktu.
       *[other] Tu liec domino { $tile } un iegūsti { $points } punktus.
    }
own-kingdomino-discard = Tu nevari nolikt domino { $tile } un to atmet.
own-kingdomino-pick = Tu izvēlies domino { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Sveicināta, Jūsu Majestāte! Būvē no domino karalisti ap savu pili. Zeme ir kaut ko vērta tikai tad, ja uz tās ir kroņi.
lesson-kingdomino-pick = Izvēlies domino no rindas: pieskaries tam un spēlē. Mazi numuri ļauj nākamajā kārtā izvēlēties agri; lieliem ir vairāk kroņu.
lesson-kingdomino-order = Tavs karalis tagad stāv uz šī domino. Karaļi iet numuru secībā, no mazākā līdz lielākajam.
lesson-kingdomino-place = Tagad noliec savu domino uz kāda no izceltajiem lauciņiem; skaitlis rāda, cik punktu tas dotu. Pagriez ar ↻, peles ritenīti vai taustiņu R.
lesson-kingdomino-match = Vienai pusei jāskar sava zeme vai pils. Mēģini palielināt zemi, kurai ir kroņi.
lesson-kingdomino-points = Katrai savienotai zemei lauciņu skaitu reizina ar kroņu skaitu: četri meža lauciņi ar diviem kroņiem ir astoņi punkti.
lesson-kingdomino-limit = Visam jāietilpst 5 × 5 lauciņos. Kas nekur neder, to atmet, tāpēc neatstāj šaurus caurumus.
lesson-kingdomino-free = Tas ir viss. Spēlē tālāk un prasi padomu, kad vien vēlies.

## book: rules

rules-k1 = Kingdomino spēlē divi, trīs vai četri. Katrs būvē karalisti ap vienu pils lauciņu.
rules-k2 = Diviem spēlētājiem ir pa diviem karaļiem, trim vai četriem – pa vienam.
rules-k3 = Ir 48 domino ar numuriem 1 līdz 48. Četri spēlētāji izmanto visus, trīs – 36, divi – 24; pārējos neskatītus izņem no spēles. (Lēmums: trim spēlētājiem drukātais skaitlis 38 ir drukas kļūda.) Opcija: trīs spēlētāji izmanto visus 48 rindās pa četriem, un neizvēlēto izņem no spēles.
rules-k4 = Rindā ir tik domino, cik karaļu: četri diviem vai četriem spēlētājiem, trīs – trim. Tie sakārtoti pēc numuriem, mazākais augšā.
rules-k5 = Pirmajai rindai karaļus izlozē nejaušā secībā; šajā secībā katru liek uz brīva domino. Uz domino stāv tikai viens karalis. Opcija diviem spēlētājiem: secībā A, B, B, A.
rules-k6 = Kad visi rindas domino izvēlēti, izliek nākamo rindu, kamēr vien ir domino.
rules-k7 = Gājienu secība ir karaļu secība rindā, sākot no augšas.
rules-k8 = Savā gājienā vispirms noliec domino, kas ir zem tava karaļa, savā karalistē, tad liec karali uz brīva nākamās rindas domino.
rules-k9 = Divatā katram ir divi gājieni kārtā, pa vienam katram karalim.
rules-k10 = Spēlē ir divpadsmit kārtas; divatā – sešas (Lielajā duelī divpadsmit).
rules-k11 = Pēdējā kārtā vairs nav ko izvēlēties: tikai noliec savu domino.
rules-k12 = Domino aizņem divus brīvus blakus lauciņus jebkurā no četriem virzieniem.
rules-k13 = Vismaz vienai pusei ar malu jāskar pils vai savas zemes lauciņš. Pietiek ar vienu atbilstību; pārējām malām nav jāsakrīt.
rules-k14 = Visai karalistei ar pili jāietilpst kvadrātā 5 × 5 (Lielajā duelī 7 × 7). Pils tajā var būt jebkur.
rules-k15 = Domino, ko var nolikt, ir jānoliek, jebkur, kur tas der. Ja tas nekur neder, to atmet; pēc tam izvēlies kā parasti. Caurumi drīkst palikt.
rules-k16 = Vienas zemes lauciņi, kas savienoti ar malām, veido īpašumu. Tas dod lauciņu skaitu, reizinātu ar kroņu skaitu; bez kroņa tas nedod neko. Vienas zemes īpašumi var būt vairāki. Pils nepieder nevienam īpašumam.
rules-k17 = Uzvar, kam visvairāk punktu. Ja punkti ir vienādi, izšķir lielākais īpašums, tad kroņu skaits; ja arī tas ir vienāds, uzvaru dala.
rules-k18 = Dinastija: trīs spēles pēc kārtas, uzvar lielākā summa. Ja summas ir vienādas, uzvaru dala. Katrai spēlei karaļus izlozē no jauna.
rules-k19 = Vidus karaliste: 10 papildpunkti, ja pils ir karalistes centrā. (Lēmums: vienādi tālu no noliktā kreisās un labās malas, no augšas un apakšas.) Divi citi skaidrojumi ir pieejami kā opcijas.
rules-k20 = Harmonija: 5 papildpunkti, ja nekas nav atmests un karaliste ir pilna: visi domino nolikti un kvadrāts aizpildīts.
rules-k21 = Lielais duelis: divi spēlētāji izmanto visus 48 domino un būvē 7 × 7 karalistes divpadsmit kārtās pa četriem domino.

## book: captions of the examples

rules-example-kingdomino-tiles = Domino ir divas puses, katrai sava zeme un reizēm arī kroņi. Numurs nosaka secību.
rules-example-kingdomino-row = Karaļi iet numuru secībā. Kurš nolicis domino, liek karali uz brīva nākamās rindas domino.
rules-example-kingdomino-match = Pietiek ar vienu atbilstošu malu: domino { $tile } skar savu zemi tikai ar vienu pusi.
rules-example-kingdomino-scoring = Šīs karalistes punkti: { $points }. Katra īpašuma lauciņu skaitu reizina ar tā kroņu skaitu.
rules-example-kingdomino-complete = Pilna karaliste ar pili centrā; punkti ar abiem variantiem: { $points }.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } kvieši, { terrain-letter-forest } mežs, { terrain-letter-water } ezers, { terrain-letter-grass } pļava, { terrain-letter-swamp } purvs, { terrain-letter-mine } raktuves, ar kroņu skaitu; ♜ pils; ♔ un skaitlis: tā spēlētāja karalis.

## command line

refused-score-castle = Karalistē ir tieši viena pils; raksti to „C”.
refused-score-mixed = Raksti karalisti kā karti vai kā domino, nevis abējādi.
