### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Povezuj oglišča trikotnih ploščic, gradi mostove in dopolnjuj šestkotnike.
rules-intro-triominos = Polagaj trikotne ploščice stranico ob stranico. Vsaka ploščica prinese točke, mostovi in šestkotniki pa še dodatne.

## play: options

option-triominos-hexagons = Več šestkotnikov hkrati
option-triominos-hexagons-about = Koliko točk prinese ploščica, ki dopolni več kot en šestkotnik.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, ne glede na število
option-triominos-hexagons-is-each = 50 za vsakega
option-triominos-target = Ciljne točke
option-triominos-target-about = Partija se konča po krogu, v katerem kdo doseže to število točk.
option-triominos-rounds = Največ krogov (0 = ∞)
option-triominos-rounds-about = Partija se konča po toliko krogih, tudi če cilja ni dosegel nihče; 0 pomeni brez omejitve.
option-triominos-solo-hand = Ploščice v roki pri igri solo
option-triominos-solo-hand-about = Pri 0 se vsaka ploščica vzame iz zaloge.
option-triominos-solo-draws = Dovoljeno jemanje pri igri solo
option-triominos-solo-draws-about = Z omejitvijo so rezultati primerljivi; 20 je dobro število. Pri 55 ni omejitve.

## play: log

told-triominos-dealt = Krog { $round }: ploščice so razdeljene, začne { $player }.
told-triominos-turned-up = Obrnjena je ploščica { $tile }: { $points } točk.
told-triominos-starts = { $player } začne s ploščico { $tile }: { $points } točk.
told-triominos-lays =
    { $bonus ->
        [bridge] { $player } položi { $tile } in zgradi most: { $points } točk.
        [double] { $player } položi { $tile } z dvojno povezavo: { $points } točk.
        [hexagon] { $player } položi { $tile } in dopolni šestkotnik: { $points } točk.
        [hexagons2] { $points ->
            [one] { $player } položi { $tile } in dopolni dva šestkotnika: { $points } točka.
            [two] { $player } položi { $tile } in dopolni dva šestkotnika: { $points } točki.
            [few] { $player } položi { $tile } in dopolni dva šestkotnika: { $points } točke.
           *[other] { $player } položi { $tile } in dopolni dva šestkotnika: { $points } točk.
        }
        [hexagons3] { $player } položi { $tile } in dopolni tri šestkotnike: { $points } točk.
       *[none] { $points ->
            [one] { $player } položi { $tile }: { $points } točka.
            [two] { $player } položi { $tile }: { $points } točki.
            [few] { $player } položi { $tile }: { $points } točke.
           *[other] { $player } položi { $tile }: { $points } točk.
        }
    }{ $ends ->
        [out] { " " }To je bila zadnja ploščica: krog je končan.
        [blocked] { " " }Nihče ne more več položiti ploščice: krog je končan.
       *[no] { "" }
    }
told-triominos-draws =
    { $count ->
        [1] { $player } vzame ploščico.
       *[other] { $player } vzame ploščico, { $count }. v tej potezi.
    }
told-triominos-drew =
    { $missed ->
        [yes] Ploščica ne ustreza in poteza je končana.
       *[no] { $player } ima novo ploščico.
    }{ $ends ->
        [blocked] { " " }Nihče ne more več položiti ploščice: krog je končan.
       *[no] { "" }
    }
told-triominos-drew-tile =
    { $missed ->
        [yes] { $player } vzame { $tile }. Ne ustreza in poteza je končana.
       *[no] { $player } vzame { $tile }.
    }{ $ends ->
        [blocked] { " " }Nihče ne more več položiti ploščice: krog je končan.
       *[no] { "" }
    }
told-triominos-passes =
    { $player } izpusti potezo: { $points } točk.{ $ends ->
        [blocked] { " " }Nihče ne more ali noče več položiti ploščice: krog je končan.
       *[no] { "" }
    }

## play: possible moves

