### What only the command line says.

## The command line

cli-about = Četras galda spēles zem viena jumta: Kingdomino, Triominos, Quixo un Domino Double 9.
cli-lang = Visu tekstu valoda, piemēram, „de” vai „et”; pēc noklusējuma sistēmas valoda
cli-serve-about = Palaist serveri ar lapu, botiem un iebūvētu datubāzi; to pašu dara klots bez komandas
cli-serve-config = TOML fails ar iestatījumiem
cli-serve-data = Datu mape; pēc noklusējuma tā, kas ir tavā lietotāja kontā
cli-serve-listen = Adrese, kurā klausīties
cli-serve-public-url = Adrese, ko lieto cilvēki
cli-serve-database-url = Glabāt visu šajā PostgreSQL datubāzē
cli-serve-metrics-listen = Adrese Prometheus rādītājiem
cli-serve-no-browser = Neatvērt pārlūku
cli-serve-print-config = Izvadīt visus iestatījumus kā TOML un beigt
cli-serve-log-json = Rakstīt žurnālu kā JSON rindas
cli-play-about = Spēlēt terminālī: pret botiem, kopā pie vienas tastatūras vai skatīties pierakstu
cli-play-game = Spēle, ko sākt uzreiz; bez tās jautā izvēlne
cli-play-seats = Spēlētāju skaits
cli-play-people = Cik no tiem ir cilvēki pie šī termināļa
cli-play-level = Botu līmenis: beginner, easy, medium, hard vai expert
cli-play-options = Spēles opcijas, piemēram, „harmony=yes dynasty=yes”
cli-play-resume = Turpināt saglabātu spēli
cli-play-watch = Skatīties pierakstu soli pa solim
cli-play-plain = Teksta rindas un numurēti gājieni, ekrāna lasītājiem un konveijeriem
cli-play-saves = Kur saglabā spēles
cli-engine-about = Runāt ar botiem un tiesnešiem teksta rindās (skat. docs/engine.md)
cli-replay-about = Rādīt pierakstītu spēli soli pa solim un pārbaudīt katru gājienu
cli-replay-file = Pieraksts; „-” lasa standarta ievadi
cli-replay-to = Apstāties pēc tik notikumiem
cli-replay-verify = Pārrēķināt katru izlozi no atklātā noslēpuma
cli-replay-seal = Zīmogs, ko rāda galds, salīdzināšanai
cli-replay-commitment = Nospiedums, ko rādīja galds, salīdzināšanai
cli-replay-json = Izvadīt vienu JSON dokumentu
cli-replay-positions = Izvadīt pozīciju pēc katra notikuma
cli-replay-eyes = Izvadīt pierakstu, kā to redz viens spēlētājs: vietas numurs vai „onlooker”
cli-rules-about = Lasīt spēles noteikumus
cli-rules-game = Spēle; bez tās – spēļu saraksts
cli-rules-rule = Tikai noteikums ar šo numuru, piemēram, K13
cli-render-about = Uzzīmēt pozīciju vai pieraksta brīdi kā SVG vai PNG attēlu
cli-render-record = Pieraksts, kura beigas zīmēt
cli-render-to = Zīmēt brīdi pēc tik notikumiem
cli-render-position = Pozīcija kā teksts pieraksta vietā
cli-render-game = Pozīcijas spēle
cli-render-seats = Spēlētāju skaits
cli-render-options = Spēles opcijas, piemēram, „mighty_duel=yes”
cli-render-eyes = Kura skatpunkts: vietas numurs, „onlooker” vai „reviewer”
cli-render-width = PNG platums
cli-render-output = Rakstāmais attēls: x.svg vai x.png
cli-arena-about = Ļaut botiem spēlēt savā starpā un pateikt, cik drošs ir rezultāts
cli-arena-game = Spēle
cli-arena-seats = Spēlētāju skaits
cli-arena-options = Spēles opcijas
cli-arena-bots = Boti, piemēram, „expert,hard” vai „expert@1s,expert@100ms”
cli-arena-games = Cik spēļu; katru dalījumu spēlē no katras vietas
cli-arena-budget = Cik ilgi bots drīkst domāt: 100ms, 2s, 5000n (mezgli), 800i (iterācijas)
cli-arena-seed = Visu izložu sākumvērtība (seed)
cli-arena-threads = Vienlaicīgās spēles
cli-arena-wall = Domāšanas laiku mērīt pēc pulksteņa, nevis pēc procesora laika
cli-arena-sprt = Beigt agrāk, ja pirmais bots ir vismaz par ELO1 vai ne vairāk kā par ELO0 labāks par otro
cli-arena-ledger = Glabāt šeit katru spēli un nākamreiz turpināt
cli-arena-records = Saglabāt spēles kā pierakstus šajā mapē
cli-arena-shard = Spēlēt tikai mača daļu I no N
cli-arena-merge = Apvienot daļu rezultātus, nevis spēlēt
cli-arena-json = Izvadīt vienu JSON dokumentu
cli-arena-csv = Rakstīt tabulu
cli-arena-plot = Zīmēt spēku pret domāšanas laiku kā SVG
cli-analyse-about = Pateikt, cik vērts bija katrs pieraksta gājiens, kas bija veiksme un kas prasme
cli-analyse-record = Pieraksts
cli-analyse-bot = Kas vērtē; pēc noklusējuma bots, kas veidots šīs spēles vērtēšanai
cli-analyse-budget = Cik ilgi domāt par katru gājienu
cli-analyse-samples = Ar cik citām izlozēm salīdzina katru izlozi; 0 veiksmi neskaita
cli-analyse-seed = Visas izlases sākumvērtība (seed)
cli-analyse-json = Izvadīt vienu JSON dokumentu
cli-analyse-plot = Zīmēt, kurš bija vadībā, kā SVG
cli-bench-about = Spēlēt nejaušas spēles pēc iespējas ātrāk un pārbaudīt summas
cli-bench-game = Tikai šo spēli
cli-bench-seconds = Procesora sekundes katrai rindai
cli-bench-json = Izvadīt vienu JSON dokumentu
cli-completions-about = Izvadīt čaulas papildinājumus
cli-completions-shell = Čaula
language-unknown = Valodas „{ $asked }” šeit nav; tiek lietota „{ $used }”.

