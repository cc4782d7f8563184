### What only the terminal says.

## The terminal

terminal-which-game = Kura spēle?
terminal-how-many = Cik spēlētāju?
terminal-which-level = Cik stipriem jābūt pretiniekiem?
terminal-go-on = Turpināt: { $name }
terminal-choose = { $count ->
    [1] Lūdzu, ievadi 1.
   *[other] Lūdzu, ievadi skaitli no 1 līdz { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    })
terminal-hand = Tavi kauliņi: { $tiles }
terminal-your-move = { $count ->
    [1] Tavs gājiens: iespējams tikai viens. Ievadi 1 vai ? palīdzībai.
   *[other] Tavs gājiens: ievadi skaitli no 1 līdz { $count } vai ? palīdzībai.
}
terminal-plain-help = Ievadi skaitli vai gājienu. Citas komandas: hint (padoms), undo (atsaukt), board (laukums), log (žurnāls), quit (iziet). Izejot spēle tiek saglabāta.
terminal-curtain = Nodod tastatūru: { $player } spiež Enter.
terminal-saved = Saglabāts: { $file }.
terminal-over = Spēle ir beigusies.
terminal-thinking = { $player } domā…
terminal-too-small = Terminālī kolonnas: { $columns }, rindas: { $rows }; Klots vajag vismaz 80 kolonnas un 24 rindas.
terminal-keys-game = ↑↓ Enter spēlēt · r griezt · / filtrs · o citi · h padoms · u atsaukt · ? palīgs · q iziet
terminal-keys-menu = ↑↓ izvēlēties · ←→ mainīt · Enter sākt · q iziet
terminal-keys-replay = ←→ solis · Home End · q iziet
terminal-moves = Gājieni
terminal-log = Žurnāls
terminal-players = Spēlētāji
terminal-filter = Filtrs: { $text }
terminal-menu-title = Klots
terminal-menu-game = Spēle
terminal-menu-seats = Spēlētāji
terminal-menu-level = Pretinieki
terminal-menu-persons = Cilvēki pie šī termināļa
terminal-menu-start = Sākt
terminal-help = Sarakstā ir visi atļautie gājieni. Ar ↑ un ↓ izvēlas, un vieta tiek iezīmēta laukumā; r iet pie nākamā gājiena tajā pašā vietā. Enter izdara gājienu. / un burti filtrē sarakstu, Esc atkal rāda visu. Klikšķis laukumā izvēlas šīs vietas gājienus. o rāda citu spēlētāju galda daļu, h rāda padomus, u atsauc, q saglabā un iziet.
terminal-step = Notikums { $number } no { $count }
refused-undo = Šeit neko nevar atsaukt: pa to laiku ir bijusi izloze, vai nekas nav spēlēts.
refused-no-hint = Tev tagad nav ko izlemt.
refused-bot = Bota „{ $bot }” nav. Ir: { $possible }.
refused-save-players = Saglabātajā spēlē nav teikts, kas spēlē katrā vietā.
save-damaged = Saglabātā spēle ir bojāta un nolikta malā kā { $file }: { $cause }
terminal-more = { $count ->
    [zero] vēl { $count } rindu: ↓
    [one] vēl { $count } rinda: ↓
   *[other] vēl { $count } rindas: ↓
}
terminal-turn-of = Tagad iet { $player }.
terminal-keys-log = l žurnāls
terminal-keys-live = ↑↓ Enter spēlēt · / filtrs · o citi · h padoms · l žurnāls · c tērzēt · u atsaukt · y jā · n nē · ? palīgs · q iziet
terminal-help-live = Tu spēlē pie servera galda. Sarakstā ir visi atļautie gājieni: ar ↑ un ↓ izvēlas, Enter izdara gājienu, / un burti filtrē. h rāda labākos gājienus, l žurnālu, o citu spēlētāju galda daļu. c atver tērzēšanu, u lūdz atsaukt, d piedāvā neizšķirtu, p lūdz pārtraukumu vai to beidz, y un n atbild uz citu lūgumu, g padodas. Pēc spēles a piedāvā revanšu. q aiziet; galds paliek, un tā pati komanda atved atpakaļ tavā vietā.
terminal-plain-help-live = Ievadi skaitli vai gājienu. say 1 līdz say 8 sūta ātro ziņu, say un teksts – tavu ziņu; undo lūdz atsaukt, draw piedāvā neizšķirtu, pause lūdz pārtraukumu vai to beidz, yes un no atbild; hint rāda labākos gājienus; board, log un presets rāda laukumu, žurnālu un ātrās ziņas; resign padodas; pēc spēles again piedāvā revanšu; quit aiziet, un tā pati komanda atved atpakaļ.

## A table of a server

live-table = { $game }, serveris { $server }
live-seated = Tu sēdi vietā { $number } kā { $name }.
live-watching = Tu vēro spēli.
live-waiting =
    { $count ->
        [zero] Gaidām: brīvu vietu ir { $count }.
        [one] Gaidām: brīva ir { $count } vieta.
       *[other] Gaidām: brīvas ir { $count } vietas.
    }
live-waiting-ready = Gaidām, līdz visi ir gatavi.
live-paused = Spēle ir apturēta.
live-lost = Savienojums pārtrūka; notiek jauns mēģinājums…
live-back = Savienojums atjaunots.
live-restart = Serveris tiek pārstartēts un atgriezīsies pēc { $seconds ->
    [zero] { $seconds } sekundēm
    [one] { $seconds } sekundes
   *[other] { $seconds } sekundēm
}.
live-said = { $name }: { $text }
live-said-team = { $name } (partnerim): { $text }
live-asked = { $player } kaut ko lūdz: yes (jā) vai no (nē)?
live-again-key = Revanšs: [a], iziet: [q].
live-again-word = Lai spēlētu revanšu, raksti again; lai izietu – quit.
live-resign-sure = Vai tiešām gribi padoties? Padoties: [y], spēlēt tālāk: jebkurš cits taustiņš.
live-choose-preset = Ko vēlies teikt?
live-left = Galds paliek: „{ $command }” atved tevi atpakaļ.
refused-live-link = „{ $link }” nav saite uz galdu. Saite izskatās šādi: { $example }
refused-live-server = Serveris { $server } neatbild.
refused-live-stranger = Tas, kas atbild adresē { $server }, nav Klots serveris vai ir citas versijas.
refused-live-table = Serverī { $server } tāda galda nav: saite var būt veca vai nepilna.
refused-live-lost = Savienojums ar serveri { $server } pārtrūka un neatjaunojās.
refused-live-session = Šī sesija ir beigusies; pievienojies vēlreiz.

## Games that are over
save-foreign = Fails „{ $file }” nav saglabāta spēle un netika mainīts. { $cause }
terminal-kept = Spēle ir saglabāta failā { $file }; to lasa klots replay un klots analyse.
terminal-keys-over = p rezultāts · v skatīt · l žurnāls · o citi · n vēlreiz · q iziet
