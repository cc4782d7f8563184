option-dominoes-starter-draws = Rozpoczynający dobiera drugi kamień
option-dominoes-starter-draws-about = Kto zaczyna dubletem i nie ma do niego pasującego kamienia, dobiera, aż taki przyjdzie. Według instrukcji nic się wtedy nie dokłada.
option-dominoes-may-draw-anyway = Dobierać wolno zawsze
option-dominoes-may-draw-anyway-about = Wolno dobierać, choć kamień z ręki pasuje. Według instrukcji kto może dołożyć, musi.
option-dominoes-match = Mecz z kilku rund
option-dominoes-match-about = Zwycięzca rundy dostaje oczka pozostałe w innych rękach, dublety liczone raz, aż ktoś osiągnie cel.
option-dominoes-target = Cel
option-dominoes-target-about = Suma, która wygrywa mecz.
refused-dominoes-round-over = Runda skończona.
refused-dominoes-drawing = Trwa dobieranie kamienia.
refused-dominoes-start = Runda zaczyna się od { $tile }.
refused-dominoes-started = Łańcuch jest już zaczęty.
refused-dominoes-not-held = Nie masz kamienia { $tile }.
refused-dominoes-drawn-tile = Dobrany kamień { $drawn } pasuje: dołóż go.
refused-dominoes-equal-ends = Na obu końcach jest { $right }: { $tile } można dołożyć tylko w jeden sposób.
refused-dominoes-other-end = { $tile } pasuje tylko do drugiego końca.
refused-dominoes-second = Drugi kamień musi pasować do pierwszego dubletu; { $tile } nie pasuje.
refused-dominoes-no-match = { $tile } nie pasuje do otwartych końców { $left } i { $right }.
refused-dominoes-stock-empty = Nie ma już czego dobierać.
refused-dominoes-must-lay = Masz pasujący kamień: dołóż go.
refused-dominoes-must-draw = Są jeszcze kamienie do dobrania: dobierz, zanim spasujesz.
refused-dominoes-no-luck = Teraz nie ma czego dobierać.
refused-dominoes-not-in-stock = { $tile } nie ma w puli.
refused-dominoes-tile-twice = { $tile } występuje dwa razy.
refused-dominoes-deal = Każdy dostaje kamieni: { $count }.
refused-dominoes-hands = „{ $field }” wymaga ręki dla każdego miejsca (miejsc: { $seats }).
refused-dominoes-position-field = Pole „{ $field }”: brak go, podano je dwa razy, jest nieznane lub nieczytelne.
refused-dominoes-position = { $why ->
    [tiles] Jakiś kamień jest w dwóch miejscach.
    [line] Kamienie łańcucha nie pasują do siebie.
    [hands] Czyjaś ręka ma niemożliwą wielkość.
    [stage] To, co ma nastąpić, nie zgadza się z łańcuchem i rękami.
    [drawn] Dobrane kamienie nie zgadzają się z łańcuchem i rękami.
    [known] To, co wiadomo o czyjejś ręce, nie jest prawdą.
    [totals] Żaden mecz nie ma takich rund i sum.
    [last] Poprzednia runda nie mogła się tak skończyć.
   *[other] Taka pozycja nie może istnieć.
}
text-dominoes-tile = Kolumna { $column }: oczekiwano kamienia, np. 9-4.
text-dominoes-which-end = Kolumna { $column }: { $tile } pasuje do obu końców; wpisz left lub right.
told-dominoes-deal = Runda { $round }: każdy bierze kamieni: { $count }.
told-dominoes-start = { $player } zaczyna od { $tile }.
told-dominoes-lay = { $player } dokłada { $tile }. Otwarte końce: { $left } i { $right }.
told-dominoes-out = { $player } dokłada { $tile } i nie ma już kamieni.
told-dominoes-block = { $player } dokłada { $tile } i nikt już nie może dołożyć.
told-dominoes-draw = { $player } dobiera.
told-dominoes-drew = { $player } bierze { $tile }.
told-dominoes-drew-hidden = { $player } bierze kamień.
told-dominoes-pass = { $player } pasuje: nie ma ani { $left }, ani { $right }.
score-dominoes-left = { $tile } w ręce na koniec
score-dominoes-double-left = { $tile } w ręce na koniec; z dubletu liczy się jedna połowa
score-dominoes-earlier = { $count ->
        [one] Pierwsza runda
        [few] Pierwsze { $count } rundy
        [many] Pierwsze { $count } rund
       *[other] Pierwsze { $count } rund
    }
score-dominoes-hand = Runda { $round }: zostało w ręce ({ $player })
reason-dominoes-out = To twój ostatni kamień: runda jest twoja.
reason-dominoes-starves = { $player } nie może mieć do niego pary.
reason-dominoes-lacks = { $player }: nie było { $number } i od tej pory nie przyszło.
reason-dominoes-rare = { $count ->
        [0] Poza twoją ręką nie ma już żadnego { $number }.
        [one] Poza twoją ręką jest tylko { $count } kamień z liczbą { $number }.
        [few] Poza twoją ręką są tylko { $count } kamienie z liczbą { $number }.
        [many] Poza twoją ręką jest tylko { $count } kamieni z liczbą { $number }.
       *[other] Poza twoją ręką jest tylko { $count } kamieni z liczbą { $number }.
    }
reason-dominoes-keeps = { $count ->
        [one] Potem pasuje { $count } kamień z twojej ręki.
        [few] Potem pasują { $count } kamienie z twojej ręki.
        [many] Potem pasuje { $count } kamieni z twojej ręki.
       *[other] Potem pasuje { $count } kamieni z twojej ręki.
    }
reason-dominoes-keeps-none = Potem żaden twój kamień nie pasuje.
reason-dominoes-double = Dubletów trudno się później pozbyć.
reason-dominoes-draw = Nic z twojej ręki nie pasuje.
reason-dominoes-pass = Nic nie pasuje i nie ma czego dobierać.
