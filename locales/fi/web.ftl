### What only the page says, and no single game.

## On every page

app-title = Klots – neljä laattapeliä
skip = Siirry sisältöön
loading = Ladataan…
close = Sulje
save = Tallenna
answer-yes = Kyllä
answer-no = Ei
sum = Yhteensä
points = Pisteet
points-why =
    { $points ->
        [one] { $points } piste: miksi?
       *[other] { $points } pistettä: miksi?
    }
points-bonus = Bonukset
points-before = Aiemmat pelit
points-rounds-before = Aiemmat kierrokset
points-last-round = Edellinen kierros
language = Kieli
footer = Klots: avoin kaikille, tiliä ei tarvita.
footer-api = API
guest-name = Vieras
bot-name = Tietokone ({ $level })
bot-beginner-1 = Pip
bot-beginner-2 = Tilli
bot-beginner-3 = Momo
bot-beginner-4 = Kiki
bot-beginner-5 = Lumi
bot-beginner-6 = Pelle
bot-beginner-7 = Zuzu
bot-beginner-8 = Nino
bot-beginner-9 = Fifi
bot-easy-1 = Lola
bot-easy-2 = Benno
bot-easy-3 = Nuni
bot-easy-4 = Coco
bot-easy-5 = Tobi
bot-easy-6 = Mimi
bot-easy-7 = Kuno
bot-easy-8 = Wanda
bot-easy-9 = Lino
bot-medium-1 = Bruno
bot-medium-2 = Mika
bot-medium-3 = Dora
bot-medium-4 = Gusto
bot-medium-5 = Nora
bot-medium-6 = Alma
bot-medium-7 = Berta
bot-medium-8 = Arno
bot-medium-9 = Tilda
bot-hard-1 = Finn
bot-hard-2 = Vera
bot-hard-3 = Rufus
bot-hard-4 = Kasper
bot-hard-5 = Stella
bot-hard-6 = Felix
bot-hard-7 = Roxy
bot-hard-8 = Viktor
bot-hard-9 = Luna
bot-expert-1 = Otto
bot-expert-2 = Ada
bot-expert-3 = Mira
bot-expert-4 = Iris
bot-expert-5 = Edgar
bot-expert-6 = Klara
bot-expert-7 = Oskar
bot-expert-8 = Nestor
bot-expert-9 = Selma
bot-beginner-about = Vasta oppii ja iloitsee joka siirrosta.
bot-easy-about = Kahmii nopeasti pisteitä eikä katso kauas.
bot-medium-about = Kärsivällinen: miettii vastaustasi ennen siirtoa.
bot-hard-about = Ovela: suunnittelee ennalta ja erehtyy harvoin.
bot-expert-about = On nähnyt kaikki pelit eikä unohda yhtäkään.

## Ways through the page

nav = Sivut
nav-rules = Säännöt
nav-pad = Pistelehtiö
nav-account = Profiili
nav-settings = Asetukset

## Home

home-title = Neljä laattapeliä, yksi pöytä
home-lead = Pelaa heti tietokonetta vastaan, yhdellä laitteella tai ystävien kanssa linkin kautta. Tiliä ei tarvita.
home-play-now = Pelaa heti
home-with-friends = Ystävien kanssa
home-one-device = Yhdellä laitteella
home-learn = Opettele
home-more = Lisää valintoja…
home-open-tables = Avoimet pöydät
home-no-tables = Avoimia pöytiä ei juuri nyt ole. Luo pöytä, niin muut näkevät sen täällä.
home-mine = Pelisi
home-you-are = Pelaat nimellä { $name }.
tables-free =
    { $count ->
        [one] { $count } vapaa paikka
       *[other] { $count } vapaata paikkaa
    }
tables-join = Liity
tables-watch = Katso
tables-go-on = Jatka
tables-your-turn = Sinun vuorosi
tables-look = Katso uudelleen
tables-more = Näytä lisää

## A new table

