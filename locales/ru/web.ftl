### What only the page says, and no single game.

## On every page

app-title = Klots — четыре игры за одним столом
skip = К содержимому
loading = Загрузка…
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
points-before = Прежние игры
points-rounds-before = Прежние раунды
points-last-round = Предыдущий раунд
language = Язык
footer = Klots: открыт для всех, без учётной записи.
footer-api = API
guest-name = Гость
bot-name = Компьютер ({ $level })
bot-beginner-1 = Пип
bot-beginner-2 = Тилли
bot-beginner-3 = Момо
bot-beginner-4 = Кики
bot-beginner-5 = Луми
bot-beginner-6 = Пелле
bot-beginner-7 = Зузу
bot-beginner-8 = Нино
bot-beginner-9 = Фифи
bot-easy-1 = Лола
bot-easy-2 = Бенно
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
bot-medium-6 = Альма
bot-medium-7 = Берта
bot-medium-8 = Арно
bot-medium-9 = Тильда
bot-hard-1 = Финн
bot-hard-2 = Вера
bot-hard-3 = Руфус
bot-hard-4 = Каспер
bot-hard-5 = Стелла
bot-hard-6 = Феликс
bot-hard-7 = Рокси
bot-hard-8 = Виктор
bot-hard-9 = Луна
bot-expert-1 = Отто
bot-expert-2 = Ада
bot-expert-3 = Мира
bot-expert-4 = Ирис
bot-expert-5 = Эдгар
bot-expert-6 = Клара
bot-expert-7 = Оскар
bot-expert-8 = Нестор
bot-expert-9 = Сельма
bot-beginner-about = Ещё учится и радуется каждому ходу.
bot-easy-about = Сразу бросается за очками и далеко вперёд не смотрит.
bot-medium-about = Терпеливо обдумывает твой ответ, прежде чем ходить.
bot-hard-about = Хитрая голова: планирует наперёд и редко ошибается.
bot-expert-about = Знает все игры и не забывает ни одной.

## Ways through the page

nav = Страницы
nav-rules = Правила
nav-pad = Счёт
nav-account = Профиль
nav-settings = Настройки

## Home

home-title = Четыре игры, один стол
home-lead = Играй сразу против компьютера, на одном устройстве или с друзьями по ссылке. Учётная запись не нужна.
home-play-now = Играть
home-with-friends = С друзьями
home-one-device = На одном устройстве
home-learn = Обучение
home-more = Ещё варианты…
home-open-tables = Открытые столы
home-no-tables = Сейчас открытых столов нет. Создай свой, и другие увидят его здесь.
home-mine = Твои игры
home-you-are = Ты играешь под именем { $name }.
tables-free = { $count ->
        [one] { $count } свободное место
        [few] { $count } свободных места
        [many] { $count } свободных мест
       *[other] { $count } свободных места
    }
tables-join = Присоединиться
tables-watch = Смотреть
tables-go-on = Продолжить
tables-your-turn = Твой ход
tables-look = Просмотр
tables-more = Показать ещё

## A new table

new-title = Новый стол: { $game }
new-device-title = На одном устройстве: { $game }
new-device-about = Все играют на этом устройстве. В играх со скрытыми костяшками между ходами их закрывает экран.
new-seats = Игроки
new-how-many = Число игроков
new-you = Ты
new-person = Человек
new-open = Свободное место
new-name-of = Имя игрока { $number }
new-who-sits = Место { $number }
new-options = Настройки игры
new-table = Стол
new-visible = Открытый: все видят этот стол и могут присоединиться
new-chat = Игроки могут переписываться
new-late = Опоздавшие могут занять свободное место или место компьютера
new-rated = На рейтинг: без подсказок и возврата ходов
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
new-start = Начать игру
new-make = Создать стол
new-match = Найти соперника
new-match-about = { $button }: всегда как в правилах. { $clock }.
options-none = При таком числе игроков настроек нет.
options-rulebook = Как в правилах.
options-all = Все настройки
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

## Before the game

