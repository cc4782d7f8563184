app-title = Klots – أربع ألعاب قطع
skip = إلى المحتوى
loading = جارٍ التحميل…
close = إغلاق
save = حفظ
answer-yes = نعم
answer-no = لا
sum = المجموع
points = النقاط
points-why =
    { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }: لماذا؟
points-bonus = المكافآت
points-before = ألعاب سابقة
language = اللغة
footer = Klots: مفتوح للجميع، بلا حساب.
footer-api = للبرامج
guest-name = ضيف
bot-name = الكمبيوتر ({ $level })
nav = الصفحات
nav-rules = القواعد
nav-pad = دفتر النقاط
nav-account = أنت
nav-settings = الإعدادات
home-title = أربع ألعاب قطع، طاولة واحدة
home-lead = العب فورًا ضد الكمبيوتر، أو على جهاز واحد، أو مع الأصدقاء عبر رابط. لا حاجة إلى حساب.
home-kingdomino = ضع قطع الدومينو حول قلعتك وعُدّ التيجان على أرضك.
home-triominos = ضع قطعًا مثلثة، طابق الزوايا، وأغلق السداسي.
home-quixo = خذ مكعبًا، ادفعه إلى الداخل، واصنع خمسة في خط.
home-dominoes = الصف الطويل حتى تسعة–تسعة، من لاعبين إلى عشرة.
home-play-now = العب الآن
home-with-friends = مع الأصدقاء
home-one-device = على جهاز واحد
home-learn = تعلّم
home-more = خيارات أكثر…
home-open-tables = طاولات مفتوحة
home-no-tables = لا طاولة تنتظر الآن. أنشئ واحدة وسيراها الآخرون هنا.
home-mine = ألعابك
home-you-are = أنت هنا باسم { $name }.
tables-free =
    { $count ->
        [zero] { $count } مقعد خالٍ
        [one] مقعد خالٍ واحد
        [two] مقعدان خاليان
        [few] { $count } مقاعد خالية
        [many] { $count } مقعدًا خاليًا
       *[other] { $count } مقعد خالٍ
    }
tables-join = اجلس
tables-watch = شاهد
tables-go-on = تابع
tables-your-turn = دورك
tables-look = استعرض
new-title = طاولة جديدة: { $game }
new-device-title = على جهاز واحد: { $game }
new-device-about = يلعب الجميع على هذا الجهاز. وحيث تكون الأيدي مخفية تُسدل ستارة بين الأدوار.
new-seats = من يلعب
new-how-many = عدد اللاعبين
new-you = أنت
new-person = شخص
new-open = خالٍ لمن يأتي
new-name-of = اسم اللاعب { $number }
new-who-sits = من يجلس على المقعد { $number }
new-options = طريقة اللعب
new-table = الطاولة
new-visible = يمكن للجميع رؤية هذه الطاولة والجلوس
new-chat = يمكن للناس تبادل الرسائل
new-rated = مصنفة: بلا تلميح ولا تراجع
new-start = ابدأ اللعبة
new-make = أنشئ الطاولة
new-match = ابحث عمن يلعب معك
options-none = لا خيارات لهذه اللعبة بهذا العدد من اللاعبين.
clock = الساعة
clock-none = بلا ساعة
clock-move =
    { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    } لكل دور
clock-game =
    { $minutes ->
        [zero] { $minutes } دقيقة
        [one] دقيقة واحدة
        [two] دقيقتان
        [few] { $minutes } دقائق
        [many] { $minutes } دقيقة
       *[other] { $minutes } دقيقة
    } لكل لاعب + { $increment } ث
clock-days =
    { $days ->
        [zero] { $days } يوم
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    } لكل دور
clock-days-left =
    { $days ->
        [zero] { $days } يوم
        [one] يوم واحد
        [two] يومان
        [few] { $days } أيام
        [many] { $days } يومًا
       *[other] { $days } يوم
    }
clock-low =
    الباقي { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }
gather-title = { $game }: الطاولة
gather-free = خالٍ
gather-you = أنت
gather-host = المضيف
gather-ready = جاهز
gather-not-ready = غير جاهز بعد
gather-sit = اجلس هنا
gather-seat-bot = الكمبيوتر…
gather-unseat = إخلاء المقعد
gather-name = اسمك
gather-start = جاهز: ابدأ
gather-wait = انتظر، ليس بعد
gather-leave = غادر المقعد
gather-waiting =
    بانتظار { $count ->
        [zero] { $count } لاعب
        [one] لاعب واحد
        [two] لاعبين
        [few] { $count } لاعبين
        [many] { $count } لاعبًا
       *[other] { $count } لاعب
    }.
