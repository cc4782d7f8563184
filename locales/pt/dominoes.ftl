### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = O dominó clássico até à dupla de nove, para dois a dez jogadores.
rules-intro-dominoes = Coloca peças nas duas pontas de uma linha. Quem ficar primeiro sem peças ganha.

## play: options

option-dominoes-starter-draws = Quem começa tira até uma peça encaixar
option-dominoes-starter-draws-about = Quem começa com uma dupla e não tem peça que encaixe tira até sair uma. Se estiver desligado, não se acrescenta nada.
option-dominoes-may-draw-anyway = Pode-se sempre tirar
option-dominoes-may-draw-anyway-about = Pode-se tirar mesmo que uma peça da mão encaixe. Se estiver desligado, quem pode colocar tem de o fazer.
option-dominoes-drawing = Sem peça que encaixe
option-dominoes-drawing-about = Indica se quem não tem peça que encaixe tem de tirar ou pode passar. Se todos passarem de seguida, a ronda acaba.
option-dominoes-drawing-is-must = tem de tirar
option-dominoes-drawing-is-may = pode tirar ou passar
option-dominoes-double-counts = Uma dupla na mão conta
option-dominoes-double-counts-about = O que conta uma dupla que fica na mão no fim da ronda.
option-dominoes-double-counts-is-once = uma metade
option-dominoes-double-counts-is-as_one_pip = um ponto
option-dominoes-double-counts-is-twice = as duas metades
option-dominoes-match = Uma partida de várias rondas
option-dominoes-match-about = Quem ganha cada ronda soma os pontos que restam nas mãos dos outros, até alguém chegar à meta.
option-dominoes-target = Meta
option-dominoes-target-about = O total com que se ganha a partida.

## play: log

told-dominoes-deal = Ronda { $round }: cada jogador tira { $count } peças.
told-dominoes-start = { $player } começa com { $tile }.
told-dominoes-lay = { $player } coloca { $tile }. Pontas abertas: { $left } e { $right }.
told-dominoes-out = { $player } coloca { $tile }, a sua última peça.
told-dominoes-block = { $player } coloca { $tile }, e já ninguém pode jogar.
told-dominoes-draw = { $player } tira do monte.
told-dominoes-drew = { $player } fica com { $tile }.
told-dominoes-drew-hidden = { $player } fica com uma peça.
told-dominoes-pass = { $ends ->
    [equal] { $player } passa: não tem nenhum { $left }.
   *[two] { $player } passa: não tem { $left } nem { $right }.
}

## play: possible moves

may-dominoes-start = Começar com { $tile }
may-dominoes-lay = Colocar { $tile } (pontas abertas: { $left } e { $right })
may-dominoes-out = Colocar { $tile }, a tua última peça
may-dominoes-block = Colocar { $tile }: depois já ninguém pode jogar
may-dominoes-draw = Tirar uma peça do monte
may-dominoes-pass = { $ends ->
    [equal] Passar: não tens nenhum { $left }
   *[two] Passar: não tens { $left } nem { $right }
}

## play: points

score-dominoes-left = { $tile } ainda na mão
score-dominoes-double-left = { $tile } ainda na mão; uma dupla conta só uma metade
score-dominoes-earlier = { $count ->
    [one] A primeira ronda
   *[other] As primeiras { $count } rondas
}
score-dominoes-hand = Ronda { $round }: pontos na mão de { $player }

## play: hints

reason-dominoes-out = É a tua última peça: a ronda é tua.
reason-dominoes-starves = { $player } não pode ter nenhuma peça que encaixe.
reason-dominoes-lacks = { $player } não tinha nenhum { $number } e não tirou peças desde então.
reason-dominoes-rare = { $count ->
    [0] Não resta mais nenhum { $number } fora da tua mão.
    [one] Só resta { $count } peça com um { $number } fora da tua mão.
   *[other] Só restam { $count } peças com um { $number } fora da tua mão.
}
reason-dominoes-keeps = { $count ->
    [one] Depois encaixa { $count } peça da tua mão.
   *[other] Depois encaixam { $count } peças da tua mão.
}
reason-dominoes-keeps-none = Depois não encaixa nenhuma das tuas peças.
reason-dominoes-double = As duplas são difíceis de jogar mais tarde.
reason-dominoes-draw = Nenhuma das tuas peças encaixa.
reason-dominoes-pass = Nenhuma peça encaixa e não resta nada para tirar.

## play: refusals

