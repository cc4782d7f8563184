### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klasiskais domino līdz dubultajam 9-9, diviem līdz desmit spēlētājiem.
rules-intro-dominoes = Liec kauliņus vienas virknes abos galos. Uzvar, kurš pirmais tiek vaļā no visiem kauliņiem.

## play: options

option-dominoes-starter-draws = Sācējs velk, līdz kauliņš der
option-dominoes-starter-draws-about = Kurš sāk ar dubulto un kam nav tam atbilstoša kauliņa, velk, līdz tāds ir. Ja izslēgts, neko nepievieno.
option-dominoes-may-draw-anyway = Vilkt drīkst vienmēr
option-dominoes-may-draw-anyway-about = Spēlētājs drīkst vilkt, kaut arī kāds kauliņš rokā der. Ja izslēgts, kurš var likt, tam jāliek.
option-dominoes-drawing = Ja nekas neder
option-dominoes-drawing-about = Vai spēlētājam, kuram nekas neder, jāvelk vai drīkst izlaist gājienu. Ja visi pēc kārtas izlaiž, kārta beidzas.
option-dominoes-drawing-is-must = jāvelk
option-dominoes-drawing-is-may = drīkst vilkt vai izlaist
option-dominoes-double-counts = Dubultais rokā skaitās
option-dominoes-double-counts-about = Cik kārtas beigās skaitās rokā palicis dubultais.
option-dominoes-double-counts-is-once = viena puse
option-dominoes-double-counts-is-as_one_pip = viens punkts
option-dominoes-double-counts-is-twice = abas puses
option-dominoes-match = Mačs vairākās kārtās
option-dominoes-match-about = Kārtas uzvarētājs saņem citu rokās palikušos punktus, līdz kāds sasniedz mērķi.
option-dominoes-target = Mērķis
option-dominoes-target-about = Summa, ar ko uzvar mačā.

## play: log

told-dominoes-deal = { $count ->
    [zero] Kārta { $round }: katrs ņem { $count } kauliņu.
    [one] Kārta { $round }: katrs ņem { $count } kauliņu.
   *[other] Kārta { $round }: katrs ņem { $count } kauliņus.
}
told-dominoes-start = { $player } sāk ar { $tile }.
told-dominoes-lay = { $player } liek { $tile }. Brīvie gali: { $left } un { $right }.
told-dominoes-out = { $player } liek { $tile }, un rokā vairs nav kauliņu.
told-dominoes-block = { $player } liek { $tile }, un neviens vairs nevar likt.
told-dominoes-draw = { $player } velk.
told-dominoes-drew = { $player } paņem { $tile }.
told-dominoes-drew-hidden = { $player } paņem kauliņu.
told-dominoes-pass = { $ends ->
    [equal] { $player } izlaiž gājienu: nav { $left }.
   *[two] { $player } izlaiž gājienu: nav ne { $left }, ne { $right }.
}

## play: possible moves

may-dominoes-start = Sākt ar { $tile }
may-dominoes-lay = Likt { $tile } (brīvie gali: { $left } un { $right })
may-dominoes-out = Likt { $tile }, savu pēdējo kauliņu
may-dominoes-block = Likt { $tile }: pēc tam neviens vairs nevarēs likt
may-dominoes-draw = Vilkt kauliņu
may-dominoes-pass = { $ends ->
    [equal] Izlaist gājienu: nav { $left }
   *[two] Izlaist gājienu: nav ne { $left }, ne { $right }
}

## play: points

score-dominoes-left = { $tile } palicis rokā
score-dominoes-double-left = { $tile } palicis rokā; dubultajam skaita vienu pusi
score-dominoes-earlier = { $count ->
        [1] Pirmā kārta
        [zero] Pirmās { $count } kārtas
        [one] Pirmās { $count } kārtas
       *[other] Pirmās { $count } kārtas
    }
score-dominoes-hand = Kārta { $round }: palicis spēlētājam { $player }

## play: hints

reason-dominoes-out = Tas ir tavs pēdējais kauliņš: kārta ir tava.
reason-dominoes-starves = Spēlētājam { $player } nevar būt tam derīga kauliņa.
reason-dominoes-lacks = Spēlētājam { $player } nebija { $number }, un kopš tā laika šis spēlētājs nevilka.
reason-dominoes-rare = { $count ->
        [0] Visi atlikušie kauliņi ar { $number } ir tev.
        [zero] Bez taviem palicis tikai { $count } kauliņu ar { $number }.
        [one] Bez taviem palicis tikai { $count } kauliņš ar { $number }.
       *[other] Bez taviem palikuši tikai { $count } kauliņi ar { $number }.
    }
reason-dominoes-keeps = { $count ->
        [zero] Pēc tam der { $count } tavu kauliņu.
        [one] Pēc tam der { $count } tavs kauliņš.
       *[other] Pēc tam der { $count } tavi kauliņi.
    }
