### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Il disco del server è pieno. La tua mossa non è stata salvata; riprova più tardi.
store-lost = In questo momento il server non raggiunge il suo database. Riprenderà automaticamente appena possibile.
store-busy = In questo momento il server è sovraccarico. Riprova fra un attimo.
store-closed = Il server si sta arrestando.
store-damaged = I dati sono danneggiati. Non è stato modificato nulla. Ripristina un backup in una cartella vuota.
store-foreign = Questa non è una cartella di dati o un database di Klots. Non è stato modificato nulla.
store-newer = I dati sono stati scritti da una versione più recente di Klots. Usa quella versione o una successiva.
store-locked = Un altro server Klots usa già questa cartella di dati.
store-not-empty = Questa cartella o questo database non è vuoto. Non è stato sovrascritto nulla.
store-invalid = Il server ha ricevuto una richiesta non valida.
store-login-taken = Questo nome è già in uso.
store-file = Non è stato possibile leggere o scrivere un file.
store-database = Il database ha segnalato un errore imprevisto. La causa è nel registro del server.
store-flaw = { $flaw ->
    [other-files] Contiene altri file.
    [nothing] Non contiene dati.
    [no-export] Non è un’esportazione di Klots.
    [other-tables] Le sue tabelle appartengono a un altro programma.
    [only-journal] È rimasto solo il suo journal; il database vero e proprio manca.
    [short] Il file finisce troppo presto.
    [changed] Il file è stato modificato dopo la scrittura.
   *[pages] Alcune parti del database sono illeggibili.
}
