### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Rakenna laatoista valtakunta linnasi ympärille ja hyödynnä jokainen kruunu.
rules-intro-kingdomino = Rakenna rikkain valtakunta: aseta kuuden maaston laattoja linnasi ympärille ja kerää kruunuja.

## play: terms

terrain-wheat = vehnä
terrain-forest = metsä
terrain-water = järvi
terrain-grass = niitty
terrain-swamp = suo
terrain-mine = kaivos
terrain-castle = linna
terrain-letter-wheat = V
terrain-letter-forest = M
terrain-letter-water = J
terrain-letter-grass = N
terrain-letter-swamp = S
terrain-letter-mine = K

## play: options

option-kingdomino-three-players = Kolmella pelaajalla
option-kingdomino-three-players-about = Montako laattaa rivissä on, kun pelaajia on kolme.
option-kingdomino-three-players-is-lines_of_three = rivissä kolme, yhteensä 36 laattaa
option-kingdomino-three-players-is-lines_of_four = rivissä neljä, kaikki 48 laattaa; valitsematta jäänyt poistetaan
option-kingdomino-first-picks = Ensimmäinen valinta
option-kingdomino-first-picks-about = Missä järjestyksessä kaksi pelaajaa valitsee ensimmäisestä rivistä.
option-kingdomino-first-picks-is-lot = kuninkaat arvotaan
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastia
option-kingdomino-dynasty-about = Kolme peliä peräkkäin; suurin summa voittaa.
option-kingdomino-middle-kingdom = Keskivaltakunta
option-kingdomino-middle-kingdom-about = 10 lisäpistettä, jos linna on valtakuntansa keskellä.
option-kingdomino-middle-kingdom-is-off = ei käytössä
option-kingdomino-middle-kingdom-is-rule = yhtä kauas vasemmalle ja oikealle, yhtä kauas ylös ja alas
option-kingdomino-middle-kingdom-is-reach = mikään ruutu ei ole yli 2 ruudun päässä linnasta (Suuressa kaksintaistelussa 3)
option-kingdomino-middle-kingdom-is-full = linna keskellä ja valtakunta niin leveä ja korkea kuin mahdollista
option-kingdomino-harmony = Harmonia
option-kingdomino-harmony-about = 5 lisäpistettä täydestä valtakunnasta ilman poistettuja laattoja.
option-kingdomino-mighty-duel = Suuri kaksintaistelu
option-kingdomino-mighty-duel-about = Kaksi pelaajaa, kaikki 48 laattaa, 7 × 7 -valtakunnat.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Kuninkaat on arvottu: { $player } valitsee ensin.
       *[other] Peli { $game } / { $games }. Kuninkaat on arvottu: { $player } valitsee ensin.
    }
told-kingdomino-row = Seuraavat laatat: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } asettaa laatan { $tile }.
        [one] { $player } asettaa laatan { $tile }: { $points } piste.
       *[other] { $player } asettaa laatan { $tile }: { $points } pistettä.
    }
told-kingdomino-discard = { $player } ei voi asettaa laattaa { $tile } ja poistaa sen.
told-kingdomino-pick = { $player } valitsee laatan { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Aseta laatta { $tile }
        [one] Aseta laatta { $tile }: { $points } piste
       *[other] Aseta laatta { $tile }: { $points } pistettä
    }
may-kingdomino-discard = Poista laatta { $tile }: se ei sovi mihinkään
may-kingdomino-pick = Valitse laatta { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Vehnä
        [forest] Metsä
        [water] Järvi
        [grass] Niitty
        [swamp] Suo
       *[mine] Kaivos
    }: { $squares ->
        [one] { $squares } ruutu
       *[other] { $squares } ruutua
    } × { $crowns ->
        [one] { $crowns } kruunu
       *[other] { $crowns } kruunua
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Vehnä
        [forest] Metsä
        [water] Järvi
        [grass] Niitty
        [swamp] Suo
       *[mine] Kaivos
    } kasvaa: { $squares ->
        [one] { $squares } ruutu
       *[other] { $squares } ruutua
    } × { $crowns ->
        [one] { $crowns } kruunu
       *[other] { $crowns } kruunua
    }
