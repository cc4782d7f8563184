app-title = Klots – štyri hry s kameňmi
skip = K obsahu
loading = Načítava sa …
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
language = Jazyk
footer = Klots: otvorené všetkým, bez účtu.
footer-api = Pre programy
guest-name = Hosť
bot-name = Počítač ({ $level })
nav = Stránky
nav-rules = Pravidlá
nav-pad = Zápisník
nav-account = Ty
nav-settings = Nastavenia
home-title = Štyri hry, jeden stôl
home-lead = Hraj hneď proti počítaču, na jednom zariadení alebo s priateľmi cez odkaz. Bez účtu.
home-kingdomino = Ukladaj dominá okolo hradu a rátaj koruny na svojej pôde.
home-triominos = Prikladaj trojuholníky, spájaj rohy, uzavri šesťuholník.
home-quixo = Vezmi kocku, zasuň ju späť a vytvor päticu v rade.
home-dominoes = Dlhý rad až po dvojitú deviatku, pre dvoch až desiatich.
home-play-now = Hrať hneď
home-with-friends = S priateľmi
home-one-device = Na jednom zariadení
home-learn = Učiť sa
home-more = Ďalšie voľby …
home-open-tables = Otvorené stoly
home-no-tables = Práve nečaká žiadny stôl. Založ ho a ostatní ho tu uvidia.
home-mine = Tvoje hry
home-you-are = Si tu ako { $name }.
tables-free =
    { $count ->
        [one] { $count } voľné miesto
        [few] { $count } voľné miesta
       *[other] { $count } voľných miest
    }
tables-join = Prisadnúť
tables-watch = Pozerať
tables-go-on = Pokračovať
tables-your-turn = Si na ťahu
tables-look = Prezrieť hru
new-title = Nový stôl: { $game }
new-device-title = Na jednom zariadení: { $game }
new-device-about = Všetci hrajú na tomto zariadení. Kde sú ruky skryté, medzi ťahmi padne opona.
new-seats = Kto hrá
new-how-many = Počet hráčov
new-you = Ty
new-person = Človek
new-open = Voľné pre kohokoľvek
new-name-of = Meno hráča { $number }
new-who-sits = Kto sedí na mieste { $number }
new-options = Ako sa hrá
new-table = Stôl
new-visible = Stôl vidí každý a smie si prisadnúť
new-chat = Ľudia si smú písať
new-rated = Hodnotená: bez rád, bez vrátenia
new-start = Začať hru
new-make = Založiť stôl
new-match = Nájsť spoluhráčov
options-none = S toľkými hráčmi táto hra nemá voľby.
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
gather-title = { $game }: stôl
gather-free = voľné
gather-you = ty
gather-host = hostiteľ
gather-ready = môže začať
gather-not-ready = ešte nie
gather-sit = Sadnúť si sem
gather-seat-bot = Počítač …
gather-unseat = Uvoľniť miesto
gather-name = Tvoje meno
gather-start = Začať
gather-wait = Počkať, ešte nie
gather-leave = Vstať
gather-waiting =
    { $count ->
        [one] Čaká sa ešte na { $count } hráča.
        [few] Čaká sa ešte na { $count } hráčov.
       *[other] Čaká sa ešte na { $count } hráčov.
    }
gather-word = Slovo do miešania
gather-word-about = Server už má svoje tajomstvo určené; ukazuje len jeho odtlačok. Tvoje slovo sa primieša, takže kamene nemohol vybrať nikto. Ak pole necháš prázdne, vezme sa náhodné.
gather-commitment = Odtlačok tajomstva:
invite-title = Pozvať priateľov
invite-about = Pošli tento odkaz. Kto ho otvorí, prisadne si jedným ťuknutím.
invite-link = Odkaz na tento stôl
invite-copy = Kopírovať odkaz
invite-copied = Skopírované
invite-share = Zdieľať
invite-qr = Odkaz ako QR kód
turn-yours = Si na ťahu
turn-of = Na ťahu je { $player }
turn-over = Hra sa skončila
turn-paused = Hra má prestávku
turn-mark = je na ťahu
title-your-turn = Si na ťahu
title-over = Koniec hry
hand = Tvoja ruka
hand-playable = pasuje
hand-earlier = Posunúť kameň doľava
hand-later = Posunúť kameň doprava
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
pool-count =
    { $count ->
        [one] { $count } kameň v zásobe
        [few] { $count } kamene v zásobe
       *[other] { $count } kameňov v zásobe
    }
