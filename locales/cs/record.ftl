### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, řádek { $line }, sloupec { $column }:
record-place-line = { $file }, řádek { $line }:
record-format = První řádek musí být „{ $expected }“.
record-header = „{ $text }“ není řádek hlavičky: napiš název: hodnota.
record-header-twice = „{ $name }“ už je na řádku { $earlier }.
record-missing = V hlavičce chybí „{ $name }“.
record-number = „{ $text }“ není číslo, které se sem hodí.
record-per-seat = „{ $name }“ potřebuje číslo pro každé místo (celkem { $seats }).
record-event = „{ $text }“ není událost: napiš „* los“ nebo „místo tah“.
record-seat = „{ $text }“ není místo; počet míst je { $seats }, od 0.
record-eyes = Tento záznam ukazuje jen jeden pohled; přehrát lze jen celý záznam.
record-rules = Záznam vznikl podle verze pravidel { $rules }; tento program zná verzi { $known }.
record-draw = Záznam říká „{ $recorded }“, ale odkryté tajemství dává „{ $fair }“.
record-no-fairness = Záznam nemá otisk tajemství, jeho losování proto nelze ověřit.
record-no-secret = Tajemství není odkryté, losování proto ještě nelze ověřit.
record-secret = Tajemství nemá 64 šestnáctkových číslic.
record-commitment = Tajemství neodpovídá otisku: jeho hash je jiný.
record-unfinished = Záznam má výsledek, ale hra neskončila.
record-result = Výsledek je špatně: místa jsou { $places } a body { $points }.
record-beside = „{ $text }“ nemůže udělat hráč ani hodiny.
record-ending = „{ $text }“ není způsob ukončení. Možné: { $possible }.
record-ending-wrong = Takhle hra neskončila.
record-whose-eyes = „{ $text }“ není pohled: napiš číslo místa nebo „onlooker“.
record-out = Hráč na tomto místě už byl ze hry.
record-seal = Pečeť nesouhlasí: v tomto záznamu se něco změnilo.
record-verify-position = Záznam začíná zvoleným postavením, takže jeho losování nelze ověřit.
record-other = „{ $name }“ není to, co ukázal stůl: záznam byl změněn, nebo patří k jiné hře.

## Logs that cannot be read

log-start = Zápis nezačíná založením stolu.
log-empty = Zápis je prázdný.
log-gap = V zápisu chybí událost; očekává se číslo { $expected }.
log-seat = Zápis uvádí místo { $seat }, které tento stůl nemá.
