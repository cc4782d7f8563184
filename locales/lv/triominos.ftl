### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Saskaņo trīsstūrveida kauliņu stūrus, būvē tiltus un noslēdz sešstūrus.
rules-intro-triominos = Liec trīsstūrveida kauliņus malu pie malas, krāj punktus par katru kauliņu un vēl par tiltiem un sešstūriem.

## play: options

option-triominos-hexagons = Vairāki sešstūri reizē
option-triominos-hexagons-about = Cik punktu dod kauliņš, kas pabeidz vairāk nekā vienu sešstūri.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, lai cik to būtu
option-triominos-hexagons-is-each = 50 par katru
option-triominos-target = Sasniedzamie punkti
option-triominos-target-about = Mačs beidzas pēc kārtas, kurā kāds tos sasniedzis.
option-triominos-rounds = Kārtu limits (0 = ∞)
option-triominos-rounds-about = Mačs beidzas pēc tik kārtām, pat ja neviens nav sasniedzis mērķi; 0 – bez ierobežojuma.
option-triominos-solo-hand = Kauliņi rokā, spēlējot vienatnē
option-triominos-solo-hand-about = Ar 0 katru kauliņu velk no krājuma.
option-triominos-solo-draws = Vienatnē velkamie kauliņi
option-triominos-solo-draws-about = Ar ierobežojumu rezultātus var salīdzināt; 20 ir labs skaits. Ar 55 ierobežojuma nav.

## play: log

told-triominos-dealt = Kārta { $round } izdalīta; sāk { $player }.
told-triominos-turned-up = Atklāts { $tile }: punkti { $points }.
told-triominos-starts = { $player } sāk ar { $tile }: punkti { $points }.
told-triominos-lays = { $bonus ->
        [bridge] { $player } liek { $tile } un uzbūvē tiltu: punkti { $points }.
        [double] { $player } liek { $tile } ar dubulto savienojumu: punkti { $points }.
        [hexagon] { $player } liek { $tile } un noslēdz sešstūri: punkti { $points }.
        [hexagons2] { $player } liek { $tile } un noslēdz divus sešstūrus: punkti { $points }.
        [hexagons3] { $player } liek { $tile } un noslēdz trīs sešstūrus: punkti { $points }.
       *[none] { $player } liek { $tile }: punkti { $points }.
    }{ $ends ->
        [out] { " " }Tas bija pēdējais kauliņš: kārta ir beigusies.
        [blocked] { " " }Neviens vairs nevar likt: kārta ir beigusies.
       *[no] { "" }
    }
told-triominos-draws = { $count ->
        [1] { $player } velk kauliņu.
        [2] { $player } velk otro kauliņu.
        [3] { $player } velk trešo kauliņu.
       *[other] { $player } velk vēlreiz ({ $count }. reizi šajā gājienā).
    }
told-triominos-drew = { $missed ->
        [yes] Kauliņš neder, un gājiens ir beidzies.
       *[no] { $player } izvelk kauliņu.
    }{ $ends ->
        [blocked] { " " }Neviens vairs nevar likt: kārta ir beigusies.
       *[no] { "" }
    }
told-triominos-drew-tile = { $missed ->
        [yes] { $player } izvelk { $tile }. Tas neder, un gājiens ir beidzies.
       *[no] { $player } izvelk { $tile }.
    }{ $ends ->
        [blocked] { " " }Neviens vairs nevar likt: kārta ir beigusies.
       *[no] { "" }
    }
told-triominos-passes = { $player } izlaiž gājienu: punkti { $points }.{ $ends ->
        [blocked] { " " }Neviens vairs nevar vai negrib likt: kārta ir beigusies.
       *[no] { "" }
    }

## play: possible moves

may-triominos-starts = Sākt ar { $tile }: punkti { $points }
may-triominos-lays = { $bonus ->
    [bridge] Likt { $tile } un uzbūvēt tiltu: punkti { $points }
    [double] Likt { $tile } ar dubulto savienojumu: punkti { $points }
    [hexagon] Likt { $tile } un noslēgt sešstūri: punkti { $points }
    [hexagons2] Likt { $tile } un noslēgt divus sešstūrus: punkti { $points }
    [hexagons3] Likt { $tile } un noslēgt trīs sešstūrus: punkti { $points }
   *[none] Likt { $tile }: punkti { $points }
}{ $ends ->
    [out] { " – " }tavs pēdējais kauliņš
    [blocked] { " – " }pēc tam neviens vairs nevarēs likt
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Vilkt kauliņu
    [2] Vilkt otro kauliņu
    [3] Vilkt trešo kauliņu
   *[other] Vilkt vēlreiz ({ $count }. reizi šajā gājienā)
}
may-triominos-passes = Izlaist gājienu: punkti { $points }{ $ends ->
    [blocked] { " – " }pēc tam neviens vairs nevarēs vai negribēs likt
   *[no] { "" }
}

