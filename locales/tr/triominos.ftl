### Triominos: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-triominos = Triominos
home-triominos = Üçgen taşların köşelerini eşleştir, köprüler kur, altıgenleri kapat.
rules-intro-triominos = Üçgen taşları kenar kenara koy. Her taş puan getirir; köprüler ve altıgenler daha fazlasını.

## play: options

option-triominos-hexagons = Aynı anda birkaç altıgen
option-triominos-hexagons-about = Birden çok altıgeni tamamlayan taşın kaç puan getirdiği.
option-triominos-hexagons-is-scale = 50, 60, 70
option-triominos-hexagons-is-flat = 50, kaç tane olursa olsun
option-triominos-hexagons-is-each = her biri için 50
option-triominos-target = Ulaşılacak puan
option-triominos-target-about = Maç, birinin bu puana ulaştığı turun sonunda biter.
option-triominos-rounds = En çok tur sayısı (0 = ∞)
option-triominos-rounds-about = Kimse hedefe ulaşmasa da maç bu kadar turdan sonra biter; 0 sınırsız demektir.
option-triominos-solo-hand = Tek başına oynarken eldeki taşlar
option-triominos-solo-hand-about = 0 ise her taş havuzdan çekilir.
option-triominos-solo-draws = Tek başına çekilebilecek taşlar
option-triominos-solo-draws-about = Bir sınır, sonuçları karşılaştırılabilir kılar; 20 iyi bir sayıdır. 55 ise sınır yoktur.

## play: log

told-triominos-dealt = { $round }. tur dağıtıldı; { $player } başlıyor.
told-triominos-turned-up = { $tile } açıldı: { $points } puan.
told-triominos-starts = { $player }, { $tile } taşıyla başladı: { $points } puan.
told-triominos-lays =
    { $bonus ->
        [bridge] { $player }, { $tile } taşını koydu ve köprü kurdu: { $points } puan.
        [double] { $player }, { $tile } taşını çift bağlantıyla koydu: { $points } puan.
        [hexagon] { $player }, { $tile } taşını koydu ve bir altıgeni kapattı: { $points } puan.
        [hexagons2] { $player }, { $tile } taşını koydu ve iki altıgeni birden kapattı: { $points } puan.
        [hexagons3] { $player }, { $tile } taşını koydu ve üç altıgeni birden kapattı: { $points } puan.
       *[none] { $player }, { $tile } taşını koydu: { $points } puan.
    }{ $ends ->
        [out] { " " }Bu son taştı: tur bitti.
        [blocked] { " " }Artık kimse taş koyamıyor: tur bitti.
       *[no] { "" }
    }
