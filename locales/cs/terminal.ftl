# Terminál
terminal-which-game = Která hra?
terminal-how-many = Kolik hráčů?
terminal-which-level = Jak silní jsou soupeři?
terminal-go-on = Pokračovat: { $name }
terminal-choose = Napiš prosím číslo od 1 do { $count }.
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
})
terminal-hand = Tvoje ruka: { $tiles }
terminal-your-move = { $count ->
    [one] Tvůj tah: je jen jeden.
    [few] Tvůj tah: napiš číslo od 1 do { $count }, nebo ? pro nápovědu.
   *[other] Tvůj tah: napiš číslo od 1 do { $count }, nebo ? pro nápovědu.
}
terminal-plain-help = Číslo nebo tah se zahraje. hint radí, undo bere zpět, board ukáže desku, log zápis, quit ukončí; hra se při ukončení uloží.
terminal-curtain = Předej dál: { $player } stiskne Enter.
terminal-saved = Uloženo do { $file }.
terminal-over = Hra skončila.
terminal-thinking = { $player } přemýšlí …
terminal-too-small = Terminál má { $columns } sloupců a { $rows } řádků; Klots potřebuje 80 a 24.
terminal-keys-game = ↑↓ Enter hrát · r otočit · / filtr · o ostatní · h rada · u zpět · ? nápověda · q konec
terminal-keys-menu = ↑↓ vybrat · ←→ změnit · Enter začít · q konec
terminal-keys-replay = ←→ krok · Home End · q konec
terminal-moves = Tahy
terminal-log = Zápis
terminal-players = Hráči
terminal-filter = Filtr: { $text }
terminal-menu-title = Klots
terminal-menu-game = Hra
terminal-menu-seats = Hráči
terminal-menu-level = Soupeři
terminal-menu-persons = Lidé u tohoto terminálu
terminal-menu-start = Začít
terminal-help = Seznam ukazuje všechny povolené tahy. ↑ a ↓ vyberou tah a jeho místo se označí na desce; r jde na další tah stejného místa. Enter ho zahraje. / a písmena seznam filtrují, Esc ukáže zase vše. Kliknutí na desku vybere tahy toho místa. o ukáže část stolu ostatních hráčů, h radí, u bere zpět, q uloží a skončí.
terminal-step = Událost { $number } z { $count }
refused-undo = Tady nelze nic vzít zpět: mezitím se losovalo, nebo se nic nezahrálo.
refused-no-hint = Teď nemáš o čem rozhodovat.
refused-bot = Bot „{ $bot }“ není. Jsou: { $possible }.
refused-save-players = Uložená hra neříká, kdo hraje na každém místě.
save-damaged = Uložená hra je poškozená a odložila se jako { $file }: { $cause }
