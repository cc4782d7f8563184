### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Võta klots, lükka see tagasi ja saa viis ritta.
rules-intro-quixo = Võta ääreklots, pööra see oma sümboliga üles ja lükka tagasi lauale. Viis ühes reas võidab.

## play: options

option-quixo-board = Laud
option-quixo-board-about = Klotse reas: 5 on tavaline mäng, 3 ja 4 on väiksemad.
option-quixo-move-cap = Käikude ülempiir
option-quixo-move-cap-about = Pärast nii mitut käiku lõpeb mäng viigiga; 0 korral piirangut pole.
option-quixo-repetition = Kordusviik
option-quixo-repetition-about = Kolmandat korda tekkiv seis lõpetab mängu viigiga.
option-quixo-move-seconds = Sekundeid käigu kohta
option-quixo-move-seconds-about = Kes selle aja ületab, kaotab; 0 korral piirangut pole.
option-quixo-partners-may-consult = Paarilised tohivad nõu pidada
option-quixo-partners-may-consult-about = Avab kummalegi paarile oma vestluse.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } alustab ja mängib ristidega.
       *[circle] { $player } alustab ja mängib nullidega.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } lükkab { $from } sisse kohast { $to } ja võidab reaga.
        [loss] { $player } lükkab { $from } sisse kohast { $to } ja moodustab vastase rea.
        [draw] { $player } lükkab { $from } sisse kohast { $to }: viik.
       *[no] { $player } lükkab { $from } sisse kohast { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } lükkab { $from } sisse kohast { $to } ja võidab reaga.
        [loss] { $player } lükkab { $from } sisse kohast { $to } ja moodustab vastase rea.
        [draw] { $player } lükkab { $from } sisse kohast { $to }: viik.
       *[no]
            { $dot ->
                [self] { $player } lükkab { $from } sisse kohast { $to } ja keerab täpi enda poole.
               *[partner] { $player } lükkab { $from } sisse kohast { $to } ja keerab täpi paarilise poole.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } ei saa ühtki klotsi võtta ja jätab käigu vahele: viik.
       *[no] { $player } ei saa ühtki klotsi võtta ja jätab käigu vahele.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Lükka { $from } sisse kohast { $to } ja võida reaga
        [loss] Lükka { $from } sisse kohast { $to } ja moodusta vastase rida
        [draw] Lükka { $from } sisse kohast { $to }: viik
       *[no] Lükka { $from } sisse kohast { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Lükka { $from } sisse kohast { $to } ja võida reaga
        [loss] Lükka { $from } sisse kohast { $to } ja moodusta vastase rida
        [draw] Lükka { $from } sisse kohast { $to }: viik
       *[no]
            { $dot ->
                [self] Lükka { $from } sisse kohast { $to } ja keera täpp enda poole
               *[partner] Lükka { $from } sisse kohast { $to } ja keera täpp paarilise poole
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Jäta käik vahele: ühtki klotsi ei saa võtta, seega viik
       *[no] Jäta käik vahele: ühtki klotsi ei saa võtta
    }

## play: points

score-quixo-own-line = Oma rida
score-quixo-line-by-other = Vastase moodustatud rida

## play: hints

reason-quixo-wins = Lõpetab sinu rea ja toob võidu.
reason-quixo-loses = Moodustab vastase rea.
reason-quixo-draws = Lõpetab mängu viigiga.
reason-quixo-lets-win = Vastane saab järgmise käiguga võita.
reason-quixo-stops = Ei lase vastasel rida lõpetada.
reason-quixo-builds = Sinu pikimas reas on nüüd { $count } klotsi { $size }-st.
reason-quixo-breaks = Lõhub vastase { $count } klotsi pikkuse rea.
reason-quixo-new-cube = Annab sinu poolele uue klotsi.
reason-quixo-own-cube = Liigutab su oma klotsi.

## play: refusals

refused-quixo-over = Mäng on läbi.
refused-quixo-lot-first = Alustajat pole veel loositud.
refused-quixo-lot-drawn = Alustaja on juba loositud.
refused-quixo-never-pass = Kahe mängijaga ei tohi käiku vahele jätta.
refused-quixo-pass-with-cube = Käigu võid vahele jätta ainult siis, kui ühtki klotsi võtta ei saa.
refused-quixo-not-border = { $square } ei ole ääres.
refused-quixo-other-symbol = Klotsil { $square } on vastase sümbol.
refused-quixo-other-dot = Klotsi { $square } täpp näitab mängija { $player } poole.
refused-quixo-same-place = Klotsi ei tohi samasse kohta tagasi panna.
refused-quixo-not-an-end = Kohast { $from } võetud klotsi ei saa sisse lükata kohast { $to }: vali selle rea või veeru ots.
refused-quixo-no-dots = Täpid on kasutusel ainult nelja mängijaga.
refused-quixo-dot-at-partner = Täpp peab näitama sinu või su paarilise poole.
refused-quixo-three = Quixo on kahele mängijale või neljale paaridena.
refused-quixo-endless = Ilma käikude ülempiiri ja kordusviigita ei pruugi mäng kunagi lõppeda.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Enne loosimist on laud tühi ja midagi pole liigutatud.
        [moves] Nii palju klotse ei saa nii väheste käikudega pööratud olla.
        [past] Varasemad seisud ei vii selleni.
        [line] Mäng oli enne seda seisu läbi.
       *[last] Viimane käik ei vii selle seisuni.
    }
