### What only the page says, and no single game.

## On every page

app-title = Klots – fire brikkespill
skip = Hopp til innholdet
loading = Laster …
close = Lukk
save = Lagre
answer-yes = Ja
answer-no = Nei
sum = Sum
points = Poeng
points-why =
    { $points ->
        [one] { $points } poeng: hvorfor?
       *[other] { $points } poeng: hvorfor?
    }
points-bonus = Bonuser
points-before = Tidligere spill
points-rounds-before = Tidligere runder
points-last-round = Forrige runde
language = Språk
footer = Klots: åpent for alle, ingen konto nødvendig.
footer-api = API
guest-name = Gjest
bot-name = Datamaskin ({ $level })
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
bot-beginner-about = Lærer fortsatt og gleder seg over hvert trekk.
bot-easy-about = Går raskt etter poeng og ser ikke langt frem.
bot-medium-about = Tålmodig: vurderer svaret ditt før hvert trekk.
bot-hard-about = Slu: planlegger fremover og gjør sjelden feil.
bot-expert-about = Har sett alle spill og husker hvert eneste ett.

## Ways through the page

nav = Sider
nav-rules = Regler
nav-pad = Poengblokk
nav-account = Profil
nav-settings = Innstillinger

## Home

home-title = Fire brikkespill, ett bord
home-lead = Spill med en gang mot datamaskinen, på én enhet eller med venner via en lenke. Ingen konto nødvendig.
home-play-now = Spill nå
home-with-friends = Med venner
home-one-device = På én enhet
home-learn = Lær
home-more = Flere muligheter …
home-open-tables = Åpne bord
home-no-tables = Ingen åpne bord akkurat nå. Opprett ett, så kan andre se det her.
home-mine = Spillene dine
home-you-are = Du spiller som { $name }.
tables-free =
    { $count ->
        [one] { $count } ledig plass
       *[other] { $count } ledige plasser
    }
tables-join = Bli med
tables-watch = Se på
tables-go-on = Fortsett
tables-your-turn = Din tur
tables-look = Se på nytt
tables-more = Vis flere

## A new table

new-title = Nytt bord: { $game }
new-device-title = På én enhet: { $game }
new-device-about = Alle spiller på denne enheten. I spill med skjulte brikker skjules de mellom turene.
new-seats = Spillere
new-how-many = Antall spillere
new-you = Du
new-person = Person
new-open = Ledig plass
new-name-of = Navn på spiller { $number }
new-who-sits = Plass { $number }
new-options = Spillinnstillinger
new-table = Bord
new-visible = Offentlig: alle kan se dette bordet og bli med
new-chat = Spillerne kan chatte
new-late = Den som kommer sent, kan ta en ledig plass eller ta over for datamaskinen
new-rated = Ratet: ingen tips, ingen angring
new-delay = Tilskuere ser trekkene
delay-none = med en gang
delay-moves =
    { $count ->
        [one] { $count } trekk senere
       *[other] { $count } trekk senere
    }
delay-seconds =
    { $count ->
        [one] { $count } sekund senere
       *[other] { $count } sekunder senere
    }
new-start = Start spillet
new-make = Opprett bord
new-match = Finn en motstander
new-match-about = { $button }: alltid som i reglene. { $clock }.
options-none = Dette spillet har ingen valgmuligheter med så mange spillere.
options-rulebook = Som i reglene.
options-all = Alle innstillinger
clock = Klokke
clock-none = Ingen klokke
clock-move =
    { $seconds ->
        [one] { $seconds } sekund per tur
       *[other] { $seconds } sekunder per tur
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minutt hver
       *[other] { $minutes } minutter hver
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } dag per tur
       *[other] { $days } dager per tur
    }
clock-days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dager
    }
clock-low =
    { $seconds ->
        [one] { $seconds } sekund igjen
       *[other] { $seconds } sekunder igjen
    }

## Before the game

gather-title = { $game }: bord
gather-free = ledig
gather-you = du
gather-host = vert
gather-ready = klar
gather-not-ready = ikke klar ennå
gather-sit = Ta denne plassen
gather-seat-bot = Datamaskin …
gather-unseat = Fjern spiller
gather-name = Navnet ditt
gather-start = Klar
gather-wait = Ikke klar
gather-leave = Forlat plassen
avatar = Bildet ditt
avatar-number = Bilde { $number }
avatar-about = Alle ved bordet ser det.
avatar-change = Navn og bilde
gather-waiting =
    { $count ->
        [one] Venter på { $count } spiller til.
       *[other] Venter på { $count } spillere til.
    }
