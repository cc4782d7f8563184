### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Домино
home-dominoes = Класическо домино до чифт 9-9, за двама до десет играчи.
rules-intro-dominoes = Поставяй плочки в двата края на една редица. Печели този, който пръв остане без плочки.

## play: options

option-dominoes-starter-draws = Започващият тегли до подходяща плочка
option-dominoes-starter-draws-about = Който започва с чифт и няма подходяща плочка, тегли, докато дойде такава. Ако е изключено, нищо не се добавя.
option-dominoes-may-draw-anyway = Винаги може да се тегли
option-dominoes-may-draw-anyway-about = Може да се тегли дори когато има подходяща плочка. Ако е изключено, който може да играе, трябва да играе.
option-dominoes-drawing = Когато нищо не пасва
option-dominoes-drawing-about = Дали играч, на когото нищо не пасва, трябва да тегли, или може да пасува. Ако всички пасуват един след друг, рундът свършва.
option-dominoes-drawing-is-must = трябва да тегли
option-dominoes-drawing-is-may = може да тегли или да пасува
option-dominoes-double-counts = За чифт в ръка се брои
option-dominoes-double-counts-about = Колко се брои в края на рунда чифт, останал в ръка.
option-dominoes-double-counts-is-once = едната половина
option-dominoes-double-counts-is-as_one_pip = една точка
option-dominoes-double-counts-is-twice = двете половини
option-dominoes-match = Мач от няколко рунда
option-dominoes-match-about = Победителят във всеки рунд получава точките, останали у другите, докато някой стигне целта.
option-dominoes-target = Цел
option-dominoes-target-about = Сборът, който печели мача.

## play: log

told-dominoes-deal = Рунд { $round }: всеки взема { $count } плочки.
told-dominoes-start = { $player } започва с { $tile }.
told-dominoes-lay = { $player } поставя { $tile }. Отворени краища: { $left } и { $right }.
told-dominoes-out = { $player } поставя { $tile }, последната си плочка.
told-dominoes-block = { $player } поставя { $tile } и вече никой не може да постави плочка.
told-dominoes-draw = { $player } тегли.
told-dominoes-drew = { $player } взема { $tile }.
told-dominoes-drew-hidden = { $player } взема плочка.
told-dominoes-pass = { $ends ->
    [equal] { $player } пасува: няма { $left }.
   *[two] { $player } пасува: няма нито { $left }, нито { $right }.
}

## play: possible moves

may-dominoes-start = Започни с { $tile }
may-dominoes-lay = Постави { $tile } (отворени краища: { $left } и { $right })
may-dominoes-out = Постави { $tile }, последната си плочка
may-dominoes-block = Постави { $tile } и блокирай редицата
may-dominoes-draw = Изтегли плочка
may-dominoes-pass = { $ends ->
    [equal] Пас: нямаш { $left }
   *[two] Пас: нямаш нито { $left }, нито { $right }
}

## play: points

score-dominoes-left = { $tile } остава в ръка
score-dominoes-double-left = { $tile } остава в ръка; чифтът се брои веднъж
score-dominoes-earlier = { $count ->
    [one] Първият рунд
   *[other] Първите { $count } рунда
}
score-dominoes-hand = Рунд { $round }: останало в ръката на { $player }

## play: hints

reason-dominoes-out = Това е последната ти плочка: рундът е твой.
reason-dominoes-starves = { $player } не може да има подходяща плочка за нея.
reason-dominoes-lacks = { $player } нямаше { $number } и оттогава не е теглена плочка.
reason-dominoes-rare = { $count ->
    [0] Извън ръката ти не остава друга плочка с { $number }.
    [one] Извън ръката ти остава само { $count } плочка с { $number }.
   *[other] Извън ръката ти остават само { $count } плочки с { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] След това пасва { $count } твоя плочка.
   *[other] След това пасват { $count } твои плочки.
}
reason-dominoes-keeps-none = След това никоя твоя плочка не пасва.
reason-dominoes-double = Чифтовете трудно се поставят по-късно.
reason-dominoes-draw = Никоя твоя плочка не пасва.
reason-dominoes-pass = Нищо не пасва и няма какво да се тегли.

