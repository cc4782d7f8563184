### What only the page says, and no single game.

## On every page

app-title = Klots – четири игри с плочки
skip = Към съдържанието
loading = Зареждане…
close = Затвори
save = Запази
answer-yes = Да
answer-no = Не
sum = Общо
points = Точки
points-why =
    { $points ->
        [one] { $points } точка: защо?
       *[other] { $points } точки: защо?
    }
points-bonus = Бонуси
points-before = Предишни игри
points-rounds-before = Предишни рундове
points-last-round = Предишният рунд
language = Език
footer = Klots: отворен за всички, без регистрация.
footer-api = API
guest-name = Гост
bot-name = Компютър ({ $level })
bot-beginner-1 = Пип
bot-beginner-2 = Тили
bot-beginner-3 = Момо
bot-beginner-4 = Кики
bot-beginner-5 = Луми
bot-beginner-6 = Пеле
bot-beginner-7 = Зузу
bot-beginner-8 = Нино
bot-beginner-9 = Фифи
bot-easy-1 = Лола
bot-easy-2 = Бено
bot-easy-3 = Нуни
bot-easy-4 = Коко
bot-easy-5 = Тоби
bot-easy-6 = Мими
bot-easy-7 = Куно
bot-easy-8 = Ванда
bot-easy-9 = Лино
bot-medium-1 = Бруно
bot-medium-2 = Мика
bot-medium-3 = Дора
bot-medium-4 = Густо
bot-medium-5 = Нора
bot-medium-6 = Алма
bot-medium-7 = Берта
bot-medium-8 = Арно
bot-medium-9 = Тилда
bot-hard-1 = Фин
bot-hard-2 = Вера
bot-hard-3 = Руфус
bot-hard-4 = Каспер
bot-hard-5 = Стела
bot-hard-6 = Феликс
bot-hard-7 = Рокси
bot-hard-8 = Виктор
bot-hard-9 = Луна
bot-expert-1 = Ото
bot-expert-2 = Ада
bot-expert-3 = Мира
bot-expert-4 = Ирис
bot-expert-5 = Едгар
bot-expert-6 = Клара
bot-expert-7 = Оскар
bot-expert-8 = Нестор
bot-expert-9 = Селма
bot-beginner-about = Още се учи и се радва на всеки ход.
bot-easy-about = Бързо грабва точките и не гледа надалеч.
bot-medium-about = Търпелив характер: мисли за отговора ти, преди да играе.
bot-hard-about = Хитър характер: планира напред и рядко греши.
bot-expert-about = Знае всяка игра и не забравя нито една.

## Ways through the page

nav = Страници
nav-rules = Правила
nav-pad = Бележник за точки
nav-account = Профил
nav-settings = Настройки

## Home

home-title = Четири игри с плочки, една маса
home-lead = Играй веднага срещу компютъра, на едно устройство или с приятели чрез връзка. Без регистрация.
home-play-now = Играй сега
home-with-friends = С приятели
home-one-device = На едно устройство
home-learn = Научи играта
home-more = Още възможности…
home-open-tables = Отворени маси
home-no-tables = В момента няма отворени маси. Създай една и другите ще я видят тук.
home-mine = Твоите игри
home-you-are = Играеш като { $name }.
tables-free =
    { $count ->
        [one] { $count } свободно място
       *[other] { $count } свободни места
    }
tables-join = Включи се
tables-watch = Гледай
tables-go-on = Продължи
tables-your-turn = Твой ред е
tables-look = Преглед
tables-more = Покажи още

## A new table

new-title = Нова маса: { $game }
new-device-title = На едно устройство: { $game }
new-device-about = Всички играят на това устройство. В игрите със скрити плочки екранът се закрива между ходовете.
new-seats = Играчи
new-how-many = Брой играчи
new-you = Ти
new-person = Човек
new-open = Свободно място
new-name-of = Име на играч { $number }
new-who-sits = Място { $number }
new-options = Настройки на играта
new-table = Маса
new-visible = Публична: всеки вижда тази маса и може да се включи
new-chat = Играчите могат да си пишат
new-late = Закъснелите могат да заемат свободно място или място на компютър
new-rated = За рейтинг: без подсказки и без връщане на ходове
new-delay = Зрителите виждат ходовете
delay-none = веднага
delay-moves =
    { $count ->
        [one] { $count } ход по-късно
       *[other] { $count } хода по-късно
    }
delay-seconds =
    { $count ->
        [one] { $count } секунда по-късно
       *[other] { $count } секунди по-късно
    }
