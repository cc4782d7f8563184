### What only the command line says.

## The command line

cli-about = Patru jocuri cu piese sub același acoperiș: Kingdomino, Triominos, Quixo și Domino Double 9.
cli-lang = Limba tuturor textelor, de exemplu „de” sau „et”; implicit cea a sistemului
cli-serve-about = Pornește serverul cu pagina, boții și o bază de date inclusă; klots fără comandă face la fel
cli-serve-config = Un fișier TOML cu setări
cli-serve-data = Dosarul de date; implicit cel al utilizatorului
cli-serve-listen = Adresa la care ascultă
cli-serve-public-url = Adresa pe care o folosesc oamenii
cli-serve-database-url = Păstrează totul în această bază de date PostgreSQL
cli-serve-metrics-listen = Adresa pentru metricile Prometheus
cli-serve-no-browser = Nu deschide browserul
cli-serve-print-config = Afișează toate setările ca TOML și iese
cli-serve-log-json = Scrie jurnalul ca linii JSON
cli-play-about = Joacă în terminal: împotriva boților, împreună la o tastatură, sau privește o înregistrare
cli-play-game = Jocul care începe; fără el, întreabă un meniu
cli-play-seats = Numărul de jucători
cli-play-people = Câți dintre ei joacă la acest terminal
cli-play-level = Nivelul boților: beginner, easy, medium, hard sau expert
cli-play-options = Opțiuni ale jocului, de exemplu „harmony=yes dynasty=yes”
cli-play-resume = Continuă o partidă salvată
cli-play-watch = Privește o înregistrare pas cu pas
cli-play-plain = Linii de text și mutări numerotate, pentru cititoare de ecran și pipe-uri
cli-play-saves = Unde se salvează partidele
cli-engine-about = Vorbește cu boți și arbitri în linii de text (vezi docs/engine.md)
cli-replay-about = Arată o partidă înregistrată pas cu pas și verifică fiecare mutare
cli-replay-file = Înregistrarea; „-” citește intrarea standard
cli-replay-to = Se oprește după acest număr de evenimente
cli-replay-verify = Recalculează fiecare extragere din secretul dezvăluit
cli-replay-seal = Sigiliul pe care îl arată masa, pentru comparație
cli-replay-commitment = Amprenta pe care a arătat-o masa, pentru comparație
cli-replay-json = Afișează un document JSON
cli-replay-positions = Afișează poziția după fiecare eveniment
cli-replay-eyes = Afișează înregistrarea așa cum o vede un jucător: un număr de loc sau „onlooker”
cli-rules-about = Citește regulile unui joc
cli-rules-game = Jocul; fără el, lista jocurilor
cli-rules-rule = Doar regula cu acest număr, de exemplu K13
cli-render-about = Desenează o poziție sau un moment al unei înregistrări ca imagine SVG sau PNG
cli-render-record = Înregistrarea al cărei sfârșit se desenează
cli-render-to = Desenează momentul de după acest număr de evenimente
cli-render-position = O poziție ca text în locul unei înregistrări
cli-render-game = Jocul poziției
cli-render-seats = Numărul de jucători
cli-render-options = Opțiuni ale jocului, de exemplu „mighty_duel=yes”
cli-render-eyes = Perspectiva desenată: un număr de loc, „onlooker” sau „reviewer”
cli-render-width = Lățimea unui PNG
cli-render-output = Imaginea de scris: x.svg sau x.png
cli-arena-about = Pune boții să joace între ei și spune cât de sigur e rezultatul
cli-arena-game = Jocul
cli-arena-seats = Numărul de jucători
cli-arena-options = Opțiuni ale jocului
cli-arena-bots = Boții, de exemplu „expert,hard” sau „expert@1s,expert@100ms”
cli-arena-games = Câte partide; fiecare împărțire se joacă de pe fiecare loc
cli-arena-budget = Cât poate gândi un bot: 100ms, 2s, 5000n (noduri), 800i (iterații)
cli-arena-seed = Sămânța tuturor extragerilor
cli-arena-threads = Partide simultane
cli-arena-wall = Măsoară timpul după ceas, nu după timpul CPU
cli-arena-sprt = Se oprește devreme când primul bot e cu cel puțin ELO1 sau cel mult ELO0 mai bun decât al doilea
cli-arena-ledger = Păstrează aici fiecare partidă și continuă de aici data viitoare
cli-arena-records = Salvează partidele ca înregistrări în acest dosar
cli-arena-shard = Joacă doar partea I din N a meciului
cli-arena-merge = Unește rezultatele părților în loc să joace
cli-arena-json = Afișează un document JSON
cli-arena-csv = Scrie un tabel
cli-arena-plot = Desenează forța față de timpul de gândire ca SVG
cli-analyse-about = Spune cât a valorat fiecare mutare a unei înregistrări, ce a fost noroc și ce a fost pricepere
cli-analyse-record = Înregistrarea
cli-analyse-bot = Cine judecă; implicit botul făcut să judece mutările acestui joc
cli-analyse-budget = Cât se gândește la fiecare mutare
cli-analyse-samples = Cu câte alte extrageri se compară fiecare extragere; 0 lasă norocul deoparte
cli-analyse-seed = Sămânța tuturor eșantioanelor
cli-analyse-json = Afișează un document JSON
cli-analyse-plot = Desenează cine a condus ca SVG
cli-bench-about = Joacă partide la întâmplare cât mai repede și verifică totalurile
cli-bench-game = Doar acest joc
cli-bench-seconds = Secunde CPU pentru fiecare linie
cli-bench-json = Afișează un document JSON
cli-completions-about = Afișează completările pentru un shell
cli-completions-shell = Shell-ul
language-unknown = Limba „{ $asked }” nu este disponibilă; se folosește „{ $used }”.

