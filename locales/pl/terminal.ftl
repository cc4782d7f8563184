terminal-which-game = Która gra?
terminal-how-many = Ilu graczy?
terminal-which-level = Jak silni są przeciwnicy?
terminal-go-on = Kontynuuj { $name }
terminal-choose = Wpisz liczbę od 1 do { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamieni
    })
terminal-hand = Twoja ręka: { $tiles }
terminal-your-move = { $count ->
        [one] Twój ruch: jest jeden.
        [few] Twój ruch: wpisz liczbę od 1 do { $count } lub ? po pomoc.
        [many] Twój ruch: wpisz liczbę od 1 do { $count } lub ? po pomoc.
       *[other] Twój ruch: wpisz liczbę od 1 do { $count } lub ? po pomoc.
    }
terminal-plain-help = Liczba lub ruch gra. hint (podpowiedź), undo (cofnij), board (plansza), log (dziennik), quit (wyjście); przy wyjściu gra się zapisuje.
terminal-curtain = Teraz { $player }: przekaż klawiaturę i naciśnij Enter.
terminal-saved = Zapisano w { $file }.
terminal-over = Gra skończona.
terminal-thinking = { $player } myśli …
terminal-too-small = Terminal ma { $columns } kolumn i { $rows } wierszy; Klots potrzebuje 80 i 24.
terminal-keys-game = ↑↓ Enter graj · r obróć · / filtr · o inni · h podpowiedź · u cofnij · ? pomoc · q wyjdź
terminal-keys-menu = ↑↓ wybór · ←→ zmiana · Enter start · q wyjdź
terminal-keys-replay = ←→ krok · Home End · q wyjdź
terminal-moves = Ruchy
terminal-log = Dziennik
terminal-players = Gracze
terminal-filter = Filtr: { $text }
terminal-menu-title = Klots
terminal-menu-game = Gra
terminal-menu-seats = Gracze
terminal-menu-level = Przeciwnicy
terminal-menu-persons = Ludzie przy terminalu
terminal-menu-start = Start
terminal-help = Lista pokazuje każdy dozwolony ruch. ↑ i ↓ wybierają ruch, a jego miejsce jest zaznaczone na planszy; r przechodzi do następnego ruchu w tym samym miejscu. Enter go gra. / i litery filtrują listę, Esc znów pokazuje wszystko. Kliknięcie na planszy wybiera ruchy tego miejsca. o pokazuje część stołu innych graczy, h podpowiedzi, u cofa, q zapisuje i wychodzi.
terminal-step = Zdarzenie { $number } z { $count }
refused-undo = Nie ma tu czego cofnąć: od tej pory coś wylosowano albo nic nie zagrano.
refused-no-hint = Nie masz teraz nic do rozstrzygnięcia.
refused-bot = Nie ma bota „{ $bot }”. Są: { $possible }.
refused-save-players = Zapis gry nie mówi, kto gra na każdym miejscu.
save-damaged = Zapis gry jest uszkodzony i odłożony jako { $file }: { $cause }
