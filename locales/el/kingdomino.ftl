### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Χτίσε με ντόμινο ένα βασίλειο γύρω από το κάστρο σου και αξιοποίησε κάθε στέμμα.
rules-intro-kingdomino = Χτίσε το πλουσιότερο βασίλειο: βάλε ντόμινο με έξι εδάφη γύρω από το κάστρο σου και μάζεψε στέμματα.

## play: terms

terrain-wheat = σιτάρι
terrain-forest = δάσος
terrain-water = λίμνη
terrain-grass = βοσκότοπος
terrain-swamp = έλος
terrain-mine = ορυχείο
terrain-castle = κάστρο
terrain-letter-wheat = Σ
terrain-letter-forest = Δ
terrain-letter-water = Λ
terrain-letter-grass = Β
terrain-letter-swamp = Ε
terrain-letter-mine = Ο

## play: options

option-kingdomino-three-players = Με τρεις παίκτες
option-kingdomino-three-players-about = Πόσα ντόμινο έχει μια γραμμή όταν παίζουν τρεις.
option-kingdomino-three-players-is-lines_of_three = γραμμές των τριών, 36 ντόμινο
option-kingdomino-three-players-is-lines_of_four = γραμμές των τεσσάρων, και τα 48· όποιο δεν πάρει κανείς βγαίνει από το παιχνίδι
option-kingdomino-first-picks = Πρώτη επιλογή
option-kingdomino-first-picks-about = Με ποια σειρά διαλέγουν δύο παίκτες από την πρώτη γραμμή.
option-kingdomino-first-picks-is-lot = οι βασιλιάδες κληρώνονται
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Δυναστεία
option-kingdomino-dynasty-about = Τρία παιχνίδια στη σειρά· κερδίζει το μεγαλύτερο άθροισμα.
option-kingdomino-middle-kingdom = Μέσο Βασίλειο
option-kingdomino-middle-kingdom-about = 10 επιπλέον πόντοι για κάστρο στη μέση του βασιλείου.
option-kingdomino-middle-kingdom-is-off = ανενεργό
option-kingdomino-middle-kingdom-is-rule = ίση απόσταση αριστερά και δεξιά, ίση πάνω και κάτω
option-kingdomino-middle-kingdom-is-reach = κανένα τετράγωνο πιο μακριά από 2 (στη Μεγάλη Μονομαχία 3)
option-kingdomino-middle-kingdom-is-full = κάστρο στο κέντρο, μέγιστο πλάτος και ύψος
option-kingdomino-harmony = Αρμονία
option-kingdomino-harmony-about = 5 επιπλέον πόντοι για πλήρες βασίλειο χωρίς πεταμένο ντόμινο.
option-kingdomino-mighty-duel = Μεγάλη Μονομαχία
option-kingdomino-mighty-duel-about = Δύο παίκτες, και τα 48 ντόμινο, βασίλεια 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Οι βασιλιάδες κληρώθηκαν: πρώτα διαλέγει { $player }.
       *[other] Παιχνίδι { $game } από { $games }. Οι βασιλιάδες κληρώθηκαν: πρώτα διαλέγει { $player }.
    }
told-kingdomino-row = Τα επόμενα ντόμινο: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } τοποθετεί το ντόμινο { $tile }.
        [one] { $player } τοποθετεί το ντόμινο { $tile } για { $points } πόντο.
       *[other] { $player } τοποθετεί το ντόμινο { $tile } για { $points } πόντους.
    }
told-kingdomino-discard = { $player } δεν μπορεί να τοποθετήσει το ντόμινο { $tile } και το πετά.
told-kingdomino-pick = { $player } διαλέγει το ντόμινο { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] Τοποθέτησε το ντόμινο { $tile }
        [one] Τοποθέτησε το ντόμινο { $tile } για { $points } πόντο
       *[other] Τοποθέτησε το ντόμινο { $tile } για { $points } πόντους
    }