refused-dominoes-round-over = A ronda acabou.
refused-dominoes-drawing = Está a ser tirada uma peça.
refused-dominoes-start = A ronda começa com { $tile }.
refused-dominoes-started = A linha já foi começada.
refused-dominoes-not-held = Não tens { $tile }.
refused-dominoes-drawn-tile = Tiraste { $drawn }, que encaixa: coloca-a.
refused-dominoes-equal-ends = As duas pontas mostram { $right }: só há uma maneira de colocar { $tile }.
refused-dominoes-other-end = { $tile } só encaixa na outra ponta.
refused-dominoes-second = A segunda peça tem de encaixar na dupla inicial; { $tile } não encaixa.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } não encaixa nas pontas abertas: há { $left } nas duas.
   *[two] { $tile } não encaixa nas pontas abertas, { $left } e { $right }.
}
refused-dominoes-stock-empty = Não resta nada para tirar.
refused-dominoes-must-lay = Tens uma peça que encaixa: coloca-a.
refused-dominoes-must-draw = Ainda há peças no monte: tira antes de passar.
refused-dominoes-no-luck = Agora não há nada para tirar.
refused-dominoes-not-in-stock = { $tile } não está no monte.
refused-dominoes-tile-twice = { $tile } aparece duas vezes.
refused-dominoes-deal = Cada jogador recebe { $count } peças.
refused-dominoes-hands = «{ $field }» precisa de uma mão para cada um dos { $seats } lugares.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Há uma peça em dois sítios.
    [line] As peças da linha não encaixam umas nas outras.
    [hands] Uma mão tem um tamanho que não pode ter.
    [stage] O que se segue não condiz com a linha e as mãos.
    [drawn] As peças tiradas não condizem com a linha e as mãos.
    [known] O que se sabe de uma mão não é assim.
    [totals] Nenhuma partida tem estas rondas e totais.
    [last] A ronda anterior não pode ter acabado assim.
   *[other] Esta posição não pode existir.
}
text-dominoes-tile = Coluna { $column }: esperava-se uma peça como 9-4.
text-dominoes-which-end = Coluna { $column }: { $tile } encaixa nas duas pontas; escreve left (esquerda) ou right (direita).

## page: the board

stock-count =
    { $count ->
        [0] { $count } peças no monte
        [one] { $count } peça no monte
       *[other] { $count } peças no monte
    }
help-dominoes = Escolhe uma peça da tua mão (1 a 9) e depois uma ponta da linha: esquerda ou direita.
dominoes-tile = { $left } e { $right }
dominoes-double = dupla de { $number }
dominoes-line =
    { $count ->
        [0] Linha de { $count } peças: { $tiles }
        [one] Linha de { $count } peça: { $tiles }
       *[other] Linha de { $count } peças: { $tiles }
    }
dominoes-ends = As pontas abertas são { $left } à esquerda e { $right } à direita.
dominoes-end =
    { $end ->
        [left] Ponta esquerda: { $number }
        [right] Ponta direita: { $number }
       *[start] A primeira peça vai aqui
    }
dominoes-choose-tile = Escolhe uma peça que encaixe.
dominoes-choose-end = Esquerda ou direita?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } não encaixa: há { $left } nas duas pontas.
       *[two] { $tile } não encaixa nem em { $left } nem em { $right }.
    }
dominoes-must-start = A ronda começa com { $tile }.
dominoes-must-draw = Nenhuma das tuas peças encaixa: tira do monte.
dominoes-must-pass = Nenhuma das tuas peças encaixa e o monte está vazio: passa.
dominoes-draw = Tirar
dominoes-pass = Passar
dominoes-sort =
    { $order ->
        [pips] Por pontos
        [doubles] Duplas primeiro
        [own] A minha ordem
       *[drawn] Como saíram
    }
dominoes-pips-left = Pontos na tua mão: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } como primeira peça
       *[end] { $tile } no { $number }
    }

## page: the score pad

pad-dominoes-about = Depois de cada ronda, escreve os pontos que restam a cada um (uma dupla conta uma vez). O total mais baixo ganha e recebe os pontos dos outros.

## page: what you did

