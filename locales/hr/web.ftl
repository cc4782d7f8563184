### What only the page says, and no single game.

## On every page

app-title = Klots – četiri igre s pločicama
skip = Preskoči na sadržaj
loading = Učitavanje…
close = Zatvori
save = Spremi
answer-yes = Da
answer-no = Ne
sum = Ukupno
points = Bodovi
points-why =
    { $points ->
        [one] { $points } bod: zašto?
        [few] { $points } boda: zašto?
       *[other] { $points } bodova: zašto?
    }
points-bonus = Bonusi
points-before = Prijašnje partije
points-rounds-before = Prijašnje runde
points-last-round = Prethodna runda
language = Jezik
footer = Klots: otvoren svima, bez računa.
footer-api = API
guest-name = Gost
bot-name = Računalo ({ $level })
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
bot-beginner-about = Još uči i veseli se svakom potezu.
bot-easy-about = Brzo grabi bodove i ne gleda daleko unaprijed.
bot-medium-about = Ima strpljenja i prije poteza misli na tvoj odgovor.
bot-hard-about = Lukava glava: planira unaprijed i rijetko griješi.
bot-expert-about = Zna svaku partiju i nijednu ne zaboravlja.

## Ways through the page

nav = Stranice
nav-rules = Pravila
nav-pad = Blok za bodove
nav-account = Profil
nav-settings = Postavke

## Home

home-title = Četiri igre s pločicama, jedan stol
home-lead = Igraj odmah protiv računala, na jednom uređaju ili s prijateljima preko poveznice. Račun nije potreban.
home-play-now = Igraj odmah
home-with-friends = S prijateljima
home-one-device = Na jednom uređaju
home-learn = Nauči
home-more = Više mogućnosti…
home-open-tables = Otvoreni stolovi
home-no-tables = Trenutačno nema otvorenih stolova. Otvori svoj i drugi će ga ovdje vidjeti.
home-mine = Tvoje partije
home-you-are = Igraš kao { $name }.
tables-free =
    { $count ->
        [one] { $count } slobodno mjesto
        [few] { $count } slobodna mjesta
       *[other] { $count } slobodnih mjesta
    }
tables-join = Pridruži se
tables-watch = Gledaj
tables-go-on = Nastavi
tables-your-turn = Na potezu si
tables-look = Pregledaj
tables-more = Prikaži još

## A new table

new-title = Novi stol: { $game }
new-device-title = Na jednom uređaju: { $game }
new-device-about = Svi igraju na ovom uređaju. U igrama sa skrivenim pločicama zaslon se između poteza prekriva.
new-seats = Igrači
new-how-many = Broj igrača
new-you = Ti
new-person = Osoba
new-open = Slobodno mjesto
new-name-of = Ime igrača { $number }
new-who-sits = Mjesto { $number }
new-options = Opcije igre
new-table = Stol
new-visible = Javno: svatko vidi ovaj stol i može se pridružiti
new-chat = Igrači mogu razgovarati
new-late = Tko dođe kasnije, može zauzeti slobodno mjesto ili mjesto računala
new-rated = Rangirano: bez savjeta i vraćanja poteza
new-delay = Gledatelji vide poteze
delay-none = odmah
delay-moves =
    { $count ->
        [one] { $count } potez kasnije
        [few] { $count } poteza kasnije
       *[other] { $count } poteza kasnije
    }
delay-seconds = { $count ->
    [one] { $count } sekundu kasnije
    [few] { $count } sekunde kasnije
   *[other] { $count } sekundi kasnije
}
new-start = Počni partiju
new-make = Otvori stol
new-match = Pronađi protivnika
new-match-about = { $button }: uvijek kao u pravilima. { $clock }.
options-none = S toliko igrača ova igra nema opcija.
options-rulebook = Kao u pravilima.
options-all = Sve opcije
clock = Sat
clock-none = Bez sata
clock-move =
    { $seconds ->
        [one] { $seconds } sekunda po potezu
        [few] { $seconds } sekunde po potezu
       *[other] { $seconds } sekundi po potezu
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minuta svakome
        [few] { $minutes } minute svakome
       *[other] { $minutes } minuta svakome
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } dan po potezu
        [few] { $days } dana po potezu
       *[other] { $days } dana po potezu
    }
