### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klasični domino do pascha 9-9, za dva do deset igralcev.
rules-intro-dominoes = Polagaj ploščice na oba konca ene kače. Zmaga, kdor prvi ostane brez ploščic.

## play: options

option-dominoes-starter-draws = Kdor začne, jemlje do ustrezne ploščice
option-dominoes-starter-draws-about = Kdor začne s paschem in nima ustrezne ploščice, jemlje, dokler ne dobi ustrezne. Če je izklopljeno, se ne doda nič.
option-dominoes-may-draw-anyway = Jemati je vedno dovoljeno
option-dominoes-may-draw-anyway-about = Ploščico je dovoljeno vzeti, čeprav katera v roki ustreza. Če je izklopljeno, mora položiti, kdor lahko.
option-dominoes-drawing = Kadar nič ne ustreza
option-dominoes-drawing-about = Ali mora igralec, ki mu nič ne ustreza, jemati ali pa lahko izpusti potezo. Če jo zaporedoma izpustijo vsi, je krog končan.
option-dominoes-drawing-is-must = mora jemati
option-dominoes-drawing-is-may = lahko jemlje ali izpusti potezo
option-dominoes-double-counts = Pasch v roki šteje
option-dominoes-double-counts-about = Koliko ob koncu kroga šteje pasch, ki ostane v roki.
option-dominoes-double-counts-is-once = eno polovico
option-dominoes-double-counts-is-as_one_pip = eno piko
option-dominoes-double-counts-is-twice = obe polovici
option-dominoes-match = Partija iz več krogov
option-dominoes-match-about = Zmagovalec kroga dobi pike, ki so ostale pri drugih, dokler kdo ne doseže cilja.
option-dominoes-target = Cilj
option-dominoes-target-about = Vsota, ki prinese zmago v partiji.

## play: log

told-dominoes-deal = { $count ->
    [one] Krog { $round }: vsak vzame { $count } ploščico.
    [two] Krog { $round }: vsak vzame { $count } ploščici.
    [few] Krog { $round }: vsak vzame { $count } ploščice.
   *[other] Krog { $round }: vsak vzame { $count } ploščic.
}
told-dominoes-start = { $player } začne s ploščico { $tile }.
told-dominoes-lay = { $player } položi { $tile }. Prosta konca: { $left } in { $right }.
told-dominoes-out = { $player } položi { $tile }, svojo zadnjo ploščico.
told-dominoes-block = { $player } položi { $tile } in nihče ne more več položiti ploščice.
told-dominoes-draw = { $player } vzame ploščico.
told-dominoes-drew = { $player } dobi { $tile }.
told-dominoes-drew-hidden = { $player } dobi ploščico.
told-dominoes-pass = { $ends ->
    [equal] { $player } izpusti potezo: nima { $left }.
   *[two] { $player } izpusti potezo: nima ne { $left } ne { $right }.
}

## play: possible moves

may-dominoes-start = Začni s ploščico { $tile }
may-dominoes-lay = Položi { $tile } (prosta konca: { $left } in { $right })
may-dominoes-out = Položi { $tile }, svojo zadnjo ploščico
may-dominoes-block = Položi { $tile } in zapri kačo
may-dominoes-draw = Vzemi ploščico
may-dominoes-pass = { $ends ->
    [equal] Izpusti potezo: nimaš { $left }
   *[two] Izpusti potezo: nimaš ne { $left } ne { $right }
}

## play: points

score-dominoes-left = { $tile } ostane v roki
score-dominoes-double-left = { $tile } ostane v roki; pasch šteje enojno
score-dominoes-earlier =
    { $count ->
        [1] Prvi krog
        [one] Prvih { $count } krogov
        [two] Prva { $count } kroga
        [few] Prvi { $count } krogi
       *[other] Prvih { $count } krogov
    }
score-dominoes-hand = Krog { $round }: ostalo v roki ({ $player })

## play: hints

reason-dominoes-out = To je tvoja zadnja ploščica: krog je tvoj.
reason-dominoes-starves = { $player } zanjo ne more imeti ustrezne ploščice.
reason-dominoes-lacks = { $player }: v roki ni bilo števila { $number }, odtlej pa tudi ni bilo jemanja.
reason-dominoes-rare =
    { $count ->
        [0] Zunaj tvoje roke ni nobene druge ploščice s številom { $number }.
        [one] Zunaj tvoje roke je le še { $count } ploščica s številom { $number }.
        [two] Zunaj tvoje roke sta le še { $count } ploščici s številom { $number }.
        [few] Zunaj tvoje roke so le še { $count } ploščice s številom { $number }.
       *[other] Zunaj tvoje roke je le še { $count } ploščic s številom { $number }.
    }
reason-dominoes-keeps =
    { $count ->
        [one] Potem ustreza { $count } tvoja ploščica.
        [two] Potem ustrezata { $count } tvoji ploščici.
        [few] Potem ustrezajo { $count } tvoje ploščice.
       *[other] Potem ustreza { $count } tvojih ploščic.
    }