reason-dominoes-keeps-none = Pēc tam neviens tavs kauliņš neder.
reason-dominoes-double = No dubultajiem vēlāk grūti tikt vaļā.
reason-dominoes-draw = Neviens tavs kauliņš neder.
reason-dominoes-pass = Nekas neder, un vairs nav ko vilkt.

## play: refusals

refused-dominoes-round-over = Kārta ir beigusies.
refused-dominoes-drawing = Tiek vilkts kauliņš.
refused-dominoes-start = Kārta sākas ar { $tile }.
refused-dominoes-started = Virkne jau ir sākta.
refused-dominoes-not-held = Tev nav { $tile }.
refused-dominoes-drawn-tile = Tu izvilki { $drawn }, un tas der: liec to.
refused-dominoes-equal-ends = Abos galos ir { $right }: { $tile } var likt tikai vienā veidā.
refused-dominoes-other-end = { $tile } der tikai otrā galā.
refused-dominoes-second = Otrajam kauliņam jāatbilst sākuma dubultajam; { $tile } neatbilst.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } neatbilst brīvajiem galiem: abos ir { $left }.
   *[two] { $tile } neatbilst brīvajiem galiem { $left } un { $right }.
}
refused-dominoes-stock-empty = Vairs nav ko vilkt.
refused-dominoes-must-lay = Tev ir derīgs kauliņš: liec to.
refused-dominoes-must-draw = Vēl ir kauliņi, ko vilkt: velc, pirms izlaid gājienu.
refused-dominoes-no-luck = Tagad nav ko vilkt.
refused-dominoes-not-in-stock = { $tile } nav krājumā.
refused-dominoes-tile-twice = { $tile } ir divreiz.
refused-dominoes-deal = Katrs saņem kauliņus: { $count }.
refused-dominoes-hands = „{ $field }” vajag pa rokai katrai vietai (vietas: { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
        [tiles] Kāds kauliņš ir divās vietās.
        [line] Virknes kauliņi nesader kopā.
        [hands] Kādam rokā ir neiespējams kauliņu skaits.
        [stage] Tas, kas notiek tālāk, neatbilst virknei un rokām.
        [drawn] Izvilktie kauliņi neatbilst virknei un rokām.
        [known] Par kāda kauliņiem zināmais nav tiesa.
        [totals] Tādu kārtu un summu nav nevienā mačā.
        [last] Iepriekšējā kārta tā nevarēja beigties.
       *[other] Šāda pozīcija nav iespējama.
    }
text-dominoes-tile = Kolonna { $column }: šeit jābūt kauliņam, piemēram, 9-4.
text-dominoes-which-end = Kolonna { $column }: { $tile } der abos galos; raksti left vai right.

## page: the board

stock-count = Krājumā { $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }
help-dominoes = Izvēlies kauliņu no rokas (1 līdz 9), tad virknes galu: kreiso vai labo.
dominoes-tile = { $left } un { $right }
dominoes-double = dubultais { $number }
dominoes-line = Virkne, { $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    }: { $tiles }
dominoes-ends = Brīvie gali ir { $left } kreisajā un { $right } labajā pusē.
dominoes-end = { $end ->
        [left] Kreisais gals: { $number }
        [right] Labais gals: { $number }
       *[start] Pirmo kauliņu liek šeit
    }
dominoes-choose-tile = Izvēlies derīgu kauliņu.
dominoes-choose-end = Pa kreisi vai pa labi?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } neder: abos galos ir { $left }.
       *[two] { $tile } neder ne pie { $left }, ne pie { $right }.
    }
dominoes-must-start = Kārta sākas ar { $tile }.
dominoes-must-draw = Nekas neder: velc.
dominoes-must-pass = Nekas neder, un krājums ir tukšs: izlaid gājienu.
dominoes-draw = Vilkt
dominoes-pass = Izlaist
dominoes-sort = { $order ->
        [pips] Pēc punktiem
        [doubles] Dubultie vispirms
        [own] Mana secība
       *[drawn] Kā vilkti
    }
dominoes-pips-left = Punkti tavā rokā: { $count }
dominoes-move-lay = { $end ->
        [start] { $tile } kā pirmais kauliņš
       *[end] { $tile } pie { $number }
    }

## page: the score pad

pad-dominoes-about = Pēc katras kārtas ievadi, cik punktu katram palicis rokā (dubulto skaita vienreiz). Kam ir mazākā summa, tas uzvar un saņem visu pārējo punktus.

## page: what you did

