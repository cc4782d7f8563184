language-name = Italiano
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Giocatore { $number }
refusal-by-rule = { $sentence } (regola { $rule })

refused-over = La partita è finita.
refused-luck-first = Prima va fatto un sorteggio.
refused-no-luck = Ora non c’è nulla da sorteggiare: è il turno di { $player }.
refused-not-your-turn = È il turno di { $player }.
refused-seats = { $game } si gioca da { $min } a { $max } giocatori, non in { $seats }.
refused-game-unknown = Non c’è un gioco chiamato «{ $game }». Ci sono: { $possible }.
refused-option-unknown = Non c’è un’opzione chiamata «{ $option }». Ci sono: { $possible }.
refused-option-value = L’opzione «{ $option }» non può essere «{ $value }». Possibili: { $possible }.
refused-option-seats = L’opzione «{ $option }» non va con { $seats } giocatori.
refused-option-form = «{ $text }» non è un’opzione: scrivi name=value.
refused-option-twice = L’opzione «{ $option }» è data due volte.

text-expected = Colonna { $column }: ci si aspettava «{ $expected }».
text-number = Colonna { $column }: ci si aspettava un numero da { $min } a { $max }.
text-trailing = Colonna { $column }: «{ $text }» è di troppo.

record-format = La prima riga deve essere «{ $expected }».
record-header = «{ $text }» non è una riga d’intestazione: scrivi name: value.
record-header-twice = «{ $name }» è già nella riga { $earlier }.
record-missing = Nell’intestazione manca «{ $name }».
record-number = «{ $text }» non è un numero adatto qui.
record-per-seat = «{ $name }» richiede un numero per ognuno dei { $seats } posti.
record-event = «{ $text }» non è un evento: scrivi «* sorte» o «posto mossa».
record-seat = «{ $text }» non è un posto; ci sono { $seats } posti, a partire da 0.
record-eyes = Questa registrazione è una copia per gli occhi di { $eyes }; si può rivedere solo la registrazione intera.
record-rules = La registrazione segue la versione { $rules } delle regole; questo programma conosce la versione { $known }.
record-draw = La registrazione dice «{ $recorded }», ma il segreto rivelato dà «{ $fair }».
record-no-fairness = La registrazione non ha l’impronta del segreto, perciò i suoi sorteggi non si possono verificare.
record-no-secret = Il segreto non è stato rivelato, perciò i sorteggi non si possono ancora verificare.
record-secret = Il segreto non è fatto di 64 cifre esadecimali.
record-commitment = Il segreto non corrisponde all’impronta: il suo hash è un altro.
record-unfinished = La registrazione ha un risultato, ma la partita non è finita.
record-result = Il risultato è sbagliato: i piazzamenti sono { $places } e i punti { $points }.
yes = sì
no = no
