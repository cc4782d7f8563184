### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Zgradi kraljestvo iz domin okoli svojega gradu in izkoristi vsako krono.
rules-intro-kingdomino = Zgradi najbogatejše kraljestvo: polagaj domine s šestimi tereni okoli svojega gradu in zbiraj krone.

## play: terms

terrain-wheat = žito
terrain-forest = gozd
terrain-water = jezero
terrain-grass = travnik
terrain-swamp = močvirje
terrain-mine = rudnik
terrain-castle = grad
terrain-letter-wheat = Ž
terrain-letter-forest = G
terrain-letter-water = J
terrain-letter-grass = T
terrain-letter-swamp = M
terrain-letter-mine = R

## play: options

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
option-kingdomino-middle-kingdom-is-reach = nobeno polje dlje kot 2 (v Velikem dvoboju 3)
option-kingdomino-middle-kingdom-is-full = v središču, kraljestvo pa največje možne širine in višine
option-kingdomino-harmony = Harmonija
option-kingdomino-harmony-about = 5 dodatnih točk za popolno kraljestvo brez zavržene domine.
option-kingdomino-mighty-duel = Veliki dvoboj
option-kingdomino-mighty-duel-about = Dva igralca, vseh 48 domin, kraljestvi 7 × 7.

## play: log

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
told-kingdomino-discard = { $player } ne more položiti domine { $tile } in jo zavrže.
told-kingdomino-pick = { $player } izbere domino { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Položi domino { $tile }
        [one] Položi domino { $tile } za { $points } točko
        [two] Položi domino { $tile } za { $points } točki
        [few] Položi domino { $tile } za { $points } točke
       *[other] Položi domino { $tile } za { $points } točk
    }
may-kingdomino-discard = Zavrzi domino { $tile }: nikjer ne ustreza
may-kingdomino-pick = Izberi domino { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Žito
        [forest] Gozd
        [water] Jezero
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
        [water] Jezero zraste
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
score-kingdomino-middle = Srednje kraljestvo: grad je v središču
score-kingdomino-middle-lost = Grad ni več v središču
score-kingdomino-harmony = Harmonija: kraljestvo je popolno
score-kingdomino-harmony-lost = Kraljestvo ni več popolno
score-kingdomino-game = Partija { $game }
score-kingdomino-tie = Enako točk: odloči največja posest ({ $squares ->
        [one] { $squares } polje
        [two] { $squares } polji
        [few] { $squares } polja
       *[other] { $squares } polj
    }), nato krone ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Takoj prinese { $points } točko.
        [two] Takoj prinese { $points } točki.
        [few] Takoj prinese { $points } točke.
       *[other] Takoj prinese { $points } točk.
    }
reason-kingdomino-middle = Grad ostane na sredini.
reason-kingdomino-no-hole = Ne pusti luknje, ki je ni mogoče zapolniti.
reason-kingdomino-holes =
    { $count ->
        [one] Pusti { $count } luknjo, ki je ni mogoče zapolniti.
        [two] Pusti { $count } luknji, ki ju ni mogoče zapolniti.
        [few] Pusti { $count } luknje, ki jih ni mogoče zapolniti.
       *[other] Pusti { $count } lukenj, ki jih ni mogoče zapolniti.
    }
reason-kingdomino-no-place = Domina { $tile } nikjer ne ustreza.
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

## play: refusals

