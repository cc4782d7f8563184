### Kingdomino

terrain-wheat = trigo
terrain-forest = bosque
terrain-water = lago
terrain-grass = pradera
terrain-swamp = ciénaga
terrain-mine = mina
terrain-castle = castillo

option-kingdomino-three-players = Cuando juegan tres
option-kingdomino-three-players-about = Cuántas losetas hay en una fila cuando juegan tres.
option-kingdomino-three-players-is-lines_of_three = filas de tres, 36 losetas
option-kingdomino-three-players-is-lines_of_four = filas de cuatro, las 48; la que nadie toma sale del juego
option-kingdomino-first-picks = Primera elección
option-kingdomino-first-picks-about = En qué orden eligen dos en la primera fila.
option-kingdomino-first-picks-is-lot = los reyes se sortean
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastía
option-kingdomino-dynasty-about = Tres partidas seguidas; gana la suma más alta.
option-kingdomino-middle-kingdom = Reino Medio
option-kingdomino-middle-kingdom-about = 10 puntos más por un castillo en medio de su reino.
option-kingdomino-middle-kingdom-is-off = no
option-kingdomino-middle-kingdom-is-rule = igual a izquierda que a derecha, igual arriba que abajo
option-kingdomino-middle-kingdom-is-reach = nada queda más lejos que medio reino completo
option-kingdomino-middle-kingdom-is-full = igual por todos los lados, y con el ancho y alto máximos
option-kingdomino-harmony = Armonía
option-kingdomino-harmony-about = 5 puntos más por un reino completo sin losetas descartadas.
option-kingdomino-mighty-duel = El Gran Duelo
option-kingdomino-mighty-duel-about = Juegan dos, las 48 losetas, reinos de 7 × 7.

told-kingdomino-kings =
    { $games ->
        [1] Los reyes están sorteados: { $player } elige primero.
       *[other] Partida { $game } de { $games }. Los reyes están sorteados: { $player } elige primero.
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

refused-kingdomino-over = La partida ha terminado.
refused-kingdomino-luck = Antes hay que sacar losetas o reyes.
refused-kingdomino-place-first = Coloca primero tu loseta y después elige la siguiente.
refused-kingdomino-pick-now = Tu loseta ya está colocada; elige ahora la siguiente.
refused-kingdomino-other-domino = La loseta que te toca colocar es { $own }, no { $tile }.
refused-kingdomino-not-in-row = La loseta { $tile } no está en la fila para elegir.
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
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } tiene { $kings } rey en el orden.
       *[other] { $player } tiene { $kings } reyes en el orden.
    }
refused-kingdomino-kings-snake = En serpiente el orden es A, B, B, A.

refused-kingdomino-position-word = No se puede leer «{ $text }» en esta posición.
refused-kingdomino-position-missing = A la posición le falta la parte «{ $section }».
refused-kingdomino-position-twice = La loseta { $tile } está en dos sitios.
refused-kingdomino-position-order = Las losetas de una fila suben desde el número más bajo.
refused-kingdomino-position-kings = Los reyes de { $player } no cuadran.
refused-kingdomino-position-count = El número de losetas no cuadra.
refused-kingdomino-position-kingdom = El reino de { $player } no se puede construir según las reglas.
refused-kingdomino-position-stage = El momento de la partida no concuerda con las filas de la mesa.
refused-kingdomino-position-past = Las partidas terminadas de esta Dinastía no cuadran.

text-kingdomino-move = Una jugada se escribe «48@1,0>e», «discard 48» o «pick 48».
text-kingdomino-direction = Una loseta apunta a e, s, w o n.

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
