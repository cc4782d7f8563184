### What only the page says, and no single game.

## On every page

app-title = Klots – keturi stalo žaidimai
skip = Prie turinio
loading = Įkeliama…
close = Užverti
save = Išsaugoti
answer-yes = Taip
answer-no = Ne
sum = Suma
points = Taškai
points-why =
    { $points ->
        [one] { $points } taškas: kodėl?
        [few] { $points } taškai: kodėl?
       *[other] { $points } taškų: kodėl?
    }
points-bonus = Priedai
points-before = Ankstesnės partijos
points-rounds-before = Ankstesni raundai
points-last-round = Ankstesnis raundas
language = Kalba
footer = Klots: atviras visiems, paskyros nereikia.
footer-api = API
guest-name = Svečias
bot-name = Kompiuteris ({ $level })
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
bot-beginner-about = Dar mokosi ir džiaugiasi kiekvienu ėjimu.
bot-easy-about = Greitai griebia taškus ir toli į priekį nežiūri.
bot-medium-about = Turi kantrybės ir prieš ėjimą pagalvoja apie tavo atsakymą.
bot-hard-about = Gudri galva: planuoja į priekį ir retai klysta.
bot-expert-about = Matė visas partijas ir nė vienos nepamiršta.

## Ways through the page

nav = Puslapiai
nav-rules = Taisyklės
nav-pad = Taškų lapas
nav-account = Profilis
nav-settings = Nustatymai

## Home

home-title = Keturi stalo žaidimai prie vieno stalo
home-lead = Žaisk iškart prieš kompiuterį, viename įrenginyje arba su draugais pagal nuorodą. Paskyros nereikia.
home-play-now = Žaisti dabar
home-with-friends = Su draugais
home-one-device = Viename įrenginyje
home-learn = Mokytis
home-more = Daugiau parinkčių…
home-open-tables = Atviri stalai
home-no-tables = Šiuo metu atvirų stalų nėra. Sukurk savo, ir kiti jį čia pamatys.
home-mine = Tavo partijos
home-you-are = Žaidi kaip { $name }.
tables-free =
    { $count ->
        [one] { $count } laisva vieta
        [few] { $count } laisvos vietos
       *[other] { $count } laisvų vietų
    }
tables-join = Prisijungti
tables-watch = Žiūrėti
tables-go-on = Tęsti
tables-your-turn = Tavo ėjimas
tables-look = Peržiūrėti
tables-more = Rodyti daugiau

## A new table

new-title = Naujas stalas: { $game }
new-device-title = Viename įrenginyje: { $game }
new-device-about = Visi žaidžia šiame įrenginyje. Žaidimuose su paslėptais kauliukais tarp ėjimų juos slepia ekranas.
new-seats = Žaidėjai
new-how-many = Žaidėjų skaičius
new-you = Tu
new-person = Žmogus
new-open = Laisva vieta
new-name-of = Žaidėjo { $number } vardas
new-who-sits = Vieta { $number }
new-options = Žaidimo parinktys
new-table = Stalas
new-visible = Viešas: visi mato šį stalą ir gali prisijungti
new-chat = Žaidėjai gali kalbėtis
new-late = Vėluojantys gali užimti laisvą arba kompiuterio vietą
new-rated = Reitinginė: be užuominų ir atšaukimo
new-delay = Žiūrovai mato ėjimus
delay-none = iškart
delay-moves =
    { $count ->
        [one] { $count } ėjimu vėliau
        [few] { $count } ėjimais vėliau
       *[other] { $count } ėjimų vėliau
    }
delay-seconds =
    { $count ->
        [one] { $count } sekunde vėliau
        [few] { $count } sekundėmis vėliau
       *[other] { $count } sekundžių vėliau
    }
new-start = Pradėti partiją
new-make = Sukurti stalą
new-match = Rasti varžovą
new-match-about = { $button }: visada kaip taisyklėse. { $clock }.
options-none = Su tiek žaidėjų šis žaidimas parinkčių neturi.
options-rulebook = Kaip taisyklėse.
options-all = Visos parinktys
clock = Laikrodis
clock-none = Be laikrodžio
clock-move =
    { $seconds ->
        [one] { $seconds } sekundė ėjimui
        [few] { $seconds } sekundės ėjimui
       *[other] { $seconds } sekundžių ėjimui
    }
