### What only the page says, and no single game.

## On every page

app-title = Klots – čtyři hry u jednoho stolu
skip = Přejít k obsahu
loading = Načítá se…
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
points-rounds-before = Předchozí kola
points-last-round = Předchozí kolo
language = Jazyk
footer = Klots: pro každého, bez účtu.
footer-api = API
guest-name = Host
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
bot-beginner-about = Ještě se učí a raduje se z každého tahu.
bot-easy-about = Rychle bere body a daleko dopředu nehledí.
bot-medium-about = Má trpělivost a před tahem myslí na tvou odpověď.
bot-hard-about = Mazaná hlava: plánuje dopředu a málokdy chybuje.
bot-expert-about = Zná každou hru a na žádnou nezapomíná.

## Ways through the page

nav = Stránky
nav-rules = Pravidla
nav-pad = Zápisník
nav-account = Profil
nav-settings = Nastavení

## Home

home-title = Čtyři hry u jednoho stolu
home-lead = Hraj hned proti počítači, na jednom zařízení nebo s přáteli přes odkaz. Účet není potřeba.
home-play-now = Hrát hned
home-with-friends = S přáteli
home-one-device = Na jednom zařízení
home-learn = Naučit se
home-more = Další možnosti…
home-open-tables = Otevřené stoly
home-no-tables = Právě tu není žádný otevřený stůl. Založ ho a ostatní ho tu uvidí.
home-mine = Tvoje hry
home-you-are = Jsi tu jako { $name }.
tables-free =
    { $count ->
        [one] { $count } volné místo
        [few] { $count } volná místa
       *[other] { $count } volných míst
    }
tables-join = Přidat se
tables-watch = Sledovat
tables-go-on = Pokračovat
tables-your-turn = Jsi na tahu
tables-look = Přehrát
tables-more = Zobrazit další

## A new table

new-title = Nový stůl: { $game }
new-device-title = Na jednom zařízení: { $game }
new-device-about = Všichni hrají na tomto zařízení. Ve hrách se skrytými kostkami se mezi tahy ukáže obrazovka, která je zakryje.
new-seats = Hráči
new-how-many = Počet hráčů
new-you = Ty
new-person = Člověk
new-open = Volné místo
new-name-of = Jméno hráče { $number }
new-who-sits = Místo { $number }
new-options = Nastavení hry
new-table = Stůl
new-visible = Veřejný: kdokoli stůl uvidí a může se přidat
new-chat = Hráči mohou chatovat
new-late = Kdo přijde později, může si sednout na volné místo nebo na místo počítače
new-rated = Hodnocená hra: bez rad a vracení
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
new-start = Začít hru
new-make = Založit stůl
new-match = Najít soupeře
new-match-about = { $button }: vždy jako v pravidlech. { $clock }.
options-none = Při tomto počtu hráčů nemá hra žádné volby.
options-rulebook = Jako v pravidlech.
options-all = Všechna nastavení
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
        [one] { $minutes } minuta na hráče
        [few] { $minutes } minuty na hráče
       *[other] { $minutes } minut na hráče
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

## Before the game

gather-title = { $game }: stůl
gather-free = volné
gather-you = ty
gather-host = hostitel
gather-ready = připraveno
gather-not-ready = ještě ne
gather-sit = Sednout si sem
gather-seat-bot = Počítač…
gather-unseat = Odebrat hráče
gather-name = Tvoje jméno
gather-start = Můžeme začít
gather-wait = Ještě počkat
gather-leave = Opustit místo
avatar = Tvůj obrázek
avatar-number = Obrázek { $number }
avatar-about = Vidí ho všichni u stolu.
avatar-change = Jméno a obrázek
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
invite-about = Pošli tento odkaz. Kdo ho otevře, přidá se jedním klepnutím.
invite-watch = Pošli tento odkaz. Kdo ho otevře, může se dívat.
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat odkaz
invite-copied = Zkopírováno
invite-share = Sdílet
invite-qr = Odkaz jako QR kód

## At the table

