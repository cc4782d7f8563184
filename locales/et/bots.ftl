level-beginner = Algaja
level-beginner-about = Vaatab ainult ühte käiku ja jätab nagu algaja asju märkamata.
level-easy = Kerge
level-easy-about = Näeb, mida käik kohe annab, ja kõige selgemaid ohte.
level-medium = Keskmine
level-medium-about = Mõtleb iga käigu vastusele.
level-hard = Raske
level-hard-about = Plaanib ette ja eksib harva.
level-expert = Meister
level-expert-about = Kasutab kõike, mida mängust teatakse, ja kogu antud aega.
level-random = Juhuslik
level-random-about = Teeb mis tahes lubatud käigu.
level-greedy = Ahne
level-greedy-about = Võtab selle, mis on kohe parim, ega vaata kunagi kaugemale.
refused-budget = „{ $text }“ ei ole mõtlemisaeg. Võimalikud: { $possible } (millisekundid, sekundid, seisud, ringid).
reason-quixo-wins = Moodustab sinu rea ja võidab.
reason-quixo-loses = Moodustab vastase rea.
reason-quixo-draws = Lõpetab mängu viigiga.
reason-quixo-lets-win = Vastane saab järgmise käiguga võita.
reason-quixo-stops = Takistab rea, mille vastane saaks lõpetada.
reason-quixo-builds = Sinu kõige täiemas reas on nüüd { $count } / { $size }.
reason-quixo-breaks = Lõhub vastase rea, milles on { $count }.
reason-quixo-new-cube = Võtab sinu poolele uue klotsi.
reason-quixo-own-cube = Liigutab su oma klotsi ega anna midagi ära.
class-forced = Valikuta
class-best = Parim
class-good = Hea
class-inaccuracy = Ebatäpsus
class-mistake = Viga
class-blunder = Suur viga
analysis-seat =
    { $player }: täpsus { $accuracy } %, parimaid käike { $best } / { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } ebatäpsus
       *[other] { $inaccuracies } ebatäpsust
    }, { $mistakes ->
        [one] { $mistakes } viga
       *[other] { $mistakes } viga
    }, { $blunders ->
        [one] { $blunders } suur viga
       *[other] { $blunders } suurt viga
    }. Ära antud: { $lost } % võidust; õnn: { $luck } %.
analysis-luck-decided = Otsustas õnn: mängijale { $player } oli see väärt { $luck } % võidust.
analysis-play-decided = Otsustas mäng: teised andsid ära { $percent } % võidust ja { $player } võttis selle.
analysis-even = Peaaegu midagi ei antud ära; { $player } võitis tasavägise mängu.
turning-move = Käik { $event }: { $player } mängis { $move } ja võiduvõimalus langes { $before } protsendilt { $after } protsendile. Parem oli { $better }.
turning-good-luck = Sündmus { $event }: õnn ({ $luck }) tõstis mängija { $player } võimaluse { $before } protsendilt { $after } protsendile.
turning-bad-luck = Sündmus { $event }: õnn ({ $luck }) langetas mängija { $player } võimaluse { $before } protsendilt { $after } protsendile.
turning-decided = Alates sündmusest { $event } oli { $player } lõpuni ees.
analysis-plot-title = Kuidas mäng kulges
analysis-plot-across = Sündmus
analysis-plot-up = Võiduvõimalus
refused-analysis-game = See üleskirjutus on teisest mängust: { $game }.
refused-analysis-eyes = See üleskirjutus näitab ainult seda, mida nägi { $eyes }; analüüs vajab kogu mängu.
refused-analysis-turn = Siin ei ole { $player } käigul.
refused-analysis-luck = Siin pole õnnel midagi otsustada.
refused-analysis-move = „{ $text }“ ei ole siin käik: { $cause }.
refused-analysis-unit = See bot ei ütle, millist võiduvõimalust ta ootab; vali mõni teine.
arena-progress =
    { $done } / { $of } mängu · { $score } · jäänud { $seconds ->
        [one] { $seconds } sekund
       *[other] { $seconds } sekundit
    }
arena-heading =
    { $game }, kohti { $seats }, { $budget } käigule: { $games ->
        [one] { $games } mäng
       *[other] { $games } mängu
    }, { $deals ->
        [one] { $deals } jagamine
       *[other] { $deals } jagamist
    }
arena-row = { $bot }: osa { $share } ± { $sure } %, võite { $wins }, jagatud { $shared }, kaotusi { $losses }; punkte { $points }, vahe { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms käigule
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } kohtumine
       *[other] { $met } kohtumist
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Järjestikune test: parem (LLR { $llr }, piirid { $lower } ja { $upper })
        [not_better] Järjestikune test: mitte parem (LLR { $llr }, piirid { $lower } ja { $upper })
       *[open] Järjestikune test: otsustamata (LLR { $llr }, piirid { $lower } ja { $upper })
    }
arena-plot-title = Tugevus ja mõtlemisaeg
arena-plot-across = Mõtlemine (millisekundid või seisud)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } boti
    } ei täida kohti ({ $seats }). Võimalikud: { $possible } või rohkem, kui on kohti.
refused-arena-games = Vastasseisuks on vaja vähemalt üht mängu.
refused-arena-illegal = { $bot } mängis { $move }, mis ei ole lubatud ({ $why }), seisus { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } ei ole tulemuste fail.
refused-arena-other-match = { $path } sisaldab teise vastasseisu tulemusi.
refused-arena-nothing-to-merge = Nimeta tulemuste failid, mis kokku panna.
refused-shard = „{ $text }“ ei ole vastasseisu osa. Võimalikud: { $possible }.
refused-sprt = „{ $text }“ ei ole järjestikune test. Võimalikud: { $possible }.
