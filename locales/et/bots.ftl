### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Algaja
level-beginner-about = Vaatab vaid ühe käigu ette ja jätab algaja kombel üht-teist märkamata.
level-easy = Kerge
level-easy-about = Näeb, mida käik kohe annab, ja märkab kõige ilmsemaid ohte.
level-medium = Keskmine
level-medium-about = Arvestab iga käigu juures vastase vastuskäiguga.
level-hard = Raske
level-hard-about = Plaanib ette ja eksib harva.
level-expert = Meister
level-expert-about = Kasutab kõike, mida mängust teatakse, ja kogu antud aega.
level-random = Juhuslik
level-random-about = Teeb mis tahes lubatud käigu.
level-greedy = Ahne
level-greedy-about = Valib käigu, mis annab kohe kõige rohkem punkte, ega vaata kunagi kaugemale.

## How good a move was

class-forced = Sunnitud
class-best = Parim
class-good = Hea
class-inaccuracy = Ebatäpsus
class-mistake = Viga
class-blunder = Suur viga

## Analysis

refused-analysis-game = See üleskirjutus on teisest mängust: { $game }.
refused-analysis-turn = Siin ei ole { $player } käigul.
refused-analysis-luck = Siin pole midagi loosida.
refused-analysis-unit = See bot ei hinda oma võiduvõimalust; vali mõni teine.
