### The web page

app-title = Klots – neljä laattapeliä
skip = Sisältöön
loading = Ladataan…
close = Sulje
save = Tallenna
answer-yes = Kyllä
answer-no = Ei
sum = Summa
points = Pisteet
points-why =
    { $points ->
        [one] { $points } piste: miksi?
       *[other] { $points } pistettä: miksi?
    }
points-bonus = Bonukset
points-before = Aiemmat pelit
language = Kieli
footer = Klots: avoin kaikille, tiliä ei tarvita.
footer-api = Ohjelmille
guest-name = Vieras
bot-name = Tietokone ({ $level })

nav = Sivut
nav-rules = Säännöt
nav-pad = Pistelehtiö
nav-account = Sinä
nav-settings = Asetukset

home-title = Neljä laattapeliä, yksi pöytä
home-lead = Pelaa heti tietokonetta vastaan, yhdellä laitteella tai ystävien kanssa linkillä. Tiliä ei tarvita.
home-kingdomino = Aseta laattoja linnasi ympärille ja laske maasi kruunut.
home-triominos = Aseta kolmikulmaisia laattoja, sovita kulmat, sulje kuusikulmio.
home-quixo = Ota kuutio, työnnä se takaisin ja tee viiden suora.
home-dominoes = Pitkä ketju aina pariin 9-9 asti, kahdesta kymmeneen pelaajaa.
home-play-now = Pelaa heti
home-with-friends = Ystävien kanssa
home-one-device = Yhdellä laitteella
home-learn = Opettele
home-more = Lisää valintoja…
home-open-tables = Avoimet pöydät
home-no-tables = Juuri nyt mikään pöytä ei odota. Luo pöytä, niin muut näkevät sen täällä.
home-mine = Pelisi
home-you-are = Nimesi täällä on { $name }.
tables-free =
    { $count ->
        [one] { $count } vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
tables-join = Istu pöytään
tables-watch = Katso
tables-go-on = Jatka
tables-your-turn = Sinun vuorosi
tables-look = Katso uudelleen

new-title = Uusi pöytä: { $game }
new-device-title = Yhdellä laitteella: { $game }
new-device-about = Kaikki pelaavat tällä laitteella. Jos laatat pidetään salassa, vuorojen väliin laskeutuu verho.
new-seats = Ketkä pelaavat
new-how-many = Pelaajien määrä
new-you = Sinä
new-person = Ihminen
new-open = Vapaa tulijalle
new-name-of = Pelaajan { $number } nimi
new-who-sits = Kuka istuu paikalla { $number }
new-options = Miten pelataan
new-table = Pöytä
new-visible = Kaikki saavat nähdä tämän pöydän ja istua siihen
new-chat = Pelaajat saavat kirjoittaa toisilleen
new-rated = Luokituspeli: ei vihjeitä, ei perumista
new-start = Aloita peli
new-make = Luo pöytä
new-match = Etsi peliseuraa
options-none = Tässä pelissä ei ole valintoja näin monelle.
clock = Kello
clock-none = Ei kelloa
clock-move =
    { $seconds ->
        [one] { $seconds } sekunti vuoroa kohti
       *[other] { $seconds } sekuntia vuoroa kohti
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minuutti kullekin
       *[other] { $minutes } minuuttia kullekin
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } päivä vuoroa kohti
       *[other] { $days } päivää vuoroa kohti
    }
clock-days-left =
    { $days ->
        [one] { $days } päivä
       *[other] { $days } päivää
    }
clock-low =
    { $seconds ->
        [one] { $seconds } sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }

gather-title = { $game }: pöytä
gather-free = vapaa
gather-you = sinä
gather-host = isäntä
gather-ready = valmis
gather-not-ready = ei vielä valmis
gather-sit = Istu tähän
gather-seat-bot = Tietokone…
gather-unseat = Vapauta paikka
gather-name = Nimesi
gather-start = Valmis: aloita
gather-wait = Odota, ei vielä
gather-leave = Nouse pöydästä
gather-waiting =
    { $count ->
        [one] Odotetaan vielä { $count } pelaajaa.
       *[other] Odotetaan vielä { $count } pelaajaa.
    }
