### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Legg trekantede brikker så hjørnene stemmer, bygg broer og lukk sekskanter.
rules-intro-triominos = Legg trekantede brikker side mot side. Hver brikke gir poeng, og broer og sekskanter gir ekstra.

## play: options

option-triominos-hexagons = Flere sekskanter på én gang
option-triominos-hexagons-about = Poeng for en brikke som lukker mer enn én sekskant.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, uansett hvor mange
option-triominos-hexagons-is-each = 50 for hver
option-triominos-target = Poengmål
option-triominos-target-about = Kampen slutter etter runden der en spiller når dette målet.
option-triominos-rounds = Maks. antall runder (0 = ∞)
option-triominos-rounds-about = Kampen slutter etter så mange runder selv om ingen har nådd målet; 0 betyr ingen grense.
option-triominos-solo-hand = Brikker på hånden når man spiller alene
option-triominos-solo-hand-about = Med 0 trekkes hver brikke fra haugen.
option-triominos-solo-draws = Brikker man kan trekke når man spiller alene
option-triominos-solo-draws-about = En grense gjør at resultater kan sammenlignes; 20 er et godt tall. Med 55 er det ingen grense.

## play: log

told-triominos-dealt = Runde { $round } er delt ut; { $player } starter.
told-triominos-turned-up = { $tile } blir snudd: { $points } poeng.
told-triominos-starts = { $player } starter med { $tile }: { $points } poeng.
told-triominos-lays = { $bonus ->
    [bridge] { $player } legger { $tile } og bygger en bro: { $points } poeng.
    [double] { $player } legger { $tile } med en dobbel forbindelse: { $points } poeng.
    [hexagon] { $player } legger { $tile } og lukker en sekskant: { $points } poeng.
    [hexagons2] { $player } legger { $tile } og lukker to sekskanter: { $points } poeng.
    [hexagons3] { $player } legger { $tile } og lukker tre sekskanter: { $points } poeng.
   *[none] { $player } legger { $tile }: { $points } poeng.
}{ $ends ->
    [out] { " " }Det var den siste brikken: runden er slutt.
    [blocked] { " " }Ingen kan legge flere: runden er slutt.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } trekker en brikke.
   *[other] { $player } trekker brikke nummer { $count } i denne turen.
}
told-triominos-drew = { $missed ->
    [yes] Brikken passer ikke, og turen er over.
   *[no] { $player } har trukket en brikke.
}{ $ends ->
    [blocked] { " " }Ingen kan legge flere: runden er slutt.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } har trukket { $tile }. Den passer ikke, og turen er over.
   *[no] { $player } har trukket { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan legge flere: runden er slutt.
   *[no] { "" }
}
told-triominos-passes = { $player } melder pass: { $points } poeng.{ $ends ->
    [blocked] { " " }Ingen kan eller vil legge flere: runden er slutt.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Start med { $tile }: { $points } poeng
may-triominos-lays = { $bonus ->
    [bridge] Legg { $tile } og bygg en bro: { $points } poeng
    [double] Legg { $tile } med en dobbel forbindelse: { $points } poeng
    [hexagon] Legg { $tile } og lukk en sekskant: { $points } poeng
    [hexagons2] Legg { $tile } og lukk to sekskanter: { $points } poeng
    [hexagons3] Legg { $tile } og lukk tre sekskanter: { $points } poeng
   *[none] Legg { $tile }: { $points } poeng
}{ $ends ->
    [out] { " – " }din siste brikke
    [blocked] { " – " }etter det kan ingen legge flere
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Trekk en brikke
   *[other] Trekk brikke nummer { $count } i denne turen
}
may-triominos-passes = Meld pass: { $points } poeng{ $ends ->
    [blocked] { " – " }etter det kan eller vil ingen legge flere
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

reason-triominos-start = Denne brikken må starte.
reason-triominos-last-tile = Din siste brikke: du vinner runden.
reason-triominos-points = { $bonus ->
    [bridge] { $points } poeng med en bro.
    [double] { $points } poeng med en dobbel forbindelse.
    [hexagon] { $points } poeng med en sekskant.
    [hexagons2] { $points } poeng med to sekskanter.
    [hexagons3] { $points } poeng med tre sekskanter.
   *[none] { $points } poeng.
}
reason-triominos-allows-bonus = { $count ->
    [one] Åpner et sted der en annen kan få bonus.
   *[other] Åpner { $count } steder der andre kan få bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Fjerner et bonussted.
   *[other] Fjerner { $count } bonussteder.
}
reason-triominos-narrows = { $count ->
    [0] Ingen av brikkene de andre kan ha, passer lenger.
    [one] Bare én av brikkene de andre kan ha, passer fortsatt.
   *[other] Bare { $count } av brikkene de andre kan ha, passer fortsatt.
}
reason-triominos-goes-on = { $count ->
    [0] Ingen av brikkene dine passer etterpå.
    [one] Én av brikkene dine passer etterpå.
   *[other] { $count } av brikkene dine passer etterpå.
}
reason-triominos-draws-to-wait = Brikkene dine er mer verdt senere: å trekke koster mindre enn å legge nå.
reason-triominos-must-draw = Ingen av brikkene dine passer.
reason-triominos-passes-to-wait = Å melde pass koster mindre enn å legge nå.
reason-triominos-must-pass = Ingen av brikkene dine passer, og det er ikke flere å trekke.

## play: refusals

refused-triominos-over = Kampen er slutt.
refused-triominos-luck-first = Det deles fortsatt ut eller trekkes brikker.
refused-triominos-no-luck = Det deles ikke ut eller trekkes brikker nå.
refused-triominos-start = Runden starter med { $tile } midt på bordet.
refused-triominos-must-lay = Du trakk { $tile }, som passer: du må legge den nå.
refused-triominos-held-before = Du har trukket i denne turen og kan derfor ikke legge { $tile }, som du hadde fra før.
refused-triominos-pool-empty = Det er ikke flere brikker å trekke.
refused-triominos-draws-used = { $count ->
    [0] Du kan ikke trekke brikker i dette spillet.
    [one] Du har allerede trukket den ene tillatte brikken.
   *[other] Du har allerede trukket alle { $count } tillatte brikker.
}
refused-triominos-must-draw = { $count ->
    [one] Du kan ikke melde pass: det er fortsatt en brikke å trekke.
   *[other] Du kan ikke melde pass: det er fortsatt { $count } brikker å trekke.
}
refused-triominos-not-in-hand = { $tile } er ikke på hånden din.
refused-triominos-covered = Det ligger allerede en brikke der.
refused-triominos-no-side = Det er ingen brikke ved siden av det stedet.
refused-triominos-corner = Det hjørnet viser { $shows }, ikke { $not }.
refused-triominos-hand-size = { $count ->
    [one] Plass { $seat } fikk { $count } brikke i stedet for { $expected }.
   *[other] Plass { $seat } fikk { $count } brikker i stedet for { $expected }.
}
refused-triominos-not-in-pool = { $tile } er ikke i haugen.
refused-triominos-tile-twice = { $tile } er nevnt to ganger.
refused-triominos-table = { $tile } kan ikke legges der.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] En brikke er to steder.
        [points] Ingen kamp har disse rundene og summene.
        [last] Den forrige runden kan ikke ha endt slik.
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
        [one] Bordet med { $count } brikke: { $tiles }
       *[other] Bordet med { $count } brikker: { $tiles }
    }
