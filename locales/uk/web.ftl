app-title = Klots — чотири гри за одним столом
skip = До вмісту
loading = Завантаження …
close = Закрити
save = Зберегти
answer-yes = Так
answer-no = Ні
sum = Сума
points = Очки
points-why = { $points ->
        [one] { $points } очко: чому?
        [few] { $points } очки: чому?
        [many] { $points } очок: чому?
       *[other] { $points } очок: чому?
    }
points-bonus = Бонуси
points-before = Попередні ігри
language = Мова
footer = Klots: відкритий для всіх, без облікового запису.
footer-api = Для програм
guest-name = Гість
bot-name = Комп’ютер ({ $level })
nav = Сторінки
nav-rules = Правила
nav-pad = Рахунок
nav-account = Ти
nav-settings = Налаштування
home-title = Чотири гри, один стіл
home-lead = Грай відразу проти комп’ютера, на одному пристрої або з друзями за посиланням. Обліковий запис не потрібен.
home-kingdomino = Клади доміно навколо замку й рахуй корони на своїх землях.
home-triominos = Викладай трикутні камінці, суміщай кути, замикай шестикутник.
home-quixo = Візьми кубик, засунь його назад і склади п’ять у лінію.
home-dominoes = Довгий ланцюжок до дубля 9-9, від двох до десяти гравців.
home-play-now = Грати
home-with-friends = З друзями
home-one-device = На одному пристрої
home-learn = Навчання
home-more = Більше варіантів …
home-open-tables = Відкриті столи
home-no-tables = Зараз жоден стіл не чекає. Створи свій, і інші побачать його тут.
home-mine = Твої ігри
home-you-are = Твоє ім’я тут: { $name }.
tables-free = { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільних місць
    }
tables-join = Сісти
tables-watch = Дивитися
tables-go-on = Продовжити
tables-your-turn = Твій хід
tables-look = Перегляд
new-title = Новий стіл: { $game }
new-device-title = На одному пристрої: { $game }
new-device-about = Усі грають на цьому пристрої. Де руки приховані, між ходами опускається завіса.
new-seats = Хто грає
new-how-many = Кількість гравців
new-you = Ти
new-person = Людина
new-open = Вільно для охочих
new-name-of = Ім’я гравця { $number }
new-who-sits = Хто на місці { $number }
new-options = Як грати
new-table = Стіл
new-visible = Усі бачать цей стіл і можуть сісти
new-chat = Можна писати одне одному
new-rated = Рейтингова: без підказок і повернення
new-start = Почати гру
new-make = Створити стіл
new-match = Знайти суперника
options-none = За такої кількості гравців варіантів немає.
clock = Годинник
clock-none = Без годинника
clock-move = { $seconds ->
        [one] { $seconds } секунда на хід
        [few] { $seconds } секунди на хід
        [many] { $seconds } секунд на хід
       *[other] { $seconds } секунд на хід
    }
clock-game = { $minutes ->
        [one] по { $minutes } хвилині
        [few] по { $minutes } хвилини
        [many] по { $minutes } хвилин
       *[other] по { $minutes } хвилин
    } + { $increment } с
clock-days = { $days ->
        [one] { $days } день на хід
        [few] { $days } дні на хід
        [many] { $days } днів на хід
       *[other] { $days } днів на хід
    }
clock-days-left = { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } днів
    }
clock-low = { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
        [many] лишилося { $seconds } секунд
       *[other] лишилося { $seconds } секунд
    }
gather-title = { $game }: стіл
gather-free = вільно
gather-you = ти
gather-host = господар столу
gather-ready = на старті
gather-not-ready = ще не на старті
gather-sit = Сісти сюди
gather-seat-bot = Комп’ютер …
gather-unseat = Звільнити
gather-name = Твоє ім’я
gather-start = Усе готово: почати
gather-wait = Зачекати
gather-leave = Встати
gather-waiting = { $count ->
        [one] Чекаємо ще { $count } гравця.
        [few] Чекаємо ще { $count } гравців.
        [many] Чекаємо ще { $count } гравців.
       *[other] Чекаємо ще { $count } гравців.
    }
