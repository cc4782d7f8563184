### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Illeszd össze a háromszögletű kövek sarkait, építs hidakat, és zárj be hatszögeket.
rules-intro-triominos = Rakj háromszögletű köveket oldalukkal egymáshoz. Minden kő pontot ér, a hidak és a hatszögek még többet.

## play: options

option-triominos-hexagons = Több hatszög egyszerre
option-triominos-hexagons-about = Az egyszerre több hatszöget bezáró kő pontjai.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, akárhány van
option-triominos-hexagons-is-each = egyenként 50
option-triominos-target = Elérendő pontszám
option-triominos-target-about = A mérkőzés annak a fordulónak a végén zárul, amelyben valaki eléri ezt a pontszámot.
option-triominos-rounds = Legfeljebb ennyi forduló (0 = ∞)
option-triominos-rounds-about = Ennyi forduló után akkor is vége a mérkőzésnek, ha senki sem érte el a célt; 0: nincs korlát.
option-triominos-solo-hand = Kövek kézben egyedül játszva
option-triominos-solo-hand-about = 0 esetén minden kő a talonból jön.
option-triominos-solo-draws = Egyedül húzható kövek
option-triominos-solo-draws-about = Korláttal az eredmények összevethetők; a 20 jó szám. 55 esetén nincs korlát.

## play: log

told-triominos-dealt = { $round }. forduló: a köveket kiosztották; { $player } kezd.
told-triominos-turned-up = Felfordítva: { $tile }, { $points } pont.
told-triominos-starts = { $player } kezd ezzel: { $tile }, { $points } pont.
told-triominos-lays = { $bonus ->
            [bridge] { $player } lerakja: { $tile }, és hidat épít: { $points } pont.
            [double] { $player } lerakja: { $tile }, és kettős kapcsolatot hoz létre: { $points } pont.
            [hexagon] { $player } lerakja: { $tile }, és bezár egy hatszöget: { $points } pont.
            [hexagons2] { $player } lerakja: { $tile }, és bezár két hatszöget: { $points } pont.
            [hexagons3] { $player } lerakja: { $tile }, és bezár három hatszöget: { $points } pont.
           *[none] { $player } lerakja: { $tile }, { $points } pont.
    }{ $ends ->
            [out] { " " }Ez volt az utolsó kő: a fordulónak vége.
            [blocked] { " " }Már senki sem tud rakni: a fordulónak vége.
           *[no] { "" }
    }
told-triominos-draws = { $count ->
            [1] { $player } húz egy követ.
           *[other] { $player } újra húz ({ $count }. kő ebben a lépésben).
    }
told-triominos-drew = { $missed ->
            [yes] A kő nem illik, a lépésnek vége.
           *[no] { $player } húzott egy követ.
    }{ $ends ->
            [blocked] { " " }Már senki sem tud rakni: a fordulónak vége.
           *[no] { "" }
    }
told-triominos-drew-tile = { $missed ->
            [yes] { $player } húzása: { $tile }. Nem illik, a lépésnek vége.
           *[no] { $player } húzása: { $tile }.
    }{ $ends ->
            [blocked] { " " }Már senki sem tud rakni: a fordulónak vége.
           *[no] { "" }
    }
told-triominos-passes = { $player } passzol: { $points } pont.{ $ends ->
            [blocked] { " " }Már senki sem tud vagy akar rakni: a fordulónak vége.
           *[no] { "" }
    }

## play: possible moves

may-triominos-starts = Kezdés ezzel: { $tile }, { $points } pont
may-triominos-lays = { $bonus ->
    [bridge] Lerakás híddal: { $tile }, { $points } pont
    [double] Lerakás kettős kapcsolattal: { $tile }, { $points } pont
    [hexagon] Lerakás hatszöggel: { $tile }, { $points } pont
    [hexagons2] Lerakás két hatszöggel: { $tile }, { $points } pont
    [hexagons3] Lerakás három hatszöggel: { $tile }, { $points } pont
   *[none] Lerakás: { $tile }, { $points } pont
}{ $ends ->
    [out] { " – " }az utolsó köved
    [blocked] { " – " }utána senki sem tud rakni
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Egy kő húzása
   *[other] Újabb húzás ({ $count }. kő ebben a lépésben)
}
may-triominos-passes = Passz: { $points } pont{ $ends ->
    [blocked] { " – " }utána senki sem tud vagy akar rakni
   *[no] { "" }
}

