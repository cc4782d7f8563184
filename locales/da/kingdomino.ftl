### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Byg et kongerige af dominobrikker om dit slot, og få hver krone til at tælle.
rules-intro-kingdomino = Byg det rigeste kongerige: læg dominobrikker med seks landskaber rundt om dit slot, og saml kroner.

## play: terms

terrain-wheat = hvede
terrain-forest = skov
terrain-water = vand
terrain-grass = eng
terrain-swamp = sump
terrain-mine = mine
terrain-castle = slot
terrain-letter-wheat = H
terrain-letter-forest = S
terrain-letter-water = V
terrain-letter-grass = E
terrain-letter-swamp = U
terrain-letter-mine = M

## play: options

option-kingdomino-three-players = Med tre spillere
option-kingdomino-three-players-about = Hvor mange dominobrikker der ligger i en række, når tre spiller.
option-kingdomino-three-players-is-lines_of_three = rækker på tre, 36 brikker
option-kingdomino-three-players-is-lines_of_four = rækker på fire, alle 48; den, ingen vælger, fjernes
option-kingdomino-first-picks = Første valg
option-kingdomino-first-picks-about = I hvilken rækkefølge to spillere vælger fra den første række.
option-kingdomino-first-picks-is-lot = kongerne trækkes tilfældigt
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynasti
option-kingdomino-dynasty-about = Tre spil i træk; den højeste sum vinder.
option-kingdomino-middle-kingdom = Riget i midten
option-kingdomino-middle-kingdom-about = 10 ekstra point for et slot midt i sit kongerige.
option-kingdomino-middle-kingdom-is-off = fra
option-kingdomino-middle-kingdom-is-rule = lige langt til venstre og højre, lige langt op og ned
option-kingdomino-middle-kingdom-is-reach = intet felt mere end 2 fra slottet (3 i Den store duel)
option-kingdomino-middle-kingdom-is-full = centreret, og kongeriget så bredt og højt som muligt
option-kingdomino-harmony = Harmoni
option-kingdomino-harmony-about = 5 ekstra point for et fuldendt kongerige uden kasserede brikker.
option-kingdomino-mighty-duel = Den store duel
option-kingdomino-mighty-duel-about = To spillere, alle 48 brikker, kongeriger på 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Kongerne er trukket: { $player } vælger først.
       *[other] Spil { $game } af { $games }. Kongerne er trukket: { $player } vælger først.
    }
told-kingdomino-row = De næste brikker: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } lægger brik { $tile }.
        [one] { $player } lægger brik { $tile } for { $points } point.
       *[other] { $player } lægger brik { $tile } for { $points } point.
    }
told-kingdomino-discard = { $player } kan ikke lægge brik { $tile } og kasserer den.
told-kingdomino-pick = { $player } vælger brik { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Læg brik { $tile }
        [one] Læg brik { $tile } for { $points } point
       *[other] Læg brik { $tile } for { $points } point
    }
may-kingdomino-discard = Kassér brik { $tile }: den passer ingen steder
may-kingdomino-pick = Vælg brik { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Hvede
        [forest] Skov
        [water] Vand
        [grass] Eng
        [swamp] Sump
       *[mine] Mine
    }: { $squares ->
        [one] { $squares } felt
       *[other] { $squares } felter
    } × { $crowns ->
        [one] { $crowns } krone
       *[other] { $crowns } kroner
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Hvede
        [forest] Skov
        [water] Vand
        [grass] Eng
        [swamp] Sump
       *[mine] Mine
    } vokser til { $squares ->
        [one] { $squares } felt
       *[other] { $squares } felter
    } × { $crowns ->
        [one] { $crowns } krone
       *[other] { $crowns } kroner
    }
score-kingdomino-middle = Riget i midten: slottet i centrum
score-kingdomino-middle-lost = Slottet er ikke længere i centrum
score-kingdomino-harmony = Harmoni: kongeriget er fuldendt
score-kingdomino-harmony-lost = Kongeriget er ikke længere fuldendt
score-kingdomino-game = Spil { $game }
score-kingdomino-tie = Lige mange point: det største område afgør ({ $squares ->
    [one] { $squares } felt
   *[other] { $squares } felter
}), så kronerne ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Giver { $points } point med det samme.
       *[other] Giver { $points } point med det samme.
    }
