### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Palvelimen levy on täynnä. Siirtoasi ei tallennettu; yritä myöhemmin uudelleen.
store-lost = Palvelin ei juuri nyt saa yhteyttä tietokantaansa. Se jatkaa itsestään heti kun voi.
store-busy = Palvelimella on juuri nyt liikaa kirjoitettavaa. Yritä hetken päästä uudelleen.
store-closed = Palvelin on pysähtymässä.
store-damaged = Tiedot ovat vioittuneet. Mitään ei muutettu. Palauta varmuuskopio tyhjään kansioon.
store-foreign = Tämä ei ole Klotsin tietokansio eikä tietokanta. Mitään ei muutettu.
store-newer = Tiedot on kirjoittanut Klotsin uudempi versio. Käytä sitä versiota tai uudempaa.
store-locked = Toinen Klots käyttää jo tätä tietokansiota.
store-not-empty = Tämä paikka ei ole tyhjä. Mitään ei kirjoitettu päälle.
store-invalid = Palvelimelta pyydettiin jotain, missä ei ole järkeä.
store-login-taken = Nimi on jo käytössä.
store-file = Tiedostoa ei voi lukea tai kirjoittaa.
store-database = Tietokanta kieltäytyi jostakin, mistä sen ei olisi pitänyt. Syy on palvelimen lokissa.
