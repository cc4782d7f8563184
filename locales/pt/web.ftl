### The web page

app-title = Klots – quatro jogos de peças
skip = Para o conteúdo
loading = A carregar…
close = Fechar
save = Guardar
answer-yes = Sim
answer-no = Não
sum = Soma
points = Pontos
points-why =
    { $points ->
        [0] { $points } pontos: porquê?
        [one] { $points } ponto: porquê?
       *[other] { $points } pontos: porquê?
    }
points-bonus = Bónus
points-before = Jogos anteriores
language = Língua
footer = Klots: aberto a todos, sem conta.
footer-api = Para programas
guest-name = Visitante
bot-name = Computador ({ $level })

nav = Páginas
nav-rules = Regras
nav-pad = Folha de pontos
nav-account = Tu
nav-settings = Definições

home-title = Quatro jogos de peças, uma mesa
home-lead = Joga já contra o computador, num só dispositivo ou com amigos através de uma ligação. Não precisas de conta.
home-kingdomino = Coloca dominós à volta do teu castelo e conta as coroas das tuas terras.
home-triominos = Coloca peças triangulares, acerta os cantos, fecha o hexágono.
home-quixo = Tira um cubo, empurra-o de volta e faz cinco em linha.
home-dominoes = A longa linha até à dupla de nove, para dois a dez jogadores.
home-play-now = Jogar já
home-with-friends = Com amigos
home-one-device = Num só dispositivo
home-learn = Aprender
home-more = Mais escolhas…
home-open-tables = Mesas abertas
home-no-tables = Nenhuma mesa à espera neste momento. Cria uma e outros vão vê-la aqui.
home-mine = Os teus jogos
home-you-are = Estás aqui como { $name }.
tables-free =
    { $count ->
        [0] { $count } lugares livres
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
tables-join = Sentar-me
tables-watch = Ver
tables-go-on = Continuar
tables-your-turn = É a tua vez
tables-look = Rever

new-title = Nova mesa: { $game }
new-device-title = Num só dispositivo: { $game }
new-device-about = Todos jogam neste dispositivo. Onde as mãos são escondidas, cai uma cortina entre os turnos.
new-seats = Quem joga
new-how-many = Número de jogadores
new-you = Tu
new-person = Uma pessoa
new-open = Livre, para quem vier
new-name-of = Nome do jogador { $number }
new-who-sits = Quem fica no lugar { $number }
new-options = Como se joga
new-table = A mesa
new-visible = Todos podem ver esta mesa e sentar-se
new-chat = As pessoas podem escrever umas às outras
new-rated = Com classificação: sem dicas nem anular
new-start = Começar o jogo
new-make = Criar a mesa
new-match = Encontrar com quem jogar
options-none = Com este número de jogadores, o jogo não tem opções.
clock = Relógio
clock-none = Sem relógio
clock-move =
    { $seconds ->
        [one] { $seconds } segundo por turno
       *[other] { $seconds } segundos por turno
    }
clock-game =
    { $minutes ->
        [0] { $minutes } minutos cada
        [one] { $minutes } minuto cada
       *[other] { $minutes } minutos cada
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } dia por turno
       *[other] { $days } dias por turno
    }
clock-days-left =
    { $days ->
        [0] { $days } dias
        [one] { $days } dia
       *[other] { $days } dias
    }
clock-low =
    { $seconds ->
        [0] faltam { $seconds } segundos
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }

gather-title = { $game }: a mesa
gather-free = livre
gather-you = tu
gather-host = criou a mesa
gather-ready = a postos
gather-not-ready = ainda não
gather-sit = Sentar-me aqui
gather-seat-bot = Computador…
gather-unseat = Libertar o lugar
gather-name = O teu nome
gather-start = A postos: começar
gather-wait = Espera, ainda não
gather-leave = Levantar-me
gather-waiting =
    { $count ->
        [0] Não falta ninguém.
        [one] À espera de mais { $count } jogador.
       *[other] À espera de mais { $count } jogadores.
    }
