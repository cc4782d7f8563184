### What only the page says, and no single game.

## On every page

app-title = Klots – fire brikspil
skip = Spring til indholdet
loading = Indlæser …
close = Luk
save = Gem
answer-yes = Ja
answer-no = Nej
sum = Sum
points = Point
points-why =
    { $points ->
        [one] { $points } point: hvorfor?
       *[other] { $points } point: hvorfor?
    }
points-bonus = Bonus
points-before = Tidligere spil
points-rounds-before = Tidligere runder
points-last-round = Forrige runde
language = Sprog
footer = Klots: åbent for alle, ingen konto nødvendig.
footer-api = API
guest-name = Gæst
bot-name = Computer ({ $level })
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
bot-beginner-about = Lærer stadig og glæder sig over hvert træk.
bot-easy-about = Går hurtigt efter point og ser ikke langt frem.
bot-medium-about = Tålmodig: overvejer dit svar før hvert træk.
bot-hard-about = Snu: tænker fremad og laver sjældent fejl.
bot-expert-about = Har set alle spil og husker dem alle.

## Ways through the page

nav = Sider
nav-rules = Regler
nav-pad = Pointblok
nav-account = Profil
nav-settings = Indstillinger

## Home

home-title = Fire brikspil, ét bord
home-lead = Spil straks mod computeren, på én enhed eller med venner via et link. Ingen konto nødvendig.
home-play-now = Spil nu
home-with-friends = Med venner
home-one-device = På én enhed
home-learn = Lær
home-more = Flere muligheder …
home-open-tables = Åbne borde
home-no-tables = Ingen åbne borde lige nu. Opret et, så kan andre se det her.
home-mine = Dine spil
home-you-are = Du spiller som { $name }.
tables-free =
    { $count ->
        [one] { $count } ledig plads
       *[other] { $count } ledige pladser
    }
tables-join = Deltag
tables-watch = Se med
tables-go-on = Fortsæt
tables-your-turn = Din tur
tables-look = Gense
tables-more = Vis flere

## A new table

new-title = Nyt bord: { $game }
new-device-title = På én enhed: { $game }
new-device-about = Alle spiller på denne enhed. I spil med skjulte brikker skjules de mellem turene.
new-seats = Spillere
new-how-many = Antal spillere
new-you = Dig
new-person = Person
new-open = Ledig plads
new-name-of = Navn på spiller { $number }
new-who-sits = Plads { $number }
new-options = Spilindstillinger
new-table = Bord
new-visible = Offentligt: alle kan se dette bord og deltage
new-chat = Spillerne kan chatte
new-late = Sent ankomne kan tage en ledig plads eller erstatte en computerspiller
new-rated = Ratet: uden tips og uden at fortryde
new-delay = Tilskuere ser trækkene
delay-none = straks
delay-moves =
    { $count ->
        [one] { $count } træk senere
       *[other] { $count } træk senere
    }
delay-seconds =
    { $count ->
        [one] { $count } sekund senere
       *[other] { $count } sekunder senere
    }
new-start = Start spillet
new-make = Opret bord
new-match = Find en modstander
new-match-about = { $button }: altid som i reglerne. { $clock }.
options-none = Spillet har ingen valgmuligheder med så mange spillere.
options-rulebook = Som i reglerne.
options-all = Alle indstillinger
clock = Ur
clock-none = Intet ur
clock-move =
    { $seconds ->
        [one] { $seconds } sekund pr. tur
       *[other] { $seconds } sekunder pr. tur
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minut hver
       *[other] { $minutes } minutter hver
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } dag pr. tur
       *[other] { $days } dage pr. tur
    }
clock-days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dage
    }
clock-low =
    { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }

## Before the game

gather-title = { $game }: bord
gather-free = ledig
gather-you = dig
gather-host = vært
gather-ready = klar
gather-not-ready = ikke klar endnu
gather-sit = Tag denne plads
gather-seat-bot = Computer …
gather-unseat = Fjern spiller
gather-name = Dit navn
gather-start = Klar
gather-wait = Ikke klar
gather-leave = Forlad pladsen
avatar = Dit billede
avatar-number = Billede { $number }
avatar-about = Alle ved bordet kan se det.
avatar-change = Navn og billede
gather-waiting =
    { $count ->
        [one] Venter på { $count } spiller til.
       *[other] Venter på { $count } spillere til.
    }
