# Quixo

told-quixo-starts =
    { $symbol ->
        [cross] { $player } ima prvi potez i igra s križićima.
       *[circle] { $player } ima prvi potez i igra s kružićima.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } gura { $from } na { $to } i pobjeđuje nizom.
        [loss] { $player } gura { $from } na { $to } i slaže niz za drugu stranu.
        [draw] { $player } gura { $from } na { $to }: neriješeno.
       *[no] { $player } gura { $from } na { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } gura { $from } na { $to } i pobjeđuje nizom.
        [loss] { $player } gura { $from } na { $to } i slaže niz za drugu stranu.
        [draw] { $player } gura { $from } na { $to }: neriješeno.
       *[no]
            { $dot ->
                [self] { $player } gura { $from } na { $to } i zadržava točku.
               *[partner] { $player } gura { $from } na { $to } i daje točku partneru.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } ne može uzeti nijednu kocku i kaže dalje: neriješeno.
       *[no] { $player } ne može uzeti nijednu kocku i kaže dalje.
    }

refused-quixo-over = Partija je gotova.
refused-quixo-lot-first = Ždrijeb za prvog igrača još nije izvučen.
refused-quixo-lot-drawn = Ždrijeb za prvog igrača već je izvučen.
refused-quixo-never-pass = S dva igrača nitko ne smije reći dalje.
refused-quixo-pass-with-cube = Dalje smiješ reći samo ako nema kocke koju možeš uzeti.
refused-quixo-not-border = { $square } nije na rubu.
refused-quixo-other-symbol = { $square } pokazuje znak druge strane.
refused-quixo-other-dot = Točka na { $square } pokazuje prema drugom igraču: { $player }.
refused-quixo-same-place = Kocka se ne smije vratiti na mjesto s kojeg je uzeta.
refused-quixo-not-an-end = Kocka s { $from } ne može ući na { $to }: odaberi kraj njezina reda ili stupca.
refused-quixo-no-dots = Točke su samo za četiri igrača.
refused-quixo-dot-at-partner = Točka mora pokazivati prema tebi ili tvom partneru.
refused-quixo-three = Quixo je za dva igrača ili za četiri u timovima.
refused-quixo-endless = Bez ograničenja poteza i bez remija ponavljanjem partija možda nikad ne bi završila.
refused-quixo-position =
    { $why ->
        [lot] Prije ždrijeba ploča je prazna i ništa nije pomaknuto.
        [moves] Toliko se kocaka ne može okrenuti u tako malo poteza.
        [past] Ranije ploče ne vode do ove.
        [line] Partija je bila gotova prije ove pozicije.
       *[last] Zadnji potez ne vodi do ove pozicije.
    }
text-quixo-square = Ovdje se očekuje polje od a1 do { $last }.
text-quixo-cube =
    { $seats ->
        [4] Kocka se piše „.” ako je prazna, inače kao mjesto na koje pokazuje točka, 0 do 3.
       *[other] Kocka se piše „.” ako je prazna, „x” za križić, „o” za kružić.
    }

score-quixo-own-line = Vlastiti niz
score-quixo-line-by-other = Niz koji je složila druga strana

option-quixo-board = Ploča
option-quixo-board-about = Kocaka u redu: 5 je prava igra, 3 i 4 su male.
option-quixo-move-cap = Najdulja partija
option-quixo-move-cap-about = Nakon toliko poteza partija je neriješena; 0 znači bez granice.
option-quixo-repetition = Remi ponavljanjem
option-quixo-repetition-about = Pozicija koja nastane treći put završava partiju neriješeno.
option-quixo-move-seconds = Sekunde za svaki potez
option-quixo-move-seconds-about = Tko treba dulje, gubi; 0 znači bez granice.
option-quixo-partners-may-consult = Partneri smiju razgovarati
option-quixo-partners-may-consult-about = Otvara privatni razgovor za svaki tim.
