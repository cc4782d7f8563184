### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, line { $line }, column { $column }:
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

## Logs that cannot be read

log-start = The log does not begin with the making of a table.
log-empty = The log is empty.
log-gap = An event is missing in the log; number { $expected } was expected.
log-seat = The log names seat { $seat }, which this table does not have.
