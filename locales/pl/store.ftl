### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Dysk serwera jest pełny. Twój ruch nie został zapisany; spróbuj później.
store-lost = Serwer nie ma teraz połączenia z bazą danych. Wznowi pracę automatycznie, gdy tylko będzie mógł.
store-busy = Serwer jest teraz przeciążony. Spróbuj za chwilę.
store-closed = Serwer się zatrzymuje.
store-damaged = Dane są uszkodzone. Nic nie zmieniono. Odtwórz kopię zapasową w pustym folderze.
store-foreign = To nie jest folder danych ani baza Klots. Nic nie zmieniono.
store-newer = Dane zapisała nowsza wersja Klots. Użyj tej wersji lub późniejszej.
store-locked = Tego folderu danych używa już inny serwer Klots.
store-not-empty = Ten folder lub ta baza danych nie są puste. Niczego nie nadpisano.
store-invalid = Serwer otrzymał nieprawidłowe żądanie.
store-login-taken = Ta nazwa jest zajęta.
store-file = Pliku nie można odczytać lub zapisać.
store-database = Baza danych zgłosiła nieoczekiwany błąd. Przyczyna jest w dzienniku serwera.
store-flaw = { $flaw ->
    [other-files] Są tam inne pliki.
    [nothing] Nie ma tam danych.
    [no-export] To nie jest eksport z Klots.
    [other-tables] Tabele należą do innego programu.
    [only-journal] Został tylko dziennik; brakuje samej bazy.
    [short] Plik kończy się za wcześnie.
    [changed] Plik został później zmieniony.
   *[pages] Części bazy nie da się odczytać.
}
