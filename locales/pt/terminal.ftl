### What only the terminal says.

## The terminal

terminal-which-game = Que jogo?
terminal-how-many = Quantos jogadores?
terminal-which-level = Que força têm os adversários?
terminal-go-on = Continuar { $name }
terminal-choose = { $count ->
    [1] Escreve 1.
   *[other] Escreve um número de 1 a { $count }.
}
terminal-player = { $player }: { $points }
terminal-player-hand = { $player }: { $points } ({ $count ->
    [0] { $count } peças
    [one] { $count } peça
   *[other] { $count } peças
})
terminal-hand = A tua mão: { $tiles }
terminal-your-move = { $count ->
    [1] Só é possível uma jogada: 1 joga-a, ? dá ajuda.
   *[other] A tua jogada: escreve um número de 1 a { $count }, ou ? para ajuda.
}
terminal-plain-help = Escreve um número ou uma jogada. hint dá uma dica, undo anula, board mostra a mesa, log o registo, quit sai; o jogo guarda-se ao sair.
terminal-curtain = Passa o teclado a { $player }. { $player }, carrega em Enter.
terminal-saved = Guardado em { $file }.
terminal-over = O jogo acabou.
terminal-thinking = { $player } está a pensar…
terminal-too-small = O terminal tem { $columns } colunas e { $rows } linhas; o Klots precisa de 80 e 24.
terminal-keys-game = ↑↓ Enter jogar · r rodar · / filtrar · o outros · h dica · u anular · ? ajuda · q sair
terminal-keys-menu = ↑↓ escolher · ←→ mudar · Enter começar · q sair
terminal-keys-replay = ←→ passo · Home End · q sair
terminal-moves = Jogadas
terminal-log = Registo
terminal-players = Jogadores
terminal-filter = Filtro: { $text }
terminal-menu-title = Klots
terminal-menu-game = Jogo
terminal-menu-seats = Jogadores
terminal-menu-level = Adversários
terminal-menu-persons = Pessoas neste terminal
terminal-menu-start = Começar
terminal-help = A lista mostra todas as jogadas permitidas. ↑ e ↓ escolhem uma, e o lugar dela fica marcado no tabuleiro; r passa à jogada seguinte no mesmo lugar. Enter joga-a. / e letras filtram a lista, Esc mostra tudo outra vez. Um clique no tabuleiro escolhe as jogadas desse lugar. o mostra a parte da mesa dos outros, h dá dicas, u anula, q guarda e sai.
terminal-step = Evento { $number } de { $count }
refused-undo = Aqui não se pode anular nada: já houve um sorteio desde então, ou nada foi jogado.
refused-no-hint = Agora não tens nada para decidir.
refused-bot = Não há nenhum bot chamado «{ $bot }». Existem: { $possible }.
refused-save-players = O jogo guardado não diz quem joga em cada lugar.
save-damaged = O jogo guardado está danificado e foi posto de lado como { $file }: { $cause }
terminal-more = { $count ->
    [one] mais { $count } linha: ↓
   *[other] mais { $count } linhas: ↓
}
terminal-turn-of = É a vez de { $player }.
terminal-keys-log = l registo
terminal-keys-live = ↑↓ Enter jogar · / filtrar · o outros · h dica · l registo · c conversa · u anular · y sim · n não · ? ajuda · q sair
terminal-help-live = Jogas à mesa de um servidor. A lista mostra todas as jogadas permitidas: ↑ e ↓ escolhem uma, Enter joga-a, / e letras filtram. h mostra as melhores jogadas, l o registo, o a parte da mesa dos outros. c deixa-te dizer algo, u pede para anular, d propõe empate, p pede uma pausa ou termina-a, y e n respondem ao que alguém pede, g desiste. Depois do jogo, a propõe a desforra. q sai; a mesa fica, e o mesmo comando traz-te de volta ao teu lugar.
terminal-plain-help-live = Escreve um número ou uma jogada. say 1 a say 8 dizem uma frase pronta, say e palavras dizem as tuas; undo pede para anular, draw propõe empate, pause pede uma pausa ou termina-a, yes e no respondem; hint mostra as melhores jogadas; board, log e presets mostram a mesa, o registo e as frases; resign desiste; depois do jogo, again propõe a desforra; quit sai, e o mesmo comando traz-te de volta.

## A table of a server

live-table = { $game } em { $server }
live-seated = Estás no lugar { $number } como { $name }.
live-watching = Estás a ver.
live-waiting = { $count ->
    [0] À espera: não há lugares livres.
    [one] À espera: há { $count } lugar livre.
   *[other] À espera: há { $count } lugares livres.
}
live-waiting-ready = À espera de que todos estejam prontos.
live-paused = O jogo está em pausa.
live-lost = Perdeu-se a ligação; a tentar de novo…
live-back = Ligação retomada.
live-restart = O servidor vai reiniciar e deve voltar dentro de { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
live-said = { $name }: { $text }
live-said-team = { $name } (para a equipa): { $text }
live-asked = { $player } faz um pedido: yes (sim) ou no (não)?
live-again-key = a propõe a desforra, q sai.
live-again-word = again propõe a desforra, quit sai.
live-resign-sure = Queres mesmo desistir? y desiste, qualquer outra tecla continua a jogar.
live-choose-preset = Que queres dizer?
live-left = A mesa fica: «{ $command }» traz-te de volta.
refused-live-link = «{ $link }» não é um link para uma mesa. Um link é assim: { $example }
refused-live-server = Nada responde em { $server }.
refused-live-stranger = O que responde em { $server } não é um servidor Klots, ou é de outra versão.
refused-live-table = Essa mesa não existe em { $server }: o link pode ser antigo ou estar cortado.
refused-live-lost = A ligação a { $server } perdeu-se e não foi possível restabelecê-la.
refused-live-session = Esta sessão expirou; entra outra vez.

## Games that are over
save-foreign = «{ $file }» não é um jogo guardado e ficou como estava. { $cause }
terminal-kept = O jogo está guardado em { $file }; klots replay e klots analyse podem lê-lo.
terminal-keys-over = p resultado · v rever · l registo · o outros · n outra · q sair
