### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Začátečník
level-beginner-about = Dívá se jen jeden tah dopředu a leccos přehlédne, jak už to u začátečníků bývá.
level-easy = Lehký
level-easy-about = Vidí, co tah hned přinese, a nejzřejmější hrozby.
level-medium = Střední
level-medium-about = U každého tahu počítá s odpovědí soupeře.
level-hard = Těžký
level-hard-about = Plánuje dopředu a málokdy chybuje.
level-expert = Expert
level-expert-about = Využívá vše, co se o hře ví, a všechen čas, který dostane.
level-random = Náhodný
level-random-about = Hraje kterýkoli povolený tah.
level-greedy = Hamižný
level-greedy-about = Vždy zahraje, co hned přinese nejvíc bodů, a dál se nedívá.

## How good a move was

class-forced = Vynucený
class-best = Nejlepší
class-good = Dobrý
class-inaccuracy = Nepřesnost
class-mistake = Chyba
class-blunder = Hrubá chyba

## Analysis

refused-analysis-game = Tento záznam je z jiné hry: { $game }.
refused-analysis-turn = { $player } tu není na tahu.
refused-analysis-luck = Tady se nic nelosuje.
refused-analysis-unit = Tento bot neodhaduje svou šanci na výhru; vyber jiného.
