### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = La partida aún no ha terminado.
refused-started = La partida ya ha empezado.
refused-not-started = La partida aún no ha empezado.
refused-paused = La partida está en pausa.
refused-not-paused = La partida no está en pausa.
refused-not-seated = No tienes asiento en esta mesa.
refused-seated = Ya tienes asiento en esta mesa.
refused-seat-taken = El asiento { $seat } está ocupado.
refused-seat-free = Nadie ocupa el asiento { $seat }.
refused-seat-open = El asiento { $seat } aún está libre.
refused-seats-taken = Alguien ocupa un asiento que se quitaría.
refused-no-seat = Esta mesa no tiene asiento { $seat }.
refused-full = Todos los asientos están ocupados.
refused-invite = Es una mesa privada: necesitas su enlace de invitación.
refused-private = Es una mesa privada: necesitas su enlace.
refused-host = Eso solo puede hacerlo quien abrió la mesa.
refused-forbidden = No tienes permiso para eso.
refused-not-ready = Falta la confirmación de { $player }.
refused-clock = Ese ajuste del reloj no es posible.
refused-clock-twice = { $seconds ->
    [one] Las opciones ya fijan un reloj de { $seconds } segundo por jugada; no puede haber otro.
   *[other] Las opciones ya fijan un reloj de { $seconds } segundos por jugada; no puede haber otro.
}
refused-no-clock = Aquí no hay reloj: los segundos por jugada solo cuentan en la mesa de un servidor.
refused-delay = Los espectadores pueden ir como mucho { $max } jugadas por detrás.
refused-delay-seconds = Los espectadores pueden ir como mucho { $max } segundos por detrás.
refused-name = Un nombre debe tener de 1 a { $max } caracteres.
refused-word = La palabra para la mezcla puede tener como mucho { $max } caracteres.
refused-chat-text = Un mensaje debe tener de 1 a { $max } caracteres.
refused-chat-off = El chat está desactivado en esta mesa; los mensajes rápidos siguen funcionando.
refused-preset = No hay mensaje «{ $preset }».
refused-team-chat = En esta mesa no hay chat de equipo.
refused-stand-in = Un bot juega por ti. Recupera primero tu asiento.
refused-not-replaced = Nadie juega por ti.
refused-present = La persona de este asiento sigue aquí.
refused-gone = Ya has dejado la mesa.
refused-out = Ya no estás en la partida.
refused-time = Se acabó tu tiempo.
refused-offer =
    { $offer ->
        [undo] Ahora no hay nada que deshacer.
        [draw] Ahora no puedes ofrecer tablas.
        [pause] Ahora no hay reloj que parar.
        [rematch] Podrás ofrecer la revancha cuando termine la partida.
       *[other] Ahora no puedes ofrecer eso.
    }
refused-offer-open = Eso ya se ha ofrecido.
refused-no-offer = No hay ninguna oferta así pendiente de respuesta.
refused-stale = Entretanto ha pasado algo: mira otra vez.
refused-ahead = Eso aún no ha ocurrido en esta mesa.
refused-id-reused = Este identificador de mensaje ya se usó para otra cosa.
refused-move-id = Un identificador de mensaje debe tener 32 cifras hexadecimales.
refused-rated-bot = Las partidas puntuadas se juegan sin bots.
refused-rated-guest = Para las partidas puntuadas hace falta una cuenta.
refused-rated-device = Las partidas puntuadas se juegan en dispositivos separados.
refused-rated-hint = En las partidas puntuadas no hay pistas.
refused-rated-late = No se puede entrar en una partida puntuada una vez empezada.

## Refusals of the server

refused-nobody = No has iniciado sesión.
refused-not-found = Aquí no hay nada.
refused-rate = Demasiadas peticiones a la vez. Espera un momento.
refused-origin = Esta petición procede de otro sitio web.
refused-malformed = El mensaje no se pudo leer (línea { $line }, columna { $column }).
refused-too-large = El mensaje supera los { $max } bytes.
refused-query = Esta dirección no es válida.
refused-hello-first = Una conexión debe empezar con hello.
refused-unavailable = Algo ha fallado en el servidor.
refused-recovery = Este enlace de recuperación no es válido o ha caducado.
refused-no-account = No tienes cuenta.
refused-has-account = Ya tienes cuenta.
refused-account-name = Un nombre de usuario tiene de 3 a 24 caracteres de a–z, 0–9, - y _.
refused-account-taken = Ese nombre de usuario ya está en uso.
refused-password = Nombre de usuario o contraseña incorrectos.
refused-old-password = La contraseña actual no es correcta.
refused-push-off = Este servidor no tiene notificaciones push.
refused-push-address = Este servidor no usa ese servicio de notificaciones.
refused-password-length = Una contraseña debe tener de { $min } a { $max } caracteres.

## The log of a table

told-table-configured = Se han cambiado los ajustes de la mesa.
told-table-sat = { $name } se ha unido.
told-table-left = El asiento { $seat } está libre.
told-table-renamed = Nuevo nombre: { $name }.
told-table-bot =
    { $level ->
        [random] Se ha unido un bot que juega al azar.
       *[other] Se ha unido un bot ({ $level }).
    }
told-table-bot-named = { $player } se ha unido ({ $level }).
told-table-started = La partida empieza.
told-table-undone = { $player } ha deshecho la última jugada.
told-table-offered =
    { $offer ->
        [undo] { $player } pide deshacer la última jugada.
        [draw] { $player } ofrece tablas.
        [pause] { $player } pide una pausa.
        [rematch] { $player } ofrece la revancha.
       *[other] { $player } hace una oferta.
    }
told-table-accepted = { $player } acepta.
told-table-declined = { $player } rechaza la oferta.
told-table-withdrawn = { $player } retira la oferta.
told-table-paused = Pausa: el reloj está parado.
told-table-resumed = La partida continúa.
told-table-frozen = Reloj en pausa: el servidor se está deteniendo o no estaba disponible.
told-table-thawed = El reloj corre de nuevo.
told-table-flagged = A { $player } se le ha acabado el tiempo.
told-table-resigned = { $player } se ha rendido.
told-table-abandoned = { $player } ha dejado la mesa.
told-table-took-over = Un bot sustituye a { $player }.
told-table-handed-back = { $player } vuelve a la partida.
told-table-finished =
    { $cause ->
        [flagged] La partida ha terminado: se acabó el tiempo.
        [resigned] La partida ha terminado por rendición.
        [agreed] La partida termina en tablas de común acuerdo.
        [abandoned] La partida quedó abandonada.
       *[other] La partida ha terminado.
    }
told-table-revealed = El secreto de la mezcla se ha revelado: cada sorteo se puede comprobar.
told-table-rematch = La revancha se juega en una mesa nueva.
score-forfeit = Los demás se rindieron o agotaron el tiempo
