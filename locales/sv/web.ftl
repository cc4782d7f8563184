### What only the page says, and no single game.

## On every page

app-title = Klots – fyra brickspel
skip = Hoppa till innehållet
loading = Laddar …
close = Stäng
save = Spara
answer-yes = Ja
answer-no = Nej
sum = Summa
points = Poäng
points-why =
    { $points ->
        [one] { $points } poäng: varför?
       *[other] { $points } poäng: varför?
    }
points-bonus = Bonus
points-before = Tidigare partier
points-rounds-before = Tidigare rundor
points-last-round = Föregående runda
language = Språk
footer = Klots: öppet för alla, utan konto.
footer-api = API
guest-name = Gäst
bot-name = Dator ({ $level })
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
bot-beginner-about = Lär sig fortfarande och gläds åt varje drag.
bot-easy-about = Går snabbt efter poäng och ser inte långt fram.
bot-medium-about = Tålmodig: överväger ditt svar före varje drag.
bot-hard-about = Slug: planerar framåt och gör sällan fel.
bot-expert-about = Har sett alla partier och minns vartenda ett.

## Ways through the page

nav = Sidor
nav-rules = Regler
nav-pad = Poängblock
nav-account = Profil
nav-settings = Inställningar

## Home

home-title = Fyra brickspel, ett bord
home-lead = Spela direkt mot datorn, på en enhet, eller med vänner via en länk. Inget konto behövs.
home-play-now = Spela nu
home-with-friends = Med vänner
home-one-device = På en enhet
home-learn = Lär dig
home-more = Fler alternativ …
home-open-tables = Öppna bord
home-no-tables = Inga öppna bord just nu. Skapa ett så kan andra se det här.
home-mine = Dina partier
home-you-are = Du spelar som { $name }.
tables-free =
    { $count ->
        [one] { $count } ledig plats
       *[other] { $count } lediga platser
    }
tables-join = Gå med
tables-watch = Titta på
tables-go-on = Fortsätt
tables-your-turn = Din tur
tables-look = Se igen
tables-more = Visa fler

## A new table

new-title = Nytt bord: { $game }
new-device-title = På en enhet: { $game }
new-device-about = Alla spelar på den här enheten. I spel med dolda brickor döljs de mellan turerna.
new-seats = Spelare
new-how-many = Antal spelare
new-you = Du
new-person = Person
new-open = Ledig plats
new-name-of = Namn på spelare { $number }
new-who-sits = Plats { $number }
new-options = Spelets tillval
new-table = Bord
new-visible = Offentligt: alla kan se bordet och gå med
new-chat = Spelarna kan chatta
new-late = Den som kommer sent kan ta en ledig plats eller ersätta en datorspelare
new-rated = Rankat: utan tips och utan att ångra
new-delay = Åskådare ser dragen
delay-none = direkt
delay-moves =
    { $count ->
        [one] { $count } drag senare
       *[other] { $count } drag senare
    }
delay-seconds =
    { $count ->
        [one] { $count } sekund senare
       *[other] { $count } sekunder senare
    }
new-start = Starta spelet
new-make = Skapa bord
new-match = Hitta en motståndare
new-match-about = { $button }: alltid som i reglerna. { $clock }.
options-none = Spelet har inga tillval med så många spelare.
options-rulebook = Som i reglerna.
options-all = Alla tillval
clock = Klocka
clock-none = Ingen klocka
clock-move =
    { $seconds ->
        [one] { $seconds } sekund per tur
       *[other] { $seconds } sekunder per tur
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minut var
       *[other] { $minutes } minuter var
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } dag per tur
       *[other] { $days } dagar per tur
    }
clock-days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagar
    }
clock-low =
    { $seconds ->
        [one] { $seconds } sekund kvar
       *[other] { $seconds } sekunder kvar
    }

## Before the game

gather-title = { $game }: bord
gather-free = ledig
gather-you = du
gather-host = värd
gather-ready = redo
gather-not-ready = inte redo än
gather-sit = Ta den här platsen
gather-seat-bot = Dator …
gather-unseat = Ta bort spelare
gather-name = Ditt namn
gather-start = Redo
gather-wait = Inte redo
gather-leave = Lämna platsen
avatar = Din bild
avatar-number = Bild { $number }
avatar-about = Alla vid bordet ser den.
avatar-change = Namn och bild
gather-waiting =
    { $count ->
        [one] Väntar på { $count } spelare till.
       *[other] Väntar på { $count } spelare till.
    }
