### What only the command line says.

## The command line

cli-about = Štyri hry pod jednou strechou: Kingdomino, Triominos, Quixo a Domino Double 9.
cli-lang = Jazyk všetkých textov, napríklad „de“ alebo „et“; inak jazyk systému
cli-serve-about = Spustiť server so stránkou, botmi a vstavanou databázou; to isté urobí klots bez príkazu
cli-serve-config = Súbor TOML s nastaveniami
cli-serve-data = Priečinok s údajmi; predvolený je priečinok v účte používateľa
cli-serve-listen = Adresa, na ktorej počúva
cli-serve-public-url = Adresa, ktorú používajú ľudia
cli-serve-database-url = Uchovávať všetko v tejto databáze PostgreSQL
cli-serve-metrics-listen = Adresa pre metriky Prometheus
cli-serve-no-browser = Neotvárať prehliadač
cli-serve-print-config = Vypísať všetky nastavenia ako TOML a skončiť
cli-serve-log-json = Zapisovať protokol ako riadky JSON
cli-play-about = Hrať v termináli: proti botom, spolu pri jednej klávesnici alebo pozerať záznam
cli-play-game = Hra, ktorá sa má spustiť; inak sa vyberá v ponuke
cli-play-seats = Počet hráčov
cli-play-people = Koľkí z nich sú ľudia pri tomto termináli
cli-play-level = Úroveň botov: beginner, easy, medium, hard alebo expert
cli-play-options = Voľby hry, napríklad „harmony=yes dynasty=yes“
cli-play-resume = Pokračovať v uloženej hre
cli-play-watch = Pozerať záznam krok za krokom
cli-play-plain = Riadky textu a číslované ťahy, pre čítačky obrazovky a rúry
cli-play-saves = Kam sa ukladajú hry
cli-engine-about = Komunikovať s botmi a rozhodcami pomocou riadkov textu (pozri docs/engine.md)
cli-replay-about = Ukázať zaznamenanú hru krok za krokom a overiť každý ťah
cli-replay-file = Záznam; „-“ číta štandardný vstup
cli-replay-to = Zastaviť po danom počte udalostí
cli-replay-verify = Prepočítať každý žreb z odkrytého tajomstva
cli-replay-seal = Pečať, ktorú stôl ukazuje, na porovnanie
cli-replay-commitment = Odtlačok, ktorý stôl ukázal, na porovnanie
cli-replay-json = Vypísať jeden dokument JSON
cli-replay-positions = Vypísať pozíciu po každej udalosti
cli-replay-eyes = Vypísať záznam tak, ako ho vidí jeden hráč: číslo miesta alebo „onlooker“
cli-rules-about = Zobraziť pravidlá hry
cli-rules-game = Hra; inak zoznam hier
cli-rules-rule = Len pravidlo s týmto číslom, napríklad K13
cli-render-about = Nakresliť pozíciu alebo okamih záznamu ako obrázok SVG alebo PNG
cli-render-record = Záznam, ktorého koniec sa má nakresliť
cli-render-to = Nakresliť okamih po danom počte udalostí
cli-render-position = Pozícia ako text namiesto záznamu
cli-render-game = Hra, z ktorej je pozícia
cli-render-seats = Počet hráčov
cli-render-options = Voľby hry, napríklad „mighty_duel=yes“
cli-render-eyes = Čí pohľad: číslo miesta, „onlooker“ alebo „reviewer“
cli-render-width = Šírka PNG
cli-render-output = Obrázok na zápis: x.svg alebo x.png
cli-arena-about = Nechať botov hrať proti sebe a ukázať, aký istý je výsledok
cli-arena-game = Hra
cli-arena-seats = Počet hráčov
cli-arena-options = Voľby hry
cli-arena-bots = Boti, napríklad „expert,hard“ alebo „expert@1s,expert@100ms“
cli-arena-games = Koľko hier; každé rozdanie sa hrá z každého miesta
cli-arena-budget = Ako dlho smie bot premýšľať: 100ms, 2s, 5000n (uzly), 800i (iterácie)
cli-arena-seed = Semienko (seed) všetkých žrebov
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
cli-analyse-about = Ukázať, akú cenu mal každý ťah záznamu: koľko bolo šťastia a koľko umenia
cli-analyse-record = Záznam
cli-analyse-bot = Kto posudzuje; inak bot určený na posudzovanie tejto hry
cli-analyse-budget = Ako dlho premýšľať o každom ťahu
cli-analyse-samples = S koľkými inými žrebmi sa porovná každý žreb; 0 vynechá šťastie
cli-analyse-seed = Semienko (seed) náhodných vzoriek
cli-analyse-json = Vypísať jeden dokument JSON
cli-analyse-plot = Nakresliť, kto viedol, ako SVG
cli-bench-about = Hrať náhodné hry čo najrýchlejšie a overiť súčty
cli-bench-game = Len táto hra
cli-bench-seconds = Sekundy procesora na každý riadok
cli-bench-json = Vypísať jeden dokument JSON
cli-completions-about = Vypísať dopĺňanie pre shell
cli-completions-shell = Shell
language-unknown = Jazyk „{ $asked }“ tu nie je; použije sa „{ $used }“.

