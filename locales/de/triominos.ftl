### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Leg dreieckige Steine passend aneinander, bau Brücken und schließ Sechsecke.
rules-intro-triominos = Leg dreieckige Steine Seite an Seite, sammle Punkte für jeden Stein und noch mehr für Brücken und Sechsecke.

## play: options

option-triominos-hexagons = Mehrere Sechsecke auf einmal
option-triominos-hexagons-about = Wie viele Punkte ein Stein bringt, der mehr als ein Sechseck vollendet.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, egal wie viele
option-triominos-hexagons-is-each = 50 für jedes
option-triominos-target = Zielpunkte
option-triominos-target-about = Die Partie endet nach der Runde, in der jemand diese Summe erreicht.
option-triominos-rounds = Höchstzahl der Runden (0 = ∞)
option-triominos-rounds-about = Die Partie endet nach so vielen Runden, auch wenn niemand das Ziel erreicht hat; 0 heißt ohne Grenze.
option-triominos-solo-hand = Steine auf der Hand im Solospiel
option-triominos-solo-hand-about = Mit 0 kommt jeder Stein aus dem Vorrat.
option-triominos-solo-draws = Steine, die man im Solospiel ziehen darf
option-triominos-solo-draws-about = Eine Grenze macht Ergebnisse vergleichbar; 20 ist eine gute Zahl. Mit 55 gibt es keine Grenze.

## play: log

