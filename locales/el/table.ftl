### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Το παιχνίδι δεν τελείωσε ακόμα.
refused-started = Το παιχνίδι έχει ήδη αρχίσει.
refused-not-started = Το παιχνίδι δεν άρχισε ακόμα.
refused-paused = Το παιχνίδι είναι σε παύση.
refused-not-paused = Το παιχνίδι δεν είναι σε παύση.
refused-not-seated = Δεν έχεις θέση σε αυτό το τραπέζι.
refused-seated = Κάθεσαι ήδη σε αυτό το τραπέζι.
refused-seat-taken = Η θέση { $seat } είναι πιασμένη.
refused-seat-free = Κανείς δεν κάθεται στη θέση { $seat }.
refused-seat-open = Η θέση { $seat } είναι ακόμα ελεύθερη.
refused-seats-taken = Μια θέση που θα αφαιρούνταν είναι πιασμένη.
refused-no-seat = Αυτό το τραπέζι δεν έχει θέση { $seat }.
refused-full = Όλες οι θέσεις είναι πιασμένες.
refused-invite = Το τραπέζι είναι ιδιωτικό: χρειάζεσαι τον σύνδεσμο πρόσκλησης.
refused-private = Το τραπέζι είναι ιδιωτικό: χρειάζεσαι τον σύνδεσμό του.
refused-host = Αυτό το κάνει μόνο ο οικοδεσπότης.
refused-forbidden = Δεν σου επιτρέπεται αυτό.
refused-not-ready = Περιμένουμε ακόμα τον παίκτη { $player }.
refused-clock = Αυτή η ρύθμιση χρόνου δεν γίνεται.
refused-clock-twice = { $seconds ->
    [one] Οι επιλογές δίνουν ήδη { $seconds } δευτερόλεπτο για κάθε κίνηση· δεν μπορεί να υπάρξει άλλο ρολόι.
   *[other] Οι επιλογές δίνουν ήδη { $seconds } δευτερόλεπτα για κάθε κίνηση· δεν μπορεί να υπάρξει άλλο ρολόι.
}
refused-no-clock = Εδώ δεν υπάρχει ρολόι: τα δευτερόλεπτα ανά κίνηση ισχύουν μόνο σε τραπέζι διακομιστή.
refused-delay = Οι θεατές μπορούν να μένουν πίσω το πολύ { $max } κινήσεις.
refused-delay-seconds = Οι θεατές μπορούν να μένουν πίσω το πολύ { $max } δευτερόλεπτα.
refused-name = Ένα όνομα πρέπει να έχει 1 έως { $max } χαρακτήρες.
refused-word = Η λέξη για το ανακάτεμα μπορεί να έχει το πολύ { $max } χαρακτήρες.
refused-chat-text = Ένα μήνυμα πρέπει να έχει 1 έως { $max } χαρακτήρες.
refused-chat-off = Η συνομιλία είναι κλειστή σε αυτό το τραπέζι· τα έτοιμα μηνύματα δουλεύουν.
refused-preset = Δεν υπάρχει μήνυμα «{ $preset }».
refused-team-chat = Δεν υπάρχει συνομιλία ομάδας σε αυτό το τραπέζι.
refused-stand-in = Ένα μποτ παίζει για σένα. Πάρε πρώτα πίσω τη θέση σου.
refused-not-replaced = Κανείς δεν παίζει για σένα.
refused-present = Ο παίκτης αυτής της θέσης είναι ακόμα εδώ.
refused-gone = Έχεις ήδη φύγει.
refused-out = Είσαι εκτός παιχνιδιού.
refused-time = Ο χρόνος σου τελείωσε.
refused-offer =
    { $offer ->
        [undo] Τώρα δεν υπάρχει τίποτα να αναιρεθεί.
        [draw] Τώρα δεν μπορείς να προτείνεις ισοπαλία.
        [pause] Τώρα δεν υπάρχει ρολόι να σταματήσει.
        [rematch] Μπορείς να προτείνεις ρεβάνς όταν τελειώσει το παιχνίδι.
       *[other] Τώρα δεν μπορείς να το προτείνεις.
    }
refused-offer-open = Αυτό έχει ήδη προταθεί.
refused-no-offer = Δεν υπάρχει τέτοια πρόταση για να απαντήσεις.
refused-stale = Στο μεταξύ κάτι έγινε: κοίτα ξανά.
refused-ahead = Αυτό δεν έχει γίνει ακόμη σε αυτό το τραπέζι.
refused-id-reused = Αυτό το αναγνωριστικό μηνύματος χρησιμοποιήθηκε για κάτι άλλο.
refused-move-id = Το αναγνωριστικό μηνύματος πρέπει να έχει 32 δεκαεξαδικά ψηφία.
refused-rated-bot = Τα βαθμολογούμενα παιχνίδια παίζονται χωρίς μποτ.
refused-rated-guest = Τα βαθμολογούμενα παιχνίδια χρειάζονται λογαριασμό.
refused-rated-device = Τα βαθμολογούμενα παιχνίδια παίζονται σε ξεχωριστές συσκευές.
refused-rated-hint = Στα βαθμολογούμενα παιχνίδια δεν υπάρχουν υποδείξεις.
refused-rated-late = Κανείς δεν μπορεί να μπει σε βαθμολογούμενο παιχνίδι μετά την έναρξη.

