### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Доміно
home-dominoes = Класичне доміно до дубля 9-9, від двох до десяти гравців.
rules-intro-dominoes = Викладай камінці до двох кінців одного ланцюжка. Перемагає той, хто першим викладе всі камінці.

## play: options

option-dominoes-starter-draws = Хто починає, тягне до відповідного камінця
option-dominoes-starter-draws-about = Хто починає з дубля й не має відповідного камінця, тягне, доки він не прийде. Якщо вимкнено, нічого не додають.
option-dominoes-may-draw-anyway = Тягнути можна завжди
option-dominoes-may-draw-anyway-about = Можна тягнути, навіть якщо камінець на руках підходить. Якщо вимкнено, хто може викласти, мусить.
option-dominoes-drawing = Якщо нічого не підходить
option-dominoes-drawing-about = Чи має гравець, у якого нічого не підходить, тягнути, чи може пасувати. Якщо всі поспіль пасують, раунд закінчено.
option-dominoes-drawing-is-must = має тягнути
option-dominoes-drawing-is-may = може тягнути або пасувати
option-dominoes-double-counts = За дубль на руках рахується
option-dominoes-double-counts-about = Скільки наприкінці раунду рахують за дубль, що лишився на руках.
option-dominoes-double-counts-is-once = одна половина
option-dominoes-double-counts-is-as_one_pip = одна крапка
option-dominoes-double-counts-is-twice = обидві половини
option-dominoes-match = Матч із кількох раундів
option-dominoes-match-about = Переможець раунду отримує крапки, що лишилися на руках в інших; і так, доки хтось не набере потрібну суму.
option-dominoes-target = Ціль
option-dominoes-target-about = Сума, що виграє матч.

## play: log

told-dominoes-deal = { $count ->
    [one] Раунд { $round }: усі беруть по { $count } камінцю.
    [few] Раунд { $round }: усі беруть по { $count } камінці.
    [many] Раунд { $round }: усі беруть по { $count } камінців.
   *[other] Раунд { $round }: усі беруть по { $count } камінця.
}
told-dominoes-start = { $player } починає з { $tile }.
told-dominoes-lay = { $player } викладає { $tile }. Відкриті кінці: { $left } і { $right }.
told-dominoes-out = { $player } викладає { $tile }, свій останній камінець.
told-dominoes-block = { $player } викладає { $tile }, і більше ніхто не може ходити.
told-dominoes-draw = { $player } тягне.
told-dominoes-drew = { $player } бере { $tile }.
told-dominoes-drew-hidden = { $player } бере камінець.
told-dominoes-pass = { $ends ->
    [equal] { $player } пасує: немає { $left }.
   *[two] { $player } пасує: немає ні { $left }, ні { $right }.
}

## play: possible moves

may-dominoes-start = Почати з { $tile }
may-dominoes-lay = Викласти { $tile } (відкриті кінці: { $left } і { $right })
may-dominoes-out = Викласти { $tile }, свій останній камінець
may-dominoes-block = Викласти { $tile } і заблокувати ланцюжок
may-dominoes-draw = Тягнути камінець
may-dominoes-pass = { $ends ->
    [equal] Пас: у тебе немає { $left }
   *[two] Пас: у тебе немає ні { $left }, ні { $right }
}

## play: points

score-dominoes-left = { $tile } лишається на руках
score-dominoes-double-left = { $tile } лишається на руках; дубль рахують один раз
score-dominoes-earlier = { $count ->
        [1] Перший раунд
        [one] Перші раунди: { $count }
        [few] Перші { $count } раунди
        [many] Перші { $count } раундів
       *[other] Перші { $count } раундів
    }
score-dominoes-hand = Раунд { $round }: лишилося на руках ({ $player })

## play: hints

reason-dominoes-out = Це твій останній камінець: раунд за тобою.
reason-dominoes-starves = { $player } не може мати до нього відповідного камінця.
reason-dominoes-lacks = { $player }: числа { $number } на руках не було, і відтоді нічого не взято.
reason-dominoes-rare = { $count ->
        [0] Крім твоїх, камінців із числом { $number } більше немає.
        [one] Крім твоїх, лишився тільки { $count } камінець із числом { $number }.
        [few] Крім твоїх, лишилося тільки { $count } камінці з числом { $number }.
        [many] Крім твоїх, лишилося тільки { $count } камінців із числом { $number }.
       *[other] Крім твоїх, лишилося тільки { $count } камінців із числом { $number }.
    }
reason-dominoes-keeps = { $count ->
        [one] Потім підійде { $count } твій камінець.
        [few] Потім підійдуть { $count } твої камінці.
        [many] Потім підійдуть { $count } твоїх камінців.
       *[other] Потім підійдуть { $count } твоїх камінців.
    }
