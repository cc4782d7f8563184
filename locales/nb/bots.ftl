### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Nybegynner
level-beginner-about = Ser bare ett trekk fremover og overser ting, slik nybegynnere gjør.
level-easy = Lett
level-easy-about = Ser hva et trekk gir med en gang, og de mest åpenbare farene.
level-medium = Middels
level-medium-about = Tenker på svaret på hvert trekk.
level-hard = Vanskelig
level-hard-about = Planlegger fremover og tar sjelden feil.
level-expert = Ekspert
level-expert-about = Bruker alt som er kjent om spillet, og all tiden som finnes.
level-random = Tilfeldig
level-random-about = Spiller et hvilket som helst lovlig trekk.
level-greedy = Grådig
level-greedy-about = Tar det som er best med en gang, og ser aldri lenger.

## How good a move was

class-forced = Tvunget
class-best = Best
class-good = Bra
class-inaccuracy = Unøyaktighet
class-mistake = Feil
class-blunder = Bukk

## Analysis

refused-analysis-game = Dette opptaket er av et annet spill: { $game }.
refused-analysis-eyes = Dette opptaket viser bare det { $eyes } kunne se; en analyse trenger hele spillet.
refused-analysis-turn = Det er ikke { $player } som har turen her.
refused-analysis-luck = Her er det ingenting å trekke.
refused-analysis-move = «{ $text }» er ikke et trekk her: { $cause }.
refused-analysis-unit = Denne boten anslår ikke sjansen sin for seier; velg en annen.
