### What only the terminal says.

## The terminal

terminal-which-game = Která hra?
terminal-how-many = Kolik hráčů?
terminal-which-level = Jak silní mají být soupeři?
terminal-go-on = Pokračovat: { $name }
terminal-choose = { $count ->
    [1] Napiš prosím 1.
   *[other] Napiš prosím číslo od 1 do { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } kostka
    [few] { $count } kostky
   *[other] { $count } kostek
})
terminal-hand = Tvoje kostky: { $tiles }
terminal-your-move = { $count ->
    [1] Jsi na tahu: je jen jeden tah. Napiš 1, nebo ? pro nápovědu.
   *[other] Jsi na tahu: napiš číslo od 1 do { $count }, nebo ? pro nápovědu.
}
terminal-plain-help = Napiš číslo nebo tah. Další příkazy: hint (rada), undo (zpět), board (deska), log (zápis), quit (konec). Při ukončení se hra uloží.
terminal-curtain = Předej klávesnici hráči { $player }. { $player }: stiskni Enter.
terminal-saved = Uloženo do { $file }.
terminal-over = Hra skončila.
terminal-thinking = { $player } přemýšlí…
terminal-too-small = Terminál má { $columns } × { $rows } znaků; Klots potřebuje aspoň 80 × 24.
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
refused-bot = Bot „{ $bot }“ neexistuje. K dispozici: { $possible }.
refused-save-players = Uložená hra neříká, kdo na kterém místě hraje.
save-damaged = Uložená hra je poškozená a odložila se jako { $file }: { $cause }
terminal-more = { $count ->
    [one] ještě { $count } řádek: ↓
    [few] ještě { $count } řádky: ↓
   *[other] ještě { $count } řádků: ↓
}
terminal-turn-of = Na tahu je { $player }.
terminal-keys-log = l zápis
terminal-keys-live = ↑↓ Enter hrát · / filtr · o ostatní · h rada · l zápis · c chat · u zpět · y ano · n ne · ? nápověda · q konec
terminal-help-live = Hraješ u stolu na serveru. Seznam ukazuje všechny povolené tahy: ↑ a ↓ vyberou tah, Enter ho zahraje, / a písmena filtrují. h ukáže nejlepší tahy, l zápis, o část stolu ostatních hráčů. c otevře chat, u žádá o vrácení tahu, d nabízí remízu, p žádá o přestávku nebo ji ukončí, y a n odpovídají na žádosti ostatních, g vzdává hru. Po hře klávesa a žádá o odvetu. q skončí; stůl zůstane a stejný příkaz tě vrátí na tvé místo.
terminal-plain-help-live = Napiš číslo nebo tah. say 1 až say 8 pošlou rychlou zprávu, say a text tvoji vlastní; undo žádá o vrácení tahu, draw nabízí remízu, pause žádá o přestávku nebo ji ukončí, yes a no odpovídají na žádosti; hint ukáže nejlepší tahy; board, log a presets ukážou desku, zápis a rychlé zprávy; resign vzdává hru; po hře again žádá o odvetu; quit skončí a stejný příkaz tě vrátí.

## A table of a server

live-table = { $game } na { $server }
live-seated = Sedíš na místě { $number } jako { $name }.
live-watching = Sleduješ hru.
live-waiting = { $count ->
    [one] Čeká se: { $count } místo je volné.
    [few] Čeká se: { $count } místa jsou volná.
   *[other] Čeká se: { $count } míst je volných.
}
live-waiting-ready = Čeká se, až budou všichni připraveni.
live-paused = Hra je pozastavená.
live-lost = Spojení se přerušilo; zkouší se znovu…
live-back = Spojení je zpět.
live-restart = Server se restartuje a měl by být zpět za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
live-said = { $name }: { $text }
live-said-team = { $name } (pro spoluhráče): { $text }
live-asked = { $player } o něco žádá: yes (ano), nebo no (ne)?
live-again-key = Odveta: [a], konec: [q].
live-again-word = Pro odvetu napiš again, pro odchod quit.
live-resign-sure = Opravdu to chceš vzdát? Vzdát: [y], hrát dál: jakákoli jiná klávesa.
live-choose-preset = Co chceš říct?
live-left = Stůl zůstává: zpět tě dovede „{ $command }“.
refused-live-link = „{ $link }“ není odkaz na stůl. Odkaz vypadá takto: { $example }
refused-live-server = Na { $server } nic neodpovídá.
refused-live-stranger = Na { $server } neodpovídá server Klots, nebo má jinou verzi.
refused-live-table = Na { $server } takový stůl neexistuje: odkaz může být starý nebo neúplný.
refused-live-lost = Spojení s { $server } se přerušilo a neobnovilo.
refused-live-session = Toto přihlášení skončilo; připoj se znovu.

## Games that are over
save-foreign = Soubor „{ $file }“ není uložená hra a zůstal, jak je. { $cause }
terminal-kept = Hra je uložena v { $file }; čtou ji klots replay a klots analyse.
terminal-keys-over = p výsledek · v přehrát · l zápis · o ostatní · n znovu · q konec
