### What only the command line says.

## The command line

cli-about = Čtyři hry pod jednou střechou: Kingdomino, Triominos, Quixo a Domino Double 9.
cli-lang = Jazyk všech textů, třeba „de“ nebo „et“; jinak jazyk systému
cli-serve-about = Spustit server se stránkou, boty a vestavěnou databází; totéž udělá klots bez příkazu
cli-serve-config = Soubor TOML s nastavením
cli-serve-data = Datová složka; výchozí je složka v uživatelském účtu
cli-serve-listen = Adresa, na které naslouchá
cli-serve-public-url = Adresa, kterou lidé používají
cli-serve-database-url = Uchovávat vše v této databázi PostgreSQL
cli-serve-metrics-listen = Adresa pro metriky Prometheus
cli-serve-no-browser = Neotvírat prohlížeč
cli-serve-print-config = Vypsat všechna nastavení jako TOML a skončit
cli-serve-log-json = Psát protokol jako řádky JSON
cli-play-about = Hrát v terminálu: proti botům, společně u jedné klávesnice, nebo sledovat záznam
cli-play-game = Hra, která se má spustit; jinak se vybírá v nabídce
cli-play-seats = Počet hráčů
cli-play-people = Kolik z nich jsou lidé u tohoto terminálu
cli-play-level = Úroveň botů: beginner, easy, medium, hard nebo expert
cli-play-options = Volby hry, třeba „harmony=yes dynasty=yes“
cli-play-resume = Pokračovat v uložené hře
cli-play-watch = Sledovat záznam krok za krokem
cli-play-plain = Řádky textu a číslované tahy, pro čtečky obrazovky a roury
cli-play-saves = Kam se hry ukládají
cli-engine-about = Komunikovat s boty a rozhodčími pomocí řádků textu (viz docs/engine.md)
cli-replay-about = Ukázat zaznamenanou hru krok za krokem a ověřit každý tah
cli-replay-file = Záznam; „-“ čte standardní vstup
cli-replay-to = Zastavit po daném počtu událostí
cli-replay-verify = Přepočítat každé losování z odkrytého tajemství
cli-replay-seal = Pečeť, kterou stůl ukazuje, k porovnání
cli-replay-commitment = Otisk, který stůl ukázal, k porovnání
cli-replay-json = Vypsat jeden dokument JSON
cli-replay-positions = Vypsat postavení po každé události
cli-replay-eyes = Vypsat záznam tak, jak ho vidí jeden hráč: číslo místa nebo „onlooker“
cli-rules-about = Zobrazit pravidla hry
cli-rules-game = Hra; jinak seznam her
cli-rules-rule = Jen pravidlo tohoto čísla, třeba K13
cli-render-about = Nakreslit postavení nebo okamžik záznamu jako obrázek SVG nebo PNG
cli-render-record = Záznam, jehož konec se nakreslí
cli-render-to = Nakreslit okamžik po daném počtu událostí
cli-render-position = Postavení jako text místo záznamu
cli-render-game = Hra tohoto postavení
cli-render-seats = Počet hráčů
cli-render-options = Volby hry, třeba „mighty_duel=yes“
cli-render-eyes = Čí pohled: číslo místa, „onlooker“ nebo „reviewer“
cli-render-width = Šířka PNG
cli-render-output = Obrázek k zápisu: x.svg nebo x.png
cli-arena-about = Nechat boty hrát proti sobě a ukázat, jak jistý je výsledek
cli-arena-game = Hra
cli-arena-seats = Počet hráčů
cli-arena-options = Volby hry
cli-arena-bots = Boti, třeba „expert,hard“ nebo „expert@1s,expert@100ms“
cli-arena-games = Kolik her; každé rozdání se hraje z každého místa
cli-arena-budget = Jak dlouho smí bot přemýšlet: 100ms, 2s, 5000n (uzly), 800i (iterace)
cli-arena-seed = Semínko (seed) všeho losování
cli-arena-threads = Her najednou
cli-arena-wall = Měřit skutečný čas, ne čas CPU vlákna
cli-arena-sprt = Skončit dřív, když je první bot aspoň o ELO1 nebo nejvýš o ELO0 lepší než druhý
cli-arena-ledger = Uchovat zde každou hru a příště pokračovat
cli-arena-records = Ukládat hry jako záznamy do této složky
cli-arena-shard = Hrát jen část I z N zápasu
cli-arena-merge = Spojit výsledky částí místo hraní
cli-arena-json = Vypsat jeden dokument JSON
cli-arena-csv = Zapsat tabulku
cli-arena-plot = Nakreslit sílu podle času přemýšlení jako SVG
cli-analyse-about = Ukázat, jakou cenu měl každý tah záznamu: kolik bylo štěstí a kolik umění
cli-analyse-record = Záznam
cli-analyse-bot = Kdo posuzuje; jinak bot určený k posuzování této hry
cli-analyse-budget = Jak dlouho přemýšlet o každém tahu
cli-analyse-samples = S kolika jinými losováními se každé srovná; 0 štěstí vynechá
cli-analyse-seed = Semínko (seed) náhodných výběrů
cli-analyse-json = Vypsat jeden dokument JSON
cli-analyse-plot = Nakreslit, kdo vedl, jako SVG
cli-bench-about = Hrát náhodné hry co nejrychleji a ověřit součty
cli-bench-game = Jen tuto hru
cli-bench-seconds = Sekund CPU na každý řádek
cli-bench-json = Vypsat jeden dokument JSON
cli-completions-about = Vypsat doplňování pro shell
cli-completions-shell = Shell
language-unknown = Jazyk „{ $asked }“ tu není; použije se „{ $used }“.