gather-word = Et ord til blandingen
gather-word-about = Serveren har allerede låst hemmeligheten sin; bare fingeravtrykket vises. Ordet ditt blandes inn, så ingen kan ha bestemt brikkene på forhånd. La feltet stå tomt for et tilfeldig ord.
gather-commitment = Fingeravtrykk av hemmeligheten:
invite-title = Inviter venner
invite-about = Send denne lenken. Den som åpner den, trenger bare ett trykk for å bli med.
invite-watch = Send denne lenken. Den som åpner den, kan se på.
invite-link = Lenke til dette bordet
invite-copy = Kopier lenke
invite-copied = Kopiert
invite-share = Del
invite-qr = Lenken som QR-kode

## At the table

turn-yours = Din tur
turn-of = { $player } har turen
turn-over = Spillet er slutt
turn-paused = Pause
turn-mark = har turen
title-your-turn = Din tur
title-over = Spillet er slutt
hand = Hånden din
hand-playable = passer
hand-earlier = Flytt brikken til venstre
hand-later = Flytt brikken til høyre
hand-tiles =
    { $count ->
        [one] { $count } brikke på hånden
       *[other] { $count } brikker på hånden
    }
hand-lacks = Har helt sikkert ingen { $numbers }
round-to = Runde { $round } · det spilles til { $target } poeng
hand-count =
    { $player }: { $count ->
        [one] { $count } brikke
       *[other] { $count } brikker
    } på hånden, { $points ->
        [one] { $points } poeng
       *[other] { $points } poeng
    }
move-commit = Spill
move-turn = Roter
move-back = Avbryt
move-gone = Trekket ditt er ikke lenger mulig.
plan-commit = Planlegg trekk
plan-armed = Planlagt: { $move }. Trekket spilles så snart det er din tur.
plan-off = Det planlagte trekket er avbrutt.
moves-filter = Skriv for å finne et trekk; Enter spiller det første.
moves-count =
    { $count ->
        [one] { $count } trekk
       *[other] { $count } trekk
    }
tool-hint = Tips
tool-undo = Angre
tool-ask-undo = Be om å angre
tool-moves = Alle trekk
tool-log = Logg og chat
tool-menu = Mer
tool-result = Resultat
tool-read = Les bordet høyt
tool-zen = Bare brettet
tool-resign = Gi opp
tool-resign-sure = Ja, gi opp
tool-leave = Forlat (datamaskinen tar over)
rule-link = Regel { $rule }
reconnecting = Forbindelsen er brutt. Kobler til igjen …
bot-plays = Datamaskinen spiller her
bot-plays-for-you = Datamaskinen spiller for deg.
play-yourself = Spill selv igjen
play-on = Spill videre
take-over = La datamaskinen spille
presence-here = tilkoblet
presence-away = borte
presence-gone = frakoblet
watching =
    { $count ->
        [one] { $count } tilskuer
       *[other] { $count } tilskuere
    }
log = Logg
round-over =
    { $why ->
        [out] Runden er slutt: en spiller har ikke flere brikker.
        [blocked] Runden er slutt: ingen kan spille.
       *[none] Det forrige spillet er slutt.
    }
round-hands = Brikker igjen på hånden
since-title = Siden din forrige tur
since-nothing = Ingenting ennå.
since-play = Vis på brettet
since-playing = Siden sist: { $at } av { $all }
since-skip = Hopp over
hint-title = Tips
hint-none = Ikke noe tips nå.
hint-value = Sjanse for å vinne: { $percent } %.
offer-undo = Be om å angre
offer-draw = Tilby uavgjort
offer-pause = Be om en pause
offer-rematch = Omkamp
offer-undo-asked = { $player } vil gjerne angre det siste trekket.
offer-draw-asked = { $player } tilbyr uavgjort.
offer-pause-asked = { $player } ber om en pause.
offer-rematch-asked = { $player } vil gjerne ha omkamp.
offer-undo-waits = Du har bedt om å få angre trekket ditt.
offer-draw-waits = Du har tilbudt uavgjort.
offer-pause-waits = Du har bedt om en pause.
offer-rematch-waits = Du har tilbudt omkamp. Venter på de andre.
offer-withdraw = Trekk tilbake
curtain-give = Gi enheten videre til { $player }
curtain-hold = { $player }: trykk og hold inne
chat = Chat
chat-presets = Si …
chat-own = Skriv en melding
chat-send = Send
chat-unread = Nye meldinger: { $count }
chat-team = lag
chat-team-only = Bare til makkeren min
chat-hello = Hei!
chat-good-luck = Lykke til!
chat-well-played = Godt spilt!
chat-thanks = Takk!
chat-oops = Oi!
chat-thinking = La meg tenke …
chat-back-soon = Straks tilbake.
chat-good-game = Takk for spillet!
zoom-in = Zoom inn
zoom-out = Zoom ut
zoom-fit = Vis alt
zoom-new-tile = Ny brikke denne veien
own-table-undone = Du angret det siste trekket.
own-table-offered =
    { $offer ->
        [undo] Du ber om å få angre det siste trekket.
        [draw] Du tilbyr uavgjort.
        [pause] Du ber om en pause.
        [rematch] Du tilbyr omkamp.
       *[other] Du kommer med et tilbud.
    }
