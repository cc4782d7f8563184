### What only the page says, and no single game.

## On every page

app-title = Klots – taşlarla oynanan dört oyun
skip = İçeriğe geç
loading = Yükleniyor…
close = Kapat
save = Kaydet
answer-yes = Evet
answer-no = Hayır
sum = Toplam
points = Puan
points-why =
    { $points ->
        [one] { $points } puan: neden?
       *[other] { $points } puan: neden?
    }
points-bonus = Bonuslar
points-before = Önceki oyunlar
points-rounds-before = Önceki turlar
points-last-round = Önceki tur
language = Dil
footer = Klots: herkese açık, hesap gerekmez.
footer-api = API
guest-name = Misafir
bot-name = Bilgisayar ({ $level })
bot-beginner-1 = Pip
bot-beginner-2 = Tilli
bot-beginner-3 = Momo
bot-beginner-4 = Kiki
bot-beginner-5 = Lumi
bot-beginner-6 = Pelle
bot-beginner-7 = Zuzu
bot-beginner-8 = Nino
bot-beginner-9 = Fifi
bot-easy-1 = Lola
bot-easy-2 = Benno
bot-easy-3 = Nuni
bot-easy-4 = Coco
bot-easy-5 = Tobi
bot-easy-6 = Mimi
bot-easy-7 = Kuno
bot-easy-8 = Wanda
bot-easy-9 = Lino
bot-medium-1 = Bruno
bot-medium-2 = Mika
bot-medium-3 = Dora
bot-medium-4 = Gusto
bot-medium-5 = Nora
bot-medium-6 = Alma
bot-medium-7 = Berta
bot-medium-8 = Arno
bot-medium-9 = Tilda
bot-hard-1 = Finn
bot-hard-2 = Vera
bot-hard-3 = Rufus
bot-hard-4 = Kasper
bot-hard-5 = Stella
bot-hard-6 = Felix
bot-hard-7 = Roxy
bot-hard-8 = Viktor
bot-hard-9 = Luna
bot-expert-1 = Otto
bot-expert-2 = Ada
bot-expert-3 = Mira
bot-expert-4 = Iris
bot-expert-5 = Edgar
bot-expert-6 = Klara
bot-expert-7 = Oskar
bot-expert-8 = Nestor
bot-expert-9 = Selma
bot-beginner-about = Hâlâ öğreniyor ve her hamleye seviniyor.
bot-easy-about = Puanları hemen kapar, ileriyi pek düşünmez.
bot-medium-about = Sabırlıdır ve oynamadan önce senin cevabını düşünür.
bot-hard-about = Kurnazdır: ileriyi planlar ve nadiren yanılır.
bot-expert-about = Her oyunu görmüştür ve hiçbirini unutmaz.

## Ways through the page

nav = Sayfalar
nav-rules = Kurallar
nav-pad = Puan defteri
nav-account = Profil
nav-settings = Ayarlar

## Home

home-title = Taşlarla oynanan dört oyun, tek masa
home-lead = Bilgisayara karşı, tek cihazda ya da bir bağlantıyla arkadaşlarınla hemen oyna. Hesap gerekmez.
home-play-now = Hemen oyna
home-with-friends = Arkadaşlarla
home-one-device = Tek cihazda
home-learn = Öğren
home-more = Diğer seçenekler…
home-open-tables = Açık masalar
home-no-tables = Şu anda açık masa yok. Bir masa kur, başkaları onu burada görsün.
home-mine = Oyunların
home-you-are = Oyuncu adın: { $name }.
tables-free =
    { $count ->
        [one] { $count } boş yer
       *[other] { $count } boş yer
    }
tables-join = Katıl
tables-watch = İzle
tables-go-on = Devam et
tables-your-turn = Sıra sende
tables-look = Tekrar izle
tables-more = Daha fazla göster

## A new table

