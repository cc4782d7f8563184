### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Суміщай кути трикутних камінців, будуй мости й замикай шестикутники.
rules-intro-triominos = Викладай трикутні камінці стороною до сторони. Кожен камінець дає очки, а мости й шестикутники — ще більше.

## play: options

option-triominos-hexagons = Кілька шестикутників відразу
option-triominos-hexagons-about = Скільки очок дає камінець, що завершує більше ніж один шестикутник.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, хоч би скільки їх було
option-triominos-hexagons-is-each = 50 за кожен
option-triominos-target = Скільки очок набрати
option-triominos-target-about = Матч закінчується після раунду, у якому хтось набрав стільки очок.
option-triominos-rounds = Максимум раундів (0 = ∞)
option-triominos-rounds-about = Матч закінчується після стількох раундів, навіть якщо потрібної суми ніхто не набрав; 0 — без обмежень.
option-triominos-solo-hand = Камінців на руках у грі наодинці
option-triominos-solo-hand-about = За 0 кожен камінець тягнуть із запасу.
option-triominos-solo-draws = Скільки можна добрати в грі наодинці
option-triominos-solo-draws-about = З обмеженням результати легше порівнювати; 20 — добре число. За 55 обмеження немає.

## play: log

told-triominos-dealt = Раунд { $round }: камінці роздано, починає { $player }.
told-triominos-turned-up = { $points ->
    [one] Відкрито камінець { $tile }: { $points } очко.
    [few] Відкрито камінець { $tile }: { $points } очки.
    [many] Відкрито камінець { $tile }: { $points } очок.
   *[other] Відкрито камінець { $tile }: { $points } очок.
}
told-triominos-starts = { $points ->
    [one] { $player } починає з { $tile }: { $points } очко.
    [few] { $player } починає з { $tile }: { $points } очки.
    [many] { $player } починає з { $tile }: { $points } очок.
   *[other] { $player } починає з { $tile }: { $points } очок.
}
told-triominos-lays = { $bonus ->
    [bridge] { $points ->
        [one] { $player } викладає { $tile } і будує міст: { $points } очко.
        [few] { $player } викладає { $tile } і будує міст: { $points } очки.
        [many] { $player } викладає { $tile } і будує міст: { $points } очок.
       *[other] { $player } викладає { $tile } і будує міст: { $points } очок.
    }
    [double] { $points ->
        [one] { $player } викладає { $tile } з подвійним з’єднанням: { $points } очко.
        [few] { $player } викладає { $tile } з подвійним з’єднанням: { $points } очки.
        [many] { $player } викладає { $tile } з подвійним з’єднанням: { $points } очок.
       *[other] { $player } викладає { $tile } з подвійним з’єднанням: { $points } очок.
    }
    [hexagon] { $points ->
        [one] { $player } викладає { $tile } і замикає шестикутник: { $points } очко.
        [few] { $player } викладає { $tile } і замикає шестикутник: { $points } очки.
        [many] { $player } викладає { $tile } і замикає шестикутник: { $points } очок.
       *[other] { $player } викладає { $tile } і замикає шестикутник: { $points } очок.
    }
    [hexagons2] { $points ->
        [one] { $player } викладає { $tile } і замикає два шестикутники: { $points } очко.
        [few] { $player } викладає { $tile } і замикає два шестикутники: { $points } очки.
        [many] { $player } викладає { $tile } і замикає два шестикутники: { $points } очок.
       *[other] { $player } викладає { $tile } і замикає два шестикутники: { $points } очок.
    }
    [hexagons3] { $points ->
        [one] { $player } викладає { $tile } і замикає три шестикутники: { $points } очко.
        [few] { $player } викладає { $tile } і замикає три шестикутники: { $points } очки.
        [many] { $player } викладає { $tile } і замикає три шестикутники: { $points } очок.
       *[other] { $player } викладає { $tile } і замикає три шестикутники: { $points } очок.
    }
   *[none] { $points ->
        [one] { $player } викладає { $tile }: { $points } очко.
        [few] { $player } викладає { $tile }: { $points } очки.
        [many] { $player } викладає { $tile }: { $points } очок.
       *[other] { $player } викладає { $tile }: { $points } очок.
    }
}{ $ends ->
    [out] { " " }Це останній камінець: раунд закінчено.
    [blocked] { " " }Більше ніхто не може ходити: раунд закінчено.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } тягне камінець.
    [2] { $player } тягне другий камінець.
    [3] { $player } тягне третій камінець.
   *[other] { $player } тягне ще раз (камінець { $count } за цей хід).
}
told-triominos-drew = { $missed ->
    [yes] Камінець не підходить, і хід закінчено.
   *[no] { $player } бере камінець.
}{ $ends ->
    [blocked] { " " }Більше ніхто не може ходити: раунд закінчено.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } бере { $tile }. Він не підходить, і хід закінчено.
   *[no] { $player } бере { $tile }.
}{ $ends ->
    [blocked] { " " }Більше ніхто не може ходити: раунд закінчено.
   *[no] { "" }
}
told-triominos-passes = { $player } пасує: { $points } очок.{ $ends ->
    [blocked] { " " }Більше ніхто не може або не хоче ходити: раунд закінчено.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = { $points ->
    [one] Почати з { $tile }: { $points } очко
    [few] Почати з { $tile }: { $points } очки
    [many] Почати з { $tile }: { $points } очок
   *[other] Почати з { $tile }: { $points } очок
}
may-triominos-lays = { $bonus ->
    [bridge] { $points ->
        [one] Викласти { $tile } і збудувати міст: { $points } очко
        [few] Викласти { $tile } і збудувати міст: { $points } очки
        [many] Викласти { $tile } і збудувати міст: { $points } очок
       *[other] Викласти { $tile } і збудувати міст: { $points } очок
    }
    [double] { $points ->
        [one] Викласти { $tile } з подвійним з’єднанням: { $points } очко
        [few] Викласти { $tile } з подвійним з’єднанням: { $points } очки
        [many] Викласти { $tile } з подвійним з’єднанням: { $points } очок
       *[other] Викласти { $tile } з подвійним з’єднанням: { $points } очок
    }
    [hexagon] { $points ->
        [one] Викласти { $tile } і замкнути шестикутник: { $points } очко
        [few] Викласти { $tile } і замкнути шестикутник: { $points } очки
        [many] Викласти { $tile } і замкнути шестикутник: { $points } очок
       *[other] Викласти { $tile } і замкнути шестикутник: { $points } очок
    }
    [hexagons2] { $points ->
        [one] Викласти { $tile } і замкнути два шестикутники: { $points } очко
        [few] Викласти { $tile } і замкнути два шестикутники: { $points } очки
        [many] Викласти { $tile } і замкнути два шестикутники: { $points } очок
       *[other] Викласти { $tile } і замкнути два шестикутники: { $points } очок
    }
    [hexagons3] { $points ->
        [one] Викласти { $tile } і замкнути три шестикутники: { $points } очко
        [few] Викласти { $tile } і замкнути три шестикутники: { $points } очки
        [many] Викласти { $tile } і замкнути три шестикутники: { $points } очок
       *[other] Викласти { $tile } і замкнути три шестикутники: { $points } очок
    }
   *[none] { $points ->
        [one] Викласти { $tile }: { $points } очко
        [few] Викласти { $tile }: { $points } очки
        [many] Викласти { $tile }: { $points } очок
       *[other] Викласти { $tile }: { $points } очок
    }
}{ $ends ->
    [out] { " — " }твій останній камінець
    [blocked] { " — " }більше ніхто не зможе ходити
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Тягнути камінець
    [2] Тягнути другий камінець
    [3] Тягнути третій камінець
   *[other] Тягнути ще раз (камінець { $count } за цей хід)
}
may-triominos-passes = Пас: { $points } очок{ $ends ->
    [blocked] { " — " }більше ніхто не зможе або не захоче ходити
   *[no] { "" }
}

## play: points

score-triominos-tiles = Викладені камінці
score-triominos-starts = Перші камінці
score-triominos-bridges = Мости
score-triominos-doubles = Подвійні з’єднання
score-triominos-hexagons = Шестикутники
score-triominos-draws = Узяті камінці
score-triominos-misses = Ходи без викладання
score-triominos-outs = Завершення раунду
score-triominos-hands = Камінці на руках в інших

## play: hints

reason-triominos-start = Раунд має початися з цього камінця.
reason-triominos-last-tile = Це твій останній камінець: раунд за тобою.
reason-triominos-points = { $bonus ->
    [bridge] { $points ->
        [one] { $points } очко з мостом.
        [few] { $points } очки з мостом.
        [many] { $points } очок з мостом.
       *[other] { $points } очок з мостом.
    }
    [double] { $points ->
        [one] { $points } очко з подвійним з’єднанням.
        [few] { $points } очки з подвійним з’єднанням.
        [many] { $points } очок з подвійним з’єднанням.
       *[other] { $points } очок з подвійним з’єднанням.
    }
    [hexagon] { $points ->
        [one] { $points } очко із шестикутником.
        [few] { $points } очки із шестикутником.
        [many] { $points } очок із шестикутником.
       *[other] { $points } очок із шестикутником.
    }
    [hexagons2] { $points ->
        [one] { $points } очко із двома шестикутниками.
        [few] { $points } очки із двома шестикутниками.
        [many] { $points } очок із двома шестикутниками.
       *[other] { $points } очок із двома шестикутниками.
    }
    [hexagons3] { $points ->
        [one] { $points } очко із трьома шестикутниками.
        [few] { $points } очки із трьома шестикутниками.
        [many] { $points } очок із трьома шестикутниками.
       *[other] { $points } очок із трьома шестикутниками.
    }
   *[none] { $points ->
        [one] { $points } очко.
        [few] { $points } очки.
        [many] { $points } очок.
       *[other] { $points } очок.
    }
}
reason-triominos-allows-bonus = { $count ->
        [one] Лишає { $count } місце, де інші можуть отримати бонус.
        [few] Лишає { $count } місця, де інші можуть отримати бонус.
        [many] Лишає { $count } місць, де інші можуть отримати бонус.
       *[other] Лишає { $count } місць, де інші можуть отримати бонус.
    }
reason-triominos-spoils-bonus = { $count ->
        [one] Забирає { $count } місце для бонусу.
        [few] Забирає { $count } місця для бонусу.
        [many] Забирає { $count } місць для бонусу.
       *[other] Забирає { $count } місць для бонусу.
    }
reason-triominos-narrows = { $count ->
        [0] Більше не підходить жоден камінець, який може бути в інших.
        [one] З камінців, які можуть бути в інших, підходить лише { $count }.
        [few] З камінців, які можуть бути в інших, підходять лише { $count }.
        [many] З камінців, які можуть бути в інших, підходять лише { $count }.
       *[other] З камінців, які можуть бути в інших, підходять лише { $count }.
    }
reason-triominos-goes-on = { $count ->
        [0] Потім жоден твій камінець не підійде.
        [one] Потім підійде { $count } твій камінець.
        [few] Потім підійдуть { $count } твої камінці.
        [many] Потім підійдуть { $count } твоїх камінців.
       *[other] Потім підійдуть { $count } твоїх камінців.
    }
reason-triominos-draws-to-wait = Твої камінці потім принесуть більше: добір коштує менше, ніж хід зараз.
reason-triominos-must-draw = Жоден твій камінець не підходить.
reason-triominos-passes-to-wait = Пас коштує менше, ніж хід зараз.
reason-triominos-must-pass = Жоден твій камінець не підходить, і тягнути немає чого.

## play: refusals

refused-triominos-over = Матч закінчено.
refused-triominos-luck-first = Камінці ще роздають або тягнуть.
refused-triominos-no-luck = Зараз нічого не роздають і не тягнуть.
refused-triominos-start = Раунд починається з { $tile } посередині столу.
refused-triominos-must-lay = Узятий камінець { $tile } підходить: його треба викласти зараз.
refused-triominos-held-before = У цьому ході вже був добір, тож не можна викладати { $tile }: він був у тебе раніше.
refused-triominos-pool-empty = Більше немає чого тягнути.
refused-triominos-draws-used = { $count ->
        [0] У цій грі тягнути не можна.
        [one] Більше тягнути не можна: дозволено { $count } камінець.
        [few] Більше тягнути не можна: дозволено { $count } камінці.
        [many] Більше тягнути не можна: дозволено { $count } камінців.
       *[other] Більше тягнути не можна: дозволено { $count } камінців.
    }
refused-triominos-must-draw = { $count ->
        [one] Пасувати не можна: у запасі ще { $count } камінець.
        [few] Пасувати не можна: у запасі ще { $count } камінці.
        [many] Пасувати не можна: у запасі ще { $count } камінців.
       *[other] Пасувати не можна: у запасі ще { $count } камінців.
    }
refused-triominos-not-in-hand = У тебе немає { $tile }.
refused-triominos-covered = Там уже лежить камінець.
refused-triominos-no-side = Поруч із цим місцем немає камінців.
refused-triominos-corner = У цьому куті { $shows }, а не { $not }.
refused-triominos-hand-size = На місце { $seat } роздано камінців: { $count }, а треба { $expected }.
refused-triominos-not-in-pool = { $tile } немає в запасі.
refused-triominos-tile-twice = { $tile } названо двічі.
refused-triominos-table = { $tile } туди покласти не можна.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Якийсь камінець є у двох місцях.
        [points] Таких раундів і сум у матчі не буває.
        [last] Попередній раунд не міг так закінчитися.
       *[other] Такої позиції бути не може.
    }
