### What only the command line says.

## The command line

cli-about = Vier legspellen onder één dak: Kingdomino, Triominos, Quixo en Domino Double 9.
cli-lang = Taal van alle teksten, zoals “de” of “et”; standaard die van je systeem
cli-serve-about = Start de server met de pagina, de bots en een ingebouwde database; klots zonder opdracht doet hetzelfde
cli-serve-config = Een TOML-bestand met instellingen
cli-serve-data = De gegevensmap; standaard die van je gebruikersaccount
cli-serve-listen = Adres waarop de server luistert
cli-serve-public-url = Het adres waarop anderen de server bereiken
cli-serve-database-url = Sla alles op in deze PostgreSQL-database
cli-serve-metrics-listen = Adres voor Prometheus-metingen
cli-serve-no-browser = Open de browser niet
cli-serve-print-config = Toon alle instellingen als TOML en stop
cli-serve-log-json = Schrijf het logboek als JSON-regels
cli-play-about = Speel in de terminal: tegen bots, samen aan één toetsenbord, of bekijk een verslag
cli-play-game = Het spel dat meteen begint; anders vraagt een menu ernaar
cli-play-seats = Aantal spelers
cli-play-people = Hoeveel van hen aan deze terminal spelen
cli-play-level = Het niveau van de bots: beginner, easy, medium, hard of expert
cli-play-options = Opties van het spel, zoals “harmony=yes dynasty=yes”
cli-play-resume = Ga verder met een opgeslagen spel
cli-play-watch = Bekijk een verslag stap voor stap
cli-play-plain = Tekstregels en genummerde zetten, voor schermlezers en pipes
cli-play-saves = Waar spellen opgeslagen worden
cli-engine-about = Praat met bots en scheidsrechters in tekstregels (zie docs/engine.md)
cli-replay-about = Toon een vastgelegd spel stap voor stap en controleer elke zet
cli-replay-file = Het verslag; “-” leest de standaardinvoer
cli-replay-to = Stop na zoveel gebeurtenissen
cli-replay-verify = Bereken elke loting opnieuw uit het onthulde geheim
cli-replay-seal = Het zegel dat de tafel toont, om te vergelijken
cli-replay-commitment = De vingerafdruk die de tafel toonde, om te vergelijken
cli-replay-json = Schrijf één JSON-document
cli-replay-positions = Toon de stelling na elke gebeurtenis
cli-replay-eyes = Toon het verslag zoals één speler het ziet: een plaatsnummer of “onlooker”
cli-rules-about = Lees de regels van een spel
cli-rules-game = Het spel; anders de lijst van spellen
cli-rules-rule = Alleen de regel met dit nummer, zoals K13
cli-render-about = Teken een stelling of een moment uit een verslag als SVG- of PNG-afbeelding
cli-render-record = Het verslag; het laatste moment ervan wordt getekend
cli-render-to = Teken het moment na zoveel gebeurtenissen
cli-render-position = Een stelling als tekst in plaats van een verslag
cli-render-game = Het spel van de stelling
cli-render-seats = Aantal spelers
cli-render-options = Opties van het spel, zoals “mighty_duel=yes”
cli-render-eyes = Vanuit wiens gezichtspunt getekend wordt: een plaatsnummer, “onlooker” of “reviewer”
cli-render-width = Breedte van een PNG
cli-render-output = De afbeelding die geschreven wordt: x.svg of x.png
cli-arena-about = Laat bots tegen elkaar spelen en zeg hoe zeker de uitslag is
cli-arena-game = Het spel
cli-arena-seats = Aantal spelers
cli-arena-options = Opties van het spel
cli-arena-bots = De bots, zoals “expert,hard” of “expert@1s,expert@100ms”
cli-arena-games = Aantal spellen; elke verdeling wordt vanaf elke plaats gespeeld
cli-arena-budget = Hoe lang een bot mag denken: 100ms, 2s, 5000n (knopen), 800i (iteraties)
cli-arena-seed = Startwaarde voor alle lotingen
cli-arena-threads = Spellen tegelijk
cli-arena-wall = Meet de denktijd met de klok in plaats van in CPU-tijd
cli-arena-sprt = Stop eerder als de eerste bot minstens ELO1 of hoogstens ELO0 beter is dan de tweede
cli-arena-ledger = Bewaar elk spel hier, en ga er de volgende keer mee verder
cli-arena-records = Sla de spellen als verslagen op in deze map
cli-arena-shard = Speel alleen deel I van N van de wedstrijd
cli-arena-merge = Voeg de uitslagen van de delen samen in plaats van te spelen
cli-arena-json = Schrijf één JSON-document
cli-arena-csv = Schrijf een tabel
cli-arena-plot = Teken de sterkte tegen de denktijd als SVG
cli-analyse-about = Zeg wat elke zet van een verslag waard was: wat geluk was en wat vaardigheid
cli-analyse-record = Het verslag
cli-analyse-bot = De bot die oordeelt; standaard de bot die gemaakt is om dit spel te beoordelen
cli-analyse-budget = Hoe lang er over elke zet nagedacht wordt
cli-analyse-samples = Met hoeveel andere lotingen elke loting vergeleken wordt; 0 laat geluk weg
cli-analyse-seed = Startwaarde voor alle steekproeven
cli-analyse-json = Schrijf één JSON-document
cli-analyse-plot = Teken wie er voor stond als SVG
cli-bench-about = Speel willekeurige spellen zo snel mogelijk en controleer de totalen
cli-bench-game = Alleen dit spel
cli-bench-seconds = CPU-seconden voor elke regel
cli-bench-json = Schrijf één JSON-document
cli-completions-about = Toon aanvullingen voor een shell
cli-completions-shell = De shell
language-unknown = De taal “{ $asked }” is hier niet beschikbaar; “{ $used }” wordt gebruikt.

