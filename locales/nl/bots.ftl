### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Beginner
level-beginner-about = Kijkt maar één zet vooruit en ziet dingen over het hoofd, zoals beginners doen.
level-easy = Makkelijk
level-easy-about = Ziet wat een zet meteen oplevert, en de meest voor de hand liggende gevaren.
level-medium = Gemiddeld
level-medium-about = Denkt na over het antwoord op elke zet.
level-hard = Moeilijk
level-hard-about = Plant vooruit en vergist zich zelden.
level-expert = Expert
level-expert-about = Gebruikt alles wat over het spel bekend is en alle tijd die er is.
level-random = Willekeurig
level-random-about = Speelt zomaar een geldige zet.
level-greedy = Gretig
level-greedy-about = Pakt wat nu het beste is en kijkt nooit verder.

## How good a move was

class-forced = Geen keus
class-best = Beste
class-good = Goed
class-inaccuracy = Onnauwkeurig
class-mistake = Fout
class-blunder = Blunder

## Analysis

refused-analysis-game = Dit verslag is van een ander spel: { $game }.
refused-analysis-eyes = Dit verslag toont alleen wat { $eyes } kon zien; een analyse heeft het hele spel nodig.
refused-analysis-turn = { $player } is hier niet aan de beurt.
refused-analysis-luck = Er valt hier niets te loten.
refused-analysis-move = “{ $text }” is hier geen zet: { $cause }.
refused-analysis-unit = Deze bot schat zijn winstkans niet; kies een andere.
