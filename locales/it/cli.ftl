### What only the command line says.

## The command line

cli-about = Quattro giochi di tessere sotto un solo tetto: Kingdomino, Triominos, Quixo e Domino Double 9.
cli-lang = Lingua di tutti i testi, per esempio «de» o «et»; se manca, quella del sistema
cli-serve-about = Avvia il server con la pagina, i bot e un database incorporato; klots senza comando fa lo stesso
cli-serve-config = Un file TOML con le impostazioni
cli-serve-data = La cartella dei dati; se manca, quella del tuo utente
cli-serve-listen = Indirizzo di ascolto
cli-serve-public-url = L’indirizzo che usano i giocatori
cli-serve-database-url = Conserva tutto in questo database PostgreSQL
cli-serve-metrics-listen = Indirizzo per le metriche Prometheus
cli-serve-no-browser = Non aprire il browser
cli-serve-print-config = Stampa tutte le impostazioni in TOML ed esci
cli-serve-log-json = Scrivi il registro in righe JSON
cli-play-about = Gioca nel terminale: contro i bot, insieme alla stessa tastiera, o guarda una registrazione
cli-play-game = Il gioco da cominciare subito; se manca, lo chiede un menu
cli-play-seats = Numero di giocatori
cli-play-people = Quanti di loro giocano a questo terminale
cli-play-level = Il livello dei bot: beginner, easy, medium, hard o expert
cli-play-options = Opzioni del gioco, per esempio «harmony=yes dynasty=yes»
cli-play-resume = Riprendi una partita salvata
cli-play-watch = Guarda una registrazione passo per passo
cli-play-plain = Righe di testo e mosse numerate, per lettori di schermo e pipe
cli-play-saves = Dove si salvano le partite
cli-engine-about = Parla con bot e arbitri in righe di testo (vedi docs/engine.md)
cli-replay-about = Mostra una partita registrata passo per passo e controlla ogni mossa
cli-replay-file = La registrazione; «-» legge lo standard input
cli-replay-to = Fermati dopo questo numero di eventi
cli-replay-verify = Ricalcola ogni sorteggio dal segreto rivelato
cli-replay-seal = Il sigillo che il tavolo mostra, da confrontare
cli-replay-commitment = L’impronta che il tavolo ha mostrato, da confrontare
cli-replay-json = Stampa un documento JSON
cli-replay-positions = Stampa la posizione dopo ogni evento
cli-replay-eyes = Stampa la registrazione come la vede un giocatore: un numero di posto o «onlooker»
cli-rules-about = Leggi le regole di un gioco
cli-rules-game = Il gioco; se manca, l’elenco dei giochi
cli-rules-rule = Solo la regola con questo numero, per esempio K13
cli-render-about = Disegna una posizione o un momento di una registrazione come immagine SVG o PNG
cli-render-record = La registrazione di cui disegnare la fine
cli-render-to = Disegna il momento dopo questo numero di eventi
cli-render-position = Una posizione come testo invece di una registrazione
cli-render-game = Il gioco della posizione
cli-render-seats = Numero di giocatori
cli-render-options = Opzioni del gioco, per esempio «mighty_duel=yes»
cli-render-eyes = Punto di vista da disegnare: un numero di posto, «onlooker» o «reviewer»
cli-render-width = Larghezza di un PNG
cli-render-output = L’immagine da scrivere: x.svg o x.png
cli-arena-about = Fai giocare i bot tra loro e indica quanto è sicuro il risultato
cli-arena-game = Il gioco
cli-arena-seats = Numero di giocatori
cli-arena-options = Opzioni del gioco
cli-arena-bots = I bot, per esempio «expert,hard» o «expert@1s,expert@100ms»
cli-arena-games = Quante partite; ogni distribuzione si gioca da ogni posto
cli-arena-budget = Quanto può pensare un bot: 100ms, 2s, 5000n (nodi), 800i (iterazioni)
cli-arena-seed = Seme di tutti i sorteggi
cli-arena-threads = Partite contemporanee
cli-arena-wall = Misura il tempo con l’orologio invece del tempo di CPU
cli-arena-sprt = Fermati prima quando il primo bot è migliore del secondo di almeno ELO1 o al massimo di ELO0
cli-arena-ledger = Conserva qui ogni partita, e la prossima volta riprendi da qui
cli-arena-records = Salva le partite come registrazioni in questa cartella
cli-arena-shard = Gioca solo la parte I di N dell’incontro
cli-arena-merge = Unisci i risultati delle parti invece di giocare
cli-arena-json = Stampa un documento JSON
cli-arena-csv = Scrivi una tabella
cli-arena-plot = Disegna in SVG la forza rispetto al tempo di riflessione
cli-analyse-about = Indica quanto è valsa ogni mossa di una registrazione, che cosa è stato fortuna e che cosa abilità
cli-analyse-record = La registrazione
cli-analyse-bot = Chi giudica; se manca, il bot fatto per giudicare le mosse di questo gioco
cli-analyse-budget = Quanto pensare a ogni mossa
cli-analyse-samples = Con quanti altri sorteggi si confronta ogni sorteggio; 0 esclude la fortuna
cli-analyse-seed = Seme di tutti i campioni
cli-analyse-json = Stampa un documento JSON
cli-analyse-plot = Disegna in SVG chi era in testa
cli-bench-about = Gioca partite casuali il più in fretta possibile e controlla i totali
cli-bench-game = Solo questo gioco
cli-bench-seconds = Secondi di CPU per ogni riga
cli-bench-json = Stampa un documento JSON
cli-completions-about = Stampa i completamenti per una shell
cli-completions-shell = La shell
language-unknown = La lingua «{ $asked }» non è disponibile; si usa «{ $used }».

