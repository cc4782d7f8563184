### What only the page says, and no single game.

## On every page

app-title = Klots – τέσσερα παιχνίδια με πλακίδια
skip = Μετάβαση στο περιεχόμενο
loading = Φόρτωση…
close = Κλείσιμο
save = Αποθήκευση
answer-yes = Ναι
answer-no = Όχι
sum = Σύνολο
points = Πόντοι
points-why =
    { $points ->
        [one] { $points } πόντος: γιατί;
       *[other] { $points } πόντοι: γιατί;
    }
points-bonus = Επιπλέον πόντοι
points-before = Προηγούμενα παιχνίδια
points-rounds-before = Προηγούμενοι γύροι
points-last-round = Ο προηγούμενος γύρος
language = Γλώσσα
footer = Klots: ανοιχτό σε όλους, χωρίς λογαριασμό.
footer-api = API
guest-name = Επισκέπτης
bot-name = Υπολογιστής ({ $level })
bot-beginner-1 = Πιπ
bot-beginner-2 = Τίλι
bot-beginner-3 = Μόμο
bot-beginner-4 = Κίκι
bot-beginner-5 = Λούμι
bot-beginner-6 = Πέλε
bot-beginner-7 = Ζούζου
bot-beginner-8 = Νίνο
bot-beginner-9 = Φίφι
bot-easy-1 = Λόλα
bot-easy-2 = Μπένο
bot-easy-3 = Νούνι
bot-easy-4 = Κόκο
bot-easy-5 = Τόμπι
bot-easy-6 = Μίμι
bot-easy-7 = Κούνο
bot-easy-8 = Βάντα
bot-easy-9 = Λίνο
bot-medium-1 = Μπρούνο
bot-medium-2 = Μίκα
bot-medium-3 = Ντόρα
bot-medium-4 = Γκούστο
bot-medium-5 = Νόρα
bot-medium-6 = Άλμα
bot-medium-7 = Μπέρτα
bot-medium-8 = Άρνο
bot-medium-9 = Τίλντα
bot-hard-1 = Φιν
bot-hard-2 = Βέρα
bot-hard-3 = Ρούφους
bot-hard-4 = Κάσπερ
bot-hard-5 = Στέλα
bot-hard-6 = Φέλιξ
bot-hard-7 = Ρόξι
bot-hard-8 = Βίκτορ
bot-hard-9 = Λούνα
bot-expert-1 = Ότο
bot-expert-2 = Άντα
bot-expert-3 = Μίρα
bot-expert-4 = Ίρις
bot-expert-5 = Έντγκαρ
bot-expert-6 = Κλάρα
bot-expert-7 = Όσκαρ
bot-expert-8 = Νέστορ
bot-expert-9 = Σέλμα
bot-beginner-about = Μαθαίνει ακόμη και χαίρεται με κάθε κίνηση.
bot-easy-about = Ορμά στους πόντους και δεν κοιτά μακριά.
bot-medium-about = Έχει υπομονή και σκέφτεται την απάντησή σου πριν παίξει.
bot-hard-about = Παίζει με πονηριά: σκέφτεται κινήσεις μπροστά και σπάνια κάνει λάθος.
bot-expert-about = Έχει δει κάθε παιχνίδι και δεν ξεχνά κανένα.

## Ways through the page

nav = Σελίδες
nav-rules = Κανόνες
nav-pad = Μπλοκ πόντων
nav-account = Προφίλ
nav-settings = Ρυθμίσεις

## Home

home-title = Τέσσερα παιχνίδια, ένα τραπέζι
home-lead = Παίξε αμέσως με τον υπολογιστή, σε μία συσκευή ή με φίλους μέσω συνδέσμου. Χωρίς λογαριασμό.
home-play-now = Παίξε τώρα
home-with-friends = Με φίλους
home-one-device = Σε μία συσκευή
home-learn = Μάθε
home-more = Περισσότερες επιλογές…
home-open-tables = Ανοιχτά τραπέζια
home-no-tables = Τώρα δεν υπάρχουν ανοιχτά τραπέζια. Δημιούργησε ένα και οι άλλοι θα το δουν εδώ.
home-mine = Τα παιχνίδια σου
home-you-are = Παίζεις ως { $name }.
tables-free =
    { $count ->
        [one] { $count } ελεύθερη θέση
       *[other] { $count } ελεύθερες θέσεις
    }
