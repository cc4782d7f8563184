# Triominos: options, refusals, the log, the reckoning.
# $seat is a number; faces also pass $player, the name. $tile is written 3-4-5.

option-triominos-hexagons = Több hatszög egyszerre
option-triominos-hexagons-about = Hány pontot hoz az a kő, amely több hatszöget zár be.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, akárhány is
option-triominos-hexagons-is-each = egyenként 50
option-triominos-target = Elérendő pont
option-triominos-target-about = A mérkőzés annak a fordulónak a végén zárul, amelyben valaki elérte.
option-triominos-rounds = Legfeljebb ennyi forduló
option-triominos-rounds-about = Ennyi forduló után akkor is vége, ha senki sem érte el a pontot.
option-triominos-solo-hand = Kövek kézben egyedül játszva
option-triominos-solo-hand-about = 0 esetén minden kő a talonból jön.
option-triominos-solo-draws = Egyedül húzható kövek
option-triominos-solo-draws-about = Kevesebbel az eredmények összevethetők; 20 jó szám. 55 esetén nincs határ.

refused-triominos-over = A mérkőzés véget ért.
refused-triominos-luck-first = Egy kő vagy osztás még úton van.
refused-triominos-no-luck = Most nincs osztás vagy húzás.
refused-triominos-start = A forduló az asztal közepén ezzel kezdődik: { $tile }.
refused-triominos-must-lay = A húzott kő ({ $tile }) illik, és most le kell rakni.
refused-triominos-held-before = Húztál: { $tile } már nálad volt, ebben a lépésben nem rakható le.
refused-triominos-pool-empty = Nincs már mit húzni.
refused-triominos-draws-used = { $count ->
            [0] Ebben a játékban nem lehet húzni.
            [one] Az egyetlen húzható követ már kihúzták.
           *[other] Mind a(z) { $count } húzható követ kihúzták.
    }
refused-triominos-must-draw = { $count ->
            [one] Nem passzolhatsz: van még egy húzható kő.
           *[other] Nem passzolhatsz: van még { $count } húzható kő.
    }
refused-triominos-not-in-hand = { $tile } nincs a kezedben.
refused-triominos-covered = Ott már fekszik egy kő.
refused-triominos-no-side = Ott nincs szomszédos kő.
refused-triominos-corner = Ott a sarok { $shows }, nem { $not }.
refused-triominos-hand-size = A(z) { $seat }. hely { $count } követ kap { $expected } helyett.
refused-triominos-not-in-pool = { $tile } nincs a talonban.
refused-triominos-tile-twice = { $tile } kétszer szerepel.
refused-triominos-table = { $tile } nem feküdhet ott.
refused-triominos-impossible-position = Ez az állás nem jöhet létre ({ $why }).

text-triominos-tile = Nincs ilyen kő: { $text }; a számok 0–5, és az óramutató járása szerint nőnek.
text-triominos-stage = „{ $text }” nincs ezek közt: deal, start, play, draw, over.
text-triominos-too-many = Több kő van félretéve, mint ahány létezik.

told-triominos-dealt = A(z) { $round }. forduló kiosztva; { $player } kezd.
told-triominos-turned-up = Felfordítva: { $tile }, { $points } pont.
told-triominos-starts = { $player } kezd ezzel: { $tile }, { $points } pont.
told-triominos-lays = { $bonus ->
            [bridge] { $player } lerakja: { $tile }, és hidat épít: { $points } pont.
            [double] { $player } lerakja két másik közé: { $tile }, { $points } pont.
            [hexagon] { $player } lerakja: { $tile }, és hatszöget zár: { $points } pont.
           *[none] { $player } lerakja: { $tile }, { $points } pont.
    }{ $ends ->
            [out] { " " }Ez volt az utolsó kő: a fordulónak vége.
            [blocked] { " " }Senki sem tud többet rakni: a fordulónak vége.
           *[no] { "" }
    }
told-triominos-draws = { $count ->
            [1] { $player } húz egy követ.
           *[other] { $player } a lépés { $count }. kövét húzza.
    }
told-triominos-drew = { $missed ->
            [yes] Nem illik, a lépésnek vége.
           *[no] { $player } húzott egy követ.
    }{ $ends ->
            [blocked] { " " }Senki sem tud többet rakni: a fordulónak vége.
           *[no] { "" }
    }
told-triominos-drew-tile = { $missed ->
            [yes] { $player } húzása: { $tile }. Nem illik, a lépésnek vége.
           *[no] { $player } húzása: { $tile }.
    }{ $ends ->
            [blocked] { " " }Senki sem tud többet rakni: a fordulónak vége.
           *[no] { "" }
    }
told-triominos-passes = { $player } passzol: { $points } pont.{ $ends ->
            [blocked] { " " }Senki sem tud vagy akar többet rakni: a fordulónak vége.
           *[no] { "" }
    }

score-triominos-tiles = Lerakott kövek
score-triominos-starts = Kezdőkövek
score-triominos-bridges = Hidak
score-triominos-doubles = Kettős kapcsolatok
score-triominos-hexagons = Hatszögek
score-triominos-draws = Húzott kövek
score-triominos-misses = Lépések lerakás nélkül
score-triominos-outs = Minden kő lerakva
score-triominos-hands = Ami kézben maradt

reason-triominos-start = Ez a kezdőkő.
reason-triominos-last-tile = Ez az utolsó köved: tiéd a forduló.
reason-triominos-points = { $bonus ->
            [bridge] { $points } pont híddal.
            [double] { $points } pont kettős kapcsolattal.
            [hexagon] { $points } pont hatszöggel.
           *[none] { $points } pont.
    }
reason-triominos-allows-bonus = { $count ->
            [one] Olyan helyet hagy, ahol más bónuszt szerezhet.
           *[other] { $count } olyan helyet hagy, ahol mások bónuszt szerezhetnek.
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
            [0] Utána semmi sem illik a kezedből.
            [one] Utána egy köved illik.
           *[other] Utána { $count } köved illik.
    }
reason-triominos-draws-to-wait = A köveid később többet érnek: a húzás olcsóbb, mint most rakni.
reason-triominos-must-draw = Semmi sem illik a kezedből.
reason-triominos-passes-to-wait = A passz olcsóbb, mint most rakni.
reason-triominos-must-pass = Semmi sem illik a kezedből, és nincs mit húzni.
