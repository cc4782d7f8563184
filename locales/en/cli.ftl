### What only the command line says.

## The command line

cli-about = Four tile games under one roof: Kingdomino, Triominos, Quixo and Domino Double 9.
cli-lang = Language of all texts, such as “de” or “et”; by default your system’s language
cli-serve-about = Start the server with the page, the bots and an embedded database; running klots without a command does the same
cli-serve-config = A TOML file with settings
cli-serve-data = The data folder; by default the one in your user account
cli-serve-listen = Address to listen on
cli-serve-public-url = The address people use
cli-serve-database-url = Store everything in this PostgreSQL database
cli-serve-metrics-listen = Address for Prometheus metrics
cli-serve-no-browser = Do not open the browser
cli-serve-print-config = Print all settings as TOML and exit
cli-serve-log-json = Write the log as JSON lines
cli-play-about = Play in the terminal: against bots, together at one keyboard, or watch a record
cli-play-game = The game to start; without it, a menu asks
cli-play-seats = Number of players
cli-play-people = How many of them play at this terminal
cli-play-level = The level of the bots: beginner, easy, medium, hard or expert
cli-play-options = Options of the game, such as “harmony=yes dynasty=yes”
cli-play-resume = Continue a saved game
cli-play-watch = Watch a record step by step
cli-play-plain = Lines of text and numbered moves, for screen readers and pipes
cli-play-saves = Where games are saved
cli-engine-about = Talk to bots and referees in lines of text (see docs/engine.md)
cli-replay-about = Show a recorded game step by step and check every move
cli-replay-file = The record; “-” reads standard input
cli-replay-to = Stop after this many events
cli-replay-verify = Recompute every draw from the revealed secret
cli-replay-seal = The seal that the table shows, to compare with
cli-replay-commitment = The commitment that the table showed, to compare with
cli-replay-json = Print one JSON document
cli-replay-positions = Print the position after every event
cli-replay-eyes = Print the record as one player sees it: a seat number or “onlooker”
cli-rules-about = Read the rules of a game
cli-rules-game = The game; without it, the list of games
cli-rules-rule = Only the rule with this number, such as K13
cli-render-about = Draw a position or a moment of a record as an SVG or PNG picture
cli-render-record = The record; its last moment is drawn
cli-render-to = Draw the moment after this many events
cli-render-position = A position as text instead of a record
cli-render-game = The game of the position
cli-render-seats = Number of players
cli-render-options = Options of the game, such as “mighty_duel=yes”
cli-render-eyes = Whose view to draw: a seat number, “onlooker” or “reviewer”
cli-render-width = Width of a PNG
cli-render-output = The picture to write: x.svg or x.png
cli-arena-about = Let bots play each other and report how certain the result is
cli-arena-game = The game
cli-arena-seats = Number of players
cli-arena-options = Options of the game
cli-arena-bots = The bots, such as “expert,hard” or “expert@1s,expert@100ms”
cli-arena-games = Number of games; every deal is played from every seat
cli-arena-budget = How long a bot may think: 100ms, 2s, 5000n (nodes), 800i (iterations)
cli-arena-seed = Seed for all random draws
cli-arena-threads = Number of games at a time
cli-arena-wall = Measure thinking time by the clock instead of CPU time
cli-arena-sprt = Stop early when the first bot is at least ELO1 or at most ELO0 better than the second
cli-arena-ledger = Save every game here, and continue from it next time
cli-arena-records = Save the games as records in this folder
cli-arena-shard = Play only part I of N of the match
cli-arena-merge = Merge the results of shards instead of playing
cli-arena-json = Print one JSON document
cli-arena-csv = Write a table
cli-arena-plot = Draw strength against thinking time as SVG
cli-analyse-about = Show what every move of a record was worth: how much was luck, how much skill
cli-analyse-record = The record
cli-analyse-bot = The bot that judges; by default the one made for judging this game
cli-analyse-budget = How long to think about each move
cli-analyse-samples = How many alternatives each draw is compared with; 0 leaves luck out
cli-analyse-seed = Seed for all sampling
cli-analyse-json = Print one JSON document
cli-analyse-plot = Draw who was ahead as SVG
cli-bench-about = Play random games as fast as possible and check the totals
cli-bench-game = Only this game
cli-bench-seconds = CPU seconds per line
cli-bench-json = Print one JSON document
cli-completions-about = Print completions for a shell
cli-completions-shell = The shell
language-unknown = There is no language “{ $asked }” here; using “{ $used }”.

