cli-about = La casa di quattro giochi di tessere: Kingdomino, Triominos, Quixo e Domino Double 9.
cli-lang = Lingua di tutti i testi, per esempio «de» o «et»; se manca, quella del sistema
cli-serve-about = Avvia il server con la pagina, i bot e un database incorporato; come klots da solo
cli-serve-config = Un file TOML con le impostazioni
cli-serve-data = La cartella dei dati; se manca, quella del tuo utente
cli-serve-listen = Dove mettersi in ascolto
cli-serve-public-url = L’indirizzo usato dalle persone
cli-serve-database-url = Conserva tutto in questo database PostgreSQL
cli-serve-metrics-listen = Dove Prometheus può chiedere i dati
cli-serve-no-browser = Non aprire il browser
cli-serve-print-config = Stampa tutte le impostazioni in TOML e termina
cli-serve-log-json = Scrivi il registro in righe JSON
cli-play-about = Gioca nel terminale: contro i bot, insieme alla stessa tastiera, o guarda una registrazione
cli-play-game = Il gioco da cominciare subito; se manca, lo chiede un menu
cli-play-seats = In quanti si gioca
cli-play-people = Quante sono persone a questo terminale
cli-play-level = Il livello dei bot: beginner, easy, medium, hard o expert
cli-play-options = Opzioni del gioco, per esempio «harmony=yes dynasty=yes»
cli-play-resume = Riprendi una partita salvata
cli-play-watch = Guarda una registrazione passo per passo
cli-play-plain = Righe di testo e mosse numerate, per lettori di schermo e pipe
cli-play-saves = Dove si salvano le partite
cli-engine-about = Parla con bot e arbitri in righe di testo (vedi docs/bots.md)
cli-replay-about = Mostra una partita registrata passo per passo e controlla ogni mossa
cli-replay-file = La registrazione; «-» legge lo standard input
cli-replay-to = Fermati dopo questo numero di eventi
cli-replay-verify = Ricalcola ogni sorteggio dal segreto rivelato
cli-replay-json = Stampa un documento JSON
cli-replay-positions = Stampa la posizione dopo ogni evento
cli-replay-eyes = Stampa invece la copia per gli occhi di uno: un numero di posto o «onlooker»
cli-rules-about = Leggi le regole di un gioco
cli-rules-game = Il gioco; se manca, l’elenco dei giochi
cli-rules-rule = Solo la regola con questo numero, per esempio K13
cli-render-about = Disegna una posizione o un momento di una registrazione come immagine SVG o PNG
cli-render-record = La registrazione di cui disegnare la fine
cli-render-to = Disegna il momento dopo questo numero di eventi
cli-render-position = Una posizione come testo invece di una registrazione
cli-render-game = Il gioco della posizione
cli-render-seats = In quanti si gioca
cli-render-options = Opzioni del gioco, per esempio «mighty_duel=yes»
cli-render-eyes = Con gli occhi di chi: un numero di posto, «onlooker» o «reviewer»
cli-render-width = Larghezza di un PNG
cli-render-output = L’immagine da scrivere: x.svg o x.png
cli-arena-about = Fai giocare i bot tra loro e indica quanto è sicuro il risultato
cli-arena-game = Il gioco
cli-arena-seats = In quanti si gioca
cli-arena-options = Opzioni del gioco
cli-arena-bots = I bot, per esempio «expert,hard» o «expert@1s,expert@100ms»
cli-arena-games = Quante partite; ogni distribuzione si gioca da ogni posto
cli-arena-budget = Quanto può pensare un bot: 100ms, 2s, 5000n (nodi), 800i (iterazioni)
cli-arena-seed = Decide tutta la fortuna
cli-arena-threads = Partite contemporanee
cli-arena-wall = Misura il tempo con l’orologio, non con il tempo di CPU del thread
cli-arena-sprt = Fermati prima quando il primo bot è migliore del secondo di almeno ELO1 o al massimo di ELO0
cli-arena-ledger = Conserva qui ogni partita, e la prossima volta riprendi da qui
cli-arena-records = Salva le partite come registrazioni in questa cartella
cli-arena-shard = Gioca solo la parte I di N dell’incontro
cli-arena-merge = Unisci i risultati delle parti invece di giocare
cli-arena-json = Stampa un documento JSON
cli-arena-csv = Scrivi una tabella
cli-arena-plot = Disegna in SVG la forza rispetto al tempo di riflessione
cli-analyse-about = Indica quanto è valsa ogni mossa di una registrazione, che cosa è stato fortuna e che cosa gioco
cli-analyse-record = La registrazione
cli-analyse-bot = Chi giudica; se manca, il bot più forte
cli-analyse-budget = Quanto pensare a ogni mossa
cli-analyse-samples = Con quanti altri sorteggi si confronta ogni sorteggio; 0 esclude la fortuna
cli-analyse-seed = Decide tutti i campioni
cli-analyse-json = Stampa un documento JSON
cli-analyse-plot = Disegna in SVG chi era in testa
cli-bench-about = Gioca partite casuali il più in fretta possibile e controlla i totali
cli-bench-game = Solo questo gioco
cli-bench-seconds = Secondi di CPU per ogni riga
cli-bench-json = Stampa un documento JSON
cli-completions-about = Stampa i completamenti per una shell
cli-completions-shell = La shell
cli-man-about = Stampa la pagina di manuale
language-unknown = Qui non c’è la lingua «{ $asked }»; si usa «{ $used }».
record-place = { $file }, riga { $line }, colonna { $column }:

