### What only the command line says.

## The command line

cli-about = Vier Legespiele unter einem Dach: Kingdomino, Triominos, Quixo und Domino Double 9.
cli-lang = Sprache aller Texte, etwa „de“ oder „et“; standardmäßig die deines Systems
cli-serve-about = Den Server mit Seite, Bots und eingebauter Datenbank starten; klots ohne Befehl tut dasselbe
cli-serve-config = Eine TOML-Datei mit Einstellungen
cli-serve-data = Der Datenordner; standardmäßig der deines Benutzerkontos
cli-serve-listen = Adresse, an der der Server lauscht
cli-serve-public-url = Die Adresse, unter der andere den Server erreichen
cli-serve-database-url = Alles in dieser PostgreSQL-Datenbank aufbewahren
cli-serve-metrics-listen = Adresse für Prometheus-Metriken
cli-serve-no-browser = Den Browser nicht öffnen
cli-serve-print-config = Alle Einstellungen als TOML ausgeben und beenden
cli-serve-log-json = Das Protokoll als JSON-Zeilen schreiben
cli-play-about = Im Terminal spielen: gegen Bots, zusammen an einer Tastatur, oder eine Aufzeichnung ansehen
cli-play-game = Das Spiel, das gleich beginnt; sonst fragt ein Menü
cli-play-seats = Wie viele spielen
cli-play-people = Wie viele davon Menschen an diesem Terminal sind
cli-play-level = Die Stufe der Bots: beginner, easy, medium, hard oder expert
cli-play-options = Optionen des Spiels, etwa „harmony=yes dynasty=yes“
cli-play-resume = Ein gespeichertes Spiel fortsetzen
cli-play-watch = Eine Aufzeichnung Schritt für Schritt ansehen
cli-play-plain = Textzeilen und nummerierte Züge, für Screenreader und Pipes
cli-play-saves = Wo Spiele gespeichert werden
cli-engine-about = In Textzeilen mit Bots und Schiedsrichtern reden (siehe docs/engine.md)
cli-replay-about = Ein aufgezeichnetes Spiel Schritt für Schritt zeigen und jeden Zug prüfen
cli-replay-file = Die Aufzeichnung; „-“ liest die Standardeingabe
cli-replay-to = Nach so vielen Ereignissen anhalten
cli-replay-verify = Jede Ziehung aus dem offengelegten Geheimnis nachrechnen
cli-replay-seal = Das Siegel, das der Tisch zeigt, zum Vergleichen
cli-replay-commitment = Der Fingerabdruck, den der Tisch gezeigt hat, zum Vergleichen
cli-replay-json = Ein JSON-Dokument ausgeben
cli-replay-positions = Nach jedem Ereignis die Stellung ausgeben
cli-replay-eyes = Die Aufzeichnung so ausgeben, wie ein Platz sie sieht: eine Platznummer oder „onlooker“
cli-rules-about = Die Regeln eines Spiels lesen
cli-rules-game = Das Spiel; sonst die Liste der Spiele
cli-rules-rule = Nur die Regel mit dieser Nummer, etwa K13
cli-render-about = Eine Stellung oder einen Moment einer Aufzeichnung als SVG- oder PNG-Bild zeichnen
cli-render-record = Die Aufzeichnung; gezeichnet wird ihr letzter Moment
cli-render-to = Den Moment nach so vielen Ereignissen zeichnen
cli-render-position = Eine Stellung als Text statt einer Aufzeichnung
cli-render-game = Das Spiel der Stellung
cli-render-seats = Wie viele spielen
cli-render-options = Optionen des Spiels, etwa „mighty_duel=yes“
cli-render-eyes = Wessen Sicht gezeichnet wird: eine Platznummer, „onlooker“ oder „reviewer“
cli-render-width = Breite eines PNG
cli-render-output = Das Bild, das geschrieben wird: x.svg oder x.png
cli-arena-about = Bots gegeneinander spielen lassen und sagen, wie sicher das Ergebnis ist
cli-arena-game = Das Spiel
cli-arena-seats = Wie viele spielen
cli-arena-options = Optionen des Spiels
cli-arena-bots = Die Bots, etwa „expert,hard“ oder „expert@1s,expert@100ms“
cli-arena-games = Wie viele Spiele; jede Verteilung wird von jedem Platz gespielt
cli-arena-budget = Wie lange ein Bot denken darf: 100ms, 2s, 5000n (Knoten), 800i (Durchläufe)
cli-arena-seed = Startwert für alle Zufallsziehungen
cli-arena-threads = Spiele gleichzeitig
cli-arena-wall = Bedenkzeit nach der Uhr statt nach CPU-Zeit messen
cli-arena-sprt = Vorzeitig aufhören, wenn der erste Bot mindestens ELO1 oder höchstens ELO0 besser ist als der zweite
cli-arena-ledger = Jedes Spiel hier festhalten und beim nächsten Mal daran anknüpfen
cli-arena-records = Die Spiele als Aufzeichnungen in diesem Ordner speichern
cli-arena-shard = Nur Teil I von N des Vergleichs spielen
cli-arena-merge = Die Ergebnisse von Teilen zusammenlegen, statt zu spielen
cli-arena-json = Ein JSON-Dokument ausgeben
cli-arena-csv = Eine Tabelle schreiben
cli-arena-plot = Stärke gegen Bedenkzeit als SVG zeichnen
cli-analyse-about = Sagen, was jeder Zug einer Aufzeichnung wert war, was Glück war und was Können
cli-analyse-record = Die Aufzeichnung
cli-analyse-bot = Der Bot, der urteilt; standardmäßig der, der zum Beurteilen dieses Spiels gemacht ist
cli-analyse-budget = Wie lange über jeden Zug nachgedacht wird
cli-analyse-samples = Mit wie vielen anderen Ziehungen jede verglichen wird; 0 lässt das Glück weg
cli-analyse-seed = Startwert für alle Stichproben
cli-analyse-json = Ein JSON-Dokument ausgeben
cli-analyse-plot = Als SVG zeichnen, wer vorn lag
cli-bench-about = Zufällige Spiele so schnell wie möglich spielen und die Summen prüfen
cli-bench-game = Nur dieses Spiel
cli-bench-seconds = CPU-Sekunden für jede Zeile
cli-bench-json = Ein JSON-Dokument ausgeben
cli-completions-about = Vervollständigungen für eine Shell ausgeben
cli-completions-shell = Die Shell
language-unknown = Die Sprache „{ $asked }“ gibt es hier nicht; es gilt „{ $used }“.