new-title = Uusi pöytä: { $game }
new-device-title = Yhdellä laitteella: { $game }
new-device-about = Kaikki pelaavat tällä laitteella. Peleissä, joissa laatat ovat piilossa, ne peitetään vuorojen välissä.
new-seats = Pelaajat
new-how-many = Pelaajien määrä
new-you = Sinä
new-person = Ihminen
new-open = Vapaa paikka
new-name-of = Pelaajan { $number } nimi
new-who-sits = Paikka { $number }
new-options = Pelin valinnat
new-table = Pöytä
new-visible = Julkinen: kaikki voivat nähdä tämän pöydän ja liittyä
new-chat = Pelaajat voivat keskustella
new-late = Myöhemmin tulevat voivat ottaa vapaan tai tietokoneen paikan
new-rated = Luokituspeli: ei vihjeitä, ei kumoamista
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
new-start = Aloita peli
new-make = Luo pöytä
new-match = Etsi vastustaja
new-match-about = { $button }: aina kuten säännöissä. { $clock }.
options-none = Tässä pelissä ei ole valintoja tälle pelaajamäärälle.
options-rulebook = Kuten säännöissä.
options-all = Kaikki valinnat
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

## Before the game

gather-title = { $game }: pöytä
gather-free = vapaa
gather-you = sinä
gather-host = isäntä
gather-ready = valmis
gather-not-ready = ei vielä valmis
gather-sit = Ota tämä paikka
gather-seat-bot = Tietokone…
gather-unseat = Poista pelaaja
gather-name = Nimesi
gather-start = Valmis
gather-wait = En ole valmis
gather-leave = Vapauta paikka
avatar = Kuvasi
avatar-number = Kuva { $number }
avatar-about = Kaikki pöydässä näkevät sen.
avatar-change = Nimi ja kuva
gather-waiting =
    { $count ->
        [one] Odotetaan vielä { $count } pelaajaa.
       *[other] Odotetaan vielä { $count } pelaajaa.
    }
gather-word = Sana sekoitukseen
gather-word-about = Palvelin on jo lukinnut salaisuutensa; vain sen sormenjälki näytetään. Sanasi sekoitetaan mukaan, joten kukaan ei ole voinut järjestää laattoja ennalta. Jos jätät sen tyhjäksi, sana arvotaan.
gather-commitment = Salaisuuden sormenjälki:
invite-title = Kutsu ystäviä
invite-about = Lähetä tämä linkki. Linkin avaaja voi liittyä yhdellä napautuksella.
invite-watch = Lähetä tämä linkki. Sen avaaja voi katsoa.
invite-link = Linkki tähän pöytään
invite-copy = Kopioi linkki
invite-copied = Kopioitu
invite-share = Jaa
invite-qr = Linkki QR-koodina

## At the table

turn-yours = Sinun vuorosi
turn-of = Vuorossa { $player }
turn-over = Peli on ohi
turn-paused = Tauko
turn-mark = on vuorossa
title-your-turn = Sinun vuorosi
title-over = Peli ohi
hand = Kätesi
hand-playable = sopii
hand-earlier = Siirrä laattaa vasemmalle
hand-later = Siirrä laattaa oikealle
hand-tiles =
    { $count ->
        [one] { $count } laatta kädessä
       *[other] { $count } laattaa kädessä
    }
hand-lacks = Varmasti puuttuu: { $numbers }
round-to = Kierros { $round }, tavoite { $target } pistettä
hand-count =
    { $player }: { $count ->
        [one] { $count } laatta
       *[other] { $count } laattaa
    } kädessä, { $points ->
        [one] { $points } piste
       *[other] { $points } pistettä
    }
move-commit = Pelaa
move-turn = Käännä
move-back = Peruuta
move-gone = Siirtosi ei ole enää mahdollinen.
plan-commit = Tee ennakkosiirto
plan-armed = Ennakkosiirto: { $move }. Se pelataan heti, kun on sinun vuorosi.
plan-off = Ennakkosiirto peruutettiin.
moves-filter = Etsi siirto kirjoittamalla; Enter pelaa ensimmäisen.
moves-count =
    { $count ->
        [one] { $count } siirto
       *[other] { $count } siirtoa
    }
