### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, redak { $line }, stupac { $column }:
record-place-line = { $file }, redak { $line }:
record-format = Prvi redak mora biti „{ $expected }”.
record-header = „{ $text }” nije redak zaglavlja: napiši naziv: vrijednost.
record-header-twice = „{ $name }” već stoji u retku { $earlier }.
record-missing = U zaglavlju nedostaje „{ $name }”.
record-number = „{ $text }” nije broj koji ovdje odgovara.
record-per-seat = Za „{ $name }” treba po jedan broj za svako mjesto (mjesta: { $seats }).
record-event = „{ $text }” nije događaj: napiši „* ždrijeb” ili „mjesto potez”.
record-seat = „{ $text }” nije mjesto; mjesta se broje od 0, a ukupno ih je { $seats }.
record-eyes = Ovaj zapis pokazuje samo ono što je vidjela jedna osoba; pregledati se može samo potpun zapis.
record-rules = Zapisana je partija odigrana po verziji pravila { $rules }; ovaj program zna verziju { $known }.
record-draw = Zapis kaže „{ $recorded }”, a otkrivena tajna daje „{ $fair }”.
record-no-fairness = Zapis nema otisak tajne pa se izvlačenja ne mogu provjeriti.
record-no-secret = Tajna još nije otkrivena pa se izvlačenja još ne mogu provjeriti.
record-secret = Tajna nema 64 heksadecimalne znamenke.
record-commitment = Tajna ne odgovara otisku: njezin je sažetak drukčiji.
record-unfinished = Zapis ima rezultat, a partija nije gotova.
record-result = Rezultat je pogrešan: mjesta su { $places }, a bodovi { $points }.
record-beside = „{ $text }” nije nešto što može učiniti igrač ili sat.
record-ending = „{ $text }” nije završetak. Moguće: { $possible }.
record-ending-wrong = Partija nije tako završila.
record-whose-eyes = „{ $text }” nije pogled: upiši broj mjesta ili „onlooker”.
record-out = Igrač na ovom mjestu već je ispao.
record-seal = Pečat se ne slaže: nešto je u ovom zapisu promijenjeno.
record-verify-position = Zapis počinje odabranom pozicijom pa se njegova izvlačenja ne mogu provjeriti.
record-other = „{ $name }” nije ono što je stol pokazao: zapis je promijenjen ili je iz druge partije.

## Logs that cannot be read

log-start = Dnevnik ne počinje stvaranjem stola.
log-empty = Dnevnik je prazan.
log-gap = U dnevniku nedostaje događaj; očekivan je broj { $expected }.
log-seat = Dnevnik navodi mjesto { $seat }, kojeg ovaj stol nema.
