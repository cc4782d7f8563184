### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Bygg et kongerike av dominobrikker rundt slottet ditt, og få hver krone til å telle.
rules-intro-kingdomino = Bygg det rikeste kongeriket: legg dominobrikker med seks landskap rundt slottet ditt og samle kroner.

## play: terms

terrain-wheat = hvete
terrain-forest = skog
terrain-water = vann
terrain-grass = eng
terrain-swamp = myr
terrain-mine = gruve
terrain-castle = slott
terrain-letter-wheat = H
terrain-letter-forest = S
terrain-letter-water = V
terrain-letter-grass = E
terrain-letter-swamp = M
terrain-letter-mine = G

## play: options

option-kingdomino-three-players = Med tre spillere
option-kingdomino-three-players-about = Hvor mange dominobrikker som ligger i en rad når tre spiller.
option-kingdomino-three-players-is-lines_of_three = rader på tre, 36 brikker
option-kingdomino-three-players-is-lines_of_four = rader på fire, alle 48; den ingen velger, fjernes
option-kingdomino-first-picks = Første valg
option-kingdomino-first-picks-about = I hvilken rekkefølge to spillere velger fra den første raden.
option-kingdomino-first-picks-is-lot = kongene trekkes tilfeldig
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynasti
option-kingdomino-dynasty-about = Tre spill på rad; den høyeste summen vinner.
option-kingdomino-middle-kingdom = Midtens rike
option-kingdomino-middle-kingdom-about = 10 ekstra poeng for et slott midt i kongeriket sitt.
option-kingdomino-middle-kingdom-is-off = av
option-kingdomino-middle-kingdom-is-rule = like langt til venstre som til høyre, like langt opp som ned
option-kingdomino-middle-kingdom-is-reach = ingen rute mer enn 2 fra slottet (3 i Den store duellen)
option-kingdomino-middle-kingdom-is-full = sentrert, og kongeriket så bredt og høyt som mulig
option-kingdomino-harmony = Harmoni
option-kingdomino-harmony-about = 5 ekstra poeng for et fullstendig kongerike uten kastede brikker.
option-kingdomino-mighty-duel = Den store duellen
option-kingdomino-mighty-duel-about = To spillere, alle 48 brikker, kongeriker på 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Kongene er trukket: { $player } velger først.
       *[other] Spill { $game } av { $games }. Kongene er trukket: { $player } velger først.
    }
told-kingdomino-row = De neste brikkene: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } legger brikke { $tile }.
        [one] { $player } legger brikke { $tile } for { $points } poeng.
       *[other] { $player } legger brikke { $tile } for { $points } poeng.
    }
told-kingdomino-discard = { $player } kan ikke legge brikke { $tile } og kaster den.
told-kingdomino-pick = { $player } velger brikke { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Legg brikke { $tile }
        [one] Legg brikke { $tile } for { $points } poeng
       *[other] Legg brikke { $tile } for { $points } poeng
    }
may-kingdomino-discard = Kast brikke { $tile }: det er ikke plass til den
may-kingdomino-pick = Velg brikke { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Hvete
        [forest] Skog
        [water] Vann
        [grass] Eng
        [swamp] Myr
       *[mine] Gruve
    }: { $squares ->
        [one] { $squares } rute
       *[other] { $squares } ruter
    } × { $crowns ->
        [one] { $crowns } krone
       *[other] { $crowns } kroner
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Hvete
        [forest] Skog
        [water] Vann
        [grass] Eng
        [swamp] Myr
       *[mine] Gruve
    } vokser til { $squares ->
        [one] { $squares } rute
       *[other] { $squares } ruter
    } × { $crowns ->
        [one] { $crowns } krone
       *[other] { $crowns } kroner
    }
score-kingdomino-middle = Midtens rike: slottet er i sentrum
score-kingdomino-middle-lost = Slottet er ikke lenger i sentrum
score-kingdomino-harmony = Harmoni: kongeriket er fullstendig
score-kingdomino-harmony-lost = Kongeriket er ikke lenger fullstendig
score-kingdomino-game = Spill { $game }
score-kingdomino-tie = Like poeng: den største eiendommen avgjør ({ $squares ->
    [one] { $squares } rute
   *[other] { $squares } ruter
}), deretter kronene ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Gir { $points } poeng med en gang.
       *[other] Gir { $points } poeng med en gang.
    }
