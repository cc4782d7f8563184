### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Kolmnurkdoomino
home-triominos = Sobita kolmnurksete klotside nurgad, ehita sildu ja sulge kuusnurki.
rules-intro-triominos = Lao kolmnurkseid klotse külg külje vastu, kogu iga klotsi eest punkte ning sildade ja kuusnurkade eest veel rohkem.

## play: options

option-triominos-hexagons = Mitu kuusnurka korraga
option-triominos-hexagons-about = Mitu punkti annab klots, mis sulgeb rohkem kui ühe kuusnurga.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, ükskõik kui mitu
option-triominos-hexagons-is-each = 50 igaühe eest
option-triominos-target = Punktisumma
option-triominos-target-about = Mäng lõpeb pärast ringi, milles keegi on selleni jõudnud.
option-triominos-rounds = Ringide ülempiir (0 = ∞)
option-triominos-rounds-about = Mäng lõpeb pärast nii mitut ringi ka siis, kui keegi pole punkte täis saanud; 0 korral piirangut pole.
option-triominos-solo-hand = Klotse käes üksi mängides
option-triominos-solo-hand-about = 0 korral võetakse iga klots laualt.
option-triominos-solo-draws = Juurdevõtmisi üksi mängides
option-triominos-solo-draws-about = Piirang teeb tulemused võrreldavaks; 20 on hea arv. 55 korral piirangut pole.

## play: log

