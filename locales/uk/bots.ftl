level-beginner = Новачок
level-beginner-about = Бачить лише один хід і багато чого пропускає, як усі новачки.
level-easy = Легкий
level-easy-about = Бачить, що хід дає відразу, і найпростіші небезпеки.
level-medium = Середній
level-medium-about = Думає про відповідь на кожен хід.
level-hard = Сильний
level-hard-about = Планує наперед і рідко помиляється.
level-expert = Експерт
level-expert-about = Використовує все, що відомо про гру, і весь відведений час.
level-random = Випадковий
level-random-about = Робить будь-який дозволений хід.
level-greedy = Жадібний
level-greedy-about = Бере найкраще відразу й далі не дивиться.
refused-budget = «{ $text }» не задає часу на роздуми. Можливо: { $possible } (мілісекунди, секунди, позиції, проходи).
reason-quixo-wins = Складає твою лінію й виграє.
reason-quixo-loses = Складає лінію для іншої сторони.
reason-quixo-draws = Завершує гру нічиєю.
reason-quixo-lets-win = Інша сторона зможе виграти наступним ходом.
reason-quixo-stops = Не дає іншій стороні завершити лінію.
reason-quixo-builds = У твоїй найповнішій лінії тепер { $count } з { $size }.
reason-quixo-breaks = Розриває лінію іншої сторони (кубиків: { $count }).
reason-quixo-new-cube = Бере новий кубик для твоєї сторони.
reason-quixo-own-cube = Рухає твій власний кубик і нічого не віддає.
class-forced = Без вибору
class-best = Найкращий
class-good = Добрий
class-inaccuracy = Неточність
class-mistake = Помилка
class-blunder = Груба помилка
analysis-seat = { $player }: точність { $accuracy } %, найкращих ходів { $best } з { $moves }; { $inaccuracies ->
        [one] { $inaccuracies } неточність
        [few] { $inaccuracies } неточності
        [many] { $inaccuracies } неточностей
       *[other] { $inaccuracies } неточностей
    }, { $mistakes ->
        [one] { $mistakes } помилка
        [few] { $mistakes } помилки
        [many] { $mistakes } помилок
       *[other] { $mistakes } помилок
    }, { $blunders ->
        [one] { $blunders } груба помилка
        [few] { $blunders } грубі помилки
        [many] { $blunders } грубих помилок
       *[other] { $blunders } грубих помилок
    }. Віддано: { $lost } % перемоги; удача: { $luck } %.
analysis-luck-decided = Вирішила удача: { $player } має від неї { $luck } % перемоги.
analysis-play-decided = Вирішила гра: інші віддали { $percent } % перемоги, і цим користується { $player }.
analysis-even = Майже нічого не було віддано; у рівній грі перемагає { $player }.
turning-move = Хід { $event }: { $player } грає { $move }, і шанси падають з { $before } % до { $after } %. Краще було { $better }.
turning-good-luck = Подія { $event }: удача ({ $luck }), шанси зростають з { $before } % до { $after } % ({ $player }).
turning-bad-luck = Подія { $event }: невдача ({ $luck }), шанси падають з { $before } % до { $after } % ({ $player }).
turning-decided = Від події { $event } попереду до самого кінця { $player }.
analysis-plot-title = Як ішла гра
analysis-plot-across = Подія
analysis-plot-up = Шанси на перемогу
refused-analysis-game = Це запис іншої гри: { $game }.
refused-analysis-eyes = У цьому записі лише те, що видно з місця { $eyes }; для аналізу потрібна вся гра.
refused-analysis-turn = Тут ходить не { $player }.
refused-analysis-luck = Тут жереб нічого не вирішує.
refused-analysis-move = «{ $text }» тут не хід: { $cause }.
refused-analysis-unit = Цей бот не каже, яких шансів на перемогу чекає; вибери іншого.
arena-progress = { $done } з { $of } ігор · { $score } · { $seconds ->
        [one] лишилася { $seconds } секунда
        [few] лишилося { $seconds } секунди
        [many] лишилося { $seconds } секунд
       *[other] лишилося { $seconds } секунд
    }
arena-heading = { $game }, місць: { $seats }, { $budget } на хід: { $games ->
        [one] { $games } гра
        [few] { $games } гри
        [many] { $games } ігор
       *[other] { $games } ігор
    }, { $deals ->
        [one] { $deals } роздача
        [few] { $deals } роздачі
        [many] { $deals } роздач
       *[other] { $deals } роздач
    }
arena-row = { $bot }: частка { $share } ± { $sure } %, перемог { $wins }, спільних { $shared }, поразок { $losses }; очки { $points }, різниця { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } мс на хід
arena-pair = { $bot } — { $other }: { $score } ± { $sure } % ({ $met ->
        [one] { $met } зустріч
        [few] { $met } зустрічі
        [many] { $met } зустрічей
       *[other] { $met } зустрічей
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Послідовний тест: сильніший (LLR { $llr }, межі { $lower } і { $upper })
        [not_better] Послідовний тест: не сильніший (LLR { $llr }, межі { $lower } і { $upper })
       *[open] Послідовний тест: не вирішено (LLR { $llr }, межі { $lower } і { $upper })
    }
arena-plot-title = Сила й час на роздуми
arena-plot-across = Роздуми (мілісекунди або позиції)
arena-plot-up = Elo
refused-arena-bots = { $bots ->
        [one] { $bots } бот не займе стільки місць: { $seats }.
        [few] { $bots } боти не займуть стільки місць: { $seats }.
        [many] { $bots } ботів не займуть стільки місць: { $seats }.
       *[other] { $bots } ботів не займуть стільки місць: { $seats }.
    } Можливо: { $possible } або більше, ніж місць.
refused-arena-games = У матчі має бути хоча б одна гра.
refused-arena-illegal = { $bot } робить недозволений хід { $move } ({ $why }) у позиції { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } — не файл результатів.
refused-arena-other-match = У { $path } результати іншого матчу.
refused-arena-nothing-to-merge = Назви файли результатів, які треба об’єднати.
refused-shard = «{ $text }» — не частина матчу. Можливо: { $possible }.
refused-sprt = «{ $text }» — не послідовний тест. Можливо: { $possible }.
