### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Nybegynner
level-beginner-about = Ser bare ett trekk fremover og overser ting, slik nybegynnere gjør.
level-easy = Lett
level-easy-about = Ser hva et trekk gir med en gang, og de mest åpenbare farene.
level-medium = Middels
level-medium-about = Vurderer motstanderens svar på hvert trekk.
level-hard = Vanskelig
level-hard-about = Planlegger fremover og gjør sjelden feil.
level-expert = Ekspert
level-expert-about = Bruker alt som er kjent om spillet, og all tiden som finnes.
level-random = Tilfeldig
level-random-about = Spiller et hvilket som helst lovlig trekk.
level-greedy = Grådig
level-greedy-about = Tar det som gir mest med en gang, og ser aldri lenger frem.

## How good a move was

class-forced = Tvunget
class-best = Best
class-good = Bra
class-inaccuracy = Unøyaktighet
class-mistake = Feil
class-blunder = Bukk

## Analysis

refused-analysis-game = Dette opptaket er av et annet spill: { $game }.
refused-analysis-turn = Det er ikke { $player } som har turen her.
refused-analysis-luck = Her er det ingenting å trekke.
refused-analysis-unit = Denne boten anslår ikke vinnersjansen sin; velg en annen.