## Arena

refused-budget = «{ $text }» non è un tempo di riflessione. Possibili: { $possible } (millisecondi, secondi, nodi, iterazioni).
arena-progress =
    Partite: { $done } su { $of } · { $score } · { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }
arena-heading =
    { $game }, posti: { $seats }, { $budget } a mossa: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }
arena-row = { $bot }: quota { $share } ± { $sure }%, vinte { $wins }, condivise { $shared }, perse { $losses }; punti { $points }, scarto { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms a mossa
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } incontro
       *[other] { $met } incontri
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Test sequenziale: migliore (LLR { $llr }, limiti { $lower } e { $upper })
        [not_better] Test sequenziale: non migliore (LLR { $llr }, limiti { $lower } e { $upper })
       *[open] Test sequenziale: indeciso (LLR { $llr }, limiti { $lower } e { $upper })
    }
arena-plot-title = Forza e tempo di riflessione
arena-plot-across = Tempo di riflessione (millisecondi o nodi)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot non può occupare { $seats } posti. Possibili: { $possible }, o più bot che posti.
       *[other] { $bots } bot non possono occupare { $seats } posti. Possibili: { $possible }, o più bot che posti.
    }
refused-arena-games = Per un incontro serve almeno una partita.
refused-arena-illegal = { $bot } ha giocato { $move }, che non è lecita in { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } non è un file di risultati.
refused-arena-other-match = { $path } contiene i risultati di un altro incontro.
refused-arena-nothing-to-merge = Indica i file di risultati da unire.
refused-shard = «{ $text }» non è una parte di un incontro. Possibili: { $possible }.
refused-sprt = «{ $text }» non è un test sequenziale. Possibili: { $possible }.

## klots analyse

analysis-seat =
    { $player }: precisione { $accuracy }%, mosse migliori { $best } su { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } imprecisione
       *[other] { $inaccuracies } imprecisioni
    }, { $mistakes ->
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }, { $blunders ->
        [one] { $blunders } errore grave
       *[other] { $blunders } errori gravi
    }. Regalato: { $lost }% di una vittoria; fortuna: { $luck }%.
analysis-luck-decided = Ha deciso la fortuna, a favore di { $player }: { $luck }% di una vittoria.
analysis-play-decided = Ha deciso l’abilità: gli altri hanno regalato una parte di vittoria ({ $percent }%) e { $player } ne ha approfittato.
analysis-even = Non è stato regalato quasi nulla; { $player } ha vinto una partita combattuta.
turning-move = Mossa { $event }: { $player } ha giocato { $move } e la sua probabilità è scesa da { $before }% a { $after }%. Era meglio { $better }.
turning-good-luck = Evento { $event }: la fortuna ({ $luck }) ha alzato la probabilità di { $player } da { $before }% a { $after }%.
turning-bad-luck = Evento { $event }: la sfortuna ({ $luck }) ha abbassato la probabilità di { $player } da { $before }% a { $after }%.
turning-decided = Dall’evento { $event } in poi { $player } è sempre in testa.
analysis-plot-title = Come è andata la partita
analysis-plot-across = Evento
analysis-plot-up = Probabilità di vittoria

## What every help text and every mistake on the command line needs

