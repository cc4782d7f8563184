### What only the page says, and no single game.

## On every page

app-title = Klots – štiri igre s ploščicami
skip = Preskoči na vsebino
loading = Nalaganje…
close = Zapri
save = Shrani
answer-yes = Da
answer-no = Ne
sum = Skupaj
points = Točke
points-why =
    { $points ->
        [one] { $points } točka: zakaj?
        [two] { $points } točki: zakaj?
        [few] { $points } točke: zakaj?
       *[other] { $points } točk: zakaj?
    }
points-bonus = Bonusi
points-before = Prejšnje partije
points-rounds-before = Prejšnji krogi
points-last-round = Prejšnji krog
language = Jezik
footer = Klots: odprt za vse, brez računa.
footer-api = API
guest-name = Gost
bot-name = Računalnik ({ $level })
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
bot-beginner-about = Še se uči in se veseli vsake poteze.
bot-easy-about = Hitro pobira točke in ne gleda daleč naprej.
bot-medium-about = Ima potrpljenje in pred potezo misli na tvoj odgovor.
bot-hard-about = Zvita glava: načrtuje vnaprej in se redko moti.
bot-expert-about = Pozna vsako partijo in nobene ne pozabi.

## Ways through the page

nav = Strani
nav-rules = Pravila
nav-pad = Točkovnik
nav-account = Profil
nav-settings = Nastavitve

## Home

home-title = Štiri igre s ploščicami, ena miza
home-lead = Igraj takoj proti računalniku, na eni napravi ali s prijatelji prek povezave. Račun ni potreben.
home-play-now = Igraj takoj
home-with-friends = S prijatelji
home-one-device = Na eni napravi
home-learn = Nauči se
home-more = Več možnosti…
home-open-tables = Odprte mize
home-no-tables = Trenutno ni odprtih miz. Odpri svojo in drugi jo bodo videli tukaj.
home-mine = Tvoje partije
home-you-are = Igraš kot { $name }.
tables-free =
    { $count ->
        [one] { $count } prost sedež
        [two] { $count } prosta sedeža
        [few] { $count } prosti sedeži
       *[other] { $count } prostih sedežev
    }
tables-join = Pridruži se
tables-watch = Gledaj
tables-go-on = Nadaljuj
tables-your-turn = Na potezi si
tables-look = Preglej
tables-more = Pokaži več

## A new table

new-title = Nova miza: { $game }
new-device-title = Na eni napravi: { $game }
new-device-about = Vsi igrajo na tej napravi. Pri igrah s skritimi ploščicami se zaslon med potezami zakrije.
new-seats = Igralci
new-how-many = Število igralcev
new-you = Ti
new-person = Oseba
new-open = Prost sedež
new-name-of = Ime igralca { $number }
new-who-sits = Sedež { $number }
new-options = Možnosti igre
new-table = Miza
new-visible = Javno: vsakdo vidi to mizo in se lahko pridruži
new-chat = Igralci lahko klepetajo
new-late = Zamudniki lahko zasedejo prost sedež ali sedež računalnika
new-rated = Ocenjeno: brez namigov in vračanja potez
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
new-start = Začni partijo
new-make = Odpri mizo
new-match = Najdi nasprotnika
new-match-about = { $button }: vedno kot v pravilih. { $clock }.
options-none = S toliko igralci ta igra nima možnosti.
options-rulebook = Kot v pravilih.
options-all = Vse možnosti
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

## Before the game

gather-title = { $game }: miza
gather-free = prosto
gather-you = ti
gather-host = gostitelj
gather-ready = pripravljeno
gather-not-ready = še ni pripravljeno
gather-sit = Sedi sem
gather-seat-bot = Računalnik…
gather-unseat = Odstrani igralca
gather-name = Tvoje ime
gather-start = Lahko začnemo
gather-wait = Še ne
gather-leave = Zapusti sedež
avatar = Tvoja slika
avatar-number = Slika { $number }
avatar-about = Vidijo jo vsi za mizo.
avatar-change = Ime in slika
gather-waiting =
    { $count ->
        [one] Čakamo še { $count } igralca.
        [two] Čakamo še { $count } igralca.
        [few] Čakamo še { $count } igralce.
       *[other] Čakamo še { $count } igralcev.
    }