gather-word = كلمة للخلط
gather-word-about = ثبّت الخادم سره مسبقًا، ولا تظهر إلا بصمته. تُمزج كلمتك به فلا يكون أحد قد اختار القطع. اتركها فارغة فتؤخذ كلمة عشوائية.
gather-commitment = بصمة السر:
invite-title = ادعُ الأصدقاء
invite-about = أرسل هذا الرابط. من يفتحه يجلس بلمسة واحدة.
invite-link = رابط هذه الطاولة
invite-copy = انسخ الرابط
invite-copied = نُسخ
invite-share = مشاركة
invite-qr = الرابط كرمز QR
turn-yours = دورك
turn-of = الدور على { $player }
turn-over = انتهت اللعبة
turn-paused = اللعبة في استراحة
turn-mark = عليه الدور
title-your-turn = دورك
title-over = انتهت اللعبة
hand = يدك
hand-playable = مناسبة
hand-earlier = انقل القطعة إلى اليسار
hand-later = انقل القطعة إلى اليمين
hand-count =
    { $player }: في اليد { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }، { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
pool-count =
    في المخزون { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }
stock-count =
    في المخزون { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    }
move-commit = العب
move-turn = أدرها
move-back = أعدها
move-gone = لم تعد نقلتك ممكنة.
plan-commit = خطّط لها
plan-armed = مخطط لها: { $move }. تُلعب حالما يحين دورك.
plan-off = أُلغيت النقلة المخطط لها.
moves-filter = اكتب للبحث عن نقلة؛ Enter يلعب الأولى.
moves-count =
    { $count ->
        [zero] { $count } نقلة
        [one] نقلة واحدة
        [two] نقلتان
        [few] { $count } نقلات
        [many] { $count } نقلة
       *[other] { $count } نقلة
    }
tool-hint = تلميح
tool-undo = تراجع
tool-ask-undo = طلب التراجع
tool-moves = كل النقلات
tool-log = السجل والدردشة
tool-menu = المزيد
tool-result = النتيجة
tool-read = قراءة الطاولة بصوت عالٍ
tool-zen = اللوحة فقط
tool-resign = استسلام
tool-leave = مغادرة (يتابع الكمبيوتر)
rule-link = القاعدة { $rule }
reconnecting = انقطع الاتصال. جارٍ إعادة الاتصال…
bot-plays = الكمبيوتر يلعب هنا
bot-plays-for-you = الكمبيوتر يلعب بدلًا منك.
play-yourself = عُد إلى اللعب بنفسك
play-on = تابع اللعب
take-over = دع الكمبيوتر يلعب
presence-here = هنا
presence-away = غائب
presence-gone = غادر
watching =
    { $count ->
        [zero] { $count } متفرج
        [one] متفرج واحد
        [two] متفرجان
        [few] { $count } متفرجين
        [many] { $count } متفرجًا
       *[other] { $count } متفرج
    }
log = ما حدث
round-over =
    { $why ->
        [out] انتهت الجولة: فرغت يد.
        [blocked] انتهت الجولة: لا أحد يستطيع اللعب.
       *[none] انتهت اللعبة الأخيرة.
    }
round-hands = ما بقي في اليد
since-title = منذ دورك الأخير
since-nothing = لا شيء بعد.
hint-title = تلميح
hint-none = لا تلميح الآن.
hint-value = فرصة الفوز { $percent }%.
offer-undo = طلب التراجع
offer-draw = عرض التعادل
offer-pause = طلب استراحة
offer-rematch = العب ثانيةً
offer-undo-asked = { $player }: طلب التراجع عن النقلة الأخيرة.
offer-draw-asked = { $player }: عرض التعادل.
offer-pause-asked = { $player }: طلب استراحة.
offer-rematch-asked = { $player }: رغبة في اللعب ثانيةً.
offer-undo-waits = طلبت التراجع عن نقلتك.
offer-draw-waits = عرضت التعادل.
offer-pause-waits = طلبت استراحة.
offer-rematch-waits = تود اللعب ثانيةً. بانتظار الآخرين.
offer-withdraw = إلغاء الطلب
curtain-give = أعطِ الجهاز إلى { $player }
curtain-hold = { $player }: اضغط مطولًا
chat = الدردشة
chat-presets = قل…
chat-own = اكتب شيئًا
chat-send = إرسال
chat-team = الفريق
chat-team-only = لشريكي فقط
chat-hello = مرحبًا!
chat-good-luck = حظًا موفقًا!
chat-well-played = أحسنت!
chat-thanks = شكرًا!
chat-oops = أوه!
chat-thinking = دعني أفكر…
chat-back-soon = سأعود بعد لحظة.
chat-good-game = لعبة جميلة!
zoom-in = تكبير
zoom-out = تصغير
zoom-fit = عرض الكل
zoom-new-tile = القطعة الجديدة من هنا
help-title = المفاتيح والمساعدة
help-kingdomino = اختر مربعًا مضيئًا؛ تظهر القطعة هناك مع نقاطها. أدرها ثم العبها. D يذهب إلى قطع الاختيار، وP إلى مملكتك.
help-triominos = اختر قطعة من يدك (1 إلى 9)، ثم أحد المواضع المضيئة. اسحب الطاولة لتحريكها، و0 يعرض كل شيء.
help-quixo = خذ مكعبًا حافته مضيئة، ثم اختر من أي جهة يُدفع. بلوحة المفاتيح: الأسهم، Enter، ثم سهم تلك الجهة.
help-dominoes = اختر قطعة من يدك (1 إلى 9)، ثم طرف الصف: يسار أو يمين.
help-tab = من اليد إلى اللوحة وما بعدها
help-arrows = بين المواضع التي تُمكن فيها نقلة
help-enter = اختر، والعب المعروض
help-escape = رجوع
help-order = نقل قطعة داخل يدك
help-turn = أدر القطعة (مع Shift بالعكس)
help-list = قائمة كل النقلات، بالبحث كتابةً
help-hint = تلميح
help-undo = تراجع، أو اطلبه
help-read = اقرأ الطاولة بصوت عالٍ
help-zen = اللوحة فقط
after-title = النتيجة
after-won =
    { $count ->
        [zero] الفوز: { $players }!
        [one] الفوز لـ { $players }!
        [two] الفوز مشترك بين { $players }!
        [few] الفوز مشترك بين { $players }!
        [many] الفوز مشترك بين { $players }!
       *[other] الفوز مشترك بين { $players }!
    }
after-draw = تعادل: لا أحد يفوز.
after-flagged = نفد وقت أحد اللاعبين.
after-resigned = استسلم أحد اللاعبين.
after-agreed = اتفق الجميع على التعادل.
after-abandoned = تُركت اللعبة دون إكمال.
after-again = العب ثانيةً
after-to-rematch = إلى اللعبة التالية
after-replay = استعراض
after-record = احفظ التسجيل
fair-title = هل كان الخلط عادلًا؟
fair-about = قبل اللعبة أظهر الخادم بصمة سره، ثم أضاف كل لاعب كلمة. السر الآن مكشوف، وهذه الصفحة تحسب كل سحب من جديد. هذا يثبت أن شيئًا لم يتغير بعد البداية، ولا يثبت أن مشغّل الخادم كتم السر عن صديق.
fair-check = احسب كل سحب من جديد
fair-failed = تعذر فحص السحب: لا يوجد سر، أو لا يسمح به هذا المتصفح إلا باتصال آمن.
fair-commitment =
    { $right ->
        [yes] السر يطابق البصمة.
       *[no] السر لا يطابق البصمة!
    }
fair-draws = { $right } من { $all } من السحوبات كما حُسبت.
replay-title = استعراض
replay-table = إلى الطاولة
replay-start = البداية
replay-first = إلى البداية
replay-back = نقلة إلى الوراء
replay-next = نقلة إلى الأمام
replay-last = إلى النهاية
replay-play = تشغيل تلقائي
replay-stop = إيقاف
replay-slider = النقلة
replay-eyes = من منظور
replay-all = الجميع
analysis-title = التحليل
analysis-about = ينظر الكمبيوتر في كل قرار من جديد. يستغرق ذلك لحظة.
analysis-start = حلّل
analysis-busy = جارٍ التفكير…
analysis-graph = فرصة الجميع في الفوز، نقلة بنقلة
analysis-costly = النقلات الأكثر كلفة
analysis-better = { $played } الأفضل بفارق { $percent }%: { $better }
analysis-no-cost = لم تكلف أي نقلة كثيرًا.
analysis-luck = ما فعله الحظ
analysis-luck-of = { $player }: { $percent }%
lesson = لعبة موجّهة
lesson-next = التالي
lesson-stop = إنهاء الإرشاد
learn-title = تعلّم { $game }
learn-guided = لعبة أولى موجّهة
learn-guided-about = خمس دقائق على اللوحة الحقيقية، فكرة فكرة. يلعب الكمبيوتر بلطف.
learn-start = ابدأ
learn-rules = اقرأ القواعد
rules-read = اقرأ
pad-kept = ما تدخله يبقى على هذا الجهاز.
pad-clear = إفراغ الدفتر
pad-undo = تراجع عن آخر سطر
pad-more = لاعب إضافي
pad-fewer = لاعب أقل
pad-whose = دور مَن
pad-what = ماذا
pad-value = قيمة القطعة
pad-others = قيمة الأيدي الأخرى
pad-add = سجّل { $points }
pad-add-round = أضف الجولة
pad-round = الجولة
pad-target = اللعب حتى
pad-terrain = الأرض
pad-crowns = التيجان
pad-empty = فارغ
pad-kingdom = المملكة
pad-size = { $size } × { $size } مربعات
pad-kingdomino-about = اختر أرضًا وتيجانها، ثم المس مربعات المملكة.
pad-triominos-about = سجّل كل قطعة وكل سحب ونهاية كل جولة؛ والدفتر يجمع.
pad-dominoes-about = بعد كل جولة أدخل ما بقي في يد كل لاعب (المتماثلة تُحسب مرة واحدة). الأقل يفوز ويكسب الباقي.
pad-deed-lay = قطعة موضوعة
pad-deed-start = أول قطعة في الجولة
pad-deed-bridge = جسر
pad-deed-double = وصلة مزدوجة
pad-deed-hexagon = سداسي
pad-deed-hexagons2 = سداسيان
pad-deed-hexagons3 = ثلاثة سداسيات
pad-deed-draw = قطعة مسحوبة
pad-deed-stuck = دور بلا قطعة
pad-deed-out = اليد فارغة، فوز بالجولة
pad-deed-blocked = أصغر يد في جولة مسدودة
settings-look = المظهر
settings-theme = الألوان
theme-auto = مثل الجهاز
theme-light = فاتح
theme-dark = داكن
theme-contrast = تباين عالٍ
settings-letters = حرف على كل أرض
settings-motion = الحركة
motion-auto = مثل الجهاز
motion-full = متحركة
motion-none = ساكنة
settings-play = طريقة اللعب
settings-confirm = تأكيد النقلات
confirm-always = دائمًا
confirm-touch = عند اللمس فقط
confirm-never = أبدًا
settings-previews = أظهر ما ستجلبه النقلة
settings-playable = علّم القطع المناسبة
settings-ahead = التخطيط لنقلة أثناء تفكير الآخرين
settings-ahead-about = اختر نقلة قبل دورك وأكّدها: تُلعب من تلقاء نفسها حالما يحين دورك، إن ظلت ممكنة. وحتى ذلك الحين يلغيها Esc أو لمسة. لا يسري هذا في الألعاب المصنفة ذات القطع المخفية.
settings-notices = الإشعارات
settings-sounds = الأصوات
settings-notify = أعلمني عندما يحين دوري، حتى لو كانت الصفحة في الخلفية
settings-notify-refused = لا يسمح المتصفح بإشعارات من هذه الصفحة.
settings-kept = تُحفظ الإعدادات على هذا الجهاز وتعمل بلا حساب.
notice-your-turn = { $game }: حان دورك.
notice-restart =
    يُعاد تشغيل الخادم ويُتوقع أن يعود خلال { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }. لن يضيع شيء.
notice-frozen = لا يستطيع الخادم حفظ النقلات الآن. سيتابع وحده.
account-name = اسمك
account-name-about = هكذا يراك الآخرون على الطاولة.
account-saved = حُفظ.
account-account = حساب، إن أردت
account-account-about = يحفظ تصنيفاتك وألعابك. وكل ما لعبته ضيفًا ينتقل معك.
account-login = اسم الدخول
account-password = كلمة المرور
account-new-password = كلمة مرور جديدة
account-change-password = تغيير كلمة المرور
account-sign-in = تسجيل الدخول
account-sign-up = إنشاء حساب
account-sign-out = تسجيل الخروج
account-signed-in = تم تسجيل الدخول.
account-signed-out = تم تسجيل الخروج.
account-signed-in-as = الدخول باسم { $name }
account-device = العب على جهاز آخر
account-device-about = رابط يتيح لك اللعب بهويتك نفسها على جهاز آخر. يعمل مرة واحدة؛ لا تعطه لأحد.
account-device-link = أنشئ الرابط
account-played = ما لعبته
account-game = اللعبة
account-games = الألعاب
account-won = الفوز
account-rating = التصنيف
account-history = ألعاب منتهية
account-sessions = أين سجلت الدخول
account-this = هنا
account-end = أنهِها
account-token = أنشئ رمزًا
account-token-label = لأي برنامج
account-token-once = يظهر مرة واحدة فقط:
account-data = ما يُحفظ عنك
account-data-about = يمكنك أخذ كل ما يُحفظ عنك في ملف، أو طلب حذفه.
account-export = احفظ في ملف
account-forget = احذف كل شيء عني
account-forget-sure = نعم، احذف كل شيء إلى الأبد
account-forgotten = حُذف كل شيء عنك.
recover-title = تابع هنا بهويتك نفسها
recover-about = جاء هذا الرابط من جهاز آخر لك. بعد القبول تكون ألعابك هنا أيضًا.
recover-accept = نعم، هذا أنا
ranking = الترتيب
ranking-place = المركز
ranking-name = الاسم
ranking-empty = لا أحد لديه تصنيف في هذه اللعبة بعد.
problem-home = إلى الصفحة الأولى
problem-again = حاول ثانيةً
problem-no-page = لا توجد صفحة كهذه.
problem-no-page-about = ربما قُطع العنوان. يمكن الوصول إلى كل شيء من الصفحة الأولى.
problem-no-server = يتعذر الوصول إلى الخادم.
problem-no-server-about = ألعابك آمنة هناك وتتابع عند عودته. القواعد ودفتر النقاط والإعدادات تعمل بدونه.
problem-server = حدث خطأ في الخادم.
problem-server-about = لم يضع شيء. حاول بعد لحظة.
problem-not-found = لا توجد طاولة كهذه.
problem-not-found-about = قد يكون الرابط قديمًا أو مقطوعًا. اطلب من صديقك رابطًا جديدًا، أو أنشئ طاولة بنفسك.
problem-full-table = هذه الطاولة ممتلئة.
problem-full-table-about = كل المقاعد مأخوذة. يمكنك إنشاء طاولة خاصة بك.
terrain-letter-wheat = ق
terrain-letter-forest = غ
terrain-letter-water = ء
terrain-letter-grass = ج
terrain-letter-swamp = س
terrain-letter-mine = ن
kingdomino-current = للوضع
kingdomino-next = للاختيار
kingdomino-done = تم
kingdomino-castle = قلعة
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
       *[other] { $terrain }، { $crowns ->
        [zero] { $crowns } تاج
        [one] تاج واحد
        [two] تاجان
        [few] { $crowns } تيجان
        [many] { $crowns } تاجًا
       *[other] { $crowns } تاج
    }
    }
