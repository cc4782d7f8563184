### The web page

app-title = Klots – quatre jeux de tuiles
skip = Aller au contenu
loading = Chargement…
close = Fermer
save = Enregistrer
answer-yes = Oui
answer-no = Non
sum = Somme
points = Points
points-why =
    { $points ->
        [one] { $points } point : pourquoi ?
       *[other] { $points } points : pourquoi ?
    }
points-bonus = Bonus
points-before = Parties précédentes
language = Langue
footer = Klots : ouvert à tout le monde, sans compte.
footer-api = Pour les programmes
guest-name = Invité
bot-name = Ordinateur ({ $level })

nav = Pages
nav-rules = Règles
nav-pad = Scores
nav-account = Toi
nav-settings = Réglages

home-title = Quatre jeux de tuiles, une table
home-lead = Joue tout de suite contre l’ordinateur, sur un seul appareil, ou entre amis avec un lien. Sans compte.
home-kingdomino = Pose des dominos autour de ton château et compte les couronnes sur tes terres.
home-triominos = Pose des pièces triangulaires, accorde les coins, ferme l’hexagone.
home-quixo = Prends un cube, repousse-le dans le plateau, et aligne cinq symboles.
home-dominoes = La longue chaîne jusqu’au double neuf, de deux à dix joueurs.
home-play-now = Jouer
home-with-friends = Entre amis
home-one-device = Sur un appareil
home-learn = Apprendre
home-more = Plus de choix…
home-open-tables = Tables ouvertes
home-no-tables = Aucune table n’attend en ce moment. Crées-en une et les autres la verront ici.
home-mine = Tes parties
home-you-are = Ici, ton nom est { $name }.
tables-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
tables-join = Prendre place
tables-watch = Regarder
tables-go-on = Continuer
tables-your-turn = À toi
tables-look = Revoir

new-title = Nouvelle table : { $game }
new-device-title = Sur un appareil : { $game }
new-device-about = Tout le monde joue sur cet appareil. Quand les mains sont cachées, un rideau tombe entre les tours.
new-seats = Qui joue
new-how-many = Nombre de joueurs
new-you = Toi
new-person = Une personne
new-open = Libre, pour qui vient
new-name-of = Nom à la place { $number }
new-who-sits = Qui est à la place { $number }
new-options = Comment on joue
new-table = La table
new-visible = Tout le monde peut voir cette table et y prendre place
new-chat = On peut s’écrire
new-rated = Classée : ni conseils, ni annulation
new-start = Commencer la partie
new-make = Créer la table
new-match = Trouver quelqu’un avec qui jouer
options-none = Ce jeu n’a pas d’options pour ce nombre de joueurs.
clock = Pendule
clock-none = Sans pendule
clock-move =
    { $seconds ->
        [one] { $seconds } seconde par tour
       *[other] { $seconds } secondes par tour
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minute chacun
       *[other] { $minutes } minutes chacun
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } jour par tour
       *[other] { $days } jours par tour
    }
