### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Новичок
level-beginner-about = Видит только один ход и многое упускает, как все новички.
level-easy = Лёгкий
level-easy-about = Видит, что ход даёт сразу, и самые явные опасности.
level-medium = Средний
level-medium-about = Думает об ответе на каждый ход.
level-hard = Сложный
level-hard-about = Планирует наперёд и редко ошибается.
level-expert = Эксперт
level-expert-about = Использует всё, что известно об игре, и всё отведённое время.
level-random = Случайный
level-random-about = Делает любой допустимый ход.
level-greedy = Жадный
level-greedy-about = Всегда делает ход, который сразу даёт больше всего очков, и дальше не смотрит.

## How good a move was

class-forced = Без выбора
class-best = Лучший
class-good = Хороший
class-inaccuracy = Неточность
class-mistake = Ошибка
class-blunder = Грубая ошибка

## Analysis

refused-analysis-game = Это запись другой игры: { $game }.
refused-analysis-turn = Сейчас ходит не { $player }.
refused-analysis-luck = Здесь нечего тянуть.
refused-analysis-unit = Этот бот не оценивает свои шансы на победу; выбери другого.
