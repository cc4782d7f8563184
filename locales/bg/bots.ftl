level-beginner = Начинаещ
level-beginner-about = Гледа само един ход и пропуска неща като всеки начинаещ.
level-easy = Лесен
level-easy-about = Вижда какво носи ходът веднага и най-явните опасности.
level-medium = Среден
level-medium-about = Мисли за отговора на всеки ход.
level-hard = Труден
level-hard-about = Планира напред и рядко греши.
level-expert = Експерт
level-expert-about = Използва всичко известно за играта и цялото си време.
level-random = Случаен
level-random-about = Играе какъв да е позволен ход.
level-greedy = Алчен
level-greedy-about = Взема най-доброто веднага и не гледа по-нататък.
refused-budget = „{ $text }“ не е бюджет за мислене. Възможно: { $possible } (милисекунди, секунди, позиции, кръгове).
reason-quixo-wins = Прави твоя линия и печели.
reason-quixo-loses = Прави линия на другата страна.
reason-quixo-draws = Завършва играта наравно.
reason-quixo-lets-win = Другата страна може да спечели със следващия ход.
reason-quixo-stops = Спира линия, която другата страна може да завърши.
reason-quixo-builds = Най-пълната ти линия вече има { $count } от { $size }.
reason-quixo-breaks = Разваля линията от { $count } на другата страна.
reason-quixo-new-cube = Взема ново кубче за твоята страна.
reason-quixo-own-cube = Мести твое кубче и не отстъпва нищо.
class-forced = Без избор
class-best = Най-добър
class-good = Добър
class-inaccuracy = Неточност
class-mistake = Грешка
class-blunder = Груба грешка
analysis-seat =
    { $player }: { $accuracy } % точност, { $best } от { $moves } хода най-добри; { $inaccuracies ->
        [one] { $inaccuracies } неточност
       *[other] { $inaccuracies } неточности
    }, { $mistakes ->
        [one] { $mistakes } грешка
       *[other] { $mistakes } грешки
    }, { $blunders ->
        [one] { $blunders } груба грешка
       *[other] { $blunders } груби грешки
    }. Отстъпено: { $lost } % от победата; късмет: { $luck } %.
analysis-luck-decided = Реши късметът: за { $player } той струваше { $luck } % от победата.
analysis-play-decided = Реши играта: другите отстъпиха { $percent } % от победата и { $player } се възползва.
analysis-even = Почти нищо не беше отстъпено; { $player } печели оспорвана игра.
turning-move = Ход { $event }: { $player } играе { $move } и шансът пада от { $before } % на { $after } %. По-добре беше { $better }.
turning-good-luck = Събитие { $event }: късметът ({ $luck }) вдига шанса на { $player } от { $before } % на { $after } %.
turning-bad-luck = Събитие { $event }: късметът ({ $luck }) сваля шанса на { $player } от { $before } % на { $after } %.
turning-decided = От събитие { $event } нататък { $player } води до края.
analysis-plot-title = Как протече играта
analysis-plot-across = Събитие
analysis-plot-up = Шанс за победа
refused-analysis-game = Този запис е от друга игра: { $game }.
refused-analysis-eyes = Този запис показва само каквото вижда { $eyes }; за анализ трябва цялата игра.
refused-analysis-turn = Тук { $player } не е на ход.
refused-analysis-luck = Тук няма какво да решава късметът.
refused-analysis-move = „{ $text }“ тук не е ход: { $cause }.
refused-analysis-unit = Този бот не казва какъв шанс за победа очаква; избери друг.
arena-progress =
    { $done } от { $of } игри · { $score } · { $seconds ->
        [one] остава { $seconds } секунда
       *[other] остават { $seconds } секунди
    }
arena-heading =
    { $game }, места: { $seats }, { $budget } на ход: { $games ->
        [one] { $games } игра
       *[other] { $games } игри
    }, { $deals ->
        [one] { $deals } раздаване
       *[other] { $deals } раздавания
    }
arena-row = { $bot }: дял { $share } ± { $sure } %, { $wins } спечелени, { $shared } поделени, { $losses } загубени; точки { $points }, разлика { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } мс на ход
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } среща
       *[other] { $met } срещи
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Последователен тест: по-добър (LLR { $llr }, граници { $lower } и { $upper })
        [not_better] Последователен тест: не е по-добър (LLR { $llr }, граници { $lower } и { $upper })
       *[open] Последователен тест: нерешен (LLR { $llr }, граници { $lower } и { $upper })
    }
arena-plot-title = Сила и време за мислене
arena-plot-across = Мислене (милисекунди или позиции)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } бот не може да заеме { $seats } места. Възможно: { $possible } или повече от местата.
       *[other] { $bots } бота не могат да заемат { $seats } места. Възможно: { $possible } или повече от местата.
    }
refused-arena-games = За мач трябва поне една игра.
refused-arena-illegal = { $bot } игра { $move }, което не е позволено ({ $why }) в { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } не е файл с резултати.
refused-arena-other-match = { $path } съдържа резултатите от друг мач.
refused-arena-nothing-to-merge = Посочи файловете с резултати за обединяване.
refused-shard = „{ $text }“ не е част от мач. Възможно: { $possible }.
refused-sprt = „{ $text }“ не е последователен тест. Възможно: { $possible }.