gather-word = Ett ord till blandningen
gather-word-about = Servern har redan bestämt sin hemlighet; bara dess fingeravtryck visas. Ditt ord blandas in, så att ingen kan ha bestämt brickorna i förväg. Lämna fältet tomt för ett slumpat ord.
gather-commitment = Hemlighetens fingeravtryck:
invite-title = Bjud in vänner
invite-about = Skicka den här länken. Den som öppnar den kan gå med genom ett enda tryck.
invite-watch = Skicka den här länken. Den som öppnar den kan titta på.
invite-link = Länk till bordet
invite-copy = Kopiera länk
invite-copied = Kopierad
invite-share = Dela
invite-qr = Länken som QR-kod

## At the table

turn-yours = Din tur
turn-of = { $player } är på tur
turn-over = Spelet är slut
turn-paused = Paus
turn-mark = är på tur
title-your-turn = Din tur
title-over = Spelet är slut
hand = Din hand
hand-playable = passar
hand-earlier = Flytta brickan åt vänster
hand-later = Flytta brickan åt höger
hand-tiles =
    { $count ->
        [one] { $count } bricka på handen
       *[other] { $count } brickor på handen
    }
hand-lacks = Har garanterat ingen { $numbers }
round-to = Runda { $round } · spelas till { $target } poäng
hand-count =
    { $player }: { $count ->
        [one] { $count } bricka
       *[other] { $count } brickor
    } på handen, { $points ->
        [one] { $points } poäng
       *[other] { $points } poäng
    }
move-commit = Spela
move-turn = Vrid
move-back = Avbryt
move-gone = Ditt drag är inte längre möjligt.
plan-commit = Planera drag
plan-armed = Planerat: { $move }. Draget spelas så snart det är din tur.
plan-off = Det planerade draget har avbrutits.
moves-filter = Skriv för att hitta ett drag; Enter spelar det första.
moves-count =
    { $count ->
        [one] { $count } drag
       *[other] { $count } drag
    }
tool-hint = Tips
tool-undo = Ångra
tool-ask-undo = Be att få ångra
tool-moves = Alla drag
tool-log = Logg och chatt
tool-menu = Mer
tool-result = Resultat
tool-read = Läs upp bordet
tool-zen = Bara brädet
tool-resign = Ge upp
tool-resign-sure = Ja, ge upp
tool-leave = Lämna (datorn tar över)
rule-link = Regel { $rule }
reconnecting = Anslutningen är bruten. Ansluter igen …
bot-plays = Här spelar datorn
bot-plays-for-you = Datorn spelar åt dig.
play-yourself = Spela själv igen
play-on = Spela vidare
take-over = Låt datorn spela
presence-here = online
presence-away = borta
presence-gone = offline
watching =
    { $count ->
        [one] { $count } åskådare
       *[other] { $count } åskådare
    }
log = Logg
round-over =
    { $why ->
        [out] Rundan är slut: en spelare har inga brickor kvar.
        [blocked] Rundan är slut: ingen kan spela.
       *[none] Det förra partiet är slut.
    }
round-hands = Brickor kvar på handen
since-title = Sedan din förra tur
since-nothing = Inget än.
since-play = Visa på brädet
since-playing = Sedan sist: { $at } av { $all }
since-skip = Hoppa över
hint-title = Tips
hint-none = Inget tips nu.
hint-value = Vinstchans: { $percent } %.
offer-undo = Be att få ångra
offer-draw = Erbjud oavgjort
offer-pause = Be om paus
offer-rematch = Revansch
offer-undo-asked = { $player } vill ångra senaste draget.
offer-draw-asked = { $player } erbjuder oavgjort.
offer-pause-asked = { $player } ber om en paus.
offer-rematch-asked = { $player } vill ha revansch.
offer-undo-waits = Du har bett att få ångra ditt drag.
offer-draw-waits = Du har erbjudit oavgjort.
offer-pause-waits = Du har bett om en paus.
offer-rematch-waits = Du har erbjudit revansch. Väntar på de andra.
offer-withdraw = Dra tillbaka
curtain-give = Lämna över enheten till { $player }
curtain-hold = { $player }: tryck och håll
chat = Chatt
chat-presets = Säg …
chat-own = Skriv ett meddelande
chat-send = Skicka
chat-unread = Nya meddelanden: { $count }
chat-team = lag
chat-team-only = Bara till min partner
chat-hello = Hej!
chat-good-luck = Lycka till!
chat-well-played = Bra spelat!
chat-thanks = Tack!
chat-oops = Hoppsan!
chat-thinking = Låt mig tänka …
chat-back-soon = Strax tillbaka.
chat-good-game = Bra match!
zoom-in = Zooma in
zoom-out = Zooma ut
zoom-fit = Visa allt
zoom-new-tile = Ny bricka åt det här hållet
own-table-undone = Du ångrade senaste draget.
own-table-offered =
    { $offer ->
        [undo] Du ber att få ångra senaste draget.
        [draw] Du erbjuder oavgjort.
        [pause] Du ber om en paus.
        [rematch] Du erbjuder revansch.
       *[other] Du lägger ett förslag.
    }
