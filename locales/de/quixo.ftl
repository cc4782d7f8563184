### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Nimm einen Würfel, schieb ihn wieder hinein und bring fünf in eine Linie.
rules-intro-quixo = Nimm einen Würfel vom Rand, dreh ihn auf dein Symbol und schieb ihn wieder hinein. Fünf in einer Linie gewinnen.

## play: options

option-quixo-board = Brett
option-quixo-board-about = Würfel in einer Reihe: 5 ist das normale Spiel, 3 und 4 sind kleiner.
option-quixo-move-cap = Zuggrenze
option-quixo-move-cap-about = Nach so vielen Zügen ist das Spiel remis; 0 heißt ohne Grenze.
option-quixo-repetition = Remis durch Wiederholung
option-quixo-repetition-about = Eine Stellung, die zum dritten Mal entsteht, beendet das Spiel mit Remis.
option-quixo-move-seconds = Sekunden je Zug
option-quixo-move-seconds-about = Wer diese Zeit überschreitet, verliert; 0 heißt ohne Grenze.
option-quixo-partners-may-consult = Teams dürfen sich absprechen
option-quixo-partners-may-consult-about = Öffnet für jedes Team einen eigenen Chat.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } macht den ersten Zug und spielt Kreuz.
       *[circle] { $player } macht den ersten Zug und spielt Kreis.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } schiebt { $from } bei { $to } ein und gewinnt mit einer Linie.
        [loss] { $player } schiebt { $from } bei { $to } ein und bildet eine Linie der Gegenseite.
        [draw] { $player } schiebt { $from } bei { $to } ein: remis.
       *[no] { $player } schiebt { $from } bei { $to } ein.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } schiebt { $from } bei { $to } ein und gewinnt mit einer Linie.
        [loss] { $player } schiebt { $from } bei { $to } ein und bildet eine Linie der Gegenseite.
        [draw] { $player } schiebt { $from } bei { $to } ein: remis.
       *[no]
            { $dot ->
                [self] { $player } schiebt { $from } bei { $to } ein und richtet den Punkt auf sich.
               *[partner] { $player } schiebt { $from } bei { $to } ein und richtet den Punkt auf das Gegenüber im Team.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } kann keinen Würfel nehmen und passt: remis.
       *[no] { $player } kann keinen Würfel nehmen und passt.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] { $from } bei { $to } einschieben und mit einer Linie gewinnen
        [loss] { $from } bei { $to } einschieben und eine Linie der Gegenseite bilden
        [draw] { $from } bei { $to } einschieben: remis
       *[no] { $from } bei { $to } einschieben
    }
