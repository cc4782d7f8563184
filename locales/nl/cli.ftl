cli-about = Het huis van vier legspellen: Kingdomino, Triominos, Quixo en Domino Double 9.
cli-lang = Taal van alle teksten, zoals “de” of “et”; standaard die van je systeem
cli-serve-about = Start de server met de pagina, de bots en een ingebouwde database; hetzelfde als klots alleen
cli-serve-config = Een TOML-bestand met instellingen
cli-serve-data = De gegevensmap; standaard die van je gebruiker
cli-serve-listen = Waar geluisterd wordt
cli-serve-public-url = Het adres dat mensen gebruiken
cli-serve-database-url = Bewaar alles in deze PostgreSQL-database
cli-serve-metrics-listen = Waar Prometheus cijfers mag opvragen
cli-serve-no-browser = Open de browser niet
cli-serve-print-config = Druk alle instellingen af als TOML en stop
cli-serve-log-json = Schrijf het logboek als JSON-regels
cli-play-about = Speel in de terminal: tegen bots, samen aan één toetsenbord, of bekijk een verslag
cli-play-game = Het spel om meteen te beginnen; zonder vraagt een menu ernaar
cli-play-seats = Hoeveel er meespelen
cli-play-people = Hoeveel daarvan mensen aan deze terminal zijn
cli-play-level = Het niveau van de bots: beginner, easy, medium, hard of expert
cli-play-options = Opties van het spel, zoals “harmony=yes dynasty=yes”
cli-play-resume = Ga verder met een bewaard spel
cli-play-watch = Bekijk een verslag stap voor stap
cli-play-plain = Tekstregels en genummerde zetten, voor schermlezers en pipes
cli-play-saves = Waar spellen bewaard worden
cli-engine-about = Praat met bots en scheidsrechters in tekstregels (zie docs/bots.md)
cli-replay-about = Toon een vastgelegd spel stap voor stap en controleer elke zet
cli-replay-file = Het verslag; “-” leest de standaardinvoer
cli-replay-to = Stop na zoveel gebeurtenissen
cli-replay-verify = Bereken elke loting opnieuw uit het onthulde geheim
cli-replay-json = Druk één JSON-document af
cli-replay-positions = Druk de stelling na elke gebeurtenis af
cli-replay-eyes = Druk in plaats daarvan de kopie voor één paar ogen af: een plaatsnummer of “onlooker”
cli-rules-about = Lees de regels van een spel
cli-rules-game = Het spel; zonder, de lijst van spellen
cli-rules-rule = Alleen de regel met dit nummer, zoals K13
cli-render-about = Teken een stelling of een moment uit een verslag als SVG- of PNG-plaatje
cli-render-record = Het verslag waarvan het einde getekend wordt
cli-render-to = Teken het moment na zoveel gebeurtenissen
cli-render-position = Een stelling als tekst in plaats van een verslag
cli-render-game = Het spel van de stelling
cli-render-seats = Hoeveel er meespelen
cli-render-options = Opties van het spel, zoals “mighty_duel=yes”
cli-render-eyes = Door wiens ogen: een plaatsnummer, “onlooker” of “reviewer”
cli-render-width = Breedte van een PNG
cli-render-output = Het plaatje om te schrijven: x.svg of x.png
cli-arena-about = Laat bots tegen elkaar spelen en zeg hoe zeker de uitslag is
cli-arena-game = Het spel
cli-arena-seats = Hoeveel er meespelen
cli-arena-options = Opties van het spel
cli-arena-bots = De bots, zoals “expert,hard” of “expert@1s,expert@100ms”
cli-arena-games = Hoeveel spellen; elke verdeling wordt vanaf elke plaats gespeeld
cli-arena-budget = Hoe lang een bot mag denken: 100ms, 2s, 5000n (knopen), 800i (iteraties)
cli-arena-seed = Bepaalt al het toeval
cli-arena-threads = Spellen tegelijk
cli-arena-wall = Meet de tijd met de klok aan de muur, niet met de CPU-tijd van de thread
cli-arena-sprt = Stop eerder als de eerste bot minstens ELO1 of hoogstens ELO0 beter is dan de tweede
cli-arena-ledger = Bewaar elk spel hier, en ga er de volgende keer mee verder
cli-arena-records = Bewaar de spellen als verslagen in deze map
cli-arena-shard = Speel alleen deel I van N van de wedstrijd
cli-arena-merge = Voeg de boeken van de delen samen in plaats van te spelen
cli-arena-json = Druk één JSON-document af
cli-arena-csv = Schrijf een tabel
cli-arena-plot = Teken de sterkte tegen de denktijd als SVG
cli-analyse-about = Zeg wat elke zet van een verslag waard was, wat geluk was en wat spel
cli-analyse-record = Het verslag
cli-analyse-bot = Wie oordeelt; standaard de sterkste bot
cli-analyse-budget = Hoe lang er over elke zet nagedacht wordt
cli-analyse-samples = Met hoeveel andere lotingen elke loting vergeleken wordt; 0 laat geluk weg
cli-analyse-seed = Bepaalt alle steekproeven
cli-analyse-json = Druk één JSON-document af
cli-analyse-plot = Teken wie er voor stond als SVG
cli-bench-about = Speel willekeurige spellen zo snel mogelijk en controleer de totalen
cli-bench-game = Alleen dit spel
cli-bench-seconds = CPU-seconden voor elke regel
cli-bench-json = Druk één JSON-document af
cli-completions-about = Druk aanvullingen voor een shell af
cli-completions-shell = De shell
cli-man-about = Druk de handleidingpagina af
language-unknown = De taal “{ $asked }” is er hier niet; “{ $used }” wordt gebruikt.
record-place = { $file }, regel { $line }, kolom { $column }:

