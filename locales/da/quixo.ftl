### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Tag en terning, skub den ind igen, og få fem på linje.
rules-intro-quixo = Tag en terning fra kanten, vend den til dit symbol, og skub den ind igen. Fem på linje vinder.

## play: options

option-quixo-board = Bræt
option-quixo-board-about = Terninger i en række: 5 er det normale spil, 3 og 4 er mindre.
option-quixo-move-cap = Trækgrænse
option-quixo-move-cap-about = Efter så mange træk er spillet uafgjort; 0 for ingen grænse.
option-quixo-repetition = Uafgjort ved gentagelse
option-quixo-repetition-about = En stilling, der opstår for tredje gang, gør spillet uafgjort.
option-quixo-move-seconds = Sekunder pr. træk
option-quixo-move-seconds-about = Den, der bruger længere tid, taber; 0 for ingen grænse.
option-quixo-partners-may-consult = Makkere må tale sammen
option-quixo-partners-may-consult-about = Åbner en privat chat for hvert hold.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } har første træk og spiller kryds.
       *[circle] { $player } har første træk og spiller cirkel.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } skubber { $from } ind ved { $to } og vinder med en linje.
        [loss] { $player } skubber { $from } ind ved { $to } og laver en linje for den anden side.
        [draw] { $player } skubber { $from } ind ved { $to }: uafgjort.
       *[no] { $player } skubber { $from } ind ved { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } skubber { $from } ind ved { $to } og vinder med en linje.
        [loss] { $player } skubber { $from } ind ved { $to } og laver en linje for den anden side.
        [draw] { $player } skubber { $from } ind ved { $to }: uafgjort.
       *[no]
            { $dot ->
                [self] { $player } skubber { $from } ind ved { $to } og beholder prikken.
               *[partner] { $player } skubber { $from } ind ved { $to } og giver prikken til sin makker.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } har ingen terning at tage og melder pas: uafgjort.
       *[no] { $player } har ingen terning at tage og melder pas.
    }

## play: points

score-quixo-own-line = En egen linje
score-quixo-line-by-other = En linje lavet af den anden side

## play: hints

reason-quixo-wins = Fuldender din linje og vinder.
reason-quixo-loses = Laver en linje for den anden side.
reason-quixo-draws = Slutter spillet uafgjort.
reason-quixo-lets-win = Den anden side kan vinde i næste træk.
reason-quixo-stops = Stopper en linje, som den anden side kunne fuldende.
reason-quixo-builds = Din længste linje har nu { $count } af { $size }.
reason-quixo-breaks = Bryder den anden sides linje på { $count }.
reason-quixo-new-cube = Tager en ny terning til din side.
reason-quixo-own-cube = Flytter en af dine egne terninger og giver intet væk.

## play: refusals

refused-quixo-over = Spillet er slut.
refused-quixo-lot-first = Der er ikke trukket lod om, hvem der begynder.
refused-quixo-lot-drawn = Der er allerede trukket lod om, hvem der begynder.
refused-quixo-never-pass = Med to spillere må ingen melde pas.
refused-quixo-pass-with-cube = Du må kun melde pas, hvis der ikke er nogen terning, du kan tage.
refused-quixo-not-border = { $square } er ikke ved kanten.
refused-quixo-other-symbol = { $square } viser den anden sides symbol.
refused-quixo-other-dot = Prikken på { $square } peger på { $player }.
refused-quixo-same-place = Terningen må ikke tilbage, hvor den kom fra.
refused-quixo-not-an-end = En terning fra { $from } kan ikke skubbes ind ved { $to }: vælg en ende af dens række eller kolonne.
refused-quixo-no-dots = Prikker er kun for fire spillere.
refused-quixo-dot-at-partner = Prikken skal pege på dig eller din makker.
refused-quixo-three = Quixo er for to spillere eller for fire på hold.
refused-quixo-endless = Uden trækgrænse og uden uafgjort ved gentagelse kunne et spil vare evigt.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Før lodtrækningen er brættet blankt, og intet er flyttet.
        [moves] Så mange terninger kan ikke være vendt i så få træk.
        [past] De tidligere stillinger fører ikke til denne.
        [line] Spillet var slut før denne stilling.
       *[last] Det sidste træk fører ikke til denne stilling.
    }
