### What only the command line says.

## The command line

cli-about = Cztery gry pod jednym dachem: Kingdomino, Triominos, Quixo i Domino Double 9.
cli-lang = Język wszystkich tekstów, np. „de” lub „et”; domyślnie język systemu
cli-serve-about = Uruchom serwer ze stroną, botami i wbudowaną bazą danych; to samo robi klots bez polecenia
cli-serve-config = Plik TOML z ustawieniami
cli-serve-data = Folder danych; domyślnie folder użytkownika
cli-serve-listen = Adres, na którym nasłuchuje
cli-serve-public-url = Adres, którego używają ludzie
cli-serve-database-url = Trzymaj wszystko w tej bazie PostgreSQL
cli-serve-metrics-listen = Adres dla metryk Prometheusa
cli-serve-no-browser = Nie otwieraj przeglądarki
cli-serve-print-config = Wypisz wszystkie ustawienia jako TOML i zakończ
cli-serve-log-json = Pisz dziennik wierszami JSON
cli-play-about = Graj w terminalu: z botami, razem przy jednej klawiaturze, albo oglądaj zapis
cli-play-game = Gra do uruchomienia; bez niej wybierasz w menu
cli-play-seats = Liczba graczy
cli-play-people = Ilu z nich to ludzie przy tym terminalu
cli-play-level = Poziom botów: beginner, easy, medium, hard lub expert
cli-play-options = Opcje gry, np. „harmony=yes dynasty=yes”
cli-play-resume = Kontynuuj zapisaną grę
cli-play-watch = Oglądaj zapis krok po kroku
cli-play-plain = Wiersze tekstu i numerowane ruchy, dla czytników ekranu i potoków
cli-play-saves = Gdzie zapisywać gry
cli-engine-about = Komunikuj się z botami i sędziami za pomocą wierszy tekstu (zob. docs/engine.md)
cli-replay-about = Pokaż zapisaną grę krok po kroku i sprawdź każdy ruch
cli-replay-file = Zapis; „-” czyta standardowe wejście
cli-replay-to = Zatrzymaj się po tylu zdarzeniach
cli-replay-verify = Przelicz każde losowanie z ujawnionego sekretu
cli-replay-seal = Pieczęć pokazywana przez stół, do porównania
cli-replay-commitment = Odcisk pokazany przez stół, do porównania
cli-replay-json = Wypisz jeden dokument JSON
cli-replay-positions = Wypisuj pozycję po każdym zdarzeniu
cli-replay-eyes = Wypisz zapis tak, jak widzi go jeden gracz: numer miejsca lub „onlooker”
cli-rules-about = Pokaż zasady gry
cli-rules-game = Gra; bez niej lista gier
cli-rules-rule = Tylko zasada o tym numerze, np. K13
cli-render-about = Narysuj pozycję lub chwilę zapisu jako obraz SVG albo PNG
cli-render-record = Zapis, którego koniec narysować
cli-render-to = Narysuj chwilę po tylu zdarzeniach
cli-render-position = Pozycja jako tekst zamiast zapisu
cli-render-game = Gra tej pozycji
cli-render-seats = Liczba graczy
cli-render-options = Opcje gry, np. „mighty_duel=yes”
cli-render-eyes = Czyj punkt widzenia: numer miejsca, „onlooker” lub „reviewer”
cli-render-width = Szerokość PNG
cli-render-output = Obraz do zapisania: x.svg lub x.png
cli-arena-about = Rozegraj gry między botami i podaj, jak pewny jest wynik
cli-arena-game = Gra
cli-arena-seats = Liczba graczy
cli-arena-options = Opcje gry
cli-arena-bots = Boty, np. „expert,hard” lub „expert@1s,expert@100ms”
cli-arena-games = Ile gier; każde rozdanie jest grane z każdego miejsca
cli-arena-budget = Jak długo bot może myśleć: 100ms, 2s, 5000n (węzły), 800i (iteracje)
cli-arena-seed = Ziarno (seed) wszystkich losowań
cli-arena-threads = Ile gier naraz
cli-arena-wall = Mierz czas rzeczywisty, a nie czas procesora w wątku
cli-arena-sprt = Zakończ wcześniej, gdy pierwszy bot jest lepszy od drugiego o co najmniej ELO1 lub najwyżej ELO0
cli-arena-ledger = Trzymaj tu każdą grę i kontynuuj stąd następnym razem
cli-arena-records = Zapisuj gry w tym folderze
cli-arena-shard = Zagraj tylko część I z N meczu
cli-arena-merge = Połącz wyniki części zamiast grać
cli-arena-json = Wypisz jeden dokument JSON
cli-arena-csv = Zapisz tabelę
cli-arena-plot = Narysuj siłę względem czasu myślenia jako SVG
cli-analyse-about = Pokaż, ile był wart każdy ruch zapisu: ile w nim szczęścia, a ile umiejętności
cli-analyse-record = Zapis
cli-analyse-bot = Kto ocenia; domyślnie bot stworzony do oceniania tej gry
cli-analyse-budget = Jak długo myśleć nad każdym ruchem
cli-analyse-samples = Z iloma innymi porównać każde losowanie; 0 pomija szczęście
cli-analyse-seed = Ziarno (seed) próbek
cli-analyse-json = Wypisz jeden dokument JSON
cli-analyse-plot = Narysuj, kto prowadził, jako SVG
cli-bench-about = Graj losowe gry jak najszybciej i sprawdzaj sumy
cli-bench-game = Tylko ta gra
cli-bench-seconds = Sekundy procesora na każdy wiersz
cli-bench-json = Wypisz jeden dokument JSON
cli-completions-about = Wypisz uzupełnienia dla powłoki
cli-completions-shell = Powłoka
language-unknown = Nie ma tu języka „{ $asked }”; używany jest „{ $used }”.