may-kingdomino-discard = Πέτα το ντόμινο { $tile }: δεν χωρά πουθενά
may-kingdomino-pick = Διάλεξε το ντόμινο { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Σιτάρι
        [forest] Δάσος
        [water] Λίμνη
        [grass] Βοσκότοπος
        [swamp] Έλος
       *[mine] Ορυχείο
    }: { $squares ->
        [one] { $squares } τετράγωνο
       *[other] { $squares } τετράγωνα
    } × { $crowns ->
        [one] { $crowns } στέμμα
       *[other] { $crowns } στέμματα
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Σιτάρι
        [forest] Δάσος
        [water] Λίμνη
        [grass] Βοσκότοπος
        [swamp] Έλος
       *[mine] Ορυχείο
    }: μεγαλώνει σε { $squares ->
        [one] { $squares } τετράγωνο
       *[other] { $squares } τετράγωνα
    } × { $crowns ->
        [one] { $crowns } στέμμα
       *[other] { $crowns } στέμματα
    }
score-kingdomino-middle = Μέσο Βασίλειο: το κάστρο είναι στο κέντρο
score-kingdomino-middle-lost = Το κάστρο δεν είναι πια στο κέντρο
score-kingdomino-harmony = Αρμονία: το βασίλειο είναι πλήρες
score-kingdomino-harmony-lost = Το βασίλειο δεν είναι πια πλήρες
score-kingdomino-game = Παιχνίδι { $game }
score-kingdomino-tie = Ισοβαθμία: κρίνει η μεγαλύτερη ιδιοκτησία ({ $squares ->
    [one] { $squares } τετράγωνο
   *[other] { $squares } τετράγωνα
}), μετά τα στέμματα ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Φέρνει αμέσως { $points } πόντο.
       *[other] Φέρνει αμέσως { $points } πόντους.
    }
reason-kingdomino-middle = Το κάστρο μένει στη μέση.
reason-kingdomino-no-hole = Δεν αφήνει κενό που δεν μπορεί να γεμίσει.
reason-kingdomino-holes =
    { $count ->
        [one] Αφήνει { $count } τετράγωνο που δεν μπορεί να γεμίσει.
       *[other] Αφήνει { $count } τετράγωνα που δεν μπορούν να γεμίσουν.
    }
reason-kingdomino-no-place = Το ντόμινο { $tile } δεν χωρά πουθενά.
reason-kingdomino-would-bring =
    { $points ->
        [one] Μπορεί να φέρει αμέσως { $points } πόντο.
       *[other] Μπορεί να φέρει αμέσως { $points } πόντους.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Έχει { $count } στέμμα.
       *[other] Έχει { $count } στέμματα.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } θα κέρδιζε με αυτό { $points } πόντο.
       *[other] { $player } θα κέρδιζε με αυτό { $points } πόντους.
    }
reason-kingdomino-order =
    { $place ->
        [1] Στον επόμενο γύρο έχεις την πρώτη κίνηση.
        [2] Στον επόμενο γύρο έχεις τη δεύτερη κίνηση.
        [3] Στον επόμενο γύρο έχεις την τρίτη κίνηση.
       *[other] Στον επόμενο γύρο έχεις την τελευταία κίνηση.
    }

## play: refusals

refused-kingdomino-over = Το παιχνίδι τελείωσε.
refused-kingdomino-luck = Πρώτα κληρώνονται ντόμινο ή βασιλιάδες.
refused-kingdomino-place-first = Τοποθέτησε πρώτα το ντόμινό σου και μετά διάλεξε το επόμενο.
refused-kingdomino-pick-now = Το ντόμινό σου τοποθετήθηκε· τώρα διάλεξε το επόμενο.
refused-kingdomino-other-domino = Πρέπει να τοποθετήσεις το ντόμινο { $own }, όχι το { $tile }.
refused-kingdomino-not-in-row = Το ντόμινο { $tile } δεν είναι στη γραμμή από όπου διαλέγεις.
refused-kingdomino-taken = Στο ντόμινο { $tile } στέκεται ήδη βασιλιάς.
refused-kingdomino-backwards = Τα δύο μισά του ντόμινο { $tile } είναι ίδια: γράψε το προς ανατολή ή νότο.
refused-kingdomino-covered = Αυτό το τετράγωνο είναι ήδη καλυμμένο.
refused-kingdomino-outside = Το βασίλειο θα ήταν { $across } × { $down } τετράγωνα· πρέπει να χωρά σε { $size } × { $size }.
refused-kingdomino-unmatched =
    Κανένα μισό δεν αγγίζει το κάστρο ή το δικό του έδαφος ({ $left ->
        [wheat] σιτάρι
        [forest] δάσος
        [water] λίμνη
        [grass] βοσκότοπος
        [swamp] έλος
       *[mine] ορυχείο
    }, { $right ->
        [wheat] σιτάρι
        [forest] δάσος
        [water] λίμνη
        [grass] βοσκότοπος
        [swamp] έλος
       *[mine] ορυχείο
    }).
