### What only the page says, and no single game.

## On every page

app-title = Klots – quatro jogos de peças
skip = Saltar para o conteúdo
loading = A carregar…
close = Fechar
save = Guardar
answer-yes = Sim
answer-no = Não
sum = Total
points = Pontos
points-why =
    { $points ->
        [0] { $points } pontos: porquê?
        [one] { $points } ponto: porquê?
       *[other] { $points } pontos: porquê?
    }
points-bonus = Bónus
points-before = Jogos anteriores
points-rounds-before = Rondas anteriores
points-last-round = Ronda anterior
language = Idioma
footer = Klots: aberto a todos, sem conta.
footer-api = API
guest-name = Visitante
bot-name = Computador ({ $level })
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
bot-beginner-about = Ainda está a aprender e alegra-se com cada jogada.
bot-easy-about = Vai depressa atrás dos pontos e não vê muito longe.
bot-medium-about = Tem paciência e pensa na tua resposta antes de jogar.
bot-hard-about = Joga com astúcia: planeia com antecedência e raramente falha.
bot-expert-about = Conhece todos os jogos e não esquece nenhum.

## Ways through the page

nav = Páginas
nav-rules = Regras
nav-pad = Folha de pontos
nav-account = Perfil
nav-settings = Definições

## Home

home-title = Quatro jogos de peças, uma mesa
home-lead = Joga já contra o computador, num só dispositivo ou com amigos através de um link. Não precisas de conta.
home-play-now = Jogar já
home-with-friends = Com amigos
home-one-device = Num só dispositivo
home-learn = Aprender
home-more = Mais opções…
home-open-tables = Mesas abertas
home-no-tables = De momento não há mesas abertas. Cria uma e os outros vão vê-la aqui.
home-mine = Os teus jogos
home-you-are = Jogas como { $name }.
tables-free =
    { $count ->
        [0] { $count } lugares livres
        [one] { $count } lugar livre
       *[other] { $count } lugares livres
    }
tables-join = Entrar
tables-watch = Ver
tables-go-on = Continuar
tables-your-turn = É a tua vez
tables-look = Rever
tables-more = Mostrar mais

## A new table

new-title = Nova mesa: { $game }
new-device-title = Num só dispositivo: { $game }
new-device-about = Todos jogam neste dispositivo. Nos jogos com peças escondidas um ecrã tapa-as entre as jogadas.
new-seats = Jogadores
new-how-many = Número de jogadores
new-you = Tu
new-person = Pessoa
new-open = Lugar livre
new-name-of = Nome do jogador { $number }
new-who-sits = Lugar { $number }
new-options = Opções do jogo
new-table = Mesa
new-visible = Pública: todos podem ver esta mesa e entrar
new-chat = Os jogadores podem conversar
new-late = Quem chegar tarde pode ocupar um lugar livre ou o de um computador
new-rated = Com classificação: sem dicas nem anular
new-delay = Os espectadores veem as jogadas
delay-none = de imediato
delay-moves =
    { $count ->
        [one] com { $count } jogada de atraso
       *[other] com { $count } jogadas de atraso
    }
delay-seconds =
    { $count ->
        [one] com { $count } segundo de atraso
       *[other] com { $count } segundos de atraso
    }
new-start = Começar o jogo
new-make = Criar a mesa
new-match = Procurar adversário
new-match-about = { $button }: sempre como nas regras. { $clock }.
options-none = Com este número de jogadores, o jogo não tem opções.
options-rulebook = Como nas regras.
options-all = Todas as opções
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
        [0] Faltam { $seconds } segundos
        [one] Falta { $seconds } segundo
       *[other] Faltam { $seconds } segundos
    }

## Before the game

gather-title = { $game }: mesa
gather-free = livre
gather-you = tu
gather-host = anfitrião
gather-ready = pronto
gather-not-ready = ainda não está pronto
gather-sit = Ocupar este lugar
gather-seat-bot = Computador…
gather-unseat = Remover jogador
gather-name = O teu nome
gather-start = Pronto
gather-wait = Não estou pronto
gather-leave = Deixar o lugar
avatar = A tua imagem
avatar-number = Imagem { $number }
avatar-about = Todos à mesa a veem.
avatar-change = Nome e imagem
gather-waiting =
    { $count ->
        [0] Não falta ninguém.
        [one] À espera de mais { $count } jogador.
       *[other] À espera de mais { $count } jogadores.
    }