## Arena

refused-budget = „{ $text }” nie określa czasu na myślenie. Możliwe: { $possible } (milisekundy, sekundy, węzły, iteracje).
arena-progress = { $done } z { $of } gier · { $score } · { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
        [many] zostało { $seconds } sekund
       *[other] zostało { $seconds } sekund
    }
arena-heading = { $game }, miejsc: { $seats }, { $budget } na ruch: { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdań
    }
arena-row = { $bot }: udział { $share } ± { $sure }%, wygrane { $wins }, wspólne { $shared }, przegrane { $losses }; punkty { $points }, różnica { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms na ruch
arena-pair = { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } spotkanie
        [few] { $met } spotkania
        [many] { $met } spotkań
       *[other] { $met } spotkań
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Test sekwencyjny: lepszy (LLR { $llr }, granice { $lower } i { $upper })
        [not_better] Test sekwencyjny: nie lepszy (LLR { $llr }, granice { $lower } i { $upper })
       *[open] Test sekwencyjny: nierozstrzygnięty (LLR { $llr }, granice { $lower } i { $upper })
    }
arena-plot-title = Siła i czas myślenia
arena-plot-across = Myślenie (milisekundy lub węzły)
arena-plot-up = Elo
refused-arena-bots = { $bots ->
        [one] { $bots } bot nie zajmie tylu miejsc: { $seats }.
        [few] { $bots } boty nie zajmą tylu miejsc: { $seats }.
        [many] { $bots } botów nie zajmie tylu miejsc: { $seats }.
       *[other] { $bots } botów nie zajmie tylu miejsc: { $seats }.
    } Możliwe: { $possible } lub więcej niż miejsc.
refused-arena-games = Mecz wymaga co najmniej jednej gry.
refused-arena-illegal = { $bot } gra niedozwolony ruch { $move } w pozycji { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } nie jest plikiem wyników.
refused-arena-other-match = { $path } zawiera wyniki innego meczu.
refused-arena-nothing-to-merge = Podaj pliki wyników do połączenia.
refused-shard = „{ $text }” nie jest częścią meczu. Możliwe: { $possible }.
refused-sprt = „{ $text }” nie jest testem sekwencyjnym. Możliwe: { $possible }.

## klots analyse

analysis-seat = { $player }: dokładność { $accuracy }%, najlepsze ruchy: { $best } z { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } niedokładność
        [few] { $inaccuracies } niedokładności
        [many] { $inaccuracies } niedokładności
       *[other] { $inaccuracies } niedokładności
    }, { $mistakes ->
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
        [many] { $mistakes } błędów
       *[other] { $mistakes } błędów
    }, { $blunders ->
        [one] { $blunders } gruby błąd
        [few] { $blunders } grube błędy
        [many] { $blunders } grubych błędów
       *[other] { $blunders } grubych błędów
    }. Oddane: { $lost }% zwycięstwa; szczęście: { $luck }%.
