level-beginner = مبتدئ
level-beginner-about = ينظر إلى نقلة واحدة فقط ويغفل عن أشياء كما يفعل المبتدئون.
level-easy = سهل
level-easy-about = يرى ما تجلبه النقلة فورًا وأوضح الأخطار.
level-medium = متوسط
level-medium-about = يفكر في الرد على كل نقلة.
level-hard = صعب
level-hard-about = يخطط مسبقًا ونادرًا ما يخطئ.
level-expert = خبير
level-expert-about = يستعمل كل ما يُعرف عن اللعبة وكل الوقت المتاح له.
level-random = عشوائي
level-random-about = يلعب أي نقلة مسموحة.
level-greedy = جشع
level-greedy-about = يأخذ الأفضل فورًا ولا ينظر أبعد من ذلك أبدًا.
refused-budget = «{ $text }» ليس مقدارًا للتفكير. الممكن: { $possible } (ملّي ثانية، ثوانٍ، وضعيات، جولات).
reason-quixo-wins = يكمل خطك ويفوز.
reason-quixo-loses = يصنع خطًا للطرف الآخر.
reason-quixo-draws = ينهي اللعبة بالتعادل.
reason-quixo-lets-win = يستطيع الطرف الآخر الفوز بعدها.
reason-quixo-stops = يوقف خطًا كان الطرف الآخر سيكمله.
reason-quixo-builds = أكمل خطوطك فيه الآن { $count } من { $size }.
reason-quixo-breaks = يكسر خط الطرف الآخر المكوّن من { $count }.
reason-quixo-new-cube = يأخذ مكعبًا جديدًا لطرفك.
reason-quixo-own-cube = يحرّك أحد مكعباتك ولا يتنازل عن شيء.
class-forced = بلا خيار
class-best = الأفضل
class-good = جيدة
class-inaccuracy = هفوة
class-mistake = خطأ
class-blunder = غلطة فادحة
analysis-seat =
    { $player }: الدقة { $accuracy }%، والأفضل { $best } من أصل { $moves }؛ { $inaccuracies ->
        [zero] { $inaccuracies } هفوة
        [one] هفوة واحدة
        [two] هفوتان
        [few] { $inaccuracies } هفوات
        [many] { $inaccuracies } هفوة
       *[other] { $inaccuracies } هفوة
    }، { $mistakes ->
        [zero] { $mistakes } خطأ
        [one] خطأ واحد
        [two] خطآن
        [few] { $mistakes } أخطاء
        [many] { $mistakes } خطأً
       *[other] { $mistakes } خطأ
    }، { $blunders ->
        [zero] { $blunders } غلطة فادحة
        [one] غلطة فادحة واحدة
        [two] غلطتان فادحتان
        [few] { $blunders } غلطات فادحة
        [many] { $blunders } غلطة فادحة
       *[other] { $blunders } غلطة فادحة
    }. ما ضاع: { $lost }% من فوز؛ الحظ: { $luck }%.
analysis-luck-decided = الحظ هو الذي حسم: كانت قيمته { $luck }% من فوز لصالح { $player }.
analysis-play-decided = اللعب هو الذي حسم: أضاع الآخرون { $percent }% من فوز، وذهب ذلك إلى { $player }.
analysis-even = لم يضع شيء يُذكر؛ الفوز من نصيب { $player } في لعبة متقاربة.
turning-move = النقلة { $event }: { $player } بالنقلة { $move }، فانخفضت الفرصة من { $before }% إلى { $after }%. كانت { $better } أفضل.
turning-good-luck = الحدث { $event }: رفع الحظ ({ $luck }) فرصة { $player } من { $before }% إلى { $after }%.
turning-bad-luck = الحدث { $event }: خفض الحظ ({ $luck }) فرصة { $player } من { $before }% إلى { $after }%.
turning-decided = منذ الحدث { $event } صار التقدم لـ { $player } حتى النهاية.
analysis-plot-title = كيف سارت اللعبة
analysis-plot-across = الحدث
analysis-plot-up = فرصة الفوز
refused-analysis-game = هذا التسجيل للعبة أخرى: { $game }.
refused-analysis-eyes = يُظهر هذا التسجيل ما رآه { $eyes } فقط؛ والتحليل يحتاج إلى اللعبة كاملة.
refused-analysis-turn = ليس الدور هنا على { $player }.
refused-analysis-luck = لا يوجد هنا ما يحسمه الحظ.
refused-analysis-move = «{ $text }» ليست نقلة هنا: { $cause }.
refused-analysis-unit = لا يذكر هذا البوت فرصة الفوز التي يتوقعها؛ اختر غيره.
arena-progress =
    الألعاب: { $done } من { $of } · { $score } · بقيت { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
arena-heading =
    { $game }، المقاعد: { $seats }، { $budget } لكل نقلة: { $games ->
        [zero] { $games } لعبة
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $games } ألعاب
        [many] { $games } لعبة
       *[other] { $games } لعبة
    }، { $deals ->
        [zero] { $deals } توزيعة
        [one] توزيعة واحدة
        [two] توزيعتان
        [few] { $deals } توزيعات
        [many] { $deals } توزيعة
       *[other] { $deals } توزيعة
    }
arena-row = { $bot }: الحصة { $share } ± { $sure }%، فوز { $wins }، مشترك { $shared }، خسارة { $losses }؛ النقاط { $points }، الفارق { $margin } ± { $marginsure }؛ Elo { $elo } [{ $low }, { $high }]؛ { $millis } ملّي ثانية لكل نقلة
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [zero] { $met } لقاء
        [one] لقاء واحد
        [two] لقاءان
        [few] { $met } لقاءات
        [many] { $met } لقاءً
       *[other] { $met } لقاء
    }، Elo { $elo })
arena-sprt =
    { $decision ->
        [better] الاختبار التتابعي: أفضل (LLR { $llr }، الحدّان { $lower } و{ $upper })
        [not_better] الاختبار التتابعي: ليس أفضل (LLR { $llr }، الحدّان { $lower } و{ $upper })
       *[open] الاختبار التتابعي: لم يُحسم (LLR { $llr }، الحدّان { $lower } و{ $upper })
    }
arena-plot-title = القوة ووقت التفكير
arena-plot-across = التفكير (ملّي ثانية أو وضعيات)
arena-plot-up = Elo
refused-arena-bots =
    لا يكفي { $bots ->
        [zero] { $bots } بوت
        [one] بوت واحد
        [two] بوتان
        [few] { $bots } بوتات
        [many] { $bots } بوتًا
       *[other] { $bots } بوت
    } لملء المقاعد ({ $seats }). الممكن: { $possible }، أو أكثر من عدد المقاعد.
refused-arena-games = تحتاج المواجهة إلى لعبة واحدة على الأقل.
refused-arena-illegal = لعب { $bot } النقلة { $move } وهي غير مسموحة ({ $why }) في { $position }.
refused-arena-file = { $path }: { $cause }
refused-arena-not-results = { $path } ليس ملف نتائج.
refused-arena-other-match = يحتوي { $path } على نتائج مواجهة أخرى.
refused-arena-nothing-to-merge = اذكر ملفات النتائج المراد جمعها.
refused-shard = «{ $text }» ليس جزءًا من مواجهة. الممكن: { $possible }.
refused-sprt = «{ $text }» ليس اختبارًا تتابعيًا. الممكن: { $possible }.
