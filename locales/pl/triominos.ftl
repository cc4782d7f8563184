### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Dopasowuj rogi trójkątnych kamieni, buduj mosty i zamykaj sześciokąty.
rules-intro-triominos = Układaj trójkątne kamienie bok do boku, zbieraj punkty za każdy, a więcej za mosty i sześciokąty.

## play: options

option-triominos-hexagons = Kilka sześciokątów naraz
option-triominos-hexagons-about = Ile punktów daje kamień, który domyka więcej niż jeden sześciokąt.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50 niezależnie od liczby
option-triominos-hexagons-is-each = 50 za każdy
option-triominos-target = Punkty do osiągnięcia
option-triominos-target-about = Mecz kończy się po rundzie, w której ktoś je osiągnął.
option-triominos-rounds = Maksimum rund (0 = ∞)
option-triominos-rounds-about = Mecz kończy się po tylu rundach, nawet jeśli nikt nie osiągnął celu; 0 to brak limitu.
option-triominos-solo-hand = Kamienie w ręce w grze w pojedynkę
option-triominos-solo-hand-about = Przy 0 każdy kamień dobiera się z puli.
option-triominos-solo-draws = Ile wolno dobrać w pojedynkę
option-triominos-solo-draws-about = Limit pozwala porównywać wyniki; 20 to dobra liczba. 55 oznacza brak limitu.

## play: log