## Arena

refused-budget = “{ $text }” is not a thinking budget. Possible: { $possible } (milliseconds, seconds, nodes, iterations).
arena-progress =
    { $done } of { $of } games · { $score } · { $seconds ->
        [one] { $seconds } second to go
       *[other] { $seconds } seconds to go
    }
arena-heading =
    { $game }, seats: { $seats }, { $budget } per move: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
arena-row = { $bot }: share { $share } ± { $sure }%, { $wins } won, { $shared } shared, { $losses } lost; points { $points }, margin { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms per move
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } game
       *[other] { $met } games
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sequential test: better (LLR { $llr }, bounds { $lower } and { $upper })
        [not_better] Sequential test: not better (LLR { $llr }, bounds { $lower } and { $upper })
       *[open] Sequential test: undecided (LLR { $llr }, bounds { $lower } and { $upper })
    }
arena-plot-title = Strength and thinking time
arena-plot-across = Thinking time (milliseconds or nodes)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot cannot fill { $seats } seats. Possible: { $possible }, or more than there are seats.
       *[other] { $bots } bots cannot fill { $seats } seats. Possible: { $possible }, or more than there are seats.
    }
refused-arena-games = A match needs at least one game.
refused-arena-illegal = { $bot } played { $move }, which is not legal in { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } is not a results file.
refused-arena-other-match = { $path } holds the results of another match.
refused-arena-nothing-to-merge = Name the result files to merge.
refused-shard = “{ $text }” is not a part of a match. Possible: { $possible }.
refused-sprt = “{ $text }” is not a sequential test. Possible: { $possible }.

## klots analyse

analysis-seat =
    { $player }: { $accuracy }% accurate, best moves: { $best } of { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }. Given away: { $lost }% of a win; luck: { $luck }%.
analysis-luck-decided = Luck decided it: it was worth { $luck }% of a win to { $player }.
analysis-play-decided = Skill decided it: the others gave away { $percent }% of a win, and { $player } took it.
analysis-even = Hardly anything was given away; { $player } won a close game.
turning-move = Move { $event }: { $player } played { $move }, and their chance fell from { $before }% to { $after }%. { $better } was better.
turning-good-luck = Event { $event }: luck ({ $luck }) raised { $player }’s chance from { $before }% to { $after }%.
turning-bad-luck = Event { $event }: bad luck ({ $luck }) lowered { $player }’s chance from { $before }% to { $after }%.
turning-decided = From event { $event }, { $player } was ahead for good.
analysis-plot-title = How the game went
analysis-plot-across = Event
analysis-plot-up = Chance of winning

## What every help text and every mistake on the command line needs

cli-man-about = Print the manual page
cli-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Examples
cli-heading-exit = Exit codes
cli-help = Print help
cli-version = Print the version
cli-word-options = OPTIONS
cli-word-command = COMMAND
cli-note-default = by default { $value }
cli-note-variable = or the variable { $name }
cli-note-possible = possible: { $values }
cli-exit-done = everything went well
cli-exit-failed = refused or failed; the reason is on standard error
cli-exit-usage = the command line cannot be read
cli-error-argument = There is no argument “{ $text }” here.
cli-error-command = There is no command “{ $text }”.
cli-error-command-missing = A command is missing.
cli-error-value = “{ $value }” is not valid for { $argument }.
cli-error-value-possible = “{ $value }” is not valid for { $argument }. Possible: { $possible }.
cli-error-value-missing = { $argument } needs a value.
cli-error-value-extra = { $argument } takes no value, but was given “{ $value }”.
cli-error-missing = Missing: { $arguments }
cli-error-conflict = { $argument } cannot be used with { $other }.
cli-error-twice = { $argument } can be given only once.
cli-error-encoding = An argument is not readable text (UTF-8).
cli-error-other = This command line cannot be read.
cli-error-suggestion = Did you mean “{ $text }”?
cli-error-help = “{ $command }” shows what is possible.
cli-man-name = NAME
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-command = The page for one command, such as “play”

