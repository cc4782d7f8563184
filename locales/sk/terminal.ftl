terminal-which-game = Ktorá hra?
terminal-how-many = Koľko hráčov?
terminal-which-level = Akí silní sú súperi?
terminal-go-on = Pokračovať v { $name }
terminal-choose = Napíš číslo od 1 do { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } kameň
    [few] { $count } kamene
   *[other] { $count } kameňov
})
terminal-hand = Tvoja ruka: { $tiles }
terminal-your-move = { $count ->
    [one] Tvoj ťah: možný je jeden.
    [few] Tvoj ťah: napíš číslo od 1 do { $count } alebo ? pre pomoc.
   *[other] Tvoj ťah: napíš číslo od 1 do { $count } alebo ? pre pomoc.
}
terminal-plain-help = Číslom alebo ťahom hráš. hint poradí, undo berie späť, board ukáže stôl, log záznam, quit končí; hra sa pri odchode uloží.
terminal-curtain = Na rade je { $player }: odovzdaj klávesnicu a stlačte Enter.
terminal-saved = Uložené v { $file }.
terminal-over = Hra sa skončila.
terminal-thinking = { $player } premýšľa …
terminal-too-small = Terminál má { $columns } stĺpcov a { $rows } riadkov; Klots potrebuje 80 a 24.
terminal-keys-game = ↑↓ Enter hrať · r otočiť · / filter · o ostatní · h rada · u späť · ? pomoc · q odísť
terminal-keys-menu = ↑↓ výber · ←→ zmena · Enter štart · q odísť
terminal-keys-replay = ←→ krok · Home End · q odísť
terminal-moves = Ťahy
terminal-log = Záznam
terminal-players = Hráči
terminal-filter = Filter: { $text }
terminal-menu-title = Klots
terminal-menu-game = Hra
terminal-menu-seats = Hráči
terminal-menu-level = Súperi
terminal-menu-persons = Ľudia pri termináli
terminal-menu-start = Štart
terminal-help = Zoznam ukazuje všetky povolené ťahy. ↑ a ↓ ťah vyberú a jeho miesto sa označí na doske; r prejde na ďalší ťah toho istého miesta. Enter ho zahrá. / a písmená zoznam filtrujú, Esc ukáže zas všetko. Kliknutie na dosku vyberie ťahy toho miesta. o ukáže časť stola ostatných, h rady, u berie späť, q uloží a odíde.
terminal-step = Udalosť { $number } z { $count }
refused-undo = Tu sa nedá nič vziať späť: odvtedy sa žrebovalo alebo sa nič nezahralo.
refused-no-hint = Teraz nemáš o čom rozhodovať.
refused-bot = Bot „{ $bot }“ tu nie je. Sú tu: { $possible }.
refused-save-players = Uložená hra nehovorí, kto hrá na každom mieste.
save-damaged = Uložená hra je poškodená a odložila sa ako { $file }: { $cause }