may-triominos-starts = Začni s ploščico { $tile }: { $points } točk
may-triominos-lays = { $bonus ->
    [bridge] Položi { $tile } in zgradi most: { $points } točk
    [double] Položi { $tile } z dvojno povezavo: { $points } točk
    [hexagon] Položi { $tile } in dopolni šestkotnik: { $points } točk
    [hexagons2] { $points ->
        [one] Položi { $tile } in dopolni dva šestkotnika: { $points } točka
        [two] Položi { $tile } in dopolni dva šestkotnika: { $points } točki
        [few] Položi { $tile } in dopolni dva šestkotnika: { $points } točke
       *[other] Položi { $tile } in dopolni dva šestkotnika: { $points } točk
    }
    [hexagons3] Položi { $tile } in dopolni tri šestkotnike: { $points } točk
   *[none] { $points ->
        [one] Položi { $tile }: { $points } točka
        [two] Položi { $tile }: { $points } točki
        [few] Položi { $tile }: { $points } točke
       *[other] Položi { $tile }: { $points } točk
    }
}{ $ends ->
    [out] { " – " }tvoja zadnja ploščica
    [blocked] { " – " }nato nihče več ne bo mogel položiti ploščice
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Vzemi ploščico
   *[other] Vzemi ploščico, { $count }. v tej potezi
}
may-triominos-passes = Izpusti potezo: { $points } točk{ $ends ->
    [blocked] { " – " }nato nihče več ne bo mogel ali hotel položiti ploščice
   *[no] { "" }
}

## play: points

score-triominos-tiles = Položene ploščice
score-triominos-starts = Prve ploščice
score-triominos-bridges = Mostovi
score-triominos-doubles = Dvojne povezave
score-triominos-hexagons = Šestkotniki
score-triominos-draws = Vzete ploščice
score-triominos-misses = Poteze brez ploščice
score-triominos-outs = Zaključek kroga
score-triominos-hands = Ploščice pri drugih

## play: hints

reason-triominos-start = Krog se mora začeti s to ploščico.
reason-triominos-last-tile = To je tvoja zadnja ploščica: krog je tvoj.
reason-triominos-points =
    { $bonus ->
        [bridge] { $points } točk z mostom.
        [double] { $points } točk z dvojno povezavo.
        [hexagon] { $points } točk s šestkotnikom.
        [hexagons2] { $points ->
            [one] { $points } točka z dvema šestkotnikoma.
            [two] { $points } točki z dvema šestkotnikoma.
            [few] { $points } točke z dvema šestkotnikoma.
           *[other] { $points } točk z dvema šestkotnikoma.
        }
        [hexagons3] { $points } točk s tremi šestkotniki.
       *[none] { $points ->
            [one] { $points } točka.
            [two] { $points } točki.
            [few] { $points } točke.
           *[other] { $points } točk.
        }
    }
reason-triominos-allows-bonus =
    { $count ->
        [one] Pusti { $count } mesto, kjer lahko kdo drug dobi bonus.
        [two] Pusti { $count } mesti, kjer lahko kdo drug dobi bonus.
        [few] Pusti { $count } mesta, kjer lahko kdo drug dobi bonus.
       *[other] Pusti { $count } mest, kjer lahko kdo drug dobi bonus.
    }
reason-triominos-spoils-bonus =
    { $count ->
        [one] Odvzame { $count } mesto za bonus.
        [two] Odvzame { $count } mesti za bonus.
        [few] Odvzame { $count } mesta za bonus.
       *[other] Odvzame { $count } mest za bonus.
    }
reason-triominos-narrows =
    { $count ->
        [0] Ne ustreza več nobena ploščica, ki jo drugi morda imajo.
        [one] Ustreza le še { $count } ploščica, ki jo drugi morda imajo.
        [two] Ustrezata le še { $count } ploščici, ki ju drugi morda imajo.
        [few] Ustrezajo le še { $count } ploščice, ki jih drugi morda imajo.
       *[other] Ustreza le še { $count } ploščic, ki jih drugi morda imajo.
    }
