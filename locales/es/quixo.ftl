### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Toma un cubo, empújalo de vuelta y pon en línea cinco símbolos tuyos.
rules-intro-quixo = Toma un cubo del borde, gíralo para que muestre tu símbolo y empújalo de vuelta. Con cinco en línea ganas.

## play: options

option-quixo-board = Tablero
option-quixo-board-about = Cubos por fila: 5 es el juego estándar, 3 y 4 son más pequeños.
option-quixo-move-cap = Límite de jugadas
option-quixo-move-cap-about = Tras este número de jugadas la partida termina en tablas; 0 para no poner límite.
option-quixo-repetition = Tablas por repetición
option-quixo-repetition-about = Una posición que aparece por tercera vez termina la partida en tablas.
option-quixo-move-seconds = Segundos por jugada
option-quixo-move-seconds-about = Quien supera este tiempo pierde; 0 para no poner límite.
option-quixo-partners-may-consult = Las parejas pueden hablar
option-quixo-partners-may-consult-about = Abre un chat privado para cada equipo.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } hace la primera jugada con las cruces.
       *[circle] { $player } hace la primera jugada con los círculos.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } empuja { $from } por { $to } y gana con una línea.
        [loss] { $player } empuja { $from } por { $to } y hace una línea para el otro bando.
        [draw] { $player } empuja { $from } por { $to }: tablas.
       *[no] { $player } empuja { $from } por { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } empuja { $from } por { $to } y gana con una línea.
        [loss] { $player } empuja { $from } por { $to } y hace una línea para el otro bando.
        [draw] { $player } empuja { $from } por { $to }: tablas.
       *[no]
            { $dot ->
                [self] { $player } empuja { $from } por { $to } y gira el punto hacia sí.
               *[partner] { $player } empuja { $from } por { $to } y gira el punto hacia su pareja.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } no puede tomar ningún cubo y pasa: tablas.
       *[no] { $player } no puede tomar ningún cubo y pasa.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Empujar { $from } por { $to } y ganar con una línea
        [loss] Empujar { $from } por { $to } y hacer una línea para el otro bando
        [draw] Empujar { $from } por { $to }: tablas
       *[no] Empujar { $from } por { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Empujar { $from } por { $to } y ganar con una línea
        [loss] Empujar { $from } por { $to } y hacer una línea para el otro bando
        [draw] Empujar { $from } por { $to }: tablas
       *[no]
            { $dot ->
                [self] Empujar { $from } por { $to } y girar el punto hacia ti
               *[partner] Empujar { $from } por { $to } y girar el punto hacia tu pareja
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Pasar: no hay ningún cubo que puedas tomar, así que son tablas
       *[no] Pasar: no hay ningún cubo que puedas tomar
    }

## play: points

score-quixo-own-line = Una línea propia
score-quixo-line-by-other = Una línea hecha por el otro bando

## play: hints

reason-quixo-wins = Completa tu línea y gana.
reason-quixo-loses = Completa una línea para el otro bando.
reason-quixo-draws = Termina la partida en tablas.
reason-quixo-lets-win = El otro bando puede ganar en la siguiente jugada.
reason-quixo-stops = Impide que el otro bando complete una línea.
reason-quixo-builds = Tu línea más larga tiene ahora { $count } de { $size }.
reason-quixo-breaks = Rompe la línea de { $count } del otro bando.
reason-quixo-new-cube = Da un cubo nuevo a tu bando.
reason-quixo-own-cube = Mueve uno de tus cubos.

## play: refusals

refused-quixo-over = La partida ha terminado.
refused-quixo-lot-first = Aún no se ha sorteado quién empieza.
refused-quixo-lot-drawn = Ya se ha sorteado quién empieza.
refused-quixo-never-pass = Con dos jugadores nadie puede pasar.
refused-quixo-pass-with-cube = Solo puedes pasar si no hay ningún cubo que puedas tomar.
refused-quixo-not-border = { $square } no está en el borde.
refused-quixo-other-symbol = { $square } muestra el símbolo del otro bando.
refused-quixo-other-dot = El punto de { $square } apunta a { $player }.
refused-quixo-same-place = El cubo no puede volver a donde estaba.
refused-quixo-not-an-end = Un cubo de { $from } no puede entrar por { $to }: elige un extremo de su fila o columna.
refused-quixo-no-dots = Los puntos solo se usan con cuatro jugadores.
refused-quixo-dot-at-partner = El punto debe apuntar a ti o a tu pareja.
refused-quixo-three = Quixo es para dos jugadores, o para cuatro en equipos.
refused-quixo-endless = Sin límite de jugadas y sin tablas por repetición, una partida podría no acabar nunca.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Antes del sorteo el tablero está neutro y nada se ha movido.
        [moves] No se pueden haber girado tantos cubos en tan pocas jugadas.
        [past] Los tableros anteriores no llevan a este.
        [line] La partida había terminado antes de esta posición.
       *[last] La última jugada no lleva a esta posición.
    }
