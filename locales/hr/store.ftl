### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Disk poslužitelja je pun. Tvoj potez nije spremljen; pokušaj kasnije.
store-lost = Poslužitelj trenutačno nema vezu s bazom podataka. Nastavit će automatski čim bude moguće.
store-busy = Poslužitelj je trenutačno preopterećen. Pokušaj ponovno za koji trenutak.
store-closed = Poslužitelj se zaustavlja.
store-damaged = Podaci su oštećeni. Ništa nije promijenjeno. Vrati sigurnosnu kopiju u praznu mapu.
store-foreign = Ovo nije mapa ni baza podataka Klotsa. Ništa nije promijenjeno.
store-newer = Podatke je zapisala novija verzija Klotsa. Koristi tu verziju ili noviju.
store-locked = Drugi poslužitelj Klots već koristi ovu mapu s podacima.
store-not-empty = Ova mapa ili baza podataka nije prazna. Ništa nije prebrisano.
store-invalid = Poslužitelj je primio nevaljan zahtjev.
store-login-taken = To je ime zauzeto.
store-file = Datoteka se ne može pročitati ili zapisati.
store-database = Baza podataka javila je neočekivanu pogrešku. Uzrok je u dnevniku poslužitelja.
store-flaw = { $flaw ->
    [other-files] U njoj su druge datoteke.
    [nothing] U njoj nema podataka.
    [no-export] To nije izvoz iz Klotsa.
    [other-tables] Tablice pripadaju drugom programu.
    [only-journal] Ostao je samo dnevnik; same baze nema.
    [short] Datoteka završava prerano.
    [changed] Datoteka je naknadno promijenjena.
   *[pages] Dio baze ne može se pročitati.
}
