### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = Les dominos classiques jusqu’au double neuf, de deux à dix joueurs.
rules-intro-dominoes = Pose tes dominos aux deux extrémités d’une même chaîne. Le premier à les avoir tous posés gagne.

## play: options

option-dominoes-starter-draws = Piocher pour le deuxième domino
option-dominoes-starter-draws-about = Le joueur qui commence par un double et n’a pas de domino assorti pioche jusqu’à en trouver un. Sans cette option, il n’ajoute rien.
option-dominoes-may-draw-anyway = Piocher est toujours permis
option-dominoes-may-draw-anyway-about = On peut piocher même avec un domino qui convient. Sans cette option, un joueur qui peut poser doit le faire.
option-dominoes-drawing = Sans domino qui convienne
option-dominoes-drawing-about = Indique si l’on doit piocher ou si l’on peut passer quand rien ne convient. Si tout le monde passe tour à tour, la manche se termine.
option-dominoes-drawing-is-must = il faut piocher
option-dominoes-drawing-is-may = on peut piocher ou passer
option-dominoes-double-counts = Un double en main compte
option-dominoes-double-counts-about = Ce que compte un double resté en main à la fin d’une manche.
option-dominoes-double-counts-is-once = une moitié
option-dominoes-double-counts-is-as_one_pip = un point
option-dominoes-double-counts-is-twice = les deux moitiés
option-dominoes-match = Un match en plusieurs manches
option-dominoes-match-about = Le gagnant de chaque manche marque les points restés dans la main des autres, jusqu’à ce que l’objectif soit atteint.
option-dominoes-target = Objectif
option-dominoes-target-about = Le total à atteindre pour gagner le match.

## play: log

told-dominoes-deal = Manche { $round } : chacun prend { $count } dominos.
told-dominoes-start = { $player } commence par { $tile }.
told-dominoes-lay = { $player } pose { $tile }. Extrémités ouvertes : { $left } et { $right }.
told-dominoes-out = { $player } pose { $tile } et n’a plus de domino.
told-dominoes-block = { $player } pose { $tile }, et plus personne ne peut poser.
told-dominoes-draw = { $player } pioche.
told-dominoes-drew = { $player } prend { $tile }.
told-dominoes-drew-hidden = { $player } prend un domino.
told-dominoes-pass = { $ends ->
    [equal] { $player } passe : aucun { $left }.
   *[two] { $player } passe : ni { $left } ni { $right }.
}

## play: possible moves

may-dominoes-start = Commencer par { $tile }
may-dominoes-lay = Poser { $tile } (extrémités ouvertes : { $left } et { $right })
may-dominoes-out = Poser { $tile }, ton dernier domino
may-dominoes-block = Poser { $tile } : plus personne ne pourra poser
may-dominoes-draw = Piocher un domino
may-dominoes-pass = { $ends ->
    [equal] Passer : aucun { $left }
   *[two] Passer : ni { $left } ni { $right }
}

## play: points

score-dominoes-left = { $tile } resté en main
score-dominoes-double-left = { $tile } resté en main ; un double compte une seule moitié
score-dominoes-earlier = { $count ->
    [one] La première manche
   *[other] Les { $count } premières manches
}
score-dominoes-hand = Manche { $round } : points restés en main ({ $player })

## play: hints

reason-dominoes-out = C’est ton dernier domino : la manche est à toi.
reason-dominoes-starves = { $player } ne peut rien avoir qui convienne.
reason-dominoes-lacks = { $player } n’avait pas de { $number } et n’a pas pioché depuis.
reason-dominoes-rare = { $count ->
    [0] Il ne reste aucun autre { $number } hors de ta main.
    [one] Il ne reste que { $count } domino avec un { $number } hors de ta main.
   *[other] Il ne reste que { $count } dominos avec un { $number } hors de ta main.
}
reason-dominoes-keeps = { $count ->
    [one] Ensuite, { $count } domino de ta main conviendra.
   *[other] Ensuite, { $count } dominos de ta main conviendront.
}
reason-dominoes-keeps-none = Ensuite, aucun de tes dominos ne conviendra.
reason-dominoes-double = Les doubles sont difficiles à placer plus tard.
reason-dominoes-draw = Aucun de tes dominos ne convient.
reason-dominoes-pass = Rien ne convient, et la pioche est vide.

## play: refusals

