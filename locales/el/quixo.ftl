told-quixo-starts =
    { $symbol ->
        [cross] { $player } κάνει την πρώτη κίνηση και παίζει με σταυρό.
       *[circle] { $player } κάνει την πρώτη κίνηση και παίζει με κύκλο.
    }
told-quixo-push =
    { $ends ->
        [win] { $player } σπρώχνει τον { $from } στο { $to } και κερδίζει με γραμμή.
        [loss] { $player } σπρώχνει τον { $from } στο { $to } και φτιάχνει γραμμή για την άλλη πλευρά.
        [draw] { $player } σπρώχνει τον { $from } στο { $to }: ισοπαλία.
       *[no] { $player } σπρώχνει τον { $from } στο { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player } σπρώχνει τον { $from } στο { $to } και κερδίζει με γραμμή.
        [loss] { $player } σπρώχνει τον { $from } στο { $to } και φτιάχνει γραμμή για την άλλη πλευρά.
        [draw] { $player } σπρώχνει τον { $from } στο { $to }: ισοπαλία.
       *[no]
            { $dot ->
                [self] { $player } σπρώχνει τον { $from } στο { $to } και κρατά την κουκκίδα.
               *[partner] { $player } σπρώχνει τον { $from } στο { $to } και δίνει την κουκκίδα στο ταίρι.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } δεν έχει κύβο να πάρει και πάει πάσο: ισοπαλία.
       *[no] { $player } δεν έχει κύβο να πάρει και πάει πάσο.
    }
refused-quixo-over = Το παιχνίδι τελείωσε.
refused-quixo-lot-first = Δεν κληρώθηκε ακόμα ποιος παίζει πρώτος.
refused-quixo-lot-drawn = Έχει ήδη κληρωθεί ποιος παίζει πρώτος.
refused-quixo-never-pass = Με δύο παίκτες κανείς δεν πάει πάσο.
refused-quixo-pass-with-cube = Πάσο πας μόνο αν δεν υπάρχει κύβος που να μπορείς να πάρεις.
refused-quixo-not-border = Το { $square } δεν είναι στην άκρη.
refused-quixo-other-symbol = Το { $square } δείχνει το σύμβολο της άλλης πλευράς.
refused-quixo-other-dot = Η κουκκίδα του { $square } δείχνει προς: { $player }.
refused-quixo-same-place = Ο κύβος δεν επιστρέφει εκεί από όπου βγήκε.
refused-quixo-not-an-end = Κύβος από το { $from } δεν μπαίνει στο { $to }: διάλεξε άκρο της σειράς ή της στήλης του.
refused-quixo-no-dots = Κουκκίδες υπάρχουν μόνο με τέσσερις παίκτες.
refused-quixo-dot-at-partner = Η κουκκίδα πρέπει να δείχνει εσένα ή το ταίρι σου.
refused-quixo-three = Το Quixo είναι για δύο παίκτες, ή για τέσσερις σε ομάδες.
refused-quixo-endless = Χωρίς όριο κινήσεων και χωρίς ισοπαλία λόγω επανάληψης ένα παιχνίδι μπορεί να μην τελειώσει ποτέ.
refused-quixo-position =
    { $why ->
        [lot] Πριν την κλήρωση το ταμπλό είναι κενό και τίποτα δεν έχει μετακινηθεί.
        [moves] Τόσοι κύβοι δεν γυρίζουν με τόσο λίγες κινήσεις.
        [past] Τα προηγούμενα ταμπλό δεν οδηγούν σε αυτό.
        [line] Το παιχνίδι είχε τελειώσει πριν από αυτή τη θέση.
       *[last] Η τελευταία κίνηση δεν οδηγεί σε αυτή τη θέση.
    }
text-quixo-square = Εδώ χρειάζεται ένα κελί από a1 έως { $last }.
text-quixo-cube =
    { $seats ->
        [4] Ο κύβος γράφεται «.» αν είναι κενός, αλλιώς με τη θέση όπου δείχνει η κουκκίδα του, 0 έως 3.
       *[other] Ο κύβος γράφεται «.» αν είναι κενός, «x» για σταυρό, «o» για κύκλο.
    }
score-quixo-own-line = Γραμμή της ίδιας πλευράς
score-quixo-line-by-other = Γραμμή που έφτιαξε η άλλη πλευρά
option-quixo-board = Ταμπλό
option-quixo-board-about = Κύβοι σε μια σειρά: 5 είναι το κανονικό παιχνίδι, 3 και 4 τα μικρά.
option-quixo-move-cap = Μέγιστη διάρκεια
option-quixo-move-cap-about = Μετά από τόσες κινήσεις το παιχνίδι λήγει ισόπαλο· 0 για χωρίς όριο.
option-quixo-repetition = Ισοπαλία λόγω επανάληψης
option-quixo-repetition-about = Μια θέση που έρχεται τρίτη φορά τελειώνει το παιχνίδι με ισοπαλία.
option-quixo-move-seconds = Δευτερόλεπτα ανά κίνηση
option-quixo-move-seconds-about = Όποιος αργεί περισσότερο χάνει· 0 για χωρίς όριο.
option-quixo-partners-may-consult = Τα ταίρια μιλούν μεταξύ τους
option-quixo-partners-may-consult-about = Ανοίγει ιδιωτική συνομιλία για κάθε ομάδα.
