### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, ред { $line }, колона { $column }:
record-place-line = { $file }, ред { $line }:
record-format = Първият ред трябва да е „{ $expected }“.
record-header = „{ $text }“ не е ред от заглавната част: напиши име: стойност.
record-header-twice = „{ $name }“ вече е на ред { $earlier }.
record-missing = В заглавната част липсва „{ $name }“.
record-number = „{ $text }“ не е подходящо число тук.
record-per-seat = { $seats ->
    [one] „{ $name }“ изисква точно едно число.
   *[other] „{ $name }“ изисква по едно число за всяко от { $seats } места.
}
record-event = „{ $text }“ не е събитие: напиши „* жребий“ или „място ход“.
record-seat = { $seats ->
    [one] „{ $text }“ не е място; има само място 0.
   *[other] „{ $text }“ не е място; има { $seats } места, броени от 0.
}
record-eyes = Този запис показва само една гледна точка; само пълен запис може да се преиграе.
record-rules = Играта е изиграна по версия { $rules } на правилата; тази програма познава версия { $known }.
record-draw = В записа е „{ $recorded }“, но разкритата тайна дава „{ $fair }“.
record-no-fairness = Записът няма отпечатък, затова тегленията не могат да се проверят.
record-no-secret = Тайната още не е разкрита, затова тегленията още не могат да се проверят.
record-secret = Тайната не е от 64 шестнадесетични цифри.
record-commitment = Тайната не отговаря на отпечатъка: хешът ѝ е друг.
record-unfinished = Записът има резултат, но играта не е свършила.
record-result = Резултатът е грешен: местата са { $places }, а точките { $points }.
record-beside = „{ $text }“ не е нещо, което играч или часовникът може да направи.
record-ending = „{ $text }“ не е край. Възможни: { $possible }.
record-ending-wrong = Играта не е свършила така.
record-whose-eyes = „{ $text }“ не е гледна точка: напиши номер на място или „onlooker“.
record-out = Това място вече беше извън играта.
record-seal = Печатът не съвпада: нещо в този запис е променено.
record-verify-position = Записът започва от избрана позиция, затова тегленията му не могат да се проверят.
record-other = „{ $name }“ не е това, което масата показа: записът е променен или е от друга игра.

## Logs that cannot be read

log-start = Дневникът не започва със създаване на маса.
log-empty = Дневникът е празен.
log-gap = В дневника липсва събитие; очаква се номер { $expected }.
log-seat = Дневникът посочва място { $seat }, каквото тази маса няма.
