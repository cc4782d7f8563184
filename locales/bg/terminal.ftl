terminal-which-game = Коя игра?
terminal-how-many = Колко играчи?
terminal-which-level = Колко силни са съперниците ти?
terminal-go-on = Продължи { $name }
terminal-choose = Напиши число от 1 до { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
})
terminal-hand = Твоите плочки: { $tiles }
terminal-your-move = { $count ->
    [one] Твой ход: има само един.
   *[other] Твой ход: напиши число от 1 до { $count } или ? за помощ.
}
terminal-plain-help = Число или ход играе. hint, undo, board, log, quit: подсказка, връщане, дъска, дневник, изход; при изход играта се запазва.
terminal-curtain = Дай на { $player } да натисне Enter.
terminal-saved = Запазено в { $file }.
terminal-over = Играта свърши.
terminal-thinking = { $player } мисли …
terminal-too-small = Терминалът има { $columns } колони и { $rows } реда; на Klots трябват 80 и 24.
terminal-keys-game = ↑↓ Enter играй · r завърти · / филтър · o други · h съвет · u върни · ? помощ · q изход
terminal-keys-menu = ↑↓ избор · ←→ промяна · Enter начало · q изход
terminal-keys-replay = ←→ стъпка · Home End · q изход
terminal-moves = Ходове
terminal-log = Дневник
terminal-players = Играчи
terminal-filter = Филтър: { $text }
terminal-menu-title = Klots
terminal-menu-game = Игра
terminal-menu-seats = Играчи
terminal-menu-level = Съперници
terminal-menu-persons = Хора на терминала
terminal-menu-start = Начало
terminal-help = Списъкът показва всеки позволен ход. ↑ и ↓ избират ход и мястото му се отбелязва на дъската; r минава към следващия ход за същото място. Enter го играе. / и букви филтрират списъка, Esc показва пак всичко. Щракване по дъската избира ходовете за това място. o показва частта на другите играчи, h дава подсказки, u връща, q запазва и излиза.
terminal-step = Събитие { $number } от { $count }
refused-undo = Тук нищо не може да се върне: след това е теглено или нищо не е играно.
refused-no-hint = Сега няма какво да решаваш.
refused-bot = Няма бот „{ $bot }“. Има: { $possible }.
refused-save-players = В запазената игра не пише кой играе на всяко място.
save-damaged = Запазената игра е повредена и е отделена като { $file }: { $cause }
