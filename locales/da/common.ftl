### What every face says.

## Names

language-name = Dansk
player-of-seat = Spiller { $number }
refusal-by-rule = { $sentence } (regel { $rule })
yes = ja
no = nej

## Refusals that belong to no single game

refused-over = Spillet er slut.
refused-luck-first = Der skal først trækkes.
refused-no-luck = Der er intet at trække nu: { $player } er i tur.
refused-not-your-turn = { $player } er i tur.
refused-seats = { $game } er for { $min } til { $max } spillere, ikke for { $seats }.
refused-game-unknown = Der er intet spil, der hedder »{ $game }«. Der findes: { $possible }.
refused-option-unknown = Der er ingen valgmulighed, der hedder »{ $option }«. Der findes: { $possible }.
refused-option-value = Valgmuligheden »{ $option }« kan ikke være »{ $value }«. Muligt: { $possible }.
refused-option-seats = { $seats ->
    [one] Valgmuligheden »{ $option }« findes ikke, når du spiller alene.
   *[other] Valgmuligheden »{ $option }« findes ikke med { $seats } spillere.
}
refused-option-form = »{ $text }« er ikke en valgmulighed: skriv name=value.
refused-option-twice = Valgmuligheden »{ $option }« er angivet to gange.

## Text that does not read

text-expected = Kolonne { $column }: forventede »{ $expected }«.
text-number = Kolonne { $column }: forventede et tal fra { $min } til { $max }.
text-trailing = Kolonne { $column }: uventet »{ $text }«.

## The rules to read, whatever the game

rules-title = Regler
rules-section-setup = Opstilling
rules-section-turn = Din tur
rules-section-placing = Placering
rules-section-drawing = Trækning
rules-section-end = Spillets slutning
rules-section-scoring = Point
rules-section-bonus = Bonus
rules-section-variants = Varianter
rules-section-teams = Fire spillere
rules-section-solo = Alene
rules-ruling-note = Hvor de trykte regler er tavse eller uklare, gælder en afgørelse; grupper, der spiller anderledes, kan slå en valgmulighed til.
rules-differ-title = Hvor de trykte tekster er uenige
rules-example-title = Eksempel
