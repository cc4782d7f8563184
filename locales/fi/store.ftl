### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Palvelimen levy on täynnä. Siirtoasi ei tallennettu; yritä myöhemmin uudelleen.
store-lost = Palvelin ei juuri nyt saa yhteyttä tietokantaansa. Se jatkaa automaattisesti heti kun voi.
store-busy = Palvelin on juuri nyt ylikuormitettu. Yritä hetken päästä uudelleen.
store-closed = Palvelin on pysähtymässä.
store-damaged = Tiedot ovat vioittuneet. Mitään ei muutettu. Palauta varmuuskopio tyhjään kansioon.
store-foreign = Tämä ei ole Klotsin tietokansio eikä tietokanta. Mitään ei muutettu.
store-newer = Tiedot on kirjoittanut Klotsin uudempi versio. Käytä sitä versiota tai uudempaa.
store-locked = Toinen Klots-palvelin käyttää jo tätä tietokansiota.
store-not-empty = Tämä kansio tai tietokanta ei ole tyhjä. Mitään ei kirjoitettu päälle.
store-invalid = Palvelin sai pyynnön, jossa ei ole järkeä.
store-login-taken = Nimi on jo käytössä.
store-file = Tiedostoa ei voi lukea tai kirjoittaa.
store-database = Tietokanta ilmoitti odottamattomasta virheestä. Syy on palvelimen lokissa.
