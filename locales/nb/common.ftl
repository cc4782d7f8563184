# Words that every face uses.
language-name = Norsk bokmål
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Spiller { $number }
refusal-by-rule = { $sentence } (regel { $rule })

refused-over = Spillet er slutt.
refused-luck-first = En trekning må avgjøres først.
refused-no-luck = Det er ingenting å trekke nå: { $player } har turen.
refused-not-your-turn = { $player } har turen.
refused-seats = { $game } er for { $min } til { $max } spillere, ikke for { $seats }.
refused-game-unknown = Det finnes ikke noe spill som heter «{ $game }». Det finnes: { $possible }.
refused-option-unknown = Det finnes ingen valgmulighet som heter «{ $option }». Det finnes: { $possible }.
refused-option-value = Valgmuligheten «{ $option }» kan ikke være «{ $value }». Mulig: { $possible }.
refused-option-seats = Valgmuligheten «{ $option }» passer ikke for { $seats } spillere.
refused-option-form = «{ $text }» er ikke en valgmulighet: skriv name=value.
refused-option-twice = Valgmuligheten «{ $option }» er oppgitt to ganger.

text-expected = Kolonne { $column }: «{ $expected }» var ventet.
text-number = Kolonne { $column }: et tall fra { $min } til { $max } var ventet.
text-trailing = Kolonne { $column }: «{ $text }» er for mye.

record-format = Den første linjen må være «{ $expected }».
record-header = «{ $text }» er ikke en hodelinje: skriv name: value.
record-header-twice = «{ $name }» står allerede i linje { $earlier }.
record-missing = Hodet mangler «{ $name }».
record-number = «{ $text }» er ikke et tall som passer her.
record-per-seat = «{ $name }» trenger ett tall for hver av de { $seats } plassene.
record-event = «{ $text }» er ikke en hendelse: skriv «* trekning» eller «plass trekk».
record-seat = «{ $text }» er ikke en plass; det er { $seats } plasser, fra 0.
record-eyes = Dette opptaket er en kopi for øynene til { $eyes }; bare hele opptaket kan spilles av.
record-rules = Opptaket følger versjon { $rules } av reglene; dette programmet kjenner versjon { $known }.
record-draw = Opptaket sier «{ $recorded }», men den avslørte hemmeligheten gir «{ $fair }».
record-no-fairness = Opptaket har ikke noe fingeravtrykk, så trekningene kan ikke kontrolleres.
record-no-secret = Hemmeligheten er ikke avslørt, så trekningene kan ikke kontrolleres ennå.
record-secret = Hemmeligheten er ikke 64 heksadesimale sifre.
record-commitment = Hemmeligheten hører ikke til fingeravtrykket: hashen er en annen.
record-unfinished = Opptaket har et resultat, men spillet er ikke slutt.
record-result = Resultatet er feil: plasseringene er { $places } og poengene { $points }.
yes = ja
no = nei
