### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Fais correspondre les coins des pièces triangulaires, bâtis des ponts et ferme des hexagones.
rules-intro-triominos = Pose des pièces triangulaires côté contre côté, marque des points pour chacune, et davantage pour les ponts et les hexagones.

## play: options

option-triominos-hexagons = Plusieurs hexagones à la fois
option-triominos-hexagons-about = Combien rapporte une pièce qui complète plus d’un hexagone.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50 en tout
option-triominos-hexagons-is-each = 50 pour chacun
option-triominos-target = Points à atteindre
option-triominos-target-about = Le match se termine après la manche où un joueur atteint ce total.
option-triominos-rounds = Nombre maximal de manches (0 = ∞)
option-triominos-rounds-about = Le match se termine après ce nombre de manches même si personne n’a atteint l’objectif ; 0 pour aucune limite.
option-triominos-solo-hand = Pièces en main en solitaire
option-triominos-solo-hand-about = Avec 0, chaque pièce vient de la pioche.
option-triominos-solo-draws = Pièces à piocher en solitaire
option-triominos-solo-draws-about = Une limite rend les résultats comparables ; 20 est un bon nombre. Avec 55, il n’y a pas de limite.

## play: log

told-triominos-dealt = La manche { $round } est distribuée ; { $player } commence.
told-triominos-turned-up = { $tile } est retournée : { $points } points.
told-triominos-starts = { $player } commence par { $tile } : { $points } points.
told-triominos-lays = { $bonus ->
    [bridge] { $player } pose { $tile } et fait un pont : { $points } points.
    [double] { $player } pose { $tile } en double connexion : { $points } points.
    [hexagon] { $player } pose { $tile } et ferme un hexagone : { $points } points.
    [hexagons2] { $player } pose { $tile } et ferme deux hexagones : { $points } points.
    [hexagons3] { $player } pose { $tile } et ferme trois hexagones : { $points } points.
   *[none] { $points ->
        [one] { $player } pose { $tile } : { $points } point.
       *[other] { $player } pose { $tile } : { $points } points.
    }
}{ $ends ->
    [out] { " " }C’était la dernière pièce : la manche est terminée.
    [blocked] { " " }Plus personne ne peut poser : la manche est terminée.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } pioche une pièce.
   *[other] { $player } pioche encore (pièce { $count } de ce tour).
}
told-triominos-drew = { $missed ->
    [yes] La pièce ne convient pas, et le tour est terminé.
   *[no] { $player } a pioché une pièce.
}{ $ends ->
    [blocked] { " " }Plus personne ne peut poser : la manche est terminée.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } a pioché { $tile }. Elle ne convient pas, et le tour est terminé.
   *[no] { $player } a pioché { $tile }.
}{ $ends ->
    [blocked] { " " }Plus personne ne peut poser : la manche est terminée.
   *[no] { "" }
}
told-triominos-passes = { $player } passe : { $points } points.{ $ends ->
    [blocked] { " " }Plus personne ne peut ou ne veut poser : la manche est terminée.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Commencer par { $tile } : { $points } points
may-triominos-lays = { $bonus ->
    [bridge] Poser { $tile } et faire un pont : { $points } points
    [double] Poser { $tile } en double connexion : { $points } points
    [hexagon] Poser { $tile } et fermer un hexagone : { $points } points
    [hexagons2] Poser { $tile } et fermer deux hexagones : { $points } points
    [hexagons3] Poser { $tile } et fermer trois hexagones : { $points } points
   *[none] { $points ->
        [one] Poser { $tile } : { $points } point
       *[other] Poser { $tile } : { $points } points
    }
}{ $ends ->
    [out] { " – " }ta dernière pièce
    [blocked] { " – " }plus personne ne pourra poser
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Piocher une pièce
   *[other] Piocher encore (pièce { $count } de ce tour)
}
may-triominos-passes = Passer : { $points } points{ $ends ->
    [blocked] { " – " }plus personne ne pourra ou ne voudra poser
   *[no] { "" }
}

## play: points

score-triominos-tiles = Pièces posées
score-triominos-starts = Premières pièces
score-triominos-bridges = Ponts
score-triominos-doubles = Doubles connexions
score-triominos-hexagons = Hexagones
score-triominos-draws = Pièces piochées
score-triominos-misses = Tours sans pose
score-triominos-outs = Fin de manche
score-triominos-hands = Pièces restées chez les autres

## play: hints

reason-triominos-start = C’est la pièce de départ.
reason-triominos-last-tile = C’est ta dernière pièce : la manche est à toi.
reason-triominos-points = { $bonus ->
    [bridge] { $points } points avec un pont.
    [double] { $points } points avec une double connexion.
    [hexagon] { $points } points avec un hexagone.
    [hexagons2] { $points } points avec deux hexagones.
    [hexagons3] { $points } points avec trois hexagones.
   *[none] { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Cela laisse un endroit où quelqu’un d’autre peut gagner un bonus.
   *[other] Cela laisse { $count } endroits où d’autres peuvent gagner un bonus.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Cela supprime un endroit à bonus.
   *[other] Cela supprime { $count } endroits à bonus.
}
reason-triominos-narrows = { $count ->
    [0] Plus aucune pièce que les autres peuvent avoir ne convient.
    [one] Une seule pièce que les autres peuvent avoir convient encore.
   *[other] Seules { $count } pièces que les autres peuvent avoir conviennent encore.
}
reason-triominos-goes-on = { $count ->
    [0] Ensuite, aucune de tes pièces ne conviendra.
    [one] Ensuite, une de tes pièces conviendra.
   *[other] Ensuite, { $count } de tes pièces conviendront.
}
reason-triominos-draws-to-wait = Tes pièces vaudront davantage plus tard : piocher coûte moins que poser maintenant.
reason-triominos-must-draw = Aucune de tes pièces ne convient.
reason-triominos-passes-to-wait = Passer coûte moins que poser maintenant.
reason-triominos-must-pass = Aucune de tes pièces ne convient et la pioche est vide.

## play: refusals

refused-triominos-over = Le match est terminé.
refused-triominos-luck-first = Les pièces sont encore en train d’être distribuées ou piochées.
refused-triominos-no-luck = Rien n’est distribué ni pioché maintenant.
refused-triominos-start = La manche commence par { $tile } au milieu de la table.
refused-triominos-must-lay = Tu as pioché { $tile }, qui convient : tu dois la poser maintenant.
refused-triominos-held-before = Tu as pioché pendant ce tour : tu ne peux pas poser { $tile }, que tu avais déjà.
refused-triominos-pool-empty = La pioche est vide.
refused-triominos-draws-used = { $count ->
    [0] On ne peut pas piocher dans cette partie.
    [one] Tu as déjà pioché la seule pièce autorisée.
   *[other] Tu as déjà pioché les { $count } pièces autorisées.
}
refused-triominos-must-draw = { $count ->
    [one] Tu ne peux pas passer : il reste une pièce à piocher.
   *[other] Tu ne peux pas passer : il reste { $count } pièces à piocher.
}
refused-triominos-not-in-hand = { $tile } n’est pas dans ta main.
refused-triominos-covered = Il y a déjà une pièce à cet endroit.
refused-triominos-no-side = Aucune pièce ne borde cet emplacement.
refused-triominos-corner = Ce coin montre { $shows }, pas { $not }.
refused-triominos-hand-size = { $count ->
    [one] La place { $seat } reçoit { $count } pièce au lieu de { $expected }.
   *[other] La place { $seat } reçoit { $count } pièces au lieu de { $expected }.
}
refused-triominos-not-in-pool = { $tile } n’est pas dans la pioche.
refused-triominos-tile-twice = { $tile } est nommée deux fois.
refused-triominos-table = { $tile } ne peut pas aller là.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Une pièce se trouve à deux endroits.
        [points] Aucun match n’a ces manches et ces totaux.
        [last] La manche précédente ne peut pas s’être terminée ainsi.
       *[other] Cette position ne peut pas exister.
    }
text-triominos-tile = Il n’y a pas de pièce { $text } : les nombres vont de 0 à 5 et croissent dans le sens des aiguilles d’une montre.
text-triominos-stage = « { $text } » n’est aucun des mots deal, start, play, draw, over.
text-triominos-too-many = Il y a plus de pièces mises de côté que le jeu n’en compte.

## page: the board

pool-count =
    { $count ->
        [one] { $count } pièce dans la pioche
       *[other] { $count } pièces dans la pioche
    }
help-triominos = Choisis une pièce de ta main (1 à 9), puis un des emplacements en surbrillance. Fais glisser la table pour la déplacer ; 0 montre tout.
triominos-table =
    { $count ->
        [one] La table avec { $count } pièce : { $tiles }
       *[other] La table avec { $count } pièces : { $tiles }
    }
triominos-spots = Emplacements possibles pour la pièce
triominos-points =
    { $bonus ->
        [bridge] { $points } points avec un pont
        [double] { $points } points avec une double connexion
        [hexagon] { $points } points avec un hexagone
        [hexagons2] { $points } points avec deux hexagones
        [hexagons3] { $points } points avec trois hexagones
       *[none]
            { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Pont !
        [double] Double connexion !
        [hexagons2] Deux hexagones !
        [hexagons3] Trois hexagones !
       *[hexagon] Hexagone !
    }
triominos-choose-tile = Choisis une pièce de ta main.
triominos-choose-spot =
    { $count ->
        [one] Elle peut se poser à { $count } endroit.
       *[other] Elle peut se poser à { $count } endroits.
    }
triominos-fits-nowhere = { $tile } ne peut se poser nulle part maintenant.
triominos-must-draw = Aucune de tes pièces ne convient : pioche.
triominos-must-pass = Rien ne convient et la pioche est vide : passe.
triominos-draw = Piocher (−5)
triominos-draws-left = Pioches restantes ce tour-ci : { $count }
triominos-pass = Passer (−10)
triominos-move-start = Poser { $tile } en premier : { $points }
triominos-move-beside = Poser { $tile } à côté de { $beside }
triominos-move-lay = Poser { $tile } à côté de { $beside } : { $points }
triominos-draw-again = La pièce piochée ne convient pas : pioche encore. Pioches restantes ce tour-ci : { $count }.
triominos-draw-sure = Une de tes pièces convient. Piocher quand même (−5) ?

## page: the score pad

pad-whose = À qui le tour
pad-what = Action
pad-value = Valeur de la pièce
pad-others = Valeur des pièces des autres
pad-triominos-about = Note chaque pièce, chaque pioche et la fin de chaque manche ; la feuille additionne.
pad-deed-lay = Pièce posée
pad-deed-start = Première pièce de la manche
pad-deed-bridge = Pont
pad-deed-double = Double connexion
pad-deed-hexagon = Hexagone
pad-deed-hexagons2 = Deux hexagones
pad-deed-hexagons3 = Trois hexagones
pad-deed-draw = Pièce piochée
pad-deed-stuck = Tour sans pose
pad-deed-out = Dernière pièce, manche gagnée
pad-deed-blocked = Plus faible valeur, manche bloquée

## page: what you did

own-triominos-dealt = La manche { $round } est distribuée ; tu commences.
own-triominos-starts = Tu commences par { $tile } : { $points } points.
own-triominos-lays = { $bonus ->
    [bridge] Tu poses { $tile } et fais un pont : { $points } points.
    [double] Tu poses { $tile } en double connexion : { $points } points.
    [hexagon] Tu poses { $tile } et fermes un hexagone : { $points } points.
    [hexagons2] Tu poses { $tile } et fermes deux hexagones : { $points } points.
    [hexagons3] Tu poses { $tile } et fermes trois hexagones : { $points } points.
   *[none] { $points ->
        [one] Tu poses { $tile } : { $points } point.
       *[other] Tu poses { $tile } : { $points } points.
    }
}{ $ends ->
    [out] { " " }C’était la dernière pièce : la manche est terminée.
    [blocked] { " " }Plus personne ne peut poser : la manche est terminée.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Tu pioches une pièce.
   *[other] Tu pioches encore (pièce { $count } de ce tour).
}
own-triominos-drew-tile = { $missed ->
    [yes] Tu as pioché { $tile }. Elle ne convient pas, et le tour est terminé.
   *[no] Tu as pioché { $tile }.
}{ $ends ->
    [blocked] { " " }Plus personne ne peut poser : la manche est terminée.
   *[no] { "" }
}
own-triominos-passes = Tu passes : { $points } points.{ $ends ->
    [blocked] { " " }Plus personne ne peut ou ne veut poser : la manche est terminée.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos : chaque pièce posée rapporte la somme de ses trois nombres. Quand quelqu’un atteint 400, on finit la manche et le plus grand total gagne le match.
lesson-triominos-tile = Choisis une pièce de ta main. Chaque emplacement possible est mis en surbrillance, avec la pièce déjà dans le bon sens. Choisis-en un et joue.
lesson-triominos-match = Deux pièces se touchent par un côté entier, et les deux nombres de ce côté doivent être les mêmes que ceux de la pièce voisine. Il en va de même pour chaque coin qui en rencontre un autre.
lesson-triominos-draw = Si tu ne peux pas ou ne veux pas poser, pioche jusqu’à trois pièces ; chacune coûte cinq points. Une fois que tu as commencé, continue jusqu’à ce qu’une pièce convienne.
lesson-triominos-bonus = Un pont ou une double connexion rapporte 40 points de plus, un hexagone fermé 50. Guette-les !
lesson-triominos-end = Le premier à poser sa dernière pièce marque 25 points plus la valeur de toutes les pièces que les autres ont encore.
lesson-triominos-free = Voilà, tu sais tout. Continue, et demande un conseil quand tu veux.

## book: rules

rules-t1 = Il y a 56 pièces triangulaires avec les nombres de 0 à 5, chaque combinaison une fois, croissant dans le sens des aiguilles d’une montre. Une pièce vaut la somme de ses coins.
rules-t2 = À deux, chacun prend 9 pièces ; à trois ou quatre, 7 ; à cinq ou six, 6. Le reste forme la pioche, face cachée.
rules-t3 = Le plus haut triple (trois nombres égaux) est posé en premier par le joueur qui le possède. Si personne n’a de triple, la pièce de plus haute valeur commence. (Décision : il faut poser cette pièce ; à valeur égale, le coin le plus élevé décide, puis le deuxième.)
rules-t4 = Le joueur qui commence marque la valeur de la pièce plus 10, même pour 0-0-0.
rules-t5 = Puis on joue dans le sens des aiguilles d’une montre. Une pièce se pose côté contre côté, de sorte que les deux nombres du côté commun coïncident, et rapporte sa valeur. (Décision : chaque coin qui rencontre un coin sur la table doit correspondre, même là où seules les pointes se touchent.)
rules-t6 = Si tu ne peux pas ou ne veux pas poser, tu pioches, une pièce à la fois, trois au plus ; chacune coûte 5 points. Une pièce piochée qui convient doit être posée aussitôt. Une fois que tu as commencé à piocher, tu dois continuer jusqu’à ce qu’une pièce convienne, que tu en aies pioché trois ou que la pioche soit vide. Si la troisième ne convient pas non plus, tu perds encore 10 points et ton tour se termine. (Décision : après avoir pioché, tu ne peux pas poser une pièce que tu avais avant.)
rules-t7 = Si la pioche est vide et que tu ne peux pas ou ne veux pas poser, tu perds 10 points et ton tour se termine. (Décision : un tour sans pièce posée coûte toujours 10 points. Si tout le monde passe d’affilée, la manche est terminée.)
rules-t8 = Le premier à poser sa dernière pièce termine la manche et marque 25 points plus la valeur de toutes les pièces que les autres ont encore. Les autres ne perdent rien.
rules-t9 = La manche se termine aussi quand la pioche est vide et que personne ne peut poser. Le joueur dont les pièces ont la plus faible valeur totale marque la valeur des pièces de tous les autres, moins celle des siennes ; il n’y a pas de prime de 25 points. (Décision : si plusieurs joueurs sont à égalité pour la plus faible valeur, chacun d’eux marque ainsi.)
rules-t10 = Pont, 40 points : la pièce partage un côté avec une voisine, et son coin opposé touche une autre pièce.
rules-t11 = Double connexion, 40 points : la pièce partage deux côtés avec des pièces sur la table.
rules-t12 = Hexagone, 50 points : la pièce complète six pièces autour d’un point. Le bonus de double connexion ne s’y ajoute pas. (Décision : seul le meilleur des trois bonus compte. Deux hexagones à la fois valent 60, trois 70 ; des options donnent 50 en tout ou 50 pour chacun.)
rules-t13 = Le match se termine après la manche où un joueur atteint 400 points ; le joueur qui a le plus de points gagne. (Décision : une manche est toujours jouée jusqu’au bout ; à totaux égaux, la victoire est partagée. L’objectif peut être modifié, et une option termine le match après un nombre fixe de manches.)
rules-t14 = Le premier joueur de la manche suivante est désigné de la même façon.
rules-t15 = En solitaire : une pièce est retournée et posée ; puis les mêmes règles, pénalités et bonus s’appliquent, et tu essaies d’améliorer ton résultat. (Décision : on prend 9 pièces ; des options changent ce nombre et limitent la pioche. La dernière pièce rapporte 25 points ; si plus rien ne convient, la valeur des pièces restantes est déduite.)

## book: captions of the examples

rules-example-triominos-start = Le plus haut triple a été posé en premier, pour { $points } points : sa valeur plus 10.
rules-example-triominos-bridge = Un pont : la dernière pièce posée en touche une par un côté et une autre par le coin opposé.
rules-example-triominos-double = Une double connexion : la dernière pièce posée en touche deux autres, chacune par un côté.
rules-example-triominos-hexagon = La dernière pièce posée est la sixième autour d’un point : un hexagone.

## terminal

terminal-letters-triominos = · marque une pièce, * la dernière posée.

## command line

score-triominos-first = { $tile } commence : sa valeur plus 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } et un pont
score-triominos-double = { $tile } et une double connexion
score-triominos-hexagon = { $tile } et { $count ->
    [one] { $count } hexagone
   *[other] { $count } hexagones
}
score-triominos-drawn = { $count ->
    [one] { $count } pièce piochée
   *[other] { $count } pièces piochées
}
score-triominos-missed = Un tour sans pose
score-triominos-out = La dernière pièce de la main
score-triominos-others = Reste dans la main des autres
score-triominos-own = Reste dans sa propre main
refused-score-two-out = Un seul joueur peut être le premier à poser sa dernière pièce.
refused-score-hand-out = Un joueur qui a posé sa dernière pièce n’a plus rien en main.
