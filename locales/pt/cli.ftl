### What only the command line says.

## The command line

cli-about = Quatro jogos de peças debaixo do mesmo teto: Kingdomino, Triominos, Quixo e Domino Double 9.
cli-lang = Idioma de todos os textos, como «de» ou «et»; por omissão, o do teu sistema
cli-serve-about = Inicia o servidor com a página, os bots e uma base de dados integrada; klots sem comando faz o mesmo
cli-serve-config = Um ficheiro TOML com definições
cli-serve-data = A pasta de dados; por omissão, a do teu utilizador
cli-serve-listen = Endereço em que escutar
cli-serve-public-url = O endereço que as pessoas usam
cli-serve-database-url = Guarda tudo nesta base de dados PostgreSQL
cli-serve-metrics-listen = Endereço para as métricas do Prometheus
cli-serve-no-browser = Não abre o navegador
cli-serve-print-config = Mostra todas as definições em TOML e sai
cli-serve-log-json = Escreve o registo em linhas JSON
cli-play-about = Joga no terminal: contra bots, em conjunto num só teclado, ou vê um registo
cli-play-game = O jogo a começar já; sem ele, um menu pergunta
cli-play-seats = Número de jogadores
cli-play-people = Quantos deles jogam neste terminal
cli-play-level = O nível dos bots: beginner, easy, medium, hard ou expert
cli-play-options = Opções do jogo, como «harmony=yes dynasty=yes»
cli-play-resume = Continua um jogo guardado
cli-play-watch = Vê um registo passo a passo
cli-play-plain = Linhas de texto e jogadas numeradas, para leitores de ecrã e pipes
cli-play-saves = Onde se guardam os jogos
cli-engine-about = Fala com bots e árbitros em linhas de texto (ver docs/engine.md)
cli-replay-about = Mostra um jogo registado passo a passo e verifica cada jogada
cli-replay-file = O registo; «-» lê a entrada padrão
cli-replay-to = Termina depois deste número de eventos
cli-replay-verify = Recalcula cada sorteio a partir do segredo revelado
cli-replay-seal = O selo que a mesa mostra, para comparar
cli-replay-commitment = A impressão digital que a mesa mostrou, para comparar
cli-replay-json = Mostra um documento JSON
cli-replay-positions = Mostra a posição depois de cada evento
cli-replay-eyes = Mostra o registo tal como um jogador o vê: o número de um lugar ou «onlooker»
cli-rules-about = Lê as regras de um jogo
cli-rules-game = O jogo; sem ele, a lista dos jogos
cli-rules-rule = Só a regra com este número, como K13
cli-render-about = Desenha uma posição ou um momento de um registo como imagem SVG ou PNG
cli-render-record = O registo cujo final se desenha
cli-render-to = Desenha o momento depois deste número de eventos
cli-render-position = Uma posição em texto em vez de um registo
cli-render-game = O jogo da posição
cli-render-seats = Número de jogadores
cli-render-options = Opções do jogo, como «mighty_duel=yes»
cli-render-eyes = O ponto de vista de quem: o número de um lugar, «onlooker» ou «reviewer»
cli-render-width = Largura de um PNG
cli-render-output = A imagem a escrever: x.svg ou x.png
cli-arena-about = Põe bots a jogar uns contra os outros e diz quão certo é o resultado
cli-arena-game = O jogo
cli-arena-seats = Número de jogadores
cli-arena-options = Opções do jogo
cli-arena-bots = Os bots, como «expert,hard» ou «expert@1s,expert@100ms»
cli-arena-games = Quantos jogos; cada distribuição joga-se em todos os lugares
cli-arena-budget = Quanto tempo um bot pode pensar: 100ms, 2s, 5000n (nós), 800i (iterações)
cli-arena-seed = Semente de todos os sorteios
cli-arena-threads = Jogos ao mesmo tempo
cli-arena-wall = Mede o tempo pelo relógio e não pelo tempo de CPU
cli-arena-sprt = Termina mais cedo quando o primeiro bot for pelo menos ELO1 ou no máximo ELO0 melhor do que o segundo
cli-arena-ledger = Guarda aqui todos os jogos e continua a partir deles da próxima vez
cli-arena-records = Guarda os jogos como registos nesta pasta
cli-arena-shard = Joga só a parte I de N do encontro
cli-arena-merge = Junta os resultados das partes em vez de jogar
cli-arena-json = Mostra um documento JSON
cli-arena-csv = Escreve uma tabela
cli-arena-plot = Desenha a força e o tempo de reflexão em SVG
cli-analyse-about = Diz quanto valeu cada jogada de um registo, o que foi sorte e o que foi perícia
cli-analyse-record = O registo
cli-analyse-bot = Quem avalia; por omissão, o bot feito para avaliar as jogadas deste jogo
cli-analyse-budget = Quanto tempo pensar em cada jogada
cli-analyse-samples = Com quantos outros sorteios se compara cada sorteio; 0 deixa a sorte de fora
cli-analyse-seed = Semente de todas as amostras
cli-analyse-json = Mostra um documento JSON
cli-analyse-plot = Desenha em SVG quem ia à frente
cli-bench-about = Joga jogos ao acaso o mais depressa possível e verifica os totais
cli-bench-game = Só este jogo
cli-bench-seconds = Segundos de CPU para cada linha
cli-bench-json = Mostra um documento JSON
cli-completions-about = Mostra o preenchimento automático para uma shell
cli-completions-shell = A shell
language-unknown = O idioma «{ $asked }» não está disponível; usa-se «{ $used }».

