### What only the command line says.

## The command line

cli-about = Чотири гри під одним дахом: Kingdomino, Triominos, Quixo і Доміно.
cli-lang = Мова всіх текстів, наприклад «de» або «et»; типово мова системи
cli-serve-about = Запустити сервер зі сторінкою, ботами й вбудованою базою даних; klots без команди робить те саме
cli-serve-config = Файл TOML з налаштуваннями
cli-serve-data = Тека даних; типово тека користувача
cli-serve-listen = Адреса, на якій приймати з’єднання
cli-serve-public-url = Адреса, якою користуються люди
cli-serve-database-url = Зберігати все в цій базі PostgreSQL
cli-serve-metrics-listen = Адреса для метрик Prometheus
cli-serve-no-browser = Не відкривати браузер
cli-serve-print-config = Вивести всі налаштування як TOML і завершити роботу
cli-serve-log-json = Писати журнал рядками JSON
cli-play-about = Грати в терміналі: проти ботів, разом за однією клавіатурою або дивитися запис
cli-play-game = Гра, яку почати; без неї з’явиться меню
cli-play-seats = Кількість гравців
cli-play-people = Скільки з них людей за цим терміналом
cli-play-level = Рівень ботів: beginner, easy, medium, hard або expert
cli-play-options = Налаштування гри, наприклад «harmony=yes dynasty=yes»
cli-play-resume = Продовжити збережену гру
cli-play-watch = Дивитися запис крок за кроком
cli-play-plain = Рядки тексту й нумеровані ходи, для програм читання з екрана й конвеєрів
cli-play-saves = Де зберігати ігри
cli-engine-about = Говорити з ботами й суддями рядками тексту (див. docs/engine.md)
cli-replay-about = Показати записану гру крок за кроком і перевірити кожен хід
cli-replay-file = Запис; «-» читає стандартне введення
cli-replay-to = Зупинитися після стількох подій
cli-replay-verify = Наново обчислити кожен розіграш за розкритим секретом
cli-replay-seal = Печатка, яку показує стіл, для порівняння
cli-replay-commitment = Відбиток, який показав стіл, для порівняння
cli-replay-json = Вивести один документ JSON
cli-replay-positions = Виводити позицію після кожної події
cli-replay-eyes = Вивести запис так, як його бачить один гравець: номер місця або «onlooker»
cli-rules-about = Читати правила гри
cli-rules-game = Гра; без неї — список ігор
cli-rules-rule = Лише правило з цим номером, наприклад K13
cli-render-about = Намалювати позицію або момент запису як картинку SVG чи PNG
cli-render-record = Запис, кінець якого малювати
cli-render-to = Малювати момент після стількох подій
cli-render-position = Позиція текстом замість запису
cli-render-game = Гра цієї позиції
cli-render-seats = Кількість гравців
cli-render-options = Налаштування гри, наприклад «mighty_duel=yes»
cli-render-eyes = Чия точка зору: номер місця, «onlooker» або «reviewer»
cli-render-width = Ширина PNG
cli-render-output = Яку картинку записати: x.svg або x.png
cli-arena-about = Дати ботам зіграти між собою і показати, наскільки надійний результат
cli-arena-game = Гра
cli-arena-seats = Кількість гравців
cli-arena-options = Налаштування гри
cli-arena-bots = Боти, наприклад «expert,hard» або «expert@1s,expert@100ms»
cli-arena-games = Кількість ігор; кожну роздачу грають з кожного місця
cli-arena-budget = Скільки боту думати: 100ms, 2s, 5000n (вузли), 800i (ітерації)
cli-arena-seed = Початкове число (seed) для всіх розіграшів
cli-arena-threads = Скільки ігор одночасно
cli-arena-wall = Вимірювати реальний час, а не час процесора в потоці
cli-arena-sprt = Зупинитися раніше, якщо перший бот сильніший за другого щонайменше на ELO1 або щонайбільше на ELO0
cli-arena-ledger = Зберігати тут кожну гру й наступного разу продовжити звідси
cli-arena-records = Зберігати записи ігор у цю теку
cli-arena-shard = Зіграти лише частину I з N матчу
cli-arena-merge = Об’єднати результати частин замість гри
cli-arena-json = Вивести один документ JSON
cli-arena-csv = Записати таблицю
cli-arena-plot = Намалювати силу залежно від часу як SVG
cli-analyse-about = Показати, чого вартий кожен хід запису: де удача, а де майстерність
cli-analyse-record = Запис
cli-analyse-bot = Бот, що оцінює; типово той, що створений для оцінювання цієї гри
cli-analyse-budget = Скільки думати над кожним ходом
cli-analyse-samples = Зі скількома іншими порівнювати кожен розіграш; 0 — не враховувати удачу
cli-analyse-seed = Початкове число (seed) для всіх вибірок
cli-analyse-json = Вивести один документ JSON
cli-analyse-plot = Намалювати, хто був попереду, як SVG
cli-bench-about = Грати випадкові ігри якнайшвидше й перевіряти підсумки
cli-bench-game = Лише ця гра
cli-bench-seconds = Секунди процесора на кожен рядок
cli-bench-json = Вивести один документ JSON
cli-completions-about = Вивести автодоповнення для оболонки
cli-completions-shell = Оболонка
language-unknown = Мови «{ $asked }» тут немає; використано «{ $used }».

