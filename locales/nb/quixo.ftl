### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Ta en kube, skyv den inn igjen og få fem på rad.
rules-intro-quixo = Ta en kube fra kanten, snu den til symbolet ditt og skyv den inn igjen. Fem på rad vinner.

## play: options

option-quixo-board = Brett
option-quixo-board-about = Kuber i en rad: 5 er det vanlige spillet, 3 og 4 er mindre.
option-quixo-move-cap = Trekkgrense
option-quixo-move-cap-about = Etter så mange trekk er spillet uavgjort; 0 betyr ingen grense.
option-quixo-repetition = Uavgjort ved gjentakelse
option-quixo-repetition-about = Spillet er uavgjort når en stilling oppstår for tredje gang.
option-quixo-move-seconds = Sekunder per trekk
option-quixo-move-seconds-about = Den som overskrider tiden, taper; 0 betyr ingen grense.
option-quixo-partners-may-consult = Makkere kan snakke sammen
option-quixo-partners-may-consult-about = Gir hvert lag en privat chat.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } har første trekk og spiller kryss.
       *[circle] { $player } har første trekk og spiller sirkel.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } skyver { $from } inn ved { $to } og vinner med en linje.
        [loss] { $player } skyver { $from } inn ved { $to } og lager en linje for motstanderen.
        [draw] { $player } skyver { $from } inn ved { $to }: uavgjort.
       *[no] { $player } skyver { $from } inn ved { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } skyver { $from } inn ved { $to } og vinner med en linje.
        [loss] { $player } skyver { $from } inn ved { $to } og lager en linje for motstanderen.
        [draw] { $player } skyver { $from } inn ved { $to }: uavgjort.
       *[no]
            { $dot ->
                [self] { $player } skyver { $from } inn ved { $to } med prikken mot seg selv.
               *[partner] { $player } skyver { $from } inn ved { $to } med prikken mot makkeren.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } kan ikke ta noen kube og melder pass: uavgjort.
       *[no] { $player } kan ikke ta noen kube og melder pass.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Skyv { $from } inn ved { $to } og vinn med en linje
        [loss] Skyv { $from } inn ved { $to } og lag en linje for motstanderen
        [draw] Skyv { $from } inn ved { $to }: uavgjort
       *[no] Skyv { $from } inn ved { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Skyv { $from } inn ved { $to } og vinn med en linje
        [loss] Skyv { $from } inn ved { $to } og lag en linje for motstanderen
        [draw] Skyv { $from } inn ved { $to }: uavgjort
       *[no]
            { $dot ->
                [self] Skyv { $from } inn ved { $to } med prikken mot deg selv
               *[partner] Skyv { $from } inn ved { $to } med prikken mot makkeren
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Meld pass: det er ingen kube du kan ta, så det blir uavgjort
       *[no] Meld pass: det er ingen kube du kan ta
    }

## play: points

score-quixo-own-line = Egen linje
score-quixo-line-by-other = En linje laget av motstanderen

## play: hints

reason-quixo-wins = Fullfører linjen din og vinner.
reason-quixo-loses = Lager en linje for motstanderen.
reason-quixo-draws = Spillet ender uavgjort.
reason-quixo-lets-win = Motstanderen kan vinne i neste trekk.
reason-quixo-stops = Hindrer motstanderen i å fullføre en linje.
reason-quixo-builds = Den lengste linjen din har nå { $count } av { $size }.
reason-quixo-breaks = Bryter opp motstanderens linje på { $count }.
reason-quixo-new-cube = Gir din side en ny kube.
reason-quixo-own-cube = Flytter en av dine egne kuber.

## play: refusals

refused-quixo-over = Spillet er slutt.
refused-quixo-lot-first = Det er ennå ikke trukket lodd om hvem som begynner.
refused-quixo-lot-drawn = Det er allerede trukket lodd om hvem som begynner.
refused-quixo-never-pass = Med to spillere kan du ikke melde pass.
refused-quixo-pass-with-cube = Du kan bare melde pass hvis det ikke finnes noen kube du kan ta.
refused-quixo-not-border = { $square } er ikke på kanten.
refused-quixo-other-symbol = { $square } viser motstanderens symbol.
refused-quixo-other-dot = Prikken på { $square } peker på { $player }.
refused-quixo-same-place = En kube kan ikke settes tilbake der den kom fra.
refused-quixo-not-an-end = En kube fra { $from } kan ikke skyves inn ved { $to }: velg en ende av raden eller kolonnen.
refused-quixo-no-dots = Prikker er bare for fire spillere.
refused-quixo-dot-at-partner = Prikken må peke på deg eller makkeren din.
refused-quixo-three = Quixo er for to spillere, eller for fire på lag.
refused-quixo-endless = Uten trekkgrense og uten uavgjort ved gjentakelse kunne et spill vare evig.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Før loddtrekningen er brettet blankt, og ingenting er flyttet.
        [moves] Så mange kuber kan ikke være snudd på så få trekk.
        [past] De tidligere brettene fører ikke til dette.
        [line] Spillet var slutt før denne stillingen.
       *[last] Det siste trekket fører ikke til denne stillingen.
    }
