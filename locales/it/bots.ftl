level-beginner = Principiante
level-beginner-about = Guarda una mossa sola e si lascia sfuggire le cose, come chi comincia.
level-easy = Facile
level-easy-about = Vede che cosa porta subito una mossa, e i pericoli più evidenti.
level-medium = Medio
level-medium-about = Pensa alla risposta a ogni mossa.
level-hard = Difficile
level-hard-about = Pianifica in anticipo e sbaglia di rado.
level-expert = Esperto
level-expert-about = Usa tutto ciò che si sa del gioco e tutto il tempo che ha.
level-random = Casuale
level-random-about = Gioca una mossa lecita qualsiasi.
level-greedy = Avido
level-greedy-about = Prende il meglio subito e non guarda mai oltre.

refused-budget = «{ $text }» non è un tempo di riflessione. Possibili: { $possible } (millisecondi, secondi, posizioni, cicli).

reason-quixo-wins = Completa la tua linea e vince.
reason-quixo-loses = Completa una linea per gli avversari.
reason-quixo-draws = La partita finisce in parità.
reason-quixo-lets-win = Gli avversari possono vincere subito dopo.
reason-quixo-stops = Ferma una linea che gli avversari potevano completare.
reason-quixo-builds = La tua linea più piena ha ora { $count } su { $size }.
reason-quixo-breaks = Spezza la linea di { $count } degli avversari.
reason-quixo-new-cube = Prende un nuovo cubo per la tua parte.
reason-quixo-own-cube = Muove un tuo cubo e non regala nulla.

class-forced = Obbligata
class-best = Migliore
class-good = Buona
class-inaccuracy = Imprecisione
class-mistake = Errore
class-blunder = Errore grave

analysis-seat =
    { $player }: precisione { $accuracy }%, { $best } mosse su { $moves } le migliori; { $inaccuracies ->
        [one] { $inaccuracies } imprecisione
       *[other] { $inaccuracies } imprecisioni
    }, { $mistakes ->
        [one] { $mistakes } errore
       *[other] { $mistakes } errori
    }, { $blunders ->
        [one] { $blunders } errore grave
       *[other] { $blunders } errori gravi
    }. Regalato: { $lost }% di una vittoria; fortuna: { $luck }%.
analysis-luck-decided = Ha deciso la fortuna: per { $player } è valsa il { $luck }% di una vittoria.
analysis-play-decided = Ha deciso il gioco: gli altri hanno regalato il { $percent }% di una vittoria e { $player } ne ha approfittato.
analysis-even = Quasi nulla è stato regalato; { $player } ha vinto una partita combattuta.

turning-move = Mossa { $event }: { $player } ha giocato { $move } e la probabilità è scesa dal { $before }% al { $after }%. Era meglio { $better }.
turning-good-luck = Evento { $event }: la fortuna ({ $luck }) ha alzato la probabilità di { $player } dal { $before }% al { $after }%.
turning-bad-luck = Evento { $event }: la sfortuna ({ $luck }) ha abbassato la probabilità di { $player } dal { $before }% al { $after }%.
turning-decided = Dall’evento { $event } in poi { $player } è sempre in testa.

analysis-plot-title = Come è andata la partita
analysis-plot-across = Evento
analysis-plot-up = Probabilità di vittoria

refused-analysis-game = Questa registrazione è di un altro gioco: { $game }.
refused-analysis-eyes = Questa registrazione mostra solo ciò che poteva vedere { $eyes }; per l’analisi serve la partita intera.
refused-analysis-turn = Qui non è il turno di { $player }.
refused-analysis-luck = Qui non c’è nulla da sorteggiare.
refused-analysis-move = «{ $text }» non è una mossa qui: { $cause }.
refused-analysis-unit = Questo bot non dice che probabilità di vittoria si aspetta; scegline un altro.

arena-progress =
    { $done } partite su { $of } · { $score } · { $seconds ->
        [one] ancora { $seconds } secondo
       *[other] ancora { $seconds } secondi
    }
arena-heading =
    { $game }, { $seats } posti, { $budget } a mossa: { $games ->
        [one] { $games } partita
       *[other] { $games } partite
    }, { $deals ->
        [one] { $deals } distribuzione
       *[other] { $deals } distribuzioni
    }
arena-row = { $bot }: quota { $share } ± { $sure }%, { $wins } vinte, { $shared } pari, { $losses } perse; punti { $points }, scarto { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms a mossa
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } incontro
       *[other] { $met } incontri
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Test sequenziale: migliore (LLR { $llr }, limiti { $lower } e { $upper })
        [not_better] Test sequenziale: non migliore (LLR { $llr }, limiti { $lower } e { $upper })
       *[open] Test sequenziale: indeciso (LLR { $llr }, limiti { $lower } e { $upper })
    }
arena-plot-title = Forza e tempo di riflessione
arena-plot-across = Riflessione (millisecondi o posizioni)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot non può occupare { $seats } posti. Possibili: { $possible }, o più dei posti.
       *[other] { $bots } bot non possono occupare { $seats } posti. Possibili: { $possible }, o più dei posti.
    }
refused-arena-games = Per un incontro serve almeno una partita.
refused-arena-illegal = { $bot } ha giocato { $move }, che non è lecita ({ $why }) in { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } non è un file di risultati.
refused-arena-other-match = { $path } contiene i risultati di un altro incontro.
refused-arena-nothing-to-merge = Indica i file di risultati da unire.
refused-shard = «{ $text }» non è una parte di un incontro. Possibili: { $possible }.
refused-sprt = «{ $text }» non è un test sequenziale. Possibili: { $possible }.