text-quixo-square = Siin oodatakse ruutu a1 kuni { $last }.
text-quixo-cube =
    { $seats ->
        [4] Tühi klots kirjutatakse „.“, muu klots selle koha numbriga, kelle poole täpp näitab, 0 kuni 3.
       *[other] Tühi klots kirjutatakse „.“, rist „x“ ja null „o“.
    }

## page: the board

help-quixo = Võta heleda servaga klots ja vali, mis küljelt see sisse lükatakse. Klaviatuuril: nooled, Enter, siis selle külje nool.
quixo-board = Laud
quixo-cell =
    { $square }: { $symbol ->
        [cross] rist
        [circle] null
       *[blank] tühi
    }{ $dot ->
        [yes] , täpp: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , saab võtta
       *[no] { "" }
    }
quixo-row = Rida { $row }: { $cells }
quixo-cube-cross = rist
quixo-cube-circle = null
quixo-cube-blank = tühi
quixo-choose-cube =
    { $symbol ->
        [cross] Võta klots: tühi või rist.
       *[circle] Võta klots: tühi või null.
    }
quixo-choose-cube-dot = Võta tühi klots või selline, mille täpp näitab sinu poole.
quixo-choose-side = Mis küljelt see sisse lükatakse?
quixo-move =
    { $side ->
        [top] Klots { $from }, sisse ülalt
        [bottom] Klots { $from }, sisse alt
        [left] Klots { $from }, sisse vasakult
       *[right] Klots { $from }, sisse paremalt
    }
quixo-move-dot = täpp näitab mängija { $player } poole
quixo-move-pass = Jäta vahele
quixo-must-pass = Sa ei saa ühtki klotsi võtta: jäta käik vahele.
quixo-dot = Kelle poole täpp näitab
quixo-wins = võidab
quixo-loses = Ettevaatust: see moodustab vastase rea!
quixo-moment = { $count } reas!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Alustad ja mängid ristidega.
       *[circle] Alustad ja mängid nullidega.
    }
