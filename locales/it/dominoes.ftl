### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Il domino classico fino alla pariglia di 9, da due a dieci giocatori.
rules-intro-dominoes = Gioca pedine alle due estremità di un’unica fila. Vince chi resta per primo senza pedine.

## play: options

option-dominoes-starter-draws = Chi comincia pesca finché una pedina va bene
option-dominoes-starter-draws-about = Chi comincia con una pariglia e non ha una pedina adatta pesca finché ne arriva una. Senza questa opzione non si aggiunge nulla.
option-dominoes-may-draw-anyway = Si può sempre pescare
option-dominoes-may-draw-anyway-about = Si può pescare anche avendo in mano una pedina adatta. Senza questa opzione chi può giocare una pedina deve farlo.
option-dominoes-drawing = Senza una pedina adatta
option-dominoes-drawing-about = Indica se chi non ha una pedina adatta deve pescare o può passare. Se tutti passano di seguito, la manche finisce.
option-dominoes-drawing-is-must = deve pescare
option-dominoes-drawing-is-may = può pescare o passare
option-dominoes-double-counts = Una pariglia in mano vale
option-dominoes-double-counts-about = Quanto vale una pariglia rimasta in mano alla fine della manche.
option-dominoes-double-counts-is-once = una metà
option-dominoes-double-counts-is-as_one_pip = un punto
option-dominoes-double-counts-is-twice = entrambe le metà
option-dominoes-match = Una sfida in più manche
option-dominoes-match-about = Chi vince una manche segna i punti rimasti in mano agli altri, finché qualcuno raggiunge il traguardo.
option-dominoes-target = Traguardo
option-dominoes-target-about = Il totale da raggiungere per vincere la sfida.

## play: log

told-dominoes-deal = Manche { $round }: ognuno prende { $count } pedine.
told-dominoes-start = { $player } comincia con { $tile }.
told-dominoes-lay = { $player } gioca { $tile }. Estremità aperte: { $left } e { $right }.
told-dominoes-out = { $player } gioca { $tile }, la sua ultima pedina.
told-dominoes-block = { $player } gioca { $tile }, e nessuno può più giocare.
told-dominoes-draw = { $player } pesca.
told-dominoes-drew = { $player } prende { $tile }.
told-dominoes-drew-hidden = { $player } prende una pedina.
told-dominoes-pass = { $ends ->
    [equal] { $player } passa: non ha nessun { $left }.
   *[two] { $player } passa: non ha né { $left } né { $right }.
}

## play: possible moves

may-dominoes-start = Comincia con { $tile }
may-dominoes-lay = Gioca { $tile } (estremità aperte: { $left } e { $right })
may-dominoes-out = Gioca { $tile }, la tua ultima pedina
may-dominoes-block = Gioca { $tile }: poi nessuno potrà più giocare
may-dominoes-draw = Pesca una pedina
may-dominoes-pass = { $ends ->
    [equal] Passa: non hai nessun { $left }
   *[two] Passa: non hai né { $left } né { $right }
}

## play: points

score-dominoes-left = { $tile } rimasta in mano
score-dominoes-double-left = { $tile } rimasta in mano; di una pariglia conta solo una metà
score-dominoes-earlier = { $count ->
    [one] La prima manche
   *[other] Le prime { $count } manche
}
score-dominoes-hand = Manche { $round }: punti rimasti in mano a { $player }

## play: hints

