app-title = Klots – štiri igre s ploščicami
skip = Na vsebino
loading = Nalaganje …
close = Zapri
save = Shrani
answer-yes = Da
answer-no = Ne
sum = Vsota
points = Točke
points-why =
    { $points ->
        [one] { $points } točka: zakaj?
        [two] { $points } točki: zakaj?
        [few] { $points } točke: zakaj?
       *[other] { $points } točk: zakaj?
    }
points-bonus = Dodatki
points-before = Prejšnje partije
points-rounds-before = Prejšnji krogi
points-last-round = Zadnji krog
language = Jezik
footer = Klots: odprt za vse, brez računa.
footer-api = Za programe
guest-name = Gost
bot-name = Računalnik ({ $level })
bot-name-number = Računalnik { $number } ({ $level })

nav = Strani
nav-rules = Pravila
nav-pad = Točkovnik
nav-account = Ti
nav-settings = Nastavitve

home-title = Štiri igre s ploščicami, ena miza
home-lead = Igraj takoj proti računalniku, na eni napravi ali s prijatelji prek povezave. Račun ni potreben.
home-kingdomino = Polagaj domine okoli svojega gradu in štej krone na svoji zemlji.
home-triominos = Polagaj trikotne ploščice, ujemi oglišča, skleni šestkotnik.
home-quixo = Vzemi kocko, potisni jo nazaj in sestavi pet v vrsto.
home-dominoes = Dolga kača do dvojne devetke, za dva do deset igralcev.
home-play-now = Igraj takoj
home-with-friends = S prijatelji
home-one-device = Na eni napravi
home-learn = Nauči se
home-more = Več izbire …
home-open-tables = Odprte mize
home-no-tables = Trenutno ne čaka nobena miza. Odpri jo in drugi jo bodo videli tukaj.
home-mine = Tvoje partije
home-you-are = Tu si kot { $name }.
tables-free =
    { $count ->
        [one] { $count } prost sedež
        [two] { $count } prosta sedeža
        [few] { $count } prosti sedeži
       *[other] { $count } prostih sedežev
    }
tables-join = Sedi za mizo
tables-watch = Glej
tables-go-on = Nadaljuj
tables-your-turn = Na potezi si
tables-look = Preglej

new-title = Nova miza: { $game }
new-device-title = Na eni napravi: { $game }
new-device-about = Vsi igrajo na tej napravi. Kjer so roke skrite, med potezami pade zavesa.
new-seats = Kdo igra
new-how-many = Število igralcev
new-you = Ti
new-person = Oseba
new-open = Prosto za kogar koli
new-name-of = Ime igralca { $number }
new-who-sits = Kdo sedi na sedežu { $number }
new-options = Kako se igra
new-table = Miza
new-visible = Vsi smejo videti to mizo in sesti zanjo
new-chat = Ljudje si smejo pisati
new-rated = Ocenjeno: brez namigov in vračanja
new-start = Začni partijo
new-make = Odpri mizo
new-match = Najdi nekoga za igro
options-none = S toliko igralci ta igra nima možnosti.
clock = Ura
clock-none = Brez ure
clock-move =
    { $seconds ->
        [one] { $seconds } sekunda na potezo
        [two] { $seconds } sekundi na potezo
        [few] { $seconds } sekunde na potezo
       *[other] { $seconds } sekund na potezo
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minuta vsakemu
        [two] { $minutes } minuti vsakemu
        [few] { $minutes } minute vsakemu
       *[other] { $minutes } minut vsakemu
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } dan na potezo
        [two] { $days } dneva na potezo
        [few] { $days } dnevi na potezo
       *[other] { $days } dni na potezo
    }
clock-days-left =
    { $days ->
        [one] { $days } dan
        [two] { $days } dneva
        [few] { $days } dnevi
       *[other] { $days } dni
    }
clock-low =
    { $seconds ->
        [one] še { $seconds } sekunda
        [two] še { $seconds } sekundi
        [few] še { $seconds } sekunde
       *[other] še { $seconds } sekund
    }

