terminal-which-game = Какая игра?
terminal-how-many = Сколько игроков?
terminal-which-level = Насколько сильны соперники?
terminal-go-on = Продолжить { $name }
terminal-choose = Введи число от 1 до { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } костяшка
        [few] { $count } костяшки
        [many] { $count } костяшек
       *[other] { $count } костяшки
    })
terminal-hand = Твоя рука: { $tiles }
terminal-your-move = { $count ->
        [1] Твой ход: он один.
        [one] Твой ход: введи число от 1 до { $count } или ? для справки.
        [few] Твой ход: введи число от 1 до { $count } или ? для справки.
        [many] Твой ход: введи число от 1 до { $count } или ? для справки.
       *[other] Твой ход: введи число от 1 до { $count } или ? для справки.
    }
terminal-plain-help = Число или ход – сыграть. hint (подсказка), undo (вернуть), board (доска), log (журнал), quit (выход); при выходе игра сохраняется.
terminal-curtain = Теперь { $player }: передай клавиатуру и нажми Enter.
terminal-saved = Сохранено в { $file }.
terminal-over = Игра окончена.
terminal-thinking = { $player } думает …
terminal-too-small = В терминале { $columns } столбцов и { $rows } строк; для Klots нужно 80 и 24.
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
terminal-help = В списке все допустимые ходы. ↑ и ↓ выбирают ход, его место отмечено на доске; r переходит к следующему ходу на том же месте. Enter играет его. / и буквы фильтруют список, Esc снова показывает всё. Щелчок по доске выбирает ходы этого места. o показывает часть стола других игроков, h – подсказки, u возвращает ход, q сохраняет и выходит.
terminal-step = Событие { $number } из { $count }
refused-undo = Здесь нечего вернуть: с тех пор что-то вытянуто или ничего не сыграно.
refused-no-hint = Сейчас тебе нечего решать.
refused-bot = Бота «{ $bot }» нет. Есть: { $possible }.
refused-save-players = В сохранении не сказано, кто играет на каждом месте.
save-damaged = Сохранение повреждено и отложено как { $file }: { $cause }
