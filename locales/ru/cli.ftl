cli-about = Дом четырёх игр: Kingdomino, Triominos, Quixo и Domino Double 9.
cli-lang = Язык всех текстов, например «de» или «et»; по умолчанию язык системы
cli-serve-about = Запустить сервер со страницей, ботами и встроенной базой данных; то же, что просто klots
cli-serve-config = Файл TOML с настройками
cli-serve-data = Папка данных; по умолчанию папка пользователя
cli-serve-listen = Где принимать соединения
cli-serve-public-url = Адрес, которым пользуются люди
cli-serve-database-url = Хранить всё в этой базе PostgreSQL
cli-serve-metrics-listen = Где Prometheus может получать показатели
cli-serve-no-browser = Не открывать браузер
cli-serve-print-config = Вывести все настройки как TOML и завершить работу
cli-serve-log-json = Писать журнал строками JSON
cli-play-about = Играть в терминале: против ботов, вместе за одной клавиатурой или смотреть запись
cli-play-game = Игра, которую начать сразу; иначе спросит меню
cli-play-seats = Сколько играет
cli-play-people = Сколько из них людей за этим терминалом
cli-play-level = Уровень ботов: beginner, easy, medium, hard или expert
cli-play-options = Варианты игры, например «harmony=yes dynasty=yes»
cli-play-resume = Продолжить сохранённую игру
cli-play-watch = Смотреть запись шаг за шагом
cli-play-plain = Строки текста и пронумерованные ходы, для программ чтения с экрана и каналов
cli-play-saves = Где сохраняются игры
cli-engine-about = Общаться с ботами и судьями строками текста (см. docs/bots.md)
cli-replay-about = Показать записанную игру шаг за шагом и проверить каждый ход
cli-replay-file = Запись; «-» читает стандартный ввод
cli-replay-to = Остановиться после стольких событий
cli-replay-verify = Пересчитать каждый розыгрыш по раскрытому секрету
cli-replay-json = Вывести один документ JSON
cli-replay-positions = Выводить позицию после каждого события
cli-replay-eyes = Вывести копию для одной пары глаз: номер места или «onlooker»
cli-rules-about = Читать правила игры
cli-rules-game = Игра; без неё — список игр
cli-rules-rule = Только правило с этим номером, например K13
cli-render-about = Нарисовать позицию или момент записи как картинку SVG или PNG
cli-render-record = Запись, конец которой рисуется
cli-render-to = Рисовать момент после стольких событий
cli-render-position = Позиция текстом вместо записи
cli-render-game = Игра этой позиции
cli-render-seats = Сколько играет
cli-render-options = Варианты игры, например «mighty_duel=yes»
cli-render-eyes = Чьими глазами: номер места, «onlooker» или «reviewer»
cli-render-width = Ширина PNG
cli-render-output = Какую картинку записать: x.svg или x.png
cli-arena-about = Дать ботам сыграть между собой и сказать, насколько надёжен результат
cli-arena-game = Игра
cli-arena-seats = Сколько играет
cli-arena-options = Варианты игры
cli-arena-bots = Боты, например «expert,hard» или «expert@1s,expert@100ms»
cli-arena-games = Сколько игр; каждая раздача играется с каждого места
cli-arena-budget = Сколько боту думать: 100ms, 2s, 5000n (узлы), 800i (итерации)
cli-arena-seed = Определяет все случайности
cli-arena-threads = Сколько игр одновременно
cli-arena-wall = Измерять реальное время, а не время процессора в потоке
cli-arena-sprt = Остановиться раньше, если первый бот сильнее второго хотя бы на ELO1 или не более чем на ELO0
cli-arena-ledger = Хранить здесь каждую игру и продолжить отсюда в следующий раз
cli-arena-records = Сохранять записи игр в эту папку
cli-arena-shard = Сыграть только часть I из N матча
cli-arena-merge = Объединить журналы частей вместо игры
cli-arena-json = Вывести один документ JSON
cli-arena-csv = Записать таблицу
cli-arena-plot = Нарисовать силу в зависимости от времени как SVG
cli-analyse-about = Сказать, чего стоил каждый ход записи, где была удача, а где игра
cli-analyse-record = Запись
cli-analyse-bot = Кто судит; по умолчанию сильнейший бот
cli-analyse-budget = Сколько думать над каждым ходом
cli-analyse-samples = Со сколькими другими сравнивать каждый розыгрыш; 0 — не учитывать удачу
cli-analyse-seed = Определяет все выборки
cli-analyse-json = Вывести один документ JSON
cli-analyse-plot = Нарисовать, кто был впереди, как SVG
cli-bench-about = Играть случайные игры как можно быстрее и проверять итоги
cli-bench-game = Только эта игра
cli-bench-seconds = Секунды процессора на каждую строку
cli-bench-json = Вывести один документ JSON
cli-completions-about = Вывести автодополнения для оболочки
cli-completions-shell = Оболочка
cli-man-about = Вывести страницу руководства
language-unknown = Языка «{ $asked }» здесь нет; используется «{ $used }».
record-place = { $file }, строка { $line }, столбец { $column }:
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
engine-unknown = Команды «{ $command }» нет. Есть: { $possible }
engine-needs = Для «{ $command }» нужно: { $what }
engine-too-much = «{ $command }» пишется без добавок; «{ $text }» лишнее.
engine-no-game = Игра не задана: сначала напиши «game NAME seats N».
engine-nothing-to-undo = Возвращать нечего.
engine-thinking = Бот думает; сейчас действует только «stop».
refused-rule-unknown = Правила «{ $rule }» здесь нет. Есть: { $possible }.
refused-picture-format = Имя картинки должно кончаться на .svg или .png.
cli-load-about = Измерить, сколько выдержит сервер на этой машине
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
cli-backup-about = Записать резервную копию, в том числе при работающем сервере
cli-backup-file = Новый файл
cli-backup-data = Папка данных
cli-backup-database-url = База PostgreSQL вместо папки данных
cli-restore-about = Развернуть резервную копию в новую или пустую папку данных
cli-restore-file = Резервная копия
cli-restore-data = Новая папка данных
cli-export-about = Записать всё в переносимом виде, чтобы перейти на другую базу
cli-export-file = Новый файл
cli-export-data = Папка данных
cli-export-database-url = База PostgreSQL вместо папки данных
cli-import-about = Прочитать переносимый вид в пустую базу
cli-import-file = Файл экспорта
cli-import-data = Папка данных
cli-import-database-url = База PostgreSQL вместо папки данных
cli-restore-database-url = База PostgreSQL вместо папки данных
serve-listening = Klots готов: { $url }
serve-no-address = По адресу { $address } нельзя принимать соединения.
keep-done = { $file }: столы — { $tables }, события — { $events }, люди — { $people }.
cli-solve-about = Решить Quixo: ценность каждой доски
cli-solve-game = Что решать
cli-solve-size = Кубиков в ряду: 3, 4 или 5
cli-solve-distances = Узнать и то, как далеки победы и поражения
cli-solve-dir = Хранить здесь готовые таблицы и после остановки продолжать с них
cli-solve-layers = Только столько слоёв по числу перевёрнутых кубиков, начиная с полной доски
cli-solve-threads = Сколько потоков
cli-solve-json = Вывести один документ JSON
solve-progress = Кубики: { $cubes }, { $rate } досок/с, осталось { $left } с, память { $memory } МБ, диск { $disk } МБ
solve-layer = { $cubes ->
    [0] Всего: победы — { $wins }, поражения — { $losses }, ничьи — { $draws }
   *[other] Перевёрнуто кубиков { $cubes }: победы — { $wins }, поражения — { $losses }, ничьи — { $draws }
}
solve-first = { $value ->
    [win] Первый игрок выигрывает.
    [loss] Первый игрок проигрывает.
   *[draw] Игра кончается вничью.
} ({ $distance })
solve-done = { $seconds } с, { $rate } досок в секунду с учётом симметрии; весь размер при такой скорости займёт часов: { $whole }.
refused-solve-size = Есть доски с 3, 4 и 5 кубиками в ряду.
refused-solve-folder = Для досок с 5 кубиками в ряду нужна папка для таблиц (--dir).
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
cli-error-value-extra = { $argument } не принимает «{ $value }».
cli-error-missing = Чего-то не хватает: { $arguments }
cli-error-conflict = { $argument } не сочетается с { $other }.
cli-error-twice = { $argument } можно указать только один раз.
cli-error-encoding = Один из аргументов — нечитаемый текст (UTF-8).
cli-error-other = Эта командная строка не читается.
cli-error-suggestion = Может быть, «{ $text }»?
cli-error-help = «{ $command }» показывает, что возможно.
cli-man-name = ИМЯ
cli-man-synopsis = СИНТАКСИС
cli-man-description = ОПИСАНИЕ
cli-man-command = Страница одной команды, например «play»
cli-value-address = АДРЕС:ПОРТ
cli-value-bots = БОТЫ
cli-value-code = CODE
cli-value-eyes = ГЛАЗА
cli-value-file = ФАЙЛ
cli-value-folder = ПАПКА
cli-value-game = ИГРА
cli-value-level = УРОВЕНЬ
cli-value-link = ССЫЛКА
cli-value-name = ИМЯ
cli-value-number = N
cli-value-options = ВАРИАНТЫ
cli-value-pixels = ПИКСЕЛИ
cli-value-position = ПОЗИЦИЯ
cli-value-rule = ПРАВИЛО
cli-value-seconds = СЕКУНДЫ
cli-value-shell = ОБОЛОЧКА
cli-value-time = ВРЕМЯ
cli-score-about = Объяснить очки королевства, раунда или доски, записанных текстом (см. docs/notation.md)
cli-score-game = Игра
cli-score-file = Текст; «-» или ничего — читать стандартный ввод
cli-score-options = Варианты игры, например «harmony=yes» или «hexagons=flat»
cli-score-json = Вывести один документ JSON
score-kingdomino-tie = Очков поровну: решает самое большое владение ({ $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    }), затем короны ({ $crowns })
score-triominos-first = { $tile } начинает: стоимость и 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } и мост
score-triominos-double = { $tile } и двойное соединение
score-triominos-hexagon = { $tile } и { $count ->
        [one] { $count } шестиугольник
        [few] { $count } шестиугольника
        [many] { $count } шестиугольников
       *[other] { $count } шестиугольника
    }
