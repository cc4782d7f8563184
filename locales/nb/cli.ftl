### What only the command line says.

## The command line

cli-about = Fire brikkespill under ett tak: Kingdomino, Triominos, Quixo og Domino Double 9.
cli-lang = Språk for alle tekster, for eksempel «de» eller «et»; som standard språket i systemet
cli-serve-about = Start serveren med siden, botene og en innebygd database; klots uten kommando gjør det samme
cli-serve-config = En TOML-fil med innstillinger
cli-serve-data = Datamappen; som standard den i brukerkontoen din
cli-serve-listen = Adressen det skal lyttes på
cli-serve-public-url = Adressen som folk bruker
cli-serve-database-url = Lagre alt i denne PostgreSQL-databasen
cli-serve-metrics-listen = Adresse for Prometheus-målinger
cli-serve-no-browser = Ikke åpne nettleseren
cli-serve-print-config = Skriv ut alle innstillinger som TOML og avslutt
cli-serve-log-json = Skriv loggen som JSON-linjer
cli-play-about = Spill i terminalen: mot boter, sammen ved ett tastatur, eller se et opptak
cli-play-game = Spillet som skal startes; uten det spør en meny
cli-play-seats = Antall spillere
cli-play-people = Hvor mange av dem som spiller ved denne terminalen
cli-play-level = Nivået på botene: beginner, easy, medium, hard eller expert
cli-play-options = Valgmuligheter for spillet, for eksempel «harmony=yes dynasty=yes»
cli-play-resume = Fortsett et lagret spill
cli-play-watch = Se et opptak steg for steg
cli-play-plain = Tekstlinjer og nummererte trekk, for skjermlesere og pipes
cli-play-saves = Hvor spill lagres
cli-engine-about = Snakk med boter og dommere i tekstlinjer (se docs/engine.md)
cli-replay-about = Vis et innspilt spill steg for steg og kontroller hvert trekk
cli-replay-file = Opptaket; «-» leser standard inn
cli-replay-to = Stopp etter så mange hendelser
cli-replay-verify = Regn ut hver trekning på nytt fra den avslørte hemmeligheten
cli-replay-seal = Seglet som bordet viser, til sammenligning
cli-replay-commitment = Fingeravtrykket som bordet viste, til sammenligning
cli-replay-json = Skriv ut ett JSON-dokument
cli-replay-positions = Skriv ut stillingen etter hver hendelse
cli-replay-eyes = Skriv ut opptaket slik én spiller ser det: et plassnummer eller «onlooker»
cli-rules-about = Les reglene for et spill
cli-rules-game = Spillet; uten det vises listen over spill
cli-rules-rule = Bare regelen med dette nummeret, for eksempel K13
cli-render-about = Tegn en stilling eller et øyeblikk i et opptak som SVG- eller PNG-bilde
cli-render-record = Opptaket der slutten skal tegnes
cli-render-to = Tegn øyeblikket etter så mange hendelser
cli-render-position = En stilling som tekst i stedet for et opptak
cli-render-game = Spillet stillingen hører til
cli-render-seats = Antall spillere
cli-render-options = Valgmuligheter for spillet, for eksempel «mighty_duel=yes»
cli-render-eyes = Hvem sin synsvinkel som tegnes: et plassnummer, «onlooker» eller «reviewer»
cli-render-width = Bredden på en PNG
cli-render-output = Bildet som skal skrives: x.svg eller x.png
cli-arena-about = La boter spille mot hverandre og vis hvor sikkert resultatet er
cli-arena-game = Spillet
cli-arena-seats = Antall spillere
cli-arena-options = Valgmuligheter for spillet
cli-arena-bots = Botene, for eksempel «expert,hard» eller «expert@1s,expert@100ms»
cli-arena-games = Hvor mange spill; hver utdeling spilles fra hver plass
cli-arena-budget = Hvor lenge en bot kan tenke: 100ms, 2s, 5000n (noder), 800i (iterasjoner)
cli-arena-seed = Startverdi for alle trekninger
cli-arena-threads = Spill om gangen
cli-arena-wall = Mål tenketiden med klokken i stedet for CPU-tid
cli-arena-sprt = Stopp tidlig når den første boten er minst ELO1 eller høyst ELO0 bedre enn den andre
cli-arena-ledger = Ta vare på hvert spill her, og fortsett derfra neste gang
cli-arena-records = Lagre spillene som opptak i denne mappen
cli-arena-shard = Spill bare del I av N av kampen
cli-arena-merge = Slå sammen resultatene fra delene i stedet for å spille
cli-arena-json = Skriv ut ett JSON-dokument
cli-arena-csv = Skriv en tabell
cli-arena-plot = Tegn styrke mot tenketid som SVG
cli-analyse-about = Vis hva hvert trekk i et opptak var verdt: hvor mye som var flaks, og hvor mye som var ferdighet
cli-analyse-record = Opptaket
cli-analyse-bot = Boten som bedømmer; som standard den som er laget for å bedømme dette spillet
cli-analyse-budget = Hvor lenge det skal tenkes på hvert trekk
cli-analyse-samples = Hvor mange andre trekninger hver trekning sammenlignes med; 0 utelater flaksen
cli-analyse-seed = Startverdi for alle stikkprøver
cli-analyse-json = Skriv ut ett JSON-dokument
cli-analyse-plot = Tegn hvem som lå foran, som SVG
cli-bench-about = Spill tilfeldige spill så fort som mulig og kontroller summene
cli-bench-game = Bare dette spillet
cli-bench-seconds = CPU-sekunder for hver linje
cli-bench-json = Skriv ut ett JSON-dokument
cli-completions-about = Skriv ut fullføringer for et skall
cli-completions-shell = Skallet
language-unknown = Språket «{ $asked }» finnes ikke her; bruker «{ $used }».

