# Botovi: razine, razlozi savjeta, analiza, arena.

level-beginner = Početnik
level-beginner-about = Gleda samo jedan potez i previđa stvari kao svaki početnik.
level-easy = Lako
level-easy-about = Vidi što potez odmah donosi i najočitije opasnosti.
level-medium = Srednje
level-medium-about = Razmišlja o odgovoru na svaki potez.
level-hard = Teško
level-hard-about = Planira unaprijed i rijetko griješi.
level-expert = Stručnjak
level-expert-about = Koristi sve što se o igri zna i sve vrijeme koje dobije.
level-random = Nasumično
level-random-about = Igra bilo koji dopušteni potez.
level-greedy = Pohlepno
level-greedy-about = Uzima ono što je odmah najbolje i nikad ne gleda dalje.

refused-budget = „{ $text }” nije vrijeme za razmišljanje. Moguće: { $possible } (milisekunde, sekunde, pozicije, krugovi).

reason-quixo-wins = Slaže tvoj niz i pobjeđuje.
reason-quixo-loses = Slaže niz za drugu stranu.
reason-quixo-draws = Završava partiju neriješeno.
reason-quixo-lets-win = Druga strana može pobijediti sljedećim potezom.
reason-quixo-stops = Zaustavlja niz koji bi druga strana mogla dovršiti.
reason-quixo-builds = Tvoj najpuniji niz sada ima { $count } od { $size }.
reason-quixo-breaks = Razbija niz druge strane (duljina { $count }).
reason-quixo-new-cube = Osvaja novu kocku za tvoju stranu.
reason-quixo-own-cube = Pomiče tvoju vlastitu kocku i ništa ne poklanja.

class-forced = Bez izbora
class-best = Najbolje
class-good = Dobro
class-inaccuracy = Nepreciznost
class-mistake = Pogreška
class-blunder = Gruba pogreška

analysis-seat =
    { $player }: točnost { $accuracy } %, najboljih poteza { $best } od { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } nepreciznost
        [few] { $inaccuracies } nepreciznosti
       *[other] { $inaccuracies } nepreciznosti
    }, { $mistakes ->
        [one] { $mistakes } pogreška
        [few] { $mistakes } pogreške
       *[other] { $mistakes } pogrešaka
    }, { $blunders ->
        [one] { $blunders } gruba pogreška
        [few] { $blunders } grube pogreške
       *[other] { $blunders } grubih pogrešaka
    }. Poklonjeno: { $lost } % pobjede; sreća: { $luck } %.
analysis-luck-decided = Odlučila je sreća: vrijedila je { $luck } % pobjede ({ $player }).
analysis-play-decided = Odlučila je igra: ostali su poklonili { $percent } % pobjede, a dobiva ih { $player }.
analysis-even = Gotovo ništa nije poklonjeno; tijesna pobjeda: { $player }.

turning-move = Potez { $event }: { $player } igra { $move } i izgledi padaju s { $before } % na { $after } %. Bolje je bilo { $better }.
turning-good-luck = Događaj { $event }: sreća ({ $luck }) diže izglede s { $before } % na { $after } % ({ $player }).
turning-bad-luck = Događaj { $event }: peh ({ $luck }) spušta izglede s { $before } % na { $after } % ({ $player }).
turning-decided = Od događaja { $event } trajno vodi { $player }.

analysis-plot-title = Tijek partije
analysis-plot-across = Događaj
analysis-plot-up = Izgledi za pobjedu

refused-analysis-game = Ovo je zapis druge igre: { $game }.
refused-analysis-eyes = Ovaj zapis pokazuje samo ono što se vidi s mjesta { $eyes }; za analizu treba cijela partija.
refused-analysis-turn = Ovdje nije na potezu { $player }.
refused-analysis-luck = Ovdje se ništa ne izvlači.
refused-analysis-move = „{ $text }” ovdje nije potez: { $cause }.
refused-analysis-unit = Ovaj bot ne kaže kolike izglede za pobjedu očekuje; odaberi drugoga.

arena-progress =
    { $done } od { $of } partija · { $score } · { $seconds ->
        [one] još { $seconds } sekunda
        [few] još { $seconds } sekunde
       *[other] još { $seconds } sekundi
    }
arena-heading =
    { $game }, mjesta: { $seats }, { $budget } po potezu: { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, { $deals ->
        [one] { $deals } dijeljenje
        [few] { $deals } dijeljenja
       *[other] { $deals } dijeljenja
    }
arena-row = { $bot }: udio { $share } ± { $sure } %, pobjede { $wins }, podijeljeno { $shared }, porazi { $losses }; bodovi { $points }, razlika { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms po potezu
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } susret
        [few] { $met } susreta
       *[other] { $met } susreta
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekvencijalni test: bolji (LLR { $llr }, granice { $lower } i { $upper })
        [not_better] Sekvencijalni test: nije bolji (LLR { $llr }, granice { $lower } i { $upper })
       *[open] Sekvencijalni test: neodlučeno (LLR { $llr }, granice { $lower } i { $upper })
    }
arena-plot-title = Snaga i vrijeme razmišljanja
arena-plot-across = Razmišljanje (milisekunde ili pozicije)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot ne može popuniti mjesta: { $seats }. Moguće: { $possible } ili više nego što ima mjesta.
        [few] { $bots } bota ne mogu popuniti mjesta: { $seats }. Moguće: { $possible } ili više nego što ima mjesta.
       *[other] { $bots } botova ne može popuniti mjesta: { $seats }. Moguće: { $possible } ili više nego što ima mjesta.
    }
refused-arena-games = Za dvoboj treba barem jedna partija.
refused-arena-illegal = { $bot } igra { $move }, što nije dopušteno ({ $why }) u poziciji { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } nije datoteka s rezultatima.
refused-arena-other-match = { $path } sadrži rezultate drugog dvoboja.
refused-arena-nothing-to-merge = Navedi datoteke s rezultatima koje treba spojiti.
refused-shard = „{ $text }” nije dio dvoboja. Moguće: { $possible }.
refused-sprt = „{ $text }” nije sekvencijalni test. Moguće: { $possible }.
