### What only the command line says.

## The command line

cli-about = Keturi stalo žaidimai po vienu stogu: Kingdomino, Triominos, Quixo ir Domino Double 9.
cli-lang = Visų tekstų kalba, pavyzdžiui, „de“ arba „et“; numatytoji – tavo sistemos
cli-serve-about = Paleisti serverį su puslapiu, botais ir įtaisyta duomenų baze; tą patį daro klots be komandos
cli-serve-config = TOML failas su nustatymais
cli-serve-data = Duomenų aplankas; numatytasis – tavo naudotojo paskyroje
cli-serve-listen = Adresas, kuriuo klausomasi
cli-serve-public-url = Adresas, kuriuo naudojasi žmonės
cli-serve-database-url = Viską laikyti šioje PostgreSQL duomenų bazėje
cli-serve-metrics-listen = Adresas Prometheus rodikliams
cli-serve-no-browser = Neatverti naršyklės
cli-serve-print-config = Išvesti visus nustatymus kaip TOML ir baigti
cli-serve-log-json = Rašyti žurnalą JSON eilutėmis
cli-play-about = Žaisti terminale: prieš botus, kartu prie vienos klaviatūros arba žiūrėti įrašą
cli-play-game = Žaidimas, kuris prasideda iškart; be jo klausia meniu
cli-play-seats = Žaidėjų skaičius
cli-play-people = Kiek iš jų yra žmonės prie šio terminalo
cli-play-level = Botų lygis: beginner, easy, medium, hard arba expert
cli-play-options = Žaidimo parinktys, pavyzdžiui, „harmony=yes dynasty=yes“
cli-play-resume = Tęsti išsaugotą partiją
cli-play-watch = Žiūrėti įrašą žingsnis po žingsnio
cli-play-plain = Teksto eilutės ir sunumeruoti ėjimai, ekrano skaitytuvams ir kanalams
cli-play-saves = Kur saugomos partijos
cli-engine-about = Kalbėtis su botais ir teisėjais teksto eilutėmis (žr. docs/engine.md)
cli-replay-about = Parodyti įrašytą partiją žingsnis po žingsnio ir patikrinti kiekvieną ėjimą
cli-replay-file = Įrašas; „-“ skaito standartinę įvestį
cli-replay-to = Sustoti po tiek įvykių
cli-replay-verify = Perskaičiuoti kiekvieną traukimą iš atskleistos paslapties
cli-replay-seal = Stalo rodomas antspaudas palyginti
cli-replay-commitment = Stalo rodytas atspaudas palyginti
cli-replay-json = Išvesti vieną JSON dokumentą
cli-replay-positions = Išvesti poziciją po kiekvieno įvykio
cli-replay-eyes = Išvesti įrašą taip, kaip jį mato vienas žaidėjas: vietos numeris arba „onlooker“
cli-rules-about = Skaityti žaidimo taisykles
cli-rules-game = Žaidimas; be jo – žaidimų sąrašas
cli-rules-rule = Tik šio numerio taisyklė, pavyzdžiui, K13
cli-render-about = Nupiešti poziciją ar įrašo akimirką kaip SVG arba PNG paveikslą
cli-render-record = Įrašas, kurio pabaiga piešiama
cli-render-to = Piešti akimirką po tiek įvykių
cli-render-position = Pozicija tekstu vietoj įrašo
cli-render-game = Pozicijos žaidimas
cli-render-seats = Žaidėjų skaičius
cli-render-options = Žaidimo parinktys, pavyzdžiui, „mighty_duel=yes“
cli-render-eyes = Kieno akimis piešti: vietos numeris, „onlooker“ arba „reviewer“
cli-render-width = PNG plotis
cli-render-output = Rašomas paveikslas: x.svg arba x.png
cli-arena-about = Leisti botams žaisti tarpusavyje ir pasakyti, kiek rezultatas tikras
cli-arena-game = Žaidimas
cli-arena-seats = Žaidėjų skaičius
cli-arena-options = Žaidimo parinktys
cli-arena-bots = Botai, pavyzdžiui, „expert,hard“ arba „expert@1s,expert@100ms“
cli-arena-games = Kiek partijų; kiekvienas dalijimas žaidžiamas iš kiekvienos vietos
cli-arena-budget = Kiek botas gali mąstyti: 100ms, 2s, 5000n (mazgai), 800i (kartojimai)
cli-arena-seed = Visų traukimų pradinė reikšmė (seed)
cli-arena-threads = Partijų vienu metu
cli-arena-wall = Mąstymo laiką matuoti laikrodžiu, o ne procesoriaus laiku
cli-arena-sprt = Baigti anksčiau, kai pirmas botas bent ELO1 arba daugiausia ELO0 geresnis už antrą
cli-arena-ledger = Čia laikyti kiekvieną partiją ir kitą kartą tęsti nuo čia
cli-arena-records = Išsaugoti partijas kaip įrašus šiame aplanke
cli-arena-shard = Žaisti tik I dalį iš N
cli-arena-merge = Sujungti dalių rezultatus, o ne žaisti
cli-arena-json = Išvesti vieną JSON dokumentą
cli-arena-csv = Rašyti lentelę
cli-arena-plot = Nupiešti stiprumą pagal mąstymo laiką kaip SVG
cli-analyse-about = Pasakyti, ko vertas kiekvienas įrašo ėjimas, kas buvo sėkmė ir kas įgūdžiai
cli-analyse-record = Įrašas
cli-analyse-bot = Kas vertina; numatytasis – šiam žaidimui vertinti sukurtas botas
cli-analyse-budget = Kiek mąstyti apie kiekvieną ėjimą
cli-analyse-samples = Su kiek kitų traukimų lyginamas kiekvienas traukimas; 0 praleidžia sėkmę
cli-analyse-seed = Visų imčių pradinė reikšmė (seed)
cli-analyse-json = Išvesti vieną JSON dokumentą
cli-analyse-plot = Nupiešti, kas pirmavo, kaip SVG
cli-bench-about = Žaisti atsitiktines partijas kuo greičiau ir patikrinti sumas
cli-bench-game = Tik šis žaidimas
cli-bench-seconds = Procesoriaus sekundės kiekvienai eilutei
cli-bench-json = Išvesti vieną JSON dokumentą
cli-completions-about = Išvesti apvalkalo užbaigimus
cli-completions-shell = Apvalkalas
language-unknown = Kalbos „{ $asked }“ čia nėra; naudojama „{ $used }“.

