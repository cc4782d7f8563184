### What only the terminal says.

## The terminal

terminal-which-game = Vilket spel?
terminal-how-many = Hur många spelare?
terminal-which-level = Hur starka är dina motståndare?
terminal-go-on = Fortsätt med { $name }
terminal-choose = { $count ->
    [1] Skriv 1.
   *[other] Skriv ett tal från 1 till { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } bricka
   *[other] { $count } brickor
})
terminal-hand = Din hand: { $tiles }
terminal-your-move = { $count ->
    [1] Bara ett drag är möjligt: 1 spelar det, ? ger hjälp.
   *[other] Ditt drag: skriv ett tal från 1 till { $count }, eller ? för hjälp.
}
terminal-plain-help = Ett tal eller ett drag spelar. hint ger tips, undo tar tillbaka, board visar bordet, log loggen, quit slutar; spelet sparas när du slutar.
terminal-curtain = Ge tangentbordet till { $player }. { $player }, tryck på Enter.
terminal-saved = Sparat i { $file }.
terminal-over = Spelet är slut.
terminal-thinking = { $player } tänker …
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
terminal-more = { $count ->
    [one] { $count } rad till: ↓
   *[other] { $count } rader till: ↓
}
terminal-turn-of = { $player } är på tur.
terminal-keys-log = l logg
terminal-keys-live = ↑↓ Enter spela · / filter · o andra · h tips · l logg · c chatt · u ångra · y ja · n nej · ? hjälp · q gå
terminal-help-live = Du spelar vid ett bord på en server. Listan visar varje tillåtet drag: ↑ och ↓ väljer ett, Enter spelar det, / och bokstäver filtrerar. h visar de bästa dragen, l loggen, o de andra spelarnas del av bordet. Med c säger du något, u ber att få ta tillbaka, d erbjuder oavgjort, p ber om en paus eller avslutar den, y och n svarar på vad någon ber om, g ger upp. Efter spelet erbjuder a revansch. q går; bordet finns kvar, och samma kommando för dig tillbaka till din plats.
terminal-plain-help-live = Ett tal eller ett drag spelar. say 1 till say 8 säger något färdigt, say och ord något eget; undo ber att få ta tillbaka, draw erbjuder oavgjort, pause ber om en paus eller avslutar den, yes och no svarar; hint visar de bästa dragen; board visar bordet, log loggen, presets de färdiga fraserna; resign ger upp; efter spelet erbjuder again revansch; quit går, och samma kommando för dig tillbaka.

## A table of a server

live-table = { $game } på { $server }
live-seated = Du sitter på plats { $number } som { $name }.
live-watching = Du tittar på.
live-waiting = { $count ->
    [one] Väntar: { $count } plats är ledig.
   *[other] Väntar: { $count } platser är lediga.
}
live-waiting-ready = Väntar tills alla är redo.
live-paused = Spelet är pausat.
live-lost = Anslutningen är bruten; försöker igen …
live-back = Ansluten igen.
live-restart = Servern startar om och bör vara tillbaka om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
live-said = { $name }: { $text }
live-said-team = { $name } (till partnern): { $text }
live-asked = { $player } ber om något: yes (ja) eller no (nej)?
live-again-key = a erbjuder revansch, q slutar.
live-again-word = again erbjuder revansch, quit slutar.
live-resign-sure = Vill du verkligen ge upp? y ger upp, alla andra tangenter spelar vidare.
live-choose-preset = Vad vill du säga?
live-left = Bordet finns kvar: ”{ $command }” för dig tillbaka.
refused-live-link = ”{ $link }” är ingen länk till ett bord. En länk ser ut som { $example }
refused-live-server = Inget svarar på { $server }.
refused-live-stranger = Det som svarar på { $server } är ingen Klots-server, eller en av annan version.
refused-live-table = Det finns inget sådant bord på { $server }: länken kan vara gammal eller ofullständig.
refused-live-lost = Anslutningen till { $server } bröts och kunde inte återställas.
refused-live-session = Sessionen har gått ut; gå med igen.

## Games that are over
save-foreign = ”{ $file }” är inget sparat spel och lämnades som det är. { $cause }
terminal-kept = Spelet är sparat i { $file }; klots replay och klots analyse kan läsa det.
terminal-keys-over = p resultat · v se om · l logg · o andra · n igen · q sluta
