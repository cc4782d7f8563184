### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Bouw met domino’s een koninkrijk rond je kasteel en benut elke kroon.
rules-intro-kingdomino = Bouw het rijkste koninkrijk: leg domino’s met zes landschappen rond je kasteel en verzamel kronen.

## play: terms

terrain-wheat = tarwe
terrain-forest = bos
terrain-water = water
terrain-grass = grasland
terrain-swamp = moeras
terrain-mine = mijn
terrain-castle = kasteel
terrain-letter-wheat = T
terrain-letter-forest = B
terrain-letter-water = W
terrain-letter-grass = G
terrain-letter-swamp = O
terrain-letter-mine = M

## play: options

option-kingdomino-three-players = Met drie spelers
option-kingdomino-three-players-about = Hoeveel domino’s er in een rij liggen met drie spelers.
option-kingdomino-three-players-is-lines_of_three = rijen van drie, 36 domino’s
option-kingdomino-three-players-is-lines_of_four = rijen van vier, alle 48; de domino die niemand neemt, gaat uit het spel
option-kingdomino-first-picks = Eerste keus
option-kingdomino-first-picks-about = In welke volgorde twee spelers uit de eerste rij kiezen.
option-kingdomino-first-picks-is-lot = de koningen worden geloot
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastie
option-kingdomino-dynasty-about = Drie spellen na elkaar; het hoogste totaal wint.
option-kingdomino-middle-kingdom = Middenrijk
option-kingdomino-middle-kingdom-about = 10 extra punten voor een kasteel in het midden van het koninkrijk.
option-kingdomino-middle-kingdom-is-off = uit
option-kingdomino-middle-kingdom-is-rule = even ver naar links als naar rechts, even ver omhoog als omlaag
option-kingdomino-middle-kingdom-is-reach = geen vakje verder dan 2 van het kasteel (3 in het grote duel)
option-kingdomino-middle-kingdom-is-full = kasteel in het midden en het koninkrijk zo breed en hoog mogelijk
option-kingdomino-harmony = Harmonie
option-kingdomino-harmony-about = 5 extra punten voor een compleet koninkrijk zonder weggelegde domino.
option-kingdomino-mighty-duel = Het grote duel
option-kingdomino-mighty-duel-about = Twee spelers, alle 48 domino’s, koninkrijken van 7 × 7.

## play: log

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

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Domino { $tile } aanleggen
        [one] Domino { $tile } voor { $points } punt aanleggen
       *[other] Domino { $tile } voor { $points } punten aanleggen
    }
may-kingdomino-discard = Domino { $tile } wegleggen: er is geen plek voor
may-kingdomino-pick = Domino { $tile } kiezen

## play: points

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
score-kingdomino-tie = Evenveel punten: het grootste gebied beslist ({ $squares ->
    [one] { $squares } vakje
   *[other] { $squares } vakjes
}), dan de kronen ({ $crowns })

## play: hints

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
        [one] { $player } zou er { $points } punt mee krijgen.
       *[other] { $player } zou er { $points } punten mee krijgen.
    }
reason-kingdomino-order =
    { $place ->
        [1] In de volgende ronde ben je als eerste aan de beurt.
        [2] In de volgende ronde ben je als tweede aan de beurt.
        [3] In de volgende ronde ben je als derde aan de beurt.
       *[other] In de volgende ronde ben je als laatste aan de beurt.
    }

## play: refusals

refused-kingdomino-over = Het spel is afgelopen.
refused-kingdomino-luck = Eerst worden domino’s of koningen getrokken.
refused-kingdomino-place-first = Leg eerst je domino aan en kies dan de volgende.
refused-kingdomino-pick-now = Je domino ligt al; kies nu de volgende.
refused-kingdomino-other-domino = Je moet domino { $own } aanleggen, niet { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } ligt niet in de rij waaruit je kiest.
refused-kingdomino-taken = Op domino { $tile } staat al een koning.
refused-kingdomino-backwards = Beide helften van domino { $tile } zijn gelijk: schrijf hem zo dat hij naar het oosten of zuiden wijst.
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
        [one] Domino { $tile } kan op { $count } manier gelegd worden, dus dat moet.
       *[other] Domino { $tile } kan op { $count } manieren gelegd worden, dus dat moet.
    }
refused-kingdomino-no-luck = Er valt nu niets te trekken.
refused-kingdomino-row-twice = Domino { $tile } ligt twee keer in de rij.
refused-kingdomino-row-seen = Domino { $tile } lag al eerder in een rij.
refused-kingdomino-row-count = Domino’s in een rij: { $count }, niet { $written }.
refused-kingdomino-lot-count = Koningen om te trekken: { $count }, niet { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } moet { $kings } koning in de volgorde hebben.
       *[other] { $player } moet { $kings } koningen in de volgorde hebben.
    }
