### What only the command line says.

## The command line

cli-about = Négy lerakós játék otthona: Kingdomino, Triominos, Quixo és Dominó Double 9.
cli-lang = Az összes szöveg nyelve, például „de” vagy „et”; alapértelmezés szerint a rendszeredé
cli-serve-about = A szerver indítása az oldallal, a botokkal és beépített adatbázissal; parancs nélkül a klots ugyanezt teszi
cli-serve-config = TOML-fájl a beállításokkal
cli-serve-data = Az adatmappa; alapértelmezés szerint a felhasználói fiókodban lévő
cli-serve-listen = A cím, amelyen figyel
cli-serve-public-url = A cím, amelyet az emberek használnak
cli-serve-database-url = Mindent ebben a PostgreSQL-adatbázisban tartson
cli-serve-metrics-listen = Cím a Prometheus-mérőszámokhoz
cli-serve-no-browser = Ne nyissa meg a böngészőt
cli-serve-print-config = Kiírja az összes beállítást TOML-ként, és kilép
cli-serve-log-json = A naplót JSON-sorokként írja
cli-play-about = Játék a terminálban: botok ellen, közösen egy billentyűzetnél, vagy egy jegyzőkönyv megnézése
cli-play-game = A rögtön induló játék; nélküle menü kérdez
cli-play-seats = Hányan játszanak
cli-play-people = Közülük hány ember ül ennél a terminálnál
cli-play-level = A botok szintje: beginner, easy, medium, hard vagy expert
cli-play-options = A játék beállításai, például „harmony=yes dynasty=yes”
cli-play-resume = Mentett játék folytatása
cli-play-watch = Jegyzőkönyv megnézése lépésről lépésre
cli-play-plain = Szövegsorok és számozott lépések, képernyőolvasóknak és csővezetékeknek
cli-play-saves = Hová kerülnek a mentések
cli-engine-about = Beszélgetés botokkal és játékvezetőkkel szövegsorokban (lásd docs/engine.md)
cli-replay-about = Feljegyzett játék bemutatása lépésenként, minden lépés ellenőrzésével
cli-replay-file = A jegyzőkönyv; „-” a szabványos bemenetet olvassa
cli-replay-to = Megállás ennyi esemény után
cli-replay-verify = Minden húzás újraszámolása a felfedett titokból
cli-replay-seal = Az asztal által mutatott pecsét, összehasonlításra
cli-replay-commitment = Az asztal által mutatott lenyomat, összehasonlításra
cli-replay-json = Egyetlen JSON-dokumentum kiírása
cli-replay-positions = Az állás kiírása minden esemény után
cli-replay-eyes = A jegyzőkönyv kiírása úgy, ahogy egy játékos látja: egy hely száma vagy „onlooker”
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
cli-render-eyes = Kinek a nézőpontjából: egy hely száma, „onlooker” vagy „reviewer”
cli-render-width = A PNG szélessége
cli-render-output = A kimeneti kép: x.svg vagy x.png
cli-arena-about = Botok játszanak egymás ellen, és kiderül, mennyire biztos az eredmény
cli-arena-game = A játék
cli-arena-seats = Hányan játszanak
cli-arena-options = A játék beállításai
cli-arena-bots = A botok, például „expert,hard” vagy „expert@1s,expert@100ms”
cli-arena-games = Hány játék; minden osztást minden helyről lejátszanak
cli-arena-budget = Meddig gondolkodhat egy bot: 100ms, 2s, 5000n (csomópont), 800i (iteráció)
cli-arena-seed = A sorsolások kezdőértéke (seed)
cli-arena-threads = Egyszerre futó játékok
cli-arena-wall = A gondolkodási időt az óra szerint mérje, ne CPU-időben
cli-arena-sprt = Korai megállás, ha az első bot legalább ELO1-gyel vagy legfeljebb ELO0-val jobb a másodiknál
cli-arena-ledger = Itt őriz meg minden játékot, és legközelebb innen folytatja
cli-arena-records = A játékok mentése jegyzőkönyvként ebbe a mappába
cli-arena-shard = A mérkőzésnek csak az I. részét játssza az N-ből
cli-arena-merge = Játék helyett a részek eredményeinek összefűzése
cli-arena-json = Egyetlen JSON-dokumentum kiírása
cli-arena-csv = Táblázat írása
cli-arena-plot = Az erő rajza a gondolkodási idő függvényében SVG-ként
cli-analyse-about = Megmutatja, mit ért egy jegyzőkönyv minden lépése: mennyi volt a szerencse, és mennyi a tudás
cli-analyse-record = A jegyzőkönyv
cli-analyse-bot = Az értékelő bot; alapértelmezés szerint az, amelyik ennek a játéknak az értékelésére készült
cli-analyse-budget = Meddig gondolkodjon egy-egy lépésen
cli-analyse-samples = Hány másik húzással vesse össze az egyes húzásokat; 0 kihagyja a szerencsét
cli-analyse-seed = A mintavétel kezdőértéke (seed)
cli-analyse-json = Egyetlen JSON-dokumentum kiírása
cli-analyse-plot = Rajz SVG-ként arról, ki vezetett
cli-bench-about = Véletlen játékok a lehető leggyorsabban, az összegek ellenőrzésével
cli-bench-game = Csak ez a játék
cli-bench-seconds = CPU-másodperc soronként
cli-bench-json = Egyetlen JSON-dokumentum kiírása
cli-completions-about = Kiegészítések kiírása egy parancsértelmezőhöz
cli-completions-shell = A parancsértelmező
language-unknown = Itt nincs „{ $asked }” nyelv; helyette: „{ $used }”.

