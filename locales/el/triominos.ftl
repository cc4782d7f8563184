### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Ταίριαξε τριγωνικά πούλια στις γωνίες, χτίσε γέφυρες και κλείσε εξάγωνα.
rules-intro-triominos = Βάλε τριγωνικά πούλια πλευρά με πλευρά, μάζεψε πόντους για κάθε πούλι και περισσότερους για γέφυρες και εξάγωνα.

## play: options

option-triominos-hexagons = Πολλά εξάγωνα μαζί
option-triominos-hexagons-about = Πόσους πόντους δίνει ένα πούλι που συμπληρώνει πάνω από ένα εξάγωνο.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, όσα κι αν είναι
option-triominos-hexagons-is-each = 50 για το καθένα
option-triominos-target = Στόχος πόντων
option-triominos-target-about = Ο αγώνας τελειώνει μετά τον γύρο όπου κάποιος φτάσει τόσους πόντους.
option-triominos-rounds = Μέγιστοι γύροι (0 = ∞)
option-triominos-rounds-about = Ο αγώνας τελειώνει μετά από τόσους γύρους, ακόμα κι αν κανείς δεν έφτασε τον στόχο· το 0 σημαίνει χωρίς όριο.
option-triominos-solo-hand = Πούλια στο χέρι με έναν παίκτη
option-triominos-solo-hand-about = Με 0 κάθε πούλι τραβιέται από το απόθεμα.
option-triominos-solo-draws = Πόσα πούλια τραβάς με έναν παίκτη
option-triominos-solo-draws-about = Με ένα όριο τα αποτελέσματα συγκρίνονται· το 20 είναι καλός αριθμός. Το 55 σημαίνει χωρίς όριο.

## play: log

