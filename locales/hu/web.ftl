### What only the page says, and no single game.

## On every page

app-title = Klots – négy lerakós játék
skip = Ugrás a tartalomhoz
loading = Betöltés…
close = Bezárás
save = Mentés
answer-yes = Igen
answer-no = Nem
sum = Összesen
points = Pont
points-why = { $points ->
            [one] { $points } pont: miért?
           *[other] { $points } pont: miért?
    }
points-bonus = Bónuszok
points-before = Korábbi játékok
points-rounds-before = Korábbi fordulók
points-last-round = Előző forduló
language = Nyelv
footer = Klots: mindenkinek nyitva, fiók nélkül.
footer-api = API
guest-name = Vendég
bot-name = Gép ({ $level })
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
bot-beginner-about = Még tanul, és minden lépésnek örül.
bot-easy-about = Gyorsan lecsap a pontokra, és nem néz messze előre.
bot-medium-about = Türelmes, és lépés előtt a válaszodra is gondol.
bot-hard-about = Ravasz: előre tervez, és ritkán hibázik.
bot-expert-about = Minden játékot látott már, és egyet sem felejt el.

## Ways through the page

nav = Oldalak
nav-rules = Szabályok
nav-pad = Pontozólap
nav-account = Profil
nav-settings = Beállítások

## Home

home-title = Négy lerakós játék, egy asztal
home-lead = Játssz rögtön a gép ellen, egy eszközön vagy egy link segítségével a barátaiddal. Fiók nem kell.
home-play-now = Játssz most
home-with-friends = Barátokkal
home-one-device = Egy eszközön
home-learn = Tanulás
home-more = További lehetőségek…
home-open-tables = Nyitott asztalok
home-no-tables = Most nincs nyitott asztal. Nyiss egyet, és mások itt látni fogják.
home-mine = A játékaid
home-you-are = Játékosneved: { $name }.
tables-free = { $count ->
            [one] { $count } szabad hely
           *[other] { $count } szabad hely
    }
tables-join = Csatlakozás
tables-watch = Megtekintés
tables-go-on = Folytatás
tables-your-turn = Te jössz
tables-look = Visszanézés
tables-more = Továbbiak

## A new table

new-title = Új asztal: { $game }
new-device-title = Egy eszközön: { $game }
new-device-about = Mindenki ezen az eszközön játszik. Ahol a kövek rejtettek, a lépések között takaróképernyő fedi el őket.
new-seats = Játékosok
new-how-many = Játékosok száma
new-you = Te
new-person = Ember
new-open = Szabad hely
new-name-of = { $number }. játékos neve
new-who-sits = { $number }. hely
new-options = Játékbeállítások
new-table = Asztal
new-visible = Nyilvános: bárki láthatja az asztalt, és csatlakozhat
new-chat = A játékosok cseveghetnek
new-late = A később érkezők szabad helyre vagy egy gép helyére ülhetnek
new-rated = Értékelt: nincs tipp, nincs visszavonás
new-delay = A nézők látják a lépéseket
delay-none = azonnal
delay-moves =
    { $count ->
        [one] { $count } lépéssel később
       *[other] { $count } lépéssel később
    }
delay-seconds =
    { $count ->
        [one] { $count } másodperccel később
       *[other] { $count } másodperccel később
    }
new-start = Játék indítása
new-make = Asztal nyitása
new-match = Ellenfél keresése
new-match-about = { $button }: mindig a játékszabály szerint. { $clock }.
options-none = Ennyi játékossal ennek a játéknak nincs beállítása.
options-rulebook = A játékszabály szerint.
options-all = Minden beállítás
clock = Óra
clock-none = Nincs óra
clock-move = { $seconds ->
            [one] { $seconds } másodperc lépésenként
           *[other] { $seconds } másodperc lépésenként
    }
clock-game = { $minutes ->
            [one] { $minutes } perc fejenként
           *[other] { $minutes } perc fejenként
    } + { $increment } s
