### What only the terminal says.

## The terminal

terminal-which-game = Ce joc?
terminal-how-many = Câți jucători?
terminal-which-level = Cât de puternici sunt adversarii?
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
    [1] Este posibilă o singură mutare: 1 o joacă, ? dă ajutor.
   *[other] Mutarea ta: scrie un număr de la 1 la { $count } sau ? pentru ajutor.
}
terminal-plain-help = Un număr sau o mutare joacă. hint, undo, board, log, quit: indiciu, înapoi, tablă, jurnal, ieșire; la ieșire partida se salvează.
terminal-curtain = Dă tastatura mai departe: { $player }. { $player }, apasă Enter.
terminal-saved = Salvat în { $file }.
terminal-over = Partida s-a terminat.
terminal-thinking = { $player } se gândește…
terminal-too-small = Terminalul are coloane: { $columns }, rânduri: { $rows }; Klots are nevoie de 80 și 24.
terminal-keys-game = ↑↓ Enter joacă · r rotește · / filtru · o alții · h indiciu · u înapoi · ? ajutor · q ieși
terminal-keys-menu = ↑↓ alege · ←→ schimbă · Enter începe · q ieși
terminal-keys-replay = ←→ pas · Home End · q ieși
terminal-moves = Mutări
terminal-log = Jurnal
terminal-players = Jucători
terminal-filter = Filtru: { $text }
terminal-menu-title = Klots
terminal-menu-game = Joc
terminal-menu-seats = Jucători
terminal-menu-level = Adversari
terminal-menu-persons = Oameni la acest terminal
terminal-menu-start = Începe
terminal-help = Lista arată toate mutările permise. ↑ și ↓ aleg una, iar locul ei se marchează pe tablă; r trece la următoarea mutare din același loc. Enter o joacă. / și literele filtrează lista, Esc arată iar tot. Un clic pe tablă alege mutările acelui loc. o arată partea celorlalți jucători, h arată indicii, u ia înapoi, q salvează și iese.
terminal-step = Evenimentul { $number } din { $count }
refused-undo = Aici nu se poate lua nimic înapoi: între timp a fost o extragere sau nu s-a jucat nimic.
refused-no-hint = Acum nu ai nimic de hotărât.
refused-bot = Nu există botul „{ $bot }”. Există: { $possible }.
refused-save-players = Salvarea nu spune cine joacă pe fiecare loc.
save-damaged = Salvarea este deteriorată și a fost pusă deoparte ca { $file }: { $cause }
terminal-more =
    { $count ->
        [one] încă { $count } linie: ↓
        [few] încă { $count } linii: ↓
       *[other] încă { $count } de linii: ↓
    }
terminal-turn-of = Urmează { $player }.
terminal-keys-log = l jurnal
terminal-keys-live = ↑↓ Enter joacă · / filtru · o alții · h indiciu · l jurnal · c chat · u înapoi · y da · n nu · ? ajutor · q ieși
terminal-help-live = Joci la o masă a unui server. Lista arată toate mutările permise: ↑ și ↓ aleg una, Enter o joacă, / și literele filtrează. h arată cele mai bune mutări, l jurnalul, o partea celorlalți jucători. Cu c spui ceva, u cere mutarea înapoi, d propune egalitate, p cere o pauză sau o încheie, y și n răspund la ce cere cineva, g cedează. După partidă, a propune revanșa. q iese; masa rămâne, iar aceeași comandă te aduce înapoi pe locul tău.
terminal-plain-help-live = Un număr sau o mutare joacă. say 1 până la say 8 spun ceva gata făcut, say și cuvinte spun ce vrei tu; undo cere mutarea înapoi, draw propune egalitate, pause cere o pauză sau o încheie, yes și no răspund; hint arată cele mai bune mutări; board, log și presets arată tabla, jurnalul și mesajele gata făcute; resign cedează; după partidă, again propune revanșa; quit iese, iar aceeași comandă te aduce înapoi.

## A table of a server

live-table = { $game } la { $server }
live-seated = Stai pe locul { $number } ca { $name }.
live-watching = Privești.
live-waiting =
    { $count ->
        [one] Se așteaptă: { $count } loc este liber.
        [few] Se așteaptă: { $count } locuri sunt libere.
       *[other] Se așteaptă: { $count } de locuri sunt libere.
    }
live-waiting-ready = Se așteaptă până când toți sunt gata.
live-paused = Partida este în pauză.
live-lost = Conexiunea s-a pierdut; se încearcă din nou…
live-back = Conexiunea a revenit.
live-restart = Serverul repornește și ar trebui să revină în { $seconds ->
        [one] { $seconds } secundă
        [few] { $seconds } secunde
       *[other] { $seconds } de secunde
    }.
live-said = { $name }: { $text }
live-said-team = { $name } (către partener): { $text }
live-asked = { $player } cere ceva: yes (da) sau no (nu)?
live-again-key = a propune revanșa, q iese.
live-again-word = again propune revanșa, quit iese.
live-resign-sure = Chiar vrei să cedezi? y cedează, orice altă tastă joacă mai departe.
live-choose-preset = Ce vrei să spui?
live-left = Masa rămâne: „{ $command }” te aduce înapoi.
refused-live-link = „{ $link }” nu este un link către o masă. Un link arată ca { $example }
refused-live-server = Nu răspunde nimic la { $server }.
refused-live-stranger = Ce răspunde la { $server } nu este un server Klots sau are altă versiune.
refused-live-table = Nu există această masă la { $server }: linkul poate fi vechi sau tăiat.
refused-live-lost = Conexiunea cu { $server } s-a pierdut și nu a putut fi restabilită.
refused-live-session = Această sesiune a expirat; intră din nou.

## Games that are over
save-foreign = „{ $file }” nu este o partidă salvată și a rămas cum era. { $cause }
terminal-kept = Partida este salvată în { $file }; klots replay și klots analyse o pot citi.
terminal-keys-over = p rezultat · v revezi · l jurnal · o alții · n iar · q ieși
