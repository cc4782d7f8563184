### Domino Double 9

option-dominoes-starter-draws = Den som starter, trekker en brikke til
option-dominoes-starter-draws-about = Den som starter med en dobbeltbrikke og ikke har noe som passer, trekker til det kommer en. Etter regelheftet legges det da ikke til noe.
option-dominoes-may-draw-anyway = Det er alltid lov å trekke
option-dominoes-may-draw-anyway-about = Det er lov å trekke selv om en brikke på hånden passer. Etter regelheftet må den som kan legge, gjøre det.
option-dominoes-match = En kamp over flere runder
option-dominoes-match-about = Vinneren av hver runde får øynene som er igjen på de andre hendene, dobbeltbrikker talt én gang, til noen når målet.
option-dominoes-target = Mål
option-dominoes-target-about = Summen som vinner kampen.

refused-dominoes-round-over = Runden er slutt.
refused-dominoes-drawing = En brikke blir trukket.
refused-dominoes-start = Runden starter med { $tile }.
refused-dominoes-started = Dominoslangen er allerede begynt.
refused-dominoes-not-held = Du har ikke { $tile }.
refused-dominoes-drawn-tile = Du trakk { $drawn }, som passer: legg den.
refused-dominoes-equal-ends = Begge ender viser { $right }: { $tile } kan bare legges på én måte.
refused-dominoes-other-end = { $tile } passer bare i den andre enden.
refused-dominoes-second = Brikke nummer to må passe til dobbeltbrikken som starter; det gjør ikke { $tile }.
refused-dominoes-no-match = { $tile } passer ikke til de åpne endene, { $left } og { $right }.
refused-dominoes-stock-empty = Det er ingenting igjen å trekke.
refused-dominoes-must-lay = Du har en brikke som passer: legg den.
refused-dominoes-must-draw = Det er brikker igjen å trekke: trekk før du melder pass.
refused-dominoes-no-luck = Det er ingenting å trekke nå.
refused-dominoes-not-in-stock = { $tile } er ikke i haugen.
refused-dominoes-tile-twice = { $tile } er der to ganger.
refused-dominoes-deal = Alle får { $count } brikker.
refused-dominoes-hands = «{ $field }» trenger én hånd for hver av de { $seats } plassene.
refused-dominoes-position-field = «{ $field }» mangler, står der to ganger, er ukjent eller kan ikke leses.
refused-dominoes-position = { $why ->
    [tiles] En brikke er to steder.
    [line] Brikkene i dominoslangen passer ikke sammen.
    [hands] En hånd har en størrelse den ikke kan ha.
    [stage] Det som skjer nå, stemmer ikke med slangen og hendene.
    [drawn] De trukne brikkene stemmer ikke med slangen og hendene.
    [known] Det som er kjent om en hånd, stemmer ikke.
    [totals] Ingen kamp har disse rundene og summene.
    [last] Runden før kan ikke ha endt slik.
   *[other] Denne stillingen kan ikke finnes.
}
text-dominoes-tile = Kolonne { $column }: en brikke som 9-4 var ventet.
text-dominoes-which-end = Kolonne { $column }: { $tile } passer i begge ender; skriv left (venstre) eller right (høyre).

told-dominoes-deal = Runde { $round }: alle tar { $count } brikker.
told-dominoes-start = { $player } starter med { $tile }.
told-dominoes-lay = { $player } legger { $tile }. Åpne ender: { $left } og { $right }.
told-dominoes-out = { $player } legger { $tile } og har ingen brikker igjen.
told-dominoes-block = { $player } legger { $tile }, og ingen kan legge mer.
told-dominoes-draw = { $player } trekker fra haugen.
told-dominoes-drew = { $player } tar { $tile }.
told-dominoes-drew-hidden = { $player } tar en brikke.
told-dominoes-pass = { $player } melder pass: verken { $left } eller { $right }.

score-dominoes-left = { $tile } igjen på hånden
score-dominoes-double-left = { $tile } igjen på hånden; en dobbeltbrikke teller bare den ene halvdelen
score-dominoes-earlier = { $count ->
    [one] Den første runden
   *[other] De første { $count } rundene
}
score-dominoes-hand = Runde { $round }: igjen på hånden til { $player }

reason-dominoes-out = Det er din siste brikke: runden er din.
reason-dominoes-starves = { $player } kan ikke ha noe som passer til den.
reason-dominoes-lacks = { $player } hadde ingen { $number } og har ikke trukket noen siden.
reason-dominoes-rare = { $count ->
    [0] Ingen annen { $number } er igjen utenfor hånden din.
    [one] Bare { $count } brikke med { $number } er igjen utenfor hånden din.
   *[other] Bare { $count } brikker med { $number } er igjen utenfor hånden din.
}
reason-dominoes-keeps = { $count ->
    [one] { $count } brikke på hånden din passer da.
   *[other] { $count } brikker på hånden din passer da.
}
reason-dominoes-keeps-none = Ingen av brikkene dine passer da.
reason-dominoes-double = Dobbeltbrikker er vanskelige å bli kvitt senere.
reason-dominoes-draw = Ingenting på hånden din passer.
reason-dominoes-pass = Ingenting passer, og det er ingenting igjen å trekke.
