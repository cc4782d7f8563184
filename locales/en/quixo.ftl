### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Take a cube, push it back in and line up five of your symbol.
rules-intro-quixo = Take a cube from the edge, turn it to your symbol and push it back in. Five in a line wins.

## play: options

option-quixo-board = Board
option-quixo-board-about = Cubes in a row: 5 is the standard game, 3 and 4 are smaller.
option-quixo-move-cap = Move limit
option-quixo-move-cap-about = After this many moves the game is a draw; 0 means no limit.
option-quixo-repetition = Draw by repetition
option-quixo-repetition-about = The game is a draw when a position comes up for the third time.
option-quixo-move-seconds = Seconds per move
option-quixo-move-seconds-about = Whoever exceeds this time loses; 0 means no limit.
option-quixo-partners-may-consult = Partners may talk
option-quixo-partners-may-consult-about = Gives each team a private chat.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } goes first and plays cross.
       *[circle] { $player } goes first and plays circle.
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
                [self] { $player } pushes { $from } in at { $to }, turning the dot towards themselves.
               *[partner] { $player } pushes { $from } in at { $to }, turning the dot towards their partner.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } cannot take a cube and passes: a draw.
       *[no] { $player } cannot take a cube and passes.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Push { $from } in at { $to } and win with a line
        [loss] Push { $from } in at { $to } and make a line for the other side
        [draw] Push { $from } in at { $to } for a draw
       *[no] Push { $from } in at { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Push { $from } in at { $to } and win with a line
        [loss] Push { $from } in at { $to } and make a line for the other side
        [draw] Push { $from } in at { $to } for a draw
       *[no]
            { $dot ->
                [self] Push { $from } in at { $to }, dot towards you
               *[partner] Push { $from } in at { $to }, dot towards your partner
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Pass: there is no cube you can take, so the game is a draw
       *[no] Pass: there is no cube you can take
    }

## play: points

score-quixo-own-line = Own line
score-quixo-line-by-other = A line made by the other side

## play: hints

reason-quixo-wins = Completes your line and wins.
reason-quixo-loses = Completes a line for the other side.
reason-quixo-draws = Ends the game as a draw.
reason-quixo-lets-win = The other side can win on their next move.
reason-quixo-stops = Stops the other side from completing a line.
reason-quixo-builds = Your longest line now has { $count } of { $size }.
reason-quixo-breaks = Breaks up the other side’s line of { $count }.
reason-quixo-new-cube = Gives your side a new cube.
reason-quixo-own-cube = Moves one of your own cubes.

## play: refusals

refused-quixo-over = The game is over.
refused-quixo-lot-first = Who goes first has not been drawn yet.
refused-quixo-lot-drawn = Who goes first has already been drawn.
refused-quixo-never-pass = With two players you cannot pass.
refused-quixo-pass-with-cube = You can only pass when there is no cube you could take.
refused-quixo-not-border = { $square } is not on the edge.
refused-quixo-other-symbol = { $square } shows the other side’s symbol.
refused-quixo-other-dot = The dot on { $square } points at { $player }.
refused-quixo-same-place = A cube cannot go back where it came from.
refused-quixo-not-an-end = A cube from { $from } cannot go in at { $to }: choose an end of its row or column.
refused-quixo-no-dots = Dots are only for four players.
refused-quixo-dot-at-partner = The dot must point at you or at your partner.
refused-quixo-three = Quixo is for two players, or for four in teams.
refused-quixo-endless = Without a move limit and without draws by repetition, a game might never end.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Before the first player is drawn, the board is blank and nothing has been moved.
        [moves] This many cubes cannot have been turned in so few moves.
        [past] The earlier boards do not lead to this one.
        [line] The game was over before this position.
       *[last] The last move does not lead to this position.
    }
text-quixo-square = Expected a square from a1 to { $last } here.
text-quixo-cube =
    { $seats ->
        [4] Write a cube as “.” if it is blank, otherwise as the seat its dot points at, 0 to 3.
       *[other] Write a cube as “.” if it is blank, “x” for a cross, “o” for a circle.
    }

## page: the board

help-quixo = Take a cube with a bright edge, then choose the side it is pushed in from. With the keyboard: arrows, Enter, then the arrow for that side.
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
quixo-choose-cube-dot = Take a blank cube, or one whose dot points at you.
quixo-choose-side = Which side do you push it in from?
quixo-move =
    { $side ->
        [top] Cube { $from }, pushed in from above
        [bottom] Cube { $from }, pushed in from below
        [left] Cube { $from }, pushed in from the left
       *[right] Cube { $from }, pushed in from the right
    }
quixo-move-dot = the dot points at { $player }
quixo-move-pass = Pass
quixo-must-pass = You cannot take any cube: pass.
quixo-dot = Who the dot points at
quixo-wins = wins
quixo-loses = Careful: this makes a line for the other side!
quixo-moment = { $count } in a line!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] You go first and play cross.
       *[circle] You go first and play circle.
    }
