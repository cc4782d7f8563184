terminal-which-game = Katera igra?
terminal-how-many = Koliko igralcev?
terminal-which-level = Kako močni so nasprotniki?
terminal-go-on = Nadaljuj: { $name }
terminal-choose = Vpiši število od 1 do { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand =
    { $player }: { $points } ({ $count ->
        [one] { $count } ploščica
        [two] { $count } ploščici
        [few] { $count } ploščice
       *[other] { $count } ploščic
    })
terminal-hand = Tvoja roka: { $tiles }
terminal-your-move =
    { $count ->
        [1] Tvoja poteza: na voljo je ena.
        [one] Tvoja poteza: vpiši število od 1 do { $count } ali ? za pomoč.
        [two] Tvoja poteza: vpiši število od 1 do { $count } ali ? za pomoč.
        [few] Tvoja poteza: vpiši število od 1 do { $count } ali ? za pomoč.
       *[other] Tvoja poteza: vpiši število od 1 do { $count } ali ? za pomoč.
    }
terminal-plain-help = Število ali poteza odigra. hint, undo, board, log, quit: namig, nazaj, deska, dnevnik, izhod; ob izhodu se partija shrani.
terminal-curtain = Naslednji pritisne Enter: { $player }.
terminal-saved = Shranjeno v { $file }.
terminal-over = Partija je končana.
terminal-thinking = { $player } razmišlja …
terminal-too-small = Terminal ima { $columns } stolpcev in { $rows } vrstic; Klots potrebuje 80 in 24.
terminal-keys-game = ↑↓ Enter igraj · r obrni · / filter · o drugi · h namig · u nazaj · ? pomoč · q izhod
terminal-keys-menu = ↑↓ izberi · ←→ spremeni · Enter začni · q izhod
terminal-keys-replay = ←→ korak · Home End · q izhod
terminal-moves = Poteze
terminal-log = Dnevnik
terminal-players = Igralci
terminal-filter = Filter: { $text }
terminal-menu-title = Klots
terminal-menu-game = Igra
terminal-menu-seats = Igralci
terminal-menu-level = Nasprotniki
terminal-menu-persons = Ljudje za tem terminalom
terminal-menu-start = Začni
terminal-help = Seznam kaže vse dovoljene poteze. ↑ in ↓ izbereta potezo in njeno mesto se označi na deski; r gre na naslednjo potezo istega mesta. Enter jo odigra. / in črke filtrirajo seznam, Esc spet pokaže vse. Klik na desko izbere poteze tega mesta. o pokaže del mize drugih igralcev, h namige, u vzame nazaj, q shrani in zapre.
terminal-step = Dogodek { $number } od { $count }
refused-undo = Tu ni mogoče ničesar vzeti nazaj: odtlej je bil žreb ali pa še nič ni odigrano.
refused-no-hint = Zdaj nimaš o čem odločati.
refused-bot = Bota »{ $bot }« ni. Na voljo so: { $possible }.
refused-save-players = Shranjena partija ne pove, kdo igra na vsakem sedežu.
save-damaged = Shranjena partija je poškodovana in odložena kot { $file }: { $cause }
