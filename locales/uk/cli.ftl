cli-about = Дім чотирьох ігор: Kingdomino, Triominos, Quixo і Domino Double 9.
cli-lang = Мова всіх текстів, наприклад «de» або «et»; типово мова системи
cli-serve-about = Запустити сервер зі сторінкою, ботами й вбудованою базою даних; те саме, що просто klots
cli-serve-config = Файл TOML з налаштуваннями
cli-serve-data = Тека даних; типово тека користувача
cli-serve-listen = Де приймати з’єднання
cli-serve-public-url = Адреса, якою користуються люди
cli-serve-database-url = Зберігати все в цій базі PostgreSQL
cli-serve-metrics-listen = Де Prometheus може брати показники
cli-serve-no-browser = Не відкривати браузер
cli-serve-print-config = Вивести всі налаштування як TOML і завершити
cli-serve-log-json = Писати журнал рядками JSON
cli-play-about = Грати в терміналі: проти ботів, разом за однією клавіатурою або дивитися запис
cli-play-game = Гра, яку почати відразу; інакше спитає меню
cli-play-seats = Скільки грає
cli-play-people = Скільки з них людей за цим терміналом
cli-play-level = Рівень ботів: beginner, easy, medium, hard або expert
cli-play-options = Варіанти гри, наприклад «harmony=yes dynasty=yes»
cli-play-resume = Продовжити збережену гру
cli-play-watch = Дивитися запис крок за кроком
cli-play-plain = Рядки тексту й нумеровані ходи, для читачів екрана й каналів
cli-play-saves = Де зберігати ігри
cli-engine-about = Говорити з ботами й суддями рядками тексту (див. docs/bots.md)
cli-replay-about = Показати записану гру крок за кроком і перевірити кожен хід
cli-replay-file = Запис; «-» читає стандартний ввід
cli-replay-to = Зупинитися після стількох подій
cli-replay-verify = Перерахувати кожен розіграш за розкритим секретом
cli-replay-json = Вивести один документ JSON
cli-replay-positions = Виводити позицію після кожної події
cli-replay-eyes = Вивести копію для однієї пари очей: номер місця або «onlooker»
cli-rules-about = Читати правила гри
cli-rules-game = Гра; без неї — список ігор
cli-rules-rule = Лише правило з цим номером, наприклад K13
cli-render-about = Намалювати позицію або момент запису як картинку SVG чи PNG
cli-render-record = Запис, кінець якого малювати
cli-render-to = Малювати момент після стількох подій
cli-render-position = Позиція текстом замість запису
cli-render-game = Гра цієї позиції
cli-render-seats = Скільки грає
cli-render-options = Варіанти гри, наприклад «mighty_duel=yes»
cli-render-eyes = Чиїми очима: номер місця, «onlooker» або «reviewer»
cli-render-width = Ширина PNG
cli-render-output = Яку картинку записати: x.svg або x.png
cli-arena-about = Дати ботам зіграти між собою і сказати, наскільки надійний результат
cli-arena-game = Гра
cli-arena-seats = Скільки грає
cli-arena-options = Варіанти гри
cli-arena-bots = Боти, наприклад «expert,hard» або «expert@1s,expert@100ms»
cli-arena-games = Скільки ігор; кожну роздачу грають з кожного місця
cli-arena-budget = Скільки боту думати: 100ms, 2s, 5000n (вузли), 800i (ітерації)
cli-arena-seed = Визначає всі випадковості
cli-arena-threads = Скільки ігор одночасно
cli-arena-wall = Вимірювати реальний час, а не час процесора в потоці
cli-arena-sprt = Зупинитися раніше, якщо перший бот сильніший за другого щонайменше на ELO1 або щонайбільше на ELO0
cli-arena-ledger = Зберігати тут кожну гру й наступного разу продовжити звідси
cli-arena-records = Зберігати записи ігор у цю теку
cli-arena-shard = Зіграти лише частину I з N матчу
cli-arena-merge = Об’єднати журнали частин замість гри
cli-arena-json = Вивести один документ JSON
cli-arena-csv = Записати таблицю
cli-arena-plot = Намалювати силу залежно від часу як SVG
cli-analyse-about = Сказати, чого вартий кожен хід запису, де удача, а де гра
cli-analyse-record = Запис
cli-analyse-bot = Хто судить; типово найсильніший бот
cli-analyse-budget = Скільки думати над кожним ходом
cli-analyse-samples = Зі скількома іншими порівнювати кожен розіграш; 0 — не враховувати удачу
cli-analyse-seed = Визначає всі вибірки
cli-analyse-json = Вивести один документ JSON
cli-analyse-plot = Намалювати, хто був попереду, як SVG
cli-bench-about = Грати випадкові ігри якнайшвидше й перевіряти підсумки
cli-bench-game = Лише ця гра
cli-bench-seconds = Секунди процесора на кожен рядок
cli-bench-json = Вивести один документ JSON
cli-completions-about = Вивести автодоповнення для оболонки
cli-completions-shell = Оболонка
cli-man-about = Вивести сторінку довідника
language-unknown = Мови «{ $asked }» тут немає; використано «{ $used }».
record-place = { $file }, рядок { $line }, стовпець { $column }:
replay-place = { $player }: місце { $place }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
replay-checked = { $count ->
        [one] За правилами перевірено { $count } подію.
        [few] За правилами перевірено всі { $count } події.
        [many] За правилами перевірено всі { $count } подій.
       *[other] За правилами перевірено всі { $count } подій.
    }
