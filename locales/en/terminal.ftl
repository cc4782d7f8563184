### What only the terminal says.

## The terminal

terminal-which-game = Which game?
terminal-how-many = How many players?
terminal-which-level = How strong should your opponents be?
terminal-go-on = Continue { $name }
terminal-choose = { $count ->
    [1] Please type 1.
   *[other] Please type a number from 1 to { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
})
terminal-hand = Your hand: { $tiles }
terminal-your-move = { $count ->
    [1] Your turn: there is only one move. Type 1 to play it, or ? for help.
   *[other] Your turn: type a number from 1 to { $count }, or ? for help.
}
terminal-plain-help = Type a number or a move. Other commands: hint, undo, board, log, quit. The game is saved when you quit.
terminal-curtain = Pass the keyboard to { $player }. { $player }, press Enter.
terminal-saved = Saved in { $file }.
terminal-over = The game is over.
terminal-thinking = { $player } is thinking…
terminal-too-small = The terminal has { $columns } columns and { $rows } rows; Klots needs at least 80 by 24.
terminal-keys-game = ↑↓ Enter play · r rotate · / filter · o others · h hint · u undo · ? help · q quit
terminal-keys-menu = ↑↓ choose · ←→ change · Enter start · q quit
terminal-keys-replay = ←→ step · Home End · q quit
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
terminal-help = The list shows every legal move. ↑ and ↓ select one, and its place is marked on the board; r goes to the next move at the same place. Enter plays it. / and letters filter the list, Esc shows all again. Click the board to see the moves for that place. o shows the other players’ part of the table, h shows hints, u undoes, q saves and quits.
terminal-step = Event { $number } of { $count }
refused-undo = There is nothing to undo: something has been drawn since, or nothing has been played.
refused-no-hint = You have nothing to decide right now.
refused-bot = There is no bot called “{ $bot }”. Available: { $possible }.
refused-save-players = The saved game does not say who plays in every seat.
save-damaged = The saved game is damaged and was set aside as { $file }: { $cause }
terminal-more = { $count ->
    [one] { $count } more line: ↓
   *[other] { $count } more lines: ↓
}
terminal-turn-of = It is { $player }’s turn.
terminal-keys-log = l log
terminal-keys-live = ↑↓ Enter play · / filter · o others · h hint · l log · c chat · u undo · y yes · n no · ? help · q quit
terminal-help-live = You are playing at a table on a server. The list shows every legal move: ↑ and ↓ select one, Enter plays it, / and letters filter. h shows the best moves, l the log, o the other players’ part of the table. c opens the chat, u asks to undo, d offers a draw, p asks for a break or ends it, y and n answer requests, g resigns. After the game, a asks for a rematch. q quits; the table stays, and the same command brings you back to your seat.
terminal-plain-help-live = Type a number or a move. say 1 to say 8 send a quick message, say followed by text sends your own; undo asks to undo, draw offers a draw, pause asks for a break or ends it, yes and no answer requests; hint shows the best moves; board shows the board, log the log, presets the quick messages; resign resigns; after the game, again asks for a rematch; quit leaves, and the same command brings you back.

## A table of a server

live-table = { $game } at { $server }
live-seated = You are in seat { $number } as { $name }.
live-watching = You are watching.
live-waiting = { $count ->
    [one] Waiting: { $count } open seat.
   *[other] Waiting: { $count } open seats.
}
live-waiting-ready = Waiting for everybody to be ready.
live-paused = The game is paused.
live-lost = Connection lost; trying again…
live-back = Connected again.
live-restart = The server is restarting: back in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
live-said = { $name }: { $text }
live-said-team = { $name } (to partner): { $text }
live-asked = { $player } has a request: yes or no?
live-again-key = Press [a] for a rematch, [q] to quit.
live-again-word = Type again for a rematch, quit to leave.
live-resign-sure = Do you really want to resign? Press [y] to resign, any other key to keep playing.
live-choose-preset = What do you want to say?
live-left = The table stays open: “{ $command }” brings you back.
refused-live-link = “{ $link }” is not a link to a table. A link looks like { $example }
refused-live-server = Nothing answers at { $server }.
refused-live-stranger = What answers at { $server } is not a Klots server, or is a different version.
refused-live-table = There is no such table at { $server }: the link may be old or incomplete.
refused-live-lost = The connection to { $server } was lost and could not be restored.
refused-live-session = This session has expired; join again.

## Games that are over
save-foreign = “{ $file }” is not a saved game and was left as it is. { $cause }
terminal-kept = The game is saved in { $file }; klots replay and klots analyse can read it.
terminal-keys-over = p result · v replay · l log · o others · n again · q quit
