### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Potrivește colțurile pieselor triunghiulare, construiește poduri și închide hexagoane.
rules-intro-triominos = Pune piese triunghiulare latură la latură, adună puncte pentru fiecare și mai multe pentru poduri și hexagoane.

## play: options

option-triominos-hexagons = Mai multe hexagoane deodată
option-triominos-hexagons-about = Câte puncte aduce o piesă care completează mai mult de un hexagon.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, oricâte ar fi
option-triominos-hexagons-is-each = 50 pentru fiecare
option-triominos-target = Puncte de atins
option-triominos-target-about = Meciul se termină după runda în care un jucător atinge acest total.
option-triominos-rounds = Număr maxim de runde (0 = ∞)
option-triominos-rounds-about = Meciul se termină după acest număr de runde chiar dacă nimeni nu a atins ținta; 0 înseamnă fără limită.
option-triominos-solo-hand = Piese în mână la jocul solo
option-triominos-solo-hand-about = Cu 0 fiecare piesă se trage din rezervă.
option-triominos-solo-draws = Piese care se pot trage la jocul solo
option-triominos-solo-draws-about = Cu o limită rezultatele se pot compara; 20 este un număr bun. Cu 55 nu e nicio limită.

## play: log

told-triominos-dealt = Piesele rundei { $round } sunt împărțite; începe { $player }.
told-triominos-turned-up = { $points ->
        [few] Se întoarce { $tile }: { $points } puncte.
       *[other] Se întoarce { $tile }: { $points } de puncte.
    }
told-triominos-starts = { $points ->
        [few] { $player } începe cu { $tile }: { $points } puncte.
       *[other] { $player } începe cu { $tile }: { $points } de puncte.
    }
told-triominos-lays =
    { $bonus ->
        [bridge] { $player } pune { $tile } și face un pod: { $points } de puncte.
        [double] { $player } pune { $tile } cu o legătură dublă: { $points } de puncte.
        [hexagon] { $points ->
                [few] { $player } pune { $tile } și închide un hexagon: { $points } puncte.
               *[other] { $player } pune { $tile } și închide un hexagon: { $points } de puncte.
            }
        [hexagons2] { $points ->
                [few] { $player } pune { $tile } și închide două hexagoane: { $points } puncte.
               *[other] { $player } pune { $tile } și închide două hexagoane: { $points } de puncte.
            }
        [hexagons3] { $points ->
                [few] { $player } pune { $tile } și închide trei hexagoane: { $points } puncte.
               *[other] { $player } pune { $tile } și închide trei hexagoane: { $points } de puncte.
            }
       *[none] { $points ->
                [one] { $player } pune { $tile }: { $points } punct.
                [few] { $player } pune { $tile }: { $points } puncte.
               *[other] { $player } pune { $tile }: { $points } de puncte.
            }
    }{ $ends ->
        [out] { " " }A fost ultima piesă: runda s-a terminat.
        [blocked] { " " }Nimeni nu mai poate juca: runda s-a terminat.
       *[no] { "" }
    }
told-triominos-draws =
    { $count ->
        [1] { $player } trage o piesă.
        [2] { $player } trage a doua piesă.
        [3] { $player } trage a treia piesă.
       *[other] { $player } mai trage o piesă (a { $count }-a din această tură).
    }
told-triominos-drew =
    { $missed ->
        [yes] Piesa nu se potrivește și tura s-a terminat.
       *[no] { $player } a tras o piesă.
    }{ $ends ->
        [blocked] { " " }Nimeni nu mai poate juca: runda s-a terminat.
       *[no] { "" }
    }
told-triominos-drew-tile =
    { $missed ->
        [yes] { $player } a tras { $tile }. Nu se potrivește și tura s-a terminat.
       *[no] { $player } a tras { $tile }.
    }{ $ends ->
        [blocked] { " " }Nimeni nu mai poate juca: runda s-a terminat.
       *[no] { "" }
    }
told-triominos-passes =
    { $player } spune pas: { $points } puncte.{ $ends ->
        [blocked] { " " }Nimeni nu mai poate sau nu mai vrea să joace: runda s-a terminat.
       *[no] { "" }
    }

