### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Pak een blokje, schuif het weer naar binnen en maak vijf op een rij.
rules-intro-quixo = Pak een blokje van de rand, draai het naar jouw teken en schuif het weer naar binnen. Vijf op een rij wint.

## play: options

option-quixo-board = Bord
option-quixo-board-about = Blokjes op een rij: 5 is het gewone spel, 3 en 4 zijn kleiner.
option-quixo-move-cap = Max. aantal zetten
option-quixo-move-cap-about = Na zoveel zetten is het gelijkspel; 0 voor geen limiet.
option-quixo-repetition = Gelijkspel door herhaling
option-quixo-repetition-about = Als een stelling voor de derde keer ontstaat, eindigt het spel in gelijkspel.
option-quixo-move-seconds = Seconden per zet
option-quixo-move-seconds-about = Wie deze tijd overschrijdt, verliest; 0 voor geen limiet.
option-quixo-partners-may-consult = Partners mogen overleggen
option-quixo-partners-may-consult-about = Opent een eigen chat voor elk team.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } doet de eerste zet en speelt met kruisjes.
       *[circle] { $player } doet de eerste zet en speelt met rondjes.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } schuift { $from } bij { $to } naar binnen en wint met een lijn.
        [loss] { $player } schuift { $from } bij { $to } naar binnen en maakt een lijn voor de tegenpartij.
        [draw] { $player } schuift { $from } bij { $to } naar binnen: gelijkspel.
       *[no] { $player } schuift { $from } bij { $to } naar binnen.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } schuift { $from } bij { $to } naar binnen en wint met een lijn.
        [loss] { $player } schuift { $from } bij { $to } naar binnen en maakt een lijn voor de tegenpartij.
        [draw] { $player } schuift { $from } bij { $to } naar binnen: gelijkspel.
       *[no]
            { $dot ->
                [self] { $player } schuift { $from } bij { $to } naar binnen, met de stip naar zichzelf.
               *[partner] { $player } schuift { $from } bij { $to } naar binnen, met de stip naar de partner.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } kan geen blokje pakken en past: gelijkspel.
       *[no] { $player } kan geen blokje pakken en past.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] { $from } bij { $to } naar binnen schuiven en met een lijn winnen
        [loss] { $from } bij { $to } naar binnen schuiven en een lijn maken voor de tegenpartij
        [draw] { $from } bij { $to } naar binnen schuiven: gelijkspel
       *[no] { $from } bij { $to } naar binnen schuiven
    }
may-quixo-push-dot =
    { $ends ->
        [win] { $from } bij { $to } naar binnen schuiven en met een lijn winnen
        [loss] { $from } bij { $to } naar binnen schuiven en een lijn maken voor de tegenpartij
        [draw] { $from } bij { $to } naar binnen schuiven: gelijkspel
       *[no]
            { $dot ->
                [self] { $from } bij { $to } naar binnen schuiven, met de stip naar jezelf
               *[partner] { $from } bij { $to } naar binnen schuiven, met de stip naar je partner
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Passen: je kunt geen blokje pakken, dus gelijkspel
       *[no] Passen: je kunt geen blokje pakken
    }

## play: points

score-quixo-own-line = Een eigen lijn
score-quixo-line-by-other = Een lijn gemaakt door de tegenpartij

## play: hints

reason-quixo-wins = Maakt je lijn af en wint.
reason-quixo-loses = Maakt een lijn voor de tegenpartij.
reason-quixo-draws = Het spel eindigt in gelijkspel.
reason-quixo-lets-win = De tegenpartij kan met de volgende zet winnen.
reason-quixo-stops = Voorkomt dat de tegenpartij een lijn afmaakt.
reason-quixo-builds = Je langste lijn heeft er nu { $count } van { $size }.
reason-quixo-breaks = Breekt de lijn van { $count } van de tegenpartij.
reason-quixo-new-cube = Levert jouw partij een nieuw blokje op.
reason-quixo-own-cube = Verplaatst een eigen blokje.

## play: refusals

refused-quixo-over = Het spel is afgelopen.
refused-quixo-lot-first = Er is nog niet geloot wie begint.
refused-quixo-lot-drawn = Er is al geloot wie begint.
refused-quixo-never-pass = Met twee spelers mag niemand passen.
refused-quixo-pass-with-cube = Je mag alleen passen als er geen blokje is dat je kunt pakken.
refused-quixo-not-border = { $square } ligt niet aan de rand.
refused-quixo-other-symbol = { $square } toont het teken van de tegenpartij.
refused-quixo-other-dot = De stip van { $square } wijst naar { $player }.
refused-quixo-same-place = Het blokje mag niet terug naar waar het vandaan kwam.
refused-quixo-not-an-end = Een blokje van { $from } kan niet bij { $to } naar binnen: kies een uiteinde van zijn rij of kolom.
refused-quixo-no-dots = Stippen zijn er alleen met vier spelers.
refused-quixo-dot-at-partner = De stip moet naar jou of je partner wijzen.
refused-quixo-three = Quixo is voor twee spelers, of voor vier in teams.
refused-quixo-endless = Zonder maximaal aantal zetten en zonder gelijkspel door herhaling eindigt een spel misschien nooit.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Voor de loting is het bord leeg en is er niets verschoven.
        [moves] Zoveel blokjes kunnen niet in zo weinig zetten gedraaid zijn.
        [past] De eerdere stellingen leiden niet naar deze.
        [line] Het spel was voor deze stelling al afgelopen.
       *[last] De laatste zet leidt niet naar deze stelling.
    }
