### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Nowicjusz
level-beginner-about = Patrzy tylko jeden ruch naprzód i wiele przeocza, jak każdy na początku.
level-easy = Łatwy
level-easy-about = Widzi, co ruch daje od razu, i najprostsze zagrożenia.
level-medium = Średni
level-medium-about = Myśli o odpowiedzi na każdy ruch.
level-hard = Trudny
level-hard-about = Planuje naprzód i rzadko się myli.
level-expert = Ekspert
level-expert-about = Wykorzystuje całą wiedzę o grze i cały dany czas.
level-random = Losowy
level-random-about = Gra dowolny dozwolony ruch.
level-greedy = Zachłanny
level-greedy-about = Zawsze wybiera to, co od razu daje najwięcej punktów, i nie patrzy dalej.

## How good a move was

class-forced = Wymuszony
class-best = Najlepszy
class-good = Dobry
class-inaccuracy = Niedokładność
class-mistake = Błąd
class-blunder = Gruby błąd

## Analysis

refused-analysis-game = To zapis innej gry: { $game }.
refused-analysis-turn = To nie jest ruch gracza { $player }.
refused-analysis-luck = Tu nie ma czego losować.
refused-analysis-unit = Ten bot nie szacuje swoich szans na zwycięstwo; wybierz innego.
