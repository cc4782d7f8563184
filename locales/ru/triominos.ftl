### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Совмещай углы треугольных костяшек, строй мосты и замыкай шестиугольники.
rules-intro-triominos = Клади треугольные костяшки стороной к стороне, получай очки за каждую и ещё больше за мосты и шестиугольники.

## play: options

option-triominos-hexagons = Несколько шестиугольников сразу
option-triominos-hexagons-about = Сколько очков даёт костяшка, завершающая больше одного шестиугольника.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, сколько бы ни было
option-triominos-hexagons-is-each = 50 за каждый
option-triominos-target = Сколько очков набрать
option-triominos-target-about = Матч кончается после раунда, в котором кто-то набрал столько очков.
option-triominos-rounds = Максимум раундов (0 = ∞)
option-triominos-rounds-about = Матч кончается после стольких раундов, даже если нужной суммы никто не набрал; 0 — без предела.
option-triominos-solo-hand = Костяшек на руках в одиночной игре
option-triominos-solo-hand-about = При 0 каждую костяшку тянут из запаса.
option-triominos-solo-draws = Сколько можно добрать в одиночной игре
option-triominos-solo-draws-about = С ограничением результаты легче сравнивать; 20 — хорошее число. При 55 ограничения нет.

## play: log

told-triominos-dealt = Раунд { $round } роздан; начинает { $player }.
told-triominos-turned-up = Открыта { $tile }, очки: { $points }.
told-triominos-starts = { $player } начинает с { $tile }, очки: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } кладёт { $tile } и строит мост, очки: { $points }.
    [double] { $player } кладёт { $tile } с двойным соединением, очки: { $points }.
    [hexagon] { $player } кладёт { $tile } и замыкает шестиугольник, очки: { $points }.
    [hexagons2] { $player } кладёт { $tile } и замыкает два шестиугольника, очки: { $points }.
    [hexagons3] { $player } кладёт { $tile } и замыкает три шестиугольника, очки: { $points }.
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
    [yes] Костяшка не подходит, и ход окончен.
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

## play: possible moves

may-triominos-starts = Начать с { $tile }, очки: { $points }
may-triominos-lays = { $bonus ->
    [bridge] Положить { $tile } и построить мост, очки: { $points }
    [double] Положить { $tile } с двойным соединением, очки: { $points }
    [hexagon] Положить { $tile } и замкнуть шестиугольник, очки: { $points }
    [hexagons2] Положить { $tile } и замкнуть два шестиугольника, очки: { $points }
    [hexagons3] Положить { $tile } и замкнуть три шестиугольника, очки: { $points }
   *[none] Положить { $tile }, очки: { $points }
}{ $ends ->
    [out] { " — " }твоя последняя костяшка
    [blocked] { " — " }больше никто не сможет ходить
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Тянуть костяшку
   *[other] Тянуть костяшку, уже { $count }-ю за этот ход
}
may-triominos-passes = Пас, очки: { $points }{ $ends ->
    [blocked] { " — " }больше никто не сможет или не захочет ходить
   *[no] { "" }
}

## play: points

score-triominos-tiles = Выложенные костяшки
score-triominos-starts = Первые костяшки
score-triominos-bridges = Мосты
score-triominos-doubles = Двойные соединения
score-triominos-hexagons = Шестиугольники
score-triominos-draws = Взятые костяшки
score-triominos-misses = Ходы без выкладывания
score-triominos-outs = Завершение раунда
score-triominos-hands = Костяшки на руках у других

## play: hints

reason-triominos-start = Это начальная костяшка.
reason-triominos-last-tile = Это твоя последняя костяшка: раунд за тобой.
reason-triominos-points = { $bonus ->
    [bridge] Очки с мостом: { $points }.
    [double] Очки с двойным соединением: { $points }.
    [hexagon] Очки с шестиугольником: { $points }.
    [hexagons2] Очки с двумя шестиугольниками: { $points }.
    [hexagons3] Очки с тремя шестиугольниками: { $points }.
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
        [one] Из костяшек, которые могут быть у других, подходит только { $count }.
        [few] Из костяшек, которые могут быть у других, подходят только { $count }.
        [many] Из костяшек, которые могут быть у других, подходят только { $count }.
       *[other] Из костяшек, которые могут быть у других, подходят только { $count }.
    }