refused-dominoes-round-over = La manche est terminée.
refused-dominoes-drawing = Un domino est en train d’être pioché.
refused-dominoes-start = La manche commence par { $tile }.
refused-dominoes-started = La chaîne est déjà commencée.
refused-dominoes-not-held = Tu n’as pas { $tile }.
refused-dominoes-drawn-tile = Tu as pioché { $drawn }, qui convient : pose-le.
refused-dominoes-equal-ends = Les deux extrémités montrent { $right } : il n’y a qu’une façon de poser { $tile }.
refused-dominoes-other-end = { $tile } ne convient qu’à l’autre extrémité.
refused-dominoes-second = Le deuxième domino doit aller avec le double de départ ; { $tile } ne convient pas.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } ne convient pas aux extrémités ouvertes : il y a { $left } des deux côtés.
   *[two] { $tile } ne convient pas aux extrémités ouvertes, { $left } et { $right }.
}
refused-dominoes-stock-empty = La pioche est vide.
refused-dominoes-must-lay = Tu as un domino qui convient : pose-le.
refused-dominoes-must-draw = La pioche n’est pas vide : pioche avant de passer.
refused-dominoes-no-luck = Il n’y a rien à piocher maintenant.
refused-dominoes-not-in-stock = { $tile } n’est pas dans la pioche.
refused-dominoes-tile-twice = { $tile } apparaît deux fois.
refused-dominoes-deal = Chacun reçoit { $count } dominos.
refused-dominoes-hands = « { $field } » demande une main pour chacune des { $seats } places.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Un domino se trouve à deux endroits.
    [line] Les dominos de la chaîne ne vont pas ensemble.
    [hands] Une main a une taille impossible.
    [stage] La suite annoncée ne s’accorde pas avec la chaîne et les mains.
    [drawn] Les dominos piochés ne s’accordent pas avec la chaîne et les mains.
    [known] Ce qu’on sait d’une main n’est pas exact.
    [totals] Aucun match n’a ces manches et ces totaux.
    [last] La manche précédente ne peut pas s’être terminée ainsi.
   *[other] Cette position ne peut pas exister.
}
text-dominoes-tile = Colonne { $column } : un domino comme 9-4 était attendu.
text-dominoes-which-end = Colonne { $column } : { $tile } convient aux deux extrémités ; écris left (à gauche) ou right (à droite).

## page: the board

stock-count =
    { $count ->
        [one] { $count } domino dans la pioche
       *[other] { $count } dominos dans la pioche
    }
help-dominoes = Choisis un domino de ta main (1 à 9), puis une extrémité de la chaîne : gauche ou droite.
dominoes-tile = { $left } et { $right }
dominoes-double = double { $number }
dominoes-line =
    { $count ->
        [one] Chaîne de { $count } domino : { $tiles }
       *[other] Chaîne de { $count } dominos : { $tiles }
    }
dominoes-ends = Les extrémités ouvertes sont { $left } à gauche et { $right } à droite.
dominoes-end =
    { $end ->
        [left] Extrémité gauche : { $number }
        [right] Extrémité droite : { $number }
       *[start] Le premier domino va ici
    }
dominoes-choose-tile = Choisis un domino qui convient.
dominoes-choose-end = Gauche ou droite ?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } ne convient pas : il y a { $left } aux deux extrémités.
       *[two] { $tile } ne convient ni au { $left } ni au { $right }.
    }
dominoes-must-start = La manche commence par { $tile }.
dominoes-must-draw = Rien ne convient : pioche.
dominoes-must-pass = Rien ne convient et la pioche est vide : passe.
dominoes-draw = Piocher
dominoes-pass = Passer
dominoes-sort =
    { $order ->
        [pips] Par points
        [doubles] Doubles d’abord
        [own] Mon ordre
       *[drawn] Ordre de pioche
    }
dominoes-pips-left = Points dans ta main : { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } comme premier domino
       *[end] { $tile } sur le { $number }
    }

## page: the score pad

pad-dominoes-about = Après chaque manche, note les points restés dans chaque main (un double compte une fois). Le plus petit total gagne et marque les points des autres.

## page: what you did