stock-count =
    { $count ->
        [one] { $count } kameň v zásobe
        [few] { $count } kamene v zásobe
       *[other] { $count } kameňov v zásobe
    }
move-commit = Zahrať
move-turn = Otočiť
move-back = Vrátiť
move-gone = Tvoj ťah už nie je možný.
plan-commit = Naplánovať
plan-armed = Naplánované: { $move }. Zahrá sa, len čo budeš na ťahu.
plan-off = Naplánovaný ťah je zrušený.
moves-filter = Píš a nájdi ťah; Enter zahrá prvý.
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
tool-log = Záznam a čet
tool-menu = Viac
tool-result = Výsledok
tool-read = Prečítať stôl nahlas
tool-zen = Len doska
tool-resign = Vzdať sa
tool-leave = Odísť (hrá ďalej počítač)
rule-link = Pravidlo { $rule }
reconnecting = Spojenie sa stratilo. Obnovuje sa …
bot-plays = Tu hrá počítač
bot-plays-for-you = Za teba hrá počítač.
play-yourself = Hrať opäť za seba
play-on = Hrať ďalej
take-over = Nechať hrať počítač
presence-here = tu
presence-away = preč
presence-gone = nie je tu
watching =
    { $count ->
        [one] { $count } sa pozerá
        [few] { $count } sa pozerajú
       *[other] { $count } sa pozerá
    }
log = Čo sa stalo
round-over =
    { $why ->
        [out] Kolo sa skončilo: jedna ruka je prázdna.
        [blocked] Kolo sa skončilo: nikto nemôže hrať.
       *[none] Posledná hra sa skončila.
    }
round-hands = Čo zostalo v ruke
since-title = Od tvojho posledného ťahu
since-nothing = Zatiaľ nič.
hint-title = Rada
hint-none = Teraz nemám radu.
hint-value = Šanca na výhru { $percent } %.
offer-undo = Požiadať o vrátenie
offer-draw = Ponúknuť remízu
offer-pause = Požiadať o prestávku
offer-rematch = Hrať znova
offer-undo-asked = { $player } chce vziať posledný ťah späť.
offer-draw-asked = { $player } ponúka remízu.
offer-pause-asked = { $player } žiada o prestávku.
offer-rematch-asked = { $player } chce hrať znova.
offer-undo-waits = Tvoja žiadosť o vrátenie ťahu čaká.
offer-draw-waits = Tvoja ponuka remízy čaká.
offer-pause-waits = Tvoja žiadosť o prestávku čaká.
offer-rematch-waits = Chceš hrať znova. Čaká sa na ostatných.
offer-withdraw = Už netreba
curtain-give = Podaj zariadenie: { $player }
curtain-hold = { $player }: stlač a podrž
chat = Čet
chat-presets = Povedz …
chat-own = Napíš niečo
chat-send = Poslať
chat-team = tím
chat-team-only = Len spoluhráčovi
chat-hello = Ahoj!
chat-good-luck = Veľa šťastia!
chat-well-played = Pekne zahrané!
chat-thanks = Ďakujem!
chat-oops = Ojoj!
chat-thinking = Premýšľam …
chat-back-soon = Hneď som späť.
chat-good-game = Dobrá hra!
zoom-in = Väčšie
zoom-out = Menšie
zoom-fit = Ukázať všetko
zoom-new-tile = Nový kameň je týmto smerom
help-title = Klávesy a pomoc
help-kingdomino = Vyber svietiace políčko; domino sa tam ukáže so svojimi bodmi. Otoč ho a zahraj. D prejde na dominá na výber, P na tvoje kráľovstvo.
help-triominos = Vyber kameň z ruky (1 až 9), potom jedno zo svietiacich miest. Stôl posúvaš ťahaním, 0 ukáže všetko.
help-quixo = Vezmi kocku so svetlým okrajom a vyber, z ktorej strany sa zasunie. Klávesnicou: šípky, Enter, potom šípka tej strany.
help-dominoes = Vyber kameň z ruky (1 až 9), potom koniec radu: vľavo alebo vpravo.
help-tab = z ruky na dosku a ďalej
help-arrows = medzi miestami, kde je možný ťah
help-enter = vybrať a zahrať, čo je ukázané
help-escape = späť
help-order = presunúť kameň v ruke
help-turn = otočiť kameň (so Shiftom opačne)
help-list = zoznam všetkých ťahov, hľadá sa písaním
help-hint = rada
help-undo = vziať späť alebo o to požiadať
help-read = prečítať stôl nahlas
help-zen = len doska
after-title = Výsledok
after-won =
    { $count ->
        [one] Víťazí { $players }!
        [few] O víťazstvo sa delia { $players }!
       *[other] O víťazstvo sa delia { $players }!
    }