score-kingdomino-middle = Keskivaltakunta: linna on keskellä
score-kingdomino-middle-lost = Linna ei ole enää keskellä
score-kingdomino-harmony = Harmonia: valtakunta on täysi
score-kingdomino-harmony-lost = Valtakunta ei ole enää täysi
score-kingdomino-game = Peli { $game }
score-kingdomino-tie = Tasapisteet: suurin alue ratkaisee ({ $squares ->
    [one] { $squares } ruutu
   *[other] { $squares } ruutua
}), sitten kruunut ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Se tuo heti { $points } pisteen.
       *[other] Se tuo heti { $points } pistettä.
    }
reason-kingdomino-middle = Linna pysyy keskellä.
reason-kingdomino-no-hole = Ei jätä yhtään ruutua, jota ei voi täyttää.
reason-kingdomino-holes =
    { $count ->
        [one] Siitä jää { $count } ruutu, jota ei voi täyttää.
       *[other] Siitä jää { $count } ruutua, joita ei voi täyttää.
    }
reason-kingdomino-no-place = Laatalle { $tile } ei ole paikkaa.
reason-kingdomino-would-bring =
    { $points ->
        [one] Se voi tuoda heti { $points } pisteen.
       *[other] Se voi tuoda heti { $points } pistettä.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Siinä on { $count } kruunu.
       *[other] Siinä on { $count } kruunua.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } saisi sillä { $points } pisteen.
       *[other] { $player } saisi sillä { $points } pistettä.
    }
reason-kingdomino-order =
    { $place ->
        [1] Olet seuraavalla kierroksella ensimmäinen.
        [2] Olet seuraavalla kierroksella toinen.
        [3] Olet seuraavalla kierroksella kolmas.
       *[other] Olet seuraavalla kierroksella viimeinen.
    }

## play: refusals

refused-kingdomino-over = Peli on ohi.
refused-kingdomino-luck = Ensin nostetaan laatat tai arvotaan kuninkaat.
refused-kingdomino-place-first = Aseta ensin laattasi ja valitse sitten seuraava.
refused-kingdomino-pick-now = Laattasi on jo asetettu; valitse nyt seuraava.
refused-kingdomino-other-domino = Asetettava laattasi on { $own }, ei { $tile }.
refused-kingdomino-not-in-row = Laatta { $tile } ei ole valittavassa rivissä.
refused-kingdomino-taken = Laatalla { $tile } on jo kuningas.
refused-kingdomino-backwards = Laatan { $tile } puoliskot ovat samanlaiset: kirjoita suunnaksi itä tai etelä.
refused-kingdomino-covered = Ruutu on jo peitetty.
refused-kingdomino-outside = Valtakunnan koko olisi { $across } × { $down } ruutua; sen on mahduttava { $size } × { $size } ruutuun.
refused-kingdomino-unmatched =
    Kumpikaan puolisko ei kosketa linnaa eikä omaa maastoaan ({ $left ->
        [wheat] vehnä
        [forest] metsä
        [water] järvi
        [grass] niitty
        [swamp] suo
       *[mine] kaivos
    }, { $right ->
        [wheat] vehnä
        [forest] metsä
        [water] järvi
        [grass] niitty
        [swamp] suo
       *[mine] kaivos
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Laatan { $tile } voi asettaa { $count } tavalla, joten se on asetettava.
       *[other] Laatan { $tile } voi asettaa { $count } tavalla, joten se on asetettava.
    }
refused-kingdomino-no-luck = Nyt ei ole mitään arvottavaa.
refused-kingdomino-row-twice = Laatta { $tile } on rivissä kahdesti.
refused-kingdomino-row-seen = Laatta { $tile } on ollut jo esillä.
refused-kingdomino-row-count = Laattoja rivissä: { $count }, ei { $written }.
refused-kingdomino-lot-count = Arvottavia kuninkaita: { $count }, ei { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] Pelaajalla { $player } on oltava järjestyksessä { $kings } kuningas.
       *[other] Pelaajalla { $player } on oltava järjestyksessä { $kings } kuningasta.
    }