told-triominos-dealt = Runda { $round } rozdana; zaczyna { $player }.
told-triominos-turned-up = Odkryto { $tile }, punkty: { $points }.
told-triominos-starts = { $player } zaczyna od { $tile }, punkty: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } dokłada { $tile } i buduje most, punkty: { $points }.
    [double] { $player } dokłada { $tile } z podwójnym połączeniem, punkty: { $points }.
    [hexagon] { $player } dokłada { $tile } i zamyka sześciokąt, punkty: { $points }.
    [hexagons2] { $player } dokłada { $tile } i zamyka dwa sześciokąty, punkty: { $points }.
    [hexagons3] { $player } dokłada { $tile } i zamyka trzy sześciokąty, punkty: { $points }.
   *[none] { $player } dokłada { $tile }, punkty: { $points }.
}{ $ends ->
    [out] { " " }To był ostatni kamień: koniec rundy.
    [blocked] { " " }Nikt już nie może dołożyć: koniec rundy.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } dobiera kamień.
   *[other] { $player } dobiera { $count }. kamień w tym ruchu.
}
told-triominos-drew = { $missed ->
    [yes] Kamień nie pasuje i ruch się kończy.
   *[no] { $player } bierze kamień.
}{ $ends ->
    [blocked] { " " }Nikt już nie może dołożyć: koniec rundy.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } bierze { $tile }. Nie pasuje i ruch się kończy.
   *[no] { $player } bierze { $tile }.
}{ $ends ->
    [blocked] { " " }Nikt już nie może dołożyć: koniec rundy.
   *[no] { "" }
}
told-triominos-passes = { $player } pasuje, punkty: { $points }.{ $ends ->
    [blocked] { " " }Nikt już nie może lub nie chce dołożyć: koniec rundy.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Zacznij od { $tile }, punkty: { $points }
may-triominos-lays = { $bonus ->
    [bridge] Dołóż { $tile } i zbuduj most, punkty: { $points }
    [double] Dołóż { $tile } z podwójnym połączeniem, punkty: { $points }
    [hexagon] Dołóż { $tile } i zamknij sześciokąt, punkty: { $points }
    [hexagons2] Dołóż { $tile } i zamknij dwa sześciokąty, punkty: { $points }
    [hexagons3] Dołóż { $tile } i zamknij trzy sześciokąty, punkty: { $points }
   *[none] Dołóż { $tile }, punkty: { $points }
}{ $ends ->
    [out] { " – " }twój ostatni kamień
    [blocked] { " – " }potem nikt już nie będzie mógł dołożyć
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Dobierz kamień
   *[other] Dobierz { $count }. kamień w tym ruchu
}
may-triominos-passes = Pas, punkty: { $points }{ $ends ->
    [blocked] { " – " }potem nikt już nie zdoła lub nie zechce dołożyć
   *[no] { "" }
}

## play: points

score-triominos-tiles = Wyłożone kamienie
score-triominos-starts = Pierwsze kamienie
score-triominos-bridges = Mosty
score-triominos-doubles = Podwójne połączenia
score-triominos-hexagons = Sześciokąty
score-triominos-draws = Dobrane kamienie
score-triominos-misses = Ruchy bez dołożenia
score-triominos-outs = Zakończenie rundy
score-triominos-hands = Kamienie w rękach innych

## play: hints

reason-triominos-start = To kamień startowy.
reason-triominos-last-tile = To twój ostatni kamień: runda jest twoja.
reason-triominos-points = { $bonus ->
    [bridge] Punkty z mostem: { $points }.
    [double] Punkty z podwójnym połączeniem: { $points }.
    [hexagon] Punkty z sześciokątem: { $points }.
    [hexagons2] Punkty z dwoma sześciokątami: { $points }.
    [hexagons3] Punkty z trzema sześciokątami: { $points }.
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
        [0] Potem żaden twój kamień nie będzie pasować.
        [one] Potem będzie pasować jeden twój kamień.
        [few] Potem będą pasować { $count } twoje kamienie.
        [many] Potem będzie pasować { $count } twoich kamieni.
       *[other] Potem będzie pasować { $count } twoich kamieni.
    }
reason-triominos-draws-to-wait = Twoje kamienie będą później warte więcej: dobranie kosztuje mniej niż dołożenie teraz.
reason-triominos-must-draw = Żaden twój kamień nie pasuje.
reason-triominos-passes-to-wait = Spasowanie kosztuje mniej niż dołożenie teraz.
reason-triominos-must-pass = Żaden twój kamień nie pasuje i nie ma czego dobierać.

## play: refusals

refused-triominos-over = Mecz się skończył.
refused-triominos-luck-first = Trwa jeszcze rozdawanie lub dobieranie.
refused-triominos-no-luck = Teraz nic się nie rozdaje ani nie dobiera.
refused-triominos-start = Runda zaczyna się od { $tile } na środku stołu.
refused-triominos-must-lay = Dobrany kamień { $tile } pasuje i trzeba go teraz dołożyć.
refused-triominos-held-before = Po dobraniu nie możesz w tym ruchu dołożyć { $tile }, bo ten kamień był w ręce już wcześniej.
refused-triominos-pool-empty = Nie ma już czego dobierać.
refused-triominos-draws-used = { $count ->
        [0] W tej grze nie wolno dobierać.
        [one] Jedyny kamień, który wolno dobrać, jest już dobrany.
        [few] Dobrano już wszystkie { $count } kamienie, które wolno dobrać.
        [many] Dobrano już wszystkie { $count } kamieni, które wolno dobrać.
       *[other] Dobrano już wszystkie { $count } kamieni, które wolno dobrać.
    }
refused-triominos-must-draw = { $count ->
        [one] Nie możesz spasować: jest jeszcze { $count } kamień do dobrania.
        [few] Nie możesz spasować: są jeszcze { $count } kamienie do dobrania.
        [many] Nie możesz spasować: jest jeszcze { $count } kamieni do dobrania.
       *[other] Nie możesz spasować: jest jeszcze { $count } kamieni do dobrania.
    }
refused-triominos-not-in-hand = Nie masz kamienia { $tile }.
refused-triominos-covered = Tam leży już kamień.
refused-triominos-no-side = Obok tego miejsca nie leży żaden kamień.
refused-triominos-corner = W tym rogu jest { $shows }, nie { $not }.
refused-triominos-hand-size = Miejsce { $seat }: rozdano kamieni { $count } zamiast { $expected }.
refused-triominos-not-in-pool = Kamienia { $tile } nie ma w puli.
refused-triominos-tile-twice = { $tile } podano dwa razy.
refused-triominos-table = Kamienia { $tile } nie można tam położyć.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Jakiś kamień jest w dwóch miejscach.
        [points] W żadnym meczu nie ma takich rund i sum.
        [last] Poprzednia runda nie mogła się tak skończyć.
       *[other] Taka pozycja jest niemożliwa.
    }