gather-title = { $game }: miza
gather-free = prosto
gather-you = ti
gather-host = gostitelj
gather-ready = lahko začne
gather-not-ready = še ne
gather-sit = Sedi sem
gather-seat-bot = Računalnik …
gather-unseat = Sprosti sedež
gather-name = Tvoje ime
gather-start = Začni
gather-wait = Počakaj, še ne
gather-leave = Vstani
gather-waiting =
    { $count ->
        [one] Čakamo še { $count } igralca.
        [two] Čakamo še { $count } igralca.
        [few] Čakamo še { $count } igralce.
       *[other] Čakamo še { $count } igralcev.
    }
gather-word = Beseda za mešanje
gather-word-about = Strežnik je svojo skrivnost že določil; pokaže se le njen prstni odtis. Tvoja beseda se primeša, zato ploščic ni mogel nihče izbrati. Če pustiš prazno, se vzame naključna.
gather-commitment = Prstni odtis skrivnosti:
invite-title = Povabi prijatelje
invite-about = Pošlji to povezavo. Kdor jo odpre, sede z enim dotikom.
invite-link = Povezava do te mize
invite-copy = Kopiraj povezavo
invite-copied = Kopirano
invite-share = Deli
invite-qr = Povezava kot koda QR

turn-yours = Na potezi si
turn-of = Na potezi je { $player }
turn-over = Partija je končana
turn-paused = Partija je na premoru
turn-mark = na potezi
title-your-turn = Na potezi si
title-over = Konec partije
hand = Tvoja roka
hand-playable = ustreza
hand-earlier = Premakni ploščico v levo
hand-later = Premakni ploščico v desno
hand-tiles =
    { $count ->
        [one] { $count } ploščica v roki
        [two] { $count } ploščici v roki
        [few] { $count } ploščice v roki
       *[other] { $count } ploščic v roki
    }
