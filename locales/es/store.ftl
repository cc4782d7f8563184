### What the store answers.

## What the store answers when it cannot keep or read something

store-full = El disco del servidor está lleno. Tu jugada no se guardó; prueba de nuevo más tarde.
store-lost = El servidor no puede acceder ahora a su base de datos. Seguirá por sí solo en cuanto pueda.
store-busy = El servidor tiene ahora demasiado que escribir. Prueba de nuevo en un momento.
store-closed = El servidor se está deteniendo.
store-damaged = Los datos están dañados. No se cambió nada. Pon una copia de seguridad en una carpeta vacía.
store-foreign = Esto no es una carpeta de datos ni una base de Klots. No se cambió nada.
store-newer = Los datos son de una versión más nueva de Klots. Usa esa versión o una posterior.
store-locked = Otro Klots ya funciona con esta carpeta de datos.
store-not-empty = Este lugar no está vacío. No se sobrescribió nada.
store-invalid = Se pidió al servidor algo que no tiene sentido.
store-login-taken = Este nombre está ocupado.
store-file = Un archivo no se puede leer o escribir.
store-database = La base de datos rechazó algo que no debía. La causa está en el registro del servidor.