## play: possible moves

may-triominos-starts = { $points ->
    [few] Începe cu { $tile }: { $points } puncte
   *[other] Începe cu { $tile }: { $points } de puncte
}
may-triominos-lays = { $bonus ->
    [bridge] Pune { $tile } și fă un pod: { $points } de puncte
    [double] Pune { $tile } cu o legătură dublă: { $points } de puncte
    [hexagon] { $points ->
        [few] Pune { $tile } și închide un hexagon: { $points } puncte
       *[other] Pune { $tile } și închide un hexagon: { $points } de puncte
    }
    [hexagons2] { $points ->
        [few] Pune { $tile } și închide două hexagoane: { $points } puncte
       *[other] Pune { $tile } și închide două hexagoane: { $points } de puncte
    }
    [hexagons3] { $points ->
        [few] Pune { $tile } și închide trei hexagoane: { $points } puncte
       *[other] Pune { $tile } și închide trei hexagoane: { $points } de puncte
    }
   *[none] { $points ->
        [one] Pune { $tile }: { $points } punct
        [few] Pune { $tile }: { $points } puncte
       *[other] Pune { $tile }: { $points } de puncte
    }
}{ $ends ->
    [out] { " – " }ultima ta piesă
    [blocked] { " – " }după aceea nimeni nu mai poate juca
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Trage o piesă
    [2] Trage a doua piesă
    [3] Trage a treia piesă
   *[other] Mai trage o piesă (a { $count }-a din această tură)
}
may-triominos-passes = Pas: { $points } puncte{ $ends ->
    [blocked] { " – " }după aceea nimeni nu mai poate sau nu mai vrea să joace
   *[no] { "" }
}

## play: points

score-triominos-tiles = Piese puse
score-triominos-starts = Primele piese
score-triominos-bridges = Poduri
score-triominos-doubles = Legături duble
score-triominos-hexagons = Hexagoane
score-triominos-draws = Piese trase
score-triominos-misses = Ture fără piesă pusă
score-triominos-outs = Închiderea rundei
score-triominos-hands = Piese rămase la ceilalți

## play: hints

reason-triominos-start = Este piesa de început.
reason-triominos-last-tile = Este ultima ta piesă: runda e a ta.
reason-triominos-points =
    { $bonus ->
        [bridge] { $points } de puncte cu un pod.
        [double] { $points } de puncte cu o legătură dublă.
        [hexagon] { $points ->
                [few] { $points } puncte cu un hexagon.
               *[other] { $points } de puncte cu un hexagon.
            }
        [hexagons2] { $points ->
                [few] { $points } puncte cu două hexagoane.
               *[other] { $points } de puncte cu două hexagoane.
            }
        [hexagons3] { $points ->
                [few] { $points } puncte cu trei hexagoane.
               *[other] { $points } de puncte cu trei hexagoane.
            }
       *[none] { $points ->
                [one] { $points } punct.
                [few] { $points } puncte.
               *[other] { $points } de puncte.
            }
    }
reason-triominos-allows-bonus =
    { $count ->
        [one] Lasă un loc unde altcineva poate lua un bonus.
        [few] Lasă { $count } locuri unde alții pot lua un bonus.
       *[other] Lasă { $count } de locuri unde alții pot lua un bonus.
    }
reason-triominos-spoils-bonus =
    { $count ->
        [one] Elimină un loc pentru un bonus.
        [few] Elimină { $count } locuri pentru un bonus.
       *[other] Elimină { $count } de locuri pentru un bonus.
    }
reason-triominos-narrows =
    { $count ->
        [0] Nicio piesă pe care o pot avea ceilalți nu se mai potrivește.
        [one] Doar o piesă pe care o pot avea ceilalți se mai potrivește.
        [few] Doar { $count } piese pe care le pot avea ceilalți se mai potrivesc.
       *[other] Doar { $count } de piese pe care le pot avea ceilalți se mai potrivesc.
    }
