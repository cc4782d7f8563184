# Quixo

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
                [self] { $player } empuja { $from } por { $to } y se queda el punto.
               *[partner] { $player } empuja { $from } por { $to } y da el punto a su pareja.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } no tiene cubo que tomar y pasa: tablas.
       *[no] { $player } no tiene cubo que tomar y pasa.
    }

refused-quixo-over = La partida ha terminado.
refused-quixo-lot-first = Aún no se ha sorteado quién empieza.
refused-quixo-lot-drawn = Ya se ha sorteado quién empieza.
refused-quixo-never-pass = Cuando juegan dos, nadie puede pasar.
refused-quixo-pass-with-cube = Solo puedes pasar si no hay ningún cubo que puedas tomar.
refused-quixo-not-border = { $square } no está en el borde.
refused-quixo-other-symbol = { $square } muestra el símbolo del otro bando.
refused-quixo-other-dot = El punto de { $square } apunta a { $player }.
refused-quixo-same-place = El cubo no puede volver a donde estaba.
refused-quixo-not-an-end = Un cubo de { $from } no puede entrar por { $to }: elige un extremo de su fila o columna.
refused-quixo-no-dots = Los puntos son solo para cuatro jugadores.
refused-quixo-dot-at-partner = El punto debe apuntar a ti o a tu pareja.
refused-quixo-three = Quixo es para dos jugadores, o para cuatro en equipos.
refused-quixo-endless = Sin límite de jugadas y sin tablas por repetición, una partida podría no acabar nunca.
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

score-quixo-own-line = Una línea propia
score-quixo-line-by-other = Una línea hecha por el otro bando

option-quixo-board = Tablero
option-quixo-board-about = Cubos por fila: 5 es el juego de verdad, 3 y 4 son pequeños.
option-quixo-move-cap = Partida más larga
option-quixo-move-cap-about = Tras tantas jugadas la partida es tablas; 0 para no poner límite.
option-quixo-repetition = Tablas por repetición
option-quixo-repetition-about = Una posición que aparece por tercera vez termina la partida en tablas.
option-quixo-move-seconds = Segundos por jugada
option-quixo-move-seconds-about = Quien tarda más pierde; 0 para no poner límite.
option-quixo-partners-may-consult = Las parejas pueden hablar
option-quixo-partners-may-consult-about = Abre un chat privado para cada equipo.
