### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Construiește un regat din dominouri în jurul castelului tău și profită de fiecare coroană.
rules-intro-kingdomino = Construiește cel mai bogat regat: pune dominouri cu șase terenuri în jurul castelului tău și adună coroane.

## play: terms

terrain-wheat = grâu
terrain-forest = pădure
terrain-water = lac
terrain-grass = pajiște
terrain-swamp = mlaștină
terrain-mine = mină
terrain-castle = castel
terrain-letter-wheat = G
terrain-letter-forest = P
terrain-letter-water = L
terrain-letter-grass = J
terrain-letter-swamp = M
terrain-letter-mine = N

## play: options

option-kingdomino-three-players = Cu trei jucători
option-kingdomino-three-players-about = Câte dominouri sunt într-un șir cu trei jucători.
option-kingdomino-three-players-is-lines_of_three = șiruri de trei, 36 de dominouri
option-kingdomino-three-players-is-lines_of_four = șiruri de patru, toate cele 48; cel neales se scoate
option-kingdomino-first-picks = Prima alegere
option-kingdomino-first-picks-about = În ce ordine aleg doi jucători din primul șir.
option-kingdomino-first-picks-is-lot = regii se trag la sorți
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastie
option-kingdomino-dynasty-about = Trei partide la rând; câștigă suma cea mai mare.
option-kingdomino-middle-kingdom = Regatul de Mijloc
option-kingdomino-middle-kingdom-about = 10 puncte în plus pentru un castel în mijlocul regatului.
option-kingdomino-middle-kingdom-is-off = fără
option-kingdomino-middle-kingdom-is-rule = la fel de departe la stânga ca la dreapta, în sus ca în jos
option-kingdomino-middle-kingdom-is-reach = niciun pătrat la mai mult de 2 de castel (3 în Marele Duel)
option-kingdomino-middle-kingdom-is-full = castel în centru, lățime și înălțime maxime
option-kingdomino-harmony = Armonie
option-kingdomino-harmony-about = 5 puncte în plus pentru un regat complet, fără dominouri aruncate.
option-kingdomino-mighty-duel = Marele Duel
option-kingdomino-mighty-duel-about = Doi jucători, toate cele 48 de dominouri, regate de 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Regii sunt trași la sorți; prima alegere: { $player }.
       *[other] Partida { $game } din { $games }. Regii sunt trași la sorți; prima alegere: { $player }.
    }
told-kingdomino-row = Următoarele dominouri: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } pune dominoul { $tile }.
        [one] { $player } pune dominoul { $tile } pentru { $points } punct.
        [few] { $player } pune dominoul { $tile } pentru { $points } puncte.
       *[other] { $player } pune dominoul { $tile } pentru { $points } de puncte.
    }
told-kingdomino-discard = { $player } nu are loc pentru dominoul { $tile } și îl aruncă.
told-kingdomino-pick = { $player } alege dominoul { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Pune dominoul { $tile }
        [one] Pune dominoul { $tile } pentru { $points } punct
        [few] Pune dominoul { $tile } pentru { $points } puncte
       *[other] Pune dominoul { $tile } pentru { $points } de puncte
    }
may-kingdomino-discard = Aruncă dominoul { $tile }: nu se potrivește nicăieri
may-kingdomino-pick = Alege dominoul { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Grâu
        [forest] Pădure
        [water] Lac
        [grass] Pajiște
        [swamp] Mlaștină
       *[mine] Mină
    }: { $squares ->
        [one] { $squares } pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    } × { $crowns ->
        [one] { $crowns } coroană
        [few] { $crowns } coroane
       *[other] { $crowns } de coroane
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Grâul
        [forest] Pădurea
        [water] Lacul
        [grass] Pajiștea
        [swamp] Mlaștina
       *[mine] Mina
    } crește la { $squares ->
        [one] { $squares } pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    } × { $crowns ->
        [one] { $crowns } coroană
        [few] { $crowns } coroane
       *[other] { $crowns } de coroane
    }
