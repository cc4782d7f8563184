### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Paimk kubelį, įstumk atgal ir sudaryk penkių savo ženklų liniją.
rules-intro-quixo = Paimk kubelį nuo krašto, atversk savo ženklą ir įstumk atgal. Sudaryk penkių liniją ir laimėsi.

## play: options

option-quixo-board = Lenta
option-quixo-board-about = Kubelių eilėje: 5 – įprastas žaidimas, 3 ir 4 – mažesni.
option-quixo-move-cap = Ėjimų riba
option-quixo-move-cap-about = Po tiek ėjimų partija baigiasi lygiosiomis; 0 – be ribos.
option-quixo-repetition = Lygiosios dėl pasikartojimo
option-quixo-repetition-about = Trečią kartą susidariusi pozicija baigia partiją lygiosiomis.
option-quixo-move-seconds = Sekundės kiekvienam ėjimui
option-quixo-move-seconds-about = Kas viršija šį laiką, pralaimi; 0 – be ribos.
option-quixo-partners-may-consult = Partneriai gali tartis
option-quixo-partners-may-consult-about = Atveria atskirą pokalbį kiekvienai komandai.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } pradeda ir žaidžia kryžiukais.
       *[circle] { $player } pradeda ir žaidžia nuliukais.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } įstumia { $from } ties { $to }, sudaro liniją ir laimi.
        [loss] { $player } įstumia { $from } ties { $to } ir sudaro liniją kitai pusei.
        [draw] { $player } įstumia { $from } ties { $to }: lygiosios.
       *[no] { $player } įstumia { $from } ties { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } įstumia { $from } ties { $to }, sudaro liniją ir laimi.
        [loss] { $player } įstumia { $from } ties { $to } ir sudaro liniją kitai pusei.
        [draw] { $player } įstumia { $from } ties { $to }: lygiosios.
       *[no] { $dot ->
        [self] { $player } įstumia { $from } ties { $to } ir nukreipia taškelį į save.
       *[partner] { $player } įstumia { $from } ties { $to } ir nukreipia taškelį į partnerį.
    }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } negali paimti jokio kubelio ir praleidžia ėjimą: lygiosios.
       *[no] { $player } negali paimti jokio kubelio ir praleidžia ėjimą.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Įstumti { $from } ties { $to }, sudaryti liniją ir laimėti
        [loss] Įstumti { $from } ties { $to } ir sudaryti liniją kitai pusei
        [draw] Įstumti { $from } ties { $to }: lygiosios
       *[no] Įstumti { $from } ties { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Įstumti { $from } ties { $to }, sudaryti liniją ir laimėti
        [loss] Įstumti { $from } ties { $to } ir sudaryti liniją kitai pusei
        [draw] Įstumti { $from } ties { $to }: lygiosios
       *[no]
            { $dot ->
                [self] Įstumti { $from } ties { $to } ir nukreipti taškelį į save
               *[partner] Įstumti { $from } ties { $to } ir nukreipti taškelį į partnerį
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Praleisti ėjimą: nėra kubelio, kurį galėtum paimti, todėl lygiosios
       *[no] Praleisti ėjimą: nėra kubelio, kurį galėtum paimti
    }

## play: points

score-quixo-own-line = Sava linija
score-quixo-line-by-other = Linija, kurią sudarė kita pusė

## play: hints

reason-quixo-wins = Užbaigia tavo liniją ir laimi.
reason-quixo-loses = Sudaro liniją kitai pusei.
reason-quixo-draws = Baigia partiją lygiosiomis.
reason-quixo-lets-win = Kita pusė po to gali laimėti.
reason-quixo-stops = Neleidžia kitai pusei užbaigti linijos.
reason-quixo-builds = Tavo ilgiausioje linijoje dabar { $count } iš { $size }.
reason-quixo-breaks = Išardo kitos pusės liniją (ilgis { $count }).
reason-quixo-new-cube = Paima naują kubelį tavo pusei.
reason-quixo-own-cube = Perkelia vieną tavo kubelį.

## play: refusals

refused-quixo-over = Partija baigta.
refused-quixo-lot-first = Burtai, kas pradeda, dar netraukti.
refused-quixo-lot-drawn = Burtai, kas pradeda, jau ištraukti.
refused-quixo-never-pass = Žaidžiant dviese ėjimo praleisti negalima.
refused-quixo-pass-with-cube = Ėjimą galima praleisti tik tada, kai nėra kubelio, kurį galėtum paimti.
refused-quixo-not-border = { $square } nėra ant krašto.
refused-quixo-other-symbol = { $square } rodo kitos pusės ženklą.
refused-quixo-other-dot = Taškelis ant { $square } rodo į kitą žaidėją: { $player }.
refused-quixo-same-place = Kubelis negali grįžti ten, iš kur paimtas.
refused-quixo-not-an-end = Kubelio iš { $from } negalima įstumti ties { $to }: rinkis jo eilės ar stulpelio galą.
refused-quixo-no-dots = Taškeliai skirti tik keturiems žaidėjams.
refused-quixo-dot-at-partner = Taškelis turi rodyti į tave arba į partnerį.
refused-quixo-three = Quixo skirtas dviem žaidėjams arba keturiems komandomis.
refused-quixo-endless = Be ėjimų ribos ir be lygiųjų dėl pasikartojimo partija galėtų niekada nesibaigti.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Prieš burtus visi kubeliai tušti ir niekas dar nėjo.
        [moves] Tiek kubelių negalėjo būti apversta per tokį mažą ėjimų skaičių.
        [past] Ankstesnės lentos neveda prie šios.
        [line] Partija buvo baigta prieš šią poziciją.
       *[last] Paskutinis ėjimas neveda prie šios pozicijos.
    }