## Arena

refused-budget = «{ $text }» não é um limite de reflexão. Possível: { $possible } (milissegundos, segundos, nós, iterações).
arena-progress =
    { $done } de { $of } jogos · { $score } · { $seconds ->
        [0] faltam { $seconds } segundos
        [one] falta { $seconds } segundo
       *[other] faltam { $seconds } segundos
    }
arena-heading =
    { $game }, lugares: { $seats }, { $budget } por jogada: { $games ->
        [one] { $games } jogo
       *[other] { $games } jogos
    }, { $deals ->
        [one] { $deals } distribuição
       *[other] { $deals } distribuições
    }
arena-row = { $bot }: quota { $share } ± { $sure }%, ganhos { $wins }, partilhados { $shared }, perdidos { $losses }; pontos { $points }, margem { $margin } ± { $marginsure }; Elo { $elo } [{ $low }, { $high }]; { $millis } ms por jogada
arena-pair =
    { $bot } – { $other }: { $score } ± { $sure }% ({ $met ->
        [one] { $met } encontro
       *[other] { $met } encontros
    }, Elo { $elo })
arena-sprt =
    { $decision ->
        [better] Teste sequencial: melhor (LLR { $llr }, limites { $lower } e { $upper })
        [not_better] Teste sequencial: não é melhor (LLR { $llr }, limites { $lower } e { $upper })
       *[open] Teste sequencial: por decidir (LLR { $llr }, limites { $lower } e { $upper })
    }
arena-plot-title = Força e tempo de reflexão
arena-plot-across = Tempo de reflexão (milissegundos ou nós)
arena-plot-up = Elo
refused-arena-bots =
    { $bots ->
        [0] { $bots } bots não preenchem { $seats } lugares. Possível: { $possible }, ou mais bots do que lugares.
        [one] { $bots } bot não preenche { $seats } lugares. Possível: { $possible }, ou mais bots do que lugares.
       *[other] { $bots } bots não preenchem { $seats } lugares. Possível: { $possible }, ou mais bots do que lugares.
    }
refused-arena-games = Um encontro precisa de pelo menos um jogo.
refused-arena-illegal = { $bot } jogou { $move }, o que não é permitido em { $position }.
refused-arena-file = { $path }: { system-cause }
refused-arena-not-results = { $path } não é um ficheiro de resultados.
refused-arena-other-match = { $path } contém os resultados de outro encontro.
refused-arena-nothing-to-merge = Indica os ficheiros de resultados a juntar.
refused-shard = «{ $text }» não é uma parte de um encontro. Possível: { $possible }.
refused-sprt = «{ $text }» não é um teste sequencial. Possível: { $possible }.

## klots analyse

analysis-seat =
    { $player }: { $accuracy }% de precisão, melhores jogadas: { $best } de { $moves }; { $inaccuracies ->
        [0] { $inaccuracies } imprecisões
        [one] { $inaccuracies } imprecisão
       *[other] { $inaccuracies } imprecisões
    }, { $mistakes ->
        [0] { $mistakes } erros
        [one] { $mistakes } erro
       *[other] { $mistakes } erros
    }, { $blunders ->
        [0] { $blunders } erros graves
        [one] { $blunders } erro grave
       *[other] { $blunders } erros graves
    }. Desperdiçado: { $lost }% de uma vitória; sorte: { $luck }%.
