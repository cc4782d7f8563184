### What only the terminal says.

## The terminal

terminal-which-game = Katera igra?
terminal-how-many = Koliko igralcev?
terminal-which-level = Kako močni naj bodo nasprotniki?
terminal-go-on = Nadaljuj: { $name }
terminal-choose = { $count ->
    [1] Vpiši 1.
   *[other] Vpiši število od 1 do { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand =
    { $player }: { $points } ({ $count ->
        [one] { $count } ploščica
        [two] { $count } ploščici
        [few] { $count } ploščice
       *[other] { $count } ploščic
    })
terminal-hand = Tvoje ploščice: { $tiles }
terminal-your-move = { $count ->
    [1] Na potezi si: možna je le ena poteza. Vpiši 1 ali ? za pomoč.
   *[other] Na potezi si: vpiši število od 1 do { $count } ali ? za pomoč.
}
terminal-plain-help = Vpiši število ali potezo. Drugi ukazi: hint (namig), undo (vrni potezo), board (deska), log (dnevnik), quit (izhod). Ob izhodu se partija shrani.
terminal-curtain = Tipkovnico naj vzame { $player }. { $player }: pritisni Enter.
terminal-saved = Shranjeno v { $file }.
terminal-over = Partija je končana.
terminal-thinking = { $player } razmišlja…
terminal-too-small = Terminal: stolpci { $columns }, vrstice { $rows }; Klots potrebuje vsaj 80 stolpcev in 24 vrstic.
terminal-keys-game = ↑↓ Enter igraj · r obrni · / filter · o drugi · h namig · u vrni · ? pomoč · q izhod
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
terminal-help = Seznam kaže vse dovoljene poteze. ↑ in ↓ izbereta potezo in njeno mesto se označi na deski; r gre na naslednjo potezo na istem mestu. Enter jo odigra. / in črke filtrirajo seznam, Esc spet pokaže vse. Klik na desko pokaže poteze za tisto mesto. o pokaže del mize drugih igralcev, h namige, u vrne potezo, q shrani in konča.
terminal-step = Dogodek { $number } od { $count }
refused-undo = Nobene poteze ni mogoče vrniti: medtem se je žrebalo ali pa še nič ni bilo odigrano.
refused-no-hint = Zdaj nimaš o čem odločati.
refused-bot = Bota »{ $bot }« ni. Na voljo so: { $possible }.
refused-save-players = Shranjena partija ne pove, kdo igra na vsakem sedežu.
save-damaged = Shranjena partija je poškodovana in odložena kot { $file }: { $cause }
terminal-more =
    { $count ->
        [one] Še { $count } vrstica: ↓
        [two] Še { $count } vrstici: ↓
        [few] Še { $count } vrstice: ↓
       *[other] Še { $count } vrstic: ↓
    }
terminal-turn-of = Na potezi je { $player }.
terminal-keys-log = l dnevnik
terminal-keys-live = ↑↓ Enter igraj · / filter · o drugi · h namig · l dnevnik · c klepet · u vrni · y da · n ne · ? pomoč · q izhod
terminal-help-live = Igraš za mizo na strežniku. Seznam kaže vse dovoljene poteze: ↑ in ↓ izbereta potezo, Enter jo odigra, / in črke filtrirajo. h pokaže najboljše poteze, l dnevnik, o del mize drugih igralcev. c odpre klepet, u prosi za vrnitev poteze, d ponudi remi, p prosi za premor ali ga konča, y in n odgovorita na prošnjo, g preda partijo. Po partiji a ponudi povratno partijo. q konča; miza ostane in isti ukaz te vrne na tvoj sedež.
terminal-plain-help-live = Vpiši število ali potezo. say 1 do say 8 pošljejo hitro sporočilo, say in besedilo pa tvoje lastno; undo prosi za vrnitev poteze, draw ponudi remi, pause prosi za premor ali ga konča, yes in no odgovorita na prošnjo; hint pokaže najboljše poteze; board pokaže desko, log dnevnik, presets hitra sporočila; resign preda partijo; po partiji again ponudi povratno partijo; quit konča in isti ukaz te vrne.

## A table of a server

live-table = { $game } na { $server }
live-seated = Sediš na sedežu { $number } kot { $name }.
live-watching = Gledaš partijo.
live-waiting =
    { $count ->
        [one] Čakanje: prost je še { $count } sedež.
        [two] Čakanje: prosta sta še { $count } sedeža.
        [few] Čakanje: prosti so še { $count } sedeži.
       *[other] Čakanje: prostih je še { $count } sedežev.
    }
live-waiting-ready = Čakanje, da bodo vsi pripravljeni.
live-paused = Partija je na premoru.
live-lost = Povezava je prekinjena; nov poskus…
live-back = Povezava je spet vzpostavljena.
live-restart = Strežnik se znova zaganja in bo predvidoma nazaj čez { $seconds ->
        [one] { $seconds } sekundo
        [two] { $seconds } sekundi
        [few] { $seconds } sekunde
       *[other] { $seconds } sekund
    }.
live-said = { $name }: { $text }
live-said-team = { $name } (soigralcu): { $text }
live-asked = { $player } za nekaj prosi: yes (da) ali no (ne)?
live-again-key = Povratna partija: [a], izhod: [q].
live-again-word = Za povratno partijo vpiši again, za izhod quit.
live-resign-sure = Res želiš predati partijo? Predaj: [y], igraj naprej: katera koli druga tipka.
live-choose-preset = Kaj želiš povedati?
live-left = Miza ostane: »{ $command }« te pripelje nazaj.
refused-live-link = »{ $link }« ni povezava do mize. Povezava je videti kot { $example }
refused-live-server = Na { $server } se nič ne odziva.
refused-live-stranger = Kar se odziva na { $server }, ni strežnik Klots ali je druge različice.
refused-live-table = Na { $server } te mize ni: povezava je morda stara ali nepopolna.
refused-live-lost = Povezava s strežnikom { $server } je prekinjena in se ni obnovila.
refused-live-session = Ta seja je končana; pridruži se znova.

## Games that are over
save-foreign = Datoteka »{ $file }« ni shranjena partija in ni bila spremenjena. { $cause }
terminal-kept = Partija je shranjena v { $file }; bereta jo klots replay in klots analyse.
terminal-keys-over = p rezultat · v preglej · l dnevnik · o drugi · n znova · q izhod
