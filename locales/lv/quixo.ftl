### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Paņem kubiņu, iestum to atpakaļ un saliec piecus savus simbolus vienā līnijā.
rules-intro-quixo = Paņem kubiņu no malas, pagriez to ar savu simbolu uz augšu un iestum atpakaļ. Uzvar pieci vienā līnijā.

## play: options

option-quixo-board = Laukums
option-quixo-board-about = Kubiņi rindā: 5 ir parastā spēle, 3 un 4 – mazākas.
option-quixo-move-cap = Gājienu limits
option-quixo-move-cap-about = Pēc tik gājieniem spēle ir neizšķirta; 0 – bez ierobežojuma.
option-quixo-repetition = Neizšķirts atkārtojuma dēļ
option-quixo-repetition-about = Pozīcija, kas rodas trešo reizi, beidz spēli neizšķirti.
option-quixo-move-seconds = Sekundes gājienam
option-quixo-move-seconds-about = Kurš pārsniedz šo laiku, zaudē; 0 – bez ierobežojuma.
option-quixo-partners-may-consult = Partneri drīkst runāt
option-quixo-partners-may-consult-about = Atver katrai komandai savu tērzēšanu.

## play: log

told-quixo-starts = { $symbol ->
        [cross] { $player } sāk un spēlē ar krustiņiem.
       *[circle] { $player } sāk un spēlē ar aplīšiem.
    }
told-quixo-push = { $ends ->
        [win] { $player } iestumj { $from } pie { $to } un uzvar ar līniju.
        [loss] { $player } iestumj { $from } pie { $to } un izveido līniju otrai pusei.
        [draw] { $player } iestumj { $from } pie { $to }: neizšķirts.
       *[no] { $player } iestumj { $from } pie { $to }.
    }
told-quixo-push-dot = { $ends ->
        [win] { $player } iestumj { $from } pie { $to } un uzvar ar līniju.
        [loss] { $player } iestumj { $from } pie { $to } un izveido līniju otrai pusei.
        [draw] { $player } iestumj { $from } pie { $to }: neizšķirts.
       *[no] { $dot ->
        [self] { $player } iestumj { $from } pie { $to } un pagriež punktiņu pret sevi.
       *[partner] { $player } iestumj { $from } pie { $to } un pagriež punktiņu pret partneri.
    }
    }
