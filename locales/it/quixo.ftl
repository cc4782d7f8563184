### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Prendi un cubo, spingilo di nuovo dentro e allinea cinque tuoi simboli.
rules-intro-quixo = Prendi un cubo dal bordo, giralo sul tuo simbolo e spingilo dentro. Con cinque in linea vinci.

## play: options

option-quixo-board = Tabellone
option-quixo-board-about = Cubi per riga: 5 è il gioco standard, 3 e 4 sono più piccoli.
option-quixo-move-cap = Limite di mosse
option-quixo-move-cap-about = Dopo questo numero di mosse la partita è patta; 0 per nessun limite.
option-quixo-repetition = Patta per ripetizione
option-quixo-repetition-about = Una posizione che si presenta per la terza volta chiude la partita con una patta.
option-quixo-move-seconds = Secondi per mossa
option-quixo-move-seconds-about = Chi supera questo tempo perde; 0 per nessun limite.
option-quixo-partners-may-consult = I partner possono parlare
option-quixo-partners-may-consult-about = Apre una chat privata per ogni squadra.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } fa la prima mossa e gioca con le croci.
       *[circle] { $player } fa la prima mossa e gioca con i cerchi.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } spinge { $from } dentro da { $to } e vince con una linea.
        [loss] { $player } spinge { $from } dentro da { $to } e completa una linea per gli avversari.
        [draw] { $player } spinge { $from } dentro da { $to }: patta.
       *[no] { $player } spinge { $from } dentro da { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } spinge { $from } dentro da { $to } e vince con una linea.
        [loss] { $player } spinge { $from } dentro da { $to } e completa una linea per gli avversari.
        [draw] { $player } spinge { $from } dentro da { $to }: patta.
       *[no]
            { $dot ->
                [self] { $player } spinge { $from } dentro da { $to } e rivolge il pallino verso di sé.
               *[partner] { $player } spinge { $from } dentro da { $to } e rivolge il pallino verso il partner.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } non ha cubi da prendere e passa: patta.
       *[no] { $player } non ha cubi da prendere e passa.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Spingi { $from } dentro da { $to } e vinci con una linea
        [loss] Spingi { $from } dentro da { $to } e completa una linea per gli avversari
        [draw] Spingi { $from } dentro da { $to }: patta
       *[no] Spingi { $from } dentro da { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Spingi { $from } dentro da { $to } e vinci con una linea
        [loss] Spingi { $from } dentro da { $to } e completa una linea per gli avversari
        [draw] Spingi { $from } dentro da { $to }: patta
       *[no]
            { $dot ->
                [self] Spingi { $from } dentro da { $to } e rivolgi il pallino verso di te
               *[partner] Spingi { $from } dentro da { $to } e rivolgi il pallino verso il partner
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Passa: non hai cubi da prendere, quindi è patta
       *[no] Passa: non hai cubi da prendere
    }

## play: points

score-quixo-own-line = Una linea propria
score-quixo-line-by-other = Una linea fatta dagli avversari

## play: hints

reason-quixo-wins = Completa la tua linea e vince.
reason-quixo-loses = Completa una linea per gli avversari.
reason-quixo-draws = La partita finisce patta.
reason-quixo-lets-win = Gli avversari possono vincere subito dopo.
reason-quixo-stops = Impedisce agli avversari di completare una linea.
reason-quixo-builds = La tua linea più lunga ha ora { $count } su { $size }.
reason-quixo-breaks = Spezza la linea di { $count } degli avversari.
reason-quixo-new-cube = Ti dà un nuovo cubo.
reason-quixo-own-cube = Muove un tuo cubo.

## play: refusals

refused-quixo-over = La partita è finita.
refused-quixo-lot-first = Non si è ancora sorteggiato chi comincia.
refused-quixo-lot-drawn = Si è già sorteggiato chi comincia.
refused-quixo-never-pass = In due nessuno può passare.
refused-quixo-pass-with-cube = Puoi passare solo se non c’è nessun cubo che potresti prendere.
refused-quixo-not-border = { $square } non è sul bordo.
refused-quixo-other-symbol = { $square } mostra il simbolo degli avversari.
refused-quixo-other-dot = Il pallino di { $square } indica { $player }.
refused-quixo-same-place = Il cubo non può tornare da dove è venuto.
refused-quixo-not-an-end = Un cubo da { $from } non può entrare da { $to }: scegli un’estremità della sua riga o colonna.
refused-quixo-no-dots = I pallini ci sono solo nelle partite a quattro.
refused-quixo-dot-at-partner = Il pallino deve indicare te o il tuo partner.
refused-quixo-three = Quixo si gioca in due, o in quattro a squadre.
refused-quixo-endless = Senza un limite di mosse e senza la patta per ripetizione una partita potrebbe non finire mai.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Prima del sorteggio il tabellone è neutro e nulla è stato mosso.
        [moves] Tanti cubi non possono essere stati girati in così poche mosse.
        [past] I tabelloni precedenti non portano a questo.
        [line] La partita era finita prima di questa posizione.
       *[last] L’ultima mossa non porta a questa posizione.
    }
