### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Aloittelija
level-beginner-about = Katsoo vain yhden siirron päähän ja jättää asioita huomaamatta niin kuin aloittelijat.
level-easy = Helppo
level-easy-about = Näkee, mitä siirto tuo heti, ja ilmeisimmät vaarat.
level-medium = Keskitaso
level-medium-about = Miettii vastausta joka siirtoon.
level-hard = Vaikea
level-hard-about = Suunnittelee eteenpäin ja erehtyy harvoin.
level-expert = Mestari
level-expert-about = Käyttää kaiken, mitä pelistä tiedetään, ja kaiken ajan, jonka saa.
level-random = Satunnainen
level-random-about = Pelaa minkä tahansa sallitun siirron.
level-greedy = Ahne
level-greedy-about = Ottaa sen, mikä on heti parasta, eikä katso pidemmälle.

## How good a move was

class-forced = Pakollinen
class-best = Paras
class-good = Hyvä
class-inaccuracy = Epätarkkuus
class-mistake = Virhe
class-blunder = Paha virhe

## Analysis

refused-analysis-game = Tämä tallenne on toisesta pelistä: { $game }.
refused-analysis-eyes = Tämä tallenne näyttää vain sen, minkä { $eyes } näki; analyysi tarvitsee koko pelin.
refused-analysis-turn = Pelaaja { $player } ei ole tässä vuorossa.
refused-analysis-luck = Tässä ei ole mitään arvottavaa.
refused-analysis-move = ”{ $text }” ei ole tässä siirto: { $cause }.
refused-analysis-unit = Tämä botti ei arvioi voittomahdollisuuttaan; valitse toinen.
