app-title = Klots — четыре игры за одним столом
skip = К содержимому
loading = Загрузка …
close = Закрыть
save = Сохранить
answer-yes = Да
answer-no = Нет
sum = Сумма
points = Очки
points-why = { $points ->
        [one] { $points } очко: почему?
        [few] { $points } очка: почему?
        [many] { $points } очков: почему?
       *[other] { $points } очка: почему?
    }
points-bonus = Бонусы
points-before = Прошлые игры
language = Язык
footer = Klots: открыт для всех, без учётной записи.
footer-api = Для программ
guest-name = Гость
bot-name = Компьютер ({ $level })
nav = Страницы
nav-rules = Правила
nav-pad = Счёт
nav-account = Ты
nav-settings = Настройки
home-title = Четыре игры, один стол
home-lead = Играй сразу против компьютера, на одном устройстве или с друзьями по ссылке. Учётная запись не нужна.
home-kingdomino = Клади домино вокруг замка и считай короны на своих землях.
home-triominos = Клади треугольные костяшки, совмещай углы, замыкай шестиугольник.
home-quixo = Возьми кубик, вдвинь его обратно и собери пять в ряд.
home-dominoes = Длинная змейка до «девять-девять», от двух до десяти игроков.
home-play-now = Играть
home-with-friends = С друзьями
home-one-device = На одном устройстве
home-learn = Обучение
home-more = Ещё варианты …
home-open-tables = Открытые столы
home-no-tables = Сейчас ни один стол не ждёт. Создай свой, и другие увидят его здесь.
home-mine = Твои игры
home-you-are = Ты здесь под именем { $name }.
tables-free = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных места
    }
tables-join = Сесть
tables-watch = Смотреть
tables-go-on = Продолжить
tables-your-turn = Твой ход
tables-look = Просмотр
new-title = Новый стол: { $game }
new-device-title = На одном устройстве: { $game }
new-device-about = Все играют на этом устройстве. Где руки скрыты, между ходами опускается занавес.
new-seats = Кто играет
new-how-many = Число игроков
new-you = Ты
new-person = Человек
new-open = Свободно для желающих
new-name-of = Имя игрока { $number }
new-who-sits = Кто на месте { $number }
new-options = Как играть
new-table = Стол
new-visible = Все видят этот стол и могут сесть
new-chat = Можно писать друг другу
new-rated = На рейтинг: без подсказок и возврата
new-start = Начать игру
new-make = Создать стол
new-match = Найти соперника
options-none = При таком числе игроков вариантов нет.
clock = Часы
clock-none = Без часов
clock-move = { $seconds ->
        [one] { $seconds } секунда на ход
        [few] { $seconds } секунды на ход
        [many] { $seconds } секунд на ход
       *[other] { $seconds } секунды на ход
    }
clock-game = { $minutes ->
        [one] по { $minutes } минуте
        [few] по { $minutes } минуты
        [many] по { $minutes } минут
       *[other] по { $minutes } минуты
    } + { $increment } с