own-dominoes-start = Começas com { $tile }.
own-dominoes-lay = Colocas { $tile }. Pontas abertas: { $left } e { $right }.
own-dominoes-out = Colocas { $tile }, a tua última peça.
own-dominoes-block = Colocas { $tile }, e já ninguém pode jogar.
own-dominoes-draw = Tiras do monte.
own-dominoes-drew = Ficas com { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Passas: não tens nenhum { $left }.
   *[two] Passas: não tens { $left } nem { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: coloca as tuas peças nas duas pontas da linha. Quem ficar primeiro sem peças ganha.
lesson-dominoes-start = Começa a dupla mais alta. Se for tua, escolhe-a e joga-a.
lesson-dominoes-lay = Escolhe uma peça com o número de uma ponta aberta. Se encaixar nas duas, tu escolhes a ponta.
lesson-dominoes-draw = Se nenhuma peça encaixar, tiras até sair uma que encaixe. Se o monte estiver vazio, passas.
lesson-dominoes-ends = Os dois números grandes mostram sempre as pontas abertas. Se ninguém puder jogar, ganha quem tiver menos pontos na mão; uma dupla conta uma vez.
lesson-dominoes-free = Já sabes tudo. Continua a jogar e pede uma dica sempre que quiseres.

## book: rules

rules-differ-dominoes = Os 27 textos impressos de Domino Double 9 não coincidem em tudo. Início: só o croata diz quem começa quando ninguém tem uma dupla (a peça com mais pontos); é o que seguimos. Jogo: segundo o finlandês e o ucraniano, a peça que encaixa tem de ser colocada; segundo os outros, pode ser, e uma opção permite-o. Tirar: sem peça que encaixe, tem de se tirar; o espanhol e o esloveno dizem que se pode, mas quem começa tem de continuar. Duplas: no fim uma dupla conta uma vez, ou seja, uma metade; segundo o croata, pode contar como um só ponto. Fim: nenhum diz quem ganha com somas iguais; aqui a vitória é partilhada. As opções permitem seguir as outras leituras quanto a jogar, a tirar e às duplas.
rules-d1 = Há 55 peças, de 0-0 a 9-9. Cada um tira 5; as restantes formam o monte, viradas para baixo. (Decisão: para dois a dez jogadores.)
rules-d2 = Começa a dupla mais alta. (Decisão: se ninguém tiver uma dupla, começa a peça com a soma mais alta; entre somas iguais, a que tem a metade maior.)
rules-d3 = Quem começa coloca essa dupla e logo uma segunda peça que encaixe nela. (Decisão: se nenhuma encaixar, não se acrescenta nem se tira nada; uma opção permite tirar. Se o jogo começar com uma peça que não é dupla, coloca-se só essa peça.)
rules-d4 = Depois joga-se no sentido dos ponteiros do relógio. Se tiveres uma peça que encaixe, coloca-a numa das duas pontas abertas, uma peça por turno.
rules-d5 = Sem peça que encaixe, tiras até uma encaixar e colocas essa; ficas com as outras peças tiradas. Se o monte está vazio e nenhuma peça encaixa, passas. (Decisão: quem pode jogar tem de o fazer; uma opção deixa tirar na mesma.)
rules-d6 = A linha tem sempre exatamente duas pontas abertas, também na primeira dupla. Pode fazer curvas e as duplas podem ficar atravessadas: só muda o aspeto.
rules-d7 = A ronda acaba quando alguém fica sem peças, ou quando ninguém pode jogar e o monte está vazio.
rules-d8 = Ganha quem ficar primeiro sem peças. Se ninguém conseguir, ganha quem tiver menos pontos na mão; uma dupla conta só uma metade (6-6 conta 6). Com somas iguais, a vitória é partilhada.
rules-d9 = Se as duas pontas mostram o mesmo número, uma peça que encaixa é uma jogada, não duas. Uma peça que encaixa em duas pontas diferentes deixa-te escolher.
rules-d10 = Opção: uma partida de várias rondas. Quem ganha cada uma recebe os pontos que restam nas mãos dos outros, e ganha quem chegar primeiro à meta (100).

## book: captions of the examples

rules-example-dominoes-start = Começa a dupla mais alta, e segue-se logo uma peça que encaixa nela.
rules-example-dominoes-ends = Só as duas pontas estão abertas, aqui { $left } e { $right }. As duplas ficam atravessadas, o que não muda nada.
rules-example-dominoes-over = A ronda acabou: ganha quem já não tem peças. Das duplas que restam conta só uma metade.

## terminal

terminal-letters-dominoes = [6|2] uma peça, <6|6> uma dupla; a linha continua na fila seguinte.

## command line

score-dominoes-round = A ronda vale { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
} numa partida: o que resta nas mãos dos outros
