### What every face says.

## Names

language-name = Čeština
player-of-seat = Hráč { $number }
refusal-by-rule = { $sentence } (pravidlo { $rule })
yes = ano
no = ne

## Refusals that belong to no single game

refused-over = Hra skončila.
refused-luck-first = Nejdřív je třeba losovat.
refused-no-luck = Teď není co losovat: na tahu je { $player }.
refused-not-your-turn = Na tahu je { $player }.
refused-seats = { $game }: počet hráčů může být { $min } až { $max }, ne { $seats }.
refused-game-unknown = Hra „{ $game }“ neexistuje. K dispozici: { $possible }.
refused-option-unknown = Volba „{ $option }“ neexistuje. K dispozici: { $possible }.
refused-option-value = Volba „{ $option }“ nemůže být „{ $value }“. Možné: { $possible }.
refused-option-seats = { $seats ->
    [1] Volba „{ $option }“ není při sólové hře k dispozici.
   *[other] Volba „{ $option }“ není při počtu hráčů { $seats } k dispozici.
}
refused-option-form = „{ $text }“ není volba: napiš name=value.
refused-option-twice = Volba „{ $option }“ je uvedena dvakrát.

## Text that does not read

text-expected = Sloupec { $column }: očekává se „{ $expected }“.
text-number = Sloupec { $column }: očekává se číslo od { $min } do { $max }.
text-trailing = Sloupec { $column }: „{ $text }“ je navíc.

## The rules to read, whatever the game

rules-title = Pravidla
rules-section-setup = Příprava
rules-section-turn = Tvůj tah
rules-section-placing = Pokládání
rules-section-drawing = Lízání
rules-section-end = Konec hry
rules-section-scoring = Bodování
rules-section-bonus = Prémie
rules-section-variants = Varianty
rules-section-teams = Čtyři hráči
rules-section-solo = Sólo
rules-ruling-note = Kde tištěná pravidla mlčí nebo nejsou jasná, platí výklad; kdo hraje jinak, může to změnit ve volbách.
rules-differ-title = V čem se tištěné texty liší
rules-example-title = Příklad
