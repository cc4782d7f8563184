### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Disken på serveren er full. Trekket ditt ble ikke lagret; prøv igjen senere.
store-lost = Serveren når ikke databasen sin akkurat nå. Den fortsetter automatisk så snart den kan.
store-busy = Serveren er overbelastet akkurat nå. Prøv igjen om litt.
store-closed = Serveren er i ferd med å stoppe.
store-damaged = Dataene er skadet. Ingenting ble endret. Gjenopprett en sikkerhetskopi i en tom mappe.
store-foreign = Dette er ikke en datamappe eller database for Klots. Ingenting ble endret.
store-newer = Dataene er skrevet av en nyere versjon av Klots. Bruk den versjonen eller en senere.
store-locked = En annen Klots-server bruker allerede denne datamappen.
store-not-empty = Denne mappen eller databasen er ikke tom. Ingenting ble overskrevet.
store-invalid = Serveren fikk en ugyldig forespørsel.
store-login-taken = Dette navnet er opptatt.
store-file = En fil kunne ikke leses eller skrives.
store-database = Databasen meldte en uventet feil. Årsaken står i loggen til serveren.
store-flaw = { $flaw ->
    [other-files] Den inneholder andre filer.
    [nothing] Det er ingen data i den.
    [no-export] Det er ikke en eksport fra Klots.
    [other-tables] Tabellene hører til et annet program.
    [only-journal] Bare journalen er igjen; selve databasen mangler.
    [short] Filen slutter for tidlig.
    [changed] Filen er endret etter at den ble skrevet.
   *[pages] Deler av databasen kan ikke leses.
}
