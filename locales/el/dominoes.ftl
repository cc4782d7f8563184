option-dominoes-starter-draws = Όποιος αρχίζει τραβά δεύτερο πούλι
option-dominoes-starter-draws-about = Όποιος αρχίζει με διπλό και δεν έχει πούλι που να ταιριάζει, τραβά μέχρι να βρει. Στο φυλλάδιο τότε δεν προστίθεται τίποτα.
option-dominoes-may-draw-anyway = Το τράβηγμα επιτρέπεται πάντα
option-dominoes-may-draw-anyway-about = Μπορείς να τραβήξεις, ακόμα κι αν έχεις πούλι που ταιριάζει. Στο φυλλάδιο όποιος μπορεί να παίξει πρέπει να παίξει.
option-dominoes-match = Αγώνας με πολλούς γύρους
option-dominoes-match-about = Όποιος κερδίζει έναν γύρο παίρνει τα σημεία που έμειναν στα άλλα χέρια, με τα διπλά μετρημένα μία φορά, μέχρι να φτάσει κάποιος τον στόχο.
option-dominoes-target = Στόχος
option-dominoes-target-about = Το σύνολο που κερδίζει τον αγώνα.
refused-dominoes-round-over = Ο γύρος τελείωσε.
refused-dominoes-drawing = Τώρα τραβιέται ένα πούλι.
refused-dominoes-start = Ο γύρος αρχίζει με { $tile }.
refused-dominoes-started = Η σειρά έχει ήδη αρχίσει.
refused-dominoes-not-held = Δεν έχεις το { $tile }.
refused-dominoes-drawn-tile = Τράβηξες { $drawn } και ταιριάζει: παίξε το.
refused-dominoes-equal-ends = Και τα δύο άκρα δείχνουν { $right }: το { $tile } παίζεται μόνο με έναν τρόπο.
refused-dominoes-other-end = Το { $tile } ταιριάζει μόνο στο άλλο άκρο.
refused-dominoes-second = Το δεύτερο πούλι πρέπει να ταιριάζει με το αρχικό διπλό· το { $tile } δεν ταιριάζει.
refused-dominoes-no-match = Το { $tile } δεν ταιριάζει στα ελεύθερα άκρα, { $left } και { $right }.
refused-dominoes-stock-empty = Δεν έμεινε τίποτα να τραβήξεις.
refused-dominoes-must-lay = Έχεις πούλι που ταιριάζει: παίξε το.
refused-dominoes-must-draw = Υπάρχουν ακόμα πούλια: τράβα πριν πας πάσο.
refused-dominoes-no-luck = Τώρα δεν τραβιέται τίποτα.
refused-dominoes-not-in-stock = Το { $tile } δεν είναι στο απόθεμα.
refused-dominoes-tile-twice = Το { $tile } υπάρχει δύο φορές.
refused-dominoes-deal = Όλοι παίρνουν { $count } πούλια.
refused-dominoes-hands = Το «{ $field }» χρειάζεται ένα χέρι για καθεμία από τις { $seats } θέσεις.
refused-dominoes-position-field = Το «{ $field }» λείπει, δόθηκε δύο φορές, είναι άγνωστο ή δεν διαβάζεται.
refused-dominoes-position = { $why ->
    [tiles] Κάποιο πούλι είναι σε δύο μέρη.
    [line] Τα πούλια της σειράς δεν ταιριάζουν μεταξύ τους.
    [hands] Ένα χέρι έχει αδύνατο μέγεθος.
    [stage] Αυτό που ακολουθεί δεν συμφωνεί με τη σειρά και τα χέρια.
    [drawn] Τα πούλια που τραβήχτηκαν δεν συμφωνούν με τη σειρά και τα χέρια.
    [known] Αυτό που είναι γνωστό για ένα χέρι δεν ισχύει.
    [totals] Κανένας αγώνας δεν έχει αυτούς τους γύρους και τα σύνολα.
    [last] Ο προηγούμενος γύρος δεν μπορεί να τελείωσε έτσι.
   *[other] Αυτή η θέση δεν μπορεί να υπάρξει.
}
text-dominoes-tile = Στήλη { $column }: εδώ έπρεπε να υπάρχει πούλι όπως 9-4.
text-dominoes-which-end = Στήλη { $column }: το { $tile } ταιριάζει και στα δύο άκρα· γράψε left ή right.
told-dominoes-deal = Γύρος { $round }: όλοι παίρνουν { $count } πούλια.
told-dominoes-start = { $player } αρχίζει με { $tile }.
told-dominoes-lay = { $player } παίζει { $tile }. Ελεύθερα άκρα: { $left } και { $right }.
told-dominoes-out = { $player } παίζει { $tile } και δεν έχει άλλο πούλι.
told-dominoes-block = { $player } παίζει { $tile } και κανείς δεν μπορεί να παίξει άλλο.
told-dominoes-draw = { $player } τραβά.
told-dominoes-drew = { $player } παίρνει { $tile }.
told-dominoes-drew-hidden = { $player } παίρνει ένα πούλι.
told-dominoes-pass = { $player } πάει πάσο: ούτε { $left } ούτε { $right }.
score-dominoes-left = { $tile } έμεινε στο χέρι
score-dominoes-double-left = { $tile } έμεινε στο χέρι· το διπλό μετρά μία φορά
score-dominoes-earlier = { $count ->
    [one] Ο πρώτος γύρος
   *[other] Οι πρώτοι { $count } γύροι
}
score-dominoes-hand = Γύρος { $round }: έμειναν στο χέρι – { $player }
reason-dominoes-out = Είναι το τελευταίο σου πούλι: ο γύρος είναι δικός σου.
reason-dominoes-starves = { $player } δεν μπορεί να έχει κάτι που να ταιριάζει.
reason-dominoes-lacks = { $player } δεν είχε { $number } και από τότε δεν τράβηξε κανένα.
reason-dominoes-rare = { $count ->
    [0] Έξω από το χέρι σου δεν μένει άλλο { $number }.
    [one] Έξω από το χέρι σου μένει μόνο { $count } πούλι με { $number }.
   *[other] Έξω από το χέρι σου μένουν μόνο { $count } πούλια με { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Μετά ταιριάζει { $count } πούλι από το χέρι σου.
   *[other] Μετά ταιριάζουν { $count } πούλια από το χέρι σου.
}
reason-dominoes-keeps-none = Μετά δεν ταιριάζει κανένα πούλι σου.
reason-dominoes-double = Τα διπλά φεύγουν δύσκολα αργότερα.
reason-dominoes-draw = Τίποτα στο χέρι σου δεν ταιριάζει.
reason-dominoes-pass = Τίποτα δεν ταιριάζει και δεν έμεινε τίποτα να τραβήξεις.
