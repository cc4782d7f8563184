### What every face says.

## Names

language-name = English
player-of-seat = Player { $number }
refusal-by-rule = { $sentence } (rule { $rule })
yes = yes
no = no

## Refusals that belong to no single game

refused-over = The game is over.
refused-luck-first = A draw has to be settled first.
refused-no-luck = There is nothing to draw now: it is { $player }’s turn.
refused-not-your-turn = It is { $player }’s turn.
refused-seats = { $game } is for { $min } to { $max } players, not for { $seats }.
refused-game-unknown = There is no game called “{ $game }”. There are: { $possible }.
refused-option-unknown = There is no option called “{ $option }”. There are: { $possible }.
refused-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $possible }.
refused-option-seats = The option “{ $option }” does not go with { $seats } players.
refused-option-form = “{ $text }” is no option: write name=value.
refused-option-twice = The option “{ $option }” is given twice.

## Text that does not read

text-expected = Column { $column }: “{ $expected }” was expected.
text-number = Column { $column }: a number from { $min } to { $max } was expected.
text-trailing = Column { $column }: “{ $text }” is too much.

## The rules to read, whatever the game

rules-title = Rules
rules-section-setup = Set-up
rules-section-turn = A turn
rules-section-placing = Placing
rules-section-drawing = Drawing
rules-section-end = The end
rules-section-scoring = Scoring
rules-section-bonus = Bonuses
rules-section-variants = Variants
rules-section-teams = Four players
rules-section-solo = Alone
rules-ruling-note = Where the printed rules are silent or unclear, a ruling decides; tables that play it differently find an option.
rules-differ-title = Where the printed texts differ
rules-example-title = Example
