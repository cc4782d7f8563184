### What the store answers.

## What the store answers when it cannot keep or read something

store-full = De schijf van de server is vol. Je zet is niet opgeslagen; probeer het later nog eens.
store-lost = De server kan nu niet bij zijn database. Hij gaat automatisch verder zodra het kan.
store-busy = De server is nu te druk. Probeer het zo nog eens.
store-closed = De server stopt.
store-damaged = De gegevens zijn beschadigd. Er is niets veranderd. Zet een reservekopie terug in een lege map.
store-foreign = Dit is geen gegevensmap of database van Klots. Er is niets veranderd.
store-newer = De gegevens zijn geschreven door een nieuwere versie van Klots. Gebruik die versie of een latere.
store-locked = Een andere Klots-server gebruikt deze gegevensmap al.
store-not-empty = Deze map of database is niet leeg. Er is niets overschreven.
store-invalid = De server kreeg een verzoek dat geen zin heeft.
store-login-taken = Deze naam is bezet.
store-file = Een bestand kan niet gelezen of geschreven worden.
store-database = De database meldde een onverwachte fout. De oorzaak staat in het logboek van de server.
