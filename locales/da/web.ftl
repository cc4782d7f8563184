app-title = Klots – fire brikspil
skip = Til indholdet
loading = Henter …
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
language = Sprog
footer = Klots: åbent for alle, ingen konto nødvendig.
footer-api = For programmer
guest-name = Gæst
bot-name = Computer ({ $level })
nav = Sider
nav-rules = Regler
nav-pad = Pointblok
nav-account = Dig
nav-settings = Indstillinger
home-title = Fire brikspil, ét bord
home-lead = Spil straks mod computeren, på én enhed eller med venner via et link. Ingen konto nødvendig.
home-kingdomino = Læg dominobrikker om dit slot, og tæl kronerne på dit land.
home-triominos = Læg trekantede brikker, match hjørnerne, luk sekskanten.
home-quixo = Tag en terning, skub den ind igen, og få fem på linje.
home-dominoes = Den lange dominoslange til dobbelt ni, for to til ti spillere.
home-play-now = Spil nu
home-with-friends = Med venner
home-one-device = På én enhed
home-learn = Lær
home-more = Flere valg …
home-open-tables = Åbne borde
home-no-tables = Ingen borde venter lige nu. Opret et, så ser andre det her.
home-mine = Dine spil
home-you-are = Du er her som { $name }.
tables-free =
    { $count ->
        [one] { $count } ledig plads
       *[other] { $count } ledige pladser
    }
tables-join = Sæt dig
tables-watch = Se på
tables-go-on = Fortsæt
tables-your-turn = Din tur
tables-look = Se tilbage
new-title = Nyt bord: { $game }
new-device-title = På én enhed: { $game }
new-device-about = Alle spiller på denne enhed. Hvor hænder er skjulte, falder et tæppe mellem turene.
new-seats = Hvem spiller
new-how-many = Antal spillere
new-you = Dig
new-person = En person
new-open = Ledig for hvem der kommer
new-name-of = Navn på spiller { $number }
new-who-sits = Hvem sidder på plads { $number }
new-options = Sådan spilles der
new-table = Bordet
new-visible = Alle må se dette bord og sætte sig
new-chat = Man må skrive til hinanden
new-rated = Ratet: ingen tips, ingen fortrudte træk
new-start = Start spillet
new-make = Opret bordet
new-match = Find nogen at spille med
options-none = Spillet har ingen valgmuligheder med så mange spillere.
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
gather-title = { $game }: bordet
gather-free = ledig
gather-you = dig
gather-host = vært
gather-ready = klar
gather-not-ready = ikke klar endnu
gather-sit = Sæt dig her
gather-seat-bot = Computer …
gather-unseat = Frigør pladsen
gather-name = Dit navn
gather-start = Klar: start
gather-wait = Vent, ikke endnu
gather-leave = Rejs dig
gather-waiting =
    { $count ->
        [one] Venter på { $count } spiller til.
       *[other] Venter på { $count } spillere til.
    }
gather-word = Et ord til blandingen
gather-word-about = Serveren har allerede fastlagt sin hemmelighed; kun dens fingeraftryk vises. Dit ord blandes i, så ingen kan have valgt brikkerne. Lad det stå tomt, så tages et tilfældigt.
gather-commitment = Hemmelighedens fingeraftryk:
invite-title = Inviter venner
invite-about = Send dette link. Den, der åbner det, sætter sig med ét tryk.
invite-link = Link til dette bord
invite-copy = Kopiér linket
invite-copied = Kopieret
invite-share = Del
invite-qr = Linket som QR-kode
turn-yours = Din tur
turn-of = { $player } er i tur
turn-over = Spillet er slut
turn-paused = Spillet holder pause
turn-mark = er i tur
title-your-turn = Din tur
title-over = Spillet er slut
hand = Din hånd
hand-playable = passer
hand-earlier = Flyt brikken til venstre
hand-later = Flyt brikken til højre
hand-count =
    { $player }: { $count ->
        [one] { $count } brik
       *[other] { $count } brikker
    } på hånden, { $points ->
        [one] { $points } point
       *[other] { $points } point
    }
pool-count =
    { $count ->
        [one] { $count } brik i puljen
       *[other] { $count } brikker i puljen
    }
stock-count =
    { $count ->
        [one] { $count } brik i stakken
       *[other] { $count } brikker i stakken
    }
