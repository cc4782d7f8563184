### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Sovita kolmionmuotoisten laattojen kulmat, rakenna siltoja ja sulje kuusikulmioita.
rules-intro-triominos = Aseta kolmionmuotoisia laattoja sivu sivua vasten. Jokaisesta laatasta saa pisteitä, silloista ja kuusikulmioista enemmän.

## play: options

option-triominos-hexagons = Monta kuusikulmiota kerralla
option-triominos-hexagons-about = Montako pistettä tuo laatta, joka täydentää useamman kuusikulmion.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, oli niitä montako tahansa
option-triominos-hexagons-is-each = 50 jokaisesta
option-triominos-target = Tavoitepisteet
option-triominos-target-about = Ottelu päättyy kierrokseen, jolla joku saavuttaa tämän pistemäärän.
option-triominos-rounds = Kierroksia enintään (0 = ∞)
option-triominos-rounds-about = Ottelu päättyy näin monen kierroksen jälkeen, vaikka kukaan ei olisi saavuttanut tavoitetta; 0 = ei rajaa.
option-triominos-solo-hand = Laattoja kädessä yksin pelatessa
option-triominos-solo-hand-about = Jos luku on 0, kaikki laatat nostetaan pakasta.
option-triominos-solo-draws = Nostoja yksin pelatessa
option-triominos-solo-draws-about = Raja tekee tuloksista vertailukelpoisia; 20 on hyvä luku. 55 = ei rajaa.

## play: log

told-triominos-dealt = Kierros { $round } on jaettu; { $player } aloittaa.
told-triominos-turned-up =
    { $points ->
        [one] Esiin käännetään { $tile }: { $points } piste.
       *[other] Esiin käännetään { $tile }: { $points } pistettä.
    }
