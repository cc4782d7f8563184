### Webová stránka.

app-title = Klots – čtyři hry s kostkami
skip = K obsahu
loading = Načítá se …
close = Zavřít
save = Uložit
answer-yes = Ano
answer-no = Ne
sum = Součet
points = Body
points-why =
    { $points ->
        [one] { $points } bod: proč?
        [few] { $points } body: proč?
       *[other] { $points } bodů: proč?
    }
points-bonus = Prémie
points-before = Předchozí hry
language = Jazyk
footer = Klots: pro každého, bez účtu.
footer-api = Pro programy
guest-name = Host
bot-name = Počítač ({ $level })

## Stránky

nav = Stránky
nav-rules = Pravidla
nav-pad = Zápisník
nav-account = Ty
nav-settings = Nastavení

## Úvod

home-title = Čtyři hry u jednoho stolu
home-lead = Hraj hned proti počítači, na jednom zařízení nebo s přáteli přes odkaz. Účet není potřeba.
home-kingdomino = Pokládej domina kolem svého hradu a počítej koruny na svém území.
home-triominos = Pokládej trojúhelníkové kostky, slaď rohy, uzavři šestiúhelník.
home-quixo = Vezmi kostku, zasuň ji zpět a vytvoř pět v řadě.
home-dominoes = Dlouhý had až po double devět, pro dva až deset hráčů.
home-play-now = Hrát hned
home-with-friends = S přáteli
home-one-device = Na jednom zařízení
home-learn = Naučit se
home-more = Další možnosti …
home-open-tables = Otevřené stoly
home-no-tables = Právě nečeká žádný stůl. Založ si ho a ostatní ho tu uvidí.
home-mine = Tvoje hry
home-you-are = Jsi tu jako { $name }.
tables-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
tables-join = Přisednout
tables-watch = Sledovat
tables-go-on = Pokračovat
tables-your-turn = Jsi na tahu
tables-look = Přehrát

## Nový stůl

new-title = Nový stůl: { $game }
new-device-title = Na jednom zařízení: { $game }
new-device-about = Všichni hrají na tomto zařízení. Kde jsou kostky v ruce tajné, spadne mezi tahy opona.
new-seats = Kdo hraje
new-how-many = Počet hráčů
new-you = Ty
new-person = Člověk
new-open = Volné, pro kohokoli
new-name-of = Jméno hráče { $number }
new-who-sits = Kdo sedí na místě { $number }
new-options = Jak se hraje
new-table = Stůl
new-visible = Každý může tento stůl vidět a přisednout
new-chat = Lidé si mohou psát
new-rated = Hodnocená hra: bez rad a vracení
new-start = Začít hru
new-make = Založit stůl
new-match = Najít spoluhráče
options-none = Při tomto počtu hráčů nemá hra žádné volby.
clock = Hodiny
clock-none = Bez hodin
clock-move =
    { $seconds ->
        [one] { $seconds } sekunda na tah
        [few] { $seconds } sekundy na tah
       *[other] { $seconds } sekund na tah
    }
clock-game =
    { $minutes ->
        [one] každý { $minutes } minutu
        [few] každý { $minutes } minuty
       *[other] každý { $minutes } minut
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } den na tah
        [few] { $days } dny na tah
       *[other] { $days } dní na tah
    }
clock-days-left =
    { $days ->
        [one] { $days } den
        [few] { $days } dny
       *[other] { $days } dní
    }
clock-low =
    { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }

## Před hrou

gather-title = { $game }: stůl
gather-free = volné
gather-you = ty
gather-host = hostitel
gather-ready = může začít
gather-not-ready = ještě ne
gather-sit = Sednout si sem
gather-seat-bot = Počítač …
gather-unseat = Uvolnit místo
gather-name = Tvoje jméno
gather-start = Začít
gather-wait = Počkat, ještě ne
gather-leave = Vstát
gather-waiting =
    { $count ->
        [one] Čeká se ještě na { $count } hráče.
        [few] Čeká se ještě na { $count } hráče.
       *[other] Čeká se ještě na { $count } hráčů.
    }