refused-kingdomino-over = Partija je končana.
refused-kingdomino-luck = Najprej se žrebajo domine ali kralji.
refused-kingdomino-place-first = Najprej položi svojo domino, nato izberi naslednjo.
refused-kingdomino-pick-now = Tvoja domina je že položena; zdaj izberi naslednjo.
refused-kingdomino-other-domino = Položiti moraš domino { $own }, ne { $tile }.
refused-kingdomino-not-in-row = Domine { $tile } ni v vrsti za izbiro.
refused-kingdomino-taken = Na domini { $tile } že stoji kralj.
refused-kingdomino-backwards = Obe polovici domine { $tile } sta enaki: zapiši jo proti vzhodu ali jugu.
refused-kingdomino-covered = To polje je že pokrito.
refused-kingdomino-outside = Kraljestvo bi merilo { $across } × { $down } polj; meriti sme največ { $size } × { $size }.
refused-kingdomino-unmatched = Nobena polovica se ne dotika gradu ali svojega terena ({ $left ->
        [wheat] žito
        [forest] gozd
        [water] jezero
        [grass] travnik
        [swamp] močvirje
       *[mine] rudnik
    }, { $right ->
        [wheat] žito
        [forest] gozd
        [water] jezero
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
refused-kingdomino-row-count = Domine v vrsti: { $count }, ne { $written }.
refused-kingdomino-lot-count = Kralji za žreb: { $count }, ne { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } mora imeti v vrstnem redu { $kings } kralja.
        [two] { $player } mora imeti v vrstnem redu { $kings } kralja.
        [few] { $player } mora imeti v vrstnem redu { $kings } kralje.
       *[other] { $player } mora imeti v vrstnem redu { $kings } kraljev.
    }
refused-kingdomino-kings-snake = S to možnostjo je vrstni red za dva igralca A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = »{ $text }« v tej poziciji ni mogoče prebrati.
refused-kingdomino-position-missing = V poziciji manjka del »{ $section }«.
refused-kingdomino-position-twice = Domina { $tile } je na dveh mestih.
refused-kingdomino-position-order = Domine v vrsti si morajo slediti od najnižje številke navzgor.
refused-kingdomino-position-kings = Število kraljev se ne ujema ({ $player }).
refused-kingdomino-position-count = Število domin se ne ujema.
refused-kingdomino-position-kingdom = Takega kraljestva po pravilih ni mogoče zgraditi ({ $player }).
refused-kingdomino-position-stage = Stopnja igre se ne ujema z vrstami na mizi.
refused-kingdomino-position-past = Končane partije te Dinastije se ne ujemajo.
text-kingdomino-move = Potezo zapiši kot »48@1,0>e«, »discard 48« ali »pick 48«.
text-kingdomino-direction = Smer je e (vzhod), s (jug), w (zahod) ali n (sever).

## page: the board

help-kingdomino = Izberi osvetljeno polje in tam se pokaže domina s točkami. Obrni jo, nato jo odigraj. D skoči na domine za izbiro, P v tvoje kraljestvo.
kingdomino-current = Za polaganje
kingdomino-round = Krog { $round } od { $rounds }
kingdomino-game = Partija { $game } od { $games }
kingdomino-next = Za izbiro
kingdomino-done = končano
kingdomino-castle = grad
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain }, { $crowns } krona
        [two] { $terrain }, { $crowns } kroni
        [few] { $terrain }, { $crowns } krone
       *[other] { $terrain }, { $crowns } kron
    }
kingdomino-tile = domina { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } desno
        [left] { $x } levo
       *[none] { "" }
    } { $along ->
        [down] { $y } dol
        [up] { $y } gor
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] prazno
        [one] prazno, { $ways } način polaganja
        [two] prazno, { $ways } načina polaganja
        [few] prazno, { $ways } načini polaganja
       *[other] prazno, { $ways } načinov polaganja
    }
kingdomino-kingdom =
    { $points ->
        [one] Kraljestvo ({ $player }), { $points } točka
        [two] Kraljestvo ({ $player }), { $points } točki
        [few] Kraljestvo ({ $player }), { $points } točke
       *[other] Kraljestvo ({ $player }), { $points } točk
    }
kingdomino-enlarge =
    { $points ->
        [one] Poglej kraljestvo ({ $player }), { $points } točka
        [two] Poglej kraljestvo ({ $player }), { $points } točki
        [few] Poglej kraljestvo ({ $player }), { $points } točke
       *[other] Poglej kraljestvo ({ $player }), { $points } točk
    }
kingdomino-own-again = Nazaj v moje kraljestvo
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – še brez krone
       *[no] { $gain }
    }
