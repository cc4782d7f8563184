### Kingdomino: what the rules say in plain words. Terms first, because many messages use them.

terrain-wheat = kvieši
terrain-forest = mežs
terrain-water = ūdens
terrain-grass = pļava
terrain-swamp = purvs
terrain-mine = raktuves
terrain-castle = pils

## Options

option-kingdomino-three-players = Trīs spēlētāji
option-kingdomino-three-players-about = Cik domino ir rindā, ja spēlē trīs.
option-kingdomino-three-players-is-lines_of_three = rindas pa trim, 36 domino
option-kingdomino-three-players-is-lines_of_four = rindas pa četriem, visi 48; neizvēlētais pamet spēli
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
option-kingdomino-middle-kingdom-is-reach = nekas nav tālāk par pusi no pilnas karalistes
option-kingdomino-middle-kingdom-is-full = vienādi uz visām pusēm un maksimāli plata un augsta
option-kingdomino-harmony = Harmonija
option-kingdomino-harmony-about = 5 papildpunkti par pilnu karalisti bez atmesta domino.
option-kingdomino-mighty-duel = Lielais duelis
option-kingdomino-mighty-duel-about = Divi spēlētāji, visi 48 domino, karalistes 7 × 7.

## Log

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

## Points

score-kingdomino-property = { $terrain ->
        [wheat] Kvieši
        [forest] Mežs
        [water] Ūdens
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
        [water] Ūdens
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

## Refusals: moves

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
        [water] ūdens
        [grass] pļava
        [swamp] purvs
       *[mine] raktuves
    }, { $right ->
        [wheat] kvieši
        [forest] mežs
        [water] ūdens
        [grass] pļava
        [swamp] purvs
       *[mine] raktuves
    }).
refused-kingdomino-fits = Domino { $tile } var nolikt ({ $count ->
        [zero] { $count } veidu
        [one] { $count } veids
       *[other] { $count } veidi
    }), tāpēc tas jāliek.

## Refusals: luck

refused-kingdomino-no-luck = Tagad nekas nav jāizlozē.
refused-kingdomino-row-twice = Domino { $tile } rindā ir divreiz.
refused-kingdomino-row-seen = Domino { $tile } jau ir bijis izlikts.
refused-kingdomino-kings-count = { $player }: secībā { $kings ->
        [zero] { $kings } karaļu
        [one] { $kings } karalis
       *[other] { $kings } karaļi
    }.
refused-kingdomino-kings-snake = Čūskā secība ir A, B, B, A.

## Refusals: positions

refused-kingdomino-position-word = Šajā pozīcijā nevar izlasīt „{ $text }”.
refused-kingdomino-position-missing = Pozīcijai trūkst daļas „{ $section }”.
refused-kingdomino-position-twice = Domino { $tile } ir divās vietās.
refused-kingdomino-position-order = Rindas domino kārtojas no mazākā numura.
refused-kingdomino-position-kings = Karaļu skaits neatbilst: { $player }.
refused-kingdomino-position-count = Domino skaits neatbilst.
refused-kingdomino-position-kingdom = Tādu karalisti pēc noteikumiem nevar uzbūvēt: { $player }.
refused-kingdomino-position-stage = Spēles posms neatbilst rindām uz galda.
refused-kingdomino-position-past = Šīs Dinastijas pabeigtās spēles nesakrīt.

## Reading text

text-kingdomino-move = Gājienu raksta kā „48@1,0>e”, „discard 48” vai „pick 48”.
text-kingdomino-direction = Domino virziens ir e, s, w vai n.

## Hints: why a move is good

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
