### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Nowicjusz
level-beginner-about = Patrzy tylko na jeden ruch i wiele przeocza, jak to na początku.
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

class-forced = Bez wyboru
class-best = Najlepszy
class-good = Dobry
class-inaccuracy = Niedokładność
class-mistake = Błąd
class-blunder = Gruby błąd

## Analysis

refused-analysis-game = To zapis innej gry: { $game }.
refused-analysis-eyes = Ten zapis pokazuje tylko jeden punkt widzenia ({ $eyes }); analiza wymaga całej gry.
refused-analysis-turn = { $player } nie ma tu ruchu.
refused-analysis-luck = Tu nie ma czego losować.
refused-analysis-move = „{ $text }” nie jest tu ruchem: { $cause }.
refused-analysis-unit = Ten bot nie szacuje swoich szans na zwycięstwo; wybierz innego.
