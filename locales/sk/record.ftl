### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, riadok { $line }, stĺpec { $column }:
record-place-line = { $file }, riadok { $line }:
record-format = Prvý riadok musí byť „{ $expected }“.
record-header = „{ $text }“ nie je riadok hlavičky: napíš názov: hodnota.
record-header-twice = „{ $name }“ je už v riadku { $earlier }.
record-missing = V hlavičke chýba „{ $name }“.
record-number = „{ $text }“ nie je číslo, ktoré sem patrí.
record-per-seat = „{ $name }“ potrebuje jedno číslo pre každé miesto (spolu { $seats }).
record-event = „{ $text }“ nie je udalosť: napíš „* žreb“ alebo „miesto ťah“.
record-seat = „{ $text }“ nie je miesto; počet miest je { $seats }, číslujú sa od 0.
record-eyes = Tento záznam ukazuje len jeden pohľad; prezrieť sa dá len úplný záznam.
record-rules = Záznam vznikol podľa verzie pravidiel { $rules }; tento program pozná verziu { $known }.
record-draw = Záznam hovorí „{ $recorded }“, ale z odkrytého tajomstva vychádza „{ $fair }“.
record-no-fairness = Záznam nemá odtlačok tajomstva, preto sa žreby nedajú overiť.
record-no-secret = Tajomstvo ešte nie je odkryté, preto sa žreby zatiaľ nedajú overiť.
record-secret = Tajomstvo nemá 64 hexadecimálnych číslic.
record-commitment = Tajomstvo nezodpovedá odtlačku: jeho haš je iný.
record-unfinished = Záznam má výsledok, ale hra sa neskončila.
record-result = Výsledok je chybný: poradie je { $places } a body { $points }.
record-beside = „{ $text }“ nemôže urobiť hráč ani hodiny.
record-ending = „{ $text }“ nie je spôsob ukončenia. Možnosti: { $possible }.
record-ending-wrong = Takto sa hra neskončila.
record-whose-eyes = „{ $text }“ nie je pohľad: napíš číslo miesta alebo „onlooker“.
record-out = Hráč na tomto mieste už bol z hry.
record-seal = Pečať nesedí: v tomto zázname sa niečo zmenilo.
record-verify-position = Záznam sa začína zvolenou pozíciou, takže jeho žreby nemožno overiť.
record-other = „{ $name }“ nie je to, čo ukázal stôl: záznam bol zmenený alebo patrí k inej hre.

## Logs that cannot be read

log-start = Zápis sa nezačína založením stola.
log-empty = Zápis je prázdny.
log-gap = V zápise chýba udalosť; očakáva sa číslo { $expected }.
log-seat = Zápis uvádza miesto { $seat }, ktoré tento stôl nemá.
