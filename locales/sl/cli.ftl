### What only the command line says.

## The command line

cli-about = Štiri igre s ploščicami pod eno streho: Kingdomino, Triominos, Quixo in Domino Double 9.
cli-lang = Jezik vseh besedil, na primer »de« ali »et«; privzeto jezik tvojega sistema
cli-serve-about = Zažene strežnik s stranjo, boti in vgrajeno zbirko podatkov; klots brez ukaza naredi isto
cli-serve-config = Datoteka TOML z nastavitvami
cli-serve-data = Mapa s podatki; privzeto tista v tvojem uporabniškem računu
cli-serve-listen = Naslov, na katerem posluša
cli-serve-public-url = Naslov, ki ga uporabljajo ljudje
cli-serve-database-url = Vse hrani v tej zbirki PostgreSQL
cli-serve-metrics-listen = Naslov za meritve Prometheus
cli-serve-no-browser = Ne odpre brskalnika
cli-serve-print-config = Izpiše vse nastavitve kot TOML in konča
cli-serve-log-json = Piše dnevnik kot vrstice JSON
cli-play-about = Igranje v terminalu: proti botom, skupaj za eno tipkovnico ali ogled zapisa
cli-play-game = Igra, ki se začne takoj; brez nje vpraša meni
cli-play-seats = Število igralcev
cli-play-people = Koliko od njih je ljudi za tem terminalom
cli-play-level = Stopnja botov: beginner, easy, medium, hard ali expert
cli-play-options = Možnosti igre, na primer »harmony=yes dynasty=yes«
cli-play-resume = Nadaljuje shranjeno partijo
cli-play-watch = Ogled zapisa korak za korakom
cli-play-plain = Vrstice besedila in oštevilčene poteze, za bralnike zaslona in cevi
cli-play-saves = Kam se shranjujejo partije
cli-engine-about = Pogovor z boti in sodniki v vrsticah besedila (glej docs/engine.md)
cli-replay-about = Pokaže zapisano partijo korak za korakom in preveri vsako potezo
cli-replay-file = Zapis; »-« bere standardni vhod
cli-replay-to = Ustavi se po tolikih dogodkih
cli-replay-verify = Znova izračuna vsak žreb iz razkrite skrivnosti
cli-replay-seal = Pečat, ki ga kaže miza, za primerjavo
cli-replay-commitment = Odtis, ki ga je pokazala miza, za primerjavo
cli-replay-json = Izpiše en dokument JSON
cli-replay-positions = Izpiše pozicijo po vsakem dogodku
cli-replay-eyes = Izpiše zapis, kot ga vidi en igralec: številka sedeža ali »onlooker«
cli-rules-about = Branje pravil igre
cli-rules-game = Igra; brez nje seznam iger
cli-rules-rule = Le pravilo s to oznako, na primer K13
cli-render-about = Nariše pozicijo ali trenutek zapisa kot sliko SVG ali PNG
cli-render-record = Zapis, katerega konec naj se nariše
cli-render-to = Nariše trenutek po tolikih dogodkih
cli-render-position = Pozicija kot besedilo namesto zapisa
cli-render-game = Igra, ki ji pripada pozicija
cli-render-seats = Število igralcev
cli-render-options = Možnosti igre, na primer »mighty_duel=yes«
cli-render-eyes = Čigav pogled: številka sedeža, »onlooker« ali »reviewer«
cli-render-width = Širina slike PNG
cli-render-output = Slika za zapis: x.svg ali x.png
cli-arena-about = Boti igrajo med sabo; pove, kako zanesljiv je rezultat
cli-arena-game = Igra
cli-arena-seats = Število igralcev
cli-arena-options = Možnosti igre
cli-arena-bots = Boti, na primer »expert,hard« ali »expert@1s,expert@100ms«
cli-arena-games = Število partij; vsaka delitev se igra z vsakega sedeža
cli-arena-budget = Koliko sme bot razmišljati: 100ms, 2s, 5000n (vozlišča), 800i (ponovitve)
cli-arena-seed = Seme (seed) vseh žrebov
cli-arena-threads = Število partij hkrati
cli-arena-wall = Meri dejanski čas, ne procesorskega časa niti
cli-arena-sprt = Konča prej, ko je prvi bot vsaj za ELO1 ali največ za ELO0 boljši od drugega
cli-arena-ledger = Tu hrani vsako partijo in naslednjič nadaljuje od tod
cli-arena-records = Shrani partije kot zapise v to mapo
cli-arena-shard = Odigra le del I od N tekme
cli-arena-merge = Namesto igranja združi rezultate delov
cli-arena-json = Izpiše en dokument JSON
cli-arena-csv = Zapiše preglednico
cli-arena-plot = Nariše moč glede na čas razmisleka kot SVG
cli-analyse-about = Pove, koliko je bila vredna vsaka poteza zapisa, kaj je bila sreča in kaj znanje
cli-analyse-record = Zapis
cli-analyse-bot = Bot, ki presoja; privzeto tisti, ki je narejen za presojanje te igre
cli-analyse-budget = Koliko časa razmišlja o vsaki potezi
cli-analyse-samples = S koliko drugimi žrebi se primerja vsak žreb; 0 izpusti srečo
cli-analyse-seed = Seme (seed) vzorčenja
cli-analyse-json = Izpiše en dokument JSON
cli-analyse-plot = Nariše, kdo je vodil, kot SVG
cli-bench-about = Čim hitreje igra naključne partije in preveri vsote
cli-bench-game = Le ta igra
cli-bench-seconds = Procesorske sekunde za vsako vrstico
cli-bench-json = Izpiše en dokument JSON
cli-completions-about = Izpiše dopolnjevanje za lupino
cli-completions-shell = Lupina
language-unknown = Jezika »{ $asked }« tu ni; uporabljen je »{ $used }«.

