option-triominos-hexagons = Несколько шестиугольников сразу
option-triominos-hexagons-about = Сколько очков даёт костяшка, завершающая больше одного шестиугольника.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, сколько бы ни было
option-triominos-hexagons-is-each = 50 за каждый
option-triominos-target = Сколько очков набрать
option-triominos-target-about = Матч кончается после раунда, в котором кто-то их набрал.
option-triominos-rounds = Раундов не больше
option-triominos-rounds-about = Матч кончается после стольких раундов, даже если очков никто не набрал.
option-triominos-solo-hand = Костяшек в руке при игре в одиночку
option-triominos-solo-hand-about = При 0 каждая костяшка тянется из запаса.
option-triominos-solo-draws = Сколько можно добрать в одиночку
option-triominos-solo-draws-about = Чем меньше, тем легче сравнивать результаты; 20 — хорошее число. При 55 предела нет.
refused-triominos-over = Матч окончен.
refused-triominos-luck-first = Костяшка или раздача ещё в пути.
refused-triominos-no-luck = Сейчас ничего не раздают и не тянут.
refused-triominos-start = Раунд начинается с { $tile } в середине стола.
refused-triominos-must-lay = Вытянутая { $tile } подходит, её надо положить сейчас.
refused-triominos-held-before = После добора нельзя в этот ход класть { $tile } из прежней руки.
refused-triominos-pool-empty = Тянуть больше нечего.
refused-triominos-draws-used = { $count ->
        [0] В этой игре тянуть нельзя.
        [one] Разрешённая { $count } костяшка уже вытянута.
        [few] Уже вытянуты все { $count } разрешённые костяшки.
        [many] Уже вытянуты все { $count } разрешённых костяшек.
       *[other] Уже вытянуты все { $count } разрешённые костяшки.
    }
refused-triominos-must-draw = { $count ->
        [one] Пасовать нельзя: в запасе ещё { $count } костяшка.
        [few] Пасовать нельзя: в запасе ещё { $count } костяшки.
        [many] Пасовать нельзя: в запасе ещё { $count } костяшек.
       *[other] Пасовать нельзя: в запасе ещё { $count } костяшки.
    }
refused-triominos-not-in-hand = { $tile } нет в твоей руке.
refused-triominos-covered = Там уже лежит костяшка.
refused-triominos-no-side = Рядом с этим местом нет костяшек.
refused-triominos-corner = В этом углу { $shows }, а не { $not }.
refused-triominos-hand-size = Месту { $seat } сдано костяшек: { $count }, а надо { $expected }.
refused-triominos-not-in-pool = { $tile } нет в запасе.
refused-triominos-tile-twice = { $tile } названа дважды.
refused-triominos-table = { $tile } не может там лежать.
refused-triominos-impossible-position = Такая позиция не может возникнуть ({ $why }).
text-triominos-tile = Костяшки { $text } нет: числа идут от 0 до 5 и растут по часовой стрелке.
text-triominos-stage = «{ $text }» — не deal, start, play, draw или over.
text-triominos-too-many = Хранится больше костяшек, чем есть.
told-triominos-dealt = Раунд { $round } роздан; начинает { $player }.
told-triominos-turned-up = Открыта { $tile }, очки: { $points }.
told-triominos-starts = { $player } начинает с { $tile }, очки: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } кладёт { $tile } и строит мост, очки: { $points }.
    [double] { $player } кладёт { $tile } между двумя другими, очки: { $points }.
    [hexagon] { $player } кладёт { $tile } и замыкает шестиугольник, очки: { $points }.
   *[none] { $player } кладёт { $tile }, очки: { $points }.
}{ $ends ->
    [out] { " " }Это последняя костяшка: раунд окончен.
    [blocked] { " " }Больше никто не может ходить: раунд окончен.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } тянет костяшку.
   *[other] { $player } тянет костяшку, уже { $count }-ю за этот ход.
}
told-triominos-drew = { $missed ->
    [yes] Она не подходит, и ход окончен.
   *[no] { $player } берёт костяшку.
}{ $ends ->
    [blocked] { " " }Больше никто не может ходить: раунд окончен.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } берёт { $tile }. Она не подходит, и ход окончен.
   *[no] { $player } берёт { $tile }.
}{ $ends ->
    [blocked] { " " }Больше никто не может ходить: раунд окончен.
   *[no] { "" }
}
told-triominos-passes = { $player } пасует, очки: { $points }.{ $ends ->
    [blocked] { " " }Больше никто не может или не хочет ходить: раунд окончен.
   *[no] { "" }
}
score-triominos-tiles = Выложенные костяшки
score-triominos-starts = Первые костяшки
score-triominos-bridges = Мосты
score-triominos-doubles = Двойные соединения
score-triominos-hexagons = Шестиугольники
score-triominos-draws = Взятые костяшки
score-triominos-misses = Ходы без выкладывания
score-triominos-outs = Опустевшие руки
score-triominos-hands = Остатки на руках
reason-triominos-start = Это начальная костяшка.
reason-triominos-last-tile = Это твоя последняя костяшка: раунд за тобой.
reason-triominos-points = { $bonus ->
    [bridge] Очки с мостом: { $points }.
    [double] Очки с двойным соединением: { $points }.
    [hexagon] Очки с шестиугольником: { $points }.
   *[none] Очки: { $points }.
}
reason-triominos-allows-bonus = { $count ->
        [one] Оставляет { $count } место, где другие могут получить бонус.
        [few] Оставляет { $count } места, где другие могут получить бонус.
        [many] Оставляет { $count } мест, где другие могут получить бонус.
       *[other] Оставляет { $count } места, где другие могут получить бонус.
    }
reason-triominos-spoils-bonus = { $count ->
        [one] Убирает { $count } место для бонуса.
        [few] Убирает { $count } места для бонуса.
        [many] Убирает { $count } мест для бонуса.
       *[other] Убирает { $count } места для бонуса.
    }
reason-triominos-narrows = { $count ->
        [0] Больше не подходит ни одна костяшка, которая может быть у других.
        [one] Из возможных у других подходит только { $count } костяшка.
        [few] Из возможных у других подходят только { $count } костяшки.
        [many] Из возможных у других подходят только { $count } костяшек.
       *[other] Из возможных у других подходят только { $count } костяшки.
    }
reason-triominos-goes-on = { $count ->
        [0] Потом из твоей руки ничего не подойдёт.
        [one] Потом подойдёт { $count } костяшка с твоей руки.
        [few] Потом подойдут { $count } костяшки с твоей руки.
        [many] Потом подойдут { $count } костяшек с твоей руки.
       *[other] Потом подойдут { $count } костяшки с твоей руки.
    }
reason-triominos-draws-to-wait = Твои костяшки потом принесут больше: добор стоит меньше, чем ход сейчас.
reason-triominos-must-draw = Из твоей руки ничего не подходит.
reason-triominos-passes-to-wait = Пас стоит меньше, чем ход сейчас.
reason-triominos-must-pass = Из твоей руки ничего не подходит, и тянуть нечего.
