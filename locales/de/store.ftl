### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Die Festplatte des Servers ist voll. Dein Zug wurde nicht gespeichert; versuch es bitte später noch einmal.
store-lost = Der Server erreicht seine Datenbank gerade nicht. Es geht automatisch weiter, sobald das möglich ist.
store-busy = Der Server ist gerade überlastet. Versuch es bitte gleich noch einmal.
store-closed = Der Server wird angehalten.
store-damaged = Die Daten sind beschädigt. Nichts wurde geändert. Spiel eine Sicherung in einen leeren Ordner ein.
store-foreign = Das ist kein Datenordner und keine Datenbank von Klots. Nichts wurde geändert.
store-newer = Die Daten stammen von einer neueren Version von Klots. Nimm bitte diese oder eine spätere.
store-locked = Ein anderer Klots-Server benutzt diesen Datenordner schon.
store-not-empty = Dieser Ordner oder diese Datenbank ist nicht leer. Nichts wurde überschrieben.
store-invalid = Der Server hat eine sinnlose Anfrage bekommen.
store-login-taken = Dieser Name ist vergeben.
store-file = Eine Datei lässt sich nicht lesen oder schreiben.
store-database = Die Datenbank hat einen unerwarteten Fehler gemeldet. Die Ursache steht im Protokoll des Servers.
