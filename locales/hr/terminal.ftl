# Terminal
terminal-which-game = Koja igra?
terminal-how-many = Koliko igrača?
terminal-which-level = Koliko su jaki tvoji protivnici?
terminal-go-on = Nastavi { $name }
terminal-choose = Upiši broj od 1 do { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } pločica
    [few] { $count } pločice
   *[other] { $count } pločica
})
terminal-hand = Tvoja ruka: { $tiles }
terminal-your-move = { $count ->
    [one] Tvoj potez: upiši broj od 1 do { $count } ili ? za pomoć.
    [few] Tvoj potez: upiši broj od 1 do { $count } ili ? za pomoć.
   *[other] Tvoj potez: upiši broj od 1 do { $count } ili ? za pomoć.
}
terminal-plain-help = Broj ili potez se odigra. hint daje savjet, undo vraća potez, board pokazuje ploču, log dnevnik, quit izlazi; pri izlasku se partija sprema.
terminal-curtain = Na redu je { $player }: predaj tipkovnicu, zatim Enter.
terminal-saved = Spremljeno u { $file }.
terminal-over = Partija je gotova.
terminal-thinking = { $player } razmišlja …
terminal-too-small = Terminal ima stupaca { $columns } i redaka { $rows }; Klots treba 80 i 24.
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
terminal-help = Popis pokazuje sve dopuštene poteze. ↑ i ↓ biraju potez, a njegovo je mjesto označeno na ploči; r ide na sljedeći potez istog mjesta. Enter ga igra. / i slova filtriraju popis, Esc opet pokazuje sve. Klik na ploču bira poteze tog mjesta. o gleda dio stola ostalih igrača, h pokazuje savjete, u vraća potez, q sprema i izlazi.
terminal-step = Događaj { $number } od { $count }
refused-undo = Ovdje se ništa ne može vratiti: otad se izvlačilo ili ništa nije odigrano.
refused-no-hint = Sada nemaš o čemu odlučivati.
refused-bot = Nema bota „{ $bot }”. Postoje: { $possible }.
refused-save-players = Spremljena partija ne kaže tko igra na svakom mjestu.
save-damaged = Spremljena partija je oštećena i odložena kao { $file }: { $cause }
