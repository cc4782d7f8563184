### What the store answers.

## What the store answers when it cannot keep or read something

store-full = The server’s disk is full. Your move was not saved; please try again later.
store-lost = The server cannot reach its database right now. It resumes automatically as soon as it can.
store-busy = The server is too busy right now. Please try again in a moment.
store-closed = The server is stopping.
store-damaged = The data is damaged. Nothing was changed. Restore a backup into an empty folder.
store-foreign = This is not a Klots data folder or database. Nothing was changed.
store-newer = The data was written by a newer version of Klots. Please use that version or a later one.
store-locked = Another Klots server is already using this data folder.
store-not-empty = This folder or database is not empty. Nothing was overwritten.
store-invalid = The server received an invalid request.
store-login-taken = This name is taken.
store-file = A file could not be read or written.
store-database = The database reported an unexpected error. The cause is in the server’s log.
store-flaw = { $flaw ->
    [other-files] It contains other files.
    [nothing] There is no data in it.
    [no-export] It is not a Klots export.
    [other-tables] Its tables belong to another program.
    [only-journal] Only its journal is left; the database itself is missing.
    [short] It ends too early.
    [changed] It was changed after it was written.
   *[pages] Parts of the database are unreadable.
}
