### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Construye un reino de losetas alrededor de tu castillo y saca partido a cada corona.
rules-intro-kingdomino = Construye el reino más rico: coloca losetas de seis terrenos alrededor de tu castillo y reúne coronas.

## play: terms

terrain-wheat = trigo
terrain-forest = bosque
terrain-water = lago
terrain-grass = pradera
terrain-swamp = ciénaga
terrain-mine = mina
terrain-castle = castillo
terrain-letter-wheat = T
terrain-letter-forest = B
terrain-letter-water = L
terrain-letter-grass = P
terrain-letter-swamp = C
terrain-letter-mine = M

## play: options

option-kingdomino-three-players = Con tres jugadores
option-kingdomino-three-players-about = Cuántas losetas hay en una fila con tres jugadores.
option-kingdomino-three-players-is-lines_of_three = filas de tres, 36 losetas
option-kingdomino-three-players-is-lines_of_four = filas de cuatro, las 48; la que nadie elige se retira
option-kingdomino-first-picks = Primera elección
option-kingdomino-first-picks-about = En qué orden eligen dos jugadores en la primera fila.
option-kingdomino-first-picks-is-lot = los reyes se sortean
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastía
option-kingdomino-dynasty-about = Tres partidas seguidas; gana la suma más alta.
option-kingdomino-middle-kingdom = Reino Medio
option-kingdomino-middle-kingdom-about = 10 puntos más por un castillo en medio de su reino.
option-kingdomino-middle-kingdom-is-off = no
option-kingdomino-middle-kingdom-is-rule = igual a izquierda que a derecha, igual arriba que abajo
option-kingdomino-middle-kingdom-is-reach = ninguna casilla a más de 2 del castillo (3 en El Gran Duelo)
option-kingdomino-middle-kingdom-is-full = castillo centrado, con anchura y altura máximas
option-kingdomino-harmony = Armonía
option-kingdomino-harmony-about = 5 puntos más por un reino completo sin losetas descartadas.
option-kingdomino-mighty-duel = El Gran Duelo
option-kingdomino-mighty-duel-about = Dos jugadores, las 48 losetas, reinos de 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Se sortean los reyes: { $player } elige primero.
       *[other] Partida { $game } de { $games }. Se sortean los reyes: { $player } elige primero.
    }
told-kingdomino-row = Las siguientes losetas: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } coloca la loseta { $tile }.
        [one] { $player } coloca la loseta { $tile } por { $points } punto.
       *[other] { $player } coloca la loseta { $tile } por { $points } puntos.
    }
told-kingdomino-discard = { $player } no tiene sitio para la loseta { $tile } y la descarta.
told-kingdomino-pick = { $player } elige la loseta { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Colocar la loseta { $tile }
        [one] Colocar la loseta { $tile } por { $points } punto
       *[other] Colocar la loseta { $tile } por { $points } puntos
    }
may-kingdomino-discard = Descartar la loseta { $tile }: no encaja en ninguna parte
may-kingdomino-pick = Elegir la loseta { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Trigo
        [forest] Bosque
        [water] Lago
        [grass] Pradera
        [swamp] Ciénaga
       *[mine] Mina
    }: { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    } × { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Trigo
        [forest] Bosque
        [water] Lago
        [grass] Pradera
        [swamp] Ciénaga
       *[mine] Mina
    } crece a { $squares ->
        [one] { $squares } casilla
       *[other] { $squares } casillas
    } × { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } coronas
    }
score-kingdomino-middle = Reino Medio: el castillo está en el centro
score-kingdomino-middle-lost = El castillo ya no está en el centro
score-kingdomino-harmony = Armonía: el reino está completo
score-kingdomino-harmony-lost = El reino ya no está completo
score-kingdomino-game = Partida { $game }
score-kingdomino-tie = Empate a puntos: decide el territorio más grande ({ $squares ->
    [one] { $squares } casilla
   *[other] { $squares } casillas
}), luego las coronas ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Da { $points } punto al momento.
       *[other] Da { $points } puntos al momento.
    }
reason-kingdomino-middle = El castillo sigue en el centro.
reason-kingdomino-no-hole = No deja ninguna casilla imposible de llenar.
reason-kingdomino-holes =
    { $count ->
        [one] Deja { $count } casilla imposible de llenar.
       *[other] Deja { $count } casillas imposibles de llenar.
    }
