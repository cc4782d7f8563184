### What only the command line says.

## The command line

cli-about = Четыре игры под одной крышей: Kingdomino, Triominos, Quixo и Домино.
cli-lang = Язык всех текстов, например «de» или «et»; по умолчанию язык системы
cli-serve-about = Запустить сервер со страницей, ботами и встроенной базой данных; то же, что просто klots
cli-serve-config = Файл TOML с настройками
cli-serve-data = Папка данных; по умолчанию папка пользователя
cli-serve-listen = Адрес, на котором принимать соединения
cli-serve-public-url = Адрес, которым пользуются люди
cli-serve-database-url = Хранить всё в этой базе PostgreSQL
cli-serve-metrics-listen = Адрес для метрик Prometheus
cli-serve-no-browser = Не открывать браузер
cli-serve-print-config = Вывести все настройки как TOML и завершить работу
cli-serve-log-json = Писать журнал строками JSON
cli-play-about = Играть в терминале: против ботов, вместе за одной клавиатурой или смотреть запись
cli-play-game = Игра, которую начать сразу; иначе спросит меню
cli-play-seats = Число игроков
cli-play-people = Сколько из них людей за этим терминалом
cli-play-level = Уровень ботов: beginner, easy, medium, hard или expert
cli-play-options = Настройки игры, например «harmony=yes dynasty=yes»
cli-play-resume = Продолжить сохранённую игру
cli-play-watch = Смотреть запись шаг за шагом
cli-play-plain = Строки текста и пронумерованные ходы, для программ чтения с экрана и каналов
cli-play-saves = Где сохраняются игры
cli-engine-about = Общаться с ботами и судьями строками текста (см. docs/engine.md)
cli-replay-about = Показать записанную игру шаг за шагом и проверить каждый ход
cli-replay-file = Запись; «-» читает стандартный ввод
cli-replay-to = Остановиться после стольких событий
cli-replay-verify = Пересчитать каждый розыгрыш по раскрытому секрету
cli-replay-seal = Печать, которую показывает стол, для сравнения
cli-replay-commitment = Отпечаток, который показал стол, для сравнения
cli-replay-json = Вывести один документ JSON
cli-replay-positions = Выводить позицию после каждого события
cli-replay-eyes = Вывести запись так, как её видит один игрок: номер места или «onlooker»
cli-rules-about = Читать правила игры
cli-rules-game = Игра; без неё — список игр
cli-rules-rule = Только правило с этим номером, например K13
cli-render-about = Нарисовать позицию или момент записи как картинку SVG или PNG
cli-render-record = Запись, конец которой рисуется
cli-render-to = Рисовать момент после стольких событий
cli-render-position = Позиция текстом вместо записи
cli-render-game = Игра этой позиции
cli-render-seats = Число игроков
cli-render-options = Настройки игры, например «mighty_duel=yes»
cli-render-eyes = Чья точка зрения: номер места, «onlooker» или «reviewer»
cli-render-width = Ширина PNG
cli-render-output = Какую картинку записать: x.svg или x.png
cli-arena-about = Дать ботам сыграть между собой и сказать, насколько надёжен результат
cli-arena-game = Игра
cli-arena-seats = Число игроков
cli-arena-options = Настройки игры
cli-arena-bots = Боты, например «expert,hard» или «expert@1s,expert@100ms»
cli-arena-games = Сколько игр; каждая раздача играется с каждого места
cli-arena-budget = Сколько боту думать: 100ms, 2s, 5000n (узлы), 800i (итерации)
cli-arena-seed = Начальное число (seed) для всех розыгрышей
cli-arena-threads = Сколько игр одновременно
cli-arena-wall = Измерять реальное время, а не время процессора в потоке
cli-arena-sprt = Остановиться раньше, если первый бот сильнее второго хотя бы на ELO1 или не более чем на ELO0
cli-arena-ledger = Хранить здесь каждую игру и продолжить отсюда в следующий раз
cli-arena-records = Сохранять записи игр в эту папку
cli-arena-shard = Сыграть только часть I из N матча
cli-arena-merge = Объединить результаты частей вместо игры
cli-arena-json = Вывести один документ JSON
cli-arena-csv = Записать таблицу
cli-arena-plot = Нарисовать силу в зависимости от времени как SVG
cli-analyse-about = Сказать, чего стоил каждый ход записи, где была удача, а где мастерство
cli-analyse-record = Запись
cli-analyse-bot = Кто оценивает; по умолчанию бот, созданный для оценки ходов в этой игре
cli-analyse-budget = Сколько думать над каждым ходом
cli-analyse-samples = Со сколькими другими сравнивать каждый розыгрыш; 0 — не учитывать удачу
cli-analyse-seed = Начальное число (seed) для всех выборок
cli-analyse-json = Вывести один документ JSON
cli-analyse-plot = Нарисовать, кто был впереди, как SVG
cli-bench-about = Играть случайные игры как можно быстрее и проверять итоги
cli-bench-game = Только эта игра
cli-bench-seconds = Секунды процессора на каждую строку
cli-bench-json = Вывести один документ JSON
cli-completions-about = Вывести автодополнения для оболочки
cli-completions-shell = Оболочка
language-unknown = Языка «{ $asked }» здесь нет; используется «{ $used }».

