### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Domino clasic până la dubla de nouă, pentru doi până la zece jucători.
rules-intro-dominoes = Pune pietre la cele două capete ale unui șir. Cine rămâne primul fără pietre câștigă.

## play: options

option-dominoes-starter-draws = Cine începe trage până se potrivește o piatră
option-dominoes-starter-draws-about = Cine începe cu o dublă și nu are o piatră potrivită trage până găsește una. Dacă e dezactivat, nu se adaugă nimic.
option-dominoes-may-draw-anyway = Se poate trage oricând
option-dominoes-may-draw-anyway-about = Se poate trage o piatră chiar dacă una din mână se potrivește. Dacă e dezactivat, cine poate juca trebuie să joace.
option-dominoes-drawing = Fără piatră potrivită
option-dominoes-drawing-about = Stabilește dacă jucătorul fără piatră potrivită trebuie să tragă sau poate spune pas. Dacă toți spun pas la rând, runda se încheie.
option-dominoes-drawing-is-must = trebuie să tragă
option-dominoes-drawing-is-may = poate trage sau spune pas
option-dominoes-double-counts = O dublă în mână contează
option-dominoes-double-counts-about = Cât contează la sfârșitul rundei o dublă rămasă în mână.
option-dominoes-double-counts-is-once = o jumătate
option-dominoes-double-counts-is-as_one_pip = un punct
option-dominoes-double-counts-is-twice = ambele jumătăți
option-dominoes-match = Meci în mai multe runde
option-dominoes-match-about = Cine câștigă runda primește punctele rămase la ceilalți, până când cineva atinge ținta.
option-dominoes-target = Țintă
option-dominoes-target-about = Totalul cu care se câștigă meciul.

## play: log

told-dominoes-deal = Runda { $round }: fiecare ia câte { $count } pietre.
told-dominoes-start = { $player } începe cu { $tile }.
told-dominoes-lay = { $player } pune { $tile }. Capete libere: { $left } și { $right }.
told-dominoes-out = { $player } pune { $tile }, ultima sa piatră.
told-dominoes-block = { $player } pune { $tile } și nimeni nu mai poate juca.
told-dominoes-draw = { $player } trage din grămadă.
told-dominoes-drew = { $player } ia { $tile }.
told-dominoes-drew-hidden = { $player } ia o piatră.
told-dominoes-pass = { $ends ->
    [equal] { $player } spune pas: nu are niciun { $left }.
   *[two] { $player } spune pas: nu are nici { $left }, nici { $right }.
}

## play: possible moves

may-dominoes-start = Începe cu { $tile }
may-dominoes-lay = Pune { $tile } (capete libere: { $left } și { $right })
may-dominoes-out = Pune { $tile }, ultima ta piatră
may-dominoes-block = Pune { $tile }: după aceea nimeni nu mai poate juca
may-dominoes-draw = Trage o piatră
may-dominoes-pass = { $ends ->
    [equal] Pas: nu ai niciun { $left }
   *[two] Pas: nu ai nici { $left }, nici { $right }
}

## play: points

score-dominoes-left = { $tile } rămasă în mână
score-dominoes-double-left = { $tile } rămasă în mână; o dublă contează o dată
score-dominoes-earlier =
    { $count ->
        [one] Prima rundă
        [few] Primele { $count } runde
       *[other] Primele { $count } de runde
    }
score-dominoes-hand = Runda { $round }: puncte rămase în mâna jucătorului { $player }

## play: hints

reason-dominoes-out = Este ultima ta piatră: runda e a ta.
reason-dominoes-starves = { $player } nu poate avea nicio piatră potrivită.
reason-dominoes-lacks = { $player } nu avea { $number } și nu a mai tras de atunci.
reason-dominoes-rare =
    { $count ->
        [0] În afara mâinii tale nu mai e niciun { $number }.
        [one] În afara mâinii tale mai e doar { $count } piatră cu { $number }.
        [few] În afara mâinii tale mai sunt doar { $count } pietre cu { $number }.
       *[other] În afara mâinii tale mai sunt doar { $count } de pietre cu { $number }.
    }
reason-dominoes-keeps =
    { $count ->
        [one] Apoi se potrivește { $count } piatră din mâna ta.
        [few] Apoi se potrivesc { $count } pietre din mâna ta.
       *[other] Apoi se potrivesc { $count } de pietre din mâna ta.
    }
reason-dominoes-keeps-none = Apoi nu se mai potrivește nicio piatră de-a ta.
reason-dominoes-double = De duble scapi greu mai târziu.
reason-dominoes-draw = Nicio piatră de-a ta nu se potrivește.
reason-dominoes-pass = Nicio piatră nu se potrivește și nu mai e nimic de tras.