text-quixo-square = Her forventes en rute fra a1 til { $last }.
text-quixo-cube =
    { $seats ->
        [4] En kube skrives «.» hvis den er blank, ellers som plassen prikken peker på, 0 til 3.
       *[other] En kube skrives «.» hvis den er blank, «x» for kryss, «o» for sirkel.
    }

## page: the board

help-quixo = Ta en kube med lys kant, og velg hvilken side den skal skyves inn fra. Med tastaturet: piltaster, Enter og så pilen for den siden.
quixo-board = Brett
quixo-cell =
    { $square }: { $symbol ->
        [cross] kryss
        [circle] sirkel
       *[blank] blank
    }{ $dot ->
        [yes] , peker på { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , kan tas
       *[no] { "" }
    }
quixo-row = Rad { $row }: { $cells }
quixo-cube-cross = kryss
quixo-cube-circle = sirkel
quixo-cube-blank = blank
quixo-choose-cube =
    { $symbol ->
        [cross] Ta en kube: blank eller med kryss.
       *[circle] Ta en kube: blank eller med sirkel.
    }
quixo-choose-cube-dot = Ta en blank kube eller en der prikken peker på deg.
quixo-choose-side = Fra hvilken side skyver du den inn?
quixo-move =
    { $side ->
        [top] Kube { $from }, skjøvet inn ovenfra
        [bottom] Kube { $from }, skjøvet inn nedenfra
        [left] Kube { $from }, skjøvet inn fra venstre
       *[right] Kube { $from }, skjøvet inn fra høyre
    }
quixo-move-dot = prikken peker på { $player }
quixo-move-pass = Meld pass
quixo-must-pass = Du kan ikke ta noen kube: meld pass.
quixo-dot = Hvem prikken peker på
quixo-wins = vinner
quixo-loses = Pass på: dette gir motstanderen en linje!
quixo-moment = { $count } på rad!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Du har første trekk og spiller kryss.
       *[circle] Du har første trekk og spiller sirkel.
    }
