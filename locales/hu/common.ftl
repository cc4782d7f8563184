# Words that every face uses.
language-name = Magyar
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = { $number }. játékos
refusal-by-rule = { $sentence } ({ $rule } szabály)

# Refusals that belong to no single game
refused-over = A játék véget ért.
refused-luck-first = Előbb el kell dőlnie egy húzásnak.
refused-no-luck = Most nincs mit húzni: { $player } következik.
refused-not-your-turn = { $player } következik.
refused-seats = { $game }: { $min }–{ $max } játékosnak való, nem ennyinek: { $seats }.
refused-game-unknown = Nincs „{ $game }” nevű játék. Van: { $possible }.
refused-option-unknown = Nincs „{ $option }” nevű beállítás. Van: { $possible }.
refused-option-value = A(z) „{ $option }” beállítás nem lehet „{ $value }”. Lehetséges: { $possible }.
refused-option-seats = A(z) „{ $option }” beállítás nem megy { $seats } játékossal.
refused-option-form = „{ $text }” nem beállítás: írd így: name=value.
refused-option-twice = A(z) „{ $option }” beállítás kétszer szerepel.

# Text that does not read
text-expected = { $column }. oszlop: itt „{ $expected }” kellene.
text-number = { $column }. oszlop: itt egy szám kellene { $min } és { $max } között.
text-trailing = { $column }. oszlop: „{ $text }” fölösleges.

# Records
record-format = Az első sornak ennek kell lennie: „{ $expected }”.
record-header = „{ $text }” nem fejlécsor: írd így: név: érték.
record-header-twice = „{ $name }” már szerepel a(z) { $earlier }. sorban.
record-missing = A fejlécből hiányzik: „{ $name }”.
record-number = „{ $text }” nem ide illő szám.
record-per-seat = „{ $name }”: mind a(z) { $seats } helyhez egy szám kell.
record-event = „{ $text }” nem esemény: írd „* véletlen” vagy „hely lépés” alakban.
record-seat = „{ $text }” nem hely; { $seats } hely van, 0-tól számozva.
record-eyes = Ez a jegyzőkönyv { $eyes } szemének szóló másolat; csak a teljes jegyzőkönyv játszható vissza.
record-rules = A jegyzőkönyv a szabályok { $rules }. változatával készült; ez a program a(z) { $known }. változatot ismeri.
record-draw = A jegyzőkönyv szerint „{ $recorded }”, de a felfedett titokból „{ $fair }” adódik.
record-no-fairness = A jegyzőkönyvben nincs lenyomat, így a húzások nem ellenőrizhetők.
record-no-secret = A titok még nincs felfedve, így a húzások még nem ellenőrizhetők.
record-secret = A titok nem 64 hexadecimális számjegy.
record-commitment = A titok nem felel meg a lenyomatnak: más a hash-értéke.
record-unfinished = A jegyzőkönyvnek van eredménye, de a játék nem ért véget.
record-result = Az eredmény hibás: a helyezések { $places }, a pontok { $points }.
yes = igen
no = nem