turn-yours = Jsi na tahu
turn-of = Na tahu je { $player }
turn-over = Hra skončila
turn-paused = Pauza
turn-mark = je na tahu
title-your-turn = Jsi na tahu
title-over = Konec hry
hand = Tvoje kostky
hand-playable = hodí se
hand-earlier = Posunout kostku doleva
hand-later = Posunout kostku doprava
hand-tiles =
    { $count ->
        [one] { $count } kostka v ruce
        [few] { $count } kostky v ruce
       *[other] { $count } kostek v ruce
    }
hand-lacks = Určitě nemá: { $numbers }
round-to = Kolo { $round }, hraje se do { $target } bodů
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
move-commit = Zahrát
move-turn = Otočit
move-back = Zrušit
move-gone = Tvůj tah už není možný.
plan-commit = Naplánovat
plan-armed = Naplánováno: { $move }. Zahraje se, jakmile budeš na tahu.
plan-off = Naplánovaný tah je zrušen.
moves-filter = Psaním najdeš tah; Enter zahraje první z nich.
moves-count =
    { $count ->
        [one] { $count } tah
        [few] { $count } tahy
       *[other] { $count } tahů
    }
tool-hint = Rada
tool-undo = Vzít zpět
tool-ask-undo = Požádat o vrácení
tool-moves = Všechny tahy
tool-log = Zápis a chat
tool-menu = Více
tool-result = Výsledek
tool-read = Přečíst stav stolu nahlas
tool-zen = Jen deska
tool-resign = Vzdát se
tool-resign-sure = Ano, vzdávám se
tool-leave = Odejít (hraje počítač)
rule-link = Pravidlo { $rule }
reconnecting = Spojení se přerušilo. Obnovuje se…
bot-plays = Tady hraje počítač
bot-plays-for-you = Počítač hraje za tebe.
play-yourself = Hrát zase za sebe
play-on = Hrát dál
take-over = Nechat hrát počítač
presence-here = online
presence-away = pryč
presence-gone = offline
watching =
    { $count ->
        [one] { $count } divák
        [few] { $count } diváci
       *[other] { $count } diváků
    }
log = Zápis
round-over =
    { $why ->
        [out] Kolo skončilo: někdo už nemá kostky.
        [blocked] Kolo skončilo: nikdo nemůže hrát.
       *[none] Minulá hra skončila.
    }
round-hands = Kostky zbylé v ruce
since-title = Od tvého posledního tahu
since-nothing = Zatím nic.
since-play = Ukázat na desce
since-playing = Co ti uniklo: { $at } z { $all }
since-skip = Přeskočit
hint-title = Rada
hint-none = Teď tu žádná rada není.
hint-value = Šance na výhru: { $percent } %.
offer-undo = Požádat o vrácení
offer-draw = Nabídnout remízu
offer-pause = Požádat o přestávku
offer-rematch = Odveta
offer-undo-asked = { $player } chce vzít poslední tah zpět.
offer-draw-asked = { $player } nabízí remízu.
offer-pause-asked = { $player } žádá o přestávku.
offer-rematch-asked = { $player } chce odvetu.
offer-undo-waits = Žádáš o vrácení svého tahu.
offer-draw-waits = Nabízíš remízu.
offer-pause-waits = Žádáš o přestávku.
offer-rematch-waits = Nabízíš odvetu. Čeká se na ostatní.
offer-withdraw = Odvolat
curtain-give = Předej zařízení hráči { $player }
curtain-hold = { $player }: stiskni a podrž
chat = Chat
chat-presets = Říct…
chat-own = Napiš zprávu
chat-send = Poslat
chat-unread = Nové zprávy: { $count }
chat-team = tým
chat-team-only = Jen pro spoluhráče
chat-hello = Ahoj!
chat-good-luck = Hodně štěstí!
chat-well-played = Pěkně zahráno!
chat-thanks = Děkuju!
chat-oops = Jejda!
chat-thinking = Přemýšlím…
chat-back-soon = Hned jsem zpět.
chat-good-game = Pěkná hra!
zoom-in = Přiblížit
zoom-out = Oddálit
zoom-fit = Ukázat vše
zoom-new-tile = Nová kostka je tímto směrem
own-table-undone = Bereš poslední tah zpět.
own-table-offered =
    { $offer ->
        [undo] Žádáš o vrácení posledního tahu.
        [draw] Nabízíš remízu.
        [pause] Žádáš o přestávku.
        [rematch] Chceš odvetu.
       *[other] Něco nabízíš.
    }