cli-man-about = Stampa la pagina di manuale
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
cli-note-default = predefinito: { $value }
cli-note-variable = o la variabile { $name }
cli-note-possible = possibili: { $values }
cli-exit-done = tutto è andato bene
cli-exit-failed = rifiutato o fallito; il motivo è sullo standard error
cli-exit-usage = la riga di comando non è leggibile
cli-error-argument = L’argomento «{ $text }» qui non esiste.
cli-error-command = Il comando «{ $text }» non esiste.
cli-error-command-missing = Manca un comando.
cli-error-value = «{ $value }» non è valido per { $argument }.
cli-error-value-possible = «{ $value }» non è valido per { $argument }. Possibili: { $possible }.
cli-error-value-missing = { $argument } richiede un valore.
cli-error-value-extra = { $argument } non accetta valori, ma ha ricevuto «{ $value }».
cli-error-missing = Manca: { $arguments }
cli-error-conflict = { $argument } non si può usare con { $other }.
cli-error-twice = { $argument } può comparire una volta sola.
cli-error-encoding = Un argomento non è testo leggibile (UTF-8).
cli-error-other = Questa riga di comando non è leggibile.
cli-error-suggestion = Volevi dire «{ $text }»?
cli-error-help = «{ $command }» mostra che cosa è possibile.
cli-man-name = NOME
cli-man-synopsis = SINTASSI
cli-man-description = DESCRIZIONE
cli-man-command = La pagina di un comando, per esempio «play»

## Replay

replay-place = { $player }: { $place }º posto, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
replay-checked = { $count ->
    [one] Un evento controllato secondo le regole.
   *[other] Tutti i { $count } eventi controllati secondo le regole.
}
replay-verified = Ogni sorteggio concorda con il segreto rivelato.
replay-sealed = Il sigillo corrisponde: gioco, opzioni, nomi, parole, mosse e risultato sono quelli sigillati.
replay-sealed-but-names = Il sigillo corrisponde, tranne i nomi: sono stati cambiati o tolti in seguito.
replay-not-sealed = Non c’è sigillo: sono stati verificati solo i sorteggi, non nomi, opzioni, mosse e risultato.
replay-compare = Confronta con ciò che il tavolo ha mostrato: { $name ->
    [seal] sigillo
   *[commitment] impronta
} { $hash }
replay-no-result = La registrazione non dice chi ha vinto.

## Engine

engine-unknown = «{ $command }» non è un comando. Disponibili: { $possible }
engine-needs = «{ $command }» richiede: { $what }
engine-too-much = «{ $command }» sta da solo; «{ $text }» è di troppo.
engine-no-game = Nessun gioco impostato: scrivi prima «game NAME seats N».
engine-nothing-to-undo = Non c’è nulla da ritirare.
engine-thinking = Un bot sta pensando; ora si accetta solo «stop».
refused-rule-unknown = La regola «{ $rule }» non esiste qui. Disponibili: { $possible }.
refused-picture-format = Il nome dell’immagine deve finire in .svg o .png.
refused-picture-width = Un’immagine deve essere larga da { $min } a { $max } pixel.

## klots load