clock-days-left =
    { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
clock-low =
    { $seconds ->
        [one] Reste { $seconds } seconde
       *[other] Reste { $seconds } secondes
    }

gather-title = { $game } : la table
gather-free = libre
gather-you = toi
gather-host = hôte
gather-ready = prêt
gather-not-ready = pas encore prêt
gather-sit = Prendre cette place
gather-seat-bot = Ordinateur…
gather-unseat = Libérer
gather-name = Ton nom
gather-start = Prêt : commencer
gather-wait = Attends, pas encore
gather-leave = Se lever
gather-waiting =
    { $count ->
        [one] En attente de { $count } autre personne.
       *[other] En attente de { $count } autres personnes.
    }
gather-word = Un mot pour le mélange
gather-word-about = Le serveur a déjà fixé son secret ; seule son empreinte est montrée. Ton mot y est mêlé, personne ne peut donc avoir choisi les pièces. Sans mot, un mot au hasard est pris.
gather-commitment = Empreinte du secret :
invite-title = Inviter des amis
invite-about = Envoie ce lien. Qui l’ouvre prend place d’un seul geste.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-qr = Le lien en code QR

turn-yours = À toi de jouer
turn-of = À { $player } de jouer
turn-over = La partie est finie
turn-paused = La partie est en pause
turn-mark = doit jouer
title-your-turn = À toi
title-over = Partie finie
hand = Ta main
hand-playable = jouable
hand-earlier = Déplacer la pièce vers la gauche
hand-later = Déplacer la pièce vers la droite
hand-count =
    { $player } : { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } en main, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
pool-count =
    { $count ->
        [one] { $count } pièce dans la pioche
       *[other] { $count } pièces dans la pioche
    }
stock-count =
    { $count ->
        [one] { $count } domino dans la pioche
       *[other] { $count } dominos dans la pioche
    }
move-commit = Jouer
move-turn = Tourner
move-back = Reposer
move-gone = Ton coup n’est plus possible.
plan-commit = Prévoir
plan-armed = Coup prévu : { $move }. Il sera joué dès que ce sera ton tour.
plan-off = Le coup prévu est annulé.
moves-filter = Tape pour trouver un coup ; Entrée joue le premier.
moves-count =
    { $count ->
        [one] { $count } coup
       *[other] { $count } coups
    }
tool-hint = Conseil
tool-undo = Annuler
tool-ask-undo = Demander à annuler
tool-moves = Tous les coups
tool-log = Journal et discussion
tool-menu = Plus
tool-result = Résultat
tool-read = Lire la table à voix haute
tool-zen = Le plateau seul
tool-resign = Abandonner
tool-leave = Partir (l’ordinateur continue)
rule-link = Règle { $rule }
reconnecting = La connexion est perdue. Reconnexion…
bot-plays = L’ordinateur joue ici
bot-plays-for-you = L’ordinateur joue pour toi.
play-yourself = Rejouer toi-même
play-on = Continuer
take-over = Laisser jouer l’ordinateur
presence-here = là
presence-away = absent
presence-gone = parti
watching =
    { $count ->
        [one] { $count } regarde
       *[other] { $count } regardent
    }
log = Ce qui s’est passé
round-over =
    { $why ->
        [out] La manche est finie : une main est vide.
        [blocked] La manche est finie : personne ne peut jouer.
       *[none] La dernière partie est finie.
    }
round-hands = Ce qui restait en main
since-title = Depuis ton dernier tour
since-nothing = Rien encore.
hint-title = Conseil
hint-none = Pas de conseil maintenant.
hint-value = Chances de gagner : { $percent } %.
offer-undo = Demander à annuler
offer-draw = Proposer la nulle
offer-pause = Demander une pause
offer-rematch = Rejouer
offer-undo-asked = { $player } voudrait annuler le dernier coup.
offer-draw-asked = { $player } propose la nulle.
offer-pause-asked = { $player } demande une pause.
offer-rematch-asked = { $player } voudrait rejouer.
offer-undo-waits = Tu as demandé à annuler ton coup.
offer-draw-waits = Tu as proposé la nulle.
offer-pause-waits = Tu as demandé une pause.
offer-rematch-waits = Tu voudrais rejouer. En attente des autres.
offer-withdraw = Laisse tomber
curtain-give = Donne l’appareil à { $player }
curtain-hold = { $player } : appuie longuement
chat = Discussion
chat-presets = Dire…
chat-own = Écrire quelque chose
chat-send = Envoyer
chat-team = équipe
chat-team-only = À mon partenaire seulement
chat-hello = Bonjour !
chat-good-luck = Bonne chance !
chat-well-played = Bien joué !
chat-thanks = Merci !
chat-oops = Oups !
chat-thinking = Je réfléchis…
chat-back-soon = Je reviens tout de suite.
chat-good-game = Belle partie !
zoom-in = Plus grand
zoom-out = Plus petit
zoom-fit = Tout montrer
zoom-new-tile = La nouvelle pièce est par là

help-title = Touches et aide
help-kingdomino = Choisis une case qui brille ; le domino s’y montre avec ses points. Tourne-le, puis joue-le. D va aux dominos à choisir, P à ton royaume.
help-triominos = Choisis une pièce de ta main (1 à 9), puis un des emplacements qui s’allument. Fais glisser la table pour la déplacer, 0 montre tout.
help-quixo = Prends un cube au bord clair, puis choisis de quel côté le pousser. Au clavier : flèches, Entrée, puis la flèche de ce côté.
help-dominoes = Choisis un domino de ta main (1 à 9), puis une extrémité de la chaîne : gauche ou droite.
help-tab = de la main au plateau et ainsi de suite
help-arrows = entre les endroits où un coup est possible
help-enter = choisir, et jouer ce qui est montré
help-escape = retour
help-order = déplacer une pièce dans ta main
help-turn = tourner la pièce (avec Maj dans l’autre sens)
help-list = la liste de tous les coups, à trouver en tapant
help-hint = conseil
help-undo = annuler, ou le demander
help-read = lire la table à voix haute
help-zen = le plateau seul

after-title = Résultat
after-won =
    { $count ->
        [one] { $players } gagne !
       *[other] { $players } se partagent la victoire !
    }
after-draw = Nulle : personne ne gagne.
after-flagged = Quelqu’un a dépassé son temps.
after-resigned = Il y a eu abandon.
after-agreed = Tout le monde a accepté la nulle.
after-abandoned = La partie est restée inachevée.
after-again = Rejouer
after-to-rematch = À la partie suivante
after-replay = Revoir
after-record = Enregistrer la partie
fair-title = Le mélange était-il honnête ?
fair-about = Avant la partie, le serveur a montré l’empreinte de son secret ; puis chacun a ajouté un mot. Maintenant le secret est ouvert, et cette page recalcule chaque tirage. Cela prouve que rien n’a été changé après le début. Cela ne prouve pas que la personne qui tient le serveur n’a confié le secret à personne.
fair-check = Recalculer chaque tirage
fair-failed = Les tirages n’ont pas pu être vérifiés : il n’y a pas de secret, ou ce navigateur ne le permet que par une connexion sûre.
fair-commitment =
    { $right ->
        [yes] Le secret correspond à l’empreinte.
       *[no] Le secret ne correspond pas à l’empreinte !
    }
fair-draws = { $right } tirages sur { $all } sont conformes au calcul.
replay-title = Revoir la partie
replay-table = À la table
replay-start = Le début
replay-first = Au début
replay-back = Un coup en arrière
replay-next = Un coup en avant
replay-last = À la fin
replay-play = Lecture automatique
replay-stop = Arrêter
replay-slider = Coup
replay-eyes = Vu par
replay-all = tout le monde
analysis-title = Analyse
analysis-about = L’ordinateur réexamine chaque décision. Cela prend un moment.
analysis-start = Analyser
analysis-busy = Réflexion…
analysis-graph = Les chances de gagner de chacun, coup par coup
analysis-costly = Les coups les plus coûteux
analysis-better = { $played } Mieux de { $percent } % : { $better }
analysis-no-cost = Aucun coup n’a coûté cher.
analysis-luck = La part de la chance
analysis-luck-of = { $player } : { $percent } %

lesson = Partie guidée
lesson-next = Suivant
lesson-stop = Finir le guide
learn-title = Apprendre { $game }
learn-guided = Une première partie guidée
learn-guided-about = Cinq minutes sur le vrai plateau, une idée à la fois. L’ordinateur joue sans forcer.
learn-start = Commencer
learn-rules = Lire les règles
rules-read = Lire

pad-kept = Ce que tu saisis reste sur cet appareil.
pad-clear = Vider la feuille
pad-undo = Retirer la dernière ligne
pad-more = Un joueur de plus
pad-fewer = Un joueur de moins
pad-whose = À qui le tour
pad-what = Quoi
pad-value = Valeur de la pièce
pad-others = Valeur des autres mains
pad-add = Noter { $points }
pad-add-round = Ajouter la manche
pad-round = Manche
pad-target = Jouer jusqu’à
pad-terrain = Terrain
pad-crowns = Couronnes
pad-empty = vide
pad-kingdom = Le royaume
pad-size = { $size } × { $size } cases
pad-kingdomino-about = Choisis un terrain et ses couronnes, puis touche les cases du royaume.
pad-triominos-about = Note chaque pièce, chaque pioche et la fin de chaque manche ; la feuille additionne.
pad-dominoes-about = Après chaque manche, note ce qui reste dans chaque main (un double compte une fois). La main la plus faible gagne et marque le reste.
pad-deed-lay = Pièce posée
pad-deed-start = Première pièce de la manche
pad-deed-bridge = Pont
pad-deed-double = Double connexion
pad-deed-hexagon = Hexagone
pad-deed-hexagons2 = Deux hexagones
pad-deed-hexagons3 = Trois hexagones
pad-deed-draw = Pièce piochée
pad-deed-stuck = Tour sans pièce
pad-deed-out = Main vide, manche gagnée
pad-deed-blocked = Plus petite main, manche bloquée

settings-look = Apparence
settings-theme = Couleurs
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
theme-contrast = contraste fort
settings-letters = Une lettre sur chaque terrain
settings-motion = Mouvement
motion-auto = comme l’appareil
motion-full = animé
motion-none = fixe
settings-play = Façon de jouer
settings-confirm = Confirmer les coups
confirm-always = toujours
confirm-touch = au toucher seulement
confirm-never = jamais
settings-previews = Montrer ce qu’un coup rapporterait
settings-playable = Marquer les pièces jouables
settings-ahead = Prévoir un coup pendant que les autres réfléchissent
settings-ahead-about = Choisis un coup avant ton tour et confirme-le : il est joué tout seul dès que c’est à toi, s’il est encore possible. D’ici là, Échap ou un toucher l’annule. Pas dans les parties classées à pièces cachées.
settings-notices = Notifications
settings-sounds = Sons
settings-notify = M’avertir quand c’est à moi, même quand la page est en arrière-plan
settings-notify-refused = Le navigateur ne permet pas les notifications de cette page.
settings-kept = Les réglages restent sur cet appareil et fonctionnent sans compte.
notice-your-turn = { $game } : à toi de jouer.
notice-restart =
    { $seconds ->
        [one] Le serveur redémarre et devrait revenir dans { $seconds } seconde. Rien n’est perdu.
       *[other] Le serveur redémarre et devrait revenir dans { $seconds } secondes. Rien n’est perdu.
    }
notice-frozen = Le serveur ne peut pas garder les coups en ce moment. Il reprendra tout seul.

account-name = Ton nom
account-name-about = C’est ainsi que les autres te voient à la table.
account-saved = Enregistré.
account-account = Un compte, si tu veux
account-account-about = Il garde tes cotes et tes parties. Tout ce que tu as joué sans compte te suit.
account-login = Nom de connexion
account-password = Mot de passe
account-new-password = Nouveau mot de passe
account-change-password = Changer le mot de passe
account-sign-in = Se connecter
account-sign-up = Créer un compte
account-sign-out = Se déconnecter
account-signed-in = Connexion réussie.
account-signed-out = Déconnexion effectuée.
account-signed-in-as = Connexion : { $name }
account-device = Jouer sur un autre appareil
account-device-about = Avec un lien, tu es toi-même aussi sur un autre appareil. Il ne sert qu’une fois ; ne le donne à personne.
account-device-link = Créer le lien
account-played = Ce que tu as joué
account-game = Jeu
account-games = Parties
account-won = Gagnées
account-rating = Cote
account-history = Parties finies
account-sessions = Où ton compte est ouvert
account-this = ici
account-end = Fermer
account-token = Créer un jeton
account-token-label = Pour quel programme
account-token-once = Il n’est montré qu’une fois :
account-data = Ce qui est gardé sur toi
account-data-about = Tu peux recevoir en fichier tout ce qui est gardé sur toi, ou le faire effacer.
account-export = Enregistrer en fichier
account-forget = Effacer tout sur moi
account-forget-sure = Oui, tout effacer pour toujours
account-forgotten = Tout ce qui te concerne est effacé.
recover-title = Être la même personne ici
recover-about = Ce lien vient d’un autre de tes appareils. Une fois accepté, tes parties sont ici aussi.
recover-accept = Oui, c’est moi
ranking = Classement
ranking-place = Rang
ranking-name = Nom
ranking-empty = Personne n’a encore de cote dans ce jeu.

problem-home = Retour à l’accueil
problem-again = Réessayer
problem-no-page = Cette page n’existe pas.
problem-no-page-about = L’adresse est peut-être incomplète. Tout est accessible depuis l’accueil.
problem-no-server = Le serveur est injoignable.
problem-no-server-about = Tes parties y sont en sûreté et reprendront à son retour. Règles, feuille de scores et réglages fonctionnent sans lui.
problem-server = Une erreur s’est produite sur le serveur.
problem-server-about = Rien n’est perdu. Réessaie dans un instant.
problem-not-found = Cette table n’existe pas.
problem-not-found-about = Le lien est peut-être ancien ou incomplet. Demandes-en un nouveau, ou crée une table toi-même.
problem-full-table = Cette table est pleine.
problem-full-table-about = Toutes les places sont prises. Tu peux créer ta propre table.

terrain-letter-wheat = B
terrain-letter-forest = F
terrain-letter-water = L
terrain-letter-grass = P
terrain-letter-swamp = M
terrain-letter-mine = N
kingdomino-current = À placer
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
        [one] Royaume de { $player }, { $points } point
       *[other] Royaume de { $player }, { $points } points
    }
