### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = ابنِ مملكة من قطع الدومينو حول قلعتك واستفد من كل تاج.
rules-intro-kingdomino = ابنِ أغنى مملكة: ضع قطع دومينو من ستة أنواع من الأراضي حول قلعتك واجمع التيجان.

## play: terms

terrain-wheat = قمح
terrain-forest = غابة
terrain-water = بحيرة
terrain-grass = مرج
terrain-swamp = مستنقع
terrain-mine = منجم
terrain-castle = قلعة
terrain-letter-wheat = ق
terrain-letter-forest = غ
terrain-letter-water = ب
terrain-letter-grass = ج
terrain-letter-swamp = س
terrain-letter-mine = ن

## play: options

option-kingdomino-three-players = بثلاثة لاعبين
option-kingdomino-three-players-about = عدد قطع الدومينو في الصف مع ثلاثة لاعبين.
option-kingdomino-three-players-is-lines_of_three = صفوف من ثلاث، 36 قطعة
option-kingdomino-three-players-is-lines_of_four = صفوف من أربع، كل القطع الـ48؛ وما لا يختاره أحد يخرج من اللعبة
option-kingdomino-first-picks = الاختيار الأول
option-kingdomino-first-picks-about = الترتيب الذي يختار به لاعبان من الصف الأول.
option-kingdomino-first-picks-is-lot = يُسحب الملوك بالقرعة
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = السلالة
option-kingdomino-dynasty-about = ثلاث ألعاب متتالية؛ وأعلى مجموع يفوز.
option-kingdomino-middle-kingdom = المملكة الوسطى
option-kingdomino-middle-kingdom-about = 10 نقاط إضافية لقلعة في وسط مملكتها.
option-kingdomino-middle-kingdom-is-off = معطّل
option-kingdomino-middle-kingdom-is-rule = المسافة يسارًا تساوي المسافة يمينًا، وإلى أعلى تساوي إلى أسفل
option-kingdomino-middle-kingdom-is-reach = لا مربع يبعد أكثر من 2 (3 في المبارزة الكبرى)
option-kingdomino-middle-kingdom-is-full = القلعة في المركز، والمملكة بأقصى عرض وارتفاع
option-kingdomino-harmony = الانسجام
option-kingdomino-harmony-about = 5 نقاط إضافية لمملكة كاملة دون استبعاد أي قطعة.
option-kingdomino-mighty-duel = المبارزة الكبرى
option-kingdomino-mighty-duel-about = لاعبان، كل القطع الـ48، ومملكتان 7 × 7.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] سُحب الملوك: الاختيار الأول لـ { $player }.
       *[other] اللعبة { $game } من { $games }. سُحب الملوك: الاختيار الأول لـ { $player }.
    }
told-kingdomino-row = القطع التالية: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player }: وضع القطعة { $tile }.
       *[other] { $player }: وضع القطعة { $tile } لكسب { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    }
told-kingdomino-discard = { $player }: لا مكان للقطعة { $tile } فتُستبعد.
told-kingdomino-pick = { $player }: اختيار القطعة { $tile }.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] وضع القطعة { $tile }
        [zero] وضع القطعة { $tile } لكسب { $points } نقطة
        [one] وضع القطعة { $tile } لكسب نقطة واحدة
        [two] وضع القطعة { $tile } لكسب نقطتين
        [few] وضع القطعة { $tile } لكسب { $points } نقاط
        [many] وضع القطعة { $tile } لكسب { $points } نقطة
       *[other] وضع القطعة { $tile } لكسب { $points } نقطة
    }
may-kingdomino-discard = استبعاد القطعة { $tile }: لا مكان لها
may-kingdomino-pick = اختيار القطعة { $tile }

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] قمح
        [forest] غابة
        [water] بحيرة
        [grass] مرج
        [swamp] مستنقع
       *[mine] منجم
    }: { $squares ->
        [zero] { $squares } مربع
        [one] مربع واحد
        [two] مربعان
        [few] { $squares } مربعات
        [many] { $squares } مربعًا
       *[other] { $squares } مربع
    } × { $crowns ->
        [zero] { $crowns } تاج
        [one] تاج واحد
        [two] تاجان
        [few] { $crowns } تيجان
        [many] { $crowns } تاجًا
       *[other] { $crowns } تاج
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] قمح
        [forest] غابة
        [water] بحيرة
        [grass] مرج
        [swamp] مستنقع
       *[mine] منجم
    }، توسّع إلى { $squares ->
        [zero] { $squares } مربع
        [one] مربع واحد
        [two] مربعين
        [few] { $squares } مربعات
        [many] { $squares } مربعًا
       *[other] { $squares } مربع
    } × { $crowns ->
        [zero] { $crowns } تاج
        [one] تاج واحد
        [two] تاجين
        [few] { $crowns } تيجان
        [many] { $crowns } تاجًا
       *[other] { $crowns } تاج
    }