kingdomino-tile = القطعة { $number }: { $left }، { $right }
kingdomino-place =
    { $across ->
        [right] يمين { $x }
        [left] يسار { $x }
       *[none] { "" }
    } { $along ->
        [down] أسفل { $y }
        [up] أعلى { $y }
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] فارغ
       *[other] فارغ، للوضع { $ways ->
        [zero] { $ways } طريقة
        [one] طريقة واحدة
        [two] طريقتان
        [few] { $ways } طرق
        [many] { $ways } طريقة
       *[other] { $ways } طريقة
    }
    }
kingdomino-kingdom =
    مملكة { $player }، { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
kingdomino-enlarge =
    انظر إلى مملكة { $player }، { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
kingdomino-own-again = العودة إلى مملكتي
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = ضع { $tile }.
kingdomino-choose-tile = اختر قطعة للجولة القادمة.
kingdomino-no-place = لا مكان للقطعة { $number }. تُستبعد.
kingdomino-discard = استبعد { $number }
kingdomino-next-order = ترتيبك في الاختيار في الجولة القادمة: { $place }.
kingdomino-one-way = لا يناسب هنا اتجاه آخر.
kingdomino-not-here = القطعة لا تناسب هنا.
kingdomino-move-pick = اختر { $tile }
kingdomino-move-discard = استبعد القطعة { $number }
kingdomino-move-place = { $left } عند { $a }، { $right } عند { $b } ({ $gain })
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
triominos-table =
    الطاولة وعليها { $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    } { $tiles }
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
       *[none] { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }
    }
triominos-choose-tile = اختر قطعة من يدك.
triominos-choose-spot =
    تناسب في { $count ->
        [zero] { $count } موضع
        [one] موضع واحد
        [two] موضعين
        [few] { $count } مواضع
        [many] { $count } موضعًا
       *[other] { $count } موضع
    }.
triominos-fits-nowhere = لا مكان الآن للقطعة { $tile }.
triominos-must-draw = لا تناسب أي من قطعك: اسحب.
triominos-must-pass = لا شيء يناسب ولم يبقَ ما يُسحب: مرّر.
triominos-draw = اسحب (‎−5)، الباقي { $count }
triominos-pass = تمرير (‎−10)
triominos-move-start = ضع { $tile } أولًا: { $points }
triominos-move-beside = ضع { $tile } بجانب { $beside }
triominos-move-lay = ضع { $tile } بجانب { $beside }: { $points }
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
dominoes-fits-nowhere = القطعة { $tile } لا تناسب { $left } ولا { $right }.
dominoes-must-start = تبدأ الجولة بالقطعة { $tile }.
dominoes-must-draw = لا شيء يناسب: اسحب.
dominoes-must-pass = لا شيء يناسب والمخزون فارغ: مرّر.
dominoes-draw = اسحب، الباقي { $count }
dominoes-pass = تمرير
dominoes-sort =
    { $order ->
        [pips] حسب النقاط
        [doubles] المتماثلات أولًا
        [own] ترتيبي الخاص
       *[drawn] كما سُحبت
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } على اليسار، عند { $number }
        [right] { $tile } على اليمين، عند { $number }
       *[start] { $tile } قطعةً أولى
    }
