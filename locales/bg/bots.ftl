### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Начинаещ
level-beginner-about = Гледа само един ход напред и често пропуска нещо, като всеки начинаещ.
level-easy = Лесен
level-easy-about = Вижда какво носи ходът веднага и най-явните опасности.
level-medium = Среден
level-medium-about = Обмисля отговора на всеки ход.
level-hard = Труден
level-hard-about = Планира напред и рядко греши.
level-expert = Експерт
level-expert-about = Използва всичко известно за играта и цялото време, което получи.
level-random = Случаен
level-random-about = Играе който и да е позволен ход.
level-greedy = Алчен
level-greedy-about = Винаги играе хода, който носи най-много точки веднага, и не гледа по-нататък.

## How good a move was

class-forced = Единствен
class-best = Най-добър
class-good = Добър
class-inaccuracy = Неточност
class-mistake = Грешка
class-blunder = Груба грешка

## Analysis

refused-analysis-game = Този запис е от друга игра: { $game }.
refused-analysis-turn = { $player } тук не е на ход.
refused-analysis-luck = Тук няма какво да се тегли.
refused-analysis-unit = Този бот не преценява шанса си за победа; избери друг.