replay-verified = Кожен розіграш збігається з розкритим секретом.
engine-unknown = Команди «{ $command }» немає. Є: { $possible }
engine-needs = Для «{ $command }» потрібно: { $what }
engine-too-much = «{ $command }» пишуть без додатків; «{ $text }» зайве.
engine-no-game = Гру не задано: спершу напиши «game NAME seats N».
engine-nothing-to-undo = Повертати нічого.
engine-thinking = Бот думає; зараз діє лише «stop».
refused-rule-unknown = Правила «{ $rule }» тут немає. Є: { $possible }.
refused-picture-format = Назва картинки має закінчуватися на .svg або .png.
cli-load-about = Виміряти, скільки витримає сервер на цій машині
cli-load-sockets = З’єднання, розподілені між столами
cli-load-tables = Столи
cli-load-every = Секунди між двома ходами за столом
cli-load-seconds = Скільки вимірювати
cli-load-flood = Ходити знову, щойно підтверджено останній хід
cli-load-idle = Під’єднатися й не ходити
cli-load-game = У яку гру грати
cli-load-url = Сервер, що вже працює на цій машині; інакше запускається новий
cli-load-data = Де запущений сервер зберігає дані; інакше в теці, яку потім видаляють
cli-load-database-url = База PostgreSQL для запущеного сервера
cli-load-json = Вивести один документ JSON
cli-backup-about = Записати резервну копію, також коли сервер працює
cli-backup-file = Новий файл
cli-backup-data = Тека даних
cli-backup-database-url = База PostgreSQL замість теки даних
cli-restore-about = Розгорнути резервну копію в нову або порожню теку даних
cli-restore-file = Резервна копія
cli-restore-data = Нова тека даних
cli-export-about = Записати все в переносному вигляді, щоб перейти на іншу базу
cli-export-file = Новий файл
cli-export-data = Тека даних
cli-export-database-url = База PostgreSQL замість теки даних
cli-import-about = Прочитати переносний вигляд у порожню базу
cli-import-file = Експортований файл
cli-import-data = Тека даних
cli-import-database-url = База PostgreSQL замість теки даних
cli-restore-database-url = База PostgreSQL замість теки даних
serve-listening = Klots готовий: { $url }
serve-no-address = За адресою { $address } не можна приймати з’єднання.
keep-done = { $file }: столи — { $tables }, події — { $events }, люди — { $people }.
cli-solve-about = Розв’язати Quixo: цінність кожної дошки
cli-solve-game = Що розв’язувати
cli-solve-size = Кубиків у ряду: 3, 4 або 5
cli-solve-distances = З’ясувати й те, як далеко перемоги та поразки
cli-solve-dir = Зберігати тут готові таблиці й після зупинки продовжувати з них
cli-solve-layers = Лише стільки шарів за числом перевернутих кубиків, від повної дошки
cli-solve-threads = Скільки потоків
cli-solve-json = Вивести один документ JSON
solve-progress = Кубики: { $cubes }, { $rate } дощок/с, лишилося { $left } с, пам’ять { $memory } МБ, диск { $disk } МБ
solve-layer = { $cubes ->
    [0] Разом: перемоги — { $wins }, поразки — { $losses }, нічиї — { $draws }
   *[other] Перевернуто кубиків { $cubes }: перемоги — { $wins }, поразки — { $losses }, нічиї — { $draws }
}
solve-first = { $value ->
    [win] Перший гравець виграє.
    [loss] Перший гравець програє.
   *[draw] Гра закінчується нічиєю.
} ({ $distance })
solve-done = { $seconds } с, { $rate } дощок за секунду з урахуванням симетрії; увесь розмір за такої швидкості забере годин: { $whole }.
refused-solve-size = Є дошки з 3, 4 і 5 кубиками в ряду.
refused-solve-folder = Для дощок з 5 кубиками в ряду потрібна тека для таблиць (--dir).
cli-usage = Використання:
cli-heading-commands = Команди
cli-heading-arguments = Аргументи
cli-heading-options = Параметри
cli-heading-examples = Приклади
cli-heading-exit = Коди завершення
cli-help = Вивести довідку
cli-version = Вивести версію
cli-word-options = ПАРАМЕТРИ
cli-word-command = КОМАНДА
cli-note-default = типово { $value }
cli-note-variable = або змінна { $name }
cli-note-possible = можливо: { $values }
cli-exit-done = усе пройшло добре
cli-exit-failed = відмова або помилка; причина — у стандартному потоці помилок
cli-exit-usage = командний рядок не читається
cli-error-argument = Аргументу «{ $text }» тут немає.
cli-error-command = Команди «{ $text }» немає.
cli-error-command-missing = Бракує команди.
cli-error-value = «{ $value }» не підходить для { $argument }.
cli-error-value-possible = «{ $value }» не підходить для { $argument }. Можливо: { $possible }.
cli-error-value-missing = Для { $argument } потрібне значення.
cli-error-value-extra = { $argument } не приймає «{ $value }».
cli-error-missing = Чогось бракує: { $arguments }
cli-error-conflict = { $argument } не поєднується з { $other }.
cli-error-twice = { $argument } можна вказати лише один раз.
cli-error-encoding = Один з аргументів — нечитабельний текст (UTF-8).
cli-error-other = Цей командний рядок не читається.
cli-error-suggestion = Може, «{ $text }»?
cli-error-help = «{ $command }» показує, що можливо.
cli-man-name = НАЗВА
cli-man-synopsis = СИНТАКСИС
cli-man-description = ОПИС
cli-man-command = Сторінка однієї команди, наприклад «play»
cli-value-address = АДРЕСА:ПОРТ
cli-value-bots = БОТИ
cli-value-code = CODE
cli-value-eyes = ОЧІ
cli-value-file = ФАЙЛ
cli-value-folder = ТЕКА
cli-value-game = ГРА
cli-value-level = РІВЕНЬ
cli-value-link = ПОСИЛАННЯ
cli-value-name = ІМ’Я
cli-value-number = N
cli-value-options = ВАРІАНТИ
cli-value-pixels = ПІКСЕЛІ
cli-value-position = ПОЗИЦІЯ
cli-value-rule = ПРАВИЛО
cli-value-seconds = СЕКУНДИ
cli-value-shell = ОБОЛОНКА
cli-value-time = ЧАС
cli-score-about = Пояснити очки королівства, раунду чи дошки, записаних текстом (див. docs/notation.md)
cli-score-game = Гра
cli-score-file = Текст; «-» або нічого — читати стандартний ввід
cli-score-options = Варіанти гри, наприклад «harmony=yes» або «hexagons=flat»
cli-score-json = Вивести один документ JSON
score-kingdomino-tie = Очок порівну: вирішує найбільше володіння ({ $squares ->
        [one] { $squares } клітинка
        [few] { $squares } клітинки
        [many] { $squares } клітинок
       *[other] { $squares } клітинок
    }), потім корони ({ $crowns })
