### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Constrói um reino de dominós à volta do teu castelo e tira partido de cada coroa.
rules-intro-kingdomino = Constrói o reino mais rico: coloca dominós de seis terrenos à volta do teu castelo e junta coroas.

## play: terms

terrain-wheat = trigo
terrain-forest = floresta
terrain-water = lago
terrain-grass = prado
terrain-swamp = pântano
terrain-mine = mina
terrain-castle = castelo
terrain-letter-wheat = T
terrain-letter-forest = F
terrain-letter-water = L
terrain-letter-grass = P
terrain-letter-swamp = N
terrain-letter-mine = M

## play: options

option-kingdomino-three-players = Com três jogadores
option-kingdomino-three-players-about = Quantos dominós há numa fila quando jogam três.
option-kingdomino-three-players-is-lines_of_three = filas de três, 36 dominós
option-kingdomino-three-players-is-lines_of_four = filas de quatro, todos os 48; o que ninguém escolhe é retirado
option-kingdomino-first-picks = Primeira escolha
option-kingdomino-first-picks-about = Por que ordem dois jogadores escolhem da primeira fila.
option-kingdomino-first-picks-is-lot = os reis são tirados à sorte
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastia
option-kingdomino-dynasty-about = Três jogos seguidos; ganha a soma mais alta.
option-kingdomino-middle-kingdom = Reino do Meio
option-kingdomino-middle-kingdom-about = 10 pontos extra por um castelo no meio do seu reino.
option-kingdomino-middle-kingdom-is-off = desligado
option-kingdomino-middle-kingdom-is-rule = tanto à esquerda como à direita, tanto acima como abaixo
option-kingdomino-middle-kingdom-is-reach = nenhuma casa a mais de 2 do castelo (3 no Grande Duelo)
option-kingdomino-middle-kingdom-is-full = castelo ao centro, com largura e altura máximas
option-kingdomino-harmony = Harmonia
option-kingdomino-harmony-about = 5 pontos extra por um reino completo sem dominós descartados.
option-kingdomino-mighty-duel = Grande Duelo
option-kingdomino-mighty-duel-about = Dois jogadores, todos os 48 dominós, reinos de 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Os reis foram sorteados: { $player } escolhe primeiro.
       *[other] Jogo { $game } de { $games }. Os reis foram sorteados: { $player } escolhe primeiro.
    }
told-kingdomino-row = Os dominós seguintes: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } coloca o dominó { $tile }.
        [one] { $player } coloca o dominó { $tile } por { $points } ponto.
       *[other] { $player } coloca o dominó { $tile } por { $points } pontos.
    }
told-kingdomino-discard = { $player } não tem lugar para o dominó { $tile } e descarta-o.
told-kingdomino-pick = { $player } escolhe o dominó { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Colocar o dominó { $tile }
        [one] Colocar o dominó { $tile } por { $points } ponto
       *[other] Colocar o dominó { $tile } por { $points } pontos
    }
may-kingdomino-discard = Descartar o dominó { $tile }: não cabe em lado nenhum
may-kingdomino-pick = Escolher o dominó { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Trigo
        [forest] Floresta
        [water] Lago
        [grass] Prado
        [swamp] Pântano
       *[mine] Mina
    }: { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    } × { $crowns ->
        [0] { $crowns } coroas
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Trigo
        [forest] Floresta
        [water] Lago
        [grass] Prado
        [swamp] Pântano
       *[mine] Mina
    }: cresce para { $squares ->
        [one] { $squares } casa
       *[other] { $squares } casas
    } × { $crowns ->
        [0] { $crowns } coroas
        [one] { $crowns } coroa
       *[other] { $crowns } coroas
    }
score-kingdomino-middle = Reino do Meio: o castelo está no centro
score-kingdomino-middle-lost = O castelo já não está no centro
score-kingdomino-harmony = Harmonia: o reino está completo
score-kingdomino-harmony-lost = O reino já não está completo
score-kingdomino-game = Jogo { $game }
score-kingdomino-tie = Empate em pontos: decide a maior propriedade ({ $squares ->
    [0] { $squares } casas
    [one] { $squares } casa
   *[other] { $squares } casas
}), depois as coroas ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [0] Não rende pontos de imediato.
        [one] Rende { $points } ponto de imediato.
       *[other] Rende { $points } pontos de imediato.
    }