move-commit = Spil
move-turn = Drej
move-back = Læg tilbage
move-gone = Dit træk er ikke længere muligt.
plan-commit = Planlæg
plan-armed = Planlagt: { $move }. Trækket spilles, så snart det er din tur.
plan-off = Det planlagte træk er taget tilbage.
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
tool-leave = Gå (computeren spiller videre)
rule-link = Regel { $rule }
reconnecting = Forbindelsen er tabt. Forbinder igen …
bot-plays = Computeren spiller her
bot-plays-for-you = Computeren spiller for dig.
play-yourself = Spil selv igen
play-on = Spil videre
take-over = Lad computeren spille
presence-here = her
presence-away = væk
presence-gone = gået
watching =
    { $count ->
        [one] { $count } ser på
       *[other] { $count } ser på
    }
log = Hvad der skete
round-over =
    { $why ->
        [out] Runden er slut: en hånd er tom.
        [blocked] Runden er slut: ingen kan spille.
       *[none] Det sidste spil er slut.
    }
round-hands = Tilbage på hånden
since-title = Siden din sidste tur
since-nothing = Intet endnu.
hint-title = Tip
hint-none = Intet tip nu.
hint-value = Chance for at vinde { $percent } %.
offer-undo = Bed om at fortryde
offer-draw = Tilbyd uafgjort
offer-pause = Bed om pause
offer-rematch = Spil igen
offer-undo-asked = { $player } vil gerne fortryde det sidste træk.
offer-draw-asked = { $player } tilbyder uafgjort.
offer-pause-asked = { $player } beder om en pause.
offer-rematch-asked = { $player } vil gerne spille igen.
offer-undo-waits = Du har bedt om at fortryde dit træk.
offer-draw-waits = Du har tilbudt uafgjort.
offer-pause-waits = Du har bedt om en pause.
offer-rematch-waits = Du vil gerne spille igen. Venter på de andre.
offer-withdraw = Glem det
curtain-give = Giv enheden til { $player }
curtain-hold = { $player }: tryk og hold
chat = Chat
chat-presets = Sig …
chat-own = Skriv noget
chat-send = Send
chat-team = hold
chat-team-only = Kun til min makker
chat-hello = Hej!
chat-good-luck = Held og lykke!
chat-well-played = Godt spillet!
chat-thanks = Tak!
chat-oops = Ups!
chat-thinking = Lad mig tænke …
chat-back-soon = Straks tilbage.
chat-good-game = Godt spil!
zoom-in = Større
zoom-out = Mindre
zoom-fit = Vis alt
zoom-new-tile = Den nye brik er denne vej
help-title = Taster og hjælp
help-kingdomino = Vælg et lysende felt; brikken vises dér med sine point. Drej den, og spil den. D går til de brikker, du kan vælge, P til dit kongerige.
help-triominos = Vælg en brik fra din hånd (1 til 9), så et af de steder, der lyser op. Træk i bordet for at flytte det, 0 viser alt.
help-quixo = Tag en terning med lys kant, og vælg, fra hvilken side den skubbes ind. Med tastaturet: pile, Enter, så pilen for den side.
help-dominoes = Vælg en brik fra din hånd (1 til 9), så en ende af slangen: venstre eller højre.
help-tab = fra hånden til brættet og videre
help-arrows = mellem steder, hvor et træk er muligt
help-enter = vælg, og spil det viste
help-escape = tilbage
help-order = flyt en brik på din hånd
help-turn = drej brikken (med Shift den anden vej)
help-list = listen over alle træk, find ved at skrive
help-hint = tip
help-undo = fortryd, eller bed om det
help-read = læs bordet højt
help-zen = kun brættet
after-title = Resultat
after-won =
    { $count ->
        [one] { $players } vinder!
       *[other] { $players } deler sejren!
    }
after-draw = Uafgjort: ingen vinder.
after-flagged = Tiden var gået for en spiller.
after-resigned = En spiller gav op.
after-agreed = Alle var enige om uafgjort.
after-abandoned = Spillet blev ikke spillet færdigt.
after-again = Spil igen
after-to-rematch = Til næste spil
after-replay = Se tilbage
after-record = Gem optegnelsen
fair-title = Var blandingen fair?
fair-about = Før spillet viste serveren sin hemmeligheds fingeraftryk; så tilføjede alle et ord. Nu er hemmeligheden åben, og denne side beregner hver trækning igen. Det beviser, at intet blev ændret efter starten. Det beviser ikke, at den, der driver serveren, ikke har røbet hemmeligheden for en ven.
fair-check = Beregn hver trækning igen
fair-failed = Trækningerne kunne ikke kontrolleres: der er ingen hemmelighed, eller browseren tillader det kun over en sikker forbindelse.
fair-commitment =
    { $right ->
        [yes] Hemmeligheden hører til fingeraftrykket.
       *[no] Hemmeligheden hører ikke til fingeraftrykket!
    }