tool-hint = Vihje
tool-undo = Kumoa
tool-ask-undo = Pyydä kumoamista
tool-moves = Kaikki siirrot
tool-log = Loki ja keskustelu
tool-menu = Lisää
tool-result = Tulos
tool-read = Lue pöydän tilanne ääneen
tool-zen = Vain lauta
tool-resign = Luovuta
tool-resign-sure = Kyllä, luovuta
tool-leave = Lähde (tietokone jatkaa)
rule-link = Sääntö { $rule }
reconnecting = Yhteys katkesi. Yhdistetään uudelleen…
bot-plays = Tässä pelaa tietokone
bot-plays-for-you = Tietokone pelaa puolestasi.
play-yourself = Pelaa taas itse
play-on = Jatka peliä
take-over = Anna tietokoneen pelata
presence-here = paikalla
presence-away = poissa
presence-gone = ei yhteyttä
watching =
    { $count ->
        [one] { $count } katsoja
       *[other] { $count } katsojaa
    }
log = Loki
round-over =
    { $why ->
        [out] Kierros on ohi: yhdellä pelaajalla ei ole enää laattoja.
        [blocked] Kierros on ohi: kukaan ei voi pelata.
       *[none] Edellinen peli on ohi.
    }
round-hands = Käteen jääneet laatat
since-title = Edellisen vuorosi jälkeen
since-nothing = Ei vielä mitään.
since-play = Näytä laudalla
since-playing = Mitä tapahtui: { $at } / { $all }
since-skip = Ohita
hint-title = Vihje
hint-none = Nyt ei ole vihjettä.
hint-value = Voittomahdollisuus: { $percent } %.
offer-undo = Pyydä kumoamista
offer-draw = Tarjoa tasapeliä
offer-pause = Pyydä taukoa
offer-rematch = Uusinta
offer-undo-asked = { $player } haluaisi kumota viimeisen siirron.
offer-draw-asked = { $player } tarjoaa tasapeliä.
offer-pause-asked = { $player } pyytää taukoa.
offer-rematch-asked = { $player } haluaisi uusinnan.
offer-undo-waits = Pyysit siirtosi kumoamista.
offer-draw-waits = Tarjosit tasapeliä.
offer-pause-waits = Pyysit taukoa.
offer-rematch-waits = Tarjosit uusintaa. Odotetaan muita.
offer-withdraw = Peruuta tarjous
curtain-give = Anna laite pelaajalle { $player }
curtain-hold = { $player }: pidä painettuna
chat = Keskustelu
chat-presets = Sano…
chat-own = Kirjoita viesti
chat-send = Lähetä
chat-unread = Uusia viestejä: { $count }
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
zoom-new-tile = Uusi laatta tässä suunnassa
own-table-undone = Kumosit viimeisen siirron.
own-table-offered =
    { $offer ->
        [undo] Pyydät viimeisen siirron kumoamista.
        [draw] Tarjoat tasapeliä.
        [pause] Pyydät taukoa.
        [rematch] Tarjoat uusintaa.
       *[other] Teet tarjouksen.
    }
own-table-accepted = Suostut.
own-table-declined = Et suostu.
own-table-withdrawn = Peruutat tarjouksen.
own-table-took-over = Botti jatkaa puolestasi.
own-table-handed-back = Olet taas pelissä.

## Help

help-title = Näppäimet ja ohjeet
help-tab = kädestä laudalle ja eteenpäin
help-arrows = paikkojen välillä, joissa siirto on mahdollinen
help-enter = valitse ja pelaa sitten näytetty siirto
help-escape = takaisin
help-order = siirrä laattaa kädessäsi
help-turn = käännä laattaa (Shift: toiseen suuntaan)
help-list = luettelo kaikista siirroista, haku kirjoittamalla
help-hint = vihje
help-undo = kumoa tai pyydä kumoamista
help-read = lue pöydän tilanne ääneen
help-zen = vain lauta

## After the game

after-title = Tulos
after-won =
    { $count ->
        [one] { $players } voitti!
       *[other] { $players } jakoivat voiton!
    }