kingdomino-choose-place = Položi: { $tile }.
kingdomino-choose-tile = Izberi domino za naslednji krog.
kingdomino-no-place = Domina { $number } nikjer ne ustreza in jo je treba zavreči.
kingdomino-discard = Zavrzi { $number }
kingdomino-next-order = V naslednjem krogu izbiraš { $place }. po vrsti.
kingdomino-one-way = Tu ustreza le tako obrnjena.
kingdomino-not-here = Domina tu ne ustreza.
kingdomino-move-pick = Izberi: { $tile }
kingdomino-move-discard = Zavrzi domino { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Tvoje mesto v naslednjem krogu: od { $first }. do { $last }., odvisno od drugih.
kingdomino-moment = Posest dokončana: { $points }
kingdomino-to-come = Domine, ki še pridejo
kingdomino-to-come-about = Že odkrite so zbledele. Še neodkritih: { $count }.

## page: the score pad

pad-terrain = Teren
pad-crowns = Krone
pad-empty = prazno
pad-kingdom = Kraljestvo
pad-size = { $size } × { $size } polj
pad-kingdomino-about = Izberi teren in krone, nato se dotakni polj kraljestva.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Kralji so izžrebani: prvo izbiro imaš ti.
       *[other] Partija { $game } od { $games }. Kralji so izžrebani: prvo izbiro imaš ti.
    }
own-kingdomino-place =
    { $points ->
        [0] Položiš domino { $tile }.
        [one] Položiš domino { $tile } za { $points } točko.
        [two] Položiš domino { $tile } za { $points } točki.
        [few] Položiš domino { $tile } za { $points } točke.
       *[other] Položiš domino { $tile } za { $points } točk.
    }