clock-days-left =
    { $days ->
        [one] { $days } dan
        [few] { $days } dana
       *[other] { $days } dana
    }
clock-low =
    { $seconds ->
        [one] još { $seconds } sekunda
        [few] još { $seconds } sekunde
       *[other] još { $seconds } sekundi
    }

## Before the game

gather-title = { $game }: stol
gather-free = slobodno
gather-you = ti
gather-host = domaćin
gather-ready = spremno
gather-not-ready = još nije spremno
gather-sit = Sjedni ovdje
gather-seat-bot = Računalo…
gather-unseat = Ukloni igrača
gather-name = Tvoje ime
gather-start = Možemo početi
gather-wait = Još ne
gather-leave = Napusti mjesto
avatar = Tvoja slika
avatar-number = Slika { $number }
avatar-about = Sliku vide svi za stolom.
avatar-change = Ime i slika
gather-waiting =
    { $count ->
        [one] Čeka se još { $count } igrač.
        [few] Čekaju se još { $count } igrača.
       *[other] Čeka se još { $count } igrača.
    }
gather-word = Riječ za miješanje
gather-word-about = Poslužitelj je već odredio svoju tajnu i pokazuje samo njezin otisak. Tvoja se riječ dodaje miješanju pa nitko nije mogao namjestiti pločice. Ako polje ostaviš prazno, uzima se nasumična riječ.
gather-commitment = Otisak tajne:
invite-title = Pozovi prijatelje
invite-about = Pošalji ovu poveznicu. Tko je otvori, pridružuje se jednim dodirom.
invite-watch = Pošalji ovu poveznicu. Tko je otvori, može gledati.
invite-link = Poveznica na ovaj stol
invite-copy = Kopiraj poveznicu
invite-copied = Kopirano
invite-share = Podijeli
invite-qr = Poveznica kao QR kod

## At the table

turn-yours = Na potezu si
turn-of = Na potezu: { $player }
turn-over = Partija je gotova
turn-paused = Stanka
turn-mark = na potezu
title-your-turn = Na potezu si
title-over = Kraj partije
hand = Tvoje pločice
hand-playable = odgovara
hand-earlier = Pomakni pločicu ulijevo
hand-later = Pomakni pločicu udesno
hand-tiles =
    { $count ->
        [one] { $count } pločica u ruci
        [few] { $count } pločice u ruci
       *[other] { $count } pločica u ruci
    }
hand-lacks = Sigurno nema: { $numbers }
round-to = Runda { $round }, cilj: { $target }
hand-count =
    { $player }: { $count ->
        [one] { $count } pločica
        [few] { $count } pločice
       *[other] { $count } pločica
    } u ruci, { $points ->
        [one] { $points } bod
        [few] { $points } boda
       *[other] { $points } bodova
    }
move-commit = Odigraj
move-turn = Okreni
move-back = Odustani
move-gone = Tvoj potez više nije moguć.
plan-commit = Planiraj
plan-armed = Planirano: { $move }. Odigrat će se čim dođeš na potez.
plan-off = Planirani je potez poništen.
moves-filter = Piši da nađeš potez; Enter igra prvi.
moves-count =
    { $count ->
        [one] { $count } potez
        [few] { $count } poteza
       *[other] { $count } poteza
    }
tool-hint = Savjet
tool-undo = Vrati potez
tool-ask-undo = Zatraži vraćanje
tool-moves = Svi potezi
tool-log = Dnevnik i razgovor
tool-menu = Više
tool-result = Rezultat
tool-read = Pročitaj stol naglas
tool-zen = Samo ploča
tool-resign = Predaj
tool-resign-sure = Da, stvarno predaj
tool-leave = Napusti (računalo preuzima)
rule-link = Pravilo { $rule }
reconnecting = Veza je prekinuta. Ponovno spajanje…
bot-plays = Ovdje igra računalo
bot-plays-for-you = Umjesto tebe igra računalo.
play-yourself = Ponovno preuzmi igru
play-on = Igraj dalje
take-over = Neka igra računalo
presence-here = online
presence-away = odsutno
presence-gone = offline
watching =
    { $count ->
        [one] { $count } gledatelj
        [few] { $count } gledatelja
       *[other] { $count } gledatelja
    }
