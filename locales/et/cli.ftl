### What only the command line says.

## The command line

cli-about = Nelja klotsimängu kodu: Kingdomino, Kolmnurkdoomino, Quixo ja Doomino Double 9.
cli-lang = Kõigi tekstide keel, näiteks „de“ või „et“; vaikimisi sinu süsteemi keel
cli-serve-about = Käivita server koos lehe, bottide ja sisemise andmebaasiga; sama teeb klots ilma käsuta
cli-serve-config = TOML-fail seadetega
cli-serve-data = Andmekaust; vaikimisi sinu kasutajakonto oma
cli-serve-listen = Mis aadressil kuulata
cli-serve-public-url = Aadress, mida inimesed kasutavad
cli-serve-database-url = Hoia kõike selles PostgreSQL-i andmebaasis
cli-serve-metrics-listen = Prometheuse mõõdikute aadress
cli-serve-no-browser = Ära ava brauserit
cli-serve-print-config = Väljasta kõik seaded TOML-ina ja lõpeta
cli-serve-log-json = Kirjuta logi JSON-ridadena
cli-play-about = Mängi terminalis: bottide vastu, koos ühe klaviatuuri taga või vaata üleskirjutust
cli-play-game = Mäng, millega kohe alustada; muidu küsib menüü
cli-play-seats = Mängijate arv
cli-play-people = Mitu neist mängib selle terminali taga
cli-play-level = Bottide tase: beginner, easy, medium, hard või expert
cli-play-options = Mängu valikud, näiteks „harmony=yes dynasty=yes“
cli-play-resume = Jätka salvestatud mängu
cli-play-watch = Vaata üleskirjutust samm-sammult
cli-play-plain = Tekstiread ja nummerdatud käigud, ekraanilugejatele ja torudele
cli-play-saves = Kuhu mängud salvestatakse
cli-engine-about = Räägi bottide ja kohtunikega tekstiridade kaudu (vt docs/engine.md)
cli-replay-about = Näita üles kirjutatud mängu samm-sammult ja kontrolli iga käiku
cli-replay-file = Üleskirjutus; „-“ loeb standardsisendit
cli-replay-to = Peatu pärast nii mitut sündmust
cli-replay-verify = Arvuta iga loosimine avaldatud saladusest uuesti
cli-replay-seal = Pitser, mida laud näitab, võrdlemiseks
cli-replay-commitment = Sõrmejälg, mida laud näitas, võrdlemiseks
cli-replay-json = Väljasta üks JSON-dokument
cli-replay-positions = Väljasta seis pärast iga sündmust
cli-replay-eyes = Väljasta üleskirjutus nii, nagu seda näeb üks mängija: koha number või „onlooker“
cli-rules-about = Loe mängu reegleid
cli-rules-game = Mäng; muidu mängude loend
cli-rules-rule = Ainult selle numbriga reegel, näiteks K13
cli-render-about = Joonista seis või üleskirjutuse hetk SVG- või PNG-pildina
cli-render-record = Üleskirjutus, mille lõpp joonistada
cli-render-to = Joonista hetk pärast nii mitut sündmust
cli-render-position = Üleskirjutuse asemel seis tekstina
cli-render-game = Selle seisu mäng
cli-render-seats = Mängijate arv
cli-render-options = Mängu valikud, näiteks „mighty_duel=yes“
cli-render-eyes = Kelle vaade joonistada: koha number, „onlooker“ või „reviewer“
cli-render-width = PNG laius
cli-render-output = Kirjutatav pilt: x.svg või x.png
cli-arena-about = Lase bottidel omavahel mängida ja ütle, kui kindel on tulemus
cli-arena-game = Mäng
cli-arena-seats = Mängijate arv
cli-arena-options = Mängu valikud
cli-arena-bots = Botid, näiteks „expert,hard“ või „expert@1s,expert@100ms“
cli-arena-games = Mitu mängu; iga jagamine mängitakse igalt kohalt
cli-arena-budget = Kui kaua bot võib mõelda: 100ms, 2s, 5000n (sõlme), 800i (kordust)
cli-arena-seed = Kõigi loosimiste lähtearv (seeme)
cli-arena-threads = Mitu mängu korraga
cli-arena-wall = Mõõda mõtlemisaega kella, mitte protsessoriaja järgi
cli-arena-sprt = Lõpeta varem, kui esimene bot on teisest vähemalt ELO1 või kõige rohkem ELO0 võrra parem
cli-arena-ledger = Hoia iga mängu siin ja jätka järgmisel korral siit
cli-arena-records = Salvesta mängud üleskirjutustena sellesse kausta
cli-arena-shard = Mängi matšist ainult osa I N-ist
cli-arena-merge = Pane mängimise asemel osade tulemused kokku
cli-arena-json = Väljasta üks JSON-dokument
cli-arena-csv = Kirjuta tabel
cli-arena-plot = Joonista tugevus mõtlemisaja järgi SVG-na
cli-analyse-about = Ütle, mida iga üles kirjutatud käik väärt oli, mis oli õnn ja mis oskus
cli-analyse-record = Üleskirjutus
cli-analyse-bot = Kes hindab; vaikimisi selle mängu hindamiseks tehtud bot
cli-analyse-budget = Kui kaua iga käigu üle mõelda
cli-analyse-samples = Mitme teise tulemusega iga loosimist võrreldakse; 0 jätab õnne välja
cli-analyse-seed = Kõigi valimite lähtearv (seeme)
cli-analyse-json = Väljasta üks JSON-dokument
cli-analyse-plot = Joonista SVG-na, kes oli ees
cli-bench-about = Mängi juhuslikke mänge nii kiiresti kui võimalik ja kontrolli summasid
cli-bench-game = Ainult see mäng
cli-bench-seconds = Protsessorisekundeid iga rea jaoks
cli-bench-json = Väljasta üks JSON-dokument
cli-completions-about = Väljasta kesta automaatlõpetused
cli-completions-shell = Kest
language-unknown = Keelt „{ $asked }“ siin ei ole; kasutan „{ $used }“.