reason-kingdomino-middle = O castelo fica no meio.
reason-kingdomino-no-hole = Não deixa nenhuma casa impossível de preencher.
reason-kingdomino-holes =
    { $count ->
        [one] Deixa { $count } casa impossível de preencher.
       *[other] Deixa { $count } casas impossíveis de preencher.
    }
reason-kingdomino-no-place = Não há lugar para o dominó { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [0] Não pode render pontos de imediato.
        [one] Pode render { $points } ponto de imediato.
       *[other] Pode render { $points } pontos de imediato.
    }
reason-kingdomino-crowns =
    { $count ->
        [0] Não tem coroas.
        [one] Tem { $count } coroa.
       *[other] Tem { $count } coroas.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } ganharia { $points } ponto com ele.
       *[other] { $player } ganharia { $points } pontos com ele.
    }
reason-kingdomino-order =
    { $place ->
        [1] Na próxima ronda jogas em primeiro.
        [2] Na próxima ronda jogas em segundo.
        [3] Na próxima ronda jogas em terceiro.
       *[other] Na próxima ronda jogas em último.
    }

## play: refusals

refused-kingdomino-over = O jogo acabou.
refused-kingdomino-luck = Primeiro sorteiam-se dominós ou reis.
refused-kingdomino-place-first = Primeiro coloca o teu dominó, depois escolhe o seguinte.
refused-kingdomino-pick-now = O teu dominó já está colocado; escolhe agora o seguinte.
refused-kingdomino-other-domino = O dominó que tens de colocar é o { $own }, não o { $tile }.
refused-kingdomino-not-in-row = O dominó { $tile } não está na fila de onde se escolhe.
refused-kingdomino-taken = O dominó { $tile } já tem um rei.
refused-kingdomino-backwards = As duas metades do dominó { $tile } são iguais: escreve-o virado para leste ou para sul.
refused-kingdomino-covered = Essa casa já está coberta.
refused-kingdomino-outside = O reino ficaria com { $across } × { $down } casas; tem de caber em { $size } × { $size }.
refused-kingdomino-unmatched =
    Nenhuma das metades toca no castelo ou no seu próprio terreno ({ $left ->
        [wheat] trigo
        [forest] floresta
        [water] lago
        [grass] prado
        [swamp] pântano
       *[mine] mina
    }, { $right ->
        [wheat] trigo
        [forest] floresta
        [water] lago
        [grass] prado
        [swamp] pântano
       *[mine] mina
    }).
refused-kingdomino-fits =
    { $count ->
        [one] O dominó { $tile } pode ser colocado de { $count } maneira, por isso tem de ser colocado.
       *[other] O dominó { $tile } pode ser colocado de { $count } maneiras, por isso tem de ser colocado.
    }
refused-kingdomino-no-luck = Agora não há nada a sortear.
refused-kingdomino-row-twice = O dominó { $tile } está duas vezes na fila.
refused-kingdomino-row-seen = O dominó { $tile } já apareceu antes.
refused-kingdomino-row-count = Dominós por fila: { $count }, não { $written }.
refused-kingdomino-lot-count = Reis a tirar: { $count }, não { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [0] { $player } tem de ter { $kings } reis na ordem.
        [one] { $player } tem de ter { $kings } rei na ordem.
       *[other] { $player } tem de ter { $kings } reis na ordem.
    }
refused-kingdomino-kings-snake = Com dois jogadores, esta opção fixa a ordem A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = Não se consegue ler «{ $text }» nesta posição.
refused-kingdomino-position-missing = Falta à posição a parte «{ $section }».
refused-kingdomino-position-twice = O dominó { $tile } está em dois sítios.
refused-kingdomino-position-order = Os dominós de uma fila vão do número mais baixo para o mais alto.
refused-kingdomino-position-kings = O número de reis de { $player } não bate certo.
refused-kingdomino-position-count = O número de dominós não bate certo.
refused-kingdomino-position-kingdom = O reino de { $player } não pode ser construído pelas regras.
refused-kingdomino-position-stage = A fase do jogo não condiz com as filas na mesa.
refused-kingdomino-position-past = Os jogos acabados desta Dinastia não batem certo.
text-kingdomino-move = Uma jogada escreve-se como «48@1,0>e», «discard 48» ou «pick 48».
text-kingdomino-direction = A direção é e, s, w ou n.

## page: the board

help-kingdomino = Escolhe uma casa realçada; o dominó aparece lá com os seus pontos. Roda-o e depois joga. D vai para os dominós a escolher, P para o teu reino.
kingdomino-current = A colocar
kingdomino-round = Ronda { $round } de { $rounds }
kingdomino-game = Jogo { $game } de { $games }
kingdomino-next = A escolher
kingdomino-done = feito
kingdomino-castle = castelo
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } com { $crowns } coroa
       *[other] { $terrain } com { $crowns } coroas
    }
