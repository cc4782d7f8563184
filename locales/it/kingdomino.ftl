### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Costruisci un regno di tessere attorno al tuo castello e fai fruttare ogni corona.
rules-intro-kingdomino = Costruisci il regno più ricco: piazza tessere di sei terreni attorno al castello e raccogli corone.

## play: terms

terrain-wheat = grano
terrain-forest = bosco
terrain-water = lago
terrain-grass = prato
terrain-swamp = palude
terrain-mine = miniera
terrain-castle = castello
terrain-letter-wheat = G
terrain-letter-forest = B
terrain-letter-water = L
terrain-letter-grass = R
terrain-letter-swamp = P
terrain-letter-mine = M

## play: options

option-kingdomino-three-players = In tre giocatori
option-kingdomino-three-players-about = Quante tessere ci sono in una fila quando si gioca in tre.
option-kingdomino-three-players-is-lines_of_three = file da tre, 36 tessere
option-kingdomino-three-players-is-lines_of_four = file da quattro, tutte le 48; quella che nessuno sceglie viene tolta
option-kingdomino-first-picks = Prima scelta
option-kingdomino-first-picks-about = In quale ordine due giocatori scelgono dalla prima fila.
option-kingdomino-first-picks-is-lot = i re vengono sorteggiati
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dinastia
option-kingdomino-dynasty-about = Tre partite di fila; vince la somma più alta.
option-kingdomino-middle-kingdom = Regno di Mezzo
option-kingdomino-middle-kingdom-about = 10 punti in più per un castello al centro del regno.
option-kingdomino-middle-kingdom-is-off = no
option-kingdomino-middle-kingdom-is-rule = tanto a sinistra quanto a destra, tanto in alto quanto in basso
option-kingdomino-middle-kingdom-is-reach = nessuna casella a più di 2 dal castello (3 nel Grande Duello)
option-kingdomino-middle-kingdom-is-full = castello al centro, larghezza e altezza massime
option-kingdomino-harmony = Armonia
option-kingdomino-harmony-about = 5 punti in più per un regno completo senza tessere scartate.
option-kingdomino-mighty-duel = Grande Duello
option-kingdomino-mighty-duel-about = Due giocatori, tutte le 48 tessere, regni di 7 × 7.

## play: log

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

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Piazza la tessera { $tile }
        [one] Piazza la tessera { $tile } per { $points } punto
       *[other] Piazza la tessera { $tile } per { $points } punti
    }
may-kingdomino-discard = Scarta la tessera { $tile }: non entra da nessuna parte
may-kingdomino-pick = Scegli la tessera { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Grano
        [forest] Bosco
        [water] Lago
        [grass] Prato
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
        [water] Lago
        [grass] Prato
        [swamp] Palude
       *[mine] Miniera
    }, ora { $squares ->
        [one] { $squares } casella
       *[other] { $squares } caselle
    } × { $crowns ->
        [one] { $crowns } corona
       *[other] { $crowns } corone
    }
score-kingdomino-middle = Regno di Mezzo: il castello è al centro
score-kingdomino-middle-lost = Il castello non è più al centro
score-kingdomino-harmony = Armonia: il regno è completo
score-kingdomino-harmony-lost = Il regno non è più completo
score-kingdomino-game = Partita { $game }
score-kingdomino-tie = Parità di punti: decide la proprietà più grande ({ $squares ->
    [one] { $squares } casella
   *[other] { $squares } caselle
}), poi le corone ({ $crowns })

## play: hints

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

## play: refusals

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
        [water] lago
        [grass] prato
        [swamp] palude
       *[mine] miniera
    }, { $right ->
        [wheat] grano
        [forest] bosco
        [water] lago
        [grass] prato
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
refused-kingdomino-row-count = Tessere per fila: { $count }, non { $written }.
refused-kingdomino-lot-count = Re da estrarre: { $count }, non { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } deve avere { $kings } re nell’ordine.
       *[other] { $player } deve avere { $kings } re nell’ordine.
    }
refused-kingdomino-kings-snake = In due, con questa opzione l’ordine è A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = «{ $text }» non si può leggere in questa posizione.
refused-kingdomino-position-missing = Nella posizione manca la parte «{ $section }».
refused-kingdomino-position-twice = La tessera { $tile } è in due posti.
refused-kingdomino-position-order = Le tessere di una fila vanno in ordine a partire dal numero più basso.
refused-kingdomino-position-kings = Il numero dei re di { $player } non torna.
refused-kingdomino-position-count = Il numero delle tessere non torna.
refused-kingdomino-position-kingdom = Il regno di { $player } non si può costruire secondo le regole.
refused-kingdomino-position-stage = La fase della partita non concorda con le file sul tavolo.
refused-kingdomino-position-past = Le partite finite di questa Dinastia non tornano.
text-kingdomino-move = Una mossa si scrive come «48@1,0>e», «discard 48» o «pick 48».
text-kingdomino-direction = La direzione è e, s, w o n.

