### What only the command line says.

## The command line

cli-about = Cuatro juegos de fichas bajo un mismo techo: Kingdomino, Triominos, Quixo y Domino Double 9.
cli-lang = Idioma de todos los textos, como «de» o «et»; por omisión, el del sistema
cli-serve-about = Arrancar el servidor con la página, los bots y una base de datos incluida; klots sin orden hace lo mismo
cli-serve-config = Un archivo TOML con ajustes
cli-serve-data = La carpeta de datos; por omisión, la de tu usuario
cli-serve-listen = Dirección en la que escuchar
cli-serve-public-url = La dirección que usa la gente
cli-serve-database-url = Guardar todo en esta base PostgreSQL
cli-serve-metrics-listen = Dirección para las métricas de Prometheus
cli-serve-no-browser = No abrir el navegador
cli-serve-print-config = Mostrar todos los ajustes en TOML y salir
cli-serve-log-json = Escribir el registro en líneas JSON
cli-play-about = Jugar en el terminal: contra bots, varios en un teclado, o ver un registro
cli-play-game = El juego con el que empezar; sin él, lo pregunta un menú
cli-play-seats = Número de jugadores
cli-play-people = Cuántos de ellos juegan en este terminal
cli-play-level = El nivel de los bots: beginner, easy, medium, hard o expert
cli-play-options = Opciones del juego, como «harmony=yes dynasty=yes»
cli-play-resume = Seguir una partida guardada
cli-play-watch = Ver un registro paso a paso
cli-play-plain = Líneas de texto y jugadas numeradas, para lectores de pantalla y tuberías
cli-play-saves = Dónde se guardan las partidas
cli-engine-about = Hablar con bots y árbitros en líneas de texto (ver docs/engine.md)
cli-replay-about = Mostrar una partida registrada paso a paso y comprobar cada jugada
cli-replay-file = El registro; «-» lee la entrada estándar
cli-replay-to = Parar tras este número de eventos
cli-replay-verify = Recalcular cada sorteo a partir del secreto revelado
cli-replay-seal = El sello que muestra la mesa, para comparar
cli-replay-commitment = La huella que mostró la mesa, para comparar
cli-replay-json = Mostrar un documento JSON
cli-replay-positions = Mostrar la posición tras cada evento
cli-replay-eyes = Mostrar el registro tal como lo ve un jugador: un número de asiento u «onlooker»
cli-rules-about = Leer las reglas de un juego
cli-rules-game = El juego; si no, la lista de juegos
cli-rules-rule = Solo la regla de este número, como K13
cli-render-about = Dibujar una posición o un momento de un registro como imagen SVG o PNG
cli-render-record = El registro cuyo final se dibuja
cli-render-to = Dibujar el momento tras este número de eventos
cli-render-position = Una posición como texto en vez de un registro
cli-render-game = El juego de la posición
cli-render-seats = Número de jugadores
cli-render-options = Opciones del juego, como «mighty_duel=yes»
cli-render-eyes = Vista de quién: un número de asiento, «onlooker» o «reviewer»
cli-render-width = Anchura del PNG
cli-render-output = La imagen que se escribe: x.svg o x.png
cli-arena-about = Hacer que los bots jueguen entre sí e indicar lo seguro que es el resultado
cli-arena-game = El juego
cli-arena-seats = Número de jugadores
cli-arena-options = Opciones del juego
cli-arena-bots = Los bots, como «expert,hard» o «expert@1s,expert@100ms»
cli-arena-games = Cuántas partidas; cada reparto se juega desde cada asiento
cli-arena-budget = Cuánto puede pensar un bot: 100ms, 2s, 5000n (nodos), 800i (iteraciones)
cli-arena-seed = Semilla de todos los sorteos
cli-arena-threads = Partidas a la vez
cli-arena-wall = Medir el tiempo con el reloj y no con el tiempo de procesador
cli-arena-sprt = Parar antes cuando el primer bot sea al menos ELO1 o como mucho ELO0 mejor que el segundo
cli-arena-ledger = Guardar aquí cada partida y seguir desde ahí la próxima vez
cli-arena-records = Guardar las partidas como registros en esta carpeta
cli-arena-shard = Jugar solo la parte I de N del encuentro
cli-arena-merge = Juntar los resultados de las partes en vez de jugar
cli-arena-json = Mostrar un documento JSON
cli-arena-csv = Escribir una tabla
cli-arena-plot = Dibujar en SVG la fuerza según el tiempo de reflexión
cli-analyse-about = Decir cuánto valía cada jugada de un registro, qué fue suerte y qué fue habilidad
cli-analyse-record = El registro
cli-analyse-bot = Quién juzga; por omisión, el bot hecho para juzgar las jugadas de este juego
cli-analyse-budget = Cuánto pensar cada jugada
cli-analyse-samples = Con cuántos otros sorteos se compara cada sorteo; 0 deja fuera la suerte
cli-analyse-seed = Semilla de todas las muestras
cli-analyse-json = Mostrar un documento JSON
cli-analyse-plot = Dibujar quién iba por delante en SVG
cli-bench-about = Jugar partidas al azar lo más rápido posible y comprobar los totales
cli-bench-game = Solo este juego
cli-bench-seconds = Segundos de procesador para cada línea
cli-bench-json = Mostrar un documento JSON
cli-completions-about = Mostrar el autocompletado para un intérprete
cli-completions-shell = El intérprete
language-unknown = El idioma «{ $asked }» no está disponible; se usa «{ $used }».

