### What every face says.

## Names

language-name = English
player-of-seat = Player { $number }
refusal-by-rule = { $sentence } (rule { $rule })
yes = yes
no = no

## Refusals that belong to no single game

refused-over = The game is over.
refused-luck-first = A random draw comes first.
refused-no-luck = There is nothing to draw now: it is { $player }’s turn.
refused-not-your-turn = It is { $player }’s turn.
refused-seats = { $game } is for { $min } to { $max } players, not { $seats }.
refused-game-unknown = There is no game called “{ $game }”. Available: { $possible }.
refused-option-unknown = There is no option called “{ $option }”. Available: { $possible }.
refused-option-value = The option “{ $option }” cannot be “{ $value }”. Possible: { $possible }.
refused-option-seats = { $seats ->
    [one] The option “{ $option }” is not available when you play alone.
   *[other] The option “{ $option }” is not available with { $seats } players.
}
refused-option-form = “{ $text }” is not an option: write name=value.
refused-option-twice = The option “{ $option }” is given twice.

## Text that does not read

text-expected = Column { $column }: expected “{ $expected }”.
text-number = Column { $column }: expected a number from { $min } to { $max }.
text-trailing = Column { $column }: unexpected “{ $text }”.

## The rules to read, whatever the game

rules-title = Rules
rules-section-setup = Setup
rules-section-turn = Your turn
rules-section-placing = Placing
rules-section-drawing = Drawing
rules-section-end = End of the game
rules-section-scoring = Scoring
rules-section-bonus = Bonuses
rules-section-variants = Variants
rules-section-teams = Four players
rules-section-solo = Solo
rules-ruling-note = Where the printed rules are silent or unclear, a ruling decides; groups that play differently can choose an option.
rules-differ-title = Where the printed texts differ
rules-example-title = Example
