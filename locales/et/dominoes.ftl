### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Doomino Double 9
home-dominoes = Klassikaline doomino kuni topeltüheksani, kahele kuni kümnele mängijale.
rules-intro-dominoes = Lisa klotse ühe rea kahte otsa. Kes esimesena kõigist klotsidest lahti saab, võidab.

## play: options

option-dominoes-starter-draws = Alustaja võtab juurde, kuni teine klots sobib
option-dominoes-starter-draws-about = Kui alustajal pole oma topeltklotsile sobivat klotsi, võtab ta juurde, kuni sobiv tuleb. Kui valik on väljas, ei lisata midagi.
option-dominoes-may-draw-anyway = Juurde võib alati võtta
option-dominoes-may-draw-anyway-about = Juurde võib võtta ka siis, kui käes on sobiv klots. Kui valik on väljas, peab käima, kes saab käia.
option-dominoes-drawing = Kui midagi ei sobi
option-dominoes-drawing-about = Kas mängija, kellel sobivat klotsi pole, peab juurde võtma või võib käigu vahele jätta. Kui kõik järjest vahele jätavad, on ring läbi.
option-dominoes-drawing-is-must = peab võtma
option-dominoes-drawing-is-may = võib võtta või vahele jätta
option-dominoes-double-counts = Kätte jäänud topeltklotsi väärtus
option-dominoes-double-counts-about = Kui palju loeb ringi lõpus kätte jäänud topeltklots.
option-dominoes-double-counts-is-once = üks pool
option-dominoes-double-counts-is-as_one_pip = üks täpp
option-dominoes-double-counts-is-twice = mõlemad pooled
option-dominoes-match = Mitmest ringist koosnev mäng
option-dominoes-match-about = Iga ringi võitja saab teiste kätte jäänud täpid, kuni keegi jõuab eesmärgini.
option-dominoes-target = Eesmärk
option-dominoes-target-about = Summa, millega mäng võidetakse.

## play: log

told-dominoes-deal = { $round }. ring: igaüks võtab { $count } klotsi.
told-dominoes-start = { $player } alustab klotsiga { $tile }.
told-dominoes-lay = { $player } käib { $tile }. Lahtised otsad: { $left } ja { $right }.
told-dominoes-out = { $player } käib oma viimase klotsi { $tile }.
told-dominoes-block = { $player } käib { $tile } ja keegi ei saa enam käia.
told-dominoes-draw = { $player } võtab juurde.
told-dominoes-drew = { $player } saab { $tile }.
told-dominoes-drew-hidden = { $player } saab klotsi.
told-dominoes-pass = { $ends ->
    [equal] { $player } jätab käigu vahele: pole numbrit { $left }.
   *[two] { $player } jätab käigu vahele: pole ei { $left } ega { $right }.
}

## play: possible moves

may-dominoes-start = Alusta klotsiga { $tile }
may-dominoes-lay = Käi { $tile } (lahtised otsad: { $left } ja { $right })
may-dominoes-out = Käi oma viimane klots { $tile }
may-dominoes-block = Käi { $tile }: pärast seda ei saa keegi käia
may-dominoes-draw = Võta klots juurde
may-dominoes-pass = { $ends ->
    [equal] Jäta käik vahele: pole numbrit { $left }
   *[two] Jäta käik vahele: pole ei { $left } ega { $right }
}

## play: points

score-dominoes-left = { $tile } jäi kätte
score-dominoes-double-left = { $tile } jäi kätte; topeltklots loetakse ühekordselt
score-dominoes-earlier = { $count ->
    [one] Esimene ring
   *[other] Esimesed { $count } ringi
}
score-dominoes-hand = { $round }. ring: mängija { $player } kätte jäi

## play: hints

reason-dominoes-out = See on sinu viimane klots: ring on sinu.
reason-dominoes-starves = Mängijal { $player } ei saa olla sellele sobivat klotsi.
reason-dominoes-lacks = Mängijal { $player } polnud numbrit { $number } ja ta pole sest saadik juurde võtnud.
reason-dominoes-rare = { $count ->
    [0] Kõik alles olevad klotsid numbriga { $number } on sinu käes.
    [one] Peale sinu klotside on numbriga { $number } alles vaid { $count } klots.
   *[other] Peale sinu klotside on numbriga { $number } alles vaid { $count } klotsi.
}
reason-dominoes-keeps =
    { $count ->
        [one] Siis sobib sul veel { $count } klots.
       *[other] Siis sobib sul veel { $count } klotsi.
    }
reason-dominoes-keeps-none = Siis ei sobi ükski su klots.
reason-dominoes-double = Topeltklotsidest on hiljem raske lahti saada.
reason-dominoes-draw = Sul pole ühtki sobivat klotsi.
reason-dominoes-pass = Miski ei sobi ja juurde pole midagi võtta.

