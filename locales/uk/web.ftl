### What only the page says, and no single game.

## On every page

app-title = Klots — чотири гри за одним столом
skip = Перейти до вмісту
loading = Завантаження…
close = Закрити
save = Зберегти
answer-yes = Так
answer-no = Ні
sum = Разом
points = Очки
points-why = { $points ->
        [one] { $points } очко: чому?
        [few] { $points } очки: чому?
        [many] { $points } очок: чому?
       *[other] { $points } очок: чому?
    }
points-bonus = Бонуси
points-before = Попередні ігри
points-rounds-before = Попередні раунди
points-last-round = Попередній раунд
language = Мова
footer = Klots: відкритий для всіх, без облікового запису.
footer-api = API
guest-name = Гість
bot-name = Комп’ютер ({ $level })
bot-beginner-1 = Піп
bot-beginner-2 = Тіллі
bot-beginner-3 = Момо
bot-beginner-4 = Кікі
bot-beginner-5 = Лумі
bot-beginner-6 = Пелле
bot-beginner-7 = Зузу
bot-beginner-8 = Ніно
bot-beginner-9 = Фіфі
bot-easy-1 = Лола
bot-easy-2 = Бенно
bot-easy-3 = Нуні
bot-easy-4 = Коко
bot-easy-5 = Тобі
bot-easy-6 = Мімі
bot-easy-7 = Куно
bot-easy-8 = Ванда
bot-easy-9 = Ліно
bot-medium-1 = Бруно
bot-medium-2 = Міка
bot-medium-3 = Дора
bot-medium-4 = Густо
bot-medium-5 = Нора
bot-medium-6 = Альма
bot-medium-7 = Берта
bot-medium-8 = Арно
bot-medium-9 = Тільда
bot-hard-1 = Фінн
bot-hard-2 = Віра
bot-hard-3 = Руфус
bot-hard-4 = Каспер
bot-hard-5 = Стелла
bot-hard-6 = Фелікс
bot-hard-7 = Роксі
bot-hard-8 = Віктор
bot-hard-9 = Луна
bot-expert-1 = Отто
bot-expert-2 = Ада
bot-expert-3 = Міра
bot-expert-4 = Ірис
bot-expert-5 = Едгар
bot-expert-6 = Клара
bot-expert-7 = Оскар
bot-expert-8 = Нестор
bot-expert-9 = Сельма
bot-beginner-about = Ще вчиться й радіє кожному ходу.
bot-easy-about = Одразу кидається за очками й далеко вперед не дивиться.
bot-medium-about = Має терпіння і перед ходом думає про твою відповідь.
bot-hard-about = Хитра голова: планує наперед і рідко помиляється.
bot-expert-about = Знає всі ігри й не забуває жодної.

## Ways through the page

nav = Сторінки
nav-rules = Правила
nav-pad = Лічильник очок
nav-account = Профіль
nav-settings = Налашту­вання

## Home

home-title = Чотири гри, один стіл
home-lead = Грай відразу проти комп’ютера, на одному пристрої або з друзями за посиланням. Обліковий запис не потрібен.
home-play-now = Грати зараз
home-with-friends = З друзями
home-one-device = На одному пристрої
home-learn = Навчання
home-more = Більше налаштувань…
home-open-tables = Відкриті столи
home-no-tables = Зараз відкритих столів немає. Створи свій, і інші побачать його тут.
home-mine = Твої ігри
home-you-are = Ти граєш під іменем { $name }.
tables-free = { $count ->
        [one] { $count } вільне місце
        [few] { $count } вільні місця
        [many] { $count } вільних місць
       *[other] { $count } вільних місць
    }
tables-join = Приєднатися
tables-watch = Дивитися
tables-go-on = Продовжити
tables-your-turn = Твій хід
tables-look = Перегляд
tables-more = Показати ще

## A new table

