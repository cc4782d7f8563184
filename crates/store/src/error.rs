//! What can go wrong, sorted by what the caller can do about it.

use std::path::PathBuf;

/// Why the store could not do what was asked. Nothing has changed, except where [`StoreError::Lost`] says so.
///
/// The text is for logs; people are told the [`code`](StoreError::code) in their language.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum StoreError {
    /// The disk (or the agreed size of the database) is full. Reading still works; writing works again
    /// as soon as there is room.
    #[error("no room left: {0}")]
    Full(String),
    /// The database cannot be reached just now. If this answers an append, the append may or may not have
    /// happened: read the log again before going on.
    #[error("database not reachable: {0}")]
    Lost(String),
    /// Too much is waiting to be written.
    #[error("too much is waiting to be written")]
    Busy,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The files or tables are broken. Nothing was written to them.
    #[error("damaged: {0}")]
    Damaged(String),
    /// This is no data folder or database of Klots. Nothing was written to it.
    #[error("not a database of klots: {0}")]
    Foreign(String),
    /// The data were written by a newer version.
    #[error("schema {found} is newer than {known}, the newest this version knows")]
    Newer {
        /// Schema version found.
        found: i64,
        /// Newest schema version this program knows.
        known: i64,
    },
    /// Another process has this data folder open.
    #[error("{} is in use by another process", .0.display())]
    Locked(PathBuf),
    /// Restoring or importing needs an empty place.
    #[error("not empty: {0}")]
    NotEmpty(String),
    /// What was asked for makes no sense (an append without events, a duplicate login …).
    #[error("invalid: {0}")]
    Invalid(&'static str),
    /// The login is taken by somebody else.
    #[error("the login is taken")]
    LoginTaken,
    /// A file of the data folder or a backup could not be read or written.
    #[error("{}: {kind}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system said.
        kind: std::io::ErrorKind,
    },
    /// Anything else the database refused: a mistake in this room.
    #[error("database: {0}")]
    Database(String),
}

impl StoreError {
    /// The message id under which the languages know this error.
    pub fn code(&self) -> &'static str {
        match self {
            StoreError::Full(_) => "store-full",
            StoreError::Lost(_) => "store-lost",
            StoreError::Busy => "store-busy",
            StoreError::Closed => "store-closed",
            StoreError::Damaged(_) => "store-damaged",
            StoreError::Foreign(_) => "store-foreign",
            StoreError::Newer { .. } => "store-newer",
            StoreError::Locked(_) => "store-locked",
            StoreError::NotEmpty(_) => "store-not-empty",
            StoreError::Invalid(_) => "store-invalid",
            StoreError::LoginTaken => "store-login-taken",
            StoreError::File { .. } => "store-file",
            StoreError::Database(_) => "store-database",
        }
    }

    /// Whether the same request may succeed a little later without anybody changing anything here.
    pub fn passes(&self) -> bool {
        matches!(self, StoreError::Full(_) | StoreError::Lost(_) | StoreError::Busy)
    }

    /// A file that could not be read or written.
    pub(crate) fn file(path: impl Into<PathBuf>, cause: &std::io::Error) -> StoreError {
        let path = path.into();
        match cause.kind() {
            std::io::ErrorKind::StorageFull | std::io::ErrorKind::QuotaExceeded => {
                StoreError::Full(path.display().to_string())
            }
            _ => StoreError::File { path, kind: cause.kind() },
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match &error {
            E::Io(cause) if cause.kind() == std::io::ErrorKind::StorageFull => {
                StoreError::Full(error.to_string())
            }
            E::Io(_) | E::Tls(_) | E::PoolTimedOut | E::WorkerCrashed | E::Protocol(_) | E::BeginFailed => {
                StoreError::Lost(error.to_string())
            }
            E::PoolClosed => StoreError::Closed,
            E::Database(cause) => from_database(cause.as_ref()),
            _ => StoreError::Database(error.to_string()),
        }
    }
}

/// SQLite answers with a number (the low byte is the kind), PostgreSQL with five letters.
fn from_database(cause: &dyn sqlx::error::DatabaseError) -> StoreError {
    let text = cause.to_string();
    let code = cause.code().unwrap_or_default();
    if cause.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
        return match code.parse::<i32>().unwrap_or(0) & 0xff {
            13 => StoreError::Full(text),
            11 | 26 => StoreError::Damaged(text),
            5 | 6 | 8 | 10 | 14 => StoreError::Lost(text),
            _ => StoreError::Database(text),
        };
    }
    match code.as_ref() {
        "53100" => StoreError::Full(text),
        "XX001" | "XX002" => StoreError::Damaged(text),
        "25006" => StoreError::Lost(text),
        code if matches!(code.get(..2), Some("08" | "53" | "57" | "58")) => StoreError::Lost(text),
        _ => StoreError::Database(text),
    }
}

/// Whether two writers met: the unique key or the deadlock detector has spoken, and trying again is right.
pub(crate) fn is_collision(error: &sqlx::Error) -> bool {
    let Some(cause) = error.as_database_error() else { return false };
    cause.is_unique_violation() || matches!(cause.code().as_deref(), Some("40001" | "40P01"))
}
