told-quixo-starts =
    { $symbol ->
        [cross] { $player } fa la prima mossa e gioca con le croci.
       *[circle] { $player } fa la prima mossa e gioca con i cerchi.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } spinge { $from } dentro da { $to } e vince con una linea.
        [loss] { $player } spinge { $from } dentro da { $to } e completa una linea per gli avversari.
        [draw] { $player } spinge { $from } dentro da { $to }: parità.
       *[no] { $player } spinge { $from } dentro da { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } spinge { $from } dentro da { $to } e vince con una linea.
        [loss] { $player } spinge { $from } dentro da { $to } e completa una linea per gli avversari.
        [draw] { $player } spinge { $from } dentro da { $to }: parità.
       *[no]
            { $dot ->
                [self] { $player } spinge { $from } dentro da { $to } e tiene il punto.
               *[partner] { $player } spinge { $from } dentro da { $to } e dà il punto al partner.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } non ha cubi da prendere e passa: parità.
       *[no] { $player } non ha cubi da prendere e passa.
    }

refused-quixo-over = La partita è finita.
refused-quixo-lot-first = Non si è ancora sorteggiato chi comincia.
refused-quixo-lot-drawn = Si è già sorteggiato chi comincia.
refused-quixo-never-pass = In due giocatori nessuno può passare.
refused-quixo-pass-with-cube = Puoi passare solo se non c’è nessun cubo che potresti prendere.
refused-quixo-not-border = { $square } non è sul bordo.
refused-quixo-other-symbol = { $square } mostra il simbolo degli avversari.
refused-quixo-other-dot = Il punto di { $square } indica { $player }.
refused-quixo-same-place = Il cubo non può tornare da dove è venuto.
refused-quixo-not-an-end = Un cubo da { $from } non può entrare da { $to }: scegli un capo della sua riga o colonna.
refused-quixo-no-dots = I punti ci sono solo in quattro giocatori.
refused-quixo-dot-at-partner = Il punto deve indicare te o il tuo partner.
refused-quixo-three = Quixo si gioca in due, o in quattro a squadre.
refused-quixo-endless = Senza un limite di mosse e senza la parità per ripetizione una partita potrebbe non finire mai.
refused-quixo-position =
    { $why ->
        [lot] Prima del sorteggio il tabellone è neutro e nulla è stato mosso.
        [moves] Tanti cubi non possono essere stati girati in così poche mosse.
        [past] I tabelloni precedenti non portano a questo.
        [line] La partita era finita prima di questa posizione.
       *[last] L’ultima mossa non porta a questa posizione.
    }
text-quixo-square = Qui ci si aspetta una casella da a1 a { $last }.
text-quixo-cube =
    { $seats ->
        [4] Un cubo si scrive «.» se è neutro, altrimenti con il posto indicato dal suo punto, da 0 a 3.
       *[other] Un cubo si scrive «.» se è neutro, «x» per una croce, «o» per un cerchio.
    }

score-quixo-own-line = Una linea propria
score-quixo-line-by-other = Una linea fatta dagli avversari

option-quixo-board = Tabellone
option-quixo-board-about = Cubi per riga: con 5 è il gioco vero, con 3 e 4 versioni piccole.
option-quixo-move-cap = Durata massima
option-quixo-move-cap-about = Dopo questo numero di mosse la partita è pari; 0 per nessun limite.
option-quixo-repetition = Parità per ripetizione
option-quixo-repetition-about = Una posizione che si presenta per la terza volta chiude la partita in parità.
option-quixo-move-seconds = Secondi per mossa
option-quixo-move-seconds-about = Chi impiega di più perde; 0 per nessun limite.
option-quixo-partners-may-consult = I partner possono parlare
option-quixo-partners-may-consult-about = Apre una chat privata per ogni squadra.
