# Bots: levels, reasons of hints, analysis, the arena.

level-beginner = Principiante
level-beginner-about = Só vê uma jogada e distrai-se como quem está a começar.
level-easy = Fácil
level-easy-about = Vê o que uma jogada rende de imediato e os perigos mais evidentes.
level-medium = Médio
level-medium-about = Pensa na resposta a cada jogada.
level-hard = Difícil
level-hard-about = Planeia com antecedência e raramente erra.
level-expert = Perito
level-expert-about = Usa tudo o que se sabe do jogo e todo o tempo que tem.
level-random = Aleatório
level-random-about = Faz uma jogada permitida qualquer.
level-greedy = Ganancioso
level-greedy-about = Fica com o melhor de imediato e nunca vê mais longe.

refused-budget = «{ $text }» não é um limite de reflexão. Possível: { $possible } (milissegundos, segundos, posições, rondas).

reason-quixo-wins = Faz a tua linha e ganha.
reason-quixo-loses = Faz uma linha para o outro lado.
reason-quixo-draws = Acaba o jogo em empate.
reason-quixo-lets-win = O outro lado pode ganhar a seguir.
reason-quixo-stops = Trava uma linha que o outro lado podia completar.
reason-quixo-builds = A tua linha mais cheia tem agora { $count } de { $size }.
reason-quixo-breaks = Desfaz a linha de { $count } do outro lado.
reason-quixo-new-cube = Ganha um novo cubo para o teu lado.
reason-quixo-own-cube = Move um dos teus cubos e não oferece nada.

class-forced = Sem escolha
class-best = A melhor
class-good = Boa
class-inaccuracy = Imprecisão
class-mistake = Erro
class-blunder = Erro grave

analysis-seat =
    { $player }: { $accuracy } % de precisão, { $best } de { $moves } jogadas foram as melhores; { $inaccuracies ->
        [0] { $inaccuracies } imprecisões
        [one] { $inaccuracies } imprecisão
       *[other] { $inaccuracies } imprecisões
    }, { $mistakes ->
        [0] { $mistakes } erros
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    }, { $blunders ->
        [0] { $blunders } erros graves
        [one] { $blunders } erro grave
       *[other] { $blunders } erros graves
    }. Desperdiçado: { $lost } % de uma vitória; sorte: { $luck } %.
analysis-luck-decided = A sorte decidiu: valeu { $luck } % de uma vitória a { $player }.
analysis-play-decided = As jogadas decidiram: os outros desperdiçaram { $percent } % de uma vitória, e { $player } aproveitou.
analysis-even = Quase nada foi desperdiçado; { $player } ganhou um jogo renhido.

turning-move = Jogada { $event }: { $player } jogou { $move } e a probabilidade desceu de { $before } % para { $after } %. Melhor era { $better }.
turning-good-luck = Evento { $event }: a sorte ({ $luck }) subiu a probabilidade de { $player } de { $before } % para { $after } %.
turning-bad-luck = Evento { $event }: a sorte ({ $luck }) desceu a probabilidade de { $player } de { $before } % para { $after } %.
turning-decided = A partir do evento { $event }, { $player } ficou na frente até ao fim.

analysis-plot-title = Como correu o jogo
analysis-plot-across = Evento
analysis-plot-up = Probabilidade de vitória

refused-analysis-game = Este registo é de outro jogo: { $game }.
refused-analysis-eyes = Este registo só mostra o que { $eyes } podia ver; uma análise precisa do jogo inteiro.
refused-analysis-turn = Aqui não é a vez de { $player }.
refused-analysis-luck = Aqui não há nenhum sorteio a fazer.
refused-analysis-move = «{ $text }» não é uma jogada aqui: { $cause }.
refused-analysis-unit = Este bot não diz que probabilidade de vitória espera; escolhe outro.

arena-progress =
    { $done } de { $of } jogos · { $score } · { $seconds ->
        [0] faltam { $seconds } segundos
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }
arena-heading =
    { $game }, { $seats } lugares, { $budget } por jogada: { $games ->
        [one] { $games } jogo
       *[other] { $games } jogos
    }, { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }
arena-row = { $bot }: quota { $share } ± { $sure } %, { $wins } ganhos, { $shared } partilhados, { $losses } perdidos; pontos { $points }, margem { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms por jogada
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } encontro
       *[other] { $met } encontros
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Teste sequencial: melhor (LLR { $llr }, limites { $lower } e { $upper })
        [not_better] Teste sequencial: não é melhor (LLR { $llr }, limites { $lower } e { $upper })
       *[open] Teste sequencial: por decidir (LLR { $llr }, limites { $lower } e { $upper })
    }
arena-plot-title = Força e tempo de reflexão
arena-plot-across = Reflexão (milissegundos ou posições)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [0] { $bots } bots não preenchem { $seats } lugares. Possível: { $possible }, ou mais do que os lugares.
        [one] { $bots } bot não preenche { $seats } lugares. Possível: { $possible }, ou mais do que os lugares.
       *[other] { $bots } bots não preenchem { $seats } lugares. Possível: { $possible }, ou mais do que os lugares.
    }
refused-arena-games = Um encontro precisa de pelo menos um jogo.
refused-arena-illegal = { $bot } jogou { $move }, o que não é permitido ({ $why }) em { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } não é um ficheiro de resultados.
refused-arena-other-match = { $path } contém os resultados de outro encontro.
refused-arena-nothing-to-merge = Indica os ficheiros de resultados a juntar.
refused-shard = «{ $text }» não é uma parte de um encontro. Possível: { $possible }.
refused-sprt = «{ $text }» não é um teste sequencial. Possível: { $possible }.
