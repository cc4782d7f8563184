### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = مبتدئ
level-beginner-about = ينظر نقلة واحدة فقط إلى الأمام ويغفل عن أشياء كما يفعل المبتدئون.
level-easy = سهل
level-easy-about = يرى ما تجلبه النقلة فورًا وأوضح الأخطار.
level-medium = متوسط
level-medium-about = يفكر في الرد على كل نقلة.
level-hard = صعب
level-hard-about = يخطط مسبقًا ونادرًا ما يخطئ.
level-expert = خبير
level-expert-about = يستعمل كل ما يُعرف عن اللعبة وكل الوقت المتاح له.
level-random = عشوائي
level-random-about = يلعب أي نقلة مسموحة.
level-greedy = جشع
level-greedy-about = يلعب دائمًا ما يجلب أكثر النقاط فورًا ولا ينظر أبعد من ذلك أبدًا.

## How good a move was

class-forced = إجبارية
class-best = الأفضل
class-good = جيدة
class-inaccuracy = هفوة
class-mistake = خطأ
class-blunder = غلطة فادحة

## Analysis

refused-analysis-game = هذا التسجيل للعبة أخرى: { $game }.
refused-analysis-turn = ليس الدور هنا على { $player }.
refused-analysis-luck = لا يوجد هنا ما يُسحب.
refused-analysis-unit = لا يقدّر هذا البوت فرصته في الفوز؛ اختر غيره.