gather-title = { $game }: стол
gather-free = свободно
gather-you = ты
gather-host = хозяин стола
gather-ready = всё готово
gather-not-ready = ещё не готово
gather-sit = Сесть сюда
gather-seat-bot = Компьютер…
gather-unseat = Убрать игрока
gather-name = Твоё имя
gather-start = Всё готово: начать
gather-wait = Подождать
gather-leave = Покинуть место
avatar = Твоя картинка
avatar-number = Картинка { $number }
avatar-about = Её видят все за столом.
avatar-change = Имя и картинка
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
invite-about = Отправь эту ссылку. Кто её откроет, присоединится одним касанием.
invite-watch = Отправь эту ссылку. Кто её откроет, сможет смотреть.
invite-link = Ссылка на этот стол
invite-copy = Копировать ссылку
invite-copied = Скопировано
invite-share = Поделиться
invite-qr = Ссылка как QR-код

## At the table

turn-yours = Твой ход
turn-of = Ходит { $player }
turn-over = Игра окончена
turn-paused = Пауза
turn-mark = сейчас ходит
title-your-turn = Твой ход
title-over = Игра окончена
hand = Твои костяшки
hand-playable = подходит
hand-earlier = Сдвинуть костяшку влево
hand-later = Сдвинуть костяшку вправо
hand-tiles =
    { $count ->
        [one] { $count } костяшка на руках
        [few] { $count } костяшки на руках
        [many] { $count } костяшек на руках
       *[other] { $count } костяшки на руках
    }
