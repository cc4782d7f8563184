### What every face says.

## Names

language-name = Ελληνικά
player-of-seat = Παίκτης { $number }
refusal-by-rule = { $sentence } (κανόνας { $rule })
yes = ναι
no = όχι

## Refusals that belong to no single game

refused-over = Το παιχνίδι τελείωσε.
refused-luck-first = Πρώτα πρέπει να γίνει μια κλήρωση.
refused-no-luck = Τώρα δεν κληρώνεται τίποτα: παίζει { $player }.
refused-not-your-turn = Παίζει { $player }.
refused-seats = Το { $game } είναι για { $min } έως { $max } παίκτες, όχι για { $seats }.
refused-game-unknown = Δεν υπάρχει παιχνίδι «{ $game }». Υπάρχουν: { $possible }.
refused-option-unknown = Δεν υπάρχει επιλογή «{ $option }». Υπάρχουν: { $possible }.
refused-option-value = Η επιλογή «{ $option }» δεν γίνεται να είναι «{ $value }». Επιτρέπονται: { $possible }.
refused-option-seats = { $seats ->
    [one] Η επιλογή «{ $option }» δεν είναι διαθέσιμη με έναν παίκτη.
   *[other] Η επιλογή «{ $option }» δεν είναι διαθέσιμη με { $seats } παίκτες.
}
refused-option-form = Το «{ $text }» δεν είναι επιλογή: γράψε name=value.
refused-option-twice = Η επιλογή «{ $option }» δόθηκε δύο φορές.

## Text that does not read

text-expected = Στήλη { $column }: εδώ έπρεπε να υπάρχει «{ $expected }».
text-number = Στήλη { $column }: εδώ έπρεπε να υπάρχει αριθμός από { $min } έως { $max }.
text-trailing = Στήλη { $column }: το «{ $text }» περισσεύει.

## The rules to read, whatever the game

rules-title = Κανόνες
rules-section-setup = Προετοιμασία
rules-section-turn = Η σειρά σου
rules-section-placing = Τοποθέτηση
rules-section-drawing = Τράβηγμα
rules-section-end = Τέλος παιχνιδιού
rules-section-scoring = Βαθμολογία
rules-section-bonus = Επιπλέον πόντοι
rules-section-variants = Παραλλαγές
rules-section-teams = Τέσσερις παίκτες
rules-section-solo = Με έναν παίκτη
rules-ruling-note = Όπου οι τυπωμένοι κανόνες σιωπούν ή είναι ασαφείς, ισχύει μια διευκρίνιση· όσοι παίζουν αλλιώς μπορούν να διαλέξουν μια επιλογή.
rules-differ-title = Πού διαφέρουν τα τυπωμένα κείμενα
rules-example-title = Παράδειγμα