## Arena

refused-budget = „{ $text }“ ist keine Bedenkzeit. Möglich: { $possible } (Millisekunden, Sekunden, Knoten, Durchläufe).
arena-progress =
    { $done } von { $of } Spielen · { $score } · noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
arena-heading =
    { $game }, Plätze: { $seats }, { $budget } je Zug: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }
arena-row = { $bot }: Anteil { $share } ± { $sure } %, { $wins } gewonnen, { $shared } geteilt, { $losses } verloren; Punkte { $points }, Abstand { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms je Zug
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } Begegnung
       *[other] { $met } Begegnungen
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sequenzieller Test: besser (LLR { $llr }, Grenzen { $lower } und { $upper })
        [not_better] Sequenzieller Test: nicht besser (LLR { $llr }, Grenzen { $lower } und { $upper })
       *[open] Sequenzieller Test: noch offen (LLR { $llr }, Grenzen { $lower } und { $upper })
    }
arena-plot-title = Stärke und Bedenkzeit
arena-plot-across = Bedenkzeit (Millisekunden oder Knoten)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } Bot kann { $seats } Plätze nicht füllen. Möglich: { $possible } oder mehr, als es Plätze gibt.
       *[other] { $bots } Bots können { $seats } Plätze nicht füllen. Möglich: { $possible } oder mehr, als es Plätze gibt.
    }
refused-arena-games = Ein Vergleich braucht mindestens ein Spiel.
refused-arena-illegal = { $bot } spielte { $move }; das ist in { $position } nicht erlaubt.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } ist keine Ergebnisdatei.
refused-arena-other-match = { $path } enthält die Ergebnisse eines anderen Vergleichs.
refused-arena-nothing-to-merge = Nenne die Ergebnisdateien, die zusammengelegt werden sollen.
refused-shard = „{ $text }“ ist kein Teil eines Vergleichs. Möglich: { $possible }.
refused-sprt = „{ $text }“ ist kein sequenzieller Test. Möglich: { $possible }.

## klots analyse

analysis-seat =
    { $player }: zu { $accuracy } % genau, beste Züge: { $best } von { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }. Verschenkt: { $lost } % eines Sieges; Glück: { $luck } %.
