terrain-wheat = пшеница
terrain-forest = лес
terrain-water = вода
terrain-grass = трава
terrain-swamp = болото
terrain-mine = шахта
terrain-castle = замок
option-kingdomino-three-players = Если играют трое
option-kingdomino-three-players-about = Сколько домино лежит в ряду при трёх игроках.
option-kingdomino-three-players-is-lines_of_three = ряды по три, 36 домино
option-kingdomino-three-players-is-lines_of_four = ряды по четыре, все 48; невыбранное выходит из игры
option-kingdomino-first-picks = Первый выбор
option-kingdomino-first-picks-about = В каком порядке двое выбирают из первого ряда.
option-kingdomino-first-picks-is-lot = королей тянут по жребию
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Династия
option-kingdomino-dynasty-about = Три игры подряд; побеждает наибольшая сумма.
option-kingdomino-middle-kingdom = Срединное королевство
option-kingdomino-middle-kingdom-about = 10 дополнительных очков за замок в середине королевства.
option-kingdomino-middle-kingdom-is-off = нет
option-kingdomino-middle-kingdom-is-rule = влево столько же, сколько вправо, вверх столько же, сколько вниз
option-kingdomino-middle-kingdom-is-reach = ничто не лежит дальше половины полного королевства
option-kingdomino-middle-kingdom-is-full = поровну во все стороны и в полную ширину и высоту
option-kingdomino-harmony = Гармония
option-kingdomino-harmony-about = 5 дополнительных очков за полное королевство без сброшенных домино.
option-kingdomino-mighty-duel = Большая дуэль
option-kingdomino-mighty-duel-about = Два игрока, все 48 домино, королевства 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] Короли вытянуты: { $player } выбирает раньше всех.
       *[other] Игра { $game } из { $games }. Короли вытянуты: { $player } выбирает раньше всех.
    }
told-kingdomino-row = Следующие домино: { $tiles }.
told-kingdomino-place = { $points ->
        [0] { $player } кладёт домино { $tile }.
        [one] { $player } кладёт домино { $tile } на { $points } очко.
        [few] { $player } кладёт домино { $tile } на { $points } очка.
        [many] { $player } кладёт домино { $tile } на { $points } очков.
       *[other] { $player } кладёт домино { $tile } на { $points } очка.
    }
told-kingdomino-discard = { $player } сбрасывает домино { $tile }: для него нет места.
told-kingdomino-pick = { $player } выбирает домино { $tile }.
score-kingdomino-property = { $terrain ->
        [wheat] Пшеница
        [forest] Лес
        [water] Вода
        [grass] Трава
        [swamp] Болото
       *[mine] Шахта
    }: { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    } × { $crowns ->
        [one] { $crowns } корона
        [few] { $crowns } короны
        [many] { $crowns } корон
       *[other] { $crowns } короны
    }
score-kingdomino-grown = { $terrain ->
        [wheat] Пшеница
        [forest] Лес
        [water] Вода
        [grass] Трава
        [swamp] Болото
       *[mine] Шахта
    }, теперь больше: { $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    } × { $crowns ->
        [one] { $crowns } корона
        [few] { $crowns } короны
        [many] { $crowns } корон
       *[other] { $crowns } короны
    }
score-kingdomino-middle = Срединное королевство: замок в центре
score-kingdomino-middle-lost = Замок больше не в центре
score-kingdomino-harmony = Гармония: королевство полное
score-kingdomino-harmony-lost = Королевство больше не полное
score-kingdomino-game = Игра { $game }
refused-kingdomino-over = Игра окончена.
refused-kingdomino-luck = Сначала тянут домино или королей.
refused-kingdomino-place-first = Сначала положи своё домино, потом выбирай следующее.
refused-kingdomino-pick-now = Твоё домино уже лежит; теперь выбери следующее.
refused-kingdomino-other-domino = Тебе надо положить домино { $own }, а не { $tile }.
refused-kingdomino-not-in-row = Домино { $tile } нет в ряду, из которого выбирают.
refused-kingdomino-taken = На домино { $tile } уже стоит король.
refused-kingdomino-backwards = Обе половины домино { $tile } одинаковы: пиши его направлением на восток или юг.
refused-kingdomino-covered = Эта клетка уже занята.
refused-kingdomino-outside = Королевство стало бы { $across } × { $down } клеток; оно должно уместиться в { $size } × { $size }.
refused-kingdomino-unmatched = Ни одна половина не касается замка или своей местности ({ $left ->
        [wheat] пшеница
        [forest] лес
        [water] вода
        [grass] трава
        [swamp] болото
       *[mine] шахта
    }, { $right ->
        [wheat] пшеница
        [forest] лес
        [water] вода
        [grass] трава
        [swamp] болото
       *[mine] шахта
    }).