text-quixo-square = Hier wordt een vakje van a1 t/m { $last } verwacht.
text-quixo-cube =
    { $seats ->
        [4] Een leeg blokje schrijf je “.”, een ander als de plaats waar de stip naar wijst, 0 t/m 3.
       *[other] Een leeg blokje schrijf je “.”, een kruisje “x”, een rondje “o”.
    }

## page: the board

help-quixo = Pak een blokje met een lichte rand en kies van welke kant het naar binnen wordt geschoven. Met het toetsenbord: pijlen, Enter, dan de pijl van die kant.
quixo-board = Bord
quixo-cell =
    { $square }: { $symbol ->
        [cross] kruisje
        [circle] rondje
       *[blank] leeg
    }{ $dot ->
        [yes] , wijst naar { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , kan gepakt worden
       *[no] { "" }
    }
quixo-row = Rij { $row }: { $cells }
quixo-cube-cross = kruisje
quixo-cube-circle = rondje
quixo-cube-blank = leeg
quixo-choose-cube =
    { $symbol ->
        [cross] Pak een blokje: leeg of een kruisje.
       *[circle] Pak een blokje: leeg of een rondje.
    }
quixo-choose-cube-dot = Pak een leeg blokje, of een waarvan de stip naar jou wijst.
quixo-choose-side = Van welke kant schuif je het naar binnen?
quixo-move =
    { $side ->
        [top] Blokje { $from }, van boven ingeschoven
        [bottom] Blokje { $from }, van onder ingeschoven
        [left] Blokje { $from }, van links ingeschoven
       *[right] Blokje { $from }, van rechts ingeschoven
    }
quixo-move-dot = de stip wijst naar { $player }
quixo-move-pass = Passen
quixo-must-pass = Je kunt geen blokje pakken: pas.
quixo-dot = Naar wie de stip wijst
quixo-wins = wint
quixo-loses = Pas op: dit maakt een lijn voor de tegenpartij!
quixo-moment = { $count } op een rij!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Je doet de eerste zet en speelt met kruisjes.
       *[circle] Je doet de eerste zet en speelt met rondjes.
    }
