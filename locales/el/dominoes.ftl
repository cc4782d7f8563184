### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Ντόμινο
home-dominoes = Κλασικό ντόμινο ως το διπλό 9, για δύο έως δέκα παίκτες.
rules-intro-dominoes = Βάλε τα πούλια σου στα δύο άκρα μίας αλυσίδας. Κερδίζει όποιος μείνει πρώτος χωρίς πούλια.

## play: options

option-dominoes-starter-draws = Όποιος αρχίζει τραβά ώσπου να ταιριάξει πούλι
option-dominoes-starter-draws-about = Όποιος αρχίζει με διπλό και δεν έχει πούλι που να ταιριάζει, τραβά μέχρι να βρει. Αν είναι ανενεργό, δεν προστίθεται τίποτα.
option-dominoes-may-draw-anyway = Το τράβηγμα επιτρέπεται πάντα
option-dominoes-may-draw-anyway-about = Μπορείς να τραβήξεις, ακόμα κι αν έχεις πούλι που ταιριάζει. Αν είναι ανενεργό, όποιος μπορεί να παίξει πρέπει να παίξει.
option-dominoes-drawing = Όταν τίποτα δεν ταιριάζει
option-dominoes-drawing-about = Ορίζει αν ο παίκτης χωρίς πούλι που ταιριάζει πρέπει να τραβήξει ή μπορεί να πάει πάσο. Αν όλοι πάνε πάσο στη σειρά, ο γύρος τελειώνει.
option-dominoes-drawing-is-must = πρέπει να τραβήξει
option-dominoes-drawing-is-may = τραβά ή πάει πάσο
option-dominoes-double-counts = Ένα διπλό στο χέρι μετρά
option-dominoes-double-counts-about = Τι μετρά στο τέλος του γύρου ένα διπλό που έμεινε στο χέρι.
option-dominoes-double-counts-is-once = το ένα μισό
option-dominoes-double-counts-is-as_one_pip = ένα σημείο
option-dominoes-double-counts-is-twice = και τα δύο μισά
option-dominoes-match = Αγώνας με πολλούς γύρους
option-dominoes-match-about = Όποιος κερδίζει έναν γύρο παίρνει τα σημεία που έμειναν στα χέρια των άλλων, μέχρι να φτάσει κάποιος τον στόχο.
option-dominoes-target = Στόχος
option-dominoes-target-about = Το σύνολο που κερδίζει τον αγώνα.

## play: log

told-dominoes-deal = Γύρος { $round }: όλοι παίρνουν { $count } πούλια.
told-dominoes-start = { $player } αρχίζει με { $tile }.
told-dominoes-lay = { $player } παίζει { $tile }. Ελεύθερα άκρα: { $left } και { $right }.
told-dominoes-out = { $player } παίζει { $tile } και μένει χωρίς πούλια.
told-dominoes-block = { $player } παίζει { $tile } και κανείς δεν μπορεί πια να παίξει.
told-dominoes-draw = { $player } τραβά.
told-dominoes-drew = { $player } παίρνει { $tile }.
told-dominoes-drew-hidden = { $player } παίρνει ένα πούλι.
told-dominoes-pass = { $ends ->
    [equal] { $player } πάει πάσο: δεν έχει { $left }.
   *[two] { $player } πάει πάσο: δεν έχει ούτε { $left } ούτε { $right }.
}

## play: possible moves

may-dominoes-start = Άρχισε με { $tile }
may-dominoes-lay = Παίξε { $tile } (ελεύθερα άκρα: { $left } και { $right })
may-dominoes-out = Παίξε { $tile }, το τελευταίο σου πούλι
may-dominoes-block = Παίξε { $tile }: μετά κανείς δεν μπορεί να παίξει
may-dominoes-draw = Τράβα ένα πούλι
may-dominoes-pass = { $ends ->
    [equal] Πάσο: δεν έχεις { $left }
   *[two] Πάσο: δεν έχεις ούτε { $left } ούτε { $right }
}

## play: points

score-dominoes-left = { $tile } έμεινε στο χέρι
score-dominoes-double-left = { $tile } έμεινε στο χέρι· το διπλό μετρά μία φορά
score-dominoes-earlier = { $count ->
    [one] Ο πρώτος γύρος
   *[other] Οι πρώτοι { $count } γύροι
}
score-dominoes-hand = Γύρος { $round }: σημεία που έμειναν στον παίκτη { $player }

## play: hints

