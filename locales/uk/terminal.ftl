terminal-which-game = Яка гра?
terminal-how-many = Скільки гравців?
terminal-which-level = Наскільки сильні суперники?
terminal-go-on = Продовжити { $name }
terminal-choose = Введи число від 1 до { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } камінець
        [few] { $count } камінці
        [many] { $count } камінців
       *[other] { $count } камінців
    })
terminal-hand = Твоя рука: { $tiles }
terminal-your-move = { $count ->
        [1] Твій хід: він один.
        [one] Твій хід: введи число від 1 до { $count } або ? для довідки.
        [few] Твій хід: введи число від 1 до { $count } або ? для довідки.
        [many] Твій хід: введи число від 1 до { $count } або ? для довідки.
       *[other] Твій хід: введи число від 1 до { $count } або ? для довідки.
    }
terminal-plain-help = Число або хід – зіграти. hint (підказка), undo (повернути), board (дошка), log (журнал), quit (вихід); під час виходу гра зберігається.
terminal-curtain = Тепер { $player }: передай клавіатуру й натисни Enter.
terminal-saved = Збережено в { $file }.
terminal-over = Гру закінчено.
terminal-thinking = { $player } думає …
terminal-too-small = У терміналі { $columns } стовпців і { $rows } рядків; для Klots треба 80 і 24.
terminal-keys-game = ↑↓ Enter хід · r поворот · / фільтр · o інші · h підказка · u повернути · ? довідка · q вихід
terminal-keys-menu = ↑↓ вибір · ←→ змінити · Enter почати · q вихід
terminal-keys-replay = ←→ крок · Home End · q вихід
terminal-moves = Ходи
terminal-log = Журнал
terminal-players = Гравці
terminal-filter = Фільтр: { $text }
terminal-menu-title = Klots
terminal-menu-game = Гра
terminal-menu-seats = Гравці
terminal-menu-level = Суперники
terminal-menu-persons = Людей за терміналом
terminal-menu-start = Почати
terminal-help = У списку всі дозволені ходи. ↑ і ↓ вибирають хід, його місце позначено на дошці; r переходить до наступного ходу на тому самому місці. Enter грає його. / і літери фільтрують список, Esc знову показує все. Клацання по дошці вибирає ходи цього місця. o показує частину столу інших гравців, h – підказки, u повертає хід, q зберігає й виходить.
terminal-step = Подія { $number } з { $count }
refused-undo = Тут нічого повернути: відтоді щось витягнуто або нічого не зіграно.
refused-no-hint = Зараз тобі нічого вирішувати.
refused-bot = Бота «{ $bot }» немає. Є: { $possible }.
refused-save-players = У збереженні не сказано, хто грає на кожному місці.
save-damaged = Збереження пошкоджено й відкладено як { $file }: { $cause }
