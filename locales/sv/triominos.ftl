### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Lägg trekantiga brickor så att hörnen stämmer, bygg broar och gör klart sexhörningar.
rules-intro-triominos = Lägg trekantiga brickor sida mot sida. Varje bricka ger poäng, och broar och sexhörningar ger extra.

## play: options

option-triominos-hexagons = Flera sexhörningar på en gång
option-triominos-hexagons-about = Poäng för en bricka som gör klart mer än en sexhörning.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, hur många det än är
option-triominos-hexagons-is-each = 50 för varje
option-triominos-target = Poängmål
option-triominos-target-about = Matchen slutar efter den runda då en spelare når målet.
option-triominos-rounds = Max antal rundor (0 = ∞)
option-triominos-rounds-about = Matchen slutar efter så många rundor även om ingen har nått målet; 0 betyder ingen gräns.
option-triominos-solo-hand = Brickor på handen när man spelar ensam
option-triominos-solo-hand-about = Med 0 plockas varje bricka ur högen.
option-triominos-solo-draws = Brickor man får plocka när man spelar ensam
option-triominos-solo-draws-about = En gräns gör resultaten jämförbara; 20 är ett bra antal. Med 55 finns ingen gräns.

## play: log

told-triominos-dealt = Runda { $round } är utdelad; { $player } börjar.
told-triominos-turned-up = { $tile } vänds upp: { $points } poäng.
told-triominos-starts = { $player } börjar med { $tile }: { $points } poäng.
told-triominos-lays = { $bonus ->
    [bridge] { $player } lägger { $tile } och bygger en bro: { $points } poäng.
    [double] { $player } lägger { $tile } med en dubbel förbindelse: { $points } poäng.
    [hexagon] { $player } lägger { $tile } och gör klart en sexhörning: { $points } poäng.
    [hexagons2] { $player } lägger { $tile } och gör klart två sexhörningar: { $points } poäng.
    [hexagons3] { $player } lägger { $tile } och gör klart tre sexhörningar: { $points } poäng.
   *[none] { $player } lägger { $tile }: { $points } poäng.
}{ $ends ->
    [out] { " " }Det var sista brickan: rundan är slut.
    [blocked] { " " }Ingen kan lägga fler: rundan är slut.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } plockar en bricka.
   *[other] { $player } plockar bricka nummer { $count } den här turen.
}
told-triominos-drew = { $missed ->
    [yes] Brickan passar inte, och turen är slut.
   *[no] { $player } har plockat en bricka.
}{ $ends ->
    [blocked] { " " }Ingen kan lägga fler: rundan är slut.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } har plockat { $tile }. Den passar inte, och turen är slut.
   *[no] { $player } har plockat { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan lägga fler: rundan är slut.
   *[no] { "" }
}
told-triominos-passes = { $player } passar: { $points } poäng.{ $ends ->
    [blocked] { " " }Ingen kan eller vill lägga fler: rundan är slut.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Börja med { $tile }: { $points } poäng
may-triominos-lays = { $bonus ->
    [bridge] Lägg { $tile } och bygg en bro: { $points } poäng
    [double] Lägg { $tile } med en dubbel förbindelse: { $points } poäng
    [hexagon] Lägg { $tile } och gör klart en sexhörning: { $points } poäng
    [hexagons2] Lägg { $tile } och gör klart två sexhörningar: { $points } poäng
    [hexagons3] Lägg { $tile } och gör klart tre sexhörningar: { $points } poäng
   *[none] Lägg { $tile }: { $points } poäng
}{ $ends ->
    [out] { " – " }din sista bricka
    [blocked] { " – " }sedan kan ingen lägga fler
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Plocka en bricka
   *[other] Plocka bricka nummer { $count } den här turen
}
may-triominos-passes = Passa: { $points } poäng{ $ends ->
    [blocked] { " – " }sedan kan eller vill ingen lägga fler
   *[no] { "" }
}

## play: points

score-triominos-tiles = Lagda brickor
score-triominos-starts = Första brickor
score-triominos-bridges = Broar
score-triominos-doubles = Dubbla förbindelser
score-triominos-hexagons = Sexhörningar
score-triominos-draws = Plockade brickor
score-triominos-misses = Turer utan lagd bricka
score-triominos-outs = Först klar
score-triominos-hands = Brickor kvar hos de andra

## play: hints

reason-triominos-start = Den här brickan måste börja.
reason-triominos-last-tile = Din sista bricka: du vinner rundan.
reason-triominos-points = { $bonus ->
    [bridge] { $points } poäng med en bro.
    [double] { $points } poäng med en dubbel förbindelse.
    [hexagon] { $points } poäng med en sexhörning.
    [hexagons2] { $points } poäng med två sexhörningar.
    [hexagons3] { $points } poäng med tre sexhörningar.
   *[none] { $points } poäng.
}
reason-triominos-allows-bonus = { $count ->
    [one] Öppnar en plats där någon annan kan få bonus.
   *[other] Öppnar { $count } platser där andra kan få bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Tar bort en bonusplats.
   *[other] Tar bort { $count } bonusplatser.
}
reason-triominos-narrows = { $count ->
    [0] Ingen av brickorna som de andra kan ha passar längre.
    [one] Bara en av brickorna som de andra kan ha passar fortfarande.
   *[other] Bara { $count } av brickorna som de andra kan ha passar fortfarande.
}
reason-triominos-goes-on = { $count ->
    [0] Ingen av dina brickor passar efteråt.
    [one] En av dina brickor passar efteråt.
   *[other] { $count } av dina brickor passar efteråt.
}
reason-triominos-draws-to-wait = Dina brickor är värda mer senare: att plocka kostar mindre än att lägga nu.
reason-triominos-must-draw = Ingen av dina brickor passar.
reason-triominos-passes-to-wait = Att passa kostar mindre än att lägga nu.
reason-triominos-must-pass = Ingen av dina brickor passar, och det finns inga kvar att plocka.

## play: refusals

refused-triominos-over = Matchen är slut.
refused-triominos-luck-first = Brickor delas fortfarande ut eller plockas.
refused-triominos-no-luck = Inga brickor delas ut eller plockas nu.
refused-triominos-start = Rundan börjar med { $tile } mitt på bordet.
refused-triominos-must-lay = Du plockade { $tile }, som passar: du måste lägga den nu.
refused-triominos-held-before = Du har plockat den här turen och kan därför inte lägga { $tile }, som du redan hade.
refused-triominos-pool-empty = Det finns inga brickor kvar att plocka.
refused-triominos-draws-used = { $count ->
    [0] Du får inte plocka brickor i det här spelet.
    [one] Du har redan plockat den enda tillåtna brickan.
   *[other] Du har redan plockat alla { $count } tillåtna brickor.
}
refused-triominos-must-draw = { $count ->
    [one] Du kan inte passa: det finns en bricka kvar att plocka.
   *[other] Du kan inte passa: det finns { $count } brickor kvar att plocka.
}
refused-triominos-not-in-hand = { $tile } finns inte på din hand.
refused-triominos-covered = Där ligger redan en bricka.
refused-triominos-no-side = Det finns ingen bricka bredvid den platsen.
refused-triominos-corner = Det hörnet visar { $shows }, inte { $not }.
refused-triominos-hand-size = { $count ->
    [one] Plats { $seat } fick { $count } bricka i stället för { $expected }.
   *[other] Plats { $seat } fick { $count } brickor i stället för { $expected }.
}
refused-triominos-not-in-pool = { $tile } finns inte i högen.
refused-triominos-tile-twice = { $tile } nämns två gånger.
refused-triominos-table = { $tile } kan inte läggas där.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] En bricka finns på två ställen.
        [points] Ingen match har de här rundorna och summorna.
        [last] Den förra rundan kan inte ha slutat så.
       *[other] Den här ställningen kan inte uppstå.
    }