## Arena

refused-budget = „{ $text }” nu este un timp de gândire. Posibil: { $possible } (milisecunde, secunde, noduri, iterații).
arena-progress =
    Partide: { $done } din { $of } · { $score } · { $seconds ->
        [one] încă { $seconds } secundă
        [few] încă { $seconds } secunde
       *[other] încă { $seconds } de secunde
    }
arena-heading =
    { $game }, locuri: { $seats }, { $budget } pe mutare: { $games ->
        [one] { $games } partidă
        [few] { $games } partide
       *[other] { $games } de partide
    }, { $deals ->
        [one] { $deals } împărțire
        [few] { $deals } împărțiri
       *[other] { $deals } de împărțiri
    }
arena-row = { $bot }: cotă { $share } ± { $sure }%, câștigate { $wins }, împărțite { $shared }, pierdute { $losses }; puncte { $points }, diferență { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms pe mutare
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } întâlnire
        [few] { $met } întâlniri
       *[other] { $met } de întâlniri
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Test secvențial: mai bun (LLR { $llr }, limite { $lower } și { $upper })
        [not_better] Test secvențial: nu e mai bun (LLR { $llr }, limite { $lower } și { $upper })
       *[open] Test secvențial: nedecis (LLR { $llr }, limite { $lower } și { $upper })
    }
arena-plot-title = Forță și timp de gândire
arena-plot-across = Timp de gândire (milisecunde sau noduri)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot nu poate ocupa toate locurile ({ $seats }). Posibil: { $possible } sau mai mulți boți decât locuri.
        [few] { $bots } boți nu pot ocupa toate locurile ({ $seats }). Posibil: { $possible } sau mai mulți boți decât locuri.
       *[other] { $bots } de boți nu pot ocupa toate locurile ({ $seats }). Posibil: { $possible } sau mai mulți boți decât locuri.
    }
refused-arena-games = Un meci are nevoie de cel puțin o partidă.
refused-arena-illegal = { $bot } a jucat { $move }, ceea ce nu este permis, în { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } nu este un fișier cu rezultate.
refused-arena-other-match = { $path } conține rezultatele altui meci.
refused-arena-nothing-to-merge = Indică fișierele cu rezultate de unit.
refused-shard = „{ $text }” nu este o parte a unui meci. Posibil: { $possible }.
refused-sprt = „{ $text }” nu este un test secvențial. Posibil: { $possible }.

## klots analyse

analysis-seat =
    { $player }: precizie { $accuracy }%, mutări optime { $best } din { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } imprecizie
        [few] { $inaccuracies } imprecizii
       *[other] { $inaccuracies } de imprecizii
    }, { $mistakes ->
        [one] { $mistakes } greșeală
        [few] { $mistakes } greșeli
       *[other] { $mistakes } de greșeli
    }, { $blunders ->
        [one] { $blunders } gafă
        [few] { $blunders } gafe
       *[other] { $blunders } de gafe
    }. Cedat: { $lost }% dintr-o victorie; noroc: { $luck }%.