reason-dominoes-out = Είναι το τελευταίο σου πούλι: ο γύρος είναι δικός σου.
reason-dominoes-starves = { $player } δεν μπορεί να έχει κάτι που να ταιριάζει.
reason-dominoes-lacks = { $player } δεν είχε { $number } και από τότε δεν τράβηξε πούλι.
reason-dominoes-rare = { $count ->
    [0] Όσα { $number } δεν είναι στο τραπέζι, τα έχεις όλα εσύ.
    [one] Εκτός από τα δικά σου, μένει μόνο { $count } πούλι με { $number }.
   *[other] Εκτός από τα δικά σου, μένουν μόνο { $count } πούλια με { $number }.
}
reason-dominoes-keeps = { $count ->
    [one] Μετά θα ταιριάζει ένα πούλι σου.
   *[other] Μετά θα ταιριάζουν { $count } πούλια σου.
}
reason-dominoes-keeps-none = Μετά δεν θα ταιριάζει κανένα πούλι σου.
reason-dominoes-double = Τα διπλά παίζονται δύσκολα αργότερα.
reason-dominoes-draw = Κανένα πούλι σου δεν ταιριάζει.
reason-dominoes-pass = Τίποτα δεν ταιριάζει και δεν έμεινε τίποτα να τραβήξεις.

## play: refusals

refused-dominoes-round-over = Ο γύρος τελείωσε.
refused-dominoes-drawing = Κάποιος τραβά τώρα ένα πούλι.
refused-dominoes-start = Ο γύρος αρχίζει με { $tile }.
refused-dominoes-started = Το πρώτο πούλι έχει ήδη μπει.
refused-dominoes-not-held = Δεν έχεις το { $tile }.
refused-dominoes-drawn-tile = Τράβηξες { $drawn } και ταιριάζει: παίξε το.
refused-dominoes-equal-ends = Και τα δύο άκρα δείχνουν { $right }: το { $tile } παίζεται μόνο με έναν τρόπο.
refused-dominoes-other-end = Το { $tile } ταιριάζει μόνο στο άλλο άκρο.
refused-dominoes-second = Το δεύτερο πούλι πρέπει να ταιριάζει με το αρχικό διπλό· το { $tile } δεν ταιριάζει.
refused-dominoes-no-match = { $ends ->
    [equal] Το { $tile } δεν ταιριάζει στα ελεύθερα άκρα: και τα δύο έχουν { $left }.
   *[two] Το { $tile } δεν ταιριάζει στα ελεύθερα άκρα, { $left } και { $right }.
}
refused-dominoes-stock-empty = Δεν έμεινε τίποτα να τραβήξεις.
refused-dominoes-must-lay = Έχεις πούλι που ταιριάζει: παίξε το.
refused-dominoes-must-draw = Υπάρχουν ακόμα πούλια: τράβα πριν πας πάσο.
refused-dominoes-no-luck = Τώρα δεν τραβά κανείς πούλι.
refused-dominoes-not-in-stock = Το { $tile } δεν είναι στο απόθεμα.
refused-dominoes-tile-twice = Το { $tile } υπάρχει δύο φορές.
refused-dominoes-deal = Όλοι παίρνουν { $count } πούλια.
refused-dominoes-hands = Το «{ $field }» χρειάζεται ένα χέρι για καθεμία από τις { $seats } θέσεις.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Κάποιο πούλι είναι σε δύο μέρη.
    [line] Τα πούλια της αλυσίδας δεν ταιριάζουν μεταξύ τους.
    [hands] Κάποιος έχει αδύνατο αριθμό πουλιών.
    [stage] Αυτό που ακολουθεί δεν συμφωνεί με την αλυσίδα και τα χέρια.
    [drawn] Τα πούλια που τραβήχτηκαν δεν συμφωνούν με την αλυσίδα και τα χέρια.
    [known] Αυτό που είναι γνωστό για τα πούλια κάποιου δεν ισχύει.
    [totals] Κανένας αγώνας δεν μπορεί να έχει αυτούς τους γύρους και αυτά τα σύνολα.
    [last] Ο προηγούμενος γύρος δεν μπορεί να τελείωσε έτσι.
   *[other] Αυτή η κατάσταση δεν μπορεί να προκύψει.
}
text-dominoes-tile = Στήλη { $column }: εδώ έπρεπε να υπάρχει πούλι όπως 9-4.
text-dominoes-which-end = Στήλη { $column }: το { $tile } ταιριάζει και στα δύο άκρα· γράψε left (αριστερά) ή right (δεξιά).

## page: the board

stock-count =
    { $count ->
        [one] { $count } πούλι στο απόθεμα
       *[other] { $count } πούλια στο απόθεμα
    }
