### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Vzemi kocko, potisni jo nazaj in sestavi pet svojih znakov v vrsto.
rules-intro-quixo = Vzemi kocko z roba, obrni jo na svoj znak in jo potisni nazaj. Zmaga pet v vrsto.

## play: options

option-quixo-board = Deska
option-quixo-board-about = Kock v vrsti: 5 je običajna igra, 3 in 4 sta manjši.
option-quixo-move-cap = Omejitev potez
option-quixo-move-cap-about = Po toliko potezah se partija konča z remijem; 0 pomeni brez omejitve.
option-quixo-repetition = Remi ob ponovitvi
option-quixo-repetition-about = Partija se konča z remijem, ko ista pozicija nastane tretjič.
option-quixo-move-seconds = Sekunde za vsako potezo
option-quixo-move-seconds-about = Kdor prekorači ta čas, izgubi; 0 pomeni brez omejitve.
option-quixo-partners-may-consult = Soigralci se smejo pogovarjati
option-quixo-partners-may-consult-about = Odpre zasebni klepet za vsako ekipo.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } ima prvo potezo in igra s križci.
       *[circle] { $player } ima prvo potezo in igra s krožci.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } potisne { $from } nazaj pri { $to } in zmaga z nizom.
        [loss] { $player } potisne { $from } nazaj pri { $to } in sestavi niz drugi strani.
        [draw] { $player } potisne { $from } nazaj pri { $to }: remi.
       *[no] { $player } potisne { $from } nazaj pri { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } potisne { $from } nazaj pri { $to } in zmaga z nizom.
        [loss] { $player } potisne { $from } nazaj pri { $to } in sestavi niz drugi strani.
        [draw] { $player } potisne { $from } nazaj pri { $to }: remi.
       *[no]
            { $dot ->
                [self] { $player } potisne { $from } nazaj pri { $to } in piko obrne k sebi.
               *[partner] { $player } potisne { $from } nazaj pri { $to } in piko obrne k soigralcu.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } ne more vzeti nobene kocke in izpusti potezo: remi.
       *[no] { $player } ne more vzeti nobene kocke in izpusti potezo.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Potisni { $from } nazaj pri { $to } in zmagaj z nizom
        [loss] Potisni { $from } nazaj pri { $to } in sestavi niz drugi strani
        [draw] Potisni { $from } nazaj pri { $to }: remi
       *[no] Potisni { $from } nazaj pri { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Potisni { $from } nazaj pri { $to } in zmagaj z nizom
        [loss] Potisni { $from } nazaj pri { $to } in sestavi niz drugi strani
        [draw] Potisni { $from } nazaj pri { $to }: remi
       *[no]
            { $dot ->
                [self] Potisni { $from } nazaj pri { $to } in piko obrni k sebi
               *[partner] Potisni { $from } nazaj pri { $to } in piko obrni k soigralcu
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Izpusti potezo: nobene kocke ne moreš vzeti, zato je remi
       *[no] Izpusti potezo: nobene kocke ne moreš vzeti
    }

## play: points

score-quixo-own-line = Lasten niz
score-quixo-line-by-other = Niz, ki ga je sestavila druga stran

## play: hints

reason-quixo-wins = Dopolni tvoj niz in zmaga.
reason-quixo-loses = Dopolni niz druge strani.
reason-quixo-draws = Partija se konča z remijem.
reason-quixo-lets-win = Druga stran lahko zmaga z naslednjo potezo.
reason-quixo-stops = Drugi strani prepreči, da bi dopolnila niz.
reason-quixo-builds = Tvoj najdaljši niz ima zdaj { $count } od { $size }.
reason-quixo-breaks = Razbije niz druge strani (dolžina: { $count }).
reason-quixo-new-cube = Vzame novo kocko za tvojo stran.
reason-quixo-own-cube = Premakne eno tvojih kock.

## play: refusals

refused-quixo-over = Partija je končana.
refused-quixo-lot-first = Še ni izžrebano, kdo začne.
refused-quixo-lot-drawn = Že je izžrebano, kdo začne.
refused-quixo-never-pass = Pri dveh igralcih nihče ne sme izpustiti poteze.
refused-quixo-pass-with-cube = Potezo smeš izpustiti le, če ne moreš vzeti nobene kocke.
refused-quixo-not-border = { $square } ni na robu.
refused-quixo-other-symbol = { $square } kaže znak druge strani.
refused-quixo-other-dot = Pika na { $square } kaže na drugega igralca: { $player }.
refused-quixo-same-place = Kocka se ne sme vrniti tja, od koder je prišla.
refused-quixo-not-an-end = Kocke s polja { $from } ni mogoče potisniti nazaj pri { $to }: izberi konec njene vrste ali stolpca.
refused-quixo-no-dots = Pike so le za štiri igralce.
refused-quixo-dot-at-partner = Pika mora kazati nate ali na soigralca.
refused-quixo-three = Quixo je za dva igralca ali za štiri v ekipah.
refused-quixo-endless = Brez omejitve potez in brez remija ob ponovitvi se partija morda nikoli ne bi končala.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Pred žrebom so vse kocke prazne in nihče še ni igral.
        [moves] Toliko kock ni moglo biti obrnjenih v tako malo potezah.
        [past] Prejšnje deske ne vodijo do te.
        [line] Partija je bila končana že pred to pozicijo.
       *[last] Zadnja poteza ne vodi do te pozicije.
    }
