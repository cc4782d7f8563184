### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Збудуй із доміно королівство навколо замку й використай кожну корону.
rules-intro-kingdomino = Збудуй найбагатше королівство: клади доміно шести місцевостей навколо замку й збирай корони.

## play: terms

terrain-wheat = пшениця
terrain-forest = ліс
terrain-water = озеро
terrain-grass = лука
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

option-kingdomino-three-players = Якщо грають троє
option-kingdomino-three-players-about = Скільки доміно лежить у ряду, коли грають троє.
option-kingdomino-three-players-is-lines_of_three = ряди по три, 36 доміно
option-kingdomino-three-players-is-lines_of_four = ряди по чотири, усі 48; невибране прибирають
option-kingdomino-first-picks = Перший вибір
option-kingdomino-first-picks-about = Порядок, у якому двоє вибирають із першого ряду.
option-kingdomino-first-picks-is-lot = королів тягнуть жеребом
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Династія
option-kingdomino-dynasty-about = Три гри поспіль; перемагає найбільша сума.
option-kingdomino-middle-kingdom = Серединне королівство
option-kingdomino-middle-kingdom-about = 10 додаткових очок за замок посередині королівства.
option-kingdomino-middle-kingdom-is-off = вимкнено
option-kingdomino-middle-kingdom-is-rule = ліворуч стільки ж, як праворуч, вгору стільки ж, як вниз
option-kingdomino-middle-kingdom-is-reach = жодна клітинка не далі ніж 2 (у Великій дуелі 3)
option-kingdomino-middle-kingdom-is-full = у центрі, а королівство — якнайширше і якнайвище
option-kingdomino-harmony = Гармонія
option-kingdomino-harmony-about = 5 додаткових очок за повне королівство без скинутих доміно.
option-kingdomino-mighty-duel = Велика дуель
option-kingdomino-mighty-duel-about = Двоє гравців, усі 48 доміно, королівства 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Королів витягнуто: перший вибір має { $player }.
       *[other] Гра { $game } з { $games }. Королів витягнуто: перший вибір має { $player }.
    }
told-kingdomino-row = Наступні доміно: { $tiles }.
told-kingdomino-place = { $points ->
        [0] { $player } кладе доміно { $tile }.
        [one] { $player } кладе доміно { $tile } на { $points } очко.
        [few] { $player } кладе доміно { $tile } на { $points } очки.
        [many] { $player } кладе доміно { $tile } на { $points } очок.
       *[other] { $player } кладе доміно { $tile } на { $points } очок.
    }
told-kingdomino-discard = { $player } не може покласти доміно { $tile } і скидає його.
told-kingdomino-pick = { $player } вибирає доміно { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Покласти доміно { $tile }
        [one] Покласти доміно { $tile } на { $points } очко
        [few] Покласти доміно { $tile } на { $points } очки
        [many] Покласти доміно { $tile } на { $points } очок
       *[other] Покласти доміно { $tile } на { $points } очок
    }
may-kingdomino-discard = Скинути доміно { $tile }: воно нікуди не підходить
may-kingdomino-pick = Вибрати доміно { $tile }

## play: points