reason-triominos-goes-on =
    { $count ->
        [0] Potem ne ustreza nobena tvoja ploščica.
        [one] Potem ustreza { $count } tvoja ploščica.
        [two] Potem ustrezata { $count } tvoji ploščici.
        [few] Potem ustrezajo { $count } tvoje ploščice.
       *[other] Potem ustreza { $count } tvojih ploščic.
    }
reason-triominos-draws-to-wait = Tvoje ploščice bodo pozneje vredne več: jemanje stane manj kot polaganje zdaj.
reason-triominos-must-draw = Nobena tvoja ploščica ne ustreza.
reason-triominos-passes-to-wait = Izpustiti potezo stane manj kot polagati zdaj.
reason-triominos-must-pass = Nobena tvoja ploščica ne ustreza in ni več česa vzeti.

## play: refusals

refused-triominos-over = Partija je končana.
refused-triominos-luck-first = Deljenje ali jemanje še traja.
refused-triominos-no-luck = Zdaj se nič ne deli ali jemlje.
refused-triominos-start = Krog se začne s ploščico { $tile } na sredini mize.
refused-triominos-must-lay = Vzeta ploščica { $tile } ustreza: takoj jo moraš položiti.
refused-triominos-held-before = Po jemanju v tej potezi ne moreš položiti ploščice { $tile }, ki je bila v roki že prej.
refused-triominos-pool-empty = Ni več česa vzeti.
refused-triominos-draws-used =
    { $count ->
        [0] V tej partiji ni dovoljeno jemati ploščic.
        [one] Ne smeš več jemati: dovoljena je { $count } ploščica.
        [two] Ne smeš več jemati: dovoljeni sta { $count } ploščici.
        [few] Ne smeš več jemati: dovoljene so { $count } ploščice.
       *[other] Ne smeš več jemati: dovoljenih je { $count } ploščic.
    }
refused-triominos-must-draw =
    { $count ->
        [one] Poteze ne moreš izpustiti: vzeti je mogoče še { $count } ploščico.
        [two] Poteze ne moreš izpustiti: vzeti je mogoče še { $count } ploščici.
        [few] Poteze ne moreš izpustiti: vzeti je mogoče še { $count } ploščice.
       *[other] Poteze ne moreš izpustiti: vzeti je mogoče še { $count } ploščic.
    }
refused-triominos-not-in-hand = Ploščice { $tile } ni v tvoji roki.
refused-triominos-covered = Tam že leži ploščica.
refused-triominos-no-side = Ob tem mestu ni nobene ploščice.
refused-triominos-corner = To oglišče kaže { $shows }, ne { $not }.
refused-triominos-hand-size = Sedež { $seat }: število razdeljenih ploščic je { $count } namesto { $expected }.
refused-triominos-not-in-pool = Ploščice { $tile } ni v zalogi.
refused-triominos-tile-twice = Ploščica { $tile } je navedena dvakrat.
refused-triominos-table = Ploščice { $tile } tja ni mogoče položiti.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Neka ploščica je na dveh mestih.
        [points] Nobena partija ne more imeti takih krogov in vsot.
        [last] Prejšnji krog se ni mogel tako končati.
       *[other] Taka pozicija ni mogoča.
    }
text-triominos-tile = Ploščice { $text } ni: števila so od 0 do 5 in naraščajo v smeri urnega kazalca.
text-triominos-stage = »{ $text }« ni eno od: deal, start, play, draw, over.
text-triominos-too-many = Odloženih je več ploščic, kot jih je v igri.

## page: the board

pool-count =
    { $count ->
        [one] { $count } ploščica v zalogi
        [two] { $count } ploščici v zalogi
        [few] { $count } ploščice v zalogi
       *[other] { $count } ploščic v zalogi
    }
help-triominos = Izberi ploščico iz roke (1 do 9), nato eno od osvetljenih mest. Mizo premikaš z vlečenjem, 0 pokaže vse.
triominos-table =
    { $count ->
        [one] Miza z { $count } ploščico: { $tiles }
        [two] Miza z { $count } ploščicama: { $tiles }
        [few] Miza s ploščicami ({ $count }): { $tiles }
       *[other] Miza s ploščicami ({ $count }): { $tiles }
    }
