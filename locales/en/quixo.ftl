# Quixo: log lines, refusals, reckoning and options.
# $seat is a seat's number, $player the name of who sits there; $from, $to and $square are cells such as a1.

## The log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } makes the first move and plays cross.
       *[circle] { $player } makes the first move and plays circle.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } pushes { $from } in at { $to } and wins with a line.
        [loss] { $player } pushes { $from } in at { $to } and makes a line for the other side.
        [draw] { $player } pushes { $from } in at { $to }: a draw.
       *[no] { $player } pushes { $from } in at { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } pushes { $from } in at { $to } and wins with a line.
        [loss] { $player } pushes { $from } in at { $to } and makes a line for the other side.
        [draw] { $player } pushes { $from } in at { $to }: a draw.
       *[no]
            { $dot ->
                [self] { $player } pushes { $from } in at { $to } and keeps the dot.
               *[partner] { $player } pushes { $from } in at { $to } and gives the dot to the partner.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } has no cube to take and passes: a draw.
       *[no] { $player } has no cube to take and passes.
    }

## Why not

refused-quixo-over = The game is over.
refused-quixo-lot-first = The lot that names the first player has not been drawn yet.
refused-quixo-lot-drawn = The lot that names the first player has been drawn already.
refused-quixo-never-pass = With two players nobody may pass.
refused-quixo-pass-with-cube = You may pass only if there is no cube that you could take.
refused-quixo-not-border = { $square } is not on the border.
refused-quixo-other-symbol = { $square } shows the other side’s symbol.
refused-quixo-other-dot = The dot of { $square } points at { $player }.
refused-quixo-same-place = The cube may not go back where it came from.
refused-quixo-not-an-end = A cube from { $from } cannot go in at { $to }: choose an end of its row or column.
refused-quixo-no-dots = Dots are only for four players.
refused-quixo-dot-at-partner = The dot must point at you or at your partner.
refused-quixo-three = Quixo is for two players, or for four in teams.
refused-quixo-endless = Without a cap on the moves and without the draw by repetition a game might never end.
refused-quixo-position =
    { $why ->
        [lot] Before the lot is drawn the board is blank and nothing has been moved.
        [moves] So many cubes cannot have been turned in so few moves.
        [past] The earlier boards do not lead to this one.
        [line] The game was over before this position.
       *[last] The last move does not lead to this position.
    }
text-quixo-square = A cell from a1 to { $last } is expected here.
text-quixo-cube =
    { $seats ->
        [4] A cube is written “.” if it is blank, otherwise as the seat its dot points at, 0 to 3.
       *[other] A cube is written “.” if it is blank, “x” for a cross, “o” for a circle.
    }

## The reckoning

score-quixo-own-line = A line of one’s own
score-quixo-line-by-other = A line made by the other side

## Options

option-quixo-board = Board
option-quixo-board-about = Cubes in a row: 5 is the real game, 3 and 4 are small ones.
option-quixo-move-cap = Longest game
option-quixo-move-cap-about = After so many moves the game is drawn; 0 for no limit.
option-quixo-repetition = Draw by repetition
option-quixo-repetition-about = A position that comes up for the third time ends the game as a draw.
option-quixo-move-seconds = Seconds for each move
option-quixo-move-seconds-about = Who takes longer loses; 0 for no limit.
option-quixo-partners-may-consult = Partners may talk
option-quixo-partners-may-consult-about = Opens a private chat for each team.