own-table-accepted = Du tackar ja.
own-table-declined = Du tackar nej.
own-table-withdrawn = Du tar tillbaka förslaget.
own-table-took-over = En bot tar över för dig.
own-table-handed-back = Du är tillbaka i spelet.

## Help

help-title = Tangenter och hjälp
help-tab = gå från handen till brädet och vidare
help-arrows = gå mellan platserna där du kan spela
help-enter = välj, spela sedan det som visas
help-escape = gå tillbaka
help-order = flytta en bricka på handen
help-turn = vrid brickan (med Shift åt andra hållet)
help-list = alla drag, skriv för att söka
help-hint = tips
help-undo = ångra, eller be om det
help-read = läs upp bordet
help-zen = bara brädet

## After the game

after-title = Resultat
after-won =
    { $count ->
        [one] { $players } vinner!
       *[other] { $players } delar segern!
    }
after-draw = Oavgjort: ingen vinner.
after-flagged = En spelare fick slut på tid.
after-resigned = En spelare gav upp.
after-agreed = Spelarna kom överens om oavgjort.
after-abandoned = Partiet spelades aldrig klart.
after-again = Spela igen
after-to-rematch = Till revanschen
after-replay = Se igen
after-record = Spara inspelning
bring-friends = Spela vidare med vänner
bring-analyse = Analysera på servern
bring-here = Behåll på den här enheten
bring-note = Partiet startades på ett annat ställe och flyttades hit, så blandningen kan inte kontrolleras.
fair-title = Var blandningen rättvis?
fair-about = Före spelet visade servern fingeravtrycket av sin hemlighet; sedan lade alla till ett ord. Nu är hemligheten avslöjad, och den här sidan räknar om varje dragning. Det bevisar att inget ändrades efter starten. Det bevisar inte att den som driver servern höll hemligheten för sig själv.
fair-check = Kontrollera varje dragning
fair-failed = Dragningarna kunde inte kontrolleras: det finns ingen hemlighet, eller så tillåter webbläsaren det bara över en säker anslutning.
fair-commitment =
    { $right ->
        [yes] Hemligheten hör till fingeravtrycket.
       *[no] Hemligheten hör inte till fingeravtrycket!
    }
fair-draws = { $right } av { $all } dragningar stämmer.
fair-seal =
    { $seal ->
        [whole] Sigillet stämmer: spel, tillval, namn, ord, drag och resultat är de som förseglades.
        [names] Sigillet stämmer, utom namnen: de har ändrats eller tagits bort sedan dess.
        [none] Det finns inget sigill: bara dragningarna har kontrollerats, inte namn, tillval, drag och resultat.
       *[wrong] Sigillet stämmer inte: något i den här inspelningen har ändrats.
    }
