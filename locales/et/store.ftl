### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Serveri ketas on täis. Su käiku ei salvestatud; proovi palun hiljem uuesti.
store-lost = Server ei saa praegu andmebaasiga ühendust. Töö jätkub automaatselt niipea, kui võimalik.
store-busy = Server on praegu liiga koormatud. Proovi palun hetke pärast uuesti.
store-closed = Server peatub.
store-damaged = Andmed on rikutud. Midagi ei muudetud. Taasta varukoopia tühja kausta.
store-foreign = See ei ole Klotsi andmekaust ega andmebaas. Midagi ei muudetud.
store-newer = Andmed on kirjutanud Klotsi uuem versioon. Kasuta palun seda või hilisemat versiooni.
store-locked = Seda andmekausta kasutab juba teine Klotsi server.
store-not-empty = See kaust või andmebaas ei ole tühi. Midagi ei kirjutatud üle.
store-invalid = Server sai vigase päringu.
store-login-taken = See nimi on juba kasutusel.
store-file = Faili lugemine või kirjutamine ebaõnnestus.
store-database = Andmebaas teatas ootamatust veast. Põhjus on serveri logis.
store-flaw = { $flaw ->
    [other-files] Seal on muid faile.
    [nothing] Seal ei ole andmeid.
    [no-export] See ei ole Klotsi eksport.
    [other-tables] Tabelid kuuluvad teisele programmile.
    [only-journal] Alles on ainult logifail; andmebaas ise on puudu.
    [short] Fail lõpeb liiga vara.
    [changed] Faili on pärast kirjutamist muudetud.
   *[pages] Osa andmebaasist ei ole loetav.
}
