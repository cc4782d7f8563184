### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, riga { $line }, colonna { $column }:
record-place-line = { $file }, riga { $line }:
record-format = La prima riga deve essere «{ $expected }».
record-header = «{ $text }» non è una riga d’intestazione: scrivi nome: valore.
record-header-twice = «{ $name }» compare già alla riga { $earlier }.
record-missing = Nell’intestazione manca «{ $name }».
record-number = «{ $text }» qui non è un numero valido.
record-per-seat = { $seats ->
    [one] «{ $name }» richiede un solo numero.
   *[other] «{ $name }» richiede un numero per ognuno dei { $seats } posti.
}
record-event = «{ $text }» non è un evento: scrivi «* sorte» o «posto mossa».
record-seat = { $seats ->
    [one] «{ $text }» non è un posto; c’è solo il posto 0.
   *[other] «{ $text }» non è un posto; ci sono { $seats } posti, a partire da 0.
}
record-eyes = Questa registrazione mostra un solo punto di vista; si può rivedere solo una registrazione completa.
record-rules = La registrazione segue la versione { $rules } delle regole; questo programma conosce la versione { $known }.
record-draw = La registrazione dice «{ $recorded }», ma il segreto rivelato dà «{ $fair }».
record-no-fairness = La registrazione non ha l’impronta del segreto, perciò i suoi sorteggi non si possono verificare.
record-no-secret = Il segreto non è stato rivelato, perciò i sorteggi non si possono ancora verificare.
record-secret = Il segreto non è fatto di 64 cifre esadecimali.
record-commitment = Il segreto non corrisponde all’impronta: il suo hash è un altro.
record-unfinished = La registrazione ha un risultato, ma la partita non è finita.
record-result = Il risultato è sbagliato: i piazzamenti sono { $places } e i punti { $points }.
record-beside = «{ $text }» non è un’azione di un giocatore né dell’orologio.
record-ending = «{ $text }» non è un finale di partita. Possibili: { $possible }.
record-ending-wrong = La partita non è finita così.
record-whose-eyes = «{ $text }» non è un punto di vista: scrivi il numero di un posto o «onlooker».
record-out = Questo posto era già fuori gioco.
record-seal = Il sigillo non corrisponde: questa registrazione è stata modificata.
record-verify-position = La registrazione parte da una posizione scelta, perciò i suoi sorteggi non si possono verificare.
record-other = «{ $name }» non è ciò che il tavolo ha mostrato: la registrazione è stata modificata o è di un’altra partita.

## Logs that cannot be read

log-start = Il registro non comincia con la creazione di un tavolo.
log-empty = Il registro è vuoto.
log-gap = Nel registro manca un evento; previsto il numero { $expected }.
log-seat = Il registro nomina il posto { $seat }, che questo tavolo non ha.