## Arena

refused-budget = «{ $text }» er ikke en tenketid. Mulig: { $possible } (millisekunder, sekunder, noder, iterasjoner).
arena-progress =
    { $done } av { $of } spill · { $score } · { $seconds ->
        [one] { $seconds } sekund igjen
       *[other] { $seconds } sekunder igjen
    }
arena-heading =
    { $game }, plasser: { $seats }, { $budget } per trekk: { $games ->
        [one] { $games } spill
       *[other] { $games } spill
    }, { $deals ->
        [one] { $deals } utdeling
       *[other] { $deals } utdelinger
    }
arena-row = { $bot }: andel { $share } ± { $sure } %, { $wins } vunnet, { $shared } delt, { $losses } tapt; poeng { $points }, margin { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms per trekk
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } spill
       *[other] { $met } spill
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekvensiell test: bedre (LLR { $llr }, grenser { $lower } og { $upper })
        [not_better] Sekvensiell test: ikke bedre (LLR { $llr }, grenser { $lower } og { $upper })
       *[open] Sekvensiell test: ikke avgjort (LLR { $llr }, grenser { $lower } og { $upper })
    }
arena-plot-title = Styrke og tenketid
arena-plot-across = Tenketid (millisekunder eller noder)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot kan ikke fylle { $seats } plasser. Mulig: { $possible }, eller flere enn det er plasser.
       *[other] { $bots } boter kan ikke fylle { $seats } plasser. Mulig: { $possible }, eller flere enn det er plasser.
    }
refused-arena-games = En kamp trenger minst ett spill.
refused-arena-illegal = { $bot } spilte { $move }, som ikke er lovlig i { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } er ikke en resultatfil.
refused-arena-other-match = { $path } har resultatene fra en annen kamp.
refused-arena-nothing-to-merge = Oppgi resultatfilene som skal slås sammen.
refused-shard = «{ $text }» er ikke en del av en kamp. Mulig: { $possible }.
refused-sprt = «{ $text }» er ikke en sekvensiell test. Mulig: { $possible }.

## klots analyse

analysis-seat =
    { $player }: { $accuracy } % nøyaktig, beste trekk: { $best } av { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } unøyaktighet
       *[other] { $inaccuracies } unøyaktigheter
    }, { $mistakes ->
        [one] { $mistakes } feil
       *[other] { $mistakes } feil
    }, { $blunders ->
        [one] { $blunders } bukk
       *[other] { $blunders } bukker
    }. Gitt bort: { $lost } % av en seier; flaks: { $luck } %.