## Refusals of the server

refused-nobody = Δεν έχεις συνδεθεί.
refused-not-found = Εδώ δεν υπάρχει τίποτα.
refused-rate = Πολλά αιτήματα μαζί. Περίμενε λίγο.
refused-origin = Αυτό το αίτημα ήρθε από άλλον ιστότοπο.
refused-malformed = Το μήνυμα δεν διαβάζεται (γραμμή { $line }, στήλη { $column }).
refused-too-large = Το μήνυμα ξεπερνά τα { $max } byte.
refused-query = Αυτή η διεύθυνση δεν είναι έγκυρη.
refused-hello-first = Μια σύνδεση πρέπει να αρχίζει με hello.
refused-unavailable = Κάτι πήγε στραβά στον διακομιστή.
refused-recovery = Αυτός ο σύνδεσμος ανάκτησης δεν ισχύει ή έχει λήξει.
refused-no-account = Δεν έχεις λογαριασμό.
refused-has-account = Έχεις ήδη λογαριασμό.
refused-account-name = Το όνομα χρήστη πρέπει να έχει 3 έως 24 χαρακτήρες από a–z, 0–9, - και _.
refused-account-taken = Αυτό το όνομα χρήστη είναι πιασμένο.
refused-password = Λάθος όνομα χρήστη ή κωδικός.
refused-old-password = Ο τρέχων κωδικός είναι λάθος.
refused-push-off = Αυτός ο διακομιστής δεν στέλνει ειδοποιήσεις push.
refused-push-address = Αυτός ο διακομιστής δεν χρησιμοποιεί αυτή την υπηρεσία ειδοποιήσεων.
refused-password-length = Ο κωδικός πρέπει να έχει { $min } έως { $max } χαρακτήρες.

## The log of a table

told-table-configured = Οι ρυθμίσεις του τραπεζιού άλλαξαν.
told-table-sat = { $name } μπήκε στο παιχνίδι.
told-table-left = Η θέση { $seat } είναι ελεύθερη.
told-table-renamed = Νέο όνομα: { $name }.
told-table-bot =
    { $level ->
        [random] Μπήκε ένα μποτ που παίζει στην τύχη.
       *[other] Μπήκε ένα μποτ ({ $level }).
    }
told-table-bot-named = { $player } μπήκε στο παιχνίδι ({ $level }).
told-table-started = Το παιχνίδι αρχίζει.
told-table-undone = { $player } αναίρεσε την τελευταία κίνηση.
told-table-offered =
    { $offer ->
        [undo] { $player } ζητά αναίρεση της τελευταίας κίνησης.
        [draw] { $player } προτείνει ισοπαλία.
        [pause] { $player } ζητά διάλειμμα.
        [rematch] { $player } προτείνει ρεβάνς.
       *[other] { $player } κάνει μια πρόταση.
    }
told-table-accepted = { $player } συμφωνεί.
told-table-declined = { $player } δεν συμφωνεί.
told-table-withdrawn = { $player } αποσύρει την πρόταση.
told-table-paused = Διάλειμμα: το ρολόι σταμάτησε.
told-table-resumed = Το παιχνίδι συνεχίζεται.
told-table-frozen = Το ρολόι σταμάτησε: ο διακομιστής κλείνει ή δεν ήταν διαθέσιμος.
told-table-thawed = Το ρολόι τρέχει ξανά.
told-table-flagged = Τελείωσε ο χρόνος του παίκτη { $player }.
told-table-resigned = { $player } εγκατέλειψε.
told-table-abandoned = { $player } έφυγε.
told-table-took-over = Ένα μποτ παίζει στη θέση του παίκτη { $player }.
told-table-handed-back = { $player } επέστρεψε στο παιχνίδι.
told-table-finished =
    { $cause ->
        [flagged] Το παιχνίδι τελείωσε: έληξε ο χρόνος ενός παίκτη.
        [resigned] Το παιχνίδι τελείωσε: ένας παίκτης εγκατέλειψε.
        [agreed] Το παιχνίδι έληξε ισόπαλο με συμφωνία.
        [abandoned] Το παιχνίδι έμεινε στη μέση.
       *[other] Το παιχνίδι τελείωσε.
    }
told-table-revealed = Το μυστικό του ανακατέματος φανερώθηκε: κάθε κλήρωση μπορεί να ελεγχθεί.
told-table-rematch = Η ρεβάνς παίζεται σε νέο τραπέζι.
score-forfeit = Οι άλλοι εγκατέλειψαν ή τους τελείωσε ο χρόνος
