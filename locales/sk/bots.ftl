level-beginner = Začiatočník
level-beginner-about = Pozerá len na jeden ťah a prehliada veci tak ako začiatočníci.
level-easy = Ľahký
level-easy-about = Vidí, čo ťah hneď prinesie, a najzjavnejšie hrozby.
level-medium = Stredný
level-medium-about = Pri každom ťahu myslí na odpoveď.
level-hard = Ťažký
level-hard-about = Plánuje dopredu a málokedy sa mýli.
level-expert = Expert
level-expert-about = Využíva všetko, čo sa o hre vie, a všetok čas, ktorý dostane.
level-random = Náhodný
level-random-about = Zahrá ktorýkoľvek povolený ťah.
level-greedy = Chamtivý
level-greedy-about = Berie to, čo je najlepšie hneď, a ďalej nehľadí.
refused-budget = „{ $text }“ nie je čas na premýšľanie. Možnosti: { $possible } (milisekundy, sekundy, pozície, kolá).
reason-quixo-wins = Dokončí tvoj rad a vyhrá.
reason-quixo-loses = Vytvorí rad druhej strane.
reason-quixo-draws = Ukončí hru remízou.
reason-quixo-lets-win = Druhá strana môže ďalším ťahom vyhrať.
reason-quixo-stops = Zastaví rad, ktorý by druhá strana mohla dokončiť.
reason-quixo-builds = Tvoj najplnší rad má teraz { $count } z { $size }.
reason-quixo-breaks = Rozbije druhej strane rad s dĺžkou { $count }.
reason-quixo-new-cube = Získa pre tvoju stranu novú kocku.
reason-quixo-own-cube = Posunie tvoju vlastnú kocku a nič nedaruje.
class-forced = Bez voľby
class-best = Najlepší
class-good = Dobrý
class-inaccuracy = Nepresnosť
class-mistake = Chyba
class-blunder = Hrubá chyba
analysis-seat =
    { $player }: presnosť { $accuracy } %, najlepšie ťahy: { $best } z { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } nepresnosť
        [few] { $inaccuracies } nepresnosti
       *[other] { $inaccuracies } nepresností
    }, { $mistakes ->
        [one] { $mistakes } chyba
        [few] { $mistakes } chyby
       *[other] { $mistakes } chýb
    }, { $blunders ->
        [one] { $blunders } hrubá chyba
        [few] { $blunders } hrubé chyby
       *[other] { $blunders } hrubých chýb
    }. Darované: { $lost } % výhry; šťastie: { $luck } %.
analysis-luck-decided = Rozhodlo šťastie: { $player } z neho má { $luck } % výhry.
analysis-play-decided = Rozhodla hra: ostatní darovali { $percent } % výhry a { $player } to využíva.
analysis-even = Nedarovalo sa takmer nič; { $player } tesne víťazí.
turning-move = Ťah { $event }: { $player } hrá { $move } a šanca klesá z { $before } % na { $after } %. Lepšie bolo { $better }.
turning-good-luck = Udalosť { $event }: šťastie ({ $luck }) zvýšilo šancu z { $before } % na { $after } % – { $player }.
turning-bad-luck = Udalosť { $event }: smola ({ $luck }) znížila šancu z { $before } % na { $after } % – { $player }.
turning-decided = Od udalosti { $event } { $player } natrvalo vedie.
analysis-plot-title = Priebeh hry
analysis-plot-across = Udalosť
analysis-plot-up = Šanca na výhru
refused-analysis-game = Tento záznam je z inej hry: { $game }.
refused-analysis-eyes = Tento záznam ukazuje len to, čo vidno z miesta { $eyes }; rozbor potrebuje celú hru.
refused-analysis-turn = { $player } tu nie je na ťahu.
refused-analysis-luck = Tu sa nič nežrebuje.
refused-analysis-move = „{ $text }“ tu nie je ťah: { $cause }.
refused-analysis-unit = Tento bot nehovorí, akú šancu na výhru očakáva; vyber iného.
arena-progress =
    { $done } z { $of } hier · { $score } · { $seconds ->
        [one] zostáva { $seconds } sekunda
        [few] zostávajú { $seconds } sekundy
       *[other] zostáva { $seconds } sekúnd
    }
arena-heading =
    { $game }, počet miest { $seats }, { $budget } na ťah: { $games ->
        [one] { $games } hra
        [few] { $games } hry
       *[other] { $games } hier
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
       *[other] { $deals } rozdaní
    }
arena-row = { $bot }: podiel { $share } ± { $sure } %, výhry { $wins }, delené { $shared }, prehry { $losses }; body { $points }, náskok { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms na ťah
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } stretnutie
        [few] { $met } stretnutia
       *[other] { $met } stretnutí
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekvenčný test: lepší (LLR { $llr }, hranice { $lower } a { $upper })
        [not_better] Sekvenčný test: nie je lepší (LLR { $llr }, hranice { $lower } a { $upper })
       *[open] Sekvenčný test: nerozhodnuté (LLR { $llr }, hranice { $lower } a { $upper })
    }
arena-plot-title = Sila a čas na premýšľanie
arena-plot-across = Premýšľanie (milisekundy alebo pozície)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot neobsadí { $seats } miest. Možnosti: { $possible } alebo viac, než je miest.
        [few] { $bots } boti neobsadia { $seats } miest. Možnosti: { $possible } alebo viac, než je miest.
       *[other] { $bots } botov neobsadí { $seats } miest. Možnosti: { $possible } alebo viac, než je miest.
    }
refused-arena-games = Zápas potrebuje aspoň jednu hru.
refused-arena-illegal = { $bot } hrá { $move }, čo nie je povolené ({ $why }) v pozícii { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } nie je súbor s výsledkami.
refused-arena-other-match = { $path } obsahuje výsledky iného zápasu.
refused-arena-nothing-to-merge = Uveď súbory s výsledkami, ktoré sa majú spojiť.
refused-shard = „{ $text }“ nie je časť zápasu. Možnosti: { $possible }.
refused-sprt = „{ $text }“ nie je sekvenčný test. Možnosti: { $possible }.
