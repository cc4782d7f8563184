### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Fai combaciare gli angoli delle pedine triangolari, costruisci ponti e chiudi esagoni.
rules-intro-triominos = Accosta pedine triangolari lato contro lato: ogni pedina dà punti, ponti ed esagoni ne danno di più.

## play: options

option-triominos-hexagons = Più esagoni insieme
option-triominos-hexagons-about = Quanti punti porta una pedina che completa più di un esagono.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, qualunque sia il numero
option-triominos-hexagons-is-each = 50 per ognuno
option-triominos-target = Punti da raggiungere
option-triominos-target-about = La sfida finisce dopo la manche in cui un giocatore raggiunge questo totale.
option-triominos-rounds = Numero massimo di manche (0 = ∞)
option-triominos-rounds-about = La sfida finisce dopo questo numero di manche anche se nessuno ha raggiunto il traguardo; 0 per nessun limite.
option-triominos-solo-hand = Pedine in mano in solitario
option-triominos-solo-hand-about = Con 0 ogni pedina si pesca dal pozzo.
option-triominos-solo-draws = Pescate concesse in solitario
option-triominos-solo-draws-about = Con un limite i risultati si possono confrontare; 20 è un buon numero. Con 55 non c’è limite.

## play: log

told-triominos-dealt = Manche { $round }: pedine distribuite; comincia { $player }.
told-triominos-turned-up = Si scopre { $tile }: { $points } punti.
told-triominos-starts = { $player } comincia con { $tile }: { $points } punti.
told-triominos-lays = { $bonus ->
    [bridge] { $player } gioca { $tile } e fa un ponte: { $points } punti.
    [double] { $player } gioca { $tile } con un doppio collegamento: { $points } punti.
    [hexagon] { $player } gioca { $tile } e chiude un esagono: { $points } punti.
    [hexagons2] { $player } gioca { $tile } e chiude due esagoni: { $points } punti.
    [hexagons3] { $player } gioca { $tile } e chiude tre esagoni: { $points } punti.
   *[none] { $points ->
        [one] { $player } gioca { $tile }: { $points } punto.
       *[other] { $player } gioca { $tile }: { $points } punti.
    }
}{ $ends ->
    [out] { " " }Era l’ultima pedina: la manche è finita.
    [blocked] { " " }Nessuno può più giocare: la manche è finita.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } pesca una pedina.
    [2] { $player } pesca una seconda pedina.
    [3] { $player } pesca una terza pedina.
   *[other] { $player } pesca ancora (pedina { $count } di questo turno).
}
told-triominos-drew = { $missed ->
    [yes] La pedina non va bene, e il turno è finito.
   *[no] { $player } ha pescato una pedina.
}{ $ends ->
    [blocked] { " " }Nessuno può più giocare: la manche è finita.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } ha pescato { $tile }. Non va bene, e il turno è finito.
   *[no] { $player } ha pescato { $tile }.
}{ $ends ->
    [blocked] { " " }Nessuno può più giocare: la manche è finita.
   *[no] { "" }
}
told-triominos-passes = { $player } passa: { $points } punti.{ $ends ->
    [blocked] { " " }Nessuno può o vuole più giocare: la manche è finita.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Comincia con { $tile }: { $points } punti
may-triominos-lays = { $bonus ->
    [bridge] Gioca { $tile } e fai un ponte: { $points } punti
    [double] Gioca { $tile } con un doppio collegamento: { $points } punti
    [hexagon] Gioca { $tile } e chiudi un esagono: { $points } punti
    [hexagons2] Gioca { $tile } e chiudi due esagoni: { $points } punti
    [hexagons3] Gioca { $tile } e chiudi tre esagoni: { $points } punti
   *[none] { $points ->
        [one] Gioca { $tile }: { $points } punto
       *[other] Gioca { $tile }: { $points } punti
    }
}{ $ends ->
    [out] { " – " }la tua ultima pedina
    [blocked] { " – " }poi nessuno potrà più giocare
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Pesca una pedina
    [2] Pesca una seconda pedina
    [3] Pesca una terza pedina
   *[other] Pesca ancora (pedina { $count } di questo turno)
}
may-triominos-passes = Passa: { $points } punti{ $ends ->
    [blocked] { " – " }poi nessuno potrà o vorrà più giocare
   *[no] { "" }
}

## play: points

score-triominos-tiles = Pedine giocate
score-triominos-starts = Prime pedine
score-triominos-bridges = Ponti
score-triominos-doubles = Doppi collegamenti
score-triominos-hexagons = Esagoni
score-triominos-draws = Pedine pescate
score-triominos-misses = Turni senza giocare
score-triominos-outs = Chiusura di manche
score-triominos-hands = Pedine rimaste agli altri

## play: hints

reason-triominos-start = È la pedina iniziale.
reason-triominos-last-tile = È la tua ultima pedina: la manche è tua.
reason-triominos-points = { $bonus ->
    [bridge] { $points } punti con un ponte.
    [double] { $points } punti con un doppio collegamento.
    [hexagon] { $points } punti con un esagono.
    [hexagons2] { $points } punti con due esagoni.
    [hexagons3] { $points } punti con tre esagoni.
   *[none] { $points ->
        [one] { $points } punto.
       *[other] { $points } punti.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Lascia un posto dove altri potrebbero ottenere un bonus.
   *[other] Lascia { $count } posti dove altri potrebbero ottenere un bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Toglie un posto per un bonus.
   *[other] Toglie { $count } posti per un bonus.
}
reason-triominos-narrows = { $count ->
    [0] Nessuna delle pedine che gli altri possono avere va più bene.
    [one] Solo una delle pedine che gli altri possono avere va ancora bene.
   *[other] Solo { $count } delle pedine che gli altri possono avere vanno ancora bene.
}
reason-triominos-goes-on = { $count ->
    [0] Poi nessuna delle tue pedine andrà bene.
    [one] Poi una delle tue pedine andrà bene.
   *[other] Poi { $count } delle tue pedine andranno bene.
}
reason-triominos-draws-to-wait = Le tue pedine varranno di più dopo: pescare costa meno che giocare ora.
reason-triominos-must-draw = Nessuna delle tue pedine va bene.
reason-triominos-passes-to-wait = Passare costa meno che giocare ora.
reason-triominos-must-pass = Nessuna delle tue pedine va bene e non c’è più nulla da pescare.

## play: refusals

refused-triominos-over = La sfida è finita.
refused-triominos-luck-first = Le pedine si stanno ancora distribuendo o pescando.
refused-triominos-no-luck = Ora non si distribuisce e non si pesca nulla.
refused-triominos-start = La manche comincia con { $tile } in mezzo al tavolo.
refused-triominos-must-lay = Hai pescato { $tile }, che va bene: devi giocarla ora.
refused-triominos-held-before = Hai pescato in questo turno: non puoi giocare { $tile }, che avevi già.
refused-triominos-pool-empty = Non c’è più nulla da pescare.
refused-triominos-draws-used = { $count ->
    [0] In questa partita non si può pescare.
    [one] Hai già pescato l’unica pedina consentita.
   *[other] Hai già pescato tutte le { $count } pedine consentite.
}
refused-triominos-must-draw = { $count ->
    [one] Non puoi passare: c’è ancora una pedina da pescare.
   *[other] Non puoi passare: ci sono ancora { $count } pedine da pescare.
}
refused-triominos-not-in-hand = { $tile } non è nella tua mano.
refused-triominos-covered = Lì c’è già una pedina.
refused-triominos-no-side = Accanto a quel posto non c’è nessuna pedina.
refused-triominos-corner = Quell’angolo mostra { $shows }, non { $not }.
refused-triominos-hand-size = { $count ->
    [one] Il posto { $seat } riceve { $count } pedina invece di { $expected }.
   *[other] Il posto { $seat } riceve { $count } pedine invece di { $expected }.
}
refused-triominos-not-in-pool = { $tile } non è nel pozzo.
refused-triominos-tile-twice = { $tile } compare due volte.
refused-triominos-table = { $tile } non può andare lì.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Una pedina è in due posti.
        [points] Nessuna sfida ha queste manche e questi totali.
        [last] La manche precedente non può essere finita così.
       *[other] Questa posizione non può esistere.
    }
text-triominos-tile = Non c’è una pedina { $text }: i numeri vanno da 0 a 5 e crescono in senso orario.
text-triominos-stage = «{ $text }» non è uno fra deal, start, play, draw, over.
text-triominos-too-many = Le pedine messe da parte sono più di quelle del gioco.

## page: the board

pool-count =
    { $count ->
        [one] { $count } pedina nel pozzo
       *[other] { $count } pedine nel pozzo
    }
help-triominos = Scegli una pedina della tua mano (da 1 a 9), poi uno dei posti evidenziati. Trascina il tavolo per spostarlo; 0 mostra tutto.
triominos-table =
    { $count ->
        [one] Tavolo con { $count } pedina: { $tiles }
       *[other] Tavolo con { $count } pedine: { $tiles }
    }
triominos-spots = Posti in cui la pedina va bene
triominos-points =
    { $bonus ->
        [bridge] { $points } punti con un ponte
        [double] { $points } punti con un doppio collegamento
        [hexagon] { $points } punti con un esagono
        [hexagons2] { $points } punti con due esagoni
        [hexagons3] { $points } punti con tre esagoni
       *[none]
            { $points ->
                [one] { $points } punto
               *[other] { $points } punti
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Ponte!
        [double] Doppio collegamento!
        [hexagons2] Due esagoni!
        [hexagons3] Tre esagoni!
       *[hexagon] Esagono!
    }
triominos-choose-tile = Scegli una pedina della tua mano.
triominos-choose-spot =
    { $count ->
        [one] Va bene in { $count } posto.
       *[other] Va bene in { $count } posti.
    }
triominos-fits-nowhere = { $tile } ora non va bene da nessuna parte.
triominos-must-draw = Nessuna delle tue pedine va bene: pesca.
triominos-must-pass = Nessuna delle tue pedine va bene e non c’è più nulla da pescare: passa.
triominos-draw = Pesca (−5)
triominos-draws-left = Pescate rimaste in questo turno: { $count }
triominos-pass = Passa (−10)
triominos-move-start = Gioca { $tile } per prima: { $points }
triominos-move-beside = Gioca { $tile } accanto a { $beside }
triominos-move-lay = Gioca { $tile } accanto a { $beside }: { $points }
triominos-draw-again = La pedina pescata non va bene: pesca ancora. Pescate rimaste in questo turno: { $count }.
triominos-draw-sure = Una tua pedina va bene. Pescare lo stesso (−5)?

## page: the score pad

pad-whose = Di chi è il turno
pad-what = Azione
pad-value = Valore della pedina
pad-others = Valore in mano agli altri
pad-triominos-about = Segna ogni pedina, ogni pescata e la fine di ogni manche; il segnapunti fa la somma.
pad-deed-lay = Pedina giocata
pad-deed-start = Prima pedina della manche
pad-deed-bridge = Ponte
pad-deed-double = Doppio collegamento
pad-deed-hexagon = Esagono
pad-deed-hexagons2 = Due esagoni
pad-deed-hexagons3 = Tre esagoni
pad-deed-draw = Pedina pescata
pad-deed-stuck = Turno senza giocare
pad-deed-out = Ultima pedina, manche vinta
pad-deed-blocked = Valore più basso a gioco bloccato

## page: what you did

own-triominos-dealt = Manche { $round }: pedine distribuite; cominci tu.
own-triominos-starts = Tu cominci con { $tile }: { $points } punti.
own-triominos-lays = { $bonus ->
    [bridge] Tu giochi { $tile } e fai un ponte: { $points } punti.
    [double] Tu giochi { $tile } con un doppio collegamento: { $points } punti.
    [hexagon] Tu giochi { $tile } e chiudi un esagono: { $points } punti.
    [hexagons2] Tu giochi { $tile } e chiudi due esagoni: { $points } punti.
    [hexagons3] Tu giochi { $tile } e chiudi tre esagoni: { $points } punti.
   *[none] { $points ->
        [one] Tu giochi { $tile }: { $points } punto.
       *[other] Tu giochi { $tile }: { $points } punti.
    }
}{ $ends ->
    [out] { " " }Era l’ultima pedina: la manche è finita.
    [blocked] { " " }Nessuno può più giocare: la manche è finita.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Tu peschi una pedina.
    [2] Tu peschi una seconda pedina.
    [3] Tu peschi una terza pedina.
   *[other] Tu peschi ancora (pedina { $count } di questo turno).
}
own-triominos-drew-tile = { $missed ->
    [yes] Hai pescato { $tile }. Non va bene, e il turno è finito.
   *[no] Hai pescato { $tile }.
}{ $ends ->
    [blocked] { " " }Nessuno può più giocare: la manche è finita.
   *[no] { "" }
}
own-triominos-passes = Tu passi: { $points } punti.{ $ends ->
    [blocked] { " " }Nessuno può o vuole più giocare: la manche è finita.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: ogni pedina che giochi vale la somma dei suoi tre numeri. Quando qualcuno arriva a 400, si finisce la manche e il totale più alto vince la sfida.
lesson-triominos-tile = Scegli una pedina della tua mano. Ogni posto in cui va bene viene evidenziato, con la pedina già girata nel verso giusto. Scegline uno e gioca.
lesson-triominos-match = Due pedine si toccano con un lato intero, e lì entrambi i numeri devono coincidere con quelli della pedina vicina. Lo stesso vale per ogni angolo che ne incontra un altro.
lesson-triominos-draw = Se non puoi o non vuoi giocare una pedina, pescane fino a tre; ognuna costa cinque punti. Se inizi a pescare, continua finché una va bene.
lesson-triominos-bonus = Un ponte o un doppio collegamento vale 40 punti in più, un esagono chiuso 50. Tienili d’occhio!
lesson-triominos-end = Chi gioca per primo la sua ultima pedina segna 25 punti più il valore di tutte le pedine rimaste agli altri.
lesson-triominos-free = Ora sai tutto. Continua a giocare e chiedi un suggerimento quando vuoi.

## book: rules

rules-t1 = Ci sono 56 pedine triangolari con i numeri da 0 a 5, ogni combinazione una volta, crescenti in senso orario. Una pedina vale la somma dei suoi angoli.
rules-t2 = In due si prendono 9 pedine a testa, in tre o quattro 7, in cinque o sei 6. Le altre formano il pozzo, coperte.
rules-t3 = La tripla più alta (tre numeri uguali) si gioca per prima, da chi l’ha. Se nessuno ha una tripla, comincia la pedina di valore più alto. (Precisazione: quella pedina è obbligatoria; a parità di valore decide il numero più alto, poi il secondo.)
rules-t4 = Chi comincia segna il valore della pedina più 10, anche per 0-0-0.
rules-t5 = Poi si procede in senso orario. Una pedina si accosta lato contro lato a un’altra, in modo che entrambi i numeri del lato comune coincidano, e segna il suo valore. (Precisazione: ogni angolo che incontra un angolo sul tavolo deve combaciare, anche dove si toccano solo le punte.)
rules-t6 = Se non puoi o non vuoi giocare una pedina peschi, una alla volta, al massimo tre; ognuna costa 5 punti. Se la pedina pescata va bene, devi giocarla subito. Una volta iniziato a pescare devi continuare finché una pedina va bene, ne hai pescate tre o il pozzo è vuoto. Se non va bene neppure la terza, perdi altri 10 punti e il tuo turno finisce. (Precisazione: dopo aver pescato non puoi giocare una pedina che avevi prima.)
rules-t7 = Se il pozzo è vuoto e non puoi o non vuoi giocare una pedina, perdi 10 punti e il tuo turno finisce. (Precisazione: un turno senza pedina giocata costa sempre 10 punti. Se passano tutti di seguito, la manche è finita.)
rules-t8 = Chi gioca per primo la sua ultima pedina chiude la manche e segna 25 punti più il valore di tutte le pedine rimaste agli altri. Gli altri non perdono nulla.
rules-t9 = La manche finisce anche quando il pozzo è vuoto e nessuno può giocare. Chi ha in mano le pedine di minor valore totale segna il valore delle pedine di tutti gli altri, meno il proprio; i 25 punti non si ricevono. (Precisazione: se più giocatori hanno il valore più basso, ognuno segna in questo modo.)
rules-t10 = Ponte, 40 punti: la pedina ha un lato in comune con una vicina, e il suo angolo opposto tocca un’altra pedina.
rules-t11 = Doppio collegamento, 40 punti: la pedina ha due lati in comune con pedine sul tavolo.
rules-t12 = Esagono, 50 punti: la pedina completa sei pedine attorno a un punto. Non dà anche il bonus del doppio collegamento. (Precisazione: conta solo il migliore dei tre bonus. Due esagoni insieme valgono 60, tre 70; le opzioni danno 50 fissi o 50 per ognuno.)
rules-t13 = La sfida finisce dopo la manche in cui un giocatore raggiunge 400 punti; vince chi ne ha di più. (Precisazione: una manche si gioca sempre fino in fondo; a parità di totale la vittoria è condivisa. Il traguardo si può cambiare, e un’opzione chiude la sfida dopo un numero fisso di manche.)
rules-t14 = Chi comincia la manche seguente si stabilisce di nuovo allo stesso modo.
rules-t15 = In solitario: si scopre e si gioca una pedina; poi valgono le stesse regole, penalità e bonus, e si cerca di migliorare il proprio risultato. (Precisazione: si prendono 9 pedine; le opzioni cambiano questo numero e limitano le pescate. L’ultima pedina vale 25; se non si può più giocare, il valore delle pedine rimaste si sottrae.)

## book: captions of the examples

rules-example-triominos-start = La tripla più alta è stata giocata per prima, per { $points } punti: il suo valore più 10.
rules-example-triominos-bridge = Un ponte: l’ultima pedina giocata ne tocca una con un lato e un’altra con l’angolo opposto.
rules-example-triominos-double = Un doppio collegamento: l’ultima pedina giocata ne tocca altre due, ognuna con un lato.
rules-example-triominos-hexagon = L’ultima pedina giocata è la sesta attorno a un punto: un esagono.

## terminal

terminal-letters-triominos = · segna una pedina, * l’ultima giocata.

## command line

score-triominos-first = { $tile } comincia: il suo valore più 10
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
score-triominos-missed = Un turno senza giocare
score-triominos-out = L’ultima pedina della mano
score-triominos-others = Rimasto in mano agli altri
score-triominos-own = Rimasto nella propria mano
refused-score-two-out = Solo un giocatore può essere il primo a giocare la sua ultima pedina.
refused-score-hand-out = Chi ha giocato l’ultima pedina non ha più nulla in mano.
