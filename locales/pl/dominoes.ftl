### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klasyczne domino do dubletu 9-9, od dwóch do dziesięciu graczy.
rules-intro-dominoes = Dokładaj kamienie do dwóch końców jednego łańcucha. Wygrywa, kto pierwszy pozbędzie się kamieni.

## play: options

option-dominoes-starter-draws = Rozpoczynający dobiera drugi kamień
option-dominoes-starter-draws-about = Kto zaczyna dubletem i nie ma do niego pasującego kamienia, dobiera, aż na taki trafi. Gdy wyłączone, nic się wtedy nie dokłada.
option-dominoes-may-draw-anyway = Dobierać wolno zawsze
option-dominoes-may-draw-anyway-about = Wolno dobierać, choć kamień z ręki pasuje. Gdy wyłączone, kto może dołożyć, musi.
option-dominoes-drawing = Gdy nic nie pasuje
option-dominoes-drawing-about = Czy gracz, któremu nic nie pasuje, musi dobierać, czy może spasować. Gdy wszyscy po kolei spasują, runda się kończy.
option-dominoes-drawing-is-must = musi dobierać
option-dominoes-drawing-is-may = może dobierać lub spasować
option-dominoes-double-counts = Dublet w ręce liczy się jako
option-dominoes-double-counts-about = Za ile liczy się dublet, który został w ręce na koniec rundy.
option-dominoes-double-counts-is-once = jedna połowa
option-dominoes-double-counts-is-as_one_pip = jedno oczko
option-dominoes-double-counts-is-twice = obie połowy
option-dominoes-match = Mecz z kilku rund
option-dominoes-match-about = Zwycięzca rundy dostaje oczka pozostałe w rękach innych, aż ktoś osiągnie cel.
option-dominoes-target = Cel
option-dominoes-target-about = Suma, która daje zwycięstwo w meczu.

## play: log

told-dominoes-deal = { $count ->
    [one] Runda { $round }: każdy bierze { $count } kamień.
    [few] Runda { $round }: każdy bierze { $count } kamienie.
    [many] Runda { $round }: każdy bierze { $count } kamieni.
   *[other] Runda { $round }: każdy bierze { $count } kamienia.
}
told-dominoes-start = { $player } zaczyna od { $tile }.
told-dominoes-lay = { $player } dokłada { $tile }. Otwarte końce: { $left } i { $right }.
told-dominoes-out = { $player } dokłada { $tile } i nie ma już kamieni.
told-dominoes-block = { $player } dokłada { $tile } i nikt już nie może dołożyć.
told-dominoes-draw = { $player } dobiera.
told-dominoes-drew = { $player } bierze { $tile }.
told-dominoes-drew-hidden = { $player } bierze kamień.
told-dominoes-pass = { $ends ->
    [equal] { $player } pasuje: nie ma { $left }.
   *[two] { $player } pasuje: nie ma ani { $left }, ani { $right }.
}

## play: possible moves

may-dominoes-start = Zacznij od { $tile }
may-dominoes-lay = Dołóż { $tile } (otwarte końce: { $left } i { $right })
may-dominoes-out = Dołóż { $tile }, swój ostatni kamień
may-dominoes-block = Dołóż { $tile }: potem nikt już nie będzie mógł dołożyć
may-dominoes-draw = Dobierz kamień
may-dominoes-pass = { $ends ->
    [equal] Pas: nie masz { $left }
   *[two] Pas: nie masz ani { $left }, ani { $right }
}

## play: points

score-dominoes-left = { $tile } w ręce na koniec
score-dominoes-double-left = { $tile } w ręce na koniec; z dubletu liczy się jedna połowa
score-dominoes-earlier = { $count ->
        [one] Pierwsza runda
        [few] Pierwsze { $count } rundy
        [many] Pierwsze { $count } rund
       *[other] Pierwsze { $count } rund
    }
score-dominoes-hand = Runda { $round }: zostało w ręce ({ $player })

## play: hints

reason-dominoes-out = To twój ostatni kamień: runda jest twoja.
reason-dominoes-starves = { $player } nie może mieć pasującego kamienia.
reason-dominoes-lacks = { $player }: w ręce nie było { $number } i od tego czasu nic nie dobrano.
reason-dominoes-rare = { $count ->
        [0] Poza twoją ręką nie ma już żadnego kamienia z liczbą { $number }.
        [one] Poza twoją ręką jest tylko { $count } kamień z liczbą { $number }.
        [few] Poza twoją ręką są tylko { $count } kamienie z liczbą { $number }.
        [many] Poza twoją ręką jest tylko { $count } kamieni z liczbą { $number }.
       *[other] Poza twoją ręką jest tylko { $count } kamieni z liczbą { $number }.
    }
reason-dominoes-keeps = { $count ->
        [one] Potem będzie pasować jeden twój kamień.
        [few] Potem będą pasować { $count } twoje kamienie.
        [many] Potem będzie pasować { $count } twoich kamieni.
       *[other] Potem będzie pasować { $count } twoich kamieni.
    }
