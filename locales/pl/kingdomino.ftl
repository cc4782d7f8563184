terrain-wheat = pszenica
terrain-forest = las
terrain-water = woda
terrain-grass = łąki
terrain-swamp = bagno
terrain-mine = kopalnia
terrain-castle = zamek
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
option-kingdomino-middle-kingdom-is-reach = nic nie leży dalej niż połowa pełnego królestwa
option-kingdomino-middle-kingdom-is-full = równo z każdej strony i na pełną szerokość i wysokość
option-kingdomino-harmony = Harmonia
option-kingdomino-harmony-about = 5 dodatkowych punktów za pełne królestwo bez odrzuconego kafelka.
option-kingdomino-mighty-duel = Wielki pojedynek
option-kingdomino-mighty-duel-about = Dwoje graczy, wszystkie 48 kafelków, królestwa 7 × 7.
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
score-kingdomino-property = { $terrain ->
        [wheat] Pszenica
        [forest] Las
        [water] Woda
        [grass] Łąki
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
score-kingdomino-grown = { $terrain ->
        [wheat] Pszenica
        [forest] Las
        [water] Woda
        [grass] Łąki
        [swamp] Bagno
       *[mine] Kopalnia
    }, teraz więcej: { $squares ->
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
score-kingdomino-middle = Królestwo Środka: zamek jest w środku
score-kingdomino-middle-lost = Zamek nie jest już w środku
score-kingdomino-harmony = Harmonia: królestwo jest pełne
score-kingdomino-harmony-lost = Królestwo nie jest już pełne
score-kingdomino-game = Gra { $game }
refused-kingdomino-over = Gra skończona.
refused-kingdomino-luck = Najpierw losuje się kafelki lub królów.
refused-kingdomino-place-first = Najpierw połóż swój kafelek, potem wybierz następny.
refused-kingdomino-pick-now = Twój kafelek już leży; teraz wybierz następny.
refused-kingdomino-other-domino = Masz położyć kafelek { $own }, nie { $tile }.
refused-kingdomino-not-in-row = Kafelka { $tile } nie ma w rzędzie do wyboru.
refused-kingdomino-taken = Na kafelku { $tile } stoi już król.
refused-kingdomino-backwards = Obie połowy kafelka { $tile } są równe: zapisz go w kierunku wschodnim lub południowym.
refused-kingdomino-covered = To pole jest już zajęte.
refused-kingdomino-outside = Królestwo miałoby { $across } × { $down } pól; musi zmieścić się w { $size } × { $size }.
refused-kingdomino-unmatched = Żadna połowa nie styka się z zamkiem ani ze swoim terenem ({ $left ->
        [wheat] pszenica
        [forest] las
        [water] woda
        [grass] łąki
        [swamp] bagno
       *[mine] kopalnia
    }, { $right ->
        [wheat] pszenica
        [forest] las
        [water] woda
        [grass] łąki
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
refused-kingdomino-kings-count = { $kings ->
        [one] { $player } ma w kolejności { $kings } króla.
        [few] { $player } ma w kolejności { $kings } królów.
        [many] { $player } ma w kolejności { $kings } królów.
       *[other] { $player } ma w kolejności { $kings } królów.
    }
refused-kingdomino-kings-snake = Kolejność wężykiem to A, B, B, A.
refused-kingdomino-position-word = Nie można odczytać „{ $text }” w tej pozycji.
refused-kingdomino-position-missing = W pozycji brakuje części „{ $section }”.
refused-kingdomino-position-twice = Kafelek { $tile } jest w dwóch miejscach.
refused-kingdomino-position-order = Kafelki rzędu idą od najniższego numeru.
refused-kingdomino-position-kings = Królowie się nie zgadzają: { $player }.
refused-kingdomino-position-count = Liczba kafelków się nie zgadza.
refused-kingdomino-position-kingdom = Takiego królestwa nie da się zbudować według zasad: { $player }.
refused-kingdomino-position-stage = Etap gry nie pasuje do rzędów na stole.
refused-kingdomino-position-past = Zakończone gry tej Dynastii się nie zgadzają.
text-kingdomino-move = Ruch wygląda tak: „48@1,0>e”, „discard 48” lub „pick 48”.
text-kingdomino-direction = Kafelek wskazuje e, s, w lub n.
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
