### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Bâtis un royaume de dominos autour de ton château et fais fructifier chaque couronne.
rules-intro-kingdomino = Construis le royaume le plus riche : place des dominos aux six terrains autour de ton château et réunis des couronnes.

## play: terms

terrain-wheat = blé
terrain-forest = forêt
terrain-water = lac
terrain-grass = prairie
terrain-swamp = marais
terrain-mine = mine
terrain-castle = château
terrain-letter-wheat = B
terrain-letter-forest = F
terrain-letter-water = L
terrain-letter-grass = P
terrain-letter-swamp = M
terrain-letter-mine = N

## play: options

option-kingdomino-three-players = À trois
option-kingdomino-three-players-about = Combien de dominos compte une ligne quand on joue à trois.
option-kingdomino-three-players-is-lines_of_three = lignes de trois, 36 dominos
option-kingdomino-three-players-is-lines_of_four = lignes de quatre, les 48 ; celui que personne ne choisit est retiré
option-kingdomino-first-picks = Premier choix
option-kingdomino-first-picks-about = L’ordre dans lequel deux joueurs choisissent dans la première ligne.
option-kingdomino-first-picks-is-lot = les rois sont tirés au sort
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Dynastie
option-kingdomino-dynasty-about = Trois parties de suite ; la plus haute somme gagne.
option-kingdomino-middle-kingdom = Empire du Milieu
option-kingdomino-middle-kingdom-about = 10 points de plus pour un château au milieu de son royaume.
option-kingdomino-middle-kingdom-is-off = non
option-kingdomino-middle-kingdom-is-rule = autant à gauche qu’à droite, autant en haut qu’en bas
option-kingdomino-middle-kingdom-is-reach = aucune case à plus de 2 du château (3 dans Le Grand Duel)
option-kingdomino-middle-kingdom-is-full = château centré, largeur et hauteur maximales
option-kingdomino-harmony = Harmonie
option-kingdomino-harmony-about = 5 points de plus pour un royaume complet sans domino défaussé.
option-kingdomino-mighty-duel = Le Grand Duel
option-kingdomino-mighty-duel-about = À deux, les 48 dominos, des royaumes de 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Les rois sont tirés au sort : { $player } choisit en premier.
       *[other] Partie { $game } sur { $games }. Les rois sont tirés au sort : { $player } choisit en premier.
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

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Placer le domino { $tile }
        [one] Placer le domino { $tile } pour { $points } point
       *[other] Placer le domino { $tile } pour { $points } points
    }
may-kingdomino-discard = Défausser le domino { $tile } : il ne peut être placé nulle part
may-kingdomino-pick = Choisir le domino { $tile }

## play: points

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
score-kingdomino-tie = Égalité de points : le plus grand domaine départage ({ $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}), puis les couronnes ({ $crowns })

## play: hints

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

## play: refusals

refused-kingdomino-over = La partie est terminée.
refused-kingdomino-luck = Il faut d’abord tirer des dominos ou des rois.
refused-kingdomino-place-first = Place d’abord ton domino, puis choisis le suivant.
refused-kingdomino-pick-now = Ton domino est déjà placé ; choisis maintenant le suivant.
refused-kingdomino-other-domino = Le domino à placer est le { $own }, pas le { $tile }.
refused-kingdomino-not-in-row = Le domino { $tile } n’est pas dans la ligne où l’on choisit.
refused-kingdomino-taken = Le domino { $tile } porte déjà un roi.
refused-kingdomino-backwards = Les deux moitiés du domino { $tile } sont identiques : écris-le vers l’est ou le sud.
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
refused-kingdomino-row-count = Dominos par ligne : { $count }, pas { $written }.
refused-kingdomino-lot-count = Rois à tirer : { $count }, pas { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } doit avoir { $kings } roi dans l’ordre.
       *[other] { $player } doit avoir { $kings } rois dans l’ordre.
    }
refused-kingdomino-kings-snake = Avec cette option, l’ordre est A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = Impossible de lire « { $text } » dans cette position.
refused-kingdomino-position-missing = Il manque la partie « { $section } » dans la position.
refused-kingdomino-position-twice = Le domino { $tile } est à deux endroits.
refused-kingdomino-position-order = Les dominos d’une ligne vont du plus petit numéro au plus grand.
refused-kingdomino-position-kings = Le compte des rois n’est pas bon : { $player }.
refused-kingdomino-position-count = Le nombre de dominos n’est pas bon.
refused-kingdomino-position-kingdom = Ce royaume ne peut pas être construit selon les règles : { $player }.
refused-kingdomino-position-stage = Le moment de la partie ne correspond pas aux lignes sur la table.
refused-kingdomino-position-past = Le compte des parties terminées de cette Dynastie n’est pas bon.
text-kingdomino-move = Un coup s’écrit « 48@1,0>e », « discard 48 » ou « pick 48 ».
text-kingdomino-direction = Un domino est orienté e, s, w ou n.