analysis-luck-decided = Zdecydowało szczęście: { $player } zawdzięcza mu { $luck }% zwycięstwa.
analysis-play-decided = Zdecydowały umiejętności: inni oddali { $percent }% zwycięstwa, a korzysta { $player }.
analysis-even = Prawie nic nie zostało oddane; wyrównaną grę wygrywa { $player }.
turning-move = Ruch { $event }: { $player } gra { $move } i szanse spadają z { $before }% do { $after }%. Lepiej było { $better }.
turning-good-luck = Zdarzenie { $event }: szczęście ({ $luck }) podniosło szanse gracza { $player } z { $before }% do { $after }%.
turning-bad-luck = Zdarzenie { $event }: pech ({ $luck }) obniżył szanse gracza { $player } z { $before }% do { $after }%.
turning-decided = Od zdarzenia { $event } do końca prowadzi { $player }.
analysis-plot-title = Jak przebiegała gra
analysis-plot-across = Zdarzenie
analysis-plot-up = Szanse na zwycięstwo

## What every help text and every mistake on the command line needs

cli-man-about = Wypisz stronę podręcznika
cli-usage = Użycie:
cli-heading-commands = Polecenia
cli-heading-arguments = Argumenty
cli-heading-options = Opcje
cli-heading-examples = Przykłady
cli-heading-exit = Kody wyjścia
cli-help = Wypisz pomoc
cli-version = Wypisz wersję
cli-word-options = OPCJE
cli-word-command = POLECENIE
cli-note-default = domyślnie { $value }
cli-note-variable = lub zmienna { $name }
cli-note-possible = możliwe: { $values }
cli-exit-done = wszystko poszło dobrze
cli-exit-failed = odmowa lub niepowodzenie; powód jest na standardowym wyjściu błędów
cli-exit-usage = wiersza poleceń nie da się odczytać
cli-error-argument = Nie ma tu argumentu „{ $text }”.
cli-error-command = Nie ma polecenia „{ $text }”.
cli-error-command-missing = Brakuje polecenia.
cli-error-value = „{ $value }” nie jest prawidłową wartością { $argument }.
cli-error-value-possible = „{ $value }” nie jest prawidłową wartością { $argument }. Możliwe: { $possible }.
cli-error-value-missing = { $argument } wymaga wartości.
cli-error-value-extra = { $argument } nie przyjmuje wartości, a podano „{ $value }”.
cli-error-missing = Brakuje: { $arguments }
cli-error-conflict = { $argument } nie można użyć razem z { $other }.
cli-error-twice = { $argument } można podać tylko raz.
cli-error-encoding = Jeden z argumentów nie jest czytelnym tekstem (UTF-8).
cli-error-other = Tego wiersza poleceń nie da się odczytać.
cli-error-suggestion = Czy chodzi o „{ $text }”?
cli-error-help = „{ $command }” pokazuje, co jest możliwe.
cli-man-name = NAZWA
cli-man-synopsis = SKŁADNIA
cli-man-description = OPIS
cli-man-command = Strona jednego polecenia, np. „play”

## Replay

replay-place = { $player }: miejsce { $place }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
replay-checked =
    { $count ->
        [one] Sprawdzono zgodność z zasadami: { $count } zdarzenie.
        [few] Sprawdzono zgodność z zasadami: { $count } zdarzenia.
        [many] Sprawdzono zgodność z zasadami: { $count } zdarzeń.
       *[other] Sprawdzono zgodność z zasadami: { $count } zdarzenia.
    }
replay-verified = Każde losowanie zgadza się z ujawnionym sekretem.
replay-sealed = Pieczęć pasuje: gra, opcje, imiona, słowa, ruchy i wynik są tymi, które zapieczętowano.
replay-sealed-but-names = Pieczęć pasuje, z wyjątkiem imion: później je zmieniono lub usunięto.
replay-not-sealed = Nie ma pieczęci: sprawdzono tylko losowania, a nie imiona, opcje, ruchy i wynik.
replay-compare = Porównaj z tym, co pokazał stół: { $name ->
    [seal] pieczęć
   *[commitment] odcisk
} { $hash }
replay-no-result = Zapis nie mówi, kto wygrał.

## Engine