## play: points

score-triominos-tiles = Noliktie kauliņi
score-triominos-starts = Pirmie kauliņi
score-triominos-bridges = Tilti
score-triominos-doubles = Dubultie savienojumi
score-triominos-hexagons = Sešstūri
score-triominos-draws = Izvilktie kauliņi
score-triominos-misses = Gājieni bez nolikta kauliņa
score-triominos-outs = Nolikti visi kauliņi
score-triominos-hands = Citu rokās palikušie kauliņi

## play: hints

reason-triominos-start = Tas ir sākuma kauliņš.
reason-triominos-last-tile = Tas ir tavs pēdējais kauliņš: kārta ir tava.
reason-triominos-points = { $bonus ->
        [bridge] Punkti ar tiltu: { $points }.
        [double] Punkti ar dubulto savienojumu: { $points }.
        [hexagon] Punkti ar sešstūri: { $points }.
        [hexagons2] Punkti ar diviem sešstūriem: { $points }.
        [hexagons3] Punkti ar trim sešstūriem: { $points }.
       *[none] Punkti: { $points }.
    }
reason-triominos-allows-bonus = Paliek { $count ->
        [zero] { $count } vietu
        [one] { $count } vieta
       *[other] { $count } vietas
    }, kur citi var gūt papildpunktus.
reason-triominos-spoils-bonus = Papildpunktiem zūd { $count ->
        [zero] { $count } vietu
        [one] { $count } vieta
       *[other] { $count } vietas
    }.
reason-triominos-narrows = { $count ->
        [0] Neviens kauliņš, kas var būt citiem, vairs neder.
        [zero] Der vairs tikai { $count } kauliņu, kas var būt citiem.
        [one] Der vairs tikai { $count } kauliņš, kas var būt citiem.
       *[other] Der vairs tikai { $count } kauliņi, kas var būt citiem.
    }
reason-triominos-goes-on = { $count ->
        [0] Pēc tam neviens tavs kauliņš neder.
        [zero] Pēc tam der { $count } tavu kauliņu.
        [one] Pēc tam der { $count } tavs kauliņš.
       *[other] Pēc tam der { $count } tavi kauliņi.
    }
reason-triominos-draws-to-wait = Tavi kauliņi vēlāk ir vērtīgāki: vilkt maksā mazāk nekā likt tagad.
reason-triominos-must-draw = Neviens tavs kauliņš neder.
reason-triominos-passes-to-wait = Izlaist gājienu maksā mazāk nekā likt tagad.
reason-triominos-must-pass = Neviens tavs kauliņš neder, un vairs nav ko vilkt.

## play: refusals

refused-triominos-over = Mačs ir beidzies.
refused-triominos-luck-first = Kauliņus vēl dala vai velk.
refused-triominos-no-luck = Tagad neko nedala un nevelk.
refused-triominos-start = Kārta sākas ar { $tile } galda vidū.
refused-triominos-must-lay = Izvilktais kauliņš { $tile } der un jāliek tagad.
refused-triominos-held-before = Šajā gājienā tu vilki, tāpēc nevari likt { $tile }, kas tev jau bija.
refused-triominos-pool-empty = Vairs nav ko vilkt.
refused-triominos-draws-used = { $count ->
        [0] Šajā spēlē vilkt nedrīkst.
        [zero] Visi { $count } velkamie kauliņi ir izvilkti.
        [one] Atļautais { $count } velkamais kauliņš ir izvilkts.
       *[other] Visi { $count } velkamie kauliņi ir izvilkti.
    }
refused-triominos-must-draw = { $count ->
        [zero] Gājienu izlaist nevar: vēl var vilkt { $count } kauliņus.
        [one] Gājienu izlaist nevar: vēl var vilkt { $count } kauliņu.
       *[other] Gājienu izlaist nevar: vēl var vilkt { $count } kauliņus.
    }