## Arena

refused-budget = „{ $text }” nav domāšanas apjoms. Iespējams: { $possible } (milisekundes, sekundes, mezgli, iterācijas).
arena-progress = { $done } no { $of } spēlēm · { $score } · vēl { $seconds ->
        [zero] { $seconds } sekunžu
        [one] { $seconds } sekunde
       *[other] { $seconds } sekundes
    }
arena-heading = { $game }, vietas: { $seats }, { $budget } gājienam: { $games ->
        [zero] { $games } spēļu
        [one] { $games } spēle
       *[other] { $games } spēles
    }, { $deals ->
        [zero] { $deals } dalījumu
        [one] { $deals } dalījums
       *[other] { $deals } dalījumi
    }
arena-row = { $bot }: daļa { $share } ± { $sure } %, uzvaras { $wins }, dalītas { $shared }, zaudējumi { $losses }; punkti { $points }, pārsvars { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms gājienam
arena-pair = { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [zero] { $met } tikšanos
        [one] { $met } tikšanās
       *[other] { $met } tikšanās
    }, Elo { $elo })
arena-sprt = { $decision ->
        [better] Secīgais tests: labāks (LLR { $llr }, robežas { $lower } un { $upper })
        [not_better] Secīgais tests: nav labāks (LLR { $llr }, robežas { $lower } un { $upper })
       *[open] Secīgais tests: neizlemts (LLR { $llr }, robežas { $lower } un { $upper })
    }
arena-plot-title = Spēks un domāšanas laiks
arena-plot-across = Domāšana (milisekundes vai mezgli)
arena-plot-up = Elo
refused-arena-bots = { $bots ->
        [zero] { $bots } botu
        [one] { $bots } bots
       *[other] { $bots } boti
    } nevar aizpildīt vietas: { $seats }. Iespējams: { $possible } vai vairāk, nekā ir vietu.
refused-arena-games = Mačam vajag vismaz vienu spēli.
refused-arena-illegal = Pozīcijā { $position } bots { $bot } izdarīja neatļautu gājienu { $move }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } nav rezultātu fails.
refused-arena-other-match = { $path } glabā cita mača rezultātus.
refused-arena-nothing-to-merge = Nosauc apvienojamos rezultātu failus.
refused-shard = „{ $text }” nav mača daļa. Iespējams: { $possible }.
refused-sprt = „{ $text }” nav secīgais tests. Iespējams: { $possible }.

## klots analyse