triominos-spots = Steder der brikken passer
triominos-points =
    { $bonus ->
        [bridge] { $points } poeng med en bro
        [double] { $points } poeng med en dobbel forbindelse
        [hexagon] { $points } poeng med en sekskant
        [hexagons2] { $points } poeng med to sekskanter
        [hexagons3] { $points } poeng med tre sekskanter
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
        [hexagons2] To sekskanter!
        [hexagons3] Tre sekskanter!
       *[hexagon] Sekskant!
    }
triominos-choose-tile = Velg en brikke fra hånden.
triominos-choose-spot =
    { $count ->
        [one] Den passer { $count } sted.
       *[other] Den passer { $count } steder.
    }
triominos-fits-nowhere = { $tile } passer ikke noe sted nå.
triominos-must-draw = Ingen av brikkene dine passer: trekk.
triominos-must-pass = Ingen av brikkene dine passer, og det er ikke flere å trekke: meld pass.
triominos-draw = Trekk (−5)
triominos-draws-left = Brikker du fortsatt kan trekke i denne turen: { $count }
triominos-pass = Meld pass (−10)
triominos-move-start = Legg { $tile } først: { $points }
triominos-move-beside = Legg { $tile } ved siden av { $beside }
triominos-move-lay = Legg { $tile } ved siden av { $beside }: { $points }
triominos-draw-again = Brikken du trakk, passer ikke: trekk igjen. Igjen i denne turen: { $count }.
triominos-draw-sure = En av brikkene dine passer. Trekke likevel (−5)?

