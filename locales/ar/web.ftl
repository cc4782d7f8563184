### What only the page says, and no single game.

## On every page

app-title = Klots – أربع ألعاب قطع
skip = الانتقال إلى المحتوى
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
points-before = الألعاب السابقة
points-rounds-before = الجولات السابقة
points-last-round = الجولة السابقة
language = اللغة
footer = Klots: مفتوح للجميع، بلا حساب.
footer-api = API
guest-name = ضيف
bot-name = الكمبيوتر ({ $level })
bot-beginner-1 = بيب
bot-beginner-2 = تيلي
bot-beginner-3 = مومو
bot-beginner-4 = كيكي
bot-beginner-5 = لومي
bot-beginner-6 = بيلي
bot-beginner-7 = زوزو
bot-beginner-8 = نينو
bot-beginner-9 = فيفي
bot-easy-1 = لولا
bot-easy-2 = بينو
bot-easy-3 = نوني
bot-easy-4 = كوكو
bot-easy-5 = توبي
bot-easy-6 = ميمي
bot-easy-7 = كونو
bot-easy-8 = واندا
bot-easy-9 = لينو
bot-medium-1 = برونو
bot-medium-2 = ميكا
bot-medium-3 = دورا
bot-medium-4 = غوستو
bot-medium-5 = نورا
bot-medium-6 = ألما
bot-medium-7 = بيرتا
bot-medium-8 = أرنو
bot-medium-9 = تيلدا
bot-hard-1 = فين
bot-hard-2 = فيرا
bot-hard-3 = روفوس
bot-hard-4 = كاسبر
bot-hard-5 = ستيلا
bot-hard-6 = فيليكس
bot-hard-7 = روكسي
bot-hard-8 = فيكتور
bot-hard-9 = لونا
bot-expert-1 = أوتو
bot-expert-2 = آدا
bot-expert-3 = ميرا
bot-expert-4 = إيريس
bot-expert-5 = إدغار
bot-expert-6 = كلارا
bot-expert-7 = أوسكار
bot-expert-8 = نيستور
bot-expert-9 = سيلما
bot-beginner-about = لا يزال يتعلم ويفرح بكل نقلة.
bot-easy-about = يخطف النقاط بسرعة ولا ينظر بعيدًا.
bot-medium-about = صبور ويفكر في ردّك قبل أن يلعب.
bot-hard-about = ماكر: يخطط مسبقًا ونادرًا ما يخطئ.
bot-expert-about = رأى كل لعبة، ولا ينسى أيًا منها.

## Ways through the page

nav = الصفحات
nav-rules = القواعد
nav-pad = دفتر النقاط
nav-account = الملف الشخصي
nav-settings = الإعدادات

## Home

home-title = أربع ألعاب قطع، طاولة واحدة
home-lead = العب فورًا ضد الكمبيوتر، أو على جهاز واحد، أو مع الأصدقاء عبر رابط. لا حاجة إلى حساب.
home-play-now = العب الآن
home-with-friends = مع الأصدقاء
home-one-device = على جهاز واحد
home-learn = تعلّم
home-more = خيارات أكثر…
home-open-tables = طاولات مفتوحة
home-no-tables = لا توجد طاولات مفتوحة الآن. أنشئ واحدة وسيراها الآخرون هنا.
home-mine = ألعابك
home-you-are = تلعب باسم { $name }.
tables-free =
    { $count ->
        [zero] { $count } مقعد خالٍ
        [one] مقعد خالٍ واحد
        [two] مقعدان خاليان
        [few] { $count } مقاعد خالية
        [many] { $count } مقعدًا خاليًا
       *[other] { $count } مقعد خالٍ
    }
tables-join = انضمام
tables-watch = مشاهدة
tables-go-on = متابعة
tables-your-turn = دورك
tables-look = استعراض
tables-more = عرض المزيد

## A new table