own-table-accepted = Du sier ja.
own-table-declined = Du sier nei.
own-table-withdrawn = Du trekker tilbudet.
own-table-took-over = En bot tar over for deg.
own-table-handed-back = Du er tilbake i spillet.

## Help

help-title = Taster og hjelp
help-tab = gå fra hånden til brettet og videre
help-arrows = gå mellom stedene der du kan spille
help-enter = velg, og spill så det som vises
help-escape = gå tilbake
help-order = flytt en brikke på hånden
help-turn = roter brikken (med Shift den andre veien)
help-list = alle trekk; søk ved å skrive
help-hint = tips
help-undo = angre, eller be om det
help-read = les bordet høyt
help-zen = bare brettet

## After the game

after-title = Resultat
after-won =
    { $count ->
        [one] { $players } vinner!
       *[other] { $players } deler seieren!
    }
after-draw = Uavgjort: ingen vinner.
after-flagged = En spiller gikk tom for tid.
after-resigned = En spiller ga opp.
after-agreed = Spillerne ble enige om uavgjort.
after-abandoned = Spillet ble ikke fullført.
after-again = Spill igjen
after-to-rematch = Til omkampen
after-replay = Se på nytt
after-record = Lagre opptak
bring-friends = Spill videre med venner
bring-analyse = Analyser på serveren
bring-here = Behold på denne enheten
bring-note = Spillet ble startet et annet sted og flyttet hit, så blandingen kan ikke kontrolleres.
fair-title = Var blandingen rettferdig?
fair-about = Før spillet viste serveren fingeravtrykket av hemmeligheten sin; så la alle til et ord. Nå er hemmeligheten avslørt, og denne siden regner ut hver trekning på nytt. Det beviser at ingenting ble endret etter starten. Det beviser ikke at den som driver serveren, holdt hemmeligheten for seg selv.
fair-check = Kontroller hver trekning
fair-failed = Trekningene kunne ikke kontrolleres: det finnes ingen hemmelighet, eller denne nettleseren tillater det bare over en sikker forbindelse.
fair-commitment =
    { $right ->
        [yes] Hemmeligheten hører til fingeravtrykket.
       *[no] Hemmeligheten hører ikke til fingeravtrykket!
    }
fair-draws = { $right } av { $all } trekninger stemmer.
fair-seal =
    { $seal ->
        [whole] Seglet stemmer: spill, valgmuligheter, navn, ord, trekk og resultat er de som ble forseglet.
        [names] Seglet stemmer, unntatt navnene: de er endret eller fjernet siden.
        [none] Det finnes ikke noe segl: bare trekningene er kontrollert, ikke navn, valgmuligheter, trekk og resultat.
       *[wrong] Seglet stemmer ikke: noe i dette opptaket er endret.
    }