told-triominos-draws =
    { $count ->
        [1] { $player } bir taş çekti.
       *[other] { $player } bu hamlesindeki { $count }. taşını çekti.
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

## play: possible moves

may-triominos-starts = { $tile } taşıyla başla: { $points } puan
may-triominos-lays = { $bonus ->
    [bridge] { $tile } taşını koy ve köprü kur: { $points } puan
    [double] { $tile } taşını çift bağlantıyla koy: { $points } puan
    [hexagon] { $tile } taşını koy ve bir altıgeni kapat: { $points } puan
    [hexagons2] { $tile } taşını koy ve iki altıgeni birden kapat: { $points } puan
    [hexagons3] { $tile } taşını koy ve üç altıgeni birden kapat: { $points } puan
   *[none] { $tile } taşını koy: { $points } puan
}{ $ends ->
    [out] { " – " }son taşın
    [blocked] { " – " }ardından kimse taş koyamaz
   *[no] { "" }
}
may-triominos-draws = { $count ->
    [1] Bir taş çek
   *[other] Bu hamledeki { $count }. taşı çek
}
may-triominos-passes = Pas geç: { $points } puan{ $ends ->
    [blocked] { " – " }ardından kimse taş koyamaz ya da koymak istemez
   *[no] { "" }
}

## play: points

score-triominos-tiles = Konan taşlar
score-triominos-starts = İlk taşlar
score-triominos-bridges = Köprüler
score-triominos-doubles = Çift bağlantılar
score-triominos-hexagons = Altıgenler
score-triominos-draws = Çekilen taşlar
score-triominos-misses = Taş konmadan geçen sıralar
score-triominos-outs = Taşları bitirme
score-triominos-hands = Diğerlerinde kalan taşlar

## play: hints

reason-triominos-start = Bu, başlangıç taşı.
reason-triominos-last-tile = Bu son taşın: tur senin.
reason-triominos-points = { $bonus ->
    [bridge] Köprüyle { $points } puan.
    [double] Çift bağlantıyla { $points } puan.
    [hexagon] Altıgenle { $points } puan.
    [hexagons2] İki altıgenle { $points } puan.
    [hexagons3] Üç altıgenle { $points } puan.
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
    [0] Sonrasında taşlarından hiçbiri uymaz.
    [one] Sonrasında elindeki bir taş uyar.
   *[other] Sonrasında elindeki { $count } taş uyar.
}
reason-triominos-draws-to-wait = Taşların sonra daha değerli olacak: çekmek şimdi koymaktan ucuz.
reason-triominos-must-draw = Taşlarından hiçbiri uymuyor.
reason-triominos-passes-to-wait = Pas geçmek şimdi koymaktan ucuz.
reason-triominos-must-pass = Taşlarından hiçbiri uymuyor, çekilecek taş da kalmadı.

## play: refusals

refused-triominos-over = Maç bitti.
refused-triominos-luck-first = Taşlar hâlâ dağıtılıyor ya da çekiliyor.
refused-triominos-no-luck = Şimdi ne dağıtılıyor ne çekiliyor.
refused-triominos-start = Tur, masanın ortasında { $tile } taşıyla başlar.
refused-triominos-must-lay = Çektiğin { $tile } taşı uyuyor: onu şimdi koymalısın.
refused-triominos-held-before = Bu hamlende taş çektin; bu yüzden daha önce elinde olan { $tile } taşını koyamazsın.
refused-triominos-pool-empty = Çekilecek taş kalmadı.
refused-triominos-draws-used = { $count ->
    [0] Bu oyunda taş çekilemez.
    [one] Çekmene izin verilen tek taşı çektin.
   *[other] Çekmene izin verilen { $count } taşın hepsini çektin.
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
refused-triominos-table = { $tile } oraya konamaz.

## play: positions as text

refused-triominos-impossible-position =
    { $why ->
        [tiles] Bir taş iki yerde birden.
        [points] Hiçbir maçta bu turlar ve toplamlar olamaz.
        [last] Önceki tur böyle bitmiş olamaz.
       *[other] Böyle bir konum olamaz.
    }
text-triominos-tile = { $text } diye bir taş yok: sayılar 0’dan 5’e kadardır ve saat yönünde artar.
text-triominos-stage = “{ $text }” şunlardan biri değil: deal, start, play, draw, over.
text-triominos-too-many = Oyundakinden daha çok taş ayrılmış.

## page: the board

pool-count =
    { $count ->
        [one] havuzda { $count } taş
       *[other] havuzda { $count } taş
    }
help-triominos = Elinden bir taş seç (1 ile 9 arası), sonra vurgulanan yerlerden birini. Masayı kaydırmak için sürükle, 0 hepsini gösterir.
triominos-table =
    { $count ->
        [one] Masada { $count } taş: { $tiles }
       *[other] Masada { $count } taş: { $tiles }
    }
triominos-spots = Taşın uyduğu yerler
triominos-points =
    { $bonus ->
        [bridge] köprüyle { $points } puan
        [double] çift bağlantıyla { $points } puan
        [hexagon] altıgenle { $points } puan
        [hexagons2] iki altıgenle { $points } puan
        [hexagons3] üç altıgenle { $points } puan
       *[none]
            { $points ->
                [one] { $points } puan
               *[other] { $points } puan
            }
    }
triominos-moment =
    { $bonus ->
        [bridge] Köprü!
        [double] Çift bağlantı!
        [hexagons2] İki altıgen!
        [hexagons3] Üç altıgen!
       *[hexagon] Altıgen!
    }
triominos-choose-tile = Elinden bir taş seç.
triominos-choose-spot =
    { $count ->
        [one] { $count } yere uyuyor.
       *[other] { $count } yere uyuyor.
    }
triominos-fits-nowhere = { $tile } şimdi hiçbir yere uymuyor.
triominos-must-draw = Taşlarından hiçbiri uymuyor: çek.
triominos-must-pass = Hiçbiri uymuyor, çekilecek taş da kalmadı: pas geç.
triominos-draw = Çek (−5)
triominos-draws-left = Bu hamlende kalan çekiş: { $count }
triominos-pass = Pas geç (−10)
triominos-move-start = İlk taş { $tile }: { $points }
triominos-move-beside = { $tile }, { $beside } yanına
triominos-move-lay = { $tile }, { $beside } yanına: { $points }
triominos-draw-again = Çektiğin taş uymuyor: yeniden çek. Bu hamlende kalan çekiş: { $count }.
triominos-draw-sure = Elindeki bir taş uyuyor. Yine de çekmek istiyor musun (−5)?

## page: the score pad

pad-whose = Sıra kimde
pad-what = İşlem
pad-value = Taşın değeri
pad-others = Diğerlerindeki taşların değeri
pad-triominos-about = Her taşı, her çekişi ve her turun sonunu yaz; puanları defter toplar.
pad-deed-lay = Taş kondu
pad-deed-start = Turun ilk taşı
pad-deed-bridge = Köprü
pad-deed-double = Çift bağlantı
pad-deed-hexagon = Altıgen
pad-deed-hexagons2 = İki altıgen
pad-deed-hexagons3 = Üç altıgen
pad-deed-draw = Taş çekildi
pad-deed-stuck = Taş konmadan geçen sıra
pad-deed-out = Taşlar bitti, tur kazanıldı
pad-deed-blocked = Tıkanan turda en düşük toplam

## page: what you did

own-triominos-dealt = { $round }. tur dağıtıldı; sen başlıyorsun.
own-triominos-starts = { $tile } taşıyla başladın: { $points } puan.
own-triominos-lays =
    { $bonus ->
        [bridge] { $tile } taşını koydun ve köprü kurdun: { $points } puan.
        [double] { $tile } taşını çift bağlantıyla koydun: { $points } puan.
        [hexagon] { $tile } taşını koydun ve bir altıgeni kapattın: { $points } puan.
        [hexagons2] { $tile } taşını koydun ve iki altıgeni birden kapattın: { $points } puan.
        [hexagons3] { $tile } taşını koydun ve üç altıgeni birden kapattın: { $points } puan.
       *[none] { $tile } taşını koydun: { $points } puan.
    }{ $ends ->
        [out] { " " }Bu son taştı: tur bitti.
        [blocked] { " " }Artık kimse taş koyamıyor: tur bitti.
       *[no] { "" }
    }
own-triominos-draws =
    { $count ->
        [1] Bir taş çektin.
       *[other] Bu hamlendeki { $count }. taşını çektin.
    }
own-triominos-drew-tile = { $missed ->
    [yes] { $tile } taşını çektin. Taş uymuyor, sıra geçti.
   *[no] { $tile } taşını çektin.
}{ $ends ->
    [blocked] { " " }Artık kimse taş koyamıyor: tur bitti.
   *[no] { "" }
}
own-triominos-passes = Pas geçtin: { $points } puan.{ $ends ->
    [blocked] { " " }Artık kimse taş koyamıyor ya da koymak istemiyor: tur bitti.
   *[no] { "" }
}

## book: the guided first game

lesson-triominos-aim = Triominos: koyduğun her taş üç sayısının toplamı kadar puan getirir. Biri 400’e ulaşınca tur sonuna kadar oynanır ve en yüksek toplam maçı kazanır.
lesson-triominos-tile = Elinden bir taş seç. Uyduğu her yer, taş doğru yöne döndürülmüş olarak vurgulanır. Birini seç ve oyna.
lesson-triominos-match = Taşlar bir tam kenarla birleşir; bu kenardaki iki sayı da komşu taştakilerle aynı olmalıdır. Başka bir köşeyle buluşan her köşe de öyle.
lesson-triominos-draw = Taş koyamıyorsan ya da koymak istemiyorsan en çok üç taş çek; her biri beş puana mal olur. Başladıktan sonra biri uyana kadar sürdür.
lesson-triominos-bonus = Köprü ya da çift bağlantı için 40, bir altıgeni kapatmak için 50 puan daha alırsın. Fırsatları kolla!
lesson-triominos-end = Son taşını ilk koyan, 25 puanı ve diğerlerinde kalan bütün taşların değerini alır.
lesson-triominos-free = Hepsi bu kadar. Oynamaya devam et, istediğin zaman ipucu iste.

## book: rules

rules-t1 = 0’dan 5’e kadar sayılar taşıyan 56 üçgen taş vardır; her birleşim bir kez bulunur ve sayılar saat yönünde artar. Bir taşın değeri köşelerindeki sayıların toplamıdır.
rules-t2 = İki oyuncu 9’ar, üç ya da dört oyuncu 7’şer, beş ya da altı oyuncu 6’şar taş alır. Kalanlar kapalı olarak havuzu oluşturur.
rules-t3 = İlk olarak en yüksek üçlüyü (üç eşit sayı) elinde tutan onu koyar. Kimsede üçlü yoksa en değerli taş başlar. (Karar: o taş kullanılmak zorundadır; eşit değerlerde en büyük köşe sayısına, sonra ikinci büyüğe bakılır.)
rules-t4 = Başlayan, taşın değerini ve 10 puan daha alır, 0-0-0 için bile.
rules-t5 = Sonra oyun saat yönünde ilerler. Taş, ortak kenarın iki sayısı da uyacak şekilde başka bir taşın kenarına konur ve değeri kadar puan getirir. (Karar: masadaki bir köşeyle buluşan her köşe uymalıdır, yalnızca uçların değdiği yerde bile.)
rules-t6 = Taş koyamıyorsan ya da koymak istemiyorsan teker teker, en çok üç taş çekersin; her biri 5 puana mal olur. Çekilen taş uyuyorsa hemen konmak zorundadır. Çekmeye başladıktan sonra, bir taş uyana, üç taş çekene ya da havuz boşalana kadar sürdürmek zorundasın. Üçüncüsü de uymazsa 10 puan daha kaybedersin ve sıra geçer. (Karar: çektikten sonra, daha önce elinde olan bir taşı koyamazsın.)
rules-t7 = Havuz boşsa ve taş koyamıyorsan ya da koymak istemiyorsan 10 puan kaybedersin ve sıra geçer. (Karar: taş konmadan geçen sıra her zaman 10 puana mal olur. Herkes art arda pas geçerse tur biter.)
rules-t8 = Elindeki son taşı ilk koyan turu bitirir; 25 puanı ve diğerlerinde kalan bütün taşların değerini alır. Diğerleri bir şey kaybetmez.
rules-t9 = Havuz boşsa ve kimse taş koyamıyorsa tur yine biter. Elindeki taşların toplam değeri en düşük olan oyuncu, diğerlerinde kalan bütün taşların değerini alır, bundan kendi taşlarının değeri düşülür; 25 puan verilmez. (Karar: en düşük değerde eşitlik varsa her biri bu şekilde puan alır.)
rules-t10 = Köprü, 40 puan: taş bir kenarını komşusuyla paylaşır, karşı köşesi de başka bir taşa değer.
rules-t11 = Çift bağlantı, 40 puan: taş iki kenarını masadaki taşlarla paylaşır.
rules-t12 = Altıgen, 50 puan: taş bir noktanın çevresindeki altı taşı tamamlar. Bununla birlikte çift bağlantı bonusu verilmez. (Karar: üç bonustan yalnızca en iyisi sayılır. Aynı anda iki altıgen 60, üç altıgen 70 puan getirir; seçeneklerle toplam 50 ya da her biri için 50 olur.)
rules-t13 = Maç, birinin 400 puana ulaştığı turun sonunda biter; en çok puanı toplayan kazanır. (Karar: tur her zaman sonuna kadar oynanır; toplamlar eşitse galibiyet paylaşılır. Hedef değiştirilebilir; bir seçenek de maçı belirli sayıda turdan sonra bitirir.)
rules-t14 = Sonraki turu kimin başlatacağı yine aynı şekilde bulunur.
rules-t15 = Tek başına: bir taş açılıp konur; sonra aynı kurallar, cezalar ve bonuslar geçerlidir ve kendi sonucunu geçmeye çalışırsın. (Karar: 9 taş alırsın; seçenekler bu sayıyı değiştirir ve çekişleri sınırlar. Son taşını koymak 25 puan getirir; tıkanırsan elinde kalan taşların değeri düşülür.)

## book: captions of the examples

rules-example-triominos-start = Önce en yüksek üçlü kondu ve { $points } puan getirdi: değeri ve 10.
rules-example-triominos-bridge = Bir köprü: en yeni taş bir taşa kenarıyla, başka birine karşı köşesiyle değiyor.
rules-example-triominos-double = Bir çift bağlantı: en yeni taş iki taşa birer kenarıyla değiyor.
rules-example-triominos-hexagon = En yeni taş bir noktanın çevresindeki altıncı taş: bir altıgen.

## terminal

terminal-letters-triominos = · bir taşı, * en yenisini gösterir.

## command line

score-triominos-first = { $tile } başlar: değeri ve 10
score-triominos-laid = { $tile }
score-triominos-bridge = { $tile } ve bir köprü
score-triominos-double = { $tile } ve bir çift bağlantı
score-triominos-hexagon = { $tile } ve { $count ->
    [one] { $count } altıgen
   *[other] { $count } altıgen
}
score-triominos-drawn = { $count ->
    [one] { $count } taş çekildi
   *[other] { $count } taş çekildi
}
score-triominos-missed = Taş konmadan geçen sıra
score-triominos-out = Eldeki son taş
score-triominos-others = Diğerlerinde kalanlar
score-triominos-own = Kendi elinde kalanlar
refused-score-two-out = Son taşını ilk koyan yalnızca bir oyuncu olabilir.
refused-score-hand-out = Son taşını koyanın elinde taş kalmaz.