## Arena

refused-budget = “{ $text }” is geen denktijd. Mogelijk: { $possible } (milliseconden, seconden, knopen, iteraties).
arena-progress =
    { $done } van { $of } spellen · { $score } · { $seconds ->
        [one] nog { $seconds } seconde
       *[other] nog { $seconds } seconden
    }
arena-heading =
    { $game }, plaatsen: { $seats }, { $budget } per zet: { $games ->
        [one] { $games } spel
       *[other] { $games } spellen
    }, { $deals ->
        [one] { $deals } verdeling
       *[other] { $deals } verdelingen
    }
arena-row = { $bot }: aandeel { $share } ± { $sure }%, { $wins } gewonnen, { $shared } gedeeld, { $losses } verloren; punten { $points }, verschil { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms per zet
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } spel
       *[other] { $met } spellen
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sequentiële toets: beter (LLR { $llr }, grenzen { $lower } en { $upper })
        [not_better] Sequentiële toets: niet beter (LLR { $llr }, grenzen { $lower } en { $upper })
       *[open] Sequentiële toets: onbeslist (LLR { $llr }, grenzen { $lower } en { $upper })
    }
arena-plot-title = Sterkte en denktijd
arena-plot-across = Denktijd (milliseconden of knopen)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot kan geen { $seats } plaatsen bezetten. Mogelijk: { $possible }, of meer dan er plaatsen zijn.
       *[other] { $bots } bots kunnen geen { $seats } plaatsen bezetten. Mogelijk: { $possible }, of meer dan er plaatsen zijn.
    }
refused-arena-games = Een wedstrijd heeft minstens één spel nodig.
refused-arena-illegal = { $bot } speelde { $move }, en dat mag niet in { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } is geen bestand met uitslagen.
refused-arena-other-match = { $path } bevat de uitslagen van een andere wedstrijd.
refused-arena-nothing-to-merge = Noem de bestanden met uitslagen die samengevoegd moeten worden.
refused-shard = “{ $text }” is geen deel van een wedstrijd. Mogelijk: { $possible }.
refused-sprt = “{ $text }” is geen sequentiële toets. Mogelijk: { $possible }.

## klots analyse

analysis-seat =
    { $player }: { $accuracy }% nauwkeurig, beste zetten: { $best } van { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } onnauwkeurigheid
       *[other] { $inaccuracies } onnauwkeurigheden
    }, { $mistakes ->
        [one] { $mistakes } fout
       *[other] { $mistakes } fouten
    }, { $blunders ->
        [one] { $blunders } blunder
       *[other] { $blunders } blunders
    }. Weggegeven: { $lost }% van een overwinning; geluk: { $luck }%.
