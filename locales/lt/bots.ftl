### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Pradedantysis
level-beginner-about = Žiūri tik į vieną ėjimą ir daug ko nepastebi, kaip visi pradedantieji.
level-easy = Lengvas
level-easy-about = Mato, ką ėjimas duoda iškart, ir aiškiausius pavojus.
level-medium = Vidutinis
level-medium-about = Pagalvoja apie atsakymą į kiekvieną ėjimą.
level-hard = Sunkus
level-hard-about = Planuoja į priekį ir retai klysta.
level-expert = Meistras
level-expert-about = Naudoja viską, kas apie žaidimą žinoma, ir visą jam skirtą laiką.
level-random = Atsitiktinis
level-random-about = Atlieka bet kokį leistiną ėjimą.
level-greedy = Godus
level-greedy-about = Visada atlieka ėjimą, kuris iškart duoda daugiausia taškų, ir toliau nežiūri.

## How good a move was

class-forced = Be pasirinkimo
class-best = Geriausias
class-good = Geras
class-inaccuracy = Netikslumas
class-mistake = Klaida
class-blunder = Šiurkšti klaida

## Analysis

refused-analysis-game = Šis įrašas yra kito žaidimo: { $game }.
refused-analysis-turn = Čia eina ne { $player }.
refused-analysis-luck = Čia nieko nereikia traukti.
refused-analysis-unit = Šis botas nevertina savo pergalės tikimybės; pasirink kitą.
