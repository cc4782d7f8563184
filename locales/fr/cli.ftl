# The command line
cli-about = La maison de quatre jeux de tuiles : Kingdomino, Triominos, Quixo et Domino Double 9.
cli-lang = Langue de tous les textes, par exemple « de » ou « et » ; par défaut celle du système
cli-serve-about = Lancer le serveur avec la page, les bots et une base de données intégrée ; comme klots tout seul
cli-serve-config = Un fichier TOML de réglages
cli-serve-data = Le dossier de données ; par défaut celui de ton compte
cli-serve-listen = Adresse d’écoute
cli-serve-public-url = L’adresse utilisée par les joueurs
cli-serve-database-url = Tout garder dans cette base PostgreSQL
cli-serve-metrics-listen = Où Prometheus peut demander des chiffres
cli-serve-no-browser = Ne pas ouvrir le navigateur
cli-serve-print-config = Afficher tous les réglages en TOML et terminer
cli-serve-log-json = Écrire le journal en lignes JSON
cli-play-about = Jouer dans le terminal : contre des bots, à plusieurs sur un clavier, ou regarder un enregistrement
cli-play-game = Le jeu à commencer tout de suite ; sinon un menu le demande
cli-play-seats = Combien jouent
cli-play-people = Combien d’humains à ce terminal
cli-play-level = Le niveau des bots : beginner, easy, medium, hard ou expert
cli-play-options = Options du jeu, par exemple « harmony=yes dynasty=yes »
cli-play-resume = Reprendre une partie sauvegardée
cli-play-watch = Regarder un enregistrement pas à pas
cli-play-plain = Lignes de texte et coups numérotés, pour lecteurs d’écran et tubes
cli-play-saves = Où les parties sont sauvegardées
cli-engine-about = Parler aux bots et aux arbitres en lignes de texte (voir docs/bots.md)
cli-replay-about = Montrer une partie enregistrée pas à pas et vérifier chaque coup
cli-replay-file = L’enregistrement ; « - » lit l’entrée standard
cli-replay-to = S’arrêter après ce nombre d’événements
cli-replay-verify = Recalculer chaque tirage à partir du secret révélé
cli-replay-json = Afficher un document JSON
cli-replay-positions = Afficher la position après chaque événement
cli-replay-eyes = Afficher plutôt la copie pour un seul regard : un numéro de place ou « onlooker »
cli-rules-about = Lire les règles d’un jeu
cli-rules-game = Le jeu ; sinon la liste des jeux
cli-rules-rule = Seulement la règle de ce numéro, par exemple K13
cli-render-about = Dessiner une position ou un moment d’un enregistrement en image SVG ou PNG
cli-render-record = L’enregistrement dont dessiner la fin
cli-render-to = Dessiner le moment après ce nombre d’événements
cli-render-position = Une position en texte au lieu d’un enregistrement
cli-render-game = Le jeu de la position
cli-render-seats = Combien jouent
cli-render-options = Options du jeu, par exemple « mighty_duel=yes »
cli-render-eyes = Vu par qui : un numéro de place, « onlooker » ou « reviewer »
cli-render-width = Largeur du PNG
cli-render-output = L’image à écrire : x.svg ou x.png
cli-arena-about = Faire jouer des bots entre eux et dire à quel point le résultat est sûr
cli-arena-game = Le jeu
cli-arena-seats = Combien jouent
cli-arena-options = Options du jeu
cli-arena-bots = Les bots, par exemple « expert,hard » ou « expert@1s,expert@100ms »
cli-arena-games = Combien de parties ; chaque donne est jouée de chaque place
cli-arena-budget = Combien de temps un bot peut réfléchir : 100ms, 2s, 5000n (nœuds), 800i (itérations)
cli-arena-seed = Décide de tout le hasard
cli-arena-threads = Parties en même temps
cli-arena-wall = Mesurer le temps à l’horloge et non en temps processeur du fil
cli-arena-sprt = S’arrêter dès que le premier bot est meilleur que le second d’au moins ELO1 ou d’au plus ELO0
cli-arena-ledger = Garder chaque partie ici et continuer à partir de là la prochaine fois
cli-arena-records = Sauvegarder les parties dans ce dossier
cli-arena-shard = Ne jouer que la part I sur N du match
cli-arena-merge = Réunir les registres des parts au lieu de jouer
cli-arena-json = Afficher un document JSON
cli-arena-csv = Écrire un tableau
cli-arena-plot = Dessiner la force selon le temps de réflexion en SVG
cli-analyse-about = Dire ce que valait chaque coup d’un enregistrement, la part de la chance et celle du jeu
cli-analyse-record = L’enregistrement
cli-analyse-bot = Qui juge ; par défaut le bot le plus fort
cli-analyse-budget = Combien de temps réfléchir à chaque coup
cli-analyse-samples = À combien d’autres tirages comparer chaque tirage ; 0 laisse la chance de côté
cli-analyse-seed = Décide de tous les échantillons
cli-analyse-json = Afficher un document JSON
cli-analyse-plot = Dessiner qui menait en SVG
cli-bench-about = Jouer des parties au hasard le plus vite possible et vérifier les totaux
cli-bench-game = Seulement ce jeu
cli-bench-seconds = Secondes processeur pour chaque ligne
cli-bench-json = Afficher un document JSON
cli-completions-about = Afficher la complétion pour un shell
cli-completions-shell = Le shell
cli-man-about = Afficher la page de manuel
language-unknown = Il n’y a pas de langue « { $asked } » ici ; ce sera « { $used } ».
record-place = { $file }, ligne { $line }, colonne { $column } :