clock-days = { $days ->
            [one] { $days } nap lépésenként
           *[other] { $days } nap lépésenként
    }
clock-days-left = { $days ->
            [one] { $days } nap
           *[other] { $days } nap
    }
clock-low = { $seconds ->
            [one] még { $seconds } másodperc
           *[other] még { $seconds } másodperc
    }

## Before the game

gather-title = { $game }: az asztal
gather-free = szabad
gather-you = te
gather-host = házigazda
gather-ready = kész
gather-not-ready = még nem kész
gather-sit = Hely elfoglalása
gather-seat-bot = Gép…
gather-unseat = Játékos eltávolítása
gather-name = A neved
gather-start = Készen állok
gather-wait = Még nem állok készen
gather-leave = Hely elhagyása
avatar = A képed
avatar-number = { $number }. kép
avatar-about = Az asztalnál mindenki látja.
avatar-change = Név és kép
gather-waiting = { $count ->
            [one] Még { $count } játékosra várunk.
           *[other] Még { $count } játékosra várunk.
    }
gather-word = Egy szó a keveréshez
gather-word-about = A szerver már rögzítette a titkát, és csak a lenyomatát mutatja. A te szavad is belekeveredik, így senki sem rendezhette el előre a köveket. Ha üresen hagyod, véletlen szó lesz.
gather-commitment = A titok lenyomata:
invite-title = Barátok meghívása
invite-about = Küldd el ezt a linket. Aki megnyitja, egy koppintással csatlakozhat.
invite-watch = Küldd el ezt a linket. Aki megnyitja, nézheti a játékot.
invite-link = Link ehhez az asztalhoz
invite-copy = Link másolása
invite-copied = Másolva
invite-share = Megosztás
invite-qr = A link QR-kódként

## At the table

turn-yours = Te jössz
turn-of = { $player } jön
turn-over = A játék véget ért
turn-paused = Szünet
turn-mark = jön
title-your-turn = Te jössz
title-over = Vége a játéknak
hand = A köveid
hand-playable = illik
hand-earlier = Kő mozgatása balra
hand-later = Kő mozgatása jobbra
hand-tiles =
    { $count ->
        [one] { $count } kő kézben
       *[other] { $count } kő kézben
    }
hand-lacks = Biztosan nincs nála: { $numbers }
round-to = { $round }. forduló, cél: { $target } pont
hand-count = { $player }: { $count ->
            [one] { $count } kő
           *[other] { $count } kő
    } kézben, { $points ->
            [one] { $points } pont
           *[other] { $points } pont
    }
move-commit = Lépés
move-turn = Forgatás
move-back = Mégse
move-gone = A lépésed már nem lehetséges.
plan-commit = Betervezés
plan-armed = Betervezve: { $move }. Automatikusan megtörténik, amint te jössz.
plan-off = A tervezett lépés visszavonva.
moves-filter = Gépelj a lépés kereséséhez; az Enter az elsőt lépi meg.
moves-count = { $count ->
            [one] { $count } lépés
           *[other] { $count } lépés
    }
tool-hint = Tipp
tool-undo = Visszavonás
tool-ask-undo = Visszavonás kérése
tool-moves = Minden lépés
tool-log = Napló és csevegés
tool-menu = Továbbiak
tool-result = Eredmény
tool-read = Asztal felolvasása
tool-zen = Csak a tábla
tool-resign = Feladás
tool-resign-sure = Igen, feladom
tool-leave = Távozás (a gép folytatja)
rule-link = { $rule } szabály
reconnecting = Megszakadt a kapcsolat. Újrakapcsolódás…
bot-plays = Itt a gép játszik
bot-plays-for-you = A gép játszik helyetted.
play-yourself = Újra én játszom
play-on = Folytatás
take-over = Játsszon a gép
presence-here = online
presence-away = távol
presence-gone = offline
watching = { $count ->
            [one] { $count } néző
           *[other] { $count } néző
    }
