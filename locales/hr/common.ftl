### What every face says.

## Names

language-name = Hrvatski
player-of-seat = Igrač { $number }
refusal-by-rule = { $sentence } (pravilo { $rule })
yes = da
no = ne

## Refusals that belong to no single game

refused-over = Partija je gotova.
refused-luck-first = Prvo slijedi izvlačenje.
refused-no-luck = Sada se ništa ne izvlači: na potezu je { $player }.
refused-not-your-turn = Na potezu je { $player }.
refused-seats = { $game } je za { $min } do { $max } igrača, a ne za { $seats }.
refused-game-unknown = Nema igre „{ $game }”. Postoje: { $possible }.
refused-option-unknown = Nema opcije „{ $option }”. Postoje: { $possible }.
refused-option-value = Opcija „{ $option }” ne može biti „{ $value }”. Moguće: { $possible }.
refused-option-seats = Opcija „{ $option }” nije dostupna uz ovaj broj igrača: { $seats }.
refused-option-form = „{ $text }” nije opcija: napiši name=value.
refused-option-twice = Opcija „{ $option }” navedena je dvaput.

## Text that does not read

text-expected = Stupac { $column }: očekuje se „{ $expected }”.
text-number = Stupac { $column }: očekuje se broj od { $min } do { $max }.
text-trailing = Stupac { $column }: „{ $text }” je višak.

## The rules to read, whatever the game

rules-title = Pravila
rules-section-setup = Priprema
rules-section-turn = Potez
rules-section-placing = Polaganje
rules-section-drawing = Vučenje
rules-section-end = Kraj igre
rules-section-scoring = Bodovanje
rules-section-bonus = Bonusi
rules-section-variants = Varijante
rules-section-teams = Četiri igrača
rules-section-solo = Jedan igrač
rules-ruling-note = Gdje tiskana pravila šute ili su nejasna, odlučuje tumačenje; tko igra drukčije, može odabrati opciju.
rules-differ-title = Gdje se tiskani tekstovi razlikuju
rules-example-title = Primjer
