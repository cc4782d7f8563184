### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Le disque du serveur est plein. Ton coup n’a pas été enregistré ; réessaie plus tard.
store-lost = Le serveur n’arrive pas à joindre sa base de données. Il reprendra automatiquement dès que possible.
store-busy = Le serveur est surchargé en ce moment. Réessaie dans un instant.
store-closed = Le serveur s’arrête.
store-damaged = Les données sont endommagées. Rien n’a été modifié. Restaure une sauvegarde dans un dossier vide.
store-foreign = Ce n’est pas un dossier de données ni une base de Klots. Rien n’a été modifié.
store-newer = Les données ont été écrites par une version plus récente de Klots. Utilise cette version ou une suivante.
store-locked = Un autre serveur Klots utilise déjà ce dossier de données.
store-not-empty = Ce dossier ou cette base n’est pas vide. Rien n’a été écrasé.
store-invalid = Le serveur a reçu une requête non valide.
store-login-taken = Ce nom est déjà pris.
store-file = Un fichier n’a pas pu être lu ou écrit.
store-database = La base de données a signalé une erreur inattendue. La cause est dans le journal du serveur.
store-flaw = { $flaw ->
    [other-files] Il contient d’autres fichiers.
    [nothing] Il ne contient aucune donnée.
    [no-export] Ce n’est pas une exportation de Klots.
    [other-tables] Ses tables appartiennent à un autre programme.
    [only-journal] Il ne reste que le journal ; la base elle-même manque.
    [short] Le fichier s’arrête trop tôt.
    [changed] Le fichier a été modifié après coup.
   *[pages] Une partie de la base est illisible.
}