clock-days = { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
clock-days-left = { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
clock-low = { $seconds ->
        [one] осталась { $seconds } секунда
        [few] остались { $seconds } секунды
        [many] осталось { $seconds } секунд
       *[other] остались { $seconds } секунды
    }
gather-title = { $game }: стол
gather-free = свободно
gather-you = ты
gather-host = хозяин стола
gather-ready = на старте
gather-not-ready = ещё не на старте
gather-sit = Сесть сюда
gather-seat-bot = Компьютер …
gather-unseat = Освободить
gather-name = Твоё имя
gather-start = Всё готово: начать
gather-wait = Подождать
gather-leave = Встать
gather-waiting = { $count ->
        [one] Ждём ещё { $count } игрока.
        [few] Ждём ещё { $count } игроков.
        [many] Ждём ещё { $count } игроков.
       *[other] Ждём ещё { $count } игроков.
    }
gather-word = Слово для перемешивания
gather-word-about = Сервер уже закрепил свой секрет; показан только отпечаток. Твоё слово подмешивается, так что никто не мог подобрать костяшки. Оставь пустым, и будет взято случайное.
gather-commitment = Отпечаток секрета:
invite-title = Пригласить друзей
invite-about = Отправь эту ссылку. Кто её откроет, сядет за стол одним касанием.
invite-link = Ссылка на этот стол
invite-copy = Копировать ссылку
invite-copied = Скопировано
invite-share = Поделиться
invite-qr = Ссылка как QR-код
turn-yours = Твой ход
turn-of = Ходит { $player }
turn-over = Игра окончена
turn-paused = В игре перерыв
turn-mark = сейчас ходит
title-your-turn = Твой ход
title-over = Игра окончена
hand = Твоя рука
hand-playable = подходит
hand-earlier = Сдвинуть костяшку влево
hand-later = Сдвинуть костяшку вправо
hand-count = { $player }: на руках { $count ->
        [one] { $count } костяшка
        [few] { $count } костяшки
        [many] { $count } костяшек
       *[other] { $count } костяшки
    }, { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
pool-count = { $count ->
        [one] { $count } костяшка в запасе
        [few] { $count } костяшки в запасе
        [many] { $count } костяшек в запасе
       *[other] { $count } костяшки в запасе
    }
stock-count = { $count ->
        [one] { $count } костяшка на базаре
        [few] { $count } костяшки на базаре
        [many] { $count } костяшек на базаре
       *[other] { $count } костяшки на базаре
    }
move-commit = Играть
move-turn = Повернуть
move-back = Убрать
move-gone = Твой ход больше невозможен.
plan-commit = Запланировать
plan-armed = Запланировано: { $move }. Ход будет сделан, как только придёт твоя очередь.
plan-off = Запланированный ход отменён.
moves-filter = Набирай, чтобы найти ход; Enter играет первый.
moves-count = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
tool-hint = Подсказка
tool-undo = Вернуть ход
tool-ask-undo = Просить вернуть ход
tool-moves = Все ходы
tool-log = Журнал и чат
tool-menu = Ещё
tool-result = Результат
tool-read = Прочитать стол вслух
tool-zen = Только доска
tool-resign = Сдаться
tool-leave = Уйти (доиграет компьютер)
rule-link = Правило { $rule }
reconnecting = Связь потеряна. Переподключение …
bot-plays = Здесь играет компьютер
bot-plays-for-you = За тебя играет компьютер.
play-yourself = Вернуться в игру
play-on = Играть дальше
take-over = Пусть играет компьютер
presence-here = здесь
presence-away = не у экрана
presence-gone = не в сети
watching = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
log = Что произошло
round-over =
    { $why ->
        [out] Раунд окончен: чья-то рука пуста.
        [blocked] Раунд окончен: никто не может ходить.
       *[none] Прошлая игра окончена.
    }
round-hands = Что осталось на руках
since-title = После твоего хода
since-nothing = Пока ничего.
hint-title = Подсказка
hint-none = Сейчас подсказки нет.
hint-value = Шансы на победу { $percent } %.
offer-undo = Просить вернуть ход
offer-draw = Предложить ничью
offer-pause = Просить перерыв
offer-rematch = Сыграть ещё
offer-undo-asked = { $player } хочет вернуть последний ход.
offer-draw-asked = { $player } предлагает ничью.
offer-pause-asked = { $player } просит перерыв.
offer-rematch-asked = { $player } хочет сыграть ещё.
offer-undo-waits = Твоя просьба вернуть ход отправлена.
offer-draw-waits = Твоё предложение ничьей отправлено.
offer-pause-waits = Твоя просьба о перерыве отправлена.
offer-rematch-waits = Ты хочешь сыграть ещё. Ждём остальных.
offer-withdraw = Отменить
curtain-give = Передай устройство: { $player }
curtain-hold = { $player }: нажми и держи
chat = Чат
chat-presets = Сказать …
chat-own = Написать
chat-send = Отправить
chat-team = команда
chat-team-only = Только партнёру
chat-hello = Привет!
chat-good-luck = Удачи!
chat-well-played = Хорошо сыграно!
chat-thanks = Спасибо!
chat-oops = Ой!
chat-thinking = Дай подумать …
chat-back-soon = Скоро вернусь.
chat-good-game = Хорошая игра!
zoom-in = Крупнее
zoom-out = Мельче
zoom-fit = Показать всё
zoom-new-tile = Новая костяшка в этой стороне
help-title = Клавиши и справка
help-kingdomino = Выбери светящуюся клетку; там появится домино и его очки. Поверни его, потом сыграй. D ведёт к домино на выбор, P — к твоему королевству.
help-triominos = Выбери костяшку из руки (1–9), затем одно из светящихся мест. Тяни стол, чтобы сдвинуть его; 0 показывает всё.
help-quixo = Возьми кубик со светлой каймой, затем выбери, с какой стороны его вдвинуть. С клавиатуры: стрелки, Enter, затем стрелка этой стороны.
help-dominoes = Выбери костяшку из руки (1–9), затем конец змейки: левый или правый.
help-tab = от руки к доске и дальше
help-arrows = между местами, где возможен ход
help-enter = выбрать и сыграть показанное
help-escape = назад
help-order = переставить костяшку в руке
help-turn = повернуть (с Shift в другую сторону)
help-list = список всех ходов с поиском по буквам
help-hint = подсказка
help-undo = вернуть ход или попросить об этом
help-read = прочитать стол вслух
help-zen = только доска
after-title = Результат
after-won = { $count ->
        [1] Побеждает { $players }!
        [one] Победу делят { $players }!
        [few] Победу делят { $players }!
        [many] Победу делят { $players }!
       *[other] Победу делят { $players }!
    }
after-draw = Ничья: не победил никто.
after-flagged = У кого-то вышло время.
after-resigned = Кто-то сдался.
after-agreed = Все согласились на ничью.
after-abandoned = Игра осталась незаконченной.
after-again = Сыграть ещё
after-to-rematch = К следующей игре
after-replay = Просмотр
after-record = Сохранить запись
fair-title = Честно ли перемешано?
fair-about = Перед игрой сервер показал отпечаток своего секрета; затем каждый добавил слово. Теперь секрет открыт, и эта страница пересчитывает каждый розыгрыш. Это доказывает, что после начала ничего не меняли. Это не доказывает, что владелец сервера не выдал секрет знакомому.
fair-check = Пересчитать розыгрыши
fair-failed = Розыгрыши не удалось проверить: нет секрета, или браузер разрешает это только по защищённому соединению.
fair-commitment =
    { $right ->
        [yes] Секрет соответствует отпечатку.
       *[no] Секрет не соответствует отпечатку!
    }
fair-draws = { $right } из { $all } розыгрышей совпадают с расчётом.
replay-title = Просмотр
replay-table = К столу
replay-start = Начало
replay-first = В начало
replay-back = На ход назад
replay-next = На ход вперёд
replay-last = В конец
replay-play = Воспроизвести
replay-stop = Стоп
replay-slider = Ход
replay-eyes = Кто смотрит
replay-all = все
analysis-title = Анализ
analysis-about = Компьютер ещё раз смотрит на каждое решение. Это займёт немного времени.
analysis-start = Анализ
analysis-busy = Думаю …
analysis-graph = Шансы каждого на победу, ход за ходом
analysis-costly = Самые дорогие ходы
analysis-better = { $played } Лучше на { $percent } %: { $better }
analysis-no-cost = Дорогих ошибок не было.
analysis-luck = Роль удачи
analysis-luck-of = { $player }: { $percent } %
lesson = Учебная игра
lesson-next = Дальше
lesson-stop = Закончить урок
learn-title = Обучение: { $game }
learn-guided = Первая игра с объяснениями
learn-guided-about = Пять минут на настоящей доске, по одной мысли за раз. Компьютер играет мягко.
learn-start = Начать
learn-rules = Читать правила
rules-read = Читать
pad-kept = Введённое остаётся на этом устройстве.
pad-clear = Очистить
pad-undo = Убрать последнюю строку
pad-more = Добавить игрока
pad-fewer = Убрать игрока
pad-whose = Чей ход
pad-what = Что
pad-value = Стоимость костяшки
pad-others = Стоимость чужих рук
pad-add = Записать { $points }
pad-add-round = Добавить раунд
pad-round = Раунд
pad-target = Играть до
pad-terrain = Местность
pad-crowns = Короны
pad-empty = пусто
pad-kingdom = Королевство
pad-size = { $size } × { $size } клеток
pad-kingdomino-about = Выбери местность и её короны, затем касайся клеток королевства.
pad-triominos-about = Записывай каждую костяшку, каждый добор и конец каждого раунда; сумма считается сама.
pad-dominoes-about = После каждого раунда введи, что у кого осталось на руках (дупель считается один раз). Наименьшая сумма побеждает и получает остальное.
pad-deed-lay = Костяшка выложена
pad-deed-start = Первая костяшка раунда
pad-deed-bridge = Мост
pad-deed-double = Двойное соединение
pad-deed-hexagon = Шестиугольник
pad-deed-hexagons2 = Два шестиугольника
pad-deed-hexagons3 = Три шестиугольника
pad-deed-draw = Костяшка взята
pad-deed-stuck = Ход без костяшки
pad-deed-out = Рука пуста, раунд выигран
pad-deed-blocked = Наименьшая рука в заблокированном раунде
settings-look = Внешний вид
settings-theme = Цвета
theme-auto = как на устройстве
theme-light = светлые
theme-dark = тёмные
theme-contrast = высокий контраст
settings-letters = Буква на каждой местности
settings-motion = Анимация
motion-auto = как на устройстве
motion-full = включена
motion-none = выключена
settings-play = Как играть
settings-confirm = Подтверждать ходы
confirm-always = всегда
confirm-touch = только при касании
confirm-never = никогда
settings-previews = Показывать, что даст ход
settings-playable = Отмечать подходящие костяшки
settings-ahead = Планировать ход, пока думают другие
settings-ahead-about = Выбери ход до своей очереди и подтверди его: он будет сделан сам, как только придёт твоя очередь, если ещё возможен. До тех пор Esc или касание отменяет его. Недоступно в играх на рейтинг со скрытыми костяшками.
settings-notices = Уведомления
settings-sounds = Звуки
settings-notify = Сообщать, когда мой ход, даже если страница в фоне
settings-notify-refused = Браузер не разрешает уведомления этой страницы.
settings-kept = Настройки хранятся на этом устройстве и работают без учётной записи.
notice-your-turn = { $game }: твой ход.
notice-restart = { $seconds ->
        [one] Сервер перезапускается и вернётся через { $seconds } секунду. Ничего не потеряно.
        [few] Сервер перезапускается и вернётся через { $seconds } секунды. Ничего не потеряно.
        [many] Сервер перезапускается и вернётся через { $seconds } секунд. Ничего не потеряно.
       *[other] Сервер перезапускается и вернётся через { $seconds } секунды. Ничего не потеряно.
    }
notice-frozen = Сервер сейчас не может сохранять ходы. Он продолжит сам.
account-name = Твоё имя
account-name-about = Так тебя видят за столом.
account-saved = Сохранено.
account-account = Учётная запись, если хочешь
account-account-about = Она хранит твой рейтинг и игры. Всё, что сыграно гостем, перейдёт в неё.
account-login = Имя для входа
account-password = Пароль
account-new-password = Новый пароль
account-change-password = Сменить пароль
account-sign-in = Войти
account-sign-up = Создать учётную запись
account-sign-out = Выйти
account-signed-in = Вход выполнен.
account-signed-out = Выход выполнен.
account-signed-in-as = Вход: { $name }
account-device = Играть на другом устройстве
account-device-about = По этой ссылке и другое устройство станет твоим. Она работает один раз; никому её не давай.
account-device-link = Создать ссылку
account-played = Что сыграно
account-game = Игра
account-games = Игры
account-won = Победы
account-rating = Рейтинг
account-history = Законченные игры
account-sessions = Где выполнен вход
account-this = здесь
account-end = Завершить
account-token = Создать ключ
account-token-label = Для какой программы
account-token-once = Показывается только один раз:
account-data = Что о тебе хранится
account-data-about = Всё, что о тебе хранится, можно получить файлом или удалить.
account-export = Сохранить файлом
account-forget = Удалить всё обо мне
account-forget-sure = Да, удалить всё навсегда
account-forgotten = Всё о тебе удалено.
recover-title = Быть собой и здесь
recover-about = Эта ссылка с другого твоего устройства. Прими её, и твои игры будут и здесь.
recover-accept = Да, это я
ranking = Рейтинг
ranking-place = Место
ranking-name = Имя
ranking-empty = В этой игре рейтинга пока ни у кого нет.
problem-home = На главную
problem-again = Попробовать снова
problem-no-page = Такой страницы нет.
problem-no-page-about = Возможно, адрес обрезан. С главной страницы можно попасть куда угодно.
problem-no-server = Сервер недоступен.
problem-no-server-about = Твои игры там в сохранности и продолжатся, когда он вернётся. Правила, счёт и настройки работают и без него.
problem-server = На сервере что-то пошло не так.
problem-server-about = Ничего не потеряно. Попробуй чуть позже.
problem-not-found = Такого стола нет.
problem-not-found-about = Ссылка могла устареть или обрезаться. Попроси новую или создай свой стол.
problem-full-table = За этим столом нет мест.
problem-full-table-about = Все места заняты. Можно создать свой стол.
terrain-letter-wheat = П
terrain-letter-forest = Л
terrain-letter-water = В
terrain-letter-grass = Т
terrain-letter-swamp = Б
terrain-letter-mine = Ш
kingdomino-current = Положить
kingdomino-next = Выбрать
kingdomino-done = готово
kingdomino-castle = замок
kingdomino-half = { $crowns ->
        [0] { $terrain }
        [one] { $terrain } с { $crowns } короной
        [few] { $terrain } с { $crowns } коронами
        [many] { $terrain } с { $crowns } коронами
       *[other] { $terrain } с { $crowns } коронами
    }
kingdomino-tile = домино { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } вправо
        [left] { $x } влево
       *[none] { "" }
    } { $along ->
        [down] { $y } вниз
        [up] { $y } вверх
       *[none] { "" }
    }
kingdomino-empty = { $ways ->
        [0] пусто
        [one] пусто, { $ways } способ положить
        [few] пусто, { $ways } способа положить
        [many] пусто, { $ways } способов положить
       *[other] пусто, { $ways } способа положить
    }
kingdomino-kingdom = { $points ->
        [one] Королевство: { $player }, { $points } очко
        [few] Королевство: { $player }, { $points } очка
        [many] Королевство: { $player }, { $points } очков
       *[other] Королевство: { $player }, { $points } очка
    }
kingdomino-enlarge = { $points ->
        [one] Посмотреть королевство: { $player }, { $points } очко
        [few] Посмотреть королевство: { $player }, { $points } очка
        [many] Посмотреть королевство: { $player }, { $points } очков
       *[other] Посмотреть королевство: { $player }, { $points } очка
    }
kingdomino-own-again = К моему королевству
kingdomino-gain =
    { $has ->
        [yes] { $gain } — { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Положи { $tile }.
kingdomino-choose-tile = Выбери домино для следующего раунда.
kingdomino-no-place = Домино { $number } никуда не подходит. Его сбрасывают.
kingdomino-discard = Сбросить { $number }
kingdomino-next-order = Твой номер в очереди выбора в следующем раунде: { $place }.
kingdomino-one-way = Другое направление здесь не подходит.
kingdomino-not-here = Сюда домино не подходит.
kingdomino-move-pick = Выбрать { $tile }
kingdomino-move-discard = Сбросить домино { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b } ({ $gain })
quixo-board = Доска
quixo-cell =
    { $square }: { $symbol ->
        [cross] крестик
        [circle] нолик
       *[blank] пусто
    }{ $dot ->
        [yes] , точка: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , можно взять
       *[no] { "" }
    }
quixo-row = Строка { $row }: { $cells }
quixo-cube-cross = крестик
quixo-cube-circle = нолик
quixo-cube-blank = пусто
quixo-choose-cube =
    { $symbol ->
        [cross] Возьми кубик: пустой или с крестиком.
       *[circle] Возьми кубик: пустой или с ноликом.
    }
quixo-choose-side = С какой стороны его вдвинуть?
quixo-move =
    { $side ->
        [top] Кубик { $from }, вдвинуть сверху
        [bottom] Кубик { $from }, вдвинуть снизу
        [left] Кубик { $from }, вдвинуть слева
       *[right] Кубик { $from }, вдвинуть справа
    }
quixo-move-dot = точка: { $player }
quixo-move-pass = Пас
quixo-must-pass = Взять нечего: пасуй.
quixo-dot = На кого указывает точка
quixo-wins = выигрывает
quixo-loses = Осторожно: это собирает ряд для другой стороны!
triominos-table = { $count ->
        [one] Стол, { $count } костяшка { $tiles }
        [few] Стол, { $count } костяшки { $tiles }
        [many] Стол, { $count } костяшек { $tiles }
       *[other] Стол, { $count } костяшки { $tiles }
    }
triominos-spots = Места, куда подходит костяшка
triominos-points =
    { $bonus ->
        [bridge] очки с мостом: { $points }
        [double] очки с двойным соединением: { $points }
        [hexagon] очки с шестиугольником: { $points }
       *[none] { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
    }
triominos-choose-tile = Выбери костяшку из руки.
triominos-choose-spot = { $count ->
        [one] Подходит на { $count } место.
        [few] Подходит на { $count } места.
        [many] Подходит на { $count } мест.
       *[other] Подходит на { $count } места.
    }
triominos-fits-nowhere = { $tile } сейчас никуда не подходит.
triominos-must-draw = Ничего не подходит: тяни.
triominos-must-pass = Ничего не подходит, и тянуть нечего: пасуй.
triominos-draw = Тянуть (−5), осталось { $count }
triominos-pass = Пас (−10)
triominos-move-start = Положить первой { $tile }: { $points }
triominos-move-beside = Положить { $tile } рядом с { $beside }
triominos-move-lay = Положить { $tile } рядом с { $beside }: { $points }
dominoes-tile = { $left } и { $right }
dominoes-double = дупель { $number }
dominoes-line = { $count ->
        [one] Змейка, { $count } костяшка: { $tiles }
        [few] Змейка, { $count } костяшки: { $tiles }
        [many] Змейка, { $count } костяшек: { $tiles }
       *[other] Змейка, { $count } костяшки: { $tiles }
    }
dominoes-ends = Открытые концы: слева { $left }, справа { $right }.
dominoes-end =
    { $end ->
        [left] Левый конец: { $number }
        [right] Правый конец: { $number }
       *[start] Сюда ставят первую костяшку
    }
dominoes-choose-tile = Выбери подходящую костяшку.
dominoes-choose-end = Слева или справа?
dominoes-fits-nowhere = { $tile } не подходит ни к { $left }, ни к { $right }.
dominoes-must-start = Раунд начинается с { $tile }.
dominoes-must-draw = Ничего не подходит: тяни.
dominoes-must-pass = Ничего не подходит, и базар пуст: пасуй.
dominoes-draw = Тянуть, осталось { $count }
dominoes-pass = Пас
dominoes-sort =
    { $order ->
        [pips] По очкам
        [doubles] Сначала дупли
        [own] Свой порядок
       *[drawn] Как пришли
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } слева, к { $number }
        [right] { $tile } справа, к { $number }
       *[start] { $tile } первой костяшкой
    }
points-rounds-before = Прежние раунды
points-last-round = Последний раунд
bot-name-number = Компьютер { $number } ({ $level })
new-delay = Зрители видят ходы
delay-none = сразу
delay-moves =
    { $count ->
        [one] на { $count } ход позже
        [few] на { $count } хода позже
        [many] на { $count } ходов позже
       *[other] на { $count } хода позже
    }
delay-seconds = { $count ->
    [one] на { $count } секунду позже
    [few] на { $count } секунды позже
    [many] на { $count } секунд позже
   *[other] на { $count } секунды позже
}
hand-tiles =
    { $count ->
        [one] { $count } костяшка на руках
        [few] { $count } костяшки на руках
        [many] { $count } костяшек на руках
       *[other] { $count } костяшки на руках
    }
round-to = Раунд { $round }, играем до { $target } очков
tool-resign-sure = Да, точно сдаться
since-play = Показать на доске
since-playing = Что произошло: { $at } из { $all }
since-skip = Пропустить
replay-link = Копировать ссылку на этот ход
settings-install = Установить Klots на это устройство
settings-install-about = Будут свой значок и своё окно; правила и счёт откроются и без связи.
notice-matched = Соперник для тебя нашёлся.
notice-go = К столу
account-kind-session = Браузер
account-kind-token = Программа
kingdomino-round = Раунд { $round } из { $rounds }
kingdomino-game = Игра { $game } из { $games }
settings-push = И когда страница закрыта
settings-push-about = Разработчик браузера передаёт пустой сигнал без какого-либо текста. Это выключено, пока не включишь.
notice-called = Твой ход.
