# The command line
cli-about = Négy lerakós játék otthona: Kingdomino, Triominos, Quixo és Domino Double 9.
cli-lang = Az összes szöveg nyelve, például „de” vagy „et”; alapból a rendszeredé
cli-serve-about = A szerver indítása az oldallal, a botokkal és beépített adatbázissal; ugyanaz, mint a klots magában
cli-serve-config = TOML-fájl a beállításokkal
cli-serve-data = Az adatmappa; alapból a felhasználódé
cli-serve-listen = Hol figyeljen
cli-serve-public-url = A cím, amelyet az emberek használnak
cli-serve-database-url = Mindent ebben a PostgreSQL-adatbázisban tartson
cli-serve-metrics-listen = Hol kérdezhet adatokat a Prometheus
cli-serve-no-browser = Ne nyissa meg a böngészőt
cli-serve-print-config = Kiírja az összes beállítást TOML-ként, és kilép
cli-serve-log-json = A naplót JSON-sorokként írja
cli-play-about = Játék a terminálban: botok ellen, egy billentyűzetnél, vagy egy jegyzőkönyv megnézése
cli-play-game = A rögtön induló játék; nélküle menü kérdez
cli-play-seats = Hányan játszanak
cli-play-people = Közülük hány ember ül ennél a terminálnál
cli-play-level = A botok szintje: beginner, easy, medium, hard vagy expert
cli-play-options = A játék beállításai, például „harmony=yes dynasty=yes”
cli-play-resume = Mentett játék folytatása
cli-play-watch = Jegyzőkönyv megnézése lépésről lépésre
cli-play-plain = Szövegsorok és számozott lépések, képernyőolvasóknak és csővezetékeknek
cli-play-saves = Hová kerülnek a mentések
cli-engine-about = Beszélgetés botokkal és játékvezetőkkel szövegsorokban (lásd docs/bots.md)
cli-replay-about = Feljegyzett játék bemutatása lépésenként, minden lépés ellenőrzésével
cli-replay-file = A jegyzőkönyv; „-” a szabványos bemenetet olvassa
cli-replay-to = Megállás ennyi esemény után
cli-replay-verify = Minden húzás újraszámolása a felfedett titokból
cli-replay-json = Egyetlen JSON-dokumentum kiírása
cli-replay-positions = Az állás kiírása minden esemény után
cli-replay-eyes = Ehelyett az egyetlen szempárnak szóló másolat: egy hely száma vagy „onlooker”
cli-rules-about = Egy játék szabályainak olvasása
cli-rules-game = A játék; nélküle a játékok listája
cli-rules-rule = Csak az ilyen számú szabály, például K13
cli-render-about = Állás vagy egy jegyzőkönyv pillanatának rajza SVG- vagy PNG-képként
cli-render-record = A jegyzőkönyv, amelynek a végét rajzolja
cli-render-to = Az ennyi esemény utáni pillanat rajza
cli-render-position = Állás szövegként jegyzőkönyv helyett
cli-render-game = Az állás játéka
cli-render-seats = Hányan játszanak
cli-render-options = A játék beállításai, például „mighty_duel=yes”
cli-render-eyes = Kinek a szemével: egy hely száma, „onlooker” vagy „reviewer”
cli-render-width = A PNG szélessége
cli-render-output = A megírandó kép: x.svg vagy x.png
cli-arena-about = Botok játszanak egymás ellen, és kiderül, mennyire biztos az eredmény
cli-arena-game = A játék
cli-arena-seats = Hányan játszanak
cli-arena-options = A játék beállításai
cli-arena-bots = A botok, például „expert,hard” vagy „expert@1s,expert@100ms”
cli-arena-games = Hány játék; minden osztást minden helyről lejátszanak
cli-arena-budget = Meddig gondolkodhat egy bot: 100ms, 2s, 5000n (csomópont), 800i (iteráció)
cli-arena-seed = Minden véletlent eldönt
cli-arena-threads = Egyszerre futó játékok
cli-arena-wall = Az időt a falióra szerint mérje, ne a szál CPU-ideje szerint
cli-arena-sprt = Korai megállás, ha az első bot legalább ELO1-gyel vagy legfeljebb ELO0-val jobb a másodiknál
cli-arena-ledger = Itt őriz meg minden játékot, és legközelebb innen folytatja
cli-arena-records = A játékok mentése jegyzőkönyvként ebbe a mappába
cli-arena-shard = A mérkőzésnek csak az I. részét játssza az N-ből
cli-arena-merge = Játék helyett a részek naplóinak összefűzése
cli-arena-json = Egyetlen JSON-dokumentum kiírása
cli-arena-csv = Táblázat írása
cli-arena-plot = Az erő rajza a gondolkodási idő függvényében SVG-ként
cli-analyse-about = Megmondja, mit ért egy jegyzőkönyv minden lépése, mi volt szerencse és mi játék
cli-analyse-record = A jegyzőkönyv
cli-analyse-bot = Ki ítél; alapból a legerősebb bot
cli-analyse-budget = Meddig gondolkodjon egy-egy lépésen
cli-analyse-samples = Hány másik húzással vesse össze az egyes húzásokat; 0 kihagyja a szerencsét
cli-analyse-seed = Minden mintavételt eldönt
cli-analyse-json = Egyetlen JSON-dokumentum kiírása
cli-analyse-plot = Rajz SVG-ként arról, ki vezetett
cli-bench-about = Véletlen játékok a lehető leggyorsabban, az összegek ellenőrzésével
cli-bench-game = Csak ez a játék
cli-bench-seconds = CPU-másodperc soronként
cli-bench-json = Egyetlen JSON-dokumentum kiírása
cli-completions-about = Kiegészítések kiírása egy parancsértelmezőhöz
cli-completions-shell = A parancsértelmező
cli-man-about = A kézikönyvoldal kiírása
language-unknown = Itt nincs „{ $asked }” nyelv; helyette: „{ $used }”.
record-place = { $file }, { $line }. sor, { $column }. oszlop:

# Replay
replay-place = { $player }: { $place }. hely, { $points ->
            [one] { $points } pont
           *[other] { $points } pont
    }
replay-checked = { $count ->
            [one] Egy esemény ellenőrizve a szabályok szerint.
           *[other] Mind a(z) { $count } esemény ellenőrizve a szabályok szerint.
    }
replay-verified = Minden húzás egyezik a felfedett titokkal.

# Engine
engine-unknown = „{ $command }” nem parancs. Van: { $possible }
engine-needs = A(z) „{ $command }” parancshoz kell: { $what }
engine-too-much = A(z) „{ $command }” magában áll; „{ $text }” fölösleges.
engine-no-game = Nincs beállított játék: előbb írd: „game NAME seats N”.
engine-nothing-to-undo = Nincs mit visszavonni.
engine-thinking = Egy bot gondolkodik; most csak a „stop” hallható.
refused-rule-unknown = Itt nincs „{ $rule }” szabály. Van: { $possible }.
refused-picture-format = A kép nevének .svg vagy .png végűnek kell lennie.

# klots load
cli-load-about = Megméri, mennyit bír el egy szerver ezen a gépen
cli-load-sockets = Kapcsolatok, az asztalok közt elosztva
cli-load-tables = Asztalok
cli-load-every = Másodpercek egy asztal két lépése közt
cli-load-seconds = Meddig mérjen
cli-load-flood = Újra lép, amint az utolsó lépést nyugtázták
cli-load-idle = Kapcsolódik, de nem lép
cli-load-game = Melyik játékot játssza
cli-load-url = Ezen a gépen már futó szerver; nélküle egyet elindít
cli-load-data = Hol tartsa adatait az elindított szerver; nélküle egy utána törölt mappa
cli-load-database-url = PostgreSQL-adatbázis az elindított szervernek
cli-load-json = Egyetlen JSON-dokumentum kiírása

# klots backup, restore, export, import
cli-backup-about = Biztonsági mentés írása, a szerver futása közben is
cli-backup-file = Az új fájl
cli-backup-data = Az adatmappa
cli-backup-database-url = PostgreSQL-adatbázis az adatmappa helyett
cli-restore-about = Biztonsági mentés betöltése új vagy üres adatmappába
cli-restore-file = A biztonsági mentés
cli-restore-data = Az új adatmappa
cli-export-about = Minden kiírása hordozható alakban, másik adatbázisba költözéshez
cli-export-file = Az új fájl
cli-export-data = Az adatmappa
cli-export-database-url = PostgreSQL-adatbázis az adatmappa helyett
cli-import-about = A hordozható alak beolvasása üres adatbázisba
cli-import-file = Az exportált fájl
cli-import-data = Az adatmappa
cli-import-database-url = PostgreSQL-adatbázis az adatmappa helyett
cli-restore-database-url = A PostgreSQL-adatbázis adatmappa helyett
serve-listening = A Klots kész: { $url }
serve-no-address = Itt semmi sem figyelhet: { $address }.
keep-done = { $file }: { $tables } asztal, { $events } esemény, { $people } ember.
cli-solve-about = A Quixo megoldása: minden tábla értéke
cli-solve-game = Mit oldjon meg
cli-solve-size = Kockák egy sorban: 3, 4 vagy 5
cli-solve-distances = Azt is kideríti, milyen messze van a győzelem és a vereség
cli-solve-dir = Itt tartja a kész táblázatokat, és megállás után innen folytatja
cli-solve-layers = Csak ennyiféle számú megfordított kocka, a teli táblától kezdve
cli-solve-threads = Használt szálak
cli-solve-json = Egyetlen JSON-dokumentum kiírása
solve-progress = { $cubes } kocka, { $rate } tábla/s, még { $left } s, { $memory } MB memória, { $disk } MB lemez
solve-layer = { $cubes ->
            [0] Összesen: { $wins } győzelem, { $losses } vereség, { $draws } döntetlen
           *[other] { $cubes } megfordított kocka: { $wins } győzelem, { $losses } vereség, { $draws } döntetlen
    }
solve-first = { $value ->
            [win] A kezdő játékos nyer.
            [loss] A kezdő játékos veszít.
           *[draw] A játék döntetlen.
    } ({ $distance })
solve-done = { $seconds } s, { $rate } tábla másodpercenként, szimmetriától eltekintve; a teljes méret így { $whole } óráig tart.
refused-solve-size = 3, 4 és 5 kockás sorú tábla van.
refused-solve-folder = Az 5 kockás sorú táblákhoz mappa kell a táblázatoknak (--dir).