## Arena

refused-budget = »{ $text }« ni čas za razmislek. Možno: { $possible } (milisekunde, sekunde, vozlišča, ponovitve).
arena-progress =
    { $done } od { $of } partij · { $score } · { $seconds ->
        [one] še { $seconds } sekunda
        [two] še { $seconds } sekundi
        [few] še { $seconds } sekunde
       *[other] še { $seconds } sekund
    }
arena-heading =
    { $game }, sedežev { $seats }, { $budget } na potezo: { $games ->
        [one] { $games } partija
        [two] { $games } partiji
        [few] { $games } partije
       *[other] { $games } partij
    }, { $deals ->
        [one] { $deals } delitev
        [two] { $deals } delitvi
        [few] { $deals } delitve
       *[other] { $deals } delitev
    }
arena-row = { $bot }: delež { $share } ± { $sure } %, zmage { $wins }, deljeno { $shared }, porazi { $losses }; točke { $points }, razlika { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms na potezo
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } partija
        [two] { $met } partiji
        [few] { $met } partije
       *[other] { $met } partij
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Zaporedni test: boljši (LLR { $llr }, meji { $lower } in { $upper })
        [not_better] Zaporedni test: ni boljši (LLR { $llr }, meji { $lower } in { $upper })
       *[open] Zaporedni test: neodločeno (LLR { $llr }, meji { $lower } in { $upper })
    }
arena-plot-title = Moč in čas za razmislek
arena-plot-across = Razmislek (milisekunde ali vozlišča)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot ne more zasesti toliko sedežev: { $seats }. Možno: { $possible } ali več, kot je sedežev.
        [two] { $bots } bota ne moreta zasesti toliko sedežev: { $seats }. Možno: { $possible } ali več, kot je sedežev.
        [few] { $bots } boti ne morejo zasesti toliko sedežev: { $seats }. Možno: { $possible } ali več, kot je sedežev.
       *[other] { $bots } botov ne more zasesti toliko sedežev: { $seats }. Možno: { $possible } ali več, kot je sedežev.
    }
refused-arena-games = Tekma potrebuje vsaj eno partijo.
refused-arena-illegal = { $bot } igra { $move }, kar v poziciji { $position } ni dovoljeno.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } ni datoteka z rezultati.
refused-arena-other-match = { $path } vsebuje rezultate druge tekme.
refused-arena-nothing-to-merge = Navedi datoteke z rezultati, ki jih želiš združiti.
refused-shard = »{ $text }« ni del tekme. Možno: { $possible }.
refused-sprt = »{ $text }« ni zaporedni test. Možno: { $possible }.

## klots analyse

