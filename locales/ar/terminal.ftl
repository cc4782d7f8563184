terminal-which-game = أي لعبة؟
terminal-how-many = كم لاعبًا؟
terminal-which-level = ما قوة خصومك؟
terminal-go-on = متابعة { $name }
terminal-choose = اكتب عددًا من 1 إلى { $count } من فضلك.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [zero] { $count } قطعة
        [one] قطعة واحدة
        [two] قطعتان
        [few] { $count } قطع
        [many] { $count } قطعة
       *[other] { $count } قطعة
    })
terminal-hand = يدك: { $tiles }
terminal-your-move = { $count ->
    [1] نقلتك: توجد واحدة فقط.
   *[other] نقلتك: اكتب عددًا من 1 إلى { $count }، أو ? للمساعدة.
}
terminal-plain-help = عدد أو نقلة للعب. hint تلميح، undo تراجع، board اللوحة، log السجل، quit خروج؛ تُحفظ اللعبة عند الخروج.
terminal-curtain = سلّم الجهاز إلى { $player } ثم Enter.
terminal-saved = حُفظت في { $file }.
terminal-over = انتهت اللعبة.
terminal-thinking = { $player }: تفكير …
terminal-too-small = في الطرفية { $columns } عمودًا و{ $rows } سطرًا؛ يحتاج Klots إلى 80 و24.
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
terminal-menu-level = الخصوم
terminal-menu-persons = أشخاص على هذه الطرفية
terminal-menu-start = ابدأ
terminal-help = تعرض القائمة كل نقلة مسموحة. ↑ و↓ لاختيار واحدة، ويُعلَّم موضعها على اللوحة؛ r للنقلة التالية في الموضع نفسه. Enter يلعبها. / وأحرف لتصفية القائمة، وEsc يعيدها كلها. النقر على اللوحة يختار نقلات ذلك الموضع. o لرؤية جانب اللاعبين الآخرين، وh للتلميحات، وu للتراجع، وq للحفظ والخروج.
terminal-step = الحدث { $number } من { $count }
refused-undo = لا يمكن التراجع هنا عن شيء: جرى سحب منذ ذلك، أو لم يُلعب شيء.
refused-no-hint = لا يوجد ما تقرره الآن.
refused-bot = لا يوجد بوت باسم «{ $bot }». البوتات: { $possible }.
refused-save-players = لا يذكر الحفظ من يلعب على كل مقعد.
save-damaged = الملف المحفوظ تالف ونُحّي جانبًا باسم { $file }: { $cause }