new-title = Yeni masa: { $game }
new-device-title = Tek cihazda: { $game }
new-device-about = Herkes bu cihazda oynar. Taşların gizli olduğu oyunlarda bir ekran onları hamleler arasında gizler.
new-seats = Oyuncular
new-how-many = Oyuncu sayısı
new-you = Sen
new-person = Kişi
new-open = Boş yer
new-name-of = { $number }. oyuncunun adı
new-who-sits = { $number }. yer
new-options = Oyun seçenekleri
new-table = Masa
new-visible = Herkese açık: bu masayı herkes görebilir ve katılabilir
new-chat = Oyuncular sohbet edebilir
new-late = Geç gelenler boş bir yere veya bilgisayarın yerine oturabilir
new-rated = Dereceli: ipucu ve geri alma yok
new-delay = İzleyiciler hamleleri görür
delay-none = hemen
delay-moves =
    { $count ->
        [one] { $count } hamle sonra
       *[other] { $count } hamle sonra
    }
delay-seconds =
    { $count ->
        [one] { $count } saniye sonra
       *[other] { $count } saniye sonra
    }
new-start = Oyunu başlat
new-make = Masa kur
new-match = Rakip bul
new-match-about = { $button }: her zaman kurallardaki gibi. { $clock }.
options-none = Bu oyuncu sayısıyla oyunun seçeneği yok.
options-rulebook = Kurallardaki gibi.
options-all = Tüm seçenekler
clock = Saat
clock-none = Saat yok
clock-move =
    { $seconds ->
        [one] Her hamle için { $seconds } saniye
       *[other] Her hamle için { $seconds } saniye
    }
clock-game =
    { $minutes ->
        [one] Kişi başı { $minutes } dakika
       *[other] Kişi başı { $minutes } dakika
    } + { $increment } sn
clock-days =
    { $days ->
        [one] Her hamle için { $days } gün
       *[other] Her hamle için { $days } gün
    }
clock-days-left =
    { $days ->
        [one] { $days } gün
       *[other] { $days } gün
    }
clock-low =
    { $seconds ->
        [one] { $seconds } saniye kaldı
       *[other] { $seconds } saniye kaldı
    }

## Before the game

gather-title = { $game }: masa
gather-free = boş
gather-you = sen
gather-host = kurucu
gather-ready = hazır
gather-not-ready = henüz hazır değil
gather-sit = Buraya otur
gather-seat-bot = Bilgisayar…
gather-unseat = Oyuncuyu çıkar
gather-name = Adın
gather-start = Başlamaya hazırım
gather-wait = Hazır değilim
gather-leave = Yerinden ayrıl
avatar = Resmin
avatar-number = { $number }. resim
avatar-about = Masadaki herkes görür.
avatar-change = Ad ve resim
gather-waiting =
    { $count ->
        [one] { $count } oyuncu daha bekleniyor.
       *[other] { $count } oyuncu daha bekleniyor.
    }
gather-word = Karıştırma için bir sözcük
gather-word-about = Sunucu sırrını çoktan belirledi; yalnızca parmak izini gösteriyor. Senin sözcüğün de karışıma girer, böylece taşları kimse önceden ayarlamış olamaz. Boş bırakırsan rastgele bir sözcük kullanılır.
gather-commitment = Sırrın parmak izi:
invite-title = Arkadaşlarını davet et
invite-about = Bu bağlantıyı gönder. Açan kişi tek dokunuşla katılır.
invite-watch = Bu bağlantıyı gönder. Açan herkes izleyebilir.
invite-link = Bu masanın bağlantısı
invite-copy = Bağlantıyı kopyala
invite-copied = Kopyalandı
invite-share = Paylaş
invite-qr = Bağlantının QR kodu

## At the table

turn-yours = Sıra sende
turn-of = Sıra: { $player }
turn-over = Oyun bitti
turn-paused = Ara verildi
turn-mark = sıra onda
title-your-turn = Sıra sende
title-over = Oyun bitti
hand = Taşların
hand-playable = uygun
hand-earlier = Taşı sola kaydır
hand-later = Taşı sağa kaydır
hand-tiles =
    { $count ->
        [one] elde { $count } taş
       *[other] elde { $count } taş
    }
hand-lacks = Kesinlikle yok: { $numbers }
round-to = { $round }. tur · hedef { $target } puan
hand-count =
    { $player }: elde { $count ->
        [one] { $count } taş
       *[other] { $count } taş
    }, { $points ->
        [one] { $points } puan
       *[other] { $points } puan
    }
