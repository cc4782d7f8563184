# Triominos

option-triominos-hexagons = Vários hexágonos de uma vez
option-triominos-hexagons-about = Quantos pontos rende uma peça que completa mais de um hexágono.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, sejam quantos forem
option-triominos-hexagons-is-each = 50 por cada um
option-triominos-target = Pontos a atingir
option-triominos-target-about = A partida acaba depois da ronda em que alguém os atinge.
option-triominos-rounds = Máximo de rondas
option-triominos-rounds-about = A partida acaba depois de tantas rondas, mesmo que ninguém tenha atingido os pontos.
option-triominos-solo-hand = Peças na mão a solo
option-triominos-solo-hand-about = Com 0, todas as peças se tiram do monte.
option-triominos-solo-draws = Peças que se podem tirar a solo
option-triominos-solo-draws-about = Com menos, os resultados comparam-se melhor; 20 é um bom número. Com 55 não há limite.

refused-triominos-over = A partida acabou.
refused-triominos-luck-first = Falta ainda tirar uma peça ou distribuir.
refused-triominos-no-luck = Agora não se distribui nem se tira nada.
refused-triominos-start = A ronda começa com { $tile } no meio da mesa.
refused-triominos-must-lay = A peça tirada { $tile } encaixa e tem de ser colocada agora.
refused-triominos-held-before = Já tiraste: { $tile }, que já tinhas, não pode ser colocada neste turno.
refused-triominos-pool-empty = Não resta nada para tirar.
refused-triominos-draws-used = { $count ->
    [0] Neste jogo não se pode tirar nenhuma peça.
    [one] A única peça que se pode tirar já foi tirada.
   *[other] Já foram tiradas todas as { $count } peças que se podem tirar.
}
refused-triominos-must-draw = { $count ->
    [one] Não podes passar: ainda há uma peça para tirar.
   *[other] Não podes passar: ainda há { $count } peças para tirar.
}
refused-triominos-not-in-hand = { $tile } não está na tua mão.
refused-triominos-covered = Aí já está uma peça.
refused-triominos-no-side = Não há nenhuma peça ao lado desse lugar.
refused-triominos-corner = Esse canto mostra { $shows }, não { $not }.
refused-triominos-hand-size = O lugar { $seat } recebe { $count } peças em vez de { $expected }.
refused-triominos-not-in-pool = { $tile } não está no monte.
refused-triominos-tile-twice = { $tile } é referida duas vezes.
refused-triominos-table = { $tile } não pode estar aí.
refused-triominos-impossible-position = Esta posição não pode surgir ({ $why }).

text-triominos-tile = Não há nenhuma peça { $text }: os números vão de 0 a 5 e sobem no sentido dos ponteiros do relógio.
text-triominos-stage = «{ $text }» não é nenhum de deal, start, play, draw, over.
text-triominos-too-many = Há mais peças guardadas do que as que existem.

told-triominos-dealt = As peças da ronda { $round } estão distribuídas; { $player } começa.
told-triominos-turned-up = Vira-se { $tile }: { $points } pontos.
told-triominos-starts = { $player } começa com { $tile }: { $points } pontos.
told-triominos-lays = { $bonus ->
    [bridge] { $player } coloca { $tile } e faz uma ponte: { $points } pontos.
    [double] { $player } coloca { $tile } entre outras duas: { $points } pontos.
    [hexagon] { $player } coloca { $tile } e fecha um hexágono: { $points } pontos.
   *[none] { $player } coloca { $tile }: { $points } pontos.
}{ $ends ->
    [out] { " " }Era a última peça: a ronda acabou.
    [blocked] { " " }Já ninguém pode colocar: a ronda acabou.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } tira uma peça.
   *[other] { $player } tira a peça número { $count } deste turno.
}
told-triominos-drew = { $missed ->
    [yes] Não encaixa, e passa a vez.
   *[no] { $player } tirou uma peça.
}{ $ends ->
    [blocked] { " " }Já ninguém pode colocar: a ronda acabou.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } tirou { $tile }. Não encaixa, e passa a vez.
   *[no] { $player } tirou { $tile }.
}{ $ends ->
    [blocked] { " " }Já ninguém pode colocar: a ronda acabou.
   *[no] { "" }
}
told-triominos-passes = { $player } passa: { $points } pontos.{ $ends ->
    [blocked] { " " }Já ninguém pode ou quer colocar: a ronda acabou.
   *[no] { "" }
}

score-triominos-tiles = Peças colocadas
score-triominos-starts = Primeiras peças
score-triominos-bridges = Pontes
score-triominos-doubles = Ligações duplas
score-triominos-hexagons = Hexágonos
score-triominos-draws = Peças tiradas
score-triominos-misses = Turnos sem colocar
score-triominos-outs = Mãos esvaziadas
score-triominos-hands = O que ficou nas mãos

reason-triominos-start = É a peça inicial.
reason-triominos-last-tile = É a tua última peça: a ronda é tua.
reason-triominos-points = { $bonus ->
    [bridge] { $points } pontos com uma ponte.
    [double] { $points } pontos com uma ligação dupla.
    [hexagon] { $points } pontos com um hexágono.
   *[none] { $points } pontos.
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
    [0] Depois nada na tua mão encaixa.
    [one] Depois encaixa uma peça da tua mão.
   *[other] Depois encaixam { $count } peças da tua mão.
}
reason-triominos-draws-to-wait = As tuas peças valem mais adiante: tirar custa menos do que colocar agora.
reason-triominos-must-draw = Nada na tua mão encaixa.
reason-triominos-passes-to-wait = Passar custa menos do que colocar agora.
reason-triominos-must-pass = Nada na tua mão encaixa e não resta nada para tirar.
