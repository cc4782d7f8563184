### What the store answers.

## What the store answers when it cannot keep or read something

store-full = De schijf van de server is vol. Je zet is niet opgeslagen; probeer het later nog eens.
store-lost = De server kan nu niet bij zijn database. Hij gaat automatisch verder zodra het kan.
store-busy = De server is nu te druk. Probeer het zo nog eens.
store-closed = De server stopt.
store-damaged = De gegevens zijn beschadigd. Er is niets veranderd. Zet een back-up terug in een lege map.
store-foreign = Dit is geen gegevensmap of database van Klots. Er is niets veranderd.
store-newer = De gegevens zijn geschreven door een nieuwere versie van Klots. Gebruik die versie of een latere.
store-locked = Een andere Klots-server gebruikt deze gegevensmap al.
store-not-empty = Deze map of database is niet leeg. Er is niets overschreven.
store-invalid = De server kreeg een ongeldig verzoek.
store-login-taken = Deze naam is al in gebruik.
store-file = Een bestand kon niet worden gelezen of geschreven.
store-database = De database meldde een onverwachte fout. De oorzaak staat in het logboek van de server.
store-flaw = { $flaw ->
    [other-files] Er staan andere bestanden in.
    [nothing] Er staan geen gegevens in.
    [no-export] Het is geen export van Klots.
    [other-tables] De tabellen zijn van een ander programma.
    [only-journal] Alleen het journaal is er nog; de database zelf ontbreekt.
    [short] Het bestand houdt te vroeg op.
    [changed] Het bestand is achteraf veranderd.
   *[pages] Delen van de database zijn onleesbaar.
}
