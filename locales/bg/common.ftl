### What every face says.

## Names

language-name = Български
player-of-seat = Играч { $number }
refusal-by-rule = { $sentence } (правило { $rule })
yes = да
no = не

## Refusals that belong to no single game

refused-over = Играта свърши.
refused-luck-first = Първо трябва да се тегли.
refused-no-luck = Сега няма какво да се тегли: на ход е { $player }.
refused-not-your-turn = На ход е { $player }.
refused-seats = { $game } е за { $min } до { $max } играчи, а не за { $seats }.
refused-game-unknown = Няма игра „{ $game }“. Налични: { $possible }.
refused-option-unknown = Няма настройка „{ $option }“. Налични: { $possible }.
refused-option-value = Настройката „{ $option }“ не може да е „{ $value }“. Възможно: { $possible }.
refused-option-seats = Настройката „{ $option }“ не е достъпна при този брой играчи: { $seats }.
refused-option-form = „{ $text }“ не е настройка: напиши name=value.
refused-option-twice = Настройката „{ $option }“ е дадена два пъти.

## Text that does not read

text-expected = Колона { $column }: очаква се „{ $expected }“.
text-number = Колона { $column }: очаква се число от { $min } до { $max }.
text-trailing = Колона { $column }: „{ $text }“ е излишно.

## The rules to read, whatever the game

rules-title = Правила
rules-section-setup = Подготовка
rules-section-turn = Ход
rules-section-placing = Поставяне
rules-section-drawing = Теглене
rules-section-end = Край на играта
rules-section-scoring = Точкуване
rules-section-bonus = Бонуси
rules-section-variants = Варианти
rules-section-teams = Четирима играчи
rules-section-solo = Соло игра
rules-ruling-note = Където печатните правила мълчат или са неясни, решава тълкуване; който играе другояче, може да избере настройка.
rules-differ-title = Къде печатните текстове се различават
rules-example-title = Пример
