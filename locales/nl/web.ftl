### What only the page says, and no single game.

## On every page

app-title = Klots – vier legspellen
skip = Naar de inhoud
loading = Laden …
close = Sluiten
save = Opslaan
answer-yes = Ja
answer-no = Nee
sum = Totaal
points = Punten
points-why =
    { $points ->
        [one] { $points } punt: waarom?
       *[other] { $points } punten: waarom?
    }
points-bonus = Bonussen
points-before = Eerdere spellen
points-rounds-before = Eerdere rondes
points-last-round = Vorige ronde
language = Taal
footer = Klots: voor iedereen, zonder account.
footer-api = API
guest-name = Gast
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
bot-beginner-about = Leert nog en is blij met elke zet.
bot-easy-about = Grijpt snel punten en kijkt niet ver vooruit.
bot-medium-about = Geduldig: denkt vóór een zet aan jouw antwoord.
bot-hard-about = Sluw: plant vooruit en maakt zelden fouten.
bot-expert-about = Heeft elk spel gezien en vergeet er geen.

## Ways through the page

nav = Pagina’s
nav-rules = Spelregels
nav-pad = Scoreblok
nav-account = Profiel
nav-settings = Instellingen

## Home

home-title = Vier legspellen, één tafel
home-lead = Speel meteen tegen de computer, op één apparaat, of met vrienden via een link. Zonder account.
home-play-now = Nu spelen
home-with-friends = Met vrienden
home-one-device = Op één apparaat
home-learn = Leren
home-more = Meer opties …
home-open-tables = Open tafels
home-no-tables = Er zijn nu geen open tafels. Maak er een aan, dan zien anderen hem hier.
home-mine = Jouw spellen
home-you-are = Je speelt als { $name }.
tables-free =
    { $count ->
        [one] { $count } vrije plaats
       *[other] { $count } vrije plaatsen
    }
tables-join = Meedoen
tables-watch = Meekijken
tables-go-on = Verder
tables-your-turn = Jouw beurt
tables-look = Terugkijken
tables-more = Meer tonen

## A new table

new-title = Nieuwe tafel: { $game }
new-device-title = Op één apparaat: { $game }
new-device-about = Iedereen speelt op dit apparaat. In spellen met verborgen stenen worden die tussen de beurten afgeschermd.
new-seats = Spelers
new-how-many = Aantal spelers
new-you = Jij
new-person = Mens
new-open = Vrije plaats
new-name-of = Naam van speler { $number }
new-who-sits = Plaats { $number }
new-options = Spelopties
new-table = Tafel
new-visible = Openbaar: iedereen kan deze tafel zien en meedoen
new-chat = Spelers kunnen chatten
new-late = Laatkomers mogen een vrije plaats of die van een computerspeler innemen
new-rated = Met rating: geen tips, niets terugnemen
new-delay = Wie meekijkt, ziet de zetten
delay-none = meteen
delay-moves =
    { $count ->
        [one] { $count } zet later
       *[other] { $count } zetten later
    }
delay-seconds =
    { $count ->
        [one] { $count } seconde later
       *[other] { $count } seconden later
    }
new-start = Spel starten
new-make = Tafel aanmaken
new-match = Tegenstander zoeken
new-match-about = { $button }: altijd zoals in de spelregels. { $clock }.
options-none = Met dit aantal spelers heeft dit spel geen opties.
options-rulebook = Zoals in de spelregels.
options-all = Alle opties
clock = Klok
clock-none = Geen klok
clock-move =
    { $seconds ->
        [one] { $seconds } seconde per beurt
       *[other] { $seconds } seconden per beurt
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minuut per speler
       *[other] { $minutes } minuten per speler
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } dag per beurt
       *[other] { $days } dagen per beurt
    }
clock-days-left =
    { $days ->
        [one] { $days } dag
       *[other] { $days } dagen
    }
clock-low =
    { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }

## Before the game

gather-title = { $game }: tafel
gather-free = vrij
gather-you = jij
gather-host = host
gather-ready = klaar
gather-not-ready = nog niet klaar
gather-sit = Deze plaats nemen
gather-seat-bot = Computer …
gather-unseat = Speler verwijderen
gather-name = Je naam
gather-start = Klaar om te beginnen
gather-wait = Niet klaar
gather-leave = Plaats verlaten
avatar = Jouw afbeelding
avatar-number = Afbeelding { $number }
avatar-about = Iedereen aan tafel kan hem zien.
avatar-change = Naam en afbeelding
gather-waiting =
    { $count ->
        [one] Wachten op nog { $count } speler.
       *[other] Wachten op nog { $count } spelers.
    }
