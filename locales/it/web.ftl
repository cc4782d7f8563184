### What only the page says, and no single game.

## On every page

app-title = Klots – quattro giochi di tessere
skip = Vai al contenuto
loading = Caricamento…
close = Chiudi
save = Salva
answer-yes = Sì
answer-no = No
sum = Totale
points = Punti
points-why =
    { $points ->
        [one] { $points } punto: perché?
       *[other] { $points } punti: perché?
    }
points-bonus = Bonus
points-before = Partite precedenti
points-rounds-before = Manche precedenti
points-last-round = Manche precedente
language = Lingua
footer = Klots: aperto a chiunque, senza account.
footer-api = API
guest-name = Ospite
bot-name = Computer ({ $level })
bot-beginner-1 = Pip
bot-beginner-2 = Tilli
bot-beginner-3 = Momo
bot-beginner-4 = Kiki
bot-beginner-5 = Lumi
bot-beginner-6 = Pelle
bot-beginner-7 = Zuzu
bot-beginner-8 = Nino
bot-beginner-9 = Fifi
bot-easy-1 = Lola
bot-easy-2 = Benno
bot-easy-3 = Nuni
bot-easy-4 = Coco
bot-easy-5 = Tobi
bot-easy-6 = Mimi
bot-easy-7 = Kuno
bot-easy-8 = Wanda
bot-easy-9 = Lino
bot-medium-1 = Bruno
bot-medium-2 = Mika
bot-medium-3 = Dora
bot-medium-4 = Gusto
bot-medium-5 = Nora
bot-medium-6 = Alma
bot-medium-7 = Berta
bot-medium-8 = Arno
bot-medium-9 = Tilda
bot-hard-1 = Finn
bot-hard-2 = Vera
bot-hard-3 = Rufus
bot-hard-4 = Kasper
bot-hard-5 = Stella
bot-hard-6 = Felix
bot-hard-7 = Roxy
bot-hard-8 = Viktor
bot-hard-9 = Luna
bot-expert-1 = Otto
bot-expert-2 = Ada
bot-expert-3 = Mira
bot-expert-4 = Iris
bot-expert-5 = Edgar
bot-expert-6 = Klara
bot-expert-7 = Oskar
bot-expert-8 = Nestor
bot-expert-9 = Selma
bot-beginner-about = Sta ancora imparando ed è felice di ogni mossa.
bot-easy-about = Arraffa subito i punti e non guarda lontano.
bot-medium-about = Ha pazienza e pensa alla tua risposta prima di giocare.
bot-hard-about = Gioca d’astuzia: pianifica in anticipo e sbaglia di rado.
bot-expert-about = Conosce ogni partita e non ne dimentica nessuna.

## Ways through the page

nav = Pagine
nav-rules = Regole
nav-pad = Segnapunti
nav-account = Profilo
nav-settings = Impostazioni

## Home

home-title = Quattro giochi di tessere, un tavolo
home-lead = Gioca subito contro il computer, su un solo dispositivo o con gli amici tramite un link. Senza account.
home-play-now = Gioca ora
home-with-friends = Con gli amici
home-one-device = Su un dispositivo
home-learn = Impara
home-more = Altre opzioni…
home-open-tables = Tavoli aperti
home-no-tables = Al momento non ci sono tavoli aperti. Creane uno e gli altri lo vedranno qui.
home-mine = Le tue partite
home-you-are = Giochi come { $name }.
tables-free =
    { $count ->
        [one] { $count } posto libero
       *[other] { $count } posti liberi
    }
tables-join = Partecipa
tables-watch = Guarda
tables-go-on = Continua
tables-your-turn = Tocca a te
tables-look = Rivedi
tables-more = Mostra altro

## A new table

