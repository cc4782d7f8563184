option-triominos-hexagons = Flere sekskanter på én gang
option-triominos-hexagons-about = Hvor mange point en brik giver, der fuldender mere end én sekskant.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, uanset hvor mange
option-triominos-hexagons-is-each = 50 for hver
option-triominos-target = Point at nå
option-triominos-target-about = Matchen slutter efter den runde, hvor nogen har nået dem.
option-triominos-rounds = Højst antal runder
option-triominos-rounds-about = Matchen slutter efter så mange runder, også hvis ingen har nået pointene.
option-triominos-solo-hand = Brikker på hånden, når man spiller alene
option-triominos-solo-hand-about = Med 0 trækkes hver brik fra puljen.
option-triominos-solo-draws = Brikker, man må trække alene
option-triominos-solo-draws-about = Færre gør resultater sammenlignelige; 20 er et godt tal. Med 55 er der ingen grænse.
refused-triominos-over = Matchen er slut.
refused-triominos-luck-first = Der trækkes stadig en brik, eller der deles stadig ud.
refused-triominos-no-luck = Intet deles ud eller trækkes nu.
refused-triominos-start = Runden starter med { $tile } midt på bordet.
refused-triominos-must-lay = Den trukne brik { $tile } passer og skal lægges nu.
refused-triominos-held-before = Du har trukket: { $tile }, som du havde før, kan ikke lægges i denne tur.
refused-triominos-pool-empty = Der er intet tilbage at trække.
refused-triominos-draws-used = { $count ->
    [0] Ingen brik må trækkes i dette spil.
    [one] Den ene brik, der må trækkes, er trukket.
   *[other] Alle { $count } brikker, der må trækkes, er trukket.
}
refused-triominos-must-draw = { $count ->
    [one] Du kan ikke melde pas: der er stadig en brik at trække.
   *[other] Du kan ikke melde pas: der er stadig { $count } brikker at trække.
}
refused-triominos-not-in-hand = { $tile } er ikke på din hånd.
refused-triominos-covered = Der ligger allerede en brik.
refused-triominos-no-side = Ingen brik ligger ved siden af det sted.
refused-triominos-corner = Det hjørne viser { $shows }, ikke { $not }.
refused-triominos-hand-size = Plads { $seat } får { $count } brikker i stedet for { $expected }.
refused-triominos-not-in-pool = { $tile } er ikke i puljen.
refused-triominos-tile-twice = { $tile } er nævnt to gange.
refused-triominos-table = { $tile } kan ikke ligge der.
refused-triominos-impossible-position = Denne stilling kan ikke opstå ({ $why }).
text-triominos-tile = Der er ingen brik { $text }: tal går fra 0 til 5 og stiger med uret.
text-triominos-stage = »{ $text }« er ikke en af deal, start, play, draw, over.
text-triominos-too-many = Der er beholdt flere brikker, end der findes.
told-triominos-dealt = Runde { $round } er delt ud; { $player } starter.
told-triominos-turned-up = { $tile } vendes: { $points } point.
told-triominos-starts = { $player } starter med { $tile }: { $points } point.
told-triominos-lays = { $bonus ->
    [bridge] { $player } lægger { $tile } og bygger en bro: { $points } point.
    [double] { $player } lægger { $tile } mellem to andre: { $points } point.
    [hexagon] { $player } lægger { $tile } og lukker en sekskant: { $points } point.
   *[none] { $player } lægger { $tile }: { $points } point.
}{ $ends ->
    [out] { " " }Det var den sidste brik: runden er slut.
    [blocked] { " " }Ingen kan lægge mere: runden er slut.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } trækker en brik.
   *[other] { $player } trækker brik nummer { $count } i denne tur.
}
told-triominos-drew = { $missed ->
    [yes] Den passer ikke, og turen er slut.
   *[no] { $player } har trukket en brik.
}{ $ends ->
    [blocked] { " " }Ingen kan lægge mere: runden er slut.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } har trukket { $tile }. Den passer ikke, og turen er slut.
   *[no] { $player } har trukket { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan lægge mere: runden er slut.
   *[no] { "" }
}
told-triominos-passes = { $player } melder pas: { $points } point.{ $ends ->
    [blocked] { " " }Ingen kan eller vil lægge mere: runden er slut.
   *[no] { "" }
}
score-triominos-tiles = Lagte brikker
score-triominos-starts = Første brikker
score-triominos-bridges = Broer
score-triominos-doubles = Dobbelte forbindelser
score-triominos-hexagons = Sekskanter
score-triominos-draws = Trukne brikker
score-triominos-misses = Ture uden lagt brik
score-triominos-outs = Tømte hænder
score-triominos-hands = Tilbage på hænderne
reason-triominos-start = Det er startbrikken.
reason-triominos-last-tile = Det er din sidste brik: runden er din.
reason-triominos-points = { $bonus ->
    [bridge] { $points } point med en bro.
    [double] { $points } point med en dobbelt forbindelse.
    [hexagon] { $points } point med en sekskant.
   *[none] { $points } point.
}
reason-triominos-allows-bonus = { $count ->
    [one] Det efterlader et sted, hvor en anden kan få bonus.
   *[other] Det efterlader { $count } steder, hvor andre kan få bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Det fjerner et sted til bonus.
   *[other] Det fjerner { $count } steder til bonus.
}
reason-triominos-narrows = { $count ->
    [0] Ingen brik, de andre kan have, passer længere.
    [one] Kun én brik, de andre kan have, passer stadig.
   *[other] Kun { $count } brikker, de andre kan have, passer stadig.
}
reason-triominos-goes-on = { $count ->
    [0] Intet på din hånd passer bagefter.
    [one] Én brik på din hånd passer bagefter.
   *[other] { $count } brikker på din hånd passer bagefter.
}
reason-triominos-draws-to-wait = Dine brikker er mere værd senere: at trække koster mindre end at lægge nu.
reason-triominos-must-draw = Intet på din hånd passer.
reason-triominos-passes-to-wait = At melde pas koster mindre end at lægge nu.
reason-triominos-must-pass = Intet på din hånd passer, og der er intet tilbage at trække.