kingdomino-enlarge =
    { $points ->
        [one] Voir le royaume de { $player }, { $points } point
       *[other] Voir le royaume de { $player }, { $points } points
    }
kingdomino-own-again = Retour à mon royaume
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = À placer : { $tile }.
kingdomino-choose-tile = Choisis un domino pour le prochain tour.
kingdomino-no-place = Le domino { $number } ne peut être placé nulle part. Il est défaussé.
kingdomino-discard = Défausser { $number }
kingdomino-next-order = Au prochain tour, tu choisiras en position { $place }.
kingdomino-one-way = Aucun autre sens n’est possible ici.
kingdomino-not-here = Le domino ne peut pas être placé ici.
kingdomino-move-pick = Choisir { $tile }
kingdomino-move-discard = Défausser le domino { $number }
kingdomino-move-place = { $left } en { $a }, { $right } en { $b } ({ $gain })

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

triominos-table =
    { $count ->
        [one] La table avec { $count } pièce { $tiles }
       *[other] La table avec { $count } pièces { $tiles }
    }
triominos-spots = Emplacements possibles pour la pièce
triominos-points =
    { $bonus ->
        [bridge] { $points } points avec un pont
        [double] { $points } points avec une double connexion
        [hexagon] { $points } points avec un hexagone
       *[none]
            { $points ->
                [one] { $points } point
               *[other] { $points } points
            }
    }
