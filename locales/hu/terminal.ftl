# The terminal
terminal-which-game = Melyik játék?
terminal-how-many = Hány játékos?
terminal-which-level = Milyen erősek az ellenfeleid?
terminal-go-on = Folytatás: { $name }
terminal-choose = Írj egy számot 1 és { $count } között.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
            [one] { $count } kő
           *[other] { $count } kő
    })
terminal-hand = A kezed: { $tiles }
terminal-your-move = { $count ->
            [one] Te lépsz: egy lépés van.
           *[other] Te lépsz: írj egy számot 1 és { $count } között, vagy ? a súgóhoz.
    }
terminal-plain-help = Szám vagy lépés: játék. hint (tipp), undo (vissza), board (tábla), log (napló), quit (kilépés); kilépéskor a játék mentődik.
terminal-curtain = Add át a gépet: { $player }, aki Entert nyom.
terminal-saved = Mentve ide: { $file }.
terminal-over = A játék véget ért.
terminal-thinking = { $player } gondolkodik …
terminal-too-small = A terminál { $columns } oszlop és { $rows } sor; a Klotsnak 80 és 24 kell.
terminal-keys-game = ↑↓ Enter játék · r forgatás · / szűrő · o többiek · h tipp · u vissza · ? súgó · q kilépés
terminal-keys-menu = ↑↓ választás · ←→ módosítás · Enter indítás · q kilépés
terminal-keys-replay = ←→ léptetés · Home End · q kilépés
terminal-moves = Lépések
terminal-log = Napló
terminal-players = Játékosok
terminal-filter = Szűrő: { $text }
terminal-menu-title = Klots
terminal-menu-game = Játék
terminal-menu-seats = Játékosok
terminal-menu-level = Ellenfelek
terminal-menu-persons = Emberek ennél a terminálnál
terminal-menu-start = Indítás
terminal-help = A lista minden szabályos lépést mutat. ↑ és ↓ választ, a helye a táblán megjelölve; r az ugyanazon hely következő lépésére ugrik. Enter kijátssza. / és betűk szűrik a listát, Esc újra mindent mutat. Kattintás a táblán az ottani lépéseket választja. o a többi játékos részét mutatja, h tippeket ad, u visszavon, q ment és kilép.
terminal-step = { $number }. esemény / { $count }
refused-undo = Itt semmi sem vonható vissza: azóta húzás történt, vagy még senki sem lépett.
refused-no-hint = Most nincs miről döntened.
refused-bot = Nincs „{ $bot }” nevű bot. Van: { $possible }.
refused-save-players = A mentés nem mondja meg, ki játszik minden helyen.
save-damaged = A mentés sérült, félretéve ide: { $file }: { $cause }