gather-word = Uma palavra para baralhar
gather-word-about = O servidor já fixou o seu segredo; só se mostra a impressão digital. A tua palavra é misturada, por isso ninguém pode ter escolhido as peças. Se ficar vazia, usa-se uma ao acaso.
gather-commitment = Impressão digital do segredo:
invite-title = Convidar amigos
invite-about = Envia esta ligação. Quem a abrir senta-se com um toque.
invite-link = Ligação para esta mesa
invite-copy = Copiar a ligação
invite-copied = Copiada
invite-share = Partilhar
invite-qr = A ligação como código QR

turn-yours = É a tua vez
turn-of = É a vez de { $player }
turn-over = O jogo acabou
turn-paused = O jogo está em pausa
turn-mark = é a sua vez
title-your-turn = É a tua vez
title-over = Fim do jogo
hand = A tua mão
hand-playable = encaixa
hand-earlier = Mover a peça para a esquerda
hand-later = Mover a peça para a direita
hand-count =
    { $player }: { $count ->
        [0] { $count } peças
        [one] { $count } peça
       *[other] { $count } peças
    } na mão, { $points ->
        [0] { $points } pontos
        [one] { $points } ponto
       *[other] { $points } pontos
    }
pool-count =
    { $count ->
        [0] { $count } peças no monte
        [one] { $count } peça no monte
       *[other] { $count } peças no monte
    }
stock-count =
    { $count ->
        [0] { $count } peças no monte
        [one] { $count } peça no monte
       *[other] { $count } peças no monte
    }
move-commit = Jogar
move-turn = Rodar
move-back = Repor
move-gone = A tua jogada já não é possível.
plan-commit = Planear
plan-armed = Planeada: { $move }. É jogada assim que for a tua vez.
plan-off = A jogada planeada foi retirada.
moves-filter = Escreve para encontrar uma jogada; Enter joga a primeira.
moves-count =
    { $count ->
        [0] { $count } jogadas
        [one] { $count } jogada
       *[other] { $count } jogadas
    }
tool-hint = Dica
tool-undo = Anular
tool-ask-undo = Pedir para anular
tool-moves = Todas as jogadas
tool-log = Registo e conversa
tool-menu = Mais
tool-result = Resultado
tool-read = Ler a mesa em voz alta
tool-zen = Só o tabuleiro
tool-resign = Desistir
tool-leave = Sair (o computador continua)
rule-link = Regra { $rule }
reconnecting = Perdeu-se a ligação. A ligar de novo…
bot-plays = Aqui joga o computador
bot-plays-for-you = O computador joga por ti.
play-yourself = Voltar a jogar eu
play-on = Continuar a jogar
take-over = Deixar o computador jogar
presence-here = presente
presence-away = ausente
presence-gone = saiu
watching =
    { $count ->
        [0] ninguém a ver
        [one] { $count } pessoa a ver
       *[other] { $count } pessoas a ver
    }
log = O que aconteceu
round-over =
    { $why ->
        [out] A ronda acabou: uma mão ficou vazia.
        [blocked] A ronda acabou: ninguém pode jogar.
       *[none] O último jogo acabou.
    }
round-hands = O que ficou na mão
since-title = Desde o teu último turno
since-nothing = Ainda nada.
hint-title = Dica
hint-none = Agora não há dica.
hint-value = Probabilidade de ganhar: { $percent } %.
offer-undo = Pedir para anular
offer-draw = Propor empate
offer-pause = Pedir uma pausa
offer-rematch = Jogar outra vez
offer-undo-asked = { $player } gostava de anular a última jogada.
offer-draw-asked = { $player } propõe empate.
offer-pause-asked = { $player } pede uma pausa.
offer-rematch-asked = { $player } gostava de jogar outra vez.
offer-undo-waits = Pediste para anular a tua jogada.
offer-draw-waits = Propuseste empate.
offer-pause-waits = Pediste uma pausa.
offer-rematch-waits = Queres jogar outra vez. À espera dos outros.
offer-withdraw = Deixa estar
curtain-give = Dá o dispositivo a { $player }
curtain-hold = { $player }: carrega e mantém
chat = Conversa
chat-presets = Dizer…
chat-own = Escreve algo
chat-send = Enviar
chat-team = equipa
chat-team-only = Só para a minha equipa
chat-hello = Olá!
chat-good-luck = Boa sorte!
chat-well-played = Bem jogado!
chat-thanks = Agradeço!
chat-oops = Ups!
chat-thinking = Deixa-me pensar…
chat-back-soon = Volto já.
chat-good-game = Bom jogo!
zoom-in = Maior
zoom-out = Menor
zoom-fit = Mostrar tudo
zoom-new-tile = A nova peça está para este lado

