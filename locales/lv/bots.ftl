# Bots: levels, reasons of hints, analysis, the arena.
# $seat is a seat's number, $player the name of who sits there; $bot and $other are names of bots.

## Levels and reference players

level-beginner = Iesācējs
level-beginner-about = Skatās tikai uz vienu gājienu un daudz ko nepamana, kā jau iesācēji.
level-easy = Viegls
level-easy-about = Redz, ko gājiens dod uzreiz, un acīmredzamākās briesmas.
level-medium = Vidējs
level-medium-about = Apdomā atbildi uz katru gājienu.
level-hard = Grūts
level-hard-about = Plāno uz priekšu un reti kļūdās.
level-expert = Eksperts
level-expert-about = Izmanto visu, kas par spēli zināms, un visu atvēlēto laiku.
level-random = Nejaušs
level-random-about = Izdara jebkuru atļautu gājienu.
level-greedy = Mantkārīgs
level-greedy-about = Ņem to, kas uzreiz ir labākais, un tālāk neskatās.

refused-budget = „{ $text }” nav domāšanas apjoms. Iespējams: { $possible } (milisekundes, sekundes, pozīcijas, kārtas).

## Reasons of a hint: Quixo

reason-quixo-wins = Izveido tavu līniju un uzvar.
reason-quixo-loses = Izveido līniju otrai pusei.
reason-quixo-draws = Beidz spēli neizšķirti.
reason-quixo-lets-win = Otra puse var uzvarēt nākamajā gājienā.
reason-quixo-stops = Aptur līniju, ko otra puse varētu pabeigt.
reason-quixo-builds = Tavā pilnākajā līnijā tagad ir { $count } no { $size }.
reason-quixo-breaks = Izjauc otras puses līniju ar { $count } kubiņiem.
reason-quixo-new-cube = Paņem tavai pusei jaunu kubiņu.
reason-quixo-own-cube = Pārvieto tavu kubiņu un neko neatdod.

## Analysis

class-forced = Nav izvēles
class-best = Labākais
class-good = Labs
class-inaccuracy = Neprecizitāte
class-mistake = Kļūda
class-blunder = Rupja kļūda

analysis-seat = { $player }: precizitāte { $accuracy } %, labākie gājieni: { $best } no { $moves }; { $inaccuracies ->
        [zero] { $inaccuracies } neprecizitāšu
        [one] { $inaccuracies } neprecizitāte
       *[other] { $inaccuracies } neprecizitātes
    }, { $mistakes ->
        [zero] { $mistakes } kļūdu
        [one] { $mistakes } kļūda
       *[other] { $mistakes } kļūdas
    }, { $blunders ->
        [zero] { $blunders } rupju kļūdu
        [one] { $blunders } rupja kļūda
       *[other] { $blunders } rupjas kļūdas
    }. Atdots: { $lost } % uzvaras; veiksme: { $luck } %.
analysis-luck-decided = Izšķīra veiksme: { $player } no tās guva { $luck } % uzvaras.
analysis-play-decided = Izšķīra spēle: pārējie atdeva { $percent } % uzvaras, un { $player } to paņēma.
analysis-even = Gandrīz nekas netika atdots; līdzīgā spēlē uzvar { $player }.

turning-move = Gājiens { $event }: { $player } spēlēja { $move }, un izredzes kritās no { $before } % līdz { $after } %. Labāk bija { $better }.
turning-good-luck = Notikums { $event }: veiksme ({ $luck }); { $player }: izredzes pieauga no { $before } % līdz { $after } %.
turning-bad-luck = Notikums { $event }: neveiksme ({ $luck }); { $player }: izredzes kritās no { $before } % līdz { $after } %.
turning-decided = No notikuma { $event } līdz beigām vadībā ir { $player }.

analysis-plot-title = Kā ritēja spēle
analysis-plot-across = Notikums
analysis-plot-up = Uzvaras izredzes

refused-analysis-game = Šis ir citas spēles pieraksts: { $game }.
refused-analysis-eyes = Šis pieraksts rāda tikai to, ko redzēja { $eyes }; analīzei vajag visu spēli.
refused-analysis-turn = Šeit nav šī spēlētāja gājiens: { $player }.
refused-analysis-luck = Šeit nav ko izlozēt.
refused-analysis-move = „{ $text }” šeit nav gājiens: { $cause }.
refused-analysis-unit = Šis bots nesaka, kādas uzvaras izredzes tas gaida; izvēlies citu.

## Arena

arena-progress = { $done } no { $of } spēlēm · { $score } · vēl { $seconds ->
        [zero] { $seconds } sekunžu
        [one] { $seconds } sekunde
       *[other] { $seconds } sekundes
    }
arena-heading = { $game }, vietas: { $seats }, { $budget } gājienam: { $games ->
        [zero] { $games } spēļu
        [one] { $games } spēle
       *[other] { $games } spēles
    }, { $deals ->
        [zero] { $deals } dalījumu
        [one] { $deals } dalījums
       *[other] { $deals } dalījumi
    }
arena-row = { $bot }: daļa { $share } ± { $sure } %, uzvaras { $wins }, dalītas { $shared }, zaudējumi { $losses }; punkti { $points }, pārsvars { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms gājienam
arena-pair = { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [zero] { $met } tikšanos
        [one] { $met } tikšanās
       *[other] { $met } tikšanās
    }, Elo { $elo })
arena-sprt = { $decision ->
        [better] Secīgais tests: labāks (LLR { $llr }, robežas { $lower } un { $upper })
        [not_better] Secīgais tests: nav labāks (LLR { $llr }, robežas { $lower } un { $upper })
       *[open] Secīgais tests: neizlemts (LLR { $llr }, robežas { $lower } un { $upper })
    }
arena-plot-title = Spēks un domāšanas laiks
arena-plot-across = Domāšana (milisekundes vai pozīcijas)
arena-plot-up = Elo

refused-arena-bots = { $bots ->
        [zero] { $bots } botu
        [one] { $bots } bots
       *[other] { $bots } boti
    } nevar aizpildīt vietas: { $seats }. Iespējams: { $possible } vai vairāk, nekā ir vietu.
refused-arena-games = Mačam vajag vismaz vienu spēli.
refused-arena-illegal = { $bot } spēlēja { $move }, kas nav atļauts ({ $why }), pozīcijā { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } nav rezultātu fails.
refused-arena-other-match = { $path } glabā cita mača rezultātus.
refused-arena-nothing-to-merge = Nosauc apvienojamos rezultātu failus.
refused-shard = „{ $text }” nav mača daļa. Iespējams: { $possible }.
refused-sprt = „{ $text }” nav secīgais tests. Iespējams: { $possible }.
