### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Построй кралство от домина около замъка си и използвай всяка корона.
rules-intro-kingdomino = Построй най-богатото кралство: реди домина с шест терена около замъка си и събирай корони.

## play: terms

terrain-wheat = жито
terrain-forest = гора
terrain-water = езеро
terrain-grass = ливада
terrain-swamp = блато
terrain-mine = мина
terrain-castle = замък
terrain-letter-wheat = Ж
terrain-letter-forest = Г
terrain-letter-water = Е
terrain-letter-grass = Л
terrain-letter-swamp = Б
terrain-letter-mine = М

## play: options

option-kingdomino-three-players = При трима играчи
option-kingdomino-three-players-about = Колко домина има в редица, когато играят трима.
option-kingdomino-three-players-is-lines_of_three = редици по три, 36 домина
option-kingdomino-three-players-is-lines_of_four = редици по четири, всичките 48; което никой не вземе, излиза от играта
option-kingdomino-first-picks = Първи избор
option-kingdomino-first-picks-about = Редът, в който двама играчи избират от първата редица.
option-kingdomino-first-picks-is-lot = кралете се теглят по жребий
option-kingdomino-first-picks-is-snake = А, Б, Б, А
option-kingdomino-dynasty = Династия
option-kingdomino-dynasty-about = Три игри поред; печели най-големият сбор.
option-kingdomino-middle-kingdom = Кралство в центъра
option-kingdomino-middle-kingdom-about = 10 точки допълнително за замък в средата на кралството.
option-kingdomino-middle-kingdom-is-off = изключено
option-kingdomino-middle-kingdom-is-rule = колкото наляво, толкова и надясно, колкото нагоре, толкова и надолу
option-kingdomino-middle-kingdom-is-reach = никое поле не е по-далеч от 2 (във Великия дуел 3)
option-kingdomino-middle-kingdom-is-full = в центъра, а кралството – възможно най-широко и високо
option-kingdomino-harmony = Хармония
option-kingdomino-harmony-about = 5 точки допълнително за пълно кралство без изхвърлено домино.
option-kingdomino-mighty-duel = Велик дуел
option-kingdomino-mighty-duel-about = Двама играчи, всичките 48 домина, кралства 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Кралете са изтеглени: първият избор е на { $player }.
       *[other] Игра { $game } от { $games }. Кралете са изтеглени: първият избор е на { $player }.
    }
told-kingdomino-row = Следващите домина: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } поставя домино { $tile }.
        [one] { $player } поставя домино { $tile } за { $points } точка.
       *[other] { $player } поставя домино { $tile } за { $points } точки.
    }
told-kingdomino-discard = { $player } не може да постави домино { $tile } и го изхвърля.
told-kingdomino-pick = { $player } избира домино { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Постави домино { $tile }
        [one] Постави домино { $tile } за { $points } точка
       *[other] Постави домино { $tile } за { $points } точки
    }
may-kingdomino-discard = Изхвърли домино { $tile }: не пасва никъде
may-kingdomino-pick = Избери домино { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Жито
        [forest] Гора
        [water] Езеро
        [grass] Ливада
        [swamp] Блато
       *[mine] Мина
    }: { $squares ->
        [one] { $squares } поле
       *[other] { $squares } полета
    } × { $crowns ->
        [one] { $crowns } корона
       *[other] { $crowns } корони
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Жито
        [forest] Гора
        [water] Езеро
        [grass] Ливада
        [swamp] Блато
       *[mine] Мина
    } нараства до { $squares ->
        [one] { $squares } поле
       *[other] { $squares } полета
    } × { $crowns ->
        [one] { $crowns } корона
       *[other] { $crowns } корони
    }
score-kingdomino-middle = Кралство в центъра: замъкът е в центъра
score-kingdomino-middle-lost = Замъкът вече не е в центъра
score-kingdomino-harmony = Хармония: кралството е пълно
score-kingdomino-harmony-lost = Кралството вече не е пълно
score-kingdomino-game = Игра { $game }
score-kingdomino-tie = Равни точки: решава най-голямото владение ({ $squares ->
        [one] { $squares } поле
       *[other] { $squares } полета
    }), после короните ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Носи веднага { $points } точка.
       *[other] Носи веднага { $points } точки.
    }