reason-kingdomino-no-place = No hay sitio para la loseta { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] Puede dar { $points } punto al momento.
       *[other] Puede dar { $points } puntos al momento.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Tiene { $count } corona.
       *[other] Tiene { $count } coronas.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } ganaría { $points } punto con ella.
       *[other] { $player } ganaría { $points } puntos con ella.
    }
reason-kingdomino-order =
    { $place ->
        [1] En la próxima ronda juegas en primer lugar.
        [2] En la próxima ronda juegas en segundo lugar.
        [3] En la próxima ronda juegas en tercer lugar.
       *[other] En la próxima ronda juegas en último lugar.
    }

## play: refusals

refused-kingdomino-over = La partida ha terminado.
refused-kingdomino-luck = Antes hay que sacar losetas o reyes.
refused-kingdomino-place-first = Coloca primero tu loseta y después elige la siguiente.
refused-kingdomino-pick-now = Tu loseta ya está colocada; elige ahora la siguiente.
refused-kingdomino-other-domino = La loseta que te toca colocar es { $own }, no { $tile }.
refused-kingdomino-not-in-row = La loseta { $tile } no está en la fila de la que se elige.
refused-kingdomino-taken = La loseta { $tile } ya tiene un rey.
refused-kingdomino-backwards = Las dos mitades de la loseta { $tile } son iguales: escríbela hacia el este o el sur.
refused-kingdomino-covered = Esa casilla ya está cubierta.
refused-kingdomino-outside = El reino tendría { $across } × { $down } casillas; debe caber en { $size } × { $size }.
refused-kingdomino-unmatched =
    Ninguna mitad toca el castillo ni su propio terreno ({ $left ->
        [wheat] trigo
        [forest] bosque
        [water] lago
        [grass] pradera
        [swamp] ciénaga
       *[mine] mina
    }, { $right ->
        [wheat] trigo
        [forest] bosque
        [water] lago
        [grass] pradera
        [swamp] ciénaga
       *[mine] mina
    }).
refused-kingdomino-fits =
    { $count ->
        [one] La loseta { $tile } se puede colocar de { $count } manera, así que hay que colocarla.
       *[other] La loseta { $tile } se puede colocar de { $count } maneras, así que hay que colocarla.
    }
refused-kingdomino-no-luck = Ahora no hay nada que sacar.
refused-kingdomino-row-twice = La loseta { $tile } está dos veces en la fila.
refused-kingdomino-row-seen = La loseta { $tile } ya salió antes.
refused-kingdomino-row-count = Losetas por fila: { $count }, no { $written }.
refused-kingdomino-lot-count = Reyes por sacar: { $count }, no { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } debe tener { $kings } rey en el orden.
       *[other] { $player } debe tener { $kings } reyes en el orden.
    }
refused-kingdomino-kings-snake = Con esta opción el orden es A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = No se puede leer «{ $text }» en esta posición.
refused-kingdomino-position-missing = A la posición le falta la parte «{ $section }».
refused-kingdomino-position-twice = La loseta { $tile } está en dos sitios.
refused-kingdomino-position-order = Las losetas de una fila van ordenadas desde el número más bajo.
refused-kingdomino-position-kings = Los reyes de { $player } no cuadran.
refused-kingdomino-position-count = El número de losetas no cuadra.
refused-kingdomino-position-kingdom = El reino de { $player } no se puede construir según las reglas.
refused-kingdomino-position-stage = El momento de la partida no concuerda con las filas de la mesa.
refused-kingdomino-position-past = Las partidas terminadas de esta Dinastía no cuadran.
text-kingdomino-move = Una jugada se escribe «48@1,0>e», «discard 48» o «pick 48».
text-kingdomino-direction = Una loseta apunta a e, s, w o n.

## page: the board

help-kingdomino = Elige una casilla resaltada; la loseta se muestra ahí con sus puntos. Gírala y juégala. D va a las losetas para elegir, P a tu reino.
kingdomino-current = Para colocar
kingdomino-round = Ronda { $round } de { $rounds }
kingdomino-game = Partida { $game } de { $games }
kingdomino-next = Para elegir
kingdomino-done = hecho
kingdomino-castle = castillo
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } con { $crowns } corona
       *[other] { $terrain } con { $crowns } coronas
    }
