### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Ota kuutio, työnnä se takaisin ja tee viiden suora.
rules-intro-quixo = Ota kuutio reunasta, käännä oma merkkisi esiin ja työnnä se takaisin. Viiden suora voittaa.

## play: options

option-quixo-board = Lauta
option-quixo-board-about = Kuutioita rivissä: 5 on tavallinen peli, 3 ja 4 ovat pienempiä.
option-quixo-move-cap = Siirtoraja
option-quixo-move-cap-about = Näin monen siirron jälkeen peli on tasapeli; 0 = ei rajaa.
option-quixo-repetition = Tasapeli toistosta
option-quixo-repetition-about = Kolmannen kerran toistuva asema päättää pelin tasapeliin.
option-quixo-move-seconds = Sekunteja siirtoa kohti
option-quixo-move-seconds-about = Se, joka ylittää tämän ajan, häviää; 0 = ei rajaa.
option-quixo-partners-may-consult = Parit saavat neuvotella
option-quixo-partners-may-consult-about = Avaa kummallekin joukkueelle oman keskustelun.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } aloittaa ja pelaa risteillä.
       *[circle] { $player } aloittaa ja pelaa ympyröillä.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } työntää kuution { $from } kohtaan { $to }, saa suoran ja voittaa.
        [loss] { $player } työntää kuution { $from } kohtaan { $to } ja tekee suoran vastapuolelle.
        [draw] { $player } työntää kuution { $from } kohtaan { $to }: tasapeli.
       *[no] { $player } työntää kuution { $from } kohtaan { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } työntää kuution { $from } kohtaan { $to }, saa suoran ja voittaa.
        [loss] { $player } työntää kuution { $from } kohtaan { $to } ja tekee suoran vastapuolelle.
        [draw] { $player } työntää kuution { $from } kohtaan { $to }: tasapeli.
       *[no]
            { $dot ->
                [self] { $player } työntää kuution { $from } kohtaan { $to } ja suuntaa pisteen itseensä.
               *[partner] { $player } työntää kuution { $from } kohtaan { $to } ja suuntaa pisteen pariinsa.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } ei voi ottaa kuutiota ja ohittaa: tasapeli.
       *[no] { $player } ei voi ottaa kuutiota ja ohittaa.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Työnnä kuutio { $from } kohtaan { $to }, tee suora ja voita
        [loss] Työnnä kuutio { $from } kohtaan { $to } ja tee suora vastapuolelle
        [draw] Työnnä kuutio { $from } kohtaan { $to }: tasapeli
       *[no] Työnnä kuutio { $from } kohtaan { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Työnnä kuutio { $from } kohtaan { $to }, tee suora ja voita
        [loss] Työnnä kuutio { $from } kohtaan { $to } ja tee suora vastapuolelle
        [draw] Työnnä kuutio { $from } kohtaan { $to }: tasapeli
       *[no]
            { $dot ->
                [self] Työnnä kuutio { $from } kohtaan { $to } ja suuntaa piste itseesi
               *[partner] Työnnä kuutio { $from } kohtaan { $to } ja suuntaa piste pariisi
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Ohita: et voi ottaa mitään kuutiota, joten tulee tasapeli
       *[no] Ohita: et voi ottaa mitään kuutiota
    }

## play: points

score-quixo-own-line = Oma suora
score-quixo-line-by-other = Vastapuolen tekemä suora

## play: hints

reason-quixo-wins = Tekee suorasi valmiiksi ja voittaa.
reason-quixo-loses = Tekee suoran vastapuolelle.
reason-quixo-draws = Päättää pelin tasapeliin.
reason-quixo-lets-win = Vastapuoli voi voittaa seuraavalla siirrollaan.
reason-quixo-stops = Estää vastapuolta saamasta suoraa valmiiksi.
reason-quixo-builds = Pisimmässä suorassasi on nyt { $count } / { $size }.
reason-quixo-breaks = Rikkoo vastapuolen suoran, jossa oli { $count }.
reason-quixo-new-cube = Tuo puolellesi uuden kuution.
reason-quixo-own-cube = Siirtää omaa kuutiotasi.

## play: refusals

refused-quixo-over = Peli on ohi.
refused-quixo-lot-first = Aloittajaa ei ole vielä arvottu.
refused-quixo-lot-drawn = Aloittaja on jo arvottu.
refused-quixo-never-pass = Kahden pelissä kukaan ei saa ohittaa.
refused-quixo-pass-with-cube = Saat ohittaa vain, jos et voi ottaa mitään kuutiota.
refused-quixo-not-border = { $square } ei ole reunassa.
refused-quixo-other-symbol = Kuutiossa { $square } on vastapuolen merkki.
refused-quixo-other-dot = Kuution { $square } piste osoittaa pelaajaan { $player }.
refused-quixo-same-place = Kuutio ei saa palata siihen, mistä se tuli.
refused-quixo-not-an-end = Kuutiota { $from } ei voi työntää kohtaan { $to }: valitse sen rivin tai sarakkeen pää.
refused-quixo-no-dots = Merkkien pisteet ovat vain neljän pelaajan peliä varten.
refused-quixo-dot-at-partner = Pisteen on osoitettava sinuun tai pariisi.
refused-quixo-three = Quixoa pelataan kaksin tai neljästään joukkueina.
refused-quixo-endless = Ilman siirtorajaa ja toistosta tulevaa tasapeliä peli ei ehkä päättyisi koskaan.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Ennen arvontaa lauta on tyhjä eikä mitään ole siirretty.
        [moves] Näin monta kuutiota ei ole voitu kääntää näin vähin siirroin.
        [past] Aiemmat laudat eivät johda tähän.
        [line] Peli oli ohi jo ennen tätä asemaa.
       *[last] Viimeinen siirto ei johda tähän asemaan.
    }