## Arena

refused-budget = „{ $text }“ není čas na přemýšlení. Možné: { $possible } (milisekundy, sekundy, uzly, iterace).
arena-progress =
    { $done } z { $of } her · { $score } · { $seconds ->
        [one] zbývá { $seconds } sekunda
        [few] zbývají { $seconds } sekundy
       *[other] zbývá { $seconds } sekund
    }
arena-heading =
    { $game }, míst: { $seats }, { $budget } na tah: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } her
    }, { $deals ->
        [one] { $deals } rozdání
        [few] { $deals } rozdání
       *[other] { $deals } rozdání
    }
arena-row = { $bot }: podíl { $share } ± { $sure } %, výhry { $wins }, dělené { $shared }, prohry { $losses }; body { $points }, rozdíl { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms na tah
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } hra
        [few] { $met } hry
       *[other] { $met } her
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekvenční test: lepší (LLR { $llr }, meze { $lower } a { $upper })
        [not_better] Sekvenční test: není lepší (LLR { $llr }, meze { $lower } a { $upper })
       *[open] Sekvenční test: nerozhodnuto (LLR { $llr }, meze { $lower } a { $upper })
    }
arena-plot-title = Síla a čas přemýšlení
arena-plot-across = Přemýšlení (milisekundy nebo uzly)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot nezaplní místa ({ $seats }). Možné: { $possible }, nebo víc, než je míst.
        [few] { $bots } boti nezaplní místa ({ $seats }). Možné: { $possible }, nebo víc, než je míst.
       *[other] { $bots } botů nezaplní místa ({ $seats }). Možné: { $possible }, nebo víc, než je míst.
    }
refused-arena-games = Zápas potřebuje aspoň jednu hru.
refused-arena-illegal = { $bot } hraje { $move }, což není povoleno v postavení { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } není soubor s výsledky.
refused-arena-other-match = { $path } obsahuje výsledky jiného zápasu.
refused-arena-nothing-to-merge = Uveď soubory s výsledky, které se mají spojit.
refused-shard = „{ $text }“ není část zápasu. Možné: { $possible }.
refused-sprt = „{ $text }“ není sekvenční test. Možné: { $possible }.

## klots analyse

analysis-seat =
    { $player }: přesnost { $accuracy } %, nejlepších tahů { $best } z { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } nepřesnost
        [few] { $inaccuracies } nepřesnosti
       *[other] { $inaccuracies } nepřesností
    }, { $mistakes ->
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chyb
    }, { $blunders ->
        [one] { $blunders } hrubá chyba
        [few] { $blunders } hrubé chyby
       *[other] { $blunders } hrubých chyb
    }. Ztraceno: { $lost } % výhry; štěstí: { $luck } %.