own-quixo-push =
    { $ends ->
        [win] Du skyver { $from } inn ved { $to } og vinner med en linje.
        [loss] Du skyver { $from } inn ved { $to } og lager en linje for motstanderen.
        [draw] Du skyver { $from } inn ved { $to }: uavgjort.
       *[no] Du skyver { $from } inn ved { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Du skyver { $from } inn ved { $to } og vinner med en linje.
        [loss] Du skyver { $from } inn ved { $to } og lager en linje for motstanderen.
        [draw] Du skyver { $from } inn ved { $to }: uavgjort.
       *[no]
            { $dot ->
                [self] Du skyver { $from } inn ved { $to } med prikken mot deg selv.
               *[partner] Du skyver { $from } inn ved { $to } med prikken mot makkeren din.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Du kan ikke ta noen kube og melder pass: uavgjort.
       *[no] Du kan ikke ta noen kube og melder pass.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: få fem av symbolet ditt på rad, så vinner du. Vannrett, loddrett og diagonalt teller.
lesson-quixo-take = Ta en blank kube fra kanten, og velg hvilken side den skal skyves inn fra. Den kommer tilbake med symbolet ditt.
lesson-quixo-again = Hele linjen flyttet seg én plass. Du kan ta blanke kuber og dine egne, aldri motstanderens.
lesson-quixo-other = Når du skyver, flytter du også motstanderens kuber: bruk det til å bryte opp lange linjer.
lesson-quixo-danger = Men pass på: hvis skyvet ditt gir motstanderen fem på rad, taper du, selv om du også får fem.
lesson-quixo-free = Det er alt du trenger å vite. Spill videre, og be om et tips når du vil.

## book: rules

rules-q1 = 25 kuber fyller brettet på 5 × 5 ruter, med en blank side opp. Hver kube har et kryss og en sirkel; resten er blankt. Den ene siden spiller kryss, den andre sirkler. Hvem som begynner, avgjøres ved loddtrekning. Valgmuligheter: brett på 3 × 3 eller 4 × 4.
rules-q2 = På din tur tar du en av de 16 kubene på kanten som er blank eller viser ditt eget symbol, aldri en med motstanderens symbol.
rules-q3 = Uansett hva den viste, settes den tilbake med symbolet ditt opp.
rules-q4 = Skyv den inn fra en ende av raden eller kolonnen den kom fra, slik at åpningen lukkes: to måter for et hjørne, tre for de andre. Den kan ikke settes tilbake der den kom fra.
rules-q5 = En linje på fem av symbolet ditt vinner, vannrett, loddrett eller diagonalt.
rules-q6 = Lager du en linje av motstanderens symbol, taper du, selv om det samme skyvet lager en linje for deg.
rules-q7 = Med to spillere kan ingen melde pass, og ingen trenger det noen gang.
rules-q8 = Dere kan avtale en tidsgrense for hvert trekk. (Avgjørelse: den som går tom for tid, taper.)
rules-q9 = (Avgjørelse: de trykte reglene har ikke uavgjort. En stilling som oppstår for tredje gang, er uavgjort, og det er også et spill på 200 trekk. Antallet trekk kan endres; den ene typen uavgjort kan slås av, men ikke begge.)
rules-q10 = Fire spillere danner to lag; makkere sitter overfor hverandre. Turene går med klokken, så lagene veksler.
rules-q11 = Hvert symbol har en prikk. En kube med symbol kan bare tas av spilleren prikken peker på; blanke kuber av hvem som helst. Prikken fortsetter å peke på samme spiller mens kuben skyves rundt.
rules-q12 = Når du skyver inn en kube, lar du prikken peke på deg selv eller makkeren din.
rules-q13 = Du kan bare melde pass hvis ingen kube på kanten er blank og ingen kube på kanten med symbolet ditt peker på deg. (Avgjørelse: da må du melde pass.)
rules-q14 = Spillerne avtaler om makkere kan snakke om spillet; en valgmulighet avgjør det.

## book: captions of the examples

rules-example-quixo-push = Den merkede kuben ble skjøvet inn ved { $to }; alle kubene mellom der og { $from }, der den ble tatt, flyttet seg én plass.
rules-example-quixo-line = En hel linje med kryss: kryss har vunnet.
rules-example-quixo-other = Kryss skjøv og laget en linje med sirkler: sirkel har vunnet.
rules-example-quixo-dots = Med fire spillere har hvert symbol en prikk; bare spilleren den peker på, kan ta kuben.

## terminal

terminal-letters-quixo = X kryss, O sirkel, · blank; et tall bak et symbol er spilleren prikken peker på.

## command line

cli-solve-about = Løs Quixo: finn verdien av hver stilling
cli-solve-game = Hva som skal løses
cli-solve-size = Kuber i en rad: 3, 4 eller 5
cli-solve-distances = Finn også ut hvor langt unna seire og tap er
cli-solve-dir = Ta vare på ferdige tabeller her, og fortsett fra dem etter et avbrudd
cli-solve-layers = Løs bare så mange lag (brett med like mange snudde kuber), fra fullt brett
cli-solve-threads = Tråder som skal brukes
cli-solve-check = Kontroller så mange tilfeldige stillinger i hvert lag på nytt, bare etter reglene
cli-solve-json = Skriv ut ett JSON-dokument
solve-progress = kuber: { $cubes }, { $rate } brett/s, { $left } s igjen, { $memory } MB minne, { $disk } MB disk
solve-layer = { $cubes ->
    [all] Totalt: seire { $wins }, tap { $losses }, uavgjort { $draws }
   *[other] Snudde kuber: { $cubes }; seire { $wins }, tap { $losses }, uavgjort { $draws }
}
solve-first = { $value ->
    [win] Den som begynner, vinner.
    [loss] Den som begynner, taper.
   *[draw] Spillet er uavgjort.
}
solve-done = { $seconds } s, { $rate } brett per sekund når symmetri regnes bort; å løse hele denne brettstørrelsen tar { $whole } timer i dette tempoet.
solve-checked = Kontrollerte stillinger: { $boards }; alle stemmer.
refused-solve-size = Det finnes brett med 3, 4 og 5 kuber i en rad.
refused-solve-folder = Brett med 5 kuber i en rad trenger en mappe til tabellene sine (--dir).
refused-train-tables = Treningen trenger tabellene for alle brett på 5 × 5; lag dem først (klots solve quixo --size 5).
refused-solve-wrong = Denne stillingen er løst feil: { $board }. Meld gjerne fra; slett tabellene og løs på nytt.
score-quixo-line = { $symbol ->
    [cross] Kryss har en linje
   *[circle] Sirkel har en linje
}: { $cells }
score-quixo-none = Ingen har en linje.
score-quixo-won = { $symbol ->
    [cross] Kryss har vunnet.
   *[circle] Sirkel har vunnet.
}
refused-score-board = Et brett har { $min } til { $max } rader, hver med like mange kuber.
refused-score-pushed = Begge sidene har en linje: oppgi hvem som skjøv sist, «pushed: x» eller «pushed: o».
