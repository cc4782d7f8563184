### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Построй из домино королевство вокруг замка и используй каждую корону.
rules-intro-kingdomino = Построй самое богатое королевство: клади домино шести местностей вокруг замка и собирай короны.

## play: terms

terrain-wheat = пшеница
terrain-forest = лес
terrain-water = озеро
terrain-grass = луг
terrain-swamp = болото
terrain-mine = шахта
terrain-castle = замок
terrain-letter-wheat = П
terrain-letter-forest = Л
terrain-letter-water = О
terrain-letter-grass = У
terrain-letter-swamp = Б
terrain-letter-mine = Ш

## play: options

option-kingdomino-three-players = Если играют трое
option-kingdomino-three-players-about = Сколько домино лежит в ряду при трёх игроках.
option-kingdomino-three-players-is-lines_of_three = ряды по три, 36 домино
option-kingdomino-three-players-is-lines_of_four = ряды по четыре, все 48; невыбранное убирают
option-kingdomino-first-picks = Первый выбор
option-kingdomino-first-picks-about = В каком порядке двое выбирают из первого ряда.
option-kingdomino-first-picks-is-lot = королей тянут по жребию
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Династия
option-kingdomino-dynasty-about = Три игры подряд; побеждает наибольшая сумма.
option-kingdomino-middle-kingdom = Срединное королевство
option-kingdomino-middle-kingdom-about = 10 дополнительных очков за замок в середине королевства.
option-kingdomino-middle-kingdom-is-off = выключено
option-kingdomino-middle-kingdom-is-rule = влево столько же, сколько вправо, вверх столько же, сколько вниз
option-kingdomino-middle-kingdom-is-reach = ни одна клетка не дальше 2 (в Большой дуэли 3)
option-kingdomino-middle-kingdom-is-full = поровну во все стороны и в полную ширину и высоту
option-kingdomino-harmony = Гармония
option-kingdomino-harmony-about = 5 дополнительных очков за полное королевство без сброшенных домино.
option-kingdomino-mighty-duel = Большая дуэль
option-kingdomino-mighty-duel-about = Два игрока, все 48 домино, королевства 7 × 7.

## play: log

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

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Положить домино { $tile }
        [one] Положить домино { $tile } на { $points } очко
        [few] Положить домино { $tile } на { $points } очка
        [many] Положить домино { $tile } на { $points } очков
       *[other] Положить домино { $tile } на { $points } очка
    }
may-kingdomino-discard = Сбросить домино { $tile }: для него нет места
may-kingdomino-pick = Выбрать домино { $tile }

## play: points

score-kingdomino-property = { $terrain ->
        [wheat] Пшеница
        [forest] Лес
        [water] Озеро
        [grass] Луг
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
        [water] Озеро
        [grass] Луг
        [swamp] Болото
       *[mine] Шахта
    } растёт: { $squares ->
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
score-kingdomino-tie = Очков поровну: решает самое большое владение ({ $squares ->
        [one] { $squares } клетка
        [few] { $squares } клетки
        [many] { $squares } клеток
       *[other] { $squares } клетки
    }), затем короны ({ $crowns })

## play: hints

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

## play: refusals

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
        [water] озеро
        [grass] луг
        [swamp] болото
       *[mine] шахта
    }, { $right ->
        [wheat] пшеница
        [forest] лес
        [water] озеро
        [grass] луг
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
refused-kingdomino-row-count = Домино в ряду: { $count }, а не { $written }.
refused-kingdomino-lot-count = Королей в жеребьёвке: { $count }, а не { $written }.
refused-kingdomino-kings-count = { $kings ->
        [one] { $player }: в порядке хода должен быть { $kings } король.
        [few] { $player }: в порядке хода должно быть { $kings } короля.
        [many] { $player }: в порядке хода должно быть { $kings } королей.
       *[other] { $player }: в порядке хода должно быть { $kings } короля.
    }
refused-kingdomino-kings-snake = Вдвоём с этим вариантом порядок — A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = В этой позиции не читается «{ $text }».
refused-kingdomino-position-missing = В позиции нет части «{ $section }».
refused-kingdomino-position-twice = Домино { $tile } находится в двух местах.
refused-kingdomino-position-order = Домино в ряду должны идти по возрастанию номеров.
refused-kingdomino-position-kings = Короли не сходятся: { $player }.
refused-kingdomino-position-count = Число домино не сходится.
refused-kingdomino-position-kingdom = Такое королевство по правилам не построить: { $player }.
refused-kingdomino-position-stage = Этап игры не подходит к рядам на столе.
refused-kingdomino-position-past = Сыгранные игры этой Династии не сходятся.
text-kingdomino-move = Ход пишется так: «48@1,0>e», «discard 48» или «pick 48».
text-kingdomino-direction = Направление: e, s, w или n.

## page: the board

help-kingdomino = Выбери подсвеченную клетку; там появится домино и его очки. Поверни его, потом сыграй. D ведёт к домино на выбор, P — к твоему королевству.
kingdomino-current = Положить
kingdomino-round = Раунд { $round } из { $rounds }
kingdomino-game = Игра { $game } из { $games }
kingdomino-next = Выбрать
kingdomino-done = готово
kingdomino-castle = замок
kingdomino-half = { $crowns ->
        [0] { $terrain }
        [one] { $terrain } с { $crowns } короной
        [few] { $terrain } с { $crowns } коронами
        [many] { $terrain } с { $crowns } коронами
       *[other] { $terrain } с { $crowns } коронами
    }
kingdomino-tile = домино { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } вправо
        [left] { $x } влево
       *[none] { "" }
    } { $along ->
        [down] { $y } вниз
        [up] { $y } вверх
       *[none] { "" }
    }