round-to = Krog { $round }, ciljne točke: { $target }
hand-count =
    { $player }: v roki { $count ->
        [one] { $count } ploščica
        [two] { $count } ploščici
        [few] { $count } ploščice
       *[other] { $count } ploščic
    }, { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
pool-count =
    { $count ->
        [one] { $count } ploščica v zalogi
        [two] { $count } ploščici v zalogi
        [few] { $count } ploščice v zalogi
       *[other] { $count } ploščic v zalogi
    }
stock-count =
    { $count ->
        [one] { $count } ploščica na kupu
        [two] { $count } ploščici na kupu
        [few] { $count } ploščice na kupu
       *[other] { $count } ploščic na kupu
    }
move-commit = Igraj
move-turn = Obrni
move-back = Vrni nazaj
move-gone = Tvoja poteza ni več mogoča.
plan-commit = Načrtuj
plan-armed = Načrtovano: { $move }. Odigra se, takoj ko si na potezi.
plan-off = Načrtovana poteza je preklicana.
moves-filter = Tipkaj za iskanje poteze; Enter odigra prvo.
moves-count =
    { $count ->
        [one] { $count } poteza
        [two] { $count } potezi
        [few] { $count } poteze
       *[other] { $count } potez
    }
tool-hint = Namig
tool-undo = Vzemi nazaj
tool-ask-undo = Prosi za vrnitev poteze
tool-moves = Vse poteze
tool-log = Dnevnik in klepet
tool-menu = Več
tool-result = Rezultat
tool-read = Preberi mizo na glas
tool-zen = Samo deska
tool-resign = Predaj partijo
tool-resign-sure = Da, dokončno predaj
tool-leave = Odidi (igra računalnik)
rule-link = Pravilo { $rule }
reconnecting = Povezava je prekinjena. Znova se povezujem …
bot-plays = Tu igra računalnik
bot-plays-for-you = Zate igra računalnik.
play-yourself = Spet igraj osebno
play-on = Igraj naprej
take-over = Naj igra računalnik
presence-here = tu
presence-away = trenutno ni tu
presence-gone = ni več tu
watching =
    { $count ->
        [one] { $count } gleda
        [two] { $count } gledata
        [few] { $count } gledajo
       *[other] { $count } gleda
    }
log = Kaj se je zgodilo
round-over =
    { $why ->
        [out] Krog je končan: ena roka je prazna.
        [blocked] Krog je končan: nihče ne more igrati.
       *[none] Zadnja partija je končana.
    }
round-hands = Kar je ostalo v roki
since-title = Od tvoje zadnje poteze
since-nothing = Še nič.
since-play = Pokaži na deski
since-playing = Kaj se je zgodilo: { $at } od { $all }
since-skip = Preskoči
hint-title = Namig
hint-none = Zdaj ni namiga.
hint-value = Možnost zmage { $percent } %.
offer-undo = Prosi za vrnitev poteze
offer-draw = Ponudi remi
offer-pause = Prosi za premor
offer-rematch = Igraj znova
offer-undo-asked = { $player } želi vzeti zadnjo potezo nazaj.
offer-draw-asked = { $player } ponuja remi.
offer-pause-asked = { $player } prosi za premor.
offer-rematch-asked = { $player } želi igrati znova.
offer-undo-waits = Tvoja prošnja za vrnitev poteze čaka.
offer-draw-waits = Tvoja ponudba remija čaka.
offer-pause-waits = Tvoja prošnja za premor čaka.
offer-rematch-waits = Želiš igrati znova. Čakamo druge.
offer-withdraw = Prekliči
curtain-give = Napravo dobi { $player }
curtain-hold = { $player }: pritisni in drži
chat = Klepet
chat-presets = Povej …
chat-own = Napiši kaj
chat-send = Pošlji
chat-team = ekipa
chat-team-only = Samo soigralcu
chat-hello = Živjo!
chat-good-luck = Srečno!
chat-well-played = Dobro odigrano!
chat-thanks = Hvala!
chat-oops = Ups!
chat-thinking = Naj premislim …
chat-back-soon = Takoj pridem nazaj.
chat-good-game = Dobra partija!
zoom-in = Večje
zoom-out = Manjše
zoom-fit = Pokaži vse
zoom-new-tile = Nova ploščica je v tej smeri

help-title = Tipke in pomoč
help-kingdomino = Izberi svetleče se polje; tam se pokaže domina s točkami. Obrni jo, nato odigraj. D gre k dominam za izbiro, P v tvoje kraljestvo.
help-triominos = Izberi ploščico iz roke (1 do 9), nato eno od osvetljenih mest. Mizo premikaš z vlečenjem, 0 pokaže vse.
help-quixo = Vzemi kocko s svetlim robom, nato izberi, s katere strani jo potisneš. S tipkovnico: puščice, Enter, nato puščica te strani.
help-dominoes = Izberi ploščico iz roke (1 do 9), nato konec kače: levi ali desni.
help-tab = iz roke na desko in naprej
help-arrows = med mesti, kjer je mogoča poteza
help-enter = izberi in odigraj, kar je prikazano
help-escape = nazaj
help-order = premakni ploščico v roki
help-turn = obrni (s Shiftom v drugo smer)
help-list = seznam vseh potez, iskanje s tipkanjem
help-hint = namig
help-undo = vzemi nazaj ali prosi za to
help-read = preberi mizo na glas
help-zen = samo deska

after-title = Rezultat
after-won =
    { $count ->
        [one] Zmaga: { $players }!
        [two] { $players } si delita zmago!
        [few] { $players } si delijo zmago!
       *[other] { $players } si delijo zmago!
    }
after-draw = Neodločeno: nihče ne zmaga.
after-flagged = Nekomu je potekel čas.
after-resigned = Nekdo se je predal.
after-agreed = Vsi so se dogovorili za remi.
after-abandoned = Partija je ostala nedokončana.
after-again = Igraj znova
after-to-rematch = K naslednji partiji
after-replay = Preglej
after-record = Shrani zapis
fair-title = Je bilo mešanje pošteno?
fair-about = Pred partijo je strežnik pokazal prstni odtis svoje skrivnosti; nato so vsi dodali besedo. Zdaj je skrivnost odprta in ta stran znova izračuna vsak žreb. To dokazuje, da se po začetku ni nič spremenilo. Ne dokazuje pa, da upravljavec strežnika skrivnosti ni zaupal prijatelju.
fair-check = Znova izračunaj vsak žreb
fair-failed = Žrebov ni bilo mogoče preveriti: skrivnosti ni ali pa brskalnik to dovoli le prek varne povezave.
fair-commitment =
    { $right ->
        [yes] Skrivnost sodi k prstnemu odtisu.
       *[no] Skrivnost ne sodi k prstnemu odtisu!
    }
fair-draws = Z izračunom se ujema { $right } od { $all } žrebov.
replay-title = Pregled partije
replay-table = K mizi
replay-start = Začetek
replay-first = Na začetek
replay-back = Potezo nazaj
replay-next = Potezo naprej
replay-last = Na konec
replay-play = Predvajaj samodejno
replay-stop = Ustavi
replay-slider = Poteza
replay-eyes = Kot vidi
replay-all = vsi
replay-link = Kopiraj povezavo do te poteze
analysis-title = Analiza
analysis-about = Računalnik znova pogleda vsako odločitev. To traja trenutek.
analysis-start = Analiziraj
analysis-busy = Razmišljam …
analysis-graph = Možnosti zmage za vse, poteza za potezo
analysis-costly = Poteze, ki so stale največ
analysis-better = { $played } Bolje za { $percent } %: { $better }
analysis-no-cost = Nobena poteza ni veliko stala.
analysis-luck = Vpliv sreče
analysis-luck-of = { $player }: { $percent } %

lesson = Vodena partija
lesson-next = Naprej
lesson-stop = Končaj vodenje
learn-title = Nauči se: { $game }
learn-guided = Prva vodena partija
learn-guided-about = Pet minut na pravi deski, ena zamisel naenkrat. Računalnik igra prizanesljivo.
learn-start = Začni
learn-rules = Preberi pravila
rules-read = Preberi

pad-kept = Kar vpišeš, ostane na tej napravi.
pad-clear = Izprazni točkovnik
pad-undo = Vzemi zadnjo vrstico nazaj
pad-more = En igralec več
pad-fewer = En igralec manj
pad-whose = Kdo je na potezi
pad-what = Kaj
pad-value = Vrednost ploščice
pad-others = Vrednost drugih rok
pad-add = Zapiši { $points }
pad-add-round = Dodaj krog
pad-round = Krog
pad-target = Igra se do
pad-terrain = Teren
pad-crowns = Krone
pad-empty = prazno
pad-kingdom = Kraljestvo
pad-size = { $size } × { $size } polj
pad-kingdomino-about = Izberi teren in krone, nato se dotakni polj kraljestva.
pad-triominos-about = Zapiši vsako ploščico, vsako jemanje in konec vsakega kroga; točkovnik sešteva.
pad-dominoes-about = Po vsakem krogu vpiši, kaj je komu ostalo v roki (pasch šteje enojno). Najnižja vsota zmaga in dobi preostalo.
pad-deed-lay = Položena ploščica
pad-deed-start = Prva ploščica kroga
pad-deed-bridge = Most
pad-deed-double = Dvojna povezava
pad-deed-hexagon = Šestkotnik
pad-deed-hexagons2 = Dva šestkotnika
pad-deed-hexagons3 = Trije šestkotniki
pad-deed-draw = Vzeta ploščica
pad-deed-stuck = Poteza brez ploščice
pad-deed-out = Prazna roka, dobljen krog
pad-deed-blocked = Najmanjša roka v blokiranem krogu

settings-look = Videz
settings-theme = Barve
theme-auto = kot naprava
theme-light = svetlo
theme-dark = temno
theme-contrast = visok kontrast
settings-letters = Črka na vsakem terenu
settings-motion = Animacije
motion-auto = kot naprava
motion-full = vklopljene
motion-none = izklopljene
settings-play = Kako se igra
settings-confirm = Potrjevanje potez
confirm-always = vedno
confirm-touch = le ob dotiku
confirm-never = nikoli
settings-previews = Pokaži, kaj bi poteza prinesla
settings-playable = Označi ustrezne ploščice
settings-ahead = Načrtuj potezo, medtem ko drugi razmišljajo
settings-ahead-about = Izberi potezo vnaprej in jo potrdi: odigra se sama, takoj ko si na potezi, če je še mogoča. Do takrat jo prekliče Esc ali dotik. Ne v ocenjenih partijah s skritimi ploščicami.
settings-notices = Obvestila
settings-sounds = Zvoki
settings-notify = Obvesti me, ko pridem na potezo, tudi če je stran v ozadju
settings-notify-refused = Brskalnik ne dovoli obvestil s te strani.
settings-install = Namesti Klots na to napravo
settings-install-about = Dobi svojo ikono in okno; pravila in točkovnik se potem odprejo brez povezave.
settings-kept = Nastavitve ostanejo na tej napravi in delujejo brez računa.
notice-your-turn = { $game }: na potezi si.
notice-restart =
    { $seconds ->
        [one] Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds } sekundo. Nič ni izgubljeno.
        [two] Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds } sekundi. Nič ni izgubljeno.
        [few] Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds } sekunde. Nič ni izgubljeno.
       *[other] Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds } sekund. Nič ni izgubljeno.
    }
