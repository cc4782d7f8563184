### What only the terminal says.

## The terminal

terminal-which-game = ¿Qué juego?
terminal-how-many = ¿Cuántos jugadores?
terminal-which-level = ¿Qué nivel quieres para tus rivales?
terminal-go-on = Seguir con { $name }
terminal-choose = { $count ->
    [1] Escribe 1.
   *[other] Escribe un número de 1 a { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
})
terminal-hand = Tu mano: { $tiles }
terminal-your-move = { $count ->
    [1] Te toca: solo hay una jugada posible. Escribe 1 para jugarla, o ? para la ayuda.
   *[other] Te toca: escribe un número de 1 a { $count }, o ? para la ayuda.
}
terminal-plain-help = Escribe un número o una jugada. Otras órdenes: hint (pista), undo (deshacer), board (tablero), log (historial), quit (salir). La partida se guarda al salir.
terminal-curtain = Pasa el teclado a { $player }. { $player }, pulsa Intro.
terminal-saved = Guardado en { $file }.
terminal-over = La partida ha terminado.
terminal-thinking = { $player } está pensando…
terminal-too-small = El terminal tiene { $columns } columnas y { $rows } filas; Klots necesita al menos 80 y 24.
terminal-keys-game = ↑↓ Intro jugar · r girar · / filtrar · o otros · h pista · u deshacer · ? ayuda · q salir
terminal-keys-menu = ↑↓ elegir · ←→ cambiar · Intro empezar · q salir
terminal-keys-replay = ←→ recorrer · Inicio Fin · q salir
terminal-moves = Jugadas
terminal-log = Historial
terminal-players = Jugadores
terminal-filter = Filtro: { $text }
terminal-menu-title = Klots
terminal-menu-game = Juego
terminal-menu-seats = Jugadores
terminal-menu-level = Rivales
terminal-menu-persons = Personas en este terminal
terminal-menu-start = Empezar
terminal-help = La lista muestra todas las jugadas permitidas. ↑ y ↓ seleccionan una, y su sitio se marca en el tablero; r pasa a la siguiente jugada del mismo sitio. Intro la juega. / seguido de letras filtra la lista, Esc la muestra entera de nuevo. Haz clic en el tablero para ver las jugadas de ese sitio. o muestra la parte de la mesa de los demás, h muestra pistas, u deshace, q guarda y sale.
terminal-step = Evento { $number } de { $count }
refused-undo = No hay nada que deshacer: después hubo un sorteo, o no se ha jugado nada.
refused-no-hint = Ahora no tienes nada que decidir.
refused-bot = No hay ningún bot llamado «{ $bot }». Disponibles: { $possible }.
refused-save-players = La partida guardada no dice quién juega en cada asiento.
save-damaged = La partida guardada está dañada y se apartó como { $file }: { $cause }
terminal-more = { $count ->
    [one] { $count } línea más: ↓
   *[other] { $count } líneas más: ↓
}
terminal-turn-of = Le toca a { $player }.
terminal-keys-log = l historial
terminal-keys-live = ↑↓ Intro jugar · / filtrar · o otros · h pista · l historial · c chat · u deshacer · y sí · n no · ? ayuda · q salir
terminal-help-live = Juegas en una mesa de un servidor. La lista muestra todas las jugadas permitidas: ↑ y ↓ seleccionan una, Intro la juega, / seguido de letras filtra. h muestra las mejores jugadas, l el historial, o la parte de la mesa de los demás. c abre el chat, u pide deshacer, d ofrece tablas, p pide una pausa o la termina, y y n responden a una petición, g se rinde. Tras la partida, a ofrece la revancha. q sale; la mesa se queda, y la misma orden te devuelve a tu asiento.
terminal-plain-help-live = Escribe un número o una jugada. De say 1 a say 8 envían un mensaje rápido, say seguido de palabras uno tuyo; undo pide deshacer, draw ofrece tablas, pause pide una pausa o la termina, yes y no responden; hint muestra las mejores jugadas; board muestra el tablero, log el historial, presets los mensajes rápidos; resign se rinde; tras la partida, again ofrece la revancha; quit sale, y la misma orden te trae de vuelta.

## A table of a server

live-table = { $game } en { $server }
live-seated = Ocupas el asiento { $number } como { $name }.
live-watching = Estás viendo la partida.
live-waiting = { $count ->
    [one] Esperando: { $count } asiento libre.
   *[other] Esperando: { $count } asientos libres.
}
live-waiting-ready = Esperando a que todo el mundo esté listo.
live-paused = La partida está en pausa.
live-lost = Se perdió la conexión; probando de nuevo…
live-back = Conexión recuperada.
live-restart = El servidor se reinicia y debería volver en { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
live-said = { $name }: { $text }
live-said-team = { $name } (a su pareja): { $text }
live-asked = { $player } pide algo: ¿yes (sí) o no?
live-again-key = Pulsa [a] para la revancha, [q] para salir.
live-again-word = Escribe again para la revancha, quit para salir.
live-resign-sure = ¿De verdad quieres rendirte? Pulsa [y] para rendirte, cualquier otra tecla para seguir jugando.
live-choose-preset = ¿Qué quieres decir?
live-left = La mesa sigue abierta: «{ $command }» te trae de vuelta.
refused-live-link = «{ $link }» no es un enlace a una mesa. Un enlace es así: { $example }
refused-live-server = No hay respuesta de { $server }.
refused-live-stranger = Lo que responde en { $server } no es un servidor de Klots, o es de otra versión.
refused-live-table = Esa mesa no existe en { $server }: el enlace puede ser antiguo o estar incompleto.
refused-live-lost = La conexión con { $server } se perdió y no se pudo recuperar.
refused-live-session = Esta sesión ha caducado; únete de nuevo.

## Games that are over
save-foreign = El archivo «{ $file }» no es una partida guardada y no se ha modificado. { $cause }
terminal-kept = La partida está guardada en { $file }; klots replay y klots analyse pueden leerla.
terminal-keys-over = p resultado · v repasar · l historial · o otros · n otra · q salir
