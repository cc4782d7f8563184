### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Slaži kutove trokutastih pločica, gradi mostove i zatvaraj šesterokute.
rules-intro-triominos = Polaži trokutaste pločice stranicu uz stranicu, skupljaj bodove za svaku pločicu i još više za mostove i šesterokute.

## play: options

option-triominos-hexagons = Više šesterokuta odjednom
option-triominos-hexagons-about = Koliko bodova donosi pločica koja dovrši više od jednog šesterokuta.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, koliko god ih bilo
option-triominos-hexagons-is-each = 50 za svaki
option-triominos-target = Bodovi za pobjedu
option-triominos-target-about = Meč završava nakon runde u kojoj ih je netko dosegnuo.
option-triominos-rounds = Najviše rundi (0 = ∞)
option-triominos-rounds-about = Meč završava nakon toliko rundi čak i ako nitko nije dosegnuo cilj; 0 znači bez ograničenja.
option-triominos-solo-hand = Pločice u ruci za jednog igrača
option-triominos-solo-hand-about = S 0 se svaka pločica vuče iz zalihe.
option-triominos-solo-draws = Koliko jedan igrač smije vući
option-triominos-solo-draws-about = Uz ograničenje su rezultati usporedivi; 20 je dobar broj. S 55 nema ograničenja.

## play: log

