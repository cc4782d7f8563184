### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Das Spiel ist noch nicht zu Ende.
refused-started = Das Spiel hat schon begonnen.
refused-not-started = Das Spiel hat noch nicht begonnen.
refused-paused = Das Spiel ist pausiert.
refused-not-paused = Das Spiel ist nicht pausiert.
refused-not-seated = Du hast keinen Platz an diesem Tisch.
refused-seated = Du sitzt schon an diesem Tisch.
refused-seat-taken = Platz { $seat } ist besetzt.
refused-seat-free = Auf Platz { $seat } sitzt niemand.
refused-seat-open = Platz { $seat } ist noch frei.
refused-seats-taken = Ein Platz, der wegfallen würde, ist besetzt.
refused-no-seat = Dieser Tisch hat keinen Platz { $seat }.
refused-full = Alle Plätze sind besetzt.
refused-invite = Das ist ein privater Tisch: Du brauchst den Einladungslink.
refused-private = Das ist ein privater Tisch: Du brauchst den Link.
refused-host = Das darf nur, wer den Tisch eröffnet hat.
refused-forbidden = Das darfst du nicht.
refused-not-ready = { $player } ist noch nicht bereit.
refused-clock = Diese Bedenkzeit ist nicht möglich.
refused-clock-twice = { $seconds ->
    [one] Die Optionen legen schon eine Bedenkzeit von { $seconds } Sekunde je Zug fest; eine zweite ist nicht möglich.
   *[other] Die Optionen legen schon eine Bedenkzeit von { $seconds } Sekunden je Zug fest; eine zweite ist nicht möglich.
}
refused-no-clock = Hier gibt es keine Uhr: Eine Zeit je Zug gilt nur an Tischen auf einem Server.
refused-delay = Beim Zusehen darf die Verzögerung höchstens { $max } Züge betragen.
refused-delay-seconds = Beim Zusehen darf die Verzögerung höchstens { $max } Sekunden betragen.
refused-name = Ein Name muss 1 bis { $max } Zeichen haben.
refused-word = Ein Wort fürs Mischen darf höchstens { $max } Zeichen haben.
refused-chat-text = Eine Nachricht muss 1 bis { $max } Zeichen haben.
refused-chat-off = Der Chat ist an diesem Tisch aus; Schnellnachrichten gehen trotzdem.
refused-preset = Die Nachricht „{ $preset }“ gibt es nicht.
refused-team-chat = Teams haben an diesem Tisch keinen eigenen Chat.
refused-stand-in = Ein Bot spielt für dich. Übernimm zuerst wieder deinen Platz.
refused-not-replaced = Niemand spielt für dich.
refused-present = Wer auf diesem Platz sitzt, ist noch da.
refused-gone = Du bist schon gegangen.
refused-out = Du bist ausgeschieden.
refused-time = Deine Zeit ist um.
refused-offer =
    { $offer ->
        [undo] Jetzt lässt sich nichts zurücknehmen.
        [draw] Jetzt kann kein Remis angeboten werden.
        [pause] Gerade läuft keine Uhr, die sich anhalten lässt.
        [rematch] Eine Revanche kannst du anbieten, wenn das Spiel zu Ende ist.
       *[other] Das kann jetzt nicht angeboten werden.
    }
refused-offer-open = Das wurde schon angeboten.
refused-no-offer = Ein solches Angebot gibt es nicht.
refused-stale = Inzwischen ist etwas passiert: Schau noch einmal hin.
refused-ahead = Das ist an diesem Tisch noch nicht geschehen.
refused-id-reused = Diese Nachrichten-ID wurde schon für etwas anderes benutzt.
refused-move-id = Eine Nachrichten-ID muss 32 Hexadezimalziffern haben.
refused-rated-bot = Gewertete Spiele werden ohne Bots gespielt.
refused-rated-guest = Für gewertete Spiele brauchst du ein Konto.
refused-rated-device = Gewertete Spiele werden auf getrennten Geräten gespielt.
refused-rated-hint = In gewerteten Spielen gibt es keine Tipps.
refused-rated-late = An einem gewerteten Spiel kann nach dem Start niemand mehr teilnehmen.