reason-dominoes-keeps-none = Потім жоден твій камінець не підійде.
reason-dominoes-double = Дублів потім важко позбутися.
reason-dominoes-draw = Жоден твій камінець не підходить.
reason-dominoes-pass = Нічого не підходить, і запас порожній.

## play: refusals

refused-dominoes-round-over = Раунд закінчено.
refused-dominoes-drawing = Зараз тягнуть камінець.
refused-dominoes-start = Раунд починається з { $tile }.
refused-dominoes-started = Ланцюжок уже почато.
refused-dominoes-not-held = У тебе немає { $tile }.
refused-dominoes-drawn-tile = Узятий камінець { $drawn } підходить: виклади його.
refused-dominoes-equal-ends = На обох кінцях { $right }: викласти { $tile } можна лише одним способом.
refused-dominoes-other-end = { $tile } підходить лише до іншого кінця.
refused-dominoes-second = Другий камінець має підходити до першого дубля; { $tile } не підходить.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } не підходить до відкритих кінців: на обох { $left }.
   *[two] { $tile } не підходить до відкритих кінців { $left } і { $right }.
}
refused-dominoes-stock-empty = Більше немає чого тягнути.
refused-dominoes-must-lay = У тебе є відповідний камінець: виклади його.
refused-dominoes-must-draw = У запасі ще є камінці: спершу тягни, потім пасуй.
refused-dominoes-no-luck = Зараз немає чого тягнути.
refused-dominoes-not-in-stock = { $tile } немає в запасі.
refused-dominoes-tile-twice = { $tile } трапляється двічі.
refused-dominoes-deal = { $count ->
    [one] Кожен отримує { $count } камінець.
    [few] Кожен отримує { $count } камінці.
    [many] Кожен отримує { $count } камінців.
   *[other] Кожен отримує { $count } камінців.
}
refused-dominoes-hands = У «{ $field }» потрібні камінці для кожного місця (місць: { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Якийсь камінець є у двох місцях.
    [line] Камінці в ланцюжку не підходять один до одного.
    [hands] Стільки камінців на руках бути не може.
    [stage] Те, що має статися, не узгоджується з ланцюжком і камінцями на руках.
    [drawn] Узяті камінці не узгоджуються з ланцюжком і камінцями на руках.
    [known] Те, що відомо про чиїсь камінці, хибне.
    [totals] Таких раундів і сум у матчі не буває.
    [last] Попередній раунд не міг так закінчитися.
   *[other] Такої позиції бути не може.
}
text-dominoes-tile = Стовпець { $column }: очікувався камінець, наприклад 9-4.
text-dominoes-which-end = Стовпець { $column }: { $tile } підходить до обох кінців; напиши left (ліворуч) або right (праворуч).

## page: the board

stock-count = { $count ->
        [one] { $count } камінець у запасі
        [few] { $count } камінці в запасі
        [many] { $count } камінців у запасі
       *[other] { $count } камінців у запасі
    }
help-dominoes = Вибери камінець із руки (1–9), потім кінець ланцюжка: лівий або правий.
dominoes-tile = { $left } і { $right }
dominoes-double = дубль { $number }
dominoes-line = { $count ->
        [one] Ланцюжок, { $count } камінець: { $tiles }
        [few] Ланцюжок, { $count } камінці: { $tiles }
        [many] Ланцюжок, { $count } камінців: { $tiles }
       *[other] Ланцюжок, { $count } камінців: { $tiles }
    }
dominoes-ends = Відкриті кінці: зліва { $left }, справа { $right }.
dominoes-end =
    { $end ->
        [left] Лівий кінець: { $number }
        [right] Правий кінець: { $number }
       *[start] Сюди кладуть перший камінець
    }
dominoes-choose-tile = Вибери відповідний камінець.
dominoes-choose-end = Зліва чи справа?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } не підходить: на обох кінцях { $left }.
       *[two] { $tile } не підходить ні до числа { $left }, ні до числа { $right }.
    }
dominoes-must-start = Раунд починається з { $tile }.
dominoes-must-draw = Нічого не підходить: тягни.
dominoes-must-pass = Нічого не підходить, і запас порожній: пасуй.
dominoes-draw = Тягнути
dominoes-pass = Пас
dominoes-sort =
    { $order ->
        [pips] За крапками
        [doubles] Спершу дублі
        [own] Власний порядок
       *[drawn] Як прийшли
    }
dominoes-pips-left = Крапки на руках: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } першим камінцем
       *[end] { $tile } до числа { $number }
    }

## page: the score pad

pad-dominoes-about = Після кожного раунду введи, скільки крапок у кого лишилося на руках (дубль рахують один раз). Найменша сума перемагає й отримує крапки всіх інших.

## page: what you did

