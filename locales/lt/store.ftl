### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Serverio diskas pilnas. Tavo ėjimas neišsaugotas; pabandyk vėliau.
store-lost = Serveris dabar nepasiekia savo duomenų bazės. Tęs pats, kai tik galės.
store-busy = Serveris dabar perkrautas. Pabandyk po akimirkos.
store-closed = Serveris stabdomas.
store-damaged = Duomenys sugadinti. Niekas nepakeista. Atkurk atsarginę kopiją tuščiame aplanke.
store-foreign = Tai ne Klots duomenų aplankas ar bazė. Niekas nepakeista.
store-newer = Duomenis įrašė naujesnė Klots versija. Naudok tą arba vėlesnę versiją.
store-locked = Šį duomenų aplanką jau naudoja kitas Klots serveris.
store-not-empty = Šis aplankas arba duomenų bazė netuščia. Niekas neperrašyta.
store-invalid = Serveris gavo netinkamą užklausą.
store-login-taken = Šis vardas užimtas.
store-file = Failo negalima perskaityti arba įrašyti.
store-database = Duomenų bazė pranešė apie netikėtą klaidą. Priežastis – serverio žurnale.
store-flaw = { $flaw ->
    [other-files] Jame yra kitų failų.
    [nothing] Jame nėra duomenų.
    [no-export] Tai ne Klots eksportas.
    [other-tables] Lentelės priklauso kitai programai.
    [only-journal] Liko tik žurnalas; pačios bazės nėra.
    [short] Failas baigiasi per anksti.
    [changed] Failas vėliau pakeistas.
   *[pages] Dalies bazės negalima perskaityti.
}
