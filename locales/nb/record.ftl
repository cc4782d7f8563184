### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, linje { $line }, kolonne { $column }:
record-place-line = { $file }, linje { $line }:
record-format = Den første linjen må være «{ $expected }».
record-header = «{ $text }» er ikke en hodelinje: skriv navn: verdi.
record-header-twice = «{ $name }» står allerede i linje { $earlier }.
record-missing = Hodet mangler «{ $name }».
record-number = «{ $text }» er ikke et tall som passer her.
record-per-seat = { $seats ->
    [one] «{ $name }» trenger ett tall.
   *[other] «{ $name }» trenger ett tall for hver av de { $seats } plassene.
}
record-event = «{ $text }» er ikke en hendelse: skriv «* trekning» eller «plass trekk».
record-seat = { $seats ->
    [one] «{ $text }» er ikke en plass; det er bare plass 0.
   *[other] «{ $text }» er ikke en plass; det er { $seats } plasser, fra 0.
}
record-eyes = Dette opptaket viser bare det én kunne se; bare et fullstendig opptak kan spilles av.
record-rules = Opptaket følger versjon { $rules } av reglene; dette programmet kjenner versjon { $known }.
record-draw = Opptaket sier «{ $recorded }», men den avslørte hemmeligheten gir «{ $fair }».
record-no-fairness = Opptaket har ikke noe fingeravtrykk, så trekningene kan ikke kontrolleres.
record-no-secret = Hemmeligheten er ikke avslørt, så trekningene kan ikke kontrolleres ennå.
record-secret = Hemmeligheten er ikke 64 heksadesimale sifre.
record-commitment = Hemmeligheten hører ikke til fingeravtrykket: hashen er en annen.
record-unfinished = Opptaket har et resultat, men spillet er ikke slutt.
record-result = Resultatet er feil: plasseringene er { $places } og poengene { $points }.
record-beside = «{ $text }» er ikke noe en spiller eller klokken kan gjøre.
record-ending = «{ $text }» er ikke en slutt. Mulig: { $possible }.
record-ending-wrong = Slik endte ikke spillet.
record-whose-eyes = «{ $text }» er ikke en synsvinkel: skriv nummeret på en plass eller «onlooker».
record-out = Denne plassen var allerede ute.
record-seal = Seglet stemmer ikke: noe i dette opptaket er endret.
record-verify-position = Opptaket begynner med en valgt stilling, så trekningene kan ikke kontrolleres.
record-other = «{ $name }» er ikke det bordet viste: opptaket er endret, eller det hører til et annet spill.

## Logs that cannot be read

log-start = Loggen begynner ikke med at et bord blir opprettet.
log-empty = Loggen er tom.
log-gap = En hendelse mangler i loggen; forventet nummer { $expected }.
log-seat = Loggen nevner plass { $seat }, som dette bordet ikke har.