help-title = Teclas e ajuda
help-kingdomino = Escolhe uma casa que brilha; o dominó aparece lá com os seus pontos. Roda-o e depois joga. D vai para os dominós a escolher, P para o teu reino.
help-triominos = Escolhe uma peça da tua mão (1 a 9) e depois um dos lugares que se acendem. Arrasta a mesa para a mover, 0 mostra tudo.
help-quixo = Tira um cubo de contorno claro e escolhe de que lado entra. Com o teclado: setas, Enter, depois a seta desse lado.
help-dominoes = Escolhe uma peça da tua mão (1 a 9) e depois uma ponta da linha: esquerda ou direita.
help-tab = da mão para o tabuleiro e adiante
help-arrows = entre os lugares onde há jogada possível
help-enter = escolher, e jogar o que se mostra
help-escape = voltar
help-order = mover uma peça dentro da mão
help-turn = rodar a peça (com Shift, ao contrário)
help-list = a lista de todas as jogadas, procura ao escrever
help-hint = dica
help-undo = anular, ou pedir para anular
help-read = ler a mesa em voz alta
help-zen = só o tabuleiro

after-title = Resultado
after-won =
    { $count ->
        [one] { $players } ganha!
       *[other] { $players } partilham a vitória!
    }
after-draw = Empate: ninguém ganha.
after-flagged = Esgotou-se o tempo de alguém.
after-resigned = Alguém desistiu.
after-agreed = Todos concordaram com o empate.
after-abandoned = O jogo ficou por acabar.
after-again = Jogar outra vez
after-to-rematch = Para o próximo jogo
after-replay = Rever
after-record = Guardar o registo
fair-title = Baralhado sem batota?
fair-about = Antes do jogo, o servidor mostrou a impressão digital do seu segredo; depois, todos juntaram uma palavra. Agora o segredo está aberto, e esta página recalcula cada sorteio. Isso prova que nada foi alterado depois do início. Não prova que quem gere o servidor não contou o segredo a alguém.
fair-check = Recalcular todos os sorteios
fair-failed = Não foi possível verificar os sorteios: não há segredo, ou este navegador só o permite numa ligação segura.
fair-commitment =
    { $right ->
        [yes] O segredo corresponde à impressão digital.
       *[no] O segredo não corresponde à impressão digital!
    }
fair-draws = { $right } de { $all } sorteios são como calculado.
replay-title = Rever o jogo
replay-table = Para a mesa
replay-start = O início
replay-first = Para o início
replay-back = Uma jogada atrás
replay-next = Uma jogada à frente
replay-last = Para o fim
replay-play = Reproduzir
replay-stop = Parar
replay-slider = Jogada
replay-eyes = Visto por
replay-all = todos
analysis-title = Análise
analysis-about = O computador volta a ver cada decisão. Demora um momento.
analysis-start = Analisar
analysis-busy = A pensar…
analysis-graph = Probabilidade de cada um ganhar, jogada a jogada
analysis-costly = As jogadas que mais custaram
analysis-better = { $played } Melhor em { $percent } %: { $better }
analysis-no-cost = Nenhuma jogada custou muito.
analysis-luck = O que fez a sorte
analysis-luck-of = { $player }: { $percent } %

lesson = Jogo guiado
lesson-next = Seguinte
lesson-stop = Acabar o guia
learn-title = Aprender { $game }
learn-guided = Um primeiro jogo guiado
learn-guided-about = Cinco minutos no tabuleiro a sério, uma ideia de cada vez. O computador joga com calma.
learn-start = Começar
learn-rules = Ler as regras
rules-read = Ler