text-quixo-square = Tu je pričakovano polje od a1 do { $last }.
text-quixo-cube =
    { $seats ->
        [4] Prazna kocka se piše ».«, druga pa s sedežem, na katerega kaže pika, 0 do 3.
       *[other] Kocka se piše ».«, če je prazna, »x« za križec, »o« za krožec.
    }

## page: the board

help-quixo = Vzemi kocko s svetlim robom, nato izberi, s katere strani jo potisneš. S tipkovnico: puščice, Enter, nato puščica te strani.
quixo-board = Deska
quixo-cell =
    { $square }: { $symbol ->
        [cross] križec
        [circle] krožec
       *[blank] prazno
    }{ $dot ->
        [yes] , kaže na: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , lahko vzameš
       *[no] { "" }
    }
quixo-row = Vrsta { $row }: { $cells }
quixo-cube-cross = križec
quixo-cube-circle = krožec
quixo-cube-blank = prazno
quixo-choose-cube =
    { $symbol ->
        [cross] Vzemi kocko: prazno ali s križcem.
       *[circle] Vzemi kocko: prazno ali s krožcem.
    }
quixo-choose-cube-dot = Vzemi prazno kocko ali tako, katere pika kaže nate.
quixo-choose-side = S katere strani jo potisneš?
quixo-move =
    { $side ->
        [top] Kocka { $from }, potisnjena od zgoraj
        [bottom] Kocka { $from }, potisnjena od spodaj
        [left] Kocka { $from }, potisnjena z leve
       *[right] Kocka { $from }, potisnjena z desne
    }
quixo-move-dot = pika kaže na: { $player }
quixo-move-pass = Izpusti
quixo-must-pass = Ne moreš vzeti nobene kocke: izpusti potezo.
quixo-dot = Na koga kaže pika
quixo-wins = zmaga
quixo-loses = Pozor: to sestavi niz drugi strani!
quixo-moment = { $count } v vrsto!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Imaš prvo potezo in igraš s križci.
       *[circle] Imaš prvo potezo in igraš s krožci.
    }
