### What only the page says, and no single game.

## On every page

app-title = Klots – štyri hry pri jednom stole
skip = Prejsť na obsah
loading = Načítava sa…
close = Zavrieť
save = Uložiť
answer-yes = Áno
answer-no = Nie
sum = Súčet
points = Body
points-why =
    { $points ->
        [one] { $points } bod: prečo?
        [few] { $points } body: prečo?
       *[other] { $points } bodov: prečo?
    }
points-bonus = Prémie
points-before = Predošlé hry
points-rounds-before = Predošlé kolá
points-last-round = Predošlé kolo
language = Jazyk
footer = Klots: pre každého, bez účtu.
footer-api = API
guest-name = Hosť
bot-name = Počítač ({ $level })
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
bot-beginner-about = Ešte sa učí a teší sa z každého ťahu.
bot-easy-about = Rýchlo berie body a ďaleko dopredu nehľadí.
bot-medium-about = Má trpezlivosť a pred ťahom myslí na tvoju odpoveď.
bot-hard-about = Prefíkaná hlava: plánuje dopredu a málokedy sa mýli.
bot-expert-about = Pozná každú hru a na žiadnu nezabúda.

## Ways through the page

nav = Stránky
nav-rules = Pravidlá
nav-pad = Zápisník
nav-account = Profil
nav-settings = Nastavenia

## Home

home-title = Štyri hry, jeden stôl
home-lead = Hraj hneď proti počítaču, na jednom zariadení alebo s priateľmi cez odkaz. Bez účtu.
home-play-now = Hrať hneď
home-with-friends = S priateľmi
home-one-device = Na jednom zariadení
home-learn = Naučiť sa
home-more = Ďalšie možnosti…
home-open-tables = Otvorené stoly
home-no-tables = Práve tu nie je žiadny otvorený stôl. Založ ho a ostatní ho tu uvidia.
home-mine = Tvoje hry
home-you-are = Si tu ako { $name }.
tables-free =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
tables-join = Pridať sa
tables-watch = Sledovať
tables-go-on = Pokračovať
tables-your-turn = Si na ťahu
tables-look = Prezrieť hru
tables-more = Zobraziť ďalšie

## A new table

new-title = Nový stôl: { $game }
new-device-title = Na jednom zariadení: { $game }
new-device-about = Všetci hrajú na tomto zariadení. V hrách so skrytými kameňmi sa medzi ťahmi ukáže obrazovka, ktorá ich zakryje.
new-seats = Hráči
new-how-many = Počet hráčov
new-you = Ty
new-person = Človek
new-open = Voľné miesto
new-name-of = Meno hráča { $number }
new-who-sits = Miesto { $number }
new-options = Nastavenia hry
new-table = Stôl
new-visible = Verejný: stôl uvidí ktokoľvek a môže sa pridať
new-chat = Hráči môžu četovať
new-late = Kto príde neskôr, môže si sadnúť na voľné miesto alebo na miesto počítača
new-rated = Hodnotená hra: bez rád a vracania
new-delay = Diváci vidia ťahy
delay-none = hneď
delay-moves =
    { $count ->
        [one] o { $count } ťah neskôr
        [few] o { $count } ťahy neskôr
       *[other] o { $count } ťahov neskôr
    }
delay-seconds = { $count ->
    [one] o { $count } sekundu neskôr
    [few] o { $count } sekundy neskôr
   *[other] o { $count } sekúnd neskôr
}
new-start = Začať hru
new-make = Založiť stôl
new-match = Nájsť súpera
new-match-about = { $button }: vždy ako v pravidlách. { $clock }.
options-none = Pri tomto počte hráčov nemá hra žiadne voľby.
options-rulebook = Ako v pravidlách.
options-all = Všetky nastavenia
clock = Hodiny
clock-none = Bez hodín
clock-move =
    { $seconds ->
        [one] { $seconds } sekunda na ťah
        [few] { $seconds } sekundy na ťah
       *[other] { $seconds } sekúnd na ťah
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minúta pre každého
        [few] { $minutes } minúty pre každého
       *[other] { $minutes } minút pre každého
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } deň na ťah
        [few] { $days } dni na ťah
       *[other] { $days } dní na ťah
    }
