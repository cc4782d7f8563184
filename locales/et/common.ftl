### What every face says.

## Names

language-name = Eesti
player-of-seat = { $number }. mängija
refusal-by-rule = { $sentence } (reegel { $rule })
yes = jah
no = ei

## Refusals that belong to no single game

refused-over = Mäng on läbi.
refused-luck-first = Kõigepealt tuleb loosida.
refused-no-luck = Praegu pole midagi loosida: käigul on { $player }.
refused-not-your-turn = Käigul on { $player }.
refused-seats = { $game } on { $min } kuni { $max } mängijale, mitte { $seats } mängijale.
refused-game-unknown = Mängu „{ $game }“ ei ole. On olemas: { $possible }.
refused-option-unknown = Valikut „{ $option }“ ei ole. On olemas: { $possible }.
refused-option-value = Valik „{ $option }“ ei saa olla „{ $value }“. Võimalikud: { $possible }.
refused-option-seats = Valik „{ $option }“ ei sobi, kui mängijaid on { $seats }.
refused-option-form = „{ $text }“ ei ole valik: kirjuta name=value.
refused-option-twice = Valik „{ $option }“ on antud kaks korda.

## Text that does not read

text-expected = Veerg { $column }: oodati „{ $expected }“.
text-number = Veerg { $column }: oodati arvu { $min } kuni { $max }.
text-trailing = Veerg { $column }: „{ $text }“ on liiast.

## The rules to read, whatever the game

rules-title = Reeglid
rules-section-setup = Ettevalmistus
rules-section-turn = Käik
rules-section-placing = Paigutamine
rules-section-drawing = Juurdevõtmine
rules-section-end = Mängu lõpp
rules-section-scoring = Punktid
rules-section-bonus = Lisapunktid
rules-section-variants = Lisareeglid
rules-section-teams = Neli mängijat
rules-section-solo = Üksi mängides
rules-ruling-note = Kus trükitud reeglid vaikivad või on ebaselged, otsustab lahend; kes mängib teisiti, leiab selleks valiku.
rules-differ-title = Kus trükitud juhendid lahknevad
rules-example-title = Näide
