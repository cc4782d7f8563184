### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Débutant
level-beginner-about = Ne voit qu’un coup à l’avance et laisse passer des choses, comme tout débutant.
level-easy = Facile
level-easy-about = Voit ce qu’un coup rapporte tout de suite, et les dangers les plus évidents.
level-medium = Moyen
level-medium-about = Tient compte de la réponse de l’adversaire à chaque coup.
level-hard = Difficile
level-hard-about = Voit loin et se trompe rarement.
level-expert = Expert
level-expert-about = Utilise tout ce qu’on sait du jeu et tout le temps dont il dispose.
level-random = Aléatoire
level-random-about = Joue n’importe quel coup permis.
level-greedy = Glouton
level-greedy-about = Prend ce qui rapporte le plus sur le moment et ne regarde jamais plus loin.

## How good a move was

class-forced = Forcé
class-best = Meilleur
class-good = Bon
class-inaccuracy = Imprécision
class-mistake = Erreur
class-blunder = Gaffe

## Analysis

refused-analysis-game = Cet enregistrement est celui d’un autre jeu : { $game }.
refused-analysis-turn = Ce n’est pas à { $player } de jouer ici.
refused-analysis-luck = Il n’y a rien à tirer ici.
refused-analysis-unit = Ce bot n’estime pas ses chances de victoire ; choisis-en un autre.