clock-days-left =
    { $days ->
        [one] { $days } deň
        [few] { $days } dni
       *[other] { $days } dní
    }
clock-low =
    { $seconds ->
        [one] zostáva { $seconds } sekunda
        [few] zostávajú { $seconds } sekundy
       *[other] zostáva { $seconds } sekúnd
    }

## Before the game

gather-title = { $game }: stôl
gather-free = voľné
gather-you = ty
gather-host = hostiteľ
gather-ready = pripravené
gather-not-ready = ešte nie
gather-sit = Sadnúť si sem
gather-seat-bot = Počítač…
gather-unseat = Odobrať hráča
gather-name = Tvoje meno
gather-start = Môžeme začať
gather-wait = Ešte počkať
gather-leave = Opustiť miesto
avatar = Tvoj obrázok
avatar-number = Obrázok { $number }
avatar-about = Vidia ho všetci pri stole.
avatar-change = Meno a obrázok
gather-waiting =
    { $count ->
        [one] Čaká sa ešte na { $count } hráča.
        [few] Čaká sa ešte na { $count } hráčov.
       *[other] Čaká sa ešte na { $count } hráčov.
    }
gather-word = Slovo do miešania
gather-word-about = Server už má svoje tajomstvo určené; ukazuje len jeho odtlačok. Tvoje slovo sa primieša, takže kamene nemohol nikto vybrať vopred. Ak pole necháš prázdne, vezme sa náhodné slovo.
gather-commitment = Odtlačok tajomstva:
invite-title = Pozvať priateľov
invite-about = Pošli tento odkaz. Kto ho otvorí, pridá sa jedným ťuknutím.
invite-watch = Pošli tento odkaz. Kto ho otvorí, môže sa pozerať.
invite-link = Odkaz na tento stôl
invite-copy = Kopírovať odkaz
invite-copied = Skopírované
invite-share = Zdieľať
invite-qr = Odkaz ako QR kód

## At the table

turn-yours = Si na ťahu
turn-of = Na ťahu je { $player }
turn-over = Hra sa skončila
turn-paused = Pauza
turn-mark = je na ťahu
title-your-turn = Si na ťahu
title-over = Koniec hry
hand = Tvoje kamene
hand-playable = pasuje
hand-earlier = Posunúť kameň doľava
hand-later = Posunúť kameň doprava
hand-tiles =
    { $count ->
        [one] { $count } kameň v ruke
        [few] { $count } kamene v ruke
       *[other] { $count } kameňov v ruke
    }
hand-lacks = Určite nemá: { $numbers }
round-to = Kolo { $round }, hrá sa do { $target } bodov
hand-count =
    { $player }: v ruke { $count ->
        [one] { $count } kameň
        [few] { $count } kamene
       *[other] { $count } kameňov
    }, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodov
    }
move-commit = Zahrať
move-turn = Otočiť
move-back = Zrušiť
move-gone = Tvoj ťah už nie je možný.
plan-commit = Naplánovať
plan-armed = Naplánované: { $move }. Zahrá sa, len čo budeš na ťahu.
plan-off = Naplánovaný ťah je zrušený.
moves-filter = Písaním nájdeš ťah; Enter zahrá prvý z nich.
moves-count =
    { $count ->
        [one] { $count } ťah
        [few] { $count } ťahy
       *[other] { $count } ťahov
    }
tool-hint = Rada
tool-undo = Vziať späť
tool-ask-undo = Požiadať o vrátenie
tool-moves = Všetky ťahy
tool-log = Zápis a čet
tool-menu = Viac
tool-result = Výsledok
tool-read = Prečítať stav stola nahlas
tool-zen = Len doska
tool-resign = Vzdať sa
tool-resign-sure = Áno, vzdávam sa
tool-leave = Odísť (ďalej hrá počítač)
rule-link = Pravidlo { $rule }
reconnecting = Spojenie sa stratilo. Obnovuje sa…
bot-plays = Tu hrá počítač
bot-plays-for-you = Za teba hrá počítač.
play-yourself = Hrať opäť za seba
play-on = Hrať ďalej
take-over = Nechať hrať počítač
presence-here = online
presence-away = preč
presence-gone = offline
watching =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } divákov
    }