tables-join = Συμμετοχή
tables-watch = Παρακολούθηση
tables-go-on = Συνέχεια
tables-your-turn = Η σειρά σου
tables-look = Ανασκόπηση
tables-more = Περισσότερα

## A new table

new-title = Νέο τραπέζι: { $game }
new-device-title = Σε μία συσκευή: { $game }
new-device-about = Όλοι παίζουν σε αυτή τη συσκευή. Στα παιχνίδια με κρυφά πούλια μια οθόνη τα κρύβει ανάμεσα στις κινήσεις.
new-seats = Παίκτες
new-how-many = Αριθμός παικτών
new-you = Εσύ
new-person = Ένα άτομο
new-open = Ελεύθερη θέση
new-name-of = Όνομα παίκτη { $number }
new-who-sits = Θέση { $number }
new-options = Επιλογές παιχνιδιού
new-table = Το τραπέζι
new-visible = Δημόσιο: όλοι βλέπουν το τραπέζι και μπορούν να μπουν
new-chat = Οι παίκτες μπορούν να συνομιλούν
new-late = Όποιος έρθει αργά μπορεί να πάρει ελεύθερη θέση ή θέση υπολογιστή
new-rated = Βαθμολογούμενο: χωρίς υποδείξεις και αναίρεση
new-delay = Οι θεατές βλέπουν τις κινήσεις
delay-none = αμέσως
delay-moves =
    { $count ->
        [one] { $count } κίνηση αργότερα
       *[other] { $count } κινήσεις αργότερα
    }
delay-seconds =
    { $count ->
        [one] { $count } δευτερόλεπτο αργότερα
       *[other] { $count } δευτερόλεπτα αργότερα
    }
new-start = Έναρξη
new-make = Δημιουργία τραπεζιού
new-match = Εύρεση αντιπάλου
new-match-about = { $button }: πάντα όπως στους κανόνες. { $clock }.
options-none = Με τόσους παίκτες το παιχνίδι δεν έχει επιλογές.
options-rulebook = Όπως στους κανόνες.
options-all = Όλες οι επιλογές
clock = Ρολόι
clock-none = Χωρίς ρολόι
clock-move =
    { $seconds ->
        [one] { $seconds } δευτερόλεπτο ανά κίνηση
       *[other] { $seconds } δευτερόλεπτα ανά κίνηση
    }
clock-game =
    { $minutes ->
        [one] { $minutes } λεπτό ο καθένας
       *[other] { $minutes } λεπτά ο καθένας
    } + { $increment } δευτ.
clock-days =
    { $days ->
        [one] { $days } μέρα ανά κίνηση
       *[other] { $days } μέρες ανά κίνηση
    }
clock-days-left =
    { $days ->
        [one] { $days } μέρα
       *[other] { $days } μέρες
    }
clock-low =
    { $seconds ->
        [one] Μένει { $seconds } δευτερόλεπτο
       *[other] Μένουν { $seconds } δευτερόλεπτα
    }

## Before the game

gather-title = { $game }: το τραπέζι
gather-free = ελεύθερη
gather-you = εσύ
gather-host = οικοδεσπότης
gather-ready = όλα έτοιμα
gather-not-ready = όχι ακόμα
gather-sit = Κάθισε εδώ
gather-seat-bot = Υπολογιστής…
gather-unseat = Αφαίρεση παίκτη
gather-name = Το όνομά σου
gather-start = Όλα έτοιμα: έναρξη
gather-wait = Όχι ακόμα
gather-leave = Αποχώρηση
avatar = Η εικόνα σου
avatar-number = Εικόνα { $number }
avatar-about = Τη βλέπουν όλοι στο τραπέζι.
avatar-change = Όνομα και εικόνα
gather-waiting =
    { $count ->
        [one] Λείπει { $count } παίκτης ακόμα.
       *[other] Λείπουν { $count } παίκτες ακόμα.
    }
