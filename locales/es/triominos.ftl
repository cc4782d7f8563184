### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Haz coincidir las esquinas de las fichas triangulares, construye puentes y cierra hexágonos.
rules-intro-triominos = Coloca fichas triangulares lado con lado, suma puntos por cada una y más por puentes y hexágonos.

## play: options

option-triominos-hexagons = Varios hexágonos a la vez
option-triominos-hexagons-about = Cuántos puntos da una ficha que completa más de un hexágono.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, sean cuantos sean
option-triominos-hexagons-is-each = 50 por cada uno
option-triominos-target = Puntos de meta
option-triominos-target-about = El encuentro acaba tras la ronda en que un jugador alcanza este total.
option-triominos-rounds = Máximo de rondas (0 = ∞)
option-triominos-rounds-about = El encuentro acaba tras este número de rondas aunque nadie haya alcanzado la meta; 0 para no poner límite.
option-triominos-solo-hand = Fichas en mano en solitario
option-triominos-solo-hand-about = Con 0, cada ficha se roba del montón.
option-triominos-solo-draws = Fichas que se pueden robar en solitario
option-triominos-solo-draws-about = Con un límite, los resultados se pueden comparar; 20 es un buen número. Con 55 no hay límite.

## play: log

told-triominos-dealt = Ronda { $round } repartida; empieza { $player }.
told-triominos-turned-up = Se descubre { $tile }: { $points } puntos.
told-triominos-starts = { $player } empieza con { $tile }: { $points } puntos.
told-triominos-lays = { $bonus ->
    [bridge] { $player } coloca { $tile } y hace un puente: { $points } puntos.
    [double] { $player } coloca { $tile } con una doble conexión: { $points } puntos.
    [hexagon] { $player } coloca { $tile } y cierra un hexágono: { $points } puntos.
    [hexagons2] { $player } coloca { $tile } y cierra dos hexágonos: { $points } puntos.
    [hexagons3] { $player } coloca { $tile } y cierra tres hexágonos: { $points } puntos.
   *[none] { $points ->
        [one] { $player } coloca { $tile }: { $points } punto.
       *[other] { $player } coloca { $tile }: { $points } puntos.
    }
}{ $ends ->
    [out] { " " }Era la última ficha: la ronda ha terminado.
    [blocked] { " " }Ya nadie puede jugar: la ronda ha terminado.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } roba una ficha.
   *[other] { $player } roba otra vez (ficha { $count } de este turno).
}
told-triominos-drew = { $missed ->
    [yes] La ficha no encaja, y el turno ha terminado.
   *[no] { $player } ha robado una ficha.
}{ $ends ->
    [blocked] { " " }Ya nadie puede jugar: la ronda ha terminado.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } ha robado { $tile }. No encaja, y el turno ha terminado.
   *[no] { $player } ha robado { $tile }.
}{ $ends ->
    [blocked] { " " }Ya nadie puede jugar: la ronda ha terminado.
   *[no] { "" }
}
told-triominos-passes = { $player } pasa: { $points } puntos.{ $ends ->
    [blocked] { " " }Ya nadie puede o quiere jugar: la ronda ha terminado.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Empezar con { $tile }: { $points } puntos
may-triominos-lays = { $bonus ->
    [bridge] Colocar { $tile } y hacer un puente: { $points } puntos
    [double] Colocar { $tile } con una doble conexión: { $points } puntos
    [hexagon] Colocar { $tile } y cerrar un hexágono: { $points } puntos
    [hexagons2] Colocar { $tile } y cerrar dos hexágonos: { $points } puntos
    [hexagons3] Colocar { $tile } y cerrar tres hexágonos: { $points } puntos
   *[none] { $points ->
        [one] Colocar { $tile }: { $points } punto
       *[other] Colocar { $tile }: { $points } puntos
    }
}{ $ends ->
    [out] { " – " }tu última ficha
    [blocked] { " – " }después ya nadie podrá jugar
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Robar una ficha
   *[other] Robar otra vez (ficha { $count } de este turno)
}
may-triominos-passes = Pasar: { $points } puntos{ $ends ->
    [blocked] { " – " }después ya nadie podrá o querrá jugar
   *[no] { "" }
}

## play: points

score-triominos-tiles = Fichas colocadas
score-triominos-starts = Primeras fichas
score-triominos-bridges = Puentes
score-triominos-doubles = Dobles conexiones
score-triominos-hexagons = Hexágonos
score-triominos-draws = Fichas robadas
score-triominos-misses = Turnos sin jugar
score-triominos-outs = Cierre de ronda
score-triominos-hands = Fichas que les quedan a los demás

## play: hints

reason-triominos-start = Es la ficha inicial.
reason-triominos-last-tile = Es tu última ficha: la ronda es tuya.
reason-triominos-points = { $bonus ->
    [bridge] { $points } puntos con un puente.
    [double] { $points } puntos con una doble conexión.
    [hexagon] { $points } puntos con un hexágono.
    [hexagons2] { $points } puntos con dos hexágonos.
    [hexagons3] { $points } puntos con tres hexágonos.
   *[none] { $points ->
        [one] { $points } punto.
       *[other] { $points } puntos.
    }
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
    [0] Después no encaja ninguna de tus fichas.
    [one] Después encaja una de tus fichas.
   *[other] Después encajan { $count } de tus fichas.
}
reason-triominos-draws-to-wait = Tus fichas valdrán más luego: robar cuesta menos que jugar ahora.
reason-triominos-must-draw = Ninguna de tus fichas encaja.
reason-triominos-passes-to-wait = Pasar cuesta menos que jugar ahora.
reason-triominos-must-pass = Ninguna de tus fichas encaja y no queda nada que robar.

## play: refusals

refused-triominos-over = El encuentro ha terminado.
refused-triominos-luck-first = Las fichas aún se están repartiendo o robando.
refused-triominos-no-luck = Ahora no se reparte ni se roba nada.
refused-triominos-start = La ronda empieza con { $tile } en medio de la mesa.
refused-triominos-must-lay = Has robado { $tile }, que encaja: tienes que colocarla ahora.
refused-triominos-held-before = Has robado en este turno: no puedes colocar { $tile }, que ya tenías.
refused-triominos-pool-empty = No queda nada que robar.
refused-triominos-draws-used = { $count ->
    [0] En esta partida no se puede robar.
    [one] Ya has robado la única ficha permitida.
   *[other] Ya has robado las { $count } fichas permitidas.
}
refused-triominos-must-draw = { $count ->
    [one] No puedes pasar: aún queda una ficha que robar.
   *[other] No puedes pasar: aún quedan { $count } fichas que robar.
}
refused-triominos-not-in-hand = { $tile } no está en tu mano.
refused-triominos-covered = Ahí ya hay una ficha.
refused-triominos-no-side = No hay ninguna ficha junto a ese sitio.
refused-triominos-corner = Esa esquina muestra { $shows }, no { $not }.
refused-triominos-hand-size = { $count ->
    [one] El asiento { $seat } recibe { $count } ficha en vez de { $expected }.
   *[other] El asiento { $seat } recibe { $count } fichas en vez de { $expected }.
}
refused-triominos-not-in-pool = { $tile } no está en el montón.
refused-triominos-tile-twice = { $tile } aparece dos veces.
refused-triominos-table = { $tile } no puede ir ahí.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Alguna ficha está en dos sitios.
        [points] Ningún encuentro tiene estas rondas y totales.
        [last] La ronda anterior no puede haber acabado así.
       *[other] Esta posición no puede existir.
    }