refused-kingdomino-fits = { $count ->
        [one] Домино { $tile } можно положить { $count } способом, значит, надо класть.
        [few] Домино { $tile } можно положить { $count } способами, значит, надо класть.
        [many] Домино { $tile } можно положить { $count } способами, значит, надо класть.
       *[other] Домино { $tile } можно положить { $count } способами, значит, надо класть.
    }
refused-kingdomino-no-luck = Сейчас тянуть нечего.
refused-kingdomino-row-twice = Домино { $tile } в ряду дважды.
refused-kingdomino-row-seen = Домино { $tile } уже выкладывали.
refused-kingdomino-kings-count = { $kings ->
        [one] { $player }: в порядке хода { $kings } король.
        [few] { $player }: в порядке хода { $kings } короля.
        [many] { $player }: в порядке хода { $kings } королей.
       *[other] { $player }: в порядке хода { $kings } короля.
    }
refused-kingdomino-kings-snake = Порядок «змейкой» — A, B, B, A.
refused-kingdomino-position-word = В этой позиции не читается «{ $text }».
refused-kingdomino-position-missing = В позиции нет части «{ $section }».
refused-kingdomino-position-twice = Домино { $tile } находится в двух местах.
refused-kingdomino-position-order = Домино в ряду идут по возрастанию номеров.
refused-kingdomino-position-kings = Короли не сходятся: { $player }.
refused-kingdomino-position-count = Число домино не сходится.
refused-kingdomino-position-kingdom = Такое королевство по правилам не построить: { $player }.
refused-kingdomino-position-stage = Этап игры не подходит к рядам на столе.
refused-kingdomino-position-past = Сыгранные игры этой Династии не сходятся.
text-kingdomino-move = Ход пишется так: «48@1,0>e», «discard 48» или «pick 48».
text-kingdomino-direction = Домино направлено на e, s, w или n.
reason-kingdomino-points = { $points ->
        [one] Сразу даёт { $points } очко.
        [few] Сразу даёт { $points } очка.
        [many] Сразу даёт { $points } очков.
       *[other] Сразу даёт { $points } очка.
    }
reason-kingdomino-middle = Замок остаётся в середине.
reason-kingdomino-no-hole = Не оставляет клеток, которые не заполнить.
reason-kingdomino-holes = { $count ->
        [one] Оставляет { $count } клетку, которую не заполнить.
        [few] Оставляет { $count } клетки, которые не заполнить.
        [many] Оставляет { $count } клеток, которые не заполнить.
       *[other] Оставляет { $count } клетки, которые не заполнить.
    }
reason-kingdomino-no-place = Для домино { $tile } нет места.
reason-kingdomino-would-bring = { $points ->
        [one] Может сразу дать { $points } очко.
        [few] Может сразу дать { $points } очка.
        [many] Может сразу дать { $points } очков.
       *[other] Может сразу дать { $points } очка.
    }
reason-kingdomino-crowns = { $count ->
        [one] На нём { $count } корона.
        [few] На нём { $count } короны.
        [many] На нём { $count } корон.
       *[other] На нём { $count } короны.
    }
reason-kingdomino-denies = { $points ->
        [one] { $player } получит с ним { $points } очко.
        [few] { $player } получит с ним { $points } очка.
        [many] { $player } получит с ним { $points } очков.
       *[other] { $player } получит с ним { $points } очка.
    }
reason-kingdomino-order =
    { $place ->
        [1] В следующем раунде твой ход первый.
        [2] В следующем раунде твой ход второй.
        [3] В следующем раунде твой ход третий.
       *[other] В следующем раунде твой ход последний.
    }
