### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, linha { $line }, coluna { $column }:
record-place-line = { $file }, linha { $line }:
record-format = A primeira linha tem de ser «{ $expected }».
record-header = «{ $text }» não é uma linha de cabeçalho: escreve nome: valor.
record-header-twice = «{ $name }» já aparece na linha { $earlier }.
record-missing = Falta «{ $name }» no cabeçalho.
record-number = «{ $text }» não é um número válido aqui.
record-per-seat = { $seats ->
    [one] «{ $name }» precisa de um único número.
   *[other] «{ $name }» precisa de um número para cada um dos { $seats } lugares.
}
record-event = «{ $text }» não é um evento: escreve «* sorteio» ou «lugar jogada».
record-seat = { $seats ->
    [one] «{ $text }» não é um lugar; só há o lugar 0.
   *[other] «{ $text }» não é um lugar; há { $seats } lugares, a partir de 0.
}
record-eyes = Este registo mostra um só ponto de vista; só um registo completo pode ser reproduzido.
record-rules = O registo segue a versão { $rules } das regras; este programa conhece a versão { $known }.
record-draw = O registo diz «{ $recorded }», mas o segredo revelado dá «{ $fair }».
record-no-fairness = O registo não tem a impressão digital do segredo, por isso os sorteios não podem ser verificados.
record-no-secret = O segredo não foi revelado, por isso os sorteios ainda não podem ser verificados.
record-secret = O segredo tem de ter 64 algarismos hexadecimais.
record-commitment = O segredo não corresponde à impressão digital: o seu hash é outro.
record-unfinished = O registo tem um resultado, mas o jogo não acabou.
record-result = O resultado está errado: os lugares na classificação são { $places } e os pontos { $points }.
record-beside = «{ $text }» não é uma ação de um jogador nem do relógio.
record-ending = «{ $text }» não é um final de jogo. Possíveis: { $possible }.
record-ending-wrong = O jogo não acabou assim.
record-whose-eyes = «{ $text }» não é um ponto de vista: escreve o número de um lugar ou «onlooker».
record-out = Este lugar já estava fora do jogo.
record-seal = O selo não corresponde: este registo foi alterado.
record-verify-position = O registo começa numa posição escolhida, por isso os seus sorteios não podem ser verificados.
record-other = «{ $name }» não é o que a mesa mostrou: o registo foi alterado ou é de outro jogo.

## Logs that cannot be read

log-start = O registo não começa com a criação de uma mesa.
log-empty = O registo está vazio.
log-gap = Falta um evento no registo; esperava-se o número { $expected }.
log-seat = O registo refere o lugar { $seat }, que esta mesa não tem.
