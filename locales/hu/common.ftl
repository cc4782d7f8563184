### What every face says.

## Names

language-name = Magyar
player-of-seat = { $number }. játékos
refusal-by-rule = { $sentence } ({ $rule } szabály)
yes = igen
no = nem

## Refusals that belong to no single game

refused-over = A játék véget ért.
refused-luck-first = Előbb sorsolni kell.
refused-no-luck = Most nincs mit húzni: { $player } következik.
refused-not-your-turn = { $player } következik.
refused-seats = { $game }: { $min }–{ $max } játékosnak való, { $seats } játékossal nem játszható.
refused-game-unknown = Nincs „{ $game }” nevű játék. Választható: { $possible }.
refused-option-unknown = Nincs „{ $option }” nevű beállítás. Választható: { $possible }.
refused-option-value = Érvénytelen érték ({ $option }): „{ $value }”. Lehetséges: { $possible }.
refused-option-seats = { $seats ->
    [one] Egyedül játszva nem használható ez a beállítás: „{ $option }”.
   *[other] { $seats } játékossal nem használható ez a beállítás: „{ $option }”.
}
refused-option-form = „{ $text }” nem beállítás; írd így: name=value.
refused-option-twice = Kétszer szerepel ez a beállítás: „{ $option }”.

## Text that does not read

text-expected = { $column }. oszlop: itt „{ $expected }” kellene.
text-number = { $column }. oszlop: itt egy szám kellene { $min } és { $max } között.
text-trailing = { $column }. oszlop: „{ $text }” fölösleges.

## The rules to read, whatever the game

rules-title = Szabályok
rules-section-setup = Előkészületek
rules-section-turn = Amikor te jössz
rules-section-placing = Lerakás
rules-section-drawing = Húzás
rules-section-end = A játék vége
rules-section-scoring = Pontozás
rules-section-bonus = Bónuszok
rules-section-variants = Változatok
rules-section-teams = Négy játékos
rules-section-solo = Egyedül
rules-ruling-note = Ahol a nyomtatott szabály hallgat vagy nem világos, ott egy pontosítás érvényes; aki másképp szokta játszani, beállítást választhat.
rules-differ-title = Ahol a nyomtatott szövegek eltérnek
rules-example-title = Példa