refused-triominos-not-in-hand = { $tile } nav tavā rokā.
refused-triominos-covered = Tur jau ir kauliņš.
refused-triominos-no-side = Šai vietai blakus nav kauliņa.
refused-triominos-corner = Šajā stūrī ir { $shows }, nevis { $not }.
refused-triominos-hand-size = Vietai { $seat } izdalīti kauliņi: { $count }, jābūt { $expected }.
refused-triominos-not-in-pool = { $tile } nav krājumā.
refused-triominos-tile-twice = { $tile } nosaukts divreiz.
refused-triominos-table = { $tile } tur nevar likt.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Kāds kauliņš ir divās vietās.
        [points] Tādu kārtu un summu nav nevienā mačā.
        [last] Iepriekšējā kārta tā nevarēja beigties.
       *[other] Šāda pozīcija nav iespējama.
    }
text-triominos-tile = Kauliņa { $text } nav: skaitļi ir no 0 līdz 5 un aug pulksteņrādītāja virzienā.
text-triominos-stage = „{ $text }” nav neviens no šiem: deal, start, play, draw, over.
text-triominos-too-many = Malā nolikts vairāk kauliņu, nekā to ir spēlē.

## page: the board

pool-count = Krājumā { $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }
help-triominos = Izvēlies kauliņu no rokas (1 līdz 9), tad vienu no izceltajām vietām. Velc galdu, lai to pārvietotu, 0 rāda visu.
triominos-table = Galds, { $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }: { $tiles }
triominos-spots = Vietas, kur kauliņš der
triominos-points = { $bonus ->
        [bridge] punkti ar tiltu: { $points }
        [double] punkti ar dubulto savienojumu: { $points }
        [hexagon] punkti ar sešstūri: { $points }
        [hexagons2] punkti ar diviem sešstūriem: { $points }
        [hexagons3] punkti ar trim sešstūriem: { $points }
       *[none] { $points ->
        [zero] { $points } punktu
        [one] { $points } punkts
       *[other] { $points } punkti
    }
    }
triominos-moment =
    { $bonus ->
        [bridge] Tilts!
        [double] Dubultais savienojums!
        [hexagons2] Divi sešstūri!
        [hexagons3] Trīs sešstūri!
       *[hexagon] Sešstūris!
    }
triominos-choose-tile = Izvēlies kauliņu no rokas.
triominos-choose-spot = Der { $count ->
        [zero] { $count } vietās
        [one] { $count } vietā
       *[other] { $count } vietās
    }.
triominos-fits-nowhere = { $tile } tagad nekur neder.
triominos-must-draw = Neviens tavs kauliņš neder: velc.
triominos-must-pass = Nekas neder, un vairs nav ko vilkt: izlaid gājienu.
triominos-draw = Vilkt (−5)
triominos-draws-left = Šajā gājienā vēl vari vilkt: { $count }
triominos-pass = Izlaist (−10)
triominos-move-start = Likt { $tile } pirmo: { $points }
triominos-move-beside = Likt { $tile } pie { $beside }
triominos-move-lay = Likt { $tile } pie { $beside }: { $points }
triominos-draw-again = Izvilktais kauliņš neder: velc vēlreiz. Šajā gājienā vēl var vilkt: { $count }.
triominos-draw-sure = Tev ir derīgs kauliņš. Tomēr vilkt (−5)?

## page: the score pad

pad-whose = Kura gājiens
pad-what = Darbība
pad-value = Kauliņa vērtība
pad-others = Citu kauliņu vērtība
pad-triominos-about = Pieraksti katru kauliņu, katru vilkšanu un katras kārtas beigas; lapa saskaita punktus.
pad-deed-lay = Kauliņš nolikts
pad-deed-start = Kārtas pirmais kauliņš
pad-deed-bridge = Tilts
pad-deed-double = Dubultais savienojums
pad-deed-hexagon = Sešstūris
pad-deed-hexagons2 = Divi sešstūri
pad-deed-hexagons3 = Trīs sešstūri
pad-deed-draw = Kauliņš izvilkts
pad-deed-stuck = Gājiens bez kauliņa
pad-deed-out = Pēdējais kauliņš, kārta uzvarēta
pad-deed-blocked = Mazākā summa bloķētā kārtā

## page: what you did

