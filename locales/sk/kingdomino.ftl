terrain-wheat = obilie
terrain-forest = les
terrain-water = voda
terrain-grass = lúka
terrain-swamp = močiar
terrain-mine = baňa
terrain-castle = hrad
option-kingdomino-three-players = Pri troch hráčoch
option-kingdomino-three-players-about = Koľko domín leží v rade, keď hrajú traja.
option-kingdomino-three-players-is-lines_of_three = rady po troch, 36 domín
option-kingdomino-three-players-is-lines_of_four = rady po štyroch, všetkých 48; čo nikto nevezme, ide z hry
option-kingdomino-first-picks = Prvý výber
option-kingdomino-first-picks-about = V akom poradí si dvaja hráči vyberajú z prvého radu.
option-kingdomino-first-picks-is-lot = králi sa žrebujú
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastia
option-kingdomino-dynasty-about = Tri hry za sebou; vyhráva najvyšší súčet.
option-kingdomino-middle-kingdom = Stred kráľovstva
option-kingdomino-middle-kingdom-about = 10 bodov navyše za hrad uprostred kráľovstva.
option-kingdomino-middle-kingdom-is-off = vypnuté
option-kingdomino-middle-kingdom-is-rule = rovnako ďaleko doľava ako doprava, nahor ako nadol
option-kingdomino-middle-kingdom-is-reach = nič neleží ďalej než polovica plného kráľovstva
option-kingdomino-middle-kingdom-is-full = rovnako na všetky strany a v plnej šírke aj výške
option-kingdomino-harmony = Harmónia
option-kingdomino-harmony-about = 5 bodov navyše za úplné kráľovstvo bez odhodeného domina.
option-kingdomino-mighty-duel = Veľký súboj
option-kingdomino-mighty-duel-about = Dvaja hráči, všetkých 48 domín, kráľovstvá 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] Králi sú vyžrebovaní: prvý výber má { $player }.
       *[other] Hra { $game } z { $games }. Králi sú vyžrebovaní: prvý výber má { $player }.
    }
told-kingdomino-row = Ďalšie dominá: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } ukladá domino { $tile }.
        [one] { $player } ukladá domino { $tile } za { $points } bod.
        [few] { $player } ukladá domino { $tile } za { $points } body.
       *[other] { $player } ukladá domino { $tile } za { $points } bodov.
    }
told-kingdomino-discard = { $player } nemá miesto pre domino { $tile } a odhadzuje ho.
told-kingdomino-pick = { $player } si vyberá domino { $tile }.
score-kingdomino-property =
    { $terrain ->
        [wheat] Obilie
        [forest] Les
        [water] Voda
        [grass] Lúka
        [swamp] Močiar
       *[mine] Baňa
    }: { $squares ->
        [one] { $squares } políčko
        [few] { $squares } políčka
       *[other] { $squares } políčok
    } × { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korún
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Obilie
        [forest] Les
        [water] Voda
        [grass] Lúka
        [swamp] Močiar
       *[mine] Baňa
    } rastie: { $squares ->
        [one] { $squares } políčko
        [few] { $squares } políčka
       *[other] { $squares } políčok
    } × { $crowns ->
        [one] { $crowns } koruna
        [few] { $crowns } koruny
       *[other] { $crowns } korún
    }
