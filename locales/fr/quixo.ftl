### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Prends un cube, repousse-le sur le plateau et aligne cinq fois ton symbole.
rules-intro-quixo = Prends un cube au bord, tourne-le sur ton symbole et repousse-le sur le plateau. Cinq symboles alignés, et c’est gagné.

## play: options

option-quixo-board = Plateau
option-quixo-board-about = Cubes par rangée : 5 est le jeu standard, 3 et 4 sont plus petits.
option-quixo-move-cap = Limite de coups
option-quixo-move-cap-about = Après ce nombre de coups, la partie est nulle ; 0 pour aucune limite.
option-quixo-repetition = Nulle par répétition
option-quixo-repetition-about = Une position qui revient pour la troisième fois termine la partie par une nulle.
option-quixo-move-seconds = Secondes par coup
option-quixo-move-seconds-about = Le joueur qui dépasse ce temps perd ; 0 pour aucune limite.
option-quixo-partners-may-consult = Les partenaires peuvent parler
option-quixo-partners-may-consult-about = Ouvre une discussion privée pour chaque équipe.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] { $player } joue le premier coup avec les croix.
       *[circle] { $player } joue le premier coup avec les ronds.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } pousse { $from } en { $to } et gagne avec une ligne.
        [loss] { $player } pousse { $from } en { $to } et fait une ligne pour l’autre camp.
        [draw] { $player } pousse { $from } en { $to } : partie nulle.
       *[no] { $player } pousse { $from } en { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } pousse { $from } en { $to } et gagne avec une ligne.
        [loss] { $player } pousse { $from } en { $to } et fait une ligne pour l’autre camp.
        [draw] { $player } pousse { $from } en { $to } : partie nulle.
       *[no]
            { $dot ->
                [self] { $player } pousse { $from } en { $to } en tournant le point vers soi.
               *[partner] { $player } pousse { $from } en { $to } en tournant le point vers son partenaire.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } n’a aucun cube à prendre et passe : partie nulle.
       *[no] { $player } n’a aucun cube à prendre et passe.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] Pousser { $from } en { $to } et gagner avec une ligne
        [loss] Pousser { $from } en { $to } et faire une ligne pour l’autre camp
        [draw] Pousser { $from } en { $to } : partie nulle
       *[no] Pousser { $from } en { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] Pousser { $from } en { $to } et gagner avec une ligne
        [loss] Pousser { $from } en { $to } et faire une ligne pour l’autre camp
        [draw] Pousser { $from } en { $to } : partie nulle
       *[no]
            { $dot ->
                [self] Pousser { $from } en { $to } en tournant le point vers toi
               *[partner] Pousser { $from } en { $to } en tournant le point vers ton partenaire
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Passer : aucun cube à prendre, partie nulle
       *[no] Passer : aucun cube à prendre
    }

## play: points

score-quixo-own-line = Sa propre ligne
score-quixo-line-by-other = Une ligne faite par l’autre camp

## play: hints

reason-quixo-wins = Complète ta ligne et gagne.
reason-quixo-loses = Complète une ligne pour l’autre camp.
reason-quixo-draws = Termine la partie par une nulle.
reason-quixo-lets-win = L’autre camp peut gagner au coup suivant.
reason-quixo-stops = Empêche l’autre camp de compléter une ligne.
reason-quixo-builds = Ta plus longue ligne a maintenant { $count } cubes sur { $size }.
reason-quixo-breaks = Casse la ligne de { $count } de l’autre camp.
reason-quixo-new-cube = Donne un nouveau cube à ton camp.
reason-quixo-own-cube = Déplace un de tes cubes.

## play: refusals

refused-quixo-over = La partie est terminée.
refused-quixo-lot-first = Le tirage au sort du premier joueur n’a pas encore eu lieu.
refused-quixo-lot-drawn = Le tirage au sort du premier joueur a déjà eu lieu.
refused-quixo-never-pass = À deux, personne ne peut passer.
refused-quixo-pass-with-cube = Tu ne peux passer que s’il n’y a aucun cube à prendre.
refused-quixo-not-border = { $square } n’est pas sur le bord.
refused-quixo-other-symbol = { $square } montre le symbole de l’autre camp.
refused-quixo-other-dot = Le point de { $square } est tourné vers { $player }.
refused-quixo-same-place = Le cube ne peut pas revenir d’où il vient.
refused-quixo-not-an-end = Un cube de { $from } ne peut pas entrer en { $to } : choisis un bout de sa rangée ou de sa colonne.
refused-quixo-no-dots = Les points ne servent que dans les parties à quatre.
refused-quixo-dot-at-partner = Le point doit être tourné vers toi ou vers ton partenaire.
refused-quixo-three = Quixo se joue à deux, ou à quatre en équipes.
refused-quixo-endless = Sans limite de coups et sans nulle par répétition, une partie pourrait ne jamais finir.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Avant le tirage, le plateau est neutre et rien n’a bougé.
        [moves] Tant de cubes ne peuvent pas avoir été tournés en si peu de coups.
        [past] Les plateaux précédents ne mènent pas à celui-ci.
        [line] La partie était terminée avant cette position.
       *[last] Le dernier coup ne mène pas à cette position.
    }
