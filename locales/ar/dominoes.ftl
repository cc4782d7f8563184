option-dominoes-starter-draws = البادئ يسحب القطعة الثانية
option-dominoes-starter-draws-about = من يبدأ بقطعة متماثلة وليس معه ما يوافقها يسحب حتى تأتي قطعة مناسبة. في كتيب القواعد لا يُضاف شيء حينها.
option-dominoes-may-draw-anyway = السحب مسموح دائمًا
option-dominoes-may-draw-anyway-about = يجوز السحب حتى لو كانت في اليد قطعة مناسبة. في كتيب القواعد من يستطيع اللعب يجب أن يلعب.
option-dominoes-match = مباراة من عدة جولات
option-dominoes-match-about = يكسب الفائز بكل جولة النقاط الباقية في أيدي الآخرين، وتُحسب المتماثلة مرة واحدة، حتى يبلغ أحدهم الهدف.
option-dominoes-target = الهدف
option-dominoes-target-about = المجموع الذي يفوز بالمباراة.
refused-dominoes-round-over = انتهت الجولة.
refused-dominoes-drawing = يجري سحب قطعة.
refused-dominoes-start = تبدأ الجولة بالقطعة { $tile }.
refused-dominoes-started = بدأ الصف بالفعل.
refused-dominoes-not-held = القطعة { $tile } ليست معك.
refused-dominoes-drawn-tile = سحبت { $drawn } وهي مناسبة: ضعها.
refused-dominoes-equal-ends = الطرفان كلاهما { $right }: لا توجد إلا طريقة واحدة لوضع { $tile }.
refused-dominoes-other-end = القطعة { $tile } تناسب الطرف الآخر فقط.
refused-dominoes-second = يجب أن توافق القطعة الثانية المتماثلة البادئة؛ و{ $tile } لا توافقها.
refused-dominoes-no-match = القطعة { $tile } لا توافق الطرفين المفتوحين { $left } و{ $right }.
refused-dominoes-stock-empty = لم يبقَ ما يُسحب.
refused-dominoes-must-lay = معك قطعة مناسبة: ضعها.
refused-dominoes-must-draw = ما زالت هناك قطع للسحب: اسحب قبل التمرير.
refused-dominoes-no-luck = لا يوجد ما يُسحب الآن.
refused-dominoes-not-in-stock = القطعة { $tile } ليست في المخزون.
refused-dominoes-tile-twice = القطعة { $tile } موجودة مرتين.
refused-dominoes-deal = عدد القطع لكل لاعب: { $count }.
refused-dominoes-hands = يحتاج «{ $field }» إلى يد لكل مقعد من المقاعد الـ { $seats }.
refused-dominoes-position-field = «{ $field }» ناقص أو مكرر أو مجهول أو لا يُقرأ.
refused-dominoes-position = { $why ->
    [tiles] إحدى القطع في مكانين.
    [line] قطع الصف لا يناسب بعضها بعضًا.
    [hands] حجم إحدى الأيدي غير ممكن.
    [stage] ما يحدث تاليًا لا يوافق الصف والأيدي.
    [drawn] القطع المسحوبة لا توافق الصف والأيدي.
    [known] ما يُعرف عن إحدى الأيدي غير صحيح.
    [totals] لا توجد مباراة بهذه الجولات والمجاميع.
    [last] لا يمكن أن تكون الجولة السابقة انتهت هكذا.
   *[other] هذه الوضعية غير ممكنة.
}
text-dominoes-tile = العمود { $column }: كان المتوقع قطعة مثل 9-4.
text-dominoes-which-end = العمود { $column }: القطعة { $tile } تناسب الطرفين؛ اكتب left أو right.
told-dominoes-deal = الجولة { $round }: عدد القطع لكل لاعب { $count }.
told-dominoes-start = { $player }: البدء بالقطعة { $tile }.
told-dominoes-lay = { $player }: وضع { $tile }. الطرفان المفتوحان: { $left } و{ $right }.
told-dominoes-out = { $player }: وضع { $tile } ولم تبقَ أي قطعة في اليد.
told-dominoes-block = { $player }: وضع { $tile }، ولم يعد أحد يستطيع اللعب.
told-dominoes-draw = { $player }: سحب.
told-dominoes-drew = { $player }: أخذ { $tile }.
told-dominoes-drew-hidden = { $player }: أخذ قطعة.
told-dominoes-pass = { $player }: تمرير، لا { $left } ولا { $right }.
score-dominoes-left = { $tile } بقيت في اليد
score-dominoes-double-left = { $tile } بقيت في اليد؛ المتماثلة تُحسب نصفًا واحدًا
score-dominoes-earlier = الجولات السابقة: { $count ->
        [zero] { $count } جولة
        [one] جولة واحدة
        [two] جولتان
        [few] { $count } جولات
        [many] { $count } جولة
       *[other] { $count } جولة
    }
score-dominoes-hand = الجولة { $round }: ما بقي في يد { $player }
reason-dominoes-out = إنها آخر قطعة معك: الجولة لك.
reason-dominoes-starves = لا يمكن أن يكون لدى { $player } ما يوافقها.
reason-dominoes-lacks = لم يكن لدى { $player } الرقم { $number } ولم يأتِ بالسحب منذ ذلك.
reason-dominoes-rare = { $count ->
    [0] لم يبقَ خارج يدك أي { $number }.
   *[other] ما بقي خارج يدك وعليه { $number }: { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    } فقط.
}
reason-dominoes-keeps = المناسب في يدك بعدها: { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }.
reason-dominoes-keeps-none = لا تناسب بعدها أي قطعة من قطعك.
reason-dominoes-double = القطع المتماثلة يصعب التخلص منها لاحقًا.
reason-dominoes-draw = لا شيء في يدك يناسب.
reason-dominoes-pass = لا شيء يناسب، ولم يبقَ ما يُسحب.