## play: refusals

refused-dominoes-round-over = Runda s-a terminat.
refused-dominoes-drawing = Tocmai se trage o piatră.
refused-dominoes-start = Runda începe cu { $tile }.
refused-dominoes-started = Șirul a fost deja început.
refused-dominoes-not-held = Nu ai piatra { $tile }.
refused-dominoes-drawn-tile = Ai tras { $drawn }, care se potrivește: pune-o.
refused-dominoes-equal-ends = Ambele capete arată { $right }: { $tile } se poate pune într-un singur fel.
refused-dominoes-other-end = { $tile } se potrivește doar la celălalt capăt.
refused-dominoes-second = A doua piatră trebuie să se potrivească cu dubla de început; { $tile } nu se potrivește.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } nu se potrivește cu capetele libere: la ambele e { $left }.
   *[two] { $tile } nu se potrivește cu capetele libere, { $left } și { $right }.
}
refused-dominoes-stock-empty = Nu mai e nimic de tras.
refused-dominoes-must-lay = Ai o piatră potrivită: pune-o.
refused-dominoes-must-draw = Mai sunt pietre în grămadă: trage înainte să spui pas.
refused-dominoes-no-luck = Acum nu e nimic de tras.
refused-dominoes-not-in-stock = { $tile } nu este în grămadă.
refused-dominoes-tile-twice = { $tile } apare de două ori.
refused-dominoes-deal = Fiecare primește câte { $count } pietre.
refused-dominoes-hands = „{ $field }” are nevoie de câte o mână pentru fiecare loc (locuri: { $seats }).

## play: positions as text

refused-dominoes-position =
    { $why ->
        [tiles] O piatră este în două locuri.
        [line] Pietrele din șir nu se potrivesc.
        [hands] O mână are o mărime imposibilă.
        [stage] Ce urmează nu se potrivește cu șirul și mâinile.
        [drawn] Pietrele trase nu se potrivesc cu șirul și mâinile.
        [known] Ce se știe despre o mână nu este așa.
        [totals] Niciun meci nu are aceste runde și totaluri.
        [last] Runda dinainte nu s-a putut termina așa.
       *[other] Această poziție nu poate exista.
    }
text-dominoes-tile = Coloana { $column }: se aștepta o piatră, de exemplu 9-4.
text-dominoes-which-end = Coloana { $column }: { $tile } se potrivește la ambele capete; scrie left (stânga) sau right (dreapta).

## page: the board

stock-count =
    { $count ->
        [one] { $count } piatră în grămadă
        [few] { $count } pietre în grămadă
       *[other] { $count } de pietre în grămadă
    }
help-dominoes = Alege o piatră din mână (1 până la 9), apoi un capăt al șirului: stânga sau dreapta.
dominoes-tile = { $left } și { $right }
dominoes-double = dublă de { $number }
dominoes-line =
    { $count ->
        [one] Șir de { $count } piatră: { $tiles }
        [few] Șir de { $count } pietre: { $tiles }
       *[other] Șir de { $count } de pietre: { $tiles }
    }
dominoes-ends = Capetele libere sunt { $left } la stânga și { $right } la dreapta.
dominoes-end =
    { $end ->
        [left] Capătul stâng: { $number }
        [right] Capătul drept: { $number }
       *[start] Prima piatră vine aici
    }
dominoes-choose-tile = Alege o piatră potrivită.
dominoes-choose-end = Stânga sau dreapta?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } nu se potrivește: la ambele capete e { $left }.
       *[two] { $tile } nu se potrivește nici la { $left }, nici la { $right }.
    }
dominoes-must-start = Runda începe cu { $tile }.
dominoes-must-draw = Nicio piatră de-a ta nu se potrivește: trage.
dominoes-must-pass = Nicio piatră de-a ta nu se potrivește și grămada e goală: spune pas.
dominoes-draw = Trage
dominoes-pass = Pas
dominoes-sort =
    { $order ->
        [pips] După puncte
        [doubles] Întâi dublele
        [own] Ordinea mea
       *[drawn] Cum au fost trase
    }
dominoes-pips-left = Puncte în mâna ta: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } ca primă piatră
       *[end] { $tile } la { $number }
    }

## page: the score pad

pad-dominoes-about = După fiecare rundă scrie câte puncte i-au rămas fiecăruia în mână (o dublă contează o dată). Totalul cel mai mic câștigă și primește punctele celorlalți.

## page: what you did

