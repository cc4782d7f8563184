### What only the command line says.

## The command line

cli-about = Četiri igre s pločicama pod jednim krovom: Kingdomino, Triominos, Quixo i Domino Double 9.
cli-lang = Jezik svih tekstova, npr. „de” ili „et”; inače jezik sustava
cli-serve-about = Pokreni poslužitelj sa stranicom, botovima i ugrađenom bazom; klots bez naredbe čini isto
cli-serve-config = TOML datoteka s postavkama
cli-serve-data = Mapa s podacima; inače ona u tvom korisničkom računu
cli-serve-listen = Adresa na kojoj poslužitelj sluša
cli-serve-public-url = Adresa koju ljudi koriste
cli-serve-database-url = Sve čuvaj u ovoj bazi PostgreSQL
cli-serve-metrics-listen = Adresa za Prometheusove metrike
cli-serve-no-browser = Ne otvaraj preglednik
cli-serve-print-config = Ispiši sve postavke kao TOML i završi
cli-serve-log-json = Piši dnevnik kao retke JSON
cli-play-about = Igraj u terminalu: protiv botova, zajedno za jednom tipkovnicom ili gledaj zapis
cli-play-game = Igra koja odmah počinje; bez nje pita izbornik
cli-play-seats = Broj igrača
cli-play-people = Koliko je od njih ljudi za ovim terminalom
cli-play-level = Razina botova: beginner, easy, medium, hard ili expert
cli-play-options = Opcije igre, npr. „harmony=yes dynasty=yes”
cli-play-resume = Nastavi spremljenu partiju
cli-play-watch = Gledaj zapis korak po korak
cli-play-plain = Redci teksta i numerirani potezi, za čitače zaslona i cjevovode
cli-play-saves = Gdje se partije spremaju
cli-engine-about = Razgovaraj s botovima i sucima redcima teksta (vidi docs/engine.md)
cli-replay-about = Pokaži zapisanu partiju korak po korak i provjeri svaki potez
cli-replay-file = Zapis; „-” čita standardni ulaz
cli-replay-to = Stani nakon ovoliko događaja
cli-replay-verify = Ponovno izračunaj svako izvlačenje iz otkrivene tajne
cli-replay-seal = Pečat koji stol pokazuje, za usporedbu
cli-replay-commitment = Otisak koji je stol pokazao, za usporedbu
cli-replay-json = Ispiši jedan dokument JSON
cli-replay-positions = Ispiši poziciju nakon svakog događaja
cli-replay-eyes = Ispiši zapis kako ga vidi jedan igrač: broj mjesta ili „onlooker”
cli-rules-about = Čitaj pravila igre
cli-rules-game = Igra; bez nje popis igara
cli-rules-rule = Samo pravilo s ovim brojem, npr. K13
cli-render-about = Nacrtaj poziciju ili trenutak zapisa kao sliku SVG ili PNG
cli-render-record = Zapis čiji se kraj crta
cli-render-to = Nacrtaj trenutak nakon ovoliko događaja
cli-render-position = Pozicija kao tekst umjesto zapisa
cli-render-game = Igra te pozicije
cli-render-seats = Broj igrača
cli-render-options = Opcije igre, npr. „mighty_duel=yes”
cli-render-eyes = Čiji se pogled crta: broj mjesta, „onlooker” ili „reviewer”
cli-render-width = Širina slike PNG
cli-render-output = Slika koja se piše: x.svg ili x.png
cli-arena-about = Pusti botove da igraju međusobno i pokaži koliko je rezultat siguran
cli-arena-game = Igra
cli-arena-seats = Broj igrača
cli-arena-options = Opcije igre
cli-arena-bots = Botovi, npr. „expert,hard” ili „expert@1s,expert@100ms”
cli-arena-games = Broj partija; svako se dijeljenje igra sa svakog mjesta
cli-arena-budget = Koliko bot smije razmišljati: 100ms, 2s, 5000n (čvorovi), 800i (iteracije)
cli-arena-seed = Sjeme (seed) svih izvlačenja
cli-arena-threads = Broj istodobnih partija
cli-arena-wall = Mjeri stvarno vrijeme, a ne procesorsko vrijeme dretve
cli-arena-sprt = Stani ranije ako je prvi bot barem ELO1 ili najviše ELO0 bolji od drugoga
cli-arena-ledger = Ovdje čuvaj svaku partiju i sljedeći put nastavi odatle
cli-arena-records = Spremi partije kao zapise u ovu mapu
cli-arena-shard = Igraj samo dio I od N meča
cli-arena-merge = Spoji rezultate dijelova umjesto igranja
cli-arena-json = Ispiši jedan dokument JSON
cli-arena-csv = Zapiši tablicu
cli-arena-plot = Nacrtaj snagu prema vremenu razmišljanja kao SVG
cli-analyse-about = Pokaži koliko je vrijedio svaki potez zapisa: što je bila sreća, a što vještina
cli-analyse-record = Zapis
cli-analyse-bot = Bot koji procjenjuje; inače onaj napravljen za procjenu ove igre
cli-analyse-budget = Koliko razmišljati o svakom potezu
cli-analyse-samples = S koliko se drugih izvlačenja uspoređuje svako; 0 izostavlja sreću
cli-analyse-seed = Sjeme (seed) uzoraka
cli-analyse-json = Ispiši jedan dokument JSON
cli-analyse-plot = Nacrtaj tko je vodio kao SVG
cli-bench-about = Igraj nasumične partije što brže i provjeri zbrojeve
cli-bench-game = Samo ova igra
cli-bench-seconds = Procesorske sekunde za svaki redak
cli-bench-json = Ispiši jedan dokument JSON
cli-completions-about = Ispiši dopune za ljusku
cli-completions-shell = Ljuska
language-unknown = Ovdje nema jezika „{ $asked }”; koristi se „{ $used }”.

