### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, rad { $line }, kolumn { $column }:
record-place-line = { $file }, rad { $line }:
record-format = Första raden måste vara ”{ $expected }”.
record-header = ”{ $text }” är ingen rubrikrad: skriv namn: värde.
record-header-twice = ”{ $name }” står redan på rad { $earlier }.
record-missing = I rubriken saknas ”{ $name }”.
record-number = ”{ $text }” är inget tal som passar här.
record-per-seat = { $seats ->
    [one] ”{ $name }” behöver ett tal.
   *[other] ”{ $name }” behöver ett tal för var och en av de { $seats } platserna.
}
record-event = ”{ $text }” är ingen händelse: skriv ”* slump” eller ”plats drag”.
record-seat = { $seats ->
    [one] ”{ $text }” är ingen plats; det finns bara plats 0.
   *[other] ”{ $text }” är ingen plats; det finns { $seats } platser, från 0.
}
record-eyes = Inspelningen visar bara vad en enda kunde se; bara en fullständig inspelning kan spelas upp.
record-rules = Inspelningen följer version { $rules } av reglerna; det här programmet kan version { $known }.
record-draw = Inspelningen säger ”{ $recorded }”, men den avslöjade hemligheten ger ”{ $fair }”.
record-no-fairness = Inspelningen har inget fingeravtryck av hemligheten, så dess dragningar kan inte kontrolleras.
record-no-secret = Hemligheten är inte avslöjad, så dragningarna kan inte kontrolleras än.
record-secret = Hemligheten är inte 64 hexadecimala siffror.
record-commitment = Hemligheten hör inte till fingeravtrycket: dess hash är en annan.
record-unfinished = Inspelningen har ett resultat, men spelet är inte slut.
record-result = Resultatet är fel: placeringarna är { $places } och poängen { $points }.
record-beside = ”{ $text }” är inget som en spelare eller klockan kan göra.
record-ending = ”{ $text }” är inget slut. Möjligt: { $possible }.
record-ending-wrong = Så slutade inte spelet.
record-whose-eyes = ”{ $text }” är ingen synvinkel: skriv numret på en plats eller ”onlooker”.
record-out = Den här platsen var redan ute.
record-seal = Sigillet stämmer inte: något i den här inspelningen har ändrats.
record-verify-position = Inspelningen börjar med en vald ställning, så dess dragningar kan inte kontrolleras.
record-other = ”{ $name }” är inte det som bordet visade: inspelningen har ändrats eller hör till ett annat spel.

## Logs that cannot be read

log-start = Loggen börjar inte med att ett bord skapas.
log-empty = Loggen är tom.
log-gap = En händelse saknas i loggen; nummer { $expected } förväntades.
log-seat = Loggen nämner plats { $seat }, som det här bordet inte har.
