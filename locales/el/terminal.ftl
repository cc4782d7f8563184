### What only the terminal says.

## The terminal

terminal-which-game = Ποιο παιχνίδι;
terminal-how-many = Πόσοι παίκτες;
terminal-which-level = Πόσο δυνατοί να είναι οι αντίπαλοι;
terminal-go-on = Συνέχισε: { $name }
terminal-choose = { $count ->
    [1] Γράψε 1.
   *[other] Γράψε έναν αριθμό από 1 έως { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } πούλι
   *[other] { $count } πούλια
})
terminal-hand = Τα πούλια σου: { $tiles }
terminal-your-move = { $count ->
    [1] Η σειρά σου: υπάρχει μόνο μία κίνηση. Γράψε 1, ή ? για βοήθεια.
   *[other] Η σειρά σου: γράψε αριθμό από 1 έως { $count }, ή ? για βοήθεια.
}
terminal-plain-help = Γράψε έναν αριθμό ή μια κίνηση. Άλλες εντολές: hint (υπόδειξη), undo (αναίρεση), board (ταμπλό), log (ιστορικό), quit (έξοδος). Το παιχνίδι αποθηκεύεται όταν βγεις.
terminal-curtain = Δώσε το πληκτρολόγιο στον παίκτη { $player }. { $player }, πάτησε Enter.
terminal-saved = Αποθηκεύτηκε στο { $file }.
terminal-over = Το παιχνίδι τελείωσε.
terminal-thinking = { $player } σκέφτεται…
terminal-too-small = Το τερματικό έχει { $columns } στήλες και { $rows } γραμμές· το Klots χρειάζεται τουλάχιστον 80 και 24.
terminal-keys-game = ↑↓ Enter παίξε · r γύρισε · / φίλτρο · o άλλοι · h υπόδειξη · u αναίρεση · ? βοήθεια · q έξοδος
terminal-keys-menu = ↑↓ διάλεξε · ←→ άλλαξε · Enter έναρξη · q έξοδος
terminal-keys-replay = ←→ βήμα · Home End · q έξοδος
terminal-moves = Κινήσεις
terminal-log = Ιστορικό
terminal-players = Παίκτες
terminal-filter = Φίλτρο: { $text }
terminal-menu-title = Klots
terminal-menu-game = Παιχνίδι
terminal-menu-seats = Παίκτες
terminal-menu-level = Αντίπαλοι
terminal-menu-persons = Άτομα σε αυτό το τερματικό
terminal-menu-start = Έναρξη
terminal-help = Η λίστα δείχνει κάθε επιτρεπτή κίνηση. Με ↑ και ↓ διαλέγεις μία, που σημειώνεται στο ταμπλό· το r πάει στην επόμενη κίνηση στο ίδιο σημείο. Το Enter την παίζει. Το / και γράμματα φιλτράρουν τη λίστα, το Esc τα δείχνει πάλι όλα. Κάνε κλικ στο ταμπλό για να δεις τις κινήσεις σε εκείνο το σημείο. Το o δείχνει το μέρος των άλλων παικτών, το h υποδείξεις, το u αναιρεί, το q αποθηκεύει και βγαίνει.
terminal-step = Συμβάν { $number } από { $count }
refused-undo = Δεν υπάρχει τίποτα να αναιρεθεί: έγινε κλήρωση από τότε, ή δεν παίχτηκε τίποτα.
refused-no-hint = Τώρα δεν έχεις κάτι να αποφασίσεις.
refused-bot = Δεν υπάρχει μποτ «{ $bot }». Υπάρχουν: { $possible }.
refused-save-players = Το αποθηκευμένο παιχνίδι δεν λέει ποιος παίζει σε κάθε θέση.
save-damaged = Το αποθηκευμένο παιχνίδι είναι κατεστραμμένο και μπήκε στην άκρη ως { $file }: { $cause }
terminal-more = { $count ->
    [one] { $count } γραμμή ακόμα: ↓
   *[other] { $count } γραμμές ακόμα: ↓
}
terminal-turn-of = Παίζει { $player }.
terminal-keys-log = l ιστορικό
terminal-keys-live = ↑↓ Enter παίξε · / φίλτρο · o άλλοι · h υπόδειξη · l ιστορικό · c συνομιλία · u αναίρεση · y ναι · n όχι · ? βοήθεια · q έξοδος
terminal-help-live = Παίζεις σε τραπέζι ενός διακομιστή. Η λίστα δείχνει κάθε επιτρεπτή κίνηση: με ↑ και ↓ διαλέγεις μία, το Enter την παίζει, το / και γράμματα φιλτράρουν. Το h δείχνει τις καλύτερες κινήσεις, το l το ιστορικό, το o το μέρος των άλλων παικτών. Το c ανοίγει τη συνομιλία, το u ζητά αναίρεση, το d προτείνει ισοπαλία, το p ζητά διάλειμμα ή το τελειώνει, τα y και n απαντούν σε ό,τι ζητά κάποιος, το g εγκαταλείπει. Μετά το παιχνίδι το a προτείνει ρεβάνς. Το q βγαίνει· το τραπέζι μένει, και η ίδια εντολή σε φέρνει πίσω στη θέση σου.
terminal-plain-help-live = Γράψε έναν αριθμό ή μια κίνηση. Τα say 1 έως say 8 στέλνουν ένα έτοιμο μήνυμα, το say με κείμενο στέλνει δικό σου· το undo ζητά αναίρεση, το draw προτείνει ισοπαλία, το pause ζητά διάλειμμα ή το τελειώνει, τα yes και no απαντούν· το hint δείχνει τις καλύτερες κινήσεις· τα board, log και presets δείχνουν το ταμπλό, το ιστορικό και τα έτοιμα μηνύματα· το resign εγκαταλείπει· μετά το παιχνίδι το again προτείνει ρεβάνς· το quit βγαίνει, και η ίδια εντολή σε φέρνει πίσω.

