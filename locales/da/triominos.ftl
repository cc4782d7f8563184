### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Læg trekantede brikker med ens hjørner, byg broer, og luk sekskanter.
rules-intro-triominos = Læg trekantede brikker side mod side. Hver brik giver point, og broer og sekskanter giver ekstra.

## play: options

option-triominos-hexagons = Flere sekskanter på én gang
option-triominos-hexagons-about = Point for en brik, der lukker mere end én sekskant.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, uanset hvor mange
option-triominos-hexagons-is-each = 50 for hver
option-triominos-target = Pointmål
option-triominos-target-about = Matchen slutter efter den runde, hvor en spiller når dette mål.
option-triominos-rounds = Maks. antal runder (0 = ∞)
option-triominos-rounds-about = Matchen slutter efter så mange runder, også hvis ingen har nået målet; 0 betyder ingen grænse.
option-triominos-solo-hand = Brikker på hånden, når man spiller alene
option-triominos-solo-hand-about = Med 0 trækkes hver brik fra puljen.
option-triominos-solo-draws = Brikker, man må trække, når man spiller alene
option-triominos-solo-draws-about = En grænse gør resultater sammenlignelige; 20 er et godt tal. Med 55 er der ingen grænse.

## play: log

told-triominos-dealt = Runde { $round } er delt ud; { $player } starter.
told-triominos-turned-up = { $tile } vendes: { $points } point.
told-triominos-starts = { $player } starter med { $tile }: { $points } point.
told-triominos-lays = { $bonus ->
    [bridge] { $player } lægger { $tile } og bygger en bro: { $points } point.
    [double] { $player } lægger { $tile } med en dobbelt forbindelse: { $points } point.
    [hexagon] { $player } lægger { $tile } og lukker en sekskant: { $points } point.
    [hexagons2] { $player } lægger { $tile } og lukker to sekskanter: { $points } point.
    [hexagons3] { $player } lægger { $tile } og lukker tre sekskanter: { $points } point.
   *[none] { $player } lægger { $tile }: { $points } point.
}{ $ends ->
    [out] { " " }Det var den sidste brik: runden er slut.
    [blocked] { " " }Ingen kan lægge flere: runden er slut.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } trækker en brik.
   *[other] { $player } trækker brik nummer { $count } i denne tur.
}
told-triominos-drew = { $missed ->
    [yes] Brikken passer ikke, og turen er slut.
   *[no] { $player } har trukket en brik.
}{ $ends ->
    [blocked] { " " }Ingen kan lægge flere: runden er slut.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } har trukket { $tile }. Den passer ikke, og turen er slut.
   *[no] { $player } har trukket { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan lægge flere: runden er slut.
   *[no] { "" }
}
told-triominos-passes = { $player } melder pas: { $points } point.{ $ends ->
    [blocked] { " " }Ingen kan eller vil lægge flere: runden er slut.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Start med { $tile }: { $points } point
may-triominos-lays = { $bonus ->
    [bridge] Læg { $tile }, og byg en bro: { $points } point
    [double] Læg { $tile } med en dobbelt forbindelse: { $points } point
    [hexagon] Læg { $tile }, og luk en sekskant: { $points } point
    [hexagons2] Læg { $tile }, og luk to sekskanter: { $points } point
    [hexagons3] Læg { $tile }, og luk tre sekskanter: { $points } point
   *[none] Læg { $tile }: { $points } point
}{ $ends ->
    [out] { " – " }din sidste brik
    [blocked] { " – " }derefter kan ingen lægge flere
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Træk en brik
   *[other] Træk brik nummer { $count } i denne tur
}
may-triominos-passes = Meld pas: { $points } point{ $ends ->
    [blocked] { " – " }derefter kan eller vil ingen lægge flere
   *[no] { "" }
}

## play: points

score-triominos-tiles = Lagte brikker
score-triominos-starts = Første brikker
score-triominos-bridges = Broer
score-triominos-doubles = Dobbelte forbindelser
score-triominos-hexagons = Sekskanter
score-triominos-draws = Trukne brikker
score-triominos-misses = Ture uden lagt brik
score-triominos-outs = Først færdig
score-triominos-hands = Brikker hos de andre

## play: hints

reason-triominos-start = Denne brik skal starte.
reason-triominos-last-tile = Din sidste brik: du vinder runden.
reason-triominos-points = { $bonus ->
    [bridge] { $points } point med en bro.
    [double] { $points } point med en dobbelt forbindelse.
    [hexagon] { $points } point med en sekskant.
    [hexagons2] { $points } point med to sekskanter.
    [hexagons3] { $points } point med tre sekskanter.
   *[none] { $points } point.
}
reason-triominos-allows-bonus = { $count ->
    [one] Åbner et sted, hvor en anden kan få bonus.
   *[other] Åbner { $count } steder, hvor andre kan få bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Fjerner et bonussted.
   *[other] Fjerner { $count } bonussteder.
}
reason-triominos-narrows = { $count ->
    [0] Ingen af de brikker, de andre kan have, passer længere.
    [one] Kun én af de brikker, de andre kan have, passer stadig.
   *[other] Kun { $count } af de brikker, de andre kan have, passer stadig.
}
reason-triominos-goes-on = { $count ->
    [0] Ingen af dine brikker passer bagefter.
    [one] Én af dine brikker passer bagefter.
   *[other] { $count } af dine brikker passer bagefter.
}
reason-triominos-draws-to-wait = Dine brikker er mere værd senere: at trække koster mindre end at lægge nu.
reason-triominos-must-draw = Ingen af dine brikker passer.
reason-triominos-passes-to-wait = At melde pas koster mindre end at lægge nu.
reason-triominos-must-pass = Ingen af dine brikker passer, og der er ikke flere at trække.

## play: refusals

refused-triominos-over = Matchen er slut.
refused-triominos-luck-first = Der deles stadig ud eller trækkes.
refused-triominos-no-luck = Der deles ikke ud eller trækkes nu.
refused-triominos-start = Runden starter med { $tile } midt på bordet.
refused-triominos-must-lay = Du trak { $tile }, som passer: du skal lægge den nu.
refused-triominos-held-before = Du har trukket i denne tur og kan derfor ikke lægge { $tile }, som du havde i forvejen.
refused-triominos-pool-empty = Der er ikke flere brikker at trække.
refused-triominos-draws-used = { $count ->
    [0] Du må ikke trække brikker i dette spil.
    [one] Du har allerede trukket den ene tilladte brik.
   *[other] Du har allerede trukket alle { $count } tilladte brikker.
}
refused-triominos-must-draw = { $count ->
    [one] Du kan ikke melde pas: der er stadig en brik at trække.
   *[other] Du kan ikke melde pas: der er stadig { $count } brikker at trække.
}
refused-triominos-not-in-hand = { $tile } er ikke på din hånd.
refused-triominos-covered = Der ligger allerede en brik der.
refused-triominos-no-side = Der er ingen brik ved siden af det sted.
refused-triominos-corner = Det hjørne viser { $shows }, ikke { $not }.
refused-triominos-hand-size = { $count ->
    [one] Plads { $seat } fik { $count } brik i stedet for { $expected }.
   *[other] Plads { $seat } fik { $count } brikker i stedet for { $expected }.
}
refused-triominos-not-in-pool = { $tile } er ikke i puljen.
refused-triominos-tile-twice = { $tile } er nævnt to gange.
refused-triominos-table = { $tile } kan ikke lægges der.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] En brik er to steder.
        [points] Ingen match har disse runder og summer.
        [last] Den forrige runde kan ikke være endt sådan.
       *[other] Denne stilling kan ikke opstå.
    }