new-title = طاولة جديدة: { $game }
new-device-title = على جهاز واحد: { $game }
new-device-about = يلعب الجميع على هذا الجهاز. وفي الألعاب ذات القطع المخفية تحجبها شاشة بين الأدوار.
new-seats = اللاعبون
new-how-many = عدد اللاعبين
new-you = أنت
new-person = شخص
new-open = مقعد خالٍ
new-name-of = اسم اللاعب { $number }
new-who-sits = المقعد { $number }
new-options = خيارات اللعبة
new-table = الطاولة
new-visible = عامة: يمكن للجميع رؤية هذه الطاولة والانضمام
new-chat = يمكن للاعبين الدردشة
new-late = يمكن لمن يأتي متأخرًا أن يأخذ مقعدًا خاليًا أو يحل محل الكمبيوتر
new-rated = مصنفة: بلا تلميحات ولا تراجع
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
new-start = بدء اللعبة
new-make = إنشاء الطاولة
new-match = البحث عن منافس
new-match-about = { $button }: دائمًا كما في كتاب القواعد. { $clock }.
options-none = لا خيارات لهذه اللعبة بهذا العدد من اللاعبين.
options-rulebook = كما في كتاب القواعد.
options-all = كل الخيارات
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

## Before the game

gather-title = { $game }: الطاولة
gather-free = خالٍ
gather-you = أنت
gather-host = المضيف
gather-ready = جاهز
gather-not-ready = غير جاهز بعد
gather-sit = الجلوس هنا
gather-seat-bot = الكمبيوتر…
gather-unseat = إزالة اللاعب
gather-name = اسمك
gather-start = جاهز للبدء
gather-wait = غير جاهز
gather-leave = مغادرة المقعد
avatar = صورتك
avatar-number = الصورة { $number }
avatar-about = يراها كل من على الطاولة.
avatar-change = الاسم والصورة
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
gather-word-about = ثبّت الخادم سره مسبقًا ولا يُظهر إلا بصمته. تُمزج كلمتك به، فلا يمكن أن يكون أحد قد رتّب القطع. إذا تركتها فارغة تُستعمل كلمة عشوائية.
gather-commitment = بصمة السر:
invite-title = دعوة الأصدقاء
invite-about = أرسل هذا الرابط. من يفتحه ينضم بلمسة واحدة.
invite-watch = أرسل هذا الرابط. من يفتحه يمكنه المشاهدة.
invite-link = رابط هذه الطاولة
invite-copy = نسخ الرابط
invite-copied = نُسخ
invite-share = مشاركة
invite-qr = الرابط كرمز QR

## At the table

turn-yours = دورك
turn-of = الدور على { $player }
turn-over = انتهت اللعبة
turn-paused = استراحة
turn-mark = الدور هنا
title-your-turn = دورك
title-over = انتهت اللعبة
hand = قطعك
hand-playable = مناسبة
hand-earlier = نقل القطعة إلى اليسار
hand-later = نقل القطعة إلى اليمين
hand-tiles =
    { $count ->
        [zero] { $count } قطعة في اليد
        [one] قطعة واحدة في اليد
        [two] قطعتان في اليد
        [few] { $count } قطع في اليد
        [many] { $count } قطعة في اليد
       *[other] { $count } قطعة في اليد
    }
hand-lacks = من المؤكد أنه ليس في اليد: { $numbers }
round-to = الجولة { $round } · هدف النقاط: { $target }
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
move-commit = العب
move-turn = تدوير
move-back = إلغاء
move-gone = لم تعد نقلتك ممكنة.
plan-commit = نقلة مسبقة
plan-armed = نقلة مسبقة: { $move }. تُلعب حالما يحين دورك.
plan-off = أُلغيت النقلة المسبقة.
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
tool-resign-sure = نعم، أستسلم
tool-leave = مغادرة (يتابع الكمبيوتر)
rule-link = القاعدة { $rule }
reconnecting = انقطع الاتصال. جارٍ إعادة الاتصال…
bot-plays = الكمبيوتر يلعب هنا
bot-plays-for-you = الكمبيوتر يلعب بدلًا منك.
play-yourself = استعادة مقعدك
play-on = متابعة اللعب
take-over = دع الكمبيوتر يلعب
presence-here = متصل
presence-away = غائب
presence-gone = غير متصل
watching =
    { $count ->
        [zero] { $count } متفرج
        [one] متفرج واحد
        [two] متفرجان
        [few] { $count } متفرجين
        [many] { $count } متفرجًا
       *[other] { $count } متفرج
    }
