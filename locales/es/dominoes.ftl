### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Dominó clásico hasta el doble nueve, de dos a diez jugadores.
rules-intro-dominoes = Coloca fichas en los dos extremos de una línea. Gana quien se quede antes sin fichas.

## play: options

option-dominoes-starter-draws = Robar para la segunda ficha
option-dominoes-starter-draws-about = Quien empieza con un doble y no tiene ficha que encaje roba hasta que salga una. Si está desactivado, no se añade nada.
option-dominoes-may-draw-anyway = Siempre se puede robar
option-dominoes-may-draw-anyway-about = Se puede robar aunque una ficha de la mano encaje. Si está desactivado, quien puede colocar debe hacerlo.
option-dominoes-drawing = Sin ficha que encaje
option-dominoes-drawing-about = Indica si quien no tiene ficha que encaje debe robar o puede pasar. Si todos pasan uno tras otro, la ronda termina.
option-dominoes-drawing-is-must = debe robar
option-dominoes-drawing-is-may = puede robar o pasar
option-dominoes-double-counts = Un doble en la mano cuenta
option-dominoes-double-counts-about = Lo que cuenta un doble que queda en la mano al final de la ronda.
option-dominoes-double-counts-is-once = una mitad
option-dominoes-double-counts-is-as_one_pip = un punto
option-dominoes-double-counts-is-twice = las dos mitades
option-dominoes-match = Un encuentro de varias rondas
option-dominoes-match-about = Quien gana cada ronda suma los puntos que quedan en las manos de los demás, hasta que alguien llega a la meta.
option-dominoes-target = Meta
option-dominoes-target-about = El total con el que se gana el encuentro.

## play: log

told-dominoes-deal = Ronda { $round }: cada jugador toma { $count } fichas.
told-dominoes-start = { $player } empieza con { $tile }.
told-dominoes-lay = { $player } coloca { $tile }. Extremos abiertos: { $left } y { $right }.
told-dominoes-out = { $player } coloca { $tile } y se queda sin fichas.
told-dominoes-block = { $player } coloca { $tile }, y ya nadie puede jugar.
told-dominoes-draw = { $player } roba.
told-dominoes-drew = { $player } toma { $tile }.
told-dominoes-drew-hidden = { $player } toma una ficha.
told-dominoes-pass = { $ends ->
    [equal] { $player } pasa: ningún { $left }.
   *[two] { $player } pasa: ni { $left } ni { $right }.
}

## play: possible moves

may-dominoes-start = Empezar con { $tile }
may-dominoes-lay = Colocar { $tile } (extremos abiertos: { $left } y { $right })
may-dominoes-out = Colocar { $tile }, tu última ficha
may-dominoes-block = Colocar { $tile }: después ya nadie podrá jugar
may-dominoes-draw = Robar una ficha
may-dominoes-pass = { $ends ->
    [equal] Pasar: ningún { $left }
   *[two] Pasar: ni { $left } ni { $right }
}

## play: points

score-dominoes-left = { $tile } en la mano
score-dominoes-double-left = { $tile } en la mano; un doble cuenta una mitad
score-dominoes-earlier = { $count ->
    [one] La primera ronda
   *[other] Las primeras { $count } rondas
}
score-dominoes-hand = Ronda { $round }: puntos en la mano de { $player }

## play: hints

reason-dominoes-out = Es tu última ficha: la ronda es tuya.
reason-dominoes-starves = { $player } no puede tener nada que encaje.
reason-dominoes-lacks = { $player } no tenía ningún { $number } y no ha robado desde entonces.
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
reason-dominoes-draw = Ninguna de tus fichas encaja.
reason-dominoes-pass = Ninguna ficha encaja y no queda nada que robar.

## play: refusals

refused-dominoes-round-over = La ronda ha terminado.
refused-dominoes-drawing = Se está robando una ficha.
refused-dominoes-start = La ronda empieza con { $tile }.
refused-dominoes-started = La línea ya está empezada.
refused-dominoes-not-held = No tienes { $tile }.
refused-dominoes-drawn-tile = Has robado { $drawn }, que encaja: colócala.
refused-dominoes-equal-ends = Los dos extremos muestran { $right }: solo hay una manera de colocar { $tile }.
refused-dominoes-other-end = { $tile } solo encaja en el otro extremo.
refused-dominoes-second = La segunda ficha debe encajar con el doble inicial; { $tile } no encaja.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } no encaja en los extremos abiertos: en los dos hay { $left }.
   *[two] { $tile } no encaja en los extremos abiertos, { $left } y { $right }.
}
refused-dominoes-stock-empty = No queda nada que robar.
refused-dominoes-must-lay = Tienes una ficha que encaja: colócala.
refused-dominoes-must-draw = Quedan fichas en el montón: roba antes de pasar.
refused-dominoes-no-luck = Ahora no hay nada que robar.
refused-dominoes-not-in-stock = { $tile } no está en el montón.
refused-dominoes-tile-twice = { $tile } aparece dos veces.
refused-dominoes-deal = Cada jugador recibe { $count } fichas.
refused-dominoes-hands = «{ $field }» necesita una mano para cada uno de los { $seats } asientos.

## play: positions as text

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

## page: the board

stock-count =
    { $count ->
        [one] { $count } ficha en el montón
       *[other] { $count } fichas en el montón
    }
help-dominoes = Elige una ficha de tu mano (1 a 9) y luego un extremo de la línea: izquierda o derecha.
dominoes-tile = { $left } y { $right }
dominoes-double = doble { $number }
dominoes-line =
    { $count ->
        [one] Línea de { $count } ficha: { $tiles }
       *[other] Línea de { $count } fichas: { $tiles }
    }
