### What only the command line says.

## The command line

cli-about = Fyra brickspel under ett tak: Kingdomino, Triominos, Quixo och Domino Double 9.
cli-lang = Språk för alla texter, till exempel ”de” eller ”et”; som standard systemets språk
cli-serve-about = Starta servern med sidan, botarna och en inbyggd databas; klots utan kommando gör detsamma
cli-serve-config = En TOML-fil med inställningar
cli-serve-data = Datamappen; som standard den i ditt användarkonto
cli-serve-listen = Adress som servern lyssnar på
cli-serve-public-url = Adressen som folk använder
cli-serve-database-url = Spara allt i den här PostgreSQL-databasen
cli-serve-metrics-listen = Adress för Prometheus-mätvärden
cli-serve-no-browser = Öppna inte webbläsaren
cli-serve-print-config = Skriv ut alla inställningar som TOML och avsluta
cli-serve-log-json = Skriv loggen som JSON-rader
cli-play-about = Spela i terminalen: mot botar, tillsammans vid ett tangentbord, eller se en inspelning
cli-play-game = Spelet som ska startas; annars frågar en meny
cli-play-seats = Antal spelare
cli-play-people = Hur många av dem som spelar vid den här terminalen
cli-play-level = Botarnas nivå: beginner, easy, medium, hard eller expert
cli-play-options = Spelets tillval, till exempel ”harmony=yes dynasty=yes”
cli-play-resume = Fortsätt ett sparat parti
cli-play-watch = Se en inspelning steg för steg
cli-play-plain = Textrader och numrerade drag, för skärmläsare och pipes
cli-play-saves = Var partier sparas
cli-engine-about = Tala med botar och domare i textrader (se docs/engine.md)
cli-replay-about = Visa ett inspelat parti steg för steg och kontrollera varje drag
cli-replay-file = Inspelningen; ”-” läser standard in
cli-replay-to = Stanna efter så här många händelser
cli-replay-verify = Räkna om varje dragning från den avslöjade hemligheten
cli-replay-seal = Sigillet som bordet visar, att jämföra med
cli-replay-commitment = Fingeravtrycket som bordet visade, att jämföra med
cli-replay-json = Skriv ut ett JSON-dokument
cli-replay-positions = Skriv ut ställningen efter varje händelse
cli-replay-eyes = Skriv ut inspelningen så som en spelare ser den: ett platsnummer eller ”onlooker”
cli-rules-about = Läs reglerna för ett spel
cli-rules-game = Spelet; annars listan över spel
cli-rules-rule = Bara regeln med det här numret, till exempel K13
cli-render-about = Rita en ställning eller ett ögonblick ur en inspelning som SVG- eller PNG-bild
cli-render-record = Inspelningen vars slut ska ritas
cli-render-to = Rita ögonblicket efter så här många händelser
cli-render-position = En ställning som text i stället för en inspelning
cli-render-game = Ställningens spel
cli-render-seats = Antal spelare
cli-render-options = Spelets tillval, till exempel ”mighty_duel=yes”
cli-render-eyes = Vems synvinkel som ritas: ett platsnummer, ”onlooker” eller ”reviewer”
cli-render-width = Bredd på en PNG
cli-render-output = Bilden som ska skrivas: x.svg eller x.png
cli-arena-about = Låt botar spela mot varandra och visa hur säkert resultatet är
cli-arena-game = Spelet
cli-arena-seats = Antal spelare
cli-arena-options = Spelets tillval
cli-arena-bots = Botarna, till exempel ”expert,hard” eller ”expert@1s,expert@100ms”
cli-arena-games = Antal partier; varje giv spelas från varje plats
cli-arena-budget = Hur länge en bot får tänka: 100ms, 2s, 5000n (noder), 800i (iterationer)
cli-arena-seed = Startvärde för alla dragningar
cli-arena-threads = Antal partier samtidigt
cli-arena-wall = Mät betänketiden med klockan i stället för CPU-tid
cli-arena-sprt = Sluta i förtid när den första boten är minst ELO1 eller högst ELO0 bättre än den andra
cli-arena-ledger = Spara varje parti här, och fortsätt därifrån nästa gång
cli-arena-records = Spara partierna som inspelningar i den här mappen
cli-arena-shard = Spela bara del I av N av matchen
cli-arena-merge = Slå ihop delarnas resultat i stället för att spela
cli-arena-json = Skriv ut ett JSON-dokument
cli-arena-csv = Skriv en tabell
cli-arena-plot = Rita styrka mot betänketid som SVG
cli-analyse-about = Visa vad varje drag i en inspelning var värt: hur mycket som var tur och hur mycket som var skicklighet
cli-analyse-record = Inspelningen
cli-analyse-bot = Boten som bedömer; som standard den som är gjord för att bedöma det här spelet
cli-analyse-budget = Betänketid per drag
cli-analyse-samples = Med hur många andra dragningar varje dragning jämförs; 0 utelämnar turen
cli-analyse-seed = Startvärde för alla stickprov
cli-analyse-json = Skriv ut ett JSON-dokument
cli-analyse-plot = Rita vem som låg före som SVG
cli-bench-about = Spela slumpmässiga partier så fort som möjligt och kontrollera summorna
cli-bench-game = Bara det här spelet
cli-bench-seconds = CPU-sekunder för varje rad
cli-bench-json = Skriv ut ett JSON-dokument
cli-completions-about = Skriv ut kompletteringar för ett skal
cli-completions-shell = Skalet
language-unknown = Språket ”{ $asked }” finns inte här; ”{ $used }” används.