after-draw = Tasapeli: ei voittajaa.
after-flagged = Pelaajan aika loppui.
after-resigned = Pelaaja luovutti.
after-agreed = Pelaajat sopivat tasapelistä.
after-abandoned = Peli jäi kesken.
after-again = Pelaa uudelleen
after-to-rematch = Siirry uusintaan
after-replay = Katso uudelleen
after-record = Tallenna peli
bring-friends = Jatka ystävien kanssa
bring-analyse = Analysoi palvelimella
bring-here = Säilytä tällä laitteella
bring-note = Tämä peli alkoi muualla ja tuotiin tänne, joten sekoitusta ei voi tarkistaa.
fair-title = Oliko sekoitus reilu?
fair-about = Ennen peliä palvelin näytti salaisuutensa sormenjäljen; sitten jokainen lisäsi sanan. Nyt salaisuus on paljastettu, ja tämä sivu laskee jokaisen arvonnan uudelleen. Se todistaa, ettei mitään muutettu alun jälkeen. Se ei todista, että palvelimen ylläpitäjä piti salaisuuden omana tietonaan.
fair-check = Tarkista kaikki arvonnat
fair-failed = Arvontoja ei voitu tarkistaa: salaisuutta ei ole, tai tämä selain sallii sen vain suojatulla yhteydellä.
fair-commitment =
    { $right ->
        [yes] Salaisuus vastaa sormenjälkeä.
       *[no] Salaisuus ei vastaa sormenjälkeä!
    }
fair-draws = Täsmääviä arvontoja: { $right } / { $all }.
fair-seal =
    { $seal ->
        [whole] Sinetti täsmää: peli, valinnat, nimet, sanat, siirrot ja tulos ovat ne, jotka sinetöitiin.
        [names] Sinetti täsmää nimiä lukuun ottamatta: ne on sen jälkeen muutettu tai poistettu.
        [none] Sinettiä ei ole: vain arvonnat on tarkistettu, ei nimiä, valintoja, siirtoja eikä tulosta.
       *[wrong] Sinetti ei täsmää: jotakin tässä tallenteessa on muutettu.
    }
replay-title = Pelin katselu
replay-table = Takaisin pöytään
replay-start = Alku
replay-first = Alkuun
replay-back = Edellinen siirto
replay-next = Seuraava siirto
replay-last = Loppuun
replay-play = Automaattitoisto
replay-stop = Pysäytä
replay-slider = Siirto
replay-eyes = Kenen silmin
replay-all = kaikkien
replay-link = Kopioi linkki tähän siirtoon
analysis-title = Analyysi
analysis-about = Tietokone käy jokaisen päätöksen uudelleen läpi. Siihen menee hetki.
analysis-start = Analysoi
analysis-stop = Keskeytä
analysis-busy = Miettii…
analysis-graph = Kunkin voittomahdollisuus siirto siirrolta
analysis-costly = Kalleimmat siirrot
analysis-better = { $played } Parempi (+{ $percent } %): { $better }
analysis-no-cost = Mikään siirto ei maksanut paljon.
analysis-luck = Tuurin osuus
analysis-luck-of = { $player }: voittomahdollisuus alussa { $start } %, lopussa { $end } %. { $fortune ->
    [gain] Tuuri toi { $luck } %.
    [loss] Huono tuuri vei { $luck } %.
   *[none] Tuuri ei muuttanut mitään.
} { $skill ->
    [gain] Siirrot toivat { $play } %.
    [loss] Siirrot veivät { $play } %.
   *[none] Siirrot eivät muuttaneet mitään.
}

## Learning

lesson = Opastettu peli
lesson-next = Seuraava
lesson-wait = Jatka peliä; seuraava vinkki tulee pian.
lesson-stop = Lopeta opastus
learn-title = Opettele peli: { $game }
learn-guided = Ensimmäinen opastettu peli
learn-guided-about = Viisi minuuttia oikealla laudalla, yksi asia kerrallaan. Tietokone pelaa kiltisti.
learn-start = Aloita
learn-rules = Lue säännöt
rules-read = Lue

## Score pad

pad-kept = Kaikki kirjaamasi pysyy tällä laitteella.
pad-clear = Tyhjennä
pad-undo = Kumoa viimeinen kirjaus
pad-more = Lisää pelaaja
pad-fewer = Poista pelaaja
pad-add = Lisää { $points }
pad-add-round = Lisää kierros
pad-round = Kierros
pad-target = Tavoite

## Settings

