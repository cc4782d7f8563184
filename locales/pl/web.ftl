### What only the page says, and no single game.

## On every page

app-title = Klots – cztery gry na jednym stole
skip = Przejdź do treści
loading = Wczytywanie…
close = Zamknij
save = Zapisz
answer-yes = Tak
answer-no = Nie
sum = Suma
points = Punkty
points-why = { $points ->
        [one] { $points } punkt: dlaczego?
        [few] { $points } punkty: dlaczego?
        [many] { $points } punktów: dlaczego?
       *[other] { $points } punktów: dlaczego?
    }
points-bonus = Premie
points-before = Wcześniejsze gry
points-rounds-before = Wcześniejsze rundy
points-last-round = Poprzednia runda
language = Język
footer = Klots: otwarty dla wszystkich, bez konta.
footer-api = API
guest-name = Gość
bot-name = Komputer ({ $level })
bot-beginner-1 = Pip
bot-beginner-2 = Tilli
bot-beginner-3 = Momo
bot-beginner-4 = Kiki
bot-beginner-5 = Lumi
bot-beginner-6 = Pelle
bot-beginner-7 = Zuzu
bot-beginner-8 = Nino
bot-beginner-9 = Fifi
bot-easy-1 = Lola
bot-easy-2 = Benno
bot-easy-3 = Nuni
bot-easy-4 = Coco
bot-easy-5 = Tobi
bot-easy-6 = Mimi
bot-easy-7 = Kuno
bot-easy-8 = Wanda
bot-easy-9 = Lino
bot-medium-1 = Bruno
bot-medium-2 = Mika
bot-medium-3 = Dora
bot-medium-4 = Gusto
bot-medium-5 = Nora
bot-medium-6 = Alma
bot-medium-7 = Berta
bot-medium-8 = Arno
bot-medium-9 = Tilda
bot-hard-1 = Finn
bot-hard-2 = Vera
bot-hard-3 = Rufus
bot-hard-4 = Kasper
bot-hard-5 = Stella
bot-hard-6 = Felix
bot-hard-7 = Roxy
bot-hard-8 = Viktor
bot-hard-9 = Luna
bot-expert-1 = Otto
bot-expert-2 = Ada
bot-expert-3 = Mira
bot-expert-4 = Iris
bot-expert-5 = Edgar
bot-expert-6 = Klara
bot-expert-7 = Oskar
bot-expert-8 = Nestor
bot-expert-9 = Selma
bot-beginner-about = Jeszcze się uczy i cieszy się z każdego ruchu.
bot-easy-about = Szybko zgarnia punkty i nie patrzy daleko naprzód.
bot-medium-about = Ma cierpliwość i przed ruchem myśli o twojej odpowiedzi.
bot-hard-about = Sprytna głowa: planuje naprzód i rzadko się myli.
bot-expert-about = Zna wszystkie gry i żadnej nie zapomina.

## Ways through the page

nav = Strony
nav-rules = Zasady
nav-pad = Notes punktacji
nav-account = Profil
nav-settings = Ustawienia

## Home

home-title = Cztery gry, jeden stół
home-lead = Graj od razu z komputerem, na jednym urządzeniu albo ze znajomymi przez link. Konto niepotrzebne.
home-play-now = Graj teraz
home-with-friends = Ze znajomymi
home-one-device = Na jednym urządzeniu
home-learn = Nauka
home-more = Więcej opcji…
home-open-tables = Otwarte stoły
home-no-tables = Nie ma teraz otwartych stołów. Utwórz własny, a inni zobaczą go tutaj.
home-mine = Twoje gry
home-you-are = Grasz jako { $name }.
tables-free = { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
        [many] { $count } wolnych miejsc
       *[other] { $count } wolnych miejsc
    }
tables-join = Dołącz
tables-watch = Oglądaj
tables-go-on = Graj dalej
tables-your-turn = Twój ruch
tables-look = Powtórka
tables-more = Pokaż więcej

## A new table

