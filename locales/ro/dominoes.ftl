option-dominoes-starter-draws = Cine începe ridică a doua piatră
option-dominoes-starter-draws-about = Cine începe cu o dublă și nu are nimic potrivit ridică până vine ceva. După regulament, atunci nu se adaugă nimic.
option-dominoes-may-draw-anyway = Se poate ridica oricând
option-dominoes-may-draw-anyway-about = Se poate ridica o piatră deși una din mână s-ar potrivi. După regulament, cine poate pune trebuie să pună.
option-dominoes-match = Meci în mai multe runde
option-dominoes-match-about = Cine câștigă runda primește punctele rămase în celelalte mâini, dublele numărate o dată, până când cineva atinge ținta.
option-dominoes-target = Țintă
option-dominoes-target-about = Totalul care câștigă meciul.

refused-dominoes-round-over = Runda s-a terminat.
refused-dominoes-drawing = Tocmai se ridică o piatră.
refused-dominoes-start = Runda începe cu { $tile }.
refused-dominoes-started = Șirul a fost deja început.
refused-dominoes-not-held = Nu ai piatra { $tile }.
refused-dominoes-drawn-tile = Ai ridicat { $drawn }, care se potrivește: pune-o.
refused-dominoes-equal-ends = Ambele capete arată { $right }: { $tile } se poate pune într-un singur fel.
refused-dominoes-other-end = { $tile } se potrivește doar la celălalt capăt.
refused-dominoes-second = A doua piatră trebuie să se potrivească cu dubla de început; { $tile } nu se potrivește.
refused-dominoes-no-match = { $tile } nu se potrivește cu capetele libere, { $left } și { $right }.
refused-dominoes-stock-empty = Nu mai e nimic de ridicat.
refused-dominoes-must-lay = Ai o piatră potrivită: pune-o.
refused-dominoes-must-draw = Mai sunt pietre în grămadă: ridică înainte să spui pas.
refused-dominoes-no-luck = Acum nu e nimic de ridicat.
refused-dominoes-not-in-stock = { $tile } nu este în grămadă.
refused-dominoes-tile-twice = { $tile } apare de două ori.
refused-dominoes-deal = Fiecare primește câte { $count } pietre.
refused-dominoes-hands = „{ $field }” are nevoie de câte o mână pentru fiecare loc (locuri: { $seats }).
refused-dominoes-position-field = „{ $field }” lipsește, e dat de două ori, e necunoscut sau nu se poate citi.
refused-dominoes-position =
    { $why ->
        [tiles] O piatră este în două locuri.
        [line] Pietrele din șir nu se potrivesc.
        [hands] O mână are o mărime imposibilă.
        [stage] Ce urmează nu se potrivește cu șirul și mâinile.
        [drawn] Pietrele ridicate nu se potrivesc cu șirul și mâinile.
        [known] Ce se știe despre o mână nu este așa.
        [totals] Niciun meci nu are aceste runde și totaluri.
        [last] Runda dinainte nu s-a putut termina așa.
       *[other] Această poziție nu poate exista.
    }
text-dominoes-tile = Coloana { $column }: se aștepta o piatră, de exemplu 9-4.
text-dominoes-which-end = Coloana { $column }: { $tile } se potrivește la ambele capete; scrie left sau right.

told-dominoes-deal = Runda { $round }: fiecare ia câte { $count } pietre.
told-dominoes-start = { $player } începe cu { $tile }.
told-dominoes-lay = { $player } pune { $tile }. Capete libere: { $left } și { $right }.
told-dominoes-out = { $player } pune { $tile } și nu mai are nicio piatră.
told-dominoes-block = { $player } pune { $tile } și nimeni nu mai poate pune.
told-dominoes-draw = { $player } ridică.
told-dominoes-drew = { $player } ia { $tile }.
told-dominoes-drew-hidden = { $player } ia o piatră.
told-dominoes-pass = { $player } spune pas: nici { $left }, nici { $right }.

score-dominoes-left = { $tile } rămâne în mână
score-dominoes-double-left = { $tile } rămâne în mână; o dublă contează pe jumătate
score-dominoes-earlier =
    { $count ->
        [one] Prima rundă
        [few] Primele { $count } runde
       *[other] Primele { $count } de runde
    }
score-dominoes-hand = Runda { $round }: rămas în mână la { $player }

reason-dominoes-out = Este ultima ta piatră: runda e a ta.
reason-dominoes-starves = { $player } nu poate avea ceva potrivit.
reason-dominoes-lacks = { $player } nu avea { $number } și nu a ridicat niciunul de atunci.
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
reason-dominoes-draw = Nimic din mâna ta nu se potrivește.
reason-dominoes-pass = Nimic nu se potrivește și nu mai e nimic de ridicat.