text-quixo-square = Tässä piti olla ruutu väliltä a1–{ $last }.
text-quixo-cube =
    { $seats ->
        [4] Kuutio kirjoitetaan ”.”, jos se on tyhjä, muuten paikkana, johon piste osoittaa, 0–3.
       *[other] Kuutio kirjoitetaan ”.”, jos se on tyhjä, ”x” on risti, ”o” ympyrä.
    }

## page: the board

help-quixo = Ota vaaleareunainen kuutio ja valitse, miltä puolelta se työnnetään. Näppäimistöllä: nuolet, Enter, sitten sen puolen nuoli.
quixo-board = Lauta
quixo-cell =
    { $square }: { $symbol ->
        [cross] risti
        [circle] ympyrä
       *[blank] tyhjä
    }{ $dot ->
        [yes] , osoittaa pelaajaan { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , voi ottaa
       *[no] { "" }
    }
quixo-row = Rivi { $row }: { $cells }
quixo-cube-cross = risti
quixo-cube-circle = ympyrä
quixo-cube-blank = tyhjä
quixo-choose-cube =
    { $symbol ->
        [cross] Ota kuutio: tyhjä tai risti.
       *[circle] Ota kuutio: tyhjä tai ympyrä.
    }
quixo-choose-cube-dot = Ota tyhjä kuutio tai sellainen, jonka piste osoittaa sinuun.
quixo-choose-side = Miltä puolelta se työnnetään?
quixo-move =
    { $side ->
        [top] Kuutio { $from }, työntö ylhäältä
        [bottom] Kuutio { $from }, työntö alhaalta
        [left] Kuutio { $from }, työntö vasemmalta
       *[right] Kuutio { $from }, työntö oikealta
    }
quixo-move-dot = piste osoittaa pelaajaan { $player }
quixo-move-pass = Ohita
quixo-must-pass = Et voi ottaa mitään kuutiota: ohita.
quixo-dot = Keneen piste osoittaa
quixo-wins = voittaa
quixo-loses = Varo: tästä tulee suora vastapuolelle!
quixo-moment = { $count } merkin suora!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Aloitat ja pelaat risteillä.
       *[circle] Aloitat ja pelaat ympyröillä.
    }
