### Kingdomino: what the rules say in plain words. Terms first, because many messages use them.

terrain-wheat = búza
terrain-forest = erdő
terrain-water = víz
terrain-grass = rét
terrain-swamp = mocsár
terrain-mine = bánya
terrain-castle = kastély

## Options

option-kingdomino-three-players = Három játékossal
option-kingdomino-three-players-about = Hány dominó legyen egy sorban, ha hárman játszanak.
option-kingdomino-three-players-is-lines_of_three = hármas sorok, 36 dominó
option-kingdomino-three-players-is-lines_of_four = négyes sorok, mind a 48; amelyik senkinek sem kell, kikerül
option-kingdomino-first-picks = Első választás
option-kingdomino-first-picks-about = Milyen sorrendben választ két játékos az első sorból.
option-kingdomino-first-picks-is-lot = a királyokat kisorsolják
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinasztia
option-kingdomino-dynasty-about = Három játék egymás után; a legnagyobb összeg nyer.
option-kingdomino-middle-kingdom = Középső királyság
option-kingdomino-middle-kingdom-about = 10 pluszpont, ha a kastély a királyság közepén van.
option-kingdomino-middle-kingdom-is-off = ki
option-kingdomino-middle-kingdom-is-rule = balra annyira, mint jobbra, fel annyira, mint le
option-kingdomino-middle-kingdom-is-reach = semmi sincs messzebb egy teljes királyság felénél
option-kingdomino-middle-kingdom-is-full = minden oldalon egyenlő, és a lehető legszélesebb és legmagasabb
option-kingdomino-harmony = Harmónia
option-kingdomino-harmony-about = 5 pluszpont a teljes királyságért, eldobott dominó nélkül.
option-kingdomino-mighty-duel = Nagy párbaj
option-kingdomino-mighty-duel-about = Két játékos, mind a 48 dominó, 7 × 7-es királyságok.

## Log

told-kingdomino-kings = { $games ->
            [1] Kisorsolták a királyokat: { $player } választ először.
           *[other] { $game }. játék a(z) { $games } közül. Kisorsolták a királyokat: { $player } választ először.
    }
told-kingdomino-row = A következő dominók: { $tiles }.
told-kingdomino-place = { $points ->
            [0] { $player } lerakja a(z) { $tile }. dominót.
            [one] { $player } lerakja a(z) { $tile }. dominót { $points } pontért.
           *[other] { $player } lerakja a(z) { $tile }. dominót { $points } pontért.
    }
told-kingdomino-discard = { $player }: nincs hely a(z) { $tile }. dominónak, eldobja.
told-kingdomino-pick = { $player } választása: { $tile }. dominó.

## Points

score-kingdomino-property = { $terrain ->
            [wheat] Búza
            [forest] Erdő
            [water] Víz
            [grass] Rét
            [swamp] Mocsár
           *[mine] Bánya
    }: { $squares ->
            [one] { $squares } mező
           *[other] { $squares } mező
    } × { $crowns ->
            [one] { $crowns } korona
           *[other] { $crowns } korona
    }
score-kingdomino-grown = { $terrain ->
            [wheat] Búza
            [forest] Erdő
            [water] Víz
            [grass] Rét
            [swamp] Mocsár
           *[mine] Bánya
    } növekszik: { $squares ->
            [one] { $squares } mező
           *[other] { $squares } mező
    } × { $crowns ->
            [one] { $crowns } korona
           *[other] { $crowns } korona
    }
score-kingdomino-middle = Középső királyság: középen a kastély
score-kingdomino-middle-lost = A kastély már nincs középen
score-kingdomino-harmony = Harmónia: teljes a királyság
score-kingdomino-harmony-lost = A királyság már nem teljes
score-kingdomino-game = { $game }. játék

## Refusals: moves

