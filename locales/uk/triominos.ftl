option-triominos-hexagons = Кілька шестикутників відразу
option-triominos-hexagons-about = Скільки очок дає камінець, що завершує більше ніж один шестикутник.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, хоч би скільки їх було
option-triominos-hexagons-is-each = 50 за кожен
option-triominos-target = Скільки очок набрати
option-triominos-target-about = Матч закінчується після раунду, у якому хтось їх набрав.
option-triominos-rounds = Раундів щонайбільше
option-triominos-rounds-about = Матч закінчується після стількох раундів, навіть якщо очок ніхто не набрав.
option-triominos-solo-hand = Камінців у руці наодинці
option-triominos-solo-hand-about = За 0 кожен камінець тягнуть із запасу.
option-triominos-solo-draws = Скільки можна добрати наодинці
option-triominos-solo-draws-about = Що менше, то легше порівнювати результати; 20 — добре число. За 55 межі немає.
refused-triominos-over = Матч закінчено.
refused-triominos-luck-first = Камінець або роздача ще в дорозі.
refused-triominos-no-luck = Зараз нічого не роздають і не тягнуть.
refused-triominos-start = Раунд починається з { $tile } посередині столу.
refused-triominos-must-lay = Узятий камінець { $tile } підходить, його треба викласти зараз.
refused-triominos-held-before = Після добору не можна в цей хід викладати { $tile } з попередньої руки.
refused-triominos-pool-empty = Тягнути більше нічого.
refused-triominos-draws-used = { $count ->
        [0] У цій грі тягнути не можна.
        [one] Дозволений камінець ({ $count }) уже взято.
        [few] Уже взято всі { $count } дозволені камінці.
        [many] Уже взято всі { $count } дозволених камінців.
       *[other] Уже взято всі { $count } дозволених камінців.
    }
refused-triominos-must-draw = { $count ->
        [one] Пасувати не можна: у запасі ще { $count } камінець.
        [few] Пасувати не можна: у запасі ще { $count } камінці.
        [many] Пасувати не можна: у запасі ще { $count } камінців.
       *[other] Пасувати не можна: у запасі ще { $count } камінців.
    }
refused-triominos-not-in-hand = { $tile } немає у твоїй руці.
refused-triominos-covered = Там уже лежить камінець.
refused-triominos-no-side = Поруч із цим місцем немає камінців.
refused-triominos-corner = У цьому куті { $shows }, а не { $not }.
refused-triominos-hand-size = Місцю { $seat } роздано камінців: { $count }, а треба { $expected }.
refused-triominos-not-in-pool = { $tile } немає в запасі.
refused-triominos-tile-twice = { $tile } названо двічі.
refused-triominos-table = { $tile } не може там лежати.
refused-triominos-impossible-position = Така позиція не може виникнути ({ $why }).
text-triominos-tile = Камінця { $text } немає: числа йдуть від 0 до 5 і зростають за годинниковою стрілкою.
text-triominos-stage = «{ $text }» — не deal, start, play, draw чи over.
text-triominos-too-many = Збережено більше камінців, ніж є.
told-triominos-dealt = Раунд { $round } роздано; починає { $player }.
told-triominos-turned-up = Відкрито { $tile }, очки: { $points }.
told-triominos-starts = { $player } починає з { $tile }, очки: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } викладає { $tile } і будує міст, очки: { $points }.
    [double] { $player } викладає { $tile } між двома іншими, очки: { $points }.
    [hexagon] { $player } викладає { $tile } і замикає шестикутник, очки: { $points }.
   *[none] { $player } викладає { $tile }, очки: { $points }.
}{ $ends ->
    [out] { " " }Це останній камінець: раунд закінчено.
    [blocked] { " " }Більше ніхто не може ходити: раунд закінчено.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } тягне камінець.
   *[other] { $player } тягне камінець, уже { $count }-й за цей хід.
}
told-triominos-drew = { $missed ->
    [yes] Він не підходить, і хід закінчено.
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
told-triominos-passes = { $player } пасує, очки: { $points }.{ $ends ->
    [blocked] { " " }Більше ніхто не може або не хоче ходити: раунд закінчено.
   *[no] { "" }
}
score-triominos-tiles = Викладені камінці
score-triominos-starts = Перші камінці
score-triominos-bridges = Мости
score-triominos-doubles = Подвійні з’єднання
score-triominos-hexagons = Шестикутники
score-triominos-draws = Узяті камінці
score-triominos-misses = Ходи без викладання
score-triominos-outs = Спорожнілі руки
score-triominos-hands = Рештки на руках
reason-triominos-start = Це початковий камінець.
reason-triominos-last-tile = Це твій останній камінець: раунд за тобою.
reason-triominos-points = { $bonus ->
    [bridge] Очки з мостом: { $points }.
    [double] Очки з подвійним з’єднанням: { $points }.
    [hexagon] Очки з шестикутником: { $points }.
   *[none] Очки: { $points }.
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
        [one] З можливих в інших підходить лише { $count } камінець.
        [few] З можливих в інших підходять лише { $count } камінці.
        [many] З можливих в інших підходять лише { $count } камінців.
       *[other] З можливих в інших підходять лише { $count } камінців.
    }
reason-triominos-goes-on = { $count ->
        [0] Потім із твоєї руки нічого не підійде.
        [one] Потім підійде { $count } камінець із твоєї руки.
        [few] Потім підійдуть { $count } камінці з твоєї руки.
        [many] Потім підійдуть { $count } камінців із твоєї руки.
       *[other] Потім підійдуть { $count } камінців із твоєї руки.
    }
reason-triominos-draws-to-wait = Твої камінці потім принесуть більше: добір коштує менше, ніж хід зараз.
reason-triominos-must-draw = Із твоєї руки нічого не підходить.
reason-triominos-passes-to-wait = Пас коштує менше, ніж хід зараз.
reason-triominos-must-pass = Із твоєї руки нічого не підходить, і тягнути нічого.
