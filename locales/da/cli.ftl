### What only the command line says.

## The command line

cli-about = Fire brikspil under ét tag: Kingdomino, Triominos, Quixo og Domino Double 9.
cli-lang = Sproget i alle tekster, f.eks. »de« eller »et«; som standard systemets sprog
cli-serve-about = Start serveren med siden, botterne og en indbygget database; klots uden kommando gør det samme
cli-serve-config = En TOML-fil med indstillinger
cli-serve-data = Datamappen; som standard den i din brugerkonto
cli-serve-listen = Adressen, der lyttes på
cli-serve-public-url = Adressen, som folk bruger
cli-serve-database-url = Gem alt i denne PostgreSQL-database
cli-serve-metrics-listen = Adresse til Prometheus-målinger
cli-serve-no-browser = Åbn ikke browseren
cli-serve-print-config = Skriv alle indstillinger ud som TOML, og afslut
cli-serve-log-json = Skriv loggen som JSON-linjer
cli-play-about = Spil i terminalen: mod botter, sammen ved ét tastatur, eller se en optegnelse
cli-play-game = Spillet, der skal startes; ellers spørger en menu
cli-play-seats = Antal spillere
cli-play-people = Hvor mange af dem der spiller ved denne terminal
cli-play-level = Botternes niveau: beginner, easy, medium, hard eller expert
cli-play-options = Spillets valgmuligheder, f.eks. »harmony=yes dynasty=yes«
cli-play-resume = Fortsæt et gemt spil
cli-play-watch = Se en optegnelse trin for trin
cli-play-plain = Tekstlinjer og nummererede træk, til skærmlæsere og pipes
cli-play-saves = Hvor spil gemmes
cli-engine-about = Tal med botter og dommere i tekstlinjer (se docs/engine.md)
cli-replay-about = Vis et optegnet spil trin for trin, og kontrollér hvert træk
cli-replay-file = Optegnelsen; »-« læser standardinput
cli-replay-to = Stop efter så mange hændelser
cli-replay-verify = Beregn hver trækning igen ud fra den afslørede hemmelighed
cli-replay-seal = Seglet, som bordet viser, til sammenligning
cli-replay-commitment = Fingeraftrykket, som bordet viste, til sammenligning
cli-replay-json = Skriv ét JSON-dokument ud
cli-replay-positions = Skriv stillingen ud efter hver hændelse
cli-replay-eyes = Skriv optegnelsen ud, som én spiller ser den: et pladsnummer eller »onlooker«
cli-rules-about = Læs reglerne for et spil
cli-rules-game = Spillet; ellers listen over spil
cli-rules-rule = Kun reglen med dette nummer, f.eks. K13
cli-render-about = Tegn en stilling eller et øjeblik i en optegnelse som SVG- eller PNG-billede
cli-render-record = Optegnelsen, hvis slutning skal tegnes
cli-render-to = Tegn øjeblikket efter så mange hændelser
cli-render-position = En stilling som tekst i stedet for en optegnelse
cli-render-game = Stillingens spil
cli-render-seats = Antal spillere
cli-render-options = Spillets valgmuligheder, f.eks. »mighty_duel=yes«
cli-render-eyes = Hvis synsvinkel der tegnes: et pladsnummer, »onlooker« eller »reviewer«
cli-render-width = Bredden af en PNG
cli-render-output = Billedet, der skal skrives: x.svg eller x.png
cli-arena-about = Lad botter spille mod hinanden, og vis, hvor sikkert resultatet er
cli-arena-game = Spillet
cli-arena-seats = Antal spillere
cli-arena-options = Spillets valgmuligheder
cli-arena-bots = Botterne, f.eks. »expert,hard« eller »expert@1s,expert@100ms«
cli-arena-games = Hvor mange spil; hver uddeling spilles fra hver plads
cli-arena-budget = Hvor længe en bot må tænke: 100ms, 2s, 5000n (knuder), 800i (gennemløb)
cli-arena-seed = Startværdi for alle lodtrækninger
cli-arena-threads = Spil ad gangen
cli-arena-wall = Mål tænketiden med uret i stedet for CPU-tid
cli-arena-sprt = Stop før tid, når den første bot er mindst ELO1 eller højst ELO0 bedre end den anden
cli-arena-ledger = Gem hvert spil her, og fortsæt derfra næste gang
cli-arena-records = Gem spillene som optegnelser i denne mappe
cli-arena-shard = Spil kun del I af N af matchen
cli-arena-merge = Læg delenes resultater sammen i stedet for at spille
cli-arena-json = Skriv ét JSON-dokument ud
cli-arena-csv = Skriv en tabel
cli-arena-plot = Tegn styrke mod tænketid som SVG
cli-analyse-about = Vis, hvad hvert træk i en optegnelse var værd: hvor meget der var held, og hvor meget dygtighed
cli-analyse-record = Optegnelsen
cli-analyse-bot = Botten, der bedømmer; som standard den, der er lavet til at bedømme dette spil
cli-analyse-budget = Hvor længe der tænkes over hvert træk
cli-analyse-samples = Hvor mange andre trækninger hver trækning sammenlignes med; 0 udelader held
cli-analyse-seed = Startværdi for alle stikprøver
cli-analyse-json = Skriv ét JSON-dokument ud
cli-analyse-plot = Tegn, hvem der var foran, som SVG
cli-bench-about = Spil tilfældige spil så hurtigt som muligt, og kontrollér summerne
cli-bench-game = Kun dette spil
cli-bench-seconds = CPU-sekunder for hver linje
cli-bench-json = Skriv ét JSON-dokument ud
cli-completions-about = Skriv autofuldførelser til en shell ud
cli-completions-shell = Shellen
language-unknown = Sproget »{ $asked }« findes ikke her; »{ $used }« bruges.