told-triominos-dealt = Runde { $round } ist ausgeteilt; { $player } fängt an.
told-triominos-turned-up = { $tile } wird aufgedeckt: { $points } Punkte.
told-triominos-starts = { $player } beginnt mit { $tile }: { $points } Punkte.
told-triominos-lays = { $bonus ->
    [bridge] { $player } legt { $tile } und baut eine Brücke: { $points } Punkte.
    [double] { $player } legt { $tile } als Doppelverbindung: { $points } Punkte.
    [hexagon] { $player } legt { $tile } und schließt ein Sechseck: { $points } Punkte.
    [hexagons2] { $player } legt { $tile } und schließt zwei Sechsecke: { $points } Punkte.
    [hexagons3] { $player } legt { $tile } und schließt drei Sechsecke: { $points } Punkte.
   *[none] { $points ->
        [one] { $player } legt { $tile }: { $points } Punkt.
       *[other] { $player } legt { $tile }: { $points } Punkte.
    }
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
    [yes] Der Stein passt nicht, und der Zug ist vorbei.
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

## play: possible moves

may-triominos-starts = Mit { $tile } beginnen: { $points } Punkte
may-triominos-lays = { $bonus ->
    [bridge] { $tile } legen und eine Brücke bauen: { $points } Punkte
    [double] { $tile } als Doppelverbindung legen: { $points } Punkte
    [hexagon] { $tile } legen und ein Sechseck schließen: { $points } Punkte
    [hexagons2] { $tile } legen und zwei Sechsecke schließen: { $points } Punkte
    [hexagons3] { $tile } legen und drei Sechsecke schließen: { $points } Punkte
   *[none] { $points ->
        [one] { $tile } legen: { $points } Punkt
       *[other] { $tile } legen: { $points } Punkte
    }
}{ $ends ->
    [out] { " – " }dein letzter Stein
    [blocked] { " – " }danach kann niemand mehr legen
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Einen Stein ziehen
   *[other] Stein Nummer { $count } in diesem Zug ziehen
}
may-triominos-passes = Passen: { $points } Punkte{ $ends ->
    [blocked] { " – " }danach kann oder will niemand mehr legen
   *[no] { "" }
}

## play: points

score-triominos-tiles = Gelegte Steine
score-triominos-starts = Erste Steine
score-triominos-bridges = Brücken
score-triominos-doubles = Doppelverbindungen
score-triominos-hexagons = Sechsecke
score-triominos-draws = Gezogene Steine
score-triominos-misses = Züge ohne gelegten Stein
score-triominos-outs = Letzter Stein gelegt
score-triominos-hands = Übrige Steine der anderen

## play: hints

reason-triominos-start = Mit diesem Stein muss begonnen werden.
reason-triominos-last-tile = Das ist dein letzter Stein: Die Runde gehört dir.
reason-triominos-points = { $bonus ->
    [bridge] { $points } Punkte mit einer Brücke.
    [double] { $points } Punkte mit einer Doppelverbindung.
    [hexagon] { $points } Punkte mit einem Sechseck.
    [hexagons2] { $points } Punkte mit zwei Sechsecken.
    [hexagons3] { $points } Punkte mit drei Sechsecken.
   *[none] { $points ->
        [one] { $points } Punkt.
       *[other] { $points } Punkte.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Öffnet eine Stelle, an der andere Extrapunkte holen können.
   *[other] Öffnet { $count } Stellen, an denen andere Extrapunkte holen können.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Nimmt eine Stelle für Extrapunkte weg.
   *[other] Nimmt { $count } Stellen für Extrapunkte weg.
}
reason-triominos-narrows = { $count ->
    [0] Kein Stein, den die anderen haben können, passt mehr.
    [one] Nur ein Stein, den die anderen haben können, passt noch.
   *[other] Nur { $count } Steine, die die anderen haben können, passen noch.
}
reason-triominos-goes-on = { $count ->
    [0] Danach passt keiner deiner Steine.
    [one] Danach passt einer deiner Steine.
   *[other] Danach passen { $count } deiner Steine.
}
reason-triominos-draws-to-wait = Deine Steine sind später mehr wert: Ziehen kostet weniger, als jetzt zu legen.
reason-triominos-must-draw = Keiner deiner Steine passt.
reason-triominos-passes-to-wait = Passen kostet weniger, als jetzt zu legen.
reason-triominos-must-pass = Keiner deiner Steine passt, und es ist nichts mehr zu ziehen.

## play: refusals

refused-triominos-over = Die Partie ist zu Ende.
refused-triominos-luck-first = Es wird noch ausgeteilt oder gezogen.
refused-triominos-no-luck = Jetzt wird nichts ausgeteilt oder gezogen.
refused-triominos-start = Die Runde beginnt mit { $tile } in der Mitte des Tisches.
refused-triominos-must-lay = Der gezogene Stein { $tile } passt und muss jetzt gelegt werden.
refused-triominos-held-before = Du hast in diesem Zug gezogen und kannst { $tile } nicht legen: Diesen Stein hattest du schon.
refused-triominos-pool-empty = Es ist nichts mehr zu ziehen.
refused-triominos-draws-used = { $count ->
    [0] In diesem Spiel darf kein Stein gezogen werden.
    [one] Du hast den einen erlaubten Stein schon gezogen.
   *[other] Du hast alle { $count } erlaubten Steine schon gezogen.
}
refused-triominos-must-draw = { $count ->
    [one] Du kannst nicht passen: Es ist noch ein Stein zu ziehen.
   *[other] Du kannst nicht passen: Es sind noch { $count } Steine zu ziehen.
}
refused-triominos-not-in-hand = { $tile } ist nicht auf deiner Hand.
refused-triominos-covered = Dort liegt schon ein Stein.
refused-triominos-no-side = Neben dieser Stelle liegt kein Stein.
refused-triominos-corner = Diese Ecke zeigt { $shows }, nicht { $not }.
refused-triominos-hand-size = { $count ->
    [one] Platz { $seat } bekam { $count } Stein statt { $expected }.
   *[other] Platz { $seat } bekam { $count } Steine statt { $expected }.
}
refused-triominos-not-in-pool = { $tile } ist nicht im Vorrat.
refused-triominos-tile-twice = { $tile } ist zweimal genannt.
refused-triominos-table = { $tile } kann dort nicht liegen.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Ein Stein ist an zwei Stellen.
        [points] Keine Partie hat diese Runden und Summen.
        [last] So kann die vorige Runde nicht geendet haben.
       *[other] Diese Stellung kann es nicht geben.
    }
text-triominos-tile = Den Stein { $text } gibt es nicht: Die Zahlen gehen von 0 bis 5 und steigen im Uhrzeigersinn.
text-triominos-stage = „{ $text }“ ist keines von deal, start, play, draw, over.
text-triominos-too-many = Es sind mehr Steine beiseitegelegt, als es im Spiel gibt.

## page: the board

pool-count =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } im Vorrat
help-triominos = Wähle einen Stein aus deiner Hand (1 bis 9), dann eine der hervorgehobenen Stellen. Zieh am Tisch, um ihn zu verschieben; 0 zeigt alles.
triominos-table =
    { $count ->
        [one] Der Tisch mit { $count } Stein: { $tiles }
       *[other] Der Tisch mit { $count } Steinen: { $tiles }
    }
