### What only the page says, and no single game.

## On every page

app-title = Klots – četras galda spēles
skip = Uz saturu
loading = Ielādē…
close = Aizvērt
save = Saglabāt
answer-yes = Jā
answer-no = Nē
sum = Summa
points = Punkti
points-why = { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }: kāpēc?
points-bonus = Papildpunkti
points-before = Iepriekšējās spēles
points-rounds-before = Iepriekšējās kārtas
points-last-round = Iepriekšējā kārta
language = Valoda
footer = Klots: atvērts visiem, konts nav vajadzīgs.
footer-api = API
guest-name = Viesis
bot-name = Dators ({ $level })
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
bot-beginner-about = Vēl mācās un priecājas par katru gājienu.
bot-easy-about = Ātri ķer punktus un tālu uz priekšu neskatās.
bot-medium-about = Ar pacietību apdomā tavu atbildi, pirms izdara gājienu.
bot-hard-about = Viltīgs prāts: plāno uz priekšu un reti kļūdās.
bot-expert-about = Zina katru spēli un nevienu neaizmirst.

## Ways through the page

nav = Lapas
nav-rules = Noteikumi
nav-pad = Punktu lapa
nav-account = Profils
nav-settings = Iestatījumi

## Home

home-title = Četras galda spēles pie viena galda
home-lead = Spēlē uzreiz pret datoru, vienā ierīcē vai ar draugiem, izmantojot saiti. Konts nav vajadzīgs.
home-play-now = Spēlēt tūlīt
home-with-friends = Ar draugiem
home-one-device = Vienā ierīcē
home-learn = Mācīties
home-more = Vairāk iespēju…
home-open-tables = Atvērtie galdi
home-no-tables = Pašlaik nav atvērtu galdu. Izveido savu, un citi to redzēs šeit.
home-mine = Tavas spēles
home-you-are = Tu spēlē kā { $name }.
tables-free = { $count ->
        [zero] { $count } brīvu vietu
        [one] { $count } brīva vieta
       *[other] { $count } brīvas vietas
    }
tables-join = Pievienoties
tables-watch = Skatīties
tables-go-on = Turpināt
tables-your-turn = Tavs gājiens
tables-look = Skatīt vēlreiz
tables-more = Rādīt vēl

## A new table

new-title = Jauns galds: { $game }
new-device-title = Vienā ierīcē: { $game }
new-device-about = Visi spēlē šajā ierīcē. Spēlēs ar slēptiem kauliņiem tos starp gājieniem aizsedz ekrāns.
new-seats = Spēlētāji
new-how-many = Spēlētāju skaits
new-you = Tu
new-person = Cilvēks
new-open = Brīva vieta
new-name-of = Spēlētāja { $number } vārds
new-who-sits = Vieta { $number }
new-options = Spēles opcijas
new-table = Galds
new-visible = Publisks: visi redz šo galdu un var pievienoties
new-chat = Spēlētāji drīkst tērzēt
new-late = Vēlāk atnākušie var ieņemt brīvu vietu vai aizstāt datoru
new-rated = Vērtēta: bez padomiem un atsaukšanas
new-delay = Skatītāji redz gājienus
delay-none = uzreiz
delay-moves =
    { $count ->
        [zero] { $count } gājienu vēlāk
        [one] { $count } gājienu vēlāk
       *[other] { $count } gājienus vēlāk
    }
delay-seconds =
    { $count ->
        [zero] { $count } sekunžu vēlāk
        [one] { $count } sekundi vēlāk
       *[other] { $count } sekundes vēlāk
    }
new-start = Sākt spēli
new-make = Izveidot galdu
new-match = Atrast pretinieku
new-match-about = { $button }: vienmēr kā noteikumos. { $clock }.
options-none = Ar tik daudziem spēlētājiem šai spēlei nav opciju.
options-rulebook = Kā noteikumos.
options-all = Visas opcijas
clock = Pulkstenis
clock-none = Bez pulksteņa
clock-move = { $seconds ->
        [zero] { $seconds } sekunžu
        [one] { $seconds } sekunde
       *[other] { $seconds } sekundes
    } gājienam
clock-game = { $minutes ->
        [zero] { $minutes } minūšu
        [one] { $minutes } minūte
       *[other] { $minutes } minūtes
    } katram + { $increment } s