told-triominos-dealt = { $round }. ring on jagatud; alustab { $player }.
told-triominos-turned-up = Ümber pööratakse { $tile }: { $points } punkti.
told-triominos-starts = { $player } alustab klotsiga { $tile }: { $points } punkti.
told-triominos-lays = { $bonus ->
    [bridge] { $player } paneb maha { $tile } ja ehitab silla: { $points } punkti.
    [double] { $player } paneb maha { $tile } ja saab topeltühenduse: { $points } punkti.
    [hexagon] { $player } paneb maha { $tile } ja sulgeb kuusnurga: { $points } punkti.
    [hexagons2] { $player } paneb maha { $tile } ja sulgeb kaks kuusnurka: { $points } punkti.
    [hexagons3] { $player } paneb maha { $tile } ja sulgeb kolm kuusnurka: { $points } punkti.
   *[none] { $points ->
        [one] { $player } paneb maha { $tile }: { $points } punkt.
       *[other] { $player } paneb maha { $tile }: { $points } punkti.
    }
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
    [yes] Klots ei sobi ja käik on läbi.
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

## play: possible moves

may-triominos-starts = Alusta klotsiga { $tile }: { $points } punkti
may-triominos-lays = { $bonus ->
    [bridge] Pane maha { $tile } ja ehita sild: { $points } punkti
    [double] Pane maha { $tile } ja saa topeltühendus: { $points } punkti
    [hexagon] Pane maha { $tile } ja sulge kuusnurk: { $points } punkti
    [hexagons2] Pane maha { $tile } ja sulge kaks kuusnurka: { $points } punkti
    [hexagons3] Pane maha { $tile } ja sulge kolm kuusnurka: { $points } punkti
   *[none] { $points ->
        [one] Pane maha { $tile }: { $points } punkt
       *[other] Pane maha { $tile }: { $points } punkti
    }
}{ $ends ->
    [out] { " – " }sinu viimane klots
    [blocked] { " – " }pärast seda ei saa keegi käia
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Võta klots juurde
   *[other] Võta juurde selle käigu { $count }. klots
}
may-triominos-passes = Jäta käik vahele: { $points } punkti{ $ends ->
    [blocked] { " – " }pärast seda ei saa ega soovi keegi käia
   *[no] { "" }
}

## play: points

score-triominos-tiles = Maha pandud klotsid
score-triominos-starts = Esimesed klotsid
score-triominos-bridges = Sillad
score-triominos-doubles = Topeltühendused
score-triominos-hexagons = Kuusnurgad
score-triominos-draws = Juurdevõetud klotsid
score-triominos-misses = Käigud ilma klotsita
score-triominos-outs = Ringi lõpetamised
score-triominos-hands = Teiste kätte jäänud klotsid

## play: hints

reason-triominos-start = Selle klotsiga tuleb alustada.
reason-triominos-last-tile = See on sinu viimane klots: ring on sinu.
reason-triominos-points = { $bonus ->
    [bridge] { $points } punkti koos sillaga.
    [double] { $points } punkti koos topeltühendusega.
    [hexagon] { $points } punkti koos kuusnurgaga.
    [hexagons2] { $points } punkti koos kahe kuusnurgaga.
    [hexagons3] { $points } punkti koos kolme kuusnurgaga.
   *[none] { $points ->
        [one] { $points } punkt.
       *[other] { $points } punkti.
    }
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
reason-triominos-goes-on =
    { $count ->
        [0] Pärast seda ei sobi sul ükski klots.
        [one] Pärast seda sobib sul üks klots.
       *[other] Pärast seda sobib sul { $count } klotsi.
    }
reason-triominos-draws-to-wait = Su klotsid on hiljem rohkem väärt: juurdevõtmine maksab vähem kui praegu käimine.
reason-triominos-must-draw = Sul pole ühtki sobivat klotsi.
reason-triominos-passes-to-wait = Vahelejätmine maksab vähem kui praegu käimine.
reason-triominos-must-pass = Sul pole ühtki sobivat klotsi ja juurde pole midagi võtta.

## play: refusals

refused-triominos-over = Mäng on läbi.
refused-triominos-luck-first = Klotse alles jagatakse või võetakse.
refused-triominos-no-luck = Praegu ei jagata ega võeta midagi.
refused-triominos-start = Ring algab klotsiga { $tile } laua keskel.
refused-triominos-must-lay = Juurdevõetud klots { $tile } sobib ja tuleb kohe maha panna.
refused-triominos-held-before = Sa võtsid sel käigul juurde, seega ei saa sa käia klotsi { $tile }, mis sul juba oli.
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
refused-triominos-hand-size = { $count ->
    [one] Kohale { $seat } jagati { $count } klots, aga peab olema { $expected }.
   *[other] Kohale { $seat } jagati { $count } klotsi, aga peab olema { $expected }.
}
refused-triominos-not-in-pool = { $tile } ei ole võetavate klotside seas.
refused-triominos-tile-twice = { $tile } on nimetatud kaks korda.
refused-triominos-table = { $tile } sinna ei sobi.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Mõni klots on kahes kohas.
        [points] Selliste ringide ja summadega mängu ei ole.
        [last] Eelmine ring ei saanud nii lõppeda.
       *[other] Sellist seisu ei saa olla.
    }
text-triominos-tile = Klotsi { $text } ei ole: numbrid on 0 kuni 5 ja kasvavad päripäeva.
text-triominos-stage = „{ $text }“ ei ole ükski neist: deal, start, play, draw, over.
text-triominos-too-many = Kõrvale on pandud rohkem klotse, kui neid mängus on.

## page: the board

pool-count =
    Võtta on { $count ->
        [one] { $count } klots
       *[other] { $count } klotsi
    }
help-triominos = Vali oma käest klots (1 kuni 9), siis üks esiletõstetud kohtadest. Laua liigutamiseks lohista, 0 näitab kõike.
triominos-table =
    Laual on { $count ->
        [one] { $count } klots
       *[other] { $count } klotsi
    }: { $tiles }
triominos-spots = Kohad, kuhu klots sobib
triominos-points =
    { $bonus ->
        [bridge] { $points } punkti koos sillaga
        [double] { $points } punkti koos topeltühendusega
        [hexagon] { $points } punkti koos kuusnurgaga
        [hexagons2] { $points } punkti koos kahe kuusnurgaga
        [hexagons3] { $points } punkti koos kolme kuusnurgaga
       *[none]
            { $points ->
                [one] { $points } punkt
               *[other] { $points } punkti
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Sild!
        [double] Topeltühendus!
        [hexagons2] Kaks kuusnurka!
        [hexagons3] Kolm kuusnurka!
       *[hexagon] Kuusnurk!
    }
triominos-choose-tile = Vali oma käest klots.
triominos-choose-spot =
    { $count ->
        [one] See sobib { $count } kohta.
       *[other] See sobib { $count } kohta.
    }
triominos-fits-nowhere = { $tile } ei sobi praegu kuhugi.
triominos-must-draw = Ükski su klots ei sobi: võta juurde.
triominos-must-pass = Miski ei sobi ja juurde pole võtta: jäta käik vahele.
triominos-draw = Võta (−5)
triominos-draws-left = Selles käigus saad veel juurde võtta: { $count }
triominos-pass = Jäta vahele (−10)
triominos-move-start = Alusta klotsiga { $tile }: { $points }
triominos-move-beside = Pane { $tile } klotsi { $beside } kõrvale
triominos-move-lay = Pane { $tile } klotsi { $beside } kõrvale: { $points }
triominos-draw-again = Võetud klots ei sobi: võta veel. Selles käigus jäänud: { $count }.
triominos-draw-sure = Üks su klots sobib. Võtad ikkagi (−5)?

## page: the score pad

pad-whose = Kelle käik
pad-what = Tegevus
pad-value = Klotsi väärtus
pad-others = Teiste klotside väärtus
pad-triominos-about = Kirjuta üles iga klots, iga juurdevõtmine ja iga ringi lõpp; leht liidab kokku.
pad-deed-lay = Klots maha pandud
pad-deed-start = Ringi esimene klots
pad-deed-bridge = Sild
pad-deed-double = Topeltühendus
pad-deed-hexagon = Kuusnurk
pad-deed-hexagons2 = Kaks kuusnurka
pad-deed-hexagons3 = Kolm kuusnurka
pad-deed-draw = Klots juurde võetud
pad-deed-stuck = Käik ilma klotsita
pad-deed-out = Klotsid otsas, ring võidetud
pad-deed-blocked = Väikseim summa, kui keegi käia ei saa

## page: what you did

own-triominos-dealt = { $round }. ring on jagatud; alustad sina.
own-triominos-starts = Alustad klotsiga { $tile }: { $points } punkti.
own-triominos-lays = { $bonus ->
    [bridge] Paned maha { $tile } ja ehitad silla: { $points } punkti.
    [double] Paned maha { $tile } ja saad topeltühenduse: { $points } punkti.
    [hexagon] Paned maha { $tile } ja sulged kuusnurga: { $points } punkti.
    [hexagons2] Paned maha { $tile } ja sulged kaks kuusnurka: { $points } punkti.
    [hexagons3] Paned maha { $tile } ja sulged kolm kuusnurka: { $points } punkti.
   *[none] { $points ->
        [one] Paned maha { $tile }: { $points } punkt.
       *[other] Paned maha { $tile }: { $points } punkti.
    }
}{ $ends ->
    [out] { " " }See oli viimane klots: ring on läbi.
    [blocked] { " " }Keegi ei saa enam käia: ring on läbi.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Võtad klotsi juurde.
   *[other] Võtad juurde selle käigu { $count }. klotsi.
}
own-triominos-drew-tile = { $missed ->
    [yes] Võtsid juurde { $tile }. See ei sobi ja käik on läbi.
   *[no] Võtsid juurde { $tile }.
}{ $ends ->
    [blocked] { " " }Keegi ei saa enam käia: ring on läbi.
   *[no] { "" }
}
own-triominos-passes = Jätad käigu vahele: { $points } punkti.{ $ends ->
    [blocked] { " " }Keegi ei saa ega soovi enam käia: ring on läbi.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Kolmnurkdoomino: iga maha pandud klots annab oma kolme numbri summa. Kui keegi jõuab 400 punktini, mängitakse ring lõpuni ja võidab suurim summa.
lesson-triominos-tile = Vali oma käest klots. Kõik kohad, kuhu see sobib, tõstetakse esile, klots õiget pidi pööratud. Vali üks ja tee käik.
lesson-triominos-match = Kaks klotsi puutuvad kokku terve küljega ja mõlemad numbrid seal peavad naaberklotsi omadega kokku langema. Sama kehtib iga nurga kohta, mis teist nurka puudutab.
lesson-triominos-draw = Kui sa ei saa või ei soovi käia, võta juurde kuni kolm klotsi; igaüks maksab viis punkti. Kui alustasid, jätka, kuni mõni sobib.
lesson-triominos-bonus = Silla või topeltühenduse eest saad 40 lisapunkti, kuusnurga sulgemise eest 50. Otsi neid!
lesson-triominos-end = Kes paneb maha oma viimase klotsi, saab 25 punkti ja kõigi teiste kätte jäänud klotside väärtuse.
lesson-triominos-free = See on kõik. Mängi edasi ja küsi vihjet, millal soovid.

## book: rules

rules-t1 = Kolmnurkseid klotse on 56, numbritega 0 kuni 5, iga kombinatsioon üks kord, päripäeva kasvavalt. Klotsi väärtus on nurkade summa.
rules-t2 = Kaks mängijat võtavad kumbki 9 klotsi, kolm või neli 7, viis või kuus 6. Ülejäänud jäävad tagurpidi lauale.
rules-t3 = Esimesena käiakse kõrgeim kolmik (kolm ühesugust numbrit); seda teeb selle omanik. Kui kellelgi kolmikut pole, alustab suurima väärtusega klots. (Lahend: just see klots tuleb käia; võrdsete väärtuste korral otsustab klotsi suurim number, siis suuruselt teine.)
rules-t4 = Alustaja saab klotsi väärtuse ja veel 10 punkti, ka 0-0-0 eest.
rules-t5 = Edasi mängitakse päripäeva. Klots pannakse külg külje vastu nii, et ühise külje mõlemad numbrid sobivad, ja annab oma väärtuse. (Lahend: iga nurk, mis kohtub laual oleva nurgaga, peab sobima, ka seal, kus kokku puutuvad vaid tipud.)
rules-t6 = Kui sa ei saa või ei soovi käia, võtad klotse juurde, ühe korraga, kõige rohkem kolm; igaüks maksab 5 punkti. Sobiv juurdevõetud klots tuleb kohe maha panna. Kes juurdevõtmist alustas, peab jätkama, kuni klots sobib, kolm on võetud või klotsid saavad laualt otsa. Kui ka kolmas ei sobi, kaotad veel 10 punkti ja järg läheb edasi. (Lahend: pärast juurdevõtmist ei tohi käia varem käes olnud klotsi.)
rules-t7 = Kui klotse enam juurde võtta pole ja sa ei saa või ei soovi käia, kaotad 10 punkti ja järg läheb edasi. (Lahend: ilma klotsita lõppenud käik maksab alati 10. Kui kõik järjest käigu vahele jätavad, on ring läbi.)
rules-t8 = Kes paneb maha oma viimase klotsi, lõpetab ringi ning saab 25 punkti ja kõigi teiste käes olevate klotside väärtuse. Teised midagi ei kaota.
rules-t9 = Ring on läbi ka siis, kui juurde võtta pole ja keegi ei saa käia. Mängija, kelle kätte jäänud klotside väärtus on väikseim, saab kõigi teiste klotside väärtuse, millest lahutatakse tema enda oma; 25 punkti siis ei anta. (Lahend: kui väikseim väärtus on mitmel mängijal, saab igaüks neist punkte samamoodi.)
rules-t10 = Sild, 40 punkti: klotsi üks külg puutub kokku naaberklotsiga ja selle külje vastasnurk puudutab veel üht klotsi.
rules-t11 = Topeltühendus, 40 punkti: klotsi kaks külge puutuvad kokku laual olevate klotsidega.
rules-t12 = Kuusnurk, 50 punkti: klots sulgeb kuusnurga, nii et ühe punkti ümber on kuus klotsi. Topeltühenduse punkte siis ei saa. (Lahend: kolmest lisapunktide liigist loeb vaid parim. Kaks kuusnurka korraga annavad 60, kolm 70; valikutes alati 50 või igaühe eest 50.)
rules-t13 = Mäng lõpeb pärast ringi, milles keegi jõuab 400 punktini; võidab suurim summa. (Lahend: ring mängitakse alati lõpuni; võrdse summa korral võit jagatakse. Punktisummat saab muuta ja mäng võib lõppeda ka kindla arvu ringide järel.)
rules-t14 = Järgmise ringi alustaja leitakse samal viisil.
rules-t15 = Üksi: üks klots pööratakse ümber ja pannakse maha; siis kehtivad samad reeglid, karistused ja lisapunktid ning eesmärk on oma tulemust parandada. (Lahend: käes on 9 klotsi; valikutega saab seda muuta ja juurdevõtmiste arvu piirata. Kui saad kõigist klotsidest lahti, teenid 25 punkti; kui jääd kinni, lahutatakse kätte jäänud klotside väärtus.)

## book: captions of the examples

rules-example-triominos-start = Esimesena käidi kõrgeim kolmik ja see andis { $points } punkti: klotsi väärtuse ja 10.
rules-example-triominos-bridge = Sild: uusim klots puudutab üht klotsi küljega ja teist selle külje vastas oleva nurgaga.
rules-example-triominos-double = Topeltühendus: uusim klots puudutab kahte klotsi, kumbagi ühe küljega.
rules-example-triominos-hexagon = Uusim klots on ühe punkti ümber kuues: valmis on kuusnurk.

## terminal

terminal-letters-triominos = · märgib klotsi, * uusimat klotsi.

## command line

score-triominos-first = { $tile } alustab: klotsi väärtus ja 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } ja sild
score-triominos-double = { $tile } ja topeltühendus
score-triominos-hexagon = { $tile } ja { $count ->
    [one] { $count } kuusnurk
   *[other] { $count } kuusnurka
}
score-triominos-drawn = { $count ->
    [one] { $count } klots juurde võetud
   *[other] { $count } klotsi juurde võetud
}
score-triominos-missed = Käik ilma klotsita
score-triominos-out = Ringi lõpetamine, viimane klots
score-triominos-others = Teiste kätte jäänud
score-triominos-own = Enda kätte jäänud
refused-score-two-out = Ainult üks mängija saab esimesena oma viimase klotsi maha panna.
refused-score-hand-out = Kes on viimase klotsi maha pannud, sel pole enam midagi käes.
