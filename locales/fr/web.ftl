### What only the page says, and no single game.

## On every page

app-title = Klots – quatre jeux de tuiles
skip = Aller au contenu
loading = Chargement…
close = Fermer
save = Enregistrer
answer-yes = Oui
answer-no = Non
sum = Total
points = Points
points-why =
    { $points ->
        [one] { $points } point : pourquoi ?
       *[other] { $points } points : pourquoi ?
    }
points-bonus = Bonus
points-before = Parties précédentes
points-rounds-before = Manches précédentes
points-last-round = Manche précédente
language = Langue
footer = Klots : ouvert à tout le monde, sans compte.
footer-api = API
guest-name = Invité
bot-name = Ordinateur ({ $level })
bot-beginner-1 = Pip
bot-beginner-2 = Tilli
bot-beginner-3 = Momo
bot-beginner-4 = Kiki
bot-beginner-5 = Lumi
bot-beginner-6 = Pelle
bot-beginner-7 = Zuzu
bot-beginner-8 = Nino
bot-beginner-9 = Fifi
bot-easy-1 = Lola
bot-easy-2 = Benno
bot-easy-3 = Nuni
bot-easy-4 = Coco
bot-easy-5 = Tobi
bot-easy-6 = Mimi
bot-easy-7 = Kuno
bot-easy-8 = Wanda
bot-easy-9 = Lino
bot-medium-1 = Bruno
bot-medium-2 = Mika
bot-medium-3 = Dora
bot-medium-4 = Gusto
bot-medium-5 = Nora
bot-medium-6 = Alma
bot-medium-7 = Berta
bot-medium-8 = Arno
bot-medium-9 = Tilda
bot-hard-1 = Finn
bot-hard-2 = Vera
bot-hard-3 = Rufus
bot-hard-4 = Kasper
bot-hard-5 = Stella
bot-hard-6 = Felix
bot-hard-7 = Roxy
bot-hard-8 = Viktor
bot-hard-9 = Luna
bot-expert-1 = Otto
bot-expert-2 = Ada
bot-expert-3 = Mira
bot-expert-4 = Iris
bot-expert-5 = Edgar
bot-expert-6 = Klara
bot-expert-7 = Oskar
bot-expert-8 = Nestor
bot-expert-9 = Selma
bot-beginner-about = Apprend encore et se réjouit de chaque coup.
bot-easy-about = Se jette sur les points sans regarder bien loin.
bot-medium-about = A de la patience et pense à ta réponse avant de jouer.
bot-hard-about = Ne manque pas de ruse : voit loin et se trompe rarement.
bot-expert-about = Connaît toutes les parties et n’en oublie aucune.

## Ways through the page

nav = Pages
nav-rules = Règles
nav-pad = Feuille de scores
nav-account = Profil
nav-settings = Réglages

## Home

home-title = Quatre jeux de tuiles, une table
home-lead = Joue tout de suite contre l’ordinateur, sur un seul appareil, ou entre amis avec un lien. Sans compte.
home-play-now = Jouer
home-with-friends = Entre amis
home-one-device = Sur un appareil
home-learn = Apprendre
home-more = Plus d’options…
home-open-tables = Tables ouvertes
home-no-tables = Aucune table ouverte pour le moment. Crées-en une : les autres la verront ici.
home-mine = Tes parties
home-you-are = Tu joues sous ce nom : { $name }.
tables-free =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
tables-join = Rejoindre
tables-watch = Regarder
tables-go-on = Continuer
tables-your-turn = À toi
tables-look = Revoir
tables-more = En voir plus

## A new table

new-title = Nouvelle table : { $game }
new-device-title = Sur un appareil : { $game }
new-device-about = Tout le monde joue sur cet appareil. Dans les jeux à pièces cachées, un écran les masque entre les tours.
new-seats = Joueurs
new-how-many = Nombre de joueurs
new-you = Toi
new-person = Humain
new-open = Place libre
new-name-of = Nom du joueur { $number }
new-who-sits = Place { $number }
new-options = Options du jeu
new-table = Table
new-visible = Publique : tout le monde peut voir cette table et la rejoindre
new-chat = Discussion autorisée
new-late = Les retardataires peuvent prendre une place libre ou celle d’un ordinateur
new-rated = Classée : ni conseils, ni annulation
new-delay = Les spectateurs voient les coups
delay-none = tout de suite
delay-moves =
    { $count ->
        [one] avec { $count } coup de retard
       *[other] avec { $count } coups de retard
    }
