language-name = Slovenščina
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Igralec { $number }
refusal-by-rule = { $sentence } (pravilo { $rule })

refused-over = Partija je končana.
refused-luck-first = Najprej je treba žrebati.
refused-no-luck = Zdaj ni česa žrebati: na potezi je { $player }.
refused-not-your-turn = Na potezi je { $player }.
refused-seats = { $game } je za { $min } do { $max } igralcev, ne za { $seats }.
refused-game-unknown = Igre »{ $game }« ni. Na voljo so: { $possible }.
refused-option-unknown = Možnosti »{ $option }« ni. Na voljo so: { $possible }.
refused-option-value = Možnost »{ $option }« ne more biti »{ $value }«. Možno: { $possible }.
refused-option-seats = Možnost »{ $option }« ne gre skupaj s tem številom igralcev: { $seats }.
refused-option-form = »{ $text }« ni možnost: napiši name=value.
refused-option-twice = Možnost »{ $option }« je navedena dvakrat.

text-expected = Stolpec { $column }: pričakovano je »{ $expected }«.
text-number = Stolpec { $column }: pričakovano je število od { $min } do { $max }.
text-trailing = Stolpec { $column }: »{ $text }« je odveč.

record-format = Prva vrstica mora biti »{ $expected }«.
record-header = »{ $text }« ni vrstica glave: napiši name: value.
record-header-twice = »{ $name }« je že v vrstici { $earlier }.
record-missing = V glavi manjka »{ $name }«.
record-number = »{ $text }« ni število, ki bi sem sodilo.
record-per-seat = »{ $name }« potrebuje po eno število za vsak sedež (sedežev je { $seats }).
record-event = »{ $text }« ni dogodek: napiši »* luck« ali »seat move«.
record-seat = »{ $text }« ni sedež; sedežev je { $seats }, od 0 naprej.
record-eyes = Ta zapis je kopija za ene oči ({ $eyes }); predvajati je mogoče le celoten zapis.
record-rules = Zapis je odigran po različici pravil { $rules }; ta program pozna različico { $known }.
record-draw = Zapis pravi »{ $recorded }«, razkrita skrivnost pa da »{ $fair }«.
record-no-fairness = Zapis nima odtisa skrivnosti, zato žrebov ni mogoče preveriti.
record-no-secret = Skrivnost še ni razkrita, zato žrebov še ni mogoče preveriti.
record-secret = Skrivnost ni sestavljena iz 64 šestnajstiških števk.
record-commitment = Skrivnost ne sodi k odtisu: njena zgoščena vrednost je drugačna.
record-unfinished = Zapis ima rezultat, partija pa ni končana.
record-result = Rezultat je napačen: mesta so { $places } in točke { $points }.
yes = da
no = ne
