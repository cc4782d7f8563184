### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Lay dominoes around your castle and count the crowns on your land.
rules-intro-kingdomino = Build the richest kingdom: lay dominoes of six terrains around your castle and gather crowns.

## play: terms

terrain-wheat = wheat
terrain-forest = forest
terrain-water = water
terrain-grass = grassland
terrain-swamp = swamp
terrain-mine = mine
terrain-castle = castle
terrain-letter-wheat = W
terrain-letter-forest = F
terrain-letter-water = L
terrain-letter-grass = G
terrain-letter-swamp = S
terrain-letter-mine = M

## play: options

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

## play: log

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

## play: points

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

## play: hints

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

## play: refusals

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
refused-kingdomino-no-luck = Nothing is to be drawn now.
refused-kingdomino-row-twice = Domino { $tile } is twice in the row.
refused-kingdomino-row-seen = Domino { $tile } has been laid out before.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } has { $kings } king in the order.
       *[other] { $player } has { $kings } kings in the order.
    }
refused-kingdomino-kings-snake = In a snake the order is A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = Cannot read “{ $text }” in this position.
refused-kingdomino-position-missing = The position lacks the part “{ $section }”.
refused-kingdomino-position-twice = Domino { $tile } is in two places.
refused-kingdomino-position-order = The dominoes of a row rise from the lowest number.
refused-kingdomino-position-kings = The kings of { $player } do not add up.
refused-kingdomino-position-count = The number of dominoes does not add up.
refused-kingdomino-position-kingdom = The kingdom of { $player } cannot be built by the rules.
refused-kingdomino-position-stage = The stage of the game does not fit the rows on the table.
refused-kingdomino-position-past = The finished games of this Dynasty do not add up.
text-kingdomino-move = A move reads like “48@1,0>e”, “discard 48” or “pick 48”.
text-kingdomino-direction = A domino points e, s, w or n.

## page: the board

help-kingdomino = Choose a glowing square; the domino is shown there with its points. Turn it, then play it. D goes to the dominoes to choose from, P to your kingdom.
kingdomino-current = To place
kingdomino-round = Round { $round } of { $rounds }
kingdomino-game = Game { $game } of { $games }
kingdomino-next = To choose
kingdomino-done = done
kingdomino-castle = castle
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } with { $crowns } crown
       *[other] { $terrain } with { $crowns } crowns
    }
kingdomino-tile = domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } right
        [left] { $x } left
       *[none] { "" }
    } { $along ->
        [down] { $y } down
        [up] { $y } up
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] empty
        [one] empty, { $ways } way to place
       *[other] empty, { $ways } ways to place
    }
kingdomino-kingdom =
    { $points ->
        [one] { $player }’s kingdom, { $points } point
       *[other] { $player }’s kingdom, { $points } points
    }
kingdomino-enlarge =
    { $points ->
        [one] Look at { $player }’s kingdom, { $points } point
       *[other] Look at { $player }’s kingdom, { $points } points
    }
kingdomino-own-again = Back to my kingdom
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Place { $tile }.
kingdomino-choose-tile = Choose a domino for the next round.
kingdomino-no-place = Domino { $number } fits nowhere. It is discarded.
kingdomino-discard = Discard { $number }
kingdomino-next-order = You choose as number { $place } in the next round.
kingdomino-one-way = No other direction fits here.
kingdomino-not-here = The domino does not fit here.
kingdomino-move-pick = Choose { $tile }
kingdomino-move-discard = Discard domino { $number }
kingdomino-move-place = { $left } at { $a }, { $right } at { $b }
kingdomino-move-place-gain = { $left } at { $a }, { $right } at { $b } ({ $gain })

## page: the score pad

pad-terrain = Terrain
pad-crowns = Crowns
pad-empty = empty
pad-kingdom = The kingdom
pad-size = { $size } × { $size } squares
pad-kingdomino-about = Choose a terrain and its crowns, then tap the squares of the kingdom.

## book: the guided first game

