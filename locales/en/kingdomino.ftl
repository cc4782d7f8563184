### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Build a kingdom of dominoes around your castle and make every crown count.
rules-intro-kingdomino = Build the richest kingdom: place dominoes with six terrains around your castle and collect crowns.

## play: terms

terrain-wheat = wheat
terrain-forest = forest
terrain-water = lake
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
option-kingdomino-three-players-about = How many dominoes are in a row with three players.
option-kingdomino-three-players-is-lines_of_three = rows of three, 36 dominoes
option-kingdomino-three-players-is-lines_of_four = rows of four, all 48; the one nobody chooses is removed
option-kingdomino-first-picks = First choice
option-kingdomino-first-picks-about = The order in which two players choose from the first row.
option-kingdomino-first-picks-is-lot = kings drawn at random
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynasty
option-kingdomino-dynasty-about = Three games in a row; the highest total wins.
option-kingdomino-middle-kingdom = Middle Kingdom
option-kingdomino-middle-kingdom-about = 10 extra points for a castle in the middle of its kingdom.
option-kingdomino-middle-kingdom-is-off = off
option-kingdomino-middle-kingdom-is-rule = equally far left and right, equally far up and down
option-kingdomino-middle-kingdom-is-reach = no square more than 2 away (3 in the Mighty Duel)
option-kingdomino-middle-kingdom-is-full = centred, and the kingdom as wide and as high as possible
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
told-kingdomino-discard = { $player } cannot place domino { $tile } and discards it.
told-kingdomino-pick = { $player } chooses domino { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Place domino { $tile }
        [one] Place domino { $tile } for { $points } point
       *[other] Place domino { $tile } for { $points } points
    }
may-kingdomino-discard = Discard domino { $tile }: it fits nowhere
may-kingdomino-pick = Choose domino { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Wheat
        [forest] Forest
        [water] Lake
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
        [water] Lake
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
score-kingdomino-middle = Middle Kingdom: castle in the centre
score-kingdomino-middle-lost = The castle is no longer in the centre
score-kingdomino-harmony = Harmony: complete kingdom
score-kingdomino-harmony-lost = The kingdom is no longer complete
score-kingdomino-game = Game { $game }
score-kingdomino-tie = Tied on points: the largest property decides ({ $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}), then the crowns ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Scores { $points } point right away.
       *[other] Scores { $points } points right away.
    }
reason-kingdomino-middle = Keeps the castle in the middle.
reason-kingdomino-no-hole = Leaves no gap that cannot be filled.
reason-kingdomino-holes =
    { $count ->
        [one] Leaves { $count } gap that cannot be filled.
       *[other] Leaves { $count } gaps that cannot be filled.
    }
reason-kingdomino-no-place = Domino { $tile } fits nowhere.
reason-kingdomino-would-bring =
    { $points ->
        [one] Can score { $points } point right away.
       *[other] Can score { $points } points right away.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Has { $count } crown.
       *[other] Has { $count } crowns.
    }
reason-kingdomino-denies =
    { $points ->
        [one] Worth { $points } point to { $player }.
       *[other] Worth { $points } points to { $player }.
    }
reason-kingdomino-order =
    { $place ->
        [1] You go first in the next round.
        [2] You go second in the next round.
        [3] You go third in the next round.
       *[other] You go last in the next round.
    }

## play: refusals

refused-kingdomino-over = The game is over.
refused-kingdomino-luck = Dominoes or kings have to be drawn first.
refused-kingdomino-place-first = Place your domino first, then choose the next one.
refused-kingdomino-pick-now = Your domino is already placed. Now choose the next one.
refused-kingdomino-other-domino = You have to place domino { $own }, not { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } is not in the row to choose from.
refused-kingdomino-taken = There is already a king on domino { $tile }.
refused-kingdomino-backwards = Both halves of domino { $tile } are the same: write it pointing east or south.
refused-kingdomino-covered = That square is already covered.
refused-kingdomino-outside = The kingdom would be { $across } × { $down } squares; it must fit in { $size } × { $size }.
refused-kingdomino-unmatched =
    Neither half touches the castle or its own terrain ({ $left ->
        [wheat] wheat
        [forest] forest
        [water] lake
        [grass] grassland
        [swamp] swamp
       *[mine] mine
    }, { $right ->
        [wheat] wheat
        [forest] forest
        [water] lake
        [grass] grassland
        [swamp] swamp
       *[mine] mine
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domino { $tile } can be placed in { $count } way, so it must be placed.
       *[other] Domino { $tile } can be placed in { $count } ways, so it must be placed.
    }
refused-kingdomino-no-luck = There is nothing to draw now.
refused-kingdomino-row-twice = Domino { $tile } is in the row twice.
refused-kingdomino-row-seen = Domino { $tile } has already been in a row.
refused-kingdomino-row-count = Dominoes in a row: { $count }, not { $written }.
refused-kingdomino-lot-count = Kings to draw: { $count }, not { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } must have { $kings } king in the order.
       *[other] { $player } must have { $kings } kings in the order.
    }
