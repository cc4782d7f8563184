### What every face says.

## Names

language-name = Русский
player-of-seat = Игрок { $number }
refusal-by-rule = { $sentence } (правило { $rule })
yes = да
no = нет

## Refusals that belong to no single game

refused-over = Игра окончена.
refused-luck-first = Сначала должен решить жребий.
refused-no-luck = Сейчас тянуть нечего: ходит { $player }.
refused-not-your-turn = Сейчас ходит { $player }.
refused-seats = Для игры «{ $game }» нужно от { $min } до { $max } игроков, а не { $seats }.
refused-game-unknown = Игры «{ $game }» нет. Есть: { $possible }.
refused-option-unknown = Настройки «{ $option }» нет. Есть: { $possible }.
refused-option-value = Настройка «{ $option }» не может быть «{ $value }». Возможно: { $possible }.
refused-option-seats = Настройка «{ $option }» недоступна при числе игроков { $seats }.
refused-option-form = «{ $text }» — не настройка: пиши name=value.
refused-option-twice = Настройка «{ $option }» указана дважды.

## Text that does not read

text-expected = Столбец { $column }: ожидалось «{ $expected }».
text-number = Столбец { $column }: ожидалось число от { $min } до { $max }.
text-trailing = Столбец { $column }: «{ $text }» лишнее.

## The rules to read, whatever the game

rules-title = Правила
rules-section-setup = Подготовка
rules-section-turn = Ход
rules-section-placing = Выкладывание
rules-section-drawing = Добор
rules-section-end = Конец игры
rules-section-scoring = Подсчёт очков
rules-section-bonus = Бонусы
rules-section-variants = Варианты
rules-section-teams = Вчетвером
rules-section-solo = В одиночку
rules-ruling-note = Где печатные правила молчат или неясны, действует толкование; кто играет иначе, найдёт нужный вариант.
rules-differ-title = Где печатные тексты расходятся
rules-example-title = Пример
