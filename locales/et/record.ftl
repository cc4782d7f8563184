### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, rida { $line }, veerg { $column }:
record-place-line = { $file }, rida { $line }:
record-format = Esimene rida peab olema „{ $expected }“.
record-header = „{ $text }“ ei ole päiserida: kirjuta name: value.
record-header-twice = „{ $name }“ on juba reas { $earlier }.
record-missing = Päises puudub „{ $name }“.
record-number = „{ $text }“ ei ole siia sobiv arv.
record-per-seat = „{ $name }“ vajab üht arvu iga koha jaoks (kohti on { $seats }).
record-event = „{ $text }“ ei ole sündmus: kirjuta „* luck“ või „seat move“.
record-seat = „{ $text }“ ei ole koht; kohti on { $seats }, alates 0-st.
record-eyes = See üleskirjutus näitab ainult seda, mida nägi { $eyes }; uuesti saab vaadata ainult tervet üleskirjutust.
record-rules = Üleskirjutus on mängitud reeglite versiooniga { $rules }; see programm tunneb versiooni { $known }.
record-draw = Üleskirjutuses on „{ $recorded }“, aga avaldatud saladus annab „{ $fair }“.
record-no-fairness = Üleskirjutuses pole sõrmejälge, seega loose kontrollida ei saa.
record-no-secret = Saladus pole veel avaldatud, seega loose veel kontrollida ei saa.
record-secret = Saladus ei ole 64 kuueteistkümnendnumbrit.
record-commitment = Saladus ei kuulu sõrmejälje juurde: selle räsi on teine.
record-unfinished = Üleskirjutuses on tulemus, aga mäng pole läbi.
record-result = Tulemus on vale: kohad on { $places } ja punktid { $points }.
record-beside = „{ $text }“ ei ole miski, mida mängija või kell teha saab.
record-ending = „{ $text }“ ei ole lõpp. Võimalikud: { $possible }.
record-ending-wrong = Mäng ei lõppenud nii.
record-whose-eyes = „{ $text }“ ei ole vaatenurk: kirjuta koha number või „onlooker“.
record-out = See koht oli juba mängust väljas.
record-seal = Pitser ei sobi: selles üleskirjutuses on midagi muudetud.
record-verify-position = Üleskirjutus algab valitud seisust, seega selle loose kontrollida ei saa.
record-other = „{ $name }“ pole see, mida laud näitas: üleskirjutust on muudetud või on see teisest mängust.

## Logs that cannot be read

log-start = Logi ei alga laua loomisega.
log-empty = Logi on tühi.
log-gap = Logist puudub sündmus; oodati numbrit { $expected }.
log-seat = Logis on koht { $seat }, mida selles lauas ei ole.
