# Words that every face uses.
language-name = Latviešu
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Spēlētājs { $number }
refusal-by-rule = { $sentence } (noteikums { $rule })

# Refusals that belong to no single game
refused-over = Spēle ir beigusies.
refused-luck-first = Vispirms jāpabeidz izloze.
refused-no-luck = Tagad nav ko izlozēt; gājiens: { $player }.
refused-not-your-turn = Gājiens: { $player }.
refused-seats = { $game } spēlē { $min } līdz { $max } spēlētāji, nevis { $seats }.
refused-game-unknown = Spēles „{ $game }” nav. Ir: { $possible }.
refused-option-unknown = Opcijas „{ $option }” nav. Ir: { $possible }.
refused-option-value = Opcija „{ $option }” nevar būt „{ $value }”. Iespējams: { $possible }.
refused-option-seats = Opcija „{ $option }” neder, ja spēlētāju skaits ir { $seats }.
refused-option-form = „{ $text }” nav opcija: raksti name=value.
refused-option-twice = Opcija „{ $option }” dota divreiz.

# Text that does not read
text-expected = Kolonna { $column }: šeit jābūt „{ $expected }”.
text-number = Kolonna { $column }: šeit jābūt skaitlim no { $min } līdz { $max }.
text-trailing = Kolonna { $column }: „{ $text }” ir lieks.

# Records
record-format = Pirmajai rindai jābūt „{ $expected }”.
record-header = „{ $text }” nav galvenes rinda: raksti name: value.
record-header-twice = „{ $name }” jau ir rindā { $earlier }.
record-missing = Galvenē trūkst „{ $name }”.
record-number = „{ $text }” nav skaitlis, kas šeit der.
record-per-seat = „{ $name }” vajag pa skaitlim katrai vietai (vietas: { $seats }).
record-event = „{ $text }” nav notikums: raksti „* luck” vai „seat move”.
record-seat = „{ $text }” nav vieta; vietu skaits ir { $seats }, skaitot no 0.
record-eyes = Šis pieraksts ir kopija, ko drīkst redzēt { $eyes }; atkārtot var tikai pilnu pierakstu.
record-rules = Pieraksts spēlēts pēc noteikumu versijas { $rules }; šī programma zina versiju { $known }.
record-draw = Pierakstā ir „{ $recorded }”, bet atklātais noslēpums dod „{ $fair }”.
record-no-fairness = Pierakstam nav saistības, tāpēc izlozes nevar pārbaudīt.
record-no-secret = Noslēpums nav atklāts, tāpēc izlozes vēl nevar pārbaudīt.
record-secret = Noslēpums nav 64 heksadecimāli cipari.
record-commitment = Noslēpums neatbilst saistībai: tā jaucējsumma ir cita.
record-unfinished = Pierakstam ir rezultāts, bet spēle nav beigusies.
record-result = Rezultāts ir nepareizs: vietas ir { $places } un punkti { $points }.
yes = jā
no = nē