log = Dnevnik
round-over =
    { $why ->
        [out] Runda je gotova: netko više nema pločica.
        [blocked] Runda je gotova: nitko ne može igrati.
       *[none] Prethodna partija je gotova.
    }
round-hands = Ostalo u ruci
since-title = Od tvog zadnjeg poteza
since-nothing = Još ništa.
since-play = Pokaži na ploči
since-playing = Što se dogodilo: { $at } od { $all }
since-skip = Preskoči
hint-title = Savjet
hint-none = Sada nema savjeta.
hint-value = Izgledi za pobjedu: { $percent } %.
offer-undo = Zatraži vraćanje
offer-draw = Ponudi remi
offer-pause = Zatraži stanku
offer-rematch = Revanš
offer-undo-asked = { $player } želi vratiti zadnji potez.
offer-draw-asked = { $player } nudi remi.
offer-pause-asked = { $player } traži stanku.
offer-rematch-asked = { $player } nudi revanš.
offer-undo-waits = Poslan je tvoj zahtjev za vraćanje poteza.
offer-draw-waits = Poslana je tvoja ponuda remija.
offer-pause-waits = Poslan je tvoj zahtjev za stanku.
offer-rematch-waits = Poslana je tvoja ponuda revanša. Čekaju se ostali.
offer-withdraw = Povuci
curtain-give = Uređaj sada uzima { $player }
curtain-hold = { $player }: pritisni i drži
chat = Razgovor
chat-presets = Reci…
chat-own = Napiši poruku
chat-send = Pošalji
chat-unread = Nove poruke: { $count }
chat-team = tim
chat-team-only = Samo partneru
chat-hello = Bok!
chat-good-luck = Sretno!
chat-well-played = Dobro odigrano!
chat-thanks = Hvala!
chat-oops = Ups!
chat-thinking = Da razmislim…
chat-back-soon = Odmah se vraćam.
chat-good-game = Dobra partija!
zoom-in = Povećaj
zoom-out = Smanji
zoom-fit = Pokaži sve
zoom-new-tile = Nova je pločica u ovom smjeru
own-table-undone = Vraćaš zadnji potez.
own-table-offered =
    { $offer ->
        [undo] Tražiš vraćanje zadnjeg poteza.
        [draw] Nudiš remi.
        [pause] Tražiš stanku.
        [rematch] Nudiš revanš.
       *[other] Nešto nudiš.
    }
own-table-accepted = Pristaješ.
own-table-declined = Ne pristaješ.
own-table-withdrawn = Povlačiš ponudu.
own-table-took-over = Umjesto tebe igra bot.
own-table-handed-back = Vraćaš se u igru.

## Help

help-title = Tipke i pomoć
help-tab = od ruke do ploče i dalje
help-arrows = između mjesta na kojima je potez moguć
help-enter = odaberi i odigraj prikazano
help-escape = natrag
help-order = pomakni pločicu u ruci
help-turn = okreni pločicu (sa Shiftom u drugu stranu)
help-list = svi potezi, pretražuju se pisanjem
help-hint = savjet
help-undo = vrati potez ili to zatraži
help-read = pročitaj stol naglas
help-zen = samo ploča

## After the game

after-title = Rezultat
after-won =
    { $count ->
        [one] Pobjeda: { $players }!
        [few] Pobjedu dijele: { $players }!
       *[other] Pobjedu dijele: { $players }!
    }
