### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Bygg ett kungarike av dominobrickor runt ditt slott och låt varje krona räknas.
rules-intro-kingdomino = Bygg det rikaste kungariket: lägg dominobrickor med sex terränger runt ditt slott och samla kronor.

## play: terms

terrain-wheat = åker
terrain-forest = skog
terrain-water = vatten
terrain-grass = äng
terrain-swamp = träsk
terrain-mine = gruva
terrain-castle = slott
terrain-letter-wheat = Å
terrain-letter-forest = S
terrain-letter-water = V
terrain-letter-grass = Ä
terrain-letter-swamp = T
terrain-letter-mine = G

## play: options

option-kingdomino-three-players = Med tre spelare
option-kingdomino-three-players-about = Hur många dominobrickor som ligger i en rad när tre spelar.
option-kingdomino-three-players-is-lines_of_three = rader om tre, 36 brickor
option-kingdomino-three-players-is-lines_of_four = rader om fyra, alla 48; den som ingen väljer tas bort
option-kingdomino-first-picks = Första valet
option-kingdomino-first-picks-about = I vilken ordning två spelare väljer ur första raden.
option-kingdomino-first-picks-is-lot = kungarna lottas
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynasti
option-kingdomino-dynasty-about = Tre partier i följd; högsta summan vinner.
option-kingdomino-middle-kingdom = Mittens rike
option-kingdomino-middle-kingdom-about = 10 extra poäng för ett slott mitt i sitt kungarike.
option-kingdomino-middle-kingdom-is-off = av
option-kingdomino-middle-kingdom-is-rule = lika långt åt vänster som åt höger, lika långt upp som ner
option-kingdomino-middle-kingdom-is-reach = ingen ruta mer än 2 från slottet (3 i Stora duellen)
option-kingdomino-middle-kingdom-is-full = centrerat, och kungariket så brett och högt som möjligt
option-kingdomino-harmony = Harmoni
option-kingdomino-harmony-about = 5 extra poäng för ett fullständigt kungarike utan kastade brickor.
option-kingdomino-mighty-duel = Stora duellen
option-kingdomino-mighty-duel-about = Två spelare, alla 48 brickor, kungariken på 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Kungarna är lottade: { $player } väljer först.
       *[other] Parti { $game } av { $games }. Kungarna är lottade: { $player } väljer först.
    }
told-kingdomino-row = Nästa brickor: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } lägger bricka { $tile }.
        [one] { $player } lägger bricka { $tile } för { $points } poäng.
       *[other] { $player } lägger bricka { $tile } för { $points } poäng.
    }
told-kingdomino-discard = { $player } kan inte lägga bricka { $tile } och kastar den.
told-kingdomino-pick = { $player } väljer bricka { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Lägg bricka { $tile }
        [one] Lägg bricka { $tile } för { $points } poäng
       *[other] Lägg bricka { $tile } för { $points } poäng
    }
may-kingdomino-discard = Kasta bricka { $tile }: den får inte plats
may-kingdomino-pick = Välj bricka { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Åker
        [forest] Skog
        [water] Vatten
        [grass] Äng
        [swamp] Träsk
       *[mine] Gruva
    }: { $squares ->
        [one] { $squares } ruta
       *[other] { $squares } rutor
    } × { $crowns ->
        [one] { $crowns } krona
       *[other] { $crowns } kronor
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Åker
        [forest] Skog
        [water] Vatten
        [grass] Äng
        [swamp] Träsk
       *[mine] Gruva
    } växer till { $squares ->
        [one] { $squares } ruta
       *[other] { $squares } rutor
    } × { $crowns ->
        [one] { $crowns } krona
       *[other] { $crowns } kronor
    }
score-kingdomino-middle = Mittens rike: slottet ligger i mitten
score-kingdomino-middle-lost = Slottet ligger inte längre i mitten
score-kingdomino-harmony = Harmoni: kungariket är fullständigt
score-kingdomino-harmony-lost = Kungariket är inte längre fullständigt
score-kingdomino-game = Parti { $game }
score-kingdomino-tie = Lika poäng: den största egendomen avgör ({ $squares ->
    [one] { $squares } ruta
   *[other] { $squares } rutor
}), sedan kronorna ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Ger { $points } poäng direkt.
       *[other] Ger { $points } poäng direkt.
    }
