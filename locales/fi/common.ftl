### What every face says.

## Names

language-name = Suomi
player-of-seat = Pelaaja { $number }
refusal-by-rule = { $sentence } (sääntö { $rule })
yes = kyllä
no = ei

## Refusals that belong to no single game

refused-over = Peli on ohi.
refused-luck-first = Ensin on arvottava.
refused-no-luck = Nyt ei ole mitään arvottavaa: vuorossa on { $player }.
refused-not-your-turn = Vuorossa on { $player }.
refused-seats = { $game }: pelaajia on oltava { $min }–{ $max }, ei { $seats }.
refused-game-unknown = Peliä ”{ $game }” ei ole. Pelit: { $possible }.
refused-option-unknown = Valintaa ”{ $option }” ei ole. Valinnat: { $possible }.
refused-option-value = Valinta ”{ $option }” ei voi olla ”{ $value }”. Mahdollisia: { $possible }.
refused-option-seats = Valinta ”{ $option }” ei sovi, kun pelaajia on { $seats }.
refused-option-form = ”{ $text }” ei ole valinta: kirjoita name=value.
refused-option-twice = Valinta ”{ $option }” on annettu kahdesti.

## Text that does not read

text-expected = Sarake { $column }: tässä piti olla ”{ $expected }”.
text-number = Sarake { $column }: tässä piti olla luku { $min }–{ $max }.
text-trailing = Sarake { $column }: ”{ $text }” on ylimääräinen.

## The rules to read, whatever the game

rules-title = Säännöt
rules-section-setup = Valmistelu
rules-section-turn = Vuorosi
rules-section-placing = Asettaminen
rules-section-drawing = Nostaminen
rules-section-end = Pelin loppu
rules-section-scoring = Pisteet
rules-section-bonus = Bonukset
rules-section-variants = Muunnelmat
rules-section-teams = Neljä pelaajaa
rules-section-solo = Yksin
rules-ruling-note = Kun painetut säännöt vaikenevat tai ovat epäselviä, tulkinta ratkaisee; toisin pelaaville on oma valintansa.
rules-differ-title = Missä painetut ohjeet eroavat toisistaan
rules-example-title = Esimerkki