cli-site-about = Scrivi la pagina in una cartella per qualsiasi hosting, senza server
cli-site-folder = La cartella da scrivere
cli-site-base-path = Il percorso della cartella sull’hosting, per esempio «/giochi/»
cli-site-written = La pagina è in { $folder }.
cli-error-site-module = Questa versione non può giocare senza server. Esegui scripts/setup e compilala di nuovo.
cli-load-about = Misura quanto carico regge un server su questa macchina
cli-push-key-about = Crea una chiave per le notifiche push (vedi docs/hosting.md)
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
load-machine = { $model }; core: { $cores }; memoria: { $memory }
load-database = Database
load-sockets = Connessioni
load-tables = Tavoli
load-seating = Tempo per far sedere tutti
load-moves = Mosse salvate
load-everyone = Dall’invio all’arrivo a tutti
load-acknowledged = Dall’invio alla conferma
load-errors = Errori
load-first-error = Primo errore
load-games = Partite finite
load-memory-empty = Memoria del server vuoto
load-memory-seated = Memoria del server, tutti seduti
load-memory-end = Memoria del server alla fine
load-memory-each = Memoria per connessione
load-cpu-server = Tempo di CPU del server in gioco
load-cpu-swarm = Tempo di CPU dei giocatori, totale
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Scrivi un backup, anche a server acceso
cli-backup-file = Il nuovo file
cli-backup-data = La cartella dei dati
cli-backup-database-url = Un database PostgreSQL invece della cartella dei dati
cli-restore-about = Ripristina un backup in una cartella dei dati nuova o vuota
cli-restore-file = Il backup
cli-restore-data = La nuova cartella dei dati
cli-export-about = Scrivi tutto in un formato portabile, per passare a un altro database
cli-export-file = Il nuovo file
cli-export-data = La cartella dei dati
cli-export-database-url = Un database PostgreSQL invece della cartella dei dati
cli-import-about = Leggi il formato portabile in un database vuoto
cli-import-file = Il file esportato
cli-import-data = La cartella dei dati
cli-import-database-url = Un database PostgreSQL invece della cartella dei dati
cli-restore-database-url = Il database PostgreSQL invece di una cartella dei dati
serve-listening = Klots è pronto all’indirizzo { $url }
serve-no-address = Impossibile mettersi in ascolto su { $address }.
serve-push-key = push.key non è una chiave scritta da «klots push-key».
serve-push-contact = push.contact deve essere un indirizzo come mailto:you@example.org o https://example.org.
keep-done = { $file }: tavoli { $tables }, eventi { $events }, persone { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = INDIRIZZO:PORTA
cli-value-bots = BOT
cli-value-code = CODICE
cli-value-eyes = VISTA
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

## klots score

cli-score-about = Spiega i punti di un regno, di una manche o di un tabellone scritti come testo (vedi docs/notation.md)
cli-score-game = Il gioco
cli-score-file = Il testo; «-» o niente legge lo standard input
cli-score-options = Opzioni del gioco, per esempio «harmony=yes» o «hexagons=flat»
cli-score-json = Stampa un documento JSON
refused-score-nothing = Qui non c’è nulla da contare.
refused-score-impossible = Questo non può essere successo: «{ $text }».
refused-score-word = «{ $text }» qui non è leggibile. Possibili: { $possible }.
refused-score-nobody = Di chi è? Scrivi prima un nome e i due punti, per esempio «Anna:».
refused-score-same-name = «{ $name }» è già nell’elenco.

## klots join

cli-join-about = Partecipa a un tavolo di un server con un link d’invito
cli-join-link = Il link, come lo mostra la pagina o come ti è stato mandato
cli-join-name = Il nome con cui giochi; se manca, quello del tuo utente
cli-join-seat = Il posto che vuoi, da 1; se manca, il primo libero
cli-join-watch = Guarda soltanto
cli-join-plain = Righe di testo e mosse numerate, per lettori di schermo e pipe
cli-join-session = Dove ricordare chi sei su quale server
cli-rules-pictures = Scrivi le immagini degli esempi come SVG in questa cartella
refused-file-missing = Il file «{ $file }» non esiste.
refused-file-unreadable = Non si può leggere «{ $file }». { system-cause }
refused-file-unwritable = Non si può scrivere «{ $file }». { system-cause }
refused-no-home = Questo utente non ha una cartella personale; indica dove con { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Questo file o questa cartella non esiste.
    [PermissionDenied] Non hai il permesso.
    [IsADirectory] È una cartella.
    [NotADirectory] Una parte del percorso non è una cartella.
    [AlreadyExists] Esiste già.
    [StorageFull] Non c’è più spazio.
    [ReadOnlyFilesystem] Il disco è di sola lettura.
    [AddrInUse] A quell’indirizzo è già in ascolto un altro programma.
    [AddrNotAvailable] Questa macchina non ha quell’indirizzo.
    [InvalidData] Non è testo in UTF-8.
    [ConnectionRefused] A quell’indirizzo non risponde nulla.
    [ConnectionLost] La connessione è caduta.
    [TimedOut] Non è arrivata alcuna risposta in tempo.
    [Unreachable] Questo indirizzo non è raggiungibile.
   *[other] Il sistema segnala un errore imprevisto.
}
refused-output = Non si può scrivere sullo standard output. { system-cause }
refused-input = Lo standard input non si può leggere. { system-cause }
refused-file-use = «{ $file }» non si può usare. { system-cause }
refused-people = Ci sono più persone ({ $people }) che posti ({ $seats }).
refused-arena-one = I bot giocano l’uno contro l’altro: nominane almeno due.
refused-settings = «{ $text }» non è un’impostazione valida.
refused-load-address = Si può misurare solo un server su questa macchina, per esempio { $example }.
refused-load-server = Il server non si è avviato. Il suo registro è in { $file }.
refused-database = Il database non è raggiungibile. { system-cause }
engine-record-cut = La registrazione è incompleta: deve finire con una riga che contiene solo «.».

## klots train

cli-train-about = Addestra di nuovo i bot di un gioco
cli-train-game = Il gioco
cli-train-out = Dove scrivere i file addestrati
cli-train-part = Quanto a fondo, in percentuale dell’addestramento dei file inclusi
cli-train-threads = Thread da usare
refused-train-nothing = Per { $game } non c’è nulla da addestrare.
