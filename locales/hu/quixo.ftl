# Quixo: log lines, refusals, reckoning and options.
# $seat is a seat's number, $player the name of who sits there; $from, $to and $square are cells such as a1.

## The log

told-quixo-starts = { $symbol ->
            [cross] { $player } kezd, jele a kereszt.
           *[circle] { $player } kezd, jele a kör.
    }

told-quixo-push = { $ends ->
            [win] { $player }: { $from } betolva itt: { $to }, és egy vonallal nyer.
            [loss] { $player }: { $from } betolva itt: { $to }, és vonalat rak ki a másik félnek.
            [draw] { $player }: { $from } betolva itt: { $to }: döntetlen.
           *[no] { $player }: { $from } betolva itt: { $to }.
    }

told-quixo-push-dot = { $ends ->
            [win] { $player }: { $from } betolva itt: { $to }, és egy vonallal nyer.
            [loss] { $player }: { $from } betolva itt: { $to }, és vonalat rak ki a másik félnek.
            [draw] { $player }: { $from } betolva itt: { $to }: döntetlen.
           *[no] { $dot ->
            [self] { $player }: { $from } betolva itt: { $to }, a pontot magára fordítja.
           *[partner] { $player }: { $from } betolva itt: { $to }, a pontot a társára fordítja.
    }
    }

told-quixo-pass = { $ends ->
            [draw] { $player } nem vehet el kockát, és passzol: döntetlen.
           *[no] { $player } nem vehet el kockát, és passzol.
    }

## Why not

refused-quixo-over = A játék véget ért.
refused-quixo-lot-first = Még nem sorsolták ki a kezdő játékost.
refused-quixo-lot-drawn = A kezdő játékost már kisorsolták.
refused-quixo-never-pass = Két játékossal senki sem passzolhat.
refused-quixo-pass-with-cube = Csak akkor passzolhatsz, ha nincs elvehető kocka.
refused-quixo-not-border = { $square } nincs a peremen.
refused-quixo-other-symbol = { $square } a másik fél jelét mutatja.
refused-quixo-other-dot = { $square } pontja erre a játékosra mutat: { $player }.
refused-quixo-same-place = A kocka nem mehet vissza oda, ahonnan jött.
refused-quixo-not-an-end = Innen: { $from } a kocka nem tolható be ide: { $to }; válaszd a sora vagy oszlopa végét.
refused-quixo-no-dots = A jelek pontjai csak négy játékosnál számítanak.
refused-quixo-dot-at-partner = A pontnak rád vagy a társadra kell mutatnia.
refused-quixo-three = A Quixo két játékosnak vagy négynek csapatban való.
refused-quixo-endless = Lépéshatár és ismétléses döntetlen nélkül a játék talán sosem érne véget.
refused-quixo-position = { $why ->
            [lot] A sorsolás előtt a tábla üres, és még senki sem lépett.
            [moves] Ilyen kevés lépésben nem fordulhatott meg ennyi kocka.
            [past] A korábbi táblák nem ehhez vezetnek.
            [line] A játék ezen állás előtt véget ért.
           *[last] Az utolsó lépés nem ehhez az álláshoz vezet.
    }
text-quixo-square = Itt egy mező kellene a1 és { $last } között.
text-quixo-cube = { $seats ->
            [4] Az üres kocka „.”, a többi annak a helynek a száma, amelyre a pontja mutat: 0–3.
           *[other] Az üres kocka „.”, a kereszt „x”, a kör „o”.
    }

## The reckoning

score-quixo-own-line = Saját vonal
score-quixo-line-by-other = A másik fél által kirakott vonal

## Options

option-quixo-board = Tábla
option-quixo-board-about = Kockák egy sorban: 5 az igazi játék, 3 és 4 a kicsi.
option-quixo-move-cap = Leghosszabb játék
option-quixo-move-cap-about = Ennyi lépés után döntetlen; 0: nincs határ.
option-quixo-repetition = Döntetlen ismétléssel
option-quixo-repetition-about = A harmadszor előálló állás döntetlenre zárja a játékot.
option-quixo-move-seconds = Másodperc lépésenként
option-quixo-move-seconds-about = Aki túllépi, veszít; 0: nincs határ.
option-quixo-partners-may-consult = A társak beszélhetnek
option-quixo-partners-may-consult-about = Külön csevegést nyit minden csapatnak.
