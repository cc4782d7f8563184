### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Take a cube, push it back in, and make five in a line.
rules-intro-quixo = Take a cube from the border, turn it to your symbol and push it back in. Five in a line wins.

## play: options

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

## play: log

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

## play: points

score-quixo-own-line = A line of one’s own
score-quixo-line-by-other = A line made by the other side

## play: hints

reason-quixo-wins = Makes your line and wins.
reason-quixo-loses = Makes a line for the other side.
reason-quixo-draws = Ends the game as a draw.
reason-quixo-lets-win = The other side can win next.
reason-quixo-stops = Stops a line that the other side could finish.
reason-quixo-builds = Your fullest line now has { $count } of { $size }.
reason-quixo-breaks = Breaks up the other side’s line of { $count }.
reason-quixo-new-cube = Takes a new cube for your side.
reason-quixo-own-cube = Moves one of your own cubes and gives nothing away.

## play: refusals

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

## play: positions as text

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

## page: the board

help-quixo = Take a cube with a light edge, then choose from which side it is pushed in. With the keyboard: arrows, Enter, then the arrow of that side.
quixo-board = Board
quixo-cell =
    { $square }: { $symbol ->
        [cross] cross
        [circle] circle
       *[blank] blank
    }{ $dot ->
        [yes] , points at { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , can be taken
       *[no] { "" }
    }
quixo-row = Row { $row }: { $cells }
quixo-cube-cross = cross
quixo-cube-circle = circle
quixo-cube-blank = blank
quixo-choose-cube =
    { $symbol ->
        [cross] Take a cube: blank or a cross.
       *[circle] Take a cube: blank or a circle.
    }
quixo-choose-side = From which side is it pushed in?
quixo-move =
    { $side ->
        [top] Cube { $from }, pushed in from above
        [bottom] Cube { $from }, pushed in from below
        [left] Cube { $from }, pushed in from the left
       *[right] Cube { $from }, pushed in from the right
    }
quixo-move-dot = the dot points at { $player }
quixo-move-pass = Pass
quixo-must-pass = You can take no cube: pass.
quixo-dot = At whom the dot points
quixo-wins = wins
quixo-loses = Careful: this makes a line for the other side!

## book: the guided first game

lesson-quixo-aim = Quixo: five of your symbol in a line win, in a row, a column or a diagonal.
lesson-quixo-take = Take a blank cube from the border, then choose from which side it is pushed back in. It comes back with your symbol.
lesson-quixo-again = The whole line moved on by one. You may take blank cubes and your own ones, never those of the other side.
lesson-quixo-other = Pushing moves the cubes of the other side as well: use it to break their lines.
lesson-quixo-danger = But take care: if your push makes five for the other side, you lose, even if you also make five.
lesson-quixo-free = That is all. Play on, and ask for a hint whenever you like.

## book: rules

rules-q1 = 25 cubes lie on 5 × 5 squares, blank side up. Each cube has a cross and a circle; the rest is blank. One side plays crosses, the other circles. Who starts is drawn by lot.
rules-q2 = In your turn take one of the 16 cubes of the border that is blank or shows your own symbol, never one with the other side’s symbol.
rules-q3 = Whatever it showed, it goes back with your symbol up.
rules-q4 = Push it back in from an end of the row or the column it came from, so that the gap closes: two ways for a corner, three for the others. It may not go back to the place it came from.
rules-q5 = A line of five of your symbol wins, in a row, a column or a diagonal.
rules-q6 = If you make a line of the other side’s symbol you lose, even if the same push makes a line of your own.
rules-q7 = With two players nobody may pass, and nobody ever needs to.
rules-q8 = A time limit for each move may be agreed. (Ruling: running out of time loses.)
rules-q9 = (Ruling: the printed rules know no draw. A position that comes up for the third time is a draw, and so is a game of 200 moves; the number of moves is an option.)
rules-q10 = Four players form two teams, partners sit opposite. The turns go clockwise, so the teams alternate.
rules-q11 = Every symbol carries a dot. A cube with a symbol may be taken only by the player its dot points at; blank cubes by anyone. The dot keeps pointing at the same player while the cube is pushed about.
rules-q12 = When you push a cube in, you point its dot at yourself or at your partner.
rules-q13 = You pass only if no cube of the border is blank and none of your side’s points at you. (Ruling: then you must pass.)
rules-q14 = The players agree whether partners may talk about the game; it is an option.

## book: captions of the examples

rules-example-quixo-push = The marked cube was pushed in at { $to }; all the cubes between there and { $from }, where it had been taken, moved on by one.
rules-example-quixo-line = A whole line of crosses: cross has won.
rules-example-quixo-other = Cross pushed and made a line of circles: circle has won.
rules-example-quixo-dots = With four players every symbol has a dot; only the player it points at may take the cube.

## terminal

terminal-letters-quixo = X cross, O circle, · blank; a figure behind a symbol is the player its dot points at.

## command line

cli-solve-about = Solve Quixo: the value of every board
cli-solve-game = What to solve
cli-solve-size = Cubes in a row: 3, 4 or 5
cli-solve-distances = Find out how far wins and losses are, too
cli-solve-dir = Keep finished tables here, and go on from them after a stop
cli-solve-layers = Only so many numbers of turned cubes, from the full board on
cli-solve-threads = Threads to use
cli-solve-json = Print one JSON document
solve-progress = { $cubes } cubes, { $rate } boards/s, { $left } s to go, { $memory } MB memory, { $disk } MB disk
solve-layer = { $cubes ->
    [0] Together: { $wins } wins, { $losses } losses, { $draws } draws
   *[other] { $cubes } cubes turned: { $wins } wins, { $losses } losses, { $draws } draws
}
solve-first = { $value ->
    [win] The first player wins.
    [loss] The first player loses.
   *[draw] The game is a draw.
}
solve-done = { $seconds } s, { $rate } boards per second up to symmetry; the whole size takes { $whole } hours at this rate.
refused-solve-size = There are boards of 3, 4 and 5 cubes in a row.
refused-solve-folder = Boards of 5 cubes in a row need a folder for their tables (--dir).
score-quixo-line = { $symbol ->
    [cross] Cross has a line
   *[circle] Circle has a line
}: { $cells }
score-quixo-none = Nobody has a line.
score-quixo-won = { $symbol ->
    [cross] Cross has won.
   *[circle] Circle has won.
}
refused-score-board = A board has { $min } to { $max } rows, each with as many cubes.
refused-score-pushed = Both sides have a line: say who pushed last, “pushed: x” or “pushed: o”.
