### What every face says.

## Names

language-name = Français
player-of-seat = Joueur { $number }
refusal-by-rule = { $sentence } (règle { $rule })
yes = oui
no = non

## Refusals that belong to no single game

refused-over = La partie est terminée.
refused-luck-first = Il faut d’abord faire un tirage.
refused-no-luck = Il n’y a rien à tirer : c’est à { $player } de jouer.
refused-not-your-turn = C’est à { $player } de jouer.
refused-seats = { $game } se joue de { $min } à { $max } joueurs, pas à { $seats }.
refused-game-unknown = Aucun jeu ne s’appelle « { $game } ». Jeux disponibles : { $possible }.
refused-option-unknown = Aucune option ne s’appelle « { $option } ». Options disponibles : { $possible }.
refused-option-value = L’option « { $option } » ne peut pas valoir « { $value } ». Valeurs possibles : { $possible }.
refused-option-seats = { $seats ->
    [one] L’option « { $option } » n’est pas disponible en solitaire.
   *[other] L’option « { $option } » n’est pas disponible à { $seats } joueurs.
}
refused-option-form = « { $text } » n’est pas une option : écris name=value.
refused-option-twice = L’option « { $option } » est donnée deux fois.

## Text that does not read

text-expected = Colonne { $column } : « { $expected } » était attendu.
text-number = Colonne { $column } : un nombre de { $min } à { $max } était attendu.
text-trailing = Colonne { $column } : « { $text } » est de trop.

## The rules to read, whatever the game

rules-title = Règles
rules-section-setup = Mise en place
rules-section-turn = Ton tour
rules-section-placing = Placement
rules-section-drawing = Pioche
rules-section-end = Fin de la partie
rules-section-scoring = Décompte
rules-section-bonus = Bonus
rules-section-variants = Variantes
rules-section-teams = À quatre
rules-section-solo = En solitaire
rules-ruling-note = Là où les règles imprimées ne disent rien ou manquent de clarté, une décision tranche ; les groupes qui jouent autrement peuvent choisir une option.
rules-differ-title = Là où les textes imprimés diffèrent
rules-example-title = Exemple