gather-word = Μια λέξη για το ανακάτεμα
gather-word-about = Ο διακομιστής έχει ήδη ορίσει το μυστικό του· φαίνεται μόνο το αποτύπωμά του. Η λέξη σου μπαίνει στο ανακάτεμα, ώστε κανείς να μην μπορεί να έχει στήσει τα πούλια. Αν την αφήσεις κενή, μπαίνει μια τυχαία.
gather-commitment = Αποτύπωμα του μυστικού:
invite-title = Κάλεσε φίλους
invite-about = Στείλε αυτόν τον σύνδεσμο. Όποιος τον ανοίξει μπαίνει με ένα άγγιγμα.
invite-watch = Στείλε αυτόν τον σύνδεσμο. Όποιος τον ανοίξει μπορεί να παρακολουθήσει.
invite-link = Σύνδεσμος για αυτό το τραπέζι
invite-copy = Αντιγραφή συνδέσμου
invite-copied = Αντιγράφηκε
invite-share = Κοινοποίηση
invite-qr = Ο σύνδεσμος ως κωδικός QR

## At the table

turn-yours = Η σειρά σου
turn-of = Παίζει { $player }
turn-over = Το παιχνίδι τελείωσε
turn-paused = Παύση
turn-mark = παίζει
title-your-turn = Η σειρά σου
title-over = Τέλος παιχνιδιού
hand = Τα πούλια σου
hand-playable = ταιριάζει
hand-earlier = Μετακίνησε το πούλι αριστερά
hand-later = Μετακίνησε το πούλι δεξιά
hand-tiles =
    { $count ->
        [one] { $count } πούλι στο χέρι
       *[other] { $count } πούλια στο χέρι
    }
hand-lacks = Σίγουρα δεν έχει: { $numbers }
round-to = Γύρος { $round }, ως τους { $target } πόντους
hand-count =
    { $player }: { $count ->
        [one] { $count } πούλι
       *[other] { $count } πούλια
    } στο χέρι, { $points ->
        [one] { $points } πόντος
       *[other] { $points } πόντοι
    }
move-commit = Παίξε
move-turn = Περιστροφή
move-back = Άκυρο
move-gone = Η κίνησή σου δεν γίνεται πια.
plan-commit = Προγραμμάτισε
plan-armed = Προγραμματίστηκε: { $move }. Παίζεται μόλις έρθει η σειρά σου.
plan-off = Η προγραμματισμένη κίνηση ακυρώθηκε.
moves-filter = Γράψε για να βρεις κίνηση· το Enter παίζει την πρώτη.
moves-count =
    { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }
tool-hint = Υπόδειξη
tool-undo = Αναίρεση
tool-ask-undo = Ζήτα αναίρεση
tool-moves = Όλες οι κινήσεις
tool-log = Ιστορικό, συνομιλία
tool-menu = Περισσότερα
tool-result = Αποτέλεσμα
tool-read = Διάβασε δυνατά το τραπέζι
tool-zen = Μόνο το ταμπλό
tool-resign = Εγκατάλειψη
tool-resign-sure = Ναι, εγκαταλείπω
tool-leave = Φύγε (συνεχίζει ο υπολογιστής)
rule-link = Κανόνας { $rule }
reconnecting = Η σύνδεση χάθηκε. Επανασύνδεση…
bot-plays = Εδώ παίζει ο υπολογιστής
bot-plays-for-you = Ο υπολογιστής παίζει για σένα.
play-yourself = Πάρε πίσω τη θέση σου
play-on = Συνέχισε
take-over = Ας παίξει ο υπολογιστής
presence-here = σε σύνδεση
presence-away = λείπει
presence-gone = εκτός σύνδεσης
watching =
    { $count ->
        [one] { $count } θεατής
       *[other] { $count } θεατές
    }
log = Ιστορικό
round-over =
    { $why ->
        [out] Ο γύρος τελείωσε: κάποιος έμεινε χωρίς πούλια.
        [blocked] Ο γύρος τελείωσε: κανείς δεν μπορεί να παίξει.
       *[none] Το προηγούμενο παιχνίδι τελείωσε.
    }