own-dominoes-start = Începi cu { $tile }.
own-dominoes-lay = Pui { $tile }. Capete libere: { $left } și { $right }.
own-dominoes-out = Pui { $tile }, ultima ta piatră.
own-dominoes-block = Pui { $tile } și nimeni nu mai poate juca.
own-dominoes-draw = Tragi din grămadă.
own-dominoes-drew = Iei { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Spui pas: nu ai niciun { $left }.
   *[two] Spui pas: nu ai nici { $left }, nici { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: pune pietrele la cele două capete ale șirului. Cine rămâne primul fără pietre câștigă.
lesson-dominoes-start = Începe dubla cea mai mare. Dacă e a ta, alege-o și joac-o.
lesson-dominoes-lay = Alege o piatră cu numărul unui capăt liber. Dacă se potrivește la ambele, alegi tu capătul.
lesson-dominoes-draw = Dacă nicio piatră nu se potrivește, tragi până găsești una potrivită. Dacă grămada e goală, spui pas.
lesson-dominoes-ends = Cele două numere mari arată mereu capetele libere. Dacă nimeni nu mai poate juca, câștigă cine are cele mai puține puncte în mână; o dublă contează o dată.
lesson-dominoes-free = Acum știi tot ce trebuie. Joacă mai departe și cere un indiciu oricând vrei.

## book: rules

rules-differ-dominoes = Cele 27 de texte tipărite pentru Domino Double 9 nu concordă în toate privințele. Început: doar cel croat spune cine începe când nimeni nu are o dublă (piatra cu cele mai multe puncte); pe el îl urmăm. Joc: după cel finlandez și cel ucrainean, piatra potrivită trebuie pusă; după celelalte se poate, iar o opțiune permite asta. Tragere: fără piatră potrivită trebuie să tragi; cel spaniol și cel sloven spun că poți, dar odată ce ai început trebuie să continui. Duble: la final o dublă contează o dată, adică o jumătate; după cel croat poate conta ca un singur punct. Sfârșit: niciunul nu spune cine câștigă la sume egale; aici victoria se împarte. Opțiunile permit și celelalte interpretări pentru joc, tragere și duble.
rules-d1 = Sunt 55 de pietre, de la 0-0 la 9-9. Fiecare ia 5; restul formează grămada, cu fața în jos. (Decizie: pentru doi până la zece jucători.)
rules-d2 = Începe dubla cea mai mare. (Decizie: dacă nimeni nu are o dublă, începe piatra cu suma cea mai mare; la sume egale, cea cu jumătatea mai mare.)
rules-d3 = Cine începe pune acea dublă și imediat o a doua piatră potrivită. (Decizie: dacă niciuna nu se potrivește, nu se adaugă și nu se trage nimic; o opțiune permite tragerea. Dacă se începe cu o piatră care nu e dublă, se pune doar ea.)
rules-d4 = Apoi se joacă în sensul acelor de ceasornic. Dacă ai o piatră potrivită, o pui la unul dintre cele două capete libere, o singură piatră la fiecare mutare.
rules-d5 = Fără piatră potrivită tragi până vine una și o pui; celelalte pietre trase rămân la tine. Dacă grămada e goală și nicio piatră nu se potrivește, spui pas. (Decizie: cine poate juca trebuie să joace; o opțiune permite totuși tragerea.)
rules-d6 = Șirul are mereu exact două capete libere, chiar și la prima dublă. Poate coti, iar dublele pot fi așezate de-a curmezișul: asta ține doar de aspect.
rules-d7 = Runda se termină când un jucător rămâne fără pietre sau când nimeni nu poate pune o piatră și grămada e goală.
rules-d8 = Câștigă cine rămâne primul fără pietre. Altfel câștigă cine are cele mai puține puncte în mână; o dublă contează doar pe jumătate (6-6 contează 6). La sume egale, victoria se împarte.
rules-d9 = Dacă ambele capete arată același număr, o piatră potrivită este o mutare, nu două. O piatră potrivită la două capete diferite te lasă să alegi.
rules-d10 = Opțiune: un meci în mai multe runde. Cine câștigă runda primește punctele rămase la ceilalți, iar cine atinge întâi ținta (100) câștigă.

## book: captions of the examples

rules-example-dominoes-start = Începe dubla cea mai mare și imediat urmează o piatră potrivită.
rules-example-dominoes-ends = Doar cele două capete sunt libere, aici { $left } și { $right }. Dublele sunt puse de-a curmezișul, ceea ce nu schimbă nimic.
rules-example-dominoes-over = Runda s-a terminat: câștigă cine nu mai are pietre. Din dublele rămase contează o jumătate.

## terminal

terminal-letters-dominoes = [6|2] o piatră, <6|6> o dublă; șirul continuă pe rândul următor.

## command line

score-dominoes-round = Runda valorează { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    } într-un meci: ce a rămas la ceilalți
