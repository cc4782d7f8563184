### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Építs dominókból királyságot a kastélyod köré, és hozd ki a legtöbbet minden koronából.
rules-intro-kingdomino = Építsd a leggazdagabb királyságot: rakj hatféle tájat mutató dominókat a kastélyod köré, és gyűjts koronákat.

## play: terms

terrain-wheat = búza
terrain-forest = erdő
terrain-water = tó
terrain-grass = rét
terrain-swamp = mocsár
terrain-mine = bánya
terrain-castle = kastély
terrain-letter-wheat = B
terrain-letter-forest = E
terrain-letter-water = T
terrain-letter-grass = R
terrain-letter-swamp = M
terrain-letter-mine = Á

## play: options

option-kingdomino-three-players = Három játékossal
option-kingdomino-three-players-about = Egy sor dominóinak száma, ha hárman játszanak.
option-kingdomino-three-players-is-lines_of_three = hármas sorok, 36 dominó
option-kingdomino-three-players-is-lines_of_four = négyes sorok, mind a 48; amelyiket senki sem választja, kikerül
option-kingdomino-first-picks = Első választás
option-kingdomino-first-picks-about = Az a sorrend, amelyben két játékos az első sorból választ.
option-kingdomino-first-picks-is-lot = a királyokat kisorsolják
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinasztia
option-kingdomino-dynasty-about = Három játék egymás után; a legnagyobb összeg nyer.
option-kingdomino-middle-kingdom = Középső királyság
option-kingdomino-middle-kingdom-about = 10 pluszpont, ha a kastély a királyság közepén van.
option-kingdomino-middle-kingdom-is-off = ki
option-kingdomino-middle-kingdom-is-rule = balra ugyanannyi, mint jobbra, fel ugyanannyi, mint le
option-kingdomino-middle-kingdom-is-reach = egy mező sincs 2-nél messzebb (a Nagy párbajban 3-nál)
option-kingdomino-middle-kingdom-is-full = középen van, és a királyság a lehető legszélesebb és legmagasabb
option-kingdomino-harmony = Harmónia
option-kingdomino-harmony-about = 5 pluszpont a teljes királyságért, eldobott dominó nélkül.
option-kingdomino-mighty-duel = Nagy párbaj
option-kingdomino-mighty-duel-about = Két játékos, mind a 48 dominó, 7 × 7-es királyságok.

## play: log

told-kingdomino-kings = { $games ->
            [1] Kisorsolták a királyokat: { $player } választ először.
           *[other] { $game }. játék (összesen { $games }). Kisorsolták a királyokat: { $player } választ először.
    }
told-kingdomino-row = A következő dominók: { $tiles }.
told-kingdomino-place = { $points ->
            [0] { $player } dominót rak le: { $tile }.
            [one] { $player } dominót rak le: { $tile } ({ $points } pont).
           *[other] { $player } dominót rak le: { $tile } ({ $points } pont).
    }
told-kingdomino-discard = { $player } eldob egy dominót, mert sehová sem illik: { $tile }.
told-kingdomino-pick = { $player } dominót választ: { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] { $tile }. dominó lerakása
        [one] { $tile }. dominó lerakása { $points } pontért
       *[other] { $tile }. dominó lerakása { $points } pontért
    }
may-kingdomino-discard = { $tile }. dominó eldobása: sehová sem illik
may-kingdomino-pick = { $tile }. dominó választása

## play: points

