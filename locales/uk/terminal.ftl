### What only the terminal says.

## The terminal

terminal-which-game = Яка гра?
terminal-how-many = Скільки гравців?
terminal-which-level = Наскільки сильними мають бути суперники?
terminal-go-on = Продовжити { $name }
terminal-choose = { $count ->
    [1] Введи 1.
   *[other] Введи число від 1 до { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } камінець
        [few] { $count } камінці
        [many] { $count } камінців
       *[other] { $count } камінців
    })
terminal-hand = Твої камінці: { $tiles }
terminal-your-move = { $count ->
    [1] Твій хід: він лише один. Введи 1, щоб зробити його, або ? для довідки.
   *[other] Твій хід: введи число від 1 до { $count } або ? для довідки.
}
terminal-plain-help = Введи число або хід. Інші команди: hint (підказка), undo (повернути хід), board (дошка), log (журнал), quit (вихід). Під час виходу гра зберігається.
terminal-curtain = Передай клавіатуру гравцеві { $player }. { $player }, натисни Enter.
terminal-saved = Збережено в { $file }.
terminal-over = Гру закінчено.
terminal-thinking = { $player } думає…
terminal-too-small = У терміналі стовпців: { $columns }, рядків: { $rows }; для Klots треба щонайменше 80 на 24.
terminal-keys-game = ↑↓ Enter хід · r обернути · / фільтр · o інші · h підказка · u хід назад · ? довідка · q вихід
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
terminal-help = У списку всі дозволені ходи. ↑ і ↓ вибирають хід, його місце позначено на дошці; r переходить до наступного ходу на тому самому місці. Enter робить цей хід. / і літери фільтрують список, Esc знову показує все. Клацни на дошці, щоб побачити ходи для цього місця. o показує частину столу інших гравців, h — підказки, u повертає хід, q зберігає й виходить.
terminal-step = Подія { $number } з { $count }
refused-undo = Немає чого повертати: відтоді вже щось тягнули або ще нічого не зіграно.
refused-no-hint = Зараз тобі немає чого вирішувати.
refused-bot = Бота «{ $bot }» немає. Доступні: { $possible }.
refused-save-players = У збереженні не сказано, хто грає на кожному місці.
save-damaged = Збереження пошкоджено й відкладено як { $file }: { $cause }
terminal-more = { $count ->
        [one] Ще { $count } рядок: ↓
        [few] Ще { $count } рядки: ↓
        [many] Ще { $count } рядків: ↓
       *[other] Ще { $count } рядків: ↓
    }
terminal-turn-of = Ходить { $player }.
terminal-keys-log = l журнал
terminal-keys-live = ↑↓ Enter хід · / фільтр · o інші · h підказка · l журнал · c чат · u хід назад · y так · n ні · ? довідка · q вихід
terminal-help-live = Ти граєш за столом на сервері. У списку всі дозволені ходи: ↑ і ↓ вибирають хід, Enter робить його, / і літери фільтрують. h показує найкращі ходи, l — журнал, o — частину столу інших гравців. c відкриває чат, u просить повернути хід, d пропонує нічию, p просить паузу або завершує її, y і n відповідають на прохання, g — здатися. Після гри a пропонує реванш. q — вийти; стіл лишається, і та сама команда поверне тебе на місце.
terminal-plain-help-live = Введи число або хід. Команди від say 1 до say 8 надсилають готову фразу, say і текст — твою власну; undo просить повернути хід, draw пропонує нічию, pause просить паузу або завершує її, yes і no відповідають на прохання; hint показує найкращі ходи; board показує дошку, log — журнал, presets — готові фрази; resign — здатися; після гри again пропонує реванш; quit — вийти, і та сама команда поверне тебе.

## A table of a server

live-table = { $game } на { $server }
live-seated = Твоє місце — { $number }, ім’я — { $name }.
live-watching = Ти дивишся гру.
live-waiting = { $count ->
        [one] Чекаємо: вільне { $count } місце.
        [few] Чекаємо: вільні { $count } місця.
        [many] Чекаємо: вільно { $count } місць.
       *[other] Чекаємо: вільно { $count } місць.
    }
live-waiting-ready = Чекаємо, доки всі будуть готові.
live-paused = Гру призупинено.
live-lost = Зв’язок втрачено; пробуємо знову…
live-back = Зв’язок відновлено.
live-restart = Сервер перезапускається й повернеться за { $seconds ->
        [one] { $seconds } секунду
        [few] { $seconds } секунди
        [many] { $seconds } секунд
       *[other] { $seconds } секунд
    }.
live-said = { $name }: { $text }
live-said-team = { $name } (партнерові): { $text }
live-asked = { $player } про щось просить: yes (так) чи no (ні)?
live-again-key = Реванш: [a], вихід: [q].
live-again-word = Введи again для реваншу або quit для виходу.
live-resign-sure = Справді хочеш здатися? Здатися: [y], грати далі: будь-яка інша клавіша.
live-choose-preset = Що хочеш сказати?
live-left = Стіл лишається: «{ $command }» поверне тебе.
refused-live-link = «{ $link }» — не посилання на стіл. Посилання має такий вигляд: { $example }
refused-live-server = { $server } не відповідає.
refused-live-stranger = За адресою { $server } відповідає не сервер Klots або сервер іншої версії.
refused-live-table = На { $server } такого столу немає: посилання могло застаріти або бути неповним.
refused-live-lost = Зв’язок із { $server } втрачено, і він не відновився.
refused-live-session = Цей сеанс закінчено; приєднайся знову.

## Games that are over
save-foreign = «{ $file }» — не збережена гра, файл не змінено. { $cause }
terminal-kept = Гру збережено у { $file }; її читають klots replay і klots analyse.
terminal-keys-over = p підсумок · v перегляд · l журнал · o інші · n ще раз · q вихід
