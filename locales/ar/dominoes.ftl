### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = الدومينو
home-dominoes = الدومينو الكلاسيكي حتى 9-9، من لاعبَين إلى عشرة.
rules-intro-dominoes = ضع قطعك عند طرفي صف واحد. من ينتهي من قطعه أولًا يفوز.

## play: options

option-dominoes-starter-draws = البادئ يسحب حتى تأتي قطعة مناسبة
option-dominoes-starter-draws-about = من يبدأ بقطعة متماثلة وليس معه ما يوافقها يسحب حتى تأتي قطعة مناسبة. من دون هذا الخيار لا يُضاف شيء حينها.
option-dominoes-may-draw-anyway = السحب مسموح دائمًا
option-dominoes-may-draw-anyway-about = يجوز السحب حتى لو كانت في اليد قطعة مناسبة. من دون هذا الخيار يجب أن يلعب من يستطيع اللعب.
option-dominoes-drawing = عند عدم وجود قطعة مناسبة
option-dominoes-drawing-about = هل يجب على من لا يملك قطعة مناسبة أن يسحب أم يجوز له أن يمرر؟ إذا مرر الجميع على التوالي تنتهي الجولة.
option-dominoes-drawing-is-must = يجب السحب
option-dominoes-drawing-is-may = يجوز السحب أو التمرير
option-dominoes-double-counts = المتماثلة في اليد تُحسب
option-dominoes-double-counts-about = ما تُحسب به القطعة المتماثلة الباقية في اليد عند نهاية الجولة.
option-dominoes-double-counts-is-once = نصفًا واحدًا
option-dominoes-double-counts-is-as_one_pip = نقطة واحدة
option-dominoes-double-counts-is-twice = النصفين معًا
option-dominoes-match = مباراة من عدة جولات
option-dominoes-match-about = يكسب الفائز بكل جولة النقاط الباقية في أيدي الآخرين، حتى يبلغ أحدهم الهدف.
option-dominoes-target = الهدف
option-dominoes-target-about = المجموع الذي يفوز بالمباراة.

## play: log

told-dominoes-deal = الجولة { $round }: عدد القطع لكل لاعب { $count }.
told-dominoes-start = { $player }: البدء بالقطعة { $tile }.
told-dominoes-lay = { $player }: وضع { $tile }. الطرفان المفتوحان: { $left } و{ $right }.
told-dominoes-out = { $player }: وضع { $tile } ولم تبقَ أي قطعة في اليد.
told-dominoes-block = { $player }: وضع { $tile }، ولم يعد أحد يستطيع اللعب.
told-dominoes-draw = { $player }: سحب.
told-dominoes-drew = { $player }: أخذ { $tile }.
told-dominoes-drew-hidden = { $player }: أخذ قطعة.
told-dominoes-pass = { $ends ->
    [equal] { $player }: تمرير، لا يوجد { $left }.
   *[two] { $player }: تمرير، لا { $left } ولا { $right }.
}

## play: possible moves

may-dominoes-start = البدء بالقطعة { $tile }
may-dominoes-lay = وضع { $tile } (الطرفان المفتوحان: { $left } و{ $right })
may-dominoes-out = وضع { $tile }، آخر قطعة في يدك
may-dominoes-block = وضع { $tile }، فلن يستطيع أحد اللعب بعدها
may-dominoes-draw = سحب قطعة
may-dominoes-pass = { $ends ->
    [equal] تمرير: لا يوجد { $left }
   *[two] تمرير: لا { $left } ولا { $right }
}

## play: points

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

## play: hints

