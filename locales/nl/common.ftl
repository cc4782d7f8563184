language-name = Nederlands
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Speler { $number }
refusal-by-rule = { $sentence } (regel { $rule })

refused-over = Het spel is afgelopen.
refused-luck-first = Er moet eerst geloot worden.
refused-no-luck = Er valt nu niets te loten: { $player } is aan de beurt.
refused-not-your-turn = { $player } is aan de beurt.
refused-seats = { $game } is voor { $min } tot { $max } spelers, niet voor { $seats }.
refused-game-unknown = Er is geen spel dat “{ $game }” heet. Er zijn: { $possible }.
refused-option-unknown = Er is geen optie die “{ $option }” heet. Er zijn: { $possible }.
refused-option-value = De optie “{ $option }” kan niet “{ $value }” zijn. Mogelijk: { $possible }.
refused-option-seats = De optie “{ $option }” gaat niet met { $seats } spelers.
refused-option-form = “{ $text }” is geen optie: schrijf name=value.
refused-option-twice = De optie “{ $option }” is twee keer gegeven.

text-expected = Kolom { $column }: “{ $expected }” werd verwacht.
text-number = Kolom { $column }: een getal van { $min } t/m { $max } werd verwacht.
text-trailing = Kolom { $column }: “{ $text }” is te veel.

record-format = De eerste regel moet “{ $expected }” zijn.
record-header = “{ $text }” is geen kopregel: schrijf name: value.
record-header-twice = “{ $name }” staat al in regel { $earlier }.
record-missing = In de kop ontbreekt “{ $name }”.
record-number = “{ $text }” is geen getal dat hier past.
record-per-seat = “{ $name }” heeft voor elk van de { $seats } plaatsen een getal nodig.
record-event = “{ $text }” is geen gebeurtenis: schrijf “* toeval” of “plaats zet”.
record-seat = “{ $text }” is geen plaats; er zijn { $seats } plaatsen, vanaf 0.
record-eyes = Dit verslag is een kopie voor de ogen van { $eyes }; alleen het hele verslag kan worden nagespeeld.
record-rules = Het verslag is gespeeld volgens versie { $rules } van de regels; dit programma kent versie { $known }.
record-draw = Het verslag zegt “{ $recorded }”, maar het onthulde geheim geeft “{ $fair }”.
record-no-fairness = Het verslag heeft geen vingerafdruk van het geheim, dus de lotingen zijn niet te controleren.
record-no-secret = Het geheim is nog niet onthuld, dus de lotingen zijn nog niet te controleren.
record-secret = Het geheim bestaat niet uit 64 hexadecimale cijfers.
record-commitment = Het geheim hoort niet bij de vingerafdruk: de hash is een andere.
record-unfinished = Het verslag heeft een uitslag, maar het spel is niet afgelopen.
record-result = De uitslag klopt niet: de plaatsen zijn { $places } en de punten { $points }.
yes = ja
no = nee