gather-word = Uma palavra para baralhar
gather-word-about = O servidor já fixou o seu segredo e só mostra a impressão digital dele. A tua palavra entra na mistura, por isso ninguém pode ter preparado a ordem das peças. Deixa em branco para usar uma palavra ao acaso.
gather-commitment = Impressão digital do segredo:
invite-title = Convidar amigos
invite-about = Envia este link. Quem o abrir pode entrar com um toque.
invite-watch = Envia este link. Quem o abrir pode ver.
invite-link = Link para esta mesa
invite-copy = Copiar o link
invite-copied = Copiado
invite-share = Partilhar
invite-qr = O link como código QR

## At the table

turn-yours = É a tua vez
turn-of = É a vez de { $player }
turn-over = O jogo acabou
turn-paused = Em pausa
turn-mark = a jogar
title-your-turn = É a tua vez
title-over = Fim do jogo
hand = A tua mão
hand-playable = encaixa
hand-earlier = Mover a peça para a esquerda
hand-later = Mover a peça para a direita
hand-tiles =
    { $count ->
        [0] { $count } peças na mão
        [one] { $count } peça na mão
       *[other] { $count } peças na mão
    }
hand-lacks = De certeza que não tem: { $numbers }
round-to = Ronda { $round } · até { $target } pontos
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
move-commit = Jogar
move-turn = Rodar
move-back = Cancelar
move-gone = A tua jogada já não é possível.
plan-commit = Planear jogada
plan-armed = Jogada planeada: { $move }. Será jogada assim que for a tua vez.
plan-off = A jogada planeada foi cancelada.
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
tool-resign-sure = Sim, desistir
tool-leave = Sair (o computador continua)
rule-link = Regra { $rule }
reconnecting = Perdeu-se a ligação. A ligar de novo…
bot-plays = Aqui joga o computador
bot-plays-for-you = O computador joga por ti.
play-yourself = Retomar o jogo
play-on = Continuar a jogar
take-over = Deixar o computador jogar
presence-here = online
presence-away = ausente
presence-gone = offline
watching =
    { $count ->
        [0] { $count } espectadores
        [one] { $count } espectador
       *[other] { $count } espectadores
    }
log = Registo
round-over =
    { $why ->
        [out] A ronda acabou: alguém ficou sem peças.
        [blocked] A ronda acabou: ninguém pode jogar.
       *[none] O jogo anterior acabou.
    }
round-hands = Peças que ficaram na mão
since-title = Desde o teu último turno
since-nothing = Ainda nada.
since-play = Mostrar no tabuleiro
since-playing = O que aconteceu: { $at } de { $all }
since-skip = Saltar
hint-title = Dica
hint-none = Agora não há dica.
hint-value = Probabilidade de ganhar: { $percent }%.
offer-undo = Pedir para anular
offer-draw = Propor empate
offer-pause = Pedir uma pausa
offer-rematch = Desforra
offer-undo-asked = { $player } gostava de anular a última jogada.
offer-draw-asked = { $player } propõe empate.
offer-pause-asked = { $player } pede uma pausa.
offer-rematch-asked = { $player } quer a desforra.
offer-undo-waits = Pediste para anular a tua jogada.
offer-draw-waits = Propuseste empate.
offer-pause-waits = Pediste uma pausa.
offer-rematch-waits = Propuseste a desforra. À espera dos outros.
offer-withdraw = Retirar
curtain-give = Passa o dispositivo a { $player }
curtain-hold = { $player }: mantém premido
chat = Conversa
chat-presets = Dizer…
chat-own = Escreve uma mensagem
chat-send = Enviar
chat-unread = Mensagens novas: { $count }
chat-team = equipa
chat-team-only = Só para o meu par
chat-hello = Olá!
chat-good-luck = Boa sorte!
chat-well-played = Bem jogado!
chat-thanks = Obrigado!
chat-oops = Ups!
chat-thinking = Deixa-me pensar…
chat-back-soon = Volto já.
chat-good-game = Bom jogo!
zoom-in = Ampliar
zoom-out = Reduzir
zoom-fit = Mostrar tudo
zoom-new-tile = A nova peça está para este lado
own-table-undone = Anulaste a última jogada.
own-table-offered =
    { $offer ->
        [undo] Pedes para anular a última jogada.
        [draw] Propões empate.
        [pause] Pedes uma pausa.
        [rematch] Propões a desforra.
       *[other] Fazes uma proposta.
    }
