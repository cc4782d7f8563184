### Kingdomino: everything that is said about it, on every face.
### The first word of a heading says where its messages are needed: “cover” in lists of games, “play” on every face,
### “page” on the page beside the board, “book” for rules and lessons, “terminal” and “command line” there only.
### $seat is a seat's number, $player the name of who sits there.

## cover

game-kingdomino = Kingdomino
home-kingdomino = Kalenin çevresine dominolardan bir krallık kur, her tacı değerlendir.
rules-intro-kingdomino = En zengin krallığı kur: kalenin çevresine altı araziden dominolar yerleştir ve taç topla.

## play: terms

terrain-wheat = tarla
terrain-forest = orman
terrain-water = göl
terrain-grass = çayır
terrain-swamp = bataklık
terrain-mine = maden
terrain-castle = kale
terrain-letter-wheat = T
terrain-letter-forest = O
terrain-letter-water = G
terrain-letter-grass = Ç
terrain-letter-swamp = B
terrain-letter-mine = M

## play: options

option-kingdomino-three-players = Üç oyuncuyla
option-kingdomino-three-players-about = Üç kişi oynarken bir dizide kaç domino olduğu.
option-kingdomino-three-players-is-lines_of_three = üçlü diziler, 36 domino
option-kingdomino-three-players-is-lines_of_four = dörtlü diziler, 48’in hepsi; kimsenin almadığı oyundan çıkar
option-kingdomino-first-picks = İlk seçim
option-kingdomino-first-picks-about = İki oyuncunun ilk diziden hangi sırayla seçtiği.
option-kingdomino-first-picks-is-lot = krallar kurayla çekilir
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Hanedan
option-kingdomino-dynasty-about = Art arda üç oyun; en yüksek toplam kazanır.
option-kingdomino-middle-kingdom = Orta Krallık
option-kingdomino-middle-kingdom-about = Krallığının ortasındaki kale için 10 ek puan.
option-kingdomino-middle-kingdom-is-off = kapalı
option-kingdomino-middle-kingdom-is-rule = sola uzaklık sağa, yukarıya uzaklık aşağıya eşit
option-kingdomino-middle-kingdom-is-reach = hiçbir kare 2’den uzakta değil (Büyük Düello’da 3)
option-kingdomino-middle-kingdom-is-full = kale ortada, krallık da olabildiğince geniş ve yüksek
option-kingdomino-harmony = Uyum
option-kingdomino-harmony-about = Hiç domino atılmadan tamamlanan krallık için 5 ek puan.
option-kingdomino-mighty-duel = Büyük Düello
option-kingdomino-mighty-duel-about = İki oyuncu, 48 dominonun hepsi, 7 × 7 krallıklar.

## play: log

told-kingdomino-kings =
    { $games ->
        [1] Krallar çekildi: ilk seçen { $player }.
       *[other] { $games } oyunun { $game }. oyunu. Krallar çekildi: ilk seçen { $player }.
    }
told-kingdomino-row = Sıradaki dominolar: { $tiles }.
told-kingdomino-place =
    { $points ->
        [0] { $player }, { $tile } numaralı dominoyu yerleştirdi.
        [one] { $player }, { $tile } numaralı dominoyu yerleştirdi: { $points } puan.
       *[other] { $player }, { $tile } numaralı dominoyu yerleştirdi: { $points } puan.
    }
told-kingdomino-discard = { $player }, { $tile } numaralı dominoya yer bulamadı ve onu attı.
told-kingdomino-pick = { $player }, { $tile } numaralı dominoyu seçti.

## play: possible moves

may-kingdomino-place =
    { $points ->
        [0] { $tile } numaralı dominoyu yerleştir
        [one] { $tile } numaralı dominoyu yerleştir: { $points } puan
       *[other] { $tile } numaralı dominoyu yerleştir: { $points } puan
    }
may-kingdomino-discard = { $tile } numaralı dominoyu at: koyacak yer yok
may-kingdomino-pick = { $tile } numaralı dominoyu seç

## play: points

