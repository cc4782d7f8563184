option-dominoes-starter-draws = Wie begint pakt een tweede steen
option-dominoes-starter-draws-about = Wie met een dubbele begint en geen passende steen heeft, pakt tot er een komt. Volgens het spelregelboekje wordt er dan niets aangelegd.
option-dominoes-may-draw-anyway = Pakken mag altijd
option-dominoes-may-draw-anyway-about = Je mag pakken hoewel je een passende steen hebt. Volgens de regels moet je aanleggen als het kan.
option-dominoes-match = Een wedstrijd van meerdere rondes
option-dominoes-match-about = Wie een ronde wint, krijgt de ogen die bij de anderen over zijn, dubbele enkel geteld, tot iemand het doel haalt.
option-dominoes-target = Doel
option-dominoes-target-about = Het totaal dat de wedstrijd wint.

refused-dominoes-round-over = De ronde is afgelopen.
refused-dominoes-drawing = Er wordt een steen gepakt.
refused-dominoes-start = De ronde begint met { $tile }.
refused-dominoes-started = De rij is al begonnen.
refused-dominoes-not-held = Je hebt { $tile } niet.
refused-dominoes-drawn-tile = Je hebt { $drawn } gepakt en die past: leg hem aan.
refused-dominoes-equal-ends = Beide uiteinden tonen { $right }: { $tile } kan maar op één manier.
refused-dominoes-other-end = { $tile } past alleen aan het andere uiteinde.
refused-dominoes-second = De tweede steen moet bij de eerste dubbele passen; { $tile } past niet.
refused-dominoes-no-match = { $tile } past niet bij de open uiteinden, { $left } en { $right }.
refused-dominoes-stock-empty = Er valt niets meer te pakken.
refused-dominoes-must-lay = Je hebt een passende steen: leg hem aan.
refused-dominoes-must-draw = Er liggen nog stenen: pak eerst voor je past.
refused-dominoes-no-luck = Er valt nu niets te pakken.
refused-dominoes-not-in-stock = { $tile } ligt niet in de pot.
refused-dominoes-tile-twice = { $tile } is er twee keer.
refused-dominoes-deal = Iedereen krijgt { $count } stenen.
refused-dominoes-hands = “{ $field }” heeft voor elk van de { $seats } plaatsen een hand nodig.
refused-dominoes-position-field = “{ $field }” ontbreekt, staat er twee keer, is onbekend of onleesbaar.
refused-dominoes-position = { $why ->
    [tiles] Een steen ligt op twee plaatsen.
    [line] De stenen van de rij passen niet aan elkaar.
    [hands] Een hand heeft een onmogelijk aantal stenen.
    [stage] Wat er nu komt, klopt niet met de rij en de handen.
    [drawn] De gepakte stenen kloppen niet met de rij en de handen.
    [known] Wat over een hand bekend is, klopt niet.
    [totals] Geen wedstrijd heeft deze rondes en totalen.
    [last] De vorige ronde kan zo niet geëindigd zijn.
   *[other] Deze stelling kan niet bestaan.
}
text-dominoes-tile = Kolom { $column }: een steen zoals 9-4 werd verwacht.
text-dominoes-which-end = Kolom { $column }: { $tile } past aan beide uiteinden; schrijf left of right.

told-dominoes-deal = Ronde { $round }: iedereen pakt { $count } stenen.
told-dominoes-start = { $player } begint met { $tile }.
told-dominoes-lay = { $player } legt { $tile } aan. Open uiteinden: { $left } en { $right }.
told-dominoes-out = { $player } legt { $tile } aan en heeft geen stenen meer.
told-dominoes-block = { $player } legt { $tile } aan, en niemand kan nog aanleggen.
told-dominoes-draw = { $player } pakt uit de pot.
told-dominoes-drew = { $player } pakt { $tile }.
told-dominoes-drew-hidden = { $player } pakt een steen.
told-dominoes-pass = { $player } past: geen { $left } en geen { $right }.

score-dominoes-left = { $tile } nog in de hand
score-dominoes-double-left = { $tile } nog in de hand; een dubbele telt maar half
score-dominoes-earlier = { $count ->
    [one] De eerste ronde
   *[other] De eerste { $count } rondes
}
score-dominoes-hand = Ronde { $round }: nog in de hand van { $player }

reason-dominoes-out = Het is je laatste steen: de ronde is voor jou.
reason-dominoes-starves = { $player } kan er geen passende steen bij hebben.
reason-dominoes-lacks = { $player } had geen { $number } en heeft er sindsdien geen gepakt.
reason-dominoes-rare = { $count ->
    [0] Buiten je hand is er geen { $number } meer.
    [one] Buiten je hand is er nog maar { $count } steen met een { $number }.
   *[other] Buiten je hand zijn er nog maar { $count } stenen met een { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Daarna past { $count } steen uit je hand.
   *[other] Daarna passen { $count } stenen uit je hand.
}
reason-dominoes-keeps-none = Daarna past geen van je stenen.
reason-dominoes-double = Dubbele stenen raak je later moeilijk kwijt.
reason-dominoes-draw = Niets in je hand past.
reason-dominoes-pass = Niets past, en er valt niets meer te pakken.
