### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Вземи кубче, бутни го обратно и направи пет в линия.
rules-intro-quixo = Вземи кубче от края, обърни го на своя знак и го бутни обратно. Пет в линия печелят.

## play: options

option-quixo-board = Дъска
option-quixo-board-about = Кубчета в ред: 5 е обичайната игра, 3 и 4 са по-малки.
option-quixo-move-cap = Лимит на ходовете
option-quixo-move-cap-about = След толкова хода играта е реми; 0 означава без ограничение.
option-quixo-repetition = Реми при повторение
option-quixo-repetition-about = Позиция, която се появи за трети път, завършва играта с реми.
option-quixo-move-seconds = Секунди за всеки ход
option-quixo-move-seconds-about = Който се забави повече, губи; 0 означава без ограничение.
option-quixo-partners-may-consult = Партньорите могат да говорят
option-quixo-partners-may-consult-about = Отваря отделен чат за всеки отбор.

## play: log

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
                [self] { $player } бутва { $from } при { $to } и обръща точката към себе си.
               *[partner] { $player } бутва { $from } при { $to } и обръща точката към партньора.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } няма кубче за вземане и пасува: реми.
       *[no] { $player } няма кубче за вземане и пасува.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Бутни { $from } при { $to } и спечели с линия
        [loss] Бутни { $from } при { $to } и направи линия на другата страна
        [draw] Бутни { $from } при { $to }: реми
       *[no] Бутни { $from } при { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Бутни { $from } при { $to } и спечели с линия
        [loss] Бутни { $from } при { $to } и направи линия на другата страна
        [draw] Бутни { $from } при { $to }: реми
       *[no]
            { $dot ->
                [self] Бутни { $from } при { $to } и обърни точката към себе си
               *[partner] Бутни { $from } при { $to } и обърни точката към партньора
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Пас: няма кубче за вземане и играта завършва реми
       *[no] Пас: няма кубче за вземане
    }

## play: points

score-quixo-own-line = Собствена линия
score-quixo-line-by-other = Линия, направена от другата страна

## play: hints

reason-quixo-wins = Прави твоя линия и печели.
reason-quixo-loses = Прави линия на другата страна.
reason-quixo-draws = Завършва играта с реми.
reason-quixo-lets-win = Другата страна може да спечели със следващия ход.
reason-quixo-stops = Спира линия, която другата страна може да завърши.
reason-quixo-builds = Най-дългата ти линия вече има { $count } от { $size }.
reason-quixo-breaks = Разваля линията от { $count } на другата страна.
reason-quixo-new-cube = Взема ново кубче за твоята страна.
reason-quixo-own-cube = Мести твое кубче и не дава нищо на другата страна.

## play: refusals

refused-quixo-over = Играта свърши.
refused-quixo-lot-first = Жребият за първия играч още не е теглен.
refused-quixo-lot-drawn = Жребият за първия играч вече е теглен.
refused-quixo-never-pass = При двама играчи никой не може да пасува.
refused-quixo-pass-with-cube = Можеш да пасуваш само ако няма кубче, което да вземеш.
refused-quixo-not-border = { $square } не е на края.
refused-quixo-other-symbol = { $square } показва знака на другата страна.
refused-quixo-other-dot = Точката на { $square } сочи към { $player }.
refused-quixo-same-place = Кубчето не може да се върне на същото място.
refused-quixo-not-an-end = Кубче от { $from } не може да влезе при { $to }: избери край на неговия ред или колона.
refused-quixo-no-dots = Точките са само за четирима играчи.
refused-quixo-dot-at-partner = Точката трябва да сочи към теб или партньора ти.
refused-quixo-three = Quixo е за двама играчи или за четирима в отбори.
refused-quixo-endless = Без лимит на ходовете и без реми при повторение играта може никога да не свърши.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Преди жребия всички кубчета са празни и никой не е играл.
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

## page: the board

help-quixo = Вземи кубче със светъл ръб, после избери от коя страна да се бутне. С клавиатурата: стрелки, Enter, после стрелката на тази страна.
quixo-board = Дъска
quixo-cell =
    { $square }: { $symbol ->
        [cross] кръст
        [circle] кръг
       *[blank] празно
    }{ $dot ->
        [yes] , сочи към { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , може да се вземе
       *[no] { "" }
    }
quixo-row = Ред { $row }: { $cells }
quixo-cube-cross = кръст
quixo-cube-circle = кръг
quixo-cube-blank = празно
quixo-choose-cube =
    { $symbol ->
        [cross] Вземи кубче: празно или с кръст.
       *[circle] Вземи кубче: празно или с кръг.
    }
quixo-choose-side = От коя страна да се бутне?
quixo-move =
    { $side ->
        [top] Кубче { $from }, бутнато отгоре
        [bottom] Кубче { $from }, бутнато отдолу
        [left] Кубче { $from }, бутнато отляво
       *[right] Кубче { $from }, бутнато отдясно
    }
quixo-move-dot = точката сочи към { $player }
quixo-move-pass = Пас
quixo-must-pass = Не можеш да вземеш кубче: пас.
quixo-dot = Към кого сочи точката
quixo-wins = печели
quixo-loses = Внимавай: това прави линия на другата страна!
quixo-moment = { $count } в една линия!

## book: the guided first game

lesson-quixo-aim = Quixo: подреди пет свои знака в линия, за да спечелиш: в ред, колона или диагонал.
lesson-quixo-take = Вземи празно кубче от края, после избери от коя страна да се бутне обратно. Връща се с твоя знак.
lesson-quixo-again = Цялата линия се измести с едно поле. Можеш да вземаш празни кубчета и своите, но никога чуждите.
lesson-quixo-other = Бутането мести и кубчетата на другата страна: така можеш да разваляш линиите ѝ.
lesson-quixo-danger = Но внимавай: ако с бутането направиш пет за другата страна, губиш, дори да имаш и свои пет.
lesson-quixo-free = Това е всичко. Играй нататък и искай подсказка, когато желаеш.

## book: rules

rules-q1 = 25 кубчета лежат на 5 × 5 полета с празната страна нагоре. Всяко кубче има кръст и кръг; останалото е празно. Едната страна играе с кръстове, другата с кръгове. Кой започва, решава жребий. Варианти: дъски 3 × 3 или 4 × 4.
rules-q2 = На своя ход вземи едно от 16-те кубчета по края, което е празно или показва твоя знак, никога със знака на другата страна.
rules-q3 = Каквото и да е показвало, то се връща с твоя знак нагоре.
rules-q4 = Бутни го обратно от край на реда или колоната, откъдето е, така че празнината да се затвори: два начина за ъгъл, три за другите. Не може да се върне на същото място.
rules-q5 = Печели линия от пет твои знака в ред, колона или диагонал.
rules-q6 = Ако направиш линия от знака на другата страна, губиш, дори същото бутане да прави и твоя линия.
rules-q7 = При двама играчи никой не може да пасува и никога не се налага.
rules-q8 = Може да се уговори време за всеки ход. (Тълкуване: който изчерпи времето си, губи.)
rules-q9 = (Тълкуване: в печатните правила няма реми. Позиция, която се появи за трети път, е реми, както и игра от 200 хода. Броят на ходовете може да се промени; единият вид реми може да се изключи, но не и двата.)
rules-q10 = Четирима играчи са в два отбора, партньорите седят един срещу друг. Играе се по часовниковата стрелка, така че отборите се редуват.
rules-q11 = Всеки знак има точка. Кубче със знак може да вземе само играчът, към когото сочи точката; празните – всеки. Точката сочи към същия играч, докато кубчето се измества.
rules-q12 = Когато бутваш кубче, насочваш точката му към себе си или към партньора.
rules-q13 = Можеш да пасуваш само ако по края няма нито празно кубче, нито кубче с твоя знак, което сочи към теб. (Тълкуване: тогава трябва да пасуваш.)
rules-q14 = Играчите се уговарят дали партньорите могат да говорят за играта; има вариант за това.

## book: captions of the examples

rules-example-quixo-push = Отбелязаното кубче е бутнато при { $to }; всички кубчета оттам до { $from }, откъдето е взето, се изместиха с едно поле.
rules-example-quixo-line = Цяла линия от кръстове: кръстът печели.
rules-example-quixo-other = Кръстът бутна и направи линия от кръгове: кръгът печели.
rules-example-quixo-dots = При четирима играчи всеки знак има точка; кубчето може да вземе само играчът, към когото тя сочи.

## terminal

terminal-letters-quixo = X кръст, O кръг, · празно; цифра след знак е играчът, към когото сочи точката му.

## command line

cli-solve-about = Решава Quixo: стойността на всяка дъска
cli-solve-game = Какво да се реши
cli-solve-size = Кубчета в ред: 3, 4 или 5
cli-solve-distances = Намира и за колко хода се стига до победа или загуба
cli-solve-dir = Пази готовите таблици тук и продължава от тях след спиране
cli-solve-layers = Само толкова слоя (дъски с еднакъв брой обърнати кубчета), от пълната дъска нататък
cli-solve-threads = Брой нишки
cli-solve-check = Проверява отново толкова случайни позиции от всеки слой, само по правилата
cli-solve-json = Извежда един документ JSON
solve-progress = кубчета: { $cubes }, { $rate } дъски/с, остават { $left } с, { $memory } MB памет, { $disk } MB диск
solve-layer = { $cubes ->
    [all] Общо: победи { $wins }, загуби { $losses }, ремита { $draws }
   *[other] Обърнати кубчета: { $cubes }; победи { $wins }, загуби { $losses }, ремита { $draws }
}
solve-first = { $value ->
    [win] Първият играч печели.
    [loss] Първият играч губи.
   *[draw] Играта е реми.
}
solve-done = { $seconds } с, { $rate } дъски в секунда с точност до симетрия; при тази скорост пълното решаване на този размер отнема { $whole } часа.
solve-checked = Проверени отново позиции: { $boards }; всички съвпадат.
refused-solve-size = Има дъски с 3, 4 и 5 кубчета в ред.
refused-solve-folder = Дъските с 5 кубчета в ред искат папка за таблиците си (--dir).
refused-solve-wrong = Тази позиция е решена погрешно: { $board }. Съобщи за това; изтрий таблиците и реши отново.
score-quixo-line = { $symbol ->
    [cross] Кръстът има линия
   *[circle] Кръгът има линия
}: { $cells }
score-quixo-none = Никой няма линия.
score-quixo-won = { $symbol ->
    [cross] Кръстът печели.
   *[circle] Кръгът печели.
}
refused-score-board = Дъската има от { $min } до { $max } реда, всеки със също толкова кубчета.
refused-score-pushed = И двете страни имат линия: кажи кой е бутнал последен, „pushed: x“ или „pushed: o“.