gather-word = Slovo k zamíchání
gather-word-about = Server už má své tajemství určené; ukazuje jen jeho otisk. Tvoje slovo se přimíchá, takže kostky nemohl nikdo vybrat předem. Když nic nenapíšeš, vezme se náhodné slovo.
gather-commitment = Otisk tajemství:
invite-title = Pozvat přátele
invite-about = Pošli tento odkaz. Kdo ho otevře, přisedne jedním klepnutím.
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-share = Sdílet
invite-qr = Odkaz jako QR kód

## U stolu

turn-yours = Jsi na tahu
turn-of = Na tahu: { $player }
turn-over = Hra skončila
turn-paused = Hra má přestávku
turn-mark = je na tahu
title-your-turn = Jsi na tahu
title-over = Konec hry
hand = Tvoje ruka
hand-playable = hodí se
hand-earlier = Posunout kostku doleva
hand-later = Posunout kostku doprava
hand-count =
    { $player }: { $count ->
        [one] { $count } kostka
        [few] { $count } kostky
       *[other] { $count } kostek
    } v ruce, { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
pool-count =
    { $count ->
        [one] { $count } kostka v zásobě
        [few] { $count } kostky v zásobě
       *[other] { $count } kostek v zásobě
    }
stock-count =
    { $count ->
        [one] { $count } kostka v zásobě
        [few] { $count } kostky v zásobě
       *[other] { $count } kostek v zásobě
    }
move-commit = Zahrát
move-turn = Otočit
move-back = Vrátit zpět
move-gone = Tvůj tah už není možný.
plan-commit = Naplánovat
plan-armed = Naplánováno: { $move }. Zahraje se, jakmile budeš na tahu.
plan-off = Naplánovaný tah je zrušen.
moves-filter = Piš a najdi tah; Enter zahraje první.
moves-count =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
tool-hint = Rada
tool-undo = Vzít zpět
tool-ask-undo = Žádat o vrácení
tool-moves = Všechny tahy
tool-log = Zápis a chat
tool-menu = Více
tool-result = Výsledek
tool-read = Přečíst stůl nahlas
tool-zen = Jen deska
tool-resign = Vzdát
tool-leave = Odejít (hraje počítač)
rule-link = Pravidlo { $rule }
reconnecting = Spojení se přerušilo. Obnovuje se …
bot-plays = Tady hraje počítač
bot-plays-for-you = Počítač hraje za tebe.
play-yourself = Hrát zase za sebe
play-on = Hrát dál
take-over = Nechat hrát počítač
presence-here = zde
presence-away = jinde
presence-gone = pryč
watching =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
log = Co se stalo
round-over =
    { $why ->
        [out] Kolo skončilo: jedna ruka je prázdná.
        [blocked] Kolo skončilo: nikdo nemůže hrát.
       *[none] Minulá hra skončila.
    }
round-hands = Co zbylo v ruce
since-title = Od tvého posledního tahu
since-nothing = Zatím nic.
hint-title = Rada
hint-none = Teď žádná rada.
hint-value = Šance na výhru { $percent } %.
offer-undo = Žádat o vrácení
offer-draw = Nabídnout remízu
offer-pause = Žádat o přestávku
offer-rematch = Hrát znovu
offer-undo-asked = { $player } chce vzít poslední tah zpět.
offer-draw-asked = { $player } nabízí remízu.
offer-pause-asked = { $player } žádá o přestávku.
offer-rematch-asked = { $player } chce hrát znovu.
offer-undo-waits = Žádáš o vrácení svého tahu.
offer-draw-waits = Nabízíš remízu.
offer-pause-waits = Žádáš o přestávku.
offer-rematch-waits = Chceš hrát znovu. Čeká se na ostatní.
offer-withdraw = Nechat být
curtain-give = Předej zařízení: { $player }
curtain-hold = { $player }: stiskni a podrž
chat = Chat
chat-presets = Říct …
chat-own = Napiš něco
chat-send = Poslat
chat-team = tým
chat-team-only = Jen spoluhráči
chat-hello = Ahoj!
chat-good-luck = Hodně štěstí!
chat-well-played = Pěkně zahráno!
chat-thanks = Děkuju!
chat-oops = Jejda!
chat-thinking = Přemýšlím …
chat-back-soon = Hned jsem zpět.
chat-good-game = Pěkná hra!
zoom-in = Větší
zoom-out = Menší
zoom-fit = Ukázat vše
zoom-new-tile = Nová kostka je tímto směrem

## Nápověda

help-title = Klávesy a nápověda
help-kingdomino = Vyber svítící pole; domino se tam ukáže i s body. Otoč ho a zahraj. D vede k dominům na výběr, P do tvého království.
help-triominos = Vyber kostku z ruky (1 až 9) a pak jedno z rozsvícených míst. Stůl posuneš tažením, 0 ukáže vše.
help-quixo = Vezmi kostku se světlým okrajem a vyber, ze které strany se zasune. Na klávesnici: šipky, Enter a pak šipka té strany.
help-dominoes = Vyber kostku z ruky (1 až 9) a pak konec řady: levý nebo pravý.
help-tab = z ruky na desku a dál
help-arrows = mezi místy, kde je možný tah
help-enter = vybrat a zahrát, co je ukázáno
help-escape = zpět
help-order = přesunout kostku v ruce
help-turn = otočit kostku (se Shiftem opačně)
help-list = seznam všech tahů, hledá se psaním
help-hint = rada
help-undo = vzít zpět nebo o to požádat
help-read = přečíst stůl nahlas
help-zen = jen deska

## Po hře

after-title = Výsledek
after-won =
    { $count ->
        [one] Vítězí { $players }!
        [few] O vítězství se dělí { $players }!
       *[other] O vítězství se dělí { $players }!
    }
after-draw = Remíza: nikdo nevítězí.
after-flagged = Někomu vypršel čas.
after-resigned = Někdo se vzdal.
after-agreed = Všichni souhlasili s remízou.
after-abandoned = Hra zůstala nedohraná.
after-again = Hrát znovu
after-to-rematch = K další hře
after-replay = Přehrát
after-record = Uložit záznam
fair-title = Bylo míchání poctivé?
fair-about = Před hrou server ukázal otisk svého tajemství; pak každý přidal slovo. Teď je tajemství odkryté a tato stránka spočítá každé losování znovu. Dokazuje to, že se po začátku nic nezměnilo. Nedokazuje to, že správce serveru tajemství někomu neprozradil.
fair-check = Přepočítat všechna losování
fair-failed = Losování nešlo ověřit: chybí tajemství, nebo to prohlížeč dovolí jen přes zabezpečené spojení.
fair-commitment =
    { $right ->
        [yes] Tajemství patří k otisku.
       *[no] Tajemství k otisku nepatří!
    }
fair-draws = Výpočtu odpovídá { $right } z { $all } losování.
replay-title = Přehrávání
replay-table = Ke stolu
replay-start = Začátek
replay-first = Na začátek
replay-back = O tah zpět
replay-next = O tah dál
replay-last = Na konec
replay-play = Přehrávat
replay-stop = Zastavit
replay-slider = Tah
replay-eyes = Čí pohled
replay-all = všichni
analysis-title = Rozbor
analysis-about = Počítač znovu projde každé rozhodnutí. Chvíli to trvá.
analysis-start = Rozebrat
analysis-busy = Přemýšlí …
analysis-graph = Šance všech na výhru, tah po tahu
analysis-costly = Nejdražší tahy
analysis-better = { $played } Lepší o { $percent } %: { $better }
analysis-no-cost = Žádný tah nestál mnoho.
analysis-luck = Vliv štěstí
analysis-luck-of = { $player }: { $percent } %

## Učení

lesson = Hra s průvodcem
lesson-next = Další
lesson-stop = Ukončit průvodce
learn-title = Nauč se { $game }
learn-guided = První hra s průvodcem
learn-guided-about = Pět minut na skutečné desce, jedna myšlenka za druhou. Počítač hraje mírně.
learn-start = Začít
learn-rules = Číst pravidla
rules-read = Číst

## Zápisník

pad-kept = Co zapíšeš, zůstane v tomto zařízení.
pad-clear = Vymazat zápisník
pad-undo = Vzít zpět poslední řádek
pad-more = O hráče víc
pad-fewer = O hráče míň
pad-whose = Kdo je na tahu
pad-what = Co
pad-value = Hodnota kostky
pad-others = Hodnota ostatních rukou
pad-add = Zapsat { $points }
pad-add-round = Přidat kolo
pad-round = Kolo
pad-target = Hraje se do
pad-terrain = Krajina
pad-crowns = Koruny
pad-empty = prázdné
pad-kingdom = Království
pad-size = { $size } × { $size } polí
pad-kingdomino-about = Vyber krajinu a její koruny, pak klepej na pole království.
pad-triominos-about = Zapisuj každou kostku, každé líznutí a konec každého kola; zápisník sčítá.
pad-dominoes-about = Po každém kole zapiš, co komu zbylo v ruce (double se počítá jednou). Nejnižší součet vyhrává a získá zbytek.
pad-deed-lay = Položená kostka
pad-deed-start = První kostka kola
pad-deed-bridge = Most
pad-deed-double = Dvojité spojení
pad-deed-hexagon = Šestiúhelník
pad-deed-hexagons2 = Dva šestiúhelníky
pad-deed-hexagons3 = Tři šestiúhelníky
pad-deed-draw = Líznutá kostka
pad-deed-stuck = Tah bez kostky
pad-deed-out = Prázdná ruka, kolo vyhráno
pad-deed-blocked = Nejmenší ruka v zablokovaném kole

## Nastavení

settings-look = Vzhled
settings-theme = Barvy
theme-auto = podle zařízení
theme-light = světlé
theme-dark = tmavé
theme-contrast = vysoký kontrast
settings-letters = Písmeno na každé krajině
settings-motion = Animace
motion-auto = podle zařízení
motion-full = zapnuté
motion-none = vypnuté
settings-play = Jak se hraje
settings-confirm = Potvrzovat tahy
confirm-always = vždy
confirm-touch = jen při dotyku
confirm-never = nikdy
settings-previews = Ukázat, co by tah přinesl
settings-playable = Označit kostky, které se hodí
settings-ahead = Plánovat tah, zatímco ostatní přemýšlejí
settings-ahead-about = Vyber tah předem a potvrď ho: zahraje se sám, jakmile budeš na tahu, je-li ještě možný. Do té doby ho zruší Esc nebo klepnutí. Ne v hodnocených hrách s tajnými kostkami.
settings-notices = Oznámení
settings-sounds = Zvuky
settings-notify = Oznámit, že jsem na tahu, i když je stránka na pozadí
settings-notify-refused = Prohlížeč nedovoluje oznámení z této stránky.
settings-kept = Nastavení zůstává v tomto zařízení a funguje bez účtu.
notice-your-turn = { $game }: jsi na tahu.
notice-restart =
    { $seconds ->
        [one] Server se restartuje a měl by být zpět za { $seconds } sekundu. Nic se neztratí.
        [few] Server se restartuje a měl by být zpět za { $seconds } sekundy. Nic se neztratí.
       *[other] Server se restartuje a měl by být zpět za { $seconds } sekund. Nic se neztratí.
    }
notice-frozen = Server teď nemůže ukládat tahy. Pokračovat bude sám.

## Ty

account-name = Tvoje jméno
account-name-about = Tak tě vidí ostatní u stolu.
account-saved = Uloženo.
account-account = Účet, pokud chceš
account-account-about = Uchová tvá hodnocení a hry. Vše, co máš odehráno jako host, se převede.
account-login = Přihlašovací jméno
account-password = Heslo
account-new-password = Nové heslo
account-change-password = Změnit heslo
account-sign-in = Přihlásit se
account-sign-up = Založit účet
account-sign-out = Odhlásit se
account-signed-in = Přihlášení proběhlo.
account-signed-out = Odhlášení proběhlo.
account-signed-in-as = Přihlášení jako { $name }
account-device = Hrát na jiném zařízení
account-device-about = Přes odkaz budeš pod svým jménem i na jiném zařízení. Funguje jednou; nikomu ho nedávej.
account-device-link = Vytvořit odkaz
account-played = Co máš odehráno
account-game = Hra
account-games = Hry
account-won = Výhry
account-rating = Hodnocení
account-history = Dohrané hry
account-sessions = Aktivní přihlášení
account-this = zde
account-end = Ukončit
account-token = Vytvořit token
account-token-label = Pro který program
account-token-once = Ukáže se jen jednou:
account-data = Co o tobě uchováváme
account-data-about = Vše, co o tobě uchováváme, můžeš dostat jako soubor nebo nechat smazat.
account-export = Uložit jako soubor
account-forget = Smazat o mně všechno
account-forget-sure = Ano, smazat vše navždy
account-forgotten = Vše o tobě je smazáno.
recover-title = Být tu stejnou osobou
recover-about = Tento odkaz je z jiného tvého zařízení. Po potvrzení budou tvé hry i tady.
recover-accept = Ano, to jsem já
ranking = Žebříček
ranking-place = Místo
ranking-name = Jméno
ranking-empty = V této hře ještě nikdo nemá hodnocení.

## Něco chybí

problem-home = Na úvodní stránku
problem-again = Zkusit znovu
problem-no-page = Taková stránka neexistuje.
problem-no-page-about = Možná je adresa neúplná. Vše najdeš z úvodní stránky.
problem-no-server = Server není dostupný.
problem-no-server-about = Tvé hry jsou tam v bezpečí a budou pokračovat, až se vrátí. Pravidla, zápisník a nastavení fungují i bez něj.
problem-server = Na serveru se něco pokazilo.
problem-server-about = Nic se neztratilo. Zkus to za chvíli znovu.
problem-not-found = Takový stůl neexistuje.
problem-not-found-about = Odkaz je možná starý nebo neúplný. Popros o nový, nebo si založ vlastní stůl.
problem-full-table = Tento stůl je plný.
problem-full-table-about = Všechna místa jsou obsazená. Můžeš si založit vlastní stůl.

## Kingdomino na desce

terrain-letter-wheat = O
terrain-letter-forest = L
terrain-letter-water = J
terrain-letter-grass = P
terrain-letter-swamp = B
terrain-letter-mine = D
kingdomino-current = K položení
kingdomino-next = Na výběr
kingdomino-done = hotovo
kingdomino-castle = hrad
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } s { $crowns } korunou
        [few] { $terrain } se { $crowns } korunami
       *[other] { $terrain } s { $crowns } korunami
    }