replay-title = Se igen
replay-table = Tillbaka till bordet
replay-start = Start
replay-first = Första draget
replay-back = Föregående drag
replay-next = Nästa drag
replay-last = Sista draget
replay-play = Spela upp
replay-stop = Stoppa
replay-slider = Drag
replay-eyes = Sett av
replay-all = alla
replay-link = Kopiera länk till det här draget
analysis-title = Analys
analysis-about = Datorn går igenom varje beslut igen. Det tar en stund.
analysis-start = Analysera
analysis-stop = Stoppa
analysis-busy = Tänker …
analysis-graph = Allas vinstchans, drag för drag
analysis-costly = Dragen som kostade mest
analysis-better = { $played } Bättre (+{ $percent } %): { $better }
analysis-no-cost = Inget drag kostade mycket.
analysis-luck = Hur mycket var tur?
analysis-luck-of = { $player }: vinstchans { $start } % i början, { $end } % i slutet. { $fortune ->
    [gain] Turen gav { $luck } %.
    [loss] Oturen kostade { $luck } %.
   *[none] Turen gjorde ingen skillnad.
} { $skill ->
    [gain] Dragen gav { $play } %.
    [loss] Dragen kostade { $play } %.
   *[none] Dragen gjorde ingen skillnad.
}

## Learning

lesson = Guidat spel
lesson-next = Nästa
lesson-wait = Spela vidare; nästa tips kommer snart.
lesson-stop = Lämna lektionen
learn-title = Lär dig { $game }
learn-guided = Ditt första guidade spel
learn-guided-about = Fem minuter på det riktiga brädet, en idé i taget. Datorn tar det lugnt med dig.
learn-start = Starta
learn-rules = Läs reglerna
rules-read = Läs

## Score pad

pad-kept = Allt du skriver in stannar på den här enheten.
pad-clear = Rensa
pad-undo = Ångra senaste inmatningen
pad-more = Lägg till spelare
pad-fewer = Ta bort spelare
pad-add = Lägg till { $points }
pad-add-round = Lägg till runda
pad-round = Runda
pad-target = Spela till

## Settings

settings-look = Utseende
settings-theme = Färger
theme-auto = som enheten
theme-light = ljusa
theme-dark = mörka
theme-contrast = hög kontrast
settings-letters = Bokstäver på terrängen
settings-motion = Animering
motion-auto = som enheten
motion-full = på
motion-none = av
settings-pace = Tempo på andras drag
pace-slow = långsamt
pace-normal = normalt
pace-fast = snabbt
pace-none = omedelbart
settings-play = Spelet
settings-confirm = Bekräfta drag
confirm-always = alltid
confirm-touch = bara på pekskärm
confirm-never = aldrig
settings-previews = Visa vad ett drag skulle ge
settings-playable = Markera brickor som passar
settings-ahead = Planera ett drag medan andra tänker
settings-ahead-about = Välj ett drag före din tur och bekräfta det: det spelas automatiskt så snart det är din tur, om det fortfarande är möjligt. Fram till dess avbryter du det med Esc eller ett tryck. Inte i rankade partier med dolda brickor.
settings-notices = Aviseringar
settings-sounds = Ljud
settings-notify = Meddela mig när det är min tur, även när sidan ligger i bakgrunden
settings-push = Även när sidan är stängd
settings-push-about = Aviseringar går via din webbläsares pushtjänst och innehåller ingen text. De är av tills du slår på dem.
settings-notify-refused = Webbläsaren tillåter inga aviseringar från sidan.
settings-install = Installera Klots på den här enheten
settings-install-about = Klots får en egen ikon och ett eget fönster; regler och poängblock fungerar då även offline.
settings-kept = Inställningarna sparas på den här enheten och fungerar utan konto.
notice-your-turn = { $game }: det är din tur.
notice-called = Det är din tur.
notice-matched = En motståndare har hittats.
notice-go = Till bordet
notice-restart =
    { $seconds ->
        [one] Servern startar om och bör vara tillbaka om { $seconds } sekund. Inget går förlorat.
       *[other] Servern startar om och bör vara tillbaka om { $seconds } sekunder. Inget går förlorat.
    }
notice-frozen = Drag kan inte sparas just nu. Spelet fortsätter automatiskt.

## You

