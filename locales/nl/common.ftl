### What every face says.

## Names

language-name = Nederlands
player-of-seat = Speler { $number }
refusal-by-rule = { $sentence } (regel { $rule })
yes = ja
no = nee

## Refusals that belong to no single game

refused-over = Het spel is afgelopen.
refused-luck-first = Er moet eerst geloot worden.
refused-no-luck = Er valt nu niets te loten: { $player } is aan de beurt.
refused-not-your-turn = { $player } is aan de beurt.
refused-seats = { $game } is voor { $min } tot { $max } spelers, niet voor { $seats }.
refused-game-unknown = Er is geen spel met de naam “{ $game }”. Beschikbaar: { $possible }.
refused-option-unknown = Er is geen optie met de naam “{ $option }”. Beschikbaar: { $possible }.
refused-option-value = De optie “{ $option }” kan niet “{ $value }” zijn. Mogelijk: { $possible }.
refused-option-seats = { $seats ->
    [one] De optie “{ $option }” is niet beschikbaar als je alleen speelt.
   *[other] De optie “{ $option }” is niet beschikbaar met { $seats } spelers.
}
refused-option-form = “{ $text }” is geen optie: schrijf name=value.
refused-option-twice = De optie “{ $option }” is twee keer opgegeven.

## Text that does not read

text-expected = Kolom { $column }: “{ $expected }” verwacht.
text-number = Kolom { $column }: getal van { $min } t/m { $max } verwacht.
text-trailing = Kolom { $column }: “{ $text }” hoort hier niet.

## The rules to read, whatever the game

rules-title = Spelregels
rules-section-setup = Voorbereiding
rules-section-turn = Je beurt
rules-section-placing = Aanleggen
rules-section-drawing = Pakken
rules-section-end = Einde van het spel
rules-section-scoring = Puntentelling
rules-section-bonus = Bonussen
rules-section-variants = Varianten
rules-section-teams = Vier spelers
rules-section-solo = Solo
rules-ruling-note = Waar de gedrukte regels zwijgen of onduidelijk zijn, geldt onze interpretatie; wie het anders speelt, kan een optie kiezen.
rules-differ-title = Waar de gedrukte teksten verschillen
rules-example-title = Voorbeeld
