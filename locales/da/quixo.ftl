### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Tag en terning, skub den ind igen, og få fem på stribe.
rules-intro-quixo = Tag en terning fra kanten, vend den til dit symbol, og skub den ind igen. Fem på stribe vinder.

## play: options

option-quixo-board = Bræt
option-quixo-board-about = Terninger i en række: 5 er standardspillet, 3 og 4 er mindre.
option-quixo-move-cap = Trækgrænse
option-quixo-move-cap-about = Efter så mange træk er spillet uafgjort; 0 betyder ingen grænse.
option-quixo-repetition = Uafgjort ved gentagelse
option-quixo-repetition-about = Spillet er uafgjort, når en stilling opstår for tredje gang.
option-quixo-move-seconds = Sekunder pr. træk
option-quixo-move-seconds-about = Den, der overskrider tiden, taber; 0 betyder ingen grænse.
option-quixo-partners-may-consult = Makkere må tale sammen
option-quixo-partners-may-consult-about = Giver hvert hold en privat chat.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } har første træk og spiller kryds.
       *[circle] { $player } har første træk og spiller cirkel.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } skubber { $from } ind ved { $to } og vinder med en linje.
        [loss] { $player } skubber { $from } ind ved { $to } og laver en linje for modparten.
        [draw] { $player } skubber { $from } ind ved { $to }: uafgjort.
       *[no] { $player } skubber { $from } ind ved { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } skubber { $from } ind ved { $to } og vinder med en linje.
        [loss] { $player } skubber { $from } ind ved { $to } og laver en linje for modparten.
        [draw] { $player } skubber { $from } ind ved { $to }: uafgjort.
       *[no]
            { $dot ->
                [self] { $player } skubber { $from } ind ved { $to } med prikken mod sig selv.
               *[partner] { $player } skubber { $from } ind ved { $to } med prikken mod sin makker.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } kan ikke tage en terning og melder pas: uafgjort.
       *[no] { $player } kan ikke tage en terning og melder pas.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Skub { $from } ind ved { $to }, og vind med en linje
        [loss] Skub { $from } ind ved { $to }, og lav en linje for modparten
        [draw] Skub { $from } ind ved { $to }: uafgjort
       *[no] Skub { $from } ind ved { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Skub { $from } ind ved { $to }, og vind med en linje
        [loss] Skub { $from } ind ved { $to }, og lav en linje for modparten
        [draw] Skub { $from } ind ved { $to }: uafgjort
       *[no]
            { $dot ->
                [self] Skub { $from } ind ved { $to } med prikken mod dig selv
               *[partner] Skub { $from } ind ved { $to } med prikken mod din makker
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Meld pas: der er ingen terning, du kan tage, så det bliver uafgjort
       *[no] Meld pas: der er ingen terning, du kan tage
    }

## play: points

score-quixo-own-line = Egen linje
score-quixo-line-by-other = En linje lavet af modparten

## play: hints

reason-quixo-wins = Fuldender din linje og vinder spillet.
reason-quixo-loses = Laver en linje for modparten.
reason-quixo-draws = Spillet ender uafgjort.
reason-quixo-lets-win = Modparten kan vinde i næste træk.
reason-quixo-stops = Forhindrer modparten i at fuldende en linje.
reason-quixo-builds = Din længste linje har nu { $count } af { $size }.
reason-quixo-breaks = Bryder modpartens linje på { $count }.
reason-quixo-new-cube = Giver din side en ny terning.
reason-quixo-own-cube = Flytter en af dine egne terninger.

## play: refusals

refused-quixo-over = Spillet er slut.
refused-quixo-lot-first = Der er endnu ikke trukket lod om, hvem der begynder.
refused-quixo-lot-drawn = Der er allerede trukket lod om, hvem der begynder.
refused-quixo-never-pass = Med to spillere kan du ikke melde pas.
refused-quixo-pass-with-cube = Du må kun melde pas, hvis der ikke er nogen terning, du kan tage.
refused-quixo-not-border = { $square } er ikke ved kanten.
refused-quixo-other-symbol = { $square } viser modpartens symbol.
refused-quixo-other-dot = Prikken på { $square } peger på { $player }.
refused-quixo-same-place = En terning kan ikke sættes tilbage, hvor den kom fra.
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
text-quixo-square = Her forventes et felt fra a1 til { $last }.
text-quixo-cube =
    { $seats ->
        [4] En terning skrives ».«, hvis den er blank, ellers som den plads, prikken peger på, 0 til 3.
       *[other] En terning skrives ».«, hvis den er blank, »x« for kryds, »o« for cirkel.
    }

## page: the board

help-quixo = Tag en terning med lys kant, og vælg, fra hvilken side den skal skubbes ind. Med tastaturet: piletaster, Enter og så pilen for den side.
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
quixo-choose-cube-dot = Tag en blank terning eller en, hvis prik peger på dig.
quixo-choose-side = Fra hvilken side skubber du den ind?
quixo-move =
    { $side ->
        [top] Terning { $from }, skubbet ind oppefra
        [bottom] Terning { $from }, skubbet ind nedefra
        [left] Terning { $from }, skubbet ind fra venstre
       *[right] Terning { $from }, skubbet ind fra højre
    }
quixo-move-dot = prikken peger på { $player }
quixo-move-pass = Meld pas
quixo-must-pass = Du kan ikke tage nogen terning: meld pas.
quixo-dot = Hvem prikken peger på
quixo-wins = vinder
quixo-loses = Pas på: det giver modparten en linje!
quixo-moment = { $count } på stribe!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Du har første træk og spiller kryds.
       *[circle] Du har første træk og spiller cirkel.
    }