own-triominos-dealt = Kārta { $round } izdalīta; sāc tu.
own-triominos-starts = Tu sāc ar { $tile }: punkti { $points }.
own-triominos-lays = { $bonus ->
        [bridge] Tu liec { $tile } un uzbūvē tiltu: punkti { $points }.
        [double] Tu liec { $tile } ar dubulto savienojumu: punkti { $points }.
        [hexagon] Tu liec { $tile } un noslēdz sešstūri: punkti { $points }.
        [hexagons2] Tu liec { $tile } un noslēdz divus sešstūrus: punkti { $points }.
        [hexagons3] Tu liec { $tile } un noslēdz trīs sešstūrus: punkti { $points }.
       *[none] Tu liec { $tile }: punkti { $points }.
    }{ $ends ->
        [out] { " " }Tas bija pēdējais kauliņš: kārta ir beigusies.
        [blocked] { " " }Neviens vairs nevar likt: kārta ir beigusies.
       *[no] { "" }
    }
own-triominos-draws = { $count ->
        [1] Tu velc kauliņu.
        [2] Tu velc otro kauliņu.
        [3] Tu velc trešo kauliņu.
       *[other] Tu velc vēlreiz ({ $count }. reizi šajā gājienā).
    }
own-triominos-drew-tile = { $missed ->
        [yes] Tu izvelc { $tile }. Tas neder, un gājiens ir beidzies.
       *[no] Tu izvelc { $tile }.
    }{ $ends ->
        [blocked] { " " }Neviens vairs nevar likt: kārta ir beigusies.
       *[no] { "" }
    }
own-triominos-passes = Tu izlaid gājienu: punkti { $points }.{ $ends ->
        [blocked] { " " }Neviens vairs nevar vai negrib likt: kārta ir beigusies.
       *[no] { "" }
    }

## book: the guided first game

lesson-triominos-aim = Triominos: katrs noliktais kauliņš dod savu trīs skaitļu summu. Kad kāds sasniedz 400, kārtu izspēlē līdz galam un mačā uzvar lielākā summa.
lesson-triominos-tile = Izvēlies kauliņu no rokas. Tiek izceltas visas vietas, kur tas der, un kauliņš jau ir pareizi pagriezts. Izvēlies vienu un spēlē.
lesson-triominos-match = Divi kauliņi saskaras ar visu malu, un abiem skaitļiem tur jāsakrīt ar otra kauliņa skaitļiem. Tas pats attiecas uz katru stūri, kas skar citu.
lesson-triominos-draw = Ja nevari vai negribi likt, velc līdz trim kauliņiem; katrs maksā piecus punktus. Ja sāc, turpini, līdz kāds der.
lesson-triominos-bonus = Vēl 40 punkti par tiltu vai dubulto savienojumu, 50 – par noslēgtu sešstūri. Meklē tos!
lesson-triominos-end = Kurš noliek savu pēdējo kauliņu, saņem 25 punktus un visu citu kauliņu vērtību.
lesson-triominos-free = Tas ir viss. Spēlē tālāk un prasi padomu, kad vien vēlies.

## book: rules