## play: points

score-triominos-tiles = Lerakott kövek
score-triominos-starts = Kezdőkövek
score-triominos-bridges = Hidak
score-triominos-doubles = Kettős kapcsolatok
score-triominos-hexagons = Hatszögek
score-triominos-draws = Húzott kövek
score-triominos-misses = Lépések lerakás nélkül
score-triominos-outs = Minden kő lerakva
score-triominos-hands = A többieknél maradt kövek

## play: hints

reason-triominos-start = Ezzel a kővel kell kezdeni.
reason-triominos-last-tile = Ez az utolsó köved: tiéd a forduló.
reason-triominos-points = { $bonus ->
            [bridge] { $points } pont híddal.
            [double] { $points } pont kettős kapcsolattal.
            [hexagon] { $points } pont hatszöggel.
            [hexagons2] { $points } pont két hatszöggel.
            [hexagons3] { $points } pont három hatszöggel.
           *[none] { $points } pont.
    }
reason-triominos-allows-bonus = { $count ->
            [one] Olyan helyet hagy, ahol egy másik játékos bónuszt szerezhet.
           *[other] { $count } olyan helyet hagy, ahol a többiek bónuszt szerezhetnek.
    }
reason-triominos-spoils-bonus = { $count ->
            [one] Elvesz egy bónuszt érő helyet.
           *[other] Elvesz { $count } bónuszt érő helyet.
    }
reason-triominos-narrows = { $count ->
            [0] A többiek lehetséges kövei közül egy sem illik többé.
            [one] A többiek lehetséges kövei közül csak egy illik még.
           *[other] A többiek lehetséges kövei közül csak { $count } illik még.
    }
reason-triominos-goes-on = { $count ->
            [0] Utána egyik köved sem illik.
            [one] Utána egy köved illik.
           *[other] Utána { $count } köved illik.
    }
reason-triominos-draws-to-wait = A köveid később többet érnek majd: most olcsóbb húzni, mint rakni.
reason-triominos-must-draw = Egyik köved sem illik.
reason-triominos-passes-to-wait = Most olcsóbb passzolni, mint rakni.
reason-triominos-must-pass = Egyik köved sem illik, és nincs mit húzni.

## play: refusals

refused-triominos-over = A mérkőzés véget ért.
refused-triominos-luck-first = Még tart az osztás vagy a húzás.
refused-triominos-no-luck = Most nincs osztás vagy húzás.
refused-triominos-start = A forduló az asztal közepén ezzel kezdődik: { $tile }.
refused-triominos-must-lay = A húzott kő ({ $tile }) illik, és most le kell rakni.
refused-triominos-held-before = Ebben a lépésben már húztál, ezért nem rakhatod le azt a követ, amely már előtte is nálad volt: { $tile }.
refused-triominos-pool-empty = Nincs már mit húzni.
refused-triominos-draws-used = { $count ->
            [0] Ebben a játékban nem lehet húzni.
            [one] Az egyetlen engedélyezett követ már kihúztad.
           *[other] Már kihúztad az összes engedélyezett követ ({ $count }).
    }
refused-triominos-must-draw = { $count ->
            [one] Nem passzolhatsz: van még egy húzható kő.
           *[other] Nem passzolhatsz: van még { $count } húzható kő.
    }