kingdomino-tile = dominó { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } à direita
        [left] { $x } à esquerda
       *[none] { "" }
    } { $along ->
        [down] { $y } abaixo
        [up] { $y } acima
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] vazia
        [one] vazia, { $ways } maneira de colocar
       *[other] vazia, { $ways } maneiras de colocar
    }
kingdomino-kingdom =
    { $points ->
        [0] Reino de { $player }, { $points } pontos
        [one] Reino de { $player }, { $points } ponto
       *[other] Reino de { $player }, { $points } pontos
    }
kingdomino-enlarge =
    { $points ->
        [0] Ver o reino de { $player }, { $points } pontos
        [one] Ver o reino de { $player }, { $points } ponto
       *[other] Ver o reino de { $player }, { $points } pontos
    }
kingdomino-own-again = Voltar ao meu reino
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – ainda sem coroa
       *[no] { $gain }
    }
kingdomino-choose-place = Coloca o { $tile }.
kingdomino-choose-tile = Escolhe um dominó para a próxima ronda.
kingdomino-no-place = O dominó { $number } não cabe em lado nenhum: tem de ser descartado.
kingdomino-discard = Descartar { $number }
kingdomino-next-order = Na próxima ronda escolhes em { $place }.º lugar.
kingdomino-one-way = Aqui só cabe assim.
kingdomino-not-here = O dominó não cabe aqui.
kingdomino-move-pick = Escolher o { $tile }
kingdomino-move-discard = Descartar o dominó { $number }
kingdomino-move-place = { $left } em { $a }, { $right } em { $b }
kingdomino-move-place-gain = { $left } em { $a }, { $right } em { $b } ({ $gain })
kingdomino-next-between = O teu lugar na próxima ronda: do { $first }.º ao { $last }.º, consoante os outros.
kingdomino-moment = Propriedade completa: { $points }
kingdomino-to-come = Dominós por sair
kingdomino-to-come-about = Os que já saíram estão esbatidos. Por revelar: { $count }.

## page: the score pad

pad-terrain = Terreno
pad-crowns = Coroas
pad-empty = vazio
pad-kingdom = Reino
pad-size = { $size } × { $size } casas
pad-kingdomino-about = Escolhe um terreno e as suas coroas e toca nas casas do reino.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Os reis foram sorteados: escolhes tu primeiro.
       *[other] Jogo { $game } de { $games }. Os reis foram sorteados: escolhes tu primeiro.
    }
own-kingdomino-place =
    { $points ->
        [0] Colocas o dominó { $tile }.
        [one] Colocas o dominó { $tile } por { $points } ponto.
       *[other] Colocas o dominó { $tile } por { $points } pontos.
    }
