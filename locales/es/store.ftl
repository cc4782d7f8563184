### What the store answers.

## What the store answers when it cannot keep or read something

store-full = El disco del servidor está lleno. Tu jugada no se guardó; prueba de nuevo más tarde.
store-lost = El servidor no puede acceder ahora a su base de datos. Seguirá automáticamente en cuanto pueda.
store-busy = El servidor está ahora sobrecargado. Prueba de nuevo en un momento.
store-closed = El servidor se está deteniendo.
store-damaged = Los datos están dañados. No se cambió nada. Restaura una copia de seguridad en una carpeta vacía.
store-foreign = Esto no es una carpeta de datos ni una base de Klots. No se cambió nada.
store-newer = Los datos son de una versión más nueva de Klots. Usa esa versión o una posterior.
store-locked = Otro servidor de Klots ya usa esta carpeta de datos.
store-not-empty = Esta carpeta o base de datos no está vacía. No se sobrescribió nada.
store-invalid = El servidor recibió una petición no válida.
store-login-taken = Este nombre ya está en uso.
store-file = No se pudo leer o escribir un archivo.
store-database = La base de datos dio un error inesperado. La causa está en el registro del servidor.
store-flaw = { $flaw ->
    [other-files] Contiene otros archivos.
    [nothing] No contiene datos.
    [no-export] No es una exportación de Klots.
    [other-tables] Sus tablas son de otro programa.
    [only-journal] Solo queda el diario; falta la propia base de datos.
    [short] El archivo termina antes de tiempo.
    [changed] El archivo se cambió después de escribirse.
   *[pages] Una parte de la base de datos es ilegible.
}
