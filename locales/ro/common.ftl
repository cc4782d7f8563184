language-name = română
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Jucătorul { $number }
refusal-by-rule = { $sentence } (regula { $rule })

refused-over = Partida s-a terminat.
refused-luck-first = Întâi trebuie făcută o extragere.
refused-no-luck = Acum nu e nimic de extras: urmează { $player }.
refused-not-your-turn = Urmează { $player }.
refused-seats = { $game } este pentru { $min } până la { $max } jucători, nu pentru { $seats }.
refused-game-unknown = Nu există jocul „{ $game }”. Există: { $possible }.
refused-option-unknown = Nu există opțiunea „{ $option }”. Există: { $possible }.
refused-option-value = Opțiunea „{ $option }” nu poate fi „{ $value }”. Posibil: { $possible }.
refused-option-seats = Opțiunea „{ $option }” nu merge cu acest număr de jucători: { $seats }.
refused-option-form = „{ $text }” nu este o opțiune: scrie name=value.
refused-option-twice = Opțiunea „{ $option }” este dată de două ori.

text-expected = Coloana { $column }: se aștepta „{ $expected }”.
text-number = Coloana { $column }: se aștepta un număr de la { $min } la { $max }.
text-trailing = Coloana { $column }: „{ $text }” este în plus.

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
yes = da
no = nu
