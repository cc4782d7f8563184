### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Legg trekantede brikker, få hjørnene til å stemme, lukk sekskanten.
rules-intro-triominos = Legg trekantede brikker kant i kant, få poeng for hver brikke og flere for broer og sekskanter.

## play: options

option-triominos-hexagons = Flere sekskanter på én gang
option-triominos-hexagons-about = Hvor mange poeng en brikke gir som fullfører mer enn én sekskant.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, uansett hvor mange
option-triominos-hexagons-is-each = 50 for hver
option-triominos-target = Poeng å nå
option-triominos-target-about = Kampen slutter etter runden der noen har nådd dem.
option-triominos-rounds = Høyeste antall runder (0 = ∞)
option-triominos-rounds-about = Kampen slutter etter så mange runder selv om ingen har nådd poengene; 0 for ingen grense.
option-triominos-solo-hand = Brikker på hånden når man spiller alene
option-triominos-solo-hand-about = Med 0 trekkes hver brikke fra haugen.
option-triominos-solo-draws = Brikker som kan trekkes alene
option-triominos-solo-draws-about = En grense gjør at resultater kan sammenlignes; 20 er et godt tall. Med 55 er det ingen grense.

## play: log

told-triominos-dealt = Runde { $round } er delt ut; { $player } starter.
told-triominos-turned-up = { $tile } snus: { $points } poeng.
told-triominos-starts = { $player } starter med { $tile }: { $points } poeng.
told-triominos-lays = { $bonus ->
    [bridge] { $player } legger { $tile } og bygger en bro: { $points } poeng.
    [double] { $player } legger { $tile } med en dobbel forbindelse: { $points } poeng.
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

## play: points

score-triominos-tiles = Lagte brikker
score-triominos-starts = Første brikker
score-triominos-bridges = Broer
score-triominos-doubles = Doble forbindelser
score-triominos-hexagons = Sekskanter
score-triominos-draws = Trukne brikker
score-triominos-misses = Turer uten lagt brikke
score-triominos-outs = Først ferdig
score-triominos-hands = Brikker hos de andre

## play: hints

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
    [0] Ingen av brikkene dine passer etterpå.
    [one] Én av brikkene dine passer etterpå.
   *[other] { $count } av brikkene dine passer etterpå.
}
reason-triominos-draws-to-wait = Brikkene dine er mer verdt senere: å trekke koster mindre enn å legge nå.
reason-triominos-must-draw = Ingen av brikkene dine passer.
reason-triominos-passes-to-wait = Å melde pass koster mindre enn å legge nå.
reason-triominos-must-pass = Ingen av brikkene dine passer, og det er ingenting igjen å trekke.

## play: refusals

refused-triominos-over = Kampen er slutt.
refused-triominos-luck-first = Brikkene deles fortsatt ut eller trekkes.
refused-triominos-no-luck = Ingenting deles ut eller trekkes nå.
refused-triominos-start = Runden starter med { $tile } midt på bordet.
refused-triominos-must-lay = Den trukne brikken { $tile } passer og må legges nå.
refused-triominos-held-before = Du har trukket i denne turen og kan derfor ikke legge { $tile }, som du hadde fra før.
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
refused-triominos-hand-size = { $count ->
    [one] Plass { $seat } får { $count } brikke i stedet for { $expected }.
   *[other] Plass { $seat } får { $count } brikker i stedet for { $expected }.
}
refused-triominos-not-in-pool = { $tile } er ikke i haugen.
refused-triominos-tile-twice = { $tile } er nevnt to ganger.
refused-triominos-table = { $tile } kan ikke ligge der.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] En brikke er to steder.
        [points] Ingen kamp har disse rundene og summene.
        [last] Runden før kan ikke ha endt slik.
       *[other] Denne stillingen kan ikke oppstå.
    }
text-triominos-tile = Det finnes ingen brikke { $text }: tallene går fra 0 til 5 og stiger med klokken.
text-triominos-stage = «{ $text }» er ikke en av deal, start, play, draw, over.
text-triominos-too-many = Det er lagt til side flere brikker enn det er i spillet.

## page: the board

pool-count =
    { $count ->
        [one] { $count } brikke i haugen
       *[other] { $count } brikker i haugen
    }
