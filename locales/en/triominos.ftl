# Triominos: options, refusals, the log, the reckoning.
# $seat is a number; faces also pass $player, the name. $tile is written 3-4-5.

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
refused-triominos-impossible-position = This position cannot come about ({ $why }).

text-triominos-tile = There is no tile { $text }: numbers go from 0 to 5 and rise clockwise.
text-triominos-stage = “{ $text }” is none of deal, start, play, draw, over.
text-triominos-too-many = More tiles are kept than there are.

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

score-triominos-tiles = Tiles laid
score-triominos-starts = First tiles
score-triominos-bridges = Bridges
score-triominos-doubles = Double connections
score-triominos-hexagons = Hexagons
score-triominos-draws = Tiles drawn
score-triominos-misses = Turns without a placement
score-triominos-outs = Hands emptied
score-triominos-hands = What was left in hands

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