score-kingdomino-middle = Stred kráľovstva: hrad je uprostred
score-kingdomino-middle-lost = Hrad už nie je uprostred
score-kingdomino-harmony = Harmónia: kráľovstvo je úplné
score-kingdomino-harmony-lost = Kráľovstvo už nie je úplné
score-kingdomino-game = Hra { $game }
refused-kingdomino-over = Hra sa skončila.
refused-kingdomino-luck = Najprv sa žrebujú dominá alebo králi.
refused-kingdomino-place-first = Najprv ulož svoje domino, potom si vyber ďalšie.
refused-kingdomino-pick-now = Tvoje domino už leží; teraz si vyber ďalšie.
refused-kingdomino-other-domino = Máš uložiť domino { $own }, nie { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } nie je v rade na výber.
refused-kingdomino-taken = Na domine { $tile } už stojí kráľ.
refused-kingdomino-backwards = Obe polovice domina { $tile } sú rovnaké: zapíš ho smerom na východ alebo na juh.
refused-kingdomino-covered = To políčko je už obsadené.
refused-kingdomino-outside = Kráľovstvo by malo { $across } × { $down } políčok; musí sa zmestiť do { $size } × { $size }.
refused-kingdomino-unmatched =
    Ani jedna polovica sa nedotýka hradu ani svojej krajiny ({ $left ->
        [wheat] obilie
        [forest] les
        [water] voda
        [grass] lúka
        [swamp] močiar
       *[mine] baňa
    }, { $right ->
        [wheat] obilie
        [forest] les
        [water] voda
        [grass] lúka
        [swamp] močiar
       *[mine] baňa
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domino { $tile } sa dá uložiť { $count } spôsobom, preto sa uložiť musí.
        [few] Domino { $tile } sa dá uložiť { $count } spôsobmi, preto sa uložiť musí.
       *[other] Domino { $tile } sa dá uložiť { $count } spôsobmi, preto sa uložiť musí.
    }
refused-kingdomino-no-luck = Teraz sa nič nežrebuje.
refused-kingdomino-row-twice = Domino { $tile } je v rade dvakrát.
refused-kingdomino-row-seen = Domino { $tile } už bolo vyložené.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } má v poradí { $kings } kráľa.
        [few] { $player } má v poradí { $kings } kráľov.
       *[other] { $player } má v poradí { $kings } kráľov.
    }
refused-kingdomino-kings-snake = Poradie „had“ je A, B, B, A.
refused-kingdomino-position-word = „{ $text }“ sa v tejto pozícii nedá prečítať.
refused-kingdomino-position-missing = V pozícii chýba časť „{ $section }“.
refused-kingdomino-position-twice = Domino { $tile } je na dvoch miestach.
refused-kingdomino-position-order = Dominá v rade stúpajú od najnižšieho čísla.
refused-kingdomino-position-kings = Počet kráľov nesedí – { $player }.
refused-kingdomino-position-count = Počet domín nesedí.
refused-kingdomino-position-kingdom = { $player } má kráľovstvo, ktoré sa podľa pravidiel nedá postaviť.
refused-kingdomino-position-stage = Fáza hry nezodpovedá radom na stole.
refused-kingdomino-position-past = Dohrané hry tejto Dynastie nesedia.
text-kingdomino-move = Ťah sa píše ako „48@1,0>e“, „discard 48“ alebo „pick 48“.
text-kingdomino-direction = Domino smeruje na e, s, w alebo n.
reason-kingdomino-points =
    { $points ->
        [one] Hneď prinesie { $points } bod.
        [few] Hneď prinesie { $points } body.
       *[other] Hneď prinesie { $points } bodov.
    }
reason-kingdomino-middle = Hrad zostane uprostred.
reason-kingdomino-no-hole = Nezanechá políčko, ktoré sa nedá zaplniť.
reason-kingdomino-holes =
    { $count ->
        [one] Zanechá { $count } políčko, ktoré sa nedá zaplniť.
        [few] Zanechá { $count } políčka, ktoré sa nedajú zaplniť.
       *[other] Zanechá { $count } políčok, ktoré sa nedajú zaplniť.
    }
reason-kingdomino-no-place = Pre domino { $tile } nie je miesto.
reason-kingdomino-would-bring =
    { $points ->
        [one] Môže hneď priniesť { $points } bod.
        [few] Môže hneď priniesť { $points } body.
       *[other] Môže hneď priniesť { $points } bodov.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Má { $count } korunu.
        [few] Má { $count } koruny.
       *[other] Má { $count } korún.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } môže s ním získať { $points } bod.
        [few] { $player } môže s ním získať { $points } body.
       *[other] { $player } môže s ním získať { $points } bodov.
    }
reason-kingdomino-order =
    { $place ->
        [1] Tvoj ťah v ďalšom kole je prvý.
        [2] Tvoj ťah v ďalšom kole je druhý.
        [3] Tvoj ťah v ďalšom kole je tretí.
       *[other] Tvoj ťah v ďalšom kole je posledný.
    }
