### What only the terminal says.

## The terminal

terminal-which-game = أي لعبة؟
terminal-how-many = كم لاعبًا؟
terminal-which-level = ما القوة التي تريدها لمنافسيك؟
terminal-go-on = متابعة { $name }
terminal-choose = { $count ->
    [1] اكتب 1 من فضلك.
   *[other] اكتب عددًا من 1 إلى { $count } من فضلك.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    })
terminal-hand = قطعك: { $tiles }
terminal-your-move = { $count ->
    [1] دورك: نقلة واحدة فقط ممكنة. اكتب 1 للعبها، أو ? للمساعدة.
   *[other] دورك: اكتب عددًا من 1 إلى { $count }، أو ? للمساعدة.
}
terminal-plain-help = اكتب عددًا أو نقلة. أوامر أخرى: hint (تلميح)، undo (تراجع)، board (اللوحة)، log (السجل)، quit (خروج). تُحفظ اللعبة عند الخروج.
terminal-curtain = سلّم لوحة المفاتيح إلى { $player }، ثم يُضغط Enter.
terminal-saved = حُفظت في { $file }.
terminal-over = انتهت اللعبة.
terminal-thinking = { $player }: جارٍ التفكير…
terminal-too-small = في الطرفية الأعمدة: { $columns }، الأسطر: { $rows }؛ يحتاج Klots إلى 80 و24 على الأقل.
terminal-keys-game = ↑↓ Enter لعب · r تدوير · / تصفية · o الآخرون · h تلميح · u تراجع · ? مساعدة · q خروج
terminal-keys-menu = ↑↓ اختيار · ←→ تغيير · Enter بدء · q خروج
terminal-keys-replay = ←→ خطوة · Home End · q خروج
terminal-moves = النقلات
terminal-log = السجل
terminal-players = اللاعبون
terminal-filter = تصفية: { $text }
terminal-menu-title = Klots
terminal-menu-game = اللعبة
terminal-menu-seats = اللاعبون
terminal-menu-level = المنافسون
terminal-menu-persons = أشخاص على هذه الطرفية
terminal-menu-start = بدء
terminal-help = تعرض القائمة كل نقلة مسموحة. ↑ و↓ لاختيار واحدة، ويُعلَّم موضعها على اللوحة؛ r للنقلة التالية في الموضع نفسه. Enter يلعبها. / وأحرف لتصفية القائمة، وEsc يعيدها كلها. النقر على اللوحة يعرض نقلات ذلك الموضع. o لرؤية جانب اللاعبين الآخرين، وh للتلميحات، وu للتراجع، وq للحفظ والخروج.
terminal-step = الحدث { $number } من { $count }
refused-undo = لا يمكن التراجع هنا عن شيء: جرى سحب منذ ذلك، أو لم يُلعب شيء.
refused-no-hint = لا يوجد ما تقرره الآن.
refused-bot = لا يوجد بوت باسم «{ $bot }». البوتات: { $possible }.
refused-save-players = لا تذكر اللعبة المحفوظة من يلعب على كل مقعد.
save-damaged = الملف المحفوظ تالف ونُحّي جانبًا باسم { $file }: { $cause }
terminal-more = { $count ->
    [zero] { $count } سطر آخر: ↓
    [one] سطر واحد آخر: ↓
    [two] سطران آخران: ↓
    [few] { $count } أسطر أخرى: ↓
    [many] { $count } سطرًا آخر: ↓
   *[other] { $count } سطر آخر: ↓
}
terminal-turn-of = الدور على { $player }.
terminal-keys-log = l السجل
terminal-keys-live = ↑↓ Enter لعب · / تصفية · o الآخرون · h تلميح · l السجل · c دردشة · u تراجع · y نعم · n لا · ? مساعدة · q خروج
terminal-help-live = تلعب على طاولة في خادم. تعرض القائمة كل نقلة مسموحة: ↑ و↓ لاختيار واحدة، وEnter يلعبها، و/ وأحرف للتصفية. h لأفضل النقلات، وl للسجل، وo لرؤية جانب اللاعبين الآخرين. c لفتح الدردشة، وu لطلب التراجع، وd لعرض التعادل، وp لطلب استراحة أو إنهائها، وy وn للرد على الطلبات، وg للاستسلام. بعد اللعبة a لعرض إعادة اللعب. q للمغادرة؛ تبقى الطاولة، والأمر نفسه يعيدك إلى مقعدك.
terminal-plain-help-live = اكتب عددًا أو نقلة. من say 1 إلى say 8 رسائل جاهزة، وsay يليها نص لرسالتك؛ undo لطلب التراجع، وdraw لعرض التعادل، وpause لطلب استراحة أو إنهائها، وyes وno للرد على الطلبات؛ hint لأفضل النقلات؛ board وlog وpresets لعرض اللوحة والسجل والرسائل؛ resign استسلام؛ بعد اللعبة again لعرض إعادة اللعب؛ quit مغادرة، والأمر نفسه يعيدك.

## A table of a server

live-table = { $game } على { $server }
live-seated = مقعدك { $number } باسم { $name }.
live-watching = أنت تشاهد اللعبة.
live-waiting = انتظار: { $count ->
    [zero] { $count } مقعد خالٍ
    [one] مقعد واحد خالٍ
    [two] مقعدان خاليان
    [few] { $count } مقاعد خالية
    [many] { $count } مقعدًا خاليًا
   *[other] { $count } مقعد خالٍ
}.
live-waiting-ready = انتظار جاهزية الجميع.
live-paused = اللعبة متوقفة مؤقتًا.
live-lost = انقطع الاتصال؛ تجري المحاولة ثانيةً…
live-back = عاد الاتصال.
live-restart = يُعاد تشغيل الخادم ويُتوقع أن يعود خلال { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}.
live-said = { $name }: { $text }
live-said-team = { $name } (للشريك): { $text }
live-asked = { $player }: طلب ينتظر الرد، yes (نعم) أم no (لا)؟
live-again-key = إعادة اللعب: [a]، خروج: [q].
live-again-word = لإعادة اللعب اكتب again، وللخروج quit.
live-resign-sure = هل تريد الاستسلام حقًا؟ استسلام: [y]، متابعة اللعب: أي مفتاح آخر.
live-choose-preset = ماذا تريد أن تقول؟
live-left = تبقى الطاولة مفتوحة: «{ $command }» يعيدك إليها.
refused-live-link = «{ $link }» ليس رابط طاولة. يبدو الرابط هكذا: { $example }
refused-live-server = لا شيء يجيب على { $server }.
refused-live-stranger = ما يجيب على { $server } ليس خادم Klots، أو هو من إصدار آخر.
refused-live-table = لا توجد طاولة كهذه على { $server }: قد يكون الرابط قديمًا أو ناقصًا.
refused-live-lost = انقطع الاتصال مع { $server } وتعذرت استعادته.
refused-live-session = انتهت هذه الجلسة؛ انضم من جديد.

## Games that are over
save-foreign = ليس «{ $file }» لعبة محفوظة ولم يُغيَّر. { $cause }
terminal-kept = اللعبة محفوظة في { $file }؛ يمكن أن يقرأها klots replay وklots analyse.
terminal-keys-over = p النتيجة · v استعراض · l السجل · o الآخرون · n مجددًا · q خروج
