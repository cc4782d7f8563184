### What every face says.

## Names

language-name = Deutsch
player-of-seat = Spieler { $number }
refusal-by-rule = { $sentence } (Regel { $rule })
yes = ja
no = nein

## Refusals that belong to no single game

refused-over = Das Spiel ist zu Ende.
refused-luck-first = Zuerst muss gezogen werden.
refused-no-luck = Jetzt gibt es nichts zu ziehen: { $player } ist am Zug.
refused-not-your-turn = { $player } ist am Zug.
refused-seats = { $game } ist für { $min } bis { $max } Personen, nicht für { $seats }.
refused-game-unknown = Ein Spiel namens „{ $game }“ gibt es nicht. Verfügbar: { $possible }.
refused-option-unknown = Eine Option namens „{ $option }“ gibt es nicht. Verfügbar: { $possible }.
refused-option-value = Die Option „{ $option }“ kann nicht „{ $value }“ sein. Möglich: { $possible }.
refused-option-seats = { $seats ->
    [one] Die Option „{ $option }“ gibt es nicht, wenn man allein spielt.
   *[other] Die Option „{ $option }“ gibt es nicht bei { $seats } Personen.
}
refused-option-form = „{ $text }“ ist keine Option: Schreib name=value.
refused-option-twice = Die Option „{ $option }“ ist doppelt angegeben.

## Text that does not read

text-expected = Spalte { $column }: „{ $expected }“ erwartet.
text-number = Spalte { $column }: Zahl von { $min } bis { $max } erwartet.
text-trailing = Spalte { $column }: „{ $text }“ gehört nicht hierher.

## The rules to read, whatever the game

rules-title = Regeln
rules-section-setup = Aufbau
rules-section-turn = Dein Zug
rules-section-placing = Anlegen
rules-section-drawing = Ziehen
rules-section-end = Spielende
rules-section-scoring = Wertung
rules-section-bonus = Extrapunkte
rules-section-variants = Varianten
rules-section-teams = Zu viert
rules-section-solo = Allein
rules-ruling-note = Wo die gedruckten Regeln schweigen oder unklar sind, gilt eine Auslegung; wer es anders spielt, findet eine Option.
rules-differ-title = Wo sich die gedruckten Texte unterscheiden
rules-example-title = Beispiel