analysis-seat =
    { $player }: natančnost { $accuracy } %, najboljših potez { $best } od { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } nenatančnost
        [two] { $inaccuracies } nenatančnosti
        [few] { $inaccuracies } nenatančnosti
       *[other] { $inaccuracies } nenatančnosti
    }, { $mistakes ->
        [one] { $mistakes } napaka
        [two] { $mistakes } napaki
        [few] { $mistakes } napake
       *[other] { $mistakes } napak
    }, { $blunders ->
        [one] { $blunders } huda napaka
        [two] { $blunders } hudi napaki
        [few] { $blunders } hude napake
       *[other] { $blunders } hudih napak
    }. Podarjeno: { $lost } % zmage; sreča: { $luck } %.
analysis-luck-decided = Odločila je sreča: { $player } ji dolguje { $luck } % zmage.
analysis-play-decided = Odločilo je znanje: drugi so podarili { $percent } % zmage, dobi jih { $player }.
analysis-even = Skoraj nič ni bilo podarjeno; tesna zmaga: { $player }.
turning-move = Poteza { $event }: { $player } igra { $move } in možnost zmage pade: { $before } % → { $after } %. Bolje bi bilo { $better }.
turning-good-luck = Dogodek { $event }: sreča ({ $luck }) je dvignila možnost igralca { $player }: { $before } % → { $after } %.
turning-bad-luck = Dogodek { $event }: smola ({ $luck }) je znižala možnost igralca { $player }: { $before } % → { $after } %.
turning-decided = Od dogodka { $event } naprej trajno vodi { $player }.
analysis-plot-title = Kako je potekala partija
analysis-plot-across = Dogodek
analysis-plot-up = Možnost zmage

## What every help text and every mistake on the command line needs

cli-man-about = Izpiše stran priročnika
cli-usage = Uporaba:
cli-heading-commands = Ukazi
cli-heading-arguments = Argumenti
cli-heading-options = Možnosti
cli-heading-examples = Primeri
cli-heading-exit = Izhodne kode
cli-help = Izpiše pomoč
cli-version = Izpiše različico
cli-word-options = MOŽNOSTI
cli-word-command = UKAZ
cli-note-default = privzeto { $value }
cli-note-variable = ali spremenljivka { $name }
cli-note-possible = možno: { $values }
cli-exit-done = vse je v redu
cli-exit-failed = zavrnjeno ali neuspešno; razlog je na standardnem izhodu za napake
cli-exit-usage = ukazne vrstice ni mogoče prebrati
cli-error-argument = Argumenta »{ $text }« tu ni.
cli-error-command = Ukaza »{ $text }« ni.
cli-error-command-missing = Manjka ukaz.
cli-error-value = »{ $value }« ni veljavna vrednost za { $argument }.
cli-error-value-possible = »{ $value }« ni veljavna vrednost za { $argument }. Možno: { $possible }.
cli-error-value-missing = { $argument } potrebuje vrednost.
cli-error-value-extra = { $argument } ne sprejme vrednosti, navedeno pa je »{ $value }«.
cli-error-missing = Manjka: { $arguments }
cli-error-conflict = { $argument } in { $other } ne gresta skupaj.
cli-error-twice = { $argument } se lahko navede le enkrat.
cli-error-encoding = Argument ni berljivo besedilo (UTF-8).
cli-error-other = Te ukazne vrstice ni mogoče prebrati.
cli-error-suggestion = Morda »{ $text }«?
cli-error-help = »{ $command }« pokaže, kaj je mogoče.
cli-man-name = IME
cli-man-synopsis = POVZETEK
cli-man-description = OPIS
cli-man-command = Stran enega ukaza, na primer »play«

## Replay

