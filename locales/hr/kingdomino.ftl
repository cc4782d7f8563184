### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Sagradi kraljevstvo od domina oko svog dvorca i iskoristi svaku krunu.
rules-intro-kingdomino = Sagradi najbogatije kraljevstvo: polaži domine sa šest krajolika oko svog dvorca i skupljaj krune.

## play: terms

terrain-wheat = žito
terrain-forest = šuma
terrain-water = jezero
terrain-grass = livada
terrain-swamp = močvara
terrain-mine = rudnik
terrain-castle = dvorac
terrain-letter-wheat = Ž
terrain-letter-forest = Š
terrain-letter-water = J
terrain-letter-grass = L
terrain-letter-swamp = M
terrain-letter-mine = R

## play: options

option-kingdomino-three-players = S tri igrača
option-kingdomino-three-players-about = Koliko je domina u redu kad igra troje.
option-kingdomino-three-players-is-lines_of_three = redovi po tri, 36 domina
option-kingdomino-three-players-is-lines_of_four = redovi po četiri, svih 48; domina koju nitko ne uzme izlazi iz igre
option-kingdomino-first-picks = Prvi izbor
option-kingdomino-first-picks-about = Redoslijed kojim dva igrača biraju iz prvog reda.
option-kingdomino-first-picks-is-lot = kraljevi se izvlače ždrijebom
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastija
option-kingdomino-dynasty-about = Tri partije zaredom; pobjeđuje najveći zbroj.
option-kingdomino-middle-kingdom = Središnje kraljevstvo
option-kingdomino-middle-kingdom-about = 10 dodatnih bodova za dvorac u sredini kraljevstva.
option-kingdomino-middle-kingdom-is-off = isključeno
option-kingdomino-middle-kingdom-is-rule = jednako daleko lijevo i desno, jednako gore i dolje
option-kingdomino-middle-kingdom-is-reach = nijedno polje dalje od 2 (u Velikom dvoboju 3)
option-kingdomino-middle-kingdom-is-full = u sredini, a kraljevstvo najveće moguće širine i visine
option-kingdomino-harmony = Sklad
option-kingdomino-harmony-about = 5 dodatnih bodova za potpuno kraljevstvo bez odbačene domine.
option-kingdomino-mighty-duel = Veliki dvoboj
option-kingdomino-mighty-duel-about = Dva igrača, svih 48 domina, kraljevstva 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Kraljevi su izvučeni: prvi izbor ima { $player }.
       *[other] Partija { $game } od { $games }. Kraljevi su izvučeni: prvi izbor ima { $player }.
    }
told-kingdomino-row = Sljedeće domine: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } polaže dominu { $tile }.
        [one] { $player } polaže dominu { $tile } za { $points } bod.
        [few] { $player } polaže dominu { $tile } za { $points } boda.
       *[other] { $player } polaže dominu { $tile } za { $points } bodova.
    }
told-kingdomino-discard = { $player } nema mjesta za dominu { $tile } i odbacuje je.
told-kingdomino-pick = { $player } bira dominu { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Položi dominu { $tile }
        [one] Položi dominu { $tile } za { $points } bod
        [few] Položi dominu { $tile } za { $points } boda
       *[other] Položi dominu { $tile } za { $points } bodova
    }
may-kingdomino-discard = Odbaci dominu { $tile }: nigdje se ne uklapa
may-kingdomino-pick = Odaberi dominu { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Žito
        [forest] Šuma
        [water] Jezero
        [grass] Livada
        [swamp] Močvara
       *[mine] Rudnik
    }: { $squares ->
        [one] { $squares } polje
        [few] { $squares } polja
       *[other] { $squares } polja
    } × { $crowns ->
        [one] { $crowns } kruna
        [few] { $crowns } krune
       *[other] { $crowns } kruna
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Žito
        [forest] Šuma
        [water] Jezero
        [grass] Livada
        [swamp] Močvara
       *[mine] Rudnik
    } raste na { $squares ->
        [one] { $squares } polje
        [few] { $squares } polja
       *[other] { $squares } polja
    } × { $crowns ->
        [one] { $crowns } krunu
        [few] { $crowns } krune
       *[other] { $crowns } kruna
    }