reason-triominos-goes-on =
    { $count ->
        [0] Apoi nu se potrivește nicio piesă de-a ta.
        [one] Apoi se potrivește o piesă din mâna ta.
        [few] Apoi se potrivesc { $count } piese din mâna ta.
       *[other] Apoi se potrivesc { $count } de piese din mâna ta.
    }
reason-triominos-draws-to-wait = Piesele tale vor valora mai mult mai târziu: să tragi costă mai puțin decât să joci acum.
reason-triominos-must-draw = Nicio piesă de-a ta nu se potrivește.
reason-triominos-passes-to-wait = Să spui pas costă mai puțin decât să joci acum.
reason-triominos-must-pass = Nicio piesă de-a ta nu se potrivește și nu mai e nimic de tras.

## play: refusals

refused-triominos-over = Meciul s-a terminat.
refused-triominos-luck-first = Piesele încă se împart sau se trag.
refused-triominos-no-luck = Acum nu se împarte și nu se trage nimic.
refused-triominos-start = Runda începe cu { $tile } în mijlocul mesei.
refused-triominos-must-lay = Ai tras { $tile }, care se potrivește: trebuie s-o pui acum.
refused-triominos-held-before = Ai tras în această tură, deci nu poți pune { $tile }, pe care o aveai deja.
refused-triominos-pool-empty = Nu mai e nimic de tras.
refused-triominos-draws-used =
    { $count ->
        [0] În această partidă nu se poate trage nicio piesă.
        [one] Ai tras deja singura piesă permisă.
        [few] Ai tras deja toate cele { $count } piese permise.
       *[other] Ai tras deja toate cele { $count } de piese permise.
    }
refused-triominos-must-draw =
    { $count ->
        [one] Nu poți spune pas: mai e o piesă de tras.
        [few] Nu poți spune pas: mai sunt { $count } piese de tras.
       *[other] Nu poți spune pas: mai sunt { $count } de piese de tras.
    }
refused-triominos-not-in-hand = { $tile } nu este în mâna ta.
refused-triominos-covered = Acolo e deja o piesă.
refused-triominos-no-side = Lângă acel loc nu e nicio piesă.
refused-triominos-corner = Acel colț arată { $shows }, nu { $not }.
refused-triominos-hand-size = { $count ->
        [one] Locul { $seat } primește { $count } piesă în loc de { $expected }.
        [few] Locul { $seat } primește { $count } piese în loc de { $expected }.
       *[other] Locul { $seat } primește { $count } de piese în loc de { $expected }.
    }
refused-triominos-not-in-pool = { $tile } nu este în rezervă.
refused-triominos-tile-twice = { $tile } apare de două ori.
refused-triominos-table = { $tile } nu se poate pune acolo.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] O piesă este în două locuri.
        [points] Niciun meci nu are aceste runde și totaluri.
        [last] Runda dinainte nu s-a putut termina așa.
       *[other] Această poziție nu poate exista.
    }
text-triominos-tile = Nu există piesa { $text }: numerele sunt de la 0 la 5 și cresc în sensul acelor de ceasornic.
text-triominos-stage = „{ $text }” nu este unul dintre cuvintele deal, start, play, draw, over.
text-triominos-too-many = Sunt puse deoparte mai multe piese decât are jocul.

## page: the board

pool-count =
    { $count ->
        [one] { $count } piesă în rezervă
        [few] { $count } piese în rezervă
       *[other] { $count } de piese în rezervă
    }
help-triominos = Alege o piesă din mână (1 până la 9), apoi unul dintre locurile evidențiate. Trage masa ca s-o miști; 0 arată tot.
triominos-table =
    { $count ->
        [one] Masa cu { $count } piesă: { $tiles }
        [few] Masa cu { $count } piese: { $tiles }
       *[other] Masa cu { $count } de piese: { $tiles }
    }
