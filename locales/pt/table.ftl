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
refused-delay = O público pode ir no máximo { $max } jogadas atrás.
refused-delay-seconds = O público pode ir no máximo { $max } segundos atrás.
refused-name = Um nome tem de ter 1 a { $max } caracteres.
refused-word = Uma palavra para baralhar pode ter no máximo { $max } caracteres.
refused-chat-text = Uma mensagem tem de ter 1 a { $max } caracteres.
refused-chat-off = A conversa está desligada nesta mesa; as frases prontas funcionam.
refused-preset = Não há nenhuma mensagem «{ $preset }».
refused-team-chat = As equipas não têm conversa própria nesta mesa.
refused-stand-in = Um bot joga por ti. Volta primeiro.
refused-not-replaced = Ninguém joga por ti.
refused-present = Quem joga neste lugar ainda está aqui.
refused-gone = Já saíste.
refused-out = Já estás fora do jogo.
refused-time = O teu tempo acabou.
refused-offer =
    { $offer ->
        [undo] Agora não se pode anular nada.
        [draw] Agora não se pode propor empate.
        [pause] Agora não há relógio para parar.
        [rematch] A desforra só se propõe quando o jogo acaba.
       *[other] Isso não se pode propor agora.
    }
refused-offer-open = Isso já foi proposto.
refused-no-offer = Não há nenhuma proposta dessas para responder.
refused-stale = Entretanto aconteceu alguma coisa: vê outra vez.
refused-ahead = Isso ainda não aconteceu nesta mesa.
refused-id-reused = Este identificador de mensagem já foi usado para outra coisa.
refused-move-id = Um identificador de mensagem tem 32 algarismos hexadecimais.
refused-rated-bot = Os jogos para a classificação jogam-se sem bots.
refused-rated-guest = Os jogos para a classificação precisam de uma conta.
refused-rated-device = Os jogos para a classificação jogam-se em dispositivos separados.
refused-rated-hint = Não há dicas em jogos para a classificação.
refused-rated-late = Ninguém entra num jogo para a classificação depois do início.

## Refusals of the server

refused-nobody = Não iniciaste sessão.
refused-not-found = Aqui não há nada.
refused-rate = Demasiados pedidos de uma vez. Espera um momento.
refused-origin = Este pedido veio de outro site.
refused-malformed = Não foi possível ler a mensagem (linha { $line }, coluna { $column }).
refused-too-large = A mensagem tem mais de { $max } bytes.
refused-query = Este endereço não é válido.
refused-hello-first = Uma ligação começa com hello.
refused-unavailable = Algo correu mal no servidor.
refused-recovery = Este link de recuperação é inválido ou expirou.
refused-no-account = Não tens conta.
refused-has-account = Já tens uma conta.
refused-account-name = Um nome de utilizador tem de 3 a 24 caracteres de a–z, 0–9, - e _.
refused-account-taken = Este nome de utilizador já existe.
refused-password = Nome de utilizador ou palavra-passe errados.
refused-push-off = Este servidor não tem notificações push.
refused-push-address = Este servidor não usa esse serviço de notificações.
refused-password-length = Uma palavra-passe tem de ter { $min } a { $max } caracteres.

## The log of a table

told-table-configured = A mesa foi alterada.
told-table-sat = { $name } entrou.
told-table-left = O lugar { $seat } está livre.
told-table-renamed = Novo nome: { $name }.
told-table-bot =
    { $level ->
        [random] Entrou um bot que joga ao acaso.
       *[other] Entrou um bot ({ $level }).
    }
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
told-table-accepted = { $player } concorda.
told-table-declined = { $player } não concorda.
told-table-withdrawn = { $player } retira a proposta.
told-table-paused = Pausa: o relógio está parado.
told-table-resumed = A pausa acabou.
told-table-frozen = Relógio parado: o servidor vai parar ou esteve indisponível.
told-table-thawed = O relógio volta a andar.
told-table-flagged = { $player } ficou sem tempo.
told-table-resigned = { $player } desistiu.
told-table-abandoned = { $player } saiu.
told-table-took-over = Um bot joga por { $player }.
told-table-handed-back = { $player } volta ao jogo.
told-table-finished =
    { $cause ->
        [flagged] O jogo acabou: esgotou-se o tempo.
        [resigned] O jogo acabou por desistência.
        [agreed] O jogo acabou empatado por acordo.
        [abandoned] O jogo foi abandonado.
       *[other] O jogo acabou.
    }
told-table-revealed = O segredo usado para baralhar foi revelado: cada sorteio pode ser verificado.
told-table-rematch = A desforra tem a sua própria mesa.
score-forfeit = Os outros desistiram ou ficaram sem tempo