log = السجل
round-over =
    { $why ->
        [out] انتهت الجولة: انتهت قطع أحد اللاعبين.
        [blocked] انتهت الجولة: لا أحد يستطيع اللعب.
       *[none] انتهت اللعبة السابقة.
    }
round-hands = القطع الباقية في اليد
since-title = منذ دورك الأخير
since-nothing = لا شيء بعد.
since-play = عرض على اللوحة
since-playing = ما فاتك: { $at } من { $all }
since-skip = تخطي
hint-title = تلميح
hint-none = لا تلميح الآن.
hint-value = فرصة الفوز: { $percent }%.
offer-undo = طلب التراجع
offer-draw = عرض التعادل
offer-pause = طلب استراحة
offer-rematch = إعادة اللعب
offer-undo-asked = { $player }: طلب التراجع عن النقلة الأخيرة.
offer-draw-asked = { $player }: عرض التعادل.
offer-pause-asked = { $player }: طلب استراحة.
offer-rematch-asked = { $player }: عرض إعادة اللعب.
offer-undo-waits = طلبت التراجع عن نقلتك.
offer-draw-waits = عرضت التعادل.
offer-pause-waits = طلبت استراحة.
offer-rematch-waits = عرضت إعادة اللعب. بانتظار الآخرين.
offer-withdraw = إلغاء الطلب
curtain-give = سلّم الجهاز إلى { $player }
curtain-hold = { $player }: اضغط مطولًا
chat = الدردشة
chat-presets = رسالة جاهزة…
chat-own = اكتب رسالة
chat-send = إرسال
chat-unread = رسائل جديدة: { $count }
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
own-table-undone = تراجعت عن النقلة الأخيرة.
own-table-offered =
    { $offer ->
        [undo] طلبت التراجع عن النقلة الأخيرة.
        [draw] عرضت التعادل.
        [pause] طلبت استراحة.
        [rematch] عرضت إعادة اللعب.
       *[other] قدّمت عرضًا.
    }
own-table-accepted = وافقت.
own-table-declined = رفضت.
own-table-withdrawn = سحبت العرض.
own-table-took-over = يلعب بوت بدلًا منك.
own-table-handed-back = عدت إلى اللعب.

## Help

help-title = المفاتيح والمساعدة
help-tab = الانتقال من قطعك إلى اللوحة وما يليها
help-arrows = التنقل بين المواضع الممكنة
help-enter = اختيار، ثم لعب المعروض
help-escape = رجوع
help-order = نقل قطعة بين قطعك
help-turn = تدوير القطعة (مع Shift بالعكس)
help-list = كل النقلات، مع البحث بالكتابة
help-hint = تلميح
help-undo = التراجع أو طلبه
help-read = قراءة الطاولة بصوت عالٍ
help-zen = اللوحة فقط

## After the game

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
after-agreed = اتفق اللاعبون على التعادل.
after-abandoned = لم تكتمل اللعبة.
after-again = اللعب مجددًا
after-to-rematch = الانتقال إلى إعادة اللعب
after-replay = استعراض
after-record = حفظ التسجيل
bring-friends = متابعة مع الأصدقاء
bring-analyse = التحليل على الخادم
bring-here = الاحتفاظ بها على هذا الجهاز
bring-note = بدأت هذه اللعبة في مكان آخر ونُقلت إلى هنا، لذلك لا يمكن التحقق من خلطها.
fair-title = هل كان الخلط عادلًا؟
fair-about = قبل اللعبة أظهر الخادم بصمة سره، ثم أضاف كل لاعب كلمة. السر الآن مكشوف، وهذه الصفحة تحسب كل سحب من جديد. هذا يثبت أن شيئًا لم يتغير بعد البداية، ولا يثبت أن مشغّل الخادم احتفظ بالسر لنفسه.
fair-check = التحقق من كل سحب
fair-failed = تعذر فحص السحب: لا يوجد سر، أو لا يسمح به هذا المتصفح إلا باتصال آمن.
fair-commitment =
    { $right ->
        [yes] السر يطابق البصمة.
       *[no] السر لا يطابق البصمة!
    }