text-quixo-square = Une case de a1 à { $last } est attendue ici.
text-quixo-cube =
    { $seats ->
        [4] Un cube s’écrit « . » s’il est neutre, sinon par la place que vise son point, de 0 à 3.
       *[other] Un cube s’écrit « . » s’il est neutre, « x » pour une croix, « o » pour un rond.
    }

## page: the board

help-quixo = Prends un cube au contour lumineux, puis choisis par quel côté le faire entrer. Au clavier : flèches, Entrée, puis la flèche de ce côté.
quixo-board = Plateau
quixo-cell =
    { $square } : { $symbol ->
        [cross] croix
        [circle] rond
       *[blank] neutre
    }{ $dot ->
        [yes] , point tourné vers { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , peut être pris
       *[no] { "" }
    }
quixo-row = Rangée { $row } : { $cells }
quixo-cube-cross = croix
quixo-cube-circle = rond
quixo-cube-blank = neutre
quixo-choose-cube =
    { $symbol ->
        [cross] Prends un cube : neutre ou croix.
       *[circle] Prends un cube : neutre ou rond.
    }
quixo-choose-cube-dot = Prends un cube neutre, ou un cube dont le point est tourné vers toi.
quixo-choose-side = Par quel côté le faire entrer ?
quixo-move =
    { $side ->
        [top] Cube { $from }, poussé par le haut
        [bottom] Cube { $from }, poussé par le bas
        [left] Cube { $from }, poussé par la gauche
       *[right] Cube { $from }, poussé par la droite
    }
quixo-move-dot = le point est tourné vers { $player }
quixo-move-pass = Passer
quixo-must-pass = Tu ne peux prendre aucun cube : passe.
quixo-dot = Vers qui le point est tourné
quixo-wins = gagne
quixo-loses = Attention : cela fait une ligne pour l’autre camp !
quixo-moment = { $count } alignés !

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] Tu joues le premier coup avec les croix.
       *[circle] Tu joues le premier coup avec les ronds.
    }