gather-word = Слово для перемішування
gather-word-about = Сервер уже закріпив свій секрет; показано лише відбиток. Твоє слово підмішують, тож ніхто не міг підібрати камінці. Лиши порожнім, і буде взято випадкове.
gather-commitment = Відбиток секрету:
invite-title = Запросити друзів
invite-about = Надішли це посилання. Хто його відкриє, сяде за стіл одним дотиком.
invite-link = Посилання на цей стіл
invite-copy = Копіювати посилання
invite-copied = Скопійовано
invite-share = Поділитися
invite-qr = Посилання як QR-код
turn-yours = Твій хід
turn-of = Ходить { $player }
turn-over = Гру закінчено
turn-paused = У грі перерва
turn-mark = зараз ходить
title-your-turn = Твій хід
title-over = Гру закінчено
hand = Твоя рука
hand-playable = підходить
hand-earlier = Зсунути камінець ліворуч
hand-later = Зсунути камінець праворуч
hand-count = { $player }: на руках { $count ->
        [one] { $count } камінець
        [few] { $count } камінці
        [many] { $count } камінців
       *[other] { $count } камінців
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
pool-count = { $count ->
        [one] { $count } камінець у запасі
        [few] { $count } камінці в запасі
        [many] { $count } камінців у запасі
       *[other] { $count } камінців у запасі
    }
stock-count = { $count ->
        [one] { $count } камінець у запасі
        [few] { $count } камінці в запасі
        [many] { $count } камінців у запасі
       *[other] { $count } камінців у запасі
    }
move-commit = Грати
move-turn = Повернути
move-back = Прибрати
move-gone = Твій хід більше неможливий.
plan-commit = Запланувати
plan-armed = Заплановано: { $move }. Хід буде зроблено, щойно прийде твоя черга.
plan-off = Запланований хід скасовано.
moves-filter = Пиши, щоб знайти хід; Enter грає перший.
moves-count = { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходів
    }
tool-hint = Підказка
tool-undo = Повернути хід
tool-ask-undo = Просити повернути хід
tool-moves = Усі ходи
tool-log = Журнал і чат
tool-menu = Ще
tool-result = Результат
tool-read = Прочитати стіл уголос
tool-zen = Лише дошка
tool-resign = Здатися
tool-leave = Піти (дограє комп’ютер)
rule-link = Правило { $rule }
reconnecting = Зв’язок втрачено. З’єднуємося знову …
bot-plays = Тут грає комп’ютер
bot-plays-for-you = За тебе грає комп’ютер.
play-yourself = Повернутися до гри
play-on = Грати далі
take-over = Хай грає комп’ютер
presence-here = тут
presence-away = не біля екрана
presence-gone = не в мережі
watching = { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядачів
    }
log = Що сталося
round-over =
    { $why ->
        [out] Раунд закінчено: чиясь рука порожня.
        [blocked] Раунд закінчено: ніхто не може ходити.
       *[none] Минулу гру закінчено.
    }
round-hands = Що лишилося на руках
since-title = Після твого ходу
since-nothing = Поки нічого.
hint-title = Підказка
hint-none = Зараз підказки немає.
hint-value = Шанси на перемогу { $percent } %.
offer-undo = Просити повернути хід
offer-draw = Запропонувати нічию
offer-pause = Просити перерву
offer-rematch = Зіграти ще
offer-undo-asked = { $player } хоче повернути останній хід.
offer-draw-asked = { $player } пропонує нічию.
offer-pause-asked = { $player } просить перерву.
offer-rematch-asked = { $player } хоче зіграти ще.
offer-undo-waits = Твоє прохання повернути хід надіслано.
offer-draw-waits = Твою пропозицію нічиєї надіслано.
offer-pause-waits = Твоє прохання про перерву надіслано.
offer-rematch-waits = Ти хочеш зіграти ще. Чекаємо на інших.
offer-withdraw = Скасувати
curtain-give = Передай пристрій: { $player }
curtain-hold = { $player }: натисни й тримай
chat = Чат
chat-presets = Сказати …
chat-own = Написати
chat-send = Надіслати
chat-team = команда
chat-team-only = Лише партнерові
chat-hello = Привіт!
chat-good-luck = Хай щастить!
chat-well-played = Добре зіграно!
chat-thanks = Дякую!
chat-oops = Ой!
chat-thinking = Дай подумати …
chat-back-soon = Скоро повернуся.
chat-good-game = Гарна гра!
zoom-in = Більше
zoom-out = Менше
zoom-fit = Показати все
zoom-new-tile = Новий камінець у цьому напрямку
help-title = Клавіші й довідка
help-kingdomino = Вибери клітинку, що світиться; там з’явиться доміно з очками. Поверни його, потім зіграй. D веде до доміно на вибір, P — до твого королівства.
help-triominos = Вибери камінець із руки (1–9), потім одне з місць, що світяться. Тягни стіл, щоб зсунути його; 0 показує все.
help-quixo = Візьми кубик зі світлим краєм, потім вибери, з якого боку його засунути. З клавіатури: стрілки, Enter, потім стрілка цього боку.
help-dominoes = Вибери камінець із руки (1–9), потім кінець ланцюжка: лівий або правий.
help-tab = від руки до дошки й далі
help-arrows = між місцями, де можливий хід
help-enter = вибрати й зіграти показане
help-escape = назад
help-order = переставити камінець у руці
help-turn = повернути (з Shift в інший бік)
help-list = список усіх ходів із пошуком за літерами
help-hint = підказка
help-undo = повернути хід або попросити про це
help-read = прочитати стіл уголос
help-zen = лише дошка
after-title = Результат
after-won = { $count ->
        [1] Перемагає { $players }!
        [one] Перемогу ділять { $players }!
        [few] Перемогу ділять { $players }!
        [many] Перемогу ділять { $players }!
       *[other] Перемогу ділять { $players }!
    }
after-draw = Нічия: не переміг ніхто.
after-flagged = У когось вийшов час.
after-resigned = Хтось здався.
after-agreed = Усі погодилися на нічию.
after-abandoned = Гра лишилася незакінченою.
after-again = Зіграти ще
after-to-rematch = До наступної гри
after-replay = Перегляд
after-record = Зберегти запис
fair-title = Чи чесно перемішано?
fair-about = Перед грою сервер показав відбиток свого секрету; потім кожен додав слово. Тепер секрет відкрито, і ця сторінка перераховує кожен розіграш. Це доводить, що після початку нічого не міняли. Це не доводить, що власник сервера не видав секрету знайомому.
fair-check = Перерахувати розіграші
fair-failed = Розіграші не вдалося перевірити: немає секрету, або браузер дозволяє це лише через захищене з’єднання.
fair-commitment =
    { $right ->
        [yes] Секрет відповідає відбитку.
       *[no] Секрет не відповідає відбитку!
    }
fair-draws = { $right } з { $all } розіграшів збігаються з обчисленим.
replay-title = Перегляд
replay-table = До столу
replay-start = Початок
replay-first = На початок
replay-back = На хід назад
replay-next = На хід уперед
replay-last = У кінець
replay-play = Відтворити
replay-stop = Стоп
replay-slider = Хід
replay-eyes = Хто дивиться
replay-all = усі
analysis-title = Аналіз
analysis-about = Комп’ютер ще раз дивиться на кожне рішення. Це забере трохи часу.
analysis-start = Аналіз
analysis-busy = Думаю …
analysis-graph = Шанси кожного на перемогу, хід за ходом
analysis-costly = Найдорожчі ходи
analysis-better = { $played } Краще на { $percent } %: { $better }
analysis-no-cost = Дорогих помилок не було.
analysis-luck = Роль удачі
analysis-luck-of = { $player }: { $percent } %
lesson = Навчальна гра
lesson-next = Далі
lesson-stop = Закінчити урок
learn-title = Навчання: { $game }
learn-guided = Перша гра з поясненнями
learn-guided-about = П’ять хвилин на справжній дошці, по одній думці за раз. Комп’ютер грає м’яко.
learn-start = Почати
learn-rules = Читати правила
rules-read = Читати
pad-kept = Введене лишається на цьому пристрої.
pad-clear = Очистити
pad-undo = Прибрати останній рядок
pad-more = Додати гравця
pad-fewer = Прибрати гравця
pad-whose = Чий хід
pad-what = Що
pad-value = Вартість камінця
pad-others = Вартість інших рук
pad-add = Записати { $points }
pad-add-round = Додати раунд
pad-round = Раунд
pad-target = Грати до
pad-terrain = Місцевість
pad-crowns = Корони
pad-empty = порожньо
pad-kingdom = Королівство
pad-size = { $size } × { $size } клітинок
pad-kingdomino-about = Вибери місцевість і її корони, потім торкайся клітинок королівства.
pad-triominos-about = Записуй кожен камінець, кожен добір і кінець кожного раунду; сума рахується сама.
pad-dominoes-about = Після кожного раунду введи, що в кого лишилося на руках (дубль рахують один раз). Найменша сума перемагає й отримує решту.
pad-deed-lay = Камінець викладено
pad-deed-start = Перший камінець раунду
pad-deed-bridge = Міст
pad-deed-double = Подвійне з’єднання
pad-deed-hexagon = Шестикутник
pad-deed-hexagons2 = Два шестикутники
pad-deed-hexagons3 = Три шестикутники
pad-deed-draw = Камінець узято
pad-deed-stuck = Хід без камінця
pad-deed-out = Рука порожня, раунд виграно
pad-deed-blocked = Найменша рука в заблокованому раунді
settings-look = Вигляд
settings-theme = Кольори
theme-auto = як на пристрої
theme-light = світлі
theme-dark = темні
theme-contrast = високий контраст
settings-letters = Літера на кожній місцевості
settings-motion = Анімація
motion-auto = як на пристрої
motion-full = увімкнена
motion-none = вимкнена
settings-play = Як грати
settings-confirm = Підтверджувати ходи
confirm-always = завжди
confirm-touch = лише при дотику
confirm-never = ніколи
settings-previews = Показувати, що дасть хід
settings-playable = Позначати камінці, що підходять
settings-ahead = Планувати хід, поки думають інші
settings-ahead-about = Вибери хід до своєї черги й підтвердь його: його буде зроблено автоматично, щойно прийде твоя черга, якщо він ще можливий. Доти Esc або дотик скасовує його. Недоступно в рейтингових іграх із прихованими камінцями.
settings-notices = Сповіщення
settings-sounds = Звуки
settings-notify = Сповіщати, коли мій хід, навіть якщо сторінка у фоні
settings-notify-refused = Браузер не дозволяє сповіщень цієї сторінки.
settings-kept = Налаштування зберігаються на цьому пристрої й працюють без облікового запису.
notice-your-turn = { $game }: твій хід.
notice-restart = { $seconds ->
        [one] Сервер перезапускається й повернеться за { $seconds } секунду. Нічого не втрачено.
        [few] Сервер перезапускається й повернеться за { $seconds } секунди. Нічого не втрачено.
        [many] Сервер перезапускається й повернеться за { $seconds } секунд. Нічого не втрачено.
       *[other] Сервер перезапускається й повернеться за { $seconds } секунд. Нічого не втрачено.
    }
notice-frozen = Сервер зараз не може зберігати ходів. Він продовжить сам.
account-name = Твоє ім’я
account-name-about = Так тебе бачать за столом.
account-saved = Збережено.
account-account = Обліковий запис, якщо хочеш
account-account-about = Він зберігає твій рейтинг та ігри. Усе, що зіграно гостем, перейде до нього.
account-login = Ім’я для входу
account-password = Пароль
account-new-password = Новий пароль
account-change-password = Змінити пароль
account-sign-in = Увійти
account-sign-up = Створити запис
account-sign-out = Вийти
account-signed-in = Вхід виконано.
account-signed-out = Вихід виконано.
account-signed-in-as = Вхід: { $name }
account-device = Грати на іншому пристрої
account-device-about = За цим посиланням і інший пристрій стане твоїм. Воно працює один раз; нікому його не давай.
account-device-link = Створити посилання
account-played = Що зіграно
account-game = Гра
account-games = Ігри
account-won = Перемоги
account-rating = Рейтинг
account-history = Закінчені ігри
account-sessions = Де виконано вхід
account-this = тут
account-end = Завершити
account-token = Створити ключ
account-token-label = Для якої програми
account-token-once = Показується лише один раз:
account-data = Що про тебе збережено
account-data-about = Усе, що про тебе збережено, можна отримати файлом або видалити.
account-export = Зберегти файлом
account-forget = Видалити все про мене
account-forget-sure = Так, видалити все назавжди
account-forgotten = Усе про тебе видалено.
recover-title = Бути собою й тут
recover-about = Це посилання з іншого твого пристрою. Прийми його, і твої ігри будуть і тут.
recover-accept = Так, це я
ranking = Рейтинг
ranking-place = Місце
ranking-name = Ім’я
ranking-empty = У цій грі рейтингу поки ні в кого немає.
problem-home = На головну
problem-again = Спробувати знову
problem-no-page = Такої сторінки немає.
problem-no-page-about = Можливо, адресу обрізано. З головної сторінки можна потрапити будь-куди.
problem-no-server = Сервер недоступний.
problem-no-server-about = Твої ігри там у безпеці й продовжаться, коли він повернеться. Правила, рахунок і налаштування працюють і без нього.
problem-server = На сервері щось пішло не так.
problem-server-about = Нічого не втрачено. Спробуй трохи згодом.
problem-not-found = Такого столу немає.
problem-not-found-about = Посилання могло застаріти або обрізатися. Попроси нове або створи свій стіл.
problem-full-table = За цим столом немає місць.
problem-full-table-about = Усі місця зайняті. Можна створити свій стіл.
terrain-letter-wheat = П
terrain-letter-forest = Л
terrain-letter-water = В
terrain-letter-grass = Т
terrain-letter-swamp = Б
terrain-letter-mine = Ш
kingdomino-current = Покласти
kingdomino-next = Вибрати
kingdomino-done = готово
kingdomino-castle = замок
kingdomino-half = { $crowns ->
        [0] { $terrain }
        [one] { $terrain } з { $crowns } короною
        [few] { $terrain } з { $crowns } коронами
        [many] { $terrain } з { $crowns } коронами
       *[other] { $terrain } з { $crowns } коронами
    }
kingdomino-tile = доміно { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } праворуч
        [left] { $x } ліворуч
       *[none] { "" }
    } { $along ->
        [down] { $y } вниз
        [up] { $y } вгору
       *[none] { "" }
    }
