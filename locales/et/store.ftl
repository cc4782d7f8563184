### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Serveri ketas on täis. Su käiku ei salvestatud; proovi palun hiljem uuesti.
store-lost = Server ei saa praegu andmebaasiga ühendust. Ta jätkab ise, niipea kui saab.
store-busy = Serveril on praegu liiga palju kirjutada. Proovi palun hetke pärast uuesti.
store-closed = Server peatub.
store-damaged = Andmed on rikutud. Midagi ei muudetud. Taasta varukoopia tühja kausta.
store-foreign = See ei ole rakenduse Klots andmekaust ega andmebaas. Midagi ei muudetud.
store-newer = Andmed on kirjutanud rakenduse Klots uuem versioon. Kasuta palun seda või hilisemat.
store-locked = Selle andmekaustaga töötab juba teine Klots.
store-not-empty = See koht ei ole tühi. Midagi ei kirjutatud üle.
store-invalid = Serverilt küsiti midagi, millel pole mõtet.
store-login-taken = See nimi on võetud.
store-file = Faili ei saa lugeda ega kirjutada.
store-database = Andmebaas keeldus millestki, millest ei oleks tohtinud. Põhjus on serveri logis.
