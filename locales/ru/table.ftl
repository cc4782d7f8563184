### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Игра ещё не окончена.
refused-started = Игра уже началась.
refused-not-started = Игра ещё не началась.
refused-paused = Игра приостановлена.
refused-not-paused = Игра не приостановлена.
refused-not-seated = У тебя нет места за этим столом.
refused-seated = Ты уже за этим столом.
refused-seat-taken = Место { $seat } занято.
refused-seat-free = На месте { $seat } никого нет.
refused-seat-open = Место { $seat } ещё свободно.
refused-seats-taken = На месте, которое хотят убрать, кто-то сидит.
refused-no-seat = За этим столом нет места { $seat }.
refused-full = Все места заняты.
refused-invite = Это закрытый стол: нужна ссылка-приглашение.
refused-private = Это закрытый стол: нужна ссылка на него.
refused-host = Это может только хозяин стола.
refused-forbidden = Тебе это не разрешено.
refused-not-ready = Игрок { $player } ещё не готов.
refused-clock = Такая настройка часов невозможна.
refused-clock-twice = Настройки уже дают { $seconds } с на ход; других часов быть не может.
refused-no-clock = Здесь нет часов: секунды на ход действуют только за столом на сервере.
refused-delay = Зрители могут отставать не больше чем на столько ходов: { $max }.
refused-delay-seconds = Зрители могут отставать не больше чем на столько секунд: { $max }.
refused-name = В имени должно быть от 1 до { $max } знаков.
refused-word = В слове для перемешивания может быть не больше { $max } знаков.
refused-chat-text = В сообщении должно быть от 1 до { $max } знаков.
refused-chat-off = Чат за этим столом выключен; готовые фразы работают.
refused-preset = Фразы «{ $preset }» нет.
refused-team-chat = У партнёров за этим столом нет своего чата.
refused-stand-in = За тебя играет бот. Сначала вернись в игру.
refused-not-replaced = За тебя никто не играет.
refused-present = Игрок с этого места ещё здесь.
refused-gone = Ты уже не за этим столом.
refused-out = Ты вне игры.
refused-time = Твоё время вышло.
refused-offer =
    { $offer ->
        [undo] Сейчас ничего нельзя вернуть.
        [draw] Сейчас нельзя предложить ничью.
        [pause] Сейчас нет часов, которые можно остановить.
        [rematch] Реванш можно предложить после конца игры.
       *[other] Сейчас этого нельзя предложить.
    }
refused-offer-open = Это уже предложено.
refused-no-offer = Такого предложения нет.
refused-stale = За это время что-то произошло: посмотри ещё раз.
refused-ahead = За этим столом этого ещё не было.
refused-id-reused = Этот номер сообщения уже использован для другого.
refused-move-id = В номере сообщения должны быть 32 шестнадцатеричные цифры.
refused-rated-bot = В играх на рейтинг нет ботов.
refused-rated-guest = Для игр на рейтинг нужна учётная запись.
refused-rated-device = В игры на рейтинг играют на разных устройствах.
refused-rated-hint = В играх на рейтинг нет подсказок.
refused-rated-late = К начавшейся игре на рейтинг присоединиться нельзя.

## Refusals of the server

refused-nobody = Вход не выполнен.
refused-not-found = Здесь такого нет.
refused-rate = Слишком много запросов сразу. Подожди немного.
refused-origin = Этот запрос пришёл с другого сайта.
refused-malformed = Сообщение не читается (строка { $line }, столбец { $column }).
refused-too-large = Сообщение больше { $max } байт.
refused-query = Этот адрес недействителен.
refused-hello-first = Соединение должно начинаться с hello.
refused-unavailable = На сервере что-то пошло не так.
refused-recovery = Эта ссылка восстановления недействительна или устарела.
refused-no-account = У тебя нет учётной записи.
refused-has-account = У тебя уже есть учётная запись.
refused-account-name = В имени пользователя должно быть от 3 до 24 знаков: a–z, 0–9, - и _.
refused-account-taken = Это имя пользователя занято.
refused-password = Неверное имя пользователя или пароль.
refused-old-password = Текущий пароль неверен.
refused-push-off = На этом сервере нет push-уведомлений.
refused-push-address = Этот сервер не пользуется такой службой уведомлений.
refused-password-length = В пароле должно быть от { $min } до { $max } знаков.

## The log of a table

told-table-configured = Настройки стола изменены.
told-table-sat = { $name } присоединяется.
told-table-left = Место { $seat } свободно.
told-table-renamed = Новое имя: { $name }.
told-table-bot =
    { $level ->
        [random] Присоединяется бот, который ходит наугад.
       *[other] Присоединяется бот ({ $level }).
    }
told-table-bot-named = { $player } присоединяется ({ $level }).
told-table-started = Игра начинается.
told-table-undone = { $player } возвращает последний ход.
told-table-offered =
    { $offer ->
        [undo] { $player } просит вернуть последний ход.
        [draw] { $player } предлагает ничью.
        [pause] { $player } просит перерыв.
        [rematch] { $player } предлагает реванш.
       *[other] { $player } делает предложение.
    }
told-table-accepted = { $player } соглашается.
told-table-declined = { $player } не соглашается.
told-table-withdrawn = { $player } снимает предложение.
told-table-paused = Перерыв: часы стоят.
told-table-resumed = Игра продолжается.
told-table-frozen = Часы стоят: сервер останавливается или был недоступен.
told-table-thawed = Часы снова идут.
told-table-flagged = { $player }: время вышло.
told-table-resigned = { $player } сдаётся.
told-table-abandoned = { $player } уходит.
told-table-took-over = Вместо игрока { $player } играет бот.
told-table-handed-back = { $player } снова в игре.
told-table-finished =
    { $cause ->
        [flagged] Игра окончена: у игрока вышло время.
        [resigned] Игра окончена: игрок сдался.
        [agreed] Игра окончена вничью по соглашению.
        [abandoned] Игра брошена.
       *[other] Игра окончена.
    }
told-table-revealed = Секрет перемешивания открыт: каждый розыгрыш можно проверить.
told-table-rematch = Реванш проходит за новым столом.
score-forfeit = Остальные сдались или у них вышло время
