### What only the page says, and no single game.

## On every page

app-title = Klots – patru jocuri cu piese
skip = Sari la conținut
loading = Se încarcă…
close = Închide
save = Salvează
answer-yes = Da
answer-no = Nu
sum = Total
points = Puncte
points-why =
    { $points ->
        [one] { $points } punct: de ce?
        [few] { $points } puncte: de ce?
       *[other] { $points } de puncte: de ce?
    }
points-bonus = Bonusuri
points-before = Partide anterioare
points-rounds-before = Runde anterioare
points-last-round = Runda anterioară
language = Limbă
footer = Klots: deschis tuturor, fără cont.
footer-api = API
guest-name = Oaspete
bot-name = Calculator ({ $level })
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
bot-beginner-about = Încă învață și se bucură de fiecare mutare.
bot-easy-about = Se repede după puncte și nu privește prea departe.
bot-medium-about = Are răbdare și se gândește la răspunsul tău înainte să joace.
bot-hard-about = Joacă viclean: plănuiește din timp și greșește rar.
bot-expert-about = Cunoaște fiecare partidă și nu uită niciuna.

## Ways through the page

nav = Pagini
nav-rules = Reguli
nav-pad = Carnet de scor
nav-account = Profil
nav-settings = Setări

## Home

home-title = Patru jocuri cu piese, o singură masă
home-lead = Joacă imediat împotriva calculatorului, pe un dispozitiv sau cu prietenii printr-un link. Fără cont.
home-play-now = Joacă acum
home-with-friends = Cu prietenii
home-one-device = Pe un dispozitiv
home-learn = Învață
home-more = Mai multe opțiuni…
home-open-tables = Mese deschise
home-no-tables = Momentan nu există mese deschise. Creează una și ceilalți o vor vedea aici.
home-mine = Partidele tale
home-you-are = Joci ca { $name }.
tables-free =
    { $count ->
        [one] { $count } loc liber
        [few] { $count } locuri libere
       *[other] { $count } de locuri libere
    }
tables-join = Intră în joc
tables-watch = Urmărește
tables-go-on = Continuă
tables-your-turn = Rândul tău
tables-look = Revezi
tables-more = Arată mai multe

## A new table

new-title = Masă nouă: { $game }
new-device-title = Pe un dispozitiv: { $game }
new-device-about = Toți joacă pe acest dispozitiv. La jocurile cu piese ascunse, un ecran le acoperă între ture.
new-seats = Jucători
new-how-many = Numărul de jucători
new-you = Tu
new-person = Persoană
new-open = Loc liber
new-name-of = Numele jucătorului { $number }
new-who-sits = Locul { $number }
new-options = Opțiuni de joc
new-table = Masă
new-visible = Publică: oricine poate vedea masa și poate intra
new-chat = Jucătorii își pot scrie
new-late = Cine vine târziu poate ocupa un loc liber sau locul unui calculator
new-rated = Cu rating: fără indicii, fără mutări luate înapoi
new-delay = Spectatorii văd mutările
delay-none = imediat
delay-moves =
    { $count ->
        [one] cu o întârziere de { $count } mutare
        [few] cu o întârziere de { $count } mutări
       *[other] cu o întârziere de { $count } de mutări
    }
delay-seconds =
    { $count ->
        [one] cu o întârziere de { $count } secundă
        [few] cu o întârziere de { $count } secunde
       *[other] cu o întârziere de { $count } de secunde
    }
new-start = Începe partida
new-make = Creează masa
new-match = Găsește un adversar
new-match-about = { $button }: mereu ca în regulament. { $clock }.
options-none = Acest joc nu are opțiuni cu acest număr de jucători.
options-rulebook = Ca în regulament.
options-all = Toate opțiunile
clock = Ceas
clock-none = Fără ceas
clock-move =
    { $seconds ->
        [one] { $seconds } secundă pe mutare
        [few] { $seconds } secunde pe mutare
       *[other] { $seconds } de secunde pe mutare
    }
