terrain-wheat = tarwe
terrain-forest = bos
terrain-water = water
terrain-grass = grasland
terrain-swamp = moeras
terrain-mine = mijn
terrain-castle = kasteel

option-kingdomino-three-players = Met drie spelers
option-kingdomino-three-players-about = Hoeveel domino’s er in een rij liggen met drie spelers.
option-kingdomino-three-players-is-lines_of_three = rijen van drie, 36 domino’s
option-kingdomino-three-players-is-lines_of_four = rijen van vier, alle 48; de domino die niemand neemt gaat uit het spel
option-kingdomino-first-picks = Eerste keus
option-kingdomino-first-picks-about = In welke volgorde twee spelers uit de eerste rij kiezen.
option-kingdomino-first-picks-is-lot = er wordt om de koningen geloot
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastie
option-kingdomino-dynasty-about = Drie spellen na elkaar; de hoogste som wint.
option-kingdomino-middle-kingdom = Middenrijk
option-kingdomino-middle-kingdom-about = 10 extra punten voor een kasteel in het midden van het koninkrijk.
option-kingdomino-middle-kingdom-is-off = uit
option-kingdomino-middle-kingdom-is-rule = even ver naar links als naar rechts, even ver omhoog als omlaag
option-kingdomino-middle-kingdom-is-reach = niets ligt verder weg dan de helft van een vol koninkrijk
option-kingdomino-middle-kingdom-is-full = aan alle kanten gelijk, en zo breed en hoog als het kan
option-kingdomino-harmony = Harmonie
option-kingdomino-harmony-about = 5 extra punten voor een compleet koninkrijk zonder weggelegde domino.
option-kingdomino-mighty-duel = Het grote duel
option-kingdomino-mighty-duel-about = Twee spelers, alle 48 domino’s, koninkrijken van 7 × 7.

told-kingdomino-kings =
    { $games ->
        [1] De koningen zijn geloot: { $player } kiest eerst.
       *[other] Spel { $game } van { $games }. De koningen zijn geloot: { $player } kiest eerst.
    }
told-kingdomino-row = De volgende domino’s: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } legt domino { $tile } aan.
        [one] { $player } legt domino { $tile } aan voor { $points } punt.
       *[other] { $player } legt domino { $tile } aan voor { $points } punten.
    }
told-kingdomino-discard = { $player } heeft geen plek voor domino { $tile } en legt hem weg.
told-kingdomino-pick = { $player } kiest domino { $tile }.

score-kingdomino-property =
    { $terrain ->
        [wheat] Tarwe
        [forest] Bos
        [water] Water
        [grass] Grasland
        [swamp] Moeras
       *[mine] Mijn
    }: { $squares ->
        [one] { $squares } vakje
       *[other] { $squares } vakjes
    } × { $crowns ->
        [one] { $crowns } kroon
       *[other] { $crowns } kronen
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Tarwe
        [forest] Bos
        [water] Water
        [grass] Grasland
        [swamp] Moeras
       *[mine] Mijn
    } groeit naar { $squares ->
        [one] { $squares } vakje
       *[other] { $squares } vakjes
    } × { $crowns ->
        [one] { $crowns } kroon
       *[other] { $crowns } kronen
    }
score-kingdomino-middle = Middenrijk: het kasteel ligt in het midden
score-kingdomino-middle-lost = Het kasteel ligt niet meer in het midden
score-kingdomino-harmony = Harmonie: het koninkrijk is compleet
score-kingdomino-harmony-lost = Het koninkrijk is niet meer compleet
score-kingdomino-game = Spel { $game }

