option-triominos-hexagons = Keli šešiakampiai iškart
option-triominos-hexagons-about = Kiek taškų duoda kauliukas, užbaigiantis daugiau nei vieną šešiakampį.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, kad ir kiek būtų
option-triominos-hexagons-is-each = po 50 už kiekvieną
option-triominos-target = Siekiami taškai
option-triominos-target-about = Mačas baigiasi po raundo, kuriame kas nors juos pasiekia.
option-triominos-rounds = Daugiausia raundų
option-triominos-rounds-about = Mačas baigiasi po tiek raundų, net jei taškų niekas nepasiekė.
option-triominos-solo-hand = Kauliukai rankoje žaidžiant vienam
option-triominos-solo-hand-about = Su 0 kiekvienas kauliukas imamas iš atsargų.
option-triominos-solo-draws = Kiek galima imti žaidžiant vienam
option-triominos-solo-draws-about = Su mažiau rezultatus lengviau lyginti; 20 yra geras skaičius. Su 55 ribos nėra.

refused-triominos-over = Mačas baigtas.
refused-triominos-luck-first = Kauliukas arba dalijimas dar pakeliui.
refused-triominos-no-luck = Dabar niekas nedalijama ir neimama.
refused-triominos-start = Raundas pradedamas kauliuku { $tile } stalo viduryje.
refused-triominos-must-lay = Paimtas kauliukas { $tile } tinka, ir jį reikia dėti dabar.
refused-triominos-held-before = Paėmus, kauliuko { $tile }, kuris rankoje buvo anksčiau, šiuo ėjimu dėti negalima.
refused-triominos-pool-empty = Nebėra ko imti.
refused-triominos-draws-used =
    { $count ->
        [0] Šioje partijoje kauliukų imti negalima.
        [one] { $count } kauliukas, kurį galima imti, jau paimtas.
        [few] Visi { $count } kauliukai, kuriuos galima imti, jau paimti.
       *[other] Visi kauliukai, kuriuos galima imti ({ $count }), jau paimti.
    }
refused-triominos-must-draw =
    { $count ->
        [one] Praleisti negalima: dar galima imti { $count } kauliuką.
        [few] Praleisti negalima: dar galima imti { $count } kauliukus.
       *[other] Praleisti negalima: dar galima imti { $count } kauliukų.
    }
refused-triominos-not-in-hand = Kauliuko { $tile } tavo rankoje nėra.
refused-triominos-covered = Ten jau guli kauliukas.
refused-triominos-no-side = Prie tos vietos nėra jokio kauliuko.
refused-triominos-corner = Tas kampas rodo { $shows }, ne { $not }.
refused-triominos-hand-size = Vietai { $seat } padalyta kauliukų { $count }, o ne { $expected }.
refused-triominos-not-in-pool = Kauliuko { $tile } atsargose nėra.
refused-triominos-tile-twice = { $tile } paminėtas du kartus.
refused-triominos-table = { $tile } ten gulėti negali.
refused-triominos-impossible-position = Tokia pozicija negali susidaryti ({ $why }).

text-triominos-tile = Kauliuko { $text } nėra: skaičiai yra nuo 0 iki 5 ir didėja pagal laikrodžio rodyklę.
text-triominos-stage = „{ $text }“ nėra nė vienas iš deal, start, play, draw, over.
text-triominos-too-many = Laikoma daugiau kauliukų, negu jų yra.

told-triominos-dealt = Raundas { $round } padalytas; pradeda { $player }.
told-triominos-turned-up = Atverstas { $tile }, taškai: { $points }.
told-triominos-starts = { $player } pradeda kauliuku { $tile }, taškai: { $points }.
told-triominos-lays =
    { $bonus ->
        [bridge] { $player } deda { $tile } ir stato tiltą, taškai: { $points }.
        [double] { $player } deda { $tile } tarp dviejų kitų, taškai: { $points }.
        [hexagon] { $player } deda { $tile } ir uždaro šešiakampį, taškai: { $points }.
       *[none] { $player } deda { $tile }, taškai: { $points }.
    }{ $ends ->
        [out] { " " }Tai buvo paskutinis kauliukas: raundas baigtas.
        [blocked] { " " }Niekas nebegali dėti: raundas baigtas.
       *[no] { "" }
    }