## Arena

refused-budget = «{ $text }» не задає часу на роздуми. Можливо: { $possible } (мілісекунди, секунди, вузли, ітерації).
arena-progress = { $done } з { $of } ігор · { $score } · { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
        [many] лишилося { $seconds } секунд
       *[other] лишилося { $seconds } секунд
    }
arena-heading = { $game }, місць: { $seats }, { $budget } на хід: { $games ->
        [one] { $games } гра
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } ігор
    }, { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
        [many] { $deals } роздач
       *[other] { $deals } роздач
    }
arena-row = { $bot }: частка { $share } ± { $sure } %, перемог { $wins }, спільних { $shared }, поразок { $losses }; очки { $points }, різниця { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } мс на хід
arena-pair = { $bot } — { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } гра
        [few] { $met } гри
        [many] { $met } ігор
       *[other] { $met } ігор
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Послідовний тест: сильніший (LLR { $llr }, межі { $lower } і { $upper })
        [not_better] Послідовний тест: не сильніший (LLR { $llr }, межі { $lower } і { $upper })
       *[open] Послідовний тест: не вирішено (LLR { $llr }, межі { $lower } і { $upper })
    }
arena-plot-title = Сила й час на роздуми
arena-plot-across = Роздуми (мілісекунди або вузли)
arena-plot-up = Elo
refused-arena-bots = { $bots ->
        [one] { $bots } бот не займе стільки місць: { $seats }.
        [few] { $bots } боти не займуть стільки місць: { $seats }.
        [many] { $bots } ботів не займуть стільки місць: { $seats }.
       *[other] { $bots } ботів не займуть стільки місць: { $seats }.
    } Можливо: { $possible } або більше, ніж місць.
refused-arena-games = У матчі має бути хоча б одна гра.
refused-arena-illegal = { $bot } робить недозволений хід { $move } у позиції { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } — не файл результатів.
refused-arena-other-match = У { $path } результати іншого матчу.
refused-arena-nothing-to-merge = Назви файли результатів, які треба об’єднати.
refused-shard = «{ $text }» — не частина матчу. Можливо: { $possible }.
refused-sprt = «{ $text }» — не послідовний тест. Можливо: { $possible }.

## klots analyse

analysis-seat = { $player }: точність { $accuracy } %, найкращих ходів { $best } з { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } неточність
        [few] { $inaccuracies } неточності
        [many] { $inaccuracies } неточностей
       *[other] { $inaccuracies } неточностей
    }, { $mistakes ->
        [one] { $mistakes } помилка
        [few] { $mistakes } помилки
        [many] { $mistakes } помилок
       *[other] { $mistakes } помилок
    }, { $blunders ->
        [one] { $blunders } груба помилка
        [few] { $blunders } грубі помилки
        [many] { $blunders } грубих помилок
       *[other] { $blunders } грубих помилок
    }. Віддано: { $lost } % перемоги; удача: { $luck } %.
analysis-luck-decided = Вирішила удача: гравцеві { $player } вона принесла { $luck } % перемоги.
analysis-play-decided = Вирішила майстерність: інші віддали { $percent } % перемоги, і цим користується { $player }.
analysis-even = Майже нічого не було віддано; у рівній грі перемагає { $player }.
turning-move = Хід { $event }: { $player } грає { $move }, і шанси падають з { $before } % до { $after } %. Краще було { $better }.
turning-good-luck = Подія { $event }: удача ({ $luck }) підняла шанси гравця { $player } з { $before } % до { $after } %.
turning-bad-luck = Подія { $event }: невдача ({ $luck }) знизила шанси гравця { $player } з { $before } % до { $after } %.
turning-decided = Від події { $event } попереду до самого кінця { $player }.
analysis-plot-title = Як ішла гра
analysis-plot-across = Подія
analysis-plot-up = Шанси на перемогу

