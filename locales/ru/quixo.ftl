### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Возьми кубик, вдвинь его обратно и собери пять в ряд.
rules-intro-quixo = Возьми кубик с края, поверни своим знаком вверх и вдвинь обратно. Пять в ряд выигрывают.

## play: options

option-quixo-board = Доска
option-quixo-board-about = Кубиков в ряду: 5 — обычная игра, 3 и 4 — поменьше.
option-quixo-move-cap = Предел ходов
option-quixo-move-cap-about = После стольких ходов ничья; 0 — без предела.
option-quixo-repetition = Ничья по повторению
option-quixo-repetition-about = Позиция, возникшая в третий раз, завершает игру вничью.
option-quixo-move-seconds = Секунд на ход
option-quixo-move-seconds-about = Кто думает дольше, проигрывает; 0 — без предела.
option-quixo-partners-may-consult = Партнёры могут совещаться
option-quixo-partners-may-consult-about = Открывает отдельный чат для каждой команды.

## play: log

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

## play: points

score-quixo-own-line = Собственный ряд
score-quixo-line-by-other = Ряд, собранный другой стороной

## play: hints

reason-quixo-wins = Собирает твой ряд и выигрывает.
reason-quixo-loses = Собирает ряд для другой стороны.
reason-quixo-draws = Завершает игру вничью.
reason-quixo-lets-win = Другая сторона сможет выиграть следующим ходом.
reason-quixo-stops = Не даёт другой стороне завершить ряд.
reason-quixo-builds = В твоём самом длинном ряду теперь { $count } из { $size }.
reason-quixo-breaks = Разрывает ряд другой стороны (кубиков: { $count }).
reason-quixo-new-cube = Берёт новый кубик для твоей стороны.
reason-quixo-own-cube = Двигает твой же кубик и ничего не даёт другой стороне.

## play: refusals

refused-quixo-over = Игра окончена.
refused-quixo-lot-first = Жребий, кто ходит первым, ещё не брошен.
refused-quixo-lot-drawn = Жребий, кто ходит первым, уже брошен.
refused-quixo-never-pass = Вдвоём пасовать нельзя.
refused-quixo-pass-with-cube = Пасовать можно, только если тебе нельзя взять ни одного кубика.
refused-quixo-not-border = { $square } не на краю.
refused-quixo-other-symbol = На { $square } знак другой стороны.
refused-quixo-other-dot = Точка на { $square } указывает на игрока { $player }.
refused-quixo-same-place = Кубик нельзя вернуть туда, откуда он взят.
refused-quixo-not-an-end = Кубик с { $from } нельзя вдвинуть на { $to }: выбери конец его строки или столбца.
refused-quixo-no-dots = Точки нужны только вчетвером.
refused-quixo-dot-at-partner = Точка должна указывать на тебя или на партнёра.
refused-quixo-three = В Quixo играют вдвоём или вчетвером командами.
refused-quixo-endless = Без предела ходов и без ничьей по повторению игра может не кончиться никогда.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] До жребия все кубики пусты и никто ещё не ходил.
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

## page: the board

