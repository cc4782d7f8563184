### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Zbuduj z kafelków królestwo wokół zamku i wykorzystaj każdą koronę.
rules-intro-kingdomino = Zbuduj najbogatsze królestwo: układaj kafelki sześciu terenów wokół zamku i zbieraj korony.

## play: terms

terrain-wheat = pszenica
terrain-forest = las
terrain-water = jezioro
terrain-grass = łąka
terrain-swamp = bagno
terrain-mine = kopalnia
terrain-castle = zamek
terrain-letter-wheat = P
terrain-letter-forest = L
terrain-letter-water = J
terrain-letter-grass = Ł
terrain-letter-swamp = B
terrain-letter-mine = K

## play: options

option-kingdomino-three-players = Przy trzech graczach
option-kingdomino-three-players-about = Ile kafelków leży w rzędzie, gdy grają trzy osoby.
option-kingdomino-three-players-is-lines_of_three = rzędy po trzy, 36 kafelków
option-kingdomino-three-players-is-lines_of_four = rzędy po cztery, wszystkie 48; niewybrany wypada z gry
option-kingdomino-first-picks = Pierwszy wybór
option-kingdomino-first-picks-about = W jakiej kolejności dwoje graczy wybiera z pierwszego rzędu.
option-kingdomino-first-picks-is-lot = królowie są losowani
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastia
option-kingdomino-dynasty-about = Trzy gry z rzędu; wygrywa najwyższa suma.
option-kingdomino-middle-kingdom = Królestwo Środka
option-kingdomino-middle-kingdom-about = 10 dodatkowych punktów za zamek w środku królestwa.
option-kingdomino-middle-kingdom-is-off = wyłączone
option-kingdomino-middle-kingdom-is-rule = tak samo daleko w lewo jak w prawo, w górę jak w dół
option-kingdomino-middle-kingdom-is-reach = żadne pole dalej niż 2 od zamku (w Wielkim pojedynku 3)
option-kingdomino-middle-kingdom-is-full = zamek w środku, a królestwo pełnej szerokości i wysokości
option-kingdomino-harmony = Harmonia
option-kingdomino-harmony-about = 5 dodatkowych punktów za pełne królestwo bez odrzuconego kafelka.
option-kingdomino-mighty-duel = Wielki pojedynek
option-kingdomino-mighty-duel-about = Dwoje graczy, wszystkie 48 kafelków, królestwa 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Królowie wylosowani: pierwszy wybór ma { $player }.
       *[other] Gra { $game } z { $games }. Królowie wylosowani: pierwszy wybór ma { $player }.
    }
told-kingdomino-row = Następne kafelki: { $tiles }.
told-kingdomino-place = { $points ->
        [0] { $player } kładzie kafelek { $tile }.
        [one] { $player } kładzie kafelek { $tile } za { $points } punkt.
        [few] { $player } kładzie kafelek { $tile } za { $points } punkty.
        [many] { $player } kładzie kafelek { $tile } za { $points } punktów.
       *[other] { $player } kładzie kafelek { $tile } za { $points } punktów.
    }
told-kingdomino-discard = { $player } nie ma miejsca na kafelek { $tile } i go odrzuca.
told-kingdomino-pick = { $player } wybiera kafelek { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Połóż kafelek { $tile }
        [one] Połóż kafelek { $tile } za { $points } punkt
        [few] Połóż kafelek { $tile } za { $points } punkty
        [many] Połóż kafelek { $tile } za { $points } punktów
       *[other] Połóż kafelek { $tile } za { $points } punktów
    }
may-kingdomino-discard = Odrzuć kafelek { $tile }: nie ma na niego miejsca
may-kingdomino-pick = Wybierz kafelek { $tile }

## play: points

score-kingdomino-property = { $terrain ->
        [wheat] Pszenica
        [forest] Las
        [water] Jezioro
        [grass] Łąka
        [swamp] Bagno
       *[mine] Kopalnia
    }: { $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
        [many] { $squares } pól
       *[other] { $squares } pól
    } × { $crowns ->
        [one] { $crowns } korona
        [few] { $crowns } korony
        [many] { $crowns } koron
       *[other] { $crowns } koron
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Pszenica
        [forest] Las
        [water] Jezioro
        [grass] Łąka
        [swamp] Bagno
       *[mine] Kopalnia
    } rośnie: { $squares ->
        [one] { $squares } pole
        [few] { $squares } pola
        [many] { $squares } pól
       *[other] { $squares } pola
    } × { $crowns ->
        [one] { $crowns } korona
        [few] { $crowns } korony
        [many] { $crowns } koron
       *[other] { $crowns } korony
    }