## Arena

refused-budget = „{ $text }“ nėra mąstymo laikas. Galima: { $possible } (milisekundės, sekundės, mazgai, kartojimai).
arena-progress =
    { $done } iš { $of } partijų · { $score } · { $seconds ->
        [one] liko { $seconds } sekundė
        [few] liko { $seconds } sekundės
       *[other] liko { $seconds } sekundžių
    }
arena-heading =
    { $game }, vietų { $seats }, { $budget } ėjimui: { $games ->
        [one] { $games } partija
        [few] { $games } partijos
       *[other] { $games } partijų
    }, { $deals ->
        [one] { $deals } dalijimas
        [few] { $deals } dalijimai
       *[other] { $deals } dalijimų
    }
arena-row = { $bot }: dalis { $share } ± { $sure } %, laimėta { $wins }, pasidalyta { $shared }, pralaimėta { $losses }; taškai { $points }, skirtumas { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms ėjimui
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } susitikimas
        [few] { $met } susitikimai
       *[other] { $met } susitikimų
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Nuoseklusis testas: geresnis (LLR { $llr }, ribos { $lower } ir { $upper })
        [not_better] Nuoseklusis testas: ne geresnis (LLR { $llr }, ribos { $lower } ir { $upper })
       *[open] Nuoseklusis testas: neaišku (LLR { $llr }, ribos { $lower } ir { $upper })
    }
