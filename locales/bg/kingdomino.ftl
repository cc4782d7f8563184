terrain-wheat = жито
terrain-forest = гора
terrain-water = вода
terrain-grass = ливада
terrain-swamp = блато
terrain-mine = мина
terrain-castle = замък
option-kingdomino-three-players = При трима играчи
option-kingdomino-three-players-about = Колко домина има в редица, когато играят трима.
option-kingdomino-three-players-is-lines_of_three = редици по три, 36 домина
option-kingdomino-three-players-is-lines_of_four = редици по четири, всичките 48; което никой не вземе, излиза от играта
option-kingdomino-first-picks = Първи избор
option-kingdomino-first-picks-about = В какъв ред двама играчи избират от първата редица.
option-kingdomino-first-picks-is-lot = кралете се теглят по жребий
option-kingdomino-first-picks-is-snake = А, Б, Б, А
option-kingdomino-dynasty = Династия
option-kingdomino-dynasty-about = Три игри поред; печели най-големият сбор.
option-kingdomino-middle-kingdom = Средно кралство
option-kingdomino-middle-kingdom-about = 10 точки допълнително за замък в средата на кралството.
option-kingdomino-middle-kingdom-is-off = изключено
option-kingdomino-middle-kingdom-is-rule = колкото наляво, толкова и надясно, колкото нагоре, толкова и надолу
option-kingdomino-middle-kingdom-is-reach = нищо не е по-далеч от половин пълно кралство
option-kingdomino-middle-kingdom-is-full = еднакво от всички страни и възможно най-широко и високо
option-kingdomino-harmony = Хармония
option-kingdomino-harmony-about = 5 точки допълнително за пълно кралство без изхвърлено домино.
option-kingdomino-mighty-duel = Велик дуел
option-kingdomino-mighty-duel-about = Двама играчи, всичките 48 домина, кралства 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] Кралете са изтеглени: пръв избор има { $player }.
       *[other] Игра { $game } от { $games }. Кралете са изтеглени: пръв избор има { $player }.
    }
told-kingdomino-row = Следващите домина: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } поставя домино { $tile }.
        [one] { $player } поставя домино { $tile } за { $points } точка.
       *[other] { $player } поставя домино { $tile } за { $points } точки.
    }
told-kingdomino-discard = { $player } няма място за домино { $tile } и го изхвърля.
told-kingdomino-pick = { $player } избира домино { $tile }.
score-kingdomino-property =
    { $terrain ->
        [wheat] Жито
        [forest] Гора
        [water] Вода
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
        [water] Вода
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
score-kingdomino-middle = Средно кралство: замъкът е в центъра
score-kingdomino-middle-lost = Замъкът вече не е в центъра
score-kingdomino-harmony = Хармония: кралството е пълно
score-kingdomino-harmony-lost = Кралството вече не е пълно
score-kingdomino-game = Игра { $game }
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
    Нито една половина не допира замъка или своя терен ({ $left ->
        [wheat] жито
        [forest] гора
        [water] вода
        [grass] ливада
        [swamp] блато
       *[mine] мина
    }, { $right ->
        [wheat] жито
        [forest] гора
        [water] вода
        [grass] ливада
        [swamp] блато
       *[mine] мина
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Домино { $tile } може да се постави по { $count } начин, значи трябва да се постави.
       *[other] Домино { $tile } може да се постави по { $count } начина, значи трябва да се постави.
    }
refused-kingdomino-no-luck = Сега нищо не се тегли.
refused-kingdomino-row-twice = Домино { $tile } е два пъти в редицата.
refused-kingdomino-row-seen = Домино { $tile } вече е било извадено.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } има { $kings } крал в реда.
       *[other] { $player } има { $kings } крала в реда.
    }
refused-kingdomino-kings-snake = При змията редът е А, Б, Б, А.
refused-kingdomino-position-word = „{ $text }“ не може да се прочете в тази позиция.
refused-kingdomino-position-missing = В позицията липсва частта „{ $section }“.
refused-kingdomino-position-twice = Домино { $tile } е на две места.
refused-kingdomino-position-order = Домината в редица се подреждат от най-малкото число нагоре.
refused-kingdomino-position-kings = Броят на кралете на { $player } не излиза.
refused-kingdomino-position-count = Броят на домината не излиза.
refused-kingdomino-position-kingdom = Кралството на { $player } не може да се построи по правилата.
refused-kingdomino-position-stage = Етапът на играта не отговаря на редиците на масата.
refused-kingdomino-position-past = Завършените игри от тази Династия не излизат.
text-kingdomino-move = Ходът се пише като „48@1,0>e“, „discard 48“ или „pick 48“.
text-kingdomino-direction = Доминото сочи e, s, w или n.
reason-kingdomino-points =
    { $points ->
        [one] Носи веднага { $points } точка.
       *[other] Носи веднага { $points } точки.
    }
reason-kingdomino-middle = Замъкът остава в средата.
reason-kingdomino-no-hole = Не оставя поле, което не може да се запълни.
reason-kingdomino-holes =
    { $count ->
        [one] Оставя { $count } поле, което не може да се запълни.
       *[other] Оставя { $count } полета, които не могат да се запълнят.
    }
reason-kingdomino-no-place = Няма място за домино { $tile }.
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
        [1] В следващия кръг си на ход под номер 1.
        [2] В следващия кръг си на ход под номер 2.
        [3] В следващия кръг си на ход под номер 3.
       *[other] В следващия кръг си на ход най-накрая.
    }