## Arena

refused-budget = »{ $text }« er ikke en tænketid. Muligt: { $possible } (millisekunder, sekunder, knuder, gennemløb).
arena-progress =
    { $done } af { $of } spil · { $score } · { $seconds ->
        [one] { $seconds } sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }
arena-heading =
    { $game }, pladser: { $seats }, { $budget } pr. træk: { $games ->
        [one] { $games } spil
       *[other] { $games } spil
    }, { $deals ->
        [one] { $deals } uddeling
       *[other] { $deals } uddelinger
    }
arena-row = { $bot }: andel { $share } ± { $sure } %, { $wins } vundet, { $shared } delt, { $losses } tabt; point { $points }, forspring { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms pr. træk
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } spil
       *[other] { $met } spil
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekventiel test: bedre (LLR { $llr }, grænser { $lower } og { $upper })
        [not_better] Sekventiel test: ikke bedre (LLR { $llr }, grænser { $lower } og { $upper })
       *[open] Sekventiel test: endnu uafklaret (LLR { $llr }, grænser { $lower } og { $upper })
    }
arena-plot-title = Styrke og tænketid
arena-plot-across = Tænketid (millisekunder eller knuder)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot kan ikke fylde { $seats } pladser. Muligt: { $possible } eller flere, end der er pladser.
       *[other] { $bots } botter kan ikke fylde { $seats } pladser. Muligt: { $possible } eller flere, end der er pladser.
    }
refused-arena-games = En match kræver mindst ét spil.
refused-arena-illegal = { $bot } spillede { $move }, som ikke er lovligt i { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } er ikke en resultatfil.
refused-arena-other-match = { $path } indeholder resultaterne af en anden match.
refused-arena-nothing-to-merge = Angiv de resultatfiler, der skal lægges sammen.
refused-shard = »{ $text }« er ikke en del af en match. Muligt: { $possible }.
refused-sprt = »{ $text }« er ikke en sekventiel test. Muligt: { $possible }.

## klots analyse

analysis-seat =
    { $player }: { $accuracy } % præcist, bedste træk: { $best } af { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } unøjagtighed
       *[other] { $inaccuracies } unøjagtigheder
    }, { $mistakes ->
        [one] { $mistakes } fejl
       *[other] { $mistakes } fejl
    }, { $blunders ->
        [one] { $blunders } bommert
       *[other] { $blunders } bommerter
    }. Givet væk: { $lost } % af en sejr; held: { $luck } %.