new-title = Nowy stół: { $game }
new-device-title = Na jednym urządzeniu: { $game }
new-device-about = Wszyscy grają na tym urządzeniu. W grach z ukrytymi kamieniami między ruchami pojawia się ekran, który je zasłania.
new-seats = Gracze
new-how-many = Liczba graczy
new-you = Ty
new-person = Osoba
new-open = Wolne miejsce
new-name-of = Imię gracza { $number }
new-who-sits = Miejsce { $number }
new-options = Opcje gry
new-table = Stół
new-visible = Publiczny: każdy widzi ten stół i może dołączyć
new-chat = Gracze mogą czatować
new-late = Spóźnieni mogą zająć wolne miejsce albo miejsce komputera
new-rated = Rankingowa: bez podpowiedzi i cofania
new-delay = Widzowie widzą ruchy
delay-none = od razu
delay-moves =
    { $count ->
        [one] { $count } ruch później
        [few] { $count } ruchy później
        [many] { $count } ruchów później
       *[other] { $count } ruchów później
    }
delay-seconds = { $count ->
    [one] { $count } sekundę później
    [few] { $count } sekundy później
    [many] { $count } sekund później
   *[other] { $count } sekundy później
}
new-start = Zacznij grę
new-make = Utwórz stół
new-match = Znajdź przeciwnika
new-match-about = { $button }: zawsze jak w instrukcji. { $clock }.
options-none = Przy tylu graczach ta gra nie ma opcji.
options-rulebook = Jak w instrukcji.
options-all = Wszystkie opcje
clock = Zegar
clock-none = Bez zegara
clock-move = { $seconds ->
        [one] { $seconds } sekunda na ruch
        [few] { $seconds } sekundy na ruch
        [many] { $seconds } sekund na ruch
       *[other] { $seconds } sekund na ruch
    }
clock-game = { $minutes ->
        [one] po { $minutes } minucie
        [few] po { $minutes } minuty
        [many] po { $minutes } minut
       *[other] po { $minutes } minut
    } + { $increment } s
clock-days = { $days ->
        [one] { $days } dzień na ruch
        [few] { $days } dni na ruch
        [many] { $days } dni na ruch
       *[other] { $days } dni na ruch
    }
clock-days-left = { $days ->
        [one] { $days } dzień
        [few] { $days } dni
        [many] { $days } dni
       *[other] { $days } dni
    }
clock-low = { $seconds ->
        [one] została { $seconds } sekunda
        [few] zostały { $seconds } sekundy
        [many] zostało { $seconds } sekund
       *[other] zostało { $seconds } sekund
    }

## Before the game

gather-title = { $game }: stół
gather-free = wolne
gather-you = ty
gather-host = gospodarz
gather-ready = gotowe
gather-not-ready = jeszcze nie
gather-sit = Usiądź tutaj
gather-seat-bot = Komputer…
gather-unseat = Usuń gracza
gather-name = Twoje imię
gather-start = Zgłoś gotowość
gather-wait = Cofnij gotowość
gather-leave = Opuść miejsce
avatar = Twój obrazek
avatar-number = Obrazek { $number }
avatar-about = Widzą go wszyscy przy stole.
avatar-change = Imię i obrazek
gather-waiting = { $count ->
        [one] Czekamy na jeszcze { $count } gracza.
        [few] Czekamy na jeszcze { $count } graczy.
        [many] Czekamy na jeszcze { $count } graczy.
       *[other] Czekamy na jeszcze { $count } graczy.
    }
gather-word = Słowo do tasowania
gather-word-about = Serwer ustalił już swój sekret i pokazuje tylko jego odcisk. Twoje słowo jest do niego dodawane, więc nikt nie mógł z góry ułożyć kamieni. Zostaw puste pole, a słowo zostanie wylosowane.
gather-commitment = Odcisk sekretu:
invite-title = Zaproś znajomych
invite-about = Wyślij ten link. Kto go otworzy, dołączy jednym dotknięciem.
invite-watch = Wyślij ten link. Kto go otworzy, może oglądać.
invite-link = Link do tego stołu
invite-copy = Kopiuj link
invite-copied = Skopiowano
invite-share = Udostępnij
invite-qr = Link jako kod QR

## At the table

turn-yours = Twój ruch
turn-of = Teraz gra { $player }
turn-over = Koniec gry
turn-paused = Pauza
turn-mark = teraz gra
title-your-turn = Twój ruch
title-over = Koniec gry
hand = Twoje kamienie
hand-playable = pasuje
hand-earlier = Przesuń kamień w lewo
hand-later = Przesuń kamień w prawo
hand-tiles =
    { $count ->
        [one] { $count } kamień w ręce
        [few] { $count } kamienie w ręce
        [many] { $count } kamieni w ręce
       *[other] { $count } kamieni w ręce
    }
