### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Leg driehoekige stenen met passende hoeken, bouw bruggen en sluit zeshoeken.
rules-intro-triominos = Leg driehoekige stenen zijde aan zijde, verdien punten met elke steen en meer met bruggen en zeshoeken.

## play: options

option-triominos-hexagons = Meerdere zeshoeken tegelijk
option-triominos-hexagons-about = Hoeveel punten een steen oplevert die meer dan één zeshoek sluit.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, hoeveel het er ook zijn
option-triominos-hexagons-is-each = 50 per zeshoek
option-triominos-target = Te halen punten
option-triominos-target-about = De wedstrijd eindigt na de ronde waarin iemand dit totaal haalt.
option-triominos-rounds = Max. aantal rondes (0 = ∞)
option-triominos-rounds-about = De wedstrijd eindigt na zoveel rondes, ook als niemand het doel gehaald heeft; 0 voor geen limiet.
option-triominos-solo-hand = Stenen in de hand als je solo speelt
option-triominos-solo-hand-about = Met 0 wordt elke steen uit de pot gepakt.
option-triominos-solo-draws = Stenen die je solo mag pakken
option-triominos-solo-draws-about = Met een limiet zijn resultaten te vergelijken; 20 is een goed aantal. Met 55 is er geen limiet.

## play: log

