### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Kezdő
level-beginner-about = Csak egy lépésre lát előre, és elnéz dolgokat, mint a kezdők.
level-easy = Könnyű
level-easy-about = Látja, mit hoz azonnal egy lépés, és a legnyilvánvalóbb veszélyeket.
level-medium = Közepes
level-medium-about = Minden lépésnél végiggondolja az ellenfél válaszát.
level-hard = Nehéz
level-hard-about = Előre tervez, és ritkán hibázik.
level-expert = Mester
level-expert-about = Mindent felhasznál, amit a játékról tudni lehet, és minden idejét kihasználja.
level-random = Véletlenszerű
level-random-about = Bármilyen szabályos lépést megtesz.
level-greedy = Mohó
level-greedy-about = Mindig azt lépi, ami azonnal a legtöbb pontot hozza, és nem néz tovább.

## How good a move was

class-forced = Kényszerlépés
class-best = Legjobb
class-good = Jó
class-inaccuracy = Pontatlanság
class-mistake = Hiba
class-blunder = Durva hiba

## Analysis

refused-analysis-game = Ez a jegyzőkönyv egy másik játéké: { $game }.
refused-analysis-turn = Itt nem { $player } következik.
refused-analysis-luck = Itt nincs mit húzni.
refused-analysis-unit = Ez a bot nem becsli meg a győzelmi esélyét; válassz másikat.
