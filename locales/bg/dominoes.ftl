option-dominoes-starter-draws = Започващият тегли втора плочка
option-dominoes-starter-draws-about = Който започва с чифт и няма подходяща плочка, тегли, докато дойде. По правилата тогава нищо не се добавя.
option-dominoes-may-draw-anyway = Винаги може да се тегли
option-dominoes-may-draw-anyway-about = Може да се тегли, макар плочка в ръката да пасва. По правилата който може да постави, трябва.
option-dominoes-match = Мач от няколко рунда
option-dominoes-match-about = Победителят във всеки рунд получава точките в другите ръце, чифтовете веднъж, докато някой стигне целта.
option-dominoes-target = Цел
option-dominoes-target-about = Сборът, който печели мача.
refused-dominoes-round-over = Рундът свърши.
refused-dominoes-drawing = В момента се тегли плочка.
refused-dominoes-start = Рундът започва с { $tile }.
refused-dominoes-started = Редицата вече е започната.
refused-dominoes-not-held = Нямаш { $tile }.
refused-dominoes-drawn-tile = Изтеглената { $drawn } пасва: постави я.
refused-dominoes-equal-ends = Двата края показват { $right }: има само един начин да поставиш { $tile }.
refused-dominoes-other-end = { $tile } пасва само на другия край.
refused-dominoes-second = Втората плочка трябва да пасва на началния чифт; { $tile } не пасва.
refused-dominoes-no-match = { $tile } не пасва на отворените краища, { $left } и { $right }.
refused-dominoes-stock-empty = Няма какво повече да се тегли.
refused-dominoes-must-lay = Имаш подходяща плочка: постави я.
refused-dominoes-must-draw = Има още плочки за теглене: тегли, преди да пасуваш.
refused-dominoes-no-luck = Сега няма какво да се тегли.
refused-dominoes-not-in-stock = { $tile } не е в купчината.
refused-dominoes-tile-twice = { $tile } се среща два пъти.
refused-dominoes-deal = Всеки получава { $count } плочки.
refused-dominoes-hands = „{ $field }“ иска по една ръка за всяко от { $seats } места.
refused-dominoes-position-field = „{ $field }“ липсва, повтаря се, непознато е или не може да се прочете.
refused-dominoes-position = { $why ->
    [tiles] Някоя плочка е на две места.
    [line] Плочките в редицата не пасват една на друга.
    [hands] Ръка има невъзможен размер.
    [stage] Следващото не отговаря на редицата и ръцете.
    [drawn] Изтеглените плочки не отговарят на редицата и ръцете.
    [known] Известното за една ръка не е вярно.
    [totals] Никой мач няма такива рундове и сборове.
    [last] Предишният рунд не може да е свършил така.
   *[other] Такава позиция не може да съществува.
}
text-dominoes-tile = Колона { $column }: очаква се плочка като 9-4.
text-dominoes-which-end = Колона { $column }: { $tile } пасва на двата края; кажи left или right.
told-dominoes-deal = Рунд { $round }: всеки взема { $count } плочки.
told-dominoes-start = { $player } започва с { $tile }.
told-dominoes-lay = { $player } поставя { $tile }. Отворени краища: { $left } и { $right }.
told-dominoes-out = { $player } поставя { $tile } и остава без плочки.
told-dominoes-block = { $player } поставя { $tile } и никой вече не може да постави.
told-dominoes-draw = { $player } тегли.
told-dominoes-drew = { $player } взема { $tile }.
told-dominoes-drew-hidden = { $player } взема плочка.
told-dominoes-pass = { $player } пасува: нито { $left }, нито { $right }.
score-dominoes-left = { $tile } остава в ръка
score-dominoes-double-left = { $tile } остава в ръка; от чифт се брои половината
score-dominoes-earlier = { $count ->
    [one] Първият рунд
   *[other] Първите { $count } рунда
}
score-dominoes-hand = Рунд { $round }: останало в ръката на { $player }
reason-dominoes-out = Това е последната ти плочка: рундът е твой.
reason-dominoes-starves = { $player } не може да има подходяща плочка.
reason-dominoes-lacks = { $player } нямаше { $number } и оттогава не изтегли такава плочка.
reason-dominoes-rare = { $count ->
    [0] Извън ръката ти не остава друга плочка с { $number }.
    [one] Извън ръката ти остава само { $count } плочка с { $number }.
   *[other] Извън ръката ти остават само { $count } плочки с { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Тогава пасва { $count } плочка от ръката ти.
   *[other] Тогава пасват { $count } плочки от ръката ти.
}
reason-dominoes-keeps-none = Тогава никоя твоя плочка не пасва.
reason-dominoes-double = Чифтовете трудно се махат по-късно.
reason-dominoes-draw = Нищо в ръката ти не пасва.
reason-dominoes-pass = Нищо не пасва и няма какво да се тегли.