analysis-luck-decided = Flaksen avgjorde: den var verdt { $luck } % av en seier for { $player }.
analysis-play-decided = Ferdigheten avgjorde: de andre ga bort { $percent } % av en seier, og { $player } utnyttet det.
analysis-even = Nesten ingenting ble gitt bort; { $player } vant et jevnt spill.
turning-move = Trekk { $event }: { $player } spilte { $move }, og sjansen falt fra { $before } % til { $after } %. { $better } var bedre.
turning-good-luck = Hendelse { $event }: flaks ({ $luck }) økte sjansen for { $player } fra { $before } % til { $after } %.
turning-bad-luck = Hendelse { $event }: uflaks ({ $luck }) senket sjansen for { $player } fra { $before } % til { $after } %.
turning-decided = Fra hendelse { $event } lå { $player } foran resten av spillet.
analysis-plot-title = Slik gikk spillet
analysis-plot-across = Hendelse
analysis-plot-up = Sjanse for seier

## What every help text and every mistake on the command line needs

cli-man-about = Skriv ut manualsiden
cli-usage = Bruk:
cli-heading-commands = Kommandoer
cli-heading-arguments = Argumenter
cli-heading-options = Valg
cli-heading-examples = Eksempler
cli-heading-exit = Avslutningskoder
cli-help = Vis hjelp
cli-version = Vis versjonen
cli-word-options = VALG
cli-word-command = KOMMANDO
cli-note-default = som standard { $value }
cli-note-variable = eller variabelen { $name }
cli-note-possible = mulig: { $values }
cli-exit-done = alt gikk bra
cli-exit-failed = avslått eller mislykket; grunnen står på standardfeil
cli-exit-usage = kommandolinjen kan ikke leses
cli-error-argument = Det finnes ikke noe argument «{ $text }» her.
cli-error-command = Det finnes ingen kommando «{ $text }».
cli-error-command-missing = En kommando mangler.
cli-error-value = «{ $value }» er ikke gyldig for { $argument }.
cli-error-value-possible = «{ $value }» er ikke gyldig for { $argument }. Mulig: { $possible }.
cli-error-value-missing = { $argument } trenger en verdi.
cli-error-value-extra = { $argument } tar ingen verdi, men fikk «{ $value }».
cli-error-missing = Mangler: { $arguments }
cli-error-conflict = { $argument } kan ikke brukes sammen med { $other }.
cli-error-twice = { $argument } kan bare oppgis én gang.
cli-error-encoding = Et argument er ikke lesbar tekst (UTF-8).
cli-error-other = Denne kommandolinjen kan ikke leses.
cli-error-suggestion = Mente du «{ $text }»?
cli-error-help = «{ $command }» viser hva som er mulig.
cli-man-name = NAVN
cli-man-synopsis = OVERSIKT
cli-man-description = BESKRIVELSE
cli-man-command = Siden for én kommando, for eksempel «play»

## Replay

replay-place = { $player }: plass { $place }, { $points ->
    [one] { $points } poeng
   *[other] { $points } poeng
}
replay-checked = { $count ->
    [one] Én hendelse kontrollert mot reglene.
   *[other] Alle { $count } hendelser kontrollert mot reglene.
}
replay-verified = Hver trekning stemmer med den avslørte hemmeligheten.
replay-sealed = Seglet stemmer: spill, valgmuligheter, navn, ord, trekk og resultat er de som ble forseglet.
replay-sealed-but-names = Seglet stemmer, unntatt navnene: de er endret eller fjernet siden.
replay-not-sealed = Det finnes ikke noe segl: bare trekningene er kontrollert, ikke navn, valgmuligheter, trekk og resultat.
replay-compare = Sammenlign med det bordet viste: { $name ->
    [seal] segl
   *[commitment] fingeravtrykk
} { $hash }
replay-no-result = Opptaket sier ikke hvem som vant.

## Engine

