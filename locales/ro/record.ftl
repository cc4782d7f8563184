### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, linia { $line }, coloana { $column }:
record-place-line = { $file }, linia { $line }:
record-format = Prima linie trebuie să fie „{ $expected }”.
record-header = „{ $text }” nu este o linie de antet: scrie nume: valoare.
record-header-twice = „{ $name }” apare deja în linia { $earlier }.
record-missing = Din antet lipsește „{ $name }”.
record-number = „{ $text }” nu este un număr valid aici.
record-per-seat = { $seats ->
        [one] „{ $name }” are nevoie de un singur număr.
        [few] „{ $name }” are nevoie de câte un număr pentru fiecare dintre cele { $seats } locuri.
       *[other] „{ $name }” are nevoie de câte un număr pentru fiecare dintre cele { $seats } de locuri.
    }
record-event = „{ $text }” nu este un eveniment: scrie „* noroc” sau „loc mutare”.
record-seat = { $seats ->
        [one] „{ $text }” nu este un loc; există doar locul 0.
        [few] „{ $text }” nu este un loc; sunt { $seats } locuri, numerotate de la 0.
       *[other] „{ $text }” nu este un loc; sunt { $seats } de locuri, numerotate de la 0.
    }
record-eyes = Această înregistrare arată un singur punct de vedere; doar una completă poate fi redată.
record-rules = Înregistrarea s-a jucat după versiunea { $rules } a regulilor; acest program cunoaște versiunea { $known }.
record-draw = Înregistrarea spune „{ $recorded }”, dar secretul dezvăluit dă „{ $fair }”.
record-no-fairness = Înregistrarea nu are amprenta secretului, deci extragerile nu pot fi verificate.
record-no-secret = Secretul nu a fost dezvăluit, deci extragerile nu pot fi verificate încă.
record-secret = Secretul trebuie să aibă 64 de cifre hexazecimale.
record-commitment = Secretul nu corespunde amprentei: hash-ul lui este altul.
record-unfinished = Înregistrarea are un rezultat, dar partida nu s-a terminat.
record-result = Rezultatul este greșit: locurile sunt { $places }, iar punctele { $points }.
record-beside = „{ $text }” nu este o acțiune a unui jucător sau a ceasului.
record-ending = „{ $text }” nu este un final de partidă. Posibile: { $possible }.
record-ending-wrong = Partida nu s-a încheiat așa.
record-whose-eyes = „{ $text }” nu este o perspectivă: scrie numărul unui loc sau „onlooker”.
record-out = Acest loc ieșise deja din joc.
record-seal = Sigiliul nu se potrivește: această înregistrare a fost modificată.
record-verify-position = Înregistrarea începe dintr-o poziție aleasă, așa că extragerile ei nu pot fi verificate.
record-other = „{ $name }” nu este ce a arătat masa: înregistrarea a fost schimbată sau este din altă partidă.

## Logs that cannot be read

log-start = Jurnalul nu începe cu crearea unei mese.
log-empty = Jurnalul este gol.
log-gap = Din jurnal lipsește un eveniment; se aștepta numărul { $expected }.
log-seat = Jurnalul menționează locul { $seat }, pe care această masă nu îl are.
