### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Ta en kub, skjut in den igen och få fem i rad.
rules-intro-quixo = Ta en kub från kanten, vänd den till din symbol och skjut in den igen. Fem i rad vinner.

## play: options

option-quixo-board = Bräde
option-quixo-board-about = Kuber per rad: 5 är det vanliga spelet, 3 och 4 är mindre.
option-quixo-move-cap = Draggräns
option-quixo-move-cap-about = Efter så många drag är spelet oavgjort; 0 betyder ingen gräns.
option-quixo-repetition = Oavgjort vid upprepning
option-quixo-repetition-about = Spelet är oavgjort när en ställning uppstår för tredje gången.
option-quixo-move-seconds = Sekunder per drag
option-quixo-move-seconds-about = Den som överskrider tiden förlorar; 0 betyder ingen gräns.
option-quixo-partners-may-consult = Partner får prata med varandra
option-quixo-partners-may-consult-about = Ger varje lag en egen chatt.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } gör första draget och spelar med kryss.
       *[circle] { $player } gör första draget och spelar med ringar.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } skjuter in { $from } vid { $to } och vinner med en rad.
        [loss] { $player } skjuter in { $from } vid { $to } och gör en rad åt motståndaren.
        [draw] { $player } skjuter in { $from } vid { $to }: oavgjort.
       *[no] { $player } skjuter in { $from } vid { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } skjuter in { $from } vid { $to } och vinner med en rad.
        [loss] { $player } skjuter in { $from } vid { $to } och gör en rad åt motståndaren.
        [draw] { $player } skjuter in { $from } vid { $to }: oavgjort.
       *[no]
            { $dot ->
                [self] { $player } skjuter in { $from } vid { $to } med pricken mot sig själv.
               *[partner] { $player } skjuter in { $from } vid { $to } med pricken mot sin partner.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } kan inte ta någon kub och passar: oavgjort.
       *[no] { $player } kan inte ta någon kub och passar.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Skjut in { $from } vid { $to } och vinn med en rad
        [loss] Skjut in { $from } vid { $to } och gör en rad åt motståndaren
        [draw] Skjut in { $from } vid { $to }: oavgjort
       *[no] Skjut in { $from } vid { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Skjut in { $from } vid { $to } och vinn med en rad
        [loss] Skjut in { $from } vid { $to } och gör en rad åt motståndaren
        [draw] Skjut in { $from } vid { $to }: oavgjort
       *[no]
            { $dot ->
                [self] Skjut in { $from } vid { $to } med pricken mot dig själv
               *[partner] Skjut in { $from } vid { $to } med pricken mot din partner
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Passa: det finns ingen kub du kan ta, så det blir oavgjort
       *[no] Passa: det finns ingen kub du kan ta
    }

## play: points

score-quixo-own-line = Egen rad
score-quixo-line-by-other = En rad gjord av motståndaren

## play: hints

reason-quixo-wins = Fullbordar din rad och vinner.
reason-quixo-loses = Gör en rad åt motståndaren.
reason-quixo-draws = Spelet slutar oavgjort.
reason-quixo-lets-win = Motståndaren kan vinna i nästa drag.
reason-quixo-stops = Hindrar motståndaren från att fullborda en rad.
reason-quixo-builds = Din längsta rad har nu { $count } av { $size }.
reason-quixo-breaks = Bryter motståndarens rad på { $count }.
reason-quixo-new-cube = Ger din sida en ny kub.
reason-quixo-own-cube = Flyttar en egen kub.

## play: refusals

refused-quixo-over = Spelet är slut.
refused-quixo-lot-first = Vem som börjar är inte lottat än.
refused-quixo-lot-drawn = Vem som börjar är redan lottat.
refused-quixo-never-pass = Med två spelare kan du inte passa.
refused-quixo-pass-with-cube = Du får bara passa om det inte finns någon kub du kan ta.
refused-quixo-not-border = { $square } ligger inte i kanten.
refused-quixo-other-symbol = { $square } visar motståndarens symbol.
refused-quixo-other-dot = Pricken på { $square } pekar på { $player }.
refused-quixo-same-place = Kuben får inte läggas tillbaka där den togs.
refused-quixo-not-an-end = En kub från { $from } kan inte skjutas in vid { $to }: välj en ände av dess rad eller kolumn.
refused-quixo-no-dots = Prickar finns bara med fyra spelare.
refused-quixo-dot-at-partner = Pricken måste peka på dig eller din partner.
refused-quixo-three = Quixo är för två spelare, eller för fyra i lag.
refused-quixo-endless = Utan draggräns och utan oavgjort vid upprepning kan ett parti pågå i evighet.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Före lottningen är brädet blankt och inget har flyttats.
        [moves] Så många kuber kan inte ha vänts på så få drag.
        [past] De tidigare brädena leder inte till det här.
        [line] Spelet var slut före den här ställningen.
       *[last] Det senaste draget leder inte till den här ställningen.
    }
