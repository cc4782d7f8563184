### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Anfänger
level-beginner-about = Denkt nur einen Zug voraus und übersieht manches, wie es Anfängern eben passiert.
level-easy = Leicht
level-easy-about = Sieht, was ein Zug sofort bringt, und erkennt die offensichtlichsten Gefahren.
level-medium = Mittel
level-medium-about = Bedenkt bei jedem Zug die mögliche Antwort.
level-hard = Schwer
level-hard-about = Plant voraus und irrt sich selten.
level-expert = Meister
level-expert-about = Nutzt alles, was über das Spiel bekannt ist, und alle Zeit, die da ist.
level-random = Zufall
level-random-about = Spielt irgendeinen erlaubten Zug.
level-greedy = Gierig
level-greedy-about = Nimmt, was sofort die meisten Punkte bringt, und schaut nie weiter.

## How good a move was

class-forced = Erzwungen
class-best = Bester Zug
class-good = Gut
class-inaccuracy = Ungenauigkeit
class-mistake = Fehler
class-blunder = Grober Fehler

## Analysis

refused-analysis-game = Diese Aufzeichnung gehört zu einem anderen Spiel: { $game }.
refused-analysis-turn = { $player } ist hier nicht am Zug.
refused-analysis-luck = Hier gibt es nichts zu ziehen.
refused-analysis-unit = Dieser Bot schätzt seine Siegchance nicht; wähle einen anderen.
