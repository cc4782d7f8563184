### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, строка { $line }, столбец { $column }:
record-place-line = { $file }, строка { $line }:
record-format = Первая строка должна быть «{ $expected }».
record-header = «{ $text }» — не строка заголовка: пиши имя: значение.
record-header-twice = «{ $name }» уже есть в строке { $earlier }.
record-missing = В заголовке нет «{ $name }».
record-number = «{ $text }» — не подходящее сюда число.
record-per-seat = Для «{ $name }» нужно по числу на каждое место (мест: { $seats }).
record-event = «{ $text }» — не событие: пиши «* жребий» или «место ход».
record-seat = «{ $text }» — не место; мест: { $seats }, счёт с 0.
record-eyes = В этой записи только одна точка зрения; воспроизвести можно только полную запись.
record-rules = Игра сыграна по версии правил { $rules }; эта программа знает версию { $known }.
record-draw = В записи «{ $recorded }», а раскрытый секрет даёт «{ $fair }».
record-no-fairness = В записи нет отпечатка секрета, поэтому розыгрыши не проверить.
record-no-secret = Секрет ещё не раскрыт, поэтому розыгрыши пока не проверить.
record-secret = Секрет — это не 64 шестнадцатеричные цифры.
record-commitment = Секрет не подходит к отпечатку: его хеш другой.
record-unfinished = В записи есть результат, но игра не окончена.
record-result = Результат неверен: места { $places }, очки { $points }.
record-beside = «{ $text }» — не то, что может сделать игрок или часы.
record-ending = «{ $text }» — не окончание. Возможны: { $possible }.
record-ending-wrong = Игра закончилась не так.
record-whose-eyes = «{ $text }» — не точка зрения: укажи номер места или «onlooker».
record-out = Это место уже выбыло.
record-seal = Печать не сходится: в этой записи что-то изменено.
record-verify-position = Запись начинается с выбранной позиции, поэтому её розыгрыши проверить нельзя.
record-other = «{ $name }» — не то, что показал стол: запись изменена или она из другой игры.

## Logs that cannot be read

log-start = Журнал не начинается с создания стола.
log-empty = Журнал пуст.
log-gap = В журнале не хватает события; ожидался номер { $expected }.
log-seat = В журнале названо место { $seat }, которого за этим столом нет.