pad-kept = O que escreves fica neste dispositivo.
pad-clear = Limpar a folha
pad-undo = Anular a última linha
pad-more = Mais um jogador
pad-fewer = Menos um jogador
pad-whose = De quem é a vez
pad-what = O quê
pad-value = Valor da peça
pad-others = Valor das outras mãos
pad-add = Anotar { $points }
pad-add-round = Somar a ronda
pad-round = Ronda
pad-target = Jogar até
pad-terrain = Terreno
pad-crowns = Coroas
pad-empty = vazio
pad-kingdom = O reino
pad-size = { $size } × { $size } casas
pad-kingdomino-about = Escolhe um terreno e as suas coroas e toca nas casas do reino.
pad-triominos-about = Anota cada peça, cada peça tirada e o fim de cada ronda; a folha faz a soma.
pad-dominoes-about = Depois de cada ronda, escreve o que resta na mão de cada um (uma dupla conta uma vez). A mão mais baixa ganha e recebe o resto.
pad-deed-lay = Peça colocada
pad-deed-start = Primeira peça da ronda
pad-deed-bridge = Ponte
pad-deed-double = Ligação dupla
pad-deed-hexagon = Hexágono
pad-deed-hexagons2 = Dois hexágonos
pad-deed-hexagons3 = Três hexágonos
pad-deed-draw = Peça tirada
pad-deed-stuck = Turno sem peça
pad-deed-out = Mão vazia, ronda ganha
pad-deed-blocked = Mão mais baixa em ronda bloqueada

settings-look = Aspeto
settings-theme = Cores
theme-auto = como o dispositivo
theme-light = claro
theme-dark = escuro
theme-contrast = alto contraste
settings-letters = Uma letra em cada terreno
settings-motion = Movimento
motion-auto = como o dispositivo
motion-full = animado
motion-none = parado
settings-play = Como se joga
settings-confirm = Confirmar jogadas
confirm-always = sempre
confirm-touch = só ao toque
confirm-never = nunca
settings-previews = Mostrar o que uma jogada renderia
settings-playable = Marcar as peças que encaixam
settings-ahead = Planear uma jogada enquanto os outros pensam
settings-ahead-about = Escolhe uma jogada antes da tua vez e confirma-a: é jogada sozinha assim que for a tua vez, se ainda for possível. Até lá, Esc ou um toque retira-a. Não vale em jogos para a classificação com peças escondidas.
settings-notices = Avisos
settings-sounds = Sons
settings-notify = Avisar-me quando for a minha vez, também com a página em segundo plano
settings-notify-refused = O navegador não permite avisos desta página.
settings-kept = As definições ficam neste dispositivo e funcionam sem conta.
notice-your-turn = { $game }: é a tua vez.
notice-restart =
    { $seconds ->
        [one] O servidor vai reiniciar e deve voltar dentro de { $seconds } segundo. Nada se perde.
       *[other] O servidor vai reiniciar e deve voltar dentro de { $seconds } segundos. Nada se perde.
    }
notice-frozen = Neste momento o servidor não consegue guardar jogadas. Continua sozinho.

account-name = O teu nome
account-name-about = É assim que os outros te veem à mesa.
account-saved = Guardado.
account-account = Uma conta, se quiseres
account-account-about = Guarda as tuas classificações e os teus jogos. Tudo o que jogaste como visitante vem contigo.
account-login = Nome para iniciar sessão
account-password = Palavra-passe
account-new-password = Nova palavra-passe
account-change-password = Mudar a palavra-passe
account-sign-in = Iniciar sessão
account-sign-up = Criar uma conta
account-sign-out = Terminar sessão
account-signed-in = Tens a sessão iniciada.
account-signed-out = A sessão terminou.
account-signed-in-as = Sessão iniciada como { $name }
account-device = Jogar noutro dispositivo
account-device-about = Uma ligação permite-te jogar com a tua identidade noutro dispositivo. Funciona uma só vez; não a dês a ninguém.
account-device-link = Criar a ligação
account-played = O que jogaste
account-game = Jogo
account-games = Jogos
account-won = Ganhos
account-rating = Classificação
account-history = Jogos acabados
account-sessions = Onde tens sessão iniciada
account-this = aqui
account-end = Terminar
account-token = Criar um token
account-token-label = Para que programa
account-token-once = Só se mostra uma vez:
account-data = O que se guarda sobre ti
account-data-about = Podes receber num ficheiro tudo o que se guarda sobre ti, ou mandar apagá-lo.
account-export = Guardar em ficheiro
account-forget = Apagar tudo sobre mim
account-forget-sure = Sim, apagar tudo para sempre
account-forgotten = Tudo sobre ti foi apagado.
recover-title = Continuar aqui com a tua identidade
recover-about = Esta ligação vem de outro dispositivo teu. Depois de aceitares, os teus jogos também ficam aqui.
recover-accept = Sim, sou eu
ranking = Ranking
ranking-place = Lugar
ranking-name = Nome
ranking-empty = Ainda ninguém tem classificação neste jogo.

