### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Spájaj zhodné rohy trojuholníkových kameňov, stavaj mosty a uzatváraj šesťuholníky.
rules-intro-triominos = Prikladaj trojuholníkové kamene stranou k strane, zbieraj body za každý a ďalšie za mosty a šesťuholníky.

## play: options

option-triominos-hexagons = Viac šesťuholníkov naraz
option-triominos-hexagons-about = Koľko bodov prinesie kameň, ktorý dokončí viac než jeden šesťuholník.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50 bez ohľadu na počet
option-triominos-hexagons-is-each = 50 za každý
option-triominos-target = Cieľové body
option-triominos-target-about = Zápas sa končí po kole, v ktorom ich niekto dosiahol.
option-triominos-rounds = Najvyšší počet kôl (0 = ∞)
option-triominos-rounds-about = Zápas sa končí po tomto počte kôl, aj keď cieľ nikto nedosiahol; 0 znamená bez obmedzenia.
option-triominos-solo-hand = Kamene v ruke pri sólovej hre
option-triominos-solo-hand-about = Pri 0 sa každý kameň ťahá zo zásoby.
option-triominos-solo-draws = Koľko kameňov sa smie ťahať sólo
option-triominos-solo-draws-about = S obmedzením sa výsledky dajú porovnať; 20 je dobré číslo. 55 znamená bez obmedzenia.

## play: log

