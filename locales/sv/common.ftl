language-name = Svenska
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Spelare { $number }
refusal-by-rule = { $sentence } (regel { $rule })

refused-over = Spelet är slut.
refused-luck-first = Först måste en dragning göras.
refused-no-luck = Det finns inget att dra nu: { $player } är på tur.
refused-not-your-turn = { $player } är på tur.
refused-seats = { $game } är för { $min } till { $max } spelare, inte för { $seats }.
refused-game-unknown = Det finns inget spel som heter ”{ $game }”. Det finns: { $possible }.
refused-option-unknown = Det finns inget tillval som heter ”{ $option }”. Det finns: { $possible }.
refused-option-value = Tillvalet ”{ $option }” kan inte vara ”{ $value }”. Möjligt: { $possible }.
refused-option-seats = Tillvalet ”{ $option }” går inte med { $seats } spelare.
refused-option-form = ”{ $text }” är inget tillval: skriv name=value.
refused-option-twice = Tillvalet ”{ $option }” är angivet två gånger.

text-expected = Kolumn { $column }: ”{ $expected }” väntades.
text-number = Kolumn { $column }: ett tal från { $min } till { $max } väntades.
text-trailing = Kolumn { $column }: ”{ $text }” är för mycket.

record-format = Första raden måste vara ”{ $expected }”.
record-header = ”{ $text }” är ingen rubrikrad: skriv name: value.
record-header-twice = ”{ $name }” står redan på rad { $earlier }.
record-missing = I rubriken saknas ”{ $name }”.
record-number = ”{ $text }” är inget tal som passar här.
record-per-seat = ”{ $name }” behöver ett tal för var och en av de { $seats } platserna.
record-event = ”{ $text }” är ingen händelse: skriv ”* slump” eller ”plats drag”.
record-seat = ”{ $text }” är ingen plats; det finns { $seats } platser, från 0.
record-eyes = Inspelningen är en kopia för { $eyes }; bara hela inspelningen kan spelas upp.
record-rules = Inspelningen följer version { $rules } av reglerna; det här programmet kan version { $known }.
record-draw = Inspelningen säger ”{ $recorded }”, men den avslöjade hemligheten ger ”{ $fair }”.
record-no-fairness = Inspelningen har inget fingeravtryck av hemligheten, så dess dragningar kan inte kontrolleras.
record-no-secret = Hemligheten är inte avslöjad, så dragningarna kan inte kontrolleras än.
record-secret = Hemligheten är inte 64 hexadecimala siffror.
record-commitment = Hemligheten hör inte till fingeravtrycket: dess hash är en annan.
record-unfinished = Inspelningen har ett resultat, men spelet är inte slut.
record-result = Resultatet är fel: placeringarna är { $places } och poängen { $points }.
yes = ja
no = nej