clock-game =
    { $minutes ->
        [one] po { $minutes } minutę
        [few] po { $minutes } minutes
       *[other] po { $minutes } minučių
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } diena ėjimui
        [few] { $days } dienos ėjimui
       *[other] { $days } dienų ėjimui
    }
clock-days-left =
    { $days ->
        [one] { $days } diena
        [few] { $days } dienos
       *[other] { $days } dienų
    }
clock-low =
    { $seconds ->
        [one] liko { $seconds } sekundė
        [few] liko { $seconds } sekundės
       *[other] liko { $seconds } sekundžių
    }

## Before the game

gather-title = { $game }: stalas
gather-free = laisva
gather-you = tu
gather-host = šeimininkas
gather-ready = pasiruošta
gather-not-ready = dar nepasiruošta
gather-sit = Sėsti čia
gather-seat-bot = Kompiuteris…
gather-unseat = Pašalinti žaidėją
gather-name = Tavo vardas
gather-start = Galima pradėti
gather-wait = Dar ne
gather-leave = Palikti vietą
avatar = Tavo paveikslėlis
avatar-number = Paveikslėlis { $number }
avatar-about = Jį mato visi prie stalo.
avatar-change = Vardas ir paveikslėlis
gather-waiting =
    { $count ->
        [one] Laukiama dar { $count } žaidėjo.
        [few] Laukiama dar { $count } žaidėjų.
       *[other] Laukiama dar { $count } žaidėjų.
    }
gather-word = Maišymo žodis
gather-word-about = Serveris savo paslaptį jau nustatė ir rodo tik jos atspaudą. Tavo žodis įtraukiamas į maišymą, todėl niekas negalėjo parinkti kauliukų. Palikus lauką tuščią, parenkamas atsitiktinis žodis.
gather-commitment = Paslapties atspaudas:
invite-title = Pakviesti draugus
invite-about = Nusiųsk šią nuorodą. Kas ją atvers, galės prisijungti vienu palietimu.
invite-watch = Nusiųsk šią nuorodą. Kas ją atvers, galės žiūrėti.
invite-link = Nuoroda į šį stalą
invite-copy = Kopijuoti nuorodą
invite-copied = Nukopijuota
invite-share = Dalytis
invite-qr = Nuoroda kaip QR kodas

## At the table

turn-yours = Tavo ėjimas
turn-of = Eina { $player }
turn-over = Partija baigta
turn-paused = Pertrauka
turn-mark = eina
title-your-turn = Tavo ėjimas
title-over = Partija baigta
hand = Tavo kauliukai
hand-playable = tinka
hand-earlier = Perkelti kauliuką kairėn
hand-later = Perkelti kauliuką dešinėn
hand-tiles =
    { $count ->
        [one] { $count } kauliukas rankoje
        [few] { $count } kauliukai rankoje
       *[other] { $count } kauliukų rankoje
    }
