### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = لم تنتهِ اللعبة بعد.
refused-started = بدأت اللعبة بالفعل.
refused-not-started = لم تبدأ اللعبة بعد.
refused-paused = اللعبة متوقفة مؤقتًا.
refused-not-paused = اللعبة ليست متوقفة مؤقتًا.
refused-not-seated = ليس لك مقعد على هذه الطاولة.
refused-seated = لك مقعد على هذه الطاولة بالفعل.
refused-seat-taken = المقعد { $seat } مأخوذ.
refused-seat-free = لا أحد على المقعد { $seat }.
refused-seat-open = المقعد { $seat } ما زال خاليًا.
refused-seats-taken = هناك من يجلس على مقعد سيُزال.
refused-no-seat = ليس على هذه الطاولة مقعد { $seat }.
refused-full = كل المقاعد مأخوذة.
refused-invite = هذه طاولة خاصة: تحتاج إلى رابط دعوتها.
refused-private = هذه طاولة خاصة: تحتاج إلى رابطها.
refused-host = هذا للمضيف فقط.
refused-forbidden = لا يُسمح لك بذلك.
refused-not-ready = لم تكتمل جاهزية { $player } بعد.
refused-clock = هذا الإعداد للساعة غير ممكن.
refused-clock-twice = تحدد الخيارات بالفعل ساعة بالثواني لكل نقلة ({ $seconds })؛ ولا يمكن أن تكون هناك ساعة أخرى.
refused-no-clock = لا ساعة هنا: تسري ثواني كل نقلة على طاولات الخادم فقط.
refused-delay = أقصى تأخر للمتفرجين بعدد النقلات: { $max }.
refused-delay-seconds = أقصى تأخر للمتفرجين بالثواني: { $max }.
refused-name = يجب أن يكون طول الاسم من 1 إلى { $max } من الأحرف.
refused-word = يجب ألا يتجاوز طول كلمة الخلط { $max } من الأحرف.
refused-chat-text = يجب أن يكون طول الرسالة من 1 إلى { $max } من الأحرف.
refused-chat-off = الدردشة مغلقة على هذه الطاولة؛ والرسائل الجاهزة متاحة.
refused-preset = لا توجد رسالة «{ $preset }».
refused-team-chat = لا توجد دردشة للفريق على هذه الطاولة.
refused-stand-in = يلعب بوت بدلًا منك. استعد مقعدك أولًا.
refused-not-replaced = لا أحد يلعب بدلًا منك.
refused-present = لاعب هذا المقعد ما زال هنا.
refused-gone = سبق أن غادرت.
refused-out = أنت خارج اللعبة.
refused-time = انتهى وقتك.
refused-offer =
    { $offer ->
        [undo] لا يمكن التراجع عن شيء الآن.
        [draw] لا يمكن عرض التعادل الآن.
        [pause] لا توجد ساعة لإيقافها الآن.
        [rematch] تُعرض إعادة اللعب بعد انتهاء اللعبة.
       *[other] لا يمكن عرض ذلك الآن.
    }
refused-offer-open = سبق عرض ذلك.
refused-no-offer = لا يوجد عرض كهذا للرد عليه.
refused-stale = حدث شيء في هذه الأثناء: ألقِ نظرة أخرى.
refused-ahead = لم يحدث ذلك على هذه الطاولة بعد.
refused-id-reused = استُعمل معرّف الرسالة هذا لشيء آخر.
refused-move-id = معرّف الرسالة من 32 رقمًا ست عشريًا.
refused-rated-bot = الألعاب المصنفة تُلعب بلا بوتات.
refused-rated-guest = الألعاب المصنفة تحتاج إلى حساب.
refused-rated-device = الألعاب المصنفة تُلعب على أجهزة منفصلة.
refused-rated-hint = لا تلميحات في الألعاب المصنفة.
refused-rated-late = لا يمكن لأحد الانضمام إلى لعبة مصنفة بعد بدايتها.

## Refusals of the server

refused-nobody = لم تسجّل الدخول.
refused-not-found = لا يوجد هنا شيء كهذا.
refused-rate = طلبات كثيرة دفعة واحدة. انتظر لحظة.
refused-origin = جاء هذا الطلب من موقع آخر.
refused-malformed = تعذرت قراءة الرسالة (السطر { $line }، العمود { $column }).
refused-too-large = الرسالة أكبر من { $max } بايت.
refused-query = هذا العنوان غير صالح.
refused-hello-first = يجب أن يبدأ الاتصال بـ hello.
refused-unavailable = حدث خطأ في الخادم.
refused-recovery = رابط الاستعادة هذا غير صالح أو انتهت صلاحيته.
refused-no-account = ليس لديك حساب.
refused-has-account = لديك حساب بالفعل.
refused-account-name = يتكون اسم المستخدم من 3 إلى 24 رمزًا من a–z و‎0–9‎ و- و_.
refused-account-taken = اسم المستخدم هذا محجوز.
refused-password = اسم المستخدم أو كلمة المرور غير صحيح.
refused-old-password = كلمة المرور الحالية غير صحيحة.
refused-push-off = لا يرسل هذا الخادم إشعارات.
refused-push-address = لا يستعمل هذا الخادم خدمة الإشعارات تلك.
refused-password-length = يجب أن يكون طول كلمة المرور من { $min } إلى { $max } من الأحرف.

## The log of a table

told-table-configured = تغيّرت إعدادات الطاولة.
told-table-sat = { $name }: انضمام إلى الطاولة.
told-table-left = المقعد { $seat } خالٍ.
told-table-renamed = الاسم الآن { $name }.
told-table-bot =
    { $level ->
        [random] انضم بوت يلعب عشوائيًا.
       *[other] انضم بوت ({ $level }).
    }
told-table-bot-named = { $player }: انضمام إلى الطاولة ({ $level }).
told-table-started = بدأت اللعبة.
told-table-undone = { $player }: تراجع عن النقلة الأخيرة.
told-table-offered =
    { $offer ->
        [undo] { $player }: طلب التراجع عن النقلة الأخيرة.
        [draw] { $player }: عرض التعادل.
        [pause] { $player }: طلب استراحة.
        [rematch] { $player }: عرض إعادة اللعب.
       *[other] { $player }: عرض جديد.
    }
told-table-accepted = { $player }: موافقة.
told-table-declined = { $player }: رفض.
told-table-withdrawn = { $player }: سحب العرض.
told-table-paused = استراحة: الساعة متوقفة.
told-table-resumed = تُستأنف اللعبة.
told-table-frozen = توقفت الساعة: الخادم يتوقف أو لم يكن متاحًا.
told-table-thawed = الساعة تعمل ثانيةً.
told-table-flagged = { $player }: نفد الوقت.
told-table-resigned = { $player }: استسلام.
told-table-abandoned = { $player }: مغادرة.
told-table-took-over = يلعب بوت بدلًا من { $player }.
told-table-handed-back = { $player }: عودة إلى اللعب.
told-table-finished =
    { $cause ->
        [flagged] انتهت اللعبة: نفد الوقت.
        [resigned] انتهت اللعبة بالاستسلام.
        [agreed] انتهت اللعبة بالتعادل باتفاق اللاعبين.
        [abandoned] تُركت اللعبة.
       *[other] انتهت اللعبة.
    }
told-table-revealed = كُشف سر الخلط: يمكن فحص كل سحب.
told-table-rematch = إعادة اللعب على طاولة جديدة.
score-forfeit = استسلم الآخرون أو نفد وقتهم