gather-word = Et ord til blandingen
gather-word-about = Serveren har allerede fastlagt sin hemmelighed; kun dens fingeraftryk vises. Dit ord blandes i, så ingen kan have bestemt brikkerne på forhånd. Lad feltet stå tomt for et tilfældigt ord.
gather-commitment = Hemmelighedens fingeraftryk:
invite-title = Invitér venner
invite-about = Send dette link. Den, der åbner det, kan deltage med ét tryk.
invite-watch = Send dette link. Den, der åbner det, kan se med.
invite-link = Link til dette bord
invite-copy = Kopiér link
invite-copied = Kopieret
invite-share = Del
invite-qr = Linket som QR-kode

## At the table

turn-yours = Din tur
turn-of = { $player } er i tur
turn-over = Spillet er slut
turn-paused = Pause
turn-mark = er i tur
title-your-turn = Din tur
title-over = Spillet er slut
hand = Din hånd
hand-playable = passer
hand-earlier = Flyt brikken til venstre
hand-later = Flyt brikken til højre
hand-tiles =
    { $count ->
        [one] { $count } brik på hånden
       *[other] { $count } brikker på hånden
    }
hand-lacks = Har med sikkerhed ingen { $numbers }
round-to = Runde { $round } · der spilles til { $target } point
hand-count =
    { $player }: { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } på hånden, { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
move-commit = Spil
move-turn = Drej
move-back = Annullér
move-gone = Dit træk er ikke længere muligt.
plan-commit = Planlæg træk
plan-armed = Planlagt: { $move }. Trækket spilles, så snart det er din tur.
plan-off = Det planlagte træk er annulleret.
moves-filter = Skriv for at finde et træk; Enter spiller det første.
moves-count =
    { $count ->
        [one] { $count } træk
       *[other] { $count } træk
    }
tool-hint = Tip
tool-undo = Fortryd
tool-ask-undo = Bed om at fortryde
tool-moves = Alle træk
tool-log = Log og chat
tool-menu = Mere
tool-result = Resultat
tool-read = Læs bordet højt
tool-zen = Kun brættet
tool-resign = Giv op
tool-resign-sure = Ja, giv op
tool-leave = Forlad (computeren overtager)
rule-link = Regel { $rule }
reconnecting = Forbindelsen er afbrudt. Forbinder igen …
bot-plays = Computeren spiller her
bot-plays-for-you = Computeren spiller for dig.
play-yourself = Spil selv igen
play-on = Spil videre
take-over = Lad computeren spille
presence-here = online
presence-away = væk
presence-gone = offline
watching =
    { $count ->
        [one] { $count } tilskuer
       *[other] { $count } tilskuere
    }
log = Log
round-over =
    { $why ->
        [out] Runden er slut: en spiller har ikke flere brikker.
        [blocked] Runden er slut: ingen kan spille.
       *[none] Det forrige spil er slut.
    }
round-hands = Brikker tilbage på hånden
since-title = Siden din sidste tur
since-nothing = Intet endnu.
since-play = Vis på brættet
since-playing = Siden sidst: { $at } af { $all }
since-skip = Spring over
hint-title = Tip
hint-none = Intet tip nu.
hint-value = Chance for at vinde: { $percent } %.
offer-undo = Bed om at fortryde
offer-draw = Tilbyd uafgjort
offer-pause = Bed om pause
offer-rematch = Omkamp
offer-undo-asked = { $player } vil gerne fortryde det sidste træk.
offer-draw-asked = { $player } tilbyder uafgjort.
offer-pause-asked = { $player } beder om en pause.
offer-rematch-asked = { $player } vil gerne have omkamp.
offer-undo-waits = Du har bedt om at fortryde dit træk.
offer-draw-waits = Du har tilbudt uafgjort.
offer-pause-waits = Du har bedt om en pause.
offer-rematch-waits = Du har tilbudt omkamp. Venter på de andre.
offer-withdraw = Træk tilbage
curtain-give = Giv enheden videre til { $player }
curtain-hold = { $player }: tryk og hold nede
chat = Chat
chat-presets = Sig …
chat-own = Skriv en besked
chat-send = Send
chat-unread = Nye beskeder: { $count }
chat-team = hold
chat-team-only = Kun til min makker
chat-hello = Hej!
chat-good-luck = Held og lykke!
chat-well-played = Godt spillet!
chat-thanks = Tak!
chat-oops = Ups!
chat-thinking = Lad mig tænke …
chat-back-soon = Er tilbage om lidt.
chat-good-game = Tak for spillet!
zoom-in = Zoom ind
zoom-out = Zoom ud
zoom-fit = Vis alt
zoom-new-tile = Ny brik denne vej
own-table-undone = Du fortrød det sidste træk.
own-table-offered =
    { $offer ->
        [undo] Du beder om at fortryde det sidste træk.
        [draw] Du tilbyder uafgjort.
        [pause] Du beder om en pause.
        [rematch] Du tilbyder omkamp.
       *[other] Du giver et tilbud.
    }
own-table-accepted = Du siger ja.
own-table-declined = Du siger nej.
own-table-withdrawn = Du trækker tilbuddet tilbage.
own-table-took-over = En bot overtager for dig.
own-table-handed-back = Du er tilbage i spillet.

## Help

help-title = Taster og hjælp
help-tab = gå fra hånden til brættet og videre
help-arrows = gå mellem de steder, hvor du kan spille
help-enter = vælg, og spil så det viste
help-escape = gå tilbage
help-order = flyt en brik på din hånd
help-turn = drej brikken (med Shift den anden vej)
help-list = alle træk; søg ved at skrive
help-hint = tip
help-undo = fortryd, eller bed om det
help-read = læs bordet højt
help-zen = kun brættet

## After the game

after-title = Resultat
after-won =
    { $count ->
        [one] { $players } vinder!
       *[other] { $players } deler sejren!
    }
after-draw = Uafgjort: ingen vinder.
after-flagged = En spiller løb tør for tid.
after-resigned = En spiller gav op.
after-agreed = Spillerne blev enige om uafgjort.
after-abandoned = Spillet blev ikke spillet færdigt.
after-again = Spil igen
after-to-rematch = Til omkampen
after-replay = Gense
after-record = Gem optegnelse
bring-friends = Spil videre med venner
bring-analyse = Analysér på serveren
bring-here = Behold på denne enhed
bring-note = Spillet blev startet et andet sted og flyttet hertil, så blandingen kan ikke kontrolleres.
fair-title = Var blandingen fair?
fair-about = Før spillet viste serveren sin hemmeligheds fingeraftryk; så tilføjede alle et ord. Nu er hemmeligheden afsløret, og denne side beregner hver trækning igen. Det beviser, at intet blev ændret efter starten. Det beviser ikke, at den, der driver serveren, har holdt hemmeligheden for sig selv.
fair-check = Kontrollér hver trækning
fair-failed = Trækningerne kunne ikke kontrolleres: der er ingen hemmelighed, eller browseren tillader det kun over en sikker forbindelse.
fair-commitment =
    { $right ->
        [yes] Hemmeligheden hører til fingeraftrykket.
       *[no] Hemmeligheden hører ikke til fingeraftrykket!
    }
fair-draws = Trækninger, der stemmer: { $right } af { $all }.
fair-seal =
    { $seal ->
        [whole] Seglet passer: spil, valgmuligheder, navne, ord, træk og resultat er dem, der blev forseglet.
        [names] Seglet passer, undtagen navnene: de er ændret eller fjernet siden.
        [none] Der er intet segl: kun trækningerne er kontrolleret, ikke navne, valgmuligheder, træk og resultat.
       *[wrong] Seglet passer ikke: noget i denne optegnelse er ændret.
    }
replay-title = Gense spillet
replay-table = Tilbage til bordet
replay-start = Start
replay-first = Første træk
replay-back = Forrige træk
replay-next = Næste træk
replay-last = Sidste træk
replay-play = Afspil automatisk
replay-stop = Stop
replay-slider = Træk
replay-eyes = Set af
replay-all = alle
replay-link = Kopiér link til dette træk
analysis-title = Analyse
analysis-about = Computeren gennemgår hver beslutning igen. Det tager et øjeblik.
analysis-start = Analysér
analysis-stop = Stop
analysis-busy = Tænker …
analysis-graph = Alles chance for at vinde, træk for træk
analysis-costly = De dyreste træk
analysis-better = { $played } Bedre (+{ $percent } %): { $better }
analysis-no-cost = Intet træk kostede meget.
analysis-luck = Heldets betydning
analysis-luck-of = { $player }: chance for at vinde { $start } % i starten, { $end } % til sidst. { $fortune ->
    [gain] Heldet gav { $luck } %.
    [loss] Uheldet kostede { $luck } %.
   *[none] Heldet gjorde ingen forskel.
} { $skill ->
    [gain] Trækkene gav { $play } %.
    [loss] Trækkene kostede { $play } %.
   *[none] Trækkene gjorde ingen forskel.
}

## Learning

lesson = Guidet spil
lesson-next = Næste
lesson-wait = Spil videre; det næste tip kommer snart.
lesson-stop = Forlad lektionen
learn-title = Lær { $game }
learn-guided = Dit første guidede spil
learn-guided-about = Fem minutter på det rigtige bræt, én idé ad gangen. Computeren skåner dig.
learn-start = Start
learn-rules = Læs reglerne
rules-read = Læs

## Score pad

pad-kept = Alt, du indtaster, bliver på denne enhed.
pad-clear = Ryd
pad-undo = Fortryd sidste indtastning
pad-more = Tilføj spiller
pad-fewer = Fjern spiller
pad-add = Tilføj { $points }
pad-add-round = Tilføj runde
pad-round = Runde
pad-target = Spil til

## Settings

settings-look = Udseende
settings-theme = Farver
theme-auto = som enheden
theme-light = lyse
theme-dark = mørke
theme-contrast = høj kontrast
settings-letters = Bogstaver på landskaber
settings-motion = Animation
motion-auto = som enheden
motion-full = til
motion-none = fra
settings-pace = De andres træk vises
pace-slow = langsomt
pace-normal = normalt
pace-fast = hurtigt
pace-none = med det samme
settings-play = Spillet
settings-confirm = Bekræft træk
confirm-always = altid
confirm-touch = kun på touchskærm
confirm-never = aldrig
settings-previews = Vis, hvad et træk giver
settings-playable = Markér brikker, der passer
settings-ahead = Planlæg et træk, mens andre tænker
settings-ahead-about = Vælg et træk før din tur, og bekræft det: det spilles automatisk, så snart det er din tur, hvis det stadig er muligt. Indtil da annullerer Esc eller et tryk det. Ikke i ratede spil med skjulte brikker.
settings-notices = Notifikationer
settings-sounds = Lyde
settings-notify = Giv mig besked, når det er min tur, også når siden er i baggrunden
settings-push = Også når siden er lukket
settings-push-about = Notifikationer går gennem din browsers pushtjeneste og indeholder ingen tekst. De er slået fra, indtil du slår dem til.
settings-notify-refused = Browseren tillader ikke notifikationer fra denne side.
settings-install = Installér Klots på denne enhed
settings-install-about = Klots får sit eget ikon og vindue; regler og pointblok virker så også offline.
settings-kept = Indstillingerne gemmes på denne enhed og virker uden konto.
notice-your-turn = { $game }: det er din tur.
notice-called = Det er din tur.
notice-matched = Der er fundet en modstander.
notice-go = Til bordet
notice-restart =
    { $seconds ->
        [one] Serveren genstarter og er nok tilbage om { $seconds } sekund. Intet går tabt.
       *[other] Serveren genstarter og er nok tilbage om { $seconds } sekunder. Intet går tabt.
    }
notice-frozen = Træk kan ikke gemmes lige nu. Spillet fortsætter automatisk.

## You

account-name = Dit navn
account-name-about = Sådan ser andre dig ved bordet.
account-saved = Gemt.
account-account = Konto (valgfri)
account-account-about = En konto gemmer dine ratings og dine spil, også alt, du har spillet som gæst.
account-login = Brugernavn
account-password = Adgangskode
account-old-password = Nuværende adgangskode
account-new-password = Ny adgangskode
account-change-password = Skift adgangskode
account-sign-in = Log ind
account-sign-up = Opret konto
account-sign-out = Log ud
account-signed-in = Du er logget ind.
account-signed-out = Du er logget ud.
account-signed-in-as = Logget ind som { $name }
account-device = Spil på en anden enhed
account-device-about = Med dette link logger du ind på en anden enhed. Det virker én gang; del det ikke med nogen.
account-device-link = Opret link
account-played = Dine resultater
account-game = Spil
account-games = Antal spil
account-won = Vundet
account-rating = Rating
account-history = Færdige spil
account-sessions = Enheder, du er logget ind på
account-kind-session = Browser
account-kind-token = Program
account-this = denne enhed
account-end = Afslut session
account-token = Opret token
account-token-label = Programmets navn
account-token-once = Vises kun én gang:
account-data = Dine data
account-data-about = Du kan downloade alt, der er gemt om dig, eller få det slettet.
account-export = Download
account-forget = Slet alle mine data
account-forget-sure = Ja, slet alt for altid
account-forgotten = Alle dine data er slettet.
recover-title = Brug din profil på denne enhed
recover-about = Dette link kommer fra en anden af dine enheder. Bekræft det, så er dine spil også her.
recover-accept = Ja, det er mig
ranking = Rangliste
ranking-place = Placering
ranking-name = Navn
ranking-empty = Ingen har en rating i dette spil endnu.

## Games on this device

here-title = Spil på denne enhed
here-about = Disse spil er kun gemt i denne browser. Gem dem som en fil for at have en kopi eller flytte dem til en anden enhed.
here-finished = Færdige
here-save = Gem som fil
here-take = Indlæs fra fil
here-taken = Indlæste spil: { $count }.
here-no-games = Denne fil indeholder ingen spil fra Klots.
here-broken = Spil, der ikke kunne læses: { $count }.
read-title = Åbn en optegnelse
read-about = Vælg en optegnelse fra Klots, eller indsæt dens tekst, og gense spillet.
read-paste = Optegnelsens tekst
read-open = Åbn
here-delete = Slet
here-delete-sure = Vil du slette dette spil?
settings-here = Spil mod computeren uden server
settings-here-about = Disse spil, og spil på én enhed, kører i denne browser og gemmes kun der. Slå det fra for at spille dem på serveren.
local-full = Der er ikke mere plads på enheden, så trækket blev ikke gemt. Slet nogle spil, eller frigør plads, og prøv så igen.
local-other-tab = Dette spil er åbent i en anden fane
local-not-kept = Enheden kunne ikke gemme trækket. Prøv igen.
local-broken = Noget gik galt på denne side. Dit spil er i sikkerhed: genindlæs siden.
update-ready = En ny version af Klots er klar.
update-now = Opdatér nu

## Something is missing

problem-home = Forside
problem-again = Prøv igen
problem-no-page = Siden findes ikke
problem-no-page-about = Måske er adressen ufuldstændig. Du kan nå alt fra forsiden.
problem-no-server = Serveren kan ikke nås
problem-no-server-about = Dine spil er i sikkerhed og fortsætter, når den er tilbage. Regler, pointblok og indstillinger virker uden den.
problem-server = Noget gik galt på serveren
problem-server-about = Intet er tabt. Prøv igen om lidt.
problem-not-found = Bordet findes ikke
problem-not-found-about = Linket kan være gammelt eller ufuldstændigt. Bed din ven om et nyt, eller opret selv et bord.
problem-full-table = Dette bord er fuldt
problem-full-table-about = Alle pladser er optaget. Du kan oprette dit eget bord.
generic-choose-move = Vælg et træk.
generic-table = Bordet som tekst
after-you-win = Du vinder!
after-you-win-by = { $points ->
    [one] Du vinder med { $points } point!
   *[other] Du vinder med { $points } point!
}
after-won-by = { $player } vinder med { $points } point.
after-rounds = Runde for runde
after-where-lost = Hvor gik det galt?
after-team-won = { $players } vinder!
after-resigned-by = { $player } gav op.
after-flagged-by = { $player } løb tør for tid.
after-resigned-you = Du gav op.
after-flagged-you = Du løb tør for tid.
move-waits = Dit træk er gemt og sendes, når forbindelsen er tilbage.
round-go-on = Fortsæt
you-watch = Du ser med.
new-level-all = Niveau for alle computerspillere
nav-ranking = Rangliste
invite-here-only = Denne adresse virker kun på denne enhed. Start Klots med --listen 0.0.0.0:7377, så andre i dit netværk kan være med.
invite-lan = Linket virker i dit lokale netværk.
tables-remove = Fjern
