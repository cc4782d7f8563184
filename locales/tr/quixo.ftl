### Quixo: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-quixo = Quixo
home-quixo = Bir küp al, geri it ve kendi işaretinden beşini bir çizgide diz.
rules-intro-quixo = Kenardan bir küp al, kendi işaretine çevir ve geri it. Bir çizgide beşli yapan kazanır.

## play: options

option-quixo-board = Tahta
option-quixo-board-about = Bir sıradaki küpler: 5 normal oyundur, 3 ve 4 daha küçüktür.
option-quixo-move-cap = Hamle sınırı
option-quixo-move-cap-about = Bu kadar hamleden sonra oyun berabere biter; 0 sınırsız demektir.
option-quixo-repetition = Tekrarla beraberlik
option-quixo-repetition-about = Üçüncü kez ortaya çıkan bir konum oyunu berabere bitirir.
option-quixo-move-seconds = Hamle başına saniye
option-quixo-move-seconds-about = Süreyi aşan kaybeder; 0 sınırsız demektir.
option-quixo-partners-may-consult = Eşler konuşabilir
option-quixo-partners-may-consult-about = Her takıma özel bir sohbet açar.

## play: log

told-quixo-starts =
    { $symbol ->
        [cross] İlk hamle: { $player }, işareti çarpı.
       *[circle] İlk hamle: { $player }, işareti yuvarlak.
    }
told-quixo-push =
    { $ends ->
        [win] { $player }, { $from } küpünü { $to } karesinden itti ve bir çizgiyle kazandı.
        [loss] { $player }, { $from } küpünü { $to } karesinden itti ve rakibe çizgi yaptı.
        [draw] { $player }, { $from } küpünü { $to } karesinden itti: berabere.
       *[no] { $player }, { $from } küpünü { $to } karesinden itti.
    }
told-quixo-push-dot =
    { $ends ->
        [win] { $player }, { $from } küpünü { $to } karesinden itti ve bir çizgiyle kazandı.
        [loss] { $player }, { $from } küpünü { $to } karesinden itti ve rakibe çizgi yaptı.
        [draw] { $player }, { $from } küpünü { $to } karesinden itti: berabere.
       *[no]
            { $dot ->
                [self] { $player }, { $from } küpünü { $to } karesinden itti ve noktayı kendine çevirdi.
               *[partner] { $player }, { $from } küpünü { $to } karesinden itti ve noktayı eşine çevirdi.
            }
    }
told-quixo-pass =
    { $ends ->
        [draw] { $player } alacak küp bulamadı ve pas geçti: berabere.
       *[no] { $player } alacak küp bulamadı ve pas geçti.
    }

## play: possible moves

may-quixo-push =
    { $ends ->
        [win] { $from } küpünü { $to } karesinden it ve bir çizgiyle kazan
        [loss] { $from } küpünü { $to } karesinden it ve rakibe çizgi yap
        [draw] { $from } küpünü { $to } karesinden it: berabere
       *[no] { $from } küpünü { $to } karesinden it
    }
may-quixo-push-dot =
    { $ends ->
        [win] { $from } küpünü { $to } karesinden it ve bir çizgiyle kazan
        [loss] { $from } küpünü { $to } karesinden it ve rakibe çizgi yap
        [draw] { $from } küpünü { $to } karesinden it: berabere
       *[no]
            { $dot ->
                [self] { $from } küpünü { $to } karesinden it ve noktayı kendine çevir
               *[partner] { $from } küpünü { $to } karesinden it ve noktayı eşine çevir
            }
    }
may-quixo-pass =
    { $ends ->
        [draw] Pas geç: alabileceğin küp yok, oyun berabere biter
       *[no] Pas geç: alabileceğin küp yok
    }

## play: points

score-quixo-own-line = Kendi çizgisi
score-quixo-line-by-other = Rakibin yaptığı çizgi

## play: hints

