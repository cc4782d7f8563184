### What only the terminal says.

## The terminal

terminal-which-game = Que jogo?
terminal-how-many = Quantos jogadores?
terminal-which-level = Que nível devem ter os adversários?
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
    [1] É a tua vez: só há uma jogada possível. Escreve 1 para a jogar, ou ? para ajuda.
   *[other] É a tua vez: escreve um número de 1 a { $count }, ou ? para ajuda.
}
terminal-plain-help = Escreve um número ou uma jogada. Outros comandos: hint (dica), undo (anular), board (tabuleiro), log (registo), quit (sair). O jogo é guardado ao sair.
terminal-curtain = Passa o teclado a { $player }. { $player }, carrega em Enter.
terminal-saved = Guardado em { $file }.
terminal-over = O jogo acabou.
terminal-thinking = { $player } está a pensar…
terminal-too-small = O terminal tem { $columns } colunas e { $rows } linhas; o Klots precisa de pelo menos 80 e 24.
terminal-keys-game = ↑↓ Enter jogar · r rodar · / filtrar · o outros · h dica · u anular · ? ajuda · q sair
terminal-keys-menu = ↑↓ escolher · ←→ mudar · Enter começar · q sair
terminal-keys-replay = ←→ percorrer · Home End · q sair
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
terminal-help = A lista mostra todas as jogadas permitidas. ↑ e ↓ selecionam uma, e o lugar dela fica marcado no tabuleiro; r passa à jogada seguinte no mesmo lugar. Enter joga-a. / seguido de letras filtra a lista, Esc mostra-a toda outra vez. Clica no tabuleiro para ver as jogadas desse lugar. o mostra a parte da mesa dos outros, h dá dicas, u anula, q guarda e sai.
terminal-step = Evento { $number } de { $count }
refused-undo = Não há nada para anular: já houve um sorteio desde então, ou nada foi jogado.
refused-no-hint = Agora não tens nada para decidir.
refused-bot = Não há nenhum bot chamado «{ $bot }». Disponíveis: { $possible }.
refused-save-players = O jogo guardado não diz quem joga em cada lugar.
save-damaged = O jogo guardado está danificado e foi posto de lado como { $file }: { $cause }
terminal-more = { $count ->
    [one] mais { $count } linha: ↓
   *[other] mais { $count } linhas: ↓
}
terminal-turn-of = É a vez de { $player }.
terminal-keys-log = l registo
terminal-keys-live = ↑↓ Enter jogar · / filtrar · o outros · h dica · l registo · c conversa · u anular · y sim · n não · ? ajuda · q sair
terminal-help-live = Estás a jogar numa mesa de um servidor. A lista mostra todas as jogadas permitidas: ↑ e ↓ selecionam uma, Enter joga-a, / seguido de letras filtra. h mostra as melhores jogadas, l o registo, o a parte da mesa dos outros. c abre a conversa, u pede para anular, d propõe empate, p pede uma pausa ou termina-a, y e n respondem ao que alguém pede, g desiste. Depois do jogo, a propõe a desforra. q sai; a mesa fica, e o mesmo comando traz-te de volta ao teu lugar.
terminal-plain-help-live = Escreve um número ou uma jogada. say 1 a say 8 enviam uma mensagem rápida, say seguido de palavras uma tua; undo pede para anular, draw propõe empate, pause pede uma pausa ou termina-a, yes e no respondem; hint mostra as melhores jogadas; board, log e presets mostram o tabuleiro, o registo e as mensagens rápidas; resign desiste; depois do jogo, again propõe a desforra; quit sai, e o mesmo comando traz-te de volta.

## A table of a server

live-table = { $game } em { $server }
live-seated = Estás no lugar { $number } como { $name }.
live-watching = Estás a ver o jogo.
live-waiting = { $count ->
    [0] À espera: não há lugares livres.
    [one] À espera: há { $count } lugar livre.
   *[other] À espera: há { $count } lugares livres.
}
live-waiting-ready = À espera de que todos estejam prontos.
live-paused = O jogo está em pausa.
live-lost = Perdeu-se a ligação; a tentar de novo…
live-back = Ligação restabelecida.
live-restart = O servidor vai reiniciar e deve voltar dentro de { $seconds ->
    [0] { $seconds } segundos
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}.
live-said = { $name }: { $text }
live-said-team = { $name } (para o seu par): { $text }
live-asked = { $player } faz um pedido: yes (sim) ou no (não)?
live-again-key = Carrega em [a] para a desforra, em [q] para sair.
live-again-word = Escreve again para a desforra, quit para sair.
live-resign-sure = Queres mesmo desistir? Carrega em [y] para desistir, em qualquer outra tecla para continuar a jogar.
live-choose-preset = O que queres dizer?
live-left = A mesa continua aberta: «{ $command }» traz-te de volta.
refused-live-link = «{ $link }» não é um link para uma mesa. Um link é assim: { $example }
refused-live-server = { $server } não responde.
refused-live-stranger = O que responde em { $server } não é um servidor Klots, ou é de outra versão.
refused-live-table = Essa mesa não existe em { $server }: o link pode ser antigo ou estar incompleto.
refused-live-lost = A ligação a { $server } perdeu-se e não foi possível restabelecê-la.
refused-live-session = Esta sessão expirou; entra outra vez.

## Games that are over
save-foreign = O ficheiro «{ $file }» não é um jogo guardado e não foi alterado. { $cause }
terminal-kept = O jogo está guardado em { $file }; klots replay e klots analyse podem lê-lo.
terminal-keys-over = p resultado · v rever · l registo · o outros · n de novo · q sair
