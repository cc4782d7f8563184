### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klasični domino do duple devetke, za dva do deset igrača.
rules-intro-dominoes = Polaži pločice na dva kraja jednog niza. Pobjeđuje tko prvi ostane bez pločica.

## play: options

option-dominoes-starter-draws = Tko počinje, vuče dok pločica ne odgovara
option-dominoes-starter-draws-about = Tko počne duplom, a nema pločicu koja joj odgovara, vuče dok takva ne dođe. Kad je isključeno, tada se ništa ne dodaje.
option-dominoes-may-draw-anyway = Vući se smije uvijek
option-dominoes-may-draw-anyway-about = Smije se vući i kad pločica u ruci odgovara. Kad je isključeno, tko može položiti, mora.
option-dominoes-drawing = Kad ništa ne odgovara
option-dominoes-drawing-about = Mora li igrač kojem ništa ne odgovara vući ili smije reći dalje. Ako svi redom kažu dalje, runda završava.
option-dominoes-drawing-is-must = mora vući
option-dominoes-drawing-is-may = smije vući ili reći dalje
option-dominoes-double-counts = Dupla u ruci broji se
option-dominoes-double-counts-about = Koliko se na kraju runde broji dupla koja je ostala u ruci.
option-dominoes-double-counts-is-once = jedna polovica
option-dominoes-double-counts-is-as_one_pip = jedna točkica
option-dominoes-double-counts-is-twice = obje polovice
option-dominoes-match = Meč od više rundi
option-dominoes-match-about = Pobjednik svake runde dobiva točkice koje su ostale drugim igračima, dok netko ne dosegne cilj.
option-dominoes-target = Cilj
option-dominoes-target-about = Zbroj koji donosi pobjedu u meču.

## play: log

told-dominoes-deal = { $count ->
    [one] Runda { $round }: svatko uzima { $count } pločicu.
    [few] Runda { $round }: svatko uzima { $count } pločice.
   *[other] Runda { $round }: svatko uzima { $count } pločica.
}
told-dominoes-start = { $player } počinje pločicom { $tile }.
told-dominoes-lay = { $player } polaže { $tile }. Otvoreni krajevi: { $left } i { $right }.
told-dominoes-out = { $player } polaže { $tile }, svoju zadnju pločicu.
told-dominoes-block = { $player } polaže { $tile } i više nitko ne može položiti.
told-dominoes-draw = { $player } vuče.
told-dominoes-drew = { $player } uzima { $tile }.
told-dominoes-drew-hidden = { $player } uzima pločicu.
told-dominoes-pass = { $ends ->
    [equal] { $player } kaže dalje: nema { $left }.
   *[two] { $player } kaže dalje: nema ni { $left } ni { $right }.
}

## play: possible moves

may-dominoes-start = Počni pločicom { $tile }
may-dominoes-lay = Položi { $tile } (otvoreni krajevi: { $left } i { $right })
may-dominoes-out = Položi { $tile }, svoju zadnju pločicu
may-dominoes-block = Položi { $tile } i zatvori niz
may-dominoes-draw = Vuci pločicu
may-dominoes-pass = { $ends ->
    [equal] Dalje: nemaš { $left }
   *[two] Dalje: nemaš ni { $left } ni { $right }
}

## play: points

score-dominoes-left = { $tile } ostala u ruci
score-dominoes-double-left = { $tile } ostala u ruci; dupla se broji jednom
score-dominoes-earlier = { $count ->
    [1] Prva runda
    [one] Prva { $count } runda
    [few] Prve { $count } runde
   *[other] Prvih { $count } rundi
}
score-dominoes-hand = Runda { $round }: ostalo u ruci ({ $player })

## play: hints

