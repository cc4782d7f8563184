option-dominoes-starter-draws = Wer anfängt, zieht den zweiten Stein
option-dominoes-starter-draws-about = Wer mit einem Pasch anfängt und nichts Passendes hat, zieht, bis etwas passt. Nach der Anleitung kommt dann nichts dazu.
option-dominoes-may-draw-anyway = Ziehen ist immer erlaubt
option-dominoes-may-draw-anyway-about = Man darf ziehen, obwohl ein Stein auf der Hand passt. Nach der Anleitung muss anlegen, wer kann.
option-dominoes-match = Partie aus mehreren Runden
option-dominoes-match-about = Wer eine Runde gewinnt, bekommt die Augen auf den anderen Händen, Pasche einfach gezählt, bis jemand das Ziel erreicht.
option-dominoes-target = Ziel
option-dominoes-target-about = Die Summe, mit der die Partie gewonnen ist.
refused-dominoes-round-over = Die Runde ist zu Ende.
refused-dominoes-drawing = Gerade wird ein Stein gezogen.
refused-dominoes-start = Die Runde beginnt mit { $tile }.
refused-dominoes-started = Die Kette ist schon begonnen.
refused-dominoes-not-held = Du hast { $tile } nicht auf der Hand.
refused-dominoes-drawn-tile = Du hast { $drawn } gezogen, und der Stein passt: Leg ihn an.
refused-dominoes-equal-ends = Beide Enden zeigen { $right }: { $tile } lässt sich nur auf eine Art anlegen.
refused-dominoes-other-end = { $tile } passt nur am anderen Ende.
refused-dominoes-second = Der zweite Stein muss zum Pasch am Anfang passen; { $tile } passt nicht.
refused-dominoes-no-match = { $tile } passt nicht an die offenen Enden { $left } und { $right }.
refused-dominoes-stock-empty = Es ist nichts mehr zu ziehen.
refused-dominoes-must-lay = Du hast einen passenden Stein: Leg ihn an.
refused-dominoes-must-draw = Es sind noch Steine da: Zieh, bevor du passt.
refused-dominoes-no-luck = Jetzt gibt es nichts zu ziehen.
refused-dominoes-not-in-stock = { $tile } ist nicht im Vorrat.
refused-dominoes-tile-twice = { $tile } ist zweimal da.
refused-dominoes-deal = Alle bekommen { $count } Steine.
refused-dominoes-hands = „{ $field }“ braucht eine Hand für jeden der { $seats } Plätze.
refused-dominoes-position-field = „{ $field }“ fehlt, steht zweimal da, ist unbekannt oder nicht lesbar.
refused-dominoes-position = { $why ->
    [tiles] Ein Stein ist an zwei Stellen.
    [line] Die Steine der Kette passen nicht aneinander.
    [hands] Eine Hand hat eine unmögliche Größe.
    [stage] Was als Nächstes kommt, passt nicht zu Kette und Händen.
    [drawn] Die gezogenen Steine passen nicht zu Kette und Händen.
    [known] Was über eine Hand bekannt ist, stimmt nicht.
    [totals] Keine Partie hat diese Runden und Summen.
    [last] So kann die vorige Runde nicht geendet haben.
   *[other] Diese Stellung kann es nicht geben.
}
text-dominoes-tile = Spalte { $column }: Ein Stein wie 9-4 wurde erwartet.
text-dominoes-which-end = Spalte { $column }: { $tile } passt an beide Enden; schreib left oder right.
told-dominoes-deal = Runde { $round }: Alle nehmen { $count } Steine.
told-dominoes-start = { $player } beginnt mit { $tile }.
told-dominoes-lay = { $player } legt { $tile } an. Offene Enden: { $left } und { $right }.
told-dominoes-out = { $player } legt { $tile } an und hat keinen Stein mehr.
told-dominoes-block = { $player } legt { $tile } an, und niemand kann mehr anlegen.
told-dominoes-draw = { $player } zieht.
told-dominoes-drew = { $player } nimmt { $tile }.
told-dominoes-drew-hidden = { $player } nimmt einen Stein.
told-dominoes-pass = { $player } passt: weder { $left } noch { $right }.
score-dominoes-left = { $tile } blieb auf der Hand
score-dominoes-double-left = { $tile } blieb auf der Hand; ein Pasch zählt einfach
score-dominoes-earlier = { $count ->
    [one] Die erste Runde
   *[other] Die ersten { $count } Runden
}
score-dominoes-hand = Runde { $round }: auf der Hand von { $player } geblieben
reason-dominoes-out = Es ist dein letzter Stein: Die Runde gehört dir.
reason-dominoes-starves = { $player } kann nichts Passendes haben.
reason-dominoes-lacks = { $player } hatte keine { $number } und hat seitdem keine gezogen.
reason-dominoes-rare = { $count ->
    [0] Außerhalb deiner Hand gibt es keine { $number } mehr.
    [one] Außerhalb deiner Hand gibt es nur noch { $count } Stein mit einer { $number }.
   *[other] Außerhalb deiner Hand gibt es nur noch { $count } Steine mit einer { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] { $count } Stein auf deiner Hand passt dann.
   *[other] { $count } Steine auf deiner Hand passen dann.
}
reason-dominoes-keeps-none = Keiner deiner Steine passt dann.
reason-dominoes-double = Pasche wird man später schwer los.
reason-dominoes-draw = Auf deiner Hand passt nichts.
reason-dominoes-pass = Nichts passt, und es ist nichts mehr zu ziehen.