clock-days = { $days ->
        [zero] { $days } dienu
        [one] { $days } diena
       *[other] { $days } dienas
    } gājienam
clock-days-left = { $days ->
        [zero] { $days } dienu
        [one] { $days } diena
       *[other] { $days } dienas
    }
clock-low = Vēl { $seconds ->
        [zero] { $seconds } sekunžu
        [one] { $seconds } sekunde
       *[other] { $seconds } sekundes
    }

## Before the game

gather-title = { $game }: galds
gather-free = brīva
gather-you = tu
gather-host = saimnieks
gather-ready = gatavs
gather-not-ready = vēl nav gatavs
gather-sit = Apsēsties šeit
gather-seat-bot = Dators…
gather-unseat = Noņemt spēlētāju
gather-name = Tavs vārds
gather-start = Var sākt
gather-wait = Vēl ne
gather-leave = Pamest vietu
avatar = Tavs attēls
avatar-number = { $number }. attēls
avatar-about = To redz visi pie galda.
avatar-change = Vārds un attēls
gather-waiting = Jāgaida vēl { $count ->
        [zero] { $count } spēlētāju
        [one] { $count } spēlētājs
       *[other] { $count } spēlētāji
    }.
gather-word = Jaukšanas vārds
gather-word-about = Serveris jau ir noteicis savu noslēpumu un rāda tikai tā nospiedumu. Tavs jaukšanas vārds tiek iekļauts jaukšanā, tāpēc neviens nevar būt sakārtojis kauliņus. Atstāj lauku tukšu, un tiks izmantots nejaušs vārds.
gather-commitment = Noslēpuma nospiedums:
invite-title = Uzaicināt draugus
invite-about = Nosūti šo saiti. Kas to atver, pievienojas ar vienu pieskārienu.
invite-watch = Nosūti šo saiti. Kas to atver, var skatīties.
invite-link = Saite uz šo galdu
invite-copy = Kopēt saiti
invite-copied = Nokopēts
invite-share = Dalīties
invite-qr = Saite kā QR kods

## At the table

turn-yours = Tavs gājiens
turn-of = Gājiens: { $player }
turn-over = Spēle ir beigusies
turn-paused = Pārtraukums
turn-mark = ir pie gājiena
title-your-turn = Tavs gājiens
title-over = Spēle beigusies
hand = Tavi kauliņi
hand-playable = der
hand-earlier = Pārvietot kauliņu pa kreisi
hand-later = Pārvietot kauliņu pa labi
hand-tiles =
    { $count ->
        [zero] { $count } kauliņu rokā
        [one] { $count } kauliņš rokā
       *[other] { $count } kauliņi rokā
    }
