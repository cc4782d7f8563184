option-triominos-hexagons = Viac šesťuholníkov naraz
option-triominos-hexagons-about = Koľko bodov prinesie kameň, ktorý dokončí viac než jeden šesťuholník.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50 bez ohľadu na počet
option-triominos-hexagons-is-each = 50 za každý
option-triominos-target = Cieľové body
option-triominos-target-about = Zápas sa končí po kole, v ktorom ich niekto dosiahol.
option-triominos-rounds = Najviac kôl
option-triominos-rounds-about = Zápas sa po toľkých kolách končí, aj keď body nikto nedosiahol.
option-triominos-solo-hand = Kamene v ruke pri sólovej hre
option-triominos-solo-hand-about = Pri 0 sa každý kameň ťahá zo zásoby.
option-triominos-solo-draws = Koľko kameňov sa smie ťahať sólo
option-triominos-solo-draws-about = S menším počtom sa výsledky dajú porovnať; 20 je dobré číslo. Pri 55 nie je obmedzenie.
refused-triominos-over = Zápas sa skončil.
refused-triominos-luck-first = Kameň alebo rozdanie je ešte na ceste.
refused-triominos-no-luck = Teraz sa nerozdáva ani neťahá.
refused-triominos-start = Kolo sa začína kameňom { $tile } uprostred stola.
refused-triominos-must-lay = Potiahnutý kameň { $tile } pasuje a musí sa hneď priložiť.
refused-triominos-held-before = Po ťahaní sa { $tile }, ktorý bol v ruke už predtým, v tomto ťahu priložiť nedá.
refused-triominos-pool-empty = Už nie je čo ťahať.
refused-triominos-draws-used = { $count ->
    [0] V tejto hre sa nesmie ťahať žiadny kameň.
    [one] Jediný kameň, ktorý sa smie ťahať, je už potiahnutý.
    [few] Všetky { $count } kamene, ktoré sa smú ťahať, sú už potiahnuté.
   *[other] Všetkých { $count } kameňov, ktoré sa smú ťahať, je už potiahnutých.
}
refused-triominos-must-draw = { $count ->
    [one] Nemôžeš vynechať: ešte je kameň na ťahanie.
    [few] Nemôžeš vynechať: ešte sú { $count } kamene na ťahanie.
   *[other] Nemôžeš vynechať: ešte je { $count } kameňov na ťahanie.
}
refused-triominos-not-in-hand = { $tile } nie je v tvojej ruke.
refused-triominos-covered = Tam už leží kameň.
refused-triominos-no-side = Vedľa toho miesta neleží žiadny kameň.
refused-triominos-corner = Ten roh ukazuje { $shows }, nie { $not }.
refused-triominos-hand-size = Miesto { $seat } dostalo { $count } kameňov namiesto { $expected }.
refused-triominos-not-in-pool = { $tile } nie je v zásobe.
refused-triominos-tile-twice = { $tile } je uvedený dvakrát.
refused-triominos-table = { $tile } tam nemôže ležať.
refused-triominos-impossible-position = Takáto pozícia nemôže nastať ({ $why }).
text-triominos-tile = Kameň { $text } neexistuje: čísla sú od 0 do 5 a stúpajú v smere hodinových ručičiek.
text-triominos-stage = „{ $text }“ nie je nič z deal, start, play, draw, over.
text-triominos-too-many = Odložených kameňov je viac, než existuje.
told-triominos-dealt = Kolo { $round } je rozdané; začína { $player }.
told-triominos-turned-up = Odkrýva sa { $tile }: body { $points }.
told-triominos-starts = { $player } začína kameňom { $tile }: body { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } prikladá { $tile } a stavia most: body { $points }.
    [double] { $player } prikladá { $tile } medzi dva iné: body { $points }.
    [hexagon] { $player } prikladá { $tile } a uzatvára šesťuholník: body { $points }.
   *[none] { $player } prikladá { $tile }: body { $points }.
}{ $ends ->
    [out] { " " }Bol to posledný kameň: kolo sa končí.
    [blocked] { " " }Nikto už nemôže priložiť: kolo sa končí.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } ťahá kameň.
   *[other] { $player } ťahá { $count }. kameň v tomto ťahu.
}
told-triominos-drew = { $missed ->
    [yes] Nepasuje a ťah sa končí.
   *[no] { $player } si berie kameň.
}{ $ends ->
    [blocked] { " " }Nikto už nemôže priložiť: kolo sa končí.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } ťahá { $tile }. Nepasuje a ťah sa končí.
   *[no] { $player } ťahá { $tile }.
}{ $ends ->
    [blocked] { " " }Nikto už nemôže priložiť: kolo sa končí.
   *[no] { "" }
}
told-triominos-passes = { $player } vynecháva: body { $points }.{ $ends ->
    [blocked] { " " }Nikto už nemôže alebo nechce priložiť: kolo sa končí.
   *[no] { "" }
}
score-triominos-tiles = Priložené kamene
score-triominos-starts = Prvé kamene
score-triominos-bridges = Mosty
score-triominos-doubles = Dvojité spojenia
score-triominos-hexagons = Šesťuholníky
score-triominos-draws = Potiahnuté kamene
score-triominos-misses = Ťahy bez priloženia
score-triominos-outs = Vyprázdnené ruky
score-triominos-hands = Čo zostalo v rukách
reason-triominos-start = Je to začiatočný kameň.
reason-triominos-last-tile = Je to tvoj posledný kameň: kolo je tvoje.
reason-triominos-points = { $bonus ->
    [bridge] Body s mostom: { $points }.
    [double] Body s dvojitým spojením: { $points }.
    [hexagon] Body so šesťuholníkom: { $points }.
   *[none] Body: { $points }.
}
reason-triominos-allows-bonus = { $count ->
    [one] Necháva miesto, kde môže niekto iný získať prémiu.
    [few] Necháva { $count } miesta, kde môžu iní získať prémiu.
   *[other] Necháva { $count } miest, kde môžu iní získať prémiu.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Uberá miesto na prémiu.
    [few] Uberá { $count } miesta na prémiu.
   *[other] Uberá { $count } miest na prémiu.
}
reason-triominos-narrows = { $count ->
    [0] Nepasuje už žiadny kameň, ktorý môžu mať ostatní.
    [one] Pasuje už len jeden kameň, ktorý môžu mať ostatní.
    [few] Pasujú už len { $count } kamene, ktoré môžu mať ostatní.
   *[other] Pasuje už len { $count } kameňov, ktoré môžu mať ostatní.
}
reason-triominos-goes-on = { $count ->
    [0] Potom z tvojej ruky nepasuje nič.
    [one] Potom pasuje jeden kameň z tvojej ruky.
    [few] Potom pasujú { $count } kamene z tvojej ruky.
   *[other] Potom pasuje { $count } kameňov z tvojej ruky.
}
reason-triominos-draws-to-wait = Tvoje kamene budú mať neskôr väčšiu cenu: ťahať stojí menej než teraz priložiť.
reason-triominos-must-draw = Z tvojej ruky nepasuje nič.
reason-triominos-passes-to-wait = Vynechať stojí menej než teraz priložiť.
reason-triominos-must-pass = Z tvojej ruky nepasuje nič a nie je čo ťahať.
