### What only the terminal says.

## The terminal

terminal-which-game = Milline mäng?
terminal-how-many = Mitu mängijat?
terminal-which-level = Kui tugevad peaksid su vastased olema?
terminal-go-on = Jätka: { $name }
terminal-choose = { $count ->
    [1] Sisesta palun 1.
   *[other] Sisesta palun arv 1 kuni { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } klots
       *[other] { $count } klotsi
    })
terminal-hand = Sinu klotsid: { $tiles }
terminal-your-move = { $count ->
    [1] Võimalik on vaid üks käik: 1 teeb selle, ? annab abi.
   *[other] Sinu käik: sisesta arv 1 kuni { $count } või ? abi saamiseks.
}
terminal-plain-help = Sisesta arv või käik. hint annab vihje, undo võtab tagasi, board näitab lauda, log logi, quit lõpetab; lõpetades mäng salvestatakse.
terminal-curtain = Anna klaviatuur edasi: { $player }. { $player }, vajuta Enter.
terminal-saved = Salvestatud: { $file }.
terminal-over = Mäng on läbi.
terminal-thinking = { $player } mõtleb…
terminal-too-small = Terminalis on { $columns } veergu ja { $rows } rida; Klots vajab vähemalt 80 veergu ja 24 rida.
terminal-keys-game = ↑↓ Enter käi · r pööra · / otsi · o teised · h vihje · u tagasi · ? abi · q välju
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
terminal-help = Loendis on kõik lubatud käigud. ↑ ja ↓ valivad ühe ning selle koht märgitakse laual; r läheb sama koha järgmisele käigule. Enter teeb käigu. / ja tähed otsivad loendist, Esc näitab jälle kõiki. Klõps laual näitab selle koha käike. o näitab teiste mängijate osa lauast, h näitab vihjeid, u võtab tagasi, q salvestab ja väljub.
terminal-step = Sündmus { $number } / { $count }
refused-undo = Midagi pole tagasi võtta: vahepeal on loositud või pole veel ühtki käiku tehtud.
refused-no-hint = Sul pole praegu midagi otsustada.
refused-bot = Botti „{ $bot }“ ei ole. On olemas: { $possible }.
refused-save-players = Salvestus ei ütle, kes igal kohal mängib.
save-damaged = Salvestus on rikutud ja pandi kõrvale nimega { $file }: { $cause }
terminal-more = { $count ->
    [one] Veel { $count } rida: ↓
   *[other] Veel { $count } rida: ↓
}
terminal-turn-of = Käigul on { $player }.
terminal-keys-log = l logi
terminal-keys-live = ↑↓ Enter käi · / otsi · o teised · h vihje · l logi · c vestlus · u tagasi · y jah · n ei · ? abi · q lahku
terminal-help-live = Mängid serveri lauas. Loendis on kõik lubatud käigud: ↑ ja ↓ valivad ühe, Enter teeb selle, / ja tähed otsivad loendist. h näitab parimaid käike, l logi, o teiste mängijate osa lauast. c avab vestluse, u palub käigu tagasivõttu, d pakub viiki, p palub pausi või lõpetab selle, y ja n vastavad, kui keegi midagi palub, g annab alla. Pärast mängu pakub a kordusmängu. q lahkub; laud jääb alles ja sama käsk toob su oma kohale tagasi.
terminal-plain-help-live = Sisesta arv või käik. say 1 kuni say 8 saadavad valmislause, say koos tekstiga sinu oma sõnumi; undo palub tagasivõttu, draw pakub viiki, pause palub pausi või lõpetab selle, yes ja no vastavad palvele; hint näitab parimaid käike; board näitab lauda, log logi, presets valmislauseid; resign annab alla; pärast mängu pakub again kordusmängu; quit lahkub ja sama käsk toob su tagasi.

## A table of a server

live-table = { $game }, server { $server }
live-seated = Istud kohal { $number } nimega { $name }.
live-watching = Oled vaataja.
live-waiting = { $count ->
    [one] Ootame: { $count } koht on vaba.
   *[other] Ootame: vabu kohti on { $count }.
}
live-waiting-ready = Ootame, kuni kõik on valmis.
live-paused = Mängus on paus.
live-lost = Ühendus katkes; proovin uuesti…
live-back = Ühendus on taas olemas.
live-restart = Server taaskäivitub ja peaks tagasi olema { $seconds ->
    [one] { $seconds } sekundi pärast
   *[other] { $seconds } sekundi pärast
}.
live-said = { $name }: { $text }
live-said-team = { $name } (paarilisele): { $text }
live-asked = { $player } palub midagi: yes (jah) või no (ei)?
live-again-key = a pakub kordusmängu, q lahkub.
live-again-word = again pakub kordusmängu, quit lahkub.
live-resign-sure = Kas tahad tõesti alla anda? y annab alla, iga muu klahviga mängid edasi.
live-choose-preset = Mida soovid öelda?
live-left = Laud jääb alles: „{ $command }“ toob su tagasi.
refused-live-link = „{ $link }“ ei ole laua link. Link näeb välja nii: { $example }
refused-live-server = { $server } ei vasta.
refused-live-stranger = Aadressil { $server } vastab midagi muud kui Klotsi server või on selle versioon teine.
refused-live-table = Serveris { $server } sellist lauda ei ole: link võib olla vana või poolik.
refused-live-lost = Ühendus serveriga { $server } katkes ega taastunud.
refused-live-session = See seanss on lõppenud; liitu uuesti.

## Games that are over
save-foreign = „{ $file }“ pole salvestatud mäng ja jäi nii, nagu on. { $cause }
terminal-kept = Mäng on salvestatud faili { $file }; seda loevad klots replay ja klots analyse.
terminal-keys-over = p tulemus · v tagasivaade · l logi · o teised · n uuesti · q välju