score-kingdomino-property = { $terrain ->
        [wheat] Пшениця
        [forest] Ліс
        [water] Озеро
        [grass] Лука
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
        [water] Озеро
        [grass] Лука
        [swamp] Болото
       *[mine] Шахта
    } росте: { $squares ->
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
score-kingdomino-tie = Очок порівну: вирішує найбільше володіння ({ $squares ->
        [one] { $squares } клітинка
        [few] { $squares } клітинки
        [many] { $squares } клітинок
       *[other] { $squares } клітинок
    }), потім корони ({ $crowns })

## play: hints

reason-kingdomino-points = { $points ->
        [one] Відразу дає { $points } очко.
        [few] Відразу дає { $points } очки.
        [many] Відразу дає { $points } очок.
       *[other] Відразу дає { $points } очок.
    }
reason-kingdomino-middle = Замок лишається посередині.
reason-kingdomino-no-hole = Не лишає прогалин, які не заповнити.
reason-kingdomino-holes = { $count ->
        [one] Лишає { $count } прогалину, яку не заповнити.
        [few] Лишає { $count } прогалини, які не заповнити.
        [many] Лишає { $count } прогалин, які не заповнити.
       *[other] Лишає { $count } прогалин, які не заповнити.
    }
reason-kingdomino-no-place = Доміно { $tile } нікуди не підходить.
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

## play: refusals

refused-kingdomino-over = Гру закінчено.
refused-kingdomino-luck = Спершу тягнуть доміно або королів.
refused-kingdomino-place-first = Спершу поклади своє доміно, потім вибирай наступне.
refused-kingdomino-pick-now = Твоє доміно вже покладено; тепер вибери наступне.
refused-kingdomino-other-domino = Тобі треба покласти доміно { $own }, а не { $tile }.
refused-kingdomino-not-in-row = Доміно { $tile } немає в ряду, з якого вибирають.
refused-kingdomino-taken = На доміно { $tile } вже стоїть король.
refused-kingdomino-backwards = Обидві половини доміно { $tile } однакові: пиши його напрямком на схід або південь.
refused-kingdomino-covered = Цю клітинку вже зайнято.
refused-kingdomino-outside = Королівство мало б { $across } × { $down } клітинок; воно має вміститися в { $size } × { $size }.
refused-kingdomino-unmatched = Жодна половина не торкається замку чи своєї місцевості ({ $left ->
        [wheat] пшениця
        [forest] ліс
        [water] озеро
        [grass] лука
        [swamp] болото
       *[mine] шахта
    }, { $right ->
        [wheat] пшениця
        [forest] ліс
        [water] озеро
        [grass] лука
        [swamp] болото
       *[mine] шахта
    }).
refused-kingdomino-fits = { $count ->
        [one] Доміно { $tile } можна покласти { $count } способом, тож його треба покласти.
        [few] Доміно { $tile } можна покласти { $count } способами, тож його треба покласти.
        [many] Доміно { $tile } можна покласти { $count } способами, тож його треба покласти.
       *[other] Доміно { $tile } можна покласти { $count } способами, тож його треба покласти.
    }
refused-kingdomino-no-luck = Зараз немає чого тягнути.
refused-kingdomino-row-twice = Доміно { $tile } в ряду двічі.
refused-kingdomino-row-seen = Доміно { $tile } вже викладали.
refused-kingdomino-row-count = Доміно в ряду: { $count }, а не { $written }.
refused-kingdomino-lot-count = Королів у жеребкуванні: { $count }, а не { $written }.
refused-kingdomino-kings-count = { $kings ->
        [one] { $player }: у порядку ходу має бути { $kings } король.
        [few] { $player }: у порядку ходу мають бути { $kings } королі.
        [many] { $player }: у порядку ходу має бути { $kings } королів.
       *[other] { $player }: у порядку ходу має бути { $kings } королів.
    }
refused-kingdomino-kings-snake = Удвох із цим налаштуванням порядок — A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = У цій позиції не читається «{ $text }».
refused-kingdomino-position-missing = У позиції немає частини «{ $section }».
refused-kingdomino-position-twice = Доміно { $tile } є у двох місцях.
refused-kingdomino-position-order = Доміно в ряду мають іти за зростанням номерів.
refused-kingdomino-position-kings = Королі не сходяться: { $player }.
refused-kingdomino-position-count = Кількість доміно не сходиться.
refused-kingdomino-position-kingdom = Такого королівства за правилами не збудувати: { $player }.
refused-kingdomino-position-stage = Етап гри не відповідає рядам на столі.
refused-kingdomino-position-past = Зіграні ігри цієї Династії не сходяться.
text-kingdomino-move = Хід пишуть так: «48@1,0>e», «discard 48» або «pick 48».
text-kingdomino-direction = Напрямок: e (схід), s (південь), w (захід) або n (північ).

## page: the board

help-kingdomino = Вибери підсвічену клітинку, щоб побачити там доміно та його очки. Оберни його, потім зіграй. D веде до доміно на вибір, P — до твого королівства.
kingdomino-current = Покласти
kingdomino-round = Раунд { $round } з { $rounds }
kingdomino-game = Гра { $game } з { $games }
kingdomino-next = Вибрати
kingdomino-done = готово
kingdomino-castle = замок
kingdomino-half = { $crowns ->
        [0] { $terrain }
        [one] { $terrain } з { $crowns } короною
        [few] { $terrain } з { $crowns } коронами
        [many] { $terrain } з { $crowns } коронами
       *[other] { $terrain } з { $crowns } коронами
    }
kingdomino-tile = доміно { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } праворуч
        [left] { $x } ліворуч
       *[none] { "" }
    } { $along ->
        [down] { $y } вниз
        [up] { $y } вгору
       *[none] { "" }
    }
kingdomino-empty = { $ways ->
        [0] порожньо
        [one] порожньо, { $ways } спосіб покласти
        [few] порожньо, { $ways } способи покласти
        [many] порожньо, { $ways } способів покласти
       *[other] порожньо, { $ways } способів покласти
    }