kingdomino-tile = domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } vpravo
        [left] { $x } vlevo
       *[none] { "" }
    } { $along ->
        [down] { $y } dolů
        [up] { $y } nahoru
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] prázdné
        [one] prázdné, { $ways } možnost položení
        [few] prázdné, { $ways } možnosti položení
       *[other] prázdné, { $ways } možností položení
    }
kingdomino-kingdom =
    { $points ->
        [one] Království: { $player }, { $points } bod
        [few] Království: { $player }, { $points } body
       *[other] Království: { $player }, { $points } bodů
    }
kingdomino-enlarge =
    { $points ->
        [one] Ukázat království: { $player }, { $points } bod
        [few] Ukázat království: { $player }, { $points } body
       *[other] Ukázat království: { $player }, { $points } bodů
    }
kingdomino-own-again = Zpět do mého království
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Polož { $tile }.
kingdomino-choose-tile = Vyber domino pro další kolo.
kingdomino-no-place = Domino { $number } se nikam nehodí. Odkládá se.
kingdomino-discard = Odložit { $number }
kingdomino-next-order = Tvé pořadí při výběru v dalším kole: { $place }.
kingdomino-one-way = Jiný směr se sem nehodí.
kingdomino-not-here = Sem se domino nehodí.
kingdomino-move-pick = Vybrat { $tile }
kingdomino-move-discard = Odložit domino { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b } ({ $gain })

