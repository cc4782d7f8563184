### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Vzemi kocko, potisni jo nazaj in sestavi pet v vrsto.
rules-intro-quixo = Vzemi kocko z roba, obrni jo na svoj znak in jo potisni nazaj. Zmaga pet v vrsto.

## play: options

option-quixo-board = Deska
option-quixo-board-about = Kock v vrsti: 5 je običajna igra, 3 in 4 sta manjši.
option-quixo-move-cap = Omejitev potez
option-quixo-move-cap-about = Po toliko potezah je partija neodločena; 0 pomeni brez omejitve.
option-quixo-repetition = Neodločeno ob ponovitvi
option-quixo-repetition-about = Pozicija, ki nastane tretjič, konča partijo neodločeno.
option-quixo-move-seconds = Sekunde za vsako potezo
option-quixo-move-seconds-about = Kdor porabi več, izgubi; 0 pomeni brez omejitve.
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
        [win] { $player } potisne { $from } noter pri { $to } in zmaga s črto.
        [loss] { $player } potisne { $from } noter pri { $to } in sestavi črto drugi strani.
        [draw] { $player } potisne { $from } noter pri { $to }: neodločeno.
       *[no] { $player } potisne { $from } noter pri { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } potisne { $from } noter pri { $to } in zmaga s črto.
        [loss] { $player } potisne { $from } noter pri { $to } in sestavi črto drugi strani.
        [draw] { $player } potisne { $from } noter pri { $to }: neodločeno.
       *[no] { $dot ->
        [self] { $player } potisne { $from } noter pri { $to } in piko obrne k sebi.
       *[partner] { $player } potisne { $from } noter pri { $to } in piko obrne k soigralcu.
    }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } ne more vzeti nobene kocke in izpusti potezo: neodločeno.
       *[no] { $player } ne more vzeti nobene kocke in izpusti potezo.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Potisni { $from } noter pri { $to } in zmagaj s črto
        [loss] Potisni { $from } noter pri { $to } in sestavi črto drugi strani
        [draw] Potisni { $from } noter pri { $to }: neodločeno
       *[no] Potisni { $from } noter pri { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Potisni { $from } noter pri { $to } in zmagaj s črto
        [loss] Potisni { $from } noter pri { $to } in sestavi črto drugi strani
        [draw] Potisni { $from } noter pri { $to }: neodločeno
       *[no]
            { $dot ->
                [self] Potisni { $from } noter pri { $to } in piko obrni k sebi
               *[partner] Potisni { $from } noter pri { $to } in piko obrni k soigralcu
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Izpusti potezo: nobene kocke ne moreš vzeti, zato neodločeno
       *[no] Izpusti potezo: nobene kocke ne moreš vzeti
    }

## play: points

score-quixo-own-line = Lastna črta
score-quixo-line-by-other = Črta, ki jo je sestavila druga stran

## play: hints

reason-quixo-wins = Sestavi tvojo črto in zmaga.
reason-quixo-loses = Sestavi črto drugi strani.
reason-quixo-draws = Konča partijo neodločeno.
reason-quixo-lets-win = Druga stran lahko nato zmaga.
reason-quixo-stops = Ustavi črto, ki bi jo druga stran lahko dokončala.
reason-quixo-builds = Tvoja najdaljša črta ima zdaj { $count } od { $size }.
reason-quixo-breaks = Razbije črto druge strani (dolžina { $count }).
reason-quixo-new-cube = Vzame novo kocko za tvojo stran.
reason-quixo-own-cube = Premakne eno tvojih kock in drugi strani ničesar ne da.

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
refused-quixo-not-an-end = Kocke s polja { $from } ni mogoče potisniti noter pri { $to }: izberi konec njene vrste ali stolpca.
refused-quixo-no-dots = Pike so le za štiri igralce.
refused-quixo-dot-at-partner = Pika mora kazati nate ali na soigralca.
refused-quixo-three = Quixo je za dva igralca ali za štiri v ekipah.
refused-quixo-endless = Brez omejitve potez in brez neodločenega izida ob ponovitvi se partija morda nikoli ne bi končala.

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
quixo-loses = Pozor: to sestavi črto drugi strani!
quixo-moment = { $count } v vrsto!

## book: the guided first game

lesson-quixo-aim = Quixo: zmaga pet tvojih znakov zapored, v vrsti, stolpcu ali po diagonali.
lesson-quixo-take = Vzemi prazno kocko z roba, nato izberi, s katere strani jo potisneš nazaj. Vrne se s tvojim znakom.
lesson-quixo-again = Cela vrsta ali stolpec se je premaknil za eno mesto. Jemlješ lahko prazne in svoje kocke, nikoli kock druge strani.
lesson-quixo-other = Potiskanje premakne tudi kocke druge strani: tako razbiješ njene črte.
lesson-quixo-danger = A pazi: če tvoj potisk sestavi pet drugi strani, izgubiš, tudi če hkrati sestaviš svojih pet.
lesson-quixo-free = To je vse. Igraj naprej in prosi za namig, kadar želiš.

## book: rules

rules-q1 = 25 kock leži na 5 × 5 poljih, prazna stran zgoraj. Vsaka kocka ima križec in krožec; drugo je prazno. Ena stran igra s križci, druga s krožci. Kdo začne, odloči žreb. Možnosti: deske 3 × 3 ali 4 × 4.
rules-q2 = V svoji potezi vzemi eno od 16 kock na robu, ki je prazna ali kaže tvoj znak, nikoli take z znakom druge strani.
rules-q3 = Kar koli je kazala, vrne se s tvojim znakom zgoraj.
rules-q4 = Potisni jo nazaj s konca vrste ali stolpca, iz katerega je bila vzeta, tako da se vrzel zapre: dva načina za kotno kocko, trije za druge. Ne sme se vrniti na mesto, s katerega je bila vzeta.
rules-q5 = Zmaga črta petih tvojih znakov, v vrsti, stolpcu ali po diagonali.
rules-q6 = Če sestaviš črto iz znakov druge strani, izgubiš, tudi če isti potisk sestavi tvojo črto.
rules-q7 = Pri dveh igralcih nihče ne sme izpustiti poteze, in tega tudi nikoli ni treba.
rules-q8 = Dogovoriti se je mogoče za časovno omejitev poteze. (Razlaga: komur poteče čas, izgubi.)
rules-q9 = (Razlaga: v tiskanih pravilih neodločenega izida ni. Pozicija, ki nastane tretjič, je neodločena, prav tako partija z 200 potezami. Število potez je mogoče spremeniti; eno od pravil je mogoče izklopiti, obeh pa ne.)
rules-q10 = Štirje igralci sestavijo dve ekipi, soigralca si sedita nasproti. Poteze gredo v smeri urnega kazalca, tako da se ekipi izmenjujeta.
rules-q11 = Vsak znak ima piko. Kocko z znakom sme vzeti le igralec, na katerega kaže njena pika; prazne kocke kdor koli. Pika kaže na istega igralca tudi, ko se kocka premika.
rules-q12 = Ko kocko potisneš noter, njeno piko obrneš proti sebi ali soigralcu.
rules-q13 = Potezo smeš izpustiti le, če na robu ni prazne kocke in nobena kocka s tvojim znakom na robu ne kaže nate. (Razlaga: takrat jo moraš izpustiti.)
rules-q14 = Igralci se dogovorijo, ali se soigralca smeta pogovarjati o igri; to je možnost.

## book: captions of the examples

rules-example-quixo-push = Označena kocka je bila potisnjena pri { $to }; vse kocke od tam do { $from }, kjer je bila vzeta, so se premaknile za eno mesto.
rules-example-quixo-line = Cela črta križcev: zmagal je križec.
rules-example-quixo-other = Križec je potisnil in sestavil črto krožcev: zmagal je krožec.
rules-example-quixo-dots = Pri štirih igralcih ima vsak znak piko; kocko sme vzeti le igralec, na katerega kaže.

## terminal

terminal-letters-quixo = X križec, O krožec, · prazno; številka za znakom je igralec, na katerega kaže pika.

## command line

cli-solve-about = Reši Quixo: vrednost vsake deske
cli-solve-game = Kaj naj reši
cli-solve-size = Kock v vrsti: 3, 4 ali 5
cli-solve-distances = Ugotovi tudi, kako daleč so zmage in porazi
cli-solve-dir = Tu hrani končane tabele in po prekinitvi nadaljuje z njimi
cli-solve-layers = Samo toliko plasti (desk z enakim številom obrnjenih kock), od polne deske
cli-solve-threads = Koliko niti uporabi
cli-solve-check = Znova preveri toliko naključnih pozicij vsake plasti, samo po pravilih
cli-solve-json = Izpiše en dokument JSON
solve-progress = kock { $cubes }, { $rate } desk/s, še { $left } s, pomnilnik { $memory } MB, disk { $disk } MB
solve-layer =
    { $cubes ->
        [all] Skupaj: zmage { $wins }, porazi { $losses }, neodločeno { $draws }
       *[other] Obrnjenih kock { $cubes }: zmage { $wins }, porazi { $losses }, neodločeno { $draws }
    }
solve-first =
    { $value ->
        [win] Kdor začne, zmaga.
        [loss] Kdor začne, izgubi.
       *[draw] Partija je neodločena.
    }
solve-done = { $seconds } s, { $rate } desk na sekundo do simetrije; cela velikost pri tej hitrosti traja { $whole } h.
solve-checked = Znova preverjene pozicije: { $boards }; vse se ujemajo.
refused-solve-size = Na voljo so deske s 3, 4 in 5 kockami v vrsti.
refused-solve-folder = Deske s 5 kockami v vrsti potrebujejo mapo za tabele (--dir).
refused-solve-wrong = Ta pozicija je rešena napačno: { $board }. Sporoči nam; izbriši tabele in reši znova.
score-quixo-line =
    { $symbol ->
        [cross] Križec ima črto
       *[circle] Krožec ima črto
    }: { $cells }
score-quixo-none = Nihče nima črte.
score-quixo-won =
    { $symbol ->
        [cross] Zmagal je križec.
       *[circle] Zmagal je krožec.
    }
refused-score-board = Deska ima od { $min } do { $max } vrst, vsaka s prav toliko kockami.
refused-score-pushed = Obe strani imata črto: povej, kdo je potisnil zadnji, »pushed: x« ali »pushed: o«.