kingdomino-tile = loseta { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } a la derecha
        [left] { $x } a la izquierda
       *[none] { "" }
    } { $along ->
        [down] { $y } abajo
        [up] { $y } arriba
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] vacía
        [one] vacía, { $ways } manera de colocar
       *[other] vacía, { $ways } maneras de colocar
    }
kingdomino-kingdom =
    { $points ->
        [one] Reino de { $player }, { $points } punto
       *[other] Reino de { $player }, { $points } puntos
    }
kingdomino-enlarge =
    { $points ->
        [one] Ver el reino de { $player }, { $points } punto
       *[other] Ver el reino de { $player }, { $points } puntos
    }
kingdomino-own-again = Volver a mi reino
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – todavía sin corona
       *[no] { $gain }
    }
kingdomino-choose-place = Coloca { $tile }.
kingdomino-choose-tile = Elige una loseta para la próxima ronda.
kingdomino-no-place = La loseta { $number } no encaja en ninguna parte: hay que descartarla.
kingdomino-discard = Descartar { $number }
kingdomino-next-order = En la próxima ronda eliges en el puesto { $place }.
kingdomino-one-way = Aquí solo encaja así.
kingdomino-not-here = La loseta no encaja aquí.
kingdomino-move-pick = Elegir { $tile }
kingdomino-move-discard = Descartar la loseta { $number }
kingdomino-move-place = { $left } en { $a }, { $right } en { $b }
kingdomino-move-place-gain = { $left } en { $a }, { $right } en { $b } ({ $gain })
kingdomino-next-between = Tu puesto en la próxima ronda: del { $first } al { $last }, según los demás.
kingdomino-moment = Territorio completo: { $points }
kingdomino-to-come = Losetas por salir
kingdomino-to-come-about = Las que ya salieron están atenuadas. Por descubrir: { $count }.

## page: the score pad

pad-terrain = Terreno
pad-crowns = Coronas
pad-empty = vacío
pad-kingdom = Reino
pad-size = { $size } × { $size } casillas
pad-kingdomino-about = Elige un terreno y sus coronas y toca las casillas del reino.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Se sortean los reyes: eliges tú primero.
       *[other] Partida { $game } de { $games }. Se sortean los reyes: eliges tú primero.
    }
own-kingdomino-place =
    { $points ->
        [0] Colocas la loseta { $tile }.
        [one] Colocas la loseta { $tile } por { $points } punto.
       *[other] Colocas la loseta { $tile } por { $points } puntos.
    }
own-kingdomino-discard = No tienes sitio para la loseta { $tile } y la descartas.
own-kingdomino-pick = Eliges la loseta { $tile }.

## book: the guided first game

lesson-kingdomino-aim = ¡Saludos, majestad! Construye un reino de losetas alrededor de tu castillo. Un terreno solo da puntos si tiene coronas.
lesson-kingdomino-pick = Elige una loseta de la fila: tócala y juégala. Con números bajos eliges pronto en la próxima ronda; los altos llevan más coronas.
lesson-kingdomino-order = Tu rey está ahora en esa loseta. Los reyes juegan por orden de número, del más bajo al más alto.
lesson-kingdomino-place = Ahora coloca tu loseta en una de las casillas resaltadas; el número muestra cuántos puntos daría. Gírala con ↻, con la rueda del ratón o con la tecla R.
lesson-kingdomino-match = Una mitad debe tocar su propio terreno o el castillo. Intenta ampliar un terreno que tenga coronas.
lesson-kingdomino-points = Cada zona conectada vale sus casillas por sus coronas: cuatro casillas de bosque con dos coronas valen ocho.
lesson-kingdomino-limit = Tu reino debe caber en un cuadrado de cinco por cinco casillas. Una loseta que no encaja en ninguna parte se descarta: evita los huecos estrechos.
lesson-kingdomino-free = Ya sabes todo lo necesario. Sigue jugando y pide una pista cuando quieras.

## book: rules

