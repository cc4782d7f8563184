### What only the terminal says.

## The terminal

terminal-which-game = Коя игра?
terminal-how-many = Колко играчи?
terminal-which-level = Колко силни да са противниците ти?
terminal-go-on = Продължи { $name }
terminal-choose = { $count ->
    [1] Напиши 1.
   *[other] Напиши число от 1 до { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } плочка
   *[other] { $count } плочки
})
terminal-hand = Твоите плочки: { $tiles }
terminal-your-move = { $count ->
    [1] Твой ред е: има само един ход. Напиши 1 или ? за помощ.
   *[other] Твой ред е: напиши число от 1 до { $count } или ? за помощ.
}
terminal-plain-help = Напиши число или ход. Други команди: hint (подсказка), undo (върни хода), board (дъска), log (дневник), quit (изход). При изход играта се запазва.
terminal-curtain = Подай клавиатурата на { $player }. { $player }, натисни Enter.
terminal-saved = Запазено в { $file }.
terminal-over = Играта свърши.
terminal-thinking = { $player } мисли…
terminal-too-small = Терминалът има { $columns } колони и { $rows } реда; на Klots трябват поне 80 на 24.
terminal-keys-game = ↑↓ Enter играй · r завърти · / филтър · o други · h подсказка · u върни · ? помощ · q изход
terminal-keys-menu = ↑↓ избор · ←→ промяна · Enter започни · q изход
terminal-keys-replay = ←→ стъпка · Home End · q изход
terminal-moves = Ходове
terminal-log = Дневник
terminal-players = Играчи
terminal-filter = Филтър: { $text }
terminal-menu-title = Klots
terminal-menu-game = Игра
terminal-menu-seats = Играчи
terminal-menu-level = Противници
terminal-menu-persons = Хора на терминала
terminal-menu-start = Започни
terminal-help = Списъкът показва всеки позволен ход. ↑ и ↓ избират ход и мястото му се отбелязва на дъската; r минава към следващия ход на същото място. Enter го играе. / и букви филтрират списъка, Esc показва пак всичко. Щракни върху дъската, за да видиш ходовете за това място. o показва частта на другите играчи, h дава подсказки, u връща хода, q запазва и излиза.
terminal-step = Събитие { $number } от { $count }
refused-undo = Няма какво да се върне: междувременно е теглено или още нищо не е изиграно.
refused-no-hint = Сега няма какво да решаваш.
refused-bot = Няма бот „{ $bot }“. Налични: { $possible }.
refused-save-players = В запазената игра не пише кой играе на всяко място.
save-damaged = Запазената игра е повредена и е отделена като { $file }: { $cause }
terminal-more = { $count ->
        [one] Още { $count } ред: ↓
       *[other] Още { $count } реда: ↓
    }
terminal-turn-of = На ход е { $player }.
terminal-keys-log = l дневник
terminal-keys-live = ↑↓ Enter играй · / филтър · o други · h подсказка · l дневник · c чат · u върни · y да · n не · ? помощ · q изход
terminal-help-live = Играеш на маса на сървър. Списъкът показва всеки позволен ход: ↑ и ↓ избират, Enter играе, / и букви филтрират. h показва най-добрите ходове, l дневника, o частта на другите играчи. c отваря чата, u моли за връщане на ход, d предлага реми, p моли за пауза или я прекратява, y и n отговарят на молби, g е предаване. След играта a предлага реванш. q излиза; масата остава и същата команда те връща на мястото ти.
terminal-plain-help-live = Напиши число или ход. say 1 до say 8 изпращат готова реплика, say и текст – твоя собствена; undo моли за връщане на ход, draw предлага реми, pause моли за пауза или я прекратява, yes и no отговарят на молби; hint показва най-добрите ходове; board показва дъската, log дневника, presets готовите реплики; resign е предаване; след играта again предлага реванш; quit излиза и същата команда те връща.

## A table of a server

live-table = { $game } на { $server }
live-seated = Седиш на място { $number } като { $name }.
live-watching = Гледаш играта.
live-waiting = { $count ->
        [one] Изчакване: { $count } място е свободно.
       *[other] Изчакване: { $count } места са свободни.
    }
live-waiting-ready = Изчаква се всички да са готови.
live-paused = Играта е на пауза.
live-lost = Връзката прекъсна; нов опит…
live-back = Връзката е възстановена.
live-restart = Сървърът се рестартира и ще се върне след { $seconds ->
        [one] { $seconds } секунда
       *[other] { $seconds } секунди
    }.
live-said = { $name }: { $text }
live-said-team = { $name } (до партньора): { $text }
live-asked = { $player } моли за нещо: yes (да) или no (не)?
live-again-key = Реванш: [a], изход: [q].
live-again-word = Напиши again за реванш или quit за изход.
live-resign-sure = Наистина ли искаш да се предадеш? Предай се: [y], играй нататък: всеки друг клавиш.
live-choose-preset = Какво искаш да кажеш?
live-left = Масата остава: „{ $command }“ те връща.
refused-live-link = „{ $link }“ не е връзка към маса. Връзката изглежда така: { $example }
refused-live-server = Нищо не отговаря на { $server }.
refused-live-stranger = Това, което отговаря на { $server }, не е сървър на Klots или е друга версия.
refused-live-table = На { $server } няма такава маса: връзката може да е стара или непълна.
refused-live-lost = Връзката с { $server } прекъсна и не се възстанови.
refused-live-session = Тази сесия изтече; включи се отново.

## Games that are over
save-foreign = Файлът „{ $file }“ не е запазена игра и не е променен. { $cause }
terminal-kept = Играта е запазена в { $file }; четат я klots replay и klots analyse.
terminal-keys-over = p резултат · v преглед · l дневник · o други · n пак · q изход
