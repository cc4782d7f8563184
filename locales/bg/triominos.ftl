### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Напасвай ъглите на триъгълни плочки, строй мостове и затваряй шестоъгълници.
rules-intro-triominos = Реди триъгълни плочки страна до страна. Всяка плочка носи точки, а мостовете и шестоъгълниците носят още.

## play: options

option-triominos-hexagons = Няколко шестоъгълника наведнъж
option-triominos-hexagons-about = Колко точки носи плочка, която завършва повече от един шестоъгълник.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, колкото и да са
option-triominos-hexagons-is-each = 50 за всеки
option-triominos-target = Точки за достигане
option-triominos-target-about = Мачът свършва след рунда, в който някой достигне толкова точки.
option-triominos-rounds = Максимум рундове (0 = ∞)
option-triominos-rounds-about = Мачът свършва след толкова рунда, дори никой да не е достигнал целта; 0 означава без ограничение.
option-triominos-solo-hand = Плочки в ръка при соло игра
option-triominos-solo-hand-about = При 0 всяка плочка се тегли от купчината.
option-triominos-solo-draws = Позволени тегления при соло игра
option-triominos-solo-draws-about = С ограничение резултатите са сравними; 20 е добро число. 55 означава без ограничение.

## play: log

told-triominos-dealt = Рунд { $round }: плочките са раздадени, започва { $player }.
told-triominos-turned-up = Обърната е плочка { $tile }: { $points } точки.
told-triominos-starts = { $player } започва с { $tile }: { $points } точки.
told-triominos-lays = { $bonus ->
    [bridge] { $player } поставя { $tile } и строи мост: { $points } точки.
    [double] { $player } поставя { $tile } с двойна връзка: { $points } точки.
    [hexagon] { $player } поставя { $tile } и затваря шестоъгълник: { $points } точки.
    [hexagons2] { $player } поставя { $tile } и затваря два шестоъгълника: { $points } точки.
    [hexagons3] { $player } поставя { $tile } и затваря три шестоъгълника: { $points } точки.
   *[none] { $points ->
        [one] { $player } поставя { $tile }: { $points } точка.
       *[other] { $player } поставя { $tile }: { $points } точки.
    }
}{ $ends ->
    [out] { " " }Това беше последната плочка: рундът свърши.
    [blocked] { " " }Вече никой не може да постави плочка: рундът свърши.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } тегли плочка.
    [2] { $player } тегли втора плочка.
    [3] { $player } тегли трета плочка.
   *[other] { $player } тегли пак (плочка { $count } за този ход).
}
told-triominos-drew = { $missed ->
    [yes] Плочката не пасва и ходът свършва.
   *[no] { $player } изтегли плочка.
}{ $ends ->
    [blocked] { " " }Вече никой не може да постави плочка: рундът свърши.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } изтегли { $tile }. Не пасва и ходът свършва.
   *[no] { $player } изтегли { $tile }.
}{ $ends ->
    [blocked] { " " }Вече никой не може да постави плочка: рундът свърши.
   *[no] { "" }
}
told-triominos-passes = { $player } пасува: { $points } точки.{ $ends ->
    [blocked] { " " }Вече никой не може или не иска да постави плочка: рундът свърши.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Започни с { $tile }: { $points } точки
may-triominos-lays = { $bonus ->
    [bridge] Постави { $tile } и построй мост: { $points } точки
    [double] Постави { $tile } с двойна връзка: { $points } точки
    [hexagon] Постави { $tile } и затвори шестоъгълник: { $points } точки
    [hexagons2] Постави { $tile } и затвори два шестоъгълника: { $points } точки
    [hexagons3] Постави { $tile } и затвори три шестоъгълника: { $points } точки
   *[none] { $points ->
        [one] Постави { $tile }: { $points } точка
       *[other] Постави { $tile }: { $points } точки
    }
}{ $ends ->
    [out] { " – " }последната ти плочка
    [blocked] { " – " }след това никой не може да постави плочка
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Изтегли плочка
    [2] Изтегли втора плочка
    [3] Изтегли трета плочка
   *[other] Изтегли пак (плочка { $count } за този ход)
}
may-triominos-passes = Пас: { $points } точки{ $ends ->
    [blocked] { " – " }след това никой не може или не иска да постави плочка
   *[no] { "" }
}

## play: points

score-triominos-tiles = Поставени плочки
score-triominos-starts = Първи плочки
score-triominos-bridges = Мостове
score-triominos-doubles = Двойни връзки
score-triominos-hexagons = Шестоъгълници
score-triominos-draws = Изтеглени плочки
score-triominos-misses = Ходове без поставяне
score-triominos-outs = Завършен рунд
score-triominos-hands = Плочки, останали у другите

## play: hints

reason-triominos-start = Рундът трябва да започне с тази плочка.
reason-triominos-last-tile = Това е последната ти плочка: рундът е твой.
reason-triominos-points = { $bonus ->
    [bridge] { $points } точки с мост.
    [double] { $points } точки с двойна връзка.
    [hexagon] { $points } точки с шестоъгълник.
    [hexagons2] { $points } точки с два шестоъгълника.
    [hexagons3] { $points } точки с три шестоъгълника.
   *[none] { $points ->
        [one] { $points } точка.
       *[other] { $points } точки.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Оставя място, където друг играч може да получи бонус.
   *[other] Оставя { $count } места, където други играчи могат да получат бонус.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Отнема едно място за бонус.
   *[other] Отнема { $count } места за бонус.
}
reason-triominos-narrows = { $count ->
    [0] Никоя плочка, която другите може да имат, вече не пасва.
    [one] Пасва само една плочка, която другите може да имат.
   *[other] Пасват само { $count } плочки, които другите може да имат.
}
reason-triominos-goes-on = { $count ->
    [0] След това никоя твоя плочка не пасва.
    [one] След това пасва една твоя плочка.
   *[other] След това пасват { $count } твои плочки.
}
reason-triominos-draws-to-wait = Плочките ти ще струват повече по-късно: тегленето е по-евтино от поставяне сега.
reason-triominos-must-draw = Никоя твоя плочка не пасва.
reason-triominos-passes-to-wait = Пасът е по-евтин от поставяне сега.
reason-triominos-must-pass = Никоя твоя плочка не пасва и няма какво да теглиш.

## play: refusals

refused-triominos-over = Мачът свърши.
refused-triominos-luck-first = Плочките още се раздават или теглят.
refused-triominos-no-luck = Сега нищо не се раздава и не се тегли.
refused-triominos-start = Рундът започва с { $tile } в средата на масата.
refused-triominos-must-lay = Изтеглената плочка { $tile } пасва: трябва да я поставиш веднага.
refused-triominos-held-before = В този ход вече е теглено, затова не можеш да поставиш { $tile }, която имаше отпреди.
refused-triominos-pool-empty = Няма какво повече да се тегли.
refused-triominos-draws-used = { $count ->
    [0] В тази игра не се теглят плочки.
    [one] Единствената позволена плочка вече е изтеглена.
   *[other] Всичките { $count } позволени плочки вече са изтеглени.
}
refused-triominos-must-draw = { $count ->
    [one] Не можеш да пасуваш: има още една плочка за теглене.
   *[other] Не можеш да пасуваш: има още { $count } плочки за теглене.
}
refused-triominos-not-in-hand = { $tile } не е в ръката ти.
refused-triominos-covered = Там вече има плочка.
refused-triominos-no-side = До това място няма плочка.
refused-triominos-corner = Този ъгъл показва { $shows }, а не { $not }.
refused-triominos-hand-size = Място { $seat } е получило плочки: { $count } вместо { $expected }.
refused-triominos-not-in-pool = { $tile } не е в купчината.
refused-triominos-tile-twice = { $tile } е посочена два пъти.
refused-triominos-table = { $tile } не може да се постави там.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Някоя плочка е на две места.
        [points] Никой мач не може да има такива рундове и сборове.
        [last] Предишният рунд не може да е свършил така.
       *[other] Такава позиция е невъзможна.
    }
text-triominos-tile = Няма плочка { $text }: числата са от 0 до 5 и растат по часовниковата стрелка.
text-triominos-stage = „{ $text }“ не е нито едно от deal, start, play, draw, over.
text-triominos-too-many = Отделени са повече плочки, отколкото има в играта.

## page: the board

pool-count =
    { $count ->
        [one] { $count } плочка в купчината
       *[other] { $count } плочки в купчината
    }
help-triominos = Избери плочка от ръката си (1 до 9), после едно от осветените места. Влачи масата, за да я местиш, 0 показва всичко.
triominos-table =
    { $count ->
        [one] Маса с { $count } плочка: { $tiles }
       *[other] Маса с { $count } плочки: { $tiles }
    }
triominos-spots = Места, където плочката пасва
triominos-points =
    { $bonus ->
        [bridge] { $points } точки с мост
        [double] { $points } точки с двойна връзка
        [hexagon] { $points } точки с шестоъгълник
        [hexagons2] { $points } точки с два шестоъгълника
        [hexagons3] { $points } точки с три шестоъгълника
       *[none]
            { $points ->
                [one] { $points } точка
               *[other] { $points } точки
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Мост!
        [double] Двойна връзка!
        [hexagons2] Два шестоъгълника!
        [hexagons3] Три шестоъгълника!
       *[hexagon] Шестоъгълник!
    }
triominos-choose-tile = Избери плочка от ръката си.
triominos-choose-spot =
    { $count ->
        [one] Пасва на { $count } място.
       *[other] Пасва на { $count } места.
    }
triominos-fits-nowhere = { $tile } сега не пасва никъде.
triominos-must-draw = Никоя твоя плочка не пасва: тегли.
triominos-must-pass = Нищо не пасва и няма какво да теглиш: пас.
triominos-draw = Тегли (−5)
triominos-draws-left = Оставащи тегления в този ход: { $count }
triominos-pass = Пас (−10)
triominos-move-start = Започни с { $tile }: { $points }
triominos-move-beside = Постави { $tile } до { $beside }
triominos-move-lay = Постави { $tile } до { $beside }: { $points }
triominos-draw-again = Изтеглената плочка не пасва: тегли пак. Остават в този ход: { $count }.
triominos-draw-sure = Една от плочките ти пасва. Да теглиш ли въпреки това (−5)?

## page: the score pad

pad-whose = Чий ред е
pad-what = Действие
pad-value = Стойност на плочката
pad-others = Стойност на чуждите плочки
pad-triominos-about = Записвай всяка плочка, всяко теглене и края на всеки рунд; бележникът събира точките.
pad-deed-lay = Поставена плочка
pad-deed-start = Първа плочка на рунда
pad-deed-bridge = Мост
pad-deed-double = Двойна връзка
pad-deed-hexagon = Шестоъгълник
pad-deed-hexagons2 = Два шестоъгълника
pad-deed-hexagons3 = Три шестоъгълника
pad-deed-draw = Изтеглена плочка
pad-deed-stuck = Ход без поставяне
pad-deed-out = Последна плочка, спечелен рунд
pad-deed-blocked = Най-ниска стойност в блокиран рунд

## page: what you did

own-triominos-dealt = Рунд { $round }: плочките са раздадени, започваш ти.
own-triominos-starts = Започваш с { $tile }: { $points } точки.
own-triominos-lays = { $bonus ->
    [bridge] Поставяш { $tile } и строиш мост: { $points } точки.
    [double] Поставяш { $tile } с двойна връзка: { $points } точки.
    [hexagon] Поставяш { $tile } и затваряш шестоъгълник: { $points } точки.
    [hexagons2] Поставяш { $tile } и затваряш два шестоъгълника: { $points } точки.
    [hexagons3] Поставяш { $tile } и затваряш три шестоъгълника: { $points } точки.
   *[none] { $points ->
        [one] Поставяш { $tile }: { $points } точка.
       *[other] Поставяш { $tile }: { $points } точки.
    }
}{ $ends ->
    [out] { " " }Това беше последната плочка: рундът свърши.
    [blocked] { " " }Вече никой не може да постави плочка: рундът свърши.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Теглиш плочка.
    [2] Теглиш втора плочка.
    [3] Теглиш трета плочка.
   *[other] Теглиш пак (плочка { $count } за този ход).
}
own-triominos-drew-tile = { $missed ->
    [yes] Ти изтегли { $tile }. Не пасва и ходът свършва.
   *[no] Ти изтегли { $tile }.
}{ $ends ->
    [blocked] { " " }Вече никой не може да постави плочка: рундът свърши.
   *[no] { "" }
}
own-triominos-passes = Пасуваш: { $points } точки.{ $ends ->
    [blocked] { " " }Вече никой не може или не иска да постави плочка: рундът свърши.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: всяка поставена плочка носи сбора на трите си числа. Щом някой стигне 400, рундът се доиграва и мача печели най-големият сбор.
lesson-triominos-tile = Избери плочка от ръката си. Осветява се всяко място, където пасва, а плочката вече е завъртяна правилно. Избери едно и я постави.
lesson-triominos-match = Плочките се допират с цяла страна и двете числа на нея трябва да съвпадат с тези на съседната плочка. Същото важи за всеки ъгъл, който се допира до друг.
lesson-triominos-draw = Ако не можеш или не искаш да поставиш плочка, тегли до три; всяка струва пет точки. Започнеш ли да теглиш, продължи, докато някоя пасне.
lesson-triominos-bonus = Мост или двойна връзка носи още 40 точки, затворен шестоъгълник – 50. Търси ги!
lesson-triominos-end = Който пръв постави последната си плочка, получава 25 точки и стойността на всички плочки, останали у другите.
lesson-triominos-free = Това е всичко. Играй нататък и искай подсказка, когато желаеш.

## book: rules

rules-t1 = Има 56 триъгълни плочки с числата от 0 до 5, всяка комбинация веднъж, нарастващи по часовниковата стрелка. Плочката струва сбора на ъглите си.
rules-t2 = Двама играчи вземат по 9 плочки, трима или четирима по 7, петима или шестима по 6. Останалите са купчината, с лицето надолу.
rules-t3 = Първа се поставя най-високата тройка (три равни числа); поставя я играчът, който я има. Ако никой няма тройка, започва плочката с най-висока стойност. (Тълкуване: тази плочка е задължителна; при равни стойности решава най-големият им ъгъл, после вторият по големина.)
rules-t4 = Започващият получава стойността на плочката и още 10, дори за 0-0-0.
rules-t5 = После се играе по часовниковата стрелка. Плочката се поставя страна до страна с друга, като двете числа на общата страна съвпадат, и носи стойността си. (Тълкуване: всеки ъгъл, който среща ъгъл на масата, трябва да съвпада, дори когато се допират само върхове.)
rules-t6 = Ако не можеш или не искаш да поставиш плочка, теглиш по една, най-много три; всяка струва 5 точки. Изтеглена плочка, която пасва, се поставя веднага. Започнеш ли да теглиш, трябва да продължиш, докато плочка пасне, изтеглиш три или купчината свърши. Ако и третата не пасва, губиш още 10 точки и ходът минава нататък. (Тълкуване: след теглене не можеш да поставиш плочка, която вече имаше.)
rules-t7 = Ако купчината е празна и не можеш или не искаш да поставиш плочка, губиш 10 точки и ходът минава нататък. (Тълкуване: ход без поставена плочка винаги струва 10. Ако всички пасуват подред, рундът свършва.)
rules-t8 = Който пръв постави последната плочка от ръката си, завършва рунда и получава 25 точки и стойността на всички плочки, останали у другите. Другите не губят нищо.
rules-t9 = Рундът свършва и когато купчината е празна и никой не може да постави плочка. Играчът, чиито плочки имат най-ниска обща стойност, получава стойността на плочките на всички други минус своята; 25-те точки не се дават. (Тълкуване: ако няколко играчи имат еднакво най-ниска стойност, всеки от тях получава точки по този начин.)
rules-t10 = Мост, 40 точки: плочката има една обща страна със съседна плочка, а срещуположният ѝ ъгъл се допира до друга.
rules-t11 = Двойна връзка, 40 точки: плочката има две общи страни с плочки на масата.
rules-t12 = Шестоъгълник, 50 точки: плочката е шестата около една точка. Бонус за двойна връзка тогава няма. (Тълкуване: брои се само най-добрият от трите бонуса. Два шестоъгълника наведнъж носят 60, три – 70; настройки дават 50 общо или 50 за всеки.)
rules-t13 = Мачът свършва след рунда, в който някой стигне 400 точки; печели играчът с най-много точки. (Тълкуване: рундът винаги се доиграва; при равни сборове победата се поделя. Целта може да се промени, а настройка спира мача след определен брой рундове.)
rules-t14 = Кой започва следващия рунд, се определя по същия начин.
rules-t15 = Соло игра: една плочка се обръща и поставя; после важат същите правила, наказания и бонуси, а ти се опитваш да подобриш резултата си. (Тълкуване: вземаш 9 плочки; настройки променят този брой и ограничават тегленето. Последната плочка носи 25 точки; ако вече не можеш да играеш, стойността на останалите плочки се изважда.)

## book: captions of the examples

rules-example-triominos-start = Първа е поставена най-високата тройка за { $points } точки: стойността ѝ и още 10.
rules-example-triominos-bridge = Мост: най-новата плочка се допира до една плочка със страна, а до друга – със срещуположния ъгъл.
rules-example-triominos-double = Двойна връзка: най-новата плочка се допира до две плочки, до всяка с цяла страна.
rules-example-triominos-hexagon = Най-новата плочка е шестата около една точка: шестоъгълник.

## terminal

terminal-letters-triominos = · отбелязва плочка, * най-новата.

## command line

score-triominos-first = { $tile } започва: стойността ѝ и още 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } и мост
score-triominos-double = { $tile } и двойна връзка
score-triominos-hexagon = { $tile } и { $count ->
        [one] { $count } шестоъгълник
       *[other] { $count } шестоъгълника
    }
score-triominos-drawn = { $count ->
        [one] { $count } изтеглена плочка
       *[other] { $count } изтеглени плочки
    }
score-triominos-missed = Ход без поставяне
score-triominos-out = Последната плочка от ръката
score-triominos-others = Останало у другите
score-triominos-own = Останало в твоята ръка
refused-score-two-out = Само един играч може пръв да постави последната си плочка.
refused-score-hand-out = Който е поставил последната си плочка, няма повече плочки в ръка.
