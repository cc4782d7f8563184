### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = خذ مكعبًا، وادفعه إلى الداخل، وكوّن خطًا من خمسة من رمزك.
rules-intro-quixo = خذ مكعبًا من الحافة، أدره إلى رمزك وادفعه إلى الداخل. من يصنع خطًا من خمسة يفوز.

## play: options

option-quixo-board = اللوحة
option-quixo-board-about = المكعبات في الصف: 5 هي اللعبة المعتادة، و3 و4 لوحتان أصغر.
option-quixo-move-cap = حد النقلات
option-quixo-move-cap-about = بعد هذا العدد من النقلات تنتهي اللعبة بالتعادل؛ 0 يعني بلا حد.
option-quixo-repetition = تعادل بالتكرار
option-quixo-repetition-about = تنتهي اللعبة بالتعادل إذا ظهرت الوضعية نفسها للمرة الثالثة.
option-quixo-move-seconds = ثواني كل نقلة
option-quixo-move-seconds-about = من يتجاوز هذا الوقت يخسر؛ 0 يعني بلا حد.
option-quixo-partners-may-consult = يجوز للشركاء الكلام
option-quixo-partners-may-consult-about = يفتح دردشة خاصة لكل فريق.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] النقلة الأولى لـ { $player } بعلامة إكس.
       *[circle] النقلة الأولى لـ { $player } بعلامة الدائرة.
    }
told-quixo-push =
    { $ends ->
        [win] { $player }: دفع { $from } عند { $to } وفوز بخط.
        [loss] { $player }: دفع { $from } عند { $to } وصنع خط للطرف الآخر.
        [draw] { $player }: دفع { $from } عند { $to }: تعادل.
       *[no] { $player }: دفع { $from } عند { $to }.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player }: دفع { $from } عند { $to } وفوز بخط.
        [loss] { $player }: دفع { $from } عند { $to } وصنع خط للطرف الآخر.
        [draw] { $player }: دفع { $from } عند { $to }: تعادل.
       *[no]
            { $dot ->
                [self] { $player }: دفع { $from } عند { $to } والنقطة نحو اللاعب نفسه.
               *[partner] { $player }: دفع { $from } عند { $to } والنقطة نحو الشريك.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player }: تمرير لعدم وجود مكعب يؤخذ: تعادل.
       *[no] { $player }: تمرير لعدم وجود مكعب يؤخذ.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] دفع { $from } عند { $to } والفوز بخط
        [loss] دفع { $from } عند { $to } وصنع خط للطرف الآخر
        [draw] دفع { $from } عند { $to }: تعادل
       *[no] دفع { $from } عند { $to }
    }
may-quixo-push-dot =
    { $ends ->
        [win] دفع { $from } عند { $to } والفوز بخط
        [loss] دفع { $from } عند { $to } وصنع خط للطرف الآخر
        [draw] دفع { $from } عند { $to }: تعادل
       *[no]
            { $dot ->
                [self] دفع { $from } عند { $to } والنقطة نحوك
               *[partner] دفع { $from } عند { $to } والنقطة نحو شريكك
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] تمرير: لا مكعب يمكنك أخذه، فتنتهي اللعبة بالتعادل
       *[no] تمرير: لا مكعب يمكنك أخذه
    }

## play: points

score-quixo-own-line = خط صنعه صاحبه
score-quixo-line-by-other = خط صنعه الطرف الآخر

## play: hints

reason-quixo-wins = تكمل خطك وتفوز.
reason-quixo-loses = تصنع خطًا للطرف الآخر.
reason-quixo-draws = تنهي اللعبة بالتعادل.
reason-quixo-lets-win = يستطيع الطرف الآخر الفوز في نقلته التالية.
reason-quixo-stops = تمنع الطرف الآخر من إكمال خط.
reason-quixo-builds = في أطول خطوطك الآن { $count } من { $size }.
reason-quixo-breaks = تكسر خط الطرف الآخر المكوّن من { $count }.
reason-quixo-new-cube = تأخذ مكعبًا جديدًا لطرفك.
reason-quixo-own-cube = تحرّك أحد مكعباتك.