text-quixo-square = Aquí se espera una casilla de a1 a { $last }.
text-quixo-cube =
    { $seats ->
        [4] Un cubo se escribe «.» si es neutro; si no, con el asiento al que apunta su punto, de 0 a 3.
       *[other] Un cubo se escribe «.» si es neutro, «x» para una cruz, «o» para un círculo.
    }

## page: the board

help-quixo = Toma un cubo con el contorno iluminado y elige por qué lado empujarlo. Con el teclado: flechas, Intro y la flecha de ese lado.
quixo-board = Tablero
quixo-cell =
    { $square }: { $symbol ->
        [cross] cruz
        [circle] círculo
       *[blank] neutro
    }{ $dot ->
        [yes] , el punto apunta a { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , se puede tomar
       *[no] { "" }
    }
quixo-row = Fila { $row }: { $cells }
quixo-cube-cross = cruz
quixo-cube-circle = círculo
quixo-cube-blank = neutro
quixo-choose-cube =
    { $symbol ->
        [cross] Toma un cubo: neutro o cruz.
       *[circle] Toma un cubo: neutro o círculo.
    }
quixo-choose-cube-dot = Toma un cubo neutro o uno cuyo punto apunte a ti.
quixo-choose-side = ¿Por qué lado lo empujas?
quixo-move =
    { $side ->
        [top] Cubo { $from }, empujado por arriba
        [bottom] Cubo { $from }, empujado por abajo
        [left] Cubo { $from }, empujado por la izquierda
       *[right] Cubo { $from }, empujado por la derecha
    }
quixo-move-dot = el punto apunta a { $player }
quixo-move-pass = Pasar
quixo-must-pass = No puedes tomar ningún cubo: pasa.
quixo-dot = A quién apunta el punto
quixo-wins = gana
quixo-loses = Cuidado: ¡esto hace una línea para el otro bando!
quixo-moment = ¡{ $count } en línea!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Haces la primera jugada con las cruces.
       *[circle] Haces la primera jugada con los círculos.
    }