reason-triominos-goes-on = { $count ->
        [0] Потом ни одна твоя костяшка не подойдёт.
        [one] Потом подойдёт { $count } твоя костяшка.
        [few] Потом подойдут { $count } твои костяшки.
        [many] Потом подойдут { $count } твоих костяшек.
       *[other] Потом подойдут { $count } твои костяшки.
    }
reason-triominos-draws-to-wait = Твои костяшки потом принесут больше: добор стоит меньше, чем ход сейчас.
reason-triominos-must-draw = Ни одна твоя костяшка не подходит.
reason-triominos-passes-to-wait = Пас стоит меньше, чем ход сейчас.
reason-triominos-must-pass = Ни одна твоя костяшка не подходит, и тянуть нечего.

## play: refusals

refused-triominos-over = Матч окончен.
refused-triominos-luck-first = Костяшки ещё раздают или тянут.
refused-triominos-no-luck = Сейчас ничего не раздают и не тянут.
refused-triominos-start = Раунд начинается с { $tile } в середине стола.
refused-triominos-must-lay = Вытянутая { $tile } подходит, её надо положить сейчас.
refused-triominos-held-before = В этом ходу уже был добор, поэтому нельзя класть { $tile }: она была у тебя раньше.
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
refused-triominos-not-in-hand = У тебя нет { $tile }.
refused-triominos-covered = Там уже лежит костяшка.
refused-triominos-no-side = Рядом с этим местом нет костяшек.
refused-triominos-corner = В этом углу { $shows }, а не { $not }.
refused-triominos-hand-size = На место { $seat } роздано костяшек: { $count }, а надо { $expected }.
refused-triominos-not-in-pool = { $tile } нет в запасе.
refused-triominos-tile-twice = { $tile } названа дважды.
refused-triominos-table = { $tile } туда положить нельзя.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Какая-то костяшка находится в двух местах.
        [points] Таких раундов и сумм в матче не бывает.
        [last] Предыдущий раунд не мог так закончиться.
       *[other] Такой позиции быть не может.
    }
text-triominos-tile = Костяшки { $text } нет: числа идут от 0 до 5 и растут по часовой стрелке.
text-triominos-stage = «{ $text }» — не deal, start, play, draw или over.
text-triominos-too-many = Отложено больше костяшек, чем есть.

## page: the board

pool-count = { $count ->
        [one] { $count } костяшка в запасе
        [few] { $count } костяшки в запасе
        [many] { $count } костяшек в запасе
       *[other] { $count } костяшки в запасе
    }
help-triominos = Выбери костяшку из руки (1–9), затем одно из подсвеченных мест. Тяни стол, чтобы сдвинуть его; 0 показывает всё.
triominos-table = { $count ->
        [one] Стол, { $count } костяшка: { $tiles }
        [few] Стол, { $count } костяшки: { $tiles }
        [many] Стол, { $count } костяшек: { $tiles }
       *[other] Стол, { $count } костяшки: { $tiles }
    }
