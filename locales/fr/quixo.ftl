# Quixo

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
refused-quixo-no-dots = Les points ne servent qu’à quatre.
refused-quixo-dot-at-partner = Le point doit être tourné vers toi ou vers ton partenaire.
refused-quixo-three = Quixo se joue à deux, ou à quatre en équipes.
refused-quixo-endless = Sans limite de coups et sans nulle par répétition, une partie pourrait ne jamais finir.
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

score-quixo-own-line = Sa propre ligne
score-quixo-line-by-other = Une ligne faite par l’autre camp

option-quixo-board = Plateau
option-quixo-board-about = Cubes par rangée : 5 est le vrai jeu, 3 et 4 sont des petits.
option-quixo-move-cap = Durée maximale
option-quixo-move-cap-about = Après ce nombre de coups, la partie est nulle ; 0 pour aucune limite.
option-quixo-repetition = Nulle par répétition
option-quixo-repetition-about = Une position qui revient pour la troisième fois termine la partie par une nulle.
option-quixo-move-seconds = Secondes par coup
option-quixo-move-seconds-about = Qui met plus longtemps perd ; 0 pour aucune limite.
option-quixo-partners-may-consult = Les partenaires peuvent parler
option-quixo-partners-may-consult-about = Ouvre une discussion privée pour chaque équipe.