triominos-choose-tile = Choisis une pièce de ta main.
triominos-choose-spot =
    { $count ->
        [one] Elle peut se poser à { $count } endroit.
       *[other] Elle peut se poser à { $count } endroits.
    }
triominos-fits-nowhere = { $tile } ne peut se poser nulle part maintenant.
triominos-must-draw = Aucune de tes pièces ne convient : pioche.
triominos-must-pass = Rien ne convient et la pioche est vide : passe.
triominos-draw = Piocher (−5), reste { $count }
triominos-pass = Passer (−10)
triominos-move-start = Poser { $tile } en premier : { $points }
triominos-move-beside = Poser { $tile } à côté de { $beside }
triominos-move-lay = Poser { $tile } à côté de { $beside } : { $points }

dominoes-tile = { $left } et { $right }
dominoes-double = double { $number }
dominoes-line =
    { $count ->
        [one] La chaîne avec { $count } domino : { $tiles }
       *[other] La chaîne avec { $count } dominos : { $tiles }
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
dominoes-fits-nowhere = { $tile } ne s’accorde ni avec { $left } ni avec { $right }.
dominoes-must-start = La manche commence par { $tile }.
dominoes-must-draw = Rien ne convient : pioche.
dominoes-must-pass = Rien ne convient et la pioche est vide : passe.
dominoes-draw = Piocher, reste { $count }
dominoes-pass = Passer
dominoes-sort =
    { $order ->
        [pips] Par points
        [doubles] Doubles d’abord
        [own] Mon ordre à moi
       *[drawn] Ordre de pioche
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } à gauche, sur le { $number }
        [right] { $tile } à droite, sur le { $number }
       *[start] { $tile } comme premier domino
    }