triominos-spots = Места, куда подходит костяшка
triominos-points =
    { $bonus ->
        [bridge] очки с мостом: { $points }
        [double] очки с двойным соединением: { $points }
        [hexagon] очки с шестиугольником: { $points }
        [hexagons2] очки с двумя шестиугольниками: { $points }
        [hexagons3] очки с тремя шестиугольниками: { $points }
       *[none] { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
    }
triominos-moment =
    { $bonus ->
        [bridge] Мост!
        [double] Двойное соединение!
        [hexagons2] Два шестиугольника!
        [hexagons3] Три шестиугольника!
       *[hexagon] Шестиугольник!
    }
triominos-choose-tile = Выбери костяшку из руки.
triominos-choose-spot = { $count ->
        [one] Подходит на { $count } место.
        [few] Подходит на { $count } места.
        [many] Подходит на { $count } мест.
       *[other] Подходит на { $count } места.
    }
triominos-fits-nowhere = { $tile } сейчас никуда не подходит.
triominos-must-draw = Ничего не подходит: тяни.
triominos-must-pass = Ничего не подходит, и тянуть нечего: пасуй.
triominos-draw = Тянуть (−5)
triominos-draws-left = В этот ход ещё можно тянуть: { $count }
triominos-pass = Пас (−10)
triominos-move-start = Положить первой { $tile }: { $points }
triominos-move-beside = Положить { $tile } рядом с { $beside }
triominos-move-lay = Положить { $tile } рядом с { $beside }: { $points }
triominos-draw-again = Вытянутая костяшка не подходит: тяни ещё. Осталось в этом ходу: { $count }.
triominos-draw-sure = Одна из твоих костяшек подходит. Всё равно тянуть (−5)?

## page: the score pad

pad-whose = Чей ход
pad-what = Действие
pad-value = Стоимость костяшки
pad-others = Стоимость чужих костяшек
pad-triominos-about = Записывай каждую костяшку, каждый добор и конец каждого раунда; сумма считается сама.
pad-deed-lay = Костяшка выложена
pad-deed-start = Первая костяшка раунда
pad-deed-bridge = Мост
pad-deed-double = Двойное соединение
pad-deed-hexagon = Шестиугольник
pad-deed-hexagons2 = Два шестиугольника
pad-deed-hexagons3 = Три шестиугольника
pad-deed-draw = Костяшка взята
pad-deed-stuck = Ход без выкладывания
pad-deed-out = Последняя костяшка, раунд выигран
pad-deed-blocked = Наименьшая стоимость в заблокированном раунде

## page: what you did

own-triominos-dealt = Раунд { $round } роздан; начинаешь ты.
own-triominos-starts = Ты начинаешь с { $tile }, очки: { $points }.
own-triominos-lays = { $bonus ->
    [bridge] Ты кладёшь { $tile } и строишь мост, очки: { $points }.
    [double] Ты кладёшь { $tile } с двойным соединением, очки: { $points }.
    [hexagon] Ты кладёшь { $tile } и замыкаешь шестиугольник, очки: { $points }.
    [hexagons2] Ты кладёшь { $tile } и замыкаешь два шестиугольника, очки: { $points }.
    [hexagons3] Ты кладёшь { $tile } и замыкаешь три шестиугольника, очки: { $points }.
   *[none] Ты кладёшь { $tile }, очки: { $points }.
}{ $ends ->
    [out] { " " }Это последняя костяшка: раунд окончен.
    [blocked] { " " }Больше никто не может ходить: раунд окончен.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Ты тянешь костяшку.
   *[other] Ты тянешь костяшку, уже { $count }-ю за этот ход.
}
own-triominos-drew-tile = { $missed ->
    [yes] Ты берёшь { $tile }. Она не подходит, и ход окончен.
   *[no] Ты берёшь { $tile }.
}{ $ends ->
    [blocked] { " " }Больше никто не может ходить: раунд окончен.
   *[no] { "" }
}
own-triominos-passes = Ты пасуешь, очки: { $points }.{ $ends ->
    [blocked] { " " }Больше никто не может или не хочет ходить: раунд окончен.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: каждая выложенная костяшка даёт сумму трёх своих чисел. Когда кто-то наберёт 400, раунд доигрывают, и матч выигрывает наибольшая сумма.
lesson-triominos-tile = Выбери костяшку из руки. Все места, куда она подходит, подсветятся, а костяшка уже повёрнута как надо. Выбери место и сделай ход.
lesson-triominos-match = Костяшки касаются друг друга целой стороной, и оба числа на ней должны совпасть с числами соседней костяшки. То же верно для каждого угла, который встречается с другим.
lesson-triominos-draw = Если не можешь или не хочешь класть, тяни до трёх костяшек; каждая стоит пять очков. Начав, продолжай, пока одна не подойдёт.
lesson-triominos-bonus = Ещё сорок за мост или двойное соединение, пятьдесят за замкнутый шестиугольник. Ищи их!
lesson-triominos-end = Кто кладёт последнюю костяшку с руки, получает 25 и стоимость костяшек всех остальных.
lesson-triominos-free = Вот и всё. Играй дальше и проси подсказку, когда захочешь.

## book: rules

rules-t1 = Всего 56 треугольных костяшек с числами от 0 до 5, каждое сочетание по одному разу, по возрастанию по часовой стрелке. Стоимость костяшки — сумма её углов.
rules-t2 = Двое берут по 9 костяшек, трое и четверо — по 7, пятеро и шестеро — по 6. Остальные — запас, лицом вниз.
rules-t3 = Первой кладут старшую тройку (три равных числа); кладёт её тот, у кого она есть. Если троек ни у кого нет, начинает костяшка с наибольшей стоимостью. (Толкование: надо класть именно её; при равной стоимости решает больший старший угол, затем второй.)
rules-t4 = Начинающий получает стоимость костяшки и ещё 10, даже за 0-0-0.
rules-t5 = Дальше ходят по часовой стрелке. Костяшку кладут стороной к стороне другой, оба числа общей стороны должны совпасть; она даёт свою стоимость. (Толкование: каждый угол, который встречается с углом на столе, должен совпасть, даже если касаются только вершины.)
rules-t6 = Если не можешь или не хочешь класть, тяни по одной, не больше трёх; каждая стоит 5 очков. Подходящую вытянутую костяшку надо сразу положить. Начав тянуть, надо продолжать, пока костяшка не подойдёт, пока не вытянуты три или пока не кончился запас. Если не подходит и третья, теряешь ещё 10 очков, и ход переходит. (Толкование: после добора нельзя класть костяшку, которая была на руках до этого.)
rules-t7 = Если запас пуст, а ты не можешь или не хочешь класть, теряешь 10 очков, и ход переходит. (Толкование: ход без выкладывания всегда стоит 10. Если подряд пасуют все, раунд окончен.)
rules-t8 = Кто кладёт последнюю костяшку с руки, завершает раунд и получает 25 и стоимость всех костяшек на руках у других. Остальные ничего не теряют.
rules-t9 = Раунд кончается и тогда, когда запас пуст и никто не может класть. Тот, у кого на руках наименьшая общая стоимость, получает стоимость костяшек всех остальных минус свою; 25 очков не даётся. (Толкование: если наименьшая стоимость у нескольких, так получает каждый из них.)
rules-t10 = Мост, 40 очков: у костяшки одна общая сторона с соседней, а противоположный угол касается другой костяшки.
rules-t11 = Двойное соединение, 40 очков: у костяшки две общие стороны с костяшками на столе.
rules-t12 = Шестиугольник, 50 очков: костяшка завершает шесть вокруг одной точки. Бонус за двойное соединение при этом не даётся. (Толкование: считается только лучший из трёх бонусов. Два шестиугольника сразу дают 60, три — 70; варианты: всегда 50 или 50 за каждый.)
rules-t13 = Матч кончается после раунда, в котором кто-то набрал 400 очков; побеждает тот, у кого больше всего очков. (Толкование: раунд всегда доигрывают; при равных суммах победа общая. Цель можно изменить; можно также завершить матч после заданного числа раундов.)
rules-t14 = Кто начинает следующий раунд, определяют так же.
rules-t15 = В одиночку: одну костяшку открывают и кладут; дальше те же правила, штрафы и бонусы, и ты стараешься улучшить результат. (Толкование: ты берёшь 9 костяшек; варианты меняют это число и ограничивают добор. Последняя костяшка даёт 25; если ходить больше нельзя, стоимость оставшихся костяшек вычитается.)

## book: captions of the examples

rules-example-triominos-start = Первой положена старшая тройка, очки: { $points }, то есть её стоимость и 10.
rules-example-triominos-bridge = Мост: новая костяшка касается одной костяшки стороной, а другой — противоположным углом.
rules-example-triominos-double = Двойное соединение: новая костяшка касается двух костяшек, каждой — целой стороной.
rules-example-triominos-hexagon = Новая костяшка — шестая вокруг одной точки: шестиугольник.

## terminal

terminal-letters-triominos = · отмечает костяшку, * — самую новую.

## command line

score-triominos-first = { $tile } начинает: стоимость и 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } и мост
score-triominos-double = { $tile } и двойное соединение
score-triominos-hexagon = { $tile } и { $count ->
        [one] { $count } шестиугольник
        [few] { $count } шестиугольника
        [many] { $count } шестиугольников
       *[other] { $count } шестиугольника
    }
score-triominos-drawn = { $count ->
        [one] Взята { $count } костяшка
        [few] Взяты { $count } костяшки
        [many] Взято { $count } костяшек
       *[other] Взято { $count } костяшки
    }
score-triominos-missed = Ход без выкладывания
score-triominos-out = Последняя костяшка с руки
score-triominos-others = Осталось на руках у других
score-triominos-own = Осталось на руках
refused-score-two-out = Первым выложить последнюю костяшку с руки может только один игрок.
refused-score-hand-out = У того, кто выложил последнюю костяшку, костяшек больше нет.