own-quixo-push =
    { $ends ->
        [win] Empujas { $from } por { $to } y ganas con una línea.
        [loss] Empujas { $from } por { $to } y haces una línea para el otro bando.
        [draw] Empujas { $from } por { $to }: tablas.
       *[no] Empujas { $from } por { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Empujas { $from } por { $to } y ganas con una línea.
        [loss] Empujas { $from } por { $to } y haces una línea para el otro bando.
        [draw] Empujas { $from } por { $to }: tablas.
       *[no]
            { $dot ->
                [self] Empujas { $from } por { $to } y giras el punto hacia ti.
               *[partner] Empujas { $from } por { $to } y giras el punto hacia tu pareja.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] No puedes tomar ningún cubo y pasas: tablas.
       *[no] No puedes tomar ningún cubo y pasas.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: pon cinco de tus símbolos en línea y ganas. Vale una fila, una columna o una diagonal.
lesson-quixo-take = Toma un cubo neutro del borde y elige por qué lado empujarlo de vuelta. Volverá con tu símbolo.
lesson-quixo-again = Toda la línea avanzó un lugar. Puedes tomar cubos neutros y los tuyos, nunca los del otro bando.
lesson-quixo-other = Empujar mueve también los cubos del otro bando: úsalo para romper sus líneas.
lesson-quixo-danger = Pero cuidado: si tu empuje hace cinco para el otro bando, pierdes, aunque también hagas cinco.
lesson-quixo-free = Ya sabes todo lo necesario. Sigue jugando y pide una pista cuando quieras.

## book: rules

rules-q1 = 25 cubos llenan el tablero de 5 × 5 casillas, con la cara neutra arriba. Cada cubo tiene una cruz y un círculo; el resto es neutro. Un bando juega con cruces, el otro con círculos. Se sortea quién empieza. Opciones: tableros de 3 × 3 o 4 × 4.
rules-q2 = En tu turno toma uno de los 16 cubos del borde, neutro o con tu símbolo, nunca uno con el símbolo del otro bando.
rules-q3 = Mostrara lo que mostrara, vuelve con tu símbolo arriba.
rules-q4 = Empújalo de vuelta por un extremo de la fila o columna de la que salió, para que se cierre el hueco: dos maneras para una esquina, tres para los demás. No puede volver al lugar del que salió.
rules-q5 = Gana una línea de cinco símbolos tuyos, en fila, columna o diagonal.
rules-q6 = Si haces una línea del símbolo del otro bando, pierdes, aunque el mismo empuje haga una línea tuya.
rules-q7 = Con dos jugadores nadie puede pasar, y nunca hace falta.
rules-q8 = Se puede acordar un límite de tiempo por jugada. (Interpretación: quien agota el tiempo pierde.)
rules-q9 = (Interpretación: en las reglas impresas no hay tablas. Una posición que aparece por tercera vez da tablas, igual que una partida de 200 jugadas. El número de jugadas se puede cambiar; se puede desactivar uno de los dos tipos de tablas, pero no ambos.)
rules-q10 = Cuatro jugadores forman dos equipos, y cada cual se sienta frente a su pareja. Los turnos van en sentido horario, así que los equipos se alternan.
rules-q11 = Cada símbolo lleva un punto. Un cubo con símbolo solo lo puede tomar la persona a la que apunta su punto; los neutros, cualquiera. El punto sigue apuntando a la misma persona mientras el cubo se empuja.
rules-q12 = Cuando empujas un cubo, haces que su punto apunte a ti o a tu pareja.
rules-q13 = Solo puedes pasar si ningún cubo del borde es neutro y ningún cubo del borde con tu símbolo apunta a ti. (Interpretación: entonces debes pasar.)
rules-q14 = Los jugadores acuerdan si las parejas pueden hablar de la partida; lo decide una opción.

## book: captions of the examples

rules-example-quixo-push = El cubo marcado se empujó por { $to }; todos los cubos desde ahí hasta { $from }, de donde salió, avanzaron una casilla.
rules-example-quixo-line = Una línea entera de cruces: han ganado las cruces.
rules-example-quixo-other = Las cruces empujaron e hicieron una línea de círculos: han ganado los círculos.
rules-example-quixo-dots = Cuando juegan cuatro, cada símbolo lleva un punto; solo puede tomar el cubo la persona a la que apunta.

## terminal

terminal-letters-quixo = X cruz, O círculo, · neutro; una cifra tras un símbolo dice a quién apunta su punto.

## command line

cli-solve-about = Resolver Quixo: el valor de cada tablero
cli-solve-game = Qué resolver
cli-solve-size = Cubos por fila: 3, 4 o 5
cli-solve-distances = Averiguar también a qué distancia están victorias y derrotas
cli-solve-dir = Guardar aquí las tablas terminadas y seguir desde ellas tras una parada
cli-solve-layers = Solo este número de capas (tableros con igual número de cubos girados), desde el tablero lleno
cli-solve-threads = Hilos que se usan
cli-solve-check = Volver a comprobar esta cantidad de posiciones al azar de cada capa, solo con las reglas
cli-solve-json = Mostrar un documento JSON
solve-progress = cubos: { $cubes }, { $rate } tableros/s, faltan { $left } s, { $memory } MB de memoria, { $disk } MB de disco
solve-layer = { $cubes ->
    [all] En total: victorias { $wins }, derrotas { $losses }, tablas { $draws }
   *[other] Cubos girados: { $cubes }; victorias { $wins }, derrotas { $losses }, tablas { $draws }
}
solve-first = { $value ->
    [win] Gana quien empieza.
    [loss] Pierde quien empieza.
   *[draw] La partida termina en tablas.
}
solve-done = { $seconds } s, { $rate } tableros por segundo salvo simetría; a este ritmo, resolver por completo este tamaño lleva { $whole } horas.
solve-checked = Posiciones comprobadas de nuevo: { $boards }; todas coinciden.
refused-solve-size = Hay tableros de 3, 4 y 5 cubos por fila.
refused-solve-folder = Los tableros de 5 cubos por fila necesitan una carpeta para sus tablas (--dir).
refused-train-tables = El entrenamiento necesita las tablas de todos los tableros de 5 × 5; créalas primero (klots solve quixo --size 5).
refused-solve-wrong = Esta posición está mal resuelta: { $board }. Avísanos; borra las tablas y resuelve de nuevo.
score-quixo-line = { $symbol ->
    [cross] Las cruces tienen una línea
   *[circle] Los círculos tienen una línea
}: { $cells }
score-quixo-none = Nadie tiene una línea.
score-quixo-won = { $symbol ->
    [cross] Han ganado las cruces.
   *[circle] Han ganado los círculos.
}
refused-score-board = Un tablero tiene de { $min } a { $max } filas, cada una con otros tantos cubos.
refused-score-pushed = Los dos bandos tienen una línea: indica quién empujó en último lugar, «pushed: x» o «pushed: o».