text-triominos-tile = No hay ficha { $text }: los números van de 0 a 5 y suben en sentido horario.
text-triominos-stage = «{ $text }» no es ninguno de deal, start, play, draw, over.
text-triominos-too-many = Hay más fichas apartadas de las que tiene el juego.

## page: the board

pool-count =
    { $count ->
        [one] { $count } ficha en el montón
       *[other] { $count } fichas en el montón
    }
help-triominos = Elige una ficha de tu mano (1 a 9) y luego uno de los sitios resaltados. Arrastra la mesa para moverla; 0 muestra todo.
triominos-table =
    { $count ->
        [one] Mesa con { $count } ficha: { $tiles }
       *[other] Mesa con { $count } fichas: { $tiles }
    }
triominos-spots = Sitios donde encaja la ficha
triominos-points =
    { $bonus ->
        [bridge] { $points } puntos con un puente
        [double] { $points } puntos con una doble conexión
        [hexagon] { $points } puntos con un hexágono
        [hexagons2] { $points } puntos con dos hexágonos
        [hexagons3] { $points } puntos con tres hexágonos
       *[none]
            { $points ->
                [one] { $points } punto
               *[other] { $points } puntos
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] ¡Puente!
        [double] ¡Doble conexión!
        [hexagons2] ¡Dos hexágonos!
        [hexagons3] ¡Tres hexágonos!
       *[hexagon] ¡Hexágono!
    }