## Arena

refused-budget = ”{ $text }” är ingen betänketid. Möjligt: { $possible } (millisekunder, sekunder, noder, iterationer).
arena-progress =
    { $done } av { $of } partier · { $score } · { $seconds ->
        [one] { $seconds } sekund kvar
       *[other] { $seconds } sekunder kvar
    }
arena-heading =
    { $game }, platser: { $seats }, { $budget } per drag: { $games ->
        [one] { $games } parti
       *[other] { $games } partier
    }, { $deals ->
        [one] { $deals } giv
       *[other] { $deals } givar
    }
arena-row = { $bot }: andel { $share } ± { $sure } %, { $wins } vunna, { $shared } delade, { $losses } förlorade; poäng { $points }, marginal { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms per drag
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } parti
       *[other] { $met } partier
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekventiellt test: bättre (LLR { $llr }, gränser { $lower } och { $upper })
        [not_better] Sekventiellt test: inte bättre (LLR { $llr }, gränser { $lower } och { $upper })
       *[open] Sekventiellt test: inte avgjort (LLR { $llr }, gränser { $lower } och { $upper })
    }
arena-plot-title = Styrka och betänketid
arena-plot-across = Betänketid (millisekunder eller noder)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot kan inte fylla { $seats } platser. Möjligt: { $possible }, eller fler än det finns platser.
       *[other] { $bots } botar kan inte fylla { $seats } platser. Möjligt: { $possible }, eller fler än det finns platser.
    }
refused-arena-games = En match behöver minst ett parti.
refused-arena-illegal = { $bot } spelade { $move }, som inte är tillåtet i { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } är ingen resultatfil.
refused-arena-other-match = { $path } innehåller resultaten från en annan match.
refused-arena-nothing-to-merge = Ange resultatfilerna som ska slås ihop.
refused-shard = ”{ $text }” är ingen del av en match. Möjligt: { $possible }.
refused-sprt = ”{ $text }” är inget sekventiellt test. Möjligt: { $possible }.

## klots analyse

analysis-seat =
    { $player }: { $accuracy } % träffsäkert, bästa drag: { $best } av { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } oprecist drag
       *[other] { $inaccuracies } oprecisa drag
    }, { $mistakes ->
        [one] { $mistakes } misstag
       *[other] { $mistakes } misstag
    }, { $blunders ->
        [one] { $blunders } grovt misstag
       *[other] { $blunders } grova misstag
    }. Bortgivet: { $lost } % av en vinst; tur: { $luck } %.