score-kingdomino-middle = Królestwo Środka: zamek jest w środku
score-kingdomino-middle-lost = Zamek nie jest już w środku
score-kingdomino-harmony = Harmonia: królestwo jest pełne
score-kingdomino-harmony-lost = Królestwo nie jest już pełne
score-kingdomino-game = Gra { $game }
score-kingdomino-tie = Tyle samo punktów: decyduje największa posiadłość ({ $squares ->
    [one] { $squares } pole
    [few] { $squares } pola
    [many] { $squares } pól
   *[other] { $squares } pól
}), potem korony ({ $crowns })

## play: hints

reason-kingdomino-points = { $points ->
        [one] Od razu daje { $points } punkt.
        [few] Od razu daje { $points } punkty.
        [many] Od razu daje { $points } punktów.
       *[other] Od razu daje { $points } punktów.
    }
reason-kingdomino-middle = Zamek zostaje w środku.
reason-kingdomino-no-hole = Nie zostawia pola, którego nie da się zapełnić.
reason-kingdomino-holes = { $count ->
        [one] Zostawia { $count } pole, którego nie da się zapełnić.
        [few] Zostawia { $count } pola, których nie da się zapełnić.
        [many] Zostawia { $count } pól, których nie da się zapełnić.
       *[other] Zostawia { $count } pól, których nie da się zapełnić.
    }
reason-kingdomino-no-place = Nie ma miejsca na kafelek { $tile }.
reason-kingdomino-would-bring = { $points ->
        [one] Może od razu dać { $points } punkt.
        [few] Może od razu dać { $points } punkty.
        [many] Może od razu dać { $points } punktów.
       *[other] Może od razu dać { $points } punktów.
    }
reason-kingdomino-crowns = { $count ->
        [one] Ma { $count } koronę.
        [few] Ma { $count } korony.
        [many] Ma { $count } koron.
       *[other] Ma { $count } koron.
    }
reason-kingdomino-denies = { $points ->
        [one] { $player } może na nim zyskać { $points } punkt.
        [few] { $player } może na nim zyskać { $points } punkty.
        [many] { $player } może na nim zyskać { $points } punktów.
       *[other] { $player } może na nim zyskać { $points } punktów.
    }
reason-kingdomino-order =
    { $place ->
        [1] W następnej rundzie twój ruch jest pierwszy.
        [2] W następnej rundzie twój ruch jest drugi.
        [3] W następnej rundzie twój ruch jest trzeci.
       *[other] W następnej rundzie twój ruch jest ostatni.
    }

## play: refusals

refused-kingdomino-over = Gra się skończyła.
refused-kingdomino-luck = Najpierw trzeba wylosować kafelki lub królów.
refused-kingdomino-place-first = Najpierw połóż swój kafelek, potem wybierz następny.
refused-kingdomino-pick-now = Twój kafelek już leży; teraz wybierz następny.
refused-kingdomino-other-domino = Masz położyć kafelek { $own }, nie { $tile }.
refused-kingdomino-not-in-row = Kafelka { $tile } nie ma w rzędzie do wyboru.
refused-kingdomino-taken = Na kafelku { $tile } stoi już król.
refused-kingdomino-backwards = Obie połowy kafelka { $tile } są takie same: zapisz go skierowany na wschód lub południe.
refused-kingdomino-covered = To pole jest już zajęte.
refused-kingdomino-outside = Królestwo miałoby { $across } × { $down } pól; musi zmieścić się w { $size } × { $size }.
refused-kingdomino-unmatched = Żadna połowa nie styka się z zamkiem ani ze swoim terenem ({ $left ->
        [wheat] pszenica
        [forest] las
        [water] jezioro
        [grass] łąka
        [swamp] bagno
       *[mine] kopalnia
    }, { $right ->
        [wheat] pszenica
        [forest] las
        [water] jezioro
        [grass] łąka
        [swamp] bagno
       *[mine] kopalnia
    }).