own-table-accepted = Souhlasíš.
own-table-declined = Nesouhlasíš.
own-table-withdrawn = Bereš nabídku zpět.
own-table-took-over = Za tebe hraje bot.
own-table-handed-back = Jsi zpátky ve hře.

## Help

help-title = Klávesy a nápověda
help-tab = z ruky na desku a dál
help-arrows = mezi místy, kde je možný tah
help-enter = vybrat a zahrát, co je ukázáno
help-escape = zpět
help-order = přesunout kostku v ruce
help-turn = otočit kostku (se Shiftem opačně)
help-list = seznam všech tahů, hledá se psaním
help-hint = rada
help-undo = vzít zpět nebo o to požádat
help-read = přečíst stav stolu nahlas
help-zen = jen deska

## After the game

after-title = Výsledek
after-won =
    { $count ->
        [one] Vítězí { $players }!
        [few] O vítězství se dělí { $players }!
       *[other] O vítězství se dělí { $players }!
    }
after-draw = Remíza: nikdo nevítězí.
after-flagged = Hráči vypršel čas.
after-resigned = Hráč se vzdal.
after-agreed = Všichni souhlasili s remízou.
after-abandoned = Hra zůstala nedohraná.
after-again = Hrát znovu
after-to-rematch = Přejít k odvetě
after-replay = Přehrát
after-record = Uložit záznam
bring-friends = Hrát dál s přáteli
bring-analyse = Analyzovat na serveru
bring-here = Nechat na tomto zařízení
bring-note = Tato hra začala jinde a byla sem přenesena, míchání proto nejde ověřit.
fair-title = Bylo míchání poctivé?
fair-about = Před hrou server ukázal otisk svého tajemství; pak každý přidal slovo. Teď je tajemství odkryté a tato stránka spočítá každé losování znovu. Dokazuje to, že se po začátku nic nezměnilo. Nedokazuje to, že správce serveru tajemství někomu neprozradil.
fair-check = Přepočítat všechna losování
fair-failed = Losování nešlo ověřit: chybí tajemství, nebo to prohlížeč dovolí jen přes zabezpečené spojení.
fair-commitment =
    { $right ->
        [yes] Tajemství odpovídá otisku.
       *[no] Tajemství neodpovídá otisku!
    }
fair-draws = Výpočtu odpovídá { $right } z { $all } losování.
fair-seal =
    { $seal ->
        [whole] Pečeť souhlasí: hra, volby, jména, slova, tahy a výsledek jsou ty, které byly zapečetěny.
        [names] Pečeť souhlasí až na jména: ta byla od té doby změněna nebo odstraněna.
        [none] Pečeť tu není: ověřena byla jen losování, ne jména, volby, tahy a výsledek.
       *[wrong] Pečeť nesouhlasí: v tomto záznamu se něco změnilo.
    }
replay-title = Přehrávání
replay-table = Zpět ke stolu
replay-start = Začátek
replay-first = Na začátek
replay-back = Předchozí tah
replay-next = Další tah
replay-last = Na konec
replay-play = Přehrávat
replay-stop = Zastavit
replay-slider = Tah
replay-eyes = Pohled
replay-all = všichni
replay-link = Kopírovat odkaz na tento tah
analysis-title = Analýza
analysis-about = Počítač znovu projde každé rozhodnutí. Chvíli to trvá.
analysis-start = Analyzovat
analysis-stop = Zastavit
analysis-busy = Přemýšlí…
analysis-graph = Šance všech hráčů na výhru, tah po tahu
analysis-costly = Nejdražší chyby
analysis-better = { $played } Lepší (+{ $percent } %): { $better }
analysis-no-cost = K žádné drahé chybě nedošlo.
analysis-luck = Vliv štěstí
analysis-luck-of = { $player }: šance na výhru { $start } % na začátku, { $end } % na konci. { $fortune ->
    [gain] Štěstí přidalo { $luck } %.
    [loss] Smůla ubrala { $luck } %.
   *[none] Štěstí nic nezměnilo.
} { $skill ->
    [gain] Tahy přidaly { $play } %.
    [loss] Tahy ubraly { $play } %.
   *[none] Tahy nic nezměnily.
}

## Learning