reason-dominoes-keeps-none = Potem ne ustreza nobena tvoja ploščica.
reason-dominoes-double = Pascha se je pozneje težko znebiti.
reason-dominoes-draw = Nobena tvoja ploščica ne ustreza.
reason-dominoes-pass = Nič ne ustreza in ni več česa vzeti.

## play: refusals

refused-dominoes-round-over = Krog je končan.
refused-dominoes-drawing = Ploščica se pravkar jemlje.
refused-dominoes-start = Krog se začne s ploščico { $tile }.
refused-dominoes-started = Kača je že začeta.
refused-dominoes-not-held = Ploščice { $tile } nimaš.
refused-dominoes-drawn-tile = Vzeta ploščica { $drawn } ustreza: položi jo.
refused-dominoes-equal-ends = Na obeh koncih je { $right }: ploščico { $tile } je mogoče položiti le na en način.
refused-dominoes-other-end = Ploščica { $tile } ustreza le na drugem koncu.
refused-dominoes-second = Druga ploščica mora ustrezati začetnemu paschu; { $tile } ne ustreza.
refused-dominoes-no-match = { $ends ->
    [equal] Ploščica { $tile } ne ustreza prostima koncema: na obeh je { $left }.
   *[two] Ploščica { $tile } ne ustreza prostima koncema { $left } in { $right }.
}
refused-dominoes-stock-empty = Ni več česa vzeti.
refused-dominoes-must-lay = Imaš ustrezno ploščico: položi jo.
refused-dominoes-must-draw = Na kupu so še ploščice: vzemi, preden izpustiš potezo.
refused-dominoes-no-luck = Zdaj ni česa vzeti.
refused-dominoes-not-in-stock = Ploščice { $tile } ni na kupu.
refused-dominoes-tile-twice = Ploščica { $tile } je tu dvakrat.
refused-dominoes-deal = { $count ->
    [one] Vsak dobi { $count } ploščico.
    [two] Vsak dobi { $count } ploščici.
    [few] Vsak dobi { $count } ploščice.
   *[other] Vsak dobi { $count } ploščic.
}
refused-dominoes-hands = »{ $field }« potrebuje eno roko za vsak sedež (sedežev je { $seats }).

## play: positions as text

refused-dominoes-position =
    { $why ->
        [tiles] Neka ploščica je na dveh mestih.
        [line] Ploščice v kači se ne ujemajo.
        [hands] Nekdo ima v roki nemogoče število ploščic.
        [stage] To, kar sledi, se ne ujema s kačo in rokami.
        [drawn] Vzete ploščice se ne ujemajo s kačo in rokami.
        [known] To, kar je znano o ploščicah nekega igralca, ne drži.
        [totals] Nobena partija ne more imeti takih krogov in vsot.
        [last] Prejšnji krog se ni mogel tako končati.
       *[other] Taka pozicija ni mogoča.
    }
text-dominoes-tile = Stolpec { $column }: pričakovana je ploščica, na primer 9-4.
text-dominoes-which-end = Stolpec { $column }: { $tile } ustreza na obeh koncih; napiši left ali right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } ploščica na kupu
        [two] { $count } ploščici na kupu
        [few] { $count } ploščice na kupu
       *[other] { $count } ploščic na kupu
    }
help-dominoes = Izberi ploščico iz roke (1 do 9), nato konec kače: levi ali desni.
dominoes-tile = { $left } in { $right }
dominoes-double = pasch { $number }
dominoes-line =
    { $count ->
        [one] Kača z { $count } ploščico: { $tiles }
        [two] Kača z { $count } ploščicama: { $tiles }
        [few] Kača s ploščicami ({ $count }): { $tiles }
       *[other] Kača s ploščicami ({ $count }): { $tiles }
    }
dominoes-ends = Prosta konca sta { $left } na levi in { $right } na desni.
dominoes-end =
    { $end ->
        [left] Levi konec: { $number }
        [right] Desni konec: { $number }
       *[start] Sem gre prva ploščica
    }
dominoes-choose-tile = Izberi ustrezno ploščico.
dominoes-choose-end = Levo ali desno?
dominoes-fits-nowhere =
    { $ends ->
        [equal] Ploščica { $tile } ne ustreza: na obeh koncih je { $left }.
       *[two] Ploščica { $tile } ne ustreza ne številu { $left } ne številu { $right }.
    }
dominoes-must-start = Krog se začne s ploščico { $tile }.
dominoes-must-draw = Nič ne ustreza: vzemi.
dominoes-must-pass = Nič ne ustreza in kup je prazen: izpusti potezo.
dominoes-draw = Vzemi
dominoes-pass = Izpusti
dominoes-sort =
    { $order ->
        [pips] Po pikah
        [doubles] Najprej paschi
        [own] Moj vrstni red
       *[drawn] Po vrsti jemanja
    }
dominoes-pips-left = Pike v tvoji roki: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } kot prva ploščica
       *[end] { $tile } k številu { $number }
    }

## page: the score pad

pad-dominoes-about = Po vsakem krogu vpiši, koliko pik je komu ostalo v roki (pasch šteje enojno). Kdor ima najnižjo vsoto, zmaga in dobi pike vseh drugih.