delay-seconds =
    { $count ->
        [one] avec { $count } seconde de retard
       *[other] avec { $count } secondes de retard
    }
new-start = Commencer la partie
new-make = Créer la table
new-match = Trouver un adversaire
new-match-about = { $button } : toujours comme dans la règle du jeu. { $clock }.
options-none = Ce jeu n’a pas d’options pour ce nombre de joueurs.
options-rulebook = Comme dans la règle du jeu.
options-all = Toutes les options
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
        [one] Il reste { $seconds } seconde
       *[other] Il reste { $seconds } secondes
    }

## Before the game

gather-title = { $game } : table
gather-free = libre
gather-you = toi
gather-host = hôte
gather-ready = prêt
gather-not-ready = pas encore prêt
gather-sit = Prendre cette place
gather-seat-bot = Ordinateur…
gather-unseat = Retirer
gather-name = Ton nom
gather-start = Prêt
gather-wait = Pas prêt
gather-leave = Quitter la place
avatar = Ton image
avatar-number = Image { $number }
avatar-about = Toute la table la voit.
avatar-change = Nom et image
gather-waiting =
    { $count ->
        [one] En attente de { $count } autre personne.
       *[other] En attente de { $count } autres personnes.
    }
gather-word = Un mot pour le mélange
gather-word-about = Le serveur a déjà fixé son secret et n’en montre que l’empreinte. Ton mot y est mêlé : personne ne peut donc avoir choisi les pièces. Laisse vide pour un mot au hasard.
gather-commitment = Empreinte du secret :
invite-title = Inviter des amis
invite-about = Envoie ce lien : il suffit de l’ouvrir pour rejoindre la table d’un geste.
invite-watch = Envoie ce lien : il suffit de l’ouvrir pour regarder la partie.
invite-link = Lien vers cette table
invite-copy = Copier le lien
invite-copied = Copié
invite-share = Partager
invite-qr = Le lien en code QR

## At the table

turn-yours = À toi de jouer
turn-of = À { $player } de jouer
turn-over = Partie terminée
turn-paused = En pause
turn-mark = doit jouer
title-your-turn = À toi
title-over = Partie terminée
hand = Ta main
hand-playable = jouable
hand-earlier = Pièce vers la gauche
hand-later = Pièce vers la droite
hand-tiles =
    { $count ->
        [one] { $count } pièce en main
       *[other] { $count } pièces en main
    }
hand-lacks = N’a, à coup sûr, pas de { $numbers }
round-to = Manche { $round } · en { $target } points
hand-count =
    { $player } : { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    } en main, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-commit = Jouer
move-turn = Tourner
move-back = Reposer
move-gone = Ton coup n’est plus possible.
plan-commit = Prévoir ce coup
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
tool-zen = Plateau seul
tool-resign = Abandonner
tool-resign-sure = Oui, abandonner
tool-leave = Quitter (l’ordinateur prend le relais)
rule-link = Règle { $rule }
reconnecting = Connexion perdue. Reconnexion…
bot-plays = L’ordinateur joue ici
bot-plays-for-you = L’ordinateur joue pour toi.
play-yourself = Reprendre la main
play-on = Continuer
take-over = Laisser jouer l’ordinateur
presence-here = en ligne
presence-away = absent
presence-gone = hors ligne
watching =
    { $count ->
        [one] { $count } spectateur
       *[other] { $count } spectateurs
    }
log = Journal
round-over =
    { $why ->
        [out] La manche est terminée : quelqu’un n’a plus de pièces.
        [blocked] La manche est terminée : personne ne peut jouer.
       *[none] La partie précédente est terminée.
    }
round-hands = Pièces restées en main
since-title = Depuis ton dernier tour
since-nothing = Rien pour l’instant.
since-play = Voir sur le plateau
since-playing = Ce qui s’est passé : { $at } sur { $all }
since-skip = Passer
hint-title = Conseil
hint-none = Pas de conseil maintenant.
hint-value = Chances de gagner : { $percent } %.
offer-undo = Demander à annuler
offer-draw = Proposer la nulle
offer-pause = Demander une pause
offer-rematch = Revanche
offer-undo-asked = { $player } voudrait annuler le dernier coup.
offer-draw-asked = { $player } propose la nulle.
offer-pause-asked = { $player } demande une pause.
offer-rematch-asked = { $player } voudrait une revanche.
offer-undo-waits = Tu as demandé à annuler ton coup.
offer-draw-waits = Tu as proposé la nulle.
offer-pause-waits = Tu as demandé une pause.
offer-rematch-waits = Tu as proposé une revanche. En attente des autres.
offer-withdraw = Retirer
curtain-give = Passe l’appareil à { $player }
curtain-hold = { $player } : appuie longuement
chat = Discussion
chat-presets = Dire…
chat-own = Écrire un message
chat-send = Envoyer
chat-unread = Nouveaux messages : { $count }
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
zoom-in = Zoom avant
zoom-out = Zoom arrière
zoom-fit = Tout afficher
zoom-new-tile = La nouvelle pièce est par là
own-table-undone = Tu as annulé le dernier coup.
own-table-offered =
    { $offer ->
        [undo] Tu demandes à annuler le dernier coup.
        [draw] Tu proposes la nulle.
        [pause] Tu demandes une pause.
        [rematch] Tu proposes une revanche.
       *[other] Tu fais une proposition.
    }
