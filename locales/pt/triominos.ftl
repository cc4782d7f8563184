### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Acerta os cantos das peças triangulares, constrói pontes e fecha hexágonos.
rules-intro-triominos = Coloca peças triangulares lado a lado, ganha pontos por cada peça e mais por pontes e hexágonos.

## play: options

option-triominos-hexagons = Vários hexágonos de uma vez
option-triominos-hexagons-about = Quantos pontos rende uma peça que completa mais de um hexágono.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, sejam quantos forem
option-triominos-hexagons-is-each = 50 por cada um
option-triominos-target = Pontos a atingir
option-triominos-target-about = A partida acaba depois da ronda em que um jogador atinge este total.
option-triominos-rounds = Máximo de rondas (0 = ∞)
option-triominos-rounds-about = A partida acaba depois deste número de rondas, mesmo que ninguém tenha atingido a meta; 0 para não haver limite.
option-triominos-solo-hand = Peças na mão a solo
option-triominos-solo-hand-about = Com 0, todas as peças se tiram do monte.
option-triominos-solo-draws = Peças que se podem tirar a solo
option-triominos-solo-draws-about = Com um limite, os resultados podem comparar-se; 20 é um bom número. Com 55 não há limite.

## play: log

told-triominos-dealt = As peças da ronda { $round } estão distribuídas; { $player } começa.
told-triominos-turned-up = Vira-se { $tile }: { $points } pontos.
told-triominos-starts = { $player } começa com { $tile }: { $points } pontos.
told-triominos-lays = { $bonus ->
    [bridge] { $player } coloca { $tile } e faz uma ponte: { $points } pontos.
    [double] { $player } coloca { $tile } com uma ligação dupla: { $points } pontos.
    [hexagon] { $player } coloca { $tile } e fecha um hexágono: { $points } pontos.
    [hexagons2] { $player } coloca { $tile } e fecha dois hexágonos: { $points } pontos.
    [hexagons3] { $player } coloca { $tile } e fecha três hexágonos: { $points } pontos.
   *[none] { $points ->
        [0] { $player } coloca { $tile }: { $points } pontos.
        [one] { $player } coloca { $tile }: { $points } ponto.
       *[other] { $player } coloca { $tile }: { $points } pontos.
    }
}{ $ends ->
    [out] { " " }Era a última peça: a ronda acabou.
    [blocked] { " " }Já ninguém pode jogar: a ronda acabou.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } tira uma peça.
    [2] { $player } tira uma segunda peça.
    [3] { $player } tira uma terceira peça.
   *[other] { $player } tira outra vez (peça { $count } deste turno).
}
told-triominos-drew = { $missed ->
    [yes] A peça não encaixa, e passa a vez.
   *[no] { $player } tirou uma peça.
}{ $ends ->
    [blocked] { " " }Já ninguém pode jogar: a ronda acabou.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } tirou { $tile }. Não encaixa, e passa a vez.
   *[no] { $player } tirou { $tile }.
}{ $ends ->
    [blocked] { " " }Já ninguém pode jogar: a ronda acabou.
   *[no] { "" }
}
told-triominos-passes = { $player } passa: { $points } pontos.{ $ends ->
    [blocked] { " " }Já ninguém pode ou quer jogar: a ronda acabou.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Começar com { $tile }: { $points } pontos
may-triominos-lays = { $bonus ->
    [bridge] Colocar { $tile } e fazer uma ponte: { $points } pontos
    [double] Colocar { $tile } com uma ligação dupla: { $points } pontos
    [hexagon] Colocar { $tile } e fechar um hexágono: { $points } pontos
    [hexagons2] Colocar { $tile } e fechar dois hexágonos: { $points } pontos
    [hexagons3] Colocar { $tile } e fechar três hexágonos: { $points } pontos
   *[none] { $points ->
        [0] Colocar { $tile }: { $points } pontos
        [one] Colocar { $tile }: { $points } ponto
       *[other] Colocar { $tile }: { $points } pontos
    }
}{ $ends ->
    [out] { " – " }a tua última peça
    [blocked] { " – " }depois já ninguém pode jogar
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Tirar uma peça
    [2] Tirar uma segunda peça
    [3] Tirar uma terceira peça
   *[other] Tirar outra vez (peça { $count } deste turno)
}
may-triominos-passes = Passar: { $points } pontos{ $ends ->
    [blocked] { " – " }depois já ninguém pode ou quer jogar
   *[no] { "" }
}

## play: points

score-triominos-tiles = Peças colocadas
score-triominos-starts = Primeiras peças
score-triominos-bridges = Pontes
score-triominos-doubles = Ligações duplas
score-triominos-hexagons = Hexágonos
score-triominos-draws = Peças tiradas
score-triominos-misses = Turnos sem jogar
score-triominos-outs = Fecho de ronda
score-triominos-hands = Peças que restam aos outros

## play: hints

reason-triominos-start = É a peça inicial.
reason-triominos-last-tile = É a tua última peça: a ronda é tua.
reason-triominos-points = { $bonus ->
    [bridge] { $points } pontos com uma ponte.
    [double] { $points } pontos com uma ligação dupla.
    [hexagon] { $points } pontos com um hexágono.
    [hexagons2] { $points } pontos com dois hexágonos.
    [hexagons3] { $points } pontos com três hexágonos.
   *[none] { $points ->
        [0] { $points } pontos.
        [one] { $points } ponto.
       *[other] { $points } pontos.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Deixa um lugar onde outro jogador pode ganhar um bónus.
   *[other] Deixa { $count } lugares onde outros jogadores podem ganhar um bónus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Elimina um lugar para um bónus.
   *[other] Elimina { $count } lugares para um bónus.
}
reason-triominos-narrows = { $count ->
    [0] Já não encaixa nenhuma peça que os outros possam ter.
    [one] Já só encaixa uma peça que os outros possam ter.
   *[other] Já só encaixam { $count } peças que os outros possam ter.
}
reason-triominos-goes-on = { $count ->
    [0] Depois não encaixa nenhuma das tuas peças.
    [one] Depois encaixa uma das tuas peças.
   *[other] Depois encaixam { $count } das tuas peças.
}
reason-triominos-draws-to-wait = As tuas peças vão valer mais depois: tirar custa menos do que jogar agora.
reason-triominos-must-draw = Nenhuma das tuas peças encaixa.
reason-triominos-passes-to-wait = Passar custa menos do que jogar agora.
reason-triominos-must-pass = Nenhuma das tuas peças encaixa e não resta nada para tirar.

## play: refusals

refused-triominos-over = A partida acabou.
refused-triominos-luck-first = As peças ainda estão a ser distribuídas ou tiradas.
refused-triominos-no-luck = Agora não se distribui nem se tira nada.
refused-triominos-start = A ronda começa com { $tile } no meio da mesa.
refused-triominos-must-lay = Tiraste { $tile }, que encaixa: tens de a colocar agora.
refused-triominos-held-before = Já tiraste peças neste turno: não podes colocar { $tile }, que já tinhas.
refused-triominos-pool-empty = Não resta nada para tirar.
refused-triominos-draws-used = { $count ->
    [0] Neste jogo não se pode tirar nenhuma peça.
    [one] Já tiraste a única peça permitida.
   *[other] Já tiraste todas as { $count } peças permitidas.
}
refused-triominos-must-draw = { $count ->
    [one] Não podes passar: ainda há uma peça para tirar.
   *[other] Não podes passar: ainda há { $count } peças para tirar.
}
refused-triominos-not-in-hand = { $tile } não está na tua mão.
refused-triominos-covered = Aí já está uma peça.
refused-triominos-no-side = Não há nenhuma peça ao lado desse lugar.
refused-triominos-corner = Esse canto mostra { $shows }, não { $not }.
refused-triominos-hand-size = { $count ->
    [0] O lugar { $seat } recebe { $count } peças em vez de { $expected }.
    [one] O lugar { $seat } recebe { $count } peça em vez de { $expected }.
   *[other] O lugar { $seat } recebe { $count } peças em vez de { $expected }.
}
refused-triominos-not-in-pool = { $tile } não está no monte.
refused-triominos-tile-twice = { $tile } aparece duas vezes.
refused-triominos-table = { $tile } não pode ir para aí.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Há uma peça em dois sítios.
        [points] Nenhuma partida tem estas rondas e totais.
        [last] A ronda anterior não pode ter acabado assim.
       *[other] Esta posição não pode existir.
    }
text-triominos-tile = Não há nenhuma peça { $text }: os números vão de 0 a 5 e sobem no sentido dos ponteiros do relógio.
text-triominos-stage = «{ $text }» não é nenhum de deal, start, play, draw, over.
text-triominos-too-many = Há mais peças postas de lado do que as que o jogo tem.

## page: the board

pool-count =
    { $count ->
        [0] { $count } peças no monte
        [one] { $count } peça no monte
       *[other] { $count } peças no monte
    }
help-triominos = Escolhe uma peça da tua mão (1 a 9) e depois um dos lugares realçados. Arrasta a mesa para a mover; 0 mostra tudo.
triominos-table =
    { $count ->
        [0] Mesa com { $count } peças: { $tiles }
        [one] Mesa com { $count } peça: { $tiles }
       *[other] Mesa com { $count } peças: { $tiles }
    }
triominos-spots = Lugares onde a peça encaixa
triominos-points =
    { $bonus ->
        [bridge] { $points } pontos com uma ponte
        [double] { $points } pontos com uma ligação dupla
        [hexagon] { $points } pontos com um hexágono
        [hexagons2] { $points } pontos com dois hexágonos
        [hexagons3] { $points } pontos com três hexágonos
       *[none]
            { $points ->
                [0] { $points } pontos
                [one] { $points } ponto
               *[other] { $points } pontos
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Ponte!
        [double] Ligação dupla!
        [hexagons2] Dois hexágonos!
        [hexagons3] Três hexágonos!
       *[hexagon] Hexágono!
    }
triominos-choose-tile = Escolhe uma peça da tua mão.
triominos-choose-spot =
    { $count ->
        [one] Encaixa em { $count } lugar.
       *[other] Encaixa em { $count } lugares.
    }
triominos-fits-nowhere = { $tile } agora não encaixa em lado nenhum.
triominos-must-draw = Nenhuma das tuas peças encaixa: tira do monte.
triominos-must-pass = Nenhuma das tuas peças encaixa e não resta nada para tirar: passa.
triominos-draw = Tirar (−5)
triominos-draws-left = Ainda podes tirar neste turno: { $count }
triominos-pass = Passar (−10)
triominos-move-start = Colocar { $tile } primeiro: { $points }
triominos-move-beside = Colocar { $tile } ao lado de { $beside }
triominos-move-lay = Colocar { $tile } ao lado de { $beside }: { $points }
triominos-draw-again = A peça tirada não encaixa: tira outra vez. Ainda podes tirar neste turno: { $count }.
triominos-draw-sure = Uma peça tua encaixa. Tirar mesmo assim (−5)?

## page: the score pad

pad-whose = De quem é a vez
pad-what = Ação
pad-value = Valor da peça
pad-others = Valor das peças dos outros
pad-triominos-about = Anota cada peça, cada peça tirada e o fim de cada ronda; a folha faz a soma.
pad-deed-lay = Peça colocada
pad-deed-start = Primeira peça da ronda
pad-deed-bridge = Ponte
pad-deed-double = Ligação dupla
pad-deed-hexagon = Hexágono
pad-deed-hexagons2 = Dois hexágonos
pad-deed-hexagons3 = Três hexágonos
pad-deed-draw = Peça tirada
pad-deed-stuck = Turno sem jogar
pad-deed-out = Última peça, ronda ganha
pad-deed-blocked = Valor mais baixo em ronda bloqueada

## page: what you did

own-triominos-dealt = As peças da ronda { $round } estão distribuídas; começas tu.
own-triominos-starts = Começas com { $tile }: { $points } pontos.
own-triominos-lays = { $bonus ->
    [bridge] Colocas { $tile } e fazes uma ponte: { $points } pontos.
    [double] Colocas { $tile } com uma ligação dupla: { $points } pontos.
    [hexagon] Colocas { $tile } e fechas um hexágono: { $points } pontos.
    [hexagons2] Colocas { $tile } e fechas dois hexágonos: { $points } pontos.
    [hexagons3] Colocas { $tile } e fechas três hexágonos: { $points } pontos.
   *[none] { $points ->
        [0] Colocas { $tile }: { $points } pontos.
        [one] Colocas { $tile }: { $points } ponto.
       *[other] Colocas { $tile }: { $points } pontos.
    }
}{ $ends ->
    [out] { " " }Era a última peça: a ronda acabou.
    [blocked] { " " }Já ninguém pode jogar: a ronda acabou.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Tiras uma peça.
    [2] Tiras uma segunda peça.
    [3] Tiras uma terceira peça.
   *[other] Tiras outra vez (peça { $count } deste turno).
}
own-triominos-drew-tile = { $missed ->
    [yes] Tiraste { $tile }. Não encaixa, e passa a vez.
   *[no] Tiraste { $tile }.
}{ $ends ->
    [blocked] { " " }Já ninguém pode jogar: a ronda acabou.
   *[no] { "" }
}
own-triominos-passes = Passas: { $points } pontos.{ $ends ->
    [blocked] { " " }Já ninguém pode ou quer jogar: a ronda acabou.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: cada peça que colocas vale a soma dos seus três números. Quando alguém chega a 400, joga-se a ronda até ao fim e o total mais alto ganha a partida.
lesson-triominos-tile = Escolhe uma peça da tua mão. Cada lugar onde encaixa fica realçado, com a peça já rodada. Escolhe um e joga.
lesson-triominos-match = Duas peças tocam-se por um lado inteiro, e aí os dois números têm de coincidir com os da peça vizinha. O mesmo vale para cada canto que encontra outro.
lesson-triominos-draw = Se não podes ou não queres colocar uma peça, tira até três; cada uma custa cinco pontos. Depois de começares, continua até uma encaixar.
lesson-triominos-bonus = Uma ponte ou uma ligação dupla vale mais 40 pontos, um hexágono fechado mais 50. Procura-os!
lesson-triominos-end = Quem colocar primeiro a sua última peça recebe 25 pontos mais o valor de todas as peças que restam aos outros.
lesson-triominos-free = Já sabes tudo. Continua a jogar e pede uma dica sempre que quiseres.

## book: rules

rules-t1 = Há 56 peças triangulares com os números 0 a 5, cada combinação uma vez, a subir no sentido dos ponteiros do relógio. Uma peça vale a soma dos seus cantos.
rules-t2 = Dois jogadores tiram 9 peças cada, três ou quatro tiram 7, cinco ou seis tiram 6. As restantes formam o monte, viradas para baixo.
rules-t3 = A tripla mais alta (três números iguais) é a primeira a ser colocada, por quem a tem. Se ninguém tiver uma tripla, começa a peça de maior valor. (Decisão: é obrigatório usar essa peça; entre valores iguais decide o maior canto, depois o segundo.)
rules-t4 = Quem começa recebe o valor da peça mais 10, mesmo com 0-0-0.
rules-t5 = Depois joga-se no sentido dos ponteiros do relógio. Uma peça encosta-se lado com lado a outra, de modo que os dois números do lado comum coincidam, e rende o seu valor. (Decisão: cada canto que encontra um canto na mesa tem de ser igual, mesmo onde só se tocam as pontas.)
rules-t6 = Se não podes ou não queres colocar uma peça, tiras, uma de cada vez, no máximo três; cada uma custa 5 pontos. Uma peça tirada que encaixa tem de ser colocada logo. Depois de começares a tirar, tens de continuar até uma encaixar, teres tirado três ou o monte ficar vazio. Se a terceira também não encaixar, perdes mais 10 pontos e o teu turno acaba. (Decisão: depois de tirar não podes colocar uma peça que já tinhas.)
rules-t7 = Se o monte está vazio e não podes ou não queres colocar uma peça, perdes 10 pontos e o teu turno acaba. (Decisão: um turno sem peça colocada custa sempre 10 pontos. Se todos passarem de seguida, a ronda acaba.)
rules-t8 = Quem colocar primeiro a sua última peça acaba a ronda e recebe 25 pontos mais o valor de todas as peças que restam aos outros. Os outros não perdem nada.
rules-t9 = A ronda também acaba quando o monte está vazio e ninguém pode jogar. Quem tem as peças com o valor total mais baixo recebe o valor das peças de todos os outros, menos o seu; os 25 pontos não se recebem. (Decisão: se vários jogadores tiverem o valor mais baixo, cada um deles pontua assim.)
rules-t10 = Ponte, 40 pontos: a peça partilha um lado com uma vizinha, e o canto oposto toca noutra peça.
rules-t11 = Ligação dupla, 40 pontos: a peça partilha dois lados com peças na mesa.
rules-t12 = Hexágono, 50 pontos: a peça completa seis peças à volta de um ponto. Não se acrescenta o bónus da ligação dupla. (Decisão: só conta o melhor dos três bónus. Dois hexágonos de uma vez valem 60, três 70; as opções dão 50 fixos ou 50 por cada um.)
rules-t13 = A partida acaba depois da ronda em que alguém chega aos 400 pontos; ganha quem tiver mais pontos. (Decisão: uma ronda joga-se sempre até ao fim; com totais iguais, a vitória é partilhada. A meta pode ser alterada, e uma opção acaba a partida após um número fixo de rondas.)
rules-t14 = Quem começa a ronda seguinte é determinado da mesma maneira.
rules-t15 = A solo: vira-se uma peça e coloca-se; depois valem as mesmas regras, penalizações e bónus, e tentas melhorar o teu resultado. (Decisão: tiram-se 9 peças; há opções que mudam esse número e limitam as peças a tirar. A última peça rende 25; se já não puderes jogar, o valor das peças que restam é descontado.)

## book: captions of the examples

rules-example-triominos-start = A tripla mais alta foi colocada primeiro, por { $points } pontos: o seu valor mais 10.
rules-example-triominos-bridge = Uma ponte: a última peça toca numa peça com um lado e noutra com o canto oposto.
rules-example-triominos-double = Uma ligação dupla: a última peça toca em duas peças, com um lado em cada.
rules-example-triominos-hexagon = A última peça é a sexta à volta de um ponto: um hexágono.

## terminal

terminal-letters-triominos = · marca uma peça, * a última.

## command line

score-triominos-first = { $tile } começa: o seu valor mais 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } e uma ponte
score-triominos-double = { $tile } e uma ligação dupla
score-triominos-hexagon = { $tile } e { $count ->
    [one] { $count } hexágono
   *[other] { $count } hexágonos
}
score-triominos-drawn = { $count ->
    [0] { $count } peças tiradas
    [one] { $count } peça tirada
   *[other] { $count } peças tiradas
}
score-triominos-missed = Um turno sem jogar
score-triominos-out = A última peça da mão
score-triominos-others = Resto nas mãos dos outros
score-triominos-own = Resto na própria mão
refused-score-two-out = Só um jogador pode ser o primeiro a colocar a última peça da mão.
refused-score-hand-out = Quem colocou a última peça já não tem nada na mão.
