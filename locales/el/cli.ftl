### What only the command line says.

## The command line

cli-about = Τέσσερα παιχνίδια με πλακίδια κάτω από μία στέγη: Kingdomino, Triominos, Quixo και Ντόμινο.
cli-lang = Γλώσσα όλων των κειμένων, π.χ. «de» ή «et»· αλλιώς αυτή του συστήματός σου
cli-serve-about = Ξεκίνα τον διακομιστή με τη σελίδα, τα μποτ και ενσωματωμένη βάση δεδομένων· το ίδιο με σκέτο klots
cli-serve-config = Ένα αρχείο TOML με ρυθμίσεις
cli-serve-data = Ο φάκελος δεδομένων· αλλιώς αυτός του χρήστη σου
cli-serve-listen = Διεύθυνση ακρόασης
cli-serve-public-url = Η διεύθυνση που χρησιμοποιεί ο κόσμος
cli-serve-database-url = Κράτα τα πάντα σε αυτή τη βάση PostgreSQL
cli-serve-metrics-listen = Διεύθυνση για τις μετρήσεις του Prometheus
cli-serve-no-browser = Μην ανοίξεις τον περιηγητή
cli-serve-print-config = Τύπωσε όλες τις ρυθμίσεις ως TOML και τερμάτισε
cli-serve-log-json = Γράψε το αρχείο καταγραφής ως γραμμές JSON
cli-play-about = Παίξε στο τερματικό: με μποτ, μαζί σε ένα πληκτρολόγιο, ή δες μια καταγραφή
cli-play-game = Το παιχνίδι που αρχίζει αμέσως· αλλιώς ρωτά ένα μενού
cli-play-seats = Αριθμός παικτών
cli-play-people = Πόσοι από αυτούς είναι άνθρωποι σε αυτό το τερματικό
cli-play-level = Το επίπεδο των μποτ: beginner, easy, medium, hard ή expert
cli-play-options = Επιλογές του παιχνιδιού, π.χ. «harmony=yes dynasty=yes»
cli-play-resume = Συνέχισε ένα αποθηκευμένο παιχνίδι
cli-play-watch = Δες μια καταγραφή βήμα βήμα
cli-play-plain = Γραμμές κειμένου και αριθμημένες κινήσεις, για αναγνώστες οθόνης και σωληνώσεις
cli-play-saves = Πού αποθηκεύονται τα παιχνίδια
cli-engine-about = Μίλα με μποτ και διαιτητές σε γραμμές κειμένου (δες docs/engine.md)
cli-replay-about = Δείξε ένα καταγεγραμμένο παιχνίδι βήμα βήμα και έλεγξε κάθε κίνηση
cli-replay-file = Η καταγραφή· το «-» διαβάζει την τυπική είσοδο
cli-replay-to = Σταμάτα μετά από τόσα συμβάντα
cli-replay-verify = Υπολόγισε ξανά κάθε κλήρωση από το φανερωμένο μυστικό
cli-replay-seal = Η σφραγίδα που δείχνει το τραπέζι, για σύγκριση
cli-replay-commitment = Το αποτύπωμα που έδειξε το τραπέζι, για σύγκριση
cli-replay-json = Τύπωσε ένα έγγραφο JSON
cli-replay-positions = Τύπωσε την κατάσταση του παιχνιδιού μετά από κάθε συμβάν
cli-replay-eyes = Τύπωσε την καταγραφή όπως τη βλέπει ένας παίκτης: αριθμός θέσης ή «onlooker»
cli-rules-about = Διάβασε τους κανόνες ενός παιχνιδιού
cli-rules-game = Το παιχνίδι· αλλιώς η λίστα των παιχνιδιών
cli-rules-rule = Μόνο ο κανόνας με αυτόν τον αριθμό, π.χ. K13
cli-render-about = Σχεδίασε μια κατάσταση παιχνιδιού ή μια στιγμή καταγραφής ως εικόνα SVG ή PNG
cli-render-record = Η καταγραφή που το τέλος της σχεδιάζεται
cli-render-to = Σχεδίασε τη στιγμή μετά από τόσα συμβάντα
cli-render-position = Μια κατάσταση παιχνιδιού ως κείμενο αντί για καταγραφή
cli-render-game = Το παιχνίδι της κατάστασης
cli-render-seats = Αριθμός παικτών
cli-render-options = Επιλογές του παιχνιδιού, π.χ. «mighty_duel=yes»
cli-render-eyes = Με ποιου την οπτική: αριθμός θέσης, «onlooker» ή «reviewer»
cli-render-width = Πλάτος του PNG
cli-render-output = Η εικόνα που γράφεται: x.svg ή x.png
cli-arena-about = Βάλε μποτ να παίξουν μεταξύ τους και δες πόσο σίγουρο είναι το αποτέλεσμα
cli-arena-game = Το παιχνίδι
cli-arena-seats = Αριθμός παικτών
cli-arena-options = Επιλογές του παιχνιδιού
cli-arena-bots = Τα μποτ, π.χ. «expert,hard» ή «expert@1s,expert@100ms»
cli-arena-games = Πόσα παιχνίδια· κάθε μοιρασιά παίζεται από κάθε θέση
cli-arena-budget = Πόσο μπορεί να σκέφτεται ένα μποτ: 100ms, 2s, 5000n (κόμβοι), 800i (επαναλήψεις)
cli-arena-seed = Σπόρος (seed) για όλες τις κληρώσεις
cli-arena-threads = Παιχνίδια ταυτόχρονα
cli-arena-wall = Μέτρα τον χρόνο σκέψης με το ρολόι, όχι με τον χρόνο CPU
cli-arena-sprt = Σταμάτα νωρίς όταν το πρώτο μποτ είναι τουλάχιστον ELO1 ή το πολύ ELO0 καλύτερο από το δεύτερο
cli-arena-ledger = Κράτα εδώ κάθε παιχνίδι και συνέχισε από εκεί την άλλη φορά
cli-arena-records = Αποθήκευσε τα παιχνίδια ως καταγραφές σε αυτόν τον φάκελο
cli-arena-shard = Παίξε μόνο το μέρος I από N του αγώνα
cli-arena-merge = Ένωσε τα αποτελέσματα των μερών αντί να παίξεις
cli-arena-json = Τύπωσε ένα έγγραφο JSON
cli-arena-csv = Γράψε έναν πίνακα
cli-arena-plot = Σχεδίασε τη δύναμη ως προς τον χρόνο σκέψης σε SVG
cli-analyse-about = Δείξε τι άξιζε κάθε κίνηση μιας καταγραφής, τι ήταν τύχη και τι ικανότητα
cli-analyse-record = Η καταγραφή
cli-analyse-bot = Ποιος κρίνει· αλλιώς το μποτ που είναι φτιαγμένο για να κρίνει αυτό το παιχνίδι
cli-analyse-budget = Πόση σκέψη για κάθε κίνηση
cli-analyse-samples = Με πόσες άλλες κληρώσεις συγκρίνεται η καθεμία· το 0 αφήνει έξω την τύχη
cli-analyse-seed = Σπόρος (seed) για τη δειγματοληψία
cli-analyse-json = Τύπωσε ένα έγγραφο JSON
cli-analyse-plot = Σχεδίασε σε SVG ποιος ήταν μπροστά
cli-bench-about = Παίξε τυχαία παιχνίδια όσο πιο γρήγορα γίνεται και έλεγξε τα σύνολα
cli-bench-game = Μόνο αυτό το παιχνίδι
cli-bench-seconds = Δευτερόλεπτα CPU για κάθε γραμμή
cli-bench-json = Τύπωσε ένα έγγραφο JSON
cli-completions-about = Τύπωσε συμπληρώσεις για ένα κέλυφος
cli-completions-shell = Το κέλυφος
language-unknown = Δεν υπάρχει εδώ γλώσσα «{ $asked }»· χρησιμοποιείται η «{ $used }».

