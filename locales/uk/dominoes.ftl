option-dominoes-starter-draws = Хто починає, добирає другий камінець
option-dominoes-starter-draws-about = Хто починає з дубля й не має до нього пари, тягне, доки вона не прийде. За правилами тоді нічого не додають.
option-dominoes-may-draw-anyway = Тягнути можна завжди
option-dominoes-may-draw-anyway-about = Можна тягнути, навіть якщо камінець на руках підходить. За правилами хто може викласти, мусить.
option-dominoes-match = Матч із кількох раундів
option-dominoes-match-about = Переможець раунду отримує крапки, що лишилися на інших руках, дублі рахують один раз; і так, доки хтось не набере потрібну суму.
option-dominoes-target = Ціль
option-dominoes-target-about = Сума, що виграє матч.
refused-dominoes-round-over = Раунд закінчено.
refused-dominoes-drawing = Зараз тягнуть камінець.
refused-dominoes-start = Раунд починається з { $tile }.
refused-dominoes-started = Ланцюжок уже почато.
refused-dominoes-not-held = У тебе немає { $tile }.
refused-dominoes-drawn-tile = Узятий камінець { $drawn } підходить: виклади його.
refused-dominoes-equal-ends = На обох кінцях { $right }: викласти { $tile } можна лише одним способом.
refused-dominoes-other-end = { $tile } підходить лише до іншого кінця.
refused-dominoes-second = Другий камінець має підходити до першого дубля; { $tile } не підходить.
refused-dominoes-no-match = { $tile } не підходить до відкритих кінців { $left } і { $right }.
refused-dominoes-stock-empty = Тягнути більше нічого.
refused-dominoes-must-lay = У тебе є відповідний камінець: виклади його.
refused-dominoes-must-draw = У запасі ще є камінці: спершу тягни, потім пасуй.
refused-dominoes-no-luck = Зараз тягнути нічого.
refused-dominoes-not-in-stock = { $tile } немає в запасі.
refused-dominoes-tile-twice = { $tile } трапляється двічі.
refused-dominoes-deal = Усі отримують по { $count } камінців.
refused-dominoes-hands = У «{ $field }» потрібні камінці для кожного місця (місць: { $seats }).
refused-dominoes-position-field = «{ $field }» бракує, вказано двічі, невідоме або не читається.
refused-dominoes-position = { $why ->
    [tiles] Якийсь камінець є у двох місцях.
    [line] Камінці в ланцюжку не підходять один до одного.
    [hands] Стільки камінців на руках бути не може.
    [stage] Те, що має статися, не узгоджується з ланцюжком і руками.
    [drawn] Узяті камінці не узгоджуються з ланцюжком і руками.
    [known] Те, що відомо про чиюсь руку, хибне.
    [totals] Таких раундів і сум у матчі не буває.
    [last] Попередній раунд не міг так закінчитися.
   *[other] Такої позиції бути не може.
}
text-dominoes-tile = Стовпець { $column }: очікувався камінець, наприклад 9-4.
text-dominoes-which-end = Стовпець { $column }: { $tile } підходить до обох кінців; напиши left або right.
told-dominoes-deal = Раунд { $round }: усі беруть по { $count } камінців.
told-dominoes-start = { $player } починає з { $tile }.
told-dominoes-lay = { $player } викладає { $tile }. Відкриті кінці: { $left } і { $right }.
told-dominoes-out = { $player } викладає { $tile } і більше не має камінців.
told-dominoes-block = { $player } викладає { $tile }, і більше ніхто не може ходити.
told-dominoes-draw = { $player } тягне.
told-dominoes-drew = { $player } бере { $tile }.
told-dominoes-drew-hidden = { $player } бере камінець.
told-dominoes-pass = { $player } пасує: немає ні { $left }, ні { $right }.
score-dominoes-left = { $tile } лишається на руках
score-dominoes-double-left = { $tile } лишається на руках; у дублі рахують одну половину
score-dominoes-earlier = { $count ->
        [1] Перший раунд
        [one] Перші раунди: { $count }
        [few] Перші { $count } раунди
        [many] Перші { $count } раундів
       *[other] Перші { $count } раундів
    }
score-dominoes-hand = Раунд { $round }: лишилося на руках ({ $player })
reason-dominoes-out = Це твій останній камінець: раунд за тобою.
reason-dominoes-starves = { $player } не може мати до нього пари.
reason-dominoes-lacks = { $player }: числа { $number } не було, і відтоді воно не прийшло.
reason-dominoes-rare = { $count ->
        [0] Поза твоєю рукою числа { $number } більше немає.
        [one] Поза твоєю рукою лишився тільки { $count } камінець із числом { $number }.
        [few] Поза твоєю рукою лишилося тільки { $count } камінці з числом { $number }.
        [many] Поза твоєю рукою лишилося тільки { $count } камінців із числом { $number }.
       *[other] Поза твоєю рукою лишилося тільки { $count } камінців із числом { $number }.
    }
reason-dominoes-keeps = { $count ->
        [one] Потім підійде { $count } твій камінець.
        [few] Потім підійдуть { $count } твої камінці.
        [many] Потім підійдуть { $count } твоїх камінців.
       *[other] Потім підійдуть { $count } твоїх камінців.
    }
reason-dominoes-keeps-none = Потім жоден твій камінець не підійде.
reason-dominoes-double = Дублів потім важко позбутися.
reason-dominoes-draw = На руках немає нічого відповідного.
reason-dominoes-pass = Нічого не підходить, і запас порожній.
