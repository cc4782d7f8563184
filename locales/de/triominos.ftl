option-triominos-hexagons = Mehrere Sechsecke auf einmal
option-triominos-hexagons-about = Wie viele Punkte ein Stein bringt, der mehr als ein Sechseck vollendet.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, egal wie viele
option-triominos-hexagons-is-each = 50 für jedes
option-triominos-target = Zielpunkte
option-triominos-target-about = Die Partie endet nach der Runde, in der jemand sie erreicht hat.
option-triominos-rounds = Runden höchstens
option-triominos-rounds-about = Die Partie endet nach so vielen Runden, auch wenn niemand die Punkte erreicht hat.
option-triominos-solo-hand = Steine auf der Hand, wenn du allein spielst
option-triominos-solo-hand-about = Mit 0 kommt jeder Stein aus dem Vorrat.
option-triominos-solo-draws = Steine, die du allein ziehen darfst
option-triominos-solo-draws-about = Weniger machen Ergebnisse vergleichbar; 20 ist eine gute Zahl. Mit 55 gibt es keine Grenze.
refused-triominos-over = Die Partie ist zu Ende.
refused-triominos-luck-first = Ein Stein wird noch gezogen, oder es wird noch ausgeteilt.
refused-triominos-no-luck = Jetzt wird nichts ausgeteilt oder gezogen.
refused-triominos-start = Die Runde beginnt mit { $tile } in der Mitte des Tisches.
refused-triominos-must-lay = Der gezogene Stein { $tile } passt und muss jetzt gelegt werden.
refused-triominos-held-before = Du hast gezogen: { $tile } hattest du schon vorher, der Stein darf in diesem Zug nicht gelegt werden.
refused-triominos-pool-empty = Es ist nichts mehr zu ziehen.
refused-triominos-draws-used = { $count ->
    [0] In diesem Spiel darf kein Stein gezogen werden.
    [one] Der eine Stein, der gezogen werden darf, ist gezogen.
   *[other] Alle { $count } Steine, die gezogen werden dürfen, sind gezogen.
}
refused-triominos-must-draw = { $count ->
    [one] Du kannst nicht passen: Es ist noch ein Stein zu ziehen.
   *[other] Du kannst nicht passen: Es sind noch { $count } Steine zu ziehen.
}
refused-triominos-not-in-hand = { $tile } ist nicht auf deiner Hand.
refused-triominos-covered = Dort liegt schon ein Stein.
refused-triominos-no-side = Neben dieser Stelle liegt kein Stein.
refused-triominos-corner = Diese Ecke zeigt { $shows }, nicht { $not }.
refused-triominos-hand-size = Platz { $seat } bekommt { $count } Steine statt { $expected }.
refused-triominos-not-in-pool = { $tile } ist nicht im Vorrat.
refused-triominos-tile-twice = { $tile } ist zweimal genannt.
refused-triominos-table = { $tile } kann dort nicht liegen.
refused-triominos-impossible-position = Diese Stellung kann nicht entstehen ({ $why }).
text-triominos-tile = Den Stein { $text } gibt es nicht: Die Zahlen gehen von 0 bis 5 und steigen im Uhrzeigersinn.
text-triominos-stage = „{ $text }“ ist keines von deal, start, play, draw, over.
text-triominos-too-many = Es sind mehr Steine behalten worden, als es gibt.
told-triominos-dealt = Runde { $round } ist ausgeteilt; { $player } fängt an.
told-triominos-turned-up = { $tile } wird aufgedeckt: { $points } Punkte.
told-triominos-starts = { $player } beginnt mit { $tile }: { $points } Punkte.
told-triominos-lays = { $bonus ->
    [bridge] { $player } legt { $tile } und baut eine Brücke: { $points } Punkte.
    [double] { $player } legt { $tile } zwischen zwei andere: { $points } Punkte.
    [hexagon] { $player } legt { $tile } und schließt ein Sechseck: { $points } Punkte.
   *[none] { $player } legt { $tile }: { $points } Punkte.
}{ $ends ->
    [out] { " " }Das war der letzte Stein: Die Runde ist zu Ende.
    [blocked] { " " }Niemand kann mehr legen: Die Runde ist zu Ende.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } zieht einen Stein.
   *[other] { $player } zieht Stein Nummer { $count } in diesem Zug.
}
told-triominos-drew = { $missed ->
    [yes] Er passt nicht, und der Zug ist vorbei.
   *[no] { $player } hat einen Stein gezogen.
}{ $ends ->
    [blocked] { " " }Niemand kann mehr legen: Die Runde ist zu Ende.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } hat { $tile } gezogen. Der Stein passt nicht, und der Zug ist vorbei.
   *[no] { $player } hat { $tile } gezogen.
}{ $ends ->
    [blocked] { " " }Niemand kann mehr legen: Die Runde ist zu Ende.
   *[no] { "" }
}
told-triominos-passes = { $player } passt: { $points } Punkte.{ $ends ->
    [blocked] { " " }Niemand kann oder will mehr legen: Die Runde ist zu Ende.
   *[no] { "" }
}
score-triominos-tiles = Gelegte Steine
score-triominos-starts = Erste Steine
score-triominos-bridges = Brücken
score-triominos-doubles = Doppelverbindungen
score-triominos-hexagons = Sechsecke
score-triominos-draws = Gezogene Steine
score-triominos-misses = Züge ohne Stein
score-triominos-outs = Leere Hände
score-triominos-hands = Was auf den Händen blieb
reason-triominos-start = Es ist der Anfangsstein.
reason-triominos-last-tile = Es ist dein letzter Stein: Die Runde gehört dir.
reason-triominos-points = { $bonus ->
    [bridge] { $points } Punkte mit einer Brücke.
    [double] { $points } Punkte mit einer Doppelverbindung.
    [hexagon] { $points } Punkte mit einem Sechseck.
   *[none] { $points } Punkte.
}
reason-triominos-allows-bonus = { $count ->
    [one] Es lässt eine Stelle, an der andere Extrapunkte holen können.
   *[other] Es lässt { $count } Stellen, an denen andere Extrapunkte holen können.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Es nimmt eine Stelle für Extrapunkte weg.
   *[other] Es nimmt { $count } Stellen für Extrapunkte weg.
}
reason-triominos-narrows = { $count ->
    [0] Kein Stein, den die anderen haben können, passt mehr.
    [one] Nur ein Stein, den die anderen haben können, passt noch.
   *[other] Nur { $count } Steine, die die anderen haben können, passen noch.
}
reason-triominos-goes-on = { $count ->
    [0] Danach passt nichts von deiner Hand.
    [one] Danach passt ein Stein deiner Hand.
   *[other] Danach passen { $count } Steine deiner Hand.
}
reason-triominos-draws-to-wait = Deine Steine sind später mehr wert: Ziehen kostet weniger, als jetzt zu legen.
reason-triominos-must-draw = Von deiner Hand passt nichts.
reason-triominos-passes-to-wait = Passen kostet weniger, als jetzt zu legen.
reason-triominos-must-pass = Von deiner Hand passt nichts, und es ist nichts mehr zu ziehen.