## play: refusals

refused-dominoes-round-over = Ring on läbi.
refused-dominoes-drawing = Klotsi võetakse parajasti juurde.
refused-dominoes-start = Ring algab klotsiga { $tile }.
refused-dominoes-started = Rida on juba alustatud.
refused-dominoes-not-held = Sul ei ole klotsi { $tile }.
refused-dominoes-drawn-tile = Võtsid juurde { $drawn }, mis sobib: käi see.
refused-dominoes-equal-ends = Mõlemas otsas on { $right }: klotsi { $tile } saab käia ainult ühtmoodi.
refused-dominoes-other-end = { $tile } sobib ainult teise otsa.
refused-dominoes-second = Teine klots peab sobima alustava topeltklotsiga; { $tile } ei sobi.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } ei sobi lahtiste otstega: mõlemas on { $left }.
   *[two] { $tile } ei sobi lahtiste otstega { $left } ja { $right }.
}
refused-dominoes-stock-empty = Juurde pole enam midagi võtta.
refused-dominoes-must-lay = Sul on sobiv klots: käi see.
refused-dominoes-must-draw = Klotse on veel: võta juurde, enne kui käigu vahele jätad.
refused-dominoes-no-luck = Praegu pole midagi juurde võtta.
refused-dominoes-not-in-stock = { $tile } ei ole laua keskel.
refused-dominoes-tile-twice = { $tile } on kaks korda.
refused-dominoes-deal = Igaüks saab { $count } klotsi.
refused-dominoes-hands = „{ $field }“ peab nimetama klotsid iga koha jaoks (kohti on { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Mõni klots on kahes kohas.
    [line] Rea klotsid ei sobi kokku.
    [hands] Mõnel mängijal on võimatu arv klotse.
    [stage] See, mis järgneb, ei klapi rea ja mängijate klotsidega.
    [drawn] Juurdevõetud klotsid ei klapi rea ja mängijate klotsidega.
    [known] See, mida mõne mängija klotside kohta teatakse, ei pea paika.
    [totals] Selliste ringide ja summadega mängu ei ole.
    [last] Eelmine ring ei saanud nii lõppeda.
   *[other] Sellist seisu ei saa olla.
}
text-dominoes-tile = Veerg { $column }: oodati klotsi, näiteks 9-4.
text-dominoes-which-end = Veerg { $column }: { $tile } sobib mõlemasse otsa; kirjuta left või right.

## page: the board

stock-count =
    Keskel on { $count ->
        [one] { $count } klots
       *[other] { $count } klotsi
    }
help-dominoes = Vali oma käest klots (1 kuni 9), siis rea ots: vasak või parem.
dominoes-tile = { $left } ja { $right }
dominoes-double = topelt-{ $number }
dominoes-line =
    Reas on { $count ->
        [one] { $count } klots
       *[other] { $count } klotsi
    }: { $tiles }
dominoes-ends = Lahtised otsad on vasakul { $left } ja paremal { $right }.
dominoes-end =
    { $end ->
        [left] Vasak ots: { $number }
        [right] Parem ots: { $number }
       *[start] Esimene klots läheb siia
    }
dominoes-choose-tile = Vali klots, mis sobib.
dominoes-choose-end = Vasakule või paremale?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } ei sobi: mõlemas otsas on { $left }.
       *[two] { $tile } ei sobi: otsad on { $left } ja { $right }.
    }
dominoes-must-start = Ring algab klotsiga { $tile }.
dominoes-must-draw = Miski ei sobi: võta juurde.
dominoes-must-pass = Miski ei sobi ja keskel pole enam klotse: jäta käik vahele.
dominoes-draw = Võta
dominoes-pass = Jäta vahele
dominoes-sort =
    { $order ->
        [pips] Täppide järgi
        [doubles] Topeltklotsid ees
        [own] Minu järjekord
       *[drawn] Võtmise järgi
    }
dominoes-pips-left = Täppe käes: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } esimeseks klotsiks
       *[end] { $tile } otsa { $number }
    }

## page: the score pad

pad-dominoes-about = Sisesta pärast iga ringi, mitu täppi kellelegi kätte jäi (topeltklots loetakse ühekordselt). Väikseima summaga mängija võidab ja saab teiste punktid.

## page: what you did

