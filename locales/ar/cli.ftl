### What only the command line says.

## The command line

cli-about = أربع ألعاب قطع تحت سقف واحد: Kingdomino وTriominos وQuixo والدومينو.
cli-lang = لغة كل النصوص، مثل «de» أو «et»؛ والافتراضي لغة نظامك
cli-serve-about = شغّل الخادم مع الصفحة والبوتات وقاعدة بيانات مدمجة؛ وتشغيل klots بلا أمر يفعل الشيء نفسه
cli-serve-config = ملف TOML فيه الإعدادات
cli-serve-data = مجلد البيانات؛ والافتراضي مجلد المستخدم
cli-serve-listen = عنوان الاستماع
cli-serve-public-url = العنوان الذي يستعمله الناس
cli-serve-database-url = احفظ كل شيء في قاعدة PostgreSQL هذه
cli-serve-metrics-listen = عنوان قياسات Prometheus
cli-serve-no-browser = لا تفتح المتصفح
cli-serve-print-config = اطبع كل الإعدادات بصيغة TOML ثم اخرج
cli-serve-log-json = اكتب السجل أسطر JSON
cli-play-about = العب في الطرفية: ضد البوتات، أو معًا على لوحة مفاتيح واحدة، أو شاهد تسجيلًا
cli-play-game = اللعبة التي تبدأ فورًا؛ وبدونها تظهر قائمة
cli-play-seats = عدد اللاعبين
cli-play-people = كم منهم يلعب على هذه الطرفية
cli-play-level = مستوى البوتات: beginner أو easy أو medium أو hard أو expert
cli-play-options = خيارات اللعبة، مثل «harmony=yes dynasty=yes»
cli-play-resume = تابع لعبة محفوظة
cli-play-watch = شاهد تسجيلًا خطوة خطوة
cli-play-plain = أسطر نص ونقلات مرقمة، لقارئات الشاشة والأنابيب
cli-play-saves = مكان حفظ الألعاب
cli-engine-about = خاطب البوتات والحكام بأسطر نصية (انظر docs/engine.md)
cli-replay-about = اعرض لعبة مسجلة خطوة خطوة وافحص كل نقلة
cli-replay-file = التسجيل؛ و«-» يقرأ الدخل القياسي
cli-replay-to = توقف بعد هذا العدد من الأحداث
cli-replay-verify = أعد حساب كل سحب من السر المكشوف
cli-replay-seal = الختم الذي تعرضه الطاولة، للمقارنة
cli-replay-commitment = البصمة التي أظهرتها الطاولة، للمقارنة
cli-replay-json = اطبع مستند JSON واحدًا
cli-replay-positions = اطبع الوضعية بعد كل حدث
cli-replay-eyes = اطبع التسجيل كما يراه لاعب واحد: رقم مقعد أو «onlooker»
cli-rules-about = اقرأ قواعد لعبة
cli-rules-game = اللعبة؛ وبدونها قائمة الألعاب
cli-rules-rule = القاعدة ذات هذا الرقم فقط، مثل K13
cli-render-about = ارسم وضعية أو لحظة من تسجيل صورةً بصيغة SVG أو PNG
cli-render-record = التسجيل الذي تُرسم نهايته
cli-render-to = ارسم اللحظة بعد هذا العدد من الأحداث
cli-render-position = وضعية مكتوبة نصًا بدلًا من تسجيل
cli-render-game = لعبة هذه الوضعية
cli-render-seats = عدد اللاعبين
cli-render-options = خيارات اللعبة، مثل «mighty_duel=yes»
cli-render-eyes = من أي منظور: رقم مقعد أو «onlooker» أو «reviewer»
cli-render-width = عرض صورة PNG
cli-render-output = الصورة المراد كتابتها: x.svg أو x.png
cli-arena-about = دع البوتات يلعب بعضها ضد بعض واذكر مدى الثقة بالنتيجة
cli-arena-game = اللعبة
cli-arena-seats = عدد اللاعبين
cli-arena-options = خيارات اللعبة
cli-arena-bots = البوتات، مثل «expert,hard» أو «expert@1s,expert@100ms»
cli-arena-games = عدد الألعاب؛ تُلعب كل توزيعة من كل مقعد
cli-arena-budget = كم يفكر البوت: 100ms أو 2s أو 5000n (عُقد) أو 800i (تكرارات)
cli-arena-seed = بذرة (seed) كل السحوبات
cli-arena-threads = عدد الألعاب في آن واحد
cli-arena-wall = قِس وقت التفكير بالساعة لا بوقت المعالج
cli-arena-sprt = توقف مبكرًا عندما يكون البوت الأول أفضل من الثاني بمقدار ELO1 على الأقل أو ELO0 على الأكثر
cli-arena-ledger = احفظ كل لعبة هنا وتابع منها في المرة القادمة
cli-arena-records = احفظ الألعاب تسجيلاتٍ في هذا المجلد
cli-arena-shard = العب الجزء I من N من المواجهة فقط
cli-arena-merge = ادمج نتائج الأجزاء بدلًا من اللعب
cli-arena-json = اطبع مستند JSON واحدًا
cli-arena-csv = اكتب جدولًا
cli-arena-plot = ارسم القوة مقابل وقت التفكير بصيغة SVG
cli-analyse-about = اذكر قيمة كل نقلة في التسجيل، وما كان حظًا وما كان مهارة
cli-analyse-record = التسجيل
cli-analyse-bot = البوت الذي يقيّم؛ والافتراضي هو المخصص لتقييم هذه اللعبة
cli-analyse-budget = مدة التفكير في كل نقلة
cli-analyse-samples = بكم سحب آخر يُقارن كل سحب؛ و0 يستبعد الحظ
cli-analyse-seed = بذرة (seed) كل العينات
cli-analyse-json = اطبع مستند JSON واحدًا
cli-analyse-plot = ارسم من كان متقدمًا بصيغة SVG
cli-bench-about = العب ألعابًا عشوائية بأقصى سرعة وافحص المجاميع
cli-bench-game = هذه اللعبة فقط
cli-bench-seconds = ثواني المعالج لكل سطر
cli-bench-json = اطبع مستند JSON واحدًا
cli-completions-about = اطبع الإكمال التلقائي لصدفة
cli-completions-shell = الصدفة
language-unknown = لا توجد هنا لغة «{ $asked }»؛ تُستعمل «{ $used }».