analysis-luck-decided = A sorte decidiu: valeu { $luck }% de uma vitória a { $player }.
analysis-play-decided = A perícia decidiu: os outros desperdiçaram { $percent }% de uma vitória, e { $player } aproveitou.
analysis-even = Quase nada foi desperdiçado; { $player } ganhou um jogo renhido.
turning-move = Jogada { $event }: { $player } jogou { $move } e a sua probabilidade desceu de { $before }% para { $after }%. Melhor era { $better }.
turning-good-luck = Evento { $event }: a sorte ({ $luck }) fez subir a probabilidade de { $player } de { $before }% para { $after }%.
turning-bad-luck = Evento { $event }: o azar ({ $luck }) fez descer a probabilidade de { $player } de { $before }% para { $after }%.
turning-decided = A partir do evento { $event }, { $player } ficou na frente até ao fim.
analysis-plot-title = Como correu o jogo
analysis-plot-across = Evento
analysis-plot-up = Probabilidade de vitória

## What every help text and every mistake on the command line needs

cli-man-about = Mostra a página do manual
cli-usage = Uso:
cli-heading-commands = Comandos
cli-heading-arguments = Argumentos
cli-heading-options = Opções
cli-heading-examples = Exemplos
cli-heading-exit = Códigos de saída
cli-help = Mostra a ajuda
cli-version = Mostra a versão
cli-word-options = OPÇÕES
cli-word-command = COMANDO
cli-note-default = por omissão { $value }
cli-note-variable = ou a variável { $name }
cli-note-possible = possível: { $values }
cli-exit-done = correu tudo bem
cli-exit-failed = recusado ou falhado; o motivo está no erro padrão
cli-exit-usage = não se consegue ler a linha de comandos
cli-error-argument = O argumento «{ $text }» não existe aqui.
cli-error-command = O comando «{ $text }» não existe.
cli-error-command-missing = Falta um comando.
cli-error-value = «{ $value }» não é válido para { $argument }.
cli-error-value-possible = «{ $value }» não é válido para { $argument }. Possível: { $possible }.
cli-error-value-missing = { $argument } precisa de um valor.
cli-error-value-extra = { $argument } não aceita valor, mas recebeu «{ $value }».
cli-error-missing = Falta: { $arguments }
cli-error-conflict = { $argument } não pode ser usado com { $other }.
cli-error-twice = { $argument } só pode aparecer uma vez.
cli-error-encoding = Um argumento não é texto legível (UTF-8).
cli-error-other = Não se consegue ler esta linha de comandos.
cli-error-suggestion = Querias dizer «{ $text }»?
cli-error-help = «{ $command }» mostra o que é possível.
cli-man-name = NOME
cli-man-synopsis = SINOPSE
cli-man-description = DESCRIÇÃO
cli-man-command = A página de um comando, como «play»

## Replay

replay-place = { $player }: { $place }.º lugar, { $points ->
    [0] { $points } pontos
    [one] { $points } ponto
   *[other] { $points } pontos
}
replay-checked = { $count ->
    [0] Nenhum evento a verificar segundo as regras.
    [one] Um evento verificado segundo as regras.
   *[other] Todos os { $count } eventos verificados segundo as regras.
}
replay-verified = Todos os sorteios batem certo com o segredo revelado.
replay-sealed = O selo corresponde: jogo, opções, nomes, palavras, jogadas e resultado são os que foram selados.
replay-sealed-but-names = O selo corresponde, exceto os nomes: foram alterados ou removidos depois.
replay-not-sealed = Não há selo: só os sorteios foram verificados, não os nomes, as opções, as jogadas nem o resultado.
replay-compare = Compara com o que a mesa mostrou: { $name ->
    [seal] selo
   *[commitment] impressão digital
} { $hash }
replay-no-result = O registo não diz quem ganhou.

## Engine