reason-kingdomino-middle = Замъкът остава в средата.
reason-kingdomino-no-hole = Не оставя дупка, която не може да се запълни.
reason-kingdomino-holes =
    { $count ->
        [one] Оставя { $count } дупка, която не може да се запълни.
       *[other] Оставя { $count } дупки, които не могат да се запълнят.
    }
reason-kingdomino-no-place = Домино { $tile } не пасва никъде.
reason-kingdomino-would-bring =
    { $points ->
        [one] Може да донесе веднага { $points } точка.
       *[other] Може да донесе веднага { $points } точки.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Има { $count } корона.
       *[other] Има { $count } корони.
    }
reason-kingdomino-denies =
    { $points ->
        [one] С него { $player } ще спечели { $points } точка.
       *[other] С него { $player } ще спечели { $points } точки.
    }
reason-kingdomino-order =
    { $place ->
        [1] В следващия рунд твоят ход е първи.
        [2] В следващия рунд твоят ход е втори.
        [3] В следващия рунд твоят ход е трети.
       *[other] В следващия рунд твоят ход е последен.
    }

## play: refusals

refused-kingdomino-over = Играта свърши.
refused-kingdomino-luck = Първо се теглят домина или крале.
refused-kingdomino-place-first = Първо постави доминото си, после избери следващото.
refused-kingdomino-pick-now = Доминото ти вече е поставено; сега избери следващото.
refused-kingdomino-other-domino = Трябва да поставиш домино { $own }, а не { $tile }.
refused-kingdomino-not-in-row = Домино { $tile } не е в редицата за избор.
refused-kingdomino-taken = На домино { $tile } вече има крал.
refused-kingdomino-backwards = Двете половини на домино { $tile } са еднакви: напиши го с посока изток или юг.
refused-kingdomino-covered = Това поле вече е покрито.
refused-kingdomino-outside = Кралството би станало { $across } × { $down } полета; трябва да се побере в { $size } × { $size }.
refused-kingdomino-unmatched =
    Нито една половина не се допира до замъка или до своя терен ({ $left ->
        [wheat] жито
        [forest] гора
        [water] езеро
        [grass] ливада
        [swamp] блато
       *[mine] мина
    }, { $right ->
        [wheat] жито
        [forest] гора
        [water] езеро
        [grass] ливада
        [swamp] блато
       *[mine] мина
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Домино { $tile } може да се постави по { $count } начин, затова трябва да се постави.
       *[other] Домино { $tile } може да се постави по { $count } начина, затова трябва да се постави.
    }
refused-kingdomino-no-luck = Сега няма какво да се тегли.
refused-kingdomino-row-twice = Домино { $tile } е два пъти в редицата.
refused-kingdomino-row-seen = Домино { $tile } вече е било извадено.
refused-kingdomino-row-count = Домина в редица: { $count }, а не { $written }.
refused-kingdomino-lot-count = Крале за теглене: { $count }, а не { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } трябва да има { $kings } крал в реда.
       *[other] { $player } трябва да има { $kings } крала в реда.
    }
refused-kingdomino-kings-snake = При двама играчи с тази настройка редът е А, Б, Б, А.

## play: positions as text

refused-kingdomino-position-word = „{ $text }“ не може да се прочете в тази позиция.
refused-kingdomino-position-missing = В позицията липсва частта „{ $section }“.
refused-kingdomino-position-twice = Домино { $tile } е на две места.
refused-kingdomino-position-order = Домината в редица трябва да са подредени от най-малкия номер нагоре.
refused-kingdomino-position-kings = Броят на кралете на { $player } не излиза.
refused-kingdomino-position-count = Броят на домината не излиза.
refused-kingdomino-position-kingdom = Кралството на { $player } не може да се построи по правилата.
refused-kingdomino-position-stage = Етапът на играта не отговаря на редиците на масата.
refused-kingdomino-position-past = Завършените игри от тази Династия не излизат.
text-kingdomino-move = Ходът се пише като „48@1,0>e“, „discard 48“ или „pick 48“.
text-kingdomino-direction = Посоката е e (изток), s (юг), w (запад) или n (север).

## page: the board

