option-triominos-hexagons = Няколко шестоъгълника наведнъж
option-triominos-hexagons-about = Колко точки носи плочка, която завършва повече от един шестоъгълник.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, колкото и да са
option-triominos-hexagons-is-each = 50 за всеки
option-triominos-target = Точки за достигане
option-triominos-target-about = Мачът свършва след рунда, в който някой ги достигне.
option-triominos-rounds = Най-много рундове
option-triominos-rounds-about = Мачът свършва след толкова рунда, дори никой да не е стигнал точките.
option-triominos-solo-hand = Плочки в ръка при самостоятелна игра
option-triominos-solo-hand-about = При 0 всяка плочка се тегли от купчината.
option-triominos-solo-draws = Тегления при самостоятелна игра
option-triominos-solo-draws-about = По-малко прави резултатите сравними; 20 е добро число. При 55 няма граница.
refused-triominos-over = Мачът свърши.
refused-triominos-luck-first = Още се чака плочка или раздаване.
refused-triominos-no-luck = Сега нищо не се раздава и не се тегли.
refused-triominos-start = Рундът започва с { $tile } в средата на масата.
refused-triominos-must-lay = Изтеглената плочка { $tile } пасва и трябва да се постави сега.
refused-triominos-held-before = След теглене { $tile } от по-рано не може да се постави в този ход.
refused-triominos-pool-empty = Няма какво повече да се тегли.
refused-triominos-draws-used = { $count ->
    [0] В тази игра не се теглят плочки.
    [one] Единствената плочка за теглене вече е изтеглена.
   *[other] Всичките { $count } плочки за теглене вече са изтеглени.
}
refused-triominos-must-draw = { $count ->
    [one] Не може да пасуваш: има още една плочка за теглене.
   *[other] Не може да пасуваш: има още { $count } плочки за теглене.
}
refused-triominos-not-in-hand = { $tile } не е в ръката ти.
refused-triominos-covered = Там вече има плочка.
refused-triominos-no-side = До това място няма плочка.
refused-triominos-corner = Този ъгъл показва { $shows }, а не { $not }.
refused-triominos-hand-size = Място { $seat } получава { $count } плочки вместо { $expected }.
refused-triominos-not-in-pool = { $tile } не е в купчината.
refused-triominos-tile-twice = { $tile } е посочена два пъти.
refused-triominos-table = { $tile } не може да лежи там.
refused-triominos-impossible-position = Тази позиция не може да се получи ({ $why }).
text-triominos-tile = Няма плочка { $text }: числата са от 0 до 5 и растат по часовниковата стрелка.
text-triominos-stage = „{ $text }“ не е нито едно от deal, start, play, draw, over.
text-triominos-too-many = Запазени са повече плочки, отколкото има.
told-triominos-dealt = Рунд { $round } е раздаден; започва { $player }.
told-triominos-turned-up = Обърната е { $tile }: { $points } точки.
told-triominos-starts = { $player } започва с { $tile }: { $points } точки.
told-triominos-lays = { $bonus ->
    [bridge] { $player } поставя { $tile } и строи мост: { $points } точки.
    [double] { $player } поставя { $tile } между две други: { $points } точки.
    [hexagon] { $player } поставя { $tile } и затваря шестоъгълник: { $points } точки.
   *[none] { $player } поставя { $tile }: { $points } точки.
}{ $ends ->
    [out] { " " }Това беше последната плочка: рундът свърши.
    [blocked] { " " }Никой не може да постави повече: рундът свърши.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } тегли плочка.
   *[other] { $player } тегли плочка номер { $count } за този ход.
}
told-triominos-drew = { $missed ->
    [yes] Не пасва и ходът свърши.
   *[no] { $player } изтегли плочка.
}{ $ends ->
    [blocked] { " " }Никой не може да постави повече: рундът свърши.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } изтегли { $tile }. Не пасва и ходът свърши.
   *[no] { $player } изтегли { $tile }.
}{ $ends ->
    [blocked] { " " }Никой не може да постави повече: рундът свърши.
   *[no] { "" }
}
told-triominos-passes = { $player } пасува: { $points } точки.{ $ends ->
    [blocked] { " " }Никой не може или не иска да постави повече: рундът свърши.
   *[no] { "" }
}
score-triominos-tiles = Поставени плочки
score-triominos-starts = Първи плочки
score-triominos-bridges = Мостове
score-triominos-doubles = Двойни връзки
score-triominos-hexagons = Шестоъгълници
score-triominos-draws = Изтеглени плочки
score-triominos-misses = Ходове без поставяне
score-triominos-outs = Изпразнени ръце
score-triominos-hands = Останало в ръцете
reason-triominos-start = Това е началната плочка.
reason-triominos-last-tile = Това е последната ти плочка: рундът е твой.
reason-triominos-points = { $bonus ->
    [bridge] { $points } точки с мост.
    [double] { $points } точки с двойна връзка.
    [hexagon] { $points } точки с шестоъгълник.
   *[none] { $points } точки.
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
    [0] След това нищо в ръката ти не пасва.
    [one] След това пасва една плочка от ръката ти.
   *[other] След това пасват { $count } плочки от ръката ти.
}
reason-triominos-draws-to-wait = Плочките ти струват повече по-късно: тегленето е по-евтино от поставяне сега.
reason-triominos-must-draw = Нищо в ръката ти не пасва.
reason-triominos-passes-to-wait = Пасът е по-евтин от поставяне сега.
reason-triominos-must-pass = Нищо в ръката ти не пасва и няма какво да теглиш.