round-hands = Τι έμεινε στο χέρι
since-title = Από τότε που έπαιξες
since-nothing = Τίποτα ακόμα.
since-play = Προβολή στο ταμπλό
since-playing = Τι έγινε: { $at } από { $all }
since-skip = Παράλειψη
hint-title = Υπόδειξη
hint-none = Τώρα δεν υπάρχει υπόδειξη.
hint-value = Πιθανότητα νίκης: { $percent }%.
offer-undo = Ζήτα αναίρεση
offer-draw = Πρότεινε ισοπαλία
offer-pause = Ζήτα διάλειμμα
offer-rematch = Ρεβάνς
offer-undo-asked = { $player } θέλει να αναιρέσει την τελευταία κίνηση.
offer-draw-asked = { $player } προτείνει ισοπαλία.
offer-pause-asked = { $player } ζητά διάλειμμα.
offer-rematch-asked = { $player } προτείνει ρεβάνς.
offer-undo-waits = Ζήτησες αναίρεση της κίνησής σου.
offer-draw-waits = Πρότεινες ισοπαλία.
offer-pause-waits = Ζήτησες διάλειμμα.
offer-rematch-waits = Πρότεινες ρεβάνς. Αναμονή για τους άλλους.
offer-withdraw = Απόσυρση
curtain-give = Δώσε τη συσκευή στον παίκτη { $player }
curtain-hold = { $player }: πάτησε και κράτα
chat = Συνομιλία
chat-presets = Πες…
chat-own = Γράψε ένα μήνυμα
chat-send = Αποστολή
chat-unread = Νέα μηνύματα: { $count }
chat-team = ομάδα
chat-team-only = Μόνο στον συμπαίκτη μου
chat-hello = Γεια!
chat-good-luck = Καλή τύχη!
chat-well-played = Ωραία έπαιξες!
chat-thanks = Ευχαριστώ!
chat-oops = Ωχ!
chat-thinking = Μισό, σκέφτομαι…
chat-back-soon = Γυρίζω αμέσως.
chat-good-game = Ωραίο παιχνίδι!
zoom-in = Μεγέθυνση
zoom-out = Σμίκρυνση
zoom-fit = Προβολή όλων
zoom-new-tile = Το νέο πούλι είναι από εδώ
own-table-undone = Αναίρεσες την τελευταία κίνηση.
own-table-offered =
    { $offer ->
        [undo] Ζητάς αναίρεση της τελευταίας κίνησης.
        [draw] Προτείνεις ισοπαλία.
        [pause] Ζητάς διάλειμμα.
        [rematch] Προτείνεις ρεβάνς.
       *[other] Κάνεις μια πρόταση.
    }
own-table-accepted = Συμφωνείς.
own-table-declined = Δεν συμφωνείς.
own-table-withdrawn = Αποσύρεις την πρόταση.
own-table-took-over = Ένα μποτ παίζει στη θέση σου.
own-table-handed-back = Επέστρεψες στο παιχνίδι.

## Help

help-title = Πλήκτρα και βοήθεια
help-tab = από τα πούλια σου στο ταμπλό και παραπέρα
help-arrows = ανάμεσα στα σημεία όπου μπορείς να παίξεις
help-enter = διάλεξε, και παίξε ό,τι φαίνεται
help-escape = πίσω
help-order = μετακίνησε ένα πούλι μέσα στο χέρι σου
help-turn = γύρισε το κομμάτι (με Shift ανάποδα)
help-list = όλες οι κινήσεις, με αναζήτηση
help-hint = υπόδειξη
help-undo = αναίρεση, ή ζήτα την
help-read = διάβασε δυνατά το τραπέζι
help-zen = μόνο το ταμπλό

## After the game

after-title = Αποτέλεσμα
after-won =
    { $count ->
        [one] { $players } κερδίζει!
       *[other] { $players } μοιράζονται τη νίκη!
    }