triominos-choose-tile = Elige una ficha de tu mano.
triominos-choose-spot =
    { $count ->
        [one] Encaja en { $count } sitio.
       *[other] Encaja en { $count } sitios.
    }
triominos-fits-nowhere = { $tile } no encaja ahora en ninguna parte.
triominos-must-draw = Ninguna de tus fichas encaja: roba.
triominos-must-pass = Ninguna de tus fichas encaja y no queda nada que robar: pasa.
triominos-draw = Robar (−5)
triominos-draws-left = Robos restantes en este turno: { $count }
triominos-pass = Pasar (−10)
triominos-move-start = Colocar { $tile } primero: { $points }
triominos-move-beside = Colocar { $tile } junto a { $beside }
triominos-move-lay = Colocar { $tile } junto a { $beside }: { $points }
triominos-draw-again = La ficha robada no encaja: roba otra vez. Robos restantes en este turno: { $count }.
triominos-draw-sure = Una ficha tuya encaja. ¿Robar de todos modos (−5)?

## page: the score pad

pad-whose = Turno de
pad-what = Acción
pad-value = Valor de la ficha
pad-others = Valor de las fichas de los demás
pad-triominos-about = Anota cada ficha, cada robo y el final de cada ronda; el marcador suma.
pad-deed-lay = Ficha colocada
pad-deed-start = Primera ficha de la ronda
pad-deed-bridge = Puente
pad-deed-double = Doble conexión
pad-deed-hexagon = Hexágono
pad-deed-hexagons2 = Dos hexágonos
pad-deed-hexagons3 = Tres hexágonos
pad-deed-draw = Ficha robada
pad-deed-stuck = Turno sin jugar
pad-deed-out = Última ficha, ronda ganada
pad-deed-blocked = Menor valor en ronda bloqueada

## page: what you did