engine-unknown = «{ $command }» não é um comando. Disponíveis: { $possible }
engine-needs = «{ $command }» precisa de: { $what }
engine-too-much = «{ $command }» escreve-se sozinho; «{ $text }» está a mais.
engine-no-game = Não há jogo definido: escreve primeiro «game NAME seats N».
engine-nothing-to-undo = Não há nada a anular.
engine-thinking = Um bot está a pensar; agora só se aceita «stop».
refused-rule-unknown = A regra «{ $rule }» não existe aqui. Disponíveis: { $possible }.
refused-picture-format = O nome da imagem tem de acabar em .svg ou .png.
refused-picture-width = Uma imagem tem de ter entre { $min } e { $max } píxeis de largura.

## klots load

cli-site-about = Escreve a página numa pasta para qualquer alojamento web, sem servidor
cli-site-folder = A pasta a escrever
cli-site-base-path = O caminho da pasta no alojamento, por exemplo «/jogos/»
cli-site-written = A página está em { $folder }.
cli-error-site-module = Esta versão não consegue jogar sem servidor. Executa scripts/setup e compila-a de novo.
cli-load-about = Mede quanta carga aguenta um servidor nesta máquina
cli-push-key-about = Cria uma chave para notificações push (ver docs/hosting.md)
cli-load-sockets = Ligações, distribuídas pelas mesas
cli-load-tables = Mesas
cli-load-every = Segundos entre duas jogadas numa mesa
cli-load-seconds = Quanto tempo medir
cli-load-flood = Joga outra vez logo que a última jogada for confirmada
cli-load-idle = Liga-se sem jogar
cli-load-game = Que jogo jogar
cli-load-url = Um servidor que já corre nesta máquina; sem ele, inicia-se um
cli-load-data = Onde o servidor iniciado guarda os dados; sem isto, numa pasta que se apaga no fim
cli-load-database-url = Uma base de dados PostgreSQL para o servidor iniciado
cli-load-json = Mostra um documento JSON
load-machine = { $model }; núcleos: { $cores }; memória: { $memory }
load-database = Base de dados
load-sockets = Ligações
load-tables = Mesas
load-seating = Tempo até todos se sentarem
load-moves = Jogadas guardadas
load-everyone = Do envio à receção por todos
load-acknowledged = Do envio à confirmação
load-errors = Erros
load-first-error = Primeiro erro
load-games = Jogos terminados
load-memory-empty = Memória do servidor vazio
load-memory-seated = Memória do servidor, todos sentados
load-memory-end = Memória do servidor no fim
load-memory-each = Memória por ligação
load-cpu-server = Tempo de processador do servidor durante o jogo
load-cpu-swarm = Tempo de processador dos jogadores, total
load-rate = { $count } ({ $rate }/s)
load-delays = p50 { $p50 } ms, p90 { $p90 } ms, p99 { $p99 } ms, máx. { $max } ms
load-seconds = { $number } s
load-mib = { $number } MiB
load-bytes = { $number } B

## klots backup, restore, export, import

cli-backup-about = Escreve uma cópia de segurança, mesmo com o servidor a correr
cli-backup-file = O novo ficheiro
cli-backup-data = A pasta de dados
cli-backup-database-url = Uma base de dados PostgreSQL em vez da pasta de dados
cli-restore-about = Repõe uma cópia de segurança numa pasta de dados nova ou vazia
cli-restore-file = A cópia de segurança
cli-restore-data = A nova pasta de dados
cli-export-about = Escreve tudo num formato portátil, para mudar para outra base de dados
cli-export-file = O novo ficheiro
cli-export-data = A pasta de dados
cli-export-database-url = Uma base de dados PostgreSQL em vez da pasta de dados
cli-import-about = Lê o formato portátil para uma base de dados vazia
cli-import-file = O ficheiro exportado
cli-import-data = A pasta de dados
cli-import-database-url = Uma base de dados PostgreSQL em vez da pasta de dados
cli-restore-database-url = A base de dados PostgreSQL em vez de uma pasta de dados
serve-listening = O Klots está pronto em { $url }
serve-no-address = Não é possível escutar em { $address }.
serve-push-key = push.key não é uma chave escrita por «klots push-key».
serve-push-contact = push.contact tem de ser um endereço como mailto:you@example.org ou https://example.org.
keep-done = { $file }: mesas { $tables }, eventos { $events }, pessoas { $people }.

## Words that stand for a value in help texts, in capitals

