option-triominos-hexagons = Meerdere zeshoeken tegelijk
option-triominos-hexagons-about = Hoeveel punten een steen oplevert die meer dan één zeshoek sluit.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, hoeveel het er ook zijn
option-triominos-hexagons-is-each = 50 voor elk
option-triominos-target = Te halen punten
option-triominos-target-about = De wedstrijd eindigt na de ronde waarin iemand ze gehaald heeft.
option-triominos-rounds = Maximaal aantal rondes
option-triominos-rounds-about = De wedstrijd eindigt na zoveel rondes, ook als niemand de punten gehaald heeft.
option-triominos-solo-hand = Stenen in de hand als je solo speelt
option-triominos-solo-hand-about = Met 0 wordt elke steen uit de pot gepakt.
option-triominos-solo-draws = Stenen die je solo mag pakken
option-triominos-solo-draws-about = Met minder zijn resultaten beter te vergelijken; 20 is een goed aantal. Met 55 is er geen limiet.

refused-triominos-over = De wedstrijd is afgelopen.
refused-triominos-luck-first = Er wordt nog een steen gepakt of er wordt nog verdeeld.
refused-triominos-no-luck = Er wordt nu niets verdeeld of gepakt.
refused-triominos-start = De ronde begint met { $tile } in het midden van de tafel.
refused-triominos-must-lay = De gepakte steen { $tile } past en moet nu gelegd worden.
refused-triominos-held-before = Je hebt gepakt: { $tile }, die je al had, mag deze beurt niet gelegd worden.
refused-triominos-pool-empty = Er valt niets meer te pakken.
refused-triominos-draws-used = { $count ->
    [0] In dit spel mag geen steen gepakt worden.
    [one] De ene steen die gepakt mag worden is gepakt.
   *[other] Alle { $count } stenen die gepakt mogen worden zijn gepakt.
}
refused-triominos-must-draw = { $count ->
    [one] Je kunt niet passen: er is nog een steen te pakken.
   *[other] Je kunt niet passen: er zijn nog { $count } stenen te pakken.
}
refused-triominos-not-in-hand = { $tile } zit niet in je hand.
refused-triominos-covered = Daar ligt al een steen.
refused-triominos-no-side = Naast die plek ligt geen steen.
refused-triominos-corner = Die hoek toont { $shows }, niet { $not }.
refused-triominos-hand-size = Plaats { $seat } krijgt { $count } stenen in plaats van { $expected }.
refused-triominos-not-in-pool = { $tile } ligt niet in de pot.
refused-triominos-tile-twice = { $tile } wordt twee keer genoemd.
refused-triominos-table = { $tile } kan daar niet liggen.
refused-triominos-impossible-position = Deze stelling kan niet ontstaan ({ $why }).

text-triominos-tile = Er is geen steen { $text }: de getallen gaan van 0 tot en met 5 en lopen op met de klok mee.
text-triominos-stage = “{ $text }” is geen van deal, start, play, draw, over.
text-triominos-too-many = Er zijn meer stenen gehouden dan er bestaan.

told-triominos-dealt = De stenen voor ronde { $round } zijn verdeeld; { $player } begint.
told-triominos-turned-up = { $tile } wordt omgedraaid: { $points } punten.
told-triominos-starts = { $player } begint met { $tile }: { $points } punten.
told-triominos-lays = { $bonus ->
    [bridge] { $player } legt { $tile } en bouwt een brug: { $points } punten.
    [double] { $player } legt { $tile } tussen twee andere: { $points } punten.
    [hexagon] { $player } legt { $tile } en sluit een zeshoek: { $points } punten.
   *[none] { $player } legt { $tile }: { $points } punten.
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
    [yes] Hij past niet, en de beurt is voorbij.
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

score-triominos-tiles = Gelegde stenen
score-triominos-starts = Eerste stenen
score-triominos-bridges = Bruggen
score-triominos-doubles = Dubbele verbindingen
score-triominos-hexagons = Zeshoeken
score-triominos-draws = Gepakte stenen
score-triominos-misses = Beurten zonder leggen
score-triominos-outs = Lege handen
score-triominos-hands = Over in de handen

reason-triominos-start = Het is de beginsteen.
reason-triominos-last-tile = Het is je laatste steen: de ronde is voor jou.
reason-triominos-points = { $bonus ->
    [bridge] { $points } punten met een brug.
    [double] { $points } punten met een dubbele verbinding.
    [hexagon] { $points } punten met een zeshoek.
   *[none] { $points } punten.
}
reason-triominos-allows-bonus = { $count ->
    [one] Er blijft een plek over waar een ander een bonus kan halen.
   *[other] Er blijven { $count } plekken over waar anderen een bonus kunnen halen.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Er verdwijnt een plek voor een bonus.
   *[other] Er verdwijnen { $count } plekken voor een bonus.
}
reason-triominos-narrows = { $count ->
    [0] Geen steen die de anderen kunnen hebben past nog.
    [one] Nog maar één steen die de anderen kunnen hebben past.
   *[other] Nog maar { $count } stenen die de anderen kunnen hebben passen.
}
reason-triominos-goes-on = { $count ->
    [0] Daarna past niets in je hand.
    [one] Daarna past één steen uit je hand.
   *[other] Daarna passen { $count } stenen uit je hand.
}
reason-triominos-draws-to-wait = Je stenen zijn later meer waard: pakken kost minder dan nu leggen.
reason-triominos-must-draw = Niets in je hand past.
reason-triominos-passes-to-wait = Passen kost minder dan nu leggen.
reason-triominos-must-pass = Niets in je hand past en er valt niets meer te pakken.