kingdomino-empty = { $ways ->
        [0] пусто
        [one] пусто, { $ways } способ положить
        [few] пусто, { $ways } способа положить
        [many] пусто, { $ways } способов положить
       *[other] пусто, { $ways } способа положить
    }
kingdomino-kingdom = { $points ->
        [one] Королевство: { $player }, { $points } очко
        [few] Королевство: { $player }, { $points } очка
        [many] Королевство: { $player }, { $points } очков
       *[other] Королевство: { $player }, { $points } очка
    }
kingdomino-enlarge = { $points ->
        [one] Посмотреть королевство: { $player }, { $points } очко
        [few] Посмотреть королевство: { $player }, { $points } очка
        [many] Посмотреть королевство: { $player }, { $points } очков
       *[other] Посмотреть королевство: { $player }, { $points } очка
    }
kingdomino-own-again = К моему королевству
kingdomino-gain =
    { $has ->
        [yes] { $gain } — { $why }
        [none] { $gain } — пока без короны
       *[no] { $gain }
    }
kingdomino-choose-place = Положи { $tile }.
kingdomino-choose-tile = Выбери домино для следующего раунда.
kingdomino-no-place = Домино { $number } никуда не подходит, его придётся сбросить.
kingdomino-discard = Сбросить { $number }
kingdomino-next-order = Твой номер в очереди выбора в следующем раунде: { $place }.
kingdomino-one-way = Сюда оно подходит только так.
kingdomino-not-here = Сюда домино не подходит.
kingdomino-move-pick = Выбрать { $tile }
kingdomino-move-discard = Сбросить домино { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = В следующем раунде твой номер в очереди выбора: от { $first } до { $last }, смотря по выбору других.
kingdomino-moment = Владение готово: { $points }
kingdomino-to-come = Ещё не вышедшие домино
kingdomino-to-come-about = Уже выложенные бледные. Осталось открыть: { $count }.

## page: the score pad

pad-terrain = Местность
pad-crowns = Короны
pad-empty = пусто
pad-kingdom = Королевство
pad-size = { $size } × { $size } клеток
pad-kingdomino-about = Выбери местность и её короны, затем касайся клеток королевства.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Короли вытянуты: ты выбираешь раньше всех.
       *[other] Игра { $game } из { $games }. Короли вытянуты: ты выбираешь раньше всех.
    }
own-kingdomino-place = { $points ->
        [0] Ты кладёшь домино { $tile }.
        [one] Ты кладёшь домино { $tile } на { $points } очко.
        [few] Ты кладёшь домино { $tile } на { $points } очка.
        [many] Ты кладёшь домино { $tile } на { $points } очков.
       *[other] Ты кладёшь домино { $tile } на { $points } очка.
    }
