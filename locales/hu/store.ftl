### What the store answers.

## What the store answers when it cannot keep or read something

store-full = A szerver lemeze megtelt. A lépésedet nem sikerült menteni; próbáld újra később.
store-lost = A szerver most nem éri el az adatbázisát. Amint lehet, magától folytatja.
store-busy = A szerver most túlterhelt. Próbáld újra egy pillanat múlva.
store-closed = A szerver leáll.
store-damaged = Az adatok sérültek. Semmi sem változott. Tölts be egy biztonsági mentést egy üres mappába.
store-foreign = Ez nem a Klots adatmappája vagy adatbázisa. Semmi sem változott.
store-newer = Az adatokat a Klots újabb változata írta. Használd azt vagy egy későbbit.
store-locked = Ezt az adatmappát már egy másik Klots-szerver használja.
store-not-empty = Ez a mappa vagy adatbázis nem üres. Semmi sem íródott felül.
store-invalid = A szerver érvénytelen kérést kapott.
store-login-taken = Ez a név foglalt.
store-file = Egy fájl nem olvasható vagy nem írható.
store-database = Az adatbázis váratlan hibát jelzett. Az ok a szerver naplójában van.
store-flaw = { $flaw ->
    [other-files] Más fájlok vannak benne.
    [nothing] Nincs benne adat.
    [no-export] Ez nem a Klots exportja.
    [other-tables] A táblái egy másik programéi.
    [only-journal] Csak a napló maradt meg; maga az adatbázis hiányzik.
    [short] A fájl túl korán ér véget.
    [changed] A fájlt utólag megváltoztatták.
   *[pages] Az adatbázis egy része nem olvasható.
}