triominos-spots = Locuri unde piesa se potrivește
triominos-points =
    { $bonus ->
        [bridge]
            { $points ->
                [one] { $points } punct cu un pod
                [few] { $points } puncte cu un pod
               *[other] { $points } de puncte cu un pod
            }
        [double]
            { $points ->
                [one] { $points } punct cu o legătură dublă
                [few] { $points } puncte cu o legătură dublă
               *[other] { $points } de puncte cu o legătură dublă
            }
        [hexagon]
            { $points ->
                [one] { $points } punct cu un hexagon
                [few] { $points } puncte cu un hexagon
               *[other] { $points } de puncte cu un hexagon
            }
        [hexagons2]
            { $points ->
                [one] { $points } punct cu două hexagoane
                [few] { $points } puncte cu două hexagoane
               *[other] { $points } de puncte cu două hexagoane
            }
        [hexagons3]
            { $points ->
                [one] { $points } punct cu trei hexagoane
                [few] { $points } puncte cu trei hexagoane
               *[other] { $points } de puncte cu trei hexagoane
            }
       *[none]
            { $points ->
                [one] { $points } punct
                [few] { $points } puncte
               *[other] { $points } de puncte
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Pod!
        [double] Legătură dublă!
        [hexagons2] Două hexagoane!
        [hexagons3] Trei hexagoane!
       *[hexagon] Hexagon!
    }
triominos-choose-tile = Alege o piesă din mână.
triominos-choose-spot =
    { $count ->
        [one] Se potrivește într-un singur loc.
        [few] Se potrivește în { $count } locuri.
       *[other] Se potrivește în { $count } de locuri.
    }
triominos-fits-nowhere = { $tile } nu se potrivește nicăieri acum.
triominos-must-draw = Nicio piesă de-a ta nu se potrivește: trage.
triominos-must-pass = Nicio piesă de-a ta nu se potrivește și nu mai e nimic de tras: spune pas.
triominos-draw = Trage (−5)
triominos-draws-left = Mai poți trage în această tură: { $count }
triominos-pass = Pas (−10)
triominos-move-start = Pune întâi { $tile }: { $points }
triominos-move-beside = Pune { $tile } lângă { $beside }
triominos-move-lay = Pune { $tile } lângă { $beside }: { $points }
triominos-draw-again = Piesa trasă nu se potrivește: mai trage o dată. Mai poți trage în această tură: { $count }.
triominos-draw-sure = O piesă a ta se potrivește. Tragi totuși (−5)?

## page: the score pad

pad-whose = Al cui e rândul
pad-what = Acțiune
pad-value = Valoarea piesei
pad-others = Valoarea pieselor celorlalți
pad-triominos-about = Notează fiecare piesă, fiecare tragere și sfârșitul fiecărei runde; carnetul adună.
pad-deed-lay = Piesă pusă
pad-deed-start = Prima piesă a rundei
pad-deed-bridge = Pod
pad-deed-double = Legătură dublă
pad-deed-hexagon = Hexagon
pad-deed-hexagons2 = Două hexagoane
pad-deed-hexagons3 = Trei hexagoane
pad-deed-draw = Piesă trasă
pad-deed-stuck = Tură fără piesă pusă
pad-deed-out = Ultima piesă, rundă câștigată
pad-deed-blocked = Valoarea cea mai mică, rundă blocată

## page: what you did

own-triominos-dealt = Piesele rundei { $round } sunt împărțite; începi tu.
own-triominos-starts = { $points ->
        [few] Începi cu { $tile }: { $points } puncte.
       *[other] Începi cu { $tile }: { $points } de puncte.
    }
own-triominos-lays =
    { $bonus ->
        [bridge] Pui { $tile } și faci un pod: { $points } de puncte.
        [double] Pui { $tile } cu o legătură dublă: { $points } de puncte.
        [hexagon] { $points ->
                [few] Pui { $tile } și închizi un hexagon: { $points } puncte.
               *[other] Pui { $tile } și închizi un hexagon: { $points } de puncte.
            }
        [hexagons2] { $points ->
                [few] Pui { $tile } și închizi două hexagoane: { $points } puncte.
               *[other] Pui { $tile } și închizi două hexagoane: { $points } de puncte.
            }
        [hexagons3] { $points ->
                [few] Pui { $tile } și închizi trei hexagoane: { $points } puncte.
               *[other] Pui { $tile } și închizi trei hexagoane: { $points } de puncte.
            }
       *[none] { $points ->
                [one] Pui { $tile }: { $points } punct.
                [few] Pui { $tile }: { $points } puncte.
               *[other] Pui { $tile }: { $points } de puncte.
            }
    }{ $ends ->
        [out] { " " }A fost ultima piesă: runda s-a terminat.
        [blocked] { " " }Nimeni nu mai poate juca: runda s-a terminat.
       *[no] { "" }
    }
own-triominos-draws =
    { $count ->
        [1] Tragi o piesă.
        [2] Tragi a doua piesă.
        [3] Tragi a treia piesă.
       *[other] Mai tragi o piesă (a { $count }-a din această tură).
    }
own-triominos-drew-tile =
    { $missed ->
        [yes] Ai tras { $tile }. Nu se potrivește și tura s-a terminat.
       *[no] Ai tras { $tile }.
    }{ $ends ->
        [blocked] { " " }Nimeni nu mai poate juca: runda s-a terminat.
       *[no] { "" }
    }
own-triominos-passes =
    Spui pas: { $points } puncte.{ $ends ->
        [blocked] { " " }Nimeni nu mai poate sau nu mai vrea să joace: runda s-a terminat.
       *[no] { "" }
    }

## book: the guided first game

lesson-triominos-aim = Triominos: fiecare piesă pusă aduce suma celor trei numere ale ei. Când cineva ajunge la 400, runda se joacă până la capăt, iar totalul cel mai mare câștigă meciul.
lesson-triominos-tile = Alege o piesă din mână. Fiecare loc potrivit este evidențiat, cu piesa deja rotită corect. Alege unul și joacă.
lesson-triominos-match = Două piese se ating cu o latură întreagă, iar ambele numere de acolo trebuie să fie aceleași ca pe piesa vecină. La fel pentru fiecare colț care întâlnește altul.
lesson-triominos-draw = Dacă nu poți sau nu vrei să pui o piesă, trage cel mult trei; fiecare costă cinci puncte. Odată ce ai început, continuă până când una se potrivește.
lesson-triominos-bonus = Un pod sau o legătură dublă aduce 40 de puncte în plus, un hexagon închis 50. Caută-le!
lesson-triominos-end = Primul care își pune ultima piesă primește 25 de puncte plus valoarea tuturor pieselor rămase la ceilalți.
lesson-triominos-free = Acum știi tot ce trebuie. Joacă mai departe și cere un indiciu oricând vrei.

## book: rules

rules-t1 = Sunt 56 de piese triunghiulare cu numerele de la 0 la 5, fiecare combinație o dată, crescând în sensul acelor de ceasornic. O piesă valorează suma colțurilor ei.
rules-t2 = Doi jucători iau câte 9 piese, trei sau patru câte 7, cinci sau șase câte 6. Restul formează rezerva, cu fața în jos.
rules-t3 = Întâi se pune tripla cea mai mare (trei numere egale), de către jucătorul care o are. Dacă nimeni nu are o triplă, începe piesa cu valoarea cea mai mare. (Decizie: acea piesă trebuie folosită; la valori egale decide colțul cel mai mare, apoi al doilea.)
rules-t4 = Cine începe primește valoarea piesei plus 10, chiar și pentru 0-0-0.
rules-t5 = Apoi se joacă în sensul acelor de ceasornic. O piesă se pune cu o latură lângă alta, ambele numere ale laturii comune potrivindu-se, și aduce valoarea ei. (Decizie: fiecare colț care întâlnește un colț de pe masă trebuie să se potrivească, chiar și acolo unde se ating doar vârfurile.)
rules-t6 = Dacă nu poți sau nu vrei să pui o piesă, tragi câte una, cel mult trei; fiecare costă 5 puncte. O piesă trasă care se potrivește trebuie pusă imediat. Odată ce ai început să tragi, trebuie să continui până când o piesă se potrivește, ai tras trei sau rezerva e goală. Dacă nici a treia nu se potrivește, mai pierzi 10 puncte și tura ta se încheie. (Decizie: după tragere nu poți pune o piesă pe care o aveai dinainte.)
rules-t7 = Dacă rezerva e goală și nu poți sau nu vrei să pui o piesă, pierzi 10 puncte și tura ta se încheie. (Decizie: o tură fără piesă pusă costă mereu 10 puncte. Dacă toți spun pas la rând, runda s-a terminat.)
rules-t8 = Primul care își pune ultima piesă încheie runda și primește 25 de puncte plus valoarea tuturor pieselor rămase la ceilalți. Ceilalți nu pierd nimic.
rules-t9 = Runda se termină și când rezerva e goală și nimeni nu poate pune o piesă. Cine are piesele cu cea mai mică valoare totală primește valoarea pieselor tuturor celorlalți, minus a sa; cele 25 de puncte nu se dau. (Decizie: dacă mai mulți au valoarea cea mai mică, fiecare dintre ei primește astfel punctele.)
rules-t10 = Pod, 40 de puncte: piesa are o latură comună cu o vecină, iar colțul opus atinge altă piesă.
rules-t11 = Legătură dublă, 40 de puncte: piesa are două laturi comune cu piese de pe masă.
rules-t12 = Hexagon, 50 de puncte: piesa completează șase piese în jurul unui punct. Bonusul de legătură dublă nu se mai dă. (Decizie: contează doar cel mai bun dintre cele trei bonusuri. Două hexagoane deodată aduc 60, trei 70; opțiunile dau 50 fix sau 50 pentru fiecare.)
rules-t13 = Meciul se termină după runda în care cineva atinge 400 de puncte; câștigă cine are cele mai multe puncte. (Decizie: o rundă se joacă mereu până la capăt; la totaluri egale, victoria se împarte. Ținta poate fi schimbată, iar o opțiune încheie meciul după un număr stabilit de runde.)
rules-t14 = Cine începe runda următoare se stabilește în același fel.
rules-t15 = Joc solo: o piesă se întoarce și se pune; apoi sunt valabile aceleași reguli, penalizări și bonusuri, iar tu încerci să-ți îmbunătățești rezultatul. (Decizie: se iau 9 piese; opțiunile schimbă acest număr și limitează tragerile. Ultima piesă aduce 25; dacă nu mai poți juca, valoarea pieselor rămase se scade.)

## book: captions of the examples

rules-example-triominos-start = { $points ->
        [few] Tripla cea mai mare s-a pus prima, pentru { $points } puncte: valoarea ei plus 10.
       *[other] Tripla cea mai mare s-a pus prima, pentru { $points } de puncte: valoarea ei plus 10.
    }
rules-example-triominos-bridge = Un pod: ultima piesă pusă atinge o piesă cu o latură și alta cu colțul opus.
rules-example-triominos-double = O legătură dublă: ultima piesă pusă atinge două piese cu câte o latură.
rules-example-triominos-hexagon = Ultima piesă pusă este a șasea în jurul unui punct: un hexagon.

## terminal

terminal-letters-triominos = · marchează o piesă, * pe ultima pusă.

## command line

score-triominos-first = { $tile } începe: valoarea ei plus 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } și un pod
score-triominos-double = { $tile } și o legătură dublă
score-triominos-hexagon =
    { $tile } și { $count ->
        [one] { $count } hexagon
        [few] { $count } hexagoane
       *[other] { $count } de hexagoane
    }
score-triominos-drawn =
    { $count ->
        [one] { $count } piesă trasă
        [few] { $count } piese trase
       *[other] { $count } de piese trase
    }
score-triominos-missed = O tură fără piesă pusă
score-triominos-out = Ultima piesă din mână
score-triominos-others = Rămas la ceilalți
score-triominos-own = Rămas în mâna proprie
refused-score-two-out = Un singur jucător poate fi primul care își pune ultima piesă.
refused-score-hand-out = Cine a pus ultima piesă nu mai are nimic în mână.
