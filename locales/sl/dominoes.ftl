option-dominoes-starter-draws = Kdor začne, vzame drugo ploščico
option-dominoes-starter-draws-about = Kdor začne s paschem in nima ustrezne ploščice, jemlje, dokler ne dobi ustrezne. Po knjižici se takrat ne doda nič.
option-dominoes-may-draw-anyway = Jemati je vedno dovoljeno
option-dominoes-may-draw-anyway-about = Ploščico je dovoljeno vzeti, čeprav katera v roki ustreza. Po knjižici mora položiti, kdor lahko.
option-dominoes-match = Partija iz več krogov
option-dominoes-match-about = Zmagovalec kroga dobi pike, ki so ostale v drugih rokah (paschi štejejo enojno), dokler kdo ne doseže cilja.
option-dominoes-target = Cilj
option-dominoes-target-about = Vsota, ki prinese zmago v partiji.

refused-dominoes-round-over = Krog je končan.
refused-dominoes-drawing = Ploščica se pravkar jemlje.
refused-dominoes-start = Krog se začne s ploščico { $tile }.
refused-dominoes-started = Kača je že začeta.
refused-dominoes-not-held = Ploščice { $tile } nimaš.
refused-dominoes-drawn-tile = Vzeta ploščica { $drawn } ustreza: položi jo.
refused-dominoes-equal-ends = Na obeh koncih je { $right }: ploščico { $tile } je mogoče položiti le na en način.
refused-dominoes-other-end = Ploščica { $tile } ustreza le na drugem koncu.
refused-dominoes-second = Druga ploščica mora ustrezati začetnemu paschu; { $tile } ne ustreza.
refused-dominoes-no-match = Ploščica { $tile } ne ustreza prostima koncema { $left } in { $right }.
refused-dominoes-stock-empty = Ni več česa vzeti.
refused-dominoes-must-lay = Imaš ustrezno ploščico: položi jo.
refused-dominoes-must-draw = Na kupu so še ploščice: vzemi, preden izpustiš potezo.
refused-dominoes-no-luck = Zdaj ni česa vzeti.
refused-dominoes-not-in-stock = Ploščice { $tile } ni na kupu.
refused-dominoes-tile-twice = Ploščica { $tile } je tu dvakrat.
refused-dominoes-deal = Število ploščic za vsakega: { $count }.
refused-dominoes-hands = »{ $field }« potrebuje eno roko za vsak sedež (sedežev je { $seats }).
refused-dominoes-position-field = »{ $field }« manjka, je podano dvakrat, je neznano ali neberljivo.
refused-dominoes-position =
    { $why ->
        [tiles] Neka ploščica je na dveh mestih.
        [line] Ploščice v kači se ne ujemajo.
        [hands] Neka roka ima nemogočo velikost.
        [stage] To, kar sledi, se ne ujema s kačo in rokami.
        [drawn] Vzete ploščice se ne ujemajo s kačo in rokami.
        [known] To, kar je o neki roki znano, ne drži.
        [totals] Nobena partija nima takih krogov in vsot.
        [last] Prejšnji krog se ni mogel tako končati.
       *[other] Taka pozicija ne more obstajati.
    }
text-dominoes-tile = Stolpec { $column }: pričakovana je ploščica, na primer 9-4.
text-dominoes-which-end = Stolpec { $column }: { $tile } ustreza na obeh koncih; napiši left ali right.

told-dominoes-deal = Krog { $round }: vsak vzame ploščice (število: { $count }).
told-dominoes-start = { $player } začne s ploščico { $tile }.
told-dominoes-lay = { $player } položi { $tile }. Prosta konca: { $left } in { $right }.
told-dominoes-out = { $player } položi { $tile } in nima več ploščic.
told-dominoes-block = { $player } položi { $tile } in nihče ne more več položiti ploščice.
told-dominoes-draw = { $player } jemlje.
told-dominoes-drew = { $player } vzame { $tile }.
told-dominoes-drew-hidden = { $player } vzame ploščico.
told-dominoes-pass = { $player } izpusti potezo: nima ne { $left } ne { $right }.

score-dominoes-left = { $tile } ostane v roki
score-dominoes-double-left = { $tile } ostane v roki; pasch šteje eno polovico
score-dominoes-earlier =
    { $count ->
        [1] Prvi krog
        [one] Prvih { $count } krogov
        [two] Prva { $count } kroga
        [few] Prvi { $count } krogi
       *[other] Prvih { $count } krogov
    }
score-dominoes-hand = Krog { $round }: ostalo v roki ({ $player })

reason-dominoes-out = To je tvoja zadnja ploščica: krog je tvoj.
reason-dominoes-starves = { $player } zanjo ne more imeti ustrezne ploščice.
reason-dominoes-lacks = { $player }: števila { $number } ni bilo v roki in odtlej ni prišlo.
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
        [one] Potem ustreza { $count } ploščica iz tvoje roke.
        [two] Potem ustrezata { $count } ploščici iz tvoje roke.
        [few] Potem ustrezajo { $count } ploščice iz tvoje roke.
       *[other] Potem ustreza { $count } ploščic iz tvoje roke.
    }
reason-dominoes-keeps-none = Potem ne ustreza nobena tvoja ploščica.
reason-dominoes-double = Pascha se je pozneje težko znebiti.
reason-dominoes-draw = Nič v tvoji roki ne ustreza.
reason-dominoes-pass = Nič ne ustreza in ni več česa vzeti.