## Arena

refused-budget = „{ $text }” nije vrijeme za razmišljanje. Moguće: { $possible } (milisekunde, sekunde, čvorovi, iteracije).
arena-progress =
    { $done } od { $of } partija · { $score } · { $seconds ->
        [one] još { $seconds } sekunda
        [few] još { $seconds } sekunde
       *[other] još { $seconds } sekundi
    }
arena-heading =
    { $game }, mjesta: { $seats }, { $budget } po potezu: { $games ->
        [one] { $games } partija
        [few] { $games } partije
       *[other] { $games } partija
    }, { $deals ->
        [one] { $deals } dijeljenje
        [few] { $deals } dijeljenja
       *[other] { $deals } dijeljenja
    }
arena-row = { $bot }: udio { $share } ± { $sure } %, pobjede { $wins }, podijeljeno { $shared }, porazi { $losses }; bodovi { $points }, razlika { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms po potezu
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } partija
        [few] { $met } partije
       *[other] { $met } partija
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Sekvencijalni test: bolji (LLR { $llr }, granice { $lower } i { $upper })
        [not_better] Sekvencijalni test: nije bolji (LLR { $llr }, granice { $lower } i { $upper })
       *[open] Sekvencijalni test: neodlučeno (LLR { $llr }, granice { $lower } i { $upper })
    }
arena-plot-title = Snaga i vrijeme razmišljanja
arena-plot-across = Razmišljanje (milisekunde ili čvorovi)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot ne može popuniti mjesta: { $seats }. Moguće: { $possible } ili više nego što ima mjesta.
        [few] { $bots } bota ne mogu popuniti mjesta: { $seats }. Moguće: { $possible } ili više nego što ima mjesta.
       *[other] { $bots } botova ne može popuniti mjesta: { $seats }. Moguće: { $possible } ili više nego što ima mjesta.
    }
refused-arena-games = Za meč treba barem jedna partija.
refused-arena-illegal = { $bot } igra { $move }, što nije dopušteno u poziciji { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } nije datoteka s rezultatima.
refused-arena-other-match = { $path } sadrži rezultate drugog meča.
refused-arena-nothing-to-merge = Navedi datoteke s rezultatima koje treba spojiti.
refused-shard = „{ $text }” nije dio meča. Moguće: { $possible }.
refused-sprt = „{ $text }” nije sekvencijalni test. Moguće: { $possible }.

## klots analyse