own-table-accepted = Aceitas.
own-table-declined = Recusas.
own-table-withdrawn = Retiras a proposta.
own-table-took-over = Um bot substitui-te.
own-table-handed-back = Voltaste ao jogo.

## Help

help-title = Atalhos e ajuda
help-tab = da mão para o tabuleiro e assim por diante
help-arrows = entre os lugares onde há jogada possível
help-enter = escolher e depois jogar o que é mostrado
help-escape = voltar
help-order = mover uma peça dentro da mão
help-turn = rodar a peça (com Shift, ao contrário)
help-list = todas as jogadas, com pesquisa ao escrever
help-hint = dica
help-undo = anular, ou pedir para anular
help-read = ler a mesa em voz alta
help-zen = só o tabuleiro

## After the game

after-title = Resultado
after-won =
    { $count ->
        [one] { $players } ganha!
       *[other] { $players } partilham a vitória!
    }
after-draw = Empate: ninguém ganha.
after-flagged = Um jogador ficou sem tempo.
after-resigned = Um jogador desistiu.
after-agreed = Empate por acordo.
after-abandoned = O jogo ficou por acabar.
after-again = Jogar outra vez
after-to-rematch = Ir para a desforra
after-replay = Rever
after-record = Guardar o registo
bring-friends = Continuar com amigos
bring-analyse = Analisar no servidor
bring-here = Guardar neste dispositivo
bring-note = Este jogo começou noutro sítio e foi trazido para aqui, por isso não é possível verificar como foi baralhado.
fair-title = Foi baralhado sem batota?
fair-about = Antes do jogo, o servidor mostrou a impressão digital do seu segredo; depois, todos juntaram uma palavra. Agora o segredo foi revelado, e esta página recalcula cada sorteio. Isso prova que nada foi alterado depois do início. Não prova que quem gere o servidor guardou o segredo para si.
fair-check = Verificar todos os sorteios
fair-failed = Não foi possível verificar os sorteios: não há segredo, ou este navegador só o permite numa ligação segura.
fair-commitment =
    { $right ->
        [yes] O segredo corresponde à impressão digital.
       *[no] O segredo não corresponde à impressão digital!
    }
fair-draws = Sorteios certos: { $right } de { $all }.
fair-seal =
    { $seal ->
        [whole] O selo corresponde: jogo, opções, nomes, palavras, jogadas e resultado são os que foram selados.
        [names] O selo corresponde, exceto os nomes: foram alterados ou removidos depois.
        [none] Não há selo: só os sorteios foram verificados, não os nomes, as opções, as jogadas nem o resultado.
       *[wrong] O selo não corresponde: este registo foi alterado.
    }
replay-title = Rever o jogo
replay-table = Voltar à mesa
replay-start = Início
replay-first = Primeira jogada
replay-back = Jogada anterior
replay-next = Jogada seguinte
replay-last = Última jogada
replay-play = Reproduzir
replay-stop = Parar
replay-slider = Jogada
replay-eyes = Visto por
replay-all = todos
replay-link = Copiar o link para esta jogada
analysis-title = Análise
analysis-about = O computador reexamina cada decisão. Demora um momento.
analysis-start = Analisar
analysis-stop = Parar
analysis-busy = A pensar…
analysis-graph = Probabilidade de cada um ganhar, jogada a jogada
analysis-costly = As jogadas que mais custaram
analysis-better = { $played } Melhor (+{ $percent }%): { $better }
analysis-no-cost = Nenhuma jogada custou muito.
analysis-luck = O papel da sorte
analysis-luck-of = { $player }: { $start }% de probabilidade de ganhar no início, { $end }% no fim. { $fortune ->
    [gain] A sorte deu { $luck }%.
    [loss] O azar custou { $luck }%.
   *[none] A sorte não mudou nada.
} { $skill ->
    [gain] As jogadas deram { $play }%.
    [loss] As jogadas custaram { $play }%.
   *[none] As jogadas não mudaram nada.
}

## Learning

