### What only the command line says.

## The command line

cli-about = Neljä laattapeliä saman katon alla: Kingdomino, Triominos, Quixo ja Domino Double 9.
cli-lang = Kaikkien tekstien kieli, esimerkiksi ”de” tai ”et”; oletuksena järjestelmän kieli
cli-serve-about = Käynnistä palvelin, jossa on sivu, botit ja sisäinen tietokanta; klots ilman komentoa tekee saman
cli-serve-config = TOML-tiedosto, jossa on asetukset
cli-serve-data = Tietokansio; oletuksena käyttäjätilisi oma
cli-serve-listen = Osoite, jossa kuunnellaan
cli-serve-public-url = Osoite, jota ihmiset käyttävät
cli-serve-database-url = Säilytä kaikki tässä PostgreSQL-tietokannassa
cli-serve-metrics-listen = Prometheus-mittausten osoite
cli-serve-no-browser = Älä avaa selainta
cli-serve-print-config = Tulosta kaikki asetukset TOML-muodossa ja lopeta
cli-serve-log-json = Kirjoita loki JSON-riveinä
cli-play-about = Pelaa päätteessä: botteja vastaan, yhdessä yhdellä näppäimistöllä, tai katso tallennetta
cli-play-game = Aloitettava peli; ilman sitä valikko kysyy
cli-play-seats = Pelaajien määrä
cli-play-people = Moniko heistä pelaa tällä päätteellä
cli-play-level = Bottien taso: beginner, easy, medium, hard tai expert
cli-play-options = Pelin valinnat, esimerkiksi ”harmony=yes dynasty=yes”
cli-play-resume = Jatka tallennettua peliä
cli-play-watch = Katso tallennetta askel askeleelta
cli-play-plain = Tekstirivejä ja numeroituja siirtoja, ruudunlukijoille ja putkille
cli-play-saves = Minne pelit tallennetaan
cli-engine-about = Puhu boteille ja tuomareille tekstiriveinä (katso docs/engine.md)
cli-replay-about = Näytä tallennettu peli askel askeleelta ja tarkista jokainen siirto
cli-replay-file = Tallenne; ”-” lukee vakiosyötettä
cli-replay-to = Pysähdy näin monen tapahtuman jälkeen
cli-replay-verify = Laske jokainen arvonta uudelleen paljastetusta salaisuudesta
cli-replay-seal = Pöydän näyttämä sinetti vertailua varten
cli-replay-commitment = Pöydän näyttämä sormenjälki vertailua varten
cli-replay-json = Tulosta yksi JSON-asiakirja
cli-replay-positions = Tulosta asema jokaisen tapahtuman jälkeen
cli-replay-eyes = Tulosta tallenne sellaisena kuin yksi pelaaja sen näkee: paikan numero tai ”onlooker”
cli-rules-about = Lue pelin säännöt
cli-rules-game = Peli; ilman sitä luettelo peleistä
cli-rules-rule = Vain tämän numeron sääntö, esimerkiksi K13
cli-render-about = Piirrä asema tai tallenteen hetki SVG- tai PNG-kuvaksi
cli-render-record = Tallenne; siitä piirretään viimeinen hetki
cli-render-to = Piirrä hetki näin monen tapahtuman jälkeen
cli-render-position = Asema tekstinä tallenteen sijasta
cli-render-game = Aseman peli
cli-render-seats = Pelaajien määrä
cli-render-options = Pelin valinnat, esimerkiksi ”mighty_duel=yes”
cli-render-eyes = Kenen näkökulmasta piirretään: paikan numero, ”onlooker” tai ”reviewer”
cli-render-width = PNG-kuvan leveys
cli-render-output = Kirjoitettava kuva: x.svg tai x.png
cli-arena-about = Anna bottien pelata toisiaan vastaan ja kerro, miten varma tulos on
cli-arena-game = Peli
cli-arena-seats = Pelaajien määrä
cli-arena-options = Pelin valinnat
cli-arena-bots = Botit, esimerkiksi ”expert,hard” tai ”expert@1s,expert@100ms”
cli-arena-games = Pelien määrä; jokainen jako pelataan jokaiselta paikalta
cli-arena-budget = Kauanko botti saa miettiä: 100ms, 2s, 5000n (solmua), 800i (toistoa)
cli-arena-seed = Kaikkien arvontojen siemenluku
cli-arena-threads = Pelejä yhtä aikaa
cli-arena-wall = Mittaa miettimisaika kellolla suoritinajan sijasta
cli-arena-sprt = Lopeta aikaisin, kun ensimmäinen botti on vähintään ELO1 tai enintään ELO0 parempi kuin toinen
cli-arena-ledger = Tallenna jokainen peli tähän ja jatka siitä ensi kerralla
cli-arena-records = Tallenna pelit tähän kansioon
cli-arena-shard = Pelaa vain osa I / N ottelusta
cli-arena-merge = Yhdistä osien tulokset pelaamisen sijasta
cli-arena-json = Tulosta yksi JSON-asiakirja
cli-arena-csv = Kirjoita taulukko
cli-arena-plot = Piirrä vahvuus miettimisajan mukaan SVG-kuvaksi
cli-analyse-about = Kerro, minkä arvoinen tallenteen jokainen siirto oli, mikä oli tuuria ja mikä taitoa
cli-analyse-record = Tallenne
cli-analyse-bot = Kuka arvioi; oletuksena tämän pelin arviointiin tehty botti
cli-analyse-budget = Kauanko kutakin siirtoa mietitään
cli-analyse-samples = Moneenko muuhun arvontaan kutakin verrataan; 0 jättää tuurin pois
cli-analyse-seed = Kaiken otannan siemenluku
cli-analyse-json = Tulosta yksi JSON-asiakirja
cli-analyse-plot = Piirrä SVG-kuvaksi, kuka johti
cli-bench-about = Pelaa satunnaisia pelejä niin nopeasti kuin voi ja tarkista summat
cli-bench-game = Vain tämä peli
cli-bench-seconds = Suoritinsekunteja riviä kohti
cli-bench-json = Tulosta yksi JSON-asiakirja
cli-completions-about = Tulosta täydennykset komentotulkille
cli-completions-shell = Komentotulkki
language-unknown = Kieltä ”{ $asked }” ei ole täällä; käytössä on ”{ $used }”.