score-kingdomino-property =
    { $terrain ->
        [wheat] Tarla
        [forest] Orman
        [water] Göl
        [grass] Çayır
        [swamp] Bataklık
       *[mine] Maden
    }: { $squares ->
        [one] { $squares } kare
       *[other] { $squares } kare
    } × { $crowns ->
        [one] { $crowns } taç
       *[other] { $crowns } taç
    }
score-kingdomino-grown =
    { $terrain ->
        [wheat] Tarla
        [forest] Orman
        [water] Göl
        [grass] Çayır
        [swamp] Bataklık
       *[mine] Maden
    } büyür: { $squares ->
        [one] { $squares } kare
       *[other] { $squares } kare
    } × { $crowns ->
        [one] { $crowns } taç
       *[other] { $crowns } taç
    }
score-kingdomino-middle = Orta Krallık: kale tam ortada
score-kingdomino-middle-lost = Kale artık ortada değil
score-kingdomino-harmony = Uyum: krallık tamamlandı
score-kingdomino-harmony-lost = Krallık artık tam değil
score-kingdomino-game = { $game }. oyun
score-kingdomino-tie = Puanlar eşit: önce en büyük bölge belirler ({ $squares ->
    [one] { $squares } kare
   *[other] { $squares } kare
}), sonra taçlar ({ $crowns })

## play: hints

reason-kingdomino-points =
    { $points ->
        [one] Hemen { $points } puan getirir.
       *[other] Hemen { $points } puan getirir.
    }
reason-kingdomino-middle = Kale ortada kalır.
reason-kingdomino-no-hole = Doldurulamayacak boşluk bırakmaz.
reason-kingdomino-holes =
    { $count ->
        [one] Doldurulamayacak { $count } boşluk bırakır.
       *[other] Doldurulamayacak { $count } boşluk bırakır.
    }
reason-kingdomino-no-place = { $tile } numaralı domino için yer yok.
reason-kingdomino-would-bring =
    { $points ->
        [one] Hemen { $points } puan getirebilir.
       *[other] Hemen { $points } puan getirebilir.
    }
reason-kingdomino-crowns =
    { $count ->
        [one] Üzerinde { $count } taç var.
       *[other] Üzerinde { $count } taç var.
    }
reason-kingdomino-denies =
    { $points ->
        [one] { $player } onunla { $points } puan kazanırdı.
       *[other] { $player } onunla { $points } puan kazanırdı.
    }
reason-kingdomino-order =
    { $place ->
        [1] Gelecek turda ilk sen oynarsın.
        [2] Gelecek turda ikinci oynarsın.
        [3] Gelecek turda üçüncü oynarsın.
       *[other] Gelecek turda son oynarsın.
    }

## play: refusals

refused-kingdomino-over = Oyun bitti.
refused-kingdomino-luck = Önce dominolar ya da krallar çekilmeli.
refused-kingdomino-place-first = Önce dominonu yerleştir, sonra sıradakini seç.
refused-kingdomino-pick-now = Dominon zaten yerinde; şimdi sıradakini seç.
refused-kingdomino-other-domino = Yerleştireceğin domino { $tile } değil, { $own }.
refused-kingdomino-not-in-row = { $tile } numaralı domino seçilecek dizide değil.
refused-kingdomino-taken = { $tile } numaralı dominoda zaten bir kral var.
refused-kingdomino-backwards = { $tile } numaralı dominonun iki yarısı aynı: yönünü doğu ya da güney olarak yaz.
refused-kingdomino-covered = O kare zaten dolu.
refused-kingdomino-outside = Krallık { $across } × { $down } kare olurdu; { $size } × { $size } kareye sığmalı.
refused-kingdomino-unmatched =
    Yarılardan hiçbiri kaleye ya da kendi arazisine değmiyor ({ $left ->
        [wheat] tarla
        [forest] orman
        [water] göl
        [grass] çayır
        [swamp] bataklık
       *[mine] maden
    }, { $right ->
        [wheat] tarla
        [forest] orman
        [water] göl
        [grass] çayır
        [swamp] bataklık
       *[mine] maden
    }).