new-start = Започни играта
new-make = Създай маса
new-match = Намери противник
new-match-about = { $button }: винаги както в правилата. { $clock }.
options-none = При този брой играчи играта няма настройки.
options-rulebook = Както в правилата.
options-all = Всички настройки
clock = Часовник
clock-none = Без часовник
clock-move =
    { $seconds ->
        [one] { $seconds } секунда на ход
       *[other] { $seconds } секунди на ход
    }
clock-game =
    { $minutes ->
        [one] { $minutes } минута за всеки
       *[other] { $minutes } минути за всеки
    } + { $increment } сек
clock-days =
    { $days ->
        [one] { $days } ден на ход
       *[other] { $days } дни на ход
    }
clock-days-left =
    { $days ->
        [one] { $days } ден
       *[other] { $days } дни
    }
clock-low =
    { $seconds ->
        [one] остава { $seconds } секунда
       *[other] остават { $seconds } секунди
    }

## Before the game

gather-title = { $game }: маса
gather-free = свободно
gather-you = ти
gather-host = домакин
gather-ready = готово
gather-not-ready = още не
gather-sit = Седни тук
gather-seat-bot = Компютър…
gather-unseat = Премахни играча
gather-name = Твоето име
gather-start = Да започваме
gather-wait = Още не
gather-leave = Напусни мястото
avatar = Твоята картинка
avatar-number = Картинка { $number }
avatar-about = Виждат я всички на масата.
avatar-change = Име и картинка
gather-waiting =
    { $count ->
        [one] Чака се още { $count } играч.
       *[other] Чакат се още { $count } играчи.
    }
gather-word = Дума за разбъркването
gather-word-about = Сървърът вече е определил тайната си и показва само отпечатъка ѝ. Твоята дума се добавя към разбъркването, така че никой не може да е нагласил плочките. Ако оставиш полето празно, се взема случайна дума.
gather-commitment = Отпечатък на тайната:
invite-title = Покани приятели
invite-about = Изпрати тази връзка. Който я отвори, се включва с едно докосване.
invite-watch = Изпрати тази връзка. Който я отвори, може да гледа.
invite-link = Връзка към тази маса
invite-copy = Копирай връзката
invite-copied = Копирано
invite-share = Сподели
invite-qr = Връзката като QR код

## At the table

turn-yours = Твой ред е
turn-of = На ход е { $player }
turn-over = Играта свърши
turn-paused = Пауза
turn-mark = е на ход
title-your-turn = Твой ред е
title-over = Край на играта
hand = Твоите плочки
hand-playable = пасва
hand-earlier = Премести плочката наляво
hand-later = Премести плочката надясно
hand-tiles =
    { $count ->
        [one] { $count } плочка в ръка
       *[other] { $count } плочки в ръка
    }
hand-lacks = Със сигурност няма: { $numbers }
round-to = Рунд { $round }, играе се до { $target } точки
hand-count =
    { $player }: { $count ->
        [one] { $count } плочка
       *[other] { $count } плочки
    } в ръка, { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }
move-commit = Изиграй
move-turn = Завърти
move-back = Отказ
move-gone = Ходът ти вече не е възможен.
plan-commit = Планирай
plan-armed = Планирано: { $move }. Ще се изиграе, щом дойде твой ред.
plan-off = Планираният ход е отменен.
moves-filter = Пиши, за да намериш ход; Enter играе първия.
moves-count =
    { $count ->
        [one] { $count } ход
       *[other] { $count } хода
    }
tool-hint = Подсказка
tool-undo = Върни хода
tool-ask-undo = Поискай връщане на ход
tool-moves = Всички ходове
tool-log = Дневник и чат
tool-menu = Още
tool-result = Резултат
tool-read = Прочети на глас какво е на масата
tool-zen = Само дъската
tool-resign = Предай се
tool-resign-sure = Да, предавам се
tool-leave = Напусни (компютърът продължава)
rule-link = Правило { $rule }
reconnecting = Връзката прекъсна. Свързване отново…
bot-plays = Тук играе компютърът
bot-plays-for-you = Компютърът играе вместо теб.
play-yourself = Върни се в играта
play-on = Продължи
take-over = Нека играе компютърът
presence-here = онлайн
presence-away = отсъства
presence-gone = офлайн
watching =
    { $count ->
        [one] { $count } зрител
       *[other] { $count } зрители
    }
log = Дневник
round-over =
    { $why ->
        [out] Рундът свърши: играч остана без плочки.
        [blocked] Рундът свърши: никой не може да играе.
       *[none] Предишната игра свърши.
    }