reason-kingdomino-middle = Håller slottet i mitten.
reason-kingdomino-no-hole = Lämnar inget hål som inte kan fyllas.
reason-kingdomino-holes =
    { $count ->
        [one] Lämnar { $count } hål som inte kan fyllas.
       *[other] Lämnar { $count } hål som inte kan fyllas.
    }
reason-kingdomino-no-place = Bricka { $tile } passar ingenstans.
reason-kingdomino-would-bring =
    { $points ->
        [one] Kan ge { $points } poäng direkt.
       *[other] Kan ge { $points } poäng direkt.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Har { $count } krona.
       *[other] Har { $count } kronor.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } skulle få { $points } poäng med den.
       *[other] { $player } skulle få { $points } poäng med den.
    }
reason-kingdomino-order =
    { $place ->
        [1] Du är först på tur i nästa runda.
        [2] Du är tvåa på tur i nästa runda.
        [3] Du är trea på tur i nästa runda.
       *[other] Du är sist på tur i nästa runda.
    }

## play: refusals

refused-kingdomino-over = Spelet är slut.
refused-kingdomino-luck = Först måste brickor eller kungar dras.
refused-kingdomino-place-first = Lägg först din bricka, välj sedan nästa.
refused-kingdomino-pick-now = Din bricka är redan lagd. Välj nu nästa.
refused-kingdomino-other-domino = Du ska lägga bricka { $own }, inte { $tile }.
refused-kingdomino-not-in-row = Bricka { $tile } finns inte i raden du väljer ur.
refused-kingdomino-taken = Det står redan en kung på bricka { $tile }.
refused-kingdomino-backwards = Båda halvorna av bricka { $tile } är lika: skriv den riktad mot öster eller söder.
refused-kingdomino-covered = Den rutan är redan täckt.
refused-kingdomino-outside = Kungariket skulle bli { $across } × { $down } rutor; det måste rymmas i { $size } × { $size }.
refused-kingdomino-unmatched =
    Ingen av halvorna rör slottet eller sin egen terräng ({ $left ->
        [wheat] åker
        [forest] skog
        [water] vatten
        [grass] äng
        [swamp] träsk
       *[mine] gruva
    }, { $right ->
        [wheat] åker
        [forest] skog
        [water] vatten
        [grass] äng
        [swamp] träsk
       *[mine] gruva
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Bricka { $tile } kan läggas på { $count } sätt, så den måste läggas.
       *[other] Bricka { $tile } kan läggas på { $count } sätt, så den måste läggas.
    }
refused-kingdomino-no-luck = Det finns inget att dra nu.
refused-kingdomino-row-twice = Bricka { $tile } finns i raden två gånger.
refused-kingdomino-row-seen = Bricka { $tile } har redan legat i en rad.
refused-kingdomino-row-count = Brickor i en rad: { $count }, inte { $written }.
refused-kingdomino-lot-count = Kungar att dra: { $count }, inte { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } ska ha { $kings } kung i ordningen.
       *[other] { $player } ska ha { $kings } kungar i ordningen.
    }
refused-kingdomino-kings-snake = Med det här tillvalet är ordningen för två spelare A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = ”{ $text }” går inte att läsa i den här ställningen.
refused-kingdomino-position-missing = Ställningen saknar delen ”{ $section }”.
refused-kingdomino-position-twice = Bricka { $tile } finns på två ställen.
refused-kingdomino-position-order = Brickorna i en rad måste ligga i nummerordning, den lägsta först.
refused-kingdomino-position-kings = Antalet kungar för { $player } stämmer inte.
refused-kingdomino-position-count = Antalet brickor stämmer inte.
refused-kingdomino-position-kingdom = Kungariket för { $player } kan inte byggas enligt reglerna.
refused-kingdomino-position-stage = Spelets skede passar inte till raderna på bordet.
refused-kingdomino-position-past = De avslutade partierna i den här dynastin stämmer inte.
text-kingdomino-move = Ett drag skrivs som ”48@1,0>e”, ”discard 48” eller ”pick 48”.
text-kingdomino-direction = Riktningen är e, s, w eller n.

## page: the board