engine-unknown = «{ $command }» er ikke en kommando. Det finnes: { $possible }
engine-needs = «{ $command }» trenger: { $what }
engine-too-much = «{ $command }» skal stå alene; «{ $text }» er uventet.
engine-no-game = Ikke noe spill er satt opp: skriv «game NAME seats N» først.
engine-nothing-to-undo = Det er ingenting å angre.
engine-thinking = En bot tenker; bare «stop» godtas nå.
refused-rule-unknown = Det finnes ingen regel «{ $rule }» her. Det finnes: { $possible }.
refused-picture-format = Navnet på bildet må slutte på .svg eller .png.
refused-picture-width = Et bilde må være { $min } til { $max } piksler bredt.

## klots load

cli-site-about = Skriv siden som en mappe for et hvilket som helst webhotell, uten server
cli-site-folder = Mappen som skrives
cli-site-base-path = Mappens sti på webhotellet, for eksempel «/spill/»
cli-site-written = Siden ligger i { $folder }.
cli-error-site-module = Denne utgaven kan ikke spille uten server. Kjør scripts/setup og bygg på nytt.
cli-load-about = Mål hvor mye en server på denne maskinen tåler
cli-push-key-about = Opprett en nøkkel for pushvarsler (se docs/hosting.md)
cli-load-sockets = Forbindelser, fordelt på bordene
cli-load-tables = Bord
cli-load-every = Sekunder mellom to trekk ved et bord
cli-load-seconds = Hvor lenge det skal måles
cli-load-flood = Gjør et nytt trekk så snart det forrige er bekreftet
cli-load-idle = Koble til uten å gjøre trekk
cli-load-game = Hvilket spill som skal spilles
cli-load-url = En server som allerede kjører på denne maskinen; uten den startes en
cli-load-data = Hvor den startede serveren har dataene sine; ellers en mappe som slettes etterpå
cli-load-database-url = En PostgreSQL-database for den startede serveren
cli-load-json = Skriv ut ett JSON-dokument
load-machine = { $model }; kjerner: { $cores }; minne: { $memory }
load-database = Database
load-sockets = Forbindelser
load-tables = Bord
load-seating = Tid til alle sitter
load-moves = Lagrede trekk
load-everyone = Fra sending til mottak hos alle
load-acknowledged = Fra sending til bekreftelse
load-errors = Feil
load-first-error = Første feil
load-games = Avsluttede spill
load-memory-empty = Serverens minne, uten spillere
load-memory-seated = Serverens minne, alle sitter
load-memory-end = Serverens minne til slutt
load-memory-each = Minne per forbindelse
load-cpu-server = Serverens prosessortid under spillet
load-cpu-swarm = Spillernes prosessortid totalt
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, maks. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Skriv en sikkerhetskopi, også mens serveren kjører
cli-backup-file = Den nye filen
cli-backup-data = Datamappen
cli-backup-database-url = En PostgreSQL-database i stedet for datamappen
cli-restore-about = Gjenopprett en sikkerhetskopi i en ny eller tom datamappe
cli-restore-file = Sikkerhetskopien
cli-restore-data = Den nye datamappen
cli-export-about = Skriv alt i et flyttbart format, for flytting til en annen database
cli-export-file = Den nye filen
cli-export-data = Datamappen
cli-export-database-url = En PostgreSQL-database i stedet for datamappen
cli-import-about = Les det flyttbare formatet inn i en tom database
cli-import-file = Den eksporterte filen
cli-import-data = Datamappen
cli-import-database-url = En PostgreSQL-database i stedet for datamappen
cli-restore-database-url = PostgreSQL-databasen i stedet for en datamappe
serve-listening = Klots er klar på { $url }
serve-no-address = Kan ikke lytte på { $address }.
serve-push-key = push.key er ikke en nøkkel som «klots push-key» har skrevet ut.
serve-push-contact = push.contact må være en adresse som mailto:you@example.org eller https://example.org.
keep-done = { $file }: bord { $tables }, hendelser { $events }, personer { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESSE:PORT
cli-value-bots = BOTER
cli-value-code = KODE
cli-value-eyes = SYNSVINKEL
cli-value-file = FIL
cli-value-folder = MAPPE
cli-value-game = SPILL
cli-value-level = NIVÅ
cli-value-link = LENKE
cli-value-name = NAVN
cli-value-number = N
cli-value-options = VALG
cli-value-pixels = PIKSLER
cli-value-position = STILLING
cli-value-rule = REGEL
cli-value-seconds = SEKUNDER
cli-value-shell = SKALL
cli-value-time = TID

## klots score

cli-score-about = Forklar poengene for et kongerike, en runde eller et brett skrevet som tekst (se docs/notation.md)
cli-score-game = Spillet
cli-score-file = Teksten; «-» eller ingenting leser standard inn
cli-score-options = Valgmuligheter for spillet, for eksempel «harmony=yes» eller «hexagons=flat»
cli-score-json = Skriv ut ett JSON-dokument
refused-score-nothing = Her er det ingenting å gi poeng for.
refused-score-impossible = Dette kan ikke ha skjedd: «{ $text }».
refused-score-word = «{ $text }» kan ikke leses her. Mulig: { $possible }.
refused-score-nobody = Hvem sitt er dette? Skriv først et navn og et kolon, for eksempel «Anne:».
refused-score-same-name = «{ $name }» er allerede på listen.

## klots join

cli-join-about = Bli med ved et bord på en server med en invitasjonslenke
cli-join-link = Lenken fra siden eller fra en venn
cli-join-name = Navnet du spiller under; som standard brukernavnet ditt
cli-join-seat = Plassen du vil ha, fra 1; som standard den første ledige
cli-join-watch = Bare se på
cli-join-plain = Tekstlinjer og nummererte trekk, for skjermlesere og pipes
cli-join-session = Hvor det huskes hvem du er på hver server
cli-rules-pictures = Skriv bildene til eksemplene i denne mappen som SVG
refused-file-missing = Filen «{ $file }» finnes ikke.
refused-file-unreadable = «{ $file }» kan ikke leses. { system-cause }
refused-file-unwritable = «{ $file }» kan ikke skrives. { system-cause }
refused-no-home = Denne brukeren har ingen hjemmemappe; oppgi en med { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Det finnes ingen slik fil eller mappe.
    [PermissionDenied] Du har ikke tilgang til det.
    [IsADirectory] Det er en mappe.
    [NotADirectory] En del av stien er ikke en mappe.
    [AlreadyExists] Det finnes allerede.
    [StorageFull] Det er ikke mer plass.
    [ReadOnlyFilesystem] Disken er skrivebeskyttet.
    [AddrInUse] Et annet program lytter der allerede.
    [AddrNotAvailable] Denne maskinen har ikke den adressen.
    [InvalidData] Det er ikke tekst i UTF-8.
    [ConnectionRefused] Ingenting svarer der.
    [ConnectionLost] Forbindelsen ble brutt.
    [TimedOut] Det kom ikke noe svar i tide.
    [Unreachable] Den adressen kan ikke nås.
   *[other] Systemet melder om en uventet feil.
}
refused-output = Det kan ikke skrives til standard ut. { system-cause }
refused-input = Standard inn kan ikke leses. { system-cause }
refused-file-use = «{ $file }» kan ikke brukes. { system-cause }
refused-people = Det er flere personer ({ $people }) enn plasser ({ $seats }).
refused-arena-one = Boter spiller mot hverandre: oppgi minst to.
refused-settings = «{ $text }» er ikke en gyldig innstilling.
refused-load-address = Bare en server på denne maskinen kan måles, for eksempel { $example }.
refused-load-server = Serveren startet ikke. Loggen ligger i { $file }.
refused-database = Databasen kan ikke nås. { system-cause }
engine-record-cut = Opptaket er ufullstendig: det må slutte med en linje som bare inneholder «.».

## klots train

cli-train-about = Tren botene i et spill på nytt
cli-train-game = Spillet
cli-train-out = Hvor de trente filene skrives
cli-train-part = Hvor grundig, i prosent av treningen bak filene som følger med
cli-train-threads = Tråder som skal brukes
refused-train-nothing = Det er ingenting å trene for { $game }.