score-kingdomino-middle = المملكة الوسطى: القلعة في المركز
score-kingdomino-middle-lost = لم تعد القلعة في المركز
score-kingdomino-harmony = الانسجام: المملكة كاملة
score-kingdomino-harmony-lost = لم تعد المملكة كاملة
score-kingdomino-game = اللعبة { $game }
score-kingdomino-tie = تساوت النقاط: الحسم بأكبر منطقة ({ $squares ->
    [zero] { $squares } مربع
    [one] مربع واحد
    [two] مربعان
    [few] { $squares } مربعات
    [many] { $squares } مربعًا
   *[other] { $squares } مربع
})، ثم بالتيجان ({ $crowns })

## play: hints

reason-kingdomino-points =
    تجلب فورًا { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
reason-kingdomino-middle = تبقى القلعة في الوسط.
reason-kingdomino-no-hole = لا تترك ثغرة يتعذر ملؤها.
reason-kingdomino-holes =
    { $count ->
        [zero] تترك { $count } ثغرة يتعذر ملؤها.
        [one] تترك ثغرة واحدة يتعذر ملؤها.
        [two] تترك ثغرتين يتعذر ملؤهما.
        [few] تترك { $count } ثغرات يتعذر ملؤها.
        [many] تترك { $count } ثغرة يتعذر ملؤها.
       *[other] تترك { $count } ثغرة يتعذر ملؤها.
    }
reason-kingdomino-no-place = لا مكان للقطعة { $tile }.
reason-kingdomino-would-bring =
    يمكن أن تجلب فورًا { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
reason-kingdomino-crowns =
    عليها { $count ->
        [zero] { $count } تاج
        [one] تاج واحد
        [two] تاجان
        [few] { $count } تيجان
        [many] { $count } تاجًا
       *[other] { $count } تاج
    }.
reason-kingdomino-denies =
    كانت ستجلب لـ { $player } { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
reason-kingdomino-order =
    { $place ->
        [1] تلعب أولًا في الجولة القادمة.
        [2] تلعب ثانيًا في الجولة القادمة.
        [3] تلعب ثالثًا في الجولة القادمة.
       *[other] تلعب أخيرًا في الجولة القادمة.
    }

## play: refusals

refused-kingdomino-over = انتهت اللعبة.
refused-kingdomino-luck = يجب سحب القطع أو الملوك أولًا.
refused-kingdomino-place-first = ضع قطعتك أولًا، ثم اختر التالية.
refused-kingdomino-pick-now = قطعتك موضوعة؛ اختر الآن التالية.
refused-kingdomino-other-domino = القطعة التي عليك وضعها هي { $own } لا { $tile }.
refused-kingdomino-not-in-row = القطعة { $tile } ليست في صف الاختيار.
refused-kingdomino-taken = على القطعة { $tile } ملك بالفعل.
refused-kingdomino-backwards = نصفا القطعة { $tile } متطابقان: اكتبها باتجاه الشرق أو الجنوب.
refused-kingdomino-covered = هذا المربع مغطى بالفعل.
refused-kingdomino-outside = ستصبح المملكة { $across } × { $down } مربعات؛ ويجب ألا تتجاوز { $size } × { $size }.
refused-kingdomino-unmatched =
    لا يلمس أي من النصفين القلعة أو أرضًا من نوعه ({ $left ->
        [wheat] قمح
        [forest] غابة
        [water] بحيرة
        [grass] مرج
        [swamp] مستنقع
       *[mine] منجم
    }، { $right ->
        [wheat] قمح
        [forest] غابة
        [water] بحيرة
        [grass] مرج
        [swamp] مستنقع
       *[mine] منجم
    }).
refused-kingdomino-fits =
    هناك { $count ->
        [zero] { $count } طريقة
        [one] طريقة واحدة
        [two] طريقتان
        [few] { $count } طرق
        [many] { $count } طريقة
       *[other] { $count } طريقة
    } لوضع القطعة { $tile }، لذا يجب وضعها.
refused-kingdomino-no-luck = لا يوجد ما يُسحب الآن.
refused-kingdomino-row-twice = القطعة { $tile } مكررة في الصف.
refused-kingdomino-row-seen = القطعة { $tile } عُرضت من قبل.
refused-kingdomino-row-count = عدد القطع في الصف: { $count } وليس { $written }.
refused-kingdomino-lot-count = عدد الملوك في القرعة: { $count } وليس { $written }.
refused-kingdomino-kings-count =
    يجب أن يكون لدى { $player } في الترتيب { $kings ->
        [zero] { $kings } ملك
        [one] ملك واحد
        [two] ملكان
        [few] { $kings } ملوك
        [many] { $kings } ملكًا
       *[other] { $kings } ملك
    }.
refused-kingdomino-kings-snake = مع لاعبين اثنين يكون الترتيب بهذا الخيار A, B, B, A.

## play: positions as text

refused-kingdomino-position-word = تتعذر قراءة «{ $text }» في هذه الوضعية.
refused-kingdomino-position-missing = ينقص الوضعية الجزء «{ $section }».
refused-kingdomino-position-twice = القطعة { $tile } في مكانين.
refused-kingdomino-position-order = يجب ترتيب قطع الصف تصاعديًا من أصغر رقم.
refused-kingdomino-position-kings = عدد ملوك { $player } غير صحيح.
refused-kingdomino-position-count = عدد القطع غير صحيح.
refused-kingdomino-position-kingdom = لا يمكن بناء مملكة { $player } وفق القواعد.
refused-kingdomino-position-stage = مرحلة اللعبة لا توافق الصفوف على الطاولة.
refused-kingdomino-position-past = الألعاب المنتهية من هذه السلالة غير صحيحة.
text-kingdomino-move = تُكتب النقلة مثل «48@1,0>e» أو «discard 48» أو «pick 48».
text-kingdomino-direction = اتجاه القطعة e أو s أو w أو n.

## page: the board

help-kingdomino = اختر مربعًا مميّزًا؛ تظهر القطعة هناك مع نقاطها. أدرها ثم العبها. ينقلك المفتاح D إلى قطع الاختيار، وP إلى مملكتك.
kingdomino-current = للوضع
kingdomino-round = الجولة { $round } من { $rounds }
kingdomino-game = اللعبة { $game } من { $games }
kingdomino-next = للاختيار
kingdomino-done = تم
kingdomino-castle = قلعة
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
       *[other] { $terrain }، { $crowns ->
        [zero] { $crowns } تاج
        [one] تاج واحد
        [two] تاجان
        [few] { $crowns } تيجان
        [many] { $crowns } تاجًا
       *[other] { $crowns } تاج
    }
    }
kingdomino-tile = القطعة { $number }: { $left }، { $right }
kingdomino-place =
    { $across ->
        [right] يمين { $x }
        [left] يسار { $x }
       *[none] { "" }
    } { $along ->
        [down] أسفل { $y }
        [up] أعلى { $y }
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] فارغ
        [zero] فارغ، { $ways } طريقة للوضع
        [one] فارغ، طريقة واحدة للوضع
        [two] فارغ، طريقتان للوضع
        [few] فارغ، { $ways } طرق للوضع
        [many] فارغ، { $ways } طريقة للوضع
       *[other] فارغ، { $ways } طريقة للوضع
    }
kingdomino-kingdom =
    مملكة { $player }، { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
kingdomino-enlarge =
    عرض مملكة { $player }، { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
kingdomino-own-again = العودة إلى مملكتي
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – لا تاج بعد
       *[no] { $gain }
    }
kingdomino-choose-place = ضع { $tile }.
kingdomino-choose-tile = اختر قطعة للجولة القادمة.
kingdomino-no-place = لا مكان للقطعة { $number } ويجب استبعادها.
kingdomino-discard = استبعاد { $number }
kingdomino-next-order =
    { $place ->
        [1] تختار أولًا في الجولة القادمة.
        [2] تختار ثانيًا في الجولة القادمة.
        [3] تختار ثالثًا في الجولة القادمة.
        [4] تختار رابعًا في الجولة القادمة.
       *[other] ترتيبك في الجولة القادمة: { $place }.
    }
kingdomino-one-way = لا يمكن وضعها هنا إلا بهذا الاتجاه.
kingdomino-not-here = لا يمكن وضع القطعة هنا.
kingdomino-move-pick = اختيار { $tile }
kingdomino-move-discard = استبعاد القطعة { $number }
kingdomino-move-place = { $left } عند { $a }، { $right } عند { $b }
kingdomino-move-place-gain = { $left } عند { $a }، { $right } عند { $b } ({ $gain })
kingdomino-next-between = ترتيبك في الجولة القادمة: من { $first } إلى { $last }، بحسب الآخرين.
kingdomino-moment = اكتملت المنطقة: { $points }
kingdomino-to-come = قطع لم تظهر بعد
kingdomino-to-come-about = ما عُرض منها باهت. الباقي للكشف: { $count }.

## page: the score pad

pad-terrain = الأرض
pad-crowns = التيجان
pad-empty = فارغ
pad-kingdom = المملكة
pad-size = { $size } × { $size } مربعات
pad-kingdomino-about = اختر أرضًا وعدد تيجانها، ثم المس مربعات المملكة.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] سُحب الملوك: الاختيار الأول لك.
       *[other] اللعبة { $game } من { $games }. سُحب الملوك: الاختيار الأول لك.
    }
