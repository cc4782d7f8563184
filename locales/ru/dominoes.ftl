### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Домино
home-dominoes = Классическое домино до дупля 9-9, от двух до десяти игроков.
rules-intro-dominoes = Ставь костяшки к двум концам одной змейки. Побеждает тот, кто первым выложит все костяшки.

## play: options

option-dominoes-starter-draws = Начинающий добирает вторую костяшку
option-dominoes-starter-draws-about = Кто начинает с дупля и не имеет подходящей костяшки, тянет, пока она не придёт. Если выключено, ничего не добавляется.
option-dominoes-may-draw-anyway = Тянуть можно всегда
option-dominoes-may-draw-anyway-about = Можно тянуть, даже если на руках есть подходящая костяшка. Если выключено, кто может ходить, обязан.
option-dominoes-drawing = Если ничего не подходит
option-dominoes-drawing-about = Должен ли игрок, у которого ничего не подходит, тянуть или может пропустить ход. Если все подряд пропускают, раунд окончен.
option-dominoes-drawing-is-must = должен тянуть
option-dominoes-drawing-is-may = может тянуть или пропустить
option-dominoes-double-counts = За дупель на руках считается
option-dominoes-double-counts-about = Сколько стоит в конце раунда дупель, оставшийся на руках.
option-dominoes-double-counts-is-once = одна половина
option-dominoes-double-counts-is-as_one_pip = одно очко
option-dominoes-double-counts-is-twice = обе половины
option-dominoes-match = Матч из нескольких раундов
option-dominoes-match-about = Победитель раунда получает очки, оставшиеся на руках у других; и так, пока кто-то не наберёт нужную сумму.
option-dominoes-target = Цель
option-dominoes-target-about = Сумма, с которой выигрывают матч.

## play: log

told-dominoes-deal = { $count ->
    [one] Раунд { $round }: все берут по { $count } костяшке.
    [few] Раунд { $round }: все берут по { $count } костяшки.
    [many] Раунд { $round }: все берут по { $count } костяшек.
   *[other] Раунд { $round }: все берут по { $count } костяшки.
}
told-dominoes-start = { $player } начинает с { $tile }.
told-dominoes-lay = { $player } ставит { $tile }. Открытые концы: { $left } и { $right }.
told-dominoes-out = { $player } ставит { $tile }, свою последнюю костяшку.
told-dominoes-block = { $player } ставит { $tile }, и больше никто не может ходить: рыба.
told-dominoes-draw = { $player } тянет.
told-dominoes-drew = { $player } берёт { $tile }.
told-dominoes-drew-hidden = { $player } берёт костяшку.
told-dominoes-pass = { $ends ->
    [equal] { $player } пасует: нет { $left }.
   *[two] { $player } пасует: нет ни { $left }, ни { $right }.
}

## play: possible moves

may-dominoes-start = Начать с { $tile }
may-dominoes-lay = Поставить { $tile } (открытые концы: { $left } и { $right })
may-dominoes-out = Поставить { $tile }, свою последнюю костяшку
may-dominoes-block = Поставить { $tile }: рыба, больше никто не сможет ходить
may-dominoes-draw = Тянуть костяшку
may-dominoes-pass = { $ends ->
    [equal] Пас: нет { $left }
   *[two] Пас: нет ни { $left }, ни { $right }
}

## play: points

score-dominoes-left = { $tile } осталась на руках
score-dominoes-double-left = { $tile } осталась на руках; в дупле считается одна половина
score-dominoes-earlier = { $count ->
        [1] Первый раунд
        [one] Первые раунды: { $count }
        [few] Первые { $count } раунда
        [many] Первые { $count } раундов
       *[other] Первые { $count } раунда
    }
score-dominoes-hand = Раунд { $round }: осталось на руках ({ $player })

## play: hints

reason-dominoes-out = Это твоя последняя костяшка: раунд за тобой.
reason-dominoes-starves = У игрока { $player } не может быть подходящей костяшки.
reason-dominoes-lacks = { $player }: числа { $number } на руках не было, и с тех пор ничего не взято.
reason-dominoes-rare = { $count ->
        [0] Кроме твоих, костяшек с числом { $number } больше нет.
        [one] Кроме твоих, осталась только { $count } костяшка с числом { $number }.
        [few] Кроме твоих, остались только { $count } костяшки с числом { $number }.
        [many] Кроме твоих, осталось только { $count } костяшек с числом { $number }.
       *[other] Кроме твоих, остались только { $count } костяшки с числом { $number }.
    }