refused-kingdomino-over = Het spel is afgelopen.
refused-kingdomino-luck = Eerst worden domino’s of koningen getrokken.
refused-kingdomino-place-first = Leg eerst je domino aan en kies dan de volgende.
refused-kingdomino-pick-now = Je domino ligt al; kies nu de volgende.
refused-kingdomino-other-domino = Je moet domino { $own } aanleggen, niet { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } ligt niet in de rij waaruit je kiest.
refused-kingdomino-taken = Op domino { $tile } staat al een koning.
refused-kingdomino-backwards = Beide helften van domino { $tile } zijn gelijk: schrijf hem met richting oosten of zuiden.
refused-kingdomino-covered = Dat vakje is al bedekt.
refused-kingdomino-outside = Het koninkrijk zou { $across } × { $down } vakjes worden; het moet in { $size } × { $size } passen.
refused-kingdomino-unmatched =
    Geen van beide helften raakt het kasteel of het eigen landschap ({ $left ->
        [wheat] tarwe
        [forest] bos
        [water] water
        [grass] grasland
        [swamp] moeras
       *[mine] mijn
    }, { $right ->
        [wheat] tarwe
        [forest] bos
        [water] water
        [grass] grasland
        [swamp] moeras
       *[mine] mijn
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domino { $tile } kan op { $count } manier liggen, dus hij moet gelegd worden.
       *[other] Domino { $tile } kan op { $count } manieren liggen, dus hij moet gelegd worden.
    }

refused-kingdomino-no-luck = Er valt nu niets te trekken.
refused-kingdomino-row-twice = Domino { $tile } ligt twee keer in de rij.
refused-kingdomino-row-seen = Domino { $tile } heeft al eerder gelegen.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } heeft { $kings } koning in de volgorde.
       *[other] { $player } heeft { $kings } koningen in de volgorde.
    }
refused-kingdomino-kings-snake = In de slangvolgorde is het A, B, B, A.

refused-kingdomino-position-word = “{ $text }” is in deze stelling niet te lezen.
refused-kingdomino-position-missing = In de stelling ontbreekt het deel “{ $section }”.
refused-kingdomino-position-twice = Domino { $tile } ligt op twee plaatsen.
refused-kingdomino-position-order = De domino’s van een rij lopen op vanaf het laagste nummer.
refused-kingdomino-position-kings = De koningen van { $player } kloppen niet.
refused-kingdomino-position-count = Het aantal domino’s klopt niet.
refused-kingdomino-position-kingdom = Het koninkrijk van { $player } kan volgens de regels niet gebouwd worden.
refused-kingdomino-position-stage = De fase van het spel past niet bij de rijen op tafel.
refused-kingdomino-position-past = De afgelopen spellen van deze Dynastie kloppen niet.

text-kingdomino-move = Een zet schrijf je als “48@1,0>e”, “discard 48” of “pick 48”.
text-kingdomino-direction = Een domino wijst naar e, s, w of n.

reason-kingdomino-points =
    { $points ->
        [one] Dit levert meteen { $points } punt op.
       *[other] Dit levert meteen { $points } punten op.
    }
reason-kingdomino-middle = Het kasteel blijft in het midden.
reason-kingdomino-no-hole = Er blijft geen vakje over dat je niet kunt vullen.
reason-kingdomino-holes =
    { $count ->
        [one] Er blijft { $count } vakje over dat je niet kunt vullen.
       *[other] Er blijven { $count } vakjes over die je niet kunt vullen.
    }
reason-kingdomino-no-place = Er is geen plek voor domino { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] Dit kan meteen { $points } punt opleveren.
       *[other] Dit kan meteen { $points } punten opleveren.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Er staat { $count } kroon op.
       *[other] Er staan { $count } kronen op.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } zou er { $points } punt mee winnen.
       *[other] { $player } zou er { $points } punten mee winnen.
    }
reason-kingdomino-order =
    { $place ->
        [1] In de volgende ronde ben je als eerste aan de beurt.
        [2] In de volgende ronde ben je als tweede aan de beurt.
        [3] In de volgende ronde ben je als derde aan de beurt.
       *[other] In de volgende ronde ben je als laatste aan de beurt.
    }