log = Zápis
round-over =
    { $why ->
        [out] Kolo sa skončilo: niekto už nemá kamene.
        [blocked] Kolo sa skončilo: nikto nemôže hrať.
       *[none] Predošlá hra sa skončila.
    }
round-hands = Kamene, ktoré zostali v ruke
since-title = Od tvojho posledného ťahu
since-nothing = Zatiaľ nič.
since-play = Ukázať na doske
since-playing = Čo ti uniklo: { $at } z { $all }
since-skip = Preskočiť
hint-title = Rada
hint-none = Teraz tu nie je žiadna rada.
hint-value = Šanca na výhru: { $percent } %.
offer-undo = Požiadať o vrátenie
offer-draw = Ponúknuť remízu
offer-pause = Požiadať o prestávku
offer-rematch = Odveta
offer-undo-asked = { $player } chce vziať posledný ťah späť.
offer-draw-asked = { $player } ponúka remízu.
offer-pause-asked = { $player } žiada o prestávku.
offer-rematch-asked = { $player } chce odvetu.
offer-undo-waits = Tvoja žiadosť o vrátenie ťahu čaká na odpoveď.
offer-draw-waits = Tvoja ponuka remízy čaká na odpoveď.
offer-pause-waits = Tvoja žiadosť o prestávku čaká na odpoveď.
offer-rematch-waits = Ponúkaš odvetu. Čaká sa na ostatných.
offer-withdraw = Odvolať
curtain-give = Odovzdaj zariadenie hráčovi { $player }
curtain-hold = { $player }: stlač a podrž
chat = Čet
chat-presets = Povedať…
chat-own = Napíš správu
chat-send = Poslať
chat-unread = Nové správy: { $count }
chat-team = tím
chat-team-only = Len spoluhráčovi
chat-hello = Ahoj!
chat-good-luck = Veľa šťastia!
chat-well-played = Pekne zahrané!
chat-thanks = Ďakujem!
chat-oops = Ojoj!
chat-thinking = Premýšľam…
chat-back-soon = Hneď som späť.
chat-good-game = Dobrá hra!
zoom-in = Priblížiť
zoom-out = Oddialiť
zoom-fit = Ukázať všetko
zoom-new-tile = Nový kameň je týmto smerom
own-table-undone = Berieš posledný ťah späť.
own-table-offered =
    { $offer ->
        [undo] Chceš vziať posledný ťah späť.
        [draw] Ponúkaš remízu.
        [pause] Žiadaš o prestávku.
        [rematch] Chceš odvetu.
       *[other] Niečo ponúkaš.
    }
own-table-accepted = Súhlasíš.
own-table-declined = Nesúhlasíš.
own-table-withdrawn = Berieš ponuku späť.
own-table-took-over = Za teba hrá bot.
own-table-handed-back = Si späť v hre.

## Help

help-title = Klávesy a pomocník
help-tab = z ruky na dosku a ďalej
help-arrows = medzi miestami, kde je možný ťah
help-enter = vybrať a zahrať, čo je ukázané
help-escape = späť
help-order = presunúť kameň v ruke
help-turn = otočiť kameň (so Shiftom opačne)
help-list = zoznam všetkých ťahov, hľadá sa písaním
help-hint = rada
help-undo = vziať späť alebo o to požiadať
help-read = prečítať stav stola nahlas
help-zen = len doska

## After the game

after-title = Výsledok
after-won =
    { $count ->
        [one] Víťazí { $players }!
        [few] O víťazstvo sa delia { $players }!
       *[other] O víťazstvo sa delia { $players }!
    }
