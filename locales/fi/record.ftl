### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, rivi { $line }, sarake { $column }:
record-place-line = { $file }, rivi { $line }:
record-format = Ensimmäisen rivin on oltava ”{ $expected }”.
record-header = ”{ $text }” ei ole otsakerivi: kirjoita nimi: arvo.
record-header-twice = ”{ $name }” on jo rivillä { $earlier }.
record-missing = Otsakkeesta puuttuu ”{ $name }”.
record-number = ”{ $text }” ei ole tähän sopiva luku.
record-per-seat = ”{ $name }” tarvitsee luvun jokaiselle paikalle; paikkoja on { $seats }.
record-event = ”{ $text }” ei ole tapahtuma: kirjoita ”* arvonta” tai ”paikka siirto”.
record-seat = ”{ $text }” ei ole paikka; paikkoja on { $seats }, alkaen nollasta.
record-eyes = Tämä tallenne näyttää vain yhden näkymän; vain täydellisen tallenteen voi toistaa.
record-rules = Peli on pelattu sääntöjen versiolla { $rules }; tämä ohjelma tuntee version { $known }.
record-draw = Tallenteessa on ”{ $recorded }”, mutta paljastettu salaisuus antaa ”{ $fair }”.
record-no-fairness = Tallenteessa ei ole salaisuuden sormenjälkeä, joten arvontoja ei voi tarkistaa.
record-no-secret = Salaisuutta ei ole paljastettu, joten arvontoja ei voi vielä tarkistaa.
record-secret = Salaisuudessa on oltava 64 heksadesimaalinumeroa.
record-commitment = Salaisuus ei vastaa sormenjälkeä: sen tiiviste on toinen.
record-unfinished = Tallenteessa on tulos, mutta peli ei ole ohi.
record-result = Tulos on väärä: sijat ovat { $places } ja pisteet { $points }.
record-beside = Pelaaja tai kello ei voi tehdä näin: ”{ $text }”.
record-ending = Pelin päätöstä ”{ $text }” ei ole. Mahdollisia: { $possible }.
record-ending-wrong = Peli ei päättynyt näin.
record-whose-eyes = ”{ $text }” ei ole näkökulma: kirjoita paikan numero tai ”onlooker”.
record-out = Tämä paikka oli jo poissa pelistä.
record-seal = Sinetti ei täsmää: jotakin tässä tallenteessa on muutettu.
record-verify-position = Tallenne alkaa valitusta asemasta, joten sen arvontoja ei voi tarkistaa.
record-other = ”{ $name }” ei ole se, minkä pöytä näytti: tallennetta on muutettu tai se on toisesta pelistä.

## Logs that cannot be read

log-start = Loki ei ala pöydän luomisesta.
log-empty = Loki on tyhjä.
log-gap = Lokista puuttuu tapahtuma; odotettiin numeroa { $expected }.
log-seat = Lokissa on paikka { $seat }, jota tässä pöydässä ei ole.
