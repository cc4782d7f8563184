told-quixo-starts =
    { $symbol ->
        [cross] { $player } macht den ersten Zug und spielt Kreuz.
       *[circle] { $player } macht den ersten Zug und spielt Kreis.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } schiebt { $from } bei { $to } ein und gewinnt mit einer Linie.
        [loss] { $player } schiebt { $from } bei { $to } ein und bildet eine Linie der Gegenseite.
        [draw] { $player } schiebt { $from } bei { $to } ein: unentschieden.
       *[no] { $player } schiebt { $from } bei { $to } ein.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } schiebt { $from } bei { $to } ein und gewinnt mit einer Linie.
        [loss] { $player } schiebt { $from } bei { $to } ein und bildet eine Linie der Gegenseite.
        [draw] { $player } schiebt { $from } bei { $to } ein: unentschieden.
       *[no]
            { $dot ->
                [self] { $player } schiebt { $from } bei { $to } ein und behält den Punkt.
               *[partner] { $player } schiebt { $from } bei { $to } ein und richtet den Punkt auf das Gegenüber im Team.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } kann keinen Würfel nehmen und passt: unentschieden.
       *[no] { $player } kann keinen Würfel nehmen und passt.
    }
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
refused-quixo-endless = Ohne Höchstzahl der Züge und ohne Remis durch Wiederholung könnte ein Spiel nie enden.
refused-quixo-position =
    { $why ->
        [lot] Vor dem Losen ist das Brett leer, und nichts wurde bewegt.
        [moves] So viele Würfel können in so wenigen Zügen nicht gedreht worden sein.
        [past] Die früheren Bretter führen nicht zu diesem.
        [line] Das Spiel war vor dieser Stellung zu Ende.
       *[last] Der letzte Zug führt nicht zu dieser Stellung.
    }
text-quixo-square = Hier wird ein Feld von a1 bis { $last } erwartet.
text-quixo-cube =
    { $seats ->
        [4] Ein leerer Würfel ist „.“, sonst steht der Platz da, auf den sein Punkt zeigt, 0 bis 3.
       *[other] Ein leerer Würfel ist „.“, ein Kreuz „x“, ein Kreis „o“.
    }
score-quixo-own-line = Eine eigene Linie
score-quixo-line-by-other = Eine von der Gegenseite gebildete Linie
option-quixo-board = Brett
option-quixo-board-about = Würfel in einer Reihe: 5 ist das echte Spiel, 3 und 4 sind kleine.
option-quixo-move-cap = Zuggrenze
option-quixo-move-cap-about = Nach so vielen Zügen ist das Spiel unentschieden; 0 heißt ohne Grenze.
option-quixo-repetition = Remis durch Wiederholung
option-quixo-repetition-about = Eine Stellung, die zum dritten Mal entsteht, beendet das Spiel unentschieden.
option-quixo-move-seconds = Sekunden je Zug
option-quixo-move-seconds-about = Wer länger braucht, verliert; 0 heißt ohne Grenze.
option-quixo-partners-may-consult = Teams dürfen sich absprechen
option-quixo-partners-may-consult-about = Öffnet für jedes Team einen eigenen Chat.