after-draw = Remíza: nevyhráva nikto.
after-flagged = Hráčovi vypršal čas.
after-resigned = Hráč sa vzdal.
after-agreed = Všetci súhlasili s remízou.
after-abandoned = Hra zostala nedohraná.
after-again = Hrať znova
after-to-rematch = Prejsť na odvetu
after-replay = Prezrieť hru
after-record = Uložiť záznam
bring-friends = Hrať ďalej s priateľmi
bring-analyse = Analyzovať na serveri
bring-here = Nechať na tomto zariadení
bring-note = Táto hra sa začala inde a bola sem prenesená, miešanie preto nemožno overiť.
fair-title = Bolo miešanie poctivé?
fair-about = Pred hrou server ukázal odtlačok svojho tajomstva; potom každý pridal slovo. Teraz je tajomstvo odkryté a táto stránka prepočíta každý žreb. Dokazuje to, že sa po začiatku nič nezmenilo. Nedokazuje to, že si prevádzkovateľ servera nechal tajomstvo pre seba.
fair-check = Prepočítať každý žreb
fair-failed = Žreby sa nedali overiť: chýba tajomstvo alebo to prehliadač dovolí len cez zabezpečené spojenie.
fair-commitment =
    { $right ->
        [yes] Tajomstvo zodpovedá odtlačku.
       *[no] Tajomstvo nezodpovedá odtlačku!
    }
fair-draws = Žreby, ktoré sedia s výpočtom: { $right } z { $all }.
fair-seal =
    { $seal ->
        [whole] Pečať sedí: hra, voľby, mená, slová, ťahy a výsledok sú tie, ktoré boli zapečatené.
        [names] Pečať sedí až na mená: tie boli odvtedy zmenené alebo odstránené.
        [none] Pečať tu nie je: overené boli len žreby, nie mená, voľby, ťahy a výsledok.
       *[wrong] Pečať nesedí: v tomto zázname sa niečo zmenilo.
    }
replay-title = Prezeranie hry
replay-table = Späť k stolu
replay-start = Začiatok
replay-first = Na začiatok
replay-back = Predchádzajúci ťah
replay-next = Ďalší ťah
replay-last = Na koniec
replay-play = Spustiť
replay-stop = Zastaviť
replay-slider = Ťah
replay-eyes = Pohľad
replay-all = všetci
replay-link = Kopírovať odkaz na tento ťah
analysis-title = Analýza
analysis-about = Počítač si znova prezrie každé rozhodnutie. Chvíľu to trvá.
analysis-start = Analyzovať
analysis-stop = Zastaviť
analysis-busy = Premýšľa…
analysis-graph = Šance všetkých hráčov na výhru, ťah po ťahu
analysis-costly = Najdrahšie chyby
analysis-better = { $played } Lepšie (+{ $percent } %): { $better }
analysis-no-cost = K žiadnej drahej chybe nedošlo.
analysis-luck = Vplyv šťastia
analysis-luck-of = { $player }: šanca na výhru { $start } % na začiatku, { $end } % na konci. { $fortune ->
    [gain] Šťastie pridalo { $luck } %.
    [loss] Smola ubrala { $luck } %.
   *[none] Šťastie nič nezmenilo.
} { $skill ->
    [gain] Ťahy pridali { $play } %.
    [loss] Ťahy ubrali { $play } %.
   *[none] Ťahy nič nezmenili.
}

## Learning

lesson = Hra so sprievodcom
lesson-next = Ďalej
lesson-wait = Hraj ďalej, ďalšia rada príde čoskoro.
lesson-stop = Ukončiť sprievodcu
learn-title = Nauč sa { $game }
learn-guided = Prvá hra so sprievodcom
learn-guided-about = Päť minút na skutočnej doske, krok za krokom. Počítač ťa bude šetriť.
learn-start = Začať
learn-rules = Prečítať pravidlá
rules-read = Čítať

## Score pad

pad-kept = Čo zapíšeš, zostane na tomto zariadení.
pad-clear = Vymazať
pad-undo = Vziať späť posledný zápis
pad-more = Pridať hráča
pad-fewer = Odobrať hráča
pad-add = Zapísať { $points }
pad-add-round = Pridať kolo
pad-round = Kolo
pad-target = Hrá sa do

## Settings

