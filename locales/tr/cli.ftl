# The command line
cli-about = Dört taş oyununun evi: Kingdomino, Triominos, Quixo ve Domino Double 9.
cli-lang = Bütün metinlerin dili, örneğin “de” ya da “et”; varsayılan, sisteminin dilidir
cli-serve-about = Sunucuyu sayfa, botlar ve gömülü veritabanıyla başlat; tek başına klots ile aynıdır
cli-serve-config = Ayarları içeren bir TOML dosyası
cli-serve-data = Veri klasörü; varsayılan, kullanıcının klasörüdür
cli-serve-listen = Dinlenecek adres
cli-serve-public-url = İnsanların kullandığı adres
cli-serve-database-url = Her şeyi bu PostgreSQL veritabanında sakla
cli-serve-metrics-listen = Prometheus’un sayıları sorabileceği adres
cli-serve-no-browser = Tarayıcıyı açma
cli-serve-print-config = Bütün ayarları TOML olarak yazdır ve bitir
cli-serve-log-json = Günlüğü JSON satırları olarak yaz
cli-play-about = Terminalde oyna: botlara karşı, aynı klavyede birlikte, ya da bir kaydı izle
cli-play-game = Hemen başlanacak oyun; yazılmazsa bir menü sorar
cli-play-seats = Kaç kişi oynuyor
cli-play-people = Oynayanlardan kaçı bu terminaldeki insanlar
cli-play-level = Botların seviyesi: beginner, easy, medium, hard ya da expert
cli-play-options = Oyunun seçenekleri, örneğin “harmony=yes dynasty=yes”
cli-play-resume = Kaydedilmiş bir oyuna devam et
cli-play-watch = Bir kaydı adım adım izle
cli-play-plain = Metin satırları ve numaralı hamleler; ekran okuyucular ve borular için
cli-play-saves = Oyunların kaydedileceği yer
cli-engine-about = Botlarla ve hakemlerle metin satırlarıyla konuş (bkz. docs/bots.md)
cli-replay-about = Kayıtlı bir oyunu adım adım göster ve her hamleyi denetle
cli-replay-file = Kayıt; “-” standart girdiyi okur
cli-replay-to = Bu kadar olaydan sonra dur
cli-replay-verify = Her çekilişi açıklanan sırdan yeniden hesapla
cli-replay-json = Tek bir JSON belgesi yazdır
cli-replay-positions = Her olaydan sonra konumu yazdır
cli-replay-eyes = Bunun yerine tek bir gözün kopyasını yazdır: bir yer numarası ya da “onlooker”
cli-rules-about = Bir oyunun kurallarını oku
cli-rules-game = Oyun; yazılmazsa oyunların listesi
cli-rules-rule = Yalnızca bu numaralı kural, örneğin K13
cli-render-about = Bir konumu ya da kaydın bir anını SVG veya PNG resmi olarak çiz
cli-render-record = Sonu çizilecek kayıt
cli-render-to = Bu kadar olaydan sonraki anı çiz
cli-render-position = Kayıt yerine metin olarak bir konum
cli-render-game = Konumun oyunu
cli-render-seats = Kaç kişi oynuyor
cli-render-options = Oyunun seçenekleri, örneğin “mighty_duel=yes”
cli-render-eyes = Kimin gözüyle: bir yer numarası, “onlooker” ya da “reviewer”
cli-render-width = PNG genişliği
cli-render-output = Yazılacak resim: x.svg ya da x.png
cli-arena-about = Botları birbirine karşı oynat ve sonucun ne kadar kesin olduğunu söyle
cli-arena-game = Oyun
cli-arena-seats = Kaç kişi oynuyor
cli-arena-options = Oyunun seçenekleri
cli-arena-bots = Botlar, örneğin “expert,hard” ya da “expert@1s,expert@100ms”
cli-arena-games = Kaç oyun; her dağıtım her yerden oynanır
cli-arena-budget = Bir bot ne kadar düşünebilir: 100ms, 2s, 5000n (düğüm), 800i (yineleme)
cli-arena-seed = Bütün şansı belirler
cli-arena-threads = Aynı anda oynanan oyun sayısı
cli-arena-wall = Süreyi iş parçacığının CPU süresiyle değil, duvar saatiyle ölç
cli-arena-sprt = İlk bot ikinciden en az ELO1 ya da en çok ELO0 daha iyiyse erken dur
cli-arena-ledger = Her oyunu burada sakla ve bir dahaki sefere buradan devam et
cli-arena-records = Oyunları kayıt olarak bu klasöre yaz
cli-arena-shard = Maçın N parçasından yalnızca I. parçayı oyna
cli-arena-merge = Oynamak yerine parçaların defterlerini birleştir
cli-arena-json = Tek bir JSON belgesi yazdır
cli-arena-csv = Bir tablo yaz
cli-arena-plot = Düşünme süresine göre gücü SVG olarak çiz
cli-analyse-about = Kayıttaki her hamlenin değerini, neyin şans neyin oyun olduğunu söyle
cli-analyse-record = Kayıt
cli-analyse-bot = Kim değerlendirsin; varsayılan, en güçlü bottur
cli-analyse-budget = Her hamle için ne kadar düşünülsün
cli-analyse-samples = Her çekiliş kaç başka çekilişle karşılaştırılsın; 0 şansı hesaba katmaz
cli-analyse-seed = Bütün örneklemeyi belirler
cli-analyse-json = Tek bir JSON belgesi yazdır
cli-analyse-plot = Kimin önde olduğunu SVG olarak çiz
cli-bench-about = Olabildiğince hızlı rastgele oyunlar oyna ve toplamları denetle
cli-bench-game = Yalnızca bu oyun
cli-bench-seconds = Her satır için CPU saniyesi
cli-bench-json = Tek bir JSON belgesi yazdır
cli-completions-about = Bir kabuk için tamamlamaları yazdır
cli-completions-shell = Kabuk
cli-man-about = Kılavuz sayfasını yazdır
language-unknown = Burada “{ $asked }” diye bir dil yok; “{ $used }” kullanılıyor.
record-place = { $file }, satır { $line }, sütun { $column }:

# Replay
replay-place = { $player }: { $place }. sıra, { $points ->
    [one] { $points } puan
   *[other] { $points } puan
}
replay-checked = { $count ->
    [one] Bir olay kurallara göre denetlendi.
   *[other] { $count } olayın tümü kurallara göre denetlendi.
}
replay-verified = Her çekiliş açıklanan sırla uyuşuyor.

# Engine
engine-unknown = “{ $command }” bir komut değil. Komutlar: { $possible }
engine-needs = “{ $command }” şunu ister: { $what }
engine-too-much = “{ $command }” tek başına yazılır; “{ $text }” fazla.
engine-no-game = Kurulmuş oyun yok: önce “game NAME seats N” yaz.
engine-nothing-to-undo = Geri alınacak bir şey yok.
engine-thinking = Bir bot düşünüyor; şimdi yalnızca “stop” dinlenir.
refused-rule-unknown = Burada “{ $rule }” diye bir kural yok. Kurallar: { $possible }.
refused-picture-format = Resmin adı .svg ya da .png ile bitmeli.

# klots load
cli-load-about = Bu makinedeki bir sunucunun ne kadar yük kaldırdığını ölç
cli-load-sockets = Masalara dağıtılan bağlantılar
cli-load-tables = Masalar
cli-load-every = Bir masada iki hamle arasındaki saniye
cli-load-seconds = Ne kadar süre ölçülsün
cli-load-flood = Son hamle onaylanır onaylanmaz yeniden oyna
cli-load-idle = Bağlan ve hamle yapma
cli-load-game = Hangi oyun oynansın
cli-load-url = Bu makinede zaten çalışan bir sunucu; yazılmazsa biri başlatılır
cli-load-data = Başlatılan sunucunun verilerini tuttuğu yer; yazılmazsa sonradan silinen bir klasör
cli-load-database-url = Başlatılan sunucu için bir PostgreSQL veritabanı
cli-load-json = Tek bir JSON belgesi yazdır