lesson = Hra s průvodcem
lesson-next = Další
lesson-wait = Hraj dál, další rada přijde brzy.
lesson-stop = Ukončit průvodce
learn-title = Nauč se { $game }
learn-guided = První hra s průvodcem
learn-guided-about = Pět minut na skutečné desce, krok za krokem. Počítač tě bude šetřit.
learn-start = Začít
learn-rules = Přečíst pravidla
rules-read = Číst

## Score pad

pad-kept = Co zapíšeš, zůstane na tomto zařízení.
pad-clear = Vymazat
pad-undo = Vzít zpět poslední zápis
pad-more = Přidat hráče
pad-fewer = Odebrat hráče
pad-add = Zapsat { $points }
pad-add-round = Přidat kolo
pad-round = Kolo
pad-target = Hraje se do

## Settings

settings-look = Vzhled
settings-theme = Barvy
theme-auto = podle zařízení
theme-light = světlé
theme-dark = tmavé
theme-contrast = vysoký kontrast
settings-letters = Písmena na krajinách
settings-motion = Animace
motion-auto = podle zařízení
motion-full = zapnuté
motion-none = vypnuté
settings-pace = Rychlost tahů ostatních
pace-slow = pomalu
pace-normal = normálně
pace-fast = rychle
pace-none = okamžitě
settings-play = Hra
settings-confirm = Potvrzovat tahy
confirm-always = vždy
confirm-touch = jen při dotyku
confirm-never = nikdy
settings-previews = Ukazovat, kolik bodů tah přinese
settings-playable = Zvýrazňovat kostky, které se hodí
settings-ahead = Plánovat tah, zatímco ostatní přemýšlejí
settings-ahead-about = Vyber tah předem a potvrď ho: zahraje se automaticky, jakmile budeš na tahu, bude-li ještě možný. Do té doby ho zruší Esc nebo klepnutí. Nefunguje v hodnocených hrách se skrytými kostkami.
settings-notices = Oznámení
settings-sounds = Zvuky
settings-notify = Oznámit, že jsem na tahu, i když je stránka na pozadí
settings-push = I když je stránka zavřená
settings-push-about = Oznámení se posílají přes službu push tvého prohlížeče a neobsahují žádný text. Jsou vypnutá, dokud je nezapneš.
settings-notify-refused = Prohlížeč nedovoluje oznámení z této stránky.
settings-install = Nainstalovat Klots na toto zařízení
settings-install-about = Klots dostane vlastní ikonu a okno; pravidla a zápisník pak fungují i bez připojení.
settings-kept = Nastavení se ukládá na tomto zařízení; účet není potřeba.
notice-your-turn = { $game }: jsi na tahu.
notice-called = Jsi na tahu.
notice-matched = Našel se soupeř.
notice-go = Přejít ke stolu
notice-restart =
    { $seconds ->
        [one] Server se restartuje a měl by být zpět za { $seconds } sekundu. Nic se neztratí.
        [few] Server se restartuje a měl by být zpět za { $seconds } sekundy. Nic se neztratí.
       *[other] Server se restartuje a měl by být zpět za { $seconds } sekund. Nic se neztratí.
    }
notice-frozen = Tahy teď nelze uložit. Hra se obnoví automaticky.

## You

account-name = Tvoje jméno
account-name-about = Tak tě vidí ostatní u stolu.
account-saved = Uloženo.
account-account = Účet (nepovinný)
account-account-about = Účet uchovává tvá hodnocení a hry, i ty odehrané jako host.
account-login = Uživatelské jméno
account-password = Heslo
account-old-password = Současné heslo
account-new-password = Nové heslo
account-change-password = Změnit heslo
account-sign-in = Přihlásit se
account-sign-up = Založit účet
account-sign-out = Odhlásit se
account-signed-in = Přihlášeno.
account-signed-out = Odhlášeno.
account-signed-in-as = Přihlášeno jako { $name }
account-device = Hrát na jiném zařízení
account-device-about = Tímto odkazem se přihlásíš na jiném zařízení. Funguje jednou; s nikým ho nesdílej.
account-device-link = Vytvořit odkaz
account-played = Tvé výsledky
account-game = Hra
account-games = Hry
account-won = Výhry
account-rating = Hodnocení
account-history = Dohrané hry
account-sessions = Přihlášená zařízení
account-kind-session = Prohlížeč
account-kind-token = Program
account-this = toto zařízení
account-end = Ukončit relaci
account-token = Vytvořit token
account-token-label = Název programu
account-token-once = Ukáže se jen jednou:
account-data = Tvoje údaje
account-data-about = Vše, co o tobě uchováváme, si můžeš stáhnout nebo nechat smazat.
account-export = Stáhnout
account-forget = Smazat všechny mé údaje
account-forget-sure = Ano, smazat vše navždy
account-forgotten = Všechny tvé údaje byly smazány.
recover-title = Použít svůj profil na tomto zařízení
recover-about = Tento odkaz je z jiného tvého zařízení. Po potvrzení budou tvé hry i tady.
recover-accept = Ano, to jsem já
ranking = Žebříček
ranking-place = Místo
ranking-name = Jméno
ranking-empty = V této hře ještě nikdo nemá hodnocení.

