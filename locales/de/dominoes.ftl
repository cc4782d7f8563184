### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Klassisches Domino bis zum Neunerpasch, für zwei bis zehn Personen.
rules-intro-dominoes = Leg Steine an die zwei Enden einer Kette. Wer zuerst keine mehr hat, gewinnt.

## play: options

option-dominoes-starter-draws = Wer anfängt, zieht, bis ein zweiter Stein passt
option-dominoes-starter-draws-about = Wer mit einem Pasch anfängt und nichts Passendes hat, zieht, bis etwas passt. Ist die Option aus, kommt nichts dazu.
option-dominoes-may-draw-anyway = Ziehen ist immer erlaubt
option-dominoes-may-draw-anyway-about = Man darf ziehen, obwohl ein Stein auf der Hand passt. Ist die Option aus, muss anlegen, wer kann.
option-dominoes-drawing = Ohne passenden Stein
option-dominoes-drawing-about = Ob man ohne passenden Stein ziehen muss oder passen darf. Passen alle nacheinander, endet die Runde.
option-dominoes-drawing-is-must = muss man ziehen
option-dominoes-drawing-is-may = darf man ziehen oder passen
option-dominoes-double-counts = Ein Pasch auf der Hand zählt
option-dominoes-double-counts-about = Was ein Pasch am Ende der Runde auf der Hand zählt.
option-dominoes-double-counts-is-once = eine Hälfte
option-dominoes-double-counts-is-as_one_pip = ein Auge
option-dominoes-double-counts-is-twice = beide Hälften
option-dominoes-match = Partie aus mehreren Runden
option-dominoes-match-about = Wer eine Runde gewinnt, bekommt die Augen, die die anderen noch auf der Hand haben, bis jemand das Ziel erreicht.
option-dominoes-target = Ziel
option-dominoes-target-about = Die Summe, mit der die Partie gewonnen ist.

## play: log

told-dominoes-deal = Runde { $round }: Alle nehmen je { $count } Steine.
told-dominoes-start = { $player } beginnt mit { $tile }.
told-dominoes-lay = { $player } legt { $tile } an. Offene Enden: { $left } und { $right }.
told-dominoes-out = { $player } legt { $tile } an und hat keinen Stein mehr.
told-dominoes-block = { $player } legt { $tile } an, und niemand kann mehr anlegen.
told-dominoes-draw = { $player } zieht einen Stein.
told-dominoes-drew = { $player } nimmt { $tile }.
told-dominoes-drew-hidden = { $player } nimmt einen Stein.
told-dominoes-pass = { $ends ->
    [equal] { $player } passt: keine { $left }.
   *[two] { $player } passt: weder { $left } noch { $right }.
}

## play: possible moves

may-dominoes-start = Mit { $tile } beginnen
may-dominoes-lay = { $tile } anlegen (offene Enden: { $left } und { $right })
may-dominoes-out = { $tile } anlegen (dein letzter Stein)
may-dominoes-block = { $tile } anlegen: Danach kann niemand mehr anlegen
may-dominoes-draw = Einen Stein ziehen
may-dominoes-pass = { $ends ->
    [equal] Passen: keine { $left }
   *[two] Passen: weder { $left } noch { $right }
}

## play: points

score-dominoes-left = { $tile } blieb auf der Hand
score-dominoes-double-left = { $tile } blieb auf der Hand; ein Pasch zählt einfach
score-dominoes-earlier = { $count ->
    [one] Die erste Runde
   *[other] Die ersten { $count } Runden
}
score-dominoes-hand = Runde { $round }: auf der Hand von { $player } geblieben

## play: hints

reason-dominoes-out = Das ist dein letzter Stein: Die Runde gehört dir.
reason-dominoes-starves = { $player } kann nichts Passendes haben.
reason-dominoes-lacks = { $player } hatte keine { $number } und hat seitdem nicht gezogen.
reason-dominoes-rare = { $count ->
    [0] Du hast alle übrigen Steine mit einer { $number }.
    [one] Außer deinen gibt es nur noch { $count } Stein mit einer { $number }.
   *[other] Außer deinen gibt es nur noch { $count } Steine mit einer { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] { $count } Stein auf deiner Hand passt dann.
   *[other] { $count } Steine auf deiner Hand passen dann.
}
reason-dominoes-keeps-none = Keiner deiner Steine passt dann.
reason-dominoes-double = Pasche wird man später schwer los.
reason-dominoes-draw = Keiner deiner Steine passt.
reason-dominoes-pass = Nichts passt, und es ist nichts mehr zu ziehen.

## play: refusals