analysis-luck-decided = Het geluk besliste: het was voor { $player } { $luck }% van een overwinning waard.
analysis-play-decided = Vaardigheid besliste: de anderen gaven { $percent }% van een overwinning weg, en { $player } maakte daar gebruik van.
analysis-even = Er werd bijna niets weggegeven; { $player } won een spannend spel.
turning-move = Zet { $event }: { $player } speelde { $move } en de winstkans daalde van { $before }% naar { $after }%. { $better } was beter.
turning-good-luck = Gebeurtenis { $event }: geluk ({ $luck }) verhoogde de winstkans van { $player } van { $before }% naar { $after }%.
turning-bad-luck = Gebeurtenis { $event }: pech ({ $luck }) verlaagde de winstkans van { $player } van { $before }% naar { $after }%.
turning-decided = Vanaf gebeurtenis { $event } stond { $player } blijvend voor.
analysis-plot-title = Hoe het spel verliep
analysis-plot-across = Gebeurtenis
analysis-plot-up = Winstkans

## What every help text and every mistake on the command line needs

cli-man-about = Toon de handleidingpagina
cli-usage = Gebruik:
cli-heading-commands = Opdrachten
cli-heading-arguments = Argumenten
cli-heading-options = Opties
cli-heading-examples = Voorbeelden
cli-heading-exit = Afsluitcodes
cli-help = Toon de hulp
cli-version = Toon de versie
cli-word-options = OPTIES
cli-word-command = OPDRACHT
cli-note-default = standaard { $value }
cli-note-variable = of de variabele { $name }
cli-note-possible = mogelijk: { $values }
cli-exit-done = alles ging goed
cli-exit-failed = geweigerd of mislukt; de reden staat op de standaardfoutuitvoer
cli-exit-usage = de opdrachtregel is niet te lezen
cli-error-argument = Het argument “{ $text }” bestaat hier niet.
cli-error-command = De opdracht “{ $text }” bestaat niet.
cli-error-command-missing = Er ontbreekt een opdracht.
cli-error-value = “{ $value }” is geen geldige waarde voor { $argument }.
cli-error-value-possible = “{ $value }” is geen geldige waarde voor { $argument }. Mogelijk: { $possible }.
cli-error-value-missing = { $argument } heeft een waarde nodig.
cli-error-value-extra = { $argument } verwacht geen waarde, maar kreeg “{ $value }”.
cli-error-missing = Er ontbreekt: { $arguments }
cli-error-conflict = { $argument } gaat niet samen met { $other }.
cli-error-twice = { $argument } mag maar één keer voorkomen.
cli-error-encoding = Een argument is geen leesbare tekst (UTF-8).
cli-error-other = Deze opdrachtregel is niet te lezen.
cli-error-suggestion = Bedoel je “{ $text }”?
cli-error-help = “{ $command }” toont wat er mogelijk is.
cli-man-name = NAAM
cli-man-synopsis = OVERZICHT
cli-man-description = BESCHRIJVING
cli-man-command = De pagina van één opdracht, zoals “play”

## Replay

