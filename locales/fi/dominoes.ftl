### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Perinteinen domino pariin 9-9 asti, 2–10 pelaajalle.
rules-intro-dominoes = Aseta laattoja saman ketjun kahteen päähän. Se, joka pääsee ensin eroon kaikista laatoistaan, voittaa.

## play: options

option-dominoes-starter-draws = Aloittaja nostaa, kunnes toinen laatta sopii
option-dominoes-starter-draws-about = Jos aloittajan pariin ei sovi mikään oma laatta, hän nostaa, kunnes sopiva tulee. Kun tämä on pois päältä, mitään ei lisätä.
option-dominoes-may-draw-anyway = Nostaa saa aina
option-dominoes-may-draw-anyway-about = Laatan saa nostaa, vaikka kädessä olisi sopiva. Kun tämä on pois päältä, sopiva laatta on aina asetettava.
option-dominoes-drawing = Ilman sopivaa laattaa
option-dominoes-drawing-about = Täytyykö pelaajan, jolla ei ole sopivaa laattaa, nostaa vai saako hän ohittaa vuoronsa. Jos kaikki ohittavat peräkkäin, kierros päättyy.
option-dominoes-drawing-is-must = täytyy nostaa
option-dominoes-drawing-is-may = saa nostaa tai ohittaa
option-dominoes-double-counts = Käteen jääneen parin arvo
option-dominoes-double-counts-about = Mitä käteen jäänyt pari on kierroksen lopussa arvoltaan.
option-dominoes-double-counts-is-once = yksi puolisko
option-dominoes-double-counts-is-as_one_pip = yksi piste
option-dominoes-double-counts-is-twice = molemmat puoliskot
option-dominoes-match = Monen kierroksen ottelu
option-dominoes-match-about = Kierroksen voittaja saa muiden käsiin jääneet pisteet, kunnes joku saavuttaa tavoitteen.
option-dominoes-target = Tavoite
option-dominoes-target-about = Summa, jolla ottelu voitetaan.

## play: log

told-dominoes-deal = Kierros { $round }: jokainen ottaa { $count } laattaa.
told-dominoes-start = { $player } aloittaa laatalla { $tile }.
told-dominoes-lay = { $player } asettaa laatan { $tile }. Avoimet päät: { $left } ja { $right }.
told-dominoes-out = { $player } asettaa viimeisen laattansa { $tile }.
told-dominoes-block = { $player } asettaa laatan { $tile }, eikä kukaan voi enää pelata.
told-dominoes-draw = { $player } nostaa.
told-dominoes-drew = { $player } ottaa laatan { $tile }.
told-dominoes-drew-hidden = { $player } ottaa laatan.
told-dominoes-pass = { $ends ->
    [equal] { $player } ohittaa: ei numeroa { $left }.
   *[two] { $player } ohittaa: ei numeroa { $left } eikä { $right }.
}

## play: possible moves

may-dominoes-start = Aloita laatalla { $tile }
may-dominoes-lay = Aseta laatta { $tile } (avoimet päät: { $left } ja { $right })
may-dominoes-out = Aseta viimeinen laattasi { $tile }
may-dominoes-block = Aseta laatta { $tile }: sen jälkeen kukaan ei voi pelata
may-dominoes-draw = Nosta laatta
may-dominoes-pass = { $ends ->
    [equal] Ohita: ei numeroa { $left }
   *[two] Ohita: ei numeroa { $left } eikä { $right }
}

## play: points

score-dominoes-left = { $tile } jäi käteen
score-dominoes-double-left = { $tile } jäi käteen; parista lasketaan yksi puolisko
score-dominoes-earlier = { $count ->
    [one] Ensimmäinen kierros
   *[other] Ensimmäiset { $count } kierrosta
}
score-dominoes-hand = Kierros { $round }: pelaajan { $player } käteen jäi

## play: hints

