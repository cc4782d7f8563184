option-triominos-hexagons = Mai multe hexagoane deodată
option-triominos-hexagons-about = Câte puncte aduce o piesă care completează mai mult de un hexagon.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, oricâte ar fi
option-triominos-hexagons-is-each = 50 pentru fiecare
option-triominos-target = Puncte de atins
option-triominos-target-about = Meciul se termină după runda în care cineva le-a atins.
option-triominos-rounds = Runde cel mult
option-triominos-rounds-about = Meciul se termină după atâtea runde chiar dacă nimeni nu a atins punctele.
option-triominos-solo-hand = Piese în mână la jocul solo
option-triominos-solo-hand-about = Cu 0 fiecare piesă se trage din rezervă.
option-triominos-solo-draws = Piese de tras la jocul solo
option-triominos-solo-draws-about = Cu mai puține rezultatele se pot compara; 20 este un număr bun. Cu 55 nu e nicio limită.

refused-triominos-over = Meciul s-a terminat.
refused-triominos-luck-first = Mai este de făcut o tragere sau o împărțire.
refused-triominos-no-luck = Acum nu se împarte și nu se trage nimic.
refused-triominos-start = Runda începe cu { $tile } în mijlocul mesei.
refused-triominos-must-lay = Piesa trasă { $tile } se potrivește și trebuie pusă acum.
refused-triominos-held-before = Ai tras: { $tile }, pe care o aveai dinainte, nu se poate pune la această mutare.
refused-triominos-pool-empty = Nu mai e nimic de tras.
refused-triominos-draws-used =
    { $count ->
        [0] În această partidă nu se poate trage nicio piesă.
        [one] Singura piesă care se putea trage a fost trasă.
        [few] Toate cele { $count } piese care se puteau trage au fost trase.
       *[other] Toate cele { $count } de piese care se puteau trage au fost trase.
    }
refused-triominos-must-draw =
    { $count ->
        [one] Nu poți spune pas: mai e o piesă de tras.
        [few] Nu poți spune pas: mai sunt { $count } piese de tras.
       *[other] Nu poți spune pas: mai sunt { $count } de piese de tras.
    }
refused-triominos-not-in-hand = { $tile } nu este în mâna ta.
refused-triominos-covered = Acolo e deja o piesă.
refused-triominos-no-side = Lângă acel loc nu e nicio piesă.
refused-triominos-corner = Acel colț arată { $shows }, nu { $not }.
refused-triominos-hand-size = Locul { $seat } primește { $count } piese în loc de { $expected }.
refused-triominos-not-in-pool = { $tile } nu este în rezervă.
refused-triominos-tile-twice = { $tile } este numită de două ori.
refused-triominos-table = { $tile } nu poate sta acolo.
refused-triominos-impossible-position = Această poziție nu poate apărea ({ $why }).

text-triominos-tile = Nu există piesa { $text }: numerele sunt de la 0 la 5 și cresc în sensul acelor de ceasornic.
text-triominos-stage = „{ $text }” nu este niciuna dintre deal, start, play, draw, over.
text-triominos-too-many = Sunt păstrate mai multe piese decât există.

told-triominos-dealt = Piesele rundei { $round } sunt împărțite; începe { $player }.
told-triominos-turned-up = Se întoarce { $tile }, puncte: { $points }.
told-triominos-starts = { $player } începe cu { $tile }, puncte: { $points }.
told-triominos-lays =
    { $bonus ->
        [bridge] { $player } pune { $tile } și face un pod, puncte: { $points }.
        [double] { $player } pune { $tile } între alte două, puncte: { $points }.
        [hexagon] { $player } pune { $tile } și închide un hexagon, puncte: { $points }.
       *[none] { $player } pune { $tile }, puncte: { $points }.
    }{ $ends ->
        [out] { " " }A fost ultima piesă: runda s-a terminat.
        [blocked] { " " }Nimeni nu mai poate pune: runda s-a terminat.
       *[no] { "" }
    }
told-triominos-draws =
    { $count ->
        [1] { $player } trage o piesă.
       *[other] { $player } trage piesa cu numărul { $count } din această mutare.
    }
told-triominos-drew =
    { $missed ->
        [yes] Nu se potrivește și mutarea s-a terminat.
       *[no] { $player } a tras o piesă.
    }{ $ends ->
        [blocked] { " " }Nimeni nu mai poate pune: runda s-a terminat.
       *[no] { "" }
    }
told-triominos-drew-tile =
    { $missed ->
        [yes] { $player } a tras { $tile }. Nu se potrivește și mutarea s-a terminat.
       *[no] { $player } a tras { $tile }.
    }{ $ends ->
        [blocked] { " " }Nimeni nu mai poate pune: runda s-a terminat.
       *[no] { "" }
    }
told-triominos-passes =
    { $player } spune pas, puncte: { $points }.{ $ends ->
        [blocked] { " " }Nimeni nu mai poate sau nu mai vrea să pună: runda s-a terminat.
       *[no] { "" }
    }

score-triominos-tiles = Piese puse
score-triominos-starts = Primele piese
score-triominos-bridges = Poduri
score-triominos-doubles = Legături duble
score-triominos-hexagons = Hexagoane
score-triominos-draws = Piese trase
score-triominos-misses = Mutări fără piesă pusă
score-triominos-outs = Mâini golite
score-triominos-hands = Ce a rămas în mâini

reason-triominos-start = Este piesa de început.
reason-triominos-last-tile = Este ultima ta piesă: runda e a ta.
reason-triominos-points =
    { $bonus ->
        [bridge] Puncte cu un pod: { $points }.
        [double] Puncte cu o legătură dublă: { $points }.
        [hexagon] Puncte cu un hexagon: { $points }.
       *[none] Puncte: { $points }.
    }
reason-triominos-allows-bonus =
    { $count ->
        [one] Lasă un loc unde altcineva poate lua un bonus.
        [few] Lasă { $count } locuri unde alții pot lua un bonus.
       *[other] Lasă { $count } de locuri unde alții pot lua un bonus.
    }
reason-triominos-spoils-bonus =
    { $count ->
        [one] Elimină un loc pentru un bonus.
        [few] Elimină { $count } locuri pentru un bonus.
       *[other] Elimină { $count } de locuri pentru un bonus.
    }
reason-triominos-narrows =
    { $count ->
        [0] Nicio piesă pe care o pot avea ceilalți nu se mai potrivește.
        [one] Doar o piesă pe care o pot avea ceilalți se mai potrivește.
        [few] Doar { $count } piese pe care le pot avea ceilalți se mai potrivesc.
       *[other] Doar { $count } de piese pe care le pot avea ceilalți se mai potrivesc.
    }
reason-triominos-goes-on =
    { $count ->
        [0] Apoi nimic din mâna ta nu se potrivește.
        [one] Apoi se potrivește o piesă din mâna ta.
        [few] Apoi se potrivesc { $count } piese din mâna ta.
       *[other] Apoi se potrivesc { $count } de piese din mâna ta.
    }
reason-triominos-draws-to-wait = Piesele tale valorează mai mult mai târziu: a trage costă mai puțin decât a pune acum.
reason-triominos-must-draw = Nimic din mâna ta nu se potrivește.
reason-triominos-passes-to-wait = Un pas costă mai puțin decât a pune acum.
reason-triominos-must-pass = Nimic din mâna ta nu se potrivește și nu mai e nimic de tras.