## Arena

refused-budget = ”{ $text }” ei ole miettimisaika. Mahdollisia: { $possible } (millisekunteja, sekunteja, solmuja, toistoja).
arena-progress =
    { $done } / { $of } peliä · { $score } · { $seconds ->
        [one] { $seconds } sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }
arena-heading =
    { $game }, paikkoja: { $seats }, { $budget } siirtoa kohti: { $games ->
        [one] { $games } peli
       *[other] { $games } peliä
    }, { $deals ->
        [one] { $deals } jako
       *[other] { $deals } jakoa
    }
arena-row = { $bot }: osuus { $share } ± { $sure } %, voitot { $wins }, jaetut { $shared }, tappiot { $losses }; pisteet { $points }, ero { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms siirtoa kohti
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } kohtaaminen
       *[other] { $met } kohtaamista
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Peräkkäistesti: parempi (LLR { $llr }, rajat { $lower } ja { $upper })
        [not_better] Peräkkäistesti: ei parempi (LLR { $llr }, rajat { $lower } ja { $upper })
       *[open] Peräkkäistesti: ratkaisematta (LLR { $llr }, rajat { $lower } ja { $upper })
    }
arena-plot-title = Vahvuus ja miettimisaika
arena-plot-across = Miettimisaika (millisekunteja tai solmuja)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } botti ei riitä, kun paikkoja on { $seats }. Mahdollisia: { $possible } tai enemmän kuin paikkoja.
       *[other] { $bots } bottia ei sovi, kun paikkoja on { $seats }. Mahdollisia: { $possible } tai enemmän kuin paikkoja.
    }
refused-arena-games = Otteluun tarvitaan ainakin yksi peli.
refused-arena-illegal = { $bot } pelasi { $move }, mikä ei ole sallittua asemassa { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } ei ole tulostiedosto.
refused-arena-other-match = Tiedostossa { $path } on toisen ottelun tulokset.
refused-arena-nothing-to-merge = Nimeä yhdistettävät tulostiedostot.
refused-shard = ”{ $text }” ei ole ottelun osa. Mahdollisia: { $possible }.
refused-sprt = ”{ $text }” ei ole peräkkäistesti. Mahdollisia: { $possible }.

