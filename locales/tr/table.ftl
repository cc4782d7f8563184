### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Oyun henüz bitmedi.
refused-started = Oyun zaten başladı.
refused-not-started = Oyun henüz başlamadı.
refused-paused = Oyuna ara verildi.
refused-not-paused = Oyuna ara verilmedi.
refused-not-seated = Bu masada yerin yok.
refused-seated = Zaten bu masada oturuyorsun.
refused-seat-taken = { $seat } numaralı yer dolu.
refused-seat-free = { $seat } numaralı yerde kimse oturmuyor.
refused-seat-open = { $seat } numaralı yer hâlâ boş.
refused-seats-taken = Kaldırılacak bir yerde biri oturuyor.
refused-no-seat = Bu masada { $seat } numaralı yer yok.
refused-full = Bütün yerler dolu.
refused-invite = Bu özel bir masa: davet bağlantısı gerekir.
refused-private = Bu özel bir masa: bağlantısı gerekir.
refused-host = Bunu yalnızca masayı kuran yapabilir.
refused-forbidden = Buna iznin yok.
refused-not-ready = { $player } henüz hazır değil.
refused-clock = Bu saat ayarı mümkün değil.
refused-clock-twice = Seçenekler zaten her hamleye { $seconds } saniye veriyor; ikinci bir saat olamaz.
refused-no-clock = Burada saat yok: hamle başına süre yalnızca bir sunucunun masasında geçerlidir.
refused-delay = İzleyiciler en çok { $max } hamle geriden gelebilir.
refused-delay-seconds = İzleyiciler en çok { $max } saniye geriden gelebilir.
refused-name = Ad 1 ile { $max } karakter arasında olmalı.
refused-word = Karıştırma sözcüğü en çok { $max } karakter olabilir.
refused-chat-text = Mesaj 1 ile { $max } karakter arasında olmalı.
refused-chat-off = Bu masada sohbet kapalı; hazır mesajlar kullanılabilir.
refused-preset = “{ $preset }” diye bir mesaj yok.
refused-team-chat = Bu masada takım sohbeti yok.
refused-stand-in = Senin yerine bir bot oynuyor. Önce yerini geri al.
refused-not-replaced = Senin yerine kimse oynamıyor.
refused-present = Bu yerin oyuncusu hâlâ burada.
refused-gone = Zaten ayrıldın.
refused-out = Oyun dışı kaldın.
refused-time = Süren doldu.
refused-offer =
    { $offer ->
        [undo] Şimdi hiçbir şey geri alınamaz.
        [draw] Şimdi beraberlik önerilemez.
        [pause] Şimdi durdurulacak bir saat yok.
        [rematch] Rövanş, oyun bitince önerilebilir.
       *[other] Bu şimdi önerilemez.
    }
refused-offer-open = Bu zaten önerildi.
refused-no-offer = Cevaplanacak böyle bir öneri yok.
refused-stale = Bu arada bir şeyler oldu: yeniden bak.
refused-ahead = Bu masada bu henüz olmadı.
refused-id-reused = Bu mesaj kimliği başka bir şey için kullanılmış.
refused-move-id = Bir mesaj kimliği 32 onaltılık basamaktan oluşur.
refused-rated-bot = Dereceli oyunlar botsuz oynanır.
refused-rated-guest = Dereceli oyunlar için hesap gerekir.
refused-rated-device = Dereceli oyunlar ayrı cihazlarda oynanır.
refused-rated-hint = Dereceli oyunlarda ipucu yoktur.
refused-rated-late = Dereceli bir oyun başladıktan sonra kimse katılamaz.

## Refusals of the server

refused-nobody = Oturum açmadın.
refused-not-found = Burada böyle bir şey yok.
refused-rate = Bir anda çok fazla istek. Biraz bekle.
refused-origin = Bu istek başka bir siteden geldi.
refused-malformed = Mesaj okunamadı (satır { $line }, sütun { $column }).
refused-too-large = Mesaj { $max } bayttan büyük.
refused-query = Bu adres geçerli değil.
refused-hello-first = Bağlantı hello ile başlamalı.
refused-unavailable = Sunucuda bir şeyler ters gitti.
refused-recovery = Bu kurtarma bağlantısı geçersiz ya da süresi dolmuş.
refused-no-account = Hesabın yok.
refused-has-account = Zaten bir hesabın var.
refused-account-name = Kullanıcı adı 3 ile 24 karakter arasında olmalı: a–z, 0–9, - ve _.
refused-account-taken = Bu kullanıcı adı alınmış.
refused-password = Kullanıcı adı ya da parola yanlış.
refused-old-password = Geçerli parola yanlış.
refused-push-off = Bu sunucuda anlık bildirim yok.
refused-push-address = Bu sunucu o bildirim hizmetini kullanmıyor.
refused-password-length = Parola { $min } ile { $max } karakter arasında olmalı.

## The log of a table

told-table-configured = Masanın ayarları değişti.
told-table-sat = { $name } katıldı.
told-table-left = { $seat } numaralı yer boşaldı.
told-table-renamed = Yeni adı: { $name }.
told-table-bot =
    { $level ->
        [random] Rastgele oynayan bir bot katıldı.
       *[other] Bir bot katıldı ({ $level }).
    }
told-table-bot-named = { $player } katıldı ({ $level }).
told-table-started = Oyun başladı.
told-table-undone = { $player } son hamleyi geri aldı.
told-table-offered =
    { $offer ->
        [undo] { $player } son hamleyi geri almak istiyor.
        [draw] { $player } beraberlik öneriyor.
        [pause] { $player } ara istiyor.
        [rematch] { $player } rövanş öneriyor.
       *[other] { $player } bir öneride bulunuyor.
    }
told-table-accepted = { $player } kabul etti.
told-table-declined = { $player } kabul etmedi.
told-table-withdrawn = { $player } önerisini geri çekti.
told-table-paused = Ara: saat durdu.
told-table-resumed = Oyun devam ediyor.
told-table-frozen = Saat durdu: sunucu kapanıyor ya da sunucuya ulaşılamıyordu.
told-table-thawed = Saat yeniden işliyor.
told-table-flagged = Süresi doldu: { $player }.
told-table-resigned = { $player } pes etti.
told-table-abandoned = { $player } ayrıldı.
told-table-took-over = { $player } yerine bir bot oynuyor.
told-table-handed-back = { $player } oyuna döndü.
told-table-finished =
    { $cause ->
        [flagged] Oyun bitti: süre doldu.
        [resigned] Oyun pes edilerek bitti.
        [agreed] Oyun anlaşmayla berabere bitti.
        [abandoned] Oyun yarım bırakıldı.
       *[other] Oyun bitti.
    }
told-table-revealed = Karıştırmanın sırrı açıklandı: her çekiliş denetlenebilir.
told-table-rematch = Rövanş yeni bir masada.
score-forfeit = Diğerleri pes etti ya da süreleri doldu
