### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = طابق زوايا القطع المثلثة، وابنِ الجسور، وأغلق السداسيات.
rules-intro-triominos = ضع قطعًا مثلثة ضلعًا إلى ضلع. كل قطعة تكسب نقاطًا، والجسور والسداسيات تكسب المزيد.

## play: options

option-triominos-hexagons = عدة سداسيات معًا
option-triominos-hexagons-about = نقاط القطعة التي تكمل أكثر من سداسي.
option-triominos-hexagons-is-scale = 50، 60، 70
option-triominos-hexagons-is-flat = 50 مهما كان العدد
option-triominos-hexagons-is-each = 50 لكل سداسي
option-triominos-target = النقاط المطلوبة
option-triominos-target-about = تنتهي المباراة بعد الجولة التي يبلغ فيها أحد اللاعبين هذا المجموع.
option-triominos-rounds = أقصى عدد للجولات (0 = ∞)
option-triominos-rounds-about = تنتهي المباراة بعد هذا العدد من الجولات حتى لو لم يبلغ أحد الهدف؛ 0 يعني بلا حد.
option-triominos-solo-hand = القطع في اليد في اللعب الفردي
option-triominos-solo-hand-about = مع 0 تُسحب كل قطعة من المخزون.
option-triominos-solo-draws = القطع المسموح بسحبها في اللعب الفردي
option-triominos-solo-draws-about = وضع حد يجعل النتائج قابلة للمقارنة؛ و20 عدد جيد. مع 55 لا يوجد حد.

## play: log

told-triominos-dealt = وُزعت قطع الجولة { $round }؛ البدء لـ { $player }.
told-triominos-turned-up = كُشفت { $tile }: النقاط { $points }.
told-triominos-starts = { $player }: البدء بالقطعة { $tile }، النقاط: { $points }.
told-triominos-lays = { $bonus ->
    [bridge] { $player }: وضع { $tile } وبناء جسر، النقاط: { $points }.
    [double] { $player }: وضع { $tile } بوصلة مزدوجة، النقاط: { $points }.
    [hexagon] { $player }: وضع { $tile } وإغلاق سداسي، النقاط: { $points }.
    [hexagons2] { $player }: وضع { $tile } وإغلاق سداسيين، النقاط: { $points }.
    [hexagons3] { $player }: وضع { $tile } وإغلاق ثلاثة سداسيات، النقاط: { $points }.
   *[none] { $player }: وضع { $tile }، النقاط: { $points }.
}{ $ends ->
    [out] { " " }كانت آخر قطعة: انتهت الجولة.
    [blocked] { " " }لم يعد أحد يستطيع اللعب: انتهت الجولة.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player }: سحب قطعة.
    [2] { $player }: سحب قطعة ثانية.
    [3] { $player }: سحب قطعة ثالثة.
   *[other] { $player }: سحب جديد (القطعة رقم { $count } في هذا الدور).
}
told-triominos-drew = { $missed ->
    [yes] القطعة غير مناسبة، وانتهى الدور.
   *[no] { $player }: سُحبت قطعة.
}{ $ends ->
    [blocked] { " " }لم يعد أحد يستطيع اللعب: انتهت الجولة.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player }: سُحبت { $tile }، وهي غير مناسبة، وانتهى الدور.
   *[no] { $player }: سُحبت { $tile }.
}{ $ends ->
    [blocked] { " " }لم يعد أحد يستطيع اللعب: انتهت الجولة.
   *[no] { "" }
}
told-triominos-passes = { $player }: تمرير، النقاط: { $points }.{ $ends ->
    [blocked] { " " }لم يعد أحد يستطيع اللعب أو يريده: انتهت الجولة.
   *[no] { "" }
}

## play: possible moves

may-triominos-starts = البدء بالقطعة { $tile }، النقاط: { $points }
may-triominos-lays = { $bonus ->
    [bridge] وضع { $tile } وبناء جسر، النقاط: { $points }
    [double] وضع { $tile } بوصلة مزدوجة، النقاط: { $points }
    [hexagon] وضع { $tile } وإغلاق سداسي، النقاط: { $points }
    [hexagons2] وضع { $tile } وإغلاق سداسيين، النقاط: { $points }
    [hexagons3] وضع { $tile } وإغلاق ثلاثة سداسيات، النقاط: { $points }
   *[none] وضع { $tile }، النقاط: { $points }
}{ $ends ->
    [out] { " – " }آخر قطعة في يدك
    [blocked] { " – " }لن يستطيع أحد اللعب بعدها
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] سحب قطعة
    [2] سحب قطعة ثانية
    [3] سحب قطعة ثالثة
   *[other] سحب جديد (القطعة رقم { $count } في هذا الدور)
}
may-triominos-passes = تمرير، النقاط: { $points }{ $ends ->
    [blocked] { " – " }لن يستطيع أحد اللعب بعدها أو يريده
   *[no] { "" }
}