reason-kingdomino-middle = Holder slottet i midten.
reason-kingdomino-no-hole = Efterlader intet hul, der ikke kan fyldes.
reason-kingdomino-holes =
    { $count ->
        [one] Efterlader { $count } hul, der ikke kan fyldes.
       *[other] Efterlader { $count } huller, der ikke kan fyldes.
    }
reason-kingdomino-no-place = Brik { $tile } passer ingen steder.
reason-kingdomino-would-bring =
    { $points ->
        [one] Kan give { $points } point med det samme.
       *[other] Kan give { $points } point med det samme.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Har { $count } krone.
       *[other] Har { $count } kroner.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } ville få { $points } point med den.
       *[other] { $player } ville få { $points } point med den.
    }
reason-kingdomino-order =
    { $place ->
        [1] Du er først i næste runde.
        [2] Du er nummer to i næste runde.
        [3] Du er nummer tre i næste runde.
       *[other] Du er sidst i næste runde.
    }

## play: refusals

refused-kingdomino-over = Spillet er slut.
refused-kingdomino-luck = Der skal først trækkes brikker eller konger.
refused-kingdomino-place-first = Læg først din brik, og vælg så den næste.
refused-kingdomino-pick-now = Din brik er allerede lagt. Vælg nu den næste.
refused-kingdomino-other-domino = Du skal lægge brik { $own }, ikke { $tile }.
refused-kingdomino-not-in-row = Brik { $tile } er ikke i den række, der vælges fra.
refused-kingdomino-taken = Der står allerede en konge på brik { $tile }.
refused-kingdomino-backwards = Begge halvdele af brik { $tile } er ens: skriv den, så den peger mod øst eller syd.
refused-kingdomino-covered = Det felt er allerede dækket.
refused-kingdomino-outside = Kongeriget ville blive { $across } × { $down } felter; det skal kunne være i { $size } × { $size }.
refused-kingdomino-unmatched =
    Ingen af halvdelene rører slottet eller sit eget landskab ({ $left ->
        [wheat] hvede
        [forest] skov
        [water] vand
        [grass] eng
        [swamp] sump
       *[mine] mine
    }, { $right ->
        [wheat] hvede
        [forest] skov
        [water] vand
        [grass] eng
        [swamp] sump
       *[mine] mine
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Brik { $tile } kan lægges på { $count } måde, så den skal lægges.
       *[other] Brik { $tile } kan lægges på { $count } måder, så den skal lægges.
    }
refused-kingdomino-no-luck = Der er intet at trække nu.
refused-kingdomino-row-twice = Brik { $tile } er i rækken to gange.
refused-kingdomino-row-seen = Brik { $tile } har allerede været i en række.
refused-kingdomino-row-count = Brikker i en række: { $count }, ikke { $written }.
refused-kingdomino-lot-count = Konger, der trækkes: { $count }, ikke { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } skal have { $kings } konge i rækkefølgen.
       *[other] { $player } skal have { $kings } konger i rækkefølgen.
    }
refused-kingdomino-kings-snake = Med denne valgmulighed er rækkefølgen for to spillere A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = »{ $text }« kan ikke læses i denne stilling.
refused-kingdomino-position-missing = Stillingen mangler delen »{ $section }«.
refused-kingdomino-position-twice = Brik { $tile } er to steder.
refused-kingdomino-position-order = Brikkerne i en række skal ligge efter nummer, det laveste først.
refused-kingdomino-position-kings = { $player }: antallet af konger stemmer ikke.
refused-kingdomino-position-count = Antallet af brikker stemmer ikke.
refused-kingdomino-position-kingdom = { $player }: kongeriget kan ikke bygges efter reglerne.
refused-kingdomino-position-stage = Spillets fase passer ikke til rækkerne på bordet.
refused-kingdomino-position-past = De færdige spil i dette dynasti stemmer ikke.
text-kingdomino-move = Et træk skrives som »48@1,0>e«, »discard 48« eller »pick 48«.
text-kingdomino-direction = Retningen er e, s, w eller n.

## page: the board