after-draw = Remíza: nevyhráva nikto.
after-flagged = Niekomu vypršal čas.
after-resigned = Niekto sa vzdal.
after-agreed = Všetci súhlasili s remízou.
after-abandoned = Hra zostala nedohraná.
after-again = Hrať znova
after-to-rematch = Na ďalšiu hru
after-replay = Prezrieť hru
after-record = Uložiť záznam
fair-title = Bolo miešanie poctivé?
fair-about = Pred hrou server ukázal odtlačok svojho tajomstva; potom každý pridal slovo. Teraz je tajomstvo odkryté a táto stránka prepočíta každý žreb. Dokazuje to, že sa po začiatku nič nezmenilo. Nedokazuje to, že prevádzkovateľ servera tajomstvo neprezradil priateľovi.
fair-check = Prepočítať každý žreb
fair-failed = Žreby sa nedali overiť: chýba tajomstvo alebo to prehliadač dovolí len cez zabezpečené spojenie.
fair-commitment =
    { $right ->
        [yes] Tajomstvo patrí k odtlačku.
       *[no] Tajomstvo nepatrí k odtlačku!
    }
fair-draws = { $right } z { $all } žrebov sedí s výpočtom.
replay-title = Prezeranie hry
replay-table = K stolu
replay-start = Začiatok
replay-first = Na začiatok
replay-back = O ťah späť
replay-next = O ťah ďalej
replay-last = Na koniec
replay-play = Prehrávať
replay-stop = Zastaviť
replay-slider = Ťah
replay-eyes = Kto pozerá
replay-all = všetci
analysis-title = Rozbor
analysis-about = Počítač si znova prezrie každé rozhodnutie. Chvíľu to trvá.
analysis-start = Rozobrať
analysis-busy = Premýšľa …
analysis-graph = Šance na výhru, ťah po ťahu
analysis-costly = Najdrahšie ťahy
analysis-better = { $played } Lepšie o { $percent } %: { $better }
analysis-no-cost = Žiadny ťah nestál veľa.
analysis-luck = Vplyv šťastia
analysis-luck-of = { $player }: { $percent } %
lesson = Hra so sprievodcom
lesson-next = Ďalej
lesson-stop = Ukončiť sprievodcu
learn-title = Nauč sa { $game }
learn-guided = Prvá hra so sprievodcom
learn-guided-about = Päť minút na skutočnej doske, vždy jedna myšlienka. Počítač hrá mierne.
learn-start = Začať
learn-rules = Čítať pravidlá
rules-read = Čítať
pad-kept = Čo zapíšeš, zostane na tomto zariadení.
pad-clear = Vymazať zápisník
pad-undo = Vziať späť posledný riadok
pad-more = O hráča viac
pad-fewer = O hráča menej
pad-whose = Kto je na ťahu
pad-what = Čo
pad-value = Hodnota kameňa
pad-others = Hodnota ostatných rúk
pad-add = Zapísať { $points }
pad-add-round = Pridať kolo
pad-round = Kolo
pad-target = Hrá sa do
pad-terrain = Krajina
pad-crowns = Koruny
pad-empty = prázdne
pad-kingdom = Kráľovstvo
pad-size = { $size } × { $size } políčok
pad-kingdomino-about = Vyber krajinu a jej koruny, potom ťukaj na políčka kráľovstva.
pad-triominos-about = Zapíš každý kameň, každé ťahanie a koniec každého kola; zápisník spočíta.
pad-dominoes-about = Po každom kole zapíš, čo komu zostalo v ruke (dubl sa ráta raz). Najnižší súčet vyhráva a získa zvyšok.
pad-deed-lay = Priložený kameň
pad-deed-start = Prvý kameň kola
pad-deed-bridge = Most
pad-deed-double = Dvojité spojenie
pad-deed-hexagon = Šesťuholník
pad-deed-hexagons2 = Dva šesťuholníky
pad-deed-hexagons3 = Tri šesťuholníky
pad-deed-draw = Potiahnutý kameň
pad-deed-stuck = Ťah bez kameňa
pad-deed-out = Prázdna ruka, kolo vyhrané
pad-deed-blocked = Najmenšia ruka v zablokovanom kole
settings-look = Vzhľad
settings-theme = Farby
theme-auto = podľa zariadenia
theme-light = svetlé
theme-dark = tmavé
theme-contrast = vysoký kontrast
settings-letters = Písmeno na každej krajine
settings-motion = Animácie
motion-auto = podľa zariadenia
motion-full = zapnuté
motion-none = vypnuté
settings-play = Ako sa hrá
settings-confirm = Potvrdzovať ťahy
confirm-always = vždy
confirm-touch = len pri dotyku
confirm-never = nikdy
settings-previews = Ukazovať, čo by ťah priniesol
settings-playable = Označiť vhodné kamene
settings-ahead = Plánovať ťah, kým ostatní premýšľajú
settings-ahead-about = Vyber ťah vopred a potvrď ho: zahrá sa sám, len čo budeš na ťahu, ak je ešte možný. Dovtedy ho zruší Esc alebo ťuknutie. Nie v hodnotených hrách so skrytými kameňmi.
settings-notices = Oznámenia
settings-sounds = Zvuky
settings-notify = Oznámiť, že som na ťahu, aj keď je stránka na pozadí
settings-notify-refused = Prehliadač nedovoľuje oznámenia z tejto stránky.
settings-kept = Nastavenia zostávajú na tomto zariadení a fungujú bez účtu.
notice-your-turn = { $game }: si na ťahu.
notice-restart =
    { $seconds ->
        [one] Server sa reštartuje a mal by byť späť o { $seconds } sekundu. Nič sa nestratí.
        [few] Server sa reštartuje a mal by byť späť o { $seconds } sekundy. Nič sa nestratí.
       *[other] Server sa reštartuje a mal by byť späť o { $seconds } sekúnd. Nič sa nestratí.
    }