gather-word = Sana sekoitukseen
gather-word-about = Palvelin on jo lukinnut salaisuutensa; vain sen sormenjälki näytetään. Sanasi sekoitetaan mukaan, joten kukaan ei ole voinut valita laattoja. Jos jätät sen tyhjäksi, sana arvotaan.
gather-commitment = Salaisuuden sormenjälki:
invite-title = Kutsu ystäviä
invite-about = Lähetä tämä linkki. Sen avaaja istuu pöytään yhdellä napautuksella.
invite-link = Linkki tähän pöytään
invite-copy = Kopioi linkki
invite-copied = Kopioitu
invite-share = Jaa
invite-qr = Linkki QR-koodina

turn-yours = Sinun vuorosi
turn-of = Vuorossa { $player }
turn-over = Peli on ohi
turn-paused = Peli on tauolla
turn-mark = on vuorossa
title-your-turn = Sinun vuorosi
title-over = Peli ohi
hand = Kätesi
hand-playable = sopii
hand-earlier = Siirrä laattaa vasemmalle
hand-later = Siirrä laattaa oikealle
hand-count =
    { $player }: { $count ->
        [one] { $count } laatta
       *[other] { $count } laattaa
    } kädessä, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
pool-count =
    { $count ->
        [one] { $count } laatta pakassa
       *[other] { $count } laattaa pakassa
    }
stock-count =
    { $count ->
        [one] { $count } laatta pakassa
       *[other] { $count } laattaa pakassa
    }