## What every help text and every mistake on the command line needs

cli-man-about = Вивести сторінку довідника
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
cli-error-value-extra = { $argument } не приймає значення, а вказано «{ $value }».
cli-error-missing = Бракує: { $arguments }
cli-error-conflict = { $argument } не поєднується з { $other }.
cli-error-twice = { $argument } можна вказати лише один раз.
cli-error-encoding = Один з аргументів — не текст у кодуванні UTF-8.
cli-error-other = Цей командний рядок не читається.
cli-error-suggestion = Може, «{ $text }»?
cli-error-help = «{ $command }» показує, що можливо.
cli-man-name = НАЗВА
cli-man-synopsis = СИНТАКСИС
cli-man-description = ОПИС
cli-man-command = Сторінка однієї команди, наприклад «play»

## Replay

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
replay-sealed = Печатка сходиться: гра, налаштування, імена, слова, ходи й результат ті самі, що були опечатані.
replay-sealed-but-names = Печатка сходиться, крім імен: відтоді їх змінили або прибрали.
replay-not-sealed = Печатки немає: перевірено лише розіграші, але не імена, налаштування, ходи й результат.
replay-compare = Порівняй з тим, що показав стіл: { $name ->
    [seal] печатка
   *[commitment] відбиток
} { $hash }
replay-no-result = У записі не сказано, хто переміг.

## Engine

engine-unknown = Команди «{ $command }» немає. Доступні: { $possible }
engine-needs = Для «{ $command }» потрібно: { $what }
engine-too-much = «{ $command }» пишуть без додатків; «{ $text }» зайве.
engine-no-game = Гру не задано: спершу напиши «game NAME seats N».
engine-nothing-to-undo = Немає чого повертати.
engine-thinking = Бот думає; зараз діє лише «stop».
refused-rule-unknown = Правила «{ $rule }» тут немає. Доступні: { $possible }.
refused-picture-format = Назва картинки має закінчуватися на .svg або .png.
refused-picture-width = Ширина картинки має бути від { $min } до { $max } пікселів.

## klots load

cli-site-about = Записати сторінку в теку для будь-якого вебхостингу, без сервера
cli-site-folder = Тека для запису
cli-site-base-path = Шлях теки на хостингу, наприклад «/ihry/»
cli-site-written = Сторінка міститься в { $folder }.
cli-error-site-module = Ця збірка не може грати без сервера. Запусти scripts/setup і збери її знову.
cli-load-about = Виміряти, яке навантаження витримає сервер на цій машині
cli-push-key-about = Створити ключ для push-сповіщень (див. docs/hosting.md)
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
load-machine = { $model }; ядра: { $cores }; пам’ять: { $memory }
load-database = База даних
load-sockets = З’єднання
load-tables = Столи
load-seating = Час розсаджування всіх гравців
load-moves = Збережені ходи
load-everyone = Від надсилання до отримання всіма
load-acknowledged = Від надсилання до підтвердження
load-errors = Помилки
load-first-error = Перша помилка
load-games = Завершені ігри
load-memory-empty = Пам’ять порожнього сервера
load-memory-seated = Пам’ять сервера, усі за столами
load-memory-end = Пам’ять сервера наприкінці
load-memory-each = Пам’ять на з’єднання
load-cpu-server = Процесорний час сервера в грі
load-cpu-swarm = Процесорний час гравців, разом
load-rate = { $count } ({ $rate }/с)
load-delays = p50 { $p50 } мс, p90 { $p90 } мс, p99 { $p99 } мс, макс. { $max } мс
load-seconds = { $number } с
load-mib = { $number } МіБ
load-bytes = { $number } Б

## klots backup, restore, export, import