round-hands = Какво остана в ръка
since-title = След последния ти ход
since-nothing = Още нищо.
since-play = Покажи на дъската
since-playing = Какво се случи: { $at } от { $all }
since-skip = Пропусни
hint-title = Подсказка
hint-none = Сега няма подсказка.
hint-value = Шанс за победа: { $percent }%.
offer-undo = Поискай връщане на ход
offer-draw = Предложи реми
offer-pause = Поискай пауза
offer-rematch = Реванш
offer-undo-asked = { $player } иска да върне последния ход.
offer-draw-asked = { $player } предлага реми.
offer-pause-asked = { $player } моли за пауза.
offer-rematch-asked = { $player } предлага реванш.
offer-undo-waits = Молбата ти да върнеш хода е изпратена.
offer-draw-waits = Предложението ти за реми е изпратено.
offer-pause-waits = Молбата ти за пауза е изпратена.
offer-rematch-waits = Предложението ти за реванш е изпратено. Чакаме другите.
offer-withdraw = Оттегли
curtain-give = Дай устройството на { $player }
curtain-hold = { $player }: натисни и задръж
chat = Чат
chat-presets = Кажи…
chat-own = Напиши съобщение
chat-send = Изпрати
chat-unread = Нови съобщения: { $count }
chat-team = отбор
chat-team-only = Само до партньора ми
chat-hello = Привет!
chat-good-luck = Успех!
chat-well-played = Добре изиграно!
chat-thanks = Благодаря!
chat-oops = Опа!
chat-thinking = Нека помисля…
chat-back-soon = Връщам се след малко.
chat-good-game = Хубава игра!
zoom-in = Увеличи
zoom-out = Намали
zoom-fit = Покажи всичко
zoom-new-tile = Новата плочка е натам
own-table-undone = Връщаш последния ход.
own-table-offered =
    { $offer ->
        [undo] Молиш да върнеш последния ход.
        [draw] Предлагаш реми.
        [pause] Молиш за пауза.
        [rematch] Предлагаш реванш.
       *[other] Правиш предложение.
    }
own-table-accepted = Съгласяваш се.
own-table-declined = Не се съгласяваш.
own-table-withdrawn = Оттегляш предложението.
own-table-took-over = Бот играе вместо теб.
own-table-handed-back = Връщаш се в играта.

## Help

help-title = Клавиши и помощ
help-tab = от плочките ти към дъската и нататък
help-arrows = между местата, където има възможен ход
help-enter = избери и изиграй показаното
help-escape = назад
help-order = премести плочка в ръката си
help-turn = завърти (с Shift в другата посока)
help-list = списък на всички ходове, с търсене
help-hint = подсказка
help-undo = върни хода или помоли за това
help-read = прочети на глас какво е на масата
help-zen = само дъската

## After the game

after-title = Резултат
after-won =
    { $count ->
        [one] { $players } печели!
       *[other] { $players } си поделят победата!
    }
after-draw = Реми: никой не печели.
after-flagged = Времето на играч изтече.
after-resigned = Играч се предаде.
after-agreed = Всички се съгласиха на реми.
after-abandoned = Играта остана недовършена.
after-again = Играй пак
after-to-rematch = Към реванша
after-replay = Преглед
after-record = Запази записа
bring-friends = Продължи с приятели
bring-analyse = Анализирай на сървъра
bring-here = Запази на това устройство
bring-note = Тази игра е започната другаде и е донесена тук, затова разбъркването ѝ не може да се провери.
fair-title = Честно ли беше разбъркването?
fair-about = Преди играта сървърът показа отпечатъка на тайната си; после всеки добави дума. Сега тайната е разкрита и тази страница изчислява отново всяко теглене. Това доказва, че нищо не е променено след началото. Не доказва, че този, който управлява сървъра, е запазил тайната за себе си.
fair-check = Провери всяко теглене
fair-failed = Тегленията не могат да се проверят: няма тайна или браузърът го позволява само при защитена връзка.
fair-commitment =
    { $right ->
        [yes] Тайната отговаря на отпечатъка.
       *[no] Тайната не отговаря на отпечатъка!
    }
fair-draws = Верни тегления: { $right } от { $all }.
fair-seal =
    { $seal ->
        [whole] Печатът съвпада: играта, настройките, имената, думите, ходовете и резултатът са тези, които бяха подпечатани.
        [names] Печатът съвпада, освен имената: те са променени или премахнати оттогава.
        [none] Няма печат: проверени са само тегленията, не и имената, настройките, ходовете и резултатът.
       *[wrong] Печатът не съвпада: нещо в този запис е променено.
    }