new-title = Новий стіл: { $game }
new-device-title = На одному пристрої: { $game }
new-device-about = Усі грають на цьому пристрої. В іграх із прихованими камінцями екран між ходами закривається.
new-seats = Гравці
new-how-many = Кількість гравців
new-you = Ти
new-person = Людина
new-open = Вільне місце
new-name-of = Ім’я гравця { $number }
new-who-sits = Місце { $number }
new-options = Налаштування гри
new-table = Стіл
new-visible = Відкритий: усі бачать цей стіл і можуть приєднатися
new-chat = Гравці можуть писати одне одному
new-late = Хто запізнився, може зайняти вільне місце або місце комп’ютера
new-rated = Рейтингова: без підказок і повернення ходів
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
new-start = Почати гру
new-make = Створити стіл
new-match = Знайти суперника
new-match-about = { $button }: завжди як у правилах. { $clock }.
options-none = За такої кількості гравців налаштувань немає.
options-rulebook = Як у правилах.
options-all = Усі налаштування
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

## Before the game

gather-title = { $game }: стіл
gather-free = вільно
gather-you = ти
gather-host = господар столу
gather-ready = готово
gather-not-ready = ще не готово
gather-sit = Сісти сюди
gather-seat-bot = Комп’ютер…
gather-unseat = Прибрати гравця
gather-name = Твоє ім’я
gather-start = Можна починати
gather-wait = Ще ні
gather-leave = Покинути місце
avatar = Твоя картинка
avatar-number = Картинка { $number }
avatar-about = Її бачать усі за столом.
avatar-change = Ім’я та картинка
gather-waiting = { $count ->
        [one] Чекаємо ще { $count } гравця.
        [few] Чекаємо ще { $count } гравців.
        [many] Чекаємо ще { $count } гравців.
       *[other] Чекаємо ще { $count } гравців.
    }
gather-word = Слово для перемішування
gather-word-about = Сервер уже визначив свій секрет і показує лише його відбиток. Твоє слово додається до перемішування, тож ніхто не міг підлаштувати камінці. Якщо лишити поле порожнім, слово буде випадкове.
gather-commitment = Відбиток секрету:
invite-title = Запросити друзів
invite-about = Надішли це посилання. Хто його відкриє, приєднається одним дотиком.
invite-watch = Надішли це посилання. Хто його відкриє, зможе дивитися.
invite-link = Посилання на цей стіл
invite-copy = Копіювати посилання
invite-copied = Скопійовано
invite-share = Поділитися
invite-qr = Посилання як QR-код

## At the table

turn-yours = Твій хід
turn-of = Ходить { $player }
turn-over = Гру закінчено
turn-paused = Пауза
turn-mark = зараз ходить
title-your-turn = Твій хід
title-over = Гру закінчено
hand = Твої камінці
hand-playable = підходить
hand-earlier = Зсунути камінець ліворуч
hand-later = Зсунути камінець праворуч
hand-tiles =
    { $count ->
        [one] { $count } камінець на руках
        [few] { $count } камінці на руках
        [many] { $count } камінців на руках
       *[other] { $count } камінців на руках
    }
hand-lacks = Точно немає: { $numbers }
round-to = Раунд { $round }, ціль: { $target }
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
move-commit = Зробити хід
move-turn = Обернути
move-back = Скасувати
move-gone = Твій хід більше неможливий.
plan-commit = Запланувати
plan-armed = Заплановано: { $move }. Хід буде зроблено, щойно прийде твоя черга.
plan-off = Запланований хід скасовано.
moves-filter = Введи текст, щоб знайти хід; Enter зробить перший.
moves-count = { $count ->
        [one] { $count } хід
        [few] { $count } ходи
        [many] { $count } ходів
       *[other] { $count } ходів
    }