## Arena

refused-budget = «{ $text }» no es un tiempo de reflexión. Posible: { $possible } (milisegundos, segundos, nodos, iteraciones).
arena-progress =
    { $done } de { $of } partidas · { $score } · { $seconds ->
        [one] falta { $seconds } segundo
       *[other] faltan { $seconds } segundos
    }
arena-heading =
    { $game }, asientos: { $seats }, { $budget } por jugada: { $games ->
        [one] { $games } partida
       *[other] { $games } partidas
    }, { $deals ->
        [one] { $deals } reparto
       *[other] { $deals } repartos
    }
arena-row = { $bot }: cuota { $share } ± { $sure } %, ganadas { $wins }, compartidas { $shared }, perdidas { $losses }; puntos { $points }, diferencia { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms por jugada
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } encuentro
       *[other] { $met } encuentros
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Prueba secuencial: mejor (LLR { $llr }, límites { $lower } y { $upper })
        [not_better] Prueba secuencial: no mejor (LLR { $llr }, límites { $lower } y { $upper })
       *[open] Prueba secuencial: sin decidir (LLR { $llr }, límites { $lower } y { $upper })
    }
arena-plot-title = Fuerza y tiempo de reflexión
arena-plot-across = Tiempo de reflexión (milisegundos o nodos)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot no basta para { $seats } asientos. Posible: { $possible }, o más bots que asientos.
       *[other] { $bots } bots no sirven para { $seats } asientos. Posible: { $possible }, o más bots que asientos.
    }
refused-arena-games = Un encuentro necesita al menos una partida.
refused-arena-illegal = { $bot } jugó { $move }, que no está permitido en { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } no es un archivo de resultados.
refused-arena-other-match = { $path } contiene los resultados de otro encuentro.
refused-arena-nothing-to-merge = Nombra los archivos de resultados que hay que juntar.
refused-shard = «{ $text }» no es parte de un encuentro. Posible: { $possible }.
refused-sprt = «{ $text }» no es una prueba secuencial. Posible: { $possible }.

## klots analyse

analysis-seat =
    { $player }: precisión del { $accuracy } %, mejores jugadas: { $best } de { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } imprecisión
       *[other] { $inaccuracies } imprecisiones
    }, { $mistakes ->
        [one] { $mistakes } error
       *[other] { $mistakes } errores
    }, { $blunders ->
        [one] { $blunders } error grave
       *[other] { $blunders } errores graves
    }. Cedido: { $lost } % de una victoria; suerte: { $luck } %.