after-draw = Ισοπαλία: δεν κερδίζει κανείς.
after-flagged = Τελείωσε ο χρόνος ενός παίκτη.
after-resigned = Ένας παίκτης εγκατέλειψε.
after-agreed = Όλοι συμφώνησαν σε ισοπαλία.
after-abandoned = Το παιχνίδι έμεινε στη μέση.
after-again = Παίξε ξανά
after-to-rematch = Μετάβαση στη ρεβάνς
after-replay = Ανασκόπηση
after-record = Αποθήκευση καταγραφής
bring-friends = Συνέχισε με φίλους
bring-analyse = Ανάλυση στον διακομιστή
bring-here = Κράτησέ το σε αυτή τη συσκευή
bring-note = Αυτό το παιχνίδι ξεκίνησε αλλού και μεταφέρθηκε εδώ, γι’ αυτό το ανακάτεμα δεν μπορεί να ελεγχθεί.
fair-title = Ήταν τίμιο το ανακάτεμα;
fair-about = Πριν από το παιχνίδι ο διακομιστής έδειξε το αποτύπωμα του μυστικού του· μετά όλοι πρόσθεσαν μια λέξη. Τώρα το μυστικό είναι φανερό και αυτή η σελίδα υπολογίζει ξανά κάθε κλήρωση. Αυτό αποδεικνύει ότι τίποτα δεν άλλαξε μετά την αρχή. Δεν αποδεικνύει ότι όποιος έχει τον διακομιστή κράτησε το μυστικό για τον εαυτό του.
fair-check = Έλεγχος όλων των κληρώσεων
fair-failed = Οι κληρώσεις δεν ελέγχθηκαν: δεν υπάρχει μυστικό, ή ο περιηγητής το επιτρέπει μόνο με ασφαλή σύνδεση.
fair-commitment =
    { $right ->
        [yes] Το μυστικό αντιστοιχεί στο αποτύπωμα.
       *[no] Το μυστικό δεν αντιστοιχεί στο αποτύπωμα!
    }
fair-draws = Σωστές κληρώσεις: { $right } από { $all }.
fair-seal =
    { $seal ->
        [whole] Η σφραγίδα ταιριάζει: παιχνίδι, επιλογές, ονόματα, λέξεις, κινήσεις και αποτέλεσμα είναι αυτά που σφραγίστηκαν.
        [names] Η σφραγίδα ταιριάζει, εκτός από τα ονόματα: από τότε άλλαξαν ή αφαιρέθηκαν.
        [none] Δεν υπάρχει σφραγίδα: ελέγχθηκαν μόνο οι κληρώσεις, όχι ονόματα, επιλογές, κινήσεις και αποτέλεσμα.
       *[wrong] Η σφραγίδα δεν ταιριάζει: κάτι σε αυτή την καταγραφή άλλαξε.
    }
replay-title = Ανασκόπηση
replay-table = Πίσω στο τραπέζι
replay-start = Αρχή
replay-first = Πρώτη κίνηση
replay-back = Προηγούμενη κίνηση
replay-next = Επόμενη κίνηση
replay-last = Τελευταία κίνηση
replay-play = Αυτόματη προβολή
replay-stop = Στοπ
replay-slider = Κίνηση
replay-eyes = Οπτική
replay-all = όλοι
replay-link = Αντιγραφή συνδέσμου κίνησης
analysis-title = Ανάλυση
analysis-about = Ο υπολογιστής εξετάζει ξανά κάθε απόφαση. Θέλει λίγη ώρα.
analysis-start = Ανάλυση
analysis-stop = Διακοπή
analysis-busy = Σκέφτεται…
analysis-graph = Η πιθανότητα νίκης όλων, κίνηση προς κίνηση
analysis-costly = Οι κινήσεις που κόστισαν περισσότερο
analysis-better = { $played } Καλύτερη (+{ $percent }%): { $better }
analysis-no-cost = Καμία κίνηση δεν κόστισε πολύ.
analysis-luck = Ο ρόλος της τύχης
analysis-luck-of = { $player }: πιθανότητα νίκης { $start }% στην αρχή, { $end }% στο τέλος. { $fortune ->
    [gain] Η τύχη πρόσθεσε { $luck }%.
    [loss] Η ατυχία αφαίρεσε { $luck }%.
   *[none] Η τύχη δεν άλλαξε τίποτα.
} { $skill ->
    [gain] Οι κινήσεις πρόσθεσαν { $play }%.
    [loss] Οι κινήσεις αφαίρεσαν { $play }%.
   *[none] Οι κινήσεις δεν άλλαξαν τίποτα.
}