## Arena

refused-budget = „{ $text }“ ei ole mõtlemisaeg. Võimalikud: { $possible } (millisekundid, sekundid, sõlmed, kordused).
arena-progress =
    { $done } / { $of } mängu · { $score } · jäänud { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    }
arena-heading =
    { $game }, kohti { $seats }, { $budget } käigu kohta: { $games ->
        [one] { $games } mäng
       *[other] { $games } mängu
    }, { $deals ->
        [one] { $deals } jagamine
       *[other] { $deals } jagamist
    }
arena-row = { $bot }: osa { $share } ± { $sure }%, võite { $wins }, jagatud { $shared }, kaotusi { $losses }; punkte { $points }, vahe { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms käigu kohta
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } kohtumine
       *[other] { $met } kohtumist
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Järjestikune test: parem (LLR { $llr }, piirid { $lower } ja { $upper })
        [not_better] Järjestikune test: mitte parem (LLR { $llr }, piirid { $lower } ja { $upper })
       *[open] Järjestikune test: otsustamata (LLR { $llr }, piirid { $lower } ja { $upper })
    }
arena-plot-title = Tugevus ja mõtlemisaeg
arena-plot-across = Mõtlemisaeg (millisekundid või sõlmed)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } boti
    } ei täida kohti ({ $seats }). Võimalikud: { $possible } või rohkem, kui on kohti.
refused-arena-games = Matšis peab olema vähemalt üks mäng.
refused-arena-illegal = { $bot } mängis { $move }, mis ei ole lubatud, seisus { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } ei ole tulemuste fail.
refused-arena-other-match = { $path } sisaldab teise matši tulemusi.
refused-arena-nothing-to-merge = Nimeta tulemuste failid, mis kokku panna.
refused-shard = „{ $text }“ ei ole matši osa. Võimalikud: { $possible }.
refused-sprt = „{ $text }“ ei ole järjestikune test. Võimalikud: { $possible }.

## klots analyse

analysis-seat =
    { $player }: täpsus { $accuracy }%, parimaid käike { $best } / { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } ebatäpsus
       *[other] { $inaccuracies } ebatäpsust
    }, { $mistakes ->
        [one] { $mistakes } viga
       *[other] { $mistakes } viga
    }, { $blunders ->
        [one] { $blunders } suur viga
       *[other] { $blunders } suurt viga
    }. Ära antud: { $lost }% võidust; õnn: { $luck }%.
