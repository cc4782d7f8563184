### What every face says.

## Names

language-name = Português
player-of-seat = Jogador { $number }
refusal-by-rule = { $sentence } (regra { $rule })
yes = sim
no = não

## Refusals that belong to no single game

refused-over = O jogo acabou.
refused-luck-first = Primeiro é preciso fazer um sorteio.
refused-no-luck = Agora não há nada a sortear: é a vez de { $player }.
refused-not-your-turn = É a vez de { $player }.
refused-seats = { $game } é para { $min } a { $max } jogadores, não para { $seats }.
refused-game-unknown = Não há nenhum jogo chamado «{ $game }». Disponíveis: { $possible }.
refused-option-unknown = Não há nenhuma opção chamada «{ $option }». Disponíveis: { $possible }.
refused-option-value = A opção «{ $option }» não pode ser «{ $value }». Valores possíveis: { $possible }.
refused-option-seats = { $seats ->
    [one] A opção «{ $option }» não está disponível a solo.
   *[other] A opção «{ $option }» não está disponível com { $seats } jogadores.
}
refused-option-form = «{ $text }» não é uma opção: escreve name=value.
refused-option-twice = A opção «{ $option }» aparece duas vezes.

## Text that does not read

text-expected = Coluna { $column }: esperava-se «{ $expected }».
text-number = Coluna { $column }: esperava-se um número de { $min } a { $max }.
text-trailing = Coluna { $column }: «{ $text }» está a mais.

## The rules to read, whatever the game

rules-title = Regras
rules-section-setup = Preparação
rules-section-turn = A tua vez
rules-section-placing = Colocar
rules-section-drawing = Tirar peças
rules-section-end = Fim do jogo
rules-section-scoring = Pontuação
rules-section-bonus = Bónus
rules-section-variants = Variantes
rules-section-teams = Quatro jogadores
rules-section-solo = A solo
rules-ruling-note = Onde as regras impressas nada dizem ou não são claras, vale uma decisão; os grupos que jogam de outra forma podem escolher uma opção.
rules-differ-title = Onde os textos impressos divergem
rules-example-title = Exemplo