replay-place = { $player }: plaats { $place }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
replay-checked = { $count ->
    [one] Eén gebeurtenis aan de regels getoetst.
   *[other] Alle { $count } gebeurtenissen aan de regels getoetst.
}
replay-verified = Elke loting klopt met het onthulde geheim.

engine-unknown = “{ $command }” is geen opdracht. Er zijn: { $possible }
engine-needs = “{ $command }” heeft nodig: { $what }
engine-too-much = “{ $command }” staat alleen; “{ $text }” is te veel.
engine-no-game = Er is geen spel ingesteld: zeg eerst “game NAME seats N”.
engine-nothing-to-undo = Er valt niets terug te nemen.
engine-thinking = Een bot denkt na; nu wordt alleen “stop” gehoord.
refused-rule-unknown = De regel “{ $rule }” is er hier niet. Er zijn: { $possible }.
refused-picture-format = De naam van het plaatje moet op .svg of .png eindigen.

cli-load-about = Meet hoeveel een server op deze machine aankan
cli-load-sockets = Verbindingen, verdeeld over de tafels
cli-load-tables = Tafels
cli-load-every = Seconden tussen twee zetten aan een tafel
cli-load-seconds = Hoe lang er gemeten wordt
cli-load-flood = Zet opnieuw zodra de vorige zet bevestigd is
cli-load-idle = Maak verbinding en zet niet
cli-load-game = Welk spel gespeeld wordt
cli-load-url = Een server die al op deze machine draait; zonder wordt er een gestart
cli-load-data = Waar de gestarte server zijn gegevens bewaart; zonder een map die daarna verwijderd wordt
cli-load-database-url = Een PostgreSQL-database voor de gestarte server
cli-load-json = Druk één JSON-document af

cli-backup-about = Schrijf een reservekopie, ook terwijl de server draait
cli-backup-file = Het nieuwe bestand
cli-backup-data = De gegevensmap
cli-backup-database-url = Een PostgreSQL-database in plaats van de gegevensmap
cli-restore-about = Zet een reservekopie terug in een nieuwe of lege gegevensmap
cli-restore-file = De reservekopie
cli-restore-data = De nieuwe gegevensmap
cli-export-about = Schrijf alles in de overdraagbare vorm, om naar een andere database te verhuizen
cli-export-file = Het nieuwe bestand
cli-export-data = De gegevensmap
cli-export-database-url = Een PostgreSQL-database in plaats van de gegevensmap
cli-import-about = Lees de overdraagbare vorm in een lege database
cli-import-file = Het geëxporteerde bestand
cli-import-data = De gegevensmap
cli-import-database-url = Een PostgreSQL-database in plaats van de gegevensmap
cli-restore-database-url = De PostgreSQL-database in plaats van een gegevensmap
serve-listening = Klots staat klaar op { $url }
serve-no-address = Op { $address } kan niets luisteren.
keep-done = { $file }: { $tables } tafels, { $events } gebeurtenissen, { $people } mensen.

cli-solve-about = Los Quixo op: de waarde van elk bord
cli-solve-game = Wat er opgelost wordt
cli-solve-size = Blokjes op een rij: 3, 4 of 5
cli-solve-distances = Bepaal ook hoe ver winst en verlies weg zijn
cli-solve-dir = Bewaar voltooide tabellen hier, en ga er na een onderbreking mee verder
cli-solve-layers = Alleen zoveel aantallen gedraaide blokjes, vanaf het volle bord
cli-solve-threads = Aantal threads
cli-solve-json = Druk één JSON-document af
solve-progress = { $cubes } blokjes, { $rate } borden/s, nog { $left } s, { $memory } MB geheugen, { $disk } MB schijf
solve-layer = { $cubes ->
    [0] Samen: { $wins } keer winst, { $losses } keer verlies, { $draws } keer gelijk
   *[other] { $cubes } blokjes gedraaid: { $wins } keer winst, { $losses } keer verlies, { $draws } keer gelijk
}
solve-first = { $value ->
    [win] Wie begint, wint.
    [loss] Wie begint, verliest.
   *[draw] Het spel is gelijk.
} ({ $distance })
solve-done = { $seconds } s, { $rate } borden per seconde op symmetrie na; het hele formaat duurt in dit tempo { $whole } uur.
refused-solve-size = Er zijn borden met 3, 4 en 5 blokjes op een rij.
refused-solve-folder = Borden met 5 blokjes op een rij hebben een map voor hun tabellen nodig (--dir).
