# Words that every face uses.
language-name = English
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Player { $number }
refusal-by-rule = { $sentence } (rule { $rule })

# Refusals that belong to no single game
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

# Text that does not read
text-expected = Column { $column }: “{ $expected }” was expected.
text-number = Column { $column }: a number from { $min } to { $max } was expected.
text-trailing = Column { $column }: “{ $text }” is too much.

# Records
record-format = The first line must be “{ $expected }”.
record-header = “{ $text }” is no header line: write name: value.
record-header-twice = “{ $name }” stands in line { $earlier } already.
record-missing = The header lacks “{ $name }”.
record-number = “{ $text }” is no number that fits here.
record-per-seat = “{ $name }” needs one number for each of the { $seats } seats.
record-event = “{ $text }” is no event: write “* luck” or “seat move”.
record-seat = “{ $text }” is no seat; there are { $seats } seats, from 0.
record-eyes = This record is a copy for the eyes of { $eyes }; only the whole record can be replayed.
record-rules = The record was played by version { $rules } of the rules; this program knows version { $known }.
record-draw = The record says “{ $recorded }”, but the revealed secret gives “{ $fair }”.
record-no-fairness = The record has no commitment, so its draws cannot be verified.
record-no-secret = The secret has not been revealed, so the draws cannot be verified yet.
record-secret = The secret is not 64 hexadecimal digits.
record-commitment = The secret does not belong to the commitment: its hash is another.
record-unfinished = The record has a result, but the game is not over.
record-result = The result is wrong: the places are { $places } and the points { $points }.
yes = yes
no = no
