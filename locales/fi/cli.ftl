# The command line
cli-about = Neljän laattapelin koti: Kingdomino, Triominos, Quixo ja Domino Double 9.
cli-lang = Kaikkien tekstien kieli, esimerkiksi ”de” tai ”et”; oletuksena järjestelmän kieli
cli-serve-about = Käynnistä palvelin, jossa on sivu, botit ja sisäinen tietokanta; sama kuin pelkkä klots
cli-serve-config = TOML-tiedosto, jossa on asetukset
cli-serve-data = Tietokansio; oletuksena käyttäjäsi oma
cli-serve-listen = Missä kuunnellaan
cli-serve-public-url = Osoite, jota ihmiset käyttävät
cli-serve-database-url = Säilytä kaikki tässä PostgreSQL-tietokannassa
cli-serve-metrics-listen = Mistä Prometheus saa kysyä lukuja
cli-serve-no-browser = Älä avaa selainta
cli-serve-print-config = Tulosta kaikki asetukset TOML-muodossa ja lopeta
cli-serve-log-json = Kirjoita loki JSON-riveinä
cli-play-about = Pelaa päätteessä: botteja vastaan, yhdessä yhdellä näppäimistöllä, tai katso tallennetta
cli-play-game = Heti alkava peli; ilman sitä valikko kysyy
cli-play-seats = Montako pelaa
cli-play-people = Moniko heistä on ihminen tällä päätteellä
cli-play-level = Bottien taso: beginner, easy, medium, hard tai expert
cli-play-options = Pelin valinnat, esimerkiksi ”harmony=yes dynasty=yes”
cli-play-resume = Jatka tallennettua peliä
cli-play-watch = Katso tallennetta askel askeleelta
cli-play-plain = Tekstirivejä ja numeroituja siirtoja, ruudunlukijoille ja putkille
cli-play-saves = Minne pelit tallennetaan
cli-engine-about = Puhu boteille ja tuomareille tekstiriveinä (katso docs/bots.md)
cli-replay-about = Näytä tallennettu peli askel askeleelta ja tarkista joka siirto
cli-replay-file = Tallenne; ”-” lukee vakiosyötettä
cli-replay-to = Pysähdy näin monen tapahtuman jälkeen
cli-replay-verify = Laske joka arvonta uudelleen paljastetusta salaisuudesta
cli-replay-json = Tulosta yksi JSON-asiakirja
cli-replay-positions = Tulosta asema joka tapahtuman jälkeen
cli-replay-eyes = Tulosta sen sijaan kopio yksille silmille: paikan numero tai ”onlooker”
cli-rules-about = Lue pelin säännöt
cli-rules-game = Peli; ilman sitä luettelo peleistä
cli-rules-rule = Vain tämän numeron sääntö, esimerkiksi K13
cli-render-about = Piirrä asema tai tallenteen hetki SVG- tai PNG-kuvaksi
cli-render-record = Tallenne, jonka loppu piirretään
cli-render-to = Piirrä hetki näin monen tapahtuman jälkeen
cli-render-position = Asema tekstinä tallenteen sijasta
cli-render-game = Aseman peli
cli-render-seats = Montako pelaa
cli-render-options = Pelin valinnat, esimerkiksi ”mighty_duel=yes”
cli-render-eyes = Kenen silmin: paikan numero, ”onlooker” tai ”reviewer”
cli-render-width = PNG-kuvan leveys
cli-render-output = Kirjoitettava kuva: x.svg tai x.png
cli-arena-about = Anna bottien pelata toisiaan vastaan ja kerro, miten varma tulos on
cli-arena-game = Peli
cli-arena-seats = Montako pelaa
cli-arena-options = Pelin valinnat
cli-arena-bots = Botit, esimerkiksi ”expert,hard” tai ”expert@1s,expert@100ms”
cli-arena-games = Montako peliä; joka jako pelataan joka paikalta
cli-arena-budget = Kauanko botti saa miettiä: 100ms, 2s, 5000n (solmua), 800i (kierrosta)
cli-arena-seed = Määrää kaiken tuurin
cli-arena-threads = Pelejä yhtä aikaa
cli-arena-wall = Mittaa aikaa seinäkellolla, ei säikeen suoritinaikana
cli-arena-sprt = Lopeta aikaisin, kun ensimmäinen botti on vähintään ELO1 tai enintään ELO0 parempi kuin toinen
cli-arena-ledger = Säilytä joka peli tässä ja jatka siitä ensi kerralla
cli-arena-records = Tallenna pelit tähän kansioon
cli-arena-shard = Pelaa vain osa I / N ottelusta
cli-arena-merge = Yhdistä osien kirjanpidot pelaamisen sijasta
cli-arena-json = Tulosta yksi JSON-asiakirja
cli-arena-csv = Kirjoita taulukko
cli-arena-plot = Piirrä vahvuus miettimisajan mukaan SVG-kuvaksi
cli-analyse-about = Kerro, mitä tallenteen joka siirto oli arvoltaan, mikä oli tuuria ja mikä taitoa
cli-analyse-record = Tallenne
cli-analyse-bot = Kuka arvioi; oletuksena vahvin botti
cli-analyse-budget = Kauanko joka siirtoa mietitään
cli-analyse-samples = Moneenko muuhun arvontaan kutakin verrataan; 0 jättää tuurin pois
cli-analyse-seed = Määrää kaiken otannan
cli-analyse-json = Tulosta yksi JSON-asiakirja
cli-analyse-plot = Piirrä SVG-kuvaksi, kuka johti
cli-bench-about = Pelaa satunnaisia pelejä niin nopeasti kuin voi ja tarkista summat
cli-bench-game = Vain tämä peli
cli-bench-seconds = Suoritinsekunteja joka riville
cli-bench-json = Tulosta yksi JSON-asiakirja
cli-completions-about = Tulosta täydennykset komentotulkille
cli-completions-shell = Komentotulkki
cli-man-about = Tulosta käsikirjasivu
language-unknown = Kieltä ”{ $asked }” ei ole täällä; käytössä on ”{ $used }”.
record-place = { $file }, rivi { $line }, sarake { $column }:

# Replay
replay-place = { $player }: sija { $place }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
replay-checked = { $count ->
    [one] Yksi tapahtuma tarkistettu sääntöjen mukaan.
   *[other] Kaikki { $count } tapahtumaa tarkistettu sääntöjen mukaan.
}
replay-verified = Joka arvonta vastaa paljastettua salaisuutta.

# Engine
engine-unknown = ”{ $command }” ei ole komento. Komennot: { $possible }
engine-needs = ”{ $command }” tarvitsee: { $what }
engine-too-much = ”{ $command }” kirjoitetaan yksin; ”{ $text }” on liikaa.
engine-no-game = Peliä ei ole valittu: sano ensin ”game NAME seats N”.
engine-nothing-to-undo = Mitään peruttavaa ei ole.
engine-thinking = Botti miettii; nyt kuullaan vain ”stop”.
refused-rule-unknown = Sääntöä ”{ $rule }” ei ole täällä. Säännöt: { $possible }.
refused-picture-format = Kuvan nimen lopussa on oltava .svg tai .png.

# klots load
cli-load-about = Mittaa, paljonko palvelin jaksaa tällä koneella
cli-load-sockets = Yhteyksiä, jaettuna pöytiin
cli-load-tables = Pöytiä
cli-load-every = Sekunteja kahden siirron välillä pöydässä
cli-load-seconds = Kauanko mitataan
cli-load-flood = Siirrä heti, kun edellinen siirto on vahvistettu
cli-load-idle = Yhdistä, mutta älä siirrä
cli-load-game = Mitä peliä pelataan
cli-load-url = Tällä koneella jo käyvä palvelin; ilman sitä sellainen käynnistetään
cli-load-data = Missä käynnistetty palvelin säilyttää tietonsa; ilman sitä kansiossa, joka poistetaan lopuksi
cli-load-database-url = PostgreSQL-tietokanta käynnistetylle palvelimelle
cli-load-json = Tulosta yksi JSON-asiakirja

# klots backup, restore, export, import
cli-backup-about = Kirjoita varmuuskopio, myös palvelimen käydessä
cli-backup-file = Uusi tiedosto
cli-backup-data = Tietokansio
cli-backup-database-url = PostgreSQL-tietokanta tietokansion sijasta
cli-restore-about = Palauta varmuuskopio uuteen tai tyhjään tietokansioon
cli-restore-file = Varmuuskopio
cli-restore-data = Uusi tietokansio
cli-export-about = Kirjoita kaikki siirrettävässä muodossa, toiseen tietokantaan muuttoa varten
cli-export-file = Uusi tiedosto
cli-export-data = Tietokansio
cli-export-database-url = PostgreSQL-tietokanta tietokansion sijasta
cli-import-about = Lue siirrettävä muoto tyhjään tietokantaan
cli-import-file = Viety tiedosto
cli-import-data = Tietokansio
cli-import-database-url = PostgreSQL-tietokanta tietokansion sijasta
cli-restore-database-url = PostgreSQL-tietokanta tietokansion sijasta
serve-listening = Klots on valmis: { $url }
serve-no-address = Osoitteessa { $address } ei voi kuunnella.
keep-done = { $file }: pöytiä { $tables }, tapahtumia { $events }, ihmisiä { $people }.

# klots solve
cli-solve-about = Ratkaise Quixo: joka laudan arvo
cli-solve-game = Mitä ratkaistaan
cli-solve-size = Kuutioita rivissä: 3, 4 tai 5
cli-solve-distances = Selvitä myös, miten kaukana voitot ja tappiot ovat
cli-solve-dir = Säilytä valmiit taulukot tässä ja jatka niistä keskeytyksen jälkeen
cli-solve-layers = Vain näin monta käännettyjen kuutioiden määrää, täydestä laudasta alkaen
cli-solve-threads = Käytettävät säikeet
cli-solve-json = Tulosta yksi JSON-asiakirja
solve-progress = { $cubes } kuutiota, { $rate } lautaa/s, { $left } s jäljellä, muistia { $memory } Mt, levyä { $disk } Mt
solve-layer = { $cubes ->
    [0] Yhteensä: voittoja { $wins }, tappioita { $losses }, tasapelejä { $draws }
   *[other] Käännettyjä kuutioita { $cubes }: voittoja { $wins }, tappioita { $losses }, tasapelejä { $draws }
}
solve-first = { $value ->
    [win] Aloittaja voittaa.
    [loss] Aloittaja häviää.
   *[draw] Peli on tasapeli.
} ({ $distance })
solve-done = { $seconds } s, { $rate } lautaa sekunnissa symmetriat yhdistäen; koko lauta vie tällä vauhdilla { $whole } tuntia.
refused-solve-size = Laudoissa on 3, 4 tai 5 kuutiota rivissä.
refused-solve-folder = Viiden kuution laudat tarvitsevat kansion taulukoilleen (--dir).