replay-place = { $player }: plaats { $place }, { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
replay-checked = { $count ->
    [one] Eén gebeurtenis aan de regels getoetst.
   *[other] Alle { $count } gebeurtenissen aan de regels getoetst.
}
replay-verified = Elke loting klopt met het onthulde geheim.
replay-sealed = Het zegel klopt: spel, opties, namen, woorden, zetten en uitslag zijn zoals ze verzegeld werden.
replay-sealed-but-names = Het zegel klopt, behalve de namen: die zijn sindsdien veranderd of verwijderd.
replay-not-sealed = Er is geen zegel: alleen de lotingen zijn gecontroleerd, niet namen, opties, zetten en uitslag.
replay-compare = Vergelijk met wat de tafel liet zien: { $name ->
    [seal] zegel
   *[commitment] vingerafdruk
} { $hash }
replay-no-result = Het verslag zegt niet wie gewonnen heeft.

## Engine

engine-unknown = “{ $command }” is geen opdracht. Beschikbaar: { $possible }
engine-needs = “{ $command }” heeft nodig: { $what }
engine-too-much = Na “{ $command }” mag niets volgen; “{ $text }” hoort hier niet.
engine-no-game = Er is geen spel ingesteld: schrijf eerst “game NAME seats N”.
engine-nothing-to-undo = Er valt niets terug te nemen.
engine-thinking = Een bot denkt na; nu kan alleen “stop”.
refused-rule-unknown = De regel “{ $rule }” bestaat hier niet. Beschikbaar: { $possible }.
refused-picture-format = De naam van de afbeelding moet op .svg of .png eindigen.
refused-picture-width = Een afbeelding moet { $min } tot { $max } pixels breed zijn.

## klots load

cli-site-about = Schrijf de pagina als map voor elke webhost, zonder server
cli-site-folder = De map die geschreven wordt
cli-site-base-path = Het pad van de map bij de webhost, bijvoorbeeld “/spellen/”
cli-site-written = De pagina staat in { $folder }.
cli-error-site-module = Met deze versie kun je niet zonder server spelen. Voer scripts/setup uit en bouw opnieuw.
cli-load-about = Meet hoeveel belasting een server op deze machine aankan
cli-push-key-about = Maak een sleutel voor pushmeldingen (zie docs/hosting.md)
cli-load-sockets = Verbindingen, verdeeld over de tafels
cli-load-tables = Tafels
cli-load-every = Seconden tussen twee zetten aan een tafel
cli-load-seconds = Hoe lang er gemeten wordt
cli-load-flood = Doe de volgende zet zodra de vorige bevestigd is
cli-load-idle = Maak verbinding zonder zetten te doen
cli-load-game = Welk spel gespeeld wordt
cli-load-url = Een server die al op deze machine draait; anders wordt er een gestart
cli-load-data = Waar de gestarte server zijn gegevens bewaart; anders in een map die daarna verwijderd wordt
cli-load-database-url = Een PostgreSQL-database voor de gestarte server
cli-load-json = Schrijf één JSON-document
load-machine = { $model }; kernen: { $cores }; geheugen: { $memory }
load-database = Database
load-sockets = Verbindingen
load-tables = Tafels
load-seating = Tijd tot iedereen zit
load-moves = Opgeslagen zetten
load-everyone = Van verzenden tot ontvangst door iedereen
load-acknowledged = Van verzenden tot bevestiging
load-errors = Fouten
load-first-error = Eerste fout
load-games = Uitgespeelde spellen
load-memory-empty = Geheugen van de lege server
load-memory-seated = Geheugen van de server, iedereen zit
load-memory-end = Geheugen van de server aan het eind
load-memory-each = Geheugen per verbinding
load-cpu-server = Processortijd van de server tijdens het spel
load-cpu-swarm = Processortijd van de spelers, totaal
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Maak een back-up, ook terwijl de server draait
cli-backup-file = Het nieuwe bestand
cli-backup-data = De gegevensmap
cli-backup-database-url = Een PostgreSQL-database in plaats van de gegevensmap
cli-restore-about = Zet een back-up terug in een nieuwe of lege gegevensmap
cli-restore-file = De back-up
cli-restore-data = De nieuwe gegevensmap
cli-export-about = Schrijf alles in een overdraagbaar formaat, om naar een andere database te verhuizen
cli-export-file = Het nieuwe bestand
cli-export-data = De gegevensmap
cli-export-database-url = Een PostgreSQL-database in plaats van de gegevensmap
cli-import-about = Lees het overdraagbare formaat in een lege database
cli-import-file = Het geëxporteerde bestand
cli-import-data = De gegevensmap
cli-import-database-url = Een PostgreSQL-database in plaats van de gegevensmap
cli-restore-database-url = De PostgreSQL-database in plaats van een gegevensmap
serve-listening = Klots staat klaar op { $url }
serve-no-address = Luisteren op { $address } is niet mogelijk.
serve-push-key = push.key is geen sleutel die “klots push-key” heeft gemaakt.
serve-push-contact = push.contact moet een adres zijn zoals mailto:you@example.org of https://example.org.
keep-done = { $file }: tafels { $tables }, gebeurtenissen { $events }, mensen { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRES:POORT
cli-value-bots = BOTS
cli-value-code = CODE
cli-value-eyes = KIJKER
cli-value-file = BESTAND
cli-value-folder = MAP
cli-value-game = SPEL
cli-value-level = NIVEAU
cli-value-link = LINK
cli-value-name = NAAM
cli-value-number = N
cli-value-options = OPTIES
cli-value-pixels = PIXELS
cli-value-position = STELLING
cli-value-rule = REGEL
cli-value-seconds = SECONDEN
cli-value-shell = SHELL
cli-value-time = TIJD

## klots score

cli-score-about = Verklaar de punten van een koninkrijk, een ronde of een bord dat als tekst geschreven is (zie docs/notation.md)
cli-score-game = Het spel
cli-score-file = De tekst; “-” of niets leest de standaardinvoer
cli-score-options = Opties van het spel, zoals “harmony=yes” of “hexagons=flat”
cli-score-json = Schrijf één JSON-document
refused-score-nothing = Hier valt niets te tellen.
refused-score-impossible = Dit kan niet gebeurd zijn: “{ $text }”.
refused-score-word = “{ $text }” is hier niet te lezen. Mogelijk: { $possible }.
refused-score-nobody = Van wie is dit? Schrijf eerst een naam en een dubbele punt, zoals “Anna:”.
refused-score-same-name = “{ $name }” staat er al.

## klots join

cli-join-about = Doe mee aan een tafel op een server, met een uitnodigingslink
cli-join-link = De link, zoals de pagina hem toont of zoals je hem gekregen hebt
cli-join-name = De naam waaronder je speelt; standaard je gebruikersnaam
cli-join-seat = De plaats die je wilt, vanaf 1; standaard de eerste vrije
cli-join-watch = Alleen meekijken
cli-join-plain = Tekstregels en genummerde zetten, voor schermlezers en pipes
cli-join-session = Waar onthouden wordt wie je op welke server bent
cli-rules-pictures = Schrijf de afbeeldingen van de voorbeelden als SVG in deze map
refused-file-missing = Het bestand “{ $file }” bestaat niet.
refused-file-unreadable = “{ $file }” is niet te lezen. { system-cause }
refused-file-unwritable = “{ $file }” is niet te schrijven. { system-cause }
refused-no-home = Deze gebruiker heeft geen persoonlijke map; geef er een op met { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Dat bestand of die map bestaat niet.
    [PermissionDenied] Daar heb je geen toestemming voor.
    [IsADirectory] Het is een map.
    [NotADirectory] Een deel van het pad is geen map.
    [AlreadyExists] Het bestaat al.
    [StorageFull] Er is geen ruimte meer.
    [ReadOnlyFilesystem] De schijf is alleen-lezen.
    [AddrInUse] Daar luistert al een ander programma.
    [AddrNotAvailable] Deze computer heeft dat adres niet.
    [InvalidData] Het is geen tekst in UTF-8.
    [ConnectionRefused] Daar antwoordt niemand.
    [ConnectionLost] De verbinding is verbroken.
    [TimedOut] Er kwam geen antwoord.
    [Unreachable] Dat adres is niet bereikbaar.
   *[other] Het systeem meldt een onverwachte fout.
}
refused-output = Er kan niets naar de standaarduitvoer worden geschreven. { system-cause }
refused-input = De standaardinvoer kan niet worden gelezen. { system-cause }
refused-file-use = “{ $file }” kan niet worden gebruikt. { system-cause }
refused-people = Er zijn meer mensen ({ $people }) dan plaatsen ({ $seats }).
refused-arena-one = Bots spelen tegen elkaar: noem er minstens twee.
refused-settings = “{ $text }” is geen geldige instelling.
refused-load-address = Alleen een server op deze machine kan worden gemeten, zoals { $example }.
refused-load-server = De server is niet gestart. Het logboek staat in { $file }.
refused-database = De database is niet bereikbaar. { system-cause }
engine-record-cut = Het verslag is onvolledig: het moet eindigen met een regel met alleen “.”.

## klots train

cli-train-about = Train de bots van een spel opnieuw
cli-train-game = Het spel
cli-train-out = Waar de getrainde bestanden komen
cli-train-part = Hoe grondig, in procenten van de training van de meegeleverde bestanden
cli-train-threads = Aantal threads
refused-train-nothing = Voor { $game } valt er niets te trainen.