move-commit = Pelaa
move-turn = Käännä
move-back = Pane takaisin
move-gone = Siirtosi ei ole enää mahdollinen.
plan-commit = Suunnittele
plan-armed = Suunniteltu: { $move }. Se pelataan heti, kun on sinun vuorosi.
plan-off = Suunniteltu siirto on peruttu.
moves-filter = Etsi siirto kirjoittamalla; Enter pelaa ensimmäisen.
moves-count =
    { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
tool-hint = Vihje
tool-undo = Peru
tool-ask-undo = Pyydä perumista
tool-moves = Kaikki siirrot
tool-log = Loki ja keskustelu
tool-menu = Lisää
tool-result = Tulos
tool-read = Lue pöytä ääneen
tool-zen = Vain lauta
tool-resign = Luovuta
tool-leave = Lähde (tietokone jatkaa)
rule-link = Sääntö { $rule }
reconnecting = Yhteys katkesi. Yhdistetään uudelleen…
bot-plays = Tässä pelaa tietokone
bot-plays-for-you = Tietokone pelaa puolestasi.
play-yourself = Pelaa taas itse
play-on = Jatka peliä
take-over = Anna tietokoneen pelata
presence-here = täällä
presence-away = poissa
presence-gone = lähtenyt
watching =
    { $count ->
        [one] { $count } katsoo
       *[other] { $count } katsoo
    }
log = Mitä tapahtui
round-over =
    { $why ->
        [out] Kierros on ohi: yksi käsi on tyhjä.
        [blocked] Kierros on ohi: kukaan ei voi pelata.
       *[none] Edellinen peli on ohi.
    }
round-hands = Mitä käteen jäi
since-title = Edellisen vuorosi jälkeen
since-nothing = Ei vielä mitään.
hint-title = Vihje
hint-none = Nyt ei ole vihjettä.
hint-value = Voittomahdollisuus { $percent } %.
offer-undo = Pyydä perumista
offer-draw = Tarjoa tasapeliä
offer-pause = Pyydä taukoa
offer-rematch = Pelaa uudelleen
offer-undo-asked = { $player } haluaisi perua viimeisen siirron.
offer-draw-asked = { $player } tarjoaa tasapeliä.
offer-pause-asked = { $player } pyytää taukoa.
offer-rematch-asked = { $player } haluaisi pelata uudelleen.
offer-undo-waits = Pyysit siirtosi perumista.
offer-draw-waits = Tarjosit tasapeliä.
offer-pause-waits = Pyysit taukoa.
offer-rematch-waits = Haluaisit pelata uudelleen. Odotetaan muita.
offer-withdraw = Antaa olla
curtain-give = Anna laite: { $player }
curtain-hold = { $player }: pidä painettuna
chat = Keskustelu
chat-presets = Sano…
chat-own = Kirjoita jotain
chat-send = Lähetä
chat-team = joukkue
chat-team-only = Vain parilleni
chat-hello = Hei!
chat-good-luck = Onnea peliin!
chat-well-played = Hyvin pelattu!
chat-thanks = Kiitos!
chat-oops = Hups!
chat-thinking = Mietin vielä…
chat-back-soon = Palaan pian.
chat-good-game = Hyvä peli!
zoom-in = Suurenna
zoom-out = Pienennä
zoom-fit = Näytä kaikki
zoom-new-tile = Uusi laatta on tuolla

help-title = Näppäimet ja apua
help-kingdomino = Valitse hehkuva ruutu; laatta näkyy siinä pisteineen. Käännä se ja pelaa. D vie valittaviin laattoihin, P valtakuntaasi.
help-triominos = Valitse laatta kädestäsi (1–9) ja sitten jokin syttyvistä paikoista. Siirrä pöytää vetämällä, 0 näyttää kaiken.
help-quixo = Ota vaaleareunainen kuutio ja valitse, miltä puolelta se työnnetään. Näppäimistöllä: nuolet, Enter, sitten sen puolen nuoli.
help-dominoes = Valitse laatta kädestäsi (1–9) ja sitten ketjun pää: vasen tai oikea.
help-tab = kädestä laudalle ja eteenpäin
help-arrows = paikkojen välillä, joissa siirto on mahdollinen
help-enter = valitse, ja pelaa näytetty
help-escape = takaisin
help-order = siirrä laattaa kädessäsi
help-turn = käännä laattaa (Shift: toiseen suuntaan)
help-list = luettelo kaikista siirroista, haku kirjoittamalla
help-hint = vihje
help-undo = peru tai pyydä perumista
help-read = lue pöytä ääneen
help-zen = vain lauta

after-title = Tulos
after-won =
    { $count ->
        [one] { $players } voittaa!
       *[other] { $players } jakavat voiton!
    }
after-draw = Tasapeli: kukaan ei voita.
after-flagged = Jonkun aika loppui.
after-resigned = Joku luovutti.
after-agreed = Kaikki suostuivat tasapeliin.
after-abandoned = Peli jäi kesken.
after-again = Pelaa uudelleen
after-to-rematch = Seuraavaan peliin
after-replay = Katso uudelleen
after-record = Tallenna peli
fair-title = Oliko sekoitus reilu?
fair-about = Ennen peliä palvelin näytti salaisuutensa sormenjäljen; sitten jokainen lisäsi sanan. Nyt salaisuus on auki, ja tämä sivu laskee joka arvonnan uudelleen. Se todistaa, ettei mitään muutettu alun jälkeen. Se ei todista, ettei palvelimen pitäjä kertonut salaisuutta ystävälle.
fair-check = Laske joka arvonta uudelleen
fair-failed = Arvontoja ei voitu tarkistaa: salaisuutta ei ole, tai tämä selain sallii sen vain suojatulla yhteydellä.
fair-commitment =
    { $right ->
        [yes] Salaisuus vastaa sormenjälkeä.
       *[no] Salaisuus ei vastaa sormenjälkeä!
    }
fair-draws = Laskelmaa vastaa { $right } / { $all } arvontaa.
replay-title = Pelin katselu
replay-table = Pöytään
replay-start = Alku
replay-first = Alkuun
replay-back = Siirto taaksepäin
replay-next = Siirto eteenpäin
replay-last = Loppuun
replay-play = Toista itsestään
replay-stop = Pysäytä
replay-slider = Siirto
replay-eyes = Kenen silmin
replay-all = kaikkien
analysis-title = Analyysi
analysis-about = Tietokone katsoo joka päätöksen uudelleen. Siihen menee hetki.
analysis-start = Analysoi
analysis-busy = Miettii…
analysis-graph = Kunkin voittomahdollisuus siirto siirrolta
analysis-costly = Kalleimmat siirrot
analysis-better = { $played } { $percent } % parempi: { $better }
analysis-no-cost = Mikään siirto ei maksanut paljon.
analysis-luck = Mitä tuuri teki
analysis-luck-of = { $player }: { $percent } %

lesson = Opastettu peli
lesson-next = Seuraava
lesson-stop = Lopeta opastus
learn-title = Opettele { $game }
learn-guided = Ensimmäinen opastettu peli
learn-guided-about = Viisi minuuttia oikealla laudalla, asia kerrallaan. Tietokone pelaa kiltisti.
learn-start = Aloita
learn-rules = Lue säännöt
rules-read = Lue

pad-kept = Kirjaamasi pysyy tällä laitteella.
pad-clear = Tyhjennä lehtiö
pad-undo = Peru viimeinen rivi
pad-more = Yksi pelaaja lisää
pad-fewer = Yksi pelaaja vähemmän
pad-whose = Kenen vuoro
pad-what = Mitä
pad-value = Laatan arvo
pad-others = Muiden käsien arvo
pad-add = Kirjaa { $points }
pad-add-round = Lisää kierros
pad-round = Kierros
pad-target = Tavoite
pad-terrain = Maasto
pad-crowns = Kruunut
pad-empty = tyhjä
pad-kingdom = Valtakunta
pad-size = { $size } × { $size } ruutua
pad-kingdomino-about = Valitse maasto ja sen kruunut ja napauta sitten valtakunnan ruutuja.
pad-triominos-about = Kirjaa joka laatta, joka nosto ja joka kierroksen loppu; lehtiö laskee yhteen.
pad-dominoes-about = Kirjaa joka kierroksen jälkeen, mitä kullekin jäi käteen (pari lasketaan kerran). Pienin summa voittaa ja saa muiden pisteet.
pad-deed-lay = Asetettu laatta
pad-deed-start = Kierroksen ensimmäinen laatta
pad-deed-bridge = Silta
pad-deed-double = Kaksoisliitos
pad-deed-hexagon = Kuusikulmio
pad-deed-hexagons2 = Kaksi kuusikulmiota
pad-deed-hexagons3 = Kolme kuusikulmiota
pad-deed-draw = Nostettu laatta
pad-deed-stuck = Vuoro ilman laattaa
pad-deed-out = Käsi tyhjä, kierros voitettu
pad-deed-blocked = Pienin käsi jumikierroksella

settings-look = Ulkonäkö
settings-theme = Värit
theme-auto = laitteen mukaan
theme-light = vaalea
theme-dark = tumma
theme-contrast = suuri kontrasti
settings-letters = Kirjain joka maastoon
settings-motion = Liike
motion-auto = laitteen mukaan
motion-full = animoitu
motion-none = paikallaan
settings-play = Pelaaminen
settings-confirm = Vahvista siirrot
confirm-always = aina
confirm-touch = vain koskettaessa
confirm-never = ei koskaan
settings-previews = Näytä, mitä siirto toisi
settings-playable = Merkitse sopivat laatat
settings-ahead = Suunnittele siirto muiden miettiessä
settings-ahead-about = Valitse siirto ennen vuoroasi ja vahvista se: se pelataan itsestään heti vuorosi alkaessa, jos se on vielä mahdollinen. Siihen asti Esc tai napautus peruu sen. Ei luokituspeleissä, joissa on salattuja laattoja.
settings-notices = Ilmoitukset
settings-sounds = Äänet
settings-notify = Kerro, kun on vuoroni, myös kun sivu on taustalla
settings-notify-refused = Selain ei salli tämän sivun ilmoituksia.
settings-kept = Asetukset pysyvät tällä laitteella ja toimivat ilman tiliä.
notice-your-turn = { $game }: on sinun vuorosi.
notice-restart =
    { $seconds ->
        [one] Palvelin käynnistyy uudelleen ja palaa noin { $seconds } sekunnin kuluttua. Mitään ei katoa.
       *[other] Palvelin käynnistyy uudelleen ja palaa noin { $seconds } sekunnin kuluttua. Mitään ei katoa.
    }
notice-frozen = Palvelin ei juuri nyt voi tallentaa siirtoja. Se jatkaa itsestään.

account-name = Nimesi
account-name-about = Näin muut näkevät sinut pöydässä.
account-saved = Tallennettu.
account-account = Tili, jos haluat
account-account-about = Se säilyttää luokituksesi ja pelisi. Kaikki vieraana pelaamasi tulee mukaan.
account-login = Käyttäjätunnus
account-password = Salasana
account-new-password = Uusi salasana
account-change-password = Vaihda salasana
account-sign-in = Kirjaudu
account-sign-up = Luo tili
account-sign-out = Kirjaudu ulos
account-signed-in = Olet kirjautunut.
account-signed-out = Olet kirjautunut ulos.
account-signed-in-as = Kirjautunut: { $name }
account-device = Pelaa toisella laitteella
account-device-about = Linkillä olet sama pelaaja myös toisella laitteella. Se toimii kerran; älä anna sitä kenellekään.
account-device-link = Luo linkki
account-played = Mitä olet pelannut
account-game = Peli
account-games = Pelejä
account-won = Voittoja
account-rating = Luokitus
account-history = Päättyneet pelit
account-sessions = Missä olet kirjautunut
account-this = tässä
account-end = Lopeta
account-token = Luo avain
account-token-label = Mille ohjelmalle
account-token-once = Se näytetään vain kerran:
account-data = Mitä sinusta säilytetään
account-data-about = Voit saada kaiken sinusta säilytetyn tiedostona tai poistattaa sen.
account-export = Tallenna tiedostona
account-forget = Poista kaikki minusta
account-forget-sure = Kyllä, poista kaikki lopullisesti
account-forgotten = Kaikki tietosi on poistettu.
recover-title = Ole täälläkin sama henkilö
recover-about = Tämä linkki tulee toiselta laitteeltasi. Kun hyväksyt, pelisi ovat täälläkin.
recover-accept = Kyllä, se olen minä
ranking = Ranking
ranking-place = Sija
ranking-name = Nimi
ranking-empty = Kenelläkään ei ole vielä luokitusta tässä pelissä.

problem-home = Etusivulle
problem-again = Yritä uudelleen
problem-no-page = Sellaista sivua ei ole.
problem-no-page-about = Ehkä osoite katkesi. Kaikkeen pääsee etusivulta.
problem-no-server = Palvelimeen ei saa yhteyttä.
problem-no-server-about = Pelisi ovat siellä tallessa ja jatkuvat, kun se palaa. Säännöt, pistelehtiö ja asetukset toimivat ilmankin.
problem-server = Palvelimella meni jotain vikaan.
problem-server-about = Mitään ei kadonnut. Yritä hetken päästä uudelleen.
problem-not-found = Sellaista pöytää ei ole.
problem-not-found-about = Linkki voi olla vanha tai katkennut. Pyydä ystävältä uusi tai luo pöytä itse.
problem-full-table = Tämä pöytä on täynnä.
problem-full-table-about = Kaikki paikat on varattu. Voit luoda oman pöydän.

terrain-letter-wheat = V
terrain-letter-forest = M
terrain-letter-water = J
terrain-letter-grass = N
terrain-letter-swamp = S
terrain-letter-mine = K
kingdomino-current = Asetettavana
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
        [one] Valtakunta: { $player }, { $points } piste
       *[other] Valtakunta: { $player }, { $points } pistettä
    }