# Replay
replay-place = { $player } : rang { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-checked = { $count ->
    [one] Un événement vérifié selon les règles.
   *[other] Les { $count } événements sont vérifiés selon les règles.
}
replay-verified = Chaque tirage correspond au secret révélé.

# Engine
engine-unknown = « { $command } » n’est pas une commande. Il y a : { $possible }
engine-needs = « { $command } » demande : { $what }
engine-too-much = « { $command } » s’écrit seul ; « { $text } » est de trop.
engine-no-game = Aucun jeu n’est choisi : dis d’abord « game NAME seats N ».
engine-nothing-to-undo = Il n’y a rien à annuler.
engine-thinking = Un bot réfléchit ; seul « stop » est entendu.
refused-rule-unknown = Il n’y a pas de règle « { $rule } » ici. Il y a : { $possible }.
refused-picture-format = Le nom de l’image doit finir par .svg ou .png.

# klots load
cli-load-about = Mesurer ce qu’un serveur supporte sur cette machine
cli-load-sockets = Connexions, réparties sur les tables
cli-load-tables = Tables
cli-load-every = Secondes entre deux coups à une table
cli-load-seconds = Durée de la mesure
cli-load-flood = Rejouer dès que le dernier coup est confirmé
cli-load-idle = Se connecter et ne pas jouer
cli-load-game = Quel jeu jouer
cli-load-url = Un serveur déjà lancé sur cette machine ; sinon un serveur est lancé
cli-load-data = Où le serveur lancé garde ses données ; sinon un dossier effacé ensuite
cli-load-database-url = Une base PostgreSQL pour le serveur lancé
cli-load-json = Afficher un document JSON

# klots backup, restore, export, import
cli-backup-about = Écrire une sauvegarde, même pendant que le serveur tourne
cli-backup-file = Le nouveau fichier
cli-backup-data = Le dossier de données
cli-backup-database-url = Une base PostgreSQL au lieu du dossier de données
cli-restore-about = Remettre une sauvegarde dans un dossier de données neuf ou vide
cli-restore-file = La sauvegarde
cli-restore-data = Le nouveau dossier de données
cli-export-about = Tout écrire sous forme portable, pour passer à une autre base de données
cli-export-file = Le nouveau fichier
cli-export-data = Le dossier de données
cli-export-database-url = Une base PostgreSQL au lieu du dossier de données
cli-import-about = Lire la forme portable dans une base de données vide
cli-import-file = Le fichier exporté
cli-import-data = Le dossier de données
cli-import-database-url = Une base PostgreSQL au lieu du dossier de données
cli-restore-database-url = La base PostgreSQL au lieu d’un dossier de données
serve-listening = Klots t’attend sur { $url }
serve-no-address = Impossible d’écouter sur { $address }.
keep-done = { $file } : { $tables } tables, { $events } événements, { $people } personnes.

# klots solve
cli-solve-about = Résoudre Quixo : la valeur de chaque plateau
cli-solve-game = Quoi résoudre
cli-solve-size = Cubes par rangée : 3, 4 ou 5
cli-solve-distances = Trouver aussi à quelle distance sont victoires et défaites
cli-solve-dir = Garder ici les tables finies, et continuer à partir d’elles après un arrêt
cli-solve-layers = Seulement tant de nombres de cubes tournés, à partir du plateau plein
cli-solve-threads = Fils à utiliser
cli-solve-json = Afficher un document JSON
solve-progress = { $cubes } cubes, { $rate } plateaux/s, encore { $left } s, mémoire { $memory } Mo, disque { $disk } Mo
solve-layer = { $cubes ->
    [0] En tout : { $wins } victoires, { $losses } défaites, { $draws } nulles
   *[other] { $cubes } cubes tournés : { $wins } victoires, { $losses } défaites, { $draws } nulles
}
solve-first = { $value ->
    [win] Qui commence gagne.
    [loss] Qui commence perd.
   *[draw] La partie est nulle.
} ({ $distance })
solve-done = { $seconds } s, { $rate } plateaux par seconde à symétrie près ; la taille entière prend { $whole } heures à ce rythme.
refused-solve-size = Il y a des plateaux de 3, 4 et 5 cubes par rangée.
refused-solve-folder = Les plateaux de 5 cubes par rangée demandent un dossier pour leurs tables (--dir).
cli-usage = Utilisation :
cli-heading-commands = Commandes
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-heading-examples = Exemples
cli-heading-exit = Codes de sortie
cli-help = Afficher l’aide
cli-version = Afficher la version
cli-word-options = OPTIONS
cli-word-command = COMMANDE
cli-note-default = par défaut { $value }
cli-note-variable = ou la variable { $name }
cli-note-possible = possible : { $values }
cli-exit-done = tout s’est bien passé
cli-exit-failed = refus ou échec ; la raison est sur la sortie d’erreur
cli-exit-usage = la ligne de commande est illisible
cli-error-argument = Il n’y a pas d’argument « { $text } » ici.
cli-error-command = Il n’y a pas de commande « { $text } ».
cli-error-command-missing = Il manque une commande.
cli-error-value = « { $value } » ne convient pas à { $argument }.
cli-error-value-possible = « { $value } » ne convient pas à { $argument }. Possible : { $possible }.
cli-error-value-missing = { $argument } demande une valeur.
cli-error-value-extra = { $argument } ne prend pas « { $value } ».
cli-error-missing = Il manque quelque chose : { $arguments }
cli-error-conflict = { $argument } ne va pas avec { $other }.
cli-error-twice = { $argument } ne peut être donné qu’une fois.
cli-error-encoding = Un argument n’est pas du texte lisible (UTF-8).
cli-error-other = Cette ligne de commande est illisible.
cli-error-suggestion = Voulais-tu dire « { $text } » ?
cli-error-help = « { $command } » montre ce qui est possible.
cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-command = La page d’une commande, par exemple « play »
cli-value-address = ADRESSE:PORT
cli-value-bots = BOTS
cli-value-code = CODE
cli-value-eyes = REGARD
cli-value-file = FICHIER
cli-value-folder = DOSSIER
cli-value-game = JEU
cli-value-level = NIVEAU
cli-value-link = LIEN
cli-value-name = NOM
cli-value-number = N
cli-value-options = OPTIONS
cli-value-pixels = PIXELS
cli-value-position = POSITION
cli-value-rule = RÈGLE
cli-value-seconds = SECONDES
cli-value-shell = SHELL
cli-value-time = TEMPS
cli-score-about = Expliquer les points d’un royaume, d’une manche ou d’un plateau écrits en texte (voir docs/notation.md)
cli-score-game = Le jeu
cli-score-file = Le texte ; « - » ou rien lit l’entrée standard
cli-score-options = Options du jeu, par exemple « harmony=yes » ou « hexagons=flat »
cli-score-json = Afficher un document JSON
score-kingdomino-tie = Points égaux : le plus grand domaine décide ({ $squares ->
    [one] { $squares } case
   *[other] { $squares } cases
}), puis les couronnes ({ $crowns })
score-triominos-first = { $tile } commence : sa valeur et 10
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
score-triominos-others = Reste dans les autres mains
score-triominos-own = Reste dans sa propre main
score-dominoes-round = Dans un match, la manche vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} : ce qui reste dans les autres mains
score-quixo-line = { $symbol ->
    [cross] Les croix ont une ligne
   *[circle] Les ronds ont une ligne
} : { $cells }
score-quixo-none = Personne n’a de ligne.
score-quixo-won = { $symbol ->
    [cross] Les croix ont gagné.
   *[circle] Les ronds ont gagné.
}
refused-score-nothing = Il n’y a rien à compter ici.
refused-score-word = « { $text } » est illisible ici. Possible : { $possible }.
refused-score-nobody = À qui est-ce ? Écris d’abord un nom et deux-points, par exemple « Anne: ».
refused-score-same-name = « { $name } » y est déjà.
refused-score-castle = Un royaume a exactement un château ; écris-le « C ».
refused-score-mixed = Écris un royaume en carte ou en dominos, pas les deux.
refused-score-two-out = Une seule personne peut poser en premier la dernière pièce de sa main.
refused-score-hand-out = Qui a posé sa dernière pièce n’a plus rien en main.
refused-score-board = Un plateau a de { $min } à { $max } rangées, chacune d’autant de cubes.
refused-score-pushed = Les deux camps ont une ligne : dis qui a poussé en dernier, « pushed: x » ou « pushed: o ».
cli-join-about = Prendre place à une table d’un serveur, par le lien d’une invitation
cli-join-link = Le lien, tel que la page le montre ou qu’on te l’a envoyé
cli-join-name = Le nom sous lequel tu joues ; par défaut celui de ton compte système
cli-join-seat = La place voulue, à partir de 1 ; par défaut la première libre
cli-join-watch = Regarder seulement
cli-join-plain = Lignes de texte et coups numérotés, pour lecteurs d’écran et tubes
cli-join-session = Où retenir qui tu es sur quel serveur
cli-rules-pictures = Écrire les images des exemples en SVG dans ce dossier
refused-file-missing = Il n’y a pas de fichier « { $file } ».
refused-file-unreadable = Impossible de lire « { $file } ».
refused-file-unwritable = Impossible d’écrire « { $file } ».
refused-no-home = Ce compte n’a pas de dossier personnel ; indique l’endroit avec { $argument }.
cli-push-key-about = Créer une clé pour avertir les navigateurs dont la page est fermée (voir docs/hosting.md)
serve-push-key = push.key n’est pas une clé écrite par « klots push-key ».
serve-push-contact = push.contact doit être une adresse comme mailto:you@example.org ou https://example.org.