own-dominoes-start = Ти починаєш з { $tile }.
own-dominoes-lay = Ти викладаєш { $tile }. Відкриті кінці: { $left } і { $right }.
own-dominoes-out = Ти викладаєш { $tile }, свій останній камінець.
own-dominoes-block = Ти викладаєш { $tile }, і більше ніхто не може ходити.
own-dominoes-draw = Ти тягнеш.
own-dominoes-drew = Ти береш { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Ти пасуєш: немає { $left }.
   *[two] Ти пасуєш: немає ні { $left }, ні { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Доміно: викладай камінці до двох кінців ланцюжка. Перемагає той, хто першим викладе всі камінці.
lesson-dominoes-start = Починає найвищий дубль. Якщо він у тебе, вибери його й зіграй.
lesson-dominoes-lay = Вибери камінець із тим самим числом, що й на відкритому кінці. Якщо він підходить до обох, вибираєш ти.
lesson-dominoes-draw = Якщо нічого не підходить, тягни, доки не підійде. Якщо запас порожній, пасуй.
lesson-dominoes-ends = Два великі числа завжди показують відкриті кінці. Якщо ніхто не може ходити, перемагає той, у кого на руках найменше крапок; дубль рахують один раз.
lesson-dominoes-free = Це все. Грай далі й проси підказку, коли захочеш.

## book: rules

rules-differ-dominoes = 27 друкованих текстів правил не в усьому збігаються. Початок: лише хорватський каже, хто починає, якщо ні в кого немає дубля (камінець із найбільшою кількістю крапок); його ми й дотримуємося. Хід: за фінським і українським камінець, що підходить, треба викладати, за рештою можна, і для цього є налаштування. Добір: без відповідного камінця треба тягнути; іспанський і словенський кажуть, що можна, але почавши, треба продовжувати. Дублі: наприкінці дубль рахують один раз, тобто одну половину; за хорватським його можна рахувати за одну крапку. Кінець: жоден не каже, хто перемагає за рівних сум; тут перемога спільна. Налаштування дають змогу грати й за іншими тлумаченнями ходу, добору та дублів.
rules-d1 = Є 55 камінців, від 0-0 до 9-9. Кожен бере 5; решта лежать закритими, це запас. (Тлумачення: від двох до десяти гравців.)
rules-d2 = Починає найвищий дубль. (Тлумачення: якщо дубля ні в кого немає, починає камінець із найбільшою сумою; за рівних сум — із більшою половиною.)
rules-d3 = Хто починає, викладає цей дубль і відразу другий камінець, що до нього підходить. (Тлумачення: якщо такого немає, нічого не додають і не тягнуть; налаштування дозволяє тягнути. Якщо гра починається не з дубля, викладають лише цей камінець.)
rules-d4 = Далі ходять за годинниковою стрілкою. Якщо є відповідний камінець, виклади його до одного з двох відкритих кінців, по одному за хід.
rules-d5 = Якщо відповідного камінця немає, тягни, доки не прийде, і виклади його; інші взяті лишаються на руках. Якщо запас порожній і нічого не підходить, пасуй. (Тлумачення: хто може ходити, мусить; налаштування дозволяє натомість тягнути.)
rules-d6 = У ланцюжка завжди рівно два відкриті кінці, і біля першого дубля теж. Він може повертати, а дублі лежати впоперек: це змінює лише вигляд.
rules-d7 = Раунд закінчується, коли в когось скінчилися камінці або коли ніхто не може ходити й запас порожній.
rules-d8 = Перемагає той, хто першим лишився без камінців. Інакше перемагає той, у кого на руках найменше крапок; у дублі рахують лише одну половину (6-6 — це 6). За рівних сум перемога спільна.
rules-d9 = Якщо на обох кінцях те саме число, відповідний камінець — це один хід, а не два. Якщо він підходить до двох різних кінців, є вибір.
rules-d10 = Налаштування: матч із кількох раундів. Переможець кожного отримує крапки, що лишилися на руках в інших; перемагає той, хто першим досягне цілі (100).

## book: captions of the examples

rules-example-dominoes-start = Починає найвищий дубль, і відразу за ним — відповідний камінець.
rules-example-dominoes-ends = Відкриті лише два кінці, тут { $left } і { $right }. Дублі лежать упоперек і нічого не змінюють.
rules-example-dominoes-over = Раунд закінчено: перемагає той, у кого камінців більше немає. У дублях, що лишилися, рахують одну половину.

## terminal

terminal-letters-dominoes = [6|2] камінець, <6|6> дубль; ланцюжок продовжується в наступному рядку.

## command line

score-dominoes-round = У матчі раунд вартий { $points ->
        [one] { $points } очко
        [few] { $points } очки
        [many] { $points } очок
       *[other] { $points } очок
    }: крапки, що лишилися на руках в інших
