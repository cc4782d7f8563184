level-beginner = Začetnik
level-beginner-about = Gleda le eno potezo in spregleda marsikaj, kakor to počnejo začetniki.
level-easy = Lahko
level-easy-about = Vidi, kaj poteza prinese takoj, in najočitnejše nevarnosti.
level-medium = Srednje
level-medium-about = Pri vsaki potezi premisli o odgovoru.
level-hard = Težko
level-hard-about = Načrtuje vnaprej in se redko zmoti.
level-expert = Mojster
level-expert-about = Uporabi vse, kar je o igri znano, in ves čas, ki ga dobi.
level-random = Naključno
level-random-about = Igra katero koli dovoljeno potezo.
level-greedy = Požrešno
level-greedy-about = Vzame, kar je ta hip najboljše, in nikoli ne gleda dlje.

refused-budget = »{ $text }« ni čas za razmislek. Možno: { $possible } (milisekunde, sekunde, pozicije, ponovitve).

reason-quixo-wins = Sestavi tvojo črto in zmaga.
reason-quixo-loses = Sestavi črto drugi strani.
reason-quixo-draws = Konča partijo neodločeno.
reason-quixo-lets-win = Druga stran lahko nato zmaga.
reason-quixo-stops = Ustavi črto, ki bi jo druga stran lahko dokončala.
reason-quixo-builds = Tvoja najpolnejša črta ima zdaj { $count } od { $size }.
reason-quixo-breaks = Razbije črto druge strani (dolžina { $count }).
reason-quixo-new-cube = Vzame novo kocko za tvojo stran.
reason-quixo-own-cube = Premakne eno tvojih kock in ničesar ne podari.

class-forced = Brez izbire
class-best = Najboljše
class-good = Dobro
class-inaccuracy = Nenatančnost
class-mistake = Napaka
class-blunder = Huda napaka

analysis-seat =
    { $player }: natančnost { $accuracy } %, najboljših potez { $best } od { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } nenatančnost
        [two] { $inaccuracies } nenatančnosti
        [few] { $inaccuracies } nenatančnosti
       *[other] { $inaccuracies } nenatančnosti
    }, { $mistakes ->
        [one] { $mistakes } napaka
        [two] { $mistakes } napaki
        [few] { $mistakes } napake
       *[other] { $mistakes } napak
    }, { $blunders ->
        [one] { $blunders } huda napaka
        [two] { $blunders } hudi napaki
        [few] { $blunders } hude napake
       *[other] { $blunders } hudih napak
    }. Podarjeno: { $lost } % zmage; sreča: { $luck } %.
analysis-luck-decided = Odločila je sreča: vredna je bila { $luck } % zmage ({ $player }).
analysis-play-decided = Odločila je igra: drugi so podarili { $percent } % zmage, dobi jih { $player }.
analysis-even = Skoraj nič ni bilo podarjeno; tesna zmaga: { $player }.

turning-move = Poteza { $event }: { $player } igra { $move } in možnost pade z { $before } % na { $after } %. Bolje bi bilo { $better }.
turning-good-luck = Dogodek { $event }: sreča ({ $luck }) dvigne možnost z { $before } % na { $after } % ({ $player }).
turning-bad-luck = Dogodek { $event }: smola ({ $luck }) zniža možnost z { $before } % na { $after } % ({ $player }).
turning-decided = Od dogodka { $event } naprej trajno vodi { $player }.

analysis-plot-title = Kako je potekala partija
analysis-plot-across = Dogodek
analysis-plot-up = Možnost zmage

refused-analysis-game = Ta zapis je iz druge igre: { $game }.
refused-analysis-eyes = Ta zapis kaže le, kar se vidi s sedeža { $eyes }; analiza potrebuje vso partijo.
refused-analysis-turn = Tu ni na potezi { $player }.
refused-analysis-luck = Tu ni treba ničesar žrebati.
refused-analysis-move = »{ $text }« tu ni poteza: { $cause }.
refused-analysis-unit = Ta bot ne pove, kakšno možnost zmage pričakuje; izberi drugega.

arena-progress =
    { $done } od { $of } partij · { $score } · { $seconds ->
        [one] še { $seconds } sekunda
        [two] še { $seconds } sekundi
        [few] še { $seconds } sekunde
       *[other] še { $seconds } sekund
    }
arena-heading =
    { $game }, sedežev { $seats }, { $budget } na potezo: { $games ->
        [one] { $games } partija
        [two] { $games } partiji
        [few] { $games } partije
       *[other] { $games } partij
    }, { $deals ->
        [one] { $deals } delitev
        [two] { $deals } delitvi
        [few] { $deals } delitve
       *[other] { $deals } delitev
    }
arena-row = { $bot }: delež { $share } ± { $sure } %, zmage { $wins }, deljeno { $shared }, porazi { $losses }; točke { $points }, razlika { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms na potezo
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } srečanje
        [two] { $met } srečanji
        [few] { $met } srečanja
       *[other] { $met } srečanj
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Zaporedni test: boljši (LLR { $llr }, meji { $lower } in { $upper })
        [not_better] Zaporedni test: ni boljši (LLR { $llr }, meji { $lower } in { $upper })
       *[open] Zaporedni test: neodločeno (LLR { $llr }, meji { $lower } in { $upper })
    }
arena-plot-title = Moč in čas za razmislek
arena-plot-across = Razmislek (milisekunde ali pozicije)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot ne more zasesti toliko sedežev: { $seats }. Možno: { $possible } ali več, kot je sedežev.
        [two] { $bots } bota ne moreta zasesti toliko sedežev: { $seats }. Možno: { $possible } ali več, kot je sedežev.
        [few] { $bots } boti ne morejo zasesti toliko sedežev: { $seats }. Možno: { $possible } ali več, kot je sedežev.
       *[other] { $bots } botov ne more zasesti toliko sedežev: { $seats }. Možno: { $possible } ali več, kot je sedežev.
    }
refused-arena-games = Dvoboj potrebuje vsaj eno partijo.
refused-arena-illegal = { $bot } igra { $move }, kar ni dovoljeno ({ $why }), v poziciji { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } ni datoteka z rezultati.
refused-arena-other-match = { $path } vsebuje rezultate drugega dvoboja.
refused-arena-nothing-to-merge = Navedi datoteke z rezultati, ki jih želiš združiti.
refused-shard = »{ $text }« ni del dvoboja. Možno: { $possible }.
refused-sprt = »{ $text }« ni zaporedni test. Možno: { $possible }.