clock-game =
    { $minutes ->
        [one] câte { $minutes } minut
        [few] câte { $minutes } minute
       *[other] câte { $minutes } de minute
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } zi pe mutare
        [few] { $days } zile pe mutare
       *[other] { $days } de zile pe mutare
    }
clock-days-left =
    { $days ->
        [one] { $days } zi
        [few] { $days } zile
       *[other] { $days } de zile
    }
clock-low =
    { $seconds ->
        [one] Mai este { $seconds } secundă
        [few] Mai sunt { $seconds } secunde
       *[other] Mai sunt { $seconds } de secunde
    }

## Before the game

gather-title = { $game }: masă
gather-free = liber
gather-you = tu
gather-host = gazdă
gather-ready = gata
gather-not-ready = încă nu e gata
gather-sit = Ocupă acest loc
gather-seat-bot = Calculator…
gather-unseat = Elimină jucătorul
gather-name = Numele tău
gather-start = Gata
gather-wait = Nu sunt gata
gather-leave = Părăsește locul
avatar = Imaginea ta
avatar-number = Imaginea { $number }
avatar-about = O văd toți cei de la masă.
avatar-change = Nume și imagine
gather-waiting =
    { $count ->
        [one] Mai așteptăm { $count } jucător.
        [few] Mai așteptăm { $count } jucători.
       *[other] Mai așteptăm { $count } de jucători.
    }
gather-word = Un cuvânt pentru amestecare
gather-word-about = Serverul și-a fixat deja secretul și îi arată doar amprenta. Cuvântul tău intră în amestecare, așa că nimeni nu a putut aranja piesele dinainte. Lasă gol pentru un cuvânt la întâmplare.
gather-commitment = Amprenta secretului:
invite-title = Invită prieteni
invite-about = Trimite acest link. Cine îl deschide poate intra cu o atingere.
invite-watch = Trimite acest link. Cine îl deschide poate urmări partida.
invite-link = Link către această masă
invite-copy = Copiază linkul
invite-copied = Copiat
invite-share = Distribuie
invite-qr = Linkul sub formă de cod QR

## At the table

turn-yours = Rândul tău
turn-of = Urmează { $player }
turn-over = Partida s-a terminat
turn-paused = În pauză
turn-mark = la mutare
title-your-turn = Rândul tău
title-over = Partidă terminată
hand = Mâna ta
hand-playable = se potrivește
hand-earlier = Mută piesa la stânga
hand-later = Mută piesa la dreapta
hand-tiles =
    { $count ->
        [one] { $count } piesă în mână
        [few] { $count } piese în mână
       *[other] { $count } de piese în mână
    }
hand-lacks = Sigur nu are: { $numbers }
round-to = Runda { $round } · puncte de atins: { $target }
hand-count =
    { $player }: { $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    } în mână, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
move-commit = Joacă
move-turn = Rotește
move-back = Anulează
move-gone = Mutarea ta nu mai este posibilă.
plan-commit = Planifică mutarea
plan-armed = Mutare planificată: { $move }. Se va juca imediat ce e rândul tău.
plan-off = Mutarea planificată a fost anulată.
moves-filter = Scrie ca să găsești o mutare; Enter o joacă pe prima.
moves-count =
    { $count ->
        [one] { $count } mutare
        [few] { $count } mutări
       *[other] { $count } de mutări
    }
tool-hint = Indiciu
tool-undo = Ia înapoi
tool-ask-undo = Cere mutarea înapoi
tool-moves = Toate mutările
tool-log = Jurnal și chat
tool-menu = Mai multe
tool-result = Rezultat
tool-read = Citește masa cu voce tare
tool-zen = Doar tabla
tool-resign = Cedează
tool-resign-sure = Da, cedez
tool-leave = Pleacă (joacă calculatorul)
rule-link = Regula { $rule }
reconnecting = Conexiunea s-a pierdut. Se reconectează…
bot-plays = Aici joacă calculatorul
bot-plays-for-you = Calculatorul joacă pentru tine.
play-yourself = Preia din nou jocul
play-on = Joacă mai departe
take-over = Lasă calculatorul să joace
presence-here = online
presence-away = absent
presence-gone = offline
watching =
    { $count ->
        [one] { $count } spectator
        [few] { $count } spectatori
       *[other] { $count } de spectatori
    }
