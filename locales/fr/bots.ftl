# Bots: levels, reasons of hints, analysis, the arena.

level-beginner = Débutant
level-beginner-about = Ne regarde qu’un coup et laisse échapper des choses, comme quand on débute.
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

refused-budget = « { $text } » n’est pas un temps de réflexion. Possible : { $possible } (millisecondes, secondes, positions, itérations).

reason-quixo-wins = Complète ta ligne et gagne.
reason-quixo-loses = Fait une ligne pour l’autre camp.
reason-quixo-draws = Termine la partie par une nulle.
reason-quixo-lets-win = L’autre camp peut gagner au coup suivant.
reason-quixo-stops = Empêche une ligne que l’autre camp pouvait terminer.
reason-quixo-builds = Ta meilleure ligne a maintenant { $count } cubes sur { $size }.
reason-quixo-breaks = Casse la ligne de { $count } de l’autre camp.
reason-quixo-new-cube = Prend un nouveau cube pour ton camp.
reason-quixo-own-cube = Déplace un de tes cubes sans rien céder.

class-forced = Sans choix
class-best = Meilleur
class-good = Bon
class-inaccuracy = Imprécision
class-mistake = Erreur
class-blunder = Gaffe

analysis-seat =
    { $player } : précision de { $accuracy } %, meilleur coup { $best } fois sur { $moves } ; { $inaccuracies ->
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }. Cédé : { $lost } % d’une victoire ; chance : { $luck } %.
analysis-luck-decided = La chance a décidé : elle a valu { $luck } % d’une victoire à { $player }.
analysis-play-decided = Le jeu a décidé : les autres ont cédé { $percent } % d’une victoire, et { $player } en a profité.
analysis-even = Presque rien n’a été cédé ; { $player } gagne une partie serrée.

turning-move = Coup { $event } : { $player } a joué { $move } et ses chances sont passées de { $before } % à { $after } %. Mieux valait { $better }.
turning-good-luck = Événement { $event } : le hasard ({ $luck }) a fait monter les chances de { $player } de { $before } % à { $after } %.
turning-bad-luck = Événement { $event } : le hasard ({ $luck }) a fait baisser les chances de { $player } de { $before } % à { $after } %.
turning-decided = À partir de l’événement { $event }, { $player } a gardé l’avantage jusqu’au bout.

analysis-plot-title = Le fil de la partie
analysis-plot-across = Événement
analysis-plot-up = Chances de victoire

refused-analysis-game = Cet enregistrement est celui d’un autre jeu : { $game }.
refused-analysis-eyes = Cet enregistrement ne montre que ce que { $eyes } pouvait voir ; l’analyse demande la partie entière.
refused-analysis-turn = Ce n’est pas à { $player } de jouer ici.
refused-analysis-luck = Il n’y a aucun tirage à régler ici.
refused-analysis-move = « { $text } » n’est pas un coup possible ici : { $cause }.
refused-analysis-unit = Ce bot ne dit pas quelles chances de victoire il attend ; choisis-en un autre.

arena-progress =
    { $done } parties sur { $of } · { $score } · { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
arena-heading =
    { $game }, { $seats } places, { $budget } par coup : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
arena-row = { $bot } : part { $share } ± { $sure } %, { $wins } gagnées, { $shared } partagées, { $losses } perdues ; points { $points }, écart { $margin } ± { $marginsure } ; Elo { $elo } [{ $low }, { $high }] ; { $millis } ms par coup
arena-pair =
    { $bot } – { $other } : { $score } ± { $sure } % ({ $met ->
        [one] { $met } rencontre
       *[other] { $met } rencontres
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Test séquentiel : meilleur (LLR { $llr }, bornes { $lower } et { $upper })
        [not_better] Test séquentiel : pas meilleur (LLR { $llr }, bornes { $lower } et { $upper })
       *[open] Test séquentiel : indécis (LLR { $llr }, bornes { $lower } et { $upper })
    }
arena-plot-title = Force et temps de réflexion
arena-plot-across = Réflexion (millisecondes ou positions)
arena-plot-up = Elo

refused-arena-bots =
    { $bots ->
        [one] { $bots } bot ne suffit pas pour { $seats } places. Possible : { $possible }, ou plus qu’il n’y a de places.
       *[other] { $bots } bots ne conviennent pas pour { $seats } places. Possible : { $possible }, ou plus qu’il n’y a de places.
    }
refused-arena-games = Un match demande au moins une partie.
refused-arena-illegal = { $bot } a joué { $move }, ce qui n’est pas permis ({ $why }) dans { $position }.
refused-arena-file = { $path } : { $cause }
refused-arena-not-results = { $path } n’est pas un fichier de résultats.
refused-arena-other-match = { $path } contient les résultats d’un autre match.
refused-arena-nothing-to-merge = Indique les fichiers de résultats à réunir.
refused-shard = « { $text } » n’est pas une partie d’un match. Possible : { $possible }.
refused-sprt = « { $text } » n’est pas un test séquentiel. Possible : { $possible }.
