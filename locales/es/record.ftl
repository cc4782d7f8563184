### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, línea { $line }, columna { $column }:
record-place-line = { $file }, línea { $line }:
record-format = La primera línea debe ser «{ $expected }».
record-header = «{ $text }» no es una línea de cabecera: escribe name: value.
record-header-twice = «{ $name }» ya está en la línea { $earlier }.
record-missing = En la cabecera falta «{ $name }».
record-number = «{ $text }» no es un número que valga aquí.
record-per-seat = { $seats ->
    [one] «{ $name }» necesita un solo número.
   *[other] «{ $name }» necesita un número para cada uno de los { $seats } asientos.
}
record-event = «{ $text }» no es un suceso: escribe «* azar» o «asiento jugada».
record-seat = { $seats ->
    [one] «{ $text }» no es un asiento; solo hay el asiento 0.
   *[other] «{ $text }» no es un asiento; hay { $seats } asientos, desde el 0.
}
record-eyes = Este registro muestra solo lo que vio { $eyes }; solo un registro completo se puede reproducir.
record-rules = El registro se jugó con la versión { $rules } de las reglas; este programa conoce la versión { $known }.
record-draw = El registro dice «{ $recorded }», pero el secreto revelado da «{ $fair }».
record-no-fairness = El registro no tiene la huella del secreto, así que sus sorteos no se pueden comprobar.
record-no-secret = El secreto no se ha revelado, así que los sorteos aún no se pueden comprobar.
record-secret = El secreto no tiene 64 cifras hexadecimales.
record-commitment = El secreto no corresponde a la huella: su hash es otro.
record-unfinished = El registro tiene resultado, pero la partida no ha terminado.
record-result = El resultado está mal: los puestos son { $places } y los puntos { $points }.
record-beside = «{ $text }» no es nada que un jugador o el reloj pueda hacer.
record-ending = «{ $text }» no es un final. Posibles: { $possible }.
record-ending-wrong = La partida no terminó así.
record-whose-eyes = «{ $text }» no es un punto de vista: escribe el número de un asiento u «onlooker».
record-out = Este asiento ya estaba fuera.
record-seal = El sello no coincide: algo de este registro se ha cambiado.
record-verify-position = El registro empieza en una posición elegida, así que sus sorteos no se pueden comprobar.
record-other = «{ $name }» no es lo que mostró la mesa: el registro se ha cambiado o es de otra partida.

## Logs that cannot be read

log-start = El historial no empieza con la creación de una mesa.
log-empty = El historial está vacío.
log-gap = Falta un suceso en el historial; se esperaba el número { $expected }.
log-seat = El historial nombra el asiento { $seat }, que esta mesa no tiene.
