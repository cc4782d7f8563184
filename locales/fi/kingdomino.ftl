### Kingdomino

terrain-wheat = vehnä
terrain-forest = metsä
terrain-water = järvi
terrain-grass = niitty
terrain-swamp = suo
terrain-mine = kaivos
terrain-castle = linna

option-kingdomino-three-players = Kolmella pelaajalla
option-kingdomino-three-players-about = Montako laattaa rivissä on, kun pelaajia on kolme.
option-kingdomino-three-players-is-lines_of_three = kolmen rivit, 36 laattaa
option-kingdomino-three-players-is-lines_of_four = neljän rivit, kaikki 48; ottamatta jäänyt poistuu pelistä
option-kingdomino-first-picks = Ensimmäinen valinta
option-kingdomino-first-picks-about = Missä järjestyksessä kaksi pelaajaa valitsee ensimmäisestä rivistä.
option-kingdomino-first-picks-is-lot = kuninkaat arvotaan
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastia
option-kingdomino-dynasty-about = Kolme peliä peräkkäin; suurin summa voittaa.
option-kingdomino-middle-kingdom = Keskustan valtakunta
option-kingdomino-middle-kingdom-about = 10 lisäpistettä, jos linna on valtakuntansa keskellä.
option-kingdomino-middle-kingdom-is-off = ei käytössä
option-kingdomino-middle-kingdom-is-rule = yhtä kauas vasemmalle ja oikealle, yhtä kauas ylös ja alas
option-kingdomino-middle-kingdom-is-reach = mikään ei ole kauempana kuin puolet täydestä valtakunnasta
option-kingdomino-middle-kingdom-is-full = tasan joka suuntaan, ja niin leveä ja korkea kuin voi
option-kingdomino-harmony = Harmonia
option-kingdomino-harmony-about = 5 lisäpistettä täydestä valtakunnasta ilman poistettuja laattoja.
option-kingdomino-mighty-duel = Suuri kaksintaistelu
option-kingdomino-mighty-duel-about = Kaksi pelaajaa, kaikki 48 laattaa, 7 × 7 -valtakunnat.

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
told-kingdomino-discard = { $player } ei saa laattaa { $tile } mihinkään ja poistaa sen.
told-kingdomino-pick = { $player } valitsee laatan { $tile }.

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
score-kingdomino-middle = Keskustan valtakunta: linna on keskellä
score-kingdomino-middle-lost = Linna ei ole enää keskellä
score-kingdomino-harmony = Harmonia: valtakunta on täysi
score-kingdomino-harmony-lost = Valtakunta ei voi enää tulla täydeksi
score-kingdomino-game = Peli { $game }

refused-kingdomino-over = Peli on ohi.
refused-kingdomino-luck = Ensin nostetaan laatat tai arvotaan kuninkaat.
refused-kingdomino-place-first = Aseta ensin laattasi ja valitse sitten seuraava.
refused-kingdomino-pick-now = Laattasi on jo asetettu; valitse nyt seuraava.
refused-kingdomino-other-domino = Asetettava laattasi on { $own }, ei { $tile }.
refused-kingdomino-not-in-row = Laatta { $tile } ei ole valittavassa rivissä.
refused-kingdomino-taken = Laatalla { $tile } on jo kuningas.
refused-kingdomino-backwards = Laatan { $tile } puoliskot ovat samanlaiset: kirjoita se itään tai etelään.
refused-kingdomino-covered = Ruutu on jo peitetty.
refused-kingdomino-outside = Valtakunnassa olisi { $across } × { $down } ruutua; sen on mahduttava alaan { $size } × { $size }.
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
refused-kingdomino-kings-count =
    { $kings ->
        [one] Pelaajalla { $player } on järjestyksessä { $kings } kuningas.
       *[other] Pelaajalla { $player } on järjestyksessä { $kings } kuningasta.
    }
refused-kingdomino-kings-snake = Käärmeessä järjestys on A, B, B, A.

refused-kingdomino-position-word = Kohtaa ”{ $text }” ei voi lukea tässä asemassa.
refused-kingdomino-position-missing = Asemasta puuttuu osa ”{ $section }”.
refused-kingdomino-position-twice = Laatta { $tile } on kahdessa paikassa.
refused-kingdomino-position-order = Rivin laatat nousevat pienimmästä numerosta.
refused-kingdomino-position-kings = Pelaajan { $player } kuninkaat eivät täsmää.
refused-kingdomino-position-count = Laattojen määrä ei täsmää.
refused-kingdomino-position-kingdom = Pelaajan { $player } valtakuntaa ei voi rakentaa sääntöjen mukaan.
refused-kingdomino-position-stage = Pelin vaihe ei sovi pöydän riveihin.
refused-kingdomino-position-past = Tämän Dynastian päättyneet pelit eivät täsmää.

text-kingdomino-move = Siirto kirjoitetaan ”48@1,0>e”, ”discard 48” tai ”pick 48”.
text-kingdomino-direction = Laatan suunta on e, s, w tai n.

reason-kingdomino-points =
    { $points ->
        [one] Se tuo heti { $points } pisteen.
       *[other] Se tuo heti { $points } pistettä.
    }
reason-kingdomino-middle = Linna pysyy keskellä.
reason-kingdomino-no-hole = Mikään ruutu ei jää mahdottomaksi täyttää.
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