analysis-luck-decided = Turen avgjorde: den var värd { $luck } % av en vinst för { $player }.
analysis-play-decided = Skickligheten avgjorde: de andra gav bort { $percent } % av en vinst, och { $player } utnyttjade det.
analysis-even = Nästan inget gavs bort; { $player } vann ett jämnt parti.
turning-move = Drag { $event }: { $player } spelade { $move } och chansen sjönk från { $before } % till { $after } %. { $better } var bättre.
turning-good-luck = Händelse { $event }: tur ({ $luck }) höjde chansen för { $player } från { $before } % till { $after } %.
turning-bad-luck = Händelse { $event }: otur ({ $luck }) sänkte chansen för { $player } från { $before } % till { $after } %.
turning-decided = Från händelse { $event } låg { $player } före till slutet.
analysis-plot-title = Hur spelet gick
analysis-plot-across = Händelse
analysis-plot-up = Vinstchans

## What every help text and every mistake on the command line needs

cli-man-about = Skriv ut manualsidan
cli-usage = Användning:
cli-heading-commands = Kommandon
cli-heading-arguments = Argument
cli-heading-options = Flaggor
cli-heading-examples = Exempel
cli-heading-exit = Slutkoder
cli-help = Skriv ut hjälp
cli-version = Skriv ut versionen
cli-word-options = FLAGGOR
cli-word-command = KOMMANDO
cli-note-default = som standard { $value }
cli-note-variable = eller variabeln { $name }
cli-note-possible = möjligt: { $values }
cli-exit-done = allt gick bra
cli-exit-failed = nekat eller misslyckat; orsaken står på standardfel
cli-exit-usage = kommandoraden går inte att läsa
cli-error-argument = Det finns inget argument ”{ $text }” här.
cli-error-command = Det finns inget kommando ”{ $text }”.
cli-error-command-missing = Ett kommando saknas.
cli-error-value = ”{ $value }” är inte giltigt för { $argument }.
cli-error-value-possible = ”{ $value }” är inte giltigt för { $argument }. Möjligt: { $possible }.
cli-error-value-missing = { $argument } behöver ett värde.
cli-error-value-extra = { $argument } tar inget värde, men fick ”{ $value }”.
cli-error-missing = Det saknas: { $arguments }
cli-error-conflict = { $argument } kan inte användas tillsammans med { $other }.
cli-error-twice = { $argument } kan bara anges en gång.
cli-error-encoding = Ett argument är inte läsbar text (UTF-8).
cli-error-other = Kommandoraden går inte att läsa.
cli-error-suggestion = Menade du ”{ $text }”?
cli-error-help = ”{ $command }” visar vad som är möjligt.
cli-man-name = NAMN
cli-man-synopsis = SYNOPSIS
cli-man-description = BESKRIVNING
cli-man-command = Sidan för ett kommando, till exempel ”play”

## Replay

replay-place = { $player }: plats { $place }, { $points ->
    [one] { $points } poäng
   *[other] { $points } poäng
}
replay-checked = { $count ->
    [one] En händelse kontrollerad mot reglerna.
   *[other] Alla { $count } händelser kontrollerade mot reglerna.
}
replay-verified = Varje dragning stämmer med den avslöjade hemligheten.
replay-sealed = Sigillet stämmer: spel, tillval, namn, ord, drag och resultat är de som förseglades.
replay-sealed-but-names = Sigillet stämmer, utom namnen: de har ändrats eller tagits bort sedan dess.
replay-not-sealed = Det finns inget sigill: bara dragningarna har kontrollerats, inte namn, tillval, drag och resultat.
replay-compare = Jämför med det som bordet visade: { $name ->
    [seal] sigill
   *[commitment] fingeravtryck
} { $hash }
replay-no-result = Inspelningen säger inte vem som vann.

## Engine