arena-plot-title = Stiprumas ir mąstymo laikas
arena-plot-across = Mąstymas (milisekundės arba mazgai)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } botas negali užimti tiek vietų: { $seats }. Galima: { $possible } arba daugiau, negu yra vietų.
        [few] { $bots } botai negali užimti tiek vietų: { $seats }. Galima: { $possible } arba daugiau, negu yra vietų.
       *[other] { $bots } botų negali užimti tiek vietų: { $seats }. Galima: { $possible } arba daugiau, negu yra vietų.
    }
refused-arena-games = Varžyboms reikia bent vienos partijos.
refused-arena-illegal = Pozicijoje { $position } botas { $bot } žaidė neleistiną ėjimą { $move }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } nėra rezultatų failas.
refused-arena-other-match = { $path } saugo kitų varžybų rezultatus.
refused-arena-nothing-to-merge = Nurodyk rezultatų failus, kuriuos reikia sujungti.
refused-shard = „{ $text }“ nėra varžybų dalis. Galima: { $possible }.
refused-sprt = „{ $text }“ nėra nuoseklusis testas. Galima: { $possible }.

## klots analyse

analysis-seat =
    { $player }: tikslumas { $accuracy } %, geriausių ėjimų { $best } iš { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } netikslumas
        [few] { $inaccuracies } netikslumai
       *[other] { $inaccuracies } netikslumų
    }, { $mistakes ->
        [one] { $mistakes } klaida
        [few] { $mistakes } klaidos
       *[other] { $mistakes } klaidų
    }, { $blunders ->
        [one] { $blunders } šiurkšti klaida
        [few] { $blunders } šiurkščios klaidos
       *[other] { $blunders } šiurkščių klaidų
    }. Padovanota: { $lost } % pergalės; sėkmė: { $luck } %.
analysis-luck-decided = Nulėmė sėkmė: žaidėjui { $player } ji davė { $luck } % pergalės.
analysis-play-decided = Nulėmė įgūdžiai: kiti padovanojo { $percent } % pergalės, ir tuo pasinaudojo { $player }.
analysis-even = Beveik nieko nebuvo padovanota; { $player } laimėjo apylygę partiją.
turning-move = Ėjimas { $event }: { $player } žaidė { $move }, ir tikimybė laimėti krito nuo { $before } % iki { $after } %. Geriau buvo { $better }.
turning-good-luck = Įvykis { $event }: sėkmė ({ $luck }) pakėlė žaidėjo { $player } tikimybę laimėti nuo { $before } % iki { $after } %.
turning-bad-luck = Įvykis { $event }: nesėkmė ({ $luck }) sumažino žaidėjo { $player } tikimybę laimėti nuo { $before } % iki { $after } %.
turning-decided = Nuo įvykio { $event } visą laiką pirmauja { $player }.
analysis-plot-title = Kaip klostėsi partija
analysis-plot-across = Įvykis
analysis-plot-up = Pergalės tikimybė

## What every help text and every mistake on the command line needs

