### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Serverens disk er fuld. Dit træk blev ikke gemt; prøv igen senere.
store-lost = Serveren kan ikke nå sin database lige nu. Den fortsætter automatisk, så snart den kan.
store-busy = Serveren er overbelastet lige nu. Prøv igen om lidt.
store-closed = Serveren er ved at stoppe.
store-damaged = Dataene er beskadiget. Intet blev ændret. Gendan en sikkerhedskopi i en tom mappe.
store-foreign = Dette er ikke en datamappe eller database fra Klots. Intet blev ændret.
store-newer = Dataene er skrevet af en nyere version af Klots. Brug den version eller en senere.
store-locked = En anden Klots-server bruger allerede denne datamappe.
store-not-empty = Denne mappe eller database er ikke tom. Intet blev overskrevet.
store-invalid = Serveren fik en ugyldig forespørgsel.
store-login-taken = Dette navn er optaget.
store-file = En fil kunne ikke læses eller skrives.
store-database = Databasen meldte en uventet fejl. Årsagen står i serverens log.
store-flaw = { $flaw ->
    [other-files] Den indeholder andre filer.
    [nothing] Der er ingen data i den.
    [no-export] Det er ikke en eksport fra Klots.
    [other-tables] Tabellerne hører til et andet program.
    [only-journal] Kun journalen er tilbage; selve databasen mangler.
    [short] Filen slutter for tidligt.
    [changed] Filen er ændret, efter at den blev skrevet.
   *[pages] Dele af databasen kan ikke læses.
}
