option-dominoes-starter-draws = Starteren trækker brik nummer to
option-dominoes-starter-draws-about = Den, der starter med en dobbelt og ikke har noget, der passer, trækker, til der kommer en. Efter regelhæftet lægges der så intet til.
option-dominoes-may-draw-anyway = Det er altid tilladt at trække
option-dominoes-may-draw-anyway-about = Man må trække, selv om en brik på hånden passer. Efter regelhæftet skal den, der kan lægge, også gøre det.
option-dominoes-match = En match over flere runder
option-dominoes-match-about = Vinderen af hver runde får de øjne, der er tilbage på de andre hænder, dobbelte talt én gang, indtil nogen når målet.
option-dominoes-target = Mål
option-dominoes-target-about = Den sum, der vinder matchen.
refused-dominoes-round-over = Runden er slut.
refused-dominoes-drawing = Der trækkes en brik.
refused-dominoes-start = Runden starter med { $tile }.
refused-dominoes-started = Slangen er allerede begyndt.
refused-dominoes-not-held = Du har ikke { $tile }.
refused-dominoes-drawn-tile = Du trak { $drawn }, som passer: læg den.
refused-dominoes-equal-ends = Begge ender viser { $right }: { $tile } kan kun lægges på én måde.
refused-dominoes-other-end = { $tile } passer kun i den anden ende.
refused-dominoes-second = Brik nummer to skal passe til den dobbelte, der starter; det gør { $tile } ikke.
refused-dominoes-no-match = { $tile } passer ikke til de åbne ender, { $left } og { $right }.
refused-dominoes-stock-empty = Der er intet tilbage at trække.
refused-dominoes-must-lay = Du har en brik, der passer: læg den.
refused-dominoes-must-draw = Der er brikker tilbage at trække: træk, før du melder pas.
refused-dominoes-no-luck = Der er intet at trække nu.
refused-dominoes-not-in-stock = { $tile } er ikke i stakken.
refused-dominoes-tile-twice = { $tile } er der to gange.
refused-dominoes-deal = Alle får { $count } brikker.
refused-dominoes-hands = »{ $field }« kræver én hånd for hver af de { $seats } pladser.
refused-dominoes-position-field = »{ $field }« mangler, står der to gange, er ukendt eller kan ikke læses.
refused-dominoes-position = { $why ->
    [tiles] En brik er to steder.
    [line] Brikkerne i slangen passer ikke sammen.
    [hands] En hånd har en størrelse, den ikke kan have.
    [stage] Det, der sker nu, stemmer ikke med slangen og hænderne.
    [drawn] De trukne brikker stemmer ikke med slangen og hænderne.
    [known] Det, man ved om en hånd, passer ikke.
    [totals] Ingen match har disse runder og summer.
    [last] Runden før kan ikke være endt sådan.
   *[other] Denne stilling kan ikke findes.
}
text-dominoes-tile = Kolonne { $column }: en brik som 9-4 var ventet.
text-dominoes-which-end = Kolonne { $column }: { $tile } passer i begge ender; skriv left eller right.
told-dominoes-deal = Runde { $round }: alle tager { $count } brikker.
told-dominoes-start = { $player } starter med { $tile }.
told-dominoes-lay = { $player } lægger { $tile }. Åbne ender: { $left } og { $right }.
told-dominoes-out = { $player } lægger { $tile } og har ingen brikker tilbage.
told-dominoes-block = { $player } lægger { $tile }, og ingen kan lægge mere.
told-dominoes-draw = { $player } trækker fra stakken.
told-dominoes-drew = { $player } tager { $tile }.
told-dominoes-drew-hidden = { $player } tager en brik.
told-dominoes-pass = { $player } melder pas: hverken { $left } eller { $right }.
score-dominoes-left = { $tile } tilbage på hånden
score-dominoes-double-left = { $tile } tilbage på hånden; en dobbelt tæller kun den ene halvdel
score-dominoes-earlier = { $count ->
    [one] Den første runde
   *[other] De første { $count } runder
}
score-dominoes-hand = Runde { $round }: tilbage på hånden hos { $player }
reason-dominoes-out = Det er din sidste brik: runden er din.
reason-dominoes-starves = { $player } kan ikke have noget, der passer til den.
reason-dominoes-lacks = { $player } havde ingen { $number } og har ikke trukket nogen siden.
reason-dominoes-rare = { $count ->
    [0] Ingen anden { $number } er tilbage uden for din hånd.
    [one] Kun { $count } brik med { $number } er tilbage uden for din hånd.
   *[other] Kun { $count } brikker med { $number } er tilbage uden for din hånd.
}
reason-dominoes-keeps = { $count ->
    [one] { $count } brik på din hånd passer så.
   *[other] { $count } brikker på din hånd passer så.
}
reason-dominoes-keeps-none = Ingen af dine brikker passer så.
reason-dominoes-double = Dobbelte er svære at komme af med senere.
reason-dominoes-draw = Intet på din hånd passer.
reason-dominoes-pass = Intet passer, og der er intet tilbage at trække.
