### Domino Double 9

option-dominoes-starter-draws = Piocher pour le deuxième domino
option-dominoes-starter-draws-about = Qui commence par un double sans avoir de domino assorti pioche jusqu’à en trouver un. Selon la règle imprimée, on n’ajoute alors rien.
option-dominoes-may-draw-anyway = Piocher est toujours permis
option-dominoes-may-draw-anyway-about = On peut piocher même avec un domino qui convient. Selon la règle imprimée, qui peut poser doit poser.
option-dominoes-match = Un match en plusieurs manches
option-dominoes-match-about = Qui gagne une manche marque les points restés dans les autres mains, les doubles comptés une fois, jusqu’à ce que l’objectif soit atteint.
option-dominoes-target = Objectif
option-dominoes-target-about = Le total qui gagne le match.

refused-dominoes-round-over = La manche est finie.
refused-dominoes-drawing = Un domino est en train d’être pioché.
refused-dominoes-start = La manche commence par { $tile }.
refused-dominoes-started = La chaîne est déjà commencée.
refused-dominoes-not-held = Tu n’as pas { $tile }.
refused-dominoes-drawn-tile = Tu as pioché { $drawn }, qui convient : pose-le.
refused-dominoes-equal-ends = Les deux extrémités montrent { $right } : il n’y a qu’une façon de poser { $tile }.
refused-dominoes-other-end = { $tile } ne convient qu’à l’autre extrémité.
refused-dominoes-second = Le deuxième domino doit aller avec le double de départ ; { $tile } ne convient pas.
refused-dominoes-no-match = { $tile } ne convient pas aux extrémités ouvertes, { $left } et { $right }.
refused-dominoes-stock-empty = La pioche est vide.
refused-dominoes-must-lay = Tu as un domino qui convient : pose-le.
refused-dominoes-must-draw = La pioche n’est pas vide : pioche avant de passer.
refused-dominoes-no-luck = Il n’y a rien à piocher maintenant.
refused-dominoes-not-in-stock = { $tile } n’est pas dans la pioche.
refused-dominoes-tile-twice = { $tile } y est deux fois.
refused-dominoes-deal = Chaque main reçoit { $count } dominos.
refused-dominoes-hands = « { $field } » demande une main pour chacune des { $seats } places.
refused-dominoes-position-field = « { $field } » manque, est donné deux fois, est inconnu ou illisible.
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

told-dominoes-deal = Manche { $round } : chaque main reçoit { $count } dominos.
told-dominoes-start = { $player } commence par { $tile }.
told-dominoes-lay = { $player } pose { $tile }. Extrémités ouvertes : { $left } et { $right }.
told-dominoes-out = { $player } pose { $tile } et n’a plus de domino.
told-dominoes-block = { $player } pose { $tile }, et plus personne ne peut poser.
told-dominoes-draw = { $player } pioche.
told-dominoes-drew = { $player } prend { $tile }.
told-dominoes-drew-hidden = { $player } prend un domino.
told-dominoes-pass = { $player } passe : ni { $left } ni { $right }.

score-dominoes-left = { $tile } resté en main
score-dominoes-double-left = { $tile } resté en main ; un double compte une seule moitié
score-dominoes-earlier = { $count ->
    [one] La première manche
   *[other] Les { $count } premières manches
}
score-dominoes-hand = Manche { $round } : reste en main, { $player }

reason-dominoes-out = C’est ton dernier domino : la manche est à toi.
reason-dominoes-starves = { $player } ne peut rien avoir qui convienne.
reason-dominoes-lacks = { $player } n’avait pas de { $number } et n’en a pas pioché depuis.
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
reason-dominoes-draw = Rien dans ta main ne convient.
reason-dominoes-pass = Rien ne convient, et la pioche est vide.