reason-dominoes-out = Se on viimeinen laattasi: kierros on sinun.
reason-dominoes-starves = Pelaajalla { $player } ei voi olla siihen sopivaa laattaa.
reason-dominoes-lacks = Pelaajalla { $player } ei ollut numeroa { $number }, eikä hän ole nostanut sen jälkeen.
reason-dominoes-rare = { $count ->
    [0] Sinulla on kaikki jäljellä olevat laatat, joissa on { $number }.
    [one] Omiesi lisäksi jäljellä on enää { $count } laatta, jossa on { $number }.
   *[other] Omiesi lisäksi jäljellä on enää { $count } laattaa, joissa on { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Sen jälkeen kädestäsi sopii { $count } laatta.
   *[other] Sen jälkeen kädestäsi sopii { $count } laattaa.
}
reason-dominoes-keeps-none = Sen jälkeen mikään laattasi ei sovi.
reason-dominoes-double = Pareista on vaikea päästä eroon myöhemmin.
reason-dominoes-draw = Mikään laattasi ei sovi.
reason-dominoes-pass = Mikään ei sovi, ja pakka on tyhjä.

## play: refusals

refused-dominoes-round-over = Kierros on ohi.
refused-dominoes-drawing = Laattaa nostetaan parhaillaan.
refused-dominoes-start = Kierroksen aloittaa laatta { $tile }.
refused-dominoes-started = Ketju on jo aloitettu.
refused-dominoes-not-held = Sinulla ei ole laattaa { $tile }.
refused-dominoes-drawn-tile = Nostit laatan { $drawn }, joka sopii: aseta se.
refused-dominoes-equal-ends = Molemmissa päissä on { $right }: laatan { $tile } voi asettaa vain yhdellä tavalla.
refused-dominoes-other-end = { $tile } sopii vain toiseen päähän.
refused-dominoes-second = Toisen laatan on sovittava aloituspariin; { $tile } ei sovi.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } ei sovi avoimiin päihin: molemmissa on { $left }.
   *[two] { $tile } ei sovi avoimiin päihin { $left } ja { $right }.
}
refused-dominoes-stock-empty = Pakka on tyhjä.
refused-dominoes-must-lay = Sinulla on sopiva laatta: aseta se.
refused-dominoes-must-draw = Pakassa on vielä laattoja: nosta ennen kuin ohitat.
refused-dominoes-no-luck = Nyt ei ole mitään nostettavaa.
refused-dominoes-not-in-stock = { $tile } ei ole pakassa.
refused-dominoes-tile-twice = { $tile } on mukana kahdesti.
refused-dominoes-deal =
    { $count ->
        [one] Jokainen saa { $count } laatan.
       *[other] Jokainen saa { $count } laattaa.
    }
refused-dominoes-hands = ”{ $field }” tarvitsee käden jokaiselle paikalle; paikkoja on { $seats }.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Jokin laatta on kahdessa paikassa.
    [line] Ketjun laatat eivät sovi yhteen.
    [hands] Jossakin kädessä on mahdoton määrä laattoja.
    [stage] Seuraava vaihe ei vastaa ketjua ja pelaajien laattoja.
    [drawn] Nostetut laatat eivät vastaa ketjua ja pelaajien laattoja.
    [known] Se, mitä kädestä tiedetään, ei pidä paikkaansa.
    [totals] Näitä kierroksia ja summia ei voi olla missään ottelussa.
    [last] Edellinen kierros ei ole voinut päättyä näin.
   *[other] Tällaista asemaa ei voi olla.
}
text-dominoes-tile = Sarake { $column }: tässä piti olla laatta, esimerkiksi 9-4.
text-dominoes-which-end = Sarake { $column }: { $tile } sopii molempiin päihin; kirjoita left (vasen) tai right (oikea).

## page: the board

stock-count =
    { $count ->
        [one] { $count } laatta pakassa
       *[other] { $count } laattaa pakassa
    }
help-dominoes = Valitse laatta kädestäsi (1–9) ja sitten ketjun pää: vasen tai oikea.
dominoes-tile = { $left } ja { $right }
dominoes-double = { $number }-pari
dominoes-line =
    { $count ->
        [one] Ketjussa { $count } laatta: { $tiles }
       *[other] Ketjussa { $count } laattaa: { $tiles }
    }
dominoes-ends = Avoimet päät: vasemmalla { $left } ja oikealla { $right }.
dominoes-end =
    { $end ->
        [left] Vasen pää: { $number }
        [right] Oikea pää: { $number }
       *[start] Ensimmäinen laatta tulee tähän
    }
dominoes-choose-tile = Valitse sopiva laatta.
dominoes-choose-end = Vasen vai oikea?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } ei sovi: molemmissa päissä on { $left }.
       *[two] { $tile } ei sovi numeroon { $left } eikä numeroon { $right }.
    }
dominoes-must-start = Kierroksen aloittaa laatta { $tile }.
dominoes-must-draw = Mikään ei sovi: nosta.
dominoes-must-pass = Mikään ei sovi ja pakka on tyhjä: ohita.
dominoes-draw = Nosta
dominoes-pass = Ohita
dominoes-sort =
    { $order ->
        [pips] Pisteiden mukaan
        [doubles] Parit ensin
        [own] Oma järjestys
       *[drawn] Nostojärjestys
    }
dominoes-pips-left = Pisteitä kädessäsi: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } ensimmäiseksi laataksi
       *[end] { $tile } numeroon { $number }
    }

## page: the score pad

pad-dominoes-about = Kirjaa joka kierroksen jälkeen, montako pistettä kullekin jäi käteen (pari lasketaan kerran). Pienin summa voittaa ja saa muiden pisteet.

## page: what you did