## play: refusals

refused-dominoes-round-over = Рундът свърши.
refused-dominoes-drawing = В момента се тегли плочка.
refused-dominoes-start = Рундът започва с { $tile }.
refused-dominoes-started = Редицата вече е започната.
refused-dominoes-not-held = Нямаш { $tile }.
refused-dominoes-drawn-tile = Изтеглената { $drawn } пасва: постави я.
refused-dominoes-equal-ends = Двата края показват { $right }: има само един начин да поставиш { $tile }.
refused-dominoes-other-end = { $tile } пасва само на другия край.
refused-dominoes-second = Втората плочка трябва да пасва на началния чифт; { $tile } не пасва.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } не пасва на отворените краища: и на двата има { $left }.
   *[two] { $tile } не пасва на отворените краища, { $left } и { $right }.
}
refused-dominoes-stock-empty = Няма какво повече да се тегли.
refused-dominoes-must-lay = Имаш подходяща плочка: постави я.
refused-dominoes-must-draw = Има още плочки за теглене: тегли, преди да пасуваш.
refused-dominoes-no-luck = Сега няма какво да се тегли.
refused-dominoes-not-in-stock = { $tile } не е в купчината.
refused-dominoes-tile-twice = { $tile } се среща два пъти.
refused-dominoes-deal = Всеки получава { $count } плочки.
refused-dominoes-hands = „{ $field }“ изисква по една ръка за всяко място (места: { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Някоя плочка е на две места.
    [line] Плочките в редицата не пасват една на друга.
    [hands] Някой има невъзможен брой плочки.
    [stage] Това, което следва, не отговаря на редицата и ръцете.
    [drawn] Изтеглените плочки не отговарят на редицата и ръцете.
    [known] Известното за нечии плочки не е вярно.
    [totals] Никой мач не може да има такива рундове и сборове.
    [last] Предишният рунд не може да е свършил така.
   *[other] Такава позиция е невъзможна.
}
text-dominoes-tile = Колона { $column }: очаква се плочка като 9-4.
text-dominoes-which-end = Колона { $column }: { $tile } пасва на двата края; напиши left (ляво) или right (дясно).

## page: the board

stock-count =
    { $count ->
        [one] { $count } плочка в купчината
       *[other] { $count } плочки в купчината
    }
help-dominoes = Избери плочка от ръката си (1 до 9), после край на редицата: ляв или десен.
dominoes-tile = { $left } и { $right }
dominoes-double = чифт { $number }
dominoes-line =
    { $count ->
        [one] Редица от { $count } плочка: { $tiles }
       *[other] Редица от { $count } плочки: { $tiles }
    }
dominoes-ends = Отворените краища са { $left } отляво и { $right } отдясно.
dominoes-end =
    { $end ->
        [left] Ляв край: { $number }
        [right] Десен край: { $number }
       *[start] Първата плочка идва тук
    }
dominoes-choose-tile = Избери плочка, която пасва.
dominoes-choose-end = Ляво или дясно?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } не пасва: и на двата края има { $left }.
       *[two] { $tile } не пасва нито на { $left }, нито на { $right }.
    }
dominoes-must-start = Рундът започва с { $tile }.
dominoes-must-draw = Нищо не пасва: тегли.
dominoes-must-pass = Нищо не пасва и купчината е празна: пас.
dominoes-draw = Тегли
dominoes-pass = Пас
dominoes-sort =
    { $order ->
        [pips] По точки
        [doubles] Първо чифтовете
        [own] Моята подредба
       *[drawn] Както са теглени
    }
dominoes-pips-left = Точки в ръката ти: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } като първа плочка
       *[end] { $tile } до { $number }
    }

## page: the score pad

pad-dominoes-about = След всеки рунд въведи колко точки са останали на всеки (чифтът се брои веднъж). Най-малкият сбор печели и получава точките на всички други.

## page: what you did

