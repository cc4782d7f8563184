### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Гру ще не закінчено.
refused-started = Гра вже почалася.
refused-not-started = Гра ще не почалася.
refused-paused = Гру призупинено.
refused-not-paused = Гру не призупинено.
refused-not-seated = У тебе немає місця за цим столом.
refused-seated = Ти вже за цим столом.
refused-seat-taken = Місце { $seat } зайняте.
refused-seat-free = На місці { $seat } нікого немає.
refused-seat-open = Місце { $seat } ще вільне.
refused-seats-taken = На місці, яке хочуть прибрати, хтось сидить.
refused-no-seat = За цим столом немає місця { $seat }.
refused-full = Усі місця зайняті.
refused-invite = Це закритий стіл: потрібне посилання-запрошення.
refused-private = Це закритий стіл: потрібне посилання на нього.
refused-host = Це може лише господар столу.
refused-forbidden = Тобі це не дозволено.
refused-not-ready = Гравець { $player } ще не готовий.
refused-clock = Таке налаштування годинника неможливе.
refused-clock-twice = Налаштування вже дають { $seconds } с на хід; іншого годинника бути не може.
refused-no-clock = Тут немає годинника: секунди на хід діють лише за столом на сервері.
refused-delay = Глядачі можуть відставати щонайбільше на стільки ходів: { $max }.
refused-delay-seconds = Глядачі можуть відставати щонайбільше на стільки секунд: { $max }.
refused-name = В імені має бути від 1 до { $max } знаків.
refused-word = У слові для перемішування може бути щонайбільше { $max } знаків.
refused-chat-text = У повідомленні має бути від 1 до { $max } знаків.
refused-chat-off = Чат за цим столом вимкнено; готові фрази працюють.
refused-preset = Фрази «{ $preset }» немає.
refused-team-chat = У партнерів за цим столом немає свого чату.
refused-stand-in = За тебе грає бот. Спершу повернися до гри.
refused-not-replaced = За тебе ніхто не грає.
refused-present = Гравець із цього місця ще тут.
refused-gone = Ти вже не за цим столом.
refused-out = Ти поза грою.
refused-time = Твій час вийшов.
refused-offer =
    { $offer ->
        [undo] Зараз нічого не можна повернути.
        [draw] Зараз не можна запропонувати нічию.
        [pause] Зараз немає годинника, який можна зупинити.
        [rematch] Реванш можна запропонувати після кінця гри.
       *[other] Зараз цього не можна запропонувати.
    }
refused-offer-open = Це вже запропоновано.
refused-no-offer = Такої пропозиції немає.
refused-stale = Тим часом щось сталося: подивися ще раз.
refused-ahead = За цим столом цього ще не було.
refused-id-reused = Цей номер повідомлення вже використано для іншого.
refused-move-id = У номері повідомлення мають бути 32 шістнадцяткові цифри.
refused-rated-bot = У рейтингових іграх немає ботів.
refused-rated-guest = Для рейтингових ігор потрібен обліковий запис.
refused-rated-device = У рейтингові ігри грають на різних пристроях.
refused-rated-hint = У рейтингових іграх немає підказок.
refused-rated-late = До розпочатої рейтингової гри приєднатися не можна.

## Refusals of the server

refused-nobody = Вхід не виконано.
refused-not-found = Тут такого немає.
refused-rate = Забагато запитів одразу. Зачекай трохи.
refused-origin = Цей запит прийшов з іншого сайту.
refused-malformed = Повідомлення не вдалося прочитати (рядок { $line }, стовпець { $column }).
refused-too-large = Повідомлення більше за { $max } байтів.
refused-query = Ця адреса недійсна.
refused-hello-first = З’єднання має починатися з hello.
refused-unavailable = На сервері щось пішло не так.
refused-recovery = Це посилання для відновлення недійсне або застаріло.
refused-no-account = У тебе немає облікового запису.
refused-has-account = У тебе вже є обліковий запис.
refused-account-name = В імені користувача має бути від 3 до 24 знаків: a–z, 0–9, - і _.
refused-account-taken = Це ім’я користувача зайняте.
refused-password = Неправильне ім’я користувача або пароль.
refused-old-password = Поточний пароль неправильний.
refused-push-off = На цьому сервері немає push-сповіщень.
refused-push-address = Цей сервер не користується такою службою сповіщень.
refused-password-length = У паролі має бути від { $min } до { $max } знаків.

## The log of a table

told-table-configured = Налаштування столу змінено.
told-table-sat = { $name } приєднується.
told-table-left = Місце { $seat } вільне.
told-table-renamed = Нове ім’я: { $name }.
told-table-bot =
    { $level ->
        [random] Приєднується бот, що ходить навмання.
       *[other] Приєднується бот ({ $level }).
    }
told-table-bot-named = { $player } приєднується ({ $level }).
told-table-started = Гра починається.
told-table-undone = { $player } повертає останній хід.
told-table-offered =
    { $offer ->
        [undo] { $player } просить повернути останній хід.
        [draw] { $player } пропонує нічию.
        [pause] { $player } просить паузу.
        [rematch] { $player } пропонує реванш.
       *[other] { $player } робить пропозицію.
    }
told-table-accepted = { $player } погоджується.
told-table-declined = { $player } не погоджується.
told-table-withdrawn = { $player } відкликає пропозицію.
told-table-paused = Пауза: годинник зупинено.
told-table-resumed = Гра продовжується.
told-table-frozen = Годинник зупинено: сервер зупиняється або був недоступний.
told-table-thawed = Годинник знову йде.
told-table-flagged = { $player }: час вийшов.
told-table-resigned = { $player } здається.
told-table-abandoned = { $player } покидає стіл.
told-table-took-over = Замість гравця { $player } грає бот.
told-table-handed-back = { $player } знову в грі.
told-table-finished =
    { $cause ->
        [flagged] Гру закінчено: у гравця вийшов час.
        [resigned] Гру закінчено: гравець здався.
        [agreed] Гру закінчено нічиєю за згодою.
        [abandoned] Гру покинуто.
       *[other] Гру закінчено.
    }
told-table-revealed = Секрет перемішування розкрито: кожен розіграш можна перевірити.
told-table-rematch = Реванш — за новим столом.
score-forfeit = Інші здалися або в них вийшов час