fair-draws = { $right } af { $all } trækninger er som beregnet.
replay-title = Se tilbage
replay-table = Til bordet
replay-start = Starten
replay-first = Til starten
replay-back = Ét træk tilbage
replay-next = Ét træk frem
replay-last = Til slutningen
replay-play = Afspil
replay-stop = Stop
replay-slider = Træk
replay-eyes = Set af
replay-all = alle
analysis-title = Analyse
analysis-about = Computeren ser på hver beslutning igen. Det tager lidt tid.
analysis-start = Analysér
analysis-busy = Tænker …
analysis-graph = Alles chance for at vinde, træk for træk
analysis-costly = De dyreste træk
analysis-better = { $played } { $percent } % bedre: { $better }
analysis-no-cost = Intet træk kostede meget.
analysis-luck = Hvad heldet betød
analysis-luck-of = { $player }: { $percent } %
lesson = Vejledt spil
lesson-next = Næste
lesson-stop = Stop vejledningen
learn-title = Lær { $game }
learn-guided = Et første vejledt spil
learn-guided-about = Fem minutter på det rigtige bræt, én idé ad gangen. Computeren spiller skånsomt.
learn-start = Start
learn-rules = Læs reglerne
rules-read = Læs
pad-kept = Det, du skriver, bliver på denne enhed.
pad-clear = Tøm blokken
pad-undo = Fortryd sidste linje
pad-more = Én spiller mere
pad-fewer = Én spiller mindre
pad-whose = Hvis tur
pad-what = Hvad
pad-value = Brikkens værdi
pad-others = De andre hænders værdi
pad-add = Skriv { $points }
pad-add-round = Tilføj runden
pad-round = Runde
pad-target = Spil til
pad-terrain = Landskab
pad-crowns = Kroner
pad-empty = tom
pad-kingdom = Kongeriget
pad-size = { $size } × { $size } felter
pad-kingdomino-about = Vælg et landskab og dets kroner, og tryk på kongerigets felter.
pad-triominos-about = Skriv hver brik, hver trækning og hver rundes slutning ned; blokken regner sammen.
pad-dominoes-about = Skriv efter hver runde, hvad alle har tilbage på hånden (en dobbelt tæller én gang). Den laveste vinder og får resten.
pad-deed-lay = Brik lagt
pad-deed-start = Rundens første brik
pad-deed-bridge = Bro
pad-deed-double = Dobbelt forbindelse
pad-deed-hexagon = Sekskant
pad-deed-hexagons2 = To sekskanter
pad-deed-hexagons3 = Tre sekskanter
pad-deed-draw = Brik trukket
pad-deed-stuck = Tur uden brik
pad-deed-out = Tom hånd, runden vundet
pad-deed-blocked = Mindste hånd i en låst runde
settings-look = Udseende
settings-theme = Farver
theme-auto = som enheden
theme-light = lys
theme-dark = mørk
theme-contrast = høj kontrast
settings-letters = Et bogstav på hvert landskab
settings-motion = Bevægelse
motion-auto = som enheden
motion-full = animeret
motion-none = stille
settings-play = Sådan spilles der
settings-confirm = Bekræft træk
confirm-always = altid
confirm-touch = kun ved berøring
confirm-never = aldrig
settings-previews = Vis, hvad et træk giver
settings-playable = Markér brikker, der passer
settings-ahead = Planlæg et træk, mens andre tænker
settings-ahead-about = Vælg et træk før din tur, og bekræft det: det spilles af sig selv, så snart det er din tur, hvis det stadig er muligt. Indtil da tager Esc eller et tryk det tilbage. Ikke i ratede spil med skjulte brikker.
settings-notices = Meddelelser
settings-sounds = Lyde
settings-notify = Sig til, når det er min tur, også når siden er i baggrunden
settings-notify-refused = Browseren tillader ikke meddelelser fra denne side.
settings-kept = Indstillingerne gemmes på denne enhed og virker uden konto.
notice-your-turn = { $game }: det er din tur.
notice-restart =
    { $seconds ->
        [one] Serveren genstarter og er nok tilbage om { $seconds } sekund. Intet går tabt.
       *[other] Serveren genstarter og er nok tilbage om { $seconds } sekunder. Intet går tabt.
    }