text-quixo-square = Qui è prevista una casella da a1 a { $last }.
text-quixo-cube =
    { $seats ->
        [4] Un cubo si scrive «.» se è neutro, altrimenti con il posto indicato dal suo pallino, da 0 a 3.
       *[other] Un cubo si scrive «.» se è neutro, «x» per una croce, «o» per un cerchio.
    }

## page: the board

help-quixo = Prendi un cubo con il contorno luminoso, poi scegli da quale lato spingerlo dentro. Con la tastiera: frecce, Invio, poi la freccia di quel lato.
quixo-board = Tabellone
quixo-cell =
    { $square }: { $symbol ->
        [cross] croce
        [circle] cerchio
       *[blank] neutro
    }{ $dot ->
        [yes] , il pallino indica { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , si può prendere
       *[no] { "" }
    }
quixo-row = Riga { $row }: { $cells }
quixo-cube-cross = croce
quixo-cube-circle = cerchio
quixo-cube-blank = neutro
quixo-choose-cube =
    { $symbol ->
        [cross] Prendi un cubo: neutro o con una croce.
       *[circle] Prendi un cubo: neutro o con un cerchio.
    }
quixo-choose-cube-dot = Prendi un cubo neutro o uno il cui pallino indica te.
quixo-choose-side = Da quale lato lo spingi dentro?
quixo-move =
    { $side ->
        [top] Cubo { $from }, spinto dentro dall’alto
        [bottom] Cubo { $from }, spinto dentro dal basso
        [left] Cubo { $from }, spinto dentro da sinistra
       *[right] Cubo { $from }, spinto dentro da destra
    }
quixo-move-dot = il pallino indica { $player }
quixo-move-pass = Passa
quixo-must-pass = Non puoi prendere nessun cubo: passa.
quixo-dot = Chi indica il pallino
quixo-wins = vince
quixo-loses = Attenzione: così completi una linea per gli avversari!
quixo-moment = { $count } in linea!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Tu fai la prima mossa e giochi con le croci.
       *[circle] Tu fai la prima mossa e giochi con i cerchi.
    }