hand-lacks = Точно нет: { $numbers }
round-to = Раунд { $round }, цель: { $target }
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
move-commit = Сделать ход
move-turn = Повернуть
move-back = Отмена
move-gone = Твой ход больше невозможен.
plan-commit = Запланировать
plan-armed = Запланировано: { $move }. Ход будет сделан, как только придёт твоя очередь.
plan-off = Запланированный ход отменён.
moves-filter = Введи текст, чтобы найти ход; Enter сделает первый.
moves-count = { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
tool-hint = Подсказка
tool-undo = Вернуть ход
tool-ask-undo = Попросить вернуть ход
tool-moves = Все ходы
tool-log = Журнал и чат
tool-menu = Ещё
tool-result = Результат
tool-read = Озвучить, что на столе
tool-zen = Только доска
tool-resign = Сдаться
tool-resign-sure = Да, сдаюсь
tool-leave = Уйти (доиграет компьютер)
rule-link = Правило { $rule }
reconnecting = Связь потеряна. Переподключение…
bot-plays = Здесь играет компьютер
bot-plays-for-you = За тебя играет компьютер.
play-yourself = Вернуться в игру
play-on = Играть дальше
take-over = Пусть играет компьютер
presence-here = в сети
presence-away = не у экрана
presence-gone = не в сети
watching = { $count ->
        [one] { $count } зритель
        [few] { $count } зрителя
        [many] { $count } зрителей
       *[other] { $count } зрителя
    }
log = Журнал
round-over =
    { $why ->
        [out] Раунд окончен: у кого-то кончились костяшки.
        [blocked] Раунд окончен: никто не может ходить.
       *[none] Прошлая игра окончена.
    }
round-hands = Что осталось на руках
since-title = После твоего последнего хода
since-nothing = Пока ничего.
since-play = Показать на доске
since-playing = Что произошло: { $at } из { $all }
since-skip = Пропустить
hint-title = Подсказка
hint-none = Сейчас подсказки нет.
hint-value = Шансы на победу: { $percent } %.
offer-undo = Попросить вернуть ход
offer-draw = Предложить ничью
offer-pause = Попросить перерыв
offer-rematch = Реванш
offer-undo-asked = { $player } хочет вернуть последний ход.
offer-draw-asked = { $player } предлагает ничью.
offer-pause-asked = { $player } просит перерыв.
offer-rematch-asked = { $player } предлагает реванш.
offer-undo-waits = Твоя просьба вернуть ход отправлена.
offer-draw-waits = Твоё предложение ничьей отправлено.
offer-pause-waits = Твоя просьба о перерыве отправлена.
offer-rematch-waits = Твоё предложение реванша отправлено. Ждём остальных.
offer-withdraw = Отозвать
curtain-give = Передай устройство игроку { $player }
curtain-hold = { $player }: нажми и держи
chat = Чат
chat-presets = Сказать…
chat-own = Написать
chat-send = Отправить
chat-unread = Новые сообщения: { $count }
chat-team = команда
chat-team-only = Только партнёру
chat-hello = Привет!
chat-good-luck = Удачи!
chat-well-played = Хорошо сыграно!
chat-thanks = Спасибо!
chat-oops = Ой!
chat-thinking = Дай подумать…
chat-back-soon = Скоро вернусь.
chat-good-game = Хорошая игра!
zoom-in = Приблизить
zoom-out = Отдалить
zoom-fit = Показать всё
zoom-new-tile = Новая костяшка в этой стороне
own-table-undone = Ты возвращаешь последний ход.
own-table-offered =
    { $offer ->
        [undo] Ты просишь вернуть последний ход.
        [draw] Ты предлагаешь ничью.
        [pause] Ты просишь перерыв.
        [rematch] Ты предлагаешь реванш.
       *[other] Ты делаешь предложение.
    }
own-table-accepted = Ты соглашаешься.
own-table-declined = Ты не соглашаешься.
own-table-withdrawn = Ты снимаешь предложение.
own-table-took-over = За тебя играет бот.
own-table-handed-back = Ты снова в игре.

## Help

help-title = Клавиши и справка
help-tab = от своих костяшек к доске и дальше
help-arrows = между местами, где возможен ход
help-enter = выбрать и сыграть показанное
help-escape = назад
help-order = переставить костяшку в руке
help-turn = повернуть (с Shift в другую сторону)
help-list = список всех ходов с поиском по буквам
help-hint = подсказка
help-undo = вернуть ход или попросить
help-read = озвучить, что на столе
help-zen = только доска

## After the game

after-title = Результат
after-won = { $count ->
        [1] Побеждает { $players }!
        [one] Победу делят { $players }!
        [few] Победу делят { $players }!
        [many] Победу делят { $players }!
       *[other] Победу делят { $players }!
    }
after-draw = Ничья: не победил никто.
after-flagged = У игрока вышло время.
after-resigned = Игрок сдался.
after-agreed = Все согласились на ничью.
after-abandoned = Игра осталась незаконченной.
after-again = Сыграть ещё
after-to-rematch = К реваншу
after-replay = Просмотр
after-record = Сохранить запись
bring-friends = Продолжить с друзьями
bring-analyse = Разобрать на сервере
bring-here = Оставить на этом устройстве
bring-note = Эта игра начата в другом месте и перенесена сюда, поэтому перемешивание проверить нельзя.
fair-title = Честно ли перемешано?
fair-about = Перед игрой сервер показал отпечаток своего секрета; затем каждый добавил слово. Теперь секрет открыт, и эта страница пересчитывает каждый розыгрыш. Это доказывает, что после начала ничего не меняли. Это не доказывает, что владелец сервера сохранил секрет при себе.
fair-check = Проверить все розыгрыши
fair-failed = Розыгрыши не удалось проверить: нет секрета, или браузер разрешает это только по защищённому соединению.
fair-commitment =
    { $right ->
        [yes] Секрет соответствует отпечатку.
       *[no] Секрет не соответствует отпечатку!
    }
fair-draws = Совпадают с расчётом: { $right } из { $all }.
fair-seal =
    { $seal ->
        [whole] Печать сходится: игра, настройки, имена, слова, ходы и результат те самые, что были опечатаны.
        [names] Печать сходится, кроме имён: с тех пор их изменили или убрали.
        [none] Печати нет: проверены только розыгрыши, но не имена, настройки, ходы и результат.
       *[wrong] Печать не сходится: в этой записи что-то изменено.
    }
replay-title = Просмотр
replay-table = К столу
replay-start = Начало
replay-first = В начало
replay-back = Предыдущий ход
replay-next = Следующий ход
replay-last = В конец
replay-play = Воспроизвести
replay-stop = Стоп
replay-slider = Ход
replay-eyes = Кто смотрит
replay-all = все
replay-link = Копировать ссылку на этот ход
analysis-title = Анализ
analysis-about = Компьютер ещё раз смотрит на каждое решение. Это займёт немного времени.
analysis-start = Анализ
analysis-stop = Остановить
analysis-busy = Думаю…
analysis-graph = Шансы каждого на победу, ход за ходом
analysis-costly = Самые дорогие ошибки
analysis-better = { $played } Лучше на { $percent } %: { $better }
analysis-no-cost = Дорогих ошибок не было.
analysis-luck = Роль удачи
analysis-luck-of = { $player }: шансы на победу { $start } % в начале, { $end } % в конце. { $fortune ->
    [gain] Удача прибавила { $luck } %.
    [loss] Невезение отняло { $luck } %.
   *[none] Удача ничего не изменила.
} { $skill ->
    [gain] Ходы прибавили { $play } %.
    [loss] Ходы отняли { $play } %.
   *[none] Ходы ничего не изменили.
}

## Learning

lesson = Учебная игра
lesson-next = Дальше
lesson-wait = Играй дальше, следующий совет скоро.
lesson-stop = Закончить урок
learn-title = Обучение: { $game }
learn-guided = Первая учебная игра
learn-guided-about = Пять минут на настоящей доске, шаг за шагом. Компьютер поддаётся.
learn-start = Начать
learn-rules = Читать правила
rules-read = Читать

## Score pad

pad-kept = Введённое остаётся на этом устройстве.
pad-clear = Очистить
pad-undo = Убрать последнюю строку
pad-more = Добавить игрока
pad-fewer = Убрать игрока
pad-add = Записать { $points }
pad-add-round = Добавить раунд
pad-round = Раунд
pad-target = Играть до

## Settings

settings-look = Внешний вид
settings-theme = Цвета
theme-auto = как на устройстве
theme-light = светлые
theme-dark = тёмные
theme-contrast = высокий контраст
settings-letters = Буквы на местностях
settings-motion = Анимация
motion-auto = как на устройстве
motion-full = включена
motion-none = выключена
settings-pace = Скорость ходов других игроков
pace-slow = медленно
pace-normal = нормально
pace-fast = быстро
pace-none = мгновенно
settings-play = Игра
settings-confirm = Подтверждать ходы
confirm-always = всегда
confirm-touch = только при касании
confirm-never = никогда
settings-previews = Показывать, что даст ход
settings-playable = Отмечать подходящие костяшки
settings-ahead = Планировать ход, пока думают другие
settings-ahead-about = Выбери ход до своей очереди и подтверди его: он будет сделан автоматически, как только придёт твоя очередь, если ещё возможен. До тех пор Esc или касание отменяет его. Недоступно в играх на рейтинг со скрытыми костяшками.
settings-notices = Уведомления
settings-sounds = Звуки
settings-notify = Сообщать, когда мой ход, даже если страница в фоне
settings-push = И когда страница закрыта
settings-push-about = Уведомления идут через службу твоего браузера и не содержат текста. Они выключены, пока их не включишь.
settings-notify-refused = Браузер не разрешает уведомления от этой страницы.
settings-install = Установить Klots на это устройство
settings-install-about = Будут свой значок и своё окно; правила и счёт откроются и без связи.
settings-kept = Настройки хранятся на этом устройстве и работают без учётной записи.
notice-your-turn = { $game }: твой ход.
notice-called = Твой ход.
notice-matched = Соперник найден.
notice-go = К столу
notice-restart = { $seconds ->
        [one] Сервер перезапускается и вернётся через { $seconds } секунду. Ничего не потеряно.
        [few] Сервер перезапускается и вернётся через { $seconds } секунды. Ничего не потеряно.
        [many] Сервер перезапускается и вернётся через { $seconds } секунд. Ничего не потеряно.
       *[other] Сервер перезапускается и вернётся через { $seconds } секунды. Ничего не потеряно.
    }
notice-frozen = Сейчас ходы не сохраняются. Игра продолжится автоматически.

## You

account-name = Твоё имя
account-name-about = Так тебя видят за столом.
account-saved = Сохранено.
account-account = Учётная запись (по желанию)
account-account-about = Она хранит твой рейтинг и игры. Всё, что сыграно гостем, перейдёт в неё.
account-login = Имя пользователя
account-password = Пароль
account-old-password = Текущий пароль
account-new-password = Новый пароль
account-change-password = Сменить пароль
account-sign-in = Войти
account-sign-up = Создать учётную запись
account-sign-out = Выйти
account-signed-in = Вход выполнен.
account-signed-out = Выход выполнен.
account-signed-in-as = Вход выполнен: { $name }
account-device = Играть на другом устройстве
account-device-about = По этой ссылке ты войдёшь под своим именем и на другом устройстве. Она работает один раз; никому её не давай.
account-device-link = Создать ссылку
account-played = Твои результаты
account-game = Игра
account-games = Игры
account-won = Победы
account-rating = Рейтинг
account-history = Законченные игры
account-sessions = Активные устройства
account-kind-session = Браузер
account-kind-token = Программа
account-this = здесь
account-end = Завершить
account-token = Создать ключ
account-token-label = Название программы
account-token-once = Показывается только один раз:
account-data = Твои данные
account-data-about = Всё, что о тебе хранится, можно получить файлом или удалить.
account-export = Скачать
account-forget = Удалить всё обо мне
account-forget-sure = Да, удалить всё навсегда
account-forgotten = Всё о тебе удалено.
recover-title = Твой профиль на этом устройстве
recover-about = Эта ссылка с другого твоего устройства. Прими её, и твои игры будут и здесь.
recover-accept = Да, это я
ranking = Рейтинг
ranking-place = Место
ranking-name = Имя
ranking-empty = В этой игре рейтинга пока ни у кого нет.

## Games on this device

here-title = Игры на этом устройстве
here-about = Эти игры сохранены только в этом браузере. Сохрани их в файл, чтобы иметь копию или перенести на другое устройство.
here-finished = Законченные
here-save = Сохранить в файл
here-take = Загрузить из файла
here-taken = Загружено игр: { $count }.
here-no-games = В этом файле нет игр Klots.
here-broken = Не удалось прочитать игр: { $count }.
read-title = Открыть запись
read-about = Выбери запись игры из Klots или вставь её текст, чтобы посмотреть игру ещё раз.
read-paste = Текст записи
read-open = Открыть
here-delete = Удалить
here-delete-sure = Удалить эту игру?
settings-here = Играть против компьютера без сервера
settings-here-about = Эти игры и игры на одном устройстве идут в этом браузере и сохраняются только в нём. Выключи это, чтобы играть в них на сервере.
local-full = На устройстве закончилось место, ход не сохранён. Удали несколько игр или освободи место и попробуй ещё раз.
local-other-tab = Эта игра открыта в другой вкладке
local-not-kept = Устройство не смогло сохранить ход. Попробуй ещё раз.
local-broken = На этой странице что-то пошло не так. Твоя игра в безопасности: перезагрузи страницу.
update-ready = Готова новая версия Klots.
update-now = Обновить сейчас

## Something is missing

problem-home = Главная
problem-again = Попробовать снова
problem-no-page = Такой страницы нет
problem-no-page-about = Возможно, адрес неполный. С главной страницы можно попасть куда угодно.
problem-no-server = Сервер недоступен
problem-no-server-about = Твои игры там в сохранности и продолжатся, когда он вернётся. Правила, счёт и настройки работают и без него.
problem-server = На сервере что-то пошло не так
problem-server-about = Ничего не потеряно. Попробуй чуть позже.
problem-not-found = Такого стола нет
problem-not-found-about = Ссылка могла устареть или быть неполной. Попроси новую или создай свой стол.
problem-full-table = За этим столом нет мест
problem-full-table-about = Все места заняты. Можно создать свой стол.
generic-choose-move = Выбери ход.
generic-table = Стол в виде текста
after-you-win = Победа за тобой!
after-you-win-by = Победа за тобой! Отрыв: { $points }.
after-won-by = Побеждает { $player }, отрыв: { $points }.
after-rounds = Раунд за раундом
after-where-lost = Где всё пошло не так?
after-team-won = Победили { $players }!
after-resigned-by = { $player } сдаётся.
after-flagged-by = { $player }: время вышло.
after-resigned-you = Ты сдаёшься.
after-flagged-you = Твоё время вышло.
move-waits = Твой ход сохранён и будет отправлен, как только связь вернётся.
round-go-on = Дальше
you-watch = Ты смотришь игру.
new-level-all = Уровень всех компьютерных игроков
nav-ranking = Рейтинг
invite-here-only = Этот адрес работает только на этом устройстве. Запусти Klots с --listen 0.0.0.0:7377, чтобы могли присоединиться другие в твоей сети.
invite-lan = Эта ссылка работает в твоей локальной сети.
tables-remove = Убрать
