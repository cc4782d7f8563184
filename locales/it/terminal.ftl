terminal-which-game = Quale gioco?
terminal-how-many = Quanti giocatori?
terminal-which-level = Quanto sono forti gli avversari?
terminal-go-on = Riprendi { $name }
terminal-choose = Scrivi un numero da 1 a { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } pedina
   *[other] { $count } pedine
})
terminal-hand = La tua mano: { $tiles }
terminal-your-move = { $count ->
    [one] La tua mossa: ce n’è una.
   *[other] La tua mossa: scrivi un numero da 1 a { $count }, o ? per l’aiuto.
}
terminal-plain-help = Un numero o una mossa gioca. hint suggerisce, undo ritira, board mostra il tavolo, log il registro, quit esce; all’uscita la partita viene salvata.
terminal-curtain = Passa la tastiera: ora tocca a { $player }, che preme Invio.
terminal-saved = Salvato in { $file }.
terminal-over = La partita è finita.
terminal-thinking = { $player } sta pensando …
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