tool-hint = Підказка
tool-undo = Повернути хід
tool-ask-undo = Попросити повернути хід
tool-moves = Усі ходи
tool-log = Журнал і чат
tool-menu = Ще
tool-result = Результат
tool-read = Озвучити, що на столі
tool-zen = Лише дошка
tool-resign = Здатися
tool-resign-sure = Так, здаюся
tool-leave = Піти (дограє комп’ютер)
rule-link = Правило { $rule }
reconnecting = Зв’язок втрачено. З’єднуємося знову…
bot-plays = Тут грає комп’ютер
bot-plays-for-you = За тебе грає комп’ютер.
play-yourself = Повернутися до гри
play-on = Грати далі
take-over = Хай грає комп’ютер
presence-here = у мережі
presence-away = не біля екрана
presence-gone = не в мережі
watching = { $count ->
        [one] { $count } глядач
        [few] { $count } глядачі
        [many] { $count } глядачів
       *[other] { $count } глядачів
    }
log = Журнал
round-over =
    { $why ->
        [out] Раунд закінчено: у когось скінчилися камінці.
        [blocked] Раунд закінчено: ніхто не може ходити.
       *[none] Минулу гру закінчено.
    }
round-hands = Що лишилося на руках
since-title = Після твого останнього ходу
since-nothing = Поки що нічого.
since-play = Показати на дошці
since-playing = Що сталося: { $at } з { $all }
since-skip = Пропустити
hint-title = Підказка
hint-none = Зараз підказки немає.
hint-value = Шанси на перемогу: { $percent } %.
offer-undo = Попросити повернути хід
offer-draw = Запропонувати нічию
offer-pause = Попросити паузу
offer-rematch = Реванш
offer-undo-asked = { $player } хоче повернути останній хід.
offer-draw-asked = { $player } пропонує нічию.
offer-pause-asked = { $player } просить паузу.
offer-rematch-asked = { $player } пропонує реванш.
offer-undo-waits = Твоє прохання повернути хід надіслано.
offer-draw-waits = Твою пропозицію нічиєї надіслано.
offer-pause-waits = Твоє прохання про паузу надіслано.
offer-rematch-waits = Твою пропозицію реваншу надіслано. Чекаємо на інших.
offer-withdraw = Відкликати
curtain-give = Передай пристрій гравцеві { $player }
curtain-hold = { $player }: натисни й тримай
chat = Чат
chat-presets = Сказати…
chat-own = Написати повідомлення
chat-send = Надіслати
chat-unread = Нові повідомлення: { $count }
chat-team = команда
chat-team-only = Лише партнерові
chat-hello = Привіт!
chat-good-luck = Хай щастить!
chat-well-played = Добре зіграно!
chat-thanks = Дякую!
chat-oops = Ой!
chat-thinking = Дай подумати…
chat-back-soon = Скоро повернуся.
chat-good-game = Гарна гра!
zoom-in = Збільшити
zoom-out = Зменшити
zoom-fit = Показати все
zoom-new-tile = Новий камінець у цьому напрямку
own-table-undone = Ти повертаєш останній хід.
own-table-offered =
    { $offer ->
        [undo] Ти просиш повернути останній хід.
        [draw] Ти пропонуєш нічию.
        [pause] Ти просиш паузу.
        [rematch] Ти пропонуєш реванш.
       *[other] Ти робиш пропозицію.
    }
own-table-accepted = Ти погоджуєшся.
own-table-declined = Ти не погоджуєшся.
own-table-withdrawn = Ти відкликаєш пропозицію.
own-table-took-over = Замість тебе грає бот.
own-table-handed-back = Ти знову в грі.

## Help

help-title = Клавіші й довідка
help-tab = від своїх камінців до дошки й далі
help-arrows = між місцями, де можливий хід
help-enter = вибрати й зіграти показане
help-escape = назад
help-order = переставити камінець у руці
help-turn = обернути (з Shift в інший бік)
help-list = список усіх ходів із пошуком за літерами
help-hint = підказка
help-undo = повернути хід чи попросити
help-read = озвучити, що на столі
help-zen = лише дошка

