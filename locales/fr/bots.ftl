### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Débutant
level-beginner-about = Ne voit qu’un coup devant lui et laisse échapper des choses, comme quand on débute.
level-easy = Facile
level-easy-about = Voit ce qu’un coup rapporte tout de suite, et les dangers les plus évidents.
level-medium = Moyen
level-medium-about = Réfléchit à la réponse à chaque coup.
level-hard = Difficile
level-hard-about = Voit loin et se trompe rarement.
level-expert = Expert
level-expert-about = Utilise tout ce qu’on sait du jeu et tout le temps accordé.
level-random = Hasard
level-random-about = Joue n’importe quel coup permis.
level-greedy = Glouton
level-greedy-about = Prend le meilleur dans l’instant et ne regarde jamais plus loin.

## How good a move was

class-forced = Forcé
class-best = Meilleur
class-good = Bon
class-inaccuracy = Imprécision
class-mistake = Erreur
class-blunder = Gaffe

## Analysis

refused-analysis-game = Cet enregistrement est celui d’un autre jeu : { $game }.
refused-analysis-eyes = Cet enregistrement ne montre que ce que { $eyes } pouvait voir ; l’analyse demande la partie entière.
refused-analysis-turn = Ce n’est pas à { $player } de jouer ici.
refused-analysis-luck = Il n’y a rien à tirer ici.
refused-analysis-move = « { $text } » n’est pas un coup possible ici : { $cause }.
refused-analysis-unit = Ce bot n’estime pas ses chances de victoire ; choisis-en un autre.
