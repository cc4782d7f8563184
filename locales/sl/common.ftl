### What every face says.

## Names

language-name = Slovenščina
player-of-seat = Igralec { $number }
refusal-by-rule = { $sentence } (pravilo { $rule })
yes = da
no = ne

## Refusals that belong to no single game

refused-over = Partija je končana.
refused-luck-first = Najprej je treba žrebati.
refused-no-luck = Zdaj ni česa žrebati: na potezi je { $player }.
refused-not-your-turn = Na potezi je { $player }.
refused-seats = { $game } je za { $min } do { $max } igralcev, ne za { $seats }.
refused-game-unknown = Igre »{ $game }« ni. Na voljo so: { $possible }.
refused-option-unknown = Možnosti »{ $option }« ni. Na voljo so: { $possible }.
refused-option-value = Možnost »{ $option }« ne more biti »{ $value }«. Možno: { $possible }.
refused-option-seats = Možnost »{ $option }« pri tem številu igralcev ni na voljo: { $seats }.
refused-option-form = »{ $text }« ni možnost: napiši name=value.
refused-option-twice = Možnost »{ $option }« je navedena dvakrat.

## Text that does not read

text-expected = Stolpec { $column }: pričakovano je »{ $expected }«.
text-number = Stolpec { $column }: pričakovano je število od { $min } do { $max }.
text-trailing = Stolpec { $column }: »{ $text }« je odveč.

## The rules to read, whatever the game

rules-title = Pravila
rules-section-setup = Priprava
rules-section-turn = Poteza
rules-section-placing = Polaganje
rules-section-drawing = Jemanje
rules-section-end = Konec igre
rules-section-scoring = Točkovanje
rules-section-bonus = Bonusi
rules-section-variants = Različice
rules-section-teams = Štirje igralci
rules-section-solo = Solo
rules-ruling-note = Kjer tiskana pravila molčijo ali niso jasna, odloči razlaga; kdor igra drugače, lahko izbere možnost.
rules-differ-title = Kjer se tiskana besedila razlikujejo
rules-example-title = Primer
