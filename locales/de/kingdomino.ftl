### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Bau aus Dominos ein Königreich um dein Schloss und nutze jede Krone.
rules-intro-kingdomino = Bau das reichste Königreich: Leg Dominos mit sechs Landschaften um dein Schloss und sammle Kronen.

## play: terms

terrain-wheat = Kornfeld
terrain-forest = Wald
terrain-water = See
terrain-grass = Grasland
terrain-swamp = Moor
terrain-mine = Bergwerk
terrain-castle = Schloss
terrain-letter-wheat = K
terrain-letter-forest = W
terrain-letter-water = S
terrain-letter-grass = G
terrain-letter-swamp = M
terrain-letter-mine = B

## play: options

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
option-kingdomino-middle-kingdom-is-reach = kein Feld weiter als 2 vom Schloss entfernt (3 im großen Duell)
option-kingdomino-middle-kingdom-is-full = Schloss in der Mitte, Königreich so breit und so hoch wie möglich
option-kingdomino-harmony = Harmonie
option-kingdomino-harmony-about = 5 Extrapunkte für ein vollständiges Königreich ohne abgeworfenes Domino.
option-kingdomino-mighty-duel = Das große Duell
option-kingdomino-mighty-duel-about = Zu zweit, alle 48 Dominos, Königreiche von 7 × 7.

## play: log

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

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Domino { $tile } legen
        [one] Domino { $tile } für { $points } Punkt legen
       *[other] Domino { $tile } für { $points } Punkte legen
    }
may-kingdomino-discard = Domino { $tile } abwerfen: passt nirgends
may-kingdomino-pick = Domino { $tile } wählen

## play: points

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
score-kingdomino-tie = Gleich viele Punkte: Es entscheidet das größte Gebiet ({ $squares ->
    [one] { $squares } Feld
   *[other] { $squares } Felder
}), dann die Kronen ({ $crowns })

## play: hints

reason-kingdomino-points =
    Es bringt sofort { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
reason-kingdomino-middle = Das Schloss bleibt in der Mitte.
reason-kingdomino-no-hole = Es bleibt keine Lücke, die sich nicht füllen lässt.
reason-kingdomino-holes =
    { $count ->
        [one] Es bleibt { $count } Lücke, die sich nicht füllen lässt.
       *[other] Es bleiben { $count } Lücken, die sich nicht füllen lassen.
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

## play: refusals

refused-kingdomino-over = Das Spiel ist zu Ende.
refused-kingdomino-luck = Zuerst werden Dominos oder Könige gezogen.
refused-kingdomino-place-first = Leg zuerst dein Domino, dann wähle das nächste.
refused-kingdomino-pick-now = Dein Domino liegt schon; wähle jetzt das nächste.
refused-kingdomino-other-domino = Du musst Domino { $own } legen, nicht { $tile }.
refused-kingdomino-not-in-row = Domino { $tile } liegt nicht in der Reihe, aus der du wählst.
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
refused-kingdomino-row-count = Dominos in einer Reihe: { $count }, nicht { $written }.
refused-kingdomino-lot-count = Könige zum Ziehen: { $count }, nicht { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } muss { $kings } König in der Reihenfolge haben.
       *[other] { $player } muss { $kings } Könige in der Reihenfolge haben.
    }
refused-kingdomino-kings-snake = Mit dieser Option ist die Reihenfolge A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = „{ $text }“ ist in dieser Stellung nicht lesbar.
refused-kingdomino-position-missing = Der Stellung fehlt der Teil „{ $section }“.
refused-kingdomino-position-twice = Domino { $tile } ist an zwei Stellen.
refused-kingdomino-position-order = Die Dominos einer Reihe müssen nach Zahlen geordnet sein, die kleinste zuerst.
refused-kingdomino-position-kings = Die Zahl der Könige von { $player } stimmt nicht.
refused-kingdomino-position-count = Die Zahl der Dominos stimmt nicht.
refused-kingdomino-position-kingdom = Das Königreich von { $player } ist nach den Regeln nicht möglich.
refused-kingdomino-position-stage = Der Stand des Spiels passt nicht zu den Reihen auf dem Tisch.
refused-kingdomino-position-past = Die beendeten Spiele dieser Dynastie stimmen nicht.
text-kingdomino-move = Ein Zug sieht aus wie „48@1,0>e“, „discard 48“ oder „pick 48“.
text-kingdomino-direction = Ein Domino zeigt nach e, s, w oder n.

## page: the board

help-kingdomino = Wähle ein hervorgehobenes Feld; das Domino erscheint dort mit seinen Punkten. Dreh es, dann spiel es. D führt zu den Dominos, die zur Wahl stehen, P zu deinem Königreich.
kingdomino-current = Zu legen
kingdomino-round = Runde { $round } von { $rounds }
kingdomino-game = Spiel { $game } von { $games }
kingdomino-next = Zur Wahl
kingdomino-done = fertig
kingdomino-castle = Schloss
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } mit { $crowns } Krone
       *[other] { $terrain } mit { $crowns } Kronen
    }
