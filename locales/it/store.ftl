### What the store answers.

## What the store answers when it cannot keep or read something

store-full = Il disco del server è pieno. La tua mossa non è stata salvata; riprova più tardi.
store-lost = In questo momento il server non raggiunge il suo database. Riprende automaticamente appena possibile.
store-busy = In questo momento il server è sovraccarico. Riprova fra un attimo.
store-closed = Il server si sta fermando.
store-damaged = I dati sono danneggiati. Nulla è stato cambiato. Ripristina una copia di sicurezza in una cartella vuota.
store-foreign = Questa non è una cartella di dati o un database di Klots. Nulla è stato cambiato.
store-newer = I dati sono stati scritti da una versione più recente di Klots. Usa quella versione o una successiva.
store-locked = Un altro server Klots usa già questa cartella di dati.
store-not-empty = Questa cartella o questo database non è vuoto. Nulla è stato sovrascritto.
store-invalid = Il server ha ricevuto una richiesta che non ha senso.
store-login-taken = Questo nome è già preso.
store-file = Un file non si può leggere o scrivere.
store-database = Il database ha segnalato un errore imprevisto. La causa è nel registro del server.
