### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Principiante
level-beginner-about = Solo mira una jugada por delante y se le escapan cosas, como a cualquier principiante.
level-easy = Fácil
level-easy-about = Ve lo que una jugada puntúa al momento y los peligros más evidentes.
level-medium = Medio
level-medium-about = Tiene en cuenta la respuesta a cada jugada.
level-hard = Difícil
level-hard-about = Planea por adelantado y rara vez se equivoca.
level-expert = Experto
level-expert-about = Usa todo lo que se sabe del juego y todo el tiempo que tiene.
level-random = Aleatorio
level-random-about = Hace cualquier jugada permitida.
level-greedy = Codicioso
level-greedy-about = Toma lo que más puntúa en el momento y nunca mira más allá.

## How good a move was

class-forced = Forzada
class-best = La mejor
class-good = Buena
class-inaccuracy = Imprecisión
class-mistake = Error
class-blunder = Error grave

## Analysis

refused-analysis-game = Este registro es de otro juego: { $game }.
refused-analysis-turn = Aquí no es el turno de { $player }.
refused-analysis-luck = Aquí no hay nada que sortear.
refused-analysis-unit = Este bot no calcula su probabilidad de victoria; elige otro.