own-dominoes-start = Tu sāc ar { $tile }.
own-dominoes-lay = Tu liec { $tile }. Brīvie gali: { $left } un { $right }.
own-dominoes-out = Tu liec { $tile }, un tev rokā vairs nav kauliņu.
own-dominoes-block = Tu liec { $tile }, un neviens vairs nevar likt.
own-dominoes-draw = Tu velc.
own-dominoes-drew = Tu paņem { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Tu izlaid gājienu: tev nav { $left }.
   *[two] Tu izlaid gājienu: tev nav ne { $left }, ne { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: liec kauliņus virknes abos galos. Uzvar, kurš pirmais tiek vaļā no visiem kauliņiem.
lesson-dominoes-start = Sāk lielākais dubultais. Ja tas ir tavs, izvēlies to un spēlē.
lesson-dominoes-lay = Izvēlies kauliņu ar brīvā gala skaitli. Ja tas der abos galos, galu izvēlies tu.
lesson-dominoes-draw = Ja nekas neder, velc, līdz kaut kas der. Ja krājums tukšs, izlaid gājienu.
lesson-dominoes-ends = Divi lielie skaitļi vienmēr rāda brīvos galus. Ja neviens nevar likt, uzvar, kam rokā ir vismazāk punktu; dubulto skaita vienreiz.
lesson-dominoes-free = Tas ir viss. Spēlē tālāk un prasi padomu, kad vien vēlies.

## book: rules

rules-differ-dominoes = 27 drukātie Domino Double 9 teksti ne visā sakrīt. Sākums: tikai horvātu tekstā teikts, kurš sāk, ja nevienam nav dubultā kauliņa (kauliņš ar visvairāk punktiem); to mēs ievērojam. Likšana: pēc somu un ukraiņu teksta derīgs kauliņš jāliek, pēc pārējiem drīkst, un tam ir opcija. Vilkšana: bez derīga kauliņa jāvelk; spāņu un slovēņu tekstā teikts, ka drīkst, un, ja sāc, jāturpina. Dubultie: beigās dubulto skaita vienreiz, tas ir, vienu pusi; pēc horvātu teksta to var skaitīt kā vienu punktu. Beigas: nevienā nav teikts, kurš uzvar, ja summas ir vienādas; šeit uzvaru dala. Ar opcijām var spēlēt arī pēc citiem likšanas, vilkšanas un dubulto skaidrojumiem.
rules-d1 = Ir 55 kauliņi, no 0-0 līdz 9-9. Katrs ņem 5; pārējie aizklāti veido krājumu. (Lēmums: diviem līdz desmit spēlētājiem.)
rules-d2 = Sāk lielākais dubultais. (Lēmums: ja nevienam nav dubultā, sāk kauliņš ar lielāko summu; starp vienādām – ar lielāko pusi.)
rules-d3 = Sācējs noliek šo dubulto un uzreiz otru, tam atbilstošu kauliņu. (Lēmums: ja neviens neder, neko nepievieno un nevelk; ar opciju sācējs velk. Ja spēli sāk kauliņš, kas nav dubultais, liek tikai to.)
rules-d4 = Tālāk spēlē pulksteņrādītāja virzienā. Ja tev ir derīgs kauliņš, liec to vienā no diviem brīvajiem galiem, vienu gājienā.
rules-d5 = Bez derīga kauliņa velc, līdz kāds der, un noliec to; pārējos izvilktos paturi. Ja krājums tukšs un nekas neder, izlaid gājienu. (Lēmums: kurš var likt, tam jāliek; ar opciju drīkst tomēr vilkt.)
rules-d6 = Virknei vienmēr ir tieši divi brīvi gali, arī pie pirmā dubultā. Tā drīkst pagriezties, un dubultie drīkst gulēt šķērsām: tas maina tikai izskatu.
rules-d7 = Kārta beidzas, kad kādam vairs nav kauliņu vai kad neviens nevar likt un krājums ir tukšs.
rules-d8 = Uzvar, kurš pirmais noliek visus kauliņus. Citādi uzvar, kam rokā ir vismazāk punktu; dubultajam skaita tikai vienu pusi (6-6 ir 6). Ja summas ir vienādas, uzvaru dala.
rules-d9 = Ja abos galos ir vienāds skaitlis, derīgs kauliņš ir viens gājiens, nevis divi. Kauliņš, kas der diviem dažādiem galiem, dod izvēli.
rules-d10 = Opcija: mačs vairākās kārtās. Katras kārtas uzvarētājs saņem citu rokās palikušos punktus, un uzvar, kurš pirmais sasniedz mērķi (100).

## book: captions of the examples

rules-example-dominoes-start = Sāk lielākais dubultais, un uzreiz seko tam atbilstošs kauliņš.
rules-example-dominoes-ends = Brīvi ir tikai divi gali, šeit { $left } un { $right }. Dubultie guļ šķērsām un neko nemaina.
rules-example-dominoes-over = Kārta ir beigusies: uzvar, kam vairs nav kauliņu. Palikušajiem dubultajiem skaita vienu pusi.

## terminal

terminal-letters-dominoes = [6|2] kauliņš, <6|6> dubultais; virkne turpinās nākamajā rindā.

## command line

score-dominoes-round = Kārta mačā dod { $points ->
    [zero] { $points } punktu
    [one] { $points } punktu
   *[other] { $points } punktus
}: to, kas palicis citu rokās