## Arena

refused-budget = «{ $text }» ليس مقدارًا للتفكير. الممكن: { $possible } (ملّي ثانية، ثوانٍ، عُقد، تكرارات).
arena-progress =
    الألعاب: { $done } من { $of } · { $score } · بقيت { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
arena-heading =
    { $game }، المقاعد: { $seats }، { $budget } لكل نقلة: { $games ->
        [zero] { $games } لعبة
        [one] لعبة واحدة
        [two] لعبتان
        [few] { $games } ألعاب
        [many] { $games } لعبة
       *[other] { $games } لعبة
    }، { $deals ->
        [zero] { $deals } توزيعة
        [one] توزيعة واحدة
        [two] توزيعتان
        [few] { $deals } توزيعات
        [many] { $deals } توزيعة
       *[other] { $deals } توزيعة
    }
arena-row = { $bot }: الحصة { $share } ± { $sure }%، فوز { $wins }، مشترك { $shared }، خسارة { $losses }؛ النقاط { $points }، الفارق { $margin } ± { $marginsure }؛ Elo { $elo } [{ $low }, { $high }]؛ { $millis } ملّي ثانية لكل نقلة
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [zero] { $met } لقاء
        [one] لقاء واحد
        [two] لقاءان
        [few] { $met } لقاءات
        [many] { $met } لقاءً
       *[other] { $met } لقاء
    }، Elo { $elo })
arena-sprt =
    { $decision ->
        [better] الاختبار التتابعي: أفضل (LLR { $llr }، الحدّان { $lower } و{ $upper })
        [not_better] الاختبار التتابعي: ليس أفضل (LLR { $llr }، الحدّان { $lower } و{ $upper })
       *[open] الاختبار التتابعي: لم يُحسم (LLR { $llr }، الحدّان { $lower } و{ $upper })
    }
