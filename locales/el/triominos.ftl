option-triominos-hexagons = Πολλά εξάγωνα μαζί
option-triominos-hexagons-about = Πόσους πόντους δίνει ένα πούλι που συμπληρώνει πάνω από ένα εξάγωνο.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, όσα κι αν είναι
option-triominos-hexagons-is-each = 50 για το καθένα
option-triominos-target = Πόντοι για τη νίκη
option-triominos-target-about = Ο αγώνας τελειώνει μετά τον γύρο όπου κάποιος τους έφτασε.
option-triominos-rounds = Γύροι το πολύ
option-triominos-rounds-about = Ο αγώνας τελειώνει μετά από τόσους γύρους, ακόμα κι αν κανείς δεν έφτασε τους πόντους.
option-triominos-solo-hand = Πούλια στο χέρι με έναν παίκτη
option-triominos-solo-hand-about = Με 0 κάθε πούλι τραβιέται από το απόθεμα.
option-triominos-solo-draws = Πόσα τραβιούνται με έναν παίκτη
option-triominos-solo-draws-about = Με λιγότερα τα αποτελέσματα συγκρίνονται· το 20 είναι καλός αριθμός. Με 55 δεν υπάρχει όριο.
refused-triominos-over = Ο αγώνας τελείωσε.
refused-triominos-luck-first = Εκκρεμεί ακόμα ένα τράβηγμα ή μια μοιρασιά.
refused-triominos-no-luck = Τώρα δεν μοιράζεται ούτε τραβιέται τίποτα.
refused-triominos-start = Ο γύρος αρχίζει με { $tile } στη μέση του τραπεζιού.
refused-triominos-must-lay = Το { $tile } που τράβηξες ταιριάζει και πρέπει να μπει τώρα.
refused-triominos-held-before = Τράβηξες: το { $tile }, που το είχες από πριν, δεν μπαίνει αυτή τη φορά.
refused-triominos-pool-empty = Δεν έμεινε τίποτα να τραβήξεις.
refused-triominos-draws-used = { $count ->
    [0] Σε αυτό το παιχνίδι δεν τραβιέται κανένα πούλι.
    [one] Το ένα πούλι που επιτρέπεται τραβήχτηκε ήδη.
   *[other] Και τα { $count } πούλια που επιτρέπονται τραβήχτηκαν ήδη.
}
refused-triominos-must-draw = { $count ->
    [one] Δεν πας πάσο: υπάρχει ακόμα ένα πούλι να τραβήξεις.
   *[other] Δεν πας πάσο: υπάρχουν ακόμα { $count } πούλια να τραβήξεις.
}
refused-triominos-not-in-hand = Το { $tile } δεν είναι στο χέρι σου.
refused-triominos-covered = Εκεί υπάρχει ήδη πούλι.
refused-triominos-no-side = Δίπλα σε αυτή τη θέση δεν υπάρχει πούλι.
refused-triominos-corner = Εκείνη η γωνία δείχνει { $shows }, όχι { $not }.
refused-triominos-hand-size = Στη θέση { $seat } μοιράστηκαν { $count } πούλια αντί για { $expected }.
refused-triominos-not-in-pool = Το { $tile } δεν είναι στο απόθεμα.
refused-triominos-tile-twice = Το { $tile } αναφέρεται δύο φορές.
refused-triominos-table = Το { $tile } δεν μπορεί να βρίσκεται εκεί.
refused-triominos-impossible-position = Αυτή η θέση δεν μπορεί να προκύψει ({ $why }).
text-triominos-tile = Δεν υπάρχει πούλι { $text }: οι αριθμοί είναι από 0 έως 5 και αυξάνουν δεξιόστροφα.
text-triominos-stage = Το «{ $text }» δεν είναι κανένα από τα deal, start, play, draw, over.
text-triominos-too-many = Κρατιούνται περισσότερα πούλια από όσα υπάρχουν.
told-triominos-dealt = Γύρος { $round }: μοιράστηκε· αρχίζει { $player }.
told-triominos-turned-up = Ανοίγει το { $tile }: πόντοι { $points }.
told-triominos-starts = { $player } αρχίζει με { $tile }: πόντοι { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player } βάζει { $tile } και χτίζει γέφυρα: πόντοι { $points }.
    [double] { $player } βάζει { $tile } ανάμεσα σε άλλα δύο: πόντοι { $points }.
    [hexagon] { $player } βάζει { $tile } και κλείνει εξάγωνο: πόντοι { $points }.
   *[none] { $player } βάζει { $tile }: πόντοι { $points }.
}{ $ends ->
    [out] { " " }Ήταν το τελευταίο πούλι: ο γύρος τελείωσε.
    [blocked] { " " }Κανείς δεν μπορεί να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } τραβά ένα πούλι.
   *[other] { $player } τραβά πούλι, το { $count }ο αυτή τη φορά.
}
told-triominos-drew = { $missed ->
    [yes] Δεν ταιριάζει, και η σειρά περνά.
   *[no] { $player } τράβηξε ένα πούλι.
}{ $ends ->
    [blocked] { " " }Κανείς δεν μπορεί να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } τράβηξε { $tile }. Δεν ταιριάζει, και η σειρά περνά.
   *[no] { $player } τράβηξε { $tile }.
}{ $ends ->
    [blocked] { " " }Κανείς δεν μπορεί να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
told-triominos-passes = { $player } πάει πάσο: πόντοι { $points }.{ $ends ->
    [blocked] { " " }Κανείς δεν μπορεί ή δεν θέλει να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
score-triominos-tiles = Πούλια που μπήκαν
score-triominos-starts = Πρώτα πούλια
score-triominos-bridges = Γέφυρες
score-triominos-doubles = Διπλές συνδέσεις
score-triominos-hexagons = Εξάγωνα
score-triominos-draws = Τραβήγματα
score-triominos-misses = Φορές χωρίς τοποθέτηση
score-triominos-outs = Άδεια χέρια
score-triominos-hands = Ό,τι έμεινε στα χέρια
reason-triominos-start = Είναι το αρχικό πούλι.
reason-triominos-last-tile = Είναι το τελευταίο σου πούλι: ο γύρος είναι δικός σου.
reason-triominos-points = { $bonus ->
    [bridge] Πόντοι με γέφυρα: { $points }.
    [double] Πόντοι με διπλή σύνδεση: { $points }.
    [hexagon] Πόντοι με εξάγωνο: { $points }.
   *[none] Πόντοι: { $points }.
}
reason-triominos-allows-bonus = { $count ->
    [one] Αφήνει ένα μέρος όπου κάποιος άλλος μπορεί να πάρει επιπλέον πόντους.
   *[other] Αφήνει { $count } μέρη όπου άλλοι μπορούν να πάρουν επιπλέον πόντους.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Κλείνει ένα μέρος για επιπλέον πόντους.
   *[other] Κλείνει { $count } μέρη για επιπλέον πόντους.
}
reason-triominos-narrows = { $count ->
    [0] Κανένα πούλι που μπορεί να έχουν οι άλλοι δεν ταιριάζει πια.
    [one] Μόνο ένα πούλι που μπορεί να έχουν οι άλλοι ταιριάζει ακόμα.
   *[other] Μόνο { $count } πούλια που μπορεί να έχουν οι άλλοι ταιριάζουν ακόμα.
}
reason-triominos-goes-on = { $count ->
    [0] Μετά δεν ταιριάζει τίποτα από το χέρι σου.
    [one] Μετά ταιριάζει ένα πούλι από το χέρι σου.
   *[other] Μετά ταιριάζουν { $count } πούλια από το χέρι σου.
}
reason-triominos-draws-to-wait = Τα πούλια σου αξίζουν περισσότερο αργότερα: το τράβηγμα κοστίζει λιγότερο από το να βάλεις τώρα.
reason-triominos-must-draw = Τίποτα στο χέρι σου δεν ταιριάζει.
reason-triominos-passes-to-wait = Το πάσο κοστίζει λιγότερο από το να βάλεις τώρα.
reason-triominos-must-pass = Τίποτα στο χέρι σου δεν ταιριάζει και δεν έμεινε τίποτα να τραβήξεις.