help-kingdomino = Избери осветено поле, за да видиш там доминото и точките му. Завърти го, после го изиграй. D води към домината за избор, P – към твоето кралство.
kingdomino-current = За поставяне
kingdomino-round = Рунд { $round } от { $rounds }
kingdomino-game = Игра { $game } от { $games }
kingdomino-next = За избор
kingdomino-done = готово
kingdomino-castle = замък
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } с { $crowns } корона
       *[other] { $terrain } с { $crowns } корони
    }
kingdomino-tile = домино { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } надясно
        [left] { $x } наляво
       *[none] { "" }
    } { $along ->
        [down] { $y } надолу
        [up] { $y } нагоре
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] празно
        [one] празно, { $ways } начин за поставяне
       *[other] празно, { $ways } начина за поставяне
    }
kingdomino-kingdom =
    { $points ->
        [one] Кралството на { $player }, { $points } точка
       *[other] Кралството на { $player }, { $points } точки
    }
kingdomino-enlarge =
    { $points ->
        [one] Виж кралството на { $player }, { $points } точка
       *[other] Виж кралството на { $player }, { $points } точки
    }
kingdomino-own-again = Към моето кралство
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – още няма корона
       *[no] { $gain }
    }
kingdomino-choose-place = Постави { $tile }.
kingdomino-choose-tile = Избери домино за следващия рунд.
kingdomino-no-place = Домино { $number } не пасва никъде и трябва да се изхвърли.
kingdomino-discard = Изхвърли { $number }
kingdomino-next-order =
    { $place ->
        [1] В следващия рунд твоят избор е първи.
        [2] В следващия рунд твоят избор е втори.
        [3] В следващия рунд твоят избор е трети.
        [4] В следващия рунд твоят избор е четвърти.
       *[other] В следващия рунд твоят избор е номер { $place }.
    }
kingdomino-one-way = Тук пасва само завъртяно така.
kingdomino-not-here = Доминото не пасва тук.
kingdomino-move-pick = Избери { $tile }
kingdomino-move-discard = Изхвърли домино { $number }
kingdomino-move-place = { $left } на { $a }, { $right } на { $b }
kingdomino-move-place-gain = { $left } на { $a }, { $right } на { $b } ({ $gain })
kingdomino-next-between = Твоето място в следващия рунд: от { $first } до { $last } според избора на другите.
kingdomino-moment = Завършено владение: { $points }
kingdomino-to-come = Предстоящи домина
kingdomino-to-come-about = Вече извадените са избледнели. Още неразкрити: { $count }.

## page: the score pad

pad-terrain = Терен
pad-crowns = Корони
pad-empty = празно
pad-kingdom = Кралство
pad-size = { $size } × { $size } полета
pad-kingdomino-about = Избери терен и короните му, после докосни полетата на кралството.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Кралете са изтеглени: първият избор е твой.
       *[other] Игра { $game } от { $games }. Кралете са изтеглени: първият избор е твой.
    }
own-kingdomino-place =
    { $points ->
        [0] Поставяш домино { $tile }.
        [one] Поставяш домино { $tile } за { $points } точка.
       *[other] Поставяш домино { $tile } за { $points } точки.
    }
