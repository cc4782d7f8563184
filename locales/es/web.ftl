### What only the page says, and no single game.

## On every page

app-title = Klots – cuatro juegos de fichas
skip = Saltar al contenido
loading = Cargando…
close = Cerrar
save = Guardar
answer-yes = Sí
answer-no = No
sum = Total
points = Puntos
points-why =
    { $points ->
        [one] { $points } punto: ¿por qué?
       *[other] { $points } puntos: ¿por qué?
    }
points-bonus = Bonificación
points-before = Partidas anteriores
points-rounds-before = Rondas anteriores
points-last-round = Ronda anterior
language = Idioma
footer = Klots: abierto a todo el mundo, sin cuenta.
footer-api = API
guest-name = Visitante
bot-name = Ordenador ({ $level })
bot-beginner-1 = Pip
bot-beginner-2 = Tilli
bot-beginner-3 = Momo
bot-beginner-4 = Kiki
bot-beginner-5 = Lumi
bot-beginner-6 = Pelle
bot-beginner-7 = Zuzu
bot-beginner-8 = Nino
bot-beginner-9 = Fifi
bot-easy-1 = Lola
bot-easy-2 = Benno
bot-easy-3 = Nuni
bot-easy-4 = Coco
bot-easy-5 = Tobi
bot-easy-6 = Mimi
bot-easy-7 = Kuno
bot-easy-8 = Wanda
bot-easy-9 = Lino
bot-medium-1 = Bruno
bot-medium-2 = Mika
bot-medium-3 = Dora
bot-medium-4 = Gusto
bot-medium-5 = Nora
bot-medium-6 = Alma
bot-medium-7 = Berta
bot-medium-8 = Arno
bot-medium-9 = Tilda
bot-hard-1 = Finn
bot-hard-2 = Vera
bot-hard-3 = Rufus
bot-hard-4 = Kasper
bot-hard-5 = Stella
bot-hard-6 = Felix
bot-hard-7 = Roxy
bot-hard-8 = Viktor
bot-hard-9 = Luna
bot-expert-1 = Otto
bot-expert-2 = Ada
bot-expert-3 = Mira
bot-expert-4 = Iris
bot-expert-5 = Edgar
bot-expert-6 = Klara
bot-expert-7 = Oskar
bot-expert-8 = Nestor
bot-expert-9 = Selma
bot-beginner-about = Todavía está aprendiendo y se alegra con cada jugada.
bot-easy-about = Va rápido a por los puntos y no mira lejos.
bot-medium-about = Tiene paciencia y piensa en tu respuesta antes de jugar.
bot-hard-about = Juega con astucia: planea con antelación y rara vez falla.
bot-expert-about = Ha visto todas las partidas y no olvida ninguna.

## Ways through the page

nav = Páginas
nav-rules = Reglas
nav-pad = Marcador
nav-account = Perfil
nav-settings = Ajustes

## Home

home-title = Cuatro juegos de fichas, una mesa
home-lead = Juega ya contra el ordenador, en un solo dispositivo o con amigos mediante un enlace. Sin cuenta.
home-play-now = Jugar ahora
home-with-friends = Con amigos
home-one-device = En un dispositivo
home-learn = Aprender
home-more = Más opciones…
home-open-tables = Mesas abiertas
home-no-tables = Ahora no hay mesas abiertas. Crea una y los demás la verán aquí.
home-mine = Tus partidas
home-you-are = Juegas como { $name }.
tables-free =
    { $count ->
        [one] { $count } asiento libre
       *[other] { $count } asientos libres
    }
tables-join = Unirse
tables-watch = Mirar
tables-go-on = Seguir
tables-your-turn = Tu turno
tables-look = Repasar
tables-more = Ver más

## A new table