hand-lacks = Na pewno nie ma: { $numbers }
round-to = Runda { $round }, gra do { $target } punktów
hand-count = { $player }: w ręce { $count ->
        [one] { $count } kamień
        [few] { $count } kamienie
        [many] { $count } kamieni
       *[other] { $count } kamieni
    }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktów
    }
move-commit = Zagraj
move-turn = Obróć
move-back = Anuluj
move-gone = Twój ruch nie jest już możliwy.
plan-commit = Zaplanuj
plan-armed = Zaplanowano: { $move }. Ruch zostanie wykonany, gdy tylko przyjdzie twoja kolej.
plan-off = Zaplanowany ruch anulowano.
moves-filter = Wpisz coś, by znaleźć ruch; Enter zagra pierwszy z listy.
moves-count = { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
        [many] { $count } ruchów
       *[other] { $count } ruchów
    }
tool-hint = Podpowiedź
tool-undo = Cofnij
tool-ask-undo = Poproś o cofnięcie
tool-moves = Wszystkie ruchy
tool-log = Dziennik i czat
tool-menu = Więcej
tool-result = Wynik
tool-read = Odczytaj stan stołu na głos
tool-zen = Tylko plansza
tool-resign = Poddaj się
tool-resign-sure = Tak, poddaję się
tool-leave = Odejdź (komputer gra dalej)
rule-link = Zasada { $rule }
reconnecting = Utracono połączenie. Ponowne łączenie…
bot-plays = Tu gra komputer
bot-plays-for-you = Komputer gra za ciebie.
play-yourself = Wróć do gry
play-on = Graj dalej
take-over = Niech gra komputer
presence-here = online
presence-away = zaraz wracam
presence-gone = offline
watching = { $count ->
        [one] { $count } widz
        [few] { $count } widzów
        [many] { $count } widzów
       *[other] { $count } widzów
    }
log = Dziennik
round-over =
    { $why ->
        [out] Koniec rundy: ktoś nie ma już kamieni.
        [blocked] Koniec rundy: nikt nie może zagrać.
       *[none] Poprzednia gra się skończyła.
    }
round-hands = Kamienie pozostałe w ręce
since-title = Od twojego ostatniego ruchu
since-nothing = Jeszcze nic.
since-play = Pokaż na planszy
since-playing = Co cię ominęło: { $at } z { $all }
since-skip = Pomiń
hint-title = Podpowiedź
hint-none = Teraz nie ma podpowiedzi.
hint-value = Szanse na wygraną: { $percent }%.
offer-undo = Poproś o cofnięcie
offer-draw = Zaproponuj remis
offer-pause = Poproś o przerwę
offer-rematch = Rewanż
offer-undo-asked = { $player } chce cofnąć ostatni ruch.
offer-draw-asked = { $player } proponuje remis.
offer-pause-asked = { $player } prosi o przerwę.
offer-rematch-asked = { $player } proponuje rewanż.
offer-undo-waits = Twoja prośba o cofnięcie ruchu czeka na odpowiedź.
offer-draw-waits = Twoja propozycja remisu czeka na odpowiedź.
offer-pause-waits = Twoja prośba o przerwę czeka na odpowiedź.
offer-rematch-waits = Twoja propozycja rewanżu czeka na odpowiedź innych.
offer-withdraw = Wycofaj
curtain-give = Przekaż urządzenie graczowi { $player }
curtain-hold = { $player }: naciśnij i przytrzymaj
chat = Czat
chat-presets = Powiedz…
chat-own = Napisz wiadomość
chat-send = Wyślij
chat-unread = Nowe wiadomości: { $count }
chat-team = drużyna
chat-team-only = Tylko do partnera
chat-hello = Cześć!
chat-good-luck = Powodzenia!
chat-well-played = Dobrze zagrane!
chat-thanks = Dziękuję!
chat-oops = Ups!
chat-thinking = Niech pomyślę…
chat-back-soon = Zaraz wracam.
chat-good-game = Dobra gra!
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż wszystko
zoom-new-tile = Nowy kamień jest w tę stronę
own-table-undone = Cofasz ostatni ruch.
own-table-offered =
    { $offer ->
        [undo] Prosisz o cofnięcie ostatniego ruchu.
        [draw] Proponujesz remis.
        [pause] Prosisz o przerwę.
        [rematch] Proponujesz rewanż.
       *[other] Składasz propozycję.
    }
own-table-accepted = Zgadzasz się.
own-table-declined = Nie zgadzasz się.
own-table-withdrawn = Wycofujesz propozycję.
own-table-took-over = Za ciebie gra bot.
own-table-handed-back = Wracasz do gry.

