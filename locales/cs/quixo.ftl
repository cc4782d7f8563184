### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Vezmi kostku, zasuň ji zpět a vytvoř řadu pěti svých symbolů.
rules-intro-quixo = Vezmi kostku z okraje, otoč ji na svůj symbol a zasuň ji zpět. Pět v řadě vyhrává.

## play: options

option-quixo-board = Deska
option-quixo-board-about = Kostek v řadě: 5 je běžná hra, 3 a 4 jsou menší.
option-quixo-move-cap = Limit tahů
option-quixo-move-cap-about = Po tomto počtu tahů je remíza; 0 znamená bez omezení.
option-quixo-repetition = Remíza opakováním
option-quixo-repetition-about = Postavení, které nastane potřetí, ukončí hru remízou.
option-quixo-move-seconds = Sekund na tah
option-quixo-move-seconds-about = Kdo tento čas překročí, prohrává; 0 znamená bez omezení.
option-quixo-partners-may-consult = Spoluhráči se smí radit
option-quixo-partners-may-consult-about = Otevře každému týmu soukromý chat.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } začíná a hraje křížky.
       *[circle] { $player } začíná a hraje kolečka.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } zasouvá kostku z { $from } na { $to }, tvoří řadu a vyhrává.
        [loss] { $player } zasouvá kostku z { $from } na { $to } a tvoří řadu soupeři.
        [draw] { $player } zasouvá kostku z { $from } na { $to }: remíza.
       *[no] { $player } zasouvá kostku z { $from } na { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } zasouvá kostku z { $from } na { $to }, tvoří řadu a vyhrává.
        [loss] { $player } zasouvá kostku z { $from } na { $to } a tvoří řadu soupeři.
        [draw] { $player } zasouvá kostku z { $from } na { $to }: remíza.
       *[no]
            { $dot ->
                [self] { $player } zasouvá kostku z { $from } na { $to }, tečkou k sobě.
               *[partner] { $player } zasouvá kostku z { $from } na { $to }, tečkou ke spoluhráči.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } nemá co vzít a vynechává: remíza.
       *[no] { $player } nemá co vzít a vynechává.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Zasunout kostku z { $from } na { $to }, vytvořit řadu a vyhrát
        [loss] Zasunout kostku z { $from } na { $to } a vytvořit řadu soupeři
        [draw] Zasunout kostku z { $from } na { $to }: remíza
       *[no] Zasunout kostku z { $from } na { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Zasunout kostku z { $from } na { $to }, vytvořit řadu a vyhrát
        [loss] Zasunout kostku z { $from } na { $to } a vytvořit řadu soupeři
        [draw] Zasunout kostku z { $from } na { $to }: remíza
       *[no]
            { $dot ->
                [self] Zasunout kostku z { $from } na { $to }, tečkou k sobě
               *[partner] Zasunout kostku z { $from } na { $to }, tečkou ke spoluhráči
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Vynechat: není co vzít, takže je remíza
       *[no] Vynechat: není co vzít
    }

## play: points

score-quixo-own-line = Vlastní řada
score-quixo-line-by-other = Řada vytvořená soupeřem

## play: hints

reason-quixo-wins = Vytvoří tvou řadu a vyhraje.
reason-quixo-loses = Vytvoří řadu soupeři.
reason-quixo-draws = Ukončí hru remízou.
reason-quixo-lets-win = Soupeř může hned vyhrát.
reason-quixo-stops = Zabrání soupeři dokončit řadu.
reason-quixo-builds = Tvá nejdelší řada má teď { $count } z { $size }.
reason-quixo-breaks = Rozbije soupeřovu řadu o délce { $count }.
reason-quixo-new-cube = Získá pro tvou stranu novou kostku.
reason-quixo-own-cube = Posune tvou vlastní kostku.

## play: refusals

refused-quixo-over = Hra skončila.
refused-quixo-lot-first = Ještě není vylosováno, kdo začíná.
refused-quixo-lot-drawn = Už je vylosováno, kdo začíná.
refused-quixo-never-pass = Ve dvou nikdo nesmí vynechat.
refused-quixo-pass-with-cube = Vynechat smíš, jen když nemůžeš vzít žádnou kostku.
refused-quixo-not-border = { $square } není na okraji.
refused-quixo-other-symbol = { $square } ukazuje symbol soupeře.
refused-quixo-other-dot = Tečka na { $square } míří k hráči { $player }.
refused-quixo-same-place = Kostka se nesmí vrátit tam, odkud se vzala.
refused-quixo-not-an-end = Kostku z { $from } nelze zasunout na { $to }: vyber konec její řady nebo sloupce.
refused-quixo-no-dots = Tečky jsou jen pro čtyři hráče.
refused-quixo-dot-at-partner = Tečka musí mířit k tobě nebo ke spoluhráči.
refused-quixo-three = Quixo je pro dva hráče, nebo pro čtyři v týmech.
refused-quixo-endless = Bez omezení tahů a bez remízy opakováním by hra nemusela skončit.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Před losováním jsou všechny kostky prázdné a nikdo netáhl.
        [moves] Tolik kostek nelze otočit v tak málo tazích.
        [past] Dřívější desky nevedou k této.
        [line] Hra skončila před tímto postavením.
       *[last] Poslední tah nevede k tomuto postavení.
    }
