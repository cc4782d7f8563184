### Domino Double 9: what the rules say in plain words.

# Options
option-dominoes-starter-draws = The starter draws a second tile
option-dominoes-starter-draws-about = Whoever starts with a double and holds no match for it draws until one comes. By the rulebook nothing is added then.
option-dominoes-may-draw-anyway = Drawing is always allowed
option-dominoes-may-draw-anyway-about = A player may draw although a tile in hand would match. By the rulebook whoever can lay a tile must.
option-dominoes-match = A match of several rounds
option-dominoes-match-about = The winner of each round scores the pips left in the other hands, doubles counted once, until somebody reaches the target.
option-dominoes-target = Target
option-dominoes-target-about = The total that wins the match.

# Refusals
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

# The log
told-dominoes-deal = Round { $round }: everybody takes { $count } tiles.
told-dominoes-start = { $player } starts with { $tile }.
told-dominoes-lay = { $player } lays { $tile }. Open ends: { $left } and { $right }.
told-dominoes-out = { $player } lays { $tile } and has no tile left.
told-dominoes-block = { $player } lays { $tile }, and nobody can lay any more.
told-dominoes-draw = { $player } draws.
told-dominoes-drew = { $player } takes { $tile }.
told-dominoes-drew-hidden = { $player } takes a tile.
told-dominoes-pass = { $player } passes: neither { $left } nor { $right }.

# Points
score-dominoes-left = { $tile } left in hand
score-dominoes-double-left = { $tile } left in hand; a double counts one half
score-dominoes-earlier = { $count ->
    [one] The first round
   *[other] The first { $count } rounds
}
score-dominoes-hand = Round { $round }: left in the hand of { $player }

# Hints
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