## play: refusals

refused-quixo-over = انتهت اللعبة.
refused-quixo-lot-first = لم تُجرَ بعد القرعة التي تحدد البادئ.
refused-quixo-lot-drawn = أُجريت من قبل القرعة التي تحدد البادئ.
refused-quixo-never-pass = مع لاعبين اثنين لا يجوز التمرير.
refused-quixo-pass-with-cube = لا يمكنك التمرير إلا إذا لم يوجد مكعب يمكنك أخذه.
refused-quixo-not-border = { $square } ليس على الحافة.
refused-quixo-other-symbol = { $square } يحمل رمز الطرف الآخر.
refused-quixo-other-dot = نقطة { $square } تشير إلى { $player }.
refused-quixo-same-place = لا يجوز أن يعود المكعب إلى مكانه.
refused-quixo-not-an-end = لا يمكن إدخال مكعب من { $from } عند { $to }: اختر نهاية صفه أو عموده.
refused-quixo-no-dots = لا تُستعمل النقاط المرسومة على الرموز إلا مع أربعة لاعبين.
refused-quixo-dot-at-partner = يجب أن تشير النقطة إليك أو إلى شريكك.
refused-quixo-three = Quixo للاعبين اثنين، أو لأربعة في فريقين.
refused-quixo-endless = بلا حد للنقلات وبلا تعادل بالتكرار قد لا تنتهي اللعبة أبدًا.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] قبل القرعة تكون كل المكعبات فارغة ولم يلعب أحد.
        [moves] لا يمكن قلب هذا العدد من المكعبات في هذه النقلات القليلة.
        [past] اللوحات السابقة لا تؤدي إلى هذه.
        [line] انتهت اللعبة قبل هذه الوضعية.
       *[last] النقلة الأخيرة لا تؤدي إلى هذه الوضعية.
    }
text-quixo-square = المتوقع هنا مربع من a1 إلى { $last }.
text-quixo-cube =
    { $seats ->
        [4] يُكتب المكعب «.» إن كان فارغًا، وإلا فبرقم المقعد الذي تشير إليه نقطته، من 0 إلى 3.
       *[other] يُكتب المكعب «.» إن كان فارغًا، و«x» لإكس، و«o» للدائرة.
    }

## page: the board

help-quixo = خذ مكعبًا حافته مضيئة، ثم اختر من أي جهة يُدفع. بلوحة المفاتيح: الأسهم، Enter، ثم سهم تلك الجهة.
quixo-board = اللوحة
quixo-cell =
    { $square }: { $symbol ->
        [cross] إكس
        [circle] دائرة
       *[blank] فارغ
    }{ $dot ->
        [yes] ، يشير إلى { $player }
       *[no] { "" }
    }{ $can ->
        [yes] ، يمكن أخذه
       *[no] { "" }
    }
quixo-row = الصف { $row }: { $cells }
quixo-cube-cross = إكس
quixo-cube-circle = دائرة
quixo-cube-blank = فارغ
quixo-choose-cube =
    { $symbol ->
        [cross] خذ مكعبًا: فارغًا أو إكس.
       *[circle] خذ مكعبًا: فارغًا أو دائرة.
    }
quixo-choose-cube-dot = خذ مكعبًا فارغًا، أو مكعبًا تشير نقطته إليك.
quixo-choose-side = من أي جهة يُدفع؟
quixo-move =
    { $side ->
        [top] المكعب { $from }، دفع من أعلى
        [bottom] المكعب { $from }، دفع من أسفل
        [left] المكعب { $from }، دفع من اليسار
       *[right] المكعب { $from }، دفع من اليمين
    }
quixo-move-dot = النقطة تشير إلى { $player }
quixo-move-pass = تمرير
quixo-must-pass = لا يمكنك أخذ مكعب: مرّر.
quixo-dot = إلى من تشير النقطة
quixo-wins = فوز
quixo-loses = انتبه: هذا يصنع خطًا للطرف الآخر!
quixo-moment = { $count } في خط واحد!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] النقلة الأولى لك بعلامة إكس.
       *[circle] النقلة الأولى لك بعلامة الدائرة.
    }
