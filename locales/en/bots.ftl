# Bots: levels, reasons of hints, analysis, the arena.
# $seat is a seat's number, $player the name of who sits there; $bot and $other are names of bots.

## Levels and reference players

level-beginner = Beginner
level-beginner-about = Looks at one move only and overlooks things as beginners do.
level-easy = Easy
level-easy-about = Sees what a move brings at once, and the plainest dangers.
level-medium = Medium
level-medium-about = Thinks about the answer to every move.
level-hard = Hard
level-hard-about = Plans ahead and rarely errs.
level-expert = Expert
level-expert-about = Uses everything known about the game and all the time it gets.
level-random = Random
level-random-about = Plays any legal move.
level-greedy = Greedy
level-greedy-about = Takes what is best at once and never looks further.

refused-budget = “{ $text }” is no thinking budget. Possible: { $possible } (milliseconds, seconds, positions, rounds).

## Reasons of a hint: Quixo

reason-quixo-wins = Makes your line and wins.
reason-quixo-loses = Makes a line for the other side.
reason-quixo-draws = Ends the game as a draw.
reason-quixo-lets-win = The other side can win next.
reason-quixo-stops = Stops a line that the other side could finish.
reason-quixo-builds = Your fullest line now has { $count } of { $size }.
reason-quixo-breaks = Breaks up the other side’s line of { $count }.
reason-quixo-new-cube = Takes a new cube for your side.
reason-quixo-own-cube = Moves one of your own cubes and gives nothing away.

## Analysis

class-forced = No choice
class-best = Best
class-good = Good
class-inaccuracy = Inaccuracy
class-mistake = Mistake
class-blunder = Blunder

analysis-seat =
    { $player }: { $accuracy } % accurate, { $best } of { $moves } moves the best; { $inaccuracies ->
        [one] { $inaccuracies } inaccuracy
       *[other] { $inaccuracies } inaccuracies
    }, { $mistakes ->
        [one] { $mistakes } mistake
       *[other] { $mistakes } mistakes
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }. Given away: { $lost } % of a victory; luck: { $luck } %.
analysis-luck-decided = Luck decided: it was worth { $luck } % of a victory to { $player }.
analysis-play-decided = Play decided: the others gave away { $percent } % of a victory, and { $player } took it.
analysis-even = Hardly anything was given away; { $player } won a close game.

turning-move = Move { $event }: { $player } played { $move } and the chance fell from { $before } % to { $after } %. { $better } was better.
turning-good-luck = Event { $event }: luck ({ $luck }) raised the chance of { $player } from { $before } % to { $after } %.
turning-bad-luck = Event { $event }: luck ({ $luck }) lowered the chance of { $player } from { $before } % to { $after } %.
turning-decided = From event { $event } on { $player } was ahead for good.

analysis-plot-title = How the game went
analysis-plot-across = Event
analysis-plot-up = Chance of victory

refused-analysis-game = This record is of another game: { $game }.
refused-analysis-eyes = This record shows only what { $eyes } could see; an analysis needs the whole game.
refused-analysis-turn = It is not the turn of { $player } here.
refused-analysis-luck = No luck is to be settled here.
refused-analysis-move = “{ $text }” is not a move here: { $cause }.
refused-analysis-unit = This bot does not say what chance of victory it expects; choose another one.

## Arena

arena-progress =
    { $done } of { $of } games · { $score } · { $seconds ->
        [one] { $seconds } second to go
       *[other] { $seconds } seconds to go
    }
arena-heading =
    { $game }, { $seats } seats, { $budget } a move: { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $deals ->
        [one] { $deals } deal
       *[other] { $deals } deals
    }
arena-row = { $bot }: share { $share } ± { $sure } %, { $wins } won, { $shared } shared, { $losses } lost; points { $points }, margin { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms a move
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } meeting
       *[other] { $met } meetings
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sequential test: better (LLR { $llr }, bounds { $lower } and { $upper })
        [not_better] Sequential test: not better (LLR { $llr }, bounds { $lower } and { $upper })
       *[open] Sequential test: undecided (LLR { $llr }, bounds { $lower } and { $upper })
    }
arena-plot-title = Strength and thinking time
arena-plot-across = Thinking (milliseconds, or positions)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot cannot fill { $seats } seats. Possible: { $possible }, or more than there are seats.
       *[other] { $bots } bots cannot fill { $seats } seats. Possible: { $possible }, or more than there are seats.
    }
refused-arena-games = A match needs at least one game.
refused-arena-illegal = { $bot } played { $move }, which is not legal ({ $why }) in { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } is no file of results.
refused-arena-other-match = { $path } holds the results of another match.
refused-arena-nothing-to-merge = Name the result files to put together.
refused-shard = “{ $text }” is no part of a match. Possible: { $possible }.
refused-sprt = “{ $text }” is no sequential test. Possible: { $possible }.
