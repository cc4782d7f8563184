### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Match the corners of triangular tiles, build bridges and close hexagons.
rules-intro-triominos = Place triangular tiles side by side. Every tile scores, and bridges and hexagons score extra.

## play: options

option-triominos-hexagons = Several hexagons at once
option-triominos-hexagons-about = Points for a tile that completes more than one hexagon.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, however many
option-triominos-hexagons-is-each = 50 for each
option-triominos-target = Points to reach
option-triominos-target-about = The match ends after the round in which a player reaches this total.
option-triominos-rounds = Maximum rounds (0 = ∞)
option-triominos-rounds-about = The match ends after this many rounds even if nobody has reached the target; 0 means no limit.
option-triominos-solo-hand = Tiles in hand when playing solo
option-triominos-solo-hand-about = With 0, every tile is drawn from the pool.
option-triominos-solo-draws = Tiles you may draw when playing solo
option-triominos-solo-draws-about = A limit makes results comparable; 20 is a good number. 55 means no limit.

## play: log

told-triominos-dealt = Round { $round } has been dealt; { $player } starts.
told-triominos-turned-up = { $tile } is turned up: { $points } points.
told-triominos-starts = { $player } starts with { $tile }: { $points } points.
told-triominos-lays = { $bonus ->
    [bridge] { $player } plays { $tile } and builds a bridge: { $points } points.
    [double] { $player } plays { $tile } for a double connection: { $points } points.
    [hexagon] { $player } plays { $tile } and closes a hexagon: { $points } points.
    [hexagons2] { $player } plays { $tile } and closes two hexagons: { $points } points.
    [hexagons3] { $player } plays { $tile } and closes three hexagons: { $points } points.
   *[none] { $points ->
        [one] { $player } plays { $tile }: { $points } point.
       *[other] { $player } plays { $tile }: { $points } points.
    }
}{ $ends ->
    [out] { " " }That was the last tile: the round is over.
    [blocked] { " " }Nobody can play any more: the round is over.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } draws a tile.
    [2] { $player } draws a second tile.
    [3] { $player } draws a third tile.
   *[other] { $player } draws again (tile { $count } of this turn).
}
told-triominos-drew = { $missed ->
    [yes] The tile does not fit, and the turn ends.
   *[no] { $player } has drawn a tile.
}{ $ends ->
    [blocked] { " " }Nobody can play any more: the round is over.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } has drawn { $tile }. It does not fit, and the turn ends.
   *[no] { $player } has drawn { $tile }.
}{ $ends ->
    [blocked] { " " }Nobody can play any more: the round is over.
   *[no] { "" }
}
told-triominos-passes = { $player } passes: { $points } points.{ $ends ->
    [blocked] { " " }Nobody can or will play any more: the round is over.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Start with { $tile }: { $points } points
may-triominos-lays = { $bonus ->
    [bridge] Play { $tile } and build a bridge: { $points } points
    [double] Play { $tile } for a double connection: { $points } points
    [hexagon] Play { $tile } and close a hexagon: { $points } points
    [hexagons2] Play { $tile } and close two hexagons: { $points } points
    [hexagons3] Play { $tile } and close three hexagons: { $points } points
   *[none] { $points ->
        [one] Play { $tile }: { $points } point
       *[other] Play { $tile }: { $points } points
    }
}{ $ends ->
    [out] { " – " }your last tile
    [blocked] { " – " }nobody can play after that
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Draw a tile
    [2] Draw a second tile
    [3] Draw a third tile
   *[other] Draw again (tile { $count } of this turn)
}
may-triominos-passes = Pass: { $points } points{ $ends ->
    [blocked] { " – " }nobody can or will play after that
   *[no] { "" }
}

## play: points

score-triominos-tiles = Tiles played
score-triominos-starts = First tiles
score-triominos-bridges = Bridges
score-triominos-doubles = Double connections
score-triominos-hexagons = Hexagons
score-triominos-draws = Tiles drawn
score-triominos-misses = Turns without a play
score-triominos-outs = Going out
score-triominos-hands = Tiles left in other hands

## play: hints

reason-triominos-start = This tile has to start.
reason-triominos-last-tile = Your last tile: you win the round.
reason-triominos-points = { $bonus ->
    [bridge] { $points } points with a bridge.
    [double] { $points } points with a double connection.
    [hexagon] { $points } points with a hexagon.
    [hexagons2] { $points } points with two hexagons.
    [hexagons3] { $points } points with three hexagons.
   *[none] { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Opens a spot where another player could score a bonus.
   *[other] Opens { $count } spots where other players could score a bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Takes away a bonus spot.
   *[other] Takes away { $count } bonus spots.
}
reason-triominos-narrows = { $count ->
    [0] None of the tiles the others may hold fits any more.
    [one] Only one of the tiles the others may hold still fits.
   *[other] Only { $count } of the tiles the others may hold still fit.
}
reason-triominos-goes-on = { $count ->
    [0] None of your tiles will fit afterwards.
    [one] One of your tiles will fit afterwards.
   *[other] { $count } of your tiles will fit afterwards.
}
reason-triominos-draws-to-wait = Your tiles will be worth more later: drawing costs less than playing now.
reason-triominos-must-draw = None of your tiles fits.
reason-triominos-passes-to-wait = Passing costs less than playing now.
reason-triominos-must-pass = None of your tiles fits, and there is nothing left to draw.

## play: refusals

refused-triominos-over = The match is over.
refused-triominos-luck-first = Tiles are still being dealt or drawn.
refused-triominos-no-luck = Nothing is being dealt or drawn now.
refused-triominos-start = The round starts with { $tile } in the middle of the table.
refused-triominos-must-lay = You drew { $tile }, which fits: you have to play it now.
refused-triominos-held-before = You have drawn this turn, so you cannot play { $tile }, which you already held.
refused-triominos-pool-empty = There is nothing left to draw.
refused-triominos-draws-used = { $count ->
    [0] You may not draw tiles in this game.
    [one] You have already drawn the one tile allowed.
   *[other] You have already drawn all { $count } tiles allowed.
}
refused-triominos-must-draw = { $count ->
    [one] You cannot pass: there is still a tile to draw.
   *[other] You cannot pass: there are still { $count } tiles to draw.
}
refused-triominos-not-in-hand = { $tile } is not in your hand.
refused-triominos-covered = There is already a tile there.
refused-triominos-no-side = There is no tile next to that spot.
refused-triominos-corner = That corner shows { $shows }, not { $not }.
refused-triominos-hand-size = { $count ->
    [one] Seat { $seat } was dealt { $count } tile instead of { $expected }.
   *[other] Seat { $seat } was dealt { $count } tiles instead of { $expected }.
}
refused-triominos-not-in-pool = { $tile } is not in the pool.
refused-triominos-tile-twice = { $tile } is named twice.
refused-triominos-table = { $tile } cannot go there.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] A tile is in two places.
        [points] No match can have these rounds and totals.
        [last] The previous round cannot have ended like that.
       *[other] This position cannot occur.
    }