problem-home = Para a página inicial
problem-again = Tentar outra vez
problem-no-page = Essa página não existe.
problem-no-page-about = Talvez o endereço esteja cortado. Da página inicial chega-se a tudo.
problem-no-server = Não é possível contactar o servidor.
problem-no-server-about = Os teus jogos estão lá a salvo e continuam quando ele voltar. As regras, a folha de pontos e as definições funcionam sem ele.
problem-server = Algo correu mal no servidor.
problem-server-about = Nada se perdeu. Tenta outra vez daqui a pouco.
problem-not-found = Essa mesa não existe.
problem-not-found-about = A ligação pode ser antiga ou estar cortada. Pede uma nova a quem ta enviou, ou cria tu uma mesa.
problem-full-table = Esta mesa está cheia.
problem-full-table-about = Todos os lugares estão ocupados. Podes criar a tua própria mesa.

terrain-letter-wheat = T
terrain-letter-forest = F
terrain-letter-water = A
terrain-letter-grass = P
terrain-letter-swamp = N
terrain-letter-mine = M
kingdomino-current = A colocar
kingdomino-next = A escolher
kingdomino-done = feito
kingdomino-castle = castelo
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } com { $crowns } coroa
       *[other] { $terrain } com { $crowns } coroas
    }
kingdomino-tile = dominó { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } à direita
        [left] { $x } à esquerda
       *[none] { "" }
    } { $along ->
        [down] { $y } abaixo
        [up] { $y } acima
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] vazia
        [one] vazia, { $ways } maneira de colocar
       *[other] vazia, { $ways } maneiras de colocar
    }
kingdomino-kingdom =
    { $points ->
        [0] Reino de { $player }, { $points } pontos
        [one] Reino de { $player }, { $points } ponto
       *[other] Reino de { $player }, { $points } pontos
    }
kingdomino-enlarge =
    { $points ->
        [0] Ver o reino de { $player }, { $points } pontos
        [one] Ver o reino de { $player }, { $points } ponto
       *[other] Ver o reino de { $player }, { $points } pontos
    }
kingdomino-own-again = Voltar ao meu reino
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Coloca: { $tile }.
kingdomino-choose-tile = Escolhe um dominó para a próxima ronda.
kingdomino-no-place = O dominó { $number } não cabe em lado nenhum. É descartado.
kingdomino-discard = Descartar { $number }
kingdomino-next-order = Na próxima ronda és o número { $place } a escolher.
kingdomino-one-way = Aqui não cabe noutra direção.
kingdomino-not-here = O dominó não cabe aqui.
kingdomino-move-pick = Escolher { $tile }
kingdomino-move-discard = Descartar o dominó { $number }
kingdomino-move-place = { $left } em { $a }, { $right } em { $b } ({ $gain })

