### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, rida { $line }, veerg { $column }:
record-place-line = { $file }, rida { $line }:
record-format = Esimene rida peab olema „{ $expected }“.
record-header = „{ $text }“ ei ole päiserida: kirjuta nimi: väärtus.
record-header-twice = „{ $name }“ on juba reas { $earlier }.
record-missing = Päises puudub „{ $name }“.
record-number = „{ $text }“ ei ole siia sobiv arv.
record-per-seat = „{ $name }“ vajab üht arvu iga koha jaoks (kohti on { $seats }).
record-event = „{ $text }“ ei ole sündmus: kirjuta „* loos“ või „koht käik“.
record-seat = „{ $text }“ ei ole koht; kohti on { $seats }, alates 0-st.
record-eyes = See üleskirjutus näitab ainult üht vaadet; uuesti saab vaadata ainult tervet üleskirjutust.
record-rules = Mäng mängiti reeglite versiooniga { $rules }; see programm tunneb versiooni { $known }.
record-draw = Üleskirjutuses on „{ $recorded }“, aga avaldatud saladus annab „{ $fair }“.
record-no-fairness = Üleskirjutuses pole sõrmejälge, seega loosimisi kontrollida ei saa.
record-no-secret = Saladus pole veel avaldatud, seega loosimisi veel kontrollida ei saa.
record-secret = Saladuses peab olema 64 kuueteistkümnendnumbrit.
record-commitment = Saladus ei vasta sõrmejäljele: selle räsi on teine.
record-unfinished = Üleskirjutuses on tulemus, aga mäng pole läbi.
record-result = Tulemus on vale: kohad on { $places } ja punktid { $points }.
record-beside = Ei mängija ega kell saa seda teha: „{ $text }“.
record-ending = Mängu lõppu „{ $text }“ ei ole. Võimalikud: { $possible }.
record-ending-wrong = Mäng ei lõppenud nii.
record-whose-eyes = „{ $text }“ ei ole vaatenurk: kirjuta koha number või „onlooker“.
record-out = See koht oli juba mängust väljas.
record-seal = Pitser ei klapi: selles üleskirjutuses on midagi muudetud.
record-verify-position = Üleskirjutus algab valitud seisust, seega selle loosimisi kontrollida ei saa.
record-other = „{ $name }“ pole see, mida laud näitas: üleskirjutust on muudetud või on see teisest mängust.

## Logs that cannot be read

log-start = Logi ei alga laua loomisega.
log-empty = Logi on tühi.
log-gap = Logist puudub sündmus; oodati numbrit { $expected }.
log-seat = Logis on koht { $seat }, mida selles lauas ei ole.