fair-draws = السحوبات المطابقة للحساب: { $right } من { $all }.
fair-seal =
    { $seal ->
        [whole] الختم يطابق: اللعبة والخيارات والأسماء والكلمات والنقلات والنتيجة هي التي خُتمت.
        [names] الختم يطابق ما عدا الأسماء: فقد غُيِّرت أو أُزيلت بعد ذلك.
        [none] لا يوجد ختم: جرى التحقق من السحب فقط، لا من الأسماء والخيارات والنقلات والنتيجة.
       *[wrong] الختم لا يطابق: تغيّر شيء في هذا التسجيل.
    }
replay-title = استعراض
replay-table = العودة إلى الطاولة
replay-start = البداية
replay-first = النقلة الأولى
replay-back = النقلة السابقة
replay-next = النقلة التالية
replay-last = النقلة الأخيرة
replay-play = تشغيل تلقائي
replay-stop = إيقاف
replay-slider = النقلة
replay-eyes = من منظور
replay-all = الجميع
replay-link = نسخ رابط هذه النقلة
analysis-title = التحليل
analysis-about = ينظر الكمبيوتر في كل قرار من جديد. يستغرق ذلك لحظة.
analysis-start = تحليل
analysis-stop = إيقاف
analysis-busy = جارٍ التفكير…
analysis-graph = فرصة الجميع في الفوز، نقلة بنقلة
analysis-costly = النقلات الأكثر كلفة
analysis-better = { $played } الأفضل بفارق { $percent }%: { $better }
analysis-no-cost = لم تكلف أي نقلة كثيرًا.
analysis-luck = أثر الحظ
analysis-luck-of = { $player }: فرصة الفوز { $start }% في البداية و{ $end }% في النهاية. { $fortune ->
    [gain] أضاف الحظ { $luck }%.
    [loss] أخذ سوء الحظ { $luck }%.
   *[none] لم يغيّر الحظ شيئًا.
} { $skill ->
    [gain] أضافت النقلات { $play }%.
    [loss] أخذت النقلات { $play }%.
   *[none] لم تغيّر النقلات شيئًا.
}

## Learning

lesson = لعبة موجّهة
lesson-next = التالي
lesson-wait = تابع اللعب، وستأتي النصيحة التالية قريبًا.
lesson-stop = مغادرة الدرس
learn-title = تعلّم { $game }
learn-guided = لعبتك الموجّهة الأولى
learn-guided-about = خمس دقائق على اللوحة الحقيقية، فكرة واحدة في كل مرة. والكمبيوتر يتساهل معك.
learn-start = بدء
learn-rules = قراءة القواعد
rules-read = قراءة

## Score pad

pad-kept = ما تدخله يبقى على هذا الجهاز.
pad-clear = مسح
pad-undo = التراجع عن آخر إدخال
pad-more = إضافة لاعب
pad-fewer = إزالة لاعب
pad-add = إضافة { $points }
pad-add-round = إضافة الجولة
pad-round = الجولة
pad-target = اللعب حتى

## Settings