# klots backup, restore, export, import
cli-backup-about = Yedek al; sunucu çalışırken de olur
cli-backup-file = Yeni dosya
cli-backup-data = Veri klasörü
cli-backup-database-url = Veri klasörü yerine bir PostgreSQL veritabanı
cli-restore-about = Bir yedeği yeni ya da boş bir veri klasörüne yükle
cli-restore-file = Yedek
cli-restore-data = Yeni veri klasörü
cli-export-about = Başka bir veritabanına geçmek için her şeyi taşınabilir biçimde yaz
cli-export-file = Yeni dosya
cli-export-data = Veri klasörü
cli-export-database-url = Veri klasörü yerine bir PostgreSQL veritabanı
cli-import-about = Taşınabilir biçimi boş bir veritabanına oku
cli-import-file = Dışa aktarılmış dosya
cli-import-data = Veri klasörü
cli-import-database-url = Veri klasörü yerine bir PostgreSQL veritabanı
cli-restore-database-url = Veri klasörü yerine PostgreSQL veritabanı
serve-listening = Klots hazır: { $url }
serve-no-address = { $address } adresi dinlenemiyor.
keep-done = { $file }: { $tables } masa, { $events } olay, { $people } kişi.
cli-solve-about = Quixo’yu çöz: her tahtanın değeri
cli-solve-game = Ne çözülsün
cli-solve-size = Bir sıradaki küp sayısı: 3, 4 ya da 5
cli-solve-distances = Galibiyet ve yenilgilerin ne kadar uzakta olduğunu da bul
cli-solve-dir = Biten tabloları burada sakla ve durdurulunca buradan devam et
cli-solve-layers = Dolu tahtadan başlayarak yalnızca bu kadar çevrilmiş küp sayısı
cli-solve-threads = Kullanılacak iş parçacıkları
cli-solve-json = Tek bir JSON belgesi yazdır
solve-progress = { $cubes } küp, { $rate } tahta/sn, { $left } sn kaldı, { $memory } MB bellek, { $disk } MB disk
solve-layer = { $cubes ->
    [0] Toplam: { $wins } galibiyet, { $losses } yenilgi, { $draws } beraberlik
   *[other] { $cubes } küp çevrilmiş: { $wins } galibiyet, { $losses } yenilgi, { $draws } beraberlik
}
solve-first = { $value ->
    [win] İlk oyuncu kazanır.
    [loss] İlk oyuncu kaybeder.
   *[draw] Oyun berabere biter.
} ({ $distance })
solve-done = { $seconds } sn, simetriler tek sayılarak saniyede { $rate } tahta; bu hızla bütün boyut { $whole } saat sürer.
refused-solve-size = Bir sırada 3, 4 ya da 5 küp olan tahtalar var.
refused-solve-folder = Bir sırada 5 küp olan tahtaların tabloları için bir klasör gerekir (--dir).

# What every help text and every mistake on the command line needs
cli-usage = Kullanım:
cli-heading-commands = Komutlar
cli-heading-arguments = Argümanlar
cli-heading-options = Seçenekler
cli-heading-examples = Örnekler
cli-heading-exit = Çıkış kodları
cli-help = Yardımı yazdır
cli-version = Sürümü yazdır
cli-word-options = SEÇENEKLER
cli-word-command = KOMUT
cli-note-default = varsayılan: { $value }
cli-note-variable = ya da { $name } değişkeni
cli-note-possible = olabilecekler: { $values }
cli-exit-done = her şey yolunda gitti
cli-exit-failed = reddedildi ya da başarısız oldu; nedeni standart hata çıktısında
cli-exit-usage = komut satırı okunamıyor
cli-error-argument = Burada “{ $text }” diye bir argüman yok.
cli-error-command = “{ $text }” diye bir komut yok.
cli-error-command-missing = Bir komut eksik.
cli-error-value = “{ $value }”, { $argument } için uygun değil.
cli-error-value-possible = “{ $value }”, { $argument } için uygun değil. Olabilecekler: { $possible }.
cli-error-value-missing = { $argument } bir değer ister.
cli-error-value-extra = { $argument } “{ $value }” almaz.
cli-error-missing = Eksik olan: { $arguments }
cli-error-conflict = { $argument } ile { $other } birlikte kullanılamaz.
cli-error-twice = { $argument } yalnızca bir kez yazılabilir.
cli-error-encoding = Bir argüman okunabilir metin (UTF-8) değil.
cli-error-other = Bu komut satırı okunamıyor.
cli-error-suggestion = “{ $text }” mi demek istedin?
cli-error-help = “{ $command }” neler yapılabileceğini gösterir.
cli-man-name = AD
cli-man-synopsis = ÖZET
cli-man-description = AÇIKLAMA
cli-man-command = Tek bir komutun sayfası, örneğin “play”