own-quixo-push =
    { $ends ->
        [win] Tu pousses { $from } en { $to } et gagnes avec une ligne.
        [loss] Tu pousses { $from } en { $to } et fais une ligne pour l’autre camp.
        [draw] Tu pousses { $from } en { $to } : partie nulle.
       *[no] Tu pousses { $from } en { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] Tu pousses { $from } en { $to } et gagnes avec une ligne.
        [loss] Tu pousses { $from } en { $to } et fais une ligne pour l’autre camp.
        [draw] Tu pousses { $from } en { $to } : partie nulle.
       *[no]
            { $dot ->
                [self] Tu pousses { $from } en { $to } en tournant le point vers toi.
               *[partner] Tu pousses { $from } en { $to } en tournant le point vers ton partenaire.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Tu n’as aucun cube à prendre et passes : partie nulle.
       *[no] Tu n’as aucun cube à prendre et passes.
    }

## book: the guided first game

lesson-quixo-aim = Quixo : aligne cinq fois ton symbole pour gagner, en rangée, en colonne ou en diagonale.
lesson-quixo-take = Prends un cube neutre au bord, puis choisis par quel côté le faire rentrer. Il revient avec ton symbole.
lesson-quixo-again = Toute la ligne a avancé d’un cran. Tu peux prendre des cubes neutres et les tiens, jamais ceux de l’autre camp.
lesson-quixo-other = Pousser déplace aussi les cubes de l’autre camp : sers-t’en pour casser ses lignes.
lesson-quixo-danger = Mais attention : si ta poussée aligne cinq symboles de l’autre camp, tu perds, même si tu en alignes cinq aussi.
lesson-quixo-free = Voilà, tu sais tout. Continue, et demande un conseil quand tu veux.

## book: rules

rules-q1 = 25 cubes remplissent le plateau de 5 × 5 cases, face neutre visible. Chaque cube a une croix et un rond ; le reste est neutre. Un camp joue les croix, l’autre les ronds. On tire au sort qui commence. Options : plateaux de 3 × 3 ou 4 × 4.
rules-q2 = À ton tour, prends un des 16 cubes du bord, neutre ou portant ton symbole, jamais un cube portant le symbole de l’autre camp.
rules-q3 = Quoi qu’il ait montré, il revient avec ton symbole sur le dessus.
rules-q4 = Repousse-le par un bout de la rangée ou de la colonne d’où il vient, de façon à combler le vide : deux façons pour un coin, trois pour les autres. Il ne peut pas revenir à la place d’où il vient.
rules-q5 = Une ligne de cinq de tes symboles gagne, en rangée, en colonne ou en diagonale.
rules-q6 = Si tu fais une ligne avec le symbole de l’autre camp, tu perds, même si la même poussée complète aussi une ligne à toi.
rules-q7 = À deux, personne ne peut passer, et personne n’en a jamais besoin.
rules-q8 = On peut convenir d’une limite de temps par coup. (Décision : le joueur qui dépasse le temps perd.)
rules-q9 = (Décision : les règles imprimées ne prévoient pas de nulle. Une position qui revient pour la troisième fois donne une nulle, tout comme une partie de 200 coups. Le nombre de coups peut être modifié ; on peut désactiver l’une des deux sortes de nulle, mais pas les deux.)
rules-q10 = À quatre, on forme deux équipes, les partenaires face à face. On joue dans le sens des aiguilles d’une montre, les équipes alternent donc.
rules-q11 = Chaque symbole porte un point. Un cube portant un symbole ne peut être pris que par la personne vers qui son point est tourné ; un cube neutre par tout le monde. Le point reste tourné vers la même personne pendant que le cube est poussé.
rules-q12 = Quand tu pousses un cube, tu tournes son point vers toi ou vers ton partenaire.
rules-q13 = Tu ne peux passer que si aucun cube du bord n’est neutre et qu’aucun cube du bord portant ton symbole n’a son point tourné vers toi. (Décision : alors tu dois passer.)
rules-q14 = Les joueurs décident si les partenaires peuvent parler de la partie ; c’est une option.

## book: captions of the examples

rules-example-quixo-push = Le cube marqué a été poussé en { $to } ; tous les cubes de là jusqu’à { $from }, d’où il venait, ont avancé d’une case.
rules-example-quixo-line = Une ligne entière de croix : les croix ont gagné.
rules-example-quixo-other = Les croix ont poussé et fait une ligne de ronds : les ronds ont gagné.
rules-example-quixo-dots = À quatre, chaque symbole porte un point ; seule la personne vers qui il est tourné peut prendre le cube.

## terminal

terminal-letters-quixo = X croix, O rond, · neutre ; un chiffre après un symbole dit vers qui son point est tourné.

## command line

cli-solve-about = Résoudre Quixo : la valeur de chaque plateau
cli-solve-game = Ce qu’il faut résoudre
cli-solve-size = Cubes par rangée : 3, 4 ou 5
cli-solve-distances = Trouver aussi à quelle distance sont victoires et défaites
cli-solve-dir = Garder ici les tables finies, et continuer à partir d’elles après un arrêt
cli-solve-layers = Seulement ce nombre de couches (plateaux ayant autant de cubes tournés), à partir du plateau plein
cli-solve-threads = Fils d’exécution à utiliser
cli-solve-check = Revérifier ce nombre de positions au hasard dans chaque couche, uniquement d’après les règles
cli-solve-json = Afficher un document JSON
solve-progress = cubes : { $cubes }, { $rate } plateaux/s, encore { $left } s, mémoire { $memory } Mo, disque { $disk } Mo
solve-layer = { $cubes ->
    [all] En tout : victoires { $wins }, défaites { $losses }, nulles { $draws }
   *[other] Cubes tournés : { $cubes } ; victoires { $wins }, défaites { $losses }, nulles { $draws }
}
solve-first = { $value ->
    [win] Le premier joueur gagne.
    [loss] Le premier joueur perd.
   *[draw] La partie est nulle.
}
solve-done = { $seconds } s, { $rate } plateaux par seconde à symétrie près ; à ce rythme, résoudre entièrement cette taille de plateau prend { $whole } heures.
solve-checked = Positions revérifiées : { $boards } ; toutes concordent.
refused-solve-size = Il y a des plateaux de 3, 4 et 5 cubes par rangée.
refused-solve-folder = Les plateaux de 5 cubes par rangée demandent un dossier pour leurs tables (--dir).
refused-train-tables = L’entraînement demande les tables de tous les plateaux 5 × 5 ; crée-les d’abord (klots solve quixo --size 5).
refused-solve-wrong = Cette position est mal résolue : { $board }. Merci de le signaler ; supprime les tables et relance la résolution.
score-quixo-line = { $symbol ->
    [cross] Les croix ont une ligne
   *[circle] Les ronds ont une ligne
} : { $cells }
score-quixo-none = Personne n’a de ligne.
score-quixo-won = { $symbol ->
    [cross] Les croix ont gagné.
   *[circle] Les ronds ont gagné.
}
refused-score-board = Un plateau a de { $min } à { $max } rangées, chacune d’autant de cubes.
refused-score-pushed = Les deux camps ont une ligne : dis qui a poussé en dernier, « pushed: x » ou « pushed: o ».