analysis-luck-decided = Rozhodlo štěstí: { $player } mu vděčí za { $luck } % výhry.
analysis-play-decided = Rozhodlo umění: ostatní ztratili { $percent } % výhry a využívá to { $player }.
analysis-even = Téměř nic se neztratilo; těsnou hru vyhrává { $player }.
turning-move = Tah { $event }: { $player } hraje { $move } a šance klesá z { $before } % na { $after } %. Lepší bylo { $better }.
turning-good-luck = Událost { $event }: štěstí ({ $luck }) zvedlo šanci hráče { $player } z { $before } % na { $after } %.
turning-bad-luck = Událost { $event }: smůla ({ $luck }) snížila šanci hráče { $player } z { $before } % na { $after } %.
turning-decided = Od události { $event } natrvalo vede { $player }.
analysis-plot-title = Průběh hry
analysis-plot-across = Událost
analysis-plot-up = Šance na výhru

## What every help text and every mistake on the command line needs

cli-man-about = Vypsat manuálovou stránku
cli-usage = Použití:
cli-heading-commands = Příkazy
cli-heading-arguments = Argumenty
cli-heading-options = Přepínače
cli-heading-examples = Příklady
cli-heading-exit = Návratové kódy
cli-help = Vypsat nápovědu
cli-version = Vypsat verzi
cli-word-options = PŘEPÍNAČE
cli-word-command = PŘÍKAZ
cli-note-default = výchozí { $value }
cli-note-variable = nebo proměnná { $name }
cli-note-possible = možné: { $values }
cli-exit-done = vše proběhlo dobře
cli-exit-failed = odmítnuto nebo selhalo; důvod je na standardním chybovém výstupu
cli-exit-usage = příkazový řádek nelze přečíst
cli-error-argument = Argument „{ $text }“ tu není.
cli-error-command = Příkaz „{ $text }“ neexistuje.
cli-error-command-missing = Chybí příkaz.
cli-error-value = „{ $value }“ není platná hodnota pro { $argument }.
cli-error-value-possible = „{ $value }“ není platná hodnota pro { $argument }. Možné: { $possible }.
cli-error-value-missing = { $argument } potřebuje hodnotu.
cli-error-value-extra = Pro { $argument } se hodnota neuvádí, ale je tu „{ $value }“.
cli-error-missing = Chybí: { $arguments }
cli-error-conflict = { $argument } nelze použít spolu s { $other }.
cli-error-twice = { $argument } lze uvést jen jednou.
cli-error-encoding = Některý argument není čitelný text (UTF-8).
cli-error-other = Tento příkazový řádek nelze přečíst.
cli-error-suggestion = Mělo to být „{ $text }“?
cli-error-help = „{ $command }“ ukáže, co je možné.
cli-man-name = JMÉNO
cli-man-synopsis = PŘEHLED
cli-man-description = POPIS
cli-man-command = Stránka jednoho příkazu, třeba „play“

## Replay

replay-place = { $player }: { $place }. místo, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
replay-checked = { $count ->
    [one] Jedna událost ověřena podle pravidel.
    [few] Všechny { $count } události ověřeny podle pravidel.
   *[other] Všech { $count } událostí ověřeno podle pravidel.
}
replay-verified = Každé losování souhlasí s odkrytým tajemstvím.
replay-sealed = Pečeť souhlasí: hra, volby, jména, slova, tahy a výsledek jsou ty, které byly zapečetěny.
replay-sealed-but-names = Pečeť souhlasí až na jména: ta byla od té doby změněna nebo odstraněna.
replay-not-sealed = Pečeť tu není: ověřena byla jen losování, ne jména, volby, tahy a výsledek.
replay-compare = Porovnej s tím, co ukázal stůl: { $name ->
    [seal] pečeť
   *[commitment] otisk
} { $hash }
replay-no-result = Záznam neříká, kdo vyhrál.

