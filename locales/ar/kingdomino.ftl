terrain-wheat = قمح
terrain-forest = غابة
terrain-water = ماء
terrain-grass = مرج
terrain-swamp = مستنقع
terrain-mine = منجم
terrain-castle = قلعة
option-kingdomino-three-players = بثلاثة لاعبين
option-kingdomino-three-players-about = كم قطعة دومينو في الصف عندما يلعب ثلاثة.
option-kingdomino-three-players-is-lines_of_three = صفوف من ثلاث، 36 قطعة
option-kingdomino-three-players-is-lines_of_four = صفوف من أربع، كل القطع الـ 48؛ وما لا يأخذه أحد يخرج من اللعبة
option-kingdomino-first-picks = الاختيار الأول
option-kingdomino-first-picks-about = بأي ترتيب يختار لاعبان من الصف الأول.
option-kingdomino-first-picks-is-lot = تُسحب الملوك بالقرعة
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = السلالة
option-kingdomino-dynasty-about = ثلاث ألعاب متتالية؛ وأعلى مجموع يفوز.
option-kingdomino-middle-kingdom = المملكة الوسطى
option-kingdomino-middle-kingdom-about = 10 نقاط إضافية لقلعة في وسط مملكتها.
option-kingdomino-middle-kingdom-is-off = بدون
option-kingdomino-middle-kingdom-is-rule = المسافة يسارًا كاليمين، وفوق كتحت
option-kingdomino-middle-kingdom-is-reach = لا شيء أبعد من نصف مملكة كاملة
option-kingdomino-middle-kingdom-is-full = متساوية من كل الجهات وبأقصى عرض وارتفاع
option-kingdomino-harmony = الانسجام
option-kingdomino-harmony-about = 5 نقاط إضافية لمملكة كاملة دون استبعاد أي قطعة.
option-kingdomino-mighty-duel = المبارزة الكبرى
option-kingdomino-mighty-duel-about = لاعبان، كل القطع الـ 48، ومملكتان 7 × 7.
told-kingdomino-kings =
    { $games ->
        [1] سُحبت الملوك: الاختيار الأول لـ { $player }.
       *[other] اللعبة { $game } من { $games }. سُحبت الملوك: الاختيار الأول لـ { $player }.
    }
told-kingdomino-row = القطع التالية: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player }: وضع القطعة { $tile }.
       *[other] { $player }: وضع القطعة { $tile } مقابل { $points ->
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
score-kingdomino-property =
    { $terrain ->
        [wheat] قمح
        [forest] غابة
        [water] ماء
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
        [water] ماء
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
        [two] تاجان
        [few] { $crowns } تيجان
        [many] { $crowns } تاجًا
       *[other] { $crowns } تاج
    }
score-kingdomino-middle = المملكة الوسطى: القلعة في المركز
score-kingdomino-middle-lost = لم تعد القلعة في المركز
score-kingdomino-harmony = الانسجام: المملكة كاملة
score-kingdomino-harmony-lost = لم تعد المملكة كاملة
score-kingdomino-game = اللعبة { $game }
refused-kingdomino-over = انتهت اللعبة.
refused-kingdomino-luck = تُسحب القطع أو الملوك أولًا.
refused-kingdomino-place-first = ضع قطعتك أولًا، ثم اختر التالية.
refused-kingdomino-pick-now = قطعتك موضوعة؛ اختر الآن التالية.
refused-kingdomino-other-domino = القطعة التي عليك وضعها هي { $own } لا { $tile }.
refused-kingdomino-not-in-row = القطعة { $tile } ليست في صف الاختيار.
refused-kingdomino-taken = على القطعة { $tile } ملك بالفعل.
refused-kingdomino-backwards = نصفا القطعة { $tile } متساويان: اكتبها باتجاه الشرق أو الجنوب.
refused-kingdomino-covered = هذا المربع مغطى بالفعل.
refused-kingdomino-outside = ستصبح المملكة { $across } × { $down } مربعات؛ ويجب أن تتسع في { $size } × { $size }.
refused-kingdomino-unmatched =
    لا يلمس أي من النصفين القلعة أو أرضًا من نوعه ({ $left ->
        [wheat] قمح
        [forest] غابة
        [water] ماء
        [grass] مرج
        [swamp] مستنقع
       *[mine] منجم
    }، { $right ->
        [wheat] قمح
        [forest] غابة
        [water] ماء
        [grass] مرج
        [swamp] مستنقع
       *[mine] منجم
    }).
refused-kingdomino-fits =
    عدد طرق وضع القطعة { $tile }: { $count ->
        [zero] { $count } طريقة
        [one] طريقة واحدة
        [two] طريقتان
        [few] { $count } طرق
        [many] { $count } طريقة
       *[other] { $count } طريقة
    }، لذا يجب وضعها.
refused-kingdomino-no-luck = لا يوجد ما يُسحب الآن.
refused-kingdomino-row-twice = القطعة { $tile } مكررة في الصف.
refused-kingdomino-row-seen = القطعة { $tile } عُرضت من قبل.
refused-kingdomino-kings-count =
    لدى { $player } في الترتيب { $kings ->
        [zero] { $kings } ملك
        [one] ملك واحد
        [two] ملكان
        [few] { $kings } ملوك
        [many] { $kings } ملكًا
       *[other] { $kings } ملك
    }.
refused-kingdomino-kings-snake = الترتيب المتعرج هو A, B, B, A.
refused-kingdomino-position-word = تتعذر قراءة «{ $text }» في هذه الوضعية.
refused-kingdomino-position-missing = ينقص الوضعية الجزء «{ $section }».
refused-kingdomino-position-twice = القطعة { $tile } في مكانين.
refused-kingdomino-position-order = تُرتب قطع الصف تصاعديًا من أصغر رقم.
refused-kingdomino-position-kings = عدد ملوك { $player } غير صحيح.
refused-kingdomino-position-count = عدد القطع غير صحيح.
refused-kingdomino-position-kingdom = لا يمكن بناء مملكة { $player } وفق القواعد.
refused-kingdomino-position-stage = مرحلة اللعبة لا توافق الصفوف على الطاولة.
refused-kingdomino-position-past = الألعاب المنتهية من هذه السلالة غير صحيحة.
text-kingdomino-move = تُكتب النقلة مثل «48@1,0>e» أو «discard 48» أو «pick 48».
text-kingdomino-direction = اتجاه القطعة e أو s أو w أو n.
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
reason-kingdomino-no-hole = لا تترك مربعًا يتعذر ملؤه.
reason-kingdomino-holes =
    مربعات يتعذر ملؤها بعدها: { $count ->
        [zero] { $count } مربع
        [one] مربع واحد
        [two] مربعان
        [few] { $count } مربعات
        [many] { $count } مربعًا
       *[other] { $count } مربع
    }.
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
        [1] دورك الأول في الجولة القادمة.
        [2] دورك الثاني في الجولة القادمة.
        [3] دورك الثالث في الجولة القادمة.
       *[other] دورك الأخير في الجولة القادمة.
    }