log = Jurnal
round-over =
    { $why ->
        [out] Runda s-a terminat: cineva a rămas fără piese.
        [blocked] Runda s-a terminat: nimeni nu poate juca.
       *[none] Partida anterioară s-a terminat.
    }
round-hands = Piese rămase în mână
since-title = De la ultima ta mutare
since-nothing = Încă nimic.
since-play = Arată pe tablă
since-playing = Ce s-a întâmplat: { $at } din { $all }
since-skip = Sari peste
hint-title = Indiciu
hint-none = Momentan nu există niciun indiciu.
hint-value = Șansa de victorie: { $percent }%.
offer-undo = Cere mutarea înapoi
offer-draw = Propune remiză
offer-pause = Cere o pauză
offer-rematch = Revanșă
offer-undo-asked = { $player } ar vrea să ia înapoi ultima mutare.
offer-draw-asked = { $player } propune remiză.
offer-pause-asked = { $player } cere o pauză.
offer-rematch-asked = { $player } ar vrea revanșa.
offer-undo-waits = Ai cerut să iei înapoi mutarea.
offer-draw-waits = Ai propus remiză.
offer-pause-waits = Ai cerut o pauză.
offer-rematch-waits = Ai propus revanșa. Îi așteptăm pe ceilalți.
offer-withdraw = Retrage
curtain-give = Dispozitivul trece la { $player }
curtain-hold = { $player }: ține apăsat
chat = Chat
chat-presets = Spune…
chat-own = Scrie un mesaj
chat-send = Trimite
chat-unread = Mesaje noi: { $count }
chat-team = echipă
chat-team-only = Doar partenerului
chat-hello = Salut!
chat-good-luck = Succes!
chat-well-played = Bine jucat!
chat-thanks = Mulțumesc!
chat-oops = Ups!
chat-thinking = Mă gândesc…
chat-back-soon = Revin imediat.
chat-good-game = Frumoasă partidă!
zoom-in = Mărește
zoom-out = Micșorează
zoom-fit = Arată tot
zoom-new-tile = Piesa nouă e în această direcție
own-table-undone = Ai luat înapoi ultima mutare.
own-table-offered =
    { $offer ->
        [undo] Ceri să iei înapoi ultima mutare.
        [draw] Propui remiză.
        [pause] Ceri o pauză.
        [rematch] Propui revanșa.
       *[other] Faci o propunere.
    }
own-table-accepted = Accepți.
own-table-declined = Refuzi.
own-table-withdrawn = Retragi propunerea.
own-table-took-over = Un bot joacă în locul tău.
own-table-handed-back = Ai revenit în joc.

## Help

help-title = Scurtături și ajutor
help-tab = din mână la tablă și așa mai departe
help-arrows = între locurile unde se poate muta
help-enter = alege, apoi joacă ce se arată
help-escape = înapoi
help-order = mută o piesă printre cele din mână
help-turn = rotește piesa (cu Shift invers)
help-list = toate mutările, cu căutare la tastare
help-hint = indiciu
help-undo = ia înapoi sau cere asta
help-read = citește masa cu voce tare
help-zen = doar tabla

## After the game

after-title = Rezultat
after-won =
    { $count ->
        [one] { $players } câștigă!
        [few] { $players } împart victoria!
       *[other] { $players } împart victoria!
    }