analysis-luck-decided = Norocul a decis: a valorat { $luck }% dintr-o victorie pentru { $player }.
analysis-play-decided = Priceperea a decis: ceilalți au cedat { $percent }% dintr-o victorie, iar { $player } a profitat.
analysis-even = Nu s-a cedat aproape nimic; { $player } a câștigat o partidă strânsă.
turning-move = Mutarea { $event }: { $player } a jucat { $move }, iar șansa sa a scăzut de la { $before }% la { $after }%. Mai bine era { $better }.
turning-good-luck = Evenimentul { $event }: norocul ({ $luck }) a mărit șansa jucătorului { $player } de la { $before }% la { $after }%.
turning-bad-luck = Evenimentul { $event }: ghinionul ({ $luck }) a micșorat șansa jucătorului { $player } de la { $before }% la { $after }%.
turning-decided = De la evenimentul { $event }, { $player } a condus până la capăt.
analysis-plot-title = Cum a decurs partida
analysis-plot-across = Eveniment
analysis-plot-up = Șansa de victorie

## What every help text and every mistake on the command line needs

cli-man-about = Afișează pagina de manual
cli-usage = Utilizare:
cli-heading-commands = Comenzi
cli-heading-arguments = Argumente
cli-heading-options = Opțiuni
cli-heading-examples = Exemple
cli-heading-exit = Coduri de ieșire
cli-help = Afișează ajutorul
cli-version = Afișează versiunea
cli-word-options = OPȚIUNI
cli-word-command = COMANDĂ
cli-note-default = implicit { $value }
cli-note-variable = sau variabila { $name }
cli-note-possible = posibil: { $values }
cli-exit-done = totul a mers bine
cli-exit-failed = refuzat sau eșuat; motivul este la eroarea standard
cli-exit-usage = linia de comandă nu se poate citi
cli-error-argument = Nu există argumentul „{ $text }” aici.
cli-error-command = Nu există comanda „{ $text }”.
cli-error-command-missing = Lipsește o comandă.
cli-error-value = „{ $value }” nu este valid pentru { $argument }.
cli-error-value-possible = „{ $value }” nu este valid pentru { $argument }. Posibil: { $possible }.
cli-error-value-missing = { $argument } are nevoie de o valoare.
cli-error-value-extra = { $argument } nu primește valoare, dar a primit „{ $value }”.
cli-error-missing = Lipsește: { $arguments }
cli-error-conflict = { $argument } nu poate fi folosit cu { $other }.
cli-error-twice = { $argument } se poate da o singură dată.
cli-error-encoding = Un argument nu este text citibil (UTF-8).
cli-error-other = Această linie de comandă nu se poate citi.
cli-error-suggestion = Ai vrut să scrii „{ $text }”?
cli-error-help = „{ $command }” arată ce este posibil.
cli-man-name = NUME
cli-man-synopsis = REZUMAT
cli-man-description = DESCRIERE
cli-man-command = Pagina unei comenzi, de exemplu „play”

## Replay

replay-place =
    { $player }: locul { $place }, { $points ->
        [one] { $points } punct
        [few] { $points } puncte
       *[other] { $points } de puncte
    }
replay-checked =
    { $count ->
        [one] Un eveniment verificat după reguli.
        [few] Toate cele { $count } evenimente verificate după reguli.
       *[other] Toate cele { $count } de evenimente verificate după reguli.
    }
replay-verified = Fiecare extragere se potrivește cu secretul dezvăluit.
replay-sealed = Sigiliul se potrivește: jocul, opțiunile, numele, cuvintele, mutările și rezultatul sunt cele sigilate.
replay-sealed-but-names = Sigiliul se potrivește, mai puțin numele: au fost schimbate sau șterse între timp.
replay-not-sealed = Nu există sigiliu: au fost verificate doar extragerile, nu și numele, opțiunile, mutările și rezultatul.
replay-compare = Compară cu ce a arătat masa: { $name ->
    [seal] sigiliu
   *[commitment] amprentă
} { $hash }
replay-no-result = Înregistrarea nu spune cine a câștigat.