text-triominos-tile = Камінця { $text } немає: числа йдуть від 0 до 5 і зростають за годинниковою стрілкою.
text-triominos-stage = «{ $text }» — не deal, start, play, draw чи over.
text-triominos-too-many = Відкладено більше камінців, ніж є у грі.

## page: the board

pool-count = { $count ->
        [one] { $count } камінець у запасі
        [few] { $count } камінці в запасі
        [many] { $count } камінців у запасі
       *[other] { $count } камінців у запасі
    }
help-triominos = Вибери камінець із руки (1–9), потім одне з підсвічених місць. Тягни стіл, щоб зсунути його; 0 показує все.
triominos-table = { $count ->
        [one] Стіл, { $count } камінець: { $tiles }
        [few] Стіл, { $count } камінці: { $tiles }
        [many] Стіл, { $count } камінців: { $tiles }
       *[other] Стіл, { $count } камінців: { $tiles }
    }
triominos-spots = Місця, куди підходить камінець
triominos-points =
    { $bonus ->
        [bridge] { $points ->
            [one] { $points } очко з мостом
            [few] { $points } очки з мостом
            [many] { $points } очок з мостом
           *[other] { $points } очок з мостом
        }
        [double] { $points ->
            [one] { $points } очко з подвійним з’єднанням
            [few] { $points } очки з подвійним з’єднанням
            [many] { $points } очок з подвійним з’єднанням
           *[other] { $points } очок з подвійним з’єднанням
        }
        [hexagon] { $points ->
            [one] { $points } очко із шестикутником
            [few] { $points } очки із шестикутником
            [many] { $points } очок із шестикутником
           *[other] { $points } очок із шестикутником
        }
        [hexagons2] { $points ->
            [one] { $points } очко із двома шестикутниками
            [few] { $points } очки із двома шестикутниками
            [many] { $points } очок із двома шестикутниками
           *[other] { $points } очок із двома шестикутниками
        }
        [hexagons3] { $points ->
            [one] { $points } очко із трьома шестикутниками
            [few] { $points } очки із трьома шестикутниками
            [many] { $points } очок із трьома шестикутниками
           *[other] { $points } очок із трьома шестикутниками
        }
       *[none] { $points ->
            [one] { $points } очко
            [few] { $points } очки
            [many] { $points } очок
           *[other] { $points } очок
        }
    }
