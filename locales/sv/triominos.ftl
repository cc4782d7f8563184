option-triominos-hexagons = Flera sexhörningar på en gång
option-triominos-hexagons-about = Hur många poäng en bricka ger som gör klart mer än en sexhörning.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, hur många det än är
option-triominos-hexagons-is-each = 50 för varje
option-triominos-target = Poäng att nå
option-triominos-target-about = Matchen slutar efter rundan då någon har nått dem.
option-triominos-rounds = Största antal rundor
option-triominos-rounds-about = Matchen slutar efter så många rundor även om ingen har nått poängen.
option-triominos-solo-hand = Brickor på handen när man spelar ensam
option-triominos-solo-hand-about = Med 0 plockas varje bricka ur högen.
option-triominos-solo-draws = Brickor man får plocka ensam
option-triominos-solo-draws-about = Färre gör resultaten jämförbara; 20 är ett bra antal. Med 55 finns ingen gräns.

refused-triominos-over = Matchen är slut.
refused-triominos-luck-first = En bricka plockas fortfarande, eller så pågår utdelningen.
refused-triominos-no-luck = Inget delas ut eller plockas nu.
refused-triominos-start = Rundan börjar med { $tile } mitt på bordet.
refused-triominos-must-lay = Den plockade brickan { $tile } passar och måste läggas nu.
refused-triominos-held-before = Du har plockat: { $tile }, som du hade förut, får inte läggas den här turen.
refused-triominos-pool-empty = Det finns inget kvar att plocka.
refused-triominos-draws-used = { $count ->
    [0] Ingen bricka får plockas i det här spelet.
    [one] Den enda brickan som får plockas är plockad.
   *[other] Alla { $count } brickor som får plockas är plockade.
}
refused-triominos-must-draw = { $count ->
    [one] Du kan inte passa: det finns en bricka kvar att plocka.
   *[other] Du kan inte passa: det finns { $count } brickor kvar att plocka.
}
refused-triominos-not-in-hand = { $tile } finns inte på din hand.
refused-triominos-covered = Där ligger redan en bricka.
refused-triominos-no-side = Ingen bricka ligger bredvid den platsen.
refused-triominos-corner = Det hörnet visar { $shows }, inte { $not }.
refused-triominos-hand-size = Plats { $seat } får { $count } brickor i stället för { $expected }.
refused-triominos-not-in-pool = { $tile } finns inte i högen.
refused-triominos-tile-twice = { $tile } nämns två gånger.
refused-triominos-table = { $tile } kan inte ligga där.
refused-triominos-impossible-position = Den här ställningen kan inte uppstå ({ $why }).

text-triominos-tile = Det finns ingen bricka { $text }: talen går från 0 till 5 och stiger medurs.
text-triominos-stage = ”{ $text }” är inget av deal, start, play, draw, over.
text-triominos-too-many = Fler brickor har behållits än det finns.

told-triominos-dealt = Runda { $round } är utdelad; { $player } börjar.
told-triominos-turned-up = { $tile } vänds upp: { $points } poäng.
told-triominos-starts = { $player } börjar med { $tile }: { $points } poäng.
told-triominos-lays = { $bonus ->
    [bridge] { $player } lägger { $tile } och bygger en bro: { $points } poäng.
    [double] { $player } lägger { $tile } mellan två andra: { $points } poäng.
    [hexagon] { $player } lägger { $tile } och gör klart en sexhörning: { $points } poäng.
   *[none] { $player } lägger { $tile }: { $points } poäng.
}{ $ends ->
    [out] { " " }Det var sista brickan: rundan är slut.
    [blocked] { " " }Ingen kan lägga mer: rundan är slut.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } plockar en bricka.
   *[other] { $player } plockar bricka nummer { $count } den här turen.
}
told-triominos-drew = { $missed ->
    [yes] Den passar inte, och turen är slut.
   *[no] { $player } har plockat en bricka.
}{ $ends ->
    [blocked] { " " }Ingen kan lägga mer: rundan är slut.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } har plockat { $tile }. Den passar inte, och turen är slut.
   *[no] { $player } har plockat { $tile }.
}{ $ends ->
    [blocked] { " " }Ingen kan lägga mer: rundan är slut.
   *[no] { "" }
}
told-triominos-passes = { $player } passar: { $points } poäng.{ $ends ->
    [blocked] { " " }Ingen kan eller vill lägga mer: rundan är slut.
   *[no] { "" }
}

score-triominos-tiles = Lagda brickor
score-triominos-starts = Första brickor
score-triominos-bridges = Broar
score-triominos-doubles = Dubbla förbindelser
score-triominos-hexagons = Sexhörningar
score-triominos-draws = Plockade brickor
score-triominos-misses = Turer utan lagd bricka
score-triominos-outs = Tömda händer
score-triominos-hands = Kvar på händerna

reason-triominos-start = Det är startbrickan.
reason-triominos-last-tile = Det är din sista bricka: rundan är din.
reason-triominos-points = { $bonus ->
    [bridge] { $points } poäng med en bro.
    [double] { $points } poäng med en dubbel förbindelse.
    [hexagon] { $points } poäng med en sexhörning.
   *[none] { $points } poäng.
}
reason-triominos-allows-bonus = { $count ->
    [one] Det lämnar en plats där någon annan kan få bonus.
   *[other] Det lämnar { $count } platser där andra kan få bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Det tar bort en plats för bonus.
   *[other] Det tar bort { $count } platser för bonus.
}
reason-triominos-narrows = { $count ->
    [0] Ingen bricka som de andra kan ha passar längre.
    [one] Bara en bricka som de andra kan ha passar fortfarande.
   *[other] Bara { $count } brickor som de andra kan ha passar fortfarande.
}
reason-triominos-goes-on = { $count ->
    [0] Inget på din hand passar efteråt.
    [one] En bricka på din hand passar efteråt.
   *[other] { $count } brickor på din hand passar efteråt.
}
reason-triominos-draws-to-wait = Dina brickor är värda mer senare: att plocka kostar mindre än att lägga nu.
reason-triominos-must-draw = Inget på din hand passar.
reason-triominos-passes-to-wait = Att passa kostar mindre än att lägga nu.
reason-triominos-must-pass = Inget på din hand passar och inget finns kvar att plocka.
