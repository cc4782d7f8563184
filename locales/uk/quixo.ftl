### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Візьми кубик, засунь його назад і склади п’ять у лінію.
rules-intro-quixo = Візьми кубик із краю, поверни своїм знаком догори й засунь назад. П’ять у лінію виграють.

## play: options

option-quixo-board = Дошка
option-quixo-board-about = Кубиків у ряду: 5 — звичайна гра, 3 і 4 — менші.
option-quixo-move-cap = Межа ходів
option-quixo-move-cap-about = Після стількох ходів нічия; 0 — без межі.
option-quixo-repetition = Нічия за повторенням
option-quixo-repetition-about = Позиція, що виникла втретє, завершує гру нічиєю.
option-quixo-move-seconds = Секунд на хід
option-quixo-move-seconds-about = Хто думає довше, програє; 0 — без межі.
option-quixo-partners-may-consult = Партнери можуть радитися
option-quixo-partners-may-consult-about = Відкриває окремий чат для кожної команди.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } робить перший хід і грає хрестиками.
       *[circle] { $player } робить перший хід і грає нуликами.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } засуває { $from } на { $to } і виграє лінією.
        [loss] { $player } засуває { $from } на { $to } і складає лінію для іншої сторони.
        [draw] { $player } засуває { $from } на { $to }: нічия.
       *[no] { $player } засуває { $from } на { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } засуває { $from } на { $to } і виграє лінією.
        [loss] { $player } засуває { $from } на { $to } і складає лінію для іншої сторони.
        [draw] { $player } засуває { $from } на { $to }: нічия.
       *[no]
            { $dot ->
                [self] { $player } засуває { $from } на { $to } і лишає крапку собі.
               *[partner] { $player } засуває { $from } на { $to } і віддає крапку партнерові.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } не може взяти кубик і пасує: нічия.
       *[no] { $player } не може взяти кубик і пасує.
    }

## play: points

score-quixo-own-line = Власна лінія
score-quixo-line-by-other = Лінія, складена іншою стороною

## play: hints

reason-quixo-wins = Складає твою лінію й виграє.
reason-quixo-loses = Складає лінію для іншої сторони.
reason-quixo-draws = Завершує гру нічиєю.
reason-quixo-lets-win = Інша сторона зможе виграти наступним ходом.
reason-quixo-stops = Не дає іншій стороні завершити лінію.
reason-quixo-builds = У твоїй найдовшій лінії тепер { $count } з { $size }.
reason-quixo-breaks = Розриває лінію іншої сторони (кубиків: { $count }).
reason-quixo-new-cube = Бере новий кубик для твоєї сторони.
reason-quixo-own-cube = Рухає твій власний кубик і нічого не дає іншій стороні.

## play: refusals

refused-quixo-over = Гру закінчено.
refused-quixo-lot-first = Жереб, хто ходить першим, ще не кинуто.
refused-quixo-lot-drawn = Жереб, хто ходить першим, уже кинуто.
refused-quixo-never-pass = Удвох пасувати не можна.
refused-quixo-pass-with-cube = Пасувати можна, лише якщо тобі не можна взяти жодного кубика.
refused-quixo-not-border = { $square } не на краю.
refused-quixo-other-symbol = На { $square } знак іншої сторони.
refused-quixo-other-dot = Крапка на { $square } вказує на гравця { $player }.
refused-quixo-same-place = Кубик не можна повернути туди, звідки його взято.
refused-quixo-not-an-end = Кубик із { $from } не можна засунути на { $to }: вибери кінець його рядка або стовпця.
refused-quixo-no-dots = Крапки потрібні лише вчотирьох.
refused-quixo-dot-at-partner = Крапка має вказувати на тебе або на партнера.
refused-quixo-three = У Quixo грають удвох або вчотирьох командами.
refused-quixo-endless = Без межі ходів і без нічиєї за повторенням гра може ніколи не закінчитися.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] До жеребу усі кубики порожні й ніхто ще не ходив.
        [moves] Стільки кубиків не можна перевернути за так мало ходів.
        [past] Попередні дошки не ведуть до цієї.
        [line] Гра закінчилася раніше за цю позицію.
       *[last] Останній хід не веде до цієї позиції.
    }
text-quixo-square = Тут очікується клітинка від a1 до { $last }.
text-quixo-cube =
    { $seats ->
        [4] Порожній кубик пишуть «.», інакше — місце, на яке вказує крапка, від 0 до 3.
       *[other] Порожній кубик пишуть «.», хрестик — «x», нулик — «o».
    }

## page: the board