## A table of a server

live-table = { $game } στο { $server }
live-seated = Κάθεσαι στη θέση { $number } ως { $name }.
live-watching = Παρακολουθείς το παιχνίδι.
live-waiting = { $count ->
    [one] Αναμονή: { $count } θέση είναι ελεύθερη.
   *[other] Αναμονή: { $count } θέσεις είναι ελεύθερες.
}
live-waiting-ready = Αναμονή μέχρι να ετοιμαστούν όλοι.
live-paused = Το παιχνίδι είναι σε παύση.
live-lost = Η σύνδεση χάθηκε· νέα προσπάθεια…
live-back = Η σύνδεση επανήλθε.
live-restart = Ο διακομιστής επανεκκινεί και θα επιστρέψει σε { $seconds ->
    [one] { $seconds } δευτερόλεπτο
   *[other] { $seconds } δευτερόλεπτα
}.
live-said = { $name }: { $text }
live-said-team = { $name } (στον συμπαίκτη): { $text }
live-asked = { $player } ζητά κάτι: yes (ναι) ή no (όχι);
live-again-key = Ρεβάνς: [a], έξοδος: [q].
live-again-word = Γράψε again για ρεβάνς ή quit για έξοδο.
live-resign-sure = Θέλεις στ’ αλήθεια να εγκαταλείψεις; Εγκατάλειψη: [y], συνέχεια: κάθε άλλο πλήκτρο.
live-choose-preset = Τι θέλεις να πεις;
live-left = Το τραπέζι μένει: το «{ $command }» σε φέρνει πίσω.
refused-live-link = Το «{ $link }» δεν είναι σύνδεσμος τραπεζιού. Ένας σύνδεσμος μοιάζει με { $example }
refused-live-server = Τίποτα δεν απαντά στο { $server }.
refused-live-stranger = Αυτό που απαντά στο { $server } δεν είναι διακομιστής Klots, ή είναι άλλης έκδοσης.
refused-live-table = Δεν υπάρχει τέτοιο τραπέζι στο { $server }: ο σύνδεσμος ίσως είναι παλιός ή ελλιπής.
refused-live-lost = Η σύνδεση με το { $server } χάθηκε και δεν επανήλθε.
refused-live-session = Αυτή η συνεδρία έληξε· μπες ξανά.

## Games that are over
save-foreign = Το «{ $file }» δεν είναι αποθηκευμένο παιχνίδι και δεν άλλαξε. { $cause }
terminal-kept = Το παιχνίδι αποθηκεύτηκε στο { $file }· το διαβάζουν τα klots replay και klots analyse.
terminal-keys-over = p αποτέλεσμα · v ανασκόπηση · l ιστορικό · o άλλοι · n ξανά · q έξοδος