## page: the board

help-kingdomino = Choisis une case en surbrillance ; le domino y apparaît avec ses points. Tourne-le, puis joue-le. D va aux dominos à choisir, P à ton royaume.
kingdomino-current = À placer
kingdomino-round = Tour { $round } sur { $rounds }
kingdomino-game = Partie { $game } sur { $games }
kingdomino-next = À choisir
kingdomino-done = fini
kingdomino-castle = château
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } avec { $crowns } couronne
       *[other] { $terrain } avec { $crowns } couronnes
    }
kingdomino-tile = domino { $number } : { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } à droite
        [left] { $x } à gauche
       *[none] { "" }
    } { $along ->
        [down] { $y } en bas
        [up] { $y } en haut
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] vide
        [one] vide, { $ways } façon de placer
       *[other] vide, { $ways } façons de placer
    }
kingdomino-kingdom =
    { $points ->
        [one] Royaume : { $player }, { $points } point
       *[other] Royaume : { $player }, { $points } points
    }
kingdomino-enlarge =
    { $points ->
        [one] Voir le royaume : { $player }, { $points } point
       *[other] Voir le royaume : { $player }, { $points } points
    }
kingdomino-own-again = Retour à mon royaume
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – pas encore de couronne
       *[no] { $gain }
    }
kingdomino-choose-place = À placer : { $tile }.
kingdomino-choose-tile = Choisis un domino pour le prochain tour.
kingdomino-no-place = Le domino { $number } ne peut être placé nulle part : il faut le défausser.
kingdomino-discard = Défausser { $number }
kingdomino-next-order = Au prochain tour, tu choisiras en position { $place }.
kingdomino-one-way = Aucun autre sens n’est possible ici.
kingdomino-not-here = Le domino ne peut pas être placé ici.
kingdomino-move-pick = Choisir { $tile }
kingdomino-move-discard = Défausser le domino { $number }
kingdomino-move-place = { $left } ({ $a }), { $right } ({ $b })
kingdomino-move-place-gain = { $left } ({ $a }), { $right } ({ $b }) : { $gain }
kingdomino-next-between = Ta position au prochain tour : { $first } à { $last }, selon les autres.
kingdomino-moment = Domaine complet : { $points }
kingdomino-to-come = Dominos à venir
kingdomino-to-come-about = Ceux qui sont déjà sortis sont estompés. Encore à venir : { $count }.

## page: the score pad

pad-terrain = Terrain
pad-crowns = Couronnes
pad-empty = vide
pad-kingdom = Royaume
pad-size = { $size } × { $size } cases
pad-kingdomino-about = Choisis un terrain et ses couronnes, puis touche les cases du royaume.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Les rois sont tirés au sort : tu choisis en premier.
       *[other] Partie { $game } sur { $games }. Les rois sont tirés au sort : tu choisis en premier.
    }
own-kingdomino-place =
    { $points ->
        [0] Tu places le domino { $tile }.
        [one] Tu places le domino { $tile } pour { $points } point.
       *[other] Tu places le domino { $tile } pour { $points } points.
    }