## Arena

refused-budget = «{ $text }» не задаёт время на раздумья. Возможно: { $possible } (миллисекунды, секунды, узлы, итерации).
arena-progress = { $done } из { $of } игр · { $score } · { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
        [many] осталось { $seconds } секунд
       *[other] осталось { $seconds } секунды
    }
arena-heading = { $game }, мест: { $seats }, { $budget } на ход: { $games ->
        [one] { $games } игра
        [few] { $games } игры
        [many] { $games } игр
       *[other] { $games } игры
    }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }
arena-row = { $bot }: доля { $share } ± { $sure } %, побед { $wins }, общих { $shared }, поражений { $losses }; очки { $points }, разница { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } мс на ход
arena-pair = { $bot } — { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } встреча
        [few] { $met } встречи
        [many] { $met } встреч
       *[other] { $met } встречи
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Последовательный тест: сильнее (LLR { $llr }, границы { $lower } и { $upper })
        [not_better] Последовательный тест: не сильнее (LLR { $llr }, границы { $lower } и { $upper })
       *[open] Последовательный тест: не решено (LLR { $llr }, границы { $lower } и { $upper })
    }
arena-plot-title = Сила и время на раздумья
arena-plot-across = Раздумья (миллисекунды или узлы)
arena-plot-up = Elo
refused-arena-bots = { $bots ->
        [one] { $bots } бот не займёт столько мест: { $seats }.
        [few] { $bots } бота не займут столько мест: { $seats }.
        [many] { $bots } ботов не займут столько мест: { $seats }.
       *[other] { $bots } бота не займут столько мест: { $seats }.
    } Возможно: { $possible } или больше, чем мест.
refused-arena-games = В матче должна быть хотя бы одна игра.
refused-arena-illegal = { $bot } делает недопустимый ход { $move } в позиции { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } — не файл результатов.
refused-arena-other-match = В { $path } результаты другого матча.
refused-arena-nothing-to-merge = Назови файлы результатов, которые надо объединить.
refused-shard = «{ $text }» — не часть матча. Возможно: { $possible }.
refused-sprt = «{ $text }» — не последовательный тест. Возможно: { $possible }.

## klots analyse

analysis-seat = { $player }: точность { $accuracy } %, лучших ходов { $best } из { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } неточность
        [few] { $inaccuracies } неточности
        [many] { $inaccuracies } неточностей
       *[other] { $inaccuracies } неточности
    }, { $mistakes ->
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
        [many] { $mistakes } ошибок
       *[other] { $mistakes } ошибки
    }, { $blunders ->
        [one] { $blunders } грубая ошибка
        [few] { $blunders } грубые ошибки
        [many] { $blunders } грубых ошибок
       *[other] { $blunders } грубые ошибки
    }. Упущено: { $lost } % победы; везение: { $luck } %.