arena-plot-title = القوة ووقت التفكير
arena-plot-across = التفكير (ملّي ثانية أو عُقد)
arena-plot-up = Elo
refused-arena-bots =
    لا يمكن أن يملأ { $bots ->
        [zero] { $bots } بوت
        [one] بوت واحد
        [two] بوتان
        [few] { $bots } بوتات
        [many] { $bots } بوتًا
       *[other] { $bots } بوت
    } المقاعد ({ $seats }). الممكن: { $possible }، أو أكثر من عدد المقاعد.
refused-arena-games = تحتاج المواجهة إلى لعبة واحدة على الأقل.
refused-arena-illegal = لعب { $bot } النقلة { $move } وهي غير مسموحة في { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } ليس ملف نتائج.
refused-arena-other-match = يحتوي { $path } على نتائج مواجهة أخرى.
refused-arena-nothing-to-merge = اذكر ملفات النتائج المراد دمجها.
refused-shard = «{ $text }» ليس جزءًا من مواجهة. الممكن: { $possible }.
refused-sprt = «{ $text }» ليس اختبارًا تتابعيًا. الممكن: { $possible }.

## klots analyse

analysis-seat =
    { $player }: الدقة { $accuracy }%، والأفضل { $best } من أصل { $moves }؛ { $inaccuracies ->
        [zero] { $inaccuracies } هفوة
        [one] هفوة واحدة
        [two] هفوتان
        [few] { $inaccuracies } هفوات
        [many] { $inaccuracies } هفوة
       *[other] { $inaccuracies } هفوة
    }، { $mistakes ->
        [zero] { $mistakes } خطأ
        [one] خطأ واحد
        [two] خطآن
        [few] { $mistakes } أخطاء
        [many] { $mistakes } خطأً
       *[other] { $mistakes } خطأ
    }، { $blunders ->
        [zero] { $blunders } غلطة فادحة
        [one] غلطة فادحة واحدة
        [two] غلطتان فادحتان
        [few] { $blunders } غلطات فادحة
        [many] { $blunders } غلطة فادحة
       *[other] { $blunders } غلطة فادحة
    }. ما ضاع: { $lost }% من فوز؛ الحظ: { $luck }%.
analysis-luck-decided = الحظ هو الذي حسم: كانت قيمته { $luck }% من فوز لصالح { $player }.
analysis-play-decided = المهارة هي التي حسمت: أضاع الآخرون { $percent }% من فوز، وذهب ذلك إلى { $player }.
analysis-even = لم يُهدر شيء يُذكر؛ الفوز من نصيب { $player } في لعبة متقاربة.
turning-move = النقلة { $event }: { $player } بالنقلة { $move }، فانخفضت الفرصة من { $before }% إلى { $after }%. كانت { $better } أفضل.
turning-good-luck = الحدث { $event }: رفع الحظ ({ $luck }) فرصة { $player } من { $before }% إلى { $after }%.
turning-bad-luck = الحدث { $event }: خفض سوء الحظ ({ $luck }) فرصة { $player } من { $before }% إلى { $after }%.
turning-decided = منذ الحدث { $event } صار التقدم لـ { $player } حتى النهاية.
analysis-plot-title = كيف سارت اللعبة
analysis-plot-across = الحدث
analysis-plot-up = فرصة الفوز

## What every help text and every mistake on the command line needs

