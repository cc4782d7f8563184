### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = The long line to double nine, for two to ten players.
rules-intro-dominoes = Lay tiles to the two ends of one line. Whoever empties the hand first wins.

## play: options

option-dominoes-starter-draws = The starter draws a second tile
option-dominoes-starter-draws-about = Whoever starts with a double and holds no match for it draws until one comes. By the rulebook nothing is added then.
option-dominoes-may-draw-anyway = Drawing is always allowed
option-dominoes-may-draw-anyway-about = A player may draw although a tile in hand would match. By the rulebook whoever can lay a tile must.
option-dominoes-match = A match of several rounds
option-dominoes-match-about = The winner of each round scores the pips left in the other hands, doubles counted once, until somebody reaches the target.
option-dominoes-target = Target
option-dominoes-target-about = The total that wins the match.

## play: log

told-dominoes-deal = Round { $round }: everybody takes { $count } tiles.
told-dominoes-start = { $player } starts with { $tile }.
told-dominoes-lay = { $player } lays { $tile }. Open ends: { $left } and { $right }.
told-dominoes-out = { $player } lays { $tile } and has no tile left.
told-dominoes-block = { $player } lays { $tile }, and nobody can lay any more.
told-dominoes-draw = { $player } draws.
told-dominoes-drew = { $player } takes { $tile }.
told-dominoes-drew-hidden = { $player } takes a tile.
told-dominoes-pass = { $player } passes: neither { $left } nor { $right }.

## play: points

score-dominoes-left = { $tile } left in hand
score-dominoes-double-left = { $tile } left in hand; a double counts one half
score-dominoes-earlier = { $count ->
    [one] The first round
   *[other] The first { $count } rounds
}
score-dominoes-hand = Round { $round }: left in the hand of { $player }

## play: hints

reason-dominoes-out = It is your last tile: the round is yours.
reason-dominoes-starves = { $player } cannot have a match for it.
reason-dominoes-lacks = { $player } had no { $number } and has drawn none since.
reason-dominoes-rare = { $count ->
    [0] No other { $number } is left outside your hand.
    [one] Only { $count } tile with a { $number } is left outside your hand.
   *[other] Only { $count } tiles with a { $number } are left outside your hand.
}
reason-dominoes-keeps = { $count ->
    [one] { $count } tile in your hand matches then.
   *[other] { $count } tiles in your hand match then.
}
reason-dominoes-keeps-none = None of your tiles matches then.
reason-dominoes-double = Doubles are hard to get rid of later.
reason-dominoes-draw = Nothing in your hand matches.
reason-dominoes-pass = Nothing matches, and nothing is left to draw.

## play: refusals

refused-dominoes-round-over = The round is over.
refused-dominoes-drawing = A tile is being drawn.
refused-dominoes-start = The round starts with { $tile }.
refused-dominoes-started = The line has been started already.
refused-dominoes-not-held = You do not hold { $tile }.
refused-dominoes-drawn-tile = You drew { $drawn }, which fits: lay it.
refused-dominoes-equal-ends = Both ends show { $right }: there is only one way to lay { $tile }.
refused-dominoes-other-end = { $tile } fits at the other end only.
refused-dominoes-second = The second tile must match the double that starts; { $tile } does not.
refused-dominoes-no-match = { $tile } does not match the open ends, { $left } and { $right }.
refused-dominoes-stock-empty = There is nothing left to draw.
refused-dominoes-must-lay = You hold a tile that matches: lay it.
refused-dominoes-must-draw = There are tiles left to draw: draw before you pass.
refused-dominoes-no-luck = There is nothing to draw now.
refused-dominoes-not-in-stock = { $tile } is not in the stock.
refused-dominoes-tile-twice = { $tile } is there twice.
refused-dominoes-deal = Everybody gets { $count } tiles.
refused-dominoes-hands = “{ $field }” needs one hand for each of the { $seats } seats.

## play: positions as text

