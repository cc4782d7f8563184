### What only the terminal says.

## The terminal

terminal-which-game = Która gra?
terminal-how-many = Ilu graczy?
terminal-which-level = Jak silni mają być przeciwnicy?
terminal-go-on = Kontynuuj { $name }
terminal-choose = { $count ->
    [1] Wpisz 1.
   *[other] Wpisz liczbę od 1 do { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamieni
    })
terminal-hand = Twoje kamienie: { $tiles }
terminal-your-move = { $count ->
    [1] Twój ruch: jest tylko jeden. Wpisz 1, by go zagrać, lub ? po pomoc.
   *[other] Twój ruch: wpisz liczbę od 1 do { $count } lub ? po pomoc.
}
terminal-plain-help = Wpisz liczbę lub ruch. Inne polecenia: hint (podpowiedź), undo (cofnij), board (plansza), log (dziennik), quit (wyjście). Przy wyjściu gra się zapisuje.
terminal-curtain = Przekaż klawiaturę graczowi { $player }. { $player }: naciśnij Enter.
terminal-saved = Zapisano w { $file }.
terminal-over = Gra się skończyła.
terminal-thinking = { $player } myśli…
terminal-too-small = Terminal: kolumny { $columns }, wiersze { $rows }; Klots potrzebuje co najmniej 80 i 24.
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
terminal-help = Lista pokazuje każdy dozwolony ruch. ↑ i ↓ wybierają ruch, a jego miejsce jest zaznaczone na planszy; r przechodzi do następnego ruchu w tym samym miejscu. Enter wykonuje ruch. / i litery filtrują listę, Esc znów pokazuje wszystko. Kliknięcie na planszy pokazuje ruchy w tym miejscu. o pokazuje część stołu innych graczy, h podpowiedzi, u cofa, q zapisuje i wychodzi.
terminal-step = Zdarzenie { $number } z { $count }
refused-undo = Nie ma tu czego cofnąć: od tej pory coś wylosowano albo nic nie zagrano.
refused-no-hint = Nie masz teraz nic do rozstrzygnięcia.
refused-bot = Nie ma bota „{ $bot }”. Dostępne: { $possible }.
refused-save-players = Zapis gry nie mówi, kto gra na każdym miejscu.
save-damaged = Zapis gry jest uszkodzony i odłożony jako { $file }: { $cause }
terminal-more = { $count ->
    [one] jeszcze { $count } wiersz: ↓
    [few] jeszcze { $count } wiersze: ↓
    [many] jeszcze { $count } wierszy: ↓
   *[other] jeszcze { $count } wierszy: ↓
}
terminal-turn-of = Teraz gra { $player }.
terminal-keys-log = l dziennik
terminal-keys-live = ↑↓ Enter graj · / filtr · o inni · h podpowiedź · l dziennik · c czat · u cofnij · y tak · n nie · ? pomoc · q wyjdź
terminal-help-live = Grasz przy stole na serwerze. Lista pokazuje każdy dozwolony ruch: ↑ i ↓ wybierają, Enter gra, / i litery filtrują. h pokazuje najlepsze ruchy, l dziennik, o część stołu innych graczy. c otwiera czat, u prosi o cofnięcie, d proponuje remis, p prosi o przerwę lub ją kończy, y i n odpowiadają na czyjąś prośbę, g poddaje grę. Po grze a proponuje rewanż. q kończy; stół zostaje, a to samo polecenie prowadzi z powrotem na twoje miejsce.
terminal-plain-help-live = Wpisz liczbę lub ruch, by zagrać. say 1 do say 8 wysyłają gotowy zwrot, say i tekst – własną wiadomość; undo prosi o cofnięcie, draw proponuje remis, pause prosi o przerwę lub ją kończy, yes i no odpowiadają; hint pokazuje najlepsze ruchy; board, log i presets pokazują planszę, dziennik i zwroty; resign poddaje grę; po grze again proponuje rewanż; quit kończy, a to samo polecenie prowadzi z powrotem.

## A table of a server

live-table = { $game } na { $server }
live-seated = Siedzisz na miejscu { $number } jako { $name }.
live-watching = Oglądasz grę.
live-waiting =
    { $count ->
        [one] Oczekiwanie: { $count } wolne miejsce.
        [few] Oczekiwanie: { $count } wolne miejsca.
        [many] Oczekiwanie: { $count } wolnych miejsc.
       *[other] Oczekiwanie: { $count } wolnego miejsca.
    }
live-waiting-ready = Czekanie, aż wszyscy będą gotowi.
live-paused = Gra jest wstrzymana.
live-lost = Połączenie zerwane; ponowna próba…
live-back = Połączono ponownie.
live-restart = Serwer uruchamia się ponownie i powinien wrócić za { $seconds ->
    [one] { $seconds } sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekund
}.
live-said = { $name }: { $text }
live-said-team = { $name } (do partnera): { $text }
live-asked = { $player } o coś prosi: yes (tak) czy no (nie)?
live-again-key = Rewanż: [a], wyjście: [q].
live-again-word = Wpisz again, by zagrać rewanż, albo quit, by wyjść.
live-resign-sure = Naprawdę chcesz się poddać? Poddaj się: [y], graj dalej: każdy inny klawisz.
live-choose-preset = Co chcesz powiedzieć?
live-left = Stół zostaje: „{ $command }” prowadzi z powrotem.
refused-live-link = „{ $link }” to nie link do stołu. Link wygląda tak: { $example }
refused-live-server = Nic nie odpowiada na { $server }.
refused-live-stranger = To, co odpowiada na { $server }, nie jest serwerem Klots albo ma inną wersję.
refused-live-table = Nie ma takiego stołu na { $server }: link może być stary lub niepełny.
refused-live-lost = Połączenie z { $server } zerwało się i nie wróciło.
refused-live-session = Ta sesja się skończyła; dołącz ponownie.

## Games that are over
save-foreign = Plik „{ $file }” nie jest zapisaną grą i pozostał bez zmian. { $cause }
terminal-kept = Gra jest zachowana w { $file }; czytają ją klots replay i klots analyse.
terminal-keys-over = p wynik · v powtórka · l dziennik · o inni · n znów · q wyjdź