move-commit = Oyna
move-turn = Döndür
move-back = Vazgeç
move-gone = Hamlen artık mümkün değil.
plan-commit = Hamleyi planla
plan-armed = Planlandı: { $move }. Sıra sana gelir gelmez oynanır.
plan-off = Planlanan hamle iptal edildi.
moves-filter = Hamle bulmak için yaz; Enter ilkini oynar.
moves-count =
    { $count ->
        [one] { $count } hamle
       *[other] { $count } hamle
    }
tool-hint = İpucu
tool-undo = Geri al
tool-ask-undo = Geri almayı iste
tool-moves = Bütün hamleler
tool-log = Günlük ve sohbet
tool-menu = Diğer
tool-result = Sonuç
tool-read = Masayı sesli oku
tool-zen = Yalnızca tahta
tool-resign = Pes et
tool-resign-sure = Evet, pes et
tool-leave = Ayrıl (bilgisayar devam eder)
rule-link = { $rule } kuralı
reconnecting = Bağlantı koptu. Yeniden bağlanılıyor…
bot-plays = Burada bilgisayar oynuyor
bot-plays-for-you = Senin yerine bilgisayar oynuyor.
play-yourself = Yerini geri al
play-on = Oynamaya devam et
take-over = Bilgisayar oynasın
presence-here = çevrimiçi
presence-away = uzakta
presence-gone = çevrimdışı
watching =
    { $count ->
        [one] { $count } izleyici
       *[other] { $count } izleyici
    }
log = Günlük
round-over =
    { $why ->
        [out] Tur bitti: bir oyuncunun taşı kalmadı.
        [blocked] Tur bitti: kimse oynayamıyor.
       *[none] Önceki oyun bitti.
    }
round-hands = Elde kalan taşlar
since-title = Son hamlenden beri
since-nothing = Henüz bir şey yok.
since-play = Tahtada göster
since-playing = Kaçırdıkların: { $at } / { $all }
since-skip = Atla
hint-title = İpucu
hint-none = Şimdi ipucu yok.
hint-value = Kazanma şansı: %{ $percent }.
offer-undo = Geri almayı iste
offer-draw = Beraberlik öner
offer-pause = Ara iste
offer-rematch = Rövanş
offer-undo-asked = { $player } son hamleyi geri almak istiyor.
offer-draw-asked = { $player } beraberlik öneriyor.
offer-pause-asked = { $player } ara istiyor.
offer-rematch-asked = { $player } rövanş öneriyor.
offer-undo-waits = Hamleni geri almayı istedin.
offer-draw-waits = Beraberlik önerdin.
offer-pause-waits = Ara istedin.
offer-rematch-waits = Rövanş önerdin. Diğerleri bekleniyor.
offer-withdraw = Geri çek
curtain-give = Cihazı şu oyuncuya ver: { $player }
curtain-hold = { $player }: basılı tut
chat = Sohbet
chat-presets = Hazır mesaj…
chat-own = Mesaj yaz
chat-send = Gönder
chat-unread = Yeni mesajlar: { $count }
chat-team = takım
chat-team-only = Yalnızca eşime
chat-hello = Merhaba!
chat-good-luck = Bol şans!
chat-well-played = İyi oynadın!
chat-thanks = Teşekkürler!
chat-oops = Hay aksi!
chat-thinking = Bir düşüneyim…
chat-back-soon = Hemen dönerim.
chat-good-game = Güzel oyundu!
zoom-in = Büyüt
zoom-out = Küçült
zoom-fit = Hepsini göster
zoom-new-tile = Yeni taş bu yönde
own-table-undone = Son hamleyi geri aldın.
own-table-offered =
    { $offer ->
        [undo] Son hamleyi geri almak istiyorsun.
        [draw] Beraberlik öneriyorsun.
        [pause] Ara istiyorsun.
        [rematch] Rövanş öneriyorsun.
       *[other] Bir öneride bulunuyorsun.
    }
own-table-accepted = Kabul ettin.
own-table-declined = Kabul etmedin.
own-table-withdrawn = Önerini geri çektin.
own-table-took-over = Senin yerine bir bot oynuyor.
own-table-handed-back = Oyuna döndün.

## Help

help-title = Tuşlar ve yardım
help-tab = elindeki taşlardan tahtaya, sonra diğer bölümlere geç
help-arrows = oynanabilecek yerler arasında gez
help-enter = seç ve gösterileni oyna
help-escape = geri dön
help-order = elindeki bir taşın yerini değiştir
help-turn = parçayı döndür (Shift ile ters yöne)
help-list = bütün hamlelerin listesi, yazarak bulunur
help-hint = ipucu
help-undo = geri al ya da geri almayı iste
help-read = masayı sesli oku
help-zen = yalnızca tahta

