# The terminal
terminal-which-game = Quel jeu ?
terminal-how-many = À combien ?
terminal-which-level = De quelle force sont tes adversaires ?
terminal-go-on = Reprendre { $name }
terminal-choose = Tape un nombre de 1 à { $count }.
terminal-player = { $player } : { $points }
terminal-player-hand = { $player } : { $points } ({ $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
})
terminal-hand = Ta main : { $tiles }
terminal-your-move = { $count ->
    [one] À toi : il y a un seul coup.
   *[other] À toi : tape un nombre de 1 à { $count }, ou ? pour l’aide.
}
terminal-plain-help = Un nombre ou un coup joue. hint : conseil, undo : annuler, board : plateau, log : journal, quit : quitter ; la partie est sauvegardée quand tu quittes.
terminal-curtain = Passe la main à { $player }, puis Entrée.
terminal-saved = Sauvegardé dans { $file }.
terminal-over = La partie est finie.
terminal-thinking = { $player } réfléchit…
terminal-too-small = Le terminal a { $columns } colonnes et { $rows } lignes ; il en faut 80 et 24 à Klots.
terminal-keys-game = ↑↓ Entrée jouer · r tourner · / filtrer · o autres · h conseil · u annuler · ? aide · q quitter
terminal-keys-menu = ↑↓ choisir · ←→ changer · Entrée commencer · q quitter
terminal-keys-replay = ←→ avancer · Début Fin · q quitter
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
terminal-help = La liste montre chaque coup permis. ↑ et ↓ en choisissent un, et sa place est marquée sur le plateau ; r passe au coup suivant de la même place. Entrée le joue. / et des lettres filtrent la liste, Échap montre tout à nouveau. Un clic sur le plateau choisit les coups de cette place. o regarde la partie de la table des autres, h montre des conseils, u annule, q sauvegarde et quitte.
terminal-step = Événement { $number } sur { $count }
refused-undo = Rien ne peut être annulé ici : un tirage a eu lieu depuis, ou rien n’a été joué.
refused-no-hint = Tu n’as rien à décider maintenant.
refused-bot = Il n’y a pas de bot « { $bot } ». Il y a : { $possible }.
refused-save-players = La sauvegarde ne dit pas qui joue à chaque place.
save-damaged = La sauvegarde est abîmée et a été mise de côté sous { $file } : { $cause }
