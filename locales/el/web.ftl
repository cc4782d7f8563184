app-title = Klots – τέσσερα παιχνίδια με πλακίδια
skip = Στο περιεχόμενο
loading = Φορτώνει…
close = Κλείσιμο
save = Αποθήκευση
answer-yes = Ναι
answer-no = Όχι
sum = Σύνολο
points = Πόντοι
points-why =
    { $points ->
        [one] { $points } πόντος: γιατί;
       *[other] { $points } πόντοι: γιατί;
    }
points-bonus = Επιπλέον
points-before = Προηγούμενα
language = Γλώσσα
footer = Klots: ανοιχτό σε όλους, χωρίς λογαριασμό.
footer-api = Για προγράμματα
guest-name = Επισκέπτης
bot-name = Υπολογιστής ({ $level })
nav = Σελίδες
nav-rules = Κανόνες
nav-pad = Μπλοκ πόντων
nav-account = Εσύ
nav-settings = Ρυθμίσεις
home-title = Τέσσερα παιχνίδια, ένα τραπέζι
home-lead = Παίξε αμέσως με τον υπολογιστή, σε μία συσκευή ή με φίλους μέσω συνδέσμου. Χωρίς λογαριασμό.
home-kingdomino = Βάλε ντόμινο γύρω από το κάστρο σου και μέτρα τα στέμματα στη γη σου.
home-triominos = Βάλε τριγωνικά πούλια, ταίριαξε τις γωνίες, κλείσε το εξάγωνο.
home-quixo = Πάρε έναν κύβο, σπρώξε τον πάλι μέσα και κάνε πέντε στη γραμμή.
home-dominoes = Η μεγάλη σειρά ως το διπλό εννιά, για δύο έως δέκα παίκτες.
home-play-now = Παίξε τώρα
home-with-friends = Με φίλους
home-one-device = Σε μία συσκευή
home-learn = Μάθε
home-more = Περισσότερα…
home-open-tables = Ανοιχτά τραπέζια
home-no-tables = Τώρα δεν περιμένει κανένα τραπέζι. Στήσε ένα και θα το δουν εδώ οι άλλοι.
home-mine = Τα παιχνίδια σου
home-you-are = Εδώ σε λένε { $name }.
tables-free =
    { $count ->
        [one] { $count } ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
tables-join = Κάθισε
tables-watch = Δες
tables-go-on = Συνέχεια
tables-your-turn = Η σειρά σου
tables-look = Ανασκόπηση
new-title = Νέο τραπέζι: { $game }
new-device-title = Σε μία συσκευή: { $game }
new-device-about = Όλοι παίζουν σε αυτή τη συσκευή. Όπου τα χέρια είναι κρυφά, πέφτει κουρτίνα πριν παίξει ο επόμενος.
new-seats = Ποιοι παίζουν
new-how-many = Αριθμός παικτών
new-you = Εσύ
new-person = Ένα άτομο
new-open = Ελεύθερη, για όποιον έρθει
new-name-of = Όνομα παίκτη { $number }
new-who-sits = Ποιος κάθεται στη θέση { $number }
new-options = Πώς παίζεται
new-table = Το τραπέζι
new-visible = Όλοι μπορούν να δουν το τραπέζι και να καθίσουν
new-chat = Οι παίκτες μπορούν να γράφουν μεταξύ τους
new-rated = Βαθμολογούμενο: χωρίς υποδείξεις και αναίρεση
new-start = Έναρξη
new-make = Στήσε το τραπέζι
new-match = Βρες κάποιον να παίξετε
options-none = Με τόσους παίκτες το παιχνίδι δεν έχει επιλογές.
clock = Ρολόι
clock-none = Χωρίς ρολόι
clock-move =
    { $seconds ->
        [one] { $seconds } δευτερόλεπτο ανά κίνηση
       *[other] { $seconds } δευτερόλεπτα ανά κίνηση
    }
clock-game =
    { $minutes ->
        [one] { $minutes } λεπτό ο καθένας
       *[other] { $minutes } λεπτά ο καθένας
    } + { $increment } δ
clock-days =
    { $days ->
        [one] { $days } μέρα ανά κίνηση
       *[other] { $days } μέρες ανά κίνηση
    }
clock-days-left =
    { $days ->
        [one] { $days } μέρα
       *[other] { $days } μέρες
    }
clock-low =
    { $seconds ->
        [one] Μένει { $seconds } δευτερόλεπτο
       *[other] Μένουν { $seconds } δευτερόλεπτα
    }
gather-title = { $game }: το τραπέζι
gather-free = ελεύθερη
gather-you = εσύ
gather-host = οικοδεσπότης
gather-ready = έτοιμος/η
gather-not-ready = όχι ακόμα
gather-sit = Κάθισε εδώ
gather-seat-bot = Υπολογιστής…
gather-unseat = Άδειασε τη θέση
gather-name = Το όνομά σου
gather-start = Πάμε: έναρξη
gather-wait = Όχι ακόμα
gather-leave = Σήκω
gather-waiting =
    { $count ->
        [one] Λείπει { $count } παίκτης ακόμα.
       *[other] Λείπουν { $count } παίκτες ακόμα.
    }
gather-word = Μια λέξη για το ανακάτεμα
gather-word-about = Ο διακομιστής έχει ήδη ορίσει το μυστικό του· φαίνεται μόνο το αποτύπωμά του. Η λέξη σου ανακατεύεται μαζί, ώστε κανείς να μην έχει διαλέξει τα πούλια. Αν την αφήσεις κενή, μπαίνει μια τυχαία.
gather-commitment = Αποτύπωμα του μυστικού:
invite-title = Κάλεσε φίλους
invite-about = Στείλε αυτόν τον σύνδεσμο. Όποιος τον ανοίξει κάθεται με ένα άγγιγμα.
invite-link = Σύνδεσμος για αυτό το τραπέζι
invite-copy = Αντιγραφή συνδέσμου
invite-copied = Αντιγράφηκε
invite-share = Κοινοποίηση
invite-qr = Ο σύνδεσμος ως κωδικός QR
turn-yours = Η σειρά σου
turn-of = Παίζει { $player }
turn-over = Το παιχνίδι τελείωσε
turn-paused = Το παιχνίδι έχει διάλειμμα
turn-mark = παίζει
title-your-turn = Η σειρά σου
title-over = Τέλος παιχνιδιού
hand = Το χέρι σου
hand-playable = ταιριάζει
hand-earlier = Μετακίνησε το πούλι αριστερά
hand-later = Μετακίνησε το πούλι δεξιά
hand-count =
    { $player }: { $count ->
        [one] { $count } πούλι
       *[other] { $count } πούλια
    } στο χέρι, { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
pool-count =
    { $count ->
        [one] { $count } πούλι στο απόθεμα
       *[other] { $count } πούλια στο απόθεμα
    }
stock-count =
    { $count ->
        [one] { $count } πούλι στο απόθεμα
       *[other] { $count } πούλια στο απόθεμα
    }
move-commit = Παίξε
move-turn = Γύρνα το
move-back = Άφησέ το
move-gone = Η κίνησή σου δεν γίνεται πια.
plan-commit = Προγραμμάτισε
plan-armed = Προγραμματίστηκε: { $move }. Παίζεται μόλις έρθει η σειρά σου.
plan-off = Η προγραμματισμένη κίνηση ακυρώθηκε.
moves-filter = Γράψε για να βρεις κίνηση· το Enter παίζει την πρώτη.
moves-count =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
tool-hint = Υπόδειξη
tool-undo = Αναίρεση
tool-ask-undo = Ζήτα αναίρεση
tool-moves = Όλες οι κινήσεις
tool-log = Ιστορικό, συνομιλία
tool-menu = Περισσότερα
tool-result = Αποτέλεσμα
tool-read = Διάβασε δυνατά το τραπέζι
tool-zen = Μόνο το ταμπλό
tool-resign = Εγκατάλειψη
tool-leave = Φύγε (συνεχίζει ο υπολογιστής)
rule-link = Κανόνας { $rule }
reconnecting = Η σύνδεση χάθηκε. Επανασύνδεση…
bot-plays = Εδώ παίζει ο υπολογιστής
bot-plays-for-you = Ο υπολογιστής παίζει για σένα.
play-yourself = Παίξε πάλι εσύ
play-on = Συνέχισε
take-over = Ας παίξει ο υπολογιστής
presence-here = εδώ
presence-away = λείπει
presence-gone = έφυγε
watching =
    { $count ->
        [one] { $count } βλέπει
       *[other] { $count } βλέπουν
    }
log = Τι έγινε
round-over =
    { $why ->
        [out] Ο γύρος τελείωσε: ένα χέρι άδειασε.
        [blocked] Ο γύρος τελείωσε: κανείς δεν μπορεί να παίξει.
       *[none] Το προηγούμενο παιχνίδι τελείωσε.
    }
round-hands = Τι έμεινε στο χέρι
since-title = Από τότε που έπαιξες
since-nothing = Τίποτα ακόμα.
hint-title = Υπόδειξη
hint-none = Τώρα δεν υπάρχει υπόδειξη.
hint-value = Πιθανότητα νίκης { $percent }%.
offer-undo = Ζήτα αναίρεση
offer-draw = Πρότεινε ισοπαλία
offer-pause = Ζήτα διάλειμμα
offer-rematch = Παίξε ξανά
offer-undo-asked = { $player } θέλει να πάρει πίσω την τελευταία κίνηση.
offer-draw-asked = { $player } προτείνει ισοπαλία.
offer-pause-asked = { $player } ζητά διάλειμμα.
offer-rematch-asked = { $player } θέλει να παίξει ξανά.
offer-undo-waits = Ζήτησες να πάρεις πίσω την κίνησή σου.
offer-draw-waits = Πρότεινες ισοπαλία.
offer-pause-waits = Ζήτησες διάλειμμα.
offer-rematch-waits = Θέλεις να παίξεις ξανά. Αναμονή για τους άλλους.
offer-withdraw = Άσ’ το
curtain-give = Δώσε τη συσκευή: { $player }
curtain-hold = { $player }: πάτησε και κράτα
chat = Συνομιλία
chat-presets = Πες…
chat-own = Γράψε κάτι
chat-send = Στείλε
chat-team = ομάδα
chat-team-only = Μόνο στο ταίρι μου
chat-hello = Γεια!
chat-good-luck = Καλή τύχη!
chat-well-played = Ωραία έπαιξες!
chat-thanks = Ευχαριστώ!
chat-oops = Ωχ!
chat-thinking = Μισό, σκέφτομαι…
chat-back-soon = Γυρίζω αμέσως.
chat-good-game = Ωραίο παιχνίδι!
zoom-in = Μεγέθυνση
zoom-out = Σμίκρυνση
zoom-fit = Δείξε τα όλα
zoom-new-tile = Το νέο πούλι είναι από εδώ
help-title = Πλήκτρα και βοήθεια
help-kingdomino = Διάλεξε ένα φωτεινό τετράγωνο· το ντόμινο φαίνεται εκεί με τους πόντους του. Γύρνα το και παίξε το. Το D πάει στα ντόμινο που διαλέγεις, το P στο βασίλειό σου.
help-triominos = Διάλεξε ένα πούλι από το χέρι σου (1 έως 9) και μετά ένα από τα μέρη που φωτίζονται. Σύρε το τραπέζι για να το μετακινήσεις, το 0 τα δείχνει όλα.
help-quixo = Πάρε έναν κύβο με φωτεινό περίγραμμα και διάλεξε από ποια πλευρά θα σπρωχτεί μέσα. Με το πληκτρολόγιο: βέλη, Enter, μετά το βέλος εκείνης της πλευράς.
help-dominoes = Διάλεξε ένα πούλι από το χέρι σου (1 έως 9) και μετά ένα άκρο της σειράς: αριστερά ή δεξιά.
help-tab = από το χέρι στο ταμπλό και παραπέρα
help-arrows = ανάμεσα στα μέρη όπου γίνεται κίνηση
help-enter = διάλεξε, και παίξε ό,τι φαίνεται
help-escape = πίσω
help-order = μετακίνησε ένα πούλι μέσα στο χέρι σου
help-turn = γύρνα το κομμάτι (με Shift ανάποδα)
help-list = η λίστα όλων των κινήσεων, με πληκτρολόγηση
help-hint = υπόδειξη
help-undo = αναίρεση, ή ζήτα την
help-read = διάβασε δυνατά το τραπέζι
help-zen = μόνο το ταμπλό
after-title = Αποτέλεσμα
after-won =
    { $count ->
        [one] Νίκη: { $players }!
       *[other] Μοιράζονται τη νίκη: { $players }!
    }
after-draw = Ισοπαλία: δεν κερδίζει κανείς.
after-flagged = Τελείωσε ο χρόνος κάποιου.
after-resigned = Κάποιος εγκατέλειψε.
after-agreed = Όλοι συμφώνησαν σε ισοπαλία.
after-abandoned = Το παιχνίδι έμεινε στη μέση.
after-again = Παίξε ξανά
after-to-rematch = Στο επόμενο παιχνίδι
after-replay = Ανασκόπηση
after-record = Αποθήκευση καταγραφής
fair-title = Ήταν τίμιο το ανακάτεμα;
fair-about = Πριν το παιχνίδι ο διακομιστής έδειξε το αποτύπωμα του μυστικού του· μετά όλοι πρόσθεσαν μια λέξη. Τώρα το μυστικό είναι ανοιχτό και αυτή η σελίδα υπολογίζει ξανά κάθε κλήρωση. Αυτό αποδεικνύει ότι τίποτα δεν άλλαξε μετά την αρχή. Δεν αποδεικνύει ότι όποιος έχει τον διακομιστή δεν είπε το μυστικό σε κάποιον φίλο.
fair-check = Υπολόγισε ξανά τις κληρώσεις
fair-failed = Οι κληρώσεις δεν ελέγχθηκαν: δεν υπάρχει μυστικό, ή ο περιηγητής το επιτρέπει μόνο με ασφαλή σύνδεση.
fair-commitment =
    { $right ->
        [yes] Το μυστικό αντιστοιχεί στο αποτύπωμα.
       *[no] Το μυστικό δεν αντιστοιχεί στο αποτύπωμα!
    }
fair-draws = { $right } από { $all } κληρώσεις είναι όπως υπολογίστηκαν.
replay-title = Ανασκόπηση
replay-table = Στο τραπέζι
replay-start = Η αρχή
replay-first = Στην αρχή
replay-back = Μία κίνηση πίσω
replay-next = Μία κίνηση μπροστά
replay-last = Στο τέλος
replay-play = Αυτόματη προβολή
replay-stop = Στοπ
replay-slider = Κίνηση
replay-eyes = Οπτική
replay-all = όλοι
analysis-title = Ανάλυση
analysis-about = Ο υπολογιστής εξετάζει ξανά κάθε απόφαση. Θέλει λίγη ώρα.
analysis-start = Ανάλυσε
analysis-busy = Σκέφτεται…
analysis-graph = Η πιθανότητα νίκης όλων, κίνηση προς κίνηση
analysis-costly = Οι κινήσεις που κόστισαν περισσότερο
analysis-better = { $played } Καλύτερα κατά { $percent }%: { $better }
analysis-no-cost = Καμία κίνηση δεν κόστισε πολύ.
analysis-luck = Τι έκανε η τύχη
analysis-luck-of = { $player }: { $percent }%
lesson = Παιχνίδι με οδηγό
lesson-next = Επόμενο
lesson-stop = Τέλος οδηγού
learn-title = Μάθε { $game }
learn-guided = Πρώτο παιχνίδι με οδηγό
learn-guided-about = Πέντε λεπτά στο πραγματικό ταμπλό, μία ιδέα τη φορά. Ο υπολογιστής παίζει μαλακά.
learn-start = Αρχή
learn-rules = Διάβασε τους κανόνες
rules-read = Διάβασε
pad-kept = Ό,τι γράφεις μένει σε αυτή τη συσκευή.
pad-clear = Άδειασε το μπλοκ
pad-undo = Αναίρεσε την τελευταία γραμμή
pad-more = Ένας παίκτης ακόμα
pad-fewer = Ένας παίκτης λιγότερος
pad-whose = Ποιος παίζει
pad-what = Τι
pad-value = Αξία του πουλιού
pad-others = Αξία των άλλων χεριών
pad-add = Γράψε { $points }
pad-add-round = Πρόσθεσε τον γύρο
pad-round = Γύρος
pad-target = Στόχος
pad-terrain = Έδαφος
pad-crowns = Στέμματα
pad-empty = κενό
pad-kingdom = Το βασίλειο
pad-size = { $size } × { $size } τετράγωνα
pad-kingdomino-about = Διάλεξε έδαφος και τα στέμματά του και μετά πάτησε τα τετράγωνα του βασιλείου.
pad-triominos-about = Γράψε κάθε πούλι, κάθε τράβηγμα και το τέλος κάθε γύρου· το μπλοκ προσθέτει.
pad-dominoes-about = Μετά από κάθε γύρο γράψε τι έμεινε στο χέρι του καθενός (το διπλό μετρά μία φορά). Το μικρότερο κερδίζει και παίρνει τα υπόλοιπα.
pad-deed-lay = Πούλι στο τραπέζι
pad-deed-start = Πρώτο πούλι του γύρου
pad-deed-bridge = Γέφυρα
pad-deed-double = Διπλή σύνδεση
pad-deed-hexagon = Εξάγωνο
pad-deed-hexagons2 = Δύο εξάγωνα
pad-deed-hexagons3 = Τρία εξάγωνα
pad-deed-draw = Τράβηγμα
pad-deed-stuck = Χωρίς τοποθέτηση
pad-deed-out = Άδειο χέρι, νίκη στον γύρο
pad-deed-blocked = Μικρότερο χέρι σε μπλοκαρισμένο γύρο
settings-look = Εμφάνιση
settings-theme = Χρώματα
theme-auto = όπως η συσκευή
theme-light = φωτεινά
theme-dark = σκούρα
theme-contrast = υψηλή αντίθεση
settings-letters = Ένα γράμμα σε κάθε έδαφος
settings-motion = Εφέ κίνησης
motion-auto = όπως η συσκευή
motion-full = με κίνηση
motion-none = ακίνητα
settings-play = Πώς παίζεται
settings-confirm = Επιβεβαίωση κινήσεων
confirm-always = πάντα
confirm-touch = μόνο με αφή
confirm-never = ποτέ
settings-previews = Δείξε τι θα έφερνε μια κίνηση
settings-playable = Σημείωσε τα πούλια που ταιριάζουν
settings-ahead = Προγραμμάτισε κίνηση όσο σκέφτονται οι άλλοι
settings-ahead-about = Διάλεξε μια κίνηση πριν από τη σειρά σου και επιβεβαίωσέ την: παίζεται μόνη της μόλις έρθει η σειρά σου, αν γίνεται ακόμα. Ως τότε την ακυρώνει το Esc ή ένα άγγιγμα. Δεν ισχύει σε βαθμολογούμενα παιχνίδια με κρυφά πούλια.
settings-notices = Ειδοποιήσεις
settings-sounds = Ήχοι
settings-notify = Ειδοποίησέ με όταν έρθει η σειρά μου, και όταν η σελίδα είναι στο παρασκήνιο
settings-notify-refused = Ο περιηγητής δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα.
settings-kept = Οι ρυθμίσεις μένουν σε αυτή τη συσκευή και ισχύουν χωρίς λογαριασμό.
notice-your-turn = { $game }: είναι η σειρά σου.
notice-restart =
    { $seconds ->
        [one] Ο διακομιστής ξεκινά πάλι και θα γυρίσει σε { $seconds } δευτερόλεπτο. Τίποτα δεν χάνεται.
       *[other] Ο διακομιστής ξεκινά πάλι και θα γυρίσει σε { $seconds } δευτερόλεπτα. Τίποτα δεν χάνεται.
    }
notice-frozen = Ο διακομιστής δεν μπορεί τώρα να κρατήσει κινήσεις. Συνεχίζει μόνος του.
account-name = Το όνομά σου
account-name-about = Έτσι σε βλέπουν οι άλλοι στο τραπέζι.
account-saved = Αποθηκεύτηκε.
account-account = Λογαριασμός, αν θέλεις
account-account-about = Κρατά τις βαθμολογίες και τα παιχνίδια σου. Ό,τι έπαιξες χωρίς λογαριασμό έρχεται μαζί.
account-login = Όνομα σύνδεσης
account-password = Κωδικός
account-new-password = Νέος κωδικός
account-change-password = Αλλαγή κωδικού
account-sign-in = Σύνδεση
account-sign-up = Νέος λογαριασμός
account-sign-out = Αποσύνδεση
account-signed-in = Έγινε σύνδεση.
account-signed-out = Έγινε αποσύνδεση.
account-signed-in-as = Σύνδεση ως { $name }
account-device = Παίξε σε άλλη συσκευή
account-device-about = Με έναν σύνδεσμο παίζεις ως το ίδιο πρόσωπο και σε άλλη συσκευή. Ισχύει μία φορά· μην τον δώσεις σε κανέναν.
account-device-link = Φτιάξε σύνδεσμο
account-played = Τι έχεις παίξει
account-game = Παιχνίδι
account-games = Παιχνίδια
account-won = Νίκες
account-rating = Βαθμολογία
account-history = Τελειωμένα παιχνίδια
account-sessions = Πού έχεις συνδεθεί
account-this = εδώ
account-end = Τέλος
account-token = Φτιάξε κλειδί
account-token-label = Για ποιο πρόγραμμα
account-token-once = Φαίνεται μόνο μία φορά:
account-data = Τι κρατιέται για σένα
account-data-about = Μπορείς να πάρεις σε αρχείο όλα όσα κρατιούνται για σένα, ή να σβηστούν.
account-export = Αποθήκευση σε αρχείο
account-forget = Σβήσε τα πάντα για μένα
account-forget-sure = Ναι, σβήσε τα όλα για πάντα
account-forgotten = Όλα όσα σε αφορούν σβήστηκαν.
recover-title = Το ίδιο πρόσωπο κι εδώ
recover-about = Αυτός ο σύνδεσμος έρχεται από άλλη συσκευή σου. Μόλις δεχτείς, τα παιχνίδια σου είναι κι εδώ.
recover-accept = Ναι, εγώ είμαι
ranking = Κατάταξη
ranking-place = Θέση
ranking-name = Όνομα
ranking-empty = Κανείς δεν έχει ακόμα βαθμολογία σε αυτό το παιχνίδι.
problem-home = Στην αρχική σελίδα
problem-again = Δοκίμασε ξανά
problem-no-page = Δεν υπάρχει τέτοια σελίδα.
problem-no-page-about = Ίσως κόπηκε η διεύθυνση. Από την αρχική σελίδα φτάνεις παντού.
problem-no-server = Ο διακομιστής δεν απαντά.
problem-no-server-about = Τα παιχνίδια σου είναι ασφαλή εκεί και συνεχίζονται όταν γυρίσει. Κανόνες, μπλοκ πόντων και ρυθμίσεις δουλεύουν χωρίς αυτόν.
problem-server = Κάτι πήγε στραβά στον διακομιστή.
problem-server-about = Τίποτα δεν χάθηκε. Δοκίμασε ξανά σε λίγο.
problem-not-found = Δεν υπάρχει τέτοιο τραπέζι.
problem-not-found-about = Ο σύνδεσμος ίσως είναι παλιός ή κομμένος. Ζήτα νέον από όποιον τον έστειλε, ή στήσε δικό σου τραπέζι.
problem-full-table = Αυτό το τραπέζι είναι γεμάτο.
problem-full-table-about = Όλες οι θέσεις είναι πιασμένες. Μπορείς να στήσεις δικό σου τραπέζι.
terrain-letter-wheat = Σ
terrain-letter-forest = Δ
terrain-letter-water = Λ
terrain-letter-grass = Β
terrain-letter-swamp = Ε
terrain-letter-mine = Ο
kingdomino-current = Τοποθέτηση
kingdomino-next = Επιλογή
kingdomino-done = έγινε
kingdomino-castle = κάστρο
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } με { $crowns } στέμμα
       *[other] { $terrain } με { $crowns } στέμματα
    }
