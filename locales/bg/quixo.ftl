told-quixo-starts =
    { $symbol ->
        [cross] { $player } прави първия ход и играе с кръст.
       *[circle] { $player } прави първия ход и играе с кръг.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } бутва { $from } при { $to } и печели с линия.
        [loss] { $player } бутва { $from } при { $to } и прави линия на другата страна.
        [draw] { $player } бутва { $from } при { $to }: реми.
       *[no] { $player } бутва { $from } при { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } бутва { $from } при { $to } и печели с линия.
        [loss] { $player } бутва { $from } при { $to } и прави линия на другата страна.
        [draw] { $player } бутва { $from } при { $to }: реми.
       *[no]
            { $dot ->
                [self] { $player } бутва { $from } при { $to } и запазва точката.
               *[partner] { $player } бутва { $from } при { $to } и дава точката на партньора.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } няма кубче за вземане и пасува: реми.
       *[no] { $player } няма кубче за вземане и пасува.
    }
refused-quixo-over = Играта свърши.
refused-quixo-lot-first = Жребият за първия играч още не е теглен.
refused-quixo-lot-drawn = Жребият за първия играч вече е теглен.
refused-quixo-never-pass = При двама играчи никой не може да пасува.
refused-quixo-pass-with-cube = Може да пасуваш само ако няма кубче, което да вземеш.
refused-quixo-not-border = { $square } не е на края.
refused-quixo-other-symbol = { $square } показва знака на другата страна.
refused-quixo-other-dot = Точката на { $square } сочи към { $player }.
refused-quixo-same-place = Кубчето не може да се върне на същото място.
refused-quixo-not-an-end = Кубче от { $from } не може да влезе при { $to }: избери край на неговия ред или колона.
refused-quixo-no-dots = Точките са само за четирима играчи.
refused-quixo-dot-at-partner = Точката трябва да сочи към теб или партньора ти.
refused-quixo-three = Quixo е за двама играчи или за четирима в отбори.
refused-quixo-endless = Без граница на ходовете и без реми при повторение играта може никога да не свърши.
refused-quixo-position =
    { $why ->
        [lot] Преди жребия дъската е празна и нищо не е местено.
        [moves] Толкова кубчета не може да са обърнати за толкова малко ходове.
        [past] По-раншните дъски не водят до тази.
        [line] Играта е свършила преди тази позиция.
       *[last] Последният ход не води до тази позиция.
    }
text-quixo-square = Тук се очаква поле от a1 до { $last }.
text-quixo-cube =
    { $seats ->
        [4] Кубче се пише „.“, ако е празно, иначе мястото, към което сочи точката му, от 0 до 3.
       *[other] Кубче се пише „.“, ако е празно, „x“ за кръст, „o“ за кръг.
    }
score-quixo-own-line = Собствена линия
score-quixo-line-by-other = Линия, направена от другата страна
option-quixo-board = Дъска
option-quixo-board-about = Кубчета в ред: 5 е истинската игра, 3 и 4 са малки.
option-quixo-move-cap = Най-дълга игра
option-quixo-move-cap-about = След толкова хода играта е реми; 0 е без граница.
option-quixo-repetition = Реми при повторение
option-quixo-repetition-about = Позиция, която се появи за трети път, завършва играта наравно.
option-quixo-move-seconds = Секунди за всеки ход
option-quixo-move-seconds-about = Който се забави повече, губи; 0 е без граница.
option-quixo-partners-may-consult = Партньорите могат да говорят
option-quixo-partners-may-consult-about = Отваря отделен чат за всеки отбор.