reason-dominoes-out = To ti je zadnja pločica: runda je tvoja.
reason-dominoes-starves = { $player } za to ne može imati odgovarajuću pločicu.
reason-dominoes-lacks = { $player }: u ruci nije bilo broja { $number }, a otad nije bilo ni vučenja.
reason-dominoes-rare = { $count ->
    [0] Izvan tvoje ruke nema više nijedne pločice s brojem { $number }.
    [one] Izvan tvoje ruke ostala je samo { $count } pločica s brojem { $number }.
    [few] Izvan tvoje ruke ostale su samo { $count } pločice s brojem { $number }.
   *[other] Izvan tvoje ruke ostalo je samo { $count } pločica s brojem { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Nakon toga odgovara { $count } tvoja pločica.
    [few] Nakon toga odgovaraju { $count } tvoje pločice.
   *[other] Nakon toga odgovara { $count } tvojih pločica.
}
reason-dominoes-keeps-none = Nakon toga ne odgovara nijedna tvoja pločica.
reason-dominoes-double = Duple je pločice kasnije teško potrošiti.
reason-dominoes-draw = Nijedna tvoja pločica ne odgovara.
reason-dominoes-pass = Ništa ne odgovara i nema se više što vući.

## play: refusals

refused-dominoes-round-over = Runda je gotova.
refused-dominoes-drawing = Upravo se vuče pločica.
refused-dominoes-start = Runda počinje pločicom { $tile }.
refused-dominoes-started = Niz je već započet.
refused-dominoes-not-held = Nemaš pločicu { $tile }.
refused-dominoes-drawn-tile = Izvučena je { $drawn }, koja odgovara: položi je.
refused-dominoes-equal-ends = Oba kraja pokazuju { $right }: { $tile } se može položiti samo na jedan način.
refused-dominoes-other-end = { $tile } odgovara samo na drugom kraju.
refused-dominoes-second = Druga pločica mora odgovarati početnoj dupli; { $tile } ne odgovara.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } ne odgovara otvorenim krajevima: na oba je { $left }.
   *[two] { $tile } ne odgovara otvorenim krajevima, { $left } i { $right }.
}
refused-dominoes-stock-empty = Nema se više što vući.
refused-dominoes-must-lay = Imaš pločicu koja odgovara: položi je.
refused-dominoes-must-draw = Na hrpi još ima pločica: vuci prije nego što kažeš dalje.
refused-dominoes-no-luck = Sada se ništa ne vuče.
refused-dominoes-not-in-stock = { $tile } nije na hrpi.
refused-dominoes-tile-twice = { $tile } se pojavljuje dvaput.
refused-dominoes-deal = { $count ->
    [one] Svatko dobiva { $count } pločicu.
    [few] Svatko dobiva { $count } pločice.
   *[other] Svatko dobiva { $count } pločica.
}
refused-dominoes-hands = Za „{ $field }” treba po jedna ruka za svako mjesto (mjesta: { $seats }).

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Neka je pločica na dva mjesta.
    [line] Pločice u nizu ne odgovaraju jedna drugoj.
    [hands] Neki igrač ima u ruci nemoguć broj pločica.
    [stage] Ono što slijedi ne slaže se s nizom i rukama.
    [drawn] Izvučene pločice ne slažu se s nizom i rukama.
    [known] Ono što se zna o pločicama nekog igrača nije točno.
    [totals] Nijedan meč ne može imati takve runde i zbrojeve.
    [last] Prethodna runda nije mogla tako završiti.
   *[other] Ova pozicija nije moguća.
}
text-dominoes-tile = Stupac { $column }: očekuje se pločica kao 9-4.
text-dominoes-which-end = Stupac { $column }: { $tile } odgovara na oba kraja; upiši left ili right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } pločica na hrpi
        [few] { $count } pločice na hrpi
       *[other] { $count } pločica na hrpi
    }
help-dominoes = Odaberi pločicu iz ruke (1 do 9), zatim kraj niza: lijevi ili desni.
dominoes-tile = { $left } i { $right }
dominoes-double = dupla { $number }
dominoes-line =
    { $count ->
        [one] Niz, { $count } pločica: { $tiles }
        [few] Niz, { $count } pločice: { $tiles }
       *[other] Niz, { $count } pločica: { $tiles }
    }
dominoes-ends = Otvoreni su krajevi { $left } lijevo i { $right } desno.
dominoes-end =
    { $end ->
        [left] Lijevi kraj: { $number }
        [right] Desni kraj: { $number }
       *[start] Prva pločica ide ovamo
    }
dominoes-choose-tile = Odaberi pločicu koja odgovara.
dominoes-choose-end = Lijevo ili desno?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } ne odgovara: na oba kraja je { $left }.
       *[two] { $tile } ne odgovara ni broju { $left } ni broju { $right }.
    }
dominoes-must-start = Runda počinje pločicom { $tile }.
dominoes-must-draw = Ništa ne odgovara: vuci.
dominoes-must-pass = Ništa ne odgovara i hrpa je prazna: dalje.
dominoes-draw = Vuci
dominoes-pass = Dalje
dominoes-sort =
    { $order ->
        [pips] Po točkicama
        [doubles] Prvo duple
        [own] Moj redoslijed
       *[drawn] Kako su vučene
    }
dominoes-pips-left = Točkice u ruci: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } kao prva pločica
       *[end] { $tile } uz { $number }
    }

## page: the score pad

pad-dominoes-about = Nakon svake runde upiši koliko je točkica kome ostalo u ruci (dupla se broji jednom). Tko ima najmanji zbroj, pobjeđuje i dobiva točkice svih ostalih.

## page: what you did