refused-kingdomino-fits =
    { $count ->
        [one] { $tile } numaralı domino { $count } şekilde yerleştirilebilir, bu yüzden yerleştirilmeli.
       *[other] { $tile } numaralı domino { $count } şekilde yerleştirilebilir, bu yüzden yerleştirilmeli.
    }
refused-kingdomino-no-luck = Şimdi çekilecek bir şey yok.
refused-kingdomino-row-twice = { $tile } numaralı domino dizide iki kez var.
refused-kingdomino-row-seen = { $tile } numaralı domino daha önce açılmıştı.
refused-kingdomino-row-count = Bir dizideki domino sayısı: { $count }, { $written } değil.
refused-kingdomino-lot-count = Çekilecek kral sayısı: { $count }, { $written } değil.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player }: sıralamada { $kings } kral olmalı.
       *[other] { $player }: sıralamada { $kings } kral olmalı.
    }
refused-kingdomino-kings-snake = İki oyuncuda bu seçenekle sıra A, B, B, A olur.

## play: positions as text

refused-kingdomino-position-word = Bu konumda “{ $text }” okunamıyor.
refused-kingdomino-position-missing = Konumda “{ $section }” bölümü eksik.
refused-kingdomino-position-twice = { $tile } numaralı domino iki yerde birden.
refused-kingdomino-position-order = Bir dizideki dominolar en küçük numaradan başlayarak sıralanmalı.
refused-kingdomino-position-kings = Kralların sayısı tutmuyor: { $player }.
refused-kingdomino-position-count = Dominoların sayısı tutmuyor.
refused-kingdomino-position-kingdom = { $player } adlı oyuncunun krallığı kurallara göre kurulamaz.
refused-kingdomino-position-stage = Oyunun aşaması masadaki dizilere uymuyor.
refused-kingdomino-position-past = Bu Hanedan’ın biten oyunları tutmuyor.
text-kingdomino-move = Bir hamle “48@1,0>e”, “discard 48” ya da “pick 48” gibi yazılır.
text-kingdomino-direction = Yön e, s, w ya da n olur.

## page: the board

help-kingdomino = Vurgulanan bir kare seç; domino orada puanıyla gösterilir. Döndür, sonra oyna. D tuşu seçilecek dominolara, P tuşu krallığına götürür.
kingdomino-current = Yerleştirilecek
kingdomino-round = Tur { $round } / { $rounds }
kingdomino-game = Oyun { $game } / { $games }
kingdomino-next = Seçilecek
kingdomino-done = tamam
kingdomino-castle = kale
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $crowns } taçlı { $terrain }
       *[other] { $crowns } taçlı { $terrain }
    }
kingdomino-tile = domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } sağda
        [left] { $x } solda
       *[none] { "" }
    } { $along ->
        [down] { $y } aşağıda
        [up] { $y } yukarıda
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] boş
        [one] boş, { $ways } şekilde yerleştirilebilir
       *[other] boş, { $ways } şekilde yerleştirilebilir
    }
kingdomino-kingdom =
    { $points ->
        [one] Krallık: { $player }, { $points } puan
       *[other] Krallık: { $player }, { $points } puan
    }
kingdomino-enlarge =
    { $points ->
        [one] Krallığa bak: { $player }, { $points } puan
       *[other] Krallığa bak: { $player }, { $points } puan
    }
kingdomino-own-again = Krallığıma dön
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
        [none] { $gain } – henüz taç yok
       *[no] { $gain }
    }
kingdomino-choose-place = Yerleştir: { $tile }.
kingdomino-choose-tile = Gelecek tur için bir domino seç.
kingdomino-no-place = { $number } numaralı domino hiçbir yere uymuyor, atılması gerekiyor.
kingdomino-discard = At: { $number }
kingdomino-next-order = Gelecek turda { $place }. sırada seçersin.
kingdomino-one-way = Buraya yalnızca bu yönde uyuyor.
kingdomino-not-here = Domino buraya uymuyor.
kingdomino-move-pick = Seç: { $tile }
kingdomino-move-discard = { $number } numaralı dominoyu at
kingdomino-move-place = { $left }: { $a }, { $right }: { $b }
kingdomino-move-place-gain = { $left }: { $a }, { $right }: { $b } ({ $gain })
kingdomino-next-between = Gelecek turda diğerlerine bağlı olarak { $first }.–{ $last }. sırada seçersin.
kingdomino-moment = Bölge tamam: { $points }
kingdomino-to-come = Henüz gelmeyen dominolar
kingdomino-to-come-about = Açılmış olanlar soluktur. Henüz açılmayan: { $count }.