score-triominos-drawn = { $count ->
        [one] Взята { $count } костяшка
        [few] Взяты { $count } костяшки
        [many] Взято { $count } костяшек
       *[other] Взято { $count } костяшки
    }
score-triominos-missed = Ход без выкладывания
score-triominos-out = Последняя костяшка с руки
score-triominos-others = Осталось на чужих руках
score-triominos-own = Осталось на своей руке
score-dominoes-round = В матче раунд стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: то, что осталось на чужих руках
score-quixo-line = { $symbol ->
    [cross] Ряд крестиков
   *[circle] Ряд ноликов
}: { $cells }
score-quixo-none = Ряда нет ни у кого.
score-quixo-won = { $symbol ->
    [cross] Крестики выиграли.
   *[circle] Нолики выиграли.
}
refused-score-nothing = Здесь нечего считать.
refused-score-word = «{ $text }» здесь не читается. Возможно: { $possible }.
refused-score-nobody = Чьё это? Сначала напиши имя и двоеточие, например «Аня:».
refused-score-same-name = «{ $name }» уже есть.
refused-score-castle = В королевстве ровно один замок; он пишется «C».
refused-score-mixed = Пиши королевство либо картой, либо списком домино, но не вместе.
refused-score-two-out = Первым выложить последнюю костяшку с руки может только один игрок.
refused-score-hand-out = Кто выложил последнюю костяшку, у того рука пуста.
refused-score-board = На доске от { $min } до { $max } строк, в каждой столько же кубиков.
refused-score-pushed = Ряд есть у обеих сторон: укажи, кто двигал последним, «pushed: x» или «pushed: o».
cli-join-about = Сесть за стол на сервере по ссылке-приглашению
cli-join-link = Ссылка, как её показывает страница или как её прислали
cli-join-name = Под каким именем играть; по умолчанию имя пользователя
cli-join-seat = Какое место занять, считая с 1; по умолчанию первое свободное
cli-join-watch = Только смотреть
cli-join-plain = Строки текста и пронумерованные ходы, для программ чтения с экрана и каналов
cli-join-session = Где помнить, кто ты на каком сервере
cli-rules-pictures = Записать картинки примеров в эту папку как SVG
refused-file-missing = Файла «{ $file }» нет.
refused-file-unreadable = «{ $file }» не читается.
refused-file-unwritable = «{ $file }» нельзя записать.
refused-no-home = У этого пользователя нет домашней папки; укажи место через { $argument }.
cli-push-key-about = Создать ключ для оповещения браузеров с закрытой страницей (см. docs/hosting.md)
serve-push-key = push.key — не ключ, выведенный командой «klots push-key».
serve-push-contact = push.contact должен быть адресом, например mailto:you@example.org или https://example.org.
