### Records and logs that cannot be read.

## Records that cannot be read

record-place = { $file }, satır { $line }, sütun { $column }:
record-place-line = { $file }, satır { $line }:
record-format = İlk satır “{ $expected }” olmalı.
record-header = “{ $text }” bir başlık satırı değil: “ad: değer” biçiminde yaz.
record-header-twice = “{ $name }” zaten { $earlier }. satırda var.
record-missing = Başlıkta “{ $name }” eksik.
record-number = “{ $text }” buraya uyan bir sayı değil.
record-per-seat = { $seats ->
    [one] “{ $name }” için bir sayı gerekir.
   *[other] “{ $name }” için { $seats } yerin her birine bir sayı gerekir.
}
record-event = “{ $text }” bir olay değil: “* şans” ya da “yer hamle” biçiminde yaz.
record-seat = “{ $text }” bir yer değil; 0’dan başlayarak { $seats } yer var.
record-eyes = Bu kayıt yalnızca tek bir bakış açısını gösteriyor; yalnızca tam bir kayıt yeniden oynatılabilir.
record-rules = Kayıt, kuralların { $rules } sürümüyle oynanmış; bu program { $known } sürümünü biliyor.
record-draw = Kayıtta “{ $recorded }” yazıyor, ama açıklanan sır “{ $fair }” veriyor.
record-no-fairness = Kayıtta parmak izi yok, bu yüzden çekilişleri doğrulanamaz.
record-no-secret = Sır henüz açıklanmadı, bu yüzden çekilişler şimdilik doğrulanamaz.
record-secret = Sır, 64 onaltılık basamaktan oluşmuyor.
record-commitment = Sır parmak iziyle uyuşmuyor: özeti farklı.
record-unfinished = Kayıtta bir sonuç var, ama oyun bitmemiş.
record-result = Sonuç yanlış: sıralama { $places }, puanlar { $points } olmalı.
record-beside = “{ $text }” bir oyuncunun ya da saatin yapabileceği bir şey değil.
record-ending = “{ $text }” bir bitiş değil. Olası değerler: { $possible }.
record-ending-wrong = Oyun böyle bitmedi.
record-whose-eyes = “{ $text }” bir bakış açısı değil: bir yerin numarasını ya da “onlooker” yaz.
record-out = Bu yer zaten oyun dışıydı.
record-seal = Mühür uymuyor: bu kayıtta bir şey değiştirilmiş.
record-verify-position = Kayıt seçilmiş bir konumdan başlıyor, bu yüzden çekilişleri doğrulanamaz.
record-other = “{ $name }” masanın gösterdiği değil: kayıt değiştirilmiş ya da başka bir oyunun.

## Logs that cannot be read

log-start = Günlük bir masanın kurulmasıyla başlamıyor.
log-empty = Günlük boş.
log-gap = Günlükte bir olay eksik; { $expected } numarası bekleniyordu.
log-seat = Günlükte bu masada olmayan { $seat } numaralı yer geçiyor.
