### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = La partie n’est pas encore finie.
refused-started = La partie a déjà commencé.
refused-not-started = La partie n’a pas encore commencé.
refused-paused = La partie est en pause.
refused-not-paused = La partie n’est pas en pause.
refused-not-seated = Tu n’as pas de place à cette table.
refused-seated = Tu as déjà une place à cette table.
refused-seat-taken = La place { $seat } est prise.
refused-seat-free = Personne n’est à la place { $seat }.
refused-seat-open = La place { $seat } est encore libre.
refused-seats-taken = Quelqu’un occupe une place qui serait retirée.
refused-no-seat = Cette table n’a pas de place { $seat }.
refused-full = Toutes les places sont prises.
refused-invite = C’est une table privée : il te faut son lien d’invitation.
refused-private = C’est une table privée : il te faut son lien.
refused-host = Seul l’hôte peut faire cela.
refused-forbidden = Tu n’as pas le droit de faire cela.
refused-not-ready = On attend encore { $player }.
refused-clock = Ce réglage de la pendule n’est pas possible.
refused-clock-twice = { $seconds ->
    [one] Les options fixent déjà une pendule de { $seconds } seconde par coup ; il ne peut pas y en avoir d’autre.
   *[other] Les options fixent déjà une pendule de { $seconds } secondes par coup ; il ne peut pas y en avoir d’autre.
}
refused-no-clock = Il n’y a pas de pendule ici : les secondes par coup ne valent qu’à la table d’un serveur.
refused-delay = Le public peut avoir au plus { $max } coups de retard.
refused-delay-seconds = Le public peut avoir au plus { $max } secondes de retard.
refused-name = Un nom doit avoir de 1 à { $max } caractères.
refused-word = Un mot pour le mélange peut avoir au plus { $max } caractères.
refused-chat-text = Un message doit avoir de 1 à { $max } caractères.
refused-chat-off = La discussion est coupée à cette table ; les phrases toutes prêtes fonctionnent toujours.
refused-preset = Il n’y a pas de message « { $preset } ».
refused-team-chat = Les partenaires n’ont pas de discussion à part à cette table.
refused-stand-in = Un bot joue pour toi. Reviens d’abord.
refused-not-replaced = Personne ne joue pour toi.
refused-present = La personne de cette place est encore là.
refused-gone = Tu as déjà quitté la table.
refused-out = Tu ne joues plus dans cette partie.
refused-time = Ton temps est écoulé.
refused-offer =
    { $offer ->
        [undo] Rien ne peut être annulé maintenant.
        [draw] La nulle ne peut pas être proposée maintenant.
        [pause] Il n’y a pas de pendule à arrêter maintenant.
        [rematch] Une revanche se propose quand la partie est finie.
       *[other] Cela ne peut pas être proposé maintenant.
    }
refused-offer-open = C’est déjà proposé.
refused-no-offer = Il n’y a pas de proposition de ce genre à laquelle répondre.
refused-stale = Quelque chose s’est passé entre-temps : regarde encore.
refused-ahead = Cela n’est pas encore arrivé à cette table.
refused-id-reused = Cet identifiant de message a servi à autre chose.
refused-move-id = Un identifiant de message a 32 chiffres hexadécimaux.
refused-rated-bot = Les parties classées se jouent sans bots.
refused-rated-guest = Les parties classées demandent un compte.
refused-rated-device = Les parties classées se jouent sur des appareils séparés.
refused-rated-hint = Il n’y a pas de conseils dans les parties classées.
refused-rated-late = Personne ne rejoint une partie classée après le début.

## Refusals of the server

refused-nobody = Aucune session n’est ouverte.
refused-not-found = Il n’y a rien ici.
refused-rate = Trop de demandes à la fois. Attends un instant.
refused-origin = Cette demande vient d’un autre site.
refused-malformed = Le message est illisible (ligne { $line }, colonne { $column }).
refused-too-large = Le message dépasse { $max } octets.
refused-query = Cette adresse n’est pas valable.
refused-hello-first = Une connexion commence par hello.
refused-unavailable = Une erreur s’est produite sur le serveur.
refused-recovery = Ce lien de récupération n’est pas valable ou a expiré.
refused-no-account = Tu n’as pas de compte.
refused-has-account = Tu as déjà un compte.
refused-account-name = Un nom d’utilisateur a 3 à 24 caractères parmi a–z, 0–9, - et _.
refused-account-taken = Ce nom d’utilisateur est pris.
refused-password = Nom d’utilisateur ou mot de passe incorrect.
refused-push-off = Ce serveur n’envoie pas de notifications push.
refused-push-address = Ce serveur n’utilise pas ce service de notification.
refused-password-length = Un mot de passe doit avoir de { $min } à { $max } caractères.

## The log of a table

told-table-configured = Les réglages de la table ont changé.
told-table-sat = { $name } rejoint la table.
told-table-left = La place { $seat } est libre.
told-table-renamed = Nouveau nom : { $name }.
told-table-bot =
    { $level ->
        [random] Un bot qui joue au hasard rejoint la table.
       *[other] Un bot rejoint la table ({ $level }).
    }
told-table-started = La partie commence.
told-table-undone = { $player } annule le dernier coup.
told-table-offered =
    { $offer ->
        [undo] { $player } demande à annuler le dernier coup.
        [draw] { $player } propose la nulle.
        [pause] { $player } demande une pause.
        [rematch] { $player } propose une revanche.
       *[other] { $player } fait une proposition.
    }
told-table-accepted = { $player } accepte.
told-table-declined = { $player } refuse.
told-table-withdrawn = { $player } retire sa proposition.
told-table-paused = Pause : la pendule est arrêtée.
told-table-resumed = La pause est finie.
told-table-frozen = Pendule en pause : le serveur s’arrête ou était indisponible.
told-table-thawed = La pendule tourne de nouveau.
told-table-flagged = { $player } n’a plus de temps.
told-table-resigned = { $player } abandonne.
told-table-abandoned = { $player } quitte la table.
told-table-took-over = Un bot joue pour { $player }.
told-table-handed-back = { $player } revient dans la partie.
told-table-finished =
    { $cause ->
        [flagged] La partie est finie : temps écoulé.
        [resigned] La partie est finie par abandon.
        [agreed] La partie est nulle d’un commun accord.
        [abandoned] La partie a été quittée avant la fin.
       *[other] La partie est finie.
    }
told-table-revealed = Le secret du mélange est dévoilé : chaque tirage peut être vérifié.
told-table-rematch = La revanche a sa propre table.
score-forfeit = Les autres ont abandonné ou dépassé le temps