refused-triominos-not-in-hand = { $tile } nincs a kezedben.
refused-triominos-covered = Ott már van egy kő.
refused-triominos-no-side = Ott nincs szomszédos kő.
refused-triominos-corner = Ott a sarok { $shows }, nem { $not }.
refused-triominos-hand-size = { $seat }. hely: { $count } kő jutott { $expected } helyett.
refused-triominos-not-in-pool = { $tile } nincs a talonban.
refused-triominos-tile-twice = { $tile } kétszer szerepel.
refused-triominos-table = { $tile } nem kerülhet oda.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Egy kő két helyen van.
        [points] Nincs mérkőzés ilyen fordulókkal és összegekkel.
        [last] Az előző forduló nem végződhetett így.
       *[other] Ez az állás nem létezhet.
    }
text-triominos-tile = Nincs ilyen kő: { $text }; a számok 0–5, és az óramutató járása szerint nőnek.
text-triominos-stage = „{ $text }” nincs ezek közt: deal, start, play, draw, over.
text-triominos-too-many = Több kő van félretéve, mint amennyi a játékban van.

## page: the board

pool-count = { $count ->
            [one] { $count } kő a talonban
           *[other] { $count } kő a talonban
    }
help-triominos = Válassz egy követ a kezedből (1–9), majd egy kiemelt helyet. Az asztalt egérrel vagy ujjal mozgathatod; a 0 mindent megmutat.
triominos-table = { $count ->
            [one] Az asztal { $count } kővel: { $tiles }
           *[other] Az asztal { $count } kővel: { $tiles }
    }
triominos-spots = Helyek, ahová a kő illik
triominos-points = { $bonus ->
            [bridge] { $points } pont híddal
            [double] { $points } pont kettős kapcsolattal
            [hexagon] { $points } pont hatszöggel
            [hexagons2] { $points } pont két hatszöggel
            [hexagons3] { $points } pont három hatszöggel
           *[none] { $points ->
            [one] { $points } pont
           *[other] { $points } pont
    }
    }
triominos-moment =
    { $bonus ->
        [bridge] Híd!
        [double] Kettős kapcsolat!
        [hexagons2] Két hatszög!
        [hexagons3] Három hatszög!
       *[hexagon] Hatszög!
    }
triominos-choose-tile = Válassz egy követ a kezedből.
triominos-choose-spot = { $count ->
            [one] { $count } helyre illik.
           *[other] { $count } helyre illik.
    }
triominos-fits-nowhere = { $tile } most sehová sem illik.
triominos-must-draw = Egyik köved sem illik: húzz.
triominos-must-pass = Semmi sem illik, és nincs mit húzni: passzolj.
triominos-draw = Húzás (−5)
triominos-draws-left = Ebben a lépésben még húzhatsz: { $count }
triominos-pass = Passz (−10)
triominos-move-start = { $tile } elsőként: { $points }
triominos-move-beside = { $tile } emellé: { $beside }
triominos-move-lay = { $tile } emellé: { $beside } ({ $points })
triominos-draw-again = A húzott kő nem illik: húzz újra. Ebben a lépésben még húzhatsz: { $count }.
triominos-draw-sure = Az egyik köved illik. Mégis húzol (−5)?

## page: the score pad

pad-whose = Ki jön
pad-what = Művelet
pad-value = A kő értéke
pad-others = A többiek köveinek értéke
pad-triominos-about = Írj fel minden követ, húzást és fordulóvéget; a pontozólap összeadja a pontokat.
pad-deed-lay = Lerakott kő
pad-deed-start = A forduló első köve
pad-deed-bridge = Híd
pad-deed-double = Kettős kapcsolat
pad-deed-hexagon = Hatszög
pad-deed-hexagons2 = Két hatszög
pad-deed-hexagons3 = Három hatszög
pad-deed-draw = Húzott kő
pad-deed-stuck = Lépés lerakás nélkül
pad-deed-out = Utolsó kő, megnyert forduló
pad-deed-blocked = Legkisebb összeg elakadt fordulóban

## page: what you did

