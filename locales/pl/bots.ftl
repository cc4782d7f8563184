level-beginner = Nowicjusz
level-beginner-about = Patrzy tylko na jeden ruch i wiele przeocza, jak to na początku.
level-easy = Łatwy
level-easy-about = Widzi, co ruch daje od razu, i najprostsze zagrożenia.
level-medium = Średni
level-medium-about = Myśli o odpowiedzi na każdy ruch.
level-hard = Trudny
level-hard-about = Planuje naprzód i rzadko się myli.
level-expert = Ekspert
level-expert-about = Wykorzystuje całą wiedzę o grze i cały dany czas.
level-random = Losowy
level-random-about = Gra dowolny dozwolony ruch.
level-greedy = Zachłanny
level-greedy-about = Bierze to, co najlepsze od razu, i nie patrzy dalej.
refused-budget = „{ $text }” nie określa czasu na myślenie. Możliwe: { $possible } (milisekundy, sekundy, pozycje, przebiegi).
reason-quixo-wins = Układa twoją linię i wygrywa.
reason-quixo-loses = Układa linię drugiej strony.
reason-quixo-draws = Kończy grę remisem.
reason-quixo-lets-win = Druga strona może wygrać następnym ruchem.
reason-quixo-stops = Zatrzymuje linię, którą druga strona mogłaby dokończyć.
reason-quixo-builds = Twoja najpełniejsza linia ma teraz { $count } z { $size }.
reason-quixo-breaks = Rozrywa linię drugiej strony (kostek: { $count }).
reason-quixo-new-cube = Zdobywa nową kostkę dla twojej strony.
reason-quixo-own-cube = Przesuwa twoją własną kostkę i nic nie oddaje.
class-forced = Bez wyboru
class-best = Najlepszy
class-good = Dobry
class-inaccuracy = Niedokładność
class-mistake = Błąd
class-blunder = Gruby błąd
analysis-seat = { $player }: dokładność { $accuracy } %, najlepsze ruchy: { $best } z { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } niedokładność
        [few] { $inaccuracies } niedokładności
        [many] { $inaccuracies } niedokładności
       *[other] { $inaccuracies } niedokładności
    }, { $mistakes ->
        [one] { $mistakes } błąd
        [few] { $mistakes } błędy
        [many] { $mistakes } błędów
       *[other] { $mistakes } błędów
    }, { $blunders ->
        [one] { $blunders } gruby błąd
        [few] { $blunders } grube błędy
        [many] { $blunders } grubych błędów
       *[other] { $blunders } grubych błędów
    }. Oddane: { $lost } % zwycięstwa; szczęście: { $luck } %.
analysis-luck-decided = Zdecydowało szczęście: { $player } ma z niego { $luck } % zwycięstwa.
analysis-play-decided = Zdecydowała gra: inni oddali { $percent } % zwycięstwa, a korzysta { $player }.
analysis-even = Prawie nic nie zostało oddane; wyrównaną grę wygrywa { $player }.
turning-move = Ruch { $event }: { $player } gra { $move } i szanse spadają z { $before } % do { $after } %. Lepiej było { $better }.
turning-good-luck = Zdarzenie { $event }: szczęście ({ $luck }), szanse rosną z { $before } % do { $after } % ({ $player }).
turning-bad-luck = Zdarzenie { $event }: pech ({ $luck }), szanse spadają z { $before } % do { $after } % ({ $player }).
turning-decided = Od zdarzenia { $event } do końca prowadzi { $player }.
analysis-plot-title = Jak przebiegała gra
analysis-plot-across = Zdarzenie
analysis-plot-up = Szanse na zwycięstwo
refused-analysis-game = To zapis innej gry: { $game }.
refused-analysis-eyes = Ten zapis pokazuje tylko to, co widać z miejsca { $eyes }; analiza wymaga całej gry.
refused-analysis-turn = { $player } nie ma tu ruchu.
refused-analysis-luck = Tutaj los o niczym nie decyduje.
refused-analysis-move = „{ $text }” nie jest tu ruchem: { $cause }.
refused-analysis-unit = Ten bot nie podaje oczekiwanych szans na zwycięstwo; wybierz innego.
arena-progress = { $done } z { $of } gier · { $score } · { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
        [many] zostało { $seconds } sekund
       *[other] zostało { $seconds } sekund
    }
arena-heading = { $game }, miejsc: { $seats }, { $budget } na ruch: { $games ->
        [one] { $games } gra
        [few] { $games } gry
        [many] { $games } gier
       *[other] { $games } gier
    }, { $deals ->
        [one] { $deals } rozdanie
        [few] { $deals } rozdania
        [many] { $deals } rozdań
       *[other] { $deals } rozdań
    }
arena-row = { $bot }: udział { $share } ± { $sure } %, wygrane { $wins }, wspólne { $shared }, przegrane { $losses }; punkty { $points }, różnica { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms na ruch
arena-pair = { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } spotkanie
        [few] { $met } spotkania
        [many] { $met } spotkań
       *[other] { $met } spotkań
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Test sekwencyjny: lepszy (LLR { $llr }, granice { $lower } i { $upper })
        [not_better] Test sekwencyjny: nie lepszy (LLR { $llr }, granice { $lower } i { $upper })
       *[open] Test sekwencyjny: nierozstrzygnięty (LLR { $llr }, granice { $lower } i { $upper })
    }
arena-plot-title = Siła i czas myślenia
arena-plot-across = Myślenie (milisekundy lub pozycje)
arena-plot-up = Elo
refused-arena-bots = { $bots ->
        [one] { $bots } bot nie zajmie tylu miejsc: { $seats }.
        [few] { $bots } boty nie zajmą tylu miejsc: { $seats }.
        [many] { $bots } botów nie zajmie tylu miejsc: { $seats }.
       *[other] { $bots } botów nie zajmie tylu miejsc: { $seats }.
    } Możliwe: { $possible } lub więcej niż miejsc.
refused-arena-games = Mecz wymaga co najmniej jednej gry.
refused-arena-illegal = { $bot } gra niedozwolony ruch { $move } ({ $why }) w pozycji { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } nie jest plikiem wyników.
refused-arena-other-match = { $path } zawiera wyniki innego meczu.
refused-arena-nothing-to-merge = Podaj pliki wyników do połączenia.
refused-shard = „{ $text }” nie jest częścią meczu. Możliwe: { $possible }.
refused-sprt = „{ $text }” nie jest testem sekwencyjnym. Możliwe: { $possible }.
