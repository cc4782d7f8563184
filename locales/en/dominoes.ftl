### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Classic dominoes up to double nine, for two to ten players.
rules-intro-dominoes = Play your tiles at the two ends of one line. The first to play them all wins.

## play: options

option-dominoes-starter-draws = The starter draws until a tile matches
option-dominoes-starter-draws-about = If the starting player has no tile that matches the opening double, they draw until one does. When off, nothing is added.
option-dominoes-may-draw-anyway = Drawing is always allowed
option-dominoes-may-draw-anyway-about = Players may draw even if one of their tiles matches. When off, a player who can play must.
option-dominoes-drawing = Without a match
option-dominoes-drawing-about = Whether a player without a matching tile must draw or may pass. If everybody passes in turn, the round ends.
option-dominoes-drawing-is-must = must draw
option-dominoes-drawing-is-may = may draw or pass
option-dominoes-double-counts = A double in hand counts
option-dominoes-double-counts-about = What a double left in hand counts at the end of a round.
option-dominoes-double-counts-is-once = one half
option-dominoes-double-counts-is-as_one_pip = one pip
option-dominoes-double-counts-is-twice = both halves
option-dominoes-match = A match of several rounds
option-dominoes-match-about = The winner of each round scores the pips left in the other hands, until someone reaches the target.
option-dominoes-target = Target
option-dominoes-target-about = The total that wins the match.

## play: log

told-dominoes-deal = Round { $round }: everybody takes { $count } tiles.
told-dominoes-start = { $player } starts with { $tile }.
told-dominoes-lay = { $player } plays { $tile }. Open ends: { $left } and { $right }.
told-dominoes-out = { $player } plays { $tile }, their last tile.
told-dominoes-block = { $player } plays { $tile }, and nobody can play any more.
told-dominoes-draw = { $player } draws.
told-dominoes-drew = { $player } takes { $tile }.
told-dominoes-drew-hidden = { $player } takes a tile.
told-dominoes-pass = { $ends ->
    [equal] { $player } passes: no { $left }.
   *[two] { $player } passes: no { $left } or { $right }.
}

## play: possible moves

may-dominoes-start = Start with { $tile }
may-dominoes-lay = Play { $tile } (open ends: { $left } and { $right })
may-dominoes-out = Play { $tile }, your last tile
may-dominoes-block = Play { $tile } and block the line
may-dominoes-draw = Draw a tile
may-dominoes-pass = { $ends ->
    [equal] Pass: no { $left }
   *[two] Pass: no { $left } or { $right }
}

## play: points

score-dominoes-left = { $tile } left in hand
score-dominoes-double-left = { $tile } left in hand; a double counts once
score-dominoes-earlier = { $count ->
    [one] The first round
   *[other] The first { $count } rounds
}
score-dominoes-hand = Round { $round }: left in { $player }’s hand

## play: hints

reason-dominoes-out = Your last tile: you win the round.
reason-dominoes-starves = { $player } cannot have a match for it.
reason-dominoes-lacks = { $player } had no { $number } and has not drawn since.
reason-dominoes-rare = { $count ->
    [0] You hold every { $number } that is not on the table.
    [one] Only { $count } other tile with a { $number } is left.
   *[other] Only { $count } other tiles with a { $number } are left.
}
reason-dominoes-keeps = { $count ->
    [one] One of your tiles will match next.
   *[other] { $count } of your tiles will match next.
}
reason-dominoes-keeps-none = None of your tiles will match next.
reason-dominoes-double = Doubles are hard to play later.
reason-dominoes-draw = None of your tiles matches.
reason-dominoes-pass = Nothing matches, and there is nothing left to draw.

## play: refusals

refused-dominoes-round-over = The round is over.
refused-dominoes-drawing = A tile is being drawn.
refused-dominoes-start = The round starts with { $tile }.
refused-dominoes-started = The line has already been started.
refused-dominoes-not-held = You do not hold { $tile }.
refused-dominoes-drawn-tile = You drew { $drawn }, which fits: play it.
refused-dominoes-equal-ends = Both ends show { $right }: there is only one way to play { $tile }.
refused-dominoes-other-end = { $tile } only fits at the other end.
refused-dominoes-second = The second tile must match the opening double; { $tile } does not.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } does not match the open ends: both show { $left }.
   *[two] { $tile } does not match the open ends, { $left } and { $right }.
}
refused-dominoes-stock-empty = There is nothing left to draw.
refused-dominoes-must-lay = You have a tile that matches: play it.
refused-dominoes-must-draw = There are still tiles to draw: draw before you pass.
refused-dominoes-no-luck = There is nothing to draw now.
refused-dominoes-not-in-stock = { $tile } is not in the stock.
refused-dominoes-tile-twice = { $tile } appears twice.
refused-dominoes-deal = Everybody gets { $count } tiles.
refused-dominoes-hands = “{ $field }” needs one hand for each of the { $seats } seats.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] A tile is in two places.
    [line] The tiles in the line do not fit together.
    [hands] A hand has an impossible size.
    [stage] What happens next does not match the line and the hands.
    [drawn] The drawn tiles do not match the line and the hands.
    [known] What is known about a hand is wrong.
    [totals] No match can have these rounds and totals.
    [last] The previous round cannot have ended like that.
   *[other] This position cannot occur.
}
text-dominoes-tile = Column { $column }: expected a tile such as 9-4.
text-dominoes-which-end = Column { $column }: { $tile } fits at both ends; write left or right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } tile in the stock
       *[other] { $count } tiles in the stock
    }
