### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, linje { $line }, kolonne { $column }:
record-place-line = { $file }, linje { $line }:
record-format = Første linje skal være »{ $expected }«.
record-header = »{ $text }« er ikke en hovedlinje: skriv navn: værdi.
record-header-twice = »{ $name }« står allerede i linje { $earlier }.
record-missing = Hovedet mangler »{ $name }«.
record-number = »{ $text }« er ikke et tal, der passer her.
record-per-seat = { $seats ->
    [one] »{ $name }« kræver ét tal.
   *[other] »{ $name }« kræver ét tal for hver af de { $seats } pladser.
}
record-event = »{ $text }« er ikke en hændelse: skriv »* lod« eller »plads træk«.
record-seat = { $seats ->
    [one] »{ $text }« er ikke en plads; der er kun plads 0.
   *[other] »{ $text }« er ikke en plads; der er { $seats } pladser, fra 0.
}
record-eyes = Denne optegnelse viser kun, hvad én kunne se; kun en fuldstændig optegnelse kan afspilles.
record-rules = Optegnelsen følger version { $rules } af reglerne; dette program kender version { $known }.
record-draw = Optegnelsen siger »{ $recorded }«, men den afslørede hemmelighed giver »{ $fair }«.
record-no-fairness = Optegnelsen har intet fingeraftryk, så dens trækninger kan ikke efterprøves.
record-no-secret = Hemmeligheden er ikke afsløret, så trækningerne kan ikke efterprøves endnu.
record-secret = Hemmeligheden er ikke 64 hexadecimale cifre.
record-commitment = Hemmeligheden hører ikke til fingeraftrykket: dens hash er en anden.
record-unfinished = Optegnelsen har et resultat, men spillet er ikke slut.
record-result = Resultatet er forkert: placeringerne er { $places } og pointene { $points }.
record-beside = »{ $text }« er ikke noget, en spiller eller uret kan gøre.
record-ending = »{ $text }« er ikke en slutning. Muligt: { $possible }.
record-ending-wrong = Sådan sluttede spillet ikke.
record-whose-eyes = »{ $text }« er ikke en synsvinkel: skriv nummeret på en plads eller »onlooker«.
record-out = Denne plads var allerede ude.
record-seal = Seglet passer ikke: noget i denne optegnelse er ændret.
record-verify-position = Optegnelsen begynder med en valgt stilling, så dens trækninger kan ikke kontrolleres.
record-other = »{ $name }« er ikke det, bordet viste: optegnelsen er ændret, eller den hører til et andet spil.

## Logs that cannot be read

log-start = Loggen begynder ikke med oprettelsen af et bord.
log-empty = Loggen er tom.
log-gap = En hændelse mangler i loggen; forventede nummer { $expected }.
log-seat = Loggen nævner plads { $seat }, som dette bord ikke har.