text-triominos-tile = There is no tile { $text }: numbers go from 0 to 5 and rise clockwise.
text-triominos-stage = “{ $text }” is not one of deal, start, play, draw, over.
text-triominos-too-many = More tiles are set aside than there are in the game.

## page: the board

pool-count =
    { $count ->
        [one] { $count } tile in the pool
       *[other] { $count } tiles in the pool
    }
help-triominos = Choose a tile from your hand (1 to 9), then one of the highlighted spots. Drag the table to move it; 0 shows everything.
triominos-table =
    { $count ->
        [one] Table with { $count } tile: { $tiles }
       *[other] Table with { $count } tiles: { $tiles }
    }
triominos-spots = Spots where the tile fits
triominos-points =
    { $bonus ->
        [bridge] { $points } points with a bridge
        [double] { $points } points with a double connection
        [hexagon] { $points } points with a hexagon
        [hexagons2] { $points } points with two hexagons
        [hexagons3] { $points } points with three hexagons
       *[none]
            { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Bridge!
        [double] Double connection!
        [hexagons2] Two hexagons!
        [hexagons3] Three hexagons!
       *[hexagon] Hexagon!
    }
triominos-choose-tile = Choose a tile from your hand.
triominos-choose-spot =
    { $count ->
        [one] It fits in { $count } spot.
       *[other] It fits in { $count } spots.
    }
triominos-fits-nowhere = { $tile } fits nowhere now.
triominos-must-draw = None of your tiles fits: draw.
triominos-must-pass = None of your tiles fits, and there is nothing left to draw: pass.
triominos-draw = Draw (−5)
triominos-draws-left = Draws left in this turn: { $count }
triominos-pass = Pass (−10)
triominos-move-start = Play { $tile } first: { $points }
triominos-move-beside = Play { $tile } next to { $beside }
triominos-move-lay = Play { $tile } next to { $beside }: { $points }
triominos-draw-again = The tile you drew does not fit: draw again. Draws left in this turn: { $count }.
triominos-draw-sure = One of your tiles fits. Draw anyway (−5)?

## page: the score pad

pad-whose = Whose turn
pad-what = Action
pad-value = Tile value
pad-others = Value of the other hands
pad-triominos-about = Enter every tile, every draw and the end of each round; the pad adds up the points.
pad-deed-lay = Tile played
pad-deed-start = First tile of the round
pad-deed-bridge = Bridge
pad-deed-double = Double connection
pad-deed-hexagon = Hexagon
pad-deed-hexagons2 = Two hexagons
pad-deed-hexagons3 = Three hexagons
pad-deed-draw = Tile drawn
pad-deed-stuck = Turn without a play
pad-deed-out = Last tile, round won
pad-deed-blocked = Lowest hand value, blocked round

## page: what you did

own-triominos-dealt = Round { $round } has been dealt; you start.
own-triominos-starts = You start with { $tile }: { $points } points.
own-triominos-lays = { $bonus ->
    [bridge] You play { $tile } and build a bridge: { $points } points.
    [double] You play { $tile } for a double connection: { $points } points.
    [hexagon] You play { $tile } and close a hexagon: { $points } points.
    [hexagons2] You play { $tile } and close two hexagons: { $points } points.
    [hexagons3] You play { $tile } and close three hexagons: { $points } points.
   *[none] { $points ->
        [one] You play { $tile }: { $points } point.
       *[other] You play { $tile }: { $points } points.
    }
}{ $ends ->
    [out] { " " }That was the last tile: the round is over.
    [blocked] { " " }Nobody can play any more: the round is over.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] You draw a tile.
    [2] You draw a second tile.
    [3] You draw a third tile.
   *[other] You draw again (tile { $count } of this turn).
}
own-triominos-drew-tile = { $missed ->
    [yes] You have drawn { $tile }. It does not fit, and the turn ends.
   *[no] You have drawn { $tile }.
}{ $ends ->
    [blocked] { " " }Nobody can play any more: the round is over.
   *[no] { "" }
}
own-triominos-passes = You pass: { $points } points.{ $ends ->
    [blocked] { " " }Nobody can or will play any more: the round is over.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: every tile you play scores the sum of its three numbers. When someone reaches 400, the round is finished and the highest total wins the match.
lesson-triominos-tile = Choose a tile from your hand. Every spot where it fits is highlighted, with the tile turned the right way. Choose one and play it.
lesson-triominos-match = Tiles meet along a whole side, and both numbers there must match the neighbour’s. So must every corner that touches another.
lesson-triominos-draw = If you cannot or do not want to play a tile, draw up to three; each costs five points. Once you have started drawing, go on until one fits.
lesson-triominos-bonus = A bridge or a double connection scores 40 extra, a closed hexagon 50. Look out for them!
lesson-triominos-end = The first to play their last tile scores 25 plus the value of all the tiles the others still hold.
lesson-triominos-free = That’s all you need. Play on, and ask for a hint whenever you like.

## book: rules

rules-t1 = There are 56 triangular tiles with the numbers 0 to 5, every combination once, rising clockwise. A tile is worth the sum of its corners.
rules-t2 = Two players take 9 tiles each, three or four players 7, five or six players 6. The rest form the pool, face down.
rules-t3 = The highest triple (three equal numbers) is played first by the player who holds it. If nobody has a triple, the tile with the highest value starts. (Ruling: that tile must be played; among equal values the larger highest corner decides, then the second.)
rules-t4 = The starting player scores the value of the tile plus 10, even for 0-0-0.
rules-t5 = Play continues clockwise. A tile is placed side to side with another, both numbers on the shared side matching, and scores its value. (Ruling: every corner that meets a corner on the table must match, even where only points touch.)
rules-t6 = If you cannot or do not want to play a tile, draw one at a time, at most three; each costs 5 points. A drawn tile that fits must be played at once. Once you have started drawing, you must go on until a tile fits, you have drawn three or the pool is empty. If the third does not fit either, you lose 10 more and your turn ends. (Ruling: after drawing you may not play a tile you already held.)
rules-t7 = If the pool is empty and you cannot or do not want to play a tile, you lose 10 points and your turn ends. (Ruling: a turn in which you play no tile always costs the 10. If everybody passes in turn, the round is over.)
rules-t8 = The first to play their last tile ends the round and scores 25 plus the value of all the tiles the others hold. The others lose nothing.
rules-t9 = The round also ends when the pool is empty and nobody can play a tile. The player whose tiles have the lowest total value scores the value of all the other hands, minus their own, but not the 25 points. (Ruling: if several players tie for the lowest value, each of them scores this way.)
rules-t10 = Bridge, 40 points: the tile shares one side with a neighbour, and the opposite corner touches another tile.
rules-t11 = Double connection, 40 points: the tile shares two sides with tiles on the table.
rules-t12 = Hexagon, 50 points: the tile is the sixth around one point. The double-connection bonus is not added. (Ruling: only the best of the three bonuses counts. Two hexagons at once score 60, three score 70; options give 50 in all or 50 for each.)
rules-t13 = The match ends after the round in which a player reaches 400 points; the player with the most points wins. (Ruling: a round is always played to its end; equal totals share the victory. The target can be changed, and an option ends the match after a set number of rounds.)
rules-t14 = The starting player of the next round is found in the same way.
rules-t15 = Solo: one tile is turned up and placed; then the same rules, penalties and bonuses apply, and you try to beat your own result. (Ruling: you take 9 tiles; options change that number and limit the draws. Playing your last tile scores 25; if you get stuck, the value of the tiles you still hold is subtracted.)

## book: captions of the examples

rules-example-triominos-start = The highest triple was played first, for { $points } points: its value plus 10.
rules-example-triominos-bridge = A bridge: one side of the newest tile touches a tile, and the opposite corner touches another.
rules-example-triominos-double = A double connection: two sides of the newest tile touch tiles.
rules-example-triominos-hexagon = The newest tile is the sixth around one point: a hexagon.

## terminal

terminal-letters-triominos = · marks a tile, * the newest one.

## command line

score-triominos-first = { $tile } starts: its value plus 10
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
score-triominos-missed = A turn without a play
score-triominos-out = The last tile in hand
score-triominos-others = Left in the other hands
score-triominos-own = Left in your own hand
refused-score-two-out = Only one player can be the first to play their last tile.
refused-score-hand-out = A player who has played their last tile has no tiles left.