refused-dominoes-round-over = Die Runde ist zu Ende.
refused-dominoes-drawing = Gerade wird ein Stein gezogen.
refused-dominoes-start = Die Runde beginnt mit { $tile }.
refused-dominoes-started = Die Kette ist schon begonnen.
refused-dominoes-not-held = Du hast { $tile } nicht auf der Hand.
refused-dominoes-drawn-tile = Du hast { $drawn } gezogen, und der Stein passt: Leg ihn an.
refused-dominoes-equal-ends = Beide Enden zeigen { $right }: { $tile } lässt sich nur auf eine Art anlegen.
refused-dominoes-other-end = { $tile } passt nur am anderen Ende.
refused-dominoes-second = Der zweite Stein muss zum Pasch am Anfang passen; { $tile } passt nicht.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } passt nicht an die offenen Enden: Beide zeigen { $left }.
   *[two] { $tile } passt nicht an die offenen Enden { $left } und { $right }.
}
refused-dominoes-stock-empty = Es ist nichts mehr zu ziehen.
refused-dominoes-must-lay = Du hast einen passenden Stein: Leg ihn an.
refused-dominoes-must-draw = Es sind noch Steine da: Zieh, bevor du passt.
refused-dominoes-no-luck = Jetzt gibt es nichts zu ziehen.
refused-dominoes-not-in-stock = { $tile } ist nicht im Vorrat.
refused-dominoes-tile-twice = { $tile } kommt zweimal vor.
refused-dominoes-deal = Alle bekommen je { $count } Steine.
refused-dominoes-hands = „{ $field }“ braucht eine Hand für jeden der { $seats } Plätze.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Ein Stein ist an zwei Stellen.
    [line] Die Steine der Kette passen nicht aneinander.
    [hands] Jemand hat eine unmögliche Zahl von Steinen auf der Hand.
    [stage] Was als Nächstes kommt, passt nicht zur Kette und zu den Händen.
    [drawn] Die gezogenen Steine passen nicht zur Kette und zu den Händen.
    [known] Was über eine Hand bekannt ist, stimmt nicht.
    [totals] Keine Partie hat diese Runden und Summen.
    [last] So kann die vorige Runde nicht geendet haben.
   *[other] Diese Stellung kann es nicht geben.
}
text-dominoes-tile = Spalte { $column }: Stein wie 9-4 erwartet.
text-dominoes-which-end = Spalte { $column }: { $tile } passt an beide Enden; schreib left oder right.

## page: the board

stock-count =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } im Vorrat
help-dominoes = Wähle einen Stein aus deiner Hand (1 bis 9), dann ein Ende der Kette: links oder rechts.
dominoes-tile = { $left } und { $right }
dominoes-double = { $number }er-Pasch
dominoes-line =
    { $count ->
        [one] Die Kette mit { $count } Stein: { $tiles }
       *[other] Die Kette mit { $count } Steinen: { $tiles }
    }
dominoes-ends = Die offenen Enden sind { $left } links und { $right } rechts.
dominoes-end =
    { $end ->
        [left] Linkes Ende: { $number }
        [right] Rechtes Ende: { $number }
       *[start] Hierhin kommt der erste Stein
    }
dominoes-choose-tile = Wähle einen Stein, der passt.
dominoes-choose-end = Links oder rechts?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } passt nicht: Beide Enden zeigen { $left }.
       *[two] { $tile } passt weder an { $left } noch an { $right }.
    }
dominoes-must-start = Die Runde beginnt mit { $tile }.
dominoes-must-draw = Nichts passt: Zieh einen Stein.
dominoes-must-pass = Nichts passt und der Vorrat ist leer: Du musst passen.
dominoes-draw = Ziehen
dominoes-pass = Passen
dominoes-sort =
    { $order ->
        [pips] Nach Augen
        [doubles] Pasche zuerst
        [own] Eigene Reihenfolge
       *[drawn] Wie gezogen
    }
dominoes-pips-left = Augen auf deiner Hand: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } als ersten Stein
       *[end] { $tile } an die { $number }
    }

## page: the score pad

pad-dominoes-about = Trag nach jeder Runde ein, wer noch wie viele Augen auf der Hand hat (ein Pasch zählt einfach). Die niedrigste Summe gewinnt und bekommt die Augen der anderen.

## page: what you did

