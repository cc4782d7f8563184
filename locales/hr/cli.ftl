# Naredbeni redak
cli-about = Dom četiriju igara s pločicama: Kingdomino, Triominos, Quixo i Domino Double 9.
cli-lang = Jezik svih tekstova, npr. „de” ili „et”; inače jezik sustava
cli-serve-about = Pokreni poslužitelj sa stranicom, botovima i ugrađenom bazom; isto kao samo klots
cli-serve-config = TOML datoteka s postavkama
cli-serve-data = Mapa s podacima; inače ona tvog korisnika
cli-serve-listen = Adresa na kojoj se sluša
cli-serve-public-url = Adresa koju ljudi koriste
cli-serve-database-url = Sve čuvaj u ovoj bazi PostgreSQL
cli-serve-metrics-listen = Gdje Prometheus smije čitati mjerenja
cli-serve-no-browser = Ne otvaraj preglednik
cli-serve-print-config = Ispiši sve postavke kao TOML i završi
cli-serve-log-json = Piši dnevnik kao retke JSON
cli-play-about = Igraj u terminalu: protiv botova, zajedno za jednom tipkovnicom ili gledaj zapis
cli-play-game = Igra koja odmah počinje; bez nje pita izbornik
cli-play-seats = Koliko ih igra
cli-play-people = Koliko je od njih ljudi za ovim terminalom
cli-play-level = Razina botova: beginner, easy, medium, hard ili expert
cli-play-options = Opcije igre, npr. „harmony=yes dynasty=yes”
cli-play-resume = Nastavi spremljenu partiju
cli-play-watch = Gledaj zapis korak po korak
cli-play-plain = Redci teksta i numerirani potezi, za čitače zaslona i cjevovode
cli-play-saves = Gdje se partije spremaju
cli-engine-about = Razgovaraj s botovima i sucima redcima teksta (vidi docs/bots.md)
cli-replay-about = Pokaži zapisanu partiju korak po korak i provjeri svaki potez
cli-replay-file = Zapis; „-” čita standardni ulaz
cli-replay-to = Stani nakon ovoliko događaja
cli-replay-verify = Ponovno izračunaj svako izvlačenje iz otkrivene tajne
cli-replay-json = Ispiši jedan dokument JSON
cli-replay-positions = Ispiši poziciju nakon svakog događaja
cli-replay-eyes = Umjesto toga ispiši primjerak za jedne oči: broj mjesta ili „onlooker”
cli-rules-about = Čitaj pravila igre
cli-rules-game = Igra; bez nje popis igara
cli-rules-rule = Samo pravilo s ovim brojem, npr. K13
cli-render-about = Nacrtaj poziciju ili trenutak zapisa kao sliku SVG ili PNG
cli-render-record = Zapis čiji se kraj crta
cli-render-to = Nacrtaj trenutak nakon ovoliko događaja
cli-render-position = Pozicija kao tekst umjesto zapisa
cli-render-game = Igra te pozicije
cli-render-seats = Koliko ih igra
cli-render-options = Opcije igre, npr. „mighty_duel=yes”
cli-render-eyes = Čije oči: broj mjesta, „onlooker” ili „reviewer”
cli-render-width = Širina slike PNG
cli-render-output = Slika koja se piše: x.svg ili x.png
cli-arena-about = Pusti botove da igraju međusobno i pokaži koliko je rezultat siguran
cli-arena-game = Igra
cli-arena-seats = Koliko ih igra
cli-arena-options = Opcije igre
cli-arena-bots = Botovi, npr. „expert,hard” ili „expert@1s,expert@100ms”
cli-arena-games = Koliko partija; svako se dijeljenje igra sa svakog mjesta
cli-arena-budget = Koliko bot smije razmišljati: 100ms, 2s, 5000n (čvorovi), 800i (iteracije)
cli-arena-seed = Određuje sve što je slučajno
cli-arena-threads = Partija istodobno
cli-arena-wall = Mjeri stvarno vrijeme, a ne procesorsko vrijeme dretve
cli-arena-sprt = Stani ranije ako je prvi bot barem ELO1 ili najviše ELO0 bolji od drugoga
cli-arena-ledger = Ovdje čuvaj svaku partiju i sljedeći put nastavi odatle
cli-arena-records = Spremi partije kao zapise u ovu mapu
cli-arena-shard = Igraj samo dio I od N dvoboja
cli-arena-merge = Spoji dnevnike dijelova umjesto igranja
cli-arena-json = Ispiši jedan dokument JSON
cli-arena-csv = Zapiši tablicu
cli-arena-plot = Nacrtaj snagu prema vremenu razmišljanja kao SVG
cli-analyse-about = Reci koliko je vrijedio svaki potez zapisa, što je bila sreća, a što igra
cli-analyse-record = Zapis
cli-analyse-bot = Tko sudi; inače najjači bot
cli-analyse-budget = Koliko razmišljati o svakom potezu
cli-analyse-samples = S koliko se drugih izvlačenja uspoređuje svako; 0 izostavlja sreću
cli-analyse-seed = Određuje sve uzorke
cli-analyse-json = Ispiši jedan dokument JSON
cli-analyse-plot = Nacrtaj tko je vodio kao SVG
cli-bench-about = Igraj nasumične partije što brže i provjeri zbrojeve
cli-bench-game = Samo ova igra
cli-bench-seconds = Procesorske sekunde za svaki redak
cli-bench-json = Ispiši jedan dokument JSON
cli-completions-about = Ispiši dopune za ljusku
cli-completions-shell = Ljuska
cli-man-about = Ispiši stranicu priručnika
language-unknown = Ovdje nema jezika „{ $asked }”; koristi se „{ $used }”.
record-place = { $file }, redak { $line }, stupac { $column }:

replay-place = { $player }: mjesto { $place }, { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}
replay-checked = { $count ->
    [one] Provjeren { $count } događaj prema pravilima.
    [few] Provjerena { $count } događaja prema pravilima.
   *[other] Provjereno svih { $count } događaja prema pravilima.
}
replay-verified = Svako se izvlačenje slaže s otkrivenom tajnom.

engine-unknown = „{ $command }” nije naredba. Postoje: { $possible }
engine-needs = „{ $command }” zahtijeva: { $what }
engine-too-much = „{ $command }” stoji samo; „{ $text }” je višak.
engine-no-game = Igra nije zadana: prvo upiši „game NAME seats N”.
engine-nothing-to-undo = Nema se što vratiti.
engine-thinking = Bot razmišlja; sada vrijedi samo „stop”.
refused-rule-unknown = Ovdje nema pravila „{ $rule }”. Postoje: { $possible }.
refused-picture-format = Ime slike mora završavati na .svg ili .png.

cli-load-about = Izmjeri koliko nosi poslužitelj na ovom računalu
cli-load-sockets = Veze, raspoređene po stolovima
cli-load-tables = Stolovi
cli-load-every = Sekunde između dva poteza za stolom
cli-load-seconds = Koliko dugo mjeriti
cli-load-flood = Odigraj opet čim je prošli potez potvrđen
cli-load-idle = Spoji se i ne igraj
cli-load-game = Koja se igra igra
cli-load-url = Poslužitelj koji već radi na ovom računalu; inače se pokreće novi
cli-load-data = Gdje pokrenuti poslužitelj čuva podatke; inače mapa koja se poslije briše
cli-load-database-url = Baza PostgreSQL za pokrenuti poslužitelj
cli-load-json = Ispiši jedan dokument JSON

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
keep-done = { $file }: stolovi { $tables }, događaji { $events }, ljudi { $people }.
cli-solve-about = Riješi Quixo: vrijednost svake ploče
cli-solve-game = Što riješiti
cli-solve-size = Kocaka u redu: 3, 4 ili 5
cli-solve-distances = Utvrdi i koliko su daleko pobjede i porazi
cli-solve-dir = Ovdje čuvaj gotove tablice i nastavi od njih nakon prekida
cli-solve-layers = Samo ovoliko brojeva okrenutih kocaka, od pune ploče
cli-solve-threads = Broj dretvi
cli-solve-json = Ispiši jedan dokument JSON
solve-progress = kocke: { $cubes }, { $rate } ploča/s, još { $left } s, { $memory } MB memorije, { $disk } MB diska
solve-layer = { $cubes ->
    [0] Ukupno: pobjede { $wins }, porazi { $losses }, neriješeno { $draws }
   *[other] Okrenute kocke { $cubes }: pobjede { $wins }, porazi { $losses }, neriješeno { $draws }
}
solve-first = { $value ->
    [win] Prvi igrač pobjeđuje.
    [loss] Prvi igrač gubi.
   *[draw] Partija je neriješena.
} ({ $distance })
solve-done = { $seconds } s, { $rate } ploča u sekundi do na simetriju; cijela veličina tom brzinom traje { $whole } h.
refused-solve-size = Postoje ploče s 3, 4 i 5 kocaka u redu.
refused-solve-folder = Ploče s 5 kocaka u redu zahtijevaju mapu za tablice (--dir).
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
cli-exit-failed = odbijeno ili neuspjelo; razlog je na standardnom izlazu za greške
cli-exit-usage = naredbeni redak ne može se pročitati
cli-error-argument = Ovdje nema argumenta „{ $text }”.
cli-error-command = Nema naredbe „{ $text }”.
cli-error-command-missing = Nedostaje naredba.
cli-error-value = „{ $value }” ne odgovara za { $argument }.
cli-error-value-possible = „{ $value }” ne odgovara za { $argument }. Moguće: { $possible }.
cli-error-value-missing = { $argument } zahtijeva vrijednost.
cli-error-value-extra = { $argument } ne prima „{ $value }”.
cli-error-missing = Nešto nedostaje: { $arguments }
cli-error-conflict = { $argument } ne ide zajedno s { $other }.
cli-error-twice = { $argument } smije se navesti samo jednom.
cli-error-encoding = Jedan argument nije čitljiv tekst (UTF-8).
cli-error-other = Ovaj naredbeni redak ne može se pročitati.
cli-error-suggestion = Možda „{ $text }”?
cli-error-help = „{ $command }” pokazuje što je moguće.
cli-man-name = IME
cli-man-synopsis = SINTAKSA
cli-man-description = OPIS
cli-man-command = Stranica jedne naredbe, npr. „play”
cli-value-address = ADRESA:PORT
cli-value-bots = BOTOVI
cli-value-code = CODE
cli-value-eyes = OČI
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
cli-score-about = Objasni bodove kraljevstva, runde ili ploče zapisane kao tekst (vidi docs/notation.md)
cli-score-game = Igra
cli-score-file = Tekst; „-” ili ništa čita standardni ulaz
cli-score-options = Opcije igre, npr. „harmony=yes” ili „hexagons=flat”
cli-score-json = Ispiši jedan dokument JSON
score-kingdomino-tie = Jednako bodova: odlučuje najveći posjed ({ $squares ->
    [one] { $squares } polje
    [few] { $squares } polja
   *[other] { $squares } polja
}), zatim krune ({ $crowns })
score-triominos-first = { $tile } počinje: vrijednost i 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } i most
score-triominos-double = { $tile } i dvostruki spoj
score-triominos-hexagon = { $tile } i { $count ->
    [one] { $count } šesterokut
    [few] { $count } šesterokuta
   *[other] { $count } šesterokuta
}
score-triominos-drawn = { $count ->
    [one] { $count } izvučena pločica
    [few] { $count } izvučene pločice
   *[other] { $count } izvučenih pločica
}
score-triominos-missed = Potez bez polaganja
score-triominos-out = Zadnja pločica iz ruke
score-triominos-others = Ostalo u tuđim rukama
score-triominos-own = Ostalo u vlastitoj ruci
score-dominoes-round = U meču runda vrijedi { $points ->
    [one] { $points } bod
    [few] { $points } boda
   *[other] { $points } bodova
}: ono što je ostalo u tuđim rukama
score-quixo-line = { $symbol ->
    [cross] Križići imaju niz
   *[circle] Kružići imaju niz
}: { $cells }
score-quixo-none = Nitko nema niz.
score-quixo-won = { $symbol ->
    [cross] Pobijedili su križići.
   *[circle] Pobijedili su kružići.
}
refused-score-nothing = Ovdje se nema što bodovati.
refused-score-word = „{ $text }” se ovdje ne može pročitati. Moguće: { $possible }.
refused-score-nobody = Čije je ovo? Prvo napiši ime i dvotočku, npr. „Ana:”.
refused-score-same-name = „{ $name }” već postoji.
refused-score-castle = Kraljevstvo ima točno jedan dvorac; piše se „C”.
refused-score-mixed = Napiši kraljevstvo ili kao kartu ili kao domine, ne oboje.
refused-score-two-out = Samo jedan igrač može prvi položiti zadnju pločicu iz ruke.
refused-score-hand-out = Tko je položio zadnju pločicu, više nema ništa u ruci.
refused-score-board = Ploča ima od { $min } do { $max } redova, svaki s isto toliko kocaka.
refused-score-pushed = Obje strane imaju niz: navedi tko je zadnji gurao, „pushed: x” ili „pushed: o”.
cli-join-about = Sjedni za stol na poslužitelju preko poveznice iz pozivnice
cli-join-link = Poveznica kako je pokazuje stranica ili kako je stigla od prijatelja
cli-join-name = Ime pod kojim igraš; inače ime tvog korisnika
cli-join-seat = Željeno mjesto, od 1; inače prvo slobodno
cli-join-watch = Samo gledaj
cli-join-plain = Redci teksta i numerirani potezi, za čitače zaslona i cjevovode
cli-join-session = Gdje se pamti tko si na kojem poslužitelju
cli-rules-pictures = Zapiši slike primjera u ovu mapu kao SVG
refused-file-missing = Nema datoteke „{ $file }”.
refused-file-unreadable = „{ $file }” se ne može pročitati.
refused-file-unwritable = „{ $file }” se ne može zapisati.
refused-no-home = Ovaj korisnik nema početnu mapu; navedi mjesto s { $argument }.
cli-push-key-about = Izradi ključ za pozivanje preglednika sa zatvorenom stranicom (vidi docs/hosting.md)
serve-push-key = push.key nije ključ koji je ispisao „klots push-key”.
serve-push-contact = push.contact mora biti adresa kao mailto:you@example.org ili https://example.org.