triominos-spots = Stellen, an die der Stein passt
triominos-points =
    { $bonus ->
        [bridge] { $points } Punkte mit einer Brücke
        [double] { $points } Punkte mit einer Doppelverbindung
        [hexagon] { $points } Punkte mit einem Sechseck
        [hexagons2] { $points } Punkte mit zwei Sechsecken
        [hexagons3] { $points } Punkte mit drei Sechsecken
       *[none]
            { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Brücke!
        [double] Doppelverbindung!
        [hexagons2] Zwei Sechsecke!
        [hexagons3] Drei Sechsecke!
       *[hexagon] Sechseck!
    }
triominos-choose-tile = Wähle einen Stein aus deiner Hand.
triominos-choose-spot =
    { $count ->
        [one] Er passt an { $count } Stelle.
       *[other] Er passt an { $count } Stellen.
    }
triominos-fits-nowhere = { $tile } passt jetzt nirgends.
triominos-must-draw = Keiner deiner Steine passt: Zieh einen.
triominos-must-pass = Nichts passt und es ist nichts mehr zu ziehen: Du musst passen.
triominos-draw = Ziehen (−5)
triominos-draws-left = In diesem Zug darfst du noch ziehen: { $count }
triominos-pass = Passen (−10)
triominos-move-start = { $tile } zuerst legen: { $points }
triominos-move-beside = { $tile } neben { $beside } legen
triominos-move-lay = { $tile } neben { $beside } legen: { $points }
triominos-draw-again = Der gezogene Stein passt nicht: Zieh noch einmal. In diesem Zug darfst du noch ziehen: { $count }.
triominos-draw-sure = Einer deiner Steine passt. Trotzdem ziehen (−5)?

## page: the score pad

pad-whose = Wer ist dran
pad-what = Aktion
pad-value = Wert des Steins
pad-others = Wert der Steine der anderen
pad-triominos-about = Trag jeden Stein, jedes Ziehen und das Ende jeder Runde ein; der Zettel zählt die Punkte zusammen.
pad-deed-lay = Stein gelegt
pad-deed-start = Erster Stein der Runde
pad-deed-bridge = Brücke
pad-deed-double = Doppelverbindung
pad-deed-hexagon = Sechseck
pad-deed-hexagons2 = Zwei Sechsecke
pad-deed-hexagons3 = Drei Sechsecke
pad-deed-draw = Stein gezogen
pad-deed-stuck = Zug ohne gelegten Stein
pad-deed-out = Letzter Stein, Runde gewonnen
pad-deed-blocked = Niedrigster Wert, wenn niemand mehr kann

## page: what you did

own-triominos-dealt = Runde { $round } ist ausgeteilt; du fängst an.
own-triominos-starts = Du beginnst mit { $tile }: { $points } Punkte.
own-triominos-lays = { $bonus ->
    [bridge] Du legst { $tile } und baust eine Brücke: { $points } Punkte.
    [double] Du legst { $tile } als Doppelverbindung: { $points } Punkte.
    [hexagon] Du legst { $tile } und schließt ein Sechseck: { $points } Punkte.
    [hexagons2] Du legst { $tile } und schließt zwei Sechsecke: { $points } Punkte.
    [hexagons3] Du legst { $tile } und schließt drei Sechsecke: { $points } Punkte.
   *[none] { $points ->
        [one] Du legst { $tile }: { $points } Punkt.
       *[other] Du legst { $tile }: { $points } Punkte.
    }
}{ $ends ->
    [out] { " " }Das war der letzte Stein: Die Runde ist zu Ende.
    [blocked] { " " }Niemand kann mehr legen: Die Runde ist zu Ende.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Du ziehst einen Stein.
   *[other] Du ziehst Stein Nummer { $count } in diesem Zug.
}
own-triominos-drew-tile = { $missed ->
    [yes] Du hast { $tile } gezogen. Der Stein passt nicht, und der Zug ist vorbei.
   *[no] Du hast { $tile } gezogen.
}{ $ends ->
    [blocked] { " " }Niemand kann mehr legen: Die Runde ist zu Ende.
   *[no] { "" }
}
own-triominos-passes = Du passt: { $points } Punkte.{ $ends ->
    [blocked] { " " }Niemand kann oder will mehr legen: Die Runde ist zu Ende.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: Jeder Stein, den du legst, bringt die Summe seiner drei Zahlen. Erreicht jemand 400 Punkte, wird die Runde zu Ende gespielt, und die höchste Summe gewinnt die Partie.
lesson-triominos-tile = Wähle einen Stein aus deiner Hand. Jede Stelle, an die er passt, wird hervorgehoben, der Stein ist dort schon richtig gedreht. Wähle eine und spiel ihn.
lesson-triominos-match = Zwei Steine berühren sich mit einer ganzen Seite, und beide Zahlen dort müssen mit denen des Nachbarsteins übereinstimmen. Dasselbe gilt für jede Ecke, die auf eine andere trifft.
lesson-triominos-draw = Wenn du keinen Stein legen kannst oder willst, zieh bis zu drei; jeder kostet fünf Punkte. Hast du angefangen, zieh weiter, bis einer passt.
lesson-triominos-bonus = Eine Brücke oder eine Doppelverbindung bringt 40 Extrapunkte, ein geschlossenes Sechseck 50. Halt danach Ausschau!
lesson-triominos-end = Wer zuerst den letzten eigenen Stein legt, bekommt 25 Punkte und den Wert aller Steine, die die anderen noch haben.
lesson-triominos-free = Das ist alles. Spiel weiter und hol dir einen Tipp, wann immer du magst.

## book: rules

rules-t1 = Es gibt 56 dreieckige Steine mit den Zahlen 0 bis 5, jede Kombination einmal, im Uhrzeigersinn steigend. Ein Stein ist die Summe seiner Ecken wert.
rules-t2 = Zu zweit nehmen beide je 9 Steine, zu dritt oder viert alle je 7, zu fünft oder sechst je 6. Der Rest bildet verdeckt den Vorrat.
rules-t3 = Zuerst wird der höchste Drilling (drei gleiche Zahlen) gelegt, von der Person, die ihn hat. Hat niemand einen Drilling, beginnt der Stein mit dem höchsten Wert. (Auslegung: Dieser Stein muss benutzt werden; bei gleichen Werten entscheidet die größere höchste Ecke, dann die zweite.)
rules-t4 = Wer anfängt, bekommt den Wert des Steins und 10 dazu, auch für 0-0-0.
rules-t5 = Dann geht es im Uhrzeigersinn weiter. Ein Stein wird Seite an Seite an einen anderen gelegt, sodass beide Zahlen der gemeinsamen Seite passen, und bringt seinen Wert. (Auslegung: Jede Ecke, die auf dem Tisch auf eine Ecke trifft, muss passen, auch wo sich nur Spitzen berühren.)
rules-t6 = Wenn du keinen Stein legen kannst oder willst, ziehst du, einen nach dem anderen, höchstens drei; jeder kostet 5 Punkte. Ein gezogener Stein, der passt, muss sofort gelegt werden. Wer angefangen hat zu ziehen, muss weiterziehen, bis ein Stein passt, drei gezogen sind oder der Vorrat leer ist. Passt auch der dritte nicht, verlierst du 10 weitere und der Zug ist vorbei. (Auslegung: Nach dem Ziehen darfst du keinen Stein legen, den du vorher hattest.)
rules-t7 = Wenn der Vorrat leer ist und du keinen Stein legen kannst oder willst, verlierst du 10 Punkte und der Zug ist vorbei. (Auslegung: Ein Zug ohne gelegten Stein kostet immer die 10. Passen alle nacheinander, ist die Runde zu Ende.)
rules-t8 = Wer zuerst den letzten eigenen Stein legt, beendet die Runde und bekommt 25 Punkte und den Wert aller Steine, die die anderen noch haben. Die anderen verlieren nichts.
rules-t9 = Die Runde endet auch, wenn der Vorrat leer ist und niemand einen Stein legen kann. Wer die Steine mit dem niedrigsten Gesamtwert auf der Hand hat, bekommt den Wert der Steine aller anderen, abzüglich des eigenen Werts; die 25 Punkte gibt es dann nicht. (Auslegung: Haben mehrere den niedrigsten Wert, bekommen sie alle auf diese Weise Punkte.)
rules-t10 = Brücke, 40 Punkte: Der Stein teilt eine Seite mit einem Nachbarn, und seine gegenüberliegende Ecke berührt einen anderen Stein.
rules-t11 = Doppelverbindung, 40 Punkte: Der Stein teilt zwei Seiten mit Steinen auf dem Tisch.
rules-t12 = Sechseck, 50 Punkte: Der Stein ist der sechste um einen Punkt. Die Doppelverbindung zählt dann nicht dazu. (Auslegung: Nur das beste der drei Extras zählt. Zwei Sechsecke auf einmal bringen 60, drei 70; mit Optionen immer 50 oder 50 für jedes.)
rules-t13 = Die Partie endet nach der Runde, in der jemand 400 Punkte erreicht; wer die meisten Punkte hat, gewinnt. (Auslegung: Eine Runde wird immer zu Ende gespielt; bei gleichen Summen wird der Sieg geteilt. Das Ziel lässt sich ändern, und die Partie kann nach einer festen Zahl von Runden enden.)
rules-t14 = Wer die nächste Runde beginnt, wird wieder genauso bestimmt.
rules-t15 = Allein: Ein Stein wird aufgedeckt und gelegt; dann gelten dieselben Regeln, Strafen und Extrapunkte, und du versuchst, dein Ergebnis zu verbessern. (Auslegung: Du nimmst 9 Steine; Optionen ändern diese Zahl und begrenzen das Ziehen. Der letzte Stein bringt 25; geht nichts mehr, wird der Wert der übrigen Steine abgezogen.)

## book: captions of the examples

rules-example-triominos-start = Zuerst wurde der höchste Drilling gelegt, für { $points } Punkte: sein Wert und 10.
rules-example-triominos-bridge = Eine Brücke: Der neueste Stein berührt einen Stein mit einer Seite und einen anderen mit der gegenüberliegenden Ecke.
rules-example-triominos-double = Eine Doppelverbindung: Der neueste Stein berührt zwei Steine mit je einer Seite.
rules-example-triominos-hexagon = Der neueste Stein ist der sechste um einen Punkt: ein Sechseck.

## terminal

terminal-letters-triominos = · steht für einen Stein, * für den neuesten.

## command line

score-triominos-first = { $tile } beginnt: der Wert und 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } und eine Brücke
score-triominos-double = { $tile } und eine Doppelverbindung
score-triominos-hexagon = { $tile } und { $count ->
    [one] { $count } Sechseck
   *[other] { $count } Sechsecke
}
score-triominos-drawn = { $count ->
    [one] { $count } Stein gezogen
   *[other] { $count } Steine gezogen
}
score-triominos-missed = Ein Zug ohne gelegten Stein
score-triominos-out = Der letzte Stein der Hand
score-triominos-others = Übrige Steine der anderen
score-triominos-own = Eigene übrige Steine
refused-score-two-out = Nur eine Person kann als erste ihren letzten Stein legen.
refused-score-hand-out = Wer den letzten Stein gelegt hat, hat nichts mehr auf der Hand.