reason-dominoes-keeps-none = Potem żaden twój kamień nie będzie pasować.
reason-dominoes-double = Dubletów trudno się później pozbyć.
reason-dominoes-draw = Żaden twój kamień nie pasuje.
reason-dominoes-pass = Nic nie pasuje i nie ma czego dobierać.

## play: refusals

refused-dominoes-round-over = Runda się skończyła.
refused-dominoes-drawing = Trwa dobieranie kamienia.
refused-dominoes-start = Runda zaczyna się od { $tile }.
refused-dominoes-started = Łańcuch jest już zaczęty.
refused-dominoes-not-held = Nie masz kamienia { $tile }.
refused-dominoes-drawn-tile = Dobrany kamień { $drawn } pasuje: dołóż go.
refused-dominoes-equal-ends = Na obu końcach jest { $right }: { $tile } można dołożyć tylko w jeden sposób.
refused-dominoes-other-end = { $tile } pasuje tylko do drugiego końca.
refused-dominoes-second = Drugi kamień musi pasować do pierwszego dubletu; { $tile } nie pasuje.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } nie pasuje do otwartych końców: na obu jest { $left }.
   *[two] { $tile } nie pasuje do otwartych końców { $left } i { $right }.
}
refused-dominoes-stock-empty = Nie ma już czego dobierać.
refused-dominoes-must-lay = Masz pasujący kamień: dołóż go.
refused-dominoes-must-draw = Są jeszcze kamienie do dobrania: dobierz, zanim spasujesz.
refused-dominoes-no-luck = Teraz nie ma czego dobierać.
refused-dominoes-not-in-stock = Kamienia { $tile } nie ma w puli.
refused-dominoes-tile-twice = { $tile } występuje dwa razy.
refused-dominoes-deal = Każdy dostaje kamieni: { $count }.
refused-dominoes-hands = „{ $field }” wymaga ręki dla każdego miejsca (miejsc: { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Jakiś kamień jest w dwóch miejscach.
    [line] Kamienie łańcucha nie pasują do siebie.
    [hands] Ktoś ma w ręce niemożliwą liczbę kamieni.
    [stage] To, co ma nastąpić, nie zgadza się z łańcuchem i rękami.
    [drawn] Dobrane kamienie nie zgadzają się z łańcuchem i rękami.
    [known] To, co wiadomo o czyichś kamieniach, nie jest prawdą.
    [totals] W żadnym meczu nie ma takich rund i sum.
    [last] Poprzednia runda nie mogła się tak skończyć.
   *[other] Taka pozycja jest niemożliwa.
}
text-dominoes-tile = Kolumna { $column }: oczekiwano kamienia, np. 9-4.
text-dominoes-which-end = Kolumna { $column }: { $tile } pasuje do obu końców; wpisz left lub right.

## page: the board

stock-count = { $count ->
        [one] { $count } kamień w puli
        [few] { $count } kamienie w puli
        [many] { $count } kamieni w puli
       *[other] { $count } kamieni w puli
    }
help-dominoes = Wybierz kamień z ręki (1 do 9), potem koniec łańcucha: lewy lub prawy.
dominoes-tile = { $left } i { $right }
dominoes-double = dublet { $number }
dominoes-line = { $count ->
        [one] Łańcuch, { $count } kamień: { $tiles }
        [few] Łańcuch, { $count } kamienie: { $tiles }
        [many] Łańcuch, { $count } kamieni: { $tiles }
       *[other] Łańcuch, { $count } kamieni: { $tiles }
    }
dominoes-ends = Otwarte końce: { $left } z lewej i { $right } z prawej.
dominoes-end =
    { $end ->
        [left] Lewy koniec: { $number }
        [right] Prawy koniec: { $number }
       *[start] Tu połóż pierwszy kamień
    }
dominoes-choose-tile = Wybierz pasujący kamień.
dominoes-choose-end = Z lewej czy z prawej?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } nie pasuje: na obu końcach jest { $left }.
       *[two] { $tile } nie pasuje ani do { $left }, ani do { $right }.
    }
dominoes-must-start = Runda zaczyna się od { $tile }.
dominoes-must-draw = Nic nie pasuje: dobierz.
dominoes-must-pass = Nic nie pasuje, a pula jest pusta: musisz spasować.
dominoes-draw = Dobierz
dominoes-pass = Pas
dominoes-sort =
    { $order ->
        [pips] Według oczek
        [doubles] Najpierw dublety
        [own] Własna kolejność
       *[drawn] Jak dobrane
    }
dominoes-pips-left = Oczka w twojej ręce: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } jako pierwszy kamień
       *[end] { $tile } do { $number }
    }

## page: the score pad

pad-dominoes-about = Po każdej rundzie wpisz, ile oczek komu zostało w ręce (dublet liczy się raz). Najniższa suma wygrywa i dostaje oczka pozostałych.

## page: what you did

