### What only the page says, and no single game.

## On every page

app-title = Klots – neli klotsimängu
skip = Sisu juurde
loading = Laadimine…
close = Sulge
save = Salvesta
answer-yes = Jah
answer-no = Ei
sum = Summa
points = Punktid
points-why =
    { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }: miks?
points-bonus = Lisapunktid
points-before = Varasemad mängud
points-rounds-before = Varasemad ringid
points-last-round = Eelmine ring
language = Keel
footer = Klots: avatud kõigile, kontot pole vaja.
footer-api = API
guest-name = Külaline
bot-name = Arvuti ({ $level })
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
bot-beginner-about = Alles õpib ja rõõmustab iga käigu üle.
bot-easy-about = Haarab kiiresti punkte ega vaata kaugele ette.
bot-medium-about = Kannatlik: mõtleb enne käiku su vastusele.
bot-hard-about = Kaval: plaanib ette ja eksib harva.
bot-expert-about = On näinud kõiki mänge ja mäletab neid kõiki.

## Ways through the page

nav = Lehed
nav-rules = Reeglid
nav-pad = Punktileht
nav-account = Profiil
nav-settings = Seaded

## Home

home-title = Neli klotsimängu, üks laud
home-lead = Mängi kohe arvuti vastu, ühes seadmes või lingi kaudu sõpradega. Kontot pole vaja.
home-play-now = Mängi kohe
home-with-friends = Sõpradega
home-one-device = Ühes seadmes
home-learn = Õpi
home-more = Veel valikuid…
home-open-tables = Avatud lauad
home-no-tables = Praegu avatud laudu pole. Loo ise laud ja teised näevad seda siin.
home-mine = Sinu mängud
home-you-are = Mängid nimega { $name }.
tables-free =
    { $count ->
        [one] { $count } vaba koht
       *[other] { $count } vaba kohta
    }
tables-join = Liitu
tables-watch = Vaata
tables-go-on = Jätka
tables-your-turn = Sinu käik
tables-look = Vaata uuesti
tables-more = Näita veel

## A new table

new-title = Uus laud: { $game }
new-device-title = Ühes seadmes: { $game }
new-device-about = Kõik mängivad selles seadmes. Varjatud klotsidega mängudes peidetakse klotsid käikude vahel.
new-seats = Mängijad
new-how-many = Mängijate arv
new-you = Sina
new-person = Inimene
new-open = Vaba koht
new-name-of = { $number }. mängija nimi
new-who-sits = Koht { $number }
new-options = Mängu valikud
new-table = Laud
new-visible = Avalik: kõik näevad seda lauda ja saavad liituda
new-chat = Mängijad võivad vestelda
new-late = Hilineja võib võtta vaba või arvuti koha
new-rated = Reitinguga: vihjete ja tagasivõtmiseta
new-delay = Vaatajad näevad käike
delay-none = kohe
delay-moves =
    { $count ->
        [one] { $count } käik hiljem
       *[other] { $count } käiku hiljem
    }
delay-seconds =
    { $count ->
        [one] { $count } sekund hiljem
       *[other] { $count } sekundit hiljem
    }
new-start = Alusta mängu
new-make = Loo laud
new-match = Leia vastane
new-match-about = { $button }: alati nagu reeglites. { $clock }.
options-none = Selle mängijate arvuga mängul valikuid pole.
options-rulebook = Nagu reeglites.
options-all = Kõik valikud
clock = Kell
clock-none = Kellata
clock-move =
    { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    } käigu kohta
clock-game =
    { $minutes ->
        [one] { $minutes } minut
       *[other] { $minutes } minutit
    } igaühele + { $increment } s
clock-days =
    { $days ->
        [one] { $days } päev
       *[other] { $days } päeva
    } käigu kohta
clock-days-left =
    { $days ->
        [one] { $days } päev
       *[other] { $days } päeva
    }
clock-low =
    Jäänud { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    }

## Before the game

gather-title = { $game }: laud
gather-free = vaba
gather-you = sina
gather-host = võõrustaja
gather-ready = valmis
gather-not-ready = pole veel valmis
gather-sit = Võta see koht
gather-seat-bot = Arvuti…
gather-unseat = Eemalda mängija
gather-name = Sinu nimi
gather-start = Olen valmis
gather-wait = Pole valmis
gather-leave = Vabasta koht
avatar = Sinu pilt
avatar-number = Pilt { $number }
avatar-about = Seda näevad kõik lauas.
avatar-change = Nimi ja pilt
gather-waiting =
    Ootame veel { $count ->
        [one] { $count } mängijat
       *[other] { $count } mängijat
    }.