## Arena

refused-budget = „{ $text }” nem gondolkodási keret. Lehetséges: { $possible } (ezredmásodperc, másodperc, csomópont, iteráció).
arena-progress = { $of } játékból { $done } · { $score } · { $seconds ->
            [one] még { $seconds } másodperc
           *[other] még { $seconds } másodperc
    }
arena-heading = { $game }, { $seats } hely, lépésenként { $budget }: { $games ->
            [one] { $games } játék
           *[other] { $games } játék
    }, { $deals ->
            [one] { $deals } osztás
           *[other] { $deals } osztás
    }
arena-row = { $bot }: részesedés { $share } ± { $sure }%, { $wins } győzelem, { $shared } megosztott, { $losses } vereség; pont { $points }, különbség { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms lépésenként
arena-pair = { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
            [one] { $met } játék
           *[other] { $met } játék
    }, Elo { $elo })
arena-sprt = { $decision ->
            [better] Szekvenciális próba: jobb (LLR { $llr }, határok: { $lower } és { $upper })
            [not_better] Szekvenciális próba: nem jobb (LLR { $llr }, határok: { $lower } és { $upper })
           *[open] Szekvenciális próba: eldöntetlen (LLR { $llr }, határok: { $lower } és { $upper })
    }
arena-plot-title = Erő és gondolkodási idő
arena-plot-across = Gondolkodás (ezredmásodperc vagy csomópont)
arena-plot-up = Elo
refused-arena-bots = { $bots ->
            [one] { $bots } bot nem tölthet be { $seats } helyet. Lehetséges: { $possible }, vagy több, mint ahány hely van.
           *[other] { $bots } bot nem tölthet be { $seats } helyet. Lehetséges: { $possible }, vagy több, mint ahány hely van.
    }
refused-arena-games = Egy mérkőzéshez legalább egy játék kell.
refused-arena-illegal = { $bot } ezt lépte: { $move }, ami nem szabályos ebben az állásban: { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } nem eredményfájl.
refused-arena-other-match = { $path } egy másik mérkőzés eredményeit tartalmazza.
refused-arena-nothing-to-merge = Nevezd meg az összefűzendő eredményfájlokat.
refused-shard = Érvénytelen mérkőzésrész: „{ $text }”. Lehetséges: { $possible }.
refused-sprt = „{ $text }” nem szekvenciális próba. Lehetséges: { $possible }.