score-kingdomino-middle = Središnje kraljevstvo: dvorac je u sredini
score-kingdomino-middle-lost = Dvorac više nije u sredini
score-kingdomino-harmony = Sklad: kraljevstvo je potpuno
score-kingdomino-harmony-lost = Kraljevstvo više nije potpuno
score-kingdomino-game = Partija { $game }
score-kingdomino-tie = Jednako bodova: odlučuje najveći posjed ({ $squares ->
    [one] { $squares } polje
    [few] { $squares } polja
   *[other] { $squares } polja
}), zatim krune ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Odmah donosi { $points } bod.
        [few] Odmah donosi { $points } boda.
       *[other] Odmah donosi { $points } bodova.
    }
reason-kingdomino-middle = Dvorac ostaje u sredini.
reason-kingdomino-no-hole = Ne ostavlja rupu koja se ne može popuniti.
reason-kingdomino-holes =
    { $count ->
        [one] Ostavlja { $count } rupu koja se ne može popuniti.
        [few] Ostavlja { $count } rupe koje se ne mogu popuniti.
       *[other] Ostavlja { $count } rupa koje se ne mogu popuniti.
    }
reason-kingdomino-no-place = Domina { $tile } nigdje se ne uklapa.
reason-kingdomino-would-bring =
    { $points ->
        [one] Može odmah donijeti { $points } bod.
        [few] Može odmah donijeti { $points } boda.
       *[other] Može odmah donijeti { $points } bodova.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Ima { $count } krunu.
        [few] Ima { $count } krune.
       *[other] Ima { $count } kruna.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } njome može dobiti { $points } bod.
        [few] { $player } njome može dobiti { $points } boda.
       *[other] { $player } njome može dobiti { $points } bodova.
    }
reason-kingdomino-order = { $place ->
    [1] U sljedećem krugu tvoj je potez prvi.
    [2] U sljedećem krugu tvoj je potez drugi.
    [3] U sljedećem krugu tvoj je potez treći.
   *[other] U sljedećem krugu tvoj je potez zadnji.
}

## play: refusals

refused-kingdomino-over = Partija je gotova.
refused-kingdomino-luck = Prvo se izvlače domine ili kraljevi.
refused-kingdomino-place-first = Prvo položi svoju dominu, a onda odaberi sljedeću.
refused-kingdomino-pick-now = Tvoja je domina već položena; sada odaberi sljedeću.
refused-kingdomino-other-domino = Moraš položiti dominu { $own }, a ne { $tile }.
refused-kingdomino-not-in-row = Domina { $tile } nije u redu iz kojeg se bira.
refused-kingdomino-taken = Na domini { $tile } već stoji kralj.
refused-kingdomino-backwards = Obje su polovice domine { $tile } jednake: napiši je prema istoku ili jugu.
refused-kingdomino-covered = To je polje već pokriveno.
refused-kingdomino-outside = Kraljevstvo bi imalo { $across } × { $down } polja; mora stati u { $size } × { $size }.
refused-kingdomino-unmatched =
    Nijedna polovica ne dodiruje dvorac ni svoj krajolik ({ $left ->
        [wheat] žito
        [forest] šuma
        [water] jezero
        [grass] livada
        [swamp] močvara
       *[mine] rudnik
    }, { $right ->
        [wheat] žito
        [forest] šuma
        [water] jezero
        [grass] livada
        [swamp] močvara
       *[mine] rudnik
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domina { $tile } može se položiti na { $count } način, zato se mora položiti.
        [few] Domina { $tile } može se položiti na { $count } načina, zato se mora položiti.
       *[other] Domina { $tile } može se položiti na { $count } načina, zato se mora položiti.
    }
refused-kingdomino-no-luck = Sada se ništa ne izvlači.
refused-kingdomino-row-twice = Domina { $tile } dvaput je u redu.
refused-kingdomino-row-seen = Domina { $tile } već je bila izložena.
refused-kingdomino-row-count = Domine u redu: { $count }, a ne { $written }.
refused-kingdomino-lot-count = Kraljevi za izvlačenje: { $count }, a ne { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } u redoslijedu mora imati { $kings } kralja.
        [few] { $player } u redoslijedu mora imati { $kings } kralja.
       *[other] { $player } u redoslijedu mora imati { $kings } kraljeva.
    }
