option-dominoes-starter-draws = Начинающий добирает вторую костяшку
option-dominoes-starter-draws-about = Кто начинает с дупля и не имеет к нему пары, тянет, пока она не придёт. По правилам тогда ничего не добавляется.
option-dominoes-may-draw-anyway = Тянуть можно всегда
option-dominoes-may-draw-anyway-about = Можно тянуть, даже если на руках есть подходящая костяшка. По правилам, кто может ходить, обязан.
option-dominoes-match = Матч из нескольких раундов
option-dominoes-match-about = Победитель раунда получает очки, оставшиеся на руках у других, дупли считаются один раз; и так, пока кто-то не наберёт нужную сумму.
option-dominoes-target = Цель
option-dominoes-target-about = Сумма, с которой выигрывают матч.
refused-dominoes-round-over = Раунд окончен.
refused-dominoes-drawing = Сейчас тянут костяшку.
refused-dominoes-start = Раунд начинается с { $tile }.
refused-dominoes-started = Змейка уже начата.
refused-dominoes-not-held = У тебя нет { $tile }.
refused-dominoes-drawn-tile = Тебе пришла { $drawn }, она подходит: поставь её.
refused-dominoes-equal-ends = На обоих концах { $right }: поставить { $tile } можно только одним способом.
refused-dominoes-other-end = { $tile } подходит только к другому концу.
refused-dominoes-second = Вторая костяшка должна подходить к первому дуплю; { $tile } не подходит.
refused-dominoes-no-match = { $tile } не подходит к открытым концам { $left } и { $right }.
refused-dominoes-stock-empty = Тянуть больше нечего.
refused-dominoes-must-lay = У тебя есть подходящая костяшка: поставь её.
refused-dominoes-must-draw = На базаре ещё есть костяшки: сначала тяни, потом пасуй.
refused-dominoes-no-luck = Сейчас тянуть нечего.
refused-dominoes-not-in-stock = { $tile } нет на базаре.
refused-dominoes-tile-twice = { $tile } встречается дважды.
refused-dominoes-deal = Все получают по { $count } костяшек.
refused-dominoes-hands = В «{ $field }» нужны костяшки для каждого места (мест: { $seats }).
refused-dominoes-position-field = «{ $field }» отсутствует, указано дважды, неизвестно или не читается.
refused-dominoes-position = { $why ->
    [tiles] Какая-то костяшка находится в двух местах.
    [line] Костяшки в змейке не подходят друг к другу.
    [hands] Столько костяшек на руках быть не может.
    [stage] Следующее действие не согласуется со змейкой и руками.
    [drawn] Взятые костяшки не согласуются со змейкой и руками.
    [known] То, что известно о чьей-то руке, неверно.
    [totals] Таких раундов и сумм в матче не бывает.
    [last] Предыдущий раунд не мог так закончиться.
   *[other] Такой позиции быть не может.
}
text-dominoes-tile = Столбец { $column }: ожидалась костяшка, например 9-4.
text-dominoes-which-end = Столбец { $column }: { $tile } подходит к обоим концам; напиши left или right.
told-dominoes-deal = Раунд { $round }: все берут по { $count } костяшек.
told-dominoes-start = { $player } начинает с { $tile }.
told-dominoes-lay = { $player } ставит { $tile }. Открытые концы: { $left } и { $right }.
told-dominoes-out = { $player } ставит { $tile }, и рука пуста.
told-dominoes-block = { $player } ставит { $tile }, и больше никто не может ходить: рыба.
told-dominoes-draw = { $player } тянет.
told-dominoes-drew = { $player } берёт { $tile }.
told-dominoes-drew-hidden = { $player } берёт костяшку.
told-dominoes-pass = { $player } пасует: нет ни { $left }, ни { $right }.
score-dominoes-left = { $tile } осталась на руках
score-dominoes-double-left = { $tile } осталась на руках; в дупле считается одна половина
score-dominoes-earlier = { $count ->
        [1] Первый раунд
        [one] Первые раунды: { $count }
        [few] Первые { $count } раунда
        [many] Первые { $count } раундов
       *[other] Первые { $count } раунда
    }
score-dominoes-hand = Раунд { $round }: осталось на руках ({ $player })
reason-dominoes-out = Это твоя последняя костяшка: раунд за тобой.
reason-dominoes-starves = У игрока { $player } не может быть к ней пары.
reason-dominoes-lacks = { $player }: числа { $number } не было, и с тех пор оно не пришло.
reason-dominoes-rare = { $count ->
        [0] Кроме как у тебя, числа { $number } больше нигде нет.
        [one] Не у тебя осталась только { $count } костяшка с числом { $number }.
        [few] Не у тебя остались только { $count } костяшки с числом { $number }.
        [many] Не у тебя осталось только { $count } костяшек с числом { $number }.
       *[other] Не у тебя остались только { $count } костяшки с числом { $number }.
    }
reason-dominoes-keeps = { $count ->
        [one] Потом подойдёт { $count } твоя костяшка.
        [few] Потом подойдут { $count } твои костяшки.
        [many] Потом подойдут { $count } твоих костяшек.
       *[other] Потом подойдут { $count } твои костяшки.
    }
reason-dominoes-keeps-none = Потом ни одна твоя костяшка не подойдёт.
reason-dominoes-double = От дуплей потом трудно избавиться.
reason-dominoes-draw = На руках нет ничего подходящего.
reason-dominoes-pass = Ничего не подходит, и базар пуст.