after-draw = Remiză: nu câștigă nimeni.
after-flagged = Un jucător a rămas fără timp.
after-resigned = Un jucător a cedat.
after-agreed = Remiză de comun acord.
after-abandoned = Partida a rămas neterminată.
after-again = Joacă din nou
after-to-rematch = Mergi la revanșă
after-replay = Revezi partida
after-record = Salvează înregistrarea
bring-friends = Continuă cu prietenii
bring-analyse = Analizează pe server
bring-here = Păstrează pe acest dispozitiv
bring-note = Partida a început în altă parte și a fost adusă aici, așa că amestecarea nu poate fi verificată.
fair-title = Amestecarea a fost corectă?
fair-about = Înainte de partidă serverul a arătat amprenta secretului său; apoi fiecare a adăugat un cuvânt. Acum secretul este dezvăluit, iar această pagină calculează din nou fiecare extragere. Asta dovedește că nimic nu s-a schimbat după început. Nu dovedește că administratorul serverului a păstrat secretul doar pentru sine.
fair-check = Verifică fiecare extragere
fair-failed = Extragerile nu au putut fi verificate: nu există secret sau browserul permite asta doar pe o conexiune securizată.
fair-commitment =
    { $right ->
        [yes] Secretul corespunde amprentei.
       *[no] Secretul nu corespunde amprentei!
    }
fair-draws = Extrageri corecte: { $right } din { $all }.
fair-seal =
    { $seal ->
        [whole] Sigiliul se potrivește: jocul, opțiunile, numele, cuvintele, mutările și rezultatul sunt cele sigilate.
        [names] Sigiliul se potrivește, mai puțin numele: au fost schimbate sau șterse între timp.
        [none] Nu există sigiliu: au fost verificate doar extragerile, nu și numele, opțiunile, mutările și rezultatul.
       *[wrong] Sigiliul nu se potrivește: această înregistrare a fost modificată.
    }
replay-title = Reluare
replay-table = Înapoi la masă
replay-start = Început
replay-first = Prima mutare
replay-back = Mutarea anterioară
replay-next = Mutarea următoare
replay-last = Ultima mutare
replay-play = Redare automată
replay-stop = Oprește
replay-slider = Mutare
replay-eyes = Văzut de
replay-all = toți
replay-link = Copiază linkul la această mutare
analysis-title = Analiză
analysis-about = Calculatorul reanalizează fiecare decizie. Durează puțin.
analysis-start = Analizează
analysis-stop = Oprește
analysis-busy = Se gândește…
analysis-graph = Șansa de victorie a fiecăruia, mutare cu mutare
analysis-costly = Mutările care au costat cel mai mult
analysis-better = { $played } Mai bine (+{ $percent }%): { $better }
analysis-no-cost = Nicio mutare nu a costat mult.
analysis-luck = Rolul norocului
analysis-luck-of = { $player }: șansa de victorie { $start }% la început, { $end }% la final. { $fortune ->
    [gain] Norocul a adus { $luck }%.
    [loss] Ghinionul a costat { $luck }%.
   *[none] Norocul nu a schimbat nimic.
} { $skill ->
    [gain] Mutările au adus { $play }%.
    [loss] Mutările au costat { $play }%.
   *[none] Mutările nu au schimbat nimic.
}

## Learning

lesson = Partidă ghidată
lesson-next = Mai departe
lesson-wait = Joacă mai departe, sfatul următor vine curând.
lesson-stop = Ieși din lecție
learn-title = Învață { $game }
learn-guided = Prima ta partidă ghidată
learn-guided-about = Cinci minute pe tabla adevărată, câte o idee pe rând. Calculatorul e îngăduitor cu tine.
learn-start = Începe
learn-rules = Citește regulile
rules-read = Citește

## Score pad

pad-kept = Ce scrii rămâne pe acest dispozitiv.
pad-clear = Șterge tot
pad-undo = Anulează ultima intrare
pad-more = Adaugă un jucător
pad-fewer = Elimină un jucător
pad-add = Adaugă { $points }
pad-add-round = Adaugă runda
pad-round = Runda
pad-target = Se joacă până la

## Settings

