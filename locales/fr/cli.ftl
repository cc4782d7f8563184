### What only the command line says.

## The command line

cli-about = Quatre jeux de tuiles sous un même toit : Kingdomino, Triominos, Quixo et Domino Double 9.
cli-lang = Langue de tous les textes, par exemple « de » ou « et » ; par défaut celle du système
cli-serve-about = Lancer le serveur avec la page, les bots et une base de données intégrée ; klots sans commande fait de même
cli-serve-config = Un fichier TOML de réglages
cli-serve-data = Le dossier de données ; par défaut celui de ton compte
cli-serve-listen = Adresse d’écoute
cli-serve-public-url = L’adresse utilisée par les joueurs
cli-serve-database-url = Tout garder dans cette base PostgreSQL
cli-serve-metrics-listen = Adresse pour les métriques Prometheus
cli-serve-no-browser = Ne pas ouvrir le navigateur
cli-serve-print-config = Afficher tous les réglages en TOML et quitter
cli-serve-log-json = Écrire le journal en lignes JSON
cli-play-about = Jouer dans le terminal : contre des bots, à plusieurs sur un clavier, ou regarder un enregistrement
cli-play-game = Le jeu à commencer tout de suite ; sinon un menu le demande
cli-play-seats = Nombre de joueurs
cli-play-people = Combien d’entre eux jouent à ce terminal
cli-play-level = Le niveau des bots : beginner, easy, medium, hard ou expert
cli-play-options = Options du jeu, par exemple « harmony=yes dynasty=yes »
cli-play-resume = Reprendre une partie sauvegardée
cli-play-watch = Regarder un enregistrement pas à pas
cli-play-plain = Lignes de texte et coups numérotés, pour lecteurs d’écran et tubes
cli-play-saves = Où les parties sont sauvegardées
cli-engine-about = Parler aux bots et aux arbitres en lignes de texte (voir docs/engine.md)
cli-replay-about = Montrer une partie enregistrée pas à pas et vérifier chaque coup
cli-replay-file = L’enregistrement ; « - » lit l’entrée standard
cli-replay-to = S’arrêter après ce nombre d’événements
cli-replay-verify = Recalculer chaque tirage à partir du secret révélé
cli-replay-seal = Le sceau que montre la table, pour comparer
cli-replay-commitment = L’empreinte que la table a montrée, pour comparer
cli-replay-json = Afficher un document JSON
cli-replay-positions = Afficher la position après chaque événement
cli-replay-eyes = Afficher l’enregistrement tel qu’un joueur le voit : un numéro de place ou « onlooker »
cli-rules-about = Lire les règles d’un jeu
cli-rules-game = Le jeu ; sinon la liste des jeux
cli-rules-rule = Seulement la règle de ce numéro, par exemple K13
cli-render-about = Dessiner une position ou un moment d’un enregistrement en image SVG ou PNG
cli-render-record = L’enregistrement dont dessiner la fin
cli-render-to = Dessiner le moment après ce nombre d’événements
cli-render-position = Une position en texte au lieu d’un enregistrement
cli-render-game = Le jeu de la position
cli-render-seats = Nombre de joueurs
cli-render-options = Options du jeu, par exemple « mighty_duel=yes »
cli-render-eyes = Point de vue à dessiner : un numéro de place, « onlooker » ou « reviewer »
cli-render-width = Largeur du PNG
cli-render-output = L’image à écrire : x.svg ou x.png
cli-arena-about = Faire jouer des bots entre eux et dire à quel point le résultat est sûr
cli-arena-game = Le jeu
cli-arena-seats = Nombre de joueurs
cli-arena-options = Options du jeu
cli-arena-bots = Les bots, par exemple « expert,hard » ou « expert@1s,expert@100ms »
cli-arena-games = Combien de parties ; chaque donne est jouée de chaque place
cli-arena-budget = Combien de temps un bot peut réfléchir : 100ms, 2s, 5000n (nœuds), 800i (itérations)
cli-arena-seed = Graine de tous les tirages
cli-arena-threads = Parties en même temps
cli-arena-wall = Mesurer la réflexion à l’horloge et non en temps processeur
cli-arena-sprt = S’arrêter dès que le premier bot est meilleur que le second d’au moins ELO1 ou d’au plus ELO0
cli-arena-ledger = Garder chaque partie ici et continuer à partir de là la prochaine fois
cli-arena-records = Enregistrer les parties dans ce dossier
cli-arena-shard = Ne jouer que la part I sur N du match
cli-arena-merge = Réunir les résultats des parts au lieu de jouer
cli-arena-json = Afficher un document JSON
cli-arena-csv = Écrire un tableau
cli-arena-plot = Dessiner la force selon le temps de réflexion en SVG
cli-analyse-about = Montrer ce que valait chaque coup d’un enregistrement : la part de la chance et celle de l’habileté
cli-analyse-record = L’enregistrement
cli-analyse-bot = Qui juge ; par défaut le bot conçu pour juger les coups de ce jeu
cli-analyse-budget = Combien de temps réfléchir à chaque coup
cli-analyse-samples = À combien d’autres tirages comparer chaque tirage ; 0 laisse la chance de côté
cli-analyse-seed = Graine de tous les échantillons
cli-analyse-json = Afficher un document JSON
cli-analyse-plot = Dessiner qui menait en SVG
cli-bench-about = Jouer des parties au hasard le plus vite possible et vérifier les totaux
cli-bench-game = Seulement ce jeu
cli-bench-seconds = Secondes processeur pour chaque ligne
cli-bench-json = Afficher un document JSON
cli-completions-about = Afficher le script de complétion d’un shell
cli-completions-shell = Le shell
language-unknown = La langue « { $asked } » n’est pas disponible ici ; « { $used } » est utilisée à la place.