new-title = Nuovo tavolo: { $game }
new-device-title = Su un dispositivo: { $game }
new-device-about = Tutti giocano su questo dispositivo. Nei giochi con pedine nascoste uno schermo le copre tra un turno e l’altro.
new-seats = Giocatori
new-how-many = Numero di giocatori
new-you = Tu
new-person = Persona
new-open = Posto libero
new-name-of = Nome del giocatore { $number }
new-who-sits = Posto { $number }
new-options = Opzioni di gioco
new-table = Tavolo
new-visible = Pubblico: chiunque può vedere questo tavolo e partecipare
new-chat = I giocatori possono chattare
new-late = Chi arriva tardi può prendere un posto libero o quello di un computer
new-rated = Classificata: niente suggerimenti né mosse ritirate
new-delay = Gli spettatori vedono le mosse
delay-none = subito
delay-moves =
    { $count ->
        [one] con { $count } mossa di ritardo
       *[other] con { $count } mosse di ritardo
    }
delay-seconds =
    { $count ->
        [one] con { $count } secondo di ritardo
       *[other] con { $count } secondi di ritardo
    }
new-start = Inizia la partita
new-make = Crea il tavolo
new-match = Trova un avversario
new-match-about = { $button }: sempre come da regolamento. { $clock }.
options-none = Con questo numero di giocatori il gioco non ha opzioni.
options-rulebook = Come da regolamento.
options-all = Tutte le opzioni
clock = Orologio
clock-none = Senza orologio
clock-move =
    { $seconds ->
        [one] { $seconds } secondo per turno
       *[other] { $seconds } secondi per turno
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minuto a testa
       *[other] { $minutes } minuti a testa
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } giorno per turno
       *[other] { $days } giorni per turno
    }
clock-days-left =
    { $days ->
        [one] { $days } giorno
       *[other] { $days } giorni
    }
clock-low =
    { $seconds ->
        [one] Resta { $seconds } secondo
       *[other] Restano { $seconds } secondi
    }

## Before the game

gather-title = { $game }: tavolo
gather-free = libero
gather-you = tu
gather-host = host
gather-ready = pronto
gather-not-ready = non ancora pronto
gather-sit = Prendi questo posto
gather-seat-bot = Computer…
gather-unseat = Rimuovi giocatore
gather-name = Il tuo nome
gather-start = Pronto
gather-wait = Non pronto
gather-leave = Lascia il posto
avatar = La tua immagine
avatar-number = Immagine { $number }
avatar-about = La vedono tutti al tavolo.
avatar-change = Nome e immagine
gather-waiting =
    { $count ->
        [one] Manca ancora { $count } giocatore.
       *[other] Mancano ancora { $count } giocatori.
    }
gather-word = Una parola per mescolare
gather-word-about = Il server ha già fissato il suo segreto e ne mostra solo l’impronta. La tua parola entra nel mescolamento, così nessuno può aver deciso prima l’ordine delle pedine. Lascia vuoto per una parola a caso.
gather-commitment = Impronta del segreto:
invite-title = Invita amici
invite-about = Invia questo link. Chi lo apre può partecipare con un tocco.
invite-watch = Invia questo link. Chi lo apre può guardare.
invite-link = Link a questo tavolo
invite-copy = Copia il link
invite-copied = Copiato
invite-share = Condividi
invite-qr = Il link come codice QR

## At the table

turn-yours = Tocca a te
turn-of = Tocca a { $player }
turn-over = La partita è finita
turn-paused = In pausa
turn-mark = di turno
title-your-turn = Tocca a te
title-over = Partita finita
hand = La tua mano
hand-playable = giocabile
hand-earlier = Sposta la pedina a sinistra
hand-later = Sposta la pedina a destra
hand-tiles =
    { $count ->
        [one] { $count } pedina in mano
       *[other] { $count } pedine in mano
    }
