### What every face says.

## Names

language-name = Svenska
player-of-seat = Spelare { $number }
refusal-by-rule = { $sentence } (regel { $rule })
yes = ja
no = nej

## Refusals that belong to no single game

refused-over = Spelet är slut.
refused-luck-first = Först måste en dragning göras.
refused-no-luck = Det finns inget att dra nu: { $player } är på tur.
refused-not-your-turn = { $player } är på tur.
refused-seats = { $game } är för { $min } till { $max } spelare, inte för { $seats }.
refused-game-unknown = Det finns inget spel som heter ”{ $game }”. Det finns: { $possible }.
refused-option-unknown = Det finns inget tillval som heter ”{ $option }”. Det finns: { $possible }.
refused-option-value = Tillvalet ”{ $option }” kan inte vara ”{ $value }”. Möjligt: { $possible }.
refused-option-seats = { $seats ->
    [one] Tillvalet ”{ $option }” är inte tillgängligt när du spelar ensam.
   *[other] Tillvalet ”{ $option }” är inte tillgängligt med { $seats } spelare.
}
refused-option-form = ”{ $text }” är inget tillval: skriv name=value.
refused-option-twice = Tillvalet ”{ $option }” är angivet två gånger.

## Text that does not read

text-expected = Kolumn { $column }: ”{ $expected }” förväntades.
text-number = Kolumn { $column }: ett tal från { $min } till { $max } förväntades.
text-trailing = Kolumn { $column }: oväntat ”{ $text }”.

## The rules to read, whatever the game

rules-title = Regler
rules-section-setup = Förberedelser
rules-section-turn = Din tur
rules-section-placing = Lägga brickor
rules-section-drawing = Plocka brickor
rules-section-end = Spelets slut
rules-section-scoring = Poäng
rules-section-bonus = Bonus
rules-section-variants = Varianter
rules-section-teams = Fyra spelare
rules-section-solo = Spela ensam
rules-ruling-note = Där de tryckta reglerna är tysta eller oklara avgör en tolkning; grupper som spelar annorlunda kan välja ett tillval.
rules-differ-title = Där de tryckta texterna skiljer sig
rules-example-title = Exempel
