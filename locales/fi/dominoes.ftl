### Domino Double 9

option-dominoes-starter-draws = Aloittaja nostaa toisen laatan
option-dominoes-starter-draws-about = Jos aloittajan pariin ei sovi mikään oma laatta, hän nostaa, kunnes sopiva tulee. Painettujen sääntöjen mukaan silloin ei lisätä mitään.
option-dominoes-may-draw-anyway = Nostaa saa aina
option-dominoes-may-draw-anyway-about = Laatan saa nostaa, vaikka kädessä olisi sopiva. Painettujen sääntöjen mukaan sen, joka voi asettaa laatan, on asetettava se.
option-dominoes-match = Monen kierroksen ottelu
option-dominoes-match-about = Kierroksen voittaja saa muiden käsiin jääneet pisteet, parit kerran laskettuina, kunnes joku saavuttaa tavoitteen.
option-dominoes-target = Tavoite
option-dominoes-target-about = Summa, jolla ottelu voitetaan.

refused-dominoes-round-over = Kierros on ohi.
refused-dominoes-drawing = Laattaa nostetaan parhaillaan.
refused-dominoes-start = Kierroksen aloittaa laatta { $tile }.
refused-dominoes-started = Ketju on jo aloitettu.
refused-dominoes-not-held = Sinulla ei ole laattaa { $tile }.
refused-dominoes-drawn-tile = Nostit laatan { $drawn }, joka sopii: aseta se.
refused-dominoes-equal-ends = Molemmissa päissä on { $right }: laatan { $tile } voi asettaa vain yhdellä tavalla.
refused-dominoes-other-end = { $tile } sopii vain toiseen päähän.
refused-dominoes-second = Toisen laatan on sovittava aloituspariin; { $tile } ei sovi.
refused-dominoes-no-match = { $tile } ei sovi avoimiin päihin { $left } ja { $right }.
refused-dominoes-stock-empty = Pakka on tyhjä.
refused-dominoes-must-lay = Sinulla on sopiva laatta: aseta se.
refused-dominoes-must-draw = Pakassa on vielä laattoja: nosta ennen kuin ohitat.
refused-dominoes-no-luck = Nyt ei ole mitään nostettavaa.
refused-dominoes-not-in-stock = { $tile } ei ole pakassa.
refused-dominoes-tile-twice = { $tile } on mukana kahdesti.
refused-dominoes-deal = Jokainen saa laattoja { $count }.
refused-dominoes-hands = ”{ $field }” tarvitsee käden joka paikalle; paikkoja on { $seats }.
refused-dominoes-position-field = ”{ $field }” puuttuu, on annettu kahdesti, on tuntematon tai lukukelvoton.
refused-dominoes-position = { $why ->
    [tiles] Jokin laatta on kahdessa paikassa.
    [line] Ketjun laatat eivät sovi yhteen.
    [hands] Jossakin kädessä on mahdoton määrä laattoja.
    [stage] Seuraava vaihe ei sovi ketjuun ja käsiin.
    [drawn] Nostetut laatat eivät sovi ketjuun ja käsiin.
    [known] Se, mitä kädestä tiedetään, ei pidä paikkaansa.
    [totals] Missään ottelussa ei ole näitä kierroksia ja summia.
    [last] Edellinen kierros ei ole voinut päättyä näin.
   *[other] Tällaista asemaa ei voi olla.
}
text-dominoes-tile = Sarake { $column }: tässä piti olla laatta, esimerkiksi 9-4.
text-dominoes-which-end = Sarake { $column }: { $tile } sopii molempiin päihin; kirjoita left (vasen) tai right (oikea).

told-dominoes-deal = Kierros { $round }: jokainen ottaa laattoja { $count }.
told-dominoes-start = { $player } aloittaa laatalla { $tile }.
told-dominoes-lay = { $player } asettaa laatan { $tile }. Avoimet päät: { $left } ja { $right }.
told-dominoes-out = { $player } asettaa laatan { $tile }, ja käsi on tyhjä.
told-dominoes-block = { $player } asettaa laatan { $tile }, eikä kukaan voi enää asettaa.
told-dominoes-draw = { $player } nostaa.
told-dominoes-drew = { $player } ottaa laatan { $tile }.
told-dominoes-drew-hidden = { $player } ottaa laatan.
told-dominoes-pass = { $player } ohittaa: ei { $left } eikä { $right }.

score-dominoes-left = { $tile } jäi käteen
score-dominoes-double-left = { $tile } jäi käteen; parista lasketaan yksi puolisko
score-dominoes-earlier = { $count ->
    [one] Ensimmäinen kierros
   *[other] Ensimmäiset { $count } kierrosta
}
score-dominoes-hand = Kierros { $round }: pelaajan { $player } käteen jäi

reason-dominoes-out = Se on viimeinen laattasi: kierros on sinun.
reason-dominoes-starves = Pelaajalla { $player } ei voi olla siihen sopivaa.
reason-dominoes-lacks = Pelaajalla { $player } ei ollut numeroa { $number }, eikä hän ole nostanut sitä sen jälkeen.
reason-dominoes-rare = { $count ->
    [0] Kätesi ulkopuolella ei ole enää numeroa { $number }.
    [one] Kätesi ulkopuolella on enää { $count } laatta, jossa on { $number }.
   *[other] Kätesi ulkopuolella on enää { $count } laattaa, joissa on { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Sen jälkeen kädestäsi sopii { $count } laatta.
   *[other] Sen jälkeen kädestäsi sopii { $count } laattaa.
}
reason-dominoes-keeps-none = Sen jälkeen mikään laattasi ei sovi.
reason-dominoes-double = Pareista on vaikea päästä eroon myöhemmin.
reason-dominoes-draw = Kädessäsi ei ole sopivaa.
reason-dominoes-pass = Mikään ei sovi, ja pakka on tyhjä.
