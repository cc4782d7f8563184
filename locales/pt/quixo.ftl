# Quixo

told-quixo-starts =
    { $symbol ->
        [cross] { $player } faz a primeira jogada e joga com a cruz.
       *[circle] { $player } faz a primeira jogada e joga com o círculo.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } empurra { $from } por { $to } e ganha com uma linha.
        [loss] { $player } empurra { $from } por { $to } e faz uma linha para o outro lado.
        [draw] { $player } empurra { $from } por { $to }: empate.
       *[no] { $player } empurra { $from } por { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } empurra { $from } por { $to } e ganha com uma linha.
        [loss] { $player } empurra { $from } por { $to } e faz uma linha para o outro lado.
        [draw] { $player } empurra { $from } por { $to }: empate.
       *[no]
            { $dot ->
                [self] { $player } empurra { $from } por { $to } e fica com a pinta.
               *[partner] { $player } empurra { $from } por { $to } e dá a pinta a quem faz equipa consigo.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } não tem cubo para tirar e passa: empate.
       *[no] { $player } não tem cubo para tirar e passa.
    }

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
refused-quixo-no-dots = As pintas são só para quatro jogadores.
refused-quixo-dot-at-partner = A pinta tem de apontar para ti ou para quem faz equipa contigo.
refused-quixo-three = Quixo é para dois jogadores, ou para quatro em equipas.
refused-quixo-endless = Sem limite de jogadas e sem empate por repetição, um jogo podia nunca acabar.
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

score-quixo-own-line = Uma linha própria
score-quixo-line-by-other = Uma linha feita pelo outro lado

option-quixo-board = Tabuleiro
option-quixo-board-about = Cubos por fila: 5 é o jogo a sério, 3 e 4 são pequenos.
option-quixo-move-cap = Jogo mais longo
option-quixo-move-cap-about = Depois de tantas jogadas o jogo fica empatado; 0 para não haver limite.
option-quixo-repetition = Empate por repetição
option-quixo-repetition-about = Uma posição que surge pela terceira vez acaba o jogo em empate.
option-quixo-move-seconds = Segundos por jogada
option-quixo-move-seconds-about = Quem demorar mais perde; 0 para não haver limite.
option-quixo-partners-may-consult = As equipas podem falar
option-quixo-partners-may-consult-about = Abre uma conversa privada para cada equipa.
