### Domino Double 9: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-dominoes = Domino Double 9
home-dominoes = 9-9 çift taşına kadar klasik domino, iki ila on oyuncu için.
rules-intro-dominoes = Taşları tek bir dizinin iki ucuna koy. Taşlarını ilk bitiren kazanır.

## play: options

option-dominoes-starter-draws = Başlayan, uyan taş gelene kadar çeker
option-dominoes-starter-draws-about = Çift taşla başlayıp ona uyan taşı olmayan, uyan bir taş gelene kadar çeker. Kapalıyken taş eklenmez.
option-dominoes-may-draw-anyway = Taş çekmek hep serbest
option-dominoes-may-draw-anyway-about = Bir oyuncu elinde uyan taş olsa da çekebilir. Kapalıyken taş koyabilen koymak zorundadır.
option-dominoes-drawing = Uyan taş yoksa
option-dominoes-drawing-about = Uyan taşı olmayan oyuncu taş çekmek zorunda mı, yoksa pas geçebilir mi? Herkes art arda pas geçerse tur biter.
option-dominoes-drawing-is-must = çekmek zorunda
option-dominoes-drawing-is-may = çekebilir ya da pas geçebilir
option-dominoes-double-counts = Eldeki çift taşın değeri
option-dominoes-double-counts-about = Turun sonunda elde kalan çift taşın kaç sayıldığı.
option-dominoes-double-counts-is-once = tek yarısı
option-dominoes-double-counts-is-as_one_pip = tek nokta
option-dominoes-double-counts-is-twice = iki yarısı
option-dominoes-match = Birkaç turluk maç
option-dominoes-match-about = Her turu kazanan, biri hedefe ulaşana kadar diğerlerinde kalan noktaları puan olarak alır.
option-dominoes-target = Hedef
option-dominoes-target-about = Maçı kazandıran toplam.

## play: log

told-dominoes-deal = { $round }. tur: herkes { $count } taş aldı.
told-dominoes-start = { $player }, { $tile } taşıyla başladı.
told-dominoes-lay = { $player }, { $tile } taşını koydu. Açık uçlar: { $left } ve { $right }.
told-dominoes-out = { $player }, { $tile } taşını koydu ve taşlarını bitirdi.
told-dominoes-block = { $player }, { $tile } taşını koydu; artık kimse taş koyamıyor.
told-dominoes-draw = { $player } taş çekti.
told-dominoes-drew = { $player }, { $tile } taşını aldı.
told-dominoes-drew-hidden = { $player } bir taş aldı.
told-dominoes-pass = { $ends ->
    [equal] { $player } pas geçti: { $left } yoktu.
   *[two] { $player } pas geçti: ne { $left } vardı ne { $right }.
}

## play: possible moves

may-dominoes-start = { $tile } taşıyla başla
may-dominoes-lay = { $tile } taşını koy (açık uçlar: { $left } ve { $right })
may-dominoes-out = { $tile } taşını koy (son taşın)
may-dominoes-block = { $tile } taşını koy: ardından kimse taş koyamaz
may-dominoes-draw = Taş çek
may-dominoes-pass = { $ends ->
    [equal] Pas geç: { $left } yok
   *[two] Pas geç: ne { $left } var ne { $right }
}

## play: points

score-dominoes-left = { $tile } elde kaldı
score-dominoes-double-left = { $tile } elde kaldı; çift taşın tek yarısı sayılır
score-dominoes-earlier = { $count ->
    [one] İlk tur
   *[other] İlk { $count } tur
}
score-dominoes-hand = { $round }. tur: { $player } adlı oyuncunun elinde kalanlar

## play: hints

reason-dominoes-out = Bu son taşın: tur senin.
reason-dominoes-starves = { $player }: elinde buna uyan bir taş olamaz.
reason-dominoes-lacks = { $player }: elinde { $number } yoktu, o zamandan beri de çekmedi.
reason-dominoes-rare = { $count ->
    [0] Elindekiler dışında { $number } olan taş kalmadı.
    [one] Elindekiler dışında { $number } olan yalnızca { $count } taş kaldı.
   *[other] Elindekiler dışında { $number } olan yalnızca { $count } taş kaldı.
}
reason-dominoes-keeps = { $count ->
    [one] Sonrasında elindeki { $count } taş uyar.
   *[other] Sonrasında elindeki { $count } taş uyar.
}
reason-dominoes-keeps-none = Sonrasında taşlarından hiçbiri uymaz.
reason-dominoes-double = Çift taşlardan sonradan kurtulmak zordur.
reason-dominoes-draw = Taşlarından hiçbiri uymuyor.
reason-dominoes-pass = Hiçbir taş uymuyor, çekilecek taş da kalmadı.

## play: refusals