account-name = Ditt namn
account-name-about = Så ser andra dig vid bordet.
account-saved = Sparat.
account-account = Konto (valfritt)
account-account-about = Ett konto sparar din rating och dina partier, även allt du spelat som gäst.
account-login = Användarnamn
account-password = Lösenord
account-old-password = Nuvarande lösenord
account-new-password = Nytt lösenord
account-change-password = Byt lösenord
account-sign-in = Logga in
account-sign-up = Skapa konto
account-sign-out = Logga ut
account-signed-in = Du är inloggad.
account-signed-out = Du är utloggad.
account-signed-in-as = Inloggad som { $name }
account-device = Spela på en annan enhet
account-device-about = Med den här länken loggar du in på en annan enhet. Den fungerar en gång; dela den inte med någon.
account-device-link = Skapa länk
account-played = Dina resultat
account-game = Spel
account-games = Partier
account-won = Vunna
account-rating = Rating
account-history = Avslutade partier
account-sessions = Inloggade enheter
account-kind-session = Webbläsare
account-kind-token = Program
account-this = den här enheten
account-end = Avsluta session
account-token = Skapa nyckel
account-token-label = Programmets namn
account-token-once = Visas bara en gång:
account-data = Dina uppgifter
account-data-about = Du kan ladda ner allt som sparas om dig, eller få det raderat.
account-export = Ladda ner
account-forget = Radera alla mina uppgifter
account-forget-sure = Ja, radera allt för alltid
account-forgotten = Alla dina uppgifter är raderade.
recover-title = Använd din profil på den här enheten
recover-about = Länken kommer från en annan av dina enheter. När du godkänner finns dina partier även här.
recover-accept = Ja, det är jag
ranking = Topplista
ranking-place = Placering
ranking-name = Namn
ranking-empty = Ingen har någon rating i det här spelet än.

## Games on this device

here-title = Partier på den här enheten
here-about = De här partierna sparas bara i den här webbläsaren. Spara dem som en fil för att ha en kopia eller flytta dem till en annan enhet.
here-finished = Avslutade
here-save = Spara som fil
here-take = Läs in från fil
here-taken = Inlästa partier: { $count }.
here-no-games = Filen innehåller inga partier från Klots.
here-broken = Partier som inte kunde läsas: { $count }.
read-title = Öppna en inspelning
read-about = Välj en inspelning från Klots, eller klistra in dess text, för att se partiet igen.
read-paste = Inspelningens text
read-open = Öppna
here-delete = Ta bort
here-delete-sure = Vill du ta bort det här partiet?
settings-here = Spela mot datorn utan server
settings-here-about = De här partierna, och partier på en enhet, körs i den här webbläsaren och sparas bara där. Stäng av för att spela dem på servern.
local-full = Enheten är full, så draget sparades inte. Ta bort några partier eller frigör utrymme och försök igen.
local-other-tab = Det här partiet är öppet i en annan flik
local-not-kept = Enheten kunde inte spara draget. Försök igen.
local-broken = Något gick fel på sidan. Ditt parti är i säkerhet: ladda om sidan.
update-ready = En ny version av Klots är klar.
update-now = Uppdatera nu

## Something is missing

problem-home = Startsida
problem-again = Försök igen
problem-no-page = Sidan finns inte
problem-no-page-about = Adressen kanske är ofullständig. Du når allt från startsidan.
problem-no-server = Servern går inte att nå
problem-no-server-about = Dina partier är i säkerhet och fortsätter när den är tillbaka. Regler, poängblock och inställningar fungerar utan den.
problem-server = Något gick fel på servern
problem-server-about = Inget är förlorat. Försök igen om en stund.
problem-not-found = Bordet finns inte
problem-not-found-about = Länken kan vara gammal eller ofullständig. Be din vän om en ny, eller skapa ett eget bord.
problem-full-table = Bordet är fullt
problem-full-table-about = Alla platser är upptagna. Du kan skapa ett eget bord.
generic-choose-move = Välj ett drag.
generic-table = Bordet som text
after-you-win = Du vinner!
after-you-win-by = { $points ->
    [one] Du vinner med { $points } poäng!
   *[other] Du vinner med { $points } poäng!
}
after-won-by = { $player } vinner med { $points } poäng.
after-rounds = Runda för runda
after-where-lost = Var gick det fel?
after-team-won = { $players } vinner!
after-resigned-by = { $player } gav upp.
after-flagged-by = { $player } fick slut på tid.
after-resigned-you = Du gav upp.
after-flagged-you = Din tid tog slut.
move-waits = Ditt drag är sparat och skickas när anslutningen är tillbaka.
round-go-on = Fortsätt
you-watch = Du tittar på.
new-level-all = Nivå för alla datorspelare
nav-ranking = Topplista
invite-here-only = Adressen fungerar bara på den här enheten. Starta Klots med --listen 0.0.0.0:7377 så att andra i ditt nätverk kan vara med.
invite-lan = Länken fungerar i ditt lokala nätverk.
tables-remove = Ta bort