## page: the score pad

pad-terrain = Arazi
pad-crowns = Taçlar
pad-empty = boş
pad-kingdom = Krallık
pad-size = { $size } × { $size } kare
pad-kingdomino-about = Bir arazi ve taç sayısını seç, sonra krallığın karelerine dokun.

## page: what you did

own-kingdomino-kings =
    { $games ->
        [1] Krallar çekildi: ilk sen seçiyorsun.
       *[other] { $games } oyunun { $game }. oyunu. Krallar çekildi: ilk sen seçiyorsun.
    }
own-kingdomino-place =
    { $points ->
        [0] { $tile } numaralı dominoyu yerleştirdin.
        [one] { $tile } numaralı dominoyu yerleştirdin: { $points } puan.
       *[other] { $tile } numaralı dominoyu yerleştirdin: { $points } puan.
    }
own-kingdomino-discard = { $tile } numaralı dominoya yer bulamadın ve onu attın.
own-kingdomino-pick = { $tile } numaralı dominoyu seçtin.

## book: the guided first game

lesson-kingdomino-aim = Tahtına hoş geldin! Kalenin çevresine dominolardan bir krallık kur. Toprak ancak üzerinde taç varsa değerlidir.
lesson-kingdomino-pick = Diziden bir domino seç: önce ona dokun, sonra oyna. Küçük numaralar gelecek turda erken seçmeni sağlar; büyük numaralarda daha çok taç vardır.
lesson-kingdomino-order = Kralın artık o dominonun üzerinde. Krallar numara sırasına göre oynar, en küçükten en büyüğe.
lesson-kingdomino-place = Şimdi dominonu vurgulanan karelerden birine yerleştir; sayı kaç puan getireceğini gösterir. ↻, fare tekerleği ya da R tuşuyla döndür.
lesson-kingdomino-match = Dominonun bir yarısı kendi arazisine ya da kaleye değmeli. Taçlı bir araziyi büyütmeye çalış.
lesson-kingdomino-points = Birleşik her arazi, kare sayısı çarpı taç sayısı kadar puan getirir: iki taçlı dört kare orman sekiz puandır.
lesson-kingdomino-limit = Krallığın beşe beş kareye sığmalı. Hiçbir yere uymayan domino atılır, bu yüzden dar boşluk bırakma.
lesson-kingdomino-free = Hepsi bu kadar. Oynamaya devam et, istediğin zaman ipucu iste.

## book: rules