engine-unknown = ”{ $command }” är inget kommando. Det finns: { $possible }
engine-needs = ”{ $command }” behöver: { $what }
engine-too-much = ”{ $command }” ska stå ensamt; ”{ $text }” är oväntat.
engine-no-game = Inget spel är valt: skriv först ”game NAME seats N”.
engine-nothing-to-undo = Det finns inget att ångra.
engine-thinking = En bot tänker; bara ”stop” godtas nu.
refused-rule-unknown = Regeln ”{ $rule }” finns inte här. Det finns: { $possible }.
refused-picture-format = Bildens namn måste sluta på .svg eller .png.
refused-picture-width = En bild måste vara { $min } till { $max } pixlar bred.

## klots load

cli-site-about = Skriv sidan som en mapp för vilket webbhotell som helst, utan server
cli-site-folder = Mappen som skrivs
cli-site-base-path = Mappens sökväg på webbhotellet, till exempel ”/spel/”
cli-site-written = Sidan ligger i { $folder }.
cli-error-site-module = Den här versionen kan inte spela utan server. Kör scripts/setup och bygg igen.
cli-load-about = Mät hur mycket en server på den här datorn klarar
cli-push-key-about = Skapa en nyckel för pushaviseringar (se docs/hosting.md)
cli-load-sockets = Anslutningar, fördelade på borden
cli-load-tables = Bord
cli-load-every = Sekunder mellan två drag vid ett bord
cli-load-seconds = Hur länge mätningen pågår
cli-load-flood = Gör nästa drag så snart det förra är bekräftat
cli-load-idle = Anslut utan att göra drag
cli-load-game = Vilket spel som spelas
cli-load-url = En server som redan körs på den här datorn; annars startas en
cli-load-data = Var den startade servern sparar sina data; annars i en mapp som sedan tas bort
cli-load-database-url = En PostgreSQL-databas för den startade servern
cli-load-json = Skriv ut ett JSON-dokument
load-machine = { $model }; kärnor: { $cores }; minne: { $memory }
load-database = Databas
load-sockets = Anslutningar
load-tables = Bord
load-seating = Tid tills alla sitter
load-moves = Sparade drag
load-everyone = Från sändning tills alla fått det
load-acknowledged = Från sändning till bekräftelse
load-errors = Fel
load-first-error = Första felet
load-games = Avslutade partier
load-memory-empty = Serverns minne, utan spelare
load-memory-seated = Serverns minne, alla sitter
load-memory-end = Serverns minne i slutet
load-memory-each = Minne per anslutning
load-cpu-server = Serverns processortid under spelet
load-cpu-swarm = Spelarnas processortid totalt
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Skriv en säkerhetskopia, även medan servern körs
cli-backup-file = Den nya filen
cli-backup-data = Datamappen
cli-backup-database-url = En PostgreSQL-databas i stället för datamappen
cli-restore-about = Återställ en säkerhetskopia till en ny eller tom datamapp
cli-restore-file = Säkerhetskopian
cli-restore-data = Den nya datamappen
cli-export-about = Skriv allt i ett flyttbart format, för flytt till en annan databas
cli-export-file = Den nya filen
cli-export-data = Datamappen
cli-export-database-url = En PostgreSQL-databas i stället för datamappen
cli-import-about = Läs in det flyttbara formatet i en tom databas
cli-import-file = Den exporterade filen
cli-import-data = Datamappen
cli-import-database-url = En PostgreSQL-databas i stället för datamappen
cli-restore-database-url = PostgreSQL-databasen i stället för en datamapp
serve-listening = Klots är redo på { $url }
serve-no-address = Kan inte lyssna på { $address }.
serve-push-key = push.key är ingen nyckel som ”klots push-key” har skrivit ut.
serve-push-contact = push.contact måste vara en adress som mailto:you@example.org eller https://example.org.
keep-done = { $file }: bord { $tables }, händelser { $events }, personer { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESS:PORT
cli-value-bots = BOTAR
cli-value-code = KOD
cli-value-eyes = SYNVINKEL
cli-value-file = FIL
cli-value-folder = MAPP
cli-value-game = SPEL
cli-value-level = NIVÅ
cli-value-link = LÄNK
cli-value-name = NAMN
cli-value-number = N
cli-value-options = TILLVAL
cli-value-pixels = PIXLAR
cli-value-position = STÄLLNING
cli-value-rule = REGEL
cli-value-seconds = SEKUNDER
cli-value-shell = SKAL
cli-value-time = TID

## klots score

cli-score-about = Förklara poängen för ett kungarike, en runda eller ett bräde skrivet som text (se docs/notation.md)
cli-score-game = Spelet
cli-score-file = Texten; ”-” eller inget läser standard in
cli-score-options = Spelets tillval, till exempel ”harmony=yes” eller ”hexagons=flat”
cli-score-json = Skriv ut ett JSON-dokument
refused-score-nothing = Det finns inget att räkna här.
refused-score-impossible = Det här kan inte ha hänt: ”{ $text }”.
refused-score-word = ”{ $text }” går inte att läsa här. Möjligt: { $possible }.
refused-score-nobody = Vems är det här? Skriv först ett namn och ett kolon, till exempel ”Anna:”.
refused-score-same-name = ”{ $name }” finns redan på listan.

## klots join

cli-join-about = Gå med vid ett bord på en server med en inbjudningslänk
cli-join-link = Länken från sidan eller från en vän
cli-join-name = Namnet du spelar under; som standard ditt användarnamn
cli-join-seat = Platsen du vill ha, från 1; som standard den första lediga
cli-join-watch = Bara titta på
cli-join-plain = Textrader och numrerade drag, för skärmläsare och pipes
cli-join-session = Var det sparas vem du är på varje server
cli-rules-pictures = Skriv exemplens bilder till den här mappen som SVG
refused-file-missing = Det finns ingen fil ”{ $file }”.
refused-file-unreadable = ”{ $file }” går inte att läsa. { system-cause }
refused-file-unwritable = ”{ $file }” går inte att skriva. { system-cause }
refused-no-home = Den här användaren har ingen hemmapp; ange en med { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Det finns ingen sådan fil eller mapp.
    [PermissionDenied] Du har inte behörighet till det.
    [IsADirectory] Det är en mapp.
    [NotADirectory] En del av sökvägen är ingen mapp.
    [AlreadyExists] Det finns redan.
    [StorageFull] Det finns inget utrymme kvar.
    [ReadOnlyFilesystem] Disken är skrivskyddad.
    [AddrInUse] Ett annat program lyssnar redan där.
    [AddrNotAvailable] Den här datorn har inte den adressen.
    [InvalidData] Det är inte text i UTF-8.
    [ConnectionRefused] Inget svarar där.
    [ConnectionLost] Anslutningen bröts.
    [TimedOut] Det kom inget svar i tid.
    [Unreachable] Den adressen går inte att nå.
   *[other] Systemet rapporterar ett oväntat fel.
}
refused-output = Inget kan skrivas till standard ut. { system-cause }
refused-input = Standard in kan inte läsas. { system-cause }
refused-file-use = ”{ $file }” kan inte användas. { system-cause }
refused-people = Det är fler personer ({ $people }) än platser ({ $seats }).
refused-arena-one = Botar spelar mot varandra: ange minst två.
refused-settings = ”{ $text }” är ingen giltig inställning.
refused-load-address = Bara en server på den här datorn kan mätas, till exempel { $example }.
refused-load-server = Servern startade inte. Dess logg ligger i { $file }.
refused-database = Databasen går inte att nå. { system-cause }
engine-record-cut = Inspelningen är ofullständig: den måste sluta med en rad som bara innehåller ”.”.

## klots train

cli-train-about = Träna ett spels botar på nytt
cli-train-game = Spelet
cli-train-out = Var de tränade filerna skrivs
cli-train-part = Hur grundligt, i procent av träningen bakom de medföljande filerna
cli-train-threads = Antal trådar
refused-train-nothing = Det finns inget att träna för { $game }.