## Quixo na desce

quixo-board = Deska
quixo-cell =
    { $square }: { $symbol ->
        [cross] křížek
        [circle] kolečko
       *[blank] prázdná
    }{ $dot ->
        [yes] , tečka míří k: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , lze vzít
       *[no] { "" }
    }
quixo-row = Řada { $row }: { $cells }
quixo-cube-cross = křížek
quixo-cube-circle = kolečko
quixo-cube-blank = prázdná
quixo-choose-cube =
    { $symbol ->
        [cross] Vezmi kostku: prázdnou nebo s křížkem.
       *[circle] Vezmi kostku: prázdnou nebo s kolečkem.
    }
quixo-choose-side = Ze které strany se zasune?
quixo-move =
    { $side ->
        [top] Kostka { $from }, zasunout shora
        [bottom] Kostka { $from }, zasunout zdola
        [left] Kostka { $from }, zasunout zleva
       *[right] Kostka { $from }, zasunout zprava
    }
quixo-move-dot = tečka míří k: { $player }
quixo-move-pass = Vynechat
quixo-must-pass = Nemůžeš vzít žádnou kostku: vynech.
quixo-dot = Ke komu míří tečka
quixo-wins = vyhrává
quixo-loses = Pozor: tohle vytvoří řadu soupeři!

