# Words that every face uses.
language-name = Español
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Jugador { $number }
refusal-by-rule = { $sentence } (regla { $rule })

refused-over = La partida ha terminado.
refused-luck-first = Antes hay que resolver un sorteo.
refused-no-luck = Ahora no hay nada que sortear: es el turno de { $player }.
refused-not-your-turn = Es el turno de { $player }.
refused-seats = { $game } es de { $min } a { $max } jugadores, no para { $seats }.
refused-game-unknown = No hay ningún juego «{ $game }». Hay: { $possible }.
refused-option-unknown = No hay ninguna opción «{ $option }». Hay: { $possible }.
refused-option-value = La opción «{ $option }» no puede ser «{ $value }». Posible: { $possible }.
refused-option-seats = La opción «{ $option }» no va cuando juegan { $seats }.
refused-option-form = «{ $text }» no es una opción: escribe name=value.
refused-option-twice = La opción «{ $option }» está dos veces.

text-expected = Columna { $column }: se esperaba «{ $expected }».
text-number = Columna { $column }: se esperaba un número de { $min } a { $max }.
text-trailing = Columna { $column }: «{ $text }» sobra.

record-format = La primera línea debe ser «{ $expected }».
record-header = «{ $text }» no es una línea de cabecera: escribe name: value.
record-header-twice = «{ $name }» ya está en la línea { $earlier }.
record-missing = En la cabecera falta «{ $name }».
record-number = «{ $text }» no es un número que valga aquí.
record-per-seat = «{ $name }» necesita un número para cada uno de los { $seats } asientos.
record-event = «{ $text }» no es un suceso: escribe «* azar» o «asiento jugada».
record-seat = «{ $text }» no es un asiento; hay { $seats } asientos, desde el 0.
record-eyes = Este registro es una copia para { $eyes }; solo el registro completo se puede reproducir.
record-rules = El registro se jugó con la versión { $rules } de las reglas; este programa conoce la versión { $known }.
record-draw = El registro dice «{ $recorded }», pero el secreto revelado da «{ $fair }».
record-no-fairness = El registro no tiene compromiso, así que sus sorteos no se pueden comprobar.
record-no-secret = El secreto no se ha revelado, así que los sorteos aún no se pueden comprobar.
record-secret = El secreto no tiene 64 cifras hexadecimales.
record-commitment = El secreto no corresponde al compromiso: su huella es otra.
record-unfinished = El registro tiene resultado, pero la partida no ha terminado.
record-result = El resultado está mal: los puestos son { $places } y los puntos { $points }.
yes = sí
no = no
