# Triominos: options, refusals, the log, the reckoning.
# $seat is a number; faces also pass $player, the name. $tile is written 3-4-5.

option-triominos-hexagons = Vairāki sešstūri reizē
option-triominos-hexagons-about = Cik punktu dod kauliņš, kas pabeidz vairāk nekā vienu sešstūri.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, lai cik to būtu
option-triominos-hexagons-is-each = 50 par katru
option-triominos-target = Sasniedzamie punkti
option-triominos-target-about = Mačs beidzas pēc kārtas, kurā kāds tos sasniedzis.
option-triominos-rounds = Ne vairāk kārtu
option-triominos-rounds-about = Mačs beidzas pēc tik kārtām, pat ja neviens nav sasniedzis punktus.
option-triominos-solo-hand = Kauliņi rokā, spēlējot vienatnē
option-triominos-solo-hand-about = Ar 0 katru kauliņu velk no krājuma.
option-triominos-solo-draws = Vienatnē velkamie kauliņi
option-triominos-solo-draws-about = Ar mazāk kauliņiem rezultātus var salīdzināt; 20 ir labs skaits. Ar 55 ierobežojuma nav.

refused-triominos-over = Mačs ir beidzies.
refused-triominos-luck-first = Kauliņš vai dalījums vēl ir ceļā.
refused-triominos-no-luck = Tagad neko nedala un nevelk.
refused-triominos-start = Kārta sākas ar { $tile } galda vidū.
refused-triominos-must-lay = Izvilktais kauliņš { $tile } der un jāliek tagad.
refused-triominos-held-before = Tu jau vilki: { $tile }, kas bija rokā iepriekš, šajā gājienā likt nevar.
refused-triominos-pool-empty = Vairs nav ko vilkt.
refused-triominos-draws-used = { $count ->
        [0] Šajā spēlē vilkt nedrīkst.
        [zero] Visi { $count } velkamie kauliņi ir izvilkti.
        [one] Atļautais { $count } velkamais kauliņš ir izvilkts.
       *[other] Visi { $count } velkamie kauliņi ir izvilkti.
    }
refused-triominos-must-draw = Gājienu izlaist nevar: vēl var vilkt ({ $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }).
refused-triominos-not-in-hand = { $tile } nav tavā rokā.
refused-triominos-covered = Tur jau ir kauliņš.
refused-triominos-no-side = Šai vietai blakus nav kauliņa.
refused-triominos-corner = Šajā stūrī ir { $shows }, nevis { $not }.
refused-triominos-hand-size = Vietai { $seat } izdalīti kauliņi: { $count }, jābūt { $expected }.
refused-triominos-not-in-pool = { $tile } nav krājumā.
refused-triominos-tile-twice = { $tile } nosaukts divreiz.
refused-triominos-table = { $tile } tur nevar būt.
refused-triominos-impossible-position = Šāda pozīcija nevar rasties ({ $why }).

text-triominos-tile = Kauliņa { $text } nav: skaitļi ir no 0 līdz 5 un aug pulksteņrādītāja virzienā.
text-triominos-stage = „{ $text }” nav neviens no deal, start, play, draw, over.
text-triominos-too-many = Paturēts vairāk kauliņu, nekā to ir.

told-triominos-dealt = Kārta { $round } izdalīta; sāk { $player }.
told-triominos-turned-up = Atklāts { $tile }: punkti { $points }.
told-triominos-starts = { $player } sāk ar { $tile }: punkti { $points }.
told-triominos-lays = { $bonus ->
        [bridge] { $player } liek { $tile } un uzbūvē tiltu: punkti { $points }.
        [double] { $player } liek { $tile } starp diviem citiem: punkti { $points }.
        [hexagon] { $player } liek { $tile } un noslēdz sešstūri: punkti { $points }.
       *[none] { $player } liek { $tile }: punkti { $points }.
    }{ $ends ->
        [out] { " " }Tas bija pēdējais kauliņš: kārta ir beigusies.
        [blocked] { " " }Neviens vairs nevar likt: kārta ir beigusies.
       *[no] { "" }
    }
told-triominos-draws = { $count ->
        [1] { $player } velk kauliņu.
       *[other] { $player } velk šī gājiena kauliņu numur { $count }.
    }
told-triominos-drew = { $missed ->
        [yes] Tas neder, un gājiens ir beidzies.
       *[no] { $player } paņem kauliņu.
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

score-triominos-tiles = Noliktie kauliņi
score-triominos-starts = Pirmie kauliņi
score-triominos-bridges = Tilti
score-triominos-doubles = Dubultie savienojumi
score-triominos-hexagons = Sešstūri
score-triominos-draws = Izvilktie kauliņi
score-triominos-misses = Gājieni bez nolikta kauliņa
score-triominos-outs = Nolikti visi kauliņi
score-triominos-hands = Rokās palikušais

reason-triominos-start = Tas ir sākuma kauliņš.
reason-triominos-last-tile = Tas ir tavs pēdējais kauliņš: kārta ir tava.
reason-triominos-points = { $bonus ->
        [bridge] Punkti ar tiltu: { $points }.
        [double] Punkti ar dubulto savienojumu: { $points }.
        [hexagon] Punkti ar sešstūri: { $points }.
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
        [0] Pēc tam tavā rokā nekas neder.
        [zero] Pēc tam der { $count } tavas rokas kauliņu.
        [one] Pēc tam der { $count } tavas rokas kauliņš.
       *[other] Pēc tam der { $count } tavas rokas kauliņi.
    }
reason-triominos-draws-to-wait = Tavi kauliņi vēlāk ir vērtīgāki: vilkt maksā mazāk nekā likt tagad.
reason-triominos-must-draw = Tavā rokā nekas neder.
reason-triominos-passes-to-wait = Izlaist gājienu maksā mazāk nekā likt tagad.
reason-triominos-must-pass = Tavā rokā nekas neder, un vairs nav ko vilkt.
