# The terminal
terminal-which-game = ¿Qué juego?
terminal-how-many = ¿Cuántos juegan?
terminal-which-level = ¿Qué fuerza tienen tus rivales?
terminal-go-on = Seguir con { $name }
terminal-choose = Escribe un número de 1 a { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } ficha
   *[other] { $count } fichas
})
terminal-hand = Tu mano: { $tiles }
terminal-your-move = { $count ->
    [one] Te toca: hay una jugada.
   *[other] Te toca: escribe un número de 1 a { $count }, o ? para la ayuda.
}
terminal-plain-help = Un número o una jugada juega. hint: pista, undo: deshacer, board: tablero, log: diario, quit: salir; la partida se guarda al salir.
terminal-curtain = Pasa el turno a { $player }; después, Intro.
terminal-saved = Guardado en { $file }.
terminal-over = La partida ha terminado.
terminal-thinking = { $player } está pensando…
terminal-too-small = El terminal tiene { $columns } columnas y { $rows } filas; Klots necesita 80 y 24.
terminal-keys-game = ↑↓ Intro jugar · r girar · / filtrar · o otros · h pista · u deshacer · ? ayuda · q salir
terminal-keys-menu = ↑↓ elegir · ←→ cambiar · Intro empezar · q salir
terminal-keys-replay = ←→ paso · Inicio Fin · q salir
terminal-moves = Jugadas
terminal-log = Diario
terminal-players = Jugadores
terminal-filter = Filtro: { $text }
terminal-menu-title = Klots
terminal-menu-game = Juego
terminal-menu-seats = Jugadores
terminal-menu-level = Rivales
terminal-menu-persons = Personas en este terminal
terminal-menu-start = Empezar
terminal-help = La lista muestra cada jugada permitida. ↑ y ↓ eligen una, y su sitio se marca en el tablero; r va a la siguiente jugada del mismo sitio. Intro la juega. / y letras filtran la lista, Esc muestra todo otra vez. Un clic en el tablero elige las jugadas de ese sitio. o mira la parte de la mesa de los demás, h muestra pistas, u deshace, q guarda y sale.
terminal-step = Suceso { $number } de { $count }
refused-undo = Aquí no se puede deshacer nada: después hubo un sorteo, o no se ha jugado nada.
refused-no-hint = Ahora no tienes nada que decidir.
refused-bot = No hay ningún bot «{ $bot }». Hay: { $possible }.
refused-save-players = Lo guardado no dice quién juega en cada asiento.
save-damaged = Lo guardado está dañado y se apartó como { $file }: { $cause }