analysis-luck-decided = Решила удача: игроку { $player } она принесла { $luck } % победы.
analysis-play-decided = Решило мастерство: соперники упустили { $percent } % победы, и этим пользуется { $player }.
analysis-even = Почти ничего не было упущено; в равной игре побеждает { $player }.
turning-move = Ход { $event }: { $player } играет { $move }, и шансы падают с { $before } % до { $after } %. Лучше было { $better }.
turning-good-luck = Событие { $event }: везение ({ $luck }) подняло шансы игрока { $player } с { $before } % до { $after } %.
turning-bad-luck = Событие { $event }: невезение ({ $luck }) снизило шансы игрока { $player } с { $before } % до { $after } %.
turning-decided = С события { $event } впереди до самого конца { $player }.
analysis-plot-title = Как шла игра
analysis-plot-across = Событие
analysis-plot-up = Шансы на победу

## What every help text and every mistake on the command line needs

cli-man-about = Вывести страницу руководства
cli-usage = Использование:
cli-heading-commands = Команды
cli-heading-arguments = Аргументы
cli-heading-options = Параметры
cli-heading-examples = Примеры
cli-heading-exit = Коды завершения
cli-help = Вывести справку
cli-version = Вывести версию
cli-word-options = ПАРАМЕТРЫ
cli-word-command = КОМАНДА
cli-note-default = по умолчанию { $value }
cli-note-variable = или переменная { $name }
cli-note-possible = возможно: { $values }
cli-exit-done = всё прошло хорошо
cli-exit-failed = отказ или ошибка; причина — в стандартном потоке ошибок
cli-exit-usage = командная строка не читается
cli-error-argument = Аргумента «{ $text }» здесь нет.
cli-error-command = Команды «{ $text }» нет.
cli-error-command-missing = Не хватает команды.
cli-error-value = «{ $value }» не подходит для { $argument }.
cli-error-value-possible = «{ $value }» не подходит для { $argument }. Возможно: { $possible }.
cli-error-value-missing = Для { $argument } нужно значение.
cli-error-value-extra = { $argument } не принимает значения, а указано «{ $value }».
cli-error-missing = Не хватает: { $arguments }
cli-error-conflict = { $argument } не сочетается с { $other }.
cli-error-twice = { $argument } можно указать только один раз.
cli-error-encoding = Один из аргументов — не текст в кодировке UTF-8.
cli-error-other = Эта командная строка не читается.
cli-error-suggestion = Может быть, «{ $text }»?
cli-error-help = «{ $command }» показывает, что возможно.
cli-man-name = ИМЯ
cli-man-synopsis = СИНТАКСИС
cli-man-description = ОПИСАНИЕ
cli-man-command = Страница одной команды, например «play»

## Replay

replay-place = { $player }: место { $place }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
replay-checked = { $count ->
        [one] По правилам проверено { $count } событие.
        [few] По правилам проверены все { $count } события.
        [many] По правилам проверены все { $count } событий.
       *[other] По правилам проверены все { $count } события.
    }
replay-verified = Каждый розыгрыш совпадает с раскрытым секретом.
replay-sealed = Печать сходится: игра, настройки, имена, слова, ходы и результат те самые, что были опечатаны.
replay-sealed-but-names = Печать сходится, кроме имён: с тех пор их изменили или убрали.
replay-not-sealed = Печати нет: проверены только розыгрыши, но не имена, настройки, ходы и результат.
replay-compare = Сравни с тем, что показал стол: { $name ->
    [seal] печать
   *[commitment] отпечаток
} { $hash }
replay-no-result = В записи не сказано, кто победил.

## Engine

