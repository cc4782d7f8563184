### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Tira um cubo, empurra-o de volta e alinha cinco símbolos teus.
rules-intro-quixo = Tira um cubo da borda, vira-o para o teu símbolo e volta a empurrá-lo para dentro. Com cinco em linha ganhas.

## play: options

option-quixo-board = Tabuleiro
option-quixo-board-about = Cubos por fila: 5 é o jogo padrão, 3 e 4 são mais pequenos.
option-quixo-move-cap = Limite de jogadas
option-quixo-move-cap-about = Depois deste número de jogadas o jogo acaba empatado; 0 para não haver limite.
option-quixo-repetition = Empate por repetição
option-quixo-repetition-about = Uma posição que surge pela terceira vez acaba o jogo em empate.
option-quixo-move-seconds = Segundos por jogada
option-quixo-move-seconds-about = Quem ultrapassar este tempo perde; 0 para não haver limite.
option-quixo-partners-may-consult = Os pares podem falar
option-quixo-partners-may-consult-about = Abre uma conversa privada para cada equipa.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } faz a primeira jogada e joga com as cruzes.
       *[circle] { $player } faz a primeira jogada e joga com os círculos.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } empurra { $from } para dentro por { $to } e ganha com uma linha.
        [loss] { $player } empurra { $from } para dentro por { $to } e faz uma linha para o outro lado.
        [draw] { $player } empurra { $from } para dentro por { $to }: empate.
       *[no] { $player } empurra { $from } para dentro por { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } empurra { $from } para dentro por { $to } e ganha com uma linha.
        [loss] { $player } empurra { $from } para dentro por { $to } e faz uma linha para o outro lado.
        [draw] { $player } empurra { $from } para dentro por { $to }: empate.
       *[no]
            { $dot ->
                [self] { $player } empurra { $from } para dentro por { $to } e vira a pinta para si.
               *[partner] { $player } empurra { $from } para dentro por { $to } e vira a pinta para o seu par.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } não pode tirar nenhum cubo e passa: empate.
       *[no] { $player } não pode tirar nenhum cubo e passa.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Empurrar { $from } para dentro por { $to } e ganhar com uma linha
        [loss] Empurrar { $from } para dentro por { $to } e fazer uma linha para o outro lado
        [draw] Empurrar { $from } para dentro por { $to }: empate
       *[no] Empurrar { $from } para dentro por { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Empurrar { $from } para dentro por { $to } e ganhar com uma linha
        [loss] Empurrar { $from } para dentro por { $to } e fazer uma linha para o outro lado
        [draw] Empurrar { $from } para dentro por { $to }: empate
       *[no]
            { $dot ->
                [self] Empurrar { $from } para dentro por { $to } e virar a pinta para ti
               *[partner] Empurrar { $from } para dentro por { $to } e virar a pinta para o teu par
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Passar: não há nenhum cubo que possas tirar, por isso é empate
       *[no] Passar: não há nenhum cubo que possas tirar
    }

## play: points

score-quixo-own-line = Uma linha própria
score-quixo-line-by-other = Uma linha feita pelo outro lado

## play: hints

reason-quixo-wins = Completa a tua linha e ganha.
reason-quixo-loses = Completa uma linha para o outro lado.
reason-quixo-draws = Acaba o jogo em empate.
reason-quixo-lets-win = O outro lado pode ganhar a seguir.
reason-quixo-stops = Impede o outro lado de completar uma linha.
reason-quixo-builds = A tua linha mais longa tem agora { $count } de { $size }.
reason-quixo-breaks = Desfaz a linha de { $count } do outro lado.
reason-quixo-new-cube = Ganha um novo cubo para o teu lado.
reason-quixo-own-cube = Move um dos teus cubos.

## play: refusals

refused-quixo-over = O jogo acabou.
refused-quixo-lot-first = Ainda não se sorteou quem começa.
refused-quixo-lot-drawn = Já se sorteou quem começa.
refused-quixo-never-pass = Com dois jogadores ninguém pode passar.
refused-quixo-pass-with-cube = Só podes passar se não houver nenhum cubo que possas tirar.
refused-quixo-not-border = { $square } não está na borda.
refused-quixo-other-symbol = { $square } mostra o símbolo do outro lado.
refused-quixo-other-dot = A pinta de { $square } aponta para { $player }.
refused-quixo-same-place = O cubo não pode voltar para onde estava.
refused-quixo-not-an-end = Um cubo de { $from } não pode entrar por { $to }: escolhe uma ponta da sua fila ou coluna.
refused-quixo-no-dots = As pintas só se usam com quatro jogadores.
refused-quixo-dot-at-partner = A pinta tem de apontar para ti ou para o teu par.
refused-quixo-three = Quixo é para dois jogadores, ou para quatro em equipas.
refused-quixo-endless = Sem limite de jogadas e sem empate por repetição, um jogo podia nunca acabar.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Antes do sorteio o tabuleiro está em branco e nada foi movido.
        [moves] Não se podem ter virado tantos cubos em tão poucas jogadas.
        [past] Os tabuleiros anteriores não levam a este.
        [line] O jogo já tinha acabado antes desta posição.
       *[last] A última jogada não leva a esta posição.
    }
