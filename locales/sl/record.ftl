### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, vrstica { $line }, stolpec { $column }:
record-place-line = { $file }, vrstica { $line }:
record-format = Prva vrstica mora biti »{ $expected }«.
record-header = »{ $text }« ni vrstica glave: napiši ime: vrednost.
record-header-twice = »{ $name }« je že v vrstici { $earlier }.
record-missing = V glavi manjka »{ $name }«.
record-number = »{ $text }« ni število, ki bi sem sodilo.
record-per-seat = »{ $name }« potrebuje po eno število za vsak sedež (sedežev je { $seats }).
record-event = »{ $text }« ni dogodek: napiši »* žreb« ali »sedež poteza«.
record-seat = »{ $text }« ni sedež; sedeži se štejejo od 0, vseh skupaj je { $seats }.
record-eyes = Ta zapis kaže le to, kar je videla ena oseba; znova si je mogoče ogledati le celoten zapis.
record-rules = Zapisana partija je odigrana po različici pravil { $rules }; ta program pozna različico { $known }.
record-draw = Zapis pravi »{ $recorded }«, razkrita skrivnost pa da »{ $fair }«.
record-no-fairness = Zapis nima odtisa skrivnosti, zato žrebov ni mogoče preveriti.
record-no-secret = Skrivnost še ni razkrita, zato žrebov še ni mogoče preveriti.
record-secret = Skrivnost ni sestavljena iz 64 šestnajstiških števk.
record-commitment = Skrivnost se ne ujema z odtisom: njena zgoščena vrednost je drugačna.
record-unfinished = Zapis ima rezultat, partija pa ni končana.
record-result = Rezultat je napačen: mesta so { $places }, točke pa { $points }.
record-beside = »{ $text }« ni nekaj, kar bi lahko naredil igralec ali ura.
record-ending = »{ $text }« ni konec. Možno: { $possible }.
record-ending-wrong = Partija se ni končala tako.
record-whose-eyes = »{ $text }« ni pogled: vpiši številko sedeža ali »onlooker«.
record-out = Igralec na tem sedežu je že izpadel.
record-seal = Pečat se ne ujema: v tem zapisu je bilo nekaj spremenjeno.
record-verify-position = Zapis se začne z izbrano pozicijo, zato njegovih žrebov ni mogoče preveriti.
record-other = »{ $name }« ni to, kar je pokazala miza: zapis je bil spremenjen ali pa je iz druge partije.

## Logs that cannot be read

log-start = Dnevnik se ne začne z nastankom mize.
log-empty = Dnevnik je prazen.
log-gap = V dnevniku manjka dogodek; pričakovana je številka { $expected }.
log-seat = Dnevnik omenja sedež { $seat }, ki ga ta miza nima.