## After the game

after-title = Результат
after-won = { $count ->
        [1] Перемагає { $players }!
        [one] Перемогу ділять { $players }!
        [few] Перемогу ділять { $players }!
        [many] Перемогу ділять { $players }!
       *[other] Перемогу ділять { $players }!
    }
after-draw = Нічия: не переміг ніхто.
after-flagged = У гравця вийшов час.
after-resigned = Гравець здався.
after-agreed = Усі погодилися на нічию.
after-abandoned = Гра лишилася незакінченою.
after-again = Зіграти ще
after-to-rematch = До реваншу
after-replay = Перегляд
after-record = Зберегти запис
bring-friends = Продовжити з друзями
bring-analyse = Аналізувати на сервері
bring-here = Залишити на цьому пристрої
bring-note = Цю гру почато деінде й перенесено сюди, тому перемішування не можна перевірити.
fair-title = Чи чесно перемішано?
fair-about = Перед грою сервер показав відбиток свого секрету; потім кожен додав слово. Тепер секрет розкрито, і ця сторінка наново обчислює кожен розіграш. Це доводить, що після початку нічого не міняли. Це не доводить, що власник сервера нікому не розкрив секрету.
fair-check = Перевірити всі розіграші
fair-failed = Розіграші не вдалося перевірити: немає секрету, або браузер дозволяє це лише через захищене з’єднання.
fair-commitment =
    { $right ->
        [yes] Секрет відповідає відбитку.
       *[no] Секрет не відповідає відбитку!
    }
fair-draws = Правильні розіграші: { $right } з { $all }.
fair-seal =
    { $seal ->
        [whole] Печатка сходиться: гра, налаштування, імена, слова, ходи й результат ті самі, що були опечатані.
        [names] Печатка сходиться, крім імен: відтоді їх змінили або прибрали.
        [none] Печатки немає: перевірено лише розіграші, але не імена, налаштування, ходи й результат.
       *[wrong] Печатка не сходиться: у цьому записі щось змінено.
    }
replay-title = Перегляд
replay-table = До столу
replay-start = Початок
replay-first = На початок
replay-back = Попередній хід
replay-next = Наступний хід
replay-last = У кінець
replay-play = Відтворити
replay-stop = Стоп
replay-slider = Хід
replay-eyes = Хто дивиться
replay-all = усі
replay-link = Копіювати посилання на цей хід
analysis-title = Аналіз
analysis-about = Комп’ютер ще раз дивиться на кожне рішення. Це забере трохи часу.
analysis-start = Аналізувати
analysis-stop = Зупинити
analysis-busy = Думаю…
analysis-graph = Шанси кожного на перемогу, хід за ходом
analysis-costly = Найдорожчі помилки
analysis-better = { $played } Краще на { $percent } %: { $better }
analysis-no-cost = Дорогих помилок не було.
analysis-luck = Роль удачі
analysis-luck-of = { $player }: шанси на перемогу { $start } % на початку, { $end } % наприкінці. { $fortune ->
    [gain] Удача додала { $luck } %.
    [loss] Невдача забрала { $luck } %.
   *[none] Удача нічого не змінила.
} { $skill ->
    [gain] Ходи додали { $play } %.
    [loss] Ходи забрали { $play } %.
   *[none] Ходи нічого не змінили.
}

## Learning

lesson = Навчальна гра
lesson-next = Далі
lesson-wait = Грай далі, наступна порада скоро.
lesson-stop = Закінчити урок
learn-title = Навчання: { $game }
learn-guided = Твоя перша навчальна гра
learn-guided-about = П’ять хвилин на справжній дошці, крок за кроком. Комп’ютер піддається.
learn-start = Почати
learn-rules = Читати правила
rules-read = Читати

## Score pad