refused-dominoes-position-field = “{ $field }” is missing, given twice, unknown or cannot be read.
refused-dominoes-position = { $why ->
    [tiles] Some tile is in two places.
    [line] The tiles of the line do not fit together.
    [hands] A hand has a size that it cannot have.
    [stage] What happens next does not agree with the line and the hands.
    [drawn] The drawn tiles do not agree with the line and the hands.
    [known] What is known about a hand is not so.
    [totals] No match has these rounds and totals.
    [last] The round before cannot have ended like that.
   *[other] This position cannot exist.
}
text-dominoes-tile = Column { $column }: a tile such as 9-4 was expected.
text-dominoes-which-end = Column { $column }: { $tile } fits both ends; say left or right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } tile in the stock
       *[other] { $count } tiles in the stock
    }
help-dominoes = Choose a tile of your hand (1 to 9), then an end of the line: left or right.
dominoes-tile = { $left } and { $right }
dominoes-double = double { $number }
dominoes-line =
    { $count ->
        [one] The line with { $count } tile: { $tiles }
       *[other] The line with { $count } tiles: { $tiles }
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
dominoes-fits-nowhere = { $tile } fits neither { $left } nor { $right }.
dominoes-must-start = The round starts with { $tile }.
dominoes-must-draw = Nothing fits: draw.
dominoes-must-pass = Nothing fits and the stock is empty: pass.
dominoes-draw = Draw, { $count } left
dominoes-pass = Pass
dominoes-sort =
    { $order ->
        [pips] Sorted by pips
        [doubles] Doubles first
        [own] My own order
       *[drawn] As drawn
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } on the left, at the { $number }
        [right] { $tile } on the right, at the { $number }
       *[start] { $tile } as the first tile
    }

## page: the score pad

pad-dominoes-about = After each round enter what everybody has left in hand (a double counts once). The lowest wins and scores the rest.

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: lay your tiles at the two ends of the line. Whoever empties the hand first wins.
lesson-dominoes-start = The highest double starts. If it is yours, choose it and play it.
lesson-dominoes-lay = Choose a tile with the number of an open end. If it fits both ends, you choose the end.
lesson-dominoes-draw = If nothing fits you draw until something does. If the stock is empty, you pass.
lesson-dominoes-ends = The two large signs always show the open ends. If everybody is stuck, the smallest hand wins; a double counts once.
lesson-dominoes-free = That is all. Play on, and ask for a hint whenever you like.

## book: rules

rules-differ-dominoes = The 27 printed texts of Domino Double 9 do not agree everywhere. Only the Croatian one says who starts when nobody holds a double. The Finnish and Ukrainian ones say that whoever can play must; others only say “may”. All let a double count once in the final sum.
rules-d1 = There are 55 tiles, from 0-0 to 9-9. Everybody takes 5; the rest is the stock, face down. (Ruling: for two to ten players.)
rules-d2 = The highest double starts. (Ruling: if nobody holds a double, the tile with the highest sum starts; among equal sums the one with the larger half.)
rules-d3 = The starter lays that double and at once a second tile that matches it. (Ruling: if none matches, nothing is added and nothing is drawn; an option lets the starter draw. If the game starts with a tile that is no double, only that tile is laid.)
rules-d4 = Then play goes clockwise. If you have a matching tile you lay it at one of the two open ends, one tile a turn.
rules-d5 = Without a matching tile you draw until one matches, and lay it; the other drawn tiles are kept. If the stock is empty and nothing fits, you pass. (Ruling: whoever can play must; an option lets you draw all the same.)
rules-d6 = The line always has exactly two open ends, also at the first double. It may turn corners and doubles may lie across: that is only how it looks.
rules-d7 = The round ends when a hand is empty, or when nobody can lay a tile and the stock is empty.
rules-d8 = An empty hand wins. Otherwise the lowest sum in hand wins; a double counts one half only (6-6 counts 6). Equal sums share the win.
rules-d9 = If both ends show the same number, a matching tile is one move, not two. A tile that fits two different ends gives a choice.
rules-d10 = Option: a match of several rounds. The winner of each scores the points left in the other hands, and whoever reaches the target first (100) wins.

## book: captions of the examples

rules-example-dominoes-start = The highest double starts, and a tile that matches follows at once.
rules-example-dominoes-ends = Only the two ends are open, here { $left } and { $right }. Doubles lie across and change nothing.
rules-example-dominoes-over = The round is over: an empty hand wins. Of the doubles that are left, one half counts.

## terminal

terminal-letters-dominoes = [6|2] a tile, <6|6> a double; the line goes on in the next row.

## command line

score-dominoes-round = The round is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} in a match: what is left in the other hands
