### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Weź kostkę, wsuń ją z powrotem i ułóż pięć swoich znaków w linii.
rules-intro-quixo = Weź kostkę z brzegu, obróć ją na swój znak i wsuń z powrotem. Pięć w linii wygrywa.

## play: options

option-quixo-board = Plansza
option-quixo-board-about = Kostki w rzędzie: 5 to zwykła gra, 3 i 4 to mniejsze.
option-quixo-move-cap = Limit ruchów
option-quixo-move-cap-about = Po tylu ruchach jest remis; 0 to brak limitu.
option-quixo-repetition = Remis przez powtórzenie
option-quixo-repetition-about = Pozycja, która pojawia się trzeci raz, kończy grę remisem.
option-quixo-move-seconds = Sekundy na ruch
option-quixo-move-seconds-about = Kto przekroczy ten czas, przegrywa; 0 to brak limitu.
option-quixo-partners-may-consult = Partnerzy mogą rozmawiać
option-quixo-partners-may-consult-about = Otwiera osobny czat dla każdej drużyny.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } wykonuje pierwszy ruch i gra krzyżykiem.
       *[circle] { $player } wykonuje pierwszy ruch i gra kółkiem.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } wsuwa kostkę z { $from } na { $to }, układa linię i wygrywa.
        [loss] { $player } wsuwa kostkę z { $from } na { $to } i układa linię drugiej strony.
        [draw] { $player } wsuwa kostkę z { $from } na { $to }: remis.
       *[no] { $player } wsuwa kostkę z { $from } na { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } wsuwa kostkę z { $from } na { $to }, układa linię i wygrywa.
        [loss] { $player } wsuwa kostkę z { $from } na { $to } i układa linię drugiej strony.
        [draw] { $player } wsuwa kostkę z { $from } na { $to }: remis.
       *[no]
            { $dot ->
                [self] { $player } wsuwa kostkę z { $from } na { $to } i kieruje kropkę na siebie.
               *[partner] { $player } wsuwa kostkę z { $from } na { $to } i kieruje kropkę na partnera.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } nie może wziąć kostki i pasuje: remis.
       *[no] { $player } nie może wziąć kostki i pasuje.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Wsuń kostkę z { $from } na { $to }, ułóż linię i wygraj
        [loss] Wsuń kostkę z { $from } na { $to } i ułóż linię drugiej strony
        [draw] Wsuń kostkę z { $from } na { $to }: remis
       *[no] Wsuń kostkę z { $from } na { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Wsuń kostkę z { $from } na { $to }, ułóż linię i wygraj
        [loss] Wsuń kostkę z { $from } na { $to } i ułóż linię drugiej strony
        [draw] Wsuń kostkę z { $from } na { $to }: remis
       *[no]
            { $dot ->
                [self] Wsuń kostkę z { $from } na { $to } i skieruj kropkę na siebie
               *[partner] Wsuń kostkę z { $from } na { $to } i skieruj kropkę na partnera
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Pas: nie ma kostki do wzięcia, więc remis
       *[no] Pas: nie ma kostki do wzięcia
    }

## play: points

score-quixo-own-line = Własna linia
score-quixo-line-by-other = Linia ułożona przez drugą stronę

## play: hints

reason-quixo-wins = Układa twoją linię i wygrywa.
reason-quixo-loses = Układa linię drugiej strony.
reason-quixo-draws = Kończy grę remisem.
reason-quixo-lets-win = Druga strona może wygrać następnym ruchem.
reason-quixo-stops = Nie pozwala drugiej stronie dokończyć linii.
reason-quixo-builds = Twoja najdłuższa linia ma teraz { $count } z { $size }.
reason-quixo-breaks = Rozrywa linię drugiej strony (kostek: { $count }).
reason-quixo-new-cube = Zdobywa nową kostkę dla twojej strony.
reason-quixo-own-cube = Przesuwa twoją własną kostkę.

## play: refusals

refused-quixo-over = Gra się skończyła.
refused-quixo-lot-first = Nie wylosowano jeszcze, kto zaczyna.
refused-quixo-lot-drawn = Już wylosowano, kto zaczyna.
refused-quixo-never-pass = Przy dwóch graczach nikt nie może pasować.
refused-quixo-pass-with-cube = Pasować wolno tylko wtedy, gdy nie możesz wziąć żadnej kostki.
refused-quixo-not-border = { $square } nie leży na brzegu.
refused-quixo-other-symbol = Na { $square } jest znak drugiej strony.
refused-quixo-other-dot = Kropka na { $square } wskazuje innego gracza: { $player }.
refused-quixo-same-place = Kostka nie może wrócić tam, skąd przyszła.
refused-quixo-not-an-end = Kostka z { $from } nie może wejść na { $to }: wybierz koniec jej rzędu lub kolumny.
refused-quixo-no-dots = Kropki są tylko dla czterech graczy.
refused-quixo-dot-at-partner = Kropka musi wskazywać ciebie lub partnera.
refused-quixo-three = Quixo jest dla dwóch graczy albo dla czterech w drużynach.
refused-quixo-endless = Bez limitu ruchów i bez remisu przez powtórzenie gra mogłaby się nigdy nie skończyć.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Przed losowaniem wszystkie kostki są puste i nikt nie wykonał ruchu.
        [moves] Tylu kostek nie dało się obrócić w tak mało ruchów.
        [past] Wcześniejsze plansze nie prowadzą do tej.
        [line] Gra skończyła się przed tą pozycją.
       *[last] Ostatni ruch nie prowadzi do tej pozycji.
    }