text-quixo-square = Čia laukta langelio nuo a1 iki { $last }.
text-quixo-cube =
    { $seats ->
        [4] Kubelis rašomas „.“, jei tuščias, kitaip – vieta, į kurią rodo taškelis, nuo 0 iki 3.
       *[other] Kubelis rašomas „.“, jei tuščias, „x“ – kryžiukas, „o“ – nuliukas.
    }

## page: the board

help-quixo = Paimk kubelį šviesiu kraštu, paskui pasirink, iš kurios pusės jį įstumti. Klaviatūra: rodyklės, Enter, paskui tos pusės rodyklė.
quixo-board = Lenta
quixo-cell =
    { $square }: { $symbol ->
        [cross] kryžiukas
        [circle] nuliukas
       *[blank] tuščia
    }{ $dot ->
        [yes] , rodo į: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , galima imti
       *[no] { "" }
    }
quixo-row = Eilė { $row }: { $cells }
quixo-cube-cross = kryžiukas
quixo-cube-circle = nuliukas
quixo-cube-blank = tuščia
quixo-choose-cube =
    { $symbol ->
        [cross] Imk kubelį: tuščią arba su kryžiuku.
       *[circle] Imk kubelį: tuščią arba su nuliuku.
    }
quixo-choose-cube-dot = Imk tuščią kubelį arba tokį, kurio taškelis rodo į tave.
quixo-choose-side = Iš kurios pusės įstumti?
quixo-move =
    { $side ->
        [top] Kubelis { $from }, įstumtas iš viršaus
        [bottom] Kubelis { $from }, įstumtas iš apačios
        [left] Kubelis { $from }, įstumtas iš kairės
       *[right] Kubelis { $from }, įstumtas iš dešinės
    }
quixo-move-dot = taškelis rodo į: { $player }
quixo-move-pass = Praleisti
quixo-must-pass = Negali imti jokio kubelio: praleisk ėjimą.
quixo-dot = Į ką rodo taškelis
quixo-wins = laimi
quixo-loses = Atsargiai: tai sudaro liniją kitai pusei!
quixo-moment = { $count } vienoje linijoje!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Pradedi ir žaidi kryžiukais.
       *[circle] Pradedi ir žaidi nuliukais.
    }