replay-title = Преглед
replay-table = Към масата
replay-start = Началото
replay-first = Към началото
replay-back = Предишен ход
replay-next = Следващ ход
replay-last = Към края
replay-play = Пусни
replay-stop = Спри
replay-slider = Ход
replay-eyes = През очите на
replay-all = всички
replay-link = Копирай връзка към този ход
analysis-title = Анализ
analysis-about = Компютърът преглежда отново всяко решение. Това отнема малко време.
analysis-start = Анализирай
analysis-stop = Спри
analysis-busy = Мисли…
analysis-graph = Шансът на всеки за победа, ход по ход
analysis-costly = Най-скъпите ходове
analysis-better = { $played } По-добре с { $percent }%: { $better }
analysis-no-cost = Никой ход не струваше много.
analysis-luck = Ролята на късмета
analysis-luck-of = { $player }: шанс за победа { $start }% в началото, { $end }% в края. { $fortune ->
    [gain] Късметът добави { $luck }%.
    [loss] Лошият късмет отне { $luck }%.
   *[none] Късметът не промени нищо.
} { $skill ->
    [gain] Ходовете добавиха { $play }%.
    [loss] Ходовете отнеха { $play }%.
   *[none] Ходовете не промениха нищо.
}

## Learning

lesson = Учебна игра
lesson-next = Напред
lesson-wait = Играй нататък, следващият съвет идва скоро.
lesson-stop = Напусни урока
learn-title = Научи { $game }
learn-guided = Първата ти учебна игра
learn-guided-about = Пет минути на истинската дъска, стъпка по стъпка. Компютърът не играе с пълна сила.
learn-start = Започни
learn-rules = Прочети правилата
rules-read = Прочети

## Score pad

pad-kept = Въведеното остава на това устройство.
pad-clear = Изчисти
pad-undo = Отмени последния запис
pad-more = Добави играч
pad-fewer = Премахни играч
pad-add = Запиши { $points }
pad-add-round = Добави рунда
pad-round = Рунд
pad-target = Играе се до

## Settings

settings-look = Изглед
settings-theme = Цветове
theme-auto = като устройството
theme-light = светли
theme-dark = тъмни
theme-contrast = висок контраст
settings-letters = Букви върху терените
settings-motion = Анимация
motion-auto = като устройството
motion-full = включена
motion-none = изключена
settings-pace = Скорост на ходовете на другите
pace-slow = бавно
pace-normal = нормално
pace-fast = бързо
pace-none = веднага
settings-play = Игра
settings-confirm = Потвърждаване на ходове
confirm-always = винаги
confirm-touch = само при докосване
confirm-never = никога
settings-previews = Показвай какво носи ходът
settings-playable = Отбелязвай плочките, които пасват
settings-ahead = Планирай ход, докато другите мислят
settings-ahead-about = Избери ход преди реда си и го потвърди: изиграва се автоматично, щом дойде твой ред, ако още е възможен. Дотогава Esc или докосване го отменя. Не важи в игри за рейтинг със скрити плочки.
settings-notices = Известия
settings-sounds = Звуци
settings-notify = Известявай ме, когато е мой ред, дори страницата да е на заден план
settings-push = И когато страницата е затворена
settings-push-about = Известията минават през услугата на твоя браузър и не съдържат текст. Изключени са, докато не ги включиш.
settings-notify-refused = Браузърът не позволява известия от тази страница.
settings-install = Инсталирай Klots на това устройство
settings-install-about = Klots получава своя икона и прозорец; правилата и бележникът работят и без връзка.
settings-kept = Настройките се пазят на това устройство и работят без акаунт.
notice-your-turn = { $game }: твой ред е.
notice-called = Твой ред е.
notice-matched = Намерен е противник.
notice-go = Към масата
notice-restart =
    { $seconds ->
        [one] Сървърът се рестартира и ще се върне след { $seconds } секунда. Нищо не е загубено.
       *[other] Сървърът се рестартира и ще се върне след { $seconds } секунди. Нищо не е загубено.
    }
notice-frozen = В момента ходовете не могат да се запазят. Играта продължава автоматично.

## You