hand-lacks = Noteikti nav: { $numbers }
round-to = Kārta { $round }, mērķis: { $target }
hand-count = { $player }: rokā { $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }, { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
move-commit = Spēlēt
move-turn = Pagriezt
move-back = Atcelt
move-gone = Tavs gājiens vairs nav iespējams.
plan-commit = Ieplānot
plan-armed = Ieplānots: { $move }. Gājiens tiks izdarīts, tiklīdz būs tava kārta.
plan-off = Ieplānotais gājiens ir atcelts.
moves-filter = Raksti, lai atrastu gājienu; Enter izdara pirmo.
moves-count = { $count ->
        [zero] { $count } gājienu
        [one] { $count } gājiens
       *[other] { $count } gājieni
    }
tool-hint = Padoms
tool-undo = Atsaukt
tool-ask-undo = Lūgt atsaukt
tool-moves = Visi gājieni
tool-log = Žurnāls un tērzēšana
tool-menu = Vairāk
tool-result = Rezultāts
tool-read = Nolasīt galdu balsī
tool-zen = Tikai laukums
tool-resign = Padoties
tool-resign-sure = Jā, padoties
tool-leave = Aiziet (tālāk spēlē dators)
rule-link = Noteikums { $rule }
reconnecting = Savienojums pārtrūka. Notiek atkārtota savienošana…
bot-plays = Šeit spēlē dators
bot-plays-for-you = Tavā vietā spēlē dators.
play-yourself = Atsākt spēlēt
play-on = Spēlēt tālāk
take-over = Ļaut spēlēt datoram
presence-here = tiešsaistē
presence-away = nav klāt
presence-gone = bezsaistē
watching = { $count ->
        [zero] { $count } skatītāju
        [one] { $count } skatītājs
       *[other] { $count } skatītāji
    }
log = Žurnāls
round-over = { $why ->
        [out] Kārta ir beigusies: kādam vairs nav kauliņu.
        [blocked] Kārta ir beigusies: neviens nevar likt.
       *[none] Iepriekšējā spēle ir beigusies.
    }
round-hands = Palicis rokā
since-title = Kopš tava pēdējā gājiena
since-nothing = Vēl nekas.
since-play = Parādīt laukumā
since-playing = Kas noticis: { $at } no { $all }
since-skip = Izlaist
hint-title = Padoms
hint-none = Tagad padoma nav.
hint-value = Uzvaras izredzes: { $percent } %.
offer-undo = Lūgt atsaukt
offer-draw = Piedāvāt neizšķirtu
offer-pause = Lūgt pārtraukumu
offer-rematch = Revanšs
offer-undo-asked = { $player } vēlas atsaukt pēdējo gājienu.
offer-draw-asked = { $player } piedāvā neizšķirtu.
offer-pause-asked = { $player } lūdz pārtraukumu.
offer-rematch-asked = { $player } piedāvā revanšu.
offer-undo-waits = Tu lūdzi atsaukt savu gājienu.
offer-draw-waits = Tu piedāvāji neizšķirtu.
offer-pause-waits = Tu lūdzi pārtraukumu.
offer-rematch-waits = Tu piedāvāji revanšu. Jāgaida pārējie.
offer-withdraw = Atsaukt lūgumu
curtain-give = Iedod ierīci: { $player }
curtain-hold = { $player }: nospied un turi
chat = Tērzēšana
chat-presets = Teikt…
chat-own = Uzraksti ziņu
chat-send = Sūtīt
chat-unread = Jaunas ziņas: { $count }
chat-team = komanda
chat-team-only = Tikai manam partnerim
chat-hello = Sveiki!
chat-good-luck = Lai veicas!
chat-well-played = Labi spēlēts!
chat-thanks = Paldies!
chat-oops = Ak vai!
chat-thinking = Ļauj padomāt…
chat-back-soon = Tūlīt atgriezīšos.
chat-good-game = Laba spēle!
zoom-in = Tuvināt
zoom-out = Tālināt
zoom-fit = Rādīt visu
zoom-new-tile = Jaunais kauliņš ir šajā virzienā
own-table-undone = Tu atsauci pēdējo gājienu.
own-table-offered = { $offer ->
        [undo] Tu lūdz atsaukt pēdējo gājienu.
        [draw] Tu piedāvā neizšķirtu.
        [pause] Tu lūdz pārtraukumu.
        [rematch] Tu piedāvā revanšu.
       *[other] Tu kaut ko piedāvā.
    }
own-table-accepted = Tu piekrīti.
own-table-declined = Tu nepiekrīti.
own-table-withdrawn = Tu atsauc piedāvājumu.
own-table-took-over = Tavā vietā spēlē bots.
own-table-handed-back = Tu atgriezies spēlē.

## Help

help-title = Taustiņi un palīdzība
help-tab = no rokas uz laukumu un tālāk
help-arrows = starp vietām, kur iespējams gājiens
help-enter = izvēlēties un izdarīt parādīto gājienu
help-escape = atpakaļ
help-order = pārvietot kauliņu savā rokā
help-turn = pagriezt (ar Shift uz otru pusi)
help-list = visu gājienu saraksts, meklē rakstot
help-hint = padoms
help-undo = atsaukt vai lūgt to
help-read = nolasīt galdu balsī
help-zen = tikai laukums

## After the game

after-title = Rezultāts
after-won = { $count ->
        [zero] Uzvaru dala { $players }!
        [one] Uzvar { $players }!
       *[other] Uzvaru dala { $players }!
    }
after-draw = Neizšķirts: neviens neuzvar.
after-flagged = Spēlētājam beidzās laiks.
after-resigned = Spēlētājs padevās.
after-agreed = Visi vienojās par neizšķirtu.
after-abandoned = Spēle palika nepabeigta.
after-again = Spēlēt vēlreiz
after-to-rematch = Uz revanšu
after-replay = Skatīt vēlreiz
after-record = Saglabāt pierakstu
bring-friends = Turpināt ar draugiem
bring-analyse = Analizēt serverī
bring-here = Paturēt šajā ierīcē
bring-note = Šī spēle sākta citur un pārnesta šurp, tāpēc jaukšanu nevar pārbaudīt.
fair-title = Vai jaukšana bija godīga?
fair-about = Pirms spēles serveris parādīja sava noslēpuma nospiedumu; tad katrs pievienoja jaukšanas vārdu. Tagad noslēpums ir atklāts, un šī lapa pārrēķina katru izlozi. Tas pierāda, ka pēc sākuma nekas nav mainīts. Tas nepierāda, ka servera uzturētājs noslēpumu paturējis pie sevis.
fair-check = Pārbaudīt katru izlozi
fair-failed = Izlozes nevarēja pārbaudīt: nav noslēpuma, vai pārlūks to atļauj tikai drošā savienojumā.
fair-commitment = { $right ->
        [yes] Noslēpums atbilst nospiedumam.
       *[no] Noslēpums neatbilst nospiedumam!
    }
fair-draws = Izlozes, kas sakrīt ar aprēķinu: { $right } no { $all }.
fair-seal =
    { $seal ->
        [whole] Zīmogs atbilst: spēle, opcijas, spēlētāju vārdi, jaukšanas vārdi, gājieni un rezultāts ir tie, kas tika apzīmogoti.
        [names] Zīmogs atbilst, izņemot spēlētāju vārdus: tie vēlāk mainīti vai noņemti.
        [none] Zīmoga nav: pārbaudītas tikai izlozes, nevis vārdi, opcijas, gājieni un rezultāts.
       *[wrong] Zīmogs neatbilst: šajā pierakstā kaut kas ir mainīts.
    }
replay-title = Atskats
replay-table = Atpakaļ pie galda
replay-start = Sākums
replay-first = Pirmais gājiens
replay-back = Iepriekšējais gājiens
replay-next = Nākamais gājiens
replay-last = Pēdējais gājiens
replay-play = Rādīt automātiski
replay-stop = Apturēt
replay-slider = Gājiens
replay-eyes = Kā redz
replay-all = visi
replay-link = Kopēt saiti uz šo gājienu
analysis-title = Analīze
analysis-about = Dators vēlreiz apskata katru lēmumu. Tas prasa brīdi.
analysis-start = Analizēt
analysis-stop = Apturēt
analysis-busy = Domā…
analysis-graph = Visu uzvaras izredzes, gājienu pa gājienam
analysis-costly = Dārgākie gājieni
analysis-better = { $played } Par { $percent } % labāk: { $better }
analysis-no-cost = Neviens gājiens nemaksāja daudz.
analysis-luck = Veiksmes loma
analysis-luck-of = { $player }: uzvaras izredzes { $start } % sākumā, { $end } % beigās. { $fortune ->
    [gain] Veiksme deva { $luck } %.
    [loss] Neveiksme atņēma { $luck } %.
   *[none] Veiksme neko nemainīja.
} { $skill ->
    [gain] Gājieni deva { $play } %.
    [loss] Gājieni atņēma { $play } %.
   *[none] Gājieni neko nemainīja.
}

## Learning

lesson = Mācību spēle
lesson-next = Tālāk
lesson-wait = Spēlē tālāk, nākamais padoms drīz sekos.
lesson-stop = Beigt mācību spēli
learn-title = Mācies spēlēt: { $game }
learn-guided = Pirmā mācību spēle
learn-guided-about = Piecas minūtes īstā laukumā, soli pa solim. Dators tev piekāpjas.
learn-start = Sākt
learn-rules = Lasīt noteikumus
rules-read = Lasīt

## Score pad

pad-kept = Ievadītais paliek šajā ierīcē.
pad-clear = Notīrīt
pad-undo = Atsaukt pēdējo ierakstu
pad-more = Pievienot spēlētāju
pad-fewer = Noņemt spēlētāju
pad-add = Pierakstīt { $points }
pad-add-round = Pievienot kārtu
pad-round = Kārta
pad-target = Spēlēt līdz

## Settings

settings-look = Izskats
settings-theme = Krāsas
theme-auto = kā ierīcei
theme-light = gaišas
theme-dark = tumšas
theme-contrast = augsts kontrasts
settings-letters = Burti uz zemēm
settings-motion = Animācija
motion-auto = kā ierīcei
motion-full = ieslēgta
motion-none = izslēgta
settings-pace = Citu gājienu ātrums
pace-slow = lēni
pace-normal = normāli
pace-fast = ātri
pace-none = uzreiz
settings-play = Spēle
settings-confirm = Apstiprināt gājienus
confirm-always = vienmēr
confirm-touch = tikai ar pieskārienu
confirm-never = nekad
settings-previews = Rādīt, ko gājiens dotu
settings-playable = Izcelt derīgos kauliņus
settings-ahead = Plānot gājienu, kamēr citi domā
settings-ahead-about = Izvēlies gājienu pirms savas kārtas un apstiprini to: ja tas vēl būs iespējams, tas tiks izdarīts automātiski, tiklīdz būs tava kārta. Līdz tam to atceļ Esc vai pieskāriens. Nedarbojas vērtētās spēlēs ar slēptiem kauliņiem.
settings-notices = Paziņojumi
settings-sounds = Skaņas
settings-notify = Paziņot, kad ir mans gājiens, arī ja lapa ir fonā
settings-push = Arī tad, kad lapa ir aizvērta
settings-push-about = Paziņojumus sūta ar tava pārlūka paziņojumu pakalpojumu, un tajos nav teksta. Tie ir izslēgti, līdz tos ieslēgsi.
settings-notify-refused = Pārlūks neatļauj šīs lapas paziņojumus.
settings-install = Instalēt Klots šajā ierīcē
settings-install-about = Lietotnei Klots būs sava ikona un logs; noteikumi un punktu lapa tad darbosies arī bez savienojuma.
settings-kept = Iestatījumi glabājas šajā ierīcē un darbojas bez konta.
notice-your-turn = { $game }: tavs gājiens.
notice-called = Tava kārta.
notice-matched = Pretinieks ir atrasts.
notice-go = Doties pie galda
notice-restart = Serveris tiek pārstartēts un atgriezīsies pēc { $seconds ->
        [zero] { $seconds } sekundēm
        [one] { $seconds } sekundes
       *[other] { $seconds } sekundēm
    }. Nekas nav zudis.
notice-frozen = Gājienus pašlaik nevar saglabāt. Spēle turpināsies automātiski.

## You

account-name = Tavs vārds
account-name-about = Tā tevi pie galda redz citi.
account-saved = Saglabāts.
account-account = Konts (pēc izvēles)
account-account-about = Konts glabā tavus reitingus un spēles, arī visu, ko spēlēji kā viesis.
account-login = Lietotājvārds
account-password = Parole
account-old-password = Pašreizējā parole
account-new-password = Jauna parole
account-change-password = Mainīt paroli
account-sign-in = Pierakstīties
account-sign-up = Izveidot kontu
account-sign-out = Izrakstīties
account-signed-in = Pierakstīšanās izdevās.
account-signed-out = Izrakstīšanās izdevās.
account-signed-in-as = Konts: { $name }
account-device = Spēlēt citā ierīcē
account-device-about = Ar šo saiti pierakstīsies citā ierīcē. Tā darbojas vienreiz; nedod to nevienam.
account-device-link = Izveidot saiti
account-played = Tavi rezultāti
account-game = Spēle
account-games = Spēles
account-won = Uzvaras
account-rating = Reitings
account-history = Pabeigtās spēles
account-sessions = Ierīces ar tavu kontu
account-kind-session = Pārlūks
account-kind-token = Programma
account-this = šeit
account-end = Beigt sesiju
account-token = Izveidot pilnvaru
account-token-label = Programmas nosaukums
account-token-once = Tā tiek rādīta tikai vienreiz:
account-data = Tavi dati
account-data-about = Visu, kas par tevi glabājas, vari lejupielādēt vai izdzēst.
account-export = Lejupielādēt
account-forget = Dzēst visus manus datus
account-forget-sure = Jā, dzēst visu uz visiem laikiem
account-forgotten = Visi tavi dati ir izdzēsti.
recover-title = Izmantot savu profilu šajā ierīcē
recover-about = Šī saite nāk no citas tavas ierīces. Kad to pieņemsi, tavas spēles būs arī šeit.
recover-accept = Jā, tas esmu es
ranking = Reitingu tabula
ranking-place = Vieta
ranking-name = Vārds
ranking-empty = Šajā spēlē vēl nevienam nav reitinga.

## Games on this device

here-title = Spēles šajā ierīcē
here-about = Šīs spēles ir saglabātas tikai šajā pārlūkā. Saglabā tās failā, lai būtu kopija vai lai pārnestu tās uz citu ierīci.
here-finished = Pabeigtās
here-save = Saglabāt failā
here-take = Ielādēt no faila
here-taken = Ielādētas spēles: { $count }.
here-no-games = Šajā failā nav Klots spēļu.
here-broken = Spēles, ko neizdevās nolasīt: { $count }.
read-title = Atvērt pierakstu
read-about = Izvēlies Klots spēles pierakstu vai ielīmē tā tekstu, lai spēli apskatītu vēlreiz.
read-paste = Pieraksta teksts
read-open = Atvērt
here-delete = Dzēst
here-delete-sure = Vai dzēst šo spēli?
settings-here = Spēlēt pret datoru bez servera
settings-here-about = Šīs spēles un spēles vienā ierīcē notiek šajā pārlūkā un tiek saglabātas tikai tajā. Izslēdz to, lai tās spēlētu serverī.
local-full = Ierīcē vairs nav vietas, tāpēc gājiens netika saglabāts. Izdzēs kādas spēles vai atbrīvo vietu un mēģini vēlreiz.
local-other-tab = Šī spēle ir atvērta citā cilnē
local-not-kept = Ierīce nevarēja saglabāt gājienu. Mēģini vēlreiz.
local-broken = Šajā lapā kaut kas nogāja greizi. Tava spēle ir drošībā: pārlādē lapu.
update-ready = Ir gatava jauna Klots versija.
update-now = Atjaunināt

## Something is missing

problem-home = Sākums
problem-again = Mēģināt vēlreiz
problem-no-page = Lapa nav atrasta
problem-no-page-about = Varbūt adrese ir nepilna. No sākumlapas var nokļūt visur.
problem-no-server = Serveris nav sasniedzams
problem-no-server-about = Tavas spēles tur ir drošībā un turpināsies, kad tas atgriezīsies. Noteikumi, punktu lapa un iestatījumi darbojas arī bez tā.
problem-server = Serverī kaut kas nogāja greizi
problem-server-about = Nekas nav zudis. Pēc brīža mēģini vēlreiz.
problem-not-found = Galds nav atrasts
problem-not-found-about = Saite var būt veca vai nepilna. Palūdz draugam jaunu vai izveido savu galdu.
problem-full-table = Šis galds ir pilns
problem-full-table-about = Visas vietas ir aizņemtas. Vari izveidot savu galdu.
generic-choose-move = Izvēlies gājienu.
generic-table = Galds kā teksts
after-you-win = Tu uzvarēji!
after-you-win-by = Tu uzvarēji, pārsvars: { $points }!
after-won-by = { $player } uzvar, pārsvars: { $points }.
after-rounds = Kārtu pa kārtai
after-where-lost = Kur es kļūdījos?
after-team-won = Uzvar { $players }!
after-resigned-by = { $player } padevās.
after-flagged-by = { $player }: laiks beidzies.
after-resigned-you = Tu padevies.
after-flagged-you = Tavs laiks beidzies.
move-waits = Tavs gājiens ir saglabāts un tiks nosūtīts, kad savienojums atgriezīsies.
round-go-on = Tālāk
you-watch = Tu vēro spēli.
new-level-all = Visu datora spēlētāju līmenis
nav-ranking = Reitingi
invite-here-only = Šī adrese darbojas tikai šajā ierīcē. Palaid Klots ar --listen 0.0.0.0:7377, lai citi tavā tīklā var pievienoties.
invite-lan = Šī saite darbojas tavā lokālajā tīklā.
tables-remove = Noņemt
