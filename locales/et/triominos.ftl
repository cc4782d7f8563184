option-triominos-hexagons = Mitu kuusnurka korraga
option-triominos-hexagons-about = Mitu punkti annab klots, mis sulgeb rohkem kui ühe kuusnurga.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, ükskõik kui mitu
option-triominos-hexagons-is-each = 50 igaühe eest
option-triominos-target = Punktisumma
option-triominos-target-about = Mäng lõpeb pärast ringi, milles keegi on selleni jõudnud.
option-triominos-rounds = Ringe kõige rohkem
option-triominos-rounds-about = Mäng lõpeb pärast nii mitut ringi ka siis, kui keegi pole punkte täis saanud.
option-triominos-solo-hand = Klotse käes üksi mängides
option-triominos-solo-hand-about = 0 korral võetakse iga klots laualt.
option-triominos-solo-draws = Juurdevõtmisi üksi mängides
option-triominos-solo-draws-about = Väiksem arv teeb tulemused võrreldavaks; 20 on hea arv. 55 korral piirangut pole.
refused-triominos-over = Mäng on läbi.
refused-triominos-luck-first = Klots või jagamine on alles teel.
refused-triominos-no-luck = Praegu ei jagata ega võeta midagi.
refused-triominos-start = Ring algab klotsiga { $tile } laua keskel.
refused-triominos-must-lay = Juurdevõetud klots { $tile } sobib ja tuleb kohe maha panna.
refused-triominos-held-before = Võtsid juurde: varem käes olnud klotsi { $tile } sel käigul maha panna ei saa.
refused-triominos-pool-empty = Juurde pole enam midagi võtta.
refused-triominos-draws-used = { $count ->
    [0] Selles mängus ei tohi klotse juurde võtta.
    [one] Ainus lubatud klots on juba juurde võetud.
   *[other] Kõik { $count } lubatud klotsi on juba juurde võetud.
}
refused-triominos-must-draw = { $count ->
    [one] Käiku ei saa vahele jätta: üks klots on veel võtta.
   *[other] Käiku ei saa vahele jätta: { $count } klotsi on veel võtta.
}
refused-triominos-not-in-hand = Klotsi { $tile } sul käes ei ole.
refused-triominos-covered = Seal on juba klots.
refused-triominos-no-side = Selle koha kõrval pole klotsi.
refused-triominos-corner = Selles nurgas on { $shows }, mitte { $not }.
refused-triominos-hand-size = Kohale { $seat } jagati { $count } klotsi, aga peab olema { $expected }.
refused-triominos-not-in-pool = { $tile } ei ole võetavate klotside seas.
refused-triominos-tile-twice = { $tile } on nimetatud kaks korda.
refused-triominos-table = { $tile } ei saa seal olla.
refused-triominos-impossible-position = Selline seis ei saa tekkida ({ $why }).
text-triominos-tile = Klotsi { $text } ei ole: numbrid on 0 kuni 5 ja kasvavad päripäeva.
text-triominos-stage = „{ $text }“ ei ole ükski neist: deal, start, play, draw, over.
text-triominos-too-many = Klotse hoitakse rohkem, kui neid on.
told-triominos-dealt = { $round }. ring on jagatud; alustab { $player }.
told-triominos-turned-up = Ümber pööratakse { $tile }: { $points } punkti.
told-triominos-starts = { $player } alustab klotsiga { $tile }: { $points } punkti.
told-triominos-lays = { $bonus ->
    [bridge] { $player } paneb maha { $tile } ja ehitab silla: { $points } punkti.
    [double] { $player } paneb { $tile } kahe klotsi vahele: { $points } punkti.
    [hexagon] { $player } paneb maha { $tile } ja sulgeb kuusnurga: { $points } punkti.
   *[none] { $player } paneb maha { $tile }: { $points } punkti.
}{ $ends ->
    [out] { " " }See oli viimane klots: ring on läbi.
    [blocked] { " " }Keegi ei saa enam käia: ring on läbi.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } võtab klotsi juurde.
   *[other] { $player } võtab juurde selle käigu { $count }. klotsi.
}
told-triominos-drew = { $missed ->
    [yes] See ei sobi ja käik on läbi.
   *[no] { $player } võttis klotsi juurde.
}{ $ends ->
    [blocked] { " " }Keegi ei saa enam käia: ring on läbi.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } võttis juurde { $tile }. See ei sobi ja käik on läbi.
   *[no] { $player } võttis juurde { $tile }.
}{ $ends ->
    [blocked] { " " }Keegi ei saa enam käia: ring on läbi.
   *[no] { "" }
}
told-triominos-passes = { $player } jätab käigu vahele: { $points } punkti.{ $ends ->
    [blocked] { " " }Keegi ei saa ega soovi enam käia: ring on läbi.
   *[no] { "" }
}
score-triominos-tiles = Maha pandud klotsid
score-triominos-starts = Esimesed klotsid
score-triominos-bridges = Sillad
score-triominos-doubles = Topeltühendused
score-triominos-hexagons = Kuusnurgad
score-triominos-draws = Juurdevõetud klotsid
score-triominos-misses = Käigud ilma klotsita
score-triominos-outs = Ringi lõpetamised
score-triominos-hands = Kätte jäänud klotsid
reason-triominos-start = Selle klotsiga tuleb alustada.
reason-triominos-last-tile = See on sinu viimane klots: ring on sinu.
reason-triominos-points = { $bonus ->
    [bridge] { $points } punkti koos sillaga.
    [double] { $points } punkti koos topeltühendusega.
    [hexagon] { $points } punkti koos kuusnurgaga.
   *[none] { $points } punkti.
}
reason-triominos-allows-bonus = { $count ->
    [one] Jätab koha, kus teine mängija võib lisapunkte saada.
   *[other] Jätab { $count } kohta, kus teised võivad lisapunkte saada.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Võtab ära ühe lisapunktide koha.
   *[other] Võtab ära { $count } lisapunktide kohta.
}
reason-triominos-narrows = { $count ->
    [0] Ükski klots, mis teistel võib olla, enam ei sobi.
    [one] Teistel võib olla veel vaid üks sobiv klots.
   *[other] Teistel võib olla veel vaid { $count } sobivat klotsi.
}
reason-triominos-goes-on = { $count ->
    [0] Pärast seda ei sobi su käest midagi.
    [one] Pärast seda sobib su käest üks klots.
   *[other] Pärast seda sobib su käest { $count } klotsi.
}
reason-triominos-draws-to-wait = Su klotsid on hiljem rohkem väärt: juurdevõtmine maksab vähem kui praegu käimine.
reason-triominos-must-draw = Su käest ei sobi midagi.
reason-triominos-passes-to-wait = Vahelejätmine maksab vähem kui praegu käimine.
reason-triominos-must-pass = Su käest ei sobi midagi ja juurde pole midagi võtta.
