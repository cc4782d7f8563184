option-dominoes-starter-draws = Alustaja võtab teise klotsi juurde
option-dominoes-starter-draws-about = Kes alustab topeltklotsiga ja kel pole sellele sobivat, võtab juurde, kuni sobiv tuleb. Juhendi järgi siis midagi ei lisata.
option-dominoes-may-draw-anyway = Juurde võib alati võtta
option-dominoes-may-draw-anyway-about = Juurde võib võtta ka siis, kui käes on sobiv klots. Juhendi järgi peab käima, kes saab.
option-dominoes-match = Mitmest ringist koosnev mäng
option-dominoes-match-about = Iga ringi võitja saab teiste kätte jäänud täpid, topeltklotsid ühekordselt, kuni keegi jõuab eesmärgini.
option-dominoes-target = Eesmärk
option-dominoes-target-about = Summa, millega mäng võidetakse.
refused-dominoes-round-over = Ring on läbi.
refused-dominoes-drawing = Klotsi võetakse parajasti juurde.
refused-dominoes-start = Ring algab klotsiga { $tile }.
refused-dominoes-started = Rida on juba alustatud.
refused-dominoes-not-held = Sul ei ole klotsi { $tile }.
refused-dominoes-drawn-tile = Võtsid juurde { $drawn }, mis sobib: käi see.
refused-dominoes-equal-ends = Mõlemas otsas on { $right }: klotsi { $tile } saab käia ainult ühtmoodi.
refused-dominoes-other-end = { $tile } sobib ainult teise otsa.
refused-dominoes-second = Teine klots peab sobima alustava topeltklotsiga; { $tile } ei sobi.
refused-dominoes-no-match = { $tile } ei sobi lahtiste otstega { $left } ja { $right }.
refused-dominoes-stock-empty = Juurde pole enam midagi võtta.
refused-dominoes-must-lay = Sul on sobiv klots: käi see.
refused-dominoes-must-draw = Klotse on veel: võta juurde, enne kui käigu vahele jätad.
refused-dominoes-no-luck = Praegu pole midagi juurde võtta.
refused-dominoes-not-in-stock = { $tile } ei ole laua keskel.
refused-dominoes-tile-twice = { $tile } on kaks korda.
refused-dominoes-deal = Igaüks saab { $count } klotsi.
refused-dominoes-hands = „{ $field }“ peab nimetama klotsid iga koha jaoks (kohti on { $seats }).
refused-dominoes-position-field = „{ $field }“ puudub, on kaks korda, tundmatu või loetamatu.
refused-dominoes-position = { $why ->
    [tiles] Mõni klots on kahes kohas.
    [line] Rea klotsid ei sobi kokku.
    [hands] Mõnes käes on võimatu arv klotse.
    [stage] See, mis järgneb, ei klapi rea ja kätega.
    [drawn] Juurdevõetud klotsid ei klapi rea ja kätega.
    [known] See, mida mõne käe kohta teatakse, ei pea paika.
    [totals] Selliste ringide ja summadega mängu ei ole.
    [last] Eelmine ring ei saanud nii lõppeda.
   *[other] Sellist seisu ei saa olla.
}
text-dominoes-tile = Veerg { $column }: oodati klotsi, näiteks 9-4.
text-dominoes-which-end = Veerg { $column }: { $tile } sobib mõlemasse otsa; ütle left või right.
told-dominoes-deal = { $round }. ring: igaüks võtab { $count } klotsi.
told-dominoes-start = { $player } alustab klotsiga { $tile }.
told-dominoes-lay = { $player } käib { $tile }. Lahtised otsad: { $left } ja { $right }.
told-dominoes-out = { $player } käib { $tile } ja on kõigist klotsidest lahti.
told-dominoes-block = { $player } käib { $tile } ja keegi ei saa enam käia.
told-dominoes-draw = { $player } võtab juurde.
told-dominoes-drew = { $player } saab { $tile }.
told-dominoes-drew-hidden = { $player } saab klotsi.
told-dominoes-pass = { $player } jätab käigu vahele: pole ei { $left } ega { $right }.
score-dominoes-left = { $tile } jäi kätte
score-dominoes-double-left = { $tile } jäi kätte; topeltklots loetakse ühekordselt
score-dominoes-earlier = { $count ->
    [one] Esimene ring
   *[other] Esimesed { $count } ringi
}
score-dominoes-hand = { $round }. ring: mängija { $player } kätte jäi
reason-dominoes-out = See on sinu viimane klots: ring on sinu.
reason-dominoes-starves = Mängijal { $player } ei saa olla sellele sobivat klotsi.
reason-dominoes-lacks = Mängijal { $player } polnud numbrit { $number } ja ta pole sest saadik juurde võtnud.
reason-dominoes-rare = { $count ->
    [0] Väljaspool sinu kätt pole enam ühtegi klotsi numbriga { $number }.
    [one] Väljaspool sinu kätt on veel vaid { $count } klots numbriga { $number }.
   *[other] Väljaspool sinu kätt on veel vaid { $count } klotsi numbriga { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Siis sobib su käest { $count } klots.
   *[other] Siis sobib su käest { $count } klotsi.
}
reason-dominoes-keeps-none = Siis ei sobi ükski su klots.
reason-dominoes-double = Topeltklotsidest on hiljem raske lahti saada.
reason-dominoes-draw = Su käest ei sobi midagi.
reason-dominoes-pass = Miski ei sobi ja juurde pole midagi võtta.
