### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Vegyél el egy kockát, told vissza, és rakj ki öt saját jelet egy vonalban.
rules-intro-quixo = Vegyél el egy kockát a peremről, fordítsd a jeledre, és told vissza. Öt egy vonalban nyer.

## play: options

option-quixo-board = Tábla
option-quixo-board-about = Kockák egy sorban: 5 a szokásos játék, 3 és 4 kisebb.
option-quixo-move-cap = Lépéskorlát
option-quixo-move-cap-about = Ennyi lépés után döntetlen; 0: nincs korlát.
option-quixo-repetition = Döntetlen ismétléssel
option-quixo-repetition-about = Ha egy állás harmadszor is előáll, a játék döntetlen.
option-quixo-move-seconds = Másodperc lépésenként
option-quixo-move-seconds-about = Aki túllépi ezt az időt, veszít; 0: nincs korlát.
option-quixo-partners-may-consult = A társak beszélhetnek
option-quixo-partners-may-consult-about = Külön csevegést nyit minden csapatnak.

## play: log

told-quixo-starts = { $symbol ->
            [cross] { $player } kezd, jele a kereszt.
           *[circle] { $player } kezd, jele a kör.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } betol egy kockát ({ $from } → { $to }), és egy vonallal nyer.
        [loss] { $player } betol egy kockát ({ $from } → { $to }), és vonalat rak ki a másik félnek.
        [draw] { $player } betol egy kockát ({ $from } → { $to }): döntetlen.
       *[no] { $player } betol egy kockát: { $from } → { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } betol egy kockát ({ $from } → { $to }), és egy vonallal nyer.
        [loss] { $player } betol egy kockát ({ $from } → { $to }), és vonalat rak ki a másik félnek.
        [draw] { $player } betol egy kockát ({ $from } → { $to }): döntetlen.
       *[no]
            { $dot ->
                [self] { $player } betol egy kockát ({ $from } → { $to }), pöttyével maga felé.
               *[partner] { $player } betol egy kockát ({ $from } → { $to }), pöttyével a társa felé.
            }
    }