refused-kingdomino-kings-snake = For two players, this option sets the order A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = “{ $text }” cannot be read in this position.
refused-kingdomino-position-missing = The position is missing the part “{ $section }”.
refused-kingdomino-position-twice = Domino { $tile } is in two places.
refused-kingdomino-position-order = The dominoes in a row must be sorted from the lowest number.
refused-kingdomino-position-kings = { $player }’s kings do not add up.
refused-kingdomino-position-count = The number of dominoes does not add up.
refused-kingdomino-position-kingdom = { $player }’s kingdom cannot be built by the rules.
refused-kingdomino-position-stage = The stage of the game does not match the rows on the table.
refused-kingdomino-position-past = The finished games of this Dynasty do not add up.
text-kingdomino-move = Write a move like “48@1,0>e”, “discard 48” or “pick 48”.
text-kingdomino-direction = The direction is e, s, w or n.

## page: the board

help-kingdomino = Choose a highlighted square to see the domino there with its points. Rotate it, then play it. D jumps to the dominoes you can choose, P to your kingdom.
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
        [one] View { $player }’s kingdom, { $points } point
       *[other] View { $player }’s kingdom, { $points } points
    }
kingdomino-own-again = Back to my kingdom
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – no crown yet
       *[no] { $gain }
    }
kingdomino-choose-place = Place { $tile }.
kingdomino-choose-tile = Choose a domino for the next round.
kingdomino-no-place = Domino { $number } fits nowhere and has to be discarded.
kingdomino-discard = Discard { $number }
kingdomino-next-order =
    { $place ->
        [1] You choose first next round.
        [2] You choose second next round.
        [3] You choose third next round.
        [4] You choose fourth next round.
       *[other] You choose { $place }th next round.
    }
kingdomino-one-way = It only fits this way round here.
kingdomino-not-here = The domino does not fit here.
kingdomino-move-pick = Choose { $tile }
kingdomino-move-discard = Discard domino { $number }
kingdomino-move-place = { $left } at { $a }, { $right } at { $b }
kingdomino-move-place-gain = { $left } at { $a }, { $right } at { $b } ({ $gain })
kingdomino-next-between = Your position next round: { $first } to { $last }, depending on the others.
kingdomino-moment = Property complete: { $points }
kingdomino-to-come = Dominoes still to come
kingdomino-to-come-about = Those already laid out are faded. Still to be revealed: { $count }.

## page: the score pad

pad-terrain = Terrain
pad-crowns = Crowns
pad-empty = empty
pad-kingdom = Kingdom
pad-size = { $size } × { $size } squares
pad-kingdomino-about = Choose a terrain and its crowns, then tap the squares of the kingdom.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] The kings are drawn: you choose first.
       *[other] Game { $game } of { $games }. The kings are drawn: you choose first.
    }
own-kingdomino-place =
    { $points ->
        [0] You place domino { $tile }.
        [one] You place domino { $tile } for { $points } point.
       *[other] You place domino { $tile } for { $points } points.
    }