help-dominoes = Choose a tile from your hand (1 to 9), then an end of the line: left or right.
dominoes-tile = { $left } and { $right }
dominoes-double = double { $number }
dominoes-line =
    { $count ->
        [one] Line of { $count } tile: { $tiles }
       *[other] Line of { $count } tiles: { $tiles }
    }
dominoes-ends = The open ends are { $left } on the left and { $right } on the right.
dominoes-end =
    { $end ->
        [left] Left end: { $number }
        [right] Right end: { $number }
       *[start] The first tile goes here
    }
dominoes-choose-tile = Choose a tile that fits.
dominoes-choose-end = Left or right?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } does not match: both ends show { $left }.
       *[two] { $tile } matches neither { $left } nor { $right }.
    }
dominoes-must-start = The round starts with { $tile }.
dominoes-must-draw = None of your tiles fits: draw.
dominoes-must-pass = None of your tiles fits, and the stock is empty: pass.
dominoes-draw = Draw
dominoes-pass = Pass
dominoes-sort =
    { $order ->
        [pips] By pips
        [doubles] Doubles first
        [own] My order
       *[drawn] As drawn
    }
dominoes-pips-left = Pips in your hand: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } as the first tile
       *[end] { $tile } at the { $number }
    }

## page: the score pad

pad-dominoes-about = After each round, enter the pips everybody has left (a double counts once). The lowest total wins and scores everyone else’s pips.

## page: what you did

own-dominoes-start = You start with { $tile }.
own-dominoes-lay = You play { $tile }. Open ends: { $left } and { $right }.
own-dominoes-out = You play { $tile }, your last tile.
own-dominoes-block = You play { $tile }, and nobody can play any more.
own-dominoes-draw = You draw.
own-dominoes-drew = You take { $tile }.
own-dominoes-pass = { $ends ->
    [equal] You pass: no { $left }.
   *[two] You pass: no { $left } or { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: play your tiles at the two ends of the line. The first to play them all wins.
lesson-dominoes-start = The highest double starts. If it is yours, choose it and play it.
lesson-dominoes-lay = Choose a tile with the same number as an open end. If it fits at both ends, you choose which.
lesson-dominoes-draw = If nothing fits, you draw until something does. If the stock is empty, you pass.
lesson-dominoes-ends = The two large numbers always show the open ends. If nobody can play, the player whose tiles have the fewest pips wins; a double counts once.
lesson-dominoes-free = That’s all you need. Play on, and ask for a hint whenever you like.

## book: rules

rules-differ-dominoes = The 27 printed texts of Domino Double 9 do not agree everywhere. Start: only the Croatian text says who starts when nobody holds a double (the tile with the most pips); we follow it. Playing: the Finnish and Ukrainian texts say you must play a tile that matches; the others say you may, and an option allows that. Drawing: without a match you must draw; the Spanish and Slovenian texts say you may, but once you start you must go on. Doubles: in the final count a double counts once, as one half; in the Croatian text it can count as a single pip. End: none of them says who wins when the totals are equal; here the win is shared. Options let you use the other readings for playing, drawing and doubles.
rules-d1 = There are 55 tiles, from 0-0 to 9-9. Everybody takes 5; the rest form the stock, face down. (Ruling: for two to ten players.)
rules-d2 = The highest double starts. (Ruling: if nobody holds a double, the tile with the highest sum starts; among equal sums the one with the larger half.)
rules-d3 = The starting player plays that double and, straight away, a second tile that matches it. (Ruling: if none matches, nothing is added and nothing is drawn; an option lets the starting player draw. If the game starts with a tile that is not a double, only that tile is played.)
rules-d4 = Play continues clockwise. If you have a matching tile, play it at one of the two open ends, one tile a turn.
rules-d5 = If you have no matching tile, draw until one matches and play it; you keep the other tiles you drew. If the stock is empty and nothing fits, you pass. (Ruling: a player who can play must; an option lets you draw instead.)
rules-d6 = The line always has exactly two open ends, even at the first double. It may turn corners, and doubles may be placed crosswise: that only changes how it looks.
rules-d7 = The round ends when a player has no tiles left, or when nobody can play and the stock is empty.
rules-d8 = The first player to run out of tiles wins. Otherwise the player with the fewest pips in hand wins; a double counts only one half (6-6 counts 6). Equal totals share the win.
rules-d9 = If both ends show the same number, a matching tile is one move, not two. A tile that fits two different ends gives you a choice.
rules-d10 = Option: a match of several rounds. The winner of each scores the pips left in the other hands, and the first to reach the target (100) wins.

## book: captions of the examples

rules-example-dominoes-start = The highest double starts, followed at once by a tile that matches it.
rules-example-dominoes-ends = Only the two ends are open, here { $left } and { $right }. Doubles are placed crosswise, which changes nothing.
rules-example-dominoes-over = The round is over: the player with no tiles left wins. Doubles that are left count one half.

## terminal

terminal-letters-dominoes = [6|2] a tile, <6|6> a double; the line continues on the next row.

## command line

score-dominoes-round = The round is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} in a match: the pips left in the other hands
