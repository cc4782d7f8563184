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
refused-quixo-over = Гру закінчено.
refused-quixo-lot-first = Жереб, хто ходить першим, ще не кинуто.
refused-quixo-lot-drawn = Жереб, хто ходить першим, уже кинуто.
refused-quixo-never-pass = Удвох пасувати не можна.
refused-quixo-pass-with-cube = Пасувати можна, лише якщо тобі не можна взяти жодного кубика.
refused-quixo-not-border = { $square } не на краю.
refused-quixo-other-symbol = На { $square } знак іншої сторони.
refused-quixo-other-dot = Крапку на { $square } має { $player }.
refused-quixo-same-place = Кубик не можна повернути туди, звідки його взято.
refused-quixo-not-an-end = Кубик із { $from } не можна засунути на { $to }: вибери кінець його рядка або стовпця.
refused-quixo-no-dots = Крапки потрібні лише вчотирьох.
refused-quixo-dot-at-partner = Крапка має вказувати на тебе або на партнера.
refused-quixo-three = У Quixo грають удвох або вчотирьох командами.
refused-quixo-endless = Без межі ходів і без нічиєї за повторенням гра може ніколи не закінчитися.
refused-quixo-position =
    { $why ->
        [lot] До жеребу дошка порожня й нічого не зсунуто.
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
score-quixo-own-line = Власна лінія
score-quixo-line-by-other = Лінія, складена іншою стороною
option-quixo-board = Дошка
option-quixo-board-about = Кубиків у ряду: 5 — справжня гра, 3 і 4 — малі.
option-quixo-move-cap = Найдовша гра
option-quixo-move-cap-about = Після стількох ходів нічия; 0 — без межі.
option-quixo-repetition = Нічия за повторенням
option-quixo-repetition-about = Позиція, що виникла втретє, завершує гру нічиєю.
option-quixo-move-seconds = Секунд на хід
option-quixo-move-seconds-about = Хто думає довше, програє; 0 — без межі.
option-quixo-partners-may-consult = Партнери можуть радитися
option-quixo-partners-may-consult-about = Відкриває окремий чат для кожної команди.