notice-frozen = Server teraz nemôže ukladať ťahy. Bude sám pokračovať.
account-name = Tvoje meno
account-name-about = Tak ťa vidia ostatní pri stole.
account-saved = Uložené.
account-account = Účet, ak chceš
account-account-about = Uchová tvoje hodnotenia a hry. Prejde doň všetko, čo máš odohrané ako hosť.
account-login = Prihlasovacie meno
account-password = Heslo
account-new-password = Nové heslo
account-change-password = Zmeniť heslo
account-sign-in = Prihlásiť sa
account-sign-up = Založiť účet
account-sign-out = Odhlásiť sa
account-signed-in = Prihlásenie prebehlo.
account-signed-out = Odhlásenie prebehlo.
account-signed-in-as = Prihlásenie: { $name }
account-device = Hrať na inom zariadení
account-device-about = S odkazom budeš pod svojím menom aj na inom zariadení. Funguje raz; nikomu ho nedávaj.
account-device-link = Vytvoriť odkaz
account-played = Čo máš odohrané
account-game = Hra
account-games = Hry
account-won = Výhry
account-rating = Hodnotenie
account-history = Dohrané hry
account-sessions = Aktívne prihlásenia
account-this = tu
account-end = Ukončiť
account-token = Vytvoriť token
account-token-label = Pre ktorý program
account-token-once = Ukáže sa len raz:
account-data = Čo sa o tebe uchováva
account-data-about = Všetko, čo sa o tebe uchováva, môžeš dostať ako súbor alebo dať vymazať.
account-export = Uložiť ako súbor
account-forget = Vymazať o mne všetko
account-forget-sure = Áno, navždy vymazať všetko
account-forgotten = Všetko o tebe je vymazané.
recover-title = Byť tu tou istou osobou
recover-about = Tento odkaz je z iného tvojho zariadenia. Keď ho prijmeš, tvoje hry budú aj tu.
recover-accept = Áno, to som ja
ranking = Rebríček
ranking-place = Miesto
ranking-name = Meno
ranking-empty = V tejto hre zatiaľ nikto nemá hodnotenie.
problem-home = Na prvú stránku
problem-again = Skúsiť znova
problem-no-page = Taká stránka tu nie je.
problem-no-page-about = Možno je adresa neúplná. Z prvej stránky sa dostaneš všade.
problem-no-server = Server je nedostupný.
problem-no-server-about = Tvoje hry sú na ňom v bezpečí a budú pokračovať, keď sa vráti. Pravidlá, zápisník a nastavenia fungujú aj bez neho.
problem-server = Na serveri sa niečo pokazilo.
problem-server-about = Nič sa nestratilo. Skús to o chvíľu.
problem-not-found = Taký stôl tu nie je.
problem-not-found-about = Odkaz môže byť starý alebo neúplný. Vypýtaj si nový alebo si založ vlastný stôl.
problem-full-table = Tento stôl je plný.
problem-full-table-about = Všetky miesta sú obsadené. Môžeš si založiť vlastný stôl.
terrain-letter-wheat = O
terrain-letter-forest = L
terrain-letter-water = V
terrain-letter-grass = Ú
terrain-letter-swamp = M
terrain-letter-mine = B
kingdomino-current = Uložiť
kingdomino-next = Na výber
kingdomino-done = hotovo
kingdomino-castle = hrad
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } s { $crowns } korunou
        [few] { $terrain } s { $crowns } korunami
       *[other] { $terrain } s { $crowns } korunami
    }