told-triominos-dealt = Kolo { $round } je rozdané; začína { $player }.
told-triominos-turned-up = Odkrýva sa { $tile }: { $points } bodov.
told-triominos-starts = { $player } začína kameňom { $tile }: { $points } bodov.
told-triominos-lays = { $bonus ->
    [bridge] { $player } prikladá { $tile } a stavia most: { $points } bodov.
    [double] { $player } prikladá { $tile } s dvojitým spojením: { $points } bodov.
    [hexagon] { $player } prikladá { $tile } a uzatvára šesťuholník: { $points } bodov.
    [hexagons2] { $player } prikladá { $tile } a uzatvára dva šesťuholníky: { $points } bodov.
    [hexagons3] { $player } prikladá { $tile } a uzatvára tri šesťuholníky: { $points } bodov.
   *[none] { $points ->
        [one] { $player } prikladá { $tile }: { $points } bod.
        [few] { $player } prikladá { $tile }: { $points } body.
       *[other] { $player } prikladá { $tile }: { $points } bodov.
    }
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
    [yes] Kameň nepasuje a ťah sa končí.
   *[no] { $player } si berie kameň.
}{ $ends ->
    [blocked] { " " }Nikto už nemôže priložiť: kolo sa končí.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } si berie { $tile }. Nepasuje a ťah sa končí.
   *[no] { $player } si berie { $tile }.
}{ $ends ->
    [blocked] { " " }Nikto už nemôže priložiť: kolo sa končí.
   *[no] { "" }
}
told-triominos-passes = { $player } vynecháva: { $points } bodov.{ $ends ->
    [blocked] { " " }Nikto už nemôže alebo nechce priložiť: kolo sa končí.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Začať kameňom { $tile }: { $points } bodov
may-triominos-lays = { $bonus ->
    [bridge] Priložiť { $tile } a postaviť most: { $points } bodov
    [double] Priložiť { $tile } s dvojitým spojením: { $points } bodov
    [hexagon] Priložiť { $tile } a uzavrieť šesťuholník: { $points } bodov
    [hexagons2] Priložiť { $tile } a uzavrieť dva šesťuholníky: { $points } bodov
    [hexagons3] Priložiť { $tile } a uzavrieť tri šesťuholníky: { $points } bodov
   *[none] { $points ->
        [one] Priložiť { $tile }: { $points } bod
        [few] Priložiť { $tile }: { $points } body
       *[other] Priložiť { $tile }: { $points } bodov
    }
}{ $ends ->
    [out] { " – " }tvoj posledný kameň
    [blocked] { " – " }potom už nikto nebude môcť priložiť
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Ťahať kameň
   *[other] Ťahať { $count }. kameň v tomto ťahu
}
may-triominos-passes = Vynechať: { $points } bodov{ $ends ->
    [blocked] { " – " }potom už nikto nebude môcť alebo chcieť priložiť
   *[no] { "" }
}

## play: points

score-triominos-tiles = Priložené kamene
score-triominos-starts = Prvé kamene
score-triominos-bridges = Mosty
score-triominos-doubles = Dvojité spojenia
score-triominos-hexagons = Šesťuholníky
score-triominos-draws = Potiahnuté kamene
score-triominos-misses = Ťahy bez priloženia
score-triominos-outs = Ukončenie kola
score-triominos-hands = Kamene v rukách ostatných

## play: hints

reason-triominos-start = Týmto kameňom sa musí začať.
reason-triominos-last-tile = Je to tvoj posledný kameň: kolo je tvoje.
reason-triominos-points = { $bonus ->
    [bridge] { $points } bodov s mostom.
    [double] { $points } bodov s dvojitým spojením.
    [hexagon] { $points } bodov so šesťuholníkom.
    [hexagons2] { $points } bodov s dvoma šesťuholníkmi.
    [hexagons3] { $points } bodov s tromi šesťuholníkmi.
   *[none] { $points ->
        [one] { $points } bod.
        [few] { $points } body.
       *[other] { $points } bodov.
    }
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
    [0] Potom nebude pasovať žiadny tvoj kameň.
    [one] Potom bude pasovať jeden tvoj kameň.
    [few] Potom budú pasovať { $count } tvoje kamene.
   *[other] Potom bude pasovať { $count } tvojich kameňov.
}
reason-triominos-draws-to-wait = Tvoje kamene budú mať neskôr väčšiu cenu: ťahať stojí menej než teraz priložiť.
reason-triominos-must-draw = Nepasuje žiadny tvoj kameň.
reason-triominos-passes-to-wait = Vynechať stojí menej než teraz priložiť.
reason-triominos-must-pass = Nepasuje žiadny tvoj kameň a nie je čo ťahať.

## play: refusals

refused-triominos-over = Zápas sa skončil.
refused-triominos-luck-first = Ešte sa rozdáva alebo ťahá.
refused-triominos-no-luck = Teraz sa nerozdáva ani neťahá.
refused-triominos-start = Kolo sa začína kameňom { $tile } uprostred stola.
refused-triominos-must-lay = Potiahnutý kameň { $tile } pasuje a musí sa hneď priložiť.
refused-triominos-held-before = V tomto ťahu sa už ťahalo, preto nemôžeš priložiť { $tile }, ktorý bol v ruke predtým.
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
refused-triominos-hand-size = Miesto { $seat }: rozdaných kameňov { $count } namiesto { $expected }.
refused-triominos-not-in-pool = { $tile } nie je v zásobe.
refused-triominos-tile-twice = { $tile } je uvedený dvakrát.
refused-triominos-table = { $tile } tam priložiť nemožno.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Niektorý kameň je na dvoch miestach.
        [points] Žiadny zápas nemá takéto kolá a súčty.
        [last] Predošlé kolo sa tak nemohlo skončiť.
       *[other] Takáto pozícia nemôže nastať.
    }
text-triominos-tile = Kameň { $text } neexistuje: čísla sú od 0 do 5 a stúpajú v smere hodinových ručičiek.
text-triominos-stage = „{ $text }“ nie je nič z deal, start, play, draw, over.
text-triominos-too-many = Odložených kameňov je viac, než existuje.

## page: the board

pool-count =
    { $count ->
        [one] { $count } kameň v zásobe
        [few] { $count } kamene v zásobe
       *[other] { $count } kameňov v zásobe
    }
