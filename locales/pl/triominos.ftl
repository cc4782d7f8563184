option-triominos-hexagons = Kilka sześciokątów naraz
option-triominos-hexagons-about = Ile punktów daje kamień, który domyka więcej niż jeden sześciokąt.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, ilekolwiek ich jest
option-triominos-hexagons-is-each = 50 za każdy
option-triominos-target = Punkty do osiągnięcia
option-triominos-target-about = Mecz kończy się po rundzie, w której ktoś je osiągnął.
option-triominos-rounds = Najwięcej rund
option-triominos-rounds-about = Mecz kończy się po tylu rundach, nawet jeśli nikt nie osiągnął punktów.
option-triominos-solo-hand = Kamienie w ręce w grze w pojedynkę
option-triominos-solo-hand-about = Przy 0 każdy kamień dobiera się z puli.
option-triominos-solo-draws = Ile wolno dobrać w pojedynkę
option-triominos-solo-draws-about = Im mniej, tym łatwiej porównać wyniki; 20 to dobra liczba. Przy 55 nie ma limitu.
refused-triominos-over = Mecz skończony.
refused-triominos-luck-first = Kamień lub rozdanie jest jeszcze w drodze.
refused-triominos-no-luck = Teraz nic się nie rozdaje ani nie dobiera.
refused-triominos-start = Runda zaczyna się od { $tile } na środku stołu.
refused-triominos-must-lay = Dobrany kamień { $tile } pasuje i trzeba go teraz dołożyć.
refused-triominos-held-before = Po dobraniu nie można w tym ruchu dołożyć { $tile } z wcześniejszej ręki.
refused-triominos-pool-empty = Nie ma już czego dobierać.
refused-triominos-draws-used = { $count ->
        [0] W tej grze nie wolno dobierać.
        [one] Jedyny kamień, który wolno dobrać, jest już dobrany.
        [few] Dobrano już wszystkie { $count } kamienie, które wolno dobrać.
        [many] Dobrano już wszystkie { $count } kamieni, które wolno dobrać.
       *[other] Dobrano już wszystkie { $count } kamieni, które wolno dobrać.
    }
refused-triominos-must-draw = { $count ->
        [one] Nie możesz pasować: jest jeszcze { $count } kamień do dobrania.
        [few] Nie możesz pasować: są jeszcze { $count } kamienie do dobrania.
        [many] Nie możesz pasować: jest jeszcze { $count } kamieni do dobrania.
       *[other] Nie możesz pasować: jest jeszcze { $count } kamieni do dobrania.
    }