own-dominoes-start = Започваш с { $tile }.
own-dominoes-lay = Поставяш { $tile }. Отворени краища: { $left } и { $right }.
own-dominoes-out = Поставяш { $tile }, последната си плочка.
own-dominoes-block = Поставяш { $tile } и вече никой не може да постави плочка.
own-dominoes-draw = Теглиш.
own-dominoes-drew = Вземаш { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Пасуваш: нямаш { $left }.
   *[two] Пасуваш: нямаш нито { $left }, нито { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Домино: поставяй плочките си в двата края на редицата. Печели този, който пръв остане без плочки.
lesson-dominoes-start = Започва най-високият чифт. Ако е твой, избери го и го изиграй.
lesson-dominoes-lay = Избери плочка със същото число като отворен край. Ако пасва и на двата края, избираш ти.
lesson-dominoes-draw = Ако нищо не пасва, теглиш, докато нещо пасне. Ако купчината е празна, пасуваш.
lesson-dominoes-ends = Двете големи числа винаги показват отворените краища. Ако никой не може да играе, печели играчът с най-малко точки в ръка; чифтът се брои веднъж.
lesson-dominoes-free = Това е всичко. Играй нататък и искай подсказка, когато желаеш.

## book: rules

rules-differ-dominoes = 27-те печатни текста на правилата не съвпадат навсякъде. Начало: само хърватският казва кой започва, ако никой няма чифт (плочката с най-много точки); ние го следваме. Поставяне: по финския и украинския трябва да поставиш плочка, която пасва; по другите може, и настройка го позволява. Теглене: без подходяща плочка трябва да теглиш; испанският и словенският казват, че може, но започнеш ли, трябва да продължиш. Чифтове: накрая чифтът се брои веднъж, като една половина; по хърватския може да се брои за една точка. Край: нито един не казва кой печели при равни сборове; тук победата се поделя. С настройките може да се играят и другите тълкувания на поставянето, тегленето и чифтовете.
rules-d1 = Има 55 плочки, от 0-0 до 9-9. Всеки взема 5; останалите са купчината, с лицето надолу. (Тълкуване: за двама до десет играчи.)
rules-d2 = Започва най-високият чифт. (Тълкуване: ако никой няма чифт, започва плочката с най-голям сбор; при равни сборове – с по-голямата половина.)
rules-d3 = Започващият поставя този чифт и веднага втора плочка, която му пасва. (Тълкуване: ако няма такава, нищо не се добавя и не се тегли; настройка позволява теглене. Ако играта започва с плочка, която не е чифт, се поставя само тя.)
rules-d4 = После се играе по часовниковата стрелка. Ако имаш подходяща плочка, я поставяш в един от двата отворени края, по една на ход.
rules-d5 = Без подходяща плочка теглиш, докато някоя пасне, и я поставяш; другите изтеглени остават при теб. Ако купчината е празна и нищо не пасва, пасуваш. (Тълкуване: който може да играе, трябва да играе; настройка позволява да се тегли вместо това.)
rules-d6 = Редицата винаги има точно два отворени края, дори при първия чифт. Може да завива, а чифтовете може да лежат напречно: това променя само външния вид.
rules-d7 = Рундът свършва, когато някой остане без плочки или когато никой не може да постави плочка и купчината е празна.
rules-d8 = Печели този, който пръв остане без плочки. Иначе печели играчът с най-малко точки в ръка; от чифт се брои само едната половина (6-6 е 6). При равни сборове победата се поделя.
rules-d9 = Ако двата края показват едно и също число, подходящата плочка е един ход, не два. Плочка, която пасва на два различни края, дава избор.
rules-d10 = Настройка: мач от няколко рунда. Победителят във всеки рунд получава точките, останали у другите, а мача печели този, който пръв стигне целта (100).

## book: captions of the examples

rules-example-dominoes-start = Започва най-високият чифт и веднага след него идва подходяща плочка.
rules-example-dominoes-ends = Отворени са само двата края, тук { $left } и { $right }. Чифтовете лежат напречно и не променят нищо.
rules-example-dominoes-over = Рундът свърши: печели играчът без плочки. От останалите чифтове се брои едната половина.

## terminal

terminal-letters-dominoes = [6|2] плочка, <6|6> чифт; редицата продължава на следващия ред.

## command line

score-dominoes-round = В мач рундът носи { $points ->
        [one] { $points } точка
       *[other] { $points } точки
    }: точките, останали у другите
