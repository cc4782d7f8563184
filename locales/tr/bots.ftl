### Levels of the bots and how good a move was.

## Levels and reference players

level-beginner = Acemi
level-beginner-about = Yalnızca tek hamleye bakar ve acemiler gibi bazı şeyleri gözden kaçırır.
level-easy = Kolay
level-easy-about = Bir hamlenin hemen ne getireceğini ve en açık tehlikeleri görür.
level-medium = Orta
level-medium-about = Her hamlenin cevabını da düşünür.
level-hard = Zor
level-hard-about = İleriyi planlar ve nadiren hata yapar.
level-expert = Usta
level-expert-about = Oyun hakkında bilinen her şeyi ve verilen sürenin tamamını kullanır.
level-random = Rastgele
level-random-about = Kurallara uyan herhangi bir hamleyi oynar.
level-greedy = Açgözlü
level-greedy-about = Hep o an en çok puanı getiren hamleyi oynar, ilerisine hiç bakmaz.

## How good a move was

class-forced = Zorunlu
class-best = En iyi
class-good = İyi
class-inaccuracy = Kusur
class-mistake = Hata
class-blunder = Büyük hata

## Analysis

refused-analysis-game = Bu kayıt başka bir oyuna ait: { $game }.
refused-analysis-turn = Burada sıra { $player } adlı oyuncuda değil.
refused-analysis-luck = Burada çekilecek bir şey yok.
refused-analysis-unit = Bu bot kendi kazanma şansını tahmin etmiyor; başka birini seç.