reason-dominoes-out = È la tua ultima pedina: la manche è tua.
reason-dominoes-starves = { $player } non può avere una pedina adatta.
reason-dominoes-lacks = { $player } non aveva nessun { $number } e da allora non ha pescato.
reason-dominoes-rare = { $count ->
    [0] Fuori dalla tua mano non resta nessun altro { $number }.
    [one] Fuori dalla tua mano resta solo { $count } pedina con { $number }.
   *[other] Fuori dalla tua mano restano solo { $count } pedine con { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Poi { $count } pedina della tua mano andrà bene.
   *[other] Poi { $count } pedine della tua mano andranno bene.
}
reason-dominoes-keeps-none = Poi nessuna delle tue pedine andrà bene.
reason-dominoes-double = Più tardi è difficile liberarsi delle pariglie.
reason-dominoes-draw = Nessuna delle tue pedine va bene.
reason-dominoes-pass = Nessuna pedina va bene e non c’è più nulla da pescare.

## play: refusals

refused-dominoes-round-over = La manche è finita.
refused-dominoes-drawing = Si sta pescando una pedina.
refused-dominoes-start = La manche comincia con { $tile }.
refused-dominoes-started = La fila è già cominciata.
refused-dominoes-not-held = Non hai { $tile }.
refused-dominoes-drawn-tile = Hai pescato { $drawn }, che va bene: giocala.
refused-dominoes-equal-ends = Entrambe le estremità mostrano { $right }: c’è un solo modo di giocare { $tile }.
refused-dominoes-other-end = { $tile } va bene solo all’altra estremità.
refused-dominoes-second = La seconda pedina deve combaciare con la pariglia iniziale; { $tile } non va bene.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } non combacia con le estremità aperte: su entrambe c’è { $left }.
   *[two] { $tile } non combacia con le estremità aperte, { $left } e { $right }.
}
refused-dominoes-stock-empty = Non c’è più nulla da pescare.
refused-dominoes-must-lay = Hai una pedina adatta: giocala.
refused-dominoes-must-draw = Ci sono ancora pedine da pescare: pesca prima di passare.
refused-dominoes-no-luck = Ora non c’è nulla da pescare.
refused-dominoes-not-in-stock = { $tile } non è nel mucchio.
refused-dominoes-tile-twice = { $tile } compare due volte.
refused-dominoes-deal = Ognuno riceve { $count } pedine.
refused-dominoes-hands = «{ $field }» richiede una mano per ognuno dei { $seats } posti.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Una pedina è in due posti.
    [line] Le pedine della fila non combaciano.
    [hands] Una mano ha un numero di pedine impossibile.
    [stage] Ciò che segue non concorda con la fila e le mani.
    [drawn] Le pedine pescate non concordano con la fila e le mani.
    [known] Ciò che si sa di una mano non è vero.
    [totals] Nessuna sfida ha queste manche e questi totali.
    [last] La manche precedente non può essere finita così.
   *[other] Questa posizione non può esistere.
}
text-dominoes-tile = Colonna { $column }: prevista una pedina come 9-4.
text-dominoes-which-end = Colonna { $column }: { $tile } va bene a entrambe le estremità; scrivi left (sinistra) o right (destra).

## page: the board

stock-count =
    { $count ->
        [one] { $count } pedina nel mucchio
       *[other] { $count } pedine nel mucchio
    }
help-dominoes = Scegli una pedina della tua mano (da 1 a 9), poi un’estremità della fila: sinistra o destra.
dominoes-tile = { $left } e { $right }
dominoes-double = pariglia di { $number }
dominoes-line =
    { $count ->
        [one] Fila di { $count } pedina: { $tiles }
       *[other] Fila di { $count } pedine: { $tiles }
    }
dominoes-ends = Le estremità aperte sono { $left } a sinistra e { $right } a destra.
dominoes-end =
    { $end ->
        [left] Estremità sinistra: { $number }
        [right] Estremità destra: { $number }
       *[start] La prima pedina va qui
    }
dominoes-choose-tile = Scegli una pedina adatta.
dominoes-choose-end = Sinistra o destra?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } non va bene: su entrambe le estremità c’è { $left }.
       *[two] { $tile } non va bene né con { $left } né con { $right }.
    }
dominoes-must-start = La manche comincia con { $tile }.
dominoes-must-draw = Nessuna delle tue pedine va bene: pesca.
dominoes-must-pass = Nessuna delle tue pedine va bene e il mucchio è vuoto: passa.
dominoes-draw = Pesca
dominoes-pass = Passa
dominoes-sort =
    { $order ->
        [pips] Per punti
        [doubles] Prima le pariglie
        [own] Il mio ordine
       *[drawn] Come pescate
    }
dominoes-pips-left = Punti nella tua mano: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } come prima pedina
       *[end] { $tile } accanto a { $number }
    }

## page: the score pad

pad-dominoes-about = Dopo ogni manche scrivi quanti punti restano in mano a ognuno (una pariglia conta una volta). La somma più bassa vince e segna i punti degli altri.

## page: what you did