replay-title = Se på nytt
replay-table = Tilbake til bordet
replay-start = Start
replay-first = Første trekk
replay-back = Forrige trekk
replay-next = Neste trekk
replay-last = Siste trekk
replay-play = Spill av
replay-stop = Stopp
replay-slider = Trekk
replay-eyes = Sett av
replay-all = alle
replay-link = Kopier lenke til dette trekket
analysis-title = Analyse
analysis-about = Datamaskinen går gjennom hver avgjørelse på nytt. Det tar litt tid.
analysis-start = Analyser
analysis-stop = Stopp
analysis-busy = Tenker …
analysis-graph = Alles sjanse for å vinne, trekk for trekk
analysis-costly = Trekkene som kostet mest
analysis-better = { $played } Bedre (+{ $percent } %): { $better }
analysis-no-cost = Ingen trekk kostet mye.
analysis-luck = Flaksens betydning
analysis-luck-of = { $player }: sjanse for å vinne { $start } % ved starten, { $end } % til slutt. { $fortune ->
    [gain] Flaksen ga { $luck } %.
    [loss] Uflaksen kostet { $luck } %.
   *[none] Flaksen gjorde ingen forskjell.
} { $skill ->
    [gain] Trekkene ga { $play } %.
    [loss] Trekkene kostet { $play } %.
   *[none] Trekkene gjorde ingen forskjell.
}

## Learning

lesson = Veiledet spill
lesson-next = Neste
lesson-wait = Spill videre; neste tips kommer snart.
lesson-stop = Forlat leksjonen
learn-title = Lær { $game }
learn-guided = Ditt første veiledede spill
learn-guided-about = Fem minutter på det ekte brettet, én idé om gangen. Datamaskinen er snill mot deg.
learn-start = Start
learn-rules = Les reglene
rules-read = Les

## Score pad

pad-kept = Alt du skriver inn, blir på denne enheten.
pad-clear = Tøm
pad-undo = Angre siste innføring
pad-more = Legg til spiller
pad-fewer = Fjern spiller
pad-add = Legg til { $points }
pad-add-round = Legg til runde
pad-round = Runde
pad-target = Spill til

## Settings

settings-look = Utseende
settings-theme = Farger
theme-auto = som enheten
theme-light = lyse
theme-dark = mørke
theme-contrast = høy kontrast
settings-letters = Bokstaver på landskap
settings-motion = Animasjon
motion-auto = som enheten
motion-full = på
motion-none = av
settings-pace = Tempo på de andres trekk
pace-slow = rolig
pace-normal = vanlig
pace-fast = raskt
pace-none = umiddelbart
settings-play = Spillet
settings-confirm = Bekreft trekk
confirm-always = alltid
confirm-touch = bare på touchskjerm
confirm-never = aldri
settings-previews = Vis hva et trekk ville gitt
settings-playable = Merk brikker som passer
settings-ahead = Planlegg et trekk mens andre tenker
settings-ahead-about = Velg et trekk før din tur og bekreft det: det spilles automatisk så snart det er din tur, hvis det fortsatt er mulig. Inntil da avbryter Esc eller et trykk det. Ikke i ratede spill med skjulte brikker.
settings-notices = Varsler
settings-sounds = Lyder
settings-notify = Varsle meg når det er min tur, også når siden er i bakgrunnen
settings-push = Også når siden er lukket
settings-push-about = Varsler går gjennom nettleserens pushtjeneste og inneholder ingen tekst. De er av til du slår dem på.
settings-notify-refused = Nettleseren tillater ikke varsler fra denne siden.
settings-install = Installer Klots på denne enheten
settings-install-about = Klots får eget ikon og vindu; regler og poengblokk virker da også uten nett.
settings-kept = Innstillingene lagres på denne enheten og virker uten konto.
notice-your-turn = { $game }: det er din tur.
notice-called = Det er din tur.
notice-matched = En motstander er funnet.
notice-go = Til bordet
notice-restart =
    { $seconds ->
        [one] Serveren starter på nytt og skal være tilbake om { $seconds } sekund. Ingenting går tapt.
       *[other] Serveren starter på nytt og skal være tilbake om { $seconds } sekunder. Ingenting går tapt.
    }
notice-frozen = Trekk kan ikke lagres akkurat nå. Spillet fortsetter automatisk.

## You