lesson = Jogo guiado
lesson-next = Seguinte
lesson-wait = Continua a jogar; o próximo conselho vem já.
lesson-stop = Sair da lição
learn-title = Aprender { $game }
learn-guided = O teu primeiro jogo guiado
learn-guided-about = Cinco minutos no tabuleiro verdadeiro, uma ideia de cada vez. O computador facilita-te a vida.
learn-start = Começar
learn-rules = Ler as regras
rules-read = Ler

## Score pad

pad-kept = O que escreves fica neste dispositivo.
pad-clear = Limpar tudo
pad-undo = Anular a última entrada
pad-more = Adicionar jogador
pad-fewer = Remover jogador
pad-add = Adicionar { $points }
pad-add-round = Adicionar ronda
pad-round = Ronda
pad-target = Jogar até

## Settings

settings-look = Aspeto
settings-theme = Cores
theme-auto = como o dispositivo
theme-light = claro
theme-dark = escuro
theme-contrast = alto contraste
settings-letters = Letras nos terrenos
settings-motion = Animação
motion-auto = como o dispositivo
motion-full = ligada
motion-none = desligada
settings-pace = Velocidade das jogadas dos outros
pace-slow = lenta
pace-normal = normal
pace-fast = rápida
pace-none = instantânea
settings-play = Jogo
settings-confirm = Confirmar jogadas
confirm-always = sempre
confirm-touch = só em ecrã tátil
confirm-never = nunca
settings-previews = Mostrar os pontos que uma jogada daria
settings-playable = Realçar as peças que encaixam
settings-ahead = Planear uma jogada enquanto os outros pensam
settings-ahead-about = Escolhe uma jogada antes da tua vez e confirma-a: será jogada automaticamente assim que for a tua vez, se ainda for possível. Até lá, Esc ou um toque cancela-a. Não disponível em jogos para a classificação com peças escondidas.
settings-notices = Notificações
settings-sounds = Sons
settings-notify = Avisar-me quando for a minha vez, também com a página em segundo plano
settings-push = Também com a página fechada
settings-push-about = As notificações passam pelo serviço push do teu navegador e não contêm texto. Estão desligadas até as ligares.
settings-notify-refused = O navegador não permite notificações desta página.
settings-install = Instalar o Klots neste dispositivo
settings-install-about = O Klots fica com ícone e janela próprios; as regras e a folha de pontos funcionam então sem ligação.
settings-kept = As definições ficam guardadas neste dispositivo; não precisas de conta.
notice-your-turn = { $game }: é a tua vez.
notice-called = É a tua vez.
notice-matched = Foi encontrado um adversário.
notice-go = Ir para a mesa
notice-restart =
    { $seconds ->
        [0] O servidor vai reiniciar e deve voltar dentro de { $seconds } segundos. Nada se perde.
        [one] O servidor vai reiniciar e deve voltar dentro de { $seconds } segundo. Nada se perde.
       *[other] O servidor vai reiniciar e deve voltar dentro de { $seconds } segundos. Nada se perde.
    }
notice-frozen = Neste momento não é possível guardar jogadas. O jogo continua automaticamente.

## You

account-name = O teu nome
account-name-about = É assim que os outros te veem à mesa.
account-saved = Guardado.
account-account = Conta (opcional)
account-account-about = Uma conta guarda as tuas classificações e os teus jogos, incluindo tudo o que jogaste como visitante.
account-login = Nome de utilizador
account-password = Palavra-passe
account-old-password = Palavra-passe atual
account-new-password = Nova palavra-passe
account-change-password = Mudar a palavra-passe
account-sign-in = Iniciar sessão
account-sign-up = Criar uma conta
account-sign-out = Terminar sessão
account-signed-in = Iniciaste sessão.
account-signed-out = Terminaste a sessão.
account-signed-in-as = Sessão iniciada como { $name }
account-device = Jogar noutro dispositivo
account-device-about = Com este link entras noutro dispositivo. Funciona uma vez; não o dês a ninguém.
account-device-link = Criar o link
account-played = Os teus resultados
account-game = Jogo
account-games = Jogos
account-won = Ganhos
account-rating = Classificação
account-history = Jogos terminados
account-sessions = Dispositivos com sessão
account-kind-session = Navegador
account-kind-token = Programa
account-this = este dispositivo
account-end = Encerrar sessão
account-token = Criar um token
account-token-label = Nome do programa
account-token-once = Só é mostrado uma vez:
account-data = Os teus dados
account-data-about = Podes transferir tudo o que está guardado sobre ti, ou pedir que seja apagado.
account-export = Transferir
account-forget = Apagar todos os meus dados
account-forget-sure = Sim, apagar tudo para sempre
account-forgotten = Todos os teus dados foram apagados.
recover-title = Usar o teu perfil neste dispositivo
recover-about = Este link vem de outro dispositivo teu. Se o aceitares, os teus jogos também ficam aqui.
recover-accept = Sim, sou eu
ranking = Ranking
ranking-place = Lugar
ranking-name = Nome
ranking-empty = Ainda ninguém tem classificação neste jogo.

