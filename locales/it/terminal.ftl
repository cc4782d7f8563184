### What only the terminal says.

## The terminal

terminal-which-game = Quale gioco?
terminal-how-many = Quanti giocatori?
terminal-which-level = Quanto sono forti gli avversari?
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
    [1] È possibile una sola mossa: 1 la gioca, ? dà aiuto.
   *[other] La tua mossa: scrivi un numero da 1 a { $count }, o ? per l’aiuto.
}
terminal-plain-help = Un numero o una mossa gioca. hint suggerisce, undo ritira, board mostra il tavolo, log il registro, quit esce; all’uscita la partita viene salvata.
terminal-curtain = Passa la tastiera a { $player }. { $player }, premi Invio.
terminal-saved = Salvato in { $file }.
terminal-over = La partita è finita.
terminal-thinking = { $player } sta pensando…
terminal-too-small = Il terminale ha { $columns } colonne e { $rows } righe; a Klots ne servono 80 e 24.
terminal-keys-game = ↑↓ Invio gioca · r gira · / filtra · o altri · h suggerim. · u ritira · ? aiuto · q esci
terminal-keys-menu = ↑↓ scegli · ←→ cambia · Invio inizia · q esci
terminal-keys-replay = ←→ passo · Home End · q esci
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
terminal-help = L’elenco mostra ogni mossa lecita. ↑ e ↓ ne scelgono una, e il suo posto è segnato sul tavolo; r va alla prossima mossa nello stesso posto. Invio la gioca. / e lettere filtrano l’elenco, Esc mostra di nuovo tutto. Un clic sul tavolo sceglie le mosse di quel posto. o guarda la parte di tavolo degli altri, h mostra i suggerimenti, u ritira, q salva ed esce.
terminal-step = Evento { $number } di { $count }
refused-undo = Qui non si può ritirare nulla: nel frattempo c’è stato un sorteggio, o nulla è stato giocato.
refused-no-hint = Ora non hai nulla da decidere.
refused-bot = Non c’è un bot chiamato «{ $bot }». Ci sono: { $possible }.
refused-save-players = Il salvataggio non dice chi gioca a ogni posto.
save-damaged = Il salvataggio è danneggiato ed è stato messo da parte come { $file }: { $cause }
terminal-more = { $count ->
    [one] ancora { $count } riga: ↓
   *[other] ancora { $count } righe: ↓
}
terminal-turn-of = Tocca a { $player }.
terminal-keys-log = l registro
terminal-keys-live = ↑↓ Invio gioca · / filtra · o altri · h suggerim. · l registro · c chat · u ritira · y sì · n no · ? aiuto · q esci
terminal-help-live = Giochi a un tavolo di un server. L’elenco mostra ogni mossa lecita: ↑ e ↓ ne scelgono una, Invio la gioca, / e lettere filtrano. h mostra le mosse migliori, l il registro, o la parte di tavolo degli altri. c ti fa dire qualcosa, u chiede di ritirare, d propone la parità, p chiede una pausa o la termina, y e n rispondono a una richiesta, g si arrende. Dopo la partita a propone la rivincita. q esce; il tavolo resta, e lo stesso comando ti riporta al tuo posto.
terminal-plain-help-live = Un numero o una mossa gioca. Da say 1 a say 8 dicono una frase pronta, say e parole una tua; undo chiede di ritirare, draw propone la parità, pause chiede una pausa o la termina, yes e no rispondono; hint mostra le mosse migliori; board mostra il tavolo, log il registro, presets le frasi pronte; resign si arrende; dopo la partita again propone la rivincita; quit esce, e lo stesso comando ti riporta qui.

## A table of a server

live-table = { $game } su { $server }
live-seated = Siedi al posto { $number } come { $name }.
live-watching = Stai guardando.
live-waiting = { $count ->
    [one] In attesa: { $count } posto è libero.
   *[other] In attesa: { $count } posti sono liberi.
}
live-waiting-ready = In attesa che tutti siano pronti.
live-paused = La partita è in pausa.
live-lost = Connessione persa; nuovo tentativo…
live-back = Di nuovo in linea.
live-restart = Il server si riavvia e dovrebbe tornare fra { $seconds ->
    [one] { $seconds } secondo
   *[other] { $seconds } secondi
}.
live-said = { $name }: { $text }
live-said-team = { $name } (alla squadra): { $text }
live-asked = { $player } chiede qualcosa: yes (sì) o no?
live-again-key = a propone la rivincita, q esce.
live-again-word = again propone la rivincita, quit esce.
live-resign-sure = Vuoi davvero arrenderti? y si arrende, qualsiasi altro tasto continua la partita.
live-choose-preset = Che cosa vuoi dire?
live-left = Il tavolo resta: «{ $command }» ti riporta lì.
refused-live-link = «{ $link }» non è un link a un tavolo. Un link è fatto così: { $example }
refused-live-server = A { $server } non risponde nulla.
refused-live-stranger = Ciò che risponde a { $server } non è un server Klots, o è di un’altra versione.
refused-live-table = Questo tavolo non esiste su { $server }: il link può essere vecchio o tagliato.
refused-live-lost = La connessione a { $server } si è interrotta e non è stato possibile ripristinarla.
refused-live-session = Questa sessione è scaduta; partecipa di nuovo.

## Games that are over
save-foreign = «{ $file }» non è una partita salvata ed è rimasto com’è. { $cause }
terminal-kept = La partita è salvata in { $file }; klots replay e klots analyse possono leggerla.
terminal-keys-over = p risultato · v rivedi · l registro · o altri · n ancora · q esci
