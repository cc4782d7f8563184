### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Lay three-cornered tiles, match the corners, close the hexagon.
rules-intro-triominos = Lay three-cornered tiles edge to edge, collect points for every tile and more for bridges and hexagons.

## play: options

option-triominos-hexagons = Several hexagons at once
option-triominos-hexagons-about = How many points a tile brings that completes more than one hexagon.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, however many
option-triominos-hexagons-is-each = 50 for each
option-triominos-target = Points to reach
option-triominos-target-about = The match ends after the round in which somebody has reached them.
option-triominos-rounds = Rounds at most
option-triominos-rounds-about = The match ends after so many rounds even if nobody has reached the points.
option-triominos-solo-hand = Tiles in hand when playing alone
option-triominos-solo-hand-about = With 0 every tile is drawn from the pool.
option-triominos-solo-draws = Tiles that may be drawn alone
option-triominos-solo-draws-about = Fewer make results comparable; 20 is a good number. With 55 there is no limit.

## play: log

told-triominos-dealt = Round { $round } is dealt; { $player } starts.
told-triominos-turned-up = { $tile } is turned up: { $points } points.
told-triominos-starts = { $player } starts with { $tile }: { $points } points.
told-triominos-lays = { $bonus ->
    [bridge] { $player } lays { $tile } and builds a bridge: { $points } points.
    [double] { $player } lays { $tile } between two others: { $points } points.
    [hexagon] { $player } lays { $tile } and closes a hexagon: { $points } points.
   *[none] { $player } lays { $tile }: { $points } points.
}{ $ends ->
    [out] { " " }That was the last tile: the round is over.
    [blocked] { " " }Nobody can lay any more: the round is over.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } draws a tile.
   *[other] { $player } draws tile number { $count } of this turn.
}
told-triominos-drew = { $missed ->
    [yes] It does not fit, and the turn is over.
   *[no] { $player } has drawn a tile.
}{ $ends ->
    [blocked] { " " }Nobody can lay any more: the round is over.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } has drawn { $tile }. It does not fit, and the turn is over.
   *[no] { $player } has drawn { $tile }.
}{ $ends ->
    [blocked] { " " }Nobody can lay any more: the round is over.
   *[no] { "" }
}
told-triominos-passes = { $player } passes: { $points } points.{ $ends ->
    [blocked] { " " }Nobody can or wants to lay any more: the round is over.
   *[no] { "" }
}

## play: points

score-triominos-tiles = Tiles laid
score-triominos-starts = First tiles
score-triominos-bridges = Bridges
score-triominos-doubles = Double connections
score-triominos-hexagons = Hexagons
score-triominos-draws = Tiles drawn
score-triominos-misses = Turns without a placement
score-triominos-outs = Hands emptied
score-triominos-hands = What was left in hands

## play: hints

reason-triominos-start = It is the start tile.
reason-triominos-last-tile = It is your last tile: the round is yours.
reason-triominos-points = { $bonus ->
    [bridge] { $points } points with a bridge.
    [double] { $points } points with a double connection.
    [hexagon] { $points } points with a hexagon.
   *[none] { $points } points.
}
reason-triominos-allows-bonus = { $count ->
    [one] It leaves a place where another player may earn a bonus.
   *[other] It leaves { $count } places where other players may earn a bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] It takes away a place for a bonus.
   *[other] It takes away { $count } places for a bonus.
}
reason-triominos-narrows = { $count ->
    [0] No tile that the others may hold fits any more.
    [one] Only one tile that the others may hold still fits.
   *[other] Only { $count } tiles that the others may hold still fit.
}
reason-triominos-goes-on = { $count ->
    [0] Nothing in your hand fits afterwards.
    [one] One tile of your hand fits afterwards.
   *[other] { $count } tiles of your hand fit afterwards.
}
reason-triominos-draws-to-wait = Your tiles are worth more later: drawing costs less than laying now.
reason-triominos-must-draw = Nothing in your hand fits.
reason-triominos-passes-to-wait = Passing costs less than laying now.
reason-triominos-must-pass = Nothing in your hand fits and nothing is left to draw.