reason-dominoes-keeps = { $count ->
        [one] Потом подойдёт { $count } твоя костяшка.
        [few] Потом подойдут { $count } твои костяшки.
        [many] Потом подойдут { $count } твоих костяшек.
       *[other] Потом подойдут { $count } твои костяшки.
    }
reason-dominoes-keeps-none = Потом ни одна твоя костяшка не подойдёт.
reason-dominoes-double = От дуплей потом трудно избавиться.
reason-dominoes-draw = Ни одна твоя костяшка не подходит.
reason-dominoes-pass = Ничего не подходит, и базар пуст.

## play: refusals

refused-dominoes-round-over = Раунд окончен.
refused-dominoes-drawing = Сейчас тянут костяшку.
refused-dominoes-start = Раунд начинается с { $tile }.
refused-dominoes-started = Змейка уже начата.
refused-dominoes-not-held = У тебя нет { $tile }.
refused-dominoes-drawn-tile = Тебе пришла { $drawn }, она подходит: поставь её.
refused-dominoes-equal-ends = На обоих концах { $right }: поставить { $tile } можно только одним способом.
refused-dominoes-other-end = { $tile } подходит только к другому концу.
refused-dominoes-second = Вторая костяшка должна подходить к первому дуплю; { $tile } не подходит.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } не подходит к открытым концам: на обоих { $left }.
   *[two] { $tile } не подходит к открытым концам { $left } и { $right }.
}
refused-dominoes-stock-empty = Тянуть больше нечего.
refused-dominoes-must-lay = У тебя есть подходящая костяшка: поставь её.
refused-dominoes-must-draw = На базаре ещё есть костяшки: сначала тяни, потом пасуй.
refused-dominoes-no-luck = Сейчас тянуть нечего.
refused-dominoes-not-in-stock = { $tile } нет на базаре.
refused-dominoes-tile-twice = { $tile } встречается дважды.
refused-dominoes-deal = Костяшек каждому: { $count }.
refused-dominoes-hands = В «{ $field }» нужны костяшки для каждого места (мест: { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Какая-то костяшка находится в двух местах.
    [line] Костяшки в змейке не подходят друг к другу.
    [hands] Столько костяшек на руках быть не может.
    [stage] Следующее действие не согласуется со змейкой и руками.
    [drawn] Взятые костяшки не согласуются со змейкой и руками.
    [known] То, что известно о чьих-то костяшках, неверно.
    [totals] Таких раундов и сумм в матче не бывает.
    [last] Предыдущий раунд не мог так закончиться.
   *[other] Такой позиции быть не может.
}
text-dominoes-tile = Столбец { $column }: ожидалась костяшка, например 9-4.
text-dominoes-which-end = Столбец { $column }: { $tile } подходит к обоим концам; напиши left или right.

## page: the board

stock-count = { $count ->
        [one] { $count } костяшка на базаре
        [few] { $count } костяшки на базаре
        [many] { $count } костяшек на базаре
       *[other] { $count } костяшки на базаре
    }
help-dominoes = Выбери костяшку из руки (1–9), затем конец змейки: левый или правый.
dominoes-tile = { $left } и { $right }
dominoes-double = дупель { $number }
dominoes-line = { $count ->
        [one] Змейка, { $count } костяшка: { $tiles }
        [few] Змейка, { $count } костяшки: { $tiles }
        [many] Змейка, { $count } костяшек: { $tiles }
       *[other] Змейка, { $count } костяшки: { $tiles }
    }
dominoes-ends = Открытые концы: слева { $left }, справа { $right }.
dominoes-end =
    { $end ->
        [left] Левый конец: { $number }
        [right] Правый конец: { $number }
       *[start] Сюда ставят первую костяшку
    }
dominoes-choose-tile = Выбери подходящую костяшку.
dominoes-choose-end = Слева или справа?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } не подходит: на обоих концах { $left }.
       *[two] { $tile } не подходит ни к числу { $left }, ни к числу { $right }.
    }
dominoes-must-start = Раунд начинается с { $tile }.
dominoes-must-draw = Ничего не подходит: тяни.
dominoes-must-pass = Ничего не подходит, и базар пуст: пасуй.
dominoes-draw = Тянуть
dominoes-pass = Пас
dominoes-sort =
    { $order ->
        [pips] По очкам
        [doubles] Сначала дупли
        [own] Свой порядок
       *[drawn] Как пришли
    }
dominoes-pips-left = Очки на руках: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } первой костяшкой
       *[end] { $tile } к числу { $number }
    }

## page: the score pad

pad-dominoes-about = После каждого раунда введи, сколько очков у кого осталось на руках (дупель считается один раз). Наименьшая сумма побеждает и получает очки остальных.

