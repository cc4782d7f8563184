### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Discul serverului este plin. Mutarea ta nu s-a păstrat; încearcă mai târziu.
store-lost = Serverul nu ajunge acum la baza sa de date. Continuă singur imediat ce poate.
store-busy = Serverul are acum prea mult de scris. Încearcă din nou peste o clipă.
store-closed = Serverul se oprește.
store-damaged = Datele sunt deteriorate. Nu s-a schimbat nimic. Restaurează o copie de siguranță într-un dosar gol.
store-foreign = Acesta nu este un dosar de date sau o bază de date Klots. Nu s-a schimbat nimic.
store-newer = Datele au fost scrise de o versiune mai nouă de Klots. Folosește acea versiune sau una ulterioară.
store-locked = Alt Klots rulează deja cu acest dosar de date.
store-not-empty = Acest loc nu este gol. Nu s-a suprascris nimic.
store-invalid = Serverului i s-a cerut ceva fără sens.
store-login-taken = Acest nume este luat.
store-file = Un fișier nu poate fi citit sau scris.
store-database = Baza de date a refuzat ceva ce nu trebuia. Cauza este în jurnalul serverului.