cli-man-about = اطبع صفحة الدليل
cli-usage = الاستعمال:
cli-heading-commands = الأوامر
cli-heading-arguments = المعاملات
cli-heading-options = الخيارات
cli-heading-examples = أمثلة
cli-heading-exit = رموز الخروج
cli-help = اطبع المساعدة
cli-version = اطبع الإصدار
cli-word-options = خيارات
cli-word-command = أمر
cli-note-default = الافتراضي { $value }
cli-note-variable = أو المتغير { $name }
cli-note-possible = الممكن: { $values }
cli-exit-done = سار كل شيء على ما يرام
cli-exit-failed = رُفض أو فشل؛ والسبب في خرج الأخطاء القياسي
cli-exit-usage = تعذرت قراءة سطر الأوامر
cli-error-argument = لا يوجد هنا معامل «{ $text }».
cli-error-command = لا يوجد أمر «{ $text }».
cli-error-command-missing = لم يُذكر أي أمر.
cli-error-value = القيمة «{ $value }» غير صالحة لـ { $argument }.
cli-error-value-possible = القيمة «{ $value }» غير صالحة لـ { $argument }. الممكن: { $possible }.
cli-error-value-missing = { $argument } يحتاج إلى قيمة.
cli-error-value-extra = { $argument } لا يأخذ قيمة، لكنه أُعطي «{ $value }».
cli-error-missing = ينقص: { $arguments }
cli-error-conflict = لا يجتمع { $argument } مع { $other }.
cli-error-twice = لا يُذكر { $argument } إلا مرة واحدة.
cli-error-encoding = أحد المعاملات ليس نصًا مقروءًا (UTF-8).
cli-error-other = تعذرت قراءة سطر الأوامر هذا.
cli-error-suggestion = هل تقصد «{ $text }»؟
cli-error-help = «{ $command }» يعرض ما هو ممكن.
cli-man-name = الاسم
cli-man-synopsis = الصيغة
cli-man-description = الوصف
cli-man-command = صفحة أمر واحد، مثل «play»

## Replay