refused-kingdomino-kings-snake = Tällä valinnalla järjestys on A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = Kohtaa ”{ $text }” ei voi lukea tässä asemassa.
refused-kingdomino-position-missing = Asemasta puuttuu osa ”{ $section }”.
refused-kingdomino-position-twice = Laatta { $tile } on kahdessa paikassa.
refused-kingdomino-position-order = Rivin laattojen on oltava numerojärjestyksessä, pienin ensin.
refused-kingdomino-position-kings = Pelaajan { $player } kuninkaiden määrä ei täsmää.
refused-kingdomino-position-count = Laattojen määrä ei täsmää.
refused-kingdomino-position-kingdom = Pelaajan { $player } valtakuntaa ei voi rakentaa sääntöjen mukaan.
refused-kingdomino-position-stage = Pelin vaihe ei sovi pöydän riveihin.
refused-kingdomino-position-past = Tämän Dynastian päättyneet pelit eivät täsmää.
text-kingdomino-move = Siirto kirjoitetaan ”48@1,0>e”, ”discard 48” tai ”pick 48”.
text-kingdomino-direction = Laatan suunta on e, s, w tai n.

## page: the board

help-kingdomino = Valitse korostettu ruutu; laatta näkyy siinä pisteineen. Käännä se ja pelaa. D vie valittaviin laattoihin, P valtakuntaasi.
kingdomino-current = Asetettavana
kingdomino-round = Kierros { $round } / { $rounds }
kingdomino-game = Peli { $game } / { $games }
kingdomino-next = Valittavana
kingdomino-done = valmis
kingdomino-castle = linna
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } kruunu
       *[other] { $terrain }, { $crowns } kruunua
    }
kingdomino-tile = laatta { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } oikealle
        [left] { $x } vasemmalle
       *[none] { "" }
    } { $along ->
        [down] { $y } alas
        [up] { $y } ylös
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] tyhjä
        [one] tyhjä, { $ways } tapa asettaa
       *[other] tyhjä, { $ways } tapaa asettaa
    }
kingdomino-kingdom =
    { $points ->
        [one] Pelaajan { $player } valtakunta, { $points } piste
       *[other] Pelaajan { $player } valtakunta, { $points } pistettä
    }
kingdomino-enlarge =
    { $points ->
        [one] Katso pelaajan { $player } valtakuntaa, { $points } piste
       *[other] Katso pelaajan { $player } valtakuntaa, { $points } pistettä
    }
kingdomino-own-again = Takaisin omaan valtakuntaan
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – ei vielä kruunua
       *[no] { $gain }
    }
kingdomino-choose-place = Aseta { $tile }.
kingdomino-choose-tile = Valitse laatta seuraavalle kierrokselle.
kingdomino-no-place = Laatta { $number } ei sovi mihinkään. Se poistetaan.
kingdomino-discard = Poista { $number }
kingdomino-next-order = Seuraavalla kierroksella valitset { $place }. vuorolla.
kingdomino-one-way = Mikään muu suunta ei sovi tähän.
kingdomino-not-here = Laatta ei sovi tähän.
kingdomino-move-pick = Valitse { $tile }
kingdomino-move-discard = Poista laatta { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Seuraavalla kierroksella valitset { $first }.–{ $last }. vuorolla muiden valinnoista riippuen.
kingdomino-moment = Alue valmis: { $points }
kingdomino-to-come = Vielä tulevat laatat
kingdomino-to-come-about = Jo esillä olleet ovat himmeitä. Vielä paljastamatta: { $count }.

## page: the score pad

pad-terrain = Maasto
pad-crowns = Kruunut
pad-empty = tyhjä
pad-kingdom = Valtakunta
pad-size = { $size } × { $size } ruutua
pad-kingdomino-about = Valitse maasto ja sen kruunut ja napauta sitten valtakunnan ruutuja.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Kuninkaat on arvottu: sinä valitset ensin.
       *[other] Peli { $game } / { $games }. Kuninkaat on arvottu: sinä valitset ensin.
    }
