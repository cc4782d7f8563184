# Words that every face uses.
language-name = Türkçe
game-kingdomino = Kingdomino
game-triominos = Triominos
game-quixo = Quixo
game-dominoes = Domino Double 9
player-of-seat = Oyuncu { $number }
refusal-by-rule = { $sentence } (kural { $rule })

# Refusals that belong to no single game
refused-over = Oyun bitti.
refused-luck-first = Önce bir çekiliş yapılmalı.
refused-no-luck = Şimdi çekilecek bir şey yok, sıra: { $player }.
refused-not-your-turn = Sıra sende değil, sıra: { $player }.
refused-seats = { $game } { $min } ile { $max } arası oyuncu içindir, { $seats } oyuncu için değil.
refused-game-unknown = “{ $game }” diye bir oyun yok. Oyunlar: { $possible }.
refused-option-unknown = “{ $option }” diye bir seçenek yok. Seçenekler: { $possible }.
refused-option-value = “{ $option }” seçeneği “{ $value }” olamaz. Olabilecekler: { $possible }.
refused-option-seats = “{ $option }” seçeneği { $seats } oyuncuyla olmaz.
refused-option-form = “{ $text }” bir seçenek değil: name=value biçiminde yaz.
refused-option-twice = “{ $option }” seçeneği iki kez yazılmış.

# Text that does not read
text-expected = Sütun { $column }: “{ $expected }” bekleniyordu.
text-number = Sütun { $column }: { $min } ile { $max } arası bir sayı bekleniyordu.
text-trailing = Sütun { $column }: “{ $text }” fazla.

# Records
record-format = İlk satır “{ $expected }” olmalı.
record-header = “{ $text }” bir başlık satırı değil: name: value biçiminde yaz.
record-header-twice = “{ $name }” zaten { $earlier }. satırda var.
record-missing = Başlıkta “{ $name }” eksik.
record-number = “{ $text }” buraya uyan bir sayı değil.
record-per-seat = “{ $name }” için { $seats } yerin her birine bir sayı gerekir.
record-event = “{ $text }” bir olay değil: “* luck” ya da “seat move” biçiminde yaz.
record-seat = “{ $text }” bir yer değil; 0’dan başlayarak { $seats } yer var.
record-eyes = Bu kayıt yalnızca şu göz için bir kopya: { $eyes }; yalnızca kaydın tamamı yeniden oynatılabilir.
record-rules = Kayıt, kuralların { $rules } sürümüyle oynanmış; bu program { $known } sürümünü biliyor.
record-draw = Kayıtta “{ $recorded }” yazıyor, ama açıklanan sır “{ $fair }” veriyor.
record-no-fairness = Kayıtta parmak izi yok, bu yüzden çekilişleri doğrulanamaz.
record-no-secret = Sır henüz açıklanmadı, bu yüzden çekilişler şimdilik doğrulanamaz.
record-secret = Sır, 64 onaltılık basamaktan oluşmuyor.
record-commitment = Sır parmak iziyle uyuşmuyor: özeti farklı.
record-unfinished = Kayıtta bir sonuç var, ama oyun bitmemiş.
record-result = Sonuç yanlış: sıralama { $places }, puanlar { $points } olmalı.
yes = evet
no = hayır
