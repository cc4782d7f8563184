### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Uzmi kocku, gurni je natrag i složi pet svojih znakova u niz.
rules-intro-quixo = Uzmi kocku s ruba, okreni je na svoj znak i gurni natrag. Pet u nizu pobjeđuje.

## play: options

option-quixo-board = Ploča
option-quixo-board-about = Kocaka u redu: 5 je uobičajena igra, 3 i 4 su manje.
option-quixo-move-cap = Najviše poteza
option-quixo-move-cap-about = Nakon ovoliko poteza partija završava remijem; 0 znači bez ograničenja.
option-quixo-repetition = Remi ponavljanjem
option-quixo-repetition-about = Partija završava remijem kad ista pozicija nastane treći put.
option-quixo-move-seconds = Sekunde za svaki potez
option-quixo-move-seconds-about = Tko prekorači to vrijeme, gubi; 0 znači bez ograničenja.
option-quixo-partners-may-consult = Partneri smiju razgovarati
option-quixo-partners-may-consult-about = Otvara privatni razgovor za svaki tim.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } ima prvi potez i igra s križićima.
       *[circle] { $player } ima prvi potez i igra s kružićima.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } gura { $from } na { $to } i pobjeđuje nizom.
        [loss] { $player } gura { $from } na { $to } i slaže niz za drugu stranu.
        [draw] { $player } gura { $from } na { $to }: remi.
       *[no] { $player } gura { $from } na { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } gura { $from } na { $to } i pobjeđuje nizom.
        [loss] { $player } gura { $from } na { $to } i slaže niz za drugu stranu.
        [draw] { $player } gura { $from } na { $to }: remi.
       *[no]
            { $dot ->
                [self] { $player } gura { $from } na { $to } i okreće točku prema sebi.
               *[partner] { $player } gura { $from } na { $to } i okreće točku prema partneru.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } ne može uzeti nijednu kocku i kaže dalje: remi.
       *[no] { $player } ne može uzeti nijednu kocku i kaže dalje.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Gurni { $from } na { $to } i pobijedi nizom
        [loss] Gurni { $from } na { $to } i složi niz za drugu stranu
        [draw] Gurni { $from } na { $to }: remi
       *[no] Gurni { $from } na { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Gurni { $from } na { $to } i pobijedi nizom
        [loss] Gurni { $from } na { $to } i složi niz za drugu stranu
        [draw] Gurni { $from } na { $to }: remi
       *[no]
            { $dot ->
                [self] Gurni { $from } na { $to } i okreni točku prema sebi
               *[partner] Gurni { $from } na { $to } i okreni točku prema partneru
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Dalje: nema kocke koju možeš uzeti, pa je remi
       *[no] Dalje: nema kocke koju možeš uzeti
    }

## play: points

score-quixo-own-line = Vlastiti niz
score-quixo-line-by-other = Niz koji je složila druga strana

## play: hints

reason-quixo-wins = Slaže tvoj niz i pobjeđuje.
reason-quixo-loses = Slaže niz za drugu stranu.
reason-quixo-draws = Partija završava remijem.
reason-quixo-lets-win = Druga strana može pobijediti sljedećim potezom.
reason-quixo-stops = Sprječava drugu stranu da dovrši niz.
reason-quixo-builds = Tvoj najdulji niz sada ima { $count } od { $size }.
reason-quixo-breaks = Razbija niz druge strane (duljina: { $count }).
reason-quixo-new-cube = Osvaja novu kocku za tvoju stranu.
reason-quixo-own-cube = Pomiče tvoju vlastitu kocku.

## play: refusals

refused-quixo-over = Partija je gotova.
refused-quixo-lot-first = Još nije izvučeno tko igra prvi.
refused-quixo-lot-drawn = Već je izvučeno tko igra prvi.
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

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Prije ždrijeba sve su kocke prazne i nitko nije igrao.
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

## page: the board

help-quixo = Uzmi kocku sa svijetlim rubom pa odaberi s koje se strane gura. Tipkovnicom: strelice, Enter, zatim strelica te strane.
quixo-board = Ploča
quixo-cell =
    { $square }: { $symbol ->
        [cross] križić
        [circle] kružić
       *[blank] prazno
    }{ $dot ->
        [yes] , točka pokazuje prema igraču { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , može se uzeti
       *[no] { "" }
    }
quixo-row = Red { $row }: { $cells }
quixo-cube-cross = križić
quixo-cube-circle = kružić
quixo-cube-blank = prazno
quixo-choose-cube =
    { $symbol ->
        [cross] Uzmi kocku: praznu ili s križićem.
       *[circle] Uzmi kocku: praznu ili s kružićem.
    }
quixo-choose-cube-dot = Uzmi praznu kocku ili onu čija točka pokazuje prema tebi.
quixo-choose-side = S koje se strane gura?
quixo-move =
    { $side ->
        [top] Kocka { $from }, gurnuta odozgo
        [bottom] Kocka { $from }, gurnuta odozdo
        [left] Kocka { $from }, gurnuta slijeva
       *[right] Kocka { $from }, gurnuta zdesna
    }
quixo-move-dot = točka pokazuje prema igraču { $player }
quixo-move-pass = Dalje
quixo-must-pass = Ne možeš uzeti nijednu kocku: dalje.
quixo-dot = Prema kome pokazuje točka
quixo-wins = pobjeđuje
quixo-loses = Oprez: ovo slaže niz za drugu stranu!
quixo-moment = { $count } u nizu!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Imaš prvi potez i igraš s križićima.
       *[circle] Imaš prvi potez i igraš s kružićima.
    }
own-quixo-push =
    { $ends ->
        [win] Guraš { $from } na { $to } i pobjeđuješ nizom.
        [loss] Guraš { $from } na { $to } i slažeš niz za drugu stranu.
        [draw] Guraš { $from } na { $to }: remi.
       *[no] Guraš { $from } na { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Guraš { $from } na { $to } i pobjeđuješ nizom.
        [loss] Guraš { $from } na { $to } i slažeš niz za drugu stranu.
        [draw] Guraš { $from } na { $to }: remi.
       *[no]
            { $dot ->
                [self] Guraš { $from } na { $to } i okrećeš točku prema sebi.
               *[partner] Guraš { $from } na { $to } i okrećeš točku prema partneru.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Ne možeš uzeti nijednu kocku i kažeš dalje: remi.
       *[no] Ne možeš uzeti nijednu kocku i kažeš dalje.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: pobjeđuješ kad složiš pet svojih znakova u niz. Vrijedi red, stupac ili dijagonala.
lesson-quixo-take = Uzmi praznu kocku s ruba pa odaberi s koje se strane gura natrag. Vraća se s tvojim znakom.
lesson-quixo-again = Cijeli se red ili stupac pomaknuo za jedno mjesto. Smiješ uzimati prazne i svoje kocke, a nikad kocke druge strane.
lesson-quixo-other = Guranje pomiče i kocke druge strane: tako joj razbijaš nizove.
lesson-quixo-danger = Ali pazi: ako guranjem složiš pet za drugu stranu, gubiš, čak i ako složiš i svojih pet.
lesson-quixo-free = To je sve. Igraj dalje i traži savjet kad god želiš.

## book: rules

rules-q1 = 25 kocaka leži na 5 × 5 polja, praznom stranom prema gore. Svaka kocka ima križić i kružić; ostalo je prazno. Jedna strana igra s križićima, druga s kružićima. Tko počinje, odlučuje ždrijeb. Opcije: ploče 3 × 3 ili 4 × 4.
rules-q2 = U svom potezu uzmi jednu od 16 rubnih kocaka koja je prazna ili pokazuje tvoj znak, nikad onu sa znakom druge strane.
rules-q3 = Što god pokazivala, vraća se s tvojim znakom prema gore.
rules-q4 = Gurni je natrag s kraja reda ili stupca iz kojeg je uzeta, tako da se praznina zatvori: dva načina za kut, tri za ostale. Ne smije se vratiti na mjesto s kojeg je uzeta.
rules-q5 = Pobjeđuje niz od pet tvojih znakova, u redu, stupcu ili dijagonali.
rules-q6 = Ako složiš niz znakova druge strane, gubiš, čak i ako isto guranje složi i tvoj niz.
rules-q7 = S dva igrača nitko ne smije reći dalje, a to nikad i ne treba.
rules-q8 = Može se dogovoriti vremensko ograničenje za svaki potez. (Tumačenje: kome istekne vrijeme, gubi.)
rules-q9 = (Tumačenje: u tiskanim pravilima nema remija. Remi je kad ista pozicija nastane treći put i kad partija dosegne 200 poteza. Broj poteza može se promijeniti, a opcijom se može isključiti jedna od te dvije vrste remija, ali ne obje.)
rules-q10 = Četiri igrača čine dva tima, partneri sjede jedan nasuprot drugome. Igra se u smjeru kazaljke na satu pa se timovi izmjenjuju.
rules-q11 = Svaki znak nosi točku. Kocku sa znakom smije uzeti samo igrač prema kojem pokazuje točka; prazne svatko. Točka pokazuje prema istom igraču i dok se kocka pomiče guranjem.
rules-q12 = Kad guraš kocku, usmjeri njezinu točku prema sebi ili svom partneru.
rules-q13 = Dalje smiješ reći samo ako na rubu nema prazne kocke ni kocke s tvojim znakom koja pokazuje prema tebi. (Tumačenje: tada moraš reći dalje.)
rules-q14 = Igrači se dogovaraju smiju li partneri razgovarati o igri; to je opcija.

## book: captions of the examples

rules-example-quixo-push = Označena kocka gurnuta je na { $to }; sve kocke odande do { $from }, gdje je uzeta, pomaknule su se za jedno mjesto.
rules-example-quixo-line = Cijeli niz križića: pobijedili su križići.
rules-example-quixo-other = Križići su gurali i složili niz kružića: pobijedili su kružići.
rules-example-quixo-dots = Kad igra četvero, svaki znak ima točku; kocku smije uzeti samo igrač prema kojem ona pokazuje.

## terminal

terminal-letters-quixo = X križić, O kružić, · prazno; brojka iza znaka je igrač prema kojem pokazuje točka.

## command line

cli-solve-about = Riješi Quixo: odredi vrijednost svake ploče
cli-solve-game = Što riješiti
cli-solve-size = Kocaka u redu: 3, 4 ili 5
cli-solve-distances = Odredi i za koliko se poteza pobjeđuje ili gubi
cli-solve-dir = Ovdje čuvaj gotove tablice i nastavi od njih nakon prekida
cli-solve-layers = Riješi samo ovoliko slojeva (ploča s jednakim brojem okrenutih kocaka), počevši od pune ploče
cli-solve-threads = Broj dretvi
cli-solve-check = Ponovno provjeri ovoliko nasumičnih ploča svakog sloja, samo po pravilima
cli-solve-json = Ispiši jedan dokument JSON
solve-progress = kocke: { $cubes }, { $rate } ploča/s, još { $left } s, { $memory } MB memorije, { $disk } MB diska
solve-layer = { $cubes ->
    [all] Ukupno: pobjede { $wins }, porazi { $losses }, remiji { $draws }
   *[other] Okrenute kocke { $cubes }: pobjede { $wins }, porazi { $losses }, remiji { $draws }
}
solve-first = { $value ->
    [win] Prvi igrač pobjeđuje.
    [loss] Prvi igrač gubi.
   *[draw] Partija završava remijem.
}
solve-done = { $seconds } s, { $rate } ploča u sekundi do na simetriju; potpuno rješavanje ove veličine ploče tom brzinom traje { $whole } h.
solve-checked = Ponovno provjerene ploče: { $boards }; sve se slažu.
refused-solve-size = Postoje ploče s 3, 4 i 5 kocaka u redu.
refused-solve-folder = Ploče s 5 kocaka u redu zahtijevaju mapu za tablice (--dir).
refused-train-tables = Za uvježbavanje su potrebne tablice svih ploča 5 × 5; najprije ih izradi (klots solve quixo --size 5).
refused-solve-wrong = Ova je ploča pogrešno riješena: { $board }. Javi nam to, zatim obriši tablice i riješi ponovno.
score-quixo-line = { $symbol ->
    [cross] Križići imaju niz
   *[circle] Kružići imaju niz
}: { $cells }
score-quixo-none = Nitko nema niz.
score-quixo-won = { $symbol ->
    [cross] Pobijedili su križići.
   *[circle] Pobijedili su kružići.
}
refused-score-board = Ploča ima od { $min } do { $max } redova, svaki s isto toliko kocaka.
refused-score-pushed = Obje strane imaju niz: navedi tko je zadnji gurao, „pushed: x” ili „pushed: o”.