own-kingdomino-discard = Não tens lugar para o dominó { $tile } e descarta-lo.
own-kingdomino-pick = Escolhes o dominó { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Saudações, Majestade! Constrói um reino de dominós à volta do teu castelo. Um terreno só dá pontos se tiver coroas.
lesson-kingdomino-pick = Escolhe um dominó da fila: toca nele e depois joga. Números baixos deixam-te escolher cedo na ronda seguinte; números altos têm mais coroas.
lesson-kingdomino-order = O teu rei está agora nesse dominó. Os reis jogam pela ordem dos números, do mais baixo para o mais alto.
lesson-kingdomino-place = Agora coloca o teu dominó numa das casas realçadas; o número mostra quantos pontos daria. Roda-o com ↻, com a roda do rato ou com a tecla R.
lesson-kingdomino-match = Uma metade tem de tocar no seu próprio terreno ou no castelo. Tenta aumentar um terreno que tenha coroas.
lesson-kingdomino-points = Cada área ligada vale as suas casas vezes as suas coroas: quatro casas de floresta com duas coroas valem oito.
lesson-kingdomino-limit = O teu reino tem de caber num quadrado de cinco por cinco casas. Um dominó que não cabe em lado nenhum é descartado: evita buracos estreitos.
lesson-kingdomino-free = Já sabes tudo. Continua a jogar e pede uma dica sempre que quiseres.

## book: rules

rules-k1 = Kingdomino é para dois, três ou quatro jogadores. Cada um constrói um reino à volta de uma casa com o castelo.
rules-k2 = Com dois jogadores, cada um tem dois reis; com três ou quatro, cada um tem um rei.
rules-k3 = Há 48 dominós, numerados de 1 a 48. Com quatro jogadores usam-se todos, com três 36, com dois 24; os restantes são retirados virados para baixo. (Decisão: o número impresso para três jogadores, 38, é uma gralha.) Opção: três jogadores usam todos os 48 em filas de quatro, e o que ninguém escolheu é retirado.
rules-k4 = Uma fila tem tantos dominós quantos os reis: quatro com dois ou quatro jogadores, três com três. Ficam ordenados por número, com o mais baixo em cima.
rules-k5 = Para a primeira fila, os reis são tirados à sorte; por essa ordem, cada um vai para um dominó livre. Só cabe um rei em cada dominó. Opção para dois jogadores: a ordem é A, B, B, A.
rules-k6 = Quando todos os dominós de uma fila estão escolhidos, põe-se na mesa a fila seguinte, enquanto houver dominós.
rules-k7 = A ordem de jogo é a ordem dos reis na fila, a partir de cima.
rules-k8 = Na tua vez, primeiro colocas no teu reino o dominó que está debaixo do teu rei e depois pões o rei num dominó livre da fila seguinte.
rules-k9 = Com dois jogadores, cada um joga duas vezes por ronda, uma por cada rei.
rules-k10 = O jogo tem doze rondas; com dois jogadores tem seis (doze no Grande Duelo).
rules-k11 = Na última ronda já não há nada para escolher: só colocas o teu dominó.
rules-k12 = Um dominó cobre duas casas vizinhas livres, em qualquer das quatro direções.
rules-k13 = Pelo menos uma metade tem de tocar, lado com lado, no castelo ou numa casa do mesmo terreno. Basta uma ligação; os outros lados não têm de coincidir.
rules-k14 = O reino inteiro, castelo incluído, tem de caber num quadrado de 5 × 5 (7 × 7 no Grande Duelo). O castelo pode ficar em qualquer sítio dele.
rules-k15 = Um dominó que pode ser colocado tem de ser colocado, onde quer que caiba. Se não couber em lado nenhum, é descartado; depois escolhes como de costume. Pode haver buracos.
rules-k16 = As casas de um terreno ligadas pelos lados formam uma propriedade. Ela vale as suas casas vezes as suas coroas; sem coroa não vale nada. Podes ter várias propriedades do mesmo terreno. O castelo não pertence a nenhuma.
rules-k17 = Ganha quem tiver mais pontos. Em caso de empate decide a maior propriedade, depois o número de coroas; se o empate persistir, a vitória é partilhada.
rules-k18 = Dinastia: três jogos seguidos, e ganha a soma mais alta. Com somas iguais, a vitória é partilhada. Em cada jogo os reis são sorteados de novo.
rules-k19 = Reino do Meio: mais 10 pontos se o castelo estiver no centro do reino. (Decisão: tão longe da margem esquerda do que foi colocado como da direita, e da de cima como da de baixo.) Outras duas leituras são opções.
rules-k20 = Harmonia: mais 5 pontos se nada foi descartado e o reino está completo: todos os dominós colocados e o quadrado cheio.
rules-k21 = Grande Duelo: dois jogadores usam todos os 48 dominós e constroem reinos de 7 × 7 em doze rondas de quatro.

## book: captions of the examples

rules-example-kingdomino-tiles = Os dominós têm duas metades, cada uma com um terreno e às vezes coroas. O número decide a ordem.
rules-example-kingdomino-row = Os reis jogam pela ordem dos números. Depois de colocares um dominó, pões o rei num dominó livre da fila seguinte.
rules-example-kingdomino-match = Basta um lado coincidir: o dominó { $tile } toca no seu próprio terreno só com uma metade.
rules-example-kingdomino-scoring = Este reino vale { $points } pontos: cada propriedade conta as suas casas vezes as suas coroas.
rules-example-kingdomino-complete = Um reino completo com o castelo no centro: com as duas variantes vale { $points } pontos.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } trigo, { terrain-letter-forest } floresta, { terrain-letter-water } lago, { terrain-letter-grass } prado, { terrain-letter-swamp } pântano, { terrain-letter-mine } mina, com o número de coroas; ♜ castelo; ♔ e um número: o rei desse jogador.

## command line

refused-score-castle = Um reino tem exatamente um castelo; escreve-o «C».
refused-score-mixed = Escreve um reino como mapa ou como dominós, não as duas coisas.
