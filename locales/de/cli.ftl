cli-about = Die Heimat von vier Legespielen: Kingdomino, Triominos, Quixo und Domino Double 9.
cli-lang = Sprache aller Texte, etwa „de“ oder „et“; sonst die deines Systems
cli-serve-about = Den Server mit Seite, Bots und eingebauter Datenbank starten; dasselbe wie klots allein
cli-serve-config = Eine TOML-Datei mit Einstellungen
cli-serve-data = Der Datenordner; sonst der deines Benutzers
cli-serve-listen = Wo gelauscht wird
cli-serve-public-url = Die Adresse, die Leute benutzen
cli-serve-database-url = Alles in dieser PostgreSQL-Datenbank aufbewahren
cli-serve-metrics-listen = Wo Prometheus Zahlen abfragen darf
cli-serve-no-browser = Den Browser nicht öffnen
cli-serve-print-config = Alle Einstellungen als TOML ausgeben und enden
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
cli-engine-about = In Textzeilen mit Bots und Schiedsrichtern reden (siehe docs/bots.md)
cli-replay-about = Ein aufgezeichnetes Spiel Schritt für Schritt zeigen und jeden Zug prüfen
cli-replay-file = Die Aufzeichnung; „-“ liest die Standardeingabe
cli-replay-to = Nach so vielen Ereignissen anhalten
cli-replay-verify = Jede Ziehung aus dem offenen Geheimnis nachrechnen
cli-replay-json = Ein JSON-Dokument ausgeben
cli-replay-positions = Nach jedem Ereignis die Stellung ausgeben
cli-replay-eyes = Stattdessen die Fassung für ein Augenpaar ausgeben: eine Platznummer oder „onlooker“
cli-rules-about = Die Regeln eines Spiels lesen
cli-rules-game = Das Spiel; sonst die Liste der Spiele
cli-rules-rule = Nur die Regel mit dieser Nummer, etwa K13
cli-render-about = Eine Stellung oder einen Moment einer Aufzeichnung als SVG- oder PNG-Bild zeichnen
cli-render-record = Die Aufzeichnung, deren Ende gezeichnet wird
cli-render-to = Den Moment nach so vielen Ereignissen zeichnen
cli-render-position = Eine Stellung als Text statt einer Aufzeichnung
cli-render-game = Das Spiel der Stellung
cli-render-seats = Wie viele spielen
cli-render-options = Optionen des Spiels, etwa „mighty_duel=yes“
cli-render-eyes = Wessen Augen: eine Platznummer, „onlooker“ oder „reviewer“
cli-render-width = Breite eines PNG
cli-render-output = Das Bild, das geschrieben wird: x.svg oder x.png
cli-arena-about = Bots gegeneinander spielen lassen und sagen, wie sicher das Ergebnis ist
cli-arena-game = Das Spiel
cli-arena-seats = Wie viele spielen
cli-arena-options = Optionen des Spiels
cli-arena-bots = Die Bots, etwa „expert,hard“ oder „expert@1s,expert@100ms“
cli-arena-games = Wie viele Spiele; jede Verteilung wird von jedem Platz gespielt
cli-arena-budget = Wie lange ein Bot denken darf: 100ms, 2s, 5000n (Knoten), 800i (Durchläufe)
cli-arena-seed = Bestimmt alles Glück
cli-arena-threads = Spiele gleichzeitig
cli-arena-wall = Zeit nach der Wanduhr messen, nicht nach der CPU-Zeit des Threads
cli-arena-sprt = Früh aufhören, wenn der erste Bot mindestens ELO1 oder höchstens ELO0 besser ist als der zweite
cli-arena-ledger = Jedes Spiel hier festhalten und beim nächsten Mal daran anknüpfen
cli-arena-records = Die Spiele als Aufzeichnungen in diesem Ordner speichern
cli-arena-shard = Nur Teil I von N des Vergleichs spielen
cli-arena-merge = Die Ergebnisse von Teilen zusammenlegen, statt zu spielen
cli-arena-json = Ein JSON-Dokument ausgeben
cli-arena-csv = Eine Tabelle schreiben
cli-arena-plot = Stärke gegen Bedenkzeit als SVG zeichnen
cli-analyse-about = Sagen, was jeder Zug einer Aufzeichnung wert war, was Glück war und was Können
cli-analyse-record = Die Aufzeichnung
cli-analyse-bot = Wer urteilt; sonst der stärkste Bot
cli-analyse-budget = Wie lange über jeden Zug nachgedacht wird
cli-analyse-samples = Mit wie vielen anderen Ziehungen jede verglichen wird; 0 lässt das Glück weg
cli-analyse-seed = Bestimmt alle Stichproben
cli-analyse-json = Ein JSON-Dokument ausgeben
cli-analyse-plot = Als SVG zeichnen, wer vorn lag
cli-bench-about = Zufällige Spiele so schnell wie möglich spielen und die Summen prüfen
cli-bench-game = Nur dieses Spiel
cli-bench-seconds = CPU-Sekunden für jede Zeile
cli-bench-json = Ein JSON-Dokument ausgeben
cli-completions-about = Vervollständigungen für eine Shell ausgeben
cli-completions-shell = Die Shell
cli-man-about = Die Handbuchseite ausgeben
language-unknown = Die Sprache „{ $asked }“ gibt es hier nicht; es gilt „{ $used }“.
record-place = { $file }, Zeile { $line }, Spalte { $column }:
replay-place = { $player }: Platz { $place }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
replay-checked = { $count ->
    [one] Ein Ereignis nach den Regeln geprüft.
   *[other] Alle { $count } Ereignisse nach den Regeln geprüft.
}
replay-verified = Jede Ziehung stimmt mit dem offenen Geheimnis überein.
engine-unknown = „{ $command }“ ist kein Befehl. Es gibt: { $possible }
engine-needs = „{ $command }“ braucht: { $what }
engine-too-much = „{ $command }“ steht allein; „{ $text }“ ist zu viel.
engine-no-game = Es ist kein Spiel gewählt: sag zuerst „game NAME seats N“.
engine-nothing-to-undo = Es gibt nichts zurückzunehmen.
engine-thinking = Ein Bot denkt nach; jetzt wird nur „stop“ gehört.
refused-rule-unknown = Die Regel „{ $rule }“ gibt es hier nicht. Es gibt: { $possible }.
refused-picture-format = Der Name des Bildes muss auf .svg oder .png enden.
cli-load-about = Messen, wie viel ein Server auf diesem Rechner trägt
cli-load-sockets = Verbindungen, auf die Tische verteilt
cli-load-tables = Tische
cli-load-every = Sekunden zwischen zwei Zügen an einem Tisch
cli-load-seconds = Wie lange gemessen wird
cli-load-flood = Wieder ziehen, sobald der letzte Zug bestätigt ist
cli-load-idle = Verbinden und nicht ziehen
cli-load-game = Welches Spiel gespielt wird
cli-load-url = Ein Server, der auf diesem Rechner schon läuft; sonst wird einer gestartet
cli-load-data = Wo der gestartete Server seine Daten hält; sonst ein Ordner, der danach gelöscht wird
cli-load-database-url = Eine PostgreSQL-Datenbank für den gestarteten Server
cli-load-json = Ein JSON-Dokument ausgeben
cli-backup-about = Eine Sicherung schreiben, auch während der Server läuft
cli-backup-file = Die neue Datei
cli-backup-data = Der Datenordner
cli-backup-database-url = Eine PostgreSQL-Datenbank statt des Datenordners
cli-restore-about = Eine Sicherung in einen neuen oder leeren Datenordner einspielen
cli-restore-file = Die Sicherung
cli-restore-data = Der neue Datenordner
cli-export-about = Alles in der übertragbaren Form schreiben, um in eine andere Datenbank umzuziehen
cli-export-file = Die neue Datei
cli-export-data = Der Datenordner
cli-export-database-url = Eine PostgreSQL-Datenbank statt des Datenordners
cli-import-about = Die übertragbare Form in eine leere Datenbank einlesen
cli-import-file = Die exportierte Datei
cli-import-data = Der Datenordner
cli-import-database-url = Eine PostgreSQL-Datenbank statt des Datenordners
cli-restore-database-url = Die PostgreSQL-Datenbank statt eines Datenordners
serve-listening = Klots ist bereit: { $url }
serve-no-address = An { $address } kann nicht gelauscht werden.
keep-done = { $file }: { $tables } Tische, { $events } Ereignisse, { $people } Personen.
cli-solve-about = Quixo lösen: der Wert jeder Stellung
cli-solve-game = Was gelöst wird
cli-solve-size = Würfel in einer Reihe: 3, 4 oder 5
cli-solve-distances = Auch ermitteln, wie weit Siege und Niederlagen entfernt sind
cli-solve-dir = Fertige Tabellen hier aufbewahren und nach einem Halt damit weitermachen
cli-solve-layers = Nur so viele Anzahlen gedrehter Würfel, vom vollen Brett an
cli-solve-threads = Anzahl der Threads
cli-solve-json = Ein JSON-Dokument ausgeben
solve-progress = { $cubes } Würfel, { $rate } Stellungen/s, noch { $left } s, { $memory } MB Speicher, { $disk } MB Platte
solve-layer = { $cubes ->
    [0] Zusammen: { $wins } Siege, { $losses } Niederlagen, { $draws } Unentschieden
   *[other] { $cubes } Würfel gedreht: { $wins } Siege, { $losses } Niederlagen, { $draws } Unentschieden
}
solve-first = { $value ->
    [win] Wer anfängt, gewinnt.
    [loss] Wer anfängt, verliert.
   *[draw] Das Spiel ist unentschieden.
} ({ $distance })
solve-done = { $seconds } s, { $rate } Stellungen je Sekunde bis auf Symmetrie; die ganze Größe dauert so { $whole } Stunden.
refused-solve-size = Es gibt Bretter mit 3, 4 und 5 Würfeln in einer Reihe.
refused-solve-folder = Bretter mit 5 Würfeln in einer Reihe brauchen einen Ordner für ihre Tabellen (--dir).