own-table-accepted = Tu acceptes.
own-table-declined = Tu refuses.
own-table-withdrawn = Tu retires ta proposition.
own-table-took-over = Un bot te remplace.
own-table-handed-back = Tu es de retour dans la partie.

## Help

help-title = Raccourcis et aide
help-tab = de la main au plateau et ainsi de suite
help-arrows = entre les endroits où un coup est possible
help-enter = choisir, puis jouer ce qui est affiché
help-escape = retour
help-order = déplacer une pièce dans ta main
help-turn = tourner la pièce (avec Maj dans l’autre sens)
help-list = tous les coups, avec recherche au clavier
help-hint = conseil
help-undo = annuler, ou le demander
help-read = lire la table à voix haute
help-zen = plateau seul

## After the game

after-title = Résultat
after-won =
    { $count ->
        [one] { $players } gagne !
       *[other] { $players } se partagent la victoire !
    }
after-draw = Partie nulle : personne ne gagne.
after-flagged = Un joueur a épuisé son temps.
after-resigned = Un joueur a abandonné.
after-agreed = Partie nulle d’un commun accord.
after-abandoned = La partie est restée inachevée.
after-again = Rejouer
after-to-rematch = Aller à la revanche
after-replay = Revoir
after-record = Enregistrer la partie
bring-friends = Continuer avec des amis
bring-analyse = Analyser sur le serveur
bring-here = Garder sur cet appareil
bring-note = Cette partie a été commencée ailleurs puis importée ici : son mélange ne peut pas être vérifié.
fair-title = Le mélange était-il honnête ?
fair-about = Avant la partie, le serveur a montré l’empreinte de son secret ; puis chacun a ajouté un mot. Maintenant le secret est révélé, et cette page recalcule chaque tirage. Cela prouve que rien n’a été changé après le début. Cela ne prouve pas que la personne qui gère le serveur a gardé le secret pour elle.
fair-check = Vérifier chaque tirage
fair-failed = Les tirages n’ont pas pu être vérifiés : il n’y a pas de secret, ou ce navigateur ne le permet que par une connexion sécurisée.
fair-commitment =
    { $right ->
        [yes] Le secret correspond à l’empreinte.
       *[no] Le secret ne correspond pas à l’empreinte !
    }
fair-draws = Tirages exacts : { $right } sur { $all }.
fair-seal =
    { $seal ->
        [whole] Le sceau correspond : jeu, options, noms, mots, coups et résultat sont ceux qui ont été scellés.
        [names] Le sceau correspond, sauf pour les noms : ils ont été modifiés ou retirés depuis.
        [none] Il n’y a pas de sceau : seuls les tirages ont été vérifiés, pas les noms, les options, les coups ni le résultat.
       *[wrong] Le sceau ne correspond pas : quelque chose a été modifié dans cet enregistrement.
    }
replay-title = Revoir la partie
replay-table = Retour à la table
replay-start = Début
replay-first = Premier coup
replay-back = Coup précédent
replay-next = Coup suivant
replay-last = Dernier coup
replay-play = Lecture automatique
replay-stop = Arrêter
replay-slider = Coup
replay-eyes = Vu par
replay-all = tout le monde
replay-link = Copier le lien vers ce coup
analysis-title = Analyse
analysis-about = L’ordinateur réexamine chaque décision. Cela prend un moment.
analysis-start = Analyser
analysis-stop = Arrêter
analysis-busy = Réflexion…
analysis-graph = Les chances de gagner de chacun, coup par coup
analysis-costly = Les coups les plus coûteux
analysis-better = { $played } Mieux (+{ $percent } %) : { $better }
analysis-no-cost = Aucun coup n’a coûté cher.
analysis-luck = La part de la chance
analysis-luck-of = { $player } : { $start } % de chances de gagner au début, { $end } % à la fin. { $fortune ->
    [gain] La chance a apporté { $luck } %.
    [loss] La malchance a coûté { $luck } %.
   *[none] La chance n’a rien changé.
} { $skill ->
    [gain] Les coups ont apporté { $play } %.
    [loss] Les coups ont coûté { $play } %.
   *[none] Les coups n’ont rien changé.
}