notice-frozen = Strežnik trenutno ne more hraniti potez. Nadaljeval bo sam.

account-name = Tvoje ime
account-name-about = Tako te vidijo drugi za mizo.
account-saved = Shranjeno.
account-account = Račun, če želiš
account-account-about = Hrani tvoje ocene in partije. Vse, kar je odigrano kot gost, gre s tabo.
account-login = Ime za prijavo
account-password = Geslo
account-new-password = Novo geslo
account-change-password = Spremeni geslo
account-sign-in = Prijava
account-sign-up = Ustvari račun
account-sign-out = Odjava
account-signed-in = Prijava je uspela.
account-signed-out = Odjava je uspela.
account-signed-in-as = Prijava kot { $name }
account-device = Igraj na drugi napravi
account-device-about = S povezavo si pod svojim imenom tudi na drugi napravi. Deluje enkrat; ne daj je nikomur.
account-device-link = Ustvari povezavo
account-played = Odigrano
account-game = Igra
account-games = Partije
account-won = Zmage
account-rating = Ocena
account-history = Končane partije
account-sessions = Aktivne prijave
account-this = tukaj
account-end = Končaj
account-token = Ustvari žeton
account-token-label = Za kateri program
account-token-once = Prikaže se le enkrat:
account-data = Kaj se hrani o tebi
account-data-about = Vse, kar se hrani o tebi, lahko dobiš kot datoteko ali daš izbrisati.
account-export = Shrani kot datoteko
account-forget = Izbriši vse o meni
account-forget-sure = Da, izbriši vse za vedno
account-forgotten = Vse o tebi je izbrisano.
recover-title = Bodi tu ista oseba
recover-about = Ta povezava prihaja z druge tvoje naprave. Ko jo sprejmeš, bodo tvoje partije tudi tukaj.
recover-accept = Da, to sem jaz
ranking = Lestvica
ranking-place = Mesto
ranking-name = Ime
ranking-empty = V tej igri še nihče nima ocene.