own-dominoes-start = Počinješ pločicom { $tile }.
own-dominoes-lay = Polažeš { $tile }. Otvoreni krajevi: { $left } i { $right }.
own-dominoes-out = Polažeš { $tile }, svoju zadnju pločicu.
own-dominoes-block = Polažeš { $tile } i više nitko ne može položiti.
own-dominoes-draw = Vučeš.
own-dominoes-drew = Uzimaš { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Kažeš dalje: nemaš { $left }.
   *[two] Kažeš dalje: nemaš ni { $left } ni { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: polaži pločice na dva kraja niza. Pobjeđuje tko prvi ostane bez pločica.
lesson-dominoes-start = Počinje najveća dupla. Ako je tvoja, odaberi je i odigraj.
lesson-dominoes-lay = Odaberi pločicu s istim brojem kao otvoreni kraj. Ako odgovara na oba kraja, ti biraš.
lesson-dominoes-draw = Ako ništa ne odgovara, vučeš dok ne dođe nešto što odgovara. Ako je hrpa prazna, kažeš dalje.
lesson-dominoes-ends = Dva velika broja uvijek pokazuju otvorene krajeve. Ako nitko ne može ništa položiti, pobjeđuje tko ima najmanje točkica u ruci; dupla se broji jednom.
lesson-dominoes-free = To je sve. Igraj dalje i traži savjet kad god želiš.

## book: rules

rules-differ-dominoes = Tiskani tekstovi igre Domino Double 9 na 27 jezika ne slažu se u svemu. Početak: samo hrvatski kaže tko počinje ako nitko nema duplu dominu (pločica s najviše točkica); njega slijedimo. Polaganje: prema finskom i ukrajinskom pločica koja odgovara mora se položiti, prema ostalima se može, i za to postoji opcija. Vučenje: bez pločice koja odgovara mora se vući; španjolski i slovenski kažu da se može, a tko počne, mora nastaviti. Duple: na kraju se dupla broji jednom, kao jedna polovica; prema hrvatskom može se računati kao jedna točkica. Kraj: nijedan ne kaže tko pobjeđuje uz jednake zbrojeve; ovdje se pobjeda dijeli. Opcijama se mogu igrati i druga tumačenja polaganja, vučenja i duplih.
rules-d1 = Ima 55 pločica, od 0-0 do 9-9. Svatko uzima 5; ostatak je hrpa, licem prema dolje. (Tumačenje: za dva do deset igrača.)
rules-d2 = Počinje najveća dupla. (Tumačenje: ako nitko nema duplu, počinje pločica s najvećim zbrojem; među jednakim zbrojevima ona s većom polovicom.)
rules-d3 = Tko počinje, polaže tu duplu i odmah još jednu pločicu koja joj odgovara. (Tumačenje: ako nijedna ne odgovara, ništa se ne dodaje i ne vuče; opcija dopušta vučenje. Ako partija počne pločicom koja nije dupla, polaže se samo ona.)
rules-d4 = Zatim se igra u smjeru kazaljke na satu. Ako imaš odgovarajuću pločicu, polažeš je na jedan od dva otvorena kraja, jednu po potezu.
rules-d5 = Bez odgovarajuće pločice vučeš dok jedna ne odgovara i polažeš je; ostale izvučene zadržavaš. Ako je hrpa prazna i ništa ne odgovara, kažeš dalje. (Tumačenje: tko može igrati, mora; opcija ipak dopušta vučenje.)
rules-d6 = Niz uvijek ima točno dva otvorena kraja, i kod prve duple. Smije skretati, a duple smiju ležati poprijeko: to mijenja samo izgled.
rules-d7 = Runda završava kad neki igrač ostane bez pločica ili kad nitko ne može položiti, a hrpa je prazna.
rules-d8 = Pobjeđuje tko prvi ostane bez pločica. Inače pobjeđuje tko ima najmanje točkica u ruci; dupla se broji samo jednom polovicom (6-6 vrijedi 6). Uz jednake zbrojeve pobjeda se dijeli.
rules-d9 = Ako oba kraja pokazuju isti broj, odgovarajuća pločica je jedan potez, a ne dva. Pločica koja odgovara na dva različita kraja daje izbor.
rules-d10 = Opcija: meč od više rundi. Pobjednik svake dobiva točkice koje su ostale drugim igračima, a pobjeđuje tko prvi dosegne cilj (100).

## book: captions of the examples

rules-example-dominoes-start = Počinje najveća dupla, a odmah za njom ide pločica koja odgovara.
rules-example-dominoes-ends = Otvorena su samo dva kraja, ovdje { $left } i { $right }. Duple leže poprijeko i ništa ne mijenjaju.
rules-example-dominoes-over = Runda je gotova: pobjeđuje tko više nema pločica. Preostale duple broje se jednom polovicom.

## terminal

terminal-letters-dominoes = [6|2] pločica, <6|6> dupla; niz se nastavlja u sljedećem retku.

## command line

score-dominoes-round = U meču runda vrijedi { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}: točkice koje su ostale drugim igračima
