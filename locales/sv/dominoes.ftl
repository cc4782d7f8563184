### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klassisk domino upp till 9-9, för två till tio spelare.
rules-intro-dominoes = Lägg dina brickor i de två ändarna av en enda rad. Den som först har lagt alla sina brickor vinner.

## play: options

option-dominoes-starter-draws = Startspelaren plockar tills en bricka passar
option-dominoes-starter-draws-about = Har startspelaren ingen bricka som passar till dubbelbrickan plockas det tills en passar. Är det avstängt läggs inget till.
option-dominoes-may-draw-anyway = Man får alltid plocka
option-dominoes-may-draw-anyway-about = Man får plocka även om en bricka på handen passar. Är det avstängt måste den som kan lägga göra det.
option-dominoes-drawing = Utan en bricka som passar
option-dominoes-drawing-about = Om den som inte kan lägga någon bricka måste plocka eller får passa. Om alla passar i följd slutar rundan.
option-dominoes-drawing-is-must = måste plocka
option-dominoes-drawing-is-may = får plocka eller passa
option-dominoes-double-counts = En dubbelbricka på handen räknas som
option-dominoes-double-counts-about = Vad en dubbelbricka på handen räknas som när rundan slutar.
option-dominoes-double-counts-is-once = ena hälften
option-dominoes-double-counts-is-as_one_pip = ett öga
option-dominoes-double-counts-is-twice = båda hälfterna
option-dominoes-match = En match på flera rundor
option-dominoes-match-about = Den som vinner en runda får ögonen som är kvar på de andras händer, tills någon når målet.
option-dominoes-target = Mål
option-dominoes-target-about = Summan som vinner matchen.

## play: log

told-dominoes-deal = Runda { $round }: alla tar { $count } brickor.
told-dominoes-start = { $player } börjar med { $tile }.
told-dominoes-lay = { $player } lägger { $tile }. Öppna ändar: { $left } och { $right }.
told-dominoes-out = { $player } lägger { $tile }, sin sista bricka.
told-dominoes-block = { $player } lägger { $tile }, och nu kan ingen lägga fler.
told-dominoes-draw = { $player } plockar.
told-dominoes-drew = { $player } tar { $tile }.
told-dominoes-drew-hidden = { $player } tar en bricka.
told-dominoes-pass = { $ends ->
    [equal] { $player } passar: har ingen { $left }.
   *[two] { $player } passar: har varken { $left } eller { $right }.
}

## play: possible moves

may-dominoes-start = Börja med { $tile }
may-dominoes-lay = Lägg { $tile } (öppna ändar: { $left } och { $right })
may-dominoes-out = Lägg { $tile }, din sista bricka
may-dominoes-block = Lägg { $tile }, så att ingen kan lägga fler
may-dominoes-draw = Plocka en bricka
may-dominoes-pass = { $ends ->
    [equal] Passa: du har ingen { $left }
   *[two] Passa: du har varken { $left } eller { $right }
}

## play: points

score-dominoes-left = { $tile } kvar på handen
score-dominoes-double-left = { $tile } kvar på handen; av en dubbelbricka räknas ena hälften
score-dominoes-earlier = { $count ->
    [one] Den första rundan
   *[other] De första { $count } rundorna
}
score-dominoes-hand = Runda { $round }: kvar på handen hos { $player }

## play: hints

reason-dominoes-out = Din sista bricka: du vinner rundan.
reason-dominoes-starves = { $player } kan inte ha någon bricka som passar.
reason-dominoes-lacks = { $player } hade ingen { $number } och har inte plockat sedan dess.
reason-dominoes-rare = { $count ->
    [0] Du har alla brickor med { $number } som inte är lagda.
    [one] Bara { $count } annan bricka med { $number } finns kvar.
   *[other] Bara { $count } andra brickor med { $number } finns kvar.
}
reason-dominoes-keeps = { $count ->
    [one] En av dina brickor passar efteråt.
   *[other] { $count } av dina brickor passar efteråt.
}
reason-dominoes-keeps-none = Ingen av dina brickor passar efteråt.
reason-dominoes-double = Dubbelbrickor är svåra att bli av med senare.
reason-dominoes-draw = Ingen av dina brickor passar.
reason-dominoes-pass = Ingen bricka passar, och det finns inga kvar att plocka.

## play: refusals