## Learning

lesson = Παιχνίδι με οδηγό
lesson-next = Επόμενο
lesson-wait = Συνέχισε να παίζεις· η επόμενη συμβουλή έρχεται σύντομα.
lesson-stop = Έξοδος από το μάθημα
learn-title = Μάθε { $game }
learn-guided = Πρώτο παιχνίδι με οδηγό
learn-guided-about = Πέντε λεπτά στο πραγματικό ταμπλό, βήμα βήμα. Ο υπολογιστής παίζει χαλαρά.
learn-start = Έναρξη
learn-rules = Διάβασε τους κανόνες
rules-read = Διάβασε

## Score pad

pad-kept = Ό,τι γράφεις μένει σε αυτή τη συσκευή.
pad-clear = Εκκαθάριση
pad-undo = Αναίρεση τελευταίας γραμμής
pad-more = Προσθήκη παίκτη
pad-fewer = Αφαίρεση παίκτη
pad-add = Προσθήκη { $points }
pad-add-round = Προσθήκη γύρου
pad-round = Γύρος
pad-target = Στόχος

## Settings

settings-look = Εμφάνιση
settings-theme = Χρώματα
theme-auto = όπως η συσκευή
theme-light = φωτεινά
theme-dark = σκούρα
theme-contrast = υψηλή αντίθεση
settings-letters = Γράμματα στα εδάφη
settings-motion = Εφέ κίνησης
motion-auto = όπως η συσκευή
motion-full = ενεργά
motion-none = ανενεργά
settings-pace = Ταχύτητα κινήσεων των άλλων
pace-slow = αργά
pace-normal = κανονικά
pace-fast = γρήγορα
pace-none = αμέσως
settings-play = Παιχνίδι
settings-confirm = Επιβεβαίωση κινήσεων
confirm-always = πάντα
confirm-touch = μόνο με αφή
confirm-never = ποτέ
settings-previews = Προβολή των πόντων που θα έδινε μια κίνηση
settings-playable = Επισήμανση των πουλιών που ταιριάζουν
settings-ahead = Προγραμμάτισε κίνηση όσο σκέφτονται οι άλλοι
settings-ahead-about = Διάλεξε μια κίνηση πριν από τη σειρά σου και επιβεβαίωσέ την: παίζεται αυτόματα μόλις έρθει η σειρά σου, αν γίνεται ακόμα. Ως τότε την ακυρώνει το Esc ή ένα άγγιγμα. Δεν διατίθεται σε βαθμολογούμενα παιχνίδια με κρυφά πούλια.
settings-notices = Ειδοποιήσεις
settings-sounds = Ήχοι
settings-notify = Ειδοποίησέ με όταν έρθει η σειρά μου, ακόμα κι όταν η σελίδα είναι στο παρασκήνιο
settings-push = Ακόμα κι όταν η σελίδα είναι κλειστή
settings-push-about = Οι ειδοποιήσεις περνούν από την υπηρεσία push του περιηγητή σου και δεν περιέχουν κείμενο. Είναι ανενεργές ώσπου να τις ενεργοποιήσεις.
settings-notify-refused = Ο περιηγητής δεν επιτρέπει ειδοποιήσεις από αυτή τη σελίδα.
settings-install = Εγκατάσταση του Klots σε αυτή τη συσκευή
settings-install-about = Το Klots παίρνει δικό του εικονίδιο και παράθυρο· κανόνες και μπλοκ πόντων λειτουργούν τότε και χωρίς σύνδεση.
settings-kept = Οι ρυθμίσεις μένουν σε αυτή τη συσκευή και ισχύουν χωρίς λογαριασμό.
notice-your-turn = { $game }: είναι η σειρά σου.
notice-called = Είναι η σειρά σου.
notice-matched = Βρέθηκε αντίπαλος.
notice-go = Μετάβαση στο τραπέζι
notice-restart =
    { $seconds ->
        [one] Ο διακομιστής επανεκκινεί και θα επιστρέψει σε { $seconds } δευτερόλεπτο. Τίποτα δεν χάνεται.
       *[other] Ο διακομιστής επανεκκινεί και θα επιστρέψει σε { $seconds } δευτερόλεπτα. Τίποτα δεν χάνεται.
    }