# Words that stand for a value in help texts, in capitals
cli-value-address = ADRES:PORT
cli-value-bots = BOTLAR
cli-value-code = KOD
cli-value-eyes = GÖZ
cli-value-file = DOSYA
cli-value-folder = KLASÖR
cli-value-game = OYUN
cli-value-level = SEVİYE
cli-value-link = BAĞLANTI
cli-value-name = AD
cli-value-number = N
cli-value-options = SEÇENEKLER
cli-value-pixels = PİKSEL
cli-value-position = KONUM
cli-value-rule = KURAL
cli-value-seconds = SANİYE
cli-value-shell = KABUK
cli-value-time = SÜRE

# klots score
cli-score-about = Metin olarak yazılmış bir krallığın, turun ya da tahtanın puanını açıkla (bkz. docs/notation.md)
cli-score-game = Oyun
cli-score-file = Metin; “-” ya da boş bırakmak standart girdiyi okur
cli-score-options = Oyunun seçenekleri, örneğin “harmony=yes” ya da “hexagons=flat”
cli-score-json = Tek bir JSON belgesi yazdır
score-kingdomino-tie = Puanlar eşit: önce en büyük bölge belirler ({ $squares ->
    [one] { $squares } kare
   *[other] { $squares } kare
}), sonra taçlar ({ $crowns })
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
score-triominos-others = Diğer ellerde kalanlar
score-triominos-own = Kendi elinde kalanlar
score-dominoes-round = Bu tur bir maçta { $points ->
    [one] { $points } puan
   *[other] { $points } puan
} değerinde: diğer ellerde kalanlar
score-quixo-line = { $symbol ->
    [cross] Çarpının bir çizgisi var
   *[circle] Yuvarlağın bir çizgisi var
}: { $cells }
score-quixo-none = Kimsenin çizgisi yok.
score-quixo-won = { $symbol ->
    [cross] Çarpı kazandı.
   *[circle] Yuvarlak kazandı.
}
refused-score-nothing = Burada puanlanacak bir şey yok.
refused-score-word = “{ $text }” burada okunamıyor. Olabilecekler: { $possible }.
refused-score-nobody = Bu kimin? Önce bir ad ve iki nokta yaz, örneğin “Ann:”.
refused-score-same-name = “{ $name }” zaten yazılmış.
refused-score-castle = Bir krallıkta tam olarak bir kale olur; onu “C” diye yaz.
refused-score-mixed = Bir krallığı ya harita ya da dominolar olarak yaz, ikisini birden değil.
refused-score-two-out = Elindeki son taşı önce yalnızca bir oyuncu koyabilir.
refused-score-hand-out = Son taşını koyanın elinde taş kalmaz.
refused-score-board = Bir tahtada { $min } ile { $max } arası sıra, her sırada da o kadar küp olur.
refused-score-pushed = İki tarafın da çizgisi var: son kimin ittiğini yaz, “pushed: x” ya da “pushed: o”.

# klots join
cli-join-about = Bir sunucudaki masaya davet bağlantısıyla otur
cli-join-link = Sayfanın gösterdiği ya da bir arkadaşının gönderdiği bağlantı
cli-join-name = Oynarken kullandığın ad; varsayılan, kullanıcı adındır
cli-join-seat = İstediğin yer, 1’den başlar; varsayılan, ilk boş yerdir
cli-join-watch = Yalnızca izle
cli-join-plain = Metin satırları ve numaralı hamleler; ekran okuyucular ve borular için
cli-join-session = Hangi sunucuda kim olduğunun hatırlanacağı yer
cli-rules-pictures = Örneklerin resimlerini SVG olarak bu klasöre yaz
refused-file-missing = “{ $file }” diye bir dosya yok.
refused-file-unreadable = “{ $file }” okunamıyor.
refused-file-unwritable = “{ $file }” yazılamıyor.
refused-no-home = Bu kullanıcının ev klasörü yok; yeri { $argument } ile belirt.
cli-push-key-about = Sayfası kapalı tarayıcıları çağırmak için anahtar oluştur (bkz. docs/hosting.md)
serve-push-key = push.key, “klots push-key” komutunun yazdığı bir anahtar değil.
serve-push-contact = push.contact, mailto:you@example.org veya https://example.org gibi bir adres olmalı.
