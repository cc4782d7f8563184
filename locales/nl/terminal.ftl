terminal-which-game = Welk spel?
terminal-how-many = Hoeveel spelers?
terminal-which-level = Hoe sterk zijn je tegenstanders?
terminal-go-on = Ga verder met { $name }
terminal-choose = Typ een getal van 1 tot { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } steen
   *[other] { $count } stenen
})
terminal-hand = Je hand: { $tiles }
terminal-your-move = { $count ->
    [one] Jouw zet: er is er één.
   *[other] Jouw zet: typ een getal van 1 tot { $count }, of ? voor hulp.
}
terminal-plain-help = Een getal of een zet speelt. hint geeft een tip, undo neemt terug, board toont het bord, log het verloop, quit stopt; het spel wordt bewaard als je stopt.
terminal-curtain = Geef door aan { $player }, die op Enter drukt.
terminal-saved = Bewaard in { $file }.
terminal-over = Het spel is afgelopen.
terminal-thinking = { $player } denkt na …
terminal-too-small = De terminal heeft { $columns } kolommen en { $rows } regels; Klots heeft er 80 en 24 nodig.
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
terminal-help = De lijst toont elke geldige zet. ↑ en ↓ kiezen er een, en de plek wordt op het bord gemarkeerd; r gaat naar de volgende zet op dezelfde plek. Enter speelt hem. / en letters filteren de lijst, Esc toont weer alles. Een klik op het bord kiest de zetten van die plek. o kijkt naar het deel van de andere spelers, h toont tips, u neemt terug, q bewaart en stopt.
terminal-step = Gebeurtenis { $number } van { $count }
refused-undo = Hier kan niets teruggenomen worden: er is sindsdien geloot, of er is niets gespeeld.
refused-no-hint = Je hebt nu niets te beslissen.
refused-bot = Er is geen bot die “{ $bot }” heet. Er zijn: { $possible }.
refused-save-players = Het bewaarde spel zegt niet wie op elke plaats speelt.
save-damaged = Het bewaarde spel is beschadigd en opzijgezet als { $file }: { $cause }