settings-look = Ulkoasu
settings-theme = Värit
theme-auto = laitteen mukaan
theme-light = vaalea
theme-dark = tumma
theme-contrast = suuri kontrasti
settings-letters = Kirjaimet maastoissa
settings-motion = Animaatiot
motion-auto = laitteen mukaan
motion-full = päällä
motion-none = pois päältä
settings-pace = Muiden siirtojen nopeus
pace-slow = hidas
pace-normal = tavallinen
pace-fast = nopea
pace-none = välitön
settings-play = Pelaaminen
settings-confirm = Vahvista siirrot
confirm-always = aina
confirm-touch = vain kosketusnäytöllä
confirm-never = ei koskaan
settings-previews = Näytä, montako pistettä siirto toisi
settings-playable = Korosta sopivat laatat
settings-ahead = Ennakkosiirto muiden miettiessä
settings-ahead-about = Valitse siirto ennen vuoroasi ja vahvista se: se pelataan automaattisesti heti vuorosi alkaessa, jos se on vielä mahdollinen. Siihen asti Esc tai napautus peruuttaa sen. Ei luokituspeleissä, joissa laattoja on piilossa.
settings-notices = Ilmoitukset
settings-sounds = Äänet
settings-notify = Ilmoita, kun on minun vuoroni, myös kun sivu on taustalla
settings-push = Myös kun sivu on suljettu
settings-push-about = Ilmoitukset kulkevat selaimesi push-palvelun kautta eivätkä sisällä tekstiä. Ne ovat pois päältä, kunnes otat ne käyttöön.
settings-notify-refused = Selain ei salli tämän sivun ilmoituksia.
settings-install = Asenna Klots tälle laitteelle
settings-install-about = Klots saa oman kuvakkeen ja ikkunan; säännöt ja pistelehtiö toimivat silloin myös ilman yhteyttä.
settings-kept = Asetukset tallentuvat tälle laitteelle; tiliä ei tarvita.
notice-your-turn = { $game }: on sinun vuorosi.
notice-called = On sinun vuorosi.
notice-matched = Vastustaja on löytynyt.
notice-go = Siirry pöytään
notice-restart =
    { $seconds ->
        [one] Palvelin käynnistyy uudelleen ja palaa noin { $seconds } sekunnin kuluttua. Mitään ei katoa.
       *[other] Palvelin käynnistyy uudelleen ja palaa noin { $seconds } sekunnin kuluttua. Mitään ei katoa.
    }
notice-frozen = Siirtoja ei voi juuri nyt tallentaa. Peli jatkuu automaattisesti.

## You

account-name = Nimesi
account-name-about = Näin muut näkevät sinut pöydässä.
account-saved = Tallennettu.
account-account = Tili (valinnainen)
account-account-about = Tili säilyttää luokituksesi ja pelisi, myös kaiken vieraana pelaamasi.
account-login = Käyttäjätunnus
account-password = Salasana
account-old-password = Nykyinen salasana
account-new-password = Uusi salasana
account-change-password = Vaihda salasana
account-sign-in = Kirjaudu sisään
account-sign-up = Luo tili
account-sign-out = Kirjaudu ulos
account-signed-in = Olet kirjautunut sisään.
account-signed-out = Olet kirjautunut ulos.
account-signed-in-as = Kirjautuneena: { $name }
account-device = Pelaa toisella laitteella
account-device-about = Tällä linkillä kirjaudut toiselle laitteelle. Se toimii kerran; älä anna sitä kenellekään.
account-device-link = Luo linkki
account-played = Tuloksesi
account-game = Peli
account-games = Pelejä
account-won = Voittoja
account-rating = Luokitus
account-history = Päättyneet pelit
account-sessions = Kirjautuneet laitteet
account-kind-session = Selain
account-kind-token = Ohjelma
account-this = tämä laite
account-end = Lopeta istunto
account-token = Luo avain
account-token-label = Ohjelman nimi
account-token-once = Näytetään vain kerran:
account-data = Tietosi
account-data-about = Voit ladata kaikki sinusta tallennetut tiedot tai poistattaa ne.
account-export = Lataa
account-forget = Poista kaikki tietoni
account-forget-sure = Kyllä, poista kaikki lopullisesti
account-forgotten = Kaikki tietosi on poistettu.
recover-title = Käytä profiiliasi tällä laitteella
recover-about = Tämä linkki tulee toiselta laitteeltasi. Kun hyväksyt, pelisi ovat täälläkin.
recover-accept = Kyllä, se olen minä
ranking = Sijoitukset
ranking-place = Sija
ranking-name = Nimi
ranking-empty = Kenelläkään ei ole vielä luokitusta tässä pelissä.

