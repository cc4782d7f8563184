### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klassisk domino op til 9-9, for to til ti spillere.
rules-intro-dominoes = Læg dine brikker i de to ender af én slange. Den, der først har lagt alle sine brikker, vinder.

## play: options

option-dominoes-starter-draws = Startspilleren trækker, til en brik passer
option-dominoes-starter-draws-about = Har startspilleren ingen brik, der passer til dobbeltbrikken, trækkes der, til en passer. Er det slået fra, lægges intet til.
option-dominoes-may-draw-anyway = Det er altid tilladt at trække
option-dominoes-may-draw-anyway-about = Man må trække, selv om en brik på hånden passer. Er det slået fra, skal den, der kan lægge, også gøre det.
option-dominoes-drawing = Uden en brik, der passer
option-dominoes-drawing-about = Om man uden en brik, der passer, skal trække eller må melde pas. Melder alle pas efter hinanden, slutter runden.
option-dominoes-drawing-is-must = skal trække
option-dominoes-drawing-is-may = må trække eller melde pas
option-dominoes-double-counts = En dobbeltbrik på hånden tæller
option-dominoes-double-counts-about = Hvad en dobbeltbrik på hånden tæller, når runden slutter.
option-dominoes-double-counts-is-once = den ene halvdel
option-dominoes-double-counts-is-as_one_pip = ét øje
option-dominoes-double-counts-is-twice = begge halvdele
option-dominoes-match = En match over flere runder
option-dominoes-match-about = Vinderen af hver runde får de øjne, der er tilbage hos de andre, indtil nogen når målet.
option-dominoes-target = Mål
option-dominoes-target-about = Den sum, der vinder matchen.

## play: log

told-dominoes-deal = Runde { $round }: alle tager { $count } brikker.
told-dominoes-start = { $player } starter med { $tile }.
told-dominoes-lay = { $player } lægger { $tile }. Åbne ender: { $left } og { $right }.
told-dominoes-out = { $player } lægger { $tile }, sin sidste brik.
told-dominoes-block = { $player } lægger { $tile }, og nu kan ingen lægge flere.
told-dominoes-draw = { $player } trækker.
told-dominoes-drew = { $player } tager { $tile }.
told-dominoes-drew-hidden = { $player } tager en brik.
told-dominoes-pass = { $ends ->
    [equal] { $player } melder pas: har ingen { $left }.
   *[two] { $player } melder pas: har hverken { $left } eller { $right }.
}

## play: possible moves

may-dominoes-start = Start med { $tile }
may-dominoes-lay = Læg { $tile } (åbne ender: { $left } og { $right })
may-dominoes-out = Læg { $tile }, din sidste brik
may-dominoes-block = Læg { $tile }, så ingen kan lægge flere
may-dominoes-draw = Træk en brik
may-dominoes-pass = { $ends ->
    [equal] Meld pas: ingen { $left }
   *[two] Meld pas: hverken { $left } eller { $right }
}

## play: points

score-dominoes-left = { $tile } tilbage på hånden
score-dominoes-double-left = { $tile } tilbage på hånden; en dobbeltbrik tæller én gang
score-dominoes-earlier = { $count ->
    [one] Den første runde
   *[other] De første { $count } runder
}
score-dominoes-hand = Runde { $round }: tilbage på hånden hos { $player }

## play: hints

reason-dominoes-out = Din sidste brik: du vinder runden.
reason-dominoes-starves = { $player } kan ikke have noget, der passer til den.
reason-dominoes-lacks = { $player } havde ingen { $number } og har ikke trukket siden.
reason-dominoes-rare = { $count ->
    [0] Du har alle de brikker med { $number }, der ikke er lagt.
    [one] Kun { $count } anden brik med { $number } er tilbage.
   *[other] Kun { $count } andre brikker med { $number } er tilbage.
}
reason-dominoes-keeps = { $count ->
    [one] Én af dine brikker passer bagefter.
   *[other] { $count } af dine brikker passer bagefter.
}
reason-dominoes-keeps-none = Ingen af dine brikker passer bagefter.
reason-dominoes-double = Dobbeltbrikker er svære at komme af med senere.
reason-dominoes-draw = Ingen af dine brikker passer.
reason-dominoes-pass = Ingen brik passer, og der er ikke flere at trække.

## play: refusals