refused-dominoes-round-over = Tur bitti.
refused-dominoes-drawing = Şu anda bir taş çekiliyor.
refused-dominoes-start = Tur { $tile } taşıyla başlar.
refused-dominoes-started = Dizi zaten başladı.
refused-dominoes-not-held = { $tile } taşı elinde değil.
refused-dominoes-drawn-tile = Çektiğin { $drawn } taşı uyuyor: onu koy.
refused-dominoes-equal-ends = İki uçta da { $right } var: { $tile } taşı yalnızca tek şekilde konabilir.
refused-dominoes-other-end = { $tile } yalnızca diğer uca uyuyor.
refused-dominoes-second = İkinci taş başlangıçtaki çift taşa uymalı; { $tile } uymuyor.
refused-dominoes-no-match = { $ends ->
    [equal] { $tile } açık uçlara uymuyor: ikisinde de { $left } var.
   *[two] { $tile } açık uçlara uymuyor: { $left } ve { $right }.
}
refused-dominoes-stock-empty = Çekilecek taş kalmadı.
refused-dominoes-must-lay = Elinde uyan bir taş var: onu koy.
refused-dominoes-must-draw = Çekilecek taş var: pas geçmeden önce çek.
refused-dominoes-no-luck = Şimdi çekilecek bir şey yok.
refused-dominoes-not-in-stock = { $tile } ortadaki taşlar arasında değil.
refused-dominoes-tile-twice = { $tile } iki kez var.
refused-dominoes-deal = Herkes { $count } taş alır.
refused-dominoes-hands = “{ $field }” için { $seats } yerin her birine bir el gerekir.

## play: positions as text

refused-dominoes-position = { $why ->
    [tiles] Bir taş iki yerde birden.
    [line] Dizideki taşlar birbirine uymuyor.
    [hands] Bir eldeki taş sayısı mümkün değil.
    [stage] Bundan sonra olacak şey diziyle ve ellerle uyuşmuyor.
    [drawn] Çekilen taşlar diziyle ve ellerle uyuşmuyor.
    [known] Bir el hakkında bilinenler doğru değil.
    [totals] Hiçbir maçta bu turlar ve toplamlar olamaz.
    [last] Önceki tur böyle bitmiş olamaz.
   *[other] Böyle bir konum olamaz.
}
text-dominoes-tile = Sütun { $column }: 9-4 gibi bir taş bekleniyordu.
text-dominoes-which-end = Sütun { $column }: { $tile } iki uca da uyuyor; left ya da right yaz.

## page: the board

stock-count =
    { $count ->
        [one] ortada { $count } taş
       *[other] ortada { $count } taş
    }
help-dominoes = Elinden bir taş seç (1 ile 9 arası), sonra dizinin bir ucunu: sol ya da sağ.
dominoes-tile = { $left } ve { $right }
dominoes-double = çift { $number }
dominoes-line =
    { $count ->
        [one] { $count } taşlık dizi: { $tiles }
       *[other] { $count } taşlık dizi: { $tiles }
    }
dominoes-ends = Açık uçlar: solda { $left }, sağda { $right }.
dominoes-end =
    { $end ->
        [left] Sol uç: { $number }
        [right] Sağ uç: { $number }
       *[start] İlk taş buraya konur
    }
dominoes-choose-tile = Uyan bir taş seç.
dominoes-choose-end = Sol mu sağ mı?
dominoes-fits-nowhere =
    { $ends ->
        [equal] { $tile } uymuyor: iki uçta da { $left } var.
       *[two] { $tile } ne { $left } ne de { $right } ucuna uyuyor.
    }
dominoes-must-start = Tur { $tile } taşıyla başlar.
dominoes-must-draw = Hiçbiri uymuyor: çek.
dominoes-must-pass = Hiçbiri uymuyor, ortada taş da yok: pas geç.
dominoes-draw = Çek
dominoes-pass = Pas geç
dominoes-sort =
    { $order ->
        [pips] Noktaya göre
        [doubles] Önce çiftler
        [own] Kendi sıram
       *[drawn] Çekilme sırası
    }
dominoes-pips-left = Elindeki noktalar: { $count }
dominoes-move-lay =
    { $end ->
        [start] { $tile } ilk taş olarak
       *[end] { $tile }, { $number } yanına
    }

## page: the score pad

pad-dominoes-about = Her turdan sonra herkesin elinde kalan noktaları gir (çift taş bir kez sayılır). En düşük toplam kazanır ve diğerlerinde kalanları puan olarak alır.

## page: what you did

own-dominoes-start = { $tile } taşıyla başladın.
own-dominoes-lay = { $tile } taşını koydun. Açık uçlar: { $left } ve { $right }.
own-dominoes-out = { $tile } taşını koydun ve taşlarını bitirdin.
own-dominoes-block = { $tile } taşını koydun; artık kimse taş koyamıyor.
own-dominoes-draw = Taş çektin.
own-dominoes-drew = { $tile } taşını aldın.
own-dominoes-pass = { $ends ->
    [equal] Pas geçtin: { $left } yoktu.
   *[two] Pas geçtin: ne { $left } vardı ne { $right }.
}