## klots analyse

analysis-seat =
    { $player }: tarkkuus { $accuracy } %, parhaita siirtoja { $best } / { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } epätarkkuus
       *[other] { $inaccuracies } epätarkkuutta
    }, { $mistakes ->
        [one] { $mistakes } virhe
       *[other] { $mistakes } virhettä
    }, { $blunders ->
        [one] { $blunders } paha virhe
       *[other] { $blunders } pahaa virhettä
    }. Hukattu: { $lost } % voitosta; tuuri: { $luck } %.
analysis-luck-decided = Tuuri ratkaisi: pelaajalle { $player } se oli { $luck } % voitosta.
analysis-play-decided = Taito ratkaisi: muut hukkasivat { $percent } % voitosta, ja { $player } käytti sen hyväkseen.
analysis-even = Juuri mitään ei hukattu; { $player } voitti tasaisen pelin.
turning-move = Siirto { $event }: { $player } pelasi { $move }, ja voittomahdollisuus laski: { $before } % → { $after } %. Parempi oli { $better }.
turning-good-luck = Tapahtuma { $event }: tuuri ({ $luck }) nosti pelaajan { $player } voittomahdollisuutta: { $before } % → { $after } %.
turning-bad-luck = Tapahtuma { $event }: huono tuuri ({ $luck }) laski pelaajan { $player } voittomahdollisuutta: { $before } % → { $after } %.
turning-decided = Tapahtumasta { $event } alkaen { $player } johti loppuun asti.
analysis-plot-title = Pelin kulku
analysis-plot-across = Tapahtuma
analysis-plot-up = Voittomahdollisuus

## What every help text and every mistake on the command line needs

cli-man-about = Tulosta käsikirjasivu
cli-usage = Käyttö:
cli-heading-commands = Komennot
cli-heading-arguments = Argumentit
cli-heading-options = Valitsimet
cli-heading-examples = Esimerkkejä
cli-heading-exit = Paluuarvot
cli-help = Tulosta ohje
cli-version = Tulosta versio
cli-word-options = VALITSIMET
cli-word-command = KOMENTO
cli-note-default = oletuksena { $value }
cli-note-variable = tai muuttuja { $name }
cli-note-possible = mahdollisia: { $values }
cli-exit-done = kaikki meni hyvin
cli-exit-failed = hylätty tai epäonnistunut; syy on vakiovirhetulosteessa
cli-exit-usage = komentoriviä ei voi lukea
cli-error-argument = Argumenttia ”{ $text }” ei ole tässä.
cli-error-command = Komentoa ”{ $text }” ei ole.
cli-error-command-missing = Komento puuttuu.
cli-error-value = Argumentille { $argument } ei käy ”{ $value }”.
cli-error-value-possible = Argumentille { $argument } ei käy ”{ $value }”. Mahdollisia: { $possible }.
cli-error-value-missing = { $argument } tarvitsee arvon.
cli-error-value-extra = { $argument } ei ota arvoa, mutta sai arvon ”{ $value }”.
cli-error-missing = Puuttuu: { $arguments }
cli-error-conflict = { $argument } ei käy yhdessä argumentin { $other } kanssa.
cli-error-twice = { $argument } voidaan antaa vain kerran.
cli-error-encoding = Jokin argumentti ei ole luettavaa tekstiä (UTF-8).
cli-error-other = Tätä komentoriviä ei voi lukea.
cli-error-suggestion = Tarkoititko ”{ $text }”?
cli-error-help = ”{ $command }” näyttää, mikä on mahdollista.
cli-man-name = NIMI
cli-man-synopsis = YLEISKATSAUS
cli-man-description = KUVAUS
cli-man-command = Yhden komennon sivu, esimerkiksi ”play”

## Replay