own-quixo-push =
    { $ends ->
        [win] دفعت { $from } عند { $to } وفزت بخط.
        [loss] دفعت { $from } عند { $to } وصنعت خطًا للطرف الآخر.
        [draw] دفعت { $from } عند { $to }: تعادل.
       *[no] دفعت { $from } عند { $to }.
    }
own-quixo-push-dot =
    { $ends ->
        [win] دفعت { $from } عند { $to } وفزت بخط.
        [loss] دفعت { $from } عند { $to } وصنعت خطًا للطرف الآخر.
        [draw] دفعت { $from } عند { $to }: تعادل.
       *[no]
            { $dot ->
                [self] دفعت { $from } عند { $to } والنقطة نحوك.
               *[partner] دفعت { $from } عند { $to } والنقطة نحو شريكك.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] مرّرت لعدم وجود مكعب يؤخذ: تعادل.
       *[no] مرّرت لعدم وجود مكعب يؤخذ.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: لتفوز كوّن خطًا من خمسة من رمزك، في صف أو عمود أو قطر.
lesson-quixo-take = خذ مكعبًا فارغًا من الحافة، ثم اختر من أي جهة يُدفع. يعود حاملًا رمزك.
lesson-quixo-again = تحرك الخط كله خطوة. يمكنك أخذ المكعبات الفارغة ومكعباتك، لا مكعبات الطرف الآخر أبدًا.
lesson-quixo-other = الدفع يحرك مكعبات الطرف الآخر أيضًا: استعمله لكسر خطوطه.
lesson-quixo-danger = لكن انتبه: إذا صنع دفعك خمسة للطرف الآخر خسرت، حتى لو صنعت خمسة لك أيضًا.
lesson-quixo-free = هذا كل شيء. تابع اللعب واطلب تلميحًا متى شئت.

## book: rules

rules-q1 = 25 مكعبًا على 5 × 5 مربعات، ووجهها الفارغ إلى أعلى. على كل مكعب إكس ودائرة، وبقية أوجهه فارغة. يلعب طرف بإكس والآخر بالدائرة. والبادئ يُحدد بالقرعة. خيارات: لوحات 3 × 3 أو 4 × 4.
rules-q2 = في دورك خذ أحد مكعبات الحافة الـ16، فارغًا أو حاملًا رمزك، لا مكعبًا يحمل رمز الطرف الآخر أبدًا.
rules-q3 = مهما كان ما يظهره، يعود ورمزك إلى أعلى.
rules-q4 = ادفعه إلى الداخل من إحدى نهايتي الصف أو العمود الذي أُخذ منه بحيث تُغلق الفجوة: طريقتان للزاوية وثلاث لغيرها. ولا يجوز أن يعود إلى مكانه.
rules-q5 = تفوز إذا كوّنت خطًا من خمسة من رمزك، في صف أو عمود أو قطر.
rules-q6 = إذا صنعت خطًا من رمز الطرف الآخر تخسر، حتى لو صنعت الدفعة نفسها خطًا لك.
rules-q7 = مع لاعبين اثنين لا يجوز التمرير، ولا يحتاج إليه أحد أبدًا.
rules-q8 = يمكن الاتفاق على حد زمني لكل نقلة. (حكم: من ينفد وقته يخسر.)
rules-q9 = (حكم: لا تعادل في القواعد المطبوعة. تنتهي اللعبة بالتعادل إذا ظهرت الوضعية نفسها للمرة الثالثة، أو بعد 200 نقلة. يمكن تغيير عدد النقلات، ويمكن إلغاء أحد نوعي التعادل لا كليهما.)
rules-q10 = يشكل أربعة لاعبين فريقين، ويجلس الشريكان متقابلين. تسير الأدوار باتجاه عقارب الساعة فيتناوب الفريقان.
rules-q11 = على كل رمز نقطة. المكعب ذو الرمز لا يأخذه إلا من تشير إليه نقطته، والفارغ يأخذه أي لاعب. وتظل النقطة تشير إلى اللاعب نفسه أثناء دفع المكعب.
rules-q12 = عندما تدفع مكعبًا توجه نقطته نحوك أو نحو شريكك.
rules-q13 = لا يجوز لك التمرير إلا إذا لم يكن على الحافة مكعب فارغ ولا مكعب برمزك تشير نقطته إليك. (حكم: عندها يجب التمرير.)
rules-q14 = يتفق اللاعبون على ما إذا كان يجوز للشركاء الكلام عن اللعبة؛ ويحدد ذلك أحد الخيارات.

## book: captions of the examples

rules-example-quixo-push = دُفع المكعب المعلّم عند { $to }؛ وتحركت خطوةً كل المكعبات من هناك حتى { $from } حيث أُخذ.
rules-example-quixo-line = خط كامل من علامات إكس: فاز إكس.
rules-example-quixo-other = دفع إكس فصنع خطًا من الدوائر: فازت الدائرة.
rules-example-quixo-dots = مع أربعة لاعبين على كل رمز نقطة؛ ولا يأخذ المكعب إلا من تشير إليه.

## terminal

terminal-letters-quixo = X إكس، O دائرة، · فارغ؛ والرقم بعد الرمز هو اللاعب الذي تشير إليه نقطته.

## command line

cli-solve-about = حُلّ Quixo: أوجد قيمة كل لوحة
cli-solve-game = ما المراد حله
cli-solve-size = المكعبات في الصف: 3 أو 4 أو 5
cli-solve-distances = احسب أيضًا كم نقلة يستغرق الفوز والخسارة
cli-solve-dir = احفظ الجداول المكتملة هنا وتابع منها بعد التوقف
cli-solve-layers = حل هذا العدد من الطبقات فقط (لوحات لها العدد نفسه من المكعبات المقلوبة)، بدءًا من اللوحة الممتلئة
cli-solve-threads = عدد الخيوط
cli-solve-check = أعد فحص هذا العدد من اللوحات العشوائية في كل طبقة بالقواعد وحدها
cli-solve-json = اطبع مستند JSON واحدًا
solve-progress = المكعبات { $cubes }، { $rate } لوحة/ث، الباقي { $left } ث، الذاكرة { $memory } MB، القرص { $disk } MB
solve-layer = { $cubes ->
    [all] المجموع: فوز { $wins }، خسارة { $losses }، تعادل { $draws }
   *[other] المكعبات المقلوبة { $cubes }: فوز { $wins }، خسارة { $losses }، تعادل { $draws }
}
solve-first = { $value ->
    [win] اللاعب الأول يفوز.
    [loss] اللاعب الأول يخسر.
   *[draw] اللعبة تعادل.
}
solve-done = { $seconds } ث، { $rate } لوحة في الثانية باعتبار التناظر؛ حل هذا الحجم كاملًا بهذه السرعة يستغرق بالساعات: { $whole }.
solve-checked = اللوحات التي أعيد فحصها: { $boards }، وكلها متطابقة.
refused-solve-size = اللوحات بثلاثة أو أربعة أو خمسة مكعبات في الصف.
refused-solve-folder = لوحات 5 مكعبات في الصف تحتاج إلى مجلد لجداولها (--dir).
refused-train-tables = يحتاج التدريب إلى جداول جميع لوحات 5 × 5؛ أنشئها أولًا (klots solve quixo --size 5).
refused-solve-wrong = هذه اللوحة محلولة خطأً: { $board }. يرجى الإبلاغ عنها، ثم احذف الجداول وأعد الحل.
score-quixo-line = { $symbol ->
    [cross] لإكس خط
   *[circle] للدائرة خط
}: { $cells }
score-quixo-none = لا خط لأحد.
score-quixo-won = { $symbol ->
    [cross] فاز إكس.
   *[circle] فازت الدائرة.
}
refused-score-board = في اللوحة من { $min } إلى { $max } صفوف، وفي كل صف مثل عددها من المكعبات.
refused-score-pushed = للطرفين خط: اذكر من دفع آخرًا، «pushed: x» أو «pushed: o».
