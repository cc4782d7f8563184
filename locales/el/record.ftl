### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, γραμμή { $line }, στήλη { $column }:
record-place-line = { $file }, γραμμή { $line }:
record-format = Η πρώτη γραμμή πρέπει να είναι «{ $expected }».
record-header = Το «{ $text }» δεν είναι γραμμή επικεφαλίδας: γράψε name: value.
record-header-twice = Το «{ $name }» υπάρχει ήδη στη γραμμή { $earlier }.
record-missing = Από την επικεφαλίδα λείπει το «{ $name }».
record-number = Το «{ $text }» δεν είναι αριθμός που ταιριάζει εδώ.
record-per-seat = Το «{ $name }» χρειάζεται έναν αριθμό για καθεμία από τις { $seats } θέσεις.
record-event = Το «{ $text }» δεν είναι συμβάν: γράψε «* luck» ή «seat move».
record-seat = Το «{ $text }» δεν είναι θέση· υπάρχουν { $seats } θέσεις, από το 0.
record-eyes = Αυτή η καταγραφή δείχνει μόνο μία οπτική ({ $eyes })· μόνο η πλήρης καταγραφή ξαναπαίζεται.
record-rules = Η καταγραφή παίχτηκε με την έκδοση { $rules } των κανόνων· αυτό το πρόγραμμα ξέρει την έκδοση { $known }.
record-draw = Η καταγραφή λέει «{ $recorded }», αλλά το φανερωμένο μυστικό δίνει «{ $fair }».
record-no-fairness = Η καταγραφή δεν έχει αποτύπωμα, άρα οι κληρώσεις της δεν ελέγχονται.
record-no-secret = Το μυστικό δεν έχει φανερωθεί, άρα οι κληρώσεις δεν ελέγχονται ακόμα.
record-secret = Το μυστικό δεν είναι 64 δεκαεξαδικά ψηφία.
record-commitment = Το μυστικό δεν αντιστοιχεί στο αποτύπωμα: δίνει άλλη σύνοψη.
record-unfinished = Η καταγραφή έχει αποτέλεσμα, αλλά το παιχνίδι δεν τελείωσε.
record-result = Το αποτέλεσμα είναι λάθος: οι θέσεις είναι { $places } και οι πόντοι { $points }.
record-beside = Το «{ $text }» δεν μπορεί να συμβεί έξω από το ταμπλό.
record-ending = «{ $text }» δεν είναι τέλος. Δυνατά: { $possible }.
record-ending-wrong = Το παιχνίδι δεν τελείωσε έτσι.
record-whose-eyes = Το «{ $text }» δεν είναι οπτική: γράψε τον αριθμό μιας θέσης ή «onlooker».
record-out = Αυτή η θέση ήταν ήδη εκτός.
record-seal = Η σφραγίδα δεν ταιριάζει: κάτι σε αυτή την καταγραφή άλλαξε.
record-verify-position = Η καταγραφή ξεκινά από επιλεγμένη θέση, άρα οι κληρώσεις της δεν ελέγχονται.
record-other = «{ $name }» δεν είναι αυτό που έδειξε το τραπέζι: η καταγραφή άλλαξε ή είναι άλλου παιχνιδιού.

## Logs that cannot be read

log-start = Το ιστορικό δεν αρχίζει με το στήσιμο τραπεζιού.
log-empty = Το ιστορικό είναι άδειο.
log-gap = Λείπει ένα συμβάν από το ιστορικό· αναμενόταν ο αριθμός { $expected }.
log-seat = Το ιστορικό αναφέρει τη θέση { $seat }, που αυτό το τραπέζι δεν έχει.
