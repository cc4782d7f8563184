terrain-wheat = hvede
terrain-forest = skov
terrain-water = vand
terrain-grass = græs
terrain-swamp = sump
terrain-mine = mine
terrain-castle = slot
option-kingdomino-three-players = Med tre spillere
option-kingdomino-three-players-about = Hvor mange dominobrikker der ligger i en række, når tre spiller.
option-kingdomino-three-players-is-lines_of_three = rækker på tre, 36 brikker
option-kingdomino-three-players-is-lines_of_four = rækker på fire, alle 48; den, ingen tager, går ud af spillet
option-kingdomino-first-picks = Første valg
option-kingdomino-first-picks-about = I hvilken rækkefølge to spillere vælger fra den første række.
option-kingdomino-first-picks-is-lot = kongerne trækkes ved lod
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynasti
option-kingdomino-dynasty-about = Tre spil i træk; den højeste sum vinder.
option-kingdomino-middle-kingdom = Riget i midten
option-kingdomino-middle-kingdom-about = 10 ekstra point for et slot midt i sit kongerige.
option-kingdomino-middle-kingdom-is-off = fra
option-kingdomino-middle-kingdom-is-rule = lige langt til venstre og højre, lige langt op og ned
option-kingdomino-middle-kingdom-is-reach = intet ligger længere væk end halvdelen af et fuldt kongerige
option-kingdomino-middle-kingdom-is-full = lige på alle sider og så bredt og højt som muligt
option-kingdomino-harmony = Harmoni
option-kingdomino-harmony-about = 5 ekstra point for et fuldendt kongerige uden kasserede brikker.
option-kingdomino-mighty-duel = Den store duel
option-kingdomino-mighty-duel-about = To spillere, alle 48 brikker, kongeriger på 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] Kongerne er trukket: { $player } vælger først.
       *[other] Spil { $game } af { $games }. Kongerne er trukket: { $player } vælger først.
    }
told-kingdomino-row = De næste brikker: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } lægger brik { $tile }.
        [one] { $player } lægger brik { $tile } for { $points } point.
       *[other] { $player } lægger brik { $tile } for { $points } point.
    }
told-kingdomino-discard = { $player } har ikke plads til brik { $tile } og kasserer den.
told-kingdomino-pick = { $player } vælger brik { $tile }.
score-kingdomino-property =
    { $terrain ->
        [wheat] Hvede
        [forest] Skov
        [water] Vand
        [grass] Græs
        [swamp] Sump
       *[mine] Mine
    }: { $squares ->
        [one] { $squares } felt
       *[other] { $squares } felter
    } × { $crowns ->
        [one] { $crowns } krone
       *[other] { $crowns } kroner
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Hvede
        [forest] Skov
        [water] Vand
        [grass] Græs
        [swamp] Sump
       *[mine] Mine
    } vokser til { $squares ->
        [one] { $squares } felt
       *[other] { $squares } felter
    } × { $crowns ->
        [one] { $crowns } krone
       *[other] { $crowns } kroner
    }
score-kingdomino-middle = Riget i midten: slottet er centrum
score-kingdomino-middle-lost = Slottet er ikke længere centrum
score-kingdomino-harmony = Harmoni: kongeriget er fuldendt
score-kingdomino-harmony-lost = Kongeriget er ikke længere fuldendt
score-kingdomino-game = Spil { $game }
refused-kingdomino-over = Spillet er slut.
refused-kingdomino-luck = Først trækkes brikker eller konger.
refused-kingdomino-place-first = Læg først din brik, og vælg så den næste.
refused-kingdomino-pick-now = Din brik ligger der allerede; vælg nu den næste.
refused-kingdomino-other-domino = Den brik, du skal lægge, er { $own }, ikke { $tile }.
refused-kingdomino-not-in-row = Brik { $tile } er ikke i den række, der vælges fra.
refused-kingdomino-taken = Der står allerede en konge på brik { $tile }.
refused-kingdomino-backwards = Begge halvdele af brik { $tile } er ens: skriv den mod øst eller syd.
refused-kingdomino-covered = Det felt er allerede dækket.
refused-kingdomino-outside = Kongeriget ville blive { $across } × { $down } felter; det skal holde sig inden for { $size } × { $size }.
refused-kingdomino-unmatched =
    Ingen af halvdelene rører slottet eller sit eget landskab ({ $left ->
        [wheat] hvede
        [forest] skov
        [water] vand
        [grass] græs
        [swamp] sump
       *[mine] mine
    }, { $right ->
        [wheat] hvede
        [forest] skov
        [water] vand
        [grass] græs
        [swamp] sump
       *[mine] mine
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Brik { $tile } kan lægges på { $count } måde, så den skal lægges.
       *[other] Brik { $tile } kan lægges på { $count } måder, så den skal lægges.
    }
refused-kingdomino-no-luck = Der skal ikke trækkes noget nu.
refused-kingdomino-row-twice = Brik { $tile } er to gange i rækken.
refused-kingdomino-row-seen = Brik { $tile } har været lagt frem før.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } har { $kings } konge i rækkefølgen.
       *[other] { $player } har { $kings } konger i rækkefølgen.
    }
refused-kingdomino-kings-snake = I slangerækkefølge gælder A, B, B, A.
refused-kingdomino-position-word = »{ $text }« kan ikke læses i denne stilling.
refused-kingdomino-position-missing = Stillingen mangler delen »{ $section }«.
refused-kingdomino-position-twice = Brik { $tile } er to steder.
refused-kingdomino-position-order = Brikkerne i en række stiger fra det laveste tal.
refused-kingdomino-position-kings = Antallet af konger hos { $player } passer ikke.
refused-kingdomino-position-count = Antallet af brikker passer ikke.
refused-kingdomino-position-kingdom = Kongeriget hos { $player } kan ikke bygges efter reglerne.
refused-kingdomino-position-stage = Spillets fase passer ikke til rækkerne på bordet.
refused-kingdomino-position-past = De færdige spil i dette dynasti passer ikke.
text-kingdomino-move = Et træk skrives som »48@1,0>e«, »discard 48« eller »pick 48«.
text-kingdomino-direction = En brik peger mod e, s, w eller n.
reason-kingdomino-points =
    { $points ->
        [one] Det giver { $points } point med det samme.
       *[other] Det giver { $points } point med det samme.
    }
reason-kingdomino-middle = Slottet bliver i midten.
reason-kingdomino-no-hole = Det efterlader intet felt, der ikke kan fyldes.
reason-kingdomino-holes =
    { $count ->
        [one] Det efterlader { $count } felt, der ikke kan fyldes.
       *[other] Det efterlader { $count } felter, der ikke kan fyldes.
    }
reason-kingdomino-no-place = Der er ikke plads til brik { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] Den kan give { $points } point med det samme.
       *[other] Den kan give { $points } point med det samme.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Den har { $count } krone.
       *[other] Den har { $count } kroner.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } ville få { $points } point med den.
       *[other] { $player } ville få { $points } point med den.
    }
reason-kingdomino-order =
    { $place ->
        [1] Du er først i næste runde.
        [2] Du er nummer to i næste runde.
        [3] Du er nummer tre i næste runde.
       *[other] Du er sidst i næste runde.
    }