refused-kingdomino-fits = { $count ->
        [one] Kafelek { $tile } można położyć na { $count } sposób, więc trzeba go położyć.
        [few] Kafelek { $tile } można położyć na { $count } sposoby, więc trzeba go położyć.
        [many] Kafelek { $tile } można położyć na { $count } sposobów, więc trzeba go położyć.
       *[other] Kafelek { $tile } można położyć na { $count } sposobów, więc trzeba go położyć.
    }
refused-kingdomino-no-luck = Teraz nic się nie losuje.
refused-kingdomino-row-twice = Kafelek { $tile } jest w rzędzie dwa razy.
refused-kingdomino-row-seen = Kafelek { $tile } był już wyłożony.
refused-kingdomino-row-count = Kafelków w rzędzie: { $count }, a nie { $written }.
refused-kingdomino-lot-count = Królów do losowania: { $count }, a nie { $written }.
refused-kingdomino-kings-count = { $kings ->
        [one] { $player } musi mieć w kolejności { $kings } króla.
        [few] { $player } musi mieć w kolejności { $kings } królów.
        [many] { $player } musi mieć w kolejności { $kings } królów.
       *[other] { $player } musi mieć w kolejności { $kings } królów.
    }
refused-kingdomino-kings-snake = Przy dwóch graczach ta opcja ustala kolejność A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = Nie można odczytać „{ $text }” w tej pozycji.
refused-kingdomino-position-missing = W pozycji brakuje części „{ $section }”.
refused-kingdomino-position-twice = Kafelek { $tile } jest w dwóch miejscach.
refused-kingdomino-position-order = Kafelki w rzędzie muszą być ułożone od najniższego numeru.
refused-kingdomino-position-kings = Liczba królów gracza { $player } się nie zgadza.
refused-kingdomino-position-count = Liczba kafelków się nie zgadza.
refused-kingdomino-position-kingdom = Królestwa gracza { $player } nie da się zbudować według zasad.
refused-kingdomino-position-stage = Etap gry nie pasuje do rzędów na stole.
refused-kingdomino-position-past = Wyniki zakończonych gier tej Dynastii się nie zgadzają.
text-kingdomino-move = Ruch wygląda tak: „48@1,0>e”, „discard 48” lub „pick 48”.
text-kingdomino-direction = Kierunek to e, s, w lub n.

## page: the board

help-kingdomino = Wybierz podświetlone pole, by zobaczyć na nim kafelek i jego punkty. Obróć go, potem zagraj. D prowadzi do kafelków do wyboru, P do twojego królestwa.
kingdomino-current = Do położenia
kingdomino-round = Runda { $round } z { $rounds }
kingdomino-game = Gra { $game } z { $games }
kingdomino-next = Do wyboru
kingdomino-done = gotowe
kingdomino-castle = zamek
kingdomino-half = { $crowns ->
        [0] { $terrain }
        [one] { $terrain } z { $crowns } koroną
        [few] { $terrain } z { $crowns } koronami
        [many] { $terrain } z { $crowns } koronami
       *[other] { $terrain } z { $crowns } koronami
    }
kingdomino-tile = kafelek { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } w prawo
        [left] { $x } w lewo
       *[none] { "" }
    } { $along ->
        [down] { $y } w dół
        [up] { $y } w górę
       *[none] { "" }
    }
kingdomino-empty = { $ways ->
        [0] puste
        [one] puste, { $ways } sposób położenia
        [few] puste, { $ways } sposoby położenia
        [many] puste, { $ways } sposobów położenia
       *[other] puste, { $ways } sposobów położenia
    }
kingdomino-kingdom = { $points ->
        [one] Królestwo gracza { $player }, { $points } punkt
        [few] Królestwo gracza { $player }, { $points } punkty
        [many] Królestwo gracza { $player }, { $points } punktów
       *[other] Królestwo gracza { $player }, { $points } punktów
    }
kingdomino-enlarge = { $points ->
        [one] Zobacz królestwo gracza { $player }, { $points } punkt
        [few] Zobacz królestwo gracza { $player }, { $points } punkty
        [many] Zobacz królestwo gracza { $player }, { $points } punktów
       *[other] Zobacz królestwo gracza { $player }, { $points } punktów
    }
kingdomino-own-again = Wróć do mojego królestwa
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – jeszcze bez korony
       *[no] { $gain }
    }