## Learning

lesson = Partie guidée
lesson-next = Suivant
lesson-wait = Continue à jouer, le prochain conseil arrive bientôt.
lesson-stop = Quitter la leçon
learn-title = Apprendre { $game }
learn-guided = Ta première partie guidée
learn-guided-about = Cinq minutes sur le vrai plateau, une idée à la fois. L’ordinateur joue sans forcer.
learn-start = Commencer
learn-rules = Lire les règles
rules-read = Lire

## Score pad

pad-kept = Ce que tu saisis reste sur cet appareil.
pad-clear = Tout effacer
pad-undo = Annuler la dernière saisie
pad-more = Ajouter un joueur
pad-fewer = Retirer un joueur
pad-add = Ajouter { $points }
pad-add-round = Ajouter la manche
pad-round = Manche
pad-target = Jouer jusqu’à

## Settings

settings-look = Apparence
settings-theme = Couleurs
theme-auto = comme l’appareil
theme-light = clair
theme-dark = sombre
theme-contrast = contraste élevé
settings-letters = Lettres sur les terrains
settings-motion = Animation
motion-auto = comme l’appareil
motion-full = activée
motion-none = désactivée
settings-pace = Vitesse des coups des autres
pace-slow = lente
pace-normal = normale
pace-fast = rapide
pace-none = instantanée
settings-play = Jeu
settings-confirm = Confirmer les coups
confirm-always = toujours
confirm-touch = sur écran tactile
confirm-never = jamais
settings-previews = Afficher ce qu’un coup rapporterait
settings-playable = Mettre en évidence les pièces jouables
settings-ahead = Prévoir un coup pendant que les autres réfléchissent
settings-ahead-about = Choisis un coup avant ton tour et confirme-le : il est joué automatiquement dès que c’est à toi, s’il est encore possible. D’ici là, Échap ou un appui l’annule. Pas dans les parties classées à pièces cachées.
settings-notices = Notifications
settings-sounds = Sons
settings-notify = M’avertir quand c’est à moi, même quand la page est en arrière-plan
settings-push = Même quand la page est fermée
settings-push-about = Les notifications passent par le service push de ton navigateur et ne contiennent aucun texte. Elles sont désactivées tant que tu ne les actives pas.
settings-notify-refused = Le navigateur ne permet pas les notifications de cette page.
settings-install = Installer Klots sur cet appareil
settings-install-about = Klots a alors son icône et sa fenêtre ; les règles et la feuille de scores fonctionnent hors ligne.
settings-kept = Les réglages sont enregistrés sur cet appareil, sans compte.
notice-your-turn = { $game } : à toi de jouer.
notice-called = C’est ton tour.
notice-matched = Un adversaire a été trouvé.
notice-go = Aller à la table
notice-restart =
    { $seconds ->
        [one] Le serveur redémarre et devrait revenir dans { $seconds } seconde. Rien n’est perdu.
       *[other] Le serveur redémarre et devrait revenir dans { $seconds } secondes. Rien n’est perdu.
    }
notice-frozen = Les coups ne peuvent pas être enregistrés pour l’instant. La partie reprendra automatiquement.

## You

account-name = Ton nom
account-name-about = C’est ainsi que les autres te voient à la table.
account-saved = Enregistré.
account-account = Compte (facultatif)
account-account-about = Un compte garde tes cotes et tes parties, y compris tout ce que tu as joué sans compte.
account-login = Nom d’utilisateur
account-password = Mot de passe
account-old-password = Mot de passe actuel
account-new-password = Nouveau mot de passe
account-change-password = Changer le mot de passe
account-sign-in = Se connecter
account-sign-up = Créer un compte
account-sign-out = Se déconnecter
account-signed-in = Connexion réussie.
account-signed-out = Déconnexion effectuée.
account-signed-in-as = Session ouverte : { $name }
account-device = Jouer sur un autre appareil
account-device-about = Ce lien te connecte sur un autre appareil. Il ne fonctionne qu’une fois ; ne le donne à personne.
account-device-link = Créer le lien
account-played = Tes résultats
account-game = Jeu
account-games = Parties
account-won = Gagnées
account-rating = Cote
account-history = Parties terminées
account-sessions = Appareils connectés
account-kind-session = Navigateur
account-kind-token = Programme
account-this = cet appareil
account-end = Fermer la session
account-token = Créer un jeton
account-token-label = Nom du programme
account-token-once = Il n’est montré qu’une fois :
account-data = Tes données
account-data-about = Tu peux télécharger tout ce qui est gardé sur toi, ou le faire supprimer.
account-export = Télécharger
account-forget = Supprimer toutes mes données
account-forget-sure = Oui, tout supprimer définitivement
account-forgotten = Toutes tes données ont été supprimées.
recover-title = Utiliser ton profil sur cet appareil
recover-about = Ce lien vient d’un autre de tes appareils. Accepte-le et tes parties seront ici aussi.
recover-accept = Oui, c’est moi
ranking = Classement
ranking-place = Rang
ranking-name = Nom
ranking-empty = Personne n’a encore de cote dans ce jeu.

