### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Nybörjare
level-beginner-about = Ser bara ett drag framåt och missar saker, som nybörjare gör.
level-easy = Lätt
level-easy-about = Ser vad ett drag ger genast, och de mest uppenbara farorna.
level-medium = Medel
level-medium-about = Tänker på svaret på varje drag.
level-hard = Svår
level-hard-about = Planerar framåt och gör sällan fel.
level-expert = Expert
level-expert-about = Använder allt man vet om spelet och all tid som ges.
level-random = Slump
level-random-about = Spelar vilket tillåtet drag som helst.
level-greedy = Girig
level-greedy-about = Tar det bästa genast och ser aldrig längre.

## How good a move was

class-forced = Tvingat
class-best = Bäst
class-good = Bra
class-inaccuracy = Oprecist
class-mistake = Misstag
class-blunder = Grovt misstag

## Analysis

refused-analysis-game = Den här inspelningen är av ett annat spel: { $game }.
refused-analysis-eyes = Inspelningen visar bara vad { $eyes } kunde se; en analys behöver hela spelet.
refused-analysis-turn = Det är inte { $player } som är på tur här.
refused-analysis-luck = Det finns inget att dra här.
refused-analysis-move = ”{ $text }” är inget drag här: { $cause }.
refused-analysis-unit = Den här boten uppskattar inte sin vinstchans; välj en annan.