kingdomino-empty = { $ways ->
        [0] порожньо
        [one] порожньо, { $ways } спосіб покласти
        [few] порожньо, { $ways } способи покласти
        [many] порожньо, { $ways } способів покласти
       *[other] порожньо, { $ways } способів покласти
    }
kingdomino-kingdom = { $points ->
        [one] Королівство: { $player }, { $points } очко
        [few] Королівство: { $player }, { $points } очки
        [many] Королівство: { $player }, { $points } очок
       *[other] Королівство: { $player }, { $points } очок
    }
kingdomino-enlarge = { $points ->
        [one] Подивитися королівство: { $player }, { $points } очко
        [few] Подивитися королівство: { $player }, { $points } очки
        [many] Подивитися королівство: { $player }, { $points } очок
       *[other] Подивитися королівство: { $player }, { $points } очок
    }
kingdomino-own-again = До мого королівства
kingdomino-gain =
    { $has ->
        [yes] { $gain } — { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Поклади { $tile }.
kingdomino-choose-tile = Вибери доміно для наступного раунду.
kingdomino-no-place = Доміно { $number } нікуди не підходить. Його скидають.
kingdomino-discard = Скинути { $number }
kingdomino-next-order = Твій номер у черзі вибору в наступному раунді: { $place }.
kingdomino-one-way = Інший напрямок тут не підходить.
kingdomino-not-here = Сюди доміно не підходить.
kingdomino-move-pick = Вибрати { $tile }
kingdomino-move-discard = Скинути доміно { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b } ({ $gain })
quixo-board = Дошка
quixo-cell =
    { $square }: { $symbol ->
        [cross] хрестик
        [circle] нулик
       *[blank] порожньо
    }{ $dot ->
        [yes] , крапка: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , можна взяти
       *[no] { "" }
    }
quixo-row = Рядок { $row }: { $cells }
quixo-cube-cross = хрестик
quixo-cube-circle = нулик
quixo-cube-blank = порожньо
quixo-choose-cube =
    { $symbol ->
        [cross] Візьми кубик: порожній або з хрестиком.
       *[circle] Візьми кубик: порожній або з нуликом.
    }
quixo-choose-side = З якого боку його засунути?
quixo-move =
    { $side ->
        [top] Кубик { $from }, засунути згори
        [bottom] Кубик { $from }, засунути знизу
        [left] Кубик { $from }, засунути зліва
       *[right] Кубик { $from }, засунути справа
    }
quixo-move-dot = крапка: { $player }
quixo-move-pass = Пас
quixo-must-pass = Узяти нічого: пасуй.
quixo-dot = На кого вказує крапка
quixo-wins = виграє
quixo-loses = Обережно: це складає лінію для іншої сторони!
triominos-table = { $count ->
        [one] Стіл, { $count } камінець { $tiles }
        [few] Стіл, { $count } камінці { $tiles }
        [many] Стіл, { $count } камінців { $tiles }
       *[other] Стіл, { $count } камінців { $tiles }
    }
triominos-spots = Місця, куди підходить камінець
triominos-points =
    { $bonus ->
        [bridge] очки з мостом: { $points }
        [double] очки з подвійним з’єднанням: { $points }
        [hexagon] очки з шестикутником: { $points }
       *[none] { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }
    }
triominos-choose-tile = Вибери камінець із руки.
triominos-choose-spot = { $count ->
        [one] Підходить на { $count } місце.
        [few] Підходить на { $count } місця.
        [many] Підходить на { $count } місць.
       *[other] Підходить на { $count } місць.
    }
triominos-fits-nowhere = { $tile } зараз нікуди не підходить.
triominos-must-draw = Нічого не підходить: тягни.
triominos-must-pass = Нічого не підходить, і тягнути нічого: пасуй.
triominos-draw = Тягнути (−5), лишилося { $count }
triominos-pass = Пас (−10)
triominos-move-start = Викласти першим { $tile }: { $points }
triominos-move-beside = Викласти { $tile } поруч із { $beside }
triominos-move-lay = Викласти { $tile } поруч із { $beside }: { $points }
dominoes-tile = { $left } і { $right }
dominoes-double = дубль { $number }
dominoes-line = { $count ->
        [one] Ланцюжок, { $count } камінець: { $tiles }
        [few] Ланцюжок, { $count } камінці: { $tiles }
        [many] Ланцюжок, { $count } камінців: { $tiles }
       *[other] Ланцюжок, { $count } камінців: { $tiles }
    }
dominoes-ends = Відкриті кінці: зліва { $left }, справа { $right }.
dominoes-end =
    { $end ->
        [left] Лівий кінець: { $number }
        [right] Правий кінець: { $number }
       *[start] Сюди кладуть перший камінець
    }
dominoes-choose-tile = Вибери відповідний камінець.
dominoes-choose-end = Зліва чи справа?
dominoes-fits-nowhere = { $tile } не підходить ні до { $left }, ні до { $right }.
dominoes-must-start = Раунд починається з { $tile }.
dominoes-must-draw = Нічого не підходить: тягни.
dominoes-must-pass = Нічого не підходить, і запас порожній: пасуй.
dominoes-draw = Тягнути, лишилося { $count }
dominoes-pass = Пас
dominoes-sort =
    { $order ->
        [pips] За крапками
        [doubles] Спершу дублі
        [own] Власний порядок
       *[drawn] Як прийшли
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } зліва, до { $number }
        [right] { $tile } справа, до { $number }
       *[start] { $tile } першим камінцем
    }
points-rounds-before = Попередні раунди
points-last-round = Останній раунд
bot-name-number = Комп’ютер { $number } ({ $level })
new-delay = Глядачі бачать ходи
delay-none = відразу
delay-moves =
    { $count ->
        [one] на { $count } хід пізніше
        [few] на { $count } ходи пізніше
        [many] на { $count } ходів пізніше
       *[other] на { $count } ходів пізніше
    }
delay-seconds = { $count ->
    [one] на { $count } секунду пізніше
    [few] на { $count } секунди пізніше
    [many] на { $count } секунд пізніше
   *[other] на { $count } секунди пізніше
}
hand-tiles =
    { $count ->
        [one] { $count } камінець на руках
        [few] { $count } камінці на руках
        [many] { $count } камінців на руках
       *[other] { $count } камінців на руках
    }
round-to = Раунд { $round }, граємо до { $target } очок
tool-resign-sure = Так, справді здатися
since-play = Показати на дошці
since-playing = Що сталося: { $at } з { $all }
since-skip = Пропустити
replay-link = Копіювати посилання на цей хід
settings-install = Установити Klots на цей пристрій
settings-install-about = Буде власний значок і власне вікно; правила й рахунок відкриються і без зв’язку.
notice-matched = Для тебе знайшовся суперник.
notice-go = До столу
account-kind-session = Браузер
account-kind-token = Програма
kingdomino-round = Раунд { $round } з { $rounds }
kingdomino-game = Гра { $game } з { $games }
settings-push = І коли сторінку закрито
settings-push-about = Розробник браузера передає порожній сигнал без жодного тексту. Це вимкнено, доки не ввімкнеш.
notice-called = Твій хід.