refused-kingdomino-fits =
    { $count ->
        [one] Το ντόμινο { $tile } μπορεί να τοποθετηθεί με { $count } τρόπο, άρα πρέπει να τοποθετηθεί.
       *[other] Το ντόμινο { $tile } μπορεί να τοποθετηθεί με { $count } τρόπους, άρα πρέπει να τοποθετηθεί.
    }
refused-kingdomino-no-luck = Τώρα δεν κληρώνεται τίποτα.
refused-kingdomino-row-twice = Το ντόμινο { $tile } είναι δύο φορές στη γραμμή.
refused-kingdomino-row-seen = Το ντόμινο { $tile } έχει ήδη βγει σε γραμμή.
refused-kingdomino-row-count = Ντόμινο σε μια γραμμή: { $count }, όχι { $written }.
refused-kingdomino-lot-count = Βασιλιάδες για κλήρωση: { $count }, όχι { $written }.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } πρέπει να έχει { $kings } βασιλιά στη σειρά επιλογής.
       *[other] { $player } πρέπει να έχει { $kings } βασιλιάδες στη σειρά επιλογής.
    }
refused-kingdomino-kings-snake = Με δύο παίκτες αυτή η επιλογή ορίζει τη σειρά A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = Το «{ $text }» δεν διαβάζεται σε αυτή την κατάσταση.
refused-kingdomino-position-missing = Από την κατάσταση λείπει το τμήμα «{ $section }».
refused-kingdomino-position-twice = Το ντόμινο { $tile } είναι σε δύο μέρη.
refused-kingdomino-position-order = Τα ντόμινο μιας γραμμής πρέπει να είναι ταξινομημένα από τον μικρότερο αριθμό.
refused-kingdomino-position-kings = Οι βασιλιάδες του παίκτη { $player } δεν βγαίνουν σωστά.
refused-kingdomino-position-count = Το πλήθος των ντόμινο δεν βγαίνει σωστά.
refused-kingdomino-position-kingdom = Το βασίλειο του παίκτη { $player } δεν μπορεί να χτιστεί με τους κανόνες.
refused-kingdomino-position-stage = Η φάση του παιχνιδιού δεν ταιριάζει με τις γραμμές στο τραπέζι.
refused-kingdomino-position-past = Τα τελειωμένα παιχνίδια αυτής της Δυναστείας δεν βγαίνουν σωστά.
text-kingdomino-move = Μια κίνηση γράφεται όπως «48@1,0>e», «discard 48» ή «pick 48».
text-kingdomino-direction = Η κατεύθυνση είναι e, s, w ή n.

## page: the board

help-kingdomino = Διάλεξε ένα φωτισμένο τετράγωνο· το ντόμινο φαίνεται εκεί με τους πόντους του. Γύρισέ το και παίξε το. Το D πάει στα ντόμινο που διαλέγεις, το P στο βασίλειό σου.
kingdomino-current = Τοποθέτηση
kingdomino-round = Γύρος { $round } από { $rounds }
kingdomino-game = Παιχνίδι { $game } από { $games }
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
        [one] Το βασίλειο του παίκτη { $player }, { $points } πόντος
       *[other] Το βασίλειο του παίκτη { $player }, { $points } πόντοι
    }
