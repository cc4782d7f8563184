level-beginner = Pradedantysis
level-beginner-about = Žiūri tik į vieną ėjimą ir daug ko nepastebi, kaip visi pradedantieji.
level-easy = Lengvas
level-easy-about = Mato, ką ėjimas duoda iškart, ir aiškiausius pavojus.
level-medium = Vidutinis
level-medium-about = Pagalvoja apie atsakymą į kiekvieną ėjimą.
level-hard = Sunkus
level-hard-about = Planuoja į priekį ir retai klysta.
level-expert = Meistras
level-expert-about = Naudoja viską, kas apie žaidimą žinoma, ir visą jam skirtą laiką.
level-random = Atsitiktinis
level-random-about = Atlieka bet kokį leistiną ėjimą.
level-greedy = Godus
level-greedy-about = Ima, kas geriausia iškart, ir niekada nežiūri toliau.

refused-budget = „{ $text }“ nėra mąstymo laikas. Galima: { $possible } (milisekundės, sekundės, pozicijos, kartojimai).

reason-quixo-wins = Sudaro tavo liniją ir laimi.
reason-quixo-loses = Sudaro liniją kitai pusei.
reason-quixo-draws = Baigia partiją lygiosiomis.
reason-quixo-lets-win = Kita pusė po to gali laimėti.
reason-quixo-stops = Sustabdo liniją, kurią kita pusė galėtų užbaigti.
reason-quixo-builds = Tavo pilniausioje linijoje dabar { $count } iš { $size }.
reason-quixo-breaks = Išardo kitos pusės liniją (ilgis { $count }).
reason-quixo-new-cube = Paima naują kubelį tavo pusei.
reason-quixo-own-cube = Perkelia vieną tavo kubelį ir nieko nedovanoja.

class-forced = Be pasirinkimo
class-best = Geriausias
class-good = Geras
class-inaccuracy = Netikslumas
class-mistake = Klaida
class-blunder = Šiurkšti klaida

analysis-seat =
    { $player }: tikslumas { $accuracy } %, geriausių ėjimų { $best } iš { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } netikslumas
        [few] { $inaccuracies } netikslumai
       *[other] { $inaccuracies } netikslumų
    }, { $mistakes ->
        [one] { $mistakes } klaida
        [few] { $mistakes } klaidos
       *[other] { $mistakes } klaidų
    }, { $blunders ->
        [one] { $blunders } šiurkšti klaida
        [few] { $blunders } šiurkščios klaidos
       *[other] { $blunders } šiurkščių klaidų
    }. Padovanota: { $lost } % pergalės; sėkmė: { $luck } %.
analysis-luck-decided = Nulėmė sėkmė: ji buvo verta { $luck } % pergalės ({ $player }).
analysis-play-decided = Nulėmė žaidimas: kiti padovanojo { $percent } % pergalės, ir tuo pasinaudojo { $player }.
analysis-even = Beveik nieko nebuvo padovanota; { $player } laimėjo apylygę partiją.

turning-move = Ėjimas { $event }: { $player } žaidė { $move }, ir tikimybė laimėti krito nuo { $before } % iki { $after } %. Geriau buvo { $better }.
turning-good-luck = Įvykis { $event }: sėkmė ({ $luck }) pakėlė tikimybę laimėti nuo { $before } % iki { $after } % ({ $player }).
turning-bad-luck = Įvykis { $event }: nesėkmė ({ $luck }) sumažino tikimybę laimėti nuo { $before } % iki { $after } % ({ $player }).
turning-decided = Nuo įvykio { $event } visą laiką pirmauja { $player }.

analysis-plot-title = Kaip klostėsi partija
analysis-plot-across = Įvykis
analysis-plot-up = Pergalės tikimybė

refused-analysis-game = Šis įrašas yra kito žaidimo: { $game }.
refused-analysis-eyes = Šis įrašas rodo tik tai, ką galėjo matyti { $eyes }; analizei reikia visos partijos.
refused-analysis-turn = Čia eina ne { $player }.
refused-analysis-luck = Čia nieko nereikia traukti.
refused-analysis-move = „{ $text }“ čia nėra ėjimas: { $cause }.
refused-analysis-unit = Šis botas nesako, kokios pergalės tikimybės tikisi; pasirink kitą.

arena-progress =
    { $done } iš { $of } partijų · { $score } · { $seconds ->
        [one] liko { $seconds } sekundė
        [few] liko { $seconds } sekundės
       *[other] liko { $seconds } sekundžių
    }
arena-heading =
    { $game }, vietų { $seats }, { $budget } ėjimui: { $games ->
        [one] { $games } partija
        [few] { $games } partijos
       *[other] { $games } partijų
    }, { $deals ->
        [one] { $deals } dalijimas
        [few] { $deals } dalijimai
       *[other] { $deals } dalijimų
    }
arena-row = { $bot }: dalis { $share } ± { $sure } %, laimėta { $wins }, pasidalyta { $shared }, pralaimėta { $losses }; taškai { $points }, skirtumas { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms ėjimui
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } susitikimas
        [few] { $met } susitikimai
       *[other] { $met } susitikimų
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Nuoseklusis testas: geresnis (LLR { $llr }, ribos { $lower } ir { $upper })
        [not_better] Nuoseklusis testas: ne geresnis (LLR { $llr }, ribos { $lower } ir { $upper })
       *[open] Nuoseklusis testas: neaišku (LLR { $llr }, ribos { $lower } ir { $upper })
    }
arena-plot-title = Stiprumas ir mąstymo laikas
arena-plot-across = Mąstymas (milisekundės arba pozicijos)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } botas negali užimti tiek vietų: { $seats }. Galima: { $possible } arba daugiau, negu yra vietų.
        [few] { $bots } botai negali užimti tiek vietų: { $seats }. Galima: { $possible } arba daugiau, negu yra vietų.
       *[other] { $bots } botų negali užimti tiek vietų: { $seats }. Galima: { $possible } arba daugiau, negu yra vietų.
    }
refused-arena-games = Varžyboms reikia bent vienos partijos.
refused-arena-illegal = { $bot } žaidė { $move }, o tai neleistina ({ $why }), pozicijoje { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } nėra rezultatų failas.
refused-arena-other-match = { $path } saugo kitų varžybų rezultatus.
refused-arena-nothing-to-merge = Nurodyk rezultatų failus, kuriuos reikia sujungti.
refused-shard = „{ $text }“ nėra varžybų dalis. Galima: { $possible }.
refused-sprt = „{ $text }“ nėra nuoseklusis testas. Galima: { $possible }.