kingdomino-tile = ντόμινο { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } δεξιά
        [left] { $x } αριστερά
       *[none] { "" }
    } { $along ->
        [down] { $y } κάτω
        [up] { $y } πάνω
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] κενό
        [one] κενό, { $ways } τρόπος τοποθέτησης
       *[other] κενό, { $ways } τρόποι τοποθέτησης
    }
kingdomino-kingdom =
    { $points ->
        [one] Βασίλειο: { $player }, { $points } πόντος
       *[other] Βασίλειο: { $player }, { $points } πόντοι
    }
kingdomino-enlarge =
    { $points ->
        [one] Δες το βασίλειο: { $player }, { $points } πόντος
       *[other] Δες το βασίλειο: { $player }, { $points } πόντοι
    }
kingdomino-own-again = Πίσω στο βασίλειό μου
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Τοποθέτησε: { $tile }.
kingdomino-choose-tile = Διάλεξε ντόμινο για τον επόμενο γύρο.
kingdomino-no-place = Το ντόμινο { $number } δεν χωρά πουθενά. Πετιέται.
kingdomino-discard = Πέτα το { $number }
kingdomino-next-order = Στον επόμενο γύρο διαλέγεις στη θέση { $place }.
kingdomino-one-way = Εδώ δεν ταιριάζει άλλη κατεύθυνση.
kingdomino-not-here = Το ντόμινο δεν χωρά εδώ.
kingdomino-move-pick = Διάλεξε: { $tile }
kingdomino-move-discard = Πέτα το ντόμινο { $number }
kingdomino-move-place = { $left } στο { $a }, { $right } στο { $b } ({ $gain })
quixo-board = Ταμπλό
quixo-cell =
    { $square }: { $symbol ->
        [cross] σταυρός
        [circle] κύκλος
       *[blank] κενός
    }{ $dot ->
        [yes] , δείχνει προς: { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , μπορείς να τον πάρεις
       *[no] { "" }
    }
quixo-row = Σειρά { $row }: { $cells }
quixo-cube-cross = σταυρός
quixo-cube-circle = κύκλος
quixo-cube-blank = κενός
quixo-choose-cube =
    { $symbol ->
        [cross] Πάρε έναν κύβο: κενό ή με σταυρό.
       *[circle] Πάρε έναν κύβο: κενό ή με κύκλο.
    }
quixo-choose-side = Από ποια πλευρά θα σπρωχτεί μέσα;
quixo-move =
    { $side ->
        [top] Κύβος { $from }, σπρώξιμο από πάνω
        [bottom] Κύβος { $from }, σπρώξιμο από κάτω
        [left] Κύβος { $from }, σπρώξιμο από αριστερά
       *[right] Κύβος { $from }, σπρώξιμο από δεξιά
    }
quixo-move-dot = η κουκκίδα δείχνει προς: { $player }
quixo-move-pass = Πάσο
quixo-must-pass = Δεν μπορείς να πάρεις κύβο: πάσο.
quixo-dot = Ποιον δείχνει η κουκκίδα
quixo-wins = κερδίζει
quixo-loses = Προσοχή: φτιάχνει γραμμή για την άλλη πλευρά!
triominos-table =
    { $count ->
        [one] Το τραπέζι με { $count } πούλι { $tiles }
       *[other] Το τραπέζι με { $count } πούλια { $tiles }
    }
triominos-spots = Μέρη όπου ταιριάζει το πούλι
triominos-points =
    { $bonus ->
        [bridge] { $points } πόντοι με γέφυρα
        [double] { $points } πόντοι με διπλή σύνδεση
        [hexagon] { $points } πόντοι με εξάγωνο
       *[none]
            { $points ->
                [one] { $points } πόντος
               *[other] { $points } πόντοι
            }
    }
triominos-choose-tile = Διάλεξε ένα πούλι από το χέρι σου.
triominos-choose-spot =
    { $count ->
        [one] Ταιριάζει σε { $count } μέρος.
       *[other] Ταιριάζει σε { $count } μέρη.
    }
triominos-fits-nowhere = Το { $tile } δεν ταιριάζει τώρα πουθενά.
triominos-must-draw = Κανένα πούλι σου δεν ταιριάζει: τράβα.
triominos-must-pass = Τίποτα δεν ταιριάζει και δεν έμεινε τίποτα να τραβήξεις: πάσο.
triominos-draw = Τράβα (−5), μένουν { $count }
triominos-pass = Πάσο (−10)
triominos-move-start = Βάλε πρώτο το { $tile }: { $points }
triominos-move-beside = Βάλε το { $tile } δίπλα στο { $beside }
triominos-move-lay = Βάλε το { $tile } δίπλα στο { $beside }: { $points }
dominoes-tile = { $left } και { $right }
dominoes-double = διπλό { $number }
dominoes-line =
    { $count ->
        [one] Η σειρά με { $count } πούλι: { $tiles }
       *[other] Η σειρά με { $count } πούλια: { $tiles }
    }
dominoes-ends = Τα ελεύθερα άκρα είναι { $left } αριστερά και { $right } δεξιά.
dominoes-end =
    { $end ->
        [left] Αριστερό άκρο: { $number }
        [right] Δεξί άκρο: { $number }
       *[start] Το πρώτο πούλι μπαίνει εδώ
    }
dominoes-choose-tile = Διάλεξε ένα πούλι που ταιριάζει.
dominoes-choose-end = Αριστερά ή δεξιά;
dominoes-fits-nowhere = Το { $tile } δεν ταιριάζει ούτε στο { $left } ούτε στο { $right }.
dominoes-must-start = Ο γύρος αρχίζει με { $tile }.
dominoes-must-draw = Τίποτα δεν ταιριάζει: τράβα.
dominoes-must-pass = Τίποτα δεν ταιριάζει και το απόθεμα είναι άδειο: πάσο.
dominoes-draw = Τράβα, μένουν { $count }
dominoes-pass = Πάσο
dominoes-sort =
    { $order ->
        [pips] Κατά σημεία
        [doubles] Πρώτα τα διπλά
        [own] Η δική μου σειρά
       *[drawn] Όπως τραβήχτηκαν
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } αριστερά, στο { $number }
        [right] { $tile } δεξιά, στο { $number }
       *[start] { $tile } ως πρώτο πούλι
    }
