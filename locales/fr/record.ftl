### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, ligne { $line }, colonne { $column } :
record-place-line = { $file }, ligne { $line } :
record-format = La première ligne doit être « { $expected } ».
record-header = « { $text } » n’est pas une ligne d’en-tête : écris « nom: valeur ».
record-header-twice = « { $name } » figure déjà à la ligne { $earlier }.
record-missing = Il manque « { $name } » dans l’en-tête.
record-number = « { $text } » n’est pas un nombre valable ici.
record-per-seat = { $seats ->
    [one] « { $name } » demande un seul nombre.
   *[other] « { $name } » demande un nombre pour chacune des { $seats } places.
}
record-event = « { $text } » n’est pas un événement : écris « * hasard » ou « place coup ».
record-seat = { $seats ->
    [one] « { $text } » n’est pas une place ; il n’y a que la place 0.
   *[other] « { $text } » n’est pas une place ; il y a { $seats } places, à partir de 0.
}
record-eyes = Cet enregistrement se limite à un seul point de vue ; seul un enregistrement complet peut être rejoué.
record-rules = La partie a été jouée avec la version { $rules } des règles ; ce programme connaît la version { $known }.
record-draw = L’enregistrement dit « { $recorded } », mais le secret révélé donne « { $fair } ».
record-no-fairness = L’enregistrement ne contient pas d’empreinte du secret : ses tirages ne peuvent pas être vérifiés.
record-no-secret = Le secret n’est pas encore révélé : les tirages ne peuvent pas être vérifiés.
record-secret = Le secret doit comporter 64 chiffres hexadécimaux.
record-commitment = Le secret ne correspond pas à l’empreinte : son hachage est différent.
record-unfinished = L’enregistrement a un résultat, mais la partie n’est pas terminée.
record-result = Le résultat est faux : les rangs sont { $places } et les points { $points }.
record-beside = « { $text } » n’est pas une action d’un joueur ni de la pendule.
record-ending = « { $text } » n’est pas une fin de partie. Fins possibles : { $possible }.
record-ending-wrong = La partie ne s’est pas terminée ainsi.
record-whose-eyes = « { $text } » n’est pas un point de vue : écris le numéro d’une place ou « onlooker ».
record-out = Cette place était déjà hors jeu.
record-seal = Le sceau ne correspond pas : quelque chose a été modifié dans cet enregistrement.
record-verify-position = L’enregistrement part d’une position choisie : ses tirages ne peuvent pas être vérifiés.
record-other = « { $name } » n’est pas ce que la table a montré : l’enregistrement a été modifié ou vient d’une autre partie.

## Logs that cannot be read

log-start = Le journal ne commence pas par la création d’une table.
log-empty = Le journal est vide.
log-gap = Il manque un événement dans le journal ; le numéro { $expected } était attendu.
log-seat = Le journal mentionne la place { $seat }, que cette table n’a pas.