points-rounds-before = الجولات السابقة
points-last-round = الجولة الأخيرة
bot-name-number = الكمبيوتر { $number } ({ $level })
new-delay = يرى المتفرجون النقلات
delay-none = فورًا
delay-moves =
    { $count ->
        [zero] بعد { $count } نقلة
        [one] بعد نقلة واحدة
        [two] بعد نقلتين
        [few] بعد { $count } نقلات
        [many] بعد { $count } نقلة
       *[other] بعد { $count } نقلة
    }
delay-seconds =
    { $count ->
        [zero] بعد { $count } ثانية
        [one] بعد ثانية واحدة
        [two] بعد ثانيتين
        [few] بعد { $count } ثوانٍ
        [many] بعد { $count } ثانية
       *[other] بعد { $count } ثانية
    }
hand-tiles =
    { $count ->
        [zero] { $count } قطعة في اليد
        [one] قطعة واحدة في اليد
        [two] قطعتان في اليد
        [few] { $count } قطع في اليد
        [many] { $count } قطعة في اليد
       *[other] { $count } قطعة في اليد
    }
round-to = الجولة { $round }، اللعب حتى { $target } نقطة
tool-resign-sure = نعم، استسلام نهائي
since-play = اعرضه على اللوحة
since-playing = ما حدث: { $at } من { $all }
since-skip = تخطَّ
replay-link = انسخ رابط هذه النقلة
settings-install = ثبّت Klots على هذا الجهاز
settings-install-about = تصبح له أيقونة ونافذة خاصتان؛ وتُفتح القواعد ودفتر النقاط عندئذ بلا اتصال.
notice-matched = جاء من يلعب معك.
notice-go = إلى الطاولة
account-kind-session = متصفح
account-kind-token = برنامج
kingdomino-round = الجولة { $round } من { $rounds }
kingdomino-game = اللعبة { $game } من { $games }
settings-push = حتى عندما تكون الصفحة مغلقة
settings-push-about = تنقل الشركة المطوّرة للمتصفح تنبيهًا فارغًا بلا أي نص. وهو متوقف إلى أن يُشغَّل.
notice-called = حان دورك.