## Help

help-title = Klawisze i pomoc
help-tab = z ręki na planszę i dalej
help-arrows = między miejscami, gdzie możliwy jest ruch
help-enter = wybierz i zagraj to, co widać
help-escape = wstecz
help-order = przesuń kamień w ręce
help-turn = obróć (z Shift w drugą stronę)
help-list = lista wszystkich ruchów, z wyszukiwaniem
help-hint = podpowiedź
help-undo = cofnij lub poproś o to
help-read = odczytaj stan stołu na głos
help-zen = tylko plansza

## After the game

after-title = Wynik
after-won = { $count ->
        [one] Wygrywa { $players }!
        [few] Zwycięstwo dzielą { $players }!
        [many] Zwycięstwo dzielą { $players }!
       *[other] Zwycięstwo dzielą { $players }!
    }
after-draw = Remis: nikt nie wygrywa.
after-flagged = Graczowi skończył się czas.
after-resigned = Gracz się poddał.
after-agreed = Wszyscy zgodzili się na remis.
after-abandoned = Gry nie dokończono.
after-again = Zagraj ponownie
after-to-rematch = Przejdź do rewanżu
after-replay = Powtórka
after-record = Zapisz przebieg
bring-friends = Graj dalej ze znajomymi
bring-analyse = Analizuj na serwerze
bring-here = Zachowaj na tym urządzeniu
bring-note = Ta gra zaczęła się gdzie indziej i została tu przeniesiona, więc tasowania nie da się sprawdzić.
fair-title = Czy tasowanie było uczciwe?
fair-about = Przed grą serwer pokazał odcisk swojego sekretu; potem każdy dodał słowo. Teraz sekret jest jawny i ta strona przelicza każde losowanie. To dowodzi, że po starcie nic nie zmieniono. Nie dowodzi, że prowadzący serwer zachował sekret dla siebie.
fair-check = Przelicz każde losowanie
fair-failed = Losowań nie udało się sprawdzić: nie ma sekretu albo przeglądarka pozwala na to tylko przez bezpieczne połączenie.
fair-commitment =
    { $right ->
        [yes] Sekret pasuje do odcisku.
       *[no] Sekret nie pasuje do odcisku!
    }
fair-draws = Losowania zgodne z obliczeniem: { $right } z { $all }.
fair-seal =
    { $seal ->
        [whole] Pieczęć pasuje: gra, opcje, imiona, słowa, ruchy i wynik są tymi, które zapieczętowano.
        [names] Pieczęć pasuje, z wyjątkiem imion: później je zmieniono lub usunięto.
        [none] Nie ma pieczęci: sprawdzono tylko losowania, a nie imiona, opcje, ruchy i wynik.
       *[wrong] Pieczęć nie pasuje: coś w tym zapisie zmieniono.
    }
replay-title = Powtórka
replay-table = Wróć do stołu
replay-start = Początek
replay-first = Na początek
replay-back = Poprzedni ruch
replay-next = Następny ruch
replay-last = Na koniec
replay-play = Odtwarzaj
replay-stop = Stop
replay-slider = Ruch
replay-eyes = Widok
replay-all = wszyscy
replay-link = Kopiuj link do tego ruchu
analysis-title = Analiza
analysis-about = Komputer jeszcze raz ocenia każdą decyzję. To chwilę potrwa.
analysis-start = Analizuj
analysis-stop = Zatrzymaj
analysis-busy = Myślę…
analysis-graph = Szanse na wygraną każdego z graczy, ruch po ruchu
analysis-costly = Najkosztowniejsze ruchy
analysis-better = { $played } Lepsze (+{ $percent }%): { $better }
analysis-no-cost = Żaden ruch nie kosztował dużo.
analysis-luck = Wpływ szczęścia
analysis-luck-of = { $player }: szanse na wygraną { $start }% na początku, { $end }% na końcu. { $fortune ->
    [gain] Szczęście dało { $luck }%.
    [loss] Pech zabrał { $luck }%.
   *[none] Szczęście nic nie zmieniło.
} { $skill ->
    [gain] Ruchy dały { $play }%.
    [loss] Ruchy zabrały { $play }%.
   *[none] Ruchy nic nie zmieniły.
}

## Learning

