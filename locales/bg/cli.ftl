### What only the command line says.

## The command line

cli-about = Четири игри с плочки под един покрив: Kingdomino, Triominos, Quixo и Домино.
cli-lang = Език на всички текстове, например „de“ или „et“; по подразбиране езикът на системата
cli-serve-about = Пуска сървъра със страницата, ботовете и вградена база данни; klots без команда прави същото
cli-serve-config = TOML файл с настройки
cli-serve-data = Папката с данни; по подразбиране тази на потребителя
cli-serve-listen = Адрес, на който да слуша
cli-serve-public-url = Адресът, който хората ползват
cli-serve-database-url = Пази всичко в тази база данни PostgreSQL
cli-serve-metrics-listen = Адрес за показателите на Prometheus
cli-serve-no-browser = Не отваря браузъра
cli-serve-print-config = Извежда всички настройки като TOML и спира
cli-serve-log-json = Пише дневника като редове JSON
cli-play-about = Игра в терминала: срещу ботове, заедно на една клавиатура или гледане на запис
cli-play-game = Играта, която да започне; без нея се показва меню
cli-play-seats = Брой играчи
cli-play-people = Колко от тях са хора на този терминал
cli-play-level = Нивото на ботовете: beginner, easy, medium, hard или expert
cli-play-options = Настройки на играта, например „harmony=yes dynasty=yes“
cli-play-resume = Продължава запазена игра
cli-play-watch = Гледане на запис стъпка по стъпка
cli-play-plain = Редове текст и номерирани ходове, за екранни четци и конвейери
cli-play-saves = Къде се пазят игрите
cli-engine-about = Говори с ботове и съдии в редове текст (виж docs/engine.md)
cli-replay-about = Показва записана игра стъпка по стъпка и проверява всеки ход
cli-replay-file = Записът; „-“ чете стандартния вход
cli-replay-to = Спира след толкова събития
cli-replay-verify = Преизчислява всяко теглене от разкритата тайна
cli-replay-seal = Печатът, който масата показва, за сравнение
cli-replay-commitment = Отпечатъкът, който масата показа, за сравнение
cli-replay-json = Извежда един документ JSON
cli-replay-positions = Извежда позицията след всяко събитие
cli-replay-eyes = Извежда записа така, както го вижда един играч: номер на място или „onlooker“
cli-rules-about = Правилата на игра
cli-rules-game = Играта; без нея – списък на игрите
cli-rules-rule = Само правилото с този номер, например K13
cli-render-about = Рисува позиция или момент от запис като изображение SVG или PNG
cli-render-record = Записът, чийто край се рисува
cli-render-to = Рисува момента след толкова събития
cli-render-position = Позиция като текст вместо запис
cli-render-game = Играта на позицията
cli-render-seats = Брой играчи
cli-render-options = Настройки на играта, например „mighty_duel=yes“
cli-render-eyes = Чия гледна точка: номер на място, „onlooker“ или „reviewer“
cli-render-width = Ширина на PNG
cli-render-output = Изображението за запис: x.svg или x.png
cli-arena-about = Ботове играят помежду си и се показва колко сигурен е резултатът
cli-arena-game = Играта
cli-arena-seats = Брой играчи
cli-arena-options = Настройки на играта
cli-arena-bots = Ботовете, например „expert,hard“ или „expert@1s,expert@100ms“
cli-arena-games = Брой игри; всяко раздаване се играе от всяко място
cli-arena-budget = Колко може да мисли бот: 100ms, 2s, 5000n (възли), 800i (итерации)
cli-arena-seed = Начално число (seed) за всички тегления
cli-arena-threads = Брой едновременни игри
cli-arena-wall = Мери времето по часовника, не по процесорното време на нишката
cli-arena-sprt = Спира по-рано, щом първият бот е поне с ELO1 или най-много с ELO0 по-добър от втория
cli-arena-ledger = Пази всяка игра тук и следващия път продължава оттам
cli-arena-records = Запазва игрите като записи в тази папка
cli-arena-shard = Играе само част I от N на мача
cli-arena-merge = Обединява резултатите на частите, вместо да играе
cli-arena-json = Извежда един документ JSON
cli-arena-csv = Записва таблица
cli-arena-plot = Рисува силата спрямо времето за мислене като SVG
cli-analyse-about = Показва колко струва всеки ход от запис: кое е късмет и кое умение
cli-analyse-record = Записът
cli-analyse-bot = Ботът, който преценява; по подразбиране този, който е създаден да преценява тази игра
cli-analyse-budget = Колко да мисли за всеки ход
cli-analyse-samples = С колко други тегления се сравнява всяко; 0 пропуска късмета
cli-analyse-seed = Начално число (seed) за всички извадки
cli-analyse-json = Извежда един документ JSON
cli-analyse-plot = Рисува кой води като SVG
cli-bench-about = Играе случайни игри възможно най-бързо и проверява сборовете
cli-bench-game = Само тази игра
cli-bench-seconds = Процесорни секунди за всеки ред
cli-bench-json = Извежда един документ JSON
cli-completions-about = Извежда автоматично довършване за обвивка
cli-completions-shell = Обвивката
language-unknown = Тук няма език „{ $asked }“; използва се „{ $used }“.

