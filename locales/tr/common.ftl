### What every face says.

## Names

language-name = Türkçe
player-of-seat = { $number }. oyuncu
refusal-by-rule = { $sentence } ({ $rule } kuralı)
yes = evet
no = hayır

## Refusals that belong to no single game

refused-over = Oyun bitti.
refused-luck-first = Önce bir çekiliş yapılmalı.
refused-no-luck = Şimdi çekilecek bir şey yok; sıra: { $player }.
refused-not-your-turn = Sıra sende değil; sıra: { $player }.
refused-seats = { $game }, { $min } ile { $max } arası oyuncuyla oynanır; { $seats } oyuncuyla oynanmaz.
refused-game-unknown = “{ $game }” diye bir oyun yok. Oyunlar: { $possible }.
refused-option-unknown = “{ $option }” diye bir seçenek yok. Seçenekler: { $possible }.
refused-option-value = “{ $option }” seçeneği “{ $value }” olamaz. Olası değerler: { $possible }.
refused-option-seats = “{ $option }” seçeneği { $seats } oyuncuyla kullanılamaz.
refused-option-form = “{ $text }” bir seçenek değil: name=value biçiminde yaz.
refused-option-twice = “{ $option }” seçeneği iki kez yazılmış.

## Text that does not read

text-expected = Sütun { $column }: “{ $expected }” bekleniyordu.
text-number = Sütun { $column }: { $min } ile { $max } arası bir sayı bekleniyordu.
text-trailing = Sütun { $column }: “{ $text }” fazla.

## The rules to read, whatever the game

rules-title = Kurallar
rules-section-setup = Hazırlık
rules-section-turn = Oyun akışı
rules-section-placing = Yerleştirme
rules-section-drawing = Taş çekme
rules-section-end = Oyunun bitişi
rules-section-scoring = Puanlama
rules-section-bonus = Bonuslar
rules-section-variants = Varyantlar
rules-section-teams = Dört oyuncu
rules-section-solo = Tek başına
rules-ruling-note = Basılı kuralların sustuğu ya da belirsiz kaldığı yerde bir karar geçerlidir; farklı oynayanlar bir seçenek kullanabilir.
rules-differ-title = Basılı metinlerin farklılaştığı yerler
rules-example-title = Örnek