notice-frozen = Serveren kan ikke gemme træk lige nu. Den fortsætter selv.
account-name = Dit navn
account-name-about = Sådan ser andre dig ved bordet.
account-saved = Gemt.
account-account = En konto, hvis du vil
account-account-about = Den gemmer dine ratings og dine spil. Alt, du spillede som gæst, følger med.
account-login = Navn til at logge ind med
account-password = Adgangskode
account-new-password = Ny adgangskode
account-change-password = Skift adgangskode
account-sign-in = Log ind
account-sign-up = Opret konto
account-sign-out = Log ud
account-signed-in = Du er logget ind.
account-signed-out = Du er logget ud.
account-signed-in-as = Logget ind som { $name }
account-device = Spil på en anden enhed
account-device-about = Med et link er du også dig selv på en anden enhed. Det virker én gang; giv det ikke til nogen.
account-device-link = Opret linket
account-played = Hvad du har spillet
account-game = Spil
account-games = Antal spil
account-won = Vundet
account-rating = Rating
account-history = Færdige spil
account-sessions = Hvor du er logget ind
account-this = her
account-end = Afslut
account-token = Opret et token
account-token-label = Til hvilket program
account-token-once = Det vises kun én gang:
account-data = Hvad der gemmes om dig
account-data-about = Du kan få alt, der gemmes om dig, som en fil eller få det slettet.
account-export = Gem som fil
account-forget = Slet alt om mig
account-forget-sure = Ja, slet alt for altid
account-forgotten = Alt om dig er slettet.
recover-title = Vær den samme person her
recover-about = Dette link kommer fra en anden af dine enheder. Når du siger ja, er dine spil også her.
recover-accept = Ja, det er mig
ranking = Rangliste
ranking-place = Placering
ranking-name = Navn
ranking-empty = Ingen har en rating i dette spil endnu.
problem-home = Til forsiden
problem-again = Prøv igen
problem-no-page = Siden findes ikke.
problem-no-page-about = Måske er adressen ufuldstændig. Alt kan nås fra forsiden.
problem-no-server = Serveren kan ikke nås.
problem-no-server-about = Dine spil er i sikkerhed dér og fortsætter, når den er tilbage. Regler, pointblok og indstillinger virker uden.
problem-server = Noget gik galt på serveren.
problem-server-about = Intet er tabt. Prøv igen om lidt.
problem-not-found = Bordet findes ikke.
problem-not-found-about = Linket kan være gammelt eller ufuldstændigt. Bed om et nyt, eller opret selv et bord.
problem-full-table = Dette bord er fuldt.
problem-full-table-about = Alle pladser er optaget. Du kan oprette dit eget bord.
terrain-letter-wheat = H
terrain-letter-forest = S
terrain-letter-water = V
terrain-letter-grass = G
terrain-letter-swamp = U
terrain-letter-mine = M
kingdomino-current = Skal lægges
kingdomino-next = Kan vælges
kingdomino-done = færdig
kingdomino-castle = slot
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } med { $crowns } krone
       *[other] { $terrain } med { $crowns } kroner
    }
kingdomino-tile = brik { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } til højre
        [left] { $x } til venstre
       *[none] { "" }
    } { $along ->
        [down] { $y } ned
        [up] { $y } op
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] tomt
        [one] tomt, { $ways } måde at lægge på
       *[other] tomt, { $ways } måder at lægge på
    }
kingdomino-kingdom =
    { $points ->
        [one] Kongerige: { $player }, { $points } point
       *[other] Kongerige: { $player }, { $points } point
    }
kingdomino-enlarge =
    { $points ->
        [one] Se kongeriget: { $player }, { $points } point
       *[other] Se kongeriget: { $player }, { $points } point
    }
