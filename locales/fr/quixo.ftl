### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Prends un cube, repousse-le dans le plateau, et aligne cinq symboles.
rules-intro-quixo = Prends un cube du bord, tourne-le sur ton symbole et repousse-le dans le plateau. Cinq alignés gagnent.

## play: options

option-quixo-board = Plateau
option-quixo-board-about = Cubes par rangée : 5 est le jeu normal, 3 et 4 sont plus petits.
option-quixo-move-cap = Limite de coups
option-quixo-move-cap-about = Après ce nombre de coups, la partie est nulle ; 0 pour aucune limite.
option-quixo-repetition = Nulle par répétition
option-quixo-repetition-about = Une position qui revient pour la troisième fois termine la partie par une nulle.
option-quixo-move-seconds = Secondes par coup
option-quixo-move-seconds-about = Qui met plus longtemps perd ; 0 pour aucune limite.
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
                [self] { $player } pousse { $from } en { $to } et garde le point.
               *[partner] { $player } pousse { $from } en { $to } et donne le point à son partenaire.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } n’a aucun cube à prendre et passe : partie nulle.
       *[no] { $player } n’a aucun cube à prendre et passe.
    }

## play: points

score-quixo-own-line = Sa propre ligne
score-quixo-line-by-other = Une ligne faite par l’autre camp

## play: hints

reason-quixo-wins = Complète ta ligne et gagne.
reason-quixo-loses = Fait une ligne pour l’autre camp.
reason-quixo-draws = Termine la partie par une nulle.
reason-quixo-lets-win = L’autre camp peut gagner au coup suivant.
reason-quixo-stops = Empêche une ligne que l’autre camp pouvait terminer.
reason-quixo-builds = Ta meilleure ligne a maintenant { $count } cubes sur { $size }.
reason-quixo-breaks = Casse la ligne de { $count } de l’autre camp.
reason-quixo-new-cube = Prend un nouveau cube pour ton camp.
reason-quixo-own-cube = Déplace un de tes cubes sans rien céder.

## play: refusals

refused-quixo-over = La partie est finie.
refused-quixo-lot-first = Le tirage de qui commence n’a pas encore eu lieu.
refused-quixo-lot-drawn = Le tirage de qui commence a déjà eu lieu.
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
        [line] La partie était finie avant cette position.
       *[last] Le dernier coup ne mène pas à cette position.
    }
text-quixo-square = Une case de a1 à { $last } est attendue ici.
text-quixo-cube =
    { $seats ->
        [4] Un cube s’écrit « . » s’il est neutre, sinon par la place que vise son point, de 0 à 3.
       *[other] Un cube s’écrit « . » s’il est neutre, « x » pour une croix, « o » pour un rond.
    }

## page: the board

help-quixo = Prends un cube au bord clair, puis choisis de quel côté le pousser. Au clavier : flèches, Entrée, puis la flèche de ce côté.
quixo-board = Plateau
quixo-cell =
    { $square } : { $symbol ->
        [cross] croix
        [circle] rond
       *[blank] neutre
    }{ $dot ->
        [yes] , tourné vers { $player }
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
quixo-choose-side = De quel côté le pousser ?
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

## book: the guided first game

lesson-quixo-aim = Quixo : aligne cinq de tes symboles pour gagner. Une rangée, une colonne ou une diagonale compte.
lesson-quixo-take = Prends un cube neutre du bord, puis choisis de quel côté il est repoussé. Il revient avec ton symbole.
lesson-quixo-again = Toute la ligne a avancé d’un cran. Tu peux prendre des cubes neutres et les tiens, jamais ceux de l’autre camp.
lesson-quixo-other = Pousser déplace aussi les cubes de l’autre camp : sers-t’en pour casser ses lignes.
lesson-quixo-danger = Mais attention : si ta poussée aligne cinq symboles de l’autre camp, tu perds, même si tu en alignes cinq aussi.
lesson-quixo-free = C’est tout. Continue, et demande un conseil quand tu veux.

## book: rules

rules-q1 = 25 cubes remplissent le plateau de 5 × 5 cases, face neutre visible. Chaque cube a une croix et un rond ; le reste est neutre. Un camp joue les croix, l’autre les ronds. On tire au sort qui commence. Options : plateaux de 3 × 3 ou 4 × 4.
rules-q2 = À ton tour, prends un des 16 cubes du bord, neutre ou à ton symbole, jamais un cube au symbole de l’autre camp.
rules-q3 = Quoi qu’il ait montré, il revient avec ton symbole sur le dessus.
rules-q4 = Repousse-le par un bout de la rangée ou de la colonne d’où il vient, pour fermer le trou : deux façons pour un coin, trois pour les autres. Il ne peut pas revenir à la place d’où il vient.
rules-q5 = Une ligne de cinq de ton symbole gagne, en rangée, en colonne ou en diagonale.
rules-q6 = Si tu fais une ligne au symbole de l’autre camp, tu perds, même si la même poussée complète aussi une ligne à toi.
rules-q7 = À deux, personne ne peut passer, et personne n’en a jamais besoin.
rules-q8 = On peut convenir d’une limite de temps par coup. (Décision : qui dépasse le temps perd.)
rules-q9 = (Décision : les règles imprimées ne prévoient pas de nulle. Une position qui revient pour la troisième fois est nulle, de même qu’une partie de 200 coups. Le nombre de coups peut être modifié ; on peut désactiver l’une des deux sortes de nulle, mais pas les deux.)
rules-q10 = À quatre, on forme deux équipes, les partenaires face à face. On joue dans le sens des aiguilles d’une montre, les équipes alternent donc.
rules-q11 = Chaque symbole porte un point. Un cube à symbole ne peut être pris que par la personne vers qui son point est tourné ; un cube neutre par tout le monde. Le point reste tourné vers la même personne pendant que le cube est poussé.
rules-q12 = Quand tu pousses un cube, tu tournes son point vers toi ou vers ton partenaire.
rules-q13 = Tu ne peux passer que si aucun cube du bord n’est neutre et qu’aucun cube du bord à ton symbole n’est tourné vers toi. (Décision : alors tu dois passer.)
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
cli-solve-game = Quoi résoudre
cli-solve-size = Cubes par rangée : 3, 4 ou 5
cli-solve-distances = Trouver aussi à quelle distance sont victoires et défaites
cli-solve-dir = Garder ici les tables finies, et continuer à partir d’elles après un arrêt
cli-solve-layers = Seulement ce nombre de couches (plateaux ayant autant de cubes tournés), à partir du plateau plein
cli-solve-threads = Fils à utiliser
cli-solve-json = Afficher un document JSON
solve-progress = cubes : { $cubes }, { $rate } plateaux/s, encore { $left } s, mémoire { $memory } Mo, disque { $disk } Mo
solve-layer = { $cubes ->
    [all] En tout : victoires { $wins }, défaites { $losses }, nulles { $draws }
   *[other] Cubes tournés : { $cubes } ; victoires { $wins }, défaites { $losses }, nulles { $draws }
}
solve-first = { $value ->
    [win] Qui commence gagne.
    [loss] Qui commence perd.
   *[draw] La partie est nulle.
}
solve-done = { $seconds } s, { $rate } plateaux par seconde à symétrie près ; tout le plateau de cette taille prend { $whole } heures à ce rythme.
refused-solve-size = Il y a des plateaux de 3, 4 et 5 cubes par rangée.
refused-solve-folder = Les plateaux de 5 cubes par rangée demandent un dossier pour leurs tables (--dir).
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
