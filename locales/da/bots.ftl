### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Begynder
level-beginner-about = Ser kun ét træk frem og overser ting, ligesom begyndere gør.
level-easy = Let
level-easy-about = Ser, hvad et træk giver med det samme, og de mest oplagte farer.
level-medium = Mellem
level-medium-about = Overvejer modstanderens svar på hvert træk.
level-hard = Svær
level-hard-about = Tænker fremad og laver sjældent fejl.
level-expert = Ekspert
level-expert-about = Bruger al viden om spillet og al den tid, der er.
level-random = Tilfældig
level-random-about = Spiller et hvilket som helst lovligt træk.
level-greedy = Grådig
level-greedy-about = Tager det, der giver mest lige nu, og ser aldrig længere frem.

## How good a move was

class-forced = Tvunget
class-best = Bedst
class-good = Godt
class-inaccuracy = Unøjagtighed
class-mistake = Fejl
class-blunder = Bommert

## Analysis

refused-analysis-game = Denne optegnelse er af et andet spil: { $game }.
refused-analysis-turn = Det er ikke { $player }, der er i tur her.
refused-analysis-luck = Her er der intet at trække.
refused-analysis-unit = Denne bot vurderer ikke sin chance for sejr; vælg en anden.
