terminal-which-game = Hvilket spil?
terminal-how-many = Hvor mange spillere?
terminal-which-level = Hvor stærke er dine modstandere?
terminal-go-on = Fortsæt med { $name }
terminal-choose = Skriv et tal fra 1 til { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } brik
   *[other] { $count } brikker
})
terminal-hand = Din hånd: { $tiles }
terminal-your-move = { $count ->
    [one] Dit træk: der er ét.
   *[other] Dit træk: skriv et tal fra 1 til { $count } eller ? for hjælp.
}
terminal-plain-help = Et tal eller et træk spiller. hint giver et tip, undo fortryder, board viser bordet, log loggen, quit slutter; spillet gemmes, når du slutter.
terminal-curtain = Giv videre til { $player }, som trykker Enter.
terminal-saved = Gemt i { $file }.
terminal-over = Spillet er slut.
terminal-thinking = { $player } tænker …
terminal-too-small = Terminalen har { $columns } kolonner og { $rows } rækker; Klots kræver 80 og 24.
terminal-keys-game = ↑↓ Enter spil · r drej · / filter · o andre · h tip · u fortryd · ? hjælp · q ud
terminal-keys-menu = ↑↓ vælg · ←→ skift · Enter start · q ud
terminal-keys-replay = ←→ trin · Home End · q ud
terminal-moves = Træk
terminal-log = Log
terminal-players = Spillere
terminal-filter = Filter: { $text }
terminal-menu-title = Klots
terminal-menu-game = Spil
terminal-menu-seats = Spillere
terminal-menu-level = Modstandere
terminal-menu-persons = Personer ved denne terminal
terminal-menu-start = Start
terminal-help = Listen viser alle lovlige træk. ↑ og ↓ vælger et, og stedet markeres på bordet; r går til næste træk på samme sted. Enter spiller det. / og bogstaver filtrerer listen, Esc viser alt igen. Et klik på bordet vælger trækkene dér. o ser på de andres del af bordet, h viser tip, u fortryder, q gemmer og slutter.
terminal-step = Hændelse { $number } af { $count }
refused-undo = Intet kan fortrydes her: der er trukket siden, eller intet er spillet.
refused-no-hint = Du har intet at afgøre nu.
refused-bot = Der er ingen bot, der hedder »{ $bot }«. Der findes: { $possible }.
refused-save-players = Det gemte spil siger ikke, hvem der spiller på hver plads.
save-damaged = Det gemte spil er beskadiget og lagt til side som { $file }: { $cause }