## After the game

after-title = Sonuç
after-won =
    { $count ->
        [one] { $players } kazandı!
       *[other] { $players } galibiyeti paylaştı!
    }
after-draw = Berabere: kimse kazanmadı.
after-flagged = Bir oyuncunun süresi doldu.
after-resigned = Bir oyuncu pes etti.
after-agreed = Oyuncular beraberlikte anlaştı.
after-abandoned = Oyun yarım kaldı.
after-again = Yeniden oyna
after-to-rematch = Rövanşa git
after-replay = Tekrar izle
after-record = Oyun kaydını sakla
bring-friends = Arkadaşlarla devam et
bring-analyse = Sunucuda analiz et
bring-here = Bu cihazda sakla
bring-note = Bu oyun başka yerde başladı ve buraya getirildi, bu yüzden karıştırma denetlenemez.
fair-title = Karıştırma adil miydi?
fair-about = Oyundan önce sunucu sırrının parmak izini gösterdi; sonra herkes bir sözcük ekledi. Şimdi sır açıklandı ve bu sayfa her çekilişi yeniden hesaplar. Bu, başlangıçtan sonra hiçbir şeyin değiştirilmediğini kanıtlar. Sunucuyu işletenin sırrı kendine sakladığını kanıtlamaz.
fair-check = Her çekilişi denetle
fair-failed = Çekilişler denetlenemedi: sır yok ya da bu tarayıcı buna yalnızca güvenli bağlantıda izin veriyor.
fair-commitment =
    { $right ->
        [yes] Sır parmak iziyle uyuşuyor.
       *[no] Sır parmak iziyle uyuşmuyor!
    }
fair-draws = { $all } çekilişten { $right } tanesi doğrulandı.
fair-seal =
    { $seal ->
        [whole] Mühür uyuyor: oyun, seçenekler, adlar, sözcükler, hamleler ve sonuç mühürlendiği gibi.
        [names] Mühür adlar dışında uyuyor: adlar sonradan değiştirilmiş ya da kaldırılmış.
        [none] Mühür yok: yalnızca çekilişler doğrulandı; adlar, seçenekler, hamleler ve sonuç değil.
       *[wrong] Mühür uymuyor: bu kayıtta bir şey değiştirilmiş.
    }
replay-title = Oyun tekrarı
replay-table = Masaya dön
replay-start = Başlangıç
replay-first = İlk hamle
replay-back = Önceki hamle
replay-next = Sonraki hamle
replay-last = Son hamle
replay-play = Otomatik oynat
replay-stop = Durdur
replay-slider = Hamle
replay-eyes = Bakış açısı
replay-all = herkes
replay-link = Bu hamlenin bağlantısını kopyala
analysis-title = Analiz
analysis-about = Bilgisayar her karara yeniden bakar. Bu biraz sürer.
analysis-start = Analiz et
analysis-stop = Durdur
analysis-busy = Düşünüyor…
analysis-graph = Hamle hamle herkesin kazanma şansı
analysis-costly = En pahalıya mal olan hamleler
analysis-better = { $played } Daha iyisi (+%{ $percent }): { $better }
analysis-no-cost = Hiçbir hamle pahalıya mal olmadı.
analysis-luck = Şansın etkisi
analysis-luck-of = { $player }: kazanma şansı başta %{ $start }, sonda %{ $end }. { $fortune ->
    [gain] Şans %{ $luck } kazandırdı.
    [loss] Şanssızlık %{ $luck } kaybettirdi.
   *[none] Şans bir şey değiştirmedi.
} { $skill ->
    [gain] Hamleler %{ $play } kazandırdı.
    [loss] Hamleler %{ $play } kaybettirdi.
   *[none] Hamleler bir şey değiştirmedi.
}

## Learning

lesson = Rehberli oyun
lesson-next = İleri
lesson-wait = Oynamaya devam et; sıradaki ipucu birazdan.
lesson-stop = Dersten çık
learn-title = { $game } öğren
learn-guided = Rehberli ilk oyunun
learn-guided-about = Gerçek tahtada beş dakika, her seferinde tek bir yenilik. Bilgisayar sana kolaylık tanır.
learn-start = Başla
learn-rules = Kuralları oku
rules-read = Oku

