### What every face says.

## Names

language-name = Norsk bokmål
player-of-seat = Spiller { $number }
refusal-by-rule = { $sentence } (regel { $rule })
yes = ja
no = nei

## Refusals that belong to no single game

refused-over = Spillet er slutt.
refused-luck-first = Det må trekkes først.
refused-no-luck = Det er ingenting å trekke nå: { $player } har turen.
refused-not-your-turn = { $player } har turen.
refused-seats = { $game } er for { $min } til { $max } spillere, ikke for { $seats }.
refused-game-unknown = Det finnes ikke noe spill som heter «{ $game }». Det finnes: { $possible }.
refused-option-unknown = Det finnes ingen valgmulighet som heter «{ $option }». Det finnes: { $possible }.
refused-option-value = Valgmuligheten «{ $option }» kan ikke være «{ $value }». Mulig: { $possible }.
refused-option-seats = { $seats ->
    [one] Valgmuligheten «{ $option }» finnes ikke når du spiller alene.
   *[other] Valgmuligheten «{ $option }» finnes ikke med { $seats } spillere.
}
refused-option-form = «{ $text }» er ikke en valgmulighet: skriv name=value.
refused-option-twice = Valgmuligheten «{ $option }» er oppgitt to ganger.

## Text that does not read

text-expected = Kolonne { $column }: forventet «{ $expected }».
text-number = Kolonne { $column }: forventet et tall fra { $min } til { $max }.
text-trailing = Kolonne { $column }: uventet «{ $text }».

## The rules to read, whatever the game

rules-title = Regler
rules-section-setup = Oppsett
rules-section-turn = Din tur
rules-section-placing = Legge brikker
rules-section-drawing = Trekke brikker
rules-section-end = Slutten på spillet
rules-section-scoring = Poeng
rules-section-bonus = Bonuser
rules-section-variants = Varianter
rules-section-teams = Fire spillere
rules-section-solo = Alene
rules-ruling-note = Der de trykte reglene er tause eller uklare, gjelder en avgjørelse; grupper som spiller annerledes, kan slå på en valgmulighet.
rules-differ-title = Der de trykte tekstene er ulike
rules-example-title = Eksempel