text-triominos-tile = Nie ma kamienia { $text }: liczby są od 0 do 5 i rosną zgodnie z ruchem wskazówek zegara.
text-triominos-stage = „{ $text }” to żadne z deal, start, play, draw, over.
text-triominos-too-many = Odłożono więcej kamieni, niż ich jest.

## page: the board

pool-count = { $count ->
        [one] { $count } kamień w puli
        [few] { $count } kamienie w puli
        [many] { $count } kamieni w puli
       *[other] { $count } kamieni w puli
    }
help-triominos = Wybierz kamień z ręki (1 do 9), potem jedno z podświetlonych miejsc. Przeciągnij stół, by go przesunąć; 0 pokazuje wszystko.
triominos-table = { $count ->
        [one] Stół, { $count } kamień: { $tiles }
        [few] Stół, { $count } kamienie: { $tiles }
        [many] Stół, { $count } kamieni: { $tiles }
       *[other] Stół, { $count } kamieni: { $tiles }
    }
triominos-spots = Miejsca, gdzie kamień pasuje
triominos-points =
    { $bonus ->
        [bridge] punkty z mostem: { $points }
        [double] punkty z podwójnym połączeniem: { $points }
        [hexagon] punkty z sześciokątem: { $points }
        [hexagons2] punkty z dwoma sześciokątami: { $points }
        [hexagons3] punkty z trzema sześciokątami: { $points }
       *[none] { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
    }
triominos-moment =
    { $bonus ->
        [bridge] Most!
        [double] Podwójne połączenie!
        [hexagons2] Dwa sześciokąty!
        [hexagons3] Trzy sześciokąty!
       *[hexagon] Sześciokąt!
    }
triominos-choose-tile = Wybierz kamień z ręki.
triominos-choose-spot = { $count ->
        [one] Pasuje w { $count } miejscu.
        [few] Pasuje w { $count } miejscach.
        [many] Pasuje w { $count } miejscach.
       *[other] Pasuje w { $count } miejscach.
    }
triominos-fits-nowhere = { $tile } teraz nigdzie nie pasuje.
triominos-must-draw = Żaden kamień nie pasuje: dobierz.
triominos-must-pass = Nic nie pasuje i nie ma czego dobrać: musisz spasować.
triominos-draw = Dobierz (−5)
triominos-draws-left = W tym ruchu możesz jeszcze dobrać: { $count }
triominos-pass = Pas (−10)
triominos-move-start = Połóż { $tile } jako pierwszy: { $points }
triominos-move-beside = Połóż { $tile } obok { $beside }
triominos-move-lay = Połóż { $tile } obok { $beside }: { $points }
triominos-draw-again = Dobrany kamień nie pasuje: dobierz ponownie. W tym ruchu możesz jeszcze dobrać: { $count }.
triominos-draw-sure = Jeden z twoich kamieni pasuje. Mimo to dobrać (−5)?

## page: the score pad

pad-whose = Czyj ruch
pad-what = Akcja
pad-value = Wartość kamienia
pad-others = Wartość kamieni innych
pad-triominos-about = Zapisuj każdy kamień, każde dobranie i koniec każdej rundy; notes sam zsumuje punkty.
pad-deed-lay = Kamień wyłożony
pad-deed-start = Pierwszy kamień rundy
pad-deed-bridge = Most
pad-deed-double = Podwójne połączenie
pad-deed-hexagon = Sześciokąt
pad-deed-hexagons2 = Dwa sześciokąty
pad-deed-hexagons3 = Trzy sześciokąty
pad-deed-draw = Kamień dobrany
pad-deed-stuck = Ruch bez dołożenia
pad-deed-out = Ostatni kamień, runda wygrana
pad-deed-blocked = Najniższa wartość w zablokowanej rundzie

## page: what you did

own-triominos-dealt = Runda { $round } rozdana; zaczynasz ty.
own-triominos-starts = Zaczynasz od { $tile }, punkty: { $points }.
own-triominos-lays = { $bonus ->
    [bridge] Dokładasz { $tile } i budujesz most, punkty: { $points }.
    [double] Dokładasz { $tile } z podwójnym połączeniem, punkty: { $points }.
    [hexagon] Dokładasz { $tile } i zamykasz sześciokąt, punkty: { $points }.
    [hexagons2] Dokładasz { $tile } i zamykasz dwa sześciokąty, punkty: { $points }.
    [hexagons3] Dokładasz { $tile } i zamykasz trzy sześciokąty, punkty: { $points }.
   *[none] Dokładasz { $tile }, punkty: { $points }.
}{ $ends ->
    [out] { " " }To był ostatni kamień: koniec rundy.
    [blocked] { " " }Nikt już nie może dołożyć: koniec rundy.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Dobierasz kamień.
   *[other] Dobierasz { $count }. kamień w tym ruchu.
}
own-triominos-drew-tile = { $missed ->
    [yes] Bierzesz { $tile }. Nie pasuje i ruch się kończy.
   *[no] Bierzesz { $tile }.
}{ $ends ->
    [blocked] { " " }Nikt już nie może dołożyć: koniec rundy.
   *[no] { "" }
}
own-triominos-passes = Pasujesz, punkty: { $points }.{ $ends ->
    [blocked] { " " }Nikt już nie może lub nie chce dołożyć: koniec rundy.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: każdy wyłożony kamień daje sumę swoich trzech liczb. Gdy ktoś osiągnie 400, rundę gra się do końca, a mecz wygrywa najwyższa suma.
lesson-triominos-tile = Wybierz kamień z ręki. Wszystkie miejsca, gdzie pasuje, podświetlą się, z kamieniem obróconym jak trzeba. Wybierz jedno i zagraj.
lesson-triominos-match = Dwa kamienie stykają się całym bokiem i obie liczby na nim muszą się zgadzać z liczbami sąsiedniego kamienia. Zgadzać musi się też każdy róg, który dotyka innego.
lesson-triominos-draw = Jeśli nie możesz lub nie chcesz dołożyć, dobierz najwyżej trzy kamienie; każdy kosztuje pięć punktów. Gdy zaczniesz, dobieraj, aż któryś będzie pasował.
lesson-triominos-bonus = Most lub podwójne połączenie daje dodatkowo 40 punktów, zamknięty sześciokąt 50. Wypatruj ich!
lesson-triominos-end = Kto pierwszy wyłoży ostatni kamień z ręki, dostaje 25 punktów i wartość wszystkich kamieni, które zostały innym.
lesson-triominos-free = To wszystko. Graj dalej i proś o podpowiedź, kiedy zechcesz.

## book: rules

rules-t1 = Jest 56 trójkątnych kamieni z liczbami od 0 do 5, każda kombinacja raz, rosnąco zgodnie z ruchem wskazówek zegara. Kamień jest wart sumę swoich rogów.
rules-t2 = Dwoje graczy bierze po 9 kamieni, troje lub czworo po 7, pięcioro lub sześcioro po 6. Reszta tworzy zakrytą pulę.
rules-t3 = Jako pierwszą kładzie się najwyższą trójkę (trzy równe liczby); kładzie ją ten, kto ją ma. Jeśli nikt nie ma trójki, zaczyna kamień o najwyższej wartości. (Wykładnia: tego kamienia trzeba użyć; przy równych wartościach decyduje większy najwyższy róg, potem drugi.)
rules-t4 = Rozpoczynający dostaje wartość kamienia plus 10, nawet za 0-0-0.
rules-t5 = Dalej gra się zgodnie z ruchem wskazówek zegara. Kamień kładzie się bokiem do boku innego, obie liczby wspólnego boku muszą się zgadzać; daje on swoją wartość. (Wykładnia: każdy róg, który styka się z rogiem na stole, musi się zgadzać, nawet gdy stykają się tylko wierzchołki.)
rules-t6 = Jeśli nie możesz lub nie chcesz dołożyć, dobierasz po jednym kamieniu, najwyżej trzy; każdy kosztuje 5 punktów. Dobrany kamień, który pasuje, trzeba od razu dołożyć. Gdy zaczniesz dobierać, musisz dobierać dalej, aż kamień będzie pasował, dobierzesz trzy albo pula się skończy. Jeśli i trzeci nie pasuje, tracisz kolejne 10 punktów i twój ruch się kończy. (Wykładnia: po dobraniu nie wolno dołożyć kamienia, który był w ręce wcześniej.)
rules-t7 = Jeśli pula jest pusta, a ty nie możesz lub nie chcesz dołożyć, tracisz 10 punktów i twój ruch się kończy. (Wykładnia: ruch bez dołożenia kamienia zawsze kosztuje te 10 punktów. Jeśli wszyscy po kolei spasują, runda się kończy.)
rules-t8 = Kto dołoży ostatni kamień z ręki, kończy rundę i dostaje 25 oraz wartość wszystkich kamieni w rękach innych. Inni nic nie tracą.
rules-t9 = Runda kończy się też, gdy pula jest pusta i nikt nie może dołożyć. Kto ma kamienie o najniższej łącznej wartości, dostaje wartość kamieni wszystkich pozostałych minus własną, ale bez 25 punktów. (Wykładnia: jeśli najniższą wartość ma kilku graczy, każdy z nich punktuje w ten sposób.)
rules-t10 = Most, 40 punktów: kamień ma jeden bok wspólny z sąsiadem, a jego przeciwległy róg dotyka innego kamienia.
rules-t11 = Podwójne połączenie, 40 punktów: kamień ma dwa boki wspólne z kamieniami na stole.
rules-t12 = Sześciokąt, 50 punktów: kamień jest szósty wokół jednego punktu. Premii za podwójne połączenie wtedy nie ma. (Wykładnia: liczy się tylko najlepsza z trzech premii. Dwa sześciokąty naraz dają 60, trzy 70; opcje dają zawsze 50 albo 50 za każdy.)
rules-t13 = Mecz kończy się po rundzie, w której ktoś osiągnie 400 punktów; wygrywa, kto ma najwięcej punktów. (Wykładnia: rundę zawsze gra się do końca; przy równych sumach zwycięstwo jest wspólne. Cel można zmienić, a opcja kończy mecz po ustalonej liczbie rund.)
rules-t14 = Kto zaczyna następną rundę, ustala się znów tak samo.
rules-t15 = W pojedynkę: jeden kamień odkrywa się i kładzie; potem obowiązują te same zasady, kary i premie, a ty próbujesz poprawić swój wynik. (Wykładnia: bierzesz 9 kamieni; opcje zmieniają tę liczbę i ograniczają dobieranie. Ostatni kamień daje 25; gdy nie da się już grać, wartość pozostałych kamieni się odejmuje.)

## book: captions of the examples

rules-example-triominos-start = Najpierw wyłożono najwyższą trójkę, punkty: { $points }, czyli jej wartość plus 10.
rules-example-triominos-bridge = Most: najnowszy kamień styka się z jednym kamieniem bokiem, a z innym przeciwległym rogiem.
rules-example-triominos-double = Podwójne połączenie: najnowszy kamień styka się z dwoma kamieniami, z każdym jednym bokiem.
rules-example-triominos-hexagon = Najnowszy kamień jest szósty wokół jednego punktu: sześciokąt.

## terminal

terminal-letters-triominos = · oznacza kamień, * najnowszy.

## command line

score-triominos-first = { $tile } zaczyna: jego wartość i 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } i most
score-triominos-double = { $tile } i podwójne połączenie
score-triominos-hexagon = { $tile } i { $count ->
    [one] { $count } sześciokąt
    [few] { $count } sześciokąty
    [many] { $count } sześciokątów
   *[other] { $count } sześciokątów
}
score-triominos-drawn = { $count ->
    [one] { $count } dobrany kamień
    [few] { $count } dobrane kamienie
    [many] { $count } dobranych kamieni
   *[other] { $count } dobranych kamieni
}
score-triominos-missed = Ruch bez dołożonego kamienia
score-triominos-out = Ostatni kamień z ręki
score-triominos-others = Zostało w rękach innych
score-triominos-own = Zostało we własnej ręce
refused-score-two-out = Tylko jeden gracz może jako pierwszy wyłożyć ostatni kamień z ręki.
refused-score-hand-out = Kto wyłożył ostatni kamień, nie ma już kamieni w ręce.