points-rounds-before = Manches précédentes
points-last-round = La dernière manche
bot-name-number = Ordinateur { $number } ({ $level })
new-delay = Le public voit les coups
delay-none = tout de suite
delay-moves =
    { $count ->
        [one] { $count } coup plus tard
       *[other] { $count } coups plus tard
    }
delay-seconds =
    { $count ->
        [one] { $count } seconde plus tard
       *[other] { $count } secondes plus tard
    }
hand-tiles =
    { $count ->
        [one] { $count } pièce en main
       *[other] { $count } pièces en main
    }
round-to = Manche { $round }, en { $target } points
tool-resign-sure = Oui, abandonner pour de bon
since-play = Le montrer sur le plateau
since-playing = Ce qui s’est passé : { $at } sur { $all }
since-skip = Sauter
replay-link = Copier le lien vers ce coup
settings-install = Installer Klots sur cet appareil
settings-install-about = Klots a alors son icône et sa fenêtre ; les règles et la feuille de scores s’ouvrent sans connexion.
notice-matched = Quelqu’un est venu jouer avec toi.
notice-go = À la table
account-kind-session = Navigateur
account-kind-token = Programme
kingdomino-round = Tour { $round } sur { $rounds }
kingdomino-game = Partie { $game } sur { $games }
settings-push = Aussi quand la page est fermée
settings-push-about = L’éditeur de ton navigateur ne transmet qu’un signal vide, sans aucun texte. C’est désactivé tant que tu ne l’actives pas.
notice-called = C’est ton tour.
