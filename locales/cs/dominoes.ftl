### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klasické domino až po dubl 9-9, pro dva až deset hráčů.
rules-intro-dominoes = Přikládej kostky na oba konce jedné řady. Kdo se první zbaví všech kostek, vyhrává.

## play: options

option-dominoes-starter-draws = Kdo začíná, líže druhou kostku
option-dominoes-starter-draws-about = Kdo začne s dublem a nemá k němu vhodnou kostku, líže, dokud vhodnou nelízne. Při vypnuté volbě se pak nic nepřidá.
option-dominoes-may-draw-anyway = Lízat se smí vždy
option-dominoes-may-draw-anyway-about = Hráč smí líznout, i když má v ruce vhodnou kostku. Při vypnuté volbě musí přiložit, kdo může.
option-dominoes-drawing = Když se nic nehodí
option-dominoes-drawing-about = Zda hráč, kterému se nic nehodí, musí lízat, nebo smí vynechat. Když vynechají všichni po sobě, kolo končí.
option-dominoes-drawing-is-must = musí lízat
option-dominoes-drawing-is-may = smí lízat nebo vynechat
option-dominoes-double-counts = Dubl v ruce se počítá jako
option-dominoes-double-counts-about = Za kolik se na konci kola počítá dubl, který zůstal v ruce.
option-dominoes-double-counts-is-once = jedna polovina
option-dominoes-double-counts-is-as_one_pip = jedno oko
option-dominoes-double-counts-is-twice = obě poloviny
option-dominoes-match = Partie o více kolech
option-dominoes-match-about = Vítěz každého kola získá oka zbylá v rukou ostatních, dokud někdo nedosáhne cíle.
option-dominoes-target = Cíl
option-dominoes-target-about = Součet potřebný k výhře v partii.

## play: log

told-dominoes-deal =
    { $count ->
        [one] { $round }. kolo: každý si vezme { $count } kostku.
        [few] { $round }. kolo: každý si vezme { $count } kostky.
       *[other] { $round }. kolo: každý si vezme { $count } kostek.
    }
told-dominoes-start = { $player } začíná kostkou { $tile }.
told-dominoes-lay = { $player } přikládá { $tile }. Otevřené konce: { $left } a { $right }.
told-dominoes-out = { $player } přikládá { $tile } a nemá už žádnou kostku.
told-dominoes-block = { $player } přikládá { $tile } a nikdo už nemůže přiložit.
told-dominoes-draw = { $player } si líže.
told-dominoes-drew = { $player } bere { $tile }.
told-dominoes-drew-hidden = { $player } bere kostku.
told-dominoes-pass = { $ends ->
    [equal] { $player } vynechává: nemá { $left }.
   *[two] { $player } vynechává: nemá { $left } ani { $right }.
}

## play: possible moves

may-dominoes-start = Začít kostkou { $tile }
may-dominoes-lay = Přiložit { $tile } (otevřené konce: { $left } a { $right })
may-dominoes-out = Přiložit { $tile }, svou poslední kostku
may-dominoes-block = Přiložit { $tile }: pak už nikdo nemůže přiložit
may-dominoes-draw = Líznout si kostku
may-dominoes-pass = { $ends ->
    [equal] Vynechat: nemáš { $left }
   *[two] Vynechat: nemáš { $left } ani { $right }
}

## play: points

score-dominoes-left = { $tile } v ruce na konci
score-dominoes-double-left = { $tile } v ruce na konci; dubl se počítá jednou
score-dominoes-earlier = { $count ->
    [one] První kolo
    [few] První { $count } kola
   *[other] Prvních { $count } kol
}
score-dominoes-hand = Kolo { $round }: zbylo v ruce hráče { $player }

## play: hints

