### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, línea { $line }, columna { $column }:
record-place-line = { $file }, línea { $line }:
record-format = La primera línea debe ser «{ $expected }».
record-header = «{ $text }» no es una línea de cabecera: escribe nombre: valor.
record-header-twice = «{ $name }» ya aparece en la línea { $earlier }.
record-missing = En la cabecera falta «{ $name }».
record-number = «{ $text }» no es un número válido aquí.
record-per-seat = { $seats ->
    [one] «{ $name }» necesita un solo número.
   *[other] «{ $name }» necesita un número para cada uno de los { $seats } asientos.
}
record-event = «{ $text }» no es un evento: escribe «* azar» o «asiento jugada».
record-seat = { $seats ->
    [one] «{ $text }» no es un asiento; solo hay el asiento 0.
   *[other] «{ $text }» no es un asiento; hay { $seats } asientos, desde el 0.
}
record-eyes = Este registro muestra un solo punto de vista; solo un registro completo se puede reproducir.
record-rules = El registro se jugó con la versión { $rules } de las reglas; este programa conoce la versión { $known }.
record-draw = El registro dice «{ $recorded }», pero el secreto revelado da «{ $fair }».
record-no-fairness = El registro no tiene la huella del secreto, así que sus sorteos no se pueden comprobar.
record-no-secret = El secreto no se ha revelado, así que los sorteos aún no se pueden comprobar.
record-secret = El secreto debe tener 64 cifras hexadecimales.
record-commitment = El secreto no corresponde a la huella: su hash es otro.
record-unfinished = El registro tiene resultado, pero la partida no ha terminado.
record-result = El resultado está mal: los puestos son { $places } y los puntos { $points }.
record-beside = «{ $text }» no es una acción de un jugador ni del reloj.
record-ending = «{ $text }» no es un final de partida. Posibles: { $possible }.
record-ending-wrong = La partida no terminó así.
record-whose-eyes = «{ $text }» no es un punto de vista: escribe el número de un asiento u «onlooker».
record-out = Este asiento ya estaba fuera de la partida.
record-seal = El sello no coincide: este registro se ha modificado.
record-verify-position = El registro empieza en una posición elegida, así que sus sorteos no se pueden comprobar.
record-other = «{ $name }» no es lo que mostró la mesa: el registro se ha cambiado o es de otra partida.

## Logs that cannot be read

log-start = El historial no empieza con la creación de una mesa.
log-empty = El historial está vacío.
log-gap = Falta un evento en el historial; se esperaba el número { $expected }.
log-seat = El historial menciona el asiento { $seat }, que esta mesa no tiene.
