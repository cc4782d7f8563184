# Bots: levels, reasons of hints, analysis, the arena.
# $seat is a seat's number, $player the name of who sits there; $bot and $other are names of bots.

## Levels and reference players

level-beginner = Kezdő
level-beginner-about = Csak egy lépést néz, és elnéz dolgokat, mint a kezdők.
level-easy = Könnyű
level-easy-about = Látja, mit hoz azonnal egy lépés, és a legnyilvánvalóbb veszélyeket.
level-medium = Közepes
level-medium-about = Minden lépésnél végiggondolja a választ.
level-hard = Nehéz
level-hard-about = Előre tervez, és ritkán hibázik.
level-expert = Mester
level-expert-about = Mindent felhasznál, amit a játékról tudni lehet, és minden idejét.
level-random = Véletlenszerű
level-random-about = Bármilyen szabályos lépést megtesz.
level-greedy = Mohó
level-greedy-about = Azt veszi el, ami azonnal a legjobb, és nem néz tovább.

refused-budget = A(z) „{ $text }” nem gondolkodási keret. Lehetséges: { $possible } (ezredmásodperc, másodperc, állás, kör).

## Reasons of a hint: Quixo

reason-quixo-wins = Kirakja a vonaladat, és nyer.
reason-quixo-loses = Vonalat rak ki a másik félnek.
reason-quixo-draws = Döntetlenre zárja a játékot.
reason-quixo-lets-win = A másik fél a következő lépéssel nyerhet.
reason-quixo-stops = Megállít egy vonalat, amelyet a másik fél befejezhetne.
reason-quixo-builds = A legteltebb vonalad most: { $count } / { $size }.
reason-quixo-breaks = Megtöri a másik fél vonalát (hossza { $count }).
reason-quixo-new-cube = Új kockát szerez neked.
reason-quixo-own-cube = Saját kockát mozgat, és semmit sem ad fel.

## Analysis

class-forced = Nincs választás
class-best = Legjobb
class-good = Jó
class-inaccuracy = Pontatlanság
class-mistake = Hiba
class-blunder = Durva hiba

analysis-seat = { $player }: { $accuracy }% pontosság, { $moves } lépésből { $best } a legjobb; { $inaccuracies ->
            [one] { $inaccuracies } pontatlanság
           *[other] { $inaccuracies } pontatlanság
    }, { $mistakes ->
            [one] { $mistakes } hiba
           *[other] { $mistakes } hiba
    }, { $blunders ->
            [one] { $blunders } durva hiba
           *[other] { $blunders } durva hiba
    }. Elajándékozva: egy győzelem { $lost }%-a; szerencse: { $luck }%.
analysis-luck-decided = A szerencse döntött: egy győzelem { $luck }%-át érte neki: { $player }.
analysis-play-decided = A játék döntött: a többiek egy győzelem { $percent }%-át adták fel, és { $player } élt vele.
analysis-even = Szinte semmi sem ment veszendőbe; { $player } szoros játékot nyert.

turning-move = { $event }. lépés: { $player } ezt lépte: { $move }, és az esély { $before }%-ról { $after }%-ra esett. Jobb volt: { $better }.
turning-good-luck = { $event }. esemény: a szerencse ({ $luck }) { $before }%-ról { $after }%-ra emelte { $player } esélyét.
turning-bad-luck = { $event }. esemény: a szerencse ({ $luck }) { $before }%-ról { $after }%-ra csökkentette { $player } esélyét.
turning-decided = A(z) { $event }. eseménytől { $player } végig vezetett.

analysis-plot-title = Hogyan alakult a játék
analysis-plot-across = Esemény
analysis-plot-up = Győzelmi esély

refused-analysis-game = Ez a jegyzőkönyv egy másik játéké: { $game }.
refused-analysis-eyes = Ez a jegyzőkönyv csak azt mutatja, amit { $eyes } láthatott; az elemzéshez a teljes játék kell.
refused-analysis-turn = Itt nem { $player } következik.
refused-analysis-luck = Itt nincs eldöntendő véletlen.
refused-analysis-move = „{ $text }” itt nem lépés: { $cause }.
refused-analysis-unit = Ez a bot nem mondja meg, mekkora győzelmi esélyre számít; válassz másikat.

## Arena

arena-progress = { $of } játékból { $done } · { $score } · { $seconds ->
            [one] még { $seconds } másodperc
           *[other] még { $seconds } másodperc
    }
arena-heading = { $game }, { $seats } hely, lépésenként { $budget }: { $games ->
            [one] { $games } játék
           *[other] { $games } játék
    }, { $deals ->
            [one] { $deals } osztás
           *[other] { $deals } osztás
    }
arena-row = { $bot }: részesedés { $share } ± { $sure }%, { $wins } győzelem, { $shared } megosztott, { $losses } vereség; pont { $points }, különbség { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms lépésenként
arena-pair = { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
            [one] { $met } találkozó
           *[other] { $met } találkozó
    }, Elo { $elo })
arena-sprt = { $decision ->
            [better] Szekvenciális próba: jobb (LLR { $llr }, határok: { $lower } és { $upper })
            [not_better] Szekvenciális próba: nem jobb (LLR { $llr }, határok: { $lower } és { $upper })
           *[open] Szekvenciális próba: eldöntetlen (LLR { $llr }, határok: { $lower } és { $upper })
    }
arena-plot-title = Erő és gondolkodási idő
arena-plot-across = Gondolkodás (ezredmásodperc vagy állás)
arena-plot-up = Elo

refused-arena-bots = { $bots ->
            [one] { $bots } bot nem tölthet be { $seats } helyet. Lehetséges: { $possible }, vagy több, mint ahány hely van.
           *[other] { $bots } bot nem tölthet be { $seats } helyet. Lehetséges: { $possible }, vagy több, mint ahány hely van.
    }
refused-arena-games = Egy mérkőzéshez legalább egy játék kell.
refused-arena-illegal = { $bot } ezt lépte: { $move }, ami nem szabályos ({ $why }) ebben az állásban: { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } nem eredményfájl.
refused-arena-other-match = { $path } egy másik mérkőzés eredményeit tartalmazza.
refused-arena-nothing-to-merge = Nevezd meg az összefűzendő eredményfájlokat.
refused-shard = „{ $text }” nem része egy mérkőzésnek. Lehetséges: { $possible }.
refused-sprt = „{ $text }” nem szekvenciális próba. Lehetséges: { $possible }.
