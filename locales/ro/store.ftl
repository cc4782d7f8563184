### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Discul serverului este plin. Mutarea ta nu s-a salvat; încearcă mai târziu.
store-lost = Serverul nu ajunge acum la baza sa de date. Continuă automat imediat ce poate.
store-busy = Serverul este acum prea ocupat. Încearcă din nou peste o clipă.
store-closed = Serverul se oprește.
store-damaged = Datele sunt deteriorate. Nu s-a schimbat nimic. Restaurează o copie de siguranță într-un dosar gol.
store-foreign = Acesta nu este un dosar de date sau o bază de date Klots. Nu s-a schimbat nimic.
store-newer = Datele au fost scrise de o versiune mai nouă de Klots. Folosește acea versiune sau una ulterioară.
store-locked = Alt server Klots folosește deja acest dosar de date.
store-not-empty = Acest dosar sau această bază de date nu este goală. Nu s-a suprascris nimic.
store-invalid = Serverul a primit o cerere fără sens.
store-login-taken = Acest nume este luat.
store-file = Un fișier nu poate fi citit sau scris.
store-database = Baza de date a raportat o eroare neașteptată. Cauza este în jurnalul serverului.
