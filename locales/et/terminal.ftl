terminal-which-game = Milline mäng?
terminal-how-many = Mitu mängijat?
terminal-which-level = Kui tugevad on su vastased?
terminal-go-on = Jätka: { $name }
terminal-choose = Sisesta palun arv 1 kuni { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } klots
       *[other] { $count } klotsi
    })
terminal-hand = Sinu käsi: { $tiles }
terminal-your-move = { $count ->
    [one] Sinu käik: neid on üks.
   *[other] Sinu käik: sisesta arv 1 kuni { $count } või ? abi saamiseks.
}
terminal-plain-help = Arv või käik mängib. hint annab vihje, undo võtab tagasi, board näitab lauda, log logi, quit lõpetab; lõpetades mäng salvestatakse.
terminal-curtain = Anna seade edasi: { $player } vajutab Enter.
terminal-saved = Salvestatud: { $file }.
terminal-over = Mäng on läbi.
terminal-thinking = { $player } mõtleb …
terminal-too-small = Terminalis on { $columns } veergu ja { $rows } rida; Klots vajab 80 ja 24.
terminal-keys-game = ↑↓ Enter mängi · r pööra · / otsi · o teised · h vihje · u tagasi · ? abi · q välju
terminal-keys-menu = ↑↓ vali · ←→ muuda · Enter alusta · q välju
terminal-keys-replay = ←→ samm · Home End · q välju
terminal-moves = Käigud
terminal-log = Logi
terminal-players = Mängijad
terminal-filter = Otsing: { $text }
terminal-menu-title = Klots
terminal-menu-game = Mäng
terminal-menu-seats = Mängijaid
terminal-menu-level = Vastased
terminal-menu-persons = Inimesi selle terminali taga
terminal-menu-start = Alusta
terminal-help = Loendis on kõik lubatud käigud. ↑ ja ↓ valivad ühe ning selle koht märgitakse laual; r läheb sama koha järgmisele käigule. Enter mängib. / ja tähed otsivad loendist, Esc näitab jälle kõiki. Klõps laual valib selle koha käigud. o näitab teiste mängijate osa lauast, h näitab vihjeid, u võtab tagasi, q salvestab ja väljub.
terminal-step = Sündmus { $number } / { $count }
refused-undo = Siin ei saa midagi tagasi võtta: vahepeal on loositud või pole midagi mängitud.
refused-no-hint = Sul pole praegu midagi otsustada.
refused-bot = Botti „{ $bot }“ ei ole. On olemas: { $possible }.
refused-save-players = Salvestus ei ütle, kes igal kohal mängib.
save-damaged = Salvestus on rikutud ja pandi kõrvale nimega { $file }: { $cause }