reason-quixo-wins = Çizgini tamamlar ve kazandırır.
reason-quixo-loses = Rakibe çizgi yapar.
reason-quixo-draws = Oyunu berabere bitirir.
reason-quixo-lets-win = Rakip sonraki hamlede kazanabilir.
reason-quixo-stops = Rakibin tamamlayabileceği bir çizgiyi engeller.
reason-quixo-builds = En uzun çizginde artık { $count } / { $size } küp var.
reason-quixo-breaks = Rakibin { $count } küplük çizgisini bozar.
reason-quixo-new-cube = Tarafına yeni bir küp kazandırır.
reason-quixo-own-cube = Kendi küplerinden birini oynatır.

## play: refusals

refused-quixo-over = Oyun bitti.
refused-quixo-lot-first = İlk oyuncuyu belirleyen kura henüz çekilmedi.
refused-quixo-lot-drawn = İlk oyuncuyu belirleyen kura zaten çekildi.
refused-quixo-never-pass = İki kişilik oyunda kimse pas geçemez.
refused-quixo-pass-with-cube = Yalnızca alabileceğin hiç küp yoksa pas geçebilirsin.
refused-quixo-not-border = { $square } kenarda değil.
refused-quixo-other-symbol = { $square } rakibin işaretini gösteriyor.
refused-quixo-other-dot = { $square } küpünün noktası şu oyuncuyu gösteriyor: { $player }.
refused-quixo-same-place = Küp alındığı yere geri konamaz.
refused-quixo-not-an-end = { $from } küpü { $to } karesinden giremez: sırasının ya da sütununun bir ucunu seç.
refused-quixo-no-dots = Noktalar yalnızca dört oyuncu içindir.
refused-quixo-dot-at-partner = Nokta seni ya da eşini göstermeli.
refused-quixo-three = Quixo iki kişiyle ya da takım hâlinde dört kişiyle oynanır.
refused-quixo-endless = Hamle sınırı da tekrarla beraberlik de yoksa oyun hiç bitmeyebilir.

## play: positions as text

refused-quixo-position =
    { $why ->
        [lot] Kura çekilmeden önce bütün küpler boştur ve hiçbir hamle yapılmamıştır.
        [moves] Bu kadar az hamlede bu kadar çok küp çevrilmiş olamaz.
        [past] Önceki tahtalar buna götürmüyor.
        [line] Oyun bu konumdan önce bitmişti.
       *[last] Son hamle bu konuma götürmüyor.
    }
text-quixo-square = Burada a1 ile { $last } arasında bir kare bekleniyor.
text-quixo-cube =
    { $seats ->
        [4] Küp boşsa “.”, değilse noktasının gösterdiği yerin numarası, 0 ile 3 arası, yazılır.
       *[other] Küp boşsa “.”, çarpıysa “x”, yuvarlaksa “o” yazılır.
    }

## page: the board