told-triominos-draws =
    { $count ->
        [1] { $player } ima kauliuką.
       *[other] { $player } ima kauliuką nr. { $count } šiuo ėjimu.
    }
told-triominos-drew =
    { $missed ->
        [yes] Jis netinka, ir ėjimas baigtas.
       *[no] { $player } paėmė kauliuką.
    }{ $ends ->
        [blocked] { " " }Niekas nebegali dėti: raundas baigtas.
       *[no] { "" }
    }
told-triominos-drew-tile =
    { $missed ->
        [yes] { $player } paėmė { $tile }. Jis netinka, ir ėjimas baigtas.
       *[no] { $player } paėmė { $tile }.
    }{ $ends ->
        [blocked] { " " }Niekas nebegali dėti: raundas baigtas.
       *[no] { "" }
    }
told-triominos-passes =
    { $player } praleidžia ėjimą, taškai: { $points }.{ $ends ->
        [blocked] { " " }Niekas nebegali ar nebenori dėti: raundas baigtas.
       *[no] { "" }
    }

score-triominos-tiles = Padėti kauliukai
score-triominos-starts = Pirmi kauliukai
score-triominos-bridges = Tiltai
score-triominos-doubles = Dvigubos jungtys
score-triominos-hexagons = Šešiakampiai
score-triominos-draws = Paimti kauliukai
score-triominos-misses = Ėjimai be padėto kauliuko
score-triominos-outs = Padėti visi kauliukai
score-triominos-hands = Kas liko rankose

reason-triominos-start = Tai pradinis kauliukas.
reason-triominos-last-tile = Tai tavo paskutinis kauliukas: raundas tavo.
reason-triominos-points =
    { $bonus ->
        [bridge] Taškai su tiltu: { $points }.
        [double] Taškai su dviguba jungtimi: { $points }.
        [hexagon] Taškai su šešiakampiu: { $points }.
       *[none] Taškai: { $points }.
    }
reason-triominos-allows-bonus =
    { $count ->
        [one] Palieka { $count } vietą, kur kiti gali gauti priedą.
        [few] Palieka { $count } vietas, kur kiti gali gauti priedą.
       *[other] Palieka { $count } vietų, kur kiti gali gauti priedą.
    }
reason-triominos-spoils-bonus =
    { $count ->
        [one] Atima { $count } vietą priedui.
        [few] Atima { $count } vietas priedui.
       *[other] Atima { $count } vietų priedui.
    }
reason-triominos-narrows =
    { $count ->
        [0] Nebetinka joks kauliukas, kurį gali turėti kiti.
        [one] Betinka tik { $count } kauliukas, kurį gali turėti kiti.
        [few] Betinka tik { $count } kauliukai, kuriuos gali turėti kiti.
       *[other] Betinka tik { $count } kauliukų, kuriuos gali turėti kiti.
    }
reason-triominos-goes-on =
    { $count ->
        [0] Po to tavo rankoje niekas netinka.
        [one] Po to tinka { $count } kauliukas tavo rankoje.
        [few] Po to tinka { $count } kauliukai tavo rankoje.
       *[other] Po to tinka { $count } kauliukų tavo rankoje.
    }
reason-triominos-draws-to-wait = Tavo kauliukai vėliau bus vertesni: imti kainuoja mažiau nei dėti dabar.
reason-triominos-must-draw = Tavo rankoje niekas netinka.
reason-triominos-passes-to-wait = Praleisti kainuoja mažiau nei dėti dabar.
reason-triominos-must-pass = Tavo rankoje niekas netinka, ir nebėra ko imti.