gather-word = Een woord voor het schudden
gather-word-about = De server heeft zijn geheim al vastgelegd; alleen de vingerafdruk is te zien. Jouw woord wordt erdoor gemengd, zodat niemand de stenen vooraf kan hebben bepaald. Laat je het leeg, dan wordt er een willekeurig woord genomen.
gather-commitment = Vingerafdruk van het geheim:
invite-title = Vrienden uitnodigen
invite-about = Stuur deze link. Wie hem opent, kan met één tik meedoen.
invite-watch = Stuur deze link. Wie hem opent, kan meekijken.
invite-link = Link naar deze tafel
invite-copy = Link kopiëren
invite-copied = Gekopieerd
invite-share = Delen
invite-qr = De link als QR-code

## At the table

turn-yours = Jouw beurt
turn-of = { $player } is aan de beurt
turn-over = Het spel is afgelopen
turn-paused = Pauze
turn-mark = is aan de beurt
title-your-turn = Jouw beurt
title-over = Afgelopen
hand = Je hand
hand-playable = past
hand-earlier = Steen naar links schuiven
hand-later = Steen naar rechts schuiven
hand-tiles =
    { $count ->
        [one] { $count } steen in de hand
       *[other] { $count } stenen in de hand
    }
hand-lacks = Heeft zeker geen: { $numbers }
round-to = Ronde { $round }, tot { $target } punten
hand-count =
    { $player }: { $count ->
        [one] { $count } steen
       *[other] { $count } stenen
    } in de hand, { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
move-commit = Spelen
move-turn = Draaien
move-back = Annuleren
move-gone = Je zet is niet meer mogelijk.
plan-commit = Zet plannen
plan-armed = Gepland: { $move }. De zet wordt gespeeld zodra je aan de beurt bent.
plan-off = De geplande zet is geannuleerd.
moves-filter = Typ om een zet te vinden; Enter speelt de eerste.
moves-count =
    { $count ->
        [one] { $count } zet
       *[other] { $count } zetten
    }
tool-hint = Tip
tool-undo = Terugnemen
tool-ask-undo = Terugname vragen
tool-moves = Alle zetten
tool-log = Verloop en chat
tool-menu = Meer
tool-result = Uitslag
tool-read = Tafel voorlezen
tool-zen = Alleen het bord
tool-resign = Opgeven
tool-resign-sure = Ja, opgeven
tool-leave = Weggaan (de computer speelt door)
rule-link = Regel { $rule }
reconnecting = Verbinding verbroken. Opnieuw verbinden …
bot-plays = Hier speelt de computer
bot-plays-for-you = De computer speelt voor jou.
play-yourself = Weer zelf spelen
play-on = Verder spelen
take-over = De computer laten spelen
presence-here = online
presence-away = afwezig
presence-gone = offline
watching =
    { $count ->
        [one] { $count } kijkt mee
       *[other] { $count } kijken mee
    }
log = Verloop
round-over =
    { $why ->
        [out] De ronde is afgelopen: iemand heeft geen stenen meer.
        [blocked] De ronde is afgelopen: niemand kan spelen.
       *[none] Het vorige spel is afgelopen.
    }
round-hands = Overgebleven stenen
since-title = Sinds je vorige beurt
since-nothing = Nog niets.
since-play = Op het bord tonen
since-playing = Wat er gebeurd is: { $at } van { $all }
since-skip = Overslaan
hint-title = Tip
hint-none = Nu geen tip.
hint-value = Winstkans: { $percent }%.
offer-undo = Terugname vragen
offer-draw = Gelijkspel aanbieden
offer-pause = Pauze vragen
offer-rematch = Revanche
offer-undo-asked = { $player } wil graag de laatste zet terugnemen.
offer-draw-asked = { $player } biedt gelijkspel aan.
offer-pause-asked = { $player } vraagt om een pauze.
offer-rematch-asked = { $player } wil graag een revanche.
offer-undo-waits = Je hebt gevraagd om je zet terug te nemen.
offer-draw-waits = Je hebt gelijkspel aangeboden.
offer-pause-waits = Je hebt om een pauze gevraagd.
offer-rematch-waits = Je hebt om een revanche gevraagd. Wachten op de anderen.
offer-withdraw = Intrekken
curtain-give = Geef het apparaat aan { $player }
curtain-hold = { $player }: houd ingedrukt
chat = Chat
chat-presets = Zeg …
chat-own = Schrijf een bericht
chat-send = Versturen
chat-unread = Nieuwe berichten: { $count }
chat-team = team
chat-team-only = Alleen aan mijn partner
chat-hello = Hallo!
chat-good-luck = Succes!
chat-well-played = Goed gespeeld!
chat-thanks = Dank je!
chat-oops = Oeps!
chat-thinking = Even denken …
chat-back-soon = Ben zo terug.
chat-good-game = Mooi spel!
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-fit = Alles tonen
zoom-new-tile = De nieuwe steen ligt deze kant op
own-table-undone = Je nam de laatste zet terug.
own-table-offered =
    { $offer ->
        [undo] Je vraagt om de laatste zet terug te nemen.
        [draw] Je biedt gelijkspel aan.
        [pause] Je vraagt om een pauze.
        [rematch] Je vraagt om een revanche.
       *[other] Je doet een aanbod.
    }
own-table-accepted = Je gaat akkoord.
own-table-declined = Je gaat niet akkoord.
own-table-withdrawn = Je trekt het aanbod in.
own-table-took-over = Een bot speelt nu voor jou.
own-table-handed-back = Je speelt weer mee.

## Help

help-title = Toetsen en hulp
help-tab = van de hand naar het bord en verder
help-arrows = tussen de plekken waar een zet mogelijk is
help-enter = kies, en speel dan de getoonde zet
help-escape = terug
help-order = verplaats een steen binnen je hand
help-turn = draai de steen (met Shift de andere kant op)
help-list = de lijst van alle zetten, zoeken door te typen
help-hint = tip
help-undo = neem terug, of vraag erom
help-read = lees de tafel voor
help-zen = alleen het bord

## After the game

after-title = Uitslag
after-won =
    { $count ->
        [one] { $players } wint!
       *[other] { $players } delen de overwinning!
    }
after-draw = Gelijkspel: niemand wint.
after-flagged = De tijd van een speler was om.
after-resigned = Een speler gaf op.
after-agreed = Iedereen ging akkoord met gelijkspel.
after-abandoned = Het spel is niet afgemaakt.
after-again = Opnieuw spelen
after-to-rematch = Naar de revanche
after-replay = Terugkijken
after-record = Verslag opslaan
bring-friends = Verder spelen met vrienden
bring-analyse = Analyseren op de server
bring-here = Op dit apparaat bewaren
bring-note = Dit spel is elders begonnen en hierheen overgebracht; het schudden is daarom niet te controleren.
fair-title = Is er eerlijk geschud?
fair-about = Vóór het spel toonde de server de vingerafdruk van zijn geheim; daarna voegde iedereen een woord toe. Nu is het geheim onthuld, en deze pagina berekent elke loting opnieuw. Dat bewijst dat er na het begin niets veranderd is. Het bewijst niet dat wie de server beheert, het geheim voor zich heeft gehouden.
fair-check = Elke loting controleren
fair-failed = De lotingen konden niet gecontroleerd worden: er is geen geheim, of deze browser staat het alleen toe over een beveiligde verbinding.
fair-commitment =
    { $right ->
        [yes] Het geheim klopt met de vingerafdruk.
       *[no] Het geheim klopt niet met de vingerafdruk!
    }
fair-draws = { $right } van { $all } lotingen kloppen.
fair-seal =
    { $seal ->
        [whole] Het zegel klopt: spel, opties, namen, woorden, zetten en uitslag zijn zoals ze verzegeld werden.
        [names] Het zegel klopt, behalve de namen: die zijn sindsdien veranderd of verwijderd.
        [none] Er is geen zegel: alleen de lotingen zijn gecontroleerd, niet namen, opties, zetten en uitslag.
       *[wrong] Het zegel klopt niet: iets in dit verslag is veranderd.
    }
replay-title = Terugkijken
replay-table = Terug naar de tafel
replay-start = Begin
replay-first = Naar het begin
replay-back = Vorige zet
replay-next = Volgende zet
replay-last = Naar het einde
replay-play = Afspelen
replay-stop = Stop
replay-slider = Zet
replay-eyes = Bekijken als
replay-all = iedereen
replay-link = Link naar deze zet kopiëren
analysis-title = Analyse
analysis-about = De computer bekijkt elke beslissing opnieuw. Dat duurt even.
analysis-start = Analyseren
analysis-stop = Stoppen
analysis-busy = Denkt na …
analysis-graph = Ieders winstkans, zet voor zet
analysis-costly = De zetten die het meest kostten
analysis-better = { $played } Beter (+{ $percent }%): { $better }
analysis-no-cost = Geen zet kostte veel.
analysis-luck = De rol van geluk
analysis-luck-of = { $player }: winstkans { $start }% aan het begin, { $end }% aan het eind. { $fortune ->
    [gain] Geluk leverde { $luck }% op.
    [loss] Pech kostte { $luck }%.
   *[none] Geluk maakte geen verschil.
} { $skill ->
    [gain] De zetten leverden { $play }% op.
    [loss] De zetten kostten { $play }%.
   *[none] De zetten maakten geen verschil.
}

## Learning

lesson = Begeleid spel
lesson-next = Volgende
lesson-wait = Speel verder, de volgende tip komt zo.
lesson-stop = Les stoppen
learn-title = { $game } leren
learn-guided = Een eerste begeleid spel
learn-guided-about = Vijf minuten op het echte bord, één idee tegelijk. De computer houdt zich in.
learn-start = Start
learn-rules = Spelregels lezen
rules-read = Lezen

## Score pad

pad-kept = Alles wat je invult, blijft op dit apparaat.
pad-clear = Leegmaken
pad-undo = Laatste invoer ongedaan maken
pad-more = Speler toevoegen
pad-fewer = Speler verwijderen
pad-add = { $points } toevoegen
pad-add-round = Ronde toevoegen
pad-round = Ronde
pad-target = Spelen tot

## Settings

settings-look = Weergave
settings-theme = Kleuren
theme-auto = zoals het apparaat
theme-light = licht
theme-dark = donker
theme-contrast = hoog contrast
settings-letters = Letters op landschappen
settings-motion = Animatie
motion-auto = zoals het apparaat
motion-full = aan
motion-none = uit
settings-pace = Tempo van de zetten van anderen
pace-slow = langzaam
pace-normal = normaal
pace-fast = snel
pace-none = direct
settings-play = Tijdens het spel
settings-confirm = Zetten bevestigen
confirm-always = altijd
confirm-touch = alleen op touchscreen
confirm-never = nooit
settings-previews = Tonen wat een zet zou opleveren
settings-playable = Passende stenen markeren
settings-ahead = Een zet plannen terwijl anderen denken
settings-ahead-about = Kies een zet voor je beurt en bevestig hem: hij wordt automatisch gespeeld zodra je aan de beurt bent, als hij dan nog mogelijk is. Tot dan annuleer je hem met Esc of een tik. Niet in spellen met rating en verborgen stenen.
settings-notices = Meldingen
settings-sounds = Geluiden
settings-notify = Stuur een melding als ik aan de beurt ben, ook als de pagina op de achtergrond staat
settings-push = Ook als de pagina gesloten is
settings-push-about = Meldingen gaan via de pushdienst van je browser en bevatten geen tekst. Ze staan uit tot je ze aanzet.
settings-notify-refused = De browser staat geen meldingen van deze pagina toe.
settings-install = Klots op dit apparaat installeren
settings-install-about = Klots krijgt een eigen pictogram en venster; spelregels en scoreblok werken dan ook offline.
settings-kept = De instellingen worden op dit apparaat opgeslagen; geen account nodig.
notice-your-turn = { $game }: jij bent aan de beurt.
notice-called = Jij bent aan de beurt.
notice-matched = Er is een tegenstander gevonden.
notice-go = Naar de tafel
notice-restart =
    { $seconds ->
        [one] De server herstart en is over ongeveer { $seconds } seconde terug. Er gaat niets verloren.
       *[other] De server herstart en is over ongeveer { $seconds } seconden terug. Er gaat niets verloren.
    }
notice-frozen = Zetten kunnen nu niet worden opgeslagen. Het spel gaat automatisch verder.

## You

account-name = Je naam
account-name-about = Zo zien anderen je aan tafel.
account-saved = Opgeslagen.
account-account = Account (optioneel)
account-account-about = Een account bewaart je ratings en spellen, ook alles wat je als gast speelde.
account-login = Gebruikersnaam
account-password = Wachtwoord
account-old-password = Huidig wachtwoord
account-new-password = Nieuw wachtwoord
account-change-password = Wachtwoord wijzigen
account-sign-in = Inloggen
account-sign-up = Account aanmaken
account-sign-out = Uitloggen
account-signed-in = Je bent ingelogd.
account-signed-out = Je bent uitgelogd.
account-signed-in-as = Ingelogd als { $name }
account-device = Op een ander apparaat spelen
account-device-about = Met deze link log je in op een ander apparaat. Hij werkt één keer; deel hem met niemand.
account-device-link = Link maken
account-played = Je resultaten
account-game = Spel
account-games = Spellen
account-won = Gewonnen
account-rating = Rating
account-history = Voltooide spellen
account-sessions = Ingelogde apparaten
account-kind-session = Browser
account-kind-token = Programma
account-this = dit apparaat
account-end = Sessie beëindigen
account-token = Token maken
account-token-label = Naam van het programma
account-token-once = Wordt maar één keer getoond:
account-data = Jouw gegevens
account-data-about = Je kunt alles wat over jou bewaard wordt, downloaden of laten verwijderen.
account-export = Downloaden
account-forget = Al mijn gegevens verwijderen
account-forget-sure = Ja, alles definitief verwijderen
account-forgotten = Al je gegevens zijn verwijderd.
recover-title = Je profiel op dit apparaat gebruiken
recover-about = Deze link komt van een ander apparaat van jou. Als je accepteert, zijn je spellen ook hier.
recover-accept = Ja, dat ben ik
ranking = Ranglijst
ranking-place = Plaats
ranking-name = Naam
ranking-empty = Nog niemand heeft een rating in dit spel.

## Games on this device

here-title = Spellen op dit apparaat
here-about = Deze spellen staan alleen in deze browser. Sla ze op als bestand om een kopie te hebben of ze mee te nemen naar een ander apparaat.
here-finished = Afgelopen
here-save = Opslaan als bestand
here-take = Laden uit bestand
here-taken = Geladen spellen: { $count }.
here-no-games = Dit bestand bevat geen spellen van Klots.
here-broken = Spellen die niet gelezen konden worden: { $count }.
read-title = Verslag openen
read-about = Kies een verslag uit Klots of plak de tekst ervan om het spel terug te kijken.
read-paste = Tekst van het verslag
read-open = Openen
here-delete = Verwijderen
here-delete-sure = Dit spel verwijderen?
settings-here = Zonder server tegen de computer spelen
settings-here-about = Deze spellen, en spellen op één apparaat, draaien in deze browser en worden alleen daar opgeslagen. Zet dit uit om ze op de server te spelen.
local-full = Dit apparaat is vol, dus de zet is niet opgeslagen. Verwijder een paar spellen of maak ruimte en probeer het opnieuw.
local-other-tab = Dit spel staat open in een ander tabblad
local-not-kept = Dit apparaat kon de zet niet opslaan. Probeer het opnieuw.
local-broken = Er ging iets mis op deze pagina. Je spel is veilig: laad de pagina opnieuw.
update-ready = Er is een nieuwe versie van Klots.
update-now = Nu bijwerken

## Something is missing

problem-home = Startpagina
problem-again = Opnieuw proberen
problem-no-page = Pagina niet gevonden
problem-no-page-about = Misschien is het adres onvolledig. Alles is te bereiken vanaf de startpagina.
problem-no-server = De server is niet bereikbaar
problem-no-server-about = Je spellen zijn daar veilig en gaan verder als hij terug is. Spelregels, scoreblok en instellingen werken ook zonder server.
problem-server = Er ging iets mis op de server
problem-server-about = Er is niets verloren. Probeer het zo nog eens.
problem-not-found = Tafel niet gevonden
problem-not-found-about = De link kan oud of onvolledig zijn. Vraag om een nieuwe, of maak zelf een tafel aan.
problem-full-table = Deze tafel is vol
problem-full-table-about = Alle plaatsen zijn bezet. Je kunt zelf een tafel aanmaken.
generic-choose-move = Kies een zet.
generic-table = De tafel als tekst
after-you-win = Je wint!
after-you-win-by = { $points ->
    [one] Je wint met { $points } punt verschil!
   *[other] Je wint met { $points } punten verschil!
}
after-won-by = { $points ->
    [one] { $player } wint met { $points } punt verschil.
   *[other] { $player } wint met { $points } punten verschil.
}
after-rounds = Ronde voor ronde
after-where-lost = Waar ging het mis?
after-team-won = { $players } winnen!
after-resigned-by = { $player } heeft opgegeven.
after-flagged-by = De tijd van { $player } was om.
after-resigned-you = Je hebt opgegeven.
after-flagged-you = Je tijd is om.
move-waits = Je zet is opgeslagen en wordt verstuurd zodra de verbinding terug is.
round-go-on = Verder
you-watch = Je kijkt mee.
new-level-all = Niveau van alle computerspelers
nav-ranking = Ranglijst
invite-here-only = Dit adres werkt alleen op dit apparaat. Start Klots met --listen 0.0.0.0:7377 om anderen in je netwerk te laten meedoen.
invite-lan = Deze link werkt in je lokale netwerk.
tables-remove = Verwijderen