analysis-seat = { $player }: precizitāte { $accuracy } %, labākie gājieni: { $best } no { $moves }; { $inaccuracies ->
        [zero] { $inaccuracies } neprecizitāšu
        [one] { $inaccuracies } neprecizitāte
       *[other] { $inaccuracies } neprecizitātes
    }, { $mistakes ->
        [zero] { $mistakes } kļūdu
        [one] { $mistakes } kļūda
       *[other] { $mistakes } kļūdas
    }, { $blunders ->
        [zero] { $blunders } rupju kļūdu
        [one] { $blunders } rupja kļūda
       *[other] { $blunders } rupjas kļūdas
    }. Atdots: { $lost } % uzvaras; veiksme: { $luck } %.
analysis-luck-decided = Izšķīra veiksme: { $player } no tās guva { $luck } % uzvaras.
analysis-play-decided = Izšķīra prasme: pārējie atdeva { $percent } % uzvaras, un { $player } to paņēma.
analysis-even = Gandrīz nekas netika atdots; līdzīgā spēlē uzvar { $player }.
turning-move = Gājiens { $event }: { $player } spēlēja { $move }, un izredzes kritās no { $before } % līdz { $after } %. Labāk bija { $better }.
turning-good-luck = Notikums { $event }: veiksme ({ $luck }) palielināja spēlētāja { $player } izredzes no { $before } % līdz { $after } %.
turning-bad-luck = Notikums { $event }: neveiksme ({ $luck }) samazināja spēlētāja { $player } izredzes no { $before } % līdz { $after } %.
turning-decided = No notikuma { $event } līdz beigām vadībā ir { $player }.
analysis-plot-title = Kā ritēja spēle
analysis-plot-across = Notikums
analysis-plot-up = Uzvaras izredzes

## What every help text and every mistake on the command line needs

cli-man-about = Izvadīt rokasgrāmatas lapu
cli-usage = Lietojums:
cli-heading-commands = Komandas
cli-heading-arguments = Argumenti
cli-heading-options = Opcijas
cli-heading-examples = Piemēri
cli-heading-exit = Izejas kodi
cli-help = Parādīt palīdzību
cli-version = Parādīt versiju
cli-word-options = OPCIJAS
cli-word-command = KOMANDA
cli-note-default = pēc noklusējuma { $value }
cli-note-variable = vai mainīgais { $name }
cli-note-possible = iespējams: { $values }
cli-exit-done = viss izdevās
cli-exit-failed = noraidīts vai neizdevās; iemesls ir standarta kļūdu izvadē
cli-exit-usage = komandrindu nevar izlasīt
cli-error-argument = Argumenta „{ $text }” šeit nav.
cli-error-command = Komandas „{ $text }” nav.
cli-error-command-missing = Trūkst komandas.
cli-error-value = „{ $value }” neder argumentam { $argument }.
cli-error-value-possible = „{ $value }” neder argumentam { $argument }. Iespējams: { $possible }.
cli-error-value-missing = Argumentam { $argument } vajag vērtību.
cli-error-value-extra = Argumentam { $argument } nav vērtības, bet dota „{ $value }”.
cli-error-missing = Trūkst: { $arguments }
cli-error-conflict = { $argument } neder kopā ar { $other }.
cli-error-twice = { $argument } drīkst dot tikai vienreiz.
cli-error-encoding = Kāds arguments nav lasāms teksts (UTF-8).
cli-error-other = Šo komandrindu nevar izlasīt.
cli-error-suggestion = Vai domāji „{ $text }”?
cli-error-help = „{ $command }” rāda, kas ir iespējams.
cli-man-name = NOSAUKUMS
cli-man-synopsis = PĀRSKATS
cli-man-description = APRAKSTS
cli-man-command = Vienas komandas lapa, piemēram, „play”

## Replay