notice-frozen = Οι κινήσεις δεν μπορούν να αποθηκευτούν τώρα. Το παιχνίδι συνεχίζεται αυτόματα.

## You

account-name = Το όνομά σου
account-name-about = Έτσι σε βλέπουν οι άλλοι στο τραπέζι.
account-saved = Αποθηκεύτηκε.
account-account = Λογαριασμός (προαιρετικά)
account-account-about = Ο λογαριασμός κρατά τις βαθμολογίες και τα παιχνίδια σου, μαζί με ό,τι έπαιξες ως επισκέπτης.
account-login = Όνομα χρήστη
account-password = Κωδικός
account-old-password = Τρέχων κωδικός
account-new-password = Νέος κωδικός
account-change-password = Αλλαγή κωδικού
account-sign-in = Σύνδεση
account-sign-up = Δημιουργία λογαριασμού
account-sign-out = Αποσύνδεση
account-signed-in = Έγινε σύνδεση.
account-signed-out = Έγινε αποσύνδεση.
account-signed-in-as = Σύνδεση ως { $name }
account-device = Παίξε σε άλλη συσκευή
account-device-about = Με αυτόν τον σύνδεσμο συνδέεσαι σε άλλη συσκευή. Ισχύει μία φορά· μην τον δώσεις σε κανέναν.
account-device-link = Δημιουργία συνδέσμου
account-played = Τα αποτελέσματά σου
account-game = Παιχνίδι
account-games = Παιχνίδια
account-won = Νίκες
account-rating = Βαθμολογία
account-history = Τελειωμένα παιχνίδια
account-sessions = Συνδεδεμένες συσκευές
account-kind-session = Περιηγητής
account-kind-token = Πρόγραμμα
account-this = αυτή η συσκευή
account-end = Τερματισμός
account-token = Δημιουργία κλειδιού
account-token-label = Όνομα προγράμματος
account-token-once = Φαίνεται μόνο μία φορά:
account-data = Τα δεδομένα σου
account-data-about = Μπορείς να κατεβάσεις όλα όσα αποθηκεύονται για σένα ή να ζητήσεις τη διαγραφή τους.
account-export = Λήψη
account-forget = Διαγραφή όλων των δεδομένων μου
account-forget-sure = Ναι, οριστική διαγραφή όλων
account-forgotten = Όλα τα δεδομένα σου διαγράφηκαν.
recover-title = Χρησιμοποίησε το προφίλ σου σε αυτή τη συσκευή
recover-about = Αυτός ο σύνδεσμος έρχεται από άλλη συσκευή σου. Αν τον δεχτείς, τα παιχνίδια σου θα είναι κι εδώ.
recover-accept = Ναι, εγώ είμαι
ranking = Κατάταξη
ranking-place = Θέση
ranking-name = Όνομα
ranking-empty = Κανείς δεν έχει ακόμα βαθμολογία σε αυτό το παιχνίδι.

## Games on this device

