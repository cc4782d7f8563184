### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = La partita non è ancora finita.
refused-started = La partita è già cominciata.
refused-not-started = La partita non è ancora cominciata.
refused-paused = La partita è in pausa.
refused-not-paused = La partita non è in pausa.
refused-not-seated = Non hai un posto a questo tavolo.
refused-seated = Hai già un posto a questo tavolo.
refused-seat-taken = Il posto { $seat } è occupato.
refused-seat-free = Nessuno siede al posto { $seat }.
refused-seat-open = Il posto { $seat } è ancora libero.
refused-seats-taken = Qualcuno siede a un posto che verrebbe tolto.
refused-no-seat = Questo tavolo non ha un posto { $seat }.
refused-full = Tutti i posti sono occupati.
refused-invite = Questo tavolo è privato: ti serve il link d’invito.
refused-private = Questo tavolo è privato: ti serve il suo link.
refused-host = Può farlo solo chi ospita il tavolo.
refused-forbidden = Non hai il permesso di farlo.
refused-not-ready = Si aspetta ancora { $player }.
refused-clock = Questa impostazione dell’orologio non è possibile.
refused-clock-twice = { $seconds ->
    [one] Le opzioni fissano già un orologio di { $seconds } secondo per mossa; non ce ne può essere un altro.
   *[other] Le opzioni fissano già un orologio di { $seconds } secondi per mossa; non ce ne può essere un altro.
}
refused-no-clock = Qui non c’è orologio: i secondi per mossa valgono solo al tavolo di un server.
refused-delay = Gli spettatori possono avere al massimo { $max } mosse di ritardo.
refused-delay-seconds = Gli spettatori possono avere al massimo { $max } secondi di ritardo.
refused-name = Un nome deve avere da 1 a { $max } caratteri.
refused-word = La parola per mescolare può avere al massimo { $max } caratteri.
refused-chat-text = Un messaggio deve avere da 1 a { $max } caratteri.
refused-chat-off = A questo tavolo la chat è disattivata; i messaggi rapidi funzionano comunque.
refused-preset = Non c’è un messaggio «{ $preset }».
refused-team-chat = A questo tavolo non c’è una chat di squadra.
refused-stand-in = Un bot gioca per te. Prima riprendi il tuo posto.
refused-not-replaced = Nessuno gioca per te.
refused-present = Chi siede a questo posto è ancora qui.
refused-gone = Hai già lasciato il tavolo.
refused-out = Sei fuori dalla partita.
refused-time = Il tuo tempo è scaduto.
refused-offer =
    { $offer ->
        [undo] Ora non c’è nulla da ritirare.
        [draw] Ora non puoi proporre la patta.
        [pause] Ora non c’è un orologio da fermare.
        [rematch] Potrai proporre la rivincita a partita finita.
       *[other] Ora non puoi proporlo.
    }
refused-offer-open = È già stato proposto.
refused-no-offer = Non c’è nessuna proposta simile in attesa di risposta.
refused-stale = Nel frattempo è successo qualcosa: guarda di nuovo.
refused-ahead = A questo tavolo non è ancora successo.
refused-id-reused = Questo id di messaggio è già servito per altro.
refused-move-id = Un id di messaggio deve avere 32 cifre esadecimali.
refused-rated-bot = Le partite classificate si giocano senza bot.
refused-rated-guest = Per le partite classificate serve un account.
refused-rated-device = Le partite classificate si giocano su dispositivi separati.
refused-rated-hint = Nelle partite classificate non ci sono suggerimenti.
refused-rated-late = Non si può entrare in una partita classificata dopo l’inizio.

## Refusals of the server

refused-nobody = Non hai effettuato l’accesso.
refused-not-found = Qui non c’è nulla.
refused-rate = Troppe richieste insieme. Aspetta un attimo.
refused-origin = Questa richiesta viene da un altro sito.
refused-malformed = Il messaggio non si può leggere (riga { $line }, colonna { $column }).
refused-too-large = Il messaggio supera i { $max } byte.
refused-query = Questo indirizzo non è valido.
refused-hello-first = Una connessione deve cominciare con hello.
refused-unavailable = Qualcosa è andato storto sul server.
refused-recovery = Questo link di recupero non è valido o è scaduto.
refused-no-account = Non hai un account.
refused-has-account = Hai già un account.
refused-account-name = Un nome utente ha da 3 a 24 caratteri tra a–z, 0–9, - e _.
refused-account-taken = Questo nome utente è già in uso.
refused-password = Nome utente o password errati.
refused-old-password = La password attuale non è corretta.
refused-push-off = Questo server non ha notifiche push.
refused-push-address = Questo server non usa quel servizio di notifica.
refused-password-length = Una password deve avere da { $min } a { $max } caratteri.

## The log of a table

told-table-configured = Il tavolo è stato modificato.
told-table-sat = { $name } si unisce al tavolo.
told-table-left = Il posto { $seat } è libero.
told-table-renamed = Nuovo nome: { $name }.
told-table-bot =
    { $level ->
        [random] Un bot che muove a caso si unisce al tavolo.
       *[other] Un bot si unisce al tavolo ({ $level }).
    }
told-table-bot-named = { $player } si unisce al tavolo ({ $level }).
told-table-started = La partita comincia.
told-table-undone = { $player } ha ritirato l’ultima mossa.
told-table-offered =
    { $offer ->
        [undo] { $player } chiede di ritirare l’ultima mossa.
        [draw] { $player } propone la patta.
        [pause] { $player } chiede una pausa.
        [rematch] { $player } propone la rivincita.
       *[other] { $player } fa una proposta.
    }
told-table-accepted = { $player } accetta.
told-table-declined = { $player } rifiuta.
told-table-withdrawn = { $player } ritira la proposta.
told-table-paused = Pausa: l’orologio è fermo.
told-table-resumed = La partita riprende.
told-table-frozen = Orologio fermo: il server si sta arrestando o non era disponibile.
told-table-thawed = L’orologio è ripartito.
told-table-flagged = { $player } ha esaurito il tempo.
told-table-resigned = { $player } si arrende.
told-table-abandoned = { $player } lascia il tavolo.
told-table-took-over = Un bot gioca al posto di { $player }.
told-table-handed-back = { $player } torna in gioco.
told-table-finished =
    { $cause ->
        [flagged] La partita è finita: tempo scaduto.
        [resigned] La partita è finita per resa.
        [agreed] La partita è patta di comune accordo.
        [abandoned] La partita è stata abbandonata.
       *[other] La partita è finita.
    }
told-table-revealed = Il segreto del mescolamento è stato rivelato: ogni sorteggio si può verificare.
told-table-rematch = La rivincita si gioca a un nuovo tavolo.
score-forfeit = Gli altri si sono arresi o hanno esaurito il tempo