own-quixo-push =
    { $ends ->
        [win] Je schuift { $from } bij { $to } naar binnen en wint met een lijn.
        [loss] Je schuift { $from } bij { $to } naar binnen en maakt een lijn voor de tegenpartij.
        [draw] Je schuift { $from } bij { $to } naar binnen: gelijkspel.
       *[no] Je schuift { $from } bij { $to } naar binnen.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Je schuift { $from } bij { $to } naar binnen en wint met een lijn.
        [loss] Je schuift { $from } bij { $to } naar binnen en maakt een lijn voor de tegenpartij.
        [draw] Je schuift { $from } bij { $to } naar binnen: gelijkspel.
       *[no]
            { $dot ->
                [self] Je schuift { $from } bij { $to } naar binnen, met de stip naar jezelf.
               *[partner] Je schuift { $from } bij { $to } naar binnen, met de stip naar je partner.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Je kunt geen blokje pakken en past: gelijkspel.
       *[no] Je kunt geen blokje pakken en past.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: krijg vijf van jouw teken op een rij en je wint. Horizontaal, verticaal en diagonaal telt.
lesson-quixo-take = Pak een leeg blokje van de rand en kies van welke kant het weer naar binnen wordt geschoven. Het komt terug met jouw teken.
lesson-quixo-again = De hele lijn is één opgeschoven. Je mag lege blokjes en je eigen blokjes pakken, nooit die van de tegenpartij.
lesson-quixo-other = Bij het schuiven bewegen ook de blokjes van de tegenpartij: breek daarmee hun lijnen.
lesson-quixo-danger = Maar pas op: krijgt de tegenpartij door jouw zet vijf op een rij, dan verlies je, ook als je er zelf ook vijf krijgt.
lesson-quixo-free = Dat is alles. Speel verder, en vraag om een tip wanneer je wilt.

## book: rules

rules-q1 = 25 blokjes liggen op 5 × 5 vakjes, met de lege kant boven. Elk blokje heeft een kruisje en een rondje; de rest is leeg. De ene partij speelt met kruisjes, de andere met rondjes. Er wordt geloot wie begint. Opties: borden van 3 × 3 of 4 × 4.
rules-q2 = Pak in je beurt een van de 16 blokjes van de rand dat leeg is of je eigen teken toont, nooit een met het teken van de tegenpartij.
rules-q3 = Wat het ook toonde, het gaat terug met jouw teken boven.
rules-q4 = Schuif het weer naar binnen vanaf een uiteinde van de rij of kolom waar het vandaan kwam, zodat het gat sluit: twee manieren voor een hoek, drie voor de andere. Het mag niet terug naar zijn oude plaats.
rules-q5 = Een lijn van vijf van jouw teken wint, horizontaal, verticaal of diagonaal.
rules-q6 = Maak je een lijn met het teken van de tegenpartij, dan verlies je, ook als je met dezelfde zet een eigen lijn maakt.
rules-q7 = Met twee spelers mag niemand passen, en dat hoeft ook nooit.
rules-q8 = Je kunt een tijdslimiet per zet afspreken. (Interpretatie: wie door de tijd gaat, verliest.)
rules-q9 = (Interpretatie: in de gedrukte regels bestaat geen gelijkspel. Een stelling die voor de derde keer ontstaat, is gelijkspel, en een spel van 200 zetten ook. Het aantal zetten kan worden aangepast; een van beide regels kan uit, maar niet allebei.)
rules-q10 = Vier spelers vormen twee teams, partners zitten tegenover elkaar. De beurten gaan met de klok mee, dus de teams wisselen elkaar af.
rules-q11 = Bij elk teken staat een stip. Een blokje met een teken mag alleen gepakt worden door de speler naar wie de stip wijst; lege blokjes door iedereen. De stip blijft naar dezelfde speler wijzen terwijl het blokje verschuift.
rules-q12 = Als je een blokje naar binnen schuift, laat je de stip naar jezelf of naar je partner wijzen.
rules-q13 = Je mag alleen passen als geen blokje op de rand leeg is en geen randblokje met jouw teken naar jou wijst. (Interpretatie: dan moet je passen.)
rules-q14 = De spelers spreken af of partners over het spel mogen praten; daar is een optie voor.

## book: captions of the examples

rules-example-quixo-push = Het gemarkeerde blokje is bij { $to } naar binnen geschoven; alle blokjes van daar tot { $from }, waar het gepakt was, zijn één plaats opgeschoven.
rules-example-quixo-line = Een hele lijn kruisjes: kruisje heeft gewonnen.
rules-example-quixo-other = Kruisje schoof en maakte een lijn van rondjes: rondje heeft gewonnen.
rules-example-quixo-dots = Met vier spelers heeft elk teken een stip; alleen de speler naar wie de stip wijst, mag het blokje pakken.

## terminal

terminal-letters-quixo = X kruisje, O rondje, · leeg; een cijfer achter een teken is de speler naar wie de stip wijst.

## command line

cli-solve-about = Los Quixo op: bepaal de waarde van elke stelling
cli-solve-game = Wat er opgelost wordt
cli-solve-size = Blokjes op een rij: 3, 4 of 5
cli-solve-distances = Bepaal ook in hoeveel zetten gewonnen of verloren wordt
cli-solve-dir = Bewaar voltooide tabellen hier, en ga er na een onderbreking mee verder
cli-solve-layers = Los alleen zoveel lagen op (borden met evenveel gedraaide blokjes), vanaf het volle bord
cli-solve-threads = Aantal threads
cli-solve-check = Controleer zoveel willekeurige stellingen van elke laag opnieuw, alleen volgens de regels
cli-solve-json = Schrijf één JSON-document
solve-progress = blokjes: { $cubes }, { $rate } borden/s, nog { $left } s, { $memory } MB geheugen, { $disk } MB schijf
solve-layer = { $cubes ->
    [all] Samen: winst { $wins }, verlies { $losses }, gelijk { $draws }
   *[other] Gedraaide blokjes: { $cubes }; winst { $wins }, verlies { $losses }, gelijk { $draws }
}
solve-first = { $value ->
    [win] Wie begint, wint.
    [loss] Wie begint, verliest.
   *[draw] Het spel is gelijk.
}
solve-done = { $seconds } s, { $rate } borden per seconde op symmetrie na; dit bordformaat helemaal oplossen duurt in dit tempo { $whole } uur.
solve-checked = Gecontroleerde stellingen: { $boards }; alles klopt.
refused-solve-size = Er zijn borden met 3, 4 en 5 blokjes op een rij.
refused-solve-folder = Borden met 5 blokjes op een rij hebben een map voor hun tabellen nodig (--dir).
refused-train-tables = Voor het trainen zijn de tabellen van alle borden van 5 × 5 nodig; maak die eerst (klots solve quixo --size 5).
refused-solve-wrong = Deze stelling is verkeerd opgelost: { $board }. Meld het ons; verwijder de tabellen en los opnieuw op.
score-quixo-line = { $symbol ->
    [cross] Kruisje heeft een lijn
   *[circle] Rondje heeft een lijn
}: { $cells }
score-quixo-none = Niemand heeft een lijn.
score-quixo-won = { $symbol ->
    [cross] Kruisje heeft gewonnen.
   *[circle] Rondje heeft gewonnen.
}
refused-score-board = Een bord heeft { $min } tot { $max } rijen, elk met evenveel blokjes.
refused-score-pushed = Beide partijen hebben een lijn: zeg wie het laatst heeft geschoven, “pushed: x” of “pushed: o”.
