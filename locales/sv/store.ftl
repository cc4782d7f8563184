### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Serverns disk är full. Ditt drag sparades inte; försök igen senare.
store-lost = Servern når inte sin databas just nu. Den fortsätter automatiskt så snart den kan.
store-busy = Servern är överbelastad just nu. Försök igen om en stund.
store-closed = Servern håller på att stanna.
store-damaged = Data är skadade. Inget har ändrats. Återställ en säkerhetskopia till en tom mapp.
store-foreign = Det här är ingen datamapp eller databas för Klots. Inget har ändrats.
store-newer = Data skrevs av en nyare version av Klots. Använd den versionen eller en senare.
store-locked = En annan Klots-server använder redan den här datamappen.
store-not-empty = Den här mappen eller databasen är inte tom. Inget skrevs över.
store-invalid = Servern fick en ogiltig begäran.
store-login-taken = Namnet är upptaget.
store-file = En fil kunde inte läsas eller skrivas.
store-database = Databasen rapporterade ett oväntat fel. Orsaken står i serverns logg.
store-flaw = { $flaw ->
    [other-files] Den innehåller andra filer.
    [nothing] Den innehåller inga data.
    [no-export] Det är ingen export från Klots.
    [other-tables] Tabellerna hör till ett annat program.
    [only-journal] Bara journalen finns kvar; själva databasen saknas.
    [short] Filen slutar för tidigt.
    [changed] Filen har ändrats efter att den skrevs.
   *[pages] Delar av databasen går inte att läsa.
}
