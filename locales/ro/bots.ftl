level-beginner = Începător
level-beginner-about = Se uită la o singură mutare și scapă lucruri din vedere, ca începătorii.
level-easy = Ușor
level-easy-about = Vede ce aduce o mutare pe loc și pericolele cele mai clare.
level-medium = Mediu
level-medium-about = Se gândește la răspunsul la fiecare mutare.
level-hard = Greu
level-hard-about = Plănuiește din timp și greșește rar.
level-expert = Expert
level-expert-about = Folosește tot ce se știe despre joc și tot timpul pe care îl primește.
level-random = La întâmplare
level-random-about = Joacă orice mutare permisă.
level-greedy = Lacom
level-greedy-about = Ia ce e mai bun pe loc și nu se uită mai departe.

refused-budget = „{ $text }” nu este un timp de gândire. Posibil: { $possible } (milisecunde, secunde, poziții, iterații).

reason-quixo-wins = Îți formează linia și câștigă.
reason-quixo-loses = Formează o linie pentru cealaltă tabără.
reason-quixo-draws = Încheie partida la egalitate.
reason-quixo-lets-win = Cealaltă tabără poate câștiga apoi.
reason-quixo-stops = Oprește o linie pe care cealaltă tabără o putea termina.
reason-quixo-builds = Cea mai plină linie a ta are acum { $count } din { $size }.
reason-quixo-breaks = Strică linia de { $count } a celeilalte tabere.
reason-quixo-new-cube = Ia un cub nou pentru tabăra ta.
reason-quixo-own-cube = Mută un cub al tău și nu cedează nimic.

class-forced = Forțată
class-best = Cea mai bună
class-good = Bună
class-inaccuracy = Imprecizie
class-mistake = Greșeală
class-blunder = Gafă

analysis-seat =
    { $player }: precizie { $accuracy } %, mutări optime { $best } din { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } imprecizie
        [few] { $inaccuracies } imprecizii
       *[other] { $inaccuracies } de imprecizii
    }, { $mistakes ->
        [one] { $mistakes } greșeală
        [few] { $mistakes } greșeli
       *[other] { $mistakes } de greșeli
    }, { $blunders ->
        [one] { $blunders } gafă
        [few] { $blunders } gafe
       *[other] { $blunders } de gafe
    }. Cedat: { $lost } % dintr-o victorie; noroc: { $luck } %.
analysis-luck-decided = Norocul a decis: a valorat { $luck } % dintr-o victorie pentru { $player }.
analysis-play-decided = Jocul a decis: ceilalți au cedat { $percent } % dintr-o victorie, iar { $player } a profitat.
analysis-even = Nu s-a cedat aproape nimic; { $player } a câștigat o partidă strânsă.

turning-move = Mutarea { $event }: { $player } a jucat { $move }, iar șansa a scăzut de la { $before } % la { $after } %. Mai bine era { $better }.
turning-good-luck = Evenimentul { $event }: norocul ({ $luck }) a ridicat șansa de la { $before } % la { $after } % ({ $player }).
turning-bad-luck = Evenimentul { $event }: norocul ({ $luck }) a coborât șansa de la { $before } % la { $after } % ({ $player }).
turning-decided = De la evenimentul { $event }, { $player } a condus până la capăt.

analysis-plot-title = Cum a decurs partida
analysis-plot-across = Eveniment
analysis-plot-up = Șansa de victorie

refused-analysis-game = Înregistrarea este a altui joc: { $game }.
refused-analysis-eyes = Înregistrarea arată doar ce a putut vedea { $eyes }; analiza are nevoie de toată partida.
refused-analysis-turn = Aici nu este rândul pentru { $player }.
refused-analysis-luck = Aici nu e nimic de tras la sorți.
refused-analysis-move = „{ $text }” nu este o mutare aici: { $cause }.
refused-analysis-unit = Acest bot nu spune ce șansă de victorie așteaptă; alege altul.

arena-progress =
    { $done } din { $of } partide · { $score } · { $seconds ->
        [one] încă { $seconds } secundă
        [few] încă { $seconds } secunde
       *[other] încă { $seconds } de secunde
    }
arena-heading =
    { $game }, locuri: { $seats }, { $budget } pe mutare: { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, { $deals ->
        [one] { $deals } împărțire
        [few] { $deals } împărțiri
       *[other] { $deals } de împărțiri
    }
arena-row = { $bot }: cotă { $share } ± { $sure } %, câștigate { $wins }, împărțite { $shared }, pierdute { $losses }; puncte { $points }, diferență { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms pe mutare
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } întâlnire
        [few] { $met } întâlniri
       *[other] { $met } de întâlniri
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Test secvențial: mai bun (LLR { $llr }, limite { $lower } și { $upper })
        [not_better] Test secvențial: nu e mai bun (LLR { $llr }, limite { $lower } și { $upper })
       *[open] Test secvențial: nedecis (LLR { $llr }, limite { $lower } și { $upper })
    }
arena-plot-title = Forță și timp de gândire
arena-plot-across = Gândire (milisecunde sau poziții)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot nu poate ocupa toate locurile ({ $seats }). Posibil: { $possible } sau mai mulți decât locuri.
        [few] { $bots } boți nu pot ocupa toate locurile ({ $seats }). Posibil: { $possible } sau mai mulți decât locuri.
       *[other] { $bots } de boți nu pot ocupa toate locurile ({ $seats }). Posibil: { $possible } sau mai mulți decât locuri.
    }
refused-arena-games = Un meci are nevoie de cel puțin o partidă.
refused-arena-illegal = { $bot } a jucat { $move }, ceea ce nu este permis ({ $why }), în { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } nu este un fișier cu rezultate.
refused-arena-other-match = { $path } conține rezultatele altui meci.
refused-arena-nothing-to-merge = Numește fișierele cu rezultate de unit.
refused-shard = „{ $text }” nu este o parte a unui meci. Posibil: { $possible }.
refused-sprt = „{ $text }” nu este un test secvențial. Posibil: { $possible }.