## Triominos na stole

triominos-table =
    { $count ->
        [one] Stůl s { $count } kostkou { $tiles }
        [few] Stůl se { $count } kostkami { $tiles }
       *[other] Stůl s { $count } kostkami { $tiles }
    }
triominos-spots = Místa, kam se kostka hodí
triominos-points =
    { $bonus ->
        [bridge] body: { $points }, s mostem
        [double] body: { $points }, s dvojitým spojením
        [hexagon] body: { $points }, se šestiúhelníkem
       *[none]
            { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodů
            }
    }
triominos-choose-tile = Vyber kostku z ruky.
triominos-choose-spot =
    { $count ->
        [one] Hodí se na { $count } místo.
        [few] Hodí se na { $count } místa.
       *[other] Hodí se na { $count } míst.
    }
triominos-fits-nowhere = { $tile } se teď nikam nehodí.
triominos-must-draw = Žádná tvá kostka se nehodí: lízni si.
triominos-must-pass = Nic se nehodí a není co líznout: vynech.
triominos-draw = Líznout (−5), zbývá { $count }
triominos-pass = Vynechat (−10)
triominos-move-start = Začít s { $tile }: { $points }
triominos-move-beside = Položit { $tile } vedle { $beside }
triominos-move-lay = Položit { $tile } vedle { $beside }: { $points }