refused-kingdomino-kings-snake = Met deze optie is de volgorde voor twee spelers A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = “{ $text }” is in deze stelling niet te lezen.
refused-kingdomino-position-missing = In de stelling ontbreekt het deel “{ $section }”.
refused-kingdomino-position-twice = Domino { $tile } ligt op twee plaatsen.
refused-kingdomino-position-order = De domino’s van een rij moeten op nummer liggen, het laagste eerst.
refused-kingdomino-position-kings = Het aantal koningen van { $player } klopt niet.
refused-kingdomino-position-count = Het aantal domino’s klopt niet.
refused-kingdomino-position-kingdom = Het koninkrijk van { $player } kan volgens de regels niet gebouwd worden.
refused-kingdomino-position-stage = De fase van het spel past niet bij de rijen op tafel.
refused-kingdomino-position-past = De voltooide spellen van deze Dynastie kloppen niet.
text-kingdomino-move = Een zet schrijf je als “48@1,0>e”, “discard 48” of “pick 48”.
text-kingdomino-direction = De richting is e, s, w of n.

## page: the board

help-kingdomino = Kies een gemarkeerd vakje; de domino verschijnt daar met zijn punten. Draai hem en speel hem dan. D gaat naar de domino’s waaruit je kiest, P naar je koninkrijk.
kingdomino-current = Te leggen
kingdomino-round = Ronde { $round } van { $rounds }
kingdomino-game = Spel { $game } van { $games }
kingdomino-next = Te kiezen
kingdomino-done = klaar
kingdomino-castle = kasteel
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } met { $crowns } kroon
       *[other] { $terrain } met { $crowns } kronen
    }
kingdomino-tile = domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } rechts
        [left] { $x } links
       *[none] { "" }
    } { $along ->
        [down] { $y } omlaag
        [up] { $y } omhoog
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] leeg
        [one] leeg, { $ways } manier om te leggen
       *[other] leeg, { $ways } manieren om te leggen
    }
kingdomino-kingdom =
    { $points ->
        [one] Koninkrijk van { $player }, { $points } punt
       *[other] Koninkrijk van { $player }, { $points } punten
    }
kingdomino-enlarge =
    { $points ->
        [one] Bekijk het koninkrijk van { $player }, { $points } punt
       *[other] Bekijk het koninkrijk van { $player }, { $points } punten
    }
kingdomino-own-again = Terug naar mijn koninkrijk
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – nog geen kroon
       *[no] { $gain }
    }
kingdomino-choose-place = Leg { $tile } aan.
kingdomino-choose-tile = Kies een domino voor de volgende ronde.
kingdomino-no-place = Domino { $number } past nergens. Hij wordt weggelegd.
kingdomino-discard = { $number } wegleggen
kingdomino-next-order = In de volgende ronde kies je als nummer { $place }.
kingdomino-one-way = Hij past hier maar op één manier.
kingdomino-not-here = De domino past hier niet.
kingdomino-move-pick = { $tile } kiezen
kingdomino-move-discard = Domino { $number } wegleggen
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = In de volgende ronde kies je als nummer { $first } tot { $last }, afhankelijk van de anderen.
kingdomino-moment = Gebied voltooid: { $points }
kingdomino-to-come = Domino’s die nog komen
kingdomino-to-come-about = De domino’s die al open lagen, zijn vervaagd. Nog niet onthuld: { $count }.

## page: the score pad

pad-terrain = Landschap
pad-crowns = Kronen
pad-empty = leeg
pad-kingdom = Koninkrijk
pad-size = { $size } × { $size } vakjes
pad-kingdomino-about = Kies een landschap en zijn kronen en tik dan de vakjes van het koninkrijk aan.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] De koningen zijn geloot: jij kiest eerst.
       *[other] Spel { $game } van { $games }. De koningen zijn geloot: jij kiest eerst.
    }
own-kingdomino-place =
    { $points ->
        [0] Je legt domino { $tile } aan.
        [one] Je legt domino { $tile } aan voor { $points } punt.
       *[other] Je legt domino { $tile } aan voor { $points } punten.
    }