## Arena

refused-budget = Το «{ $text }» δεν είναι όριο σκέψης. Επιτρέπονται: { $possible } (χιλιοστά δευτερολέπτου, δευτερόλεπτα, κόμβοι, επαναλήψεις).
arena-progress =
    { $done } από { $of } παιχνίδια · { $score } · { $seconds ->
        [one] απομένει { $seconds } δευτερόλεπτο
       *[other] απομένουν { $seconds } δευτερόλεπτα
    }
arena-heading =
    { $game }, θέσεις: { $seats }, { $budget } ανά κίνηση: { $games ->
        [one] { $games } παιχνίδι
       *[other] { $games } παιχνίδια
    }, { $deals ->
        [one] { $deals } μοιρασιά
       *[other] { $deals } μοιρασιές
    }
arena-row = { $bot }: μερίδιο { $share } ± { $sure }%, νίκες { $wins }, μοιρασμένες { $shared }, ήττες { $losses }· πόντοι { $points }, διαφορά { $margin } ± { $marginsure }· Elo { $elo } [{ $low }, { $high }]· { $millis } ms ανά κίνηση
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } συνάντηση
       *[other] { $met } συναντήσεις
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Διαδοχικός έλεγχος: καλύτερο (LLR { $llr }, όρια { $lower } και { $upper })
        [not_better] Διαδοχικός έλεγχος: όχι καλύτερο (LLR { $llr }, όρια { $lower } και { $upper })
       *[open] Διαδοχικός έλεγχος: ακόμα ανοιχτό (LLR { $llr }, όρια { $lower } και { $upper })
    }