## Engine

engine-unknown = „{ $command }” nu este o comandă. Disponibile: { $possible }
engine-needs = „{ $command }” are nevoie de: { $what }
engine-too-much = „{ $command }” se scrie singură; „{ $text }” este în plus.
engine-no-game = Nu e ales niciun joc: scrie întâi „game NAME seats N”.
engine-nothing-to-undo = Nu este nimic de luat înapoi.
engine-thinking = Un bot se gândește; acum se acceptă doar „stop”.
refused-rule-unknown = Regula „{ $rule }” nu există aici. Disponibile: { $possible }.
refused-picture-format = Numele imaginii trebuie să se termine în .svg sau .png.
refused-picture-width = O imagine trebuie să aibă o lățime între { $min } și { $max } de pixeli.

## klots load

cli-site-about = Scrie pagina într-un dosar pentru orice găzduire web, fără server
cli-site-folder = Dosarul în care se scrie
cli-site-base-path = Calea dosarului la găzduire, de exemplu „/jocuri/”
cli-site-written = Pagina este în { $folder }.
cli-error-site-module = Această versiune nu poate juca fără server. Rulează scripts/setup și compileaz-o din nou.
cli-load-about = Măsoară ce sarcină suportă un server pe acest calculator
cli-push-key-about = Creează o cheie pentru notificări push (vezi docs/hosting.md)
cli-load-sockets = Conexiuni, împărțite pe mese
cli-load-tables = Mese
cli-load-every = Secunde între două mutări la o masă
cli-load-seconds = Cât timp se măsoară
cli-load-flood = Mută din nou imediat ce ultima mutare e confirmată
cli-load-idle = Se conectează fără să mute
cli-load-game = Ce joc se joacă
cli-load-url = Un server care rulează deja pe acest calculator; fără el se pornește unul
cli-load-data = Unde își ține datele serverul pornit; fără asta, un dosar care se șterge apoi
cli-load-database-url = O bază de date PostgreSQL pentru serverul pornit
cli-load-json = Afișează un document JSON
load-machine = { $model }; nuclee: { $cores }; memorie: { $memory }
load-database = Bază de date
load-sockets = Conexiuni
load-tables = Mese
load-seating = Timp până se așază toți
load-moves = Mutări salvate
load-everyone = De la trimitere la primirea de către toți
load-acknowledged = De la trimitere la confirmare
load-errors = Erori
load-first-error = Prima eroare
load-games = Partide încheiate
load-memory-empty = Memoria serverului gol
load-memory-seated = Memoria serverului, toți așezați
load-memory-end = Memoria serverului la sfârșit
load-memory-each = Memorie pe conexiune
load-cpu-server = Timp de procesor al serverului în timpul jocului
load-cpu-swarm = Timp de procesor al jucătorilor, total
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, max. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Scrie o copie de siguranță, chiar și cu serverul pornit
cli-backup-file = Fișierul nou
cli-backup-data = Dosarul de date
cli-backup-database-url = O bază de date PostgreSQL în locul dosarului de date
cli-restore-about = Restaurează o copie de siguranță într-un dosar de date nou sau gol
cli-restore-file = Copia de siguranță
cli-restore-data = Noul dosar de date
cli-export-about = Scrie totul într-un format portabil, pentru mutarea în altă bază de date
cli-export-file = Fișierul nou
cli-export-data = Dosarul de date
cli-export-database-url = O bază de date PostgreSQL în locul dosarului de date
cli-import-about = Citește formatul portabil într-o bază de date goală
cli-import-file = Fișierul exportat
cli-import-data = Dosarul de date
cli-import-database-url = O bază de date PostgreSQL în locul dosarului de date
cli-restore-database-url = Baza de date PostgreSQL în locul unui dosar de date
serve-listening = Klots este gata la { $url }
serve-no-address = Nu se poate asculta la { $address }.
serve-push-key = push.key nu este o cheie scrisă de „klots push-key”.
serve-push-contact = push.contact trebuie să fie o adresă ca mailto:you@example.org sau https://example.org.
keep-done = { $file }: mese { $tables }, evenimente { $events }, persoane { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRESĂ:PORT
cli-value-bots = BOȚI
cli-value-code = COD
cli-value-eyes = PERSPECTIVĂ
cli-value-file = FIȘIER
cli-value-folder = DOSAR
cli-value-game = JOC
cli-value-level = NIVEL
cli-value-link = LINK
cli-value-name = NUME
cli-value-number = N
cli-value-options = OPȚIUNI
cli-value-pixels = PIXELI
cli-value-position = POZIȚIE
cli-value-rule = REGULĂ
cli-value-seconds = SECUNDE
cli-value-shell = SHELL
cli-value-time = TIMP

## klots score

cli-score-about = Explică punctele unui regat, ale unei runde sau ale unei table scrise ca text (vezi docs/notation.md)
cli-score-game = Jocul
cli-score-file = Textul; „-” sau nimic citește intrarea standard
cli-score-options = Opțiuni ale jocului, de exemplu „harmony=yes” sau „hexagons=flat”
cli-score-json = Afișează un document JSON
refused-score-nothing = Aici nu e nimic de punctat.
refused-score-impossible = Asta nu se putea întâmpla: „{ $text }”.
refused-score-word = „{ $text }” nu se poate citi aici. Posibil: { $possible }.
refused-score-nobody = Al cui e asta? Scrie întâi un nume și două puncte, de exemplu „Ana:”.
refused-score-same-name = „{ $name }” este deja în listă.

## klots join

cli-join-about = Intră la o masă a unui server printr-un link de invitație
cli-join-link = Linkul, așa cum îl arată pagina sau l-a trimis un prieten
cli-join-name = Numele sub care joci; implicit cel al utilizatorului
cli-join-seat = Locul dorit, de la 1; implicit primul liber
cli-join-watch = Doar privește
cli-join-plain = Linii de text și mutări numerotate, pentru cititoare de ecran și pipe-uri
cli-join-session = Unde se ține minte cine ești la ce server
cli-rules-pictures = Scrie imaginile exemplelor în acest dosar ca SVG
refused-file-missing = Fișierul „{ $file }” nu există.
refused-file-unreadable = „{ $file }” nu poate fi citit. { system-cause }
refused-file-unwritable = „{ $file }” nu poate fi scris. { system-cause }
refused-no-home = Acest utilizator nu are dosar personal; indică locul cu { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Nu există un asemenea fișier sau dosar.
    [PermissionDenied] Nu ai permisiunea.
    [IsADirectory] Este un dosar.
    [NotADirectory] O parte a căii nu este dosar.
    [AlreadyExists] Există deja.
    [StorageFull] Nu mai este loc.
    [ReadOnlyFilesystem] Discul poate fi doar citit.
    [AddrInUse] Alt program ascultă deja acolo.
    [AddrNotAvailable] Acest calculator nu are adresa aceea.
    [InvalidData] Nu este text în UTF-8.
    [ConnectionRefused] Acolo nu răspunde nimic.
    [ConnectionLost] Conexiunea s-a întrerupt.
    [TimedOut] Nu a venit niciun răspuns la timp.
    [Unreachable] La această adresă nu se poate ajunge.
   *[other] Sistemul a semnalat o eroare neașteptată.
}
refused-output = Nu se poate scrie la ieșirea standard. { system-cause }
refused-input = Intrarea standard nu poate fi citită. { system-cause }
refused-file-use = „{ $file }” nu poate fi folosit. { system-cause }
refused-people = Sunt mai multe persoane ({ $people }) decât locuri ({ $seats }).
refused-arena-one = Boții joacă unii împotriva altora: indică cel puțin doi.
refused-settings = „{ $text }” nu este o setare validă.
refused-load-address = Se poate măsura doar un server de pe acest calculator, de exemplu { $example }.
refused-load-server = Serverul nu a pornit. Jurnalul lui este în { $file }.
refused-database = Nu se poate ajunge la baza de date. { system-cause }
engine-record-cut = Înregistrarea este incompletă: trebuie să se termine cu un rând care conține doar „.”.

## klots train

cli-train-about = Antrenează din nou boții unui joc
cli-train-game = Jocul
cli-train-out = Unde se scriu fișierele antrenate
cli-train-part = Cât de temeinic, în procente din antrenamentul fișierelor incluse
cli-train-threads = Câte fire de execuție se folosesc
refused-train-nothing = Pentru { $game } nu este nimic de antrenat.