triominos-spots = Mesta, kjer ploščica ustreza
triominos-points =
    { $bonus ->
        [bridge] { $points } točk z mostom
        [double] { $points } točk z dvojno povezavo
        [hexagon] { $points } točk s šestkotnikom
        [hexagons2] { $points ->
            [one] { $points } točka z dvema šestkotnikoma
            [two] { $points } točki z dvema šestkotnikoma
            [few] { $points } točke z dvema šestkotnikoma
           *[other] { $points } točk z dvema šestkotnikoma
        }
        [hexagons3] { $points } točk s tremi šestkotniki
       *[none] { $points ->
            [one] { $points } točka
            [two] { $points } točki
            [few] { $points } točke
           *[other] { $points } točk
        }
    }
triominos-moment =
    { $bonus ->
        [bridge] Most!
        [double] Dvojna povezava!
        [hexagons2] Dva šestkotnika!
        [hexagons3] Trije šestkotniki!
       *[hexagon] Šestkotnik!
    }
triominos-choose-tile = Izberi ploščico iz roke.
triominos-choose-spot =
    { $count ->
        [one] Ustreza na { $count } mestu.
        [two] Ustreza na { $count } mestih.
        [few] Ustreza na { $count } mestih.
       *[other] Ustreza na { $count } mestih.
    }
triominos-fits-nowhere = { $tile } zdaj ne ustreza nikjer.
triominos-must-draw = Nobena tvoja ploščica ne ustreza: vzemi.
triominos-must-pass = Nič ne ustreza in ni več česa vzeti: izpusti potezo.
triominos-draw = Vzemi (−5)
triominos-draws-left = V tej potezi lahko še jemlješ: { $count }
triominos-pass = Izpusti (−10)
triominos-move-start = Prva ploščica { $tile }: { $points }
triominos-move-beside = Položi { $tile } ob { $beside }
triominos-move-lay = Položi { $tile } ob { $beside }: { $points }
triominos-draw-again = Vzeta ploščica ne ustreza: vzemi znova. Preostalo v tej potezi: { $count }.
triominos-draw-sure = Imaš ustrezno ploščico. Vseeno vzeti (−5)?

## page: the score pad

pad-whose = Kdo je na potezi
pad-what = Dejanje
pad-value = Vrednost ploščice
pad-others = Vrednost ploščic drugih
pad-triominos-about = Zapiši vsako ploščico, vsako jemanje in konec vsakega kroga; točkovnik sešteje točke.
pad-deed-lay = Položena ploščica
pad-deed-start = Prva ploščica kroga
pad-deed-bridge = Most
pad-deed-double = Dvojna povezava
pad-deed-hexagon = Šestkotnik
pad-deed-hexagons2 = Dva šestkotnika
pad-deed-hexagons3 = Trije šestkotniki
pad-deed-draw = Vzeta ploščica
pad-deed-stuck = Poteza brez ploščice
pad-deed-out = Zadnja ploščica, dobljen krog
pad-deed-blocked = Najnižja vrednost v blokiranem krogu

## page: what you did

own-triominos-dealt = Krog { $round }: ploščice so razdeljene, začneš ti.
own-triominos-starts = Začneš s ploščico { $tile }: { $points } točk.
own-triominos-lays =
    { $bonus ->
        [bridge] Položiš { $tile } in zgradiš most: { $points } točk.
        [double] Položiš { $tile } z dvojno povezavo: { $points } točk.
        [hexagon] Položiš { $tile } in dopolniš šestkotnik: { $points } točk.
        [hexagons2] { $points ->
            [one] Položiš { $tile } in dopolniš dva šestkotnika: { $points } točka.
            [two] Položiš { $tile } in dopolniš dva šestkotnika: { $points } točki.
            [few] Položiš { $tile } in dopolniš dva šestkotnika: { $points } točke.
           *[other] Položiš { $tile } in dopolniš dva šestkotnika: { $points } točk.
        }
        [hexagons3] Položiš { $tile } in dopolniš tri šestkotnike: { $points } točk.
       *[none] { $points ->
            [one] Položiš { $tile }: { $points } točka.
            [two] Položiš { $tile }: { $points } točki.
            [few] Položiš { $tile }: { $points } točke.
           *[other] Položiš { $tile }: { $points } točk.
        }
    }{ $ends ->
        [out] { " " }To je bila zadnja ploščica: krog je končan.
        [blocked] { " " }Nihče ne more več položiti ploščice: krog je končan.
       *[no] { "" }
    }
