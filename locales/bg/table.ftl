### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Играта още не е свършила.
refused-started = Играта вече е започнала.
refused-not-started = Играта още не е започнала.
refused-paused = Играта е на пауза.
refused-not-paused = Играта не е на пауза.
refused-not-seated = Нямаш място на тази маса.
refused-seated = Вече седиш на тази маса.
refused-seat-taken = Място { $seat } е заето.
refused-seat-free = Никой не седи на място { $seat }.
refused-seat-open = Място { $seat } още е свободно.
refused-seats-taken = Някой седи на място, което би било махнато.
refused-no-seat = На тази маса няма място { $seat }.
refused-full = Всички места са заети.
refused-invite = Масата е частна: трябва ти връзката с покана.
refused-private = Масата е частна: трябва ти връзката ѝ.
refused-host = Само домакинът може да направи това.
refused-forbidden = Нямаш право на това.
refused-not-ready = Играчът { $player } още не е готов.
refused-clock = Тази настройка на часовника не е възможна.
refused-clock-twice = { $seconds ->
    [one] Настройките вече дават { $seconds } секунда за ход; друг часовник не може да има.
   *[other] Настройките вече дават { $seconds } секунди за ход; друг часовник не може да има.
}
refused-no-clock = Тук няма часовник: секундите за ход важат само на маса на сървър.
refused-delay = Зрителите могат да изостават най-много с { $max } хода.
refused-delay-seconds = Зрителите могат да изостават най-много с { $max } секунди.
refused-name = Името трябва да има от 1 до { $max } знака.
refused-word = Думата за разбъркване може да има най-много { $max } знака.
refused-chat-text = Съобщението трябва да има от 1 до { $max } знака.
refused-chat-off = Чатът на тази маса е изключен; готовите реплики работят.
refused-preset = Няма реплика „{ $preset }“.
refused-team-chat = На тази маса партньорите нямат свой чат.
refused-stand-in = Бот играе вместо теб. Първо се върни в играта.
refused-not-replaced = Никой не играе вместо теб.
refused-present = Играчът на това място още е тук.
refused-gone = Вече не си на масата.
refused-out = Вече не си в играта.
refused-time = Времето ти изтече.
refused-offer =
    { $offer ->
        [undo] Сега нищо не може да се върне.
        [draw] Сега не може да се предложи реми.
        [pause] Сега няма часовник за спиране.
        [rematch] Реванш се предлага, когато играта свърши.
       *[other] Това не може да се предложи сега.
    }
refused-offer-open = Това вече е предложено.
refused-no-offer = Няма такова предложение.
refused-stale = Междувременно нещо се случи: погледни пак.
refused-ahead = На тази маса това още не се е случило.
refused-id-reused = Този номер на съобщение е използван за друго.
refused-move-id = Номерът на съобщение трябва да има 32 шестнадесетични цифри.
refused-rated-bot = Игрите за рейтинг са без ботове.
refused-rated-guest = Игрите за рейтинг изискват акаунт.
refused-rated-device = Игрите за рейтинг са на отделни устройства.
refused-rated-hint = В игрите за рейтинг няма подсказки.
refused-rated-late = Никой не може да се включи в започнала игра за рейтинг.

## Refusals of the server

refused-nobody = Първо влез в акаунта си.
refused-not-found = Тук няма такова нещо.
refused-rate = Твърде много заявки наведнъж. Почакай малко.
refused-origin = Заявката дойде от друг сайт.
refused-malformed = Съобщението не може да се прочете (ред { $line }, колона { $column }).
refused-too-large = Съобщението е по-голямо от { $max } байта.
refused-query = Този адрес не е валиден.
refused-hello-first = Връзката трябва да започва с hello.
refused-unavailable = Нещо се обърка на сървъра.
refused-recovery = Тази връзка за възстановяване е невалидна или е изтекла.
refused-no-account = Нямаш акаунт.
refused-has-account = Вече имаш акаунт.
refused-account-name = Потребителското име трябва да има от 3 до 24 знака от a–z, 0–9, - и _.
refused-account-taken = Това потребителско име е заето.
refused-password = Грешно потребителско име или парола.
refused-old-password = Текущата парола е грешна.
refused-push-off = Този сървър няма известия при затворена страница.
refused-push-address = Този сървър не използва тази услуга за известия.
refused-password-length = Паролата трябва да има от { $min } до { $max } знака.

## The log of a table

told-table-configured = Настройките на масата са променени.
told-table-sat = { $name } се включва.
told-table-left = Място { $seat } е свободно.
told-table-renamed = Ново име: { $name }.
told-table-bot =
    { $level ->
        [random] Включва се бот, който играе случайно.
       *[other] Включва се бот ({ $level }).
    }
told-table-bot-named = { $player } се включва ({ $level }).
told-table-started = Играта започва.
told-table-undone = { $player } връща последния ход.
told-table-offered =
    { $offer ->
        [undo] { $player } моли да върне последния ход.
        [draw] { $player } предлага реми.
        [pause] { $player } моли за пауза.
        [rematch] { $player } предлага реванш.
       *[other] { $player } прави предложение.
    }
told-table-accepted = { $player } се съгласява.
told-table-declined = { $player } не се съгласява.
told-table-withdrawn = { $player } оттегля предложението.
told-table-paused = Пауза: часовникът е спрян.
told-table-resumed = Играта продължава.
told-table-frozen = Часовникът е спрян: сървърът спира или не беше достъпен.
told-table-thawed = Часовникът пак върви.
told-table-flagged = Времето на { $player } изтече.
told-table-resigned = { $player } се предава.
told-table-abandoned = { $player } напуска.
told-table-took-over = Бот играе вместо { $player }.
told-table-handed-back = { $player } се връща в играта.
told-table-finished =
    { $cause ->
        [flagged] Играта свърши: времето на играч изтече.
        [resigned] Играта свърши: играч се предаде.
        [agreed] Реми по споразумение.
        [abandoned] Играта е изоставена.
       *[other] Играта свърши.
    }
told-table-revealed = Тайната на разбъркването е разкрита: всяко теглене може да се провери.
told-table-rematch = Реваншът е на нова маса.
score-forfeit = Другите се предадоха или времето им изтече