## Arena

refused-budget = „{ $text }“ не е бюджет за мислене. Възможно: { $possible } (милисекунди, секунди, възли, итерации).
arena-progress =
    { $done } от { $of } игри · { $score } · { $seconds ->
        [one] остава { $seconds } секунда
       *[other] остават { $seconds } секунди
    }
arena-heading =
    { $game }, места: { $seats }, { $budget } на ход: { $games ->
        [one] { $games } игра
       *[other] { $games } игри
    }, { $deals ->
        [one] { $deals } раздаване
       *[other] { $deals } раздавания
    }
arena-row = { $bot }: дял { $share } ± { $sure }%, { $wins } спечелени, { $shared } поделени, { $losses } загубени; точки { $points }, разлика { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } мс на ход
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } игра
       *[other] { $met } игри
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Последователен тест: по-добър (LLR { $llr }, граници { $lower } и { $upper })
        [not_better] Последователен тест: не е по-добър (LLR { $llr }, граници { $lower } и { $upper })
       *[open] Последователен тест: нерешен (LLR { $llr }, граници { $lower } и { $upper })
    }
arena-plot-title = Сила и време за мислене
arena-plot-across = Мислене (милисекунди или възли)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } бот не може да заеме { $seats } места. Възможно: { $possible } или повече от местата.
       *[other] { $bots } бота не могат да заемат { $seats } места. Възможно: { $possible } или повече от местата.
    }
refused-arena-games = За мач трябва поне една игра.
refused-arena-illegal = { $bot } игра { $move }, което не е позволено в { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } не е файл с резултати.
refused-arena-other-match = { $path } съдържа резултатите от друг мач.
refused-arena-nothing-to-merge = Посочи файловете с резултати за обединяване.
refused-shard = „{ $text }“ не е част от мач. Възможно: { $possible }.
refused-sprt = „{ $text }“ не е последователен тест. Възможно: { $possible }.

## klots analyse

analysis-seat =
    { $player }: { $accuracy }% точност, най-добри ходове: { $best } от { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } неточност
       *[other] { $inaccuracies } неточности
    }, { $mistakes ->
        [one] { $mistakes } грешка
       *[other] { $mistakes } грешки
    }, { $blunders ->
        [one] { $blunders } груба грешка
       *[other] { $blunders } груби грешки
    }. Отстъпено: { $lost }% от победата; късмет: { $luck }%.
analysis-luck-decided = Реши късметът: на { $player } той донесе { $luck }% от победата.
analysis-play-decided = Реши умението: другите отстъпиха { $percent }% от победата и { $player } се възползва.
analysis-even = Почти нищо не беше отстъпено; { $player } печели оспорвана игра.
turning-move = Ход { $event }: { $player } играе { $move } и шансът пада от { $before }% на { $after }%. По-добре беше { $better }.
turning-good-luck = Събитие { $event }: късметът ({ $luck }) вдига шанса на { $player } от { $before }% на { $after }%.
turning-bad-luck = Събитие { $event }: лошият късмет ({ $luck }) сваля шанса на { $player } от { $before }% на { $after }%.
turning-decided = От събитие { $event } нататък { $player } води до края.
analysis-plot-title = Как протече играта
analysis-plot-across = Събитие
analysis-plot-up = Шанс за победа

## What every help text and every mistake on the command line needs

cli-man-about = Извежда страницата от ръководството
cli-usage = Употреба:
cli-heading-commands = Команди
cli-heading-arguments = Аргументи
cli-heading-options = Опции
cli-heading-examples = Примери
cli-heading-exit = Кодове при изход
cli-help = Извежда помощ
cli-version = Извежда версията
cli-word-options = ОПЦИИ
cli-word-command = КОМАНДА
cli-note-default = по подразбиране { $value }
cli-note-variable = или променливата { $name }
cli-note-possible = възможни: { $values }
cli-exit-done = всичко мина добре
cli-exit-failed = отказ или неуспех; причината е на стандартния изход за грешки
cli-exit-usage = командният ред не може да се прочете
cli-error-argument = Тук няма аргумент „{ $text }“.
cli-error-command = Няма команда „{ $text }“.
cli-error-command-missing = Липсва команда.
cli-error-value = „{ $value }“ не е валидна стойност за { $argument }.
cli-error-value-possible = „{ $value }“ не е валидна стойност за { $argument }. Възможни: { $possible }.
cli-error-value-missing = { $argument } изисква стойност.
cli-error-value-extra = { $argument } не приема стойност, а е дадена „{ $value }“.
cli-error-missing = Липсва: { $arguments }
cli-error-conflict = { $argument } не може да се използва с { $other }.
cli-error-twice = { $argument } може да се даде само веднъж.
cli-error-encoding = Един от аргументите не е текст в UTF-8.
cli-error-other = Този команден ред не може да се прочете.
cli-error-suggestion = Може би „{ $text }“?
cli-error-help = „{ $command }“ показва какво е възможно.
cli-man-name = ИМЕ
cli-man-synopsis = СИНТАКСИС
cli-man-description = ОПИСАНИЕ
cli-man-command = Страницата на една команда, например „play“

