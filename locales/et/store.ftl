### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Serveri ketas on täis. Su käiku ei salvestatud; proovi palun hiljem uuesti.
store-lost = Server ei saa praegu andmebaasiga ühendust. Töö jätkub automaatselt niipea, kui võimalik.
store-busy = Server on praegu liiga koormatud. Proovi palun hetke pärast uuesti.
store-closed = Server peatub.
store-damaged = Andmed on rikutud. Midagi ei muudetud. Taasta varukoopia tühja kausta.
store-foreign = See ei ole rakenduse Klots andmekaust ega andmebaas. Midagi ei muudetud.
store-newer = Andmed on kirjutanud rakenduse Klots uuem versioon. Kasuta palun seda või hilisemat.
store-locked = Selle andmekaustaga töötab juba teine Klots.
store-not-empty = See kaust või andmebaas ei ole tühi. Midagi ei kirjutatud üle.
store-invalid = Server sai päringu, millel pole mõtet.
store-login-taken = See nimi on võetud.
store-file = Faili ei saa lugeda ega kirjutada.
store-database = Andmebaas teatas ootamatust veast. Põhjus on serveri logis.