text-quixo-square = En ruta från a1 till { $last } förväntas här.
text-quixo-cube =
    { $seats ->
        [4] En kub skrivs ”.” om den är blank, annars som platsen pricken pekar på, 0 till 3.
       *[other] En kub skrivs ”.” om den är blank, ”x” för ett kryss, ”o” för en ring.
    }

## page: the board

help-quixo = Ta en kub med ljus kant och välj från vilket håll den ska skjutas in. Med tangentbordet: piltangenter, Enter och sedan pilen för det hållet.
quixo-board = Bräde
quixo-cell =
    { $square }: { $symbol ->
        [cross] kryss
        [circle] ring
       *[blank] blank
    }{ $dot ->
        [yes] , pekar på { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , kan tas
       *[no] { "" }
    }
quixo-row = Rad { $row }: { $cells }
quixo-cube-cross = kryss
quixo-cube-circle = ring
quixo-cube-blank = blank
quixo-choose-cube =
    { $symbol ->
        [cross] Ta en kub: blank eller med kryss.
       *[circle] Ta en kub: blank eller med ring.
    }
quixo-choose-cube-dot = Ta en blank kub eller en vars prick pekar på dig.
quixo-choose-side = Från vilket håll skjuter du in den?
quixo-move =
    { $side ->
        [top] Kub { $from }, inskjuten uppifrån
        [bottom] Kub { $from }, inskjuten nerifrån
        [left] Kub { $from }, inskjuten från vänster
       *[right] Kub { $from }, inskjuten från höger
    }
quixo-move-dot = pricken pekar på { $player }
quixo-move-pass = Passa
quixo-must-pass = Du kan inte ta någon kub: passa.
quixo-dot = Vem pricken pekar på
quixo-wins = vinner
quixo-loses = Se upp: det här ger motståndaren en rad!
quixo-moment = { $count } i rad!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Du gör första draget och spelar med kryss.
       *[circle] Du gör första draget och spelar med ringar.
    }
