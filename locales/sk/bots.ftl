### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Začiatočník
level-beginner-about = Pozerá len jeden ťah dopredu a všeličo prehliadne, ako to u začiatočníkov býva.
level-easy = Ľahký
level-easy-about = Vidí, čo ťah hneď prinesie, a najzjavnejšie hrozby.
level-medium = Stredný
level-medium-about = Pri každom ťahu ráta s odpoveďou súpera.
level-hard = Ťažký
level-hard-about = Plánuje dopredu a málokedy sa mýli.
level-expert = Expert
level-expert-about = Využíva všetko, čo sa o hre vie, a všetok čas, ktorý dostane.
level-random = Náhodný
level-random-about = Zahrá ktorýkoľvek povolený ťah.
level-greedy = Chamtivý
level-greedy-about = Vždy zahrá to, čo hneď prinesie najviac bodov, a ďalej nehľadí.

## How good a move was

class-forced = Vynútený
class-best = Najlepší
class-good = Dobrý
class-inaccuracy = Nepresnosť
class-mistake = Chyba
class-blunder = Hrubá chyba

## Analysis

refused-analysis-game = Tento záznam je z inej hry: { $game }.
refused-analysis-turn = { $player } tu nie je na ťahu.
refused-analysis-luck = Tu sa nič nežrebuje.
refused-analysis-unit = Tento bot neodhaduje svoju šancu na výhru; vyber iného.
