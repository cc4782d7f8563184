# The terminal
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
    [one] Your move: there is one.
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