analysis-luck-decided = Heldet afgjorde det: det var { $luck } % af en sejr værd for { $player }.
analysis-play-decided = Dygtigheden afgjorde det: de andre gav { $percent } % af en sejr væk, og { $player } udnyttede det.
analysis-even = Næsten intet blev givet væk; { $player } vandt et tæt spil.
turning-move = Træk { $event }: { $player } spillede { $move }, og chancen faldt fra { $before } % til { $after } %. { $better } var bedre.
turning-good-luck = Hændelse { $event }: held ({ $luck }) løftede chancen for { $player } fra { $before } % til { $after } %.
turning-bad-luck = Hændelse { $event }: uheld ({ $luck }) sænkede chancen for { $player } fra { $before } % til { $after } %.
turning-decided = Fra hændelse { $event } var { $player } foran resten af spillet.
analysis-plot-title = Sådan gik spillet
analysis-plot-across = Hændelse
analysis-plot-up = Chance for sejr

## What every help text and every mistake on the command line needs

cli-man-about = Skriv manualsiden ud
cli-usage = Brug:
cli-heading-commands = Kommandoer
cli-heading-arguments = Argumenter
cli-heading-options = Tilvalg
cli-heading-examples = Eksempler
cli-heading-exit = Afslutningskoder
cli-help = Skriv hjælp ud
cli-version = Skriv versionen ud
cli-word-options = TILVALG
cli-word-command = KOMMANDO
cli-note-default = som standard { $value }
cli-note-variable = eller variablen { $name }
cli-note-possible = muligt: { $values }
cli-exit-done = alt gik godt
cli-exit-failed = afvist eller mislykket; grunden står på standardfejl
cli-exit-usage = kommandolinjen kan ikke læses
cli-error-argument = Argumentet »{ $text }« findes ikke her.
cli-error-command = Kommandoen »{ $text }« findes ikke.
cli-error-command-missing = Der mangler en kommando.
cli-error-value = »{ $value }« er ikke en gyldig værdi for { $argument }.
cli-error-value-possible = »{ $value }« er ikke en gyldig værdi for { $argument }. Muligt: { $possible }.
cli-error-value-missing = { $argument } kræver en værdi.
cli-error-value-extra = { $argument } tager ingen værdi, men fik »{ $value }«.
cli-error-missing = Der mangler: { $arguments }
cli-error-conflict = { $argument } kan ikke bruges sammen med { $other }.
cli-error-twice = { $argument } kan kun angives én gang.
cli-error-encoding = Et argument er ikke læselig tekst (UTF-8).
cli-error-other = Denne kommandolinje kan ikke læses.
cli-error-suggestion = Mente du »{ $text }«?
cli-error-help = »{ $command }« viser, hvad der er muligt.
cli-man-name = NAVN
cli-man-synopsis = OVERSIGT
cli-man-description = BESKRIVELSE
cli-man-command = Siden for én kommando, f.eks. »play«

## Replay

replay-place = { $player }: nr. { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } point
}
replay-checked = { $count ->
    [one] Én hændelse kontrolleret efter reglerne.
   *[other] Alle { $count } hændelser kontrolleret efter reglerne.
}
replay-verified = Hver trækning stemmer med den afslørede hemmelighed.
replay-sealed = Seglet passer: spil, valgmuligheder, navne, ord, træk og resultat er dem, der blev forseglet.
replay-sealed-but-names = Seglet passer, undtagen navnene: de er ændret eller fjernet siden.
replay-not-sealed = Der er intet segl: kun trækningerne er kontrolleret, ikke navne, valgmuligheder, træk og resultat.
replay-compare = Sammenlign med det, bordet viste: { $name ->
    [seal] segl
   *[commitment] fingeraftryk
} { $hash }
replay-no-result = Optegnelsen siger ikke, hvem der vandt.

## Engine