help-triominos = Velg en brikke fra hånden (1 til 9), og så et av de uthevede stedene. Dra i bordet for å flytte det; 0 viser alt.
triominos-table =
    { $count ->
        [one] Bordet med { $count } brikke { $tiles }
       *[other] Bordet med { $count } brikker { $tiles }
    }
triominos-spots = Steder der brikken passer
triominos-points =
    { $bonus ->
        [bridge] { $points } poeng med en bro
        [double] { $points } poeng med en dobbel forbindelse
        [hexagon] { $points } poeng med en sekskant
       *[none]
            { $points ->
                [one] { $points } poeng
               *[other] { $points } poeng
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Bro!
        [double] Dobbel forbindelse!
       *[hexagon] Sekskant!
    }
triominos-choose-tile = Velg en brikke fra hånden.
triominos-choose-spot =
    { $count ->
        [one] Den passer på { $count } sted.
       *[other] Den passer på { $count } steder.
    }
triominos-fits-nowhere = { $tile } passer ikke noe sted nå.
triominos-must-draw = Ingen av brikkene dine passer: trekk.
triominos-must-pass = Ingenting passer, og ingenting er igjen å trekke: meld pass.
triominos-draw = Trekk (−5)
triominos-draws-left = Du kan fortsatt trekke denne turen: { $count }
triominos-pass = Meld pass (−10)
triominos-move-start = Legg { $tile } først: { $points }
triominos-move-beside = Legg { $tile } ved siden av { $beside }
triominos-move-lay = Legg { $tile } ved siden av { $beside }: { $points }
triominos-draw-again = Brikken du trakk passer ikke: trekk igjen. Igjen i denne turen: { $count }.
triominos-draw-sure = En av brikkene dine passer. Trekke likevel (−5)?

## page: the score pad

pad-whose = Hvem sin tur
pad-what = Handling
pad-value = Brikkens verdi
pad-others = Verdien av de andre hendene
pad-triominos-about = Skriv opp hver brikke, hver trukket brikke og slutten på hver runde; blokken summerer.
pad-deed-lay = Lagt brikke
pad-deed-start = Første brikke i runden
pad-deed-bridge = Bro
pad-deed-double = Dobbel forbindelse
pad-deed-hexagon = Sekskant
pad-deed-hexagons2 = To sekskanter
pad-deed-hexagons3 = Tre sekskanter
pad-deed-draw = Trukket brikke
pad-deed-stuck = Tur uten brikke
pad-deed-out = Siste brikke, runden vunnet
pad-deed-blocked = Lavest verdi i en låst runde

## book: the guided first game

lesson-triominos-aim = Triominos: hver brikke du legger, gir summen av de tre tallene. Når noen når 400, spilles runden ferdig, og den høyeste summen vinner kampen.
lesson-triominos-tile = Velg en brikke fra hånden. Hvert sted der den passer, utheves, med brikken dreid riktig vei. Velg ett og spill.
lesson-triominos-match = To brikker møtes med en hel side, og begge tallene der må være like. Det må også hvert hjørne som møter et annet.
lesson-triominos-draw = Hvis du ikke kan eller vil legge en brikke, trekker du opptil tre; hver koster fem poeng. Har du begynt, må du fortsette til en passer.
lesson-triominos-bonus = Førti ekstra for en bro eller en dobbel forbindelse, femti for å lukke en sekskant. Se etter dem!
lesson-triominos-end = Den som legger den siste brikken, får 25 og verdien av alle de andre hendene.
lesson-triominos-free = Det er alt. Spill videre, og be om et tips når du vil.

## book: rules

rules-t1 = Det er 56 trekantede brikker med tallene 0 til 5, hver kombinasjon én gang, stigende med klokken. En brikke er verdt summen av hjørnene.
rules-t2 = To spillere tar 9 brikker hver, tre eller fire spillere 7, fem eller seks spillere 6. Resten er haugen, med tallene ned.
rules-t3 = Den høyeste trippelbrikken (tre like tall) legges først, av den som har den. Har ingen en trippelbrikke, starter brikken med høyest verdi. (Avgjørelse: den brikken må brukes; ved lik verdi avgjør det største hjørnet, deretter det nest største.)
rules-t4 = Den som starter, får verdien av brikken og 10 til, også for 0-0-0.
rules-t5 = Så går spillet med klokken. En brikke legges side mot side med en annen, med begge tallene på den felles siden like, og gir sin verdi. (Avgjørelse: hvert hjørne som møter et hjørne på bordet, må stemme, også der bare spissene møtes.)
rules-t6 = Hvis du ikke kan eller vil legge en brikke, trekker du, én om gangen, høyst tre; hver koster 5 poeng. En trukket brikke som passer, må legges med en gang. Passer heller ikke den tredje, taper du 10 til og turen går videre. Har du begynt å trekke, må du fortsette til en brikke passer eller du har trukket tre. (Avgjørelse: etter å ha trukket kan du ikke legge en brikke du hadde fra før.)
rules-t7 = Hvis haugen er tom og du ikke kan eller vil legge en brikke, taper du 10 poeng og turen går videre. (Avgjørelse: en tur uten lagt brikke koster alltid de 10. Melder alle pass etter hverandre, er runden slutt.)
rules-t8 = Den som legger den siste brikken på hånden, avslutter runden og får 25 og verdien av alle brikker på de andre hendene. De andre taper ingenting.
rules-t9 = Runden slutter også når haugen er tom og ingen kan legge. Den som har brikkene med lavest samlet verdi, får verdien av alle de andres brikker, minus sin egen; de 25 poengene gis ikke. (Avgjørelse: har flere lavest verdi, får hver av dem poeng på denne måten.)
rules-t10 = Bro, 40 poeng: brikken deler én side med en nabo, og det motsatte hjørnet berører en annen brikke.
rules-t11 = Dobbel forbindelse, 40 poeng: brikken deler to sider med brikker på bordet.
rules-t12 = Sekskant, 50 poeng: brikken fullfører seks brikker rundt et punkt. Bonusen for dobbel forbindelse gis ikke i tillegg. (Avgjørelse: bare den beste av de tre bonusene teller. To sekskanter på én gang gir 60, tre 70; som valgmulighet gis 50 uansett eller 50 for hver.)
rules-t13 = Kampen slutter etter runden der noen når 400 poeng; den med flest poeng vinner. (Avgjørelse: en runde spilles alltid ferdig; like summer deler seieren. Målet kan endres, og kampen kan slutte etter et fast antall runder.)
rules-t14 = Hvem som starter neste runde, avgjøres på samme måte igjen.
rules-t15 = Alene: én brikke snus og legges; så gjelder de samme reglene, straffene og bonusene, og du prøver å slå resultatet ditt. (Avgjørelse: hånden er 9 brikker; valgmuligheter endrer hånden og begrenser hvor mye som kan trekkes. Den siste brikken gir 25; står du fast, trekkes verdien av brikkene du har igjen, fra.)

## book: captions of the examples

rules-example-triominos-start = Den høyeste trippelbrikken ble lagt først, for { $points } poeng: verdien og 10.
rules-example-triominos-bridge = En bro: den nyeste brikken berører én brikke med en side og en annen med det motsatte hjørnet.
rules-example-triominos-double = En dobbel forbindelse: den nyeste brikken berører to brikker, med en side hver.
rules-example-triominos-hexagon = Den nyeste brikken er den sjette rundt ett punkt: en sekskant.

## terminal

terminal-letters-triominos = · merker en brikke, * den nyeste.

## command line

score-triominos-first = { $tile } starter: verdien og 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } og en bro
score-triominos-double = { $tile } og en dobbel forbindelse
score-triominos-hexagon = { $tile } og { $count ->
    [one] { $count } sekskant
   *[other] { $count } sekskanter
}
score-triominos-drawn = { $count ->
    [one] { $count } brikke trukket
   *[other] { $count } brikker trukket
}
score-triominos-missed = En tur uten lagt brikke
score-triominos-out = Den siste brikken på hånden
score-triominos-others = Igjen på de andre hendene
score-triominos-own = Igjen på spillerens egen hånd
refused-score-two-out = Bare én spiller kan være først til å legge den siste brikken på hånden.
refused-score-hand-out = Den som har lagt den siste brikken, har ingenting igjen på hånden.
