### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Beginner
level-beginner-about = Looks just one move ahead and misses things, as beginners do.
level-easy = Easy
level-easy-about = Sees what a move scores right away, and the most obvious dangers.
level-medium = Medium
level-medium-about = Considers the reply to every move.
level-hard = Hard
level-hard-about = Plans ahead and rarely makes mistakes.
level-expert = Expert
level-expert-about = Uses everything known about the game and all the time it gets.
level-random = Random
level-random-about = Plays any legal move.
level-greedy = Greedy
level-greedy-about = Takes whatever scores most right away and never looks further.

## How good a move was

class-forced = Forced
class-best = Best
class-good = Good
class-inaccuracy = Inaccuracy
class-mistake = Mistake
class-blunder = Blunder

## Analysis

refused-analysis-game = This is a record of another game: { $game }.
refused-analysis-turn = It is not { $player }’s turn here.
refused-analysis-luck = There is nothing to draw here.
refused-analysis-unit = This bot does not estimate its chance of winning; choose another one.