text-quixo-square = Tady má být pole od a1 do { $last }.
text-quixo-cube =
    { $seats ->
        [4] Kostka se píše „.“, je-li prázdná, jinak jako místo, ke kterému míří tečka, 0 až 3.
       *[other] Kostka se píše „.“, je-li prázdná, „x“ pro křížek, „o“ pro kolečko.
    }

## page: the board

help-quixo = Vezmi kostku se světlým okrajem a vyber, ze které strany se zasune. Na klávesnici: šipky, Enter a pak šipka té strany.
quixo-board = Deska
quixo-cell =
    { $square }: { $symbol ->
        [cross] křížek
        [circle] kolečko
       *[blank] prázdná
    }{ $dot ->
        [yes] , tečka míří k hráči { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , lze vzít
       *[no] { "" }
    }
quixo-row = Řada { $row }: { $cells }
quixo-cube-cross = křížek
quixo-cube-circle = kolečko
quixo-cube-blank = prázdná
quixo-choose-cube =
    { $symbol ->
        [cross] Vezmi kostku: prázdnou nebo s křížkem.
       *[circle] Vezmi kostku: prázdnou nebo s kolečkem.
    }
quixo-choose-cube-dot = Vezmi prázdnou kostku, nebo takovou, jejíž tečka míří k tobě.
quixo-choose-side = Ze které strany se zasune?
quixo-move =
    { $side ->
        [top] Kostka z { $from }, zasunutá shora
        [bottom] Kostka z { $from }, zasunutá zdola
        [left] Kostka z { $from }, zasunutá zleva
       *[right] Kostka z { $from }, zasunutá zprava
    }
quixo-move-dot = tečka míří k hráči { $player }
quixo-move-pass = Vynechat
quixo-must-pass = Nemůžeš vzít žádnou kostku: vynech.
quixo-dot = Ke komu míří tečka
quixo-wins = vyhrává
quixo-loses = Pozor: tohle vytvoří řadu soupeři!
quixo-moment = { $count } v řadě!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Začínáš a hraješ křížky.
       *[circle] Začínáš a hraješ kolečka.
    }