## klots analyse

analysis-seat = { $player }: { $accuracy }% pontosság, { $moves } lépésből { $best } a legjobb; { $inaccuracies ->
            [one] { $inaccuracies } pontatlanság
           *[other] { $inaccuracies } pontatlanság
    }, { $mistakes ->
            [one] { $mistakes } hiba
           *[other] { $mistakes } hiba
    }, { $blunders ->
            [one] { $blunders } durva hiba
           *[other] { $blunders } durva hiba
    }. Elajándékozva: egy győzelem { $lost }%-a; szerencse: { $luck }%.
analysis-luck-decided = A szerencse döntött: { $player } egy győzelem { $luck }%-át köszönhette neki.
analysis-play-decided = A tudás döntött: a többiek egy győzelem { $percent }%-át elajándékozták, és { $player } élt vele.
analysis-even = Szinte semmi sem ment veszendőbe; { $player } szoros játékot nyert.
turning-move = { $event }. lépés: { $player } ezt lépte: { $move }, és az esély { $before }%-ról { $after }%-ra esett. Jobb volt: { $better }.
turning-good-luck = { $event }. esemény: a szerencse ({ $luck }) { $before }%-ról { $after }%-ra emelte { $player } esélyét.
turning-bad-luck = { $event }. esemény: a balszerencse ({ $luck }) { $before }%-ról { $after }%-ra csökkentette { $player } esélyét.
turning-decided = { $event }. esemény: innen { $player } végig vezetett.
analysis-plot-title = Hogyan alakult a játék
analysis-plot-across = Esemény
analysis-plot-up = Győzelmi esély

## What every help text and every mistake on the command line needs

cli-man-about = A kézikönyvoldal kiírása
cli-usage = Használat:
cli-heading-commands = Parancsok
cli-heading-arguments = Argumentumok
cli-heading-options = Kapcsolók
cli-heading-examples = Példák
cli-heading-exit = Kilépési kódok
cli-help = Súgó kiírása
cli-version = A verzió kiírása
cli-word-options = KAPCSOLÓK
cli-word-command = PARANCS
cli-note-default = alapértelmezés: { $value }
cli-note-variable = vagy ez a változó: { $name }
cli-note-possible = lehetséges: { $values }
cli-exit-done = minden rendben ment
cli-exit-failed = elutasítva vagy sikertelen; az ok a szabványos hibakimeneten
cli-exit-usage = a parancssor nem olvasható
cli-error-argument = Itt nincs „{ $text }” argumentum.
cli-error-command = Nincs „{ $text }” parancs.
cli-error-command-missing = Hiányzik egy parancs.
cli-error-value = Érvénytelen érték ({ $argument }): „{ $value }”.
cli-error-value-possible = Érvénytelen érték ({ $argument }): „{ $value }”. Lehetséges: { $possible }.
cli-error-value-missing = Érték kell hozzá: { $argument }.
cli-error-value-extra = { $argument } nem vár értéket, de ezt kapta: „{ $value }”.
cli-error-missing = Hiányzik: { $arguments }
cli-error-conflict = { $argument } és { $other } nem fér össze.
cli-error-twice = Csak egyszer adható meg: { $argument }.
cli-error-encoding = Az egyik argumentum nem olvasható szöveg (UTF-8).
cli-error-other = Ez a parancssor nem olvasható.
cli-error-suggestion = Erre gondoltál: „{ $text }”?
cli-error-help = „{ $command }” megmutatja, mi lehetséges.
cli-man-name = NÉV
cli-man-synopsis = ÁTTEKINTÉS
cli-man-description = LEÍRÁS
cli-man-command = Egy parancs oldala, például „play”

## Replay

replay-place = { $player }: { $place }. helyezett, { $points ->
            [one] { $points } pont
           *[other] { $points } pont
    }
replay-checked = { $count ->
            [one] Egy esemény ellenőrizve a szabályok szerint.
           *[other] Az összes esemény ({ $count }) ellenőrizve a szabályok szerint.
    }
