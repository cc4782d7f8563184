### What only the terminal says.

## The terminal

terminal-which-game = Quel jeu ?
terminal-how-many = Combien de joueurs ?
terminal-which-level = Quel niveau pour tes adversaires ?
terminal-go-on = Reprendre { $name }
terminal-choose = { $count ->
    [1] Tape 1.
   *[other] Tape un nombre de 1 à { $count }.
}
terminal-player = { $player } : { $points }
terminal-player-hand = { $player } : { $points } ({ $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
})
terminal-hand = Ta main : { $tiles }
terminal-your-move = { $count ->
    [1] À toi : un seul coup est possible. Tape 1 pour le jouer, ou ? pour l’aide.
   *[other] À toi : tape un nombre de 1 à { $count }, ou ? pour l’aide.
}
terminal-plain-help = Tape un nombre ou un coup. Autres commandes : hint (conseil), undo (annuler), board (plateau), log (journal), quit (quitter). La partie est sauvegardée quand tu quittes.
terminal-curtain = Passe le clavier à { $player }. { $player }, appuie sur Entrée.
terminal-saved = Sauvegardé dans { $file }.
terminal-over = La partie est terminée.
terminal-thinking = { $player } réfléchit…
terminal-too-small = Le terminal a { $columns } colonnes et { $rows } lignes ; Klots en demande au moins 80 et 24.
terminal-keys-game = ↑↓ Entrée jouer · r tourner · / filtrer · o autres · h conseil · u annuler · ? aide · q quitter
terminal-keys-menu = ↑↓ choisir · ←→ changer · Entrée commencer · q quitter
terminal-keys-replay = ←→ parcourir · Début Fin · q quitter
terminal-moves = Coups
terminal-log = Journal
terminal-players = Joueurs
terminal-filter = Filtre : { $text }
terminal-menu-title = Klots
terminal-menu-game = Jeu
terminal-menu-seats = Joueurs
terminal-menu-level = Adversaires
terminal-menu-persons = Humains à ce terminal
terminal-menu-start = Commencer
terminal-help = La liste montre tous les coups permis. ↑ et ↓ en sélectionnent un, dont l’emplacement est marqué sur le plateau ; r passe au coup suivant au même endroit. Entrée le joue. / suivi de lettres filtre la liste, Échap la rétablit. Clique sur le plateau pour voir les coups possibles à cet endroit. o montre le jeu des autres joueurs, h des conseils ; u annule, q sauvegarde et quitte.
terminal-step = Événement { $number } sur { $count }
refused-undo = Il n’y a rien à annuler : un tirage a eu lieu depuis, ou rien n’a été joué.
refused-no-hint = Tu n’as rien à décider maintenant.
refused-bot = Aucun bot ne s’appelle « { $bot } ». Bots disponibles : { $possible }.
refused-save-players = La sauvegarde ne dit pas qui joue à chaque place.
save-damaged = La sauvegarde est endommagée et a été mise de côté sous { $file } : { $cause }
terminal-more = { $count ->
    [one] encore { $count } ligne : ↓
   *[other] encore { $count } lignes : ↓
}
terminal-turn-of = C’est à { $player } de jouer.
terminal-keys-log = l journal
terminal-keys-live = ↑↓ Entrée jouer · / filtrer · o autres · h conseil · l journal · c discuter · u annuler · y oui · n non · ? aide · q quitter
terminal-help-live = Tu joues à une table d’un serveur. La liste montre tous les coups permis : ↑ et ↓ en sélectionnent un, Entrée le joue, / suivi de lettres filtre. h montre les meilleurs coups, l le journal, o le jeu des autres joueurs. c sert à discuter, u demande à annuler, d propose la nulle, p demande une pause ou y met fin, y et n répondent à une demande, g abandonne. Après la partie, a propose une revanche. q quitte ; la table reste, et la même commande te ramène à ta place.
terminal-plain-help-live = Tape un nombre ou un coup. say 1 à say 8 envoient un message rapide, say suivi de mots le tien ; undo demande à annuler, draw propose la nulle, pause demande une pause ou y met fin, yes et no répondent ; hint montre les meilleurs coups, board le plateau, log le journal, presets les messages rapides ; resign abandonne ; après la partie, again propose une revanche ; quit quitte, et la même commande te ramène.

## A table of a server

live-table = { $game } sur { $server }
live-seated = Tu es à la place { $number } sous le nom { $name }.
live-watching = Tu regardes la partie.
live-waiting = { $count ->
    [one] En attente : { $count } place libre.
   *[other] En attente : { $count } places libres.
}
live-waiting-ready = En attente que tout le monde soit prêt.
live-paused = La partie est en pause.
live-lost = Connexion perdue ; nouvel essai…
live-back = Connexion rétablie.
live-restart = Le serveur redémarre et devrait revenir dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}.
live-said = { $name } : { $text }
live-said-team = { $name } (en équipe) : { $text }
live-asked = { $player } demande quelque chose : yes (oui) ou no (non) ?
live-again-key = Appuie sur [a] pour une revanche, sur [q] pour quitter.
live-again-word = Tape again pour une revanche, quit pour quitter.
live-resign-sure = Veux-tu vraiment abandonner ? Appuie sur [y] pour abandonner, sur toute autre touche pour continuer.
live-choose-preset = Que veux-tu dire ?
live-left = La table reste ouverte : « { $command } » t’y ramène.
refused-live-link = « { $link } » n’est pas un lien vers une table. Un lien ressemble à { $example }
refused-live-server = Rien ne répond à { $server }.
refused-live-stranger = Ce qui répond à { $server } n’est pas un serveur Klots, ou est d’une autre version.
refused-live-table = Cette table n’existe pas sur { $server } : le lien est peut-être ancien ou incomplet.
refused-live-lost = La connexion à { $server } est perdue et n’a pas pu être rétablie.
refused-live-session = Cette session a expiré ; rejoins la table à nouveau.

## Games that are over
save-foreign = Le fichier « { $file } » n’est pas une partie enregistrée ; il n’a pas été modifié. { $cause }
terminal-kept = La partie est enregistrée dans { $file } ; klots replay et klots analyse peuvent la lire.
terminal-keys-over = p résultat · v revoir · l journal · o autres · n encore · q quitter