refused-dominoes-round-over = Rundan är slut.
refused-dominoes-drawing = En bricka håller på att plockas.
refused-dominoes-start = Rundan börjar med { $tile }.
refused-dominoes-started = Raden är redan påbörjad.
refused-dominoes-not-held = Du har inte { $tile }.
refused-dominoes-drawn-tile = Du plockade { $drawn }, som passar: lägg den.
refused-dominoes-equal-ends = Båda ändarna visar { $right }: { $tile } kan bara läggas på ett sätt.
refused-dominoes-other-end = { $tile } passar bara i andra änden.
refused-dominoes-second = Den andra brickan måste passa till dubbelbrickan som lades först; det gör inte { $tile }.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } passar inte till de öppna ändarna: båda visar { $left }.
   *[two] { $tile } passar inte till de öppna ändarna, { $left } och { $right }.
}
refused-dominoes-stock-empty = Det finns inga brickor kvar att plocka.
refused-dominoes-must-lay = Du har en bricka som passar: lägg den.
refused-dominoes-must-draw = Det finns fortfarande brickor att plocka: plocka innan du passar.
refused-dominoes-no-luck = Det finns inget att plocka nu.
refused-dominoes-not-in-stock = { $tile } finns inte i högen.
refused-dominoes-tile-twice = { $tile } förekommer två gånger.
refused-dominoes-deal = Alla får { $count } brickor.
refused-dominoes-hands = ”{ $field }” behöver en hand för var och en av de { $seats } platserna.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] En bricka finns på två ställen.
    [line] Brickorna i raden passar inte ihop.
    [hands] En hand har ett omöjligt antal brickor.
    [stage] Det som händer härnäst stämmer inte med raden och händerna.
    [drawn] De plockade brickorna stämmer inte med raden och händerna.
    [known] Det som är känt om en hand stämmer inte.
    [totals] Ingen match har de här rundorna och summorna.
    [last] Den förra rundan kan inte ha slutat så.
   *[other] Den här ställningen kan inte uppstå.
}
text-dominoes-tile = Kolumn { $column }: en bricka som 9-4 förväntades.
text-dominoes-which-end = Kolumn { $column }: { $tile } passar i båda ändarna; skriv left eller right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } bricka i högen
       *[other] { $count } brickor i högen
    }
help-dominoes = Välj en bricka på din hand (1 till 9) och sedan en ände av raden: vänster eller höger.
dominoes-tile = { $left } och { $right }
dominoes-double = dubbel { $number }
dominoes-line =
    { $count ->
        [one] Raden med { $count } bricka: { $tiles }
       *[other] Raden med { $count } brickor: { $tiles }
    }
dominoes-ends = De öppna ändarna är { $left } till vänster och { $right } till höger.
dominoes-end =
    { $end ->
        [left] Vänster ände: { $number }
        [right] Höger ände: { $number }
       *[start] Första brickan läggs här
    }
dominoes-choose-tile = Välj en bricka som passar.
dominoes-choose-end = Vänster eller höger?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } passar inte: båda ändarna visar { $left }.
       *[two] { $tile } passar varken { $left } eller { $right }.
    }
dominoes-must-start = Rundan börjar med { $tile }.
dominoes-must-draw = Ingen av dina brickor passar: plocka.
dominoes-must-pass = Ingen av dina brickor går att lägga, och högen är tom: passa.
dominoes-draw = Plocka
dominoes-pass = Passa
dominoes-sort =
    { $order ->
        [pips] Efter ögon
        [doubles] Dubbelbrickor först
        [own] Min ordning
       *[drawn] I plockordning
    }
dominoes-pips-left = Ögon på handen: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } som första bricka
       *[end] { $tile } vid { $number }
    }

## page: the score pad

pad-dominoes-about = Skriv in efter varje runda hur många ögon alla har kvar (en dubbelbricka räknas enkelt). Den med lägst summa vinner och får de andras ögon.

## page: what you did