own-quixo-push =
    { $ends ->
        [win] Du skjuter in { $from } vid { $to } och vinner med en rad.
        [loss] Du skjuter in { $from } vid { $to } och gör en rad åt motståndaren.
        [draw] Du skjuter in { $from } vid { $to }: oavgjort.
       *[no] Du skjuter in { $from } vid { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Du skjuter in { $from } vid { $to } och vinner med en rad.
        [loss] Du skjuter in { $from } vid { $to } och gör en rad åt motståndaren.
        [draw] Du skjuter in { $from } vid { $to }: oavgjort.
       *[no]
            { $dot ->
                [self] Du skjuter in { $from } vid { $to } med pricken mot dig själv.
               *[partner] Du skjuter in { $from } vid { $to } med pricken mot din partner.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Du kan inte ta någon kub och passar: oavgjort.
       *[no] Du kan inte ta någon kub och passar.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: få fem av din symbol i rad, så vinner du. Vågrätt, lodrätt och diagonalt räknas.
lesson-quixo-take = Ta en blank kub från kanten och välj från vilket håll du skjuter in den igen. Den kommer tillbaka med din symbol.
lesson-quixo-again = Hela raden flyttades ett steg. Du får ta blanka kuber och dina egna, aldrig motståndarens.
lesson-quixo-other = När du skjuter flyttas även motståndarens kuber: använd det för att bryta långa rader.
lesson-quixo-danger = Men se upp: ger ditt drag motståndaren fem i rad förlorar du, även om du också får fem.
lesson-quixo-free = Det är allt du behöver veta. Spela vidare, och be om ett tips när du vill.

## book: rules

rules-q1 = 25 kuber fyller brädet på 5 × 5 rutor, med en blank sida uppåt. Varje kub har ett kryss och en ring; resten är blankt. Ena sidan spelar kryss, den andra ringar. Vem som börjar lottas. Tillval: bräden på 3 × 3 eller 4 × 4.
rules-q2 = På din tur tar du en av de 16 kuberna i kanten som är blank eller visar din egen symbol, aldrig en med motståndarens symbol.
rules-q3 = Vad den än visade läggs den tillbaka med din symbol uppåt.
rules-q4 = Skjut in den igen från en ände av raden eller kolumnen den togs ur, så att luckan sluts: två sätt för ett hörn, tre för de andra. Den får inte läggas tillbaka på platsen där den togs.
rules-q5 = En rad på fem av din symbol vinner, vågrätt, lodrätt eller diagonalt.
rules-q6 = Gör du en rad av motståndarens symbol förlorar du, även om samma drag ger en egen rad.
rules-q7 = Med två spelare får ingen passa, och ingen behöver det någonsin.
rules-q8 = Ni kan komma överens om en tidsgräns per drag. (Tolkning: den som får slut på tid förlorar.)
rules-q9 = (Tolkning: i de tryckta reglerna finns inget oavgjort. En ställning som uppstår för tredje gången är oavgjord, och likaså ett parti på 200 drag. Antalet drag kan ändras; den ena regeln kan stängas av, men inte båda.)
rules-q10 = Fyra spelare bildar två lag, partner sitter mitt emot varandra. Turen går medurs, så lagen turas om.
rules-q11 = Varje symbol har en prick. En kub med symbol får bara tas av spelaren som pricken pekar på; blanka kuber av vem som helst. Pricken fortsätter peka på samma spelare när kuben skjuts runt.
rules-q12 = När du skjuter in en kub låter du pricken peka på dig själv eller på din partner.
rules-q13 = Du får bara passa om ingen kub i kanten är blank och ingen kub i kanten med din symbol pekar på dig. (Tolkning: då måste du passa.)
rules-q14 = Spelarna kommer överens om partner får prata om spelet; ett tillval avgör det.

## book: captions of the examples

rules-example-quixo-push = Den markerade kuben sköts in vid { $to }; alla kuber mellan den platsen och { $from }, där den togs, flyttades ett steg.
rules-example-quixo-line = En hel rad kryss: kryss har vunnit.
rules-example-quixo-other = Kryss sköt och gjorde en rad ringar: ring har vunnit.
rules-example-quixo-dots = Med fyra spelare har varje symbol en prick; bara den spelare den pekar på får ta kuben.

## terminal

terminal-letters-quixo = X kryss, O ring, · blank; en siffra efter en symbol är spelaren som pricken pekar på.

## command line

cli-solve-about = Lös Quixo: ta fram värdet av varje ställning
cli-solve-game = Vad som ska lösas
cli-solve-size = Kuber i rad: 3, 4 eller 5
cli-solve-distances = Ta också reda på hur långt bort vinster och förluster är
cli-solve-dir = Spara färdiga tabeller här, och fortsätt från dem efter ett avbrott
cli-solve-layers = Lös bara så här många lager (bräden med lika många vända kuber), från fullt bräde
cli-solve-threads = Antal trådar
cli-solve-check = Kontrollera så här många slumpvisa ställningar i varje lager igen, enbart efter reglerna
cli-solve-json = Skriv ut ett JSON-dokument
solve-progress = kuber: { $cubes }, { $rate } bräden/s, { $left } s kvar, { $memory } MB minne, { $disk } MB disk
solve-layer = { $cubes ->
    [all] Totalt: vinster { $wins }, förluster { $losses }, oavgjorda { $draws }
   *[other] Vända kuber: { $cubes }; vinster { $wins }, förluster { $losses }, oavgjorda { $draws }
}
solve-first = { $value ->
    [win] Den som börjar vinner.
    [loss] Den som börjar förlorar.
   *[draw] Spelet är oavgjort.
}
solve-done = { $seconds } s, { $rate } bräden per sekund så när som på symmetri; att lösa hela den här brädstorleken tar { $whole } timmar i den här takten.
solve-checked = Kontrollerade ställningar: { $boards }; alla stämmer.
refused-solve-size = Det finns bräden med 3, 4 och 5 kuber i rad.
refused-solve-folder = Bräden med 5 kuber i rad behöver en mapp för sina tabeller (--dir).
refused-train-tables = Träningen behöver tabellerna för alla bräden på 5 × 5; gör dem först (klots solve quixo --size 5).
refused-solve-wrong = Den här ställningen är fel löst: { $board }. Rapportera det gärna; radera tabellerna och lös igen.
score-quixo-line = { $symbol ->
    [cross] Kryss har en rad
   *[circle] Ring har en rad
}: { $cells }
score-quixo-none = Ingen har en rad.
score-quixo-won = { $symbol ->
    [cross] Kryss har vunnit.
   *[circle] Ring har vunnit.
}
refused-score-board = Ett bräde har { $min } till { $max } rader, var och en med lika många kuber.
refused-score-pushed = Båda sidor har en rad: ange vem som sköt senast, ”pushed: x” eller ”pushed: o”.