log = Napló
round-over = { $why ->
            [out] A fordulónak vége: valakinek elfogytak a kövei.
            [blocked] A fordulónak vége: senki sem tud lépni.
           *[none] Az előző játék véget ért.
    }
round-hands = Kézben maradt kövek
since-title = Az utolsó lépésed óta
since-nothing = Még semmi.
since-play = Megjelenítés a táblán
since-playing = Amiről lemaradtál: { $at } / { $all }
since-skip = Kihagyás
hint-title = Tipp
hint-none = Most nincs tipp.
hint-value = Győzelmi esély: { $percent }%.
offer-undo = Visszavonás kérése
offer-draw = Döntetlen ajánlása
offer-pause = Szünet kérése
offer-rematch = Visszavágó
offer-undo-asked = { $player } visszavonná az utolsó lépést.
offer-draw-asked = { $player } döntetlent ajánl.
offer-pause-asked = { $player } szünetet kér.
offer-rematch-asked = { $player } visszavágót szeretne.
offer-undo-waits = Visszavonást kértél.
offer-draw-waits = Döntetlent ajánlottál.
offer-pause-waits = Szünetet kértél.
offer-rematch-waits = Visszavágót ajánlottál. Várunk a többiekre.
offer-withdraw = Mégsem kérem
curtain-give = Add át az eszközt: { $player }
curtain-hold = { $player }: tartsd nyomva
chat = Csevegés
chat-presets = Gyorsüzenet…
chat-own = Írj üzenetet
chat-send = Küldés
chat-unread = Új üzenetek: { $count }
chat-team = csapat
chat-team-only = Csak a társamnak
chat-hello = Szia!
chat-good-luck = Sok szerencsét!
chat-well-played = Szép játék!
chat-thanks = Köszönöm!
chat-oops = Hoppá!
chat-thinking = Hadd gondolkodjak…
chat-back-soon = Mindjárt jövök.
chat-good-game = Jó játék volt!
zoom-in = Nagyítás
zoom-out = Kicsinyítés
zoom-fit = Minden megjelenítése
zoom-new-tile = Az új kő erre van
own-table-undone = Visszavontad az utolsó lépést.
own-table-offered = { $offer ->
            [undo] Visszavonnád az utolsó lépést.
            [draw] Döntetlent ajánlasz.
            [pause] Szünetet kérsz.
            [rematch] Visszavágót szeretnél.
           *[other] Ajánlatot teszel.
    }
own-table-accepted = Elfogadod.
own-table-declined = Nem fogadod el.
own-table-withdrawn = Visszavonod az ajánlatot.
own-table-took-over = Helyetted bot játszik.
own-table-handed-back = Újra játszol.

## Help

help-title = Billentyűk és súgó
help-tab = a kezedből a táblára és tovább
help-arrows = a lehetséges lépések helyei között
help-enter = kiválasztás, majd a látható lépés megtétele
help-escape = vissza
help-order = kő mozgatása a kezedben
help-turn = a darab forgatása (Shifttel visszafelé)
help-list = minden lépés listája, gépeléssel kereshető
help-hint = tipp
help-undo = visszavonás vagy annak kérése
help-read = az asztal felolvasása
help-zen = csak a tábla

## After the game

after-title = Eredmény
after-won = { $count ->
            [one] { $players } nyert!
           *[other] Osztoznak a győzelmen: { $players }!
    }