own-dominoes-start = Du beginnst mit { $tile }.
own-dominoes-lay = Du legst { $tile } an. Offene Enden: { $left } und { $right }.
own-dominoes-out = Du legst { $tile } an und hast keinen Stein mehr.
own-dominoes-block = Du legst { $tile } an, und niemand kann mehr anlegen.
own-dominoes-draw = Du ziehst einen Stein.
own-dominoes-drew = Du nimmst { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Du passt: keine { $left }.
   *[two] Du passt: weder { $left } noch { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: Leg deine Steine an die zwei Enden der Kette. Wer zuerst keine mehr hat, gewinnt.
lesson-dominoes-start = Der höchste Pasch beginnt. Wenn du ihn hast, wähle ihn und spiel ihn.
lesson-dominoes-lay = Wähle einen Stein mit der Zahl eines offenen Endes. Passt er an beide, wählst du das Ende.
lesson-dominoes-draw = Wenn nichts passt, ziehst du, bis etwas passt. Ist der Vorrat leer, musst du passen.
lesson-dominoes-ends = Die zwei großen Zahlen zeigen immer die offenen Enden. Wenn niemand mehr anlegen kann, gewinnt die niedrigste Summe auf der Hand; ein Pasch zählt einfach.
lesson-dominoes-free = Das ist alles. Spiel weiter und hol dir einen Tipp, wann immer du magst.

## book: rules

rules-differ-dominoes = Die 27 gedruckten Texte von Domino Double 9 stimmen nicht überall überein. Anfang: Nur der kroatische sagt, wer beginnt, wenn niemand einen Pasch hat (der Stein mit den meisten Augen); ihm folgen wir. Anlegen: Nach dem finnischen und dem ukrainischen muss ein passender Stein gelegt werden, nach den anderen darf man ihn legen, und eine Option erlaubt das. Ziehen: Ohne passenden Stein muss man ziehen; der spanische und der slowenische sagen, man darf, aber wer angefangen hat, muss weiterziehen. Pasch: Am Ende zählt ein Pasch einfach, also eine Hälfte; nach dem kroatischen kann er als ein einziges Auge zählen. Ende: Keiner sagt, wer bei gleichen Summen gewinnt; hier wird der Sieg geteilt. Mit Optionen lassen sich auch die anderen Lesarten von Anlegen, Ziehen und Pasch spielen.
rules-d1 = Es gibt 55 Steine, von 0-0 bis 9-9. Alle nehmen je 5; der Rest bildet verdeckt den Vorrat. (Auslegung: für zwei bis zehn Personen.)
rules-d2 = Der höchste Pasch beginnt. (Auslegung: Hat niemand einen Pasch, beginnt der Stein mit der höchsten Summe; bei gleichen Summen der mit der größeren Hälfte.)
rules-d3 = Wer anfängt, legt diesen Pasch und gleich einen zweiten Stein, der dazu passt. (Auslegung: Passt keiner, kommt nichts dazu und es wird nichts gezogen; eine Option erlaubt das Ziehen. Beginnt das Spiel mit einem Stein, der kein Pasch ist, wird nur dieser gelegt.)
rules-d4 = Dann geht es im Uhrzeigersinn weiter. Wenn du einen passenden Stein hast, legst du ihn an eines der zwei offenen Enden, einen Stein je Zug.
rules-d5 = Ohne passenden Stein ziehst du, bis einer passt, und legst ihn an; die anderen gezogenen behältst du. Ist der Vorrat leer und kein Stein passt, musst du passen. (Auslegung: Wer anlegen kann, muss; eine Option lässt dich trotzdem ziehen.)
rules-d6 = Die Kette hat immer genau zwei offene Enden, auch beim ersten Pasch. Sie darf abbiegen und Pasche dürfen quer liegen: Das ändert nur das Aussehen.
rules-d7 = Die Runde endet, wenn jemand keine Steine mehr hat oder wenn niemand anlegen kann und der Vorrat leer ist.
rules-d8 = Wer zuerst keine Steine mehr hat, gewinnt. Sonst gewinnt die niedrigste Summe auf der Hand; ein Pasch zählt nur einfach (6-6 zählt 6). Bei gleichen Summen wird der Sieg geteilt.
rules-d9 = Zeigen beide Enden dieselbe Zahl, ist ein passender Stein ein Zug, nicht zwei. Ein Stein, der an zwei verschiedene Enden passt, lässt dir die Wahl.
rules-d10 = Option: eine Partie aus mehreren Runden. Wer eine Runde gewinnt, bekommt die Augen, die die anderen noch auf der Hand haben, und wer zuerst das Ziel (100) erreicht, gewinnt.

## book: captions of the examples

rules-example-dominoes-start = Der höchste Pasch beginnt, und gleich folgt ein passender Stein.
rules-example-dominoes-ends = Nur die beiden Enden sind offen, hier { $left } und { $right }. Pasche liegen quer und ändern nichts.
rules-example-dominoes-over = Die Runde ist zu Ende: Wer keine Steine mehr hat, gewinnt. Bei den übrigen Paschen zählt nur eine Hälfte.

## terminal

terminal-letters-dominoes = [6|2] ein Stein, <6|6> ein Pasch; die Kette geht in der nächsten Zeile weiter.

## command line

score-dominoes-round = In einer Partie ist die Runde { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
} wert: die Augen, die die anderen noch auf der Hand haben
