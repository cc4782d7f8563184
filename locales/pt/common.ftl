# Words that every face uses.
language-name = Português
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Jogador { $number }
refusal-by-rule = { $sentence } (regra { $rule })

refused-over = O jogo acabou.
refused-luck-first = Primeiro é preciso fazer um sorteio.
refused-no-luck = Agora não há nada a sortear: é a vez de { $player }.
refused-not-your-turn = É a vez de { $player }.
refused-seats = { $game } é para { $min } a { $max } jogadores, não para { $seats }.
refused-game-unknown = Não há nenhum jogo chamado «{ $game }». Existem: { $possible }.
refused-option-unknown = Não há nenhuma opção chamada «{ $option }». Existem: { $possible }.
refused-option-value = A opção «{ $option }» não pode ser «{ $value }». Possível: { $possible }.
refused-option-seats = A opção «{ $option }» não dá com { $seats } jogadores.
refused-option-form = «{ $text }» não é uma opção: escreve name=value.
refused-option-twice = A opção «{ $option }» aparece duas vezes.

text-expected = Coluna { $column }: esperava-se «{ $expected }».
text-number = Coluna { $column }: esperava-se um número de { $min } a { $max }.
text-trailing = Coluna { $column }: «{ $text }» está a mais.

record-format = A primeira linha tem de ser «{ $expected }».
record-header = «{ $text }» não é uma linha de cabeçalho: escreve name: value.
record-header-twice = «{ $name }» já está na linha { $earlier }.
record-missing = Falta «{ $name }» no cabeçalho.
record-number = «{ $text }» não é um número que sirva aqui.
record-per-seat = «{ $name }» precisa de um número para cada um dos { $seats } lugares.
record-event = «{ $text }» não é um evento: escreve «* sorteio» ou «lugar jogada».
record-seat = «{ $text }» não é um lugar; há { $seats } lugares, a partir de 0.
record-eyes = Este registo é uma cópia do ponto de vista de { $eyes }; só o registo inteiro pode ser reproduzido.
record-rules = O registo segue a versão { $rules } das regras; este programa conhece a versão { $known }.
record-draw = O registo diz «{ $recorded }», mas o segredo revelado dá «{ $fair }».
record-no-fairness = O registo não tem compromisso, por isso os sorteios não podem ser verificados.
record-no-secret = O segredo não foi revelado, por isso os sorteios ainda não podem ser verificados.
record-secret = O segredo não tem 64 algarismos hexadecimais.
record-commitment = O segredo não corresponde ao compromisso: o seu hash é outro.
record-unfinished = O registo tem um resultado, mas o jogo não acabou.
record-result = O resultado está errado: os lugares são { $places } e os pontos { $points }.
yes = sim
no = não