## Arena

refused-budget = « { $text } » n’est pas un temps de réflexion. Possible : { $possible } (millisecondes, secondes, nœuds, itérations).
arena-progress =
    Parties : { $done } sur { $of } · { $score } · { $seconds ->
        [one] encore { $seconds } seconde
       *[other] encore { $seconds } secondes
    }
arena-heading =
    { $game }, places : { $seats }, { $budget } par coup : { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }, { $deals ->
        [one] { $deals } donne
       *[other] { $deals } donnes
    }
arena-row = { $bot } : part { $share } ± { $sure } %, gagnées { $wins }, partagées { $shared }, perdues { $losses } ; points { $points }, écart { $margin } ± { $marginsure } ; Elo { $elo } [{ $low }, { $high }] ; { $millis } ms par coup
arena-pair =
    { $bot } – { $other } : { $score } ± { $sure } % ({ $met ->
        [one] { $met } rencontre
       *[other] { $met } rencontres
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Test séquentiel : meilleur (LLR { $llr }, bornes { $lower } et { $upper })
        [not_better] Test séquentiel : pas meilleur (LLR { $llr }, bornes { $lower } et { $upper })
       *[open] Test séquentiel : indécis (LLR { $llr }, bornes { $lower } et { $upper })
    }
arena-plot-title = Force et temps de réflexion
arena-plot-across = Temps de réflexion (millisecondes ou nœuds)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot ne suffit pas pour { $seats } places. Possible : { $possible }, ou plus qu’il n’y a de places.
       *[other] { $bots } bots ne conviennent pas pour { $seats } places. Possible : { $possible }, ou plus qu’il n’y a de places.
    }
refused-arena-games = Un match demande au moins une partie.
refused-arena-illegal = { $bot } a joué { $move }, ce qui n’est pas permis dans { $position }.
refused-arena-file = { $path } : { system-cause }
refused-arena-not-results = { $path } n’est pas un fichier de résultats.
refused-arena-other-match = { $path } contient les résultats d’un autre match.
refused-arena-nothing-to-merge = Indique les fichiers de résultats à réunir.
refused-shard = « { $text } » n’est pas une part d’un match. Possible : { $possible }.
refused-sprt = « { $text } » n’est pas un test séquentiel. Possible : { $possible }.

