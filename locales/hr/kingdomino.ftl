### Kingdomino

terrain-wheat = žito
terrain-forest = šuma
terrain-water = voda
terrain-grass = livada
terrain-swamp = močvara
terrain-mine = rudnik
terrain-castle = dvorac

option-kingdomino-three-players = S tri igrača
option-kingdomino-three-players-about = Koliko je domina u redu kad igraju troje.
option-kingdomino-three-players-is-lines_of_three = redovi po tri, 36 domina
option-kingdomino-three-players-is-lines_of_four = redovi po četiri, svih 48; domina koju nitko ne uzme izlazi iz igre
option-kingdomino-first-picks = Prvi izbor
option-kingdomino-first-picks-about = Kojim redom dva igrača biraju iz prvog reda.
option-kingdomino-first-picks-is-lot = kraljevi se izvlače ždrijebom
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastija
option-kingdomino-dynasty-about = Tri partije zaredom; pobjeđuje najveći zbroj.
option-kingdomino-middle-kingdom = Središnje kraljevstvo
option-kingdomino-middle-kingdom-about = 10 dodatnih bodova za dvorac u sredini kraljevstva.
option-kingdomino-middle-kingdom-is-off = isključeno
option-kingdomino-middle-kingdom-is-rule = jednako daleko lijevo i desno, jednako gore i dolje
option-kingdomino-middle-kingdom-is-reach = ništa nije dalje od polovice punog kraljevstva
option-kingdomino-middle-kingdom-is-full = jednako na sve strane te najveće širine i visine
option-kingdomino-harmony = Sklad
option-kingdomino-harmony-about = 5 dodatnih bodova za potpuno kraljevstvo bez odbačene domine.
option-kingdomino-mighty-duel = Veliki dvoboj
option-kingdomino-mighty-duel-about = Dva igrača, svih 48 domina, kraljevstva 7 × 7.

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

score-kingdomino-property =
    { $terrain ->
        [wheat] Žito
        [forest] Šuma
        [water] Voda
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
        [water] Voda
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

refused-kingdomino-over = Partija je gotova.
refused-kingdomino-luck = Prvo se izvlače domine ili kraljevi.
refused-kingdomino-place-first = Prvo položi svoju dominu, a onda odaberi sljedeću.
refused-kingdomino-pick-now = Tvoja domina već leži; sada odaberi sljedeću.
refused-kingdomino-other-domino = Polažeš dominu { $own }, a ne { $tile }.
refused-kingdomino-not-in-row = Domina { $tile } nije u redu iz kojeg se bira.
refused-kingdomino-taken = Na domini { $tile } već stoji kralj.
refused-kingdomino-backwards = Obje su polovice domine { $tile } jednake: napiši je prema istoku ili jugu.
refused-kingdomino-covered = To je polje već pokriveno.
refused-kingdomino-outside = Kraljevstvo bi imalo { $across } × { $down } polja; mora stati u { $size } × { $size }.
refused-kingdomino-unmatched =
    Nijedna polovica ne dodiruje dvorac ni svoj krajolik ({ $left ->
        [wheat] žito
        [forest] šuma
        [water] voda
        [grass] livada
        [swamp] močvara
       *[mine] rudnik
    }, { $right ->
        [wheat] žito
        [forest] šuma
        [water] voda
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
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } u redoslijedu ima { $kings } kralja.
        [few] { $player } u redoslijedu ima { $kings } kralja.
       *[other] { $player } u redoslijedu ima { $kings } kraljeva.
    }
refused-kingdomino-kings-snake = Redoslijed „zmija” je A, B, B, A.

refused-kingdomino-position-word = „{ $text }” se u ovoj poziciji ne može pročitati.
refused-kingdomino-position-missing = Poziciji nedostaje dio „{ $section }”.
refused-kingdomino-position-twice = Domina { $tile } je na dva mjesta.
refused-kingdomino-position-order = Domine u redu rastu od najmanjeg broja.
refused-kingdomino-position-kings = Broj kraljeva se ne slaže: { $player }.
refused-kingdomino-position-count = Broj domina se ne slaže.
refused-kingdomino-position-kingdom = Takvo se kraljevstvo po pravilima ne može sagraditi: { $player }.
refused-kingdomino-position-stage = Faza igre ne odgovara redovima na stolu.
refused-kingdomino-position-past = Završene partije ove Dinastije se ne slažu.

text-kingdomino-move = Potez se piše kao „48@1,0>e”, „discard 48” ili „pick 48”.
text-kingdomino-direction = Domina pokazuje prema e, s, w ili n.

reason-kingdomino-points =
    { $points ->
        [one] Odmah donosi { $points } bod.
        [few] Odmah donosi { $points } boda.
       *[other] Odmah donosi { $points } bodova.
    }
reason-kingdomino-middle = Dvorac ostaje u sredini.
reason-kingdomino-no-hole = Ne ostavlja polje koje se ne može popuniti.
reason-kingdomino-holes =
    { $count ->
        [one] Ostavlja { $count } polje koje se ne može popuniti.
        [few] Ostavlja { $count } polja koja se ne mogu popuniti.
       *[other] Ostavlja { $count } polja koja se ne mogu popuniti.
    }
reason-kingdomino-no-place = Nema mjesta za dominu { $tile }.
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
