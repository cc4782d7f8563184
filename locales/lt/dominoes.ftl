option-dominoes-starter-draws = Pradedantis ima antrą kauliuką
option-dominoes-starter-draws-about = Kas pradeda lyginiu kauliuku ir neturi jam tinkamo, ima, kol gaus. Pagal knygelę tada niekas nepridedama.
option-dominoes-may-draw-anyway = Imti galima visada
option-dominoes-may-draw-anyway-about = Galima imti, nors rankoje yra tinkamas kauliukas. Pagal knygelę kas gali dėti, tas privalo.
option-dominoes-match = Kelių raundų mačas
option-dominoes-match-about = Raundo laimėtojas gauna kitų rankose likusius taškus (lyginiai skaičiuojami vieną kartą), kol kas nors pasiekia tikslą.
option-dominoes-target = Tikslas
option-dominoes-target-about = Suma, su kuria laimimas mačas.

refused-dominoes-round-over = Raundas baigtas.
refused-dominoes-drawing = Kauliukas dabar imamas.
refused-dominoes-start = Raundas pradedamas kauliuku { $tile }.
refused-dominoes-started = Gyvatė jau pradėta.
refused-dominoes-not-held = Kauliuko { $tile } neturi.
refused-dominoes-drawn-tile = Paimtas kauliukas { $drawn } tinka: padėk jį.
refused-dominoes-equal-ends = Abiejuose galuose yra { $right }: kauliuką { $tile } galima dėti tik vienaip.
refused-dominoes-other-end = { $tile } tinka tik kitame gale.
refused-dominoes-second = Antras kauliukas turi tikti prie pradinio lyginio; { $tile } netinka.
refused-dominoes-no-match = { $tile } netinka prie atvirų galų { $left } ir { $right }.
refused-dominoes-stock-empty = Nebėra ko imti.
refused-dominoes-must-lay = Turi tinkamą kauliuką: padėk jį.
refused-dominoes-must-draw = Dar yra kauliukų: prieš praleidžiant ėjimą reikia imti.
refused-dominoes-no-luck = Dabar nėra ko imti.
refused-dominoes-not-in-stock = Kauliuko { $tile } nėra krūvoje.
refused-dominoes-tile-twice = { $tile } čia yra du kartus.
refused-dominoes-deal = Kauliukų kiekvienam: { $count }.
refused-dominoes-hands = „{ $field }“ reikia po ranką kiekvienai vietai (vietų { $seats }).
refused-dominoes-position-field = „{ $field }“ trūksta, nurodyta du kartus, nežinoma arba neįskaitoma.
refused-dominoes-position =
    { $why ->
        [tiles] Kažkuris kauliukas yra dviejose vietose.
        [line] Gyvatės kauliukai nedera tarpusavyje.
        [hands] Kažkurios rankos dydis neįmanomas.
        [stage] Tai, kas vyksta toliau, nedera su gyvate ir rankomis.
        [drawn] Paimti kauliukai nedera su gyvate ir rankomis.
        [known] Tai, kas apie ranką žinoma, netiesa.
        [totals] Joks mačas neturi tokių raundų ir sumų.
        [last] Ankstesnis raundas negalėjo taip baigtis.
       *[other] Tokios pozicijos negali būti.
    }
text-dominoes-tile = Stulpelis { $column }: laukta kauliuko, pavyzdžiui, 9-4.
text-dominoes-which-end = Stulpelis { $column }: { $tile } tinka abiejuose galuose; rašyk left arba right.

told-dominoes-deal = Raundas { $round }: visi ima kauliukus (po { $count }).
told-dominoes-start = { $player } pradeda kauliuku { $tile }.
told-dominoes-lay = { $player } deda { $tile }. Atviri galai: { $left } ir { $right }.
told-dominoes-out = { $player } deda { $tile } ir nebeturi kauliukų.
told-dominoes-block = { $player } deda { $tile }, ir niekas nebegali dėti.
told-dominoes-draw = { $player } ima.
told-dominoes-drew = { $player } ima { $tile }.
told-dominoes-drew-hidden = { $player } ima kauliuką.
told-dominoes-pass = { $player } praleidžia ėjimą: nei { $left }, nei { $right }.

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

reason-dominoes-out = Tai tavo paskutinis kauliukas: raundas tavo.
reason-dominoes-starves = { $player } negali turėti jam tinkamo.
reason-dominoes-lacks = { $player } neturėjo skaičiaus { $number } ir nuo tada jo nepaėmė.
reason-dominoes-rare =
    { $count ->
        [0] Be tavo turimų, niekur nebėra kauliuko su { $number }.
        [one] Be tavo turimų, liko tik { $count } kauliukas su { $number }.
        [few] Be tavo turimų, liko tik { $count } kauliukai su { $number }.
       *[other] Be tavo turimų, liko tik { $count } kauliukų su { $number }.
    }
reason-dominoes-keeps =
    { $count ->
        [one] Tada tinka { $count } kauliukas tavo rankoje.
        [few] Tada tinka { $count } kauliukai tavo rankoje.
       *[other] Tada tinka { $count } kauliukų tavo rankoje.
    }
reason-dominoes-keeps-none = Tada netinka nė vienas tavo kauliukas.
reason-dominoes-double = Lyginių vėliau sunku atsikratyti.
reason-dominoes-draw = Tavo rankoje niekas netinka.
reason-dominoes-pass = Niekas netinka, ir nebėra ko imti.
