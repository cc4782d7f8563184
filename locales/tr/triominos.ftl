# Triominos: options, refusals, the log, the reckoning.

option-triominos-hexagons = Aynı anda birkaç altıgen
option-triominos-hexagons-about = Birden çok altıgeni tamamlayan taşın kaç puan getirdiği.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, kaç tane olursa olsun
option-triominos-hexagons-is-each = her biri için 50
option-triominos-target = Ulaşılacak puan
option-triominos-target-about = Maç, birinin bu puana ulaştığı turun sonunda biter.
option-triominos-rounds = En çok tur
option-triominos-rounds-about = Kimse puana ulaşmasa da maç bu kadar turdan sonra biter.
option-triominos-solo-hand = Tek başına oynarken eldeki taşlar
option-triominos-solo-hand-about = 0 ise her taş havuzdan çekilir.
option-triominos-solo-draws = Tek başına çekilebilecek taşlar
option-triominos-solo-draws-about = Azı sonuçları karşılaştırılabilir kılar; 20 iyi bir sayıdır. 55 ise sınır yoktur.

refused-triominos-over = Maç bitti.
refused-triominos-luck-first = Bir taş ya da dağıtım hâlâ yolda.
refused-triominos-no-luck = Şimdi ne dağıtılıyor ne çekiliyor.
refused-triominos-start = Tur, masanın ortasında { $tile } taşıyla başlar.
refused-triominos-must-lay = Çekilen { $tile } taşı uyuyor ve şimdi konmak zorunda.
refused-triominos-held-before = Taş çektin: daha önce elinde olan { $tile } bu sırada konamaz.
refused-triominos-pool-empty = Çekilecek taş kalmadı.
refused-triominos-draws-used = { $count ->
    [0] Bu oyunda taş çekilemez.
    [one] Çekilebilecek tek taş çekildi.
   *[other] Çekilebilecek { $count } taşın hepsi çekildi.
}
refused-triominos-must-draw = { $count ->
    [one] Pas geçemezsin: çekilecek bir taş daha var.
   *[other] Pas geçemezsin: çekilecek { $count } taş daha var.
}
refused-triominos-not-in-hand = { $tile } elinde değil.
refused-triominos-covered = Orada zaten bir taş var.
refused-triominos-no-side = O yerin yanında taş yok.
refused-triominos-corner = O köşede { $not } değil, { $shows } var.
refused-triominos-hand-size = { $seat } numaralı yere { $expected } yerine { $count } taş dağıtılmış.
refused-triominos-not-in-pool = { $tile } havuzda değil.
refused-triominos-tile-twice = { $tile } iki kez yazılmış.
refused-triominos-table = { $tile } orada duramaz.
refused-triominos-impossible-position = Böyle bir konum oluşamaz ({ $why }).

text-triominos-tile = { $text } diye bir taş yok: sayılar 0’dan 5’e kadardır ve saat yönünde artar.
text-triominos-stage = “{ $text }” şunlardan biri değil: deal, start, play, draw, over.
text-triominos-too-many = Var olandan daha çok taş ayrılmış.

told-triominos-dealt = Tur { $round } dağıtıldı; { $player } başlıyor.
told-triominos-turned-up = { $tile } açıldı: { $points } puan.
told-triominos-starts = { $player }, { $tile } taşıyla başladı: { $points } puan.
told-triominos-lays = { $bonus ->
    [bridge] { $player }, { $tile } taşını koydu ve köprü kurdu: { $points } puan.
    [double] { $player }, { $tile } taşını iki taşın arasına koydu: { $points } puan.
    [hexagon] { $player }, { $tile } taşını koydu ve bir altıgeni kapattı: { $points } puan.
   *[none] { $player }, { $tile } taşını koydu: { $points } puan.
}{ $ends ->
    [out] { " " }Bu son taştı: tur bitti.
    [blocked] { " " }Artık kimse taş koyamıyor: tur bitti.
   *[no] { "" }
}
told-triominos-draws = { $count ->
    [1] { $player } bir taş çekiyor.
   *[other] { $player } bu sıradaki { $count }. taşını çekiyor.
}
told-triominos-drew = { $missed ->
    [yes] Taş uymuyor, sıra geçti.
   *[no] { $player } bir taş çekti.
}{ $ends ->
    [blocked] { " " }Artık kimse taş koyamıyor: tur bitti.
   *[no] { "" }
}
told-triominos-drew-tile = { $missed ->
    [yes] { $player }, { $tile } taşını çekti. Taş uymuyor, sıra geçti.
   *[no] { $player }, { $tile } taşını çekti.
}{ $ends ->
    [blocked] { " " }Artık kimse taş koyamıyor: tur bitti.
   *[no] { "" }
}
told-triominos-passes = { $player } pas geçti: { $points } puan.{ $ends ->
    [blocked] { " " }Artık kimse taş koyamıyor ya da koymak istemiyor: tur bitti.
   *[no] { "" }
}

score-triominos-tiles = Konan taşlar
score-triominos-starts = İlk taşlar
score-triominos-bridges = Köprüler
score-triominos-doubles = Çift bağlantılar
score-triominos-hexagons = Altıgenler
score-triominos-draws = Çekilen taşlar
score-triominos-misses = Taş konmayan sıralar
score-triominos-outs = Taşları bitirme
score-triominos-hands = Ellerde kalanlar

reason-triominos-start = Bu, başlangıç taşı.
reason-triominos-last-tile = Bu son taşın: tur senin.
reason-triominos-points = { $bonus ->
    [bridge] Köprüyle { $points } puan.
    [double] Çift bağlantıyla { $points } puan.
    [hexagon] Altıgenle { $points } puan.
   *[none] { $points } puan.
}
reason-triominos-allows-bonus = { $count ->
    [one] Başka bir oyuncunun bonus kazanabileceği bir yer bırakır.
   *[other] Diğer oyuncuların bonus kazanabileceği { $count } yer bırakır.
}
reason-triominos-spoils-bonus = { $count ->
    [one] Bir bonus yerini ortadan kaldırır.
   *[other] { $count } bonus yerini ortadan kaldırır.
}
reason-triominos-narrows = { $count ->
    [0] Diğerlerinde olabilecek hiçbir taş artık uymaz.
    [one] Diğerlerinde olabilecek yalnızca bir taş hâlâ uyar.
   *[other] Diğerlerinde olabilecek yalnızca { $count } taş hâlâ uyar.
}
reason-triominos-goes-on = { $count ->
    [0] Sonrasında elindeki hiçbir taş uymaz.
    [one] Sonrasında elindeki bir taş uyar.
   *[other] Sonrasında elindeki { $count } taş uyar.
}
reason-triominos-draws-to-wait = Taşların sonra daha değerli olacak: çekmek şimdi koymaktan ucuz.
reason-triominos-must-draw = Elindeki hiçbir taş uymuyor.
reason-triominos-passes-to-wait = Pas geçmek şimdi koymaktan ucuz.
reason-triominos-must-pass = Elindeki hiçbir taş uymuyor, çekilecek taş da kalmadı.
