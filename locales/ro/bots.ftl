### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Începător
level-beginner-about = Vede doar cu o mutare înainte și scapă lucruri din vedere, ca începătorii.
level-easy = Ușor
level-easy-about = Vede ce aduce o mutare pe loc și pericolele cele mai evidente.
level-medium = Mediu
level-medium-about = Ține cont de răspunsul la fiecare mutare.
level-hard = Greu
level-hard-about = Plănuiește din timp și greșește rar.
level-expert = Expert
level-expert-about = Folosește tot ce se știe despre joc și tot timpul pe care îl are.
level-random = Aleatoriu
level-random-about = Joacă orice mutare permisă.
level-greedy = Lacom
level-greedy-about = Ia ce aduce cele mai multe puncte pe loc și nu se uită mai departe.

## How good a move was

class-forced = Forțată
class-best = Cea mai bună
class-good = Bună
class-inaccuracy = Imprecizie
class-mistake = Greșeală
class-blunder = Gafă

## Analysis

refused-analysis-game = Înregistrarea este a altui joc: { $game }.
refused-analysis-turn = Aici nu urmează { $player }.
refused-analysis-luck = Aici nu e nimic de extras.
refused-analysis-unit = Acest bot nu își estimează șansa de victorie; alege altul.