own-dominoes-start = Tu commences par { $tile }.
own-dominoes-lay = Tu poses { $tile }. Extrémités ouvertes : { $left } et { $right }.
own-dominoes-out = Tu poses { $tile } et n’as plus de domino.
own-dominoes-block = Tu poses { $tile }, et plus personne ne peut poser.
own-dominoes-draw = Tu pioches.
own-dominoes-drew = Tu prends { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Tu passes : aucun { $left }.
   *[two] Tu passes : ni { $left } ni { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9 : pose tes dominos aux deux extrémités de la chaîne. Le premier à les avoir tous posés gagne.
lesson-dominoes-start = Le plus haut double commence. Si c’est le tien, choisis-le et joue-le.
lesson-dominoes-lay = Choisis un domino qui porte le nombre d’une extrémité ouverte. S’il convient aux deux, tu choisis.
lesson-dominoes-draw = Si rien ne convient, tu pioches jusqu’à trouver un domino qui convienne. Si la pioche est vide, tu passes.
lesson-dominoes-ends = Les deux grands chiffres montrent toujours les extrémités ouvertes. Si personne ne peut plus jouer, le joueur qui a le moins de points en main gagne ; un double compte une fois.
lesson-dominoes-free = Voilà, tu sais tout. Continue, et demande un conseil quand tu veux.

## book: rules

rules-differ-dominoes = Les 27 textes imprimés de Domino Double 9 ne s’accordent pas partout. Début : seul le croate dit qui commence quand personne n’a de double (le domino qui a le plus de points) ; nous le suivons. Jeu : selon le finnois et l’ukrainien, il faut poser un domino qui convient ; selon les autres, on peut, et une option le permet. Pioche : sans domino qui convienne, il faut piocher ; l’espagnol et le slovène disent qu’on peut, et qui a commencé doit continuer. Doubles : à la fin, un double compte une fois, soit une moitié ; selon le croate, il peut compter pour un seul point. Fin : aucun ne dit qui gagne à sommes égales ; ici, la victoire est partagée. Des options permettent de jouer selon les autres lectures pour le jeu, la pioche et les doubles.
rules-d1 = Il y a 55 dominos, de 0-0 à 9-9. Chacun en prend 5 ; le reste forme la pioche, face cachée. (Décision : de deux à dix joueurs.)
rules-d2 = Le plus haut double commence. (Décision : si personne n’a de double, le domino de plus haute somme commence ; à somme égale, celui qui a la plus grande moitié.)
rules-d3 = Le premier joueur pose ce double et aussitôt un deuxième domino qui va avec. (Décision : si aucun ne convient, on n’ajoute rien et on ne pioche rien ; une option permet de piocher. Si la partie commence par un domino qui n’est pas un double, on ne pose que celui-là.)
rules-d4 = Puis on joue dans le sens des aiguilles d’une montre. Si tu as un domino qui convient, tu le poses à l’une des deux extrémités ouvertes, un par tour.
rules-d5 = Sans domino qui convienne, tu pioches jusqu’à en trouver un, et tu le poses ; tu gardes les autres. Si la pioche est vide et que rien ne convient, tu passes. (Décision : un joueur qui peut poser doit le faire ; une option permet de piocher quand même.)
rules-d6 = La chaîne a toujours exactement deux extrémités ouvertes, même au premier double. Elle peut tourner, et les doubles peuvent être en travers : ce n’est qu’une question d’aspect.
rules-d7 = La manche se termine quand un joueur n’a plus de dominos, ou quand personne ne peut poser et que la pioche est vide.
rules-d8 = Le premier joueur qui n’a plus de dominos gagne. Sinon, c’est celui qui a le moins de points en main ; un double ne compte qu’une moitié (6-6 compte 6). À sommes égales, la victoire est partagée.
rules-d9 = Si les deux extrémités montrent le même nombre, un domino qui convient ne compte que pour un seul coup, pas deux. Un domino qui convient à deux extrémités différentes laisse le choix.
rules-d10 = Option : un match en plusieurs manches. Le gagnant de chaque manche marque les points restés dans la main des autres, et le premier à atteindre l’objectif (100) gagne.

## book: captions of the examples

rules-example-dominoes-start = Le plus haut double commence, et un domino qui va avec suit aussitôt.
rules-example-dominoes-ends = Seules les deux extrémités sont ouvertes, ici { $left } et { $right }. Les doubles se posent en travers, ce qui ne change rien.
rules-example-dominoes-over = La manche est terminée : le joueur qui n’a plus de dominos gagne. Pour les doubles restants, une seule moitié compte.

## terminal

terminal-letters-dominoes = [6|2] un domino, <6|6> un double ; la chaîne continue à la ligne suivante.

## command line

score-dominoes-round = Dans un match, la manche vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} : ce qui reste dans la main des autres