lesson = Gra z przewodnikiem
lesson-next = Dalej
lesson-wait = Graj dalej, następna wskazówka już wkrótce.
lesson-stop = Zakończ lekcję
learn-title = Nauka: { $game }
learn-guided = Pierwsza gra z przewodnikiem
learn-guided-about = Pięć minut na prawdziwej planszy, krok po kroku. Komputer daje ci fory.
learn-start = Start
learn-rules = Przeczytaj zasady
rules-read = Czytaj

## Score pad

pad-kept = To, co wpiszesz, zostaje na tym urządzeniu.
pad-clear = Wyczyść
pad-undo = Cofnij ostatni wpis
pad-more = Dodaj gracza
pad-fewer = Usuń gracza
pad-add = Dodaj { $points }
pad-add-round = Dodaj rundę
pad-round = Runda
pad-target = Gra do

## Settings

settings-look = Wygląd
settings-theme = Kolory
theme-auto = jak urządzenie
theme-light = jasne
theme-dark = ciemne
theme-contrast = wysoki kontrast
settings-letters = Litery na terenach
settings-motion = Animacja
motion-auto = jak urządzenie
motion-full = włączona
motion-none = wyłączona
settings-pace = Tempo ruchów innych graczy
pace-slow = wolno
pace-normal = normalnie
pace-fast = szybko
pace-none = natychmiast
settings-play = Rozgrywka
settings-confirm = Potwierdzaj ruchy
confirm-always = zawsze
confirm-touch = tylko przy dotyku
confirm-never = nigdy
settings-previews = Pokazuj, ile punktów da ruch
settings-playable = Zaznaczaj pasujące kamienie
settings-ahead = Planuj ruch, gdy inni myślą
settings-ahead-about = Wybierz i zatwierdź ruch, zanim przyjdzie twoja kolej: zostanie wtedy wykonany automatycznie, jeśli wciąż będzie możliwy. Do tego czasu anuluje go Esc lub dotknięcie. Nie działa w grach rankingowych z ukrytymi kamieniami.
settings-notices = Powiadomienia
settings-sounds = Dźwięki
settings-notify = Powiadom, gdy jest mój ruch, także gdy strona jest w tle
settings-push = Także przy zamkniętej stronie
settings-push-about = Powiadomienia są wysyłane przez usługę push twojej przeglądarki i nie zawierają tekstu. Są wyłączone, dopóki ich nie włączysz.
settings-notify-refused = Przeglądarka nie pozwala na powiadomienia z tej strony.
settings-install = Zainstaluj Klots na tym urządzeniu
settings-install-about = Klots dostanie własną ikonę i okno; zasady i notes punktacji będą działać bez połączenia.
settings-kept = Ustawienia są zapisywane na tym urządzeniu; konto nie jest potrzebne.
notice-your-turn = { $game }: twój ruch.
notice-called = Twoja kolej.
notice-matched = Znaleziono przeciwnika.
notice-go = Przejdź do stołu
notice-restart = { $seconds ->
        [one] Serwer uruchamia się ponownie i wróci za { $seconds } sekundę. Nic nie przepadnie.
        [few] Serwer uruchamia się ponownie i wróci za { $seconds } sekundy. Nic nie przepadnie.
        [many] Serwer uruchamia się ponownie i wróci za { $seconds } sekund. Nic nie przepadnie.
       *[other] Serwer uruchamia się ponownie i wróci za { $seconds } sekund. Nic nie przepadnie.
    }
notice-frozen = Nie można teraz zapisać ruchów. Gra zostanie wznowiona automatycznie.

## You

account-name = Twoje imię
account-name-about = Tak widzą cię inni przy stole.
account-saved = Zapisano.
account-account = Konto (opcjonalne)
account-account-about = Konto przechowuje twoje rankingi i gry, także te rozegrane jako gość.
account-login = Nazwa użytkownika
account-password = Hasło
account-old-password = Obecne hasło
account-new-password = Nowe hasło
account-change-password = Zmień hasło
account-sign-in = Zaloguj się
account-sign-up = Załóż konto
account-sign-out = Wyloguj się
account-signed-in = Zalogowano.
account-signed-out = Wylogowano.
account-signed-in-as = Konto: { $name }
account-device = Graj na innym urządzeniu
account-device-about = Ten link loguje cię na innym urządzeniu. Działa raz; nikomu go nie udostępniaj.
account-device-link = Utwórz link
account-played = Twoje wyniki
account-game = Gra
account-games = Gry
account-won = Wygrane
account-rating = Ranking
account-history = Zakończone gry
account-sessions = Zalogowane urządzenia
account-kind-session = Przeglądarka
account-kind-token = Program
account-this = tutaj
account-end = Zakończ sesję
account-token = Utwórz token
account-token-label = Nazwa programu
account-token-once = Widać go tylko raz:
account-data = Twoje dane
account-data-about = Wszystko, co o tobie zapisano, możesz pobrać albo usunąć.
account-export = Pobierz
account-forget = Usuń wszystkie moje dane
account-forget-sure = Tak, usuń wszystko na zawsze
account-forgotten = Wszystkie twoje dane zostały usunięte.
recover-title = Użyj swojego profilu na tym urządzeniu
recover-about = Ten link pochodzi z innego twojego urządzenia. Gdy go przyjmiesz, twoje gry będą też tutaj.
recover-accept = Tak, to ja
ranking = Ranking
ranking-place = Miejsce
ranking-name = Imię
ranking-empty = W tej grze nikt nie ma jeszcze rankingu.