reason-kingdomino-middle = Holder slottet i midten.
reason-kingdomino-no-hole = Etterlater ingen hull som ikke kan fylles.
reason-kingdomino-holes =
    { $count ->
        [one] Etterlater { $count } hull som ikke kan fylles.
       *[other] Etterlater { $count } hull som ikke kan fylles.
    }
reason-kingdomino-no-place = Brikke { $tile } passer ikke noe sted.
reason-kingdomino-would-bring =
    { $points ->
        [one] Kan gi { $points } poeng med en gang.
       *[other] Kan gi { $points } poeng med en gang.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Har { $count } krone.
       *[other] Har { $count } kroner.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } ville fått { $points } poeng med den.
       *[other] { $player } ville fått { $points } poeng med den.
    }
reason-kingdomino-order =
    { $place ->
        [1] Du er først i neste runde.
        [2] Du er nummer to i neste runde.
        [3] Du er nummer tre i neste runde.
       *[other] Du er sist i neste runde.
    }

## play: refusals

refused-kingdomino-over = Spillet er slutt.
refused-kingdomino-luck = Først må det trekkes brikker eller konger.
refused-kingdomino-place-first = Legg brikken din først, og velg så den neste.
refused-kingdomino-pick-now = Brikken din er allerede lagt. Velg nå den neste.
refused-kingdomino-other-domino = Du skal legge brikke { $own }, ikke { $tile }.
refused-kingdomino-not-in-row = Brikke { $tile } er ikke i raden du velger fra.
refused-kingdomino-taken = Det står allerede en konge på brikke { $tile }.
refused-kingdomino-backwards = Begge halvdelene av brikke { $tile } er like: skriv den slik at den peker mot øst eller sør.
refused-kingdomino-covered = Den ruten er allerede dekket.
refused-kingdomino-outside = Kongeriket ville bli { $across } × { $down } ruter; det må få plass i { $size } × { $size }.
refused-kingdomino-unmatched =
    Ingen av halvdelene berører slottet eller sitt eget landskap ({ $left ->
        [wheat] hvete
        [forest] skog
        [water] vann
        [grass] eng
        [swamp] myr
       *[mine] gruve
    }, { $right ->
        [wheat] hvete
        [forest] skog
        [water] vann
        [grass] eng
        [swamp] myr
       *[mine] gruve
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Brikke { $tile } kan legges på { $count } måte, så den må legges.
       *[other] Brikke { $tile } kan legges på { $count } måter, så den må legges.
    }
refused-kingdomino-no-luck = Det er ingenting å trekke nå.
refused-kingdomino-row-twice = Brikke { $tile } er i raden to ganger.
refused-kingdomino-row-seen = Brikke { $tile } har allerede vært i en rad.
refused-kingdomino-row-count = Brikker i en rad: { $count }, ikke { $written }.
refused-kingdomino-lot-count = Konger som trekkes: { $count }, ikke { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } skal ha { $kings } konge i rekkefølgen.
       *[other] { $player } skal ha { $kings } konger i rekkefølgen.
    }
refused-kingdomino-kings-snake = Med denne valgmuligheten er rekkefølgen for to spillere A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = «{ $text }» kan ikke leses i denne stillingen.
refused-kingdomino-position-missing = Stillingen mangler delen «{ $section }».
refused-kingdomino-position-twice = Brikke { $tile } er to steder.
refused-kingdomino-position-order = Brikkene i en rad må ligge etter nummer, det laveste først.
refused-kingdomino-position-kings = Antallet konger for { $player } stemmer ikke.
refused-kingdomino-position-count = Antallet brikker stemmer ikke.
refused-kingdomino-position-kingdom = Kongeriket til { $player } kan ikke bygges etter reglene.
refused-kingdomino-position-stage = Fasen i spillet passer ikke til radene på bordet.
refused-kingdomino-position-past = De ferdige spillene i dette dynastiet stemmer ikke.
text-kingdomino-move = Et trekk skrives som «48@1,0>e», «discard 48» eller «pick 48».
text-kingdomino-direction = Retningen er e, s, w eller n.

## page: the board

help-kingdomino = Velg en uthevet rute; brikken vises der med poengene sine. Roter den, og spill den så. D går til brikkene du kan velge, P til kongeriket ditt.
kingdomino-current = Skal legges
kingdomino-round = Runde { $round } av { $rounds }
kingdomino-game = Spill { $game } av { $games }
kingdomino-next = Kan velges
kingdomino-done = ferdig
kingdomino-castle = slott
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } med { $crowns } krone
       *[other] { $terrain } med { $crowns } kroner
    }