told-quixo-pass = { $ends ->
        [draw] { $player } nevar paņemt kubiņu un izlaiž gājienu: neizšķirts.
       *[no] { $player } nevar paņemt kubiņu un izlaiž gājienu.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Iestumt { $from } pie { $to } un uzvarēt ar līniju
        [loss] Iestumt { $from } pie { $to } un izveidot līniju otrai pusei
        [draw] Iestumt { $from } pie { $to }: neizšķirts
       *[no] Iestumt { $from } pie { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Iestumt { $from } pie { $to } un uzvarēt ar līniju
        [loss] Iestumt { $from } pie { $to } un izveidot līniju otrai pusei
        [draw] Iestumt { $from } pie { $to }: neizšķirts
       *[no]
            { $dot ->
                [self] Iestumt { $from } pie { $to } un pagriezt punktiņu pret sevi
               *[partner] Iestumt { $from } pie { $to } un pagriezt punktiņu pret partneri
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Izlaist gājienu: nav kubiņa, ko paņemt, tāpēc neizšķirts
       *[no] Izlaist gājienu: nav kubiņa, ko paņemt
    }

## play: points

score-quixo-own-line = Sava līnija
score-quixo-line-by-other = Otras puses izveidota līnija

## play: hints

reason-quixo-wins = Pabeidz tavu līniju un uzvar.
reason-quixo-loses = Izveido līniju otrai pusei.
reason-quixo-draws = Beidz spēli neizšķirti.
reason-quixo-lets-win = Otra puse var uzvarēt nākamajā gājienā.
reason-quixo-stops = Neļauj otrai pusei pabeigt līniju.
reason-quixo-builds = Tavā garākajā līnijā tagad ir { $count } no { $size }.
reason-quixo-breaks = Izjauc otras puses līniju ar { $count } kubiņiem.
reason-quixo-new-cube = Paņem tavai pusei jaunu kubiņu.
reason-quixo-own-cube = Pārvieto tavu kubiņu.

## play: refusals

refused-quixo-over = Spēle ir beigusies.
refused-quixo-lot-first = Pirmais spēlētājs vēl nav izlozēts.
refused-quixo-lot-drawn = Pirmais spēlētājs jau ir izlozēts.
refused-quixo-never-pass = Divatā gājienu izlaist nedrīkst.
refused-quixo-pass-with-cube = Gājienu drīksti izlaist tikai tad, ja nav kubiņa, ko paņemt.
refused-quixo-not-border = { $square } nav malā.
refused-quixo-other-symbol = Uz { $square } ir otras puses simbols.
refused-quixo-other-dot = Kubiņa { $square } punktiņš rāda uz spēlētāju { $player }.
refused-quixo-same-place = Kubiņš nedrīkst atgriezties tur, kur tas bija.
refused-quixo-not-an-end = Kubiņu no { $from } nevar iestumt pie { $to }: izvēlies tā rindas vai kolonnas galu.
refused-quixo-no-dots = Punktiņus lieto tikai četru spēlētāju spēlē.
refused-quixo-dot-at-partner = Punktiņam jārāda uz tevi vai tavu partneri.
refused-quixo-three = Quixo spēlē divi vai četri komandās.
refused-quixo-endless = Bez gājienu ierobežojuma un bez neizšķirta atkārtojuma dēļ spēle varētu nekad nebeigties.

## play: positions as text

refused-quixo-position = { $why ->
        [lot] Pirms izlozes visi kubiņi ir tukši un neviens vēl nav gājis.
        [moves] Tik daudz kubiņu nevar pagriezt tik nedaudzos gājienos.
        [past] Agrākie laukumi neved uz šo.
        [line] Spēle beidzās pirms šīs pozīcijas.
       *[last] Pēdējais gājiens neved uz šo pozīciju.
    }
text-quixo-square = Šeit jābūt lauciņam no a1 līdz { $last }.
text-quixo-cube = { $seats ->
        [4] Kubiņu raksta „.”, ja tas tukšs, citādi kā vietu, uz ko rāda punktiņš, 0 līdz 3.
       *[other] Kubiņu raksta „.”, ja tas tukšs, „x” krustiņam, „o” aplītim.
    }

## page: the board

help-quixo = Paņem kubiņu ar gaišu malu, tad izvēlies, no kuras puses to iestumt. Ar tastatūru: bultiņas, Enter, tad tās puses bultiņa.
quixo-board = Laukums
quixo-cell = { $square }: { $symbol ->
        [cross] krustiņš
        [circle] aplītis
       *[blank] tukšs
    }{ $dot ->
        [yes] , rāda uz spēlētāju { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , var ņemt
       *[no] { "" }
    }
quixo-row = Rinda { $row }: { $cells }
quixo-cube-cross = krustiņš
quixo-cube-circle = aplītis
quixo-cube-blank = tukšs
quixo-choose-cube = { $symbol ->
        [cross] Paņem kubiņu: tukšu vai ar krustiņu.
       *[circle] Paņem kubiņu: tukšu vai ar aplīti.
    }
quixo-choose-cube-dot = Paņem tukšu kubiņu vai tādu, kura punktiņš rāda uz tevi.
quixo-choose-side = No kuras puses to iestumt?
quixo-move = { $side ->
        [top] Kubiņš { $from }, iestumts no augšas
        [bottom] Kubiņš { $from }, iestumts no apakšas
        [left] Kubiņš { $from }, iestumts no kreisās puses
       *[right] Kubiņš { $from }, iestumts no labās puses
    }
quixo-move-dot = punktiņš rāda uz spēlētāju { $player }
quixo-move-pass = Izlaist
quixo-must-pass = Tu nevari paņemt kubiņu: izlaid gājienu.
quixo-dot = Uz ko rāda punktiņš
quixo-wins = uzvar
quixo-loses = Uzmanies: tas izveido līniju otrai pusei!
quixo-moment = { $count } vienā līnijā!

## page: what you did

own-quixo-starts = { $symbol ->
        [cross] Tu sāc un spēlē ar krustiņiem.
       *[circle] Tu sāc un spēlē ar aplīšiem.
    }
own-quixo-push = { $ends ->
        [win] Tu iestum { $from } pie { $to } un uzvari ar līniju.
        [loss] Tu iestum { $from } pie { $to } un izveido līniju otrai pusei.
        [draw] Tu iestum { $from } pie { $to }: neizšķirts.
       *[no] Tu iestum { $from } pie { $to }.
    }
own-quixo-push-dot = { $ends ->
        [win] Tu iestum { $from } pie { $to } un uzvari ar līniju.
        [loss] Tu iestum { $from } pie { $to } un izveido līniju otrai pusei.
        [draw] Tu iestum { $from } pie { $to }: neizšķirts.
       *[no] { $dot ->
        [self] Tu iestum { $from } pie { $to } un pagriez punktiņu pret sevi.
       *[partner] Tu iestum { $from } pie { $to } un pagriez punktiņu pret partneri.
    }
    }
own-quixo-pass = { $ends ->
        [draw] Tu nevari paņemt kubiņu un izlaid gājienu: neizšķirts.
       *[no] Tu nevari paņemt kubiņu un izlaid gājienu.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: uzvar pieci tavi simboli vienā līnijā – rindā, kolonnā vai diagonālē.
lesson-quixo-take = Paņem no malas tukšu kubiņu, tad izvēlies, no kuras puses to iestumt atpakaļ. Tas atgriežas ar tavu simbolu.
lesson-quixo-again = Visa rinda vai kolonna pavirzījās par vienu vietu. Drīksti ņemt tukšus un savus kubiņus, bet nekad otras puses kubiņus.
lesson-quixo-other = Stumjot kustas arī otras puses kubiņi: izmanto to, lai izjauktu tās līnijas.
lesson-quixo-danger = Bet uzmanies: ja tavs gājiens izveido piecus otrai pusei, tu zaudē, pat ja arī tev ir pieci.
lesson-quixo-free = Tas ir viss. Spēlē tālāk un prasi padomu, kad vien vēlies.

## book: rules

rules-q1 = 25 kubiņi ir uz 5 × 5 lauciņiem ar tukšo pusi uz augšu. Katram kubiņam ir krustiņš un aplītis; pārējais ir tukšs. Viena puse spēlē ar krustiņiem, otra ar aplīšiem. Sācēju izlozē. Opcijas: 3 × 3 vai 4 × 4 laukums.
rules-q2 = Savā gājienā paņem vienu no 16 malas kubiņiem, kas ir tukšs vai ar tavu simbolu, nekad ar otras puses simbolu.
rules-q3 = Lai ko tas rādīja, tas atgriežas ar tavu simbolu uz augšu.
rules-q4 = Iestum to no tās rindas vai kolonnas gala, no kuras tas paņemts, lai sprauga aizveras: stūrim divi veidi, pārējiem trīs. Tas nedrīkst atgriezties savā vietā.
rules-q5 = Uzvar līnija ar pieciem taviem simboliem – rindā, kolonnā vai diagonālē.
rules-q6 = Ja izveido līniju ar otras puses simbolu, tu zaudē, pat ja tas pats gājiens izveido arī tavu līniju.
rules-q7 = Divatā gājienu izlaist nedrīkst, un to nekad nevajag.
rules-q8 = Var vienoties par laika ierobežojumu gājienam. (Lēmums: kam beidzas laiks, tas zaudē.)
rules-q9 = (Lēmums: drukātajos noteikumos neizšķirta nav. Pozīcija, kas rodas trešo reizi, ir neizšķirts, tāpat 200 gājienu spēle. Gājienu skaitu var mainīt; vienu neizšķirta veidu var izslēgt, bet ne abus.)
rules-q10 = Četri spēlētāji veido divas komandas, partneri sēž viens otram pretī. Spēlē pulksteņrādītāja virzienā, tāpēc komandas iet pārmaiņus.
rules-q11 = Katram simbolam ir punktiņš. Kubiņu ar simbolu drīkst ņemt tikai tas, uz kuru rāda punktiņš; tukšos – jebkurš. Kubiņu stumjot, punktiņš turpina rādīt uz to pašu spēlētāju.
rules-q12 = Iestumjot kubiņu, pagriez punktiņu pret sevi vai partneri.
rules-q13 = Gājienu drīksti izlaist tikai tad, ja malā nav ne tukša kubiņa, ne kubiņa ar tavu simbolu, kas rāda uz tevi. (Lēmums: tad tas jāizlaiž.)
rules-q14 = Spēlētāji vienojas, vai partneri drīkst runāt par spēli; tā ir opcija.

## book: captions of the examples

rules-example-quixo-push = Iezīmētais kubiņš iestumts pie { $to }; visi kubiņi no turienes līdz { $from }, kur tas paņemts, pavirzījās par vienu vietu.
rules-example-quixo-line = Vesela krustiņu līnija: krustiņš ir uzvarējis.
rules-example-quixo-other = Krustiņš stūma un izveidoja aplīšu līniju: aplītis ir uzvarējis.
rules-example-quixo-dots = Ar četriem spēlētājiem katram simbolam ir punktiņš; kubiņu drīkst ņemt tikai tas, uz kuru punktiņš rāda.

## terminal

terminal-letters-quixo = X krustiņš, O aplītis, · tukšs; cipars aiz simbola ir spēlētājs, uz kuru rāda punktiņš.

## command line

cli-solve-about = Atrisināt Quixo: noteikt katra laukuma vērtību
cli-solve-game = Ko risināt
cli-solve-size = Kubiņi rindā: 3, 4 vai 5
cli-solve-distances = Noskaidrot arī, ar cik gājieniem uzvar vai zaudē
cli-solve-dir = Glabāt gatavās tabulas šeit un pēc apstāšanās turpināt
cli-solve-layers = Tikai tik daudz slāņu (laukumu ar vienādu pagriezto kubiņu skaitu), no pilnā laukuma
cli-solve-threads = Izmantojamie pavedieni
cli-solve-check = Vēlreiz pārbaudīt tik daudz nejaušu katra slāņa pozīciju, tikai pēc noteikumiem
cli-solve-json = Izvadīt vienu JSON dokumentu
solve-progress = Kubiņi { $cubes }, { $rate } laukumi/s, atlikušas { $left } s, atmiņa { $memory } MB, disks { $disk } MB
solve-layer = { $cubes ->
        [all] Kopā: uzvaras { $wins }, zaudējumi { $losses }, neizšķirti { $draws }
       *[other] Pagriezti kubiņi { $cubes }: uzvaras { $wins }, zaudējumi { $losses }, neizšķirti { $draws }
    }
solve-first = { $value ->
        [win] Pirmais spēlētājs uzvar.
        [loss] Pirmais spēlētājs zaudē.
       *[draw] Spēle ir neizšķirta.
    }
solve-done = { $seconds } s, { $rate } laukumi sekundē, simetriskos skaitot par vienu; visi šī izmēra laukumi šādā ātrumā prasa { $whole } h.
solve-checked = Vēlreiz pārbaudītas pozīcijas: { $boards }; visas sakrīt.
refused-solve-size = Ir laukumi ar 3, 4 un 5 kubiņiem rindā.
refused-solve-folder = Laukumiem ar 5 kubiņiem rindā vajag mapi tabulām (--dir).
refused-train-tables = Apmācībai vajag visu 5 × 5 laukumu tabulas; vispirms tās izveido (klots solve quixo --size 5).
refused-solve-wrong = Šī pozīcija ir atrisināta nepareizi: { $board }. Lūdzu, ziņo par to; izdzēs tabulas un risini vēlreiz.
score-quixo-line = { $symbol ->
    [cross] Krustiņam ir līnija
   *[circle] Aplītim ir līnija
}: { $cells }
score-quixo-none = Nevienam nav līnijas.
score-quixo-won = { $symbol ->
    [cross] Krustiņš ir uzvarējis.
   *[circle] Aplītis ir uzvarējis.
}
refused-score-board = Laukumā ir { $min } līdz { $max } rindas, katrā tikpat kubiņu.
refused-score-pushed = Līnija ir abām pusēm: saki, kurš stūma pēdējais, „pushed: x” vai „pushed: o”.