after-draw = Remi: nitko ne pobjeđuje.
after-flagged = Igraču je isteklo vrijeme.
after-resigned = Igrač je predao partiju.
after-agreed = Svi su pristali na remi.
after-abandoned = Partija nije dovršena.
after-again = Igraj opet
after-to-rematch = Na revanš
after-replay = Pregledaj
after-record = Spremi zapis
bring-friends = Nastavi s prijateljima
bring-analyse = Analiziraj na poslužitelju
bring-here = Zadrži na ovom uređaju
bring-note = Ova je partija započeta drugdje i donesena ovamo, pa se miješanje ne može provjeriti.
fair-title = Je li miješanje bilo pošteno?
fair-about = Prije partije poslužitelj je pokazao otisak svoje tajne; zatim je svatko dodao riječ. Sada je tajna otkrivena i ova stranica ponovno računa svako izvlačenje. To dokazuje da nakon početka ništa nije promijenjeno. Ne dokazuje da je onaj tko vodi poslužitelj tajnu zadržao za sebe.
fair-check = Provjeri sva izvlačenja
fair-failed = Izvlačenja se ne mogu provjeriti: nema tajne ili preglednik to dopušta samo preko sigurne veze.
fair-commitment =
    { $right ->
        [yes] Tajna odgovara otisku.
       *[no] Tajna ne odgovara otisku!
    }
fair-draws = Točna izvlačenja: { $right } od { $all }.
fair-seal =
    { $seal ->
        [whole] Pečat se slaže: igra, opcije, imena, riječi, potezi i rezultat isti su kao kad su zapečaćeni.
        [names] Pečat se slaže, osim imena: ona su poslije promijenjena ili uklonjena.
        [none] Nema pečata: provjerena su samo izvlačenja, a ne imena, opcije, potezi i rezultat.
       *[wrong] Pečat se ne slaže: nešto je u ovom zapisu promijenjeno.
    }
replay-title = Pregled partije
replay-table = Natrag za stol
replay-start = Početak
replay-first = Prvi potez
replay-back = Prethodni potez
replay-next = Sljedeći potez
replay-last = Zadnji potez
replay-play = Reproduciraj
replay-stop = Zaustavi
replay-slider = Potez
replay-eyes = Pogled
replay-all = svi
replay-link = Kopiraj poveznicu na ovaj potez
analysis-title = Analiza
analysis-about = Računalo još jednom gleda svaku odluku. To malo traje.
analysis-start = Analiziraj
analysis-stop = Zaustavi
analysis-busy = Razmišljanje…
analysis-graph = Izgledi svih za pobjedu, potez po potez
analysis-costly = Najskuplji potezi
analysis-better = { $played } Bolje za { $percent } %: { $better }
analysis-no-cost = Nijedan potez nije bio skup.
analysis-luck = Utjecaj sreće
analysis-luck-of = { $player }: izgledi za pobjedu { $start } % na početku, { $end } % na kraju. { $fortune ->
    [gain] Sreća je donijela { $luck } %.
    [loss] Peh je oduzeo { $luck } %.
   *[none] Sreća nije ništa promijenila.
} { $skill ->
    [gain] Potezi su donijeli { $play } %.
    [loss] Potezi su oduzeli { $play } %.
   *[none] Potezi nisu ništa promijenili.
}

## Learning

lesson = Vođena partija
lesson-next = Sljedeće
lesson-wait = Igraj dalje, sljedeći savjet stiže uskoro.
lesson-stop = Završi vođenu partiju
learn-title = Nauči { $game }
learn-guided = Tvoja prva vođena partija
learn-guided-about = Pet minuta na pravoj ploči, korak po korak. Računalo ti popušta.
learn-start = Počni
learn-rules = Čitaj pravila
rules-read = Čitaj

## Score pad

pad-kept = Što upišeš, ostaje na ovom uređaju.
pad-clear = Isprazni
pad-undo = Poništi zadnji unos
pad-more = Dodaj igrača
pad-fewer = Ukloni igrača
pad-add = Zapiši { $points }
pad-add-round = Dodaj rundu
pad-round = Runda
pad-target = Igra se do

## Settings