## play: points

score-triominos-tiles = قطع موضوعة
score-triominos-starts = قطع البداية
score-triominos-bridges = جسور
score-triominos-doubles = وصلات مزدوجة
score-triominos-hexagons = سداسيات
score-triominos-draws = قطع مسحوبة
score-triominos-misses = أدوار بلا وضع قطعة
score-triominos-outs = الانتهاء من القطع
score-triominos-hands = القطع الباقية مع الآخرين

## play: hints

reason-triominos-start = إنها قطعة البداية.
reason-triominos-last-tile = إنها آخر قطعة معك: الجولة لك.
reason-triominos-points = { $bonus ->
    [bridge] النقاط مع جسر: { $points }.
    [double] النقاط مع وصلة مزدوجة: { $points }.
    [hexagon] النقاط مع سداسي: { $points }.
    [hexagons2] النقاط مع سداسيين: { $points }.
    [hexagons3] النقاط مع ثلاثة سداسيات: { $points }.
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
    [0] لم تبقَ قطعة مناسبة يمكن أن تكون مع الآخرين.
    [zero] لا يصلح للعب الآن إلا { $count } قطعة مما قد يكون مع الآخرين.
    [one] لا يصلح للعب الآن إلا قطعة واحدة مما قد يكون مع الآخرين.
    [two] لا يصلح للعب الآن إلا قطعتان مما قد يكون مع الآخرين.
    [few] لا يصلح للعب الآن إلا { $count } قطع مما قد يكون مع الآخرين.
    [many] لا يصلح للعب الآن إلا { $count } قطعة مما قد يكون مع الآخرين.
   *[other] لا يصلح للعب الآن إلا { $count } قطعة مما قد يكون مع الآخرين.
}
reason-triominos-goes-on = { $count ->
    [0] لن تكون معك بعدها أي قطعة مناسبة.
    [zero] ستكون معك بعدها { $count } قطعة مناسبة.
    [one] ستكون معك بعدها قطعة واحدة مناسبة.
    [two] ستكون معك بعدها قطعتان مناسبتان.
    [few] ستكون معك بعدها { $count } قطع مناسبة.
    [many] ستكون معك بعدها { $count } قطعة مناسبة.
   *[other] ستكون معك بعدها { $count } قطعة مناسبة.
}
reason-triominos-draws-to-wait = ستكون قيمة قطعك أكبر لاحقًا: السحب أقل كلفة من اللعب الآن.
reason-triominos-must-draw = ليست معك أي قطعة مناسبة.
reason-triominos-passes-to-wait = التمرير أقل كلفة من اللعب الآن.
reason-triominos-must-pass = ليست معك أي قطعة مناسبة، ولم يبقَ ما يُسحب.

## play: refusals

refused-triominos-over = انتهت المباراة.
refused-triominos-luck-first = لم يكتمل توزيع القطع أو سحبها بعد.
refused-triominos-no-luck = لا يُوزع ولا يُسحب شيء الآن.
refused-triominos-start = تبدأ الجولة بالقطعة { $tile } في وسط الطاولة.
refused-triominos-must-lay = القطعة المسحوبة { $tile } مناسبة ويجب وضعها الآن.
refused-triominos-held-before = سحبت في هذا الدور، فلا يمكنك وضع { $tile } التي كانت معك من قبل.
refused-triominos-pool-empty = لم يبقَ ما يُسحب.
refused-triominos-draws-used = { $count ->
    [0] لا يجوز سحب أي قطعة في هذه اللعبة.
   *[other] سحبت كل ما يُسمح لك بسحبه: { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }.
}
refused-triominos-must-draw = لا يمكنك التمرير: ما زالت هناك { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    } للسحب.
refused-triominos-not-in-hand = القطعة { $tile } ليست في يدك.
refused-triominos-covered = توجد قطعة هناك بالفعل.
refused-triominos-no-side = لا توجد قطعة بجانب هذا الموضع.
refused-triominos-corner = على تلك الزاوية { $shows } لا { $not }.
refused-triominos-hand-size = القطع الموزعة للمقعد { $seat }: { $count }، والمطلوب { $expected }.
refused-triominos-not-in-pool = القطعة { $tile } ليست في المخزون.
refused-triominos-tile-twice = القطعة { $tile } مذكورة مرتين.
refused-triominos-table = لا يمكن وضع { $tile } هناك.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] إحدى القطع في مكانين.
        [points] لا توجد مباراة بهذه الجولات والمجاميع.
        [last] لا يمكن أن تكون الجولة السابقة انتهت هكذا.
       *[other] هذه الوضعية غير ممكنة.
    }