engine-unknown = Команды «{ $command }» нет. Есть: { $possible }
engine-needs = Для «{ $command }» нужно: { $what }
engine-too-much = «{ $command }» пишется без добавок; «{ $text }» лишнее.
engine-no-game = Игра не задана: сначала напиши «game NAME seats N».
engine-nothing-to-undo = Возвращать нечего.
engine-thinking = Бот думает; сейчас действует только «stop».
refused-rule-unknown = Правила «{ $rule }» здесь нет. Есть: { $possible }.
refused-picture-format = Имя картинки должно кончаться на .svg или .png.
refused-picture-width = Ширина картинки должна быть от { $min } до { $max } пикселей.

## klots load

cli-site-about = Записать страницу в папку для любого веб-хостинга, без сервера
cli-site-folder = Папка для записи
cli-site-base-path = Путь папки на хостинге, например «/igry/»
cli-site-written = Страница находится в { $folder }.
cli-error-site-module = Эта сборка не может играть без сервера. Запусти scripts/setup и собери её заново.
cli-load-about = Измерить, сколько выдержит сервер на этой машине
cli-push-key-about = Создать ключ для push-уведомлений (см. docs/hosting.md)
cli-load-sockets = Соединения, распределённые по столам
cli-load-tables = Столы
cli-load-every = Секунды между двумя ходами за столом
cli-load-seconds = Сколько измерять
cli-load-flood = Ходить снова, как только подтверждён последний ход
cli-load-idle = Подключиться и не ходить
cli-load-game = В какую игру играть
cli-load-url = Сервер, уже работающий на этой машине; иначе запускается новый
cli-load-data = Где запущенный сервер хранит данные; иначе в папке, которая потом удаляется
cli-load-database-url = База PostgreSQL для запущенного сервера
cli-load-json = Вывести один документ JSON
load-machine = { $model }; ядра: { $cores }; память: { $memory }
load-database = База данных
load-sockets = Соединения
load-tables = Столы
load-seating = Время рассадки всех игроков
load-moves = Сохранённые ходы
load-everyone = От отправки до получения всеми
load-acknowledged = От отправки до подтверждения
load-errors = Ошибки
load-first-error = Первая ошибка
load-games = Завершённые игры
load-memory-empty = Память пустого сервера
load-memory-seated = Память сервера, все за столами
load-memory-end = Память сервера в конце
load-memory-each = Память на соединение
load-cpu-server = Процессорное время сервера в игре
load-cpu-swarm = Процессорное время игроков, всего
load-rate = { $count } ({ $rate }/с)
load-delays = p50 { $p50 } мс, p90 { $p90 } мс, p99 { $p99 } мс, макс. { $max } мс
load-seconds = { $number } с
load-mib = { $number } МиБ
load-bytes = { $number } Б

## klots backup, restore, export, import

