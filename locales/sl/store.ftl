### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Disk strežnika je poln. Tvoja poteza ni shranjena; poskusi pozneje.
store-lost = Strežnik trenutno nima povezave z zbirko podatkov. Nadaljeval bo samodejno, takoj ko bo mogoče.
store-busy = Strežnik je trenutno preobremenjen. Poskusi znova čez trenutek.
store-closed = Strežnik se ustavlja.
store-damaged = Podatki so poškodovani. Nič ni bilo spremenjeno. Obnovi varnostno kopijo v prazno mapo.
store-foreign = To ni Klotsova mapa ali zbirka podatkov. Nič ni bilo spremenjeno.
store-newer = Podatke je zapisala novejša različica Klotsa. Uporabi to ali poznejšo različico.
store-locked = To mapo s podatki že uporablja drug Klotsov strežnik.
store-not-empty = Ta mapa ali zbirka podatkov ni prazna. Nič ni bilo prepisano.
store-invalid = Strežnik je prejel neveljavno zahtevo.
store-login-taken = To ime je zasedeno.
store-file = Datoteke ni mogoče prebrati ali zapisati.
store-database = Zbirka podatkov je javila nepričakovano napako. Vzrok je v dnevniku strežnika.
store-flaw = { $flaw ->
    [other-files] V njej so druge datoteke.
    [nothing] V njej ni podatkov.
    [no-export] To ni izvoz iz Klotsa.
    [other-tables] Tabele pripadajo drugemu programu.
    [only-journal] Ostal je le dnevnik; same zbirke ni.
    [short] Datoteka se konča prezgodaj.
    [changed] Datoteka je bila pozneje spremenjena.
   *[pages] Dela zbirke ni mogoče prebrati.
}