kingdomino-enlarge =
    { $points ->
        [one] Δες το βασίλειο του παίκτη { $player }, { $points } πόντος
       *[other] Δες το βασίλειο του παίκτη { $player }, { $points } πόντοι
    }
kingdomino-own-again = Πίσω στο βασίλειό μου
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – ακόμη χωρίς στέμμα
       *[no] { $gain }
    }
kingdomino-choose-place = Τοποθέτησε το { $tile }.
kingdomino-choose-tile = Διάλεξε ντόμινο για τον επόμενο γύρο.
kingdomino-no-place = Το ντόμινο { $number } δεν χωρά πουθενά και πρέπει να πεταχτεί.
kingdomino-discard = Πέτα το { $number }
kingdomino-next-order =
    { $place ->
        [1] Στον επόμενο γύρο έχεις την πρώτη επιλογή.
        [2] Στον επόμενο γύρο έχεις τη δεύτερη επιλογή.
        [3] Στον επόμενο γύρο έχεις την τρίτη επιλογή.
        [4] Στον επόμενο γύρο έχεις την τέταρτη επιλογή.
       *[other] Στον επόμενο γύρο έχεις την { $place }η επιλογή.
    }
kingdomino-one-way = Εδώ χωρά μόνο έτσι.
kingdomino-not-here = Το ντόμινο δεν χωρά εδώ.
kingdomino-move-pick = Διάλεξε το { $tile }
kingdomino-move-discard = Πέτα το ντόμινο { $number }
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Η σειρά σου στον επόμενο γύρο: { $first } έως { $last }, ανάλογα με τους άλλους.
kingdomino-moment = Ολοκληρωμένη ιδιοκτησία: { $points }
kingdomino-to-come = Ντόμινο που μένουν
kingdomino-to-come-about = Όσα βγήκαν είναι ξεθωριασμένα. Δεν άνοιξαν ακόμα: { $count }.

## page: the score pad

pad-terrain = Έδαφος
pad-crowns = Στέμματα
pad-empty = κενό
pad-kingdom = Βασίλειο
pad-size = { $size } × { $size } τετράγωνα
pad-kingdomino-about = Διάλεξε έδαφος και τα στέμματά του και μετά πάτησε τα τετράγωνα του βασιλείου.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Οι βασιλιάδες κληρώθηκαν: διαλέγεις εσύ πρώτα.
       *[other] Παιχνίδι { $game } από { $games }. Οι βασιλιάδες κληρώθηκαν: διαλέγεις εσύ πρώτα.
    }
own-kingdomino-place =
    { $points ->
        [0] Τοποθετείς το ντόμινο { $tile }.
        [one] Τοποθετείς το ντόμινο { $tile } για { $points } πόντο.
       *[other] Τοποθετείς το ντόμινο { $tile } για { $points } πόντους.
    }
own-kingdomino-discard = Δεν μπορείς να τοποθετήσεις το ντόμινο { $tile } και το πετάς.
own-kingdomino-pick = Διαλέγεις το ντόμινο { $tile }.

## book: the guided first game

lesson-kingdomino-aim = Καλώς ήρθες στον θρόνο! Χτίσε ένα βασίλειο από ντόμινο γύρω από το κάστρο σου. Η γη δίνει πόντους μόνο αν έχει στέμματα.
lesson-kingdomino-pick = Διάλεξε ένα ντόμινο από τη γραμμή: πάτησέ το και μετά παίξε το. Με μικρό αριθμό διαλέγεις νωρίς στον επόμενο γύρο· οι μεγάλοι έχουν περισσότερα στέμματα.
lesson-kingdomino-order = Ο βασιλιάς σου στέκεται τώρα σε αυτό το ντόμινο. Οι βασιλιάδες παίζουν με τη σειρά των αριθμών, από τον μικρότερο στον μεγαλύτερο.
lesson-kingdomino-place = Βάλε τώρα το ντόμινό σου σε ένα από τα φωτισμένα τετράγωνα· ο αριθμός δείχνει πόσους πόντους θα έδινε. Γύρισέ το με ↻, με τη ροδέλα του ποντικιού ή με το πλήκτρο R.
lesson-kingdomino-match = Το ένα μισό πρέπει να αγγίζει το δικό του έδαφος ή το κάστρο. Προσπάθησε να μεγαλώσεις έδαφος που έχει στέμματα.
lesson-kingdomino-points = Κάθε ενωμένο έδαφος δίνει τα τετράγωνά του επί τα στέμματά του: τέσσερα τετράγωνα δάσος με δύο στέμματα αξίζουν οκτώ.
lesson-kingdomino-limit = Το βασίλειό σου πρέπει να χωρά σε πέντε επί πέντε τετράγωνα. Ένα ντόμινο που δεν χωρά πουθενά πετιέται, γι’ αυτό μην αφήνεις στενά κενά.
lesson-kingdomino-free = Αυτά είναι όλα. Συνέχισε και ζήτα υπόδειξη όποτε θέλεις.