reason-dominoes-out = إنها آخر قطعة معك: الجولة لك.
reason-dominoes-starves = لا يمكن أن يكون لدى { $player } ما يوافقها.
reason-dominoes-lacks = { $player }: لم يكن في اليد الرقم { $number }، ولا سحب منذ ذلك الحين.
reason-dominoes-rare = { $count ->
    [0] معك كل القطع الباقية التي عليها { $number }.
    [zero] لم تبقَ إلا { $count } قطعة أخرى عليها { $number }.
    [one] لم تبقَ إلا قطعة واحدة أخرى عليها { $number }.
    [two] لم تبقَ إلا قطعتان أخريان عليهما { $number }.
    [few] لم تبقَ إلا { $count } قطع أخرى عليها { $number }.
    [many] لم تبقَ إلا { $count } قطعة أخرى عليها { $number }.
   *[other] لم تبقَ إلا { $count } قطعة أخرى عليها { $number }.
}
reason-dominoes-keeps = { $count ->
    [zero] ستكون معك بعدها { $count } قطعة مناسبة.
    [one] ستكون معك بعدها قطعة واحدة مناسبة.
    [two] ستكون معك بعدها قطعتان مناسبتان.
    [few] ستكون معك بعدها { $count } قطع مناسبة.
    [many] ستكون معك بعدها { $count } قطعة مناسبة.
   *[other] ستكون معك بعدها { $count } قطعة مناسبة.
}
reason-dominoes-keeps-none = لن تكون معك بعدها أي قطعة مناسبة.
reason-dominoes-double = القطع المتماثلة يصعب التخلص منها لاحقًا.
reason-dominoes-draw = ليست معك أي قطعة مناسبة.
reason-dominoes-pass = ليست معك أي قطعة مناسبة، ولم يبقَ ما يُسحب.

## play: refusals

refused-dominoes-round-over = انتهت الجولة.
refused-dominoes-drawing = يجري سحب قطعة.
refused-dominoes-start = تبدأ الجولة بالقطعة { $tile }.
refused-dominoes-started = بدأ الصف بالفعل.
refused-dominoes-not-held = القطعة { $tile } ليست معك.
refused-dominoes-drawn-tile = سحبت { $drawn } وهي مناسبة: ضعها.
refused-dominoes-equal-ends = الطرفان كلاهما { $right }: لا توجد إلا طريقة واحدة لوضع { $tile }.
refused-dominoes-other-end = القطعة { $tile } تناسب الطرف الآخر فقط.
refused-dominoes-second = يجب أن توافق القطعة الثانية المتماثلة البادئة؛ و{ $tile } لا توافقها.
refused-dominoes-no-match = { $ends ->
    [equal] القطعة { $tile } لا توافق الطرفين المفتوحين، فكلاهما { $left }.
   *[two] القطعة { $tile } لا توافق الطرفين المفتوحين { $left } و{ $right }.
}
refused-dominoes-stock-empty = لم يبقَ ما يُسحب.
refused-dominoes-must-lay = معك قطعة مناسبة: ضعها.
refused-dominoes-must-draw = ما زالت هناك قطع للسحب: اسحب قبل التمرير.
refused-dominoes-no-luck = لا يوجد ما يُسحب الآن.
refused-dominoes-not-in-stock = القطعة { $tile } ليست في المخزون.
refused-dominoes-tile-twice = القطعة { $tile } موجودة مرتين.
refused-dominoes-deal = عدد القطع لكل لاعب: { $count }.
refused-dominoes-hands = يحتاج «{ $field }» إلى يد لكل مقعد من المقاعد الـ { $seats }.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] إحدى القطع في مكانين.
    [line] قطع الصف لا يناسب بعضها بعضًا.
    [hands] عدد القطع في إحدى الأيدي غير ممكن.
    [stage] ما يحدث تاليًا لا يوافق الصف والأيدي.
    [drawn] القطع المسحوبة لا توافق الصف والأيدي.
    [known] ما يُعرف عن قطع أحد اللاعبين غير صحيح.
    [totals] لا توجد مباراة بهذه الجولات والمجاميع.
    [last] لا يمكن أن تكون الجولة السابقة انتهت هكذا.
   *[other] هذه الوضعية غير ممكنة.
}
text-dominoes-tile = العمود { $column }: كان المتوقع قطعة مثل ‎9-4‎.
text-dominoes-which-end = العمود { $column }: القطعة { $tile } تناسب الطرفين؛ اكتب left أو right.

