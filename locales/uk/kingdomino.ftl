terrain-wheat = пшениця
terrain-forest = ліс
terrain-water = вода
terrain-grass = трава
terrain-swamp = болото
terrain-mine = шахта
terrain-castle = замок
option-kingdomino-three-players = Якщо грають троє
option-kingdomino-three-players-about = Скільки доміно лежить у ряду, коли грають троє.
option-kingdomino-three-players-is-lines_of_three = ряди по три, 36 доміно
option-kingdomino-three-players-is-lines_of_four = ряди по чотири, усі 48; невибране виходить із гри
option-kingdomino-first-picks = Перший вибір
option-kingdomino-first-picks-about = У якому порядку двоє вибирають із першого ряду.
option-kingdomino-first-picks-is-lot = королів тягнуть жеребом
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Династія
option-kingdomino-dynasty-about = Три гри поспіль; перемагає найбільша сума.
option-kingdomino-middle-kingdom = Серединне королівство
option-kingdomino-middle-kingdom-about = 10 додаткових очок за замок посередині королівства.
option-kingdomino-middle-kingdom-is-off = вимкнено
option-kingdomino-middle-kingdom-is-rule = ліворуч стільки ж, як праворуч, вгору стільки ж, як вниз
option-kingdomino-middle-kingdom-is-reach = ніщо не лежить далі, ніж половина повного королівства
option-kingdomino-middle-kingdom-is-full = порівну з усіх боків і на повну ширину й висоту
option-kingdomino-harmony = Гармонія
option-kingdomino-harmony-about = 5 додаткових очок за повне королівство без скинутих доміно.
option-kingdomino-mighty-duel = Велика дуель
option-kingdomino-mighty-duel-about = Двоє гравців, усі 48 доміно, королівства 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] Королів витягнуто: { $player } вибирає раніше за всіх.
       *[other] Гра { $game } з { $games }. Королів витягнуто: { $player } вибирає раніше за всіх.
    }
told-kingdomino-row = Наступні доміно: { $tiles }.
told-kingdomino-place = { $points ->
        [0] { $player } кладе доміно { $tile }.
        [one] { $player } кладе доміно { $tile } на { $points } очко.
        [few] { $player } кладе доміно { $tile } на { $points } очки.
        [many] { $player } кладе доміно { $tile } на { $points } очок.
       *[other] { $player } кладе доміно { $tile } на { $points } очок.
    }
told-kingdomino-discard = { $player } не має місця для доміно { $tile } і скидає його.
told-kingdomino-pick = { $player } вибирає доміно { $tile }.
score-kingdomino-property = { $terrain ->
        [wheat] Пшениця
        [forest] Ліс
        [water] Вода
        [grass] Трава
        [swamp] Болото
       *[mine] Шахта
    }: { $squares ->
        [one] { $squares } клітинка
        [few] { $squares } клітинки
        [many] { $squares } клітинок
       *[other] { $squares } клітинок
    } × { $crowns ->
        [one] { $crowns } корона
        [few] { $crowns } корони
        [many] { $crowns } корон
       *[other] { $crowns } корон
    }
score-kingdomino-grown = { $terrain ->
        [wheat] Пшениця
        [forest] Ліс
        [water] Вода
        [grass] Трава
        [swamp] Болото
       *[mine] Шахта
    }, тепер більше: { $squares ->
        [one] { $squares } клітинка
        [few] { $squares } клітинки
        [many] { $squares } клітинок
       *[other] { $squares } клітинок
    } × { $crowns ->
        [one] { $crowns } корона
        [few] { $crowns } корони
        [many] { $crowns } корон
       *[other] { $crowns } корон
    }
score-kingdomino-middle = Серединне королівство: замок у центрі
score-kingdomino-middle-lost = Замок більше не в центрі
score-kingdomino-harmony = Гармонія: королівство повне
score-kingdomino-harmony-lost = Королівство більше не повне
score-kingdomino-game = Гра { $game }
refused-kingdomino-over = Гру закінчено.
refused-kingdomino-luck = Спершу тягнуть доміно або королів.
refused-kingdomino-place-first = Спершу поклади своє доміно, потім вибирай наступне.
refused-kingdomino-pick-now = Твоє доміно вже лежить; тепер вибери наступне.
refused-kingdomino-other-domino = Тобі треба покласти доміно { $own }, а не { $tile }.
refused-kingdomino-not-in-row = Доміно { $tile } немає в ряду, з якого вибирають.
refused-kingdomino-taken = На доміно { $tile } вже стоїть король.
refused-kingdomino-backwards = Обидві половини доміно { $tile } однакові: пиши його напрямком на схід або південь.
refused-kingdomino-covered = Цю клітинку вже зайнято.
refused-kingdomino-outside = Королівство мало б { $across } × { $down } клітинок; воно має вміститися в { $size } × { $size }.
refused-kingdomino-unmatched = Жодна половина не торкається замку чи своєї місцевості ({ $left ->
        [wheat] пшениця
        [forest] ліс
        [water] вода
        [grass] трава
        [swamp] болото
       *[mine] шахта
    }, { $right ->
        [wheat] пшениця
        [forest] ліс
        [water] вода
        [grass] трава
        [swamp] болото
       *[mine] шахта
    }).
