### What only the command line says.

## The command line

cli-about = Taşlarla oynanan dört oyun tek çatı altında: Kingdomino, Triominos, Quixo ve Domino Double 9.
cli-lang = Bütün metinlerin dili, örneğin “de” ya da “et”; varsayılan, sisteminin dilidir
cli-serve-about = Sunucuyu sayfa, botlar ve gömülü veritabanıyla başlat; komutsuz klots da aynısını yapar
cli-serve-config = Ayarları içeren bir TOML dosyası
cli-serve-data = Veri klasörü; varsayılan, kullanıcının klasörüdür
cli-serve-listen = Dinlenecek adres
cli-serve-public-url = İnsanların kullandığı adres
cli-serve-database-url = Her şeyi bu PostgreSQL veritabanında sakla
cli-serve-metrics-listen = Prometheus ölçümleri için adres
cli-serve-no-browser = Tarayıcıyı açma
cli-serve-print-config = Bütün ayarları TOML olarak yazdır ve çık
cli-serve-log-json = Günlüğü JSON satırları olarak yaz
cli-play-about = Terminalde oyna: botlara karşı, aynı klavyede birlikte, ya da bir kaydı izle
cli-play-game = Hemen başlanacak oyun; yazılmazsa bir menü sorar
cli-play-seats = Oyuncu sayısı
cli-play-people = Oyunculardan kaçı bu terminalde oynuyor
cli-play-level = Botların seviyesi: beginner, easy, medium, hard ya da expert
cli-play-options = Oyunun seçenekleri, örneğin “harmony=yes dynasty=yes”
cli-play-resume = Kaydedilmiş bir oyuna devam et
cli-play-watch = Bir kaydı adım adım izle
cli-play-plain = Metin satırları ve numaralı hamleler; ekran okuyucular ve borular için
cli-play-saves = Oyunların kaydedileceği yer
cli-engine-about = Botlarla ve hakemlerle metin satırlarıyla konuş (bkz. docs/engine.md)
cli-replay-about = Kayıtlı bir oyunu adım adım göster ve her hamleyi denetle
cli-replay-file = Kayıt; “-” standart girdiyi okur
cli-replay-to = Bu kadar olaydan sonra dur
cli-replay-verify = Her çekilişi açıklanan sırdan yeniden hesapla
cli-replay-seal = Karşılaştırmak için masanın gösterdiği mühür
cli-replay-commitment = Karşılaştırmak için masanın gösterdiği parmak izi
cli-replay-json = Tek bir JSON belgesi yazdır
cli-replay-positions = Her olaydan sonra konumu yazdır
cli-replay-eyes = Kaydı tek bir oyuncunun gördüğü gibi yazdır: bir yer numarası ya da “onlooker”
cli-rules-about = Bir oyunun kurallarını oku
cli-rules-game = Oyun; yazılmazsa oyunların listesi
cli-rules-rule = Yalnızca bu numaralı kural, örneğin K13
cli-render-about = Bir konumu ya da kaydın bir anını SVG veya PNG resmi olarak çiz
cli-render-record = Sonu çizilecek kayıt
cli-render-to = Bu kadar olaydan sonraki anı çiz
cli-render-position = Kayıt yerine metin olarak bir konum
cli-render-game = Konumun oyunu
cli-render-seats = Oyuncu sayısı
cli-render-options = Oyunun seçenekleri, örneğin “mighty_duel=yes”
cli-render-eyes = Kimin gözüyle: bir yer numarası, “onlooker” ya da “reviewer”
cli-render-width = PNG genişliği
cli-render-output = Yazılacak resim: x.svg ya da x.png
cli-arena-about = Botları birbirine karşı oynat ve sonucun ne kadar kesin olduğunu söyle
cli-arena-game = Oyun
cli-arena-seats = Oyuncu sayısı
cli-arena-options = Oyunun seçenekleri
cli-arena-bots = Botlar, örneğin “expert,hard” ya da “expert@1s,expert@100ms”
cli-arena-games = Kaç oyun; her dağıtım her yerden oynanır
cli-arena-budget = Bir bot ne kadar düşünebilir: 100ms, 2s, 5000n (düğüm), 800i (yineleme)
cli-arena-seed = Bütün çekilişlerin tohumu (seed)
cli-arena-threads = Aynı anda oynanan oyun sayısı
cli-arena-wall = Düşünme süresini CPU süresiyle değil, saatle ölç
cli-arena-sprt = İlk bot ikinciden en az ELO1 ya da en çok ELO0 daha iyiyse erken dur
cli-arena-ledger = Her oyunu burada sakla ve bir dahaki sefere buradan devam et
cli-arena-records = Oyunları kayıt olarak bu klasöre yaz
cli-arena-shard = Maçın N parçasından yalnızca I. parçayı oyna
cli-arena-merge = Oynamak yerine parçaların sonuçlarını birleştir
cli-arena-json = Tek bir JSON belgesi yazdır
cli-arena-csv = Bir tablo yaz
cli-arena-plot = Düşünme süresine göre gücü SVG olarak çiz
cli-analyse-about = Kayıttaki her hamlenin değerini, neyin şans neyin beceri olduğunu söyle
cli-analyse-record = Kayıt
cli-analyse-bot = Kim değerlendirsin; varsayılan, bu oyunu değerlendirmek için yapılmış bottur
cli-analyse-budget = Her hamle için ne kadar düşünülsün
cli-analyse-samples = Her çekiliş kaç başka çekilişle karşılaştırılsın; 0 şansı hesaba katmaz
cli-analyse-seed = Örneklemenin tohumu (seed)
cli-analyse-json = Tek bir JSON belgesi yazdır
cli-analyse-plot = Kimin önde olduğunu SVG olarak çiz
cli-bench-about = Olabildiğince hızlı rastgele oyunlar oyna ve toplamları denetle
cli-bench-game = Yalnızca bu oyun
cli-bench-seconds = Her satır için CPU saniyesi
cli-bench-json = Tek bir JSON belgesi yazdır
cli-completions-about = Bir kabuk için tamamlamaları yazdır
cli-completions-shell = Kabuk
language-unknown = Burada “{ $asked }” diye bir dil yok; “{ $used }” kullanılıyor.

