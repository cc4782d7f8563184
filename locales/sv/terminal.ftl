terminal-which-game = Vilket spel?
terminal-how-many = Hur många spelare?
terminal-which-level = Hur starka är dina motståndare?
terminal-go-on = Fortsätt med { $name }
terminal-choose = Skriv ett tal från 1 till { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
})
terminal-hand = Din hand: { $tiles }
terminal-your-move = { $count ->
    [one] Ditt drag: det finns ett.
   *[other] Ditt drag: skriv ett tal från 1 till { $count }, eller ? för hjälp.
}
terminal-plain-help = Ett tal eller ett drag spelar. hint ger tips, undo tar tillbaka, board visar bordet, log loggen, quit slutar; spelet sparas när du slutar.
terminal-curtain = Lämna över till { $player }, som trycker Enter.
terminal-saved = Sparat i { $file }.
terminal-over = Spelet är slut.
terminal-thinking = { $player } tänker …
terminal-too-small = Terminalen har { $columns } kolumner och { $rows } rader; Klots behöver 80 och 24.
terminal-keys-game = ↑↓ Enter spela · r vrid · / filter · o andra · h tips · u ångra · ? hjälp · q sluta
terminal-keys-menu = ↑↓ välj · ←→ ändra · Enter starta · q sluta
terminal-keys-replay = ←→ steg · Home End · q sluta
terminal-moves = Drag
terminal-log = Logg
terminal-players = Spelare
terminal-filter = Filter: { $text }
terminal-menu-title = Klots
terminal-menu-game = Spel
terminal-menu-seats = Spelare
terminal-menu-level = Motståndare
terminal-menu-persons = Personer vid den här terminalen
terminal-menu-start = Starta
terminal-help = Listan visar varje tillåtet drag. ↑ och ↓ väljer ett, och dess plats markeras på bordet; r går till nästa drag på samma plats. Enter spelar det. / och bokstäver filtrerar listan, Esc visar allt igen. Ett klick på bordet väljer dragen på den platsen. o visar de andra spelarnas del av bordet, h visar tips, u tar tillbaka, q sparar och slutar.
terminal-step = Händelse { $number } av { $count }
refused-undo = Inget kan tas tillbaka här: en dragning har gjorts sedan dess, eller inget har spelats.
refused-no-hint = Du har inget att bestämma nu.
refused-bot = Det finns ingen bot som heter ”{ $bot }”. Det finns: { $possible }.
refused-save-players = Det sparade spelet säger inte vem som spelar på varje plats.
save-damaged = Det sparade spelet är skadat och lades undan som { $file }: { $cause }