## Arena

refused-budget = „{ $text }“ nie je čas na premýšľanie. Možnosti: { $possible } (milisekundy, sekundy, uzly, iterácie).
arena-progress =
    { $done } z { $of } hier · { $score } · { $seconds ->
        [one] zostáva { $seconds } sekunda
        [few] zostávajú { $seconds } sekundy
       *[other] zostáva { $seconds } sekúnd
    }
arena-heading =
    { $game }, počet miest { $seats }, { $budget } na ťah: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdaní
    }
arena-row = { $bot }: podiel { $share } ± { $sure } %, výhry { $wins }, delené { $shared }, prehry { $losses }; body { $points }, náskok { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms na ťah
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } hra
        [few] { $met } hry
       *[other] { $met } hier
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekvenčný test: lepší (LLR { $llr }, hranice { $lower } a { $upper })
        [not_better] Sekvenčný test: nie je lepší (LLR { $llr }, hranice { $lower } a { $upper })
       *[open] Sekvenčný test: nerozhodnuté (LLR { $llr }, hranice { $lower } a { $upper })
    }
arena-plot-title = Sila a čas na premýšľanie
arena-plot-across = Premýšľanie (milisekundy alebo uzly)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot neobsadí všetky miesta ({ $seats }). Možnosti: { $possible } alebo viac, než je miest.
        [few] { $bots } boti neobsadia všetky miesta ({ $seats }). Možnosti: { $possible } alebo viac, než je miest.
       *[other] { $bots } botov neobsadí všetky miesta ({ $seats }). Možnosti: { $possible } alebo viac, než je miest.
    }
refused-arena-games = Zápas potrebuje aspoň jednu hru.
refused-arena-illegal = { $bot } hrá { $move }, čo nie je povolené v pozícii { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } nie je súbor s výsledkami.
refused-arena-other-match = { $path } obsahuje výsledky iného zápasu.
refused-arena-nothing-to-merge = Uveď súbory s výsledkami, ktoré sa majú spojiť.
refused-shard = „{ $text }“ nie je časť zápasu. Možnosti: { $possible }.
refused-sprt = „{ $text }“ nie je sekvenčný test. Možnosti: { $possible }.

## klots analyse

analysis-seat =
    { $player }: presnosť { $accuracy } %, najlepšie ťahy: { $best } z { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } nepresnosť
        [few] { $inaccuracies } nepresnosti
       *[other] { $inaccuracies } nepresností
    }, { $mistakes ->
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chýb
    }, { $blunders ->
        [one] { $blunders } hrubá chyba
        [few] { $blunders } hrubé chyby
       *[other] { $blunders } hrubých chýb
    }. Darované: { $lost } % výhry; šťastie: { $luck } %.
analysis-luck-decided = Rozhodlo šťastie: { $player } mu vďačí za { $luck } % výhry.
analysis-play-decided = Rozhodlo umenie: ostatní darovali { $percent } % výhry a { $player } to využíva.
analysis-even = Nedarovalo sa takmer nič; { $player } tesne víťazí.
turning-move = Ťah { $event }: { $player } hrá { $move } a šanca klesá z { $before } % na { $after } %. Lepšie bolo { $better }.
turning-good-luck = Udalosť { $event }: šťastie ({ $luck }) zvýšilo šancu hráča { $player } z { $before } % na { $after } %.
turning-bad-luck = Udalosť { $event }: smola ({ $luck }) znížila šancu hráča { $player } z { $before } % na { $after } %.
turning-decided = Od udalosti { $event } natrvalo vedie { $player }.
analysis-plot-title = Priebeh hry
analysis-plot-across = Udalosť
analysis-plot-up = Šanca na výhru