own-dominoes-start = Alustad klotsiga { $tile }.
own-dominoes-lay = Käid { $tile }. Lahtised otsad: { $left } ja { $right }.
own-dominoes-out = Käid oma viimase klotsi { $tile }.
own-dominoes-block = Käid { $tile } ja keegi ei saa enam käia.
own-dominoes-draw = Võtad juurde.
own-dominoes-drew = Saad { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Jätad käigu vahele: sul pole numbrit { $left }.
   *[two] Jätad käigu vahele: sul pole ei { $left } ega { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Doomino Double 9: lisa oma klotse rea kahte otsa. Kes esimesena kõigist lahti saab, võidab.
lesson-dominoes-start = Alustab suurim topeltklots. Kui see on sinu käes, vali see ja käi.
lesson-dominoes-lay = Vali klots, millel on lahtise otsa number. Kui see sobib mõlemasse otsa, valid otsa ise.
lesson-dominoes-draw = Kui miski ei sobi, võtad juurde, kuni midagi sobib. Kui keskel enam klotse pole, jääb käik vahele.
lesson-dominoes-ends = Kaks suurt numbrit näitavad alati lahtisi otsi. Kui keegi enam käia ei saa, võidab see, kelle käes on kõige vähem täppe; topeltklots loetakse ühekordselt.
lesson-dominoes-free = See on kõik. Mängi edasi ja küsi vihjet, millal soovid.

## book: rules

rules-differ-dominoes = Doomino Double 9 trükitud 27 keeleversiooni ei ütle kõiges sama. Algus: ainult horvaadikeelne ütleb, kes alustab, kui kellelgi pole topeltklotsi (suurima täppide summaga klots); seda järgime. Käimine: soome- ja ukrainakeelse järgi tuleb sobiv klots käia, teiste järgi võib, ja selleks on valik. Juurdevõtmine: sobiva klotsita tuleb juurde võtta; hispaania- ja sloveenikeelne ütlevad, et võib, aga kes alustas, peab jätkama. Topeltklotsid: lõpus loetakse topeltklots ühekordselt; horvaadikeelse järgi võib see lugeda üheks täpiks. Lõpp: ükski ei ütle, kes võidab võrdse summa korral; siin võit jagatakse. Valikutega saab mängida ka käimise, juurdevõtmise ja topeltklotside teisi tõlgendusi.
rules-d1 = Klotse on 55, 0-0 kuni 9-9. Igaüks võtab 5; ülejäänud jäävad tagurpidi laua keskele. (Lahend: kahele kuni kümnele mängijale.)
rules-d2 = Alustab suurim topeltklots. (Lahend: kui kellelgi topeltklotsi pole, alustab suurima summaga klots; võrdsete seast see, mille suurem pool on suurim.)
rules-d3 = Alustaja käib topeltklotsi ja lisab kohe teise sobiva klotsi. (Lahend: kui ükski ei sobi, ei lisata ega võeta juurde midagi; valikuga võtab alustaja juurde. Kui mäng algab tavalise klotsiga, käiakse ainult see.)
rules-d4 = Edasi mängitakse päripäeva. Kui sul on sobiv klots, lisa see emba-kumba lahtisse otsa, üks klots käigu kohta.
rules-d5 = Sobiva klotsita võta juurde, kuni mõni sobib, ja käi see; teised juurdevõetud jäävad kätte. Kui keskel enam klotse pole ja miski ei sobi, jääb käik vahele. (Lahend: kes saab käia, peab käima; valikuga võib siiski juurde võtta.)
rules-d6 = Real on alati täpselt kaks lahtist otsa, ka esimesel topeltklotsil. Rida võib pöörata ja topeltklotsid võivad olla risti: see mõjutab vaid välimust.
rules-d7 = Ring lõpeb, kui kellelgi pole enam klotse või kui keegi ei saa käia ja keskel pole enam midagi.
rules-d8 = Võidab see, kes saab esimesena kõigist klotsidest lahti. Muidu võidab see, kelle käes on kõige vähem täppe; topeltklots loetakse ühekordselt (6-6 on 6). Võrdse summa korral võit jagatakse.
rules-d9 = Kui mõlemas otsas on sama number, on sobiv klots üks käik, mitte kaks. Kui klots sobib kahte erinevasse otsa, saad valida.
rules-d10 = Valik: mitmest ringist koosnev mäng. Iga ringi võitja saab teiste kätte jäänud täpid ning võidab see, kes esimesena kogub ette nähtud summa (100).

## book: captions of the examples

rules-example-dominoes-start = Alustab suurim topeltklots ja kohe järgneb sellele sobiv klots.
rules-example-dominoes-ends = Lahti on ainult kaks otsa, siin { $left } ja { $right }. Topeltklotsid on risti, aga see ei muuda midagi.
rules-example-dominoes-over = Ring on läbi: võidab see, kes sai kõigist klotsidest lahti. Kätte jäänud topeltklotsid loetakse ühekordselt.

## terminal

terminal-letters-dominoes = [6|2] klots, <6|6> topeltklots; klotside rida jätkub järgmisel tekstireal.

## command line

score-dominoes-round = Mitmest ringist koosnevas mängus annab see ring { $points ->
    [one] { $points } punkti
   *[other] { $points } punkti
}: teiste kätte jäänud täpid
