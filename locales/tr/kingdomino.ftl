### Kingdomino: what the rules say in plain words. Terms first, because many messages use them.

terrain-wheat = tarla
terrain-forest = orman
terrain-water = göl
terrain-grass = çayır
terrain-swamp = bataklık
terrain-mine = maden
terrain-castle = kale

## Options

option-kingdomino-three-players = Üç oyuncuyla
option-kingdomino-three-players-about = Üç kişi oynarken bir sırada kaç domino olduğu.
option-kingdomino-three-players-is-lines_of_three = üçlü sıralar, 36 domino
option-kingdomino-three-players-is-lines_of_four = dörtlü sıralar, 48’in hepsi; kimsenin almadığı oyundan çıkar
option-kingdomino-first-picks = İlk seçim
option-kingdomino-first-picks-about = İki oyuncunun ilk sıradan hangi düzende seçtiği.
option-kingdomino-first-picks-is-lot = krallar kurayla çekilir
option-kingdomino-first-picks-is-snake = A, B, B, A
option-kingdomino-dynasty = Hanedan
option-kingdomino-dynasty-about = Art arda üç oyun; en yüksek toplam kazanır.
option-kingdomino-middle-kingdom = Orta Krallık
option-kingdomino-middle-kingdom-about = Krallığının ortasındaki kale için 10 ek puan.
option-kingdomino-middle-kingdom-is-off = kapalı
option-kingdomino-middle-kingdom-is-rule = sola uzaklık sağa, yukarıya uzaklık aşağıya eşit
option-kingdomino-middle-kingdom-is-reach = hiçbir şey tam bir krallığın yarısından uzakta değil
option-kingdomino-middle-kingdom-is-full = her yana eşit, eni ve boyu da olabildiğince büyük
option-kingdomino-harmony = Uyum
option-kingdomino-harmony-about = Hiç domino atılmadan tamamlanan krallık için 5 ek puan.
option-kingdomino-mighty-duel = Büyük Düello
option-kingdomino-mighty-duel-about = İki oyuncu, 48 dominonun hepsi, 7 × 7 krallıklar.

## Log

told-kingdomino-kings =
    { $games ->
        [1] Krallar çekildi: ilk seçen { $player }.
       *[other] Oyun { $game } / { $games }. Krallar çekildi: ilk seçen { $player }.
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

## Points

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
    } büyüdü: { $squares ->
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
score-kingdomino-game = Oyun { $game }

## Refusals: moves

refused-kingdomino-over = Oyun bitti.
refused-kingdomino-luck = Önce dominolar ya da krallar çekilmeli.
refused-kingdomino-place-first = Önce dominonu yerleştir, sonra sıradakini seç.
refused-kingdomino-pick-now = Dominon zaten yerinde; şimdi sıradakini seç.
refused-kingdomino-other-domino = Yerleştireceğin domino { $tile } değil, { $own }.
refused-kingdomino-not-in-row = { $tile } numaralı domino seçilecek sırada değil.
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

## Refusals: luck

refused-kingdomino-no-luck = Şimdi çekilecek bir şey yok.
refused-kingdomino-row-twice = { $tile } numaralı domino sırada iki kez var.
refused-kingdomino-row-seen = { $tile } numaralı domino daha önce açılmıştı.
refused-kingdomino-kings-count =
    { $kings ->
        [one] { $player }: sıralamada { $kings } kral var.
       *[other] { $player }: sıralamada { $kings } kral var.
    }
refused-kingdomino-kings-snake = Yılan düzeninde sıralama A, B, B, A olur.

## Refusals: positions

refused-kingdomino-position-word = Bu konumda “{ $text }” okunamıyor.
refused-kingdomino-position-missing = Konumda “{ $section }” bölümü eksik.
refused-kingdomino-position-twice = { $tile } numaralı domino iki yerde birden.
refused-kingdomino-position-order = Bir sıradaki dominolar en küçük numaradan başlayıp artar.
refused-kingdomino-position-kings = Kralların sayısı tutmuyor: { $player }.
refused-kingdomino-position-count = Dominoların sayısı tutmuyor.
refused-kingdomino-position-kingdom = { $player } krallığı kurallara göre kurulamaz.
refused-kingdomino-position-stage = Oyunun aşaması masadaki sıralara uymuyor.
refused-kingdomino-position-past = Bu Hanedan’ın biten oyunları tutmuyor.

## Reading text

text-kingdomino-move = Bir hamle “48@1,0>e”, “discard 48” ya da “pick 48” gibi yazılır.
text-kingdomino-direction = Bir dominonun yönü e, s, w ya da n olur.

## Hints: why a move is good

reason-kingdomino-points =
    { $points ->
        [one] Hemen { $points } puan getirir.
       *[other] Hemen { $points } puan getirir.
    }
reason-kingdomino-middle = Kale ortada kalır.
reason-kingdomino-no-hole = Doldurulamayacak kare bırakmaz.
reason-kingdomino-holes =
    { $count ->
        [one] Doldurulamayacak { $count } kare bırakır.
       *[other] Doldurulamayacak { $count } kare bırakır.
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
