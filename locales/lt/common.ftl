language-name = Lietuvių
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Žaidėjas { $number }
refusal-by-rule = { $sentence } (taisyklė { $rule })

refused-over = Partija baigta.
refused-luck-first = Pirma reikia traukti.
refused-no-luck = Dabar nėra ko traukti: eina { $player }.
refused-not-your-turn = Eina { $player }.
refused-seats = { $game } skirtas { $min }–{ $max } žaidėjams, o čia jų { $seats }.
refused-game-unknown = Žaidimo „{ $game }“ nėra. Yra: { $possible }.
refused-option-unknown = Parinkties „{ $option }“ nėra. Yra: { $possible }.
refused-option-value = Parinktis „{ $option }“ negali būti „{ $value }“. Galima: { $possible }.
refused-option-seats = Parinktis „{ $option }“ nedera su tokiu žaidėjų skaičiumi: { $seats }.
refused-option-form = „{ $text }“ nėra parinktis: rašyk name=value.
refused-option-twice = Parinktis „{ $option }“ nurodyta du kartus.

text-expected = Stulpelis { $column }: laukta „{ $expected }“.
text-number = Stulpelis { $column }: laukta skaičiaus nuo { $min } iki { $max }.
text-trailing = Stulpelis { $column }: „{ $text }“ nereikia.

record-format = Pirma eilutė turi būti „{ $expected }“.
record-header = „{ $text }“ nėra antraštės eilutė: rašyk name: value.
record-header-twice = „{ $name }“ jau yra eilutėje { $earlier }.
record-missing = Antraštėje trūksta „{ $name }“.
record-number = „{ $text }“ nėra čia tinkantis skaičius.
record-per-seat = „{ $name }“ reikia po skaičių kiekvienai vietai (vietų { $seats }).
record-event = „{ $text }“ nėra įvykis: rašyk „* luck“ arba „seat move“.
record-seat = „{ $text }“ nėra vieta; vietų yra { $seats }, nuo 0.
record-eyes = Šis įrašas yra kopija, kurią mato { $eyes }; peržiūrėti galima tik visą įrašą.
record-rules = Įrašas žaistas pagal taisyklių versiją { $rules }; ši programa žino versiją { $known }.
record-draw = Įraše yra „{ $recorded }“, bet atskleista paslaptis duoda „{ $fair }“.
record-no-fairness = Įraše nėra įsipareigojimo, todėl traukimų negalima patikrinti.
record-no-secret = Paslaptis dar neatskleista, todėl traukimų dar negalima patikrinti.
record-secret = Paslaptis nėra 64 šešioliktainiai skaitmenys.
record-commitment = Paslaptis neatitinka įsipareigojimo: jos maiša kita.
record-unfinished = Įraše yra rezultatas, bet partija nebaigta.
record-result = Rezultatas neteisingas: vietos yra { $places }, o taškai { $points }.
yes = taip
no = ne