help-kingdomino = Vælg et fremhævet felt; brikken vises dér med sine point. Drej den, og spil den. D går til de brikker, du kan vælge, P til dit kongerige.
kingdomino-current = Skal lægges
kingdomino-round = Runde { $round } af { $rounds }
kingdomino-game = Spil { $game } af { $games }
kingdomino-next = Kan vælges
kingdomino-done = færdig
kingdomino-castle = slot
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } med { $crowns } krone
       *[other] { $terrain } med { $crowns } kroner
    }
kingdomino-tile = brik { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } til højre
        [left] { $x } til venstre
       *[none] { "" }
    } { $along ->
        [down] { $y } ned
        [up] { $y } op
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] tomt
        [one] tomt, { $ways } mulig placering
       *[other] tomt, { $ways } mulige placeringer
    }
kingdomino-kingdom =
    { $points ->
        [one] Kongerige: { $player }, { $points } point
       *[other] Kongerige: { $player }, { $points } point
    }
kingdomino-enlarge =
    { $points ->
        [one] Se kongeriget: { $player }, { $points } point
       *[other] Se kongeriget: { $player }, { $points } point
    }
kingdomino-own-again = Tilbage til mit kongerige
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – ingen krone endnu
       *[no] { $gain }
    }
kingdomino-choose-place = Læg { $tile }.
kingdomino-choose-tile = Vælg en brik til næste runde.
kingdomino-no-place = Brik { $number } passer ingen steder og skal kasseres.
kingdomino-discard = Kassér { $number }
kingdomino-next-order = Du vælger som nummer { $place } i næste runde.
kingdomino-one-way = Her passer den kun på denne måde.
kingdomino-not-here = Brikken passer ikke her.
kingdomino-move-pick = Vælg { $tile }
kingdomino-move-discard = Kassér brik { $number }
kingdomino-move-place = { $left } på { $a }, { $right } på { $b }
kingdomino-move-place-gain = { $left } på { $a }, { $right } på { $b } ({ $gain })
kingdomino-next-between = I næste runde vælger du som nummer { $first } til { $last }, alt efter de andres valg.
kingdomino-moment = Område fuldført: { $points }
kingdomino-to-come = Kommende brikker
kingdomino-to-come-about = De, der allerede har ligget fremme, er nedtonede. Endnu ikke vist: { $count }.

## page: the score pad

pad-terrain = Landskab
pad-crowns = Kroner
pad-empty = tomt
pad-kingdom = Kongerige
pad-size = { $size } × { $size } felter
pad-kingdomino-about = Vælg et landskab og dets kroner, og tryk på kongerigets felter.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Kongerne er trukket: du vælger først.
       *[other] Spil { $game } af { $games }. Kongerne er trukket: du vælger først.
    }
own-kingdomino-place =
    { $points ->
        [0] Du lægger brik { $tile }.
        [one] Du lægger brik { $tile } for { $points } point.
       *[other] Du lægger brik { $tile } for { $points } point.
    }
