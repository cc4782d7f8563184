told-quixo-starts =
    { $symbol ->
        [cross] { $player } делает первый ход и играет крестиками.
       *[circle] { $player } делает первый ход и играет ноликами.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } вдвигает { $from } на { $to } и выигрывает, собрав ряд.
        [loss] { $player } вдвигает { $from } на { $to } и собирает ряд для другой стороны.
        [draw] { $player } вдвигает { $from } на { $to }: ничья.
       *[no] { $player } вдвигает { $from } на { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } вдвигает { $from } на { $to } и выигрывает, собрав ряд.
        [loss] { $player } вдвигает { $from } на { $to } и собирает ряд для другой стороны.
        [draw] { $player } вдвигает { $from } на { $to }: ничья.
       *[no]
            { $dot ->
                [self] { $player } вдвигает { $from } на { $to } и оставляет точку себе.
               *[partner] { $player } вдвигает { $from } на { $to } и отдаёт точку партнёру.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } не может взять кубик и пасует: ничья.
       *[no] { $player } не может взять кубик и пасует.
    }
refused-quixo-over = Игра окончена.
refused-quixo-lot-first = Жребий, кто ходит первым, ещё не брошен.
refused-quixo-lot-drawn = Жребий, кто ходит первым, уже брошен.
refused-quixo-never-pass = Вдвоём пасовать нельзя.
refused-quixo-pass-with-cube = Пасовать можно, только если тебе нельзя взять ни одного кубика.
refused-quixo-not-border = { $square } не на краю.
refused-quixo-other-symbol = На { $square } знак другой стороны.
refused-quixo-other-dot = Точка на { $square } принадлежит другому: { $player }.
refused-quixo-same-place = Кубик нельзя вернуть туда, откуда он взят.
refused-quixo-not-an-end = Кубик с { $from } нельзя вдвинуть на { $to }: выбери конец его строки или столбца.
refused-quixo-no-dots = Точки нужны только вчетвером.
refused-quixo-dot-at-partner = Точка должна указывать на тебя или на партнёра.
refused-quixo-three = В Quixo играют вдвоём или вчетвером командами.
refused-quixo-endless = Без предела ходов и без ничьей по повторению игра может не кончиться никогда.
refused-quixo-position =
    { $why ->
        [lot] До жребия доска пуста и ничего не сдвинуто.
        [moves] Столько кубиков нельзя перевернуть за так мало ходов.
        [past] Прежние доски не ведут к этой.
        [line] Игра закончилась раньше этой позиции.
       *[last] Последний ход не ведёт к этой позиции.
    }
text-quixo-square = Здесь ожидается клетка от a1 до { $last }.
text-quixo-cube =
    { $seats ->
        [4] Пустой кубик пишется «.», иначе — место, на которое указывает точка, от 0 до 3.
       *[other] Пустой кубик пишется «.», крестик — «x», нолик — «o».
    }
score-quixo-own-line = Собственный ряд
score-quixo-line-by-other = Ряд, собранный другой стороной
option-quixo-board = Доска
option-quixo-board-about = Кубиков в ряду: 5 — настоящая игра, 3 и 4 — малые.
option-quixo-move-cap = Предел ходов
option-quixo-move-cap-about = После стольких ходов ничья; 0 — без предела.
option-quixo-repetition = Ничья по повторению
option-quixo-repetition-about = Позиция, возникшая в третий раз, завершает игру вничью.
option-quixo-move-seconds = Секунд на ход
option-quixo-move-seconds-about = Кто думает дольше, проигрывает; 0 — без предела.
option-quixo-partners-may-consult = Партнёры могут совещаться
option-quixo-partners-may-consult-about = Открывает отдельный чат для каждой команды.