own-kingdomino-place =
    { $points ->
        [0] وضعت القطعة { $tile }.
       *[other] وضعت القطعة { $tile } لكسب { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
    }
own-kingdomino-discard = لا مكان عندك للقطعة { $tile } فتُستبعد.
own-kingdomino-pick = اخترت القطعة { $tile }.

## book: the guided first game

lesson-kingdomino-aim = أهلًا بجلالتك! ابنِ مملكة من قطع الدومينو حول قلعتك. لا قيمة للأرض إلا إذا حملت تيجانًا.
lesson-kingdomino-pick = اختر قطعة من الصف: المسها ثم العبها. الأرقام الصغيرة تجعلك تختار مبكرًا في الجولة القادمة، والكبيرة تحمل تيجانًا أكثر.
lesson-kingdomino-order = يقف ملكك الآن على تلك القطعة. يلعب الملوك بترتيب الأرقام، من الأصغر إلى الأكبر.
lesson-kingdomino-place = ضع الآن قطعتك على أحد المربعات المميّزة؛ والرقم يبين كم نقطة ستكسب. أدرها بـ ↻ أو بعجلة الفأرة أو بالمفتاح R.
lesson-kingdomino-match = يجب أن يلمس أحد النصفين أرضًا من نوعه أو القلعة. حاول توسيع أرض عليها تيجان.
lesson-kingdomino-points = كل أرض متصلة تساوي عدد مربعاتها مضروبًا في عدد تيجانها: أربعة مربعات غابة مع تاجين تساوي ثماني نقاط.
lesson-kingdomino-limit = يجب ألا تتجاوز مملكتك خمسة في خمسة مربعات. والقطعة التي لا مكان لها تُستبعد، فلا تترك ثغرات ضيقة.
lesson-kingdomino-free = هذا كل شيء. تابع اللعب واطلب تلميحًا متى شئت.

## book: rules

rules-k1 = Kingdomino للاعبين اثنين أو ثلاثة أو أربعة. يبني كل منهم مملكة حول مربع قلعة واحد.
rules-k2 = مع لاعبين اثنين لكل منهما ملكان؛ ومع ثلاثة أو أربعة لكل منهم ملك واحد.
rules-k3 = هناك 48 قطعة دومينو مرقمة من 1 إلى 48. مع أربعة لاعبين تُستعمل كلها، ومع ثلاثة 36، ومع اثنين 24؛ ويخرج الباقي من اللعبة دون كشفه. (حكم: العدد المطبوع لثلاثة لاعبين، 38، خطأ مطبعي.) خيار: يستعمل ثلاثة لاعبين القطع الـ48 كلها في صفوف من أربع، وما لم يختره أحد يخرج من اللعبة.
rules-k4 = في الصف قطع بعدد الملوك: أربع مع لاعبين اثنين أو أربعة، وثلاث مع ثلاثة. وهي مرتبة بالأرقام وأصغرها في الأعلى.
rules-k5 = للصف الأول يُسحب الملوك بترتيب عشوائي، وبهذا الترتيب يوضع كل ملك على قطعة خالية. لا يقف على القطعة إلا ملك واحد. خيار للاعبين اثنين: بالترتيب A, B, B, A.
rules-k6 = عندما تُختار كل قطع الصف يُعرض الصف التالي ما دامت هناك قطع.
rules-k7 = ترتيب الأدوار هو ترتيب الملوك على الصف من الأعلى.
rules-k8 = في دورك تضع أولًا القطعة التي تحت ملكك في مملكتك، ثم تضع الملك على قطعة خالية من الصف التالي.
rules-k9 = مع لاعبين اثنين لكل منهما دوران في الجولة، دور لكل ملك.
rules-k10 = في اللعبة اثنتا عشرة جولة؛ ومع لاعبين اثنين ست جولات (اثنتا عشرة في المبارزة الكبرى).
rules-k11 = في الجولة الأخيرة لا يبقى ما يُختار: تضع قطعتك فقط.
rules-k12 = تغطي القطعة مربعين متجاورين خاليين في أي من الاتجاهات الأربعة.
rules-k13 = يجب أن يلمس نصف واحد على الأقل القلعة أو مربعًا من نوع أرضه، ضلعًا إلى ضلع. يكفي توافق واحد، ولا يلزم توافق بقية الأضلاع.
rules-k14 = يجب ألا تتجاوز المملكة كلها مع قلعتها مربع 5 × 5 (7 × 7 في المبارزة الكبرى). ويجوز أن تكون القلعة في أي مكان منه.
rules-k15 = القطعة التي يمكن وضعها يجب وضعها، حيثما ناسبت. وإن لم يكن لها مكان تُستبعد، ثم تختار كالمعتاد. ويجوز أن تبقى ثغرات.
rules-k16 = المربعات من نوع واحد المتصلة بأضلاعها تشكل منطقة. تكسب المنطقة عدد مربعاتها مضروبًا في عدد تيجانها، وبلا تاج لا تكسب شيئًا. يمكن أن تكون لك عدة مناطق من نوع واحد. والقلعة لا تتبع أيًا منها.
rules-k17 = يفوز صاحب أكثر النقاط. عند التساوي تحسم أكبر منطقة واحدة، ثم عدد التيجان؛ وبعد ذلك يُقتسم الفوز.
rules-k18 = السلالة: ثلاث ألعاب متتالية، وأعلى مجموع يفوز. وعند تساوي المجاميع يُقتسم الفوز. ويُسحب الملوك من جديد لكل لعبة.
rules-k19 = المملكة الوسطى: 10 نقاط إضافية إذا كانت القلعة في مركز المملكة. (حكم: بُعدها عن الحد الأيسر لما وُضع كبُعدها عن الأيمن، وبُعدها عن الحد الأعلى كبُعدها عن الأسفل.) وهناك تفسيران آخران بين الخيارات.
rules-k20 = الانسجام: 5 نقاط إضافية إذا لم تستبعد شيئًا وكانت مملكتك كاملة: كل قطعة موضوعة والمربع ممتلئ.
rules-k21 = المبارزة الكبرى: يستعمل لاعبان القطع الـ48 كلها ويبنيان مملكتين 7 × 7 في اثنتي عشرة جولة، في كل منها أربع قطع.

## book: captions of the examples

rules-example-kingdomino-tiles = لقطعة الدومينو نصفان، في كل منهما أرض وأحيانًا تيجان. والرقم يحدد الترتيب.
rules-example-kingdomino-row = يلعب الملوك بترتيب الأرقام. ومن وضع قطعة يضع ملكه على قطعة خالية من الصف التالي.
rules-example-kingdomino-match = يكفي ضلع موافق واحد: القطعة { $tile } تلمس أرضًا من نوعها بنصف واحد فقط.
rules-example-kingdomino-scoring = نقاط هذه المملكة: { $points }. تُحسب كل منطقة بعدد مربعاتها مضروبًا في عدد تيجانها.
rules-example-kingdomino-complete = مملكة كاملة والقلعة في المركز: نقاطها مع النمطين معًا { $points }.

## terminal

terminal-letters-kingdomino = W قمح، F غابة، ~ بحيرة، G مرج، S مستنقع، M منجم، مع عدد التيجان؛ ♜ قلعة؛ ♔ ورقم: ملك ذلك اللاعب.

## command line

refused-score-castle = للمملكة قلعة واحدة بالضبط؛ وتُكتب «C».
refused-score-mixed = اكتب المملكة إما خريطةً وإما قطع دومينو، لا كلتيهما.
