### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = La partie n’est pas encore terminée.
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
refused-delay = Les spectateurs peuvent avoir au plus { $max } coups de retard.
refused-delay-seconds = Les spectateurs peuvent avoir au plus { $max } secondes de retard.
refused-name = Un nom doit avoir de 1 à { $max } caractères.
refused-word = Le mot pour le mélange peut avoir au plus { $max } caractères.
refused-chat-text = Un message doit avoir de 1 à { $max } caractères.
refused-chat-off = La discussion est désactivée à cette table ; les messages rapides restent disponibles.
refused-preset = Il n’y a pas de message « { $preset } ».
refused-team-chat = Il n’y a pas de discussion d’équipe à cette table.
refused-stand-in = Un bot joue pour toi. Reprends d’abord ta place.
refused-not-replaced = Personne ne joue pour toi.
refused-present = Le joueur de cette place est encore là.
refused-gone = Tu as déjà quitté la table.
refused-out = Tu ne joues plus dans cette partie.
refused-time = Ton temps est écoulé.
refused-offer =
    { $offer ->
        [undo] Il n’y a rien à annuler pour le moment.
        [draw] Tu ne peux pas proposer la nulle maintenant.
        [pause] Il n’y a pas de pendule à arrêter maintenant.
        [rematch] Tu pourras proposer une revanche quand la partie sera terminée.
       *[other] Tu ne peux pas proposer cela maintenant.
    }
refused-offer-open = Cette proposition a déjà été faite.
refused-no-offer = Aucune proposition de ce genre n’attend de réponse.
refused-stale = Il s’est passé quelque chose entre-temps : regarde de nouveau.
refused-ahead = Cela n’est pas encore arrivé à cette table.
refused-id-reused = Cet identifiant de message a déjà servi à autre chose.
refused-move-id = Un identifiant de message doit comporter 32 chiffres hexadécimaux.
refused-rated-bot = Les parties classées se jouent sans bots.
refused-rated-guest = Les parties classées demandent un compte.
refused-rated-device = Les parties classées se jouent sur des appareils séparés.
refused-rated-hint = Il n’y a pas de conseils dans les parties classées.
refused-rated-late = On ne peut plus rejoindre une partie classée une fois qu’elle a commencé.

## Refusals of the server

refused-nobody = Connecte-toi d’abord.
refused-not-found = Il n’y a rien ici.
refused-rate = Trop de requêtes à la fois. Attends un instant.
refused-origin = Cette requête vient d’un autre site.
refused-malformed = Le message est illisible (ligne { $line }, colonne { $column }).
refused-too-large = Le message dépasse { $max } octets.
refused-query = Cette adresse n’est pas valide.
refused-hello-first = Une connexion doit commencer par hello.
refused-unavailable = Une erreur s’est produite sur le serveur.
refused-recovery = Ce lien de récupération n’est pas valide ou a expiré.
refused-no-account = Tu n’as pas de compte.
refused-has-account = Tu as déjà un compte.
refused-account-name = Un nom d’utilisateur comporte de 3 à 24 caractères parmi a–z, 0–9, - et _.
refused-account-taken = Ce nom d’utilisateur est déjà pris.
refused-password = Nom d’utilisateur ou mot de passe incorrect.
refused-old-password = Le mot de passe actuel est incorrect.
refused-push-off = Ce serveur n’envoie pas de notifications push.
refused-push-address = Ce serveur n’utilise pas ce service de notification.
refused-password-length = Un mot de passe doit avoir de { $min } à { $max } caractères.

## The log of a table

told-table-configured = Les réglages de la table ont changé.
told-table-sat = { $name } a rejoint la table.
told-table-left = La place { $seat } est libre.
told-table-renamed = Nouveau nom : { $name }.
told-table-bot =
    { $level ->
        [random] Un bot qui joue au hasard a rejoint la table.
       *[other] Un bot a rejoint la table ({ $level }).
    }
told-table-bot-named = { $player } a rejoint la table ({ $level }).
told-table-started = La partie commence.
told-table-undone = { $player } a annulé le dernier coup.
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
told-table-resumed = La partie reprend.
told-table-frozen = Pendule en pause : le serveur s’arrête ou était indisponible.
told-table-thawed = La pendule tourne de nouveau.
told-table-flagged = { $player } a épuisé son temps.
told-table-resigned = { $player } a abandonné.
told-table-abandoned = { $player } a quitté la table.
told-table-took-over = Un bot remplace { $player }.
told-table-handed-back = { $player } est de retour dans la partie.
told-table-finished =
    { $cause ->
        [flagged] La partie est terminée : temps écoulé.
        [resigned] La partie est terminée par abandon.
        [agreed] La partie est nulle d’un commun accord.
        [abandoned] La partie est restée inachevée.
       *[other] La partie est terminée.
    }
told-table-revealed = Le secret du mélange est révélé : chaque tirage peut être vérifié.
told-table-rematch = La revanche se joue à une nouvelle table.
score-forfeit = Les autres ont abandonné ou épuisé leur temps
