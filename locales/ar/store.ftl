### What the store answers.

## What the store answers when it cannot keep or read something

store-full = قرص الخادم ممتلئ. لم تُحفظ نقلتك؛ حاول لاحقًا من فضلك.
store-lost = لا يصل الخادم إلى قاعدة بياناته الآن. سيتابع وحده حالما يستطيع.
store-busy = لدى الخادم الكثير مما يكتبه الآن. حاول بعد لحظة من فضلك.
store-closed = الخادم يتوقف.
store-damaged = البيانات تالفة. لم يتغير شيء. استعد نسخة احتياطية في مجلد فارغ.
store-foreign = هذا ليس مجلد بيانات أو قاعدة بيانات لـ Klots. لم يتغير شيء.
store-newer = كُتبت البيانات بإصدار أحدث من Klots. استعمل ذلك الإصدار أو ما بعده من فضلك.
store-locked = يعمل Klots آخر بالفعل بمجلد البيانات هذا.
store-not-empty = هذا المكان ليس فارغًا. لم يُستبدل شيء.
store-invalid = طُلب من الخادم شيء لا معنى له.
store-login-taken = هذا الاسم مأخوذ.
store-file = يتعذر قراءة ملف أو كتابته.
store-database = رفضت قاعدة البيانات ما لا ينبغي رفضه. السبب في سجل الخادم.