problem-home = Na prvo stran
problem-again = Poskusi znova
problem-no-page = Te strani ni.
problem-no-page-about = Morda je naslov odrezan. Vse je dosegljivo s prve strani.
problem-no-server = Strežnik ni dosegljiv.
problem-no-server-about = Tvoje partije so tam varne in se nadaljujejo, ko se vrne. Pravila, točkovnik in nastavitve delujejo brez njega.
problem-server = Na strežniku je šlo nekaj narobe.
problem-server-about = Nič ni izgubljeno. Poskusi znova čez trenutek.
problem-not-found = Te mize ni.
problem-not-found-about = Povezava je morda stara ali odrezana. Prosi za novo ali odpri svojo mizo.
problem-full-table = Ta miza je polna.
problem-full-table-about = Vsi sedeži so zasedeni. Lahko odpreš svojo mizo.

terrain-letter-wheat = Ž
terrain-letter-forest = G
terrain-letter-water = V
terrain-letter-grass = T
terrain-letter-swamp = M
terrain-letter-mine = R
kingdomino-current = Za polaganje
kingdomino-round = Krog { $round } od { $rounds }
kingdomino-game = Partija { $game } od { $games }
kingdomino-next = Za izbiro
kingdomino-done = končano
kingdomino-castle = grad
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } krona
        [two] { $terrain }, { $crowns } kroni
        [few] { $terrain }, { $crowns } krone
       *[other] { $terrain }, { $crowns } kron
    }