analysis-luck-decided = Das Glück hat entschieden: Für { $player } war es { $luck } % eines Sieges wert.
analysis-play-decided = Das Können hat entschieden: Die anderen haben { $percent } % eines Sieges verschenkt, und { $player } hat das genutzt.
analysis-even = Kaum etwas wurde verschenkt; { $player } hat ein knappes Spiel gewonnen.
turning-move = Zug { $event }: { $player } spielte { $move }, und die Siegchance fiel von { $before } % auf { $after } %. Besser war { $better }.
turning-good-luck = Ereignis { $event }: Das Glück ({ $luck }) hob die Siegchance von { $player } von { $before } % auf { $after } %.
turning-bad-luck = Ereignis { $event }: Das Pech ({ $luck }) senkte die Siegchance von { $player } von { $before } % auf { $after } %.
turning-decided = Ab Ereignis { $event } lag { $player } endgültig vorn.
analysis-plot-title = Wie das Spiel lief
analysis-plot-across = Ereignis
analysis-plot-up = Siegchance

## What every help text and every mistake on the command line needs

cli-man-about = Die Handbuchseite ausgeben
cli-usage = Aufruf:
cli-heading-commands = Befehle
cli-heading-arguments = Argumente
cli-heading-options = Optionen
cli-heading-examples = Beispiele
cli-heading-exit = Rückgabewerte
cli-help = Hilfe ausgeben
cli-version = Die Version ausgeben
cli-word-options = OPTIONEN
cli-word-command = BEFEHL
cli-note-default = standardmäßig { $value }
cli-note-variable = oder die Variable { $name }
cli-note-possible = möglich: { $values }
cli-exit-done = alles hat geklappt
cli-exit-failed = abgelehnt oder fehlgeschlagen; der Grund steht in der Standardfehlerausgabe
cli-exit-usage = die Befehlszeile ist nicht lesbar
cli-error-argument = Das Argument „{ $text }“ gibt es hier nicht.
cli-error-command = Den Befehl „{ $text }“ gibt es nicht.
cli-error-command-missing = Es fehlt ein Befehl.
cli-error-value = „{ $value }“ ist kein gültiger Wert für { $argument }.
cli-error-value-possible = „{ $value }“ ist kein gültiger Wert für { $argument }. Möglich: { $possible }.
cli-error-value-missing = { $argument } braucht einen Wert.
cli-error-value-extra = { $argument } erwartet keinen Wert, bekam aber „{ $value }“.
cli-error-missing = Es fehlt: { $arguments }
cli-error-conflict = { $argument } geht nicht zusammen mit { $other }.
cli-error-twice = { $argument } darf nur einmal vorkommen.
cli-error-encoding = Ein Argument ist kein lesbarer Text (UTF-8).
cli-error-other = Diese Befehlszeile ist nicht lesbar.
cli-error-suggestion = Meintest du „{ $text }“?
cli-error-help = „{ $command }“ zeigt, was möglich ist.
cli-man-name = NAME
cli-man-synopsis = ÜBERSICHT
cli-man-description = BESCHREIBUNG
cli-man-command = Die Seite eines Befehls, etwa „play“

## Replay

replay-place = { $player }: Rang { $place }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
replay-checked = { $count ->
    [one] Ein Ereignis nach den Regeln geprüft.
   *[other] Alle { $count } Ereignisse nach den Regeln geprüft.
}
replay-verified = Jede Ziehung stimmt mit dem offengelegten Geheimnis überein.
replay-sealed = Das Siegel passt: Spiel, Optionen, Namen, Wörter, Züge und Ergebnis sind so, wie sie versiegelt wurden.
replay-sealed-but-names = Das Siegel passt bis auf die Namen: Sie wurden seitdem geändert oder entfernt.
replay-not-sealed = Es gibt kein Siegel: Nur die Ziehungen wurden geprüft, nicht Namen, Optionen, Züge und Ergebnis.
replay-compare = Vergleiche mit dem, was der Tisch gezeigt hat: { $name ->
    [seal] Siegel
   *[commitment] Fingerabdruck
} { $hash }
replay-no-result = Die Aufzeichnung sagt nicht, wer gewonnen hat.

## Engine

engine-unknown = „{ $command }“ ist kein Befehl. Verfügbar: { $possible }
engine-needs = „{ $command }“ braucht: { $what }
engine-too-much = Nach „{ $command }“ darf nichts mehr folgen; „{ $text }“ gehört nicht hierher.
engine-no-game = Es ist kein Spiel gewählt: Schreib zuerst „game NAME seats N“.
engine-nothing-to-undo = Es gibt nichts zurückzunehmen.
engine-thinking = Ein Bot denkt nach; jetzt geht nur „stop“.
refused-rule-unknown = Die Regel „{ $rule }“ gibt es hier nicht. Verfügbar: { $possible }.
refused-picture-format = Der Name des Bildes muss auf .svg oder .png enden.
refused-picture-width = Ein Bild muss { $min } bis { $max } Pixel breit sein.