## page: what you did

own-dominoes-start = Začneš s ploščico { $tile }.
own-dominoes-lay = Položiš { $tile }. Prosta konca: { $left } in { $right }.
own-dominoes-out = Položiš { $tile }, svojo zadnjo ploščico.
own-dominoes-block = Položiš { $tile } in nihče ne more več položiti ploščice.
own-dominoes-draw = Vzameš ploščico.
own-dominoes-drew = Dobiš { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Izpustiš potezo: nimaš { $left }.
   *[two] Izpustiš potezo: nimaš ne { $left } ne { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: polagaj ploščice na oba konca kače. Zmaga, kdor prvi ostane brez ploščic.
lesson-dominoes-start = Začne najvišji pasch. Če je tvoj, ga izberi in odigraj.
lesson-dominoes-lay = Izberi ploščico z istim številom, kot je na prostem koncu. Če ustreza na obeh koncih, izbereš ti.
lesson-dominoes-draw = Če nič ne ustreza, jemlješ, dokler kaj ne ustreza. Če je kup prazen, izpustiš potezo.
lesson-dominoes-ends = Veliki števili vedno kažeta prosta konca. Če nihče ne more več polagati, zmaga, kdor ima v roki najmanj pik; pasch šteje enojno.
lesson-dominoes-free = To je vse. Igraj naprej in prosi za namig, kadar želiš.

## book: rules

rules-differ-dominoes = 27 tiskanih besedil igre Domino Double 9 se ne ujema v vsem. Začetek: samo hrvaško pove, kdo začne, če nihče nima pascha (ploščica z največ pikami); tega se držimo. Polaganje: po finskem in ukrajinskem je treba ustrezno ploščico položiti, po drugih jo je dovoljeno položiti, in za to obstaja možnost. Jemanje: brez ustrezne ploščice je treba jemati; špansko in slovensko pravita, da se lahko, kdor začne, pa mora nadaljevati. Paschi: na koncu pasch šteje enojno, torej eno polovico; po hrvaškem lahko šteje kot ena pika. Konec: nobeno ne pove, kdo zmaga ob enakih vsotah; tu se zmaga deli. Z možnostmi se lahko igrajo tudi druge razlage polaganja, jemanja in paschev.
rules-d1 = Ploščic je 55, od 0-0 do 9-9. Vsak jih vzame 5; preostale tvorijo kup, s hrbtom navzgor. (Razlaga: za dva do deset igralcev.)
rules-d2 = Začne najvišji pasch, ploščica z enakima polovicama. (Razlaga: če pascha nima nihče, začne ploščica z najvišjo vsoto; med enakimi vsotami tista z večjo polovico.)
rules-d3 = Kdor začne, položi ta pasch in takoj še drugo, ustrezno ploščico. (Razlaga: če nobena ne ustreza, se nič ne doda in nič ne vzame; možnost dovoli jemanje. Če se igra začne s ploščico, ki ni pasch, se položi le ta.)
rules-d4 = Nato igra teče v smeri urnega kazalca. Če imaš ustrezno ploščico, jo položiš na enega od dveh prostih koncev, po eno na potezo.
rules-d5 = Brez ustrezne ploščice jemlješ, dokler katera ne ustreza, in jo položiš; druge vzete obdržiš. Če je kup prazen in nič ne ustreza, izpustiš potezo. (Razlaga: kdor lahko igra, mora; možnost vseeno dovoli jemanje.)
rules-d6 = Kača ima vedno natanko dva prosta konca, tudi pri prvem paschu. Lahko zavija in paschi lahko ležijo počez: to spremeni le videz.
rules-d7 = Krog se konča, ko nekdo ostane brez ploščic ali ko nihče ne more položiti ploščice in je kup prazen.
rules-d8 = Zmaga, kdor prvi ostane brez ploščic. Sicer zmaga, kdor ima v roki najmanj pik; pasch šteje le eno polovico (6-6 šteje 6). Ob enakih vsotah se zmaga deli.
rules-d9 = Če je na obeh koncih isto število, je ustrezna ploščica ena poteza, ne dve. Pri ploščici, ki ustreza dvema različnima koncema, lahko izbiraš.
rules-d10 = Možnost: partija iz več krogov. Zmagovalec kroga dobi pike, ki so ostale pri drugih; zmaga, kdor prvi doseže cilj (100).

## book: captions of the examples

rules-example-dominoes-start = Začne najvišji pasch in takoj sledi ustrezna ploščica.
rules-example-dominoes-ends = Prosta sta samo dva konca, tukaj { $left } in { $right }. Paschi ležijo počez in nič ne spremenijo.
rules-example-dominoes-over = Krog je končan: zmaga, kdor nima več ploščic. Preostali paschi štejejo eno polovico.

## terminal

terminal-letters-dominoes = [6|2] ploščica, <6|6> pasch; kača se nadaljuje v naslednji vrstici.

## command line

score-dominoes-round = Krog je v partiji vreden { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }: pike, ki so ostale pri drugih
