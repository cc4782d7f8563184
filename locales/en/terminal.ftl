### What only the terminal says.

## The terminal

terminal-which-game = Which game?
terminal-how-many = How many players?
terminal-which-level = How strong are your opponents?
terminal-go-on = Go on with { $name }
terminal-choose = Please type a number from 1 to { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
})
terminal-hand = Your hand: { $tiles }
terminal-your-move = { $count ->
    [1] Only one move is possible: 1 plays it, ? is for help.
   *[other] Your move: type a number from 1 to { $count }, or ? for help.
}
terminal-plain-help = A number or a move plays. hint, undo, board, log, quit do what they say; the game is saved when you quit.
terminal-curtain = Hand over to { $player }, who presses Enter.
terminal-saved = Saved in { $file }.
terminal-over = The game is over.
terminal-thinking = { $player } is thinking …
terminal-too-small = The terminal has { $columns } columns and { $rows } rows; Klots needs 80 and 24.
terminal-keys-game = ↑↓ Enter play · r turn · / filter · o others · h hint · u undo · ? help · q leave
terminal-keys-menu = ↑↓ choose · ←→ change · Enter start · q leave
terminal-keys-replay = ←→ step · Home End · q leave
terminal-moves = Moves
terminal-log = Log
terminal-players = Players
terminal-filter = Filter: { $text }
terminal-menu-title = Klots
terminal-menu-game = Game
terminal-menu-seats = Players
terminal-menu-level = Opponents
terminal-menu-persons = People at this terminal
terminal-menu-start = Start
terminal-help = The list shows every legal move. ↑ and ↓ choose one, and its place is marked on the board; r goes to the next move of the same place. Enter plays it. / and letters filter the list, Esc shows all again. A click on the board chooses the moves of that place. o looks at the other players’ part of the table, h shows hints, u takes back, q saves and leaves.
terminal-step = Event { $number } of { $count }
refused-undo = Nothing can be taken back here: a draw has been made since, or nothing has been played.
refused-no-hint = There is nothing to decide for you now.
refused-bot = There is no bot called “{ $bot }”. There are: { $possible }.
refused-save-players = The save does not say who plays on every seat.
save-damaged = The save is damaged and was put aside as { $file }: { $cause }
terminal-more = { $count ->
    [one] { $count } more line: ↓
   *[other] { $count } more lines: ↓
}
terminal-turn-of = It is { $player }’s turn.
terminal-keys-log = l log
terminal-keys-live = ↑↓ Enter play · / filter · o others · h hint · l log · c chat · u undo · y yes · n no · ? help · q leave
terminal-help-live = You play at a table of a server. The list shows every legal move: ↑ and ↓ choose one, Enter plays it, / and letters filter. h shows the best moves, l the log, o the other players’ part of the table. c lets you say something, u asks to take back, d offers a draw, p asks for a break or ends it, y and n answer what somebody asks for, g gives up. After the game a asks for another one. q leaves; the table stays, and the same command brings you back to your seat.
terminal-plain-help-live = A number or a move plays. say 1 to say 8 say something ready-made, say and words your own; undo asks to take back, draw offers a draw, pause asks for a break or ends it, yes and no answer; hint shows the best moves; board, log and presets show; resign gives up; after the game again asks for another one; quit leaves, and the same command brings you back.

## A table of a server

live-table = { $game } at { $server }
live-seated = You sit on seat { $number } as { $name }.
live-watching = You are watching.
live-waiting = { $count ->
    [one] Waiting: { $count } seat is free.
   *[other] Waiting: { $count } seats are free.
}
live-waiting-ready = Waiting until everybody is ready.
live-paused = The game has a break.
live-lost = The connection is lost; trying again …
live-back = Connected again.
live-restart = The server stops and should be back in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
live-said = { $name }: { $text }
live-said-team = { $name } (to the partner): { $text }
live-asked = { $player } asks something: yes or no?
live-again-key = a asks for another game, q leaves.
live-again-word = again asks for another game, quit leaves.
live-resign-sure = Do you really want to give up? y gives up, any other key plays on.
live-choose-preset = What do you want to say?
live-left = The table stays: “{ $command }” brings you back.
refused-live-link = “{ $link }” is no link to a table. A link looks like { $example }
refused-live-server = Nothing answers at { $server }.
refused-live-stranger = What answers at { $server } is no Klots server, or one of another version.
refused-live-table = There is no such table at { $server }: the link may be old or cut off.
refused-live-lost = The connection to { $server } is lost and did not come back.
refused-live-session = This session has ended; join again.

## Games that are over
save-foreign = “{ $file }” is not a saved game and was left as it is. { $cause }
terminal-kept = The game is kept in { $file }; klots replay and klots analyse read it.
terminal-keys-over = p result · v replay · l log · o others · n again · q leave