## klots load

cli-site-about = Die Seite als Ordner für jeden Webspace schreiben, ohne Server
cli-site-folder = Der Ordner, der geschrieben wird
cli-site-base-path = Der Pfad des Ordners beim Anbieter, zum Beispiel „/spiele/“
cli-site-written = Die Seite liegt in { $folder }.
cli-error-site-module = Mit dieser Version kann man nicht ohne Server spielen. Führe scripts/setup aus und baue sie neu.
cli-load-about = Messen, wie viel Last ein Server auf diesem Rechner verkraftet
cli-push-key-about = Einen Schlüssel für Push-Benachrichtigungen erzeugen (siehe docs/hosting.md)
cli-load-sockets = Verbindungen, auf die Tische verteilt
cli-load-tables = Tische
cli-load-every = Sekunden zwischen zwei Zügen an einem Tisch
cli-load-seconds = Wie lange gemessen wird
cli-load-flood = Wieder ziehen, sobald der letzte Zug bestätigt ist
cli-load-idle = Verbinden, ohne zu ziehen
cli-load-game = Welches Spiel gespielt wird
cli-load-url = Ein Server, der auf diesem Rechner schon läuft; sonst wird einer gestartet
cli-load-data = Wo der gestartete Server seine Daten hält; sonst ein Ordner, der danach gelöscht wird
cli-load-database-url = Eine PostgreSQL-Datenbank für den gestarteten Server
cli-load-json = Ein JSON-Dokument ausgeben
load-machine = { $model }; Kerne: { $cores }; Speicher: { $memory }
load-database = Datenbank
load-sockets = Verbindungen
load-tables = Tische
load-seating = Zeit, bis alle sitzen
load-moves = Gespeicherte Züge
load-everyone = Vom Senden bis zum Empfang bei allen
load-acknowledged = Vom Senden bis zur Bestätigung
load-errors = Fehler
load-first-error = Erster Fehler
load-games = Beendete Spiele
load-memory-empty = Speicher des leeren Servers
load-memory-seated = Speicher des Servers, wenn alle sitzen
load-memory-end = Speicher des Servers am Ende
load-memory-each = Speicher je Verbindung
load-cpu-server = CPU-Zeit des Servers beim Spielen
load-cpu-swarm = CPU-Zeit der Spieler insgesamt
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Eine Sicherung schreiben, auch während der Server läuft
cli-backup-file = Die neue Datei
cli-backup-data = Der Datenordner
cli-backup-database-url = Eine PostgreSQL-Datenbank statt des Datenordners
cli-restore-about = Eine Sicherung in einen neuen oder leeren Datenordner einspielen
cli-restore-file = Die Sicherung
cli-restore-data = Der neue Datenordner
cli-export-about = Alles in einem übertragbaren Format schreiben, um in eine andere Datenbank umzuziehen
cli-export-file = Die neue Datei
cli-export-data = Der Datenordner
cli-export-database-url = Eine PostgreSQL-Datenbank statt des Datenordners
cli-import-about = Das übertragbare Format in eine leere Datenbank einlesen
cli-import-file = Die exportierte Datei
cli-import-data = Der Datenordner
cli-import-database-url = Eine PostgreSQL-Datenbank statt des Datenordners
cli-restore-database-url = Die PostgreSQL-Datenbank statt eines Datenordners
serve-listening = Klots ist bereit: { $url }
serve-no-address = Unter { $address } kann der Server nicht lauschen.
serve-push-key = push.key ist kein Schlüssel, den „klots push-key“ ausgegeben hat.
serve-push-contact = push.contact muss eine Adresse wie mailto:you@example.org oder https://example.org sein.
keep-done = { $file }: Tische { $tables }, Ereignisse { $events }, Personen { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESSE:PORT
cli-value-bots = BOTS
cli-value-code = KÜRZEL
cli-value-eyes = SICHT
cli-value-file = DATEI
cli-value-folder = ORDNER
cli-value-game = SPIEL
cli-value-level = STUFE
cli-value-link = LINK
cli-value-name = NAME
cli-value-number = N
cli-value-options = OPTIONEN
cli-value-pixels = PIXEL
cli-value-position = STELLUNG
cli-value-rule = REGEL
cli-value-seconds = SEKUNDEN
cli-value-shell = SHELL
cli-value-time = ZEIT

## klots score

cli-score-about = Die Punkte eines Königreichs, einer Runde oder eines Bretts erklären, das als Text vorliegt (siehe docs/notation.md)
cli-score-game = Das Spiel
cli-score-file = Der Text; „-“ oder nichts liest die Standardeingabe
cli-score-options = Optionen des Spiels, etwa „harmony=yes“ oder „hexagons=flat“
cli-score-json = Ein JSON-Dokument ausgeben
refused-score-nothing = Hier gibt es nichts zu werten.
refused-score-impossible = Das kann nicht geschehen sein: „{ $text }“.
refused-score-word = „{ $text }“ ist hier nicht lesbar. Möglich: { $possible }.
refused-score-nobody = Wem gehört das? Schreib zuerst einen Namen und einen Doppelpunkt, etwa „Anna:“.
refused-score-same-name = „{ $name }“ ist schon aufgeführt.

## klots join

cli-join-about = Mit einem Einladungslink an einem Tisch eines Servers mitspielen
cli-join-link = Der Link, wie ihn die Seite zeigt oder wie du ihn bekommen hast
cli-join-name = Der Name, unter dem du spielst; standardmäßig dein Benutzername
cli-join-seat = Der gewünschte Platz, ab 1; standardmäßig der erste freie
cli-join-watch = Nur zusehen
cli-join-plain = Textzeilen und nummerierte Züge, für Screenreader und Pipes
cli-join-session = Wo gemerkt wird, wer du auf welchem Server bist
cli-rules-pictures = Die Bilder der Beispiele als SVG in diesen Ordner schreiben
refused-file-missing = Die Datei „{ $file }“ gibt es nicht.
refused-file-unreadable = „{ $file }“ lässt sich nicht lesen. { system-cause }
refused-file-unwritable = „{ $file }“ lässt sich nicht schreiben. { system-cause }
refused-no-home = Dieses Benutzerkonto hat keinen persönlichen Ordner; gib den Ort mit { $argument } an.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Diese Datei oder diesen Ordner gibt es nicht.
    [PermissionDenied] Dazu fehlt dir die Berechtigung.
    [IsADirectory] Das ist ein Ordner.
    [NotADirectory] Ein Teil des Pfads ist kein Ordner.
    [AlreadyExists] Das gibt es schon.
    [StorageFull] Es ist kein Platz mehr.
    [ReadOnlyFilesystem] Der Datenträger ist schreibgeschützt.
    [AddrInUse] Dort lauscht schon ein anderes Programm.
    [AddrNotAvailable] Dieser Rechner hat diese Adresse nicht.
    [InvalidData] Das ist kein Text in UTF-8.
    [ConnectionRefused] Dort antwortet niemand.
    [ConnectionLost] Die Verbindung ist abgebrochen.
    [TimedOut] Es kam keine Antwort.
    [Unreachable] Diese Adresse ist nicht erreichbar.
   *[other] Das System meldet einen unerwarteten Fehler.
}
refused-output = Auf die Standardausgabe lässt sich nichts schreiben. { system-cause }
refused-input = Die Standardeingabe lässt sich nicht lesen. { system-cause }
refused-file-use = „{ $file }“ lässt sich nicht verwenden. { system-cause }
refused-people = Es sind mehr Menschen ({ $people }) als Plätze ({ $seats }).
refused-arena-one = Bots spielen gegeneinander: Nenne mindestens zwei.
refused-settings = „{ $text }“ ist keine gültige Einstellung.
refused-load-address = Messen lässt sich nur ein Server auf diesem Rechner, etwa { $example }.
refused-load-server = Der Server ist nicht gestartet. Sein Protokoll liegt in { $file }.
refused-database = Die Datenbank ist nicht erreichbar. { system-cause }
engine-record-cut = Die Aufzeichnung ist unvollständig: Sie muss mit einer Zeile enden, die nur „.“ enthält.

## klots train

cli-train-about = Die Bots eines Spiels neu trainieren
cli-train-game = Das Spiel
cli-train-out = Wohin die trainierten Dateien geschrieben werden
cli-train-part = Wie gründlich, in Prozent des Trainings der mitgelieferten Dateien
cli-train-threads = Anzahl der Threads
refused-train-nothing = Für { $game } gibt es nichts zu trainieren.
