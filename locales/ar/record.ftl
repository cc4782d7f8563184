### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }، السطر { $line }، العمود { $column }:
record-place-line = { $file }، السطر { $line }:
record-format = يجب أن يكون السطر الأول «{ $expected }».
record-header = «{ $text }» ليس سطر ترويسة: اكتب الاسم: القيمة.
record-header-twice = «{ $name }» موجود بالفعل في السطر { $earlier }.
record-missing = ينقص الترويسة «{ $name }».
record-number = «{ $text }» ليس عددًا مناسبًا هنا.
record-per-seat = يحتاج «{ $name }» إلى عدد لكل مقعد (المقاعد: { $seats }).
record-event = «{ $text }» ليس حدثًا: اكتب «* قرعة» أو «المقعد النقلة».
record-seat = «{ $text }» ليس مقعدًا؛ المقاعد ({ $seats }) مرقمة بدءًا من 0.
record-eyes = يُظهر هذا التسجيل منظورًا واحدًا فقط؛ ولا يُعاد عرض إلا التسجيل الكامل.
record-rules = لُعب التسجيل بالإصدار { $rules } من القواعد؛ وهذا البرنامج يعرف الإصدار { $known }.
record-draw = يقول التسجيل «{ $recorded }»، لكن السر المكشوف يعطي «{ $fair }».
record-no-fairness = لا يحتوي التسجيل على بصمة، فلا يمكن التحقق من السحب.
record-no-secret = لم يُكشف السر بعد، فلا يمكن التحقق من السحب.
record-secret = السر ليس 64 رقمًا ست عشريًا.
record-commitment = السر لا يطابق البصمة: بصمته مختلفة.
record-unfinished = في التسجيل نتيجة، لكن اللعبة لم تنتهِ.
record-result = النتيجة خاطئة: المراكز { $places } والنقاط { $points }.
record-beside = «{ $text }» ليس مما يمكن أن يفعله لاعب أو الساعة.
record-ending = «{ $text }» ليست نهاية. الممكن: { $possible }.
record-ending-wrong = لم تنتهِ اللعبة هكذا.
record-whose-eyes = «{ $text }» ليس منظورًا: اكتب رقم مقعد أو «onlooker».
record-out = خرج هذا المقعد من اللعبة من قبل.
record-seal = الختم لا يطابق: تغيّر شيء في هذا التسجيل.
record-verify-position = يبدأ التسجيل من وضعية مختارة، لذلك لا يمكن التحقق من السحب فيه.
record-other = «{ $name }» ليس ما أظهرته الطاولة: التسجيل غُيِّر أو هو من لعبة أخرى.

## Logs that cannot be read

log-start = لا يبدأ السجل بإنشاء طاولة.
log-empty = السجل فارغ.
log-gap = ينقص السجل حدث؛ كان المتوقع الرقم { $expected }.
log-seat = يذكر السجل المقعد { $seat }، وهو غير موجود على هذه الطاولة.
