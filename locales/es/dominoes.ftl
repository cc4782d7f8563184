### Domino Double 9

option-dominoes-starter-draws = Robar para la segunda ficha
option-dominoes-starter-draws-about = Quien empieza con un doble y no tiene ficha que encaje roba hasta que salga una. Según el reglamento, entonces no se añade nada.
option-dominoes-may-draw-anyway = Siempre se puede robar
option-dominoes-may-draw-anyway-about = Se puede robar aunque una ficha de la mano encaje. Según el reglamento, quien puede colocar debe hacerlo.
option-dominoes-match = Un encuentro de varias rondas
option-dominoes-match-about = Quien gana cada ronda suma los puntos que quedan en las otras manos, los dobles contados una vez, hasta que alguien llega a la meta.
option-dominoes-target = Meta
option-dominoes-target-about = El total que gana el encuentro.

refused-dominoes-round-over = La ronda ha terminado.
refused-dominoes-drawing = Se está robando una ficha.
refused-dominoes-start = La ronda empieza con { $tile }.
refused-dominoes-started = La línea ya está empezada.
refused-dominoes-not-held = No tienes { $tile }.
refused-dominoes-drawn-tile = Has robado { $drawn }, que encaja: colócala.
refused-dominoes-equal-ends = Los dos extremos muestran { $right }: solo hay una manera de colocar { $tile }.
refused-dominoes-other-end = { $tile } solo encaja en el otro extremo.
refused-dominoes-second = La segunda ficha debe encajar con el doble inicial; { $tile } no encaja.
refused-dominoes-no-match = { $tile } no encaja en los extremos abiertos, { $left } y { $right }.
refused-dominoes-stock-empty = No queda nada que robar.
refused-dominoes-must-lay = Tienes una ficha que encaja: colócala.
refused-dominoes-must-draw = Quedan fichas en el montón: roba antes de pasar.
refused-dominoes-no-luck = Ahora no hay nada que robar.
refused-dominoes-not-in-stock = { $tile } no está en el montón.
refused-dominoes-tile-twice = { $tile } está dos veces.
refused-dominoes-deal = Cada mano recibe { $count } fichas.
refused-dominoes-hands = «{ $field }» necesita una mano para cada uno de los { $seats } asientos.
refused-dominoes-position-field = «{ $field }» falta, está dos veces, es desconocido o no se puede leer.
refused-dominoes-position = { $why ->
    [tiles] Alguna ficha está en dos sitios.
    [line] Las fichas de la línea no encajan entre sí.
    [hands] Una mano tiene un tamaño imposible.
    [stage] Lo que sigue no concuerda con la línea y las manos.
    [drawn] Las fichas robadas no concuerdan con la línea y las manos.
    [known] Lo que se sabe de una mano no es así.
    [totals] Ningún encuentro tiene estas rondas y totales.
    [last] La ronda anterior no puede haber acabado así.
   *[other] Esta posición no puede existir.
}
text-dominoes-tile = Columna { $column }: se esperaba una ficha como 9-4.
text-dominoes-which-end = Columna { $column }: { $tile } encaja en los dos extremos; escribe left (izquierda) o right (derecha).

told-dominoes-deal = Ronda { $round }: cada mano recibe { $count } fichas.
told-dominoes-start = { $player } empieza con { $tile }.
told-dominoes-lay = { $player } coloca { $tile }. Extremos abiertos: { $left } y { $right }.
told-dominoes-out = { $player } coloca { $tile } y se queda sin fichas.
told-dominoes-block = { $player } coloca { $tile }, y ya nadie puede colocar.
told-dominoes-draw = { $player } roba.
told-dominoes-drew = { $player } toma { $tile }.
told-dominoes-drew-hidden = { $player } toma una ficha.
told-dominoes-pass = { $player } pasa: ni { $left } ni { $right }.

score-dominoes-left = { $tile } en la mano
score-dominoes-double-left = { $tile } en la mano; un doble cuenta una mitad
score-dominoes-earlier = { $count ->
    [one] La primera ronda
   *[other] Las primeras { $count } rondas
}
score-dominoes-hand = Ronda { $round }: queda en la mano de { $player }

reason-dominoes-out = Es tu última ficha: la ronda es tuya.
reason-dominoes-starves = { $player } no puede tener nada que encaje.
reason-dominoes-lacks = { $player } no tenía ningún { $number } y no ha robado ninguno desde entonces.
reason-dominoes-rare = { $count ->
    [0] No queda ningún otro { $number } fuera de tu mano.
    [one] Solo queda { $count } ficha con un { $number } fuera de tu mano.
   *[other] Solo quedan { $count } fichas con un { $number } fuera de tu mano.
}
reason-dominoes-keeps = { $count ->
    [one] Después encaja { $count } ficha de tu mano.
   *[other] Después encajan { $count } fichas de tu mano.
}
reason-dominoes-keeps-none = Después no encaja ninguna de tus fichas.
reason-dominoes-double = Más tarde cuesta deshacerse de los dobles.
reason-dominoes-draw = Nada encaja en tu mano.
reason-dominoes-pass = Nada encaja, y no queda nada que robar.
