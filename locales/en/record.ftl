### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, line { $line }, column { $column }:
record-place-line = { $file }, line { $line }:
record-format = The first line must be “{ $expected }”.
record-header = “{ $text }” is not a header line: write name: value.
record-header-twice = “{ $name }” is already given in line { $earlier }.
record-missing = The header is missing “{ $name }”.
record-number = “{ $text }” is not a number that fits here.
record-per-seat = { $seats ->
    [one] “{ $name }” needs exactly one number.
   *[other] “{ $name }” needs one number for each of the { $seats } seats.
}
record-event = “{ $text }” is not an event: write “* luck” or “seat move”.
record-seat = { $seats ->
    [one] “{ $text }” is not a seat; there is only seat 0.
   *[other] “{ $text }” is not a seat; there are { $seats } seats, starting from 0.
}
record-eyes = This record shows only what one viewer saw; only a complete record can be replayed.
record-rules = The record was played with version { $rules } of the rules; this program knows version { $known }.
record-draw = The record says “{ $recorded }”, but the revealed secret gives “{ $fair }”.
record-no-fairness = The record has no commitment, so its draws cannot be verified.
record-no-secret = The secret has not been revealed, so the draws cannot be verified yet.
record-secret = The secret is not 64 hexadecimal digits.
record-commitment = The secret does not match the commitment: its hash is different.
record-unfinished = The record has a result, but the game is not over.
record-result = The result is wrong: the places are { $places } and the points { $points }.
record-beside = “{ $text }” is not something a player or the clock can do.
record-ending = “{ $text }” is not an ending. Possible: { $possible }.
record-ending-wrong = The game did not end like this.
record-whose-eyes = “{ $text }” is not a viewpoint: write the number of a seat or “onlooker”.
record-out = This seat was already out.
record-seal = The seal does not match: something in this record was changed.
record-verify-position = The record starts from a chosen position, so its draws cannot be verified.
record-other = “{ $name }” is not what the table showed: the record was changed, or it is of another game.

## Logs that cannot be read

log-start = The log does not begin by creating a table.
log-empty = The log is empty.
log-gap = An event is missing from the log; expected number { $expected }.
log-seat = The log names seat { $seat }, which this table does not have.
