# The terminal
terminal-which-game = Kura spēle?
terminal-how-many = Cik spēlētāju?
terminal-which-level = Cik stipri ir pretinieki?
terminal-go-on = Turpināt: { $name }
terminal-choose = Lūdzu, ievadi skaitli no 1 līdz { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [zero] { $count } kauliņu
        [one] { $count } kauliņš
       *[other] { $count } kauliņi
    })
terminal-hand = Tava roka: { $tiles }
terminal-your-move = { $count ->
        [1] Tavs gājiens: ir tikai viens.
        [zero] Tavs gājiens: ievadi skaitli no 1 līdz { $count } vai ? palīdzībai.
        [one] Tavs gājiens: ievadi skaitli no 1 līdz { $count } vai ? palīdzībai.
       *[other] Tavs gājiens: ievadi skaitli no 1 līdz { $count } vai ? palīdzībai.
    }
terminal-plain-help = Skaitlis vai gājiens spēlē. hint (padoms), undo (atsaukt), board (laukums), log (žurnāls), quit (iziet); izejot spēle tiek saglabāta.
terminal-curtain = Nodod tālāk: { $player } spiež Enter.
terminal-saved = Saglabāts: { $file }.
terminal-over = Spēle ir beigusies.
terminal-thinking = { $player } domā …
terminal-too-small = Terminālim ir { $columns } kolonnas un { $rows } rindas; Klots vajag 80 un 24.
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
terminal-help = Sarakstā ir visi atļautie gājieni. Ar ↑ un ↓ izvēlas, un vieta tiek iezīmēta laukumā; r iet pie nākamā gājiena tajā pašā vietā. Enter spēlē. / un burti filtrē sarakstu, Esc atkal rāda visu. Klikšķis laukumā izvēlas šīs vietas gājienus. o rāda citu spēlētāju galda daļu, h rāda padomus, u atsauc, q saglabā un iziet.
terminal-step = Notikums { $number } no { $count }
refused-undo = Šeit neko nevar atsaukt: pa to laiku ir bijusi izloze, vai nekas nav spēlēts.
refused-no-hint = Tev tagad nav ko izlemt.
refused-bot = Bota “{ $bot }” nav. Ir: { $possible }.
refused-save-players = Saglabātajā spēlē nav teikts, kas spēlē katrā vietā.
save-damaged = Saglabātā spēle ir bojāta un nolikta malā kā { $file }: { $cause }