cli-backup-about = Записати резервну копію, також коли сервер працює
cli-backup-file = Новий файл
cli-backup-data = Тека даних
cli-backup-database-url = База PostgreSQL замість теки даних
cli-restore-about = Розгорнути резервну копію в нову або порожню теку даних
cli-restore-file = Резервна копія
cli-restore-data = Нова тека даних
cli-export-about = Записати все в переносному форматі, щоб перейти на іншу базу
cli-export-file = Новий файл
cli-export-data = Тека даних
cli-export-database-url = База PostgreSQL замість теки даних
cli-import-about = Прочитати переносний формат у порожню базу
cli-import-file = Експортований файл
cli-import-data = Тека даних
cli-import-database-url = База PostgreSQL замість теки даних
cli-restore-database-url = База PostgreSQL замість теки даних
serve-listening = Klots готовий: { $url }
serve-no-address = За адресою { $address } не можна приймати з’єднання.
serve-push-key = push.key — не ключ, виведений командою «klots push-key».
serve-push-contact = push.contact має бути адресою, наприклад mailto:you@example.org або https://example.org.
keep-done = { $file }: столи — { $tables }, події — { $events }, люди — { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = АДРЕСА:ПОРТ
cli-value-bots = БОТИ
cli-value-code = КОД
cli-value-eyes = ПОГЛЯД
cli-value-file = ФАЙЛ
cli-value-folder = ТЕКА
cli-value-game = ГРА
cli-value-level = РІВЕНЬ
cli-value-link = ПОСИЛАННЯ
cli-value-name = ІМ’Я
cli-value-number = N
cli-value-options = НАЛАШТУВАННЯ
cli-value-pixels = ПІКСЕЛІ
cli-value-position = ПОЗИЦІЯ
cli-value-rule = ПРАВИЛО
cli-value-seconds = СЕКУНДИ
cli-value-shell = ОБОЛОНКА
cli-value-time = ЧАС

## klots score

cli-score-about = Пояснити очки королівства, раунду чи дошки, записаних текстом (див. docs/notation.md)
cli-score-game = Гра
cli-score-file = Текст; «-» або нічого — читати стандартне введення
cli-score-options = Налаштування гри, наприклад «harmony=yes» або «hexagons=flat»
cli-score-json = Вивести один документ JSON
refused-score-nothing = Тут немає що рахувати.
refused-score-impossible = Такого не могло бути: «{ $text }».
refused-score-word = «{ $text }» тут не читається. Можливо: { $possible }.
refused-score-nobody = Чиє це? Спершу напиши ім’я та двокрапку, наприклад «Аня:».
refused-score-same-name = «{ $name }» уже є в списку.

## klots join

cli-join-about = Приєднатися до столу на сервері за посиланням-запрошенням
cli-join-link = Посилання зі сторінки або від друга
cli-join-name = Під яким іменем грати; типово ім’я користувача
cli-join-seat = Яке місце зайняти, рахуючи від 1; типово перше вільне
cli-join-watch = Лише дивитися
cli-join-plain = Рядки тексту й нумеровані ходи, для програм читання з екрана й конвеєрів
cli-join-session = Де пам’ятати, хто ти на якому сервері
cli-rules-pictures = Записати картинки прикладів у цю теку як SVG
refused-file-missing = Файлу «{ $file }» немає.
refused-file-unreadable = «{ $file }» не читається. { system-cause }
refused-file-unwritable = «{ $file }» не можна записати. { system-cause }
refused-no-home = Цей користувач не має домашньої теки; вкажи місце через { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Такого файлу чи теки немає.
    [PermissionDenied] На це немає прав.
    [IsADirectory] Це тека.
    [NotADirectory] Частина шляху не є текою.
    [AlreadyExists] Це вже існує.
    [StorageFull] Місця більше немає.
    [ReadOnlyFilesystem] Диск лише для читання.
    [AddrInUse] Там уже слухає інша програма.
    [AddrNotAvailable] Ця машина не має такої адреси.
    [InvalidData] Це не текст у UTF-8.
    [ConnectionRefused] Там ніхто не відповідає.
    [ConnectionLost] З’єднання перервалося.
    [TimedOut] Відповідь не надійшла вчасно.
    [Unreachable] Ця адреса недоступна.
   *[other] Система повідомила про неочікувану помилку.
}
refused-output = У стандартне виведення не можна писати. { system-cause }
refused-input = Стандартне введення не читається. { system-cause }
refused-file-use = «{ $file }» не можна використати. { system-cause }
refused-people = Людей ({ $people }) більше, ніж місць ({ $seats }).
refused-arena-one = Боти грають один проти одного: назви щонайменше двох.
refused-settings = «{ $text }» — неприпустиме налаштування.
refused-load-address = Виміряти можна лише сервер на цій машині, наприклад { $example }.
refused-load-server = Сервер не запустився. Його журнал — у файлі { $file }.
refused-database = База даних недоступна. { system-cause }
engine-record-cut = Запис неповний: він має закінчуватися рядком, у якому лише «.».

## klots train

cli-train-about = Заново провести навчання ботів для гри
cli-train-game = Гра
cli-train-out = Куди записати файли навчання
cli-train-part = Наскільки ретельно, у відсотках від навчання, що дало додані файли
cli-train-threads = Скільки потоків
refused-train-nothing = Для гри { $game } немає чого навчати.