replay-verified = Minden húzás egyezik a felfedett titokkal.
replay-sealed = A pecsét egyezik: a játék, a beállítások, a nevek, a szavak, a lépések és az eredmény azok, amelyeket lepecsételtek.
replay-sealed-but-names = A pecsét egyezik, kivéve a neveket: azokat azóta megváltoztatták vagy eltávolították.
replay-not-sealed = Nincs pecsét: csak a húzások ellenőrzése történt meg, a neveké, beállításoké, lépéseké és az eredményé nem.
replay-compare = Hasonlítsd össze azzal, amit az asztal mutatott: { $name ->
    [seal] pecsét
   *[commitment] lenyomat
} { $hash }
replay-no-result = A jegyzőkönyv nem mondja meg, ki nyert.

## Engine

engine-unknown = „{ $command }” nem parancs. Lehetséges: { $possible }
engine-needs = Ehhez a parancshoz („{ $command }”) kell: { $what }
engine-too-much = „{ $command }” után nem állhat semmi; „{ $text }” fölösleges.
engine-no-game = Nincs beállított játék: előbb írd: „game NAME seats N”.
engine-nothing-to-undo = Nincs mit visszavonni.
engine-thinking = Egy bot gondolkodik; most csak a „stop” parancs adható ki.
refused-rule-unknown = Itt nincs „{ $rule }” szabály. Választható: { $possible }.
refused-picture-format = A kép nevének .svg vagy .png végűnek kell lennie.
refused-picture-width = Egy kép { $min }–{ $max } képpont széles.

## klots load

cli-site-about = Az oldal kiírása egy mappába bármelyik tárhelyre, szerver nélkül
cli-site-folder = A célmappa
cli-site-base-path = A mappa útvonala a tárhelyen, például „/jatekok/”
cli-site-written = Az oldal itt van: { $folder }.
cli-error-site-module = Ez a változat szerver nélkül nem tud játszani. Futtasd a scripts/setup parancsot, és fordítsd újra.
cli-load-about = Megméri, mennyit bír el egy szerver ezen a gépen
cli-push-key-about = Kulcs készítése push-értesítésekhez (lásd docs/hosting.md)
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
load-machine = { $model }; magok: { $cores }; memória: { $memory }
load-database = Adatbázis
load-sockets = Kapcsolatok
load-tables = Asztalok
load-seating = Mindenki leültetésének ideje
load-moves = Mentett lépések
load-everyone = Küldéstől a mindenkihez érkezésig
load-acknowledged = Küldéstől a nyugtázásig
load-errors = Hibák
load-first-error = Első hiba
load-games = Befejezett játékok
load-memory-empty = Az üres szerver memóriája
load-memory-seated = A szerver memóriája, mindenki ül
load-memory-end = A szerver memóriája a végén
load-memory-each = Memória kapcsolatonként
load-cpu-server = A szerver CPU-ideje játék közben
load-cpu-swarm = A játékosok CPU-ideje összesen
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

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
serve-no-address = Ezen a címen nem lehet figyelni: { $address }.
serve-push-key = A push.key nem a „klots push-key” által kiírt kulcs.
serve-push-contact = A push.contact legyen cím, például mailto:you@example.org vagy https://example.org.
keep-done = { $file }: { $tables } asztal, { $events } esemény, { $people } ember.

## Words that stand for a value in help texts, in capitals

cli-value-address = CÍM:PORT
cli-value-bots = BOTOK
cli-value-code = KÓD
cli-value-eyes = NÉZŐPONT
cli-value-file = FÁJL
cli-value-folder = MAPPA
cli-value-game = JÁTÉK
cli-value-level = SZINT
cli-value-link = LINK
cli-value-name = NÉV
cli-value-number = N
cli-value-options = BEÁLLÍTÁSOK
cli-value-pixels = KÉPPONT
cli-value-position = ÁLLÁS
cli-value-rule = SZABÁLY
cli-value-seconds = MÁSODPERC
cli-value-shell = PARANCSÉRTELMEZŐ
cli-value-time = IDŐ