hand-lacks = Tikrai neturi: { $numbers }
round-to = Raundas { $round }, siekiami taškai: { $target }
hand-count =
    { $player }: rankoje { $count ->
        [one] { $count } kauliukas
        [few] { $count } kauliukai
       *[other] { $count } kauliukų
    }, { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
move-commit = Žaisti
move-turn = Pasukti
move-back = Atsisakyti
move-gone = Tavo ėjimas nebegalimas.
plan-commit = Planuoti
plan-armed = Suplanuota: { $move }. Ėjimas bus atliktas, kai tik ateis tavo eilė.
plan-off = Suplanuotas ėjimas atšauktas.
moves-filter = Rašyk, kad rastum ėjimą; Enter atlieka pirmą.
moves-count =
    { $count ->
        [one] { $count } ėjimas
        [few] { $count } ėjimai
       *[other] { $count } ėjimų
    }
tool-hint = Užuomina
tool-undo = Atšaukti
tool-ask-undo = Prašyti atšaukti
tool-moves = Visi ėjimai
tool-log = Žurnalas ir pokalbis
tool-menu = Daugiau
tool-result = Rezultatas
tool-read = Perskaityti stalą balsu
tool-zen = Tik lenta
tool-resign = Pasiduoti
tool-resign-sure = Taip, pasiduoti
tool-leave = Išeiti (žais kompiuteris)
rule-link = Taisyklė { $rule }
reconnecting = Ryšys nutrūko. Jungiamasi iš naujo…
bot-plays = Čia žaidžia kompiuteris
bot-plays-for-you = Už tave žaidžia kompiuteris.
play-yourself = Vėl žaisiu aš
play-on = Žaisti toliau
take-over = Tegul žaidžia kompiuteris
presence-here = prisijungta
presence-away = trumpam nėra
presence-gone = neprisijungta
watching =
    { $count ->
        [one] { $count } žiūrovas
        [few] { $count } žiūrovai
       *[other] { $count } žiūrovų
    }
log = Žurnalas
round-over =
    { $why ->
        [out] Raundas baigtas: vienas žaidėjas nebeturi kauliukų.
        [blocked] Raundas baigtas: niekas negali dėti.
       *[none] Ankstesnė partija baigta.
    }
round-hands = Liko rankoje
since-title = Nuo tavo paskutinio ėjimo
since-nothing = Dar nieko.
since-play = Parodyti lentoje
since-playing = Kas įvyko: { $at } iš { $all }
since-skip = Praleisti
hint-title = Užuomina
hint-none = Dabar užuominos nėra.
hint-value = Pergalės tikimybė: { $percent } %.
offer-undo = Prašyti atšaukti
offer-draw = Siūlyti lygiąsias
offer-pause = Prašyti pertraukos
offer-rematch = Revanšas
offer-undo-asked = { $player } norėtų atšaukti paskutinį ėjimą.
offer-draw-asked = { $player } siūlo lygiąsias.
offer-pause-asked = { $player } prašo pertraukos.
offer-rematch-asked = { $player } siūlo revanšą.
offer-undo-waits = Tavo prašymas atšaukti ėjimą laukia atsakymo.
offer-draw-waits = Tavo lygiųjų pasiūlymas laukia atsakymo.
offer-pause-waits = Tavo pertraukos prašymas laukia atsakymo.
offer-rematch-waits = Tavo revanšo pasiūlymas laukia kitų atsakymo.
offer-withdraw = Atsiimti
curtain-give = Perduok įrenginį: { $player }
curtain-hold = { $player }: paspausk ir laikyk
chat = Pokalbis
chat-presets = Pasakyti…
chat-own = Parašyk žinutę
chat-send = Siųsti
chat-unread = Naujos žinutės: { $count }
chat-team = komanda
chat-team-only = Tik partneriui
chat-hello = Labas!
chat-good-luck = Sėkmės!
chat-well-played = Gerai sužaista!
chat-thanks = Ačiū!
chat-oops = Oi!
chat-thinking = Leisk pagalvoti…
chat-back-soon = Tuoj grįšiu.
chat-good-game = Gera partija!
zoom-in = Didinti
zoom-out = Mažinti
zoom-fit = Rodyti viską
zoom-new-tile = Naujas kauliukas yra ten
own-table-undone = Atšaukei paskutinį ėjimą.
own-table-offered =
    { $offer ->
        [undo] Prašai atšaukti paskutinį ėjimą.
        [draw] Siūlai lygiąsias.
        [pause] Prašai pertraukos.
        [rematch] Siūlai revanšą.
       *[other] Kažką siūlai.
    }
own-table-accepted = Sutinki.
own-table-declined = Nesutinki.
own-table-withdrawn = Atsiimi pasiūlymą.
own-table-took-over = Vietoj tavęs žaidžia botas.
own-table-handed-back = Vėl žaidi.

## Help

help-title = Klavišai ir pagalba
help-tab = iš rankos į lentą ir toliau
help-arrows = tarp vietų, kur galima eiti
help-enter = pasirinkti ir atlikti rodomą ėjimą
help-escape = atgal
help-order = perkelti kauliuką savo rankoje
help-turn = pasukti (su Shift į kitą pusę)
help-list = visų ėjimų sąrašas, ieškoma rašant
help-hint = užuomina
help-undo = atšaukti arba to prašyti
help-read = perskaityti stalą balsu
help-zen = tik lenta

## After the game

after-title = Rezultatas
after-won =
    { $count ->
        [one] Laimi { $players }!
        [few] { $players } dalijasi pergale!
       *[other] { $players } dalijasi pergale!
    }
after-draw = Lygiosios: niekas nelaimi.
after-flagged = Žaidėjui baigėsi laikas.
after-resigned = Žaidėjas pasidavė.
after-agreed = Visi sutarė dėl lygiųjų.
after-abandoned = Partija liko nebaigta.
after-again = Žaisti dar kartą
after-to-rematch = Į revanšą
after-replay = Peržiūrėti
after-record = Išsaugoti įrašą
bring-friends = Žaisti toliau su draugais
bring-analyse = Analizuoti serveryje
bring-here = Palikti šiame įrenginyje
bring-note = Ši partija pradėta kitur ir perkelta čia, todėl maišymo patikrinti negalima.
fair-title = Ar maišyta sąžiningai?
fair-about = Prieš partiją serveris parodė savo paslapties atspaudą; paskui visi pridėjo po žodį. Dabar paslaptis atskleista, ir šis puslapis iš naujo apskaičiuoja kiekvieną traukimą. Tai įrodo, kad po pradžios niekas nepakeista. Tai neįrodo, kad serverio valdytojas paslaptį pasilaikė sau.
fair-check = Patikrinti kiekvieną traukimą
fair-failed = Traukimų patikrinti nepavyko: nėra paslapties arba naršyklė tai leidžia tik saugiu ryšiu.
fair-commitment =
    { $right ->
        [yes] Paslaptis atitinka atspaudą.
       *[no] Paslaptis neatitinka atspaudo!
    }
fair-draws = Su skaičiavimu sutampa traukimų: { $right } iš { $all }.
fair-seal =
    { $seal ->
        [whole] Antspaudas sutampa: žaidimas, parinktys, vardai, žodžiai, ėjimai ir rezultatas yra tie, kurie buvo užantspauduoti.
        [names] Antspaudas sutampa, išskyrus vardus: vėliau jie pakeisti arba pašalinti.
        [none] Antspaudo nėra: patikrinti tik traukimai, o ne vardai, parinktys, ėjimai ir rezultatas.
       *[wrong] Antspaudas nesutampa: šiame įraše kažkas pakeista.
    }
replay-title = Peržiūra
replay-table = Grįžti prie stalo
replay-start = Pradžia
replay-first = Pirmas ėjimas
replay-back = Ankstesnis ėjimas
replay-next = Kitas ėjimas
replay-last = Paskutinis ėjimas
replay-play = Rodyti automatiškai
replay-stop = Sustabdyti
replay-slider = Ėjimas
replay-eyes = Kaip mato
replay-all = visi
replay-link = Kopijuoti šio ėjimo nuorodą
analysis-title = Analizė
analysis-about = Kompiuteris dar kartą pažiūri į kiekvieną sprendimą. Tai šiek tiek užtrunka.
analysis-start = Analizuoti
analysis-stop = Stabdyti
analysis-busy = Mąstoma…
analysis-graph = Visų pergalės tikimybė, ėjimas po ėjimo
analysis-costly = Daugiausia kainavę ėjimai
analysis-better = { $played } { $percent } % geriau: { $better }
analysis-no-cost = Nė vienas ėjimas daug nekainavo.
analysis-luck = Sėkmės vaidmuo
analysis-luck-of = { $player }: pergalės tikimybė { $start } % pradžioje, { $end } % pabaigoje. { $fortune ->
    [gain] Sėkmė pridėjo { $luck } %.
    [loss] Nesėkmė atėmė { $luck } %.
   *[none] Sėkmė nieko nepakeitė.
} { $skill ->
    [gain] Ėjimai pridėjo { $play } %.
    [loss] Ėjimai atėmė { $play } %.
   *[none] Ėjimai nieko nepakeitė.
}

## Learning

lesson = Partija su vedliu
lesson-next = Toliau
lesson-wait = Žaisk toliau, kitas patarimas netrukus.
lesson-stop = Išjungti vedlį
learn-title = Mokytis: { $game }
learn-guided = Pirma partija su vedliu
learn-guided-about = Penkios minutės tikroje lentoje, žingsnis po žingsnio. Kompiuteris tau nusileidžia.
learn-start = Pradėti
learn-rules = Skaityti taisykles
rules-read = Skaityti

## Score pad

pad-kept = Ką įvedi, lieka šiame įrenginyje.
pad-clear = Išvalyti
pad-undo = Atšaukti paskutinę eilutę
pad-more = Pridėti žaidėją
pad-fewer = Pašalinti žaidėją
pad-add = Užrašyti { $points }
pad-add-round = Pridėti raundą
pad-round = Raundas
pad-target = Žaidžiama iki

## Settings

settings-look = Išvaizda
settings-theme = Spalvos
theme-auto = kaip įrenginyje
theme-light = šviesios
theme-dark = tamsios
theme-contrast = didelis kontrastas
settings-letters = Raidės ant vietovių
settings-motion = Animacija
motion-auto = kaip įrenginyje
motion-full = įjungta
motion-none = išjungta
settings-pace = Kitų ėjimų greitis
pace-slow = lėtai
pace-normal = įprastai
pace-fast = greitai
pace-none = iškart
settings-play = Žaidimas
settings-confirm = Patvirtinti ėjimus
confirm-always = visada
confirm-touch = tik liečiant
confirm-never = niekada
settings-previews = Rodyti, ką ėjimas duotų
settings-playable = Paryškinti tinkamus kauliukus
settings-ahead = Planuoti ėjimą, kol kiti mąsto
settings-ahead-about = Pasirink ėjimą prieš savo eilę ir patvirtink: jei jis tebebus galimas, bus atliktas automatiškai, kai tik ateis tavo eilė. Iki tol jį atšaukia Esc arba palietimas. Negalioja reitinginėse partijose su slepiamais kauliukais.
settings-notices = Pranešimai
settings-sounds = Garsai
settings-notify = Pranešti, kai mano ėjimas, net jei puslapis veikia fone
settings-push = Ir kai puslapis užvertas
settings-push-about = Pranešimai siunčiami per tavo naršyklės pranešimų tarnybą, ir juose nėra teksto. Jie išjungti, kol jų neįjungsi.
settings-notify-refused = Naršyklė neleidžia šio puslapio pranešimų.
settings-install = Įdiegti Klots šiame įrenginyje
settings-install-about = Klots turės savo piktogramą ir langą; taisyklės ir taškų lapas veiks ir be ryšio.
settings-kept = Nustatymai saugomi šiame įrenginyje ir veikia be paskyros.
notice-your-turn = { $game }: tavo ėjimas.
notice-called = Tavo eilė.
notice-matched = Varžovas rastas.
notice-go = Eiti prie stalo
notice-restart =
    { $seconds ->
        [one] Serveris paleidžiamas iš naujo ir turėtų grįžti po { $seconds } sekundės. Niekas neprarasta.
        [few] Serveris paleidžiamas iš naujo ir turėtų grįžti po { $seconds } sekundžių. Niekas neprarasta.
       *[other] Serveris paleidžiamas iš naujo ir turėtų grįžti po { $seconds } sekundžių. Niekas neprarasta.
    }
notice-frozen = Šiuo metu ėjimų išsaugoti negalima. Žaidimas tęsis automatiškai.

## You

account-name = Tavo vardas
account-name-about = Taip tave mato kiti prie stalo.
account-saved = Išsaugota.
account-account = Paskyra (neprivaloma)
account-account-about = Paskyra saugo tavo reitingus ir partijas, taip pat viską, ką žaidi kaip svečias.
account-login = Naudotojo vardas
account-password = Slaptažodis
account-old-password = Dabartinis slaptažodis
account-new-password = Naujas slaptažodis
account-change-password = Keisti slaptažodį
account-sign-in = Prisijungti
account-sign-up = Sukurti paskyrą
account-sign-out = Atsijungti
account-signed-in = Prisijungta.
account-signed-out = Atsijungta.
account-signed-in-as = Prisijungta kaip { $name }
account-device = Žaisti kitame įrenginyje
account-device-about = Su šia nuoroda prisijungsi kitame įrenginyje. Ji veikia vieną kartą; niekam jos neduok.
account-device-link = Sukurti nuorodą
account-played = Tavo rezultatai
account-game = Žaidimas
account-games = Partijos
account-won = Laimėta
account-rating = Reitingas
account-history = Baigtos partijos
account-sessions = Prisijungę įrenginiai
account-kind-session = Naršyklė
account-kind-token = Programa
account-this = čia
account-end = Baigti seansą
account-token = Sukurti prieigos raktą
account-token-label = Programos pavadinimas
account-token-once = Rodoma tik kartą:
account-data = Tavo duomenys
account-data-about = Viską, kas apie tave saugoma, gali atsisiųsti arba ištrinti.
account-export = Atsisiųsti
account-forget = Ištrinti visus mano duomenis
account-forget-sure = Taip, ištrinti viską visam laikui
account-forgotten = Visi tavo duomenys ištrinti.
recover-title = Naudoti savo profilį šiame įrenginyje
recover-about = Ši nuoroda atėjo iš kito tavo įrenginio. Sutikus, tavo partijos bus ir čia.
recover-accept = Taip, tai aš
ranking = Reitingų lentelė
ranking-place = Vieta
ranking-name = Vardas
ranking-empty = Šiame žaidime dar niekas neturi reitingo.

## Games on this device

here-title = Partijos šiame įrenginyje
here-about = Šios partijos išsaugotos tik šioje naršyklėje. Išsaugok jas faile, kad turėtum kopiją ar perkeltum į kitą įrenginį.
here-finished = Baigtos
here-save = Išsaugoti faile
here-take = Įkelti iš failo
here-taken = Įkelta partijų: { $count }.
here-no-games = Šiame faile nėra Klots partijų.
here-broken = Partijų, kurių nepavyko perskaityti: { $count }.
read-title = Atverti įrašą
read-about = Pasirink Klots partijos įrašą arba įklijuok jo tekstą ir peržiūrėk partiją dar kartą.
read-paste = Įrašo tekstas
read-open = Atverti
here-delete = Ištrinti
here-delete-sure = Ištrinti šią partiją?
settings-here = Žaisti prieš kompiuterį be serverio
settings-here-about = Šios partijos ir partijos viename įrenginyje vyksta šioje naršyklėje ir išsaugomos tik joje. Išjunk tai, jei nori jas žaisti serveryje.
local-full = Įrenginyje nebeliko vietos, todėl ėjimas neišsaugotas. Ištrink kelias partijas ar atlaisvink vietos ir bandyk dar kartą.
local-other-tab = Ši partija atverta kitoje kortelėje
local-not-kept = Įrenginiui nepavyko išsaugoti ėjimo. Bandyk dar kartą.
local-broken = Šiame puslapyje kažkas nepavyko. Tavo partija saugi: įkelk puslapį iš naujo.
update-ready = Paruošta nauja Klots versija.
update-now = Atnaujinti dabar

## Something is missing

problem-home = Pradžia
problem-again = Bandyti dar kartą
problem-no-page = Puslapis nerastas
problem-no-page-about = Galbūt adresas ne visas. Viskas pasiekiama iš pradžios puslapio.
problem-no-server = Serveris nepasiekiamas
problem-no-server-about = Tavo partijos ten saugios ir tęsis, kai jis grįš. Taisyklės, taškų lapas ir nustatymai veikia be jo.
problem-server = Serveryje kažkas nepavyko
problem-server-about = Niekas neprarasta. Pabandyk po akimirkos.
problem-not-found = Stalas nerastas
problem-not-found-about = Nuoroda gali būti sena arba ne visa. Paprašyk draugo naujos arba sukurk savo stalą.
problem-full-table = Šis stalas pilnas
problem-full-table-about = Visos vietos užimtos. Gali sukurti savo stalą.
generic-choose-move = Pasirink ėjimą.
generic-table = Stalas tekstu
after-you-win = Laimėjai!
after-you-win-by = Laimėjai! Persvara: { $points }.
after-won-by = { $player } laimi, persvara: { $points }.
after-rounds = Raundas po raundo
after-where-lost = Kur suklydau?
after-team-won = Laimi { $players }!
after-resigned-by = { $player } pasidavė.
after-flagged-by = { $player }: laikas baigėsi.
after-resigned-you = Pasidavei.
after-flagged-you = Tavo laikas baigėsi.
move-waits = Tavo ėjimas išsaugotas ir bus išsiųstas, kai ryšys grįš.
round-go-on = Toliau
you-watch = Stebi partiją.
new-level-all = Visų kompiuterinių žaidėjų lygis
nav-ranking = Reitingai
invite-here-only = Šis adresas veikia tik šiame įrenginyje. Paleisk Klots su --listen 0.0.0.0:7377, kad kiti tavo tinkle galėtų prisijungti.
invite-lan = Ši nuoroda veikia tavo vietiniame tinkle.
tables-remove = Pašalinti