## book: the guided first game

lesson-dominoes-aim = Domino Double 9: taşlarını dizinin iki ucuna koy. Taşlarını ilk bitiren kazanır.
lesson-dominoes-start = En yüksek çift taş başlar. Sendeyse onu seç ve oyna.
lesson-dominoes-lay = Açık uçlardan birinin sayısını taşıyan bir taş seç. İki uca da uyuyorsa ucu sen seçersin.
lesson-dominoes-draw = Hiçbiri uymuyorsa uyan gelene kadar çekersin. Çekilecek taş kalmadıysa pas geçersin.
lesson-dominoes-ends = İki büyük sayı hep açık uçları gösterir. Kimse oynayamazsa elinde en az nokta kalan kazanır; çift taş bir kez sayılır.
lesson-dominoes-free = Hepsi bu kadar. Oynamaya devam et, istediğin zaman ipucu iste.

## book: rules

rules-differ-dominoes = Domino Double 9’un 27 basılı metni her konuda aynı şeyi söylemez. Başlangıç: kimsede çift taş yoksa kimin başlayacağını yalnızca Hırvatça metin söyler (en çok noktalı taş); biz ona uyarız. Koyma: Fince ve Ukraynaca metinlere göre uyan taş konmak zorundadır; diğerlerine göre konabilir ve bunun için bir seçenek vardır. Çekme: uyan taş yoksa çekmek zorunludur; İspanyolca ve Slovence metinler çekilebileceğini söyler, başlayan da sürdürmek zorundadır. Çift taşlar: sonunda çift taş bir kez, yani bir yarısıyla sayılır; Hırvatça metne göre tek nokta sayılabilir. Bitiş: toplamlar eşitse kimin kazandığını hiçbiri söylemez; burada galibiyet paylaşılır. Seçeneklerle koyma, çekme ve çift taşlar için diğer yorumlar da oynanabilir.
rules-d1 = 0-0’dan 9-9’a kadar 55 taş vardır. Herkes 5 taş alır; kalanlar ortada kapalı durur. (Karar: iki ile on arası oyuncu için.)
rules-d2 = En yüksek çift taş başlar. (Karar: kimsede çift taş yoksa toplamı en yüksek taş başlar; eşit toplamlarda büyük yarısı daha yüksek olan.)
rules-d3 = Başlayan o çift taşı ve hemen ardından ona uyan ikinci bir taşı koyar. (Karar: uyan yoksa taş eklenmez ve çekilmez; bir seçenekle başlayan çekebilir. Oyun çift olmayan bir taşla başlarsa yalnızca o taş konur.)
rules-d4 = Sonra oyun saat yönünde ilerler. Uyan bir taşın varsa onu iki açık uçtan birine koyarsın, her hamlede tek taş.
rules-d5 = Uyan taşın yoksa uyan gelene kadar çeker ve onu koyarsın; çektiğin diğer taşlar sende kalır. Çekilecek taş yoksa ve hiçbiri uymuyorsa pas geçersin. (Karar: oynayabilen oynamak zorundadır; bir seçenekle yine de çekilebilir.)
rules-d6 = Dizinin her zaman tam iki açık ucu vardır, ilk çift taşta da. Dizi köşe dönebilir, çift taşlar enine durabilir: bu yalnızca görünüşü değiştirir.
rules-d7 = Bir oyuncunun taşları bitince ya da kimse taş koyamayınca ve ortada taş kalmayınca tur biter.
rules-d8 = Taşlarını ilk bitiren kazanır. Aksi hâlde elinde en az nokta kalan kazanır; çift taşın yalnızca bir yarısı sayılır (6-6 taşı 6 sayılır). Toplamlar eşitse galibiyet paylaşılır.
rules-d9 = İki uçta da aynı sayı varsa uyan bir taş iki değil, tek hamledir. İki farklı uca uyan taş için ucu sen seçersin.
rules-d10 = Seçenek: birkaç turluk maç. Her turu kazanan, diğerlerinde kalan noktaları puan olarak alır ve hedefe (100) ilk ulaşan kazanır.

## book: captions of the examples

rules-example-dominoes-start = En yüksek çift taş başlar, uyan bir taş hemen ardından gelir.
rules-example-dominoes-ends = Yalnızca iki uç açıktır, burada { $left } ve { $right }. Çift taşlar enine konur, ama bu bir şeyi değiştirmez.
rules-example-dominoes-over = Tur bitti: taşlarını bitiren kazanır. Elde kalan çift taşların yalnızca bir yarısı sayılır.

## terminal

terminal-letters-dominoes = [6|2] bir taş, <6|6> bir çift taş; dizi sonraki satırda devam eder.

## command line

score-dominoes-round = Bu tur bir maçta { $points ->
    [one] { $points } puan
   *[other] { $points } puan
} değerinde: diğerlerinde kalan noktalar