## klots analyse

analysis-seat =
    { $player } : précision de { $accuracy } %, meilleur coup { $best } fois sur { $moves } ; { $inaccuracies ->
        [one] { $inaccuracies } imprécision
       *[other] { $inaccuracies } imprécisions
    }, { $mistakes ->
        [one] { $mistakes } erreur
       *[other] { $mistakes } erreurs
    }, { $blunders ->
        [one] { $blunders } gaffe
       *[other] { $blunders } gaffes
    }. Cédé : { $lost } % d’une victoire ; chance : { $luck } %.
analysis-luck-decided = La chance a fait la différence : elle a valu { $luck } % d’une victoire à { $player }.
analysis-play-decided = L’habileté a fait la différence : les autres ont cédé { $percent } % d’une victoire, et { $player } en a profité.
analysis-even = Presque rien n’a été cédé ; { $player } a gagné une partie serrée.
turning-move = Coup { $event } : { $player } a joué { $move } et ses chances sont passées de { $before } % à { $after } %. Mieux valait { $better }.
turning-good-luck = Événement { $event } : grâce à la chance ({ $luck }), { $player } passe de { $before } % à { $after } % de chances.
turning-bad-luck = Événement { $event } : par malchance ({ $luck }), { $player } passe de { $before } % à { $after } % de chances.
turning-decided = À partir de l’événement { $event }, { $player } a gardé l’avantage jusqu’au bout.
analysis-plot-title = Le fil de la partie
analysis-plot-across = Événement
analysis-plot-up = Chances de victoire

## What every help text and every mistake on the command line needs

cli-man-about = Afficher la page de manuel
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
cli-error-argument = L’argument « { $text } » n’existe pas ici.
cli-error-command = La commande « { $text } » n’existe pas.
cli-error-command-missing = Il manque une commande.
cli-error-value = « { $value } » n’est pas valide pour { $argument }.
cli-error-value-possible = « { $value } » n’est pas valide pour { $argument }. Possible : { $possible }.
cli-error-value-missing = { $argument } demande une valeur.
cli-error-value-extra = { $argument } ne prend pas de valeur, mais a reçu « { $value } ».
cli-error-missing = Il manque : { $arguments }
cli-error-conflict = { $argument } n’est pas compatible avec { $other }.
cli-error-twice = { $argument } ne peut être donné qu’une fois.
cli-error-encoding = Un argument n’est pas du texte lisible (UTF-8).
cli-error-other = Cette ligne de commande est illisible.
cli-error-suggestion = Voulais-tu dire « { $text } » ?
cli-error-help = « { $command } » montre ce qui est possible.
cli-man-name = NOM
cli-man-synopsis = SYNOPSIS
cli-man-description = DESCRIPTION
cli-man-command = La page d’une commande, par exemple « play »

## Replay