arena-plot-title = Δύναμη και χρόνος σκέψης
arena-plot-across = Σκέψη (χιλιοστά δευτερολέπτου ή κόμβοι)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } μποτ δεν γεμίζει { $seats } θέσεις. Επιτρέπονται: { $possible }, ή περισσότερα από τις θέσεις.
       *[other] { $bots } μποτ δεν γεμίζουν { $seats } θέσεις. Επιτρέπονται: { $possible }, ή περισσότερα από τις θέσεις.
    }
refused-arena-games = Ένας αγώνας χρειάζεται τουλάχιστον ένα παιχνίδι.
refused-arena-illegal = { $bot } έπαιξε { $move }, που δεν επιτρέπεται στην κατάσταση { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = Το { $path } δεν είναι αρχείο αποτελεσμάτων.
refused-arena-other-match = Το { $path } έχει τα αποτελέσματα άλλου αγώνα.
refused-arena-nothing-to-merge = Γράψε ποια αρχεία αποτελεσμάτων θα ενωθούν.
refused-shard = Το «{ $text }» δεν είναι μέρος αγώνα. Επιτρέπονται: { $possible }.
refused-sprt = Το «{ $text }» δεν είναι διαδοχικός έλεγχος. Επιτρέπονται: { $possible }.

## klots analyse

analysis-seat =
    { $player }: ακρίβεια { $accuracy }%, άριστες κινήσεις: { $best } από { $moves }· { $inaccuracies ->
        [one] { $inaccuracies } ανακρίβεια
       *[other] { $inaccuracies } ανακρίβειες
    }, { $mistakes ->
        [one] { $mistakes } λάθος
       *[other] { $mistakes } λάθη
    }, { $blunders ->
        [one] { $blunders } χοντρό λάθος
       *[other] { $blunders } χοντρά λάθη
    }. Χάρισε: { $lost }% μιας νίκης· τύχη: { $luck }%.
analysis-luck-decided = Έκρινε η τύχη: στον παίκτη { $player } έδωσε { $luck }% μιας νίκης.
analysis-play-decided = Έκρινε η ικανότητα: οι άλλοι χάρισαν { $percent }% μιας νίκης και { $player } επωφελήθηκε.
analysis-even = Δεν χαρίστηκε σχεδόν τίποτα· { $player } κέρδισε ένα αμφίρροπο παιχνίδι.
turning-move = Κίνηση { $event }: { $player } έπαιξε { $move } και η πιθανότητα έπεσε από { $before }% σε { $after }%. Καλύτερη ήταν η { $better }.
turning-good-luck = Συμβάν { $event }: η τύχη ({ $luck }) ανέβασε την πιθανότητα του παίκτη { $player } από { $before }% σε { $after }%.
turning-bad-luck = Συμβάν { $event }: η ατυχία ({ $luck }) έριξε την πιθανότητα του παίκτη { $player } από { $before }% σε { $after }%.
turning-decided = Από το συμβάν { $event } και πέρα προηγείται οριστικά { $player }.
analysis-plot-title = Πώς πήγε το παιχνίδι
analysis-plot-across = Συμβάν
analysis-plot-up = Πιθανότητα νίκης

## What every help text and every mistake on the command line needs

cli-man-about = Τύπωσε τη σελίδα του εγχειριδίου
cli-usage = Χρήση:
cli-heading-commands = Εντολές
cli-heading-arguments = Ορίσματα
cli-heading-options = Επιλογές
cli-heading-examples = Παραδείγματα
cli-heading-exit = Κωδικοί εξόδου
cli-help = Τύπωσε βοήθεια
cli-version = Τύπωσε την έκδοση
cli-word-options = ΕΠΙΛΟΓΕΣ
cli-word-command = ΕΝΤΟΛΗ
cli-note-default = προεπιλογή { $value }
cli-note-variable = ή η μεταβλητή { $name }
cli-note-possible = επιτρέπονται: { $values }
cli-exit-done = όλα πήγαν καλά
cli-exit-failed = άρνηση ή αποτυχία· η αιτία είναι στην τυπική έξοδο σφαλμάτων
cli-exit-usage = η γραμμή εντολών δεν διαβάζεται
cli-error-argument = Δεν υπάρχει εδώ όρισμα «{ $text }».
cli-error-command = Δεν υπάρχει εντολή «{ $text }».
cli-error-command-missing = Λείπει μια εντολή.
cli-error-value = Το «{ $value }» δεν ταιριάζει στο { $argument }.
cli-error-value-possible = Το «{ $value }» δεν ταιριάζει στο { $argument }. Επιτρέπονται: { $possible }.
cli-error-value-missing = Το { $argument } χρειάζεται τιμή.
cli-error-value-extra = Το { $argument } δεν δέχεται τιμή, αλλά δόθηκε «{ $value }».
cli-error-missing = Λείπει: { $arguments }
cli-error-conflict = Το { $argument } δεν μπορεί να χρησιμοποιηθεί με το { $other }.
cli-error-twice = Το { $argument } δίνεται μόνο μία φορά.
cli-error-encoding = Ένα όρισμα δεν είναι κείμενο σε UTF-8.
cli-error-other = Αυτή η γραμμή εντολών δεν διαβάζεται.
cli-error-suggestion = Μήπως εννοείς «{ $text }»;
cli-error-help = Το «{ $command }» δείχνει τι επιτρέπεται.
cli-man-name = ΟΝΟΜΑ
cli-man-synopsis = ΣΥΝΟΨΗ
cli-man-description = ΠΕΡΙΓΡΑΦΗ
cli-man-command = Η σελίδα μίας εντολής, π.χ. «play»

## Replay

replay-place = { $player }: { $place }η θέση, { $points ->
    [one] { $points } πόντος
   *[other] { $points } πόντοι
}
replay-checked = { $count ->
    [one] Ελέγχθηκε ένα συμβάν με τους κανόνες.
   *[other] Ελέγχθηκαν και τα { $count } συμβάντα με τους κανόνες.
}
replay-verified = Κάθε κλήρωση συμφωνεί με το φανερωμένο μυστικό.
replay-sealed = Η σφραγίδα ταιριάζει: παιχνίδι, επιλογές, ονόματα, λέξεις, κινήσεις και αποτέλεσμα είναι αυτά που σφραγίστηκαν.
replay-sealed-but-names = Η σφραγίδα ταιριάζει, εκτός από τα ονόματα: από τότε άλλαξαν ή αφαιρέθηκαν.
replay-not-sealed = Δεν υπάρχει σφραγίδα: ελέγχθηκαν μόνο οι κληρώσεις, όχι ονόματα, επιλογές, κινήσεις και αποτέλεσμα.
replay-compare = Σύγκρινε με αυτό που έδειξε το τραπέζι: { $name ->
    [seal] σφραγίδα
   *[commitment] αποτύπωμα
} { $hash }
replay-no-result = Η καταγραφή δεν λέει ποιος κέρδισε.

## Engine

engine-unknown = Το «{ $command }» δεν είναι εντολή. Υπάρχουν: { $possible }
engine-needs = Το «{ $command }» χρειάζεται: { $what }
engine-too-much = Το «{ $command }» γράφεται μόνο του· το «{ $text }» περισσεύει.
engine-no-game = Δεν έχει οριστεί παιχνίδι: γράψε πρώτα «game NAME seats N».
engine-nothing-to-undo = Δεν υπάρχει τίποτα να αναιρεθεί.
engine-thinking = Ένα μποτ σκέφτεται· τώρα γίνεται δεκτό μόνο το «stop».
refused-rule-unknown = Δεν υπάρχει εδώ κανόνας «{ $rule }». Υπάρχουν: { $possible }.
refused-picture-format = Το όνομα της εικόνας πρέπει να τελειώνει σε .svg ή .png.
refused-picture-width = Μια εικόνα πρέπει να έχει πλάτος { $min } έως { $max } εικονοστοιχεία.

## klots load

cli-site-about = Γράψε τη σελίδα σε φάκελο για οποιονδήποτε πάροχο φιλοξενίας, χωρίς διακομιστή
cli-site-folder = Ο φάκελος που γράφεται
cli-site-base-path = Η διαδρομή του φακέλου στον πάροχο φιλοξενίας, π.χ. «/games/»
cli-site-written = Η σελίδα βρίσκεται στο { $folder }.
cli-error-site-module = Αυτή η έκδοση δεν παίζει χωρίς διακομιστή. Εκτέλεσε το scripts/setup και μεταγλώττισέ την ξανά.
cli-load-about = Μέτρησε πόσο αντέχει ένας διακομιστής σε αυτό το μηχάνημα
cli-push-key-about = Φτιάξε κλειδί για ειδοποιήσεις push (δες docs/hosting.md)
cli-load-sockets = Συνδέσεις, μοιρασμένες στα τραπέζια
cli-load-tables = Τραπέζια
cli-load-every = Δευτερόλεπτα ανάμεσα σε δύο κινήσεις ενός τραπεζιού
cli-load-seconds = Πόση ώρα διαρκεί η μέτρηση
cli-load-flood = Νέα κίνηση μόλις επιβεβαιωθεί η προηγούμενη
cli-load-idle = Σύνδεση χωρίς κινήσεις
cli-load-game = Ποιο παιχνίδι παίζεται
cli-load-url = Διακομιστής που ήδη τρέχει σε αυτό το μηχάνημα· αλλιώς ξεκινά ένας
cli-load-data = Πού κρατά τα δεδομένα ο διακομιστής που ξεκινά· αλλιώς σε φάκελο που μετά σβήνεται
cli-load-database-url = Μια βάση PostgreSQL για τον διακομιστή που ξεκινά
cli-load-json = Τύπωσε ένα έγγραφο JSON
load-machine = { $model }· πυρήνες: { $cores }· μνήμη: { $memory }
load-database = Βάση δεδομένων
load-sockets = Συνδέσεις
load-tables = Τραπέζια
load-seating = Χρόνος για να καθίσουν όλοι
load-moves = Αποθηκευμένες κινήσεις
load-everyone = Από την αποστολή ως τη λήψη από όλους
load-acknowledged = Από την αποστολή ως την επιβεβαίωση
load-errors = Σφάλματα
load-first-error = Πρώτο σφάλμα
load-games = Ολοκληρωμένα παιχνίδια
load-memory-empty = Μνήμη άδειου διακομιστή
load-memory-seated = Μνήμη διακομιστή, όλοι στη θέση τους
load-memory-end = Μνήμη διακομιστή στο τέλος
load-memory-each = Μνήμη ανά σύνδεση
load-cpu-server = Χρόνος CPU διακομιστή στο παιχνίδι
load-cpu-swarm = Χρόνος CPU παικτών συνολικά
load-rate = { $count } ({ $rate }/δευτ.)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, μέγ. { $max } ms
load-seconds = { $number } δευτ.
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Γράψε αντίγραφο ασφαλείας, ακόμα και όσο τρέχει ο διακομιστής
cli-backup-file = Το νέο αρχείο
cli-backup-data = Ο φάκελος δεδομένων
cli-backup-database-url = Μια βάση PostgreSQL αντί για τον φάκελο δεδομένων
cli-restore-about = Επανάφερε ένα αντίγραφο ασφαλείας σε νέο ή άδειο φάκελο δεδομένων
cli-restore-file = Το αντίγραφο ασφαλείας
cli-restore-data = Ο νέος φάκελος δεδομένων
cli-export-about = Γράψε τα πάντα σε φορητή μορφή, για μεταφορά σε άλλη βάση
cli-export-file = Το νέο αρχείο
cli-export-data = Ο φάκελος δεδομένων
cli-export-database-url = Μια βάση PostgreSQL αντί για τον φάκελο δεδομένων
cli-import-about = Διάβασε τη φορητή μορφή σε μια άδεια βάση
cli-import-file = Το αρχείο εξαγωγής
cli-import-data = Ο φάκελος δεδομένων
cli-import-database-url = Μια βάση PostgreSQL αντί για τον φάκελο δεδομένων
cli-restore-database-url = Η βάση PostgreSQL αντί για φάκελο δεδομένων
serve-listening = Το Klots είναι έτοιμο στο { $url }
serve-no-address = Δεν γίνεται ακρόαση στο { $address }.
serve-push-key = Το push.key δεν είναι κλειδί που τύπωσε το «klots push-key».
serve-push-contact = Το push.contact πρέπει να είναι διεύθυνση όπως mailto:you@example.org ή https://example.org.
keep-done = { $file }: τραπέζια { $tables }, συμβάντα { $events }, άτομα { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ΔΙΕΥΘΥΝΣΗ:ΘΥΡΑ
cli-value-bots = ΜΠΟΤ
cli-value-code = ΚΩΔΙΚΟΣ
cli-value-eyes = ΟΠΤΙΚΗ
cli-value-file = ΑΡΧΕΙΟ
cli-value-folder = ΦΑΚΕΛΟΣ
cli-value-game = ΠΑΙΧΝΙΔΙ
cli-value-level = ΕΠΙΠΕΔΟ
cli-value-link = ΣΥΝΔΕΣΜΟΣ
cli-value-name = ΟΝΟΜΑ
cli-value-number = N
cli-value-options = ΕΠΙΛΟΓΕΣ
cli-value-pixels = ΕΙΚΟΝΟΣΤΟΙΧΕΙΑ
cli-value-position = ΚΑΤΑΣΤΑΣΗ
cli-value-rule = ΚΑΝΟΝΑΣ
cli-value-seconds = ΔΕΥΤΕΡΟΛΕΠΤΑ
cli-value-shell = ΚΕΛΥΦΟΣ
cli-value-time = ΧΡΟΝΟΣ

## klots score

cli-score-about = Εξήγησε τους πόντους ενός βασιλείου, ενός γύρου ή ενός ταμπλό γραμμένου ως κείμενο (δες docs/notation.md)
cli-score-game = Το παιχνίδι
cli-score-file = Το κείμενο· «-» ή τίποτα διαβάζει την τυπική είσοδο
cli-score-options = Επιλογές του παιχνιδιού, π.χ. «harmony=yes» ή «hexagons=flat»
cli-score-json = Τύπωσε ένα έγγραφο JSON
refused-score-nothing = Εδώ δεν υπάρχει τίποτα να μετρηθεί.
refused-score-impossible = Αυτό δεν μπορεί να έγινε: «{ $text }».
refused-score-word = Το «{ $text }» δεν διαβάζεται εδώ. Επιτρέπονται: { $possible }.
refused-score-nobody = Ποιου είναι αυτό; Γράψε πρώτα ένα όνομα και άνω κάτω τελεία, π.χ. «Άννα:».
refused-score-same-name = Το «{ $name }» υπάρχει ήδη.

## klots join

cli-join-about = Μπες σε τραπέζι ενός διακομιστή με τον σύνδεσμο μιας πρόσκλησης
cli-join-link = Ο σύνδεσμος, όπως τον δείχνει η σελίδα ή όπως σου τον έστειλαν
cli-join-name = Το όνομα με το οποίο παίζεις· αλλιώς αυτό του χρήστη σου
cli-join-seat = Η θέση που θέλεις, από το 1· αλλιώς η πρώτη ελεύθερη
cli-join-watch = Μόνο παρακολούθηση
cli-join-plain = Γραμμές κειμένου και αριθμημένες κινήσεις, για αναγνώστες οθόνης και σωληνώσεις
cli-join-session = Πού φυλάγεται η ταυτότητά σου για κάθε διακομιστή
cli-rules-pictures = Γράψε τις εικόνες των παραδειγμάτων σε αυτόν τον φάκελο ως SVG
refused-file-missing = Δεν υπάρχει αρχείο «{ $file }».
refused-file-unreadable = Το «{ $file }» δεν διαβάζεται. { system-cause }
refused-file-unwritable = Το «{ $file }» δεν μπορεί να γραφτεί. { system-cause }
refused-no-home = Αυτός ο χρήστης δεν έχει προσωπικό φάκελο· πες πού με το { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Δεν υπάρχει τέτοιο αρχείο ή φάκελος.
    [PermissionDenied] Δεν έχεις δικαίωμα για αυτό.
    [IsADirectory] Είναι φάκελος.
    [NotADirectory] Ένα μέρος της διαδρομής δεν είναι φάκελος.
    [AlreadyExists] Υπάρχει ήδη.
    [StorageFull] Δεν υπάρχει άλλος χώρος.
    [ReadOnlyFilesystem] Ο δίσκος είναι μόνο για ανάγνωση.
    [AddrInUse] Ένα άλλο πρόγραμμα ακούει ήδη εκεί.
    [AddrNotAvailable] Αυτό το μηχάνημα δεν έχει τέτοια διεύθυνση.
    [InvalidData] Δεν είναι κείμενο σε UTF-8.
    [ConnectionRefused] Δεν απαντά κανείς εκεί.
    [ConnectionLost] Η σύνδεση χάθηκε.
    [TimedOut] Δεν ήρθε απάντηση εγκαίρως.
    [Unreachable] Αυτή η διεύθυνση δεν είναι προσβάσιμη.
   *[other] Το σύστημα ανέφερε απρόσμενο σφάλμα.
}
refused-output = Δεν μπορεί να γραφτεί τίποτα στην τυπική έξοδο. { system-cause }
refused-input = Η τυπική είσοδος δεν διαβάζεται. { system-cause }
refused-file-use = Το «{ $file }» δεν μπορεί να χρησιμοποιηθεί. { system-cause }
refused-people = Τα άτομα ({ $people }) είναι περισσότερα από τις θέσεις ({ $seats }).
refused-arena-one = Τα μποτ παίζουν μεταξύ τους: ονόμασε τουλάχιστον δύο.
refused-settings = Το «{ $text }» δεν είναι έγκυρη ρύθμιση.
refused-load-address = Μόνο ένας διακομιστής σε αυτό το μηχάνημα μπορεί να μετρηθεί, π.χ. { $example }.
refused-load-server = Ο διακομιστής δεν ξεκίνησε. Το αρχείο καταγραφής του είναι στο { $file }.
refused-database = Η βάση δεδομένων δεν είναι προσβάσιμη. { system-cause }
engine-record-cut = Η καταγραφή είναι ελλιπής: πρέπει να τελειώνει με μια γραμμή που έχει μόνο «.».

## klots train

cli-train-about = Εκπαίδευσε ξανά τα μποτ ενός παιχνιδιού
cli-train-game = Το παιχνίδι
cli-train-out = Πού γράφονται τα αρχεία της εκπαίδευσης
cli-train-part = Πόσο διεξοδικά, σε ποσοστό της εκπαίδευσης που έδωσε τα αρχεία της διανομής
cli-train-threads = Πόσα νήματα
refused-train-nothing = Δεν υπάρχει τίποτα να εκπαιδευτεί για το { $game }.