own-dominoes-start = Tu cominci con { $tile }.
own-dominoes-lay = Tu giochi { $tile }. Estremità aperte: { $left } e { $right }.
own-dominoes-out = Tu giochi { $tile }, la tua ultima pedina.
own-dominoes-block = Tu giochi { $tile }, e nessuno può più giocare.
own-dominoes-draw = Tu peschi.
own-dominoes-drew = Tu prendi { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Tu passi: non hai nessun { $left }.
   *[two] Tu passi: non hai né { $left } né { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: gioca le tue pedine alle due estremità della fila. Vince chi resta per primo senza pedine.
lesson-dominoes-start = Comincia la pariglia più alta. Se è tua, sceglila e giocala.
lesson-dominoes-lay = Scegli una pedina con il numero di un’estremità aperta. Se va bene a entrambe, scegli tu quale.
lesson-dominoes-draw = Se nessuna va bene, peschi finché ne arriva una adatta. Se il mucchio è vuoto, passi.
lesson-dominoes-ends = I due numeri grandi mostrano sempre le estremità aperte. Se nessuno può giocare, vince chi ha meno punti in mano; una pariglia conta una volta.
lesson-dominoes-free = Ora sai tutto. Continua a giocare e chiedi un suggerimento quando vuoi.

## book: rules

rules-differ-dominoes = I 27 testi stampati di Domino Double 9 non concordano su tutto. Inizio: solo il croato dice chi comincia se nessuno ha una pariglia (la pedina con più punti); lo seguiamo. Gioco: secondo il finlandese e l’ucraino la pedina adatta si deve giocare; secondo gli altri si può, e un’opzione lo permette. Pescare: senza una pedina adatta si deve pescare; lo spagnolo e lo sloveno dicono che si può, ma chi inizia deve continuare. Pariglie: alla fine una pariglia conta una volta, cioè una metà; secondo il croato può contare come un solo punto. Fine: nessuno dice chi vince a parità di somma; qui la vittoria è condivisa. Con le opzioni si possono seguire anche le altre letture per gioco, pesca e pariglie.
rules-d1 = Ci sono 55 pedine, da 0-0 a 9-9. Ognuno ne prende 5; le altre formano il mucchio, coperte. (Precisazione: da due a dieci giocatori.)
rules-d2 = Comincia la pariglia più alta. (Precisazione: se nessuno ha una pariglia, comincia la pedina con la somma più alta; a parità di somma, quella con la metà maggiore.)
rules-d3 = Chi comincia gioca quella pariglia e subito una seconda pedina che combacia. (Precisazione: se nessuna va bene, non si aggiunge e non si pesca nulla; un’opzione fa pescare chi comincia. Se si comincia con una pedina che non è una pariglia, si gioca solo quella.)
rules-d4 = Poi si procede in senso orario. Se hai una pedina adatta la giochi a una delle due estremità aperte, una pedina per turno.
rules-d5 = Senza una pedina adatta peschi finché ne arriva una, e la giochi; le altre pescate restano in mano. Se il mucchio è vuoto e nessuna pedina va bene, passi. (Precisazione: chi può giocare deve farlo; un’opzione permette di pescare lo stesso.)
rules-d6 = La fila ha sempre esattamente due estremità aperte, anche alla prima pariglia. Può girare ad angolo e le pariglie possono stare di traverso: cambia solo l’aspetto.
rules-d7 = La manche finisce quando un giocatore resta senza pedine, o quando nessuno può giocare e il mucchio è vuoto.
rules-d8 = Vince chi resta per primo senza pedine. Altrimenti vince chi ha meno punti in mano; di una pariglia conta solo una metà (6-6 conta 6). A parità di somma la vittoria è condivisa.
rules-d9 = Se entrambe le estremità mostrano lo stesso numero, una pedina adatta è una mossa, non due. Una pedina che va bene a due estremità diverse ti lascia la scelta.
rules-d10 = Opzione: una sfida in più manche. Chi ne vince una segna i punti rimasti in mano agli altri, e vince chi raggiunge per primo il traguardo (100).

## book: captions of the examples

rules-example-dominoes-start = Comincia la pariglia più alta, e subito segue una pedina che combacia.
rules-example-dominoes-ends = Solo le due estremità sono aperte, qui { $left } e { $right }. Le pariglie stanno di traverso, ma non cambia nulla.
rules-example-dominoes-over = La manche è finita: vince chi non ha più pedine. Delle pariglie rimaste conta solo una metà.

## terminal

terminal-letters-dominoes = [6|2] una pedina, <6|6> una pariglia; la fila continua nella riga seguente.

## command line

score-dominoes-round = In una sfida la manche vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}: ciò che è rimasto in mano agli altri