own-quixo-push =
    { $ends ->
        [win] Lükkad { $from } sisse kohast { $to } ja võidad reaga.
        [loss] Lükkad { $from } sisse kohast { $to } ja moodustad vastase rea.
        [draw] Lükkad { $from } sisse kohast { $to }: viik.
       *[no] Lükkad { $from } sisse kohast { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Lükkad { $from } sisse kohast { $to } ja võidad reaga.
        [loss] Lükkad { $from } sisse kohast { $to } ja moodustad vastase rea.
        [draw] Lükkad { $from } sisse kohast { $to }: viik.
       *[no]
            { $dot ->
                [self] Lükkad { $from } sisse kohast { $to } ja keerad täpi enda poole.
               *[partner] Lükkad { $from } sisse kohast { $to } ja keerad täpi paarilise poole.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Sa ei saa ühtki klotsi võtta ja jätad käigu vahele: viik.
       *[no] Sa ei saa ühtki klotsi võtta ja jätad käigu vahele.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: võidab, kes saab viis oma sümbolit ritta, veergu või diagonaalile.
lesson-quixo-take = Võta äärest tühi klots ja vali, mis küljelt see tagasi lükatakse. See tuleb tagasi sinu sümboliga.
lesson-quixo-again = Kogu rida nihkus ühe võrra. Võtta tohid tühje ja omi klotse, vastase omi mitte kunagi.
lesson-quixo-other = Lükkamisel liiguvad ka vastase klotsid: nii saad tema ridu lõhkuda.
lesson-quixo-danger = Aga ole ettevaatlik: kui su lüke annab viis vastasele, siis kaotad, isegi kui saad ka ise viis.
lesson-quixo-free = See on kõik. Mängi edasi ja küsi vihjet, millal soovid.

## book: rules

rules-q1 = 25 klotsi on 5 × 5 laual, tühi pool üleval. Igal klotsil on rist ja null, ülejäänud küljed on tühjad. Üks pool mängib ristidega, teine nullidega. Alustaja loositakse. Valikud: 3 × 3 või 4 × 4 laud.
rules-q2 = Oma käigul võta üks 16 ääreklotsist, mis on tühi või näitab sinu sümbolit, mitte kunagi vastase sümboliga klotsi.
rules-q3 = Ükskõik mida see näitas, tagasi läheb see sinu sümboliga üles.
rules-q4 = Lükka see tagasi selle rea või veeru otsast, kust see võeti, nii et tühi koht täitub: nurgaklotsil on kaks, teistel kolm võimalust. Samasse kohta tagasi panna ei tohi.
rules-q5 = Võidab, kes saab viis oma sümbolit ritta, veergu või diagonaalile.
rules-q6 = Kui moodustad rea vastase sümbolitest, kaotad, isegi kui sama lükkega tekib ka sinu rida.
rules-q7 = Kahe mängijaga ei tohi käiku vahele jätta ja seda pole kunagi vajagi.
rules-q8 = Igale käigule võib kokku leppida ajalimiidi. (Lahend: kelle aeg lõpeb, see kaotab.)
rules-q9 = (Lahend: trükitud reeglites viiki ei ole. Kolmandat korda tekkiv seis on viik ja samuti 200 käiguga mäng. Käikude arvu saab muuta; üht viigireeglit saab välja lülitada, mõlemat korraga mitte.)
rules-q10 = Neli mängijat moodustavad kaks paari, paarilised istuvad vastastikku. Käiakse päripäeva, nii et paarid vahelduvad.
rules-q11 = Igal sümbolil on täpp. Sümboliga klotsi tohib võtta vaid mängija, kelle poole täpp näitab; tühje klotse igaüks. Täpp näitab sama mängija poole ka siis, kui klotsi lükatakse.
rules-q12 = Klotsi tagasi lükates suuna täpp enda või paarilise poole.
rules-q13 = Käigu tohid vahele jätta vaid siis, kui ükski ääreklots pole tühi ja ühegi sinu sümboliga ääreklotsi täpp ei näita sinu poole. (Lahend: siis tulebki see vahele jätta.)
rules-q14 = Mängijad lepivad kokku, kas paarilised tohivad nõu pidada; selleks on valik.

## book: captions of the examples

rules-example-quixo-push = Märgitud klots lükati sisse kohast { $to }; kõik klotsid sealt kuni kohani { $from }, kust see võeti, nihkusid ühe võrra edasi.
rules-example-quixo-line = Terve rida riste: ristid võitsid.
rules-example-quixo-other = Ristid lükkasid ja moodustasid nullide rea: nullid võitsid.
rules-example-quixo-dots = Nelja mängijaga on igal sümbolil täpp; klotsi tohib võtta ainult see mängija, kelle poole täpp näitab.

## terminal

terminal-letters-quixo = X rist, O null, · tühi; number sümboli järel on mängija, kelle poole täpp näitab.

## command line

cli-solve-about = Lahenda Quixo: iga laua väärtus
cli-solve-game = Mida lahendada
cli-solve-size = Klotse reas: 3, 4 või 5
cli-solve-distances = Selgita ka, mitme käiguga võidetakse ja kaotatakse
cli-solve-dir = Hoia valmis tabeleid siin ja jätka neist pärast peatust
cli-solve-layers = Lahenda ainult nii mitu kihti (laudu, kus on sama palju pööratud klotse), alates täis lauast
cli-solve-threads = Kasutatavate lõimede arv
cli-solve-check = Kontrolli igast kihist nii mitut juhuslikku seisu uuesti, ainult reeglite järgi
cli-solve-json = Väljasta üks JSON-dokument
solve-progress = klotse: { $cubes }, { $rate } lauda/s, jäänud { $left } s, mälu { $memory } MB, ketas { $disk } MB
solve-layer = { $cubes ->
    [all] Kokku: võite { $wins }, kaotusi { $losses }, viike { $draws }
   *[other] Pööratud klotse { $cubes }: võite { $wins }, kaotusi { $losses }, viike { $draws }
}
solve-first = { $value ->
    [win] Alustaja võidab.
    [loss] Alustaja kaotab.
   *[draw] Mäng on viik.
}
solve-done = { $seconds } s, { $rate } lauda sekundis sümmeetria täpsuseni; kogu lauasuuruse lahendamine võtab selle kiirusega { $whole } tundi.
solve-checked = Kontrollitud seise: { $boards }; kõik klapivad.
refused-solve-size = Reas võib olla 3, 4 või 5 klotsi.
refused-solve-folder = Viie klotsiga read vajavad tabelite jaoks kausta (--dir).
refused-train-tables = Treenimiseks on vaja kõigi 5 × 5 laudade tabeleid; tee need enne valmis (klots solve quixo --size 5).
refused-solve-wrong = See seis on valesti lahendatud: { $board }. Palun anna sellest teada; kustuta tabelid ja lahenda uuesti.
score-quixo-line = { $symbol ->
    [cross] Ristidel on rida
   *[circle] Nullidel on rida
}: { $cells }
score-quixo-none = Rida ei ole kellelgi.
score-quixo-won = { $symbol ->
    [cross] Ristid võitsid.
   *[circle] Nullid võitsid.
}
refused-score-board = Laual on { $min } kuni { $max } rida ja igas reas sama palju klotse kui ridu.
refused-score-pushed = Mõlemal poolel on rida: kirjuta, kes viimati lükkas, „pushed: x“ või „pushed: o“.
