### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Peli ei ole vielä ohi.
refused-started = Peli on jo alkanut.
refused-not-started = Peli ei ole vielä alkanut.
refused-paused = Peli on tauolla.
refused-not-paused = Peli ei ole tauolla.
refused-not-seated = Sinulla ei ole paikkaa tässä pöydässä.
refused-seated = Istut jo tässä pöydässä.
refused-seat-taken = Paikka { $seat } on varattu.
refused-seat-free = Paikalla { $seat } ei istu kukaan.
refused-seat-open = Paikka { $seat } on vielä vapaa.
refused-seats-taken = Poistettava paikka on varattu.
refused-no-seat = Tässä pöydässä ei ole paikkaa { $seat }.
refused-full = Kaikki paikat on varattu.
refused-invite = Tämä on yksityinen pöytä: tarvitset sen kutsulinkin.
refused-private = Tämä on yksityinen pöytä: tarvitset sen linkin.
refused-host = Vain isäntä voi tehdä sen.
refused-forbidden = Sinulla ei ole siihen oikeutta.
refused-not-ready = { $player } ei ole vielä valmis.
refused-clock = Tällainen kelloasetus ei ole mahdollinen.
refused-clock-twice = { $seconds ->
    [one] Valinnoissa on jo asetettu { $seconds } sekunti siirtoa kohti; toista kelloa ei voi olla.
   *[other] Valinnoissa on jo asetettu { $seconds } sekuntia siirtoa kohti; toista kelloa ei voi olla.
}
refused-no-clock = Täällä ei ole kelloa: siirtokohtainen aika on käytössä vain palvelimen pöydissä.
refused-delay = Katsojat voivat olla enintään { $max } siirtoa jäljessä.
refused-delay-seconds = Katsojat voivat olla enintään { $max } sekuntia jäljessä.
refused-name = Nimessä on oltava 1–{ $max } merkkiä.
refused-word = Sekoitussanassa saa olla enintään { $max } merkkiä.
refused-chat-text = Viestissä on oltava 1–{ $max } merkkiä.
refused-chat-off = Keskustelu on pois päältä tässä pöydässä; valmiit viestit toimivat silti.
refused-preset = Viestiä ”{ $preset }” ei ole.
refused-team-chat = Joukkueilla ei ole omaa keskustelua tässä pöydässä.
refused-stand-in = Botti pelaa puolestasi. Ota ensin paikkasi takaisin.
refused-not-replaced = Kukaan ei pelaa puolestasi.
refused-present = Tämän paikan pelaaja on vielä täällä.
refused-gone = Olet jo lähtenyt.
refused-out = Et ole enää mukana pelissä.
refused-time = Aikasi on loppu.
refused-offer =
    { $offer ->
        [undo] Nyt ei voi kumota mitään.
        [draw] Nyt ei voi tarjota tasapeliä.
        [pause] Nyt ei ole kelloa pysäytettäväksi.
        [rematch] Uusintaa voi tarjota, kun peli on ohi.
       *[other] Sitä ei voi nyt tarjota.
    }
refused-offer-open = Sitä on jo tarjottu.
refused-no-offer = Tällaista tarjousta ei ole avoinna.
refused-stale = Sillä välin on tapahtunut jotain: katso tilanne uudelleen.
refused-ahead = Sitä ei ole vielä tapahtunut tässä pöydässä.
refused-id-reused = Tätä viestitunnusta on jo käytetty muuhun.
refused-move-id = Viestitunnuksessa on oltava 32 heksadesimaalinumeroa.
refused-rated-bot = Luokituspelit pelataan ilman botteja.
refused-rated-guest = Luokituspeleihin tarvitaan tili.
refused-rated-device = Luokituspelit pelataan eri laitteilla.
refused-rated-hint = Luokituspeleissä ei ole vihjeitä.
refused-rated-late = Alkaneeseen luokituspeliin ei voi enää liittyä.

## Refusals of the server

refused-nobody = Et ole kirjautunut sisään.
refused-not-found = Täällä ei ole mitään.
refused-rate = Liian monta pyyntöä kerralla. Odota hetki.
refused-origin = Tämä pyyntö tuli toiselta sivustolta.
refused-malformed = Viestiä ei voitu lukea (rivi { $line }, sarake { $column }).
refused-too-large = Viesti on suurempi kuin { $max } tavua.
refused-query = Tämä osoite on virheellinen.
refused-hello-first = Yhteyden on alettava viestillä hello.
refused-unavailable = Palvelimella meni jotain vikaan.
refused-recovery = Tämä palautuslinkki on virheellinen tai vanhentunut.
refused-no-account = Sinulla ei ole tiliä.
refused-has-account = Sinulla on jo tili.
refused-account-name = Käyttäjätunnuksessa on oltava 3–24 merkkiä: a–z, 0–9, - ja _.
refused-account-taken = Tämä käyttäjätunnus on varattu.
refused-password = Väärä käyttäjätunnus tai salasana.
refused-old-password = Nykyinen salasana on väärä.
refused-push-off = Tämä palvelin ei lähetä push-ilmoituksia.
refused-push-address = Tämä palvelin ei käytä tuota push-palvelua.
refused-password-length = Salasanassa on oltava { $min }–{ $max } merkkiä.

## The log of a table

told-table-configured = Pöydän asetukset muuttuivat.
told-table-sat = { $name } liittyi.
told-table-left = Paikka { $seat } on vapaa.
told-table-renamed = Uusi nimi: { $name }.
told-table-bot =
    { $level ->
        [random] Satunnaisesti pelaava botti liittyi.
       *[other] Botti liittyi ({ $level }).
    }
told-table-bot-named = { $player } liittyi ({ $level }).
told-table-started = Peli alkaa.
told-table-undone = { $player } kumosi viimeisen siirron.
told-table-offered =
    { $offer ->
        [undo] { $player } pyytää viimeisen siirron kumoamista.
        [draw] { $player } tarjoaa tasapeliä.
        [pause] { $player } pyytää taukoa.
        [rematch] { $player } tarjoaa uusintaa.
       *[other] { $player } tekee tarjouksen.
    }
told-table-accepted = { $player } suostuu.
told-table-declined = { $player } ei suostu.
told-table-withdrawn = { $player } peruuttaa tarjouksen.
told-table-paused = Tauko: kello on pysäytetty.
told-table-resumed = Tauko on ohi.
told-table-frozen = Kello on pysäytetty: palvelin pysähtyy tai ei ollut tavoitettavissa.
told-table-thawed = Kello käy taas.
told-table-flagged = Pelaajan { $player } aika loppui.
told-table-resigned = { $player } luovutti.
told-table-abandoned = { $player } lähti.
told-table-took-over = Botti jatkaa pelaajan { $player } puolesta.
told-table-handed-back = { $player } on taas pelissä.
told-table-finished =
    { $cause ->
        [flagged] Peli on ohi: aika loppui.
        [resigned] Peli päättyi luovutukseen.
        [agreed] Peli päättyi sovittuun tasapeliin.
        [abandoned] Peli jätettiin kesken.
       *[other] Peli on ohi.
    }
told-table-revealed = Sekoituksen salaisuus on paljastettu: jokaisen arvonnan voi tarkistaa.
told-table-rematch = Uusinta pelataan uudessa pöydässä.
score-forfeit = Muut luovuttivat tai heidän aikansa loppui
