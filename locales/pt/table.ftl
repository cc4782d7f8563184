### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = O jogo ainda não acabou.
refused-started = O jogo já começou.
refused-not-started = O jogo ainda não começou.
refused-paused = O jogo está em pausa.
refused-not-paused = O jogo não está em pausa.
refused-not-seated = Não tens lugar nesta mesa.
refused-seated = Já tens lugar nesta mesa.
refused-seat-taken = O lugar { $seat } está ocupado.
refused-seat-free = Ninguém está no lugar { $seat }.
refused-seat-open = O lugar { $seat } ainda está livre.
refused-seats-taken = Está alguém num lugar que seria retirado.
refused-no-seat = Esta mesa não tem o lugar { $seat }.
refused-full = Todos os lugares estão ocupados.
refused-invite = Esta mesa é privada: precisas do link de convite.
refused-private = Esta mesa é privada: precisas do link dela.
refused-host = Só quem criou a mesa pode fazer isso.
refused-forbidden = Não tens permissão para isso.
refused-not-ready = { $player } ainda não está a postos.
refused-clock = Essa definição do relógio não é possível.
refused-clock-twice = { $seconds ->
    [one] As opções já definem um relógio de { $seconds } segundo por jogada; não pode haver outro.
   *[other] As opções já definem um relógio de { $seconds } segundos por jogada; não pode haver outro.
}
refused-no-clock = Aqui não há relógio: os segundos por jogada só contam na mesa de um servidor.
refused-delay = Os espectadores podem ter no máximo { $max } jogadas de atraso.
refused-delay-seconds = Os espectadores podem ter no máximo { $max } segundos de atraso.
refused-name = Um nome tem de ter 1 a { $max } caracteres.
refused-word = A palavra para baralhar pode ter no máximo { $max } caracteres.
refused-chat-text = Uma mensagem tem de ter 1 a { $max } caracteres.
refused-chat-off = A conversa está desligada nesta mesa; as mensagens rápidas continuam a funcionar.
refused-preset = Não há nenhuma mensagem «{ $preset }».
refused-team-chat = Nesta mesa não há conversa de equipa.
refused-stand-in = Um bot está a jogar por ti. Retoma primeiro o teu lugar.
refused-not-replaced = Ninguém joga por ti.
refused-present = Quem joga neste lugar ainda está aqui.
refused-gone = Já saíste da mesa.
refused-out = Já estás fora do jogo.
refused-time = O teu tempo acabou.
refused-offer =
    { $offer ->
        [undo] Agora não há nada para anular.
        [draw] Agora não podes propor empate.
        [pause] Agora não há relógio para parar.
        [rematch] Podes propor a desforra quando o jogo acabar.
       *[other] Agora não podes propor isso.
    }
refused-offer-open = Isso já foi proposto.
refused-no-offer = Não há nenhuma proposta dessas à espera de resposta.
refused-stale = Entretanto aconteceu alguma coisa: vê outra vez.
refused-ahead = Isso ainda não aconteceu nesta mesa.
refused-id-reused = Este identificador de mensagem já foi usado para outra coisa.
refused-move-id = Um identificador de mensagem tem de ter 32 algarismos hexadecimais.
refused-rated-bot = Os jogos para a classificação jogam-se sem bots.
refused-rated-guest = Os jogos para a classificação exigem uma conta.
refused-rated-device = Os jogos para a classificação jogam-se em dispositivos separados.
refused-rated-hint = Não há dicas em jogos para a classificação.
refused-rated-late = Não é possível entrar num jogo para a classificação depois do início.

## Refusals of the server

refused-nobody = Não iniciaste sessão.
refused-not-found = Aqui não há nada.
refused-rate = Demasiados pedidos de uma vez. Espera um momento.
refused-origin = Este pedido veio de outro site.
refused-malformed = Não foi possível ler a mensagem (linha { $line }, coluna { $column }).
refused-too-large = A mensagem tem mais de { $max } bytes.
refused-query = Este endereço não é válido.
refused-hello-first = Uma ligação tem de começar com hello.
refused-unavailable = Algo correu mal no servidor.
refused-recovery = Este link de recuperação é inválido ou expirou.
refused-no-account = Não tens conta.
refused-has-account = Já tens uma conta.
refused-account-name = Um nome de utilizador tem entre 3 e 24 caracteres de a–z, 0–9, - e _.
refused-account-taken = Este nome de utilizador já está em uso.
refused-password = Nome de utilizador ou palavra-passe errados.
refused-old-password = A palavra-passe atual está errada.
refused-push-off = Este servidor não tem notificações push.
refused-push-address = Este servidor não usa esse serviço de notificações.
refused-password-length = Uma palavra-passe tem de ter { $min } a { $max } caracteres.

## The log of a table

told-table-configured = As definições da mesa foram alteradas.
told-table-sat = { $name } entrou.
told-table-left = O lugar { $seat } está livre.
told-table-renamed = Novo nome: { $name }.
told-table-bot =
    { $level ->
        [random] Entrou um bot que joga ao acaso.
       *[other] Entrou um bot ({ $level }).
    }
told-table-bot-named = { $player } entrou ({ $level }).
told-table-started = O jogo começa.
told-table-undone = { $player } anulou a última jogada.
told-table-offered =
    { $offer ->
        [undo] { $player } pede para anular a última jogada.
        [draw] { $player } propõe empate.
        [pause] { $player } pede uma pausa.
        [rematch] { $player } propõe a desforra.
       *[other] { $player } faz uma proposta.
    }
told-table-accepted = { $player } aceita.
told-table-declined = { $player } recusa.
told-table-withdrawn = { $player } retira a proposta.
told-table-paused = Pausa: o relógio está parado.
told-table-resumed = O jogo continua.
told-table-frozen = Relógio parado: o servidor vai parar ou esteve indisponível.
told-table-thawed = O relógio volta a andar.
told-table-flagged = { $player } ficou sem tempo.
told-table-resigned = { $player } desistiu.
told-table-abandoned = { $player } saiu.
told-table-took-over = Um bot substitui { $player }.
told-table-handed-back = { $player } voltou ao jogo.
told-table-finished =
    { $cause ->
        [flagged] O jogo acabou: esgotou-se o tempo.
        [resigned] O jogo acabou por desistência.
        [agreed] O jogo acabou empatado por acordo.
        [abandoned] O jogo foi abandonado.
       *[other] O jogo acabou.
    }
told-table-revealed = O segredo usado para baralhar foi revelado: cada sorteio pode ser verificado.
told-table-rematch = A desforra joga-se numa nova mesa.
score-forfeit = Os outros desistiram ou ficaram sem tempo