## Games on this device

here-title = Gry na tym urządzeniu
here-about = Te gry są zapisane tylko w tej przeglądarce. Zapisz je w pliku, aby mieć kopię lub przenieść je na inne urządzenie.
here-finished = Zakończone
here-save = Zapisz w pliku
here-take = Wczytaj z pliku
here-taken = Wczytane gry: { $count }.
here-no-games = Ten plik nie zawiera gier z Klots.
here-broken = Gry, których nie udało się odczytać: { $count }.
read-title = Otwórz przebieg gry
read-about = Wybierz zapisany przebieg gry z Klots albo wklej jego tekst, aby obejrzeć grę jeszcze raz.
read-paste = Tekst przebiegu
read-open = Otwórz
here-delete = Usuń
here-delete-sure = Usunąć tę grę?
settings-here = Graj z komputerem bez serwera
settings-here-about = Te gry oraz gry na jednym urządzeniu działają w tej przeglądarce i tylko w niej są zapisywane. Wyłącz to, aby grać w nie na serwerze.
local-full = Na tym urządzeniu brakuje miejsca i ruch nie został zapisany. Usuń kilka gier lub zwolnij miejsce i spróbuj ponownie.
local-other-tab = Ta gra jest otwarta w innej karcie
local-not-kept = To urządzenie nie mogło zapisać ruchu. Spróbuj ponownie.
local-broken = Na tej stronie coś poszło nie tak. Twoja gra jest bezpieczna: odśwież stronę.
update-ready = Nowa wersja Klots jest gotowa.
update-now = Zaktualizuj

## Something is missing

problem-home = Strona główna
problem-again = Spróbuj ponownie
problem-no-page = Nie znaleziono strony
problem-no-page-about = Adres może być niepełny. Ze strony głównej dotrzesz wszędzie.
problem-no-server = Nie można połączyć się z serwerem
problem-no-server-about = Twoje gry są bezpieczne i będą kontynuowane, gdy serwer wróci. Zasady, notes punktacji i ustawienia działają bez niego.
problem-server = Coś poszło nie tak na serwerze
problem-server-about = Nic nie zginęło. Spróbuj za chwilę.
problem-not-found = Nie znaleziono stołu
problem-not-found-about = Link może być stary lub niepełny. Poproś o nowy albo utwórz własny stół.
problem-full-table = Ten stół jest pełny
problem-full-table-about = Wszystkie miejsca są zajęte. Możesz utworzyć własny stół.
generic-choose-move = Wybierz ruch.
generic-table = Stół jako tekst
after-you-win = Wygrywasz!
after-you-win-by = Wygrywasz o { $points } pkt!
after-won-by = { $player } wygrywa o { $points } pkt.
after-rounds = Runda po rundzie
after-where-lost = Co poszło nie tak?
after-team-won = Wygrywają { $players }!
after-resigned-by = { $player } się poddaje.
after-flagged-by = { $player }: czas minął.
after-resigned-you = Poddajesz się.
after-flagged-you = Twój czas minął.
move-waits = Twój ruch jest zapisany i zostanie wysłany, gdy wróci połączenie.
round-go-on = Dalej
you-watch = Oglądasz grę.
new-level-all = Poziom wszystkich graczy komputerowych
nav-ranking = Ranking
invite-here-only = Ten adres działa tylko na tym urządzeniu. Uruchom Klots z --listen 0.0.0.0:7377, aby inni w twojej sieci mogli dołączyć.
invite-lan = Ten link działa w twojej sieci lokalnej.
tables-remove = Usuń
