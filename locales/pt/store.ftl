### What the store answers.

## What the store answers when it cannot keep or read something

store-full = O disco do servidor está cheio. A tua jogada não foi guardada; tenta mais tarde.
store-lost = O servidor não consegue aceder à base de dados neste momento. Continua automaticamente assim que puder.
store-busy = O servidor está sobrecarregado neste momento. Tenta outra vez daqui a pouco.
store-closed = O servidor está a parar.
store-damaged = Os dados estão danificados. Nada foi alterado. Repõe uma cópia de segurança numa pasta vazia.
store-foreign = Isto não é uma pasta de dados ou base de dados do Klots. Nada foi alterado.
store-newer = Os dados foram escritos por uma versão mais recente do Klots. Usa essa versão ou uma posterior.
store-locked = Outro servidor Klots já usa esta pasta de dados.
store-not-empty = Esta pasta ou base de dados não está vazia. Nada foi substituído.
store-invalid = O servidor recebeu um pedido que não faz sentido.
store-login-taken = Este nome já está ocupado.
store-file = Não se consegue ler ou escrever um ficheiro.
store-database = A base de dados deu um erro inesperado. A causa está no registo do servidor.
