### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, linia { $line }, coloana { $column }:
record-format = Prima linie trebuie să fie „{ $expected }”.
record-header = „{ $text }” nu este o linie de antet: scrie name: value.
record-header-twice = „{ $name }” apare deja în linia { $earlier }.
record-missing = Din antet lipsește „{ $name }”.
record-number = „{ $text }” nu este un număr potrivit aici.
record-per-seat = „{ $name }” are nevoie de câte un număr pentru fiecare loc (locuri: { $seats }).
record-event = „{ $text }” nu este un eveniment: scrie „* luck” sau „seat move”.
record-seat = „{ $text }” nu este un loc; locuri: { $seats }, numerotate de la 0.
record-eyes = Această înregistrare este o copie din perspectiva „{ $eyes }”; doar cea întreagă poate fi redată.
record-rules = Înregistrarea s-a jucat după versiunea { $rules } a regulilor; acest program cunoaște versiunea { $known }.
record-draw = Înregistrarea spune „{ $recorded }”, dar secretul dezvăluit dă „{ $fair }”.
record-no-fairness = Înregistrarea nu are amprentă, deci extragerile nu pot fi verificate.
record-no-secret = Secretul nu a fost dezvăluit, deci extragerile nu pot fi verificate încă.
record-secret = Secretul nu are 64 de cifre hexazecimale.
record-commitment = Secretul nu corespunde amprentei: hash-ul lui este altul.
record-unfinished = Înregistrarea are un rezultat, dar partida nu s-a terminat.
record-result = Rezultatul este greșit: locurile sunt { $places }, iar punctele { $points }.

## Logs that cannot be read

log-start = Jurnalul nu începe cu crearea unei mese.
log-empty = Jurnalul este gol.
log-gap = Din jurnal lipsește un eveniment; se aștepta numărul { $expected }.
log-seat = Jurnalul numește locul { $seat }, pe care această masă nu îl are.