## play: refusals

refused-triominos-over = The match is over.
refused-triominos-luck-first = A tile or a deal is still on its way.
refused-triominos-no-luck = Nothing is dealt or drawn now.
refused-triominos-start = The round starts with { $tile } in the middle of the table.
refused-triominos-must-lay = The drawn tile { $tile } fits and must be laid now.
refused-triominos-held-before = You have drawn: { $tile }, which you held before, cannot be laid in this turn.
refused-triominos-pool-empty = There is nothing left to draw.
refused-triominos-draws-used = { $count ->
    [0] No tile may be drawn in this game.
    [one] The one tile that may be drawn has been drawn.
   *[other] All { $count } tiles that may be drawn have been drawn.
}
refused-triominos-must-draw = { $count ->
    [one] You cannot pass: there is still a tile to draw.
   *[other] You cannot pass: there are still { $count } tiles to draw.
}
refused-triominos-not-in-hand = { $tile } is not in your hand.
refused-triominos-covered = A tile already lies there.
refused-triominos-no-side = No tile lies beside that place.
refused-triominos-corner = That corner shows { $shows }, not { $not }.
refused-triominos-hand-size = Seat { $seat } is dealt { $count } tiles instead of { $expected }.
refused-triominos-not-in-pool = { $tile } is not in the pool.
refused-triominos-tile-twice = { $tile } is named twice.
refused-triominos-table = { $tile } cannot lie there.

## play: positions as text

refused-triominos-impossible-position = This position cannot come about ({ $why }).
text-triominos-tile = There is no tile { $text }: numbers go from 0 to 5 and rise clockwise.
text-triominos-stage = “{ $text }” is none of deal, start, play, draw, over.
text-triominos-too-many = More tiles are kept than there are.

## page: the board

pool-count =
    { $count ->
        [one] { $count } tile in the pool
       *[other] { $count } tiles in the pool
    }
help-triominos = Choose a tile of your hand (1 to 9), then one of the places that light up. Drag the table to move it, 0 shows everything.
triominos-table =
    { $count ->
        [one] The table with { $count } tile { $tiles }
       *[other] The table with { $count } tiles { $tiles }
    }