score-triominos-first = { $tile } починає: вартість і 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } і міст
score-triominos-double = { $tile } і подвійне з’єднання
score-triominos-hexagon = { $tile } і { $count ->
        [one] { $count } шестикутник
        [few] { $count } шестикутники
        [many] { $count } шестикутників
       *[other] { $count } шестикутників
    }
score-triominos-drawn = { $count ->
        [one] Узято { $count } камінець
        [few] Узято { $count } камінці
        [many] Узято { $count } камінців
       *[other] Узято { $count } камінців
    }
score-triominos-missed = Хід без викладання
score-triominos-out = Останній камінець із руки
score-triominos-others = Лишилося на інших руках
score-triominos-own = Лишилося на своїй руці
score-dominoes-round = У матчі раунд вартий { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }: те, що лишилося на інших руках
score-quixo-line = { $symbol ->
    [cross] Лінія хрестиків
   *[circle] Лінія нуликів
}: { $cells }
score-quixo-none = Лінії не має ніхто.
score-quixo-won = { $symbol ->
    [cross] Хрестики виграли.
   *[circle] Нулики виграли.
}
refused-score-nothing = Тут немає що рахувати.
refused-score-word = «{ $text }» тут не читається. Можливо: { $possible }.
refused-score-nobody = Чиє це? Спершу напиши ім’я та двокрапку, наприклад «Аня:».
refused-score-same-name = «{ $name }» уже є.
refused-score-castle = У королівстві рівно один замок; його пишуть «C».
refused-score-mixed = Пиши королівство або картою, або списком доміно, але не разом.
refused-score-two-out = Першим викласти останній камінець із руки може лише один гравець.
refused-score-hand-out = Хто виклав останній камінець, у того рука порожня.
refused-score-board = На дошці від { $min } до { $max } рядків, у кожному стільки ж кубиків.
refused-score-pushed = Лінію мають обидві сторони: вкажи, хто засував останнім, «pushed: x» або «pushed: o».
cli-join-about = Сісти за стіл на сервері за посиланням-запрошенням
cli-join-link = Посилання, як його показує сторінка або як його надіслали
cli-join-name = Під яким іменем грати; типово ім’я користувача
cli-join-seat = Яке місце зайняти, рахуючи від 1; типово перше вільне
cli-join-watch = Лише дивитися
cli-join-plain = Рядки тексту й нумеровані ходи, для читачів екрана й каналів
cli-join-session = Де пам’ятати, хто ти на якому сервері
cli-rules-pictures = Записати картинки прикладів у цю теку як SVG
refused-file-missing = Файлу «{ $file }» немає.
refused-file-unreadable = «{ $file }» не читається.
refused-file-unwritable = «{ $file }» не можна записати.
refused-no-home = Цей користувач не має домашньої теки; вкажи місце через { $argument }.
cli-push-key-about = Створити ключ для сповіщення браузерів із закритою сторінкою (див. docs/hosting.md)
serve-push-key = push.key — не ключ, виведений командою «klots push-key».
serve-push-contact = push.contact має бути адресою, наприклад mailto:you@example.org або https://example.org.