gather-word = Beseda za mešanje
gather-word-about = Strežnik je svojo skrivnost že določil in pokaže le njen prstni odtis. Tvoja beseda se doda mešanju, zato ploščic ni mogel nihče prirediti. Če pustiš polje prazno, se vzame naključna beseda.
gather-commitment = Prstni odtis skrivnosti:
invite-title = Povabi prijatelje
invite-about = Pošlji to povezavo. Kdor jo odpre, se pridruži z enim dotikom.
invite-watch = Pošlji to povezavo. Kdor jo odpre, lahko gleda.
invite-link = Povezava do te mize
invite-copy = Kopiraj povezavo
invite-copied = Kopirano
invite-share = Deli
invite-qr = Povezava kot koda QR

## At the table

turn-yours = Na potezi si
turn-of = Na potezi je { $player }
turn-over = Partija je končana
turn-paused = Premor
turn-mark = na potezi
title-your-turn = Na potezi si
title-over = Konec partije
hand = Tvoje ploščice
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
hand-lacks = Zagotovo nima: { $numbers }
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
move-commit = Odigraj
move-turn = Obrni
move-back = Prekliči
move-gone = Tvoja poteza ni več mogoča.
plan-commit = Načrtuj
plan-armed = Načrtovano: { $move }. Odigrano bo, takoj ko boš na potezi.
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
tool-undo = Vrni potezo
tool-ask-undo = Prosi za vrnitev poteze
tool-moves = Vse poteze
tool-log = Dnevnik in klepet
tool-menu = Več
tool-result = Rezultat
tool-read = Preberi mizo na glas
tool-zen = Samo deska
tool-resign = Predaj partijo
tool-resign-sure = Da, predaj partijo
tool-leave = Odidi (prevzame računalnik)
rule-link = Pravilo { $rule }
reconnecting = Povezava je prekinjena. Ponovno povezovanje…
bot-plays = Tu igra računalnik
bot-plays-for-you = Namesto tebe igra računalnik.
play-yourself = Spet prevzemi igro
play-on = Igraj naprej
take-over = Naj igra računalnik
presence-here = na spletu
presence-away = odsotno
presence-gone = brez povezave
watching =
    { $count ->
        [one] { $count } gledalec
        [two] { $count } gledalca
        [few] { $count } gledalci
       *[other] { $count } gledalcev
    }
log = Dnevnik
round-over =
    { $why ->
        [out] Krog je končan: nekdo nima več ploščic.
        [blocked] Krog je končan: nihče ne more igrati.
       *[none] Prejšnja partija je končana.
    }
round-hands = Ostalo v roki
since-title = Od tvoje zadnje poteze
since-nothing = Še nič.
since-play = Pokaži na deski
since-playing = Kaj se je zgodilo: { $at } od { $all }
since-skip = Preskoči
hint-title = Namig
hint-none = Zdaj ni namiga.
hint-value = Možnost zmage: { $percent } %.
offer-undo = Prosi za vrnitev poteze
offer-draw = Ponudi remi
offer-pause = Prosi za premor
offer-rematch = Povratna partija
offer-undo-asked = { $player } želi vrniti zadnjo potezo.
offer-draw-asked = { $player } ponuja remi.
offer-pause-asked = { $player } prosi za premor.
offer-rematch-asked = { $player } ponuja povratno partijo.
offer-undo-waits = Tvoja prošnja za vrnitev poteze čaka na odgovor.
offer-draw-waits = Tvoja ponudba remija čaka na odgovor.
offer-pause-waits = Tvoja prošnja za premor čaka na odgovor.
offer-rematch-waits = Tvoja ponudba povratne partije čaka na odgovor drugih.
offer-withdraw = Umakni
curtain-give = Napravo naj vzame { $player }
curtain-hold = { $player }: pritisni in drži
chat = Klepet
chat-presets = Povej…
chat-own = Napiši sporočilo
chat-send = Pošlji
chat-unread = Nova sporočila: { $count }
chat-team = ekipa
chat-team-only = Samo soigralcu
chat-hello = Živjo!
chat-good-luck = Srečno!
chat-well-played = Dobro odigrano!
chat-thanks = Hvala!
chat-oops = Ups!
chat-thinking = Naj premislim…
chat-back-soon = Takoj pridem nazaj.
chat-good-game = Dobra partija!
zoom-in = Povečaj
zoom-out = Pomanjšaj
zoom-fit = Pokaži vse
zoom-new-tile = Nova ploščica je v tej smeri
own-table-undone = Vrneš zadnjo potezo.
own-table-offered =
    { $offer ->
        [undo] Prosiš za vrnitev zadnje poteze.
        [draw] Ponujaš remi.
        [pause] Prosiš za premor.
        [rematch] Ponujaš povratno partijo.
       *[other] Nekaj ponujaš.
    }
