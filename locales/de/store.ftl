### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Die Festplatte des Servers ist voll. Dein Zug wurde nicht gespeichert; versuch es bitte später noch einmal.
store-lost = Der Server erreicht seine Datenbank gerade nicht. Er macht von selbst weiter, sobald er kann.
store-busy = Der Server hat gerade zu viel zu schreiben. Versuch es bitte gleich noch einmal.
store-closed = Der Server wird angehalten.
store-damaged = Die Daten sind beschädigt. Nichts wurde geändert. Spiel eine Sicherung in einen leeren Ordner ein.
store-foreign = Das ist kein Datenordner und keine Datenbank von Klots. Nichts wurde geändert.
store-newer = Die Daten stammen von einer neueren Version von Klots. Nimm bitte diese oder eine spätere.
store-locked = Mit diesem Datenordner läuft schon ein anderes Klots.
store-not-empty = Dieser Ort ist nicht leer. Nichts wurde überschrieben.
store-invalid = Vom Server wurde etwas Sinnloses verlangt.
store-login-taken = Dieser Name ist vergeben.
store-file = Eine Datei lässt sich nicht lesen oder schreiben.
store-database = Die Datenbank hat etwas abgelehnt, was sie nicht hätte ablehnen dürfen. Der Grund steht im Protokoll des Servers.