kingdomino-tile = domina { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } desno
        [left] { $x } levo
       *[none] { "" }
    } { $along ->
        [down] { $y } dol
        [up] { $y } gor
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] prazno
        [one] prazno, { $ways } način polaganja
        [two] prazno, { $ways } načina polaganja
        [few] prazno, { $ways } načini polaganja
       *[other] prazno, { $ways } načinov polaganja
    }
kingdomino-kingdom =
    { $points ->
        [one] Kraljestvo ({ $player }), { $points } točka
        [two] Kraljestvo ({ $player }), { $points } točki
        [few] Kraljestvo ({ $player }), { $points } točke
       *[other] Kraljestvo ({ $player }), { $points } točk
    }
kingdomino-enlarge =
    { $points ->
        [one] Poglej kraljestvo ({ $player }), { $points } točka
        [two] Poglej kraljestvo ({ $player }), { $points } točki
        [few] Poglej kraljestvo ({ $player }), { $points } točke
       *[other] Poglej kraljestvo ({ $player }), { $points } točk
    }
kingdomino-own-again = Nazaj v moje kraljestvo
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Položi: { $tile }.
kingdomino-choose-tile = Izberi domino za naslednji krog.
kingdomino-no-place = Domina { $number } ne gre nikamor. Zavrže se.
kingdomino-discard = Zavrzi { $number }
kingdomino-next-order = V naslednjem krogu izbiraš { $place }. po vrsti.
kingdomino-one-way = Druga smer tu ne ustreza.
kingdomino-not-here = Domina tu ne ustreza.
kingdomino-move-pick = Izberi: { $tile }
kingdomino-move-discard = Zavrzi domino { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b } ({ $gain })

quixo-board = Deska
quixo-cell =
    { $square }: { $symbol ->
        [cross] križec
        [circle] krožec
       *[blank] prazno
    }{ $dot ->
        [yes] , kaže na: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , lahko vzameš
       *[no] { "" }
    }
quixo-row = Vrsta { $row }: { $cells }
quixo-cube-cross = križec
quixo-cube-circle = krožec
quixo-cube-blank = prazno
quixo-choose-cube =
    { $symbol ->
        [cross] Vzemi kocko: prazno ali s križcem.
       *[circle] Vzemi kocko: prazno ali s krožcem.
    }
quixo-choose-side = S katere strani jo potisneš?
quixo-move =
    { $side ->
        [top] Kocka { $from }, potisnjena od zgoraj
        [bottom] Kocka { $from }, potisnjena od spodaj
        [left] Kocka { $from }, potisnjena z leve
       *[right] Kocka { $from }, potisnjena z desne
    }