kingdomino-tile = brikke { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } til høyre
        [left] { $x } til venstre
       *[none] { "" }
    } { $along ->
        [down] { $y } ned
        [up] { $y } opp
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] tom
        [one] tom, { $ways } mulig plassering
       *[other] tom, { $ways } mulige plasseringer
    }
kingdomino-kingdom =
    { $points ->
        [one] Kongeriket til { $player }, { $points } poeng
       *[other] Kongeriket til { $player }, { $points } poeng
    }
kingdomino-enlarge =
    { $points ->
        [one] Se på kongeriket til { $player }, { $points } poeng
       *[other] Se på kongeriket til { $player }, { $points } poeng
    }
kingdomino-own-again = Tilbake til mitt kongerike
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – ingen krone ennå
       *[no] { $gain }
    }
kingdomino-choose-place = Legg { $tile }.
kingdomino-choose-tile = Velg en brikke til neste runde.
kingdomino-no-place = Brikke { $number } passer ikke noe sted og må kastes.
kingdomino-discard = Kast { $number }
kingdomino-next-order = Du velger som nummer { $place } i neste runde.
kingdomino-one-way = Her passer den bare denne veien.
kingdomino-not-here = Brikken passer ikke her.
kingdomino-move-pick = Velg { $tile }
kingdomino-move-discard = Kast brikke { $number }
kingdomino-move-place = { $left } på { $a }, { $right } på { $b }
kingdomino-move-place-gain = { $left } på { $a }, { $right } på { $b } ({ $gain })
kingdomino-next-between = I neste runde velger du som nummer { $first } til { $last }, avhengig av de andres valg.
kingdomino-moment = Eiendom fullført: { $points }
kingdomino-to-come = Brikker som gjenstår
kingdomino-to-come-about = De som allerede har ligget fremme, er tonet ned. Ikke vist ennå: { $count }.

## page: the score pad

pad-terrain = Landskap
pad-crowns = Kroner
pad-empty = tom
pad-kingdom = Kongerike
pad-size = { $size } × { $size } ruter
pad-kingdomino-about = Velg et landskap og kronene, og trykk så på rutene i kongeriket.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Kongene er trukket: du velger først.
       *[other] Spill { $game } av { $games }. Kongene er trukket: du velger først.
    }
own-kingdomino-place =
    { $points ->
        [0] Du legger brikke { $tile }.
        [one] Du legger brikke { $tile } for { $points } poeng.
       *[other] Du legger brikke { $tile } for { $points } poeng.
    }
