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
                [self] { $player }: دفع { $from } عند { $to } مع الاحتفاظ بالنقطة.
               *[partner] { $player }: دفع { $from } عند { $to } وإعطاء النقطة للشريك.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player }: تمرير لعدم وجود مكعب يؤخذ: تعادل.
       *[no] { $player }: تمرير لعدم وجود مكعب يؤخذ.
    }
refused-quixo-over = انتهت اللعبة.
refused-quixo-lot-first = لم تُجرَ بعد القرعة التي تحدد البادئ.
refused-quixo-lot-drawn = أُجريت من قبل القرعة التي تحدد البادئ.
refused-quixo-never-pass = لا يجوز التمرير بين لاعبين اثنين.
refused-quixo-pass-with-cube = لا تمرر إلا إذا لم يوجد مكعب يمكنك أخذه.
refused-quixo-not-border = { $square } ليس على الحافة.
refused-quixo-other-symbol = { $square } يحمل رمز الطرف الآخر.
refused-quixo-other-dot = نقطة { $square } تشير إلى { $player }.
refused-quixo-same-place = لا يجوز أن يعود المكعب إلى مكانه.
refused-quixo-not-an-end = لا يمكن إدخال مكعب من { $from } عند { $to }: اختر نهاية صفه أو عموده.
refused-quixo-no-dots = النقاط لأربعة لاعبين فقط.
refused-quixo-dot-at-partner = يجب أن تشير النقطة إليك أو إلى شريكك.
refused-quixo-three = Quixo للاعبين اثنين، أو لأربعة في فريقين.
refused-quixo-endless = بلا حد للنقلات وبلا تعادل بالتكرار قد لا تنتهي اللعبة أبدًا.
refused-quixo-position =
    { $why ->
        [lot] قبل القرعة تكون اللوحة فارغة ولم يُحرك شيء.
        [moves] لا يمكن قلب هذا العدد من المكعبات في هذه النقلات القليلة.
        [past] اللوحات السابقة لا تؤدي إلى هذه.
        [line] انتهت اللعبة قبل هذه الوضعية.
       *[last] النقلة الأخيرة لا تؤدي إلى هذه الوضعية.
    }
text-quixo-square = المتوقع هنا خانة من a1 إلى { $last }.
text-quixo-cube =
    { $seats ->
        [4] يُكتب المكعب «.» إن كان فارغًا، وإلا فبرقم المقعد الذي تشير إليه نقطته، من 0 إلى 3.
       *[other] يُكتب المكعب «.» إن كان فارغًا، و«x» لإكس، و«o» للدائرة.
    }
score-quixo-own-line = خط من صنع صاحبه
score-quixo-line-by-other = خط صنعه الطرف الآخر
option-quixo-board = اللوحة
option-quixo-board-about = المكعبات في الصف: 5 هي اللعبة الأصلية، و3 و4 لوحتان صغيرتان.
option-quixo-move-cap = أطول لعبة
option-quixo-move-cap-about = بعد هذا العدد من النقلات تنتهي اللعبة بالتعادل؛ 0 بلا حد.
option-quixo-repetition = تعادل بالتكرار
option-quixo-repetition-about = الوضعية التي تتكرر للمرة الثالثة تنهي اللعبة بالتعادل.
option-quixo-move-seconds = ثواني كل نقلة
option-quixo-move-seconds-about = من يتأخر أكثر يخسر؛ 0 بلا حد.
option-quixo-partners-may-consult = يجوز للشركاء الكلام
option-quixo-partners-may-consult-about = يفتح دردشة خاصة لكل فريق.