engine-unknown = »{ $command }« er ikke en kommando. Der findes: { $possible }
engine-needs = »{ $command }« kræver: { $what }
engine-too-much = »{ $command }« skal stå alene; »{ $text }« er uventet.
engine-no-game = Intet spil er valgt: skriv først »game NAME seats N«.
engine-nothing-to-undo = Der er intet at fortryde.
engine-thinking = En bot tænker; kun »stop« kan bruges nu.
refused-rule-unknown = Reglen »{ $rule }« findes ikke her. Der findes: { $possible }.
refused-picture-format = Billedets navn skal ende på .svg eller .png.
refused-picture-width = Et billede skal være { $min } til { $max } pixels bredt.

## klots load

cli-site-about = Skriv siden som en mappe til et hvilket som helst webhotel, uden server
cli-site-folder = Mappen, der skrives
cli-site-base-path = Mappens sti på webhotellet, f.eks. »/spil/«
cli-site-written = Siden ligger i { $folder }.
cli-error-site-module = Denne udgave kan ikke spille uden server. Kør scripts/setup, og byg igen.
cli-load-about = Mål, hvor stor en belastning en server på denne maskine kan klare
cli-push-key-about = Opret en nøgle til pushnotifikationer (se docs/hosting.md)
cli-load-sockets = Forbindelser, fordelt på bordene
cli-load-tables = Borde
cli-load-every = Sekunder mellem to træk ved et bord
cli-load-seconds = Hvor længe der måles
cli-load-flood = Spil næste træk, så snart det forrige er bekræftet
cli-load-idle = Forbind uden at spille
cli-load-game = Hvilket spil der spilles
cli-load-url = En server, der allerede kører på denne maskine; ellers startes en
cli-load-data = Hvor den startede server gemmer sine data; ellers en mappe, der slettes bagefter
cli-load-database-url = En PostgreSQL-database til den startede server
cli-load-json = Skriv ét JSON-dokument ud
load-machine = { $model }; kerner: { $cores }; hukommelse: { $memory }
load-database = Database
load-sockets = Forbindelser
load-tables = Borde
load-seating = Tid, til alle sidder ved bordene
load-moves = Gemte træk
load-everyone = Fra afsendelse til modtagelse hos alle
load-acknowledged = Fra afsendelse til bekræftelse
load-errors = Fejl
load-first-error = Første fejl
load-games = Afsluttede spil
load-memory-empty = Serverens hukommelse, tom
load-memory-seated = Serverens hukommelse, alle ved bordene
load-memory-end = Serverens hukommelse til sidst
load-memory-each = Hukommelse pr. forbindelse
load-cpu-server = Serverens CPU-tid under spillet
load-cpu-swarm = Spillernes CPU-tid i alt
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, maks. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Skriv en sikkerhedskopi, også mens serveren kører
cli-backup-file = Den nye fil
cli-backup-data = Datamappen
cli-backup-database-url = En PostgreSQL-database i stedet for datamappen
cli-restore-about = Gendan en sikkerhedskopi i en ny eller tom datamappe
cli-restore-file = Sikkerhedskopien
cli-restore-data = Den nye datamappe
cli-export-about = Skriv alt i et flytbart format, til flytning til en anden database
cli-export-file = Den nye fil
cli-export-data = Datamappen
cli-export-database-url = En PostgreSQL-database i stedet for datamappen
cli-import-about = Læs det flytbare format ind i en tom database
cli-import-file = Den eksporterede fil
cli-import-data = Datamappen
cli-import-database-url = En PostgreSQL-database i stedet for datamappen
cli-restore-database-url = PostgreSQL-databasen i stedet for en datamappe
serve-listening = Klots er klar på { $url }
serve-no-address = Kan ikke lytte på { $address }.
serve-push-key = push.key er ikke en nøgle, som »klots push-key« har udskrevet.
serve-push-contact = push.contact skal være en adresse som mailto:you@example.org eller https://example.org.
keep-done = { $file }: borde { $tables }, hændelser { $events }, personer { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESSE:PORT
cli-value-bots = BOTTER
cli-value-code = KODE
cli-value-eyes = SYNSVINKEL
cli-value-file = FIL
cli-value-folder = MAPPE
cli-value-game = SPIL
cli-value-level = NIVEAU
cli-value-link = LINK
cli-value-name = NAVN
cli-value-number = N
cli-value-options = VALG
cli-value-pixels = PIXELS
cli-value-position = STILLING
cli-value-rule = REGEL
cli-value-seconds = SEKUNDER
cli-value-shell = SHELL
cli-value-time = TID

## klots score

cli-score-about = Forklar pointene for et kongerige, en runde eller et bræt skrevet som tekst (se docs/notation.md)
cli-score-game = Spillet
cli-score-file = Teksten; »-« eller intet læser standardinput
cli-score-options = Spillets valgmuligheder, f.eks. »harmony=yes« eller »hexagons=flat«
cli-score-json = Skriv ét JSON-dokument ud
refused-score-nothing = Her er intet at tælle.
refused-score-impossible = Det kan ikke være sket: »{ $text }«.
refused-score-word = »{ $text }« kan ikke læses her. Muligt: { $possible }.
refused-score-nobody = Hvis er det? Skriv først et navn og et kolon, f.eks. »Anna:«.
refused-score-same-name = »{ $name }« er allerede på listen.

## klots join

cli-join-about = Deltag ved et bord på en server med et invitationslink
cli-join-link = Linket fra siden eller fra en ven
cli-join-name = Navnet, du spiller under; som standard dit brugernavn
cli-join-seat = Pladsen, du ønsker, fra 1; som standard den første ledige
cli-join-watch = Se kun med
cli-join-plain = Tekstlinjer og nummererede træk, til skærmlæsere og pipes
cli-join-session = Hvor det huskes, hvem du er på hver server
cli-rules-pictures = Skriv eksemplernes billeder som SVG i denne mappe
refused-file-missing = Filen »{ $file }« findes ikke.
refused-file-unreadable = »{ $file }« kan ikke læses. { system-cause }
refused-file-unwritable = »{ $file }« kan ikke skrives. { system-cause }
refused-no-home = Denne bruger har ingen hjemmemappe; angiv en med { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Der er ingen sådan fil eller mappe.
    [PermissionDenied] Det har du ikke lov til.
    [IsADirectory] Det er en mappe.
    [NotADirectory] En del af stien er ikke en mappe.
    [AlreadyExists] Det findes allerede.
    [StorageFull] Der er ikke mere plads.
    [ReadOnlyFilesystem] Disken er skrivebeskyttet.
    [AddrInUse] Et andet program lytter der allerede.
    [AddrNotAvailable] Denne maskine har ikke den adresse.
    [InvalidData] Det er ikke tekst i UTF-8.
    [ConnectionRefused] Intet svarer der.
    [ConnectionLost] Forbindelsen blev afbrudt.
    [TimedOut] Der kom intet svar i tide.
    [Unreachable] Den adresse kan ikke nås.
   *[other] Systemet melder om en uventet fejl.
}
refused-output = Der kan ikke skrives til standardoutput. { system-cause }
refused-input = Standardinput kan ikke læses. { system-cause }
refused-file-use = »{ $file }« kan ikke bruges. { system-cause }
refused-people = Der er flere personer ({ $people }) end pladser ({ $seats }).
refused-arena-one = Botter spiller mod hinanden: angiv mindst to.
refused-settings = »{ $text }« er ikke en gyldig indstilling.
refused-load-address = Kun en server på denne maskine kan måles, f.eks. { $example }.
refused-load-server = Serveren startede ikke. Dens log ligger i { $file }.
refused-database = Databasen kan ikke nås. { system-cause }
engine-record-cut = Optegnelsen er ufuldstændig: den skal slutte med en linje, der kun indeholder ».«.

## klots train

cli-train-about = Træn et spils botter igen
cli-train-game = Spillet
cli-train-out = Hvor de trænede filer skrives
cli-train-part = Hvor grundigt, i procent af træningen bag de medfølgende filer
cli-train-threads = Tråde, der bruges
refused-train-nothing = Der er intet at træne for { $game }.
