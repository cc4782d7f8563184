# Triominos

option-triominos-hexagons = Monta kuusikulmiota kerralla
option-triominos-hexagons-about = Montako pistettä tuo laatta, joka täydentää useamman kuusikulmion.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, oli niitä montako tahansa
option-triominos-hexagons-is-each = 50 jokaisesta
option-triominos-target = Tavoitepisteet
option-triominos-target-about = Ottelu päättyy kierrokseen, jolla joku on saavuttanut ne.
option-triominos-rounds = Kierroksia enintään
option-triominos-rounds-about = Ottelu päättyy näin monen kierroksen jälkeen, vaikka kukaan ei olisi saavuttanut pisteitä.
option-triominos-solo-hand = Laattoja kädessä yksin pelatessa
option-triominos-solo-hand-about = Nollalla joka laatta nostetaan pakasta.
option-triominos-solo-draws = Nostettavia laattoja yksin
option-triominos-solo-draws-about = Pienempi määrä tekee tuloksista vertailukelpoisia; 20 on hyvä luku. Luvulla 55 rajaa ei ole.

refused-triominos-over = Ottelu on ohi.
refused-triominos-luck-first = Laatta tai jako on vielä tulossa.
refused-triominos-no-luck = Nyt ei jaeta eikä nosteta mitään.
refused-triominos-start = Kierroksen aloittaa laatta { $tile } keskellä pöytää.
refused-triominos-must-lay = Nostettu laatta { $tile } sopii, ja se on asetettava nyt.
refused-triominos-held-before = Olet nostanut: laattaa { $tile }, joka sinulla oli jo, ei voi asettaa tällä vuorolla.
refused-triominos-pool-empty = Pakka on tyhjä.
refused-triominos-draws-used = { $count ->
    [0] Tässä pelissä ei saa nostaa laattoja.
    [one] Ainoa nostettava laatta on nostettu.
   *[other] Kaikki { $count } nostettavaa laattaa on nostettu.
}
refused-triominos-must-draw = { $count ->
    [one] Et voi ohittaa: nostettavana on vielä yksi laatta.
   *[other] Et voi ohittaa: nostettavana on vielä { $count } laattaa.
}
refused-triominos-not-in-hand = { $tile } ei ole kädessäsi.
refused-triominos-covered = Siinä on jo laatta.
refused-triominos-no-side = Paikan vieressä ei ole laattaa.
refused-triominos-corner = Tässä kulmassa on { $shows }, ei { $not }.
refused-triominos-hand-size = Paikka { $seat } saa { $count } laattaa, vaikka pitäisi saada { $expected }.
refused-triominos-not-in-pool = { $tile } ei ole pakassa.
refused-triominos-tile-twice = { $tile } on mainittu kahdesti.
refused-triominos-table = { $tile } ei voi olla siinä.
refused-triominos-impossible-position = Tällaista asemaa ei voi syntyä ({ $why }).

text-triominos-tile = Laattaa { $text } ei ole: luvut ovat 0–5 ja kasvavat myötäpäivään.
text-triominos-stage = ”{ $text }” ei ole mikään näistä: deal, start, play, draw, over.
text-triominos-too-many = Laattoja on merkitty enemmän kuin niitä on.

told-triominos-dealt = Kierros { $round } on jaettu; { $player } aloittaa.
told-triominos-turned-up = Esiin käännetään { $tile }: pisteitä { $points }.
told-triominos-starts = { $player } aloittaa laatalla { $tile }: pisteitä { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } asettaa laatan { $tile } ja rakentaa sillan: pisteitä { $points }.
    [double] { $player } asettaa laatan { $tile } kahden muun väliin: pisteitä { $points }.
    [hexagon] { $player } asettaa laatan { $tile } ja sulkee kuusikulmion: pisteitä { $points }.
   *[none] { $player } asettaa laatan { $tile }: pisteitä { $points }.
}{ $ends ->
    [out] { " " }Se oli viimeinen laatta: kierros on ohi.
    [blocked] { " " }Kukaan ei voi enää asettaa: kierros on ohi.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } nostaa laatan.
   *[other] { $player } nostaa tämän vuoron { $count }. laatan.
}
told-triominos-drew = { $missed ->
    [yes] Se ei sovi, ja vuoro on ohi.
   *[no] { $player } on nostanut laatan.
}{ $ends ->
    [blocked] { " " }Kukaan ei voi enää asettaa: kierros on ohi.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } on nostanut laatan { $tile }. Se ei sovi, ja vuoro on ohi.
   *[no] { $player } on nostanut laatan { $tile }.
}{ $ends ->
    [blocked] { " " }Kukaan ei voi enää asettaa: kierros on ohi.
   *[no] { "" }
}
told-triominos-passes = { $player } ohittaa: pisteitä { $points }.{ $ends ->
    [blocked] { " " }Kukaan ei enää voi eikä halua asettaa: kierros on ohi.
   *[no] { "" }
}

score-triominos-tiles = Asetetut laatat
score-triominos-starts = Aloituslaatat
score-triominos-bridges = Sillat
score-triominos-doubles = Kaksoisliitokset
score-triominos-hexagons = Kuusikulmiot
score-triominos-draws = Nostetut laatat
score-triominos-misses = Vuorot ilman laattaa
score-triominos-outs = Tyhjennetyt kädet
score-triominos-hands = Käsiin jääneet

reason-triominos-start = Se on aloituslaatta.
reason-triominos-last-tile = Se on viimeinen laattasi: kierros on sinun.
reason-triominos-points = { $bonus ->
    [bridge] Pisteitä { $points }, mukana silta.
    [double] Pisteitä { $points }, mukana kaksoisliitos.
    [hexagon] Pisteitä { $points }, mukana kuusikulmio.
   *[none] Pisteitä { $points }.
}
reason-triominos-allows-bonus = { $count ->
    [one] Siitä jää paikka, josta joku muu voi saada bonuksen.
   *[other] Siitä jää { $count } paikkaa, joista muut voivat saada bonuksen.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Se vie yhden bonuspaikan.
   *[other] Se vie { $count } bonuspaikkaa.
}
reason-triominos-narrows = { $count ->
    [0] Mikään laatta, joka muilla voi olla, ei sovi enää.
    [one] Enää yksi laatta, joka muilla voi olla, sopii.
   *[other] Enää { $count } laattaa, jotka muilla voivat olla, sopii.
}
reason-triominos-goes-on = { $count ->
    [0] Sen jälkeen kädestäsi ei sovi mikään.
    [one] Sen jälkeen kädestäsi sopii yksi laatta.
   *[other] Sen jälkeen kädestäsi sopii { $count } laattaa.
}
reason-triominos-draws-to-wait = Laattasi ovat myöhemmin arvokkaampia: nostaminen maksaa vähemmän kuin asettaminen nyt.
reason-triominos-must-draw = Kädessäsi ei ole sopivaa.
reason-triominos-passes-to-wait = Ohittaminen maksaa vähemmän kuin asettaminen nyt.
reason-triominos-must-pass = Kädessäsi ei ole sopivaa, ja pakka on tyhjä.
