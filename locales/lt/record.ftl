### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, eilutė { $line }, stulpelis { $column }:
record-place-line = { $file }, eilutė { $line }:
record-format = Pirma eilutė turi būti „{ $expected }“.
record-header = „{ $text }“ nėra antraštės eilutė: rašyk pavadinimas: reikšmė.
record-header-twice = „{ $name }“ jau yra eilutėje { $earlier }.
record-missing = Antraštėje trūksta „{ $name }“.
record-number = „{ $text }“ nėra čia tinkantis skaičius.
record-per-seat = „{ $name }“ reikia po skaičių kiekvienai vietai (vietų { $seats }).
record-event = „{ $text }“ nėra įvykis: rašyk „* burtai“ arba „vieta ėjimas“.
record-seat = „{ $text }“ nėra vieta; vietų yra { $seats }, nuo 0.
record-eyes = Šis įrašas rodo tik tai, ką matė vienas žiūrovas; peržiūrėti galima tik visą įrašą.
record-rules = Įrašyta partija žaista pagal taisyklių versiją { $rules }; ši programa žino versiją { $known }.
record-draw = Įraše yra „{ $recorded }“, bet atskleista paslaptis duoda „{ $fair }“.
record-no-fairness = Įraše nėra paslapties atspaudo, todėl traukimų negalima patikrinti.
record-no-secret = Paslaptis dar neatskleista, todėl traukimų dar negalima patikrinti.
record-secret = Paslaptis nėra 64 šešioliktainiai skaitmenys.
record-commitment = Paslaptis neatitinka atspaudo: jos maiša kita.
record-unfinished = Įraše yra rezultatas, bet partija nebaigta.
record-result = Rezultatas neteisingas: vietos yra { $places }, o taškai { $points }.
record-beside = „{ $text }“ nėra tai, ką galėtų padaryti žaidėjas ar laikrodis.
record-ending = „{ $text }“ nėra pabaiga. Galimos: { $possible }.
record-ending-wrong = Partija taip nesibaigė.
record-whose-eyes = „{ $text }“ nėra nei žaidėjas, nei žiūrovas: rašyk vietos numerį arba „onlooker“.
record-out = Šios vietos žaidėjas jau buvo iškritęs.
record-seal = Antspaudas nesutampa: šiame įraše kažkas pakeista.
record-verify-position = Įrašas prasideda pasirinkta pozicija, todėl jo traukimų patikrinti negalima.
record-other = „{ $name }“ nėra tai, ką rodė stalas: įrašas pakeistas arba yra iš kitos partijos.

## Logs that cannot be read

log-start = Žurnalas neprasideda stalo sukūrimu.
log-empty = Žurnalas tuščias.
log-gap = Žurnale trūksta įvykio; laukta numerio { $expected }.
log-seat = Žurnale minima vieta { $seat }, kurios prie šio stalo nėra.