kingdomino-tile = domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } vpravo
        [left] { $x } vľavo
       *[none] { "" }
    } { $along ->
        [down] { $y } dole
        [up] { $y } hore
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] prázdne
        [one] prázdne, { $ways } spôsob uloženia
        [few] prázdne, { $ways } spôsoby uloženia
       *[other] prázdne, { $ways } spôsobov uloženia
    }
kingdomino-kingdom =
    { $points ->
        [one] Kráľovstvo: { $player }, { $points } bod
        [few] Kráľovstvo: { $player }, { $points } body
       *[other] Kráľovstvo: { $player }, { $points } bodov
    }
kingdomino-enlarge =
    { $points ->
        [one] Pozrieť kráľovstvo: { $player }, { $points } bod
        [few] Pozrieť kráľovstvo: { $player }, { $points } body
       *[other] Pozrieť kráľovstvo: { $player }, { $points } bodov
    }
kingdomino-own-again = Späť do môjho kráľovstva
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Ulož { $tile }.
kingdomino-choose-tile = Vyber si domino do ďalšieho kola.
kingdomino-no-place = Domino { $number } sa nikam nezmestí. Odhodí sa.
kingdomino-discard = Odhodiť { $number }
kingdomino-next-order = V ďalšom kole je tvoj výber v poradí číslo { $place }.
kingdomino-one-way = Iný smer sem nepasuje.
kingdomino-not-here = Domino sem nepasuje.
kingdomino-move-pick = Vybrať { $tile }
kingdomino-move-discard = Odhodiť domino { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b } ({ $gain })
quixo-board = Doska
quixo-cell =
    { $square }: { $symbol ->
        [cross] krížik
        [circle] krúžok
       *[blank] prázdna
    }{ $dot ->
        [yes] , bodka ukazuje: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , dá sa vziať
       *[no] { "" }
    }
quixo-row = Rad { $row }: { $cells }
quixo-cube-cross = krížik
quixo-cube-circle = krúžok
quixo-cube-blank = prázdna
quixo-choose-cube =
    { $symbol ->
        [cross] Vezmi kocku: prázdnu alebo s krížikom.
       *[circle] Vezmi kocku: prázdnu alebo s krúžkom.
    }
quixo-choose-side = Z ktorej strany sa zasunie?
quixo-move =
    { $side ->
        [top] Kocka { $from }, zasunutá zhora
        [bottom] Kocka { $from }, zasunutá zdola
        [left] Kocka { $from }, zasunutá zľava
       *[right] Kocka { $from }, zasunutá sprava
    }