kingdomino-tile = Domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } rechts
        [left] { $x } links
       *[none] { "" }
    } { $along ->
        [down] { $y } unten
        [up] { $y } oben
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] leer
        [one] leer, { $ways } Möglichkeit
       *[other] leer, { $ways } Möglichkeiten
    }
kingdomino-kingdom =
    Königreich von { $player }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kingdomino-enlarge =
    Königreich von { $player } ansehen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kingdomino-own-again = Zurück zu meinem Königreich
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – noch keine Krone
       *[no] { $gain }
    }
kingdomino-choose-place = Leg { $tile }.
kingdomino-choose-tile = Wähle ein Domino für die nächste Runde.
kingdomino-no-place = Domino { $number } passt nirgends. Es wird abgeworfen.
kingdomino-discard = { $number } abwerfen
kingdomino-next-order = In der nächsten Runde wählst du an { $place }. Stelle.
kingdomino-one-way = Keine andere Richtung passt hier.
kingdomino-not-here = Das Domino passt hier nicht.
kingdomino-move-pick = { $tile } wählen
kingdomino-move-discard = Domino { $number } abwerfen
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = In der nächsten Runde wählst du an { $first }. bis { $last }. Stelle, je nachdem, was die anderen nehmen.
kingdomino-moment = Gebiet vollendet: { $points }
kingdomino-to-come = Dominos, die noch kommen
kingdomino-to-come-about = Was schon auslag, ist blass. Noch verdeckt: { $count }.

## page: the score pad

pad-terrain = Landschaft
pad-crowns = Kronen
pad-empty = leer
pad-kingdom = Das Königreich
pad-size = { $size } × { $size } Felder
pad-kingdomino-about = Wähle eine Landschaft und ihre Kronen, dann tipp die Felder des Königreichs an.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Die Könige sind gezogen: Du wählst zuerst.
       *[other] Spiel { $game } von { $games }. Die Könige sind gezogen: Du wählst zuerst.
    }
own-kingdomino-place =
    { $points ->
        [0] Du legst Domino { $tile }.
        [one] Du legst Domino { $tile } für { $points } Punkt.
       *[other] Du legst Domino { $tile } für { $points } Punkte.
    }
