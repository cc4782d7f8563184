### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Servera disks ir pilns. Tavs gājiens netika saglabāts; lūdzu, mēģini vēlāk.
store-lost = Serveris pašlaik nesasniedz savu datubāzi. Tas pats turpinās, tiklīdz varēs.
store-busy = Serveris pašlaik ir pārslogots. Lūdzu, pēc brīža mēģini vēlreiz.
store-closed = Serveris tiek apturēts.
store-damaged = Dati ir bojāti. Nekas netika mainīts. Atjauno rezerves kopiju tukšā mapē.
store-foreign = Tā nav Klots datu mape vai datubāze. Nekas netika mainīts.
store-newer = Datus rakstījusi jaunāka Klots versija. Lūdzu, lieto to vai vēl jaunāku.
store-locked = Šo datu mapi jau izmanto cits Klots serveris.
store-not-empty = Šī mape vai datubāze nav tukša. Nekas netika pārrakstīts.
store-invalid = Serveris saņēma nederīgu pieprasījumu.
store-login-taken = Šis vārds ir aizņemts.
store-file = Failu nevar izlasīt vai ierakstīt.
store-database = Datubāze ziņoja par negaidītu kļūdu. Iemesls ir servera žurnālā.
store-flaw = { $flaw ->
    [other-files] Tajā ir citi faili.
    [nothing] Tajā nav datu.
    [no-export] Tas nav Klots eksports.
    [other-tables] Tabulas pieder citai programmai.
    [only-journal] Palicis tikai žurnāls; pašas datubāzes nav.
    [short] Fails beidzas par agru.
    [changed] Fails vēlāk ir mainīts.
   *[pages] Daļu datubāzes nevar izlasīt.
}