score-kingdomino-property = { $terrain ->
            [wheat] Búza
            [forest] Erdő
            [water] Tó
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
            [water] Tó
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
score-kingdomino-tie = Egyenlő pontszám: a legnagyobb birtok dönt ({ $squares ->
    [one] { $squares } mező
   *[other] { $squares } mező
}), aztán a koronák ({ $crowns })

## play: hints

reason-kingdomino-points = { $points ->
            [one] Azonnal { $points } pontot hoz.
           *[other] Azonnal { $points } pontot hoz.
    }
reason-kingdomino-middle = A kastély középen marad.
reason-kingdomino-no-hole = Nem hagy kitölthetetlen lyukat.
reason-kingdomino-holes = { $count ->
            [one] { $count } kitölthetetlen lyukat hagy.
           *[other] { $count } kitölthetetlen lyukat hagy.
    }
reason-kingdomino-no-place = Ez a dominó sehová sem illik: { $tile }.
reason-kingdomino-would-bring = { $points ->
            [one] Azonnal { $points } pontot hozhat.
           *[other] Azonnal { $points } pontot hozhat.
    }
reason-kingdomino-crowns = { $count ->
            [one] { $count } korona van rajta.
           *[other] { $count } korona van rajta.
    }
reason-kingdomino-denies = { $points ->
            [one] { $player } { $points } pontot szerezne vele.
           *[other] { $player } { $points } pontot szerezne vele.
    }
reason-kingdomino-order = { $place ->
            [1] A következő körben elsőként lépsz.
            [2] A következő körben másodikként lépsz.
            [3] A következő körben harmadikként lépsz.
           *[other] A következő körben utolsóként lépsz.
    }

## play: refusals

refused-kingdomino-over = A játék véget ért.
refused-kingdomino-luck = Előbb dominókat kell felfedni vagy királyokat kisorsolni.
refused-kingdomino-place-first = Előbb rakd le a dominódat, aztán válaszd a következőt.
refused-kingdomino-pick-now = A dominód már lent van; most válaszd a következőt.
refused-kingdomino-other-domino = A lerakandó dominód: { $own }, nem { $tile }.
refused-kingdomino-not-in-row = Ez a dominó nincs a választható sorban: { $tile }.
refused-kingdomino-taken = Ezen a dominón már király áll: { $tile }.
refused-kingdomino-backwards = Ennek a dominónak ({ $tile }) a két fele egyforma: írd keletre vagy délre mutatva.
refused-kingdomino-covered = Ez a mező már foglalt.
refused-kingdomino-outside = A királyság { $across } × { $down } mező lenne; bele kell férnie ebbe: { $size } × { $size }.
refused-kingdomino-unmatched = Egyik fél sem ér a kastélyhoz vagy a saját tájához ({ $left ->
            [wheat] búza
            [forest] erdő
            [water] tó
            [grass] rét
            [swamp] mocsár
           *[mine] bánya
    }, { $right ->
            [wheat] búza
            [forest] erdő
            [water] tó
            [grass] rét
            [swamp] mocsár
           *[mine] bánya
    }).
refused-kingdomino-fits = { $count ->
            [one] Ez a dominó ({ $tile }) { $count } módon lerakható, tehát le kell rakni.
           *[other] Ez a dominó ({ $tile }) { $count } módon lerakható, tehát le kell rakni.
    }
refused-kingdomino-no-luck = Most nincs mit kisorsolni.
refused-kingdomino-row-twice = Ez a dominó kétszer van a sorban: { $tile }.
refused-kingdomino-row-seen = Ez a dominó már szerepelt: { $tile }.
refused-kingdomino-row-count = Dominók egy sorban: { $count }, nem { $written }.
refused-kingdomino-lot-count = Kisorsolandó királyok: { $count }, nem { $written }.
refused-kingdomino-kings-count = { $kings ->
            [one] { $player }: { $kings } királynak kell lennie a sorrendben.
           *[other] { $player }: { $kings } királynak kell lennie a sorrendben.
    }
refused-kingdomino-kings-snake = Két játékosnál ezzel a beállítással a sorrend A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = Ebben az állásban olvashatatlan: „{ $text }”.
refused-kingdomino-position-missing = Az állásból hiányzik ez a rész: „{ $section }”.
refused-kingdomino-position-twice = Ez a dominó két helyen van: { $tile }.
refused-kingdomino-position-order = Egy sor dominóit a legkisebb számtól növekvő sorrendben kell írni.
refused-kingdomino-position-kings = { $player } királyainak száma nem stimmel.
refused-kingdomino-position-count = A dominók száma nem stimmel.
refused-kingdomino-position-kingdom = { $player } királysága nem építhető meg a szabályok szerint.
refused-kingdomino-position-stage = A játék szakasza nem illik az asztalon lévő sorokhoz.
refused-kingdomino-position-past = E Dinasztia befejezett játékai nem stimmelnek.
text-kingdomino-move = Egy lépés így néz ki: „48@1,0>e”, „discard 48” vagy „pick 48”.
text-kingdomino-direction = Egy dominó iránya e, s, w vagy n.

## page: the board

help-kingdomino = Válassz egy kiemelt mezőt; a dominó ott jelenik meg a pontjaival. Forgasd, majd rakd le. A D billentyű a választható dominókhoz visz, a P a királyságodhoz.
kingdomino-current = Lerakandó
kingdomino-round = { $round }. kör / { $rounds }
kingdomino-game = { $game }. játék / { $games }
kingdomino-next = Választható
kingdomino-done = kész
kingdomino-castle = kastély
kingdomino-half = { $crowns ->
            [0] { $terrain }
            [one] { $terrain }, { $crowns } korona
           *[other] { $terrain }, { $crowns } korona
    }
kingdomino-tile = { $number }. dominó: { $left }, { $right }
kingdomino-place = { $across ->
            [right] { $x } jobbra
            [left] { $x } balra
           *[none] { "" }
    } { $along ->
            [down] { $y } le
            [up] { $y } fel
           *[none] { "" }
    }
kingdomino-empty = { $ways ->
            [0] üres
            [one] üres, ide { $ways } módon lehet rakni
           *[other] üres, ide { $ways } módon lehet rakni
    }
kingdomino-kingdom = { $points ->
            [one] { $player } királysága, { $points } pont
           *[other] { $player } királysága, { $points } pont
    }
kingdomino-enlarge = { $points ->
            [one] { $player } királyságának megnézése, { $points } pont
           *[other] { $player } királyságának megnézése, { $points } pont
    }
kingdomino-own-again = Vissza a királyságomhoz
kingdomino-gain = { $has ->
            [yes] { $gain } – { $why }
            [none] { $gain } – még nincs korona
           *[no] { $gain }
    }
kingdomino-choose-place = Rakd le: { $tile }.
kingdomino-choose-tile = Válassz dominót a következő körre.
kingdomino-no-place = Ez a dominó ({ $number }) sehová sem illik, ezért el kell dobni.
kingdomino-discard = Eldobás: { $number }
kingdomino-next-order = { $place ->
    [1] A következő körben elsőként választasz.
    [2] A következő körben másodikként választasz.
    [3] A következő körben harmadikként választasz.
    [4] A következő körben negyedikként választasz.
   *[other] Helyed a következő kör választási sorrendjében: { $place }.
}
kingdomino-one-way = Más irányban nem illik ide.
kingdomino-not-here = A dominó nem illik ide.
kingdomino-move-pick = Választás: { $tile }
kingdomino-move-discard = { $number }. dominó eldobása
kingdomino-move-place = { $left } itt: { $a }, { $right } itt: { $b }
kingdomino-move-place-gain = { $left } itt: { $a }, { $right } itt: { $b } ({ $gain })
kingdomino-next-between = Helyed a következő kör választási sorrendjében: { $first }–{ $last }, a többiektől függően.
kingdomino-moment = Kész birtok: { $points }
kingdomino-to-come = Még hátralévő dominók
kingdomino-to-come-about = A már kirakottak halványak. Még felfedésre vár: { $count }.

## page: the score pad

pad-terrain = Táj
pad-crowns = Koronák
pad-empty = üres
pad-kingdom = Királyság
pad-size = { $size } × { $size } mező
pad-kingdomino-about = Válassz tájat és koronaszámot, majd koppints a királyság mezőire.

## page: what you did

own-kingdomino-kings = { $games ->
            [1] Kisorsolták a királyokat: te választasz először.
           *[other] { $game }. játék (összesen { $games }). Kisorsolták a királyokat: te választasz először.
    }
own-kingdomino-place = { $points ->
            [0] Dominót raksz le: { $tile }.
            [one] Dominót raksz le: { $tile } ({ $points } pont).
           *[other] Dominót raksz le: { $tile } ({ $points } pont).
    }
own-kingdomino-discard = Eldobsz egy dominót, mert sehová sem illik: { $tile }.
own-kingdomino-pick = Dominót választasz: { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Üdvözlünk, Felség! Építs királyságot dominókból a kastélyod köré. A föld csak akkor ér valamit, ha korona is van rajta.
lesson-kingdomino-pick = Válassz dominót a sorból: koppints rá, majd a „Lépés” gombra. Kis számmal a következő körben korán választasz; a nagy számokon több a korona.
lesson-kingdomino-order = A királyod most azon a dominón áll. A királyok a számok sorrendjében lépnek, a legkisebbtől a legnagyobbig.
lesson-kingdomino-place = Most tedd le a dominódat az egyik kiemelt mezőre; a szám mutatja, hány pontot hozna. Forgasd a ↻ gombbal, az egérgörgővel vagy az R billentyűvel.
lesson-kingdomino-match = Az egyik félnek a saját tájához vagy a kastélyhoz kell érnie. Próbálj olyan tájat növelni, amelyen korona van.
lesson-kingdomino-points = Minden összefüggő táj annyit ér, amennyi mezői és koronái számának szorzata: négy erdőmező két koronával nyolc pont.
lesson-kingdomino-limit = Mindennek bele kell férnie 5 × 5 mezőbe. Ami sehová sem fér, azt eldobod, ezért ne hagyj szűk lyukakat.
lesson-kingdomino-free = Ennyi az egész. Játssz tovább, és kérj tippet, amikor csak szeretnél.

## book: rules

rules-k1 = A Kingdomino két, három vagy négy játékosnak való. Mindenki egy kastélymező köré épít királyságot.
rules-k2 = Két játékosnak két-két királya van; háromnak vagy négynek egy-egy.
rules-k3 = 48 dominó van, 1-től 48-ig számozva. Négy játékossal mind játékba kerül, hárommal 36, kettővel 24; a többi látatlanul kikerül a játékból. (Pontosítás: a három játékoshoz nyomtatott 38 sajtóhiba.) Beállítás: három játékos mind a 48-at használja négyes sorokban, és amelyiket senki sem választja, az kikerül.
rules-k4 = Egy sorban annyi dominó van, ahány király: négy két vagy négy játékossal, három hárommal. Szám szerint rendezve vannak, legfelül a legkisebb.
rules-k5 = Az első sorhoz kisorsolják a királyokat; a kisorsolt sorrendben kerülnek egy-egy szabad dominóra. Egy dominón csak egy király áll. Beállítás két játékosnak: A, B, B, A sorrend.
rules-k6 = Ha egy sor minden dominóját kiválasztották, jön a következő sor, amíg van dominó.
rules-k7 = A játékosok a királyok sorrendjében lépnek, a sor tetejétől lefelé.
rules-k8 = Amikor te jössz, előbb lerakod a királyod alatti dominót a királyságodba, majd a királyt a következő sor egy szabad dominójára teszed.
rules-k9 = Két játékossal mindenki kétszer lép egy körben, királyonként egyszer.
rules-k10 = A játék tizenkét körből áll; két játékossal hatból (a Nagy párbajban tizenkettőből).
rules-k11 = Az utolsó körben már nincs mit választani: csak lerakod a dominódat.
rules-k12 = Egy dominó két szabad szomszédos mezőt fed le, a négy irány bármelyikében.
rules-k13 = Legalább az egyik félnek oldalával a kastélyhoz vagy a saját tájának egy mezőjéhez kell érnie. Egy egyezés elég; a többi oldalnak nem kell egyeznie.
rules-k14 = A teljes királyságnak a kastéllyal együtt 5 × 5-ös négyzetbe kell férnie (a Nagy párbajban 7 × 7-esbe). A kastély bárhol lehet benne.
rules-k15 = Amelyik dominó lerakható, azt le kell rakni, bárhová, ahová illik. Ha sehová sem illik, eldobod; utána szokás szerint választasz. Lyukak maradhatnak.
rules-k16 = Az azonos tájú, oldalukkal összefüggő mezők egy birtokot alkotnak. Értéke a mezők és a koronák számának szorzata; korona nélkül semmit sem ér. Egy tájból több birtokod is lehet. A kastély egyikhez sem tartozik.
rules-k17 = Az nyer, akinek a legtöbb pontja van. Egyenlőségnél a legnagyobb birtok dönt, aztán a koronák száma; ha ez is egyenlő, osztoznak a győzelmen.
rules-k18 = Dinasztia: három játék egymás után, a legnagyobb összeg nyer. Egyenlő összegnél osztoznak a győzelmen. A királyokat minden játékhoz újra kisorsolják.
rules-k19 = Középső királyság: 10 pluszpont, ha a kastély a királyság közepén van. (Pontosítás: a lerakott rész bal szélétől ugyanolyan messze, mint a jobbtól, és a tetejétől ugyanolyan messze, mint az aljától.) Két másik értelmezés beállítható.
rules-k20 = Harmónia: 5 pluszpont, ha semmit sem dobtál el, és a királyság teljes: minden dominó lent van, és a négyzet tele.
rules-k21 = Nagy párbaj: két játékos mind a 48 dominóval 7 × 7-es királyságot épít tizenkét körben, négyes sorokkal.

## book: captions of the examples

rules-example-kingdomino-tiles = A dominóknak két felük van, mindegyiken egy táj és esetleg koronák. A számuk dönti el a sorrendet.
rules-example-kingdomino-row = A királyok a számok sorrendjében lépnek. Aki lerakta a dominóját, a királyt a következő sor egy szabad dominójára teszi.
rules-example-kingdomino-match = Egy illő oldal elég: ez a dominó ({ $tile }) csak az egyik felével ér a saját tájához.
rules-example-kingdomino-scoring = Ez a királyság { $points } pontot ér: minden birtok a mezői és a koronái számának szorzatát hozza.
rules-example-kingdomino-complete = Teljes királyság, középen a kastéllyal: mindkét változattal { $points } pontot ér.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } búza, { terrain-letter-forest } erdő, { terrain-letter-water } tó, { terrain-letter-grass } rét, { terrain-letter-swamp } mocsár, { terrain-letter-mine } bánya, a koronák számával; ♜ kastély; ♔ és egy szám: annak a játékosnak a királya.

## command line

refused-score-castle = Egy királyságnak pontosan egy kastélya van; a jele „C”.
refused-score-mixed = Egy királyságot térképként vagy dominókként írj le, ne mindkettőként.