own-kingdomino-discard = You cannot place domino { $tile } and discard it.
own-kingdomino-pick = You choose domino { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Welcome, Your Majesty! Build a kingdom of dominoes around your castle. Land only scores if it has crowns.
lesson-kingdomino-pick = Choose a domino from the row: tap it, then play it. Low numbers let you choose early next round; high numbers have more crowns.
lesson-kingdomino-order = Your king is now on that domino. Kings take their turns in the order of the numbers, lowest first.
lesson-kingdomino-place = Now place your domino on one of the highlighted squares; the number shows how many points it would score. Rotate it with ↻, the mouse wheel or the R key.
lesson-kingdomino-match = One half must touch its own terrain or the castle. Try to extend a terrain that has crowns.
lesson-kingdomino-points = Each connected area scores its squares times its crowns: four forest squares with two crowns are worth eight.
lesson-kingdomino-limit = Your kingdom must fit into five by five squares. A domino that fits nowhere is discarded, so avoid narrow gaps.
lesson-kingdomino-free = That’s all you need. Play on, and ask for a hint whenever you like.

## book: rules

rules-k1 = Kingdomino is for two, three or four players. Each player builds a kingdom around a castle square.
rules-k2 = With two players, each has two kings; with three or four, each has one.
rules-k3 = There are 48 dominoes, numbered 1 to 48. Four players use all of them, three use 36, two use 24; the rest are removed face down. (Ruling: the number printed for three players, 38, is a misprint.) Option: three players use all 48 in rows of four, and the domino nobody chooses is removed.
rules-k4 = A row has as many dominoes as there are kings: four with two or four players, three with three players. They are sorted by number, the lowest on top.
rules-k5 = For the first row, the kings are drawn in random order; in that order, each is placed on a free domino. Only one king can be on a domino. Option for two players: the order is A, B, B, A.
rules-k6 = When every domino in a row has been chosen, the next row is laid out, as long as there are dominoes left.
rules-k7 = Players take their turns in the order of the kings on the row, from the top.
rules-k8 = On your turn, first place the domino under your king in your kingdom, then move the king to a free domino of the next row.
rules-k9 = With two players, each has two turns a round, one for each king.
rules-k10 = The game has twelve rounds; with two players it has six (twelve in the Mighty Duel).
rules-k11 = In the last round there is nothing left to choose: you only place your domino.
rules-k12 = A domino covers two free adjacent squares, in any of the four directions.
rules-k13 = At least one half must touch the castle or a square of its own terrain, side to side. One match is enough; the other sides need not match.
rules-k14 = The whole kingdom, castle included, must fit into a square of 5 × 5 (7 × 7 in the Mighty Duel). The castle may end up anywhere in it.
rules-k15 = A domino that can be placed must be placed, anywhere it fits. If it fits nowhere, it is discarded; then you choose as usual. Gaps may remain.
rules-k16 = Squares of one terrain connected by their sides form a property. It scores its squares times its crowns; without a crown it scores nothing. You can have several properties of the same terrain. The castle belongs to none.
rules-k17 = The player with the most points wins. Ties are broken by the largest single property, then by the number of crowns; after that the victory is shared.
rules-k18 = Dynasty: three games in a row, and the highest total wins. Equal totals share the victory. The kings are drawn again for each game.
rules-k19 = Middle Kingdom: 10 extra points if the castle is in the centre of the kingdom. (Ruling: as far from the left edge of what you placed as from the right, and as far from the top as from the bottom.) Options offer two other readings.
rules-k20 = Harmony: 5 extra points if you discarded nothing and your kingdom is complete: every domino placed and the square full.
rules-k21 = Mighty Duel: two players use all 48 dominoes and build 7 × 7 kingdoms in twelve rounds of four dominoes.

## book: captions of the examples

rules-example-kingdomino-tiles = A domino has two halves, each with a terrain and sometimes crowns. Its number decides the order.
rules-example-kingdomino-row = The kings take their turns in the order of the numbers. After placing a domino, you move the king to a free domino of the next row.
rules-example-kingdomino-match = One matching side is enough: only one half of domino { $tile } touches its own terrain.
rules-example-kingdomino-scoring = This kingdom scores { $points } points: each property counts its squares times its crowns.
rules-example-kingdomino-complete = A complete kingdom with the castle in the centre scores { $points } points with both variants.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } wheat, { terrain-letter-forest } forest, { terrain-letter-water } lake, { terrain-letter-grass } grassland, { terrain-letter-swamp } swamp, { terrain-letter-mine } mine, with the number of crowns; ♜ castle; ♔ and a number: that player’s king.

## command line

refused-score-castle = A kingdom has exactly one castle; write it “C”.
refused-score-mixed = Write a kingdom either as a map or as dominoes, not both.
