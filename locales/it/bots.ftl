### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Principiante
level-beginner-about = Guarda avanti di una sola mossa e si lascia sfuggire qualcosa, come ogni principiante.
level-easy = Facile
level-easy-about = Vede quanto rende subito una mossa e i pericoli più evidenti.
level-medium = Medio
level-medium-about = Tiene conto della risposta a ogni mossa.
level-hard = Difficile
level-hard-about = Pianifica in anticipo e sbaglia di rado.
level-expert = Esperto
level-expert-about = Usa tutto ciò che si sa del gioco e tutto il tempo che ha.
level-random = Casuale
level-random-about = Gioca una mossa lecita qualsiasi.
level-greedy = Avido
level-greedy-about = Prende ciò che rende di più subito e non guarda mai oltre.

## How good a move was

class-forced = Obbligata
class-best = Migliore
class-good = Buona
class-inaccuracy = Imprecisione
class-mistake = Errore
class-blunder = Errore grave

## Analysis

refused-analysis-game = Questa registrazione è di un altro gioco: { $game }.
refused-analysis-turn = Qui non è il turno di { $player }.
refused-analysis-luck = Qui non c’è nulla da sorteggiare.
refused-analysis-unit = Questo bot non stima la sua probabilità di vittoria; scegline un altro.
