told-quixo-starts =
    { $symbol ->
        [cross] { $player } ima prvo potezo in igra s križci.
       *[circle] { $player } ima prvo potezo in igra s krožci.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } potisne { $from } pri { $to } in zmaga s črto.
        [loss] { $player } potisne { $from } pri { $to } in sestavi črto drugi strani.
        [draw] { $player } potisne { $from } pri { $to }: neodločeno.
       *[no] { $player } potisne { $from } pri { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } potisne { $from } pri { $to } in zmaga s črto.
        [loss] { $player } potisne { $from } pri { $to } in sestavi črto drugi strani.
        [draw] { $player } potisne { $from } pri { $to }: neodločeno.
       *[no] { $dot ->
        [self] { $player } potisne { $from } pri { $to } in obdrži piko.
       *[partner] { $player } potisne { $from } pri { $to } in piko obrne k soigralcu.
    }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } ne more vzeti nobene kocke in izpusti potezo: neodločeno.
       *[no] { $player } ne more vzeti nobene kocke in izpusti potezo.
    }

refused-quixo-over = Partija je končana.
refused-quixo-lot-first = Žreb, ki določi, kdo začne, še ni izveden.
refused-quixo-lot-drawn = Žreb, ki določi, kdo začne, je že izveden.
refused-quixo-never-pass = Pri dveh igralcih nihče ne sme izpustiti poteze.
refused-quixo-pass-with-cube = Potezo smeš izpustiti le, če ne moreš vzeti nobene kocke.
refused-quixo-not-border = { $square } ni na robu.
refused-quixo-other-symbol = { $square } kaže znak druge strani.
refused-quixo-other-dot = Pika na { $square } kaže na drugo osebo: { $player }.
refused-quixo-same-place = Kocka se ne sme vrniti tja, od koder je prišla.
refused-quixo-not-an-end = Kocka s { $from } ne more noter pri { $to }: izberi konec njene vrste ali stolpca.
refused-quixo-no-dots = Pike so le za štiri igralce.
refused-quixo-dot-at-partner = Pika mora kazati nate ali na soigralca.
refused-quixo-three = Quixo je za dva igralca ali za štiri v ekipah.
refused-quixo-endless = Brez omejitve potez in brez neodločenega izida ob ponovitvi se partija morda nikoli ne bi končala.
refused-quixo-position =
    { $why ->
        [lot] Pred žrebom je deska prazna in nič ni premaknjeno.
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

score-quixo-own-line = Lastna črta
score-quixo-line-by-other = Črta, ki jo je sestavila druga stran

option-quixo-board = Deska
option-quixo-board-about = Kock v vrsti: 5 je prava igra, 3 in 4 sta majhni.
option-quixo-move-cap = Najdaljša partija
option-quixo-move-cap-about = Po toliko potezah je partija neodločena; 0 pomeni brez omejitve.
option-quixo-repetition = Neodločeno ob ponovitvi
option-quixo-repetition-about = Pozicija, ki nastane tretjič, konča partijo neodločeno.
option-quixo-move-seconds = Sekunde za vsako potezo
option-quixo-move-seconds-about = Kdor porabi več, izgubi; 0 pomeni brez omejitve.
option-quixo-partners-may-consult = Soigralci se smejo pogovarjati
option-quixo-partners-may-consult-about = Odpre zasebni klepet za vsako ekipo.