kingdomino-own-again = Tilbage til mit kongerige
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Læg { $tile }.
kingdomino-choose-tile = Vælg en brik til næste runde.
kingdomino-no-place = Brik { $number } passer ingen steder. Den kasseres.
kingdomino-discard = Kassér { $number }
kingdomino-next-order = Du vælger som nummer { $place } i næste runde.
kingdomino-one-way = Ingen anden retning passer her.
kingdomino-not-here = Brikken passer ikke her.
kingdomino-move-pick = Vælg { $tile }
kingdomino-move-discard = Kassér brik { $number }
kingdomino-move-place = { $left } på { $a }, { $right } på { $b } ({ $gain })
quixo-board = Bræt
quixo-cell =
    { $square }: { $symbol ->
        [cross] kryds
        [circle] cirkel
       *[blank] blank
    }{ $dot ->
        [yes] , peger på { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , kan tages
       *[no] { "" }
    }
quixo-row = Række { $row }: { $cells }
quixo-cube-cross = kryds
quixo-cube-circle = cirkel
quixo-cube-blank = blank
quixo-choose-cube =
    { $symbol ->
        [cross] Tag en terning: blank eller kryds.
       *[circle] Tag en terning: blank eller cirkel.
    }
quixo-choose-side = Fra hvilken side skubbes den ind?
quixo-move =
    { $side ->
        [top] Terning { $from }, skubbet ind oppefra
        [bottom] Terning { $from }, skubbet ind nedefra
        [left] Terning { $from }, skubbet ind fra venstre
       *[right] Terning { $from }, skubbet ind fra højre
    }
quixo-move-dot = prikken peger på { $player }
quixo-move-pass = Pas
quixo-must-pass = Du kan ikke tage nogen terning: meld pas.
quixo-dot = Hvem prikken peger på
quixo-wins = vinder
quixo-loses = Pas på: det laver en linje for den anden side!
triominos-table =
    { $count ->
        [one] Bordet med { $count } brik { $tiles }
       *[other] Bordet med { $count } brikker { $tiles }
    }
triominos-spots = Steder, hvor brikken passer
triominos-points =
    { $bonus ->
        [bridge] { $points } point med en bro
        [double] { $points } point med en dobbelt forbindelse
        [hexagon] { $points } point med en sekskant
       *[none]
            { $points ->
                [one] { $points } point
               *[other] { $points } point
            }
    }
triominos-choose-tile = Vælg en brik fra din hånd.
triominos-choose-spot =
    { $count ->
        [one] Den passer { $count } sted.
       *[other] Den passer { $count } steder.
    }
triominos-fits-nowhere = { $tile } passer ingen steder nu.
triominos-must-draw = Ingen af dine brikker passer: træk.
triominos-must-pass = Intet passer, og der er intet at trække: meld pas.
triominos-draw = Træk (−5), { $count } tilbage
triominos-pass = Pas (−10)
triominos-move-start = Læg { $tile } først: { $points }
triominos-move-beside = Læg { $tile } ved { $beside }
triominos-move-lay = Læg { $tile } ved { $beside }: { $points }
dominoes-tile = { $left } og { $right }
dominoes-double = dobbelt { $number }
dominoes-line =
    { $count ->
        [one] Slangen med { $count } brik: { $tiles }
       *[other] Slangen med { $count } brikker: { $tiles }
    }
dominoes-ends = De åbne ender er { $left } til venstre og { $right } til højre.
dominoes-end =
    { $end ->
        [left] Venstre ende: { $number }
        [right] Højre ende: { $number }
       *[start] Den første brik skal her
    }
dominoes-choose-tile = Vælg en brik, der passer.
dominoes-choose-end = Venstre eller højre?
dominoes-fits-nowhere = { $tile } passer hverken til { $left } eller { $right }.
dominoes-must-start = Runden starter med { $tile }.
dominoes-must-draw = Intet passer: træk.
dominoes-must-pass = Intet passer, og stakken er tom: meld pas.
dominoes-draw = Træk, { $count } tilbage
dominoes-pass = Pas
dominoes-sort =
    { $order ->
        [pips] Efter øjne
        [doubles] Dobbelte først
        [own] Min egen rækkefølge
       *[drawn] Som trukket
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } til venstre, ved { $number }
        [right] { $tile } til højre, ved { $number }
       *[start] { $tile } som første brik
    }
points-rounds-before = Tidligere runder
points-last-round = Den sidste runde
bot-name-number = Computer { $number } ({ $level })
new-delay = De, der ser på, ser trækkene
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
hand-tiles =
    { $count ->
        [one] { $count } brik på hånden
       *[other] { $count } brikker på hånden
    }
round-to = Runde { $round }, der spilles til { $target } point
tool-resign-sure = Ja, giv op for alvor
since-play = Vis det på brættet
since-playing = Hvad der er sket: { $at } af { $all }
since-skip = Spring over
replay-link = Kopiér linket til dette træk
settings-install = Installér Klots på denne enhed
settings-install-about = Klots får sit eget ikon og vindue; regler og pointblok åbner så uden forbindelse.
notice-matched = Nogen er kommet for at spille med dig.
notice-go = Til bordet
account-kind-session = Browser
account-kind-token = Program
kingdomino-round = Runde { $round } af { $rounds }
kingdomino-game = Spil { $game } af { $games }
settings-push = Også når siden er lukket
settings-push-about = Browserens producent formidler kun et tomt signal uden tekst. Det er slået fra, til du slår det til.
notice-called = Det er din tur.
