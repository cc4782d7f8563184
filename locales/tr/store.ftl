### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Sunucunun diski dolu. Hamlen kaydedilmedi; lütfen daha sonra yeniden dene.
store-lost = Sunucu şu anda veritabanına ulaşamıyor. Ulaşır ulaşmaz kendiliğinden devam eder.
store-busy = Sunucu şu anda çok yoğun. Lütfen birazdan yeniden dene.
store-closed = Sunucu kapanıyor.
store-damaged = Veriler bozuk. Hiçbir şey değiştirilmedi. Bir yedeği boş bir klasöre yükle.
store-foreign = Bu, Klots’a ait bir veri klasörü ya da veritabanı değil. Hiçbir şey değiştirilmedi.
store-newer = Veriler Klots’un daha yeni bir sürümüyle yazılmış. Lütfen o sürümü ya da daha yenisini kullan.
store-locked = Bu veri klasörüyle zaten başka bir Klots çalışıyor.
store-not-empty = Bu klasör ya da veritabanı boş değil. Hiçbir şeyin üzerine yazılmadı.
store-invalid = Sunucuya geçersiz bir istek geldi.
store-login-taken = Bu ad alınmış.
store-file = Bir dosya okunamıyor ya da yazılamıyor.
store-database = Veritabanı beklenmeyen bir hata bildirdi. Nedeni sunucunun günlüğünde.
store-flaw = { $flaw ->
    [other-files] İçinde başka dosyalar var.
    [nothing] İçinde veri yok.
    [no-export] Bu bir Klots dışa aktarımı değil.
    [other-tables] Tabloları başka bir programa ait.
    [only-journal] Yalnızca günlük dosyası kalmış; veritabanının kendisi yok.
    [short] Dosya erken bitiyor.
    [changed] Dosya yazıldıktan sonra değiştirilmiş.
   *[pages] Veritabanının bir bölümü okunamıyor.
}