pad-kept = Введене лишається на цьому пристрої.
pad-clear = Очистити
pad-undo = Скасувати останній запис
pad-more = Додати гравця
pad-fewer = Прибрати гравця
pad-add = Записати { $points }
pad-add-round = Додати раунд
pad-round = Раунд
pad-target = Грати до

## Settings

settings-look = Вигляд
settings-theme = Кольори
theme-auto = як на пристрої
theme-light = світлі
theme-dark = темні
theme-contrast = високий контраст
settings-letters = Літери на місцевостях
settings-motion = Анімація
motion-auto = як на пристрої
motion-full = увімкнена
motion-none = вимкнена
settings-pace = Швидкість ходів інших гравців
pace-slow = повільно
pace-normal = нормально
pace-fast = швидко
pace-none = миттєво
settings-play = Гра
settings-confirm = Підтверджувати ходи
confirm-always = завжди
confirm-touch = лише для дотику
confirm-never = ніколи
settings-previews = Показувати, що дасть хід
settings-playable = Позначати камінці, що підходять
settings-ahead = Планувати хід, поки думають інші
settings-ahead-about = Вибери хід до своєї черги й підтвердь його: його буде зроблено автоматично, щойно прийде твоя черга, якщо він ще можливий. Доти Esc або дотик скасовує його. Недоступно в рейтингових іграх із прихованими камінцями.
settings-notices = Сповіщення
settings-sounds = Звуки
settings-notify = Сповіщати, коли мій хід, навіть якщо сторінка у фоні
settings-push = І коли сторінку закрито
settings-push-about = Сповіщення йдуть через службу твого браузера й не містять тексту. Вони вимкнені, доки їх не ввімкнеш.
settings-notify-refused = Браузер не дозволяє сповіщень від цієї сторінки.
settings-install = Установити Klots на цей пристрій
settings-install-about = Klots матиме власний значок і вікно; правила й лічильник очок працюватимуть і без зв’язку.
settings-kept = Налаштування зберігаються на цьому пристрої й працюють без облікового запису.
notice-your-turn = { $game }: твій хід.
notice-called = Твій хід.
notice-matched = Суперника знайдено.
notice-go = До столу
notice-restart = { $seconds ->
        [one] Сервер перезапускається й повернеться за { $seconds } секунду. Нічого не втрачено.
        [few] Сервер перезапускається й повернеться за { $seconds } секунди. Нічого не втрачено.
        [many] Сервер перезапускається й повернеться за { $seconds } секунд. Нічого не втрачено.
       *[other] Сервер перезапускається й повернеться за { $seconds } секунд. Нічого не втрачено.
    }
notice-frozen = Зараз ходи неможливо зберегти. Гра продовжиться автоматично.

## You

account-name = Твоє ім’я
account-name-about = Так тебе бачать за столом.
account-saved = Збережено.
account-account = Обліковий запис (за бажанням)
account-account-about = Обліковий запис зберігає твій рейтинг та ігри, зокрема все, зігране гостем.
account-login = Ім’я користувача
account-password = Пароль
account-old-password = Поточний пароль
account-new-password = Новий пароль
account-change-password = Змінити пароль
account-sign-in = Увійти
account-sign-up = Зареєструватися
account-sign-out = Вийти
account-signed-in = Вхід виконано.
account-signed-out = Вихід виконано.
account-signed-in-as = Вхід виконано: { $name }
account-device = Грати на іншому пристрої
account-device-about = За цим посиланням ти ввійдеш під своїм іменем і на іншому пристрої. Воно працює один раз; нікому його не давай.
account-device-link = Створити посилання
account-played = Твої результати
account-game = Гра
account-games = Ігри
account-won = Перемоги
account-rating = Рейтинг
account-history = Закінчені ігри
account-sessions = Активні пристрої
account-kind-session = Браузер
account-kind-token = Програма
account-this = тут
account-end = Завершити сеанс
account-token = Створити ключ
account-token-label = Назва програми
account-token-once = Показується лише один раз:
account-data = Твої дані
account-data-about = Усе, що про тебе збережено, можна завантажити або видалити.
account-export = Завантажити
account-forget = Видалити всі мої дані
account-forget-sure = Так, видалити все назавжди
account-forgotten = Усі твої дані видалено.
recover-title = Твій профіль на цьому пристрої
recover-about = Це посилання з іншого твого пристрою. Прийми його, і твої ігри будуть і тут.
recover-accept = Так, це я
ranking = Таблиця лідерів
ranking-place = Місце
ranking-name = Ім’я
ranking-empty = У цій грі рейтингу поки що ні в кого немає.

