terrain-wheat = åker
terrain-forest = skog
terrain-water = vatten
terrain-grass = äng
terrain-swamp = träsk
terrain-mine = gruva
terrain-castle = slott

option-kingdomino-three-players = Med tre spelare
option-kingdomino-three-players-about = Hur många dominobrickor som ligger i en rad när tre spelar.
option-kingdomino-three-players-is-lines_of_three = rader om tre, 36 brickor
option-kingdomino-three-players-is-lines_of_four = rader om fyra, alla 48; den som ingen tar lämnar spelet
option-kingdomino-first-picks = Första valet
option-kingdomino-first-picks-about = I vilken ordning två spelare väljer ur första raden.
option-kingdomino-first-picks-is-lot = kungarna lottas
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynasti
option-kingdomino-dynasty-about = Tre partier i följd; högsta summan vinner.
option-kingdomino-middle-kingdom = Mittens rike
option-kingdomino-middle-kingdom-about = 10 extra poäng för ett slott mitt i sitt kungarike.
option-kingdomino-middle-kingdom-is-off = av
option-kingdomino-middle-kingdom-is-rule = lika långt åt vänster som åt höger, lika långt upp som ner
option-kingdomino-middle-kingdom-is-reach = inget ligger längre bort än halva ett fullt kungarike
option-kingdomino-middle-kingdom-is-full = lika åt alla håll, och så brett och högt som möjligt
option-kingdomino-harmony = Harmoni
option-kingdomino-harmony-about = 5 extra poäng för ett fullständigt kungarike utan kastad bricka.
option-kingdomino-mighty-duel = Stora duellen
option-kingdomino-mighty-duel-about = Två spelare, alla 48 brickor, kungariken på 7 × 7.

told-kingdomino-kings =
    { $games ->
        [1] Kungarna är lottade: { $player } väljer först.
       *[other] Parti { $game } av { $games }. Kungarna är lottade: { $player } väljer först.
    }
told-kingdomino-row = Nästa brickor: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } lägger bricka { $tile }.
        [one] { $player } lägger bricka { $tile } för { $points } poäng.
       *[other] { $player } lägger bricka { $tile } för { $points } poäng.
    }
told-kingdomino-discard = { $player } har ingen plats för bricka { $tile } och kastar den.
told-kingdomino-pick = { $player } väljer bricka { $tile }.

score-kingdomino-property =
    { $terrain ->
        [wheat] Åker
        [forest] Skog
        [water] Vatten
        [grass] Äng
        [swamp] Träsk
       *[mine] Gruva
    }: { $squares ->
        [one] { $squares } ruta
       *[other] { $squares } rutor
    } × { $crowns ->
        [one] { $crowns } krona
       *[other] { $crowns } kronor
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Åker
        [forest] Skog
        [water] Vatten
        [grass] Äng
        [swamp] Träsk
       *[mine] Gruva
    } växer till { $squares ->
        [one] { $squares } ruta
       *[other] { $squares } rutor
    } × { $crowns ->
        [one] { $crowns } krona
       *[other] { $crowns } kronor
    }
score-kingdomino-middle = Mittens rike: slottet ligger i mitten
score-kingdomino-middle-lost = Slottet ligger inte längre i mitten
score-kingdomino-harmony = Harmoni: kungariket är fullständigt
score-kingdomino-harmony-lost = Kungariket är inte längre fullständigt
score-kingdomino-game = Parti { $game }

refused-kingdomino-over = Spelet är slut.
refused-kingdomino-luck = Först dras brickor eller kungar.
refused-kingdomino-place-first = Lägg först din bricka, välj sedan nästa.
refused-kingdomino-pick-now = Din bricka ligger redan; välj nu nästa.
refused-kingdomino-other-domino = Brickan du ska lägga är { $own }, inte { $tile }.
refused-kingdomino-not-in-row = Bricka { $tile } finns inte i raden att välja ur.
refused-kingdomino-taken = På bricka { $tile } står redan en kung.
refused-kingdomino-backwards = Båda halvorna av bricka { $tile } är lika: skriv den mot öster eller söder.
refused-kingdomino-covered = Den rutan är redan täckt.
refused-kingdomino-outside = Kungariket skulle bli { $across } × { $down } rutor; det måste rymmas i { $size } × { $size }.
refused-kingdomino-unmatched =
    Ingen av halvorna rör slottet eller sin egen terräng ({ $left ->
        [wheat] åker
        [forest] skog
        [water] vatten
        [grass] äng
        [swamp] träsk
       *[mine] gruva
    }, { $right ->
        [wheat] åker
        [forest] skog
        [water] vatten
        [grass] äng
        [swamp] träsk
       *[mine] gruva
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Bricka { $tile } kan läggas på { $count } sätt, så den måste läggas.
       *[other] Bricka { $tile } kan läggas på { $count } sätt, så den måste läggas.
    }

refused-kingdomino-no-luck = Inget ska dras nu.
refused-kingdomino-row-twice = Bricka { $tile } finns två gånger i raden.
refused-kingdomino-row-seen = Bricka { $tile } har redan legat framme.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } har { $kings } kung i ordningen.
       *[other] { $player } har { $kings } kungar i ordningen.
    }
refused-kingdomino-kings-snake = I ormordning gäller A, B, B, A.

refused-kingdomino-position-word = ”{ $text }” går inte att läsa i den här ställningen.
refused-kingdomino-position-missing = Ställningen saknar delen ”{ $section }”.
refused-kingdomino-position-twice = Bricka { $tile } finns på två ställen.
refused-kingdomino-position-order = Brickorna i en rad ligger i ordning från lägsta numret.
refused-kingdomino-position-kings = Kungarna för { $player } stämmer inte.
refused-kingdomino-position-count = Antalet brickor stämmer inte.
refused-kingdomino-position-kingdom = Kungariket för { $player } kan inte byggas enligt reglerna.
refused-kingdomino-position-stage = Spelets skede passar inte till raderna på bordet.
refused-kingdomino-position-past = De avslutade partierna i den här dynastin stämmer inte.

text-kingdomino-move = Ett drag skrivs som ”48@1,0>e”, ”discard 48” eller ”pick 48”.
text-kingdomino-direction = En bricka pekar mot e, s, w eller n.

reason-kingdomino-points =
    { $points ->
        [one] Det ger { $points } poäng genast.
       *[other] Det ger { $points } poäng genast.
    }
reason-kingdomino-middle = Slottet stannar i mitten.
reason-kingdomino-no-hole = Det lämnar ingen ruta som inte kan fyllas.
reason-kingdomino-holes =
    { $count ->
        [one] Det lämnar { $count } ruta som inte kan fyllas.
       *[other] Det lämnar { $count } rutor som inte kan fyllas.
    }
reason-kingdomino-no-place = Det finns ingen plats för bricka { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] Den kan ge { $points } poäng genast.
       *[other] Den kan ge { $points } poäng genast.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Den har { $count } krona.
       *[other] Den har { $count } kronor.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } skulle få { $points } poäng med den.
       *[other] { $player } skulle få { $points } poäng med den.
    }
reason-kingdomino-order =
    { $place ->
        [1] Du är först på tur i nästa runda.
        [2] Du är tvåa på tur i nästa runda.
        [3] Du är trea på tur i nästa runda.
       *[other] Du är sist på tur i nästa runda.
    }