cli-value-address = ENDEREÇO:PORTA
cli-value-bots = BOTS
cli-value-code = CÓDIGO
cli-value-eyes = VISTA
cli-value-file = FICHEIRO
cli-value-folder = PASTA
cli-value-game = JOGO
cli-value-level = NÍVEL
cli-value-link = LINK
cli-value-name = NOME
cli-value-number = N
cli-value-options = OPÇÕES
cli-value-pixels = PÍXEIS
cli-value-position = POSIÇÃO
cli-value-rule = REGRA
cli-value-seconds = SEGUNDOS
cli-value-shell = SHELL
cli-value-time = TEMPO

## klots score

cli-score-about = Explica os pontos de um reino, de uma ronda ou de um tabuleiro escritos em texto (ver docs/notation.md)
cli-score-game = O jogo
cli-score-file = O texto; «-» ou nada lê a entrada padrão
cli-score-options = Opções do jogo, como «harmony=yes» ou «hexagons=flat»
cli-score-json = Mostra um documento JSON
refused-score-nothing = Não há aqui nada para pontuar.
refused-score-impossible = Isto não pode ter acontecido: «{ $text }».
refused-score-word = Não se consegue ler aqui «{ $text }». Possível: { $possible }.
refused-score-nobody = De quem é isto? Escreve primeiro um nome e dois pontos, como «Ana:».
refused-score-same-name = «{ $name }» já está na lista.

## klots join

cli-join-about = Entra numa mesa de um servidor com um link de convite
cli-join-link = O link, como a página o mostra ou como alguém to enviou
cli-join-name = O nome com que jogas; por omissão, o do teu utilizador
cli-join-seat = O lugar que queres, a partir de 1; por omissão, o primeiro livre
cli-join-watch = Só ver
cli-join-plain = Linhas de texto e jogadas numeradas, para leitores de ecrã e pipes
cli-join-session = Onde lembrar quem és em cada servidor
cli-rules-pictures = Escreve as imagens dos exemplos nesta pasta em SVG
refused-file-missing = O ficheiro «{ $file }» não existe.
refused-file-unreadable = Não se consegue ler «{ $file }». { system-cause }
refused-file-unwritable = Não se consegue escrever «{ $file }». { system-cause }
refused-no-home = Este utilizador não tem pasta pessoal; indica onde com { $argument }.

## Files, addresses and the system
system-cause = { $kind ->
    [NotFound] Não existe tal ficheiro ou pasta.
    [PermissionDenied] Não tens permissão para isso.
    [IsADirectory] É uma pasta.
    [NotADirectory] Uma parte do caminho não é uma pasta.
    [AlreadyExists] Já existe.
    [StorageFull] Não há mais espaço.
    [ReadOnlyFilesystem] O disco é só de leitura.
    [AddrInUse] Outro programa já está à escuta aí.
    [AddrNotAvailable] Esta máquina não tem esse endereço.
    [InvalidData] Não é texto em UTF-8.
    [ConnectionRefused] Nada responde aí.
    [ConnectionLost] A ligação perdeu-se.
    [TimedOut] Não chegou resposta a tempo.
    [Unreachable] Não é possível chegar a esse endereço.
   *[other] O sistema comunicou um erro inesperado.
}
refused-output = Não se pode escrever na saída padrão. { system-cause }
refused-input = A entrada padrão não pode ser lida. { system-cause }
refused-file-use = «{ $file }» não pode ser usado. { system-cause }
refused-people = Há mais pessoas ({ $people }) do que lugares ({ $seats }).
refused-arena-one = Os bots jogam uns contra os outros: indica pelo menos dois.
refused-settings = «{ $text }» não é uma definição válida.
refused-load-address = Só se pode medir um servidor desta máquina, como { $example }.
refused-load-server = O servidor não arrancou. O seu registo está em { $file }.
refused-database = Não é possível chegar à base de dados. { system-cause }
engine-record-cut = O registo está incompleto: tem de acabar com uma linha que só contém «.».

## klots train

cli-train-about = Treina de novo os bots de um jogo
cli-train-game = O jogo
cli-train-out = Onde escrever os ficheiros treinados
cli-train-part = Com que profundidade, em percentagem do treino dos ficheiros incluídos
cli-train-threads = Threads a usar
refused-train-nothing = Não há nada a treinar para { $game }.