text-triominos-tile = لا توجد قطعة { $text }: الأرقام من 0 إلى 5 وتتصاعد باتجاه عقارب الساعة.
text-triominos-stage = «{ $text }» ليست من deal, start, play, draw, over.
text-triominos-too-many = القطع المنحّاة جانبًا أكثر من الموجودة.

## page: the board

pool-count =
    في المخزون { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }
help-triominos = اختر قطعة من يدك (1 إلى 9)، ثم أحد المواضع المميّزة. اسحب الطاولة لتحريكها، و0 يعرض كل شيء.
triominos-table =
    الطاولة وعليها { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }: { $tiles }
triominos-spots = المواضع المناسبة للقطعة
triominos-points =
    { $bonus ->
        [bridge] { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } مع جسر
        [double] { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } مع وصلة مزدوجة
        [hexagon] { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } مع سداسي
        [hexagons2] { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } مع سداسيين
        [hexagons3] { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    } مع ثلاثة سداسيات
       *[none] { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    }
triominos-moment =
    { $bonus ->
        [bridge] جسر!
        [double] وصلة مزدوجة!
        [hexagons2] سداسيان!
        [hexagons3] ثلاثة سداسيات!
       *[hexagon] سداسي!
    }
triominos-choose-tile = اختر قطعة من يدك.
triominos-choose-spot =
    تناسب { $count ->
        [zero] { $count } موضع
        [one] موضعًا واحدًا
        [two] موضعين
        [few] { $count } مواضع
        [many] { $count } موضعًا
       *[other] { $count } موضع
    }.
triominos-fits-nowhere = لا مكان الآن للقطعة { $tile }.
triominos-must-draw = ليست معك قطعة مناسبة: اسحب.
triominos-must-pass = ليست معك قطعة مناسبة، ولم يبقَ ما يُسحب: مرّر.
triominos-draw = سحب (‎−5)
triominos-draws-left = مرات السحب الباقية في هذا الدور: { $count }
triominos-pass = تمرير (‎−10)
triominos-move-start = وضع { $tile } أولًا: { $points }
triominos-move-beside = وضع { $tile } بجانب { $beside }
triominos-move-lay = وضع { $tile } بجانب { $beside }: { $points }
triominos-draw-again = القطعة المسحوبة غير مناسبة: اسحب مرة أخرى. مرات السحب الباقية في هذا الدور: { $count }.
triominos-draw-sure = معك قطعة مناسبة. هل تريد السحب مع ذلك (‎−5)؟

## page: the score pad

pad-whose = دور مَن
pad-what = الإجراء
pad-value = قيمة القطعة
pad-others = قيمة قطع الآخرين
pad-triominos-about = سجّل كل قطعة وكل سحب ونهاية كل جولة؛ والدفتر يجمع النقاط.
pad-deed-lay = قطعة موضوعة
pad-deed-start = أول قطعة في الجولة
pad-deed-bridge = جسر
pad-deed-double = وصلة مزدوجة
pad-deed-hexagon = سداسي
pad-deed-hexagons2 = سداسيان
pad-deed-hexagons3 = ثلاثة سداسيات
pad-deed-draw = قطعة مسحوبة
pad-deed-stuck = دور بلا وضع قطعة
pad-deed-out = آخر قطعة، فوز بالجولة
pad-deed-blocked = أقل قيمة قطع في جولة مسدودة

## page: what you did

own-triominos-dealt = وُزعت قطع الجولة { $round }؛ البدء لك.
own-triominos-starts = بدأت بالقطعة { $tile }، النقاط: { $points }.
own-triominos-lays = { $bonus ->
    [bridge] وضعت { $tile } وبنيت جسرًا، النقاط: { $points }.
    [double] وضعت { $tile } بوصلة مزدوجة، النقاط: { $points }.
    [hexagon] وضعت { $tile } وأغلقت سداسيًا، النقاط: { $points }.
    [hexagons2] وضعت { $tile } وأغلقت سداسيين، النقاط: { $points }.
    [hexagons3] وضعت { $tile } وأغلقت ثلاثة سداسيات، النقاط: { $points }.
   *[none] وضعت { $tile }، النقاط: { $points }.
}{ $ends ->
    [out] { " " }كانت آخر قطعة: انتهت الجولة.
    [blocked] { " " }لم يعد أحد يستطيع اللعب: انتهت الجولة.
   *[no] { "" }
}
own-triominos-draws = { $count ->
    [1] سحبت قطعة.
    [2] سحبت قطعة ثانية.
    [3] سحبت قطعة ثالثة.
   *[other] سحبت مجددًا (القطعة رقم { $count } في هذا الدور).
}
own-triominos-drew-tile = { $missed ->
    [yes] سحبت { $tile }، وهي غير مناسبة، وانتهى الدور.
   *[no] سحبت { $tile }.
}{ $ends ->
    [blocked] { " " }لم يعد أحد يستطيع اللعب: انتهت الجولة.
   *[no] { "" }
}
own-triominos-passes = مرّرت، النقاط: { $points }.{ $ends ->
    [blocked] { " " }لم يعد أحد يستطيع اللعب أو يريده: انتهت الجولة.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: كل قطعة تضعها تكسب مجموع أرقامها الثلاثة. إذا بلغ أحدهم 400 تُلعب الجولة إلى نهايتها، ثم يفوز بالمباراة صاحب أكبر مجموع.
lesson-triominos-tile = اختر قطعة من يدك. تظهر كل المواضع المناسبة لها مميّزة، والقطعة فيها بالاتجاه الصحيح. اختر موضعًا والعبها.
lesson-triominos-match = تتلامس القطعتان بضلع كامل، ويجب أن يتوافق عليه رقما القطعة الأولى مع رقمي الثانية. وكذلك كل زاوية تلتقي بأخرى.
lesson-triominos-draw = إذا لم تستطع وضع قطعة أو لم ترغب فاسحب حتى ثلاث قطع، وكل واحدة تكلف خمس نقاط. ومتى بدأت السحب فواصل حتى تأتي قطعة مناسبة.
lesson-triominos-bonus = 40 نقطة إضافية للجسر أو للوصلة المزدوجة، و50 لإغلاق سداسي. ابحث عنها!
lesson-triominos-end = أول من يضع آخر قطعة لديه يكسب 25 نقطة وقيمة كل القطع الباقية مع الآخرين.
lesson-triominos-free = هذا كل شيء. تابع اللعب واطلب تلميحًا متى شئت.

## book: rules

rules-t1 = هناك 56 قطعة مثلثة بالأرقام من 0 إلى 5، كل تركيبة مرة واحدة، تتصاعد باتجاه عقارب الساعة. وقيمة القطعة مجموع أرقام زواياها.
rules-t2 = مع لاعبين اثنين يأخذ كل منهما 9 قطع، ومع ثلاثة أو أربعة 7، ومع خمسة أو ستة 6. والباقي هو المخزون، ووجهه إلى أسفل.
rules-t3 = توضع أولًا أعلى ثلاثية (ثلاثة أرقام متساوية)، يضعها صاحبها. وإن لم تكن مع أحد ثلاثية تبدأ القطعة ذات القيمة الأعلى. (حكم: يجب استعمال تلك القطعة؛ وعند تساوي القيم تحسم أكبر زاوية في القطعة، ثم التي تليها.)
rules-t4 = يكسب البادئ قيمة القطعة و10 نقاط إضافية، حتى مع 0-0-0.
rules-t5 = ثم يسير اللعب باتجاه عقارب الساعة. توضع القطعة ضلعًا إلى ضلع مع أخرى بحيث يتوافق رقما الضلع المشترك في القطعتين، وتكسب قيمتها. (حكم: كل زاوية تلتقي بزاوية على الطاولة يجب أن توافقها، حتى حيث تتلامس الرؤوس فقط.)
rules-t6 = إذا لم تستطع وضع قطعة أو لم ترغب فاسحب، قطعة قطعة، ثلاثًا على الأكثر؛ وكل واحدة تكلف 5 نقاط. القطعة المسحوبة المناسبة يجب وضعها فورًا. ومتى بدأت السحب وجب أن تواصل حتى تأتي قطعة مناسبة أو تسحب ثلاثًا أو يفرغ المخزون. وإن لم تكن الثالثة مناسبة أيضًا تخسر 10 نقاط أخرى وينتقل الدور. (حكم: بعد السحب لا يجوز وضع قطعة كانت معك من قبل.)
rules-t7 = إذا فرغ المخزون ولم تستطع وضع قطعة أو لم ترغب تخسر 10 نقاط وينتقل الدور. (حكم: الدور بلا وضع قطعة يكلف 10 دائمًا. وإذا مرر الجميع تباعًا انتهت الجولة.)
rules-t8 = أول من يضع آخر قطعة في يده ينهي الجولة ويكسب 25 نقطة وقيمة كل القطع الباقية مع الآخرين. ولا يخسر الآخرون شيئًا.
rules-t9 = تنتهي الجولة أيضًا إذا فرغ المخزون ولم يستطع أحد وضع قطعة. من كانت قطعه أقل قيمةً يكسب قيمة قطع كل الآخرين مطروحةً منها قيمة قطعه، دون الـ25 نقطة. (حكم: إذا تساوى عدة لاعبين في أقل قيمة كسب كل منهم بهذه الطريقة.)
rules-t10 = الجسر، 40 نقطة: تشترك القطعة مع جارة في ضلع، وتلمس زاويتها المقابلة قطعة أخرى.
rules-t11 = الوصلة المزدوجة، 40 نقطة: تشترك القطعة في ضلعين مع قطع على الطاولة.
rules-t12 = السداسي، 50 نقطة: تكمل القطعة ست قطع حول نقطة واحدة. ولا تُضاف معه مكافأة الوصلة المزدوجة. (حكم: لا تُحسب إلا أفضل المكافآت الثلاث. سداسيان معًا يكسبان 60، وثلاثة 70؛ وهناك خياران: 50 في المجموع أو 50 لكل سداسي.)
rules-t13 = تنتهي المباراة بعد الجولة التي يبلغ فيها أحدهم 400 نقطة؛ ويفوز صاحب أكثر النقاط. (حكم: تُلعب الجولة دائمًا إلى نهايتها؛ وعند تساوي المجاميع يُقتسم الفوز. ويمكن تغيير الهدف، كما يمكن إنهاء المباراة بعد عدد محدد من الجولات.)
rules-t14 = يُحدد البادئ بالجولة التالية بالطريقة نفسها.
rules-t15 = اللعب الفردي: تُكشف قطعة وتوضع، ثم تسري القواعد والغرامات والمكافآت نفسها، وتحاول تحسين نتيجتك. (حكم: تأخذ 9 قطع؛ وهناك خيارات تغير هذا العدد وتحد من السحب. وضع آخر قطعة يكسب 25؛ وإذا لم يبقَ ما يُلعب تُطرح قيمة القطع الباقية معك.)

## book: captions of the examples

rules-example-triominos-start = وُضعت أعلى ثلاثية أولًا، النقاط: { $points }، أي قيمتها و10.
rules-example-triominos-bridge = جسر: أحدث قطعة تلمس قطعة بضلع وأخرى بالزاوية المقابلة.
rules-example-triominos-double = وصلة مزدوجة: أحدث قطعة تلمس قطعتين، كلًا منهما بضلع.
rules-example-triominos-hexagon = أحدث قطعة هي السادسة حول نقطة واحدة: سداسي.

## terminal

terminal-letters-triominos = · علامة قطعة، و* أحدث قطعة.

## command line

score-triominos-first = { $tile } تبدأ: قيمتها و10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } وجسر
score-triominos-double = { $tile } ووصلة مزدوجة
score-triominos-hexagon = { $tile } مع { $count ->
    [zero] { $count } سداسي
    [one] سداسي واحد
    [two] سداسيين
    [few] { $count } سداسيات
    [many] { $count } سداسيًا
   *[other] { $count } سداسي
}
score-triominos-drawn = { $count ->
    [zero] { $count } قطعة مسحوبة
    [one] قطعة واحدة مسحوبة
    [two] قطعتان مسحوبتان
    [few] { $count } قطع مسحوبة
    [many] { $count } قطعة مسحوبة
   *[other] { $count } قطعة مسحوبة
}
score-triominos-missed = دور بلا وضع قطعة
score-triominos-out = آخر قطعة في اليد
score-triominos-others = ما بقي مع الآخرين
score-triominos-own = ما بقي في يدك
refused-score-two-out = لا يمكن أن يسبق إلى وضع آخر قطعة في يده إلا لاعب واحد.
refused-score-hand-out = من وضع آخر قطعة لم يبقَ في يده شيء.