account-name = Navnet ditt
account-name-about = Slik ser andre deg ved bordet.
account-saved = Lagret.
account-account = Konto (valgfritt)
account-account-about = En konto tar vare på ratingen og spillene dine, også alt du har spilt som gjest.
account-login = Brukernavn
account-password = Passord
account-old-password = Nåværende passord
account-new-password = Nytt passord
account-change-password = Bytt passord
account-sign-in = Logg inn
account-sign-up = Opprett konto
account-sign-out = Logg ut
account-signed-in = Du er logget inn.
account-signed-out = Du er logget ut.
account-signed-in-as = Logget inn som { $name }
account-device = Spill på en annen enhet
account-device-about = Med denne lenken logger du inn på en annen enhet. Den virker én gang; ikke del den med noen.
account-device-link = Opprett lenke
account-played = Resultatene dine
account-game = Spill
account-games = Antall spill
account-won = Vunnet
account-rating = Rating
account-history = Ferdige spill
account-sessions = Innloggede enheter
account-kind-session = Nettleser
account-kind-token = Program
account-this = denne enheten
account-end = Avslutt økt
account-token = Opprett token
account-token-label = Navnet på programmet
account-token-once = Vises bare én gang:
account-data = Dataene dine
account-data-about = Du kan laste ned alt som er lagret om deg, eller få det slettet.
account-export = Last ned
account-forget = Slett alle dataene mine
account-forget-sure = Ja, slett alt for alltid
account-forgotten = Alle dataene dine er slettet.
recover-title = Bruk profilen din på denne enheten
recover-about = Denne lenken kommer fra en annen av enhetene dine. Når du godtar, er spillene dine her også.
recover-accept = Ja, det er meg
ranking = Rangliste
ranking-place = Plassering
ranking-name = Navn
ranking-empty = Ingen har rating i dette spillet ennå.

## Games on this device

here-title = Spill på denne enheten
here-about = Disse spillene er lagret bare i denne nettleseren. Lagre dem som en fil for å ha en kopi eller flytte dem til en annen enhet.
here-finished = Ferdige
here-save = Lagre som fil
here-take = Last inn fra fil
here-taken = Innlastede spill: { $count }.
here-no-games = Denne filen inneholder ingen spill fra Klots.
here-broken = Spill som ikke kunne leses: { $count }.
read-title = Åpne et opptak
read-about = Velg et opptak fra Klots, eller lim inn teksten, for å se spillet på nytt.
read-paste = Opptakets tekst
read-open = Åpne
here-delete = Slett
here-delete-sure = Vil du slette dette spillet?
settings-here = Spill mot datamaskinen uten server
settings-here-about = Disse spillene, og spill på én enhet, kjører i denne nettleseren og lagres bare der. Slå av for å spille dem på serveren.
local-full = Det er ikke mer plass på enheten, så trekket ble ikke lagret. Slett noen spill eller frigjør plass, og prøv igjen.
local-other-tab = Dette spillet er åpent i en annen fane
local-not-kept = Enheten kunne ikke lagre trekket. Prøv igjen.
local-broken = Noe gikk galt på denne siden. Spillet ditt er trygt: last inn siden på nytt.
update-ready = En ny versjon av Klots er klar.
update-now = Oppdater nå

## Something is missing

problem-home = Forside
problem-again = Prøv igjen
problem-no-page = Siden finnes ikke
problem-no-page-about = Kanskje adressen er ufullstendig. Du når alt fra forsiden.
problem-no-server = Serveren kan ikke nås
problem-no-server-about = Spillene dine er trygge og fortsetter når den er tilbake. Regler, poengblokk og innstillinger virker uten den.
problem-server = Noe gikk galt på serveren
problem-server-about = Ingenting er tapt. Prøv igjen om litt.
problem-not-found = Bordet finnes ikke
problem-not-found-about = Lenken kan være gammel eller ufullstendig. Be vennen din om en ny, eller opprett et bord selv.
problem-full-table = Dette bordet er fullt
problem-full-table-about = Alle plasser er opptatt. Du kan opprette ditt eget bord.
generic-choose-move = Velg et trekk.
generic-table = Bordet som tekst
after-you-win = Du vinner!
after-you-win-by = { $points ->
    [one] Du vinner med { $points } poeng!
   *[other] Du vinner med { $points } poeng!
}
after-won-by = { $player } vinner med { $points } poeng.
after-rounds = Runde for runde
after-where-lost = Hvor gikk det galt?
after-team-won = { $players } vinner!
after-resigned-by = { $player } ga opp.
after-flagged-by = { $player } gikk tom for tid.
after-resigned-you = Du ga opp.
after-flagged-you = Du gikk tom for tid.
move-waits = Trekket ditt er lagret og sendes når forbindelsen er tilbake.
round-go-on = Fortsett
you-watch = Du ser på.
new-level-all = Nivå for alle datamaskiner
nav-ranking = Rangliste
invite-here-only = Denne adressen virker bare på denne enheten. Start Klots med --listen 0.0.0.0:7377, så andre i nettverket kan bli med.
invite-lan = Lenken virker i ditt lokale nettverk.
tables-remove = Fjern