own-kingdomino-discard = Du kan ikke legge brikke { $tile } og kaster den.
own-kingdomino-pick = Du velger brikke { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Velkommen, Deres Majestet! Bygg et kongerike av dominobrikker rundt slottet ditt. Land gir bare poeng hvis det har kroner.
lesson-kingdomino-pick = Velg en brikke fra raden: trykk på den, og spill den. Med et lavt nummer velger du tidlig i neste runde; brikker med høye numre har flere kroner.
lesson-kingdomino-order = Kongen din står nå på den brikken. Kongene spiller i nummerrekkefølge, det laveste først.
lesson-kingdomino-place = Legg nå brikken din på en av de uthevede rutene; tallet viser hvor mange poeng den ville gi. Roter den med ↻, musehjulet eller R-tasten.
lesson-kingdomino-match = Den ene halvdelen må berøre sitt eget landskap eller slottet. Prøv å utvide et landskap som har kroner.
lesson-kingdomino-points = Hvert sammenhengende landskap gir rutene ganger kronene: fire ruter skog med to kroner er verdt åtte.
lesson-kingdomino-limit = Kongeriket ditt må få plass i fem ganger fem ruter. En brikke som ikke passer noe sted, kastes, så unngå trange hull.
lesson-kingdomino-free = Det er alt du trenger å vite. Spill videre, og be om et tips når du vil.

## book: rules

rules-k1 = Kingdomino er for to, tre eller fire spillere. Alle bygger et kongerike rundt én slottsrute.
rules-k2 = To spillere har to konger hver; tre eller fire spillere har én konge hver.
rules-k3 = Det er 48 dominobrikker, nummerert fra 1 til 48. Med fire spillere brukes alle, med tre 36, med to 24; resten fjernes usett. (Avgjørelse: det trykte tallet for tre spillere, 38, er en trykkfeil.) Valgmulighet: tre spillere bruker alle 48 i rader på fire, og brikken ingen velger, fjernes.
rules-k4 = En rad har like mange brikker som det er konger: fire med to eller fire spillere, tre med tre. De ligger sortert etter nummer, det laveste øverst.
rules-k5 = Til den første raden trekkes kongene i tilfeldig rekkefølge; i den rekkefølgen settes hver på en ledig brikke. Det kan bare stå én konge på hver brikke. Valgmulighet for to spillere: rekkefølgen er A, B, B, A.
rules-k6 = Når hver brikke i en rad er valgt, legges den neste raden frem, så lenge det er brikker igjen.
rules-k7 = Turene følger kongenes rekkefølge i raden, ovenfra.
rules-k8 = På din tur legger du først brikken under kongen din inn i kongeriket, og så setter du kongen på en ledig brikke i neste rad.
rules-k9 = Med to spillere har hver to turer i en runde, én for hver konge.
rules-k10 = Spillet har tolv runder; med to spillere har det seks (tolv i Den store duellen).
rules-k11 = I siste runde er det ingenting igjen å velge: du bare legger brikken din.
rules-k12 = En brikke dekker to ledige naboruter, i en hvilken som helst av de fire retningene.
rules-k13 = Minst én halvdel må berøre slottet eller en rute av sitt eget landskap, side mot side. Én side som passer, er nok; de andre trenger ikke å passe.
rules-k14 = Hele kongeriket med slottet må få plass i et kvadrat på 5 × 5 (7 × 7 i Den store duellen). Slottet kan havne hvor som helst i det.
rules-k15 = En brikke som kan legges, må legges, hvor som helst der den passer. Passer den ikke noe sted, kastes den; så velger du som vanlig. Det kan bli hull.
rules-k16 = Ruter av ett landskap som henger sammen langs sidene, danner en eiendom. Den gir rutene ganger kronene; uten krone gir den ingenting. Du kan ha flere eiendommer av samme landskap. Slottet hører ikke til noen.
rules-k17 = Den med flest poeng vinner. Ved poenglikhet avgjør den største enkelte eiendommen, deretter antallet kroner; etter det deles seieren.
rules-k18 = Dynasti: tre spill på rad, og den høyeste summen vinner. Ved like summer deles seieren. Til hvert spill trekkes kongene på nytt.
rules-k19 = Midtens rike: 10 ekstra poeng hvis slottet er i sentrum av kongeriket. (Avgjørelse: like langt fra venstre som fra høyre kant av det du har lagt, og like langt fra toppen som fra bunnen.) To andre tolkninger kan velges.
rules-k20 = Harmoni: 5 ekstra poeng hvis ingenting ble kastet og kongeriket er fullstendig: hver brikke lagt og kvadratet fullt.
rules-k21 = Den store duellen: to spillere bruker alle 48 brikker og bygger kongeriker på 7 × 7 i tolv runder med fire brikker.

## book: captions of the examples

rules-example-kingdomino-tiles = En dominobrikke har to halvdeler, hver med et landskap og noen ganger kroner. Nummeret bestemmer rekkefølgen.
rules-example-kingdomino-row = Kongene spiller i nummerrekkefølge. Den som har lagt en brikke, setter kongen på en ledig brikke i neste rad.
rules-example-kingdomino-match = Én side som passer, er nok: brikke { $tile } berører sitt eget landskap med bare den ene halvdelen.
rules-example-kingdomino-scoring = Dette kongeriket gir { $points } poeng: hver eiendom teller rutene ganger kronene.
rules-example-kingdomino-complete = Et fullstendig kongerike med slottet i sentrum: med begge variantene gir det { $points } poeng.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } hvete, { terrain-letter-forest } skog, { terrain-letter-water } vann, { terrain-letter-grass } eng, { terrain-letter-swamp } myr, { terrain-letter-mine } gruve, med antallet kroner; ♜ slott; ♔ og et tall: kongen til den spilleren.

## command line

refused-score-castle = Et kongerike har nøyaktig ett slott; skriv det «C».
refused-score-mixed = Skriv et kongerike enten som kart eller som brikker, ikke begge deler.
