### Domino Double 9: what the rules say in plain words.

# Options
option-dominoes-starter-draws = Başlayan ikinci taşı çeker
option-dominoes-starter-draws-about = Çift taşla başlayıp ona uyan taşı olmayan, uyan bir taş gelene kadar çeker. Kurallara göre o zaman taş eklenmez.
option-dominoes-may-draw-anyway = Taş çekmek hep serbest
option-dominoes-may-draw-anyway-about = Bir oyuncu elinde uyan taş olsa da çekebilir. Kurallara göre taş koyabilen koymak zorundadır.
option-dominoes-match = Birkaç turluk maç
option-dominoes-match-about = Her turu kazanan, biri hedefe ulaşana kadar diğer ellerde kalan noktaları puan olarak alır; çift taşlar bir kez sayılır.
option-dominoes-target = Hedef
option-dominoes-target-about = Maçı kazandıran toplam.

# Refusals
refused-dominoes-round-over = Tur bitti.
refused-dominoes-drawing = Şu anda bir taş çekiliyor.
refused-dominoes-start = Tur { $tile } taşıyla başlar.
refused-dominoes-started = Dizi zaten başladı.
refused-dominoes-not-held = { $tile } taşı elinde değil.
refused-dominoes-drawn-tile = Çektiğin { $drawn } taşı uyuyor: onu koy.
refused-dominoes-equal-ends = İki uçta da { $right } var: { $tile } taşı yalnızca tek şekilde konabilir.
refused-dominoes-other-end = { $tile } yalnızca diğer uca uyuyor.
refused-dominoes-second = İkinci taş başlangıçtaki çift taşa uymalı; { $tile } uymuyor.
refused-dominoes-no-match = { $tile } açık uçlara uymuyor: { $left } ve { $right }.
refused-dominoes-stock-empty = Çekilecek taş kalmadı.
refused-dominoes-must-lay = Elinde uyan bir taş var: onu koy.
refused-dominoes-must-draw = Çekilecek taş var: pas geçmeden önce çek.
refused-dominoes-no-luck = Şimdi çekilecek bir şey yok.
refused-dominoes-not-in-stock = { $tile } ortadaki taşlar arasında değil.
refused-dominoes-tile-twice = { $tile } iki kez var.
refused-dominoes-deal = Herkes { $count } taş alır.
refused-dominoes-hands = “{ $field }” için { $seats } yerin her birine bir el gerekir.
refused-dominoes-position-field = “{ $field }” eksik, iki kez yazılmış, bilinmiyor ya da okunamıyor.
refused-dominoes-position = { $why ->
    [tiles] Bir taş iki yerde birden.
    [line] Dizideki taşlar birbirine uymuyor.
    [hands] Bir eldeki taş sayısı olamayacak bir sayı.
    [stage] Bundan sonra olacak şey diziyle ve ellerle uyuşmuyor.
    [drawn] Çekilen taşlar diziyle ve ellerle uyuşmuyor.
    [known] Bir el hakkında bilinenler doğru değil.
    [totals] Hiçbir maçta bu turlar ve toplamlar olamaz.
    [last] Önceki tur böyle bitmiş olamaz.
   *[other] Böyle bir konum olamaz.
}
text-dominoes-tile = Sütun { $column }: 9-4 gibi bir taş bekleniyordu.
text-dominoes-which-end = Sütun { $column }: { $tile } iki uca da uyuyor; left ya da right yaz.

# The log
told-dominoes-deal = Tur { $round }: herkes { $count } taş aldı.
told-dominoes-start = { $player }, { $tile } taşıyla başladı.
told-dominoes-lay = { $player }, { $tile } taşını koydu. Açık uçlar: { $left } ve { $right }.
told-dominoes-out = { $player }, { $tile } taşını koydu ve elinde taş kalmadı.
told-dominoes-block = { $player }, { $tile } taşını koydu; artık kimse taş koyamıyor.
told-dominoes-draw = { $player } taş çekiyor.
told-dominoes-drew = { $player }, { $tile } taşını aldı.
told-dominoes-drew-hidden = { $player } bir taş aldı.
told-dominoes-pass = { $player } pas geçti: ne { $left } var ne { $right }.

# Points
score-dominoes-left = { $tile } elde kaldı
score-dominoes-double-left = { $tile } elde kaldı; çift taşın tek yarısı sayılır
score-dominoes-earlier = { $count ->
    [one] İlk tur
   *[other] İlk { $count } tur
}
score-dominoes-hand = Tur { $round }: { $player } adlı oyuncunun elinde kalanlar

# Hints
reason-dominoes-out = Bu son taşın: tur senin.
reason-dominoes-starves = { $player }: elinde buna uyan bir taş olamaz.
reason-dominoes-lacks = { $player }: elinde { $number } yoktu, o zamandan beri de çekmedi.
reason-dominoes-rare = { $count ->
    [0] Senin elinin dışında başka { $number } kalmadı.
    [one] Senin elinin dışında { $number } olan yalnızca { $count } taş kaldı.
   *[other] Senin elinin dışında { $number } olan yalnızca { $count } taş kaldı.
}
reason-dominoes-keeps = { $count ->
    [one] Sonrasında elindeki { $count } taş uyar.
   *[other] Sonrasında elindeki { $count } taş uyar.
}
reason-dominoes-keeps-none = Sonrasında taşlarından hiçbiri uymaz.
reason-dominoes-double = Çift taşlardan sonradan kurtulmak zordur.
reason-dominoes-draw = Elindeki hiçbir taş uymuyor.
reason-dominoes-pass = Hiçbir taş uymuyor, çekilecek taş da kalmadı.