kingdomino-choose-place = Połóż { $tile }.
kingdomino-choose-tile = Wybierz kafelek na następną rundę.
kingdomino-no-place = Kafelek { $number } nigdzie nie pasuje i trzeba go odrzucić.
kingdomino-discard = Odrzuć { $number }
kingdomino-next-order = Twoje miejsce w kolejce do wyboru w następnej rundzie: { $place }.
kingdomino-one-way = Tu pasuje tylko w ten sposób.
kingdomino-not-here = Kafelek tu nie pasuje.
kingdomino-move-pick = Wybierz { $tile }
kingdomino-move-discard = Odrzuć kafelek { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = W następnej rundzie twoje miejsce w kolejce do wyboru: od { $first } do { $last }, zależnie od innych.
kingdomino-moment = Posiadłość gotowa: { $points }
kingdomino-to-come = Kafelki, które się jeszcze pojawią
kingdomino-to-come-about = Już wyłożone są przygaszone. Do odkrycia zostało: { $count }.

## page: the score pad

pad-terrain = Teren
pad-crowns = Korony
pad-empty = puste
pad-kingdom = Królestwo
pad-size = { $size } × { $size } pól
pad-kingdomino-about = Wybierz teren i jego korony, potem dotykaj pól królestwa.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Królowie wylosowani: pierwszy wybór należy do ciebie.
       *[other] Gra { $game } z { $games }. Królowie wylosowani: pierwszy wybór należy do ciebie.
    }
own-kingdomino-place = { $points ->
        [0] Kładziesz kafelek { $tile }.
        [one] Kładziesz kafelek { $tile } za { $points } punkt.
        [few] Kładziesz kafelek { $tile } za { $points } punkty.
        [many] Kładziesz kafelek { $tile } za { $points } punktów.
       *[other] Kładziesz kafelek { $tile } za { $points } punktów.
    }