## Games on this device

here-title = Ігри на цьому пристрої
here-about = Ці ігри збережено лише в цьому браузері. Збережи їх у файл, щоб мати копію або перенести на інший пристрій.
here-finished = Закінчені
here-save = Зберегти у файл
here-take = Завантажити з файлу
here-taken = Завантажено ігор: { $count }.
here-no-games = У цьому файлі немає ігор Klots.
here-broken = Не вдалося прочитати ігор: { $count }.
read-title = Відкрити запис
read-about = Вибери запис гри з Klots або встав його текст, щоб переглянути гру ще раз.
read-paste = Текст запису
read-open = Відкрити
here-delete = Видалити
here-delete-sure = Видалити цю гру?
settings-here = Грати проти комп’ютера без сервера
settings-here-about = Ці ігри та ігри на одному пристрої йдуть у цьому браузері й зберігаються лише в ньому. Вимкни це, щоб грати в них на сервері.
local-full = На пристрої немає місця, хід не збережено. Видали кілька ігор або звільни місце та спробуй ще раз.
local-other-tab = Цю гру відкрито в іншій вкладці
local-not-kept = Пристрій не зміг зберегти хід. Спробуй ще раз.
local-broken = На цій сторінці щось пішло не так. Твоя гра в безпеці: перезавантаж сторінку.
update-ready = Готова нова версія Klots.
update-now = Оновити зараз

## Something is missing

problem-home = Головна
problem-again = Спробувати знову
problem-no-page = Такої сторінки немає
problem-no-page-about = Можливо, адреса неповна. З головної сторінки можна потрапити будь-куди.
problem-no-server = Сервер недоступний
problem-no-server-about = Твої ігри в безпеці й продовжаться, коли сервер повернеться. Правила, лічильник очок і налаштування працюють і без нього.
problem-server = На сервері щось пішло не так
problem-server-about = Нічого не втрачено. Спробуй трохи згодом.
problem-not-found = Такого столу немає
problem-not-found-about = Посилання могло застаріти або бути неповним. Попроси нове або створи свій стіл.
problem-full-table = За цим столом немає місць
problem-full-table-about = Усі місця зайняті. Можна створити свій стіл.
generic-choose-move = Вибери хід.
generic-table = Стіл як текст
after-you-win = Перемога за тобою!
after-you-win-by = Перемога за тобою! Відрив: { $points }.
after-won-by = Перемагає { $player }, відрив: { $points }.
after-rounds = Раунд за раундом
after-where-lost = Де все пішло не так?
after-team-won = Перемогли { $players }!
after-resigned-by = { $player } здається.
after-flagged-by = { $player }: час вийшов.
after-resigned-you = Ти здаєшся.
after-flagged-you = Твій час вийшов.
move-waits = Твій хід збережено й буде надіслано, щойно зв’язок повернеться.
round-go-on = Продовжити
you-watch = Ти дивишся гру.
new-level-all = Рівень усіх комп’ютерних гравців
nav-ranking = Таблиця лідерів
invite-here-only = Ця адреса працює лише на цьому пристрої. Запусти Klots з --listen 0.0.0.0:7377, щоб могли приєднатися інші у твоїй мережі.
invite-lan = Це посилання працює у твоїй локальній мережі.
tables-remove = Прибрати