rules-k1 = Kingdomino iki, üç ya da dört kişiyle oynanır. Herkes bir kale karesinin çevresine krallığını kurar.
rules-k2 = İki oyuncunun ikişer kralı, üç ya da dört oyuncunun birer kralı vardır.
rules-k3 = 1’den 48’e kadar numaralı 48 domino vardır. Dört oyuncuyla hepsi, üç oyuncuyla 36, iki oyuncuyla 24 domino kullanılır; kalanlar açılmadan oyundan çıkarılır. (Karar: üç oyuncu için basılı olan 38 sayısı bir baskı hatasıdır.) Seçenek: üç oyuncu dörtlü dizilerle 48’in hepsini kullanır ve kimsenin seçmediği oyundan çıkarılır.
rules-k4 = Bir dizide kral sayısı kadar domino olur: iki ya da dört oyuncuyla dört, üç oyuncuyla üç. Numaraya göre dizilirler, en küçüğü en üsttedir.
rules-k5 = İlk dizi için krallar rastgele bir sırayla çekilir; bu sırayla her biri boş bir dominonun üzerine konur. Bir dominonun üzerinde yalnızca bir kral durabilir. İki oyuncu için seçenek: A, B, B, A sırası.
rules-k6 = Bir dizinin bütün dominoları seçilince, domino kaldığı sürece yeni dizi açılır.
rules-k7 = Oynama sırası, kralların dominolar üzerindeki sırasıdır; en üstten başlar.
rules-k8 = Sıran gelince önce kralının altındaki dominoyu krallığına yerleştirir, sonra kralını sonraki dizinin boş bir dominosuna koyarsın.
rules-k9 = İki oyuncuyla herkes bir turda, her kralı için bir kez olmak üzere iki kez oynar.
rules-k10 = Oyun on iki tur sürer; iki oyuncuyla altı tur (Büyük Düello’da on iki).
rules-k11 = Son turda seçilecek bir şey kalmaz: yalnızca dominonu yerleştirirsin.
rules-k12 = Bir domino, dört yönden herhangi birinde, yan yana iki boş kareyi kaplar.
rules-k13 = Dominonun en az bir yarısı kaleye ya da kendi arazisinden bir kareye kenardan değmelidir. Tek eşleşme yeter; diğer kenarların uyması gerekmez.
rules-k14 = Kalesiyle birlikte bütün krallık 5 × 5’lik bir kareye sığmalıdır (Büyük Düello’da 7 × 7). Kale bu karenin herhangi bir yerinde olabilir.
rules-k15 = Yerleştirilebilen domino, uyduğu herhangi bir yere yerleştirilmek zorundadır. Hiçbir yere uymuyorsa atılır; sonra her zamanki gibi seçersin. Boşluk kalabilir.
rules-k16 = Aynı araziden, kenarlarıyla birleşen kareler bir bölge oluşturur. Bölge, kare sayısı çarpı taç sayısı kadar puan getirir; taç yoksa puan da yoktur. Aynı araziden birkaç bölgen olabilir. Kale hiçbirine ait değildir.
rules-k17 = En çok puanı toplayan kazanır. Eşitlikte en büyük tek bölge, sonra taç sayısı belirler; ondan sonra galibiyet paylaşılır.
rules-k18 = Hanedan: art arda üç oyun, en yüksek toplam kazanır. Toplamlar eşitse galibiyet paylaşılır. Her oyunda krallar yeniden çekilir.
rules-k19 = Orta Krallık: kale krallığın ortasındaysa 10 ek puan. (Karar: yerleştirilenlerin sol kenarına uzaklığı sağ kenarına, üst kenarına uzaklığı alt kenarına eşit olmalıdır.) Başka iki yorum seçenek olarak vardır.
rules-k20 = Uyum: hiçbir şey atmadıysan ve krallığın tamsa, yani her domino yerleştirilmiş ve kare dolmuşsa 5 ek puan.
rules-k21 = Büyük Düello: iki oyuncu 48 dominonun hepsini kullanır ve her birinde dört domino olan on iki turda 7 × 7’lik krallıklar kurar.

## book: captions of the examples

rules-example-kingdomino-tiles = Dominoların iki yarısı vardır; her birinde bir arazi, bazen de taçlar bulunur. Numara sıralamayı belirler.
rules-example-kingdomino-row = Krallar numara sırasıyla oynar. Dominosunu yerleştiren, kralını yeni dizinin boş bir dominosuna koyar.
rules-example-kingdomino-match = Uyan tek kenar yeter: { $tile } numaralı domino kendi arazisine yalnızca bir yarısıyla değiyor.
rules-example-kingdomino-scoring = Bu krallık { $points } puan getirir: her bölge, kare sayısı çarpı taç sayısı kadar eder.
rules-example-kingdomino-complete = Kalesi ortada, tam bir krallık: iki varyantla birlikte { $points } puan getirir.

## terminal

terminal-letters-kingdomino = { terrain-letter-wheat } tarla, { terrain-letter-forest } orman, { terrain-letter-water } göl, { terrain-letter-grass } çayır, { terrain-letter-swamp } bataklık, { terrain-letter-mine } maden, yanında taç sayısı; ♜ kale; ♔ ve bir sayı: o oyuncunun kralı.

## command line

refused-score-castle = Bir krallıkta tam olarak bir kale olur; onu “C” diye yaz.
refused-score-mixed = Bir krallığı ya harita ya da dominolar olarak yaz, ikisini birden değil.