told-triominos-starts = { $player } aloittaa laatalla { $tile }: { $points } pistettä.
told-triominos-lays = { $bonus ->
    [bridge] { $player } asettaa laatan { $tile } ja rakentaa sillan: { $points } pistettä.
    [double] { $player } asettaa laatan { $tile } ja saa kaksoisliitoksen: { $points } pistettä.
    [hexagon] { $player } asettaa laatan { $tile } ja sulkee kuusikulmion: { $points } pistettä.
    [hexagons2] { $player } asettaa laatan { $tile } ja sulkee kaksi kuusikulmiota: { $points } pistettä.
    [hexagons3] { $player } asettaa laatan { $tile } ja sulkee kolme kuusikulmiota: { $points } pistettä.
   *[none] { $points ->
        [one] { $player } asettaa laatan { $tile }: { $points } piste.
       *[other] { $player } asettaa laatan { $tile }: { $points } pistettä.
    }
}{ $ends ->
    [out] { " " }Se oli viimeinen laatta: kierros on ohi.
    [blocked] { " " }Kukaan ei voi enää pelata: kierros on ohi.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } nostaa laatan.
   *[other] { $player } nostaa tämän vuoron { $count }. laatan.
}
told-triominos-drew = { $missed ->
    [yes] Laatta ei sovi, ja vuoro on ohi.
   *[no] { $player } on nostanut laatan.
}{ $ends ->
    [blocked] { " " }Kukaan ei voi enää pelata: kierros on ohi.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } on nostanut laatan { $tile }. Se ei sovi, ja vuoro on ohi.
   *[no] { $player } on nostanut laatan { $tile }.
}{ $ends ->
    [blocked] { " " }Kukaan ei voi enää pelata: kierros on ohi.
   *[no] { "" }
}
told-triominos-passes = { $player } ohittaa: { $points } pistettä.{ $ends ->
    [blocked] { " " }Kukaan ei enää voi eikä halua pelata: kierros on ohi.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Aloita laatalla { $tile }: { $points } pistettä
may-triominos-lays = { $bonus ->
    [bridge] Aseta laatta { $tile } ja rakenna silta: { $points } pistettä
    [double] Aseta laatta { $tile } ja tee kaksoisliitos: { $points } pistettä
    [hexagon] Aseta laatta { $tile } ja sulje kuusikulmio: { $points } pistettä
    [hexagons2] Aseta laatta { $tile } ja sulje kaksi kuusikulmiota: { $points } pistettä
    [hexagons3] Aseta laatta { $tile } ja sulje kolme kuusikulmiota: { $points } pistettä
   *[none] { $points ->
        [one] Aseta laatta { $tile }: { $points } piste
       *[other] Aseta laatta { $tile }: { $points } pistettä
    }
}{ $ends ->
    [out] { " – " }viimeinen laattasi
    [blocked] { " – " }sen jälkeen kukaan ei voi pelata
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Nosta laatta
   *[other] Nosta tämän vuoron { $count }. laatta
}
may-triominos-passes = Ohita: { $points } pistettä{ $ends ->
    [blocked] { " – " }sen jälkeen kukaan ei voi eikä halua pelata
   *[no] { "" }
}

## play: points

score-triominos-tiles = Asetetut laatat
score-triominos-starts = Aloituslaatat
score-triominos-bridges = Sillat
score-triominos-doubles = Kaksoisliitokset
score-triominos-hexagons = Kuusikulmiot
score-triominos-draws = Nostetut laatat
score-triominos-misses = Vuorot ilman siirtoa
score-triominos-outs = Kierroksen päätös
score-triominos-hands = Muille jääneet laatat

## play: hints

reason-triominos-start = Tällä laatalla on aloitettava.
reason-triominos-last-tile = Se on viimeinen laattasi: kierros on sinun.
reason-triominos-points = { $bonus ->
    [bridge] { $points } pistettä, mukana silta.
    [double] { $points } pistettä, mukana kaksoisliitos.
    [hexagon] { $points } pistettä, mukana kuusikulmio.
    [hexagons2] { $points } pistettä, mukana kaksi kuusikulmiota.
    [hexagons3] { $points } pistettä, mukana kolme kuusikulmiota.
   *[none] { $points ->
        [one] { $points } piste.
       *[other] { $points } pistettä.
    }
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
    [0] Mikään laatta, joka muilla voi olla, ei enää sovi.
    [one] Laatoista, joita muilla voi olla, enää yksi sopii.
   *[other] Laatoista, joita muilla voi olla, enää { $count } sopii.
}
reason-triominos-goes-on = { $count ->
    [0] Sen jälkeen mikään laattasi ei sovi.
    [one] Sen jälkeen yksi laatoistasi sopii.
   *[other] Sen jälkeen { $count } laatoistasi sopii.
}
reason-triominos-draws-to-wait = Laattasi ovat myöhemmin arvokkaampia: nostaminen maksaa vähemmän kuin asettaminen nyt.
reason-triominos-must-draw = Mikään laattasi ei sovi.
reason-triominos-passes-to-wait = Ohittaminen maksaa vähemmän kuin asettaminen nyt.
reason-triominos-must-pass = Mikään laattasi ei sovi, ja pakka on tyhjä.

## play: refusals

refused-triominos-over = Ottelu on ohi.
refused-triominos-luck-first = Laattoja jaetaan tai nostetaan vielä.
refused-triominos-no-luck = Nyt ei jaeta eikä nosteta mitään.
refused-triominos-start = Kierroksen aloittaa laatta { $tile } keskellä pöytää.
refused-triominos-must-lay = Nostettu laatta { $tile } sopii, ja se on asetettava nyt.
refused-triominos-held-before = Olet nostanut tällä vuorolla, joten et voi asettaa laattaa { $tile }, joka sinulla jo oli.
refused-triominos-pool-empty = Pakka on tyhjä.
refused-triominos-draws-used = { $count ->
    [0] Tässä pelissä ei saa nostaa laattoja.
    [one] Olet jo nostanut ainoan sallitun laatan.
   *[other] Olet jo nostanut kaikki { $count } sallittua laattaa.
}
refused-triominos-must-draw = { $count ->
    [one] Et voi ohittaa: nostettavana on vielä yksi laatta.
   *[other] Et voi ohittaa: nostettavana on vielä { $count } laattaa.
}
refused-triominos-not-in-hand = { $tile } ei ole kädessäsi.
refused-triominos-covered = Siinä on jo laatta.
refused-triominos-no-side = Paikan vieressä ei ole laattaa.
refused-triominos-corner = Tässä kulmassa on { $shows }, ei { $not }.
refused-triominos-hand-size = { $count ->
    [one] Paikalle { $seat } jaettiin { $count } laatta, vaikka niitä piti olla { $expected }.
   *[other] Paikalle { $seat } jaettiin { $count } laattaa, vaikka niitä piti olla { $expected }.
}
refused-triominos-not-in-pool = { $tile } ei ole pakassa.
refused-triominos-tile-twice = { $tile } on mainittu kahdesti.
refused-triominos-table = { $tile } ei voi olla siinä.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Jokin laatta on kahdessa paikassa.
        [points] Näitä kierroksia ja summia ei voi olla missään ottelussa.
        [last] Edellinen kierros ei ole voinut päättyä näin.
       *[other] Tällaista asemaa ei voi olla.
    }