text-quixo-square = Oczekiwane jest tu pole od a1 do { $last }.
text-quixo-cube =
    { $seats ->
        [4] Pustą kostkę pisze się „.”, inną jako miejsce wskazane kropką, 0 do 3.
       *[other] Pustą kostkę pisze się „.”, krzyżyk „x”, kółko „o”.
    }

## page: the board

help-quixo = Weź kostkę z jasną krawędzią, potem wybierz, z której strony ją wsunąć. Na klawiaturze: strzałki, Enter, potem strzałka tej strony.
quixo-board = Plansza
quixo-cell =
    { $square }: { $symbol ->
        [cross] krzyżyk
        [circle] kółko
       *[blank] pusta
    }{ $dot ->
        [yes] , kropka wskazuje: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , można wziąć
       *[no] { "" }
    }
quixo-row = Rząd { $row }: { $cells }
quixo-cube-cross = krzyżyk
quixo-cube-circle = kółko
quixo-cube-blank = pusta
quixo-choose-cube =
    { $symbol ->
        [cross] Weź kostkę: pustą lub z krzyżykiem.
       *[circle] Weź kostkę: pustą lub z kółkiem.
    }
quixo-choose-cube-dot = Weź pustą kostkę albo taką, której kropka wskazuje ciebie.
quixo-choose-side = Z której strony ją wsunąć?
quixo-move =
    { $side ->
        [top] Kostka z { $from }, wsunięta z góry
        [bottom] Kostka z { $from }, wsunięta z dołu
        [left] Kostka z { $from }, wsunięta z lewej
       *[right] Kostka z { $from }, wsunięta z prawej
    }
quixo-move-dot = kropka wskazuje: { $player }
quixo-move-pass = Pas
quixo-must-pass = Nie możesz wziąć żadnej kostki: spasuj.
quixo-dot = Kogo wskazuje kropka
quixo-wins = wygrywa
quixo-loses = Uwaga: to układa linię drugiej strony!
quixo-moment = { $count } w linii!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Wykonujesz pierwszy ruch i grasz krzyżykiem.
       *[circle] Wykonujesz pierwszy ruch i grasz kółkiem.
    }
