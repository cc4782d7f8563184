terrain-wheat = σιτάρι
terrain-forest = δάσος
terrain-water = λίμνη
terrain-grass = βοσκότοπος
terrain-swamp = έλος
terrain-mine = ορυχείο
terrain-castle = κάστρο
option-kingdomino-three-players = Με τρεις παίκτες
option-kingdomino-three-players-about = Πόσα ντόμινο έχει μια σειρά όταν παίζουν τρεις.
option-kingdomino-three-players-is-lines_of_three = σειρές των τριών, 36 ντόμινο
option-kingdomino-three-players-is-lines_of_four = σειρές των τεσσάρων, και τα 48· όποιο δεν πάρει κανείς βγαίνει από το παιχνίδι
option-kingdomino-first-picks = Πρώτη επιλογή
option-kingdomino-first-picks-about = Με ποια σειρά διαλέγουν δύο παίκτες από την πρώτη σειρά.
option-kingdomino-first-picks-is-lot = οι βασιλιάδες κληρώνονται
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Δυναστεία
option-kingdomino-dynasty-about = Τρία παιχνίδια στη σειρά· κερδίζει το μεγαλύτερο άθροισμα.
option-kingdomino-middle-kingdom = Μέσο Βασίλειο
option-kingdomino-middle-kingdom-about = 10 επιπλέον πόντοι για κάστρο στη μέση του βασιλείου.
option-kingdomino-middle-kingdom-is-off = όχι
option-kingdomino-middle-kingdom-is-rule = αριστερά όσο δεξιά, πάνω όσο κάτω
option-kingdomino-middle-kingdom-is-reach = τίποτα δεν απέχει πάνω από μισό πλήρες βασίλειο
option-kingdomino-middle-kingdom-is-full = ίσο από όλες τις πλευρές και όσο φαρδύ και ψηλό γίνεται
option-kingdomino-harmony = Αρμονία
option-kingdomino-harmony-about = 5 επιπλέον πόντοι για πλήρες βασίλειο χωρίς πεταμένο ντόμινο.
option-kingdomino-mighty-duel = Μεγάλη Μονομαχία
option-kingdomino-mighty-duel-about = Δύο παίκτες, και τα 48 ντόμινο, βασίλεια 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] Οι βασιλιάδες κληρώθηκαν: { $player } διαλέγει πρώτα.
       *[other] Παιχνίδι { $game } από { $games }. Οι βασιλιάδες κληρώθηκαν: { $player } διαλέγει πρώτα.
    }
told-kingdomino-row = Τα επόμενα ντόμινο: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player } τοποθετεί το ντόμινο { $tile }.
        [one] { $player } τοποθετεί το ντόμινο { $tile } για { $points } πόντο.
       *[other] { $player } τοποθετεί το ντόμινο { $tile } για { $points } πόντους.
    }
told-kingdomino-discard = { $player } δεν έχει θέση για το ντόμινο { $tile } και το πετά.
told-kingdomino-pick = { $player } διαλέγει το ντόμινο { $tile }.
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
    }, μεγαλώνει σε { $squares ->
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
refused-kingdomino-over = Το παιχνίδι τελείωσε.
refused-kingdomino-luck = Πρώτα κληρώνονται ντόμινο ή βασιλιάδες.
refused-kingdomino-place-first = Τοποθέτησε πρώτα το ντόμινό σου και μετά διάλεξε το επόμενο.
refused-kingdomino-pick-now = Το ντόμινό σου τοποθετήθηκε· τώρα διάλεξε το επόμενο.
refused-kingdomino-other-domino = Το ντόμινο που τοποθετείς είναι το { $own }, όχι το { $tile }.
refused-kingdomino-not-in-row = Το ντόμινο { $tile } δεν είναι στη σειρά από όπου διαλέγεις.
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
        [one] Το ντόμινο { $tile } τοποθετείται με { $count } τρόπο, άρα πρέπει να τοποθετηθεί.
       *[other] Το ντόμινο { $tile } τοποθετείται με { $count } τρόπους, άρα πρέπει να τοποθετηθεί.
    }
refused-kingdomino-no-luck = Τώρα δεν κληρώνεται τίποτα.
refused-kingdomino-row-twice = Το ντόμινο { $tile } είναι δύο φορές στη σειρά.
refused-kingdomino-row-seen = Το ντόμινο { $tile } έχει ήδη ανοιχτεί.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player } έχει { $kings } βασιλιά στη σειρά επιλογής.
       *[other] { $player } έχει { $kings } βασιλιάδες στη σειρά επιλογής.
    }
refused-kingdomino-kings-snake = Στο «φίδι» η σειρά είναι A, B, B, A.
refused-kingdomino-position-word = Το «{ $text }» δεν διαβάζεται σε αυτή τη θέση.
refused-kingdomino-position-missing = Από τη θέση λείπει το μέρος «{ $section }».
refused-kingdomino-position-twice = Το ντόμινο { $tile } είναι σε δύο μέρη.
refused-kingdomino-position-order = Τα ντόμινο μιας σειράς ανεβαίνουν από τον μικρότερο αριθμό.
refused-kingdomino-position-kings = Οι βασιλιάδες δεν βγαίνουν σωστά: { $player }.
refused-kingdomino-position-count = Το πλήθος των ντόμινο δεν βγαίνει σωστά.
refused-kingdomino-position-kingdom = Αυτό το βασίλειο δεν χτίζεται με τους κανόνες: { $player }.
refused-kingdomino-position-stage = Η φάση του παιχνιδιού δεν ταιριάζει με τις σειρές στο τραπέζι.
refused-kingdomino-position-past = Τα τελειωμένα παιχνίδια αυτής της Δυναστείας δεν βγαίνουν σωστά.
text-kingdomino-move = Μια κίνηση γράφεται όπως «48@1,0>e», «discard 48» ή «pick 48».
text-kingdomino-direction = Ένα ντόμινο δείχνει e, s, w ή n.
reason-kingdomino-points =
    { $points ->
        [one] Φέρνει αμέσως { $points } πόντο.
       *[other] Φέρνει αμέσως { $points } πόντους.
    }
reason-kingdomino-middle = Το κάστρο μένει στη μέση.
reason-kingdomino-no-hole = Δεν αφήνει τετράγωνο που να μη γεμίζει.
reason-kingdomino-holes =
    { $count ->
        [one] Αφήνει { $count } τετράγωνο που δεν γεμίζει.
       *[other] Αφήνει { $count } τετράγωνα που δεν γεμίζουν.
    }
reason-kingdomino-no-place = Δεν υπάρχει θέση για το ντόμινο { $tile }.
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
        [1] Στον επόμενο γύρο παίζεις στην πρώτη θέση.
        [2] Στον επόμενο γύρο παίζεις στη δεύτερη θέση.
        [3] Στον επόμενο γύρο παίζεις στην τρίτη θέση.
       *[other] Στον επόμενο γύρο παίζεις στην τελευταία θέση.
    }