## page: the board

help-kingdomino = Scegli una casella evidenziata; la tessera appare lì con i suoi punti. Girala, poi giocala. D va alle tessere da scegliere, P al tuo regno.
kingdomino-current = Da piazzare
kingdomino-round = Giro { $round } di { $rounds }
kingdomino-game = Partita { $game } di { $games }
kingdomino-next = Da scegliere
kingdomino-done = fatto
kingdomino-castle = castello
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } con { $crowns } corona
       *[other] { $terrain } con { $crowns } corone
    }
kingdomino-tile = tessera { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } a destra
        [left] { $x } a sinistra
       *[none] { "" }
    } { $along ->
        [down] { $y } in basso
        [up] { $y } in alto
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] vuota
        [one] vuota, { $ways } modo di piazzare
       *[other] vuota, { $ways } modi di piazzare
    }
kingdomino-kingdom =
    { $points ->
        [one] Regno di { $player }, { $points } punto
       *[other] Regno di { $player }, { $points } punti
    }
kingdomino-enlarge =
    { $points ->
        [one] Guarda il regno di { $player }, { $points } punto
       *[other] Guarda il regno di { $player }, { $points } punti
    }
kingdomino-own-again = Torna al mio regno
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – ancora nessuna corona
       *[no] { $gain }
    }
kingdomino-choose-place = Piazza la { $tile }.
kingdomino-choose-tile = Scegli una tessera per il prossimo giro.
kingdomino-no-place = La tessera { $number } non entra da nessuna parte: va scartata.
kingdomino-discard = Scarta { $number }
kingdomino-next-order =
    { $place ->
        [1] Nel prossimo giro la prima scelta è tua.
        [2] Nel prossimo giro la seconda scelta è tua.
        [3] Nel prossimo giro la terza scelta è tua.
        [4] Nel prossimo giro la quarta scelta è tua.
       *[other] Nel prossimo giro la { $place }ª scelta è tua.
    }
kingdomino-one-way = Qui entra solo in questo verso.
kingdomino-not-here = La tessera non entra qui.
kingdomino-move-pick = Scegli la { $tile }
kingdomino-move-discard = Scarta la tessera { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = La tua posizione nel prossimo giro: da { $first } a { $last }, a seconda degli altri.
kingdomino-moment = Proprietà completa: { $points }
kingdomino-to-come = Tessere non ancora uscite
kingdomino-to-come-about = Quelle già uscite sono sbiadite. Ancora da scoprire: { $count }.

## page: the score pad

pad-terrain = Terreno
pad-crowns = Corone
pad-empty = vuota
pad-kingdom = Regno
pad-size = { $size } × { $size } caselle
pad-kingdomino-about = Scegli un terreno e le sue corone, poi tocca le caselle del regno.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] I re sono sorteggiati: la prima scelta è tua.
       *[other] Partita { $game } di { $games }. I re sono sorteggiati: la prima scelta è tua.
    }
own-kingdomino-place =
    { $points ->
        [0] Tu piazzi la tessera { $tile }.
        [one] Tu piazzi la tessera { $tile } per { $points } punto.
       *[other] Tu piazzi la tessera { $tile } per { $points } punti.
    }