refused-triominos-not-in-hand = { $tile } nie ma w twojej ręce.
refused-triominos-covered = Tam leży już kamień.
refused-triominos-no-side = Obok tego miejsca nie leży żaden kamień.
refused-triominos-corner = W tym rogu jest { $shows }, nie { $not }.
refused-triominos-hand-size = Miejsce { $seat } dostało kamieni: { $count } zamiast { $expected }.
refused-triominos-not-in-pool = { $tile } nie ma w puli.
refused-triominos-tile-twice = { $tile } podano dwa razy.
refused-triominos-table = { $tile } nie może tam leżeć.
refused-triominos-impossible-position = Taka pozycja nie może powstać ({ $why }).
text-triominos-tile = Nie ma kamienia { $text }: liczby są od 0 do 5 i rosną zgodnie z ruchem wskazówek zegara.
text-triominos-stage = „{ $text }” to żadne z deal, start, play, draw, over.
text-triominos-too-many = Zatrzymano więcej kamieni, niż ich jest.
told-triominos-dealt = Runda { $round } rozdana; zaczyna { $player }.
told-triominos-turned-up = Odkryto { $tile }, punkty: { $points }.
told-triominos-starts = { $player } zaczyna od { $tile }, punkty: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } dokłada { $tile } i buduje most, punkty: { $points }.
    [double] { $player } dokłada { $tile } między dwa inne, punkty: { $points }.
    [hexagon] { $player } dokłada { $tile } i zamyka sześciokąt, punkty: { $points }.
   *[none] { $player } dokłada { $tile }, punkty: { $points }.
}{ $ends ->
    [out] { " " }To był ostatni kamień: runda skończona.
    [blocked] { " " }Nikt już nie może dołożyć: runda skończona.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } dobiera kamień.
   *[other] { $player } dobiera { $count }. kamień w tym ruchu.
}
told-triominos-drew = { $missed ->
    [yes] Nie pasuje i ruch się kończy.
   *[no] { $player } bierze kamień.
}{ $ends ->
    [blocked] { " " }Nikt już nie może dołożyć: runda skończona.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } bierze { $tile }. Nie pasuje i ruch się kończy.
   *[no] { $player } bierze { $tile }.
}{ $ends ->
    [blocked] { " " }Nikt już nie może dołożyć: runda skończona.
   *[no] { "" }
}
told-triominos-passes = { $player } pasuje, punkty: { $points }.{ $ends ->
    [blocked] { " " }Nikt już nie może lub nie chce dołożyć: runda skończona.
   *[no] { "" }
}
score-triominos-tiles = Wyłożone kamienie
score-triominos-starts = Pierwsze kamienie
score-triominos-bridges = Mosty
score-triominos-doubles = Podwójne połączenia
score-triominos-hexagons = Sześciokąty
score-triominos-draws = Dobrane kamienie
score-triominos-misses = Ruchy bez dołożenia
score-triominos-outs = Opróżnione ręce
score-triominos-hands = Co zostało w rękach
reason-triominos-start = To kamień startowy.
reason-triominos-last-tile = To twój ostatni kamień: runda jest twoja.
reason-triominos-points = { $bonus ->
    [bridge] Punkty z mostem: { $points }.
    [double] Punkty z podwójnym połączeniem: { $points }.
    [hexagon] Punkty z sześciokątem: { $points }.
   *[none] Punkty: { $points }.
}
reason-triominos-allows-bonus = { $count ->
        [one] Zostawia miejsce, gdzie ktoś inny może zdobyć premię.
        [few] Zostawia { $count } miejsca, gdzie inni mogą zdobyć premię.
        [many] Zostawia { $count } miejsc, gdzie inni mogą zdobyć premię.
       *[other] Zostawia { $count } miejsc, gdzie inni mogą zdobyć premię.
    }
reason-triominos-spoils-bonus = { $count ->
        [one] Zabiera miejsce na premię.
        [few] Zabiera { $count } miejsca na premię.
        [many] Zabiera { $count } miejsc na premię.
       *[other] Zabiera { $count } miejsc na premię.
    }
reason-triominos-narrows = { $count ->
        [0] Nie pasuje już żaden kamień, który mogą mieć inni.
        [one] Z kamieni, które mogą mieć inni, pasuje już tylko jeden.
        [few] Z kamieni, które mogą mieć inni, pasują już tylko { $count }.
        [many] Z kamieni, które mogą mieć inni, pasuje już tylko { $count }.
       *[other] Z kamieni, które mogą mieć inni, pasuje już tylko { $count }.
    }
reason-triominos-goes-on = { $count ->
        [0] Potem nic z twojej ręki nie pasuje.
        [one] Potem pasuje jeden kamień z twojej ręki.
        [few] Potem pasują { $count } kamienie z twojej ręki.
        [many] Potem pasuje { $count } kamieni z twojej ręki.
       *[other] Potem pasuje { $count } kamieni z twojej ręki.
    }
reason-triominos-draws-to-wait = Twoje kamienie są później warte więcej: dobranie kosztuje mniej niż dołożenie teraz.
reason-triominos-must-draw = Nic z twojej ręki nie pasuje.
reason-triominos-passes-to-wait = Spasowanie kosztuje mniej niż dołożenie teraz.
reason-triominos-must-pass = Nic z twojej ręki nie pasuje i nie ma czego dobierać.