analysis-luck-decided = Decidió la suerte: le valió un { $luck } % de una victoria a { $player }.
analysis-play-decided = Decidió la habilidad: los demás cedieron un { $percent } % de una victoria, y { $player } lo aprovechó.
analysis-even = Apenas se cedió nada; { $player } ganó una partida igualada.
turning-move = Jugada { $event }: { $player } jugó { $move } y su probabilidad bajó del { $before } % al { $after } %. Era mejor { $better }.
turning-good-luck = Evento { $event }: la suerte ({ $luck }) subió la probabilidad de { $player } del { $before } % al { $after } %.
turning-bad-luck = Evento { $event }: la mala suerte ({ $luck }) bajó la probabilidad de { $player } del { $before } % al { $after } %.
turning-decided = Desde el evento { $event }, { $player } fue por delante hasta el final.
analysis-plot-title = Cómo fue la partida
analysis-plot-across = Evento
analysis-plot-up = Probabilidad de victoria

## What every help text and every mistake on the command line needs

cli-man-about = Mostrar la página del manual
cli-usage = Uso:
cli-heading-commands = Órdenes
cli-heading-arguments = Argumentos
cli-heading-options = Opciones
cli-heading-examples = Ejemplos
cli-heading-exit = Códigos de salida
cli-help = Mostrar la ayuda
cli-version = Mostrar la versión
cli-word-options = OPCIONES
cli-word-command = ORDEN
cli-note-default = por omisión { $value }
cli-note-variable = o la variable { $name }
cli-note-possible = posible: { $values }
cli-exit-done = todo fue bien
cli-exit-failed = rechazado o fallido; el motivo está en la salida de error
cli-exit-usage = no se puede leer la línea de órdenes
cli-error-argument = El argumento «{ $text }» no existe aquí.
cli-error-command = La orden «{ $text }» no existe.
cli-error-command-missing = Falta una orden.
cli-error-value = «{ $value }» no es válido para { $argument }.
cli-error-value-possible = «{ $value }» no es válido para { $argument }. Posible: { $possible }.
cli-error-value-missing = { $argument } necesita un valor.
cli-error-value-extra = { $argument } no admite valor, pero recibió «{ $value }».
cli-error-missing = Falta: { $arguments }
cli-error-conflict = { $argument } no se puede usar con { $other }.
cli-error-twice = { $argument } solo puede darse una vez.
cli-error-encoding = Un argumento no es texto legible (UTF-8).
cli-error-other = No se puede leer esta línea de órdenes.
cli-error-suggestion = ¿Querías decir «{ $text }»?
cli-error-help = «{ $command }» muestra lo que es posible.
cli-man-name = NOMBRE
cli-man-synopsis = SINOPSIS
cli-man-description = DESCRIPCIÓN
cli-man-command = La página de una orden, como «play»

## Replay