## Games on this device

here-title = Jogos neste dispositivo
here-about = Estes jogos estão guardados apenas neste navegador. Guarda-os num ficheiro para teres uma cópia ou para os levares para outro dispositivo.
here-finished = Terminados
here-save = Guardar num ficheiro
here-take = Carregar de um ficheiro
here-taken = Jogos carregados: { $count }.
here-no-games = Este ficheiro não contém jogos do Klots.
here-broken = Jogos que não foi possível ler: { $count }.
read-title = Abrir um registo
read-about = Escolhe um registo do Klots ou cola o seu texto para rever o jogo.
read-paste = Texto do registo
read-open = Abrir
here-delete = Apagar
here-delete-sure = Apagar este jogo?
settings-here = Jogar contra o computador sem servidor
settings-here-about = Estes jogos, e os jogos num só dispositivo, decorrem neste navegador e só aqui são guardados. Desativa a opção para os jogares no servidor.
local-full = Não há espaço neste dispositivo e a jogada não foi guardada. Apaga alguns jogos ou liberta espaço e tenta de novo.
local-other-tab = Este jogo está aberto noutro separador
local-not-kept = Este dispositivo não conseguiu guardar a jogada. Tenta de novo.
local-broken = Algo correu mal nesta página. O teu jogo está a salvo: recarrega a página.
update-ready = Há uma nova versão do Klots.
update-now = Atualizar agora

## Something is missing

problem-home = Início
problem-again = Tentar outra vez
problem-no-page = Página não encontrada
problem-no-page-about = Talvez o endereço esteja incompleto. A partir da página inicial chegas a tudo.
problem-no-server = Não é possível contactar o servidor
problem-no-server-about = Os teus jogos estão a salvo e continuam quando ele voltar. As regras, a folha de pontos e as definições funcionam sem ele.
problem-server = Algo correu mal no servidor
problem-server-about = Nada se perdeu. Tenta outra vez daqui a pouco.
problem-not-found = Mesa não encontrada
problem-not-found-about = O link pode ser antigo ou estar incompleto. Pede um novo a quem to enviou, ou cria tu uma mesa.
problem-full-table = Esta mesa está cheia
problem-full-table-about = Todos os lugares estão ocupados. Podes criar a tua própria mesa.
generic-choose-move = Escolhe uma jogada.
generic-table = A mesa em texto
after-you-win = Ganhaste!
after-you-win-by = { $points ->
    [0] Ganhaste por { $points } pontos!
    [one] Ganhaste por { $points } ponto!
   *[other] Ganhaste por { $points } pontos!
}
after-won-by = { $points ->
    [0] { $player } ganha por { $points } pontos.
    [one] { $player } ganha por { $points } ponto.
   *[other] { $player } ganha por { $points } pontos.
}
after-rounds = Ronda a ronda
after-where-lost = Onde é que errei?
after-team-won = Ganham { $players }!
after-resigned-by = { $player } desistiu.
after-flagged-by = { $player } ficou sem tempo.
after-resigned-you = Desististe.
after-flagged-you = Ficaste sem tempo.
move-waits = A tua jogada está guardada e será enviada assim que a ligação voltar.
round-go-on = Continuar
you-watch = Estás a ver o jogo.
new-level-all = Nível de todos os computadores
nav-ranking = Ranking
invite-here-only = Este endereço só funciona neste dispositivo. Inicia o Klots com --listen 0.0.0.0:7377 para que outros na tua rede possam entrar.
invite-lan = Este link funciona na tua rede local.
tables-remove = Remover