own-quixo-push =
    { $ends ->
        [win] Potisneš { $from } nazaj pri { $to } in zmagaš z nizom.
        [loss] Potisneš { $from } nazaj pri { $to } in sestaviš niz drugi strani.
        [draw] Potisneš { $from } nazaj pri { $to }: remi.
       *[no] Potisneš { $from } nazaj pri { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Potisneš { $from } nazaj pri { $to } in zmagaš z nizom.
        [loss] Potisneš { $from } nazaj pri { $to } in sestaviš niz drugi strani.
        [draw] Potisneš { $from } nazaj pri { $to }: remi.
       *[no]
            { $dot ->
                [self] Potisneš { $from } nazaj pri { $to } in piko obrneš k sebi.
               *[partner] Potisneš { $from } nazaj pri { $to } in piko obrneš k soigralcu.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Ne moreš vzeti nobene kocke in izpustiš potezo: remi.
       *[no] Ne moreš vzeti nobene kocke in izpustiš potezo.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: zmagaš, ko sestaviš niz petih svojih znakov. Šteje vrsta, stolpec ali diagonala.
lesson-quixo-take = Vzemi prazno kocko z roba, nato izberi, s katere strani jo potisneš nazaj. Vrne se s tvojim znakom.
lesson-quixo-again = Cela vrsta ali stolpec se je premaknil za eno mesto. Jemlješ lahko prazne in svoje kocke, nikoli kock druge strani.
lesson-quixo-other = Potiskanje premakne tudi kocke druge strani: tako razbiješ njene nize.
lesson-quixo-danger = A pazi: če tvoj potisk sestavi pet drugi strani, izgubiš, tudi če hkrati sestaviš svojih pet.
lesson-quixo-free = To je vse. Igraj naprej in prosi za namig, kadar želiš.

## book: rules

rules-q1 = 25 kock leži na 5 × 5 poljih, prazna stran zgoraj. Vsaka kocka ima križec in krožec; drugo je prazno. Ena stran igra s križci, druga s krožci. Kdo začne, odloči žreb. Možnosti: deske 3 × 3 ali 4 × 4.
rules-q2 = V svoji potezi vzemi eno od 16 kock na robu, ki je prazna ali kaže tvoj znak, nikoli take z znakom druge strani.
rules-q3 = Kar koli je kazala, vrne se s tvojim znakom zgoraj.
rules-q4 = Potisni jo nazaj s konca vrste ali stolpca, iz katerega je bila vzeta, tako da se vrzel zapre: dva načina za kotno kocko, trije za druge. Ne sme se vrniti na mesto, s katerega je bila vzeta.
rules-q5 = Zmaga niz petih tvojih znakov v vrsti, stolpcu ali po diagonali.
rules-q6 = Če sestaviš niz znakov druge strani, izgubiš, tudi če isti potisk sestavi tvoj niz.
rules-q7 = Pri dveh igralcih nihče ne sme izpustiti poteze, in tega tudi nikoli ni treba.
rules-q8 = Dogovoriti se je mogoče za časovno omejitev poteze. (Razlaga: komur poteče čas, izgubi.)
rules-q9 = (Razlaga: v tiskanih pravilih remija ni. Remi je, ko ista pozicija nastane tretjič in ko partija doseže 200 potez. Število potez je mogoče spremeniti, eno od obeh vrst remija pa je mogoče tudi izklopiti, a ne obeh.)
rules-q10 = Štirje igralci sestavijo dve ekipi, soigralca si sedita nasproti. Poteze gredo v smeri urnega kazalca, tako da se ekipi izmenjujeta.
rules-q11 = Vsak znak ima piko. Kocko z znakom sme vzeti le igralec, na katerega kaže njena pika; prazne kocke kdor koli. Pika kaže na istega igralca tudi, ko se kocka premika.
rules-q12 = Ko kocko potisneš nazaj, njeno piko obrneš proti sebi ali soigralcu.
rules-q13 = Potezo smeš izpustiti le, če na robu ni prazne kocke in nobena kocka s tvojim znakom na robu ne kaže nate. (Razlaga: takrat jo moraš izpustiti.)
rules-q14 = Igralci se dogovorijo, ali se soigralca smeta pogovarjati o igri; to je možnost.

## book: captions of the examples

rules-example-quixo-push = Označena kocka je bila potisnjena nazaj pri { $to }; vse kocke od tam do { $from }, kjer je bila vzeta, so se premaknile za eno mesto.
rules-example-quixo-line = Cel niz križcev: zmagal je križec.
rules-example-quixo-other = Križec je potisnil in sestavil niz krožcev: zmagal je krožec.
rules-example-quixo-dots = Pri štirih igralcih ima vsak znak piko; kocko sme vzeti le igralec, na katerega kaže.

## terminal

terminal-letters-quixo = X križec, O krožec, · prazno; številka za znakom je igralec, na katerega kaže pika.

## command line

cli-solve-about = Reši Quixo: izračuna vrednost vsake deske
cli-solve-game = Kaj naj reši
cli-solve-size = Kock v vrsti: 3, 4 ali 5
cli-solve-distances = Ugotovi tudi, v koliko potezah se zmaga ali izgubi
cli-solve-dir = Tu hrani končane tabele in po prekinitvi nadaljuje z njimi
cli-solve-layers = Reši le toliko plasti (desk z enakim številom obrnjenih kock), začenši s polno desko
cli-solve-threads = Koliko niti uporabi
cli-solve-check = Znova preveri toliko naključnih desk vsake plasti, samo po pravilih
cli-solve-json = Izpiše en dokument JSON
solve-progress = kock { $cubes }, { $rate } desk/s, še { $left } s, pomnilnik { $memory } MB, disk { $disk } MB
solve-layer =
    { $cubes ->
        [all] Skupaj: zmage { $wins }, porazi { $losses }, remiji { $draws }
       *[other] Obrnjenih kock { $cubes }: zmage { $wins }, porazi { $losses }, remiji { $draws }
    }
solve-first =
    { $value ->
        [win] Kdor začne, zmaga.
        [loss] Kdor začne, izgubi.
       *[draw] Partija se konča z remijem.
    }
solve-done = { $seconds } s, { $rate } desk na sekundo do simetrije natančno; popolna rešitev te velikosti deske pri tej hitrosti traja { $whole } h.
solve-checked = Znova preverjene deske: { $boards }; vse se ujemajo.
refused-solve-size = Na voljo so deske s 3, 4 in 5 kockami v vrsti.
refused-solve-folder = Deske s 5 kockami v vrsti potrebujejo mapo za tabele (--dir).
refused-train-tables = Za urjenje so potrebne tabele vseh desk 5 × 5; najprej jih ustvari (klots solve quixo --size 5).
refused-solve-wrong = Ta deska je rešena napačno: { $board }. Sporoči nam to, nato izbriši tabele in reši znova.
score-quixo-line =
    { $symbol ->
        [cross] Križec ima niz
       *[circle] Krožec ima niz
    }: { $cells }
score-quixo-none = Nihče nima niza.
score-quixo-won =
    { $symbol ->
        [cross] Zmagal je križec.
       *[circle] Zmagal je krožec.
    }
refused-score-board = Deska ima od { $min } do { $max } vrst, vsaka s prav toliko kockami.
refused-score-pushed = Obe strani imata niz: povej, kdo je potisnil zadnji, »pushed: x« ali »pushed: o«.