own-triominos-dealt = Ronda { $round } repartida; empiezas tú.
own-triominos-starts = Empiezas con { $tile }: { $points } puntos.
own-triominos-lays = { $bonus ->
    [bridge] Colocas { $tile } y haces un puente: { $points } puntos.
    [double] Colocas { $tile } con una doble conexión: { $points } puntos.
    [hexagon] Colocas { $tile } y cierras un hexágono: { $points } puntos.
    [hexagons2] Colocas { $tile } y cierras dos hexágonos: { $points } puntos.
    [hexagons3] Colocas { $tile } y cierras tres hexágonos: { $points } puntos.
   *[none] { $points ->
        [one] Colocas { $tile }: { $points } punto.
       *[other] Colocas { $tile }: { $points } puntos.
    }
}{ $ends ->
    [out] { " " }Era la última ficha: la ronda ha terminado.
    [blocked] { " " }Ya nadie puede jugar: la ronda ha terminado.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Robas una ficha.
   *[other] Robas otra vez (ficha { $count } de este turno).
}
own-triominos-drew-tile = { $missed ->
    [yes] Has robado { $tile }. No encaja, y el turno ha terminado.
   *[no] Has robado { $tile }.
}{ $ends ->
    [blocked] { " " }Ya nadie puede jugar: la ronda ha terminado.
   *[no] { "" }
}
own-triominos-passes = Pasas: { $points } puntos.{ $ends ->
    [blocked] { " " }Ya nadie puede o quiere jugar: la ronda ha terminado.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: cada ficha que colocas da la suma de sus tres números. Cuando alguien llega a 400, se termina la ronda y el total más alto gana el encuentro.
lesson-triominos-tile = Elige una ficha de tu mano. Cada sitio donde encaja se resalta, con la ficha ya girada. Elige uno y juégala.
lesson-triominos-match = Dos fichas se tocan por un lado entero, y los dos números de ese lado deben coincidir con los de la ficha vecina. Lo mismo vale para cada esquina que toca otra.
lesson-triominos-draw = Si no puedes o no quieres colocar ninguna ficha, roba hasta tres; cada una cuesta cinco puntos. Si empiezas a robar, sigue hasta que una encaje.
lesson-triominos-bonus = Un puente o una doble conexión dan 40 puntos más; un hexágono cerrado, 50. ¡Búscalos!
lesson-triominos-end = Quien coloca antes su última ficha suma 25 puntos y el valor de todas las fichas que les quedan a los demás.
lesson-triominos-free = Ya sabes todo lo necesario. Sigue jugando y pide una pista cuando quieras.

## book: rules

rules-t1 = Hay 56 fichas triangulares con los números 0 a 5, cada combinación una vez, subiendo en sentido horario. Una ficha vale la suma de sus esquinas.
rules-t2 = Con dos jugadores, cada uno toma 9 fichas; con tres o cuatro, 7; con cinco o seis, 6. El resto forma el montón, boca abajo.
rules-t3 = Primero se coloca el triple más alto (tres números iguales); lo coloca quien lo tiene. Si nadie tiene un triple, empieza la ficha de más valor. (Interpretación: hay que usar esa ficha; con valores iguales decide la esquina más alta, luego la segunda.)
rules-t4 = Quien empieza suma el valor de la ficha más 10, también con 0-0-0.
rules-t5 = Después se juega en sentido horario. Una ficha se coloca lado con lado junto a otra, de modo que coincidan los dos números del lado común, y da su valor. (Interpretación: cada esquina que toca una esquina de la mesa debe coincidir, también donde solo se tocan las puntas.)
rules-t6 = Si no puedes o no quieres colocar ninguna ficha, robas, una ficha cada vez, tres como mucho; cada una cuesta 5 puntos. Una ficha robada que encaja hay que colocarla enseguida. Si has empezado a robar, debes seguir hasta que una encaje, hayas robado tres o el montón se vacíe. Si tampoco encaja la tercera, pierdes 10 puntos más y termina tu turno. (Interpretación: tras robar no puedes colocar una ficha que ya tenías.)
rules-t7 = Si el montón está vacío y no puedes o no quieres colocar ninguna ficha, pierdes 10 puntos y termina tu turno. (Interpretación: un turno sin ficha colocada cuesta siempre 10 puntos. Si todos pasan seguidos, la ronda termina.)
rules-t8 = Quien coloca antes su última ficha termina la ronda y suma 25 puntos y el valor de todas las fichas que les quedan a los demás. Los demás no pierden nada.
rules-t9 = La ronda termina también cuando el montón está vacío y nadie puede jugar. Quien tiene las fichas de menor valor total suma el valor de las fichas de todos los demás, menos el suyo; los 25 puntos no se dan. (Interpretación: si hay empate en el valor más bajo, cada uno de los empatados suma así.)
rules-t10 = Puente, 40 puntos: la ficha comparte un lado con una vecina, y su esquina opuesta toca otra ficha.
rules-t11 = Doble conexión, 40 puntos: la ficha comparte dos lados con fichas de la mesa.
rules-t12 = Hexágono, 50 puntos: la ficha completa seis fichas alrededor de un punto. No se suma además la bonificación de doble conexión. (Interpretación: solo cuenta la mejor de las tres bonificaciones. Dos hexágonos a la vez dan 60, tres 70; hay opciones que dan 50 en total o 50 por cada uno.)
rules-t13 = El encuentro acaba tras la ronda en que alguien alcanza 400 puntos; gana quien tiene más puntos. (Interpretación: una ronda se juega siempre hasta el final; con totales iguales se comparte la victoria. La meta se puede cambiar, y una opción termina el encuentro tras un número fijo de rondas.)
rules-t14 = Quién empieza la ronda siguiente se decide del mismo modo.
rules-t15 = En solitario: se descubre una ficha y se coloca; después valen las mismas reglas, penalizaciones y bonificaciones, e intentas mejorar tu resultado. (Interpretación: se toman 9 fichas; hay opciones que cambian ese número y limitan los robos. La última ficha da 25; si no puedes seguir, se resta el valor de las fichas que te quedan.)

## book: captions of the examples

rules-example-triominos-start = Primero se colocó el triple más alto, por { $points } puntos: su valor más 10.
rules-example-triominos-bridge = Un puente: la última ficha toca una ficha con un lado y otra con la esquina opuesta.
rules-example-triominos-double = Una doble conexión: la última ficha toca dos fichas, cada una con un lado.
rules-example-triominos-hexagon = La última ficha es la sexta alrededor de un punto: un hexágono.

## terminal

terminal-letters-triominos = · marca una ficha, * la última.

## command line

score-triominos-first = { $tile } empieza: su valor más 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } y un puente
score-triominos-double = { $tile } y una doble conexión
score-triominos-hexagon = { $tile } y { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}
score-triominos-drawn = { $count ->
    [one] { $count } ficha robada
   *[other] { $count } fichas robadas
}
score-triominos-missed = Un turno sin jugar
score-triominos-out = La última ficha de la mano
score-triominos-others = Queda en las manos de los demás
score-triominos-own = Queda en la propia mano
refused-score-two-out = Solo un jugador puede ser el primero en colocar su última ficha.
refused-score-hand-out = A quien ha colocado la última ficha no le queda nada en la mano.
