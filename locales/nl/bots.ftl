### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Beginner
level-beginner-about = Kijkt maar één zet vooruit en ziet dingen over het hoofd, zoals beginners doen.
level-easy = Makkelijk
level-easy-about = Ziet wat een zet meteen oplevert en herkent de duidelijkste gevaren.
level-medium = Gemiddeld
level-medium-about = Houdt bij elke zet rekening met het antwoord.
level-hard = Moeilijk
level-hard-about = Plant vooruit en vergist zich zelden.
level-expert = Expert
level-expert-about = Gebruikt alles wat over het spel bekend is en alle tijd die er is.
level-random = Willekeurig
level-random-about = Speelt zomaar een geldige zet.
level-greedy = Hebberig
level-greedy-about = Pakt wat meteen de meeste punten oplevert en kijkt nooit verder.

## How good a move was

class-forced = Gedwongen
class-best = Beste
class-good = Goed
class-inaccuracy = Onnauwkeurigheid
class-mistake = Fout
class-blunder = Blunder

## Analysis

refused-analysis-game = Dit verslag is van een ander spel: { $game }.
refused-analysis-turn = { $player } is hier niet aan de beurt.
refused-analysis-luck = Er valt hier niets te loten.
refused-analysis-unit = Deze bot schat zijn winstkans niet; kies een andere.