replay-place = { $player }: vieta { $place }, { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
replay-checked = { $count ->
        [zero] Pēc noteikumiem pārbaudīti visi { $count } notikumi.
        [one] Pēc noteikumiem pārbaudīts { $count } notikums.
       *[other] Pēc noteikumiem pārbaudīti visi { $count } notikumi.
    }
replay-verified = Katra izloze atbilst atklātajam noslēpumam.
replay-sealed = Zīmogs atbilst: spēle, opcijas, spēlētāju vārdi, jaukšanas vārdi, gājieni un rezultāts ir tie, kas tika apzīmogoti.
replay-sealed-but-names = Zīmogs atbilst, izņemot spēlētāju vārdus: tie vēlāk mainīti vai noņemti.
replay-not-sealed = Zīmoga nav: pārbaudītas tikai izlozes, nevis vārdi, opcijas, gājieni un rezultāts.
replay-compare = Salīdzini ar to, ko rādīja galds: { $name ->
    [seal] zīmogs
   *[commitment] nospiedums
} { $hash }
replay-no-result = Pieraksts nesaka, kurš uzvarēja.

## Engine

engine-unknown = „{ $command }” nav komanda. Ir: { $possible }
engine-needs = „{ $command }” vajag: { $what }
engine-too-much = Aiz „{ $command }” nekam nav jābūt; „{ $text }” ir lieks.
engine-no-game = Spēle nav izvēlēta: vispirms raksti „game NAME seats N”.
engine-nothing-to-undo = Nav ko atsaukt.
engine-thinking = Bots domā; tagad pieņem tikai „stop”.
refused-rule-unknown = Noteikuma „{ $rule }” šeit nav. Ir: { $possible }.
refused-picture-format = Attēla nosaukumam jābeidzas ar .svg vai .png.
refused-picture-width = Attēla platums ir no { $min } līdz { $max } pikseļiem.

## klots load

cli-site-about = Ierakstīt lapu mapē jebkuram tīmekļa mitinātājam, bez servera
cli-site-folder = Mape, kurā rakstīt
cli-site-base-path = Mapes ceļš pie mitinātāja, piemēram, „/speles/”
cli-site-written = Lapa ir mapē { $folder }.
cli-error-site-module = Šī versija nevar spēlēt bez servera. Palaid scripts/setup un būvē vēlreiz.
cli-load-about = Izmērīt, cik daudz iztur serveris šajā datorā
cli-push-key-about = Izveidot atslēgu pašpiegādes paziņojumiem (skat. docs/hosting.md)
cli-load-sockets = Savienojumi, sadalīti pa galdiem
cli-load-tables = Galdi
cli-load-every = Sekundes starp diviem gājieniem pie galda
cli-load-seconds = Cik ilgi mērīt
cli-load-flood = Iet atkal, tiklīdz pēdējais gājiens apstiprināts
cli-load-idle = Savienoties, bet neizdarīt gājienus
cli-load-game = Kuru spēli spēlēt
cli-load-url = Serveris, kas šajā datorā jau darbojas; bez tā tiek palaists savs
cli-load-data = Kur palaistais serveris glabā datus; bez tā – mape, ko pēc tam dzēš
cli-load-database-url = PostgreSQL datubāze palaistajam serverim
cli-load-json = Izvadīt vienu JSON dokumentu
load-machine = { $model }; kodoli: { $cores }; atmiņa: { $memory }
load-database = Datubāze
load-sockets = Savienojumi
load-tables = Galdi
load-seating = Laiks, līdz visi sēž
load-moves = Saglabātie gājieni
load-everyone = No nosūtīšanas, līdz saņēmuši visi
load-acknowledged = No nosūtīšanas līdz apstiprinājumam
load-errors = Kļūdas
load-first-error = Pirmā kļūda
load-games = Pabeigtās spēles
load-memory-empty = Servera atmiņa, serveris tukšs
load-memory-seated = Servera atmiņa, visi sēž
load-memory-end = Servera atmiņa beigās
load-memory-each = Atmiņa uz vienu savienojumu
load-cpu-server = Servera procesora laiks spēles gaitā
load-cpu-swarm = Spēlētāju procesora laiks kopā
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, maks. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Rakstīt rezerves kopiju, arī kamēr serveris darbojas
cli-backup-file = Jaunais fails
cli-backup-data = Datu mape
cli-backup-database-url = PostgreSQL datubāze datu mapes vietā
cli-restore-about = Ielikt rezerves kopiju jaunā vai tukšā datu mapē
cli-restore-file = Rezerves kopija
cli-restore-data = Jaunā datu mape
cli-export-about = Rakstīt visu pārnesamā formā, lai pārietu uz citu datubāzi
cli-export-file = Jaunais fails
cli-export-data = Datu mape
cli-export-database-url = PostgreSQL datubāze datu mapes vietā
cli-import-about = Ielasīt pārnesamo formu tukšā datubāzē
cli-import-file = Eksportētais fails
cli-import-data = Datu mape
cli-import-database-url = PostgreSQL datubāze datu mapes vietā
cli-restore-database-url = PostgreSQL datubāze datu mapes vietā
serve-listening = Klots ir gatavs: { $url }
serve-no-address = Adresē { $address } nevar klausīties.
serve-push-key = push.key nav atslēga, ko izvadījis „klots push-key”.
serve-push-contact = push.contact jābūt adresei, piemēram, mailto:you@example.org vai https://example.org.
keep-done = { $file }: galdi { $tables }, notikumi { $events }, cilvēki { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESE:PORTS
cli-value-bots = BOTI
cli-value-code = KODS
cli-value-eyes = SKATPUNKTS
cli-value-file = FAILS
cli-value-folder = MAPE
cli-value-game = SPĒLE
cli-value-level = LĪMENIS
cli-value-link = SAITE
cli-value-name = VĀRDS
cli-value-number = N
cli-value-options = OPCIJAS
cli-value-pixels = PIKSEĻI
cli-value-position = POZĪCIJA
cli-value-rule = NOTEIKUMS
cli-value-seconds = SEKUNDES
cli-value-shell = ČAULA
cli-value-time = LAIKS

## klots score

cli-score-about = Izskaidrot kā tekstu pierakstītas karalistes, kārtas vai laukuma punktus (skat. docs/notation.md)
cli-score-game = Spēle
cli-score-file = Teksts; „-” vai nekas lasa standarta ievadi
cli-score-options = Spēles opcijas, piemēram, „harmony=yes” vai „hexagons=flat”
cli-score-json = Izvadīt vienu JSON dokumentu
refused-score-nothing = Šeit nav ko skaitīt.
refused-score-impossible = Tā nevarēja notikt: „{ $text }”.
refused-score-word = Šeit nevar izlasīt „{ $text }”. Iespējams: { $possible }.
refused-score-nobody = Kam tas pieder? Vispirms raksti vārdu un kolu, piemēram, „Anna:”.
refused-score-same-name = „{ $name }” jau ir sarakstā.

## klots join

cli-join-about = Pievienoties servera galdam ar uzaicinājuma saiti
cli-join-link = Saite, kā to rāda lapa vai kā to atsūtījis draugs
cli-join-name = Vārds, ar kuru spēlē; pēc noklusējuma tavs lietotājvārds
cli-join-seat = Vēlamā vieta, sākot no 1; pēc noklusējuma pirmā brīvā
cli-join-watch = Tikai skatīties
cli-join-plain = Teksta rindas un numurēti gājieni, ekrāna lasītājiem un konveijeriem
cli-join-session = Kur atcerēties, kas tu esi kurā serverī
cli-rules-pictures = Ierakstīt piemēru attēlus šajā mapē kā SVG
refused-file-missing = Faila „{ $file }” nav.
refused-file-unreadable = Failu „{ $file }” nevar izlasīt. { system-cause }
refused-file-unwritable = Failu „{ $file }” nevar ierakstīt. { system-cause }
refused-no-home = Šim lietotājam nav mājas mapes; norādi vietu ar { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Tāda faila vai mapes nav.
    [PermissionDenied] Tev nav tādu tiesību.
    [IsADirectory] Tā ir mape.
    [NotADirectory] Daļa ceļa nav mape.
    [AlreadyExists] Tas jau pastāv.
    [StorageFull] Vietas vairs nav.
    [ReadOnlyFilesystem] Disks ir tikai lasāms.
    [AddrInUse] Tur jau klausās cita programma.
    [AddrNotAvailable] Šim datoram nav tādas adreses.
    [InvalidData] Tas nav UTF-8 teksts.
    [ConnectionRefused] Tur neviens neatbild.
    [ConnectionLost] Savienojums pārtrūka.
    [TimedOut] Atbilde nepienāca laikā.
    [Unreachable] Šī adrese nav sasniedzama.
   *[other] Sistēma ziņoja par negaidītu kļūdu.
}
refused-output = Standarta izvadē neko nevar ierakstīt. { system-cause }
refused-input = Standarta ievadi nevar nolasīt. { system-cause }
refused-file-use = „{ $file }” nevar lietot. { system-cause }
refused-people = Cilvēku ({ $people }) ir vairāk nekā vietu ({ $seats }).
refused-arena-one = Boti spēlē cits pret citu: nosauc vismaz divus.
refused-settings = „{ $text }” nav derīgs iestatījums.
refused-load-address = Mērīt var tikai serveri šajā datorā, piemēram, { $example }.
refused-load-server = Serveris nesāka darboties. Tā žurnāls ir { $file }.
refused-database = Datubāze nav sasniedzama. { system-cause }
engine-record-cut = Pieraksts nav pilns: tam jābeidzas ar rindu, kurā ir tikai „.”.

## klots train

cli-train-about = No jauna apmācīt spēles botus
cli-train-game = Spēle
cli-train-out = Kur rakstīt apmācītos failus
cli-train-part = Cik pamatīgi, procentos no apmācības, ar ko radīti pievienotie faili
cli-train-threads = Izmantojamie pavedieni
refused-train-nothing = Spēlei { $game } nav ko apmācīt.
