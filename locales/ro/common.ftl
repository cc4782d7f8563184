### What every face says.

## Names

language-name = Română
player-of-seat = Jucătorul { $number }
refusal-by-rule = { $sentence } (regula { $rule })
yes = da
no = nu

## Refusals that belong to no single game

refused-over = Partida s-a terminat.
refused-luck-first = Întâi trebuie făcută o extragere.
refused-no-luck = Acum nu e nimic de extras: urmează { $player }.
refused-not-your-turn = Urmează { $player }.
refused-seats = { $game } se joacă în { $min }–{ $max } jucători, nu în { $seats }.
refused-game-unknown = Nu există jocul „{ $game }”. Disponibile: { $possible }.
refused-option-unknown = Nu există opțiunea „{ $option }”. Disponibile: { $possible }.
refused-option-value = Opțiunea „{ $option }” nu poate fi „{ $value }”. Valori posibile: { $possible }.
refused-option-seats = { $seats ->
        [one] Opțiunea „{ $option }” nu este disponibilă la jocul solo.
        [few] Opțiunea „{ $option }” nu este disponibilă la { $seats } jucători.
       *[other] Opțiunea „{ $option }” nu este disponibilă la { $seats } de jucători.
    }
refused-option-form = „{ $text }” nu este o opțiune: scrie name=value.
refused-option-twice = Opțiunea „{ $option }” apare de două ori.

## Text that does not read

text-expected = Coloana { $column }: se aștepta „{ $expected }”.
text-number = Coloana { $column }: se aștepta un număr de la { $min } la { $max }.
text-trailing = Coloana { $column }: „{ $text }” este în plus.

## The rules to read, whatever the game

rules-title = Reguli
rules-section-setup = Pregătire
rules-section-turn = Rândul tău
rules-section-placing = Așezarea
rules-section-drawing = Tragerea
rules-section-end = Sfârșitul partidei
rules-section-scoring = Punctajul
rules-section-bonus = Bonusuri
rules-section-variants = Variante
rules-section-teams = Patru jucători
rules-section-solo = Joc solo
rules-ruling-note = Unde regulile tipărite nu spun nimic sau nu sunt clare, se aplică o decizie; grupurile care joacă altfel pot alege o opțiune.
rules-differ-title = Unde diferă textele tipărite
rules-example-title = Exemplu