## Games on this device

here-title = Pelit tällä laitteella
here-about = Nämä pelit on tallennettu vain tähän selaimeen. Tallenna ne tiedostoon, jos haluat kopion tai siirtää ne toiselle laitteelle.
here-finished = Päättyneet
here-save = Tallenna tiedostoon
here-take = Lataa tiedostosta
here-taken = Ladattuja pelejä: { $count }.
here-no-games = Tässä tiedostossa ei ole Klotsin pelejä.
here-broken = Pelejä, joita ei voitu lukea: { $count }.
read-title = Avaa tallennettu peli
read-about = Valitse Klotsista tallennettu peli tai liitä sen teksti, niin voit katsella pelin uudelleen.
read-paste = Tallennetun pelin teksti
read-open = Avaa
here-delete = Poista
here-delete-sure = Poistetaanko tämä peli?
settings-here = Pelaa tietokonetta vastaan ilman palvelinta
settings-here-about = Nämä pelit ja yhden laitteen pelit pelataan tässä selaimessa ja tallentuvat vain siihen. Ota pois käytöstä, jos haluat pelata ne palvelimella.
local-full = Laitteen tila on lopussa, joten siirtoa ei tallennettu. Poista pelejä tai vapauta tilaa ja yritä uudelleen.
local-other-tab = Tämä peli on auki toisella välilehdellä
local-not-kept = Laite ei pystynyt tallentamaan siirtoa. Yritä uudelleen.
local-broken = Tällä sivulla meni jotain pieleen. Pelisi on tallessa: lataa sivu uudelleen.
update-ready = Klotsin uusi versio on valmis.
update-now = Päivitä nyt

## Something is missing

problem-home = Etusivu
problem-again = Yritä uudelleen
problem-no-page = Sivua ei löytynyt
problem-no-page-about = Osoite voi olla puutteellinen. Kaikkialle pääsee etusivulta.
problem-no-server = Palvelimeen ei saa yhteyttä
problem-no-server-about = Pelisi ovat tallessa ja jatkuvat, kun palvelin palaa. Säännöt, pistelehtiö ja asetukset toimivat ilman sitäkin.
problem-server = Palvelimella meni jotain vikaan
problem-server-about = Mitään ei kadonnut. Yritä hetken päästä uudelleen.
problem-not-found = Pöytää ei löytynyt
problem-not-found-about = Linkki voi olla vanha tai puutteellinen. Pyydä ystävältä uusi tai luo pöytä itse.
problem-full-table = Tämä pöytä on täynnä
problem-full-table-about = Kaikki paikat on varattu. Voit luoda oman pöydän.
generic-choose-move = Valitse siirto.
generic-table = Pöytä tekstinä
after-you-win = Voitit!
after-you-win-by = { $points ->
    [one] Voitit { $points } pisteen erolla!
   *[other] Voitit { $points } pisteen erolla!
}
after-won-by = { $player } voitti { $points } pisteen erolla.
after-rounds = Kierros kierrokselta
after-where-lost = Missä menin vikaan?
after-team-won = { $players } voittivat!
after-resigned-by = { $player } luovutti.
after-flagged-by = Pelaajan { $player } aika loppui.
after-resigned-you = Luovutit.
after-flagged-you = Aikasi loppui.
move-waits = Siirtosi on tallessa ja lähetetään, kun yhteys palaa.
round-go-on = Jatka
you-watch = Katsot peliä.
new-level-all = Kaikkien tietokonepelaajien taso
nav-ranking = Sijoitukset
invite-here-only = Tämä osoite toimii vain tällä laitteella. Käynnistä Klots valitsimella --listen 0.0.0.0:7377, niin muut verkossasi voivat liittyä.
invite-lan = Tämä linkki toimii lähiverkossasi.
tables-remove = Poista