own-kingdomino-discard = Non hai posto per la tessera { $tile } e la scarti.
own-kingdomino-pick = Tu scegli la tessera { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Salve, Maestà! Costruisci un regno di tessere attorno al tuo castello. Un terreno dà punti solo se ha corone.
lesson-kingdomino-pick = Scegli una tessera dalla fila: toccala, poi giocala. I numeri bassi ti permettono di scegliere presto nel giro seguente; quelli alti hanno più corone.
lesson-kingdomino-order = Ora il tuo re è su quella tessera. I re giocano in ordine di numero, dal più basso al più alto.
lesson-kingdomino-place = Ora piazza la tua tessera su una delle caselle evidenziate; il numero mostra quanti punti darebbe. Girala con ↻, con la rotellina del mouse o con il tasto R.
lesson-kingdomino-match = Una metà deve toccare il proprio terreno oppure il castello. Prova ad ampliare un terreno che ha corone.
lesson-kingdomino-points = Ogni area collegata vale il numero delle sue caselle per quello delle sue corone: quattro caselle di bosco con due corone valgono otto.
lesson-kingdomino-limit = Il tuo regno deve stare in un quadrato di cinque caselle per cinque. Una tessera che non entra da nessuna parte si scarta: evita i buchi stretti.
lesson-kingdomino-free = Ora sai tutto. Continua a giocare e chiedi un suggerimento quando vuoi.

## book: rules

rules-k1 = Kingdomino si gioca in due, tre o quattro. Ognuno costruisce un regno attorno a una casella castello.
rules-k2 = In due si hanno due re a testa; in tre o quattro un re a testa.
rules-k3 = Ci sono 48 tessere, numerate da 1 a 48. In quattro si usano tutte, in tre 36, in due 24; le altre si tolgono coperte. (Precisazione: il numero stampato per tre giocatori, 38, è un errore di stampa.) Opzione: in tre si usano tutte le 48 in file da quattro, e quella che nessuno ha scelto si toglie.
rules-k4 = Una fila ha tante tessere quanti sono i re: quattro se si gioca in due o in quattro, tre se si gioca in tre. Sono in ordine di numero, la più bassa in cima.
rules-k5 = Per la prima fila i re si sorteggiano; in quell’ordine ognuno va su una tessera libera. Su una tessera sta un solo re. Opzione in due: l’ordine è A, B, B, A.
rules-k6 = Quando ogni tessera di una fila è stata scelta si dispone la fila seguente, finché ci sono tessere.
rules-k7 = L’ordine dei turni è quello dei re sulla fila, dall’alto.
rules-k8 = Nel tuo turno prima piazzi nel tuo regno la tessera sotto il tuo re, poi metti il re su una tessera libera della fila seguente.
rules-k9 = In due ognuno ha due turni per giro, uno per ogni re.
rules-k10 = La partita dura dodici giri; in due ne dura sei (dodici nel Grande Duello).
rules-k11 = Nell’ultimo giro non c’è più nulla da scegliere: si piazza soltanto la propria tessera.
rules-k12 = Una tessera copre due caselle libere vicine, in una qualsiasi delle quattro direzioni.
rules-k13 = Almeno una metà deve toccare, lato contro lato, il castello o una casella del proprio terreno. Basta una corrispondenza; gli altri lati possono non combaciare.
rules-k14 = Tutto il regno, castello compreso, deve stare in un quadrato di 5 × 5 (7 × 7 nel Grande Duello). Il castello può trovarsi ovunque al suo interno.
rules-k15 = Una tessera che si può piazzare va piazzata, ovunque entri. Se non entra da nessuna parte si scarta; poi si sceglie come al solito. Possono restare buchi.
rules-k16 = Le caselle di uno stesso terreno unite per i lati formano una proprietà. Vale il numero delle sue caselle per quello delle sue corone; senza corone non vale nulla. Si possono avere più proprietà dello stesso terreno. Il castello non appartiene a nessuna.
rules-k17 = Vince chi ha più punti. In caso di parità decide la singola proprietà più grande, poi il numero di corone; se la parità resta, la vittoria è condivisa.
rules-k18 = Dinastia: tre partite di fila, e vince la somma più alta. A parità di somma la vittoria è condivisa. Per ogni partita si sorteggiano di nuovo i re.
rules-k19 = Regno di Mezzo: 10 punti in più se il castello è al centro del regno. (Precisazione: tanto lontano dal bordo sinistro di ciò che è stato piazzato quanto dal destro, e dall’alto quanto dal basso.) Altre due letture sono opzioni.
rules-k20 = Armonia: 5 punti in più se nulla è stato scartato e il regno è completo: ogni tessera piazzata e il quadrato pieno.
rules-k21 = Grande Duello: in due si usano tutte le 48 tessere e si costruiscono regni di 7 × 7 in dodici giri da quattro tessere.

## book: captions of the examples

rules-example-kingdomino-tiles = Le tessere hanno due metà, ognuna con un terreno e a volte delle corone. Il numero decide l’ordine.
rules-example-kingdomino-row = I re giocano nell’ordine dei numeri. Dopo aver piazzato una tessera, sposti il re su una tessera libera della fila seguente.
rules-example-kingdomino-match = Basta un lato che combacia: la tessera { $tile } tocca il proprio terreno con una metà sola.
rules-example-kingdomino-scoring = Questo regno vale { $points } punti: ogni proprietà conta le sue caselle per le sue corone.
rules-example-kingdomino-complete = Un regno completo con il castello al centro: con entrambe le varianti vale { $points } punti.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } grano, { terrain-letter-forest } bosco, { terrain-letter-water } lago, { terrain-letter-grass } prato, { terrain-letter-swamp } palude, { terrain-letter-mine } miniera, con il numero di corone; ♜ castello; ♔ e un numero: il re di quel giocatore.

## command line

refused-score-castle = Un regno ha esattamente un castello; scrivilo «C».
refused-score-mixed = Scrivi un regno come mappa o come tessere, non in tutti e due i modi.
