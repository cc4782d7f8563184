terrain-wheat = žito
terrain-forest = gozd
terrain-water = voda
terrain-grass = travnik
terrain-swamp = močvirje
terrain-mine = rudnik
terrain-castle = grad

option-kingdomino-three-players = Pri treh igralcih
option-kingdomino-three-players-about = Koliko domin leži v vrsti, kadar igrajo trije.
option-kingdomino-three-players-is-lines_of_three = vrste po tri, 36 domin
option-kingdomino-three-players-is-lines_of_four = vrste po štiri, vseh 48; domina, ki je nihče ne vzame, gre iz igre
option-kingdomino-first-picks = Prva izbira
option-kingdomino-first-picks-about = V kakšnem vrstnem redu dva igralca izbirata iz prve vrste.
option-kingdomino-first-picks-is-lot = kralji se žrebajo
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastija
option-kingdomino-dynasty-about = Tri partije zapored; zmaga najvišja vsota.
option-kingdomino-middle-kingdom = Srednje kraljestvo
option-kingdomino-middle-kingdom-about = 10 dodatnih točk za grad na sredini kraljestva.
option-kingdomino-middle-kingdom-is-off = izklopljeno
option-kingdomino-middle-kingdom-is-rule = levo enako daleč kot desno, gor enako kot dol
option-kingdomino-middle-kingdom-is-reach = nič ne leži dlje kot polovico polnega kraljestva
option-kingdomino-middle-kingdom-is-full = enako na vse strani in največja možna širina in višina
option-kingdomino-harmony = Harmonija
option-kingdomino-harmony-about = 5 dodatnih točk za popolno kraljestvo brez zavržene domine.
option-kingdomino-mighty-duel = Veliki dvoboj
option-kingdomino-mighty-duel-about = Dva igralca, vseh 48 domin, kraljestvi 7 × 7.

told-kingdomino-kings =
    { $games ->
        [1] Kralji so izžrebani: prvo izbiro ima { $player }.
       *[other] Partija { $game } od { $games }. Kralji so izžrebani: prvo izbiro ima { $player }.
    }
told-kingdomino-row = Naslednje domine: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } položi domino { $tile }.
        [one] { $player } položi domino { $tile } za { $points } točko.
        [two] { $player } položi domino { $tile } za { $points } točki.
        [few] { $player } položi domino { $tile } za { $points } točke.
       *[other] { $player } položi domino { $tile } za { $points } točk.
    }
told-kingdomino-discard = { $player } nima prostora za domino { $tile } in jo zavrže.
told-kingdomino-pick = { $player } izbere domino { $tile }.

score-kingdomino-property =
    { $terrain ->
        [wheat] Žito
        [forest] Gozd
        [water] Voda
        [grass] Travnik
        [swamp] Močvirje
       *[mine] Rudnik
    }: { $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    } × { $crowns ->
        [one] { $crowns } krona
        [two] { $crowns } kroni
        [few] { $crowns } krone
       *[other] { $crowns } kron
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Žito zraste
        [forest] Gozd zraste
        [water] Voda zraste
        [grass] Travnik zraste
        [swamp] Močvirje zraste
       *[mine] Rudnik zraste
    } na { $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    } × { $crowns ->
        [one] { $crowns } krono
        [two] { $crowns } kroni
        [few] { $crowns } krone
       *[other] { $crowns } kron
    }
score-kingdomino-middle = Srednje kraljestvo: grad je središče
score-kingdomino-middle-lost = Grad ni več središče
score-kingdomino-harmony = Harmonija: kraljestvo je popolno
score-kingdomino-harmony-lost = Kraljestvo ni več popolno
score-kingdomino-game = Partija { $game }