## page: what you did

own-dominoes-start = Ты начинаешь с { $tile }.
own-dominoes-lay = Ты ставишь { $tile }. Открытые концы: { $left } и { $right }.
own-dominoes-out = Ты ставишь { $tile }, свою последнюю костяшку.
own-dominoes-block = Ты ставишь { $tile }, и больше никто не может ходить: рыба.
own-dominoes-draw = Ты тянешь.
own-dominoes-drew = Ты берёшь { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Ты пасуешь: нет { $left }.
   *[two] Ты пасуешь: нет ни { $left }, ни { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Домино: ставь костяшки к двум концам змейки. Побеждает тот, кто первым выложит все костяшки.
lesson-dominoes-start = Начинает самый старший дупель. Если он у тебя, выбери его и сыграй.
lesson-dominoes-lay = Выбери костяшку с числом открытого конца. Если она подходит к обоим, конец выбираешь ты.
lesson-dominoes-draw = Если ничего не подходит, тяни, пока не подойдёт. Если базар пуст, пасуй.
lesson-dominoes-ends = Два больших числа всегда показывают открытые концы. Если никто не может ходить, побеждает тот, у кого на руках меньше всего очков; дупель считается один раз.
lesson-dominoes-free = Вот и всё. Играй дальше и проси подсказку, когда захочешь.

## book: rules

rules-differ-dominoes = 27 печатных текстов правил согласны не во всём. Начало: только хорватский говорит, кто начинает, если ни у кого нет дупля (костяшка с наибольшей суммой); ему мы и следуем. Ход: по финскому и украинскому подходящую костяшку надо ставить, по остальным можно, и для этого есть вариант. Добор: без подходящей костяшки надо тянуть; испанский и словенский говорят, что можно, а начав, надо продолжать. Дупли: в конце дупель считается один раз, то есть одна половина; по хорватскому он может считаться за одно очко. Конец: ни один не говорит, кто побеждает при равных суммах; здесь победа общая. Варианты позволяют играть и по другим толкованиям хода, добора и дуплей.
rules-d1 = Всего 55 костяшек, от 0-0 до 9-9. Каждый берёт 5; остальные — базар, лицом вниз. (Толкование: от двух до десяти игроков.)
rules-d2 = Начинает самый старший дупель. (Толкование: если дуплей ни у кого нет, начинает костяшка с наибольшей суммой; при равных суммах — с большей половиной.)
rules-d3 = Начинающий ставит этот дупель и сразу вторую подходящую костяшку. (Толкование: если подходящей нет, ничего не добавляют и не тянут; вариант разрешает тянуть. Если игра начинается не с дупля, ставят только эту костяшку.)
rules-d4 = Дальше ходят по часовой стрелке. Если есть подходящая костяшка, ставь её к одному из двух открытых концов, по одной за ход.
rules-d5 = Если подходящей нет, тяни, пока не придёт, и ставь её; остальные взятые остаются на руках. Если базар пуст и ничего не подходит, пасуй. (Толкование: кто может ходить, обязан; вариант разрешает всё равно тянуть.)
rules-d6 = У змейки всегда ровно два открытых конца, и у первого дупля тоже. Она может поворачивать, а дупли лежать поперёк: это меняет только вид.
rules-d7 = Раунд кончается, когда у кого-то кончились костяшки или когда никто не может ходить и базар пуст.
rules-d8 = Побеждает тот, кто первым остался без костяшек. Иначе побеждает тот, у кого на руках меньше всего очков; у дупля считается одна половина (6-6 — это 6). При равных суммах победа общая.
rules-d9 = Если на обоих концах одно число, подходящая костяшка — это один ход, а не два. Если она подходит к двум разным концам, есть выбор.
rules-d10 = Вариант: матч из нескольких раундов. Победитель каждого получает очки, оставшиеся на руках у других; кто первым достигает цели (100), выигрывает.

## book: captions of the examples

rules-example-dominoes-start = Начинает старший дупель, и сразу за ним — подходящая костяшка.
rules-example-dominoes-ends = Открыты только два конца, здесь { $left } и { $right }. Дупли лежат поперёк и ничего не меняют.
rules-example-dominoes-over = Раунд окончен: побеждает тот, у кого костяшек больше нет. В оставшихся дуплях считается одна половина.

## terminal

terminal-letters-dominoes = [6|2] костяшка, <6|6> дупель; змейка продолжается в следующей строке.

## command line

score-dominoes-round = В матче раунд стоит { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }: то, что осталось на руках у других