help-kingdomino = Välj en markerad ruta; brickan visas där med sina poäng. Vrid den och spela den. D går till brickorna du kan välja bland, P till ditt kungarike.
kingdomino-current = Att lägga
kingdomino-round = Runda { $round } av { $rounds }
kingdomino-game = Parti { $game } av { $games }
kingdomino-next = Att välja
kingdomino-done = klar
kingdomino-castle = slott
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } med { $crowns } krona
       *[other] { $terrain } med { $crowns } kronor
    }
kingdomino-tile = bricka { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } till höger
        [left] { $x } till vänster
       *[none] { "" }
    } { $along ->
        [down] { $y } ner
        [up] { $y } upp
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] tom
        [one] tom, { $ways } möjlig placering
       *[other] tom, { $ways } möjliga placeringar
    }
kingdomino-kingdom =
    { $points ->
        [one] Kungarike: { $player }, { $points } poäng
       *[other] Kungarike: { $player }, { $points } poäng
    }
kingdomino-enlarge =
    { $points ->
        [one] Se kungariket: { $player }, { $points } poäng
       *[other] Se kungariket: { $player }, { $points } poäng
    }
kingdomino-own-again = Tillbaka till mitt rike
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – ingen krona än
       *[no] { $gain }
    }
kingdomino-choose-place = Lägg { $tile }.
kingdomino-choose-tile = Välj en bricka till nästa runda.
kingdomino-no-place = Bricka { $number } passar ingenstans och måste kastas.
kingdomino-discard = Kasta { $number }
kingdomino-next-order = Du väljer som nummer { $place } i nästa runda.
kingdomino-one-way = Här passar den bara åt det här hållet.
kingdomino-not-here = Brickan passar inte här.
kingdomino-move-pick = Välj { $tile }
kingdomino-move-discard = Kasta bricka { $number }
kingdomino-move-place = { $left } på { $a }, { $right } på { $b }
kingdomino-move-place-gain = { $left } på { $a }, { $right } på { $b } ({ $gain })
kingdomino-next-between = I nästa runda väljer du som nummer { $first } till { $last }, beroende på de andras val.
kingdomino-moment = Egendom klar: { $points }
kingdomino-to-come = Brickor som återstår
kingdomino-to-come-about = De som redan har legat framme är nedtonade. Ännu inte visade: { $count }.

## page: the score pad

pad-terrain = Terräng
pad-crowns = Kronor
pad-empty = tom
pad-kingdom = Kungarike
pad-size = { $size } × { $size } rutor
pad-kingdomino-about = Välj en terräng och dess kronor, tryck sedan på kungarikets rutor.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Kungarna är lottade: du väljer först.
       *[other] Parti { $game } av { $games }. Kungarna är lottade: du väljer först.
    }
own-kingdomino-place =
    { $points ->
        [0] Du lägger bricka { $tile }.
        [one] Du lägger bricka { $tile } för { $points } poäng.
       *[other] Du lägger bricka { $tile } för { $points } poäng.
    }
