option-dominoes-starter-draws = Chi inizia pesca una seconda pedina
option-dominoes-starter-draws-about = Chi inizia con una pariglia e non ha una pedina adatta pesca finché ne arriva una. Secondo il regolamento in quel caso non si aggiunge nulla.
option-dominoes-may-draw-anyway = Si può sempre pescare
option-dominoes-may-draw-anyway-about = Si può pescare anche avendo in mano una pedina adatta. Secondo il regolamento chi può giocare una pedina deve farlo.
option-dominoes-match = Una sfida in più manche
option-dominoes-match-about = Chi vince una manche segna i punti rimasti nelle altre mani, con le pariglie contate una volta sola, finché qualcuno raggiunge il traguardo.
option-dominoes-target = Traguardo
option-dominoes-target-about = Il totale che vince la sfida.

refused-dominoes-round-over = La manche è finita.
refused-dominoes-drawing = Si sta pescando una pedina.
refused-dominoes-start = La manche comincia con { $tile }.
refused-dominoes-started = La fila è già cominciata.
refused-dominoes-not-held = Non hai { $tile }.
refused-dominoes-drawn-tile = Hai pescato { $drawn }, che va bene: giocala.
refused-dominoes-equal-ends = Entrambe le estremità mostrano { $right }: c’è un solo modo di giocare { $tile }.
refused-dominoes-other-end = { $tile } va bene solo all’altra estremità.
refused-dominoes-second = La seconda pedina deve combaciare con la pariglia iniziale; { $tile } non va bene.
refused-dominoes-no-match = { $tile } non combacia con le estremità aperte, { $left } e { $right }.
refused-dominoes-stock-empty = Non c’è più nulla da pescare.
refused-dominoes-must-lay = Hai una pedina adatta: giocala.
refused-dominoes-must-draw = Ci sono ancora pedine da pescare: pesca prima di passare.
refused-dominoes-no-luck = Ora non c’è nulla da pescare.
refused-dominoes-not-in-stock = { $tile } non è nel mucchio.
refused-dominoes-tile-twice = { $tile } compare due volte.
refused-dominoes-deal = Ognuno riceve { $count } pedine.
refused-dominoes-hands = «{ $field }» richiede una mano per ognuno dei { $seats } posti.
refused-dominoes-position-field = «{ $field }» manca, è ripetuto, è sconosciuto o non si può leggere.
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
text-dominoes-tile = Colonna { $column }: ci si aspettava una pedina come 9-4.
text-dominoes-which-end = Colonna { $column }: { $tile } va bene a entrambe le estremità; scrivi left o right.

told-dominoes-deal = Manche { $round }: ognuno prende { $count } pedine.
told-dominoes-start = { $player } inizia con { $tile }.
told-dominoes-lay = { $player } gioca { $tile }. Estremità aperte: { $left } e { $right }.
told-dominoes-out = { $player } gioca { $tile } e non ha più pedine.
told-dominoes-block = { $player } gioca { $tile }, e nessuno può più giocare.
told-dominoes-draw = { $player } pesca.
told-dominoes-drew = { $player } prende { $tile }.
told-dominoes-drew-hidden = { $player } prende una pedina.
told-dominoes-pass = { $player } passa: né { $left } né { $right }.

score-dominoes-left = { $tile } rimasta in mano
score-dominoes-double-left = { $tile } rimasta in mano; di una pariglia conta solo metà
score-dominoes-earlier = { $count ->
    [one] La prima manche
   *[other] Le prime { $count } manche
}
score-dominoes-hand = Manche { $round }: rimasto in mano a { $player }

reason-dominoes-out = È la tua ultima pedina: la manche è tua.
reason-dominoes-starves = { $player } non può avere una pedina adatta.
reason-dominoes-lacks = { $player } non aveva { $number } e da allora non ne ha pescato nessuno.
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
reason-dominoes-draw = Nella tua mano non c’è nulla di adatto.
reason-dominoes-pass = Nulla va bene e non c’è più nulla da pescare.
