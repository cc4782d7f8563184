terrain-wheat = Kornfeld
terrain-forest = Wald
terrain-water = See
terrain-grass = Grasland
terrain-swamp = Moor
terrain-mine = Bergwerk
terrain-castle = Schloss
option-kingdomino-three-players = Zu dritt
option-kingdomino-three-players-about = Wie viele Dominos in einer Reihe liegen, wenn drei spielen.
option-kingdomino-three-players-is-lines_of_three = Dreierreihen, 36 Dominos
option-kingdomino-three-players-is-lines_of_four = Viererreihen, alle 48; was niemand nimmt, kommt aus dem Spiel
option-kingdomino-first-picks = Erste Wahl
option-kingdomino-first-picks-about = In welcher Reihenfolge zu zweit aus der ersten Reihe gewählt wird.
option-kingdomino-first-picks-is-lot = die Könige werden gelost
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastie
option-kingdomino-dynasty-about = Drei Spiele nacheinander; die höchste Summe gewinnt.
option-kingdomino-middle-kingdom = Reich der Mitte
option-kingdomino-middle-kingdom-about = 10 Extrapunkte für ein Schloss in der Mitte seines Königreichs.
option-kingdomino-middle-kingdom-is-off = aus
option-kingdomino-middle-kingdom-is-rule = nach links so weit wie nach rechts, nach oben so weit wie nach unten
option-kingdomino-middle-kingdom-is-reach = nichts liegt weiter weg als die Hälfte eines vollen Königreichs
option-kingdomino-middle-kingdom-is-full = auf allen Seiten gleich und so breit und hoch wie möglich
option-kingdomino-harmony = Harmonie
option-kingdomino-harmony-about = 5 Extrapunkte für ein vollständiges Königreich ohne abgeworfenes Domino.
option-kingdomino-mighty-duel = Das große Duell
option-kingdomino-mighty-duel-about = Zu zweit, alle 48 Dominos, Königreiche von 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] Die Könige sind gezogen: { $player } wählt zuerst.
       *[other] Spiel { $game } von { $games }. Die Könige sind gezogen: { $player } wählt zuerst.
    }
told-kingdomino-row = Die nächsten Dominos: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } legt Domino { $tile }.
        [one] { $player } legt Domino { $tile } für { $points } Punkt.
       *[other] { $player } legt Domino { $tile } für { $points } Punkte.
    }
told-kingdomino-discard = { $player } hat keinen Platz für Domino { $tile } und wirft es ab.
told-kingdomino-pick = { $player } wählt Domino { $tile }.
score-kingdomino-property =
    { $terrain ->
        [wheat] Kornfeld
        [forest] Wald
        [water] See
        [grass] Grasland
        [swamp] Moor
       *[mine] Bergwerk
    }: { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } × { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Kornfeld
        [forest] Wald
        [water] See
        [grass] Grasland
        [swamp] Moor
       *[mine] Bergwerk
    } wächst auf { $squares ->
        [one] { $squares } Feld
       *[other] { $squares } Felder
    } × { $crowns ->
        [one] { $crowns } Krone
       *[other] { $crowns } Kronen
    }
