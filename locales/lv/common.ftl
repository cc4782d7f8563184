### What every face says.

## Names

language-name = Latviešu
player-of-seat = Spēlētājs { $number }
refusal-by-rule = { $sentence } (noteikums { $rule })
yes = jā
no = nē

## Refusals that belong to no single game

refused-over = Spēle ir beigusies.
refused-luck-first = Vispirms jāpabeidz izloze.
refused-no-luck = Tagad nav ko izlozēt; gājiens: { $player }.
refused-not-your-turn = Gājiens: { $player }.
refused-seats = { $game } spēlē { $min } līdz { $max } spēlētāji, nevis { $seats }.
refused-game-unknown = Spēles „{ $game }” nav. Ir: { $possible }.
refused-option-unknown = Opcijas „{ $option }” nav. Ir: { $possible }.
refused-option-value = Opcija „{ $option }” nevar būt „{ $value }”. Iespējams: { $possible }.
refused-option-seats = Opcija „{ $option }” nav pieejama, ja spēlētāju skaits ir { $seats }.
refused-option-form = „{ $text }” nav opcija: raksti name=value.
refused-option-twice = Opcija „{ $option }” dota divreiz.

## Text that does not read

text-expected = Kolonna { $column }: šeit jābūt „{ $expected }”.
text-number = Kolonna { $column }: šeit jābūt skaitlim no { $min } līdz { $max }.
text-trailing = Kolonna { $column }: „{ $text }” ir lieks.

## The rules to read, whatever the game

rules-title = Noteikumi
rules-section-setup = Sagatavošana
rules-section-turn = Gājiens
rules-section-placing = Likšana
rules-section-drawing = Vilkšana
rules-section-end = Spēles beigas
rules-section-scoring = Punkti
rules-section-bonus = Papildpunkti
rules-section-variants = Varianti
rules-section-teams = Četri spēlētāji
rules-section-solo = Vienatnē
rules-ruling-note = Kur drukātie noteikumi klusē vai nav skaidri, izšķir lēmums; kas spēlē citādi, var izvēlēties opciju.
rules-differ-title = Kur drukātie teksti atšķiras
rules-example-title = Piemērs