own-kingdomino-discard = Ne moreš položiti domine { $tile } in jo zavržeš.
own-kingdomino-pick = Izbereš domino { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Pozdrav, Veličanstvo! Zgradi kraljestvo iz domin okoli svojega gradu. Zemlja je kaj vredna le, če ima krone.
lesson-kingdomino-pick = Izberi domino iz vrste: dotakni se je, nato jo odigraj. Nizke številke ti v naslednjem krogu dajo zgodnjo izbiro; visoke imajo več kron.
lesson-kingdomino-order = Tvoj kralj zdaj stoji na tej domini. Kralji so na vrsti po številkah, od najnižje do najvišje.
lesson-kingdomino-place = Zdaj položi svojo domino na eno od osvetljenih polj; število kaže, koliko točk bi prinesla. Obrneš jo z ↻, kolescem miške ali tipko R.
lesson-kingdomino-match = Ena polovica se mora dotikati svojega terena ali gradu. Poskusi povečati teren, ki ima krone.
lesson-kingdomino-points = Vsak povezan teren prinese število polj krat število kron: štiri polja gozda z dvema kronama so vredna osem.
lesson-kingdomino-limit = Kraljestvo mora ostati v okviru pet krat pet polj. Domina, ki nikjer ne ustreza, se zavrže, zato ne puščaj ozkih lukenj.
lesson-kingdomino-free = To je vse. Igraj naprej in prosi za namig, kadar želiš.

## book: rules

rules-k1 = Kingdomino je za dva, tri ali štiri igralce. Vsak gradi kraljestvo okoli enega polja z gradom.
rules-k2 = Dva igralca imata vsak po dva kralja; trije ali štirje imajo vsak po enega.
rules-k3 = Domin je 48, oštevilčenih od 1 do 48. Pri štirih igralcih se uporabijo vse, pri treh 36, pri dveh 24; preostale se neodkrite odstranijo. (Razlaga: natisnjeno število za tri igralce, 38, je tiskarska napaka.) Možnost: trije igralci uporabijo vseh 48 v vrstah po štiri, neizbrana domina pa se odstrani.
rules-k4 = V vrsti je toliko domin, kolikor je kraljev: štiri pri dveh ali štirih igralcih, tri pri treh. Urejene so po številkah, najnižja zgoraj.
rules-k5 = Za prvo vrsto se kralji izžrebajo v naključnem vrstnem redu; v tem vrstnem redu se vsak postavi na prosto domino. Na domini sme stati le en kralj. Možnost za dva igralca: vrstni red A, B, B, A.
rules-k6 = Ko so izbrane vse domine v vrsti, se položi naslednja vrsta, dokler je še kaj domin.
rules-k7 = Vrstni red potez je vrstni red kraljev v vrsti, od vrha navzdol.
rules-k8 = V svoji potezi najprej v kraljestvo položiš domino izpod svojega kralja, nato postaviš kralja na prosto domino naslednje vrste.
rules-k9 = Pri dveh igralcih ima vsak v krogu dve potezi, po eno za vsakega kralja.
rules-k10 = Partija ima dvanajst krogov; pri dveh igralcih šest (v Velikem dvoboju dvanajst).
rules-k11 = V zadnjem krogu ni več česa izbirati: le položiš svojo domino.
rules-k12 = Domina pokrije dve prosti sosednji polji v kateri koli od štirih smeri.
rules-k13 = Vsaj ena polovica se mora s stranico dotikati gradu ali polja svojega terena. Eno ujemanje zadošča; drugim stranicam se ni treba ujemati.
rules-k14 = Celotno kraljestvo z gradom mora biti v kvadratu 5 × 5 (v Velikem dvoboju 7 × 7). Grad je na koncu lahko kjer koli v njem.
rules-k15 = Domino, ki jo je mogoče položiti, je treba položiti, kjer koli ustreza. Če ne ustreza nikjer, se zavrže; nato izbiraš kot običajno. Luknje lahko ostanejo.
rules-k16 = Polja enega terena, povezana s stranicami, sestavljajo posest. Prinese število polj krat število kron; brez krone ne prinese nič. Imaš lahko več posesti istega terena. Grad ne sodi k nobeni.
rules-k17 = Zmaga, kdor ima največ točk. Ob izenačenju odloči največja posamezna posest, nato število kron; če je tudi to enako, se zmaga deli.
rules-k18 = Dinastija: tri partije zapored, zmaga najvišja vsota. Ob enakih vsotah se zmaga deli. Za vsako partijo se kralji žrebajo znova.
rules-k19 = Srednje kraljestvo: 10 dodatnih točk, če je grad v središču kraljestva. (Razlaga: enako daleč od levega roba položenega kot od desnega in od zgornjega kot od spodnjega.) Možnosti ponujajo še dve drugi razlagi.
rules-k20 = Harmonija: 5 dodatnih točk, če ni bilo nič zavrženo in je kraljestvo popolno: vse domine položene in kvadrat poln.
rules-k21 = Veliki dvoboj: dva igralca uporabita vseh 48 domin in gradita kraljestvi 7 × 7 v dvanajstih krogih po štiri domine.

## book: captions of the examples

rules-example-kingdomino-tiles = Domine imajo dve polovici, vsaka ima teren in včasih krone. Številka določa vrstni red.
rules-example-kingdomino-row = Kralji so na vrsti po številkah. Kdor je položil domino, postavi kralja na prosto domino naslednje vrste.
rules-example-kingdomino-match = Ena ujemajoča se stranica zadošča: domina { $tile } se svojega terena dotika le z eno polovico.
rules-example-kingdomino-scoring = { $points ->
    [one] To kraljestvo prinese { $points } točko: vsaka posest šteje polja krat krone.
    [two] To kraljestvo prinese { $points } točki: vsaka posest šteje polja krat krone.
    [few] To kraljestvo prinese { $points } točke: vsaka posest šteje polja krat krone.
   *[other] To kraljestvo prinese { $points } točk: vsaka posest šteje polja krat krone.
}
rules-example-kingdomino-complete = { $points ->
    [one] Popolno kraljestvo z gradom v središču prinese z obema različicama { $points } točko.
    [two] Popolno kraljestvo z gradom v središču prinese z obema različicama { $points } točki.
    [few] Popolno kraljestvo z gradom v središču prinese z obema različicama { $points } točke.
   *[other] Popolno kraljestvo z gradom v središču prinese z obema različicama { $points } točk.
}

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } žito, { terrain-letter-forest } gozd, { terrain-letter-water } jezero, { terrain-letter-grass } travnik, { terrain-letter-swamp } močvirje, { terrain-letter-mine } rudnik, s številom kron; ♜ grad; ♔ in številka: kralj tega igralca.

## command line

refused-score-castle = Kraljestvo ima natanko en grad; zapiši ga »C«.
refused-score-mixed = Kraljestvo zapiši kot zemljevid ali kot domine, ne oboje.