rules-t1 = Ir 56 trīsstūrveida kauliņi ar skaitļiem 0 līdz 5, katra kombinācija vienreiz, augoši pulksteņrādītāja virzienā. Kauliņa vērtība ir tā stūru summa.
rules-t2 = Divi spēlētāji ņem pa 9 kauliņiem, trīs vai četri pa 7, pieci vai seši pa 6. Pārējie aizklāti veido krājumu.
rules-t3 = Pirmo liek lielāko trīskāršo kauliņu (trīs vienādi skaitļi) tā īpašnieks. Ja nevienam trīskāršā nav, sāk kauliņš ar lielāko vērtību. (Lēmums: jāliek tieši šis kauliņš; starp vienādām vērtībām izšķir lielākais stūra skaitlis, tad otrs lielākais.)
rules-t4 = Sācējs saņem kauliņa vērtību un vēl 10, arī par 0-0-0.
rules-t5 = Tālāk spēlē pulksteņrādītāja virzienā. Kauliņu liek ar malu pie cita, abiem kopīgās malas skaitļiem sakrītot, un tas dod savu vērtību. (Lēmums: katram stūrim, kas satiek stūri uz galda, jāsakrīt, arī ja saskaras tikai punktā.)
rules-t6 = Ja nevari vai negribi likt, velc pa vienam kauliņam, ne vairāk kā trīs; katrs maksā 5 punktus. Izvilkts kauliņš, kas der, jāliek uzreiz. Ja sāc vilkt, jāturpina, līdz kauliņš der, izvilkti trīs vai krājums ir tukšs. Ja arī trešais neder, zaudē vēl 10 punktus, un tavs gājiens beidzas. (Lēmums: pēc vilkšanas nedrīkst likt kauliņu, kas bija rokā iepriekš.)
rules-t7 = Ja krājums ir tukšs un nevari vai negribi likt, zaudē 10 punktus, un tavs gājiens beidzas. (Lēmums: gājiens bez nolikta kauliņa vienmēr maksā 10. Ja visi pēc kārtas izlaiž gājienu, kārta ir beigusies.)
rules-t8 = Kurš noliek savu pēdējo kauliņu, beidz kārtu un saņem 25 punktus un visu citu rokās palikušo kauliņu vērtību. Pārējie neko nezaudē.
rules-t9 = Kārta beidzas arī tad, ja krājums ir tukšs un neviens nevar likt. Spēlētājs, kura rokā palikusi vismazākā vērtība, saņem visu citu kauliņu vērtību, atņemot savējo, bet nesaņem 25 punktus. (Lēmums: ja vismazākā vērtība ir vairākiem, tā saņem katrs no viņiem.)
rules-t10 = Tilts, 40 punkti: kauliņam ir kopīga mala ar kaimiņu, un tā pretējais stūris skar citu kauliņu.
rules-t11 = Dubultais savienojums, 40 punkti: kauliņam ir divas kopīgas malas ar kauliņiem uz galda.
rules-t12 = Sešstūris, 50 punkti: kauliņš ir sestais ap vienu punktu un noslēdz sešstūri. Papildpunktu par dubulto savienojumu tad nav. (Lēmums: no trim papildpunktu veidiem skaita tikai labāko. Divi sešstūri reizē dod 60, trīs – 70; opcijas dod vienmēr 50 vai 50 par katru.)
rules-t13 = Mačs beidzas pēc kārtas, kurā kāds sasniedz 400 punktus; uzvar, kam visvairāk punktu. (Lēmums: kārtu vienmēr izspēlē līdz galam; ja summas ir vienādas, uzvaru dala. Mērķi var mainīt, un opcija beidz maču pēc noteikta kārtu skaita.)
rules-t14 = Nākamās kārtas sācēju nosaka tāpat.
rules-t15 = Vienatnē: vienu kauliņu atklāj un noliek; tad ir tie paši noteikumi, sodi un papildpunkti, un tu centies uzlabot savu rezultātu. (Lēmums: rokā ir 9 kauliņi; opcijas maina to skaitu un ierobežo vilkšanu. Ja visi kauliņi nolikti, saņem 25; ja iestrēgsti, rokā palikušo vērtību atņem.)

## book: captions of the examples

rules-example-triominos-start = Pirmais nolikts lielākais trīskāršais kauliņš, punkti: { $points }, tas ir, vērtība un 10.
rules-example-triominos-bridge = Tilts: jaunākais kauliņš vienu kauliņu skar ar malu un citu ar pretējo stūri.
rules-example-triominos-double = Dubultais savienojums: jaunākais kauliņš skar divus kauliņus, katru ar vienu malu.
rules-example-triominos-hexagon = Jaunākais kauliņš ir sestais ap vienu punktu: sešstūris.

## terminal

terminal-letters-triominos = · apzīmē kauliņu, * jaunāko.

## command line

score-triominos-first = { $tile } sāk: tā vērtība un 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } un tilts
score-triominos-double = { $tile } un dubultais savienojums
score-triominos-hexagon = { $tile } un { $count ->
    [zero] { $count } sešstūru
    [one] { $count } sešstūris
   *[other] { $count } sešstūri
}
score-triominos-drawn = { $count ->
    [zero] { $count } izvilktu kauliņu
    [one] { $count } izvilkts kauliņš
   *[other] { $count } izvilkti kauliņi
}
score-triominos-missed = Gājiens bez nolikta kauliņa
score-triominos-out = Pēdējais kauliņš nolikts
score-triominos-others = Palicis citu rokās
score-triominos-own = Palicis savā rokā
refused-score-two-out = Savu pēdējo kauliņu pirmais var nolikt tikai viens spēlētājs.
refused-score-hand-out = Kurš nolicis pēdējo kauliņu, tam rokā vairs nekā nav.