replay-place = { $player }: sija { $place }, { $points ->
    [one] { $points } piste
   *[other] { $points } pistettä
}
replay-checked = { $count ->
    [one] Yksi tapahtuma tarkistettu sääntöjen mukaan.
   *[other] Kaikki { $count } tapahtumaa tarkistettu sääntöjen mukaan.
}
replay-verified = Jokainen arvonta vastaa paljastettua salaisuutta.
replay-sealed = Sinetti täsmää: peli, valinnat, nimet, sanat, siirrot ja tulos ovat ne, jotka sinetöitiin.
replay-sealed-but-names = Sinetti täsmää nimiä lukuun ottamatta: ne on sen jälkeen muutettu tai poistettu.
replay-not-sealed = Sinettiä ei ole: vain arvonnat on tarkistettu, ei nimiä, valintoja, siirtoja eikä tulosta.
replay-compare = Vertaa siihen, mitä pöytä näytti: { $name ->
    [seal] sinetti
   *[commitment] sormenjälki
} { $hash }
replay-no-result = Tallenne ei kerro, kuka voitti.

## Engine

engine-unknown = ”{ $command }” ei ole komento. Komennot: { $possible }
engine-needs = ”{ $command }” tarvitsee: { $what }
engine-too-much = Komennon ”{ $command }” perään ei kirjoiteta mitään; ”{ $text }” on ylimääräinen.
engine-no-game = Peliä ei ole valittu: sano ensin ”game NAME seats N”.
engine-nothing-to-undo = Mitään kumottavaa ei ole.
engine-thinking = Botti miettii; nyt käy vain ”stop”.
refused-rule-unknown = Sääntöä ”{ $rule }” ei ole täällä. Säännöt: { $possible }.
refused-picture-format = Kuvan nimen lopussa on oltava .svg tai .png.
refused-picture-width = Kuvan leveyden on oltava { $min }–{ $max } pikseliä.

## klots load