## Replay

replay-place = { $player }: място { $place }, { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
replay-checked = { $count ->
    [one] Едно събитие е проверено по правилата.
   *[other] Всичките { $count } събития са проверени по правилата.
}
replay-verified = Всяко теглене отговаря на разкритата тайна.
replay-sealed = Печатът съвпада: играта, настройките, имената, думите, ходовете и резултатът са тези, които бяха подпечатани.
replay-sealed-but-names = Печатът съвпада, освен имената: те са променени или премахнати оттогава.
replay-not-sealed = Няма печат: проверени са само тегленията, не и имената, настройките, ходовете и резултатът.
replay-compare = Сравни с това, което масата показа: { $name ->
    [seal] печат
   *[commitment] отпечатък
} { $hash }
replay-no-result = Записът не казва кой е спечелил.

## Engine

engine-unknown = „{ $command }“ не е команда. Налични: { $possible }
engine-needs = „{ $command }“ изисква: { $what }
engine-too-much = „{ $command }“ не приема нищо повече; „{ $text }“ е излишно.
engine-no-game = Няма зададена игра: първо кажи „game NAME seats N“.
engine-nothing-to-undo = Няма какво да се върне.
engine-thinking = Бот мисли; сега се приема само „stop“.
refused-rule-unknown = Тук няма правило „{ $rule }“. Налични: { $possible }.
refused-picture-format = Името на изображението трябва да завършва на .svg или .png.
refused-picture-width = Изображението трябва да е широко от { $min } до { $max } пиксела.

## klots load

cli-site-about = Записва страницата като папка за всеки уеб хостинг, без сървър
cli-site-folder = Папката за запис
cli-site-base-path = Пътят на папката в хостинга, например „/igri/“
cli-site-written = Страницата е в { $folder }.
cli-error-site-module = Тази версия не може да играе без сървър. Изпълни scripts/setup и я компилирай отново.
cli-load-about = Измерва какво натоварване издържа сървър на тази машина
cli-push-key-about = Създава ключ за push известия (виж docs/hosting.md)
cli-load-sockets = Връзки, разпределени по масите
cli-load-tables = Маси
cli-load-every = Секунди между два хода на маса
cli-load-seconds = Колко време да се мери
cli-load-flood = Нов ход, щом последният е потвърден
cli-load-idle = Свързва се и не играе
cli-load-game = Коя игра да се играе
cli-load-url = Сървър, който вече работи на тази машина; без него се пуска нов
cli-load-data = Къде пуснатият сървър пази данните си; без това – папка, която после се изтрива
cli-load-database-url = База данни PostgreSQL за пуснатия сървър
cli-load-json = Извежда един документ JSON
load-machine = { $model }; ядра: { $cores }; памет: { $memory }
load-database = База данни
load-sockets = Връзки
load-tables = Маси
load-seating = Време за настаняване на всички
load-moves = Записани ходове
load-everyone = От пращане до получаване от всички
load-acknowledged = От пращане до потвърждение
load-errors = Грешки
load-first-error = Първа грешка
load-games = Завършени игри
load-memory-empty = Памет на празен сървър
load-memory-seated = Памет на сървъра, всички на място
load-memory-end = Памет на сървъра накрая
load-memory-each = Памет за една връзка
load-cpu-server = Процесорно време на сървъра при игра
load-cpu-swarm = Процесорно време на играчите, общо
load-rate = { $count } ({ $rate }/с)
load-delays = p50 { $p50 } мс, p90 { $p90 } мс, p99 { $p99 } мс, макс. { $max } мс
load-seconds = { $number } с
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Записва резервно копие, и докато сървърът работи
cli-backup-file = Новият файл
cli-backup-data = Папката с данни
cli-backup-database-url = База данни PostgreSQL вместо папката с данни
cli-restore-about = Възстановява резервно копие в нова или празна папка с данни
cli-restore-file = Резервното копие
cli-restore-data = Новата папка с данни
cli-export-about = Записва всичко в преносим формат, за преместване в друга база данни
cli-export-file = Новият файл
cli-export-data = Папката с данни
cli-export-database-url = База данни PostgreSQL вместо папката с данни
cli-import-about = Чете преносимия формат в празна база данни
cli-import-file = Експортираният файл
cli-import-data = Папката с данни
cli-import-database-url = База данни PostgreSQL вместо папката с данни
cli-restore-database-url = Базата данни PostgreSQL вместо папка с данни
serve-listening = Klots е готов на { $url }
serve-no-address = На { $address } не може да се слуша.
serve-push-key = push.key не е ключ, изведен от „klots push-key“.
serve-push-contact = push.contact трябва да е адрес като mailto:you@example.org или https://example.org.
keep-done = { $file }: маси { $tables }, събития { $events }, хора { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = АДРЕС:ПОРТ
cli-value-bots = БОТОВЕ
cli-value-code = КОД
cli-value-eyes = ПОГЛЕД
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-game = ИГРА
cli-value-level = НИВО
cli-value-link = ВРЪЗКА
cli-value-name = ИМЕ
cli-value-number = N
cli-value-options = НАСТРОЙКИ
cli-value-pixels = ПИКСЕЛИ
cli-value-position = ПОЗИЦИЯ
cli-value-rule = ПРАВИЛО
cli-value-seconds = СЕКУНДИ
cli-value-shell = ОБВИВКА
cli-value-time = ВРЕМЕ

## klots score

cli-score-about = Обяснява точките на кралство, рунд или дъска, записани като текст (виж docs/notation.md)
cli-score-game = Играта
cli-score-file = Текстът; „-“ или нищо чете стандартния вход
cli-score-options = Настройки на играта, например „harmony=yes“ или „hexagons=flat“
cli-score-json = Извежда един документ JSON
refused-score-nothing = Тук няма какво да се точкува.
refused-score-impossible = Това не може да се е случило: „{ $text }“.
refused-score-word = „{ $text }“ не може да се прочете тук. Възможни: { $possible }.
refused-score-nobody = Чие е това? Първо напиши име и двоеточие, например „Ани:“.
refused-score-same-name = „{ $name }“ вече е в списъка.

## klots join

cli-join-about = Включва те в маса на сървър чрез връзката от покана
cli-join-link = Връзката от страницата или от приятел
cli-join-name = Името, с което играеш; по подразбиране това на потребителя ти
cli-join-seat = Желаното място, от 1; по подразбиране първото свободно
cli-join-watch = Само гледане
cli-join-plain = Редове текст и номерирани ходове, за екранни четци и конвейери
cli-join-session = Къде да се помни кой си на кой сървър
cli-rules-pictures = Записва изображенията на примерите в тази папка като SVG
refused-file-missing = Няма файл „{ $file }“.
refused-file-unreadable = „{ $file }“ не може да се прочете. { system-cause }
refused-file-unwritable = „{ $file }“ не може да се запише. { system-cause }
refused-no-home = Този потребител няма домашна папка; посочи място с { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Няма такъв файл или папка.
    [PermissionDenied] Нямаш право за това.
    [IsADirectory] Това е папка.
    [NotADirectory] Част от пътя не е папка.
    [AlreadyExists] Това вече съществува.
    [StorageFull] Няма повече място.
    [ReadOnlyFilesystem] Дискът е само за четене.
    [AddrInUse] Друга програма вече слуша там.
    [AddrNotAvailable] Тази машина няма такъв адрес.
    [InvalidData] Това не е текст в UTF-8.
    [ConnectionRefused] Никой не отговаря там.
    [ConnectionLost] Връзката се прекъсна.
    [TimedOut] Отговорът не дойде навреме.
    [Unreachable] Този адрес е недостъпен.
   *[other] Системата съобщи за неочаквана грешка.
}
refused-output = На стандартния изход не може да се пише. { system-cause }
refused-input = Стандартният вход не може да се чете. { system-cause }
refused-file-use = „{ $file }“ не може да се използва. { system-cause }
refused-people = Хората ({ $people }) са повече от местата ({ $seats }).
refused-arena-one = Ботовете играят един срещу друг: посочи поне два.
refused-settings = „{ $text }“ не е валидна настройка.
refused-load-address = Може да се измери само сървър на тази машина, например { $example }.
refused-load-server = Сървърът не тръгна. Дневникът му е в { $file }.
refused-database = Базата данни е недостъпна. { system-cause }
engine-record-cut = Записът е непълен: трябва да завършва с ред, в който има само „.“.

## klots train

cli-train-about = Обучава отново ботовете на една игра
cli-train-game = Играта
cli-train-out = Къде да се запишат файловете от обучението
cli-train-part = Колко старателно, в проценти от обучението, с което са направени приложените файлове
cli-train-threads = Брой нишки
refused-train-nothing = За { $game } няма какво да се обучава.
