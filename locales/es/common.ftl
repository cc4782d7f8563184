### What every face says.

## Names

language-name = Español
player-of-seat = Jugador { $number }
refusal-by-rule = { $sentence } (regla { $rule })
yes = sí
no = no

## Refusals that belong to no single game

refused-over = La partida ha terminado.
refused-luck-first = Antes hay que hacer un sorteo.
refused-no-luck = Ahora no hay nada que sortear: es el turno de { $player }.
refused-not-your-turn = Es el turno de { $player }.
refused-seats = { $game } es para { $min } a { $max } jugadores, no para { $seats }.
refused-game-unknown = No hay ningún juego llamado «{ $game }». Disponibles: { $possible }.
refused-option-unknown = No hay ninguna opción llamada «{ $option }». Disponibles: { $possible }.
refused-option-value = La opción «{ $option }» no puede ser «{ $value }». Valores posibles: { $possible }.
refused-option-seats = { $seats ->
    [one] La opción «{ $option }» no está disponible en solitario.
   *[other] La opción «{ $option }» no está disponible con { $seats } jugadores.
}
refused-option-form = «{ $text }» no es una opción: escribe name=value.
refused-option-twice = La opción «{ $option }» aparece dos veces.

## Text that does not read

text-expected = Columna { $column }: se esperaba «{ $expected }».
text-number = Columna { $column }: se esperaba un número de { $min } a { $max }.
text-trailing = Columna { $column }: «{ $text }» sobra.

## The rules to read, whatever the game

rules-title = Reglas
rules-section-setup = Preparación
rules-section-turn = Tu turno
rules-section-placing = Colocar
rules-section-drawing = Robar
rules-section-end = Fin de la partida
rules-section-scoring = Puntuación
rules-section-bonus = Bonificaciones
rules-section-variants = Variantes
rules-section-teams = Cuatro jugadores
rules-section-solo = En solitario
rules-ruling-note = Donde las reglas impresas callan o no son claras, decide una interpretación; los grupos que juegan de otro modo pueden elegir una opción.
rules-differ-title = Donde difieren los textos impresos
rules-example-title = Ejemplo