may-quixo-push-dot =
    { $ends ->
        [win] { $from } bei { $to } einschieben und mit einer Linie gewinnen
        [loss] { $from } bei { $to } einschieben und eine Linie der Gegenseite bilden
        [draw] { $from } bei { $to } einschieben: remis
       *[no]
            { $dot ->
                [self] { $from } bei { $to } einschieben und den Punkt auf dich richten
               *[partner] { $from } bei { $to } einschieben und den Punkt auf dein Gegenüber im Team richten
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Passen: Du kannst keinen Würfel nehmen, also remis
       *[no] Passen: Du kannst keinen Würfel nehmen
    }

## play: points

score-quixo-own-line = Eine eigene Linie
score-quixo-line-by-other = Eine von der Gegenseite gebildete Linie

## play: hints

reason-quixo-wins = Vollendet deine Linie und gewinnt.
reason-quixo-loses = Vollendet eine Linie der Gegenseite.
reason-quixo-draws = Beendet das Spiel mit Remis.
reason-quixo-lets-win = Die Gegenseite kann im nächsten Zug gewinnen.
reason-quixo-stops = Hindert die Gegenseite daran, eine Linie zu vollenden.
reason-quixo-builds = Deine längste Linie hat jetzt { $count } von { $size }.
reason-quixo-breaks = Zerstört die { $count }er-Linie der Gegenseite.
reason-quixo-new-cube = Bringt deiner Seite einen neuen Würfel.
reason-quixo-own-cube = Bewegt einen eigenen Würfel.

## play: refusals

refused-quixo-over = Das Spiel ist zu Ende.
refused-quixo-lot-first = Wer anfängt, ist noch nicht gelost.
refused-quixo-lot-drawn = Wer anfängt, ist schon gelost.
refused-quixo-never-pass = Zu zweit darf niemand passen.
refused-quixo-pass-with-cube = Du darfst nur passen, wenn du keinen Würfel nehmen kannst.
refused-quixo-not-border = { $square } liegt nicht am Rand.
refused-quixo-other-symbol = { $square } zeigt das Symbol der Gegenseite.
refused-quixo-other-dot = Der Punkt von { $square } zeigt auf { $player }.
refused-quixo-same-place = Der Würfel darf nicht dorthin zurück, wo er herkam.
refused-quixo-not-an-end = Ein Würfel von { $from } kann nicht bei { $to } hinein: Wähle ein Ende seiner Reihe oder Spalte.
refused-quixo-no-dots = Punkte gibt es nur zu viert.
refused-quixo-dot-at-partner = Der Punkt muss auf dich oder dein Gegenüber im Team zeigen.
refused-quixo-three = Quixo spielt man zu zweit oder zu viert in Teams.
refused-quixo-endless = Ohne Zuggrenze und ohne Remis durch Wiederholung könnte ein Spiel nie enden.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Vor dem Losen ist das Brett leer, und nichts wurde bewegt.
        [moves] So viele Würfel können in so wenigen Zügen nicht gedreht worden sein.
        [past] Die früheren Stellungen führen nicht zu dieser.
        [line] Das Spiel war vor dieser Stellung zu Ende.
       *[last] Der letzte Zug führt nicht zu dieser Stellung.
    }
text-quixo-square = Hier wird ein Feld von a1 bis { $last } erwartet.
text-quixo-cube =
    { $seats ->
        [4] Ein leerer Würfel ist „.“, sonst steht der Platz da, auf den sein Punkt zeigt, 0 bis 3.
       *[other] Ein leerer Würfel ist „.“, ein Kreuz „x“, ein Kreis „o“.
    }

## page: the board

help-quixo = Nimm einen Würfel mit hellem Rand, dann wähle, von welcher Seite er eingeschoben wird. Mit der Tastatur: Pfeile, Enter, dann der Pfeil dieser Seite.
quixo-board = Brett
quixo-cell =
    { $square }: { $symbol ->
        [cross] Kreuz
        [circle] Kreis
       *[blank] leer
    }{ $dot ->
        [yes] , zeigt auf { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , kann genommen werden
       *[no] { "" }
    }
quixo-row = Reihe { $row }: { $cells }
quixo-cube-cross = Kreuz
quixo-cube-circle = Kreis
quixo-cube-blank = leer
quixo-choose-cube =
    { $symbol ->
        [cross] Nimm einen Würfel: leer oder Kreuz.
       *[circle] Nimm einen Würfel: leer oder Kreis.
    }
quixo-choose-cube-dot = Nimm einen leeren Würfel oder einen, dessen Punkt auf dich zeigt.
quixo-choose-side = Von welcher Seite wird er eingeschoben?
quixo-move =
    { $side ->
        [top] Würfel { $from }, von oben eingeschoben
        [bottom] Würfel { $from }, von unten eingeschoben
        [left] Würfel { $from }, von links eingeschoben
       *[right] Würfel { $from }, von rechts eingeschoben
    }
quixo-move-dot = der Punkt zeigt auf { $player }
quixo-move-pass = Passen
quixo-must-pass = Du kannst keinen Würfel nehmen: Du musst passen.
quixo-dot = Auf wen der Punkt zeigt
quixo-wins = gewinnt
quixo-loses = Vorsicht: Das bildet eine Linie der Gegenseite!
quixo-moment = { $count } in einer Linie!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Du machst den ersten Zug und spielst Kreuz.
       *[circle] Du machst den ersten Zug und spielst Kreis.
    }