own-kingdomino-discard = Du kan ikke lægge brik { $tile } og kasserer den.
own-kingdomino-pick = Du vælger brik { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Velkommen, Deres Majestæt! Byg et kongerige af dominobrikker rundt om dit slot. Land giver kun point, hvis det har kroner.
lesson-kingdomino-pick = Vælg en brik fra rækken: tryk på den, og spil den. Med et lavt nummer vælger du tidligt i næste runde; brikker med høje numre har flere kroner.
lesson-kingdomino-order = Nu står din konge på den brik. Kongerne er i tur i nummerorden, det laveste først.
lesson-kingdomino-place = Læg nu din brik på et af de fremhævede felter; tallet viser, hvor mange point den giver. Drej den med ↻, musehjulet eller tasten R.
lesson-kingdomino-match = Den ene halvdel skal røre sit eget landskab eller slottet. Prøv at udvide et landskab, der har kroner.
lesson-kingdomino-points = Hvert sammenhængende landskab giver felter gange kroner: fire felter skov med to kroner er otte værd.
lesson-kingdomino-limit = Dit kongerige skal kunne være i fem gange fem felter. En brik, der ikke passer nogen steder, kasseres, så undgå smalle huller.
lesson-kingdomino-free = Det er alt, du behøver at vide. Spil videre, og bed om et tip, når du vil.

## book: rules

rules-k1 = Kingdomino er for to, tre eller fire spillere. Alle bygger et kongerige rundt om ét slotsfelt.
rules-k2 = To spillere har to konger hver; tre eller fire spillere har én konge hver.
rules-k3 = Der er 48 brikker med numrene 1 til 48. Med fire spillere bruges alle, med tre 36, med to 24; resten fjernes med bagsiden opad. (Afgørelse: det trykte tal for tre spillere, 38, er en trykfejl.) Valgmulighed: tre spillere bruger alle 48 i rækker på fire, og den brik, ingen vælger, fjernes.
rules-k4 = En række har lige så mange brikker, som der er konger: fire med to eller fire spillere, tre med tre. De ligger efter nummer, det laveste øverst.
rules-k5 = Til første række trækkes kongerne i tilfældig rækkefølge; i den rækkefølge sættes hver på en ledig brik. Der må kun stå én konge på hver brik. Valgmulighed for to spillere: rækkefølgen er A, B, B, A.
rules-k6 = Når hver brik i en række er valgt, lægges næste række frem, så længe der er brikker tilbage.
rules-k7 = Turene følger kongernes rækkefølge i rækken, oppefra.
rules-k8 = I din tur lægger du først brikken under din konge i dit kongerige og sætter så kongen på en ledig brik i næste række.
rules-k9 = Med to spillere har hver to ture i en runde, én for hver konge.
rules-k10 = Spillet har tolv runder; med to spillere seks (tolv i Den store duel).
rules-k11 = I sidste runde er der intet at vælge: du lægger kun din brik.
rules-k12 = En brik dækker to ledige nabofelter, i en af de fire retninger.
rules-k13 = Mindst én halvdel skal røre slottet eller et felt af sit eget landskab, side mod side. Én side, der passer, er nok; de andre behøver ikke passe.
rules-k14 = Hele kongeriget med slottet skal kunne være i et kvadrat på 5 × 5 (7 × 7 i Den store duel). Slottet må ende hvor som helst i det.
rules-k15 = En brik, der kan lægges, skal lægges, hvor som helst den passer. Passer den ingen steder, kasseres den; så vælger du som sædvanlig. Der må gerne blive huller tilbage.
rules-k16 = Felter af ét landskab, der hænger sammen side mod side, er et område. Det giver felter gange kroner; uden krone giver det intet. Du kan have flere områder med samme landskab. Slottet hører ikke til noget område.
rules-k17 = Den med flest point vinder. Ved pointlighed afgør det største område, så antallet af kroner; derefter deles sejren.
rules-k18 = Dynasti: tre spil i træk, og den højeste sum vinder. Ved lige summer deles sejren. Til hvert spil trækkes kongerne på ny.
rules-k19 = Riget i midten: 10 ekstra point, hvis slottet er i kongerigets centrum. (Afgørelse: lige langt fra venstre og højre kant af det, du har lagt, og lige langt fra top og bund.) To andre tolkninger kan vælges.
rules-k20 = Harmoni: 5 ekstra point, hvis intet blev kasseret, og kongeriget er fuldendt: hver brik lagt og kvadratet fyldt.
rules-k21 = Den store duel: to spillere bruger alle 48 brikker og bygger kongeriger på 7 × 7 i tolv runder med fire brikker.

## book: captions of the examples

rules-example-kingdomino-tiles = En brik har to halvdele, hver med et landskab og nogle gange kroner. Nummeret bestemmer rækkefølgen.
rules-example-kingdomino-row = Kongerne er i tur i nummerrækkefølge. Den, der har lagt en brik, sætter kongen på en ledig brik i næste række.
rules-example-kingdomino-match = Én side, der passer, er nok: brik { $tile } rører sit eget landskab med kun den ene halvdel.
rules-example-kingdomino-scoring = Dette kongerige giver { $points } point: hvert område tæller felter gange kroner.
rules-example-kingdomino-complete = Et fuldendt kongerige med slottet i centrum: med begge varianter giver det { $points } point.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } hvede, { terrain-letter-forest } skov, { terrain-letter-water } vand, { terrain-letter-grass } eng, { terrain-letter-swamp } sump, { terrain-letter-mine } mine, med antallet af kroner; ♜ slot; ♔ og et tal: den spillers konge.

## command line

refused-score-castle = Et kongerige har netop ét slot; skriv det »C«.
refused-score-mixed = Skriv et kongerige enten som kort eller som brikker, ikke begge dele.