triominos-moment =
    { $bonus ->
        [bridge] Міст!
        [double] Подвійне з’єднання!
        [hexagons2] Два шестикутники!
        [hexagons3] Три шестикутники!
       *[hexagon] Шестикутник!
    }
triominos-choose-tile = Вибери камінець із руки.
triominos-choose-spot = { $count ->
        [one] Підходить на { $count } місце.
        [few] Підходить на { $count } місця.
        [many] Підходить на { $count } місць.
       *[other] Підходить на { $count } місць.
    }
triominos-fits-nowhere = { $tile } зараз нікуди не підходить.
triominos-must-draw = Нічого не підходить: тягни.
triominos-must-pass = Нічого не підходить, і тягнути немає чого: пасуй.
triominos-draw = Тягнути (−5)
triominos-draws-left = За цей хід ще можна тягнути: { $count }
triominos-pass = Пас (−10)
triominos-move-start = Викласти першим { $tile }: { $points }
triominos-move-beside = Викласти { $tile } поруч із { $beside }
triominos-move-lay = Викласти { $tile } поруч із { $beside }: { $points }
triominos-draw-again = Узятий камінець не підходить: тягни ще. Лишилося в цьому ході: { $count }.
triominos-draw-sure = Один із твоїх камінців підходить. Усе одно тягнути (−5)?

