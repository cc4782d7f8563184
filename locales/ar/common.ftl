### What every face says.

## Names

language-name = العربية
player-of-seat = اللاعب { $number }
refusal-by-rule = { $sentence } (القاعدة { $rule })
yes = نعم
no = لا

## Refusals that belong to no single game

refused-over = انتهت اللعبة.
refused-luck-first = يجب إتمام السحب أولًا.
refused-no-luck = لا يوجد ما يُسحب الآن: الدور على { $player }.
refused-not-your-turn = الدور على { $player }.
refused-seats = عدد لاعبي { $game } من { $min } إلى { $max }، لا { $seats }.
refused-game-unknown = لا توجد لعبة باسم «{ $game }». الألعاب: { $possible }.
refused-option-unknown = لا يوجد خيار باسم «{ $option }». الخيارات: { $possible }.
refused-option-value = لا يمكن أن يكون الخيار «{ $option }» بقيمة «{ $value }». الممكن: { $possible }.
refused-option-seats = الخيار «{ $option }» غير متاح مع هذا العدد من اللاعبين: { $seats }.
refused-option-form = «{ $text }» ليس خيارًا: اكتب name=value.
refused-option-twice = الخيار «{ $option }» مذكور مرتين.

## Text that does not read

text-expected = العمود { $column }: كان المتوقع «{ $expected }».
text-number = العمود { $column }: كان المتوقع عددًا من { $min } إلى { $max }.
text-trailing = العمود { $column }: «{ $text }» زائد.

## The rules to read, whatever the game

rules-title = القواعد
rules-section-setup = التحضير
rules-section-turn = دورك
rules-section-placing = الوضع
rules-section-drawing = السحب
rules-section-end = نهاية اللعبة
rules-section-scoring = احتساب النقاط
rules-section-bonus = المكافآت
rules-section-variants = أنماط أخرى
rules-section-teams = أربعة لاعبين
rules-section-solo = اللعب الفردي
rules-ruling-note = حيث لا تذكر القواعد المطبوعة شيئًا أو لا تكون واضحة يُعتمد حكم؛ ومن يلعب بطريقة أخرى يجد لذلك خيارًا.
rules-differ-title = أين تختلف النصوص المطبوعة
rules-example-title = مثال