## page: the board

stock-count =
    في المخزون { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }
help-dominoes = اختر قطعة من يدك (1 إلى 9)، ثم طرف الصف: يسار أو يمين.
dominoes-tile = { $left } و{ $right }
dominoes-double = متماثلة { $number }
dominoes-line =
    الصف وفيه { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }: { $tiles }
dominoes-ends = الطرفان المفتوحان: { $left } على اليسار و{ $right } على اليمين.
dominoes-end =
    { $end ->
        [left] الطرف الأيسر: { $number }
        [right] الطرف الأيمن: { $number }
       *[start] توضع القطعة الأولى هنا
    }
dominoes-choose-tile = اختر قطعة مناسبة.
dominoes-choose-end = يسار أم يمين؟
dominoes-fits-nowhere =
    { $ends ->
        [equal] القطعة { $tile } لا تناسب أي طرف، فكلاهما { $left }.
       *[two] القطعة { $tile } لا تناسب { $left } ولا { $right }.
    }
dominoes-must-start = تبدأ الجولة بالقطعة { $tile }.
dominoes-must-draw = ليست معك قطعة مناسبة: اسحب.
dominoes-must-pass = ليست معك قطعة مناسبة والمخزون فارغ: مرّر.
dominoes-draw = سحب
dominoes-pass = تمرير
dominoes-sort =
    { $order ->
        [pips] حسب النقاط
        [doubles] المتماثلات أولًا
        [own] ترتيبي الخاص
       *[drawn] كما سُحبت
    }
dominoes-pips-left = النقاط الباقية في يدك: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } قطعةً أولى
       *[end] { $tile } عند { $number }
    }

## page: the score pad

pad-dominoes-about = بعد كل جولة أدخل النقاط الباقية في يد كل لاعب (المتماثلة تُحسب مرة واحدة). يفوز صاحب أقل مجموع ويكسب نقاط الآخرين.

## page: what you did

own-dominoes-start = بدأت بالقطعة { $tile }.
own-dominoes-lay = وضعت { $tile }. الطرفان المفتوحان: { $left } و{ $right }.
own-dominoes-out = وضعت { $tile } ولم تبقَ أي قطعة في يدك.
own-dominoes-block = وضعت { $tile }، ولم يعد أحد يستطيع اللعب.
own-dominoes-draw = سحبت.
own-dominoes-drew = أخذت { $tile }.
own-dominoes-pass = { $ends ->
    [equal] مرّرت، لا يوجد عندك { $left }.
   *[two] مرّرت، لا { $left } ولا { $right }.
}

## book: the guided first game

lesson-dominoes-aim = الدومينو: ضع قطعك عند طرفي الصف. من ينتهي من قطعه أولًا يفوز.
lesson-dominoes-start = تبدأ أعلى قطعة متماثلة. إن كانت معك فاخترها والعبها.
lesson-dominoes-lay = اختر قطعة عليها رقم أحد الطرفين المفتوحين. وإن ناسبت الطرفين فلك أن تختار.
lesson-dominoes-draw = إذا لم تكن معك قطعة مناسبة تسحب حتى تأتي واحدة. وإذا فرغ المخزون تمرر.
lesson-dominoes-ends = الرقمان الكبيران يبينان دائمًا الطرفين المفتوحين. وإذا لم يستطع أحد اللعب يفوز من بقيت معه أقل النقاط؛ والمتماثلة تُحسب مرة واحدة.
lesson-dominoes-free = هذا كل شيء. تابع اللعب واطلب تلميحًا متى شئت.

## book: rules