told-triominos-dealt = Γύρος { $round }: τα πούλια μοιράστηκαν· αρχίζει { $player }.
told-triominos-turned-up = Ανοίγει το { $tile }: { $points } πόντοι.
told-triominos-starts = { $player } αρχίζει με { $tile }: { $points } πόντοι.
told-triominos-lays = { $bonus ->
    [bridge] { $player } βάζει { $tile } και χτίζει γέφυρα: { $points } πόντοι.
    [double] { $player } βάζει { $tile } με διπλή σύνδεση: { $points } πόντοι.
    [hexagon] { $player } βάζει { $tile } και κλείνει εξάγωνο: { $points } πόντοι.
    [hexagons2] { $player } βάζει { $tile } και κλείνει δύο εξάγωνα: { $points } πόντοι.
    [hexagons3] { $player } βάζει { $tile } και κλείνει τρία εξάγωνα: { $points } πόντοι.
   *[none] { $points ->
        [one] { $player } βάζει { $tile }: { $points } πόντος.
       *[other] { $player } βάζει { $tile }: { $points } πόντοι.
    }
}{ $ends ->
    [out] { " " }Ήταν το τελευταίο πούλι: ο γύρος τελείωσε.
    [blocked] { " " }Κανείς δεν μπορεί να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } τραβά ένα πούλι.
    [2] { $player } τραβά δεύτερο πούλι.
    [3] { $player } τραβά τρίτο πούλι.
   *[other] { $player } τραβά ξανά (πούλι { $count } αυτή τη φορά).
}
told-triominos-drew = { $missed ->
    [yes] Το πούλι δεν ταιριάζει και παίζει ο επόμενος.
   *[no] { $player } τράβηξε ένα πούλι.
}{ $ends ->
    [blocked] { " " }Κανείς δεν μπορεί να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player } τράβηξε { $tile }. Δεν ταιριάζει και παίζει ο επόμενος.
   *[no] { $player } τράβηξε { $tile }.
}{ $ends ->
    [blocked] { " " }Κανείς δεν μπορεί να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
told-triominos-passes = { $player } πάει πάσο: { $points } πόντοι.{ $ends ->
    [blocked] { " " }Κανείς δεν μπορεί ή δεν θέλει να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = Άρχισε με { $tile }: { $points } πόντοι
may-triominos-lays = { $bonus ->
    [bridge] Βάλε { $tile } και χτίσε γέφυρα: { $points } πόντοι
    [double] Βάλε { $tile } με διπλή σύνδεση: { $points } πόντοι
    [hexagon] Βάλε { $tile } και κλείσε εξάγωνο: { $points } πόντοι
    [hexagons2] Βάλε { $tile } και κλείσε δύο εξάγωνα: { $points } πόντοι
    [hexagons3] Βάλε { $tile } και κλείσε τρία εξάγωνα: { $points } πόντοι
   *[none] { $points ->
        [one] Βάλε { $tile }: { $points } πόντος
       *[other] Βάλε { $tile }: { $points } πόντοι
    }
}{ $ends ->
    [out] { " – " }το τελευταίο σου πούλι
    [blocked] { " – " }μετά κανείς δεν μπορεί να βάλει άλλο
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Τράβα ένα πούλι
    [2] Τράβα δεύτερο πούλι
    [3] Τράβα τρίτο πούλι
   *[other] Τράβα ξανά (πούλι { $count } αυτή τη φορά)
}
may-triominos-passes = Πάσο: { $points } πόντοι{ $ends ->
    [blocked] { " – " }μετά κανείς δεν μπορεί ή δεν θέλει να βάλει άλλο
   *[no] { "" }
}

## play: points

score-triominos-tiles = Πούλια που μπήκαν
score-triominos-starts = Πρώτα πούλια
score-triominos-bridges = Γέφυρες
score-triominos-doubles = Διπλές συνδέσεις
score-triominos-hexagons = Εξάγωνα
score-triominos-draws = Τραβήγματα
score-triominos-misses = Φορές χωρίς τοποθέτηση
score-triominos-outs = Κλείσιμο γύρου
score-triominos-hands = Πούλια στα χέρια των άλλων

## play: hints

reason-triominos-start = Με αυτό το πούλι πρέπει να αρχίσεις.
reason-triominos-last-tile = Είναι το τελευταίο σου πούλι: ο γύρος είναι δικός σου.
reason-triominos-points = { $bonus ->
    [bridge] { $points } πόντοι με γέφυρα.
    [double] { $points } πόντοι με διπλή σύνδεση.
    [hexagon] { $points } πόντοι με εξάγωνο.
    [hexagons2] { $points } πόντοι με δύο εξάγωνα.
    [hexagons3] { $points } πόντοι με τρία εξάγωνα.
   *[none] { $points ->
        [one] { $points } πόντος.
       *[other] { $points } πόντοι.
    }
}
reason-triominos-allows-bonus = { $count ->
    [one] Αφήνει ένα σημείο όπου κάποιος άλλος μπορεί να πάρει επιπλέον πόντους.
   *[other] Αφήνει { $count } σημεία όπου άλλοι μπορούν να πάρουν επιπλέον πόντους.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Κλείνει ένα σημείο για επιπλέον πόντους.
   *[other] Κλείνει { $count } σημεία για επιπλέον πόντους.
}
reason-triominos-narrows = { $count ->
    [0] Κανένα πούλι που μπορεί να έχουν οι άλλοι δεν ταιριάζει πια.
    [one] Μόνο ένα πούλι που μπορεί να έχουν οι άλλοι ταιριάζει ακόμα.
   *[other] Μόνο { $count } πούλια που μπορεί να έχουν οι άλλοι ταιριάζουν ακόμα.
}
reason-triominos-goes-on = { $count ->
    [0] Μετά δεν θα ταιριάζει κανένα πούλι σου.
    [one] Μετά θα ταιριάζει ένα πούλι σου.
   *[other] Μετά θα ταιριάζουν { $count } πούλια σου.
}
reason-triominos-draws-to-wait = Τα πούλια σου θα αξίζουν περισσότερο αργότερα: το να τραβήξεις κοστίζει λιγότερο από το να παίξεις τώρα.
reason-triominos-must-draw = Κανένα πούλι σου δεν ταιριάζει.
reason-triominos-passes-to-wait = Το πάσο κοστίζει λιγότερο από το να παίξεις τώρα.
reason-triominos-must-pass = Κανένα πούλι σου δεν ταιριάζει και δεν έμεινε τίποτα να τραβήξεις.

## play: refusals

refused-triominos-over = Ο αγώνας τελείωσε.
refused-triominos-luck-first = Τα πούλια μοιράζονται ή τραβιούνται ακόμα.
refused-triominos-no-luck = Τώρα δεν μοιράζεται ούτε τραβιέται τίποτα.
refused-triominos-start = Ο γύρος αρχίζει με { $tile } στη μέση του τραπεζιού.
refused-triominos-must-lay = Τράβηξες { $tile } και ταιριάζει: πρέπει να το βάλεις τώρα.
refused-triominos-held-before = Έχεις τραβήξει πούλι, οπότε τώρα δεν μπορείς να βάλεις το { $tile } που είχες ήδη.
refused-triominos-pool-empty = Δεν έμεινε τίποτα να τραβήξεις.
refused-triominos-draws-used = { $count ->
    [0] Σε αυτό το παιχνίδι δεν τραβιέται κανένα πούλι.
    [one] Έχεις ήδη τραβήξει το ένα πούλι που επιτρέπεται.
   *[other] Έχεις ήδη τραβήξει και τα { $count } πούλια που επιτρέπονται.
}
refused-triominos-must-draw = { $count ->
    [one] Δεν μπορείς να πας πάσο: υπάρχει ακόμα ένα πούλι να τραβήξεις.
   *[other] Δεν μπορείς να πας πάσο: υπάρχουν ακόμα { $count } πούλια να τραβήξεις.
}
refused-triominos-not-in-hand = Το { $tile } δεν είναι στο χέρι σου.
refused-triominos-covered = Εκεί υπάρχει ήδη πούλι.
refused-triominos-no-side = Δίπλα σε αυτό το σημείο δεν υπάρχει πούλι.
refused-triominos-corner = Εκείνη η γωνία δείχνει { $shows }, όχι { $not }.
refused-triominos-hand-size = Πούλια που μοιράστηκαν στη θέση { $seat }: { $count } αντί για { $expected }.
refused-triominos-not-in-pool = Το { $tile } δεν είναι στο απόθεμα.
refused-triominos-tile-twice = Το { $tile } αναφέρεται δύο φορές.
refused-triominos-table = Το { $tile } δεν μπορεί να μπει εκεί.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Κάποιο πούλι είναι σε δύο μέρη.
        [points] Κανένας αγώνας δεν μπορεί να έχει αυτούς τους γύρους και αυτά τα σύνολα.
        [last] Ο προηγούμενος γύρος δεν μπορεί να τελείωσε έτσι.
       *[other] Αυτή η κατάσταση δεν μπορεί να προκύψει.
    }
text-triominos-tile = Δεν υπάρχει πούλι { $text }: οι αριθμοί είναι από 0 έως 5 και αυξάνονται δεξιόστροφα.
text-triominos-stage = Το «{ $text }» δεν είναι κανένα από τα deal, start, play, draw, over.
text-triominos-too-many = Έχουν μπει στην άκρη περισσότερα πούλια από όσα υπάρχουν.

## page: the board

pool-count =
    { $count ->
        [one] { $count } πούλι στο απόθεμα
       *[other] { $count } πούλια στο απόθεμα
    }
help-triominos = Διάλεξε ένα πούλι από το χέρι σου (1 έως 9) και μετά ένα από τα φωτισμένα σημεία. Σύρε το τραπέζι για να το μετακινήσεις· το 0 τα δείχνει όλα.
triominos-table =
    { $count ->
        [one] Το τραπέζι με { $count } πούλι: { $tiles }
       *[other] Το τραπέζι με { $count } πούλια: { $tiles }
    }
triominos-spots = Σημεία όπου ταιριάζει το πούλι
triominos-points =
    { $bonus ->
        [bridge] { $points } πόντοι με γέφυρα
        [double] { $points } πόντοι με διπλή σύνδεση
        [hexagon] { $points } πόντοι με εξάγωνο
        [hexagons2] { $points } πόντοι με δύο εξάγωνα
        [hexagons3] { $points } πόντοι με τρία εξάγωνα
       *[none]
            { $points ->
                [one] { $points } πόντος
               *[other] { $points } πόντοι
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Γέφυρα!
        [double] Διπλή σύνδεση!
        [hexagons2] Δύο εξάγωνα!
        [hexagons3] Τρία εξάγωνα!
       *[hexagon] Εξάγωνο!
    }
triominos-choose-tile = Διάλεξε ένα πούλι από το χέρι σου.
triominos-choose-spot =
    { $count ->
        [one] Ταιριάζει σε { $count } σημείο.
       *[other] Ταιριάζει σε { $count } σημεία.
    }
triominos-fits-nowhere = Το { $tile } δεν ταιριάζει τώρα πουθενά.
triominos-must-draw = Κανένα πούλι σου δεν ταιριάζει: τράβα.
triominos-must-pass = Τίποτα δεν ταιριάζει και δεν έμεινε τίποτα να τραβήξεις: πάσο.
triominos-draw = Τράβα (−5)
triominos-draws-left = Τραβήγματα που σου μένουν τώρα: { $count }
triominos-pass = Πάσο (−10)
triominos-move-start = Βάλε πρώτο το { $tile }: { $points }
triominos-move-beside = Βάλε το { $tile } δίπλα στο { $beside }
triominos-move-lay = Βάλε το { $tile } δίπλα στο { $beside }: { $points }
triominos-draw-again = Το πούλι που τράβηξες δεν ταιριάζει: τράβα ξανά. Τραβήγματα που σου μένουν τώρα: { $count }.
triominos-draw-sure = Ένα πούλι σου ταιριάζει. Να τραβήξεις παρ’ όλα αυτά (−5);

## page: the score pad

pad-whose = Ποιος παίζει
pad-what = Ενέργεια
pad-value = Αξία του πουλιού
pad-others = Αξία των πουλιών των άλλων
pad-triominos-about = Γράψε κάθε πούλι, κάθε τράβηγμα και το τέλος κάθε γύρου· το μπλοκ προσθέτει.
pad-deed-lay = Πούλι στο τραπέζι
pad-deed-start = Πρώτο πούλι του γύρου
pad-deed-bridge = Γέφυρα
pad-deed-double = Διπλή σύνδεση
pad-deed-hexagon = Εξάγωνο
pad-deed-hexagons2 = Δύο εξάγωνα
pad-deed-hexagons3 = Τρία εξάγωνα
pad-deed-draw = Τράβηγμα
pad-deed-stuck = Χωρίς τοποθέτηση
pad-deed-out = Τελευταίο πούλι, νίκη στον γύρο
pad-deed-blocked = Χαμηλότερη αξία σε μπλοκαρισμένο γύρο

## page: what you did

own-triominos-dealt = Γύρος { $round }: τα πούλια μοιράστηκαν· αρχίζεις εσύ.
own-triominos-starts = Αρχίζεις με { $tile }: { $points } πόντοι.
own-triominos-lays = { $bonus ->
    [bridge] Βάζεις { $tile } και χτίζεις γέφυρα: { $points } πόντοι.
    [double] Βάζεις { $tile } με διπλή σύνδεση: { $points } πόντοι.
    [hexagon] Βάζεις { $tile } και κλείνεις εξάγωνο: { $points } πόντοι.
    [hexagons2] Βάζεις { $tile } και κλείνεις δύο εξάγωνα: { $points } πόντοι.
    [hexagons3] Βάζεις { $tile } και κλείνεις τρία εξάγωνα: { $points } πόντοι.
   *[none] { $points ->
        [one] Βάζεις { $tile }: { $points } πόντος.
       *[other] Βάζεις { $tile }: { $points } πόντοι.
    }
}{ $ends ->
    [out] { " " }Ήταν το τελευταίο πούλι: ο γύρος τελείωσε.
    [blocked] { " " }Κανείς δεν μπορεί να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] Τραβάς ένα πούλι.
    [2] Τραβάς δεύτερο πούλι.
    [3] Τραβάς τρίτο πούλι.
   *[other] Τραβάς ξανά (πούλι { $count } αυτή τη φορά).
}
own-triominos-drew-tile = { $missed ->
    [yes] Τράβηξες { $tile }. Δεν ταιριάζει και παίζει ο επόμενος.
   *[no] Τράβηξες { $tile }.
}{ $ends ->
    [blocked] { " " }Κανείς δεν μπορεί να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}
own-triominos-passes = Πας πάσο: { $points } πόντοι.{ $ends ->
    [blocked] { " " }Κανείς δεν μπορεί ή δεν θέλει να βάλει άλλο: ο γύρος τελείωσε.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: κάθε πούλι που βάζεις δίνει το άθροισμα των τριών αριθμών του. Όταν κάποιος φτάσει τους 400, ο γύρος ολοκληρώνεται και το μεγαλύτερο σύνολο κερδίζει τον αγώνα.
lesson-triominos-tile = Διάλεξε ένα πούλι από το χέρι σου. Κάθε σημείο όπου ταιριάζει φωτίζεται, με το πούλι σωστά γυρισμένο. Διάλεξε ένα και παίξε.
lesson-triominos-match = Τα πούλια ακουμπούν με ολόκληρη πλευρά, και οι δύο αριθμοί της πρέπει να είναι ίδιοι με του διπλανού πουλιού. Το ίδιο ισχύει για κάθε γωνία που ακουμπά άλλη.
lesson-triominos-draw = Αν δεν μπορείς ή δεν θέλεις να βάλεις πούλι, τράβα έως τρία· το καθένα κοστίζει πέντε πόντους. Αν αρχίσεις, συνεχίζεις ώσπου να ταιριάξει ένα.
lesson-triominos-bonus = Μια γέφυρα ή μια διπλή σύνδεση δίνει 40 επιπλέον πόντους, ένα κλειστό εξάγωνο 50. Έχε τον νου σου!
lesson-triominos-end = Όποιος βάλει πρώτος το τελευταίο του πούλι παίρνει 25 και την αξία όλων των πουλιών που έμειναν στους άλλους.
lesson-triominos-free = Αυτά είναι όλα. Συνέχισε και ζήτα υπόδειξη όποτε θέλεις.

## book: rules

rules-t1 = Υπάρχουν 56 τριγωνικά πούλια με τους αριθμούς 0 έως 5, που αυξάνονται δεξιόστροφα, κάθε συνδυασμός μία φορά. Ένα πούλι αξίζει το άθροισμα των γωνιών του.
rules-t2 = Δύο παίκτες παίρνουν από 9 πούλια, τρεις ή τέσσερις από 7, πέντε ή έξι από 6. Τα υπόλοιπα είναι το απόθεμα, γυρισμένα ανάποδα.
rules-t3 = Πρώτο μπαίνει το μεγαλύτερο τριπλό (τρεις ίσοι αριθμοί), από όποιον το έχει. Αν κανείς δεν έχει τριπλό, αρχίζει το πούλι με τη μεγαλύτερη αξία. (Διευκρίνιση: αυτό το πούλι είναι υποχρεωτικό· σε ίση αξία κρίνει η μεγαλύτερη γωνία, μετά η δεύτερη.)
rules-t4 = Όποιος αρχίζει παίρνει την αξία του πουλιού συν 10, ακόμα και για το 0-0-0.
rules-t5 = Το παιχνίδι συνεχίζεται δεξιόστροφα. Κάθε πούλι μπαίνει πλευρά με πλευρά δίπλα σε άλλο, έτσι ώστε και οι δύο αριθμοί της κοινής πλευράς να συμπίπτουν, και δίνει την αξία του. (Διευκρίνιση: κάθε γωνία που συναντά γωνία στο τραπέζι πρέπει να ταιριάζει, ακόμα κι όπου αγγίζουν μόνο οι μύτες.)
rules-t6 = Αν δεν μπορείς ή δεν θέλεις να βάλεις πούλι, τραβάς, ένα τη φορά, το πολύ τρία· το καθένα κοστίζει 5 πόντους. Πούλι που τράβηξες και ταιριάζει πρέπει να μπει αμέσως. Αν αρχίσεις να τραβάς, πρέπει να συνεχίσεις ώσπου να ταιριάξει ένα πούλι, να τραβήξεις τρία ή να αδειάσει το απόθεμα. Αν δεν ταιριάζει ούτε το τρίτο, χάνεις άλλους 10 πόντους και παίζει ο επόμενος. (Διευκρίνιση: αφού τραβήξεις, δεν μπορείς να βάλεις πούλι που είχες από πριν.)
rules-t7 = Αν το απόθεμα είναι άδειο και δεν μπορείς ή δεν θέλεις να βάλεις πούλι, χάνεις 10 πόντους και παίζει ο επόμενος. (Διευκρίνιση: όταν δεν βάζεις πούλι, πληρώνεις πάντα τους 10. Αν πάνε όλοι πάσο στη σειρά, ο γύρος τελειώνει.)
rules-t8 = Όποιος βάλει πρώτος το τελευταίο του πούλι τελειώνει τον γύρο και παίρνει 25 και την αξία όλων των πουλιών που έμειναν στους άλλους. Οι άλλοι δεν χάνουν τίποτα.
rules-t9 = Ο γύρος τελειώνει και όταν το απόθεμα είναι άδειο και κανείς δεν μπορεί να βάλει πούλι. Ο παίκτης με τη χαμηλότερη συνολική αξία στα πούλια του παίρνει την αξία των πουλιών όλων των άλλων μείον τη δική του· οι 25 πόντοι δεν δίνονται. (Διευκρίνιση: αν ισοβαθμούν πολλοί στη χαμηλότερη αξία, οι πόντοι αυτοί δίνονται στον καθένα τους.)
rules-t10 = Γέφυρα, 40 πόντοι: το πούλι έχει κοινή πλευρά με ένα γειτονικό και η απέναντι γωνία του αγγίζει άλλο πούλι.
rules-t11 = Διπλή σύνδεση, 40 πόντοι: το πούλι έχει δύο πλευρές κοινές με πούλια στο τραπέζι.
rules-t12 = Εξάγωνο, 50 πόντοι: το πούλι συμπληρώνει έξι πούλια γύρω από ένα σημείο. Μαζί του δεν δίνονται πόντοι για διπλή σύνδεση. (Διευκρίνιση: μετρά μόνο το καλύτερο από τα τρία. Δύο εξάγωνα μαζί δίνουν 60, τρία 70· με επιλογές πάντα 50, ή 50 για το καθένα.)
rules-t13 = Ο αγώνας τελειώνει μετά τον γύρο όπου κάποιος φτάνει τους 400 πόντους· κερδίζει όποιος έχει τους περισσότερους πόντους. (Διευκρίνιση: ο γύρος παίζεται πάντα ως το τέλος· ίσα σύνολα μοιράζονται τη νίκη. Ο στόχος μπορεί να αλλάξει, και μια επιλογή τελειώνει τον αγώνα μετά από ορισμένους γύρους.)
rules-t14 = Ποιος αρχίζει τον επόμενο γύρο ορίζεται πάλι με τον ίδιο τρόπο.
rules-t15 = Με έναν παίκτη: ένα πούλι ανοίγει και μπαίνει στο τραπέζι· μετά ισχύουν οι ίδιοι κανόνες, ποινές και επιπλέον πόντοι, και προσπαθείς να βελτιώσεις το αποτέλεσμά σου. (Διευκρίνιση: παίρνεις 9 πούλια· επιλογές αλλάζουν αυτόν τον αριθμό και περιορίζουν τα τραβήγματα. Το τελευταίο πούλι δίνει 25· αν δεν παίζεται τίποτε άλλο, αφαιρείται η αξία των πουλιών που έμειναν.)

## book: captions of the examples

rules-example-triominos-start = Πρώτο μπήκε το μεγαλύτερο τριπλό, για { $points } πόντους: η αξία του συν 10.
rules-example-triominos-bridge = Γέφυρα: το νεότερο πούλι αγγίζει ένα πούλι με πλευρά και ένα άλλο με την απέναντι γωνία.
rules-example-triominos-double = Διπλή σύνδεση: το νεότερο πούλι αγγίζει δύο πούλια, το καθένα με μία πλευρά.
rules-example-triominos-hexagon = Το νεότερο πούλι είναι το έκτο γύρω από ένα σημείο: εξάγωνο.

## terminal

terminal-letters-triominos = Το · δείχνει ένα πούλι, το * το νεότερο.

## command line

score-triominos-first = { $tile } αρχίζει: η αξία του συν 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } και γέφυρα
score-triominos-double = { $tile } και διπλή σύνδεση
score-triominos-hexagon = { $tile } και { $count ->
    [one] { $count } εξάγωνο
   *[other] { $count } εξάγωνα
}
score-triominos-drawn = { $count ->
    [one] Τραβήχτηκε { $count } πούλι
   *[other] Τραβήχτηκαν { $count } πούλια
}
score-triominos-missed = Μια φορά χωρίς τοποθέτηση
score-triominos-out = Το τελευταίο πούλι του χεριού
score-triominos-others = Έμειναν στα χέρια των άλλων
score-triominos-own = Έμειναν στο χέρι
refused-score-two-out = Μόνο ένας παίκτης μπορεί να βάλει πρώτος το τελευταίο πούλι του.
refused-score-hand-out = Όποιος έβαλε το τελευταίο πούλι δεν έχει άλλα πούλια.
