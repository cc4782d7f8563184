option-triominos-hexagons = Più esagoni insieme
option-triominos-hexagons-about = Quanti punti porta una pedina che completa più di un esagono.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, qualunque sia il numero
option-triominos-hexagons-is-each = 50 per ognuno
option-triominos-target = Punti da raggiungere
option-triominos-target-about = La sfida finisce dopo la manche in cui qualcuno li ha raggiunti.
option-triominos-rounds = Manche al massimo
option-triominos-rounds-about = La sfida finisce dopo questo numero di manche anche se nessuno ha raggiunto i punti.
option-triominos-solo-hand = Pedine in mano giocando da soli
option-triominos-solo-hand-about = Con 0 ogni pedina si pesca dal pozzo.
option-triominos-solo-draws = Pedine da pescare da soli
option-triominos-solo-draws-about = Con meno pedine i risultati si confrontano meglio; 20 è un buon numero. Con 55 non c’è limite.

refused-triominos-over = La sfida è finita.
refused-triominos-luck-first = Si sta ancora pescando una pedina o distribuendo le pedine.
refused-triominos-no-luck = Ora non si distribuisce e non si pesca nulla.
refused-triominos-start = La manche comincia con { $tile } in mezzo al tavolo.
refused-triominos-must-lay = La pedina pescata { $tile } va bene e va giocata ora.
refused-triominos-held-before = Hai pescato: { $tile }, che avevi già prima, non si può giocare in questo turno.
refused-triominos-pool-empty = Non c’è più nulla da pescare.
refused-triominos-draws-used = { $count ->
    [0] In questa partita non si può pescare.
    [one] L’unica pedina che si può pescare è stata pescata.
   *[other] Tutte le { $count } pedine che si possono pescare sono state pescate.
}
refused-triominos-must-draw = { $count ->
    [one] Non puoi passare: c’è ancora una pedina da pescare.
   *[other] Non puoi passare: ci sono ancora { $count } pedine da pescare.
}
refused-triominos-not-in-hand = { $tile } non è nella tua mano.
refused-triominos-covered = Lì c’è già una pedina.
refused-triominos-no-side = Accanto a quel posto non c’è nessuna pedina.
refused-triominos-corner = Quell’angolo mostra { $shows }, non { $not }.
refused-triominos-hand-size = Il posto { $seat } riceve { $count } pedine invece di { $expected }.
refused-triominos-not-in-pool = { $tile } non è nel pozzo.
refused-triominos-tile-twice = { $tile } è nominata due volte.
refused-triominos-table = { $tile } non può stare lì.
refused-triominos-impossible-position = Questa posizione non può verificarsi ({ $why }).

text-triominos-tile = Non c’è una pedina { $text }: i numeri vanno da 0 a 5 e crescono in senso orario.
text-triominos-stage = «{ $text }» non è nessuno fra deal, start, play, draw, over.
text-triominos-too-many = Le pedine tenute sono più di quelle che esistono.

told-triominos-dealt = Manche { $round } distribuita; comincia { $player }.
told-triominos-turned-up = Si scopre { $tile }: { $points } punti.
told-triominos-starts = { $player } comincia con { $tile }: { $points } punti.
told-triominos-lays = { $bonus ->
    [bridge] { $player } gioca { $tile } e fa un ponte: { $points } punti.
    [double] { $player } gioca { $tile } fra altre due: { $points } punti.
    [hexagon] { $player } gioca { $tile } e chiude un esagono: { $points } punti.
   *[none] { $player } gioca { $tile }: { $points } punti.
}{ $ends ->
    [out] { " " }Era l’ultima pedina: la manche è finita.
    [blocked] { " " }Nessuno può più giocare: la manche è finita.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } pesca una pedina.
   *[other] { $player } pesca la pedina numero { $count } di questo turno.
}
told-triominos-drew = { $missed ->
    [yes] Non va bene, e il turno è finito.
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

score-triominos-tiles = Pedine giocate
score-triominos-starts = Prime pedine
score-triominos-bridges = Ponti
score-triominos-doubles = Doppi collegamenti
score-triominos-hexagons = Esagoni
score-triominos-draws = Pedine pescate
score-triominos-misses = Turni senza giocare
score-triominos-outs = Mani svuotate
score-triominos-hands = Rimasto nelle mani

reason-triominos-start = È la pedina iniziale.
reason-triominos-last-tile = È la tua ultima pedina: la manche è tua.
reason-triominos-points = { $bonus ->
    [bridge] { $points } punti con un ponte.
    [double] { $points } punti con un doppio collegamento.
    [hexagon] { $points } punti con un esagono.
   *[none] { $points } punti.
}
reason-triominos-allows-bonus = { $count ->
    [one] Lascia un posto dove altri possono ottenere un bonus.
   *[other] Lascia { $count } posti dove altri possono ottenere un bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Toglie un posto per un bonus.
   *[other] Toglie { $count } posti per un bonus.
}
reason-triominos-narrows = { $count ->
    [0] Nessuna pedina che gli altri possono avere va più bene.
    [one] Solo una pedina che gli altri possono avere va ancora bene.
   *[other] Solo { $count } pedine che gli altri possono avere vanno ancora bene.
}
reason-triominos-goes-on = { $count ->
    [0] Poi nulla della tua mano andrà bene.
    [one] Poi una pedina della tua mano andrà bene.
   *[other] Poi { $count } pedine della tua mano andranno bene.
}
reason-triominos-draws-to-wait = Le tue pedine varranno di più dopo: pescare costa meno che giocare ora.
reason-triominos-must-draw = Nella tua mano non c’è nulla di adatto.
reason-triominos-passes-to-wait = Passare costa meno che giocare ora.
reason-triominos-must-pass = Nella tua mano non c’è nulla di adatto e non c’è più nulla da pescare.