own-table-accepted = Strinjaš se.
own-table-declined = Ne strinjaš se.
own-table-withdrawn = Umakneš ponudbo.
own-table-took-over = Namesto tebe igra bot.
own-table-handed-back = Spet si v igri.

## Help

help-title = Tipke in pomoč
help-tab = iz roke na desko in naprej
help-arrows = med mesti, kjer je mogoča poteza
help-enter = izberi in odigraj, kar je prikazano
help-escape = nazaj
help-order = premakni ploščico v roki
help-turn = obrni (s Shiftom v drugo smer)
help-list = seznam vseh potez, iskanje s tipkanjem
help-hint = namig
help-undo = vrni potezo ali prosi za to
help-read = preberi mizo na glas
help-zen = samo deska

## After the game

after-title = Rezultat
after-won =
    { $count ->
        [one] Zmaga: { $players }!
        [two] { $players } si delita zmago!
        [few] { $players } si delijo zmago!
       *[other] { $players } si delijo zmago!
    }
after-draw = Remi: nihče ne zmaga.
after-flagged = Igralcu je potekel čas.
after-resigned = Igralec je predal partijo.
after-agreed = Vsi so se dogovorili za remi.
after-abandoned = Partija je ostala nedokončana.
after-again = Igraj znova
after-to-rematch = K povratni partiji
after-replay = Preglej
after-record = Shrani zapis
bring-friends = Nadaljuj s prijatelji
bring-analyse = Analiziraj na strežniku
bring-here = Obdrži na tej napravi
bring-note = Ta partija se je začela drugje in je bila prinesena sem, zato mešanja ni mogoče preveriti.
fair-title = Je bilo mešanje pošteno?
fair-about = Pred partijo je strežnik pokazal prstni odtis svoje skrivnosti; nato so vsi dodali besedo. Zdaj je skrivnost razkrita in ta stran znova izračuna vsak žreb. To dokazuje, da se po začetku ni nič spremenilo. Ne dokazuje pa, da je upravljavec strežnika skrivnost obdržal zase.
fair-check = Preveri vse žrebe
fair-failed = Žrebov ni bilo mogoče preveriti: skrivnosti ni ali pa brskalnik to dovoli le prek varne povezave.
fair-commitment =
    { $right ->
        [yes] Skrivnost se ujema s prstnim odtisom.
       *[no] Skrivnost se ne ujema s prstnim odtisom!
    }
fair-draws = Pravilni žrebi: { $right } od { $all }.
fair-seal =
    { $seal ->
        [whole] Pečat se ujema: igra, možnosti, imena, besede, poteze in rezultat so tisti, ki so bili zapečateni.
        [names] Pečat se ujema, razen imen: ta so bila pozneje spremenjena ali odstranjena.
        [none] Pečata ni: preverjeni so bili le žrebi, ne pa imena, možnosti, poteze in rezultat.
       *[wrong] Pečat se ne ujema: v tem zapisu je bilo nekaj spremenjeno.
    }
replay-title = Pregled partije
replay-table = Nazaj k mizi
replay-start = Začetek
replay-first = Prva poteza
replay-back = Prejšnja poteza
replay-next = Naslednja poteza
replay-last = Zadnja poteza
replay-play = Predvajaj samodejno
replay-stop = Ustavi
replay-slider = Poteza
replay-eyes = Pogled
replay-all = vsi
replay-link = Kopiraj povezavo do te poteze
analysis-title = Analiza
analysis-about = Računalnik znova pogleda vsako odločitev. To traja trenutek.
analysis-start = Analiziraj
analysis-stop = Ustavi
analysis-busy = Razmišljam…
analysis-graph = Možnosti zmage za vse, poteza za potezo
analysis-costly = Poteze, ki so stale največ
analysis-better = { $played } Bolje za { $percent } %: { $better }
analysis-no-cost = Nobena poteza ni veliko stala.
analysis-luck = Vpliv sreče
analysis-luck-of = { $player }: možnost zmage { $start } % na začetku, { $end } % na koncu. { $fortune ->
    [gain] Sreča je prinesla { $luck } %.
    [loss] Smola je vzela { $luck } %.
   *[none] Sreča ni spremenila ničesar.
} { $skill ->
    [gain] Poteze so prinesle { $play } %.
    [loss] Poteze so vzele { $play } %.
   *[none] Poteze niso spremenile ničesar.
}