own-triominos-dealt = { $round }. forduló: a köveket kiosztották; te kezdesz.
own-triominos-starts = Te kezdesz ezzel: { $tile }, { $points } pont.
own-triominos-lays = { $bonus ->
            [bridge] Lerakod: { $tile }, és hidat építesz: { $points } pont.
            [double] Lerakod: { $tile }, és kettős kapcsolatot hozol létre: { $points } pont.
            [hexagon] Lerakod: { $tile }, és bezársz egy hatszöget: { $points } pont.
            [hexagons2] Lerakod: { $tile }, és bezársz két hatszöget: { $points } pont.
            [hexagons3] Lerakod: { $tile }, és bezársz három hatszöget: { $points } pont.
           *[none] Lerakod: { $tile }, { $points } pont.
    }{ $ends ->
            [out] { " " }Ez volt az utolsó kő: a fordulónak vége.
            [blocked] { " " }Már senki sem tud rakni: a fordulónak vége.
           *[no] { "" }
    }
own-triominos-draws = { $count ->
            [1] Húzol egy követ.
           *[other] Újra húzol ({ $count }. kő ebben a lépésben).
    }
own-triominos-drew-tile = { $missed ->
            [yes] Húzásod: { $tile }. Nem illik, a lépésnek vége.
           *[no] Húzásod: { $tile }.
    }{ $ends ->
            [blocked] { " " }Már senki sem tud rakni: a fordulónak vége.
           *[no] { "" }
    }
own-triominos-passes = Passzolsz: { $points } pont.{ $ends ->
            [blocked] { " " }Már senki sem tud vagy akar rakni: a fordulónak vége.
           *[no] { "" }
    }

## book: the guided first game

lesson-triominos-aim = Triominos: minden lerakott kő a három szám összegét éri. Ha valaki eléri a 400-at, a fordulót végigjátsszátok, és a legnagyobb összeg nyeri a mérkőzést.
lesson-triominos-tile = Válassz egy követ a kezedből. Kiemelve látszik minden hely, ahová illik, a kő pedig már jó irányba van fordítva. Válassz egyet, és rakd le a követ.
lesson-triominos-match = A kövek teljes oldallal érintkeznek, és ott mindkét számnak egyeznie kell a szomszéd kő számaival. Ugyanez igaz az egymáshoz érő sarkokra is.
lesson-triominos-draw = Ha nem tudsz vagy nem akarsz rakni, húzz legfeljebb hármat; mindegyik öt pontba kerül. Ha elkezdted, folytasd, amíg egy nem illik.
lesson-triominos-bonus = Egy hídért vagy kettős kapcsolatért 40 pluszpont jár, egy hatszög bezárásáért 50. Keresd őket!
lesson-triominos-end = Aki elsőként lerakja az utolsó kövét, 25 pontot kap, és hozzá a többieknél maradt kövek értékét.
lesson-triominos-free = Ennyi az egész. Játssz tovább, és kérj tippet, amikor csak szeretnél.

## book: rules

