### What only the terminal says.

## The terminal

terminal-which-game = Hvilket spill?
terminal-how-many = Hvor mange spillere?
terminal-which-level = Hvor sterke skal motstanderne være?
terminal-go-on = Fortsett med { $name }
terminal-choose = { $count ->
    [1] Skriv 1.
   *[other] Skriv et tall fra 1 til { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } brikke
   *[other] { $count } brikker
})
terminal-hand = Hånden din: { $tiles }
terminal-your-move = { $count ->
    [1] Din tur: det er bare ett trekk. Skriv 1 for å spille det, eller ? for hjelp.
   *[other] Din tur: skriv et tall fra 1 til { $count }, eller ? for hjelp.
}
terminal-plain-help = Skriv et tall eller et trekk. Andre kommandoer: hint gir et tips, undo angrer, board viser brettet, log loggen, quit avslutter. Spillet lagres når du avslutter.
terminal-curtain = Gi tastaturet til { $player }. { $player }, trykk Enter.
terminal-saved = Lagret i { $file }.
terminal-over = Spillet er slutt.
terminal-thinking = { $player } tenker …
terminal-too-small = Terminalen har { $columns } kolonner og { $rows } rader; Klots trenger minst 80 × 24.
terminal-keys-game = ↑↓ Enter spill · r roter · / filter · o andre · h tips · u angre · ? hjelp · q avslutt
terminal-keys-menu = ↑↓ velg · ←→ endre · Enter start · q avslutt
terminal-keys-replay = ←→ steg · Home End · q avslutt
terminal-moves = Trekk
terminal-log = Logg
terminal-players = Spillere
terminal-filter = Filter: { $text }
terminal-menu-title = Klots
terminal-menu-game = Spill
terminal-menu-seats = Spillere
terminal-menu-level = Motstandere
terminal-menu-persons = Personer ved denne terminalen
terminal-menu-start = Start
terminal-help = Listen viser alle lovlige trekk. ↑ og ↓ velger ett, og stedet merkes på brettet; r går til neste trekk på samme sted. Enter spiller det. / og bokstaver filtrerer listen, Esc viser alt igjen. Klikk på brettet for å se trekkene der. o viser de andre spillernes del av bordet, h viser tips, u angrer, q lagrer og avslutter.
terminal-step = Hendelse { $number } av { $count }
refused-undo = Det er ingenting å angre: det er trukket siden, eller ingenting er spilt.
refused-no-hint = Du har ikke noe å ta stilling til akkurat nå.
refused-bot = Det finnes ingen bot som heter «{ $bot }». Det finnes: { $possible }.
refused-save-players = Det lagrede spillet sier ikke hvem som spiller på hver plass.
save-damaged = Det lagrede spillet er skadet og ble lagt til side som { $file }: { $cause }
terminal-more = { $count ->
    [one] { $count } linje til: ↓
   *[other] { $count } linjer til: ↓
}
terminal-turn-of = { $player } har turen.
terminal-keys-log = l logg
terminal-keys-live = ↑↓ Enter spill · / filter · o andre · h tips · l logg · c chat · u angre · y ja · n nei · ? hjelp · q avslutt
terminal-help-live = Du spiller ved et bord på en server. Listen viser alle lovlige trekk: ↑ og ↓ velger ett, Enter spiller det, / og bokstaver filtrerer. h viser de beste trekkene, l loggen, o de andre spillernes del av bordet. c åpner chatten, u ber om å få angre, d tilbyr uavgjort, p ber om en pause eller avslutter den, y og n svarer på forespørsler, g gir opp. Etter spillet tilbyr a omkamp. q avslutter; bordet blir stående, og den samme kommandoen bringer deg tilbake til plassen din.
terminal-plain-help-live = Skriv et tall eller et trekk. say 1 til say 8 sender en ferdig melding, say og en tekst din egen; undo ber om å få angre, draw tilbyr uavgjort, pause ber om en pause eller avslutter den, yes og no svarer; hint viser de beste trekkene; board viser brettet, log loggen, presets de ferdige meldingene; resign gir opp; etter spillet tilbyr again omkamp; quit avslutter, og den samme kommandoen bringer deg tilbake.

## A table of a server

live-table = { $game } på { $server }
live-seated = Du sitter på plass { $number } som { $name }.
live-watching = Du ser på.
live-waiting = { $count ->
    [one] Venter: { $count } plass er ledig.
   *[other] Venter: { $count } plasser er ledige.
}
live-waiting-ready = Venter på at alle skal bli klare.
live-paused = Spillet er satt på pause.
live-lost = Forbindelsen er brutt; prøver igjen …
live-back = Tilkoblet igjen.
live-restart = Serveren starter på nytt og skal være tilbake om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
live-said = { $name }: { $text }
live-said-team = { $name } (til makkeren): { $text }
live-asked = { $player } ber om noe: yes (ja) eller no (nei)?
live-again-key = Trykk [a] for omkamp, [q] for å avslutte.
live-again-word = Skriv again for omkamp, quit for å avslutte.
live-resign-sure = Vil du virkelig gi opp? Trykk [y] for å gi opp, en annen tast for å spille videre.
live-choose-preset = Hva vil du si?
live-left = Bordet blir stående åpent: «{ $command }» bringer deg tilbake.
refused-live-link = «{ $link }» er ikke en lenke til et bord. En lenke ser ut som { $example }
refused-live-server = Ingenting svarer på { $server }.
refused-live-stranger = Det som svarer på { $server }, er ikke en Klots-server, eller det er en annen versjon.
refused-live-table = Det finnes ikke noe slikt bord på { $server }: lenken kan være gammel eller ufullstendig.
refused-live-lost = Forbindelsen til { $server } ble brutt og kunne ikke gjenopprettes.
refused-live-session = Denne økten er utløpt; bli med på nytt.

## Games that are over
save-foreign = «{ $file }» er ikke et lagret spill og er ikke endret. { $cause }
terminal-kept = Spillet er lagret i { $file }; klots replay og klots analyse kan lese det.
terminal-keys-over = p resultat · v se på nytt · l logg · o andre · n nytt · q avslutt
