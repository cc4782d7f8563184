option-triominos-hexagons = Več šestkotnikov hkrati
option-triominos-hexagons-about = Koliko točk prinese ploščica, ki dopolni več kot en šestkotnik.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, ne glede na število
option-triominos-hexagons-is-each = 50 za vsakega
option-triominos-target = Ciljne točke
option-triominos-target-about = Partija se konča po krogu, v katerem jih kdo doseže.
option-triominos-rounds = Največ krogov
option-triominos-rounds-about = Partija se konča po toliko krogih, tudi če točk ni dosegel nihče.
option-triominos-solo-hand = Ploščice v roki pri igri solo
option-triominos-solo-hand-about = Pri 0 se vsaka ploščica vzame iz zaloge.
option-triominos-solo-draws = Dovoljeno jemanje pri igri solo
option-triominos-solo-draws-about = Z manj ploščicami so rezultati primerljivi; 20 je dobro število. Pri 55 ni omejitve.

refused-triominos-over = Partija je končana.
refused-triominos-luck-first = Ploščica ali delitev je še na poti.
refused-triominos-no-luck = Zdaj se nič ne deli ali jemlje.
refused-triominos-start = Krog se začne s ploščico { $tile } na sredini mize.
refused-triominos-must-lay = Vzeta ploščica { $tile } ustreza in jo je treba zdaj položiti.
refused-triominos-held-before = Po jemanju ploščice { $tile }, ki je bila v roki že prej, v tej potezi ni mogoče položiti.
refused-triominos-pool-empty = Ni več česa vzeti.
refused-triominos-draws-used =
    { $count ->
        [0] V tej partiji ni dovoljeno vzeti nobene ploščice.
        [one] { $count } ploščica, ki jo je dovoljeno vzeti, je že vzeta.
        [two] { $count } ploščici, ki ju je dovoljeno vzeti, sta že vzeti.
        [few] Vse { $count } ploščice, ki jih je dovoljeno vzeti, so že vzete.
       *[other] Vseh { $count } ploščic, ki jih je dovoljeno vzeti, je že vzetih.
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
refused-triominos-hand-size = Sedež { $seat } dobi { $count } ploščic namesto { $expected }.
refused-triominos-not-in-pool = Ploščice { $tile } ni v zalogi.
refused-triominos-tile-twice = Ploščica { $tile } je navedena dvakrat.
refused-triominos-table = Ploščica { $tile } tam ne more ležati.
refused-triominos-impossible-position = Taka pozicija ne more nastati ({ $why }).

text-triominos-tile = Ploščice { $text } ni: števila so od 0 do 5 in naraščajo v smeri urnega kazalca.
text-triominos-stage = »{ $text }« ni nič od deal, start, play, draw, over.
text-triominos-too-many = Obdržanih je več ploščic, kot jih je.

told-triominos-dealt = Krog { $round } je razdeljen; začne { $player }.
told-triominos-turned-up = Obrnjena je { $tile }, točke: { $points }.
told-triominos-starts = { $player } začne s ploščico { $tile }, točke: { $points }.
told-triominos-lays =
    { $bonus ->
        [bridge] { $player } položi { $tile } in zgradi most, točke: { $points }.
        [double] { $player } položi { $tile } med dve drugi, točke: { $points }.
        [hexagon] { $player } položi { $tile } in sklene šestkotnik, točke: { $points }.
       *[none] { $player } položi { $tile }, točke: { $points }.
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
        [yes] Ne ustreza in poteza je končana.
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
    { $player } izpusti potezo, točke: { $points }.{ $ends ->
        [blocked] { " " }Nihče ne more ali noče več položiti ploščice: krog je končan.
       *[no] { "" }
    }

score-triominos-tiles = Položene ploščice
score-triominos-starts = Prve ploščice
score-triominos-bridges = Mostovi
score-triominos-doubles = Dvojne povezave
score-triominos-hexagons = Šestkotniki
score-triominos-draws = Vzete ploščice
score-triominos-misses = Poteze brez ploščice
score-triominos-outs = Izpraznjene roke
score-triominos-hands = Kar je ostalo v rokah

reason-triominos-start = To je začetna ploščica.
reason-triominos-last-tile = To je tvoja zadnja ploščica: krog je tvoj.
reason-triominos-points =
    { $bonus ->
        [bridge] Točke z mostom: { $points }.
        [double] Točke z dvojno povezavo: { $points }.
        [hexagon] Točke s šestkotnikom: { $points }.
       *[none] Točke: { $points }.
    }
reason-triominos-allows-bonus =
    { $count ->
        [one] Pusti { $count } mesto, kjer lahko kdo drug dobi dodatek.
        [two] Pusti { $count } mesti, kjer lahko kdo drug dobi dodatek.
        [few] Pusti { $count } mesta, kjer lahko kdo drug dobi dodatek.
       *[other] Pusti { $count } mest, kjer lahko kdo drug dobi dodatek.
    }
reason-triominos-spoils-bonus =
    { $count ->
        [one] Odvzame { $count } mesto za dodatek.
        [two] Odvzame { $count } mesti za dodatek.
        [few] Odvzame { $count } mesta za dodatek.
       *[other] Odvzame { $count } mest za dodatek.
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
        [0] Potem nič v tvoji roki ne ustreza.
        [one] Potem ustreza { $count } ploščica iz tvoje roke.
        [two] Potem ustrezata { $count } ploščici iz tvoje roke.
        [few] Potem ustrezajo { $count } ploščice iz tvoje roke.
       *[other] Potem ustreza { $count } ploščic iz tvoje roke.
    }
reason-triominos-draws-to-wait = Tvoje ploščice bodo pozneje vredne več: jemanje stane manj kot polaganje zdaj.
reason-triominos-must-draw = Nič v tvoji roki ne ustreza.
reason-triominos-passes-to-wait = Izpustiti potezo stane manj kot polagati zdaj.
reason-triominos-must-pass = Nič v tvoji roki ne ustreza in ni več česa vzeti.