quixo-board = Tabuleiro
quixo-cell =
    { $square }: { $symbol ->
        [cross] cruz
        [circle] círculo
       *[blank] em branco
    }{ $dot ->
        [yes] , aponta para { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , pode ser tirado
       *[no] { "" }
    }
quixo-row = Fila { $row }: { $cells }
quixo-cube-cross = cruz
quixo-cube-circle = círculo
quixo-cube-blank = em branco
quixo-choose-cube =
    { $symbol ->
        [cross] Tira um cubo: em branco ou uma cruz.
       *[circle] Tira um cubo: em branco ou um círculo.
    }
quixo-choose-side = De que lado é empurrado?
quixo-move =
    { $side ->
        [top] Cubo { $from }, empurrado por cima
        [bottom] Cubo { $from }, empurrado por baixo
        [left] Cubo { $from }, empurrado pela esquerda
       *[right] Cubo { $from }, empurrado pela direita
    }
quixo-move-dot = a pinta aponta para { $player }
quixo-move-pass = Passar
quixo-must-pass = Não podes tirar nenhum cubo: passa.
quixo-dot = Para quem aponta a pinta
quixo-wins = ganha
quixo-loses = Cuidado: isto faz uma linha para o outro lado!

triominos-table =
    { $count ->
        [0] A mesa com { $count } peças { $tiles }
        [one] A mesa com { $count } peça { $tiles }
       *[other] A mesa com { $count } peças { $tiles }
    }
triominos-spots = Lugares onde a peça encaixa
triominos-points =
    { $bonus ->
        [bridge] { $points } pontos com uma ponte
        [double] { $points } pontos com uma ligação dupla
        [hexagon] { $points } pontos com um hexágono
       *[none]
            { $points ->
                [0] { $points } pontos
                [one] { $points } ponto
               *[other] { $points } pontos
            }
    }
triominos-choose-tile = Escolhe uma peça da tua mão.
triominos-choose-spot =
    { $count ->
        [one] Encaixa em { $count } lugar.
       *[other] Encaixa em { $count } lugares.
    }
triominos-fits-nowhere = { $tile } agora não encaixa em lado nenhum.
triominos-must-draw = Nenhuma das tuas peças encaixa: tira.
triominos-must-pass = Nada encaixa e não resta nada para tirar: passa.
triominos-draw = Tirar (−5), restam { $count }
triominos-pass = Passar (−10)
triominos-move-start = Colocar { $tile } primeiro: { $points }
triominos-move-beside = Colocar { $tile } ao lado de { $beside }
triominos-move-lay = Colocar { $tile } ao lado de { $beside }: { $points }

dominoes-tile = { $left } e { $right }
dominoes-double = dupla de { $number }
dominoes-line =
    { $count ->
        [0] A linha com { $count } peças: { $tiles }
        [one] A linha com { $count } peça: { $tiles }
       *[other] A linha com { $count } peças: { $tiles }
    }
dominoes-ends = As pontas abertas são { $left } à esquerda e { $right } à direita.
dominoes-end =
    { $end ->
        [left] Ponta esquerda: { $number }
        [right] Ponta direita: { $number }
       *[start] A primeira peça vai aqui
    }
dominoes-choose-tile = Escolhe uma peça que encaixe.
dominoes-choose-end = Esquerda ou direita?
dominoes-fits-nowhere = { $tile } não encaixa nem em { $left } nem em { $right }.
dominoes-must-start = A ronda começa com { $tile }.
dominoes-must-draw = Nada encaixa: tira.
dominoes-must-pass = Nada encaixa e o monte está vazio: passa.
dominoes-draw = Tirar, restam { $count }
dominoes-pass = Passar
dominoes-sort =
    { $order ->
        [pips] Por pontos
        [doubles] Duplas primeiro
        [own] A minha ordem
       *[drawn] Como saíram
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } à esquerda, no { $number }
        [right] { $tile } à direita, no { $number }
       *[start] { $tile } como primeira peça
    }

## Further words

points-rounds-before = Rondas anteriores
points-last-round = A última ronda
bot-name-number = Computador { $number } ({ $level })
hand-tiles =
    { $count ->
        [0] { $count } peças na mão
        [one] { $count } peça na mão
       *[other] { $count } peças na mão
    }
round-to = Ronda { $round }, joga-se até { $target } pontos
tool-resign-sure = Sim, desistir de vez
since-play = Mostrar no tabuleiro
since-playing = O que aconteceu: { $at } de { $all }
since-skip = Saltar
replay-link = Copiar a ligação para esta jogada
settings-install = Instalar o Klots neste dispositivo
settings-install-about = Fica com ícone e janela próprios; as regras e a folha de pontos abrem então sem ligação.
kingdomino-round = Ronda { $round } de { $rounds }
kingdomino-game = Jogo { $game } de { $games }
new-delay = O público vê as jogadas
delay-none = de imediato
delay-moves =
    { $count ->
        [one] { $count } jogada depois
       *[other] { $count } jogadas depois
    }
delay-seconds =
    { $count ->
        [one] { $count } segundo depois
       *[other] { $count } segundos depois
    }
notice-matched = Alguém veio jogar contigo.
notice-go = Para a mesa
account-kind-session = Navegador
account-kind-token = Programa
settings-push = Também com a página fechada
settings-push-about = O aviso passa pelo fabricante do teu navegador, vazio e sem qualquer texto. Está desligado até o ligares.
notice-called = É a tua vez.