dominoes-ends = Los extremos abiertos son { $left } a la izquierda y { $right } a la derecha.
dominoes-end =
    { $end ->
        [left] Extremo izquierdo: { $number }
        [right] Extremo derecho: { $number }
       *[start] La primera ficha va aquí
    }
dominoes-choose-tile = Elige una ficha que encaje.
dominoes-choose-end = ¿Izquierda o derecha?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } no encaja: en los dos extremos hay { $left }.
       *[two] { $tile } no encaja ni con { $left } ni con { $right }.
    }
dominoes-must-start = La ronda empieza con { $tile }.
dominoes-must-draw = Ninguna de tus fichas encaja: roba.
dominoes-must-pass = Ninguna de tus fichas encaja y el montón está vacío: pasa.
dominoes-draw = Robar
dominoes-pass = Pasar
dominoes-sort =
    { $order ->
        [pips] Por puntos
        [doubles] Dobles primero
        [own] Mi orden
       *[drawn] Orden de robo
    }
dominoes-pips-left = Puntos en tu mano: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } como primera ficha
       *[end] { $tile } en el { $number }
    }

## page: the score pad

pad-dominoes-about = Tras cada ronda anota los puntos que quedan en cada mano (un doble cuenta una vez). El total más bajo gana y suma los puntos de los demás.

## page: what you did

own-dominoes-start = Empiezas con { $tile }.
own-dominoes-lay = Colocas { $tile }. Extremos abiertos: { $left } y { $right }.
own-dominoes-out = Colocas { $tile } y te quedas sin fichas.
own-dominoes-block = Colocas { $tile }, y ya nadie puede jugar.
own-dominoes-draw = Robas.
own-dominoes-drew = Tomas { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Pasas: ningún { $left }.
   *[two] Pasas: ni { $left } ni { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: coloca tus fichas en los dos extremos de la línea. Gana quien se quede antes sin fichas.
lesson-dominoes-start = Empieza el doble más alto. Si es tuyo, elígelo y juégalo.
lesson-dominoes-lay = Elige una ficha con el número de un extremo abierto. Si encaja en los dos, eliges el extremo.
lesson-dominoes-draw = Si nada encaja, robas hasta que una ficha encaje. Si el montón está vacío, pasas.
lesson-dominoes-ends = Los dos números grandes muestran siempre los extremos abiertos. Si nadie puede seguir, gana quien tiene menos puntos en mano; un doble cuenta una vez.
lesson-dominoes-free = Ya sabes todo lo necesario. Sigue jugando y pide una pista cuando quieras.

## book: rules

rules-differ-dominoes = Los 27 textos impresos de Domino Double 9 no coinciden en todo. Inicio: solo el croata dice quién empieza si nadie tiene un doble (la ficha con más puntos); lo seguimos. Juego: según el finlandés y el ucraniano hay que colocar la ficha que encaja; según los demás se puede, y una opción lo permite. Robar: sin ficha que encaje hay que robar; el español y el esloveno dicen que se puede, y quien empieza debe seguir. Dobles: al final un doble cuenta una vez, es decir, una mitad; según el croata puede contar como un solo punto. Final: ninguno dice quién gana con sumas iguales; aquí se comparte la victoria. Con opciones se pueden jugar también las otras lecturas del juego, el robo y los dobles.
rules-d1 = Hay 55 fichas, de 0-0 a 9-9. Cada jugador toma 5; el resto forma el montón, boca abajo. (Interpretación: de dos a diez jugadores.)
rules-d2 = Empieza el doble más alto. (Interpretación: si nadie tiene un doble, empieza la ficha de suma más alta; con sumas iguales, la que tiene la mitad mayor.)
rules-d3 = Quien empieza coloca ese doble y enseguida una segunda ficha que encaje con él. (Interpretación: si ninguna encaja, no se añade ni se roba nada; una opción permite robar. Si se empieza con una ficha que no es doble, solo se coloca esa.)
rules-d4 = Después se juega en sentido horario. Si tienes una ficha que encaja, la colocas en uno de los dos extremos abiertos, una por turno.
rules-d5 = Sin ficha que encaje robas hasta que salga una, y la colocas; las otras robadas te las quedas. Si el montón está vacío y ninguna ficha encaja, pasas. (Interpretación: quien puede jugar debe hacerlo; una opción permite robar de todos modos.)
rules-d6 = La línea tiene siempre exactamente dos extremos abiertos, también en el primer doble. Puede girar en ángulo y los dobles pueden ir atravesados: solo cambia su aspecto.
rules-d7 = La ronda termina cuando alguien se queda sin fichas, o cuando nadie puede jugar y el montón está vacío.
rules-d8 = Gana quien se queda antes sin fichas. Si no, gana quien tiene menos puntos en mano; un doble cuenta solo una mitad (6-6 cuenta 6). Con sumas iguales se comparte la victoria.
rules-d9 = Si los dos extremos muestran el mismo número, una ficha que encaja es una jugada, no dos. Una ficha que encaja en dos extremos distintos da a elegir.
rules-d10 = Opción: un encuentro de varias rondas. Quien gana cada una suma los puntos que quedan en las manos de los demás, y gana quien llega antes a la meta (100).

## book: captions of the examples

rules-example-dominoes-start = Empieza el doble más alto, y enseguida sigue una ficha que encaja.
rules-example-dominoes-ends = Solo están abiertos los dos extremos, aquí { $left } y { $right }. Los dobles van atravesados, pero eso no cambia nada.
rules-example-dominoes-over = La ronda ha terminado: gana quien no tiene fichas. De los dobles que quedan cuenta una mitad.

## terminal

terminal-letters-dominoes = [6|2] una ficha, <6|6> un doble; la línea sigue en la fila siguiente.

## command line

score-dominoes-round = En un encuentro la ronda vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}: lo que queda en las manos de los demás