new-title = Nueva mesa: { $game }
new-device-title = En un dispositivo: { $game }
new-device-about = Todos juegan en este dispositivo. En los juegos con fichas ocultas una pantalla las tapa entre turnos.
new-seats = Jugadores
new-how-many = Número de jugadores
new-you = Tú
new-person = Persona
new-open = Asiento libre
new-name-of = Nombre del jugador { $number }
new-who-sits = Asiento { $number }
new-options = Opciones del juego
new-table = Mesa
new-visible = Pública: cualquiera puede ver esta mesa y unirse
new-chat = Los jugadores pueden chatear
new-late = Quien llegue tarde puede ocupar un asiento libre o el de un ordenador
new-rated = Puntuada: sin pistas, sin deshacer
new-delay = Los espectadores ven las jugadas
delay-none = al momento
delay-moves =
    { $count ->
        [one] con { $count } jugada de retraso
       *[other] con { $count } jugadas de retraso
    }
delay-seconds =
    { $count ->
        [one] con { $count } segundo de retraso
       *[other] con { $count } segundos de retraso
    }
new-start = Empezar la partida
new-make = Crear la mesa
new-match = Buscar rival
new-match-about = { $button }: siempre como en el reglamento. { $clock }.
options-none = Este juego no tiene opciones con ese número de jugadores.
options-rulebook = Como en el reglamento.
options-all = Todas las opciones
clock = Reloj
clock-none = Sin reloj
clock-move =
    { $seconds ->
        [one] { $seconds } segundo por turno
       *[other] { $seconds } segundos por turno
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minuto por jugador
       *[other] { $minutes } minutos por jugador
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
clock-days-left =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
clock-low =
    { $seconds ->
        [one] Queda { $seconds } segundo
       *[other] Quedan { $seconds } segundos
    }

## Before the game

gather-title = { $game }: mesa
gather-free = libre
gather-you = tú
gather-host = anfitrión
gather-ready = listo
gather-not-ready = aún no está listo
gather-sit = Ocupar este asiento
gather-seat-bot = Ordenador…
gather-unseat = Quitar jugador
gather-name = Tu nombre
gather-start = Listo
gather-wait = No estoy listo
gather-leave = Dejar el asiento
avatar = Tu imagen
avatar-number = Imagen { $number }
avatar-about = La ven todos los de la mesa.
avatar-change = Nombre e imagen
gather-waiting =
    { $count ->
        [one] Falta { $count } persona.
       *[other] Faltan { $count } personas.
    }
gather-word = Una palabra para la mezcla
gather-word-about = El servidor ya ha fijado su secreto y solo muestra su huella. Tu palabra se mezcla con él, así que nadie puede haber elegido las fichas. Déjala vacía para usar una al azar.
gather-commitment = Huella del secreto:
invite-title = Invitar a amigos
invite-about = Envía este enlace. Quien lo abra podrá unirse con un toque.
invite-watch = Envía este enlace. Quien lo abra podrá mirar.
invite-link = Enlace a esta mesa
invite-copy = Copiar el enlace
invite-copied = Copiado
invite-share = Compartir
invite-qr = El enlace como código QR

## At the table

turn-yours = Tu turno
turn-of = Le toca a { $player }
turn-over = Fin de la partida
turn-paused = En pausa
turn-mark = tiene el turno
title-your-turn = Tu turno
title-over = Fin de la partida
hand = Tu mano
hand-playable = encaja
hand-earlier = Mover la ficha a la izquierda
hand-later = Mover la ficha a la derecha
hand-tiles =
    { $count ->
        [one] { $count } ficha en mano
       *[other] { $count } fichas en mano
    }
hand-lacks = Seguro que no tiene: { $numbers }
round-to = Ronda { $round } · a { $target } puntos
hand-count =
    { $player }: { $count ->
        [one] { $count } ficha
       *[other] { $count } fichas
    } en mano, { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
move-commit = Jugar
move-turn = Girar
move-back = Cancelar
move-gone = Tu jugada ya no es posible.
plan-commit = Planear jugada
plan-armed = Jugada planeada: { $move }. Se jugará en cuanto sea tu turno.
plan-off = La jugada planeada se ha cancelado.
moves-filter = Escribe para buscar una jugada; Intro juega la primera.
moves-count =
    { $count ->
        [one] { $count } jugada
       *[other] { $count } jugadas
    }
tool-hint = Pista
tool-undo = Deshacer
tool-ask-undo = Pedir deshacer
tool-moves = Todas las jugadas
tool-log = Historial y chat
tool-menu = Más
tool-result = Resultado
tool-read = Leer la mesa en voz alta
tool-zen = Solo el tablero
tool-resign = Rendirse
tool-resign-sure = Sí, me rindo
tool-leave = Salir (sigue el ordenador)
rule-link = Regla { $rule }
reconnecting = Se perdió la conexión. Conectando de nuevo…
bot-plays = Aquí juega el ordenador
bot-plays-for-you = El ordenador juega por ti.
play-yourself = Retomar el control
play-on = Seguir jugando
take-over = Que juegue el ordenador
presence-here = en línea
presence-away = ausente
presence-gone = sin conexión
watching =
    { $count ->
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
log = Historial
round-over =
    { $why ->
        [out] La ronda ha terminado: alguien se ha quedado sin fichas.
        [blocked] La ronda ha terminado: nadie puede jugar.
       *[none] La partida anterior ha terminado.
    }
round-hands = Fichas que quedaron en mano
since-title = Desde tu último turno
since-nothing = Nada todavía.
since-play = Verlo en el tablero
since-playing = Lo que ha pasado: { $at } de { $all }
since-skip = Saltar
hint-title = Pista
hint-none = Ahora no hay pista.
hint-value = Probabilidad de ganar: { $percent } %.
offer-undo = Pedir deshacer
offer-draw = Ofrecer tablas
offer-pause = Pedir una pausa
offer-rematch = Revancha
offer-undo-asked = { $player } querría deshacer la última jugada.
offer-draw-asked = { $player } ofrece tablas.
offer-pause-asked = { $player } pide una pausa.
offer-rematch-asked = { $player } quiere la revancha.
offer-undo-waits = Has pedido deshacer tu jugada.
offer-draw-waits = Has ofrecido tablas.
offer-pause-waits = Has pedido una pausa.
offer-rematch-waits = Has ofrecido la revancha. Esperando a los demás.
offer-withdraw = Retirar
curtain-give = Pasa el dispositivo a { $player }
curtain-hold = { $player }: mantén pulsado
chat = Chat
chat-presets = Decir…
chat-own = Escribe un mensaje
chat-send = Enviar
chat-unread = Mensajes nuevos: { $count }
chat-team = equipo
chat-team-only = Solo a mi pareja
chat-hello = ¡Hola!
chat-good-luck = ¡Suerte!
chat-well-played = ¡Bien jugado!
chat-thanks = ¡Gracias!
chat-oops = ¡Uy!
chat-thinking = Déjame pensar…
chat-back-soon = Vuelvo enseguida.
chat-good-game = ¡Buena partida!
zoom-in = Acercar
zoom-out = Alejar
zoom-fit = Mostrar todo
zoom-new-tile = La ficha nueva está por aquí
own-table-undone = Has deshecho la última jugada.
own-table-offered =
    { $offer ->
        [undo] Pides deshacer la última jugada.
        [draw] Ofreces tablas.
        [pause] Pides una pausa.
        [rematch] Ofreces la revancha.
       *[other] Haces una oferta.
    }
own-table-accepted = Aceptas.
own-table-declined = Rechazas la oferta.
own-table-withdrawn = Retiras la oferta.
own-table-took-over = Un bot te sustituye.
own-table-handed-back = Vuelves a la partida.

## Help

help-title = Atajos y ayuda
help-tab = de la mano al tablero y así sucesivamente
help-arrows = entre los sitios donde hay jugada
help-enter = elegir y luego jugar lo que se muestra
help-escape = atrás
help-order = mover una ficha dentro de la mano
help-turn = girar la pieza (con Mayús al revés)
help-list = todas las jugadas, con búsqueda al escribir
help-hint = pista
help-undo = deshacer, o pedirlo
help-read = leer la mesa en voz alta
help-zen = solo el tablero

## After the game

after-title = Resultado
after-won =
    { $count ->
        [one] ¡{ $players } gana!
       *[other] ¡{ $players } comparten la victoria!
    }
after-draw = Tablas: nadie gana.
after-flagged = A un jugador se le ha acabado el tiempo.
after-resigned = Un jugador se ha rendido.
after-agreed = Tablas de común acuerdo.
after-abandoned = La partida quedó sin terminar.
after-again = Jugar otra vez
after-to-rematch = Ir a la revancha
after-replay = Repasar
after-record = Guardar la partida
bring-friends = Seguir con amigos
bring-analyse = Analizar en el servidor
bring-here = Guardar en este dispositivo
bring-note = Esta partida empezó en otro sitio y se trajo aquí, así que su mezcla no se puede comprobar.
fair-title = ¿Fue limpia la mezcla?
fair-about = Antes de la partida el servidor mostró la huella de su secreto; después cada cual añadió una palabra. Ahora el secreto se ha revelado, y esta página vuelve a calcular cada sorteo. Eso demuestra que nada cambió tras el comienzo. No demuestra que quien lleva el servidor guardara el secreto para sí.
fair-check = Comprobar cada sorteo
fair-failed = Los sorteos no se pudieron comprobar: no hay secreto, o este navegador solo lo permite con una conexión segura.
fair-commitment =
    { $right ->
        [yes] El secreto corresponde a la huella.
       *[no] ¡El secreto no corresponde a la huella!
    }
fair-draws = Sorteos correctos: { $right } de { $all }.
fair-seal =
    { $seal ->
        [whole] El sello coincide: juego, opciones, nombres, palabras, jugadas y resultado son los que se sellaron.
        [names] El sello coincide, salvo los nombres: se cambiaron o se quitaron después.
        [none] No hay sello: solo se han comprobado los sorteos, no los nombres, las opciones, las jugadas ni el resultado.
       *[wrong] El sello no coincide: este registro se ha modificado.
    }
replay-title = Repaso
replay-table = Volver a la mesa
replay-start = Inicio
replay-first = Primera jugada
replay-back = Jugada anterior
replay-next = Jugada siguiente
replay-last = Última jugada
replay-play = Reproducir
replay-stop = Parar
replay-slider = Jugada
replay-eyes = Visto por
replay-all = todos
replay-link = Copiar el enlace a esta jugada
analysis-title = Análisis
analysis-about = El ordenador vuelve a examinar cada decisión. Tarda un momento.
analysis-start = Analizar
analysis-stop = Parar
analysis-busy = Pensando…
analysis-graph = La probabilidad de ganar de cada jugador, jugada a jugada
analysis-costly = Las jugadas más costosas
analysis-better = { $played } Mejor (+{ $percent } %): { $better }
analysis-no-cost = Ninguna jugada costó mucho.
analysis-luck = El papel de la suerte
analysis-luck-of = { $player }: { $start } % de probabilidad de ganar al principio, { $end } % al final. { $fortune ->
    [gain] La suerte aportó { $luck } %.
    [loss] La mala suerte costó { $luck } %.
   *[none] La suerte no cambió nada.
} { $skill ->
    [gain] Las jugadas aportaron { $play } %.
    [loss] Las jugadas costaron { $play } %.
   *[none] Las jugadas no cambiaron nada.
}

## Learning

lesson = Partida guiada
lesson-next = Siguiente
lesson-wait = Sigue jugando; pronto llega el siguiente consejo.
lesson-stop = Salir de la lección
learn-title = Aprender { $game }
learn-guided = Tu primera partida guiada
learn-guided-about = Cinco minutos en el tablero de verdad, una idea cada vez. El ordenador juega sin apretar.
learn-start = Empezar
learn-rules = Leer las reglas
rules-read = Leer

## Score pad

pad-kept = Lo que anotas se queda en este dispositivo.
pad-clear = Borrar todo
pad-undo = Deshacer la última entrada
pad-more = Añadir jugador
pad-fewer = Quitar jugador
pad-add = Añadir { $points }
pad-add-round = Añadir la ronda
pad-round = Ronda
pad-target = Jugar hasta

## Settings

settings-look = Aspecto
settings-theme = Colores
theme-auto = como el dispositivo
theme-light = claro
theme-dark = oscuro
theme-contrast = alto contraste
settings-letters = Letras en los terrenos
settings-motion = Animación
motion-auto = como el dispositivo
motion-full = activada
motion-none = desactivada
settings-pace = Velocidad de las jugadas de los demás
pace-slow = lenta
pace-normal = normal
pace-fast = rápida
pace-none = instantánea
settings-play = Juego
settings-confirm = Confirmar jugadas
confirm-always = siempre
confirm-touch = solo pantalla táctil
confirm-never = nunca
settings-previews = Mostrar los puntos que daría una jugada
settings-playable = Resaltar las fichas que encajan
settings-ahead = Planear una jugada mientras piensan los demás
settings-ahead-about = Elige una jugada antes de tu turno y confírmala: se jugará automáticamente en cuanto sea tu turno, si aún es posible. Hasta entonces, Esc o un toque la cancelan. No vale en partidas puntuadas con fichas ocultas.
settings-notices = Notificaciones
settings-sounds = Sonidos
settings-notify = Avisarme cuando sea mi turno, también con la página en segundo plano
settings-push = También con la página cerrada
settings-push-about = Las notificaciones pasan por el servicio push de tu navegador y no contienen texto. Están desactivadas hasta que las actives.
settings-notify-refused = El navegador no permite notificaciones de esta página.
settings-install = Instalar Klots en este dispositivo
settings-install-about = Klots tendrá su icono y su ventana; reglas y marcador funcionan entonces sin conexión.
settings-kept = Los ajustes se guardan en este dispositivo; no hace falta cuenta.
notice-your-turn = { $game }: es tu turno.
notice-called = Te toca jugar.
notice-matched = Se ha encontrado un rival.
notice-go = Ir a la mesa
notice-restart =
    { $seconds ->
        [one] El servidor se reinicia y debería volver en { $seconds } segundo. No se pierde nada.
       *[other] El servidor se reinicia y debería volver en { $seconds } segundos. No se pierde nada.
    }
notice-frozen = Ahora no se pueden guardar las jugadas. La partida se reanuda automáticamente.

## You

account-name = Tu nombre
account-name-about = Así te ven los demás en la mesa.
account-saved = Guardado.
account-account = Cuenta (opcional)
account-account-about = Una cuenta guarda tus puntuaciones y tus partidas, incluido todo lo que jugaste sin cuenta.
account-login = Nombre de usuario
account-password = Contraseña
account-old-password = Contraseña actual
account-new-password = Nueva contraseña
account-change-password = Cambiar la contraseña
account-sign-in = Iniciar sesión
account-sign-up = Crear una cuenta
account-sign-out = Cerrar sesión
account-signed-in = Has iniciado sesión.
account-signed-out = Has cerrado sesión.
account-signed-in-as = Sesión de { $name }
account-device = Jugar en otro dispositivo
account-device-about = Con este enlace inicias sesión en otro dispositivo. Sirve una vez; no se lo des a nadie.
account-device-link = Crear el enlace
account-played = Tus resultados
account-game = Juego
account-games = Partidas
account-won = Ganadas
account-rating = Puntuación
account-history = Partidas terminadas
account-sessions = Dispositivos con sesión
account-kind-session = Navegador
account-kind-token = Programa
account-this = este dispositivo
account-end = Terminar sesión
account-token = Crear un token
account-token-label = Nombre del programa
account-token-once = Solo se muestra una vez:
account-data = Tus datos
account-data-about = Puedes descargar todo lo que se guarda de ti, o pedir que se borre.
account-export = Descargar
account-forget = Borrar todos mis datos
account-forget-sure = Sí, borrar todo para siempre
account-forgotten = Todos tus datos se han borrado.
recover-title = Usar tu perfil en este dispositivo
recover-about = Este enlace viene de otro dispositivo tuyo. Si lo aceptas, tus partidas también estarán aquí.
recover-accept = Sí, soy yo
ranking = Clasificación
ranking-place = Puesto
ranking-name = Nombre
ranking-empty = Nadie tiene aún puntuación en este juego.

## Games on this device

here-title = Partidas en este dispositivo
here-about = Estas partidas solo se guardan en este navegador. Guárdalas en un archivo para tener una copia o llevarlas a otro dispositivo.
here-finished = Terminadas
here-save = Guardar en un archivo
here-take = Cargar de un archivo
here-taken = Partidas cargadas: { $count }.
here-no-games = Este archivo no contiene partidas de Klots.
here-broken = Partidas que no se pudieron leer: { $count }.
read-title = Abrir una partida guardada
read-about = Elige una partida guardada de Klots o pega su texto para repasarla.
read-paste = Texto de la partida
read-open = Abrir
here-delete = Borrar
here-delete-sure = ¿Borrar esta partida?
settings-here = Jugar contra el ordenador sin servidor
settings-here-about = Estas partidas, y las de un solo dispositivo, se juegan en este navegador y solo se guardan en él. Desactívalo para jugarlas en el servidor.
local-full = No queda espacio en este dispositivo y la jugada no se ha guardado. Borra partidas o libera espacio e inténtalo de nuevo.
local-other-tab = Esta partida está abierta en otra pestaña
local-not-kept = Este dispositivo no ha podido guardar la jugada. Inténtalo de nuevo.
local-broken = Algo ha fallado en esta página. Tu partida está a salvo: vuelve a cargar la página.
update-ready = Hay una nueva versión de Klots.
update-now = Actualizar ahora

## Something is missing

problem-home = Inicio
problem-again = Probar de nuevo
problem-no-page = Página no encontrada
problem-no-page-about = Puede que la dirección esté incompleta. Desde el inicio se llega a todo.
problem-no-server = No se puede conectar con el servidor
problem-no-server-about = Tus partidas están a salvo y continuarán cuando vuelva. Reglas, marcador y ajustes funcionan sin él.
problem-server = Algo ha fallado en el servidor
problem-server-about = No se pierde nada. Prueba de nuevo en un momento.
problem-not-found = Mesa no encontrada
problem-not-found-about = El enlace puede ser antiguo o estar incompleto. Pide uno nuevo o crea tú una mesa.
problem-full-table = Esta mesa está llena
problem-full-table-about = Todos los asientos están ocupados. Puedes crear tu propia mesa.
generic-choose-move = Elige una jugada.
generic-table = La mesa como texto
after-you-win = ¡Has ganado!
after-you-win-by = { $points ->
    [one] ¡Has ganado por { $points } punto!
   *[other] ¡Has ganado por { $points } puntos!
}
after-won-by = { $points ->
    [one] { $player } gana por { $points } punto.
   *[other] { $player } gana por { $points } puntos.
}
after-rounds = Ronda a ronda
after-where-lost = ¿Dónde perdí la partida?
after-team-won = ¡Ganan { $players }!
after-resigned-by = { $player } se ha rendido.
after-flagged-by = A { $player } se le ha acabado el tiempo.
after-resigned-you = Te has rendido.
after-flagged-you = Se te ha acabado el tiempo.
move-waits = Tu jugada queda guardada y se enviará en cuanto vuelva la conexión.
round-go-on = Continuar
you-watch = Estás viendo la partida.
new-level-all = Nivel de todos los ordenadores
nav-ranking = Clasificación
invite-here-only = Esta dirección solo funciona en este dispositivo. Inicia Klots con --listen 0.0.0.0:7377 para que otros de tu red puedan unirse.
invite-lan = Este enlace funciona en tu red local.
tables-remove = Quitar