refused-kingdomino-kings-snake = S ovom je opcijom redoslijed za dva igrača A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = „{ $text }” se u ovoj poziciji ne može pročitati.
refused-kingdomino-position-missing = Poziciji nedostaje dio „{ $section }”.
refused-kingdomino-position-twice = Domina { $tile } je na dva mjesta.
refused-kingdomino-position-order = Domine u redu moraju biti poredane od najmanjeg broja.
refused-kingdomino-position-kings = Broj kraljeva se ne slaže: { $player }.
refused-kingdomino-position-count = Broj domina se ne slaže.
refused-kingdomino-position-kingdom = Takvo se kraljevstvo po pravilima ne može sagraditi: { $player }.
refused-kingdomino-position-stage = Faza igre ne odgovara redovima na stolu.
refused-kingdomino-position-past = Završene partije ove Dinastije ne slažu se.
text-kingdomino-move = Potez se piše kao „48@1,0>e”, „discard 48” ili „pick 48”.
text-kingdomino-direction = Smjer je e (istok), s (jug), w (zapad) ili n (sjever).

## page: the board

help-kingdomino = Odaberi istaknuto polje da ondje vidiš dominu i njezine bodove. Okreni je pa odigraj. D vodi na domine za izbor, P u tvoje kraljevstvo.
kingdomino-current = Za polaganje
kingdomino-round = Krug { $round } od { $rounds }
kingdomino-game = Partija { $game } od { $games }
kingdomino-next = Za izbor
kingdomino-done = gotovo
kingdomino-castle = dvorac
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } kruna
        [few] { $terrain }, { $crowns } krune
       *[other] { $terrain }, { $crowns } kruna
    }
kingdomino-tile = domina { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } desno
        [left] { $x } lijevo
       *[none] { "" }
    } { $along ->
        [down] { $y } dolje
        [up] { $y } gore
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] prazno
        [one] prazno, { $ways } način polaganja
        [few] prazno, { $ways } načina polaganja
       *[other] prazno, { $ways } načina polaganja
    }
kingdomino-kingdom =
    { $points ->
        [one] Kraljevstvo: { $player }, { $points } bod
        [few] Kraljevstvo: { $player }, { $points } boda
       *[other] Kraljevstvo: { $player }, { $points } bodova
    }
kingdomino-enlarge =
    { $points ->
        [one] Pogledaj kraljevstvo: { $player }, { $points } bod
        [few] Pogledaj kraljevstvo: { $player }, { $points } boda
       *[other] Pogledaj kraljevstvo: { $player }, { $points } bodova
    }
kingdomino-own-again = Natrag u moje kraljevstvo
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – još bez krune
       *[no] { $gain }
    }