lesson-kingdomino-aim = Welcome, your majesty! Build a kingdom of dominoes around your castle. Land is worth something only if it carries crowns.
lesson-kingdomino-pick = Choose a domino from the row: tap it, then play it. Low numbers let you choose early in the next round; high numbers carry more crowns.
lesson-kingdomino-order = Your king now stands on that domino. The kings act from the top of the row to the bottom.
lesson-kingdomino-place = Now place your domino. The glowing squares are possible; the number shows how many points it would bring. Turn it with ↻ or the R key.
lesson-kingdomino-match = One half must touch its own terrain, or the castle. Try to enlarge a terrain that has crowns.
lesson-kingdomino-points = Every joined terrain scores its squares times its crowns: four squares of forest with two crowns are worth eight.
lesson-kingdomino-limit = Everything must fit into five by five squares. What fits nowhere is discarded, so leave no narrow holes.
lesson-kingdomino-free = That is all. Play on, and ask for a hint whenever you like.

## book: rules

rules-k1 = Kingdomino is for two, three or four players. Everybody builds a kingdom around one castle square.
rules-k2 = Two players have two kings each; three or four players have one king each.
rules-k3 = There are 48 dominoes, numbered 1 to 48. With four players all are used, with three 36, with two 24; the rest leaves the game unseen. (Ruling: the printed number for three players, 38, is a misprint.) Option: three players use all 48 in rows of four, and the one nobody chose leaves the game.
rules-k4 = A row has as many dominoes as there are kings: four with two or four players, three with three. They lie sorted by number, the lowest on top.
rules-k5 = For the first row the kings are drawn in random order; in that order each is put on a free domino. Only one king stands on a domino. Option for two players: in the order A, B, B, A.
rules-k6 = When every domino of a row has been chosen, the next row is laid out, as long as there are dominoes.
rules-k7 = The order of turns is the order of the kings on the row, from the top.
rules-k8 = In your turn you first lay the domino under your king into your kingdom, then put the king on a free domino of the next row.
rules-k9 = With two players each has two turns in a round, one for each king.
rules-k10 = The game has twelve rounds; with two players it has six (twelve in the Mighty Duel).
rules-k11 = In the last round there is nothing left to choose: you only lay your domino.
rules-k12 = A domino covers two free neighbouring squares, in any of the four directions.
rules-k13 = At least one half must touch the castle or a square of its own terrain, side to side. One match is enough; the other sides need not match.
rules-k14 = The whole kingdom with its castle must fit into a square of 5 × 5 (7 × 7 in the Mighty Duel). The castle may end up anywhere in it.
rules-k15 = A domino that can be laid must be laid, anywhere it fits. If it fits nowhere it is discarded; then you choose as usual. Holes may remain.
rules-k16 = Squares of one terrain that are joined by their sides form a property. It scores its squares times its crowns; without a crown it scores nothing. You may have several properties of one terrain. The castle belongs to none.
rules-k17 = Most points win. If tied, the largest single property decides, then the number of crowns; after that the victory is shared.
rules-k18 = Dynasty: three games in a row, and the highest sum wins. Equal sums share the victory. For each game the kings are drawn anew.
rules-k19 = Middle Kingdom: 10 more points if the castle is in the centre of the kingdom. (Ruling: as far from the left edge of what was laid as from the right, and from the top as from the bottom.) Two other readings are options.
rules-k20 = Harmony: 5 more points if nothing was discarded and the kingdom is complete: every domino laid and the square full.
rules-k21 = Mighty Duel: two players use all 48 dominoes and build 7 × 7 kingdoms in twelve rounds of four.

## book: captions of the examples

rules-example-kingdomino-tiles = Dominoes have two halves, each with a terrain and perhaps crowns. The number decides about the order.
rules-example-kingdomino-row = The kings act in the order of the numbers. Whoever has laid a domino puts the king on a free domino of the next row.
rules-example-kingdomino-match = One matching side is enough: domino { $tile } touches its own terrain with one half only.
rules-example-kingdomino-scoring = This kingdom scores { $points } points: every property counts its squares times its crowns.
rules-example-kingdomino-complete = A complete kingdom with the castle in the centre: with both variants it scores { $points } points.

## terminal

terminal-letters-kingdomino = W wheat, F forest, ~ water, G grassland, S swamp, M mine, with the number of crowns; ♜ castle; ♔ and a number: that player’s king.

## command line

score-kingdomino-tie = Equal points: the largest property decides ({ $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}), then the crowns ({ $crowns })
refused-score-castle = A kingdom has exactly one castle; write it “C”.
refused-score-mixed = Write a kingdom either as a map or as dominoes, not both.