analysis-seat =
    { $player }: točnost { $accuracy } %, najboljih poteza { $best } od { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } nepreciznost
        [few] { $inaccuracies } nepreciznosti
       *[other] { $inaccuracies } nepreciznosti
    }, { $mistakes ->
        [one] { $mistakes } pogreška
        [few] { $mistakes } pogreške
       *[other] { $mistakes } pogrešaka
    }, { $blunders ->
        [one] { $blunders } gruba pogreška
        [few] { $blunders } grube pogreške
       *[other] { $blunders } grubih pogrešaka
    }. Poklonjeno: { $lost } % pobjede; sreća: { $luck } %.
analysis-luck-decided = Odlučila je sreća: { $player } joj duguje { $luck } % pobjede.
analysis-play-decided = Odlučila je vještina: ostali su poklonili { $percent } % pobjede, a dobiva ih { $player }.
analysis-even = Gotovo ništa nije poklonjeno; tijesna pobjeda: { $player }.
turning-move = Potez { $event }: { $player } igra { $move } i izgledi padaju: { $before } % → { $after } %. Bolje je bilo { $better }.
turning-good-luck = Događaj { $event }: sreća ({ $luck }) digla je izglede igrača { $player }: { $before } % → { $after } %.
turning-bad-luck = Događaj { $event }: peh ({ $luck }) spustio je izglede igrača { $player }: { $before } % → { $after } %.
turning-decided = Od događaja { $event } trajno vodi { $player }.
analysis-plot-title = Tijek partije
analysis-plot-across = Događaj
analysis-plot-up = Izgledi za pobjedu

## What every help text and every mistake on the command line needs

cli-man-about = Ispiši stranicu priručnika
cli-usage = Upotreba:
cli-heading-commands = Naredbe
cli-heading-arguments = Argumenti
cli-heading-options = Opcije
cli-heading-examples = Primjeri
cli-heading-exit = Izlazni kodovi
cli-help = Ispiši pomoć
cli-version = Ispiši verziju
cli-word-options = OPCIJE
cli-word-command = NAREDBA
cli-note-default = zadano { $value }
cli-note-variable = ili varijabla { $name }
cli-note-possible = moguće: { $values }
cli-exit-done = sve je prošlo dobro
cli-exit-failed = odbijeno ili neuspjelo; razlog je na standardnom izlazu za pogreške
cli-exit-usage = naredbeni redak ne može se pročitati
cli-error-argument = Ovdje nema argumenta „{ $text }”.
cli-error-command = Nema naredbe „{ $text }”.
cli-error-command-missing = Nedostaje naredba.
cli-error-value = „{ $value }” nije valjana vrijednost za { $argument }.
cli-error-value-possible = „{ $value }” nije valjana vrijednost za { $argument }. Moguće: { $possible }.
cli-error-value-missing = { $argument } zahtijeva vrijednost.
cli-error-value-extra = { $argument } ne prima vrijednost, a navedeno je „{ $value }”.
cli-error-missing = Nedostaje: { $arguments }
cli-error-conflict = { $argument } ne ide zajedno s { $other }.
cli-error-twice = { $argument } smije se navesti samo jednom.
cli-error-encoding = Jedan argument nije čitljiv tekst (UTF-8).
cli-error-other = Ovaj naredbeni redak ne može se pročitati.
cli-error-suggestion = Misliš li na „{ $text }”?
cli-error-help = „{ $command }” pokazuje što je moguće.
cli-man-name = IME
cli-man-synopsis = SINTAKSA
cli-man-description = OPIS
cli-man-command = Stranica jedne naredbe, npr. „play”

## Replay