## Score pad

pad-kept = Yazdıkların bu cihazda kalır.
pad-clear = Temizle
pad-undo = Son girdiyi geri al
pad-more = Oyuncu ekle
pad-fewer = Oyuncu çıkar
pad-add = Ekle: { $points }
pad-add-round = Turu ekle
pad-round = Tur
pad-target = Hedef

## Settings

settings-look = Görünüm
settings-theme = Renkler
theme-auto = cihazdaki gibi
theme-light = açık
theme-dark = koyu
theme-contrast = yüksek karşıtlık
settings-letters = Arazilerde harfler
settings-motion = Animasyon
motion-auto = cihazdaki gibi
motion-full = açık
motion-none = kapalı
settings-pace = Diğer oyuncuların hamle hızı
pace-slow = yavaş
pace-normal = normal
pace-fast = hızlı
pace-none = anında
settings-play = Oynanış
settings-confirm = Hamleleri onayla
confirm-always = her zaman
confirm-touch = yalnızca dokunmatikte
confirm-never = hiçbir zaman
settings-previews = Hamlenin kaç puan getireceğini göster
settings-playable = Uyan taşları vurgula
settings-ahead = Diğerleri düşünürken hamle planla
settings-ahead-about = Sıran gelmeden bir hamle seç ve onayla: hâlâ mümkünse sıra sana gelir gelmez kendiliğinden oynanır. O zamana kadar Esc ya da bir dokunuş onu iptal eder. Gizli taşlı dereceli oyunlarda geçerli değildir.
settings-notices = Bildirimler
settings-sounds = Sesler
settings-notify = Sıra bana gelince haber ver, sayfa arka plandayken de
settings-push = Sayfa kapalıyken de
settings-push-about = Bildirimler tarayıcının anlık bildirim hizmeti üzerinden gider ve metin içermez. Sen açana kadar kapalıdır.
settings-notify-refused = Tarayıcı bu sayfanın bildirimlerine izin vermiyor.
settings-install = Klots’u bu cihaza kur
settings-install-about = Klots’un kendi simgesi ve penceresi olur; kurallar ve puan defteri çevrimdışıyken de çalışır.
settings-kept = Ayarlar bu cihazda saklanır ve hesap olmadan çalışır.
notice-your-turn = { $game }: sıra sende.
notice-called = Sıra sende.
notice-matched = Rakip bulundu.
notice-go = Masaya git
notice-restart =
    { $seconds ->
        [one] Sunucu yeniden başlıyor, { $seconds } saniye içinde dönmesi bekleniyor. Hiçbir şey kaybolmadı.
       *[other] Sunucu yeniden başlıyor, { $seconds } saniye içinde dönmesi bekleniyor. Hiçbir şey kaybolmadı.
    }
notice-frozen = Hamleler şu anda kaydedilemiyor. Oyun kendiliğinden sürecek.

## You

account-name = Adın
account-name-about = Diğerleri seni masada bu adla görür.
account-saved = Kaydedildi.
account-account = Hesap (isteğe bağlı)
account-account-about = Hesap, misafirken oynadıkların da dahil, derecelerini ve oyunlarını saklar.
account-login = Kullanıcı adı
account-password = Parola
account-old-password = Geçerli parola
account-new-password = Yeni parola
account-change-password = Parolayı değiştir
account-sign-in = Oturum aç
account-sign-up = Hesap oluştur
account-sign-out = Oturumu kapat
account-signed-in = Oturumun açık.
account-signed-out = Oturumun kapalı.
account-signed-in-as = Oturum açan: { $name }
account-device = Başka bir cihazda oyna
account-device-about = Bu bağlantı başka bir cihazda oturum açmanı sağlar. Bir kez çalışır; kimseye verme.
account-device-link = Bağlantı oluştur
account-played = Sonuçların
account-game = Oyun
account-games = Oyunlar
account-won = Kazanılan
account-rating = Derece
account-history = Biten oyunlar
account-sessions = Oturum açılan cihazlar
account-kind-session = Tarayıcı
account-kind-token = Program
account-this = bu oturum
account-end = Oturumu sonlandır
account-token = Anahtar oluştur
account-token-label = Programın adı
account-token-once = Yalnızca bir kez gösterilir:
account-data = Verilerin
account-data-about = Hakkında saklanan her şeyi indirebilir ya da sildirebilirsin.
account-export = İndir
account-forget = Hakkımdaki her şeyi sil
account-forget-sure = Evet, her şeyi kalıcı olarak sil
account-forgotten = Hakkındaki her şey silindi.
recover-title = Profilini bu cihazda kullan
recover-about = Bu bağlantı başka bir cihazından geliyor. Kabul edersen oyunların burada da olur.
recover-accept = Evet, bu benim
ranking = Sıralama
ranking-place = Sıra
ranking-name = Ad
ranking-empty = Bu oyunda henüz kimsenin derecesi yok.

