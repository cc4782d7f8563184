### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, { $line }. sor, { $column }. oszlop:
record-place-line = { $file }, { $line }. sor:
record-format = Az első sornak ennek kell lennie: „{ $expected }”.
record-header = „{ $text }” nem fejlécsor: írd így: név: érték.
record-header-twice = „{ $name }” már szerepel korábban ({ $earlier }. sor).
record-missing = A fejlécből hiányzik: „{ $name }”.
record-number = „{ $text }” nem ide illő szám.
record-per-seat = { $seats ->
    [one] „{ $name }”: egy szám kell.
   *[other] „{ $name }”: helyenként egy szám kell (összesen { $seats }).
}
record-event = „{ $text }” nem esemény: írd „* véletlen” vagy „hely lépés” alakban.
record-seat = „{ $text }” nem hely; { $seats } hely van, 0-tól számozva.
record-eyes = Ez a jegyzőkönyv csak egyetlen nézőpontot mutat; csak a teljes jegyzőkönyv játszható vissza.
record-rules = A jegyzőkönyv a szabályok { $rules }. változatával készült; a program által ismert változat: { $known }.
record-draw = A jegyzőkönyv szerint „{ $recorded }”, de a felfedett titokból „{ $fair }” adódik.
record-no-fairness = A jegyzőkönyvben nincs lenyomat, így a húzások nem ellenőrizhetők.
record-no-secret = A titok még nincs felfedve, így a húzások még nem ellenőrizhetők.
record-secret = A titok nem 64 hexadecimális számjegy.
record-commitment = A titok nem felel meg a lenyomatnak: más a hash-értéke.
record-unfinished = A jegyzőkönyvnek van eredménye, de a játék nem ért véget.
record-result = Az eredmény hibás: a helyezések { $places }, a pontok { $points }.
record-beside = „{ $text }”: ilyet sem játékos, sem óra nem tehet.
record-ending = „{ $text }” nem befejezés. Lehetséges: { $possible }.
record-ending-wrong = A játék nem így ért véget.
record-whose-eyes = „{ $text }” nem nézőpont: írd be egy hely számát vagy azt, hogy „onlooker”.
record-out = Ennek a helynek a játékosa már kiesett.
record-seal = A pecsét nem egyezik: valamit megváltoztattak ebben a jegyzőkönyvben.
record-verify-position = A jegyzőkönyv választott állásból indul, ezért a húzásai nem ellenőrizhetők.
record-other = „{ $name }” nem az, amit az asztal mutatott: a jegyzőkönyvet megváltoztatták, vagy másik játéké.

## Logs that cannot be read

log-start = A napló nem egy asztal létrejöttével kezdődik.
log-empty = A napló üres.
log-gap = Egy esemény hiányzik a naplóból; a várt sorszám: { $expected }.
log-seat = A napló szerinti { $seat }. hely nincs ennél az asztalnál.