kingdomino-kingdom = { $points ->
        [one] Королівство: { $player }, { $points } очко
        [few] Королівство: { $player }, { $points } очки
        [many] Королівство: { $player }, { $points } очок
       *[other] Королівство: { $player }, { $points } очок
    }
kingdomino-enlarge = { $points ->
        [one] Подивитися королівство: { $player }, { $points } очко
        [few] Подивитися королівство: { $player }, { $points } очки
        [many] Подивитися королівство: { $player }, { $points } очок
       *[other] Подивитися королівство: { $player }, { $points } очок
    }
kingdomino-own-again = До мого королівства
kingdomino-gain =
    { $has ->
        [yes] { $gain } — { $why }
        [none] { $gain } — поки без корони
       *[no] { $gain }
    }
kingdomino-choose-place = Поклади { $tile }.
kingdomino-choose-tile = Вибери доміно для наступного раунду.
kingdomino-no-place = Доміно { $number } нікуди не підходить, його доведеться скинути.
kingdomino-discard = Скинути { $number }
kingdomino-next-order =
    { $place ->
        [1] У наступному раунді твій вибір перший.
        [2] У наступному раунді твій вибір другий.
        [3] У наступному раунді твій вибір третій.
        [4] У наступному раунді твій вибір четвертий.
       *[other] У наступному раунді твій вибір { $place }-й.
    }
kingdomino-one-way = Сюди воно підходить лише в такому положенні.
kingdomino-not-here = Сюди доміно не підходить.
kingdomino-move-pick = Вибрати { $tile }
kingdomino-move-discard = Скинути доміно { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Твоє місце в наступному раунді: від { $first } до { $last }, залежно від інших.
kingdomino-moment = Володіння готове: { $points }
kingdomino-to-come = Доміно, які ще вийдуть
kingdomino-to-come-about = Уже викладені — бліді. Ще не відкрито: { $count }.

## page: the score pad

pad-terrain = Місцевість
pad-crowns = Корони
pad-empty = порожньо
pad-kingdom = Королівство
pad-size = { $size } × { $size } клітинок
pad-kingdomino-about = Вибери місцевість і її корони, потім торкайся клітинок королівства.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Королів витягнуто: перший вибір маєш ти.
       *[other] Гра { $game } з { $games }. Королів витягнуто: перший вибір маєш ти.
    }
own-kingdomino-place = { $points ->
        [0] Ти кладеш доміно { $tile }.
        [one] Ти кладеш доміно { $tile } на { $points } очко.
        [few] Ти кладеш доміно { $tile } на { $points } очки.
        [many] Ти кладеш доміно { $tile } на { $points } очок.
       *[other] Ти кладеш доміно { $tile } на { $points } очок.
    }