engine-unknown = „{ $command }” nie jest poleceniem. Dostępne: { $possible }
engine-needs = „{ $command }” wymaga: { $what }
engine-too-much = „{ $command }” nie przyjmuje nic więcej; „{ $text }” jest zbędne.
engine-no-game = Nie ustawiono gry: najpierw wpisz „game NAME seats N”.
engine-nothing-to-undo = Nie ma czego cofnąć.
engine-thinking = Bot myśli; teraz działa tylko „stop”.
refused-rule-unknown = Nie ma tu zasady „{ $rule }”. Dostępne: { $possible }.
refused-picture-format = Nazwa obrazu musi kończyć się na .svg lub .png.
refused-picture-width = Obraz musi mieć od { $min } do { $max } pikseli szerokości.

## klots load

cli-site-about = Zapisz stronę jako folder dla dowolnego hostingu, bez serwera
cli-site-folder = Folder do zapisania
cli-site-base-path = Ścieżka folderu na hostingu, na przykład „/gry/”
cli-site-written = Strona jest w { $folder }.
cli-error-site-module = Ta wersja nie może grać bez serwera. Uruchom scripts/setup i zbuduj ją ponownie.
cli-load-about = Zmierz, jakie obciążenie wytrzyma serwer na tej maszynie
cli-push-key-about = Utwórz klucz do powiadomień push (zob. docs/hosting.md)
cli-load-sockets = Połączenia, rozłożone na stoły
cli-load-tables = Stoły
cli-load-every = Sekundy między dwoma ruchami przy stole
cli-load-seconds = Jak długo mierzyć
cli-load-flood = Wykonaj następny ruch, gdy tylko poprzedni zostanie potwierdzony
cli-load-idle = Połącz się bez wykonywania ruchów
cli-load-game = W co grać
cli-load-url = Serwer już działający na tej maszynie; bez niego uruchamiany jest nowy
cli-load-data = Gdzie uruchomiony serwer trzyma dane; inaczej w folderze, który potem jest usuwany
cli-load-database-url = Baza PostgreSQL dla uruchomionego serwera
cli-load-json = Wypisz jeden dokument JSON
load-machine = { $model }; rdzenie: { $cores }; pamięć: { $memory }
load-database = Baza danych
load-sockets = Połączenia
load-tables = Stoły
load-seating = Czas do zajęcia wszystkich miejsc
load-moves = Zapisane ruchy
load-everyone = Od wysłania do odbioru przez wszystkich
load-acknowledged = Od wysłania do potwierdzenia
load-errors = Błędy
load-first-error = Pierwszy błąd
load-games = Zakończone gry
load-memory-empty = Pamięć pustego serwera
load-memory-seated = Pamięć serwera, gdy wszyscy siedzą
load-memory-end = Pamięć serwera na koniec
load-memory-each = Pamięć na połączenie
load-cpu-server = Czas procesora serwera podczas gry
load-cpu-swarm = Czas procesora graczy łącznie
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, maks. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Zapisz kopię zapasową, także przy działającym serwerze
cli-backup-file = Nowy plik
cli-backup-data = Folder danych
cli-backup-database-url = Baza PostgreSQL zamiast folderu danych
cli-restore-about = Odtwórz kopię zapasową w nowym lub pustym folderze danych
cli-restore-file = Kopia zapasowa
cli-restore-data = Nowy folder danych
cli-export-about = Zapisz wszystko w postaci przenośnej, aby przejść do innej bazy
cli-export-file = Nowy plik
cli-export-data = Folder danych
cli-export-database-url = Baza PostgreSQL zamiast folderu danych
cli-import-about = Wczytaj postać przenośną do pustej bazy
cli-import-file = Wyeksportowany plik
cli-import-data = Folder danych
cli-import-database-url = Baza PostgreSQL zamiast folderu danych
cli-restore-database-url = Baza PostgreSQL zamiast folderu danych
serve-listening = Klots jest gotowy: { $url }
serve-no-address = Pod adresem { $address } nie można nasłuchiwać.
serve-push-key = push.key nie jest kluczem wypisanym przez „klots push-key”.
serve-push-contact = push.contact musi być adresem takim jak mailto:you@example.org lub https://example.org.
keep-done = { $file }: stoły – { $tables }, zdarzenia – { $events }, osoby – { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRES:PORT
cli-value-bots = BOTY
cli-value-code = KOD
cli-value-eyes = WIDOK
cli-value-file = PLIK
cli-value-folder = FOLDER
cli-value-game = GRA
cli-value-level = POZIOM
cli-value-link = LINK
cli-value-name = IMIĘ
cli-value-number = N
cli-value-options = OPCJE
cli-value-pixels = PIKSELE
cli-value-position = POZYCJA
cli-value-rule = ZASADA
cli-value-seconds = SEKUNDY
cli-value-shell = POWŁOKA
cli-value-time = CZAS

## klots score

cli-score-about = Wyjaśnij punkty królestwa, rundy lub planszy zapisanej jako tekst (zob. docs/notation.md)
cli-score-game = Gra
cli-score-file = Tekst; „-” lub nic czyta standardowe wejście
cli-score-options = Opcje gry, np. „harmony=yes” lub „hexagons=flat”
cli-score-json = Wypisz jeden dokument JSON
refused-score-nothing = Nie ma tu czego punktować.
refused-score-impossible = To nie mogło się zdarzyć: „{ $text }”.
refused-score-word = Nie da się tu odczytać „{ $text }”. Możliwe: { $possible }.
refused-score-nobody = Czyje to jest? Najpierw napisz imię i dwukropek, np. „Anna:”.
refused-score-same-name = „{ $name }” już tam jest.

## klots join

cli-join-about = Dołącz do stołu na serwerze przez link z zaproszenia
cli-join-link = Link ze strony lub od znajomych
cli-join-name = Imię, pod którym grasz; domyślnie nazwa użytkownika
cli-join-seat = Miejsce, które chcesz, od 1; domyślnie pierwsze wolne
cli-join-watch = Tylko oglądaj
cli-join-plain = Wiersze tekstu i numerowane ruchy, dla czytników ekranu i potoków
cli-join-session = Gdzie pamiętać, kim jesteś na którym serwerze
cli-rules-pictures = Zapisz obrazki przykładów w tym folderze jako SVG
refused-file-missing = Nie ma pliku „{ $file }”.
refused-file-unreadable = Nie da się odczytać „{ $file }”. { system-cause }
refused-file-unwritable = Nie da się zapisać „{ $file }”. { system-cause }
refused-no-home = Ten użytkownik nie ma folderu domowego; wskaż miejsce przez { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Nie ma takiego pliku ani folderu.
    [PermissionDenied] Nie masz do tego uprawnień.
    [IsADirectory] To jest folder.
    [NotADirectory] Część ścieżki nie jest folderem.
    [AlreadyExists] To już istnieje.
    [StorageFull] Nie ma już miejsca.
    [ReadOnlyFilesystem] Dysk jest tylko do odczytu.
    [AddrInUse] Inny program już tam nasłuchuje.
    [AddrNotAvailable] Ten komputer nie ma takiego adresu.
    [InvalidData] To nie jest tekst w UTF-8.
    [ConnectionRefused] Nikt tam nie odpowiada.
    [ConnectionLost] Połączenie zostało przerwane.
    [TimedOut] Odpowiedź nie nadeszła na czas.
    [Unreachable] Ten adres jest nieosiągalny.
   *[other] System zgłosił nieoczekiwany błąd.
}
refused-output = Nie można pisać na standardowe wyjście. { system-cause }
refused-input = Nie można czytać standardowego wejścia. { system-cause }
refused-file-use = Nie można użyć „{ $file }”. { system-cause }
refused-people = Ludzi ({ $people }) jest więcej niż miejsc ({ $seats }).
refused-arena-one = Boty grają przeciw sobie: podaj co najmniej dwa.
refused-settings = „{ $text }” nie jest prawidłowym ustawieniem.
refused-load-address = Zmierzyć można tylko serwer na tej maszynie, na przykład { $example }.
refused-load-server = Serwer się nie uruchomił. Jego dziennik jest w pliku { $file }.
refused-database = Baza danych jest nieosiągalna. { system-cause }
engine-record-cut = Zapis jest niepełny: musi kończyć się wierszem zawierającym tylko „.”.

## klots train

cli-train-about = Wytrenuj od nowa boty danej gry
cli-train-game = Gra
cli-train-out = Gdzie zapisać wytrenowane pliki
cli-train-part = Jak dokładnie, w procentach treningu, z którego powstały dołączone pliki
cli-train-threads = Ile wątków
refused-train-nothing = Dla gry { $game } nie ma czego trenować.
