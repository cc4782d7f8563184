### Domino Double 9

option-dominoes-starter-draws = Kdo začíná, líže druhou kostku
option-dominoes-starter-draws-about = Kdo začne s double a nemá k němu vhodnou kostku, líže, dokud nepřijde. Podle tištěných pravidel se pak nic nepřidá.
option-dominoes-may-draw-anyway = Lízat se smí vždy
option-dominoes-may-draw-anyway-about = Hráč smí líznout, i když má v ruce vhodnou kostku. Podle tištěných pravidel musí přiložit, kdo může.
option-dominoes-match = Partie o více kolech
option-dominoes-match-about = Vítěz každého kola získá oka zbylá v ostatních rukou, double se počítá jednou, dokud někdo nedosáhne cíle.
option-dominoes-target = Cíl
option-dominoes-target-about = Součet, který vyhrává partii.

refused-dominoes-round-over = Kolo skončilo.
refused-dominoes-drawing = Právě se líže kostka.
refused-dominoes-start = Kolo začíná kostkou { $tile }.
refused-dominoes-started = Řada už je začatá.
refused-dominoes-not-held = { $tile } nemáš v ruce.
refused-dominoes-drawn-tile = Líznutá { $drawn } se hodí: přilož ji.
refused-dominoes-equal-ends = Oba konce ukazují { $right }: { $tile } lze přiložit jen jedním způsobem.
refused-dominoes-other-end = { $tile } se hodí jen na druhý konec.
refused-dominoes-second = Druhá kostka se musí hodit k začínajícímu double; { $tile } se nehodí.
refused-dominoes-no-match = { $tile } se nehodí k otevřeným koncům { $left } a { $right }.
refused-dominoes-stock-empty = Už není co líznout.
refused-dominoes-must-lay = Máš vhodnou kostku: přilož ji.
refused-dominoes-must-draw = Zásoba ještě není prázdná: než vynecháš, lízni si.
refused-dominoes-no-luck = Teď se nic nelíže.
refused-dominoes-not-in-stock = { $tile } není v zásobě.
refused-dominoes-tile-twice = { $tile } je tu dvakrát.
refused-dominoes-deal = Počet kostek pro každého: { $count }.
refused-dominoes-hands = „{ $field }“ potřebuje ruku pro každé místo (celkem { $seats }).
refused-dominoes-position-field = „{ $field }“ chybí, je dvakrát, je neznámé nebo nečitelné.
refused-dominoes-position = { $why ->
    [tiles] Některá kostka je na dvou místech.
    [line] Kostky řady k sobě nepasují.
    [hands] Některá ruka má velikost, jakou mít nemůže.
    [stage] Co má následovat, nesouhlasí s řadou a rukama.
    [drawn] Líznuté kostky nesouhlasí s řadou a rukama.
    [known] Co je známo o ruce, není pravda.
    [totals] Žádná partie nemá taková kola a součty.
    [last] Předchozí kolo tak nemohlo skončit.
   *[other] Toto postavení nemůže existovat.
}
text-dominoes-tile = Sloupec { $column }: čekala se kostka jako 9-4.
text-dominoes-which-end = Sloupec { $column }: { $tile } se hodí na oba konce; napiš left nebo right.

told-dominoes-deal = Kolo { $round }: každý si bere kostky, počet: { $count }.
told-dominoes-start = { $player } začíná s { $tile }.
told-dominoes-lay = { $player } přikládá { $tile }. Otevřené konce: { $left } a { $right }.
told-dominoes-out = { $player } přikládá { $tile } a nemá už žádnou kostku.
told-dominoes-block = { $player } přikládá { $tile } a nikdo už nemůže přiložit.
told-dominoes-draw = { $player } si líže.
told-dominoes-drew = { $player } bere { $tile }.
told-dominoes-drew-hidden = { $player } bere kostku.
told-dominoes-pass = { $player } vynechává: nemá { $left } ani { $right }.

score-dominoes-left = { $tile } v ruce na konci
score-dominoes-double-left = { $tile } v ruce na konci; u double se počítá polovina
score-dominoes-earlier = { $count ->
    [one] První kolo
    [few] První { $count } kola
   *[other] Prvních { $count } kol
}
score-dominoes-hand = Kolo { $round }: v ruce zbylo – { $player }

reason-dominoes-out = Je to tvá poslední kostka: kolo je tvoje.
reason-dominoes-starves = { $player } k ní nemůže mít vhodnou kostku.
reason-dominoes-lacks = { $player }: číslo { $number } v ruce chybělo a od té doby se nelízalo.
reason-dominoes-rare = { $count ->
    [0] Mimo tvou ruku už není žádná kostka s číslem { $number }.
    [one] Mimo tvou ruku je už jen { $count } kostka s číslem { $number }.
    [few] Mimo tvou ruku jsou už jen { $count } kostky s číslem { $number }.
   *[other] Mimo tvou ruku je už jen { $count } kostek s číslem { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Potom se hodí { $count } kostka z tvé ruky.
    [few] Potom se hodí { $count } kostky z tvé ruky.
   *[other] Potom se hodí { $count } kostek z tvé ruky.
}
reason-dominoes-keeps-none = Potom se nehodí žádná tvá kostka.
reason-dominoes-double = Double se později těžko zbavíš.
reason-dominoes-draw = Z tvé ruky se nic nehodí.
reason-dominoes-pass = Nic se nehodí a není co líznout.