score-kingdomino-middle = Reich der Mitte: Das Schloss liegt in der Mitte
score-kingdomino-middle-lost = Das Schloss liegt nicht mehr in der Mitte
score-kingdomino-harmony = Harmonie: Das Königreich ist vollständig
score-kingdomino-harmony-lost = Das Königreich ist nicht mehr vollständig
score-kingdomino-game = Spiel { $game }
refused-kingdomino-over = Das Spiel ist zu Ende.
refused-kingdomino-luck = Zuerst werden Dominos oder Könige gezogen.
refused-kingdomino-place-first = Leg zuerst dein Domino, dann wähle das nächste.
refused-kingdomino-pick-now = Dein Domino liegt schon; wähle jetzt das nächste.
refused-kingdomino-other-domino = Du musst Domino { $own } legen, nicht { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } liegt nicht in der Reihe zur Wahl.
refused-kingdomino-taken = Auf Domino { $tile } steht schon ein König.
refused-kingdomino-backwards = Beide Hälften von Domino { $tile } sind gleich: Schreib es mit Richtung Osten oder Süden.
refused-kingdomino-covered = Dieses Feld ist schon belegt.
refused-kingdomino-outside = Das Königreich wäre { $across } × { $down } Felder groß; es muss in { $size } × { $size } passen.
refused-kingdomino-unmatched =
    Keine Hälfte berührt das Schloss oder die eigene Landschaft ({ $left ->
        [wheat] Kornfeld
        [forest] Wald
        [water] See
        [grass] Grasland
        [swamp] Moor
       *[mine] Bergwerk
    }, { $right ->
        [wheat] Kornfeld
        [forest] Wald
        [water] See
        [grass] Grasland
        [swamp] Moor
       *[mine] Bergwerk
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Domino { $tile } kann auf { $count } Art gelegt werden, also muss es gelegt werden.
       *[other] Domino { $tile } kann auf { $count } Arten gelegt werden, also muss es gelegt werden.
    }
refused-kingdomino-no-luck = Jetzt ist nichts zu ziehen.
refused-kingdomino-row-twice = Domino { $tile } ist zweimal in der Reihe.
refused-kingdomino-row-seen = Domino { $tile } lag schon aus.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } hat { $kings } König in der Reihenfolge.
       *[other] { $player } hat { $kings } Könige in der Reihenfolge.
    }
refused-kingdomino-kings-snake = In der Schlangenfolge ist die Reihenfolge A, B, B, A.
refused-kingdomino-position-word = „{ $text }“ ist in dieser Stellung nicht lesbar.
refused-kingdomino-position-missing = Der Stellung fehlt der Teil „{ $section }“.
refused-kingdomino-position-twice = Domino { $tile } ist an zwei Stellen.
refused-kingdomino-position-order = Die Dominos einer Reihe steigen von der kleinsten Zahl an.
refused-kingdomino-position-kings = Die Könige von { $player } gehen nicht auf.
refused-kingdomino-position-count = Die Zahl der Dominos geht nicht auf.
refused-kingdomino-position-kingdom = Das Königreich von { $player } ist nach den Regeln nicht möglich.
refused-kingdomino-position-stage = Der Stand des Spiels passt nicht zu den Reihen auf dem Tisch.
refused-kingdomino-position-past = Die beendeten Spiele dieser Dynastie gehen nicht auf.
text-kingdomino-move = Ein Zug sieht aus wie „48@1,0>e“, „discard 48“ oder „pick 48“.
text-kingdomino-direction = Ein Domino zeigt nach e, s, w oder n.
reason-kingdomino-points =
    Es bringt sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
reason-kingdomino-middle = Das Schloss bleibt in der Mitte.
reason-kingdomino-no-hole = Es lässt kein Feld, das nicht zu füllen ist.
reason-kingdomino-holes =
    { $count ->
        [one] Es lässt { $count } Feld, das nicht zu füllen ist.
       *[other] Es lässt { $count } Felder, die nicht zu füllen sind.
    }
reason-kingdomino-no-place = Für Domino { $tile } ist kein Platz.
reason-kingdomino-would-bring =
    Es kann sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    } bringen.
reason-kingdomino-crowns =
    Es hat { $count ->
        [one] { $count } Krone
       *[other] { $count } Kronen
    }.
reason-kingdomino-denies =
    { $player } bekäme damit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
reason-kingdomino-order =
    { $place ->
        [1] In der nächsten Runde bist du zuerst dran.
        [2] In der nächsten Runde bist du an zweiter Stelle dran.
        [3] In der nächsten Runde bist du an dritter Stelle dran.
       *[other] In der nächsten Runde bist du zuletzt dran.
    }
