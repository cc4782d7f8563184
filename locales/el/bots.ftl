### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Αρχάριο
level-beginner-about = Βλέπει μόνο μία κίνηση μπροστά και του ξεφεύγουν πράγματα, όπως σε κάθε αρχάριο.
level-easy = Εύκολο
level-easy-about = Βλέπει τι φέρνει αμέσως μια κίνηση και τους πιο φανερούς κινδύνους.
level-medium = Μέτριο
level-medium-about = Σκέφτεται την απάντηση σε κάθε κίνηση.
level-hard = Δύσκολο
level-hard-about = Σκέφτεται αρκετές κινήσεις μπροστά και σπάνια κάνει λάθος.
level-expert = Κορυφαίο
level-expert-about = Χρησιμοποιεί ό,τι είναι γνωστό για το παιχνίδι και όλο τον χρόνο που έχει.
level-random = Τυχαίο
level-random-about = Παίζει οποιαδήποτε επιτρεπτή κίνηση.
level-greedy = Άπληστο
level-greedy-about = Παίζει πάντα ό,τι δίνει αμέσως τους περισσότερους πόντους και δεν κοιτάζει ποτέ πιο πέρα.

## How good a move was

class-forced = Αναγκαστική
class-best = Άριστη
class-good = Καλή
class-inaccuracy = Ανακρίβεια
class-mistake = Λάθος
class-blunder = Χοντρό λάθος

## Analysis

refused-analysis-game = Αυτή η καταγραφή είναι από άλλο παιχνίδι: { $game }.
refused-analysis-turn = Εδώ δεν παίζει { $player }.
refused-analysis-luck = Εδώ δεν κληρώνεται τίποτα.
refused-analysis-unit = Αυτό το μποτ δεν εκτιμά την πιθανότητα νίκης του· διάλεξε άλλο.