cli-site-about = Kirjoita sivu kansioksi mille tahansa webhotellille, ilman palvelinta
cli-site-folder = Kirjoitettava kansio
cli-site-base-path = Kansion polku webhotellissa, esimerkiksi ”/pelit/”
cli-site-written = Sivu on kansiossa { $folder }.
cli-error-site-module = Tällä versiolla ei voi pelata ilman palvelinta. Aja scripts/setup ja käännä uudelleen.
cli-load-about = Mittaa, millaisen kuorman palvelin kestää tällä koneella
cli-push-key-about = Luo avain push-ilmoituksille (katso docs/hosting.md)
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
load-machine = { $model }; ytimiä: { $cores }; muistia: { $memory }
load-database = Tietokanta
load-sockets = Yhteyksiä
load-tables = Pöytiä
load-seating = Aika, kunnes kaikki istuvat
load-moves = Tallennettuja siirtoja
load-everyone = Lähetyksestä kaikkien vastaanottoon
load-acknowledged = Lähetyksestä vahvistukseen
load-errors = Virheitä
load-first-error = Ensimmäinen virhe
load-games = Päättyneitä pelejä
load-memory-empty = Palvelimen muisti tyhjänä
load-memory-seated = Palvelimen muisti, kaikki istuvat
load-memory-end = Palvelimen muisti lopussa
load-memory-each = Muistia yhteyttä kohti
load-cpu-server = Palvelimen suoritinaika pelatessa
load-cpu-swarm = Pelaajien suoritinaika yhteensä
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, enint. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

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
serve-push-key = push.key ei ole avain, jonka ”klots push-key” on tulostanut.
serve-push-contact = Asetuksen push.contact on oltava osoite, kuten mailto:you@example.org tai https://example.org.
keep-done = { $file }: pöytiä { $tables }, tapahtumia { $events }, ihmisiä { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = OSOITE:PORTTI
cli-value-bots = BOTIT
cli-value-code = KOODI
cli-value-eyes = NÄKÖKULMA
cli-value-file = TIEDOSTO
cli-value-folder = KANSIO
cli-value-game = PELI
cli-value-level = TASO
cli-value-link = LINKKI
cli-value-name = NIMI
cli-value-number = N
cli-value-options = VALINNAT
cli-value-pixels = PIKSELIT
cli-value-position = ASEMA
cli-value-rule = SÄÄNTÖ
cli-value-seconds = SEKUNNIT
cli-value-shell = KOMENTOTULKKI
cli-value-time = AIKA

## klots score

cli-score-about = Selitä tekstinä kirjoitetun valtakunnan, kierroksen tai laudan pisteet (katso docs/notation.md)
cli-score-game = Peli
cli-score-file = Teksti; ”-” tai tyhjä lukee vakiosyötettä
cli-score-options = Pelin valinnat, esimerkiksi ”harmony=yes” tai ”hexagons=flat”
cli-score-json = Tulosta yksi JSON-asiakirja
refused-score-nothing = Tässä ei ole mitään laskettavaa.
refused-score-impossible = Näin ei ole voinut käydä: ”{ $text }”.
refused-score-word = Kohtaa ”{ $text }” ei voi lukea tässä. Mahdollisia: { $possible }.
refused-score-nobody = Kenen tämä on? Kirjoita ensin nimi ja kaksoispiste, esimerkiksi ”Anna:”.
refused-score-same-name = ”{ $name }” on jo luettelossa.

## klots join

cli-join-about = Liity palvelimen pöytään kutsulinkillä
cli-join-link = Linkki, sellaisena kuin sivu sen näyttää tai ystävä on sen lähettänyt
cli-join-name = Nimi, jolla pelaat; oletuksena käyttäjätunnuksesi
cli-join-seat = Haluamasi paikka, alkaen numerosta 1; oletuksena ensimmäinen vapaa
cli-join-watch = Katso vain
cli-join-plain = Tekstirivejä ja numeroituja siirtoja, ruudunlukijoille ja putkille
cli-join-session = Missä muistetaan, kuka olet milläkin palvelimella
cli-rules-pictures = Kirjoita esimerkkien kuvat tähän kansioon SVG-muodossa
refused-file-missing = Tiedostoa ”{ $file }” ei ole.
refused-file-unreadable = Tiedostoa ”{ $file }” ei voi lukea. { system-cause }
refused-file-unwritable = Tiedostoon ”{ $file }” ei voi kirjoittaa. { system-cause }
refused-no-home = Tällä käyttäjällä ei ole kotikansiota; anna kansio argumentilla { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Sellaista tiedostoa tai kansiota ei ole.
    [PermissionDenied] Sinulla ei ole siihen oikeutta.
    [IsADirectory] Se on kansio.
    [NotADirectory] Osa polusta ei ole kansio.
    [AlreadyExists] Se on jo olemassa.
    [StorageFull] Tila on lopussa.
    [ReadOnlyFilesystem] Levy on kirjoitussuojattu.
    [AddrInUse] Toinen ohjelma kuuntelee siellä jo.
    [AddrNotAvailable] Tällä koneella ei ole sitä osoitetta.
    [InvalidData] Se ei ole UTF-8-tekstiä.
    [ConnectionRefused] Siellä ei vastaa kukaan.
    [ConnectionLost] Yhteys katkesi.
    [TimedOut] Vastausta ei tullut ajoissa.
    [Unreachable] Osoitteeseen ei saada yhteyttä.
   *[other] Järjestelmä ilmoitti odottamattomasta virheestä.
}
refused-output = Vakiotulosteeseen ei voi kirjoittaa. { system-cause }
refused-input = Vakiosyötettä ei voi lukea. { system-cause }
refused-file-use = Tiedostoa ”{ $file }” ei voi käyttää. { system-cause }
refused-people = Ihmisiä ({ $people }) on enemmän kuin paikkoja ({ $seats }).
refused-arena-one = Botit pelaavat toisiaan vastaan: nimeä ainakin kaksi.
refused-settings = ”{ $text }” ei ole kelvollinen asetus.
refused-load-address = Vain tällä koneella olevaa palvelinta voi mitata, esimerkiksi { $example }.
refused-load-server = Palvelin ei käynnistynyt. Sen loki on tiedostossa { $file }.
refused-database = Tietokantaan ei saada yhteyttä. { system-cause }
engine-record-cut = Tallenne on vajaa: sen on päätyttävä riviin, jolla on pelkkä ”.”.

## klots train

cli-train-about = Kouluta pelin botit uudelleen
cli-train-game = Peli
cli-train-out = Minne koulutetut tiedostot kirjoitetaan
cli-train-part = Kuinka perusteellisesti, prosentteina mukana tulevien tiedostojen koulutuksesta
cli-train-threads = Käytettävät säikeet
refused-train-nothing = Pelille { $game } ei ole mitään koulutettavaa.