told-quixo-pass = { $ends ->
            [draw] { $player } nem vehet el kockát, és passzol: döntetlen.
           *[no] { $player } nem vehet el kockát, és passzol.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Betolás ({ $from } → { $to }): győzelem egy vonallal
        [loss] Betolás ({ $from } → { $to }): vonal a másik félnek
        [draw] Betolás ({ $from } → { $to }): döntetlen
       *[no] Betolás: { $from } → { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Betolás ({ $from } → { $to }): győzelem egy vonallal
        [loss] Betolás ({ $from } → { $to }): vonal a másik félnek
        [draw] Betolás ({ $from } → { $to }): döntetlen
       *[no]
            { $dot ->
                [self] Betolás: { $from } → { $to }, a pötty rád mutat
               *[partner] Betolás: { $from } → { $to }, a pötty a társadra mutat
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Passz: nincs elvehető kocka, ezért döntetlen
       *[no] Passz: nincs elvehető kocka
    }

## play: points

score-quixo-own-line = Saját vonal
score-quixo-line-by-other = A másik fél által kirakott vonal

## play: hints

reason-quixo-wins = Kirakja a vonaladat, és nyer.
reason-quixo-loses = Vonalat rak ki a másik félnek.
reason-quixo-draws = Döntetlenre zárja a játékot.
reason-quixo-lets-win = A másik fél a következő lépéssel nyerhet.
reason-quixo-stops = Megakadályozza, hogy a másik fél vonalat rakjon ki.
reason-quixo-builds = A leghosszabb vonalad most: { $count } / { $size }.
reason-quixo-breaks = Megtöri a másik fél { $count } kockás vonalát.
reason-quixo-new-cube = Új kockát szerez neked.
reason-quixo-own-cube = Saját kockát mozgat.

## play: refusals

refused-quixo-over = A játék véget ért.
refused-quixo-lot-first = Még nem sorsolták ki a kezdő játékost.
refused-quixo-lot-drawn = A kezdő játékost már kisorsolták.
refused-quixo-never-pass = Két játékossal senki sem passzolhat.
refused-quixo-pass-with-cube = Csak akkor passzolhatsz, ha nincs elvehető kocka.
refused-quixo-not-border = { $square } nincs a peremen.
refused-quixo-other-symbol = { $square } a másik fél jelét mutatja.
refused-quixo-other-dot = { $square } pöttye erre a játékosra mutat: { $player }.
refused-quixo-same-place = A kocka nem mehet vissza oda, ahonnan jött.
refused-quixo-not-an-end = Az innen elvett kocka ({ $from }) nem tolható be ide: { $to }; válaszd a sora vagy az oszlopa egyik végét.
refused-quixo-no-dots = Pöttyök csak négy játékosnál vannak.
refused-quixo-dot-at-partner = A pöttynek rád vagy a társadra kell mutatnia.
refused-quixo-three = A Quixót ketten vagy csapatokban négyen játszhatják.
refused-quixo-endless = Lépéskorlát és ismétléses döntetlen nélkül a játék talán sosem érne véget.

## play: positions as text

refused-quixo-position = { $why ->
            [lot] A sorsolás előtt a tábla üres, és még senki sem lépett.
            [moves] Ilyen kevés lépésben nem fordulhatott meg ennyi kocka.
            [past] A korábbi táblák nem ehhez vezetnek.
            [line] A játék ezen állás előtt véget ért.
           *[last] Az utolsó lépés nem ehhez az álláshoz vezet.
    }
text-quixo-square = Itt egy mező kellene a1 és { $last } között.
text-quixo-cube = { $seats ->
            [4] Az üres kocka „.”, a többi annak a helynek a száma, amelyre a pöttye mutat: 0–3.
           *[other] Az üres kocka „.”, a kereszt „x”, a kör „o”.
    }

## page: the board

help-quixo = Vegyél el egy világos szélű kockát, majd válaszd ki, melyik oldalról tolod be. Billentyűzettel: nyilak, Enter, majd az oldal nyila.
quixo-board = Tábla
quixo-cell = { $square }: { $symbol ->
            [cross] kereszt
            [circle] kör
           *[blank] üres
    }{ $dot ->
            [yes] , erre mutat: { $player }
           *[no] { "" }
    }{ $can ->
            [yes] , elvehető
           *[no] { "" }
    }
quixo-row = { $row }. sor: { $cells }
quixo-cube-cross = kereszt
quixo-cube-circle = kör
quixo-cube-blank = üres
quixo-choose-cube = { $symbol ->
            [cross] Vegyél el egy kockát: üreset vagy keresztet.
           *[circle] Vegyél el egy kockát: üreset vagy kört.
    }
quixo-choose-cube-dot = Vegyél el egy üres kockát, vagy olyat, amelynek a pöttye rád mutat.
quixo-choose-side = Melyik oldalról tolod be?
quixo-move = { $side ->
            [top] { $from } kocka, felülről betolva
            [bottom] { $from } kocka, alulról betolva
            [left] { $from } kocka, balról betolva
           *[right] { $from } kocka, jobbról betolva
    }
quixo-move-dot = a pötty erre mutat: { $player }
quixo-move-pass = Passz
quixo-must-pass = Nem vehetsz el kockát: passzolj.
quixo-dot = Kire mutasson a pötty
quixo-wins = nyer
quixo-loses = Vigyázz: ez a másik félnek rak ki vonalat!
quixo-moment = { $count } egy vonalban!

## page: what you did

own-quixo-starts = { $symbol ->
            [cross] Te kezdesz, jeled a kereszt.
           *[circle] Te kezdesz, jeled a kör.
    }
own-quixo-push =
    { $ends ->
        [win] Betolsz egy kockát ({ $from } → { $to }), és egy vonallal nyersz.
        [loss] Betolsz egy kockát ({ $from } → { $to }), és vonalat raksz ki a másik félnek.
        [draw] Betolsz egy kockát ({ $from } → { $to }): döntetlen.
       *[no] Betolsz egy kockát: { $from } → { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Betolsz egy kockát ({ $from } → { $to }), és egy vonallal nyersz.
        [loss] Betolsz egy kockát ({ $from } → { $to }), és vonalat raksz ki a másik félnek.
        [draw] Betolsz egy kockát ({ $from } → { $to }): döntetlen.
       *[no]
            { $dot ->
                [self] Betolsz egy kockát ({ $from } → { $to }), pöttyével magad felé.
               *[partner] Betolsz egy kockát ({ $from } → { $to }), pöttyével a társad felé.
            }
    }
own-quixo-pass = { $ends ->
            [draw] Nem vehetsz el kockát, és passzolsz: döntetlen.
           *[no] Nem vehetsz el kockát, és passzolsz.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: öt saját jel egy vonalban nyer, sorban, oszlopban vagy átlóban.
lesson-quixo-take = Vegyél el egy üres kockát a peremről, majd válaszd ki, melyik oldalról tolod vissza. A te jeleddel kerül vissza.
lesson-quixo-again = Az egész sor eggyel arrébb csúszott. Üres és saját kockát vehetsz el, a másik félét soha.
lesson-quixo-other = A tolás a másik fél kockáit is mozgatja: törd meg vele a vonalait.
lesson-quixo-danger = De vigyázz: ha a tolásod ötöt rak ki a másik félnek, veszítesz, még ha neked is kijön az öt.
lesson-quixo-free = Ennyi az egész. Játssz tovább, és kérj tippet, amikor csak szeretnél.

## book: rules

rules-q1 = 25 kocka tölti ki az 5 × 5 mezős táblát, üres oldalával felfelé. Minden kockán van egy kereszt és egy kör; a többi oldal üres. Az egyik fél a kereszt, a másik a kör. Sorsolás dönti el, ki kezd. Beállítás: 3 × 3-as vagy 4 × 4-es tábla.
rules-q2 = Amikor te jössz, vegyél el a perem 16 kockája közül egy olyat, amelyik üres, vagy a te jeledet mutatja; a másik fél jelét mutatót soha.
rules-q3 = Bármit mutatott, a te jeleddel felfelé kerül vissza.
rules-q4 = Told vissza annak a sornak vagy oszlopnak a végéről, ahonnan jött, hogy a rés bezáruljon: sarokból kétféleképp, máshonnan háromféleképp. Nem mehet vissza oda, ahonnan jött.
rules-q5 = Öt saját jel egy vonalban nyer, sorban, oszlopban vagy átlóban.
rules-q6 = Ha a másik fél jeléből raksz ki vonalat, veszítesz, még ha ugyanaz a tolás a te vonaladat is kirakja.
rules-q7 = Két játékossal senki sem passzolhat, és nem is kell soha.
rules-q8 = Lépésenkénti időkorlátban meg lehet egyezni. (Pontosítás: akinek lejár az ideje, veszít.)
rules-q9 = (Pontosítás: a nyomtatott szabályban nincs döntetlen. Ha egy állás harmadszor is előáll, a játék döntetlen; 200 lépés után szintén. A lépések száma módosítható; az egyik döntetlenszabály kikapcsolható, de a kettő együtt nem.)
rules-q10 = Négy játékos két csapatot alkot, a társak egymással szemben ülnek. A játék az óramutató járása szerint halad, így a csapatok váltják egymást.
rules-q11 = Minden jelhez tartozik egy pötty. Jelet mutató kockát csak az a játékos vehet el, akire a pöttye mutat; üreset bárki. A pötty ugyanarra a játékosra mutat, miközben a kockát tologatják.
rules-q12 = Amikor betolsz egy kockát, a pöttyét magadra vagy a társadra irányítod.
rules-q13 = Csak akkor passzolhatsz, ha a peremen nincs sem üres kocka, sem olyan a te jeleddel, amelynek a pöttye rád mutat. (Pontosítás: ekkor passzolnod kell.)
rules-q14 = A játékosok megegyeznek, beszélhetnek-e a társak a játékról; ezt beállítás szabályozza.

## book: captions of the examples

rules-example-quixo-push = A megjelölt kockát itt tolták be: { $to }; innen vették el: { $from }. A kettő közti összes kocka eggyel arrébb csúszott.
rules-example-quixo-line = Egy teljes vonal kereszt: a kereszt nyert.
rules-example-quixo-other = A kereszt tolt, és körökből rakott ki vonalat: a kör nyert.
rules-example-quixo-dots = Négy játékossal minden jelnek van egy pöttye; csak az a játékos veheti el a kockát, akire mutat.

## terminal

terminal-letters-quixo = X kereszt, O kör, · üres; a jel utáni szám az a játékos, akire a pöttye mutat.

## command line

cli-solve-about = A Quixo megoldása: minden tábla értéke
cli-solve-game = Mit oldjon meg
cli-solve-size = Kockák egy sorban: 3, 4 vagy 5
cli-solve-distances = Azt is kideríti, hány lépésre van a győzelem és a vereség
cli-solve-dir = Itt tartja a kész táblázatokat, és megállás után innen folytatja
cli-solve-layers = Csak ennyi réteg (azonos számú megfordított kockát tartalmazó táblák), a teli táblától
cli-solve-threads = Használt szálak
cli-solve-check = Ennyi véletlen állás újbóli ellenőrzése minden rétegből, csak a szabályok alapján
cli-solve-json = Egyetlen JSON-dokumentum kiírása
solve-progress = { $cubes } kocka, { $rate } tábla/s, még { $left } s, { $memory } MB memória, { $disk } MB lemez
solve-layer = { $cubes ->
            [all] Összesen: { $wins } győzelem, { $losses } vereség, { $draws } döntetlen
           *[other] { $cubes } megfordított kocka: { $wins } győzelem, { $losses } vereség, { $draws } döntetlen
    }
solve-first = { $value ->
            [win] A kezdő játékos nyer.
            [loss] A kezdő játékos veszít.
           *[draw] A játék döntetlen.
    }
solve-done = { $seconds } s, { $rate } tábla másodpercenként, szimmetriától eltekintve; ennek a méretnek a teljes megoldása ilyen tempóban { $whole } óra.
solve-checked = Újra ellenőrzött állások: { $boards }; mind egyezik.
refused-solve-size = A tábla egy sorában 3, 4 vagy 5 kocka lehet.
refused-solve-folder = A soronként 5 kockás táblák táblázataihoz mappa kell (--dir).
refused-train-tables = A tanításhoz az összes 5 × 5-ös tábla táblázata kell; előbb készítsd el őket (klots solve quixo --size 5).
refused-solve-wrong = Ez az állás hibásan van megoldva: { $board }. Kérjük, jelezd, majd töröld a táblázatokat, és oldd meg újra.
score-quixo-line = { $symbol ->
    [cross] A keresztnek vonala van
   *[circle] A körnek vonala van
}: { $cells }
score-quixo-none = Senkinek sincs vonala.
score-quixo-won = { $symbol ->
    [cross] A kereszt nyert.
   *[circle] A kör nyert.
}
refused-score-board = Egy tábla { $min }–{ $max } sor, mindegyikben ugyanannyi kocka.
refused-score-pushed = Mindkét félnek van vonala: mondd meg, ki tolt utoljára, „pushed: x” vagy „pushed: o”.