cli-backup-about = Записать резервную копию, в том числе при работающем сервере
cli-backup-file = Новый файл
cli-backup-data = Папка данных
cli-backup-database-url = База PostgreSQL вместо папки данных
cli-restore-about = Развернуть резервную копию в новую или пустую папку данных
cli-restore-file = Резервная копия
cli-restore-data = Новая папка данных
cli-export-about = Записать всё в переносимом формате, чтобы перейти на другую базу
cli-export-file = Новый файл
cli-export-data = Папка данных
cli-export-database-url = База PostgreSQL вместо папки данных
cli-import-about = Прочитать переносимый формат в пустую базу
cli-import-file = Файл экспорта
cli-import-data = Папка данных
cli-import-database-url = База PostgreSQL вместо папки данных
cli-restore-database-url = База PostgreSQL вместо папки данных
serve-listening = Klots готов: { $url }
serve-no-address = По адресу { $address } нельзя принимать соединения.
serve-push-key = push.key — не ключ, выведенный командой «klots push-key».
serve-push-contact = push.contact должен быть адресом, например mailto:you@example.org или https://example.org.
keep-done = { $file }: столы — { $tables }, события — { $events }, люди — { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = АДРЕС:ПОРТ
cli-value-bots = БОТЫ
cli-value-code = КОД
cli-value-eyes = ЗРИТЕЛЬ
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-game = ИГРА
cli-value-level = УРОВЕНЬ
cli-value-link = ССЫЛКА
cli-value-name = ИМЯ
cli-value-number = N
cli-value-options = НАСТРОЙКИ
cli-value-pixels = ПИКСЕЛИ
cli-value-position = ПОЗИЦИЯ
cli-value-rule = ПРАВИЛО
cli-value-seconds = СЕКУНДЫ
cli-value-shell = ОБОЛОЧКА
cli-value-time = ВРЕМЯ

## klots score

cli-score-about = Объяснить очки королевства, раунда или доски, записанных текстом (см. docs/notation.md)
cli-score-game = Игра
cli-score-file = Текст; «-» или ничего — читать стандартный ввод
cli-score-options = Настройки игры, например «harmony=yes» или «hexagons=flat»
cli-score-json = Вывести один документ JSON
refused-score-nothing = Здесь нечего считать.
refused-score-impossible = Такого не могло быть: «{ $text }».
refused-score-word = «{ $text }» здесь не читается. Возможно: { $possible }.
refused-score-nobody = Чьё это? Сначала напиши имя и двоеточие, например «Аня:».
refused-score-same-name = «{ $name }» уже есть.

## klots join

cli-join-about = Присоединиться к столу на сервере по ссылке-приглашению
cli-join-link = Ссылка, как её показывает страница или как её прислали
cli-join-name = Под каким именем играть; по умолчанию имя пользователя
cli-join-seat = Какое место занять, считая с 1; по умолчанию первое свободное
cli-join-watch = Только смотреть
cli-join-plain = Строки текста и пронумерованные ходы, для программ чтения с экрана и каналов
cli-join-session = Где помнить, кто ты на каком сервере
cli-rules-pictures = Записать картинки примеров в эту папку как SVG
refused-file-missing = Файла «{ $file }» нет.
refused-file-unreadable = «{ $file }» не читается. { system-cause }
refused-file-unwritable = «{ $file }» нельзя записать. { system-cause }
refused-no-home = У этого пользователя нет домашней папки; укажи место через { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Такого файла или папки нет.
    [PermissionDenied] На это нет прав.
    [IsADirectory] Это папка.
    [NotADirectory] Часть пути не папка.
    [AlreadyExists] Это уже есть.
    [StorageFull] Места больше нет.
    [ReadOnlyFilesystem] Диск только для чтения.
    [AddrInUse] Там уже слушает другая программа.
    [AddrNotAvailable] У этой машины нет такого адреса.
    [InvalidData] Это не текст в UTF-8.
    [ConnectionRefused] Там никто не отвечает.
    [ConnectionLost] Соединение прервалось.
    [TimedOut] Ответ не пришёл вовремя.
    [Unreachable] Этот адрес недоступен.
   *[other] Система сообщила о неожиданной ошибке.
}
refused-output = В стандартный вывод нельзя писать. { system-cause }
refused-input = Стандартный ввод не читается. { system-cause }
refused-file-use = «{ $file }» нельзя использовать. { system-cause }
refused-people = Людей ({ $people }) больше, чем мест ({ $seats }).
refused-arena-one = Боты играют друг с другом: назови хотя бы двух.
refused-settings = «{ $text }» — недопустимая настройка.
refused-load-address = Измерить можно только сервер на этой машине, например { $example }.
refused-load-server = Сервер не запустился. Его журнал — в файле { $file }.
refused-database = База данных недоступна. { system-cause }
engine-record-cut = Запись неполная: она должна кончаться строкой, в которой только «.».

## klots train

cli-train-about = Заново обучить ботов игры
cli-train-game = Игра
cli-train-out = Куда записать файлы обучения
cli-train-part = Насколько тщательно, в процентах от обучения, давшего прилагаемые файлы
cli-train-threads = Сколько потоков
refused-train-nothing = Для игры { $game } обучать нечего.
