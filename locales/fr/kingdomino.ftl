### Kingdomino

terrain-wheat = blé
terrain-forest = forêt
terrain-water = lac
terrain-grass = prairie
terrain-swamp = marais
terrain-mine = mine
terrain-castle = château

option-kingdomino-three-players = À trois
option-kingdomino-three-players-about = Combien de dominos compte une ligne quand on joue à trois.
option-kingdomino-three-players-is-lines_of_three = lignes de trois, 36 dominos
option-kingdomino-three-players-is-lines_of_four = lignes de quatre, les 48 ; celui que personne ne prend quitte le jeu
option-kingdomino-first-picks = Premier choix
option-kingdomino-first-picks-about = Dans quel ordre on choisit à deux dans la première ligne.
option-kingdomino-first-picks-is-lot = les rois sont tirés au sort
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastie
option-kingdomino-dynasty-about = Trois parties de suite ; la plus haute somme gagne.
option-kingdomino-middle-kingdom = Empire du Milieu
option-kingdomino-middle-kingdom-about = 10 points de plus pour un château au milieu de son royaume.
option-kingdomino-middle-kingdom-is-off = non
option-kingdomino-middle-kingdom-is-rule = autant à gauche qu’à droite, autant en haut qu’en bas
option-kingdomino-middle-kingdom-is-reach = rien n’est plus loin que la moitié d’un royaume plein
option-kingdomino-middle-kingdom-is-full = égal de tous les côtés, et de largeur et hauteur maximales
option-kingdomino-harmony = Harmonie
option-kingdomino-harmony-about = 5 points de plus pour un royaume complet sans domino défaussé.
option-kingdomino-mighty-duel = Le Grand Duel
option-kingdomino-mighty-duel-about = À deux, les 48 dominos, des royaumes de 7 × 7.

told-kingdomino-kings =
    { $games ->
        [1] Les rois sont tirés : { $player } choisit en premier.
       *[other] Partie { $game } sur { $games }. Les rois sont tirés : { $player } choisit en premier.
    }
told-kingdomino-row = Les dominos suivants : { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } place le domino { $tile }.
        [one] { $player } place le domino { $tile } pour { $points } point.
       *[other] { $player } place le domino { $tile } pour { $points } points.
    }
told-kingdomino-discard = { $player } n’a pas de place pour le domino { $tile } et le défausse.
told-kingdomino-pick = { $player } choisit le domino { $tile }.

score-kingdomino-property =
    { $terrain ->
        [wheat] Blé
        [forest] Forêt
        [water] Lac
        [grass] Prairie
        [swamp] Marais
       *[mine] Mine
    } : { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } × { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Blé
        [forest] Forêt
        [water] Lac
        [grass] Prairie
        [swamp] Marais
       *[mine] Mine
    }, désormais { $squares ->
        [one] { $squares } case
       *[other] { $squares } cases
    } × { $crowns ->
        [one] { $crowns } couronne
       *[other] { $crowns } couronnes
    }
score-kingdomino-middle = Empire du Milieu : le château est au centre
score-kingdomino-middle-lost = Le château n’est plus au centre
score-kingdomino-harmony = Harmonie : le royaume est complet
score-kingdomino-harmony-lost = Le royaume n’est plus complet
score-kingdomino-game = Partie { $game }

refused-kingdomino-over = La partie est finie.
refused-kingdomino-luck = Il faut d’abord tirer des dominos ou des rois.
refused-kingdomino-place-first = Place d’abord ton domino, puis choisis le suivant.
refused-kingdomino-pick-now = Ton domino est déjà placé ; choisis maintenant le suivant.
refused-kingdomino-other-domino = Le domino à placer est le { $own }, pas le { $tile }.
refused-kingdomino-not-in-row = Le domino { $tile } n’est pas dans la ligne à choisir.
refused-kingdomino-taken = Le domino { $tile } porte déjà un roi.
refused-kingdomino-backwards = Les deux moitiés du domino { $tile } sont égales : écris-le vers l’est ou le sud.
refused-kingdomino-covered = Cette case est déjà couverte.
refused-kingdomino-outside = Le royaume ferait { $across } × { $down } cases ; il doit tenir dans { $size } × { $size }.
refused-kingdomino-unmatched =
    Aucune moitié ne touche le château ni son propre terrain ({ $left ->
        [wheat] blé
        [forest] forêt
        [water] lac
        [grass] prairie
        [swamp] marais
       *[mine] mine
    }, { $right ->
        [wheat] blé
        [forest] forêt
        [water] lac
        [grass] prairie
        [swamp] marais
       *[mine] mine
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Le domino { $tile } peut être placé de { $count } façon, il faut donc le placer.
       *[other] Le domino { $tile } peut être placé de { $count } façons, il faut donc le placer.
    }

refused-kingdomino-no-luck = Il n’y a rien à tirer maintenant.
refused-kingdomino-row-twice = Le domino { $tile } est deux fois dans la ligne.
refused-kingdomino-row-seen = Le domino { $tile } a déjà été dévoilé.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } a { $kings } roi dans l’ordre.
       *[other] { $player } a { $kings } rois dans l’ordre.
    }
refused-kingdomino-kings-snake = En serpent, l’ordre est A, B, B, A.

refused-kingdomino-position-word = Impossible de lire « { $text } » dans cette position.
refused-kingdomino-position-missing = Il manque la partie « { $section } » dans la position.
refused-kingdomino-position-twice = Le domino { $tile } est à deux endroits.
refused-kingdomino-position-order = Les dominos d’une ligne vont du plus petit numéro au plus grand.
refused-kingdomino-position-kings = Le compte des rois n’est pas bon : { $player }.
refused-kingdomino-position-count = Le nombre de dominos n’est pas bon.
refused-kingdomino-position-kingdom = Ce royaume ne peut pas être construit selon les règles : { $player }.
refused-kingdomino-position-stage = Le moment de la partie ne correspond pas aux lignes sur la table.
refused-kingdomino-position-past = Le compte des parties finies de cette Dynastie n’est pas bon.

text-kingdomino-move = Un coup s’écrit « 48@1,0>e », « discard 48 » ou « pick 48 ».
text-kingdomino-direction = Un domino est orienté e, s, w ou n.

reason-kingdomino-points =
    { $points ->
        [one] Cela rapporte { $points } point tout de suite.
       *[other] Cela rapporte { $points } points tout de suite.
    }
reason-kingdomino-middle = Le château reste au milieu.
reason-kingdomino-no-hole = Aucune case ne devient impossible à remplir.
reason-kingdomino-holes =
    { $count ->
        [one] Cela laisse { $count } case impossible à remplir.
       *[other] Cela laisse { $count } cases impossibles à remplir.
    }
reason-kingdomino-no-place = Il n’y a pas de place pour le domino { $tile }.
reason-kingdomino-would-bring =
    { $points ->
        [one] Il peut rapporter { $points } point tout de suite.
       *[other] Il peut rapporter { $points } points tout de suite.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Il a { $count } couronne.
       *[other] Il a { $count } couronnes.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } y gagnerait { $points } point.
       *[other] { $player } y gagnerait { $points } points.
    }
reason-kingdomino-order =
    { $place ->
        [1] Tu joues en premier au prochain tour.
        [2] Tu joues en deuxième au prochain tour.
        [3] Tu joues en troisième au prochain tour.
       *[other] Tu joues en dernier au prochain tour.
    }