analysis-luck-decided = Otsustas õnn: mängijale { $player } oli see väärt { $luck }% võidust.
analysis-play-decided = Otsustas mänguoskus: teised andsid ära { $percent }% võidust ja { $player } võttis selle.
analysis-even = Peaaegu midagi ei antud ära; { $player } võitis tasavägise mängu.
turning-move = Käik { $event }: { $player } mängis { $move } ja võiduvõimalus langes { $before } protsendilt { $after } protsendile. Parem oli { $better }.
turning-good-luck = Sündmus { $event }: õnn ({ $luck }) tõstis mängija { $player } võimaluse { $before } protsendilt { $after } protsendile.
turning-bad-luck = Sündmus { $event }: ebaõnn ({ $luck }) langetas mängija { $player } võimaluse { $before } protsendilt { $after } protsendile.
turning-decided = Alates sündmusest { $event } oli { $player } lõpuni ees.
analysis-plot-title = Kuidas mäng kulges
analysis-plot-across = Sündmus
analysis-plot-up = Võiduvõimalus

## What every help text and every mistake on the command line needs

cli-man-about = Väljasta juhendileht
cli-usage = Kasutus:
cli-heading-commands = Käsud
cli-heading-arguments = Argumendid
cli-heading-options = Valikud
cli-heading-examples = Näited
cli-heading-exit = Väljumiskoodid
cli-help = Näita abi
cli-version = Näita versiooni
cli-word-options = VALIKUD
cli-word-command = KÄSK
cli-note-default = vaikimisi { $value }
cli-note-variable = või muutuja { $name }
cli-note-possible = võimalikud: { $values }
cli-exit-done = kõik läks hästi
cli-exit-failed = keelduti või ebaõnnestus; põhjus on standardses veaväljundis
cli-exit-usage = käsurida ei saa lugeda
cli-error-argument = Argumenti „{ $text }“ siin ei ole.
cli-error-command = Käsku „{ $text }“ ei ole.
cli-error-command-missing = Käsk puudub.
cli-error-value = Argumendile { $argument } ei sobi „{ $value }“.
cli-error-value-possible = Argumendile { $argument } ei sobi „{ $value }“. Võimalikud: { $possible }.
cli-error-value-missing = { $argument } vajab väärtust.
cli-error-value-extra = { $argument } ei vaja väärtust, aga sai väärtuse „{ $value }“.
cli-error-missing = Puudu on: { $arguments }
cli-error-conflict = { $argument } ei sobi kokku argumendiga { $other }.
cli-error-twice = { $argument } võib esineda ainult üks kord.
cli-error-encoding = Üks argument ei ole loetav tekst (UTF-8).
cli-error-other = Seda käsurida ei saa lugeda.
cli-error-suggestion = Kas mõtlesid „{ $text }“?
cli-error-help = „{ $command }“ näitab, mis on võimalik.
cli-man-name = NIMI
cli-man-synopsis = SÜNTAKS
cli-man-description = KIRJELDUS
cli-man-command = Ühe käsu leht, näiteks „play“

## Replay

replay-place = { $player }: { $place }. koht, { $points ->
        [one] { $points } punkt
       *[other] { $points } punkti
    }
replay-checked = { $count ->
    [one] Üks sündmus on reeglite järgi kontrollitud.
   *[other] Kõik { $count } sündmust on reeglite järgi kontrollitud.
}
replay-verified = Iga loosimine klapib avaldatud saladusega.
replay-sealed = Pitser klapib: mäng, valikud, nimed, sõnad, käigud ja tulemus on need, mis pitseeriti.
replay-sealed-but-names = Pitser klapib, välja arvatud nimed: neid on hiljem muudetud või eemaldatud.
replay-not-sealed = Pitserit pole: kontrolliti ainult loosimisi, mitte nimesid, valikuid, käike ega tulemust.
replay-compare = Võrdle sellega, mida laud näitas: { $name ->
    [seal] pitser
   *[commitment] sõrmejälg
} { $hash }
replay-no-result = Üleskirjutus ei ütle, kes võitis.

## Engine

