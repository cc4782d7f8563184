### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klasikinis domino iki lyginio 9-9, nuo dviejų iki dešimties žaidėjų.
rules-intro-dominoes = Dėk kauliukus prie dviejų vienos gyvatės galų. Laimi, kas pirmas padeda visus savo kauliukus.

## play: options

option-dominoes-starter-draws = Kas pradeda, ima, kol kauliukas tiks
option-dominoes-starter-draws-about = Kas pradeda lyginiu kauliuku ir neturi jam tinkamo, ima, kol gaus. Kai išjungta, niekas nepridedama.
option-dominoes-may-draw-anyway = Imti galima visada
option-dominoes-may-draw-anyway-about = Galima imti, nors rankoje yra tinkamas kauliukas. Kai išjungta, kas gali dėti, tas privalo.
option-dominoes-drawing = Kai niekas netinka
option-dominoes-drawing-about = Ar žaidėjas, kuriam niekas netinka, turi imti, ar gali praleisti ėjimą. Jei visi iš eilės praleidžia, raundas baigiasi.
option-dominoes-drawing-is-must = turi imti
option-dominoes-drawing-is-may = gali imti arba praleisti
option-dominoes-double-counts = Lyginis rankoje skaičiuojamas
option-dominoes-double-counts-about = Kiek raundo pabaigoje skaičiuojamas rankoje likęs lyginis.
option-dominoes-double-counts-is-once = viena pusė
option-dominoes-double-counts-is-as_one_pip = vienas taškas
option-dominoes-double-counts-is-twice = abi pusės
option-dominoes-match = Kelių raundų mačas
option-dominoes-match-about = Raundo laimėtojas gauna kitų rankose likusius taškus, kol kas nors pasiekia tikslą.
option-dominoes-target = Tikslas
option-dominoes-target-about = Suma, su kuria laimimas mačas.

## play: log

told-dominoes-deal = { $count ->
    [one] Raundas { $round }: visi ima po { $count } kauliuką.
    [few] Raundas { $round }: visi ima po { $count } kauliukus.
   *[other] Raundas { $round }: visi ima po { $count } kauliukų.
}
told-dominoes-start = { $player } pradeda kauliuku { $tile }.
told-dominoes-lay = { $player } deda { $tile }. Atviri galai: { $left } ir { $right }.
told-dominoes-out = { $player } deda { $tile } ir nebeturi kauliukų.
told-dominoes-block = { $player } deda { $tile }, ir niekas nebegali dėti.
told-dominoes-draw = { $player } ima iš krūvos.
told-dominoes-drew = { $player } gauna { $tile }.
told-dominoes-drew-hidden = { $player } gauna kauliuką.
told-dominoes-pass = { $ends ->
    [equal] { $player } praleidžia ėjimą: neturi { $left }.
   *[two] { $player } praleidžia ėjimą: neturi nei { $left }, nei { $right }.
}

## play: possible moves

may-dominoes-start = Pradėti kauliuku { $tile }
may-dominoes-lay = Dėti { $tile } (atviri galai: { $left } ir { $right })
may-dominoes-out = Dėti { $tile }, paskutinį savo kauliuką
may-dominoes-block = Dėti { $tile }: po to niekas nebegalės dėti
may-dominoes-draw = Imti kauliuką
may-dominoes-pass = { $ends ->
    [equal] Praleisti ėjimą: nėra { $left }
   *[two] Praleisti ėjimą: nėra nei { $left }, nei { $right }
}

## play: points

score-dominoes-left = { $tile } liko rankoje
score-dominoes-double-left = { $tile } liko rankoje; lyginio skaičiuojama viena pusė
score-dominoes-earlier =
    { $count ->
        [1] Pirmas raundas
        [one] Pirmi raundai ({ $count })
        [few] Pirmi { $count } raundai
       *[other] Pirmi raundai ({ $count })
    }
score-dominoes-hand = Raundas { $round }: liko rankoje ({ $player })

## play: hints

reason-dominoes-out = Tai tavo paskutinis kauliukas: raundas tavo.
reason-dominoes-starves = { $player } negali turėti tinkamo kauliuko.
reason-dominoes-lacks = { $player } neturėjo skaičiaus { $number } ir nuo tada nieko neėmė.
reason-dominoes-rare =
    { $count ->
        [0] Be tavo turimų niekur nebėra kauliuko su { $number }.
        [one] Be tavo turimų liko tik { $count } kauliukas su { $number }.
        [few] Be tavo turimų liko tik { $count } kauliukai su { $number }.
       *[other] Be tavo turimų liko tik { $count } kauliukų su { $number }.
    }
reason-dominoes-keeps =
    { $count ->
        [one] Tada tinka { $count } tavo kauliukas.
        [few] Tada tinka { $count } tavo kauliukai.
       *[other] Tada tinka { $count } tavo kauliukų.
    }
reason-dominoes-keeps-none = Tada netinka nė vienas tavo kauliukas.
reason-dominoes-double = Lyginių vėliau sunku atsikratyti.
reason-dominoes-draw = Netinka nė vienas tavo kauliukas.
reason-dominoes-pass = Niekas netinka, ir nebėra ko imti.