replay-place = { $player } : rang { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
replay-checked = { $count ->
    [one] Un événement vérifié selon les règles.
   *[other] Les { $count } événements sont vérifiés selon les règles.
}
replay-verified = Chaque tirage correspond au secret révélé.
replay-sealed = Le sceau correspond : jeu, options, noms, mots, coups et résultat sont ceux qui ont été scellés.
replay-sealed-but-names = Le sceau correspond, sauf pour les noms : ils ont été modifiés ou retirés depuis.
replay-not-sealed = Il n’y a pas de sceau : seuls les tirages ont été vérifiés, pas les noms, les options, les coups ni le résultat.
replay-compare = À comparer avec ce que la table a montré : { $name ->
    [seal] sceau
   *[commitment] empreinte
} { $hash }
replay-no-result = L’enregistrement ne dit pas qui a gagné.

## Engine

engine-unknown = « { $command } » n’est pas une commande. Commandes disponibles : { $possible }
engine-needs = « { $command } » demande : { $what }
engine-too-much = « { $command } » s’écrit seul ; « { $text } » est de trop.
engine-no-game = Aucun jeu n’est choisi : écris d’abord « game NAME seats N ».
engine-nothing-to-undo = Il n’y a rien à annuler.
engine-thinking = Un bot réfléchit ; seul « stop » est accepté maintenant.
refused-rule-unknown = La règle « { $rule } » n’existe pas ici. Règles disponibles : { $possible }.
refused-picture-format = Le nom de l’image doit finir par .svg ou .png.
refused-picture-width = Une image doit faire de { $min } à { $max } pixels de large.

## klots load

cli-site-about = Écrire la page dans un dossier pour n’importe quel hébergeur, sans serveur
cli-site-folder = Le dossier à écrire
cli-site-base-path = Le chemin du dossier chez l’hébergeur, par exemple « /jeux/ »
cli-site-written = La page se trouve dans { $folder }.
cli-error-site-module = Cette version ne peut pas jouer sans serveur. Lance scripts/setup et compile-la de nouveau.
cli-load-about = Mesurer la charge qu’un serveur supporte sur cette machine
cli-push-key-about = Créer une clé pour les notifications push (voir docs/hosting.md)
cli-load-sockets = Connexions, réparties sur les tables
cli-load-tables = Tables
cli-load-every = Secondes entre deux coups à une table
cli-load-seconds = Durée de la mesure
cli-load-flood = Rejouer dès que le dernier coup est confirmé
cli-load-idle = Se connecter sans jouer
cli-load-game = Quel jeu jouer
cli-load-url = Un serveur déjà lancé sur cette machine ; sinon un serveur est lancé
cli-load-data = Où le serveur lancé garde ses données ; sinon un dossier supprimé ensuite
cli-load-database-url = Une base PostgreSQL pour le serveur lancé
cli-load-json = Afficher un document JSON
load-machine = { $model } ; cœurs : { $cores } ; mémoire : { $memory }
load-database = Base de données
load-sockets = Connexions
load-tables = Tables
load-seating = Temps pour installer tout le monde
load-moves = Coups enregistrés
load-everyone = De l’envoi à la réception par tous
load-acknowledged = De l’envoi à la confirmation
load-errors = Erreurs
load-first-error = Première erreur
load-games = Parties terminées
load-memory-empty = Mémoire du serveur vide
load-memory-seated = Mémoire du serveur, tous installés
load-memory-end = Mémoire du serveur à la fin
load-memory-each = Mémoire par connexion
load-cpu-server = Temps processeur du serveur en jeu
load-cpu-swarm = Temps processeur des joueurs, total
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max. { $max } ms
load-seconds = { $number } s
load-mib = { $number } Mio
load-bytes = { $number } o

## klots backup, restore, export, import

cli-backup-about = Écrire une sauvegarde, même pendant que le serveur tourne
cli-backup-file = Le nouveau fichier
cli-backup-data = Le dossier de données
cli-backup-database-url = Une base PostgreSQL au lieu du dossier de données
cli-restore-about = Restaurer une sauvegarde dans un dossier de données neuf ou vide
cli-restore-file = La sauvegarde
cli-restore-data = Le nouveau dossier de données
cli-export-about = Tout écrire dans un format portable, pour passer à une autre base de données
cli-export-file = Le nouveau fichier
cli-export-data = Le dossier de données
cli-export-database-url = Une base PostgreSQL au lieu du dossier de données
cli-import-about = Lire le format portable dans une base de données vide
cli-import-file = Le fichier exporté
cli-import-data = Le dossier de données
cli-import-database-url = Une base PostgreSQL au lieu du dossier de données
cli-restore-database-url = La base PostgreSQL au lieu d’un dossier de données
serve-listening = Klots t’attend sur { $url }
serve-no-address = Impossible d’écouter sur { $address }.
serve-push-key = push.key n’est pas une clé écrite par « klots push-key ».
serve-push-contact = push.contact doit être une adresse comme mailto:you@example.org ou https://example.org.
keep-done = { $file } : tables { $tables }, événements { $events }, personnes { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESSE:PORT
cli-value-bots = BOTS
cli-value-code = CODE
cli-value-eyes = VUE
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

## klots score

cli-score-about = Expliquer les points d’un royaume, d’une manche ou d’un plateau écrits en texte (voir docs/notation.md)
cli-score-game = Le jeu
cli-score-file = Le texte ; « - » ou rien lit l’entrée standard
cli-score-options = Options du jeu, par exemple « harmony=yes » ou « hexagons=flat »
cli-score-json = Afficher un document JSON
refused-score-nothing = Il n’y a rien à compter ici.
refused-score-impossible = Cela n’a pas pu arriver : « { $text } ».
refused-score-word = « { $text } » est illisible ici. Possible : { $possible }.
refused-score-nobody = À qui est-ce ? Écris d’abord un nom et deux-points, par exemple « Anne: ».
refused-score-same-name = « { $name } » figure déjà dans la liste.

## klots join

cli-join-about = Rejoindre une table d’un serveur par un lien d’invitation
cli-join-link = Le lien, tel que la page le montre ou qu’on te l’a envoyé
cli-join-name = Le nom sous lequel tu joues ; par défaut celui de ton compte système
cli-join-seat = La place voulue, à partir de 1 ; par défaut la première libre
cli-join-watch = Regarder seulement
cli-join-plain = Lignes de texte et coups numérotés, pour lecteurs d’écran et tubes
cli-join-session = Où retenir qui tu es sur quel serveur
cli-rules-pictures = Écrire les images des exemples en SVG dans ce dossier
refused-file-missing = Le fichier « { $file } » n’existe pas.
refused-file-unreadable = Impossible de lire « { $file } ». { system-cause }
refused-file-unwritable = Impossible d’écrire « { $file } ». { system-cause }
refused-no-home = Ce compte n’a pas de dossier personnel ; indique l’endroit avec { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Ce fichier ou ce dossier n’existe pas.
    [PermissionDenied] Tu n’en as pas le droit.
    [IsADirectory] C’est un dossier.
    [NotADirectory] Une partie du chemin n’est pas un dossier.
    [AlreadyExists] Cela existe déjà.
    [StorageFull] Il n’y a plus de place.
    [ReadOnlyFilesystem] Le disque est en lecture seule.
    [AddrInUse] Un autre programme écoute déjà à cette adresse.
    [AddrNotAvailable] Cette machine n’a pas cette adresse.
    [InvalidData] Ce n’est pas du texte en UTF-8.
    [ConnectionRefused] Rien ne répond à cette adresse.
    [ConnectionLost] La connexion a été perdue.
    [TimedOut] Aucune réponse n’est arrivée à temps.
    [Unreachable] Cette adresse est injoignable.
   *[other] Le système signale une erreur inattendue.
}
refused-output = Rien ne peut être écrit sur la sortie standard. { system-cause }
refused-input = L’entrée standard ne peut pas être lue. { system-cause }
refused-file-use = « { $file } » ne peut pas être utilisé. { system-cause }
refused-people = Il y a plus de personnes ({ $people }) que de places ({ $seats }).
refused-arena-one = Les bots jouent les uns contre les autres : nommes-en au moins deux.
refused-settings = « { $text } » n’est pas un réglage valable.
refused-load-address = Seul un serveur de cette machine peut être mesuré, par exemple { $example }.
refused-load-server = Le serveur n’a pas démarré. Son journal est dans { $file }.
refused-database = La base de données est injoignable. { system-cause }
engine-record-cut = L’enregistrement est incomplet : il doit finir par une ligne qui ne contient que « . ».

## klots train

cli-train-about = Entraîner à nouveau les bots d’un jeu
cli-train-game = Le jeu
cli-train-out = Où écrire les fichiers entraînés
cli-train-part = Intensité, en pourcentage de l’entraînement des fichiers fournis
cli-train-threads = Fils d’exécution à utiliser
refused-train-nothing = Il n’y a rien à entraîner pour { $game }.
