# Triominos

option-triominos-hexagons = Flere sekskanter på én gang
option-triominos-hexagons-about = Hvor mange poeng en brikke gir som fullfører mer enn én sekskant.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, uansett hvor mange
option-triominos-hexagons-is-each = 50 for hver
option-triominos-target = Poeng å nå
option-triominos-target-about = Kampen slutter etter runden der noen har nådd dem.
option-triominos-rounds = Høyeste antall runder
option-triominos-rounds-about = Kampen slutter etter så mange runder selv om ingen har nådd poengene.
option-triominos-solo-hand = Brikker på hånden når man spiller alene
option-triominos-solo-hand-about = Med 0 trekkes hver brikke fra haugen.
option-triominos-solo-draws = Brikker som kan trekkes alene
option-triominos-solo-draws-about = Færre gjør resultater lettere å sammenligne; 20 er et godt tall. Med 55 er det ingen grense.

refused-triominos-over = Kampen er slutt.
refused-triominos-luck-first = En brikke trekkes fortsatt, eller det deles fortsatt ut.
refused-triominos-no-luck = Ingenting deles ut eller trekkes nå.
refused-triominos-start = Runden starter med { $tile } midt på bordet.
refused-triominos-must-lay = Den trukne brikken { $tile } passer og må legges nå.
refused-triominos-held-before = Du har trukket: { $tile }, som du hadde fra før, kan ikke legges i denne turen.
refused-triominos-pool-empty = Det er ingenting igjen å trekke.
refused-triominos-draws-used = { $count ->
    [0] Ingen brikke kan trekkes i dette spillet.
    [one] Den ene brikken som kan trekkes, er trukket.
   *[other] Alle { $count } brikkene som kan trekkes, er trukket.
}
refused-triominos-must-draw = { $count ->
    [one] Du kan ikke melde pass: det er fortsatt en brikke å trekke.
   *[other] Du kan ikke melde pass: det er fortsatt { $count } brikker å trekke.
}
refused-triominos-not-in-hand = { $tile } er ikke på hånden din.
refused-triominos-covered = Det ligger allerede en brikke der.
refused-triominos-no-side = Ingen brikke ligger ved siden av det stedet.
refused-triominos-corner = Det hjørnet viser { $shows }, ikke { $not }.
refused-triominos-hand-size = Plass { $seat } får { $count } brikker i stedet for { $expected }.
refused-triominos-not-in-pool = { $tile } er ikke i haugen.
refused-triominos-tile-twice = { $tile } er nevnt to ganger.
refused-triominos-table = { $tile } kan ikke ligge der.
refused-triominos-impossible-position = Denne stillingen kan ikke oppstå ({ $why }).

text-triominos-tile = Det finnes ingen brikke { $text }: tallene går fra 0 til 5 og stiger med klokken.
text-triominos-stage = «{ $text }» er ikke en av deal, start, play, draw, over.
text-triominos-too-many = Det er beholdt flere brikker enn det finnes.

told-triominos-dealt = Runde { $round } er delt ut; { $player } starter.
told-triominos-turned-up = { $tile } snus: { $points } poeng.
told-triominos-starts = { $player } starter med { $tile }: { $points } poeng.
told-triominos-lays = { $bonus ->
    [bridge] { $player } legger { $tile } og bygger en bro: { $points } poeng.
    [double] { $player } legger { $tile } mellom to andre: { $points } poeng.
    [hexagon] { $player } legger { $tile } og lukker en sekskant: { $points } poeng.
   *[none] { $player } legger { $tile }: { $points } poeng.
}{ $ends ->
    [out] { " " }Det var den siste brikken: runden er slutt.
    [blocked] { " " }Ingen kan legge mer: runden er slutt.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } trekker en brikke.
   *[other] { $player } trekker brikke nummer { $count } i denne turen.
}
told-triominos-drew = { $missed ->
    [yes] Den passer ikke, og turen er over.
   *[no] { $player } har trukket en brikke.
}{ $ends ->
    [blocked] { " " }Ingen kan legge mer: runden er slutt.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } har trukket { $tile }. Den passer ikke, og turen er over.
   *[no] { $player } har trukket { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan legge mer: runden er slutt.
   *[no] { "" }
}
told-triominos-passes = { $player } melder pass: { $points } poeng.{ $ends ->
    [blocked] { " " }Ingen kan eller vil legge mer: runden er slutt.
   *[no] { "" }
}

score-triominos-tiles = Lagte brikker
score-triominos-starts = Første brikker
score-triominos-bridges = Broer
score-triominos-doubles = Doble forbindelser
score-triominos-hexagons = Sekskanter
score-triominos-draws = Trukne brikker
score-triominos-misses = Turer uten lagt brikke
score-triominos-outs = Tømte hender
score-triominos-hands = Igjen på hendene

reason-triominos-start = Det er startbrikken.
reason-triominos-last-tile = Det er din siste brikke: runden er din.
reason-triominos-points = { $bonus ->
    [bridge] { $points } poeng med en bro.
    [double] { $points } poeng med en dobbel forbindelse.
    [hexagon] { $points } poeng med en sekskant.
   *[none] { $points } poeng.
}
reason-triominos-allows-bonus = { $count ->
    [one] Det etterlater et sted der en annen kan få bonus.
   *[other] Det etterlater { $count } steder der andre kan få bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Det fjerner et sted for bonus.
   *[other] Det fjerner { $count } steder for bonus.
}
reason-triominos-narrows = { $count ->
    [0] Ingen brikke de andre kan ha, passer lenger.
    [one] Bare én brikke de andre kan ha, passer fortsatt.
   *[other] Bare { $count } brikker de andre kan ha, passer fortsatt.
}
reason-triominos-goes-on = { $count ->
    [0] Ingenting på hånden din passer etterpå.
    [one] Én brikke på hånden din passer etterpå.
   *[other] { $count } brikker på hånden din passer etterpå.
}
reason-triominos-draws-to-wait = Brikkene dine er mer verdt senere: å trekke koster mindre enn å legge nå.
reason-triominos-must-draw = Ingenting på hånden din passer.
reason-triominos-passes-to-wait = Å melde pass koster mindre enn å legge nå.
reason-triominos-must-pass = Ingenting på hånden din passer, og det er ingenting igjen å trekke.