settings-look = Aspect
settings-theme = Culori
theme-auto = ca dispozitivul
theme-light = deschis
theme-dark = închis
theme-contrast = contrast mare
settings-letters = Litere pe terenuri
settings-motion = Animație
motion-auto = ca dispozitivul
motion-full = pornită
motion-none = oprită
settings-pace = Viteza mutărilor celorlalți
pace-slow = lentă
pace-normal = normală
pace-fast = rapidă
pace-none = instantanee
settings-play = Joc
settings-confirm = Confirmă mutările
confirm-always = mereu
confirm-touch = doar pe ecran tactil
confirm-never = niciodată
settings-previews = Arată câte puncte ar aduce o mutare
settings-playable = Evidențiază piesele potrivite
settings-ahead = Planifică o mutare cât se gândesc ceilalți
settings-ahead-about = Alege o mutare înainte de rândul tău și confirm-o: se va juca automat imediat ce e rândul tău, dacă mai este posibilă. Până atunci, Esc sau o atingere o anulează. Nu e disponibil în partidele cu rating cu piese ascunse.
settings-notices = Notificări
settings-sounds = Sunete
settings-notify = Anunță-mă când e rândul meu, chiar și când pagina e în fundal
settings-push = Chiar și când pagina este închisă
settings-push-about = Notificările trec prin serviciul push al browserului tău și nu conțin text. Sunt oprite până le pornești.
settings-notify-refused = Browserul nu permite notificări de la această pagină.
settings-install = Instalează Klots pe acest dispozitiv
settings-install-about = Klots primește propria pictogramă și fereastră; regulile și carnetul de scor funcționează apoi și fără conexiune.
settings-kept = Setările se salvează pe acest dispozitiv; nu ai nevoie de cont.
notice-your-turn = { $game }: este rândul tău.
notice-called = Este rândul tău.
notice-matched = S-a găsit un adversar.
notice-go = Mergi la masă
notice-restart =
    { $seconds ->
        [one] Serverul repornește și ar trebui să revină în { $seconds } secundă. Nu se pierde nimic.
        [few] Serverul repornește și ar trebui să revină în { $seconds } secunde. Nu se pierde nimic.
       *[other] Serverul repornește și ar trebui să revină în { $seconds } de secunde. Nu se pierde nimic.
    }
notice-frozen = Mutările nu pot fi salvate acum. Partida se reia automat.

## You

account-name = Numele tău
account-name-about = Așa te văd ceilalți la masă.
account-saved = Salvat.
account-account = Cont (opțional)
account-account-about = Un cont îți păstrează ratingul și partidele, inclusiv tot ce ai jucat ca oaspete.
account-login = Nume de utilizator
account-password = Parolă
account-old-password = Parola actuală
account-new-password = Parolă nouă
account-change-password = Schimbă parola
account-sign-in = Conectare
account-sign-up = Creează un cont
account-sign-out = Deconectare
account-signed-in = Te-ai conectat.
account-signed-out = Te-ai deconectat.
account-signed-in-as = Sesiune deschisă: { $name }
account-device = Joacă pe alt dispozitiv
account-device-about = Cu acest link te conectezi pe alt dispozitiv. Funcționează o dată; nu-l da nimănui.
account-device-link = Creează linkul
account-played = Rezultatele tale
account-game = Joc
account-games = Partide
account-won = Câștigate
account-rating = Rating
account-history = Partide terminate
account-sessions = Dispozitive conectate
account-kind-session = Browser
account-kind-token = Program
account-this = acest dispozitiv
account-end = Încheie sesiunea
account-token = Creează un token
account-token-label = Numele programului
account-token-once = Se afișează o singură dată:
account-data = Datele tale
account-data-about = Poți descărca tot ce se păstrează despre tine sau poți cere ștergerea.
account-export = Descarcă
account-forget = Șterge toate datele mele
account-forget-sure = Da, șterge totul definitiv
account-forgotten = Toate datele tale au fost șterse.
recover-title = Folosește-ți profilul pe acest dispozitiv
recover-about = Acest link vine de pe alt dispozitiv al tău. Dacă îl accepți, partidele tale vor fi și aici.
recover-accept = Da, eu sunt
ranking = Clasament
ranking-place = Loc
ranking-name = Nume
ranking-empty = Nimeni nu are încă rating la acest joc.