refused-kingdomino-over = A játék véget ért.
refused-kingdomino-luck = Előbb dominókat vagy királyokat húznak.
refused-kingdomino-place-first = Előbb rakd le a dominódat, aztán válaszd a következőt.
refused-kingdomino-pick-now = A dominód már lent van; most válaszd a következőt.
refused-kingdomino-other-domino = A lerakandó dominód: { $own }, nem { $tile }.
refused-kingdomino-not-in-row = A(z) { $tile }. dominó nincs a választható sorban.
refused-kingdomino-taken = A(z) { $tile }. dominón már király áll.
refused-kingdomino-backwards = A(z) { $tile }. dominó két fele egyforma: írd keletre vagy délre mutatva.
refused-kingdomino-covered = Ez a mező már foglalt.
refused-kingdomino-outside = A királyság { $across } × { $down } mező lenne; bele kell férnie ebbe: { $size } × { $size }.
refused-kingdomino-unmatched = Egyik fél sem ér a kastélyhoz vagy a saját tájához ({ $left ->
            [wheat] búza
            [forest] erdő
            [water] víz
            [grass] rét
            [swamp] mocsár
           *[mine] bánya
    }, { $right ->
            [wheat] búza
            [forest] erdő
            [water] víz
            [grass] rét
            [swamp] mocsár
           *[mine] bánya
    }).
refused-kingdomino-fits = { $count ->
            [one] A(z) { $tile }. dominó { $count } módon lerakható, tehát le kell rakni.
           *[other] A(z) { $tile }. dominó { $count } módon lerakható, tehát le kell rakni.
    }

## Refusals: luck

refused-kingdomino-no-luck = Most nincs mit húzni.
refused-kingdomino-row-twice = A(z) { $tile }. dominó kétszer van a sorban.
refused-kingdomino-row-seen = A(z) { $tile }. dominó már szerepelt.
refused-kingdomino-kings-count = { $kings ->
            [one] { $player }: { $kings } király a sorrendben.
           *[other] { $player }: { $kings } király a sorrendben.
    }
refused-kingdomino-kings-snake = Kígyóban a sorrend A, B, B, A.

## Refusals: positions

refused-kingdomino-position-word = Ebben az állásban olvashatatlan: „{ $text }”.
refused-kingdomino-position-missing = Az állásból hiányzik ez a rész: „{ $section }”.
refused-kingdomino-position-twice = A(z) { $tile }. dominó két helyen van.
refused-kingdomino-position-order = Egy sor dominói a legkisebb számtól nőnek.
refused-kingdomino-position-kings = { $player } királyainak száma nem stimmel.
refused-kingdomino-position-count = A dominók száma nem stimmel.
refused-kingdomino-position-kingdom = { $player } királysága nem építhető meg a szabályok szerint.
refused-kingdomino-position-stage = A játék szakasza nem illik az asztalon lévő sorokhoz.
refused-kingdomino-position-past = E Dinasztia befejezett játékai nem stimmelnek.

## Reading text

text-kingdomino-move = Egy lépés így néz ki: „48@1,0>e”, „discard 48” vagy „pick 48”.
text-kingdomino-direction = Egy dominó iránya e, s, w vagy n.

## Hints: why a move is good

reason-kingdomino-points = { $points ->
            [one] Azonnal { $points } pontot hoz.
           *[other] Azonnal { $points } pontot hoz.
    }
reason-kingdomino-middle = A kastély középen marad.
reason-kingdomino-no-hole = Nem hagy betölthetetlen mezőt.
reason-kingdomino-holes = { $count ->
            [one] { $count } betölthetetlen mezőt hagy.
           *[other] { $count } betölthetetlen mezőt hagy.
    }
reason-kingdomino-no-place = Nincs hely a(z) { $tile }. dominónak.
reason-kingdomino-would-bring = { $points ->
            [one] Azonnal { $points } pontot hozhat.
           *[other] Azonnal { $points } pontot hozhat.
    }
reason-kingdomino-crowns = { $count ->
            [one] { $count } korona van rajta.
           *[other] { $count } korona van rajta.
    }
reason-kingdomino-denies = { $points ->
            [one] { $player } { $points } pontot nyerne vele.
           *[other] { $player } { $points } pontot nyerne vele.
    }
reason-kingdomino-order = { $place ->
            [1] A következő körben elsőként lépsz.
            [2] A következő körben másodikként lépsz.
            [3] A következő körben harmadikként lépsz.
           *[other] A következő körben utolsóként lépsz.
    }
