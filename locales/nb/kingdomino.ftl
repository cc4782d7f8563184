### Kingdomino

terrain-wheat = hvete
terrain-forest = skog
terrain-water = vann
terrain-grass = eng
terrain-swamp = myr
terrain-mine = gruve
terrain-castle = slott

option-kingdomino-three-players = Med tre spillere
option-kingdomino-three-players-about = Hvor mange dominobrikker som ligger i en rad når tre spiller.
option-kingdomino-three-players-is-lines_of_three = rader på tre, 36 brikker
option-kingdomino-three-players-is-lines_of_four = rader på fire, alle 48; den ingen tar, går ut av spillet
option-kingdomino-first-picks = Første valg
option-kingdomino-first-picks-about = I hvilken rekkefølge to spillere velger fra den første raden.
option-kingdomino-first-picks-is-lot = kongene trekkes ved lodd
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynasti
option-kingdomino-dynasty-about = Tre spill på rad; den høyeste summen vinner.
option-kingdomino-middle-kingdom = Midtens rike
option-kingdomino-middle-kingdom-about = 10 ekstra poeng for et slott midt i kongeriket sitt.
option-kingdomino-middle-kingdom-is-off = av
option-kingdomino-middle-kingdom-is-rule = like langt til venstre som til høyre, like langt opp som ned
option-kingdomino-middle-kingdom-is-reach = ingenting ligger lenger unna enn halvparten av et fullt kongerike
option-kingdomino-middle-kingdom-is-full = likt på alle sider, og så bredt og høyt som mulig
option-kingdomino-harmony = Harmoni
option-kingdomino-harmony-about = 5 ekstra poeng for et fullstendig kongerike uten kastede brikker.
option-kingdomino-mighty-duel = Den store duellen
option-kingdomino-mighty-duel-about = To spillere, alle 48 brikker, kongeriker på 7 × 7.

told-kingdomino-kings =
    { $games ->
        [1] Kongene er trukket: { $player } velger først.
       *[other] Spill { $game } av { $games }. Kongene er trukket: { $player } velger først.
    }
told-kingdomino-row = De neste brikkene: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } legger brikke { $tile }.
        [one] { $player } legger brikke { $tile } for { $points } poeng.
       *[other] { $player } legger brikke { $tile } for { $points } poeng.
    }
told-kingdomino-discard = { $player } har ikke plass til brikke { $tile } og kaster den.
told-kingdomino-pick = { $player } velger brikke { $tile }.

score-kingdomino-property =
    { $terrain ->
        [wheat] Hvete
        [forest] Skog
        [water] Vann
        [grass] Eng
        [swamp] Myr
       *[mine] Gruve
    }: { $squares ->
        [one] { $squares } rute
       *[other] { $squares } ruter
    } × { $crowns ->
        [one] { $crowns } krone
       *[other] { $crowns } kroner
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Hvete
        [forest] Skog
        [water] Vann
        [grass] Eng
        [swamp] Myr
       *[mine] Gruve
    } vokser til { $squares ->
        [one] { $squares } rute
       *[other] { $squares } ruter
    } × { $crowns ->
        [one] { $crowns } krone
       *[other] { $crowns } kroner
    }
score-kingdomino-middle = Midtens rike: slottet er i sentrum
score-kingdomino-middle-lost = Slottet er ikke lenger i sentrum
score-kingdomino-harmony = Harmoni: kongeriket er fullstendig
score-kingdomino-harmony-lost = Kongeriket blir ikke lenger fullstendig
score-kingdomino-game = Spill { $game }

refused-kingdomino-over = Spillet er slutt.
refused-kingdomino-luck = Først trekkes brikker eller konger.
refused-kingdomino-place-first = Legg brikken din først, og velg så den neste.
refused-kingdomino-pick-now = Brikken din ligger allerede; velg nå den neste.
refused-kingdomino-other-domino = Brikken du skal legge, er { $own }, ikke { $tile }.
refused-kingdomino-not-in-row = Brikke { $tile } er ikke i raden det velges fra.
refused-kingdomino-taken = Det står allerede en konge på brikke { $tile }.
refused-kingdomino-backwards = Begge halvdeler av brikke { $tile } er like: skriv den mot øst eller sør.
refused-kingdomino-covered = Den ruten er allerede dekket.
refused-kingdomino-outside = Kongeriket ville bli { $across } × { $down } ruter; det må få plass i { $size } × { $size }.
refused-kingdomino-unmatched =
    Ingen av halvdelene berører slottet eller sitt eget landskap ({ $left ->
        [wheat] hvete
        [forest] skog
        [water] vann
        [grass] eng
        [swamp] myr
       *[mine] gruve
    }, { $right ->
        [wheat] hvete
        [forest] skog
        [water] vann
        [grass] eng
        [swamp] myr
       *[mine] gruve
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Brikke { $tile } kan legges på { $count } måte, så den må legges.
       *[other] Brikke { $tile } kan legges på { $count } måter, så den må legges.
    }

refused-kingdomino-no-luck = Nå skal det ikke trekkes noe.
refused-kingdomino-row-twice = Brikke { $tile } er to ganger i raden.
refused-kingdomino-row-seen = Brikke { $tile } har ligget fremme før.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } har { $kings } konge i rekkefølgen.
       *[other] { $player } har { $kings } konger i rekkefølgen.
    }
refused-kingdomino-kings-snake = I slangerekkefølge gjelder A, B, B, A.

refused-kingdomino-position-word = «{ $text }» kan ikke leses i denne stillingen.
refused-kingdomino-position-missing = Stillingen mangler delen «{ $section }».
refused-kingdomino-position-twice = Brikke { $tile } er to steder.
refused-kingdomino-position-order = Brikkene i en rad stiger fra det laveste tallet.
refused-kingdomino-position-kings = Antallet konger hos { $player } stemmer ikke.
refused-kingdomino-position-count = Antallet brikker stemmer ikke.
refused-kingdomino-position-kingdom = Kongeriket til { $player } kan ikke bygges etter reglene.
refused-kingdomino-position-stage = Fasen i spillet passer ikke til radene på bordet.
refused-kingdomino-position-past = De ferdige spillene i dette dynastiet stemmer ikke.

text-kingdomino-move = Et trekk skrives som «48@1,0>e», «discard 48» eller «pick 48».
text-kingdomino-direction = En brikke peker mot e, s, w eller n.

reason-kingdomino-points =
    { $points ->
        [one] Det gir { $points } poeng med en gang.
       *[other] Det gir { $points } poeng med en gang.
    }
reason-kingdomino-middle = Slottet blir i midten.
reason-kingdomino-no-hole = Det etterlater ingen rute som ikke kan fylles.
reason-kingdomino-holes =
    { $count ->
        [one] Det etterlater { $count } rute som ikke kan fylles.
       *[other] Det etterlater { $count } ruter som ikke kan fylles.
    }
reason-kingdomino-no-place = Det er ikke plass til brikke { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] Den kan gi { $points } poeng med en gang.
       *[other] Den kan gi { $points } poeng med en gang.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Den har { $count } krone.
       *[other] Den har { $count } kroner.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } ville fått { $points } poeng med den.
       *[other] { $player } ville fått { $points } poeng med den.
    }
reason-kingdomino-order =
    { $place ->
        [1] Du er først i neste runde.
        [2] Du er nummer to i neste runde.
        [3] Du er nummer tre i neste runde.
       *[other] Du er sist i neste runde.
    }
