### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, regel { $line }, kolom { $column }:
record-place-line = { $file }, regel { $line }:
record-format = De eerste regel moet “{ $expected }” zijn.
record-header = “{ $text }” is geen kopregel: schrijf naam: waarde.
record-header-twice = “{ $name }” staat al in regel { $earlier }.
record-missing = In de kop ontbreekt “{ $name }”.
record-number = “{ $text }” is geen getal dat hier past.
record-per-seat = { $seats ->
    [one] “{ $name }” heeft één getal nodig.
   *[other] “{ $name }” heeft voor elk van de { $seats } plaatsen een getal nodig.
}
record-event = “{ $text }” is geen gebeurtenis: schrijf “* toeval” of “plaats zet”.
record-seat = { $seats ->
    [one] “{ $text }” is geen plaats; er is alleen plaats 0.
   *[other] “{ $text }” is geen plaats; er zijn { $seats } plaatsen, vanaf 0.
}
record-eyes = Dit verslag toont maar één gezichtspunt; alleen een volledig verslag kan worden nagespeeld.
record-rules = Het spel is gespeeld volgens versie { $rules } van de regels; dit programma kent versie { $known }.
record-draw = Het verslag zegt “{ $recorded }”, maar het onthulde geheim geeft “{ $fair }”.
record-no-fairness = Het verslag heeft geen vingerafdruk van het geheim, dus de lotingen zijn niet te controleren.
record-no-secret = Het geheim is nog niet onthuld, dus de lotingen zijn nog niet te controleren.
record-secret = Het geheim moet uit 64 hexadecimale cijfers bestaan.
record-commitment = Het geheim klopt niet met de vingerafdruk: de hash is anders.
record-unfinished = Het verslag heeft een uitslag, maar het spel is niet afgelopen.
record-result = De uitslag klopt niet: de plaatsen zijn { $places } en de punten { $points }.
record-beside = Dat kan een speler of de klok niet doen: “{ $text }”.
record-ending = “{ $text }” is geen einde van een spel. Mogelijk: { $possible }.
record-ending-wrong = Zo is het spel niet afgelopen.
record-whose-eyes = “{ $text }” is geen gezichtspunt: schrijf het nummer van een plaats of “onlooker”.
record-out = Deze plaats lag er al uit.
record-seal = Het zegel klopt niet: iets in dit verslag is veranderd.
record-verify-position = Het verslag begint met een gekozen stelling, dus de lotingen zijn niet te controleren.
record-other = “{ $name }” is niet wat de tafel liet zien: het verslag is veranderd of hoort bij een ander spel.

## Logs that cannot be read

log-start = Het logboek begint niet met het maken van een tafel.
log-empty = Het logboek is leeg.
log-gap = In het logboek ontbreekt een gebeurtenis; nummer { $expected } werd verwacht.
log-seat = Het logboek noemt plaats { $seat }, die deze tafel niet heeft.