help-triominos = Vyber kameň z ruky (1 až 9), potom jedno zo zvýraznených miest. Stôl posúvaš ťahaním, 0 ukáže všetko.
triominos-table =
    { $count ->
        [one] Na stole je { $count } kameň: { $tiles }
        [few] Na stole sú { $count } kamene: { $tiles }
       *[other] Na stole je { $count } kameňov: { $tiles }
    }
triominos-spots = Miesta, kde kameň pasuje
triominos-points =
    { $bonus ->
        [bridge] { $points } bodov s mostom
        [double] { $points } bodov s dvojitým spojením
        [hexagon] { $points } bodov so šesťuholníkom
        [hexagons2] { $points } bodov s dvoma šesťuholníkmi
        [hexagons3] { $points } bodov s tromi šesťuholníkmi
       *[none]
            { $points ->
                [one] { $points } bod
                [few] { $points } body
               *[other] { $points } bodov
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Most!
        [double] Dvojité spojenie!
        [hexagons2] Dva šesťuholníky!
        [hexagons3] Tri šesťuholníky!
       *[hexagon] Šesťuholník!
    }
triominos-choose-tile = Vyber kameň z ruky.
triominos-choose-spot =
    { $count ->
        [one] Pasuje na { $count } miesto.
        [few] Pasuje na { $count } miesta.
       *[other] Pasuje na { $count } miest.
    }
triominos-fits-nowhere = { $tile } teraz nikam nepasuje.
triominos-must-draw = Nepasuje ti žiadny kameň: ťahaj.
triominos-must-pass = Nič nepasuje a nie je čo ťahať: vynechaj.
triominos-draw = Ťahať (−5)
triominos-draws-left = V tomto ťahu môžeš ešte ťahať: { $count }
triominos-pass = Vynechať (−10)
triominos-move-start = Začať kameňom { $tile }: { $points }
triominos-move-beside = Priložiť { $tile } k { $beside }
triominos-move-lay = Priložiť { $tile } k { $beside }: { $points }
triominos-draw-again = Potiahnutý kameň nepasuje: ťahaj znova. V tomto ťahu môžeš ešte ťahať: { $count }.
triominos-draw-sure = Jeden tvoj kameň pasuje. Aj tak ťahať (−5)?

## page: the score pad

pad-whose = Kto je na ťahu
pad-what = Akcia
pad-value = Hodnota kameňa
pad-others = Hodnota kameňov ostatných
pad-triominos-about = Zapisuj každý kameň, každé ťahanie a koniec každého kola; zápisník body spočíta.
pad-deed-lay = Priložený kameň
pad-deed-start = Prvý kameň kola
pad-deed-bridge = Most
pad-deed-double = Dvojité spojenie
pad-deed-hexagon = Šesťuholník
pad-deed-hexagons2 = Dva šesťuholníky
pad-deed-hexagons3 = Tri šesťuholníky
pad-deed-draw = Potiahnutý kameň
pad-deed-stuck = Ťah bez priloženia
pad-deed-out = Posledný kameň, kolo vyhrané
pad-deed-blocked = Najnižšia hodnota v zablokovanom kole

## page: what you did

own-triominos-dealt = Kolo { $round } je rozdané; začínaš ty.
own-triominos-starts = Začínaš kameňom { $tile }: { $points } bodov.
own-triominos-lays = { $bonus ->
    [bridge] Prikladáš { $tile } a staviaš most: { $points } bodov.
    [double] Prikladáš { $tile } s dvojitým spojením: { $points } bodov.
    [hexagon] Prikladáš { $tile } a uzatváraš šesťuholník: { $points } bodov.
    [hexagons2] Prikladáš { $tile } a uzatváraš dva šesťuholníky: { $points } bodov.
    [hexagons3] Prikladáš { $tile } a uzatváraš tri šesťuholníky: { $points } bodov.
   *[none] { $points ->
        [one] Prikladáš { $tile }: { $points } bod.
        [few] Prikladáš { $tile }: { $points } body.
       *[other] Prikladáš { $tile }: { $points } bodov.
    }
}{ $ends ->
    [out] { " " }Bol to posledný kameň: kolo sa končí.
    [blocked] { " " }Nikto už nemôže priložiť: kolo sa končí.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Ťaháš kameň.
   *[other] Ťaháš { $count }. kameň v tomto ťahu.
}
own-triominos-drew-tile = { $missed ->
    [yes] Berieš si { $tile }. Nepasuje a ťah sa končí.
   *[no] Berieš si { $tile }.
}{ $ends ->
    [blocked] { " " }Nikto už nemôže priložiť: kolo sa končí.
   *[no] { "" }
}
own-triominos-passes = Vynechávaš: { $points } bodov.{ $ends ->
    [blocked] { " " }Nikto už nemôže alebo nechce priložiť: kolo sa končí.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: každý priložený kameň dáva súčet svojich troch čísel. Keď niekto dosiahne 400, kolo sa dohrá a zápas vyhráva najvyšší súčet.
lesson-triominos-tile = Vyber kameň z ruky. Zvýraznia sa všetky miesta, kde pasuje, aj so správnym otočením. Jedno vyber a zahraj.
lesson-triominos-match = Dva kamene sa dotýkajú celou stranou a obe čísla na nej sa musia zhodovať s číslami susedného kameňa. Zhodovať sa musí aj každý roh, ktorý sa dotýka iného.
lesson-triominos-draw = Ak nemôžeš alebo nechceš priložiť, potiahni najviac tri kamene, každý za päť bodov. Kto začne ťahať, pokračuje, kým niektorý nebude pasovať.
lesson-triominos-bonus = Most alebo dvojité spojenie prináša 40 bodov navyše, uzavretý šesťuholník 50. Hľadaj ich!
lesson-triominos-end = Kto prvý priloží posledný kameň z ruky, získa 25 bodov a hodnotu všetkých kameňov, ktoré zostali ostatným.
lesson-triominos-free = To je všetko. Hraj ďalej a kedykoľvek si vypýtaj radu.

## book: rules

rules-t1 = Trojuholníkových kameňov je 56, s číslami 0 až 5, každá kombinácia raz, stúpajúc v smere hodinových ručičiek. Hodnota kameňa je súčet rohov.
rules-t2 = Dvaja hráči si berú po 9 kameňov, traja alebo štyria po 7, piati alebo šiesti po 6. Zvyšok tvorí zásobu, lícom nadol.
rules-t3 = Prvý sa vykladá najvyšší trojitý kameň (tri rovnaké čísla); vyloží ho, kto ho má. Ak ho nemá nikto, začína kameň s najvyššou hodnotou. (Výklad: tento kameň sa musí použiť; pri rovnakej hodnote rozhodne väčší najvyšší roh, potom druhý.)
rules-t4 = Kto začína, získa hodnotu kameňa a 10 navyše, aj za 0-0-0.
rules-t5 = Ďalej sa hrá v smere hodinových ručičiek. Kameň sa prikladá stranou k inému, obe čísla spoločnej strany sa musia zhodovať, a dáva svoju hodnotu. (Výklad: zhodovať sa musí každý roh, ktorý sa dotýka rohu na stole, aj keď sa dotýkajú len hroty.)
rules-t6 = Ak nemôžeš alebo nechceš priložiť, ťahaj po jednom, najviac tri kamene; každý stojí 5 bodov. Potiahnutý kameň, ktorý pasuje, sa musí hneď priložiť. Kto začne ťahať, musí pokračovať, kým kameň nebude pasovať, kým nemá potiahnuté tri alebo kým sa neminie zásoba. Ak nepasuje ani tretí, strácaš ďalších 10 bodov a ťah sa končí. (Výklad: po ťahaní nesmieš priložiť kameň, ktorý bol v ruke predtým.)
rules-t7 = Ak je zásoba prázdna a nemôžeš alebo nechceš priložiť, strácaš 10 bodov a ťah sa končí. (Výklad: ťah bez priloženia vždy stojí 10. Ak po sebe vynechajú všetci, kolo sa končí.)
rules-t8 = Kto priloží posledný kameň z ruky, ukončí kolo a získa 25 bodov a hodnotu všetkých kameňov v rukách ostatných. Ostatní nič nestrácajú.
rules-t9 = Kolo sa končí aj vtedy, keď je zásoba prázdna a nikto nemôže priložiť. Komu ostali kamene s najnižšou celkovou hodnotou, získa hodnotu kameňov všetkých ostatných mínus vlastnú; 25 bodov sa nedáva. (Výklad: ak má najnižšiu hodnotu viac hráčov, takto boduje každý z nich.)
rules-t10 = Most, 40 bodov: kameň má so susedom spoločnú jednu stranu a jeho protiľahlý roh sa dotýka iného kameňa.
rules-t11 = Dvojité spojenie, 40 bodov: kameň má spoločné dve strany s kameňmi na stole.
rules-t12 = Šesťuholník, 50 bodov: kameň je šiesty okolo jedného bodu. Prémia za dvojité spojenie sa k tomu nepridáva. (Výklad: ráta sa len najlepšia z troch prémií. Dva šesťuholníky naraz dávajú 60, tri 70; voľby dávajú 50 spolu alebo 50 za každý.)
rules-t13 = Zápas sa končí po kole, v ktorom niekto dosiahne 400 bodov; vyhráva, kto má najviac bodov. (Výklad: kolo sa vždy dohrá; pri rovnakom súčte sa víťazstvo delí. Cieľ sa dá zmeniť a voľba môže ukončiť zápas po danom počte kôl.)
rules-t14 = Kto začína ďalšie kolo, sa určí rovnako.
rules-t15 = Sólo: jeden kameň sa odkryje a vyloží; potom platia tie isté pravidlá, trestné body a prémie a snažíš sa zlepšiť svoj výsledok. (Výklad: vezmeš si 9 kameňov; voľby menia tento počet a obmedzujú ťahanie. Posledný kameň dáva 25; ak sa už nedá hrať, hodnota zvyšných kameňov sa odpočíta.)

## book: captions of the examples

rules-example-triominos-start = Najvyšší trojitý kameň sa vyložil prvý za { $points } bodov: jeho hodnota plus 10.
rules-example-triominos-bridge = Most: najnovší kameň sa jedného kameňa dotýka stranou a iného protiľahlým rohom.
rules-example-triominos-double = Dvojité spojenie: najnovší kameň sa dotýka dvoch kameňov, každého jednou stranou.
rules-example-triominos-hexagon = Najnovší kameň je šiesty okolo jedného bodu: šesťuholník.

## terminal

terminal-letters-triominos = · označuje kameň, * najnovší.

## command line

score-triominos-first = { $tile } začína: hodnota a 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } a most
score-triominos-double = { $tile } a dvojité spojenie
score-triominos-hexagon = { $tile } a { $count ->
    [one] { $count } šesťuholník
    [few] { $count } šesťuholníky
   *[other] { $count } šesťuholníkov
}
score-triominos-drawn = { $count ->
    [one] { $count } potiahnutý kameň
    [few] { $count } potiahnuté kamene
   *[other] { $count } potiahnutých kameňov
}
score-triominos-missed = Ťah bez priloženého kameňa
score-triominos-out = Posledný kameň z ruky
score-triominos-others = Zostalo v rukách ostatných
score-triominos-own = Zostalo vo vlastnej ruke
refused-score-two-out = Posledný kameň z ruky môže ako prvý priložiť len jeden hráč.
refused-score-hand-out = Po priložení posledného kameňa už v ruke nič nezostáva.