score-kingdomino-middle = Regatul de Mijloc: castelul este în centru
score-kingdomino-middle-lost = Castelul nu mai este în centru
score-kingdomino-harmony = Armonie: regatul este complet
score-kingdomino-harmony-lost = Regatul nu mai este complet
score-kingdomino-game = Partida { $game }
score-kingdomino-tie = Egalitate la puncte: decide cea mai mare proprietate ({ $squares ->
        [one] { $squares } pătrat
        [few] { $squares } pătrate
       *[other] { $squares } de pătrate
    }), apoi coroanele ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Aduce { $points } punct pe loc.
        [few] Aduce { $points } puncte pe loc.
       *[other] Aduce { $points } de puncte pe loc.
    }
reason-kingdomino-middle = Castelul rămâne în mijloc.
reason-kingdomino-no-hole = Nu lasă niciun pătrat imposibil de umplut.
reason-kingdomino-holes =
    { $count ->
        [one] Lasă { $count } pătrat imposibil de umplut.
        [few] Lasă { $count } pătrate imposibil de umplut.
       *[other] Lasă { $count } de pătrate imposibil de umplut.
    }
reason-kingdomino-no-place = Nu este loc pentru dominoul { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] Poate aduce { $points } punct pe loc.
        [few] Poate aduce { $points } puncte pe loc.
       *[other] Poate aduce { $points } de puncte pe loc.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Are { $count } coroană.
        [few] Are { $count } coroane.
       *[other] Are { $count } de coroane.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } ar câștiga { $points } punct cu el.
        [few] { $player } ar câștiga { $points } puncte cu el.
       *[other] { $player } ar câștiga { $points } de puncte cu el.
    }
reason-kingdomino-order =
    { $place ->
        [1] Ai prima mutare în runda următoare.
        [2] Ai a doua mutare în runda următoare.
        [3] Ai a treia mutare în runda următoare.
       *[other] Ai ultima mutare în runda următoare.
    }

## play: refusals

refused-kingdomino-over = Partida s-a terminat.
refused-kingdomino-luck = Întâi se extrag dominouri sau regi.
refused-kingdomino-place-first = Pune întâi dominoul tău, apoi alege-l pe următorul.
refused-kingdomino-pick-now = Dominoul tău e deja pus; acum alege-l pe următorul.
refused-kingdomino-other-domino = Ai de pus dominoul { $own }, nu { $tile }.
refused-kingdomino-not-in-row = Dominoul { $tile } nu este în șirul din care se alege.
refused-kingdomino-taken = Pe dominoul { $tile } stă deja un rege.
refused-kingdomino-backwards = Ambele jumătăți ale dominoului { $tile } sunt identice: scrie-l spre est sau sud.
refused-kingdomino-covered = Acel pătrat este deja acoperit.
refused-kingdomino-outside = Regatul ar avea { $across } × { $down } pătrate; trebuie să încapă în { $size } × { $size }.
refused-kingdomino-unmatched = Nicio jumătate nu atinge castelul sau propriul teren ({ $left ->
        [wheat] grâu
        [forest] pădure
        [water] lac
        [grass] pajiște
        [swamp] mlaștină
       *[mine] mină
    }, { $right ->
        [wheat] grâu
        [forest] pădure
        [water] lac
        [grass] pajiște
        [swamp] mlaștină
       *[mine] mină
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Dominoul { $tile } poate fi pus într-un singur fel, deci trebuie pus.
        [few] Dominoul { $tile } poate fi pus în { $count } feluri, deci trebuie pus.
       *[other] Dominoul { $tile } poate fi pus în { $count } de feluri, deci trebuie pus.
    }
refused-kingdomino-no-luck = Acum nu e nimic de extras.
refused-kingdomino-row-twice = Dominoul { $tile } este de două ori în șir.
refused-kingdomino-row-seen = Dominoul { $tile } a mai fost pe masă.
refused-kingdomino-row-count = Dominouri într-un șir: { $count }, nu { $written }.
refused-kingdomino-lot-count = Regi de tras: { $count }, nu { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } trebuie să aibă { $kings } rege în ordine.
        [few] { $player } trebuie să aibă { $kings } regi în ordine.
       *[other] { $player } trebuie să aibă { $kings } de regi în ordine.
    }