## page: the score pad

pad-whose = Hvem sin tur
pad-what = Handling
pad-value = Brikkens verdi
pad-others = Verdien hos de andre
pad-triominos-about = Skriv inn hver lagt brikke, hver trukket brikke og slutten på hver runde; blokken summerer poengene.
pad-deed-lay = Lagt brikke
pad-deed-start = Første brikke i runden
pad-deed-bridge = Bro
pad-deed-double = Dobbel forbindelse
pad-deed-hexagon = Sekskant
pad-deed-hexagons2 = To sekskanter
pad-deed-hexagons3 = Tre sekskanter
pad-deed-draw = Trukket brikke
pad-deed-stuck = Tur uten lagt brikke
pad-deed-out = Siste brikke, runden vunnet
pad-deed-blocked = Lavest verdi, låst runde

## page: what you did

own-triominos-dealt = Runde { $round } er delt ut; du starter.
own-triominos-starts = Du starter med { $tile }: { $points } poeng.
own-triominos-lays = { $bonus ->
    [bridge] Du legger { $tile } og bygger en bro: { $points } poeng.
    [double] Du legger { $tile } med en dobbel forbindelse: { $points } poeng.
    [hexagon] Du legger { $tile } og lukker en sekskant: { $points } poeng.
    [hexagons2] Du legger { $tile } og lukker to sekskanter: { $points } poeng.
    [hexagons3] Du legger { $tile } og lukker tre sekskanter: { $points } poeng.
   *[none] Du legger { $tile }: { $points } poeng.
}{ $ends ->
    [out] { " " }Det var den siste brikken: runden er slutt.
    [blocked] { " " }Ingen kan legge flere: runden er slutt.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Du trekker en brikke.
   *[other] Du trekker brikke nummer { $count } i denne turen.
}
own-triominos-drew-tile = { $missed ->
    [yes] Du har trukket { $tile }. Den passer ikke, og turen er over.
   *[no] Du har trukket { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan legge flere: runden er slutt.
   *[no] { "" }
}
own-triominos-passes = Du melder pass: { $points } poeng.{ $ends ->
    [blocked] { " " }Ingen kan eller vil legge flere: runden er slutt.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: hver brikke du legger, gir summen av de tre tallene. Når noen når 400, spilles runden ferdig, og den høyeste summen vinner kampen.
lesson-triominos-tile = Velg en brikke fra hånden. Hvert sted der den passer, utheves, med brikken snudd riktig vei. Velg ett, og spill.
lesson-triominos-match = To brikker møtes med en hel side, og begge tallene der må være de samme som nabobrikkens. Det samme gjelder hvert hjørne som møter et annet.
lesson-triominos-draw = Hvis du ikke kan eller vil legge en brikke, trekker du opptil tre; hver koster fem poeng. Har du begynt å trekke, må du fortsette til en passer.
lesson-triominos-bonus = En bro eller en dobbel forbindelse gir 40 ekstra, en lukket sekskant 50. Se etter dem!
lesson-triominos-end = Den som først legger sin siste brikke, får 25 pluss verdien av alle brikkene de andre har igjen.
lesson-triominos-free = Det er alt du trenger å vite. Spill videre, og be om et tips når du vil.

## book: rules

rules-t1 = Det er 56 trekantede brikker med tallene 0 til 5, hver kombinasjon én gang, stigende med klokken. En brikke er verdt summen av hjørnene.
rules-t2 = To spillere tar 9 brikker hver, tre eller fire spillere 7, fem eller seks spillere 6. Resten danner haugen, med tallene ned.
rules-t3 = Den høyeste trippelbrikken (tre like tall) legges først, av den som har den. Har ingen en trippelbrikke, starter brikken med høyest verdi. (Avgjørelse: den brikken må legges; ved lik verdi avgjør det største hjørnet, deretter det nest største.)
rules-t4 = Den som starter, får verdien av brikken pluss 10, også for 0-0-0.
rules-t5 = Så går spillet med klokken. En brikke legges side mot side med en annen, slik at begge tallene på den felles siden stemmer, og gir sin verdi. (Avgjørelse: hvert hjørne som møter et hjørne på bordet, må stemme, også der bare spissene møtes.)
rules-t6 = Hvis du ikke kan eller vil legge en brikke, trekker du, én om gangen, høyst tre; hver koster 5 poeng. En trukket brikke som passer, må legges med en gang. Har du begynt å trekke, må du fortsette til en brikke passer, du har trukket tre eller haugen er tom. Passer heller ikke den tredje, taper du 10 til, og turen går videre. (Avgjørelse: etter å ha trukket kan du ikke legge en brikke du hadde fra før.)
rules-t7 = Hvis haugen er tom og du ikke kan eller vil legge en brikke, taper du 10 poeng, og turen går videre. (Avgjørelse: en tur uten lagt brikke koster alltid de 10. Melder alle pass etter hverandre, er runden slutt.)
rules-t8 = Den som først legger sin siste brikke, avslutter runden og får 25 pluss verdien av alle brikkene hos de andre. De andre taper ingenting.
rules-t9 = Runden slutter også når haugen er tom og ingen kan legge. Den som har brikkene med lavest samlet verdi, får verdien av alle de andres brikker, minus sin egen; de 25 poengene gis ikke. (Avgjørelse: har flere lavest verdi, får hver av dem poeng på denne måten.)
rules-t10 = Bro, 40 poeng: brikken deler én side med en nabo, og det motsatte hjørnet berører en annen brikke.
rules-t11 = Dobbel forbindelse, 40 poeng: brikken deler to sider med brikker på bordet.
rules-t12 = Sekskant, 50 poeng: brikken er den sjette rundt ett punkt. Bonusen for dobbel forbindelse gis ikke i tillegg. (Avgjørelse: bare den beste av de tre bonusene teller. To sekskanter på én gang gir 60, tre 70; valgmuligheter gir 50 totalt eller 50 for hver.)
rules-t13 = Kampen slutter etter runden der noen når 400 poeng; den med flest poeng vinner. (Avgjørelse: en runde spilles alltid ferdig; ved like summer deles seieren. Målet kan endres, og kampen kan slutte etter et fast antall runder.)
rules-t14 = Hvem som starter neste runde, avgjøres på samme måte.
rules-t15 = Alene: én brikke blir snudd og lagt; så gjelder de samme reglene, straffepoengene og bonusene, og du prøver å slå ditt eget resultat. (Avgjørelse: du tar 9 brikker; valgmuligheter endrer antallet og begrenser hvor mye som kan trekkes. Den siste brikken gir 25; står du fast, trekkes verdien av brikkene du har igjen, fra.)

## book: captions of the examples

rules-example-triominos-start = Den høyeste trippelbrikken ble lagt først, for { $points } poeng: verdien pluss 10.
rules-example-triominos-bridge = En bro: den nyeste brikken berører én brikke med en side og en annen med det motsatte hjørnet.
rules-example-triominos-double = En dobbel forbindelse: den nyeste brikken berører to brikker, med en side hver.
rules-example-triominos-hexagon = Den nyeste brikken er den sjette rundt ett punkt: en sekskant.

## terminal

terminal-letters-triominos = · merker en brikke, * den nyeste.

## command line

score-triominos-first = { $tile } starter: verdien pluss 10
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
score-triominos-others = Igjen hos de andre
score-triominos-own = Igjen på spillerens egen hånd
refused-score-two-out = Bare én spiller kan være først til å legge sin siste brikke.
refused-score-hand-out = En spiller som har lagt sin siste brikke, har ingen brikker igjen.
