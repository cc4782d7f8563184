### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, linia { $line }, coloana { $column }:
record-place-line = { $file }, linia { $line }:
record-format = Prima linie trebuie să fie „{ $expected }”.
record-header = „{ $text }” nu este o linie de antet: scrie name: value.
record-header-twice = „{ $name }” apare deja în linia { $earlier }.
record-missing = Din antet lipsește „{ $name }”.
record-number = „{ $text }” nu este un număr potrivit aici.
record-per-seat = „{ $name }” are nevoie de câte un număr pentru fiecare loc (locuri: { $seats }).
record-event = „{ $text }” nu este un eveniment: scrie „* luck” sau „seat move”.
record-seat = „{ $text }” nu este un loc; locuri: { $seats }, numerotate de la 0.
record-eyes = Această înregistrare arată doar ce a văzut { $eyes }; doar una completă poate fi redată.
record-rules = Înregistrarea s-a jucat după versiunea { $rules } a regulilor; acest program cunoaște versiunea { $known }.
record-draw = Înregistrarea spune „{ $recorded }”, dar secretul dezvăluit dă „{ $fair }”.
record-no-fairness = Înregistrarea nu are amprentă, deci extragerile nu pot fi verificate.
record-no-secret = Secretul nu a fost dezvăluit, deci extragerile nu pot fi verificate încă.
record-secret = Secretul nu are 64 de cifre hexazecimale.
record-commitment = Secretul nu corespunde amprentei: hash-ul lui este altul.
record-unfinished = Înregistrarea are un rezultat, dar partida nu s-a terminat.
record-result = Rezultatul este greșit: locurile sunt { $places }, iar punctele { $points }.
record-beside = „{ $text }” nu este ceva ce poate face un jucător sau ceasul.
record-ending = „{ $text }” nu este un final. Posibile: { $possible }.
record-ending-wrong = Partida nu s-a încheiat așa.
record-whose-eyes = „{ $text }” nu este o perspectivă: scrie numărul unui loc sau „onlooker”.
record-out = Acest loc ieșise deja.
record-seal = Sigiliul nu se potrivește: ceva din această înregistrare a fost schimbat.
record-verify-position = Înregistrarea începe dintr-o poziție aleasă, așa că extragerile ei nu pot fi verificate.
record-other = „{ $name }” nu este ce a arătat masa: înregistrarea a fost schimbată sau este din altă partidă.

## Logs that cannot be read

log-start = Jurnalul nu începe cu crearea unei mese.
log-empty = Jurnalul este gol.
log-gap = Din jurnal lipsește un eveniment; se aștepta numărul { $expected }.
log-seat = Jurnalul numește locul { $seat }, pe care această masă nu îl are.