settings-look = Izgled
settings-theme = Boje
theme-auto = kao uređaj
theme-light = svijetlo
theme-dark = tamno
theme-contrast = visoki kontrast
settings-letters = Slova na krajolicima
settings-motion = Animacije
motion-auto = kao uređaj
motion-full = uključene
motion-none = isključene
settings-pace = Brzina poteza drugih igrača
pace-slow = sporo
pace-normal = normalno
pace-fast = brzo
pace-none = odmah
settings-play = Igra
settings-confirm = Potvrda poteza
confirm-always = uvijek
confirm-touch = samo pri dodiru
confirm-never = nikad
settings-previews = Pokaži što bi potez donio
settings-playable = Istakni pločice koje odgovaraju
settings-ahead = Planiraj potez dok drugi razmišljaju
settings-ahead-about = Odaberi potez unaprijed i potvrdi ga: odigrat će se sam čim dođeš na potez, ako je još moguć. Dotad ga poništava Esc ili dodir. Ne u rangiranim partijama sa skrivenim pločicama.
settings-notices = Obavijesti
settings-sounds = Zvukovi
settings-notify = Javi mi kad dođem na potez, i kad je stranica u pozadini
settings-push = I kad je stranica zatvorena
settings-push-about = Obavijesti idu preko push-usluge tvojeg preglednika i ne sadrže tekst. Isključene su dok ih ne uključiš.
settings-notify-refused = Preglednik ne dopušta obavijesti s ove stranice.
settings-install = Instaliraj Klots na ovaj uređaj
settings-install-about = Klots dobiva vlastitu ikonu i prozor; pravila i blok za bodove tada rade i bez veze.
settings-kept = Postavke se čuvaju na ovom uređaju i rade bez računa.
notice-your-turn = { $game }: na potezu si.
notice-called = Na potezu si.
notice-matched = Pronađen je protivnik.
notice-go = Idi za stol
notice-restart =
    { $seconds ->
        [one] Poslužitelj se ponovno pokreće i vraća se za { $seconds } sekundu. Ništa nije izgubljeno.
        [few] Poslužitelj se ponovno pokreće i vraća se za { $seconds } sekunde. Ništa nije izgubljeno.
       *[other] Poslužitelj se ponovno pokreće i vraća se za { $seconds } sekundi. Ništa nije izgubljeno.
    }
notice-frozen = Potezi se trenutačno ne mogu spremiti. Igra se nastavlja automatski.

## You

account-name = Tvoje ime
account-name-about = Tako te drugi vide za stolom.
account-saved = Spremljeno.
account-account = Račun (po želji)
account-account-about = Račun čuva tvoj rejting i partije, uključujući sve odigrano kao gost.
account-login = Korisničko ime
account-password = Lozinka
account-old-password = Trenutačna lozinka
account-new-password = Nova lozinka
account-change-password = Promijeni lozinku
account-sign-in = Prijavi se
account-sign-up = Otvori račun
account-sign-out = Odjavi se
account-signed-in = Prijava je uspjela.
account-signed-out = Odjava je uspjela.
account-signed-in-as = Prijavljeno kao { $name }
account-device = Igraj na drugom uređaju
account-device-about = Ovom se poveznicom prijavljuješ na drugom uređaju. Radi jednom; nikome je ne daj.
account-device-link = Napravi poveznicu
account-played = Tvoji rezultati
account-game = Igra
account-games = Partije
account-won = Pobjede
account-rating = Rejting
account-history = Završene partije
account-sessions = Prijavljeni uređaji
account-kind-session = Preglednik
account-kind-token = Program
account-this = ovdje
account-end = Završi sesiju
account-token = Napravi token
account-token-label = Naziv programa
account-token-once = Prikazuje se samo jednom:
account-data = Tvoji podaci
account-data-about = Sve što se o tebi čuva možeš preuzeti ili obrisati.
account-export = Preuzmi
account-forget = Obriši sve moje podatke
account-forget-sure = Da, obriši sve zauvijek
account-forgotten = Svi su tvoji podaci obrisani.
recover-title = Koristi svoj profil na ovom uređaju
recover-about = Ova poveznica dolazi s drugog tvog uređaja. Kad je prihvatiš, tvoje će partije biti i ovdje.
recover-accept = Da, to sam ja
ranking = Ljestvica
ranking-place = Mjesto
ranking-name = Ime
ranking-empty = U ovoj igri još nitko nema rejting.