text-triominos-tile = Der er ingen brik { $text }: tallene går fra 0 til 5 og stiger med uret.
text-triominos-stage = »{ $text }« er ikke en af deal, start, play, draw, over.
text-triominos-too-many = Der er lagt flere brikker til side, end der er i spillet.

## page: the board

pool-count =
    { $count ->
        [one] { $count } brik i puljen
       *[other] { $count } brikker i puljen
    }
help-triominos = Vælg en brik fra din hånd (1 til 9) og derefter et af de fremhævede steder. Træk i bordet for at flytte det; 0 viser alt.
triominos-table =
    { $count ->
        [one] Bordet med { $count } brik: { $tiles }
       *[other] Bordet med { $count } brikker: { $tiles }
    }
triominos-spots = Steder, hvor brikken passer
triominos-points =
    { $bonus ->
        [bridge] { $points } point med en bro
        [double] { $points } point med en dobbelt forbindelse
        [hexagon] { $points } point med en sekskant
        [hexagons2] { $points } point med to sekskanter
        [hexagons3] { $points } point med tre sekskanter
       *[none]
            { $points ->
                [one] { $points } point
               *[other] { $points } point
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Bro!
        [double] Dobbelt forbindelse!
        [hexagons2] To sekskanter!
        [hexagons3] Tre sekskanter!
       *[hexagon] Sekskant!
    }
triominos-choose-tile = Vælg en brik fra din hånd.
triominos-choose-spot =
    { $count ->
        [one] Den passer { $count } sted.
       *[other] Den passer { $count } steder.
    }
triominos-fits-nowhere = { $tile } passer ingen steder nu.
triominos-must-draw = Ingen af dine brikker passer: træk.
triominos-must-pass = Ingen af dine brikker passer, og der er ikke flere at trække: meld pas.
triominos-draw = Træk (−5)
triominos-draws-left = Brikker, du endnu må trække i denne tur: { $count }
triominos-pass = Meld pas (−10)
triominos-move-start = Læg { $tile } først: { $points }
triominos-move-beside = Læg { $tile } ved { $beside }
triominos-move-lay = Læg { $tile } ved { $beside }: { $points }
triominos-draw-again = Den trukne brik passer ikke: træk igen. Tilbage i denne tur: { $count }.
triominos-draw-sure = En af dine brikker passer. Træk alligevel (−5)?

## page: the score pad

pad-whose = Hvis tur
pad-what = Handling
pad-value = Brikkens værdi
pad-others = Værdien hos de andre
pad-triominos-about = Indtast hver brik, hver trækning og slutningen på hver runde; blokken lægger pointene sammen.
pad-deed-lay = Brik lagt
pad-deed-start = Rundens første brik
pad-deed-bridge = Bro
pad-deed-double = Dobbelt forbindelse
pad-deed-hexagon = Sekskant
pad-deed-hexagons2 = To sekskanter
pad-deed-hexagons3 = Tre sekskanter
pad-deed-draw = Brik trukket
pad-deed-stuck = Tur uden lagt brik
pad-deed-out = Sidste brik, runden vundet
pad-deed-blocked = Laveste værdi, låst runde

## page: what you did

own-triominos-dealt = Runde { $round } er delt ud; du starter.
own-triominos-starts = Du starter med { $tile }: { $points } point.
own-triominos-lays = { $bonus ->
    [bridge] Du lægger { $tile } og bygger en bro: { $points } point.
    [double] Du lægger { $tile } med en dobbelt forbindelse: { $points } point.
    [hexagon] Du lægger { $tile } og lukker en sekskant: { $points } point.
    [hexagons2] Du lægger { $tile } og lukker to sekskanter: { $points } point.
    [hexagons3] Du lægger { $tile } og lukker tre sekskanter: { $points } point.
   *[none] Du lægger { $tile }: { $points } point.
}{ $ends ->
    [out] { " " }Det var den sidste brik: runden er slut.
    [blocked] { " " }Ingen kan lægge flere: runden er slut.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Du trækker en brik.
   *[other] Du trækker brik nummer { $count } i denne tur.
}
own-triominos-drew-tile = { $missed ->
    [yes] Du har trukket { $tile }. Den passer ikke, og turen er slut.
   *[no] Du har trukket { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan lægge flere: runden er slut.
   *[no] { "" }
}
own-triominos-passes = Du melder pas: { $points } point.{ $ends ->
    [blocked] { " " }Ingen kan eller vil lægge flere: runden er slut.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: hver brik, du lægger, giver summen af sine tre tal. Når nogen når 400, spilles runden færdig, og den højeste sum vinder matchen.
lesson-triominos-tile = Vælg en brik fra din hånd. Hvert sted, hvor den passer, fremhæves, med brikken drejet rigtigt. Vælg et sted, og spil brikken.
lesson-triominos-match = To brikker mødes med en hel side, og begge tal dér skal være de samme som nabobrikkens. Det gælder også hvert hjørne, der møder et andet.
lesson-triominos-draw = Kan eller vil du ikke lægge en brik, så træk op til tre; hver koster fem point. Er du begyndt at trække, skal du fortsætte, til en passer.
lesson-triominos-bonus = En bro eller en dobbelt forbindelse giver 40 ekstra, en lukket sekskant 50. Hold øje med dem!
lesson-triominos-end = Den, der først lægger sin sidste brik, får 25 plus værdien af alle de brikker, de andre har tilbage.
lesson-triominos-free = Det er alt, du behøver at vide. Spil videre, og bed om et tip, når du vil.

## book: rules

rules-t1 = Der er 56 trekantede brikker med tallene 0 til 5, hver kombination én gang, stigende med uret. En brik er summen af sine hjørner værd.
rules-t2 = To spillere tager 9 brikker hver, tre eller fire spillere 7, fem eller seks spillere 6. Resten danner puljen, med bagsiden opad.
rules-t3 = Den højeste tripel (tre ens tal) lægges først af den, der har den. Har ingen en tripel, starter brikken med højest værdi. (Afgørelse: den brik skal lægges; ved lige værdi afgør det største hjørne, så det næste.)
rules-t4 = Den, der starter, får brikkens værdi plus 10, også for 0-0-0.
rules-t5 = Så går turen med uret. En brik lægges side mod side ved en anden, så begge tal på den fælles side passer, og giver sin værdi. (Afgørelse: hvert hjørne, der møder et hjørne på bordet, skal passe, også hvor kun spidser mødes.)
rules-t6 = Kan eller vil du ikke lægge en brik, trækker du, én ad gangen, højst tre; hver koster 5 point. En trukket brik, der passer, skal lægges straks. Er du begyndt at trække, skal du fortsætte, til en brik passer, du har trukket tre, eller puljen er tom. Passer den tredje heller ikke, mister du 10 mere, og turen går videre. (Afgørelse: efter at have trukket må du ikke lægge en brik, du havde før.)
rules-t7 = Er puljen tom, og kan eller vil du ikke lægge en brik, mister du 10 point, og turen går videre. (Afgørelse: en tur uden lagt brik koster altid de 10. Melder alle pas i træk, er runden slut.)
rules-t8 = Den, der først lægger sin sidste brik, slutter runden og får 25 plus værdien af alle brikker hos de andre. De andre mister intet.
rules-t9 = Runden slutter også, når puljen er tom, og ingen kan lægge. Den spiller, hvis brikker har den laveste samlede værdi, får værdien af alle de andres brikker minus sin egen; der gives ikke 25 point. (Afgørelse: har flere spillere den laveste værdi, får hver af dem point på denne måde.)
rules-t10 = Bro, 40 point: brikken deler én side med en nabo, og dens modsatte hjørne rører en anden brik.
rules-t11 = Dobbelt forbindelse, 40 point: brikken deler to sider med brikker på bordet.
rules-t12 = Sekskant, 50 point: brikken er den sjette om et punkt. Der gives ikke bonus for dobbelt forbindelse samtidig. (Afgørelse: kun den bedste af de tre bonusser tæller. To sekskanter på én gang giver 60, tre 70; valgmuligheder giver 50 i alt eller 50 for hver.)
rules-t13 = Matchen slutter efter den runde, hvor nogen når 400 point; den med flest point vinder. (Afgørelse: en runde spilles altid til ende; ved lige summer deles sejren. Målet kan ændres, og matchen kan slutte efter et fast antal runder.)
rules-t14 = Den, der starter næste runde, findes på samme måde.
rules-t15 = Alene: én brik vendes og lægges; så gælder de samme regler, strafpoint og bonusser, og du prøver at slå dit eget resultat. (Afgørelse: du tager 9 brikker; valgmuligheder ændrer antallet og begrænser trækningerne. Den sidste brik giver 25; kan du ikke komme videre, trækkes værdien af de brikker, du har tilbage, fra.)

## book: captions of the examples

rules-example-triominos-start = Den højeste tripel blev lagt først for { $points } point: dens værdi plus 10.
rules-example-triominos-bridge = En bro: den nyeste brik rører én brik med en side og en anden med det modsatte hjørne.
rules-example-triominos-double = En dobbelt forbindelse: den nyeste brik rører to brikker med hver sin side.
rules-example-triominos-hexagon = Den nyeste brik er den sjette om et punkt: en sekskant.

## terminal

terminal-letters-triominos = · markerer en brik, * den nyeste.

## command line

score-triominos-first = { $tile } starter: dens værdi plus 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } og en bro
score-triominos-double = { $tile } og en dobbelt forbindelse
score-triominos-hexagon = { $tile } og { $count ->
    [one] { $count } sekskant
   *[other] { $count } sekskanter
}
score-triominos-drawn = { $count ->
    [one] { $count } brik trukket
   *[other] { $count } brikker trukket
}
score-triominos-missed = En tur uden lagt brik
score-triominos-out = Den sidste brik på hånden
score-triominos-others = Tilbage hos de andre
score-triominos-own = Tilbage på spillerens egen hånd
refused-score-two-out = Kun én spiller kan være den første, der lægger sin sidste brik.
refused-score-hand-out = En spiller, der har lagt sin sidste brik, har ingen brikker tilbage.