own-quixo-push =
    { $ends ->
        [win] Įstumi { $from } ties { $to }, sudarai liniją ir laimi.
        [loss] Įstumi { $from } ties { $to } ir sudarai liniją kitai pusei.
        [draw] Įstumi { $from } ties { $to }: lygiosios.
       *[no] Įstumi { $from } ties { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Įstumi { $from } ties { $to }, sudarai liniją ir laimi.
        [loss] Įstumi { $from } ties { $to } ir sudarai liniją kitai pusei.
        [draw] Įstumi { $from } ties { $to }: lygiosios.
       *[no] { $dot ->
        [self] Įstumi { $from } ties { $to } ir nukreipi taškelį į save.
       *[partner] Įstumi { $from } ties { $to } ir nukreipi taškelį į partnerį.
    }
    }
own-quixo-pass =
    { $ends ->
        [draw] Negali paimti jokio kubelio ir praleidi ėjimą: lygiosios.
       *[no] Negali paimti jokio kubelio ir praleidi ėjimą.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: laimi penki tavo ženklai linijoje – eilėje, stulpelyje arba įstrižainėje.
lesson-quixo-take = Paimk tuščią kubelį nuo krašto, paskui pasirink, iš kurios pusės jį įstumti atgal. Jis grįžta su tavo ženklu.
lesson-quixo-again = Visa eilė ar stulpelis pasislinko per vieną vietą. Galima imti tuščius ir savo kubelius, niekada – kitos pusės.
lesson-quixo-other = Stumiant juda ir kitos pusės kubeliai: taip ardyk jos linijas.
lesson-quixo-danger = Bet saugokis: jei tavo ėjimas sudaro penketą kitai pusei, pralaimi, net jei kartu sudarai ir savo.
lesson-quixo-free = Tai viskas. Žaisk toliau ir prašyk užuominos, kada nori.

## book: rules

rules-q1 = 25 kubeliai guli ant 5 × 5 langelių tuščia puse aukštyn. Kiekvienas kubelis turi kryžiuką ir nuliuką; kitos sienelės tuščios. Viena pusė žaidžia kryžiukais, kita – nuliukais. Kas pradeda, lemia burtai. Parinktys: 3 × 3 arba 4 × 4 lenta.
rules-q2 = Per savo ėjimą imk vieną iš 16 krašto kubelių – tuščią arba su savo ženklu, niekada su kitos pusės ženklu.
rules-q3 = Kad ir ką jis rodė, grįžta tavo ženklu aukštyn.
rules-q4 = Įstumk jį atgal iš eilės ar stulpelio, iš kurio paimtas, galo, kad tarpas užsidarytų: kampui du būdai, kitiems trys. Į tą pačią vietą jis grįžti negali.
rules-q5 = Laimi penkių tavo ženklų linija – eilėje, stulpelyje arba įstrižainėje.
rules-q6 = Jei sudarai kitos pusės ženklų liniją, pralaimi, net jei tas pats ėjimas sudaro ir tavo liniją.
rules-q7 = Žaidžiant dviese ėjimo praleisti negalima, ir niekada neprireikia.
rules-q8 = Galima sutarti laiko ribą kiekvienam ėjimui. (Sprendimas: kam baigiasi laikas, tas pralaimi.)
rules-q9 = (Sprendimas: spausdintose taisyklėse lygiųjų nėra. Trečią kartą susidariusi pozicija yra lygiosios, kaip ir 200 ėjimų partija. Ėjimų skaičių galima keisti; vieną lygiųjų rūšį galima išjungti, bet ne abi.)
rules-q10 = Keturi žaidėjai sudaro dvi komandas, partneriai sėdi vienas priešais kitą. Einama pagal laikrodžio rodyklę, tad komandos eina pakaitomis.
rules-q11 = Kiekvienas ženklas turi taškelį. Kubelį su ženklu gali imti tik žaidėjas, į kurį rodo taškelis; tuščius – bet kas. Taškelis rodo į tą patį žaidėją ir tada, kai kubelis stumdomas.
rules-q12 = Kai įstumi kubelį, nukreipi jo taškelį į save arba į partnerį.
rules-q13 = Ėjimą praleisti gali tik tada, kai ant krašto nėra nei tuščio kubelio, nei kubelio su tavo ženklu, rodančio į tave. (Sprendimas: tada praleisti privalai.)
rules-q14 = Žaidėjai susitaria, ar partneriai gali kalbėtis apie žaidimą; tai parinktis.

## book: captions of the examples

rules-example-quixo-push = Pažymėtas kubelis įstumtas ties { $to }; visi kubeliai nuo ten iki { $from }, iš kur jis paimtas, pasislinko per vieną vietą.
rules-example-quixo-line = Visa kryžiukų linija: laimėjo kryžiukas.
rules-example-quixo-other = Kryžiukas stūmė ir sudarė nuliukų liniją: laimėjo nuliukas.
rules-example-quixo-dots = Žaidžiant keturiese kiekvienas ženklas turi taškelį; kubelį gali imti tik žaidėjas, į kurį jis rodo.

## terminal

terminal-letters-quixo = X kryžiukas, O nuliukas, · tuščia; skaitmuo po ženklo yra žaidėjas, į kurį rodo taškelis.

## command line

cli-solve-about = Išspręsti Quixo: rasti kiekvienos lentos vertę
cli-solve-game = Ką spręsti
cli-solve-size = Kubelių eilėje: 3, 4 arba 5
cli-solve-distances = Nustatyti ir tai, per kiek ėjimų laimima ar pralaimima
cli-solve-dir = Čia laikyti baigtas lenteles ir po sustojimo tęsti nuo jų
cli-solve-layers = Tik tiek sluoksnių (lentų su vienodu apverstų kubelių skaičiumi), nuo pilnos lentos
cli-solve-threads = Kiek gijų naudoti
cli-solve-check = Iš naujo patikrinti tiek atsitiktinių kiekvieno sluoksnio pozicijų, vien pagal taisykles
cli-solve-json = Išvesti vieną JSON dokumentą
solve-progress = kubelių { $cubes }, { $rate } lentų/s, liko { $left } s, atmintis { $memory } MB, diskas { $disk } MB
solve-layer =
    { $cubes ->
        [all] Iš viso: pergalės { $wins }, pralaimėjimai { $losses }, lygiosios { $draws }
       *[other] Apversta kubelių { $cubes }: pergalės { $wins }, pralaimėjimai { $losses }, lygiosios { $draws }
    }
solve-first =
    { $value ->
        [win] Pradedantis žaidėjas laimi.
        [loss] Pradedantis žaidėjas pralaimi.
       *[draw] Partija baigiasi lygiosiomis.
    }
solve-done = { $seconds } s, { $rate } lentų per sekundę, simetriškas laikant viena; visos šio dydžio lentos tokiu greičiu išsprendžiamos per { $whole } val.
solve-checked = Iš naujo patikrinta pozicijų: { $boards }; visos sutampa.
refused-solve-size = Yra lentos po 3, 4 ir 5 kubelius eilėje.
refused-solve-folder = Lentoms po 5 kubelius eilėje reikia aplanko lentelėms (--dir).
refused-train-tables = Apmokymui reikia visų 5 × 5 lentų lentelių; pirmiausia jas sukurk (klots solve quixo --size 5).
refused-solve-wrong = Ši pozicija išspręsta klaidingai: { $board }. Pranešk apie tai; ištrink lenteles ir spręsk iš naujo.
score-quixo-line =
    { $symbol ->
        [cross] Kryžiukas turi liniją
       *[circle] Nuliukas turi liniją
    }: { $cells }
score-quixo-none = Niekas neturi linijos.
score-quixo-won =
    { $symbol ->
        [cross] Laimėjo kryžiukas.
       *[circle] Laimėjo nuliukas.
    }
refused-score-board = Lentoje yra nuo { $min } iki { $max } eilių, kiekvienoje tiek pat kubelių.
refused-score-pushed = Abi pusės turi liniją: pasakyk, kas stūmė paskutinis, „pushed: x“ arba „pushed: o“.