rules-differ-dominoes = لا تتفق النصوص المطبوعة الـ27 لهذه اللعبة في كل شيء. البداية: النص الكرواتي وحده يذكر من يبدأ إذا لم تكن مع أحد قطعة متماثلة (القطعة ذات أكثر النقاط)، ونحن نتبعه. الوضع: بحسب النصين الفنلندي والأوكراني يجب وضع القطعة المناسبة، وبحسب البقية يجوز، وهناك خيار لذلك. السحب: من لا يملك قطعة مناسبة يجب أن يسحب، أما النصان الإسباني والسلوفيني فيقولان إنه يجوز، ومن بدأ وجب أن يواصل. المتماثلة: تُحسب في النهاية مرة واحدة، أي نصفًا واحدًا؛ وبحسب النص الكرواتي يجوز حسابها نقطة واحدة. النهاية: لا يذكر أي نص من يفوز عند تساوي المجاميع؛ هنا يُقتسم الفوز. وتتيح الخيارات اللعب بالقراءات الأخرى للوضع والسحب والمتماثلة.
rules-d1 = هناك 55 قطعة من 0-0 إلى 9-9. يأخذ كل لاعب 5؛ والباقي هو المخزون، ووجهه إلى أسفل. (حكم: من لاعبَين إلى عشرة.)
rules-d2 = تبدأ أعلى قطعة متماثلة. (حكم: إن لم تكن مع أحد متماثلة تبدأ القطعة ذات المجموع الأعلى؛ وعند التساوي ذات النصف الأكبر.)
rules-d3 = يضع البادئ تلك المتماثلة ومعها فورًا قطعة ثانية توافقها. (حكم: إن لم توافق أي قطعة لا يُضاف شيء ولا يُسحب شيء؛ وهناك خيار يسمح للبادئ بالسحب. وإذا بدأت اللعبة بقطعة غير متماثلة توضع تلك القطعة وحدها.)
rules-d4 = ثم يسير اللعب باتجاه عقارب الساعة. إن كانت معك قطعة مناسبة تضعها عند أحد الطرفين المفتوحين، قطعة واحدة في كل دور.
rules-d5 = إن لم تكن معك قطعة مناسبة تسحب حتى تأتي واحدة فتضعها، وتبقى بقية القطع المسحوبة معك. وإذا فرغ المخزون ولا قطعة مناسبة معك تمرر. (حكم: من يستطيع اللعب يجب أن يلعب؛ وهناك خيار يسمح بالسحب مع ذلك.)
rules-d6 = للصف دائمًا طرفان مفتوحان بالضبط، حتى عند المتماثلة الأولى. قد ينعطف الصف وقد توضع المتماثلات بالعرض: هذا يغير الشكل فقط.
rules-d7 = تنتهي الجولة عندما تنتهي قطع أحد اللاعبين، أو عندما لا يستطيع أحد وضع قطعة والمخزون فارغ.
rules-d8 = يفوز من ينتهي من قطعه أولًا. وإلا فيفوز من بقي معه أقل مجموع من النقاط؛ والمتماثلة يُحسب نصف واحد منها فقط (6-6 تُحسب 6). وعند تساوي المجاميع يُقتسم الفوز.
rules-d9 = إذا كان على الطرفين الرقم نفسه فالقطعة المناسبة نقلة واحدة لا اثنتان. والقطعة التي تناسب طرفين مختلفين تتيح الاختيار.
rules-d10 = خيار: مباراة من عدة جولات. يكسب الفائز بكل جولة النقاط الباقية مع الآخرين، وأول من يبلغ الهدف (100) يفوز.

## book: captions of the examples

rules-example-dominoes-start = تبدأ أعلى متماثلة، وتتبعها فورًا قطعة مناسبة.
rules-example-dominoes-ends = الطرفان وحدهما مفتوحان، وهما هنا { $left } و{ $right }. توضع المتماثلات بالعرض ولا يغير ذلك شيئًا.
rules-example-dominoes-over = انتهت الجولة: يفوز من انتهت قطعه. والمتماثلة الباقية يُحسب نصف واحد منها.

## terminal

terminal-letters-dominoes = [6|2] قطعة، <6|6> متماثلة؛ ويتابع الصف في السطر التالي.

## command line

score-dominoes-round = قيمة الجولة في مباراة { $points ->
    [zero] { $points } نقطة
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}: النقاط الباقية مع الآخرين
