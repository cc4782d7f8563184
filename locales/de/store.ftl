### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Die Festplatte des Servers ist voll. Dein Zug wurde nicht gespeichert; versuch es bitte später noch einmal.
store-lost = Der Server erreicht seine Datenbank gerade nicht. Es geht automatisch weiter, sobald das möglich ist.
store-busy = Der Server ist gerade überlastet. Versuch es bitte gleich noch einmal.
store-closed = Der Server wird heruntergefahren.
store-damaged = Die Daten sind beschädigt. Es wurde nichts geändert. Spiel eine Sicherung in einen leeren Ordner ein.
store-foreign = Das ist kein Datenordner und keine Datenbank von Klots. Es wurde nichts geändert.
store-newer = Die Daten stammen von einer neueren Version von Klots. Verwende bitte diese oder eine spätere.
store-locked = Ein anderer Klots-Server benutzt diesen Datenordner schon.
store-not-empty = Dieser Ordner oder diese Datenbank ist nicht leer. Es wurde nichts überschrieben.
store-invalid = Der Server hat eine ungültige Anfrage erhalten.
store-login-taken = Dieser Name ist vergeben.
store-file = Eine Datei konnte nicht gelesen oder geschrieben werden.
store-database = Die Datenbank hat einen unerwarteten Fehler gemeldet. Die Ursache steht im Protokoll des Servers.
store-flaw = { $flaw ->
    [other-files] Er enthält fremde Dateien.
    [nothing] Er enthält keine Daten.
    [no-export] Es ist kein Export von Klots.
    [other-tables] Die Tabellen darin gehören einem anderen Programm.
    [only-journal] Nur das Journal ist da, die Datenbank selbst fehlt.
    [short] Die Datei endet zu früh.
    [changed] Die Datei wurde nachträglich verändert.
   *[pages] Teile der Datenbank sind nicht lesbar.
}
