### What only the terminal says.

## The terminal

terminal-which-game = Mikä peli?
terminal-how-many = Montako pelaajaa?
terminal-which-level = Miten vahvoja vastustajien pitäisi olla?
terminal-go-on = Jatka: { $name }
terminal-choose = { $count ->
    [1] Kirjoita 1.
   *[other] Kirjoita luku väliltä 1–{ $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } laatta
   *[other] { $count } laattaa
})
terminal-hand = Kätesi: { $tiles }
terminal-your-move = { $count ->
    [1] Vain yksi siirto on mahdollinen: 1 pelaa sen, ? näyttää ohjeen.
   *[other] Sinun vuorosi: kirjoita luku väliltä 1–{ $count }; ? näyttää ohjeen.
}
terminal-plain-help = Kirjoita luku tai siirto. hint = vihje, undo = kumoa, board = lauta, log = loki, quit = lopeta; peli tallentuu, kun lopetat.
terminal-curtain = Anna näppäimistö pelaajalle { $player }. { $player }, paina Enter-näppäintä.
terminal-saved = Tallennettu tiedostoon { $file }.
terminal-over = Peli on ohi.
terminal-thinking = { $player } miettii…
terminal-too-small = Päätteessä on { $columns } saraketta ja { $rows } riviä; Klots tarvitsee vähintään 80 saraketta ja 24 riviä.
terminal-keys-game = ↑↓ Enter pelaa · r käännä · / suodata · o muut · h vihje · u kumoa · ? ohje · q poistu
terminal-keys-menu = ↑↓ valitse · ←→ muuta · Enter aloita · q poistu
terminal-keys-replay = ←→ askel · Home End · q poistu
terminal-moves = Siirrot
terminal-log = Loki
terminal-players = Pelaajat
terminal-filter = Suodatin: { $text }
terminal-menu-title = Klots
terminal-menu-game = Peli
terminal-menu-seats = Pelaajia
terminal-menu-level = Vastustajat
terminal-menu-persons = Ihmisiä tällä päätteellä
terminal-menu-start = Aloita
terminal-help = Luettelossa ovat kaikki sallitut siirrot. ↑ ja ↓ valitsevat, ja paikka merkitään laudalle; r siirtyy saman paikan seuraavaan siirtoon. Enter pelaa. / ja kirjaimet suodattavat luetteloa, Esc näyttää taas kaikki. Napsautus laudalla näyttää sen paikan siirrot. o näyttää muiden osan pöydästä, h vihjeitä, u kumoaa, q tallentaa ja poistuu.
terminal-step = Tapahtuma { $number } / { $count }
refused-undo = Mitään ei voi kumota: sen jälkeen on arvottu jotain, tai yhtään siirtoa ei ole pelattu.
refused-no-hint = Sinulla ei ole nyt mitään päätettävää.
refused-bot = Bottia ”{ $bot }” ei ole. Botit: { $possible }.
refused-save-players = Tallennuksesta ei selviä, kuka milläkin paikalla pelaa.
save-damaged = Tallennus on vioittunut ja siirrettiin sivuun nimellä { $file }: { $cause }
terminal-more = { $count ->
    [one] vielä { $count } rivi: ↓
   *[other] vielä { $count } riviä: ↓
}
terminal-turn-of = Vuorossa on { $player }.
terminal-keys-log = l loki
terminal-keys-live = ↑↓ Enter pelaa · / suodata · o muut · h vihje · l loki · c keskustelu · u kumoa · y kyllä · n ei · ? ohje · q lähde
terminal-help-live = Pelaat palvelimen pöydässä. Luettelossa ovat kaikki sallitut siirrot: ↑ ja ↓ valitsevat, Enter pelaa, / ja kirjaimet suodattavat. h näyttää parhaat siirrot, l lokin, o muiden osan pöydästä. c avaa keskustelun, u pyytää siirron kumoamista, d tarjoaa tasapeliä, p pyytää taukoa tai päättää sen, y ja n vastaavat toisen pyyntöön, g luovuttaa. Pelin jälkeen a tarjoaa uusintaa. q lähtee; pöytä säilyy, ja sama komento tuo takaisin paikallesi.
terminal-plain-help-live = Kirjoita luku tai siirto. say 1 – say 8 lähettävät valmiin viestin, say ja teksti oman; undo pyytää siirron kumoamista, draw tarjoaa tasapeliä, pause pyytää taukoa tai päättää sen, yes ja no vastaavat pyyntöön; hint näyttää parhaat siirrot; board näyttää laudan, log lokin, presets valmiit viestit; resign luovuttaa; pelin jälkeen again tarjoaa uusintaa; quit lähtee, ja sama komento tuo takaisin.

## A table of a server

live-table = { $game }, palvelin { $server }
live-seated = Istut paikalla { $number } nimellä { $name }.
live-watching = Katsot peliä.
live-waiting = { $count ->
    [one] Odotetaan: { $count } paikka on vapaa.
   *[other] Odotetaan: { $count } paikkaa on vapaana.
}
live-waiting-ready = Odotetaan, että kaikki ovat valmiina.
live-paused = Peli on tauolla.
live-lost = Yhteys katkesi; yritetään uudelleen…
live-back = Yhteys toimii taas.
live-restart = Palvelin käynnistyy uudelleen ja palaa noin { $seconds ->
    [one] { $seconds } sekunnin kuluttua
   *[other] { $seconds } sekunnin kuluttua
}.
live-said = { $name }: { $text }
live-said-team = { $name } (parille): { $text }
live-asked = { $player } pyytää jotain: yes (kyllä) vai no (ei)?
live-again-key = a tarjoaa uusintaa, q lähtee.
live-again-word = again tarjoaa uusintaa, quit lähtee.
live-resign-sure = Haluatko varmasti luovuttaa? y luovuttaa, muu näppäin jatkaa peliä.
live-choose-preset = Mitä haluat sanoa?
live-left = Pöytä säilyy: ”{ $command }” tuo sinut takaisin.
refused-live-link = ”{ $link }” ei ole linkki pöytään. Linkki on tällainen: { $example }
refused-live-server = Palvelin { $server } ei vastaa.
refused-live-stranger = Osoitteessa { $server } vastaava ei ole Klots-palvelin, tai sen versio on toinen.
refused-live-table = Palvelimella { $server } ei ole sellaista pöytää: linkki voi olla vanha tai puutteellinen.
refused-live-lost = Yhteys palvelimeen { $server } katkesi, eikä sitä saatu palautettua.
refused-live-session = Tämä istunto on vanhentunut; liity uudelleen.

## Games that are over
save-foreign = ”{ $file }” ei ole tallennettu peli ja jäi ennalleen. { $cause }
terminal-kept = Peli on tallennettu tiedostoon { $file }; klots replay ja klots analyse voivat lukea sen.
terminal-keys-over = p tulos · v katso uudelleen · l loki · o muut · n uusi peli · q poistu
