### What the store answers.

## What the store answers when it cannot keep or read something

store-full = قرص الخادم ممتلئ. لم تُحفظ نقلتك؛ حاول لاحقًا من فضلك.
store-lost = لا يصل الخادم إلى قاعدة بياناته الآن. سيتابع تلقائيًا حالما يستطيع.
store-busy = الخادم مشغول جدًا الآن. حاول بعد لحظة من فضلك.
store-closed = الخادم يتوقف.
store-damaged = البيانات تالفة. لم يتغير شيء. استعد نسخة احتياطية في مجلد فارغ.
store-foreign = هذا ليس مجلد بيانات أو قاعدة بيانات لـ Klots. لم يتغير شيء.
store-newer = كُتبت البيانات بإصدار أحدث من Klots. استعمل ذلك الإصدار أو ما بعده من فضلك.
store-locked = يعمل Klots آخر بالفعل بمجلد البيانات هذا.
store-not-empty = هذا المجلد أو قاعدة البيانات ليس فارغًا. لم يُستبدل شيء.
store-invalid = تلقى الخادم طلبًا لا معنى له.
store-login-taken = هذا الاسم مأخوذ.
store-file = يتعذر قراءة ملف أو كتابته.
store-database = أبلغت قاعدة البيانات عن خطأ غير متوقع. السبب في سجل الخادم.
