### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Discul serverului este plin. Mutarea ta nu s-a salvat; încearcă mai târziu.
store-lost = Serverul nu se poate conecta acum la baza de date. Reia automat imediat ce poate.
store-busy = Serverul este acum prea ocupat. Încearcă din nou peste o clipă.
store-closed = Serverul se oprește.
store-damaged = Datele sunt deteriorate. Nu s-a schimbat nimic. Restaurează o copie de siguranță într-un dosar gol.
store-foreign = Acesta nu este un dosar de date sau o bază de date Klots. Nu s-a schimbat nimic.
store-newer = Datele au fost scrise de o versiune mai nouă de Klots. Folosește acea versiune sau una ulterioară.
store-locked = Alt server Klots folosește deja acest dosar de date.
store-not-empty = Acest dosar sau această bază de date nu este goală. Nu s-a suprascris nimic.
store-invalid = Serverul a primit o cerere nevalidă.
store-login-taken = Acest nume este deja folosit.
store-file = Un fișier nu a putut fi citit sau scris.
store-database = Baza de date a raportat o eroare neașteptată. Cauza este în jurnalul serverului.
store-flaw = { $flaw ->
    [other-files] Conține alte fișiere.
    [nothing] Nu conține date.
    [no-export] Nu este un export Klots.
    [other-tables] Tabelele sunt ale altui program.
    [only-journal] A rămas doar jurnalul; baza de date lipsește.
    [short] Fișierul se termină prea devreme.
    [changed] Fișierul a fost schimbat după ce a fost scris.
   *[pages] O parte a bazei de date nu poate fi citită.
}