own-kingdomino-discard = Du hast keinen Platz für Domino { $tile } und wirfst es ab.
own-kingdomino-pick = Du wählst Domino { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Willkommen, Majestät! Bau aus Dominos ein Königreich um dein Schloss. Land ist nur etwas wert, wenn es Kronen trägt.
lesson-kingdomino-pick = Wähle ein Domino aus der Reihe: Tipp es an und spiel es dann. Mit kleinen Zahlen wählst du in der nächsten Runde früh; große Zahlen tragen mehr Kronen.
lesson-kingdomino-order = Dein König steht jetzt auf diesem Domino. Die Könige sind in der Reihenfolge der Zahlen dran, die kleinste zuerst.
lesson-kingdomino-place = Leg jetzt dein Domino auf eines der hervorgehobenen Felder; die Zahl zeigt, wie viele Punkte es bringt. Dreh es mit ↻, dem Mausrad oder der Taste R.
lesson-kingdomino-match = Eine Hälfte muss die eigene Landschaft oder das Schloss berühren. Versuch, eine Landschaft mit Kronen zu vergrößern.
lesson-kingdomino-points = Jede zusammenhängende Landschaft bringt ihre Felder mal ihre Kronen: Vier Felder Wald mit zwei Kronen sind acht Punkte wert.
lesson-kingdomino-limit = Dein Königreich muss in fünf mal fünf Felder passen. Ein Domino, das nirgends passt, wird abgeworfen; vermeide also enge Lücken.
lesson-kingdomino-free = Das ist alles. Spiel weiter und hol dir einen Tipp, wann immer du magst.

## book: rules

rules-k1 = Kingdomino ist für zwei, drei oder vier Personen. Alle bauen ein Königreich um je ein Schlossfeld.
rules-k2 = Zu zweit haben beide je zwei Könige; zu dritt oder zu viert alle je einen.
rules-k3 = Es gibt 48 Dominos mit den Zahlen 1 bis 48. Zu viert werden alle benutzt, zu dritt 36, zu zweit 24; der Rest wird verdeckt aussortiert. (Auslegung: Die gedruckte Zahl für drei Personen, 38, ist ein Druckfehler.) Option: Zu dritt werden alle 48 in Viererreihen benutzt, und was niemand gewählt hat, wird aussortiert.
rules-k4 = Eine Reihe hat so viele Dominos, wie es Könige gibt: vier zu zweit oder zu viert, drei zu dritt. Sie liegen nach Zahlen geordnet, die kleinste oben.
rules-k5 = Für die erste Reihe werden die Könige in zufälliger Reihenfolge gezogen; in dieser Reihenfolge kommt jeder auf ein freies Domino. Auf einem Domino steht nur ein König. Option zu zweit: Die Reihenfolge ist A, B, B, A.
rules-k6 = Wenn alle Dominos einer Reihe gewählt sind, wird die nächste ausgelegt, solange es Dominos gibt.
rules-k7 = Gespielt wird in der Reihenfolge der Könige in der Reihe, von oben nach unten.
rules-k8 = In deinem Zug legst du zuerst das Domino unter deinem König in dein Königreich, dann stellst du den König auf ein freies Domino der nächsten Reihe.
rules-k9 = Zu zweit haben beide je zwei Züge pro Runde, einen für jeden König.
rules-k10 = Das Spiel hat zwölf Runden, zu zweit sechs (zwölf im großen Duell).
rules-k11 = In der letzten Runde gibt es nichts mehr zu wählen: Du legst nur noch dein Domino.
rules-k12 = Ein Domino bedeckt zwei freie Nachbarfelder, in einer der vier Richtungen.
rules-k13 = Mindestens eine Hälfte muss mit einer Seite das Schloss oder ein Feld der eigenen Landschaft berühren. Eine passende Seite genügt; die anderen Seiten müssen nicht passen.
rules-k14 = Das ganze Königreich samt Schloss muss in ein Quadrat von 5 × 5 passen (7 × 7 im großen Duell). Das Schloss darf darin überall liegen.
rules-k15 = Ein Domino, das gelegt werden kann, muss gelegt werden, gleich an welcher passenden Stelle. Passt es nirgends, wird es abgeworfen; danach wählst du wie immer. Lücken dürfen bleiben.
rules-k16 = Felder einer Landschaft, die mit ihren Seiten zusammenhängen, bilden ein Gebiet. Es bringt seine Felder mal seine Kronen; ohne Krone bringt es nichts. Du darfst mehrere Gebiete einer Landschaft haben. Das Schloss gehört zu keinem.
rules-k17 = Wer die meisten Punkte hat, gewinnt. Bei Gleichstand entscheidet das größte einzelne Gebiet, dann die Zahl der Kronen; steht es dann noch gleich, wird der Sieg geteilt.
rules-k18 = Dynastie: drei Spiele nacheinander, und die höchste Summe gewinnt. Bei gleichen Summen wird der Sieg geteilt. Für jedes Spiel werden die Könige neu gezogen.
rules-k19 = Reich der Mitte: 10 Extrapunkte, wenn das Schloss in der Mitte des Königreichs liegt. (Auslegung: vom linken Rand des Gelegten so weit wie vom rechten, und von oben so weit wie von unten.) Für zwei andere Lesarten gibt es Optionen.
rules-k20 = Harmonie: 5 Extrapunkte, wenn nichts abgeworfen wurde und das Königreich vollständig ist: jedes Domino gelegt und das Quadrat voll.
rules-k21 = Das große Duell: Zu zweit werden alle 48 Dominos benutzt und in zwölf Runden zu vier Dominos Königreiche von 7 × 7 gebaut.

## book: captions of the examples

rules-example-kingdomino-tiles = Ein Domino hat zwei Hälften, jede mit einer Landschaft und manchmal mit Kronen. Die Zahl bestimmt die Reihenfolge.
rules-example-kingdomino-row = Die Könige sind in der Reihenfolge der Zahlen dran. Wer ein Domino gelegt hat, setzt den König auf ein freies Domino der nächsten Reihe.
rules-example-kingdomino-match = Eine passende Seite genügt: Domino { $tile } berührt nur mit einer Hälfte die eigene Landschaft.
rules-example-kingdomino-scoring = Dieses Königreich bringt { $points } Punkte: Jedes Gebiet zählt seine Felder mal seine Kronen.
rules-example-kingdomino-complete = Ein vollständiges Königreich mit dem Schloss in der Mitte: Mit beiden Varianten bringt es { $points } Punkte.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } Kornfeld, { terrain-letter-forest } Wald, { terrain-letter-water } See, { terrain-letter-grass } Grasland, { terrain-letter-swamp } Moor, { terrain-letter-mine } Bergwerk, mit der Zahl der Kronen; ♜ Schloss; ♔ und eine Nummer: der König von diesem Platz.

## command line

refused-score-castle = Ein Königreich hat genau ein Schloss; schreib es als „C“.
refused-score-mixed = Schreib ein Königreich entweder als Karte oder als Dominos, nicht beides.