cli-man-about = Išvesti vadovo puslapį
cli-usage = Naudojimas:
cli-heading-commands = Komandos
cli-heading-arguments = Argumentai
cli-heading-options = Parinktys
cli-heading-examples = Pavyzdžiai
cli-heading-exit = Išėjimo kodai
cli-help = Išvesti pagalbą
cli-version = Išvesti versiją
cli-word-options = PARINKTYS
cli-word-command = KOMANDA
cli-note-default = numatyta { $value }
cli-note-variable = arba kintamasis { $name }
cli-note-possible = galima: { $values }
cli-exit-done = viskas pavyko
cli-exit-failed = atmesta arba nepavyko; priežastis – standartinėje klaidų išvestyje
cli-exit-usage = komandų eilutės negalima perskaityti
cli-error-argument = Argumento „{ $text }“ čia nėra.
cli-error-command = Komandos „{ $text }“ nėra.
cli-error-command-missing = Trūksta komandos.
cli-error-value = „{ $value }“ netinka kaip { $argument } reikšmė.
cli-error-value-possible = „{ $value }“ netinka kaip { $argument } reikšmė. Galima: { $possible }.
cli-error-value-missing = { $argument }: reikia reikšmės.
cli-error-value-extra = { $argument } reikšmės nepriima, o nurodyta „{ $value }“.
cli-error-missing = Trūksta: { $arguments }
cli-error-conflict = { $argument } ir { $other } kartu nedera.
cli-error-twice = { $argument } galima nurodyti tik kartą.
cli-error-encoding = Argumentas nėra skaitomas tekstas (UTF-8).
cli-error-other = Šios komandų eilutės negalima perskaityti.
cli-error-suggestion = Gal „{ $text }“?
cli-error-help = „{ $command }“ parodo, kas galima.
cli-man-name = PAVADINIMAS
cli-man-synopsis = SANTRAUKA
cli-man-description = APRAŠAS
cli-man-command = Vienos komandos puslapis, pavyzdžiui, „play“

## Replay

replay-place =
    { $player }: vieta { $place }, { $points ->
        [one] { $points } taškas
        [few] { $points } taškai
       *[other] { $points } taškų
    }
replay-checked =
    { $count ->
        [one] Pagal taisykles patikrintas { $count } įvykis.
        [few] Pagal taisykles patikrinti visi { $count } įvykiai.
       *[other] Pagal taisykles patikrinti visi įvykiai ({ $count }).
    }
replay-verified = Kiekvienas traukimas sutampa su atskleista paslaptimi.
replay-sealed = Antspaudas sutampa: žaidimas, parinktys, vardai, žodžiai, ėjimai ir rezultatas yra tie, kurie buvo užantspauduoti.
replay-sealed-but-names = Antspaudas sutampa, išskyrus vardus: vėliau jie pakeisti arba pašalinti.
replay-not-sealed = Antspaudo nėra: patikrinti tik traukimai, o ne vardai, parinktys, ėjimai ir rezultatas.
replay-compare = Palygink su tuo, ką rodė stalas: { $name ->
    [seal] antspaudas
   *[commitment] atspaudas
} { $hash }
replay-no-result = Įrašas nesako, kas laimėjo.

## Engine

engine-unknown = „{ $command }“ nėra komanda. Yra: { $possible }
engine-needs = „{ $command }“ reikia: { $what }
engine-too-much = Po „{ $command }“ nieko nerašoma; „{ $text }“ nereikia.
engine-no-game = Žaidimas nepasirinktas: pirma parašyk „game NAME seats N“.
engine-nothing-to-undo = Nėra ko atšaukti.
engine-thinking = Botas mąsto; dabar priimama tik „stop“.
refused-rule-unknown = Taisyklės „{ $rule }“ čia nėra. Yra: { $possible }.
refused-picture-format = Paveikslo vardas turi baigtis .svg arba .png.
refused-picture-width = Paveikslo plotis yra nuo { $min } iki { $max } pikselių.

## klots load

