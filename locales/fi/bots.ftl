### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Aloittelija
level-beginner-about = Katsoo vain yhden siirron eteenpäin ja jättää asioita huomaamatta, kuten aloittelijat.
level-easy = Helppo
level-easy-about = Näkee siirron välittömän hyödyn ja ilmeisimmät vaarat.
level-medium = Keskitaso
level-medium-about = Ottaa huomioon vastustajan vastauksen jokaiseen siirtoon.
level-hard = Vaikea
level-hard-about = Suunnittelee eteenpäin ja erehtyy harvoin.
level-expert = Mestari
level-expert-about = Hyödyntää kaiken, mitä pelistä tiedetään, ja kaiken saamansa ajan.
level-random = Satunnainen
level-random-about = Pelaa minkä tahansa sallitun siirron.
level-greedy = Ahne
level-greedy-about = Ottaa siirron, josta saa heti eniten pisteitä, eikä katso pidemmälle.

## How good a move was

class-forced = Pakollinen
class-best = Paras
class-good = Hyvä
class-inaccuracy = Epätarkkuus
class-mistake = Virhe
class-blunder = Paha virhe

## Analysis

refused-analysis-game = Tämä tallenne on toisesta pelistä: { $game }.
refused-analysis-turn = Tässä ei ole pelaajan { $player } vuoro.
refused-analysis-luck = Tässä ei ole mitään arvottavaa.
refused-analysis-unit = Tämä botti ei arvioi voittomahdollisuuttaan; valitse toinen.