text-triominos-tile = Laattaa { $text } ei ole: luvut ovat 0–5 ja kasvavat myötäpäivään.
text-triominos-stage = ”{ $text }” ei ole mikään näistä: deal, start, play, draw, over.
text-triominos-too-many = Sivuun on pantu enemmän laattoja kuin pelissä on.

## page: the board

pool-count =
    { $count ->
        [one] { $count } laatta pakassa
       *[other] { $count } laattaa pakassa
    }
help-triominos = Valitse laatta kädestäsi (1–9) ja sitten jokin korostetuista paikoista. Siirrä pöytää vetämällä; 0 näyttää kaiken.
triominos-table =
    { $count ->
        [one] Pöydällä { $count } laatta: { $tiles }
       *[other] Pöydällä { $count } laattaa: { $tiles }
    }
triominos-spots = Paikat, joihin laatta sopii
triominos-points =
    { $bonus ->
        [bridge] { $points } pistettä, silta
        [double] { $points } pistettä, kaksoisliitos
        [hexagon] { $points } pistettä, kuusikulmio
        [hexagons2] { $points } pistettä, kaksi kuusikulmiota
        [hexagons3] { $points } pistettä, kolme kuusikulmiota
       *[none]
            { $points ->
                [one] { $points } piste
               *[other] { $points } pistettä
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Silta!
        [double] Kaksoisliitos!
        [hexagons2] Kaksi kuusikulmiota!
        [hexagons3] Kolme kuusikulmiota!
       *[hexagon] Kuusikulmio!
    }
triominos-choose-tile = Valitse laatta kädestäsi.
triominos-choose-spot =
    { $count ->
        [one] Se sopii { $count } paikkaan.
       *[other] Se sopii { $count } paikkaan.
    }
triominos-fits-nowhere = { $tile } ei nyt sovi mihinkään.
triominos-must-draw = Mikään laattasi ei sovi: nosta.
triominos-must-pass = Mikään ei sovi ja pakka on tyhjä: ohita.
triominos-draw = Nosta (−5)
triominos-draws-left = Voit vielä nostaa tällä vuorolla: { $count }
triominos-pass = Ohita (−10)
triominos-move-start = Aloita laatalla { $tile }: { $points }
triominos-move-beside = Aseta { $tile } laatan { $beside } viereen
triominos-move-lay = Aseta { $tile } laatan { $beside } viereen: { $points }
triominos-draw-again = Nostamasi laatta ei sovi: nosta uudelleen. Nostoja jäljellä tällä vuorolla: { $count }.
triominos-draw-sure = Yksi laatoistasi sopii. Nostetaanko silti (−5)?

## page: the score pad

pad-whose = Kenen vuoro
pad-what = Toiminto
pad-value = Laatan arvo
pad-others = Muiden laattojen arvo
pad-triominos-about = Kirjaa jokainen laatta, jokainen nosto ja jokaisen kierroksen loppu; lehtiö laskee pisteet yhteen.
pad-deed-lay = Asetettu laatta
pad-deed-start = Kierroksen ensimmäinen laatta
pad-deed-bridge = Silta
pad-deed-double = Kaksoisliitos
pad-deed-hexagon = Kuusikulmio
pad-deed-hexagons2 = Kaksi kuusikulmiota
pad-deed-hexagons3 = Kolme kuusikulmiota
pad-deed-draw = Nostettu laatta
pad-deed-stuck = Vuoro ilman siirtoa
pad-deed-out = Viimeinen laatta, kierros voitettu
pad-deed-blocked = Pienin arvo, kierros jumissa

## page: what you did

own-triominos-dealt = Kierros { $round } on jaettu; sinä aloitat.
own-triominos-starts = Aloitat laatalla { $tile }: { $points } pistettä.
own-triominos-lays = { $bonus ->
    [bridge] Asetat laatan { $tile } ja rakennat sillan: { $points } pistettä.
    [double] Asetat laatan { $tile } ja saat kaksoisliitoksen: { $points } pistettä.
    [hexagon] Asetat laatan { $tile } ja suljet kuusikulmion: { $points } pistettä.
    [hexagons2] Asetat laatan { $tile } ja suljet kaksi kuusikulmiota: { $points } pistettä.
    [hexagons3] Asetat laatan { $tile } ja suljet kolme kuusikulmiota: { $points } pistettä.
   *[none] { $points ->
        [one] Asetat laatan { $tile }: { $points } piste.
       *[other] Asetat laatan { $tile }: { $points } pistettä.
    }
}{ $ends ->
    [out] { " " }Se oli viimeinen laatta: kierros on ohi.
    [blocked] { " " }Kukaan ei voi enää pelata: kierros on ohi.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Nostat laatan.
   *[other] Nostat tämän vuoron { $count }. laatan.
}
own-triominos-drew-tile = { $missed ->
    [yes] Olet nostanut laatan { $tile }. Se ei sovi, ja vuoro on ohi.
   *[no] Olet nostanut laatan { $tile }.
}{ $ends ->
    [blocked] { " " }Kukaan ei voi enää pelata: kierros on ohi.
   *[no] { "" }
}
own-triominos-passes = Ohitat: { $points } pistettä.{ $ends ->
    [blocked] { " " }Kukaan ei enää voi eikä halua pelata: kierros on ohi.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: jokaisesta asettamastasi laatasta saat sen kolmen luvun summan. Kun joku saavuttaa 400 pistettä, kierros pelataan loppuun ja suurin summa voittaa ottelun.
lesson-triominos-tile = Valitse laatta kädestäsi. Kaikki paikat, joihin se sopii, korostetaan, ja laatta näkyy niissä oikein päin. Valitse paikka ja pelaa.
lesson-triominos-match = Laatat koskettavat toisiaan koko sivulla, ja sivun kummankin luvun on oltava sama kuin naapurilaatassa. Sama koskee jokaista kulmaa, joka osuu toiseen kulmaan.
lesson-triominos-draw = Jos et voi tai et halua asettaa laattaa, nosta enintään kolme; kukin maksaa viisi pistettä. Kun olet aloittanut, jatka, kunnes jokin sopii.
lesson-triominos-bonus = Sillasta tai kaksoisliitoksesta saat 40 lisäpistettä, kuusikulmion sulkemisesta 50. Etsi niitä!
lesson-triominos-end = Se, joka asettaa ensin viimeisen laattansa, saa 25 pistettä ja kaikkien muiden käsissä olevien laattojen arvon.
lesson-triominos-free = Siinä kaikki. Pelaa eteenpäin ja pyydä vihje, kun haluat.

## book: rules

rules-t1 = Kolmionmuotoisia laattoja on 56, ja niissä on luvut 0–5, jokainen yhdistelmä kerran, myötäpäivään kasvaen. Laatan arvo on sen kulmien summa.
rules-t2 = Kaksi pelaajaa ottaa kumpikin 9 laattaa, kolme tai neljä pelaajaa 7, viisi tai kuusi 6. Loput muodostavat pakan, kuvapuoli alaspäin.
rules-t3 = Ensin asetetaan korkein tripla (kolme samaa lukua); sen asettaa pelaaja, jolla se on. Jos kenelläkään ei ole triplaa, arvokkain laatta aloittaa. (Tulkinta: juuri se laatta on käytettävä; yhtä arvokkaista ratkaisee suurempi korkein kulma, sitten toiseksi korkein.)
rules-t4 = Aloittaja saa laatan arvon ja 10 lisää, myös laatasta 0-0-0.
rules-t5 = Sitten pelataan myötäpäivään. Laatta asetetaan sivu toisen laatan sivua vasten niin, että yhteisen sivun kumpikin luku on molemmissa laatoissa sama, ja siitä saa sen arvon. (Tulkinta: jos laatan kulma osuu pöydällä olevaan kulmaan, lukujen on oltava samat, vaikka vain kärjet koskettaisivat.)
rules-t6 = Jos et voi tai et halua asettaa laattaa, nostat laattoja yhden kerrallaan, enintään kolme; kukin maksaa 5 pistettä. Sopiva nostettu laatta on asetettava heti. Kun olet aloittanut nostamisen, sinun on jatkettava, kunnes laatta sopii, olet nostanut kolme tai pakka on tyhjä. Jos kolmaskaan ei sovi, menetät vielä 10 ja vuoro siirtyy. (Tulkinta: nostettuasi et saa asettaa laattaa, joka sinulla oli jo.)
rules-t7 = Jos pakka on tyhjä etkä voi tai halua asettaa laattaa, menetät 10 pistettä ja vuoro siirtyy. (Tulkinta: vuoro ilman asetettua laattaa maksaa aina 10. Jos kaikki ohittavat peräkkäin, kierros on ohi.)
rules-t8 = Se, joka asettaa kätensä viimeisen laatan, päättää kierroksen ja saa 25 pistettä sekä kaikkien muiden käsissä olevien laattojen arvon. Muut eivät menetä mitään.
rules-t9 = Kierros päättyy myös, kun pakka on tyhjä eikä kukaan voi asettaa laattaa. Pelaaja, jonka laattojen yhteisarvo on pienin, saa kaikkien muiden laattojen arvon, josta vähennetään hänen omien laattojensa arvo; 25 pistettä ei silloin saa. (Tulkinta: jos pienin arvo on usealla, kukin heistä saa pisteet näin.)
rules-t10 = Silta, 40 pistettä: laatalla on yksi yhteinen sivu naapurin kanssa, ja vastakkainen kulma koskettaa toista laattaa.
rules-t11 = Kaksoisliitos, 40 pistettä: laatalla on kaksi yhteistä sivua pöydän laattojen kanssa.
rules-t12 = Kuusikulmio, 50 pistettä: laatta on kuudes saman kärjen ympärillä. Kaksoisliitoksen bonusta ei saa sen lisäksi. (Tulkinta: vain paras kolmesta bonuksesta lasketaan. Kaksi kuusikulmiota kerralla tuo 60, kolme 70; valinnoilla 50 yhteensä tai 50 kustakin.)
rules-t13 = Ottelu päättyy kierrokseen, jolla joku saavuttaa 400 pistettä; eniten pisteitä saanut voittaa. (Tulkinta: kierros pelataan aina loppuun; jos summat ovat yhtä suuret, voitto jaetaan. Tavoitetta voi muuttaa, ja ottelu voi myös päättyä tietyn kierrosmäärän jälkeen.)
rules-t14 = Seuraavan kierroksen aloittaja ratkaistaan samalla tavalla.
rules-t15 = Yksin: yksi laatta käännetään ja asetetaan; sitten pätevät samat säännöt, vähennykset ja bonukset, ja yrität parantaa tulostasi. (Tulkinta: kädessä on 9 laattaa; valinnoilla määrää voi muuttaa ja nostoja rajata. Viimeisestä laatasta saat 25 pistettä; jos peli jumittuu, jäljellä olevien laattojen arvo vähennetään.)

## book: captions of the examples

rules-example-triominos-start = Korkein tripla asetettiin ensin, ja siitä sai { $points } pistettä: sen arvo ja 10.
rules-example-triominos-bridge = Silta: uusin laatta koskettaa yhtä laattaa sivullaan ja toista vastakkaisella kulmalla.
rules-example-triominos-double = Kaksoisliitos: uusin laatta koskettaa kahta laattaa, kumpaakin yhdellä sivulla.
rules-example-triominos-hexagon = Uusin laatta on kuudes saman kärjen ympärillä: kuusikulmio.

## terminal

terminal-letters-triominos = · merkitsee laattaa, * uusinta.

## command line

score-triominos-first = { $tile } aloittaa: sen arvo ja 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } ja silta
score-triominos-double = { $tile } ja kaksoisliitos
score-triominos-hexagon = { $tile } ja { $count ->
    [one] { $count } kuusikulmio
   *[other] { $count } kuusikulmiota
}
score-triominos-drawn = { $count ->
    [one] { $count } nostettu laatta
   *[other] { $count } nostettua laattaa
}
score-triominos-missed = Vuoro ilman siirtoa
score-triominos-out = Käden viimeinen laatta
score-triominos-others = Muihin käsiin jäänyt
score-triominos-own = Omaan käteen jäänyt
refused-score-two-out = Vain yksi pelaaja voi ensimmäisenä asettaa kätensä viimeisen laatan.
refused-score-hand-out = Viimeisen laattansa asettaneella ei ole enää laattoja kädessä.
