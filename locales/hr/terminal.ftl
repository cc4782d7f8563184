### What only the terminal says.

## The terminal

terminal-which-game = Koja igra?
terminal-how-many = Koliko igrača?
terminal-which-level = Koliko jake protivnike želiš?
terminal-go-on = Nastavi: { $name }
terminal-choose = { $count ->
    [1] Upiši 1.
   *[other] Upiši broj od 1 do { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } pločica
    [few] { $count } pločice
   *[other] { $count } pločica
})
terminal-hand = Tvoje pločice: { $tiles }
terminal-your-move = { $count ->
    [1] Na potezu si: moguć je samo jedan potez. Upiši 1 ili ? za pomoć.
   *[other] Na potezu si: upiši broj od 1 do { $count } ili ? za pomoć.
}
terminal-plain-help = Upiši broj ili potez. Ostale naredbe: hint (savjet), undo (vrati potez), board (ploča), log (dnevnik), quit (izlaz). Pri izlasku se partija sprema.
terminal-curtain = Tipkovnicu sada uzima { $player }. { $player }: pritisni Enter.
terminal-saved = Spremljeno u { $file }.
terminal-over = Partija je gotova.
terminal-thinking = { $player } razmišlja…
terminal-too-small = Terminal: stupaca { $columns }, redaka { $rows }; za Klots treba barem 80 stupaca i 24 retka.
terminal-keys-game = ↑↓ Enter igraj · r okreni · / filtar · o drugi · h savjet · u vrati · ? pomoć · q izlaz
terminal-keys-menu = ↑↓ biraj · ←→ mijenjaj · Enter kreni · q izlaz
terminal-keys-replay = ←→ korak · Home End · q izlaz
terminal-moves = Potezi
terminal-log = Dnevnik
terminal-players = Igrači
terminal-filter = Filtar: { $text }
terminal-menu-title = Klots
terminal-menu-game = Igra
terminal-menu-seats = Igrači
terminal-menu-level = Protivnici
terminal-menu-persons = Ljudi za ovim terminalom
terminal-menu-start = Kreni
terminal-help = Popis pokazuje sve dopuštene poteze. ↑ i ↓ biraju potez, a njegovo je mjesto označeno na ploči; r ide na sljedeći potez na istom mjestu. Enter ga igra. / i slova filtriraju popis, Esc opet pokazuje sve. Klikni na ploču za poteze na tom mjestu. o pokazuje dio stola ostalih igrača, h savjete, u vraća potez, q sprema i izlazi.
terminal-step = Događaj { $number } od { $count }
refused-undo = Nema se što vratiti: u međuvremenu se izvlačilo ili još ništa nije odigrano.
refused-no-hint = Sada nemaš o čemu odlučivati.
refused-bot = Nema bota „{ $bot }”. Postoje: { $possible }.
refused-save-players = Spremljena partija ne kaže tko igra na svakom mjestu.
save-damaged = Spremljena partija je oštećena i odložena kao { $file }: { $cause }
terminal-more = { $count ->
    [one] Još { $count } redak: ↓
    [few] Još { $count } retka: ↓
   *[other] Još { $count } redaka: ↓
}
terminal-turn-of = Na potezu je { $player }.
terminal-keys-log = l dnevnik
terminal-keys-live = ↑↓ Enter igraj · / filtar · o drugi · h savjet · l dnevnik · c razgovor · u vrati · y da · n ne · ? pomoć · q izlaz
terminal-help-live = Igraš za stolom na poslužitelju. Popis pokazuje sve dopuštene poteze: ↑ i ↓ biraju potez, Enter ga igra, / i slova filtriraju. h pokazuje najbolje poteze, l dnevnik, o dio stola ostalih igrača. c otvara razgovor, u traži vraćanje poteza, d nudi remi, p traži stanku ili je završava, y i n odgovaraju na tuđe zahtjeve, g predaje partiju. Nakon partije a nudi revanš. q izlazi; stol ostaje, a ista te naredba vraća na tvoje mjesto.
terminal-plain-help-live = Upiši broj ili potez. say 1 do say 8 šalju brze poruke, say i tekst tvoju vlastitu; undo traži vraćanje poteza, draw nudi remi, pause traži stanku ili je završava, yes i no odgovaraju na zahtjeve; hint pokazuje najbolje poteze; board pokazuje ploču, log dnevnik, presets brze poruke; resign predaje partiju; nakon partije again nudi revanš; quit izlazi, a ista te naredba vraća.

## A table of a server

live-table = { $game } na { $server }
live-seated = Sjediš na mjestu { $number } kao { $name }.
live-watching = Gledaš partiju.
live-waiting = { $count ->
    [one] Čeka se: slobodno je { $count } mjesto.
    [few] Čeka se: slobodna su { $count } mjesta.
   *[other] Čeka se: slobodno je { $count } mjesta.
}
live-waiting-ready = Čeka se da svi budu spremni.
live-paused = Partija je na stanci.
live-lost = Veza je prekinuta; novi pokušaj…
live-back = Veza je ponovno uspostavljena.
live-restart = Poslužitelj se ponovno pokreće i vraća se za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekunde
   *[other] { $seconds } sekundi
}.
live-said = { $name }: { $text }
live-said-team = { $name } (partneru): { $text }
live-asked = { $player } nešto traži: yes (da) ili no (ne)?
live-again-key = Revanš: [a], izlaz: [q].
live-again-word = Za revanš upiši again, za izlaz quit.
live-resign-sure = Zaista želiš predati partiju? Predaj: [y], igraj dalje: svaka druga tipka.
live-choose-preset = Što želiš reći?
live-left = Stol ostaje: „{ $command }” te vraća.
refused-live-link = „{ $link }” nije poveznica na stol. Poveznica izgleda ovako: { $example }
refused-live-server = Na { $server } ništa ne odgovara.
refused-live-stranger = Na { $server } ne odgovara poslužitelj Klots ili je druge verzije.
refused-live-table = Na { $server } nema takvog stola: poveznica je možda stara ili nepotpuna.
refused-live-lost = Veza s poslužiteljem { $server } prekinuta je i nije se vratila.
refused-live-session = Ova je sesija završila; pridruži se ponovno.

## Games that are over
save-foreign = Datoteka „{ $file }” nije spremljena partija i nije mijenjana. { $cause }
terminal-kept = Partija je spremljena u { $file }; čitaju je klots replay i klots analyse.
terminal-keys-over = p rezultat · v pregled · l dnevnik · o drugi · n opet · q izlaz
