### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Slaži kutove trokutastih pločica, gradi mostove i zatvaraj šesterokute.
rules-intro-triominos = Polaži trokutaste pločice stranicu uz stranicu. Svaka pločica donosi bodove, a mostovi i šesterokuti donose još više.

## play: options

option-triominos-hexagons = Više šesterokuta odjednom
option-triominos-hexagons-about = Koliko bodova donosi pločica koja dovrši više od jednog šesterokuta.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, koliko god ih bilo
option-triominos-hexagons-is-each = 50 za svaki
option-triominos-target = Ciljni broj bodova
option-triominos-target-about = Meč završava nakon runde u kojoj netko dosegne taj zbroj.
option-triominos-rounds = Najviše rundi (0 = ∞)
option-triominos-rounds-about = Meč završava nakon ovoliko rundi čak i ako nitko nije dosegnuo cilj; 0 znači bez ograničenja.
option-triominos-solo-hand = Pločice u ruci za jednog igrača
option-triominos-solo-hand-about = S 0 se svaka pločica vuče iz zalihe.
option-triominos-solo-draws = Koliko jedan igrač smije vući
option-triominos-solo-draws-about = Uz ograničenje su rezultati usporedivi; 20 je dobar broj. S 55 nema ograničenja.

## play: log

told-triominos-dealt = Runda { $round }: pločice su podijeljene, počinje { $player }.
told-triominos-turned-up = { $points ->
    [one] Okrenuta je pločica { $tile }: { $points } bod.
    [few] Okrenuta je pločica { $tile }: { $points } boda.
   *[other] Okrenuta je pločica { $tile }: { $points } bodova.
}
told-triominos-starts = { $points ->
    [one] { $player } počinje pločicom { $tile }: { $points } bod.
    [few] { $player } počinje pločicom { $tile }: { $points } boda.
   *[other] { $player } počinje pločicom { $tile }: { $points } bodova.
}
told-triominos-lays = { $bonus ->
    [bridge] { $points ->
        [one] { $player } polaže { $tile } i gradi most: { $points } bod.
        [few] { $player } polaže { $tile } i gradi most: { $points } boda.
       *[other] { $player } polaže { $tile } i gradi most: { $points } bodova.
    }
    [double] { $points ->
        [one] { $player } polaže { $tile } s dvostrukim spojem: { $points } bod.
        [few] { $player } polaže { $tile } s dvostrukim spojem: { $points } boda.
       *[other] { $player } polaže { $tile } s dvostrukim spojem: { $points } bodova.
    }
    [hexagon] { $points ->
        [one] { $player } polaže { $tile } i zatvara šesterokut: { $points } bod.
        [few] { $player } polaže { $tile } i zatvara šesterokut: { $points } boda.
       *[other] { $player } polaže { $tile } i zatvara šesterokut: { $points } bodova.
    }
    [hexagons2] { $points ->
        [one] { $player } polaže { $tile } i zatvara dva šesterokuta: { $points } bod.
        [few] { $player } polaže { $tile } i zatvara dva šesterokuta: { $points } boda.
       *[other] { $player } polaže { $tile } i zatvara dva šesterokuta: { $points } bodova.
    }
    [hexagons3] { $points ->
        [one] { $player } polaže { $tile } i zatvara tri šesterokuta: { $points } bod.
        [few] { $player } polaže { $tile } i zatvara tri šesterokuta: { $points } boda.
       *[other] { $player } polaže { $tile } i zatvara tri šesterokuta: { $points } bodova.
    }
   *[none] { $points ->
        [one] { $player } polaže { $tile }: { $points } bod.
        [few] { $player } polaže { $tile }: { $points } boda.
       *[other] { $player } polaže { $tile }: { $points } bodova.
    }
}{ $ends ->
    [out] { " " }To je bila zadnja pločica: runda je gotova.
    [blocked] { " " }Nitko više ne može položiti: runda je gotova.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } vuče pločicu.
   *[other] { $player } vuče { $count }. pločicu u ovom potezu.
}
told-triominos-drew = { $missed ->
    [yes] Pločica ne odgovara i potez je gotov.
   *[no] { $player } uzima pločicu.
}{ $ends ->
    [blocked] { " " }Nitko više ne može položiti: runda je gotova.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } uzima { $tile }. Ne odgovara i potez je gotov.
   *[no] { $player } uzima { $tile }.
}{ $ends ->
    [blocked] { " " }Nitko više ne može položiti: runda je gotova.
   *[no] { "" }
}
told-triominos-passes = { $player } kaže dalje: { $points } bodova.{ $ends ->
    [blocked] { " " }Nitko više ne može ili ne želi položiti: runda je gotova.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = { $points ->
    [one] Počni pločicom { $tile }: { $points } bod
    [few] Počni pločicom { $tile }: { $points } boda
   *[other] Počni pločicom { $tile }: { $points } bodova
}
may-triominos-lays = { $bonus ->
    [bridge] { $points ->
        [one] Položi { $tile } i sagradi most: { $points } bod
        [few] Položi { $tile } i sagradi most: { $points } boda
       *[other] Položi { $tile } i sagradi most: { $points } bodova
    }
    [double] { $points ->
        [one] Položi { $tile } s dvostrukim spojem: { $points } bod
        [few] Položi { $tile } s dvostrukim spojem: { $points } boda
       *[other] Položi { $tile } s dvostrukim spojem: { $points } bodova
    }
    [hexagon] { $points ->
        [one] Položi { $tile } i zatvori šesterokut: { $points } bod
        [few] Položi { $tile } i zatvori šesterokut: { $points } boda
       *[other] Položi { $tile } i zatvori šesterokut: { $points } bodova
    }
    [hexagons2] { $points ->
        [one] Položi { $tile } i zatvori dva šesterokuta: { $points } bod
        [few] Položi { $tile } i zatvori dva šesterokuta: { $points } boda
       *[other] Položi { $tile } i zatvori dva šesterokuta: { $points } bodova
    }
    [hexagons3] { $points ->
        [one] Položi { $tile } i zatvori tri šesterokuta: { $points } bod
        [few] Položi { $tile } i zatvori tri šesterokuta: { $points } boda
       *[other] Položi { $tile } i zatvori tri šesterokuta: { $points } bodova
    }
   *[none] { $points ->
        [one] Položi { $tile }: { $points } bod
        [few] Položi { $tile }: { $points } boda
       *[other] Položi { $tile }: { $points } bodova
    }
}{ $ends ->
    [out] { " – " }tvoja zadnja pločica
    [blocked] { " – " }nakon toga nitko ne može položiti
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Vuci pločicu
   *[other] Vuci { $count }. pločicu u ovom potezu
}
may-triominos-passes = Dalje: { $points } bodova{ $ends ->
    [blocked] { " – " }nakon toga nitko ne može ili ne želi položiti
   *[no] { "" }
}

## play: points

score-triominos-tiles = Položene pločice
score-triominos-starts = Prve pločice
score-triominos-bridges = Mostovi
score-triominos-doubles = Dvostruki spojevi
score-triominos-hexagons = Šesterokuti
score-triominos-draws = Izvučene pločice
score-triominos-misses = Potezi bez polaganja
score-triominos-outs = Završetak runde
score-triominos-hands = Preostale pločice drugih igrača

## play: hints

reason-triominos-start = Runda mora početi ovom pločicom.
reason-triominos-last-tile = To ti je zadnja pločica: runda je tvoja.
reason-triominos-points = { $bonus ->
    [bridge] { $points ->
        [one] { $points } bod s mostom.
        [few] { $points } boda s mostom.
       *[other] { $points } bodova s mostom.
    }
    [double] { $points ->
        [one] { $points } bod s dvostrukim spojem.
        [few] { $points } boda s dvostrukim spojem.
       *[other] { $points } bodova s dvostrukim spojem.
    }
    [hexagon] { $points ->
        [one] { $points } bod sa šesterokutom.
        [few] { $points } boda sa šesterokutom.
       *[other] { $points } bodova sa šesterokutom.
    }
    [hexagons2] { $points ->
        [one] { $points } bod s dva šesterokuta.
        [few] { $points } boda s dva šesterokuta.
       *[other] { $points } bodova s dva šesterokuta.
    }
    [hexagons3] { $points ->
        [one] { $points } bod s tri šesterokuta.
        [few] { $points } boda s tri šesterokuta.
       *[other] { $points } bodova s tri šesterokuta.
    }
   *[none] { $points ->
        [one] { $points } bod.
        [few] { $points } boda.
       *[other] { $points } bodova.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Ostavlja { $count } mjesto na kojem drugi mogu dobiti bonus.
    [few] Ostavlja { $count } mjesta na kojima drugi mogu dobiti bonus.
   *[other] Ostavlja { $count } mjesta na kojima drugi mogu dobiti bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Oduzima drugima { $count } mjesto za bonus.
    [few] Oduzima drugima { $count } mjesta za bonus.
   *[other] Oduzima drugima { $count } mjesta za bonus.
}
reason-triominos-narrows = { $count ->
    [0] Više ne odgovara nijedna pločica koju bi ostali mogli imati.
    [one] Odgovara još samo { $count } pločica koju bi ostali mogli imati.
    [few] Odgovaraju još samo { $count } pločice koje bi ostali mogli imati.
   *[other] Odgovara još samo { $count } pločica koje bi ostali mogli imati.
}
reason-triominos-goes-on = { $count ->
    [0] Nakon toga ne odgovara nijedna tvoja pločica.
    [one] Nakon toga odgovara { $count } tvoja pločica.
    [few] Nakon toga odgovaraju { $count } tvoje pločice.
   *[other] Nakon toga odgovara { $count } tvojih pločica.
}
reason-triominos-draws-to-wait = Tvoje će pločice kasnije vrijediti više: vučenje stoji manje nego polaganje sada.
reason-triominos-must-draw = Nijedna tvoja pločica ne odgovara.
reason-triominos-passes-to-wait = Reći dalje stoji manje nego sada položiti.
reason-triominos-must-pass = Nijedna tvoja pločica ne odgovara i nema se više što vući.

## play: refusals

refused-triominos-over = Meč je gotov.
refused-triominos-luck-first = Dijeljenje ili vučenje još traje.
refused-triominos-no-luck = Sada se ništa ne dijeli i ne vuče.
refused-triominos-start = Runda počinje pločicom { $tile } na sredini stola.
refused-triominos-must-lay = Izvučena pločica { $tile } odgovara: moraš je odmah položiti.
refused-triominos-held-before = U ovom je potezu već vučeno, pa ne možeš položiti { $tile }, koja ti je otprije u ruci.
refused-triominos-pool-empty = Nema se više što vući.
refused-triominos-draws-used = { $count ->
    [0] U ovoj se partiji ne smije vući.
    [one] Više ne smiješ vući: dopuštena je { $count } pločica.
    [few] Više ne smiješ vući: dopuštene su { $count } pločice.
   *[other] Više ne smiješ vući: dopušteno je { $count } pločica.
}
refused-triominos-must-draw = { $count ->
    [one] Ne možeš reći dalje: za vučenje je ostala još { $count } pločica.
    [few] Ne možeš reći dalje: za vučenje su ostale još { $count } pločice.
   *[other] Ne možeš reći dalje: za vučenje je ostalo još { $count } pločica.
}
refused-triominos-not-in-hand = { $tile } nije u tvojoj ruci.
refused-triominos-covered = Ondje već leži pločica.
refused-triominos-no-side = Uz to mjesto ne leži nijedna pločica.
refused-triominos-corner = Taj kut pokazuje { $shows }, a ne { $not }.
refused-triominos-hand-size = Mjesto { $seat }: broj podijeljenih pločica je { $count } umjesto { $expected }.
refused-triominos-not-in-pool = { $tile } nije u zalihi.
refused-triominos-tile-twice = { $tile } je navedena dvaput.
refused-triominos-table = { $tile } se ondje ne može položiti.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Neka je pločica na dva mjesta.
        [points] Nijedan meč ne može imati takve runde i zbrojeve.
        [last] Prethodna runda nije mogla tako završiti.
       *[other] Ova pozicija nije moguća.
    }
text-triominos-tile = Nema pločice { $text }: brojevi idu od 0 do 5 i rastu u smjeru kazaljke na satu.
text-triominos-stage = „{ $text }” nije jedno od: deal, start, play, draw, over.
text-triominos-too-many = Odloženo je više pločica nego što ih je u igri.

## page: the board

pool-count =
    { $count ->
        [one] { $count } pločica u zalihi
        [few] { $count } pločice u zalihi
       *[other] { $count } pločica u zalihi
    }
help-triominos = Odaberi pločicu iz ruke (1 do 9), zatim jedno od istaknutih mjesta. Povuci stol da ga pomakneš, 0 pokazuje sve.
triominos-table =
    { $count ->
        [one] Stol, { $count } pločica: { $tiles }
        [few] Stol, { $count } pločice: { $tiles }
       *[other] Stol, { $count } pločica: { $tiles }
    }
triominos-spots = Mjesta gdje pločica odgovara
triominos-points =
    { $bonus ->
        [bridge] { $points ->
            [one] { $points } bod s mostom
            [few] { $points } boda s mostom
           *[other] { $points } bodova s mostom
        }
        [double] { $points ->
            [one] { $points } bod s dvostrukim spojem
            [few] { $points } boda s dvostrukim spojem
           *[other] { $points } bodova s dvostrukim spojem
        }
        [hexagon] { $points ->
            [one] { $points } bod sa šesterokutom
            [few] { $points } boda sa šesterokutom
           *[other] { $points } bodova sa šesterokutom
        }
        [hexagons2] { $points ->
            [one] { $points } bod s dva šesterokuta
            [few] { $points } boda s dva šesterokuta
           *[other] { $points } bodova s dva šesterokuta
        }
        [hexagons3] { $points ->
            [one] { $points } bod s tri šesterokuta
            [few] { $points } boda s tri šesterokuta
           *[other] { $points } bodova s tri šesterokuta
        }
       *[none] { $points ->
            [one] { $points } bod
            [few] { $points } boda
           *[other] { $points } bodova
        }
    }
triominos-moment =
    { $bonus ->
        [bridge] Most!
        [double] Dvostruki spoj!
        [hexagons2] Dva šesterokuta!
        [hexagons3] Tri šesterokuta!
       *[hexagon] Šesterokut!
    }
triominos-choose-tile = Odaberi pločicu iz ruke.
triominos-choose-spot =
    { $count ->
        [one] Može se položiti na { $count } mjesto.
        [few] Može se položiti na { $count } mjesta.
       *[other] Može se položiti na { $count } mjesta.
    }
triominos-fits-nowhere = { $tile } sada nigdje ne odgovara.
triominos-must-draw = Nijedna tvoja pločica ne odgovara: vuci.
triominos-must-pass = Ništa ne odgovara i nema se što vući: dalje.
triominos-draw = Vuci (−5)
triominos-draws-left = U ovom potezu još možeš vući: { $count }
triominos-pass = Dalje (−10)
triominos-move-start = Prvo položi { $tile }: { $points }
triominos-move-beside = Položi { $tile } uz { $beside }
triominos-move-lay = Položi { $tile } uz { $beside }: { $points }
triominos-draw-again = Izvučena pločica ne odgovara: vuci opet. Preostalo u ovom potezu: { $count }.
triominos-draw-sure = Imaš pločicu koja odgovara. Ipak vući (−5)?

## page: the score pad

pad-whose = Tko je na potezu
pad-what = Radnja
pad-value = Vrijednost pločice
pad-others = Vrijednost pločica ostalih
pad-triominos-about = Zapiši svaku pločicu, svako vučenje i kraj svake runde; blok zbraja bodove.
pad-deed-lay = Položena pločica
pad-deed-start = Prva pločica runde
pad-deed-bridge = Most
pad-deed-double = Dvostruki spoj
pad-deed-hexagon = Šesterokut
pad-deed-hexagons2 = Dva šesterokuta
pad-deed-hexagons3 = Tri šesterokuta
pad-deed-draw = Izvučena pločica
pad-deed-stuck = Potez bez polaganja
pad-deed-out = Zadnja pločica, runda dobivena
pad-deed-blocked = Najmanja vrijednost u blokiranoj rundi

## page: what you did

own-triominos-dealt = Runda { $round }: pločice su podijeljene, počinješ ti.
own-triominos-starts = { $points ->
    [one] Počinješ pločicom { $tile }: { $points } bod.
    [few] Počinješ pločicom { $tile }: { $points } boda.
   *[other] Počinješ pločicom { $tile }: { $points } bodova.
}
own-triominos-lays = { $bonus ->
    [bridge] { $points ->
        [one] Polažeš { $tile } i gradiš most: { $points } bod.
        [few] Polažeš { $tile } i gradiš most: { $points } boda.
       *[other] Polažeš { $tile } i gradiš most: { $points } bodova.
    }
    [double] { $points ->
        [one] Polažeš { $tile } s dvostrukim spojem: { $points } bod.
        [few] Polažeš { $tile } s dvostrukim spojem: { $points } boda.
       *[other] Polažeš { $tile } s dvostrukim spojem: { $points } bodova.
    }
    [hexagon] { $points ->
        [one] Polažeš { $tile } i zatvaraš šesterokut: { $points } bod.
        [few] Polažeš { $tile } i zatvaraš šesterokut: { $points } boda.
       *[other] Polažeš { $tile } i zatvaraš šesterokut: { $points } bodova.
    }
    [hexagons2] { $points ->
        [one] Polažeš { $tile } i zatvaraš dva šesterokuta: { $points } bod.
        [few] Polažeš { $tile } i zatvaraš dva šesterokuta: { $points } boda.
       *[other] Polažeš { $tile } i zatvaraš dva šesterokuta: { $points } bodova.
    }
    [hexagons3] { $points ->
        [one] Polažeš { $tile } i zatvaraš tri šesterokuta: { $points } bod.
        [few] Polažeš { $tile } i zatvaraš tri šesterokuta: { $points } boda.
       *[other] Polažeš { $tile } i zatvaraš tri šesterokuta: { $points } bodova.
    }
   *[none] { $points ->
        [one] Polažeš { $tile }: { $points } bod.
        [few] Polažeš { $tile }: { $points } boda.
       *[other] Polažeš { $tile }: { $points } bodova.
    }
}{ $ends ->
    [out] { " " }To je bila zadnja pločica: runda je gotova.
    [blocked] { " " }Nitko više ne može položiti: runda je gotova.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Vučeš pločicu.
   *[other] Vučeš { $count }. pločicu u ovom potezu.
}
own-triominos-drew-tile = { $missed ->
    [yes] Uzimaš { $tile }. Ne odgovara i potez je gotov.
   *[no] Uzimaš { $tile }.
}{ $ends ->
    [blocked] { " " }Nitko više ne može položiti: runda je gotova.
   *[no] { "" }
}
own-triominos-passes = Kažeš dalje: { $points } bodova.{ $ends ->
    [blocked] { " " }Nitko više ne može ili ne želi položiti: runda je gotova.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: svaka položena pločica donosi zbroj svoja tri broja. Kad netko dosegne 400, runda se odigra do kraja i u meču pobjeđuje najveći zbroj.
lesson-triominos-tile = Odaberi pločicu iz ruke. Istaknuto je svako mjesto gdje odgovara, a pločica je već ispravno okrenuta. Odaberi jedno i odigraj.
lesson-triominos-match = Dvije se pločice dodiruju cijelom stranicom i oba broja na njoj moraju biti ista kao na susjednoj pločici. Isto vrijedi za svaki kut koji dodiruje drugi.
lesson-triominos-draw = Ako ne možeš ili ne želiš položiti pločicu, vuci najviše tri; svaka stoji pet bodova. Kad počneš vući, nastavi dok neka ne odgovara.
lesson-triominos-bonus = Most ili dvostruki spoj donosi još 40 bodova, a zatvoreni šesterokut 50. Traži ih!
lesson-triominos-end = Tko prvi položi zadnju pločicu iz ruke, dobiva 25 bodova i vrijednost svih pločica koje ostali još imaju.
lesson-triominos-free = To je sve. Igraj dalje i traži savjet kad god želiš.

## book: rules

rules-t1 = Ima 56 trokutastih pločica s brojevima od 0 do 5, svaka kombinacija jednom, rastući u smjeru kazaljke na satu. Pločica vrijedi zbroj svojih kutova.
rules-t2 = Dva igrača uzimaju po 9 pločica, tri ili četiri igrača po 7, pet ili šest po 6. Ostatak je zaliha, licem prema dolje.
rules-t3 = Prva se polaže najveća trojka (tri jednaka broja), a polaže je tko je ima. Ako nitko nema trojku, počinje pločica najveće vrijednosti. (Tumačenje: ta se pločica mora odigrati; među jednakima odlučuje veći najveći kut, zatim drugi.)
rules-t4 = Tko počinje, dobiva vrijednost pločice i još 10, čak i za 0-0-0.
rules-t5 = Zatim se igra u smjeru kazaljke na satu. Pločica se polaže stranicom uz drugu, a oba broja zajedničke stranice moraju se slagati. Donosi svoju vrijednost. (Tumačenje: svaki kut koji dodiruje kut na stolu mora se slagati, i gdje se dodiruju samo vrhovi.)
rules-t6 = Ako ne možeš ili ne želiš položiti pločicu, vučeš jednu po jednu, najviše tri; svaka stoji 5 bodova. Izvučena pločica koja odgovara mora se odmah položiti. Kad počneš vući, moraš nastaviti dok neka pločica ne odgovara, dok ne izvučeš tri ili dok se zaliha ne isprazni. Ako ni treća ne odgovara, gubiš još 10 bodova i tvoj je potez gotov. (Tumačenje: nakon vučenja ne smiješ položiti pločicu koja ti je otprije u ruci.)
rules-t7 = Ako je zaliha prazna i ne možeš ili ne želiš položiti pločicu, gubiš 10 bodova i tvoj je potez gotov. (Tumačenje: potez bez položene pločice uvijek stoji tih 10. Ako svi redom kažu dalje, runda je gotova.)
rules-t8 = Tko prvi položi zadnju pločicu iz ruke, završava rundu i dobiva 25 bodova i vrijednost svih pločica koje ostali još imaju. Ostali ne gube ništa.
rules-t9 = Runda završava i kad je zaliha prazna, a nitko ne može položiti. Igrač čije pločice imaju najmanju ukupnu vrijednost dobiva vrijednost pločica svih ostalih umanjenu za vrijednost svojih, ali ne i 25 bodova. (Tumačenje: ako više igrača ima najmanju vrijednost, svaki od njih tako dobiva bodove.)
rules-t10 = Most, 40 bodova: pločica dijeli jednu stranicu sa susjednom, a kut nasuprot toj stranici dodiruje drugu pločicu.
rules-t11 = Dvostruki spoj, 40 bodova: pločica dijeli dvije stranice s pločicama na stolu.
rules-t12 = Šesterokut, 50 bodova: pločica je šesta oko jedne točke. Uz to nema bonusa za dvostruki spoj. (Tumačenje: broji se samo najbolji od tri bonusa. Dva šesterokuta odjednom donose 60, tri 70; opcije daju ukupno 50 ili 50 za svaki.)
rules-t13 = Meč završava nakon runde u kojoj netko dosegne 400 bodova; pobjeđuje tko ima najviše bodova. (Tumačenje: runda se uvijek igra do kraja; uz jednake zbrojeve pobjeda se dijeli. Cilj se može promijeniti, a opcija završava meč nakon zadanog broja rundi.)
rules-t14 = Tko počinje sljedeću rundu, određuje se na isti način.
rules-t15 = Za jednog igrača: jedna se pločica okrene i položi; zatim vrijede ista pravila, kazne i bonusi, a ti nastojiš nadmašiti svoj rezultat. (Tumačenje: uzimaš 9 pločica; opcije mijenjaju taj broj i ograničavaju vučenje. Zadnja pločica donosi 25 bodova; ako više ne možeš igrati, oduzima se vrijednost preostalih pločica.)

## book: captions of the examples

rules-example-triominos-start = { $points ->
    [one] Prva je položena najveća trojka, za { $points } bod: njezina vrijednost i još 10.
    [few] Prva je položena najveća trojka, za { $points } boda: njezina vrijednost i još 10.
   *[other] Prva je položena najveća trojka, za { $points } bodova: njezina vrijednost i još 10.
}
rules-example-triominos-bridge = Most: najnovija pločica jednu pločicu dodiruje stranicom, a drugu kutom nasuprot toj stranici.
rules-example-triominos-double = Dvostruki spoj: najnovija pločica dodiruje dvije pločice, svaku jednom stranicom.
rules-example-triominos-hexagon = Najnovija je pločica šesta oko jedne točke: šesterokut.

## terminal

terminal-letters-triominos = · označava pločicu, * najnoviju.

## command line

score-triominos-first = { $tile } počinje: vrijednost i još 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } i most
score-triominos-double = { $tile } i dvostruki spoj
score-triominos-hexagon = { $tile } i { $count ->
    [one] { $count } šesterokut
    [few] { $count } šesterokuta
   *[other] { $count } šesterokuta
}
score-triominos-drawn = { $count ->
    [one] { $count } izvučena pločica
    [few] { $count } izvučene pločice
   *[other] { $count } izvučenih pločica
}
score-triominos-missed = Potez bez polaganja
score-triominos-out = Zadnja pločica iz ruke
score-triominos-others = Ostalo drugim igračima
score-triominos-own = Ostalo u tvojoj ruci
refused-score-two-out = Samo jedan igrač može prvi položiti zadnju pločicu iz ruke.
refused-score-hand-out = Tko je položio zadnju pločicu, više nema ništa u ruci.