help-quixo = Возьми кубик со светлой каймой, затем выбери, с какой стороны его вдвинуть. С клавиатуры: стрелки, Enter, затем стрелка этой стороны.
quixo-board = Доска
quixo-cell =
    { $square }: { $symbol ->
        [cross] крестик
        [circle] нолик
       *[blank] пусто
    }{ $dot ->
        [yes] , точка указывает на игрока { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , можно взять
       *[no] { "" }
    }
quixo-row = Строка { $row }: { $cells }
quixo-cube-cross = крестик
quixo-cube-circle = нолик
quixo-cube-blank = пусто
quixo-choose-cube =
    { $symbol ->
        [cross] Возьми кубик: пустой или с крестиком.
       *[circle] Возьми кубик: пустой или с ноликом.
    }
quixo-choose-side = С какой стороны его вдвинуть?
quixo-move =
    { $side ->
        [top] Кубик { $from }, вдвинуть сверху
        [bottom] Кубик { $from }, вдвинуть снизу
        [left] Кубик { $from }, вдвинуть слева
       *[right] Кубик { $from }, вдвинуть справа
    }
quixo-move-dot = точка указывает на игрока { $player }
quixo-move-pass = Пас
quixo-must-pass = Взять нечего: пасуй.
quixo-dot = На кого указывает точка
quixo-wins = выигрывает
quixo-loses = Осторожно: это собирает ряд для другой стороны!
quixo-moment = { $count } в ряд!

## book: the guided first game

lesson-quixo-aim = Quixo: выигрывают пять твоих знаков подряд — в строке, столбце или по диагонали.
lesson-quixo-take = Возьми пустой кубик с края, затем выбери, с какой стороны его вдвинуть. Он вернётся с твоим знаком.
lesson-quixo-again = Вся линия сдвинулась на один. Можно брать пустые кубики и свои, но не кубики другой стороны.
lesson-quixo-other = Толчок сдвигает и кубики другой стороны: так можно ломать её ряды.
lesson-quixo-danger = Но осторожно: если твой толчок соберёт пять для другой стороны, это проигрыш, даже если и у тебя будет пять.
lesson-quixo-free = Вот и всё. Играй дальше и проси подсказку, когда захочешь.

## book: rules

rules-q1 = 25 кубиков лежат на поле 5 × 5 пустой стороной вверх. На каждом есть крестик и нолик, остальные грани пусты. Одна сторона играет крестиками, другая ноликами. Кто начинает, решает жребий. Варианты: поле 3 × 3 или 4 × 4.
rules-q2 = В свой ход возьми один из 16 кубиков края, пустой или со своим знаком, но не со знаком другой стороны.
rules-q3 = Что бы на нём ни было, обратно он идёт твоим знаком вверх.
rules-q4 = Вдвинь его с конца той строки или того столбца, откуда он взят, чтобы пробел закрылся: для угла два способа, для остальных три. На прежнее место возвращать нельзя.
rules-q5 = Пять твоих знаков в ряд выигрывают — в строке, столбце или по диагонали.
rules-q6 = Если ты собираешь ряд из знаков другой стороны, это проигрыш, даже если тот же толчок собирает и твой ряд.
rules-q7 = Вдвоём пасовать нельзя, да и никогда не нужно.
rules-q8 = Можно договориться о времени на ход. (Толкование: у кого время вышло, тот проигрывает.)
rules-q9 = (Толкование: в печатных правилах ничьих нет. Позиция, возникшая в третий раз, — ничья, как и игра в 200 ходов. Число ходов можно изменить; один из двух видов ничьей можно отключить, но не оба.)
rules-q10 = Четверо играют двумя командами, партнёры сидят друг напротив друга. Ходят по часовой стрелке, так что команды чередуются.
rules-q11 = На каждом знаке есть точка. Кубик со знаком может взять только тот, на кого указывает точка; пустые — любой. Точка указывает на того же игрока, пока кубик двигают.
rules-q12 = Вдвигая кубик, направь точку на себя или на партнёра.
rules-q13 = Пасовать можно, только если на краю нет ни пустых кубиков, ни кубиков с твоим знаком, указывающих на тебя. (Толкование: тогда пас обязателен.)
rules-q14 = Игроки договариваются, можно ли партнёрам обсуждать игру; для этого есть вариант.

## book: captions of the examples

rules-example-quixo-push = Отмеченный кубик вдвинут на { $to }; все кубики оттуда до { $from }, где он был взят, сдвинулись на один.
rules-example-quixo-line = Целый ряд крестиков: крестики выиграли.
rules-example-quixo-other = Крестики сделали ход и собрали ряд ноликов: нолики выиграли.
rules-example-quixo-dots = Вчетвером на каждом знаке есть точка; взять кубик может только тот, на кого она указывает.

## terminal

terminal-letters-quixo = X крестик, O нолик, · пусто; цифра за знаком — игрок, на которого указывает точка.

## command line

cli-solve-about = Решить Quixo: ценность каждой доски
cli-solve-game = Что решать
cli-solve-size = Кубиков в ряду: 3, 4 или 5
cli-solve-distances = Узнать и то, как далеки победы и поражения
cli-solve-dir = Хранить здесь готовые таблицы и после остановки продолжать с них
cli-solve-layers = Только столько слоёв (полей с одинаковым числом повёрнутых кубиков), начиная с полного поля
cli-solve-threads = Сколько потоков
cli-solve-json = Вывести один документ JSON
solve-progress = Кубики: { $cubes }, { $rate } досок/с, осталось { $left } с, память { $memory } МБ, диск { $disk } МБ
solve-layer = { $cubes ->
    [all] Всего: победы — { $wins }, поражения — { $losses }, ничьи — { $draws }
   *[other] Перевёрнуто кубиков { $cubes }: победы — { $wins }, поражения — { $losses }, ничьи — { $draws }
}
solve-first = { $value ->
    [win] Первый игрок выигрывает.
    [loss] Первый игрок проигрывает.
   *[draw] Игра кончается вничью.
}
solve-done = { $seconds } с, { $rate } досок в секунду с учётом симметрии; весь размер при такой скорости займёт часов: { $whole }.
refused-solve-size = Есть доски с 3, 4 и 5 кубиками в ряду.
refused-solve-folder = Для досок с 5 кубиками в ряду нужна папка для таблиц (--dir).
score-quixo-line = { $symbol ->
    [cross] Ряд крестиков
   *[circle] Ряд ноликов
}: { $cells }
score-quixo-none = Ряда нет ни у кого.
score-quixo-won = { $symbol ->
    [cross] Крестики выиграли.
   *[circle] Нолики выиграли.
}
refused-score-board = На доске от { $min } до { $max } строк, в каждой столько же кубиков.
refused-score-pushed = Ряд есть у обеих сторон: укажи, кто двигал последним, «pushed: x» или «pushed: o».
