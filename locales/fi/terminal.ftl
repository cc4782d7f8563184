# The terminal
terminal-which-game = Mikä peli?
terminal-how-many = Montako pelaajaa?
terminal-which-level = Miten vahvoja vastustajat ovat?
terminal-go-on = Jatka: { $name }
terminal-choose = Kirjoita luku väliltä 1–{ $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } laatta
   *[other] { $count } laattaa
})
terminal-hand = Kätesi: { $tiles }
terminal-your-move = { $count ->
    [one] Sinun siirtosi: niitä on yksi.
   *[other] Sinun siirtosi: kirjoita luku väliltä 1–{ $count }, tai ? niin saat apua.
}
terminal-plain-help = Luku tai siirto pelaa. hint = vihje, undo = peru, board = lauta, log = loki, quit = lopeta; peli tallentuu, kun lopetat.
terminal-curtain = Anna vuoro: { $player } painaa Enter.
terminal-saved = Tallennettu tiedostoon { $file }.
terminal-over = Peli on ohi.
terminal-thinking = { $player } miettii…
terminal-too-small = Päätteessä on { $columns } saraketta ja { $rows } riviä; Klots tarvitsee 80 ja 24.
terminal-keys-game = ↑↓ Enter pelaa · r käännä · / suodata · o muut · h vihje · u peru · ? apua · q poistu
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
terminal-help = Luettelossa on joka sallittu siirto. ↑ ja ↓ valitsevat, ja paikka merkitään laudalle; r siirtyy saman paikan seuraavaan siirtoon. Enter pelaa. / ja kirjaimet suodattavat luetteloa, Esc näyttää taas kaikki. Napsautus laudalla valitsee sen paikan siirrot. o katsoo muiden osaa pöydästä, h näyttää vihjeitä, u peruu, q tallentaa ja poistuu.
terminal-step = Tapahtuma { $number } / { $count }
refused-undo = Tässä ei voi perua: sen jälkeen on arvottu, tai mitään ei ole pelattu.
refused-no-hint = Sinulla ei ole nyt mitään päätettävää.
refused-bot = Bottia ”{ $bot }” ei ole. Botit: { $possible }.
refused-save-players = Tallennuksesta ei selviä, kuka milläkin paikalla pelaa.
save-damaged = Tallennus on vioittunut ja siirrettiin sivuun nimellä { $file }: { $cause }
