### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Новачок
level-beginner-about = Дивиться лише на один хід уперед і багато чого пропускає, як усі новачки.
level-easy = Легкий
level-easy-about = Бачить, що хід дає відразу, і найочевидніші небезпеки.
level-medium = Середній
level-medium-about = Обмірковує відповідь на кожен хід.
level-hard = Складний
level-hard-about = Планує наперед і рідко помиляється.
level-expert = Експерт
level-expert-about = Використовує все, що відомо про гру, і весь відведений час.
level-random = Випадковий
level-random-about = Робить будь-який дозволений хід.
level-greedy = Жадібний
level-greedy-about = Завжди робить хід, що відразу дає найбільше очок, і далі не дивиться.

## How good a move was

class-forced = Вимушений
class-best = Найкращий
class-good = Добрий
class-inaccuracy = Неточність
class-mistake = Помилка
class-blunder = Груба помилка

## Analysis

refused-analysis-game = Це запис іншої гри: { $game }.
refused-analysis-turn = Зараз тут ходить не { $player }.
refused-analysis-luck = Тут немає чого тягнути.
refused-analysis-unit = Цей бот не оцінює своїх шансів на перемогу; вибери іншого.
