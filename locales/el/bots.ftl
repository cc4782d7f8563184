level-beginner = Αρχάριο
level-beginner-about = Κοιτάζει μόνο μία κίνηση και του ξεφεύγουν πράγματα, όπως σε κάθε αρχάριο.
level-easy = Εύκολο
level-easy-about = Βλέπει τι φέρνει αμέσως μια κίνηση και τους πιο φανερούς κινδύνους.
level-medium = Μέτριο
level-medium-about = Σκέφτεται την απάντηση σε κάθε κίνηση.
level-hard = Δύσκολο
level-hard-about = Σχεδιάζει μπροστά και σπάνια κάνει λάθος.
level-expert = Κορυφαίο
level-expert-about = Χρησιμοποιεί ό,τι είναι γνωστό για το παιχνίδι και όλο τον χρόνο που έχει.
level-random = Τυχαίο
level-random-about = Παίζει οποιαδήποτε επιτρεπτή κίνηση.
level-greedy = Άπληστο
level-greedy-about = Παίρνει ό,τι συμφέρει αμέσως και δεν κοιτάζει ποτέ πιο πέρα.
refused-budget = Το «{ $text }» δεν είναι όριο σκέψης. Επιτρέπονται: { $possible } (χιλιοστά δευτερολέπτου, δευτερόλεπτα, θέσεις, επαναλήψεις).
reason-quixo-wins = Φτιάχνει τη γραμμή σου και κερδίζει.
reason-quixo-loses = Φτιάχνει γραμμή για την άλλη πλευρά.
reason-quixo-draws = Τελειώνει το παιχνίδι με ισοπαλία.
reason-quixo-lets-win = Η άλλη πλευρά μπορεί μετά να κερδίσει.
reason-quixo-stops = Σταματά μια γραμμή που θα μπορούσε να κλείσει η άλλη πλευρά.
reason-quixo-builds = Η πιο γεμάτη γραμμή σου έχει τώρα { $count } από { $size }.
reason-quixo-breaks = Χαλάει τη γραμμή των { $count } της άλλης πλευράς.
reason-quixo-new-cube = Παίρνει έναν νέο κύβο για την πλευρά σου.
reason-quixo-own-cube = Μετακινεί έναν δικό σου κύβο και δεν χαρίζει τίποτα.
class-forced = Χωρίς επιλογή
class-best = Άριστη
class-good = Καλή
class-inaccuracy = Ανακρίβεια
class-mistake = Λάθος
class-blunder = Χοντρό λάθος
analysis-seat =
    { $player }: ακρίβεια { $accuracy }%, άριστες { $best } από { $moves } κινήσεις· { $inaccuracies ->
        [one] { $inaccuracies } ανακρίβεια
       *[other] { $inaccuracies } ανακρίβειες
    }, { $mistakes ->
        [one] { $mistakes } λάθος
       *[other] { $mistakes } λάθη
    }, { $blunders ->
        [one] { $blunders } χοντρό λάθος
       *[other] { $blunders } χοντρά λάθη
    }. Χάρισε: { $lost }% μιας νίκης· τύχη: { $luck }%.
analysis-luck-decided = Έκρινε η τύχη: έδωσε { $luck }% μιας νίκης. Κέρδισε: { $player }.
analysis-play-decided = Έκρινε το παίξιμο: οι άλλοι χάρισαν { $percent }% μιας νίκης και επωφελήθηκε: { $player }.
analysis-even = Δεν χαρίστηκε σχεδόν τίποτα· σε ένα κλειστό παιχνίδι κέρδισε: { $player }.
turning-move = Κίνηση { $event }: { $player } έπαιξε { $move } και η πιθανότητα έπεσε από { $before }% σε { $after }%. Καλύτερη ήταν η { $better }.
turning-good-luck = Συμβάν { $event }: η τύχη ({ $luck }) ανέβασε την πιθανότητα από { $before }% σε { $after }%: { $player }.
turning-bad-luck = Συμβάν { $event }: η τύχη ({ $luck }) έριξε την πιθανότητα από { $before }% σε { $after }%: { $player }.
turning-decided = Από το συμβάν { $event } και πέρα οριστικά μπροστά: { $player }.
analysis-plot-title = Πώς πήγε το παιχνίδι
analysis-plot-across = Συμβάν
analysis-plot-up = Πιθανότητα νίκης
refused-analysis-game = Αυτή η καταγραφή είναι από άλλο παιχνίδι: { $game }.
refused-analysis-eyes = Αυτή η καταγραφή δείχνει μόνο όσα έβλεπε: { $eyes }. Η ανάλυση χρειάζεται όλο το παιχνίδι.
refused-analysis-turn = Εδώ δεν παίζει: { $player }.
refused-analysis-luck = Εδώ δεν υπάρχει κάτι που να κρίνει η τύχη.
refused-analysis-move = Το «{ $text }» δεν είναι κίνηση εδώ: { $cause }.
refused-analysis-unit = Αυτό το μποτ δεν λέει τι πιθανότητα νίκης περιμένει· διάλεξε άλλο.
arena-progress =
    { $done } από { $of } παιχνίδια · { $score } · { $seconds ->
        [one] απομένει { $seconds } δευτερόλεπτο
       *[other] απομένουν { $seconds } δευτερόλεπτα
    }
arena-heading =
    { $game }, θέσεις: { $seats }, { $budget } ανά κίνηση: { $games ->
        [one] { $games } παιχνίδι
       *[other] { $games } παιχνίδια
    }, { $deals ->
        [one] { $deals } μοιρασιά
       *[other] { $deals } μοιρασιές
    }
arena-row = { $bot }: μερίδιο { $share } ± { $sure }%, νίκες { $wins }, μοιρασμένες { $shared }, ήττες { $losses }· πόντοι { $points }, διαφορά { $margin } ± { $marginsure }· Elo { $elo } [{ $low }, { $high }]· { $millis } ms ανά κίνηση
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } συνάντηση
       *[other] { $met } συναντήσεις
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Διαδοχικός έλεγχος: καλύτερο (LLR { $llr }, όρια { $lower } και { $upper })
        [not_better] Διαδοχικός έλεγχος: όχι καλύτερο (LLR { $llr }, όρια { $lower } και { $upper })
       *[open] Διαδοχικός έλεγχος: ακόμα ανοιχτό (LLR { $llr }, όρια { $lower } και { $upper })
    }
arena-plot-title = Δύναμη και χρόνος σκέψης
arena-plot-across = Σκέψη (χιλιοστά δευτερολέπτου ή θέσεις)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } μποτ δεν γεμίζει { $seats } θέσεις. Επιτρέπονται: { $possible }, ή περισσότερα από τις θέσεις.
       *[other] { $bots } μποτ δεν γεμίζουν { $seats } θέσεις. Επιτρέπονται: { $possible }, ή περισσότερα από τις θέσεις.
    }
refused-arena-games = Ένας αγώνας χρειάζεται τουλάχιστον ένα παιχνίδι.
refused-arena-illegal = { $bot } έπαιξε { $move }, που δεν επιτρέπεται ({ $why }) στη θέση { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = Το { $path } δεν είναι αρχείο αποτελεσμάτων.
refused-arena-other-match = Το { $path } έχει τα αποτελέσματα άλλου αγώνα.
refused-arena-nothing-to-merge = Γράψε ποια αρχεία αποτελεσμάτων θα ενωθούν.
refused-shard = Το «{ $text }» δεν είναι μέρος αγώνα. Επιτρέπονται: { $possible }.
refused-sprt = Το «{ $text }» δεν είναι διαδοχικός έλεγχος. Επιτρέπονται: { $possible }.