## Engine

engine-unknown = „{ $command }“ není příkaz. K dispozici: { $possible }
engine-needs = „{ $command }“ potřebuje: { $what }
engine-too-much = „{ $command }“ nic dalšího nepřijímá; „{ $text }“ je navíc.
engine-no-game = Není nastavená hra: nejdřív napiš „game NAME seats N“.
engine-nothing-to-undo = Není co vzít zpět.
engine-thinking = Bot přemýšlí; teď platí jen „stop“.
refused-rule-unknown = Pravidlo „{ $rule }“ tu není. K dispozici: { $possible }.
refused-picture-format = Jméno obrázku musí končit na .svg nebo .png.
refused-picture-width = Obrázek musí být široký { $min } až { $max } pixelů.

## klots load

cli-site-about = Zapsat stránku jako složku pro libovolný webhosting, bez serveru
cli-site-folder = Složka, která se zapíše
cli-site-base-path = Cesta ke složce na hostingu, například „/hry/“
cli-site-written = Stránka je v { $folder }.
cli-error-site-module = Tato verze neumí hrát bez serveru. Spusť scripts/setup a sestav ji znovu.
cli-load-about = Změřit, jakou zátěž server na tomto počítači unese
cli-push-key-about = Vytvořit klíč pro push oznámení (viz docs/hosting.md)
cli-load-sockets = Spojení rozdělená mezi stoly
cli-load-tables = Stoly
cli-load-every = Sekund mezi dvěma tahy u stolu
cli-load-seconds = Jak dlouho měřit
cli-load-flood = Táhnout znovu hned po potvrzení posledního tahu
cli-load-idle = Připojit se a netáhnout
cli-load-game = Která hra se hraje
cli-load-url = Server, který na tomto počítači už běží; jinak se spustí nový
cli-load-data = Kam spuštěný server ukládá data; jinak složka, která se pak smaže
cli-load-database-url = Databáze PostgreSQL pro spuštěný server
cli-load-json = Vypsat jeden dokument JSON
load-machine = { $model }; jádra: { $cores }; paměť: { $memory }
load-database = Databáze
load-sockets = Spojení
load-tables = Stoly
load-seating = Doba usazení všech hráčů
load-moves = Uložené tahy
load-everyone = Od odeslání po přijetí všemi
load-acknowledged = Od odeslání po potvrzení
load-errors = Chyby
load-first-error = První chyba
load-games = Dohrané hry
load-memory-empty = Paměť prázdného serveru
load-memory-seated = Paměť serveru, všichni usazení
load-memory-end = Paměť serveru na konci
load-memory-each = Paměť na spojení
load-cpu-server = Čas CPU serveru při hře
load-cpu-swarm = Čas CPU hráčů celkem
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Zapsat zálohu, i když server běží
cli-backup-file = Nový soubor
cli-backup-data = Datová složka
cli-backup-database-url = Databáze PostgreSQL místo datové složky
cli-restore-about = Obnovit zálohu do nové nebo prázdné datové složky
cli-restore-file = Záloha
cli-restore-data = Nová datová složka
cli-export-about = Zapsat vše v přenosné podobě, k přesunu do jiné databáze
cli-export-file = Nový soubor
cli-export-data = Datová složka
cli-export-database-url = Databáze PostgreSQL místo datové složky
cli-import-about = Načíst přenosnou podobu do prázdné databáze
cli-import-file = Exportovaný soubor
cli-import-data = Datová složka
cli-import-database-url = Databáze PostgreSQL místo datové složky
cli-restore-database-url = Databáze PostgreSQL místo datové složky
serve-listening = Klots je připraven na { $url }
serve-no-address = Na { $address } nelze naslouchat.
serve-push-key = push.key není klíč, který vypsal „klots push-key“.
serve-push-contact = push.contact musí být adresa jako mailto:you@example.org nebo https://example.org.
keep-done = { $file }: stoly { $tables }, události { $events }, lidé { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESA:PORT
cli-value-bots = BOTI
cli-value-code = KÓD
cli-value-eyes = POHLED
cli-value-file = SOUBOR
cli-value-folder = SLOŽKA
cli-value-game = HRA
cli-value-level = ÚROVEŇ
cli-value-link = ODKAZ
cli-value-name = JMÉNO
cli-value-number = N
cli-value-options = VOLBY
cli-value-pixels = PIXELY
cli-value-position = POSTAVENÍ
cli-value-rule = PRAVIDLO
cli-value-seconds = SEKUNDY
cli-value-shell = SHELL
cli-value-time = ČAS

## klots score

cli-score-about = Vysvětlit body království, kola nebo desky zapsané jako text (viz docs/notation.md)
cli-score-game = Hra
cli-score-file = Text; „-“ nebo nic čte standardní vstup
cli-score-options = Volby hry, třeba „harmony=yes“ nebo „hexagons=flat“
cli-score-json = Vypsat jeden dokument JSON
refused-score-nothing = Tady není co bodovat.
refused-score-impossible = To se nemohlo stát: „{ $text }“.
refused-score-word = „{ $text }“ tu nelze přečíst. Možné: { $possible }.
refused-score-nobody = Čí to je? Nejdřív napiš jméno a dvojtečku, třeba „Anna:“.
refused-score-same-name = „{ $name }“ už tam je.

## klots join

cli-join-about = Přidat se ke stolu na serveru pomocí odkazu z pozvánky
cli-join-link = Odkaz ze stránky nebo od přátel
cli-join-name = Jméno, pod kterým hraješ; jinak jméno uživatele
cli-join-seat = Místo, které chceš, od 1; jinak první volné
cli-join-watch = Jen se dívat
cli-join-plain = Řádky textu a číslované tahy, pro čtečky obrazovky a roury
cli-join-session = Kde si pamatovat, kdo jsi na kterém serveru
cli-rules-pictures = Zapsat obrázky příkladů do této složky jako SVG
refused-file-missing = Soubor „{ $file }“ neexistuje.
refused-file-unreadable = „{ $file }“ nelze přečíst. { system-cause }
refused-file-unwritable = „{ $file }“ nelze zapsat. { system-cause }
refused-no-home = Tento uživatel nemá domovskou složku; uveď místo pomocí { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Takový soubor ani složka neexistuje.
    [PermissionDenied] Nemáš k tomu oprávnění.
    [IsADirectory] Je to složka.
    [NotADirectory] Část cesty není složka.
    [AlreadyExists] Už to existuje.
    [StorageFull] Nezbývá žádné místo.
    [ReadOnlyFilesystem] Disk je jen ke čtení.
    [AddrInUse] Už tam naslouchá jiný program.
    [AddrNotAvailable] Tento počítač takovou adresu nemá.
    [InvalidData] Není to text v UTF-8.
    [ConnectionRefused] Nikdo tam neodpovídá.
    [ConnectionLost] Spojení se přerušilo.
    [TimedOut] Odpověď nepřišla včas.
    [Unreachable] Tato adresa není dostupná.
   *[other] Systém ohlásil neočekávanou chybu.
}
refused-output = Na standardní výstup nelze psát. { system-cause }
refused-input = Standardní vstup nelze číst. { system-cause }
refused-file-use = „{ $file }“ nelze použít. { system-cause }
refused-people = Lidí ({ $people }) je víc než míst ({ $seats }).
refused-arena-one = Boti hrají proti sobě: uveď alespoň dva.
refused-settings = „{ $text }“ není platné nastavení.
refused-load-address = Změřit lze jen server na tomto počítači, například { $example }.
refused-load-server = Server se nespustil. Jeho protokol je v souboru { $file }.
refused-database = Databáze není dostupná. { system-cause }
engine-record-cut = Záznam není úplný: musí končit řádkem, na kterém je jen „.“.

## klots train

cli-train-about = Znovu natrénovat boty dané hry
cli-train-game = Hra
cli-train-out = Kam uložit natrénované soubory
cli-train-part = Jak důkladně, v procentech tréninku, ze kterého vznikly dodané soubory
cli-train-threads = Kolik vláken použít
refused-train-nothing = Pro hru { $game } není co trénovat.
