### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, wiersz { $line }, kolumna { $column }:
record-place-line = { $file }, wiersz { $line }:
record-format = Pierwszy wiersz musi brzmieć „{ $expected }”.
record-header = „{ $text }” nie jest wierszem nagłówka: wpisz nazwa: wartość.
record-header-twice = „{ $name }” jest już w wierszu { $earlier }.
record-missing = W nagłówku brakuje „{ $name }”.
record-number = „{ $text }” nie jest pasującą tu liczbą.
record-per-seat = „{ $name }” wymaga jednej liczby na każde miejsce (miejsc: { $seats }).
record-event = „{ $text }” nie jest zdarzeniem: wpisz „* los” lub „miejsce ruch”.
record-seat = „{ $text }” nie jest miejscem; miejsc: { $seats }, licząc od 0.
record-eyes = Ten zapis pokazuje tylko jeden punkt widzenia; odtworzyć można tylko cały zapis.
record-rules = Zapis powstał według wersji zasad { $rules }; ten program zna wersję { $known }.
record-draw = Zapis mówi „{ $recorded }”, a ujawniony sekret daje „{ $fair }”.
record-no-fairness = Zapis nie ma odcisku sekretu, więc losowań nie da się sprawdzić.
record-no-secret = Sekret nie został jeszcze ujawniony, więc losowań nie da się na razie sprawdzić.
record-secret = Sekret nie składa się z 64 cyfr szesnastkowych.
record-commitment = Sekret nie pasuje do odcisku: jego skrót jest inny.
record-unfinished = Zapis ma wynik, ale gra nie jest skończona.
record-result = Wynik jest błędny: miejsca to { $places }, a punkty { $points }.
record-beside = Ani gracz, ani zegar nie może zrobić „{ $text }”.
record-ending = „{ $text }” to nie zakończenie. Możliwe: { $possible }.
record-ending-wrong = Gra nie skończyła się w ten sposób.
record-whose-eyes = „{ $text }” to nie punkt widzenia: wpisz numer miejsca albo „onlooker”.
record-out = Gracz z tego miejsca był już poza grą.
record-seal = Pieczęć nie pasuje: coś w tym zapisie zmieniono.
record-verify-position = Zapis zaczyna się od wybranej pozycji, więc losowań nie da się sprawdzić.
record-other = „{ $name }” to nie to, co pokazał stół: zapis zmieniono albo pochodzi z innej gry.

## Logs that cannot be read

log-start = Dziennik nie zaczyna się od utworzenia stołu.
log-empty = Dziennik jest pusty.
log-gap = W dzienniku brakuje zdarzenia; oczekiwano numeru { $expected }.
log-seat = Dziennik wymienia miejsce { $seat }, którego ten stół nie ma.
