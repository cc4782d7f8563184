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
refused-quixo-endless = Uden loft over trækkene og uden uafgjort ved gentagelse kunne et spil vare evigt.
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
score-quixo-own-line = En egen linje
score-quixo-line-by-other = En linje lavet af den anden side
option-quixo-board = Bræt
option-quixo-board-about = Terninger i en række: 5 er det rigtige spil, 3 og 4 er små udgaver.
option-quixo-move-cap = Længste spil
option-quixo-move-cap-about = Efter så mange træk er spillet uafgjort; 0 for ingen grænse.
option-quixo-repetition = Uafgjort ved gentagelse
option-quixo-repetition-about = En stilling, der opstår for tredje gang, gør spillet uafgjort.
option-quixo-move-seconds = Sekunder pr. træk
option-quixo-move-seconds-about = Den, der bruger længere tid, taber; 0 for ingen grænse.
option-quixo-partners-may-consult = Makkere må tale sammen
option-quixo-partners-may-consult-about = Åbner en privat chat for hvert hold.