own-kingdomino-discard = Ты сбрасываешь домино { $tile }: для него нет места.
own-kingdomino-pick = Ты выбираешь домино { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Добро пожаловать на трон! Построй вокруг замка королевство из домино. Земля чего-то стоит, только если на ней есть короны.
lesson-kingdomino-pick = Выбери домино из ряда: коснись его, потом сыграй. Малые номера дают рано выбирать в следующем раунде; на больших больше корон.
lesson-kingdomino-order = Теперь на этом домино стоит твой король. Короли ходят по порядку номеров, от меньшего к большему.
lesson-kingdomino-place = Теперь положи своё домино на одну из подсвеченных клеток; число показывает, сколько очков оно принесёт. Повернуть можно кнопкой ↻, колесом мыши или клавишей R.
lesson-kingdomino-match = Одна половина должна касаться своей местности или замка. Старайся расширять местность с коронами.
lesson-kingdomino-points = Каждая связная местность даёт число клеток, умноженное на число корон: четыре клетки леса с двумя коронами — это восемь очков.
lesson-kingdomino-limit = Всё должно уместиться в пять на пять клеток. Что никуда не подходит, сбрасывается, так что не оставляй узких дыр.
lesson-kingdomino-free = Вот и всё. Играй дальше и проси подсказку, когда захочешь.

## book: rules

rules-k1 = В Kingdomino играют вдвоём, втроём или вчетвером. Каждый строит королевство вокруг одной клетки с замком.
rules-k2 = При двух игроках у каждого два короля, при трёх и четырёх — по одному.
rules-k3 = Всего 48 домино с номерами от 1 до 48. Вчетвером играют всеми, втроём — 36, вдвоём — 24; остальные убирают не глядя. (Толкование: напечатанное для троих число 38 — опечатка.) Вариант: трое играют всеми 48 домино, рядами по четыре, и невыбранное домино убирают.
rules-k4 = В ряду столько домино, сколько королей: четыре при двух и четырёх игроках, три при трёх. Они лежат по номерам, наименьший сверху.
rules-k5 = Для первого ряда королей тянут в случайном порядке; в этом порядке каждого ставят на свободное домино. На домино стоит только один король. Вариант для двоих: порядок A, B, B, A.
rules-k6 = Когда все домино ряда выбраны, выкладывается следующий ряд, пока есть домино.
rules-k7 = Порядок ходов — порядок королей в ряду, сверху вниз.
rules-k8 = В свой ход сначала положи в королевство домино из-под своего короля, затем поставь короля на свободное домино следующего ряда.
rules-k9 = Вдвоём у каждого два хода за раунд, по одному на короля.
rules-k10 = В игре двенадцать раундов; вдвоём — шесть (двенадцать в Большой дуэли).
rules-k11 = В последнем раунде выбирать уже нечего: ты только кладёшь своё домино.
rules-k12 = Домино занимает две свободные соседние клетки в любом из четырёх направлений.
rules-k13 = Хотя бы одна половина должна стороной касаться замка или клетки своей местности. Одного совпадения достаточно; остальные стороны совпадать не обязаны.
rules-k14 = Всё королевство вместе с замком должно уместиться в квадрат 5 × 5 (7 × 7 в Большой дуэли). Замок может оказаться в нём где угодно.
rules-k15 = Домино, которое можно положить, надо положить — куда угодно, где оно подходит. Если не подходит нигде, его сбрасывают; затем выбирают как обычно. Дыры могут оставаться.
rules-k16 = Клетки одной местности, соединённые сторонами, образуют владение. Оно даёт число клеток, умноженное на число корон; без короны — ничего. Владений одной местности может быть несколько. Замок не входит ни в одно.
rules-k17 = Побеждает тот, у кого больше всего очков. При равенстве решает самое большое владение, затем число корон; если равны и они, победа общая.
rules-k18 = Династия: три игры подряд, побеждает наибольшая сумма. При равных суммах победа общая. Для каждой игры королей тянут заново.
rules-k19 = Срединное королевство: ещё 10 очков, если замок в центре королевства. (Толкование: от левого края выложенного до него столько же, сколько от правого, и от верхнего столько же, сколько от нижнего.) Ещё два толкования доступны как варианты.
rules-k20 = Гармония: ещё 5 очков, если ничего не сброшено и королевство полное: все домино выложены и квадрат заполнен.
rules-k21 = Большая дуэль: двое играют всеми 48 домино и строят королевства 7 × 7 за двенадцать раундов по четыре.

## book: captions of the examples

rules-example-kingdomino-tiles = У домино две половины, на каждой местность, а иногда и короны. Номер решает, кто когда ходит.
rules-example-kingdomino-row = Короли ходят в порядке номеров. Положив домино, игрок ставит короля на свободное домино следующего ряда.
rules-example-kingdomino-match = Одной подходящей стороны достаточно: домино { $tile } касается своей местности только одной половиной.
rules-example-kingdomino-scoring = Очки этого королевства: { $points }. В каждом владении клетки умножаются на короны.
rules-example-kingdomino-complete = Полное королевство с замком в центре: с обоими вариантами очки — { $points }.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } пшеница, { terrain-letter-forest } лес, { terrain-letter-water } озеро, { terrain-letter-grass } луг, { terrain-letter-swamp } болото, { terrain-letter-mine } шахта, рядом число корон; ♜ замок; ♔ и число: король этого игрока.

## command line

refused-score-castle = В королевстве ровно один замок; он пишется «C».
refused-score-mixed = Пиши королевство либо картой, либо списком домино, но не вместе.
