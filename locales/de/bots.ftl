level-beginner = Anfänger
level-beginner-about = Sieht nur einen Zug weit und übersieht manches, wie es Anfängern geht.
level-easy = Leicht
level-easy-about = Sieht, was ein Zug sofort bringt, und die deutlichsten Gefahren.
level-medium = Mittel
level-medium-about = Bedenkt zu jedem Zug die Antwort.
level-hard = Schwer
level-hard-about = Plant voraus und irrt sich selten.
level-expert = Meister
level-expert-about = Nutzt alles, was über das Spiel bekannt ist, und alle Zeit, die da ist.
level-random = Zufall
level-random-about = Spielt irgendeinen erlaubten Zug.
level-greedy = Gierig
level-greedy-about = Nimmt, was sofort am besten ist, und schaut nie weiter.
refused-budget = „{ $text }“ ist keine Bedenkzeit. Möglich: { $possible } (Millisekunden, Sekunden, Stellungen, Durchläufe).
reason-quixo-wins = Bildet deine Linie und gewinnt.
reason-quixo-loses = Bildet eine Linie der Gegenseite.
reason-quixo-draws = Beendet das Spiel unentschieden.
reason-quixo-lets-win = Die Gegenseite kann im nächsten Zug gewinnen.
reason-quixo-stops = Verhindert eine Linie, die die Gegenseite vollenden könnte.
reason-quixo-builds = Deine vollste Linie hat jetzt { $count } von { $size }.
reason-quixo-breaks = Zerstört die { $count }er-Linie der Gegenseite.
reason-quixo-new-cube = Nimmt einen neuen Würfel für deine Seite.
reason-quixo-own-cube = Bewegt einen eigenen Würfel und gibt nichts her.
class-forced = Keine Wahl
class-best = Bester Zug
class-good = Gut
class-inaccuracy = Ungenau
class-mistake = Fehler
class-blunder = Grober Fehler
analysis-seat =
    { $player }: zu { $accuracy } % genau, { $best } von { $moves } Zügen die besten; { $inaccuracies ->
        [one] { $inaccuracies } Ungenauigkeit
       *[other] { $inaccuracies } Ungenauigkeiten
    }, { $mistakes ->
        [one] { $mistakes } Fehler
       *[other] { $mistakes } Fehler
    }, { $blunders ->
        [one] { $blunders } grober Fehler
       *[other] { $blunders } grobe Fehler
    }. Verschenkt: { $lost } % eines Sieges; Glück: { $luck } %.
analysis-luck-decided = Das Glück hat entschieden: Für { $player } war es { $luck } % eines Sieges wert.
analysis-play-decided = Das Spiel hat entschieden: Die anderen haben { $percent } % eines Sieges verschenkt, und { $player } hat das genutzt.
analysis-even = Kaum etwas wurde verschenkt; { $player } hat ein knappes Spiel gewonnen.
turning-move = Zug { $event }: { $player } spielte { $move }, und die Chance fiel von { $before } % auf { $after } %. Besser war { $better }.
turning-good-luck = Ereignis { $event }: Das Glück ({ $luck }) hob die Chance von { $player } von { $before } % auf { $after } %.
turning-bad-luck = Ereignis { $event }: Das Glück ({ $luck }) senkte die Chance von { $player } von { $before } % auf { $after } %.
turning-decided = Ab Ereignis { $event } lag { $player } endgültig vorn.
analysis-plot-title = Wie das Spiel lief
analysis-plot-across = Ereignis
analysis-plot-up = Siegchance
refused-analysis-game = Diese Aufzeichnung ist von einem anderen Spiel: { $game }.
refused-analysis-eyes = Diese Aufzeichnung zeigt nur, was { $eyes } sehen konnte; eine Analyse braucht das ganze Spiel.
refused-analysis-turn = { $player } ist hier nicht am Zug.
refused-analysis-luck = Hier hat das Glück nichts zu entscheiden.
refused-analysis-move = „{ $text }“ ist hier kein Zug: { $cause }.
refused-analysis-unit = Dieser Bot sagt nicht, welche Siegchance er erwartet; wähle einen anderen.
arena-progress =
    { $done } von { $of } Spielen · { $score } · noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
arena-heading =
    { $game }, { $seats } Plätze, { $budget } je Zug: { $games ->
        [one] { $games } Spiel
       *[other] { $games } Spiele
    }, { $deals ->
        [one] { $deals } Verteilung
       *[other] { $deals } Verteilungen
    }
arena-row = { $bot }: Anteil { $share } ± { $sure } %, { $wins } gewonnen, { $shared } geteilt, { $losses } verloren; Punkte { $points }, Abstand { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms je Zug
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } Begegnung
       *[other] { $met } Begegnungen
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sequenzieller Test: besser (LLR { $llr }, Grenzen { $lower } und { $upper })
        [not_better] Sequenzieller Test: nicht besser (LLR { $llr }, Grenzen { $lower } und { $upper })
       *[open] Sequenzieller Test: noch offen (LLR { $llr }, Grenzen { $lower } und { $upper })
    }
arena-plot-title = Stärke und Bedenkzeit
arena-plot-across = Bedenkzeit (Millisekunden oder Stellungen)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } Bot kann { $seats } Plätze nicht füllen. Möglich: { $possible } oder mehr, als es Plätze gibt.
       *[other] { $bots } Bots können { $seats } Plätze nicht füllen. Möglich: { $possible } oder mehr, als es Plätze gibt.
    }
refused-arena-games = Ein Vergleich braucht mindestens ein Spiel.
refused-arena-illegal = { $bot } spielte { $move }; das ist nicht erlaubt ({ $why }) in { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } ist keine Ergebnisdatei.
refused-arena-other-match = { $path } enthält die Ergebnisse eines anderen Vergleichs.
refused-arena-nothing-to-merge = Nenne die Ergebnisdateien, die zusammengelegt werden sollen.
refused-shard = „{ $text }“ ist kein Teil eines Vergleichs. Möglich: { $possible }.
refused-sprt = „{ $text }“ ist kein sequenzieller Test. Möglich: { $possible }.
