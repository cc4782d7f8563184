told-quixo-starts =
    { $symbol ->
        [cross] { $player } gör första draget och spelar med kryss.
       *[circle] { $player } gör första draget och spelar med ringar.
    }

told-quixo-push =
    { $ends ->
        [win] { $player } skjuter in { $from } vid { $to } och vinner med en rad.
        [loss] { $player } skjuter in { $from } vid { $to } och gör en rad åt motståndarna.
        [draw] { $player } skjuter in { $from } vid { $to }: oavgjort.
       *[no] { $player } skjuter in { $from } vid { $to }.
    }

told-quixo-push-dot =
    { $ends ->
        [win] { $player } skjuter in { $from } vid { $to } och vinner med en rad.
        [loss] { $player } skjuter in { $from } vid { $to } och gör en rad åt motståndarna.
        [draw] { $player } skjuter in { $from } vid { $to }: oavgjort.
       *[no]
            { $dot ->
                [self] { $player } skjuter in { $from } vid { $to } och behåller pricken.
               *[partner] { $player } skjuter in { $from } vid { $to } och ger pricken till sin partner.
            }
    }

told-quixo-pass =
    { $ends ->
        [draw] { $player } har ingen kub att ta och passar: oavgjort.
       *[no] { $player } har ingen kub att ta och passar.
    }

refused-quixo-over = Spelet är slut.
refused-quixo-lot-first = Det är inte lottat än vem som börjar.
refused-quixo-lot-drawn = Det är redan lottat vem som börjar.
refused-quixo-never-pass = Med två spelare får ingen passa.
refused-quixo-pass-with-cube = Du får bara passa om det inte finns någon kub du kan ta.
refused-quixo-not-border = { $square } ligger inte i kanten.
refused-quixo-other-symbol = { $square } visar motståndarnas symbol.
refused-quixo-other-dot = Pricken på { $square } pekar på { $player }.
refused-quixo-same-place = Kuben får inte läggas tillbaka där den togs.
refused-quixo-not-an-end = En kub från { $from } kan inte skjutas in vid { $to }: välj en ände av dess rad eller kolumn.
refused-quixo-no-dots = Prickar finns bara med fyra spelare.
refused-quixo-dot-at-partner = Pricken måste peka på dig eller din partner.
refused-quixo-three = Quixo är för två spelare, eller för fyra i lag.
refused-quixo-endless = Utan gräns för dragen och utan oavgjort vid upprepning kanske ett spel aldrig tar slut.
refused-quixo-position =
    { $why ->
        [lot] Före lottningen är brädet blankt och inget har flyttats.
        [moves] Så många kuber kan inte ha vänts på så få drag.
        [past] De tidigare brädena leder inte till det här.
        [line] Spelet var slut före den här ställningen.
       *[last] Det senaste draget leder inte till den här ställningen.
    }
text-quixo-square = En ruta från a1 till { $last } väntas här.
text-quixo-cube =
    { $seats ->
        [4] En kub skrivs ”.” om den är blank, annars som platsen pricken pekar på, 0 till 3.
       *[other] En kub skrivs ”.” om den är blank, ”x” för ett kryss, ”o” för en ring.
    }

score-quixo-own-line = En egen rad
score-quixo-line-by-other = En rad gjord av motståndarna

option-quixo-board = Bräde
option-quixo-board-about = Kuber per rad: 5 är det riktiga spelet, 3 och 4 är små varianter.
option-quixo-move-cap = Längsta spel
option-quixo-move-cap-about = Efter så många drag är spelet oavgjort; 0 för ingen gräns.
option-quixo-repetition = Oavgjort vid upprepning
option-quixo-repetition-about = En ställning som uppstår för tredje gången gör spelet oavgjort.
option-quixo-move-seconds = Sekunder per drag
option-quixo-move-seconds-about = Den som tar längre tid förlorar; 0 för ingen gräns.
option-quixo-partners-may-consult = Partner får prata ihop sig
option-quixo-partners-may-consult-about = Öppnar en egen chatt för varje lag.