## Replay

replay-place = { $player }: place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-checked = { $count ->
    [one] One event checked against the rules.
   *[other] All { $count } events checked against the rules.
}
replay-verified = Every draw agrees with the revealed secret.
replay-sealed = The seal matches: game, options, names, words, moves and result are the ones that were sealed.
replay-sealed-but-names = The seal matches, except for the names: they have been changed or removed since.
replay-not-sealed = There is no seal: only the draws were verified, not names, options, moves and result.
replay-compare = Compare with what the table showed: { $name ->
    [seal] seal
   *[commitment] commitment
} { $hash }
replay-no-result = The record does not say who won.

## Engine

engine-unknown = “{ $command }” is not a command. Available: { $possible }
engine-needs = “{ $command }” needs: { $what }
engine-too-much = “{ $command }” takes nothing after it; “{ $text }” is unexpected.
engine-no-game = No game is set: say “game NAME seats N” first.
engine-nothing-to-undo = There is nothing to undo.
engine-thinking = A bot is thinking; only “stop” is accepted now.
refused-rule-unknown = There is no rule “{ $rule }” here. Available: { $possible }.
refused-picture-format = The name of the picture must end in .svg or .png.
refused-picture-width = A picture must be { $min } to { $max } pixels wide.

## klots load

cli-site-about = Write the page as a folder of files for any web host, without a server
cli-site-folder = The folder to write
cli-site-base-path = The folder’s path on the host, such as “/games/”
cli-site-written = The page is in { $folder }.
cli-error-site-module = This build cannot play without a server. Run scripts/setup and build it again.
cli-load-about = Measure how much load a server on this machine can take
cli-push-key-about = Create a key for push notifications (see docs/hosting.md)
cli-load-sockets = Connections, spread over the tables
cli-load-tables = Tables
cli-load-every = Seconds between two moves at a table
cli-load-seconds = How long to measure
cli-load-flood = Move again as soon as the last move is acknowledged
cli-load-idle = Connect without making moves
cli-load-game = Which game to play
cli-load-url = A server already running on this machine; without it, one is started
cli-load-data = Where the started server keeps its data; without it, a folder that is deleted afterwards
cli-load-database-url = A PostgreSQL database for the started server
cli-load-json = Print one JSON document
load-machine = { $model }; cores: { $cores }; memory: { $memory }
load-database = Database
load-sockets = Connections
load-tables = Tables
load-seating = Time to seat everybody
load-moves = Moves saved
load-everyone = From sending to receipt by all
load-acknowledged = From sending to acknowledgement
load-errors = Errors
load-first-error = First error
load-games = Games finished
load-memory-empty = Server memory, empty
load-memory-seated = Server memory, everybody seated
load-memory-end = Server memory, at the end
load-memory-each = Memory per connection
load-cpu-server = Server processor time, playing
load-cpu-swarm = Players’ processor time, total
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Write a backup, even while the server is running
cli-backup-file = The new file
cli-backup-data = The data folder
cli-backup-database-url = A PostgreSQL database instead of the data folder
cli-restore-about = Restore a backup into a new or empty data folder
cli-restore-file = The backup
cli-restore-data = The new data folder
cli-export-about = Write everything in a portable format, to move to another database
cli-export-file = The new file
cli-export-data = The data folder
cli-export-database-url = A PostgreSQL database instead of the data folder
cli-import-about = Read the portable format into an empty database
cli-import-file = The exported file
cli-import-data = The data folder
cli-import-database-url = A PostgreSQL database instead of the data folder
cli-restore-database-url = The PostgreSQL database instead of a data folder
serve-listening = Klots is ready at { $url }
serve-no-address = Cannot listen at { $address }.
serve-push-key = push.key is not a key printed by “klots push-key”.
serve-push-contact = push.contact must be an address such as mailto:you@example.org or https://example.org.
keep-done = { $file }: tables { $tables }, events { $events }, people { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADDRESS:PORT
cli-value-bots = BOTS
cli-value-code = CODE
cli-value-eyes = VIEWER
cli-value-file = FILE
cli-value-folder = FOLDER
cli-value-game = GAME
cli-value-level = LEVEL
cli-value-link = LINK
cli-value-name = NAME
cli-value-number = N
cli-value-options = OPTIONS
cli-value-pixels = PIXELS
cli-value-position = POSITION
cli-value-rule = RULE
cli-value-seconds = SECONDS
cli-value-shell = SHELL
cli-value-time = TIME

## klots score

cli-score-about = Explain the points of a kingdom, a round or a board written as text (see docs/notation.md)
cli-score-game = The game
cli-score-file = The text; “-” or nothing reads standard input
cli-score-options = Options of the game, such as “harmony=yes” or “hexagons=flat”
cli-score-json = Print one JSON document
refused-score-nothing = There is nothing to score here.
refused-score-impossible = This cannot have happened: “{ $text }”.
refused-score-word = “{ $text }” cannot be read here. Possible: { $possible }.
refused-score-nobody = Whose is this? First write a name and a colon, such as “Ann:”.
refused-score-same-name = “{ $name }” is already listed.

## klots join

cli-join-about = Join a table on a server by an invitation link
cli-join-link = The link from the page or from a friend
cli-join-name = The name you play under; by default your user name
cli-join-seat = The seat you want, from 1; by default the first open one
cli-join-watch = Watch only
cli-join-plain = Lines of text and numbered moves, for screen readers and pipes
cli-join-session = Where to remember who you are on each server
cli-rules-pictures = Write the pictures of the examples into this folder as SVG
refused-file-missing = There is no file “{ $file }”.
refused-file-unreadable = “{ $file }” cannot be read. { system-cause }
refused-file-unwritable = “{ $file }” cannot be written. { system-cause }
refused-no-home = This user has no home folder; specify one with { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] There is no such file or folder.
    [PermissionDenied] You do not have permission.
    [IsADirectory] It is a folder.
    [NotADirectory] A part of its path is not a folder.
    [AlreadyExists] It already exists.
    [StorageFull] There is no space left.
    [ReadOnlyFilesystem] The disk is read-only.
    [AddrInUse] Another program is already listening there.
    [AddrNotAvailable] This machine does not have that address.
    [InvalidData] It is not text in UTF-8.
    [ConnectionRefused] Nothing answers there.
    [ConnectionLost] The connection was lost.
    [TimedOut] No answer came in time.
    [Unreachable] That address cannot be reached.
   *[other] The system reported an unexpected error.
}
refused-output = Nothing can be written to standard output. { system-cause }
refused-input = Standard input cannot be read. { system-cause }
refused-file-use = “{ $file }” cannot be used. { system-cause }
refused-people = There are more people ({ $people }) than seats ({ $seats }).
refused-arena-one = Bots play against each other: name at least two.
refused-settings = “{ $text }” is not a valid setting.
refused-load-address = Only a server on this machine can be measured, such as { $example }.
refused-load-server = The server did not start. Its log is in { $file }.
refused-database = The database cannot be reached. { system-cause }
engine-record-cut = The record is incomplete: it must end with a line that contains only “.”.

## klots train

cli-train-about = Train a game’s bots again
cli-train-game = The game
cli-train-out = Where to write the trained files
cli-train-part = How thoroughly, in percent of the training behind the shipped files
cli-train-threads = Threads to use
refused-train-nothing = There is nothing to train for { $game }.
