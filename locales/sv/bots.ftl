### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Nybörjare
level-beginner-about = Ser bara ett drag framåt och missar saker, så som nybörjare gör.
level-easy = Lätt
level-easy-about = Ser vad ett drag ger direkt, och de mest uppenbara farorna.
level-medium = Medel
level-medium-about = Överväger motståndarens svar på varje drag.
level-hard = Svår
level-hard-about = Planerar framåt och gör sällan fel.
level-expert = Expert
level-expert-about = Använder allt man vet om spelet och all tid som ges.
level-random = Slump
level-random-about = Spelar vilket tillåtet drag som helst.
level-greedy = Girig
level-greedy-about = Tar det som ger mest direkt och ser aldrig längre.

## How good a move was

class-forced = Tvingat
class-best = Bäst
class-good = Bra
class-inaccuracy = Oprecist
class-mistake = Misstag
class-blunder = Grovt misstag

## Analysis

refused-analysis-game = Den här inspelningen är av ett annat spel: { $game }.
refused-analysis-turn = Det är inte { $player } som är på tur här.
refused-analysis-luck = Det finns inget att dra här.
refused-analysis-unit = Den här boten uppskattar inte sin vinstchans; välj en annan.
