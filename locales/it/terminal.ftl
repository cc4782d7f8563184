### What only the terminal says.

## The terminal

terminal-which-game = Quale gioco?
terminal-how-many = Quanti giocatori?
terminal-which-level = Quanto devono essere forti gli avversari?
terminal-go-on = Riprendi { $name }
terminal-choose = { $count ->
    [1] Scrivi 1.
   *[other] Scrivi un numero da 1 a { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
})
terminal-hand = La tua mano: { $tiles }
terminal-your-move = { $count ->
    [1] Tocca a te: c’è una sola mossa. Scrivi 1 per giocarla, o ? per l’aiuto.
   *[other] Tocca a te: scrivi un numero da 1 a { $count }, o ? per l’aiuto.
}
terminal-plain-help = Scrivi un numero o una mossa. Altri comandi: hint (suggerimento), undo (ritira), board (tavolo), log (registro), quit (esci). All’uscita la partita viene salvata.
terminal-curtain = Passa la tastiera a { $player }. { $player }, premi Invio.
terminal-saved = Salvato in { $file }.
terminal-over = La partita è finita.
terminal-thinking = { $player } sta pensando…
terminal-too-small = Il terminale ha { $columns } colonne e { $rows } righe; a Klots ne servono almeno 80 e 24.
terminal-keys-game = ↑↓ Invio gioca · r gira · / filtra · o altri · h suggerisci · u ritira · ? aiuto · q esci
terminal-keys-menu = ↑↓ scegli · ←→ cambia · Invio inizia · q esci
terminal-keys-replay = ←→ scorri · Home Fine · q esci
terminal-moves = Mosse
terminal-log = Registro
terminal-players = Giocatori
terminal-filter = Filtro: { $text }
terminal-menu-title = Klots
terminal-menu-game = Gioco
terminal-menu-seats = Giocatori
terminal-menu-level = Avversari
terminal-menu-persons = Persone a questo terminale
terminal-menu-start = Inizia
terminal-help = L’elenco mostra tutte le mosse lecite. ↑ e ↓ ne selezionano una, e il suo posto è segnato sul tavolo; r passa alla mossa successiva nello stesso posto. Invio la gioca. / seguito da lettere filtra l’elenco, Esc lo mostra di nuovo per intero. Fai clic sul tavolo per vedere le mosse possibili in quel posto. o mostra la parte di tavolo degli altri, h i suggerimenti; u ritira, q salva ed esce.
terminal-step = Evento { $number } di { $count }
refused-undo = Non c’è nulla da ritirare: nel frattempo c’è stato un sorteggio, o non è stato giocato nulla.
refused-no-hint = Ora non hai nulla da decidere.
refused-bot = Non c’è un bot chiamato «{ $bot }». Disponibili: { $possible }.
refused-save-players = Il salvataggio non dice chi gioca a ogni posto.
save-damaged = Il salvataggio è danneggiato ed è stato messo da parte come { $file }: { $cause }
terminal-more = { $count ->
    [one] ancora { $count } riga: ↓
   *[other] ancora { $count } righe: ↓
}
terminal-turn-of = Tocca a { $player }.
terminal-keys-log = l registro
terminal-keys-live = ↑↓ Invio gioca · / filtra · o altri · h suggerisci · l registro · c chat · u ritira · y sì · n no · ? aiuto · q esci
terminal-help-live = Giochi a un tavolo di un server. L’elenco mostra tutte le mosse lecite: ↑ e ↓ ne selezionano una, Invio la gioca, / seguito da lettere filtra. h mostra le mosse migliori, l il registro, o la parte di tavolo degli altri. c serve per chattare, u chiede di ritirare, d propone la patta, p chiede una pausa o la termina, y e n rispondono a una richiesta, g si arrende. Dopo la partita a propone la rivincita. q esce; il tavolo resta, e lo stesso comando ti riporta al tuo posto.
terminal-plain-help-live = Scrivi un numero o una mossa. Da say 1 a say 8 inviano un messaggio rapido, say seguito da parole uno tuo; undo chiede di ritirare, draw propone la patta, pause chiede una pausa o la termina, yes e no rispondono; hint mostra le mosse migliori; board mostra il tavolo, log il registro, presets i messaggi rapidi; resign si arrende; dopo la partita again propone la rivincita; quit esce, e lo stesso comando ti riporta qui.

## A table of a server

live-table = { $game } su { $server }
live-seated = Sei al posto { $number } come { $name }.
live-watching = Stai guardando la partita.
live-waiting = { $count ->
    [one] In attesa: { $count } posto libero.
   *[other] In attesa: { $count } posti liberi.
}
live-waiting-ready = In attesa che tutti siano pronti.
live-paused = La partita è in pausa.
live-lost = Connessione persa; nuovo tentativo…
live-back = Connessione ripristinata.
live-restart = Il server si riavvia e dovrebbe tornare fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
live-said = { $name }: { $text }
live-said-team = { $name } (al partner): { $text }
live-asked = { $player } chiede qualcosa: yes (sì) o no?
live-again-key = Premi [a] per la rivincita, [q] per uscire.
live-again-word = Scrivi again per la rivincita, quit per uscire.
live-resign-sure = Vuoi davvero arrenderti? Premi [y] per arrenderti, qualsiasi altro tasto per continuare.
live-choose-preset = Che cosa vuoi dire?
live-left = Il tavolo resta aperto: «{ $command }» ti ci riporta.
refused-live-link = «{ $link }» non è un link a un tavolo. Un link è fatto così: { $example }
refused-live-server = Nessuna risposta da { $server }.
refused-live-stranger = { $server } risponde, ma non è un server Klots o ha un’altra versione.
refused-live-table = Questo tavolo non esiste su { $server }: il link può essere vecchio o incompleto.
refused-live-lost = La connessione a { $server } si è interrotta e non è stato possibile ripristinarla.
refused-live-session = Questa sessione è scaduta; partecipa di nuovo.

## Games that are over
save-foreign = Il file «{ $file }» non è una partita salvata ed è rimasto invariato. { $cause }
terminal-kept = La partita è salvata in { $file }; klots replay e klots analyse possono leggerla.
terminal-keys-over = p risultato · v rivedi · l registro · o altri · n ancora · q esci