settings-look = المظهر
settings-theme = الألوان
theme-auto = حسب الجهاز
theme-light = فاتح
theme-dark = داكن
theme-contrast = تباين عالٍ
settings-letters = حروف على الأراضي
settings-motion = الحركة
motion-auto = حسب الجهاز
motion-full = مفعّلة
motion-none = معطّلة
settings-pace = سرعة عرض نقلات الآخرين
pace-slow = بطيئة
pace-normal = عادية
pace-fast = سريعة
pace-none = فورية
settings-play = اللعب
settings-confirm = تأكيد النقلات
confirm-always = دائمًا
confirm-touch = عند اللمس فقط
confirm-never = أبدًا
settings-previews = إظهار ما ستكسبه النقلة
settings-playable = تمييز القطع المناسبة
settings-ahead = نقلة مسبقة أثناء تفكير الآخرين
settings-ahead-about = اختر نقلة قبل دورك وأكّدها: تُلعب تلقائيًا حالما يحين دورك، إن ظلت ممكنة. وحتى ذلك الحين يلغيها Esc أو لمسة. لا يسري هذا في الألعاب المصنفة ذات القطع المخفية.
settings-notices = الإشعارات
settings-sounds = الأصوات
settings-notify = إرسال إشعار لي عندما يحين دوري، حتى لو كانت الصفحة في الخلفية
settings-push = حتى عندما تكون الصفحة مغلقة
settings-push-about = تمر الإشعارات عبر خدمة الإشعارات في متصفحك ولا تحمل أي نص. وهي متوقفة حتى تفعّلها.
settings-notify-refused = لا يسمح المتصفح بإشعارات من هذه الصفحة.
settings-install = تثبيت Klots على هذا الجهاز
settings-install-about = يحصل Klots على أيقونة ونافذة خاصتين به، وتعمل القواعد ودفتر النقاط عندئذ بلا اتصال.
settings-kept = تُحفظ الإعدادات على هذا الجهاز وتعمل بلا حساب.
notice-your-turn = { $game }: حان دورك.
notice-called = حان دورك.
notice-matched = عُثر على منافس.
notice-go = إلى الطاولة
notice-restart =
    يُعاد تشغيل الخادم ويُتوقع أن يعود خلال { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتين
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }. لن يضيع شيء.
notice-frozen = تعذر حفظ النقلات الآن. تُستأنف اللعبة تلقائيًا.

## You

account-name = اسمك
account-name-about = هكذا يراك الآخرون على الطاولة.
account-saved = حُفظ.
account-account = حساب (اختياري)
account-account-about = يحفظ الحساب تصنيفاتك وألعابك، بما فيها كل ما لعبته ضيفًا.
account-login = اسم المستخدم
account-password = كلمة المرور
account-old-password = كلمة المرور الحالية
account-new-password = كلمة مرور جديدة
account-change-password = تغيير كلمة المرور
account-sign-in = تسجيل الدخول
account-sign-up = إنشاء حساب
account-sign-out = تسجيل الخروج
account-signed-in = تم تسجيل الدخول.
account-signed-out = تم تسجيل الخروج.
account-signed-in-as = الدخول باسم { $name }
account-device = اللعب على جهاز آخر
account-device-about = بهذا الرابط تسجّل الدخول على جهاز آخر. يعمل مرة واحدة؛ لا تعطه لأحد.
account-device-link = إنشاء رابط
account-played = نتائجك
account-game = اللعبة
account-games = الألعاب
account-won = مرات الفوز
account-rating = التصنيف
account-history = الألعاب المنتهية
account-sessions = أجهزة سُجّل الدخول عليها
account-kind-session = متصفح
account-kind-token = برنامج
account-this = هذه الجلسة
account-end = إنهاء الجلسة
account-token = إنشاء رمز
account-token-label = اسم البرنامج
account-token-once = يظهر مرة واحدة فقط:
account-data = بياناتك
account-data-about = يمكنك تنزيل كل ما يُحفظ عنك أو طلب حذفه.
account-export = تنزيل
account-forget = حذف كل بياناتي
account-forget-sure = نعم، حذف كل شيء نهائيًا
account-forgotten = حُذفت كل بياناتك.
recover-title = استخدام ملفك الشخصي على هذا الجهاز
recover-about = جاء هذا الرابط من جهاز آخر لك. بعد القبول تكون ألعابك هنا أيضًا.
recover-accept = نعم، هذا أنا
ranking = الترتيب
ranking-place = المركز
ranking-name = الاسم
ranking-empty = لا أحد لديه تصنيف في هذه اللعبة بعد.

