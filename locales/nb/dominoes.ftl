### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klassisk domino opp til 9-9, for to til ti spillere.
rules-intro-dominoes = Legg brikkene dine i de to endene av én dominoslange. Den som først har lagt alle brikkene sine, vinner.

## play: options

option-dominoes-starter-draws = Startspilleren trekker til en brikke passer
option-dominoes-starter-draws-about = Har startspilleren ingen brikke som passer til dobbeltbrikken, trekkes det til en passer. Er det slått av, legges ingenting til.
option-dominoes-may-draw-anyway = Det er alltid lov å trekke
option-dominoes-may-draw-anyway-about = Det er lov å trekke selv om en brikke på hånden passer. Er det slått av, må den som kan legge, gjøre det.
option-dominoes-drawing = Uten en brikke som passer
option-dominoes-drawing-about = Om man uten en brikke som passer, må trekke eller kan melde pass. Melder alle pass etter hverandre, slutter runden.
option-dominoes-drawing-is-must = må trekke
option-dominoes-drawing-is-may = kan trekke eller melde pass
option-dominoes-double-counts = En dobbeltbrikke på hånden teller
option-dominoes-double-counts-about = Hva en dobbeltbrikke på hånden teller når runden slutter.
option-dominoes-double-counts-is-once = den ene halvdelen
option-dominoes-double-counts-is-as_one_pip = ett øye
option-dominoes-double-counts-is-twice = begge halvdelene
option-dominoes-match = En kamp over flere runder
option-dominoes-match-about = Vinneren av hver runde får øynene som er igjen hos de andre, til noen når målet.
option-dominoes-target = Mål
option-dominoes-target-about = Summen som vinner kampen.

## play: log

told-dominoes-deal = Runde { $round }: alle tar { $count } brikker.
told-dominoes-start = { $player } starter med { $tile }.
told-dominoes-lay = { $player } legger { $tile }. Åpne ender: { $left } og { $right }.
told-dominoes-out = { $player } legger { $tile }, sin siste brikke.
told-dominoes-block = { $player } legger { $tile }, og nå kan ingen legge flere.
told-dominoes-draw = { $player } trekker.
told-dominoes-drew = { $player } tar { $tile }.
told-dominoes-drew-hidden = { $player } tar en brikke.
told-dominoes-pass = { $ends ->
    [equal] { $player } melder pass: har ingen { $left }.
   *[two] { $player } melder pass: har verken { $left } eller { $right }.
}

## play: possible moves

may-dominoes-start = Start med { $tile }
may-dominoes-lay = Legg { $tile } (åpne ender: { $left } og { $right })
may-dominoes-out = Legg { $tile }, din siste brikke
may-dominoes-block = Legg { $tile }, så ingen kan legge flere
may-dominoes-draw = Trekk en brikke
may-dominoes-pass = { $ends ->
    [equal] Meld pass: du har ingen { $left }
   *[two] Meld pass: du har verken { $left } eller { $right }
}

## play: points

score-dominoes-left = { $tile } igjen på hånden
score-dominoes-double-left = { $tile } igjen på hånden; en dobbeltbrikke teller bare den ene halvdelen
score-dominoes-earlier = { $count ->
    [one] Den første runden
   *[other] De første { $count } rundene
}
score-dominoes-hand = Runde { $round }: igjen på hånden til { $player }

## play: hints

reason-dominoes-out = Din siste brikke: du vinner runden.
reason-dominoes-starves = { $player } kan ikke ha noe som passer til den.
reason-dominoes-lacks = { $player } hadde ingen { $number } og har ikke trukket siden.
reason-dominoes-rare = { $count ->
    [0] Du har alle brikkene med { $number } som ikke er lagt.
    [one] Bare { $count } annen brikke med { $number } er igjen.
   *[other] Bare { $count } andre brikker med { $number } er igjen.
}
reason-dominoes-keeps = { $count ->
    [one] Én av brikkene dine passer etterpå.
   *[other] { $count } av brikkene dine passer etterpå.
}
reason-dominoes-keeps-none = Ingen av brikkene dine passer etterpå.
reason-dominoes-double = Dobbeltbrikker er vanskelige å bli kvitt senere.
reason-dominoes-draw = Ingen av brikkene dine passer.
reason-dominoes-pass = Ingen brikke passer, og det er ikke flere å trekke.

## play: refusals