own-quixo-push =
    { $ends ->
        [win] You push { $from } in at { $to } and win with a line.
        [loss] You push { $from } in at { $to } and make a line for the other side.
        [draw] You push { $from } in at { $to }: a draw.
       *[no] You push { $from } in at { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] You push { $from } in at { $to } and win with a line.
        [loss] You push { $from } in at { $to } and make a line for the other side.
        [draw] You push { $from } in at { $to }: a draw.
       *[no]
            { $dot ->
                [self] You push { $from } in at { $to }, turning the dot towards yourself.
               *[partner] You push { $from } in at { $to }, turning the dot towards your partner.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] You cannot take a cube and pass: a draw.
       *[no] You cannot take a cube and pass.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: get five of your symbol in a line to win. A row, a column or a diagonal counts.
lesson-quixo-take = Take a blank cube from the edge, then choose the side you push it back in from. It comes back with your symbol.
lesson-quixo-again = The whole line moved along by one. You may take blank cubes and your own, never the other side’s.
lesson-quixo-other = Pushing moves the other side’s cubes too: use it to break up their lines.
lesson-quixo-danger = But be careful: if your push makes five for the other side, you lose, even if you make five as well.
lesson-quixo-free = That’s all you need. Play on, and ask for a hint whenever you like.

## book: rules

rules-q1 = 25 cubes fill the board of 5 × 5 squares, blank side up. Each cube has a cross, a circle and blank sides. One side plays crosses, the other circles. The first player is drawn by lot. Options: boards of 3 × 3 or 4 × 4.
rules-q2 = On your turn, take one of the 16 cubes on the edge that is blank or shows your own symbol, never one with the other side’s symbol.
rules-q3 = Whatever it showed, it goes back with your symbol facing up.
rules-q4 = Push it back in from an end of the row or column it came from, so that the gap closes: two ways for a corner, three for the others. It may not go back where it came from.
rules-q5 = A line of five of your symbol wins, in a row, a column or a diagonal.
rules-q6 = If you make a line of the other side’s symbol, you lose, even if the same push makes a line of your own.
rules-q7 = With two players nobody may pass, and nobody ever needs to.
rules-q8 = You can agree on a time limit for each move. (Ruling: whoever runs out of time loses.)
rules-q9 = (Ruling: the printed rules have no draws. A position that comes up for the third time is a draw, and so is a game of 200 moves. The number of moves can be changed, and an option turns off either kind of draw, but not both.)
rules-q10 = Four players form two teams; partners sit opposite each other. Play goes clockwise, so the teams alternate.
rules-q11 = Every symbol has a dot. A cube with a symbol may only be taken by the player its dot points at; blank cubes by anyone. The dot keeps pointing at the same player while the cube is pushed around.
rules-q12 = When you push a cube in, point its dot at yourself or at your partner.
rules-q13 = You may pass only if no cube on the edge is blank and no cube with your symbol on the edge points at you. (Ruling: then you must pass.)
rules-q14 = The players agree whether partners may talk about the game; an option decides it.

## book: captions of the examples

rules-example-quixo-push = The marked cube was pushed in at { $to }; all the cubes from there to { $from }, where it was taken, moved along by one.
rules-example-quixo-line = A whole line of crosses: cross has won.
rules-example-quixo-other = Cross pushed and made a line of circles: circle has won.
rules-example-quixo-dots = With four players, every symbol has a dot; only the player it points at may take the cube.

## terminal

terminal-letters-quixo = X cross, O circle, · blank; the number after a symbol is the player its dot points at.

## command line

cli-solve-about = Solve Quixo: find the value of every board
cli-solve-game = What to solve
cli-solve-size = Cubes in a row: 3, 4 or 5
cli-solve-distances = Also find out how many moves wins and losses take
cli-solve-dir = Keep finished tables here, and continue from them after an interruption
cli-solve-layers = Solve only this many layers (boards with the same number of turned cubes), starting from the full board
cli-solve-threads = Threads to use
cli-solve-check = Recheck this many random boards in each layer, using only the rules
cli-solve-json = Print one JSON document
solve-progress = cubes: { $cubes }, { $rate } boards/s, { $left } s to go, { $memory } MB memory, { $disk } MB disk
solve-layer = { $cubes ->
    [all] Total: wins { $wins }, losses { $losses }, draws { $draws }
   *[other] Cubes turned: { $cubes }; wins { $wins }, losses { $losses }, draws { $draws }
}
solve-first = { $value ->
    [win] The first player wins.
    [loss] The first player loses.
   *[draw] The game is a draw.
}
solve-done = { $seconds } s, { $rate } boards per second up to symmetry; solving this board size completely takes { $whole } hours at this rate.
solve-checked = Boards rechecked: { $boards }; all agree.
refused-solve-size = The board sizes are 3, 4 and 5 cubes in a row.
refused-solve-folder = Boards of 5 cubes in a row need a folder for their tables (--dir).
refused-train-tables = Learning needs the tables of all 5 × 5 boards; make them first (klots solve quixo --size 5).
refused-solve-wrong = This board was solved incorrectly: { $board }. Please report it, then delete the tables and solve again.
score-quixo-line = { $symbol ->
    [cross] Cross has a line
   *[circle] Circle has a line
}: { $cells }
score-quixo-none = Nobody has a line.
score-quixo-won = { $symbol ->
    [cross] Cross has won.
   *[circle] Circle has won.
}
refused-score-board = A board has { $min } to { $max } rows, with as many cubes in each.
refused-score-pushed = Both sides have a line: say who pushed last, “pushed: x” or “pushed: o”.