own-kingdomino-discard = Nie masz miejsca na kafelek { $tile } i go odrzucasz.
own-kingdomino-pick = Wybierasz kafelek { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Witaj, Wasza Królewska Mość! Zbuduj wokół zamku królestwo z kafelków. Ziemia jest coś warta tylko wtedy, gdy są na niej korony.
lesson-kingdomino-pick = Wybierz kafelek z rzędu: dotknij go, potem zagraj. Niskie numery pozwalają wcześnie wybierać w następnej rundzie; wysokie mają więcej koron.
lesson-kingdomino-order = Na tym kafelku stoi teraz twój król. Królowie wykonują ruchy w kolejności numerów, od najniższego do najwyższego.
lesson-kingdomino-place = Teraz połóż swój kafelek na jednym z podświetlonych pól; liczba pokazuje, ile punktów przyniesie. Obrócisz go przyciskiem ↻, kółkiem myszy lub klawiszem R.
lesson-kingdomino-match = Jedna połowa musi stykać się ze swoim terenem albo z zamkiem. Staraj się powiększać teren z koronami.
lesson-kingdomino-points = Każdy spójny obszar daje liczbę pól razy liczbę koron: cztery pola lasu z dwiema koronami są warte osiem punktów.
lesson-kingdomino-limit = Królestwo musi zmieścić się w kwadracie pięć na pięć pól. Kafelek, który nigdzie nie pasuje, odrzuca się, więc nie zostawiaj wąskich luk.
lesson-kingdomino-free = To wszystko. Graj dalej i proś o podpowiedź, kiedy zechcesz.

## book: rules

rules-k1 = Kingdomino jest dla dwóch, trzech lub czterech graczy. Każdy buduje królestwo wokół jednego pola z zamkiem.
rules-k2 = Przy dwóch graczach każdy ma dwóch królów, przy trzech i czterech po jednym.
rules-k3 = Jest 48 kafelków o numerach od 1 do 48. Przy czterech graczach używa się wszystkich, przy trzech 36, przy dwóch 24; resztę usuwa się z gry bez odkrywania. (Wykładnia: wydrukowana liczba dla trzech graczy, 38, to błąd druku.) Opcja: trzech graczy używa wszystkich 48 w rzędach po cztery, a niewybrany kafelek usuwa się z gry.
rules-k4 = Rząd ma tyle kafelków, ilu jest królów: cztery przy dwóch lub czterech graczach, trzy przy trzech. Układa się je według numerów, najniższy na górze.
rules-k5 = Dla pierwszego rzędu losuje się kolejność królów; w tej kolejności każdy staje na wolnym kafelku. Na kafelku stoi tylko jeden król. Opcja dla dwóch graczy: kolejność A, B, B, A.
rules-k6 = Gdy wszystkie kafelki rzędu są wybrane, wykłada się następny rząd, o ile zostały jeszcze kafelki.
rules-k7 = Kolejność ruchów to kolejność królów w rzędzie, od góry.
rules-k8 = W swoim ruchu najpierw połóż w królestwie kafelek spod swojego króla, potem postaw króla na wolnym kafelku następnego rzędu.
rules-k9 = Przy dwóch graczach każdy ma w rundzie dwa ruchy, po jednym na króla.
rules-k10 = Gra ma dwanaście rund; przy dwóch graczach sześć (dwanaście w Wielkim pojedynku).
rules-k11 = W ostatniej rundzie nie ma już czego wybierać: kładziesz tylko swój kafelek.
rules-k12 = Kafelek zajmuje dwa wolne sąsiednie pola, w dowolnym z czterech kierunków.
rules-k13 = Przynajmniej jedna połowa musi stykać się bokiem z zamkiem lub z polem swojego terenu. Jedno dopasowanie wystarczy; inne boki nie muszą pasować.
rules-k14 = Całe królestwo z zamkiem musi zmieścić się w kwadracie 5 × 5 (7 × 7 w Wielkim pojedynku). Zamek może znaleźć się w nim gdziekolwiek.
rules-k15 = Kafelek, który można położyć, trzeba położyć, gdziekolwiek pasuje. Jeśli nigdzie nie pasuje, odrzuca się go; potem wybierasz jak zwykle. Luki mogą zostać.
rules-k16 = Pola jednego terenu połączone bokami tworzą posiadłość. Daje ona liczbę pól razy liczbę koron; bez korony nie daje nic. Posiadłości jednego terenu może być kilka. Zamek nie należy do żadnej.
rules-k17 = Wygrywa, kto ma najwięcej punktów. Przy remisie decyduje największa pojedyncza posiadłość, potem liczba koron; a jeśli i to nie pomoże, zwycięstwo jest wspólne.
rules-k18 = Dynastia: trzy gry z rzędu, wygrywa najwyższa suma. Przy równych sumach zwycięstwo jest wspólne. Do każdej gry królów losuje się od nowa.
rules-k19 = Królestwo Środka: 10 dodatkowych punktów, jeśli zamek jest w środku królestwa. (Wykładnia: tak samo daleko od lewego brzegu tego, co ułożono, jak od prawego, i od góry jak od dołu.) Dwie inne wykładnie są dostępne jako opcje.
rules-k20 = Harmonia: 5 dodatkowych punktów, jeśli nic nie odrzucono, a królestwo jest pełne: każdy kafelek położony i kwadrat zapełniony.
rules-k21 = Wielki pojedynek: dwoje graczy używa wszystkich 48 kafelków i buduje królestwa 7 × 7 w dwunastu rundach po cztery.

## book: captions of the examples

rules-example-kingdomino-tiles = Kafelki mają dwie połowy, każdą z terenem, a czasem też z koronami. Numer decyduje o kolejności.
rules-example-kingdomino-row = Królowie wykonują ruchy w kolejności numerów. Po położeniu kafelka stawiasz króla na wolnym kafelku następnego rzędu.
rules-example-kingdomino-match = Wystarczy jeden pasujący bok: kafelek { $tile } styka się ze swoim terenem tylko jedną połową.
rules-example-kingdomino-scoring = Punkty tego królestwa: { $points }. Każda posiadłość liczy swoje pola razy swoje korony.
rules-example-kingdomino-complete = Pełne królestwo z zamkiem w środku; punkty z oboma wariantami: { $points }.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } pszenica, { terrain-letter-forest } las, { terrain-letter-water } jezioro, { terrain-letter-grass } łąka, { terrain-letter-swamp } bagno, { terrain-letter-mine } kopalnia, z liczbą koron; ♜ zamek; ♔ i liczba: król tego gracza.

## command line

refused-score-castle = Królestwo ma dokładnie jeden zamek; zapisz go „C”.
refused-score-mixed = Zapisz królestwo albo jako mapę, albo jako kafelki, nie oba naraz.