cli-site-about = Įrašyti puslapį į aplanką bet kuriai svetainių prieglobai, be serverio
cli-site-folder = Aplankas, į kurį rašoma
cli-site-base-path = Aplanko kelias prieglobos vietoje, pavyzdžiui, „/zaidimai/“
cli-site-written = Puslapis yra aplanke { $folder }.
cli-error-site-module = Ši versija negali žaisti be serverio. Paleisk scripts/setup ir sukompiliuok iš naujo.
cli-load-about = Išmatuoti, kiek atlaiko serveris šiame kompiuteryje
cli-push-key-about = Sukurti raktą tiesioginiams pranešimams (žr. docs/hosting.md)
cli-load-sockets = Ryšiai, paskirstyti tarp stalų
cli-load-tables = Stalai
cli-load-every = Sekundės tarp dviejų ėjimų prie stalo
cli-load-seconds = Kiek laiko matuoti
cli-load-flood = Eiti vėl, kai tik patvirtintas paskutinis ėjimas
cli-load-idle = Prisijungti ir neiti
cli-load-game = Kurį žaidimą žaisti
cli-load-url = Šiame kompiuteryje jau veikiantis serveris; be jo paleidžiamas naujas
cli-load-data = Kur paleistas serveris laiko duomenis; be to – aplankas, kuris vėliau ištrinamas
cli-load-database-url = PostgreSQL duomenų bazė paleistam serveriui
cli-load-json = Išvesti vieną JSON dokumentą
load-machine = { $model }; branduoliai: { $cores }; atmintis: { $memory }
load-database = Duomenų bazė
load-sockets = Ryšiai
load-tables = Stalai
load-seating = Laikas, kol visi susėdo
load-moves = Įrašyti ėjimai
load-everyone = Nuo išsiuntimo, kol visi gavo
load-acknowledged = Nuo išsiuntimo iki patvirtinimo
load-errors = Klaidos
load-first-error = Pirmoji klaida
load-games = Baigtos partijos
load-memory-empty = Tuščio serverio atmintis
load-memory-seated = Serverio atmintis, visi susėdę
load-memory-end = Serverio atmintis pabaigoje
load-memory-each = Atmintis vienam ryšiui
load-cpu-server = Serverio procesoriaus laikas žaidžiant
load-cpu-swarm = Žaidėjų procesoriaus laikas iš viso
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, daugiausia { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Rašyti atsarginę kopiją, net ir serveriui veikiant
cli-backup-file = Naujas failas
cli-backup-data = Duomenų aplankas
cli-backup-database-url = PostgreSQL duomenų bazė vietoj duomenų aplanko
cli-restore-about = Atkurti atsarginę kopiją į naują ar tuščią duomenų aplanką
cli-restore-file = Atsarginė kopija
cli-restore-data = Naujas duomenų aplankas
cli-export-about = Rašyti viską perkeliamu pavidalu, kad būtų galima pereiti į kitą duomenų bazę
cli-export-file = Naujas failas
cli-export-data = Duomenų aplankas
cli-export-database-url = PostgreSQL duomenų bazė vietoj duomenų aplanko
cli-import-about = Nuskaityti perkeliamą pavidalą į tuščią duomenų bazę
cli-import-file = Eksportuotas failas
cli-import-data = Duomenų aplankas
cli-import-database-url = PostgreSQL duomenų bazė vietoj duomenų aplanko
cli-restore-database-url = PostgreSQL duomenų bazė vietoj duomenų aplanko
serve-listening = Klots paruoštas adresu { $url }
serve-no-address = Adresu { $address } klausytis negalima.
serve-push-key = push.key nėra raktas, kurį išvedė „klots push-key“.
serve-push-contact = push.contact turi būti adresas, pavyzdžiui, mailto:you@example.org arba https://example.org.
keep-done = { $file }: stalai { $tables }, įvykiai { $events }, žmonės { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESAS:PRIEVADAS
cli-value-bots = BOTAI
cli-value-code = KODAS
cli-value-eyes = ŽIŪRINTYSIS
cli-value-file = FAILAS
cli-value-folder = APLANKAS
cli-value-game = ŽAIDIMAS
cli-value-level = LYGIS
cli-value-link = NUORODA
cli-value-name = VARDAS
cli-value-number = N
cli-value-options = PARINKTYS
cli-value-pixels = PIKSELIAI
cli-value-position = POZICIJA
cli-value-rule = TAISYKLĖ
cli-value-seconds = SEKUNDĖS
cli-value-shell = APVALKALAS
cli-value-time = LAIKAS

## klots score

cli-score-about = Paaiškinti tekstu užrašytos karalystės, raundo ar lentos taškus (žr. docs/notation.md)
cli-score-game = Žaidimas
cli-score-file = Tekstas; „-“ arba nieko – skaitoma standartinė įvestis
cli-score-options = Žaidimo parinktys, pavyzdžiui, „harmony=yes“ arba „hexagons=flat“
cli-score-json = Išvesti vieną JSON dokumentą
refused-score-nothing = Čia nėra ko skaičiuoti.
refused-score-impossible = Taip negalėjo įvykti: „{ $text }“.
refused-score-word = „{ $text }“ čia negalima perskaityti. Galima: { $possible }.
refused-score-nobody = Kieno tai? Pirma parašyk vardą ir dvitaškį, pavyzdžiui, „Ona:“.
refused-score-same-name = „{ $name }“ čia jau yra.

## klots join

cli-join-about = Prisijungti prie serverio stalo pagal kvietimo nuorodą
cli-join-link = Nuoroda, kokią rodo puslapis ar atsiuntė draugas
cli-join-name = Vardas, kuriuo žaidi; numatytasis – tavo naudotojo vardas
cli-join-seat = Norima vieta, nuo 1; numatytoji – pirma laisva
cli-join-watch = Tik žiūrėti
cli-join-plain = Teksto eilutės ir sunumeruoti ėjimai, ekrano skaitytuvams ir kanalams
cli-join-session = Kur įsiminti, kas tu esi kuriame serveryje
cli-rules-pictures = Rašyti pavyzdžių paveikslus į šį aplanką kaip SVG
refused-file-missing = Failo „{ $file }“ nėra.
refused-file-unreadable = Failo „{ $file }“ negalima perskaityti. { system-cause }
refused-file-unwritable = Failo „{ $file }“ negalima įrašyti. { system-cause }
refused-no-home = Šis naudotojas neturi namų aplanko; nurodyk vietą su { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Tokio failo ar aplanko nėra.
    [PermissionDenied] Tam neturi teisės.
    [IsADirectory] Tai aplankas.
    [NotADirectory] Dalis kelio nėra aplankas.
    [AlreadyExists] Tai jau yra.
    [StorageFull] Nebėra vietos.
    [ReadOnlyFilesystem] Diskas skirtas tik skaityti.
    [AddrInUse] Ten jau klausosi kita programa.
    [AddrNotAvailable] Šis kompiuteris neturi tokio adreso.
    [InvalidData] Tai ne UTF-8 tekstas.
    [ConnectionRefused] Ten niekas neatsako.
    [ConnectionLost] Ryšys nutrūko.
    [TimedOut] Atsakymas neatėjo laiku.
    [Unreachable] Šis adresas nepasiekiamas.
   *[other] Sistema pranešė apie netikėtą klaidą.
}
refused-output = Į standartinę išvestį rašyti negalima. { system-cause }
refused-input = Standartinės įvesties skaityti negalima. { system-cause }
refused-file-use = „{ $file }“ naudoti negalima. { system-cause }
refused-people = Žmonių ({ $people }) daugiau nei vietų ({ $seats }).
refused-arena-one = Botai žaidžia vienas prieš kitą: nurodyk bent du.
refused-settings = „{ $text }“ nėra tinkamas nustatymas.
refused-load-address = Matuoti galima tik šiame kompiuteryje veikiantį serverį, pavyzdžiui, { $example }.
refused-load-server = Serveris nepasileido. Jo žurnalas yra { $file }.
refused-database = Duomenų bazė nepasiekiama. { system-cause }
engine-record-cut = Įrašas ne visas: jis turi baigtis eilute, kurioje yra tik „.“.

## klots train

cli-train-about = Iš naujo apmokyti žaidimo botus
cli-train-game = Žaidimas
cli-train-out = Kur įrašyti apmokymo failus
cli-train-part = Kaip kruopščiai, procentais nuo apmokymo, kuriuo sukurti pridėti failai
cli-train-threads = Kiek gijų naudoti
refused-train-nothing = Žaidimui { $game } nėra ko apmokyti.