points-rounds-before = Προηγούμενοι γύροι
points-last-round = Ο τελευταίος γύρος
hand-tiles =
    { $count ->
        [one] { $count } πούλι στο χέρι
       *[other] { $count } πούλια στο χέρι
    }
round-to = Γύρος { $round }, ως τους { $target } πόντους
tool-resign-sure = Ναι, εγκαταλείπω οριστικά
since-play = Δείξε το στο ταμπλό
since-playing = Τι έγινε: { $at } από { $all }
since-skip = Παράλειψη
replay-link = Αντιγραφή συνδέσμου κίνησης
settings-install = Εγκατάσταση του Klots εδώ
settings-install-about = Παίρνει δικό του εικονίδιο και παράθυρο· κανόνες και μπλοκ πόντων ανοίγουν τότε χωρίς σύνδεση.
kingdomino-round = Γύρος { $round } από { $rounds }
kingdomino-game = Παιχνίδι { $game } από { $games }
bot-name-number = Υπολογιστής { $number } ({ $level })
new-delay = Οι θεατές βλέπουν τις κινήσεις
delay-none = αμέσως
delay-moves =
    { $count ->
        [one] { $count } κίνηση αργότερα
       *[other] { $count } κινήσεις αργότερα
    }
delay-seconds =
    { $count ->
        [one] { $count } δευτερόλεπτο αργότερα
       *[other] { $count } δευτερόλεπτα αργότερα
    }
notice-matched = Ήρθε κάποιος να παίξει μαζί σου.
notice-go = Στο τραπέζι
account-kind-session = Περιηγητής
account-kind-token = Πρόγραμμα
settings-push = Και όταν η σελίδα είναι κλειστή
settings-push-about = Η ειδοποίηση περνά από τον κατασκευαστή του περιηγητή σου, κενή και χωρίς κείμενο. Είναι ανενεργή μέχρι να την ενεργοποιήσεις.
notice-called = Είναι η σειρά σου.
