### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, Zeile { $line }, Spalte { $column }:
record-place-line = { $file }, Zeile { $line }:
record-format = Die erste Zeile muss „{ $expected }“ sein.
record-header = „{ $text }“ ist keine Kopfzeile: Schreib Name: Wert.
record-header-twice = „{ $name }“ steht schon in Zeile { $earlier }.
record-missing = Im Kopf fehlt „{ $name }“.
record-number = „{ $text }“ ist keine Zahl, die hier passt.
record-per-seat = { $seats ->
    [one] „{ $name }“ braucht genau eine Zahl.
   *[other] „{ $name }“ braucht eine Zahl für jeden der { $seats } Plätze.
}
record-event = „{ $text }“ ist kein Ereignis: Schreib „* Zufall“ oder „Platz Zug“.
record-seat = { $seats ->
    [one] „{ $text }“ ist kein Platz; es gibt nur Platz 0.
   *[other] „{ $text }“ ist kein Platz; es gibt { $seats } Plätze, ab 0.
}
record-eyes = Diese Aufzeichnung zeigt nur einen Blickwinkel; nur eine vollständige lässt sich nachspielen.
record-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; dieses Programm kennt Version { $known }.
record-draw = In der Aufzeichnung steht „{ $recorded }“, aber das offengelegte Geheimnis ergibt „{ $fair }“.
record-no-fairness = Die Aufzeichnung hat keinen Fingerabdruck, also lassen sich ihre Ziehungen nicht prüfen.
record-no-secret = Das Geheimnis ist noch nicht offengelegt, also lassen sich die Ziehungen noch nicht prüfen.
record-secret = Das Geheimnis muss aus 64 Hexadezimalziffern bestehen.
record-commitment = Das Geheimnis passt nicht zum Fingerabdruck: Sein Hash ist ein anderer.
record-unfinished = Die Aufzeichnung hat ein Ergebnis, aber das Spiel ist nicht zu Ende.
record-result = Das Ergebnis ist falsch: Die Ränge sind { $places } und die Punkte { $points }.
record-beside = „{ $text }“ kann weder ein Spieler noch die Uhr tun.
record-ending = „{ $text }“ ist kein Spielende. Möglich: { $possible }.
record-ending-wrong = So ist das Spiel nicht zu Ende gegangen.
record-whose-eyes = „{ $text }“ ist keine Perspektive: Schreib die Nummer eines Platzes oder „onlooker“.
record-out = Dieser Platz war schon ausgeschieden.
record-seal = Das Siegel passt nicht: In dieser Aufzeichnung wurde etwas geändert.
record-verify-position = Die Aufzeichnung beginnt mit einer gewählten Stellung, darum lassen sich ihre Ziehungen nicht prüfen.
record-other = „{ $name }“ stimmt nicht mit dem überein, was der Tisch gezeigt hat: Die Aufzeichnung wurde geändert oder gehört zu einem anderen Spiel.

## Logs that cannot be read

log-start = Das Protokoll beginnt nicht mit dem Anlegen eines Tisches.
log-empty = Das Protokoll ist leer.
log-gap = Im Protokoll fehlt ein Ereignis; Nummer { $expected } wurde erwartet.
log-seat = Das Protokoll nennt Platz { $seat }, den dieser Tisch nicht hat.