text-quixo-square = Aqui espera-se uma casa de a1 a { $last }.
text-quixo-cube =
    { $seats ->
        [4] Um cubo escreve-se «.» se estiver em branco; se não, como o lugar para onde a pinta aponta, de 0 a 3.
       *[other] Um cubo escreve-se «.» se estiver em branco, «x» para uma cruz, «o» para um círculo.
    }

## page: the board

help-quixo = Tira um cubo de contorno luminoso e escolhe de que lado entra. Com o teclado: setas, Enter, depois a seta desse lado.
quixo-board = Tabuleiro
quixo-cell =
    { $square }: { $symbol ->
        [cross] cruz
        [circle] círculo
       *[blank] em branco
    }{ $dot ->
        [yes] , a pinta aponta para { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , pode ser tirado
       *[no] { "" }
    }
quixo-row = Fila { $row }: { $cells }
quixo-cube-cross = cruz
quixo-cube-circle = círculo
quixo-cube-blank = em branco
quixo-choose-cube =
    { $symbol ->
        [cross] Tira um cubo: em branco ou uma cruz.
       *[circle] Tira um cubo: em branco ou um círculo.
    }
quixo-choose-cube-dot = Tira um cubo em branco ou um cuja pinta aponte para ti.
quixo-choose-side = De que lado o empurras para dentro?
quixo-move =
    { $side ->
        [top] Cubo { $from }, empurrado de cima
        [bottom] Cubo { $from }, empurrado de baixo
        [left] Cubo { $from }, empurrado da esquerda
       *[right] Cubo { $from }, empurrado da direita
    }
quixo-move-dot = a pinta aponta para { $player }
quixo-move-pass = Passar
quixo-must-pass = Não podes tirar nenhum cubo: passa.
quixo-dot = Para quem aponta a pinta
quixo-wins = ganha
quixo-loses = Cuidado: isto faz uma linha para o outro lado!
quixo-moment = { $count } em linha!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Fazes a primeira jogada e jogas com as cruzes.
       *[circle] Fazes a primeira jogada e jogas com os círculos.
    }