replay-place =
    { $player }: mesto { $place }, { $points ->
        [one] { $points } točka
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
replay-checked =
    { $count ->
        [one] Po pravilih preverjen { $count } dogodek.
        [two] Po pravilih preverjena oba dogodka ({ $count }).
        [few] Po pravilih preverjeni vsi { $count } dogodki.
       *[other] Po pravilih preverjenih vseh { $count } dogodkov.
    }
replay-verified = Vsak žreb se ujema z razkrito skrivnostjo.
replay-sealed = Pečat se ujema: igra, možnosti, imena, besede, poteze in rezultat so tisti, ki so bili zapečateni.
replay-sealed-but-names = Pečat se ujema, razen imen: ta so bila pozneje spremenjena ali odstranjena.
replay-not-sealed = Pečata ni: preverjeni so bili le žrebi, ne pa imena, možnosti, poteze in rezultat.
replay-compare = Primerjaj s tem, kar je pokazala miza: { $name ->
    [seal] pečat
   *[commitment] odtis
} { $hash }
replay-no-result = Zapis ne pove, kdo je zmagal.

## Engine

engine-unknown = »{ $command }« ni ukaz. Na voljo so: { $possible }
engine-needs = »{ $command }« potrebuje: { $what }
engine-too-much = »{ $command }« ne sprejme ničesar več; »{ $text }« je odveč.
engine-no-game = Igra ni izbrana: najprej napiši »game NAME seats N«.
engine-nothing-to-undo = Ni poteze, ki bi jo bilo mogoče vrniti.
engine-thinking = Bot razmišlja; zdaj velja le »stop«.
refused-rule-unknown = Pravila »{ $rule }« tu ni. Na voljo so: { $possible }.
refused-picture-format = Ime slike se mora končati na .svg ali .png.
refused-picture-width = Slika je široka od { $min } do { $max } pikslov.

## klots load

cli-site-about = Zapiše stran kot mapo datotek za katero koli spletno gostovanje, brez strežnika
cli-site-folder = Mapa za zapis
cli-site-base-path = Pot mape na gostovanju, na primer »/igre/«
cli-site-written = Stran je v { $folder }.
cli-error-site-module = Ta različica ne more igrati brez strežnika. Zaženi scripts/setup in jo znova zgradi.
cli-load-about = Izmeri, koliko obremenitve prenese strežnik na tem računalniku
cli-push-key-about = Ustvari ključ za potisna obvestila (glej docs/hosting.md)
cli-load-sockets = Povezave, razdeljene med mize
cli-load-tables = Mize
cli-load-every = Sekunde med dvema potezama za mizo
cli-load-seconds = Kako dolgo meri
cli-load-flood = Naslednja poteza takoj, ko je zadnja potrjena
cli-load-idle = Poveže se in ne igra
cli-load-game = Katera igra se igra
cli-load-url = Strežnik, ki na tem računalniku že teče; brez njega se zažene nov
cli-load-data = Kje zagnani strežnik hrani podatke; brez tega mapa, ki se potem izbriše
cli-load-database-url = Zbirka PostgreSQL za zagnani strežnik
cli-load-json = Izpiše en dokument JSON
load-machine = { $model }; jedra: { $cores }; pomnilnik: { $memory }
load-database = Zbirka podatkov
load-sockets = Povezave
load-tables = Mize
load-seating = Čas, da se vsi posedejo
load-moves = Shranjene poteze
load-everyone = Od pošiljanja do prejema pri vseh
load-acknowledged = Od pošiljanja do potrditve
load-errors = Napake
load-first-error = Prva napaka
load-games = Končane partije
load-memory-empty = Pomnilnik praznega strežnika
load-memory-seated = Pomnilnik strežnika, vsi sedijo
load-memory-end = Pomnilnik strežnika na koncu
load-memory-each = Pomnilnik na povezavo
load-cpu-server = Procesorski čas strežnika med igro
load-cpu-swarm = Procesorski čas igralcev skupaj
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, največ { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Zapiše varnostno kopijo, tudi medtem ko strežnik teče
cli-backup-file = Nova datoteka
cli-backup-data = Mapa s podatki
cli-backup-database-url = Zbirka PostgreSQL namesto mape s podatki
cli-restore-about = Obnovi varnostno kopijo v novo ali prazno mapo s podatki
cli-restore-file = Varnostna kopija
cli-restore-data = Nova mapa s podatki
cli-export-about = Zapiše vse v prenosljivi obliki za selitev v drugo zbirko
cli-export-file = Nova datoteka
cli-export-data = Mapa s podatki
cli-export-database-url = Zbirka PostgreSQL namesto mape s podatki
cli-import-about = Prebere prenosljivo obliko v prazno zbirko
cli-import-file = Izvožena datoteka
cli-import-data = Mapa s podatki
cli-import-database-url = Zbirka PostgreSQL namesto mape s podatki
cli-restore-database-url = Zbirka PostgreSQL namesto mape s podatki
serve-listening = Klots je pripravljen na { $url }
serve-no-address = Na naslovu { $address } ni mogoče poslušati.
serve-push-key = push.key ni ključ, ki ga je izpisal »klots push-key«.
serve-push-contact = push.contact mora biti naslov, na primer mailto:you@example.org ali https://example.org.
keep-done = { $file }: mize { $tables }, dogodki { $events }, ljudje { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = NASLOV:VRATA
cli-value-bots = BOTI
cli-value-code = KODA
cli-value-eyes = POGLED
cli-value-file = DATOTEKA
cli-value-folder = MAPA
cli-value-game = IGRA
cli-value-level = STOPNJA
cli-value-link = POVEZAVA
cli-value-name = IME
cli-value-number = N
cli-value-options = MOŽNOSTI
cli-value-pixels = PIKSLI
cli-value-position = POZICIJA
cli-value-rule = PRAVILO
cli-value-seconds = SEKUNDE
cli-value-shell = LUPINA
cli-value-time = ČAS

## klots score

cli-score-about = Razloži točke kraljestva, kroga ali deske, zapisane kot besedilo (glej docs/notation.md)
cli-score-game = Igra
cli-score-file = Besedilo; »-« ali nič bere standardni vhod
cli-score-options = Možnosti igre, na primer »harmony=yes« ali »hexagons=flat«
cli-score-json = Izpiše en dokument JSON
refused-score-nothing = Tu ni česa točkovati.
refused-score-impossible = To se ni moglo zgoditi: »{ $text }«.
refused-score-word = »{ $text }« tu ni mogoče prebrati. Možno: { $possible }.
refused-score-nobody = Čigavo je to? Najprej napiši ime in dvopičje, na primer »Ana:«.
refused-score-same-name = »{ $name }« je že na seznamu.

## klots join

cli-join-about = Pridruži se mizi na strežniku prek povezave z vabilom
cli-join-link = Povezava s strani ali od prijatelja
cli-join-name = Ime, pod katerim igraš; privzeto tvoje uporabniško ime
cli-join-seat = Želeni sedež, od 1 naprej; privzeto prvi prosti
cli-join-watch = Samo gledanje
cli-join-plain = Vrstice besedila in oštevilčene poteze, za bralnike zaslona in cevi
cli-join-session = Kje si zapomni, kdo si na katerem strežniku
cli-rules-pictures = Zapiše slike primerov v to mapo kot SVG
refused-file-missing = Datoteke »{ $file }« ni.
refused-file-unreadable = »{ $file }« ni mogoče prebrati. { system-cause }
refused-file-unwritable = »{ $file }« ni mogoče zapisati. { system-cause }
refused-no-home = Ta uporabnik nima domače mape; navedi mesto z { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Take datoteke ali mape ni.
    [PermissionDenied] Za to nimaš dovoljenja.
    [IsADirectory] To je mapa.
    [NotADirectory] Del poti ni mapa.
    [AlreadyExists] To že obstaja.
    [StorageFull] Prostora ni več.
    [ReadOnlyFilesystem] Disk je samo za branje.
    [AddrInUse] Tam že posluša drug program.
    [AddrNotAvailable] Ta računalnik nima tega naslova.
    [InvalidData] To ni besedilo v UTF-8.
    [ConnectionRefused] Tam se nihče ne odziva.
    [ConnectionLost] Povezava se je prekinila.
    [TimedOut] Odgovora ni bilo pravočasno.
    [Unreachable] Ta naslov ni dosegljiv.
   *[other] Sistem je javil nepričakovano napako.
}
refused-output = Na standardni izhod ni mogoče pisati. { system-cause }
refused-input = Standardnega vhoda ni mogoče brati. { system-cause }
refused-file-use = »{ $file }« ni mogoče uporabiti. { system-cause }
refused-people = Ljudi ({ $people }) je več kot sedežev ({ $seats }).
refused-arena-one = Boti igrajo drug proti drugemu: navedi vsaj dva.
refused-settings = »{ $text }« ni veljavna nastavitev.
refused-load-address = Izmeriti je mogoče le strežnik na tem računalniku, na primer { $example }.
refused-load-server = Strežnik se ni zagnal. Njegov dnevnik je v { $file }.
refused-database = Zbirka podatkov ni dosegljiva. { system-cause }
engine-record-cut = Zapis ni popoln: končati se mora z vrstico, v kateri je le ».«.

## klots train

cli-train-about = Znova izuri bote za igro
cli-train-game = Igra
cli-train-out = Kam se zapišejo izurjene datoteke
cli-train-part = Kako temeljito, v odstotkih urjenja, s katerim so nastale priložene datoteke
cli-train-threads = Koliko niti uporabi
refused-train-nothing = Za igro { $game } ni česa uriti.
