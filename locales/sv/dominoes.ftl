option-dominoes-starter-draws = Den som börjar plockar en andra bricka
option-dominoes-starter-draws-about = Den som börjar med en dubbelbricka och inte har någon passande plockar tills en kommer. Enligt reglerna läggs då inget till.
option-dominoes-may-draw-anyway = Man får alltid plocka
option-dominoes-may-draw-anyway-about = Man får plocka fast en bricka på handen passar. Enligt reglerna måste den som kan lägga göra det.
option-dominoes-match = En match på flera rundor
option-dominoes-match-about = Den som vinner en runda får ögonen som är kvar på de andras händer, dubbelbrickor enkelt räknade, tills någon når målet.
option-dominoes-target = Mål
option-dominoes-target-about = Summan som vinner matchen.

refused-dominoes-round-over = Rundan är slut.
refused-dominoes-drawing = En bricka håller på att plockas.
refused-dominoes-start = Rundan börjar med { $tile }.
refused-dominoes-started = Raden är redan påbörjad.
refused-dominoes-not-held = Du har inte { $tile }.
refused-dominoes-drawn-tile = Du plockade { $drawn }, som passar: lägg den.
refused-dominoes-equal-ends = Båda ändarna visar { $right }: { $tile } kan bara läggas på ett sätt.
refused-dominoes-other-end = { $tile } passar bara i andra änden.
refused-dominoes-second = Den andra brickan måste passa till dubbelbrickan som börjar; det gör inte { $tile }.
refused-dominoes-no-match = { $tile } passar inte till de öppna ändarna, { $left } och { $right }.
refused-dominoes-stock-empty = Det finns inget kvar att plocka.
refused-dominoes-must-lay = Du har en bricka som passar: lägg den.
refused-dominoes-must-draw = Det finns brickor kvar: plocka innan du passar.
refused-dominoes-no-luck = Det finns inget att plocka nu.
refused-dominoes-not-in-stock = { $tile } finns inte i högen.
refused-dominoes-tile-twice = { $tile } finns två gånger.
refused-dominoes-deal = Alla får { $count } brickor.
refused-dominoes-hands = ”{ $field }” behöver en hand för var och en av de { $seats } platserna.
refused-dominoes-position-field = ”{ $field }” saknas, står två gånger, är okänt eller går inte att läsa.
refused-dominoes-position = { $why ->
    [tiles] Någon bricka finns på två ställen.
    [line] Brickorna i raden passar inte ihop.
    [hands] En hand har ett omöjligt antal brickor.
    [stage] Det som händer härnäst stämmer inte med raden och händerna.
    [drawn] De plockade brickorna stämmer inte med raden och händerna.
    [known] Det som är känt om en hand stämmer inte.
    [totals] Ingen match har de här rundorna och summorna.
    [last] Den förra rundan kan inte ha slutat så.
   *[other] Den här ställningen kan inte finnas.
}
text-dominoes-tile = Kolumn { $column }: en bricka som 9-4 väntades.
text-dominoes-which-end = Kolumn { $column }: { $tile } passar i båda ändarna; skriv left eller right.

told-dominoes-deal = Runda { $round }: alla tar { $count } brickor.
told-dominoes-start = { $player } börjar med { $tile }.
told-dominoes-lay = { $player } lägger { $tile }. Öppna ändar: { $left } och { $right }.
told-dominoes-out = { $player } lägger { $tile } och har inga brickor kvar.
told-dominoes-block = { $player } lägger { $tile }, och ingen kan lägga mer.
told-dominoes-draw = { $player } plockar ur högen.
told-dominoes-drew = { $player } tar { $tile }.
told-dominoes-drew-hidden = { $player } tar en bricka.
told-dominoes-pass = { $player } passar: varken { $left } eller { $right }.

score-dominoes-left = { $tile } kvar på handen
score-dominoes-double-left = { $tile } kvar på handen; av en dubbelbricka räknas ena hälften
score-dominoes-earlier = { $count ->
    [one] Den första rundan
   *[other] De första { $count } rundorna
}
score-dominoes-hand = Runda { $round }: kvar på handen hos { $player }

reason-dominoes-out = Det är din sista bricka: rundan är din.
reason-dominoes-starves = { $player } kan inte ha någon som passar.
reason-dominoes-lacks = { $player } hade ingen { $number } och har inte plockat någon sedan dess.
reason-dominoes-rare = { $count ->
    [0] Ingen annan { $number } finns kvar utanför din hand.
    [one] Bara { $count } bricka med { $number } finns kvar utanför din hand.
   *[other] Bara { $count } brickor med { $number } finns kvar utanför din hand.
}
reason-dominoes-keeps = { $count ->
    [one] { $count } bricka på din hand passar sedan.
   *[other] { $count } brickor på din hand passar sedan.
}
reason-dominoes-keeps-none = Ingen av dina brickor passar sedan.
reason-dominoes-double = Dubbelbrickor är svåra att bli av med senare.
reason-dominoes-draw = Inget på din hand passar.
reason-dominoes-pass = Inget passar, och inget finns kvar att plocka.
