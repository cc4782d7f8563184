### What only the terminal says.

## The terminal

terminal-which-game = Melyik játék?
terminal-how-many = Hány játékos?
terminal-which-level = Milyen erősek legyenek az ellenfeleid?
terminal-go-on = Folytatás: { $name }
terminal-choose = { $count ->
    [1] Írj egy 1-est.
   *[other] Írj egy számot 1 és { $count } között.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
            [one] { $count } kő
           *[other] { $count } kő
    })
terminal-hand = A köveid: { $tiles }
terminal-your-move = { $count ->
    [1] Te jössz: csak egy lépés van. Írd be, hogy 1, vagy ? a súgóhoz.
   *[other] Te jössz: írj egy számot 1 és { $count } között, vagy ? a súgóhoz.
}
terminal-plain-help = Írj be egy számot vagy egy lépést. További parancsok: hint (tipp), undo (vissza), board (tábla), log (napló), quit (kilépés). Kilépéskor a program elmenti a játékot.
terminal-curtain = Add át a billentyűzetet: most { $player } nyomjon Entert.
terminal-saved = Mentve ide: { $file }.
terminal-over = A játék véget ért.
terminal-thinking = { $player } gondolkodik…
terminal-too-small = A terminál { $columns } × { $rows } karakteres; a Klotsnak legalább 80 × 24 kell.
terminal-keys-game = ↑↓ Enter lépés · r forgatás · / szűrő · o többiek · h tipp · u vissza · ? súgó · q kilépés
terminal-keys-menu = ↑↓ választás · ←→ módosítás · Enter indítás · q kilépés
terminal-keys-replay = ←→ léptetés · Home End · q kilépés
terminal-moves = Lépések
terminal-log = Napló
terminal-players = Játékosok
terminal-filter = Szűrő: { $text }
terminal-menu-title = Klots
terminal-menu-game = Játék
terminal-menu-seats = Játékosok
terminal-menu-level = Ellenfelek
terminal-menu-persons = Emberek ennél a terminálnál
terminal-menu-start = Indítás
terminal-help = A lista minden szabályos lépést mutat. ↑ és ↓ választ, és a lépés helyét a tábla megjelöli; r ugyanannak a helynek a következő lépésére ugrik. Enter megteszi a lépést. / és betűk szűrik a listát, Esc újra mindent mutat. A táblára kattintva az ottani lépések látszanak. o a többi játékos részét mutatja, h tippeket ad, u visszavon, q ment és kilép.
terminal-step = { $number }. esemény / { $count }
refused-undo = Itt semmi sem vonható vissza: azóta húzás történt, vagy még senki sem lépett.
refused-no-hint = Most nincs miről döntened.
refused-bot = Nincs „{ $bot }” nevű bot. Választható: { $possible }.
refused-save-players = A mentés nem mondja meg, melyik helyen ki játszik.
save-damaged = A mentés sérült, félretéve ide: { $file }: { $cause }
terminal-more = { $count ->
    [one] még { $count } sor: ↓
   *[other] még { $count } sor: ↓
}
terminal-turn-of = { $player } jön.
terminal-keys-log = l napló
terminal-keys-live = ↑↓ Enter lépés · / szűrő · o többiek · h tipp · l napló · c csevegés · u vissza · y igen · n nem · ? súgó · q kilépés
terminal-help-live = Egy szerver asztalánál játszol. A lista minden szabályos lépést mutat: ↑ és ↓ választ, Enter megteszi a lépést, / és betűk szűrnek. h a legjobb lépéseket mutatja, l a naplót, o a többi játékos részét. c megnyitja a csevegést, u visszavonást kér, d döntetlent ajánl, p szünetet kér vagy befejezi, y és n válaszol a kérésekre, g feladja. A játék után az a billentyű kér visszavágót. q távozik; az asztal megmarad, és ugyanez a parancs visszahoz a helyedre.
terminal-plain-help-live = Írj be egy számot vagy egy lépést. say 1 – say 8 gyorsüzenetet küld, say és utána szöveg a sajátodat; undo visszavonást kér, draw döntetlent ajánl, pause szünetet kér vagy befejezi, yes és no válaszol a kérésekre; hint a legjobb lépéseket mutatja; board a táblát mutatja, log a naplót, presets a gyorsüzeneteket; resign felad; a játék után again visszavágót kér; quit távozik, és ugyanez a parancs visszahoz.

## A table of a server

live-table = { $game }, szerver: { $server }
live-seated = A helyed: { $number }, a neved: { $name }.
live-watching = Nézőként vagy itt.
live-waiting = { $count ->
    [one] Várakozás: { $count } hely szabad.
   *[other] Várakozás: { $count } hely szabad.
}
live-waiting-ready = Várakozás, amíg mindenki készen áll.
live-paused = A játék szünetel.
live-lost = Megszakadt a kapcsolat; új próbálkozás…
live-back = Újra van kapcsolat.
live-restart = A szerver újraindul, és { $seconds ->
    [one] { $seconds } másodperc
   *[other] { $seconds } másodperc
} múlva visszatér.
live-said = { $name }: { $text }
live-said-team = { $name } (a társnak): { $text }
live-asked = { $player } kér valamit: yes (igen) vagy no (nem)?
live-again-key = Visszavágó: [a], kilépés: [q].
live-again-word = Visszavágóhoz írd: again, kilépéshez: quit.
live-resign-sure = Biztosan feladod? Feladás: [y], folytatás: bármely más billentyű.
live-choose-preset = Mit szeretnél mondani?
live-left = Az asztal megmarad; így térhetsz vissza: „{ $command }”.
refused-live-link = „{ $link }” nem egy asztal linkje. Egy link így néz ki: { $example }
refused-live-server = Senki sem válaszol itt: { $server }.
refused-live-stranger = Itt nem Klots-szerver válaszol, vagy más a verziója: { $server }.
refused-live-table = Nincs ilyen asztal itt: { $server }; a link talán régi vagy hiányos.
refused-live-lost = A kapcsolat megszakadt, és nem állt helyre: { $server }.
refused-live-session = Ez a munkamenet véget ért; csatlakozz újra.

## Games that are over
save-foreign = „{ $file }” nem mentett játék, ezért változatlan maradt. { $cause }
terminal-kept = A játék mentve ide: { $file }; a klots replay és a klots analyse tudja olvasni.
terminal-keys-over = p eredmény · v visszanézés · l napló · o többiek · n újra · q kilépés