own-quixo-push =
    { $ends ->
        [win] Wsuwasz kostkę z { $from } na { $to }, układasz linię i wygrywasz.
        [loss] Wsuwasz kostkę z { $from } na { $to } i układasz linię drugiej strony.
        [draw] Wsuwasz kostkę z { $from } na { $to }: remis.
       *[no] Wsuwasz kostkę z { $from } na { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Wsuwasz kostkę z { $from } na { $to }, układasz linię i wygrywasz.
        [loss] Wsuwasz kostkę z { $from } na { $to } i układasz linię drugiej strony.
        [draw] Wsuwasz kostkę z { $from } na { $to }: remis.
       *[no]
            { $dot ->
                [self] Wsuwasz kostkę z { $from } na { $to } i kierujesz kropkę na siebie.
               *[partner] Wsuwasz kostkę z { $from } na { $to } i kierujesz kropkę na partnera.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Nie możesz wziąć kostki i pasujesz: remis.
       *[no] Nie możesz wziąć kostki i pasujesz.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: wygrywa pięć twoich znaków w linii – w rzędzie, kolumnie lub po przekątnej.
lesson-quixo-take = Weź pustą kostkę z brzegu, potem wybierz, z której strony ją wsunąć. Wraca z twoim znakiem.
lesson-quixo-again = Cała linia przesunęła się o jedno pole. Wolno brać puste kostki i własne, nigdy kostki drugiej strony.
lesson-quixo-other = Wsuwanie przesuwa też kostki drugiej strony: rozbijaj tak jej linie.
lesson-quixo-danger = Ale uważaj: jeśli twój ruch ułoży piątkę drugiej strony, przegrywasz, nawet gdy układasz też własną.
lesson-quixo-free = To wszystko. Graj dalej i proś o podpowiedź, kiedy zechcesz.

## book: rules

rules-q1 = 25 kostek leży na 5 × 5 polach, pustą stroną do góry. Każda kostka ma krzyżyk i kółko; reszta jest pusta. Jedna strona gra krzyżykami, druga kółkami. Kto zaczyna, rozstrzyga los. Opcje: plansze 3 × 3 lub 4 × 4.
rules-q2 = W swoim ruchu weź jedną z 16 kostek brzegu, pustą lub z własnym znakiem, nigdy ze znakiem drugiej strony.
rules-q3 = Cokolwiek pokazywała, wraca twoim znakiem do góry.
rules-q4 = Wsuń ją z powrotem od końca rzędu lub kolumny, z której pochodzi, tak by luka się zamknęła: dwa sposoby dla rogu, trzy dla pozostałych. Nie może wrócić tam, skąd ją wzięto.
rules-q5 = Wygrywa linia pięciu twoich znaków: w rzędzie, kolumnie lub po przekątnej.
rules-q6 = Jeśli ułożysz linię ze znaków drugiej strony, przegrywasz, nawet gdy ten sam ruch układa twoją linię.
rules-q7 = Przy dwóch graczach nikt nie może pasować i nigdy nie musi.
rules-q8 = Można umówić się na limit czasu na ruch. (Wykładnia: przekroczenie czasu oznacza przegraną.)
rules-q9 = (Wykładnia: w drukowanych zasadach nie ma remisu. Pozycja, która pojawia się trzeci raz, to remis, tak jak gra licząca 200 ruchów. Liczbę ruchów można zmienić; jeden rodzaj remisu można wyłączyć, ale nie oba.)
rules-q10 = Cztery osoby tworzą dwie drużyny, partnerzy siedzą naprzeciw siebie. Gra się zgodnie z ruchem wskazówek zegara, więc drużyny grają na przemian.
rules-q11 = Każdy znak ma kropkę. Kostkę ze znakiem może wziąć tylko gracz wskazany kropką; pustą każdy. Kropka nadal wskazuje tego samego gracza, gdy kostka jest przesuwana.
rules-q12 = Wsuwając kostkę, kierujesz jej kropkę na siebie lub na partnera.
rules-q13 = Pasować możesz tylko wtedy, gdy na brzegu nie ma pustej kostki ani kostki z twoim znakiem, która wskazuje ciebie. (Wykładnia: wtedy musisz pasować.)
rules-q14 = Gracze umawiają się, czy partnerzy mogą rozmawiać o grze; jest do tego opcja.

## book: captions of the examples

rules-example-quixo-push = Zaznaczoną kostkę wsunięto na { $to }; wszystkie kostki stamtąd aż do { $from }, skąd ją wzięto, przesunęły się o jedno pole.
rules-example-quixo-line = Cała linia krzyżyków: krzyżyk wygrał.
rules-example-quixo-other = Krzyżyk wsunął kostkę i ułożył linię kółek: kółko wygrało.
rules-example-quixo-dots = Przy czterech graczach każdy znak ma kropkę; kostkę może wziąć tylko gracz, którego ona wskazuje.

## terminal

terminal-letters-quixo = X krzyżyk, O kółko, · pusta; cyfra za znakiem to gracz, którego wskazuje kropka.

## command line

cli-solve-about = Rozwiąż Quixo: wartość każdej planszy
cli-solve-game = Co rozwiązać
cli-solve-size = Kostek w rzędzie: 3, 4 lub 5
cli-solve-distances = Ustal też, w ilu ruchach się wygrywa i przegrywa
cli-solve-dir = Trzymaj tu gotowe tablice i po przerwaniu kontynuuj od nich
cli-solve-layers = Tylko tyle warstw (plansz z tą samą liczbą obróconych kostek), od pełnej planszy
cli-solve-threads = Ile wątków
cli-solve-check = Sprawdź ponownie tyle losowych plansz z każdej warstwy, wyłącznie według zasad
cli-solve-json = Wypisz jeden dokument JSON
solve-progress = Kostki: { $cubes }, { $rate } plansz/s, zostało { $left } s, pamięć { $memory } MB, dysk { $disk } MB
solve-layer = { $cubes ->
    [all] Razem: wygrane – { $wins }, przegrane – { $losses }, remisy – { $draws }
   *[other] Obrócone kostki: { $cubes }; wygrane – { $wins }, przegrane – { $losses }, remisy – { $draws }
}
solve-first = { $value ->
    [win] Pierwszy gracz wygrywa.
    [loss] Pierwszy gracz przegrywa.
   *[draw] Gra kończy się remisem.
}
solve-done = { $seconds } s, { $rate } plansz na sekundę z dokładnością do symetrii; pełne rozwiązanie planszy tego rozmiaru zajmie w tym tempie godzin: { $whole }.
solve-checked = Sprawdzone ponownie plansze: { $boards }; wszystkie się zgadzają.
refused-solve-size = Są plansze z 3, 4 i 5 kostkami w rzędzie.
refused-solve-folder = Plansze z 5 kostkami w rzędzie wymagają folderu na tablice (--dir).
refused-train-tables = Trening wymaga tablic wszystkich plansz 5 × 5; najpierw je utwórz (klots solve quixo --size 5).
refused-solve-wrong = Ta plansza jest źle rozwiązana: { $board }. Zgłoś to, potem usuń tablice i rozwiąż jeszcze raz.
score-quixo-line = { $symbol ->
    [cross] Krzyżyk ma linię
   *[circle] Kółko ma linię
}: { $cells }
score-quixo-none = Nikt nie ma linii.
score-quixo-won = { $symbol ->
    [cross] Krzyżyk wygrał.
   *[circle] Kółko wygrało.
}
refused-score-board = Plansza ma od { $min } do { $max } rzędów, a w każdym tyle samo kostek.
refused-score-pushed = Obie strony mają linię: podaj, kto wsuwał ostatni, „pushed: x” lub „pushed: o”.
