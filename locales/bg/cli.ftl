cli-about = Домът на четири игри с плочки: Kingdomino, Triominos, Quixo и Domino Double 9.
cli-lang = Език на всички текстове, например „de“ или „et“; по подразбиране езикът на системата
cli-serve-about = Пуска сървъра със страницата, ботовете и вградена база данни; същото като klots без нищо
cli-serve-config = TOML файл с настройки
cli-serve-data = Папката с данни; по подразбиране тази на потребителя
cli-serve-listen = Къде да слуша
cli-serve-public-url = Адресът, който хората ползват
cli-serve-database-url = Пази всичко в тази база данни PostgreSQL
cli-serve-metrics-listen = Къде Prometheus може да пита за показатели
cli-serve-no-browser = Не отваря браузъра
cli-serve-print-config = Извежда всички настройки като TOML и спира
cli-serve-log-json = Пише дневника като редове JSON
cli-play-about = Игра в терминала: срещу ботове, заедно на една клавиатура или гледане на запис
cli-play-game = Играта за започване; без нея пита меню
cli-play-seats = Колко играят
cli-play-people = Колко от тях са хора на този терминал
cli-play-level = Нивото на ботовете: beginner, easy, medium, hard или expert
cli-play-options = Варианти на играта, например „harmony=yes dynasty=yes“
cli-play-resume = Продължава запазена игра
cli-play-watch = Гледане на запис стъпка по стъпка
cli-play-plain = Редове текст и номерирани ходове, за екранни четци и конвейери
cli-play-saves = Къде се пазят игрите
cli-engine-about = Говори с ботове и съдии в редове текст (виж docs/bots.md)
cli-replay-about = Показва записана игра стъпка по стъпка и проверява всеки ход
cli-replay-file = Записът; „-“ чете стандартния вход
cli-replay-to = Спира след толкова събития
cli-replay-verify = Преизчислява всяко теглене от откритата тайна
cli-replay-json = Извежда един документ JSON
cli-replay-positions = Извежда позицията след всяко събитие
cli-replay-eyes = Извежда копието за едни очи: номер на място или „onlooker“
cli-rules-about = Правилата на игра
cli-rules-game = Играта; без нея – списък на игрите
cli-rules-rule = Само правилото с този номер, например K13
cli-render-about = Рисува позиция или момент от запис като картина SVG или PNG
cli-render-record = Записът, чийто край се рисува
cli-render-to = Рисува момента след толкова събития
cli-render-position = Позиция като текст вместо запис
cli-render-game = Играта на позицията
cli-render-seats = Колко играят
cli-render-options = Варианти на играта, например „mighty_duel=yes“
cli-render-eyes = Чии очи: номер на място, „onlooker“ или „reviewer“
cli-render-width = Ширина на PNG
cli-render-output = Картината за запис: x.svg или x.png
cli-arena-about = Ботове играят помежду си и се казва колко сигурен е резултатът
cli-arena-game = Играта
cli-arena-seats = Колко играят
cli-arena-options = Варианти на играта
cli-arena-bots = Ботовете, например „expert,hard“ или „expert@1s,expert@100ms“
cli-arena-games = Колко игри; всяко раздаване се играе от всяко място
cli-arena-budget = Колко може да мисли бот: 100ms, 2s, 5000n (възли), 800i (итерации)
cli-arena-seed = Определя целия късмет
cli-arena-threads = Игри едновременно
cli-arena-wall = Мери времето по часовника, не по процесорното време на нишката
cli-arena-sprt = Спира по-рано, щом първият бот е поне с ELO1 или най-много с ELO0 по-добър от втория
cli-arena-ledger = Пази всяка игра тук и следващия път продължава оттам
cli-arena-records = Запазва игрите като записи в тази папка
cli-arena-shard = Играе само част I от N на мача
cli-arena-merge = Обединява дневниците на частите, вместо да играе
cli-arena-json = Извежда един документ JSON
cli-arena-csv = Записва таблица
cli-arena-plot = Рисува силата спрямо времето за мислене като SVG
cli-analyse-about = Казва колко струва всеки ход от запис, кое е късмет и кое игра
cli-analyse-record = Записът
cli-analyse-bot = Кой съди; по подразбиране най-силният бот
cli-analyse-budget = Колко да мисли за всеки ход
cli-analyse-samples = С колко други тегления се сравнява всяко; 0 пропуска късмета
cli-analyse-seed = Определя всички извадки
cli-analyse-json = Извежда един документ JSON
cli-analyse-plot = Рисува кой води като SVG
cli-bench-about = Играе случайни игри възможно най-бързо и проверява сборовете
cli-bench-game = Само тази игра
cli-bench-seconds = Процесорни секунди за всеки ред
cli-bench-json = Извежда един документ JSON
cli-completions-about = Извежда довършвания за обвивка
cli-completions-shell = Обвивката
cli-man-about = Извежда страницата от ръководството
language-unknown = Тук няма език „{ $asked }“; използва се „{ $used }“.
record-place = { $file }, ред { $line }, колона { $column }:
replay-place = { $player }: място { $place }, { $points ->
    [one] { $points } точка
   *[other] { $points } точки
}
replay-checked = { $count ->
    [one] Едно събитие е проверено по правилата.
   *[other] Всичките { $count } събития са проверени по правилата.
}
replay-verified = Всяко теглене отговаря на откритата тайна.
engine-unknown = „{ $command }“ не е команда. Има: { $possible }
engine-needs = „{ $command }“ изисква: { $what }
engine-too-much = „{ $command }“ стои само; „{ $text }“ е излишно.
engine-no-game = Няма зададена игра: първо кажи „game NAME seats N“.
engine-nothing-to-undo = Няма какво да се върне.
engine-thinking = Бот мисли; сега се чува само „stop“.
refused-rule-unknown = Тук няма правило „{ $rule }“. Има: { $possible }.
refused-picture-format = Името на картината трябва да завършва на .svg или .png.
cli-load-about = Измерва колко издържа сървър на тази машина
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
cli-backup-about = Записва резервно копие, и докато сървърът работи
cli-backup-file = Новият файл
cli-backup-data = Папката с данни
cli-backup-database-url = База данни PostgreSQL вместо папката с данни
cli-restore-about = Слага резервно копие в нова или празна папка с данни
cli-restore-file = Резервното копие
cli-restore-data = Новата папка с данни
cli-export-about = Записва всичко в преносим вид, за преместване в друга база данни
cli-export-file = Новият файл
cli-export-data = Папката с данни
cli-export-database-url = База данни PostgreSQL вместо папката с данни
cli-import-about = Чете преносимия вид в празна база данни
cli-import-file = Изнесеният файл
cli-import-data = Папката с данни
cli-import-database-url = База данни PostgreSQL вместо папката с данни
cli-restore-database-url = Базата данни PostgreSQL вместо папка с данни
serve-listening = Klots е готов на { $url }
serve-no-address = На { $address } не може да се слуша.
keep-done = { $file }: { $tables } маси, { $events } събития, { $people } души.
cli-solve-about = Решава Quixo: стойността на всяка дъска
cli-solve-game = Какво да се реши
cli-solve-size = Кубчета в ред: 3, 4 или 5
cli-solve-distances = Намира и колко далеч са победите и загубите
cli-solve-dir = Пази готовите таблици тук и продължава от тях след спиране
cli-solve-layers = Само толкова бройки обърнати кубчета, от пълната дъска нататък
cli-solve-threads = Брой нишки
cli-solve-json = Извежда един документ JSON
solve-progress = { $cubes } кубчета, { $rate } дъски/с, остават { $left } с, { $memory } MB памет, { $disk } MB диск
solve-layer = { $cubes ->
    [0] Общо: { $wins } победи, { $losses } загуби, { $draws } ремита
   *[other] { $cubes } обърнати кубчета: { $wins } победи, { $losses } загуби, { $draws } ремита
}
solve-first = { $value ->
    [win] Първият играч печели.
    [loss] Първият играч губи.
   *[draw] Играта е реми.
} ({ $distance })
solve-done = { $seconds } с, { $rate } дъски в секунда с точност до симетрия; при тази скорост целият размер отнема { $whole } часа.
refused-solve-size = Има дъски с 3, 4 и 5 кубчета в ред.
refused-solve-folder = Дъските с 5 кубчета в ред искат папка за таблиците си (--dir).