triominos-spots = Places where the tile fits
triominos-points =
    { $bonus ->
        [bridge] { $points } points with a bridge
        [double] { $points } points with a double connection
        [hexagon] { $points } points with a hexagon
       *[none]
            { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
triominos-choose-tile = Choose a tile of your hand.
triominos-choose-spot =
    { $count ->
        [one] It fits in { $count } place.
       *[other] It fits in { $count } places.
    }
triominos-fits-nowhere = { $tile } fits nowhere now.
triominos-must-draw = None of your tiles fits: draw.
triominos-must-pass = Nothing fits and nothing is left to draw: pass.
triominos-draw = Draw (−5), { $count } left
triominos-pass = Pass (−10)
triominos-move-start = Lay { $tile } first: { $points }
triominos-move-beside = Lay { $tile } beside { $beside }
triominos-move-lay = Lay { $tile } beside { $beside }: { $points }

## page: the score pad

pad-whose = Whose turn
pad-what = What
pad-value = Value of the tile
pad-others = Value of the other hands
pad-triominos-about = Write down every tile, every draw and the end of each round; the pad adds up.
pad-deed-lay = Tile laid
pad-deed-start = First tile of the round
pad-deed-bridge = Bridge
pad-deed-double = Double connection
pad-deed-hexagon = Hexagon
pad-deed-hexagons2 = Two hexagons
pad-deed-hexagons3 = Three hexagons
pad-deed-draw = Tile drawn
pad-deed-stuck = Turn without a tile
pad-deed-out = Hand empty, round won
pad-deed-blocked = Smallest hand in a blocked round

## book: the guided first game

lesson-triominos-aim = Triominos: every tile you lay scores the sum of its three numbers. The first to 400 wins the match.
lesson-triominos-tile = Choose a tile of your hand. Every place where it fits lights up, turned the right way. Choose one and play it.
lesson-triominos-match = Two tiles touch with a whole side, and both numbers there must be equal. So must every corner that meets another.
lesson-triominos-draw = If you cannot or do not want to lay a tile, draw: up to three times, and each costs five points.
lesson-triominos-bonus = Forty more for a bridge or a double connection, fifty for closing a hexagon. Look for them!
lesson-triominos-end = Whoever lays the last tile gets 25 and the value of all other hands.
lesson-triominos-free = That is all. Play on, and ask for a hint whenever you like.

## book: rules

rules-t1 = There are 56 three-cornered tiles with the numbers 0 to 5, every combination once, rising clockwise. A tile is worth the sum of its corners.
rules-t2 = Two players take 9 tiles each, three or four players 7, five or six players 6. The rest is the pool, face down.
rules-t3 = The highest triple (three equal numbers) is laid first, by its owner. If nobody has a triple, the tile with the highest value starts. (Ruling: that tile must be used; among equal values the larger highest corner decides, then the second.)
rules-t4 = The starter scores the value of the tile and 10 more, even for 0-0-0.
rules-t5 = Then play goes clockwise. A tile is laid side to side against another, with both numbers of the shared side matching, and scores its value. (Ruling: every corner that meets a corner on the table must match, even where only points touch.)
rules-t6 = If you cannot or do not want to lay a tile you draw, one tile at a time, at most three; each costs 5 points. A drawn tile that fits must be laid at once. If the third does not fit either, you lose 10 more and the turn passes. (Ruling: after drawing you may not lay a tile you held before.)
rules-t7 = If the pool is empty and you cannot or do not want to lay a tile, you lose 10 points and the turn passes. (Ruling: a turn without a tile laid always costs the 10. If everybody passes in succession, the round is over.)
rules-t8 = Whoever lays the last tile of the hand ends the round and scores 25 and the value of all tiles in the other hands. The others lose nothing.
rules-t9 = The round also ends when the pool is empty and nobody can lay a tile. The smallest hand scores the value of all other hands, minus its own; there are no 25 points. (Ruling: with equal smallest hands each of them scores in this way.)
rules-t10 = Bridge, 40 points: the tile shares one side with a neighbour, and its opposite corner touches another tile.
rules-t11 = Double connection, 40 points: the tile shares two sides with tiles on the table.
rules-t12 = Hexagon, 50 points: the tile completes six tiles around a point. There is no double-connection bonus with it. (Ruling: only the best of the three bonuses counts. Two hexagons at once score 60, three 70; options give 50 flat or 50 for each.)
rules-t13 = The match ends after the round in which somebody reaches 400 points; most points win. (Ruling: a round is always played to its end; equal totals share the victory. The target is an option.)
rules-t14 = The starter of the next round is found in the same way again.
rules-t15 = Alone: one tile is turned up and laid; then the same rules, penalties and bonuses hold, and you try to better your result. (Ruling: the hand is 9 tiles; options change the hand and limit the draws. An empty hand scores 25; what is left in a stuck hand is subtracted.)

## book: captions of the examples

rules-example-triominos-start = The highest triple was laid first, for { $points } points: its value and 10.
rules-example-triominos-bridge = A bridge: the newest tile touches one tile with a side and another with the corner opposite.
rules-example-triominos-double = A double connection: the newest tile touches two tiles with a side each.
rules-example-triominos-hexagon = The newest tile is the sixth around one point: a hexagon.

## terminal

terminal-letters-triominos = · marks a tile, * the newest one.

## command line

score-triominos-first = { $tile } starts: its value and 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } and a bridge
score-triominos-double = { $tile } and a double connection
score-triominos-hexagon = { $tile } and { $count ->
    [one] { $count } hexagon
   *[other] { $count } hexagons
}
score-triominos-drawn = { $count ->
    [one] { $count } tile drawn
   *[other] { $count } tiles drawn
}
score-triominos-missed = A turn without a tile laid
score-triominos-out = The last tile of the hand
score-triominos-others = Left in the other hands
score-triominos-own = Left in the own hand
refused-score-two-out = Only one player can lay the last tile of a hand first.
refused-score-hand-out = Whoever has laid the last tile has no hand left.
