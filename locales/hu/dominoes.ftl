### Domino Double 9: what the rules say in plain words.

# Options
option-dominoes-starter-draws = A kezdő második követ húz
option-dominoes-starter-draws-about = Aki duplával kezd, és nincs hozzáillő köve, addig húz, amíg nem jön egy. A szabálykönyv szerint ilyenkor semmi sem kerül hozzá.
option-dominoes-may-draw-anyway = Húzni mindig szabad
option-dominoes-may-draw-anyway-about = A játékos akkor is húzhat, ha van illő köve. A szabálykönyv szerint aki tud, annak raknia kell.
option-dominoes-match = Több fordulós mérkőzés
option-dominoes-match-about = Minden forduló győztese a többi kézben maradt pontokat kapja, a duplákat egyszer számolva, amíg valaki el nem éri a célt.
option-dominoes-target = Cél
option-dominoes-target-about = Az összeg, amely megnyeri a mérkőzést.

# Refusals
refused-dominoes-round-over = A forduló véget ért.
refused-dominoes-drawing = Éppen húzás folyik.
refused-dominoes-start = A forduló ezzel kezdődik: { $tile }.
refused-dominoes-started = A sor már elkezdődött.
refused-dominoes-not-held = Nincs nálad ez a kő: { $tile }.
refused-dominoes-drawn-tile = Ezt húztad: { $drawn }, és illik: rakd le.
refused-dominoes-equal-ends = Mindkét vég { $right }: csak egyféleképp rakható le: { $tile }.
refused-dominoes-other-end = { $tile } csak a másik végre illik.
refused-dominoes-second = A második kőnek a kezdő duplához kell illenie; { $tile } nem illik.
refused-dominoes-no-match = { $tile } nem illik a szabad végekhez: { $left } és { $right }.
refused-dominoes-stock-empty = Nincs már mit húzni.
refused-dominoes-must-lay = Van illő köved: rakd le.
refused-dominoes-must-draw = Van még mit húzni: passz előtt húzz.
refused-dominoes-no-luck = Most nincs mit húzni.
refused-dominoes-not-in-stock = { $tile } nincs a talonban.
refused-dominoes-tile-twice = { $tile } kétszer szerepel.
refused-dominoes-deal = Mindenki { $count } követ kap.
refused-dominoes-hands = „{ $field }”: mind a(z) { $seats } helyhez egy kéz kell.
refused-dominoes-position-field = „{ $field }” hiányzik, kétszer szerepel, ismeretlen vagy olvashatatlan.
refused-dominoes-position = { $why ->
            [tiles] Egy kő két helyen van.
            [line] A sor kövei nem illenek össze.
            [hands] Egy kéz mérete lehetetlen.
            [stage] A következő teendő nem egyezik a sorral és a kezekkel.
            [drawn] A húzott kövek nem egyeznek a sorral és a kezekkel.
            [known] Amit egy kézről tudni, nem igaz.
            [totals] Nincs mérkőzés ilyen fordulókkal és összegekkel.
            [last] Az előző forduló nem végződhetett így.
           *[other] Ez az állás nem létezhet.
    }
text-dominoes-tile = { $column }. oszlop: itt egy kő kellene, például 9-4.
text-dominoes-which-end = { $column }. oszlop: { $tile } mindkét végre illik; írd: left vagy right.

# The log
told-dominoes-deal = { $round }. forduló: mindenki { $count } követ vesz.
told-dominoes-start = { $player } kezd ezzel: { $tile }.
told-dominoes-lay = { $player } lerakja: { $tile }. Szabad végek: { $left } és { $right }.
told-dominoes-out = { $player } lerakja: { $tile }, és elfogyott a köve.
told-dominoes-block = { $player } lerakja: { $tile }, és senki sem tud többet rakni.
told-dominoes-draw = { $player } húz.
told-dominoes-drew = { $player } húzása: { $tile }.
told-dominoes-drew-hidden = { $player } felvesz egy követ.
told-dominoes-pass = { $player } passzol: se { $left }, se { $right }.

# Points
score-dominoes-left = { $tile } kézben maradt
score-dominoes-double-left = { $tile } kézben maradt; a duplának csak az egyik fele számít
score-dominoes-earlier = { $count ->
            [one] Az első forduló
           *[other] Az első { $count } forduló
    }
score-dominoes-hand = { $round }. forduló: { $player } kezében maradt

# Hints
reason-dominoes-out = Ez az utolsó köved: tiéd a forduló.
reason-dominoes-starves = { $player }: biztosan nincs hozzá illő köve.
reason-dominoes-lacks = { $player }: nem volt köve ezzel: { $number }, és azóta sem húzott.
reason-dominoes-rare = { $count ->
            [0] A kezeden kívül nincs több ilyen: { $number }.
            [one] A kezeden kívül csak { $count } ilyen kő maradt: { $number }.
           *[other] A kezeden kívül csak { $count } ilyen kő maradt: { $number }.
    }
reason-dominoes-keeps = { $count ->
            [one] Utána { $count } köved illik.
           *[other] Utána { $count } köved illik.
    }
reason-dominoes-keeps-none = Utána egyik köved sem illik.
reason-dominoes-double = A duplákat később nehéz lerakni.
reason-dominoes-draw = Semmi sem illik a kezedből.
reason-dominoes-pass = Semmi sem illik, és nincs mit húzni.