gather-word = Sõna segamiseks
gather-word-about = Server on oma saladuse juba paika pannud; näha on vaid selle sõrmejälg. Sinu sõna segatakse juurde, nii et keegi ei saa klotse ette valida. Kui jätad tühjaks, võetakse juhuslik sõna.
gather-commitment = Saladuse sõrmejälg:
invite-title = Kutsu sõpru
invite-about = Saada see link. Kes selle avab, saab ühe puudutusega liituda.
invite-watch = Saada see link. Kes selle avab, saab vaadata.
invite-link = Selle laua link
invite-copy = Kopeeri link
invite-copied = Kopeeritud
invite-share = Jaga
invite-qr = Link QR-koodina

## At the table

turn-yours = Sinu käik
turn-of = Käigul on { $player }
turn-over = Mäng on läbi
turn-paused = Paus
turn-mark = on käigul
title-your-turn = Sinu käik
title-over = Mäng läbi
hand = Sinu klotsid
hand-playable = sobib
hand-earlier = Nihuta klots vasakule
hand-later = Nihuta klots paremale
hand-tiles =
    { $count ->
        [one] { $count } klots käes
       *[other] { $count } klotsi käes
    }
hand-lacks = Teadaolevalt ei ole: { $numbers }
round-to = { $round }. ring, mängitakse { $target } punktini
hand-count =
    { $player }: käes { $count ->
        [one] { $count } klots
       *[other] { $count } klotsi
    }, { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
move-commit = Tee käik
move-turn = Pööra
move-back = Tühista
move-gone = Su käik ei ole enam võimalik.
plan-commit = Plaani käik
plan-armed = Plaanitud: { $move }. Käik tehakse kohe, kui on sinu kord.
plan-off = Plaanitud käik tühistati.
moves-filter = Kirjuta, et käiku leida; Enter teeb esimese.
moves-count =
    { $count ->
        [one] { $count } käik
       *[other] { $count } käiku
    }
tool-hint = Vihje
tool-undo = Võta tagasi
tool-ask-undo = Palu tagasivõttu
tool-moves = Kõik käigud
tool-log = Logi ja vestlus
tool-menu = Veel
tool-result = Tulemus
tool-read = Loe laua seis ette
tool-zen = Ainult laud
tool-resign = Anna alla
tool-resign-sure = Jah, annan alla
tool-leave = Lahku (arvuti mängib edasi)
rule-link = Reegel { $rule }
reconnecting = Ühendus katkes. Taastan ühendust…
bot-plays = Siin mängib arvuti
bot-plays-for-you = Arvuti mängib sinu eest.
play-yourself = Mängi jälle ise
play-on = Mängi edasi
take-over = Lase arvutil mängida
presence-here = võrgus
presence-away = eemal
presence-gone = pole võrgus
watching =
    { $count ->
        [one] { $count } vaataja
       *[other] { $count } vaatajat
    }
log = Logi
round-over =
    { $why ->
        [out] Ring on läbi: üks mängija sai klotsidest lahti.
        [blocked] Ring on läbi: keegi ei saa käia.
       *[none] Eelmine mäng on läbi.
    }
round-hands = Kätte jäänud klotsid
since-title = Pärast su eelmist käiku
since-nothing = Veel mitte midagi.
since-play = Näita laual
since-playing = Mis on juhtunud: { $at } / { $all }
since-skip = Hüppa üle
hint-title = Vihje
hint-none = Praegu vihjet pole.
hint-value = Võiduvõimalus: { $percent }%.
offer-undo = Palu tagasivõttu
offer-draw = Paku viiki
offer-pause = Palu pausi
offer-rematch = Kordusmäng
offer-undo-asked = { $player } soovib viimase käigu tagasi võtta.
offer-draw-asked = { $player } pakub viiki.
offer-pause-asked = { $player } palub pausi.
offer-rematch-asked = { $player } soovib kordusmängu.
offer-undo-waits = Palusid luba oma käik tagasi võtta.
offer-draw-waits = Pakkusid viiki.
offer-pause-waits = Palusid pausi.
offer-rematch-waits = Pakkusid kordusmängu. Ootame teisi.
offer-withdraw = Tühista
curtain-give = Anna seade edasi: { $player }
curtain-hold = { $player }: vajuta ja hoia
chat = Vestlus
chat-presets = Ütle…
chat-own = Kirjuta sõnum
chat-send = Saada
chat-unread = Uusi sõnumeid: { $count }
chat-team = paar
chat-team-only = Ainult paarilisele
chat-hello = Tere!
chat-good-luck = Edu!
chat-well-played = Hästi mängitud!
chat-thanks = Aitäh!
chat-oops = Oih!
chat-thinking = Las ma mõtlen…
chat-back-soon = Tulen kohe tagasi.
chat-good-game = Hea mäng!
zoom-in = Suuremaks
zoom-out = Väiksemaks
zoom-fit = Näita kõike
zoom-new-tile = Uus klots on siinpool
own-table-undone = Võtsid viimase käigu tagasi.
own-table-offered =
    { $offer ->
        [undo] Palud luba viimane käik tagasi võtta.
        [draw] Pakud viiki.
        [pause] Palud pausi.
        [rematch] Pakud kordusmängu.
       *[other] Teed pakkumise.
    }
own-table-accepted = Oled nõus.
own-table-declined = Sa ei ole nõus.
own-table-withdrawn = Võtad pakkumise tagasi.
own-table-took-over = Sinu asemel mängib nüüd bot.
own-table-handed-back = Oled tagasi mängus.

## Help

help-title = Klahvid ja abi
help-tab = käest lauale ja edasi
help-arrows = kohtade vahel, kus käik on võimalik
help-enter = vali ja tee näidatud käik
help-escape = tagasi
help-order = nihuta klotsi oma klotside seas
help-turn = pööra klotsi (koos Shiftiga teistpidi)
help-list = kõigi käikude loend, otsing kirjutades
help-hint = vihje
help-undo = võta tagasi või palu luba
help-read = loe laua seis ette
help-zen = ainult laud

## After the game

after-title = Tulemus
after-won =
    { $count ->
        [one] Võitis { $players }!
       *[other] Võitu jagavad { $players }!
    }
after-draw = Viik: keegi ei võitnud.
after-flagged = Ühe mängija aeg sai otsa.
after-resigned = Üks mängija andis alla.
after-agreed = Lepiti kokku viigis.
after-abandoned = Mäng jäi pooleli.
after-again = Mängi uuesti
after-to-rematch = Kordusmängu juurde
after-replay = Vaata uuesti
after-record = Salvesta üleskirjutus
bring-friends = Mängi edasi sõpradega
bring-analyse = Analüüsi serveris
bring-here = Hoia selles seadmes alles
bring-note = See mäng algas mujal ja toodi siia, seega ei saa segamist kontrollida.
fair-title = Kas segamine oli aus?
fair-about = Enne mängu näitas server oma saladuse sõrmejälge; siis lisas igaüks sõna. Nüüd on saladus avaldatud ja see leht arvutab iga loosimise uuesti. See tõestab, et pärast algust ei muudetud midagi. See ei tõesta, et serveri pidaja hoidis saladuse enda teada.
fair-check = Kontrolli kõiki loosimisi
fair-failed = Loosimisi ei saanud kontrollida: saladust pole või lubab see brauser seda ainult turvalise ühendusega.
fair-commitment =
    { $right ->
        [yes] Saladus vastab sõrmejäljele.
       *[no] Saladus ei vasta sõrmejäljele!
    }
fair-draws = Klappivaid loosimisi: { $right } / { $all }.
fair-seal =
    { $seal ->
        [whole] Pitser klapib: mäng, valikud, nimed, sõnad, käigud ja tulemus on need, mis pitseeriti.
        [names] Pitser klapib, välja arvatud nimed: neid on hiljem muudetud või eemaldatud.
        [none] Pitserit pole: kontrolliti ainult loosimisi, mitte nimesid, valikuid, käike ega tulemust.
       *[wrong] Pitser ei klapi: selles üleskirjutuses on midagi muudetud.
    }
replay-title = Tagasivaade
replay-table = Laua juurde
replay-start = Algus
replay-first = Algusse
replay-back = Eelmine käik
replay-next = Järgmine käik
replay-last = Lõppu
replay-play = Esita automaatselt
replay-stop = Peata
replay-slider = Käik
replay-eyes = Kelle silmadega
replay-all = kõigi
replay-link = Kopeeri selle käigu link
analysis-title = Analüüs
analysis-about = Arvuti vaatab iga otsuse uuesti üle. See võtab hetke.
analysis-start = Analüüsi
analysis-stop = Peata
analysis-busy = Mõtlen…
analysis-graph = Igaühe võiduvõimalus käikude kaupa
analysis-costly = Kõige kulukamad käigud
analysis-better = { $played } Parem { $percent }% võrra: { $better }
analysis-no-cost = Ükski käik ei läinud kalliks maksma.
analysis-luck = Õnne osa
analysis-luck-of = { $player }: võiduvõimalus alguses { $start }%, lõpus { $end }%. { $fortune ->
    [gain] Õnn lisas { $luck }%.
    [loss] Ebaõnn võttis { $luck }%.
   *[none] Õnn ei muutnud midagi.
} { $skill ->
    [gain] Käigud lisasid { $play }%.
    [loss] Käigud võtsid { $play }%.
   *[none] Käigud ei muutnud midagi.
}

## Learning

lesson = Juhendatud mäng
lesson-next = Edasi
lesson-wait = Mängi edasi, järgmine nõuanne tuleb varsti.
lesson-stop = Lõpeta juhendamine
learn-title = Õpi mängu { $game }
learn-guided = Esimene juhendatud mäng
learn-guided-about = Viis minutit päris laual, üks mõte korraga. Arvuti mängib leebelt.
learn-start = Alusta
learn-rules = Loe reegleid
rules-read = Loe

## Score pad

pad-kept = Mida sisestad, jääb sellesse seadmesse.
pad-clear = Tühjenda
pad-undo = Võta viimane kanne tagasi
pad-more = Lisa mängija
pad-fewer = Eemalda mängija
pad-add = Lisa { $points }
pad-add-round = Lisa ring
pad-round = Ring
pad-target = Mängime kuni

## Settings

settings-look = Välimus
settings-theme = Värvid
theme-auto = nagu seadmes
theme-light = hele
theme-dark = tume
theme-contrast = suur kontrast
settings-letters = Täht igal maastikul
settings-motion = Animatsioon
motion-auto = nagu seadmes
motion-full = sees
motion-none = väljas
settings-pace = Teiste käikude kiirus
pace-slow = aeglane
pace-normal = tavaline
pace-fast = kiire
pace-none = kohene
settings-play = Mängimine
settings-confirm = Käikude kinnitamine
confirm-always = alati
confirm-touch = ainult puuteekraanil
confirm-never = mitte kunagi
settings-previews = Näita, mida käik annaks
settings-playable = Märgi sobivad klotsid
settings-ahead = Plaani käik, kuni teised mõtlevad
settings-ahead-about = Vali käik enne oma korda ja kinnita see: kui see on siis veel võimalik, tehakse see automaatselt kohe, kui on sinu kord. Seni tühistab selle Esc või puudutus. Ei kehti reitingumängudes, kus on varjatud klotse.
settings-notices = Teated
settings-sounds = Helid
settings-notify = Teavita mind, kui on minu käik, ka siis, kui leht on taustal
settings-push = Ka siis, kui leht on suletud
settings-push-about = Teated lähevad sinu brauseri tõuketeadete teenuse kaudu ega sisalda teksti. Need on väljas, kuni sa need sisse lülitad.
settings-notify-refused = Brauser ei luba selle lehe teateid.
settings-install = Paigalda Klots sellesse seadmesse
settings-install-about = Klots saab oma ikooni ja akna; reeglid ja punktileht töötavad siis ka ühenduseta.
settings-kept = Seaded jäävad sellesse seadmesse ja töötavad kontota.
notice-your-turn = { $game }: sinu käik.
notice-called = Sinu käik.
notice-matched = Vastane on leitud.
notice-go = Laua juurde
notice-restart =
    { $seconds ->
        [one] Server taaskäivitub ja peaks tagasi olema { $seconds } sekundi pärast. Midagi ei lähe kaduma.
       *[other] Server taaskäivitub ja peaks tagasi olema { $seconds } sekundi pärast. Midagi ei lähe kaduma.
    }
notice-frozen = Käike ei saa praegu salvestada. Mäng jätkub automaatselt.

## You

account-name = Sinu nimi
account-name-about = Nii näevad teised sind lauas.
account-saved = Salvestatud.
account-account = Konto (soovi korral)
account-account-about = See hoiab su reitinguid ja mänge. Kõik, mida külalisena mängisid, tuleb kaasa.
account-login = Kasutajanimi
account-password = Parool
account-old-password = Praegune parool
account-new-password = Uus parool
account-change-password = Muuda parooli
account-sign-in = Logi sisse
account-sign-up = Loo konto
account-sign-out = Logi välja
account-signed-in = Oled sisse logitud.
account-signed-out = Oled välja logitud.
account-signed-in-as = Sisse logitud: { $name }
account-device = Mängi teises seadmes
account-device-about = Selle lingiga saad sisse logida teises seadmes. See töötab üks kord; ära anna seda kellelegi.
account-device-link = Loo link
account-played = Sinu tulemused
account-game = Mäng
account-games = Mänge
account-won = Võite
account-rating = Reiting
account-history = Lõppenud mängud
account-sessions = Kus oled sisse logitud
account-kind-session = Brauser
account-kind-token = Programm
account-this = see seade
account-end = Lõpeta seanss
account-token = Loo pääsuluba
account-token-label = Programmi nimi
account-token-once = Seda näidatakse vaid üks kord:
account-data = Sinu andmed
account-data-about = Võid kõik enda kohta salvestatud andmed alla laadida või lasta need kustutada.
account-export = Laadi alla
account-forget = Kustuta kõik minu andmed
account-forget-sure = Jah, kustuta kõik jäädavalt
account-forgotten = Kõik sinu andmed on kustutatud.
recover-title = Jätka siin sama mängijana
recover-about = See link tuleb su teisest seadmest. Kui nõustud, on su mängud ka siin.
recover-accept = Jah, see olen mina
ranking = Edetabel
ranking-place = Koht
ranking-name = Nimi
ranking-empty = Selles mängus pole veel kellelgi reitingut.

## Games on this device

here-title = Mängud selles seadmes
here-about = Need mängud on salvestatud ainult sellesse brauserisse. Salvesta need failina, et hoida koopiat või viia need teise seadmesse.
here-finished = Lõppenud
here-save = Salvesta failina
here-take = Laadi failist
here-taken = Laaditud mänge: { $count }.
here-no-games = Selles failis ei ole Klotsi mänge.
here-broken = Mänge, mida ei saanud lugeda: { $count }.
read-title = Ava üleskirjutus
read-about = Vali Klotsi mängu üleskirjutus või kleebi selle tekst, et mängu uuesti vaadata.
read-paste = Üleskirjutuse tekst
read-open = Ava
here-delete = Kustuta
here-delete-sure = Kas kustutada see mäng?
settings-here = Mängi arvuti vastu ilma serverita
settings-here-about = Need mängud ja ühe seadme mängud käivad selles brauseris ja salvestatakse ainult siia. Lülita välja, et mängida neid serveris.
local-full = Seadmes pole enam ruumi, seega käiku ei salvestatud. Kustuta mänge või vabasta ruumi ja proovi uuesti.
local-other-tab = See mäng on avatud teisel kaardil
local-not-kept = Seade ei saanud käiku salvestada. Proovi uuesti.
local-broken = Sellel lehel läks midagi valesti. Sinu mäng on alles: laadi leht uuesti.
update-ready = Klotsi uus versioon on valmis.
update-now = Uuenda kohe

## Something is missing

problem-home = Esileht
problem-again = Proovi uuesti
problem-no-page = Sellist lehte pole
problem-no-page-about = Võib-olla on aadress poolik. Kõigeni pääseb esilehelt.
problem-no-server = Server ei vasta
problem-no-server-about = Su mängud on seal alles ja jätkuvad, kui server on tagasi. Reeglid, punktileht ja seaded töötavad ka ilma selleta.
problem-server = Serveris läks midagi valesti
problem-server-about = Midagi ei läinud kaduma. Proovi hetke pärast uuesti.
problem-not-found = Sellist lauda pole
problem-not-found-about = Link võib olla vana või poolik. Küsi sõbralt uut või loo ise laud.
problem-full-table = See laud on täis
problem-full-table-about = Kõik kohad on võetud. Võid luua oma laua.
generic-choose-move = Vali käik.
generic-table = Laud tekstina
after-you-win = Sa võitsid!
after-you-win-by = { $points ->
    [one] Sa võitsid { $points }-punktise eduga!
   *[other] Sa võitsid { $points }-punktise eduga!
}
after-won-by = { $player } võitis { $points }-punktise eduga.
after-rounds = Ringide kaupa
after-where-lost = Kus ma eksisin?
after-team-won = Võitsid { $players }!
after-resigned-by = { $player } andis alla.
after-flagged-by = { $player }: aeg sai otsa.
after-resigned-you = Sa andsid alla.
after-flagged-you = Sinu aeg sai otsa.
move-waits = Sinu käik on salvestatud ja saadetakse, kui ühendus taastub.
round-go-on = Edasi
you-watch = Sa vaatad pealt.
new-level-all = Kõigi arvutimängijate tase
nav-ranking = Edetabel
invite-here-only = See aadress töötab ainult selles seadmes. Käivita Klots valikuga --listen 0.0.0.0:7377, et teised sinu võrgus saaksid liituda.
invite-lan = See link töötab sinu kohtvõrgus.
tables-remove = Eemalda