## Domino na stole

dominoes-tile = { $left } a { $right }
dominoes-double = double { $number }
dominoes-line =
    { $count ->
        [one] Řada s { $count } kostkou: { $tiles }
        [few] Řada se { $count } kostkami: { $tiles }
       *[other] Řada s { $count } kostkami: { $tiles }
    }
dominoes-ends = Otevřené konce: vlevo { $left }, vpravo { $right }.
dominoes-end =
    { $end ->
        [left] Levý konec: { $number }
        [right] Pravý konec: { $number }
       *[start] Sem patří první kostka
    }
dominoes-choose-tile = Vyber kostku, která se hodí.
dominoes-choose-end = Vlevo, nebo vpravo?
dominoes-fits-nowhere = { $tile } se nehodí k { $left } ani k { $right }.
dominoes-must-start = Kolo začíná kostkou { $tile }.
dominoes-must-draw = Nic se nehodí: lízni si.
dominoes-must-pass = Nic se nehodí a zásoba je prázdná: vynech.
dominoes-draw = Líznout, zbývá { $count }
dominoes-pass = Vynechat
dominoes-sort =
    { $order ->
        [pips] Podle počtu ok
        [doubles] Nejdřív double
        [own] Vlastní pořadí
       *[drawn] Jak přišly
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } vlevo, k { $number }
        [right] { $tile } vpravo, k { $number }
       *[start] { $tile } jako první kostka
    }
points-rounds-before = Předchozí kola
points-last-round = Poslední kolo
bot-name-number = Počítač { $number } ({ $level })
new-delay = Diváci vidí tahy
delay-none = hned
delay-moves =
    { $count ->
        [one] o { $count } tah později
        [few] o { $count } tahy později
       *[other] o { $count } tahů později
    }
delay-seconds = { $count ->
    [one] o { $count } sekundu později
    [few] o { $count } sekundy později
   *[other] o { $count } sekund později
}
hand-tiles =
    { $count ->
        [one] { $count } kostka v ruce
        [few] { $count } kostky v ruce
       *[other] { $count } kostek v ruce
    }
round-to = Kolo { $round }, hraje se do { $target } bodů
tool-resign-sure = Ano, opravdu vzdát
since-play = Ukázat na desce
since-playing = Co se stalo: { $at } z { $all }
since-skip = Přeskočit
replay-link = Kopírovat odkaz na tento tah
settings-install = Nainstalovat Klots do tohoto zařízení
settings-install-about = Dostane vlastní ikonu a okno; pravidla a zápisník se pak otevřou i bez připojení.
notice-matched = Někdo si s tebou přišel zahrát.
notice-go = Ke stolu
account-kind-session = Prohlížeč
account-kind-token = Program
kingdomino-round = Kolo { $round } z { $rounds }
kingdomino-game = Hra { $game } z { $games }
settings-push = I když je stránka zavřená
settings-push-about = Výrobce prohlížeče přenese prázdné zavolání bez jakéhokoli textu. Je vypnuté, dokud je nezapneš.
notice-called = Jsi na tahu.