refused-dominoes-round-over = Runden er slut.
refused-dominoes-drawing = Der trækkes en brik.
refused-dominoes-start = Runden starter med { $tile }.
refused-dominoes-started = Slangen er allerede påbegyndt.
refused-dominoes-not-held = Du har ikke { $tile }.
refused-dominoes-drawn-tile = Du trak { $drawn }, som passer: læg den.
refused-dominoes-equal-ends = Begge ender viser { $right }: { $tile } kan kun lægges på én måde.
refused-dominoes-other-end = { $tile } passer kun i den anden ende.
refused-dominoes-second = Brik nummer to skal passe til den dobbeltbrik, der blev lagt først; det gør { $tile } ikke.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } passer ikke til de åbne ender: begge viser { $left }.
   *[two] { $tile } passer ikke til de åbne ender, { $left } og { $right }.
}
refused-dominoes-stock-empty = Der er ikke flere brikker at trække.
refused-dominoes-must-lay = Du har en brik, der passer: læg den.
refused-dominoes-must-draw = Der er stadig brikker at trække: træk, før du melder pas.
refused-dominoes-no-luck = Der er intet at trække nu.
refused-dominoes-not-in-stock = { $tile } er ikke i stakken.
refused-dominoes-tile-twice = { $tile } forekommer to gange.
refused-dominoes-deal = Alle får { $count } brikker.
refused-dominoes-hands = »{ $field }« kræver én hånd for hver af de { $seats } pladser.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] En brik er to steder.
    [line] Brikkerne i slangen passer ikke sammen.
    [hands] En hånd har en umulig størrelse.
    [stage] Det, der sker nu, stemmer ikke med slangen og hænderne.
    [drawn] De trukne brikker stemmer ikke med slangen og hænderne.
    [known] Det, man ved om en hånd, er forkert.
    [totals] Ingen match har disse runder og summer.
    [last] Den forrige runde kan ikke være endt sådan.
   *[other] Denne stilling kan ikke opstå.
}
text-dominoes-tile = Kolonne { $column }: forventede en brik som 9-4.
text-dominoes-which-end = Kolonne { $column }: { $tile } passer i begge ender; skriv left eller right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } brik i stakken
       *[other] { $count } brikker i stakken
    }
help-dominoes = Vælg en brik fra din hånd (1 til 9) og derefter en ende af slangen: venstre eller højre.
dominoes-tile = { $left } og { $right }
dominoes-double = dobbelt { $number }
dominoes-line =
    { $count ->
        [one] Slangen med { $count } brik: { $tiles }
       *[other] Slangen med { $count } brikker: { $tiles }
    }
dominoes-ends = De åbne ender er { $left } til venstre og { $right } til højre.
dominoes-end =
    { $end ->
        [left] Venstre ende: { $number }
        [right] Højre ende: { $number }
       *[start] Den første brik skal her
    }
dominoes-choose-tile = Vælg en brik, der passer.
dominoes-choose-end = Venstre eller højre?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } passer ikke: begge ender viser { $left }.
       *[two] { $tile } passer hverken til { $left } eller { $right }.
    }
dominoes-must-start = Runden starter med { $tile }.
dominoes-must-draw = Ingen af dine brikker passer: træk.
dominoes-must-pass = Ingen af dine brikker passer, og stakken er tom: meld pas.
dominoes-draw = Træk
dominoes-pass = Meld pas
dominoes-sort =
    { $order ->
        [pips] Efter øjne
        [doubles] Dobbeltbrikker først
        [own] Min rækkefølge
       *[drawn] Som trukket
    }
dominoes-pips-left = Øjne på hånden: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } som første brik
       *[end] { $tile } ved { $number }
    }

## page: the score pad

pad-dominoes-about = Indtast efter hver runde, hvor mange øjne alle har tilbage (en dobbeltbrik tæller én gang). Den med den laveste sum vinder og får de andres øjne.

## page: what you did