after-draw = Döntetlen: senki sem nyert.
after-flagged = Egy játékos ideje lejárt.
after-resigned = Egy játékos feladta.
after-agreed = A játékosok döntetlenben egyeztek meg.
after-abandoned = A játék félbemaradt.
after-again = Új játék
after-to-rematch = Tovább a visszavágóhoz
after-replay = Visszanézés
after-record = Jegyzőkönyv mentése
bring-friends = Folytatás barátokkal
bring-analyse = Elemzés a szerveren
bring-here = Megtartás ezen az eszközön
bring-note = Ez a játék máshol kezdődött, és onnan került ide, ezért a keverése nem ellenőrizhető.
fair-title = Tisztességes volt a keverés?
fair-about = A játék előtt a szerver megmutatta a titka lenyomatát; aztán mindenki hozzátett egy szót. Most a titok nyilvános, és ez az oldal minden húzást újraszámol. Ez bizonyítja, hogy a kezdés után semmi sem változott. Azt nem bizonyítja, hogy a szerver üzemeltetője megtartotta magának a titkot.
fair-check = Minden húzás újraszámolása
fair-failed = A húzások nem ellenőrizhetők: nincs titok, vagy ez a böngésző csak biztonságos kapcsolaton engedi.
fair-commitment = { $right ->
            [yes] A titok megfelel a lenyomatnak.
           *[no] A titok nem felel meg a lenyomatnak!
    }
fair-draws = { $all } húzásból { $right } egyezik a számítással.
fair-seal =
    { $seal ->
        [whole] A pecsét egyezik: a játék, a beállítások, a nevek, a szavak, a lépések és az eredmény azok, amelyeket lepecsételtek.
        [names] A pecsét egyezik, kivéve a neveket: azokat azóta megváltoztatták vagy eltávolították.
        [none] Nincs pecsét: csak a húzások ellenőrzése történt meg, a neveké, beállításoké, lépéseké és az eredményé nem.
       *[wrong] A pecsét nem egyezik: valamit megváltoztattak ebben a jegyzőkönyvben.
    }
replay-title = Visszanézés
replay-table = Vissza az asztalhoz
replay-start = Kezdőállás
replay-first = Az elejére
replay-back = Előző lépés
replay-next = Következő lépés
replay-last = A végére
replay-play = Lejátszás
replay-stop = Leállítás
replay-slider = Lépés
replay-eyes = Nézőpont
replay-all = mindenki
replay-link = A lépés linkjének másolása
analysis-title = Elemzés
analysis-about = A gép minden döntést újra megnéz. Ez eltart egy kicsit.
analysis-start = Elemzés
analysis-stop = Leállítás
analysis-busy = Gondolkodik…
analysis-graph = Mindenki győzelmi esélye lépésről lépésre
analysis-costly = A legdrágább hibák
analysis-better = { $played } { $percent }%-kal jobb: { $better }
analysis-no-cost = Egyik lépés sem került sokba.
analysis-luck = A szerencse szerepe
analysis-luck-of = { $player }: győzelmi esély az elején { $start }%, a végén { $end }%. { $fortune ->
    [gain] A szerencse ennyit adott: { $luck }%.
    [loss] A balszerencse ennyit vett el: { $luck }%.
   *[none] A szerencse nem változtatott semmin.
} { $skill ->
    [gain] A lépések ennyit adtak: { $play }%.
    [loss] A lépések ennyit vettek el: { $play }%.
   *[none] A lépések nem változtattak semmin.
}

## Learning

lesson = Vezetett játék
lesson-next = Tovább
lesson-wait = Játssz tovább, hamarosan jön a következő tipp.
lesson-stop = Kilépés a leckéből
learn-title = Tanuld meg: { $game }
learn-guided = Az első vezetett játékod
learn-guided-about = Öt perc az igazi táblán, egyszerre csak egy újdonsággal. A gép kíméletesen játszik.
learn-start = Indítás
learn-rules = Szabályok olvasása
rules-read = Olvasás

## Score pad

pad-kept = Amit beírsz, ezen az eszközön marad.
pad-clear = Törlés
pad-undo = Utolsó tétel visszavonása
pad-more = Játékos hozzáadása
pad-fewer = Játékos eltávolítása
pad-add = Felírás: { $points }
pad-add-round = Forduló hozzáadása
pad-round = Forduló
pad-target = Cél

## Settings