## Games on this device

here-title = Hry na tomto zařízení
here-about = Tyto hry jsou uložené jen v tomto prohlížeči. Ulož je do souboru, pokud chceš mít kopii nebo je přenést na jiné zařízení.
here-finished = Dohrané
here-save = Uložit do souboru
here-take = Načíst ze souboru
here-taken = Načtené hry: { $count }.
here-no-games = Tento soubor neobsahuje žádné hry z Klots.
here-broken = Hry, které nešlo přečíst: { $count }.
read-title = Otevřít záznam
read-about = Vyber záznam hry z Klots nebo vlož jeho text a projdi si hru znovu.
read-paste = Text záznamu
read-open = Otevřít
here-delete = Smazat
here-delete-sure = Smazat tuto hru?
settings-here = Hrát proti počítači bez serveru
settings-here-about = Tyto hry a hry na jednom zařízení běží v tomto prohlížeči a ukládají se jen v něm. Vypni to, pokud je chceš hrát na serveru.
local-full = Na zařízení došlo místo, tah se neuložil. Smaž některé hry nebo uvolni místo a zkus to znovu.
local-other-tab = Tato hra je otevřená na jiné kartě
local-not-kept = Zařízení nemohlo tah uložit. Zkus to znovu.
local-broken = Na této stránce se něco pokazilo. Tvoje hra je v bezpečí: načti stránku znovu.
update-ready = Je tu nová verze Klots.
update-now = Aktualizovat

## Something is missing

problem-home = Domů
problem-again = Zkusit znovu
problem-no-page = Stránka nenalezena
problem-no-page-about = Adresa je možná neúplná. Z úvodní stránky se dostaneš všude.
problem-no-server = Server není dostupný
problem-no-server-about = Tvé hry jsou v bezpečí a budou pokračovat, až bude server zase dostupný. Pravidla, zápisník a nastavení fungují i bez něj.
problem-server = Na serveru se něco pokazilo
problem-server-about = Nic se neztratilo. Zkus to za chvíli znovu.
problem-not-found = Stůl nenalezen
problem-not-found-about = Odkaz je možná starý nebo neúplný. Popros o nový, nebo si založ vlastní stůl.
problem-full-table = Tento stůl je plný
problem-full-table-about = Všechna místa jsou obsazená. Můžeš si založit vlastní stůl.
generic-choose-move = Vyber tah.
generic-table = Stůl jako text
after-you-win = Vyhráváš!
after-you-win-by = Vyhráváš o { $points }!
after-won-by = { $player } vyhrává o { $points }.
after-rounds = Kolo po kole
after-where-lost = Kde se to pokazilo?
after-team-won = Vyhrávají { $players }!
after-resigned-by = { $player } se vzdává.
after-flagged-by = { $player }: čas vypršel.
after-resigned-you = Vzdáváš se.
after-flagged-you = Čas ti vypršel.
move-waits = Tvůj tah je uložen a odešle se, jakmile se spojení obnoví.
round-go-on = Pokračovat
you-watch = Sleduješ hru.
new-level-all = Úroveň všech počítačových hráčů
nav-ranking = Žebříček
invite-here-only = Tato adresa funguje jen na tomto zařízení. Spusť Klots s --listen 0.0.0.0:7377, aby se mohli přidat ostatní ve tvé síti.
invite-lan = Tento odkaz funguje ve tvé místní síti.
tables-remove = Odebrat