told-triominos-dealt = De stenen voor ronde { $round } zijn verdeeld; { $player } begint.
told-triominos-turned-up = { $tile } wordt omgedraaid: { $points } punten.
told-triominos-starts = { $player } begint met { $tile }: { $points } punten.
told-triominos-lays = { $bonus ->
    [bridge] { $player } legt { $tile } en bouwt een brug: { $points } punten.
    [double] { $player } legt { $tile } als dubbele verbinding: { $points } punten.
    [hexagon] { $player } legt { $tile } en sluit een zeshoek: { $points } punten.
    [hexagons2] { $player } legt { $tile } en sluit twee zeshoeken: { $points } punten.
    [hexagons3] { $player } legt { $tile } en sluit drie zeshoeken: { $points } punten.
   *[none] { $points ->
        [one] { $player } legt { $tile }: { $points } punt.
       *[other] { $player } legt { $tile }: { $points } punten.
    }
}{ $ends ->
    [out] { " " }Dat was de laatste steen: de ronde is afgelopen.
    [blocked] { " " }Niemand kan nog leggen: de ronde is afgelopen.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } pakt een steen.
   *[other] { $player } pakt steen nummer { $count } van deze beurt.
}
told-triominos-drew = { $missed ->
    [yes] De steen past niet, en de beurt is voorbij.
   *[no] { $player } heeft een steen gepakt.
}{ $ends ->
    [blocked] { " " }Niemand kan nog leggen: de ronde is afgelopen.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } heeft { $tile } gepakt. Die past niet, en de beurt is voorbij.
   *[no] { $player } heeft { $tile } gepakt.
}{ $ends ->
    [blocked] { " " }Niemand kan nog leggen: de ronde is afgelopen.
   *[no] { "" }
}
told-triominos-passes = { $player } past: { $points } punten.{ $ends ->
    [blocked] { " " }Niemand kan of wil nog leggen: de ronde is afgelopen.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Met { $tile } beginnen: { $points } punten
may-triominos-lays = { $bonus ->
    [bridge] { $tile } leggen en een brug bouwen: { $points } punten
    [double] { $tile } als dubbele verbinding leggen: { $points } punten
    [hexagon] { $tile } leggen en een zeshoek sluiten: { $points } punten
    [hexagons2] { $tile } leggen en twee zeshoeken sluiten: { $points } punten
    [hexagons3] { $tile } leggen en drie zeshoeken sluiten: { $points } punten
   *[none] { $points ->
        [one] { $tile } leggen: { $points } punt
       *[other] { $tile } leggen: { $points } punten
    }
}{ $ends ->
    [out] { " – " }je laatste steen
    [blocked] { " – " }daarna kan niemand meer leggen
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Een steen pakken
   *[other] Steen nummer { $count } van deze beurt pakken
}
may-triominos-passes = Passen: { $points } punten{ $ends ->
    [blocked] { " – " }daarna kan of wil niemand meer leggen
   *[no] { "" }
}

## play: points

score-triominos-tiles = Gelegde stenen
score-triominos-starts = Eerste stenen
score-triominos-bridges = Bruggen
score-triominos-doubles = Dubbele verbindingen
score-triominos-hexagons = Zeshoeken
score-triominos-draws = Gepakte stenen
score-triominos-misses = Beurten zonder gelegde steen
score-triominos-outs = Als eerste uit
score-triominos-hands = Stenen over bij de anderen

## play: hints

reason-triominos-start = Met deze steen moet je beginnen.
reason-triominos-last-tile = Dit is je laatste steen: de ronde is voor jou.
reason-triominos-points = { $bonus ->
    [bridge] { $points } punten met een brug.
    [double] { $points } punten met een dubbele verbinding.
    [hexagon] { $points } punten met een zeshoek.
    [hexagons2] { $points } punten met twee zeshoeken.
    [hexagons3] { $points } punten met drie zeshoeken.
   *[none] { $points ->
        [one] { $points } punt.
       *[other] { $points } punten.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Er ontstaat een plek waar een ander een bonus kan halen.
   *[other] Er ontstaan { $count } plekken waar anderen een bonus kunnen halen.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Er verdwijnt een plek voor een bonus.
   *[other] Er verdwijnen { $count } plekken voor een bonus.
}
reason-triominos-narrows = { $count ->
    [0] Geen steen die de anderen kunnen hebben, past nog.
    [one] Nog maar één steen die de anderen kunnen hebben, past.
   *[other] Nog maar { $count } stenen die de anderen kunnen hebben, passen.
}
reason-triominos-goes-on = { $count ->
    [0] Daarna past geen van je stenen.
    [one] Daarna past één van je stenen.
   *[other] Daarna passen { $count } van je stenen.
}
reason-triominos-draws-to-wait = Je stenen zijn later meer waard: pakken kost minder dan nu leggen.
reason-triominos-must-draw = Geen van je stenen past.
reason-triominos-passes-to-wait = Passen kost minder dan nu leggen.
reason-triominos-must-pass = Geen van je stenen past en er valt niets meer te pakken.

## play: refusals

refused-triominos-over = De wedstrijd is afgelopen.
refused-triominos-luck-first = Er wordt nog verdeeld of gepakt.
refused-triominos-no-luck = Er wordt nu niets verdeeld of gepakt.
refused-triominos-start = De ronde begint met { $tile } in het midden van de tafel.
refused-triominos-must-lay = De gepakte steen { $tile } past en moet nu gelegd worden.
refused-triominos-held-before = Je hebt deze beurt gepakt, dus je kunt { $tile }, die je al had, niet leggen.
refused-triominos-pool-empty = Er valt niets meer te pakken.
refused-triominos-draws-used = { $count ->
    [0] In dit spel mag je geen stenen pakken.
    [one] Je hebt de ene toegestane steen al gepakt.
   *[other] Je hebt alle { $count } toegestane stenen al gepakt.
}
refused-triominos-must-draw = { $count ->
    [one] Je kunt niet passen: er is nog een steen te pakken.
   *[other] Je kunt niet passen: er zijn nog { $count } stenen te pakken.
}
refused-triominos-not-in-hand = { $tile } zit niet in je hand.
refused-triominos-covered = Daar ligt al een steen.
refused-triominos-no-side = Naast die plek ligt geen steen.
refused-triominos-corner = Die hoek toont { $shows }, niet { $not }.
refused-triominos-hand-size = { $count ->
    [one] Plaats { $seat } kreeg { $count } steen in plaats van { $expected }.
   *[other] Plaats { $seat } kreeg { $count } stenen in plaats van { $expected }.
}
refused-triominos-not-in-pool = { $tile } ligt niet in de pot.
refused-triominos-tile-twice = { $tile } wordt twee keer genoemd.
refused-triominos-table = { $tile } kan daar niet liggen.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Een steen ligt op twee plaatsen.
        [points] Geen wedstrijd heeft deze rondes en totalen.
        [last] De vorige ronde kan zo niet geëindigd zijn.
       *[other] Deze stelling kan niet bestaan.
    }
text-triominos-tile = Er is geen steen { $text }: de getallen gaan van 0 tot en met 5 en lopen op met de klok mee.
text-triominos-stage = “{ $text }” is geen van deze: deal, start, play, draw, over.
text-triominos-too-many = Er zijn meer stenen opzijgelegd dan er in het spel zijn.

## page: the board

pool-count =
    { $count ->
        [one] { $count } steen in de pot
       *[other] { $count } stenen in de pot
    }
help-triominos = Kies een steen uit je hand (1 t/m 9) en dan een van de gemarkeerde plekken. Sleep de tafel om hem te verschuiven; 0 toont alles.
triominos-table =
    { $count ->
        [one] De tafel met { $count } steen: { $tiles }
       *[other] De tafel met { $count } stenen: { $tiles }
    }
triominos-spots = Plekken waar de steen past
triominos-points =
    { $bonus ->
        [bridge] { $points } punten met een brug
        [double] { $points } punten met een dubbele verbinding
        [hexagon] { $points } punten met een zeshoek
        [hexagons2] { $points } punten met twee zeshoeken
        [hexagons3] { $points } punten met drie zeshoeken
       *[none]
            { $points ->
                [one] { $points } punt
               *[other] { $points } punten
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Brug!
        [double] Dubbele verbinding!
        [hexagons2] Twee zeshoeken!
        [hexagons3] Drie zeshoeken!
       *[hexagon] Zeshoek!
    }
triominos-choose-tile = Kies een steen uit je hand.
triominos-choose-spot =
    { $count ->
        [one] Hij past op { $count } plek.
       *[other] Hij past op { $count } plekken.
    }
triominos-fits-nowhere = { $tile } past nu nergens.
triominos-must-draw = Geen van je stenen past: pak er een.
triominos-must-pass = Niets past en er valt niets meer te pakken: pas.
triominos-draw = Pakken (−5)
triominos-draws-left = Deze beurt mag je nog pakken: { $count }
triominos-pass = Passen (−10)
triominos-move-start = { $tile } als eerste leggen: { $points }
triominos-move-beside = { $tile } naast { $beside } leggen
triominos-move-lay = { $tile } naast { $beside } leggen: { $points }
triominos-draw-again = De steen die je pakte, past niet: pak er nog een. Deze beurt mag je nog pakken: { $count }.
triominos-draw-sure = Een van je stenen past. Toch pakken (−5)?

## page: the score pad

pad-whose = Wie is aan de beurt
pad-what = Actie
pad-value = Waarde van de steen
pad-others = Waarde van de stenen van anderen
pad-triominos-about = Vul elke steen in, elke keer dat iemand pakt en het einde van elke ronde; het blok telt de punten op.
pad-deed-lay = Steen gelegd
pad-deed-start = Eerste steen van de ronde
pad-deed-bridge = Brug
pad-deed-double = Dubbele verbinding
pad-deed-hexagon = Zeshoek
pad-deed-hexagons2 = Twee zeshoeken
pad-deed-hexagons3 = Drie zeshoeken
pad-deed-draw = Steen gepakt
pad-deed-stuck = Beurt zonder gelegde steen
pad-deed-out = Laatste steen, ronde gewonnen
pad-deed-blocked = Laagste waarde, vastgelopen ronde

## page: what you did

own-triominos-dealt = De stenen voor ronde { $round } zijn verdeeld; jij begint.
own-triominos-starts = Je begint met { $tile }: { $points } punten.
own-triominos-lays = { $bonus ->
    [bridge] Je legt { $tile } en bouwt een brug: { $points } punten.
    [double] Je legt { $tile } als dubbele verbinding: { $points } punten.
    [hexagon] Je legt { $tile } en sluit een zeshoek: { $points } punten.
    [hexagons2] Je legt { $tile } en sluit twee zeshoeken: { $points } punten.
    [hexagons3] Je legt { $tile } en sluit drie zeshoeken: { $points } punten.
   *[none] { $points ->
        [one] Je legt { $tile }: { $points } punt.
       *[other] Je legt { $tile }: { $points } punten.
    }
}{ $ends ->
    [out] { " " }Dat was de laatste steen: de ronde is afgelopen.
    [blocked] { " " }Niemand kan nog leggen: de ronde is afgelopen.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Je pakt een steen.
   *[other] Je pakt steen nummer { $count } van deze beurt.
}
own-triominos-drew-tile = { $missed ->
    [yes] Je hebt { $tile } gepakt. Die past niet, en de beurt is voorbij.
   *[no] Je hebt { $tile } gepakt.
}{ $ends ->
    [blocked] { " " }Niemand kan nog leggen: de ronde is afgelopen.
   *[no] { "" }
}
own-triominos-passes = Je past: { $points } punten.{ $ends ->
    [blocked] { " " }Niemand kan of wil nog leggen: de ronde is afgelopen.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: elke steen die je legt, levert de som van zijn drie getallen op. Haalt iemand 400 punten, dan wordt de ronde uitgespeeld en wint het hoogste totaal de wedstrijd.
lesson-triominos-tile = Kies een steen uit je hand. Elke plek waar hij past, wordt gemarkeerd, met de steen al goed gedraaid. Kies er een en speel hem.
lesson-triominos-match = Twee stenen raken elkaar met een hele zijde, en beide getallen daar moeten gelijk zijn aan die van de buursteen. Dat geldt ook voor elke hoek die een andere raakt.
lesson-triominos-draw = Kun of wil je geen steen leggen, dan pak je er hoogstens drie; elke steen kost vijf punten. Ben je begonnen, ga dan door tot er een past.
lesson-triominos-bonus = Een brug of een dubbele verbinding levert 40 extra punten op, een gesloten zeshoek 50. Let erop!
lesson-triominos-end = Wie als eerste geen stenen meer heeft, krijgt 25 punten en de waarde van alle stenen die de anderen nog hebben.
lesson-triominos-free = Dat is alles. Speel verder, en vraag om een tip wanneer je wilt.

## book: rules

rules-t1 = Er zijn 56 driehoekige stenen met de getallen 0 tot en met 5, elke combinatie één keer, oplopend met de klok mee. Een steen is de som van zijn hoeken waard.
rules-t2 = Twee spelers pakken elk 9 stenen, drie of vier spelers 7, vijf of zes spelers 6. De rest ligt gedekt op tafel en vormt de pot.
rules-t3 = De hoogste drieling (drie gelijke getallen) wordt als eerste gelegd, door wie hem heeft. Heeft niemand een drieling, dan begint de steen met de hoogste waarde. (Interpretatie: die steen is verplicht; bij gelijke waarde beslist de hoogste hoek, dan de op een na hoogste.)
rules-t4 = Wie begint, krijgt de waarde van de steen en 10 extra, ook voor 0-0-0.
rules-t5 = Daarna gaat het met de klok mee. Een steen leg je zijde aan zijde tegen een andere, zodat beide getallen van de gedeelde zijde overeenkomen; hij levert zijn waarde op. (Interpretatie: elke hoek die een hoek op tafel raakt, moet kloppen, ook waar stenen elkaar alleen met een hoek raken.)
rules-t6 = Kun of wil je geen steen leggen, dan pak je stenen, één voor één, hoogstens drie; elke steen kost 5 punten. Een gepakte steen die past, moet meteen gelegd worden. Ben je begonnen met pakken, dan moet je doorgaan tot een steen past, je er drie hebt gepakt of de pot leeg is. Past ook de derde niet, dan verlies je er nog 10 en eindigt je beurt. (Interpretatie: na het pakken mag je geen steen leggen die je al had.)
rules-t7 = Is de pot leeg en kun of wil je geen steen leggen, dan verlies je 10 punten en eindigt je beurt. (Interpretatie: een beurt zonder gelegde steen kost altijd die 10. Past iedereen na elkaar, dan is de ronde afgelopen.)
rules-t8 = Wie als eerste de laatste steen uit de hand legt, beëindigt de ronde en krijgt 25 punten en de waarde van alle stenen die de anderen nog hebben. De anderen verliezen niets.
rules-t9 = De ronde eindigt ook als de pot leeg is en niemand een steen kan leggen. Wie de stenen met de laagste totale waarde heeft, krijgt de waarde van alle stenen van de anderen, min de waarde van de eigen stenen; de 25 punten krijg je dan niet. (Interpretatie: hebben meerdere spelers de laagste waarde, dan krijgt elk van hen zo punten.)
rules-t10 = Brug, 40 punten: de steen deelt één zijde met een buur, en de hoek daartegenover raakt een andere steen.
rules-t11 = Dubbele verbinding, 40 punten: de steen deelt twee zijden met stenen op tafel.
rules-t12 = Zeshoek, 50 punten: de steen is de zesde rond één punt. De bonus voor de dubbele verbinding komt er niet bij. (Interpretatie: alleen de beste van de drie bonussen telt. Twee zeshoeken tegelijk tellen 60, drie 70; met opties altijd 50, of 50 per zeshoek.)
rules-t13 = De wedstrijd eindigt na de ronde waarin iemand 400 punten haalt; wie de meeste punten heeft, wint. (Interpretatie: een ronde wordt altijd uitgespeeld; bij gelijke totalen wordt de overwinning gedeeld. Het doel kan worden aangepast, en een optie laat de wedstrijd na een vast aantal rondes eindigen.)
rules-t14 = Wie de volgende ronde begint, wordt weer op dezelfde manier bepaald.
rules-t15 = Solo: één steen wordt omgedraaid en gelegd; dan gelden dezelfde regels, strafpunten en bonussen, en je probeert je resultaat te verbeteren. (Interpretatie: je pakt 9 stenen; opties veranderen dat aantal en beperken het pakken. De laatste steen telt 25; loop je vast, dan wordt de waarde van de overgebleven stenen afgetrokken.)

## book: captions of the examples

rules-example-triominos-start = De hoogste drieling is als eerste gelegd, voor { $points } punten: de waarde plus 10.
rules-example-triominos-bridge = Een brug: de nieuwste steen raakt één steen met een zijde en een andere met de hoek daartegenover.
rules-example-triominos-double = Een dubbele verbinding: de nieuwste steen raakt twee stenen met elk een zijde.
rules-example-triominos-hexagon = De nieuwste steen is de zesde rond een punt: een zeshoek.

## terminal

terminal-letters-triominos = · staat voor een steen, * voor de nieuwste.

## command line

score-triominos-first = { $tile } begint: de waarde plus 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } en een brug
score-triominos-double = { $tile } en een dubbele verbinding
score-triominos-hexagon = { $tile } en { $count ->
    [one] { $count } zeshoek
   *[other] { $count } zeshoeken
}
score-triominos-drawn = { $count ->
    [one] { $count } steen gepakt
   *[other] { $count } stenen gepakt
}
score-triominos-missed = Een beurt zonder gelegde steen
score-triominos-out = De laatste steen uit de hand
score-triominos-others = Over bij de anderen
score-triominos-own = Over in de eigen hand
refused-score-two-out = Maar één speler kan als eerste de laatste steen uit de hand leggen.
refused-score-hand-out = Wie de laatste steen heeft gelegd, heeft niets meer in de hand.