own-dominoes-start = Du börjar med { $tile }.
own-dominoes-lay = Du lägger { $tile }. Öppna ändar: { $left } och { $right }.
own-dominoes-out = Du lägger { $tile }, din sista bricka.
own-dominoes-block = Du lägger { $tile }, och nu kan ingen lägga fler.
own-dominoes-draw = Du plockar.
own-dominoes-drew = Du tar { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Du passar: har ingen { $left }.
   *[two] Du passar: har varken { $left } eller { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: lägg dina brickor i radens två ändar. Den som först har lagt alla sina brickor vinner.
lesson-dominoes-start = Den högsta dubbelbrickan börjar. Har du den, välj den och spela den.
lesson-dominoes-lay = Välj en bricka med samma tal som en öppen ände. Passar den i båda ändarna väljer du själv.
lesson-dominoes-draw = Om ingen bricka går att lägga plockar du tills en gör det. Är högen tom passar du.
lesson-dominoes-ends = De två stora siffrorna visar alltid de öppna ändarna. Kan ingen lägga vinner den som har minst antal ögon på handen; en dubbelbricka räknas enkelt.
lesson-dominoes-free = Det är allt du behöver veta. Spela vidare, och be om ett tips när du vill.

## book: rules

rules-differ-dominoes = De 27 tryckta texterna till Domino Double 9 är inte överens om allt. Start: bara den kroatiska texten säger vem som börjar när ingen har en dubbelbricka (brickan med flest ögon); den följer vi. Spel: enligt den finska och den ukrainska texten måste du lägga en bricka som passar; enligt de andra får du göra det, och ett tillval tillåter det. Plocka: utan en bricka som passar måste du plocka; den spanska och den slovenska texten säger att du får, men har du börjat måste du fortsätta. Dubbelbrickor: i slutsumman räknas en dubbelbricka enkelt, alltså ena hälften; enligt den kroatiska texten kan den räknas som ett enda öga. Slut: ingen av dem säger vem som vinner vid lika summor; här delas segern. Med tillval kan ni följa de andra tolkningarna av spel, plockande och dubbelbrickor.
rules-d1 = Det finns 55 brickor, från 0-0 till 9-9. Alla tar 5; resten bildar högen, med ögonen nedåt. (Tolkning: för två till tio spelare.)
rules-d2 = Den högsta dubbelbrickan börjar. (Tolkning: har ingen en dubbelbricka börjar brickan med högst summa; vid lika summor den med det högsta talet.)
rules-d3 = Den som börjar lägger den dubbelbrickan och genast en andra bricka som passar. (Tolkning: passar ingen läggs inget till och inget plockas; med ett tillval får startspelaren plocka. Börjar spelet med en bricka som inte är en dubbelbricka läggs bara den.)
rules-d4 = Sedan går spelet medurs. Har du en passande bricka lägger du den i en av de två öppna ändarna, en bricka per tur.
rules-d5 = Har du ingen passande bricka plockar du tills en passar och lägger den; de andra brickorna du plockade behåller du. Är högen tom och ingen bricka går att lägga passar du. (Tolkning: den som kan lägga måste göra det; ett tillval låter dig plocka ändå.)
rules-d6 = Raden har alltid precis två öppna ändar, även vid första dubbelbrickan. Den får svänga, och dubbelbrickor får läggas på tvären: det ändrar bara utseendet.
rules-d7 = Rundan slutar när en spelare inte har några brickor kvar, eller när ingen kan lägga och högen är tom.
rules-d8 = Den som först har lagt alla sina brickor vinner. Annars vinner den som har minst antal ögon på handen; av en dubbelbricka räknas bara ena hälften (6-6 räknas som 6). Vid lika summor delas segern.
rules-d9 = Visar båda ändarna samma tal är en passande bricka ett drag, inte två. En bricka som passar i två olika ändar ger dig ett val.
rules-d10 = Tillval: en match på flera rundor. Den som vinner en runda får ögonen som är kvar hos de andra, och den som först når målet (100) vinner.

## book: captions of the examples

rules-example-dominoes-start = Den högsta dubbelbrickan börjar, och en bricka som passar följer genast.
rules-example-dominoes-ends = Bara de två ändarna är öppna, här { $left } och { $right }. Dubbelbrickor läggs på tvären, men det ändrar inget.
rules-example-dominoes-over = Rundan är slut: den som inte har några brickor kvar vinner. Av dubbelbrickor som är kvar räknas ena hälften.

## terminal

terminal-letters-dominoes = [6|2] en bricka, <6|6> en dubbelbricka; raden fortsätter på nästa textrad.

## command line

score-dominoes-round = Rundan är värd { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
} i en match: ögonen som är kvar hos de andra