own-kingdomino-discard = Tu n’as pas de place pour le domino { $tile } et le défausses.
own-kingdomino-pick = Tu choisis le domino { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Bienvenue, Majesté ! Construis un royaume de dominos autour de ton château. Une terre ne rapporte des points que si elle porte des couronnes.
lesson-kingdomino-pick = Choisis un domino de la ligne : touche-le, puis joue-le. Les petits numéros permettent de choisir tôt au tour suivant ; les grands portent plus de couronnes.
lesson-kingdomino-order = Ton roi est maintenant sur ce domino. Les rois jouent dans l’ordre des numéros, du plus petit au plus grand.
lesson-kingdomino-place = Place maintenant ton domino sur une des cases en surbrillance ; le nombre indique combien de points il rapporterait. Tourne-le avec ↻, la molette ou la touche R.
lesson-kingdomino-match = Une moitié doit toucher son propre terrain, ou le château. Essaie d’agrandir un terrain qui a des couronnes.
lesson-kingdomino-points = Chaque terrain d’un seul tenant vaut ses cases multipliées par ses couronnes : quatre cases de forêt avec deux couronnes valent huit.
lesson-kingdomino-limit = Ton royaume doit tenir dans un carré de cinq cases sur cinq. Un domino qui ne peut être placé nulle part est défaussé : évite les trous étroits.
lesson-kingdomino-free = Voilà, tu sais tout. Continue, et demande un conseil quand tu veux.

## book: rules

rules-k1 = Kingdomino se joue à deux, trois ou quatre. Chacun construit un royaume autour d’une case château.
rules-k2 = À deux, chacun a deux rois ; à trois ou quatre, chacun en a un.
rules-k3 = Il y a 48 dominos, numérotés de 1 à 48. À quatre on les utilise tous, à trois 36, à deux 24 ; le reste est retiré face cachée. (Décision : le nombre imprimé pour trois, 38, est une coquille.) Option : à trois, on utilise les 48 en lignes de quatre, et celui que personne n’a choisi est retiré.
rules-k4 = Une ligne a autant de dominos qu’il y a de rois : quatre quand on joue à deux ou à quatre, trois quand on joue à trois. Ils sont rangés par numéro, le plus petit en haut.
rules-k5 = Pour la première ligne, les rois sont tirés au sort ; dans cet ordre, chacun est posé sur un domino libre. Un domino ne porte qu’un roi. Option à deux : l’ordre est A, B, B, A.
rules-k6 = Quand chaque domino d’une ligne est choisi, la ligne suivante est dévoilée, tant qu’il reste des dominos.
rules-k7 = L’ordre du tour est celui des rois sur la ligne, de haut en bas.
rules-k8 = À ton tour, tu poses d’abord le domino sous ton roi dans ton royaume, puis tu mets le roi sur un domino libre de la ligne suivante.
rules-k9 = À deux, chacun joue deux fois par tour, une fois pour chaque roi.
rules-k10 = La partie se joue en douze tours ; à deux, en six (douze dans Le Grand Duel).
rules-k11 = Au dernier tour, il n’y a plus rien à choisir : tu poses seulement ton domino.
rules-k12 = Un domino couvre deux cases libres voisines, dans l’une des quatre directions.
rules-k13 = Au moins une moitié doit toucher par un côté le château ou une case de son propre terrain. Un seul contact suffit ; les autres côtés n’ont pas à correspondre.
rules-k14 = Tout le royaume, château compris, doit tenir dans un carré de 5 × 5 (7 × 7 dans Le Grand Duel). Le château peut s’y trouver n’importe où.
rules-k15 = Un domino qui peut être posé doit l’être, à l’endroit de ton choix. S’il ne peut être posé nulle part, il est défaussé ; ensuite tu choisis comme d’habitude. Des trous peuvent rester.
rules-k16 = Les cases d’un même terrain reliées par leurs côtés forment un domaine. Il rapporte ses cases multipliées par ses couronnes ; sans couronne il ne rapporte rien. On peut avoir plusieurs domaines du même terrain. Le château n’appartient à aucun.
rules-k17 = Le joueur qui a le plus de points gagne. À égalité, le plus grand domaine départage, puis le nombre de couronnes ; si l’égalité persiste, la victoire est partagée.
rules-k18 = Dynastie : trois parties de suite, et la plus haute somme gagne. À sommes égales, la victoire est partagée. Les rois sont de nouveau tirés au sort pour chaque partie.
rules-k19 = Empire du Milieu : 10 points de plus si le château est au centre du royaume. (Décision : aussi loin du bord gauche de ce qui est posé que du droit, et du haut que du bas.) Deux autres lectures sont en option.
rules-k20 = Harmonie : 5 points de plus si rien n’a été défaussé et que le royaume est complet : tous les dominos posés et le carré plein.
rules-k21 = Le Grand Duel : à deux, on utilise les 48 dominos et on construit des royaumes de 7 × 7 en douze tours de quatre dominos.

## book: captions of the examples

rules-example-kingdomino-tiles = Les dominos ont deux moitiés, chacune avec un terrain et parfois des couronnes. Le numéro décide de l’ordre.
rules-example-kingdomino-row = Les rois jouent dans l’ordre des numéros. Après avoir posé un domino, tu places ton roi sur un domino libre de la ligne suivante.
rules-example-kingdomino-match = Un seul côté qui correspond suffit : le domino { $tile } ne touche son propre terrain que par une moitié.
rules-example-kingdomino-scoring = Ce royaume rapporte { $points } points : chaque domaine compte ses cases multipliées par ses couronnes.
rules-example-kingdomino-complete = Un royaume complet avec le château au centre : avec les deux variantes, il rapporte { $points } points.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } blé, { terrain-letter-forest } forêt, { terrain-letter-water } lac, { terrain-letter-grass } prairie, { terrain-letter-swamp } marais, { terrain-letter-mine } mine, avec le nombre de couronnes ; ♜ château ; ♔ et un numéro : le roi de cette place.

## command line

refused-score-castle = Un royaume a exactement un château ; écris-le « C ».
refused-score-mixed = Écris un royaume en carte ou en dominos, pas les deux.
