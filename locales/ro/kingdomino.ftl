terrain-wheat = grâu
terrain-forest = pădure
terrain-water = apă
terrain-grass = pajiște
terrain-swamp = mlaștină
terrain-mine = mină
terrain-castle = castel

option-kingdomino-three-players = Cu trei jucători
option-kingdomino-three-players-about = Câte dominouri sunt într-un rând când joacă trei.
option-kingdomino-three-players-is-lines_of_three = rânduri de trei, 36 de dominouri
option-kingdomino-three-players-is-lines_of_four = rânduri de patru, toate cele 48; cel neluat iese din joc
option-kingdomino-first-picks = Prima alegere
option-kingdomino-first-picks-about = În ce ordine aleg doi jucători din primul rând.
option-kingdomino-first-picks-is-lot = regii se trag la sorți
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastie
option-kingdomino-dynasty-about = Trei partide la rând; câștigă suma cea mai mare.
option-kingdomino-middle-kingdom = Regatul de Mijloc
option-kingdomino-middle-kingdom-about = 10 puncte în plus pentru un castel în mijlocul regatului.
option-kingdomino-middle-kingdom-is-off = fără
option-kingdomino-middle-kingdom-is-rule = la fel de departe la stânga ca la dreapta, în sus ca în jos
option-kingdomino-middle-kingdom-is-reach = nimic nu e mai departe de jumătatea unui regat plin
option-kingdomino-middle-kingdom-is-full = egal pe toate părțile, cât se poate de lat și de înalt
option-kingdomino-harmony = Armonie
option-kingdomino-harmony-about = 5 puncte în plus pentru un regat complet, fără domino aruncat.
option-kingdomino-mighty-duel = Marele Duel
option-kingdomino-mighty-duel-about = Doi jucători, toate cele 48 de dominouri, regate de 7 × 7.

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

score-kingdomino-property =
    { $terrain ->
        [wheat] Grâu
        [forest] Pădure
        [water] Apă
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
        [water] Apa
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

refused-kingdomino-over = Partida s-a terminat.
refused-kingdomino-luck = Întâi se extrag dominouri sau regi.
refused-kingdomino-place-first = Pune întâi dominoul tău, apoi alege-l pe următorul.
refused-kingdomino-pick-now = Dominoul tău e deja pus; acum alege-l pe următorul.
refused-kingdomino-other-domino = Ai de pus dominoul { $own }, nu { $tile }.
refused-kingdomino-not-in-row = Dominoul { $tile } nu este în rândul din care se alege.
refused-kingdomino-taken = Pe dominoul { $tile } stă deja un rege.
refused-kingdomino-backwards = Ambele jumătăți ale dominoului { $tile } sunt egale: scrie-l spre est sau sud.
refused-kingdomino-covered = Acel pătrat este deja acoperit.
refused-kingdomino-outside = Regatul ar avea { $across } × { $down } pătrate; trebuie să încapă în { $size } × { $size }.
refused-kingdomino-unmatched = Nicio jumătate nu atinge castelul sau propriul teren ({ $left ->
        [wheat] grâu
        [forest] pădure
        [water] apă
        [grass] pajiște
        [swamp] mlaștină
       *[mine] mină
    }, { $right ->
        [wheat] grâu
        [forest] pădure
        [water] apă
        [grass] pajiște
        [swamp] mlaștină
       *[mine] mină
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Dominoul { $tile } poate fi pus într-un fel ({ $count }), deci trebuie pus.
        [few] Dominoul { $tile } poate fi pus în { $count } feluri, deci trebuie pus.
       *[other] Dominoul { $tile } poate fi pus în { $count } de feluri, deci trebuie pus.
    }

refused-kingdomino-no-luck = Acum nu e nimic de extras.
refused-kingdomino-row-twice = Dominoul { $tile } este de două ori în rând.
refused-kingdomino-row-seen = Dominoul { $tile } a mai fost pe masă.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } are { $kings } rege în ordine.
        [few] { $player } are { $kings } regi în ordine.
       *[other] { $player } are { $kings } de regi în ordine.
    }
refused-kingdomino-kings-snake = În șarpe ordinea este A, B, B, A.

refused-kingdomino-position-word = „{ $text }” nu se poate citi în această poziție.
refused-kingdomino-position-missing = Din poziție lipsește partea „{ $section }”.
refused-kingdomino-position-twice = Dominoul { $tile } este în două locuri.
refused-kingdomino-position-order = Dominourile unui rând cresc de la numărul cel mai mic.
refused-kingdomino-position-kings = Numărul regilor nu se potrivește ({ $player }).
refused-kingdomino-position-count = Numărul dominourilor nu se potrivește.
refused-kingdomino-position-kingdom = Acest regat nu poate fi construit după reguli ({ $player }).
refused-kingdomino-position-stage = Etapa partidei nu se potrivește cu rândurile de pe masă.
refused-kingdomino-position-past = Partidele terminate ale acestei Dinastii nu se potrivesc.

text-kingdomino-move = O mutare arată ca „48@1,0>e”, „discard 48” sau „pick 48”.
text-kingdomino-direction = Un domino arată spre e, s, w sau n.

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
