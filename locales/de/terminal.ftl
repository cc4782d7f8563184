terminal-which-game = Welches Spiel?
terminal-how-many = Wie viele spielen?
terminal-which-level = Wie stark ist die Gegenseite?
terminal-go-on = Weiter mit { $name }
terminal-choose = Bitte eine Zahl von 1 bis { $count } eingeben.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    })
terminal-hand = Deine Hand: { $tiles }
terminal-your-move = { $count ->
    [one] Dein Zug: Es gibt nur einen.
   *[other] Dein Zug: Gib eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
}
terminal-plain-help = Eine Zahl oder ein Zug spielt. hint gibt einen Tipp, undo nimmt zurück, board zeigt das Brett, log den Verlauf, quit beendet; dabei wird das Spiel gespeichert.
terminal-curtain = Gib weiter an { $player }; dann Enter drücken.
terminal-saved = Gespeichert in { $file }.
terminal-over = Das Spiel ist zu Ende.
terminal-thinking = { $player } denkt nach …
terminal-too-small = Das Terminal hat { $columns } Spalten und { $rows } Zeilen; Klots braucht 80 und 24.
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
terminal-menu-level = Gegenseite
terminal-menu-persons = Menschen an diesem Terminal
terminal-menu-start = Start
terminal-help = Die Liste zeigt jeden erlaubten Zug. ↑ und ↓ wählen einen, und seine Stelle ist auf dem Brett markiert; r geht zum nächsten Zug derselben Stelle. Enter spielt ihn. / und Buchstaben filtern die Liste, Esc zeigt wieder alle. Ein Klick aufs Brett wählt die Züge dieser Stelle. o zeigt den Teil der anderen am Tisch, h zeigt Tipps, u nimmt zurück, q speichert und beendet.
terminal-step = Ereignis { $number } von { $count }
refused-undo = Hier lässt sich nichts zurücknehmen: Seitdem wurde gezogen, oder es wurde nichts gespielt.
refused-no-hint = Du hast gerade nichts zu entscheiden.
refused-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Es gibt: { $possible }.
refused-save-players = Im Spielstand steht nicht, wer auf jedem Platz spielt.
save-damaged = Der Spielstand ist beschädigt und liegt jetzt als { $file } beiseite: { $cause }
