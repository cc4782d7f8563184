### What only the terminal says.

## The terminal

terminal-which-game = Welk spel?
terminal-how-many = Hoeveel spelers?
terminal-which-level = Hoe sterk moeten je tegenstanders zijn?
terminal-go-on = Ga verder met { $name }
terminal-choose = { $count ->
    [1] Typ 1.
   *[other] Typ een getal van 1 t/m { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } steen
   *[other] { $count } stenen
})
terminal-hand = Je hand: { $tiles }
terminal-your-move = { $count ->
    [1] Jouw beurt: er is maar één zet. Typ 1 om hem te spelen, of ? voor hulp.
   *[other] Jouw beurt: typ een getal van 1 t/m { $count }, of ? voor hulp.
}
terminal-plain-help = Typ een getal of een zet. hint geeft een tip, undo neemt terug, board toont het bord, log het verloop, quit stopt; het spel wordt opgeslagen als je stopt.
terminal-curtain = Geef het toetsenbord aan { $player }. { $player }, druk op Enter.
terminal-saved = Opgeslagen in { $file }.
terminal-over = Het spel is afgelopen.
terminal-thinking = { $player } denkt na …
terminal-too-small = De terminal heeft { $columns } kolommen en { $rows } regels; Klots heeft minstens 80 kolommen en 24 regels nodig.
terminal-keys-game = ↑↓ Enter speel · r draai · / filter · o anderen · h tip · u terug · ? hulp · q stop
terminal-keys-menu = ↑↓ kies · ←→ wijzig · Enter start · q stop
terminal-keys-replay = ←→ stap · Home End · q stop
terminal-moves = Zetten
terminal-log = Verloop
terminal-players = Spelers
terminal-filter = Filter: { $text }
terminal-menu-title = Klots
terminal-menu-game = Spel
terminal-menu-seats = Spelers
terminal-menu-level = Tegenstanders
terminal-menu-persons = Mensen aan deze terminal
terminal-menu-start = Start
terminal-help = De lijst toont elke geldige zet. ↑ en ↓ kiezen er een, en de plek wordt op het bord gemarkeerd; r gaat naar de volgende zet op dezelfde plek. Enter speelt hem. / en letters filteren de lijst, Esc toont weer alles. Een klik op het bord toont de zetten van die plek. o toont het deel van de andere spelers, h toont tips, u neemt terug, q slaat op en stopt.
terminal-step = Gebeurtenis { $number } van { $count }
refused-undo = Hier kan niets teruggenomen worden: er is sindsdien geloot, of er is nog niets gespeeld.
refused-no-hint = Je hebt nu niets te beslissen.
refused-bot = Er is geen bot met de naam “{ $bot }”. Beschikbaar: { $possible }.
refused-save-players = Het opgeslagen spel zegt niet wie op welke plaats speelt.
save-damaged = Het opgeslagen spel is beschadigd en opzijgezet als { $file }: { $cause }
terminal-more = { $count ->
    [one] nog { $count } regel: ↓
   *[other] nog { $count } regels: ↓
}
terminal-turn-of = { $player } is aan de beurt.
terminal-keys-log = l verloop
terminal-keys-live = ↑↓ Enter speel · / filter · o anderen · h tip · l verloop · c chat · u terug · y ja · n nee · ? hulp · q stop
terminal-help-live = Je speelt aan een tafel van een server. De lijst toont elke geldige zet: ↑ en ↓ kiezen er een, Enter speelt hem, / en letters filteren. h toont de beste zetten, l het verloop, o het deel van de andere spelers. c opent de chat, u vraagt om terugname, d biedt gelijkspel aan, p vraagt om een pauze of beëindigt die, y en n antwoorden als iemand iets vraagt, g geeft op. Na afloop vraagt a om een revanche. q verlaat de tafel; die blijft bestaan, en dezelfde opdracht brengt je terug op je plaats.
terminal-plain-help-live = Typ een getal of een zet. say 1 t/m say 8 sturen een standaardbericht, say met tekst een eigen bericht; undo vraagt om terugname, draw biedt gelijkspel aan, pause vraagt om een pauze of beëindigt die, yes en no beantwoorden een vraag; hint toont de beste zetten; board toont het bord, log het verloop, presets de standaardberichten; resign geeft op; na afloop vraagt again om een revanche; quit verlaat de tafel, en dezelfde opdracht brengt je terug.

## A table of a server

live-table = { $game } op { $server }
live-seated = Je zit op plaats { $number } als { $name }.
live-watching = Je kijkt mee.
live-waiting = { $count ->
    [one] Wachten: { $count } plaats is vrij.
   *[other] Wachten: { $count } plaatsen zijn vrij.
}
live-waiting-ready = Wachten tot iedereen klaar is.
live-paused = Het spel is gepauzeerd.
live-lost = Verbinding verbroken; nieuwe poging …
live-back = Weer verbonden.
live-restart = De server herstart en is over ongeveer { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } seconden
} terug.
live-said = { $name }: { $text }
live-said-team = { $name } (aan de partner): { $text }
live-asked = { $player } vraagt iets: yes (ja) of no (nee)?
live-again-key = Druk op [a] voor een revanche, op [q] om te stoppen.
live-again-word = Typ again voor een revanche, quit om te stoppen.
live-resign-sure = Wil je echt opgeven? Druk op [y] om op te geven, op een andere toets om verder te spelen.
live-choose-preset = Wat wil je zeggen?
live-left = De tafel blijft bestaan: “{ $command }” brengt je terug.
refused-live-link = “{ $link }” is geen link naar een tafel. Een link ziet er zo uit: { $example }
refused-live-server = Er antwoordt niets op { $server }.
refused-live-stranger = Wat er op { $server } antwoordt, is geen Klots-server of heeft een andere versie.
refused-live-table = Deze tafel bestaat niet op { $server }: de link kan oud of onvolledig zijn.
refused-live-lost = De verbinding met { $server } is verbroken en kon niet worden hersteld.
refused-live-session = Deze sessie is verlopen; doe opnieuw mee.

## Games that are over
save-foreign = “{ $file }” is geen opgeslagen spel en is niet gewijzigd. { $cause }
terminal-kept = Het spel is opgeslagen in { $file }; klots replay en klots analyse kunnen het lezen.
terminal-keys-over = p uitslag · v bekijk · l verloop · o anderen · n opnieuw · q stop
