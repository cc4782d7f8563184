# Bots: levels, reasons of hints, analysis, the arena.

level-beginner = Principiante
level-beginner-about = Mira una sola jugada y se le escapan cosas, como a quien empieza.
level-easy = Fácil
level-easy-about = Ve lo que una jugada da al momento y los peligros más claros.
level-medium = Medio
level-medium-about = Piensa en la respuesta a cada jugada.
level-hard = Difícil
level-hard-about = Planea por adelantado y rara vez se equivoca.
level-expert = Experto
level-expert-about = Usa todo lo que se sabe del juego y todo el tiempo que tiene.
level-random = Al azar
level-random-about = Hace cualquier jugada permitida.
level-greedy = Codicioso
level-greedy-about = Toma lo mejor del momento y nunca mira más allá.

refused-budget = «{ $text }» no es un tiempo para pensar. Posible: { $possible } (milisegundos, segundos, posiciones, iteraciones).

reason-quixo-wins = Completa tu línea y gana.
reason-quixo-loses = Hace una línea para el otro bando.
reason-quixo-draws = Termina la partida en tablas.
reason-quixo-lets-win = El otro bando puede ganar en la siguiente.
reason-quixo-stops = Impide una línea que el otro bando podía terminar.
reason-quixo-builds = Tu mejor línea tiene ahora { $count } de { $size }.
reason-quixo-breaks = Rompe la línea de { $count } del otro bando.
reason-quixo-new-cube = Toma un cubo nuevo para tu bando.
reason-quixo-own-cube = Mueve uno de tus cubos sin ceder nada.

class-forced = Forzada
class-best = La mejor
class-good = Buena
class-inaccuracy = Imprecisión
class-mistake = Error
class-blunder = Error grave

analysis-seat =
    { $player }: precisión del { $accuracy } %, la mejor jugada { $best } veces de { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } imprecisión
       *[other] { $inaccuracies } imprecisiones
    }, { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $blunders ->
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }. Cedido: { $lost } % de una victoria; suerte: { $luck } %.
analysis-luck-decided = Decidió la suerte: le valió un { $luck } % de una victoria a { $player }.
analysis-play-decided = Decidió el juego: los demás cedieron un { $percent } % de una victoria, y { $player } lo aprovechó.
analysis-even = Apenas se cedió nada; { $player } ganó una partida igualada.

turning-move = Jugada { $event }: { $player } jugó { $move } y sus opciones bajaron del { $before } % al { $after } %. Era mejor { $better }.
turning-good-luck = Suceso { $event }: la suerte ({ $luck }) subió las opciones de { $player } del { $before } % al { $after } %.
turning-bad-luck = Suceso { $event }: la suerte ({ $luck }) bajó las opciones de { $player } del { $before } % al { $after } %.
turning-decided = Desde el suceso { $event }, { $player } fue por delante hasta el final.

analysis-plot-title = Cómo fue la partida
analysis-plot-across = Suceso
analysis-plot-up = Opciones de victoria

refused-analysis-game = Este registro es de otro juego: { $game }.
refused-analysis-eyes = Este registro muestra solo lo que podía ver { $eyes }; un análisis necesita la partida entera.
refused-analysis-turn = Aquí no es el turno de { $player }.
refused-analysis-luck = Aquí no hay nada que sortear.
refused-analysis-move = «{ $text }» no es una jugada aquí: { $cause }.
refused-analysis-unit = Este bot no dice qué opciones de victoria espera; elige otro.

arena-progress =
    { $done } de { $of } partidas · { $score } · { $seconds ->
        [one] falta { $seconds } segundo
       *[other] faltan { $seconds } segundos
    }
arena-heading =
    { $game }, { $seats } asientos, { $budget } por jugada: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }
arena-row = { $bot }: cuota { $share } ± { $sure } %, { $wins } ganadas, { $shared } compartidas, { $losses } perdidas; puntos { $points }, diferencia { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms por jugada
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } encuentro
       *[other] { $met } encuentros
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Prueba secuencial: mejor (LLR { $llr }, límites { $lower } y { $upper })
        [not_better] Prueba secuencial: no mejor (LLR { $llr }, límites { $lower } y { $upper })
       *[open] Prueba secuencial: sin decidir (LLR { $llr }, límites { $lower } y { $upper })
    }
arena-plot-title = Fuerza y tiempo de pensar
arena-plot-across = Pensar (milisegundos o posiciones)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot no basta para { $seats } asientos. Posible: { $possible }, o más que asientos.
       *[other] { $bots } bots no van con { $seats } asientos. Posible: { $possible }, o más que asientos.
    }
refused-arena-games = Un encuentro necesita al menos una partida.
refused-arena-illegal = { $bot } jugó { $move }, que no está permitido ({ $why }) en { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } no es un archivo de resultados.
refused-arena-other-match = { $path } contiene los resultados de otro encuentro.
refused-arena-nothing-to-merge = Nombra los archivos de resultados que hay que juntar.
refused-shard = «{ $text }» no es parte de un encuentro. Posible: { $possible }.
refused-sprt = «{ $text }» no es una prueba secuencial. Posible: { $possible }.