own-kingdomino-discard = Du kan inte lägga bricka { $tile } och kastar den.
own-kingdomino-pick = Du väljer bricka { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Välkommen, Ers Majestät! Bygg ett kungarike av dominobrickor runt ditt slott. Mark ger bara poäng om den har kronor.
lesson-kingdomino-pick = Välj en bricka ur raden: tryck på den och spela den. Med låga nummer väljer du tidigt i nästa runda; höga nummer har fler kronor.
lesson-kingdomino-order = Din kung står nu på den brickan. Kungarna spelar i nummerordning, lägst först.
lesson-kingdomino-place = Lägg nu din bricka på en av de markerade rutorna; siffran visar hur många poäng den skulle ge. Vrid den med ↻, mushjulet eller R-tangenten.
lesson-kingdomino-match = Ena halvan måste röra sin egen terräng eller slottet. Försök att bygga ut en terräng som har kronor.
lesson-kingdomino-points = Varje sammanhängande terräng ger sina rutor gånger sina kronor: fyra rutor skog med två kronor är värda åtta.
lesson-kingdomino-limit = Ditt kungarike måste rymmas i fem gånger fem rutor. En bricka som inte passar någonstans kastas, så undvik trånga hål.
lesson-kingdomino-free = Det är allt du behöver veta. Spela vidare, och be om ett tips när du vill.

## book: rules

rules-k1 = Kingdomino är för två, tre eller fyra spelare. Alla bygger ett kungarike runt en slottsruta.
rules-k2 = Två spelare har två kungar var; tre eller fyra spelare har en kung var.
rules-k3 = Det finns 48 brickor, numrerade 1 till 48. Med fyra spelare används alla, med tre 36, med två 24; resten tas osedda ur spelet. (Tolkning: det tryckta antalet för tre spelare, 38, är ett tryckfel.) Tillval: tre spelare använder alla 48 i rader om fyra, och den bricka som ingen väljer tas ur spelet.
rules-k4 = En rad har lika många brickor som det finns kungar: fyra med två eller fyra spelare, tre med tre. De ligger i nummerordning, den lägsta överst.
rules-k5 = För första raden lottas kungarnas ordning; i den ordningen ställs var och en på en ledig bricka. Bara en kung får stå på varje bricka. Tillval för två spelare: ordningen är A, B, B, A.
rules-k6 = När varje bricka i en rad är vald läggs nästa rad fram, så länge det finns brickor kvar.
rules-k7 = Turordningen är kungarnas ordning i raden, uppifrån.
rules-k8 = På din tur lägger du först brickan under din kung i ditt kungarike och ställer sedan kungen på en ledig bricka i nästa rad.
rules-k9 = Med två spelare har var och en två turer i en runda, en för varje kung.
rules-k10 = Spelet har tolv rundor; med två spelare sex (tolv i Stora duellen).
rules-k11 = I sista rundan finns inget att välja: du lägger bara din bricka.
rules-k12 = En bricka täcker två lediga rutor bredvid varandra, i någon av de fyra riktningarna.
rules-k13 = Minst en halva måste röra slottet eller en ruta av sin egen terräng, sida mot sida. Det räcker att en sida passar; de andra behöver inte göra det.
rules-k14 = Hela kungariket med slottet måste rymmas i en kvadrat på 5 × 5 (7 × 7 i Stora duellen). Slottet får hamna var som helst i den.
rules-k15 = En bricka som kan läggas måste läggas, var den än passar. Passar den ingenstans kastas den; sedan väljer du som vanligt. Hål får bli kvar.
rules-k16 = Rutor av samma terräng som hänger ihop längs sidorna bildar en egendom. Den ger sina rutor gånger sina kronor; utan krona ger den inget. Du kan ha flera egendomar av samma terräng. Slottet hör inte till någon.
rules-k17 = Den med flest poäng vinner. Vid lika poäng avgör den största egendomen, sedan antalet kronor; därefter delas segern.
rules-k18 = Dynasti: tre partier i följd, och högsta summan vinner. Vid lika summor delas segern. För varje parti lottas kungarna på nytt.
rules-k19 = Mittens rike: 10 extra poäng om slottet ligger mitt i kungariket. (Tolkning: lika långt från vänster- som från högerkanten av det du har lagt, och lika långt från över- som från underkanten.) Två andra tolkningar finns som tillval.
rules-k20 = Harmoni: 5 extra poäng om inget kastats och kungariket är fullständigt: varje bricka lagd och kvadraten full.
rules-k21 = Stora duellen: två spelare använder alla 48 brickor och bygger kungariken på 7 × 7 i tolv rundor med fyra brickor.

## book: captions of the examples

rules-example-kingdomino-tiles = En dominobricka har två halvor, var och en med en terräng och ibland kronor. Numret avgör ordningen.
rules-example-kingdomino-row = Kungarna spelar i nummerordning. Den som har lagt en bricka ställer kungen på en ledig bricka i nästa rad.
rules-example-kingdomino-match = Det räcker att en sida passar: bricka { $tile } rör sin egen terräng med bara ena halvan.
rules-example-kingdomino-scoring = Det här kungariket ger { $points } poäng: varje egendom räknar sina rutor gånger sina kronor.
rules-example-kingdomino-complete = Ett fullständigt kungarike med slottet i mitten: med båda varianterna ger det { $points } poäng.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } åker, { terrain-letter-forest } skog, { terrain-letter-water } vatten, { terrain-letter-grass } äng, { terrain-letter-swamp } träsk, { terrain-letter-mine } gruva, med antalet kronor; ♜ slott; ♔ och ett tal: den spelarens kung.

## command line

refused-score-castle = Ett kungarike har exakt ett slott; skriv det ”C”.
refused-score-mixed = Skriv ett kungarike antingen som karta eller som brickor, inte båda.