settings-look = Megjelenés
settings-theme = Színek
theme-auto = az eszköz szerint
theme-light = világos
theme-dark = sötét
theme-contrast = nagy kontraszt
settings-letters = Betűk a tájakon
settings-motion = Animáció
motion-auto = az eszköz szerint
motion-full = be
motion-none = ki
settings-pace = A többiek lépéseinek tempója
pace-slow = lassú
pace-normal = normál
pace-fast = gyors
pace-none = azonnali
settings-play = Játékmenet
settings-confirm = Lépések megerősítése
confirm-always = mindig
confirm-touch = csak érintésnél
confirm-never = soha
settings-previews = Mutassa, mit hozna egy lépés
settings-playable = Jelölje az illő köveket
settings-ahead = Lépés tervezése, amíg mások gondolkodnak
settings-ahead-about = Válassz lépést, mielőtt te jössz, és erősítsd meg: ha még lehetséges, automatikusan megtörténik, amint te jössz. Addig az Esc vagy egy koppintás visszavonja. Rejtett kövekkel játszott értékelt játékban nem működik.
settings-notices = Értesítések
settings-sounds = Hangok
settings-notify = Szóljon, ha én jövök, akkor is, ha az oldal a háttérben van
settings-push = Bezárt oldalnál is
settings-push-about = Az értesítések a böngésződ push-szolgáltatásán mennek át, és nem tartalmaznak szöveget. Ki vannak kapcsolva, amíg be nem kapcsolod őket.
settings-notify-refused = A böngésző nem enged értesítést erről az oldalról.
settings-install = A Klots telepítése erre az eszközre
settings-install-about = A Klots saját ikont és ablakot kap; a szabályok és a pontozólap így kapcsolat nélkül is működnek.
settings-kept = A beállítások ezen az eszközön maradnak, és fiók nélkül is működnek.
notice-your-turn = { $game }: te jössz.
notice-called = Te jössz.
notice-matched = Találtunk ellenfelet.
notice-go = Az asztalhoz
notice-restart = { $seconds ->
            [one] A szerver újraindul, és { $seconds } másodperc múlva visszatér. Semmi sem vész el.
           *[other] A szerver újraindul, és { $seconds } másodperc múlva visszatér. Semmi sem vész el.
    }
notice-frozen = A lépéseket most nem lehet menteni. A játék automatikusan folytatódik.

## You

account-name = A neved
account-name-about = Így látnak mások az asztalnál.
account-saved = Mentve.
account-account = Fiók (nem kötelező)
account-account-about = A fiók megőrzi az értékszámaidat és a játékaidat, a vendégként játszottakat is.
account-login = Felhasználónév
account-password = Jelszó
account-old-password = Jelenlegi jelszó
account-new-password = Új jelszó
account-change-password = Jelszó módosítása
account-sign-in = Bejelentkezés
account-sign-up = Fiók létrehozása
account-sign-out = Kijelentkezés
account-signed-in = Bejelentkeztél.
account-signed-out = Kijelentkeztél.
account-signed-in-as = Bejelentkezve: { $name }
account-device = Játék másik eszközön
account-device-about = Ezzel a linkkel egy másik eszközön is bejelentkezel. Egyszer működik; ne add oda senkinek.
account-device-link = Link készítése
account-played = Eredményeid
account-game = Játék
account-games = Játékok
account-won = Győzelmek
account-rating = Értékszám
account-history = Befejezett játékok
account-sessions = Bejelentkezett eszközök
account-kind-session = Böngésző
account-kind-token = Program
account-this = jelenlegi
account-end = Kijelentkeztetés
account-token = Token készítése
account-token-label = A program neve
account-token-once = Csak egyszer látható:
account-data = Az adataid
account-data-about = Mindent, amit rólad tárolunk, letölthetsz vagy töröltethetsz.
account-export = Letöltés
account-forget = Minden adatom törlése
account-forget-sure = Igen, mindent végleg törlök
account-forgotten = Minden adatodat töröltük.
recover-title = A profilod használata ezen az eszközön
recover-about = Ez a link egy másik eszközödről jön. Ha elfogadod, a játékaid itt is meglesznek.
recover-accept = Igen, én vagyok
ranking = Ranglista
ranking-place = Hely
ranking-name = Név
ranking-empty = Ebben a játékban még senkinek sincs értékszáma.