here-title = Παιχνίδια σε αυτή τη συσκευή
here-about = Αυτά τα παιχνίδια αποθηκεύονται μόνο σε αυτόν τον περιηγητή. Αποθήκευσέ τα σε αρχείο για να έχεις αντίγραφο ή να τα μεταφέρεις σε άλλη συσκευή.
here-finished = Τελειωμένα
here-save = Αποθήκευση σε αρχείο
here-take = Φόρτωση από αρχείο
here-taken = Φορτώθηκαν παιχνίδια: { $count }.
here-no-games = Αυτό το αρχείο δεν περιέχει παιχνίδια του Klots.
here-broken = Παιχνίδια που δεν μπόρεσαν να διαβαστούν: { $count }.
read-title = Άνοιγμα καταγραφής
read-about = Διάλεξε μια καταγραφή από το Klots ή επικόλλησε το κείμενό της για να ξαναδείς το παιχνίδι.
read-paste = Κείμενο της καταγραφής
read-open = Άνοιγμα
here-delete = Διαγραφή
here-delete-sure = Διαγραφή αυτού του παιχνιδιού;
settings-here = Παίξε με τον υπολογιστή χωρίς διακομιστή
settings-here-about = Αυτά τα παιχνίδια, και όσα παίζονται σε μία συσκευή, τρέχουν σε αυτόν τον περιηγητή και αποθηκεύονται μόνο εκεί. Απενεργοποίησέ το για να τα παίζεις στον διακομιστή.
local-full = Δεν υπάρχει άλλος χώρος στη συσκευή και η κίνηση δεν αποθηκεύτηκε. Διάγραψε μερικά παιχνίδια ή ελευθέρωσε χώρο και δοκίμασε ξανά.
local-other-tab = Αυτό το παιχνίδι είναι ανοιχτό σε άλλη καρτέλα
local-not-kept = Η συσκευή δεν μπόρεσε να αποθηκεύσει την κίνηση. Δοκίμασε ξανά.
local-broken = Κάτι πήγε στραβά σε αυτή τη σελίδα. Το παιχνίδι σου είναι ασφαλές: φόρτωσε ξανά τη σελίδα.
update-ready = Υπάρχει νέα έκδοση του Klots.
update-now = Ενημέρωση τώρα

## Something is missing

problem-home = Αρχική
problem-again = Δοκίμασε ξανά
problem-no-page = Η σελίδα δεν βρέθηκε
problem-no-page-about = Ίσως η διεύθυνση είναι ελλιπής. Από την αρχική σελίδα φτάνεις παντού.
problem-no-server = Ο διακομιστής δεν απαντά
problem-no-server-about = Τα παιχνίδια σου είναι ασφαλή και συνεχίζονται όταν επανέλθει. Κανόνες, μπλοκ πόντων και ρυθμίσεις δουλεύουν χωρίς αυτόν.
problem-server = Κάτι πήγε στραβά στον διακομιστή
problem-server-about = Τίποτα δεν χάθηκε. Δοκίμασε ξανά σε λίγο.
problem-not-found = Το τραπέζι δεν βρέθηκε
problem-not-found-about = Ο σύνδεσμος ίσως είναι παλιός ή ελλιπής. Ζήτα νέον από όποιον τον έστειλε, ή δημιούργησε δικό σου τραπέζι.
problem-full-table = Αυτό το τραπέζι είναι γεμάτο
problem-full-table-about = Όλες οι θέσεις είναι πιασμένες. Μπορείς να δημιουργήσεις δικό σου τραπέζι.
generic-choose-move = Διάλεξε κίνηση.
generic-table = Το τραπέζι ως κείμενο
after-you-win = Κέρδισες!
after-you-win-by = { $points ->
    [one] Κέρδισες με διαφορά { $points } πόντου!
   *[other] Κέρδισες με διαφορά { $points } πόντων!
}
after-won-by = { $points ->
    [one] { $player } κερδίζει με διαφορά { $points } πόντου.
   *[other] { $player } κερδίζει με διαφορά { $points } πόντων.
}
after-rounds = Γύρο με γύρο
after-where-lost = Πού έκανα λάθος;
after-team-won = { $players } κερδίζουν!
after-resigned-by = { $player } εγκατέλειψε.
after-flagged-by = Τελείωσε ο χρόνος του παίκτη { $player }.
after-resigned-you = Εγκατέλειψες.
after-flagged-you = Τελείωσε ο χρόνος σου.
move-waits = Η κίνησή σου αποθηκεύτηκε και θα σταλεί μόλις επανέλθει η σύνδεση.
round-go-on = Συνέχεια
you-watch = Παρακολουθείς το παιχνίδι.
new-level-all = Επίπεδο όλων των παικτών υπολογιστή
nav-ranking = Κατάταξη
invite-here-only = Αυτή η διεύθυνση λειτουργεί μόνο σε αυτή τη συσκευή. Ξεκίνα το Klots με --listen 0.0.0.0:7377 για να μπορούν να μπουν και άλλοι στο δίκτυό σου.
invite-lan = Ο σύνδεσμος λειτουργεί στο τοπικό σου δίκτυο.
tables-remove = Αφαίρεση
