### What the store answers.

## What the store answers when it cannot keep or read something

store-full = O disco do servidor está cheio. A tua jogada não foi guardada; tenta mais tarde.
store-lost = O servidor não consegue aceder à base de dados neste momento. Continua sozinho assim que puder.
store-busy = O servidor tem demasiado que escrever neste momento. Tenta outra vez daqui a pouco.
store-closed = O servidor está a parar.
store-damaged = Os dados estão danificados. Nada foi alterado. Repõe uma cópia de segurança numa pasta vazia.
store-foreign = Isto não é uma pasta de dados ou base de dados do Klots. Nada foi alterado.
store-newer = Os dados foram escritos por uma versão mais recente do Klots. Usa essa versão ou uma posterior.
store-locked = Outro Klots já está a correr com esta pasta de dados.
store-not-empty = Este sítio não está vazio. Nada foi substituído.
store-invalid = Foi pedido ao servidor algo que não faz sentido.
store-login-taken = Este nome já está ocupado.
store-file = Não se consegue ler ou escrever um ficheiro.
store-database = A base de dados recusou algo que não devia. A causa está no registo do servidor.
