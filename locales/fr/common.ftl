# Words that every face uses.
language-name = Français
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Joueur { $number }
refusal-by-rule = { $sentence } (règle { $rule })

refused-over = La partie est finie.
refused-luck-first = Il faut d’abord régler un tirage.
refused-no-luck = Il n’y a rien à tirer : c’est à { $player } de jouer.
refused-not-your-turn = C’est à { $player } de jouer.
refused-seats = { $game } se joue de { $min } à { $max }, pas à { $seats }.
refused-game-unknown = Il n’y a pas de jeu « { $game } ». Il y a : { $possible }.
refused-option-unknown = Il n’y a pas d’option « { $option } ». Il y a : { $possible }.
refused-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Possible : { $possible }.
refused-option-seats = L’option « { $option } » n’est pas possible à { $seats }.
refused-option-form = « { $text } » n’est pas une option : écris name=value.
refused-option-twice = L’option « { $option } » est donnée deux fois.

text-expected = Colonne { $column } : « { $expected } » était attendu.
text-number = Colonne { $column } : un nombre de { $min } à { $max } était attendu.
text-trailing = Colonne { $column } : « { $text } » est de trop.

record-format = La première ligne doit être « { $expected } ».
record-header = « { $text } » n’est pas une ligne d’en-tête : écris name: value.
record-header-twice = « { $name } » figure déjà à la ligne { $earlier }.
record-missing = Il manque « { $name } » dans l’en-tête.
record-number = « { $text } » n’est pas un nombre qui convient ici.
record-per-seat = « { $name } » demande un nombre pour chacune des { $seats } places.
record-event = « { $text } » n’est pas un événement : écris « * hasard » ou « place coup ».
record-seat = « { $text } » n’est pas une place ; il y a { $seats } places, à partir de 0.
record-eyes = Cet enregistrement est une copie pour { $eyes } ; seul l’enregistrement complet peut être rejoué.
record-rules = La partie a été jouée avec la version { $rules } des règles ; ce programme connaît la version { $known }.
record-draw = L’enregistrement dit « { $recorded } », mais le secret révélé donne « { $fair } ».
record-no-fairness = L’enregistrement ne contient pas d’empreinte du secret, ses tirages ne peuvent donc pas être vérifiés.
record-no-secret = Le secret n’est pas encore révélé, les tirages ne peuvent donc pas être vérifiés.
record-secret = Le secret n’a pas 64 chiffres hexadécimaux.
record-commitment = Le secret ne correspond pas à l’empreinte : son hachage est différent.
record-unfinished = L’enregistrement a un résultat, mais la partie n’est pas finie.
record-result = Le résultat est faux : les rangs sont { $places } et les points { $points }.
yes = oui
no = non
