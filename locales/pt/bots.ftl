### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Principiante
level-beginner-about = Só vê uma jogada à frente e deixa escapar coisas, como quem está a começar.
level-easy = Fácil
level-easy-about = Vê o que uma jogada rende de imediato e os perigos mais evidentes.
level-medium = Médio
level-medium-about = Tem em conta a resposta a cada jogada.
level-hard = Difícil
level-hard-about = Planeia com antecedência e raramente erra.
level-expert = Perito
level-expert-about = Usa tudo o que se sabe do jogo e todo o tempo que tem.
level-random = Aleatório
level-random-about = Faz uma jogada permitida qualquer.
level-greedy = Ganancioso
level-greedy-about = Fica com o que rende mais de imediato e nunca olha mais longe.

## How good a move was

class-forced = Forçada
class-best = A melhor
class-good = Boa
class-inaccuracy = Imprecisão
class-mistake = Erro
class-blunder = Erro grave

## Analysis

refused-analysis-game = Este registo é de outro jogo: { $game }.
refused-analysis-turn = Aqui não é a vez de { $player }.
refused-analysis-luck = Aqui não há nada a sortear.
refused-analysis-unit = Este bot não estima a sua probabilidade de vitória; escolhe outro.
