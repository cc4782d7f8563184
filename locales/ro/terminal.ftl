### What only the terminal says.

## The terminal

terminal-which-game = Ce joc?
terminal-how-many = Câți jucători?
terminal-which-level = Cât de puternici să fie adversarii?
terminal-go-on = Continuă cu { $name }
terminal-choose = { $count ->
    [1] Scrie 1.
   *[other] Scrie un număr de la 1 la { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand =
    { $player }: { $points } ({ $count ->
        [one] { $count } piesă
        [few] { $count } piese
       *[other] { $count } de piese
    })
terminal-hand = Mâna ta: { $tiles }
terminal-your-move = { $count ->
    [1] E rândul tău: există o singură mutare. Scrie 1 ca s-o joci sau ? pentru ajutor.
   *[other] E rândul tău: scrie un număr de la 1 la { $count } sau ? pentru ajutor.
}
terminal-plain-help = Scrie un număr sau o mutare. Alte comenzi: hint (indiciu), undo (înapoi), board (tablă), log (jurnal), quit (ieșire). Partida se salvează la ieșire.
terminal-curtain = Tastatura trece la { $player }. { $player }, apasă Enter.
terminal-saved = Salvat în { $file }.
terminal-over = Partida s-a terminat.
terminal-thinking = { $player } se gândește…
terminal-too-small = Terminalul are { $columns } × { $rows } (coloane × rânduri); Klots are nevoie de cel puțin 80 × 24.
terminal-keys-game = ↑↓ Enter joacă · r rotește · / filtru · o alții · h indiciu · u înapoi · ? ajutor · q ieși
terminal-keys-menu = ↑↓ alege · ←→ schimbă · Enter începe · q ieși
terminal-keys-replay = ←→ parcurge · Home End · q ieși
terminal-moves = Mutări
terminal-log = Jurnal
terminal-players = Jucători
terminal-filter = Filtru: { $text }
terminal-menu-title = Klots
terminal-menu-game = Joc
terminal-menu-seats = Jucători
terminal-menu-level = Adversari
terminal-menu-persons = Persoane la acest terminal
terminal-menu-start = Începe
terminal-help = Lista arată toate mutările permise. ↑ și ↓ selectează una, iar locul ei este marcat pe tablă; r trece la următoarea mutare din același loc. Enter o joacă. / urmat de litere filtrează lista, Esc o arată din nou întreagă. Fă clic pe tablă ca să vezi mutările din acel loc. o arată partea de masă a celorlalți, h arată indicii, u ia înapoi, q salvează și iese.
terminal-step = Evenimentul { $number } din { $count }
refused-undo = Nu e nimic de luat înapoi: între timp a fost o extragere sau nu s-a jucat nimic.
refused-no-hint = Acum nu ai nimic de hotărât.
refused-bot = Nu există botul „{ $bot }”. Disponibili: { $possible }.
refused-save-players = Partida salvată nu spune cine joacă pe fiecare loc.
save-damaged = Partida salvată este deteriorată și a fost pusă deoparte ca { $file }: { $cause }
terminal-more =
    { $count ->
        [one] încă { $count } linie: ↓
        [few] încă { $count } linii: ↓
       *[other] încă { $count } de linii: ↓
    }
terminal-turn-of = Urmează { $player }.
terminal-keys-log = l jurnal
terminal-keys-live = ↑↓ Enter joacă · / filtru · o alții · h indiciu · l jurnal · c chat · u înapoi · y da · n nu · ? ajutor · q ieși
terminal-help-live = Joci la o masă a unui server. Lista arată toate mutările permise: ↑ și ↓ selectează una, Enter o joacă, / urmat de litere filtrează. h arată cele mai bune mutări, l jurnalul, o partea de masă a celorlalți. c deschide chatul, u cere mutarea înapoi, d propune remiză, p cere o pauză sau o încheie, y și n răspund la ce cere cineva, g cedează. După partidă, a propune revanșa. q iese; masa rămâne, iar aceeași comandă te aduce înapoi pe locul tău.
terminal-plain-help-live = Scrie un număr sau o mutare. De la say 1 la say 8 se trimite un mesaj rapid, cu say urmat de cuvinte unul al tău; undo cere mutarea înapoi, draw propune remiză, pause cere o pauză sau o încheie, yes și no răspund; hint arată cele mai bune mutări; board, log și presets arată tabla, jurnalul și mesajele rapide; resign cedează; după partidă, again propune revanșa; quit iese, iar aceeași comandă te aduce înapoi.

## A table of a server

live-table = { $game } la { $server }
live-seated = Ești pe locul { $number } ca { $name }.
live-watching = Urmărești partida.
live-waiting =
    { $count ->
        [one] Se așteaptă: { $count } loc liber.
        [few] Se așteaptă: { $count } locuri libere.
       *[other] Se așteaptă: { $count } de locuri libere.
    }
live-waiting-ready = Se așteaptă ca toți să fie gata.
live-paused = Partida este în pauză.
live-lost = Conexiunea s-a pierdut; se încearcă din nou…
live-back = Conexiunea a fost restabilită.
live-restart = Serverul repornește și ar trebui să revină în { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
live-said = { $name }: { $text }
live-said-team = { $name } (către partener): { $text }
live-asked = { $player } cere ceva: yes (da) sau no (nu)?
live-again-key = Apasă [a] pentru revanșă, [q] pentru ieșire.
live-again-word = Scrie again pentru revanșă, quit pentru ieșire.
live-resign-sure = Chiar vrei să cedezi? Apasă [y] ca să cedezi, orice altă tastă ca să joci mai departe.
live-choose-preset = Ce vrei să spui?
live-left = Masa rămâne deschisă: „{ $command }” te aduce înapoi.
refused-live-link = „{ $link }” nu este un link către o masă. Un link arată ca { $example }
refused-live-server = { $server } nu răspunde.
refused-live-stranger = Ce răspunde la { $server } nu este un server Klots sau are altă versiune.
refused-live-table = Nu există această masă la { $server }: linkul poate fi vechi sau incomplet.
refused-live-lost = Conexiunea cu { $server } s-a pierdut și nu a putut fi restabilită.
refused-live-session = Această sesiune a expirat; intră din nou.

## Games that are over
save-foreign = Fișierul „{ $file }” nu este o partidă salvată și nu a fost modificat. { $cause }
terminal-kept = Partida este salvată în { $file }; klots replay și klots analyse o pot citi.
terminal-keys-over = p rezultat · v revezi · l jurnal · o alții · n din nou · q ieși
