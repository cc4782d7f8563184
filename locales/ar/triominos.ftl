option-triominos-hexagons = عدة سداسيات معًا
option-triominos-hexagons-about = كم نقطة تجلب قطعة تكمل أكثر من سداسي.
option-triominos-hexagons-is-scale = 50، 60، 70
option-triominos-hexagons-is-flat = 50 مهما كان العدد
option-triominos-hexagons-is-each = 50 لكل سداسي
option-triominos-target = النقاط المطلوبة
option-triominos-target-about = تنتهي المباراة بعد الجولة التي يبلغها فيها أحدهم.
option-triominos-rounds = أقصى عدد للجولات
option-triominos-rounds-about = تنتهي المباراة بعد هذا العدد من الجولات حتى لو لم يبلغ أحد النقاط.
option-triominos-solo-hand = القطع في اليد في اللعب الفردي
option-triominos-solo-hand-about = مع 0 تُسحب كل قطعة من المخزون.
option-triominos-solo-draws = القطع المسموح بسحبها في اللعب الفردي
option-triominos-solo-draws-about = عدد أقل يجعل النتائج قابلة للمقارنة؛ و20 عدد جيد. مع 55 لا يوجد حد.
refused-triominos-over = انتهت المباراة.
refused-triominos-luck-first = ما زال هناك سحب أو توزيع لم يكتمل.
refused-triominos-no-luck = لا يُوزع ولا يُسحب شيء الآن.
refused-triominos-start = تبدأ الجولة بالقطعة { $tile } في وسط الطاولة.
refused-triominos-must-lay = القطعة المسحوبة { $tile } مناسبة ويجب وضعها الآن.
refused-triominos-held-before = لقد سحبت: القطعة { $tile } كانت معك من قبل ولا توضع في هذا الدور.
refused-triominos-pool-empty = لم يبقَ ما يُسحب.
refused-triominos-draws-used = { $count ->
    [0] لا يجوز سحب أي قطعة في هذه اللعبة.
   *[other] سُحب كل المسموح بسحبه: { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }.
}
refused-triominos-must-draw = لا يمكنك التمرير: ما زال للسحب { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }.
refused-triominos-not-in-hand = القطعة { $tile } ليست في يدك.
refused-triominos-covered = هناك قطعة بالفعل.
refused-triominos-no-side = لا توجد قطعة بجانب هذا الموضع.
refused-triominos-corner = تلك الزاوية { $shows } لا { $not }.
refused-triominos-hand-size = وُزع للمقعد { $seat } عدد { $count } من القطع بدلًا من { $expected }.
refused-triominos-not-in-pool = القطعة { $tile } ليست في المخزون.
refused-triominos-tile-twice = القطعة { $tile } مذكورة مرتين.
refused-triominos-table = لا يمكن أن تكون { $tile } هناك.
refused-triominos-impossible-position = لا يمكن أن تنشأ هذه الوضعية ({ $why }).
text-triominos-tile = لا توجد قطعة { $text }: الأرقام من 0 إلى 5 وتتصاعد باتجاه عقارب الساعة.
text-triominos-stage = «{ $text }» ليست من deal, start, play, draw, over.
text-triominos-too-many = القطع المحفوظة أكثر من الموجودة.
told-triominos-dealt = وُزعت الجولة { $round }؛ البدء لـ { $player }.
told-triominos-turned-up = كُشفت { $tile }: النقاط { $points }.
told-triominos-starts = { $player }: البدء بالقطعة { $tile }، النقاط: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player }: وضع { $tile } وبناء جسر، النقاط: { $points }.
    [double] { $player }: وضع { $tile } بين قطعتين، النقاط: { $points }.
    [hexagon] { $player }: وضع { $tile } وإغلاق سداسي، النقاط: { $points }.
   *[none] { $player }: وضع { $tile }، النقاط: { $points }.
}{ $ends ->
    [out] { " " }كانت آخر قطعة: انتهت الجولة.
    [blocked] { " " }لم يعد أحد يستطيع اللعب: انتهت الجولة.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player }: سحب قطعة.
   *[other] { $player }: سحب القطعة رقم { $count } في هذا الدور.
}
told-triominos-drew = { $missed ->
    [yes] لا تناسب، وانتهى الدور.
   *[no] { $player }: سُحبت قطعة.
}{ $ends ->
    [blocked] { " " }لم يعد أحد يستطيع اللعب: انتهت الجولة.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player }: سُحبت { $tile }. لا تناسب، وانتهى الدور.
   *[no] { $player }: سُحبت { $tile }.
}{ $ends ->
    [blocked] { " " }لم يعد أحد يستطيع اللعب: انتهت الجولة.
   *[no] { "" }
}
told-triominos-passes = { $player }: تمرير، النقاط: { $points }.{ $ends ->
    [blocked] { " " }لم يعد أحد يستطيع اللعب أو يريده: انتهت الجولة.
   *[no] { "" }
}
score-triominos-tiles = قطع موضوعة
score-triominos-starts = قطع البداية
score-triominos-bridges = جسور
score-triominos-doubles = وصلات مزدوجة
score-triominos-hexagons = سداسيات
score-triominos-draws = قطع مسحوبة
score-triominos-misses = أدوار بلا وضع
score-triominos-outs = أيدٍ أُفرغت
score-triominos-hands = ما بقي في الأيدي
reason-triominos-start = إنها قطعة البداية.
reason-triominos-last-tile = إنها آخر قطعة معك: الجولة لك.
reason-triominos-points = { $bonus ->
    [bridge] النقاط مع جسر: { $points }.
    [double] النقاط مع وصلة مزدوجة: { $points }.
    [hexagon] النقاط مع سداسي: { $points }.
   *[none] النقاط: { $points }.
}
reason-triominos-allows-bonus = تترك للآخرين فرصة مكافأة في { $count ->
        [zero] { $count } موضع
        [one] موضع واحد
        [two] موضعين
        [few] { $count } مواضع
        [many] { $count } موضعًا
       *[other] { $count } موضع
    }.
reason-triominos-spoils-bonus = تزيل فرصة مكافأة من { $count ->
        [zero] { $count } موضع
        [one] موضع واحد
        [two] موضعين
        [few] { $count } مواضع
        [many] { $count } موضعًا
       *[other] { $count } موضع
    }.
reason-triominos-narrows = { $count ->
    [0] لم تعد تناسب أي قطعة قد تكون مع الآخرين.
   *[other] ما زال يناسب مما قد يكون مع الآخرين { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    } فقط.
}
reason-triominos-goes-on = { $count ->
    [0] لا شيء في يدك يناسب بعدها.
   *[other] المناسب في يدك بعدها: { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }.
}
reason-triominos-draws-to-wait = قيمة قطعك أكبر لاحقًا: السحب أقل كلفة من الوضع الآن.
reason-triominos-must-draw = لا شيء في يدك يناسب.
reason-triominos-passes-to-wait = التمرير أقل كلفة من الوضع الآن.
reason-triominos-must-pass = لا شيء في يدك يناسب ولم يبقَ ما يُسحب.