## play: refusals

refused-dominoes-round-over = Raundas baigtas.
refused-dominoes-drawing = Kaip tik imamas kauliukas.
refused-dominoes-start = Raundas pradedamas kauliuku { $tile }.
refused-dominoes-started = Gyvatė jau pradėta.
refused-dominoes-not-held = Kauliuko { $tile } neturi.
refused-dominoes-drawn-tile = Paimtas kauliukas { $drawn } tinka: padėk jį.
refused-dominoes-equal-ends = Abiejuose galuose yra { $right }: kauliuką { $tile } galima dėti tik vienaip.
refused-dominoes-other-end = { $tile } tinka tik kitame gale.
refused-dominoes-second = Antras kauliukas turi tikti prie pradinio lyginio; { $tile } netinka.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } netinka prie atvirų galų: abiejuose yra { $left }.
   *[two] { $tile } netinka prie atvirų galų { $left } ir { $right }.
}
refused-dominoes-stock-empty = Nebėra ko imti.
refused-dominoes-must-lay = Turi tinkamą kauliuką: padėk jį.
refused-dominoes-must-draw = Dar yra kauliukų: prieš praleidžiant ėjimą reikia imti.
refused-dominoes-no-luck = Dabar nėra ko imti.
refused-dominoes-not-in-stock = Kauliuko { $tile } nėra krūvoje.
refused-dominoes-tile-twice = { $tile } čia yra du kartus.
refused-dominoes-deal = Kauliukų kiekvienam: { $count }.
refused-dominoes-hands = „{ $field }“ reikia po ranką kiekvienai vietai (vietų { $seats }).

## play: positions as text

refused-dominoes-position =
    { $why ->
        [tiles] Kažkuris kauliukas yra dviejose vietose.
        [line] Gyvatės kauliukai nedera tarpusavyje.
        [hands] Kažkas turi neįmanomą kauliukų skaičių.
        [stage] Tai, kas vyksta toliau, nedera su gyvate ir rankomis.
        [drawn] Paimti kauliukai nedera su gyvate ir rankomis.
        [known] Tai, kas žinoma apie kažkieno kauliukus, netiesa.
        [totals] Joks mačas neturi tokių raundų ir sumų.
        [last] Ankstesnis raundas negalėjo taip baigtis.
       *[other] Tokios pozicijos negali būti.
    }
text-dominoes-tile = Stulpelis { $column }: laukta kauliuko, pavyzdžiui, 9-4.
text-dominoes-which-end = Stulpelis { $column }: { $tile } tinka abiejuose galuose; rašyk left arba right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } kauliukas krūvoje
        [few] { $count } kauliukai krūvoje
       *[other] { $count } kauliukų krūvoje
    }
help-dominoes = Pasirink kauliuką iš rankos (1–9), paskui gyvatės galą: kairįjį arba dešinįjį.
dominoes-tile = { $left } ir { $right }
dominoes-double = lyginis { $number }
dominoes-line =
    { $count ->
        [one] Gyvatė, { $count } kauliukas: { $tiles }
        [few] Gyvatė, { $count } kauliukai: { $tiles }
       *[other] Gyvatė, { $count } kauliukų: { $tiles }
    }
dominoes-ends = Atviri galai: { $left } kairėje ir { $right } dešinėje.
dominoes-end =
    { $end ->
        [left] Kairysis galas: { $number }
        [right] Dešinysis galas: { $number }
       *[start] Čia dedamas pirmas kauliukas
    }
dominoes-choose-tile = Pasirink tinkamą kauliuką.
dominoes-choose-end = Kairėje ar dešinėje?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } netinka: abiejuose galuose yra { $left }.
       *[two] { $tile } netinka nei prie { $left }, nei prie { $right }.
    }
dominoes-must-start = Raundas pradedamas kauliuku { $tile }.
dominoes-must-draw = Niekas netinka: imk.
dominoes-must-pass = Niekas netinka, ir krūva tuščia: praleisk.
dominoes-draw = Imti
dominoes-pass = Praleisti
dominoes-sort =
    { $order ->
        [pips] Pagal taškus
        [doubles] Pirma lyginiai
        [own] Mano tvarka
       *[drawn] Kaip paimta
    }
dominoes-pips-left = Taškai tavo rankoje: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } kaip pirmas kauliukas
       *[end] { $tile } prie { $number }
    }

## page: the score pad

pad-dominoes-about = Po kiekvieno raundo įvesk, kiek taškų kam liko rankoje (lyginis skaičiuojamas vieną kartą). Kas turi mažiausią sumą, laimi ir gauna visų kitų taškus.

## page: what you did

