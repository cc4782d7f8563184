### Kingdomino

terrain-wheat = trigo
terrain-forest = floresta
terrain-water = água
terrain-grass = prado
terrain-swamp = pântano
terrain-mine = mina
terrain-castle = castelo

option-kingdomino-three-players = Com três jogadores
option-kingdomino-three-players-about = Quantos dominós há numa fila quando jogam três.
option-kingdomino-three-players-is-lines_of_three = filas de três, 36 dominós
option-kingdomino-three-players-is-lines_of_four = filas de quatro, todos os 48; o que ninguém escolhe sai do jogo
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
option-kingdomino-middle-kingdom-is-reach = nada fica mais longe do que meio reino completo
option-kingdomino-middle-kingdom-is-full = igual por todos os lados, e o mais largo e alto possível
option-kingdomino-harmony = Harmonia
option-kingdomino-harmony-about = 5 pontos extra por um reino completo sem dominós descartados.
option-kingdomino-mighty-duel = Grande Duelo
option-kingdomino-mighty-duel-about = Dois jogadores, todos os 48 dominós, reinos de 7 × 7.

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

score-kingdomino-property =
    { $terrain ->
        [wheat] Trigo
        [forest] Floresta
        [water] Água
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
        [water] Água
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
        [water] água
        [grass] prado
        [swamp] pântano
       *[mine] mina
    }, { $right ->
        [wheat] trigo
        [forest] floresta
        [water] água
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
refused-kingdomino-kings-count =
    { $kings ->
        [0] { $player } tem { $kings } reis na ordem.
        [one] { $player } tem { $kings } rei na ordem.
       *[other] { $player } tem { $kings } reis na ordem.
    }
refused-kingdomino-kings-snake = Em serpente, a ordem é A, B, B, A.

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
text-kingdomino-direction = Um dominó aponta para e, s, w ou n.

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