refused-kingdomino-over = Partija je končana.
refused-kingdomino-luck = Najprej se žrebajo domine ali kralji.
refused-kingdomino-place-first = Najprej položi svojo domino, nato izberi naslednjo.
refused-kingdomino-pick-now = Tvoja domina že leži; zdaj izberi naslednjo.
refused-kingdomino-other-domino = Položiti moraš domino { $own }, ne { $tile }.
refused-kingdomino-not-in-row = Domine { $tile } ni v vrsti za izbiro.
refused-kingdomino-taken = Na domini { $tile } že stoji kralj.
refused-kingdomino-backwards = Obe polovici domine { $tile } sta enaki: zapiši jo proti vzhodu ali jugu.
refused-kingdomino-covered = To polje je že pokrito.
refused-kingdomino-outside = Kraljestvo bi merilo { $across } × { $down } polj; biti mora v okviru { $size } × { $size }.
refused-kingdomino-unmatched = Nobena polovica se ne dotika gradu ali svojega terena ({ $left ->
        [wheat] žito
        [forest] gozd
        [water] voda
        [grass] travnik
        [swamp] močvirje
       *[mine] rudnik
    }, { $right ->
        [wheat] žito
        [forest] gozd
        [water] voda
        [grass] travnik
        [swamp] močvirje
       *[mine] rudnik
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domino { $tile } je mogoče položiti na { $count } način, zato jo je treba položiti.
        [two] Domino { $tile } je mogoče položiti na { $count } načina, zato jo je treba položiti.
        [few] Domino { $tile } je mogoče položiti na { $count } načine, zato jo je treba položiti.
       *[other] Domino { $tile } je mogoče položiti na { $count } načinov, zato jo je treba položiti.
    }

refused-kingdomino-no-luck = Zdaj ni česa žrebati.
refused-kingdomino-row-twice = Domina { $tile } je v vrsti dvakrat.
refused-kingdomino-row-seen = Domina { $tile } je že ležala na mizi.
refused-kingdomino-kings-count =
    { $kings ->
        [one] V vrstnem redu je { $kings } kralj ({ $player }).
        [two] V vrstnem redu sta { $kings } kralja ({ $player }).
        [few] V vrstnem redu so { $kings } kralji ({ $player }).
       *[other] V vrstnem redu je { $kings } kraljev ({ $player }).
    }
refused-kingdomino-kings-snake = Vrstni red »kača« je A, B, B, A.

refused-kingdomino-position-word = »{ $text }« v tej poziciji ni mogoče prebrati.
refused-kingdomino-position-missing = V poziciji manjka del »{ $section }«.
refused-kingdomino-position-twice = Domina { $tile } je na dveh mestih.
refused-kingdomino-position-order = Domine v vrsti si sledijo od najnižje številke navzgor.
refused-kingdomino-position-kings = Število kraljev se ne ujema ({ $player }).
refused-kingdomino-position-count = Število domin se ne ujema.
refused-kingdomino-position-kingdom = Takega kraljestva po pravilih ni mogoče zgraditi ({ $player }).
refused-kingdomino-position-stage = Stopnja igre se ne ujema z vrstama na mizi.
refused-kingdomino-position-past = Končane partije te dinastije se ne ujemajo.

text-kingdomino-move = Poteza je videti kot »48@1,0>e«, »discard 48« ali »pick 48«.
text-kingdomino-direction = Domina kaže proti e, s, w ali n.

reason-kingdomino-points =
    { $points ->
        [one] Takoj prinese { $points } točko.
        [two] Takoj prinese { $points } točki.
        [few] Takoj prinese { $points } točke.
       *[other] Takoj prinese { $points } točk.
    }
reason-kingdomino-middle = Grad ostane na sredini.
reason-kingdomino-no-hole = Ne pusti polja, ki ga ni mogoče zapolniti.
reason-kingdomino-holes =
    { $count ->
        [one] Pusti { $count } polje, ki ga ni mogoče zapolniti.
        [two] Pusti { $count } polji, ki ju ni mogoče zapolniti.
        [few] Pusti { $count } polja, ki jih ni mogoče zapolniti.
       *[other] Pusti { $count } polj, ki jih ni mogoče zapolniti.
    }
reason-kingdomino-no-place = Za domino { $tile } ni prostora.
reason-kingdomino-would-bring =
    { $points ->
        [one] Takoj lahko prinese { $points } točko.
        [two] Takoj lahko prinese { $points } točki.
        [few] Takoj lahko prinese { $points } točke.
       *[other] Takoj lahko prinese { $points } točk.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Ima { $count } krono.
        [two] Ima { $count } kroni.
        [few] Ima { $count } krone.
       *[other] Ima { $count } kron.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } lahko z njo dobi { $points } točko.
        [two] { $player } lahko z njo dobi { $points } točki.
        [few] { $player } lahko z njo dobi { $points } točke.
       *[other] { $player } lahko z njo dobi { $points } točk.
    }
reason-kingdomino-order =
    { $place ->
        [1] V naslednjem krogu imaš prvo potezo.
        [2] V naslednjem krogu imaš drugo potezo.
        [3] V naslednjem krogu imaš tretjo potezo.
       *[other] V naslednjem krogu imaš zadnjo potezo.
    }