help-dominoes = Διάλεξε ένα πούλι από το χέρι σου (1 έως 9) και μετά ένα άκρο της αλυσίδας: αριστερά ή δεξιά.
dominoes-tile = { $left } και { $right }
dominoes-double = διπλό { $number }
dominoes-line =
    { $count ->
        [one] Η αλυσίδα με { $count } πούλι: { $tiles }
       *[other] Η αλυσίδα με { $count } πούλια: { $tiles }
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
dominoes-fits-nowhere =
    { $ends ->
        [equal] Το { $tile } δεν ταιριάζει: και τα δύο άκρα έχουν { $left }.
       *[two] Το { $tile } δεν ταιριάζει ούτε στο { $left } ούτε στο { $right }.
    }
dominoes-must-start = Ο γύρος αρχίζει με { $tile }.
dominoes-must-draw = Τίποτα δεν ταιριάζει: τράβα.
dominoes-must-pass = Τίποτα δεν ταιριάζει και το απόθεμα είναι άδειο: πάσο.
dominoes-draw = Τράβα
dominoes-pass = Πάσο
dominoes-sort =
    { $order ->
        [pips] Κατά σημεία
        [doubles] Πρώτα τα διπλά
        [own] Δική μου διάταξη
       *[drawn] Όπως τραβήχτηκαν
    }
dominoes-pips-left = Σημεία στο χέρι σου: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } ως πρώτο πούλι
       *[end] { $tile } στο { $number }
    }

## page: the score pad

pad-dominoes-about = Μετά από κάθε γύρο γράψε τα σημεία που έμειναν στον καθένα (το διπλό μετρά μία φορά). Το μικρότερο άθροισμα κερδίζει και παίρνει τα σημεία των άλλων.

## page: what you did

