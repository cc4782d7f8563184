### What only the terminal says.

## The terminal

terminal-which-game = Welches Spiel?
terminal-how-many = Wie viele spielen?
terminal-which-level = Wie stark sollen deine Gegner sein?
terminal-go-on = Weiter mit { $name }
terminal-choose = { $count ->
    [1] Bitte 1 eingeben.
   *[other] Bitte eine Zahl von 1 bis { $count } eingeben.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    })
terminal-hand = Deine Hand: { $tiles }
terminal-your-move = { $count ->
    [1] Nur ein Zug ist möglich: 1 spielt ihn, ? gibt Hilfe.
   *[other] Dein Zug: Gib eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
}
terminal-plain-help = Gib eine Zahl oder einen Zug ein. hint gibt einen Tipp, undo nimmt zurück, board zeigt das Brett, log den Verlauf, quit beendet; dabei wird das Spiel gespeichert.
terminal-curtain = Gib die Tastatur an { $player } weiter. { $player }, drück Enter.
terminal-saved = Gespeichert in { $file }.
terminal-over = Das Spiel ist zu Ende.
terminal-thinking = { $player } denkt nach …
terminal-too-small = Das Terminal hat { $columns } Spalten und { $rows } Zeilen; Klots braucht mindestens 80 Spalten und 24 Zeilen.
terminal-keys-game = ↑↓ Enter spielen · r drehen · / filtern · o andere · h Tipp · u zurück · ? Hilfe · q Ende
terminal-keys-menu = ↑↓ wählen · ←→ ändern · Enter starten · q Ende
terminal-keys-replay = ←→ Schritt · Home End · q Ende
terminal-moves = Züge
terminal-log = Verlauf
terminal-players = Am Tisch
terminal-filter = Filter: { $text }
terminal-menu-title = Klots
terminal-menu-game = Spiel
terminal-menu-seats = Plätze
terminal-menu-level = Gegner
terminal-menu-persons = Menschen an diesem Terminal
terminal-menu-start = Start
terminal-help = Die Liste zeigt jeden erlaubten Zug. ↑ und ↓ wählen einen, und seine Stelle ist auf dem Brett markiert; r geht zum nächsten Zug derselben Stelle. Enter spielt ihn. / und Buchstaben filtern die Liste, Esc zeigt wieder alle. Ein Klick aufs Brett zeigt die Züge dieser Stelle. o zeigt den Bereich der anderen am Tisch, h zeigt Tipps, u nimmt zurück, q speichert und beendet.
terminal-step = Ereignis { $number } von { $count }
refused-undo = Hier lässt sich nichts zurücknehmen: Seitdem wurde gezogen, oder es wurde noch nichts gespielt.
refused-no-hint = Du hast gerade nichts zu entscheiden.
refused-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Verfügbar: { $possible }.
refused-save-players = Im Spielstand steht nicht, wer auf welchem Platz spielt.
save-damaged = Der Spielstand ist beschädigt und wurde als { $file } beiseitegelegt: { $cause }
terminal-more = { $count ->
    [one] { $count } weitere Zeile: ↓
   *[other] { $count } weitere Zeilen: ↓
}
terminal-turn-of = { $player } ist am Zug.
terminal-keys-log = l Verlauf
terminal-keys-live = ↑↓ Enter spielen · / filtern · o andere · h Tipp · l Verlauf · c Chat · u zurück · y ja · n nein · ? Hilfe · q gehen
terminal-help-live = Du spielst an einem Tisch eines Servers. Die Liste zeigt jeden erlaubten Zug: ↑ und ↓ wählen einen, Enter spielt ihn, / und Buchstaben filtern. h zeigt die besten Züge, l den Verlauf, o den Bereich der anderen am Tisch. c öffnet den Chat, u bittet um Rücknahme, d bietet Remis an, p bittet um eine Pause oder beendet sie, y und n beantworten eine Bitte, g gibt auf. Nach dem Spiel bietet a eine Revanche an. q verlässt den Tisch; er bleibt bestehen, und derselbe Befehl bringt dich an deinen Platz zurück.
terminal-plain-help-live = Gib eine Zahl oder einen Zug ein. say 1 bis say 8 senden eine Schnellnachricht, say mit Text eine eigene; undo bittet um Rücknahme, draw bietet Remis an, pause bittet um eine Pause oder beendet sie, yes und no beantworten eine Bitte; hint zeigt die besten Züge; board zeigt das Brett, log den Verlauf, presets die Schnellnachrichten; resign gibt auf; nach dem Spiel bietet again eine Revanche an; quit verlässt den Tisch, und derselbe Befehl bringt dich zurück.

## A table of a server

live-table = { $game } auf { $server }
live-seated = Du sitzt als { $name } auf Platz { $number }.
live-watching = Du siehst zu.
live-waiting = { $count ->
    [one] Warten: { $count } Platz ist frei.
   *[other] Warten: { $count } Plätze sind frei.
}
live-waiting-ready = Warten, bis alle bereit sind.
live-paused = Das Spiel ist pausiert.
live-lost = Verbindung verloren; neuer Versuch …
live-back = Wieder verbunden.
live-restart = Der Server startet neu und sollte in { $seconds ->
    [one] { $seconds } Sekunde
   *[other] { $seconds } Sekunden
} wieder da sein.
live-said = { $name }: { $text }
live-said-team = { $name } (nur ans Team): { $text }
live-asked = { $player } bittet um etwas: yes (ja) oder no (nein)?
live-again-key = Mit a bietest du eine Revanche an, mit q gehst du.
live-again-word = Mit again bietest du eine Revanche an, mit quit gehst du.
live-resign-sure = Möchtest du wirklich aufgeben? Mit y gibst du auf, mit jeder anderen Taste spielst du weiter.
live-choose-preset = Was möchtest du sagen?
live-left = Der Tisch bleibt bestehen: „{ $command }“ bringt dich zurück.
refused-live-link = „{ $link }“ ist kein Link zu einem Tisch. Ein Link sieht so aus: { $example }
refused-live-server = Unter { $server } antwortet nichts.
refused-live-stranger = Was unter { $server } antwortet, ist kein Klots-Server oder einer mit anderer Version.
refused-live-table = Diesen Tisch gibt es auf { $server } nicht: Der Link ist vielleicht alt oder unvollständig.
refused-live-lost = Die Verbindung zu { $server } ist abgebrochen und ließ sich nicht wiederherstellen.
refused-live-session = Diese Sitzung ist abgelaufen; tritt erneut bei.

## Games that are over
save-foreign = „{ $file }“ ist kein gespeichertes Spiel und blieb unverändert. { $cause }
terminal-kept = Das Spiel ist in { $file } gespeichert; klots replay und klots analyse können es lesen.
terminal-keys-over = p Ergebnis · v ansehen · l Verlauf · o andere · n neu · q Ende