kingdomino-choose-place = Položi: { $tile }.
kingdomino-choose-tile = Odaberi dominu za sljedeći krug.
kingdomino-no-place = Domina { $number } nigdje se ne uklapa i mora se odbaciti.
kingdomino-discard = Odbaci { $number }
kingdomino-next-order = U sljedećem krugu biraš { $place }. po redu.
kingdomino-one-way = Ovdje se uklapa samo ovako okrenuta.
kingdomino-not-here = Domina se ovdje ne uklapa.
kingdomino-move-pick = Odaberi: { $tile }
kingdomino-move-discard = Odbaci dominu { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Tvoje mjesto u sljedećem krugu: { $first }. do { $last }., ovisno o ostalima.
kingdomino-moment = Posjed dovršen: { $points }
kingdomino-to-come = Domine koje još dolaze
kingdomino-to-come-about = Već izložene su blijede. Još neotkrivene: { $count }.

## page: the score pad

pad-terrain = Krajolik
pad-crowns = Krune
pad-empty = prazno
pad-kingdom = Kraljevstvo
pad-size = { $size } × { $size } polja
pad-kingdomino-about = Odaberi krajolik i krune pa dodiruj polja kraljevstva.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Kraljevi su izvučeni: prvi izbor imaš ti.
       *[other] Partija { $game } od { $games }. Kraljevi su izvučeni: prvi izbor imaš ti.
    }
own-kingdomino-place =
    { $points ->
        [0] Polažeš dominu { $tile }.
        [one] Polažeš dominu { $tile } za { $points } bod.
        [few] Polažeš dominu { $tile } za { $points } boda.
       *[other] Polažeš dominu { $tile } za { $points } bodova.
    }
