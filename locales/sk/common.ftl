### What every face says.

## Names

language-name = Slovenčina
player-of-seat = Hráč { $number }
refusal-by-rule = { $sentence } (pravidlo { $rule })
yes = áno
no = nie

## Refusals that belong to no single game

refused-over = Hra sa skončila.
refused-luck-first = Najprv treba žrebovať.
refused-no-luck = Teraz sa nič nežrebuje: na ťahu je { $player }.
refused-not-your-turn = Na ťahu je { $player }.
refused-seats = { $game } je pre { $min } až { $max } hráčov, nie pre { $seats }.
refused-game-unknown = Hra „{ $game }“ tu nie je. K dispozícii: { $possible }.
refused-option-unknown = Voľba „{ $option }“ tu nie je. K dispozícii: { $possible }.
refused-option-value = Voľba „{ $option }“ nemôže byť „{ $value }“. Možnosti: { $possible }.
refused-option-seats = { $seats ->
    [1] Voľba „{ $option }“ nie je pri sólovej hre k dispozícii.
   *[other] Voľba „{ $option }“ nie je pri počte hráčov { $seats } k dispozícii.
}
refused-option-form = „{ $text }“ nie je voľba: napíš name=value.
refused-option-twice = Voľba „{ $option }“ je zadaná dvakrát.

## Text that does not read

text-expected = Stĺpec { $column }: očakáva sa „{ $expected }“.
text-number = Stĺpec { $column }: očakáva sa číslo od { $min } do { $max }.
text-trailing = Stĺpec { $column }: „{ $text }“ je navyše.

## The rules to read, whatever the game

rules-title = Pravidlá
rules-section-setup = Príprava
rules-section-turn = Tvoj ťah
rules-section-placing = Ukladanie
rules-section-drawing = Ťahanie
rules-section-end = Koniec hry
rules-section-scoring = Bodovanie
rules-section-bonus = Prémie
rules-section-variants = Varianty
rules-section-teams = Štyria hráči
rules-section-solo = Sólo
rules-ruling-note = Kde tlačené pravidlá mlčia alebo sú nejasné, rozhoduje výklad; kto hrá inak, môže to zmeniť vo voľbách.
rules-differ-title = Kde sa tlačené texty líšia
rules-example-title = Príklad