refused-dominoes-round-over = Runden er slutt.
refused-dominoes-drawing = En brikke blir trukket.
refused-dominoes-start = Runden starter med { $tile }.
refused-dominoes-started = Dominoslangen er allerede påbegynt.
refused-dominoes-not-held = Du har ikke { $tile }.
refused-dominoes-drawn-tile = Du trakk { $drawn }, som passer: legg den.
refused-dominoes-equal-ends = Begge endene viser { $right }: { $tile } kan bare legges på én måte.
refused-dominoes-other-end = { $tile } passer bare i den andre enden.
refused-dominoes-second = Brikke nummer to må passe til dobbeltbrikken som ble lagt først; det gjør ikke { $tile }.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } passer ikke til de åpne endene: begge viser { $left }.
   *[two] { $tile } passer ikke til de åpne endene, { $left } og { $right }.
}
refused-dominoes-stock-empty = Det er ikke flere brikker å trekke.
refused-dominoes-must-lay = Du har en brikke som passer: legg den.
refused-dominoes-must-draw = Det er fortsatt brikker å trekke: trekk før du melder pass.
refused-dominoes-no-luck = Det er ingenting å trekke nå.
refused-dominoes-not-in-stock = { $tile } er ikke i haugen.
refused-dominoes-tile-twice = { $tile } forekommer to ganger.
refused-dominoes-deal = Alle får { $count } brikker.
refused-dominoes-hands = «{ $field }» trenger én hånd for hver av de { $seats } plassene.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] En brikke er to steder.
    [line] Brikkene i dominoslangen passer ikke sammen.
    [hands] En hånd har en umulig størrelse.
    [stage] Det som skjer nå, stemmer ikke med slangen og hendene.
    [drawn] De trukne brikkene stemmer ikke med slangen og hendene.
    [known] Det som er kjent om en hånd, stemmer ikke.
    [totals] Ingen kamp har disse rundene og summene.
    [last] Den forrige runden kan ikke ha endt slik.
   *[other] Denne stillingen kan ikke oppstå.
}
text-dominoes-tile = Kolonne { $column }: forventet en brikke som 9-4.
text-dominoes-which-end = Kolonne { $column }: { $tile } passer i begge ender; skriv left (venstre) eller right (høyre).

## page: the board

stock-count =
    { $count ->
        [one] { $count } brikke i haugen
       *[other] { $count } brikker i haugen
    }
help-dominoes = Velg en brikke fra hånden (1 til 9), og så en ende av dominoslangen: venstre eller høyre.
dominoes-tile = { $left } og { $right }
dominoes-double = dobbel { $number }
dominoes-line =
    { $count ->
        [one] Dominoslangen med { $count } brikke: { $tiles }
       *[other] Dominoslangen med { $count } brikker: { $tiles }
    }
dominoes-ends = De åpne endene er { $left } til venstre og { $right } til høyre.
dominoes-end =
    { $end ->
        [left] Venstre ende: { $number }
        [right] Høyre ende: { $number }
       *[start] Den første brikken skal hit
    }
dominoes-choose-tile = Velg en brikke som passer.
dominoes-choose-end = Venstre eller høyre?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } passer ikke: begge endene viser { $left }.
       *[two] { $tile } passer verken til { $left } eller { $right }.
    }
dominoes-must-start = Runden starter med { $tile }.
dominoes-must-draw = Ingen av brikkene dine passer: trekk.
dominoes-must-pass = Ingen av brikkene dine passer, og haugen er tom: meld pass.
dominoes-draw = Trekk
dominoes-pass = Meld pass
dominoes-sort =
    { $order ->
        [pips] Etter øyne
        [doubles] Dobbeltbrikker først
        [own] Min rekkefølge
       *[drawn] Som trukket
    }
dominoes-pips-left = Øyne på hånden: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } som første brikke
       *[end] { $tile } ved { $number }
    }

## page: the score pad

pad-dominoes-about = Skriv inn etter hver runde hvor mange øyne alle har igjen (en dobbeltbrikke teller én gang). Den med lavest sum vinner og får øynene til de andre.

## page: what you did