## What every help text and every mistake on the command line needs

cli-man-about = Vypísať stránku manuálu
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
cli-error-value = „{ $value }“ nie je platná hodnota pre { $argument }.
cli-error-value-possible = „{ $value }“ nie je platná hodnota pre { $argument }. Možnosti: { $possible }.
cli-error-value-missing = { $argument } potrebuje hodnotu.
cli-error-value-extra = Pre { $argument } sa hodnota neuvádza, ale je tu „{ $value }“.
cli-error-missing = Chýba: { $arguments }
cli-error-conflict = { $argument } sa nedá použiť spolu s { $other }.
cli-error-twice = { $argument } sa dá uviesť len raz.
cli-error-encoding = Niektorý argument nie je čitateľný text (UTF-8).
cli-error-other = Tento príkazový riadok sa nedá prečítať.
cli-error-suggestion = Malo to byť „{ $text }“?
cli-error-help = „{ $command }“ ukáže, čo je možné.
cli-man-name = NÁZOV
cli-man-synopsis = PREHĽAD
cli-man-description = OPIS
cli-man-command = Stránka jedného príkazu, napríklad „play“

## Replay

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
replay-verified = Každý žreb súhlasí s odkrytým tajomstvom.
replay-sealed = Pečať sedí: hra, voľby, mená, slová, ťahy a výsledok sú tie, ktoré boli zapečatené.
replay-sealed-but-names = Pečať sedí až na mená: tie boli odvtedy zmenené alebo odstránené.
replay-not-sealed = Pečať tu nie je: overené boli len žreby, nie mená, voľby, ťahy a výsledok.
replay-compare = Porovnaj s tým, čo ukázal stôl: { $name ->
    [seal] pečať
   *[commitment] odtlačok
} { $hash }
replay-no-result = Záznam nehovorí, kto vyhral.

## Engine

engine-unknown = „{ $command }“ nie je príkaz. K dispozícii: { $possible }
engine-needs = „{ $command }“ potrebuje: { $what }
engine-too-much = „{ $command }“ nič ďalšie neprijíma; „{ $text }“ je navyše.
engine-no-game = Hra nie je určená: napíš najprv „game NAME seats N“.
engine-nothing-to-undo = Nie je čo vziať späť.
engine-thinking = Bot premýšľa; teraz platí len „stop“.
refused-rule-unknown = Pravidlo „{ $rule }“ tu nie je. K dispozícii: { $possible }.
refused-picture-format = Názov obrázka sa musí končiť na .svg alebo .png.
refused-picture-width = Obrázok musí byť široký { $min } až { $max } pixelov.

## klots load