refused-kingdomino-kings-snake = La doi jucători, această opțiune stabilește ordinea A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = „{ $text }” nu se poate citi în această poziție.
refused-kingdomino-position-missing = Din poziție lipsește partea „{ $section }”.
refused-kingdomino-position-twice = Dominoul { $tile } este în două locuri.
refused-kingdomino-position-order = Dominourile unui șir sunt ordonate de la numărul cel mai mic.
refused-kingdomino-position-kings = Numărul regilor jucătorului { $player } nu se potrivește.
refused-kingdomino-position-count = Numărul dominourilor nu se potrivește.
refused-kingdomino-position-kingdom = Regatul jucătorului { $player } nu poate fi construit după reguli.
refused-kingdomino-position-stage = Etapa partidei nu se potrivește cu șirurile de pe masă.
refused-kingdomino-position-past = Partidele terminate ale acestei Dinastii nu se leagă.
text-kingdomino-move = O mutare arată ca „48@1,0>e”, „discard 48” sau „pick 48”.
text-kingdomino-direction = Direcția este e, s, w sau n.

## page: the board

help-kingdomino = Alege un pătrat evidențiat; dominoul apare acolo cu punctele lui. Rotește-l, apoi joacă-l. D merge la dominourile de ales, P la regatul tău.
kingdomino-current = De pus
kingdomino-round = Runda { $round } din { $rounds }
kingdomino-game = Partida { $game } din { $games }
kingdomino-next = De ales
kingdomino-done = gata
kingdomino-castle = castel
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } cu { $crowns } coroană
        [few] { $terrain } cu { $crowns } coroane
       *[other] { $terrain } cu { $crowns } de coroane
    }
kingdomino-tile = dominoul { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } la dreapta
        [left] { $x } la stânga
       *[none] { "" }
    } { $along ->
        [down] { $y } în jos
        [up] { $y } în sus
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] gol
        [one] gol, { $ways } mod de așezare
        [few] gol, { $ways } moduri de așezare
       *[other] gol, { $ways } de moduri de așezare
    }
kingdomino-kingdom =
    { $points ->
        [one] Regatul jucătorului { $player }, { $points } punct
        [few] Regatul jucătorului { $player }, { $points } puncte
       *[other] Regatul jucătorului { $player }, { $points } de puncte
    }
kingdomino-enlarge =
    { $points ->
        [one] Vezi regatul jucătorului { $player }, { $points } punct
        [few] Vezi regatul jucătorului { $player }, { $points } puncte
       *[other] Vezi regatul jucătorului { $player }, { $points } de puncte
    }
kingdomino-own-again = Înapoi la regatul meu
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – încă fără coroană
       *[no] { $gain }
    }
kingdomino-choose-place = Pune { $tile }.
kingdomino-choose-tile = Alege un domino pentru runda următoare.
kingdomino-no-place = Dominoul { $number } nu se potrivește nicăieri: trebuie aruncat.
kingdomino-discard = Aruncă { $number }
kingdomino-next-order =
    { $place ->
        [1] În runda următoare ai prima alegere.
        [2] În runda următoare ai a doua alegere.
        [3] În runda următoare ai a treia alegere.
        [4] În runda următoare ai a patra alegere.
       *[other] În runda următoare ai a { $place }-a alegere.
    }
kingdomino-one-way = Aici se potrivește doar așa.
kingdomino-not-here = Dominoul nu se potrivește aici.
kingdomino-move-pick = Alege { $tile }
kingdomino-move-discard = Aruncă dominoul { $number }
kingdomino-move-place = { $left } ({ $a }), { $right } ({ $b })
kingdomino-move-place-gain = { $left } ({ $a }), { $right } ({ $b }): { $gain }
kingdomino-next-between = Locul tău în runda următoare: { $first }–{ $last }, în funcție de ceilalți.
kingdomino-moment = Proprietate completă: { $points }
kingdomino-to-come = Dominouri care mai urmează
kingdomino-to-come-about = Cele deja ieșite sunt estompate. Încă ascunse: { $count }.

