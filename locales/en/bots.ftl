### Levels of the bots and how good a move was.

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

## How good a move was

class-forced = No choice
class-best = Best
class-good = Good
class-inaccuracy = Inaccuracy
class-mistake = Mistake
class-blunder = Blunder

## Analysis

refused-analysis-game = This record is of another game: { $game }.
refused-analysis-eyes = This record shows only what { $eyes } could see; an analysis needs the whole game.
refused-analysis-turn = It is not the turn of { $player } here.
refused-analysis-luck = No luck is to be settled here.
refused-analysis-move = “{ $text }” is not a move here: { $cause }.
refused-analysis-unit = This bot does not say what chance of victory it expects; choose another one.