settings-look = Vzhľad
settings-theme = Farby
theme-auto = podľa zariadenia
theme-light = svetlé
theme-dark = tmavé
theme-contrast = vysoký kontrast
settings-letters = Písmená na krajinách
settings-motion = Animácie
motion-auto = podľa zariadenia
motion-full = zapnuté
motion-none = vypnuté
settings-pace = Rýchlosť ťahov ostatných
pace-slow = pomaly
pace-normal = normálne
pace-fast = rýchlo
pace-none = okamžite
settings-play = Hra
settings-confirm = Potvrdzovať ťahy
confirm-always = vždy
confirm-touch = len pri dotyku
confirm-never = nikdy
settings-previews = Ukazovať, koľko bodov ťah prinesie
settings-playable = Zvýrazňovať vhodné kamene
settings-ahead = Plánovať ťah, kým ostatní premýšľajú
settings-ahead-about = Vyber ťah vopred a potvrď ho: zahrá sa automaticky, len čo budeš na ťahu, ak bude ešte možný. Dovtedy ho zruší Esc alebo ťuknutie. Nefunguje v hodnotených hrách so skrytými kameňmi.
settings-notices = Oznámenia
settings-sounds = Zvuky
settings-notify = Oznámiť, že som na ťahu, aj keď je stránka na pozadí
settings-push = Aj keď je stránka zatvorená
settings-push-about = Oznámenia sa posielajú cez službu push tvojho prehliadača a neobsahujú text. Sú vypnuté, kým ich nezapneš.
settings-notify-refused = Prehliadač nedovoľuje oznámenia z tejto stránky.
settings-install = Nainštalovať Klots na toto zariadenie
settings-install-about = Klots dostane vlastnú ikonu a okno; pravidlá a zápisník potom fungujú aj bez pripojenia.
settings-kept = Nastavenia sa ukladajú na tomto zariadení; účet nie je potrebný.
notice-your-turn = { $game }: si na ťahu.
notice-called = Si na ťahu.
notice-matched = Našiel sa súper.
notice-go = Prejsť k stolu
notice-restart =
    { $seconds ->
        [one] Server sa reštartuje a mal by byť späť o { $seconds } sekundu. Nič sa nestratí.
        [few] Server sa reštartuje a mal by byť späť o { $seconds } sekundy. Nič sa nestratí.
       *[other] Server sa reštartuje a mal by byť späť o { $seconds } sekúnd. Nič sa nestratí.
    }
notice-frozen = Ťahy teraz nemožno uložiť. Hra sa obnoví automaticky.

## You

account-name = Tvoje meno
account-name-about = Tak ťa vidia ostatní pri stole.
account-saved = Uložené.
account-account = Účet (nepovinný)
account-account-about = Účet uchováva tvoje hodnotenia a hry, aj tie odohrané ako hosť.
account-login = Používateľské meno
account-password = Heslo
account-old-password = Súčasné heslo
account-new-password = Nové heslo
account-change-password = Zmeniť heslo
account-sign-in = Prihlásiť sa
account-sign-up = Založiť účet
account-sign-out = Odhlásiť sa
account-signed-in = Prihlásenie bolo úspešné.
account-signed-out = Odhlásenie bolo úspešné.
account-signed-in-as = Účet: { $name }
account-device = Hrať na inom zariadení
account-device-about = Týmto odkazom sa prihlásiš na inom zariadení. Funguje raz; s nikým ho nezdieľaj.
account-device-link = Vytvoriť odkaz
account-played = Tvoje výsledky
account-game = Hra
account-games = Hry
account-won = Výhry
account-rating = Hodnotenie
account-history = Dohrané hry
account-sessions = Prihlásené zariadenia
account-kind-session = Prehliadač
account-kind-token = Program
account-this = toto zariadenie
account-end = Ukončiť reláciu
account-token = Vytvoriť token
account-token-label = Názov programu
account-token-once = Ukáže sa len raz:
account-data = Tvoje údaje
account-data-about = Všetko, čo sa o tebe uchováva, si môžeš stiahnuť alebo dať vymazať.
account-export = Stiahnuť
account-forget = Vymazať všetky moje údaje
account-forget-sure = Áno, navždy vymazať všetko
account-forgotten = Všetky tvoje údaje boli vymazané.
recover-title = Použiť svoj profil na tomto zariadení
recover-about = Tento odkaz je z iného tvojho zariadenia. Keď ho prijmeš, tvoje hry budú aj tu.
recover-accept = Áno, to som ja
ranking = Rebríček
ranking-place = Miesto
ranking-name = Meno
ranking-empty = V tejto hre zatiaľ nikto nemá hodnotenie.