own-dominoes-start = Aloitat laatalla { $tile }.
own-dominoes-lay = Asetat laatan { $tile }. Avoimet päät: { $left } ja { $right }.
own-dominoes-out = Asetat viimeisen laattasi { $tile }.
own-dominoes-block = Asetat laatan { $tile }, eikä kukaan voi enää pelata.
own-dominoes-draw = Nostat.
own-dominoes-drew = Otat laatan { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Ohitat: ei numeroa { $left }.
   *[two] Ohitat: ei numeroa { $left } eikä { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: aseta laattojasi ketjun kahteen päähän. Se, joka pääsee ensin eroon kaikista laatoistaan, voittaa.
lesson-dominoes-start = Korkein pari aloittaa. Jos se on sinulla, valitse ja pelaa se.
lesson-dominoes-lay = Valitse laatta, jossa on avoimen pään numero. Jos se sopii molempiin päihin, saat valita.
lesson-dominoes-draw = Jos mikään ei sovi, nostat, kunnes jokin sopii. Jos pakka on tyhjä, ohitat vuorosi.
lesson-dominoes-ends = Kaksi suurta numeroa näyttää aina avoimet päät. Jos kukaan ei voi pelata, voittaa se, jonka kädessä on vähiten pisteitä; pari lasketaan kerran.
lesson-dominoes-free = Siinä kaikki. Pelaa eteenpäin ja pyydä vihje, kun haluat.

## book: rules

rules-differ-dominoes = Domino Double 9:n 27 painettua tekstiä eivät sano kaikesta samaa. Aloitus: vain kroatiankielinen kertoo, kuka aloittaa, jos kenelläkään ei ole paria (laatta, jossa on eniten pisteitä); noudatamme sitä. Pelaaminen: suomen- ja ukrainankielisen mukaan sopiva laatta on pelattava, muiden mukaan sen saa pelata, ja siihen on valinta. Nostaminen: ilman sopivaa laattaa on nostettava; espanjan- ja sloveeninkielinen sanovat, että saa nostaa, mutta aloittaneen on jatkettava. Parit: lopussa pari lasketaan kerran eli yksi puolisko; kroatiankielisen mukaan sen voi laskea yhdeksi pisteeksi. Loppu: mikään ei kerro, kuka voittaa, kun summat ovat yhtä suuret; tässä voitto jaetaan. Valinnoilla voi pelata myös muita tulkintoja pelaamisesta, nostamisesta ja pareista.
rules-d1 = Laattoja on 55, 0-0:sta 9-9:ään. Jokainen ottaa 5; loput muodostavat pakan, kuvapuoli alaspäin. (Tulkinta: kahdesta kymmeneen pelaajaa.)
rules-d2 = Korkein pari aloittaa. (Tulkinta: jos kenelläkään ei ole paria, aloittaa laatta, jonka summa on suurin; yhtä suurista se, jonka suurempi puolisko on suurin.)
rules-d3 = Aloittaja asettaa parin ja heti toisen laatan, joka sopii siihen. (Tulkinta: jos mikään ei sovi, ei lisätä eikä nosteta mitään; valinnalla aloittaja saa nostaa. Jos aloituslaatta ei ole pari, asetetaan vain se.)
rules-d4 = Sitten pelataan myötäpäivään. Jos sinulla on sopiva laatta, asetat sen jompaankumpaan avoimeen päähän, yhden laatan vuoroa kohti.
rules-d5 = Ilman sopivaa laattaa nostat, kunnes jokin sopii, ja asetat sen; muut nostetut jäävät sinulle. Jos pakka on tyhjä eikä mikään sovi, ohitat. (Tulkinta: sen, joka voi pelata, on pelattava; valinnalla saa silti nostaa.)
rules-d6 = Ketjussa on aina tasan kaksi avointa päätä, myös ensimmäisessä parissa. Se saa kääntyä, ja parit saavat olla poikittain: se vaikuttaa vain ulkonäköön.
rules-d7 = Kierros päättyy, kun jonkun laatat loppuvat tai kun kukaan ei voi asettaa laattaa ja pakka on tyhjä.
rules-d8 = Se, joka pääsee ensin eroon laatoistaan, voittaa. Muuten voittaa se, jonka kädessä on vähiten pisteitä; parista lasketaan vain yksi puolisko (6-6 on 6). Jos summat ovat yhtä suuret, voitto jaetaan.
rules-d9 = Jos molemmissa päissä on sama numero, sopiva laatta on yksi siirto, ei kaksi. Jos laatta sopii kahteen eri päähän, saat valita.
rules-d10 = Valinta: monen kierroksen ottelu. Kierroksen voittaja saa muiden käsiin jääneet pisteet, ja se, joka saavuttaa ensin tavoitteen (100), voittaa.

## book: captions of the examples

rules-example-dominoes-start = Korkein pari aloittaa, ja sopiva laatta seuraa heti.
rules-example-dominoes-ends = Vain kaksi päätä on auki, tässä { $left } ja { $right }. Parit ovat poikittain eivätkä muuta mitään.
rules-example-dominoes-over = Kierros on ohi: se, jolla ei ole laattoja, voittaa. Käteen jääneistä pareista lasketaan toinen puolisko.

## terminal

terminal-letters-dominoes = [6|2] laatta, <6|6> pari; ketju jatkuu seuraavalla rivillä.

## command line

score-dominoes-round = Kierroksesta saa ottelussa { $points ->
    [one] { $points } pisteen
   *[other] { $points } pistettä
}: muiden käsiin jääneet pisteet