own-quixo-push =
    { $ends ->
        [win] Empurras { $from } para dentro por { $to } e ganhas com uma linha.
        [loss] Empurras { $from } para dentro por { $to } e fazes uma linha para o outro lado.
        [draw] Empurras { $from } para dentro por { $to }: empate.
       *[no] Empurras { $from } para dentro por { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Empurras { $from } para dentro por { $to } e ganhas com uma linha.
        [loss] Empurras { $from } para dentro por { $to } e fazes uma linha para o outro lado.
        [draw] Empurras { $from } para dentro por { $to }: empate.
       *[no]
            { $dot ->
                [self] Empurras { $from } para dentro por { $to } e viras a pinta para ti.
               *[partner] Empurras { $from } para dentro por { $to } e viras a pinta para o teu par.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Não podes tirar nenhum cubo e passas: empate.
       *[no] Não podes tirar nenhum cubo e passas.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: põe cinco símbolos teus em linha e ganhas. Vale uma fila, uma coluna ou uma diagonal.
lesson-quixo-take = Tira um cubo em branco da borda e escolhe de que lado volta a entrar. Ele volta com o teu símbolo.
lesson-quixo-again = A linha inteira avançou uma casa. Podes tirar cubos em branco e os teus, nunca os do outro lado.
lesson-quixo-other = Ao empurrar, também moves os cubos do outro lado: aproveita para lhe desfazer as linhas.
lesson-quixo-danger = Mas cuidado: se o teu empurrão fizer cinco em linha para o outro lado, perdes, mesmo que também faças cinco dos teus.
lesson-quixo-free = Já sabes tudo. Continua a jogar e pede uma dica sempre que quiseres.

## book: rules

rules-q1 = 25 cubos enchem o tabuleiro de 5 × 5 casas, com a face em branco para cima. Cada cubo tem uma cruz e um círculo; o resto está em branco. Um lado joga com as cruzes, o outro com os círculos. Sorteia-se quem começa. Opções: tabuleiros de 3 × 3 ou 4 × 4.
rules-q2 = Na tua vez, tira um dos 16 cubos da borda que esteja em branco ou mostre o teu símbolo, nunca um com o símbolo do outro lado.
rules-q3 = Mostrasse o que mostrasse, volta com o teu símbolo para cima.
rules-q4 = Empurra-o para dentro por uma ponta da fila ou da coluna de onde veio, de modo a fechar o espaço: há duas maneiras para um canto, três para os outros. Não pode voltar ao sítio de onde veio.
rules-q5 = Uma linha de cinco símbolos teus ganha, numa fila, numa coluna ou numa diagonal.
rules-q6 = Se fizeres uma linha do símbolo do outro lado, perdes, mesmo que o mesmo empurrão faça uma linha tua.
rules-q7 = Com dois jogadores ninguém pode passar, e nunca é preciso.
rules-q8 = Pode combinar-se um limite de tempo por jogada. (Decisão: quem fica sem tempo perde.)
rules-q9 = (Decisão: nas regras impressas não há empate. Uma posição que surge pela terceira vez dá empate, tal como um jogo de 200 jogadas. O número de jogadas pode ser alterado; uma opção desliga um ou outro tipo de empate, mas não ambos.)
rules-q10 = Quatro jogadores formam duas equipas; os pares sentam-se frente a frente. Joga-se no sentido dos ponteiros do relógio, por isso as equipas alternam.
rules-q11 = Cada símbolo tem uma pinta. Um cubo com símbolo só pode ser tirado pelo jogador para quem a pinta aponta; os cubos em branco, por qualquer um. A pinta continua a apontar para o mesmo jogador enquanto o cubo é empurrado.
rules-q12 = Quando empurras um cubo para dentro, apontas a pinta para ti ou para o teu par.
rules-q13 = Só podes passar se nenhum cubo da borda estiver em branco e nenhum cubo da borda com o teu símbolo apontar para ti. (Decisão: nesse caso tens de passar.)
rules-q14 = Os jogadores combinam se os pares podem falar sobre o jogo; uma opção decide-o.

## book: captions of the examples

rules-example-quixo-push = O cubo marcado foi empurrado para dentro por { $to }; todos os cubos entre essa casa e { $from }, de onde foi tirado, avançaram uma casa.
rules-example-quixo-line = Uma linha inteira de cruzes: ganharam as cruzes.
rules-example-quixo-other = As cruzes empurraram e fizeram uma linha de círculos: ganharam os círculos.
rules-example-quixo-dots = Com quatro jogadores cada símbolo tem uma pinta; só o jogador para quem ela aponta pode tirar o cubo.

## terminal

terminal-letters-quixo = X cruz, O círculo, · em branco; um algarismo depois de um símbolo é o jogador para quem a pinta aponta.

## command line

cli-solve-about = Resolve o Quixo: o valor de cada tabuleiro
cli-solve-game = O que resolver
cli-solve-size = Cubos por fila: 3, 4 ou 5
cli-solve-distances = Descobre também a que distância estão vitórias e derrotas
cli-solve-dir = Guarda aqui as tabelas prontas e continua a partir delas depois de uma paragem
cli-solve-layers = Só este número de camadas (tabuleiros com o mesmo número de cubos virados), a partir do tabuleiro cheio
cli-solve-threads = Threads a usar
cli-solve-check = Volta a verificar este número de posições aleatórias de cada camada, só pelas regras
cli-solve-json = Mostra um documento JSON
solve-progress = cubos: { $cubes }, { $rate } tabuleiros/s, faltam { $left } s, { $memory } MB de memória, { $disk } MB de disco
solve-layer = { $cubes ->
    [all] No total: vitórias { $wins }, derrotas { $losses }, empates { $draws }
   *[other] Cubos virados: { $cubes }; vitórias { $wins }, derrotas { $losses }, empates { $draws }
}
solve-first = { $value ->
    [win] Quem começa ganha.
    [loss] Quem começa perde.
   *[draw] O jogo acaba em empate.
}
solve-done = { $seconds } s, { $rate } tabuleiros por segundo, salvo simetria; a este ritmo, resolver este tamanho por completo leva { $whole } horas.
solve-checked = Posições verificadas de novo: { $boards }; todas coincidem.
refused-solve-size = Há tabuleiros de 3, 4 e 5 cubos por fila.
refused-solve-folder = Os tabuleiros de 5 cubos por fila precisam de uma pasta para as tabelas (--dir).
refused-train-tables = O treino precisa das tabelas de todos os tabuleiros de 5 × 5; cria-as primeiro (klots solve quixo --size 5).
refused-solve-wrong = Esta posição está mal resolvida: { $board }. Comunica-o; apaga as tabelas e resolve de novo.
score-quixo-line = { $symbol ->
    [cross] As cruzes têm uma linha
   *[circle] Os círculos têm uma linha
}: { $cells }
score-quixo-none = Ninguém tem uma linha.
score-quixo-won = { $symbol ->
    [cross] Ganharam as cruzes.
   *[circle] Ganharam os círculos.
}
refused-score-board = Um tabuleiro tem entre { $min } e { $max } filas, cada uma com o mesmo número de cubos.
refused-score-pushed = Os dois lados têm uma linha: indica quem empurrou por último, «pushed: x» ou «pushed: o».