replay-place = { $player }: mjesto { $place }, { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
replay-checked = { $count ->
    [one] Provjeren { $count } događaj prema pravilima.
    [few] Provjerena sva { $count } događaja prema pravilima.
   *[other] Provjereno svih { $count } događaja prema pravilima.
}
replay-verified = Svako se izvlačenje slaže s otkrivenom tajnom.
replay-sealed = Pečat se slaže: igra, opcije, imena, riječi, potezi i rezultat isti su kao kad su zapečaćeni.
replay-sealed-but-names = Pečat se slaže, osim imena: ona su poslije promijenjena ili uklonjena.
replay-not-sealed = Nema pečata: provjerena su samo izvlačenja, a ne imena, opcije, potezi i rezultat.
replay-compare = Usporedi s onim što je stol pokazao: { $name ->
    [seal] pečat
   *[commitment] otisak
} { $hash }
replay-no-result = Zapis ne kaže tko je pobijedio.

## Engine

engine-unknown = „{ $command }” nije naredba. Postoje: { $possible }
engine-needs = „{ $command }” zahtijeva: { $what }
engine-too-much = „{ $command }” ne prima ništa više; „{ $text }” je višak.
engine-no-game = Igra nije zadana: prvo upiši „game NAME seats N”.
engine-nothing-to-undo = Nema se što vratiti.
engine-thinking = Bot razmišlja; sada vrijedi samo „stop”.
refused-rule-unknown = Ovdje nema pravila „{ $rule }”. Postoje: { $possible }.
refused-picture-format = Ime slike mora završavati na .svg ili .png.
refused-picture-width = Slika je široka od { $min } do { $max } piksela.

## klots load

cli-site-about = Zapiši stranicu kao mapu datoteka za bilo koji web-hosting, bez poslužitelja
cli-site-folder = Mapa u koju se piše
cli-site-base-path = Putanja mape na hostingu, na primjer „/igre/”
cli-site-written = Stranica je u { $folder }.
cli-error-site-module = Ova verzija ne može igrati bez poslužitelja. Pokreni scripts/setup i ponovno je izgradi.
cli-load-about = Izmjeri koliko opterećenje podnosi poslužitelj na ovom računalu
cli-push-key-about = Izradi ključ za push-obavijesti (vidi docs/hosting.md)
cli-load-sockets = Veze, raspoređene po stolovima
cli-load-tables = Stolovi
cli-load-every = Sekunde između dva poteza za stolom
cli-load-seconds = Koliko dugo mjeriti
cli-load-flood = Odigraj opet čim je prošli potez potvrđen
cli-load-idle = Spoji se i ne igraj
cli-load-game = Igra koja se igra
cli-load-url = Poslužitelj koji već radi na ovom računalu; inače se pokreće novi
cli-load-data = Gdje pokrenuti poslužitelj čuva podatke; inače mapa koja se poslije briše
cli-load-database-url = Baza PostgreSQL za pokrenuti poslužitelj
cli-load-json = Ispiši jedan dokument JSON
load-machine = { $model }; jezgre: { $cores }; memorija: { $memory }
load-database = Baza podataka
load-sockets = Veze
load-tables = Stolovi
load-seating = Vrijeme dok svi ne sjednu
load-moves = Spremljeni potezi
load-everyone = Od slanja do primitka kod svih
load-acknowledged = Od slanja do potvrde
load-errors = Pogreške
load-first-error = Prva pogreška
load-games = Završene partije
load-memory-empty = Memorija praznog poslužitelja
load-memory-seated = Memorija poslužitelja, svi sjede
load-memory-end = Memorija poslužitelja na kraju
load-memory-each = Memorija po vezi
load-cpu-server = Procesorsko vrijeme poslužitelja pri igri
load-cpu-swarm = Procesorsko vrijeme igrača ukupno
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, maks. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Zapiši sigurnosnu kopiju, i dok poslužitelj radi
cli-backup-file = Nova datoteka
cli-backup-data = Mapa s podacima
cli-backup-database-url = Baza PostgreSQL umjesto mape s podacima
cli-restore-about = Vrati sigurnosnu kopiju u novu ili praznu mapu
cli-restore-file = Sigurnosna kopija
cli-restore-data = Nova mapa s podacima
cli-export-about = Zapiši sve u prenosivom obliku, za selidbu u drugu bazu
cli-export-file = Nova datoteka
cli-export-data = Mapa s podacima
cli-export-database-url = Baza PostgreSQL umjesto mape s podacima
cli-import-about = Učitaj prenosivi oblik u praznu bazu
cli-import-file = Izvezena datoteka
cli-import-data = Mapa s podacima
cli-import-database-url = Baza PostgreSQL umjesto mape s podacima
cli-restore-database-url = Baza PostgreSQL umjesto mape s podacima
serve-listening = Klots je spreman na { $url }
serve-no-address = Na adresi { $address } ne može se slušati.
serve-push-key = push.key nije ključ koji je ispisao „klots push-key”.
serve-push-contact = push.contact mora biti adresa kao mailto:you@example.org ili https://example.org.
keep-done = { $file }: stolovi { $tables }, događaji { $events }, ljudi { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESA:PORT
cli-value-bots = BOTOVI
cli-value-code = KOD
cli-value-eyes = POGLED
cli-value-file = DATOTEKA
cli-value-folder = MAPA
cli-value-game = IGRA
cli-value-level = RAZINA
cli-value-link = POVEZNICA
cli-value-name = IME
cli-value-number = N
cli-value-options = OPCIJE
cli-value-pixels = PIKSELI
cli-value-position = POZICIJA
cli-value-rule = PRAVILO
cli-value-seconds = SEKUNDE
cli-value-shell = LJUSKA
cli-value-time = VRIJEME

## klots score

cli-score-about = Objasni bodove kraljevstva, runde ili ploče zapisane kao tekst (vidi docs/notation.md)
cli-score-game = Igra
cli-score-file = Tekst; „-” ili ništa čita standardni ulaz
cli-score-options = Opcije igre, npr. „harmony=yes” ili „hexagons=flat”
cli-score-json = Ispiši jedan dokument JSON
refused-score-nothing = Ovdje se nema što bodovati.
refused-score-impossible = To se nije moglo dogoditi: „{ $text }”.
refused-score-word = „{ $text }” se ovdje ne može pročitati. Moguće: { $possible }.
refused-score-nobody = Čije je ovo? Prvo napiši ime i dvotočku, npr. „Ana:”.
refused-score-same-name = „{ $name }” je već na popisu.

## klots join

cli-join-about = Pridruži se stolu na poslužitelju preko poveznice iz pozivnice
cli-join-link = Poveznica sa stranice ili od prijatelja
cli-join-name = Ime pod kojim igraš; inače tvoje korisničko ime
cli-join-seat = Željeno mjesto, od 1; inače prvo slobodno
cli-join-watch = Samo gledaj
cli-join-plain = Redci teksta i numerirani potezi, za čitače zaslona i cjevovode
cli-join-session = Gdje se pamti tko si na kojem poslužitelju
cli-rules-pictures = Zapiši slike primjera u ovu mapu kao SVG
refused-file-missing = Nema datoteke „{ $file }”.
refused-file-unreadable = „{ $file }” se ne može pročitati. { system-cause }
refused-file-unwritable = „{ $file }” se ne može zapisati. { system-cause }
refused-no-home = Ovaj korisnik nema početnu mapu; navedi mjesto s { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Nema takve datoteke ni mape.
    [PermissionDenied] Nemaš dopuštenje za to.
    [IsADirectory] To je mapa.
    [NotADirectory] Dio putanje nije mapa.
    [AlreadyExists] To već postoji.
    [StorageFull] Nema više mjesta.
    [ReadOnlyFilesystem] Disk je samo za čitanje.
    [AddrInUse] Drugi program ondje već sluša.
    [AddrNotAvailable] Ovo računalo nema tu adresu.
    [InvalidData] To nije tekst u UTF-8.
    [ConnectionRefused] Ondje nitko ne odgovara.
    [ConnectionLost] Veza je prekinuta.
    [TimedOut] Odgovor nije stigao na vrijeme.
    [Unreachable] Ta je adresa nedostupna.
   *[other] Sustav je javio neočekivanu pogrešku.
}
refused-output = Na standardni izlaz ne može se pisati. { system-cause }
refused-input = Standardni ulaz ne može se čitati. { system-cause }
refused-file-use = „{ $file }” se ne može koristiti. { system-cause }
refused-people = Više je ljudi ({ $people }) nego mjesta ({ $seats }).
refused-arena-one = Botovi igraju jedni protiv drugih: navedi barem dva.
refused-settings = „{ $text }” nije valjana postavka.
refused-load-address = Izmjeriti se može samo poslužitelj na ovom računalu, na primjer { $example }.
refused-load-server = Poslužitelj se nije pokrenuo. Njegov je dnevnik u datoteci { $file }.
refused-database = Baza podataka je nedostupna. { system-cause }
engine-record-cut = Zapis nije potpun: mora završavati retkom u kojem je samo „.”.

## klots train

cli-train-about = Ponovno uvježbaj botove neke igre
cli-train-game = Igra
cli-train-out = Kamo se zapisuju uvježbane datoteke
cli-train-part = Koliko temeljito, u postotku vježbanja kojim su nastale priložene datoteke
cli-train-threads = Broj dretvi
refused-train-nothing = Za igru { $game } nema što uvježbati.