own-kingdomino-discard = Nemaš mjesta za dominu { $tile } i odbacuješ je.
own-kingdomino-pick = Biraš dominu { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Pozdrav, Veličanstvo! Gradi kraljevstvo od domina oko svog dvorca. Zemlja donosi bodove samo ako ima krune.
lesson-kingdomino-pick = Odaberi dominu iz reda: dodirni je pa odigraj. S malim brojevima u sljedećem krugu biraš ranije; veliki nose više kruna.
lesson-kingdomino-order = Tvoj kralj sada stoji na toj domini. Kraljevi igraju redom po brojevima, od najmanjeg do najvećeg.
lesson-kingdomino-place = Sad položi svoju dominu na jedno od istaknutih polja; broj pokazuje koliko bi bodova donijela. Okreni je s ↻, kotačićem miša ili tipkom R.
lesson-kingdomino-match = Jedna polovica mora dodirivati svoj krajolik ili dvorac. Pokušaj povećati krajolik koji ima krune.
lesson-kingdomino-points = Svaki povezani krajolik vrijedi broj polja puta broj kruna: četiri polja šume s dvije krune vrijede osam.
lesson-kingdomino-limit = Cijelo kraljevstvo mora stati u pet puta pet polja. Domina koja se nigdje ne uklapa odbacuje se, zato ne ostavljaj uske rupe.
lesson-kingdomino-free = To je sve. Igraj dalje i traži savjet kad god želiš.

## book: rules

rules-k1 = Kingdomino je za dva, tri ili četiri igrača. Svatko gradi kraljevstvo oko jednog polja s dvorcem.
rules-k2 = Kad igra dvoje, svatko ima dva kralja; kad igra troje ili četvero, svatko ima jednoga.
rules-k3 = Ima 48 domina s brojevima od 1 do 48. S četiri igrača koriste se sve, s tri 36, s dva 24; ostale se neotkrivene uklanjaju. (Tumačenje: tiskani broj za tri igrača, 38, tiskarska je pogreška.) Opcija: tri igrača koriste svih 48 u redovima po četiri, a domina koju nitko ne odabere uklanja se.
rules-k4 = Red ima onoliko domina koliko ima kraljeva: četiri s dva ili četiri igrača, tri s tri. Leže poredane po broju, najmanji na vrhu.
rules-k5 = Za prvi red kraljevi se izvlače nasumičnim redoslijedom; tim se redoslijedom svaki stavlja na slobodnu dominu. Na domini smije stajati samo jedan kralj. Opcija za dva igrača: redoslijed A, B, B, A.
rules-k6 = Kad je odabrana svaka domina u redu, izlaže se sljedeći red, dok ima domina.
rules-k7 = Redoslijed poteza je redoslijed kraljeva u redu, od vrha.
rules-k8 = U svom potezu prvo položi dominu ispod svog kralja u svoje kraljevstvo, a zatim stavi kralja na slobodnu dominu sljedećeg reda.
rules-k9 = S dva igrača svatko u krugu ima dva poteza, po jedan za svakog kralja.
rules-k10 = Partija ima dvanaest krugova; s dva igrača šest (u Velikom dvoboju dvanaest).
rules-k11 = U zadnjem se krugu nema što birati: samo polažeš svoju dominu.
rules-k12 = Domina pokriva dva slobodna susjedna polja, u bilo kojem od četiri smjera.
rules-k13 = Barem jedna polovica mora stranicom dodirivati dvorac ili polje svog krajolika. Dovoljno je jedno podudaranje; ostale stranice ne moraju odgovarati.
rules-k14 = Cijelo kraljevstvo s dvorcem mora stati u kvadrat 5 × 5 (7 × 7 u Velikom dvoboju). Dvorac može završiti bilo gdje u njemu.
rules-k15 = Domina koja se može položiti mora se položiti, gdje god se uklapa. Ako se nigdje ne uklapa, odbacuje se; zatim biraš kao i inače. Rupe smiju ostati.
rules-k16 = Polja istog krajolika spojena stranicama čine posjed. On vrijedi broj polja puta broj kruna; bez krune ne vrijedi ništa. Smiješ imati više posjeda istog krajolika. Dvorac ne pripada nijednom.
rules-k17 = Pobjeđuje tko ima najviše bodova. Ako je izjednačeno, odlučuje najveći pojedini posjed, pa broj kruna; ako je i on jednak, pobjeda se dijeli.
rules-k18 = Dinastija: tri partije zaredom, pobjeđuje najveći zbroj. Uz jednake zbrojeve pobjeda se dijeli. Za svaku se partiju kraljevi izvlače iznova.
rules-k19 = Središnje kraljevstvo: još 10 bodova ako je dvorac u sredini kraljevstva. (Tumačenje: jednako daleko od lijevog i desnog ruba položenoga te od gornjeg i donjeg.) Opcije nude još dva tumačenja.
rules-k20 = Sklad: još 5 bodova ako ništa nije odbačeno i kraljevstvo je potpuno: svaka je domina položena i kvadrat je pun.
rules-k21 = Veliki dvoboj: dva igrača koriste svih 48 domina i grade kraljevstva 7 × 7 u dvanaest krugova po četiri domine.

## book: captions of the examples

rules-example-kingdomino-tiles = Domine imaju dvije polovice, svaku s krajolikom, a ponekad i krunama. Broj određuje redoslijed.
rules-example-kingdomino-row = Kraljevi igraju redom brojeva. Tko je položio dominu, stavlja kralja na slobodnu dominu sljedećeg reda.
rules-example-kingdomino-match = Dovoljna je jedna odgovarajuća stranica: domina { $tile } dodiruje svoj krajolik samo jednom polovicom.
rules-example-kingdomino-scoring = Bodovi ovog kraljevstva: { $points }. Svaki posjed vrijedi broj polja puta broj kruna.
rules-example-kingdomino-complete = Potpuno kraljevstvo s dvorcem u sredini: uz obje varijante bodovi su { $points }.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } žito, { terrain-letter-forest } šuma, { terrain-letter-water } jezero, { terrain-letter-grass } livada, { terrain-letter-swamp } močvara, { terrain-letter-mine } rudnik, s brojem kruna; ♜ dvorac; ♔ i broj: kralj tog igrača.

## command line

refused-score-castle = Kraljevstvo ima točno jedan dvorac; piše se „C”.
refused-score-mixed = Napiši kraljevstvo ili kao kartu ili kao domine, ne oboje.