## book: rules

rules-k1 = Το Kingdomino είναι για δύο, τρεις ή τέσσερις παίκτες. Ο καθένας χτίζει ένα βασίλειο γύρω από ένα τετράγωνο με κάστρο.
rules-k2 = Δύο παίκτες έχουν από δύο βασιλιάδες· τρεις ή τέσσερις παίκτες από έναν.
rules-k3 = Υπάρχουν 48 ντόμινο, με αριθμούς 1 έως 48. Με τέσσερις παίκτες χρησιμοποιούνται όλα, με τρεις 36, με δύο 24· τα υπόλοιπα βγαίνουν χωρίς να τα δει κανείς. (Διευκρίνιση: το τυπωμένο 38 για τρεις παίκτες είναι τυπογραφικό λάθος.) Επιλογή: τρεις παίκτες παίζουν και με τα 48 σε γραμμές των τεσσάρων, και όποιο δεν διάλεξε κανείς βγαίνει.
rules-k4 = Μια γραμμή έχει τόσα ντόμινο όσοι είναι οι βασιλιάδες: τέσσερα με δύο ή τέσσερις παίκτες, τρία με τρεις. Είναι ταξινομημένα κατά αριθμό, με τον μικρότερο πάνω.
rules-k5 = Για την πρώτη γραμμή οι βασιλιάδες κληρώνονται· με τη σειρά της κλήρωσης μπαίνει ο καθένας σε ελεύθερο ντόμινο. Σε ένα ντόμινο στέκεται μόνο ένας βασιλιάς. Επιλογή για δύο παίκτες: με τη σειρά A, B, B, A.
rules-k6 = Όταν έχει διαλεχτεί κάθε ντόμινο μιας γραμμής, ανοίγει η επόμενη, όσο υπάρχουν ντόμινο.
rules-k7 = Οι παίκτες παίζουν με τη σειρά που έχουν οι βασιλιάδες στη γραμμή, από πάνω προς τα κάτω.
rules-k8 = Όταν παίζεις, βάζεις πρώτα στο βασίλειό σου το ντόμινο κάτω από τον βασιλιά σου και μετά βάζεις τον βασιλιά σε ελεύθερο ντόμινο της επόμενης γραμμής.
rules-k9 = Με δύο παίκτες παίζει ο καθένας δύο φορές στον γύρο, μία για κάθε βασιλιά.
rules-k10 = Το παιχνίδι έχει δώδεκα γύρους· με δύο παίκτες έξι (δώδεκα στη Μεγάλη Μονομαχία).
rules-k11 = Στον τελευταίο γύρο δεν μένει τίποτα να διαλέξεις: βάζεις μόνο το ντόμινό σου.
rules-k12 = Ένα ντόμινο καλύπτει δύο ελεύθερα γειτονικά τετράγωνα, σε οποιαδήποτε από τις τέσσερις κατευθύνσεις.
rules-k13 = Τουλάχιστον ένα μισό πρέπει να αγγίζει, πλευρά με πλευρά, το κάστρο ή ένα τετράγωνο του ίδιου εδάφους. Αρκεί να ταιριάζει μία πλευρά· οι άλλες δεν χρειάζεται.
rules-k14 = Όλο το βασίλειο μαζί με το κάστρο πρέπει να χωρά σε τετράγωνο 5 × 5 (7 × 7 στη Μεγάλη Μονομαχία). Το κάστρο μπορεί να βρεθεί οπουδήποτε μέσα του.
rules-k15 = Ντόμινο που μπορεί να τοποθετηθεί πρέπει να τοποθετηθεί, όπου χωρά. Αν δεν χωρά πουθενά, πετιέται· μετά διαλέγεις κανονικά. Μπορούν να μείνουν κενά.
rules-k16 = Τετράγωνα του ίδιου εδάφους που ενώνονται με τις πλευρές τους κάνουν μια ιδιοκτησία. Δίνει τα τετράγωνά της επί τα στέμματά της· χωρίς στέμμα δεν δίνει τίποτα. Μπορείς να έχεις πολλές ιδιοκτησίες του ίδιου εδάφους. Το κάστρο δεν ανήκει σε καμία.
rules-k17 = Κερδίζει όποιος έχει τους περισσότερους πόντους. Σε ισοβαθμία κρίνει η μεγαλύτερη ιδιοκτησία, μετά τα στέμματα· αλλιώς η νίκη μοιράζεται.
rules-k18 = Δυναστεία: τρία παιχνίδια στη σειρά, και κερδίζει το μεγαλύτερο άθροισμα. Ίσα αθροίσματα μοιράζονται τη νίκη. Σε κάθε παιχνίδι οι βασιλιάδες κληρώνονται ξανά.
rules-k19 = Μέσο Βασίλειο: 10 επιπλέον πόντοι αν το κάστρο είναι στο κέντρο του βασιλείου. (Διευκρίνιση: όσο απέχει από το αριστερό άκρο όσων τοποθετήθηκαν, τόσο και από το δεξί, και από πάνω όσο από κάτω.) Δύο άλλες ερμηνείες υπάρχουν ως επιλογές.
rules-k20 = Αρμονία: 5 επιπλέον πόντοι αν δεν πετάχτηκε τίποτα και το βασίλειο είναι πλήρες: όλα τα ντόμινο τοποθετημένα και το τετράγωνο γεμάτο.
rules-k21 = Μεγάλη Μονομαχία: δύο παίκτες παίζουν και με τα 48 ντόμινο και χτίζουν βασίλεια 7 × 7 σε δώδεκα γύρους των τεσσάρων.