refused-kingdomino-fits = { $count ->
        [one] Доміно { $tile } можна покласти { $count } способом, тож треба класти.
        [few] Доміно { $tile } можна покласти { $count } способами, тож треба класти.
        [many] Доміно { $tile } можна покласти { $count } способами, тож треба класти.
       *[other] Доміно { $tile } можна покласти { $count } способами, тож треба класти.
    }
refused-kingdomino-no-luck = Зараз тягнути нічого.
refused-kingdomino-row-twice = Доміно { $tile } в ряду двічі.
refused-kingdomino-row-seen = Доміно { $tile } вже викладали.
refused-kingdomino-kings-count = { $kings ->
        [one] { $player } має в порядку ходу { $kings } короля.
        [few] { $player } має в порядку ходу { $kings } королів.
        [many] { $player } має в порядку ходу { $kings } королів.
       *[other] { $player } має в порядку ходу { $kings } королів.
    }
refused-kingdomino-kings-snake = Порядок «змійкою» — A, B, B, A.
refused-kingdomino-position-word = У цій позиції не читається «{ $text }».
refused-kingdomino-position-missing = У позиції немає частини «{ $section }».
refused-kingdomino-position-twice = Доміно { $tile } є у двох місцях.
refused-kingdomino-position-order = Доміно в ряду йдуть за зростанням номерів.
refused-kingdomino-position-kings = Королі не сходяться: { $player }.
refused-kingdomino-position-count = Кількість доміно не сходиться.
refused-kingdomino-position-kingdom = Такого королівства за правилами не збудувати: { $player }.
refused-kingdomino-position-stage = Етап гри не відповідає рядам на столі.
refused-kingdomino-position-past = Зіграні ігри цієї Династії не сходяться.
text-kingdomino-move = Хід пишуть так: «48@1,0>e», «discard 48» або «pick 48».
text-kingdomino-direction = Доміно спрямоване на e, s, w або n.
reason-kingdomino-points = { $points ->
        [one] Відразу дає { $points } очко.
        [few] Відразу дає { $points } очки.
        [many] Відразу дає { $points } очок.
       *[other] Відразу дає { $points } очок.
    }
reason-kingdomino-middle = Замок лишається посередині.
reason-kingdomino-no-hole = Не лишає клітинок, які не заповнити.
reason-kingdomino-holes = { $count ->
        [one] Лишає { $count } клітинку, яку не заповнити.
        [few] Лишає { $count } клітинки, які не заповнити.
        [many] Лишає { $count } клітинок, які не заповнити.
       *[other] Лишає { $count } клітинок, які не заповнити.
    }
reason-kingdomino-no-place = Для доміно { $tile } немає місця.
reason-kingdomino-would-bring = { $points ->
        [one] Може відразу дати { $points } очко.
        [few] Може відразу дати { $points } очки.
        [many] Може відразу дати { $points } очок.
       *[other] Може відразу дати { $points } очок.
    }
reason-kingdomino-crowns = { $count ->
        [one] На ньому { $count } корона.
        [few] На ньому { $count } корони.
        [many] На ньому { $count } корон.
       *[other] На ньому { $count } корон.
    }
reason-kingdomino-denies = { $points ->
        [one] { $player } отримає з ним { $points } очко.
        [few] { $player } отримає з ним { $points } очки.
        [many] { $player } отримає з ним { $points } очок.
       *[other] { $player } отримає з ним { $points } очок.
    }
reason-kingdomino-order =
    { $place ->
        [1] У наступному раунді твій хід перший.
        [2] У наступному раунді твій хід другий.
        [3] У наступному раунді твій хід третій.
       *[other] У наступному раунді твій хід останній.
    }
