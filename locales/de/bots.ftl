### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Anfänger
level-beginner-about = Sieht nur einen Zug weit und übersieht manches, wie es Anfängern geht.
level-easy = Leicht
level-easy-about = Sieht, was ein Zug sofort bringt, und die offensichtlichsten Gefahren.
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

## How good a move was

class-forced = Keine Wahl
class-best = Bester Zug
class-good = Gut
class-inaccuracy = Ungenau
class-mistake = Fehler
class-blunder = Grober Fehler

## Analysis

refused-analysis-game = Diese Aufzeichnung ist von einem anderen Spiel: { $game }.
refused-analysis-eyes = Diese Aufzeichnung zeigt nur, was { $eyes } sehen konnte; eine Analyse braucht das ganze Spiel.
refused-analysis-turn = { $player } ist hier nicht am Zug.
refused-analysis-luck = Hier gibt es nichts zu ziehen.
refused-analysis-move = „{ $text }“ ist hier kein Zug: { $cause }.
refused-analysis-unit = Dieser Bot schätzt seine Siegchance nicht; wähle einen anderen.