hand-lacks = Di sicuro non ha: { $numbers }
round-to = Manche { $round } · si gioca a { $target } punti
hand-count =
    { $player }: { $count ->
        [one] { $count } pedina
       *[other] { $count } pedine
    } in mano, { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
move-commit = Gioca
move-turn = Gira
move-back = Annulla
move-gone = La tua mossa non è più possibile.
plan-commit = Prenota mossa
plan-armed = Mossa prenotata: { $move }. Verrà giocata appena tocca a te.
plan-off = La mossa prenotata è stata annullata.
moves-filter = Scrivi per trovare una mossa; Invio gioca la prima.
moves-count =
    { $count ->
        [one] { $count } mossa
       *[other] { $count } mosse
    }
tool-hint = Suggerimento
tool-undo = Ritira mossa
tool-ask-undo = Chiedi di ritirare
tool-moves = Tutte le mosse
tool-log = Registro e chat
tool-menu = Altro
tool-result = Risultato
tool-read = Leggi il tavolo ad alta voce
tool-zen = Solo il tavolo
tool-resign = Arrenditi
tool-resign-sure = Sì, mi arrendo
tool-leave = Esci (gioca il computer)
rule-link = Regola { $rule }
reconnecting = Connessione persa. Nuovo tentativo…
bot-plays = Qui gioca il computer
bot-plays-for-you = Il computer gioca per te.
play-yourself = Torna a giocare
play-on = Continua
take-over = Fai giocare il computer
presence-here = online
presence-away = assente
presence-gone = offline
watching =
    { $count ->
        [one] { $count } spettatore
       *[other] { $count } spettatori
    }
log = Registro
round-over =
    { $why ->
        [out] La manche è finita: qualcuno è rimasto senza pedine.
        [blocked] La manche è finita: nessuno può giocare.
       *[none] La partita precedente è finita.
    }
round-hands = Pedine rimaste in mano
since-title = Dal tuo ultimo turno
since-nothing = Ancora nulla.
since-play = Mostra sul tavolo
since-playing = Che cosa è successo: { $at } di { $all }
since-skip = Salta
hint-title = Suggerimento
hint-none = Al momento nessun suggerimento.
hint-value = Probabilità di vittoria: { $percent }%.
offer-undo = Chiedi di ritirare
offer-draw = Proponi patta
offer-pause = Chiedi una pausa
offer-rematch = Rivincita
offer-undo-asked = { $player } vorrebbe ritirare l’ultima mossa.
offer-draw-asked = { $player } propone la patta.
offer-pause-asked = { $player } chiede una pausa.
offer-rematch-asked = { $player } vorrebbe la rivincita.
offer-undo-waits = Hai chiesto di ritirare la tua mossa.
offer-draw-waits = Hai proposto la patta.
offer-pause-waits = Hai chiesto una pausa.
offer-rematch-waits = Hai proposto la rivincita. In attesa degli altri.
offer-withdraw = Ritira
curtain-give = Passa il dispositivo a { $player }
curtain-hold = { $player }: tieni premuto
chat = Chat
chat-presets = Di’ qualcosa…
chat-own = Scrivi un messaggio
chat-send = Invia
chat-unread = Nuovi messaggi: { $count }
chat-team = squadra
chat-team-only = Solo al mio partner
chat-hello = Ciao!
chat-good-luck = Buona fortuna!
chat-well-played = Ben giocato!
chat-thanks = Grazie!
chat-oops = Ops!
chat-thinking = Fammi pensare…
chat-back-soon = Torno subito.
chat-good-game = Bella partita!
zoom-in = Ingrandisci
zoom-out = Riduci
zoom-fit = Mostra tutto
zoom-new-tile = La nuova pedina è da questa parte
own-table-undone = Hai ritirato l’ultima mossa.
own-table-offered =
    { $offer ->
        [undo] Tu chiedi di ritirare l’ultima mossa.
        [draw] Tu proponi la patta.
        [pause] Tu chiedi una pausa.
        [rematch] Tu proponi la rivincita.
       *[other] Tu fai una proposta.
    }
own-table-accepted = Tu accetti.
own-table-declined = Tu rifiuti.
own-table-withdrawn = Tu ritiri la proposta.
own-table-took-over = Un bot gioca al posto tuo.
own-table-handed-back = Tu torni in gioco.

## Help

help-title = Scorciatoie e aiuto
help-tab = dalla mano al tavolo e oltre
help-arrows = fra i posti dove una mossa è possibile
help-enter = scegli, poi gioca ciò che è mostrato
help-escape = indietro
help-order = sposta una pedina nella tua mano
help-turn = gira il pezzo (con Maiusc nell’altro senso)
help-list = tutte le mosse, con ricerca da tastiera
help-hint = suggerimento
help-undo = ritira la mossa, o chiedilo
help-read = leggi il tavolo ad alta voce
help-zen = solo il tavolo

## After the game

after-title = Risultato
after-won =
    { $count ->
        [one] Vince { $players }!
       *[other] Vittoria condivisa: { $players }!
    }
after-draw = Patta: non vince nessuno.
after-flagged = Un giocatore ha esaurito il tempo.
after-resigned = Un giocatore si è arreso.
after-agreed = Patta di comune accordo.
after-abandoned = La partita è rimasta incompiuta.
after-again = Gioca ancora
after-to-rematch = Vai alla rivincita
after-replay = Rivedi
after-record = Salva la registrazione
bring-friends = Continua con gli amici
bring-analyse = Analizza sul server
bring-here = Conserva su questo dispositivo
bring-note = Questa partita è cominciata altrove ed è stata importata qui: il mescolamento non si può verificare.
fair-title = Il mescolamento era corretto?
fair-about = Prima della partita il server ha mostrato l’impronta del suo segreto; poi ognuno ha aggiunto una parola. Ora il segreto è rivelato, e questa pagina ricalcola ogni sorteggio. Questo prova che dopo l’inizio non è stato cambiato nulla. Non prova che chi gestisce il server abbia tenuto il segreto per sé.
fair-check = Verifica ogni sorteggio
fair-failed = Non è stato possibile verificare i sorteggi: manca il segreto, o questo browser lo permette solo con una connessione sicura.
fair-commitment =
    { $right ->
        [yes] Il segreto corrisponde all’impronta.
       *[no] Il segreto non corrisponde all’impronta!
    }
fair-draws = Sorteggi corretti: { $right } su { $all }.
fair-seal =
    { $seal ->
        [whole] Il sigillo corrisponde: gioco, opzioni, nomi, parole, mosse e risultato sono quelli sigillati.
        [names] Il sigillo corrisponde, tranne i nomi: sono stati cambiati o tolti in seguito.
        [none] Non c’è sigillo: sono stati verificati solo i sorteggi, non nomi, opzioni, mosse e risultato.
       *[wrong] Il sigillo non corrisponde: questa registrazione è stata modificata.
    }
replay-title = Replay
replay-table = Torna al tavolo
replay-start = Inizio
replay-first = Prima mossa
replay-back = Mossa precedente
replay-next = Mossa successiva
replay-last = Ultima mossa
replay-play = Riproduci
replay-stop = Ferma
replay-slider = Mossa
replay-eyes = Visto da
replay-all = tutti
replay-link = Copia il link a questa mossa
analysis-title = Analisi
analysis-about = Il computer riesamina ogni decisione. Ci vuole un momento.
analysis-start = Analizza
analysis-stop = Interrompi
analysis-busy = Sto pensando…
analysis-graph = La probabilità di vittoria di ognuno, mossa per mossa
analysis-costly = Le mosse più costose
analysis-better = { $played } Migliore (+{ $percent }%): { $better }
analysis-no-cost = Nessuna mossa è costata molto.
analysis-luck = Il peso della fortuna
analysis-luck-of = { $player }: { $start }% di probabilità di vittoria all’inizio, { $end }% alla fine. { $fortune ->
    [gain] La fortuna ha aggiunto { $luck }%.
    [loss] La sfortuna ha tolto { $luck }%.
   *[none] La fortuna non ha cambiato nulla.
} { $skill ->
    [gain] Le mosse hanno aggiunto { $play }%.
    [loss] Le mosse hanno tolto { $play }%.
   *[none] Le mosse non hanno cambiato nulla.
}

## Learning

lesson = Partita guidata
lesson-next = Avanti
lesson-wait = Continua a giocare: il prossimo consiglio arriva presto.
lesson-stop = Esci dalla lezione
learn-title = Impara { $game }
learn-guided = La tua prima partita guidata
learn-guided-about = Cinque minuti sul tavolo vero, un’idea alla volta. Il computer ci va piano con te.
learn-start = Inizia
learn-rules = Leggi le regole
rules-read = Leggi

## Score pad

pad-kept = Ciò che scrivi resta su questo dispositivo.
pad-clear = Cancella tutto
pad-undo = Annulla l’ultima voce
pad-more = Aggiungi giocatore
pad-fewer = Rimuovi giocatore
pad-add = Aggiungi { $points }
pad-add-round = Aggiungi la manche
pad-round = Manche
pad-target = Si gioca a

## Settings

settings-look = Aspetto
settings-theme = Colori
theme-auto = come il dispositivo
theme-light = chiari
theme-dark = scuri
theme-contrast = alto contrasto
settings-letters = Lettere sui terreni
settings-motion = Animazione
motion-auto = come il dispositivo
motion-full = attivata
motion-none = disattivata
settings-pace = Velocità delle mosse degli altri
pace-slow = lenta
pace-normal = normale
pace-fast = veloce
pace-none = immediata
settings-play = Gioco
settings-confirm = Conferma le mosse
confirm-always = sempre
confirm-touch = solo su touch screen
confirm-never = mai
settings-previews = Mostra quanti punti darebbe una mossa
settings-playable = Evidenzia le pedine giocabili
settings-ahead = Prenota una mossa mentre gli altri pensano
settings-ahead-about = Scegli una mossa prima del tuo turno e confermala: verrà giocata automaticamente appena tocca a te, se è ancora possibile. Fino ad allora Esc o un tocco la annulla. Non disponibile nelle partite classificate con pedine nascoste.
settings-notices = Notifiche
settings-sounds = Suoni
settings-notify = Avvisami quando tocca a me, anche con la pagina in secondo piano
settings-push = Anche a pagina chiusa
settings-push-about = Le notifiche passano per il servizio push del tuo browser e non contengono testo. Sono disattivate finché non le attivi.
settings-notify-refused = Il browser non permette notifiche da questa pagina.
settings-install = Installa Klots su questo dispositivo
settings-install-about = Klots avrà una sua icona e una sua finestra; regole e segnapunti funzionano anche offline.
settings-kept = Le impostazioni sono salvate su questo dispositivo; non serve un account.
notice-your-turn = { $game }: tocca a te.
notice-called = Tocca a te.
notice-matched = È stato trovato un avversario.
notice-go = Vai al tavolo
notice-restart =
    { $seconds ->
        [one] Il server si riavvia e dovrebbe tornare fra { $seconds } secondo. Non andrà perso nulla.
       *[other] Il server si riavvia e dovrebbe tornare fra { $seconds } secondi. Non andrà perso nulla.
    }
notice-frozen = Al momento le mosse non si possono salvare. La partita riprende automaticamente.

## You

account-name = Il tuo nome
account-name-about = Così ti vedono gli altri al tavolo.
account-saved = Salvato.
account-account = Account (facoltativo)
account-account-about = Un account conserva i tuoi rating e le tue partite, compreso tutto ciò che hai giocato come ospite.
account-login = Nome utente
account-password = Password
account-old-password = Password attuale
account-new-password = Nuova password
account-change-password = Cambia la password
account-sign-in = Accedi
account-sign-up = Crea un account
account-sign-out = Esci
account-signed-in = Hai effettuato l’accesso.
account-signed-out = Disconnessione effettuata.
account-signed-in-as = Accesso effettuato come { $name }
account-device = Gioca su un altro dispositivo
account-device-about = Con questo link accedi da un altro dispositivo. Funziona una volta; non darlo a nessuno.
account-device-link = Crea il link
account-played = I tuoi risultati
account-game = Gioco
account-games = Partite
account-won = Vinte
account-rating = Rating
account-history = Partite finite
account-sessions = Dispositivi connessi
account-kind-session = Browser
account-kind-token = Programma
account-this = questo dispositivo
account-end = Chiudi sessione
account-token = Crea un token
account-token-label = Nome del programma
account-token-once = Viene mostrato una sola volta:
account-data = I tuoi dati
account-data-about = Puoi scaricare tutto ciò che è conservato su di te, o farlo eliminare.
account-export = Scarica
account-forget = Elimina tutti i miei dati
account-forget-sure = Sì, elimina tutto per sempre
account-forgotten = Tutti i tuoi dati sono stati eliminati.
recover-title = Usa il tuo profilo su questo dispositivo
recover-about = Questo link viene da un altro tuo dispositivo. Se accetti, le tue partite saranno anche qui.
recover-accept = Sì, sono io
ranking = Classifica
ranking-place = Posizione
ranking-name = Nome
ranking-empty = In questo gioco nessuno ha ancora un rating.

## Games on this device

here-title = Partite su questo dispositivo
here-about = Queste partite sono salvate solo in questo browser. Salvale in un file per averne una copia o portarle su un altro dispositivo.
here-finished = Concluse
here-save = Salva in un file
here-take = Carica da un file
here-taken = Partite caricate: { $count }.
here-no-games = Questo file non contiene partite di Klots.
here-broken = Partite che non è stato possibile leggere: { $count }.
read-title = Apri una registrazione
read-about = Scegli una registrazione di Klots o incolla il suo testo per rivedere la partita.
read-paste = Testo della registrazione
read-open = Apri
here-delete = Elimina
here-delete-sure = Eliminare questa partita?
settings-here = Gioca contro il computer senza server
settings-here-about = Queste partite, e quelle su un solo dispositivo, si svolgono in questo browser e sono salvate solo qui. Disattiva l’opzione per giocarle sul server.
local-full = Lo spazio su questo dispositivo è finito e la mossa non è stata salvata. Elimina qualche partita o libera spazio, poi riprova.
local-other-tab = Questa partita è aperta in un’altra scheda
local-not-kept = Questo dispositivo non è riuscito a salvare la mossa. Riprova.
local-broken = Qualcosa è andato storto in questa pagina. La tua partita è al sicuro: ricarica la pagina.
update-ready = È pronta una nuova versione di Klots.
update-now = Aggiorna ora

## Something is missing

problem-home = Home
problem-again = Riprova
problem-no-page = Pagina non trovata
problem-no-page-about = Forse l’indirizzo è incompleto. Dalla pagina iniziale si raggiunge tutto.
problem-no-server = Il server non è raggiungibile
problem-no-server-about = Le tue partite sono al sicuro e continueranno quando il server sarà di nuovo disponibile. Regole, segnapunti e impostazioni funzionano anche senza.
problem-server = Qualcosa è andato storto sul server
problem-server-about = Non è andato perso nulla. Riprova fra un attimo.
problem-not-found = Tavolo non trovato
problem-not-found-about = Il link può essere vecchio o incompleto. Fattene mandare uno nuovo, o crea tu un tavolo.
problem-full-table = Questo tavolo è al completo
problem-full-table-about = Tutti i posti sono occupati. Puoi creare un tavolo tuo.
generic-choose-move = Scegli una mossa.
generic-table = Il tavolo come testo
after-you-win = Hai vinto!
after-you-win-by = { $points ->
    [one] Hai vinto di { $points } punto!
   *[other] Hai vinto di { $points } punti!
}
after-won-by = { $points ->
    [one] { $player } vince di { $points } punto.
   *[other] { $player } vince di { $points } punti.
}
after-rounds = Manche per manche
after-where-lost = Dove ho sbagliato?
after-team-won = Vincono { $players }!
after-resigned-by = { $player } si arrende.
after-flagged-by = { $player } ha esaurito il tempo.
after-resigned-you = Ti arrendi.
after-flagged-you = Hai esaurito il tempo.
move-waits = La tua mossa è salvata e sarà inviata appena torna la connessione.
round-go-on = Continua
you-watch = Stai guardando la partita.
new-level-all = Livello di tutti i computer
nav-ranking = Classifica
invite-here-only = Questo indirizzo funziona solo su questo dispositivo. Avvia Klots con --listen 0.0.0.0:7377 perché altri nella tua rete possano partecipare.
invite-lan = Questo link funziona nella tua rete locale.
tables-remove = Rimuovi