own-dominoes-start = Zaczynasz od { $tile }.
own-dominoes-lay = Dokładasz { $tile }. Otwarte końce: { $left } i { $right }.
own-dominoes-out = Dokładasz { $tile } i nie masz już kamieni.
own-dominoes-block = Dokładasz { $tile } i nikt już nie może dołożyć.
own-dominoes-draw = Dobierasz.
own-dominoes-drew = Bierzesz { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Pasujesz: nie masz { $left }.
   *[two] Pasujesz: nie masz ani { $left }, ani { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: dokładaj kamienie do dwóch końców łańcucha. Wygrywa, kto pierwszy pozbędzie się kamieni.
lesson-dominoes-start = Zaczyna najwyższy dublet. Jeśli jest twój, wybierz go i zagraj.
lesson-dominoes-lay = Wybierz kamień z liczbą otwartego końca. Jeśli pasuje do obu, koniec wybierasz ty.
lesson-dominoes-draw = Jeśli nic nie pasuje, dobieraj, aż coś będzie pasować. Jeśli pula jest pusta, musisz spasować.
lesson-dominoes-ends = Dwie duże liczby zawsze pokazują otwarte końce. Gdy nikt nie może dołożyć, wygrywa, kto ma najmniej oczek w ręce; dublet liczy się raz.
lesson-dominoes-free = To wszystko. Graj dalej i proś o podpowiedź, kiedy zechcesz.

## book: rules

rules-differ-dominoes = 27 drukowanych tekstów Domino Double 9 nie zgadza się we wszystkim. Początek: tylko chorwacki mówi, kto zaczyna, gdy nikt nie ma dubletu (kamień z największą liczbą oczek); jego się trzymamy. Dokładanie: według fińskiego i ukraińskiego pasujący kamień trzeba dołożyć, według pozostałych można, i jest na to opcja. Dobieranie: bez pasującego kamienia trzeba dobierać; hiszpański i słoweński mówią, że można, a kto zacznie, musi dobierać dalej. Dublety: na końcu dublet liczy się raz, czyli jedna połowa; według chorwackiego może się liczyć jako jedno oczko. Koniec: żaden nie mówi, kto wygrywa przy równych sumach; tu zwycięstwo jest wspólne. Opcje pozwalają grać też według innych wykładni dokładania, dobierania i dubletów.
rules-d1 = Jest 55 kamieni, od 0-0 do 9-9. Każdy bierze 5; reszta tworzy zakrytą pulę. (Wykładnia: dla dwóch do dziesięciu graczy.)
rules-d2 = Zaczyna najwyższy dublet. (Wykładnia: jeśli nikt nie ma dubletu, zaczyna kamień o najwyższej sumie; przy równych sumach ten z większą połową.)
rules-d3 = Rozpoczynający kładzie ten dublet i od razu drugi kamień, który do niego pasuje. (Wykładnia: jeśli żaden nie pasuje, nic się nie dokłada i nie dobiera; opcja pozwala dobierać. Jeśli gra zaczyna się kamieniem, który nie jest dubletem, kładzie się tylko jego.)
rules-d4 = Dalej gra się zgodnie z ruchem wskazówek zegara. Jeśli masz pasujący kamień, dokładasz go do jednego z dwóch otwartych końców, po jednym na ruch.
rules-d5 = Bez pasującego kamienia dobierasz, aż któryś będzie pasować, i go dokładasz; pozostałe dobrane zostają w ręce. Jeśli pula jest pusta i nic nie pasuje, mówisz pas. (Wykładnia: kto może zagrać, musi; opcja pozwala mimo to dobierać.)
rules-d6 = Łańcuch ma zawsze dokładnie dwa otwarte końce, także przy pierwszym dublecie. Może skręcać, a dublety mogą leżeć w poprzek: zmienia to tylko wygląd.
rules-d7 = Runda kończy się, gdy komuś skończą się kamienie albo gdy nikt nie może dołożyć, a pula jest pusta.
rules-d8 = Wygrywa, kto pierwszy pozbędzie się kamieni. Inaczej wygrywa, kto ma najmniej oczek w ręce; z dubletu liczy się tylko jedna połowa (6-6 liczy się jako 6). Przy równych sumach zwycięstwo jest wspólne.
rules-d9 = Jeśli oba końce pokazują tę samą liczbę, pasujący kamień to jeden ruch, nie dwa. Kamień, który pasuje do dwóch różnych końców, daje wybór.
rules-d10 = Opcja: mecz z kilku rund. Zwycięzca każdej dostaje oczka pozostałe w rękach innych; wygrywa, kto pierwszy osiągnie cel (100).

## book: captions of the examples

rules-example-dominoes-start = Zaczyna najwyższy dublet, a zaraz za nim idzie pasujący kamień.
rules-example-dominoes-ends = Otwarte są tylko dwa końce, tutaj { $left } i { $right }. Dublety leżą w poprzek i niczego nie zmieniają.
rules-example-dominoes-over = Runda skończona: wygrywa, kto nie ma już kamieni. Z dubletów, które zostały, liczy się jedna połowa.

## terminal

terminal-letters-dominoes = [6|2] kamień, <6|6> dublet; łańcuch biegnie dalej w następnym wierszu.

## command line

score-dominoes-round = Runda jest warta w meczu { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktów
}: oczka, które zostały w rękach innych