own-quixo-push =
    { $ends ->
        [win] Du skubber { $from } ind ved { $to } og vinder med en linje.
        [loss] Du skubber { $from } ind ved { $to } og laver en linje for modparten.
        [draw] Du skubber { $from } ind ved { $to }: uafgjort.
       *[no] Du skubber { $from } ind ved { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Du skubber { $from } ind ved { $to } og vinder med en linje.
        [loss] Du skubber { $from } ind ved { $to } og laver en linje for modparten.
        [draw] Du skubber { $from } ind ved { $to }: uafgjort.
       *[no]
            { $dot ->
                [self] Du skubber { $from } ind ved { $to } med prikken mod dig selv.
               *[partner] Du skubber { $from } ind ved { $to } med prikken mod din makker.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Du kan ikke tage en terning og melder pas: uafgjort.
       *[no] Du kan ikke tage en terning og melder pas.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: få fem af dit symbol på stribe, så vinder du. Vandret, lodret og diagonalt tæller.
lesson-quixo-take = Tag en blank terning fra kanten, og vælg, fra hvilken side du skubber den ind igen. Den kommer tilbage med dit symbol.
lesson-quixo-again = Hele linjen rykkede én plads. Du må tage blanke terninger og dine egne, aldrig modpartens.
lesson-quixo-other = Når du skubber, rykker modpartens terninger også: brug det til at bryde deres linjer.
lesson-quixo-danger = Men pas på: giver dit skub modparten fem på stribe, taber du, også selv om du selv får fem.
lesson-quixo-free = Det er alt, du behøver at vide. Spil videre, og bed om et tip, når du vil.

## book: rules

rules-q1 = 25 terninger fylder brættet på 5 × 5 felter, med en blank side opad. Hver terning har et kryds og en cirkel; resten er blankt. Den ene part spiller kryds, den anden cirkel. Der trækkes lod om, hvem der starter. Valgmuligheder: brætter på 3 × 3 eller 4 × 4.
rules-q2 = I din tur tager du en af kantens 16 terninger, der er blank eller viser dit eget symbol, aldrig en med modpartens symbol.
rules-q3 = Uanset hvad den viste, kommer den tilbage med dit symbol opad.
rules-q4 = Skub den ind fra en ende af den række eller kolonne, den kom fra, så hullet lukkes: to måder for et hjørne, tre for de andre. Den må ikke tilbage, hvor den kom fra.
rules-q5 = En linje med fem af dit symbol vinder, vandret, lodret eller diagonalt.
rules-q6 = Laver du en linje af modpartens symbol, taber du, også selv om samme skub laver en linje til dig.
rules-q7 = Med to spillere må ingen melde pas, og ingen behøver det nogensinde.
rules-q8 = I kan aftale en tidsgrænse for hvert træk. (Afgørelse: den, der løber tør for tid, taber.)
rules-q9 = (Afgørelse: de trykte regler har ikke uafgjort. En stilling, der opstår for tredje gang, er uafgjort, og det samme gælder et spil på 200 træk. Antallet af træk kan ændres; den ene slags uafgjort kan slås fra, men ikke begge.)
rules-q10 = Fire spillere danner to hold, makkere sidder over for hinanden. Turen går med uret, så holdene skiftes.
rules-q11 = Hvert symbol har en prik. En terning med symbol må kun tages af den spiller, prikken peger på; blanke terninger af alle. Prikken bliver ved at pege på samme spiller, mens terningen skubbes rundt.
rules-q12 = Når du skubber en terning ind, lader du prikken pege på dig selv eller din makker.
rules-q13 = Du må kun melde pas, hvis ingen terning ved kanten er blank, og ingen terning ved kanten med dit symbol peger på dig. (Afgørelse: så skal du melde pas.)
rules-q14 = Spillerne aftaler, om makkere må tale om spillet; en valgmulighed afgør det.

## book: captions of the examples

rules-example-quixo-push = Den markerede terning blev skubbet ind ved { $to }; alle terninger derfra til { $from }, hvor den blev taget, rykkede én plads.
rules-example-quixo-line = En hel linje af krydser: kryds har vundet.
rules-example-quixo-other = Kryds skubbede og lavede en linje af cirkler: cirkel har vundet.
rules-example-quixo-dots = Med fire spillere har hvert symbol en prik; kun den spiller, den peger på, må tage terningen.

## terminal

terminal-letters-quixo = X kryds, O cirkel, · blank; et tal efter et symbol er den spiller, prikken peger på.

## command line

cli-solve-about = Løs Quixo: find værdien af hver stilling
cli-solve-game = Hvad der skal løses
cli-solve-size = Terninger i en række: 3, 4 eller 5
cli-solve-distances = Find også ud af, hvor langt der er til sejr og nederlag
cli-solve-dir = Gem færdige tabeller her, og fortsæt fra dem efter et stop
cli-solve-layers = Løs kun så mange lag (brætter med lige mange vendte terninger), begyndende med det fulde bræt
cli-solve-threads = Tråde, der bruges
cli-solve-check = Kontrollér så mange tilfældige stillinger i hvert lag igen, kun efter reglerne
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
solve-done = { $seconds } s, { $rate } stillinger pr. sekund på nær symmetri; at løse hele denne brætstørrelse tager { $whole } timer i dette tempo.
solve-checked = Kontrollerede stillinger: { $boards }; alle stemmer.
refused-solve-size = Der er brætter med 3, 4 og 5 terninger i en række.
refused-solve-folder = Brætter med 5 terninger i en række kræver en mappe til deres tabeller (--dir).
refused-train-tables = Træningen kræver tabellerne for alle brætter på 5 × 5; lav dem først (klots solve quixo --size 5).
refused-solve-wrong = Denne stilling er løst forkert: { $board }. Meld det gerne; slet tabellerne, og løs igen.
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
refused-score-pushed = Begge parter har en linje: sig, hvem der skubbede sidst, »pushed: x« eller »pushed: o«.
