### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = Gra nie jest jeszcze skończona.
refused-started = Gra już się zaczęła.
refused-not-started = Gra jeszcze się nie zaczęła.
refused-paused = Gra jest wstrzymana.
refused-not-paused = Gra nie jest wstrzymana.
refused-not-seated = Nie masz miejsca przy tym stole.
refused-seated = Już siedzisz przy tym stole.
refused-seat-taken = Miejsce { $seat } jest zajęte.
refused-seat-free = Na miejscu { $seat } nikt nie siedzi.
refused-seat-open = Miejsce { $seat } jest jeszcze wolne.
refused-seats-taken = Ktoś siedzi na miejscu, które miałoby zniknąć.
refused-no-seat = Ten stół nie ma miejsca { $seat }.
refused-full = Wszystkie miejsca są zajęte.
refused-invite = To prywatny stół: potrzebny jest link z zaproszeniem.
refused-private = To prywatny stół: potrzebny jest jego link.
refused-host = To może tylko gospodarz.
refused-forbidden = Nie masz do tego uprawnień.
refused-not-ready = { $player } nie zgłasza jeszcze gotowości.
refused-clock = Takie ustawienie zegara nie jest możliwe.
refused-clock-twice = Opcje gry ustawiają już zegar: { $seconds } s na ruch. Drugiego nie można dodać.
refused-no-clock = Tu nie ma zegara: sekundy na ruch działają tylko przy stole na serwerze.
refused-delay = Maksymalne opóźnienie dla widzów (w ruchach): { $max }.
refused-delay-seconds = Maksymalne opóźnienie dla widzów (w sekundach): { $max }.
refused-name = Imię musi mieć od 1 do { $max } znaków.
refused-word = Słowo do tasowania może mieć najwyżej { $max } znaków.
refused-chat-text = Wiadomość musi mieć od 1 do { $max } znaków.
refused-chat-off = Czat przy tym stole jest wyłączony; gotowe zwroty działają.
refused-preset = Nie ma zwrotu „{ $preset }”.
refused-team-chat = Partnerzy nie mają przy tym stole własnego czatu.
refused-stand-in = Bot gra za ciebie. Najpierw wróć do gry.
refused-not-replaced = Nikt za ciebie nie gra.
refused-present = Gracz z tego miejsca wciąż tu jest.
refused-gone = Nie siedzisz już przy tym stole.
refused-out = Jesteś poza grą.
refused-time = Twój czas minął.
refused-offer =
    { $offer ->
        [undo] Teraz nic nie można cofnąć.
        [draw] Teraz nie można zaproponować remisu.
        [pause] Teraz nie ma zegara do zatrzymania.
        [rematch] Rewanż można zaproponować po zakończeniu gry.
       *[other] Tego nie można teraz zaproponować.
    }
refused-offer-open = To już zaproponowano.
refused-no-offer = Nie ma takiej propozycji.
refused-stale = W międzyczasie coś się stało: spójrz jeszcze raz.
refused-ahead = To się jeszcze przy tym stole nie wydarzyło.
refused-id-reused = Tego numeru wiadomości użyto już do czegoś innego.
refused-move-id = Numer wiadomości musi mieć 32 cyfry szesnastkowe.
refused-rated-bot = W grach rankingowych nie ma botów.
refused-rated-guest = Gry rankingowe wymagają konta.
refused-rated-device = W gry rankingowe gra się na osobnych urządzeniach.
refused-rated-hint = W grach rankingowych nie ma podpowiedzi.
refused-rated-late = Do rozpoczętej gry rankingowej nie można dołączyć.

## Refusals of the server

refused-nobody = Najpierw się zaloguj.
refused-not-found = Nie ma tu czegoś takiego.
refused-rate = Za dużo żądań naraz. Poczekaj chwilę.
refused-origin = To żądanie przyszło z innej strony.
refused-malformed = Wiadomości nie da się odczytać (wiersz { $line }, kolumna { $column }).
refused-too-large = Wiadomość ma więcej niż { $max } bajtów.
refused-query = Ten adres jest nieprawidłowy.
refused-hello-first = Połączenie musi zaczynać się od hello.
refused-unavailable = Coś poszło nie tak na serwerze.
refused-recovery = Ten link odzyskiwania jest nieprawidłowy lub wygasł.
refused-no-account = Nie masz konta.
refused-has-account = Masz już konto.
refused-account-name = Nazwa użytkownika ma od 3 do 24 znaków: a–z, 0–9, - i _.
refused-account-taken = Ta nazwa użytkownika jest zajęta.
refused-password = Błędna nazwa użytkownika lub hasło.
refused-old-password = Obecne hasło jest nieprawidłowe.
refused-push-off = Ten serwer nie ma powiadomień push.
refused-push-address = Ten serwer nie korzysta z tej usługi powiadomień.
refused-password-length = Hasło musi mieć od { $min } do { $max } znaków.

## The log of a table

told-table-configured = Zmieniono ustawienia stołu.
told-table-sat = { $name } dołącza do stołu.
told-table-left = Miejsce { $seat } jest wolne.
told-table-renamed = Nowe imię: { $name }.
told-table-bot =
    { $level ->
        [random] Do stołu dołącza bot, który gra losowo.
       *[other] Do stołu dołącza bot ({ $level }).
    }
told-table-bot-named = { $player } dołącza do stołu ({ $level }).
told-table-started = Gra się zaczyna.
told-table-undone = { $player } cofa ostatni ruch.
told-table-offered =
    { $offer ->
        [undo] { $player } prosi o cofnięcie ostatniego ruchu.
        [draw] { $player } proponuje remis.
        [pause] { $player } prosi o przerwę.
        [rematch] { $player } proponuje rewanż.
       *[other] { $player } składa propozycję.
    }
told-table-accepted = { $player } się zgadza.
told-table-declined = { $player } się nie zgadza.
told-table-withdrawn = { $player } wycofuje propozycję.
told-table-paused = Przerwa: zegar stoi.
told-table-resumed = Gra trwa dalej.
told-table-frozen = Zegar stoi: serwer się zatrzymuje lub był niedostępny.
told-table-thawed = Zegar znów chodzi.
told-table-flagged = { $player }: czas minął.
told-table-resigned = { $player } się poddaje.
told-table-abandoned = { $player } odchodzi.
told-table-took-over = Za gracza { $player } gra bot.
told-table-handed-back = { $player } wraca do gry.
told-table-finished =
    { $cause ->
        [flagged] Koniec gry: graczowi skończył się czas.
        [resigned] Koniec gry: gracz się poddał.
        [agreed] Gra kończy się remisem za zgodą graczy.
        [abandoned] Gry nie dokończono.
       *[other] Koniec gry.
    }
told-table-revealed = Sekret tasowania jest odkryty: każde losowanie można sprawdzić.
told-table-rematch = Rewanż odbywa się przy nowym stole.
score-forfeit = Pozostali poddali się albo skończył im się czas
