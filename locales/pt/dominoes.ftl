### Domino Double 9

option-dominoes-starter-draws = Tirar para a segunda peça
option-dominoes-starter-draws-about = Quem começa com uma dupla e não tem peça que encaixe tira até sair uma. Pelo livro de regras, nesse caso nada se junta.
option-dominoes-may-draw-anyway = Pode-se sempre tirar
option-dominoes-may-draw-anyway-about = Pode-se tirar mesmo que uma peça da mão encaixe. Pelo livro de regras, quem pode colocar tem de o fazer.
option-dominoes-match = Uma partida de várias rondas
option-dominoes-match-about = Quem ganha cada ronda soma os pontos que restam nas outras mãos, com as duplas contadas uma vez, até alguém chegar à meta.
option-dominoes-target = Meta
option-dominoes-target-about = O total que ganha a partida.

refused-dominoes-round-over = A ronda acabou.
refused-dominoes-drawing = Está a ser tirada uma peça.
refused-dominoes-start = A ronda começa com { $tile }.
refused-dominoes-started = A linha já foi começada.
refused-dominoes-not-held = Não tens { $tile }.
refused-dominoes-drawn-tile = Tiraste { $drawn }, que encaixa: coloca-a.
refused-dominoes-equal-ends = As duas pontas mostram { $right }: só há uma maneira de colocar { $tile }.
refused-dominoes-other-end = { $tile } só encaixa na outra ponta.
refused-dominoes-second = A segunda peça tem de encaixar na dupla inicial; { $tile } não encaixa.
refused-dominoes-no-match = { $tile } não encaixa nas pontas abertas, { $left } e { $right }.
refused-dominoes-stock-empty = Não resta nada para tirar.
refused-dominoes-must-lay = Tens uma peça que encaixa: coloca-a.
refused-dominoes-must-draw = Ainda há peças no monte: tira antes de passar.
refused-dominoes-no-luck = Agora não há nada para tirar.
refused-dominoes-not-in-stock = { $tile } não está no monte.
refused-dominoes-tile-twice = { $tile } aparece duas vezes.
refused-dominoes-deal = Cada mão recebe { $count } peças.
refused-dominoes-hands = «{ $field }» precisa de uma mão para cada um dos { $seats } lugares.
refused-dominoes-position-field = «{ $field }» falta, aparece duas vezes, é desconhecido ou não se consegue ler.
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

told-dominoes-deal = Ronda { $round }: cada mão recebe { $count } peças.
told-dominoes-start = { $player } começa com { $tile }.
told-dominoes-lay = { $player } coloca { $tile }. Pontas abertas: { $left } e { $right }.
told-dominoes-out = { $player } coloca { $tile } e fica sem peças.
told-dominoes-block = { $player } coloca { $tile }, e já ninguém pode colocar.
told-dominoes-draw = { $player } tira.
told-dominoes-drew = { $player } fica com { $tile }.
told-dominoes-drew-hidden = { $player } fica com uma peça.
told-dominoes-pass = { $player } passa: nem { $left } nem { $right }.

score-dominoes-left = { $tile } ainda na mão
score-dominoes-double-left = { $tile } ainda na mão; uma dupla conta só uma metade
score-dominoes-earlier = { $count ->
    [one] A primeira ronda
   *[other] As primeiras { $count } rondas
}
score-dominoes-hand = Ronda { $round }: resto na mão de { $player }

reason-dominoes-out = É a tua última peça: a ronda é tua.
reason-dominoes-starves = { $player } não pode ter nada que encaixe nela.
reason-dominoes-lacks = { $player } não tinha nenhum { $number } e não tirou nenhum desde então.
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
reason-dominoes-double = Mais tarde é difícil livrar-se das duplas.
reason-dominoes-draw = Nada na tua mão encaixa.
reason-dominoes-pass = Nada encaixa, e não resta nada para tirar.