own-triominos-draws =
    { $count ->
        [1] Vzameš ploščico.
       *[other] Vzameš ploščico, { $count }. v tej potezi.
    }
own-triominos-drew-tile =
    { $missed ->
        [yes] Vzameš { $tile }. Ne ustreza in poteza je končana.
       *[no] Vzameš { $tile }.
    }{ $ends ->
        [blocked] { " " }Nihče ne more več položiti ploščice: krog je končan.
       *[no] { "" }
    }
own-triominos-passes =
    Izpustiš potezo: { $points } točk.{ $ends ->
        [blocked] { " " }Nihče ne more ali noče več položiti ploščice: krog je končan.
       *[no] { "" }
    }

## book: the guided first game

lesson-triominos-aim = Triominos: vsaka položena ploščica prinese vsoto svojih treh števil. Ko kdo doseže 400, se krog odigra do konca in partijo dobi najvišja vsota.
lesson-triominos-tile = Izberi ploščico iz roke. Vsa mesta, kjer ustreza, se osvetlijo, ploščica pa je že prav obrnjena. Izberi eno in odigraj.
lesson-triominos-match = Ploščici se dotikata s celo stranico in obe števili na njej se morata ujemati s številoma sosednje ploščice. Enako velja za vsako oglišče, ki se dotika drugega.
lesson-triominos-draw = Če ne moreš ali nočeš položiti ploščice, vzemi največ tri; vsaka stane pet točk. Ko začneš jemati, nadaljuj, dokler katera ne ustreza.
lesson-triominos-bonus = Most ali dvojna povezava prinese dodatnih 40 točk, dopolnjen šestkotnik pa 50. Išči jih!
lesson-triominos-end = Kdor prvi položi zadnjo ploščico iz roke, dobi 25 točk in vrednost vseh ploščic, ki jih še imajo drugi.
lesson-triominos-free = To je vse. Igraj naprej in prosi za namig, kadar želiš.

## book: rules