help-quixo = Kenarı parlak bir küp al, sonra hangi taraftan itileceğini seç. Klavyeyle: oklar, Enter, sonra o tarafın oku.
quixo-board = Tahta
quixo-cell =
    { $square }: { $symbol ->
        [cross] çarpı
        [circle] yuvarlak
       *[blank] boş
    }{ $dot ->
        [yes] , gösterdiği oyuncu { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , alınabilir
       *[no] { "" }
    }
quixo-row = { $row }. sıra: { $cells }
quixo-cube-cross = çarpı
quixo-cube-circle = yuvarlak
quixo-cube-blank = boş
quixo-choose-cube =
    { $symbol ->
        [cross] Bir küp al: boş ya da çarpı.
       *[circle] Bir küp al: boş ya da yuvarlak.
    }
quixo-choose-cube-dot = Boş bir küp ya da noktası seni gösteren bir küp al.
quixo-choose-side = Hangi taraftan itilsin?
quixo-move =
    { $side ->
        [top] Küp { $from }, yukarıdan itilir
        [bottom] Küp { $from }, aşağıdan itilir
        [left] Küp { $from }, soldan itilir
       *[right] Küp { $from }, sağdan itilir
    }
quixo-move-dot = noktanın gösterdiği: { $player }
quixo-move-pass = Pas geç
quixo-must-pass = Alabileceğin küp yok: pas geç.
quixo-dot = Nokta kimi göstersin
quixo-wins = kazandırır
quixo-loses = Dikkat: bu rakibe çizgi yapar!
quixo-moment = Bir çizgide { $count }!

## page: what you did

own-quixo-starts =
    { $symbol ->
        [cross] İlk hamle senin, işaretin çarpı.
       *[circle] İlk hamle senin, işaretin yuvarlak.
    }
own-quixo-push =
    { $ends ->
        [win] { $from } küpünü { $to } karesinden ittin ve bir çizgiyle kazandın.
        [loss] { $from } küpünü { $to } karesinden ittin ve rakibe çizgi yaptın.
        [draw] { $from } küpünü { $to } karesinden ittin: berabere.
       *[no] { $from } küpünü { $to } karesinden ittin.
    }
own-quixo-push-dot =
    { $ends ->
        [win] { $from } küpünü { $to } karesinden ittin ve bir çizgiyle kazandın.
        [loss] { $from } küpünü { $to } karesinden ittin ve rakibe çizgi yaptın.
        [draw] { $from } küpünü { $to } karesinden ittin: berabere.
       *[no]
            { $dot ->
                [self] { $from } küpünü { $to } karesinden ittin ve noktayı kendine çevirdin.
               *[partner] { $from } küpünü { $to } karesinden ittin ve noktayı eşine çevirdin.
            }
    }
own-quixo-pass =
    { $ends ->
        [draw] Alacak küp bulamadın ve pas geçtin: berabere.
       *[no] Alacak küp bulamadın ve pas geçtin.
    }

## book: the guided first game

lesson-quixo-aim = Quixo: kendi işaretinden beşini bir sırada, sütunda ya da çaprazda dizen kazanır.
lesson-quixo-take = Kenardan boş bir küp al, sonra hangi taraftan geri itileceğini seç. Küp senin işaretinle döner.
lesson-quixo-again = Bütün sıra bir adım kaydı. Boş küpleri ve kendininkileri alabilirsin, rakibinkileri asla.
lesson-quixo-other = İtince rakibin küpleri de kayar: çizgilerini bozmak için bunu kullan.
lesson-quixo-danger = Ama dikkat: itişin rakibe beşli yaparsa, sen de beşli yapsan bile kaybedersin.
lesson-quixo-free = Hepsi bu kadar. Oynamaya devam et, istediğin zaman ipucu iste.

## book: rules

rules-q1 = 25 küp, boş yüzleri yukarıda, 5 × 5 kareye dizilir. Her küpte bir çarpı ve bir yuvarlak vardır; kalan yüzler boştur. Bir taraf çarpıyla, diğeri yuvarlakla oynar. Kimin başlayacağı kurayla belirlenir. Seçenekler: 3 × 3 ya da 4 × 4 tahta.
rules-q2 = Sıran gelince kenardaki 16 küpten boş olan ya da kendi işaretini gösteren birini al, rakibin işaretini taşıyanı asla alma.
rules-q3 = Üzerinde ne olursa olsun, küp senin işaretin yukarıda olacak şekilde geri girer.
rules-q4 = Küpü alındığı sıranın ya da sütunun bir ucundan, boşluk kapanacak şekilde geri it: köşe için iki, diğerleri için üç yol vardır. Alındığı yere geri konamaz.
rules-q5 = Kendi işaretinden beşini bir sırada, sütunda ya da çaprazda dizen kazanır.
rules-q6 = Rakibin işaretinden bir çizgi yaparsan, aynı itişte kendi çizgin de oluşsa bile kaybedersin.
rules-q7 = İki oyuncuyla kimse pas geçemez, buna hiç gerek de olmaz.
rules-q8 = Her hamle için bir süre sınırı kararlaştırılabilir. (Karar: süresi biten kaybeder.)
rules-q9 = (Karar: basılı kurallarda beraberlik yoktur. Üçüncü kez ortaya çıkan konum beraberliktir, 200 hamlelik oyun da öyle. Hamle sayısı değiştirilebilir; iki kuraldan biri kapatılabilir ama ikisi birden kapatılamaz.)
rules-q10 = Dört oyuncu iki takım kurar, eşler karşılıklı oturur. Sıra saat yönünde ilerler, böylece takımlar dönüşümlü oynar.
rules-q11 = Her işaretin bir noktası vardır. İşaretli bir küpü yalnızca noktasının gösterdiği oyuncu alabilir; boş küpleri herkes alabilir. Küp itilip kaysa da nokta hep aynı oyuncuyu gösterir.
rules-q12 = Bir küpü iterken noktasını kendine ya da eşine çevirirsin.
rules-q13 = Yalnızca kenarda boş küp yoksa ve kenarda senin işaretini taşıyan küplerden hiçbirinin noktası seni göstermiyorsa pas geçebilirsin. (Karar: o zaman pas geçmek zorundasın.)
rules-q14 = Eşlerin oyun hakkında konuşup konuşamayacağını oyuncular kararlaştırır; bu bir seçenektir.

## book: captions of the examples

rules-example-quixo-push = İşaretli küp { $to } karesinden itildi; orası ile alındığı { $from } karesi arasındaki bütün küpler bir adım kaydı.
rules-example-quixo-line = Tam bir çarpı çizgisi: çarpı kazandı.
rules-example-quixo-other = Çarpı itti ve yuvarlaklardan bir çizgi yaptı: yuvarlak kazandı.
rules-example-quixo-dots = Dört oyuncuyla her işaretin bir noktası olur; küpü yalnızca gösterdiği oyuncu alabilir.

## terminal

terminal-letters-quixo = X çarpı, O yuvarlak, · boş; işaretin ardındaki rakam, noktasının gösterdiği oyuncudur.

## command line

cli-solve-about = Quixo’yu çöz: her tahtanın değerini bul
cli-solve-game = Ne çözülsün
cli-solve-size = Bir sıradaki küp sayısı: 3, 4 ya da 5
cli-solve-distances = Galibiyet ve yenilgilerin kaç hamle sürdüğünü de bul
cli-solve-dir = Biten tabloları burada sakla ve durdurulunca buradan devam et
cli-solve-layers = Yalnızca bu kadar katman (aynı sayıda çevrilmiş küp olan tahtalar), dolu tahtadan başlayarak
cli-solve-threads = Kullanılacak iş parçacıkları
cli-solve-check = Her katmandan bu kadar rastgele konumu yalnızca kurallara göre yeniden denetle
cli-solve-json = Tek bir JSON belgesi yazdır
solve-progress = { $cubes } küp, { $rate } tahta/sn, { $left } sn kaldı, { $memory } MB bellek, { $disk } MB disk
solve-layer = { $cubes ->
    [all] Toplam: { $wins } galibiyet, { $losses } yenilgi, { $draws } beraberlik
   *[other] { $cubes } küp çevrilmiş: { $wins } galibiyet, { $losses } yenilgi, { $draws } beraberlik
}
solve-first = { $value ->
    [win] İlk oyuncu kazanır.
    [loss] İlk oyuncu kaybeder.
   *[draw] Oyun berabere biter.
}
solve-done = { $seconds } sn, simetriler tek sayılarak saniyede { $rate } tahta; bu hızla bu tahta boyutunu tümüyle çözmek { $whole } saat sürer.
solve-checked = Yeniden denetlenen konum sayısı: { $boards }; hepsi uyuşuyor.
refused-solve-size = Tahta boyutları: bir sırada 3, 4 ya da 5 küp.
refused-solve-folder = Bir sırada 5 küp olan tahtaların tabloları için bir klasör gerekir (--dir).
refused-train-tables = Eğitim için tüm 5 × 5 tahtaların tabloları gerekir; önce onları oluştur (klots solve quixo --size 5).
refused-solve-wrong = Bu konum yanlış çözülmüş: { $board }. Lütfen bildir; tabloları sil ve yeniden çöz.
score-quixo-line = { $symbol ->
    [cross] Çarpının bir çizgisi var
   *[circle] Yuvarlağın bir çizgisi var
}: { $cells }
score-quixo-none = Kimsenin çizgisi yok.
score-quixo-won = { $symbol ->
    [cross] Çarpı kazandı.
   *[circle] Yuvarlak kazandı.
}
refused-score-board = Bir tahtada { $min } ile { $max } arası sıra, her sırada da o kadar küp olur.
refused-score-pushed = İki tarafın da çizgisi var: son kimin ittiğini yaz, “pushed: x” ya da “pushed: o”.