own-kingdomino-discard = Je hebt geen plek voor domino { $tile } en legt hem weg.
own-kingdomino-pick = Je kiest domino { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Welkom, majesteit! Bouw met domino’s een koninkrijk rond je kasteel. Land is alleen iets waard als er kronen op staan.
lesson-kingdomino-pick = Kies een domino uit de rij: tik hem aan en speel hem. Met lage nummers kies je vroeg in de volgende ronde; op hoge nummers staan meer kronen.
lesson-kingdomino-order = Je koning staat nu op die domino. De koningen komen op volgorde van nummer aan de beurt, het laagste eerst.
lesson-kingdomino-place = Leg nu je domino op een van de gemarkeerde vakjes; het getal laat zien hoeveel punten hij oplevert. Draai hem met ↻, het muiswiel of de R-toets.
lesson-kingdomino-match = Eén helft moet het eigen landschap of het kasteel raken. Probeer een landschap met kronen groter te maken.
lesson-kingdomino-points = Elk aaneengesloten landschap levert vakjes maal kronen op: vier vakjes bos met twee kronen zijn acht punten waard.
lesson-kingdomino-limit = Je koninkrijk moet in vijf bij vijf vakjes passen. Een domino die nergens past, wordt weggelegd, dus vermijd smalle gaten.
lesson-kingdomino-free = Dat is alles. Speel verder, en vraag om een tip wanneer je wilt.

## book: rules

rules-k1 = Kingdomino is voor twee, drie of vier spelers. Iedereen bouwt een koninkrijk rond één kasteelvakje.
rules-k2 = Twee spelers hebben elk twee koningen; drie of vier spelers elk één.
rules-k3 = Er zijn 48 domino’s, genummerd van 1 tot en met 48. Met vier spelers gebruik je ze allemaal, met drie 36, met twee 24; de rest gaat gedekt uit het spel. (Interpretatie: het gedrukte aantal voor drie spelers, 38, is een drukfout.) Optie: drie spelers gebruiken alle 48 in rijen van vier, en de domino die niemand koos, gaat uit het spel.
rules-k4 = Een rij heeft evenveel domino’s als er koningen zijn: vier met twee of vier spelers, drie met drie. Ze liggen op nummer, het laagste bovenaan.
rules-k5 = Voor de eerste rij worden de koningen geloot; in die volgorde komt elke koning op een vrije domino. Op een domino staat maar één koning. Optie voor twee spelers: de volgorde is A, B, B, A.
rules-k6 = Als elke domino van een rij gekozen is, wordt de volgende rij gelegd, zolang er domino’s zijn.
rules-k7 = De beurten gaan in de volgorde van de koningen op de rij, van boven naar beneden.
rules-k8 = In je beurt leg je eerst de domino onder je koning in je koninkrijk en zet je dan de koning op een vrije domino van de volgende rij.
rules-k9 = Met twee spelers heeft ieder twee beurten per ronde, één voor elke koning.
rules-k10 = Het spel duurt twaalf rondes; met twee spelers zes (twaalf in het grote duel).
rules-k11 = In de laatste ronde valt er niets meer te kiezen: je legt alleen nog je domino aan.
rules-k12 = Een domino bedekt twee vrije vakjes naast elkaar, in een van de vier richtingen.
rules-k13 = Minstens één helft moet met een zijde het kasteel of een vakje van het eigen landschap raken. Eén aansluiting is genoeg; de andere zijden hoeven niet te passen.
rules-k14 = Het hele koninkrijk met kasteel moet in een vierkant van 5 × 5 passen (7 × 7 in het grote duel). Het kasteel mag daarin overal liggen.
rules-k15 = Een domino die gelegd kan worden, moet gelegd worden, waar hij ook past. Past hij nergens, dan wordt hij weggelegd; daarna kies je zoals altijd. Er mogen gaten overblijven.
rules-k16 = Vakjes van één landschap die met hun zijden verbonden zijn, vormen een gebied. Het levert het aantal vakjes maal het aantal kronen op; zonder kroon levert het niets op. Je mag meerdere gebieden van hetzelfde landschap hebben. Het kasteel hoort bij geen enkel gebied.
rules-k17 = Wie de meeste punten heeft, wint. Bij gelijke stand beslist het grootste gebied, dan het aantal kronen; is het dan nog gelijk, dan wordt de overwinning gedeeld.
rules-k18 = Dynastie: drie spellen na elkaar, en het hoogste totaal wint. Bij gelijke totalen wordt de overwinning gedeeld. Voor elk spel worden de koningen opnieuw geloot.
rules-k19 = Middenrijk: 10 punten extra als het kasteel in het midden van het koninkrijk ligt. (Interpretatie: even ver van de linker- als van de rechterrand van wat je hebt gelegd, en even ver van boven als van onder.) Voor twee andere lezingen zijn er opties.
rules-k20 = Harmonie: 5 punten extra als er niets is weggelegd en het koninkrijk compleet is: elke domino gelegd en het vierkant vol.
rules-k21 = Het grote duel: twee spelers gebruiken alle 48 domino’s en bouwen koninkrijken van 7 × 7 in twaalf rondes van vier domino’s.

## book: captions of the examples

rules-example-kingdomino-tiles = Domino’s hebben twee helften, elk met een landschap en soms kronen. Het nummer bepaalt de volgorde.
rules-example-kingdomino-row = De koningen zijn aan de beurt in de volgorde van de nummers. Wie een domino heeft gelegd, zet de koning op een vrije domino van de volgende rij.
rules-example-kingdomino-match = Eén passende zijde is genoeg: domino { $tile } raakt maar met één helft het eigen landschap.
rules-example-kingdomino-scoring = Dit koninkrijk is { $points } punten waard: voor elk gebied tel je vakjes maal kronen.
rules-example-kingdomino-complete = Een compleet koninkrijk met het kasteel in het midden: met beide varianten is het { $points } punten waard.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } tarwe, { terrain-letter-forest } bos, { terrain-letter-water } water, { terrain-letter-grass } grasland, { terrain-letter-swamp } moeras, { terrain-letter-mine } mijn, met het aantal kronen; ♜ kasteel; ♔ en een nummer: de koning van die speler.

## command line

refused-score-castle = Een koninkrijk heeft precies één kasteel; schrijf het als “C”.
refused-score-mixed = Schrijf een koninkrijk als kaart of als domino’s, niet allebei.
