level-beginner = Новичок
level-beginner-about = Видит только один ход и многое упускает, как все новички.
level-easy = Лёгкий
level-easy-about = Видит, что ход даёт сразу, и самые явные опасности.
level-medium = Средний
level-medium-about = Думает об ответе на каждый ход.
level-hard = Сильный
level-hard-about = Планирует наперёд и редко ошибается.
level-expert = Эксперт
level-expert-about = Использует всё, что известно об игре, и всё отведённое время.
level-random = Случайный
level-random-about = Делает любой допустимый ход.
level-greedy = Жадный
level-greedy-about = Берёт лучшее прямо сейчас и дальше не смотрит.
refused-budget = «{ $text }» не задаёт время на раздумья. Возможно: { $possible } (миллисекунды, секунды, позиции, проходы).
reason-quixo-wins = Собирает твой ряд и выигрывает.
reason-quixo-loses = Собирает ряд для другой стороны.
reason-quixo-draws = Завершает игру вничью.
reason-quixo-lets-win = Другая сторона сможет выиграть следующим ходом.
reason-quixo-stops = Не даёт другой стороне завершить ряд.
reason-quixo-builds = В твоём самом полном ряду теперь { $count } из { $size }.
reason-quixo-breaks = Разрывает ряд другой стороны (кубиков: { $count }).
reason-quixo-new-cube = Берёт новый кубик для твоей стороны.
reason-quixo-own-cube = Двигает твой же кубик и ничего не отдаёт.
class-forced = Без выбора
class-best = Лучший
class-good = Хороший
class-inaccuracy = Неточность
class-mistake = Ошибка
class-blunder = Грубая ошибка
analysis-seat = { $player }: точность { $accuracy } %, лучших ходов { $best } из { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } неточность
        [few] { $inaccuracies } неточности
        [many] { $inaccuracies } неточностей
       *[other] { $inaccuracies } неточности
    }, { $mistakes ->
        [one] { $mistakes } ошибка
        [few] { $mistakes } ошибки
        [many] { $mistakes } ошибок
       *[other] { $mistakes } ошибки
    }, { $blunders ->
        [one] { $blunders } грубая ошибка
        [few] { $blunders } грубые ошибки
        [many] { $blunders } грубых ошибок
       *[other] { $blunders } грубые ошибки
    }. Упущено: { $lost } % победы; везение: { $luck } %.
analysis-luck-decided = Решила удача: { $player } получает от неё { $luck } % победы.
analysis-play-decided = Решила игра: соперники упустили { $percent } % победы, и этим пользуется { $player }.
analysis-even = Почти ничего не было упущено; в равной игре побеждает { $player }.
turning-move = Ход { $event }: { $player } играет { $move }, и шансы падают с { $before } % до { $after } %. Лучше было { $better }.
turning-good-luck = Событие { $event }: везение ({ $luck }), шансы растут с { $before } % до { $after } % ({ $player }).
turning-bad-luck = Событие { $event }: невезение ({ $luck }), шансы падают с { $before } % до { $after } % ({ $player }).
turning-decided = С события { $event } впереди до самого конца { $player }.
analysis-plot-title = Как шла игра
analysis-plot-across = Событие
analysis-plot-up = Шансы на победу
refused-analysis-game = Это запись другой игры: { $game }.
refused-analysis-eyes = В этой записи только то, что видно с места { $eyes }; для анализа нужна вся игра.
refused-analysis-turn = Сейчас ходит не { $player }.
refused-analysis-luck = Здесь жребий ничего не решает.
refused-analysis-move = «{ $text }» здесь не ход: { $cause }.
refused-analysis-unit = Этот бот не сообщает ожидаемые шансы на победу; выбери другого.
arena-progress = { $done } из { $of } игр · { $score } · { $seconds ->
        [one] осталась { $seconds } секунда
        [few] осталось { $seconds } секунды
        [many] осталось { $seconds } секунд
       *[other] осталось { $seconds } секунды
    }
arena-heading = { $game }, мест: { $seats }, { $budget } на ход: { $games ->
        [one] { $games } игра
        [few] { $games } игры
        [many] { $games } игр
       *[other] { $games } игры
    }, { $deals ->
        [one] { $deals } раздача
        [few] { $deals } раздачи
        [many] { $deals } раздач
       *[other] { $deals } раздачи
    }
arena-row = { $bot }: доля { $share } ± { $sure } %, побед { $wins }, общих { $shared }, поражений { $losses }; очки { $points }, разница { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } мс на ход
arena-pair = { $bot } — { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } встреча
        [few] { $met } встречи
        [many] { $met } встреч
       *[other] { $met } встречи
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Последовательный тест: сильнее (LLR { $llr }, границы { $lower } и { $upper })
        [not_better] Последовательный тест: не сильнее (LLR { $llr }, границы { $lower } и { $upper })
       *[open] Последовательный тест: не решено (LLR { $llr }, границы { $lower } и { $upper })
    }
arena-plot-title = Сила и время на раздумья
arena-plot-across = Раздумья (миллисекунды или позиции)
arena-plot-up = Elo
refused-arena-bots = { $bots ->
        [one] { $bots } бот не займёт столько мест: { $seats }.
        [few] { $bots } бота не займут столько мест: { $seats }.
        [many] { $bots } ботов не займут столько мест: { $seats }.
       *[other] { $bots } бота не займут столько мест: { $seats }.
    } Возможно: { $possible } или больше, чем мест.
refused-arena-games = В матче должна быть хотя бы одна игра.
refused-arena-illegal = { $bot } делает недопустимый ход { $move } ({ $why }) в позиции { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } — не файл результатов.
refused-arena-other-match = В { $path } результаты другого матча.
refused-arena-nothing-to-merge = Назови файлы результатов, которые надо объединить.
refused-shard = «{ $text }» — не часть матча. Возможно: { $possible }.
refused-sprt = «{ $text }» — не последовательный тест. Возможно: { $possible }.
