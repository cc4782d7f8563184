# Triominos

option-triominos-hexagons = Varios hexágonos a la vez
option-triominos-hexagons-about = Cuántos puntos da una ficha que completa más de un hexágono.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, sean cuantos sean
option-triominos-hexagons-is-each = 50 por cada uno
option-triominos-target = Puntos de meta
option-triominos-target-about = El encuentro acaba tras la ronda en que alguien los alcanza.
option-triominos-rounds = Rondas como mucho
option-triominos-rounds-about = El encuentro acaba tras tantas rondas aunque nadie haya alcanzado los puntos.
option-triominos-solo-hand = Fichas en mano en solitario
option-triominos-solo-hand-about = Con 0, cada ficha se roba del montón.
option-triominos-solo-draws = Fichas que se pueden robar en solitario
option-triominos-solo-draws-about = Con menos, los resultados se comparan mejor; 20 es un buen número. Con 55 no hay límite.

refused-triominos-over = El encuentro ha terminado.
refused-triominos-luck-first = Aún falta resolver un robo o un reparto.
refused-triominos-no-luck = Ahora no se reparte ni se roba nada.
refused-triominos-start = La ronda empieza con { $tile } en medio de la mesa.
refused-triominos-must-lay = La ficha robada { $tile } encaja y hay que colocarla ahora.
refused-triominos-held-before = Has robado: { $tile }, que ya tenías, no se puede colocar en este turno.
refused-triominos-pool-empty = No queda nada que robar.
refused-triominos-draws-used = { $count ->
    [0] En esta partida no se puede robar.
    [one] La única ficha que se podía robar ya se robó.
   *[other] Las { $count } fichas que se podían robar ya se robaron.
}
refused-triominos-must-draw = { $count ->
    [one] No puedes pasar: aún queda una ficha que robar.
   *[other] No puedes pasar: aún quedan { $count } fichas que robar.
}
refused-triominos-not-in-hand = { $tile } no está en tu mano.
refused-triominos-covered = Ahí ya hay una ficha.
refused-triominos-no-side = No hay ninguna ficha junto a ese sitio.
refused-triominos-corner = Esa esquina muestra { $shows }, no { $not }.
refused-triominos-hand-size = El asiento { $seat } recibe { $count } fichas en vez de { $expected }.
refused-triominos-not-in-pool = { $tile } no está en el montón.
refused-triominos-tile-twice = { $tile } está nombrada dos veces.
refused-triominos-table = { $tile } no puede estar ahí.
refused-triominos-impossible-position = Esta posición no puede darse ({ $why }).

text-triominos-tile = No hay ficha { $text }: los números van de 0 a 5 y suben en sentido horario.
text-triominos-stage = «{ $text }» no es ninguno de deal, start, play, draw, over.
text-triominos-too-many = Hay más fichas guardadas de las que existen.

told-triominos-dealt = Ronda { $round } repartida; empieza { $player }.
told-triominos-turned-up = Se descubre { $tile }: { $points } puntos.
told-triominos-starts = { $player } empieza con { $tile }: { $points } puntos.
told-triominos-lays = { $bonus ->
    [bridge] { $player } coloca { $tile } y hace un puente: { $points } puntos.
    [double] { $player } coloca { $tile } entre otras dos: { $points } puntos.
    [hexagon] { $player } coloca { $tile } y cierra un hexágono: { $points } puntos.
   *[none] { $player } coloca { $tile }: { $points } puntos.
}{ $ends ->
    [out] { " " }Era la última ficha: la ronda ha terminado.
    [blocked] { " " }Ya nadie puede colocar: la ronda ha terminado.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } roba una ficha.
   *[other] { $player } roba la ficha número { $count } de este turno.
}
told-triominos-drew = { $missed ->
    [yes] No encaja, y el turno ha terminado.
   *[no] { $player } ha robado una ficha.
}{ $ends ->
    [blocked] { " " }Ya nadie puede colocar: la ronda ha terminado.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } ha robado { $tile }. No encaja, y el turno ha terminado.
   *[no] { $player } ha robado { $tile }.
}{ $ends ->
    [blocked] { " " }Ya nadie puede colocar: la ronda ha terminado.
   *[no] { "" }
}
told-triominos-passes = { $player } pasa: { $points } puntos.{ $ends ->
    [blocked] { " " }Ya nadie puede o quiere colocar: la ronda ha terminado.
   *[no] { "" }
}

score-triominos-tiles = Fichas colocadas
score-triominos-starts = Primeras fichas
score-triominos-bridges = Puentes
score-triominos-doubles = Dobles conexiones
score-triominos-hexagons = Hexágonos
score-triominos-draws = Fichas robadas
score-triominos-misses = Turnos sin colocar
score-triominos-outs = Manos vaciadas
score-triominos-hands = Lo que quedó en las manos

reason-triominos-start = Es la ficha inicial.
reason-triominos-last-tile = Es tu última ficha: la ronda es tuya.
reason-triominos-points = { $bonus ->
    [bridge] { $points } puntos con un puente.
    [double] { $points } puntos con una doble conexión.
    [hexagon] { $points } puntos con un hexágono.
   *[none] { $points } puntos.
}
reason-triominos-allows-bonus = { $count ->
    [one] Deja un sitio donde otra persona puede ganar una bonificación.
   *[other] Deja { $count } sitios donde otros pueden ganar una bonificación.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Quita un sitio con bonificación.
   *[other] Quita { $count } sitios con bonificación.
}
reason-triominos-narrows = { $count ->
    [0] Ya no encaja ninguna ficha que los demás puedan tener.
    [one] Solo encaja una ficha que los demás puedan tener.
   *[other] Solo encajan { $count } fichas que los demás puedan tener.
}
reason-triominos-goes-on = { $count ->
    [0] Después no encaja nada de tu mano.
    [one] Después encaja una ficha de tu mano.
   *[other] Después encajan { $count } fichas de tu mano.
}
reason-triominos-draws-to-wait = Tus fichas valdrán más luego: robar cuesta menos que colocar ahora.
reason-triominos-must-draw = Nada encaja en tu mano.
reason-triominos-passes-to-wait = Pasar cuesta menos que colocar ahora.
reason-triominos-must-pass = Nada encaja en tu mano y no queda nada que robar.