## Games on this device

here-title = Partide pe acest dispozitiv
here-about = Aceste partide sunt salvate doar în acest browser. Salvează-le într-un fișier ca să ai o copie sau să le muți pe alt dispozitiv.
here-finished = Încheiate
here-save = Salvează într-un fișier
here-take = Încarcă dintr-un fișier
here-taken = Partide încărcate: { $count }.
here-no-games = Acest fișier nu conține partide din Klots.
here-broken = Partide care nu au putut fi citite: { $count }.
read-title = Deschide o înregistrare
read-about = Alege o înregistrare din Klots sau lipește textul ei ca să revezi partida.
read-paste = Textul înregistrării
read-open = Deschide
here-delete = Șterge
here-delete-sure = Ștergi această partidă?
settings-here = Joacă împotriva calculatorului fără server
settings-here-about = Aceste partide și cele pe un singur dispozitiv rulează în acest browser și sunt salvate doar aici. Dezactivează opțiunea ca să le joci pe server.
local-full = Dispozitivul nu mai are spațiu, așa că mutarea nu a fost salvată. Șterge câteva partide sau eliberează spațiu și încearcă din nou.
local-other-tab = Această partidă este deschisă în altă filă
local-not-kept = Dispozitivul nu a putut salva mutarea. Încearcă din nou.
local-broken = A apărut o problemă pe această pagină. Partida ta este în siguranță: reîncarcă pagina.
update-ready = O versiune nouă de Klots este gata.
update-now = Actualizează acum

## Something is missing

problem-home = Acasă
problem-again = Încearcă din nou
problem-no-page = Pagina nu a fost găsită
problem-no-page-about = Poate că adresa este incompletă. De pe prima pagină ajungi oriunde.
problem-no-server = Serverul nu poate fi contactat
problem-no-server-about = Partidele tale sunt în siguranță și continuă când serverul revine. Regulile, carnetul de scor și setările funcționează și fără el.
problem-server = A apărut o problemă pe server
problem-server-about = Nu s-a pierdut nimic. Încearcă din nou peste o clipă.
problem-not-found = Masa nu a fost găsită
problem-not-found-about = Linkul poate fi vechi sau incomplet. Cere unul nou sau creează tu o masă.
problem-full-table = Această masă e plină
problem-full-table-about = Toate locurile sunt ocupate. Poți crea o masă a ta.
generic-choose-move = Alege o mutare.
generic-table = Masa ca text
after-you-win = Ai câștigat!
after-you-win-by = { $points ->
    [one] Ai câștigat la { $points } punct diferență!
    [few] Ai câștigat la { $points } puncte diferență!
   *[other] Ai câștigat la { $points } de puncte diferență!
}
after-won-by = { $points ->
    [one] { $player } câștigă la { $points } punct diferență.
    [few] { $player } câștigă la { $points } puncte diferență.
   *[other] { $player } câștigă la { $points } de puncte diferență.
}
after-rounds = Rundă cu rundă
after-where-lost = Unde am greșit?
after-team-won = Au câștigat { $players }!
after-resigned-by = { $player } a cedat.
after-flagged-by = { $player } a rămas fără timp.
after-resigned-you = Ai cedat.
after-flagged-you = Ai rămas fără timp.
move-waits = Mutarea ta e salvată și se trimite imediat ce revine conexiunea.
round-go-on = Mai departe
you-watch = Urmărești partida.
new-level-all = Nivelul tuturor calculatoarelor
nav-ranking = Clasament
invite-here-only = Adresa funcționează doar pe acest dispozitiv. Pornește Klots cu --listen 0.0.0.0:7377 ca să poată intra și alții din rețeaua ta.
invite-lan = Linkul funcționează în rețeaua ta locală.
tables-remove = Elimină