## Learning

lesson = Vodena partija
lesson-next = Naprej
lesson-wait = Igraj naprej, naslednji nasvet pride kmalu.
lesson-stop = Končaj vodeno partijo
learn-title = Nauči se: { $game }
learn-guided = Tvoja prva vodena partija
learn-guided-about = Pet minut na pravi deski, korak za korakom. Računalnik igra prizanesljivo.
learn-start = Začni
learn-rules = Preberi pravila
rules-read = Preberi

## Score pad

pad-kept = Kar vpišeš, ostane na tej napravi.
pad-clear = Izprazni
pad-undo = Razveljavi zadnji vnos
pad-more = Dodaj igralca
pad-fewer = Odstrani igralca
pad-add = Zapiši { $points }
pad-add-round = Dodaj krog
pad-round = Krog
pad-target = Igra se do

## Settings

settings-look = Videz
settings-theme = Barve
theme-auto = kot naprava
theme-light = svetlo
theme-dark = temno
theme-contrast = visok kontrast
settings-letters = Črke na terenih
settings-motion = Animacije
motion-auto = kot naprava
motion-full = vklopljene
motion-none = izklopljene
settings-pace = Hitrost potez drugih
pace-slow = počasi
pace-normal = običajno
pace-fast = hitro
pace-none = takoj
settings-play = Igra
settings-confirm = Potrjevanje potez
confirm-always = vedno
confirm-touch = le ob dotiku
confirm-never = nikoli
settings-previews = Pokaži, koliko bi poteza prinesla
settings-playable = Označi ustrezne ploščice
settings-ahead = Načrtuj potezo, medtem ko drugi razmišljajo
settings-ahead-about = Izberi potezo vnaprej in jo potrdi: odigra se sama, takoj ko si na potezi, če je še mogoča. Do takrat jo prekliče Esc ali dotik. Ne v ocenjenih partijah s skritimi ploščicami.
settings-notices = Obvestila
settings-sounds = Zvoki
settings-notify = Obvesti me, ko pridem na potezo, tudi če je stran v ozadju
settings-push = Tudi ko je stran zaprta
settings-push-about = Obvestila gredo prek potisne storitve tvojega brskalnika in ne vsebujejo besedila. Izklopljena so, dokler jih ne vklopiš.
settings-notify-refused = Brskalnik ne dovoli obvestil s te strani.
settings-install = Namesti Klots na to napravo
settings-install-about = Klots dobi svojo ikono in okno; pravila in točkovnik potem delujejo tudi brez povezave.
settings-kept = Nastavitve ostanejo na tej napravi in delujejo brez računa.
notice-your-turn = { $game }: na potezi si.
notice-called = Na potezi si.
notice-matched = Nasprotnik je najden.
notice-go = Pojdi k mizi
notice-restart =
    { $seconds ->
        [one] Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds } sekundo. Nič ni izgubljeno.
        [two] Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds } sekundi. Nič ni izgubljeno.
        [few] Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds } sekunde. Nič ni izgubljeno.
       *[other] Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds } sekund. Nič ni izgubljeno.
    }
notice-frozen = Potez trenutno ni mogoče shraniti. Igra se nadaljuje samodejno.

## You

account-name = Tvoje ime
account-name-about = Tako te vidijo drugi za mizo.
account-saved = Shranjeno.
account-account = Račun (neobvezno)
account-account-about = Račun hrani tvoje ocene in partije, tudi vse, kar odigraš kot gost.
account-login = Uporabniško ime
account-password = Geslo
account-old-password = Trenutno geslo
account-new-password = Novo geslo
account-change-password = Spremeni geslo
account-sign-in = Prijava
account-sign-up = Ustvari račun
account-sign-out = Odjava
account-signed-in = Prijava je uspela.
account-signed-out = Odjava je uspela.
account-signed-in-as = Tvoj račun: { $name }
account-device = Igraj na drugi napravi
account-device-about = S to povezavo se prijaviš na drugi napravi. Deluje enkrat; ne daj je nikomur.
account-device-link = Ustvari povezavo
account-played = Tvoji rezultati
account-game = Igra
account-games = Partije
account-won = Zmage
account-rating = Ocena
account-history = Končane partije
account-sessions = Prijavljene naprave
account-kind-session = Brskalnik
account-kind-token = Program
account-this = tukaj
account-end = Končaj sejo
account-token = Ustvari žeton
account-token-label = Ime programa
account-token-once = Prikaže se le enkrat:
account-data = Tvoji podatki
account-data-about = Vse, kar se hrani o tebi, lahko preneseš ali daš izbrisati.
account-export = Prenesi
account-forget = Izbriši vse moje podatke
account-forget-sure = Da, izbriši vse za vedno
account-forgotten = Vsi tvoji podatki so izbrisani.
recover-title = Uporabi svoj profil na tej napravi
recover-about = Ta povezava prihaja z druge tvoje naprave. Ko jo sprejmeš, bodo tvoje partije tudi tukaj.
recover-accept = Da, to sem jaz
ranking = Lestvica
ranking-place = Mesto
ranking-name = Ime
ranking-empty = V tej igri še nihče nima ocene.