## Games on this device

here-title = الألعاب على هذا الجهاز
here-about = هذه الألعاب محفوظة في هذا المتصفح فقط. احفظها في ملف لتكون لديك نسخة أو لنقلها إلى جهاز آخر.
here-finished = المنتهية
here-save = الحفظ في ملف
here-take = التحميل من ملف
here-taken = عدد الألعاب المحمّلة: { $count }.
here-no-games = لا يحتوي هذا الملف على ألعاب من Klots.
here-broken = عدد الألعاب التي تعذّرت قراءتها: { $count }.
read-title = فتح تسجيل
read-about = اختر تسجيل لعبة من Klots أو الصق نصّه لتستعرض اللعبة من جديد.
read-paste = نص التسجيل
read-open = فتح
here-delete = حذف
here-delete-sure = هل تريد حذف هذه اللعبة؟
settings-here = اللعب ضد الكمبيوتر بدون خادم
settings-here-about = تعمل هذه الألعاب والألعاب على جهاز واحد في هذا المتصفح وتُحفظ فيه فقط. أوقف هذا الخيار للعبها على الخادم.
local-full = لا توجد مساحة كافية على هذا الجهاز، فلم تُحفظ النقلة. احذف بعض الألعاب أو وفّر مساحة ثم حاول مجددًا.
local-other-tab = هذه اللعبة مفتوحة في علامة تبويب أخرى
local-not-kept = تعذّر على هذا الجهاز حفظ النقلة. حاول مجددًا.
local-broken = حدث خطأ في هذه الصفحة. لعبتك محفوظة: أعد تحميل الصفحة.
update-ready = يتوفر إصدار جديد من Klots.
update-now = التحديث الآن

## Something is missing

problem-home = الرئيسية
problem-again = إعادة المحاولة
problem-no-page = الصفحة غير موجودة
problem-no-page-about = ربما كان العنوان ناقصًا. يمكن الوصول إلى كل شيء من الصفحة الرئيسية.
problem-no-server = يتعذر الوصول إلى الخادم
problem-no-server-about = ألعابك محفوظة وتُستأنف عند عودته. وتعمل القواعد ودفتر النقاط والإعدادات بدونه.
problem-server = حدث خطأ في الخادم
problem-server-about = لم يُفقد شيء. حاول مجددًا بعد لحظة.
problem-not-found = الطاولة غير موجودة
problem-not-found-about = قد يكون الرابط قديمًا أو ناقصًا. اطلب من صديقك رابطًا جديدًا، أو أنشئ طاولة بنفسك.
problem-full-table = هذه الطاولة ممتلئة
problem-full-table-about = كل المقاعد مأخوذة. يمكنك إنشاء طاولة خاصة بك.
generic-choose-move = اختر نقلة.
generic-table = الطاولة نصًا
after-you-win = لقد فزت!
after-you-win-by = لقد فزت بفارق { $points }!
after-won-by = { $player }: فوز بفارق { $points }.
after-rounds = جولة بجولة
after-where-lost = أين أخطأت؟
after-team-won = الفوز لـ { $players }!
after-resigned-by = { $player }: استسلام.
after-flagged-by = { $player }: نفد الوقت.
after-resigned-you = لقد استسلمت.
after-flagged-you = نفد وقتك.
move-waits = نقلتك محفوظة وتُرسل حالما يعود الاتصال.
round-go-on = متابعة
you-watch = أنت تشاهد اللعبة.
new-level-all = مستوى كل لاعبي الكمبيوتر
nav-ranking = الترتيب
invite-here-only = هذا العنوان يعمل على هذا الجهاز فقط. شغّل Klots مع --listen 0.0.0.0:7377 ليتمكن الآخرون في شبكتك من الانضمام.
invite-lan = يعمل هذا الرابط في شبكتك المحلية.
tables-remove = إزالة
