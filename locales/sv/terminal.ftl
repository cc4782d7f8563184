### What only the terminal says.

## The terminal

terminal-which-game = Vilket spel?
terminal-how-many = Hur många spelare?
terminal-which-level = Hur starka ska dina motståndare vara?
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
    [1] Din tur: det finns bara ett drag. Skriv 1 för att spela det, eller ? för hjälp.
   *[other] Din tur: skriv ett tal från 1 till { $count }, eller ? för hjälp.
}
terminal-plain-help = Skriv ett tal eller ett drag. Andra kommandon: hint ger tips, undo ångrar, board visar brädet, log loggen, quit avslutar. Spelet sparas när du avslutar.
terminal-curtain = Ge tangentbordet till { $player }. { $player }, tryck på Enter.
terminal-saved = Sparat i { $file }.
terminal-over = Spelet är slut.
terminal-thinking = { $player } tänker …
terminal-too-small = Terminalen har { $columns } kolumner och { $rows } rader; Klots behöver minst 80 × 24.
terminal-keys-game = ↑↓ Enter spela · r vrid · / filter · o andra · h tips · u ångra · ? hjälp · q avsluta
terminal-keys-menu = ↑↓ välj · ←→ ändra · Enter starta · q avsluta
terminal-keys-replay = ←→ steg · Home End · q avsluta
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
terminal-help = Listan visar varje tillåtet drag. ↑ och ↓ väljer ett, och dess plats markeras på brädet; r går till nästa drag på samma plats. Enter spelar det. / och bokstäver filtrerar listan, Esc visar allt igen. Klicka på brädet för att se dragen på den platsen. o visar de andra spelarnas del av bordet, h visar tips, u ångrar, q sparar och avslutar.
terminal-step = Händelse { $number } av { $count }
refused-undo = Det finns inget att ångra: en dragning har gjorts sedan dess, eller så har inget spelats.
refused-no-hint = Du har inget att ta ställning till just nu.
refused-bot = Det finns ingen bot som heter ”{ $bot }”. Det finns: { $possible }.
refused-save-players = Det sparade partiet säger inte vem som spelar på varje plats.
save-damaged = Det sparade partiet är skadat och lades undan som { $file }: { $cause }
terminal-more = { $count ->
    [one] { $count } rad till: ↓
   *[other] { $count } rader till: ↓
}
terminal-turn-of = { $player } är på tur.
terminal-keys-log = l logg
terminal-keys-live = ↑↓ Enter spela · / filter · o andra · h tips · l logg · c chatt · u ångra · y ja · n nej · ? hjälp · q avsluta
terminal-help-live = Du spelar vid ett bord på en server. Listan visar varje tillåtet drag: ↑ och ↓ väljer ett, Enter spelar det, / och bokstäver filtrerar. h visar de bästa dragen, l loggen, o de andra spelarnas del av bordet. c öppnar chatten, u ber att få ångra, d erbjuder oavgjort, p ber om en paus eller avslutar den, y och n svarar på förslag, g ger upp. Efter spelet erbjuder a revansch. q avslutar; bordet finns kvar, och samma kommando tar dig tillbaka till din plats.
terminal-plain-help-live = Skriv ett tal eller ett drag. say 1 till say 8 skickar en färdig fras, say och en text din egen; undo ber att få ångra, draw erbjuder oavgjort, pause ber om en paus eller avslutar den, yes och no svarar; hint visar de bästa dragen; board visar brädet, log loggen, presets de färdiga fraserna; resign ger upp; efter spelet erbjuder again revansch; quit avslutar, och samma kommando tar dig tillbaka.

## A table of a server

live-table = { $game } på { $server }
live-seated = Du sitter på plats { $number } som { $name }.
live-watching = Du tittar på.
live-waiting = { $count ->
    [one] Väntar: { $count } plats är ledig.
   *[other] Väntar: { $count } platser är lediga.
}
live-waiting-ready = Väntar på att alla ska bli redo.
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
live-again-key = Tryck på [a] för revansch, [q] för att avsluta.
live-again-word = Skriv again för revansch, quit för att avsluta.
live-resign-sure = Vill du verkligen ge upp? Tryck på [y] för att ge upp, någon annan tangent för att spela vidare.
live-choose-preset = Vad vill du säga?
live-left = Bordet finns kvar: ”{ $command }” tar dig tillbaka.
refused-live-link = ”{ $link }” är ingen länk till ett bord. En länk ser ut som { $example }
refused-live-server = Inget svarar på { $server }.
refused-live-stranger = Det som svarar på { $server } är ingen Klots-server, eller så är det en annan version.
refused-live-table = Det finns inget sådant bord på { $server }: länken kan vara gammal eller ofullständig.
refused-live-lost = Anslutningen till { $server } bröts och kunde inte återställas.
refused-live-session = Sessionen har gått ut; gå med igen.

## Games that are over
save-foreign = ”{ $file }” är inget sparat parti och har inte ändrats. { $cause }
terminal-kept = Partiet är sparat i { $file }; klots replay och klots analyse kan läsa det.
terminal-keys-over = p resultat · v se igen · l logg · o andra · n igen · q avsluta