## Games on this device

here-title = Bu cihazdaki oyunlar
here-about = Bu oyunlar yalnızca bu tarayıcıda kayıtlıdır. Bir kopya saklamak ya da başka bir cihaza taşımak için dosyaya kaydet.
here-finished = Bitenler
here-save = Dosyaya kaydet
here-take = Dosyadan yükle
here-taken = Yüklenen oyun: { $count }.
here-no-games = Bu dosyada Klots oyunu yok.
here-broken = Okunamayan oyun: { $count }.
read-title = Oyun kaydı aç
read-about = Oyunu yeniden izlemek için Klots’tan bir oyun kaydı seç ya da metnini yapıştır.
read-paste = Kaydın metni
read-open = Aç
here-delete = Sil
here-delete-sure = Bu oyun silinsin mi?
settings-here = Bilgisayara karşı sunucusuz oyna
settings-here-about = Bu oyunlar ve tek cihazdaki oyunlar bu tarayıcıda çalışır ve yalnızca burada saklanır. Sunucuda oynamak için kapat.
local-full = Bu cihazda yer kalmadı, hamle kaydedilmedi. Birkaç oyun sil ya da yer aç ve yeniden dene.
local-other-tab = Bu oyun başka bir sekmede açık
local-not-kept = Cihaz hamleyi kaydedemedi. Yeniden dene.
local-broken = Bu sayfada bir şeyler ters gitti. Oyunun güvende: sayfayı yeniden yükle.
update-ready = Klots’un yeni sürümü hazır.
update-now = Şimdi güncelle

## Something is missing

problem-home = Ana sayfa
problem-again = Yeniden dene
problem-no-page = Sayfa bulunamadı
problem-no-page-about = Adres eksik olabilir. Ana sayfadan her şeye ulaşabilirsin.
problem-no-server = Sunucuya ulaşılamıyor
problem-no-server-about = Oyunların güvende ve sunucu dönünce devam eder. Kurallar, puan defteri ve ayarlar onsuz da çalışır.
problem-server = Sunucuda bir şeyler ters gitti
problem-server-about = Hiçbir şey kaybolmadı. Birazdan yeniden dene.
problem-not-found = Masa bulunamadı
problem-not-found-about = Bağlantı eski ya da eksik olabilir. Arkadaşından yenisini iste ya da kendin bir masa kur.
problem-full-table = Bu masa dolu
problem-full-table-about = Bütün yerler dolu. Kendi masanı kurabilirsin.
generic-choose-move = Bir hamle seç.
generic-table = Metin olarak masa
after-you-win = Kazandın!
after-you-win-by = { $points } puan farkla kazandın!
after-won-by = { $player }, { $points } puan farkla kazandı.
after-rounds = Tur tur
after-where-lost = Nerede hata yaptım?
after-team-won = { $players } kazandı!
after-resigned-by = { $player } pes etti.
after-flagged-by = Süresi doldu: { $player }.
after-resigned-you = Pes ettin.
after-flagged-you = Süren doldu.
move-waits = Hamlen kaydedildi, bağlantı gelince gönderilecek.
round-go-on = Devam
you-watch = Oyunu izliyorsun.
new-level-all = Tüm bilgisayar oyuncularının seviyesi
nav-ranking = Sıralama
invite-here-only = Bu adres yalnızca bu cihazda çalışır. Ağındaki diğerleri de katılabilsin diye Klots’u --listen 0.0.0.0:7377 ile başlat.
invite-lan = Bu bağlantı yerel ağında çalışır.
tables-remove = Kaldır
