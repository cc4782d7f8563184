terrain-wheat = grano
terrain-forest = bosco
terrain-water = acqua
terrain-grass = erba
terrain-swamp = palude
terrain-mine = miniera
terrain-castle = castello

option-kingdomino-three-players = In tre giocatori
option-kingdomino-three-players-about = Quante tessere ci sono in una fila quando si gioca in tre.
option-kingdomino-three-players-is-lines_of_three = file da tre, 36 tessere
option-kingdomino-three-players-is-lines_of_four = file da quattro, tutte le 48; quella che nessuno prende esce dal gioco
option-kingdomino-first-picks = Prima scelta
option-kingdomino-first-picks-about = In quale ordine due giocatori scelgono dalla prima fila.
option-kingdomino-first-picks-is-lot = i re vengono sorteggiati
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastia
option-kingdomino-dynasty-about = Tre partite di fila; vince la somma più alta.
option-kingdomino-middle-kingdom = Regno di mezzo
option-kingdomino-middle-kingdom-about = 10 punti in più per un castello al centro del regno.
option-kingdomino-middle-kingdom-is-off = no
option-kingdomino-middle-kingdom-is-rule = tanto a sinistra quanto a destra, tanto in alto quanto in basso
option-kingdomino-middle-kingdom-is-reach = nulla è più lontano di mezzo regno completo
option-kingdomino-middle-kingdom-is-full = uguale da ogni lato, e largo e alto al massimo
option-kingdomino-harmony = Armonia
option-kingdomino-harmony-about = 5 punti in più per un regno completo senza tessere scartate.
option-kingdomino-mighty-duel = Grande duello
option-kingdomino-mighty-duel-about = Due giocatori, tutte le 48 tessere, regni di 7 × 7.

told-kingdomino-kings =
    { $games ->
        [1] I re sono sorteggiati: la prima scelta è di { $player }.
       *[other] Partita { $game } di { $games }. I re sono sorteggiati: la prima scelta è di { $player }.
    }
told-kingdomino-row = Le prossime tessere: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } piazza la tessera { $tile }.
        [one] { $player } piazza la tessera { $tile } per { $points } punto.
       *[other] { $player } piazza la tessera { $tile } per { $points } punti.
    }
told-kingdomino-discard = { $player } non ha posto per la tessera { $tile } e la scarta.
told-kingdomino-pick = { $player } sceglie la tessera { $tile }.

score-kingdomino-property =
    { $terrain ->
        [wheat] Grano
        [forest] Bosco
        [water] Acqua
        [grass] Erba
        [swamp] Palude
       *[mine] Miniera
    }: { $squares ->
        [one] { $squares } casella
       *[other] { $squares } caselle
    } × { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } corone
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Grano
        [forest] Bosco
        [water] Acqua
        [grass] Erba
        [swamp] Palude
       *[mine] Miniera
    }, ora { $squares ->
        [one] { $squares } casella
       *[other] { $squares } caselle
    } × { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } corone
    }
score-kingdomino-middle = Regno di mezzo: il castello è al centro
score-kingdomino-middle-lost = Il castello non è più al centro
score-kingdomino-harmony = Armonia: il regno è completo
score-kingdomino-harmony-lost = Il regno non è più completo
score-kingdomino-game = Partita { $game }

refused-kingdomino-over = La partita è finita.
refused-kingdomino-luck = Prima si sorteggiano le tessere o i re.
refused-kingdomino-place-first = Prima piazza la tua tessera, poi scegli la prossima.
refused-kingdomino-pick-now = La tua tessera è già piazzata; ora scegli la prossima.
refused-kingdomino-other-domino = La tessera che devi piazzare è { $own }, non { $tile }.
refused-kingdomino-not-in-row = La tessera { $tile } non è nella fila da cui scegliere.
refused-kingdomino-taken = Sulla tessera { $tile } c’è già un re.
refused-kingdomino-backwards = Le due metà della tessera { $tile } sono uguali: scrivila rivolta a est o a sud.
refused-kingdomino-covered = Quella casella è già coperta.
refused-kingdomino-outside = Il regno sarebbe di { $across } × { $down } caselle; deve stare in { $size } × { $size }.
refused-kingdomino-unmatched =
    Nessuna delle due metà tocca il castello o il proprio terreno ({ $left ->
        [wheat] grano
        [forest] bosco
        [water] acqua
        [grass] erba
        [swamp] palude
       *[mine] miniera
    }, { $right ->
        [wheat] grano
        [forest] bosco
        [water] acqua
        [grass] erba
        [swamp] palude
       *[mine] miniera
    }).
refused-kingdomino-fits =
    { $count ->
        [one] La tessera { $tile } si può piazzare in { $count } modo, quindi va piazzata.
       *[other] La tessera { $tile } si può piazzare in { $count } modi, quindi va piazzata.
    }

refused-kingdomino-no-luck = Ora non c’è nulla da sorteggiare.
refused-kingdomino-row-twice = La tessera { $tile } è due volte nella fila.
refused-kingdomino-row-seen = La tessera { $tile } è già uscita prima.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } ha { $kings } re nell’ordine.
       *[other] { $player } ha { $kings } re nell’ordine.
    }
refused-kingdomino-kings-snake = Nella serpentina l’ordine è A, B, B, A.

refused-kingdomino-position-word = «{ $text }» non si può leggere in questa posizione.
refused-kingdomino-position-missing = Nella posizione manca la parte «{ $section }».
refused-kingdomino-position-twice = La tessera { $tile } è in due posti.
refused-kingdomino-position-order = Le tessere di una fila vanno in ordine a partire dal numero più basso.
refused-kingdomino-position-kings = I re di { $player } non tornano.
refused-kingdomino-position-count = Il numero delle tessere non torna.
refused-kingdomino-position-kingdom = Il regno di { $player } non si può costruire secondo le regole.
refused-kingdomino-position-stage = La fase della partita non concorda con le file sul tavolo.
refused-kingdomino-position-past = Le partite finite di questa Dinastia non tornano.

text-kingdomino-move = Una mossa si scrive come «48@1,0>e», «discard 48» o «pick 48».
text-kingdomino-direction = Una tessera è rivolta verso e, s, w o n.

reason-kingdomino-points =
    { $points ->
        [one] Porta subito { $points } punto.
       *[other] Porta subito { $points } punti.
    }
reason-kingdomino-middle = Il castello resta al centro.
reason-kingdomino-no-hole = Non lascia caselle impossibili da riempire.
reason-kingdomino-holes =
    { $count ->
        [one] Lascia { $count } casella impossibile da riempire.
       *[other] Lascia { $count } caselle impossibili da riempire.
    }
reason-kingdomino-no-place = Non c’è posto per la tessera { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] Può portare subito { $points } punto.
       *[other] Può portare subito { $points } punti.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Ha { $count } corona.
       *[other] Ha { $count } corone.
    }
reason-kingdomino-denies =
    { $points ->
        [one] A { $player } darebbe { $points } punto.
       *[other] A { $player } darebbe { $points } punti.
    }
reason-kingdomino-order =
    { $place ->
        [1] Nel prossimo giro il primo turno è tuo.
        [2] Nel prossimo giro il secondo turno è tuo.
        [3] Nel prossimo giro il terzo turno è tuo.
       *[other] Nel prossimo giro l’ultimo turno è tuo.
    }