kingdomino-enlarge =
    { $points ->
        [one] Katso valtakuntaa: { $player }, { $points } piste
       *[other] Katso valtakuntaa: { $player }, { $points } pistettä
    }
kingdomino-own-again = Takaisin omaan valtakuntaan
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Aseta { $tile }.
kingdomino-choose-tile = Valitse laatta seuraavalle kierrokselle.
kingdomino-no-place = Laatta { $number } ei sovi mihinkään. Se poistetaan.
kingdomino-discard = Poista { $number }
kingdomino-next-order = Valintavuorosi seuraavalla kierroksella: { $place }.
kingdomino-one-way = Mikään muu suunta ei sovi tähän.
kingdomino-not-here = Laatta ei sovi tähän.
kingdomino-move-pick = Valitse { $tile }
kingdomino-move-discard = Poista laatta { $number }
kingdomino-move-place = { $left } kohtaan { $a }, { $right } kohtaan { $b } ({ $gain })

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
quixo-loses = Varo: tästä tulee suora toiselle puolelle!

triominos-table =
    { $count ->
        [one] Pöydällä { $count } laatta { $tiles }
       *[other] Pöydällä { $count } laattaa { $tiles }
    }
triominos-spots = Paikat, joihin laatta sopii
triominos-points =
    { $bonus ->
        [bridge] { $points } pistettä, silta
        [double] { $points } pistettä, kaksoisliitos
        [hexagon] { $points } pistettä, kuusikulmio
       *[none]
            { $points ->
                [one] { $points } piste
               *[other] { $points } pistettä
            }
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
triominos-draw = Nosta (−5), jäljellä { $count }
triominos-pass = Ohita (−10)
triominos-move-start = Aloita laatalla { $tile }: { $points }
triominos-move-beside = Aseta { $tile } laatan { $beside } viereen
triominos-move-lay = Aseta { $tile } laatan { $beside } viereen: { $points }

dominoes-tile = { $left } ja { $right }
dominoes-double = pari { $number }
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
dominoes-fits-nowhere = { $tile }: ei sovi päähän { $left } eikä päähän { $right }.
dominoes-must-start = Kierroksen aloittaa laatta { $tile }.
dominoes-must-draw = Mikään ei sovi: nosta.
dominoes-must-pass = Mikään ei sovi ja pakka on tyhjä: ohita.
dominoes-draw = Nosta, jäljellä { $count }
dominoes-pass = Ohita
dominoes-sort =
    { $order ->
        [pips] Pisteiden mukaan
        [doubles] Parit ensin
        [own] Oma järjestys
       *[drawn] Nostojärjestys
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } vasemmalle, numeroon { $number }
        [right] { $tile } oikealle, numeroon { $number }
       *[start] { $tile } ensimmäiseksi laataksi
    }