reason-dominoes-out = Je to tvá poslední kostka: kolo je tvoje.
reason-dominoes-starves = { $player } k ní nemůže mít vhodnou kostku.
reason-dominoes-lacks = { $player }: číslo { $number } v ruce chybělo a od té doby se nelízalo.
reason-dominoes-rare = { $count ->
    [0] Všechny kostky s číslem { $number }, které nejsou na stole, máš ty.
    [one] Kromě tvých zbývá už jen { $count } kostka s číslem { $number }.
    [few] Kromě tvých zbývají už jen { $count } kostky s číslem { $number }.
   *[other] Kromě tvých zbývá už jen { $count } kostek s číslem { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Potom se hodí jedna tvá kostka.
    [few] Potom se hodí { $count } tvé kostky.
   *[other] Potom se hodí { $count } tvých kostek.
}
reason-dominoes-keeps-none = Potom se nehodí žádná tvá kostka.
reason-dominoes-double = Dublu se později těžko zbavíš.
reason-dominoes-draw = Žádná tvá kostka se nehodí.
reason-dominoes-pass = Nic se nehodí a není co líznout.

## play: refusals

refused-dominoes-round-over = Kolo skončilo.
refused-dominoes-drawing = Právě se líže kostka.
refused-dominoes-start = Kolo začíná kostkou { $tile }.
refused-dominoes-started = Řada už je začatá.
refused-dominoes-not-held = { $tile } nemáš v ruce.
refused-dominoes-drawn-tile = Líznutá kostka { $drawn } se hodí: přilož ji.
refused-dominoes-equal-ends = Oba konce ukazují { $right }: { $tile } lze přiložit jen jedním způsobem.
refused-dominoes-other-end = { $tile } se hodí jen na druhý konec.
refused-dominoes-second = Druhá kostka se musí hodit k začínajícímu dublu; { $tile } se nehodí.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } se nehodí k otevřeným koncům: na obou je { $left }.
   *[two] { $tile } se nehodí k otevřeným koncům { $left } a { $right }.
}
refused-dominoes-stock-empty = Už není co líznout.
refused-dominoes-must-lay = Máš vhodnou kostku: přilož ji.
refused-dominoes-must-draw = Zásoba ještě není prázdná: než vynecháš, lízni si.
refused-dominoes-no-luck = Teď se nic nelíže.
refused-dominoes-not-in-stock = { $tile } není v zásobě.
refused-dominoes-tile-twice = { $tile } je tu dvakrát.
refused-dominoes-deal = Počet kostek pro každého: { $count }.
refused-dominoes-hands = „{ $field }“ potřebuje ruku pro každé místo (celkem { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Některá kostka je na dvou místech.
    [line] Kostky řady k sobě nepasují.
    [hands] Některý hráč má v ruce nemožný počet kostek.
    [stage] Co má následovat, neodpovídá řadě a kostkám v rukou.
    [drawn] Líznuté kostky neodpovídají řadě a kostkám v rukou.
    [known] Údaje o kostkách v ruce nejsou pravdivé.
    [totals] Žádná partie nemá taková kola a součty.
    [last] Předchozí kolo tak nemohlo skončit.
   *[other] Toto postavení nemůže nastat.
}
text-dominoes-tile = Sloupec { $column }: očekává se kostka, například 9-4.
text-dominoes-which-end = Sloupec { $column }: { $tile } se hodí na oba konce; napiš left nebo right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } kostka v zásobě
        [few] { $count } kostky v zásobě
       *[other] { $count } kostek v zásobě
    }
help-dominoes = Vyber kostku z ruky (1 až 9) a pak konec řady: levý nebo pravý.
dominoes-tile = { $left } a { $right }
dominoes-double = dubl { $number }
dominoes-line =
    { $count ->
        [one] Řada ({ $count } kostka): { $tiles }
        [few] Řada ({ $count } kostky): { $tiles }
       *[other] Řada ({ $count } kostek): { $tiles }
    }
dominoes-ends = Otevřené konce: vlevo { $left }, vpravo { $right }.
dominoes-end =
    { $end ->
        [left] Levý konec: { $number }
        [right] Pravý konec: { $number }
       *[start] Sem patří první kostka
    }
dominoes-choose-tile = Vyber kostku, která se hodí.
dominoes-choose-end = Vlevo, nebo vpravo?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } se nehodí: na obou koncích je { $left }.
       *[two] { $tile } se nehodí k číslu { $left } ani { $right }.
    }
dominoes-must-start = Kolo začíná kostkou { $tile }.
dominoes-must-draw = Nic se nehodí: lízni si.
dominoes-must-pass = Nic se nehodí a zásoba je prázdná: vynech.
dominoes-draw = Líznout
dominoes-pass = Vynechat
dominoes-sort =
    { $order ->
        [pips] Podle počtu ok
        [doubles] Nejdřív dubly
        [own] Vlastní pořadí
       *[drawn] Jak přišly
    }
dominoes-pips-left = Oka v ruce: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } jako první kostka
       *[end] { $tile } k číslu { $number }
    }

## page: the score pad

pad-dominoes-about = Po každém kole zapiš, kolik ok komu zbylo v ruce (dubl se počítá jednou). Nejnižší součet vyhrává a získá oka ostatních.

## page: what you did