own-quixo-push =
    { $ends ->
        [win] Työnnät kuution { $from } kohtaan { $to }, saat suoran ja voitat.
        [loss] Työnnät kuution { $from } kohtaan { $to } ja teet suoran vastapuolelle.
        [draw] Työnnät kuution { $from } kohtaan { $to }: tasapeli.
       *[no] Työnnät kuution { $from } kohtaan { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Työnnät kuution { $from } kohtaan { $to }, saat suoran ja voitat.
        [loss] Työnnät kuution { $from } kohtaan { $to } ja teet suoran vastapuolelle.
        [draw] Työnnät kuution { $from } kohtaan { $to }: tasapeli.
       *[no]
            { $dot ->
                [self] Työnnät kuution { $from } kohtaan { $to } ja suuntaat pisteen itseesi.
               *[partner] Työnnät kuution { $from } kohtaan { $to } ja suuntaat pisteen pariisi.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Et voi ottaa kuutiota ja ohitat: tasapeli.
       *[no] Et voi ottaa kuutiota ja ohitat.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: tee viiden oman merkin suora, niin voitat. Suora voi olla vaakasuora, pystysuora tai vino.
lesson-quixo-take = Ota reunasta tyhjä kuutio ja valitse, miltä puolelta se työnnetään takaisin. Se palaa sinun merkilläsi.
lesson-quixo-again = Koko rivi siirtyi yhdellä. Saat ottaa tyhjiä ja omia kuutioita, et koskaan vastapuolen.
lesson-quixo-other = Työntö siirtää myös vastapuolen kuutioita: riko sillä vastapuolen suoria.
lesson-quixo-danger = Mutta varo: jos työntösi tekee vastapuolelle viiden suoran, häviät, vaikka saisit itsekin suoran.
lesson-quixo-free = Siinä kaikki. Pelaa eteenpäin ja pyydä vihje, kun haluat.

## book: rules

rules-q1 = 25 kuutiota täyttää 5 × 5 ruudun laudan, tyhjä puoli ylöspäin. Jokaisessa kuutiossa on risti ja ympyrä; muut sivut ovat tyhjiä. Toinen osapuoli pelaa risteillä, toinen ympyröillä. Aloittaja arvotaan. Valinnat: 3 × 3 tai 4 × 4 ruudun lauta.
rules-q2 = Vuorollasi otat reunan 16 kuutiosta yhden, joka on tyhjä tai jossa on oma merkkisi, et koskaan vastapuolen merkkiä.
rules-q3 = Olipa siinä mitä tahansa, se palaa laudalle oma merkkisi ylöspäin.
rules-q4 = Työnnä se takaisin sen rivin tai sarakkeen päästä, josta se tuli, niin että aukko sulkeutuu: kulmasta kahdella tavalla, muista kolmella. Se ei saa palata paikkaan, josta se tuli.
rules-q5 = Viiden oman merkin suora voittaa: vaakasuoraan, pystysuoraan tai vinottain.
rules-q6 = Jos teet suoran vastapuolen merkeistä, häviät, vaikka samasta työnnöstä tulisi myös oma suorasi.
rules-q7 = Kahden pelissä kukaan ei saa ohittaa, eikä kenenkään koskaan tarvitse.
rules-q8 = Siirroille voidaan sopia aikaraja. (Tulkinta: se, jonka aika loppuu, häviää.)
rules-q9 = (Tulkinta: painetuissa säännöissä ei ole tasapeliä. Kolmannen kerran toistuva asema on tasapeli, samoin 200 siirron peli. Siirtojen määrää voi muuttaa; toisen tasapelisäännön voi poistaa käytöstä, mutta ei molempia.)
rules-q10 = Neljä pelaajaa muodostaa kaksi joukkuetta, parit istuvat vastakkain. Vuorot kulkevat myötäpäivään, joten joukkueet vuorottelevat.
rules-q11 = Jokaisessa merkissä on piste. Kuution, jossa on merkki, saa ottaa vain se pelaaja, johon piste osoittaa; tyhjän kuka tahansa. Piste osoittaa samaan pelaajaan, vaikka kuutiota työnnetään.
rules-q12 = Kun työnnät kuution, suuntaat sen pisteen itseesi tai pariisi.
rules-q13 = Saat ohittaa vain, jos mikään reunan kuutio ei ole tyhjä eikä minkään oman puolesi reunakuution piste osoita sinuun. (Tulkinta: silloin on ohitettava.)
rules-q14 = Pelaajat sopivat, saavatko parit puhua pelistä; siitä päätetään valinnalla.

## book: captions of the examples

rules-example-quixo-push = Merkitty kuutio työnnettiin kohtaan { $to }; kaikki kuutiot sen ja lähtöpaikan { $from } välillä siirtyivät yhdellä.
rules-example-quixo-line = Kokonainen suora ristejä: risti on voittanut.
rules-example-quixo-other = Risti työnsi ja teki suoran ympyröistä: ympyrä on voittanut.
rules-example-quixo-dots = Neljällä pelaajalla jokaisessa merkissä on piste; vain pelaaja, johon se osoittaa, saa ottaa kuution.

## terminal

terminal-letters-quixo = X risti, O ympyrä, · tyhjä; merkin perässä oleva numero on pelaaja, johon piste osoittaa.

## command line

cli-solve-about = Ratkaise Quixo: selvitä jokaisen laudan arvo
cli-solve-game = Mitä ratkaistaan
cli-solve-size = Kuutioita rivissä: 3, 4 tai 5
cli-solve-distances = Selvitä myös, monellako siirrolla voitot ja tappiot syntyvät
cli-solve-dir = Säilytä valmiit taulukot tässä ja jatka niistä keskeytyksen jälkeen
cli-solve-layers = Ratkaise vain näin monta kerrosta (lautoja, joissa on yhtä monta käännettyä kuutiota), täydestä laudasta alkaen
cli-solve-threads = Käytettävät säikeet
cli-solve-check = Tarkista näin monta satunnaista asemaa joka kerroksesta uudelleen pelkkien sääntöjen mukaan
cli-solve-json = Tulosta yksi JSON-asiakirja
solve-progress = kuutioita: { $cubes }, { $rate } lautaa/s, { $left } s jäljellä, muistia { $memory } Mt, levyä { $disk } Mt
solve-layer = { $cubes ->
    [all] Yhteensä: voittoja { $wins }, tappioita { $losses }, tasapelejä { $draws }
   *[other] Käännettyjä kuutioita { $cubes }: voittoja { $wins }, tappioita { $losses }, tasapelejä { $draws }
}
solve-first = { $value ->
    [win] Aloittaja voittaa.
    [loss] Aloittaja häviää.
   *[draw] Peli on tasapeli.
}
solve-done = { $seconds } s, { $rate } lautaa sekunnissa symmetriat yhdistäen; lautakoon ratkaiseminen kokonaan vie tällä vauhdilla { $whole } tuntia.
solve-checked = Tarkistettuja asemia: { $boards }; kaikki täsmäävät.
refused-solve-size = Laudoissa on 3, 4 tai 5 kuutiota rivissä.
refused-solve-folder = Viiden kuution laudat tarvitsevat kansion taulukoilleen (--dir).
refused-train-tables = Koulutus tarvitsee kaikkien 5 × 5 -lautojen taulukot; tee ne ensin (klots solve quixo --size 5).
refused-solve-wrong = Tämä asema on ratkaistu väärin: { $board }. Ilmoita siitä; poista taulukot ja ratkaise uudelleen.
score-quixo-line = { $symbol ->
    [cross] Ristillä on suora
   *[circle] Ympyrällä on suora
}: { $cells }
score-quixo-none = Kenelläkään ei ole suoraa.
score-quixo-won = { $symbol ->
    [cross] Risti on voittanut.
   *[circle] Ympyrä on voittanut.
}
refused-score-board = Laudalla on { $min }–{ $max } riviä ja jokaisella rivillä yhtä monta kuutiota.
refused-score-pushed = Molemmilla puolilla on suora: kerro, kumpi työnsi viimeksi, ”pushed: x” tai ”pushed: o”.