engine-unknown = „{ $command }“ ei ole käsk. On olemas: { $possible }
engine-needs = „{ $command }“ vajab: { $what }
engine-too-much = Käsu „{ $command }“ järel ei tohi midagi olla; „{ $text }“ on liiast.
engine-no-game = Mängu pole valitud: kirjuta kõigepealt „game NAME seats N“.
engine-nothing-to-undo = Pole midagi tagasi võtta.
engine-thinking = Bot mõtleb; praegu saab anda ainult käsu „stop“.
refused-rule-unknown = Reeglit „{ $rule }“ siin ei ole. On olemas: { $possible }.
refused-picture-format = Pildi nimi peab lõppema .svg või .png.
refused-picture-width = Pildi laius peab olema { $min } kuni { $max } pikslit.

## klots load

cli-site-about = Kirjuta leht kaustana mis tahes veebimajutusele, ilma serverita
cli-site-folder = Kirjutatav kaust
cli-site-base-path = Kausta tee veebimajutuses, näiteks „/mangud/“
cli-site-written = Leht on kaustas { $folder }.
cli-error-site-module = Selle versiooniga ei saa ilma serverita mängida. Käivita scripts/setup ja ehita uuesti.
cli-load-about = Mõõda, kui suurt koormust selle masina server talub
cli-push-key-about = Loo tõuketeadete võti (vt docs/hosting.md)
cli-load-sockets = Ühendused, laudade vahel jaotatud
cli-load-tables = Lauad
cli-load-every = Sekundeid kahe käigu vahel ühes lauas
cli-load-seconds = Kui kaua mõõta
cli-load-flood = Käi uuesti kohe, kui eelmine käik on kinnitatud
cli-load-idle = Ühendu, aga ära käi
cli-load-game = Millist mängu mängida
cli-load-url = Selles masinas juba töötav server; muidu käivitatakse uus
cli-load-data = Kus käivitatud server andmeid hoiab; muidu kaust, mis pärast kustutatakse
cli-load-database-url = PostgreSQL-i andmebaas käivitatud serverile
cli-load-json = Väljasta üks JSON-dokument
load-machine = { $model }; tuumi: { $cores }; mälu: { $memory }
load-database = Andmebaas
load-sockets = Ühendusi
load-tables = Laudu
load-seating = Aeg, kuni kõik istuvad
load-moves = Salvestatud käike
load-everyone = Saatmisest kõigini jõudmiseni
load-acknowledged = Saatmisest kinnituseni
load-errors = Vigu
load-first-error = Esimene viga
load-games = Lõpetatud mänge
load-memory-empty = Serveri mälu tühjalt
load-memory-seated = Serveri mälu, kui kõik istuvad
load-memory-end = Serveri mälu lõpus
load-memory-each = Mälu ühenduse kohta
load-cpu-server = Serveri protsessoriaeg mängides
load-cpu-swarm = Mängijate protsessoriaeg kokku
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, maks. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Tee varukoopia, ka siis, kui server töötab
cli-backup-file = Uus fail
cli-backup-data = Andmekaust
cli-backup-database-url = Andmekausta asemel PostgreSQL-i andmebaas
cli-restore-about = Pane varukoopia uude või tühja andmekausta
cli-restore-file = Varukoopia
cli-restore-data = Uus andmekaust
cli-export-about = Kirjuta kõik teisaldatavas vormingus, et kolida teise andmebaasi
cli-export-file = Uus fail
cli-export-data = Andmekaust
cli-export-database-url = Andmekausta asemel PostgreSQL-i andmebaas
cli-import-about = Loe teisaldatav vorming tühja andmebaasi
cli-import-file = Eksporditud fail
cli-import-data = Andmekaust
cli-import-database-url = Andmekausta asemel PostgreSQL-i andmebaas
cli-restore-database-url = Andmekausta asemel PostgreSQL-i andmebaas
serve-listening = Klots on valmis: { $url }
serve-no-address = Aadressil { $address } ei saa kuulata.
serve-push-key = push.key ei ole võti, mille „klots push-key“ on väljastanud.
serve-push-contact = push.contact peab olema aadress, näiteks mailto:you@example.org või https://example.org.
keep-done = { $file }: laudu { $tables }, sündmusi { $events }, inimesi { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = AADRESS:PORT
cli-value-bots = BOTID
cli-value-code = KOOD
cli-value-eyes = VAATAJA
cli-value-file = FAIL
cli-value-folder = KAUST
cli-value-game = MÄNG
cli-value-level = TASE
cli-value-link = LINK
cli-value-name = NIMI
cli-value-number = N
cli-value-options = VALIKUD
cli-value-pixels = PIKSLID
cli-value-position = SEIS
cli-value-rule = REEGEL
cli-value-seconds = SEKUNDID
cli-value-shell = KEST
cli-value-time = AEG

## klots score

cli-score-about = Selgita tekstina kirja pandud kuningriigi, ringi või laua punkte (vt docs/notation.md)
cli-score-game = Mäng
cli-score-file = Tekst; „-“ korral või ilma failita loetakse standardsisendit
cli-score-options = Mängu valikud, näiteks „harmony=yes“ või „hexagons=flat“
cli-score-json = Väljasta üks JSON-dokument
refused-score-nothing = Siin pole midagi, mille eest punkte arvestada.
refused-score-impossible = Nii ei saanud olla: „{ $text }“.
refused-score-word = „{ $text }“ ei ole siin loetav. Võimalikud: { $possible }.
refused-score-nobody = Kelle oma see on? Kirjuta kõigepealt nimi ja koolon, näiteks „Anu:“.
refused-score-same-name = „{ $name }“ on juba kirjas.

## klots join

cli-join-about = Liitu kutselingi kaudu serveri lauaga
cli-join-link = Link, nagu leht seda näitab või sõber selle saatis
cli-join-name = Nimi, millega mängid; vaikimisi sinu kasutajanimi
cli-join-seat = Soovitud koht, alates 1-st; vaikimisi esimene vaba
cli-join-watch = Ainult vaata
cli-join-plain = Tekstiread ja nummerdatud käigud, ekraanilugejatele ja torudele
cli-join-session = Kus hoida meeles, kes sa millises serveris oled
cli-rules-pictures = Kirjuta näidete pildid SVG-na sellesse kausta
refused-file-missing = Faili „{ $file }“ ei ole.
refused-file-unreadable = Faili „{ $file }“ ei saa lugeda. { system-cause }
refused-file-unwritable = Faili „{ $file }“ ei saa kirjutada. { system-cause }
refused-no-home = Sellel kasutajal pole kodukausta; anna koht argumendiga { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Sellist faili ega kausta pole.
    [PermissionDenied] Sul pole selleks luba.
    [IsADirectory] See on kaust.
    [NotADirectory] Osa teest pole kaust.
    [AlreadyExists] See on juba olemas.
    [StorageFull] Ruum on otsas.
    [ReadOnlyFilesystem] Ketas on kirjutuskaitstud.
    [AddrInUse] Seal kuulab juba teine programm.
    [AddrNotAvailable] Sel arvutil pole seda aadressi.
    [InvalidData] See pole UTF-8-kodeeringus tekst.
    [ConnectionRefused] Seal ei vasta keegi.
    [ConnectionLost] Ühendus katkes.
    [TimedOut] Vastust ei tulnud õigel ajal.
    [Unreachable] Selle aadressiga ei saa ühendust.
   *[other] Süsteem teatas ootamatust veast.
}
refused-output = Standardväljundisse ei saa kirjutada. { system-cause }
refused-input = Standardsisendit ei saa lugeda. { system-cause }
refused-file-use = Faili „{ $file }“ ei saa kasutada. { system-cause }
refused-people = Inimesi ({ $people }) on rohkem kui kohti ({ $seats }).
refused-arena-one = Botid mängivad omavahel: nimeta vähemalt kaks.
refused-settings = „{ $text }“ ei ole kehtiv seade.
refused-load-address = Mõõta saab ainult selle masina serverit, näiteks { $example }.
refused-load-server = Server ei käivitunud. Selle logi on failis { $file }.
refused-database = Andmebaasiga ei saa ühendust. { system-cause }
engine-record-cut = Üleskirjutus on poolik: see peab lõppema reaga, kus on ainult „.“.

## klots train

cli-train-about = Treeni ühe mängu botte uuesti
cli-train-game = Mäng
cli-train-out = Kuhu treenitud failid kirjutada
cli-train-part = Kui põhjalikult, protsentides kaasasolevate failide treeningust
cli-train-threads = Kasutatavate lõimede arv
refused-train-nothing = Mängu { $game } jaoks pole midagi treenida.
