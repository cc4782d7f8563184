### What only the terminal says.

## The terminal

terminal-which-game = Какая игра?
terminal-how-many = Сколько игроков?
terminal-which-level = Насколько сильными должны быть соперники?
terminal-go-on = Продолжить { $name }
terminal-choose = { $count ->
    [1] Введи 1.
   *[other] Введи число от 1 до { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } костяшка
        [few] { $count } костяшки
        [many] { $count } костяшек
       *[other] { $count } костяшки
    })
terminal-hand = Твои костяшки: { $tiles }
terminal-your-move = { $count ->
    [1] Твой ход: он только один. Введи 1, чтобы сделать его, или ? для справки.
   *[other] Твой ход: введи число от 1 до { $count } или ? для справки.
}
terminal-plain-help = Введи число или ход. Другие команды: hint (подсказка), undo (вернуть), board (доска), log (журнал), quit (выход). При выходе игра сохраняется.
terminal-curtain = Передай клавиатуру игроку { $player }. { $player }, нажми Enter.
terminal-saved = Сохранено в { $file }.
terminal-over = Игра окончена.
terminal-thinking = { $player } думает…
terminal-too-small = В терминале столбцов: { $columns }, строк: { $rows }; для Klots нужно не меньше 80 и 24.
terminal-keys-game = ↑↓ Enter ход · r поворот · / фильтр · o другие · h подсказка · u вернуть · ? справка · q выход
terminal-keys-menu = ↑↓ выбор · ←→ изменить · Enter начать · q выход
terminal-keys-replay = ←→ шаг · Home End · q выход
terminal-moves = Ходы
terminal-log = Журнал
terminal-players = Игроки
terminal-filter = Фильтр: { $text }
terminal-menu-title = Klots
terminal-menu-game = Игра
terminal-menu-seats = Игроки
terminal-menu-level = Соперники
terminal-menu-persons = Людей за терминалом
terminal-menu-start = Начать
terminal-help = В списке все допустимые ходы. ↑ и ↓ выбирают ход, его место отмечено на доске; r переходит к следующему ходу на том же месте. Enter делает этот ход. / и буквы фильтруют список, Esc снова показывает всё. Щелчок по доске показывает ходы этого места. o показывает часть стола других игроков, h — подсказки, u возвращает ход, q сохраняет и выходит.
terminal-step = Событие { $number } из { $count }
refused-undo = Здесь нечего вернуть: с тех пор что-то вытянуто или ничего не сыграно.
refused-no-hint = Сейчас тебе нечего решать.
refused-bot = Бота «{ $bot }» нет. Есть: { $possible }.
refused-save-players = В сохранении не сказано, кто играет на каждом месте.
save-damaged = Сохранение повреждено и отложено как { $file }: { $cause }
terminal-more = { $count ->
        [one] Ещё { $count } строка: ↓
        [few] Ещё { $count } строки: ↓
        [many] Ещё { $count } строк: ↓
       *[other] Ещё { $count } строки: ↓
    }
terminal-turn-of = Ходит { $player }.
terminal-keys-log = l журнал
terminal-keys-live = ↑↓ Enter ход · / фильтр · o другие · h подсказка · l журнал · c чат · u вернуть · y да · n нет · ? справка · q выход
terminal-help-live = Ты играешь за столом на сервере. В списке все допустимые ходы: ↑ и ↓ выбирают ход, Enter делает его, / и буквы фильтруют. h показывает лучшие ходы, l — журнал, o — часть стола других игроков. c — сказать что-нибудь, u просит вернуть ход, d предлагает ничью, p просит перерыв или завершает его, y и n отвечают на чужую просьбу, g — сдаться. После игры a предлагает реванш. q — выйти; стол остаётся, и та же команда вернёт тебя на место.
terminal-plain-help-live = Введи число или ход. От say 1 до say 8 — готовые фразы, say и слова — свои; undo просит вернуть ход, draw предлагает ничью, pause просит перерыв или завершает его, yes и no отвечают; hint показывает лучшие ходы; board, log и presets показывают доску, журнал и фразы; resign — сдаться; после игры again предлагает реванш; quit — выйти, и та же команда вернёт тебя.

## A table of a server

live-table = { $game } на { $server }
live-seated = Твоё место — { $number }, имя — { $name }.
live-watching = Ты смотришь игру.
live-waiting = { $count ->
        [one] Ждём: свободно { $count } место.
        [few] Ждём: свободны { $count } места.
        [many] Ждём: свободно { $count } мест.
       *[other] Ждём: свободно { $count } места.
    }
live-waiting-ready = Ждём, пока все будут готовы.
live-paused = Игра приостановлена.
live-lost = Связь потеряна; пробуем снова…
live-back = Связь восстановлена.
live-restart = Сервер перезапускается и вернётся через { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }.
live-said = { $name }: { $text }
live-said-team = { $name } (партнёру): { $text }
live-asked = { $player } о чём-то просит: yes (да) или no (нет)?
live-again-key = Реванш: [a], выход: [q].
live-again-word = Введи again для реванша или quit для выхода.
live-resign-sure = Точно сдаться? Сдаться: [y], играть дальше: любая другая клавиша.
live-choose-preset = Что сказать?
live-left = Стол остаётся: «{ $command }» вернёт тебя.
refused-live-link = «{ $link }» — не ссылка на стол. Ссылка выглядит так: { $example }
refused-live-server = { $server } не отвечает.
refused-live-stranger = По адресу { $server } отвечает не сервер Klots или сервер другой версии.
refused-live-table = На { $server } такого стола нет: ссылка могла устареть или быть неполной.
refused-live-lost = Связь с { $server } потеряна и не восстановилась.
refused-live-session = Этот сеанс окончен; присоединись снова.

## Games that are over
save-foreign = «{ $file }» — не сохранённая игра, файл не тронут. { $cause }
terminal-kept = Игра сохранена в { $file }; её читают klots replay и klots analyse.
terminal-keys-over = p итог · v просмотр · l журнал · o другие · n ещё раз · q выход