own-kingdomino-place =
    { $points ->
        [0] Asetat laatan { $tile }.
        [one] Asetat laatan { $tile }: { $points } piste.
       *[other] Asetat laatan { $tile }: { $points } pistettä.
    }
own-kingdomino-discard = Et voi asettaa laattaa { $tile } ja poistat sen.
own-kingdomino-pick = Valitset laatan { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Tervetuloa, Teidän Majesteettinne! Rakenna laatoista valtakunta linnasi ympärille. Maasta saa pisteitä vain, jos siinä on kruunuja.
lesson-kingdomino-pick = Valitse rivistä laatta: napauta sitä ja pelaa se. Pienellä numerolla pääset seuraavalla kierroksella valitsemaan aikaisin; suurissa on enemmän kruunuja.
lesson-kingdomino-order = Kuninkaasi on nyt sillä laatalla. Kuninkaat pelaavat numeroiden järjestyksessä, pienimmästä suurimpaan.
lesson-kingdomino-place = Aseta nyt laattasi jollekin korostetuista ruuduista; luku kertoo, montako pistettä se toisi. Käännä sitä painikkeella ↻, hiiren rullalla tai R-näppäimellä.
lesson-kingdomino-match = Toisen puoliskon on kosketettava omaa maastoaan tai linnaa. Yritä laajentaa maastoa, jossa on kruunuja.
lesson-kingdomino-points = Yhtenäisen alueen ruudut kerrotaan sen kruunuilla: neljästä metsäruudusta, joissa on kaksi kruunua, saa kahdeksan pistettä.
lesson-kingdomino-limit = Valtakuntasi on mahduttava 5 × 5 ruutuun. Laatta, joka ei sovi mihinkään, poistetaan, joten vältä ahtaita aukkoja.
lesson-kingdomino-free = Siinä kaikki. Pelaa eteenpäin ja pyydä vihje, kun haluat.

## book: rules

rules-k1 = Kingdominoa pelaa kaksi, kolme tai neljä. Jokainen rakentaa valtakunnan oman linnaruutunsa ympärille.
rules-k2 = Kahdella pelaajalla on kummallakin kaksi kuningasta; kolmella tai neljällä yksi kullakin.
rules-k3 = Laattoja on 48, numeroituina 1–48. Neljällä pelaajalla käytetään kaikki, kolmella 36, kahdella 24; loput poistetaan katsomatta. (Tulkinta: painettu luku kolmelle, 38, on painovirhe.) Valinta: kolme pelaajaa käyttää kaikki 48 neljän laatan riveissä, ja valitsematta jäänyt poistetaan.
rules-k4 = Rivissä on yhtä monta laattaa kuin kuninkaita: neljä, kun pelaajia on kaksi tai neljä, ja kolme, kun heitä on kolme. Ne ovat numerojärjestyksessä, pienin ylinnä.
rules-k5 = Ensimmäistä riviä varten kuninkaat arvotaan; siinä järjestyksessä kukin asetetaan vapaalle laatalle. Laatalla voi olla vain yksi kuningas. Valinta kahdelle pelaajalle: järjestys on A, B, B, A.
rules-k6 = Kun rivin kaikki laatat on valittu, esiin pannaan seuraava rivi niin kauan kuin laattoja riittää.
rules-k7 = Vuorot kulkevat kuninkaiden järjestyksessä rivin yläpäästä alkaen.
rules-k8 = Vuorollasi asetat ensin kuninkaasi alla olevan laatan valtakuntaasi ja panet sitten kuninkaan seuraavan rivin vapaalle laatalle.
rules-k9 = Kahden pelissä kummallakin on kierroksella kaksi vuoroa, yksi kumpaakin kuningasta kohti.
rules-k10 = Pelissä on kaksitoista kierrosta; kahdella pelaajalla kuusi (Suuressa kaksintaistelussa kaksitoista).
rules-k11 = Viimeisellä kierroksella ei ole enää valittavaa: asetat vain laattasi.
rules-k12 = Laatta peittää kaksi vapaata vierekkäistä ruutua missä tahansa neljästä suunnasta.
rules-k13 = Ainakin toisen puoliskon on kosketettava sivullaan linnaa tai oman maastonsa ruutua. Yksi sopiva sivu riittää; muiden sivujen ei tarvitse sopia.
rules-k14 = Koko valtakunnan linnoineen on mahduttava 5 × 5 ruutuun (Suuressa kaksintaistelussa 7 × 7). Linna saa olla siinä missä tahansa.
rules-k15 = Laatta, jonka voi asettaa, on asetettava, minne tahansa se sopii. Jos se ei sovi mihinkään, se poistetaan; sitten valitset tavalliseen tapaan. Aukkoja saa jäädä.
rules-k16 = Saman maaston ruudut, joilla on yhteinen sivu, muodostavat alueen. Sen ruutujen määrä kerrotaan sen kruunujen määrällä; ilman kruunua siitä ei saa pisteitä. Samasta maastosta voi olla useita alueita. Linna ei kuulu mihinkään alueeseen.
rules-k17 = Eniten pisteitä saanut voittaa. Tasatilanteessa ratkaisee suurin yksittäinen alue, sitten kruunujen määrä; jos nekin ovat tasan, voitto jaetaan.
rules-k18 = Dynastia: kolme peliä peräkkäin, ja suurin summa voittaa. Jos summat ovat yhtä suuret, voitto jaetaan. Kuninkaat arvotaan jokaiseen peliin uudelleen.
rules-k19 = Keskivaltakunta: 10 pistettä lisää, jos linna on valtakunnan keskellä. (Tulkinta: yhtä kaukana asetetun alan vasemmasta reunasta kuin oikeasta ja yläreunasta kuin alareunasta.) Kaksi muuta tulkintaa löytyy valinnoista.
rules-k20 = Harmonia: 5 pistettä lisää, jos mitään ei poistettu ja valtakunta on täysi: kaikki laatat asetettu ja ruudukko täynnä.
rules-k21 = Suuri kaksintaistelu: kaksi pelaajaa käyttää kaikki 48 laattaa ja rakentaa 7 × 7 -valtakunnat kahdessatoista neljän laatan kierroksessa.

## book: captions of the examples

rules-example-kingdomino-tiles = Laatassa on kaksi puoliskoa, kummassakin maasto ja joskus kruunuja. Numero määrää järjestyksen.
rules-example-kingdomino-row = Vuorot kulkevat kuninkaiden järjestyksessä, pienimmästä numerosta alkaen. Laatan asetettuasi siirrät kuninkaan seuraavan rivin vapaalle laatalle.
rules-example-kingdomino-match = Yksi sopiva sivu riittää: laatta { $tile } koskettaa omaa maastoaan vain toisella puoliskolla.
rules-example-kingdomino-scoring = Tästä valtakunnasta saa { $points } pistettä: jokaisen alueen ruudut kerrotaan sen kruunuilla.
rules-example-kingdomino-complete = Täysi valtakunta, linna keskellä: kummankin muunnelman kanssa siitä saa { $points } pistettä.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } vehnä, { terrain-letter-forest } metsä, { terrain-letter-water } järvi, { terrain-letter-grass } niitty, { terrain-letter-swamp } suo, { terrain-letter-mine } kaivos, ja kruunujen määrä; ♜ linna; ♔ ja numero: sen pelaajan kuningas.

## command line

refused-score-castle = Valtakunnassa on täsmälleen yksi linna; merkitse se kirjaimella ”C”.
refused-score-mixed = Kirjoita valtakunta joko karttana tai laattoina, ei molempina.
