### Kingdomino: what the rules say in plain words. Terms first, because many messages use them.

terrain-wheat = wheat
terrain-forest = forest
terrain-water = water
terrain-grass = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-castle = castle

## Options

option-kingdomino-three-players = With three players
option-kingdomino-three-players-about = How many dominoes lie in a row when three play.
option-kingdomino-three-players-is-lines_of_three = rows of three, 36 dominoes
option-kingdomino-three-players-is-lines_of_four = rows of four, all 48; the one nobody takes leaves the game
option-kingdomino-first-picks = First choice
option-kingdomino-first-picks-about = In which order two players choose from the first row.
option-kingdomino-first-picks-is-lot = the kings are drawn by lot
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynasty
option-kingdomino-dynasty-about = Three games in a row; the highest sum wins.
option-kingdomino-middle-kingdom = Middle Kingdom
option-kingdomino-middle-kingdom-about = 10 extra points for a castle in the middle of its kingdom.
option-kingdomino-middle-kingdom-is-off = off
option-kingdomino-middle-kingdom-is-rule = as far to the left as to the right, as far up as down
option-kingdomino-middle-kingdom-is-reach = nothing lies farther away than half a full kingdom
option-kingdomino-middle-kingdom-is-full = even on all sides, and as wide and high as can be
option-kingdomino-harmony = Harmony
option-kingdomino-harmony-about = 5 extra points for a complete kingdom without a discarded domino.
option-kingdomino-mighty-duel = Mighty Duel
option-kingdomino-mighty-duel-about = Two players, all 48 dominoes, kingdoms of 7 × 7.

## Log

told-kingdomino-kings =
    { $games ->
        [1] The kings are drawn: { $player } chooses first.
       *[other] Game { $game } of { $games }. The kings are drawn: { $player } chooses first.
    }
told-kingdomino-row = The next dominoes: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } places domino { $tile }.
        [one] { $player } places domino { $tile } for { $points } point.
       *[other] { $player } places domino { $tile } for { $points } points.
    }
told-kingdomino-discard = { $player } has no place for domino { $tile } and discards it.
told-kingdomino-pick = { $player } chooses domino { $tile }.

## Points

score-kingdomino-property =
    { $terrain ->
        [wheat] Wheat
        [forest] Forest
        [water] Water
        [grass] Grassland
        [swamp] Swamp
       *[mine] Mine
    }: { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } × { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Wheat
        [forest] Forest
        [water] Water
        [grass] Grassland
        [swamp] Swamp
       *[mine] Mine
    } grows to { $squares ->
        [one] { $squares } square
       *[other] { $squares } squares
    } × { $crowns ->
        [one] { $crowns } crown
       *[other] { $crowns } crowns
    }
score-kingdomino-middle = Middle Kingdom: the castle is the centre
score-kingdomino-middle-lost = The castle is no longer the centre
score-kingdomino-harmony = Harmony: the kingdom is complete
score-kingdomino-harmony-lost = The kingdom is no longer complete
score-kingdomino-game = Game { $game }

## Refusals: moves

refused-kingdomino-over = The game is over.
refused-kingdomino-luck = Dominoes or kings are drawn first.
refused-kingdomino-place-first = First place your domino, then choose the next one.
refused-kingdomino-pick-now = Your domino lies already; now choose the next one.
refused-kingdomino-other-domino = Your domino to place is { $own }, not { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } is not in the row to choose from.
refused-kingdomino-taken = Domino { $tile } already carries a king.
refused-kingdomino-backwards = Both halves of domino { $tile } are equal: write it pointing east or south.
refused-kingdomino-covered = That square is covered already.
refused-kingdomino-outside = The kingdom would be { $across } × { $down } squares; it must fit in { $size } × { $size }.
refused-kingdomino-unmatched =
    Neither half touches the castle or its own terrain ({ $left ->
        [wheat] wheat
        [forest] forest
        [water] water
        [grass] grassland
        [swamp] swamp
       *[mine] mine
    }, { $right ->
        [wheat] wheat
        [forest] forest
        [water] water
        [grass] grassland
        [swamp] swamp
       *[mine] mine
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domino { $tile } can be placed in { $count } way, so it must be placed.
       *[other] Domino { $tile } can be placed in { $count } ways, so it must be placed.
    }

## Refusals: luck

refused-kingdomino-no-luck = Nothing is to be drawn now.
refused-kingdomino-row-twice = Domino { $tile } is twice in the row.
refused-kingdomino-row-seen = Domino { $tile } has been laid out before.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } has { $kings } king in the order.
       *[other] { $player } has { $kings } kings in the order.
    }
refused-kingdomino-kings-snake = In a snake the order is A, B, B, A.

## Refusals: positions

refused-kingdomino-position-word = Cannot read “{ $text }” in this position.
refused-kingdomino-position-missing = The position lacks the part “{ $section }”.
refused-kingdomino-position-twice = Domino { $tile } is in two places.
refused-kingdomino-position-order = The dominoes of a row rise from the lowest number.
refused-kingdomino-position-kings = The kings of { $player } do not add up.
refused-kingdomino-position-count = The number of dominoes does not add up.
refused-kingdomino-position-kingdom = The kingdom of { $player } cannot be built by the rules.
refused-kingdomino-position-stage = The stage of the game does not fit the rows on the table.
refused-kingdomino-position-past = The finished games of this Dynasty do not add up.

## Reading text

text-kingdomino-move = A move reads like “48@1,0>e”, “discard 48” or “pick 48”.
text-kingdomino-direction = A domino points e, s, w or n.

## Hints: why a move is good

reason-kingdomino-points =
    { $points ->
        [one] It brings { $points } point at once.
       *[other] It brings { $points } points at once.
    }
reason-kingdomino-middle = The castle stays in the middle.
reason-kingdomino-no-hole = It leaves no square that cannot be filled.
reason-kingdomino-holes =
    { $count ->
        [one] It leaves { $count } square that cannot be filled.
       *[other] It leaves { $count } squares that cannot be filled.
    }
reason-kingdomino-no-place = There is no place for domino { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] It can bring { $points } point at once.
       *[other] It can bring { $points } points at once.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] It has { $count } crown.
       *[other] It has { $count } crowns.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } would gain { $points } point with it.
       *[other] { $player } would gain { $points } points with it.
    }
reason-kingdomino-order =
    { $place ->
        [1] You act first in the next round.
        [2] You act second in the next round.
        [3] You act third in the next round.
       *[other] You act last in the next round.
    }