account-name = Твоето име
account-name-about = Така те виждат другите на масата.
account-saved = Запазено.
account-account = Акаунт (по избор)
account-account-about = Акаунтът пази рейтинга и игрите ти, включително всичко, изиграно като гост.
account-login = Потребителско име
account-password = Парола
account-old-password = Текуща парола
account-new-password = Нова парола
account-change-password = Смени паролата
account-sign-in = Вход
account-sign-up = Създай акаунт
account-sign-out = Изход
account-signed-in = Влизането е успешно.
account-signed-out = Излизането е успешно.
account-signed-in-as = Акаунт: { $name }
account-device = Играй на друго устройство
account-device-about = С тази връзка влизаш от друго устройство. Работи веднъж; не я давай на никого.
account-device-link = Създай връзка
account-played = Твоите резултати
account-game = Игра
account-games = Игри
account-won = Победи
account-rating = Рейтинг
account-history = Завършени игри
account-sessions = Активни устройства
account-kind-session = Браузър
account-kind-token = Програма
account-this = тук
account-end = Прекрати сесията
account-token = Създай ключ
account-token-label = Име на програмата
account-token-once = Показва се само веднъж:
account-data = Твоите данни
account-data-about = Можеш да изтеглиш всичко, което се пази за теб, или да го изтриеш.
account-export = Изтегли
account-forget = Изтрий всичките ми данни
account-forget-sure = Да, изтрий всичко завинаги
account-forgotten = Всичките ти данни са изтрити.
recover-title = Използвай профила си на това устройство
recover-about = Тази връзка идва от друго твое устройство. След като приемеш, игрите ти ще са и тук.
recover-accept = Да, това съм аз
ranking = Класиране
ranking-place = Място
ranking-name = Име
ranking-empty = Още никой няма рейтинг в тази игра.

## Games on this device

here-title = Игри на това устройство
here-about = Тези игри са запазени само в този браузър. Запази ги във файл, за да имаш копие или да ги пренесеш на друго устройство.
here-finished = Завършени
here-save = Запази във файл
here-take = Зареди от файл
here-taken = Заредени игри: { $count }.
here-no-games = Този файл не съдържа игри от Klots.
here-broken = Игри, които не можаха да бъдат прочетени: { $count }.
read-title = Отвори запис
read-about = Избери запис на игра от Klots или постави текста му, за да разгледаш играта отново.
read-paste = Текст на записа
read-open = Отвори
here-delete = Изтрий
here-delete-sure = Да се изтрие ли тази игра?
settings-here = Играй срещу компютъра без сървър
settings-here-about = Тези игри и игрите на едно устройство вървят в този браузър и се пазят само в него. Изключи това, за да ги играеш на сървъра.
local-full = Няма повече място на устройството и ходът не е запазен. Изтрий някои игри или освободи място и опитай пак.
local-other-tab = Тази игра е отворена в друг раздел
local-not-kept = Устройството не успя да запази хода. Опитай пак.
local-broken = Нещо се обърка на тази страница. Играта ти е запазена: презареди страницата.
update-ready = Има нова версия на Klots.
update-now = Обнови сега

## Something is missing

problem-home = Начало
problem-again = Опитай пак
problem-no-page = Няма такава страница
problem-no-page-about = Може би адресът е непълен. До всичко се стига от началната страница.
problem-no-server = Няма връзка със сървъра
problem-no-server-about = Игрите ти са на сигурно и ще продължат, щом сървърът се върне. Правилата, бележникът и настройките работят и без него.
problem-server = Нещо се обърка на сървъра
problem-server-about = Нищо не е загубено. Опитай пак след малко.
problem-not-found = Няма такава маса
problem-not-found-about = Връзката може да е стара или непълна. Поискай нова или създай своя маса.
problem-full-table = Тази маса е пълна
problem-full-table-about = Всички места са заети. Можеш да създадеш своя маса.
generic-choose-move = Избери ход.
generic-table = Масата като текст
after-you-win = Ти спечели!
after-you-win-by = Ти спечели с разлика от { $points }!
after-won-by = { $player } печели с разлика от { $points }.
after-rounds = Рунд по рунд
after-where-lost = Къде сбърках?
after-team-won = Печелят { $players }!
after-resigned-by = { $player } се предава.
after-flagged-by = Времето на { $player } изтече.
after-resigned-you = Ти се предаде.
after-flagged-you = Времето ти изтече.
move-waits = Ходът ти е запазен и ще се изпрати, щом връзката се върне.
round-go-on = Продължи
you-watch = Гледаш играта.
new-level-all = Ниво на всички компютърни играчи
nav-ranking = Класиране
invite-here-only = Този адрес работи само на това устройство. Стартирай Klots с --listen 0.0.0.0:7377, за да могат да се включат и други от мрежата ти.
invite-lan = Тази връзка работи в локалната ти мрежа.
tables-remove = Премахни
