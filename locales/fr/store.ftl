### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Le disque du serveur est plein. Ton coup n’a pas été enregistré ; réessaie plus tard.
store-lost = Le serveur ne joint pas sa base de données en ce moment. Il reprendra automatiquement dès que possible.
store-busy = Le serveur est surchargé en ce moment. Réessaie dans un instant.
store-closed = Le serveur s’arrête.
store-damaged = Les données sont abîmées. Rien n’a été modifié. Remets une sauvegarde dans un dossier vide.
store-foreign = Ce n’est pas un dossier de données ni une base de Klots. Rien n’a été modifié.
store-newer = Les données ont été écrites par une version plus récente de Klots. Utilise cette version ou une suivante.
store-locked = Un autre serveur Klots utilise déjà ce dossier de données.
store-not-empty = Ce dossier ou cette base n’est pas vide. Rien n’a été écrasé.
store-invalid = Le serveur a reçu une demande qui n’a pas de sens.
store-login-taken = Ce nom est déjà pris.
store-file = Un fichier ne peut pas être lu ou écrit.
store-database = La base de données a signalé une erreur inattendue. La cause est dans le journal du serveur.
