### What only the terminal says.

## The terminal

terminal-which-game = Ktorá hra?
terminal-how-many = Koľko hráčov?
terminal-which-level = Akí silní majú byť súperi?
terminal-go-on = Pokračovať: { $name }
terminal-choose = { $count ->
    [1] Napíš 1.
   *[other] Napíš číslo od 1 do { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [one] { $count } kameň
    [few] { $count } kamene
   *[other] { $count } kameňov
})
terminal-hand = Tvoje kamene: { $tiles }
terminal-your-move = { $count ->
    [1] Si na ťahu: je len jeden ťah. Napíš 1 alebo ? (pomoc).
   *[other] Si na ťahu: napíš číslo od 1 do { $count } alebo ? (pomoc).
}
terminal-plain-help = Napíš číslo alebo ťah. Ďalšie príkazy: hint (rada), undo (späť), board (doska), log (zápis), quit (odísť). Pri odchode sa hra uloží.
terminal-curtain = Odovzdaj klávesnicu hráčovi { $player }. { $player }: stlač Enter.
terminal-saved = Uložené v { $file }.
terminal-over = Hra sa skončila.
terminal-thinking = { $player } premýšľa…
terminal-too-small = Terminál má { $columns } × { $rows } znakov; Klots potrebuje aspoň 80 × 24.
terminal-keys-game = ↑↓ Enter hrať · r otočiť · / filter · o ostatní · h rada · u späť · ? pomoc · q odísť
terminal-keys-menu = ↑↓ výber · ←→ zmena · Enter štart · q odísť
terminal-keys-replay = ←→ krok · Home End · q odísť
terminal-moves = Ťahy
terminal-log = Zápis
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
refused-bot = Bot „{ $bot }“ tu nie je. K dispozícii: { $possible }.
refused-save-players = Uložená hra nehovorí, kto hrá na ktorom mieste.
save-damaged = Uložená hra je poškodená a odložila sa ako { $file }: { $cause }
terminal-more = { $count ->
    [one] ešte { $count } riadok: ↓
    [few] ešte { $count } riadky: ↓
   *[other] ešte { $count } riadkov: ↓
}
terminal-turn-of = Na ťahu je { $player }.
terminal-keys-log = l zápis
terminal-keys-live = ↑↓ Enter hrať · / filter · o ostatní · h rada · l zápis · c čet · u späť · y áno · n nie · ? pomoc · q odísť
terminal-help-live = Hráš pri stole na serveri. Zoznam ukazuje všetky povolené ťahy: ↑ a ↓ ťah vyberú, Enter ho zahrá, / a písmená filtrujú. h ukáže najlepšie ťahy, l zápis, o časť stola ostatných. c otvorí čet, u žiada o vrátenie ťahu, d ponúka remízu, p žiada o prestávku alebo ju ukončí, y a n odpovedajú na žiadosti ostatných, g sa vzdáva. Po hre kláves a žiada o odvetu. q skončí; stôl zostane a ten istý príkaz ťa vráti na tvoje miesto.
terminal-plain-help-live = Napíš číslo alebo ťah. say 1 až say 8 pošlú rýchlu správu, say a text tvoju vlastnú; undo žiada o vrátenie ťahu, draw ponúka remízu, pause žiada o prestávku alebo ju ukončí, yes a no odpovedajú na žiadosti; hint ukáže najlepšie ťahy; board, log a presets ukážu dosku, zápis a rýchle správy; resign sa vzdáva; po hre again žiada o odvetu; quit skončí a ten istý príkaz ťa vráti.

## A table of a server

live-table = { $game } na { $server }
live-seated = Sedíš na mieste { $number } ako { $name }.
live-watching = Sleduješ hru.
live-waiting = { $count ->
    [one] Čaká sa: { $count } miesto je voľné.
    [few] Čaká sa: { $count } miesta sú voľné.
   *[other] Čaká sa: { $count } miest je voľných.
}
live-waiting-ready = Čaká sa, kým budú všetci pripravení.
live-paused = Hra je pozastavená.
live-lost = Spojenie sa prerušilo; skúša sa znova…
live-back = Spojenie je späť.
live-restart = Server sa reštartuje a mal by byť späť o { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
   *[other] { $seconds } sekúnd
}.
live-said = { $name }: { $text }
live-said-team = { $name } (spoluhráčovi): { $text }
live-asked = { $player } o niečo žiada: yes (áno) alebo no (nie)?
live-again-key = Odveta: [a], odísť: [q].
live-again-word = Na odvetu napíš again, na odchod quit.
live-resign-sure = Naozaj sa chceš vzdať? Vzdať sa: [y], hrať ďalej: ktorýkoľvek iný kláves.
live-choose-preset = Čo chceš povedať?
live-left = Stôl zostáva: späť ťa dovedie „{ $command }“.
refused-live-link = „{ $link }“ nie je odkaz na stôl. Odkaz vyzerá takto: { $example }
refused-live-server = Na { $server } nič neodpovedá.
refused-live-stranger = Na { $server } neodpovedá server Klots alebo má inú verziu.
refused-live-table = Na { $server } taký stôl nie je: odkaz môže byť starý alebo neúplný.
refused-live-lost = Spojenie s { $server } sa prerušilo a neobnovilo.
refused-live-session = Toto prihlásenie sa skončilo; pripoj sa znova.

## Games that are over
save-foreign = Súbor „{ $file }“ nie je uložená hra a zostal, ako je. { $cause }
terminal-kept = Hra je uložená v { $file }; čítajú ju klots replay a klots analyse.
terminal-keys-over = p výsledok · v prezrieť · l zápis · o ostatní · n znova · q odísť
