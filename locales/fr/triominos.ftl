# Triominos

option-triominos-hexagons = Plusieurs hexagones à la fois
option-triominos-hexagons-about = Combien rapporte une pièce qui complète plus d’un hexagone.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50 en tout
option-triominos-hexagons-is-each = 50 pour chacun
option-triominos-target = Points à atteindre
option-triominos-target-about = Le match finit après la manche où quelqu’un les a atteints.
option-triominos-rounds = Manches au plus
option-triominos-rounds-about = Le match finit après ce nombre de manches même si personne n’a atteint les points.
option-triominos-solo-hand = Pièces en main en solitaire
option-triominos-solo-hand-about = Avec 0, chaque pièce vient de la pioche.
option-triominos-solo-draws = Pièces à piocher en solitaire
option-triominos-solo-draws-about = Moins rend les résultats comparables ; 20 est un bon nombre. Avec 55, il n’y a pas de limite.

refused-triominos-over = Le match est fini.
refused-triominos-luck-first = Une pièce est encore en train d’être piochée, ou une donne d’être faite.
refused-triominos-no-luck = Rien n’est distribué ni pioché maintenant.
refused-triominos-start = La manche commence par { $tile } au milieu de la table.
refused-triominos-must-lay = La pièce piochée { $tile } convient et doit être posée maintenant.
refused-triominos-held-before = Tu as pioché : { $tile }, que tu avais avant, ne peut pas être posée à ce tour.
refused-triominos-pool-empty = La pioche est vide.
refused-triominos-draws-used = { $count ->
    [0] On ne peut pas piocher dans cette partie.
    [one] La seule pièce à piocher l’a été.
   *[other] Les { $count } pièces à piocher l’ont été.
}
refused-triominos-must-draw = { $count ->
    [one] Tu ne peux pas passer : il reste une pièce à piocher.
   *[other] Tu ne peux pas passer : il reste { $count } pièces à piocher.
}
refused-triominos-not-in-hand = { $tile } n’est pas dans ta main.
refused-triominos-covered = Il y a déjà une pièce à cet endroit.
refused-triominos-no-side = Aucune pièce ne borde cet emplacement.
refused-triominos-corner = Ce coin montre { $shows }, pas { $not }.
refused-triominos-hand-size = La place { $seat } reçoit { $count } pièces au lieu de { $expected }.
refused-triominos-not-in-pool = { $tile } n’est pas dans la pioche.
refused-triominos-tile-twice = { $tile } est nommée deux fois.
refused-triominos-table = { $tile } ne peut pas être là.
refused-triominos-impossible-position = Cette position ne peut pas se produire ({ $why }).

text-triominos-tile = Il n’y a pas de pièce { $text } : les nombres vont de 0 à 5 et croissent dans le sens des aiguilles d’une montre.
text-triominos-stage = « { $text } » n’est aucun des mots deal, start, play, draw, over.
text-triominos-too-many = Il y a plus de pièces gardées qu’il n’en existe.

told-triominos-dealt = La manche { $round } est distribuée ; { $player } commence.
told-triominos-turned-up = { $tile } est retournée : { $points } points.
told-triominos-starts = { $player } commence par { $tile } : { $points } points.
told-triominos-lays = { $bonus ->
    [bridge] { $player } pose { $tile } et fait un pont : { $points } points.
    [double] { $player } pose { $tile } entre deux autres : { $points } points.
    [hexagon] { $player } pose { $tile } et ferme un hexagone : { $points } points.
   *[none] { $player } pose { $tile } : { $points } points.
}{ $ends ->
    [out] { " " }C’était la dernière pièce : la manche est finie.
    [blocked] { " " }Plus personne ne peut poser : la manche est finie.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } pioche une pièce.
   *[other] { $player } pioche la pièce numéro { $count } de ce tour.
}
told-triominos-drew = { $missed ->
    [yes] Elle ne convient pas, et le tour est fini.
   *[no] { $player } a pioché une pièce.
}{ $ends ->
    [blocked] { " " }Plus personne ne peut poser : la manche est finie.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } a pioché { $tile }. Elle ne convient pas, et le tour est fini.
   *[no] { $player } a pioché { $tile }.
}{ $ends ->
    [blocked] { " " }Plus personne ne peut poser : la manche est finie.
   *[no] { "" }
}
told-triominos-passes = { $player } passe : { $points } points.{ $ends ->
    [blocked] { " " }Plus personne ne peut ou ne veut poser : la manche est finie.
   *[no] { "" }
}

score-triominos-tiles = Pièces posées
score-triominos-starts = Premières pièces
score-triominos-bridges = Ponts
score-triominos-doubles = Doubles connexions
score-triominos-hexagons = Hexagones
score-triominos-draws = Pièces piochées
score-triominos-misses = Tours sans pose
score-triominos-outs = Mains vidées
score-triominos-hands = Restes dans les mains

reason-triominos-start = C’est la pièce de départ.
reason-triominos-last-tile = C’est ta dernière pièce : la manche est à toi.
reason-triominos-points = { $bonus ->
    [bridge] { $points } points avec un pont.
    [double] { $points } points avec une double connexion.
    [hexagon] { $points } points avec un hexagone.
   *[none] { $points } points.
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
    [0] Ensuite, rien dans ta main ne conviendra.
    [one] Ensuite, une pièce de ta main conviendra.
   *[other] Ensuite, { $count } pièces de ta main conviendront.
}
reason-triominos-draws-to-wait = Tes pièces vaudront davantage plus tard : piocher coûte moins que poser maintenant.
reason-triominos-must-draw = Rien dans ta main ne convient.
reason-triominos-passes-to-wait = Passer coûte moins que poser maintenant.
reason-triominos-must-pass = Rien dans ta main ne convient et la pioche est vide.
