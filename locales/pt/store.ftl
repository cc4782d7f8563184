### What the store answers.

## What the store answers when it cannot keep or read something

store-full = O disco do servidor está cheio. A tua jogada não foi guardada; tenta mais tarde.
store-lost = O servidor não consegue aceder à base de dados neste momento. Retoma automaticamente assim que puder.
store-busy = O servidor está sobrecarregado neste momento. Tenta outra vez daqui a pouco.
store-closed = O servidor está a parar.
store-damaged = Os dados estão danificados. Nada foi alterado. Repõe uma cópia de segurança numa pasta vazia.
store-foreign = Isto não é uma pasta de dados ou base de dados do Klots. Nada foi alterado.
store-newer = Os dados foram escritos por uma versão mais recente do Klots. Usa essa versão ou uma posterior.
store-locked = Outro servidor Klots já usa esta pasta de dados.
store-not-empty = Esta pasta ou base de dados não está vazia. Nada foi substituído.
store-invalid = O servidor recebeu um pedido inválido.
store-login-taken = Este nome já está em uso.
store-file = Não foi possível ler ou escrever um ficheiro.
store-database = A base de dados deu um erro inesperado. A causa está no registo do servidor.
store-flaw = { $flaw ->
    [other-files] Contém outros ficheiros.
    [nothing] Não contém dados.
    [no-export] Não é uma exportação do Klots.
    [other-tables] As tabelas são de outro programa.
    [only-journal] Só resta o seu journal; falta a própria base de dados.
    [short] O ficheiro acaba cedo demais.
    [changed] O ficheiro foi alterado depois de escrito.
   *[pages] Há partes da base de dados ilegíveis.
}