## Arena

refused-budget = “{ $text }” bir düşünme sınırı değil. Olası değerler: { $possible } (milisaniye, saniye, düğüm, yineleme).
arena-progress =
    { $done } / { $of } oyun · { $score } · { $seconds ->
        [one] { $seconds } saniye kaldı
       *[other] { $seconds } saniye kaldı
    }
arena-heading =
    { $game }, { $seats } oyuncu, hamle başına { $budget }: { $games ->
        [one] { $games } oyun
       *[other] { $games } oyun
    }, { $deals ->
        [one] { $deals } dağıtım
       *[other] { $deals } dağıtım
    }
arena-row = { $bot }: pay %{ $share } ± { $sure }, { $wins } galibiyet, { $shared } paylaşılan, { $losses } yenilgi; puan { $points }, fark { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; hamle başına { $millis } ms
arena-pair =
    { $bot } – { $other }: %{ $score } ± { $sure } ({ $met ->
        [one] { $met } karşılaşma
       *[other] { $met } karşılaşma
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Ardışık test: daha iyi (LLR { $llr }, sınırlar { $lower } ve { $upper })
        [not_better] Ardışık test: daha iyi değil (LLR { $llr }, sınırlar { $lower } ve { $upper })
       *[open] Ardışık test: karar yok (LLR { $llr }, sınırlar { $lower } ve { $upper })
    }
arena-plot-title = Güç ve düşünme süresi
arena-plot-across = Düşünme (milisaniye ya da düğüm)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [one] { $bots } bot { $seats } yeri dolduramaz. Olası değerler: { $possible } ya da yer sayısından fazla.
       *[other] { $bots } bot { $seats } yeri dolduramaz. Olası değerler: { $possible } ya da yer sayısından fazla.
    }
refused-arena-games = Bir maç için en az bir oyun gerekir.
refused-arena-illegal = { $bot } kurallara uymayan bir hamle oynadı: { $move }, konum: { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } bir sonuç dosyası değil.
refused-arena-other-match = { $path } başka bir maçın sonuçlarını içeriyor.
refused-arena-nothing-to-merge = Birleştirilecek sonuç dosyalarını yaz.
refused-shard = “{ $text }” maçın bir parçası değil. Olası değerler: { $possible }.
refused-sprt = “{ $text }” bir ardışık test değil. Olası değerler: { $possible }.

## klots analyse

analysis-seat =
    { $player }: isabet %{ $accuracy }, { $moves } hamleden { $best } tanesi en iyisi; { $inaccuracies ->
        [one] { $inaccuracies } kusur
       *[other] { $inaccuracies } kusur
    }, { $mistakes ->
        [one] { $mistakes } hata
       *[other] { $mistakes } hata
    }, { $blunders ->
        [one] { $blunders } büyük hata
       *[other] { $blunders } büyük hata
    }. Elden kaçan: bir galibiyetin %{ $lost } kadarı; şans: %{ $luck }.
analysis-luck-decided = Sonucu şans belirledi: { $player } bir galibiyetin %{ $luck } kadarını ona borçlu.
analysis-play-decided = Sonucu beceri belirledi: diğerleri bir galibiyetin %{ $percent } kadarını elden kaçırdı, { $player } bunu değerlendirdi.
analysis-even = Neredeyse hiçbir şey elden kaçmadı; { $player } başa baş bir oyunu kazandı.
turning-move = Hamle { $event }: { $player } şunu oynadı: { $move }; kazanma şansı %{ $before } iken %{ $after } oldu. Daha iyisi: { $better }.
turning-good-luck = Olay { $event }: şans ({ $luck }) yardım etti, { $player } için kazanma şansı %{ $before } iken %{ $after } oldu.
turning-bad-luck = Olay { $event }: şans ({ $luck }) ters gitti, { $player } için kazanma şansı %{ $before } iken %{ $after } oldu.
turning-decided = { $event } numaralı olaydan sonra { $player } hep öndeydi.
analysis-plot-title = Oyun nasıl gitti
analysis-plot-across = Olay
analysis-plot-up = Kazanma şansı

## What every help text and every mistake on the command line needs

cli-man-about = Kılavuz sayfasını yazdır
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
cli-note-possible = olası değerler: { $values }
cli-exit-done = her şey yolunda gitti
cli-exit-failed = reddedildi ya da başarısız oldu; nedeni standart hata çıktısında
cli-exit-usage = komut satırı okunamıyor
cli-error-argument = Burada “{ $text }” diye bir argüman yok.
cli-error-command = “{ $text }” diye bir komut yok.
cli-error-command-missing = Bir komut eksik.
cli-error-value = “{ $value }”, { $argument } için uygun değil.
cli-error-value-possible = “{ $value }”, { $argument } için uygun değil. Olası değerler: { $possible }.
cli-error-value-missing = { $argument } bir değer ister.
cli-error-value-extra = { $argument } değer almaz, ama “{ $value }” verildi.
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

## Replay

replay-place = { $player }: { $place }. sıra, { $points ->
    [one] { $points } puan
   *[other] { $points } puan
}
replay-checked = { $count ->
    [one] Bir olay kurallara göre denetlendi.
   *[other] { $count } olayın tümü kurallara göre denetlendi.
}
replay-verified = Her çekiliş açıklanan sırla uyuşuyor.
replay-sealed = Mühür uyuyor: oyun, seçenekler, adlar, sözcükler, hamleler ve sonuç mühürlendiği gibi.
replay-sealed-but-names = Mühür adlar dışında uyuyor: adlar sonradan değiştirilmiş ya da kaldırılmış.
replay-not-sealed = Mühür yok: yalnızca çekilişler doğrulandı; adlar, seçenekler, hamleler ve sonuç değil.
replay-compare = Masanın gösterdiğiyle karşılaştır: { $name ->
    [seal] mühür
   *[commitment] parmak izi
} { $hash }
replay-no-result = Kayıt kimin kazandığını söylemiyor.

## Engine

engine-unknown = “{ $command }” bir komut değil. Komutlar: { $possible }
engine-needs = “{ $command }” şunu ister: { $what }
engine-too-much = “{ $command }” tek başına yazılır; “{ $text }” fazla.
engine-no-game = Kurulmuş oyun yok: önce “game NAME seats N” yaz.
engine-nothing-to-undo = Geri alınacak bir şey yok.
engine-thinking = Bir bot düşünüyor; şimdi yalnızca “stop” kabul edilir.
refused-rule-unknown = Burada “{ $rule }” diye bir kural yok. Kurallar: { $possible }.
refused-picture-format = Resmin adı .svg ya da .png ile bitmeli.
refused-picture-width = Bir resim { $min } ile { $max } piksel arası genişliktedir.

## klots load

cli-site-about = Sayfayı, sunucu gerekmeden herhangi bir web barındırıcısı için bir klasöre yaz
cli-site-folder = Yazılacak klasör
cli-site-base-path = Klasörün barındırıcıdaki yolu, örneğin “/oyunlar/”
cli-site-written = Sayfa { $folder } içinde.
cli-error-site-module = Bu sürüm sunucusuz oynayamaz. scripts/setup çalıştırıp yeniden derle.
cli-load-about = Bu makinedeki bir sunucunun ne kadar yük kaldırdığını ölç
cli-push-key-about = Anlık bildirimler için anahtar oluştur (bkz. docs/hosting.md)
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
load-machine = { $model }; çekirdek: { $cores }; bellek: { $memory }
load-database = Veritabanı
load-sockets = Bağlantılar
load-tables = Masalar
load-seating = Herkes oturana kadar geçen süre
load-moves = Kaydedilen hamleler
load-everyone = Gönderimden herkesin almasına kadar
load-acknowledged = Gönderimden onaya kadar
load-errors = Hatalar
load-first-error = İlk hata
load-games = Biten oyunlar
load-memory-empty = Sunucu belleği, boşken
load-memory-seated = Sunucu belleği, herkes oturunca
load-memory-end = Sunucu belleği, bitişte
load-memory-each = Bağlantı başına bellek
load-cpu-server = Sunucunun oyun sırasındaki işlemci süresi
load-cpu-swarm = Oyuncuların toplam işlemci süresi
load-rate = { $count } ({ $rate }/sn)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, en çok { $max } ms
load-seconds = { $number } sn
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

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
serve-push-key = push.key, “klots push-key” komutunun yazdığı bir anahtar değil.
serve-push-contact = push.contact, mailto:you@example.org veya https://example.org gibi bir adres olmalı.
keep-done = { $file }: { $tables } masa, { $events } olay, { $people } kişi.

## Words that stand for a value in help texts, in capitals

cli-value-address = ADRES:PORT
cli-value-bots = BOTLAR
cli-value-code = KOD
cli-value-eyes = BAKIŞ
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

## klots score

cli-score-about = Metin olarak yazılmış bir krallığın, turun ya da tahtanın puanını açıkla (bkz. docs/notation.md)
cli-score-game = Oyun
cli-score-file = Metin; “-” ya da boş bırakmak standart girdiyi okur
cli-score-options = Oyunun seçenekleri, örneğin “harmony=yes” ya da “hexagons=flat”
cli-score-json = Tek bir JSON belgesi yazdır
refused-score-nothing = Burada puanlanacak bir şey yok.
refused-score-impossible = Bu olmuş olamaz: “{ $text }”.
refused-score-word = “{ $text }” burada okunamıyor. Olası değerler: { $possible }.
refused-score-nobody = Bu kimin? Önce bir ad ve iki nokta yaz, örneğin “Ayşe:”.
refused-score-same-name = “{ $name }” zaten yazılmış.

## klots join

cli-join-about = Bir sunucudaki masaya davet bağlantısıyla katıl
cli-join-link = Sayfanın gösterdiği ya da bir arkadaşının gönderdiği bağlantı
cli-join-name = Oynarken kullandığın ad; varsayılan, kullanıcı adındır
cli-join-seat = İstediğin yer, 1’den başlar; varsayılan, ilk boş yerdir
cli-join-watch = Yalnızca izle
cli-join-plain = Metin satırları ve numaralı hamleler; ekran okuyucular ve borular için
cli-join-session = Hangi sunucuda kim olduğunun hatırlanacağı yer
cli-rules-pictures = Örneklerin resimlerini SVG olarak bu klasöre yaz
refused-file-missing = “{ $file }” diye bir dosya yok.
refused-file-unreadable = “{ $file }” okunamıyor. { system-cause }
refused-file-unwritable = “{ $file }” yazılamıyor. { system-cause }
refused-no-home = Bu kullanıcının ev klasörü yok; yeri { $argument } ile belirt.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Böyle bir dosya ya da klasör yok.
    [PermissionDenied] Bunun için iznin yok.
    [IsADirectory] Bu bir klasör.
    [NotADirectory] Yolun bir parçası klasör değil.
    [AlreadyExists] Zaten var.
    [StorageFull] Yer kalmadı.
    [ReadOnlyFilesystem] Disk salt okunur.
    [AddrInUse] Orada zaten başka bir program dinliyor.
    [AddrNotAvailable] Bu makinenin öyle bir adresi yok.
    [InvalidData] UTF-8 metin değil.
    [ConnectionRefused] Orada kimse cevap vermiyor.
    [ConnectionLost] Bağlantı koptu.
    [TimedOut] Cevap zamanında gelmedi.
    [Unreachable] Bu adrese ulaşılamıyor.
   *[other] Sistem beklenmedik bir hata bildirdi.
}
refused-output = Standart çıktıya yazılamıyor. { system-cause }
refused-input = Standart girdi okunamıyor. { system-cause }
refused-file-use = “{ $file }” kullanılamıyor. { system-cause }
refused-people = İnsan sayısı ({ $people }) yer sayısından ({ $seats }) fazla.
refused-arena-one = Botlar birbirine karşı oynar: en az iki tane yaz.
refused-settings = “{ $text }” geçerli bir ayar değil.
refused-load-address = Yalnızca bu makinedeki bir sunucu ölçülebilir, örneğin { $example }.
refused-load-server = Sunucu başlamadı. Günlüğü burada: { $file }.
refused-database = Veritabanına ulaşılamıyor. { system-cause }
engine-record-cut = Kayıt eksik: yalnızca “.” içeren bir satırla bitmeli.

## klots train

cli-train-about = Bir oyunun botlarını yeniden eğit
cli-train-game = Oyun
cli-train-out = Eğitilmiş dosyaların yazılacağı yer
cli-train-part = Ne kadar kapsamlı, hazır gelen dosyaların eğitiminin yüzdesi olarak
cli-train-threads = Kullanılacak iş parçacıkları
refused-train-nothing = { $game } için eğitilecek bir şey yok.