## Games on this device

here-title = Játékok ezen az eszközön
here-about = Ezek a játékok csak ebben a böngészőben vannak mentve. Mentsd őket fájlba, hogy legyen másolatod, vagy hogy átvidd őket egy másik eszközre.
here-finished = Befejezett
here-save = Mentés fájlba
here-take = Betöltés fájlból
here-taken = Betöltött játékok: { $count }.
here-no-games = Ebben a fájlban nincs Klots-játék.
here-broken = Nem olvasható játékok: { $count }.
read-title = Jegyzőkönyv megnyitása
read-about = Válassz egy Klots-jegyzőkönyvet, vagy illeszd be a szövegét, hogy újra végignézd a játékot.
read-paste = A jegyzőkönyv szövege
read-open = Megnyitás
here-delete = Törlés
here-delete-sure = Törlöd ezt a játékot?
settings-here = Játék a gép ellen szerver nélkül
settings-here-about = Ezek a játékok és az egy eszközön játszottak ebben a böngészőben futnak, és csak itt vannak mentve. Kapcsold ki, ha a szerveren szeretnéd játszani őket.
local-full = Az eszközön nincs több hely, ezért a lépést nem sikerült menteni. Törölj néhány játékot, vagy szabadíts fel helyet, majd próbáld újra.
local-other-tab = Ez a játék egy másik lapon van nyitva
local-not-kept = Az eszköz nem tudta menteni a lépést. Próbáld újra.
local-broken = Hiba történt ezen az oldalon. A játékod biztonságban van: töltsd újra az oldalt.
update-ready = Elérhető a Klots új verziója.
update-now = Frissítés most

## Something is missing

problem-home = Kezdőlap
problem-again = Újrapróbálkozás
problem-no-page = Nincs ilyen oldal
problem-no-page-about = A cím talán hiányos. A kezdőlapról minden elérhető.
problem-no-server = A szerver nem érhető el
problem-no-server-about = A játékaid biztonságban vannak, és folytatódnak, amint a szerver újra elérhető. A szabályok, a pontozólap és a beállítások nélküle is működnek.
problem-server = Hiba történt a szerveren
problem-server-about = Semmi sem veszett el. Próbáld újra egy pillanat múlva.
problem-not-found = Nincs ilyen asztal
problem-not-found-about = A link talán régi vagy hiányos. Kérj újat a barátodtól, vagy nyiss te asztalt.
problem-full-table = Ez az asztal tele van
problem-full-table-about = Minden hely foglalt. Nyithatsz saját asztalt.
generic-choose-move = Válassz egy lépést.
generic-table = Az asztal szövegként
after-you-win = Nyertél!
after-you-win-by = { $points } pont előnnyel nyertél!
after-won-by = { $player } { $points } pont előnnyel nyert.
after-rounds = Fordulóról fordulóra
after-where-lost = Hol rontottam el?
after-team-won = Nyertek: { $players }!
after-resigned-by = { $player } feladta.
after-flagged-by = { $player } ideje lejárt.
after-resigned-you = Feladtad.
after-flagged-you = Lejárt az időd.
move-waits = A lépésed mentve; elküldjük, amint visszatér a kapcsolat.
round-go-on = Tovább
you-watch = Nézőként vagy itt.
new-level-all = Az összes gépi játékos szintje
nav-ranking = Ranglista
invite-here-only = Ez a cím csak ezen az eszközön működik. Indítsd a Klotsot a --listen 0.0.0.0:7377 kapcsolóval, hogy mások is csatlakozhassanak a hálózatodról.
invite-lan = Ez a link a helyi hálózatodon működik.
tables-remove = Eltávolítás
