# Quixo: log lines, refusals, reckoning and options.

## The log

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

## Why not

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
refused-quixo-position =
    { $why ->
        [lot] Kura çekilmeden önce tahta boştur ve hiçbir hamle yapılmamıştır.
        [moves] Bu kadar az hamlede bu kadar çok küp çevrilmiş olamaz.
        [past] Önceki tahtalar buna götürmüyor.
        [line] Oyun bu konumdan önce bitmişti.
       *[last] Son hamle bu konuma götürmüyor.
    }
text-quixo-square = Burada a1 ile { $last } arasında bir kare bekleniyor.
text-quixo-cube =
    { $seats ->
        [4] Küp boşsa “.”, değilse noktasının gösterdiği yer olarak, 0 ile 3 arası yazılır.
       *[other] Küp boşsa “.”, çarpıysa “x”, yuvarlaksa “o” yazılır.
    }

## The reckoning

score-quixo-own-line = Kendi çizgisi
score-quixo-line-by-other = Rakibin yaptığı çizgi

## Options

option-quixo-board = Tahta
option-quixo-board-about = Bir sıradaki küpler: 5 gerçek oyundur, 3 ve 4 küçük olanlardır.
option-quixo-move-cap = En uzun oyun
option-quixo-move-cap-about = Bu kadar hamleden sonra oyun berabere biter; 0 sınırsız demektir.
option-quixo-repetition = Tekrarla beraberlik
option-quixo-repetition-about = Üçüncü kez ortaya çıkan bir konum oyunu berabere bitirir.
option-quixo-move-seconds = Hamle başına saniye
option-quixo-move-seconds-about = Süreyi aşan kaybeder; 0 sınırsız demektir.
option-quixo-partners-may-consult = Eşler konuşabilir
option-quixo-partners-may-consult-about = Her takıma özel bir sohbet açar.
