### What only the terminal says.

## The terminal

terminal-which-game = Hvilket spil?
terminal-how-many = Hvor mange spillere?
terminal-which-level = Hvor stærke skal dine modstandere være?
terminal-go-on = Fortsæt med { $name }
terminal-choose = { $count ->
    [1] Skriv 1.
   *[other] Skriv et tal fra 1 til { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } brik
   *[other] { $count } brikker
})
terminal-hand = Din hånd: { $tiles }
terminal-your-move = { $count ->
    [1] Din tur: der er kun ét træk. Skriv 1 for at spille det eller ? for hjælp.
   *[other] Din tur: skriv et tal fra 1 til { $count } eller ? for hjælp.
}
terminal-plain-help = Skriv et tal eller et træk. Andre kommandoer: hint giver et tip, undo fortryder, board viser brættet, log loggen, quit afslutter. Spillet gemmes, når du afslutter.
terminal-curtain = Giv tastaturet til { $player }. { $player }, tryk på Enter.
terminal-saved = Gemt i { $file }.
terminal-over = Spillet er slut.
terminal-thinking = { $player } tænker …
terminal-too-small = Terminalen har { $columns } kolonner og { $rows } rækker; Klots kræver mindst 80 × 24.
terminal-keys-game = ↑↓ Enter spil · r drej · / filter · o andre · h tip · u fortryd · ? hjælp · q afslut
terminal-keys-menu = ↑↓ vælg · ←→ skift · Enter start · q afslut
terminal-keys-replay = ←→ trin · Home End · q afslut
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
terminal-help = Listen viser alle lovlige træk. ↑ og ↓ vælger et, og stedet markeres på brættet; r går til næste træk på samme sted. Enter spiller det. / og bogstaver filtrerer listen, Esc viser alt igen. Klik på brættet for at se trækkene dér. o viser de andre spilleres del af bordet, h viser tips, u fortryder, q gemmer og afslutter.
terminal-step = Hændelse { $number } af { $count }
refused-undo = Der er intet at fortryde: der er trukket siden, eller intet er spillet.
refused-no-hint = Du har ikke noget at tage stilling til lige nu.
refused-bot = Der er ingen bot, der hedder »{ $bot }«. Der findes: { $possible }.
refused-save-players = Det gemte spil siger ikke, hvem der spiller på hver plads.
save-damaged = Det gemte spil er beskadiget og lagt til side som { $file }: { $cause }
terminal-more = { $count ->
    [one] { $count } linje mere: ↓
   *[other] { $count } linjer mere: ↓
}
terminal-turn-of = { $player } er i tur.
terminal-keys-log = l log
terminal-keys-live = ↑↓ Enter spil · / filter · o andre · h tip · l log · c chat · u fortryd · y ja · n nej · ? hjælp · q afslut
terminal-help-live = Du spiller ved et bord på en server. Listen viser alle lovlige træk: ↑ og ↓ vælger et, Enter spiller det, / og bogstaver filtrerer. h viser de bedste træk, l loggen, o de andre spilleres del af bordet. c åbner chatten, u beder om at fortryde, d tilbyder uafgjort, p beder om en pause eller afslutter den, y og n svarer, når nogen beder om noget, g giver op. Efter spillet tilbyder a omkamp. q afslutter; bordet bliver, og den samme kommando bringer dig tilbage til din plads.
terminal-plain-help-live = Skriv et tal eller et træk. say 1 til say 8 sender en fast besked, say og en tekst din egen; undo beder om at fortryde, draw tilbyder uafgjort, pause beder om en pause eller afslutter den, yes og no svarer; hint viser de bedste træk; board viser brættet, log loggen, presets de faste beskeder; resign giver op; efter spillet tilbyder again omkamp; quit afslutter, og den samme kommando bringer dig tilbage.

## A table of a server

live-table = { $game } på { $server }
live-seated = Du sidder på plads { $number } som { $name }.
live-watching = Du ser med.
live-waiting = { $count ->
    [one] Venter: { $count } plads er ledig.
   *[other] Venter: { $count } pladser er ledige.
}
live-waiting-ready = Venter på, at alle er klar.
live-paused = Spillet er sat på pause.
live-lost = Forbindelsen er afbrudt; prøver igen …
live-back = Forbundet igen.
live-restart = Serveren genstarter og er nok tilbage om { $seconds ->
    [one] { $seconds } sekund
   *[other] { $seconds } sekunder
}.
live-said = { $name }: { $text }
live-said-team = { $name } (til makkeren): { $text }
live-asked = { $player } beder om noget: yes (ja) eller no (nej)?
live-again-key = Tryk på [a] for omkamp, [q] for at afslutte.
live-again-word = Skriv again for omkamp, quit for at afslutte.
live-resign-sure = Vil du virkelig give op? Tryk på [y] for at give op, en anden tast for at spille videre.
live-choose-preset = Hvad vil du sige?
live-left = Bordet bliver åbent: »{ $command }« bringer dig tilbage.
refused-live-link = »{ $link }« er ikke et link til et bord. Et link ser sådan ud: { $example }
refused-live-server = Intet svarer på { $server }.
refused-live-stranger = Det, der svarer på { $server }, er ikke en Klots-server, eller den har en anden version.
refused-live-table = Bordet findes ikke på { $server }: linket kan være gammelt eller ufuldstændigt.
refused-live-lost = Forbindelsen til { $server } blev afbrudt og kunne ikke genoprettes.
refused-live-session = Denne session er udløbet; deltag igen.

## Games that are over
save-foreign = »{ $file }« er ikke et gemt spil og er ikke blevet ændret. { $cause }
terminal-kept = Spillet er gemt i { $file }; klots replay og klots analyse kan læse det.
terminal-keys-over = p resultat · v gense · l log · o andre · n nyt · q afslut