rules-t1 = Trikotnih ploščic je 56, s števili od 0 do 5, vsaka kombinacija enkrat, naraščajoče v smeri urnega kazalca. Ploščica je vredna vsoto svojih oglišč.
rules-t2 = Dva igralca vzameta vsak po 9 ploščic, trije ali štirje po 7, pet ali šest igralcev po 6. Preostale tvorijo zalogo, s hrbtom navzgor.
rules-t3 = Prva se položi najvišja trojna ploščica (tri enaka števila); položi jo, kdor jo ima. Če trojne nima nihče, začne ploščica z najvišjo vrednostjo. (Razlaga: to ploščico je treba odigrati; med enakimi vrednostmi odloči večje najvišje oglišče, nato drugo.)
rules-t4 = Kdor začne, dobi vrednost ploščice in še 10, tudi za 0-0-0.
rules-t5 = Nato igra teče v smeri urnega kazalca. Ploščica se položi s stranico ob drugo, pri čemer se morata ujemati obe števili skupne stranice. Prinese svojo vrednost. (Razlaga: ujemati se mora vsako oglišče, ki se sreča z ogliščem na mizi, tudi kjer se dotikajo le oglišča.)
rules-t6 = Če ne moreš ali nočeš položiti ploščice, jemlješ po eno, največ tri; vsaka stane 5 točk. Vzeto ploščico, ki ustreza, je treba takoj položiti. Ko začneš jemati, moraš nadaljevati, dokler katera ne ustreza, dokler ne vzameš treh ali dokler zaloga ni prazna. Če tudi tretja ne ustreza, izgubiš še 10 točk in tvoja poteza je končana. (Razlaga: po jemanju ne smeš položiti ploščice, ki je bila v roki že prej.)
rules-t7 = Če je zaloga prazna in ne moreš ali nočeš položiti ploščice, izgubiš 10 točk in tvoja poteza je končana. (Razlaga: poteza brez položene ploščice vedno stane 10. Če vsi zapored izpustijo potezo, je krog končan.)
rules-t8 = Kdor prvi položi zadnjo ploščico iz roke, konča krog ter dobi 25 točk in vrednost vseh ploščic, ki jih še imajo drugi. Drugi ne izgubijo nič.
rules-t9 = Krog se konča tudi, ko je zaloga prazna in nihče ne more položiti ploščice. Kdor ima ploščice z najnižjo skupno vrednostjo, dobi vrednost ploščic vseh drugih, zmanjšano za vrednost svojih; 25 točk ne dobi. (Razlaga: če ima najnižjo vrednost več igralcev, točke na ta način dobi vsak od njih.)
rules-t10 = Most, 40 točk: ploščica si s sosedo deli eno stranico, z nasprotnim ogliščem pa se dotika druge ploščice.
rules-t11 = Dvojna povezava, 40 točk: ploščica si deli dve stranici s ploščicama na mizi.
rules-t12 = Šestkotnik, 50 točk: ploščica je šesta okoli ene točke. Bonusa za dvojno povezavo takrat ni. (Razlaga: šteje le najboljši od treh bonusov. Dva šestkotnika hkrati prineseta 60, trije 70; možnosti dajo skupaj 50 ali 50 za vsakega.)
rules-t13 = Partija se konča po krogu, v katerem kdo doseže 400 točk; zmaga, kdor ima največ točk. (Razlaga: krog se vedno odigra do konca; ob enakih vsotah se zmaga deli. Cilj je mogoče spremeniti, možnost pa konča partijo po določenem številu krogov.)
rules-t14 = Kdo začne naslednji krog, se določi na isti način.
rules-t15 = Solo: ena ploščica se obrne in položi; nato veljajo ista pravila, kazni in bonusi, ti pa poskušaš preseči svoj rezultat. (Razlaga: vzameš 9 ploščic; možnosti spremenijo to število in omejijo jemanje. Zadnja ploščica prinese 25 točk; če ne moreš več igrati, se vrednost preostalih ploščic odšteje.)

## book: captions of the examples

rules-example-triominos-start = Prva je bila položena najvišja trojna ploščica za { $points } točk: njena vrednost in še 10.
rules-example-triominos-bridge = Most: najnovejša ploščica se ene dotika s stranico, druge pa z nasprotnim ogliščem.
rules-example-triominos-double = Dvojna povezava: najnovejša ploščica se dotika dveh ploščic, vsake z eno stranico.
rules-example-triominos-hexagon = Najnovejša ploščica je šesta okoli ene točke: šestkotnik.

## terminal

terminal-letters-triominos = · označuje ploščico, * najnovejšo.

## command line

score-triominos-first = { $tile } začne: njena vrednost in še 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } in most
score-triominos-double = { $tile } in dvojna povezava
score-triominos-hexagon =
    { $tile } in { $count ->
        [one] { $count } šestkotnik
        [two] { $count } šestkotnika
        [few] { $count } šestkotniki
       *[other] { $count } šestkotnikov
    }
score-triominos-drawn =
    { $count ->
        [one] { $count } vzeta ploščica
        [two] { $count } vzeti ploščici
        [few] { $count } vzete ploščice
       *[other] { $count } vzetih ploščic
    }
score-triominos-missed = Poteza brez položene ploščice
score-triominos-out = Zadnja ploščica iz roke
score-triominos-others = Ostalo pri drugih
score-triominos-own = Ostalo v tvoji roki
refused-score-two-out = Le eden lahko prvi položi zadnjo ploščico iz roke.
refused-score-hand-out = Kdor je položil zadnjo ploščico, nima več ploščic v roki.
