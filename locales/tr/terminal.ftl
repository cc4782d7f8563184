### What only the terminal says.

## The terminal

terminal-which-game = Hangi oyun?
terminal-how-many = Kaç oyuncu?
terminal-which-level = Rakiplerin ne kadar güçlü olsun?
terminal-go-on = Devam et: { $name }
terminal-choose = { $count ->
    [1] Lütfen 1 yaz.
   *[other] Lütfen 1 ile { $count } arasında bir sayı yaz.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } taş
   *[other] { $count } taş
})
terminal-hand = Taşların: { $tiles }
terminal-your-move = { $count ->
    [1] Sıra sende: tek bir hamle var. Oynamak için 1, yardım için ? yaz.
   *[other] Sıra sende: 1 ile { $count } arasında bir sayı ya da yardım için ? yaz.
}
terminal-plain-help = Bir sayı ya da hamle yaz. Diğer komutlar: hint (ipucu), undo (geri al), board (tahta), log (günlük), quit (çık). Çıkarken oyun kaydedilir.
terminal-curtain = Klavyeyi şu oyuncuya ver: { $player }. { $player }, Enter’a bas.
terminal-saved = Kaydedildi: { $file }.
terminal-over = Oyun bitti.
terminal-thinking = { $player } düşünüyor…
terminal-too-small = Terminalde { $columns } sütun ve { $rows } satır var; Klots’a en az 80 ve 24 gerekir.
terminal-keys-game = ↑↓ Enter oyna · r döndür · / süz · o diğerleri · h ipucu · u geri al · ? yardım · q çık
terminal-keys-menu = ↑↓ seç · ←→ değiştir · Enter başlat · q çık
terminal-keys-replay = ←→ adım · Home End · q çık
terminal-moves = Hamleler
terminal-log = Günlük
terminal-players = Oyuncular
terminal-filter = Süzgeç: { $text }
terminal-menu-title = Klots
terminal-menu-game = Oyun
terminal-menu-seats = Oyuncular
terminal-menu-level = Rakipler
terminal-menu-persons = Bu terminaldeki kişiler
terminal-menu-start = Başlat
terminal-help = Liste, kurallara uyan her hamleyi gösterir. ↑ ve ↓ birini seçer ve yeri tahtada işaretlenir; r aynı yerin sonraki hamlesine geçer. Enter onu oynar. / ve harfler listeyi süzer, Esc yeniden hepsini gösterir. Tahtaya tıklayınca o yerin hamleleri gösterilir. o tuşu masanın diğer oyunculara ait kısmını gösterir, h ipuçlarını gösterir, u geri alır, q kaydedip çıkar.
terminal-step = Olay { $number } / { $count }
refused-undo = Burada hiçbir şey geri alınamaz: o zamandan beri çekiliş yapıldı ya da henüz hamle yok.
refused-no-hint = Şu anda karar vereceğin bir şey yok.
refused-bot = “{ $bot }” diye bir bot yok. Botlar: { $possible }.
refused-save-players = Kayıt dosyası hangi yerde kimin oynadığını belirtmiyor.
save-damaged = Kayıt dosyası bozuk ve { $file } olarak kenara kondu: { $cause }
terminal-more = { $count ->
    [one] { $count } satır daha: ↓
   *[other] { $count } satır daha: ↓
}
terminal-turn-of = Sıra: { $player }.
terminal-keys-log = l günlük
terminal-keys-live = ↑↓ Enter oyna · / süz · o diğerleri · h ipucu · l günlük · c sohbet · u geri al · y evet · n hayır · ? yardım · q çık
terminal-help-live = Bir sunucunun masasında oynuyorsun. Liste, kurallara uyan her hamleyi gösterir: ↑ ve ↓ birini seçer, Enter oynar, / ve harfler süzer. h en iyi hamleleri, l günlüğü, o tuşu masanın diğer oyunculara ait kısmını gösterir. c sohbeti açar, u geri almayı ister, d beraberlik önerir, p ara ister ya da arayı bitirir, y ve n istekleri cevaplar, g pes eder. Oyundan sonra a rövanş önerir. q çıkar; masa kalır ve aynı komut seni yerine geri getirir.
terminal-plain-help-live = Bir sayı ya da hamle yaz. say 1 ile say 8 arası hazır bir mesaj gönderir, say ve ardından metin kendi mesajını; undo geri almayı ister, draw beraberlik önerir, pause ara ister ya da arayı bitirir, yes ve no istekleri cevaplar; hint en iyi hamleleri gösterir; board, log ve presets tahtayı, günlüğü ve hazır mesajları gösterir; resign pes eder; oyundan sonra again rövanş önerir; quit çıkar ve aynı komut seni geri getirir.

## A table of a server

live-table = { $game }, sunucu { $server }
live-seated = { $number } numaralı yerde oturuyorsun, adın { $name }.
live-watching = Oyunu izliyorsun.
live-waiting = { $count ->
    [one] Bekleniyor: { $count } yer boş.
   *[other] Bekleniyor: { $count } yer boş.
}
live-waiting-ready = Herkesin hazır olması bekleniyor.
live-paused = Oyuna ara verildi.
live-lost = Bağlantı koptu; yeniden deneniyor…
live-back = Yeniden bağlandı.
live-restart = Sunucu yeniden başlıyor; { $seconds ->
    [one] { $seconds } saniye
   *[other] { $seconds } saniye
} içinde dönmesi bekleniyor.
live-said = { $name }: { $text }
live-said-team = { $name } (eşine): { $text }
live-asked = { $player } bir şey istiyor: yes (evet) mi, no (hayır) mı?
live-again-key = Rövanş: [a], çıkış: [q].
live-again-word = Rövanş için again, çıkmak için quit yaz.
live-resign-sure = Gerçekten pes etmek istiyor musun? Pes et: [y], devam et: başka bir tuş.
live-choose-preset = Ne söylemek istiyorsun?
live-left = Masa açık kalıyor: “{ $command }” seni geri getirir.
refused-live-link = “{ $link }” bir masa bağlantısı değil. Bağlantı şöyle görünür: { $example }
refused-live-server = { $server } adresinden cevap gelmiyor.
refused-live-stranger = { $server } adresinde cevap veren bir Klots sunucusu değil ya da sürümü farklı.
refused-live-table = { $server } sunucusunda böyle bir masa yok: bağlantı eski ya da eksik olabilir.
refused-live-lost = { $server } ile bağlantı koptu ve geri gelmedi.
refused-live-session = Bu oturum sona erdi; yeniden katıl.

## Games that are over
save-foreign = “{ $file }” kayıtlı bir oyun değil, olduğu gibi bırakıldı. { $cause }
terminal-kept = Oyun { $file } dosyasına kaydedildi; klots replay ve klots analyse onu okur.
terminal-keys-over = p sonuç · v tekrar izle · l günlük · o diğerleri · n yeniden · q çık