points-rounds-before = Aiemmat kierrokset
points-last-round = Viimeinen kierros
bot-name-number = Tietokone { $number } ({ $level })
new-delay = Katsojat näkevät siirrot
delay-none = heti
delay-moves =
    { $count ->
        [one] { $count } siirron jäljessä
       *[other] { $count } siirtoa jäljessä
    }
delay-seconds =
    { $count ->
        [one] { $count } sekunnin jäljessä
       *[other] { $count } sekuntia jäljessä
    }
hand-tiles =
    { $count ->
        [one] { $count } laatta kädessä
       *[other] { $count } laattaa kädessä
    }
round-to = Kierros { $round }, tavoite { $target } pistettä
tool-resign-sure = Kyllä, luovuta lopullisesti
since-play = Näytä laudalla
since-playing = Mitä tapahtui: { $at } / { $all }
since-skip = Ohita
replay-link = Kopioi linkki tähän siirtoon
settings-install = Asenna Klots tälle laitteelle
settings-install-about = Se saa oman kuvakkeen ja ikkunan; säännöt ja pistelehtiö avautuvat silloin ilman yhteyttä.
notice-matched = Joku on tullut pelaamaan kanssasi.
notice-go = Pöytään
account-kind-session = Selain
account-kind-token = Ohjelma
kingdomino-round = Kierros { $round } / { $rounds }
kingdomino-game = Peli { $game } / { $games }
settings-push = Myös kun sivu on suljettu
settings-push-about = Selaimesi valmistaja välittää tyhjän kutsun, jossa ei ole tekstiä. Se on pois päältä, kunnes otat sen käyttöön.
notice-called = On sinun vuorosi.