own-quixo-push =
    { $ends ->
        [win] Tu spingi { $from } dentro da { $to } e vinci con una linea.
        [loss] Tu spingi { $from } dentro da { $to } e completi una linea per gli avversari.
        [draw] Tu spingi { $from } dentro da { $to }: patta.
       *[no] Tu spingi { $from } dentro da { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Tu spingi { $from } dentro da { $to } e vinci con una linea.
        [loss] Tu spingi { $from } dentro da { $to } e completi una linea per gli avversari.
        [draw] Tu spingi { $from } dentro da { $to }: patta.
       *[no]
            { $dot ->
                [self] Tu spingi { $from } dentro da { $to } e rivolgi il pallino verso di te.
               *[partner] Tu spingi { $from } dentro da { $to } e rivolgi il pallino verso il partner.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Non hai cubi da prendere e passi: patta.
       *[no] Non hai cubi da prendere e passi.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: metti in linea cinque tuoi simboli e vinci. Vale una riga, una colonna o una diagonale.
lesson-quixo-take = Prendi un cubo neutro dal bordo, poi scegli da quale lato spingerlo dentro. Torna con il tuo simbolo.
lesson-quixo-again = Tutta la linea si è spostata di una casella. Puoi prendere i cubi neutri e i tuoi, mai quelli degli avversari.
lesson-quixo-other = Spingendo si muovono anche i cubi degli avversari: approfittane per spezzare le loro linee.
lesson-quixo-danger = Ma attenzione: se la tua spinta allinea cinque simboli avversari, perdi, anche se allinei pure cinque dei tuoi.
lesson-quixo-free = Ora sai tutto. Continua a giocare e chiedi un suggerimento quando vuoi.

## book: rules

rules-q1 = 25 cubi riempiono il tabellone di 5 × 5 caselle, con la faccia neutra verso l’alto. Ogni cubo ha una croce e un cerchio; il resto è neutro. Una parte gioca con le croci, l’altra con i cerchi. Chi comincia si sorteggia. Opzioni: tabelloni 3 × 3 o 4 × 4.
rules-q2 = Nel tuo turno prendi uno dei 16 cubi del bordo che sia neutro o mostri il tuo simbolo, mai uno con il simbolo degli avversari.
rules-q3 = Qualunque cosa mostrasse, torna con il tuo simbolo verso l’alto.
rules-q4 = Spingilo dentro da un’estremità della riga o della colonna da cui viene, in modo da chiudere il vuoto: due modi per un angolo, tre per gli altri. Non può tornare al posto da cui viene.
rules-q5 = Una linea di cinque tuoi simboli vince, in una riga, una colonna o una diagonale.
rules-q6 = Se completi una linea del simbolo avversario perdi, anche se la stessa spinta completa una linea tua.
rules-q7 = In due nessuno può passare, e nessuno ne ha mai bisogno.
rules-q8 = Si può concordare un limite di tempo per mossa. (Precisazione: chi esaurisce il tempo perde.)
rules-q9 = (Precisazione: nelle regole stampate non c’è la patta. Una posizione che si presenta per la terza volta dà patta, e così una partita di 200 mosse. Il numero di mosse si può cambiare; un’opzione disattiva l’uno o l’altro tipo di patta, ma non entrambi.)
rules-q10 = In quattro si formano due squadre, con i partner uno di fronte all’altro. I turni vanno in senso orario, quindi le squadre si alternano.
rules-q11 = Ogni simbolo porta un pallino. Un cubo con un simbolo può prenderlo solo chi è indicato dal suo pallino; i cubi neutri può prenderli chiunque. Il pallino continua a indicare la stessa persona mentre il cubo viene spinto.
rules-q12 = Quando spingi dentro un cubo, rivolgi il suo pallino verso di te o verso il tuo partner.
rules-q13 = Puoi passare solo se nessun cubo del bordo è neutro e nessun cubo del bordo con il tuo simbolo indica te. (Precisazione: allora devi passare.)
rules-q14 = I giocatori concordano se i partner possono parlare della partita; lo decide un’opzione.

## book: captions of the examples

rules-example-quixo-push = Il cubo segnato è stato spinto dentro in { $to }; tutti i cubi da lì fino a { $from }, da dove era stato preso, sono avanzati di una casella.
rules-example-quixo-line = Una linea intera di croci: hanno vinto le croci.
rules-example-quixo-other = Le croci hanno spinto e completato una linea di cerchi: hanno vinto i cerchi.
rules-example-quixo-dots = In quattro ogni simbolo porta un pallino; può prendere il cubo solo chi è indicato dal pallino.

## terminal

terminal-letters-quixo = X croce, O cerchio, · neutro; una cifra dopo un simbolo dice chi è indicato dal suo pallino.

## command line

cli-solve-about = Risolvi Quixo: il valore di ogni tabellone
cli-solve-game = Che cosa risolvere
cli-solve-size = Cubi per riga: 3, 4 o 5
cli-solve-distances = Scopri anche quanto sono lontane vittorie e sconfitte
cli-solve-dir = Conserva qui le tabelle finite, e riprendi da esse dopo un arresto
cli-solve-layers = Solo questo numero di strati (tabelloni con lo stesso numero di cubi girati), dal tabellone pieno
cli-solve-threads = Thread da usare
cli-solve-check = Ricontrolla questo numero di posizioni casuali di ogni strato, solo secondo le regole
cli-solve-json = Stampa un documento JSON
solve-progress = cubi: { $cubes }, { $rate } tabelloni/s, ancora { $left } s, { $memory } MB di memoria, { $disk } MB di disco
solve-layer = { $cubes ->
    [all] In tutto: vittorie { $wins }, sconfitte { $losses }, patte { $draws }
   *[other] Cubi girati: { $cubes }; vittorie { $wins }, sconfitte { $losses }, patte { $draws }
}
solve-first = { $value ->
    [win] Chi comincia vince.
    [loss] Chi comincia perde.
   *[draw] La partita è patta.
}
solve-done = { $seconds } s, { $rate } tabelloni al secondo a meno di simmetrie; a questo ritmo risolvere per intero questa dimensione richiede { $whole } ore.
solve-checked = Posizioni ricontrollate: { $boards }; concordano tutte.
refused-solve-size = Ci sono tabelloni con 3, 4 e 5 cubi per riga.
refused-solve-folder = I tabelloni con 5 cubi per riga richiedono una cartella per le loro tabelle (--dir).
refused-train-tables = L’addestramento richiede le tabelle di tutti i tabelloni 5 × 5; prima creale (klots solve quixo --size 5).
refused-solve-wrong = Questa posizione è risolta in modo errato: { $board }. Segnalalo; elimina le tabelle e risolvi di nuovo.
score-quixo-line = { $symbol ->
    [cross] Le croci hanno una linea
   *[circle] I cerchi hanno una linea
}: { $cells }
score-quixo-none = Nessuno ha una linea.
score-quixo-won = { $symbol ->
    [cross] Hanno vinto le croci.
   *[circle] Hanno vinto i cerchi.
}
refused-score-board = Un tabellone ha da { $min } a { $max } righe, ognuna di altrettanti cubi.
refused-score-pushed = Entrambe le parti hanno una linea: indica chi ha spinto per ultimo, «pushed: x» o «pushed: o».