## Refusals of the server

refused-nobody = Du bist nicht angemeldet.
refused-not-found = Hier gibt es nichts.
refused-rate = Zu viele Anfragen auf einmal. Warte einen Moment.
refused-origin = Diese Anfrage kam von einer anderen Website.
refused-malformed = Die Nachricht war nicht lesbar (Zeile { $line }, Spalte { $column }).
refused-too-large = Die Nachricht ist größer als { $max } Byte.
refused-query = Diese Adresse ist ungültig.
refused-hello-first = Eine Verbindung muss mit hello beginnen.
refused-unavailable = Auf dem Server ist etwas schiefgegangen.
refused-recovery = Dieser Wiederherstellungslink ist ungültig oder abgelaufen.
refused-no-account = Du hast kein Konto.
refused-has-account = Du hast schon ein Konto.
refused-account-name = Ein Benutzername muss 3 bis 24 Zeichen aus a–z, 0–9, - und _ haben.
refused-account-taken = Dieser Benutzername ist vergeben.
refused-password = Benutzername oder Passwort ist falsch.
refused-old-password = Das bisherige Passwort stimmt nicht.
refused-push-off = Dieser Server bietet keine Push-Benachrichtigungen an.
refused-push-address = Dieser Server nutzt diesen Push-Dienst nicht.
refused-password-length = Ein Passwort muss { $min } bis { $max } Zeichen haben.

## The log of a table

told-table-configured = Die Einstellungen des Tisches wurden geändert.
told-table-sat = { $name } spielt mit.
told-table-left = Platz { $seat } ist frei.
told-table-renamed = Neuer Name: { $name }.
told-table-bot =
    { $level ->
        [random] Ein Bot, der zufällig zieht, spielt mit.
       *[other] Ein Bot spielt mit ({ $level }).
    }
told-table-bot-named = { $player } spielt mit ({ $level }).
told-table-started = Das Spiel beginnt.
told-table-undone = { $player } hat den letzten Zug zurückgenommen.
told-table-offered =
    { $offer ->
        [undo] { $player } möchte den letzten Zug zurücknehmen.
        [draw] { $player } bietet Remis an.
        [pause] { $player } bittet um eine Pause.
        [rematch] { $player } bietet eine Revanche an.
       *[other] { $player } macht ein Angebot.
    }
told-table-accepted = { $player } ist einverstanden.
told-table-declined = { $player } ist nicht einverstanden.
told-table-withdrawn = { $player } zieht das Angebot zurück.
told-table-paused = Pause: Die Uhr steht.
told-table-resumed = Die Pause ist vorbei.
told-table-frozen = Die Uhr steht: Der Server wird heruntergefahren oder war nicht erreichbar.
told-table-thawed = Die Uhr läuft wieder.
told-table-flagged = Die Zeit von { $player } ist abgelaufen.
told-table-resigned = { $player } hat aufgegeben.
told-table-abandoned = { $player } ist gegangen.
told-table-took-over = Ein Bot spielt jetzt für { $player }.
told-table-handed-back = { $player } ist wieder im Spiel.
told-table-finished =
    { $cause ->
        [flagged] Das Spiel ist zu Ende: Die Zeit war um.
        [resigned] Das Spiel endet durch Aufgabe.
        [agreed] Das Spiel endet remis durch Einigung.
        [abandoned] Das Spiel wurde abgebrochen.
       *[other] Das Spiel ist zu Ende.
    }
told-table-revealed = Das Geheimnis des Mischens ist offengelegt: Jede Ziehung lässt sich prüfen.
told-table-rematch = Die Revanche findet an einem neuen Tisch statt.
score-forfeit = Die anderen haben aufgegeben oder die Zeit überschritten