told-triominos-dealt = Runda { $round } je podijeljena; počinje { $player }.
told-triominos-turned-up = Okrenuta je { $tile }, bodovi: { $points }.
told-triominos-starts = { $player } počinje pločicom { $tile }, bodovi: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } polaže { $tile } i gradi most, bodovi: { $points }.
    [double] { $player } polaže { $tile } s dvostrukim spojem, bodovi: { $points }.
    [hexagon] { $player } polaže { $tile } i zatvara šesterokut, bodovi: { $points }.
   *[none] { $player } polaže { $tile }, bodovi: { $points }.
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
told-triominos-passes = { $player } kaže dalje, bodovi: { $points }.{ $ends ->
    [blocked] { " " }Nitko više ne može ili ne želi položiti: runda je gotova.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Počni pločicom { $tile }, bodovi: { $points }
may-triominos-lays = { $bonus ->
    [bridge] Položi { $tile } i sagradi most, bodovi: { $points }
    [double] Položi { $tile } s dvostrukim spojem, bodovi: { $points }
    [hexagon] Položi { $tile } i zatvori šesterokut, bodovi: { $points }
   *[none] Položi { $tile }, bodovi: { $points }
}{ $ends ->
    [out] { " – " }tvoja zadnja pločica
    [blocked] { " – " }nakon toga nitko ne može položiti
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Vuci pločicu
   *[other] Vuci { $count }. pločicu u ovom potezu
}
may-triominos-passes = Dalje, bodovi: { $points }{ $ends ->
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
score-triominos-hands = Pločice u tuđim rukama

## play: hints

reason-triominos-start = To je početna pločica.
reason-triominos-last-tile = To ti je zadnja pločica: runda je tvoja.
reason-triominos-points = { $bonus ->
    [bridge] Bodovi s mostom: { $points }.
    [double] Bodovi s dvostrukim spojem: { $points }.
    [hexagon] Bodovi sa šesterokutom: { $points }.
   *[none] Bodovi: { $points }.
}
reason-triominos-allows-bonus = { $count ->
    [one] Ostavlja { $count } mjesto na kojem drugi mogu dobiti dodatne bodove.
    [few] Ostavlja { $count } mjesta na kojima drugi mogu dobiti dodatne bodove.
   *[other] Ostavlja { $count } mjesta na kojima drugi mogu dobiti dodatne bodove.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Oduzima { $count } mjesto za dodatne bodove.
    [few] Oduzima { $count } mjesta za dodatne bodove.
   *[other] Oduzima { $count } mjesta za dodatne bodove.
}
reason-triominos-narrows = { $count ->
    [0] Više ne odgovara nijedna pločica koju bi ostali mogli imati.
    [one] Odgovara još samo { $count } pločica koju bi ostali mogli imati.
    [few] Odgovaraju još samo { $count } pločice koje bi ostali mogli imati.
   *[other] Odgovara još samo { $count } pločica koje bi ostali mogli imati.
}
reason-triominos-goes-on = { $count ->
    [0] Poslije ne odgovara nijedna tvoja pločica.
    [one] Poslije odgovara { $count } tvoja pločica.
    [few] Poslije odgovaraju { $count } tvoje pločice.
   *[other] Poslije odgovara { $count } tvojih pločica.
}
reason-triominos-draws-to-wait = Tvoje pločice kasnije vrijede više: vučenje stoji manje nego polaganje sada.
reason-triominos-must-draw = Nijedna tvoja pločica ne odgovara.
reason-triominos-passes-to-wait = Reći dalje stoji manje nego sada položiti.
reason-triominos-must-pass = Nijedna tvoja pločica ne odgovara i nema se više što vući.

## play: refusals

refused-triominos-over = Meč je gotov.
refused-triominos-luck-first = Dijeljenje ili vučenje još traje.
refused-triominos-no-luck = Sada se ništa ne dijeli i ne vuče.
refused-triominos-start = Runda počinje pločicom { $tile } na sredini stola.
refused-triominos-must-lay = Izvučena pločica { $tile } odgovara i sada se mora položiti.
refused-triominos-held-before = U ovom je potezu već vučeno, pa ne možeš položiti { $tile }, koja ti je otprije u ruci.
refused-triominos-pool-empty = Nema se više što vući.
refused-triominos-draws-used = { $count ->
    [0] U ovoj se partiji ne smije vući.
    [one] Izvučena je već { $count } pločica, koliko se smije.
    [few] Izvučene su već { $count } pločice, koliko se smije.
   *[other] Izvučeno je već { $count } pločica, koliko se smije.
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
        [points] Nijedan meč nema takve runde i zbrojeve.
        [last] Prethodna runda nije mogla tako završiti.
       *[other] Ova pozicija ne može postojati.
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
        [bridge] bodovi s mostom: { $points }
        [double] bodovi s dvostrukim spojem: { $points }
        [hexagon] bodovi sa šesterokutom: { $points }
       *[none]
            { $points ->
                [one] { $points } bod
                [few] { $points } boda
               *[other] { $points } bodova
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Most!
        [double] Dvostruki spoj!
       *[hexagon] Šesterokut!
    }
triominos-choose-tile = Odaberi pločicu iz ruke.
triominos-choose-spot =
    { $count ->
        [one] Odgovara na { $count } mjestu.
        [few] Odgovara na { $count } mjesta.
       *[other] Odgovara na { $count } mjesta.
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
pad-others = Vrijednost tuđih pločica
pad-triominos-about = Zapiši svaku pločicu, svako vučenje i kraj svake runde; blok zbraja.
pad-deed-lay = Položena pločica
pad-deed-start = Prva pločica runde
pad-deed-bridge = Most
pad-deed-double = Dvostruki spoj
pad-deed-hexagon = Šesterokut
pad-deed-hexagons2 = Dva šesterokuta
pad-deed-hexagons3 = Tri šesterokuta
pad-deed-draw = Izvučena pločica
pad-deed-stuck = Potez bez pločice
pad-deed-out = Zadnja pločica, runda dobivena
pad-deed-blocked = Najmanja vrijednost u blokiranoj rundi

## book: the guided first game

lesson-triominos-aim = Triominos: svaka položena pločica donosi zbroj svoja tri broja. Kad netko dosegne 400, runda se odigra do kraja i u meču pobjeđuje najveći zbroj.
lesson-triominos-tile = Odaberi pločicu iz ruke. Istaknuto je svako mjesto gdje odgovara, a pločica je već ispravno okrenuta. Odaberi jedno i odigraj.
lesson-triominos-match = Dvije se pločice dodiruju cijelom stranicom i oba broja ondje moraju biti jednaka. Isto vrijedi za svaki kut koji dodiruje drugi.
lesson-triominos-draw = Ako ne možeš ili ne želiš položiti pločicu, vuci najviše tri, svaka stoji pet bodova. Kad počneš, nastavi dok neka ne odgovara.
lesson-triominos-bonus = Još četrdeset za most ili dvostruki spoj, pedeset za zatvoreni šesterokut. Traži ih!
lesson-triominos-end = Tko položi zadnju pločicu iz ruke, dobiva 25 i vrijednost pločica svih ostalih.
lesson-triominos-free = To je sve. Igraj dalje i traži savjet kad god želiš.

## book: rules

rules-t1 = Ima 56 trokutastih pločica s brojevima od 0 do 5, svaka kombinacija jednom, rastući u smjeru kazaljke na satu. Pločica vrijedi zbroj svojih kutova.
rules-t2 = Dva igrača uzimaju po 9 pločica, tri ili četiri igrača po 7, pet ili šest po 6. Ostatak je zaliha, licem prema dolje.
rules-t3 = Prva se polaže najveća trojka (tri jednaka broja), a polaže je tko je ima. Ako nitko nema trojku, počinje pločica najveće vrijednosti. (Tumačenje: ta se pločica mora odigrati; među jednakima odlučuje veći najveći kut, zatim drugi.)
rules-t4 = Tko počinje, dobiva vrijednost pločice i još 10, čak i za 0-0-0.
rules-t5 = Zatim se igra u smjeru kazaljke na satu. Pločica se polaže stranicom uz drugu, a oba broja zajedničke stranice moraju se slagati. Donosi svoju vrijednost. (Tumačenje: svaki kut koji dodiruje kut na stolu mora se slagati, i gdje se dodiruju samo vrhovi.)
rules-t6 = Ako ne možeš ili ne želiš položiti pločicu, vučeš jednu po jednu, najviše tri; svaka stoji 5 bodova. Izvučena pločica koja odgovara mora se odmah položiti. Kad počneš vući, moraš nastaviti dok neka pločica ne odgovara, dok ne izvučeš tri ili dok se zaliha ne isprazni. Ako ni treća ne odgovara, gubiš još 10 bodova i tvoj je potez gotov. (Tumačenje: nakon vučenja ne smiješ položiti pločicu koja ti je otprije u ruci.)
rules-t7 = Ako je zaliha prazna i ne možeš ili ne želiš položiti pločicu, gubiš 10 bodova i tvoj je potez gotov. (Tumačenje: potez bez položene pločice uvijek stoji tih 10. Ako svi redom kažu dalje, runda je gotova.)
rules-t8 = Tko položi zadnju pločicu iz ruke, završava rundu i dobiva 25 bodova i vrijednost svih pločica u ostalim rukama. Ostali ne gube ništa.
rules-t9 = Runda završava i kad je zaliha prazna, a nitko ne može položiti. Igrač čije pločice imaju najmanju ukupnu vrijednost dobiva vrijednost pločica svih ostalih, umanjenu za svoju; tih 25 bodova nema. (Tumačenje: ako više igrača ima najmanju vrijednost, svaki od njih tako dobiva bodove.)
rules-t10 = Most, 40 bodova: pločica dijeli jednu stranicu sa susjednom, a nasuprotni joj kut dodiruje drugu pločicu.
rules-t11 = Dvostruki spoj, 40 bodova: pločica dijeli dvije stranice s pločicama na stolu.
rules-t12 = Šesterokut, 50 bodova: pločica dovršava šest pločica oko jedne točke. Uz to nema bodova za dvostruki spoj. (Tumačenje: broji se samo najbolji od tri bonusa. Dva šesterokuta odjednom donose 60, tri 70; opcije daju ukupno 50 ili 50 za svaki.)
rules-t13 = Meč završava nakon runde u kojoj netko dosegne 400 bodova; pobjeđuje tko ima najviše bodova. (Tumačenje: runda se uvijek igra do kraja; uz jednake zbrojeve pobjeda se dijeli. Cilj se može promijeniti, a opcija završava meč nakon zadanog broja rundi.)
rules-t14 = Tko počinje sljedeću rundu, opet se određuje na isti način.
rules-t15 = Za jednog igrača: jedna se pločica okrene i položi; zatim vrijede ista pravila, kazne i bonusi, a ti nastojiš popraviti svoj rezultat. (Tumačenje: uzimaš 9 pločica; opcije mijenjaju taj broj i ograničavaju vučenje. Zadnja pločica donosi 25; ako se više ne može igrati, vrijednost preostalih pločica oduzima se.)

## book: captions of the examples

rules-example-triominos-start = Prva je položena najveća trojka, bodovi: { $points }, njezina vrijednost i 10.
rules-example-triominos-bridge = Most: najnovija pločica dodiruje jednu pločicu stranicom, a drugu nasuprotnim kutom.
rules-example-triominos-double = Dvostruki spoj: najnovija pločica dodiruje dvije pločice, svaku jednom stranicom.
rules-example-triominos-hexagon = Najnovija je pločica šesta oko jedne točke: šesterokut.

## terminal

terminal-letters-triominos = · označava pločicu, * najnoviju.

## command line

score-triominos-first = { $tile } počinje: vrijednost i 10
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
score-triominos-others = Ostalo u tuđim rukama
score-triominos-own = Ostalo u vlastitoj ruci
refused-score-two-out = Samo jedan igrač može prvi položiti zadnju pločicu iz ruke.
refused-score-hand-out = Tko je položio zadnju pločicu, više nema ništa u ruci.
