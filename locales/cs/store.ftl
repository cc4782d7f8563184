### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Disk serveru je plný. Tvůj tah se neuložil; zkus to prosím později.
store-lost = Server teď nemá spojení se svou databází. Jakmile to půjde, automaticky se obnoví.
store-busy = Server je teď přetížený. Zkus to prosím za chvíli.
store-closed = Server se vypíná.
store-damaged = Data jsou poškozená. Nic se nezměnilo. Obnov zálohu do prázdné složky.
store-foreign = Toto není datová složka ani databáze Klots. Nic se nezměnilo.
store-newer = Data zapsala novější verze Klots. Použij prosím ji nebo ještě novější.
store-locked = Tuto datovou složku už používá jiný server Klots.
store-not-empty = Tato složka nebo databáze není prázdná. Nic se nepřepsalo.
store-invalid = Server dostal neplatný požadavek.
store-login-taken = Toto jméno je obsazené.
store-file = Soubor nelze přečíst nebo zapsat.
store-database = Databáze ohlásila nečekanou chybu. Příčina je v protokolu serveru.
store-flaw = { $flaw ->
    [other-files] Jsou v ní jiné soubory.
    [nothing] Nejsou v ní žádná data.
    [no-export] Není to export z Klots.
    [other-tables] Tabulky patří jinému programu.
    [only-journal] Zbyl jen žurnál; samotná databáze chybí.
    [short] Soubor končí příliš brzy.
    [changed] Soubor byl dodatečně změněn.
   *[pages] Část databáze nelze přečíst.
}