text-triominos-tile = Det finns ingen bricka { $text }: talen går från 0 till 5 och stiger medurs.
text-triominos-stage = ”{ $text }” är inget av deal, start, play, draw, over.
text-triominos-too-many = Fler brickor har lagts undan än det finns i spelet.

## page: the board

pool-count =
    { $count ->
        [one] { $count } bricka i högen
       *[other] { $count } brickor i högen
    }
help-triominos = Välj en bricka på din hand (1 till 9) och sedan en av de markerade platserna. Dra i bordet för att flytta det; 0 visar allt.
triominos-table =
    { $count ->
        [one] Bordet med { $count } bricka: { $tiles }
       *[other] Bordet med { $count } brickor: { $tiles }
    }
triominos-spots = Platser där brickan passar
triominos-points =
    { $bonus ->
        [bridge] { $points } poäng med en bro
        [double] { $points } poäng med en dubbel förbindelse
        [hexagon] { $points } poäng med en sexhörning
        [hexagons2] { $points } poäng med två sexhörningar
        [hexagons3] { $points } poäng med tre sexhörningar
       *[none]
            { $points ->
                [one] { $points } poäng
               *[other] { $points } poäng
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Bro!
        [double] Dubbel förbindelse!
        [hexagons2] Två sexhörningar!
        [hexagons3] Tre sexhörningar!
       *[hexagon] Sexhörning!
    }
triominos-choose-tile = Välj en bricka på din hand.
triominos-choose-spot =
    { $count ->
        [one] Den passar på { $count } plats.
       *[other] Den passar på { $count } platser.
    }
triominos-fits-nowhere = { $tile } passar ingenstans nu.
triominos-must-draw = Ingen av dina brickor passar: plocka.
triominos-must-pass = Ingen av dina brickor går att lägga, och det finns inga kvar att plocka: passa.
triominos-draw = Plocka (−5)
triominos-draws-left = Kvar att plocka den här turen: { $count }
triominos-pass = Passa (−10)
triominos-move-start = Lägg { $tile } först: { $points }
triominos-move-beside = Lägg { $tile } bredvid { $beside }
triominos-move-lay = Lägg { $tile } bredvid { $beside }: { $points }
triominos-draw-again = Brickan du plockade passar inte: plocka igen. Kvar den här turen: { $count }.
triominos-draw-sure = En av dina brickor passar. Plocka ändå (−5)?

## page: the score pad

pad-whose = Vems tur
pad-what = Åtgärd
pad-value = Brickans värde
pad-others = Värdet hos de andra
pad-triominos-about = Skriv in varje lagd bricka, varje plockad bricka och slutet på varje runda; blocket räknar ihop poängen.
pad-deed-lay = Lagd bricka
pad-deed-start = Rundans första bricka
pad-deed-bridge = Bro
pad-deed-double = Dubbel förbindelse
pad-deed-hexagon = Sexhörning
pad-deed-hexagons2 = Två sexhörningar
pad-deed-hexagons3 = Tre sexhörningar
pad-deed-draw = Plockad bricka
pad-deed-stuck = Tur utan lagd bricka
pad-deed-out = Sista brickan, vunnen runda
pad-deed-blocked = Lägst värde, låst runda

## page: what you did

own-triominos-dealt = Runda { $round } är utdelad; du börjar.
own-triominos-starts = Du börjar med { $tile }: { $points } poäng.
own-triominos-lays = { $bonus ->
    [bridge] Du lägger { $tile } och bygger en bro: { $points } poäng.
    [double] Du lägger { $tile } med en dubbel förbindelse: { $points } poäng.
    [hexagon] Du lägger { $tile } och gör klart en sexhörning: { $points } poäng.
    [hexagons2] Du lägger { $tile } och gör klart två sexhörningar: { $points } poäng.
    [hexagons3] Du lägger { $tile } och gör klart tre sexhörningar: { $points } poäng.
   *[none] Du lägger { $tile }: { $points } poäng.
}{ $ends ->
    [out] { " " }Det var sista brickan: rundan är slut.
    [blocked] { " " }Ingen kan lägga fler: rundan är slut.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Du plockar en bricka.
   *[other] Du plockar bricka nummer { $count } den här turen.
}
own-triominos-drew-tile = { $missed ->
    [yes] Du har plockat { $tile }. Den passar inte, och turen är slut.
   *[no] Du har plockat { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan lägga fler: rundan är slut.
   *[no] { "" }
}
own-triominos-passes = Du passar: { $points } poäng.{ $ends ->
    [blocked] { " " }Ingen kan eller vill lägga fler: rundan är slut.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: varje bricka du lägger ger summan av sina tre tal. När någon når 400 spelas rundan klart, och den högsta summan vinner matchen.
lesson-triominos-tile = Välj en bricka på din hand. Varje plats där den passar markeras, med brickan rätt vriden. Välj en och spela.
lesson-triominos-match = Två brickor möts med en hel sida, och båda talen där måste vara desamma som grannbrickans. Detsamma gäller varje hörn som möter ett annat.
lesson-triominos-draw = Kan eller vill du inte lägga en bricka så plockar du högst tre; varje kostar fem poäng. Har du börjat plocka fortsätter du tills en passar.
lesson-triominos-bonus = En bro eller en dubbel förbindelse ger 40 extra, en färdig sexhörning 50. Håll utkik efter dem!
lesson-triominos-end = Den som först lägger sin sista bricka får 25 plus värdet av alla brickor som de andra har kvar.
lesson-triominos-free = Det är allt du behöver veta. Spela vidare, och be om ett tips när du vill.

## book: rules

rules-t1 = Det finns 56 trekantiga brickor med talen 0 till 5, varje kombination en gång, stigande medurs. En bricka är värd summan av sina hörn.
rules-t2 = Två spelare tar 9 brickor var, tre eller fyra spelare 7, fem eller sex spelare 6. Resten bildar högen, med baksidan uppåt.
rules-t3 = Den högsta trippeln (tre lika tal) läggs först, av den som har den. Har ingen en trippel börjar brickan med högst värde. (Tolkning: den brickan måste läggas; vid lika värden avgör det större högsta hörnet, sedan det näst högsta.)
rules-t4 = Den som börjar får brickans värde plus 10, även för 0-0-0.
rules-t5 = Sedan går spelet medurs. En bricka läggs sida mot sida mot en annan, så att båda talen på den gemensamma sidan stämmer, och ger sitt värde. (Tolkning: varje hörn som möter ett hörn på bordet måste stämma, även där bara spetsar möts.)
rules-t6 = Kan eller vill du inte lägga en bricka så plockar du, en i taget, högst tre; varje kostar 5 poäng. En plockad bricka som passar måste läggas genast. Har du börjat plocka måste du fortsätta tills en bricka passar, du har plockat tre eller högen är tom. Passar inte heller den tredje förlorar du 10 till och turen går vidare. (Tolkning: efter att ha plockat får du inte lägga en bricka du hade förut.)
rules-t7 = Om högen är tom och du inte kan eller vill lägga en bricka förlorar du 10 poäng och turen går vidare. (Tolkning: en tur utan lagd bricka kostar alltid de 10. Om alla passar i följd är rundan slut.)
rules-t8 = Den som först lägger sin sista bricka avslutar rundan och får 25 plus värdet av alla brickor hos de andra. De andra förlorar inget.
rules-t9 = Rundan slutar också när högen är tom och ingen kan lägga. Den vars brickor har lägst sammanlagt värde får värdet av alla andras brickor, minus sitt eget; inga 25 poäng ges. (Tolkning: har flera lägst värde får var och en av dem poäng på det sättet.)
rules-t10 = Bro, 40 poäng: brickan delar en sida med en granne, och hörnet mitt emot rör en annan bricka.
rules-t11 = Dubbel förbindelse, 40 poäng: brickan delar två sidor med brickor på bordet.
rules-t12 = Sexhörning, 50 poäng: brickan blir den sista av sex runt en punkt. Ingen bonus för dubbel förbindelse ges då. (Tolkning: bara den bästa av de tre bonusarna räknas. Två sexhörningar på en gång ger 60, tre 70; tillval ger 50 totalt eller 50 för varje.)
rules-t13 = Matchen slutar efter rundan då någon når 400 poäng; den som har flest poäng vinner. (Tolkning: en runda spelas alltid till slut; vid lika summor delas segern. Målet kan ändras, och matchen kan sluta efter ett bestämt antal rundor.)
rules-t14 = Vem som börjar nästa runda avgörs på samma sätt.
rules-t15 = Ensam: en bricka vänds upp och läggs; sedan gäller samma regler, avdrag och bonusar, och du försöker slå ditt eget resultat. (Tolkning: du tar 9 brickor; tillval ändrar antalet och begränsar plockandet. Den sista brickan ger 25; kommer du inte vidare dras värdet av brickorna du har kvar av.)

## book: captions of the examples

rules-example-triominos-start = Den högsta trippeln lades först, för { $points } poäng: brickans värde plus 10.
rules-example-triominos-bridge = En bro: den nyaste brickan rör en bricka med en sida och en annan med hörnet mitt emot.
rules-example-triominos-double = En dubbel förbindelse: den nyaste brickan rör två brickor med var sin sida.
rules-example-triominos-hexagon = Den nyaste brickan är den sjätte runt en punkt: en sexhörning.

## terminal

terminal-letters-triominos = · märker en bricka, * den nyaste.

## command line

score-triominos-first = { $tile } börjar: brickans värde plus 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } och en bro
score-triominos-double = { $tile } och en dubbel förbindelse
score-triominos-hexagon = { $tile } och { $count ->
    [one] { $count } sexhörning
   *[other] { $count } sexhörningar
}
score-triominos-drawn = { $count ->
    [one] { $count } plockad bricka
   *[other] { $count } plockade brickor
}
score-triominos-missed = En tur utan lagd bricka
score-triominos-out = Sista brickan på handen
score-triominos-others = Kvar hos de andra
score-triominos-own = Kvar på den egna handen
refused-score-two-out = Bara en spelare kan vara först med att lägga sin sista bricka.
refused-score-hand-out = En spelare som har lagt sin sista bricka har inga brickor kvar.