replay-place = { $player }: المركز { $place }، { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
replay-checked = الأحداث المفحوصة وفق القواعد: { $count ->
        [zero] { $count } حدث
        [one] حدث واحد
        [two] حدثان
        [few] { $count } أحداث
        [many] { $count } حدثًا
       *[other] { $count } حدث
    }.
replay-verified = كل سحب يوافق السر المكشوف.
replay-sealed = الختم يطابق: اللعبة والخيارات والأسماء والكلمات والنقلات والنتيجة هي التي خُتمت.
replay-sealed-but-names = الختم يطابق ما عدا الأسماء: فقد غُيِّرت أو أُزيلت بعد ذلك.
replay-not-sealed = لا يوجد ختم: جرى التحقق من السحب فقط، لا من الأسماء والخيارات والنقلات والنتيجة.
replay-compare = قارن بما أظهرته الطاولة: { $name ->
    [seal] الختم
   *[commitment] البصمة
} { $hash }
replay-no-result = لا يقول التسجيل من فاز.

## Engine

engine-unknown = «{ $command }» ليس أمرًا. الأوامر: { $possible }
engine-needs = «{ $command }» يحتاج إلى: { $what }
engine-too-much = «{ $command }» يُكتب وحده؛ «{ $text }» زائد.
engine-no-game = لم تُحدد لعبة: اكتب أولًا «game NAME seats N».
engine-nothing-to-undo = لا يوجد ما يُتراجع عنه.
engine-thinking = أحد البوتات يفكر؛ لا يُقبل الآن إلا «stop».
refused-rule-unknown = لا توجد هنا قاعدة «{ $rule }». القواعد: { $possible }.
refused-picture-format = يجب أن ينتهي اسم الصورة بـ .svg أو .png.
refused-picture-width = عرض الصورة من { $min } إلى { $max } بكسل.

## klots load

cli-site-about = اكتب الصفحة في مجلد لأي مضيف ويب، بلا خادم
cli-site-folder = المجلد المراد كتابته
cli-site-base-path = مسار المجلد لدى المضيف، مثل «/games/»
cli-site-written = الصفحة موجودة في { $folder }.
cli-error-site-module = لا يستطيع هذا الإصدار اللعب بدون خادم. شغّل scripts/setup ثم ابنِه من جديد.
cli-load-about = قِس مقدار ما يتحمله خادم على هذا الجهاز
cli-push-key-about = أنشئ مفتاحًا للإشعارات (انظر docs/hosting.md)
cli-load-sockets = الاتصالات، موزعة على الطاولات
cli-load-tables = الطاولات
cli-load-every = الثواني بين نقلتين على الطاولة
cli-load-seconds = مدة القياس
cli-load-flood = العب نقلة أخرى فور تأكيد النقلة السابقة
cli-load-idle = اتصل دون لعب أي نقلة
cli-load-game = اللعبة المراد لعبها
cli-load-url = خادم يعمل بالفعل على هذا الجهاز؛ وبدونه يُشغَّل خادم
cli-load-data = أين يحفظ الخادم المشغَّل بياناته؛ وبدونه مجلد يُحذف بعد ذلك
cli-load-database-url = قاعدة PostgreSQL للخادم المشغَّل
cli-load-json = اطبع مستند JSON واحدًا
load-machine = { $model }؛ الأنوية: { $cores }؛ الذاكرة: { $memory }
load-database = قاعدة البيانات
load-sockets = الاتصالات
load-tables = الطاولات
load-seating = الوقت حتى جلوس الجميع
load-moves = النقلات المحفوظة
load-everyone = من الإرسال حتى الوصول إلى الجميع
load-acknowledged = من الإرسال حتى التأكيد
load-errors = الأخطاء
load-first-error = أول خطأ
load-games = الألعاب المنتهية
load-memory-empty = ذاكرة الخادم وهو فارغ
load-memory-seated = ذاكرة الخادم والجميع جالسون
load-memory-end = ذاكرة الخادم في النهاية
load-memory-each = الذاكرة لكل اتصال
load-cpu-server = وقت المعالج للخادم أثناء اللعب
load-cpu-swarm = إجمالي وقت المعالج للاعبين
load-rate = { $count } ({ $rate } في الثانية)
load-delays = p50 { $p50 } ms، p90 { $p90 } ms، p99 { $p99 } ms، الأقصى { $max } ms
load-seconds = { $number } ث
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = اكتب نسخة احتياطية، حتى أثناء عمل الخادم
cli-backup-file = الملف الجديد
cli-backup-data = مجلد البيانات
cli-backup-database-url = قاعدة PostgreSQL بدلًا من مجلد البيانات
cli-restore-about = استعد نسخة احتياطية في مجلد بيانات جديد أو فارغ
cli-restore-file = النسخة الاحتياطية
cli-restore-data = مجلد البيانات الجديد
cli-export-about = اكتب كل شيء بالصيغة القابلة للنقل، للانتقال إلى قاعدة بيانات أخرى
cli-export-file = الملف الجديد
cli-export-data = مجلد البيانات
cli-export-database-url = قاعدة PostgreSQL بدلًا من مجلد البيانات
cli-import-about = اقرأ الصيغة القابلة للنقل إلى قاعدة بيانات فارغة
cli-import-file = الملف المصدَّر
cli-import-data = مجلد البيانات
cli-import-database-url = قاعدة PostgreSQL بدلًا من مجلد البيانات
cli-restore-database-url = قاعدة PostgreSQL بدلًا من مجلد بيانات
serve-listening = Klots جاهز على { $url }
serve-no-address = لا يمكن الاستماع على { $address }.
serve-push-key = ‏push.key ليس مفتاحًا طبعه «klots push-key».
serve-push-contact = ‏push.contact يجب أن يكون عنوانًا مثل mailto:you@example.org أو https://example.org.
keep-done = { $file }: الطاولات { $tables }، الأحداث { $events }، الأشخاص { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = عنوان:منفذ
cli-value-bots = بوتات
cli-value-code = رمز
cli-value-eyes = منظور
cli-value-file = ملف
cli-value-folder = مجلد
cli-value-game = لعبة
cli-value-level = مستوى
cli-value-link = رابط
cli-value-name = اسم
cli-value-number = N
cli-value-options = خيارات
cli-value-pixels = بكسل
cli-value-position = وضعية
cli-value-rule = قاعدة
cli-value-seconds = ثوانٍ
cli-value-shell = صدفة
cli-value-time = وقت

## klots score

cli-score-about = اشرح نقاط مملكة أو جولة أو لوحة مكتوبة نصًا (انظر docs/notation.md)
cli-score-game = اللعبة
cli-score-file = النص؛ و«-» أو لا شيء يقرأ الدخل القياسي
cli-score-options = خيارات اللعبة، مثل «harmony=yes» أو «hexagons=flat»
cli-score-json = اطبع مستند JSON واحدًا
refused-score-nothing = لا شيء هنا لحسابه.
refused-score-impossible = لا يمكن أن يكون هذا قد حدث: «{ $text }».
refused-score-word = تعذرت قراءة «{ $text }» هنا. الممكن: { $possible }.
refused-score-nobody = لمن هذا؟ اكتب أولًا اسمًا ونقطتين، مثل «ليلى:».
refused-score-same-name = «{ $name }» موجود بالفعل.

## klots join

cli-join-about = انضم إلى طاولة على خادم عبر رابط دعوة
cli-join-link = الرابط كما تعرضه الصفحة أو كما أرسله صديق
cli-join-name = الاسم الذي تلعب به؛ والافتراضي اسم المستخدم
cli-join-seat = المقعد الذي تريده، بدءًا من 1؛ والافتراضي أول مقعد خالٍ
cli-join-watch = للمشاهدة فقط
cli-join-plain = أسطر نص ونقلات مرقمة، لقارئات الشاشة والأنابيب
cli-join-session = أين يُحفظ من أنت على كل خادم
cli-rules-pictures = اكتب صور الأمثلة في هذا المجلد بصيغة SVG
refused-file-missing = لا يوجد ملف «{ $file }».
refused-file-unreadable = تعذرت قراءة «{ $file }». { system-cause }
refused-file-unwritable = تعذرت كتابة «{ $file }». { system-cause }
refused-no-home = ليس لهذا المستخدم مجلد رئيسي؛ حدد المكان بـ { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] لا يوجد ملف أو مجلد كهذا.
    [PermissionDenied] ليس لديك إذن بذلك.
    [IsADirectory] إنه مجلد.
    [NotADirectory] جزء من المسار ليس مجلدًا.
    [AlreadyExists] إنه موجود من قبل.
    [StorageFull] لم تبقَ مساحة.
    [ReadOnlyFilesystem] القرص للقراءة فقط.
    [AddrInUse] يستمع هناك برنامج آخر.
    [AddrNotAvailable] ليس لهذا الجهاز هذا العنوان.
    [InvalidData] ليس نصًا بترميز UTF-8.
    [ConnectionRefused] لا أحد يجيب هناك.
    [ConnectionLost] انقطع الاتصال.
    [TimedOut] لم يصل رد في الوقت المناسب.
    [Unreachable] تعذر الوصول إلى هذا العنوان.
   *[other] أبلغ النظام عن خطأ غير متوقع.
}
refused-output = تعذرت الكتابة إلى الخرج القياسي. { system-cause }
refused-input = تعذرت قراءة الدخل القياسي. { system-cause }
refused-file-use = تعذر استعمال «{ $file }». { system-cause }
refused-people = عدد الأشخاص ({ $people }) أكبر من عدد المقاعد ({ $seats }).
refused-arena-one = تلعب البوتات بعضها ضد بعض: سمِّ اثنين على الأقل.
refused-settings = «{ $text }» ليس إعدادًا صالحًا.
refused-load-address = لا يُقاس إلا خادم على هذا الجهاز، مثل { $example }.
refused-load-server = لم يبدأ الخادم. سجله في { $file }.
refused-database = تعذر الوصول إلى قاعدة البيانات. { system-cause }
engine-record-cut = التسجيل غير مكتمل: يجب أن ينتهي بسطر فيه «.» وحدها.

## klots train

cli-train-about = أعد تدريب بوتات لعبة
cli-train-game = اللعبة
cli-train-out = مكان كتابة الملفات المدرَّبة
cli-train-part = مقدار التدريب نسبةً مئوية من تدريب الملفات المرفقة
cli-train-threads = عدد الخيوط
refused-train-nothing = لا يوجد ما يُدرَّب للعبة { $game }.