quixo-move-dot = pika kaže na: { $player }
quixo-move-pass = Izpusti
quixo-must-pass = Ne moreš vzeti nobene kocke: izpusti potezo.
quixo-dot = Na koga kaže pika
quixo-wins = zmaga
quixo-loses = Pozor: to sestavi črto drugi strani!

triominos-table =
    { $count ->
        [one] Miza z { $count } ploščico { $tiles }
        [two] Miza z { $count } ploščicama { $tiles }
        [few] Miza s ploščicami ({ $count }) { $tiles }
       *[other] Miza s ploščicami ({ $count }) { $tiles }
    }
triominos-spots = Mesta, kamor ploščica ustreza
triominos-points =
    { $bonus ->
        [bridge] { $points } točk z mostom
        [double] { $points } točk z dvojno povezavo
        [hexagon] { $points } točk s šestkotnikom
       *[none] { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
    }
triominos-choose-tile = Izberi ploščico iz roke.
triominos-choose-spot =
    { $count ->
        [one] Ustreza na { $count } mestu.
        [two] Ustreza na { $count } mestih.
        [few] Ustreza na { $count } mestih.
       *[other] Ustreza na { $count } mestih.
    }
triominos-fits-nowhere = { $tile } zdaj ne ustreza nikjer.
triominos-must-draw = Nobena tvoja ploščica ne ustreza: vzemi.
triominos-must-pass = Nič ne ustreza in ni več česa vzeti: izpusti potezo.
triominos-draw = Vzemi (−5), še { $count }
triominos-pass = Izpusti (−10)
triominos-move-start = Prva ploščica { $tile }: { $points }
triominos-move-beside = Položi { $tile } ob { $beside }
triominos-move-lay = Položi { $tile } ob { $beside }: { $points }

dominoes-tile = { $left } in { $right }
dominoes-double = pasch { $number }
dominoes-line =
    { $count ->
        [one] Kača z { $count } ploščico: { $tiles }
        [two] Kača z { $count } ploščicama: { $tiles }
        [few] Kača s ploščicami ({ $count }): { $tiles }
       *[other] Kača s ploščicami ({ $count }): { $tiles }
    }
dominoes-ends = Prosta konca sta { $left } na levi in { $right } na desni.
dominoes-end =
    { $end ->
        [left] Levi konec: { $number }
        [right] Desni konec: { $number }
       *[start] Sem gre prva ploščica
    }
dominoes-choose-tile = Izberi ustrezno ploščico.
dominoes-choose-end = Levo ali desno?
dominoes-fits-nowhere = { $tile } ne ustreza ne { $left } ne { $right }.
dominoes-must-start = Krog se začne s ploščico { $tile }.
dominoes-must-draw = Nič ne ustreza: vzemi.
dominoes-must-pass = Nič ne ustreza in kup je prazen: izpusti potezo.
dominoes-draw = Vzemi, še { $count }
dominoes-pass = Izpusti
dominoes-sort =
    { $order ->
        [pips] Po pikah
        [doubles] Najprej paschi
        [own] Moj vrstni red
       *[drawn] Po vrsti jemanja
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } na levo, k { $number }
        [right] { $tile } na desno, k { $number }
       *[start] { $tile } kot prva ploščica
    }
new-delay = Gledalci vidijo poteze
delay-none = takoj
delay-moves =
    { $count ->
        [one] { $count } potezo pozneje
        [two] { $count } potezi pozneje
        [few] { $count } poteze pozneje
       *[other] { $count } potez pozneje
    }
delay-seconds = { $count ->
    [one] { $count } sekundo pozneje
    [two] { $count } sekundi pozneje
    [few] { $count } sekunde pozneje
   *[other] { $count } sekund pozneje
}
notice-matched = Nekdo je prišel igrat s tabo.
notice-go = K mizi
account-kind-session = Brskalnik
account-kind-token = Program
settings-push = Tudi ko je stran zaprta
settings-push-about = Izdelovalec brskalnika prenese prazen klic brez besedila. Izklopljeno je, dokler ga ne vklopiš.
notice-called = Na vrsti si.