## Games on this device

here-title = Partije na ovom uređaju
here-about = Ove su partije spremljene samo u ovom pregledniku. Spremi ih u datoteku da imaš kopiju ili da ih preneseš na drugi uređaj.
here-finished = Završene
here-save = Spremi u datoteku
here-take = Učitaj iz datoteke
here-taken = Učitane partije: { $count }.
here-no-games = Ova datoteka ne sadrži partije iz Klotsa.
here-broken = Nečitljive partije: { $count }.
read-title = Otvori zapis
read-about = Odaberi zapis partije iz Klotsa ili zalijepi njegov tekst da ponovno pogledaš partiju.
read-paste = Tekst zapisa
read-open = Otvori
here-delete = Obriši
here-delete-sure = Obrisati ovu partiju?
settings-here = Igraj protiv računala bez poslužitelja
settings-here-about = Te partije i partije na jednom uređaju odvijaju se u ovom pregledniku i spremaju samo u njemu. Isključi ako ih želiš igrati na poslužitelju.
local-full = Na uređaju više nema mjesta pa potez nije spremljen. Obriši neke partije ili oslobodi mjesto i pokušaj ponovno.
local-other-tab = Ova je partija otvorena u drugoj kartici
local-not-kept = Uređaj nije mogao spremiti potez. Pokušaj ponovno.
local-broken = Nešto je pošlo po zlu na ovoj stranici. Tvoja je partija na sigurnom: ponovno učitaj stranicu.
update-ready = Nova verzija Klotsa je spremna.
update-now = Ažuriraj sada

## Something is missing

problem-home = Početna
problem-again = Pokušaj ponovno
problem-no-page = Stranica nije pronađena
problem-no-page-about = Možda je adresa nepotpuna. Do svega možeš doći s početne stranice.
problem-no-server = Poslužitelj nije dostupan
problem-no-server-about = Tvoje su partije na sigurnom i nastavljaju se kad se poslužitelj vrati. Pravila, blok za bodove i postavke rade i bez njega.
problem-server = Na poslužitelju je nešto pošlo po zlu
problem-server-about = Ništa nije izgubljeno. Pokušaj ponovno za koji trenutak.
problem-not-found = Stol nije pronađen
problem-not-found-about = Poveznica je možda stara ili nepotpuna. Zatraži novu od prijatelja ili otvori svoj stol.
problem-full-table = Ovaj je stol pun
problem-full-table-about = Sva su mjesta zauzeta. Možeš otvoriti vlastiti stol.
generic-choose-move = Odaberi potez.
generic-table = Stol kao tekst
after-you-win = Pobjeda je tvoja!
after-you-win-by = Pobjeda je tvoja, s razlikom od { $points }!
after-won-by = { $player } pobjeđuje s razlikom od { $points }.
after-rounds = Runda po rundu
after-where-lost = Gdje je pošlo po zlu?
after-team-won = Pobjeđuju { $players }!
after-resigned-by = { $player } predaje partiju.
after-flagged-by = { $player }: isteklo je vrijeme.
after-resigned-you = Predaješ partiju.
after-flagged-you = Isteklo ti je vrijeme.
move-waits = Tvoj je potez spremljen i poslat će se čim se veza vrati.
round-go-on = Nastavi
you-watch = Gledaš partiju.
new-level-all = Razina svih računalnih igrača
nav-ranking = Ljestvica
invite-here-only = Ova adresa radi samo na ovom uređaju. Pokreni Klots s --listen 0.0.0.0:7377 da se mogu pridružiti i drugi u tvojoj mreži.
invite-lan = Ova poveznica radi u tvojoj lokalnoj mreži.
tables-remove = Ukloni
