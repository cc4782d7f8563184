# Riječi koje se koriste svugdje.
language-name = Hrvatski
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Igrač { $number }
refusal-by-rule = { $sentence } (pravilo { $rule })

refused-over = Partija je gotova.
refused-luck-first = Prvo treba obaviti izvlačenje.
refused-no-luck = Sada se ništa ne izvlači: na potezu je { $player }.
refused-not-your-turn = Na potezu je { $player }.
refused-seats = { $game } je za { $min } do { $max } igrača, a ne za { $seats }.
refused-game-unknown = Nema igre „{ $game }”. Postoje: { $possible }.
refused-option-unknown = Nema opcije „{ $option }”. Postoje: { $possible }.
refused-option-value = Opcija „{ $option }” ne može biti „{ $value }”. Moguće: { $possible }.
refused-option-seats = Opcija „{ $option }” ne ide uz ovaj broj igrača: { $seats }.
refused-option-form = „{ $text }” nije opcija: napiši name=value.
refused-option-twice = Opcija „{ $option }” navedena je dvaput.

text-expected = Stupac { $column }: očekuje se „{ $expected }”.
text-number = Stupac { $column }: očekuje se broj od { $min } do { $max }.
text-trailing = Stupac { $column }: „{ $text }” je višak.

record-format = Prvi redak mora biti „{ $expected }”.
record-header = „{ $text }” nije redak zaglavlja: napiši name: value.
record-header-twice = „{ $name }” već stoji u retku { $earlier }.
record-missing = U zaglavlju nedostaje „{ $name }”.
record-number = „{ $text }” nije broj koji ovdje odgovara.
record-per-seat = Za „{ $name }” treba po jedan broj za svako mjesto (mjesta: { $seats }).
record-event = „{ $text }” nije događaj: napiši „* luck” ili „seat move”.
record-seat = „{ $text }” nije mjesto; broj mjesta je { $seats }, od 0.
record-eyes = Ovaj je zapis primjerak za oči: { $eyes }; ponoviti se može samo cijeli zapis.
record-rules = Zapis je odigran po verziji pravila { $rules }; ovaj program zna verziju { $known }.
record-draw = Zapis kaže „{ $recorded }”, a otkrivena tajna daje „{ $fair }”.
record-no-fairness = Zapis nema otisak tajne pa se izvlačenja ne mogu provjeriti.
record-no-secret = Tajna još nije otkrivena pa se izvlačenja još ne mogu provjeriti.
record-secret = Tajna nema 64 heksadecimalne znamenke.
record-commitment = Tajna ne pripada otisku: njezin je sažetak drukčiji.
record-unfinished = Zapis ima rezultat, a partija nije gotova.
record-result = Rezultat je pogrešan: mjesta su { $places }, a bodovi { $points }.
yes = da
no = ne