## page: the score pad

pad-whose = Чий хід
pad-what = Дія
pad-value = Вартість камінця
pad-others = Вартість чужих камінців
pad-triominos-about = Записуй кожен камінець, кожен добір і кінець кожного раунду; лічильник сам підсумує очки.
pad-deed-lay = Камінець викладено
pad-deed-start = Перший камінець раунду
pad-deed-bridge = Міст
pad-deed-double = Подвійне з’єднання
pad-deed-hexagon = Шестикутник
pad-deed-hexagons2 = Два шестикутники
pad-deed-hexagons3 = Три шестикутники
pad-deed-draw = Камінець узято
pad-deed-stuck = Хід без викладання
pad-deed-out = Останній камінець, раунд виграно
pad-deed-blocked = Найменша вартість у заблокованому раунді

## page: what you did

own-triominos-dealt = Раунд { $round }: камінці роздано, починаєш ти.
own-triominos-starts = { $points ->
    [one] Ти починаєш з { $tile }: { $points } очко.
    [few] Ти починаєш з { $tile }: { $points } очки.
    [many] Ти починаєш з { $tile }: { $points } очок.
   *[other] Ти починаєш з { $tile }: { $points } очок.
}
own-triominos-lays = { $bonus ->
    [bridge] { $points ->
        [one] Ти викладаєш { $tile } і будуєш міст: { $points } очко.
        [few] Ти викладаєш { $tile } і будуєш міст: { $points } очки.
        [many] Ти викладаєш { $tile } і будуєш міст: { $points } очок.
       *[other] Ти викладаєш { $tile } і будуєш міст: { $points } очок.
    }
    [double] { $points ->
        [one] Ти викладаєш { $tile } з подвійним з’єднанням: { $points } очко.
        [few] Ти викладаєш { $tile } з подвійним з’єднанням: { $points } очки.
        [many] Ти викладаєш { $tile } з подвійним з’єднанням: { $points } очок.
       *[other] Ти викладаєш { $tile } з подвійним з’єднанням: { $points } очок.
    }
    [hexagon] { $points ->
        [one] Ти викладаєш { $tile } і замикаєш шестикутник: { $points } очко.
        [few] Ти викладаєш { $tile } і замикаєш шестикутник: { $points } очки.
        [many] Ти викладаєш { $tile } і замикаєш шестикутник: { $points } очок.
       *[other] Ти викладаєш { $tile } і замикаєш шестикутник: { $points } очок.
    }
    [hexagons2] { $points ->
        [one] Ти викладаєш { $tile } і замикаєш два шестикутники: { $points } очко.
        [few] Ти викладаєш { $tile } і замикаєш два шестикутники: { $points } очки.
        [many] Ти викладаєш { $tile } і замикаєш два шестикутники: { $points } очок.
       *[other] Ти викладаєш { $tile } і замикаєш два шестикутники: { $points } очок.
    }
    [hexagons3] { $points ->
        [one] Ти викладаєш { $tile } і замикаєш три шестикутники: { $points } очко.
        [few] Ти викладаєш { $tile } і замикаєш три шестикутники: { $points } очки.
        [many] Ти викладаєш { $tile } і замикаєш три шестикутники: { $points } очок.
       *[other] Ти викладаєш { $tile } і замикаєш три шестикутники: { $points } очок.
    }
   *[none] { $points ->
        [one] Ти викладаєш { $tile }: { $points } очко.
        [few] Ти викладаєш { $tile }: { $points } очки.
        [many] Ти викладаєш { $tile }: { $points } очок.
       *[other] Ти викладаєш { $tile }: { $points } очок.
    }
}{ $ends ->
    [out] { " " }Це останній камінець: раунд закінчено.
    [blocked] { " " }Більше ніхто не може ходити: раунд закінчено.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Ти тягнеш камінець.
    [2] Ти тягнеш другий камінець.
    [3] Ти тягнеш третій камінець.
   *[other] Ти тягнеш ще раз (камінець { $count } за цей хід).
}
own-triominos-drew-tile = { $missed ->
    [yes] Ти береш { $tile }. Він не підходить, і хід закінчено.
   *[no] Ти береш { $tile }.
}{ $ends ->
    [blocked] { " " }Більше ніхто не може ходити: раунд закінчено.
   *[no] { "" }
}
own-triominos-passes = Ти пасуєш: { $points } очок.{ $ends ->
    [blocked] { " " }Більше ніхто не може або не хоче ходити: раунд закінчено.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: кожен викладений камінець дає суму трьох своїх чисел. Коли хтось набере 400, раунд дограють, і матч виграє найбільша сума.
lesson-triominos-tile = Вибери камінець із руки. Усі місця, куди він підходить, підсвітяться, а камінець уже повернуто як слід. Вибери місце й зроби хід.
lesson-triominos-match = Камінці торкаються один одного цілою стороною, і обидва числа на ній мають збігатися з числами сусіднього камінця. Так само й кожен кут, що торкається іншого.
lesson-triominos-draw = Якщо не можеш або не хочеш викладати, тягни до трьох камінців; кожен коштує п’ять очок. Почавши тягнути, продовжуй, доки один не підійде.
lesson-triominos-bonus = Міст або подвійне з’єднання дає ще 40 очок, замкнений шестикутник — 50. Шукай їх!
lesson-triominos-end = Хто першим викладе останній камінець із руки, отримує 25 очок і вартість усіх камінців, що лишилися в інших.
lesson-triominos-free = Це все. Грай далі й проси підказку, коли захочеш.

## book: rules

rules-t1 = Є 56 трикутних камінців із числами від 0 до 5, кожна комбінація один раз, за зростанням за годинниковою стрілкою. Вартість камінця — сума його кутів.
rules-t2 = Двоє беруть по 9 камінців, троє й четверо — по 7, п’ятеро й шестеро — по 6. Решта лежать закритими, це запас.
rules-t3 = Першою кладуть найвищу трійку (три рівні числа); кладе її той, хто її має. Якщо трійки ні в кого немає, починає камінець із найбільшою вартістю. (Тлумачення: класти треба саме його; за рівної вартості вирішує більший найвищий кут, потім другий.)
rules-t4 = Хто починає, отримує вартість камінця і ще 10, навіть за 0-0-0.
rules-t5 = Далі ходять за годинниковою стрілкою. Камінець кладуть стороною до сторони іншого, обидва числа спільної сторони мають збігатися; він дає свою вартість. (Тлумачення: кожен кут, що торкається кута на столі, має збігатися з ним, навіть якщо дотикаються лише вершини.)
rules-t6 = Якщо не можеш або не хочеш викладати, тягни по одному, щонайбільше три; кожен коштує 5 очок. Узятий камінець, що підходить, треба відразу викласти. Почавши тягнути, треба продовжувати, доки камінець не підійде, доки не взято три або доки не скінчився запас. Якщо не підходить і третій, втрачаєш ще 10 очок, і хід переходить далі. (Тлумачення: після добору не можна викладати камінець, що був на руках до цього.)
rules-t7 = Якщо запас порожній, а ти не можеш або не хочеш викладати, втрачаєш 10 очок, і хід переходить далі. (Тлумачення: хід без викладання завжди коштує 10. Якщо поспіль пасують усі, раунд закінчено.)
rules-t8 = Хто першим викладе останній камінець із руки, завершує раунд і отримує 25 очок та вартість усіх камінців, що лишилися в інших. Інші нічого не втрачають.
rules-t9 = Раунд закінчується й тоді, коли запас порожній і ніхто не може викладати. Той, у кого на руках найменша загальна вартість, отримує вартість камінців усіх інших мінус власну; 25 очок не дають. (Тлумачення: якщо найменшу вартість мають кілька гравців, очки так отримує кожен із них.)
rules-t10 = Міст, 40 очок: камінець має одну спільну сторону із сусіднім, а його протилежний кут торкається іншого камінця.
rules-t11 = Подвійне з’єднання, 40 очок: камінець має дві спільні сторони з камінцями на столі.
rules-t12 = Шестикутник, 50 очок: камінець — шостий навколо однієї точки. Бонусу за подвійне з’єднання тоді немає. (Тлумачення: рахують лише найкращий із трьох бонусів. Два шестикутники відразу дають 60, три — 70; налаштування дають загалом 50 або 50 за кожен.)
rules-t13 = Матч закінчується після раунду, у якому хтось набрав 400 очок; перемагає той, хто має найбільше очок. (Тлумачення: раунд завжди дограють; за рівних сум перемога спільна. Ціль можна змінити, а окреме налаштування завершує матч після заданої кількості раундів.)
rules-t14 = Хто починає наступний раунд, визначають так само.
rules-t15 = Наодинці: один камінець відкривають і кладуть; далі ті самі правила, штрафи й бонуси, і ти намагаєшся поліпшити свій результат. (Тлумачення: ти береш 9 камінців; налаштування змінюють цю кількість і обмежують добір. Останній камінець дає 25 очок; якщо ходити більше не можна, вартість решти камінців віднімають.)

## book: captions of the examples

rules-example-triominos-start = { $points ->
    [one] Першою покладено найвищу трійку на { $points } очко: її вартість і ще 10.
    [few] Першою покладено найвищу трійку на { $points } очки: її вартість і ще 10.
    [many] Першою покладено найвищу трійку на { $points } очок: її вартість і ще 10.
   *[other] Першою покладено найвищу трійку на { $points } очок: її вартість і ще 10.
}
rules-example-triominos-bridge = Міст: новий камінець торкається одного камінця стороною, а іншого — протилежним кутом.
rules-example-triominos-double = Подвійне з’єднання: новий камінець торкається двох камінців, кожного — цілою стороною.
rules-example-triominos-hexagon = Новий камінець — шостий навколо однієї точки: шестикутник.

## terminal

terminal-letters-triominos = · позначає камінець, * — найновіший.

## command line

score-triominos-first = { $tile } починає: вартість і ще 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } і міст
score-triominos-double = { $tile } і подвійне з’єднання
score-triominos-hexagon = { $tile } і { $count ->
        [one] { $count } шестикутник
        [few] { $count } шестикутники
        [many] { $count } шестикутників
       *[other] { $count } шестикутників
    }
score-triominos-drawn = { $count ->
        [one] Узято { $count } камінець
        [few] Узято { $count } камінці
        [many] Узято { $count } камінців
       *[other] Узято { $count } камінців
    }
score-triominos-missed = Хід без викладання
score-triominos-out = Останній камінець із руки
score-triominos-others = Лишилося на руках в інших
score-triominos-own = Лишилося на руках у тебе
refused-score-two-out = Першим викласти останній камінець із руки може лише один гравець.
refused-score-hand-out = У того, хто виклав останній камінець, камінців більше немає.
