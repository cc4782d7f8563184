### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Palvelimen levy on täynnä. Siirtoasi ei tallennettu; yritä myöhemmin uudelleen.
store-lost = Palvelin ei juuri nyt saa yhteyttä tietokantaansa. Se jatkaa automaattisesti heti kun voi.
store-busy = Palvelin on juuri nyt ylikuormitettu. Yritä hetken päästä uudelleen.
store-closed = Palvelin on pysähtymässä.
store-damaged = Tiedot ovat vioittuneet. Mitään ei muutettu. Palauta varmuuskopio tyhjään kansioon.
store-foreign = Tämä ei ole Klotsin tietokansio eikä tietokanta. Mitään ei muutettu.
store-newer = Tiedot on kirjoitettu Klotsin uudemmalla versiolla. Käytä sitä versiota tai uudempaa.
store-locked = Toinen Klots-palvelin käyttää jo tätä tietokansiota.
store-not-empty = Tämä kansio tai tietokanta ei ole tyhjä. Mitään ei korvattu.
store-invalid = Palvelin sai virheellisen pyynnön.
store-login-taken = Nimi on jo käytössä.
store-file = Tiedoston lukeminen tai kirjoittaminen epäonnistui.
store-database = Tietokanta ilmoitti odottamattomasta virheestä. Syy on palvelimen lokissa.
store-flaw = { $flaw ->
    [other-files] Siinä on muita tiedostoja.
    [nothing] Siinä ei ole tietoja.
    [no-export] Se ei ole Klotsista viety tiedosto.
    [other-tables] Sen taulut kuuluvat toiselle ohjelmalle.
    [only-journal] Vain loki on jäljellä; itse tietokanta puuttuu.
    [short] Tiedosto loppuu kesken.
    [changed] Tiedostoa on muutettu kirjoittamisen jälkeen.
   *[pages] Osaa tietokannasta ei voi lukea.
}