replay-place = { $player }: puesto { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
replay-checked = { $count ->
    [one] Un evento comprobado según las reglas.
   *[other] Los { $count } eventos están comprobados según las reglas.
}
replay-verified = Cada sorteo coincide con el secreto revelado.
replay-sealed = El sello coincide: juego, opciones, nombres, palabras, jugadas y resultado son los que se sellaron.
replay-sealed-but-names = El sello coincide, salvo los nombres: se cambiaron o se quitaron después.
replay-not-sealed = No hay sello: solo se han comprobado los sorteos, no los nombres, las opciones, las jugadas ni el resultado.
replay-compare = Compáralo con lo que mostró la mesa: { $name ->
    [seal] sello
   *[commitment] huella
} { $hash }
replay-no-result = El registro no dice quién ganó.

## Engine

engine-unknown = «{ $command }» no es una orden. Disponibles: { $possible }
engine-needs = «{ $command }» necesita: { $what }
engine-too-much = «{ $command }» va solo; «{ $text }» sobra.
engine-no-game = No hay juego elegido: escribe primero «game NAME seats N».
engine-nothing-to-undo = No hay nada que deshacer.
engine-thinking = Un bot está pensando; ahora solo se acepta «stop».
refused-rule-unknown = Aquí no existe la regla «{ $rule }». Disponibles: { $possible }.
refused-picture-format = El nombre de la imagen debe acabar en .svg o .png.
refused-picture-width = Una imagen debe medir de { $min } a { $max } píxeles de ancho.

## klots load

cli-site-about = Escribir la página en una carpeta para cualquier alojamiento web, sin servidor
cli-site-folder = La carpeta que se escribe
cli-site-base-path = La ruta de la carpeta en el alojamiento, por ejemplo «/juegos/»
cli-site-written = La página está en { $folder }.
cli-error-site-module = Esta versión no puede jugar sin servidor. Ejecuta scripts/setup y compílala de nuevo.
cli-load-about = Medir cuánta carga aguanta un servidor en esta máquina
cli-push-key-about = Crear una clave para notificaciones push (ver docs/hosting.md)
cli-load-sockets = Conexiones, repartidas entre las mesas
cli-load-tables = Mesas
cli-load-every = Segundos entre dos jugadas en una mesa
cli-load-seconds = Cuánto medir
cli-load-flood = Jugar de nuevo en cuanto se confirma la última jugada
cli-load-idle = Conectar sin jugar
cli-load-game = Qué juego jugar
cli-load-url = Un servidor que ya funciona en esta máquina; si no, se arranca uno
cli-load-data = Dónde guarda sus datos el servidor arrancado; si no, en una carpeta que se borra después
cli-load-database-url = Una base PostgreSQL para el servidor arrancado
cli-load-json = Mostrar un documento JSON
load-machine = { $model }; núcleos: { $cores }; memoria: { $memory }
load-database = Base de datos
load-sockets = Conexiones
load-tables = Mesas
load-seating = Tiempo hasta sentar a todos
load-moves = Jugadas guardadas
load-everyone = Del envío a la recepción por todos
load-acknowledged = Del envío a la confirmación
load-errors = Errores
load-first-error = Primer error
load-games = Partidas terminadas
load-memory-empty = Memoria del servidor vacío
load-memory-seated = Memoria del servidor, todos sentados
load-memory-end = Memoria del servidor al final
load-memory-each = Memoria por conexión
load-cpu-server = Tiempo de procesador del servidor al jugar
load-cpu-swarm = Tiempo de procesador de los jugadores, total
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, máx. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Escribir una copia de seguridad, también con el servidor en marcha
cli-backup-file = El archivo nuevo
cli-backup-data = La carpeta de datos
cli-backup-database-url = Una base PostgreSQL en vez de la carpeta de datos
cli-restore-about = Restaurar una copia de seguridad en una carpeta de datos nueva o vacía
cli-restore-file = La copia de seguridad
cli-restore-data = La nueva carpeta de datos
cli-export-about = Escribir todo en un formato portable, para pasar a otra base de datos
cli-export-file = El archivo nuevo
cli-export-data = La carpeta de datos
cli-export-database-url = Una base PostgreSQL en vez de la carpeta de datos
cli-import-about = Leer el formato portable en una base de datos vacía
cli-import-file = El archivo exportado
cli-import-data = La carpeta de datos
cli-import-database-url = Una base PostgreSQL en vez de la carpeta de datos
cli-restore-database-url = La base PostgreSQL en vez de una carpeta de datos
serve-listening = Klots está listo en { $url }
serve-no-address = No se puede escuchar en { $address }.
serve-push-key = push.key no es una clave escrita por «klots push-key».
serve-push-contact = push.contact debe ser una dirección como mailto:you@example.org o https://example.org.
keep-done = { $file }: mesas { $tables }, eventos { $events }, personas { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = DIRECCIÓN:PUERTO
cli-value-bots = BOTS
cli-value-code = CÓDIGO
cli-value-eyes = VISTA
cli-value-file = ARCHIVO
cli-value-folder = CARPETA
cli-value-game = JUEGO
cli-value-level = NIVEL
cli-value-link = ENLACE
cli-value-name = NOMBRE
cli-value-number = N
cli-value-options = OPCIONES
cli-value-pixels = PÍXELES
cli-value-position = POSICIÓN
cli-value-rule = REGLA
cli-value-seconds = SEGUNDOS
cli-value-shell = INTÉRPRETE
cli-value-time = TIEMPO

## klots score

cli-score-about = Explicar los puntos de un reino, una ronda o un tablero escritos como texto (ver docs/notation.md)
cli-score-game = El juego
cli-score-file = El texto; «-» o nada lee la entrada estándar
cli-score-options = Opciones del juego, como «harmony=yes» o «hexagons=flat»
cli-score-json = Mostrar un documento JSON
refused-score-nothing = Aquí no hay nada que puntuar.
refused-score-impossible = Esto no puede haber ocurrido: «{ $text }».
refused-score-word = «{ $text }» no se puede leer aquí. Posible: { $possible }.
refused-score-nobody = ¿De quién es esto? Escribe antes un nombre y dos puntos, como «Ana:».
refused-score-same-name = «{ $name }» ya figura en la lista.

## klots join

cli-join-about = Unirse a una mesa de un servidor con un enlace de invitación
cli-join-link = El enlace, como lo muestra la página o como te lo han enviado
cli-join-name = El nombre con el que juegas; por omisión, el de tu usuario
cli-join-seat = El asiento que quieres, desde 1; por omisión, el primero libre
cli-join-watch = Solo mirar
cli-join-plain = Líneas de texto y jugadas numeradas, para lectores de pantalla y tuberías
cli-join-session = Dónde recordar quién eres en qué servidor
cli-rules-pictures = Escribir las imágenes de los ejemplos como SVG en esta carpeta
refused-file-missing = El archivo «{ $file }» no existe.
refused-file-unreadable = No se puede leer «{ $file }». { system-cause }
refused-file-unwritable = No se puede escribir «{ $file }». { system-cause }
refused-no-home = Este usuario no tiene carpeta personal; indica dónde con { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] No existe ese archivo o carpeta.
    [PermissionDenied] No tienes permiso para ello.
    [IsADirectory] Es una carpeta.
    [NotADirectory] Una parte de la ruta no es una carpeta.
    [AlreadyExists] Ya existe.
    [StorageFull] No queda espacio.
    [ReadOnlyFilesystem] El disco es de solo lectura.
    [AddrInUse] Otro programa ya escucha allí.
    [AddrNotAvailable] Esta máquina no tiene esa dirección.
    [InvalidData] No es texto en UTF-8.
    [ConnectionRefused] Allí no responde nada.
    [ConnectionLost] Se perdió la conexión.
    [TimedOut] No llegó ninguna respuesta a tiempo.
    [Unreachable] No se puede llegar a esa dirección.
   *[other] El sistema ha dado un error inesperado.
}
refused-output = No se puede escribir en la salida estándar. { system-cause }
refused-input = No se puede leer la entrada estándar. { system-cause }
refused-file-use = «{ $file }» no se puede usar. { system-cause }
refused-people = Hay más personas ({ $people }) que asientos ({ $seats }).
refused-arena-one = Los bots juegan entre sí: nombra al menos dos.
refused-settings = «{ $text }» no es un ajuste válido.
refused-load-address = Solo se puede medir un servidor de esta máquina, como { $example }.
refused-load-server = El servidor no ha arrancado. Su registro está en { $file }.
refused-database = No se puede llegar a la base de datos. { system-cause }
engine-record-cut = El registro está incompleto: debe acabar con una línea que contenga solo «.».

## klots train

cli-train-about = Entrenar de nuevo los bots de un juego
cli-train-game = El juego
cli-train-out = Dónde escribir los archivos entrenados
cli-train-part = Con qué detalle, en porcentaje del entrenamiento de los archivos incluidos
cli-train-threads = Hilos que se usan
refused-train-nothing = No hay nada que entrenar para { $game }.
