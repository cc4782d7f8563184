# Triominos

option-triominos-hexagons = Víc šestiúhelníků najednou
option-triominos-hexagons-about = Kolik bodů přinese kostka, která doplní víc než jeden šestiúhelník.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, ať je jich kolik chce
option-triominos-hexagons-is-each = 50 za každý
option-triominos-target = Cílové body
option-triominos-target-about = Partie končí po kole, ve kterém jich někdo dosáhne.
option-triominos-rounds = Nejvýš kol
option-triominos-rounds-about = Partie končí po tolika kolech, i když bodů nikdo nedosáhl.
option-triominos-solo-hand = Kostky v ruce při sólu
option-triominos-solo-hand-about = Při 0 se každá kostka líže ze zásoby.
option-triominos-solo-draws = Kolik kostek lze při sólu líznout
option-triominos-solo-draws-about = S menším počtem jsou výsledky srovnatelné; 20 je dobré číslo. Při 55 není omezení.

refused-triominos-over = Partie skončila.
refused-triominos-luck-first = Kostka nebo rozdání je ještě na cestě.
refused-triominos-no-luck = Teď se nic nerozdává ani nelíže.
refused-triominos-start = Kolo začíná kostkou { $tile } uprostřed stolu.
refused-triominos-must-lay = Líznutá kostka { $tile } se hodí a musí se teď položit.
refused-triominos-held-before = Po líznutí nelze v tomto tahu položit { $tile }, tu máš v ruce z dřívějška.
refused-triominos-pool-empty = Už není co líznout.
refused-triominos-draws-used = { $count ->
    [0] V této hře se nesmí lízat.
    [one] Jediná kostka, kterou lze líznout, už je líznutá.
    [few] Všechny { $count } kostky, které lze líznout, už jsou líznuté.
   *[other] Všech { $count } kostek, které lze líznout, už je líznutých.
}
refused-triominos-must-draw = { $count ->
    [one] Nemůžeš vynechat: k líznutí ještě zbývá kostka.
    [few] Nemůžeš vynechat: k líznutí ještě zbývají { $count } kostky.
   *[other] Nemůžeš vynechat: k líznutí ještě zbývá { $count } kostek.
}
refused-triominos-not-in-hand = { $tile } nemáš v ruce.
refused-triominos-covered = Tam už kostka leží.
refused-triominos-no-side = Vedle toho místa žádná kostka neleží.
refused-triominos-corner = Ten roh ukazuje { $shows }, ne { $not }.
refused-triominos-hand-size = Místo { $seat } dostalo kostek: { $count } místo { $expected }.
refused-triominos-not-in-pool = { $tile } není v zásobě.
refused-triominos-tile-twice = { $tile } je uvedena dvakrát.
refused-triominos-table = { $tile } tam nemůže ležet.
refused-triominos-impossible-position = Toto postavení nemůže nastat ({ $why }).

text-triominos-tile = Kostka { $text } neexistuje: čísla jdou od 0 do 5 a rostou po směru hodinových ručiček.
text-triominos-stage = „{ $text }“ není žádné z deal, start, play, draw, over.
text-triominos-too-many = Kostek je víc, než kolik jich existuje.

told-triominos-dealt = Kolo { $round } je rozdané; začíná { $player }.
told-triominos-turned-up = Otáčí se { $tile }, body: { $points }.
told-triominos-starts = { $player } začíná s { $tile }, body: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } pokládá { $tile } a staví most, body: { $points }.
    [double] { $player } pokládá { $tile } mezi dvě jiné, body: { $points }.
    [hexagon] { $player } pokládá { $tile } a uzavírá šestiúhelník, body: { $points }.
   *[none] { $player } pokládá { $tile }, body: { $points }.
}{ $ends ->
    [out] { " " }To byla poslední kostka: kolo skončilo.
    [blocked] { " " }Nikdo už nemůže položit: kolo skončilo.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } si líže kostku.
   *[other] { $player } si líže { $count }. kostku v tomto tahu.
}
told-triominos-drew = { $missed ->
    [yes] Nehodí se a tah končí.
   *[no] { $player } má líznutou kostku.
}{ $ends ->
    [blocked] { " " }Nikdo už nemůže položit: kolo skončilo.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } má líznutou { $tile }. Nehodí se a tah končí.
   *[no] { $player } má líznutou { $tile }.
}{ $ends ->
    [blocked] { " " }Nikdo už nemůže položit: kolo skončilo.
   *[no] { "" }
}
told-triominos-passes = { $player } vynechává, body: { $points }.{ $ends ->
    [blocked] { " " }Nikdo už nemůže nebo nechce položit: kolo skončilo.
   *[no] { "" }
}

score-triominos-tiles = Položené kostky
score-triominos-starts = První kostky
score-triominos-bridges = Mosty
score-triominos-doubles = Dvojitá spojení
score-triominos-hexagons = Šestiúhelníky
score-triominos-draws = Líznuté kostky
score-triominos-misses = Tahy bez položení
score-triominos-outs = Prázdné ruce
score-triominos-hands = Co zbylo v rukou

reason-triominos-start = Je to začínající kostka.
reason-triominos-last-tile = Je to tvá poslední kostka: kolo je tvoje.
reason-triominos-points = { $bonus ->
    [bridge] Body: { $points }, s mostem.
    [double] Body: { $points }, s dvojitým spojením.
    [hexagon] Body: { $points }, se šestiúhelníkem.
   *[none] Body: { $points }.
}
reason-triominos-allows-bonus = { $count ->
    [one] Nechá místo, kde může prémii získat jiný hráč.
    [few] Nechá { $count } místa, kde mohou prémii získat jiní hráči.
   *[other] Nechá { $count } míst, kde mohou prémii získat jiní hráči.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Zruší místo pro prémii.
    [few] Zruší { $count } místa pro prémii.
   *[other] Zruší { $count } míst pro prémii.
}
reason-triominos-narrows = { $count ->
    [0] Už se nehodí žádná kostka, kterou mohou mít ostatní.
    [one] Hodí se už jen jedna kostka, kterou mohou mít ostatní.
    [few] Hodí se už jen { $count } kostky, které mohou mít ostatní.
   *[other] Hodí se už jen { $count } kostek, které mohou mít ostatní.
}
reason-triominos-goes-on = { $count ->
    [0] Potom se z tvé ruky nic nehodí.
    [one] Potom se z tvé ruky hodí jedna kostka.
    [few] Potom se z tvé ruky hodí { $count } kostky.
   *[other] Potom se z tvé ruky hodí { $count } kostek.
}
reason-triominos-draws-to-wait = Tvé kostky budou mít později větší cenu: líznout stojí méně než teď položit.
reason-triominos-must-draw = Z tvé ruky se nic nehodí.
reason-triominos-passes-to-wait = Vynechat stojí méně než teď položit.
reason-triominos-must-pass = Z tvé ruky se nic nehodí a není co líznout.
