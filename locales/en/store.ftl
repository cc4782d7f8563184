### What the store answers.

## What the store answers when it cannot keep or read something

store-full = The server’s disk is full. Your move was not kept; please try again later.
store-lost = The server cannot reach its database just now. It goes on by itself as soon as it can.
store-busy = The server has too much to write just now. Please try again in a moment.
store-closed = The server is stopping.
store-damaged = The data are damaged. Nothing was changed. Restore a backup into an empty folder.
store-foreign = This is not a data folder or database of Klots. Nothing was changed.
store-newer = The data were written by a newer version of Klots. Please use that version or a later one.
store-locked = Another Klots is already running with this data folder.
store-not-empty = This place is not empty. Nothing was overwritten.
store-invalid = The server was asked for something that makes no sense.
store-login-taken = This name is taken.
store-file = A file cannot be read or written.
store-database = The database refused something it should not have. The cause is in the server’s log.