own-dominoes-start = Pradedi kauliuku { $tile }.
own-dominoes-lay = Dedi { $tile }. Atviri galai: { $left } ir { $right }.
own-dominoes-out = Dedi { $tile } ir nebeturi kauliukų.
own-dominoes-block = Dedi { $tile }, ir niekas nebegali dėti.
own-dominoes-draw = Imi iš krūvos.
own-dominoes-drew = Gauni { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Praleidi ėjimą: neturi { $left }.
   *[two] Praleidi ėjimą: neturi nei { $left }, nei { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: dėk kauliukus prie dviejų gyvatės galų. Laimi, kas pirmas padeda visus savo kauliukus.
lesson-dominoes-start = Pradeda didžiausias lyginis. Jei jis tavo, pasirink jį ir žaisk.
lesson-dominoes-lay = Pasirink kauliuką su atviro galo skaičiumi. Jei jis tinka abiejuose galuose, galą renkiesi tu.
lesson-dominoes-draw = Jei niekas netinka, imi, kol kas nors tiks. Jei krūva tuščia, praleidi ėjimą.
lesson-dominoes-ends = Du dideli skaičiai visada rodo atvirus galus. Jei niekas negali dėti, laimi, kas rankoje turi mažiausiai taškų; lyginis skaičiuojamas vieną kartą.
lesson-dominoes-free = Tai viskas. Žaisk toliau ir prašyk užuominos, kada nori.

## book: rules

rules-differ-dominoes = 27 spausdinti „Domino Double 9“ tekstai ne viskuo sutampa. Pradžia: tik kroatiškas sako, kas pradeda, kai niekas neturi lyginio (daugiausia taškų turintis kauliukas); jo laikomės. Dėjimas: pagal suomišką ir ukrainietišką tinkamą kauliuką dėti privaloma, pagal kitus galima, ir tam yra parinktis. Ėmimas: neturint tinkamo reikia imti; ispaniškas ir slovėniškas sako, kad galima, o pradėjus reikia tęsti. Lyginiai: pabaigoje lyginis skaičiuojamas vieną kartą, tai yra viena pusė; pagal kroatišką gali būti skaičiuojamas kaip vienas taškas. Pabaiga: nė vienas nesako, kas laimi, kai sumos vienodos; čia pergalė pasidalijama. Parinktimis galima žaisti ir pagal kitus dėjimo, ėmimo ir lyginių aiškinimus.
rules-d1 = Yra 55 kauliukai, nuo 0-0 iki 9-9. Visi ima po 5; likusieji užversti sudaro krūvą. (Sprendimas: žaidžia nuo dviejų iki dešimties žaidėjų.)
rules-d2 = Pradeda didžiausias lyginis kauliukas. (Sprendimas: jei lyginio niekas neturi, pradeda didžiausios sumos kauliukas; tarp vienodų – tas, kurio pusė didesnė.)
rules-d3 = Pradedantis padeda tą lyginį ir iškart antrą jam tinkamą kauliuką. (Sprendimas: jei nė vienas netinka, niekas nepridedama ir neimama; parinktis leidžia imti. Jei pradedama ne lyginiu, dedamas tik tas kauliukas.)
rules-d4 = Toliau žaidžiama pagal laikrodžio rodyklę. Jei turi tinkamą kauliuką, dedi jį prie vieno iš dviejų atvirų galų, po vieną per ėjimą.
rules-d5 = Jei neturi tinkamo kauliuko, imi, kol vienas tiks, ir jį dedi; kiti paimti lieka tau. Jei krūva tuščia ir niekas netinka, praleidi ėjimą. (Sprendimas: kas gali žaisti, privalo; parinktis vis tiek leidžia imti.)
rules-d6 = Gyvatė visada turi lygiai du atvirus galus, taip pat ir prie pirmo lyginio. Ji gali sukti, o lyginiai gali gulėti skersai: tai keičia tik išvaizdą.
rules-d7 = Raundas baigiasi, kai kas nors nebeturi kauliukų arba kai niekas negali dėti kauliuko ir krūva tuščia.
rules-d8 = Laimi, kas pirmas padeda visus savo kauliukus. Kitu atveju laimi, kas rankoje turi mažiausiai taškų; lyginio skaičiuojama tik viena pusė (6-6 vertas 6). Jei sumos vienodos, pergalė pasidalijama.
rules-d9 = Jei abiejuose galuose tas pats skaičius, tinkamas kauliukas yra vienas ėjimas, ne du. Dviem skirtingiems galams tinkantis kauliukas leidžia rinktis.
rules-d10 = Parinktis: kelių raundų mačas. Raundo laimėtojas gauna kitų rankose likusius taškus; laimi, kas pirmas pasiekia tikslą (100).

## book: captions of the examples

rules-example-dominoes-start = Pradeda didžiausias lyginis, ir iškart dedamas tinkamas kauliukas.
rules-example-dominoes-ends = Atviri tik du galai, čia { $left } ir { $right }. Lyginiai guli skersai ir nieko nekeičia.
rules-example-dominoes-over = Raundas baigtas: laimi, kas nebeturi kauliukų. Iš likusių lyginių skaičiuojama viena pusė.

## terminal

terminal-letters-dominoes = [6|2] kauliukas, <6|6> lyginis; gyvatė tęsiasi kitoje eilutėje.

## command line

score-dominoes-round = Raundas mače vertas { $points ->
        [one] { $points } taško
        [few] { $points } taškų
       *[other] { $points } taškų
    }: kas liko kitų rankose