rules-t1 = 56 háromszögletű kő van 0-tól 5-ig terjedő számokkal, minden kombináció egyszer, a számok az óramutató járása szerint nőnek. Egy kő értéke a sarkain lévő számok összege.
rules-t2 = Két játékos 9-9 követ vesz, három vagy négy 7-7-et, öt vagy hat 6-6-ot. A többi képpel lefelé fordítva a talont alkotja.
rules-t3 = Elsőként a legnagyobb tripla (három egyforma szám) kerül le; az rakja le, akinél van. Ha senkinek sincs triplája, a legértékesebb kő kezd. (Pontosítás: éppen azt a követ kell lerakni; egyenlő értéknél a legnagyobb sarokszám dönt, aztán a második legnagyobb.)
rules-t4 = A kezdő játékos a kő értékét és még 10 pontot kap, a 0-0-0 esetén is.
rules-t5 = Ezután az óramutató járása szerint halad a játék. A követ oldalával egy másikhoz rakod úgy, hogy a közös oldal mindkét száma egyezzen, és megkapod az értékét. (Pontosítás: minden saroknak, amely az asztalon egy másik sarokkal találkozik, egyeznie kell, ott is, ahol csak csúcsok érnek össze.)
rules-t6 = Ha nem tudsz vagy nem akarsz rakni, húzol, egyszerre egy követ, legfeljebb hármat; mindegyik 5 pontba kerül. Az illő húzott követ azonnal le kell rakni. Ha elkezdtél húzni, addig kell folytatnod, amíg egy kő nem illik, hármat nem húztál, vagy el nem fogy a talon. Ha a harmadik sem illik, még 10 pontot veszítesz, és a következő jön. (Pontosítás: húzás után nem rakhatsz olyan követ, amely már nálad volt.)
rules-t7 = Ha a talon üres, és nem tudsz vagy nem akarsz rakni, 10 pontot veszítesz, és a következő jön. (Pontosítás: a lerakás nélküli lépés mindig 10 pontba kerül. Ha egymás után mindenki passzol, a fordulónak vége.)
rules-t8 = Aki elsőként lerakja az utolsó kövét, befejezi a fordulót, és 25 pontot kap, meg a többieknél maradt kövek értékét. A többiek nem veszítenek.
rules-t9 = A forduló akkor is véget ér, ha a talon üres, és senki sem tud rakni. Akinél a legkisebb érték maradt, a többiek köveinek értékét kapja, a sajátját levonva; 25 pont nem jár. (Pontosítás: ha többeknél maradt a legkisebb érték, mindegyikük így kap pontot.)
rules-t10 = Híd, 40 pont: a kő egy oldala közös egy szomszéddal, és a szemközti sarka egy másik kőhöz ér.
rules-t11 = Kettős kapcsolat, 40 pont: a kőnek két közös oldala van asztalon lévő kövekkel.
rules-t12 = Hatszög, 50 pont: a kő a hatodik egy pont körül, és bezárja a hatszöget. Ehhez nem jár a kettős kapcsolat bónusza. (Pontosítás: a három bónuszból csak a legjobb számít. Két hatszög egyszerre 60, három 70; beállítható mindig 50 vagy egyenként 50.)
rules-t13 = A mérkőzés annak a fordulónak a végén zárul, amelyben valaki eléri a 400 pontot; az nyer, akinek a legtöbb pontja van. (Pontosítás: a fordulót mindig végigjátsszák; egyenlő összegnél osztoznak a győzelmen. A cél módosítható, és a mérkőzés adott számú forduló után is véget érhet.)
rules-t14 = A következő forduló kezdője ugyanígy dől el.
rules-t15 = Egyedül: egy követ felfordítasz és lerakod; utána ugyanazok a szabályok, levonások és bónuszok érvényesek, és a saját eredményed megdöntése a cél. (Pontosítás: 9 követ veszel; ez és a húzások száma beállítható. Az utolsó köved lerakása 25 pontot ér; ha elakadsz, a nálad maradt kövek értékét le kell vonni.)

## book: captions of the examples

rules-example-triominos-start = Elsőként a legnagyobb tripla került le, { $points } pontért: az értéke és 10.
rules-example-triominos-bridge = Híd: a legújabb kő egy oldalával az egyik kőhöz, a szemközti sarkával egy másikhoz ér.
rules-example-triominos-double = Kettős kapcsolat: a legújabb kő két kőhöz ér, egy-egy oldalával.
rules-example-triominos-hexagon = A legújabb kő a hatodik egy pont körül: hatszög.

## terminal

terminal-letters-triominos = · egy követ jelöl, * a legújabbat.

## command line

score-triominos-first = { $tile } kezd: az értéke és 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } és egy híd
score-triominos-double = { $tile } és egy kettős kapcsolat
score-triominos-hexagon = { $tile } és { $count ->
    [one] { $count } hatszög
   *[other] { $count } hatszög
}
score-triominos-drawn = { $count ->
    [one] { $count } húzott kő
   *[other] { $count } húzott kő
}
score-triominos-missed = Lépés lerakás nélkül
score-triominos-out = Az utolsó kő lerakva
score-triominos-others = Ami a többieknél maradt
score-triominos-own = Ami nálad maradt
refused-score-two-out = Csak egy játékos rakhatja le elsőként az utolsó kövét.
refused-score-hand-out = Aki lerakta az utolsó kövét, annak már nincs köve.