cli-site-about = Zapísať stránku ako priečinok pre ľubovoľný webhosting, bez servera
cli-site-folder = Priečinok, ktorý sa zapíše
cli-site-base-path = Cesta k priečinku na hostingu, napríklad „/hry/“
cli-site-written = Stránka je v { $folder }.
cli-error-site-module = Táto verzia nevie hrať bez servera. Spusti scripts/setup a zostav ju znova.
cli-load-about = Zmerať, akú záťaž unesie server na tomto počítači
cli-push-key-about = Vytvoriť kľúč na push oznámenia (pozri docs/hosting.md)
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
load-machine = { $model }; jadrá: { $cores }; pamäť: { $memory }
load-database = Databáza
load-sockets = Spojenia
load-tables = Stoly
load-seating = Usadenie všetkých hráčov
load-moves = Uložené ťahy
load-everyone = Od odoslania po prijatie všetkými
load-acknowledged = Od odoslania po potvrdenie
load-errors = Chyby
load-first-error = Prvá chyba
load-games = Dohrané hry
load-memory-empty = Pamäť prázdneho servera
load-memory-seated = Pamäť servera, všetci usadení
load-memory-end = Pamäť servera na konci
load-memory-each = Pamäť na spojenie
load-cpu-server = Procesorový čas servera pri hre
load-cpu-swarm = Procesorový čas hráčov spolu
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Zapísať zálohu, aj za behu servera
cli-backup-file = Nový súbor
cli-backup-data = Priečinok s údajmi
cli-backup-database-url = Databáza PostgreSQL namiesto priečinka s údajmi
cli-restore-about = Obnoviť zálohu do nového alebo prázdneho priečinka
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
serve-push-key = push.key nie je kľúč, ktorý vypísal „klots push-key“.
serve-push-contact = push.contact musí byť adresa ako mailto:you@example.org alebo https://example.org.
keep-done = { $file }: stoly { $tables }, udalosti { $events }, ľudia { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESA:PORT
cli-value-bots = BOTI
cli-value-code = KÓD
cli-value-eyes = POHĽAD
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

## klots score

cli-score-about = Vysvetliť body kráľovstva, kola alebo dosky zapísanej ako text (pozri docs/notation.md)
cli-score-game = Hra
cli-score-file = Text; „-“ alebo nič číta štandardný vstup
cli-score-options = Voľby hry, napríklad „harmony=yes“ alebo „hexagons=flat“
cli-score-json = Vypísať jeden dokument JSON
refused-score-nothing = Tu nie je čo bodovať.
refused-score-impossible = To sa nemohlo stať: „{ $text }“.
refused-score-word = „{ $text }“ sa tu nedá prečítať. Možnosti: { $possible }.
refused-score-nobody = Čie je to? Najprv napíš meno a dvojbodku, napríklad „Anna:“.
refused-score-same-name = „{ $name }“ tam už je.

## klots join

cli-join-about = Pridať sa k stolu na serveri cez odkaz z pozvánky
cli-join-link = Odkaz zo stránky alebo od priateľov
cli-join-name = Meno, pod ktorým hráš; inak meno používateľa
cli-join-seat = Miesto, ktoré chceš, od 1; inak prvé voľné
cli-join-watch = Len sa pozerať
cli-join-plain = Riadky textu a číslované ťahy, pre čítačky obrazovky a rúry
cli-join-session = Kde si pamätať, kto si na ktorom serveri
cli-rules-pictures = Zapísať obrázky príkladov do tohto priečinka ako SVG
refused-file-missing = Súbor „{ $file }“ neexistuje.
refused-file-unreadable = „{ $file }“ sa nedá prečítať. { system-cause }
refused-file-unwritable = „{ $file }“ sa nedá zapísať. { system-cause }
refused-no-home = Tento používateľ nemá domovský priečinok; uveď miesto cez { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Taký súbor ani priečinok neexistuje.
    [PermissionDenied] Nemáš na to oprávnenie.
    [IsADirectory] Je to priečinok.
    [NotADirectory] Časť cesty nie je priečinok.
    [AlreadyExists] Už to existuje.
    [StorageFull] Nezostáva žiadne miesto.
    [ReadOnlyFilesystem] Disk je len na čítanie.
    [AddrInUse] Už tam počúva iný program.
    [AddrNotAvailable] Tento počítač takú adresu nemá.
    [InvalidData] Nie je to text v UTF-8.
    [ConnectionRefused] Nikto tam neodpovedá.
    [ConnectionLost] Spojenie sa prerušilo.
    [TimedOut] Odpoveď neprišla včas.
    [Unreachable] Táto adresa nie je dostupná.
   *[other] Systém ohlásil neočakávanú chybu.
}
refused-output = Na štandardný výstup sa nedá písať. { system-cause }
refused-input = Štandardný vstup sa nedá čítať. { system-cause }
refused-file-use = „{ $file }“ sa nedá použiť. { system-cause }
refused-people = Ľudí ({ $people }) je viac ako miest ({ $seats }).
refused-arena-one = Boti hrajú proti sebe: uveď aspoň dvoch.
refused-settings = „{ $text }“ nie je platné nastavenie.
refused-load-address = Zmerať sa dá len server na tomto počítači, napríklad { $example }.
refused-load-server = Server sa nespustil. Jeho protokol je v súbore { $file }.
refused-database = Databáza nie je dostupná. { system-cause }
engine-record-cut = Záznam nie je úplný: musí sa končiť riadkom, na ktorom je len „.“.

## klots train

cli-train-about = Znova natrénovať botov danej hry
cli-train-game = Hra
cli-train-out = Kam uložiť natrénované súbory
cli-train-part = Ako dôkladne, v percentách tréningu, z ktorého vznikli dodané súbory
cli-train-threads = Počet vlákien
refused-train-nothing = Pre hru { $game } nie je čo trénovať.