own-dominoes-start = Αρχίζεις με { $tile }.
own-dominoes-lay = Παίζεις { $tile }. Ελεύθερα άκρα: { $left } και { $right }.
own-dominoes-out = Παίζεις { $tile } και μένεις χωρίς πούλια.
own-dominoes-block = Παίζεις { $tile } και κανείς δεν μπορεί πια να παίξει.
own-dominoes-draw = Τραβάς.
own-dominoes-drew = Παίρνεις { $tile }.
own-dominoes-pass = { $ends ->
    [equal] Πας πάσο: δεν έχεις { $left }.
   *[two] Πας πάσο: δεν έχεις ούτε { $left } ούτε { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Ντόμινο: βάλε τα πούλια σου στα δύο άκρα της αλυσίδας. Κερδίζει όποιος μείνει πρώτος χωρίς πούλια.
lesson-dominoes-start = Αρχίζει το μεγαλύτερο διπλό. Αν το έχεις εσύ, διάλεξέ το και παίξε το.
lesson-dominoes-lay = Διάλεξε ένα πούλι με τον αριθμό ενός ελεύθερου άκρου. Αν ταιριάζει και στα δύο, διαλέγεις εσύ το άκρο.
lesson-dominoes-draw = Αν τίποτα δεν ταιριάζει, τραβάς μέχρι να ταιριάξει κάτι. Αν το απόθεμα είναι άδειο, πας πάσο.
lesson-dominoes-ends = Οι δύο μεγάλοι αριθμοί δείχνουν πάντα τα ελεύθερα άκρα. Αν δεν μπορεί κανείς να παίξει, κερδίζει όποιος έχει τα λιγότερα σημεία στο χέρι· τα διπλά μετρούν μία φορά.
lesson-dominoes-free = Αυτά είναι όλα. Συνέχισε και ζήτα υπόδειξη όποτε θέλεις.

## book: rules

rules-differ-dominoes = Τα 27 τυπωμένα κείμενα των κανόνων δεν συμφωνούν παντού. Αρχή: μόνο το κροατικό λέει ποιος αρχίζει όταν κανείς δεν έχει διπλό (το πούλι με τα περισσότερα σημεία)· το ακολουθούμε. Τοποθέτηση: κατά το φινλανδικό και το ουκρανικό πρέπει να παίξεις το πούλι που ταιριάζει· κατά τα άλλα μπορείς, και υπάρχει επιλογή γι’ αυτό. Τράβηγμα: χωρίς ταιριαστό πούλι πρέπει να τραβήξεις· το ισπανικό και το σλοβενικό λένε ότι μπορείς, αλλά αν αρχίσεις, πρέπει να συνεχίσεις. Διπλά: στο τέλος το διπλό μετρά μία φορά, το ένα μισό· κατά το κροατικό μπορεί να μετρήσει ως ένα σημείο. Τέλος: κανένα δεν λέει ποιος κερδίζει στην ισοβαθμία· εδώ η νίκη μοιράζεται. Με επιλογές παίζονται και οι άλλες ερμηνείες για την τοποθέτηση, το τράβηγμα και τα διπλά.
rules-d1 = Υπάρχουν 55 πούλια, από 0-0 έως 9-9. Όλοι παίρνουν από 5· τα υπόλοιπα είναι το απόθεμα, γυρισμένα ανάποδα. (Διευκρίνιση: για δύο έως δέκα παίκτες.)
rules-d2 = Αρχίζει το μεγαλύτερο διπλό. (Διευκρίνιση: αν κανείς δεν έχει διπλό, αρχίζει το πούλι με το μεγαλύτερο άθροισμα· σε ίσα αθροίσματα αυτό με το μεγαλύτερο μισό.)
rules-d3 = Όποιος αρχίζει βάζει αυτό το διπλό και αμέσως δεύτερο πούλι που ταιριάζει. (Διευκρίνιση: αν κανένα δεν ταιριάζει, δεν προστίθεται και δεν τραβιέται τίποτα· με μια επιλογή, όποιος αρχίζει τραβά. Αν το παιχνίδι αρχίζει με πούλι που δεν είναι διπλό, μπαίνει μόνο αυτό.)
rules-d4 = Το παιχνίδι συνεχίζεται δεξιόστροφα. Αν έχεις πούλι που ταιριάζει, το βάζεις σε ένα από τα δύο ελεύθερα άκρα, ένα πούλι όποτε παίζεις.
rules-d5 = Αν δεν έχεις πούλι που ταιριάζει, τραβάς ώσπου να ταιριάξει ένα και το βάζεις· τα άλλα που τράβηξες τα κρατάς. Αν το απόθεμα είναι άδειο και τίποτα δεν ταιριάζει, πας πάσο. (Διευκρίνιση: όποιος μπορεί να παίξει πρέπει να παίξει· με μια επιλογή μπορείς να τραβήξεις έτσι κι αλλιώς.)
rules-d6 = Η αλυσίδα έχει πάντα ακριβώς δύο ελεύθερα άκρα, ακόμα και στο πρώτο διπλό. Μπορεί να στρίβει, και τα διπλά μπορούν να μπαίνουν εγκάρσια: αλλάζει μόνο η εμφάνιση.
rules-d7 = Ο γύρος τελειώνει όταν κάποιος μείνει χωρίς πούλια, ή όταν κανείς δεν μπορεί να βάλει πούλι και το απόθεμα είναι άδειο.
rules-d8 = Κερδίζει όποιος μείνει πρώτος χωρίς πούλια. Αλλιώς κερδίζει όποιος έχει τα λιγότερα σημεία στο χέρι· το διπλό μετρά μόνο το ένα μισό (το 6-6 μετρά 6). Ίσα αθροίσματα μοιράζονται τη νίκη.
rules-d9 = Αν και τα δύο άκρα δείχνουν τον ίδιο αριθμό, ένα πούλι που ταιριάζει είναι μία κίνηση, όχι δύο. Αν ένα πούλι ταιριάζει σε δύο διαφορετικά άκρα, διαλέγεις εσύ.
rules-d10 = Επιλογή: αγώνας με πολλούς γύρους. Ο νικητής κάθε γύρου παίρνει τα σημεία που έμειναν στα χέρια των άλλων, και κερδίζει όποιος φτάσει πρώτος τον στόχο (100).

## book: captions of the examples

rules-example-dominoes-start = Αρχίζει το μεγαλύτερο διπλό, και αμέσως ακολουθεί πούλι που ταιριάζει.
rules-example-dominoes-ends = Ελεύθερα είναι μόνο τα δύο άκρα, εδώ { $left } και { $right }. Τα διπλά μπαίνουν εγκάρσια και δεν αλλάζουν τίποτα.
rules-example-dominoes-over = Ο γύρος τελείωσε: κερδίζει όποιος δεν έχει άλλα πούλια. Από τα διπλά που έμειναν μετρά το ένα μισό.

## terminal

terminal-letters-dominoes = [6|2] ένα πούλι, <6|6> ένα διπλό· η αλυσίδα συνεχίζεται στην επόμενη γραμμή.

## command line

score-dominoes-round = Σε αγώνα ο γύρος αξίζει { $points ->
    [one] { $points } πόντο
   *[other] { $points } πόντους
}: τα σημεία που έμειναν στα χέρια των άλλων