## page: the score pad

pad-terrain = Teren
pad-crowns = Coroane
pad-empty = gol
pad-kingdom = Regat
pad-size = { $size } × { $size } pătrate
pad-kingdomino-about = Alege un teren și coroanele lui, apoi atinge pătratele regatului.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Regii sunt trași la sorți; prima alegere: a ta.
       *[other] Partida { $game } din { $games }. Regii sunt trași la sorți; prima alegere: a ta.
    }
own-kingdomino-place =
    { $points ->
        [0] Pui dominoul { $tile }.
        [one] Pui dominoul { $tile } pentru { $points } punct.
        [few] Pui dominoul { $tile } pentru { $points } puncte.
       *[other] Pui dominoul { $tile } pentru { $points } de puncte.
    }
own-kingdomino-discard = Nu ai loc pentru dominoul { $tile } și îl arunci.
own-kingdomino-pick = Alegi dominoul { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Bun venit, Maiestate! Construiește un regat din dominouri în jurul castelului tău. Un teren aduce puncte doar dacă are coroane.
lesson-kingdomino-pick = Alege un domino din șir: atinge-l, apoi joacă-l. Numerele mici îți permit să alegi devreme în runda următoare; cele mari au mai multe coroane.
lesson-kingdomino-order = Regele tău este acum pe acel domino. Regii joacă în ordinea numerelor, de la cel mai mic la cel mai mare.
lesson-kingdomino-place = Acum pune dominoul pe unul dintre pătratele evidențiate; numărul arată câte puncte ar aduce. Rotește-l cu ↻, cu rotița mouse-ului sau cu tasta R.
lesson-kingdomino-match = O jumătate trebuie să atingă propriul teren sau castelul. Încearcă să mărești un teren care are coroane.
lesson-kingdomino-points = Fiecare zonă legată aduce numărul de pătrate înmulțit cu numărul de coroane: patru pătrate de pădure cu două coroane valorează opt.
lesson-kingdomino-limit = Regatul tău trebuie să încapă într-un pătrat de cinci pe cinci. Un domino care nu se potrivește nicăieri se aruncă: evită găurile înguste.
lesson-kingdomino-free = Acum știi tot ce trebuie. Joacă mai departe și cere un indiciu oricând vrei.

## book: rules

rules-k1 = Kingdomino este pentru doi, trei sau patru jucători. Fiecare construiește un regat în jurul unui pătrat cu castel.
rules-k2 = Doi jucători au câte doi regi; trei sau patru jucători au câte un rege.
rules-k3 = Sunt 48 de dominouri, numerotate de la 1 la 48. Cu patru jucători se folosesc toate, cu trei 36, cu doi 24; celelalte se scot cu fața în jos. (Decizie: numărul tipărit pentru trei jucători, 38, este o greșeală de tipar.) Opțiune: trei jucători folosesc toate cele 48 în șiruri de patru, iar cel neales se scoate.
rules-k4 = Un șir are atâtea dominouri câți regi sunt: patru la doi sau patru jucători, trei la trei jucători. Sunt ordonate după număr, cel mai mic sus.
rules-k5 = Pentru primul șir regii se trag la sorți; în acea ordine fiecare se pune pe un domino liber. Pe un domino stă un singur rege. Opțiune pentru doi jucători: ordinea este A, B, B, A.
rules-k6 = Când toate dominourile unui șir sunt alese, se așază șirul următor, cât timp mai sunt dominouri.
rules-k7 = Ordinea mutărilor este ordinea regilor de pe șir, de sus în jos.
rules-k8 = Când îți vine rândul, pui întâi în regat dominoul de sub rege, apoi muți regele pe un domino liber din șirul următor.
rules-k9 = Cu doi jucători, fiecare are două mutări într-o rundă, câte una pentru fiecare rege.
rules-k10 = Partida are douăsprezece runde; cu doi jucători are șase (douăsprezece în Marele Duel).
rules-k11 = În ultima rundă nu mai e nimic de ales: doar pui dominoul.
rules-k12 = Un domino acoperă două pătrate libere vecine, în oricare dintre cele patru direcții.
rules-k13 = Cel puțin o jumătate trebuie să atingă, latură la latură, castelul sau un pătrat cu terenul ei. O potrivire ajunge; nu e nevoie ca și celelalte laturi să se potrivească.
rules-k14 = Întregul regat, inclusiv castelul, trebuie să încapă într-un pătrat de 5 × 5 (7 × 7 în Marele Duel). Castelul poate ajunge oriunde în el.
rules-k15 = Un domino care poate fi pus trebuie pus, oriunde se potrivește. Dacă nu se potrivește nicăieri, se aruncă; apoi alegi ca de obicei. Pot rămâne găuri.
rules-k16 = Pătratele aceluiași teren legate prin laturi formează o proprietate. Ea aduce numărul de pătrate înmulțit cu numărul de coroane; fără coroană nu aduce nimic. Poți avea mai multe proprietăți cu același teren. Castelul nu ține de niciuna.
rules-k17 = Câștigă cine are cele mai multe puncte. La egalitate decide cea mai mare proprietate, apoi numărul de coroane; dacă egalitatea persistă, victoria se împarte.
rules-k18 = Dinastie: trei partide la rând, câștigă suma cea mai mare. La sume egale, victoria se împarte. Pentru fiecare partidă regii se trag din nou.
rules-k19 = Regatul de Mijloc: 10 puncte în plus când castelul este în centrul regatului. (Decizie: la fel de departe de marginea stângă a ce s-a pus ca de cea dreaptă, și de sus ca de jos.) Alte două interpretări sunt opțiuni.
rules-k20 = Armonie: 5 puncte în plus dacă nu s-a aruncat nimic și regatul este complet: toate dominourile puse și pătratul plin.
rules-k21 = Marele Duel: doi jucători folosesc toate cele 48 de dominouri și construiesc regate de 7 × 7 în douăsprezece runde de câte patru dominouri.

## book: captions of the examples

rules-example-kingdomino-tiles = Dominourile au două jumătăți, fiecare cu un teren și uneori coroane. Numărul hotărăște ordinea.
rules-example-kingdomino-row = Regii joacă în ordinea numerelor. După ce pui un domino, muți regele pe un domino liber din șirul următor.
rules-example-kingdomino-match = O latură potrivită ajunge: dominoul { $tile } își atinge terenul doar cu o jumătate.
rules-example-kingdomino-scoring = { $points ->
        [one] Acest regat aduce { $points } punct: fiecare proprietate aduce numărul de pătrate înmulțit cu numărul de coroane.
        [few] Acest regat aduce { $points } puncte: fiecare proprietate aduce numărul de pătrate înmulțit cu numărul de coroane.
       *[other] Acest regat aduce { $points } de puncte: fiecare proprietate aduce numărul de pătrate înmulțit cu numărul de coroane.
    }
rules-example-kingdomino-complete = { $points ->
        [one] Un regat complet cu castelul în centru aduce { $points } punct cu ambele variante.
        [few] Un regat complet cu castelul în centru aduce { $points } puncte cu ambele variante.
       *[other] Un regat complet cu castelul în centru aduce { $points } de puncte cu ambele variante.
    }

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } grâu, { terrain-letter-forest } pădure, { terrain-letter-water } lac, { terrain-letter-grass } pajiște, { terrain-letter-swamp } mlaștină, { terrain-letter-mine } mină, cu numărul de coroane; ♜ castel; ♔ și un număr: regele acelui jucător.

## command line

refused-score-castle = Un regat are exact un castel; scrie-l „C”.
refused-score-mixed = Scrie un regat fie ca hartă, fie ca dominouri, nu în ambele feluri.
