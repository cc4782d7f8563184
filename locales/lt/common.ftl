### What every face says.

## Names

language-name = Lietuvių
player-of-seat = Žaidėjas { $number }
refusal-by-rule = { $sentence } (taisyklė { $rule })
yes = taip
no = ne

## Refusals that belong to no single game

refused-over = Partija baigta.
refused-luck-first = Pirma reikia traukti burtus.
refused-no-luck = Dabar nėra ko traukti: eina { $player }.
refused-not-your-turn = Eina { $player }.
refused-seats = { $game } skirtas { $min }–{ $max } žaidėjams, o čia jų { $seats }.
refused-game-unknown = Žaidimo „{ $game }“ nėra. Yra: { $possible }.
refused-option-unknown = Parinkties „{ $option }“ nėra. Yra: { $possible }.
refused-option-value = Parinktis „{ $option }“ negali būti „{ $value }“. Galima: { $possible }.
refused-option-seats = Parinktis „{ $option }“ negalima su tokiu žaidėjų skaičiumi: { $seats }.
refused-option-form = „{ $text }“ nėra parinktis: rašyk name=value.
refused-option-twice = Parinktis „{ $option }“ nurodyta du kartus.

## Text that does not read

text-expected = Stulpelis { $column }: laukta „{ $expected }“.
text-number = Stulpelis { $column }: laukta skaičiaus nuo { $min } iki { $max }.
text-trailing = Stulpelis { $column }: „{ $text }“ nereikia.

## The rules to read, whatever the game

rules-title = Taisyklės
rules-section-setup = Pasiruošimas
rules-section-turn = Ėjimas
rules-section-placing = Dėjimas
rules-section-drawing = Ėmimas
rules-section-end = Žaidimo pabaiga
rules-section-scoring = Taškai
rules-section-bonus = Priedai
rules-section-variants = Variantai
rules-section-teams = Keturi žaidėjai
rules-section-solo = Vienam
rules-ruling-note = Kur spausdintos taisyklės tyli arba yra neaiškios, lemia sprendimas; kas žaidžia kitaip, gali rinktis parinktį.
rules-differ-title = Kur spausdinti tekstai skiriasi
rules-example-title = Pavyzdys