## book: captions of the examples

rules-example-kingdomino-tiles = Τα ντόμινο έχουν δύο μισά, το καθένα με έδαφος και μερικές φορές με στέμματα. Ο αριθμός ορίζει τη σειρά των παικτών.
rules-example-kingdomino-row = Οι βασιλιάδες παίζουν με τη σειρά των αριθμών. Αφού βάλεις ένα ντόμινο, πηγαίνεις τον βασιλιά σε ελεύθερο ντόμινο της επόμενης γραμμής.
rules-example-kingdomino-match = Αρκεί μία πλευρά που ταιριάζει: το ντόμινο { $tile } αγγίζει το δικό του έδαφος μόνο με το ένα μισό.
rules-example-kingdomino-scoring = Αυτό το βασίλειο δίνει { $points } πόντους: κάθε ιδιοκτησία μετρά τα τετράγωνά της επί τα στέμματά της.
rules-example-kingdomino-complete = Πλήρες βασίλειο με το κάστρο στο κέντρο: με τις δύο παραλλαγές δίνει { $points } πόντους.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } σιτάρι, { terrain-letter-forest } δάσος, { terrain-letter-water } λίμνη, { terrain-letter-grass } βοσκότοπος, { terrain-letter-swamp } έλος, { terrain-letter-mine } ορυχείο, με τον αριθμό των στεμμάτων· ♜ κάστρο· ♔ και αριθμός: ο βασιλιάς εκείνου του παίκτη.

## command line

refused-score-castle = Ένα βασίλειο έχει ακριβώς ένα κάστρο· γράψε το «C».
refused-score-mixed = Γράψε το βασίλειο ή ως χάρτη ή ως ντόμινο, όχι και τα δύο.