text-quixo-square = Et felt fra a1 til { $last } er ventet her.
text-quixo-cube =
    { $seats ->
        [4] En terning skrives ».«, hvis den er blank, ellers som den plads, prikken peger på, 0 til 3.
       *[other] En terning skrives ».«, hvis den er blank, »x« for kryds, »o« for cirkel.
    }

## page: the board

help-quixo = Tag en terning med lys kant, og vælg, fra hvilken side den skubbes ind. Med tastaturet: pile, Enter, så pilen for den side.
quixo-board = Bræt
quixo-cell =
    { $square }: { $symbol ->
        [cross] kryds
        [circle] cirkel
       *[blank] blank
    }{ $dot ->
        [yes] , peger på { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , kan tages
       *[no] { "" }
    }
quixo-row = Række { $row }: { $cells }
quixo-cube-cross = kryds
quixo-cube-circle = cirkel
quixo-cube-blank = blank
quixo-choose-cube =
    { $symbol ->
        [cross] Tag en terning: blank eller kryds.
       *[circle] Tag en terning: blank eller cirkel.
    }
quixo-choose-side = Fra hvilken side skubbes den ind?
quixo-move =
    { $side ->
        [top] Terning { $from }, skubbet ind oppefra
        [bottom] Terning { $from }, skubbet ind nedefra
        [left] Terning { $from }, skubbet ind fra venstre
       *[right] Terning { $from }, skubbet ind fra højre
    }
quixo-move-dot = prikken peger på { $player }
quixo-move-pass = Pas
quixo-must-pass = Du kan ikke tage nogen terning: meld pas.
quixo-dot = Hvem prikken peger på
quixo-wins = vinder
quixo-loses = Pas på: det laver en linje for den anden side!
quixo-moment = { $count } på linje!

## book: the guided first game

lesson-quixo-aim = Quixo: få fem af dit symbol på linje, så vinder du. Det gælder vandret, lodret og diagonalt.
lesson-quixo-take = Tag en blank terning fra kanten, og vælg, fra hvilken side den skubbes ind igen. Den kommer tilbage med dit symbol.
lesson-quixo-again = Hele linjen rykkede én plads. Du må tage blanke terninger og dine egne, aldrig den anden sides.
lesson-quixo-other = Når du skubber, flytter den anden sides terninger også: brug det til at bryde deres linjer.
lesson-quixo-danger = Men pas på: laver dit skub fem for den anden side, taber du, også selv om du selv får fem.
lesson-quixo-free = Det var det hele. Spil videre, og bed om et tip, når du vil.

## book: rules

rules-q1 = 25 terninger fylder brættet på 5 × 5 felter, med en blank side op. Hver terning har et kryds og en cirkel; resten er blankt. Den ene side spiller kryds, den anden cirkel. Der trækkes lod om, hvem der starter. Valgmuligheder: brætter på 3 × 3 eller 4 × 4.
rules-q2 = I din tur tager du en af kantens 16 terninger, der er blank eller viser dit eget symbol, aldrig en med den anden sides symbol.
rules-q3 = Uanset hvad den viste, kommer den tilbage med dit symbol op.
rules-q4 = Skub den ind fra en ende af den række eller kolonne, den kom fra, så hullet lukkes: to måder for et hjørne, tre for de andre. Den må ikke tilbage, hvor den kom fra.
rules-q5 = En linje med fem af dit symbol vinder, vandret, lodret eller diagonalt.
rules-q6 = Laver du en linje af den anden sides symbol, taber du, også selv om samme skub laver en linje til dig.
rules-q7 = Med to spillere må ingen melde pas, og ingen behøver det.
rules-q8 = Der kan aftales en tidsgrænse pr. træk. (Afgørelse: den, hvis tid udløber, taber.)
rules-q9 = (Afgørelse: de trykte regler har ikke uafgjort. En stilling, der opstår tredje gang, er uafgjort, og det er et spil på 200 træk også. Antallet af træk kan ændres; den ene slags uafgjort kan slås fra, men ikke begge.)
rules-q10 = Fire spillere danner to hold, makkere sidder over for hinanden. Turen går med uret, så holdene skiftes.
rules-q11 = Hvert symbol har en prik. En terning med symbol må kun tages af den spiller, prikken peger på; blanke terninger af alle. Prikken bliver ved at pege på samme spiller, mens terningen skubbes rundt.
rules-q12 = Når du skubber en terning ind, lader du prikken pege på dig selv eller din makker.
rules-q13 = Du må kun melde pas, hvis ingen terning ved kanten er blank, og ingen terning ved kanten med dit symbol peger på dig. (Afgørelse: så skal du melde pas.)
rules-q14 = Spillerne aftaler, om makkere må tale om spillet; det er en valgmulighed.

## book: captions of the examples

rules-example-quixo-push = Den markerede terning blev skubbet ind ved { $to }; alle terninger derfra til { $from }, hvor den blev taget, rykkede én plads.
rules-example-quixo-line = En hel linje af krydser: kryds har vundet.
rules-example-quixo-other = Kryds skubbede og lavede en linje af cirkler: cirkel har vundet.
rules-example-quixo-dots = Med fire spillere har hvert symbol en prik; kun den spiller, den peger på, må tage terningen.

## terminal

terminal-letters-quixo = X kryds, O cirkel, · blank; et tal efter et symbol er den spiller, prikken peger på.

## command line

cli-solve-about = Løs Quixo: værdien af hver stilling
cli-solve-game = Hvad der skal løses
cli-solve-size = Terninger i en række: 3, 4 eller 5
cli-solve-distances = Find også ud af, hvor langt der er til sejr og nederlag
cli-solve-dir = Gem færdige tabeller her, og fortsæt fra dem efter et stop
cli-solve-layers = Kun så mange lag (brætter med lige mange vendte terninger), fra det fulde bræt
cli-solve-threads = Tråde, der bruges
cli-solve-json = Skriv ét JSON-dokument ud
solve-progress = terninger: { $cubes }, { $rate } stillinger/s, { $left } s tilbage, { $memory } MB hukommelse, { $disk } MB disk
solve-layer = { $cubes ->
    [all] I alt: sejre { $wins }, nederlag { $losses }, uafgjorte { $draws }
   *[other] Vendte terninger: { $cubes }; sejre { $wins }, nederlag { $losses }, uafgjorte { $draws }
}
solve-first = { $value ->
    [win] Den, der begynder, vinder.
    [loss] Den, der begynder, taber.
   *[draw] Spillet er uafgjort.
}
solve-done = { $seconds } s, { $rate } stillinger pr. sekund på nær symmetri; hele brættet tager { $whole } timer i denne fart.
refused-solve-size = Der er brætter med 3, 4 og 5 terninger i en række.
refused-solve-folder = Brætter med 5 terninger i en række kræver en mappe til deres tabeller (--dir).
score-quixo-line = { $symbol ->
    [cross] Kryds har en linje
   *[circle] Cirkel har en linje
}: { $cells }
score-quixo-none = Ingen har en linje.
score-quixo-won = { $symbol ->
    [cross] Kryds har vundet.
   *[circle] Cirkel har vundet.
}
refused-score-board = Et bræt har { $min } til { $max } rækker, hver med lige så mange terninger.
refused-score-pushed = Begge sider har en linje: sig, hvem der skubbede sidst, »pushed: x« eller »pushed: o«.