own-dominoes-start = Du starter med { $tile }.
own-dominoes-lay = Du lægger { $tile }. Åbne ender: { $left } og { $right }.
own-dominoes-out = Du lægger { $tile }, din sidste brik.
own-dominoes-block = Du lægger { $tile }, og nu kan ingen lægge flere.
own-dominoes-draw = Du trækker.
own-dominoes-drew = Du tager { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Du melder pas: har ingen { $left }.
   *[two] Du melder pas: har hverken { $left } eller { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: læg dine brikker i slangens to ender. Den, der først har lagt alle sine brikker, vinder.
lesson-dominoes-start = Den højeste dobbeltbrik starter. Har du den, så vælg den, og spil den.
lesson-dominoes-lay = Vælg en brik med samme tal som en åben ende. Passer den i begge ender, vælger du selv.
lesson-dominoes-draw = Passer ingen brik, trækker du, til en gør. Er stakken tom, melder du pas.
lesson-dominoes-ends = De to store tal viser altid de åbne ender. Kan ingen lægge, vinder den, der har færrest øjne på hånden; en dobbeltbrik tæller én gang.
lesson-dominoes-free = Det er alt, du behøver at vide. Spil videre, og bed om et tip, når du vil.

## book: rules

rules-differ-dominoes = De 27 trykte tekster til Domino Double 9 er ikke enige om alt. Start: kun den kroatiske tekst siger, hvem der begynder, når ingen har en dobbeltbrik (brikken med flest øjne); den følger vi. Spil: ifølge den finske og den ukrainske tekst skal du lægge en brik, der passer; ifølge de andre må du, og det findes som valgmulighed. Træk: uden en brik, der passer, skal du trække; den spanske og den slovenske tekst siger, at du må, men er du først begyndt, skal du fortsætte. Dobbeltbrikker: i den endelige optælling tæller en dobbeltbrik én gang, altså den ene halvdel; ifølge den kroatiske tekst kan den tælle som ét øje. Slut: ingen af dem siger, hvem der vinder, når summerne er lige; her deles sejren. Med valgmulighederne kan I følge de andre tolkninger af spil, træk og dobbeltbrikker.
rules-d1 = Der er 55 brikker, fra 0-0 til 9-9. Alle tager 5; resten danner stakken, med øjnene nedad. (Afgørelse: for to til ti spillere.)
rules-d2 = Den højeste dobbeltbrik starter. (Afgørelse: har ingen en dobbeltbrik, starter brikken med den højeste sum; ved lige sum den med den største halvdel.)
rules-d3 = Den, der starter, lægger dobbeltbrikken og straks en anden brik, der passer. (Afgørelse: passer ingen, lægges og trækkes intet; en valgmulighed lader startspilleren trække. Starter spillet med en brik, der ikke er en dobbeltbrik, lægges kun den.)
rules-d4 = Så går turen med uret. Har du en brik, der passer, lægger du den i en af de to åbne ender, én brik pr. tur.
rules-d5 = Har du ingen brik, der passer, trækker du, til en passer, og lægger den; de andre brikker, du trak, beholder du. Er stakken tom, og passer intet, melder du pas. (Afgørelse: den, der kan lægge, skal gøre det; en valgmulighed lader dig trække alligevel.)
rules-d6 = Slangen har altid netop to åbne ender, også ved den første dobbeltbrik. Den må dreje om hjørner, og dobbeltbrikker må lægges på tværs: det ændrer kun udseendet.
rules-d7 = Runden slutter, når en spiller ikke har flere brikker, eller når ingen kan lægge, og stakken er tom.
rules-d8 = Den, der først har lagt alle sine brikker, vinder. Ellers vinder den, der har færrest øjne på hånden; en dobbeltbrik tæller kun den ene halvdel (6-6 tæller 6). Ved lige summer deles sejren.
rules-d9 = Viser begge ender samme tal, er en brik, der passer, ét træk, ikke to. En brik, der passer i to forskellige ender, giver dig et valg.
rules-d10 = Valgmulighed: en match over flere runder. Vinderen af hver får de øjne, der er tilbage hos de andre, og den, der først når målet (100), vinder.

## book: captions of the examples

rules-example-dominoes-start = Den højeste dobbeltbrik starter, og straks følger en brik, der passer.
rules-example-dominoes-ends = Kun de to ender er åbne, her { $left } og { $right }. Dobbeltbrikker lægges på tværs, men det ændrer intet.
rules-example-dominoes-over = Runden er slut: den, der ikke har flere brikker, vinder. Af de dobbeltbrikker, der er tilbage, tæller den ene halvdel.

## terminal

terminal-letters-dominoes = [6|2] en brik, <6|6> en dobbeltbrik; slangen fortsætter på næste række.

## command line

score-dominoes-round = I en match er runden { $points ->
    [one] { $points } point
   *[other] { $points } point
} værd: de øjne, der er tilbage hos de andre