rules-k1 = Kingdomino es para dos, tres o cuatro jugadores. Cada jugador construye un reino alrededor de una casilla de castillo.
rules-k2 = Con dos jugadores, cada uno tiene dos reyes; con tres o cuatro, uno.
rules-k3 = Hay 48 losetas, numeradas de 1 a 48. Cuando juegan cuatro se usan todas, con tres 36, con dos 24; el resto se retira boca abajo. (Interpretación: el número impreso para tres, 38, es una errata.) Opción: con tres se usan las 48 en filas de cuatro, y la que nadie eligió se retira.
rules-k4 = Una fila tiene tantas losetas como reyes hay: cuatro cuando juegan dos o cuatro, tres cuando juegan tres. Están ordenadas por número, la más baja arriba.
rules-k5 = Para la primera fila los reyes se sacan al azar; en ese orden cada uno se pone en una loseta libre. En una loseta solo hay un rey. Opción para dos: el orden es A, B, B, A.
rules-k6 = Cuando todas las losetas de una fila están elegidas, se muestra la fila siguiente, mientras queden losetas.
rules-k7 = El orden de los turnos es el de los reyes en la fila, desde arriba.
rules-k8 = En tu turno colocas primero en tu reino la loseta que está bajo tu rey y después pones el rey en una loseta libre de la fila siguiente.
rules-k9 = Con dos jugadores, cada uno tiene dos turnos por ronda, uno por cada rey.
rules-k10 = La partida tiene doce rondas; con dos jugadores, seis (doce en El Gran Duelo).
rules-k11 = En la última ronda no queda nada que elegir: solo colocas tu loseta.
rules-k12 = Una loseta cubre dos casillas libres vecinas, en cualquiera de las cuatro direcciones.
rules-k13 = Al menos una mitad debe tocar por un lado el castillo o una casilla de su propio terreno. Basta un contacto; los otros lados no tienen que coincidir.
rules-k14 = Todo el reino, castillo incluido, debe caber en un cuadrado de 5 × 5 (7 × 7 en El Gran Duelo). El castillo puede quedar en cualquier lugar de él.
rules-k15 = Una loseta que se puede colocar hay que colocarla, en cualquier sitio donde encaje. Si no encaja en ninguna parte, se descarta; después eliges como siempre. Pueden quedar huecos.
rules-k16 = Las casillas de un mismo terreno unidas por sus lados forman un territorio. Da el número de sus casillas por el de sus coronas; sin corona no da nada. Puedes tener varios territorios del mismo terreno. El castillo no pertenece a ninguno.
rules-k17 = Gana quien tiene más puntos. En caso de empate decide el territorio más grande, luego el número de coronas; si persiste el empate, se comparte la victoria.
rules-k18 = Dinastía: tres partidas seguidas, y gana la suma más alta. Con sumas iguales se comparte la victoria. En cada partida los reyes se sortean de nuevo.
rules-k19 = Reino Medio: 10 puntos más si el castillo está en el centro del reino. (Interpretación: tan lejos del borde izquierdo de lo colocado como del derecho, y de arriba como de abajo.) Otras dos lecturas están entre las opciones.
rules-k20 = Armonía: 5 puntos más si no se descartó nada y el reino está completo: todas las losetas colocadas y el cuadrado lleno.
rules-k21 = El Gran Duelo: juegan dos con las 48 losetas y construyen reinos de 7 × 7 en doce rondas de cuatro.

## book: captions of the examples

rules-example-kingdomino-tiles = Las losetas tienen dos mitades, cada una con un terreno y a veces coronas. El número decide el orden.
rules-example-kingdomino-row = Los reyes juegan en el orden de los números. Tras colocar una loseta, pones el rey en una loseta libre de la fila siguiente.
rules-example-kingdomino-match = Basta un lado que coincida: la loseta { $tile } toca su propio terreno solo con una mitad.
rules-example-kingdomino-scoring = Este reino da { $points } puntos: cada territorio cuenta sus casillas por sus coronas.
rules-example-kingdomino-complete = Un reino completo con el castillo en el centro: con las dos variantes da { $points } puntos.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } trigo, { terrain-letter-forest } bosque, { terrain-letter-water } lago, { terrain-letter-grass } pradera, { terrain-letter-swamp } ciénaga, { terrain-letter-mine } mina, con el número de coronas; ♜ castillo; ♔ y un número: el rey de ese asiento.

## command line

refused-score-castle = Un reino tiene exactamente un castillo; escríbelo «C».
refused-score-mixed = Escribe un reino como mapa o como losetas, no de las dos formas.
