### What every face says.

## Names

language-name = Polski
player-of-seat = Gracz { $number }
refusal-by-rule = { $sentence } (zasada { $rule })
yes = tak
no = nie

## Refusals that belong to no single game

refused-over = Gra się skończyła.
refused-luck-first = Najpierw musi zdecydować los.
refused-no-luck = Teraz nie ma czego losować: gra { $player }.
refused-not-your-turn = Teraz gra { $player }.
refused-seats = { $game } jest dla { $min }–{ $max } graczy, nie dla { $seats }.
refused-game-unknown = Nie ma gry „{ $game }”. Dostępne: { $possible }.
refused-option-unknown = Nie ma opcji „{ $option }”. Dostępne: { $possible }.
refused-option-value = Opcja „{ $option }” nie może mieć wartości „{ $value }”. Możliwe: { $possible }.
refused-option-seats = Opcja „{ $option }” nie jest dostępna przy tej liczbie graczy: { $seats }.
refused-option-form = „{ $text }” nie jest opcją: wpisz name=value.
refused-option-twice = Opcja „{ $option }” jest podana dwa razy.

## Text that does not read

text-expected = Kolumna { $column }: oczekiwano „{ $expected }”.
text-number = Kolumna { $column }: oczekiwano liczby od { $min } do { $max }.
text-trailing = Kolumna { $column }: „{ $text }” jest zbędne.

## The rules to read, whatever the game

rules-title = Zasady
rules-section-setup = Przygotowanie
rules-section-turn = Twój ruch
rules-section-placing = Układanie
rules-section-drawing = Dobieranie
rules-section-end = Koniec gry
rules-section-scoring = Punktacja
rules-section-bonus = Premie
rules-section-variants = Warianty
rules-section-teams = Cztery osoby
rules-section-solo = W pojedynkę
rules-ruling-note = Gdzie drukowane zasady milczą lub są niejasne, decyduje wykładnia; kto gra inaczej, znajdzie opcję.
rules-differ-title = Gdzie drukowane teksty się różnią
rules-example-title = Przykład