## Games on this device

here-title = Parties sur cet appareil
here-about = Ces parties sont enregistrées dans ce navigateur et nulle part ailleurs. Enregistre-les dans un fichier pour en garder une copie ou les emporter sur un autre appareil.
here-finished = Terminées
here-save = Enregistrer dans un fichier
here-take = Charger depuis un fichier
here-taken = Parties chargées : { $count }.
here-no-games = Ce fichier ne contient aucune partie de Klots.
here-broken = Parties illisibles : { $count }.
read-title = Ouvrir une partie
read-about = Choisis une partie enregistrée avec Klots ou colle son texte pour la revoir.
read-paste = Texte de la partie
read-open = Ouvrir
here-delete = Supprimer
here-delete-sure = Supprimer cette partie ?
settings-here = Jouer contre l’ordinateur sans serveur
settings-here-about = Ces parties, et celles sur un seul appareil, se jouent dans ce navigateur et ne sont enregistrées que là. Désactive cette option pour les jouer sur le serveur.
local-full = Il n’y a plus de place sur cet appareil : le coup n’a pas été enregistré. Supprime des parties ou libère de l’espace, puis réessaie.
local-other-tab = Cette partie est ouverte dans un autre onglet
local-not-kept = Cet appareil n’a pas pu enregistrer le coup. Réessaie.
local-broken = Un problème est survenu sur cette page. Ta partie est en sécurité : recharge la page.
update-ready = Une nouvelle version de Klots est prête.
update-now = Mettre à jour

## Something is missing

problem-home = Accueil
problem-again = Réessayer
problem-no-page = Page introuvable
problem-no-page-about = L’adresse est peut-être incomplète. Tout est accessible depuis l’accueil.
problem-no-server = Le serveur est injoignable
problem-no-server-about = Tes parties y sont en sûreté et reprendront à son retour. Règles, feuille de scores et réglages fonctionnent sans lui.
problem-server = Une erreur s’est produite sur le serveur
problem-server-about = Rien n’est perdu. Réessaie dans un instant.
problem-not-found = Table introuvable
problem-not-found-about = Le lien est peut-être ancien ou incomplet. Demandes-en un nouveau, ou crée une table toi-même.
problem-full-table = Cette table est complète
problem-full-table-about = Toutes les places sont prises. Tu peux créer ta propre table.
generic-choose-move = Choisis un coup.
generic-table = La table sous forme de texte
after-you-win = Tu gagnes !
after-you-win-by = { $points ->
    [one] Tu gagnes de { $points } point !
   *[other] Tu gagnes de { $points } points !
}
after-won-by = { $points ->
    [one] { $player } gagne de { $points } point.
   *[other] { $player } gagne de { $points } points.
}
after-rounds = Manche par manche
after-where-lost = Où ai-je perdu la partie ?
after-team-won = { $players } gagnent !
after-resigned-by = { $player } a abandonné.
after-flagged-by = { $player } a épuisé son temps.
after-resigned-you = Tu as abandonné.
after-flagged-you = Tu as épuisé ton temps.
move-waits = Ton coup est enregistré et sera envoyé dès que la connexion reviendra.
round-go-on = Continuer
you-watch = Tu regardes la partie.
new-level-all = Niveau de tous les ordinateurs
nav-ranking = Classement
invite-here-only = Cette adresse ne fonctionne que sur cet appareil. Lance Klots avec --listen 0.0.0.0:7377 pour que d’autres sur ton réseau puissent jouer.
invite-lan = Ce lien fonctionne dans ton réseau local.
tables-remove = Retirer
