cli-about = Domov štyroch hier s kameňmi: Kingdomino, Triominos, Quixo a Domino Double 9.
cli-lang = Jazyk všetkých textov, napríklad „de“ alebo „et“; inak jazyk systému
cli-serve-about = Spustiť server so stránkou, botmi a vstavanou databázou; to isté ako samotné klots
cli-serve-config = Súbor TOML s nastaveniami
cli-serve-data = Priečinok s údajmi; inak priečinok používateľa
cli-serve-listen = Kde počúvať
cli-serve-public-url = Adresa, ktorú používajú ľudia
cli-serve-database-url = Uchovávať všetko v tejto databáze PostgreSQL
cli-serve-metrics-listen = Kde si Prometheus môže pýtať údaje
cli-serve-no-browser = Neotvárať prehliadač
cli-serve-print-config = Vypísať všetky nastavenia ako TOML a skončiť
cli-serve-log-json = Zapisovať záznam ako riadky JSON
cli-play-about = Hrať v termináli: proti botom, spolu pri jednej klávesnici alebo pozerať záznam
cli-play-game = Hra, ktorá sa má hneď začať; inak sa opýta ponuka
cli-play-seats = Koľko hráčov hrá
cli-play-people = Koľkí z nich sú ľudia pri tomto termináli
cli-play-level = Úroveň botov: beginner, easy, medium, hard alebo expert
cli-play-options = Voľby hry, napríklad „harmony=yes dynasty=yes“
cli-play-resume = Pokračovať v uloženej hre
cli-play-watch = Pozerať záznam krok za krokom
cli-play-plain = Riadky textu a číslované ťahy, pre čítačky obrazovky a rúry
cli-play-saves = Kam sa ukladajú hry
cli-engine-about = Hovoriť s botmi a rozhodcami riadkami textu (pozri docs/bots.md)
cli-replay-about = Ukázať zaznamenanú hru krok za krokom a overiť každý ťah
cli-replay-file = Záznam; „-“ číta štandardný vstup
cli-replay-to = Zastaviť po toľkých udalostiach
cli-replay-verify = Prepočítať každý žreb z odhaleného tajomstva
cli-replay-json = Vypísať jeden dokument JSON
cli-replay-positions = Vypísať pozíciu po každej udalosti
cli-replay-eyes = Namiesto toho vypísať kópiu pre jedny oči: číslo miesta alebo „onlooker“
cli-rules-about = Čítať pravidlá hry
cli-rules-game = Hra; inak zoznam hier
cli-rules-rule = Len pravidlo s týmto číslom, napríklad K13
cli-render-about = Nakresliť pozíciu alebo okamih záznamu ako obrázok SVG alebo PNG
cli-render-record = Záznam, ktorého koniec sa má nakresliť
cli-render-to = Nakresliť okamih po toľkých udalostiach
cli-render-position = Pozícia ako text namiesto záznamu
cli-render-game = Hra, z ktorej je pozícia
cli-render-seats = Koľko hráčov hrá
cli-render-options = Voľby hry, napríklad „mighty_duel=yes“
cli-render-eyes = Čie oči: číslo miesta, „onlooker“ alebo „reviewer“
cli-render-width = Šírka PNG
cli-render-output = Obrázok na zápis: x.svg alebo x.png
cli-arena-about = Nechať botov hrať proti sebe a povedať, aký istý je výsledok
cli-arena-game = Hra
cli-arena-seats = Koľko hráčov hrá
cli-arena-options = Voľby hry
cli-arena-bots = Boti, napríklad „expert,hard“ alebo „expert@1s,expert@100ms“
cli-arena-games = Koľko hier; každé rozdanie sa hrá z každého miesta
cli-arena-budget = Ako dlho smie bot premýšľať: 100ms, 2s, 5000n (uzly), 800i (opakovania)
cli-arena-seed = Určuje všetku náhodu
cli-arena-threads = Hry naraz
cli-arena-wall = Merať čas bežnými hodinami, nie časom procesora pre vlákno
cli-arena-sprt = Skončiť skôr, keď je prvý bot aspoň o ELO1 alebo najviac o ELO0 lepší než druhý
cli-arena-ledger = Sem ukladať každú hru a nabudúce od nej pokračovať
cli-arena-records = Uložiť hry ako záznamy do tohto priečinka
cli-arena-shard = Hrať len časť I z N zápasu
cli-arena-merge = Spojiť výsledky častí namiesto hrania
cli-arena-json = Vypísať jeden dokument JSON
cli-arena-csv = Zapísať tabuľku
cli-arena-plot = Nakresliť silu podľa času premýšľania ako SVG
cli-analyse-about = Povedať, akú cenu mal každý ťah záznamu, čo bolo šťastie a čo hra
cli-analyse-record = Záznam
cli-analyse-bot = Kto posudzuje; inak najsilnejší bot
cli-analyse-budget = Ako dlho premýšľať o každom ťahu
cli-analyse-samples = S koľkými inými žrebmi sa porovná každý žreb; 0 vynechá šťastie
cli-analyse-seed = Určuje všetky vzorky
cli-analyse-json = Vypísať jeden dokument JSON
cli-analyse-plot = Nakresliť, kto viedol, ako SVG
cli-bench-about = Hrať náhodné hry čo najrýchlejšie a overiť súčty
cli-bench-game = Len táto hra
cli-bench-seconds = Sekundy procesora na každý riadok
cli-bench-json = Vypísať jeden dokument JSON
cli-completions-about = Vypísať dopĺňanie pre shell
cli-completions-shell = Shell
cli-man-about = Vypísať stránku manuálu
language-unknown = Jazyk „{ $asked }“ tu nie je; použije sa „{ $used }“.
record-place = { $file }, riadok { $line }, stĺpec { $column }:
replay-place = { $player }: { $place }. miesto, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
replay-checked = { $count ->
    [one] Jedna udalosť overená podľa pravidiel.
    [few] Všetky { $count } udalosti overené podľa pravidiel.
   *[other] Všetkých { $count } udalostí overených podľa pravidiel.
}
replay-verified = Každý žreb súhlasí s odhaleným tajomstvom.
engine-unknown = „{ $command }“ nie je príkaz. K dispozícii: { $possible }
engine-needs = „{ $command }“ potrebuje: { $what }
engine-too-much = „{ $command }“ stojí samo; „{ $text }“ je navyše.
engine-no-game = Hra nie je určená: napíš najprv „game NAME seats N“.
engine-nothing-to-undo = Nie je čo vziať späť.
engine-thinking = Bot premýšľa; teraz platí len „stop“.
refused-rule-unknown = Pravidlo „{ $rule }“ tu nie je. K dispozícii: { $possible }.
refused-picture-format = Názov obrázka sa musí končiť na .svg alebo .png.
cli-load-about = Zmerať, koľko unesie server na tomto počítači
cli-load-sockets = Spojenia, rozdelené medzi stoly
cli-load-tables = Stoly
cli-load-every = Sekundy medzi dvoma ťahmi pri stole
cli-load-seconds = Ako dlho merať
cli-load-flood = Ťahať znova hneď po potvrdení posledného ťahu
cli-load-idle = Pripojiť sa a neťahať
cli-load-game = Ktorá hra sa hrá
cli-load-url = Server, ktorý už na tomto počítači beží; inak sa spustí nový
cli-load-data = Kde má spustený server údaje; inak v priečinku, ktorý sa potom zmaže
cli-load-database-url = Databáza PostgreSQL pre spustený server
cli-load-json = Vypísať jeden dokument JSON
cli-backup-about = Zapísať zálohu, aj za behu servera
cli-backup-file = Nový súbor
cli-backup-data = Priečinok s údajmi
cli-backup-database-url = Databáza PostgreSQL namiesto priečinka s údajmi
cli-restore-about = Vložiť zálohu do nového alebo prázdneho priečinka
cli-restore-file = Záloha
cli-restore-data = Nový priečinok s údajmi
cli-export-about = Zapísať všetko v prenosnej podobe na presun do inej databázy
cli-export-file = Nový súbor
cli-export-data = Priečinok s údajmi
cli-export-database-url = Databáza PostgreSQL namiesto priečinka s údajmi
cli-import-about = Načítať prenosnú podobu do prázdnej databázy
cli-import-file = Exportovaný súbor
cli-import-data = Priečinok s údajmi
cli-import-database-url = Databáza PostgreSQL namiesto priečinka s údajmi
cli-restore-database-url = Databáza PostgreSQL namiesto priečinka s údajmi
serve-listening = Klots je pripravený na { $url }
serve-no-address = Na { $address } sa nedá počúvať.
keep-done = { $file }: stoly { $tables }, udalosti { $events }, ľudia { $people }.
cli-solve-about = Vyriešiť Quixo: hodnota každej dosky
cli-solve-game = Čo vyriešiť
cli-solve-size = Kocky v rade: 3, 4 alebo 5
cli-solve-distances = Zistiť aj to, ako ďaleko sú výhry a prehry
cli-solve-dir = Sem ukladať hotové tabuľky a po zastavení od nich pokračovať
cli-solve-layers = Len toľko počtov otočených kociek, od plnej dosky
cli-solve-threads = Počet vlákien
cli-solve-json = Vypísať jeden dokument JSON
solve-progress = kocky: { $cubes }, { $rate } dosiek/s, zostáva { $left } s, pamäť { $memory } MB, disk { $disk } MB
solve-layer = { $cubes ->
    [0] Spolu: výhry { $wins }, prehry { $losses }, remízy { $draws }
   *[other] Otočené kocky { $cubes }: výhry { $wins }, prehry { $losses }, remízy { $draws }
}
solve-first = { $value ->
    [win] Začínajúci hráč vyhráva.
    [loss] Začínajúci hráč prehráva.
   *[draw] Hra je remíza.
} ({ $distance })
solve-done = { $seconds } s, { $rate } dosiek za sekundu až na symetriu; celá veľkosť potrvá týmto tempom { $whole } hodín.
refused-solve-size = K dispozícii sú dosky s 3, 4 a 5 kockami v rade.
refused-solve-folder = Dosky s 5 kockami v rade potrebujú priečinok na tabuľky (--dir).
cli-usage = Použitie:
cli-heading-commands = Príkazy
cli-heading-arguments = Argumenty
cli-heading-options = Prepínače
cli-heading-examples = Príklady
cli-heading-exit = Návratové kódy
cli-help = Vypísať pomoc
cli-version = Vypísať verziu
cli-word-options = PREPÍNAČE
cli-word-command = PRÍKAZ
cli-note-default = predvolene { $value }
cli-note-variable = alebo premenná { $name }
cli-note-possible = možné: { $values }
cli-exit-done = všetko prebehlo dobre
cli-exit-failed = odmietnuté alebo zlyhalo; dôvod je na štandardnom chybovom výstupe
cli-exit-usage = príkazový riadok sa nedá prečítať
cli-error-argument = Argument „{ $text }“ tu nie je.
cli-error-command = Príkaz „{ $text }“ neexistuje.
cli-error-command-missing = Chýba príkaz.
cli-error-value = „{ $value }“ sa nehodí k { $argument }.
cli-error-value-possible = „{ $value }“ sa nehodí k { $argument }. Možné: { $possible }.
cli-error-value-missing = { $argument } potrebuje hodnotu.
cli-error-value-extra = K { $argument } nepatrí „{ $value }“.
cli-error-missing = Niečo chýba: { $arguments }
cli-error-conflict = { $argument } nejde dokopy s { $other }.
cli-error-twice = { $argument } sa dá uviesť len raz.
cli-error-encoding = Niektorý argument nie je čitateľný text (UTF-8).
cli-error-other = Tento príkazový riadok sa nedá prečítať.
cli-error-suggestion = Malo to byť „{ $text }“?
cli-error-help = „{ $command }“ ukáže, čo je možné.
cli-man-name = NÁZOV
cli-man-synopsis = PREHĽAD
cli-man-description = OPIS
cli-man-command = Stránka jedného príkazu, napríklad „play“
cli-value-address = ADRESA:PORT
cli-value-bots = BOTI
cli-value-code = CODE
cli-value-eyes = OČI
cli-value-file = SÚBOR
cli-value-folder = PRIEČINOK
cli-value-game = HRA
cli-value-level = ÚROVEŇ
cli-value-link = ODKAZ
cli-value-name = MENO
cli-value-number = N
cli-value-options = VOĽBY
cli-value-pixels = PIXELY
cli-value-position = POZÍCIA
cli-value-rule = PRAVIDLO
cli-value-seconds = SEKUNDY
cli-value-shell = SHELL
cli-value-time = ČAS
cli-score-about = Vysvetliť body kráľovstva, kola alebo dosky zapísanej ako text (pozri docs/notation.md)
cli-score-game = Hra
cli-score-file = Text; „-“ alebo nič číta štandardný vstup
cli-score-options = Voľby hry, napríklad „harmony=yes“ alebo „hexagons=flat“
cli-score-json = Vypísať jeden dokument JSON
score-kingdomino-tie = Rovnaké body: rozhoduje najväčšie územie ({ $squares ->
    [one] { $squares } políčko
    [few] { $squares } políčka
   *[other] { $squares } políčok
}), potom koruny ({ $crowns })
score-triominos-first = { $tile } začína: hodnota a 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } a most
score-triominos-double = { $tile } a dvojité spojenie
score-triominos-hexagon = { $tile } a { $count ->
    [one] { $count } šesťuholník
    [few] { $count } šesťuholníky
   *[other] { $count } šesťuholníkov
}
score-triominos-drawn = { $count ->
    [one] { $count } potiahnutý kameň
    [few] { $count } potiahnuté kamene
   *[other] { $count } potiahnutých kameňov
}
score-triominos-missed = Ťah bez priloženého kameňa
score-triominos-out = Posledný kameň z ruky
score-triominos-others = Zostalo v ostatných rukách
score-triominos-own = Zostalo vo vlastnej ruke
score-dominoes-round = Kolo má v zápase cenu { $points ->
    [one] { $points } bodu
    [few] { $points } bodov
   *[other] { $points } bodov
}: čo zostalo v ostatných rukách
score-quixo-line = { $symbol ->
    [cross] Krížik má rad
   *[circle] Krúžok má rad
}: { $cells }
score-quixo-none = Nikto nemá rad.
score-quixo-won = { $symbol ->
    [cross] Krížik vyhral.
   *[circle] Krúžok vyhral.
}
refused-score-nothing = Tu nie je čo bodovať.
refused-score-word = „{ $text }“ sa tu nedá prečítať. Možné: { $possible }.
refused-score-nobody = Čie je to? Najprv napíš meno a dvojbodku, napríklad „Ann:“.
refused-score-same-name = „{ $name }“ tam už je.
refused-score-castle = Kráľovstvo má práve jeden hrad; píš ho „C“.
refused-score-mixed = Zapíš kráľovstvo buď ako mapu, alebo ako dominá, nie oboje.
refused-score-two-out = Posledný kameň z ruky môže ako prvý priložiť len jeden hráč.
refused-score-hand-out = Po priložení posledného kameňa už v ruke nič nezostáva.
refused-score-board = Doska má { $min } až { $max } radov a v každom rovnako veľa kociek.
refused-score-pushed = Rad majú obe strany: uveď, kto zasúval naposledy, „pushed: x“ alebo „pushed: o“.
cli-join-about = Sadnúť si k stolu na serveri, cez odkaz z pozvánky
cli-join-link = Odkaz, ako ho ukazuje stránka alebo ako prišiel od priateľov
cli-join-name = Meno, pod ktorým hráš; inak meno používateľa
cli-join-seat = Miesto, ktoré chceš, od 1; inak prvé voľné
cli-join-watch = Len sa pozerať
cli-join-plain = Riadky textu a číslované ťahy, pre čítačky obrazovky a rúry
cli-join-session = Kde si pamätať, kto si na ktorom serveri
cli-rules-pictures = Zapísať obrázky príkladov do tohto priečinka ako SVG
refused-file-missing = Súbor „{ $file }“ neexistuje.
refused-file-unreadable = „{ $file }“ sa nedá prečítať.
refused-file-unwritable = „{ $file }“ sa nedá zapísať.
refused-no-home = Tento používateľ nemá domovský priečinok; uveď miesto cez { $argument }.
cli-push-key-about = Vytvoriť kľúč na volanie prehliadačov so zatvorenou stránkou (pozri docs/hosting.md)
serve-push-key = push.key nie je kľúč, ktorý vypísal „klots push-key“.
serve-push-contact = push.contact musí byť adresa ako mailto:you@example.org alebo https://example.org.