own-quixo-push =
    { $ends ->
        [win] Zasouváš kostku z { $from } na { $to }, tvoříš řadu a vyhráváš.
        [loss] Zasouváš kostku z { $from } na { $to } a tvoříš řadu soupeři.
        [draw] Zasouváš kostku z { $from } na { $to }: remíza.
       *[no] Zasouváš kostku z { $from } na { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Zasouváš kostku z { $from } na { $to }, tvoříš řadu a vyhráváš.
        [loss] Zasouváš kostku z { $from } na { $to } a tvoříš řadu soupeři.
        [draw] Zasouváš kostku z { $from } na { $to }: remíza.
       *[no]
            { $dot ->
                [self] Zasouváš kostku z { $from } na { $to }, tečkou k sobě.
               *[partner] Zasouváš kostku z { $from } na { $to }, tečkou ke spoluhráči.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Nemáš co vzít a vynecháváš: remíza.
       *[no] Nemáš co vzít a vynecháváš.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: pět tvých symbolů v řadě vyhrává, vodorovně, svisle nebo úhlopříčně.
lesson-quixo-take = Vezmi z okraje prázdnou kostku a vyber, ze které strany se zasune zpět. Vrátí se s tvým symbolem.
lesson-quixo-again = Celá řada se posunula o jedno místo. Smíš brát prázdné kostky a své vlastní, nikdy soupeřovy.
lesson-quixo-other = Zasunutí posouvá i soupeřovy kostky: rozbij tím jeho řady.
lesson-quixo-danger = Ale pozor: když tvé zasunutí vytvoří pětici soupeři, prohráváš, i kdyby zároveň vznikla i tvoje pětice.
lesson-quixo-free = To je vše. Hraj dál a kdykoli požádej o radu.

## book: rules

rules-q1 = Na 5 × 5 polích leží 25 kostek prázdnou stranou nahoru. Každá kostka má křížek a kolečko; zbytek je prázdný. Jedna strana hraje křížky, druhá kolečka. Kdo začíná, se losuje. Volby: desky 3 × 3 nebo 4 × 4.
rules-q2 = Ve svém tahu vezmi jednu z 16 kostek na okraji, která je prázdná nebo ukazuje tvůj symbol, nikdy ne kostku se symbolem soupeře.
rules-q3 = Ať ukazovala cokoli, vrací se tvým symbolem nahoru.
rules-q4 = Zasuň ji z konce řady nebo sloupce, odkud pochází, aby se mezera zavřela: u rohu dvě možnosti, u ostatních tři. Nesmí se vrátit na místo, odkud se vzala.
rules-q5 = Vyhrává řada pěti tvých symbolů: vodorovně, svisle nebo úhlopříčně.
rules-q6 = Když vytvoříš řadu symbolů soupeře, prohráváš, i když stejné zasunutí vytvoří také tvoji řadu.
rules-q7 = Ve dvou nikdo nesmí vynechat a nikdy to ani není třeba.
rules-q8 = Lze se dohodnout na časovém limitu na tah. (Výklad: komu vyprší čas, prohrává.)
rules-q9 = (Výklad: v tištěných pravidlech remíza není. Postavení, které nastane potřetí, je remíza, stejně jako hra o 200 tazích. Počet tahů lze změnit; jeden druh remízy lze vypnout, oba ne.)
rules-q10 = Čtyři hráči tvoří dva týmy, spoluhráči sedí naproti sobě. Hraje se po směru hodinových ručiček, takže se týmy střídají.
rules-q11 = Každý symbol má tečku. Kostku se symbolem smí vzít jen hráč, ke kterému tečka míří; prázdné kdokoli. Tečka míří stále ke stejnému hráči, i když se kostka posouvá.
rules-q12 = Při zasunutí kostky natočíš její tečku k sobě nebo ke spoluhráči.
rules-q13 = Tah smíš vynechat jen tehdy, když na okraji není prázdná kostka ani kostka s tvým symbolem, která míří k tobě. (Výklad: pak ho vynechat musíš.)
rules-q14 = Hráči se dohodnou, zda se spoluhráči smí o hře radit; rozhoduje o tom volba.

## book: captions of the examples

rules-example-quixo-push = Označená kostka se zasunula na { $to }; všechny kostky odtud až k { $from }, odkud se vzala, se posunuly o jedno místo.
rules-example-quixo-line = Celá řada křížků: křížek vyhrál.
rules-example-quixo-other = Křížek zasunul kostku a vytvořil řadu koleček: kolečko vyhrálo.
rules-example-quixo-dots = Ve čtyřech má každý symbol tečku; kostku smí vzít jen hráč, ke kterému tečka míří.

## terminal

terminal-letters-quixo = X křížek, O kolečko, · prázdná; číslice za symbolem je hráč, ke kterému míří tečka.

## command line

cli-solve-about = Vyřešit Quixo: hodnota každé desky
cli-solve-game = Co řešit
cli-solve-size = Kostek v řadě: 3, 4 nebo 5
cli-solve-distances = Zjistit také, za kolik tahů se vyhrává a prohrává
cli-solve-dir = Uchovat zde hotové tabulky a po zastavení z nich pokračovat
cli-solve-layers = Jen daný počet vrstev (desek se stejným počtem otočených kostek), od plné desky
cli-solve-threads = Kolik vláken použít
cli-solve-check = Znovu zkontrolovat daný počet náhodných desek z každé vrstvy, jen podle pravidel
cli-solve-json = Vypsat jeden dokument JSON
solve-progress = kostky { $cubes }, { $rate } desek/s, zbývá { $left } s, paměť { $memory } MB, disk { $disk } MB
solve-layer = { $cubes ->
    [all] Celkem: výhry { $wins }, prohry { $losses }, remízy { $draws }
   *[other] Otočené kostky { $cubes }: výhry { $wins }, prohry { $losses }, remízy { $draws }
}
solve-first = { $value ->
    [win] První hráč vyhrává.
    [loss] První hráč prohrává.
   *[draw] Hra je remíza.
}
solve-done = { $seconds } s, { $rate } desek za sekundu až na symetrii; úplné vyřešení desky této velikosti potrvá tímto tempem { $whole } h.
solve-checked = Znovu zkontrolované desky: { $boards }; všechny souhlasí.
refused-solve-size = K dispozici jsou desky se 3, 4 a 5 kostkami v řadě.
refused-solve-folder = Desky s 5 kostkami v řadě potřebují složku pro své tabulky (--dir).
refused-train-tables = Trénink potřebuje tabulky všech desek 5 × 5; nejdřív je vytvoř (klots solve quixo --size 5).
refused-solve-wrong = Tato deska je vyřešena špatně: { $board }. Nahlas to prosím, pak smaž tabulky a vyřeš ji znovu.
score-quixo-line = { $symbol ->
    [cross] Křížek má řadu
   *[circle] Kolečko má řadu
}: { $cells }
score-quixo-none = Nikdo nemá řadu.
score-quixo-won = { $symbol ->
    [cross] Křížek vyhrál.
   *[circle] Kolečko vyhrálo.
}
refused-score-board = Deska má { $min } až { $max } řad a v každé stejný počet kostek.
refused-score-pushed = Řadu mají obě strany: uveď, kdo zasouval naposled, „pushed: x“ nebo „pushed: o“.