own-quixo-push =
    { $ends ->
        [win] Du schiebst { $from } bei { $to } ein und gewinnst mit einer Linie.
        [loss] Du schiebst { $from } bei { $to } ein und bildest eine Linie der Gegenseite.
        [draw] Du schiebst { $from } bei { $to } ein: remis.
       *[no] Du schiebst { $from } bei { $to } ein.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Du schiebst { $from } bei { $to } ein und gewinnst mit einer Linie.
        [loss] Du schiebst { $from } bei { $to } ein und bildest eine Linie der Gegenseite.
        [draw] Du schiebst { $from } bei { $to } ein: remis.
       *[no]
            { $dot ->
                [self] Du schiebst { $from } bei { $to } ein und richtest den Punkt auf dich.
               *[partner] Du schiebst { $from } bei { $to } ein und richtest den Punkt auf das Gegenüber im Team.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Du kannst keinen Würfel nehmen und passt: remis.
       *[no] Du kannst keinen Würfel nehmen und passt.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: Bring fünf deiner Symbole in eine Linie, und du gewinnst. Es zählt eine Reihe, eine Spalte oder eine Diagonale.
lesson-quixo-take = Nimm einen leeren Würfel vom Rand und wähle, von welcher Seite er wieder hineingeschoben wird. Er kommt mit deinem Symbol zurück.
lesson-quixo-again = Die ganze Linie ist um eins weitergerückt. Du darfst leere und eigene Würfel nehmen, nie die der Gegenseite.
lesson-quixo-other = Das Schieben bewegt auch die Würfel der Gegenseite: Zerstör damit ihre Linien.
lesson-quixo-danger = Aber Vorsicht: Wenn dein Schub der Gegenseite fünf verschafft, verlierst du, auch wenn du selbst fünf bekommst.
lesson-quixo-free = Das ist alles. Spiel weiter und hol dir einen Tipp, wann immer du magst.

## book: rules

rules-q1 = 25 Würfel liegen auf 5 × 5 Feldern, mit einer leeren Seite nach oben. Jeder Würfel hat ein Kreuz und einen Kreis; der Rest ist leer. Eine Seite spielt Kreuz, die andere Kreis. Wer anfängt, wird gelost. Optionen: Bretter mit 3 × 3 oder 4 × 4 Feldern.
rules-q2 = In deinem Zug nimmst du einen der 16 Würfel am Rand, der leer ist oder dein Symbol zeigt, nie einen mit dem Symbol der Gegenseite.
rules-q3 = Was er auch zeigte, er kommt mit deinem Symbol nach oben zurück.
rules-q4 = Schieb ihn von einem Ende der Reihe oder Spalte wieder hinein, aus der er kam, sodass sich die Lücke schließt: zwei Möglichkeiten bei einer Ecke, drei bei den anderen. An seinen alten Platz darf er nicht zurück.
rules-q5 = Fünf deiner Symbole in einer Linie gewinnen, in einer Reihe, einer Spalte oder einer Diagonale.
rules-q6 = Wenn du eine Linie aus dem Symbol der Gegenseite bildest, verlierst du, auch wenn derselbe Schub eine eigene Linie bildet.
rules-q7 = Zu zweit darf niemand passen, und es ist auch nie nötig.
rules-q8 = Eine Zeitgrenze für jeden Zug kann vereinbart werden. (Auslegung: Wer die Zeit überschreitet, verliert.)
rules-q9 = (Auslegung: In den gedruckten Regeln gibt es kein Remis. Eine Stellung, die zum dritten Mal entsteht, ist remis, ebenso ein Spiel von 200 Zügen. Die Zahl der Züge lässt sich ändern; eine der beiden Regeln lässt sich abschalten, aber nicht beide.)
rules-q10 = Zu viert gibt es zwei Teams; die beiden eines Teams sitzen sich gegenüber. Es geht im Uhrzeigersinn, also wechseln sich die Teams ab.
rules-q11 = Jedes Symbol hat einen Punkt. Einen Würfel mit Symbol darf nur nehmen, auf wen der Punkt zeigt; leere Würfel dürfen alle nehmen. Der Punkt zeigt weiter auf dieselbe Person, während der Würfel verschoben wird.
rules-q12 = Wenn du einen Würfel einschiebst, richtest du seinen Punkt auf dich oder auf dein Gegenüber im Team.
rules-q13 = Du darfst nur passen, wenn kein Würfel am Rand leer ist und kein Randwürfel mit deinem Symbol auf dich zeigt. (Auslegung: Dann musst du passen.)
rules-q14 = Es wird vereinbart, ob sich die Teams über das Spiel absprechen dürfen; das legt eine Option fest.

## book: captions of the examples

rules-example-quixo-push = Der markierte Würfel wurde bei { $to } hineingeschoben; alle Würfel von dort bis { $from }, wo er weggenommen wurde, sind um eins weitergerückt.
rules-example-quixo-line = Eine ganze Linie aus Kreuzen: Kreuz hat gewonnen.
rules-example-quixo-other = Kreuz hat geschoben und eine Linie aus Kreisen gebildet: Kreis hat gewonnen.
rules-example-quixo-dots = Zu viert hat jedes Symbol einen Punkt; den Würfel darf nur nehmen, auf wen der Punkt zeigt.

## terminal

terminal-letters-quixo = X Kreuz, O Kreis, · leer; eine Ziffer hinter einem Symbol sagt, auf wen sein Punkt zeigt.

## command line

cli-solve-about = Quixo lösen: der Wert jeder Stellung
cli-solve-game = Was gelöst wird
cli-solve-size = Würfel in einer Reihe: 3, 4 oder 5
cli-solve-distances = Auch ermitteln, wie viele Züge Siege und Niederlagen brauchen
cli-solve-dir = Fertige Tabellen hier aufbewahren und nach einem Halt damit weitermachen
cli-solve-layers = Nur so viele Schichten lösen (Bretter mit gleich vielen gedrehten Würfeln), vom vollen Brett an
cli-solve-threads = Anzahl der Threads
cli-solve-check = So viele zufällige Stellungen jeder Schicht noch einmal nachrechnen, allein nach den Regeln
cli-solve-json = Ein JSON-Dokument ausgeben
solve-progress = Würfel: { $cubes }, { $rate } Stellungen/s, noch { $left } s, { $memory } MB Speicher, { $disk } MB Platte
solve-layer = { $cubes ->
    [all] Zusammen: Siege { $wins }, Niederlagen { $losses }, Remis { $draws }
   *[other] Gedrehte Würfel: { $cubes }; Siege { $wins }, Niederlagen { $losses }, Remis { $draws }
}
solve-first = { $value ->
    [win] Wer anfängt, gewinnt.
    [loss] Wer anfängt, verliert.
   *[draw] Das Spiel ist remis.
}
solve-done = { $seconds } s, { $rate } Stellungen je Sekunde bis auf Symmetrie; diese Brettgröße ganz zu lösen dauert so { $whole } Stunden.
solve-checked = { $boards } Stellungen nachgerechnet: Alle stimmen.
refused-solve-size = Es gibt Bretter mit 3, 4 und 5 Würfeln in einer Reihe.
refused-solve-folder = Bretter mit 5 Würfeln in einer Reihe brauchen einen Ordner für ihre Tabellen (--dir).
refused-train-tables = Das Training braucht die Tabellen aller Bretter mit 5 × 5 Würfeln; erstelle sie zuerst (klots solve quixo --size 5).
refused-solve-wrong = Diese Stellung ist falsch gelöst: { $board }. Bitte melde es; lösche die Tabellen und löse sie neu.
score-quixo-line = { $symbol ->
    [cross] Kreuz hat eine Linie
   *[circle] Kreis hat eine Linie
}: { $cells }
score-quixo-none = Niemand hat eine Linie.
score-quixo-won = { $symbol ->
    [cross] Kreuz hat gewonnen.
   *[circle] Kreis hat gewonnen.
}
refused-score-board = Ein Brett hat { $min } bis { $max } Reihen mit je ebenso vielen Würfeln.
refused-score-pushed = Beide Seiten haben eine Linie: Sag, wer zuletzt geschoben hat, „pushed: x“ oder „pushed: o“.