replay-place = { $player }: { $place }º posto, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
replay-checked = { $count ->
    [one] Un evento controllato secondo le regole.
   *[other] Tutti i { $count } eventi controllati secondo le regole.
}
replay-verified = Ogni sorteggio concorda con il segreto rivelato.

engine-unknown = «{ $command }» non è un comando. Ci sono: { $possible }
engine-needs = «{ $command }» richiede: { $what }
engine-too-much = «{ $command }» sta da solo; «{ $text }» è di troppo.
engine-no-game = Nessun gioco impostato: scrivi prima «game NAME seats N».
engine-nothing-to-undo = Non c’è nulla da ritirare.
engine-thinking = Un bot sta pensando; ora si ascolta solo «stop».
refused-rule-unknown = Qui non c’è la regola «{ $rule }». Ci sono: { $possible }.
refused-picture-format = Il nome dell’immagine deve finire in .svg o .png.

cli-load-about = Misura quanto regge un server su questa macchina
cli-load-sockets = Connessioni, distribuite fra i tavoli
cli-load-tables = Tavoli
cli-load-every = Secondi fra due mosse a un tavolo
cli-load-seconds = Quanto a lungo misurare
cli-load-flood = Muovi di nuovo appena l’ultima mossa è confermata
cli-load-idle = Connettiti senza muovere
cli-load-game = A quale gioco giocare
cli-load-url = Un server già attivo su questa macchina; se manca, ne viene avviato uno
cli-load-data = Dove il server avviato conserva i dati; se manca, una cartella che poi viene eliminata
cli-load-database-url = Un database PostgreSQL per il server avviato
cli-load-json = Stampa un documento JSON

cli-backup-about = Scrivi una copia di sicurezza, anche a server acceso
cli-backup-file = Il nuovo file
cli-backup-data = La cartella dei dati
cli-backup-database-url = Un database PostgreSQL invece della cartella dei dati
cli-restore-about = Metti una copia di sicurezza in una cartella dei dati nuova o vuota
cli-restore-file = La copia di sicurezza
cli-restore-data = La nuova cartella dei dati
cli-export-about = Scrivi tutto in forma portabile, per passare a un altro database
cli-export-file = Il nuovo file
cli-export-data = La cartella dei dati
cli-export-database-url = Un database PostgreSQL invece della cartella dei dati
cli-import-about = Leggi la forma portabile in un database vuoto
cli-import-file = Il file esportato
cli-import-data = La cartella dei dati
cli-import-database-url = Un database PostgreSQL invece della cartella dei dati
cli-restore-database-url = Il database PostgreSQL invece di una cartella dei dati
serve-listening = Klots è pronto all’indirizzo { $url }
serve-no-address = Impossibile mettersi in ascolto su { $address }.
keep-done = { $file }: { $tables } tavoli, { $events } eventi, { $people } persone.