own-dominoes-start = Začínáš kostkou { $tile }.
own-dominoes-lay = Přikládáš { $tile }. Otevřené konce: { $left } a { $right }.
own-dominoes-out = Přikládáš { $tile } a nemáš už žádnou kostku.
own-dominoes-block = Přikládáš { $tile } a nikdo už nemůže přiložit.
own-dominoes-draw = Lížeš si.
own-dominoes-drew = Bereš { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Vynecháváš: nemáš { $left }.
   *[two] Vynecháváš: nemáš { $left } ani { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: přikládej kostky na oba konce řady. Kdo se první zbaví všech kostek, vyhrává.
lesson-dominoes-start = Začíná nejvyšší dubl. Je-li tvůj, vyber ho a zahraj.
lesson-dominoes-lay = Vyber kostku s číslem otevřeného konce. Hodí-li se na oba, konec si vybereš.
lesson-dominoes-draw = Když se nic nehodí, lížeš, dokud nelízneš kostku, která se hodí. Je-li zásoba prázdná, vynecháš tah.
lesson-dominoes-ends = Dvě velká čísla vždy ukazují otevřené konce. Když už nikdo nemůže přiložit, vyhrává, kdo má v ruce nejméně ok; dubl se počítá jednou.
lesson-dominoes-free = To je vše. Hraj dál a kdykoli požádej o radu.

## book: rules

rules-differ-dominoes = 27 tištěných textů hry Domino Double 9 se ve všem neshoduje. Začátek: jen chorvatský říká, kdo začíná, když nikdo nemá dubl (kostka s nejvíc oky); držíme se ho. Přikládání: podle finského a ukrajinského se vhodná kostka přiložit musí, podle ostatních smí, a je na to volba. Lízání: bez vhodné kostky se lízat musí; španělský a slovinský říkají, že se smí, ale kdo začne, musí pokračovat. Dubly: na konci se dubl počítá jednou, jako jedna polovina; podle chorvatského se smí počítat jako jedno oko. Konec: žádný neříká, kdo vyhrává při stejném součtu; tady je výhra společná. Volby umožní hrát i podle ostatních výkladů přikládání, lízání a dublů.
rules-d1 = Kostek je 55, od 0-0 do 9-9. Každý si vezme 5; zbytek tvoří zásobu, lícem dolů. (Výklad: pro dva až deset hráčů.)
rules-d2 = Začíná nejvyšší dubl. (Výklad: nemá-li nikdo dubl, začíná kostka s nejvyšším součtem; při stejném součtu ta s větší polovinou.)
rules-d3 = Kdo začíná, položí tento dubl a hned druhou kostku, která se k němu hodí. (Výklad: když se žádná nehodí, nic se nepřidá ani nelízne; volba lízání dovolí. Začíná-li hra kostkou, která není dubl, položí se jen ona.)
rules-d4 = Dál se hraje po směru hodinových ručiček. Máš-li vhodnou kostku, přiložíš ji na jeden ze dvou otevřených konců, jednu za tah.
rules-d5 = Bez vhodné kostky lížeš, dokud nelízneš takovou, která se hodí, a tu přiložíš; ostatní líznuté si necháš. Je-li zásoba prázdná a nic se nehodí, vynecháš tah. (Výklad: kdo může hrát, musí; volba dovolí líznout i tak.)
rules-d6 = Řada má vždy právě dva otevřené konce, i u prvního dublu. Může zatáčet a dubly mohou ležet napříč: mění to jen vzhled.
rules-d7 = Kolo končí, když některému hráči dojdou kostky, nebo když nikdo nemůže přiložit a zásoba je prázdná.
rules-d8 = Vyhrává, kdo se první zbaví všech kostek. Jinak vyhrává, kdo má v ruce nejméně ok; u dublu se počítá jen jedna polovina (6-6 je 6). Při stejném součtu je výhra společná.
rules-d9 = Ukazují-li oba konce stejné číslo, je vhodná kostka jedním tahem, ne dvěma. Kostka, která se hodí na dva různé konce, dává na výběr.
rules-d10 = Volba: partie o více kolech. Vítěz každého získá oka zbylá v rukou ostatních, a kdo první dosáhne cíle (100), vyhrává.

## book: captions of the examples

rules-example-dominoes-start = Nejvyšší dubl začíná a hned se přiloží kostka, která se k němu hodí.
rules-example-dominoes-ends = Otevřené jsou jen dva konce, zde { $left } a { $right }. Dubly leží napříč, což nic nemění.
rules-example-dominoes-over = Kolo skončilo: vyhrává, kdo už nemá kostky. U dublů, které zbyly, se počítá polovina.

## terminal

terminal-letters-dominoes = [6|2] kostka, <6|6> dubl; řada pokračuje na dalším řádku.

## command line

score-dominoes-round = Kolo má v partii cenu { $points ->
    [one] { $points } bodu
    [few] { $points } bodů
   *[other] { $points } bodů
}: oka zbylá v rukou ostatních
