### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Disk servera je plný. Tvoj ťah sa neuložil; skús to neskôr.
store-lost = Server sa práve nevie spojiť s databázou. Len čo to pôjde, automaticky sa obnoví.
store-busy = Server je práve preťažený. Skús to o chvíľu.
store-closed = Server sa vypína.
store-damaged = Údaje sú poškodené. Nič sa nezmenilo. Obnov zálohu do prázdneho priečinka.
store-foreign = Toto nie je priečinok s údajmi ani databáza Klots. Nič sa nezmenilo.
store-newer = Údaje zapísala novšia verzia Klots. Použi ju alebo ešte novšiu.
store-locked = Tento priečinok s údajmi už používa iný server Klots.
store-not-empty = Tento priečinok alebo táto databáza nie je prázdna. Nič sa neprepísalo.
store-invalid = Server dostal neplatnú požiadavku.
store-login-taken = Toto meno je obsadené.
store-file = Súbor sa nedá prečítať alebo zapísať.
store-database = Databáza ohlásila nečakanú chybu. Príčina je v protokole servera.
store-flaw = { $flaw ->
    [other-files] Sú v ňom iné súbory.
    [nothing] Nie sú v ňom žiadne údaje.
    [no-export] Nie je to export z Klots.
    [other-tables] Tabuľky patria inému programu.
    [only-journal] Zostal len žurnál; samotná databáza chýba.
    [short] Súbor sa končí príliš skoro.
    [changed] Súbor bol dodatočne zmenený.
   *[pages] Časť databázy sa nedá prečítať.
}