## klots score

cli-score-about = Szövegként leírt királyság, forduló vagy tábla pontjainak magyarázata (lásd docs/notation.md)
cli-score-game = A játék
cli-score-file = A szöveg; „-” vagy semmi a szabványos bemenetet olvassa
cli-score-options = A játék beállításai, például „harmony=yes” vagy „hexagons=flat”
cli-score-json = Egyetlen JSON-dokumentum kiírása
refused-score-nothing = Itt nincs mit pontozni.
refused-score-impossible = Ez nem fordulhatott elő: „{ $text }”.
refused-score-word = Itt nem olvasható: „{ $text }”. Lehetséges: { $possible }.
refused-score-nobody = Kié ez? Előbb írj egy nevet és kettőspontot, például „Anna:”.
refused-score-same-name = „{ $name }” már szerepel.

## klots join

cli-join-about = Csatlakozás egy szerver asztalához meghívólinkkel
cli-join-link = A link, ahogy az oldal mutatja, vagy ahogy egy barát küldte
cli-join-name = A név, amelyen játszol; alapértelmezés szerint a felhasználóneved
cli-join-seat = A kívánt hely, 1-től; alapértelmezés szerint az első szabad
cli-join-watch = Csak nézni
cli-join-plain = Szövegsorok és számozott lépések, képernyőolvasóknak és csővezetékeknek
cli-join-session = Hol tárolja, hogy melyik szerveren ki vagy
cli-rules-pictures = A példák képeinek kiírása ebbe a mappába SVG-ként
refused-file-missing = Nincs „{ $file }” fájl.
refused-file-unreadable = „{ $file }” nem olvasható. { system-cause }
refused-file-unwritable = „{ $file }” nem írható. { system-cause }
refused-no-home = Ennek a felhasználónak nincs saját mappája; add meg a helyet ezzel: { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Nincs ilyen fájl vagy mappa.
    [PermissionDenied] Ehhez nincs jogosultságod.
    [IsADirectory] Ez egy mappa.
    [NotADirectory] Az útvonal egy része nem mappa.
    [AlreadyExists] Ez már létezik.
    [StorageFull] Nincs több hely.
    [ReadOnlyFilesystem] A lemez csak olvasható.
    [AddrInUse] Ott már egy másik program figyel.
    [AddrNotAvailable] Ennek a gépnek nincs ilyen címe.
    [InvalidData] Ez nem UTF-8 szöveg.
    [ConnectionRefused] Ott senki sem válaszol.
    [ConnectionLost] Megszakadt a kapcsolat.
    [TimedOut] Nem jött időben válasz.
    [Unreachable] Ez a cím nem érhető el.
   *[other] A rendszer váratlan hibát jelzett.
}
refused-output = A szabványos kimenetre nem lehet írni. { system-cause }
refused-input = A szabványos bemenet nem olvasható. { system-cause }
refused-file-use = „{ $file }” nem használható. { system-cause }
refused-people = Több az ember ({ $people }), mint a hely ({ $seats }).
refused-arena-one = A botok egymás ellen játszanak: nevezz meg legalább kettőt.
refused-settings = „{ $text }” nem érvényes beállítás.
refused-load-address = Csak ezen a gépen futó szerver mérhető, például { $example }.
refused-load-server = A szerver nem indult el. A naplója itt van: { $file }.
refused-database = Az adatbázis nem érhető el. { system-cause }
engine-record-cut = A jegyzőkönyv hiányos: egyetlen „.” jelből álló sorral kell végződnie.

## klots train

cli-train-about = Egy játék botjainak újratanítása
cli-train-game = A játék
cli-train-out = Hová kerüljenek a betanított fájlok
cli-train-part = Milyen alaposan, a mellékelt fájlok tanításának százalékában
cli-train-threads = Használt szálak
refused-train-nothing = Nincs mit tanítani ehhez a játékhoz: { $game }.
