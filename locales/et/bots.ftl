### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Algaja
level-beginner-about = Vaatab vaid ühe käigu kaugusele ja jätab nagu algaja asju märkamata.
level-easy = Kerge
level-easy-about = Näeb, mida käik kohe annab, ja kõige ilmsemaid ohte.
level-medium = Keskmine
level-medium-about = Arvestab iga käigu juures vastase vastuskäiguga.
level-hard = Raske
level-hard-about = Plaanib ette ja eksib harva.
level-expert = Meister
level-expert-about = Kasutab kõike, mida mängust teatakse, ja kogu antud aega.
level-random = Juhuslik
level-random-about = Teeb mis tahes lubatud käigu.
level-greedy = Ahne
level-greedy-about = Võtab selle, mis on kohe parim, ega vaata kunagi kaugemale.

## How good a move was

class-forced = Valikuta
class-best = Parim
class-good = Hea
class-inaccuracy = Ebatäpsus
class-mistake = Viga
class-blunder = Suur viga

## Analysis

refused-analysis-game = See üleskirjutus on teisest mängust: { $game }.
refused-analysis-eyes = See üleskirjutus näitab ainult seda, mida nägi { $eyes }; analüüs vajab kogu mängu.
refused-analysis-turn = Siin ei ole { $player } käigul.
refused-analysis-luck = Siin pole midagi loosida.
refused-analysis-move = „{ $text }“ ei ole siin käik: { $cause }.
refused-analysis-unit = See bot ei hinda oma võiduvõimalust; vali mõni teine.