## Games on this device

here-title = Hry na tomto zariadení
here-about = Tieto hry sú uložené len v tomto prehliadači. Ulož ich do súboru, ak chceš mať kópiu alebo ich preniesť na iné zariadenie.
here-finished = Dohrané
here-save = Uložiť do súboru
here-take = Načítať zo súboru
here-taken = Načítané hry: { $count }.
here-no-games = Tento súbor neobsahuje žiadne hry z Klots.
here-broken = Hry, ktoré sa nedali prečítať: { $count }.
read-title = Otvoriť záznam
read-about = Vyber záznam hry z Klots alebo vlož jeho text a prezri si hru znova.
read-paste = Text záznamu
read-open = Otvoriť
here-delete = Vymazať
here-delete-sure = Vymazať túto hru?
settings-here = Hrať proti počítaču bez servera
settings-here-about = Tieto hry a hry na jednom zariadení bežia v tomto prehliadači a ukladajú sa len v ňom. Vypni to, ak ich chceš hrať na serveri.
local-full = Na zariadení už nie je miesto, ťah sa neuložil. Vymaž niektoré hry alebo uvoľni miesto a skús to znova.
local-other-tab = Táto hra je otvorená na inej karte
local-not-kept = Zariadenie nemohlo ťah uložiť. Skús to znova.
local-broken = Na tejto stránke sa niečo pokazilo. Tvoja hra je v bezpečí: načítaj stránku znova.
update-ready = Je tu nová verzia Klots.
update-now = Aktualizovať

## Something is missing

problem-home = Domov
problem-again = Skúsiť znova
problem-no-page = Stránka sa nenašla
problem-no-page-about = Adresa je možno neúplná. Z úvodnej stránky sa dostaneš všade.
problem-no-server = Server je nedostupný
problem-no-server-about = Tvoje hry sú v bezpečí a budú pokračovať, keď bude server opäť dostupný. Pravidlá, zápisník a nastavenia fungujú aj bez neho.
problem-server = Na serveri sa niečo pokazilo
problem-server-about = Nič sa nestratilo. Skús to o chvíľu.
problem-not-found = Stôl sa nenašiel
problem-not-found-about = Odkaz môže byť starý alebo neúplný. Vypýtaj si nový alebo si založ vlastný stôl.
problem-full-table = Tento stôl je plný
problem-full-table-about = Všetky miesta sú obsadené. Môžeš si založiť vlastný stôl.
generic-choose-move = Vyber ťah.
generic-table = Stôl ako text
after-you-win = Vyhrávaš!
after-you-win-by = Vyhrávaš o { $points }!
after-won-by = { $player } vyhráva o { $points }.
after-rounds = Kolo po kole
after-where-lost = Kde sa to pokazilo?
after-team-won = Vyhrávajú { $players }!
after-resigned-by = { $player } sa vzdáva.
after-flagged-by = { $player }: čas vypršal.
after-resigned-you = Vzdávaš sa.
after-flagged-you = Vypršal ti čas.
move-waits = Tvoj ťah je uložený a odošle sa, len čo sa spojenie obnoví.
round-go-on = Pokračovať
you-watch = Sleduješ hru.
new-level-all = Úroveň všetkých počítačových hráčov
nav-ranking = Rebríček
invite-here-only = Táto adresa funguje len na tomto zariadení. Spusti Klots s --listen 0.0.0.0:7377, aby sa mohli pridať ostatní v tvojej sieti.
invite-lan = Tento odkaz funguje v tvojej miestnej sieti.
tables-remove = Odstrániť
