### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, рядок { $line }, стовпець { $column }:
record-place-line = { $file }, рядок { $line }:
record-format = Перший рядок має бути «{ $expected }».
record-header = «{ $text }» — не рядок заголовка: напиши назва: значення.
record-header-twice = «{ $name }» уже є в рядку { $earlier }.
record-missing = У заголовку немає «{ $name }».
record-number = «{ $text }» — не число, яке тут підходить.
record-per-seat = Для «{ $name }» потрібно по одному числу на кожне місце (місць: { $seats }).
record-event = «{ $text }» — не подія: напиши «* жереб» або «місце хід».
record-seat = «{ $text }» — не місце; місця рахують від 0, усього їх { $seats }.
record-eyes = У цьому записі лише одна точка зору; відтворити можна лише повний запис.
record-rules = Гру зіграно за версією правил { $rules }; ця програма знає версію { $known }.
record-draw = У записі «{ $recorded }», а розкритий секрет дає «{ $fair }».
record-no-fairness = У записі немає відбитка секрету, тож розіграшів не перевірити.
record-no-secret = Секрет ще не розкрито, тож розіграшів поки не перевірити.
record-secret = Секрет — це не 64 шістнадцяткові цифри.
record-commitment = Секрет не відповідає відбитку: його хеш інший.
record-unfinished = У записі є результат, але гру не закінчено.
record-result = Результат хибний: місця { $places }, очки { $points }.
record-beside = «{ $text }» — не те, що може зробити гравець або годинник.
record-ending = «{ $text }» — не закінчення. Можливі: { $possible }.
record-ending-wrong = Гра закінчилася не так.
record-whose-eyes = «{ $text }» — не точка зору: вкажи номер місця або «onlooker».
record-out = Гравець на цьому місці вже вибув.
record-seal = Печатка не сходиться: у цьому записі щось змінено.
record-verify-position = Запис починається з обраної позиції, тому його розіграшів перевірити не можна.
record-other = «{ $name }» — не те, що показав стіл: запис змінено або він з іншої гри.

## Logs that cannot be read

log-start = Журнал не починається зі створення столу.
log-empty = Журнал порожній.
log-gap = У журналі бракує події; очікувався номер { $expected }.
log-seat = У журналі названо місце { $seat }, якого за цим столом немає.