own-dominoes-start = Du starter med { $tile }.
own-dominoes-lay = Du legger { $tile }. Åpne ender: { $left } og { $right }.
own-dominoes-out = Du legger { $tile }, den siste brikken din.
own-dominoes-block = Du legger { $tile }, og nå kan ingen legge flere.
own-dominoes-draw = Du trekker.
own-dominoes-drew = Du tar { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Du melder pass: har ingen { $left }.
   *[two] Du melder pass: har verken { $left } eller { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: legg brikkene dine i de to endene av dominoslangen. Den som først har lagt alle brikkene sine, vinner.
lesson-dominoes-start = Den høyeste dobbeltbrikken starter. Har du den, velger du den og spiller den.
lesson-dominoes-lay = Velg en brikke med samme tall som en åpen ende. Passer den i begge ender, velger du selv.
lesson-dominoes-draw = Hvis ingen brikke passer, trekker du til en gjør det. Er haugen tom, melder du pass.
lesson-dominoes-ends = De to store tallene viser alltid de åpne endene. Hvis ingen kan legge, vinner den som har færrest øyne på hånden; en dobbeltbrikke teller én gang.
lesson-dominoes-free = Det er alt du trenger å vite. Spill videre, og be om et tips når du vil.

## book: rules

rules-differ-dominoes = De 27 trykte tekstene til Domino Double 9 er ikke enige om alt. Start: bare den kroatiske teksten sier hvem som begynner når ingen har en dobbeltbrikke (brikken med flest øyne); den følger vi. Spill: ifølge den finske og den ukrainske teksten må du legge en brikke som passer; ifølge de andre kan du, og en valgmulighet tillater det. Trekking: uten en brikke som passer, må du trekke; den spanske og den slovenske teksten sier at du kan, men har du først begynt, må du fortsette. Dobbeltbrikker: i sluttsummen teller en dobbeltbrikke én gang, altså den ene halvdelen; ifølge den kroatiske teksten kan den telle som ett øye. Slutt: ingen av dem sier hvem som vinner når summene er like; her deles seieren. Med valgmuligheter kan dere følge de andre tolkningene av spill, trekking og dobbeltbrikker.
rules-d1 = Det er 55 brikker, fra 0-0 til 9-9. Alle tar 5; resten danner haugen, med øynene ned. (Avgjørelse: for to til ti spillere.)
rules-d2 = Den høyeste dobbeltbrikken starter. (Avgjørelse: har ingen en dobbeltbrikke, starter brikken med høyest sum; ved like summer den med den største halvdelen.)
rules-d3 = Den som starter, legger den dobbeltbrikken og med en gang en brikke til som passer. (Avgjørelse: passer ingen, legges ingenting til og ingenting trekkes; en valgmulighet lar startspilleren trekke. Starter spillet med en brikke som ikke er en dobbeltbrikke, legges bare den.)
rules-d4 = Så går spillet med klokken. Har du en brikke som passer, legger du den i en av de to åpne endene, én brikke per tur.
rules-d5 = Har du ingen brikke som passer, trekker du til en passer, og legger den; de andre brikkene du trakk, beholder du. Er haugen tom og ingenting passer, melder du pass. (Avgjørelse: den som kan legge, må gjøre det; en valgmulighet lar deg trekke likevel.)
rules-d6 = Dominoslangen har alltid nøyaktig to åpne ender, også ved den første dobbeltbrikken. Den kan svinge, og dobbeltbrikker kan legges på tvers: det endrer bare utseendet.
rules-d7 = Runden slutter når en spiller ikke har flere brikker, eller når ingen kan legge og haugen er tom.
rules-d8 = Den som først har lagt alle brikkene sine, vinner. Ellers vinner den som har færrest øyne på hånden; en dobbeltbrikke teller bare den ene halvdelen (6-6 teller 6). Ved like summer deles seieren.
rules-d9 = Viser begge endene samme tall, er en brikke som passer, ett trekk, ikke to. En brikke som passer i to ulike ender, gir deg et valg.
rules-d10 = Valgmulighet: en kamp over flere runder. Vinneren av hver får øynene som er igjen hos de andre, og den som først når målet (100), vinner.

## book: captions of the examples

rules-example-dominoes-start = Den høyeste dobbeltbrikken starter, og en brikke som passer, følger med en gang.
rules-example-dominoes-ends = Bare de to endene er åpne, her { $left } og { $right }. Dobbeltbrikker legges på tvers, men det endrer ingenting.
rules-example-dominoes-over = Runden er slutt: den som ikke har flere brikker, vinner. Av dobbeltbrikkene som er igjen, teller den ene halvdelen.

## terminal

terminal-letters-dominoes = [6|2] en brikke, <6|6> en dobbeltbrikke; dominoslangen fortsetter på neste rad.

## command line

score-dominoes-round = Runden er verdt { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
} i en kamp: øynene som er igjen hos de andre