quixo-move-dot = bodka ukazuje: { $player }
quixo-move-pass = Vynechať
quixo-must-pass = Nemôžeš vziať žiadnu kocku: vynechaj.
quixo-dot = Na koho ukazuje bodka
quixo-wins = vyhráva
quixo-loses = Pozor: vznikne rad druhej strany!
triominos-table =
    { $count ->
        [one] Stôl: { $count } kameň { $tiles }
        [few] Stôl: { $count } kamene { $tiles }
       *[other] Stôl: { $count } kameňov { $tiles }
    }
triominos-spots = Miesta, kde kameň pasuje
triominos-points =
    { $bonus ->
        [bridge] { $points } bodov s mostom
        [double] { $points } bodov s dvojitým spojením
        [hexagon] { $points } bodov so šesťuholníkom
       *[none]
            { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodov
            }
    }
triominos-choose-tile = Vyber kameň z ruky.
triominos-choose-spot =
    { $count ->
        [one] Pasuje na { $count } miesto.
        [few] Pasuje na { $count } miesta.
       *[other] Pasuje na { $count } miest.
    }
triominos-fits-nowhere = { $tile } teraz nikam nepasuje.
triominos-must-draw = Nepasuje ti žiadny kameň: ťahaj.
triominos-must-pass = Nič nepasuje a nie je čo ťahať: vynechaj.
triominos-draw = Ťahať (−5), zostáva { $count }
triominos-pass = Vynechať (−10)
triominos-move-start = Začať kameňom { $tile }: { $points }
triominos-move-beside = Priložiť { $tile } k { $beside }
triominos-move-lay = Priložiť { $tile } k { $beside }: { $points }
dominoes-tile = { $left } a { $right }
dominoes-double = dubl { $number }
dominoes-line =
    { $count ->
        [one] Rad, { $count } kameň: { $tiles }
        [few] Rad, { $count } kamene: { $tiles }
       *[other] Rad, { $count } kameňov: { $tiles }
    }
dominoes-ends = Otvorené konce: vľavo { $left }, vpravo { $right }.
dominoes-end =
    { $end ->
        [left] Ľavý koniec: { $number }
        [right] Pravý koniec: { $number }
       *[start] Sem príde prvý kameň
    }
dominoes-choose-tile = Vyber kameň, ktorý pasuje.
dominoes-choose-end = Vľavo či vpravo?
dominoes-fits-nowhere = { $tile } nepasuje k { $left } ani k { $right }.
dominoes-must-start = Kolo sa začína kameňom { $tile }.
dominoes-must-draw = Nič nepasuje: ťahaj.
dominoes-must-pass = Nič nepasuje a zásoba je prázdna: vynechaj.
dominoes-draw = Ťahať, zostáva { $count }
dominoes-pass = Vynechať
dominoes-sort =
    { $order ->
        [pips] Podľa bodiek
        [doubles] Najprv dubly
        [own] Vlastné poradie
       *[drawn] Ako prišli
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } vľavo, k { $number }
        [right] { $tile } vpravo, k { $number }
       *[start] { $tile } ako prvý kameň
    }
points-rounds-before = Predošlé kolá
points-last-round = Posledné kolo
bot-name-number = Počítač { $number } ({ $level })
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
hand-tiles =
    { $count ->
        [one] { $count } kameň v ruke
        [few] { $count } kamene v ruke
       *[other] { $count } kameňov v ruke
    }
round-to = Kolo { $round }, hrá sa do { $target } bodov
tool-resign-sure = Áno, naozaj sa vzdať
since-play = Ukázať na doske
since-playing = Čo sa stalo: { $at } z { $all }
since-skip = Preskočiť
replay-link = Kopírovať odkaz na tento ťah
settings-install = Nainštalovať Klots do tohto zariadenia
settings-install-about = Dostane vlastnú ikonu a okno; pravidlá a zápisník sa potom otvoria aj bez pripojenia.
notice-matched = Niekto si s tebou prišiel zahrať.
notice-go = K stolu
account-kind-session = Prehliadač
account-kind-token = Program
kingdomino-round = Kolo { $round } z { $rounds }
kingdomino-game = Hra { $game } z { $games }
settings-push = Aj keď je stránka zatvorená
settings-push-about = Výrobca prehliadača prenesie prázdne zavolanie bez akéhokoľvek textu. Je vypnuté, kým ho nezapneš.
notice-called = Si na ťahu.
