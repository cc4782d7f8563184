### What every face says.

## Names

language-name = Українська
player-of-seat = Гравець { $number }
refusal-by-rule = { $sentence } (правило { $rule })
yes = так
no = ні

## Refusals that belong to no single game

refused-over = Гру закінчено.
refused-luck-first = Спершу має вирішити жереб.
refused-no-luck = Зараз немає чого тягнути: ходить { $player }.
refused-not-your-turn = Зараз ходить { $player }.
refused-seats = Для гри «{ $game }» потрібно від { $min } до { $max } гравців, а не { $seats }.
refused-game-unknown = Гри «{ $game }» немає. Доступні: { $possible }.
refused-option-unknown = Налаштування «{ $option }» немає. Доступні: { $possible }.
refused-option-value = Налаштування «{ $option }» не може бути «{ $value }». Можливо: { $possible }.
refused-option-seats = Налаштування «{ $option }» недоступне за такої кількості гравців: { $seats }.
refused-option-form = «{ $text }» — не налаштування: напиши name=value.
refused-option-twice = Налаштування «{ $option }» вказано двічі.

## Text that does not read

text-expected = Стовпець { $column }: очікувалося «{ $expected }».
text-number = Стовпець { $column }: очікувалося число від { $min } до { $max }.
text-trailing = Стовпець { $column }: «{ $text }» зайве.

## The rules to read, whatever the game

rules-title = Правила
rules-section-setup = Підготовка
rules-section-turn = Хід
rules-section-placing = Викладання
rules-section-drawing = Добір
rules-section-end = Кінець гри
rules-section-scoring = Підрахунок очок
rules-section-bonus = Бонуси
rules-section-variants = Варіанти
rules-section-teams = Учотирьох
rules-section-solo = Наодинці
rules-ruling-note = Де друковані правила мовчать або неясні, діє тлумачення; хто грає інакше, може вибрати налаштування.
rules-differ-title = Де друковані тексти різняться
rules-example-title = Приклад