own-kingdomino-discard = Ти не можеш покласти доміно { $tile } і скидаєш його.
own-kingdomino-pick = Ти вибираєш доміно { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Вітаємо на троні! Збудуй навколо замку королівство з доміно. Земля дає очки, лише якщо на ній є корони.
lesson-kingdomino-pick = Вибери доміно з ряду: торкнися його, потім зіграй. З малим номером ти рано вибираєш у наступному раунді; на великих більше корон.
lesson-kingdomino-order = Тепер на цьому доміно стоїть твій король. Королі ходять за порядком номерів, від найменшого до найбільшого.
lesson-kingdomino-place = Тепер поклади своє доміно на одну з підсвічених клітинок; число показує, скільки очок воно принесе. Обернути можна кнопкою ↻, коліщатком миші або клавішею R.
lesson-kingdomino-match = Одна половина має торкатися своєї місцевості або замку. Намагайся збільшувати місцевість із коронами.
lesson-kingdomino-points = Кожна з’єднана місцевість дає кількість клітинок, помножену на кількість корон: чотири клітинки лісу з двома коронами — це вісім.
lesson-kingdomino-limit = Королівство має вміститися в п’ять на п’ять клітинок. Доміно, що нікуди не підходить, скидають, тож не лишай вузьких прогалин.
lesson-kingdomino-free = Це все. Грай далі й проси підказку, коли захочеш.

## book: rules

rules-k1 = У Kingdomino грають удвох, утрьох або вчотирьох. Кожен будує королівство навколо однієї клітинки із замком.
rules-k2 = Удвох кожен має двох королів, утрьох і вчотирьох — по одному.
rules-k3 = Є 48 доміно з номерами від 1 до 48. Учотирьох грають усіма, утрьох — 36, удвох — 24; решту прибирають не дивлячись. (Тлумачення: надруковане для трьох число 38 — помилка друку.) Налаштування: троє грають усіма 48 доміно, рядами по чотири, і невибране доміно прибирають.
rules-k4 = У ряду стільки доміно, скільки королів: чотири для двох і чотирьох гравців, три для трьох. Вони лежать за номерами, найменший згори.
rules-k5 = Для першого ряду королів тягнуть у випадковому порядку; у цьому порядку кожного ставлять на вільне доміно. На доміно може стояти лише один король. Налаштування для двох: порядок A, B, B, A.
rules-k6 = Коли всі доміно ряду вибрано, викладають наступний ряд, доки є доміно.
rules-k7 = Порядок ходів — порядок королів у ряду, згори донизу.
rules-k8 = У свій хід спершу поклади в королівство доміно з-під свого короля, потім постав короля на вільне доміно наступного ряду.
rules-k9 = Удвох кожен має два ходи за раунд, по одному на короля.
rules-k10 = У грі дванадцять раундів; удвох — шість (дванадцять у Великій дуелі).
rules-k11 = В останньому раунді вибирати вже немає чого: ти лише кладеш своє доміно.
rules-k12 = Доміно займає дві вільні сусідні клітинки в будь-якому з чотирьох напрямків.
rules-k13 = Хоча б одна половина має стороною торкатися замку або клітинки своєї місцевості. Одного збігу досить; інші сторони збігатися не мусять.
rules-k14 = Усе королівство із замком має вміститися у квадрат 5 × 5 (7 × 7 у Великій дуелі). Замок може опинитися в ньому будь-де.
rules-k15 = Доміно, яке можна покласти, треба покласти будь-куди, де воно підходить. Якщо воно нікуди не підходить, його скидають; потім вибирають як звичайно. Прогалини можуть лишатися.
rules-k16 = Клітинки однієї місцевості, з’єднані сторонами, утворюють володіння. Воно дає кількість клітинок, помножену на кількість корон; без корони — нічого. Володінь однієї місцевості може бути кілька. Замок не належить до жодного.
rules-k17 = Перемагає той, хто має найбільше очок. За рівності вирішує найбільше окреме володіння, потім кількість корон; якщо рівні й вони, перемога спільна.
rules-k18 = Династія: три гри поспіль, перемагає найбільша сума. За рівних сум перемога спільна. Для кожної гри королів тягнуть заново.
rules-k19 = Серединне королівство: ще 10 очок, якщо замок у центрі королівства. (Тлумачення: так само далеко від лівого краю викладеного, як від правого, і від верху, як від низу.) Налаштування пропонують ще два тлумачення.
rules-k20 = Гармонія: ще 5 очок, якщо нічого не скинуто й королівство повне: усі доміно викладено і квадрат заповнено.
rules-k21 = Велика дуель: двоє грають усіма 48 доміно й будують королівства 7 × 7 за дванадцять раундів по чотири доміно.

## book: captions of the examples

rules-example-kingdomino-tiles = Доміно має дві половини, на кожній місцевість, а іноді й корони. Номер визначає порядок.
rules-example-kingdomino-row = Королі ходять у порядку номерів. Поклавши доміно, гравець ставить короля на вільне доміно наступного ряду.
rules-example-kingdomino-match = Однієї відповідної сторони досить: доміно { $tile } торкається своєї місцевості лише однією половиною.
rules-example-kingdomino-scoring = { $points ->
    [one] Це королівство дає { $points } очко: у кожному володінні клітинки множать на корони.
    [few] Це королівство дає { $points } очки: у кожному володінні клітинки множать на корони.
    [many] Це королівство дає { $points } очок: у кожному володінні клітинки множать на корони.
   *[other] Це королівство дає { $points } очок: у кожному володінні клітинки множать на корони.
}
rules-example-kingdomino-complete = { $points ->
    [one] Повне королівство із замком у центрі з обома варіантами дає { $points } очко.
    [few] Повне королівство із замком у центрі з обома варіантами дає { $points } очки.
    [many] Повне королівство із замком у центрі з обома варіантами дає { $points } очок.
   *[other] Повне королівство із замком у центрі з обома варіантами дає { $points } очок.
}

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } пшениця, { terrain-letter-forest } ліс, { terrain-letter-water } озеро, { terrain-letter-grass } лука, { terrain-letter-swamp } болото, { terrain-letter-mine } шахта, поруч кількість корон; ♜ замок; ♔ і число: король цього гравця.

## command line

refused-score-castle = У королівстві рівно один замок; його пишуть «C».
refused-score-mixed = Пиши королівство або картою, або списком доміно, але не разом.