own-kingdomino-discard = Не можеш да поставиш домино { $tile } и го изхвърляш.
own-kingdomino-pick = Избираш домино { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Заповядай на трона! Построй кралство от домина около замъка си. Земята носи точки само ако има корони.
lesson-kingdomino-pick = Избери домино от редицата: докосни го и го изиграй. С малък номер избираш рано в следващия рунд; големите номера носят повече корони.
lesson-kingdomino-order = Кралят ти вече стои на това домино. Кралете играят по реда на номерата, от най-малкия към най-големия.
lesson-kingdomino-place = Сега постави своето домино на някое от осветените полета; числото показва колко точки ще донесе. Завърти го с ↻, колелцето на мишката или клавиша R.
lesson-kingdomino-match = Едната половина трябва да се допира до своя терен или до замъка. Опитай да разшириш терен с корони.
lesson-kingdomino-points = Всеки свързан терен носи полетата си, умножени по короните си: четири полета гора с две корони струват осем.
lesson-kingdomino-limit = Кралството трябва да се побере в пет на пет полета. Домино, което не пасва никъде, се изхвърля, затова не оставяй тесни дупки.
lesson-kingdomino-free = Това е всичко. Играй нататък и искай подсказка, когато желаеш.

## book: rules

rules-k1 = Kingdomino е за двама, трима или четирима играчи. Всеки строи кралство около едно поле със замък.
rules-k2 = Двама играчи имат по два крала; трима или четирима – по един.
rules-k3 = Има 48 домина с номера от 1 до 48. С четирима играчи се ползват всички, с трима 36, с двама 24; останалите се махат, без да се гледат. (Тълкуване: числото 38, отпечатано за трима, е печатна грешка.) Настройка: трима играчи ползват всичките 48 в редици по четири, а неизбраното домино се маха.
rules-k4 = В редицата има толкова домина, колкото са кралете: четири с двама или четирима играчи, три с трима. Подредени са по номер, най-малкият е отгоре.
rules-k5 = За първата редица кралете се теглят в случаен ред; в този ред всеки се слага на свободно домино. На едно домино може да стои само един крал. Настройка за двама играчи: редът е А, Б, Б, А.
rules-k6 = Когато всяко домино от редицата е избрано, се нарежда следващата редица, докато има домина.
rules-k7 = Редът на ходовете е редът на кралете в редицата, отгоре надолу.
rules-k8 = На своя ход първо поставяш доминото под краля си в кралството, после слагаш краля на свободно домино от следващата редица.
rules-k9 = При двама играчи всеки има два хода на рунд, по един за всеки крал.
rules-k10 = Играта има дванадесет рунда; с двама играчи – шест (дванадесет във Великия дуел).
rules-k11 = В последния рунд няма какво да се избира: само поставяш доминото си.
rules-k12 = Доминото покрива две свободни съседни полета, в която и да е от четирите посоки.
rules-k13 = Поне една половина трябва да се допира със страна до замъка или до поле от своя терен. Едно съвпадение стига; другите страни не е нужно да съвпадат.
rules-k14 = Цялото кралство със замъка трябва да се побере в квадрат 5 × 5 (7 × 7 във Великия дуел). Замъкът може да е навсякъде в него.
rules-k15 = Домино, което може да се постави, трябва да се постави, където и да пасва. Ако не пасва никъде, се изхвърля; после избираш както обикновено. Може да останат дупки.
rules-k16 = Полета от един терен, свързани със страните си, образуват владение. То носи броя на полетата си, умножен по броя на короните си; без корона не носи нищо. Може да имаш няколко владения от един терен. Замъкът не е част от никое.
rules-k17 = Печели играчът с най-много точки. При равенство решава най-голямото отделно владение, после броят на короните; след това победата се поделя.
rules-k18 = Династия: три игри поред, печели най-големият сбор. При равни сборове победата се поделя. За всяка игра кралете се теглят наново.
rules-k19 = Кралство в центъра: още 10 точки, ако замъкът е в центъра на кралството. (Тълкуване: колкото от левия край на поставеното, толкова и от десния, и колкото от горния, толкова и от долния.) Настройките предлагат още две тълкувания.
rules-k20 = Хармония: още 5 точки, ако нищо не е изхвърлено и кралството е пълно: всяко домино е поставено и квадратът е запълнен.
rules-k21 = Велик дуел: двама играчи ползват всичките 48 домина и строят кралства 7 × 7 в дванадесет рунда по четири домина.

## book: captions of the examples

rules-example-kingdomino-tiles = Домината имат две половини, всяка с терен, а понякога и с корони. Номерът решава реда.
rules-example-kingdomino-row = Кралете са на ход по реда на номерата. Който е поставил домино, слага краля на свободно домино от следващата редица.
rules-example-kingdomino-match = Една съвпадаща страна стига: домино { $tile } се допира до своя терен само с едната половина.
rules-example-kingdomino-scoring = Това кралство носи { $points } точки: всяко владение носи полетата си, умножени по короните си.
rules-example-kingdomino-complete = Пълно кралство със замъка в центъра: с двата варианта носи { $points } точки.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } жито, { terrain-letter-forest } гора, { terrain-letter-water } езеро, { terrain-letter-grass } ливада, { terrain-letter-swamp } блато, { terrain-letter-mine } мина, с броя на короните; ♜ замък; ♔ и число: кралят на този играч.

## command line

refused-score-castle = Кралството има точно един замък; пише се „C“.
refused-score-mixed = Напиши кралството или като карта, или като домина, не и двете.