help-quixo = Візьми кубик зі світлим краєм, потім вибери, з якого боку його засунути. З клавіатури: стрілки, Enter, потім стрілка цього боку.
quixo-board = Дошка
quixo-cell =
    { $square }: { $symbol ->
        [cross] хрестик
        [circle] нулик
       *[blank] порожньо
    }{ $dot ->
        [yes] , крапка вказує на гравця { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , можна взяти
       *[no] { "" }
    }
quixo-row = Рядок { $row }: { $cells }
quixo-cube-cross = хрестик
quixo-cube-circle = нулик
quixo-cube-blank = порожньо
quixo-choose-cube =
    { $symbol ->
        [cross] Візьми кубик: порожній або з хрестиком.
       *[circle] Візьми кубик: порожній або з нуликом.
    }
quixo-choose-side = З якого боку його засунути?
quixo-move =
    { $side ->
        [top] Кубик { $from }, засунути згори
        [bottom] Кубик { $from }, засунути знизу
        [left] Кубик { $from }, засунути зліва
       *[right] Кубик { $from }, засунути справа
    }
quixo-move-dot = крапка вказує на гравця { $player }
quixo-move-pass = Пас
quixo-must-pass = Узяти нічого: пасуй.
quixo-dot = На кого вказує крапка
quixo-wins = виграє
quixo-loses = Обережно: це складає лінію для іншої сторони!
quixo-moment = { $count } у лінію!

## book: the guided first game

lesson-quixo-aim = Quixo: виграють п’ять твоїх знаків у лінію — в рядку, стовпці або по діагоналі.
lesson-quixo-take = Візьми порожній кубик із краю, потім вибери, з якого боку його засунути. Він повернеться з твоїм знаком.
lesson-quixo-again = Уся лінія зсунулася на один. Можна брати порожні кубики й свої, але не кубики іншої сторони.
lesson-quixo-other = Поштовх зсуває й кубики іншої сторони: так можна ламати її лінії.
lesson-quixo-danger = Але обережно: якщо твій поштовх складе п’ять для іншої сторони, це програш, навіть якщо й у тебе буде п’ять.
lesson-quixo-free = Це все. Грай далі й проси підказку, коли захочеш.

## book: rules

rules-q1 = 25 кубиків лежать на полі 5 × 5 порожньою стороною догори. На кожному є хрестик і нулик, решта порожня. Одна сторона грає хрестиками, інша нуликами. Хто починає, вирішує жереб. Варіанти: поле 3 × 3 або 4 × 4.
rules-q2 = У свій хід візьми один із 16 кубиків краю, порожній або зі своїм знаком, але не зі знаком іншої сторони.
rules-q3 = Хоч би що на ньому було, назад він іде твоїм знаком догори.
rules-q4 = Засунь його з кінця того рядка або стовпця, звідки його взято, щоб прогалина закрилася: для кута два способи, для решти три. На попереднє місце повертати не можна.
rules-q5 = П’ять твоїх знаків у лінію виграють — у рядку, стовпці або по діагоналі.
rules-q6 = Якщо ти складаєш лінію зі знаків іншої сторони, це програш, навіть якщо той самий поштовх складає і твою лінію.
rules-q7 = Удвох пасувати не можна, та й ніколи не треба.
rules-q8 = Можна домовитися про час на хід. (Тлумачення: хто не встиг, програє.)
rules-q9 = (Тлумачення: у друкованих правилах нічиєї немає. Позиція, що виникла втретє, — нічия, як і гра на 200 ходів. Кількість ходів можна змінити; один із двох видів нічиєї можна вимкнути, але не обидва.)
rules-q10 = Четверо грають двома командами, партнери сидять одне навпроти одного. Ходять за годинниковою стрілкою, тож команди чергуються.
rules-q11 = На кожному знаку є крапка. Кубик зі знаком може взяти лише той, на кого вказує крапка; порожні — будь-хто. Крапка вказує на того самого гравця, доки кубик рухають.
rules-q12 = Засуваючи кубик, спрямуй крапку на себе або на партнера.
rules-q13 = Пасувати можна, лише якщо на краю немає ні порожніх кубиків, ні кубиків із твоїм знаком, що вказують на тебе. (Тлумачення: тоді пас обов’язковий.)
rules-q14 = Гравці домовляються, чи можна партнерам обговорювати гру; для цього є варіант.

## book: captions of the examples

rules-example-quixo-push = Позначений кубик засунуто на { $to }; усі кубики звідти до { $from }, де його взято, зсунулися на один.
rules-example-quixo-line = Ціла лінія хрестиків: хрестики виграли.
rules-example-quixo-other = Хрестики зробили хід і склали лінію нуликів: нулики виграли.
rules-example-quixo-dots = Учотирьох на кожному знаку є крапка; узяти кубик може лише той, на кого вона вказує.

## terminal

terminal-letters-quixo = X хрестик, O нулик, · порожньо; цифра за знаком — гравець, на якого вказує крапка.

## command line

cli-solve-about = Розв’язати Quixo: цінність кожної дошки
cli-solve-game = Що розв’язувати
cli-solve-size = Кубиків у ряду: 3, 4 або 5
cli-solve-distances = З’ясувати й те, як далеко перемоги та поразки
cli-solve-dir = Зберігати тут готові таблиці й після зупинки продовжувати з них
cli-solve-layers = Лише стільки шарів (полів з однаковою кількістю повернутих кубиків), починаючи з повного поля
cli-solve-threads = Скільки потоків
cli-solve-json = Вивести один документ JSON
solve-progress = Кубики: { $cubes }, { $rate } дощок/с, лишилося { $left } с, пам’ять { $memory } МБ, диск { $disk } МБ
solve-layer = { $cubes ->
    [all] Разом: перемоги — { $wins }, поразки — { $losses }, нічиї — { $draws }
   *[other] Перевернуто кубиків { $cubes }: перемоги — { $wins }, поразки — { $losses }, нічиї — { $draws }
}
solve-first = { $value ->
    [win] Перший гравець виграє.
    [loss] Перший гравець програє.
   *[draw] Гра закінчується нічиєю.
}
solve-done = { $seconds } с, { $rate } дощок за секунду з урахуванням симетрії; увесь розмір за такої швидкості забере годин: { $whole }.
refused-solve-size = Є дошки з 3, 4 і 5 кубиками в ряду.
refused-solve-folder = Для дощок з 5 кубиками в ряду потрібна тека для таблиць (--dir).
score-quixo-line = { $symbol ->
    [cross] Лінія хрестиків
   *[circle] Лінія нуликів
}: { $cells }
score-quixo-none = Лінії не має ніхто.
score-quixo-won = { $symbol ->
    [cross] Хрестики виграли.
   *[circle] Нулики виграли.
}
refused-score-board = На дошці від { $min } до { $max } рядків, у кожному стільки ж кубиків.
refused-score-pushed = Лінію мають обидві сторони: вкажи, хто засував останнім, «pushed: x» або «pushed: o».
