# Words that every face uses.
language-name = Suomi
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Pelaaja { $number }
refusal-by-rule = { $sentence } (sääntö { $rule })

refused-over = Peli on ohi.
refused-luck-first = Ensin on ratkaistava arvonta.
refused-no-luck = Nyt ei ole mitään arvottavaa: vuorossa on { $player }.
refused-not-your-turn = Vuorossa on { $player }.
refused-seats = { $game }: pelaajia on { $min }–{ $max }, ei { $seats }.
refused-game-unknown = Peliä ”{ $game }” ei ole. Pelit: { $possible }.
refused-option-unknown = Valintaa ”{ $option }” ei ole. Valinnat: { $possible }.
refused-option-value = Valinta ”{ $option }” ei voi olla ”{ $value }”. Mahdollisia: { $possible }.
refused-option-seats = Valinta ”{ $option }” ei sovi, kun pelaajia on { $seats }.
refused-option-form = ”{ $text }” ei ole valinta: kirjoita name=value.
refused-option-twice = Valinta ”{ $option }” on annettu kahdesti.

text-expected = Sarake { $column }: tässä piti olla ”{ $expected }”.
text-number = Sarake { $column }: tässä piti olla luku { $min }–{ $max }.
text-trailing = Sarake { $column }: ”{ $text }” on liikaa.

record-format = Ensimmäisen rivin on oltava ”{ $expected }”.
record-header = ”{ $text }” ei ole otsakerivi: kirjoita name: value.
record-header-twice = ”{ $name }” on jo rivillä { $earlier }.
record-missing = Otsakkeesta puuttuu ”{ $name }”.
record-number = ”{ $text }” ei ole tähän sopiva luku.
record-per-seat = ”{ $name }” tarvitsee luvun joka paikalle; paikkoja on { $seats }.
record-event = ”{ $text }” ei ole tapahtuma: kirjoita ”* arvonta” tai ”paikka siirto”.
record-seat = ”{ $text }” ei ole paikka; paikkoja on { $seats }, alkaen nollasta.
record-eyes = Tämä tallenne on kopio vain näille silmille: { $eyes }; vain koko tallenteen voi toistaa.
record-rules = Tallenne on pelattu sääntöjen versiolla { $rules }; tämä ohjelma tuntee version { $known }.
record-draw = Tallenteessa on ”{ $recorded }”, mutta paljastettu salaisuus antaa ”{ $fair }”.
record-no-fairness = Tallenteessa ei ole sitoumusta, joten arvontoja ei voi tarkistaa.
record-no-secret = Salaisuutta ei ole paljastettu, joten arvontoja ei voi vielä tarkistaa.
record-secret = Salaisuudessa ei ole 64 heksadesimaalinumeroa.
record-commitment = Salaisuus ei vastaa sitoumusta: sen tiiviste on toinen.
record-unfinished = Tallenteessa on tulos, mutta peli ei ole ohi.
record-result = Tulos on väärä: sijat ovat { $places } ja pisteet { $points }.
yes = kyllä
no = ei