## Games on this device

here-title = Partije na tej napravi
here-about = Te partije so shranjene samo v tem brskalniku. Shrani jih v datoteko, da imaš kopijo ali da jih preneseš na drugo napravo.
here-finished = Končane
here-save = Shrani v datoteko
here-take = Naloži iz datoteke
here-taken = Naložene partije: { $count }.
here-no-games = V tej datoteki ni partij iz Klotsa.
here-broken = Partije, ki jih ni bilo mogoče prebrati: { $count }.
read-title = Odpri zapis
read-about = Izberi zapis partije iz Klotsa ali prilepi njegovo besedilo, da si partijo znova ogledaš.
read-paste = Besedilo zapisa
read-open = Odpri
here-delete = Izbriši
here-delete-sure = Želiš izbrisati to partijo?
settings-here = Igraj proti računalniku brez strežnika
settings-here-about = Te partije in partije na eni napravi tečejo v tem brskalniku in so shranjene samo v njem. Izklopi to, če jih želiš igrati na strežniku.
local-full = Na napravi ni več prostora, zato poteza ni shranjena. Izbriši kakšno partijo ali sprosti prostor in poskusi znova.
local-other-tab = Ta partija je odprta v drugem zavihku
local-not-kept = Naprava ni mogla shraniti poteze. Poskusi znova.
local-broken = Na tej strani je šlo nekaj narobe. Tvoja partija je na varnem: znova naloži stran.
update-ready = Na voljo je nova različica Klotsa.
update-now = Posodobi zdaj

## Something is missing

problem-home = Domov
problem-again = Poskusi znova
problem-no-page = Strani ni mogoče najti
problem-no-page-about = Morda je naslov nepopoln. Do vsega lahko prideš z domače strani.
problem-no-server = Strežnik ni dosegljiv
problem-no-server-about = Tvoje partije so na varnem in se nadaljujejo, ko bo strežnik spet dosegljiv. Pravila, točkovnik in nastavitve delujejo tudi brez njega.
problem-server = Na strežniku je šlo nekaj narobe
problem-server-about = Nič ni izgubljeno. Poskusi znova čez trenutek.
problem-not-found = Mize ni mogoče najti
problem-not-found-about = Povezava je morda stara ali nepopolna. Prosi prijatelja za novo ali odpri svojo mizo.
problem-full-table = Ta miza je polna
problem-full-table-about = Vsi sedeži so zasedeni. Lahko odpreš svojo mizo.
generic-choose-move = Izberi potezo.
generic-table = Miza kot besedilo
after-you-win = Zmaga je tvoja!
after-you-win-by = Zmaga je tvoja, z razliko { $points }!
after-won-by = { $player } zmaga z razliko { $points }.
after-rounds = Krog za krogom
after-where-lost = Kje je šlo narobe?
after-team-won = Zmagovalca: { $players }!
after-resigned-by = { $player } preda partijo.
after-flagged-by = { $player }: čas je potekel.
after-resigned-you = Predaš partijo.
after-flagged-you = Tvoj čas je potekel.
move-waits = Tvoja poteza je shranjena in bo poslana, ko se povezava vrne.
round-go-on = Naprej
you-watch = Gledaš partijo.
new-level-all = Stopnja vseh računalniških igralcev
nav-ranking = Lestvica
invite-here-only = Ta naslov deluje samo na tej napravi. Zaženi Klots z --listen 0.0.0.0:7377, da se lahko pridružijo drugi v tvojem omrežju.
invite-lan = Ta povezava deluje v tvojem lokalnem omrežju.
tables-remove = Odstrani
