//! What can go wrong, sorted by what the caller can do about it.

use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

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
    Lost(Outage),
    /// Too much is waiting to be written.
    #[error("too much is waiting to be written")]
    Busy,
    /// The store has been closed.
    #[error("the store is closed")]
    Closed,
    /// The files or tables are broken. Nothing was written to them.
    #[error("damaged: {0}")]
    Damaged(Flaw),
    /// This is not a data folder or database of Klots. Nothing was written to it.
    #[error("not a database of klots: {0}")]
    Foreign(Flaw),
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
    /// Restoring or importing needs an empty place, a backup a new file. No path: the database itself.
    #[error("not empty: {}", .0.as_deref().unwrap_or(Path::new("the database")).display())]
    NotEmpty(Option<PathBuf>),
    /// The address of the database cannot be read. It may hold a password, so it is not repeated.
    #[error("the address of the database cannot be read")]
    Address,
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
        kind: ErrorKind,
    },
    /// Anything else the database refused: a mistake in this room.
    #[error("database: {0}")]
    Database(String),
}

/// Why a database is out of reach.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outage {
    /// What the system said, where it was the system.
    pub kind: Option<ErrorKind>,
    /// The database's own words, for logs.
    pub text: String,
}

impl fmt::Display for Outage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

/// What is wrong with data that was not used, and where it lies.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flaw {
    /// The file or folder, where there is one.
    pub place: Option<PathBuf>,
    /// What is wrong with it.
    pub wrong: Wrong,
}

/// The ways in which data can be wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// A file of another kind, or of another program.
    Stranger,
    /// A folder with files of others in it.
    OtherFiles,
    /// A folder without anything in it.
    Nothing,
    /// A text that is not an export.
    NoExport,
    /// A database with tables of another program.
    OtherTables,
    /// A journal whose database is gone.
    OnlyJournal,
    /// It ends before its end.
    Short,
    /// An export that is not as it was written, and where that shows.
    Changed(&'static str),
    /// Pages of the database are broken, in the database's own words.
    Pages(String),
}

impl Wrong {
    /// The word by which the message `store-flaw` chooses; none where the code of the error says it all.
    pub fn word(&self) -> Option<&'static str> {
        Some(match self {
            Wrong::Stranger => return None,
            Wrong::OtherFiles => "other-files",
            Wrong::Nothing => "nothing",
            Wrong::NoExport => "no-export",
            Wrong::OtherTables => "other-tables",
            Wrong::OnlyJournal => "only-journal",
            Wrong::Short => "short",
            Wrong::Changed(_) => "changed",
            Wrong::Pages(_) => "pages",
        })
    }

    pub(crate) fn at(self, place: impl Into<PathBuf>) -> Flaw {
        Flaw { place: Some(place.into()), wrong: self }
    }
}

impl From<Wrong> for Flaw {
    fn from(wrong: Wrong) -> Flaw {
        Flaw { place: None, wrong }
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(place) = &self.place {
            write!(f, "{}: ", place.display())?;
        }
        match &self.wrong {
            Wrong::Stranger => f.write_str("of another program"),
            Wrong::OtherFiles => f.write_str("holds other files"),
            Wrong::Nothing => f.write_str("holds no data"),
            Wrong::NoExport => f.write_str("not an export of klots"),
            Wrong::OtherTables => f.write_str("holds tables of another program"),
            Wrong::OnlyJournal => f.write_str("missing beside its journal"),
            Wrong::Short => f.write_str("ends too early"),
            Wrong::Changed(what) => write!(f, "changed: {what}"),
            Wrong::Pages(text) => f.write_str(text),
        }
    }
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
            StoreError::Address | StoreError::Invalid(_) => "store-invalid",
            StoreError::LoginTaken => "store-login-taken",
            StoreError::File { .. } => "store-file",
            StoreError::Database(_) => "store-database",
        }
    }

    /// Whether the same request may succeed a little later without anybody changing anything here.
    pub fn passes(&self) -> bool {
        matches!(self, StoreError::Full(_) | StoreError::Lost(_) | StoreError::Busy)
    }

    /// The same error of what was read from or written to this file.
    pub(crate) fn of_file(self, file: &Path) -> StoreError {
        let named = |flaw: Flaw| Flaw { place: flaw.place.or_else(|| Some(file.to_owned())), ..flaw };
        match self {
            StoreError::File { kind, .. } => StoreError::File { path: file.to_owned(), kind },
            StoreError::Damaged(Flaw { wrong: Wrong::Pages(text), place }) => {
                StoreError::Damaged(Flaw { wrong: Wrong::Pages(text), place })
            }
            StoreError::Damaged(flaw) => StoreError::Damaged(named(flaw)),
            StoreError::Foreign(flaw) => StoreError::Foreign(named(flaw)),
            other => other,
        }
    }

    /// A file that could not be read or written.
    pub(crate) fn file(path: impl Into<PathBuf>, cause: &std::io::Error) -> StoreError {
        let path = path.into();
        match cause.kind() {
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded => StoreError::Full(path.display().to_string()),
            _ => StoreError::File { path, kind: cause.kind() },
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> Self {
        use sqlx::Error as E;
        match &error {
            E::Io(cause) if cause.kind() == ErrorKind::StorageFull => StoreError::Full(error.to_string()),
            E::Io(cause) => lost(Some(cause.kind()), error.to_string()),
            E::PoolTimedOut => lost(Some(ErrorKind::TimedOut), error.to_string()),
            E::Tls(_) | E::WorkerCrashed | E::Protocol(_) | E::BeginFailed => lost(None, error.to_string()),
            E::PoolClosed => StoreError::Closed,
            E::Database(cause) => from_database(cause.as_ref()),
            _ => StoreError::Database(error.to_string()),
        }
    }
}

fn lost(kind: Option<ErrorKind>, text: String) -> StoreError {
    StoreError::Lost(Outage { kind, text })
}

/// SQLite answers with a number (the low byte is the kind), PostgreSQL with five letters.
fn from_database(cause: &dyn sqlx::error::DatabaseError) -> StoreError {
    let text = cause.to_string();
    let code = cause.code().unwrap_or_default();
    if cause.try_downcast_ref::<sqlx::sqlite::SqliteError>().is_some() {
        return match code.parse::<i32>().unwrap_or(0) & 0xff {
            13 => StoreError::Full(text),
            11 | 26 => StoreError::Damaged(Wrong::Pages(text).into()),
            5 | 6 | 8 | 10 | 14 => lost(None, text),
            _ => StoreError::Database(text),
        };
    }
    match code.as_ref() {
        "53100" => StoreError::Full(text),
        "XX001" | "XX002" => StoreError::Damaged(Wrong::Pages(text).into()),
        "25006" => lost(None, text),
        code if matches!(code.get(..2), Some("08" | "53" | "57" | "58")) => lost(None, text),
        _ => StoreError::Database(text),
    }
}

/// Whether two writers met: the unique key or the deadlock detector has spoken, and trying again is right.
pub(crate) fn is_collision(error: &sqlx::Error) -> bool {
    let Some(cause) = error.as_database_error() else { return false };
    cause.is_unique_violation() || matches!(cause.code().as_deref(), Some("40001" | "40P01"))
}
