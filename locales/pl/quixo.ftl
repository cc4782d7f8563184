told-quixo-starts =
    { $symbol ->
        [cross] { $player } wykonuje pierwszy ruch i gra krzyżykiem.
       *[circle] { $player } wykonuje pierwszy ruch i gra kółkiem.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } wsuwa { $from } na { $to } i wygrywa linią.
        [loss] { $player } wsuwa { $from } na { $to } i układa linię drugiej strony.
        [draw] { $player } wsuwa { $from } na { $to }: remis.
       *[no] { $player } wsuwa { $from } na { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } wsuwa { $from } na { $to } i wygrywa linią.
        [loss] { $player } wsuwa { $from } na { $to } i układa linię drugiej strony.
        [draw] { $player } wsuwa { $from } na { $to }: remis.
       *[no]
            { $dot ->
                [self] { $player } wsuwa { $from } na { $to } i zatrzymuje kropkę.
               *[partner] { $player } wsuwa { $from } na { $to } i oddaje kropkę partnerowi.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } nie może wziąć kostki i pasuje: remis.
       *[no] { $player } nie może wziąć kostki i pasuje.
    }
refused-quixo-over = Gra skończona.
refused-quixo-lot-first = Nie wylosowano jeszcze, kto zaczyna.
refused-quixo-lot-drawn = Już wylosowano, kto zaczyna.
refused-quixo-never-pass = Przy dwóch graczach nikt nie może pasować.
refused-quixo-pass-with-cube = Pasować wolno tylko wtedy, gdy nie możesz wziąć żadnej kostki.
refused-quixo-not-border = { $square } nie leży na brzegu.
refused-quixo-other-symbol = Na { $square } jest znak drugiej strony.
refused-quixo-other-dot = Kropkę na { $square } ma { $player }.
refused-quixo-same-place = Kostka nie może wrócić tam, skąd przyszła.
refused-quixo-not-an-end = Kostka z { $from } nie może wejść na { $to }: wybierz koniec jej rzędu lub kolumny.
refused-quixo-no-dots = Kropki są tylko dla czterech graczy.
refused-quixo-dot-at-partner = Kropka musi wskazywać ciebie lub partnera.
refused-quixo-three = Quixo jest dla dwóch graczy albo dla czterech w drużynach.
refused-quixo-endless = Bez limitu ruchów i bez remisu przez powtórzenie gra mogłaby się nigdy nie skończyć.
refused-quixo-position =
    { $why ->
        [lot] Przed losowaniem plansza jest pusta i nic nie zostało ruszone.
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
score-quixo-own-line = Własna linia
score-quixo-line-by-other = Linia ułożona przez drugą stronę
option-quixo-board = Plansza
option-quixo-board-about = Kostki w rzędzie: 5 to prawdziwa gra, 3 i 4 to małe.
option-quixo-move-cap = Najdłuższa gra
option-quixo-move-cap-about = Po tylu ruchach jest remis; 0 to brak limitu.
option-quixo-repetition = Remis przez powtórzenie
option-quixo-repetition-about = Pozycja, która pojawia się trzeci raz, kończy grę remisem.
option-quixo-move-seconds = Sekundy na ruch
option-quixo-move-seconds-about = Kto myśli dłużej, przegrywa; 0 to brak limitu.
option-quixo-partners-may-consult = Partnerzy mogą rozmawiać
option-quixo-partners-may-consult-about = Otwiera osobny czat dla każdej drużyny.