cli-solve-about = Risolvi Quixo: il valore di ogni tabellone
cli-solve-game = Che cosa risolvere
cli-solve-size = Cubi per riga: 3, 4 o 5
cli-solve-distances = Scopri anche quanto sono lontane vittorie e sconfitte
cli-solve-dir = Conserva qui le tabelle finite, e riprendi da esse dopo un arresto
cli-solve-layers = Solo questo numero di livelli (per cubi girati), a partire dal tabellone pieno
cli-solve-threads = Thread da usare
cli-solve-json = Stampa un documento JSON
solve-progress = { $cubes } cubi, { $rate } tabelloni/s, ancora { $left } s, { $memory } MB di memoria, { $disk } MB di disco
solve-layer = { $cubes ->
    [0] In tutto: { $wins } vittorie, { $losses } sconfitte, { $draws } parità
   *[other] { $cubes } cubi girati: { $wins } vittorie, { $losses } sconfitte, { $draws } parità
}
solve-first = { $value ->
    [win] Chi comincia vince.
    [loss] Chi comincia perde.
   *[draw] La partita è pari.
} ({ $distance })
solve-done = { $seconds } s, { $rate } tabelloni al secondo a meno di simmetrie; a questo ritmo la misura intera richiede { $whole } ore.
refused-solve-size = Ci sono tabelloni con 3, 4 e 5 cubi per riga.
refused-solve-folder = I tabelloni con 5 cubi per riga richiedono una cartella per le loro tabelle (--dir).
cli-usage = Uso:
cli-heading-commands = Comandi
cli-heading-arguments = Argomenti
cli-heading-options = Opzioni
cli-heading-examples = Esempi
cli-heading-exit = Codici di uscita
cli-help = Stampa l’aiuto
cli-version = Stampa la versione
cli-word-options = OPZIONI
cli-word-command = COMANDO
cli-note-default = se manca, { $value }
cli-note-variable = o la variabile { $name }
cli-note-possible = possibili: { $values }
cli-exit-done = tutto è andato bene
cli-exit-failed = rifiutato o fallito; il motivo è sullo standard error
cli-exit-usage = la riga di comando non è leggibile
cli-error-argument = Qui non c’è l’argomento «{ $text }».
cli-error-command = Non c’è il comando «{ $text }».
cli-error-command-missing = Manca un comando.
cli-error-value = «{ $value }» non va bene per { $argument }.
cli-error-value-possible = «{ $value }» non va bene per { $argument }. Possibili: { $possible }.
cli-error-value-missing = { $argument } richiede un valore.
cli-error-value-extra = { $argument } non accetta «{ $value }».
cli-error-missing = Manca qualcosa: { $arguments }
cli-error-conflict = { $argument } non va insieme a { $other }.
cli-error-twice = { $argument } può comparire una volta sola.
cli-error-encoding = Un argomento non è testo leggibile (UTF-8).
cli-error-other = Questa riga di comando non è leggibile.
cli-error-suggestion = Volevi dire «{ $text }»?
cli-error-help = «{ $command }» mostra che cosa è possibile.
cli-man-name = NOME
cli-man-synopsis = SINTASSI
cli-man-description = DESCRIZIONE
cli-man-command = La pagina di un comando, per esempio «play»
cli-value-address = INDIRIZZO:PORTA
cli-value-bots = BOT
cli-value-code = CODE
cli-value-eyes = OCCHI
cli-value-file = FILE
cli-value-folder = CARTELLA
cli-value-game = GIOCO
cli-value-level = LIVELLO
cli-value-link = LINK
cli-value-name = NOME
cli-value-number = N
cli-value-options = OPZIONI
cli-value-pixels = PIXEL
cli-value-position = POSIZIONE
cli-value-rule = REGOLA
cli-value-seconds = SECONDI
cli-value-shell = SHELL
cli-value-time = TEMPO
cli-score-about = Spiega i punti di un regno, di una manche o di un tabellone scritti come testo (vedi docs/notation.md)
cli-score-game = Il gioco
cli-score-file = Il testo; «-» o niente legge lo standard input
cli-score-options = Opzioni del gioco, per esempio «harmony=yes» o «hexagons=flat»
cli-score-json = Stampa un documento JSON
score-kingdomino-tie = Punti pari: decide la proprietà più grande ({ $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}), poi le corone ({ $crowns })
score-triominos-first = { $tile } comincia: il suo valore e 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } e un ponte
score-triominos-double = { $tile } e un doppio collegamento
score-triominos-hexagon = { $tile } e { $count ->
    [one] { $count } esagono
   *[other] { $count } esagoni
}
score-triominos-drawn = { $count ->
    [one] { $count } pedina pescata
   *[other] { $count } pedine pescate
}
score-triominos-missed = Un turno senza giocare pedine
score-triominos-out = L’ultima pedina della mano
score-triominos-others = Rimasto nelle altre mani
score-triominos-own = Rimasto nella propria mano
score-dominoes-round = In una sfida la manche vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: ciò che è rimasto nelle altre mani
score-quixo-line = { $symbol ->
    [cross] Le croci hanno una linea
   *[circle] I cerchi hanno una linea
}: { $cells }
score-quixo-none = Nessuno ha una linea.
score-quixo-won = { $symbol ->
    [cross] Hanno vinto le croci.
   *[circle] Hanno vinto i cerchi.
}
refused-score-nothing = Qui non c’è nulla da contare.
refused-score-word = «{ $text }» qui non è leggibile. Possibili: { $possible }.
refused-score-nobody = Di chi è? Scrivi prima un nome e i due punti, per esempio «Anna:».
refused-score-same-name = «{ $name }» c’è già.
refused-score-castle = Un regno ha esattamente un castello; scrivilo «C».
refused-score-mixed = Scrivi un regno come mappa o come tessere, non in tutti e due i modi.
refused-score-two-out = Solo una persona può giocare per prima l’ultima pedina della mano.
refused-score-hand-out = Chi ha giocato l’ultima pedina non ha più nulla in mano.
refused-score-board = Un tabellone ha da { $min } a { $max } righe, ognuna di altrettanti cubi.
refused-score-pushed = Entrambe le parti hanno una linea: di’ chi ha spinto per ultimo, «pushed: x» o «pushed: o».
cli-join-about = Siediti a un tavolo di un server, con il link di un invito
cli-join-link = Il link, come lo mostra la pagina o come ti è stato mandato
cli-join-name = Il nome con cui giochi; se manca, quello del tuo utente
cli-join-seat = Il posto che vuoi, da 1; se manca, il primo libero
cli-join-watch = Guarda soltanto
cli-join-plain = Righe di testo e mosse numerate, per lettori di schermo e pipe
cli-join-session = Dove ricordare chi sei su quale server
cli-rules-pictures = Scrivi le immagini degli esempi come SVG in questa cartella
refused-file-missing = Non c’è il file «{ $file }».
refused-file-unreadable = Non si può leggere «{ $file }».
refused-file-unwritable = Non si può scrivere «{ $file }».
refused-no-home = Questo utente non ha una cartella personale; indica dove con { $argument }.
cli-push-key-about = Crea una chiave per avvisare i browser con la pagina chiusa (vedi docs/hosting.md)
serve-push-key = push.key non è una chiave scritta da «klots push-key».
serve-push-contact = push.contact deve essere un indirizzo come mailto:you@example.org o https://example.org.
